"""Feelings of whole kinds of days: peace made, a loss averted, tears and screams of joy, a thing one can now."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from experiments import fit_feelings
from persode.analyzer import EventEmotionAnalyzer
from persode.analyzer.learned import LEANINGS, learned_readings, outputs
from persode.analyzer.life_turns import life_turns, without_names
from persode.analyzer.polarity import read_words
from persode.embeddings import HashingEmbedder, get_embedder
from persode.episode import FEELINGS

CASES = json.loads((Path(__file__).parents[2] / "data" / "feelings.json").read_text(encoding="utf-8"))
MINILM = pytest.mark.skipif(get_embedder("minilm").name != "minilm", reason="measured with MiniLM")
MOST_UNSURE = 6
"""The quantised model rounds differently between processors, and an unclear leaning is left open."""

LEAST_RIGHT = {"days": 0.7, "held_out": 0.6, "later": 0.5}
"""Shares below what was measured, so that another processor's rounding fails nothing; unsure counts as not right."""


def misread(cases: list[dict[str, Any]]) -> list[tuple[str, str, int]]:
    """The cases whose feeling or leaning is read otherwise, and how."""
    analyzer = EventEmotionAnalyzer()
    read = [(case, analyzer.analyze(case["text"])) for case in cases]
    return [
        (case["text"], episode.emotion, episode.valence)
        for case, episode in read
        if episode.emotion not in case["feelings"] or episode.valence != case["valence"]
    ]


@pytest.mark.slow
@MINILM
def test_the_kinds_that_were_once_misread() -> None:
    wrong = misread(CASES["kinds"])
    assert len(wrong) <= MOST_UNSURE, wrong
    leaning = {case["text"]: case["valence"] for case in CASES["kinds"]}
    assert [text for text, _, valence in wrong if valence * leaning[text] < 0] == []


@pytest.mark.slow
@MINILM
def test_what_is_typed_in_a_hurry() -> None:
    assert len(CASES["as_typed"]) >= 80
    wrong = misread(CASES["as_typed"])
    assert len(wrong) <= MOST_UNSURE, wrong


@pytest.mark.parametrize(
    ("text", "valence"),
    [
        ("i couldn't be happier", 1),
        ("it couldn't be worse", -1),
        ("i'm not sad anymore", 1),
        ("i got in 😭😭", 1),
        ("he left 😭", -1),
        ("i'm dead this is so funny", 1),
        ("grandma passed this morning", -1),
        ("i passed chemistry", 1),
        ("my grandma passed her driving test", 1),
        ("사랑니를 뽑았다", 0),
        ("깨기 싫은 꿈", 1),
        ("개빡쳐", -1),
    ],
)
def test_turned_idioms_and_youth_talk_by_their_words(text: str, valence: int) -> None:
    assert np.sign(round(read_words(text).compound, 1)) == valence


@pytest.mark.slow
@MINILM
@pytest.mark.parametrize("group", LEAST_RIGHT)
def test_days_of_many_lives(group: str) -> None:
    wrong = misread(CASES[group])
    assert len(wrong) <= (1 - LEAST_RIGHT[group]) * len(CASES[group]), wrong


def test_held_out_sentences_are_not_learned_from() -> None:
    learned = set(fit_feelings.read(fit_feelings.EXAMPLES).texts)
    assert not learned & {case["text"] for group in LEAST_RIGHT for case in CASES[group]}
    assert not learned & set(fit_feelings.read(fit_feelings.HELD_OUT).texts)


@pytest.mark.slow
@MINILM
def test_few_held_out_sentences_are_turned_round() -> None:
    held = fit_feelings.read(fit_feelings.HELD_OUT)
    leanings = [int(leaning) for leaning in held.leanings[::3]]
    read = [EventEmotionAnalyzer().analyze(text) for text in held.texts[::3]]
    turned = sum(episode.valence * leaning < 0 for episode, leaning in zip(read, leanings, strict=True))
    assert turned <= 0.15 * len(read)  # measured: .085


@pytest.mark.parametrize(
    ("text", "valence"),
    [
        ("We both said sorry.", 1),
        ("He never said sorry.", -1),
        ("She is staying after all!", 1),
        ("He did not make it.", -1),
        ("We screamed on the roller coaster.", 1),
        ("He screamed at me.", -1),
        ("It was not cancer.", 1),
        ("It is cancer.", -1),
        ("The dog is cancer free.", 1),
        ("We did not win the cup.", -1),
        ("Mia went home.", 0),
    ],
)
def test_words_alone_lean_the_right_way(text: str, valence: int) -> None:
    assert np.sign(round(read_words(text).compound, 1)) == valence


@pytest.mark.parametrize(
    "text",
    [
        "Found my boyfriend in bed with her.",
        "We yelled and she slammed the door.",
        "He stays in the house all day.",
        "I cried without stopping.",
        "Left there without help.",
        "I want to give up sugar, I give up coffee too.",
        "They shouted from the street all night.",
        "She is not on the mend.",
        "We never made up.",
    ],
)
def test_what_only_looks_like_a_turn_is_none(text: str) -> None:
    assert life_turns(text) == []


def test_what_a_turn_covers_is_not_read_word_by_word() -> None:
    (turn,) = life_turns("We both said sorry at the same time.")
    assert (turn.cue.feeling, turn.cue.valence) == ("content", 1)
    assert "sorry" not in [cue.text for cue in read_words("We both said sorry at the same time.").cues]


def test_a_name_is_no_feeling() -> None:
    assert without_names("Mia laughed.") == " laughed."


@MINILM
def test_the_learned_reading_is_a_reason_where_it_is_sure() -> None:
    episode = EventEmotionAnalyzer().analyze("We danced barefoot at the wedding until the band packed up.")
    assert episode.emotion == "joyful"
    assert any("learned from example days" in reason for reason in episode.reasons)


def test_the_learned_reading_is_a_distribution_and_only_for_its_own_model() -> None:
    assert learned_readings(["a"], HashingEmbedder().embed(["a"]), HashingEmbedder()) is None
    feelings, leanings, felt = outputs(np.zeros((2, len(FEELINGS) + len(LEANINGS) + 1), dtype=np.float32))
    assert np.allclose(feelings, 1 / len(FEELINGS))
    assert np.allclose(leanings, 1 / len(LEANINGS))
    assert np.allclose(felt, 0.5)
