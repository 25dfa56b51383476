"""Patterns that are asked only where they may fit: what is found is what all of them find."""

from __future__ import annotations

import re

import pytest

from persode.language.likely import Likely, needed_words
from persode.language.wordlists import word_lines

TEXTS = (
    "my little brother won the race and nobody saved me a seat",
    "I can't do this anymore, i just want to sleep forever",
    "그냥 다 끝내고 싶다",
    "We both said sorry and hugged in the rain!",
    "İstanbul in the ſnow with Kim",
    "ok",
    "",
)


@pytest.mark.parametrize(
    ("source", "needed"),
    [
        (r"\bcats?\b", {"cat"}),
        (r"\b(?:cat|dogs)\b", {"cat", "dogs"}),
        (r"\b(?:cat|\w+)\b", None),
        (r"(?:very )?sad", {"sad"}),
        (r"(?!not)\w+ly\b", {"ly"}),
        (r"(?<=my )own", {"own"}),
        (r"[ㅠㅜ]{2,}", None),
        (r"so (?:tired|done) of it", {"done", "tired"}),
        (r"Cried|SOBBED", {"cried", "sobbed"}),
    ],
)
def test_what_a_pattern_cannot_do_without(source: str, needed: set[str] | None) -> None:
    assert needed_words(source) == needed


@pytest.mark.parametrize("name", ["markers", "kinds", "memory_questions", "requests", "not_crisis", "life_turns"])
def test_no_pattern_that_fits_is_left_out(name: str) -> None:
    lines = [
        line.rpartition(": ")[0] if name == "life_turns" else line for line in word_lines(name, "persode.analyzer")
    ]
    sources = [line.partition(": ")[2] if name == "kinds" else line for line in lines]
    likely = Likely([(source, place) for place, source in enumerate(sources)])
    for text in TEXTS:
        asked = [place for _, place in likely.of(text)]
        assert asked == sorted(asked)
        assert {place for place, source in enumerate(sources) if re.search(source, text)} <= set(asked)


def test_capitals_do_not_hide_a_word() -> None:
    likely = Likely([("kiss", "a"), ("Sink", "b"), (re.compile("MISS", re.IGNORECASE), "c")], re.IGNORECASE)
    assert all(likely.fits(text) for text in ("a KISS", "the sin\u212a", "they mi\u017f\u017f you"))
    assert not likely.fits("nothing of the kind")
    assert likely.entries() == ["a", "b", "c"]


def test_a_broken_pattern_is_found_at_once() -> None:
    with pytest.raises(re.error):
        Likely([("(open", None)])
