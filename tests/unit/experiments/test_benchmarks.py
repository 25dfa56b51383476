"""How the files of others are read, and what is said of those that can't be."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from experiments.benchmarks import epirec, locomo
from experiments.experiment import ExperimentError
from tests.unit.experiments.made import TEXTS, epirec_data, locomo_data, written


def test_a_persona_is_read_by_the_protocol(tmp_path: Path) -> None:
    benchmark = epirec(written(tmp_path, epirec_data()))
    one = benchmark.collections[0]
    assert (one.name, one.now) == ("x0", datetime(2026, 3, 1, 12, tzinfo=UTC))
    assert [m.text for m in one.memories] == list(TEXTS)
    assert {m.recall_count for m in one.memories} == {0}
    assert {m.contextual_relevance for m in one.memories} == {0.5}
    assert one.memories[1].emotion == "angry"
    assert one.authors["x0e1"] == {"emotion": "frustration", "band": "mild", "valence": "negative"}
    assert [p.labels["type"] for p in one.probes[:3]] == ["factual", "explicit", "implicit"]
    assert one.probes[0].targets == {"x0e0"}
    assert dict(one.probes[3].labels) == {"type": "factual", "band": "mild", "age": "at most 2 months"}
    assert (benchmark.about["personas"], benchmark.about["memories"], benchmark.about["probes"]) == (2, 8, 24)
    assert benchmark.about["left_out"] == {}


def test_a_talk_is_read_by_the_protocol(tmp_path: Path) -> None:
    benchmark = locomo(written(tmp_path, locomo_data()))
    one = benchmark.collections[0]
    assert [m.text for m in one.memories] == [
        "Ana: I adopted a parrot from the shelter.",
        "Bo: My violin was repaired. [shares a photo: a violin]",
        "Ana: The parrot sings at dawn.",
    ]
    assert one.memories[1].created_at == datetime(2023, 5, 8, 13, 56, 1, tzinfo=UTC)
    assert one.now == datetime(2023, 5, 13, 9, 5, tzinfo=UTC)
    assert [sorted(p.targets) for p in one.probes] == [["D1:1"], ["D1:1", "D2:1"], ["D1:2"]]
    assert [p.labels["category"] for p in one.probes] == ["single-hop", "temporal", "multi-hop"]
    assert benchmark.about["left_out"] == {
        "ids of evidence that are no turn": 4,
        "questions of category 5": 2,
        "questions without a turn of evidence that is there": 2,
    }


def test_what_is_empty_is_left_out_and_counted(tmp_path: Path) -> None:
    talks: Any = locomo_data(3)
    talks[1]["conversation"]["session_1"] = talks[1]["conversation"]["session_2"] = []
    talks[2]["qa"] = []
    talks[0]["conversation"]["session_2"] = [{"speaker": "Ana", "dia_id": "D2:1", "text": " "}]
    benchmark = locomo(written(tmp_path, talks))
    assert [c.name for c in benchmark.collections] == ["talk-0"]
    left = benchmark.about["left_out"]
    assert left["conversations without a turn"] == 1
    assert left["conversations without a question that can be asked"] == 1
    assert (left["sessions without a turn"], left["turns that say nothing"]) == (2, 1)
    persona: Any = epirec_data()
    persona["personas"][0]["episodes"] = []
    assert epirec(written(tmp_path, persona)).about["left_out"] == {"personas without episodes or probes": 1}


def test_unknown_fields_are_reported_and_passed_over(tmp_path: Path) -> None:
    talks: Any = locomo_data()
    talks[0]["weather"] = "rain"
    talks[0]["conversation"]["session_1"][0]["mood"] = "glad"
    assert locomo(written(tmp_path, talks)).about["unknown_fields"] == ["mood", "weather"]
    persona: Any = epirec_data()
    persona["personas"][0]["episodes"][0]["colour"] = "blue"
    assert epirec(written(tmp_path, persona)).about["unknown_fields"] == ["colour"]


def test_a_turn_whose_id_another_has_is_counted(tmp_path: Path) -> None:
    talks: Any = locomo_data(1)
    talks[0]["conversation"]["session_2"][0]["dia_id"] = "D1:1"
    assert locomo(written(tmp_path, talks)).about["left_out"]["turns whose id another turn has"] == 1


def broken_epirec(**changes: Any) -> dict[str, Any]:
    return {**epirec_data(), **changes}


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ("", "damaged: it is no JSON"),
        ('{"version": ', "damaged: it is no JSON"),
        ([], "it is no record"),
        (broken_epirec(version="2.0"), "it is version 2.0, and this reads 1.0"),
        (broken_epirec(reference_now="tomorrow"), "reference_now is no time"),
        (broken_epirec(personas={}), "personas is no list"),
        (broken_epirec(personas=[]), "no personas with memories and questions"),
        (broken_epirec(personas=[{"persona_id": "a"}]), "persona 1 has no episodes"),
        (broken_epirec(personas=epirec_data()["personas"][:1] * 2), "two personas have the same id"),
    ],
)
def test_a_file_that_is_no_epirec_is_refused(tmp_path: Path, data: Any, sentence: str) -> None:
    with pytest.raises(ExperimentError, match=sentence) as refused:
        epirec(written(tmp_path, data))
    assert "data.json" in str(refused.value)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda talk: talk["conversation"].update(session_1_date_time="yesterday"), "session_1 of talk-0 has no time"),
        (lambda talk: talk["conversation"].pop("session_1_date_time"), "session_1 of talk-0 has no time"),
        (lambda talk: talk.update(conversation=[]), "the conversation of talk-0 is no record"),
        (lambda talk: talk["conversation"].update(session_1="hello"), "session_1 of talk-0 is no list"),
        (lambda talk: talk.pop("qa"), "conversation 1 has no qa"),
        (lambda talk: talk["qa"][0].update(evidence=[3]), "evidence of question 1 of talk-0 is no text"),
        (lambda talk: talk["qa"][0].pop("question"), "question 1 of talk-0 has no question"),
    ],
)
def test_a_file_that_is_no_locomo_is_refused(tmp_path: Path, change: Any, sentence: str) -> None:
    talks = locomo_data(1)
    change(talks[0])
    with pytest.raises(ExperimentError, match=sentence):
        locomo(written(tmp_path, talks))


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(ExperimentError, match="There is no file"):
        locomo(tmp_path / "locomo.json")
    with pytest.raises(ExperimentError, match="can't be read"):
        epirec(tmp_path)
    (tmp_path / "data.json").write_bytes(b"\xff\xfe\x00bad")
    with pytest.raises(ExperimentError, match="damaged"):
        epirec(tmp_path / "data.json")
