"""Hits grow along links: three deep, both ways, sources first, cycles end."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from persode.store import STRATEGIES, Query
from persode.store.chain import chained
from tests.unit.store.making import NOW, TEXTS, memory, store


@dataclass(frozen=True)
class Link:
    source: str
    target: str
    kind: str = "causal"


def chain(hits: str, *links: str) -> str:
    """Hits and links as letters ("ab" = a leads to b); what was no hit is a capital letter."""
    found = chained(hits, [Link(one, two) for one, two in links], set("abcdefgh"))
    return "".join(m.upper() if by else m for m, by in found)


@pytest.mark.parametrize(
    ("hits", "links", "expected"),
    [
        ("a", [], "a"),
        ("ab", [], "ab"),
        ("a", ["ab", "bc", "cd", "de"], "aBCD"),
        ("d", ["ab", "bc", "cd", "de"], "ABCdE"),
        ("ca", ["ab", "bc"], "aBc"),
        ("a", ["ab", "ba"], "aB"),
        ("b", ["ab", "bc", "ca"], "bCA"),
        ("a", ["aa", "ax", "xa"], "a"),
        ("a", ["ca", "ba"], "CBa"),
        ("ga", ["ab", "gh"], "gHaB"),
    ],
)
def test_chains(hits: str, links: list[str], expected: str) -> None:
    assert chain(hits, *links) == expected


@pytest.mark.slow
@given(
    st.lists(st.sampled_from("abcdefgh"), unique=True, max_size=5),
    st.lists(st.tuples(st.sampled_from("abcdefghx"), st.sampled_from("abcdefghx")), max_size=20),
)
def test_every_hit_stays_once_and_nothing_unknown_comes(hits: list[str], links: list[tuple[str, str]]) -> None:
    found = chained(hits, [Link(*pair) for pair in links], set("abcdefgh"))
    names = [m for m, _ in found]
    assert len(names) == len(set(names))
    assert {m for m, by in found if not by} == set(hits)
    assert "x" not in names
    assert all(by in hits for _, by in found if by)


@pytest.mark.parametrize("strategy", sorted(STRATEGIES))
def test_what_is_linked_comes_along_with_its_own_score_and_is_not_reinforced(strategy: str) -> None:
    made = store(*(memory(t, n / 100, name=str(n)) for n, t in enumerate(TEXTS)))
    whole = {h.memory.id: h for h in made.retrieve("the sick cat", None, NOW, False, strategy=strategy)}
    best = made.retrieve("the sick cat", 1, NOW, False, strategy=strategy)[0].memory.id
    other = next(name for name in "3210" if name != best)
    query = Query("the sick cat", links=[Link(other, best), Link(best, "erased"), Link(best, best)])
    hits = made.retrieve(query, 1, NOW, strategy=strategy)
    assert [(h.memory.id, h.linked_from) for h in hits] == [(other, best), (best, "")]
    assert hits[0].score == pytest.approx(whole[other].score)
    assert [h.memory.recall_count for h in hits] == [0, 1]


def test_fiction_does_not_come_along_a_link_unasked() -> None:
    made = store(memory(TEXTS[0], name="a"), memory(TEXTS[1], name="b", domain="fiction_content"))
    query = Query("the sick cat", links=[Link("a", "b")])
    assert [h.memory.id for h in made.retrieve(query, 1, NOW, False)] == ["a"]
