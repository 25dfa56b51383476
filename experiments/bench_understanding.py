"""How fast a message is read, and what the reading needs in memory beside the embedder.

    python -m experiments.bench_understanding [--write]

Times are the processor's, of all threads, since other programs may share the machine; that on the wall stands beside.

Protocol: our own sentences (`tests/data/reading_golden.json`), each read twice as the journal does, as a whole and in
episodes; each text comes once. Room is the growth of the process (resident set)
from the embedder alone, warm, to the analyzer after 200 messages, after a garbage collection; the vectors of the banks
are in it. With --write the table goes to `experiments/results/speed/understanding.md`.
"""

from __future__ import annotations

import argparse
import gc
import json
import time
from pathlib import Path

import numpy as np

from experiments.bench_memory import resident
from persode.analyzer import EventEmotionAnalyzer
from persode.embeddings import get_embedder

ROOT = Path(__file__).resolve().parents[1]
TEXTS = ROOT / "tests" / "data" / "reading_golden.json"
RESULTS = ROOT / "experiments" / "results" / "speed" / "understanding.md"
MESSAGES = 200
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
    began = time.process_time()
    analyzer.analyze("A first message loads the banks and lists.")
    loaded = time.process_time() - began
    began = time.perf_counter()
    times = np.array([read(analyzer, text) for text in texts])
    wall = (time.perf_counter() - began) * MESSAGES / len(texts)
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
        f"| 200 messages in one go, on the wall, beside other work | {wall:.1f} s | | |",
        f"| first message, which loads lists and banks | {loaded:.2f} s | | |",
    ]
    print("\n".join(lines))
    if options.write:
        RESULTS.write_text("\n".join(lines) + "\n", encoding="utf-8")


def read(analyzer: EventEmotionAnalyzer, text: str) -> float:
    """Seconds of the processor for reading one message as a whole and in episodes."""
    began = time.process_time()
    analyzer.analyze(text)
    analyzer.segment(text)
    return time.process_time() - began


if __name__ == "__main__":
    main()
