"""Small files in the form of the benchmarks, made up for these tests; nothing in them is from the real ones."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

__all__ = ["epirec_data", "locomo_data", "written"]

TEXTS = (
    "I planted tulips along the fence and my knees hurt.",
    "The train stood still for an hour and I missed the play.",
    "My cousin let me drive the tractor through the mud.",
    "We buried the old cat under the plum tree.",
)


def epirec_data(personas: int = 2) -> dict[str, Any]:
    """Personas with four episodes and three probes each."""
    return {
        "name": "EpiRec",
        "version": "1.0",
        "reference_now": "2026-03-01T12:00:00+00:00",
        "personas": [
            {
                "persona_id": f"x{person}",
                "name": "Someone",
                "age": 30,
                "context": "made up",
                "episodes": [_episode(person, number) for number in range(len(TEXTS))],
            }
            for person in range(personas)
        ],
    }


def _episode(person: int, number: int) -> dict[str, Any]:
    episode = f"x{person}e{number}"
    kinds = (("f", "factual"), ("x", "reflective_explicit"), ("i", "reflective_implicit"))
    return {
        "id": episode,
        "session": number,
        "date_time": f"2026-0{1 + number % 2}-1{number}T18:00:00+00:00",
        "text": TEXTS[number],
        "emotion": ("calm", "frustration", "joy", "grief")[number],
        "intensity_band": ("low", "mild", "high", "high")[number],
        "valence": ("neutral", "negative", "positive", "negative")[number],
        "probes": [{"id": f"{episode}-{c}", "type": kind, "query": f"{TEXTS[number][:24]}?"} for c, kind in kinds],
    }


def locomo_data(talks: int = 2) -> list[dict[str, Any]]:
    """Talks of two sessions, with questions of every category and evidence in every shape."""
    return [
        {
            "sample_id": f"talk-{number}",
            "conversation": {
                "speaker_a": "Ana",
                "speaker_b": "Bo",
                "session_1_date_time": "1:56 pm on 8 May, 2023",
                "session_1": [
                    {"speaker": "Ana", "dia_id": "D1:1", "text": "I adopted a parrot from the shelter."},
                    {"speaker": "Bo", "dia_id": "D1:2", "text": "My violin was repaired.", "blip_caption": "a violin"},
                ],
                "session_2_date_time": "9:05 am on 12 May, 2023",
                "session_2": [{"speaker": "Ana", "dia_id": "D2:1", "text": "The parrot sings at dawn."}],
                "session_3_date_time": "9:05 am on 20 May, 2023",
            },
            "qa": [
                {"question": "What did Ana adopt?", "answer": "a parrot", "evidence": ["D1:1"], "category": 4},
                {"question": "When does it sing?", "answer": "dawn", "evidence": ["D1:1; D2:1"], "category": 2},
                {"question": "What was repaired?", "answer": "violin", "evidence": ["D1:2 D9:9"], "category": 1},
                {"question": "Who is where?", "answer": "?", "evidence": ["D7:7"], "category": 3},
                {"question": "What of the horse?", "adversarial_answer": "x", "evidence": ["D1:1"], "category": 5},
            ],
        }
        for number in range(talks)
    ]


def written(folder: Path, data: Any, name: str = "data.json") -> Path:
    """The file with this content."""
    path = folder / name
    path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return path
