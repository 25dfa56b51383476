"""What a person may put right of one moment: the day that it was on, where she was not, who was somebody else."""

from __future__ import annotations

from collections.abc import Sequence

import streamlit as st

from pages.parts.acts import act, refused
from pages.parts.corrections import change, once
from pages.parts.moments import when_said
from pages.parts.plain import plain, shorten
from pages.parts.unfold import unfolded
from persode.journal import Journal
from persode.mementos import Moment, PersonView, Place
from persode.words import say

__all__ = ["absent_form", "day_care", "somebody_else_form"]

MOST_TEXT = 60
MOST_PLACES = 4


def day_care(journal: Journal, moments: Sequence[Moment], where: str) -> None:
    """A fold on a day of the timeline: a moment was on another day, or not at that place."""
    if journal.read_only or not moments:
        return
    box = unfolded(say("timeline.put_right"), "edit", f"care-day-{where}", quiet=True)
    if box is None:
        return
    with box:
        with st.form(f"day-{where}", border=False):
            _which(journal, moments, f"day-moment-{where}")
            st.date_input(
                say("timeline.right_day"),
                value=min(moments[0].first, journal.today),
                max_value=journal.today,
                format="DD/MM/YYYY",
                key=f"day-value-{where}",
            )
            st.form_submit_button(
                say("timeline.day_do"),
                key=f"day-do-{where}",
                on_click=act,
                args=(_was_on, journal, once(journal, "day", where), where),
            )
        places = journal.mementos.views.places
        named = [(m, p) for m in moments for name, _ in m.reading.places if (p := places.get(name)) is not None]
        with st.container(horizontal=True):
            for moment, place in list({(m.id, p.slug): (m, p) for m, p in named}.values())[:MOST_PLACES]:
                key = f"{moment.id}-{place.slug}-{where}"
                st.button(
                    say("timeline.not_at", name=plain(shorten(place.name, 40))),
                    key=f"not-at-{key}",
                    icon=":material/location_off:",
                    type="tertiary",
                    on_click=act,
                    args=(
                        change,
                        journal,
                        once(journal, "not-at", key),
                        journal.mementos.was_not_there,
                        place.slug,
                        moment.id,
                    ),
                )


def absent_form(journal: Journal, place: Place) -> None:
    """At that place she was not, in a moment that she chooses."""
    moments = _moments(journal, place.sources)
    if not moments:
        return
    with st.form(f"absent-{place.slug}", border=False):
        _which(journal, moments, f"absent-moment-{place.slug}")
        st.form_submit_button(
            say("places.absent_do"),
            key="absent-do",
            on_click=act,
            args=(_absent, journal, once(journal, "absent", place.slug), place.slug),
        )


def somebody_else_form(journal: Journal, person: PersonView) -> None:
    """One moment is of somebody else of that name, or she was not there."""
    moments = _moments(journal, person.sources)
    if not moments:
        return
    first = person.name.split()[0].casefold()
    others = sorted(
        (p for p in journal.mementos.views.people if p.key != person.key),
        key=lambda p: (p.name.split()[0].casefold() != first, -p.count),
    )
    names = {p.key: p.name for p in others}
    key = person.key
    with st.form(f"other-{key}", border=False):
        _which(journal, moments, f"other-moment-{key}")
        st.selectbox(
            say("places.other_label"),
            list(names),
            index=None,
            format_func=lambda other: shorten(names.get(other, other), 60),
            placeholder=say("places.other_hint"),
            accept_new_options=True,
            key=f"other-value-{key}",
        )
        with st.container(horizontal=True):
            for name in ("other", "not_with"):
                st.form_submit_button(
                    say(f"places.{name}_do"),
                    key=f"{name}-do",
                    type="secondary" if name == "other" else "tertiary",
                    on_click=act,
                    args=(_somebody_else, journal, once(journal, name, key), key, name == "other"),
                )


def _moments(journal: Journal, sources: Sequence[str]) -> list[Moment]:
    found = [m for key in sources if (m := journal.mementos.views.moments.get(key)) is not None]
    return sorted(found, key=lambda m: m.order, reverse=True)


def _which(journal: Journal, moments: Sequence[Moment], key: str) -> None:
    """Choose one of several moments; of one alone there is no choice."""
    told = {m.id: f"{when_said(m.first, m.last, journal.today)}: {shorten(m.text, MOST_TEXT)}" for m in moments}
    st.session_state[f"{key}-first"] = moments[0].id
    if len(told) > 1:
        st.selectbox(
            say("places.which_moment"),
            list(told),
            format_func=lambda moment: told.get(moment, moment),
            key=key,
        )


def _chosen(key: str) -> str:
    return st.session_state.get(key) or st.session_state[f"{key}-first"]


def _was_on(journal: Journal, mark: str, where: str) -> None:
    day = st.session_state[f"day-value-{where}"]
    change(journal, mark, journal.mementos.was_on, _chosen(f"day-moment-{where}"), day)


def _absent(journal: Journal, mark: str, slug: str) -> None:
    change(journal, mark, journal.mementos.was_not_there, slug, _chosen(f"absent-moment-{slug}"))


def _somebody_else(journal: Journal, mark: str, key: str, other: bool) -> None:
    to = st.session_state.get(f"other-value-{key}") or ""
    if other and not to:
        refused("places.choose_first")
        return
    change(journal, mark, journal.mementos.somebody_else, key, _chosen(f"other-moment-{key}"), to if other else "")
