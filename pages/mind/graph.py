"""Graph: how people, places, topics, facts and memories hang together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import streamlit as st

from pages.parts.clock import journal_at_clock
from pages.parts.feelings import feeling_label
from pages.parts.graph_picture import graph_picture, graph_rows
from pages.parts.moments import moments_list
from pages.parts.nothing_yet import nothing_yet
from pages.parts.plain import plain, shorten
from pages.parts.tables import table_beside
from persode.journal import Journal
from persode.mementos import DOMAINS, NODE_KINDS, Graph, GraphNode, link_said
from persode.words import say

SIZES = (60, 150)
"""How many memories the picture can show, the strongest first."""

MOST_NODES = 300
MOST_LINKS = 30


def show(journal: Journal) -> None:
    """The page."""
    views = journal.mementos.views
    with st.container(key="mementos"):
        st.title(say("graph.title"), anchor=False)
        if not views.moments and not views.fiction:
            nothing_yet(journal, "graph", "card-graph-empty")
            return
        st.markdown(say("graph.lead"))
        domain, size = _choices(views.fiction != {}, len(views.moments))
        graph = journal.mementos.graph(domain, size)
        nodes = _filtered(graph)
        if nodes:
            _picture(graph, nodes)
            _details(journal, graph, nodes)
            sentence = _sentence(graph, nodes)
            table_beside(lambda: graph_rows(graph, nodes), "graph", "graph", sentence)
        else:
            st.markdown(say("graph.nothing"))
        st.download_button(
            say("graph.download"),
            lambda: journal.mementos.graph_page(domain),
            file_name=f"graph-{domain}-{journal.today.isoformat()}.html",
            mime="text/html",
            icon=":material/download:",
            help=say("graph.download_help"),
            on_click="ignore",
            key="graph-file",
        )


def _choices(fiction: bool, memories: int) -> tuple[str, int]:
    """Which world, and how much of it."""
    domain, size = DOMAINS[0], SIZES[0]
    with st.container(horizontal=True, key="graph-choices"):
        if fiction:
            domain = st.segmented_control(
                say("graph.domain"),
                DOMAINS,
                default=DOMAINS[0],
                required=True,
                format_func=lambda name: say(f"graph.domains.{name}"),
                label_visibility="collapsed",
                key="graph-domain",
            )
        if memories > SIZES[0]:
            size = st.segmented_control(
                say("graph.size"),
                SIZES,
                default=SIZES[0],
                required=True,
                format_func=lambda n: say("graph.strongest", n=n),
                label_visibility="collapsed",
                key="graph-size",
            )
    return domain, size


def _filtered(graph: Graph) -> list[GraphNode]:
    """The nodes of the chosen kinds; with a search, those that hold its words and what they are joined to."""
    typed = st.text_input(
        say("graph.search"),
        type="search",
        placeholder=say("graph.search_hint"),
        label_visibility="collapsed",
        icon=":material/search:",
        live=True,
        key="graph-search",
    )
    there = [kind for kind in NODE_KINDS if any(node.kind == kind for node in graph.nodes)]
    kinds = st.pills(
        say("graph.kinds"),
        there,
        selection_mode="multi",
        default=there,
        format_func=lambda kind: say(f"graph.kind.{kind}"),
        label_visibility="collapsed",
        key=f"graph-kinds-{graph.domain}",
    )
    words = (typed or "").casefold().split()
    found = {n.id for n in graph.nodes if all(word in f"{n.label} {n.text}".casefold() for word in words)}
    if words:
        joined = [(k.source, k.target) for k in graph.links]
        found |= {b for a, b in joined if a in found} | {a for a, b in joined if b in found}
    fitting = [n for n in graph.nodes if n.kind in kinds and n.id in found and (words or _joins(n))]
    return sorted(fitting, key=lambda n: -n.weight)[:MOST_NODES]


def _joins(node: GraphNode) -> bool:
    """A topic of one memory joins nothing: it is found by a search and in the file."""
    return node.kind != "topic" or node.weight > 1


def _picture(graph: Graph, nodes: Sequence[GraphNode]) -> None:
    sentence = _sentence(graph, nodes)
    st.markdown(sentence)
    graph_picture(nodes, graph.links, sentence)
    st.caption(say("graph.how"))


def _sentence(graph: Graph, nodes: Sequence[GraphNode]) -> str:
    counted = Counter(node.kind for node in nodes)
    ids = {node.id for node in nodes}
    links = sum(link.source in ids and link.target in ids for link in graph.links)
    told = ", ".join(
        say(f"graph.count.{kind}_one") if counted[kind] == 1 else say(f"graph.count.{kind}", n=counted[kind])
        for kind in reversed(NODE_KINDS)
        if counted[kind]
    )
    left = f" {say('graph.left_out', n=f'{graph.left_out:,}')}" if graph.left_out else ""
    return say("graph.sentence", told=told, links=links) + left


def _details(journal: Journal, graph: Graph, nodes: Sequence[GraphNode]) -> None:
    """Choose a node, by its name or in the picture: what it is joined to, and its memories."""
    known = {node.id: node for node in graph.nodes}
    options = sorted(nodes, key=lambda n: (NODE_KINDS.index(n.kind), -n.weight, n.label))
    if st.session_state.get("graph-node") not in {n.id for n in options}:
        st.session_state["graph-node"] = None
    chosen = st.selectbox(
        say("graph.choose"),
        [n.id for n in options],
        index=None,
        format_func=lambda key: f"{say(f'mementos.graph.kind.{known[key].kind}')}: {shorten(known[key].label, 60)}",
        placeholder=say("graph.choose_hint"),
        key="graph-node",
    )
    if chosen is None:
        return
    node = known[chosen]
    with st.container(border=True, key="card-node"):
        st.markdown(f"#### {plain(shorten(node.label, 120))}")
        about = [
            say(f"mementos.graph.kind.{node.kind}"),
            *([node.when, feeling_label(node.feeling)] if node.when else []),
        ]
        st.caption(" · ".join(about))
        lines = []
        for link in graph.links:
            if chosen in (link.source, link.target):
                other = known[link.target if link.source == chosen else link.source]
                if node.kind == "memory" or other.kind != "memory":
                    lines.append(f"- {link_said(link, chosen)} {plain(shorten(other.label, 80))}")
        if lines:
            st.markdown("\n".join(lines[:MOST_LINKS]))
        moments_list(journal, node.sources, f"node-{node.kind}")


show(journal_at_clock())
