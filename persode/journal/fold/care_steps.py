"""The fold of what a person does with her memories: judge, believe, quieten, archive, link, merge."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any

from persode.clock import aware
from persode.errors import BadInputError
from persode.journal.fold.state import Link, QuietRule, State, Verdict
from persode.memory import CORRECTABLE_FIELDS, check_belief, default_class

__all__ = ["CARE_STEPS"]


def _judged(state: State, data: dict[str, Any], at: datetime) -> None:
    memory = state.memory(data["memory"])
    if memory is None:
        return
    state.verdicts.append(Verdict(memory.id, data["verdict"], data.get("query", ""), at))
    if data["verdict"] == "right":
        state.rests.pop(memory.id, None)
        if memory.belief_class == "hypothesis":
            memory.belief_class = default_class(memory.kind)
    if data.get("reinforces"):
        state.recall(memory, at)
    if "rests_until" in data:
        state.rests[memory.id] = aware(datetime.fromisoformat(data["rests_until"]))


def _believed(state: State, data: dict[str, Any], _: datetime) -> None:
    memory = state.memory(data["memory"])
    if memory is None:
        return
    try:
        check_belief(data["beliefs"])
    except BadInputError:  # of a program that knew other classes
        return
    for name, value in data["beliefs"].items():
        if name in CORRECTABLE_FIELDS:
            setattr(memory, name, value)
            state.believed.setdefault(memory.id, {})[name] = value
    state.feel([memory.id])
    memory.archived = memory.archived and not memory.lasts


def _quieted(state: State, data: dict[str, Any], _: datetime) -> None:
    state.quiet[QuietRule(data["kind"], data["value"])] = None


def _quiet_lifted(state: State, data: dict[str, Any], _: datetime) -> None:
    state.quiet.pop(QuietRule(data["kind"], data["value"]), None)


def _archived(state: State, data: dict[str, Any], _: datetime) -> None:
    for memory_id in data["memories"]:
        memory = state.memory(memory_id)
        if memory is not None:
            memory.archived = True


def _unarchived(state: State, data: dict[str, Any], _: datetime) -> None:
    for memory_id in data["memories"]:
        memory = state.memory(memory_id)
        if memory is not None:
            memory.archived = False


def _linked(state: State, data: dict[str, Any], _: datetime) -> None:
    if state.memory(data["source"]) is not None and state.memory(data["target"]) is not None:
        state.links[data["link"]] = Link(data["link"], data["source"], data["target"], data["kind"])


def _unlinked(state: State, data: dict[str, Any], _: datetime) -> None:
    state.links.pop(data["link"], None)


def _link_declined(state: State, data: dict[str, Any], _: datetime) -> None:
    state.declined.add(frozenset((data["source"], data["target"])))


def _merged(state: State, data: dict[str, Any], _: datetime) -> None:
    keep, other = (state.merged.get(data[name], data[name]) for name in ("keep", "other"))
    stands, gone = state.memory(keep), state.memory(other)
    if keep == other or stands is None or gone is None:
        return
    for joined in state.merged_with(other):
        state.merged[joined] = keep
    stands.pinned = stands.pinned or gone.pinned
    stands.anchor = stands.anchor or gone.anchor
    stands.archived = stands.archived and not stands.lasts
    for one, same in ((stands, gone), (gone, stands)):  # each may stand for the other, and what is held back stays so
        if one.domain != "real" and same.domain == "real":
            same.domain = one.domain
            state.believed.setdefault(same.id, {})["domain"] = one.domain
        if QuietRule("memory", one.id) in state.quiet:
            state.quiet[QuietRule("memory", same.id)] = None
        if one.id in state.rests:
            state.rests[same.id] = max(state.rests[one.id], state.rests.get(same.id, state.rests[one.id]))
    state.settle([keep])


def _parted(state: State, data: dict[str, Any], _: datetime) -> None:
    """Two memories are no paraphrases, or no longer one."""
    one, other = data["one"], data["other"]
    state.apart.add(frozenset((one, other)))
    for a, b in ((one, other), (other, one)):
        if state.merged.get(a) == b:
            del state.merged[a]
            state.settle([a, b])


def _erased(state: State, _: dict[str, Any], __: datetime) -> None:
    state.erasures += 1


CARE_STEPS: dict[str, Callable[[State, dict[str, Any], datetime], None]] = {
    "memory_judged": _judged,
    "memory_believed": _believed,
    "quiet_added": _quieted,
    "quiet_lifted": _quiet_lifted,
    "memories_archived": _archived,
    "memories_unarchived": _unarchived,
    "link_made": _linked,
    "link_removed": _unlinked,
    "link_declined": _link_declined,
    "memories_merged": _merged,
    "memories_parted": _parted,
    "erased": _erased,
}
"""Kind of event -> what it does to the state."""
