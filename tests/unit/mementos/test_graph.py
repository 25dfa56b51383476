"""The graph as data and as one file: kinds, strengths, sources; domains apart; text is data, never markup."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser

import pytest

from persode.errors import BadInputError, UnknownChoiceError
from persode.mementos import Graph, Views, graph_of, graph_page, link_said, way
from persode.mementos.graph import LINK_KINDS
from tests.unit.mementos.lives import memory, sources, views_of

TOLD = (
    ("2026-01-01", "I live in Rome. We had soup with Mia in Café Luna."),
    ("2026-01-01", "In the evening Mia sang."),
    ("2026-02-01", "Theo fixed my bike at the station."),
)
EVIL = "</script><script>alert(1)</script><img src=x onerror=alert(2)> @data@ \u2028 & \"quotes\" 'and' ${x}"


def links(graph: Graph, kind: str) -> set[tuple[str, str]]:
    return {(k.source, k.target) for k in graph.links if k.kind == kind}


def test_nodes_and_links_with_their_sources() -> None:
    graph = graph_of(views_of(*TOLD), [("link1", "m0", "m2", "causal"), ("link2", "m0", "gone", "causal")])
    kinds = {n.id: n.kind for n in graph.nodes}
    assert {k for k in kinds.values()} == {"memory", "person", "place", "fact"}
    assert links(graph, "with") == {
        ("memory:m0", "person:mia"),
        ("memory:m1", "person:mia"),
        ("memory:m2", "person:theo"),
    }
    assert ("memory:m0", "place:cafe-luna") in links(graph, "at")
    assert links(graph, "causal") == {("memory:m0", "memory:m2")}
    assert links(graph, "temporal") == {("memory:m0", "memory:m1")}
    (fact,) = (k for k in graph.links if k.kind == "states")
    assert (fact.strength, fact.sources) == (0.9, ("m0",))
    mia = next(n for n in graph.nodes if n.id == "person:mia")
    assert (mia.label, mia.weight, mia.sources) == ("Mia", 2, ("m0", "m1"))
    assert all(k.source in kinds and k.target in kinds and 0 < k.strength <= 1 for k in graph.links)


def test_clusters_and_bridges() -> None:
    graph = graph_of(views_of(*TOLD))
    cluster = {n.id: n.cluster for n in graph.nodes}
    assert cluster["memory:m2"] == cluster["person:theo"] != cluster["person:mia"]
    assert min(cluster.values()) == 0
    assert all(0 <= n.bridge <= 1 for n in graph.nodes)
    assert graph_of(views_of(*TOLD)) == graph, "the same life gives the same graph"


def test_the_shortest_way() -> None:
    graph = graph_of(views_of(*TOLD), [("link1", "m1", "m2", "thematic")])
    assert way(graph, "person:mia", "person:theo") == ("person:mia", "memory:m1", "memory:m2", "person:theo")
    assert way(graph_of(views_of(*TOLD)), "person:mia", "person:theo") == ()
    with pytest.raises(BadInputError):
        way(graph, "person:mia", "person:nobody")


def test_what_did_not_happen_is_a_graph_of_its_own() -> None:
    rows = [memory(0, "2026-01-01", "Mia sang."), memory(1, "2026-01-02", "Theo flew.", domain="fiction_content")]
    views = Views.of(sources(rows))
    assert {n.id for n in graph_of(views).nodes} == {"memory:m0", "person:mia"}
    assert {n.id for n in graph_of(views, domain="fiction").nodes} == {"memory:m1", "person:theo"}
    with pytest.raises(UnknownChoiceError, match="domain"):
        graph_of(views, domain="dreams")


def test_the_strongest_are_kept_and_the_others_are_counted() -> None:
    rows = [memory(n, "2026-01-01", f"Page {n}", emotional_intensity=n / 10) for n in range(5)]
    graph = graph_of(Views.of(sources(rows)), most=2)
    assert ({n.id for n in graph.nodes}, graph.left_out) == ({"memory:m3", "memory:m4"}, 3)
    assert graph_of(Views()).nodes == ()


class Scripts(HTMLParser):
    """Counts the tags of a page and keeps what lies in its data."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.data = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        if self.tags and self.tags[-1] == ("script", {"type": "application/json", "id": "data"}):
            self.data += data


def parsed(page: str) -> Scripts:
    reader = Scripts()
    reader.feed(page)
    return reader


def test_text_is_data_on_the_page_and_comes_back_as_it_was() -> None:
    tame = parsed(graph_page(graph_of(views_of(("2026-01-01", "Mia sang."))), "Nora"))
    rows = [memory(0, "2026-01-01", f"Mia {EVIL}", people=[EVIL], hashtags=[f"#{EVIL}"], title=EVIL)]
    wild = parsed(graph_page(graph_of(Views.of(sources(rows))), EVIL))
    assert [tag for tag, _ in wild.tags] == [tag for tag, _ in tame.tags], "no tag more than the page's own"
    nodes = json.loads(wild.data)["nodes"]
    assert nodes[0]["text"] == f"Mia {EVIL}"
    assert EVIL in {n["label"] for n in nodes}


def test_the_page_needs_no_network() -> None:
    page = graph_page(graph_of(views_of(*TOLD)), "Nora")
    assert "default-src 'none'" in page
    assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)", page)
    assert not re.search(r"\b(?:src|href)\s*=", page)
    assert "innerHTML" not in page
    assert "3 memories, 2 people," in page
    assert not re.search(r"@[a-z]+@", page), "every mark is filled"


def test_a_topic_stands_in_the_words_and_is_no_person_and_no_feeling() -> None:
    row = memory(0, "2026-01-01", "Mia lost the second-hand cello.", hashtags=["#SecondHandCello", "#Mia", "#Sadness"])
    topics = [n.label for n in graph_of(Views.of(sources([row]))).nodes if n.kind == "topic"]
    assert topics == ["#SecondHandCello"]


def test_a_link_is_read_from_the_open_end() -> None:
    rows = [memory(0, "2026-01-01", "Mia lost her job."), memory(1, "2026-01-01", "She cried.")]
    graph = graph_of(Views.of(sources(rows)), [("l", "m0", "m1", "causal")])
    said = {k.kind: (link_said(k, "memory:m0"), link_said(k, k.target)) for k in graph.links}
    assert said == {
        "with": ("with", "in"),
        "causal": ("led to", "came of"),
        "temporal": ("came before", "came after"),
    }
    page = json.loads(parsed(graph_page(graph)).data)
    assert page["joins"].keys() == page["joinsBack"].keys() == set(LINK_KINDS)


def test_the_list_of_everything_has_a_heading_of_its_own() -> None:
    page = graph_page(graph_of(views_of(("2026-01-01", "Grandma sang in Rome."))))
    assert page.index('id="details"') < page.index('<h2 id="all">') < page.index('id="list"')
    assert '"all":"In the picture"' in page
    assert "How it all hangs together</title>" in page, "who has no name is not called by one"
