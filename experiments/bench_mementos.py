"""How fast the mementos are: views over a life of ten years, made from nothing, and after one new memory.

    python -m experiments.bench_mementos [--sizes 1000 10000] [--write]

Protocol: memories of ten years with the places, people and facts that their texts were read for when they were told
(a reading lies in the log beside its memory); about one in twenty states a fact. "After one new memory" is the median
of many, each with another memory, and takes in the update and one look at all four views. With --write the table goes
to `experiments/results/speed/mementos.md`.
"""

from __future__ import annotations

import argparse
import random
from datetime import timedelta
from functools import partial
from pathlib import Path
from statistics import median

from experiments.bench_memory import middle
from experiments.pace import paces_said, timed
from experiments.synthetic import DID, END, FEELINGS, FELT, WHERE, WHO
from persode.journal.ledger import without_collection
from persode.mementos import (
    Reading,
    Sources,
    Statement,
    Views,
    graph_of,
    graph_page,
    narrative,
    patterns,
    reconstruct,
)
from persode.memory import Memory

RESULTS = Path(__file__).parent / "results" / "speed" / "mementos.md"
BARS = {"first build": 400.0, "after one new memory": 5.0}
NAMES = [
    f"{first}{last}" for first in ("Jin", "No", "Ali", "Mar", "Ter", "Sol") for last in ("a", "ah", "ko", "en", "y")
]
PLACES = [
    f"{first} {last}" for first in ("Café Luna", "Old", "North", "River") for last in ("Park", "Square", "Station")
]


def main() -> None:
    """Measure all sizes and print, or write, the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", type=int, nargs="+", default=(1_000, 10_000))
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    text = table({size: measure(size) for size in options.sizes})
    print(text)
    if options.write:
        RESULTS.write_text(text, encoding="utf-8")


def life(count: int, first: int = 0) -> tuple[dict[str, Memory], dict[str, Reading]]:
    """Memories of ten years with their readings."""
    chance = random.Random(first)
    memories: dict[str, Memory] = {}
    readings: dict[str, Reading] = {}
    for n in range(first, first + count):
        who, where = chance.choice(NAMES), chance.choice(PLACES)
        at = END - timedelta(days=3650 * chance.random())
        text = (
            f"{who} and {chance.choice(WHO)} {chance.choice(DID)} {chance.choice(WHERE)}, {chance.choice(FELT)} ({n})."
        )
        key = f"memory{n}"
        memories[key] = Memory(
            text,
            emotion=chance.choice(FEELINGS),
            hashtags=["#Bike", "#Rice"],
            emotional_intensity=chance.random(),
            created_at=at,
            my_day=at.date(),
            people=[who],
            places=[where],
            id=key,
        )
        facts = (Statement("profile.professional.current.company", f"Firm {n % 40}"),) if n % 20 == 0 else ()
        readings[key] = Reading(facts, ((where, "there"),), {who: "friend"})
    return memories, readings


def measure(size: int) -> dict[str, float]:
    """Milliseconds by name."""
    memories, readings = life(size)
    kept = {key: reading.to_dict() for key, reading in readings.items()}
    sources = Sources(memories, lambda m: Reading.from_dict(kept[m.id]), name="Mina")

    def build() -> Views:
        with without_collection():  # as a journal does
            views = Views.of(sources)
            look(views)
        return views

    figures = {"first build": middle(build, 5)}
    views = build()
    fresh, read = life(50, first=10_000_000)
    kept |= {key: reading.to_dict() for key, reading in read.items()}

    def add(memory: Memory) -> None:
        memories[memory.id] = memory
        views.update(sources, [memory.id])
        look(views)

    figures["after one new memory"] = median(timed(partial(add, m)) for m in fresh.values())
    figures["narrative of the profile"] = middle(lambda: narrative(views, "profile", END.date()), 5)
    figures["reconstruct a year"] = middle(lambda: reconstruct(views, END.date() - timedelta(days=365), END.date()), 5)
    figures["reconstruct a person"] = middle(lambda: reconstruct(views, person=NAMES[0]), 5)
    figures["patterns by weekday"] = middle(lambda: patterns(views, "weekday"), 5)
    figures["graph, 400 memories"] = middle(lambda: graph_of(views), 3)
    graph = graph_of(views)
    figures["graph as a page"] = middle(lambda: graph_page(graph), 3)
    return figures


def look(views: Views) -> None:
    """What the pages ask of each view."""
    assert len(views.profile.questions) == 0
    assert views.timeline.days()
    assert next(iter(views.places)).count
    assert next(iter(views.people)).count


def table(columns: dict[int, dict[str, float]]) -> str:
    """The figures as Markdown."""
    lines = [
        "# How fast the mementos are",
        "",
        "Made by `python -m experiments.bench_mementos --write` on two cores of a small server; what is measured, and",
        "how, stands there. Milliseconds, medians. The bars are for 10,000 memories.",
        paces_said(),
        "",
        "| memories | " + " | ".join(f"{size:,}" for size in columns) + " | bar |",
        "|---|" + "---:|" * (len(columns) + 1),
    ]
    for name in next(iter(columns.values())):
        bar = f"{BARS[name]:.0f}" if name in BARS else ""
        lines.append(
            f"| {name} | " + " | ".join(f"{figures[name]:.1f}" for figures in columns.values()) + f" | {bar} |"
        )
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
