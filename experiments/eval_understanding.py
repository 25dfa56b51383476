"""How well the analyzer reads intensity, leaning and feeling, on diary episodes with labels and on our own cases.

    python -m experiments.eval_understanding [--data FILE] [--embedder minilm] [--out DIR]

Fixed protocol. Without a file: our own sentences (`tests/data/feelings.json`), and those that were taken out before the
learned reading was first fitted. With an EpiRec file (CC BY 4.0, Seokho Jin, 2026; no part of this repository): its
episodes, which have an intensity band (low, mild, high), a valence and a feeling in a word; Spearman with the band,
valence and label right, and the shares of a band that are read below .4 or from .6 on; beside the analyzer VADER alone
and a plain count of feeling words. Nothing random.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from experiments import fit_feelings
from experiments.benchmark_tables import about_lines
from experiments.benchmarks import EPIREC_SOURCE, epirec
from experiments.datafile import DataFile
from experiments.experiment import Experiment, Result, embedder_named, fingerprint, guarded, own_or_given
from experiments.progress import progress
from persode.analyzer import EventEmotionAnalyzer
from persode.episode import FEELINGS, VALENCE, EpisodeMetadata
from persode.language import words
from persode.language.wordlists import word_table

if TYPE_CHECKING:
    from matplotlib.figure import Figure

OWN = Path(__file__).resolve().parents[1] / "tests" / "data" / "feelings.json"
BANDS = {"low": 0, "mild": 1, "medium": 1, "high": 2}
VALENCES = {"negative": -1, "neutral": 0, "positive": 1}
TITLES = ("Spearman", "valence", "label", "low < .4", "low >= .6", "mild >= .6", "high >= .6")
GROUPS = ("kinds", "days", "held_out", "later", "every fifth")
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


def run(embedder_name: str = "minilm") -> Result:
    """Measure on our own sentences."""
    embedder = embedder_named(embedder_name)
    own = own_cases(EventEmotionAnalyzer(embedder=embedder))
    return EXPERIMENT.result(embedder=embedder.name, vectors=fingerprint(embedder), own_sentences=own)


def run_epirec(path: Path, embedder_name: str = "minilm") -> Result:
    """Measure on EpiRec's episodes."""
    benchmark = epirec(path)
    embedder = embedder_named(embedder_name)
    episodes = [{**c.authors[m.id], "text": m.text} for c in benchmark.collections for m in c.memories]
    return EPIREC_EXPERIMENT.result(
        data=benchmark.about,
        embedder=embedder.name,
        vectors=fingerprint(embedder),
        estimators=estimated(episodes, EventEmotionAnalyzer(embedder=embedder)),
    )


def estimated(episodes: Sequence[dict[str, str]], analyzer: EventEmotionAnalyzer) -> dict[str, dict[str, float]]:
    """The figures of each estimator on EpiRec's episodes."""
    read = [analyzer.analyze(e["text"]) for e in progress(episodes, "reading episodes")]
    label = float(np.mean([e["emotion"] in FEELINGS_OF[r.emotion] for e, r in zip(episodes, read, strict=True)]))
    compounds, counts = [vader(e["text"]) for e in episodes], [counted(e["text"]) for e in episodes]
    leaning = [0 if abs(c) < VADER_NEUTRAL else int(np.sign(c)) for c in compounds]
    return {
        "analyzer": {
            **figures([r.emotional_intensity for r in read], [r.valence for r in read], episodes),
            "label": label,
        },
        "VADER": figures([abs(c) for c in compounds], leaning, episodes),
        "feeling words": figures([min(1.0, abs(c) / 3) for c in counts], [int(np.sign(c)) for c in counts], episodes),
    }


def figures(
    strengths: Sequence[float], leanings: Sequence[int], episodes: Sequence[dict[str, str]]
) -> dict[str, float]:
    """One estimator's figures; episodes whose band or valence is unknown are not judged by it."""
    strength, leaning = np.asarray(strengths), np.asarray(leanings)
    bands = np.array([BANDS.get(episode["band"], np.nan) for episode in episodes])
    valences = np.array([VALENCES.get(episode["valence"], np.nan) for episode in episodes])
    known = ~np.isnan(bands)
    low, mild, high = (strength[bands == band] for band in range(3))
    shares = {"low < .4": low < 0.4, "low >= .6": low >= 0.6, "mild >= .6": mild >= 0.6, "high >= .6": high >= 0.6}
    return {
        "Spearman": spearman(strength[known], bands[known]),
        "valence": float(np.mean((leaning == valences)[~np.isnan(valences)])),
        **{name: float(np.mean(share)) for name, share in shares.items() if len(share)},
    }


def own_cases(analyzer: EventEmotionAnalyzer, names: Sequence[str] = GROUPS) -> dict[str, dict[str, float]]:
    """The shares of our own sentences that are read right, by group."""
    groups = DataFile(OWN, "our sentences").data
    groups["every fifth"] = held_out_examples()
    found: dict[str, dict[str, float]] = {}
    for name in progress(names, "reading our own sentences"):
        read: list[tuple[dict[str, Any], EpisodeMetadata]] = [(c, analyzer.analyze(c["text"])) for c in groups[name]]
        found[name] = {
            "sentences": len(read),
            "feeling": float(np.mean([r.emotion in case["feelings"] for case, r in read])),
            "leaning": float(np.mean([r.valence == case["valence"] for case, r in read])),
            "turned round": float(np.mean([r.valence * case["valence"] < 0 for case, r in read])),
            "left open": float(np.mean([r.valence == 0 and case["valence"] != 0 for case, r in read])),
        }
    return found


def table(result: Result) -> list[str]:
    """The result on our own sentences as Markdown."""
    lines = [
        f"Embedder {result['embedder']}. `every fifth`: taken out before the first fit; many differ from another in",
        "one turn only. Turned round: read as good though bad, or as bad though good. Left open: read as neither,",
        "though it is one.",
        "",
        "| group | sentences | feeling | leaning | turned round | left open |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for name, row in result["own_sentences"].items():
        shares = [f"{row[key]:.2f}" for key in ("feeling", "leaning", "turned round", "left open")]
        lines.append(f"| {name} | {row['sentences']} | " + " | ".join(shares) + " |")
    return lines


def epirec_table(result: Result) -> list[str]:
    """The result on EpiRec's episodes as Markdown."""
    lines = [*about_lines(result, "personas"), f"Embedder {result['embedder']}.", ""]
    lines += ["| estimator | " + " | ".join(TITLES) + " |", "|---|" + "---:|" * len(TITLES)]
    for name, row in result["estimators"].items():
        lines.append(f"| {name} | " + " | ".join(f"{row[t]:.2f}" if t in row else "" for t in TITLES) + " |")
    return lines


def figure(result: Result) -> Figure:
    """How our own sentences are read."""
    from experiments.figures import canvas, dots, legend

    groups = result["own_sentences"]
    drawing, (axes,) = canvas("How our own sentences are read", height=3.2)
    keys = ("feeling", "leaning", "turned round")
    dots(axes, list(groups), {key: [row[key] for row in groups.values()] for key in keys})
    axes.set_xlabel("share of the sentences")
    legend(drawing, axes)
    return drawing


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


PROTOCOL: dict[str, Any] = {
    "source": EPIREC_SOURCE + "; our own sentences",
    "label": {feeling: list(names) for feeling, names in FEELINGS_OF.items()},
    "vader_neutral": VADER_NEUTRAL,
}
EXPERIMENT = Experiment("understanding", "How well a day is understood", PROTOCOL, table, figure)
EPIREC_EXPERIMENT = Experiment(
    "understanding_epirec", "How well a day is understood: EpiRec's episodes", PROTOCOL, epirec_table
)


def main() -> int:
    """Measure and keep."""
    return own_or_given(__doc__, (EXPERIMENT, run), (EPIREC_EXPERIMENT, run_epirec))


if __name__ == "__main__":
    sys.exit(guarded(main))
