"""The shared cases (tests/data/understanding.json), each a kind, and ten more of each; every key is judged."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from persode.analyzer import EventEmotionAnalyzer
from persode.episode import FEELINGS
from persode.errors import BadInputError
from persode.language import about, clean

JUDGED = {
    *("text", "day", "note", "about", "people", "places", "places_planned", "valence", "feeling", "min_intensity"),
    *("act", "memorable", "crisis", "segments_min", "feelings_include", "error"),
    *("facts", "facts_current_absent", "history", "kind"),
}
DATA = Path(__file__).parents[2] / "data"
CASES = json.loads((DATA / "understanding.json").read_text(encoding="utf-8"))["cases"]
KINDS = json.loads((DATA / "understanding_kinds.json").read_text(encoding="utf-8"))["kinds"]
MORE = [case for kind in KINDS for case in kind["cases"]]
ANALYZER = EventEmotionAnalyzer()


@pytest.mark.parametrize("case", [*CASES, *MORE], ids=lambda case: repr(case["text"][:40]))
def test_a_case(case: dict[str, Any]) -> None:
    assert set(case) <= JUDGED
    if "error" in case:
        with pytest.raises(BadInputError):
            ANALYZER.analyze(case["text"])
        return
    episode = ANALYZER.analyze(case["text"])
    assert episode.text == clean(case["text"]).strip()
    assert episode.emotion in FEELINGS
    assert episode.emotional_intensity >= case.get("min_intensity", 0.0)
    now = {fact.path: fact.value for fact in episode.facts if fact.tense == "now"}
    read = {
        "people": episode.people,
        "places": episode.places,
        "places_planned": episode.planned,
        "valence": episode.valence,
        "feeling": episode.emotion,
        "act": episode.act,
        "crisis": episode.act == "crisis",
        "memorable": episode.act in ("telling", "preference"),
        "kind": episode.kind,
        "facts": now,
        "history": {fact.path: fact.value for fact in episode.facts if fact.tense == "past"},
    }
    assert {name: read[name] for name in read if name in case} == {name: case[name] for name in read if name in case}
    assert not set(case.get("facts_current_absent", [])) & set(now)
    for fact in episode.facts:
        assert episode.text[slice(*fact.span)] == fact.value or fact.path.endswith("age.current")
    if "about" in case:
        wanted = case["about"] and tuple(map(date.fromisoformat, case["about"]))
        assert about(case["text"], date.fromisoformat(case["day"])) == wanted
    if "segments_min" in case:
        segments = ANALYZER.segment(case["text"])
        assert len(segments) >= case["segments_min"]
        assert {segment.emotion for segment in segments} >= set(case["feelings_include"])


def test_there_are_ten_more_of_each_kind() -> None:
    assert len(KINDS) == len(CASES)
    assert min(len(kind["cases"]) for kind in KINDS) >= 10
    assert not {case["text"] for case in CASES} & {case["text"] for case in MORE if "error" not in case}
