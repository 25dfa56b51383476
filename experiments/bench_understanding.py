"""How fast a message is read, and what the reading needs in memory beside the embedder.

    python -m experiments.bench_understanding [--write]

Protocol: our own sentences (`tests/data/reading_golden.json`), each read in episodes; the journal asks for each whole
as well, which has its own line. Each text comes once a round, with another number at its end; of three rounds the
quickest counts, since other programs share the machine. Room is the growth of the process (resident set) from the warm
embedder alone to the analyzer after all rounds, after a garbage collection; the vectors of the banks are in it. With
--write the table goes to `experiments/results/speed/understanding.md`.
"""

from __future__ import annotations

import argparse
import gc
import json
from pathlib import Path

import numpy as np

from experiments.bench_memory import resident
from experiments.pace import paces_said, timed
from persode.analyzer import EventEmotionAnalyzer
from persode.embeddings import get_embedder

ROOT = Path(__file__).resolve().parents[1]
TEXTS = ROOT / "tests" / "data" / "reading_golden.json"
RESULTS = ROOT / "experiments" / "results" / "speed" / "understanding.md"
MESSAGES = 200
ROUNDS = 3
BARS = {"one message": (30.0, "ms"), "200 messages in one go": (4.0, "s"), "room beside the embedder": (60.0, "MB")}


def main() -> None:
    """Measure, print, and write the table if asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    texts = list(json.loads(TEXTS.read_text(encoding="utf-8"))["readings"])[:MESSAGES]
    embedder = get_embedder()
    embedder.embed(texts[:32])
    gc.collect()
    empty = resident()
    analyzer = EventEmotionAnalyzer(embedder=embedder)
    loaded = timed(lambda: analyzer.analyze("A first message loads the banks and lists.")) / 1000
    rounds = [np.array([read(analyzer, f"{text} {number}") for text in texts]) for number in range(ROUNDS)]
    times = min(rounds, key=np.sum)
    both = min(
        sum(read(analyzer, f"{text} {ROUNDS + number}", whole=True) for text in texts) for number in range(ROUNDS)
    )
    gc.collect()
    measured = {
        "one message": float(np.median(times)) * 1000,
        "200 messages in one go": float(times.sum()) * MESSAGES / len(texts),
        "room beside the embedder": resident() - empty,
    }
    lines = [
        "# How fast a day is understood",
        "",
        f"Made by `python -m experiments.bench_understanding --write`, embedder {embedder.name}; protocol there.",
        paces_said(),
        "",
        "| | measured | bar | |",
        "|---|---:|---:|---|",
    ]
    for name, (bar, unit) in BARS.items():
        held = "held" if measured[name] <= bar else "MISSED"
        lines.append(f"| {name} | {measured[name]:.1f} {unit} | {bar:g} {unit} | {held} |")
    slowest = 1000 * float(np.quantile(times, 0.95))
    lines += [
        f"| one message, 95 of 100 within | {slowest:.1f} ms | | |",
        f"| 200 messages, each as a whole and in episodes | {both * MESSAGES / len(texts):.1f} s | | |",
        f"| first message, which loads lists and banks | {loaded:.2f} s | | |",
    ]
    print("\n".join(lines))
    if options.write:
        RESULTS.write_text("\n".join(lines) + "\n", encoding="utf-8")


def read(analyzer: EventEmotionAnalyzer, text: str, whole: bool = False) -> float:
    """Seconds of reading one message in episodes, and as a whole too if asked."""

    def once() -> None:
        if whole:
            analyzer.analyze(text)
        analyzer.segment(text)

    return timed(once) / 1000


if __name__ == "__main__":
    main()
