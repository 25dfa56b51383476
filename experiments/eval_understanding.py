"""How well the analyzer reads intensity, leaning and feeling, on diary episodes with labels and on our own cases.

    python -m experiments.eval_understanding [--data ../shared/benchmarks/epirec_dev.json] [--embedder minilm] [--write]

The data is EpiRec (CC BY 4.0, Seokho Jin, 2026), its development part: episodes with an intensity band (low, mild,
high), a valence and a feeling in a word. It is no part of this repository. Beside the analyzer stand VADER alone and a
plain count of feeling words. Our own sentences (`tests/data/feelings.json`) follow. `--write` also writes the tables to
`experiments/results/understanding.md`.
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

from experiments import fit_feelings
from persode.analyzer import EventEmotionAnalyzer
from persode.embeddings import Embedder, get_embedder
from persode.episode import FEELINGS, VALENCE, EpisodeMetadata
from persode.language import words
from persode.language.wordlists import word_table

ROOT = Path(__file__).resolve().parents[1]
DATA = ROOT.parent / "shared" / "benchmarks" / "epirec_dev.json"
OWN = ROOT / "tests" / "data" / "feelings.json"
RESULTS = ROOT / "experiments" / "results" / "understanding.md"
BANDS = {"low": 0, "mild": 1, "medium": 1, "high": 2}
VALENCES = {"negative": -1, "neutral": 0, "positive": 1}
TITLES = ("estimator", "Spearman", "valence", "label", "low < .4", "low >= .6", "mild >= .6", "high >= .6")
VADER_NEUTRAL = 0.05  # the threshold that its authors recommend
FEELINGS_OF = {
    "joyful": (
        "joy",
        "pride",
        "hope",
        "excitement",
        "amusement",
        "tenderness",
        "satisfaction",
        "relief",
        "determination",
    ),
    "content": ("calm", "satisfaction", "relief", "tenderness", "hope", "determination", "neutral"),
    "sad": ("grief", "despair", "heartbreak", "humiliation", "discouragement", "fatigue", "frustration"),
    "angry": ("anger", "mild annoyance", "frustration", "humiliation", "resentment"),
    "anxious": ("dread", "fear", "fatigue"),
    "reflective": ("calm", "determination"),
    "surprised": (),
    "neutral": ("neutral", "calm"),
}
"""Which of EpiRec's words each of our eight feelings may stand for."""


def main() -> None:
    """Read, compare, print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--data", type=Path, default=DATA, help="EpiRec file")
    parser.add_argument("--embedder", default=None, help="minilm, hashing or sentence-transformers[:model]")
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.name}")
    arguments = parser.parse_args()
    embedder = get_embedder(arguments.embedder)
    analyzer = EventEmotionAnalyzer(embedder=embedder)
    analyzer.analyze("Loaded once.")
    lines = ["# How well a day is understood", "", "Made by `python -m experiments.eval_understanding --write`.", ""]
    if arguments.data.exists():
        lines += benchmark(arguments.data, analyzer, embedder)
    else:
        lines += [f"{arguments.data.name} is not here: its part is left out.", ""]
    lines += own_cases(analyzer)
    print("\n".join(lines))
    if arguments.write:
        RESULTS.write_text("\n".join(lines) + "\n", encoding="utf-8")


def benchmark(data: Path, analyzer: EventEmotionAnalyzer, embedder: Embedder) -> list[str]:
    """The table of EpiRec's episodes."""
    personas = json.loads(data.read_text(encoding="utf-8"))["personas"]
    episodes = [episode for persona in personas for episode in persona["episodes"]]
    texts = [episode["text"] for episode in episodes]
    began = time.perf_counter()
    read = [analyzer.analyze(text) for text in texts]
    took = 1000 * (time.perf_counter() - began) / len(read)
    label = float(
        np.mean([episode["emotion"] in FEELINGS_OF[r.emotion] for episode, r in zip(episodes, read, strict=True)])
    )
    compounds, counts = [vader(text) for text in texts], [counted(text) for text in texts]
    leaning = [0 if abs(c) < VADER_NEUTRAL else int(np.sign(c)) for c in compounds]
    return [
        f"## EpiRec, {len(episodes)} development episodes, embedder {embedder.name}, {took:.0f} ms a message",
        "",
        f"| {' | '.join(TITLES)} |",
        f"|---|{'---:|' * (len(TITLES) - 1)}",
        row("analyzer", [r.emotional_intensity for r in read], [r.valence for r in read], episodes, label),
        row("VADER", [abs(c) for c in compounds], leaning, episodes),
        row("feeling words", [min(1.0, abs(c) / 3) for c in counts], [int(np.sign(c)) for c in counts], episodes),
        "",
    ]


def row(
    name: str,
    strengths: Sequence[float],
    leanings: Sequence[int],
    episodes: Sequence[dict[str, Any]],
    label: float | None = None,
) -> str:
    """One estimator's line."""
    strength, leaning = np.asarray(strengths), np.asarray(leanings)
    bands = np.array([BANDS[episode["intensity_band"]] for episode in episodes])
    valences = np.array([VALENCES[episode["valence"]] for episode in episodes])
    low, mild, high = (strength[bands == band] for band in range(3))
    shares = (np.mean(low < 0.4), np.mean(low >= 0.6), np.mean(mild >= 0.6), np.mean(high >= 0.6))
    figures = [spearman(strength, bands), float(np.mean(leaning == valences)), label, *map(float, shares)]
    return f"| {name} | " + " | ".join("" if f is None else f"{f:.2f}" for f in figures) + " |"


def own_cases(analyzer: EventEmotionAnalyzer) -> list[str]:
    """The table of our own sentences."""
    groups = json.loads(OWN.read_text(encoding="utf-8"))
    groups["every fifth"] = held_out_examples()
    lines = [
        "## Our own sentences",
        "",
        "`every fifth`: those taken out before the first fit; many differ from another in one turn only.",
        "Turned round: read as good though bad, or as bad though good. Left open: read as neither, though one of them.",
        "",
        "| group | sentences | feeling | leaning | turned round | left open |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for name in ("kinds", "days", "held_out", "later", "every fifth"):
        read: list[tuple[dict[str, Any], EpisodeMetadata]] = [(c, analyzer.analyze(c["text"])) for c in groups[name]]
        feeling = np.mean([r.emotion in case["feelings"] for case, r in read])
        leaning = np.mean([r.valence == case["valence"] for case, r in read])
        turned = np.mean([r.valence * case["valence"] < 0 for case, r in read])
        left_open = np.mean([r.valence == 0 and case["valence"] != 0 for case, r in read])
        lines.append(f"| {name} | {len(read)} | {feeling:.2f} | {leaning:.2f} | {turned:.2f} | {left_open:.2f} |")
    return lines


def held_out_examples() -> list[dict[str, Any]]:
    """The sentences that the learned reading was not fitted on, as cases."""
    held = fit_feelings.read(fit_feelings.HELD_OUT)
    return [
        {"text": text, "feelings": [FEELINGS[feeling]], "valence": int(leaning)}
        for text, feeling, leaning in zip(held.texts, held.feelings, held.leanings, strict=True)
    ]


def vader(text: str) -> float:
    """VADER's compound score."""
    return float(_vader().polarity_scores(text)["compound"])


def counted(text: str) -> int:
    """Feeling words that lean up minus those that lean down: the simplest estimator."""
    table = word_table("feelings", "persode.analyzer")
    return sum(VALENCE[table[word].split()[0]] for word in words(text) if word in table)


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
