"""What a person does with her memories: judge, believe, quieten, archive, link, merge. The rules of life.

Only use reinforces: a memory that the companion put into its reply, at most once a day, or one that the person
confirms. Fading and archiving hide; nothing is destroyed by them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import date, timedelta
from typing import TYPE_CHECKING, Any

import numpy as np

from persode import checks
from persode.errors import BadInputError
from persode.journal.deciding import decided
from persode.journal.engine import Engine
from persode.journal.fold.state import Link, QuietRule
from persode.journal.proposing import ProposedLink, proposed_links
from persode.journal.quiet import QUIET_KINDS, falls_under, rule_of
from persode.journal.telling import cleaned, new_id
from persode.log import Draft
from persode.memory import CORRECTABLE_FIELDS, Memory, check_belief
from persode.store.query import LINK_KINDS

if TYPE_CHECKING:
    from persode.journal.journal import Journal

__all__ = ["LINK_KINDS", "REST_DAYS", "VERDICTS", "WEAK", "Care"]

VERDICTS = ("right", "not_quite", "not_now", "never")
_OF_A_QUERY = ("right", "not_quite")
"""Verdicts that hold for the query for which the memory came up, and for such as mean the same."""

REST_DAYS = 30
"""How long *not now* lets a memory rest."""

WEAK = 0.01
"""Strength under which the cleanup offers to archive a memory."""

SAME_QUERY = 0.7
"""Cosine of two queries from which on they mean the same; the one for which diary recall takes texts for one event."""

SAME_EVENT = 0.8
"""Cosine of two memories of one day from which on they are offered as one (measured: `experiments.eval_paraphrase`)."""


class Care:
    """The life rules of one journal; `Journal.care`."""

    def __init__(self, journal: Journal, engine: Engine) -> None:
        self.writing = journal.writing
        self._journal = journal
        self._engine = engine

    # -- judging what came up

    @decided
    def judge(self, memory_id: str, verdict: str, query: str = "", key: str = "", message: str = "") -> None:
        """Take in what the person says about a memory that came up for `query`, or for the message of that id.

        `right` confirms and reinforces it (once a day), `not_quite` lowers it for this query and such as mean the same
        until `right` is said for one of these, `not_now` lets it rest for `REST_DAYS`, `never` puts it on the quiet
        list.

        Raises:
            UnknownChoiceError: there is no such verdict.
            BadInputError: there is no such memory, or the message was erased.
        """
        checks.choice("verdict", verdict, VERDICTS)
        journal, memory = self._journal, self._memory(memory_id)
        data: dict[str, Any] = {"memory": memory.id, "verdict": verdict}
        if verdict == "right":
            last = memory.last_recalled
            data["reinforces"] = last is None or journal.day_of(last) != journal.today
        if verdict in _OF_A_QUERY:
            asked = journal.state.messages.get(checks.text(message))
            if message and asked is None:
                raise BadInputError("erased_meanwhile")
            data["query"] = asked.text if asked is not None else cleaned(checks.text(query))
        if verdict == "not_now":
            data["rests_until"] = (journal.now + timedelta(days=REST_DAYS)).isoformat()
        drafts = [Draft("memory_judged", data, key)]
        if verdict == "never" and QuietRule("memory", memory.id) not in journal.state.quiet:
            drafts.append(Draft("quiet_added", {"kind": "memory", "value": memory.id}, f"{key}-quiet" if key else ""))
        journal.append(drafts)
        if verdict == "never":
            journal.diary.follow([memory.id], memory.my_day)

    def not_quite(self, query: str) -> dict[str, float]:
        """Memory id -> how alike, [0, 1], the query is to one for which the person said *not quite* of that memory.

        Of all that was said of a memory for queries that mean the same as this one, the newest counts.
        """
        checks.text(query)
        judged = [v for v in self._journal.state.verdicts if v.query and v.verdict in _OF_A_QUERY]
        likeness = self._engine.likeness(query, [v.query for v in judged]) if judged and query.strip() else []
        found = {v.memory: (v, alike) for v, alike in zip(judged, likeness, strict=False) if alike >= SAME_QUERY}
        return {m: min(1.0, alike) for m, (said, alike) in found.items() if said.verdict == "not_quite"}

    @decided
    def believe(self, memory_id: str, beliefs: Mapping[str, Any], key: str = "") -> None:
        """Set some of `CORRECTABLE_FIELDS` of a memory, or confirm what is there: from then on it is the person's word.

        Raises:
            BadInputError: there is no such memory or field, or `check_belief` refuses a value.
        """
        memory = self._memory(memory_id)
        for name in checks.instance("beliefs", beliefs, Mapping):
            checks.choice("field", name, CORRECTABLE_FIELDS)
        check_belief(beliefs)
        known = self._journal.state.believed.get(memory.id, {})
        said = {n: v for n, v in beliefs.items() if getattr(memory, n) != v or n not in known}
        was = memory.domain
        if said:
            self._journal.append([Draft("memory_believed", {"memory": memory.id, "beliefs": said}, key)])
        if said.get("domain", was) != was:
            self._journal.diary.follow([memory.id], memory.my_day)

    # -- what is not to be brought up

    @decided
    def quieten(self, kind: str, value: str, key: str = "") -> None:
        """Never bring up a memory (id), a person, a place, a date (YYYY-MM-DD) or a topic (word).

        The pages that tell of it, or remind of it, are made anew without.

        Raises:
            UnknownChoiceError: there is no such kind.
            BadInputError: an empty value, a date that is none, a memory that is not there.
        """
        rule = rule_of(kind, value)
        if kind == "memory":
            self._memory(rule.value)
        if rule not in self._journal.state.quiet:
            self._journal.append([Draft("quiet_added", {"kind": rule.kind, "value": rule.value}, key)])
        self._follow(lambda memory: falls_under(memory, rule))

    @decided
    def lift(self, kind: str, value: str, key: str = "") -> None:
        """Take something off the quiet list; the pages may tell of it again."""
        listed = QuietRule(checks.choice("kind", kind, QUIET_KINDS), checks.text(value))
        rule = listed if listed in self._journal.state.quiet else rule_of(kind, value)
        if rule in self._journal.state.quiet:
            self._journal.append([Draft("quiet_lifted", {"kind": rule.kind, "value": rule.value}, key)])
            self._follow(lambda memory: falls_under(memory, rule))

    def held_back(self, memory: Memory, unasked: bool = True) -> str:
        """Why a memory may not be brought up now, or "": quiet, fiction; unasked also resting, faded (archived).

        A question of the person finds what rests or has faded, never what is quiet or did not happen.
        """
        state = self._journal.state
        if any(falls_under(memory, rule) for rule in state.quiet):
            return "quiet"
        if memory.domain != "real":
            return "fiction"
        if unasked and memory.archived:
            return "faded"
        if unasked and memory.id in state.rests and state.rests[memory.id] > self._journal.now:
            return "resting"
        return ""

    # -- cleanup

    def weak(self, below: float = WEAK) -> list[Memory]:
        """What a cleanup would archive, weakest first: fading memories of a strength below `below`, not pinned."""
        journal, line = self._journal, checks.amount("below", below)
        now = journal.now
        found = [
            (journal.strength(m, now).strength, m.id, m)
            for m in journal.state.memories.values()
            if not (m.archived or m.lasts) and m.created_at <= now
        ]
        return [memory for strength, _, memory in sorted(found, key=lambda f: f[:2]) if strength < line]

    @decided
    def archive(self, memory_ids: Iterable[str], key: str = "") -> None:
        """Put memories out of sight; those that last (pinned, an anchor, an axiom) stay.

        Raises:
            BadInputError: one of them is not there.
        """
        found = [self._memory(memory_id) for memory_id in checks.instance("memories", memory_ids, Iterable)]
        ids = [m.id for m in found if not (m.archived or m.lasts)]
        if ids:
            self._journal.append([Draft("memories_archived", {"memories": ids}, key)])

    @decided
    def unarchive(self, memory_ids: Iterable[str], key: str = "") -> None:
        """Bring archived memories back.

        Raises:
            BadInputError: one of them is not there.
        """
        ids = [m.id for m in map(self._memory, checks.instance("memories", memory_ids, Iterable)) if m.archived]
        if ids:
            self._journal.append([Draft("memories_unarchived", {"memories": ids}, key)])

    # -- links and merges

    @decided
    def link(self, source: str, target: str, kind: str, key: str = "") -> Link:
        """Say that one memory led to, came before, or belongs with another.

        Raises:
            UnknownChoiceError: there is no such kind.
            BadInputError: a link to itself, or to a memory that is not there.
        """
        checks.choice("link", kind, LINK_KINDS)
        if self._memory(source) is self._memory(target):
            raise BadInputError("link_to_itself")
        links = self._journal.state.links
        twin = next((k for k in links.values() if (k.source, k.target, k.kind) == (source, target, kind)), None)
        if twin is not None:
            return twin
        data = {"link": new_id(), "source": source, "target": target, "kind": kind}
        made = self._journal.append([Draft("link_made", data, key)])[0].data
        return Link(made["link"], made["source"], made["target"], made["kind"])

    @decided
    def unlink(self, link_id: str, key: str = "") -> None:
        """Take a link away."""
        if checks.text(link_id) in self._journal.state.links:
            self._journal.append([Draft("link_removed", {"link": link_id}, key)])

    def proposed_links(self, memory_id: str) -> list[ProposedLink]:
        """Earlier memories of which a memory's own words seem to speak, to be offered as links (see `proposing`).

        Raises:
            BadInputError: there is no such memory.
        """
        return proposed_links(self._journal, self._memory(memory_id), self._engine.embedder.name)

    @decided
    def decline_link(self, source: str, target: str, key: str = "") -> None:
        """Say that two memories have nothing to do with each other: their link is not proposed again.

        Raises:
            BadInputError: one of them is not there.
        """
        ends = self._memory(source).id, self._memory(target).id
        if frozenset(ends) not in self._journal.state.declined:
            self._journal.append([Draft("link_declined", {"source": ends[0], "target": ends[1]}, key)])

    def paraphrases(self, day: date) -> list[tuple[Memory, Memory]]:
        """Pairs of memories of a day that seem to tell the same, older first, to be offered as a merge."""
        state = self._journal.state
        told = [m for m in state.memories.values() if m.my_day == checks.day(day)]
        if len(told) < 2:
            return []
        vectors = self._engine.embedder.embed([m.text for m in told])
        alike = zip(*np.nonzero(np.triu(vectors @ vectors.T >= SAME_EVENT, 1)), strict=True)
        pairs = [(told[one], told[other]) for one, other in alike]
        return [(one, other) for one, other in pairs if frozenset((one.id, other.id)) not in state.apart]

    @decided
    def merge(self, keep: str, other: str, key: str = "") -> None:
        """Let one memory stand for another too; the other goes out of the count, `part` brings it back.

        Raises:
            BadInputError: one of them is not there, or both are the same.
        """
        if self._memory(keep) is self._memory(other):
            raise BadInputError("link_to_itself")
        self._journal.append([Draft("memories_merged", {"keep": keep, "other": other}, key)])
        if self.held_back(self._memory(keep), unasked=False):  # what one was, the other is now
            self._follow(lambda memory: memory.id in (keep, other))

    @decided
    def part(self, one: str, other: str, key: str = "") -> None:
        """Two memories are not the same: undo a merge, or decline to be offered one.

        Raises:
            BadInputError: one of them is not there, or both are the same.
        """
        state = self._journal.state
        if checks.text(one) == checks.text(other) or state.memory(one) is None or state.memory(other) is None:
            raise BadInputError("no_such_memory")
        if frozenset((one, other)) not in state.apart or other in state.merged or one in state.merged:
            self._journal.append([Draft("memories_parted", {"one": one, "other": other}, key)])
            self._engine.keep([one, other])

    def _follow(self, meant: Callable[[Memory], bool]) -> None:
        """Make anew the pages that tell of some memories, or remind of them."""
        state = self._journal.state
        found = [m for m in (*state.memories.values(), *state.shelf.values()) if meant(m)]
        self._journal.diary.follow({m.id for m in found}, *{m.my_day for m in found})

    def _memory(self, memory_id: str) -> Memory:
        memory = self._journal.state.memories.get(checks.text(memory_id))
        if memory is None:
            raise BadInputError("no_such_memory")
        return memory
