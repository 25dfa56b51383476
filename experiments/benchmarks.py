"""EpiRec and LoCoMo as memories with probes, by their protocols, from files that are no part of this repository.

EpiRec (version 1.0; CC BY 4.0, Seokho Jin, 2026): one collection a persona with its episodes; the target of a probe is
the episode that holds it; `reference_now` is the clock.
LoCoMo (CC BY-NC 4.0, Maharana et al., ACL 2024, evaluated only): one turn = one memory, "speaker: text" plus
" [shares a photo: caption]"; its time = the session's time + one second a turn; now = last session + 1 day; C = .5, no
recalls; questions of categories 1 to 4 with at least one turn of evidence that is there (5 has no answer by design).
What is left out is counted, by reason; fields that are not known are passed over and reported.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from experiments.datafile import DataFile
from persode.clock import parse_instant
from persode.memory import Memory

__all__ = [
    "BAND_INTENSITY",
    "EPIREC_SOURCE",
    "LOCOMO_SOURCE",
    "UNKNOWN_BAND",
    "Benchmark",
    "Collection",
    "Probe",
    "epirec",
    "locomo",
]

EPIREC_SOURCE = "EpiRec v1.0, CC BY 4.0, Seokho Jin, 2026"
LOCOMO_SOURCE = "LoCoMo, CC BY-NC 4.0, Maharana et al., ACL 2024"
EPIREC_VERSION = "1.0"

FEELING_OF = {
    **dict.fromkeys(("joy", "excitement", "amusement", "pride"), "joyful"),
    **dict.fromkeys(("satisfaction", "tenderness", "calm", "relief", "hope", "determination"), "content"),
    **dict.fromkeys(("grief", "despair", "heartbreak", "discouragement", "humiliation", "fatigue"), "sad"),
    **dict.fromkeys(("anger", "frustration", "resentment", "mild annoyance"), "angry"),
    **dict.fromkeys(("dread", "fear"), "anxious"),
}
"""EpiRec's labels as feelings of the diary; any other label counts as neutral."""

BAND_INTENSITY = {"low": 0.2, "mild": 0.5, "medium": 0.5, "high": 0.9}
"""EpiRec's bands as an intensity E: our choice of three numbers for three words."""

UNKNOWN_BAND = 0.5

AGES = ((14, "at most 2 weeks"), (60, "at most 2 months"), (10**6, "older"))
CATEGORIES = {1: "multi-hop", 2: "temporal", 3: "open-domain", 4: "single-hop"}
UNANSWERABLE = 5


@dataclass(frozen=True)
class Probe:
    """A question, the ids of the memories that answer it, and what it is told apart by (type, band, age, category)."""

    id: str
    query: str
    targets: frozenset[str]
    labels: Mapping[str, str]


@dataclass(frozen=True)
class Collection:
    """The memories of one person, the probes to them, and the instant of the search.

    `authors` says of each memory what the authors of the data do: its "emotion", "band" and "valence" (EpiRec only).
    """

    name: str
    memories: tuple[Memory, ...]
    probes: tuple[Probe, ...]
    now: datetime
    authors: Mapping[str, Mapping[str, str]] = field(default_factory=dict)


@dataclass(frozen=True)
class Benchmark:
    """The collections of a file and what is reported of it."""

    collections: tuple[Collection, ...]
    about: Mapping[str, Any]


def epirec(path: Path) -> Benchmark:
    """One collection a persona.

    Raises:
        ExperimentError: the file is missing, damaged, of another version, or no EpiRec.
    """
    file = DataFile(path, "EpiRec")
    data = file.record(
        file.data, "it", ("version", "reference_now", "personas"),
        ("name", "full_name", "construction", "license", "stats", "note"),
    )  # fmt: skip
    if data["version"] != EPIREC_VERSION:
        raise file.wrong(f"it is version {data['version']}, and this reads {EPIREC_VERSION}")
    now = _instant(file, data["reference_now"], "reference_now")
    left_out: Counter[str] = Counter()
    collections = []
    for number, one in enumerate(file.listed(data["personas"], "personas")):
        persona = file.record(one, f"persona {number + 1}", ("persona_id", "episodes"), ("name", "age", "context"))
        name = file.text(persona["persona_id"], f"the id of persona {number + 1}")
        made = _persona(file, name, file.listed(persona["episodes"], f"episodes of {name}"), now)
        if made.probes:
            collections.append(made)
        else:
            left_out["personas without episodes or probes"] += 1
    return _benchmark(file, collections, left_out, "personas", EPIREC_SOURCE)


def locomo(path: Path) -> Benchmark:
    """One collection a conversation.

    Raises:
        ExperimentError: the file is missing, damaged, or no LoCoMo.
    """
    file = DataFile(path, "LoCoMo")
    left_out: Counter[str] = Counter()
    collections = []
    for number, one in enumerate(file.listed(file.data, "it")):
        sample = file.record(
            one, f"conversation {number + 1}", ("sample_id", "conversation", "qa"),
            ("event_summary", "observation", "session_summary"),
        )  # fmt: skip
        name = file.text(sample["sample_id"], f"the id of conversation {number + 1}")
        memories, last = _turns(file, name, sample["conversation"], left_out)
        if not memories:
            left_out["conversations without a turn"] += 1
            continue
        probes = _questions(file, name, sample["qa"], memories, left_out)
        if not probes:
            left_out["conversations without a question that can be asked"] += 1
            continue
        collections.append(Collection(name, tuple(memories.values()), tuple(probes), last + timedelta(days=1)))
    return _benchmark(file, collections, left_out, "conversations", LOCOMO_SOURCE)


def _persona(file: DataFile, name: str, episodes: Sequence[Any], now: datetime) -> Collection:
    memories: dict[str, Memory] = {}
    probes, authors = [], {}
    for number, one in enumerate(episodes):
        where = f"episode {number + 1} of {name}"
        episode = file.record(
            one, where, ("id", "date_time", "text", "emotion", "intensity_band", "valence", "probes"), ("session",)
        )
        memory = Memory(
            file.text(episode["text"], f"the text of {where}"),
            emotion=FEELING_OF.get(episode["emotion"], "neutral"),
            contextual_relevance=0.5,
            created_at=_instant(file, episode["date_time"], f"the time of {where}"),
            id=file.text(episode["id"], f"the id of {where}"),
        )
        if memory.id in memories:
            raise file.wrong(f"two episodes of {name} have the id {memory.id}")
        band = file.text(episode["intensity_band"], f"the band of {where}")
        memories[memory.id] = memory
        authors[memory.id] = {"emotion": str(episode["emotion"]), "band": band, "valence": str(episode["valence"])}
        labels = {"band": band, "age": _age(memory.age_days(now))}
        for each in file.listed(episode["probes"], f"the probes of {where}"):
            probe = file.record(each, f"a probe of {where}", ("id", "type", "query"))
            kind = file.text(probe["type"], f"the type of a probe of {where}").rpartition("_")[2]
            query = file.text(probe["query"], f"a probe of {where}")
            probes.append(Probe(str(probe["id"]), query, frozenset([memory.id]), {"type": kind, **labels}))
    return Collection(name, tuple(memories.values()), tuple(probes), now, authors)


def _turns(file: DataFile, name: str, talk: Any, left_out: Counter[str]) -> tuple[dict[str, Memory], datetime]:
    """The turns by their ids, and when the last session began."""
    if not isinstance(talk, dict):
        raise file.wrong(f"the conversation of {name} is no record")
    memories: dict[str, Memory] = {}
    last = datetime.min.replace(tzinfo=UTC)
    for session in sorted((key for key in talk if re.fullmatch(r"session_\d+", key)), key=lambda key: int(key[8:])):
        turns = file.listed(talk[session], f"{session} of {name}")
        if not turns:
            left_out["sessions without a turn"] += 1
            continue
        try:
            start = datetime.strptime(talk[f"{session}_date_time"], "%I:%M %p on %d %B, %Y").replace(tzinfo=UTC)
        except (KeyError, TypeError, ValueError) as error:
            raise file.wrong(f"{session} of {name} has no time like '1:56 pm on 8 May, 2023'") from error
        last = max(last, start)
        for number, one in enumerate(turns):
            where = f"turn {number + 1} in {session} of {name}"
            turn = file.record(one, where, ("speaker", "dia_id"), ("text", "blip_caption", "img_url", "query"))
            photo = f" [shares a photo: {turn['blip_caption']}]" if turn.get("blip_caption") else ""
            turn_id = file.text(turn["dia_id"], f"the id of {where}")
            if turn_id in memories:
                left_out["turns whose id another turn has"] += 1
                continue
            said = file.text(turn.get("text", ""), f"the text of {where}")
            if not said.strip() and not photo:
                left_out["turns that say nothing"] += 1
                continue
            memories[turn_id] = Memory(
                f"{turn['speaker']}: {said}{photo}",
                contextual_relevance=0.5,
                created_at=start + timedelta(seconds=number),
                id=turn_id,
            )
    return memories, last


def _questions(
    file: DataFile, name: str, listed: Any, memories: Mapping[str, Memory], left_out: Counter[str]
) -> list[Probe]:
    probes = []
    for number, one in enumerate(file.listed(listed, f"the questions of {name}")):
        where = f"question {number + 1} of {name}"
        question = file.record(one, where, ("question", "category"), ("answer", "adversarial_answer", "evidence"))
        if question["category"] == UNANSWERABLE:
            left_out["questions of category 5"] += 1
            continue
        if question["category"] not in CATEGORIES:
            left_out["questions of an unknown category"] += 1
            continue
        lines = file.listed(question.get("evidence", []), f"the evidence of {where}")
        named = {
            part for line in lines for part in re.split(r"[;,\s]+", file.text(line, f"evidence of {where}")) if part
        }
        targets = frozenset(named & memories.keys())
        if missing := len(named) - len(targets):
            left_out["ids of evidence that are no turn"] += missing
        if not targets:
            left_out["questions without a turn of evidence that is there"] += 1
            continue
        labels = {"category": CATEGORIES[question["category"]]}
        probes.append(Probe(f"{name}-q{number + 1}", file.text(question["question"], where), targets, labels))
    return probes


def _benchmark(
    file: DataFile, collections: Sequence[Collection], left_out: Counter[str], what: str, source: str
) -> Benchmark:
    if not collections:
        raise file.wrong(f"it has no {what} with memories and questions")
    names = [collection.name for collection in collections]
    if len(set(names)) < len(names):
        raise file.wrong(f"two {what} have the same id")
    about = {
        "source": source,
        "sha256": file.sha256,
        what: len(collections),
        "memories": sum(len(c.memories) for c in collections),
        "probes": sum(len(c.probes) for c in collections),
        "left_out": dict(sorted(left_out.items())),
        "unknown_fields": sorted(file.unknown),
    }
    return Benchmark(tuple(collections), about)


def _age(days: float) -> str:
    return next(name for most, name in AGES if days <= most)


def _instant(file: DataFile, value: Any, where: str) -> datetime:
    try:
        return parse_instant(file.text(value, where))
    except ValueError as error:
        raise file.wrong(f"{where} is no time") from error
