"""The facts of the profile: what is so now and since when, what was, where I know it from, how to put it right."""

from __future__ import annotations

import streamlit as st

from pages.parts.acts import act, done
from pages.parts.corrections import change, once
from pages.parts.dates import spoken
from pages.parts.fact_strip import fact_strip
from pages.parts.moments import moments_fold, moments_list
from pages.parts.plain import plain, shorten
from pages.parts.unfold import unfolded
from persode.journal import Journal
from persode.mementos import (
    AGE,
    FactView,
    Value,
    checked_fact,
    days_said,
    known_paths,
    label,
    listed,
    since_said,
    takes_many,
)
from persode.words import say

__all__ = ["add_something", "area_card", "questions"]

MOST_QUESTIONS = 5


def questions(journal: Journal) -> None:
    """What I am not sure of: asked, and answered with a click."""
    asked = journal.mementos.views.profile.questions
    if not asked:
        return
    st.subheader(say("profile.questions"), anchor=False)
    for fact in asked[:MOST_QUESTIONS]:
        value, key = fact.current[0], _key(fact.path)
        with st.container(border=True, key=f"card-question-{key}"):
            st.markdown(f"**{plain(journal.mementos.question(fact.path))}**")
            st.caption(_since(journal, value))
            with st.container(horizontal=True):
                for answer, action in (("yes", journal.mementos.confirm), ("no", journal.mementos.deny)):
                    st.button(
                        say(f"profile.{answer}"),
                        key=f"{answer}-{key}",
                        disabled=journal.read_only,
                        on_click=act,
                        args=(change, journal, once(journal, answer, fact.path), action, fact.path, value.value),
                    )
            moments_fold(journal, value.sources, f"question-{key}")
    if len(asked) > MOST_QUESTIONS:
        st.caption(say("profile.more_questions", n=len(asked) - MOST_QUESTIONS))


def area_card(journal: Journal, area: str, facts: tuple[FactView, ...]) -> None:
    """One area with its facts."""
    with st.container(border=True, key=f"card-area-{area}"):
        st.subheader(_area(area), anchor=False)
        for fact in facts:
            _fact(journal, fact)


def add_something(journal: Journal) -> None:
    """A fact in the person's own words, without a memory behind it."""
    if journal.read_only:
        return
    box = unfolded(say("profile.add"), "add", "add-box")
    if box is None:
        return
    with box, st.form("add-fact", border=False):
        st.selectbox(say("profile.add_what"), known_paths(), format_func=label, key="add-path")
        st.text_input(say("profile.add_value"), key="add-value", autocomplete="off")
        st.form_submit_button(
            say("profile.add_do"), on_click=act, args=(_add, journal, once(journal, "add")), key="add-do"
        )


def _fact(journal: Journal, fact: FactView) -> None:
    name, key = label(fact.path), _key(fact.path)
    lines = []
    if fact.current:
        shown = listed(shorten(v.value, 160) for v in reversed(fact.current))
        unsure = f" ({say('profile.unsure')})" if fact.question else ""
        lines.append(f"{plain(name)}: **{plain(shown)}**{unsure}")
    elif fact.history:
        over = dict.fromkeys(shorten(v.value, 160) for v in fact.history)
        lines.append(say("profile.was", label=plain(name), value=plain(listed(over))))
    lines += [_planned(journal, name, value) for value in fact.planned]
    with st.container(key=f"fact-{key}", gap="xsmall"):
        st.markdown("  \n".join(lines))
        if fact.current:
            st.caption(_since(journal, fact.current[0]))
        box = unfolded(say("profile.closer", label=plain(name)), "edit_note", f"fact-box-{key}", quiet=True)
        if box is not None:
            with box:
                _closer(journal, fact, key)


def _planned(journal: Journal, name: str, value: Value) -> str:
    """What is planned, for when; what was planned for a day that has passed and did not come to be."""
    fields = {"label": plain(name), "value": plain(shorten(value.value, 160))}
    if value.since is None:
        return say("profile.planned", **fields)
    key = "was_planned" if value.since[1] < journal.today else "planned_for"
    return say(f"profile.{key}", when=days_said(*value.since), **fields)


def _closer(journal: Journal, fact: FactView, key: str) -> None:
    words = journal.mementos.evolution(fact.path)
    if fact.history or fact.planned:
        st.markdown(f"**{say('profile.evolution')}**")
        st.text(words, width="stretch")
        fact_strip(fact, words, journal.today, f"fact-{key}")
    _put_right(journal, fact, key)
    if fact.sources:
        st.markdown(f"**{say('profile.known_from')}**")
        moments_list(journal, fact.sources, f"fact-{key}")
    else:
        st.caption(say("profile.no_memory"))


def _put_right(journal: Journal, fact: FactView, key: str) -> None:
    """Correct, end, confirm, deny one of the values."""
    if journal.read_only:
        return
    values = {v.value: v for v in (*fact.current, *fact.history, *fact.planned)}
    chosen = next(iter(values))
    if len(values) > 1:
        chosen = st.selectbox(say("profile.which"), list(values), key=f"which-{key}")
    mementos, value = journal.mementos, values[chosen]
    row = f"{key}-{list(values).index(chosen)}"
    with st.form(f"correct-{row}", border=False):
        st.text_input(say("profile.right_value"), value=chosen, key=f"right-{row}", autocomplete="off")
        st.form_submit_button(
            say("profile.correct"),
            key=f"correct-do-{row}",
            on_click=act,
            args=(_correct, journal, once(journal, "correct", row), fact.path, value, row),
        )
    if value in fact.current and fact.path != AGE:
        with st.form(f"end-{row}", border=False):
            st.date_input(
                say("profile.over_since"),
                value=journal.today,
                max_value=journal.today,
                key=f"over-{row}",
                format="DD/MM/YYYY",
            )
            st.form_submit_button(
                say("profile.end"),
                key=f"end-do-{row}",
                on_click=act,
                args=(_end, journal, once(journal, "end", row), fact.path, value, row),
            )
    with st.container(horizontal=True):
        offers = [("deny", "block", mementos.deny)]
        if value in fact.current and value.certainty < 1:
            offers.insert(0, ("confirm", "check", mementos.confirm))
        for name, icon, action in offers:
            st.button(
                say(f"profile.{name}"),
                key=f"{name}-{row}",
                icon=f":material/{icon}:",
                type="tertiary",
                on_click=act,
                args=(change, journal, once(journal, name, row), action, fact.path, chosen),
            )


def _correct(journal: Journal, key: str, path: str, value: Value, row: str) -> None:
    typed = st.session_state[f"right-{row}"]
    if typed.strip() == value.value:
        done("profile.nothing_new")
    else:
        change(journal, key, journal.mementos.correct, path, typed, value.as_told)


def _end(journal: Journal, key: str, path: str, value: Value, row: str) -> None:
    day = st.session_state[f"over-{row}"]
    change(journal, key, journal.mementos.end, path, value.value, day)


def _add(journal: Journal, key: str) -> None:
    path = st.session_state["add-path"]
    value = checked_fact(path, st.session_state["add-value"])
    update = {"path": path, "value": value, "adds": takes_many(path)}
    change(journal, key, lambda key: journal.mementos.apply_profile_updates([update]))
    st.session_state["add-value"] = ""


def _since(journal: Journal, value: Value) -> str:
    if value.stated and value.last_said:  # an age that has moved on since
        return say("profile.told_age", age=plain(value.stated), when=spoken(value.last_said, journal.today))
    told = say("profile.told", when=spoken(value.last_said, journal.today)) if value.last_said else ""
    if value.put_right and (value.last_said is None or value.last_said <= value.put_right):
        told = say("profile.put_right", when=spoken(value.put_right, journal.today))
        if not value.since:
            return told
    if value.since:
        return f"{say('profile.since', when=since_said(*value.since))} {told}".strip()
    if value.said is None:
        chosen = journal.state.preferences
        named = (chosen is None or not chosen.name) and value.value == journal.person.name
        return say("profile.from_name" if named else "profile.from_start")
    return say("profile.told" if value.sources else "profile.said_here", when=spoken(value.said, journal.today))


def _area(area: str) -> str:
    try:
        return say(f"mementos.area.{area}")
    except KeyError:
        return plain(area.replace("_", " ").capitalize())


def _key(path: str) -> str:
    return path.removeprefix("profile.").replace(".", "-")
