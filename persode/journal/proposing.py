"""Links that a memory's own words propose to an earlier memory: "nothing tastes right since we buried Grandpa".

The words are read by `persode.analyzer.links`, what they lead to is recalled, and only a memory is offered that the
companion might claim to remember (`persode.agent.reminding`) and that shares a word with them. Nothing is stored: a
person accepts a link or declines it, by an event.

Measured on 30 sentences that point back to one of 30 memories and 30 that point to something never told
(`tests/data/links.json`), MiniLM: 30 lead to the right memory, 1 of the 30 foreign ones to any.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from persode.agent.reminding import claims
from persode.analyzer.links import links_of
from persode.language import people
from persode.memory import Memory
from persode.templates import content_words

if TYPE_CHECKING:
    from persode.journal.journal import Journal

__all__ = ["ProposedLink", "proposed_links"]

MOST_LOOKED_AT = 5
NAMED_APART = 0.15
"""A bare name ("thanks to Mia") fits many memories: the first must lie so much above the second."""

_KINDS = {"because_of": "causal", "after": "temporal", "like": "thematic"}


@dataclass(frozen=True)
class ProposedLink:
    """`words` of the later memory seem to speak of the earlier one; `kind` is one of `LINK_KINDS`."""

    earlier: Memory
    later: Memory
    kind: str
    words: str


def proposed_links(journal: Journal, memory: Memory, embedder: str) -> list[ProposedLink]:
    """What a memory's words propose, in their order; at most one link to the same memory, none that was declined.

    Args:
        journal: where it is looked for.
        memory: the later one.
        embedder: its name, which decides the floor.
    """
    if memory.domain != "real":
        return []
    state = journal.state
    joined = {frozenset((link.source, link.target)) for link in state.links.values()} | state.declined
    found: list[ProposedLink] = []
    for link in links_of(memory.text):
        earlier = _spoken_of(journal, memory, link.what, embedder)
        pair = frozenset((earlier.id, memory.id)) if earlier is not None else frozenset[str]()
        if earlier is not None and pair not in joined:
            joined = joined | {pair}
            found.append(ProposedLink(earlier, memory, _KINDS[link.kind], link.what))
    return found


def _spoken_of(journal: Journal, memory: Memory, words: str, embedder: str) -> Memory | None:
    """The earlier memory that the words clearly mean, or None."""
    hits = [
        hit
        for hit in journal.recall(words, MOST_LOOKED_AT)
        if hit.memory.created_at < memory.created_at and not journal.care.held_back(hit.memory)
    ]
    if not hits or not claims(hits[0], words, embedder):
        return None
    best = hits[0]
    if not content_words(words) & content_words(best.memory.text):
        return None
    is_name = people(words) == [words.strip()] or len(words.split()) == 1
    if is_name and len(hits) > 1 and best.score - hits[1].score < NAMED_APART:
        return None
    return best.memory
