"""The quiet receipt under a reply: which moments were remembered, in their own words, and why these."""

from __future__ import annotations

import streamlit as st

from pages.parts.acts import act, done
from pages.parts.dates import spoken
from pages.parts.plain import plain, shorten
from persode.journal import VERDICTS, Journal, RecalledMoment, Reply
from persode.store import Term
from persode.words import say

__all__ = ["receipt"]

MOST_LEFT_OUT = 4
_ICONS = ("check", "contrast", "snooze", "do_not_disturb_on")


def receipt(journal: Journal, reply: Reply) -> None:
    """Nothing if nothing was remembered, else a line that opens; whose words they are, if a model's."""
    if reply.by:
        st.caption(say("chat.by_model", model=plain(reply.by)))
    used = reply.used
    if not used:
        return
    label = say("chat.remembered_one") if len(used) == 1 else say("chat.remembered_many", n=len(used))
    with st.expander(label, type="compact", key=f"receipt-{reply.id}"):
        for moment in used:
            _moment(journal, moment)
            _verdicts(journal, reply, moment.memory)
        _left_out(journal, reply)


def _left_out(journal: Journal, reply: Reply) -> None:
    """What came to mind and was not said, and why."""
    left = [(m, journal.state.memories.get(m.memory)) for m in reply.moments if not m.used and m.reason]
    lines = [
        f"- {plain(shorten(memory.text, 60))} {say(f'companion.left_out.{moment.reason}')}"
        for moment, memory in left
        if memory is not None and moment.reason != "quiet"
    ]
    if lines:
        st.caption("\n".join([say("chat.left_out"), "", *lines[:MOST_LEFT_OUT]]))


def _verdicts(journal: Journal, reply: Reply, memory_id: str) -> None:
    """Right, not quite, not now, never; what was said last is marked."""
    memory = journal.state.memories.get(memory_id)
    if memory is None:
        return
    said = [v.verdict for v in journal.state.verdicts if v.memory == memory_id and v.at >= reply.at]
    with st.container(horizontal=True, key=f"verdicts-{reply.id}-{memory_id}", gap="small"):
        for verdict, icon in zip(VERDICTS, _ICONS, strict=True):
            st.button(
                say(f"chat.verdict.{verdict}"),
                key=f"judge-{verdict}-{reply.id}-{memory_id}",
                icon=f":material/{icon}:",
                type="primary" if said[-1:] == [verdict] else "tertiary",
                help=say(f"chat.verdict_help.{verdict}"),
                on_click=act,
                args=(_judge, journal, reply, memory_id, verdict),
            )


def _judge(journal: Journal, reply: Reply, memory_id: str, verdict: str) -> None:
    """A double click finds it said already."""
    last = next((v for v in reversed(journal.state.verdicts) if v.memory == memory_id), None)
    if last is None or last.verdict != verdict or last.at < reply.at:
        journal.care.judge(memory_id, verdict, message=reply.message)
    done(f"chat.judged.{verdict}")


def _moment(journal: Journal, moment: RecalledMoment) -> None:
    memory = journal.state.memories.get(moment.memory)
    if memory is None:
        st.caption(say("chat.gone"))
        return
    day = memory.my_day or journal.day_of(memory.created_at)
    st.caption(say("chat.receipt_told", when=spoken(day, journal.today)))
    st.text(memory.text, width="stretch")
    if memory.archived:
        st.caption(say("memories.faded"))
    if not moment.terms:
        st.caption(say("chat.receipt_new"))
        return
    lines = [say("chat.receipt_share", score=f"{moment.score:#.2g}"), ""]
    lines += [f"- {_share(term)}" for term in moment.terms if term.contribution]
    st.caption("\n".join(lines))


def _share(term: Term) -> str:
    value, share = f"{term.contribution:#.2g}", f"{term.share:.0%}"
    return say("chat.receipt_term", term=_term(term.name), value=value, share=share)


def _term(name: str) -> str:
    try:
        return say(f"chat.term.{name}")
    except KeyError:
        return plain(name)
