"""No text makes the patterns work long: they never see a word or a sentence beyond a bound."""

from __future__ import annotations

import pytest

from persode.analyzer import crisis, life_turns
from persode.analyzer.bounded import LONGEST_SENTENCE, LONGEST_WORD, in_bounded_pieces, with_parted_words

ODD = {
    "Latin": "a" * 5000,
    "Hangul": "가" * 5000,
    "digits": "7" * 5000,
    "mixed": "가a7" * 1700,
    "small words": "a " * 2500,
    "marks": "?" * 5000,
    "idiom": "killme" * 800,
}


@pytest.mark.parametrize("text", ODD.values(), ids=ODD)
def test_a_crisis_is_looked_for_in_bounded_pieces(text: str) -> None:
    pieces = crisis._spelt_out(text)
    assert max(map(len, pieces), default=0) <= LONGEST_SENTENCE
    assert max((len(word) for piece in pieces for word in piece.split()), default=0) <= LONGEST_WORD


@pytest.mark.parametrize("text", ODD.values(), ids=ODD)
def test_words_are_parted_without_moving_anything(text: str) -> None:
    parted = with_parted_words(text)
    assert len(parted) == len(text)
    assert max(map(len, parted.split())) <= LONGEST_WORD
    assert all(one in (other, " ") for one, other in zip(parted, text, strict=True))


def test_a_phrase_that_turns_a_day_is_found_where_it_stands_beside_a_long_word() -> None:
    text = f"{'가' * 500} i passed!"
    (turn,) = life_turns.life_turns(text)
    assert text[turn.start : turn.end] == "i passed"


def test_ordinary_words_are_left_as_they_are() -> None:
    text = "Donaudampfschifffahrtsgesellschaft, 오늘은정말힘들었지만그래도괜찮았다"
    assert with_parted_words(text) == text


def test_a_long_sentence_keeps_all_its_words() -> None:
    sentence = " ".join(f"word{number}" for number in range(500))
    pieces = in_bounded_pieces(sentence)
    assert " ".join(pieces) == sentence
    assert max(map(len, pieces)) <= LONGEST_SENTENCE


@pytest.mark.parametrize("letter", ["a", "가", "7"])
def test_a_disclosure_beside_a_long_word_is_heard(letter: str) -> None:
    assert crisis.crisis_level(f"{letter * 5000} I want to die") == "crisis"
