"""Feelings that the words turn round: fears proved wrong, wishes, tears of joy, irony, idioms, facts told dryly."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from persode.analyzer import EventEmotionAnalyzer
from persode.analyzer.feeling import valence_of
from persode.analyzer.intensity import GROUPS, Nearness
from persode.analyzer.learned import Learned
from persode.analyzer.life_turns import life_turns
from persode.analyzer.polarity import read_words
from persode.embeddings import get_embedder
from persode.episode import FEELINGS

DATA = json.loads((Path(__file__).parents[2] / "data" / "feelings_turned.json").read_text(encoding="utf-8"))
KINDS: dict[str, list[dict[str, Any]]] = DATA["kinds"]
MINILM = pytest.mark.skipif(get_embedder("minilm").name != "minilm", reason="measured with MiniLM")
MOST_WRONG = 2
"""Of a kind; the quantised model rounds differently between processors."""

LEAST_APART = 0.85
MOST_TURNED_APART = 0.03
"""Shares of the sentences that were never tuned on; measured: .92 and .01."""


@pytest.fixture(scope="module")
def analyzer() -> EventEmotionAnalyzer:
    return EventEmotionAnalyzer(embedder=get_embedder("minilm"))


def is_turned(valence: int, allowed: list[int]) -> bool:
    return valence != 0 and valence not in allowed and -valence in allowed


@pytest.mark.parametrize("kind", KINDS)
def test_there_are_ten_of_either_side(kind: str) -> None:
    leanings = [case["valences"][0] for case in KINDS[kind]]
    assert leanings.count(1) >= 10 or kind == "wishes"
    assert leanings.count(-1) >= 9


@pytest.mark.slow
@MINILM
@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_is_read_as_it_is_meant(kind: str, analyzer: EventEmotionAnalyzer) -> None:
    read = [(case, analyzer.analyze(case["text"]).valence) for case in KINDS[kind]]
    wrong = [(case["text"], valence) for case, valence in read if valence not in case["valences"]]
    assert len(wrong) <= MOST_WRONG, wrong
    assert [case["text"] for case, valence in read if is_turned(valence, case["valences"])] == []


@pytest.mark.slow
@MINILM
def test_sentences_that_were_never_tuned_on(analyzer: EventEmotionAnalyzer) -> None:
    read = [(case["valences"], analyzer.analyze(case["text"]).valence) for case in DATA["apart"]]
    assert np.mean([valence in allowed for allowed, valence in read]) >= LEAST_APART
    assert np.mean([is_turned(valence, allowed) for allowed, valence in read]) <= MOST_TURNED_APART


def leaning(text: str, learned: float) -> int:
    """How a text leans by its words, if the learned reading is as sure of `learned` as can be."""
    feeling = "joyful" if learned > 0 else "sad"
    likely = {name: float(name == feeling) for name in FEELINGS}
    near = Nearness(dict.fromkeys(GROUPS, 0.0), 0.0, 0.5, Learned(likely, learned, 0.7))
    return valence_of(read_words(text), near, 0.7)


@pytest.mark.parametrize(
    ("text", "learned", "valence"),
    [
        ("not half as bad as i feared", -1.0, 1),
        ("i wish i could say i enjoyed it", 1.0, -1),
        ("we won and i am so nervous about the final", 1.0, -1),
        ("i was so nervous, but we won", -1.0, 1),
        ("chuffed to bits", -1.0, 1),
        ("we ate soup", -1.0, -1),
        ("we ate soup", 1.0, 1),
    ],
)
def test_a_phrase_decides_against_a_likeness(text: str, learned: float, valence: int) -> None:
    assert leaning(text, learned) == valence


def test_of_several_phrases_that_decide_the_last_does() -> None:
    first, last = "i am so happy", "gutted"
    assert leaning(f"{first}. {last}", 1.0) == -1
    assert leaning(f"{last}. {first}", -1.0) == 1


def test_a_phrase_at_the_beginning_of_a_long_day_does_not_decide_it() -> None:
    day = "gutted about the rain. " + "then we walked to the market and bought bread and some cheese. " * 4
    (turn, *_) = life_turns(day)
    assert not turn.cue.sure
    assert life_turns("gutted about the rain")[0].cue.sure


def test_a_phrase_that_a_not_turns_away_is_none() -> None:
    assert [turn.cue.text for turn in life_turns("i'm not gutted")] != ["gutted"]
