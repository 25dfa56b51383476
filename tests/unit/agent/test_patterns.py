"""The pattern files: enough of them, each one sentence, each fillable, none that shouts."""

from __future__ import annotations

import difflib
import re
import string
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

from persode.agent.voice import opening, patterns, sentence_count
from persode.embeddings import get_embedder
from persode.onboarding import CONVERSATION_STYLES

FILES = (
    "opening",
    "companion_lines",
    "questions",
    "remembering",
    "requests",
    "small_talk",
    "crisis",
    "preferences",
    "moves",
    "beside",
    "mirror",
)
FILES += ("herself", "play")
FIELDS = (
    "age that you You noun adj day on words quote who what topic number part name frag Frag one two contact tail Tail"
)
NOT_SAID = (
    "words",
    "unless",
    "needs",
    "patterns",
    "pattern",
    "kinds",
    "name",
    "not",
    "begins",
    "never",
    "phrases",
    "asked",
    "when",
    "way",
    "first",
    "plain",
)


def strings(table: Any, path: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(table, str):
        yield path, table
    elif isinstance(table, dict):
        for key, value in table.items():
            if key not in NOT_SAID:
                yield from strings(value, f"{path}.{key}")
    elif isinstance(table, list):
        for value in table:
            yield from strings(value, path)


SAID = [(name + path, text) for name in FILES for path, text in strings(patterns(name)) if " " in text or "." in text]


def test_there_are_many() -> None:
    assert len({text for _, text in SAID}) > 800


@pytest.mark.parametrize("name", FILES)
def test_none_shouts_and_every_field_is_known(name: str) -> None:
    known = set(re.findall(r"\w+", FIELDS))
    for path, text in SAID:
        if not path.startswith(name):
            continue
        assert "!" not in text, text
        assert not re.search("[\U0001f000-\U0001faff()\\[\\]]", text), text
        assert {field for _, field, _, _ in string.Formatter().parse(text) if field} <= known, text


def test_openings_say_one_sentence_and_differ_in_their_first_words() -> None:
    for tone, forms in patterns("opening").items():
        for form, styles in forms.items():
            assert set(styles) == set(CONVERSATION_STYLES), tone
            for lines in styles.values():
                assert len(lines) >= 3
                for line in lines:
                    assert sentence_count(line) == 1, line
                    assert ("{that}" in line) == form.endswith("that"), line
                begins = [tuple(opening(line.format(that="your boss left", noun="fear", adj="sad"))) for line in lines]
                assert len(set(begins)) == len(begins), (tone, form, begins)


def test_every_tone_has_its_questions_and_every_feeling_word_its_tone() -> None:
    tones = set(patterns("opening")) - {"listener"}
    assert set(patterns("questions")["feeling"]) == tones | {"neutral_past", "neutral_up", "neutral_down", "joyful_now"}
    assert {tone for tone, _ in patterns("feelings")["words"].values()} <= tones


def test_questions_ask_and_only_once() -> None:
    for topic in patterns("questions")["topic"]:
        for question in topic["ask"]:
            assert question["text"].endswith("?")
            assert question["text"].count("?") == 1


def test_every_crisis_line_has_a_number_an_emergency_and_a_source() -> None:
    for region, line in patterns("crisis_lines")["region"].items():
        assert re.fullmatch("[A-Z]{2}", region)
        assert line["number"] in line["say"]
        assert line["emergency"]
        assert line["source"].startswith("https://")
        assert sentence_count(line["say"]) == 1


@pytest.mark.slow
def test_no_two_lines_of_a_list_say_the_same() -> None:
    """Whole lines only: what frames her own words is told apart by how it begins."""
    lists: dict[str, list[str]] = defaultdict(list)
    for path, text in dict.fromkeys(SAID):
        if "{" not in text and "findahelpline" not in text and not path.startswith("requests.plain.forget"):
            lists[path].append(text)
    alike = []
    for path, lines in lists.items():
        vectors = get_embedder("minilm").embed(lines)
        near = vectors @ vectors.T >= 0.85
        for j, other in enumerate(lines):
            written = difflib.SequenceMatcher(None, b=other)
            for i, one in enumerate(lines[:j]):
                written.set_seq1(one)
                bounds_first = (written.real_quick_ratio, written.quick_ratio, written.ratio)
                if near[i, j] or all(ratio() > 0.7 for ratio in bounds_first):
                    alike.append((path, one, other))
    assert not alike
