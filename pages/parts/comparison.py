"""One question answered with memory and without, side by side, and what the difference is."""

from __future__ import annotations

import streamlit as st

from pages.parts.dates import on_day, spoken
from pages.parts.plain import plain
from persode.journal import Comparison, Journal, Side
from persode.words import say

__all__ = ["show_comparison"]


def show_comparison(journal: Journal, comparison: Comparison) -> None:
    """Both answers, the gain as sentences, and what was used."""
    if comparison.same_for_all:
        with st.container(border=True, key="compare-same"):
            st.markdown(plain(comparison.remembering.text))
        st.caption(say("compare.same_for_all"))
        return
    for column, name, side in zip(
        st.columns(2), ("with", "without"), (comparison.remembering, comparison.fresh), strict=True
    ):
        with column, st.container(border=True, height="stretch", key=f"compare-{name}"):
            st.subheader(say(f"compare.{name}"), anchor=False)
            st.markdown(plain(side.text))
            st.caption(_counts(comparison, side))
    st.markdown(plain(" ".join(_gain(journal, comparison))))
    _used(journal, comparison.remembering.used)


def _counts(comparison: Comparison, side: Side) -> str:
    counts = [_count("words", side.measured.words), _count("specifics", len(side.measured.specifics))]
    if comparison.facts:
        right = len(side.measured.right)
        counts.append(say("compare.facts", right=right, all=len(comparison.facts)))
    return ", ".join(counts)


def _count(what: str, n: int) -> str:
    if n == 0 and what == "specifics":
        return say("compare.specifics_none")
    return say(f"compare.{what}_one") if n == 1 else say(f"compare.{what}_many", n=n)


def _gain(journal: Journal, comparison: Comparison) -> list[str]:
    """The difference in sentences: things of her life, length, facts."""
    with_memory, without = comparison.remembering, comparison.fresh
    if not with_memory.used:
        return [say("compare.nothing_used")]
    things = [t for t in with_memory.measured.specifics if t not in without.measured.specifics]
    shown = [say("compare.quote", text=t) if len(t.split()) > 3 else t for t in things]
    said = [say("compare.gain", things=", ".join(shown)) if shown else say("compare.gain_none")]
    more = with_memory.measured.words - without.measured.words
    longer = "more" if more > 0 else "fewer"
    said.append(_count(f"{longer}_words", abs(more)) if more else say("compare.same_words"))
    return said + _facts(journal, comparison) if comparison.facts else said


def _facts(journal: Journal, comparison: Comparison) -> list[str]:
    """What is right about the memory that the question was made from, unless the answer is about others."""
    if not comparison.found:
        memory = journal.state.memories[comparison.question.about]
        day = memory.my_day or journal.day_of(memory.created_at)
        return [say("compare.other_memory", when=on_day(day, journal.today))]
    right = comparison.remembering.measured.right
    missed = [fact.said for fact in comparison.facts if fact not in right]
    named = ", ".join(fact.said for fact in right)
    said = [say("compare.right" if missed else "compare.right_all", right=named)] if right else []
    if missed:
        said.append(say("compare.missed", missed=", ".join(missed)))
    chance = comparison.fresh.measured.right
    if chance:
        said.append(say("compare.chance", right=", ".join(fact.said for fact in chance)))
    return said


def _used(journal: Journal, used: tuple[str, ...]) -> None:
    """The memories in the answer, in her own words."""
    memories = [journal.state.memories[memory_id] for memory_id in used]
    if not memories:
        return
    label = say("compare.used_one") if len(memories) == 1 else say("compare.used_many", n=len(memories))
    with st.expander(label, icon=":material/history:"):
        for memory in memories:
            day = memory.my_day or journal.day_of(memory.created_at)
            st.caption(say("compare.used_told", when=spoken(day, journal.today)))
            st.text(memory.text, width="stretch")
