"""What memory is worth: the companion with a person's memories against a fresh one that has none.

    python -m experiments.eval_personalisation [--data ../shared/benchmarks/epirec_dev.json] [--write]

People: the development personas of EpiRec (CC BY 4.0, Seokho Jin, 2026; no part of this repository, left out where its
file is not there), each episode told on its own day, and the demo person of our tests. Everyone's questions are made
by `persode.agent.quiz`, at most 12, and answered by the offline companion; the measures are those of
`persode.agent.comparison`. EpiRec's own probes, which others wrote, follow: a question for a detail, and two ways of
looking back. Intervals are 95 %, by resampling the questions. Clock, ids and seed are fixed: the same bytes on every
run. `--write` also writes the tables to `experiments/results/personalisation.md`.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import numpy as np

from persode.analyzer import EventEmotionAnalyzer
from persode.embeddings import Embedder, get_embedder
from persode.journal import Comparison, Journal, Question, Settings, WithWithout, telling
from persode.log import Draft, JsonLinesLog

ROOT = Path(__file__).resolve().parents[1]
DATA = ROOT.parent / "shared" / "benchmarks" / "epirec_dev.json"
DEMO = ROOT / "tests" / "data" / "demo_person.json"
DEMO_NOW = datetime(2026, 3, 10, 18, 30, tzinfo=UTC)
RESULTS = ROOT / "experiments" / "results" / "personalisation.md"
RESAMPLES = 2_000
SEED = 7
AGES = ((7, "at most a week old"), (60, "at most two months"), (10_000, "older"))


@dataclass(frozen=True)
class Life:
    """Someone's dated entries, the instant of the questions, and her zone."""

    name: str
    entries: Sequence[tuple[datetime, str]]
    now: datetime
    zone: str = "UTC"
    probes: Sequence[tuple[int, str, str]] = ()
    """(number of the entry that it is about, type, text)"""


@dataclass(frozen=True)
class Asked:
    """A comparison and the memory behind it: its age in days and its leaning (-1, 0, 1)."""

    comparison: Comparison
    age: float
    leaning: int


MEASURES: dict[str, Callable[[Comparison], float]] = {
    "words, with": lambda c: c.remembering.measured.words,
    "words, without": lambda c: c.fresh.measured.words,
    "specifics, with": lambda c: len(c.remembering.measured.specifics),
    "specifics, without": lambda c: len(c.fresh.measured.specifics),
    "facts right, with": lambda c: len(c.remembering.measured.right) / max(1, len(c.facts)),
    "facts right, without": lambda c: len(c.fresh.measured.right) / max(1, len(c.facts)),
    "memories used": lambda c: len(c.remembering.used),
    "memory found": lambda c: float(c.found),
}


def main() -> None:
    """Ask, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--data", type=Path, default=DATA, help="EpiRec file")
    parser.add_argument("--embedder", default=None, help="minilm, hashing or sentence-transformers[:model]")
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.name}")
    arguments = parser.parse_args()
    text = report(arguments.data, get_embedder(arguments.embedder))
    print(text, end="")
    if arguments.write:
        RESULTS.write_text(text, encoding="utf-8")


def report(data: Path, embedder: Embedder) -> str:
    """The whole result as Markdown."""
    lines = [
        "# What memory is worth",
        "",
        "Made by `python -m experiments.eval_personalisation --write`; what is measured, and how, stands there.",
        f"Means over questions with 95 % intervals ({RESAMPLES:,} resamples, seed {SEED}), embedder {embedder.name}.",
        "The questions that are made from a memory use its own words, for what few or no others have: they are easier",
        "than what people ask. EpiRec's probes (at the end) were written by others.",
        "",
    ]
    groups: dict[str, list[Asked]] = {}
    probes: list[Asked] = []
    if data.exists():
        lives = epirec(data)
        groups["EpiRec, development"] = [a for life in lives for a in asked(life, embedder)]
        probes = [a for life in lives for a in asked(life, embedder, probes=True)]
    else:
        lines += [f"{data.name} is not here: its part is left out.", ""]
    groups["demo person"] = asked(demo(), embedder)
    everything = [a for group in groups.values() for a in group]
    lines += ["## By people", "", *table(groups), ""]
    kinds = sorted({a.comparison.question.kind for a in everything})
    lines += ["## By what is asked for", "", *table({k: _of_kind(everything, k) for k in kinds}), ""]
    lines += ["## By the memory's age", "", *table(_by_age(everything)), ""]
    feelings = {"heavy": -1, "even": 0, "glad": 1}
    by_leaning = {name: [a for a in everything if a.leaning == v] for name, v in feelings.items()}
    lines += ["## By the memory's feeling", "", *table(by_leaning), ""]
    lines += ["## Made from a memory and not found", "", *missed(everything), ""]
    if probes:
        by_type = {kind: _of_kind(probes, kind) for kind in dict.fromkeys(p.comparison.question.kind for p in probes)}
        lines += ["## EpiRec's own probes", "", *table(by_type), ""]
    return "\n".join(lines)


def asked(life: Life, embedder: Embedder, probes: bool = False) -> list[Asked]:
    """The questions that are made from one person's memories, or the probes: to the first memory of their entry."""
    with tempfile.TemporaryDirectory() as folder:
        journal = lived(Path(folder), life, embedder)
        both = WithWithout(journal)
        found = []
        questions = [Question(text, f"memory{n:03}-0", kind) for n, kind, text in life.probes if probes]
        for comparison in both.compare_all(questions or both.questions()):
            memory = journal.state.memories[comparison.question.about]
            found.append(Asked(comparison, memory.age_days(life.now), memory.valence))
        return found


def lived(folder: Path, life: Life, embedder: Embedder) -> Journal:
    """A journal of the entries, told each at its own time and read as the app does, with ids that are counted."""
    log = JsonLinesLog(folder, now=lambda: life.now)
    log.append([Draft("settings_saved", {"settings": Settings(zone=life.zone).to_dict()})])
    analyzer = EventEmotionAnalyzer(embedder=embedder)
    for n, (told_at, text) in enumerate(life.entries):
        journal = Journal.open(folder, clock=lambda: life.now, embedder=embedder)
        said = telling.imported(text, told_at, "", journal)
        said.data["message"] = f"message{n:03}"
        with journal.writing():
            journal.append([said])
            drafts = telling.read(journal.state.messages[f"message{n:03}"], journal.state, analyzer, life.zone)
            for k, memory in enumerate(drafts[0].data.get("memories", ())):
                memory["id"] = f"memory{n:03}-{k}"
            journal.append(drafts)
    return Journal.open(folder, clock=lambda: life.now, embedder=embedder)


def epirec(path: Path) -> list[Life]:
    """The personas of an EpiRec file."""
    data = json.loads(path.read_text(encoding="utf-8"))
    now = datetime.fromisoformat(data["reference_now"])
    return [
        Life(
            persona["persona_id"],
            [(datetime.fromisoformat(e["date_time"]), e["text"]) for e in persona["episodes"]],
            now,
            probes=[(n, p["type"], p["query"]) for n, e in enumerate(persona["episodes"]) for p in e["probes"]],
        )
        for persona in data["personas"]
    ]


def demo() -> Life:
    """The demo person of our tests, on her last evening."""
    data = json.loads(DEMO.read_text(encoding="utf-8"))
    zone = ZoneInfo(data["zone"])
    entries = [(datetime.fromisoformat(e["at"]).replace(tzinfo=zone), e["text"]) for e in data["entries"]]
    return Life("demo", entries, DEMO_NOW, data["zone"])


def interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean and its 95 % interval by the percentile bootstrap."""
    sample = np.asarray(values, dtype=float)
    drawn = np.random.default_rng(SEED).integers(len(sample), size=(RESAMPLES, len(sample)))
    low, high = np.percentile(sample[drawn].mean(axis=1), [2.5, 97.5])
    return float(sample.mean()), float(low), float(high)


def table(groups: dict[str, list[Asked]]) -> list[str]:
    """One column a group that has questions."""
    groups = {name: group for name, group in groups.items() if group}
    lines = ["| measure | " + " | ".join(groups) + " |", "|---|" + "---:|" * len(groups)]
    lines.append("| questions | " + " | ".join(str(len(group)) for group in groups.values()) + " |")
    for name, measure in MEASURES.items():
        cells = [interval([measure(a.comparison) for a in group]) for group in groups.values()]
        digits = 1 if name.startswith("words") else 2
        row = (f"{mean:.{digits}f} [{low:.{digits}f}, {high:.{digits}f}]" for mean, low, high in cells)
        lines.append(f"| {name} | {' | '.join(row)} |")
    return lines


def missed(everything: Sequence[Asked]) -> list[str]:
    """The questions whose memory was not found."""
    texts = [a.comparison.question.text for a in everything if not a.comparison.found]
    return [f"- {text}" for text in texts or ["none"]]


def _of_kind(everything: Sequence[Asked], kind: str) -> list[Asked]:
    return [a for a in everything if a.comparison.question.kind == kind]


def _by_age(everything: Sequence[Asked]) -> dict[str, list[Asked]]:
    groups: dict[str, list[Asked]] = {name: [] for _, name in AGES}
    for a in everything:
        groups[next(name for most, name in AGES if a.age <= most)].append(a)
    return groups


if __name__ == "__main__":
    main()
