"""A scenario: memories with hand-given labels and for each a plain and a vague probe, from a JSON file.

    {"now": instant, "memories": [{"text", "event", "emotion", "emotional_intensity", "contextual_relevance",
     "created_at", "recall_count", "hashtags"}], "probes": [{"plain", "vague", "target": event, "category"}]}

Our own is `data/scenario.json`; that of the reference implementation has the same form and may carry its figures under
"expected". A probe whose target is no memory is left out and counted.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from experiments.datafile import DataFile
from persode.clock import parse_instant
from persode.memory import Memory

__all__ = ["OWN_SCENARIO", "Scenario", "ScenarioProbe", "read_scenario"]

OWN_SCENARIO = Path(__file__).parent / "data" / "scenario.json"
_FIELDS = (
    "text", "event", "emotion", "emotional_intensity", "contextual_relevance", "recall_count", "hashtags",
)  # fmt: skip


@dataclass(frozen=True)
class ScenarioProbe:
    """Two ways to ask for one memory, its id, and the kind of memory that it is."""

    plain: str
    vague: str
    target: str
    category: str


@dataclass(frozen=True)
class Scenario:
    """Memories (in the order of the file; the id is the event), probes, the instant of the search.

    `expected` holds the figures of others if the file has any, `about` what is reported of the file.
    """

    name: str
    memories: tuple[Memory, ...]
    probes: tuple[ScenarioProbe, ...]
    now: datetime
    expected: Mapping[str, Any]
    about: Mapping[str, Any]


def read_scenario(path: Path = OWN_SCENARIO) -> Scenario:
    """The scenario in a file.

    Raises:
        ExperimentError: the file is missing, damaged, or no scenario.
    """
    file = DataFile(path, "a scenario")
    data = file.record(file.data, "it", ("now", "memories", "probes"), ("about", "expected"))
    memories = []
    for number, one in enumerate(file.listed(data["memories"], "the list of memories")):
        where = f"memory {number + 1}"
        record = file.record(one, where, ("created_at", *_FIELDS))
        try:
            created = parse_instant(file.text(record["created_at"], f"the time of {where}"))
            memories.append(Memory(**{f: record[f] for f in _FIELDS}, created_at=created, id=record["event"]))
        except (ValueError, TypeError, AttributeError) as error:
            raise file.wrong(f"{where} has a value that can't be ({error})") from error
    known = {memory.id for memory in memories}
    if len(known) < len(memories):
        raise file.wrong("two memories have the same event")
    probes, missing = [], 0
    for number, one in enumerate(file.listed(data["probes"], "the list of probes")):
        record = file.record(one, f"probe {number + 1}", ("plain", "vague", "target", "category"))
        if record["target"] in known:
            probes.append(
                ScenarioProbe(**{name: str(record[name]) for name in ("plain", "vague", "target", "category")})
            )
        else:
            missing += 1
    if not memories or not probes:
        raise file.wrong("it has no memory, or no probe to one")
    try:
        now = parse_instant(file.text(data["now"], "its instant"))
    except ValueError as error:
        raise file.wrong(f"its instant is none ({error})") from error
    about = {
        "file": file.name,
        "sha256": file.sha256,
        "memories": len(memories),
        "probes": len(probes),
        "probes_to_no_memory": missing,
        "unknown_fields": sorted(file.unknown),
    }
    return Scenario(path.stem, tuple(memories), tuple(probes), now, data.get("expected", {}), about)
