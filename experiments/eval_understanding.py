"""How well the analyzer reads intensity and leaning, on diary episodes with labels.

    python experiments/eval_understanding.py --data epirec_dev.json [--embedder minilm]

The data is EpiRec (CC BY 4.0, Seokho Jin, 2026): episodes with an intensity band (low, mild, high) and a valence. It is
no part of this repository. Beside the analyzer stands VADER alone. Nothing is written; the table goes to the terminal.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from persode.analyzer import EventEmotionAnalyzer
from persode.embeddings import get_embedder

BANDS = {"low": 0, "mild": 1, "medium": 1, "high": 2}
VALENCES = {"negative": -1, "neutral": 0, "positive": 1}
TITLES = ("estimator", "Spearman", "valence", "low < .4", "low >= .6", "mild >= .6", "high >= .6")
WIDTHS = (10, 10, 9, 10, 11, 12, 12)
VADER_NEUTRAL = 0.05  # the threshold that its authors recommend


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--data", type=Path, required=True, help="EpiRec file")
    parser.add_argument("--embedder", default=None, help="minilm, hashing or sentence-transformers[:model]")
    arguments = parser.parse_args()
    personas = json.loads(arguments.data.read_text(encoding="utf-8"))["personas"]
    episodes = [episode for persona in personas for episode in persona["episodes"]]
    bands = np.array([BANDS[episode["intensity_band"]] for episode in episodes])
    valences = np.array([VALENCES[episode["valence"]] for episode in episodes])

    embedder = get_embedder(arguments.embedder)
    analyzer = EventEmotionAnalyzer(embedder=embedder)
    analyzer.analyze("Loaded once.")
    began = time.perf_counter()
    read = [analyzer.analyze(episode["text"]) for episode in episodes]
    took = (time.perf_counter() - began) / len(read)
    compounds = [vader(episode["text"]) for episode in episodes]

    print(f"{len(episodes)} episodes, embedder {embedder.name}, {took * 1000:.1f} ms a message\n")
    print("".join(f"{title:>{width}}" for title, width in zip(TITLES, WIDTHS, strict=True)))
    row("analyzer", [e.emotional_intensity for e in read], [e.valence for e in read], bands, valences)
    leaning = [0 if abs(c) < VADER_NEUTRAL else int(np.sign(c)) for c in compounds]
    row("VADER", [abs(c) for c in compounds], leaning, bands, valences)


def row(
    name: str, strengths: Sequence[float], leanings: Sequence[int], bands: np.ndarray, valences: np.ndarray
) -> None:
    """Print one estimator's line."""
    strength, leaning = np.asarray(strengths), np.asarray(leanings)
    low, mild, high = (strength[bands == band] for band in range(3))
    shares = (np.mean(low < 0.4), np.mean(low >= 0.6), np.mean(mild >= 0.6), np.mean(high >= 0.6))
    figures = [spearman(strength, bands), float(np.mean(leaning == valences)), *map(float, shares)]
    print(f"{name:>{WIDTHS[0]}}" + "".join(f"{f:>{width}.2f}" for f, width in zip(figures, WIDTHS[1:], strict=True)))


def vader(text: str) -> float:
    """VADER's compound score."""
    return float(_vader().polarity_scores(text)["compound"])


@cache
def _vader() -> Any:
    from vaderSentiment.vaderSentiment import SentimentIntensityAnalyzer

    return SentimentIntensityAnalyzer()


def spearman(left: Sequence[float] | np.ndarray, right: Sequence[float] | np.ndarray) -> float:
    """Rank correlation; ties share their mean rank."""
    return float(np.corrcoef(ranks(np.asarray(left)), ranks(np.asarray(right)))[0, 1])


def ranks(values: np.ndarray) -> np.ndarray:
    """Mean ranks of values."""
    return np.array([(values < value).sum() + ((values == value).sum() - 1) / 2 for value in values])


if __name__ == "__main__":
    main()
