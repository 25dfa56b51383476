"""Settings about models: which are set up, what they may be told, and word for word what one would be told now."""

from __future__ import annotations

import streamlit as st

from pages.parts.plain import plain
from pages.parts.unfold import unfolded
from persode.errors import PersodeError
from persode.journal import Journal, told_to_model
from persode.llm import ROLES, Alias, configured_models
from persode.words import say

__all__ = ["models_section"]

LOOKED_AT = 10
"""So many last messages are looked through for one that a model would be told."""


def models_section(journal: Journal) -> None:
    """Nothing is told to anyone, or by role who is told what."""
    st.subheader(say("settings.outside.title"), anchor=False)
    try:
        models = configured_models()
    except PersodeError as error:
        st.error(plain(str(error)))
        models = None
    if models is None:
        st.markdown(say("settings.outside.text"))
        return
    st.markdown(say("settings.models.text"))
    lines = []
    for role in ROLES:
        name = models.settings.roles.get(role)
        by = _told(models.settings.aliases[name]) if name else say("settings.models.by_itself")
        lines.append(f"- {say(f'settings.models.role.{role}')}: {by}")
    st.markdown("\n".join(lines))
    box = unfolded(say("settings.models.preview"), "visibility", "models-preview-box")
    if box is not None:
        with box:
            _preview(journal)


def _told(alias: Alias) -> str:
    """Who it is, whether that leaves the machine, and what it is never told."""
    where = say("settings.models.stays") if alias.is_local else say("settings.models.leaves", host=plain(alias.host))
    limits = [say("settings.models.no_memories")] if alias.no_memories else []
    limits += [say("settings.models.no_images")] if alias.no_images else []
    return f"**{plain(alias.name)}** ({plain(alias.model)}), {where}{''.join(f', {limit}' for limit in limits)}"


def _preview(journal: Journal) -> None:
    """The prompt that the last message would make; the key is never part of it."""
    said = [m for m in journal.state.messages.values() if not m.taken_back][-LOOKED_AT:]
    told = next((found for m in reversed(said) if (found := told_to_model(journal, m))), [])
    if not told:
        st.markdown(say("settings.models.nothing"))
        return
    st.caption(say("settings.models.last_message"))
    for part in told:
        st.caption(say(f"settings.models.part.{part['role']}"))
        st.code(part["content"], language=None, wrap_lines=True)
