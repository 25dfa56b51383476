"""The numbers of the design's table of strengths come out of the labels of our own scenario."""

from __future__ import annotations

from experiments.exp2_strength import run

TABLE = {
    "1, 1, 1": (0.0108, 0.2839, 0.3288, 0.0060, 0.0282, 0.1125, 0.1088, 0.0396, 0.0232, 0.0624),
    "3, 1, 1": (0.0356, 0.4164, 0.4657, 0.0192, 0.0731, 0.1222, 0.1144, 0.0613, 0.0533, 0.0684),
    "1, 3, 1": (0.0031, 0.1529, 0.2112, 0.0012, 0.0097, 0.0657, 0.0646, 0.0176, 0.0070, 0.0349),
    "1, 1, 3": (0.0107, 0.3064, 0.3352, 0.0077, 0.0308, 0.1519, 0.1483, 0.0496, 0.0288, 0.0871),
}


def test_the_strengths_are_those_of_the_design() -> None:
    settings = run()["settings"]
    for name, strengths in TABLE.items():
        assert tuple(round(value, 4) for value in settings[name]["strength"].values()) == strengths


def test_emotion_lifts_the_month_old_memory() -> None:
    result = run()
    even, moved = result["settings"]["1, 1, 1"], result["settings"]["3, 1, 1"]
    assert result["memories"][result["watched"]] == {"E": 0.95, "C": 0.7, "age_days": 35.0, "n": 3}
    assert (even["rank_of_watched"], moved["rank_of_watched"]) == (7, 5)
    assert round(moved["watched_times_stronger"], 1) == 2.6
