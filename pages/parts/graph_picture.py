"""The graph as a picture: people, places, topics, facts and memories, each with its own shape and colour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import streamlit as st

from pages.parts import feeling_marks
from pages.parts.graph_layout import laid_out
from pages.parts.plain import shorten
from pages.parts.tables import Row
from persode.mementos import NODE_KINDS, Graph, GraphLink, GraphNode
from persode.words import say

__all__ = ["graph_picture", "graph_rows"]

_SYMBOLS = {"person": "circle", "place": "rect", "topic": "triangle", "fact": "diamond", "memory": "circle"}
_COLOURS = {"person": "#c8553f", "place": "#2a8f82", "topic": "#a8842a", "fact": "#7b6cc4", "memory": "#8a8296"}
"""Of 3 to 1 at least against paper and night; the shapes tell the kinds apart without them."""

UNIT = 100
"""Units of the picture to one of the layout: ECharts puts the ends of a steep or flat line on whole units."""

MEMORY_SIZE = 9
LABEL = 26


def graph_picture(nodes: Sequence[GraphNode], links: Sequence[GraphLink], sentence: str) -> None:
    """The picture; a click on a node chooses it (`graph-node` in the session)."""
    st.session_state["graph-shown"] = [node.id for node in nodes]
    st.echarts_chart(_spec(nodes, links), height=520, key="graph-picture", on_select=_picked, alt=sentence)


def graph_rows(graph: Graph, nodes: Sequence[GraphNode]) -> list[Row]:
    """The nodes as rows, those with most memories first."""
    joined = Counter(end for link in graph.links for end in (link.source, link.target))
    return [
        {
            "kind": say(f"mementos.graph.kind.{node.kind}"),
            "name": node.label,
            "memories": node.weight,
            "links": joined[node.id],
            "cluster": node.cluster,
            "bridge": node.bridge,
        }
        for node in sorted(nodes, key=lambda n: (-n.weight, NODE_KINDS.index(n.kind), n.label))
    ]


def _picked() -> None:
    selected = st.session_state["graph-picture"]["selection"].get("selected") or []
    shown = st.session_state.get("graph-shown", [])
    indices = [i for group in selected if group.get("data_type") != "edge" for i in group["data_indices"]]
    if indices and indices[-1] < len(shown):
        st.session_state["graph-node"] = shown[indices[-1]]


def _spec(nodes: Sequence[GraphNode], links: Sequence[GraphLink]) -> dict[str, Any]:
    index = {node.id: number for number, node in enumerate(nodes)}
    joined = [k for k in links if k.source in index and k.target in index]
    places = laid_out(len(nodes), [(index[k.source], index[k.target], k.strength) for k in joined])
    kinds = [kind for kind in NODE_KINDS if any(node.kind == kind for node in nodes)]
    return {
        "animation": False,
        "legend": {"show": False},
        "series": [
            {
                "type": "graph",
                "layout": "none",
                "preserveAspect": "contain",
                "left": 24,
                "right": 70,
                "top": 20,
                "bottom": 20,
                "roam": True,
                "selectedMode": "single",
                "select": {"itemStyle": {"borderColor": feeling_marks.ink(), "borderWidth": 3}},
                "emphasis": {"focus": "adjacency"},
                "labelLayout": {"hideOverlap": True},
                "categories": [{"name": say(f"mementos.graph.kind.{kind}")} for kind in kinds],
                "lineStyle": {"color": feeling_marks.ink(), "opacity": 0.4},
                "data": [
                    _node(node, place, kinds.index(node.kind))
                    for node, place in zip(nodes, places.tolist(), strict=True)
                ],
                "links": [
                    {
                        "source": index[k.source],
                        "target": index[k.target],
                        "lineStyle": {"width": 0.6 + 1.6 * k.strength},
                    }
                    for k in joined
                ],
            }
        ],
    }


def _node(node: GraphNode, place: list[float], category: int) -> dict[str, Any]:
    memory = node.kind == "memory"
    return {
        "x": round(place[0] * UNIT, 1),
        "y": round(place[1] * UNIT, 1),
        "name": shorten(node.label, LABEL),
        "category": category,
        "symbol": _SYMBOLS[node.kind],
        "symbolSize": MEMORY_SIZE if memory else min(46, 14 + 5 * node.weight**0.5),
        "itemStyle": {"color": _COLOURS[node.kind], "opacity": 0.75 if memory else 1},
        "label": {
            "show": not memory,
            "position": "right",
            "color": feeling_marks.ink(),
            "fontSize": 12,
            "formatter": "{b}",
            "textBorderColor": feeling_marks.paper(),
            "textBorderWidth": 3,
        },
    }
