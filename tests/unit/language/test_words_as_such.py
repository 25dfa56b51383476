"""Cleaning, sentences, clauses, forms and negation."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from persode.language import (
    clause_pieces,
    clauses,
    clean,
    is_korean,
    is_past,
    is_verb,
    korean_words,
    lemma,
    negated,
    paragraphs,
    sentences,
    tokens,
    words,
)

ANY_TEXT = st.text(st.characters(codec=None), max_size=300)  # lone surrogates too


@given(ANY_TEXT)
def test_clean_text_is_storable_and_cleaning_again_changes_nothing(text: str) -> None:
    cleaned = clean(text)
    assert clean(cleaned) == cleaned
    cleaned.encode("utf-8")
    assert unicodedata.is_normalized("NFC", cleaned)
    assert not [char for char in cleaned if unicodedata.category(char) == "Cc" and char not in "\n\t"]


def test_what_cleaning_keeps_and_mends() -> None:
    assert clean("a\x00b\r\nc\rd\u2028e") == "ab\nc\nd\ne"
    assert clean("\ud83d\ude00 \ud83d x") == "😀 \ufffd x"
    assert clean("\u200fשלום") == "\u200fשלום"
    assert clean("Sa\u0303o") == "São"


@given(ANY_TEXT.map(clean))
def test_pieces_are_exactly_where_they_say(text: str) -> None:
    for pieces in (tokens(text), sentences(text), clause_pieces(text), paragraphs(text)):
        assert all(text[piece.start : piece.end] == piece.text for piece in pieces)
        assert all(a.end <= b.start for a, b in zip(pieces, pieces[1:], strict=False))


@given(ANY_TEXT.map(clean))
def test_between_two_sentences_is_only_white_space(text: str) -> None:
    rest = list(text)
    for piece in sentences(text):
        rest[piece.start : piece.end] = " " * (piece.end - piece.start)
    assert not "".join(rest).strip()


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("I left. It rained!", ["I left.", "It rained!"]),
        ("Dr. Kim came at 3.5 km. Good.", ["Dr. Kim came at 3.5 km.", "Good."]),
        ('She said "Go!" Then I went.', ['She said "Go!"', "Then I went."]),
        ("Well... i don't know", ["Well... i don't know"]),
        ("i went home. it was fun", ["i went home.", "it was fun"]),
        ("We won 🎉 What a day", ["We won 🎉", "What a day"]),
        ("one\ntwo", ["one", "two"]),
        ("힘들었다. 그래도 좋았다.", ["힘들었다.", "그래도 좋았다."]),
        ("楽しかった。また行く。", ["楽しかった。", "また行く。"]),
        ("", []),
        ("?!", ["?!"]),
    ],
)
def test_sentences(text: str, parts: list[str]) -> None:
    assert [piece.text for piece in sentences(text)] == parts


def test_clauses_follow_the_measured_rule() -> None:
    assert clauses("Woke up at 3, worried about rent. Then the landlord called: the rent stays the same!") == [
        "Woke up at 3",
        "worried about rent",
        "the landlord called",
        "the rent stays the same",
    ]
    assert clauses("I was so happy and I cried") == ["I was so happy"]
    assert clauses("Rain today") == ["Rain today"]
    assert clauses("  ") == []


@pytest.mark.parametrize(
    ("word", "base"),
    [
        ("swam", "swim"),
        ("swimming", "swim"),
        ("stopped", "stop"),
        ("baking", "bake"),
        ("cried", "cry"),
        ("parties", "party"),
        ("watches", "watch"),
        ("children", "child"),
        ("news", "news"),
        ("Mum's", "mum"),
        ("엄마", "엄마"),
    ],
)
def test_lemma(word: str, base: str) -> None:
    assert lemma(word) == base


def test_verbs_and_past_forms() -> None:
    assert is_verb("went")
    assert is_verb("baking")
    assert not is_verb("graduation")
    assert is_past("walked")
    assert is_past("went")
    assert not is_past("walk")
    assert not is_past("bed")


def test_negation_reaches_to_the_next_turn() -> None:
    assert negated(["not", "happy", "but", "calm"]) == [False, True, False, False]
    assert negated(["wasn't", "bad", ",", "lovely"]) == [False, True, False, False]
    assert not any(negated(["not", "only", "good"]))


def test_korean_words_lose_their_particles() -> None:
    assert korean_words("엄마랑 김치를 담갔다") == ["엄마", "김치", "담갔다"]
    assert is_korean("오늘 좋았다")
    assert not is_korean("today was good")


def test_words_are_lower_case_with_a_straight_apostrophe() -> None:
    assert words("Didn’t SEE it") == ["didn't", "see", "it"]
