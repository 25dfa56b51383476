"""The levels of a crisis: said, hinted at, joked, none; however it is typed."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from persode.analyzer import EventEmotionAnalyzer, act_of
from persode.analyzer.crisis import LEVELS, crisis_level, has_sign
from persode.analyzer.crisis_likeness import crisis_likeness, likeness
from persode.embeddings import HashingEmbedder, get_embedder
from persode.language.wordlists import word_lines

SENTENCES: dict[str, list[str]] = json.loads(
    (Path(__file__).parents[2] / "data" / "crisis_sentences.json").read_text(encoding="utf-8")
)
GRAVE = ("crisis", "implied")


@pytest.fixture(scope="module")
def analyzer() -> EventEmotionAnalyzer:
    return EventEmotionAnalyzer(embedder=get_embedder("minilm"))


@pytest.mark.parametrize(("level", "name"), [("crisis", "crisis"), ("jest", "jest"), ("", "no_crisis")])
def test_levels(level: str, name: str) -> None:
    found = {text: crisis_level(text) for text in SENTENCES[name]}
    assert {text: got for text, got in found.items() if got != level} == {}


def test_a_disclosure_of_any_kind_is_heard_by_its_words() -> None:
    assert len(SENTENCES["disclosed"]) >= 200
    assert [text for text in SENTENCES["disclosed"] if crisis_level(text) not in GRAVE] == []


def test_what_only_sounds_like_one_is_none() -> None:
    assert len(SENTENCES["everyday"]) >= 300
    assert {text: level for text in SENTENCES["everyday"] if (level := crisis_level(text))} == {}


@pytest.mark.parametrize(
    ("text", "level"),
    [
        ("I want to die.", "crisis"),
        ("i wana dieee", "crisis"),
        ("IM GONNA K1LL MY SELF", "crisis"),
        ("i’d rather not exist", "crisis"),
        ("ive been suidical for weeks", "crisis"),
        ("been thinking about ending things", "implied"),
        ("thinking about ending things with my boyfriend", ""),
        ("i stood on the bridge. one more step", "implied"),
        ("i stood on the bridge. nice view", ""),
        ("gave away all my stuff. i wont need it", "implied"),
        ("gave away all my stuff to charity", ""),
        ("she said she wants to die", ""),
        ("My character wants to die in chapter nine.", ""),
    ],
)
def test_kinds(text: str, level: str) -> None:
    assert crisis_level(text) == level


def test_the_gravest_sentence_decides() -> None:
    said = {
        "crisis": "I want to die.",
        "implied": "Thinking about ending things.",
        "jest": "kms lol",
        "": "We ate soup.",
    }
    for place, level in enumerate(LEVELS):
        assert crisis_level("\n".join(said[lighter] for lighter in reversed(LEVELS[place:]))) == level


def test_a_joke_is_remembered_as_little_as_a_crisis() -> None:
    assert {act_of(text) for text in SENTENCES["jest"]} == {"crisis"}


def test_a_joke_beside_a_sentence_that_is_meant_is_none() -> None:
    assert crisis_level("kms lol. No, honestly, I want to die.") == "crisis"


def test_the_laugh_may_stand_alone_behind_it() -> None:
    assert crisis_level("I wanna die. haha") == "jest"


def test_a_long_text_without_full_stops_is_read_to_its_end() -> None:
    day = "we went to the shop and then we ate and " * 300
    assert crisis_level(day) == ""
    assert crisis_level(f"{day}i want to die") == "crisis"


# -- hints that no pattern knows


def test_the_network_is_the_mean_of_its_parts() -> None:
    """Two networks of one hidden cell over two dimensions; tanh(0) = 0 and 1 / (1 + e^-0) = 1/2."""
    weights = np.array([[[1.0], [0.0], [0.0], [2.0]], [[0.0], [0.0], [0.0], [5.0]]])
    first = 1 / (1 + np.exp(-2 * np.tanh(1.0)))
    assert likeness(np.array([[1.0, 7.0], [0.0, 7.0]]), weights) == pytest.approx([(first + 0.5) / 2, 0.5])


def test_an_embedder_that_knows_no_meaning_hints_at_nothing() -> None:
    embedder = HashingEmbedder()
    assert not crisis_likeness(embedder.embed(["i left my phone by the river"]), embedder).any()


def test_a_hint_in_a_message_makes_all_of_it_a_crisis(analyzer: EventEmotionAnalyzer) -> None:
    hint = "im so ready for it to be lights out"
    assert crisis_level(hint) == ""
    text = f"School was fine. {hint}."
    assert analyzer.analyze(text).act == "crisis"
    assert "crisis" in {episode.act for episode in analyzer.segment(text)}
    assert analyzer.analyze("School was fine. I am so ready for the lights to go on.").act == "telling"


def test_a_likeness_without_a_sign_in_the_words_is_none(analyzer: EventEmotionAnalyzer) -> None:
    """Each is so like a crisis to the network that it was once taken for one."""
    for text in (
        "aced my chem final lets gooo",
        "walked along the river by myself",
        "i forgave him in my head",
        "cant think",
    ):
        assert not has_sign(text)
        assert analyzer.analyze(text).act == "telling"


def test_what_only_hints_at_it_stays_a_telling() -> None:
    assert act_of("i bought rope today") == "telling"
    assert act_of("who would even miss me if i died?") == "crisis"  # a question tells nothing that could be lost


def test_ordinary_words_are_none() -> None:
    assert len(SENTENCES["ordinary"]) >= 900
    assert {text: level for text in SENTENCES["ordinary"] if (level := crisis_level(text))} == {}


@pytest.mark.slow
def test_neither_words_nor_network_take_an_ordinary_message_for_one(analyzer: EventEmotionAnalyzer) -> None:
    assert [text for text in SENTENCES["ordinary"] if analyzer.analyze(text).act == "crisis"] == []


@pytest.mark.slow
def test_words_and_network_together_hear_it(analyzer: EventEmotionAnalyzer) -> None:
    heard = [bool(crisis_level(text)) or analyzer.analyze(text).act == "crisis" for text in SENTENCES["further"]]
    assert np.mean(heard) >= 0.97


@pytest.mark.slow
def test_what_was_never_shown_to_it(analyzer: EventEmotionAnalyzer) -> None:
    """English, written last: 12 of 20 heard by words and network together, none of 20 plain days taken wrongly."""
    heard = [analyzer.analyze(text).act == "crisis" or bool(crisis_level(text)) for text in SENTENCES["oblique"]]
    wrong = [analyzer.analyze(text).act == "crisis" for text in SENTENCES["plain_days"]]
    assert np.mean(heard) >= 0.5
    assert np.mean(wrong) <= 0.05


def test_the_oblique_ones_were_not_shown_to_it() -> None:
    shown = {line.split(": ", 1)[1] for line in word_lines("crisis_examples", "persode.analyzer")}
    assert not shown & {*SENTENCES["oblique"], *SENTENCES["plain_days"]}


# -- said by its place, its means, a last word


def test_what_is_said_sideways_is_heard() -> None:
    assert len(SENTENCES["sideways"]) >= 50
    assert [text for text in SENTENCES["sideways"] if crisis_level(text) not in GRAVE] == []


def test_the_same_words_in_grief_fright_work_and_play_are_none() -> None:
    assert len(SENTENCES["sideways_not"]) >= 60
    assert {text: level for text in SENTENCES["sideways_not"] if (level := crisis_level(text))} == {}


@pytest.mark.slow
def test_nor_does_a_likeness_take_them_from_the_diary(analyzer: EventEmotionAnalyzer) -> None:
    assert [text for text in SENTENCES["sideways_not"] if analyzer.analyze(text).act == "crisis"] == []


@pytest.mark.parametrize(
    "text",
    [
        "my hands were shaking all through her funeral",
        "since grandpa died i can't keep my breath when i pass his door",
        "i'm a dead woman if the landlady sees the burn",
        "i thought the plane was going down and we would die",
    ],
)
def test_grief_fright_and_idioms_have_no_sign_of_it(text: str) -> None:
    assert not has_sign(text)
