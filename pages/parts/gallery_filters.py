"""Filters of the gallery: by feeling, tag, person and place; what stands in the pages is offered, nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

import streamlit as st

from pages.parts.feelings import FEELINGS, feeling_label, feeling_word
from pages.parts.plain import plain, shorten
from persode.errors import BadInputError
from persode.journal import Journal, Page
from persode.mementos import PersonView, Place, listed, person_key
from persode.words import say

__all__ = ["filtered"]

_KEYS = ("feelings", "tag", "person", "place")


def filtered(journal: Journal, pages: list[Page]) -> list[Page]:
    """The pages that pass the filters that are set; the filters are drawn above."""
    tags = Counter(tag for page in pages for tag in set(page.hashtags))
    views = journal.mementos.views
    people = _shown(_names(pages, lambda page: page.people, views.people.root), views.people.get)
    places = _shown(_names(pages, lambda page: page.places, lambda name: _slug(journal, name)), views.places.get)
    with st.popover(say("gallery.filter"), icon=":material/filter_list:", key="gallery-filter"):
        there = {page.feeling for page in pages}
        st.pills(
            say("gallery.by_feeling"),
            [f for f in FEELINGS if f in there],
            selection_mode="multi",
            format_func=feeling_label,
            key="filter-feelings",
        )
        _choice("tag", [tag for tag, _ in tags.most_common()], {})
        _choice("person", list(people), people)
        _choice("place", list(places), places)
    feelings = st.session_state.get("filter-feelings") or []
    tag, person, place = (st.session_state.get(f"filter-{name}") for name in _KEYS[1:])
    found = [
        page
        for page in pages
        if (not feelings or page.feeling in feelings)
        and (not tag or tag in page.hashtags)
        and (not person or person in map(journal.mementos.views.people.root, page.people))
        and (not place or place in (_slug(journal, name) for name in page.places))
    ]
    said = [feeling_word(f) for f in feelings] + [t for t in (tag, people.get(person), places.get(place)) if t]
    if said:
        with st.container(horizontal=True, vertical_alignment="center", key="gallery-filtered"):
            words = plain(listed(shorten(word, 40) for word in said))
            key = "gallery.filtered_one" if len(found) == 1 else "gallery.filtered"
            st.caption(say(key, n=len(found), words=words), width="content")
            st.button(
                say("gallery.all"), key="filter-none", type="tertiary", icon=":material/close:", on_click=_show_all
            )
    return found


def _names(pages: Sequence[Page], of: Callable[[Page], list[str]], key: Callable[[str], str]) -> dict[str, str]:
    """key -> how it is written most, the most frequent first."""
    counted: dict[str, Counter[str]] = {}
    for page in pages:
        for name in of(page):
            counted.setdefault(key(name), Counter())[name] += 1
    ranked = sorted(counted, key=lambda k: (-counted[k].total(), k))
    return {k: counted[k].most_common(1)[0][0] for k in ranked}


def _shown(names: dict[str, str], get: Callable[[str], PersonView | Place | None]) -> dict[str, str]:
    """The same under the name by which each is shown everywhere; without those who were put right to be none."""
    found = {key: get(key) for key in names}
    return {key: item.name for key, item in found.items() if item is not None}


def _choice(name: str, options: list[str], shown: dict[str, str]) -> None:
    if options:
        st.selectbox(
            say(f"gallery.by_{name}"),
            options,
            index=None,
            format_func=lambda option: shorten(shown.get(option, option), 40),
            placeholder=say("gallery.any"),
            key=f"filter-{name}",
        )


def _slug(journal: Journal, name: str) -> str:
    try:
        return journal.mementos.views.places.slug(name)
    except BadInputError:
        return person_key(name)


def _show_all() -> None:
    for name in _KEYS:
        st.session_state[f"filter-{name}"] = [] if name == "feelings" else None
