"""The shared cases (tests/data/understanding.json), each a kind of text; every key of a case is judged."""

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
    "text",
    "day",
    "note",
    "about",
    "people",
    "places",
    "places_planned",
    "valence",
    "feeling",
    "min_intensity",
} | {
    *("act", "memorable", "crisis", "segments_min", "feelings_include", "error"),
    *("facts", "facts_current_absent", "history", "kind"),
}
CASES = json.loads((Path(__file__).parents[2] / "data" / "understanding.json").read_text(encoding="utf-8"))["cases"]


@pytest.mark.parametrize("case", CASES, ids=[case["text"][:40] for case in CASES])
def test_a_shared_case(case: dict[str, Any]) -> None:
    analyzer = EventEmotionAnalyzer()
    if "error" in case:
        with pytest.raises(BadInputError):
            analyzer.analyze(case["text"])
        return
    episode = analyzer.analyze(case["text"])
    assert episode.text == clean(case["text"]).strip()
    if "about" in case:
        first, last = map(date.fromisoformat, case["about"])
        assert about(case["text"], date.fromisoformat(case["day"])) == (first, last)
    if "people" in case:
        assert episode.people == case["people"]
    if "places" in case:
        assert episode.places == case["places"]
    if "valence" in case:
        assert episode.valence == case["valence"]
    if "feeling" in case:
        assert episode.emotion == case["feeling"]
    assert episode.emotional_intensity >= case.get("min_intensity", 0.0)
    if "act" in case:
        assert episode.act == case["act"]
    if "crisis" in case:
        assert (episode.act == "crisis") is case["crisis"]
    if "memorable" in case:
        assert (episode.act in ("telling", "preference")) is case["memorable"]
    if "kind" in case:
        assert episode.kind == case["kind"]
    if "places_planned" in case:
        assert episode.planned == case["places_planned"]
    now = {fact.path: fact.value for fact in episode.facts if fact.tense == "now"}
    if "facts" in case:
        assert now == case["facts"]
    assert not set(case.get("facts_current_absent", [])) & set(now)
    if "history" in case:
        assert {fact.path: fact.value for fact in episode.facts if fact.tense == "past"} == case["history"]
    for fact in episode.facts:
        assert case["text"].strip()[slice(*fact.span)] == fact.value or fact.path.endswith("age.current")
    assert set(case) <= JUDGED
    if "segments_min" in case:
        segments = analyzer.segment(case["text"])
        assert len(segments) >= case["segments_min"]
        assert {segment.emotion for segment in segments} >= set(case["feelings_include"])
    assert episode.emotion in FEELINGS
