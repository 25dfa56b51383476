"""Hits grow along links, so that a memory comes with what led to it and what followed (Garden Pulse, chains)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from persode.store.query import Linked

__all__ = ["DEPTH", "chained"]

DEPTH = 3
"""Links that are followed from a hit, at most."""


def chained(hits: Sequence[str], links: Iterable[Linked], known: Collection[str]) -> list[tuple[str, str]]:
    """The hits with what is linked to them: (memory id, id of the hit that brought it, or "" for a hit).

    Links are followed both ways, breadth first, `DEPTH` deep, each memory once, so that a cycle ends. The best hit's
    chain comes first; within a chain a source comes before what followed from it.

    Args:
        hits: memory ids, best first.
        links: the links; one to itself or to an unknown memory is passed over.
        known: the ids that may appear.
    """
    after: dict[str, list[str]] = {}
    before: dict[str, list[str]] = {}
    for link in links:
        if link.source != link.target and link.source in known and link.target in known:
            after.setdefault(link.source, []).append(link.target)
            before.setdefault(link.target, []).append(link.source)
    placed: dict[str, str] = {}
    own = set(hits)
    for hit in hits:
        if hit in placed:
            continue
        members = _reached(hit, after, before)
        for member in _sources_first([m for m in members if m not in placed], before):
            placed[member] = "" if member in own else hit
    return list(placed.items())


def _reached(start: str, after: dict[str, list[str]], before: dict[str, list[str]]) -> list[str]:
    """The start and what at most `DEPTH` links away is, nearest first."""
    found = {start: None}
    edge = [start]
    for _ in range(DEPTH):
        near = [n for member in edge for n in (*before.get(member, ()), *after.get(member, ()))]
        edge = [n for n in dict.fromkeys(near) if n not in found]
        found |= dict.fromkeys(edge)
    return list(found)


def _sources_first(members: list[str], before: dict[str, list[str]]) -> list[str]:
    """The members, each after its sources; in a cycle the one that was reached first begins."""
    ordered: dict[str, None] = {}
    waiting = list(members)
    while waiting:
        rest = set(waiting)
        ready = [m for m in waiting if rest.isdisjoint(before.get(m, ()))] or waiting[:1]
        ordered |= dict.fromkeys(ready)
        waiting = [m for m in waiting if m not in ordered]
    return list(ordered)
