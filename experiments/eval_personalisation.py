"""What memory is worth: the companion with a person's memories against a fresh one that has none.

    python -m experiments.eval_personalisation [--data FILE] [--embedder minilm] [--out DIR]

Fixed protocol. People: without a file the demo person of our tests, with an EpiRec file (CC BY 4.0, Seokho Jin, 2026;
no part of this repository) its personas, each episode told on its own day. Everyone's questions are made by
`persode.agent.quiz`, at most 12, and answered by the offline companion; the measures are those of
`persode.agent.comparison`. The questions that are made from a memory use its own words, for what few or no others
have: they are easier than what people ask. EpiRec's own probes, which others wrote, follow: a question for a detail,
and two ways of looking back. Intervals are 95 %, by resampling the questions (a person's questions are not independent,
so they are rather too narrow). Clock, ids and seed are fixed: the same bytes on every run.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo

from experiments.benchmark_tables import about_lines
from experiments.benchmarks import EPIREC_SOURCE, Collection, epirec
from experiments.bootstrap import RESAMPLES, SEED, interval
from experiments.experiment import Experiment, Result, embedder_named, fingerprint, guarded, own_or_given
from experiments.progress import progress
from persode.analyzer import EventEmotionAnalyzer
from persode.embeddings import Embedder
from persode.journal import Comparison, Journal, Question, Settings, WithWithout, telling
from persode.log import Draft, JsonLinesLog

if TYPE_CHECKING:
    from matplotlib.figure import Figure

DEMO = Path(__file__).resolve().parents[1] / "tests" / "data" / "demo_person.json"
DEMO_NOW = datetime(2026, 3, 10, 18, 30, tzinfo=UTC)
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


FEELINGS = {"heavy": -1, "even": 0, "glad": 1}

Table = dict[str, dict[str, Any]]
"""By group: how many questions, and each measure as [mean, low, high]."""


def run(embedder_name: str = "minilm") -> Result:
    """Measure with the demo person."""
    embedder = embedder_named(embedder_name)
    return _result(EXPERIMENT, embedder, asked(demo(), embedder))


def run_epirec(path: Path, embedder_name: str = "minilm") -> Result:
    """Measure with EpiRec's personas."""
    embedder = embedder_named(embedder_name)
    benchmark = epirec(path)
    lives = [life_of(collection) for collection in benchmark.collections]
    by_person = {life.name: asked(life, embedder) for life in progress(lives, "telling lives")}
    made = [a for group in by_person.values() for a in group]
    probes = [a for life in progress(lives, "asking probes") for a in asked(life, embedder, probes=True)]
    further = {"data": benchmark.about, "people": measured(by_person), "probes": measured(_by_kind(probes))}
    return _result(EPIREC_EXPERIMENT, embedder, made, **further)


def _result(experiment: Experiment, embedder: Embedder, made: Sequence[Asked], **further: Any) -> Result:
    by_leaning = {name: [a for a in made if a.leaning == leaning] for name, leaning in FEELINGS.items()}
    return experiment.result(
        embedder=embedder.name,
        vectors=fingerprint(embedder),
        questions={
            "all": measured({"all": made}),
            "what is asked for": measured(dict(sorted(_by_kind(made).items()))),
            "the memory's age": measured(_by_age(made)),
            "the memory's feeling": measured(by_leaning),
        },
        not_found=sum(not a.comparison.found for a in made),
        **further,
    )


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


def life_of(collection: Collection) -> Life:
    """A persona of EpiRec as someone who tells."""
    number = {memory.id: n for n, memory in enumerate(collection.memories)}
    return Life(
        collection.name,
        [(memory.created_at, memory.text) for memory in collection.memories],
        collection.now,
        probes=[(number[next(iter(p.targets))], p.labels["type"], p.query) for p in collection.probes],
    )


def demo() -> Life:
    """The demo person of our tests, on her last evening."""
    data = json.loads(DEMO.read_text(encoding="utf-8"))
    zone = ZoneInfo(data["zone"])
    entries = [(datetime.fromisoformat(e["at"]).replace(tzinfo=zone), e["text"]) for e in data["entries"]]
    return Life("demo", entries, DEMO_NOW, data["zone"])


def measured(groups: Mapping[str, Sequence[Asked]]) -> Table:
    """The measures of the groups that have questions."""
    return {
        name: {
            "questions": len(group),
            **{title: interval([measure(a.comparison) for a in group]) for title, measure in MEASURES.items()},
        }
        for name, group in groups.items()
        if group
    }


def table(result: Result) -> list[str]:
    """The result as Markdown."""
    lines = about_lines(result, "personas") if "data" in result else []
    lines += [f"Embedder {result['embedder']}; means over questions with 95 % intervals."]
    lines += ["", "Questions that are made from a memory, all of them and by what they are told apart by:", ""]
    lines += [*_lines({name: group for part in result["questions"].values() for name, group in part.items()}), ""]
    if "probes" in result:
        lines += ["By person:", "", *_lines(result["people"]), ""]
        lines += ["EpiRec's own probes:", "", *_lines(result["probes"]), ""]
    return [*lines, f"Questions made from a memory that did not find it: {result['not_found']}."]


def _lines(groups: Table) -> list[str]:
    """One line a group, one column a measure."""
    lines = ["| of | questions | " + " | ".join(MEASURES) + " |", "|---|" + "---:|" * (len(MEASURES) + 1)]
    for title, group in groups.items():
        cells = []
        for name in MEASURES:
            digits = 1 if name.startswith("words") else 2
            cells.append("{:.{d}f} [{:.{d}f}, {:.{d}f}]".format(*group[name], d=digits))
        lines.append(f"| {title} | {group['questions']} | " + " | ".join(cells) + " |")
    return lines


def figure(result: Result) -> Figure:
    """The share of facts right with and without memory, by what was asked."""
    from experiments.figures import canvas, dots, legend

    groups = {name: group for part in result["questions"].values() for name, group in part.items()}
    groups |= {f"probe, {name}": group for name, group in result.get("probes", {}).items()}
    drawing, (axes,) = canvas("Facts right in an answer, with and without memory", height=1.4 + 0.3 * len(groups))
    rows, ends = {}, {}
    for way in ("with", "without"):
        triples = [group[f"facts right, {way}"] for group in groups.values()]
        rows[f"{way} memory"] = [triple[0] for triple in triples]
        ends[f"{way} memory"] = [(triple[1], triple[2]) for triple in triples]
    dots(axes, list(groups), rows, ends)
    axes.set_xlabel("share of the memory's facts")
    legend(drawing, axes)
    return drawing


def _by_kind(everything: Sequence[Asked]) -> dict[str, list[Asked]]:
    groups: dict[str, list[Asked]] = {}
    for a in everything:
        groups.setdefault(a.comparison.question.kind, []).append(a)
    return groups


def _by_age(everything: Sequence[Asked]) -> dict[str, list[Asked]]:
    groups: dict[str, list[Asked]] = {name: [] for _, name in AGES}
    for a in everything:
        groups[next(name for most, name in AGES if a.age <= most)].append(a)
    return groups


PROTOCOL: dict[str, Any] = {
    "source": EPIREC_SOURCE + "; the demo person of our tests",
    "questions": "made by persode.agent.quiz, at most 12 a person; then EpiRec's own probes",
    "measures": list(MEASURES),
    "intervals": f"95 %, percentile bootstrap over questions, {RESAMPLES} draws, seed {SEED}: [mean, low, high]",
    "demo_now": DEMO_NOW.isoformat(),
}
EXPERIMENT = Experiment("personalisation", "What memory is worth", PROTOCOL, table, figure)
EPIREC_EXPERIMENT = Experiment(
    "personalisation_epirec", "What memory is worth: EpiRec's personas", PROTOCOL, table, figure
)


def main() -> int:
    """Measure and keep."""
    return own_or_given(__doc__, (EXPERIMENT, run), (EPIREC_EXPERIMENT, run_epirec))


if __name__ == "__main__":
    sys.exit(guarded(main))
