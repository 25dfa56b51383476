"""The graph of a life: people, places, topics, facts and memories, joined by the memories that name them.

Clusters, and how much a node holds the rest together, come from networkx (Louvain communities, betweenness: those that
run without scipy). What did not happen is a graph of its own and never mixed with what did.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from persode.errors import BadInputError, UnknownChoiceError
from persode.mementos.moment import Moment, in_order
from persode.mementos.saying import days_said
from persode.mementos.slots import label
from persode.mementos.topics import topics_of
from persode.mementos.views import Views
from persode.words import say

__all__ = [
    "DOMAINS",
    "LINK_KINDS",
    "MOST_NODES",
    "NODE_KINDS",
    "Graph",
    "GraphLink",
    "GraphNode",
    "graph_of",
    "link_said",
    "way",
]

DOMAINS = ("real", "fiction")
NODE_KINDS = ("person", "place", "topic", "fact", "memory")
LINK_KINDS = ("with", "at", "about", "states", "causal", "temporal", "thematic")

MOST_NODES = 400
"""How many memories a graph shows: the strongest; `left_out` counts the others."""

SAME_DAY = 0.3
"""Strength of the link between two memories that follow each other on one day."""

SAMPLED = 60
"""From how many nodes the betweenness is measured; all of them in a small graph."""


@dataclass(frozen=True)
class GraphNode:
    """A node. `weight` is the number of memories behind it; `cluster` counts from 0; `bridge` is in [0, 1]."""

    id: str
    kind: str
    label: str
    weight: int = 1
    text: str = ""
    when: str = ""
    feeling: str = ""
    cluster: int = 0
    bridge: float = 0.0
    sources: tuple[str, ...] = ()


@dataclass(frozen=True)
class GraphLink:
    """A link: `kind` of `LINK_KINDS`, `strength` in [0, 1], `sources` the memories (or the person's link) behind it."""

    source: str
    target: str
    kind: str
    strength: float
    sources: tuple[str, ...]


@dataclass(frozen=True)
class Graph:
    """Nodes and links as data."""

    domain: str
    nodes: tuple[GraphNode, ...]
    links: tuple[GraphLink, ...]
    left_out: int = 0


def graph_of(
    views: Views, links: Iterable[tuple[str, str, str, str]] = (), domain: str = "real", most: int = MOST_NODES
) -> Graph:
    """The graph of what happened, or of what did not.

    Args:
        views: whose life.
        links: (id, source, target, kind) of the links that the person made between memories.
        domain: one of `DOMAINS`.
        most: how many memories it shows, the strongest first.

    Raises:
        UnknownChoiceError: there is no such domain.
    """
    if domain not in DOMAINS:
        raise UnknownChoiceError("domain", domain, DOMAINS)
    if not isinstance(most, int):
        raise UnknownChoiceError("number", most, ("0", "1", "…"))
    held = views.moments if domain == "real" else views.fiction
    shown = [m for m in held.values() if not m.faded and "timeline" in m.views and m.text.strip()]
    kept = sorted(shown, key=lambda m: (-m.intensity, m.order))[: max(0, most)]
    moments = {m.id: m for m in in_order(kept)}
    nodes: dict[str, GraphNode] = {}
    found: list[GraphLink] = []
    for moment in moments.values():
        memory = _memory_node(moment)
        nodes[memory.id] = memory
        for node, kind, strength in _things(views, moment, domain):
            known = nodes.get(node.id, replace(node, weight=0))
            nodes[node.id] = replace(known, weight=known.weight + 1, sources=(*known.sources, moment.id))
            found.append(GraphLink(memory.id, node.id, kind, strength, (moment.id,)))
    found += _between(moments, links)
    return Graph(domain, _measured(nodes, found), tuple(found), len(shown) - len(moments))


def link_said(link: GraphLink, open_node: str, language: str = "en") -> str:
    """What joins the open node to the other end, read from the open one: "came before", or "came after"."""
    end = "link" if link.source == open_node else "back"
    return say(f"mementos.graph.{end}.{link.kind}", language)


def way(graph: Graph, one: str, other: str) -> tuple[str, ...]:
    """The ids on the shortest way between two nodes, both included; empty if none leads there.

    Raises:
        BadInputError: one of them is not in the graph.
    """
    import networkx as nx

    joined = _networkx(graph.nodes, graph.links)
    if one not in joined or other not in joined:
        raise BadInputError("no_such_memory")
    try:
        return tuple(nx.shortest_path(joined, one, other))
    except nx.NetworkXNoPath:
        return ()


def _memory_node(moment: Moment) -> GraphNode:
    text = " ".join(moment.text.split())
    name = moment.title or (text if len(text) <= 40 else text[:40].rsplit(" ", 1)[0] + "…")
    when = days_said(moment.first, moment.last)
    return GraphNode(f"memory:{moment.id}", "memory", name, 1, moment.text, when, moment.feeling, sources=(moment.id,))


def _things(views: Views, moment: Moment, domain: str) -> Iterator[tuple[GraphNode, str, float]]:
    """What a moment names, each once, with the kind and strength of the link."""
    seen = set()
    for node, kind, strength in _named(views, moment, domain == "real"):
        if node.id not in seen:
            seen.add(node.id)
            yield node, kind, strength


def _named(views: Views, moment: Moment, real: bool) -> Iterator[tuple[GraphNode, str, float]]:
    people = [(p.key, p.name) for p in views.people.within(moment)]
    for key, shown in people if real else [(name.casefold(), name) for name in moment.people]:
        yield GraphNode(f"person:{key}", "person", shown), "with", 1.0
    for name, status in moment.reading.places:
        place = views.places.get(name) if real else None
        if status in ("there", "planned", "wished") and (place or not real):
            key, shown = (place.slug, place.name) if place else (name.casefold(), name)
            yield GraphNode(f"place:{key}", "place", shown), "at", 1.0 if status == "there" else 0.5
    for tag in topics_of(views, moment):
        yield GraphNode(f"topic:{tag.casefold()}", "topic", tag), "about", 0.5
    for s in moment.reading.statements:
        if real and any(moment.id in v.sources for v in _values(views, s.path)):
            text = f"{label(s.path)}: {s.value}"
            yield GraphNode(f"fact:{s.path}={s.value.casefold()}", "fact", text), "states", s.certainty


def _values(views: Views, path: str) -> tuple[Any, ...]:
    fact = views.profile.fact(path)
    return (*fact.current, *fact.history, *fact.planned)


def _between(moments: dict[str, Moment], links: Iterable[tuple[str, str, str, str]]) -> Iterator[GraphLink]:
    """Links between memories: those that the person made, and from one to the next of a day."""
    for link, source, target, kind in links:
        if source in moments and target in moments:
            yield GraphLink(f"memory:{source}", f"memory:{target}", kind, 1.0, (link,))
    ordered = [m for m in moments.values() if not m.is_vague]
    for one, other in zip(ordered, ordered[1:], strict=False):
        if one.first == other.first:
            yield GraphLink(f"memory:{one.id}", f"memory:{other.id}", "temporal", SAME_DAY, (one.id, other.id))


def _networkx(nodes: Iterable[GraphNode], links: Iterable[GraphLink]) -> Any:
    import networkx as nx  # a tenth of a second that only a graph needs

    joined = nx.Graph()
    joined.add_nodes_from(node.id for node in nodes)
    joined.add_weighted_edges_from((k.source, k.target, k.strength) for k in links)
    return joined


def _measured(nodes: dict[str, GraphNode], links: list[GraphLink]) -> tuple[GraphNode, ...]:
    """The nodes with their cluster (the largest is 0) and how many shortest ways lead over them."""
    if not nodes:
        return ()
    import networkx as nx

    joined = _networkx(nodes.values(), links)
    groups = sorted(nx.community.louvain_communities(joined, seed=1), key=lambda g: (-len(g), min(g)))
    cluster = {key: number for number, group in enumerate(groups) for key in group}
    sampled = None if len(nodes) <= SAMPLED else SAMPLED
    bridge = nx.betweenness_centrality(joined, k=sampled, seed=1)
    return tuple(replace(n, cluster=cluster[n.id], bridge=min(1.0, float(bridge[n.id]))) for n in nodes.values())
