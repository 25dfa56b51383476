"""A view of the mementos as a person would tell it, to take along as a list too; a model may tell it a third way."""

from __future__ import annotations

import streamlit as st

from pages.parts.acts import caught
from pages.parts.plain import plain
from persode.errors import PersodeError
from persode.journal import Journal
from persode.llm import Alias, configured_models, get_llm
from persode.words import say

__all__ = ["story"]


def story(journal: Journal, view: str) -> None:
    """The story of one of `persode.mementos.VIEWS`."""
    with st.container(key=f"card-story-{view}", border=True):
        st.markdown(f"**{say('moments.story')}**")
        st.text(journal.mementos.narrative(view), width="stretch")
        _by_model(journal, view)
        st.download_button(
            say("moments.as_text"),
            lambda: f"{journal.mementos.summary(view)}\n\n{journal.mementos.narrative(view)}\n",
            file_name=f"{view}-{journal.today.isoformat()}.md",
            mime="text/markdown",
            icon=":material/download:",
            type="tertiary",
            on_click="ignore",
            key=f"summary-{view}",
        )


def _by_model(journal: Journal, view: str) -> None:
    """What a model told of it when it was asked; it is asked by a click only, and says before who would hear it."""
    alias = _teller()
    if alias is None:
        return
    told = st.session_state.get(f"retold-{view}", "")
    if told:
        st.markdown(f"**{say('moments.by_model', model=plain(alias.name))}**")
        st.text(told, width="stretch")
    key = "moments.ask_model" if alias.is_local else "moments.ask_model_outside"
    st.button(
        say(key, model=plain(alias.name), host=plain(alias.host)),
        key=f"retell-{view}",
        icon=":material/auto_awesome:",
        type="tertiary",
        on_click=_ask,
        args=(journal, view),
    )


def _ask(journal: Journal, view: str) -> None:
    with caught():
        llm = get_llm("chat")
        told = journal.mementos.retold(view, llm) if llm is not None else ""
        st.session_state[f"retold-{view}"] = told or say("moments.model_silent")


def _teller() -> Alias | None:
    """The model of the chat, if there is one that may be told what is remembered."""
    try:
        models = configured_models()
    except PersodeError:  # the settings page says what is wrong with the file
        return None
    alias = models.settings.aliases.get(models.settings.roles.get("chat", "")) if models else None
    return None if alias is None or alias.no_memories else alias
