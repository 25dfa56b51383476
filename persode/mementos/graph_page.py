"""The graph as one HTML file: search, filter and a panel with the details, without any network.

Everything that a person wrote is data in it: JSON whose markup characters are escaped, put on the page as text only,
under a policy that loads nothing from anywhere.
"""

from __future__ import annotations

import html
import json
from collections import Counter
from dataclasses import asdict
from functools import cache
from importlib.resources import files

from persode.mementos.graph import LINK_KINDS, NODE_KINDS, Graph
from persode.words import say

__all__ = ["graph_page"]

_WORDS = ("details", "choose", "nothing", "left_out", "links", "picture", "all")
_ESCAPED = {"<": "\\u003c", ">": "\\u003e", "&": "\\u0026", "\u2028": "\\u2028", "\u2029": "\\u2029"}


def graph_page(graph: Graph, name: str = "", language: str = "en") -> str:
    """One self-contained HTML file; it opens from disk."""
    title = say(f"mementos.graph.title{'' if name else '_you'}", language, name=name)
    counted = Counter(node.kind for node in graph.nodes)
    sentence = say("mementos.graph.sentence", language, links=len(graph.links), **{k: counted[k] for k in NODE_KINDS})
    data = {
        "nodes": [asdict(node) for node in graph.nodes],
        "links": [asdict(link) for link in graph.links],
        "kinds": {kind: say(f"mementos.graph.kind.{kind}", language) for kind in NODE_KINDS},
        "joins": {kind: say(f"mementos.graph.link.{kind}", language) for kind in LINK_KINDS},
        "joinsBack": {kind: say(f"mementos.graph.back.{kind}", language) for kind in LINK_KINDS},
        "words": {word: say(f"mementos.graph.{word}", language) for word in _WORDS},
        "leftOut": graph.left_out,
    }
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    for char, escape in _ESCAPED.items():
        text = text.replace(char, escape)
    page = _template()
    for mark, filling in (
        ("@language@", html.escape(language)),
        ("@title@", html.escape(title)),
        ("@sentence@", html.escape(sentence)),
        ("@search@", html.escape(say("mementos.graph.search", language))),
    ):
        page = page.replace(mark, filling)
    return page.replace("@data@", text)  # last, so that no mark inside a person's words is filled


@cache
def _template() -> str:
    return files(__package__).joinpath("data").joinpath("graph.html").read_text(encoding="utf-8")
