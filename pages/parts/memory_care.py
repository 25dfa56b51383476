"""What a person may do with a chosen memory: put it right, put it away, leave it alone, join it, erase it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import streamlit as st

from pages.parts.acts import act, done
from pages.parts.dates import on_day, spoken
from pages.parts.erasing import ask_to_erase, erase_preview
from pages.parts.plain import plain, shorten
from pages.parts.unfold import unfolded
from persode.journal import LINK_KINDS, WEAK, Journal
from persode.memory import BELIEF_CLASSES, BODIES, DOMAINS, EMOTIONS, KINDS, PROVENANCES, Memory
from persode.words import say

__all__ = ["cleanup", "one_memory", "two_memories"]

_CLOSED = {
    "belief_class": tuple(BELIEF_CLASSES),
    "kind": KINDS,
    "domain": DOMAINS,
    "provenance": PROVENANCES,
    "body": BODIES,
}
_SHARES = ("emotional_intensity", "confidence_floor")


def one_memory(journal: Journal, memory: Memory) -> None:
    """Everything about one memory, and what can be done with it."""
    day = memory.my_day or journal.day_of(memory.created_at)
    st.subheader(say("memories.one_title"), anchor=False)
    with st.container(border=True, key=f"moment-care-{memory.id}"):
        st.text(memory.text, width="stretch")
        st.caption(say("memories.told_on", when=spoken(day, journal.today)))
        for also in journal.state.merged_with(memory.id):
            other = journal.state.memory(also)
            if other is not None and other is not memory and journal.state.is_told(also):
                st.caption(say("memories.merged", text=plain(shorten(other.text, 120))))
        _standing(journal, memory)
        _links(journal, memory)
        _buttons(journal, memory)
    erase_preview(journal, "memory")
    _same(journal, memory)
    _proposed(journal, memory)
    box = unfolded(say("memories.belief"), "tune", "belief-box")
    if box is not None:
        with box:
            _beliefs(journal, memory)


def two_memories(journal: Journal, one: Memory, other: Memory) -> None:
    """Join two memories by hand."""
    with st.form(f"link-{one.id}-{other.id}", border=True):
        st.markdown(f"**{say('memories.link_title')}**")
        st.text(f"1  {shorten(one.text, 100)}\n2  {shorten(other.text, 100)}", width="stretch")
        st.selectbox(
            say("memories.link_kind"),
            LINK_KINDS,
            format_func=lambda kind: say(f"memories.link_{kind}"),
            key="link-kind",
        )
        st.form_submit_button(
            say("memories.link_make"), on_click=act, args=(_link, journal, one.id, other.id), key="link-make"
        )


def cleanup(journal: Journal) -> None:
    """What has faded, to be put away at once after a look at it."""
    box = unfolded(say("memories.cleanup"), "inventory_2", "cleanup-box")
    if box is None:
        return
    with box:
        weak = journal.care.weak()
        if not weak:
            st.markdown(say("memories.cleanup_none"))
            return
        st.markdown(say("memories.cleanup_text", n=len(weak), line=WEAK))
        rows = [{"S": journal.strength(m).strength, "memory": shorten(m.text, 120)} for m in weak]
        st.dataframe(
            rows,
            hide_index=True,
            height=min(36 * (len(rows) + 1) + 4, 260),
            column_config={
                "S": st.column_config.NumberColumn("S", format="%.4f", width=72),
                "memory": st.column_config.TextColumn(say("memories.column.memory")),
            },
        )
        st.button(
            say("memories.cleanup_do", n=len(weak)),
            key="cleanup",
            on_click=act,
            args=(_clean, journal, [m.id for m in weak]),
        )


def _standing(journal: Journal, memory: Memory) -> None:
    """Whether it may come up unasked, and if not, why."""
    reason = journal.care.held_back(memory)
    if reason == "resting":
        st.caption(say("memories.resting", day=on_day(journal.day_of(journal.state.rests[memory.id]), journal.today)))
    elif reason:
        st.caption(say(f"memories.{reason}"))


def _links(journal: Journal, memory: Memory) -> None:
    for link in journal.state.links.values():
        if memory.id not in (link.source, link.target):
            continue
        other = journal.state.memory(link.target if link.source == memory.id else link.source)
        if other is None:
            continue
        with st.container(horizontal=True, vertical_alignment="center", key=f"linked-{link.id}"):
            st.caption(
                f"{say('memories.links')}: {plain(shorten(other.text, 80))} ({say(f'memories.link_{link.kind}')})"
            )
            _button("link_remove", f"unlink-{link.id}", journal.care.unlink, link.id, note="unlinked")


def _buttons(journal: Journal, memory: Memory) -> None:
    care = journal.care
    with st.container(horizontal=True, key=f"care-{memory.id}"):
        if memory.archived:
            _button("bring_back", "bring-back", care.unarchive, [memory.id], note="done_back", icon="unarchive")
        elif not memory.pinned:
            _button("put_away", "put-away", care.archive, [memory.id], note="done_away", icon="archive")
        quiet = ("memory", memory.id)
        _button("leave_alone", "leave-alone", care.quieten, *quiet, note="done_quiet", icon="do_not_disturb_on")
        st.button(
            say("memories.erase"),
            icon=":material/ink_eraser:",
            key="erase-memory",
            on_click=ask_to_erase,
            args=("memory", memory.id, "memory"),
        )


def _button(label: str, key: str, call: Callable[..., Any], *args: Any, note: str, icon: str = "") -> None:
    """A button that does one thing and says so; without an icon it is a quiet one."""
    st.button(
        say(f"memories.{label}"),
        key=key,
        icon=f":material/{icon}:" if icon else None,
        type="secondary" if icon else "tertiary",
        on_click=act,
        args=(call, *args),
        kwargs={"note": f"memories.{note}"},
    )


def _same(journal: Journal, memory: Memory) -> None:
    """Offer to make one of two memories of a day that seem to tell the same."""
    if memory.my_day is None:
        return
    for one, other in journal.care.paraphrases(memory.my_day):
        if memory.id not in (one.id, other.id):
            continue
        with st.container(border=True, key=f"same-{one.id}-{other.id}"):
            st.markdown(f"**{say('memories.same_title')}**")
            st.text(f"1  {shorten(one.text, 160)}\n2  {shorten(other.text, 160)}", width="stretch")
            with st.container(horizontal=True):
                pair = (one.id, other.id)
                _button(
                    "make_one", f"merge-{one.id}-{other.id}", journal.care.merge, *pair, note="done_one", icon="merge"
                )
                _button("are_two", f"part-{one.id}-{other.id}", journal.care.part, *pair, note="done_two")


def _proposed(journal: Journal, memory: Memory) -> None:
    """Offer to join a memory with an earlier one of which its words seem to speak."""
    for link in journal.care.proposed_links(memory.id):
        ends = (link.earlier.id, link.later.id)
        with st.container(border=True, key=f"proposed-{'-'.join(ends)}"):
            st.markdown(f"**{say('memories.proposed_title')}**")
            st.caption(plain(say("memories.proposed_because", words=shorten(link.words, 80))))
            st.text(shorten(link.earlier.text, 160), width="stretch")
            st.caption(say(f"memories.link_{link.kind}"))
            with st.container(horizontal=True):
                join = f"join-{'-'.join(ends)}"
                _button("proposed_yes", join, journal.care.link, *ends, link.kind, note="linked", icon="link")
                _button("proposed_no", f"decline-{'-'.join(ends)}", journal.care.decline_link, *ends, note="declined")


def _beliefs(journal: Journal, memory: Memory) -> None:
    with st.form(f"beliefs-{memory.id}", border=False):
        for name, choices in _CLOSED.items():
            st.selectbox(
                say(f"memories.field.{name}"),
                choices,
                index=choices.index(getattr(memory, name)),
                format_func=lambda choice, name=name: say(f"memories.{name}.{choice or 'none'}"),
                help=say(f"memories.field_help.{name}"),
                key=f"belief-{name}-{memory.id}",
            )
        for name in _SHARES:
            st.slider(
                say(f"memories.field.{name}"),
                0.0,
                1.0,
                value=getattr(memory, name),
                step=0.05,
                help=say(f"memories.field_help.{name}"),
                key=f"belief-{name}-{memory.id}",
            )
        for name in ("pinned", "anchor"):
            st.checkbox(say(f"memories.field.{name}"), value=getattr(memory, name), key=f"belief-{name}-{memory.id}")
        st.markdown(f"**{say('memories.field.emotions')}**", help=say("memories.field_help.emotions"))
        for column, emotions in zip(st.columns(2), (EMOTIONS[::2], EMOTIONS[1::2]), strict=True):
            for emotion in emotions:
                column.slider(
                    say(f"memories.emotion.{emotion}"),
                    0.0,
                    1.0,
                    value=memory.emotions.get(emotion, 0.0),
                    step=0.05,
                    key=f"emotion-{emotion}-{memory.id}",
                )
        st.form_submit_button(
            say("memories.save"), on_click=act, args=(_believe, journal, memory.id), key="save-beliefs"
        )


def _believe(journal: Journal, memory_id: str) -> None:
    """What she changed is her word from now on; a form that is saved as it stands confirms all that it says."""
    names = (*_CLOSED, *_SHARES, "pinned", "anchor")
    chosen: dict[str, Any] = {name: st.session_state[f"belief-{name}-{memory_id}"] for name in names}
    felt = {emotion: st.session_state[f"emotion-{emotion}-{memory_id}"] for emotion in EMOTIONS}
    chosen["emotions"] = {emotion: value for emotion, value in felt.items() if value}
    memory = journal.state.memories.get(memory_id)
    changed = {name: value for name, value in chosen.items() if memory and getattr(memory, name) != value}
    journal.care.believe(memory_id, changed or chosen)
    done("memories.saved")


def _link(journal: Journal, source: str, target: str) -> None:
    journal.care.link(source, target, st.session_state["link-kind"])
    done("memories.linked")


def _clean(journal: Journal, memory_ids: list[str]) -> None:
    journal.care.archive(memory_ids)
    done("memories.cleanup_done", n=len(memory_ids))
