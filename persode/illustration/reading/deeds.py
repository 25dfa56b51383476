"""Who does what to whom, with what: the first verb of the deed table with the people and things around it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from persode.illustration.reading.lexicon import Index, Match, table
from persode.illustration.reading.record import ANIMALS
from persode.illustration.reading.words import BREAK, Reading, verb_forms

__all__ = ["NO_PRESENT", "Deed", "doer_before", "read_deed"]

_HERO = {"i", "we", "i'm", "i've", "we're", "i'd", "i'll"}
_THIRD = {"he", "she", "they", "someone", "somebody", "everyone", "everybody", "who"}
_TO_HERO = {"me", "us"}
_OF_HERO = {"my", "our"}
_HELPING = {"help", "helped", "helping", "helps"}
_TO_OTHER = {"him", "her", "them", "everyone", "everybody"}
_PASSIVE = {"was", "were", "got", "been", "being", "get", "is", "are"}
_REACH = 9
_TOWARD = ("wave", "hug", "shake", "kiss", "comfort")
"""Deeds that mean whoever is there."""


@dataclass(frozen=True, slots=True)
class Deed:
    """`kind` is an entry of the deed table; `by` and `to` are hero, other, animal or ""; `thing` a thing or ""."""

    kind: str
    by: str
    to: str
    thing: str = ""

    def rule(self, name: str, default: Any = "") -> Any:
        """An attribute of the deed's entry."""
        return table("deeds")[self.kind].get(name, default)


def read_deed(reading: Reading, things: list[Match], people: list[Match]) -> Deed | None:
    """The first deed of a text that names all that its picture needs."""
    blocked = {at for match in _lookalikes().find(reading) for at in range(match.start, match.end)}
    for verb in _verbs().find(reading, blocked):
        if reading.negated[verb.start] or reading.possible[verb.start]:
            continue
        deed = _deed(reading, verb, things, people)
        if deed is not None:
            return deed
    return None


@cache
def _verbs() -> Index:
    index = Index()
    for kind, entry in table("deeds").items():
        for verb in entry["verbs"]:
            for form in sorted({verb} if " " in verb else verb_forms(verb) | {verb}):
                index.add(form, kind)
    return index


@cache
def _lookalikes() -> Index:
    index = Index()
    for kind, entry in table("deeds").items():
        for phrase in entry.get("not", ()):
            index.add(phrase, kind)
    return index


def _deed(reading: Reading, verb: Match, things: list[Match], people: list[Match]) -> Deed | None:
    tokens = reading.tokens
    by = doer_before(reading, verb.start, things, people)
    end = next(
        (at for at in range(verb.end, min(len(tokens), verb.end + _REACH)) if tokens[at] == BREAK), verb.end + _REACH
    )
    after = tokens[verb.start : end]
    named = [one for one in people if verb.end <= one.start < end]
    used = [
        one
        for one in things
        if verb.end <= one.start < end
        and (one.value not in ANIMALS or verb.value == "give")
        and not _says_where(tokens, one.start)
    ]
    to = "hero" if set(after) & _TO_HERO else "other" if named or set(after) & _TO_OTHER else ""
    if by == "other" and not to and (set(after) & _OF_HERO or verb.value in ("throw", "spill", "eat_up")):
        to = "hero"
    passive = verb.start and tokens[verb.start - 1] in _PASSIVE
    if passive and "by" in after and not named and not set(after) & {"me", "us"}:
        return None
    if passive and "by" not in after and "away" in after:
        return None
    if passive:
        by, to = ("other" if "by" in after or by == "hero" else by), by
    if by == "hero" and to == "hero":
        own = verb.start and tokens[verb.start - 1] in (*_HERO, BREAK, "and", "have", "had", "just")
        by, to = ("hero", "other" if named else "") if own or not verb.start else ("other", "hero")
    if by == "other" and to == "other":
        to = "hero" if not named else "second"
    if (
        by == "hero"
        and not to
        and (verb.value in _TOWARD or {"to", "for", "back"} & set(after))
        and verb.value in (*_TOWARD, "give")
    ):
        to = "other" if people or verb.value == "give" else ""
    thing = used[0].value if used else ""
    if any(one.value == "baby" for one in named) and verb.value in ("give", "show", "take"):
        thing = "baby"
        if len(named) == 1 and to in ("other", "second"):
            to = "hero" if by == "other" else ""
    if not thing and verb.value == "give" and _is_present(after):
        thing = "gift"
    if verb.value in ("eat_up", "spill") and by != "other":
        return None
    deed = Deed(verb.value, by, to, thing)
    needs = deed.rule("needs", [])
    if "person" in needs and not {by, to} >= {"hero", "other"} and to != "second":
        return None
    if "thing" in needs and not thing:
        return None
    if "big" in needs and not thing:
        return None
    return deed


def _says_where(tokens: tuple[str, ...], at: int) -> bool:
    """Whether a thing is only where it is done: "my seat on the tram"."""
    return tokens[max(0, at - 2) : at] in (("on", "the"), ("at", "the"), ("in", "the"), ("under", "the"), ("on", "a"))


NO_PRESENT = {
    "lift", "hug", "kiss", "look", "chance", "hand", "fright", "shock", "cold", "rise", "raise", "advice", "shower",
    "bath", "call", "ride", "smile", "answer", "warning", "talk", "speech", "home", "back", "away", "up", "hope",
    "courage", "life", "tip", "lesson", "tour", "feeling", "finger", "detention", "permission", "wink", "nod",
    "seat", "time", "minute", "headache", "birth", "place", "name", "nickname", "job", "mark", "grade", "massage",
    "pat", "slap", "shelter", "news", "card", "bite", "piece", "sip", "part", "role", "day", "week",
    "goosebumps", "creeps", "goose", "energy", "strength", "wings", "comfort", "joy", "nightmares", "chills", "space",
    "peace", "trouble", "grief", "credit", "confidence", "hiccups", "shivers", "butterflies",
}  # fmt: skip
"""What is given and is no present."""


def _is_present(after: tuple[str, ...]) -> bool:
    """Whether "brought me a kimono" names a present that no table knows: a wrapped one stands for it."""
    me = next((at for at, word in enumerate(after[:3]) if word in ("me", "us", "him", "her", "them")), None)
    if me is None or len(after) < me + 3 or after[me + 1] not in ("a", "an", "his", "her", "their", "my"):
        return False
    return not set(after[me + 1 : me + 6]) & NO_PRESENT


def doer_before(reading: Reading, at: int, things: list[Match], people: list[Match]) -> str:
    """Who does what stands at a token: hero, other, animal, thing, by the nearest name or pronoun before it."""
    tokens = reading.tokens
    names = {at: "other" for one in people for at in range(one.start, one.end)}
    names |= {at: "animal" for one in things if one.value in ANIMALS for at in range(one.start, one.end)}
    for before in range(at - 1, max(-1, at - 12), -1):
        token = tokens[before]
        if token == BREAK:
            return _after_break(tokens, before)
        if token in _HERO:
            return "hero"
        if token in _THIRD:
            return "other"
        if before in names and before > 1 and _HELPING & set(tokens[max(0, before - 4) : before]):
            continue
        if before in names and not (
            before and tokens[before - 1] in ("with", "for", "to", "of") and names[before] == "other"
        ):
            beside = tokens[max(0, before - 4) : before]
            return "hero" if set(beside) & _HERO and ("and" in beside) else names[before]
    return "hero"


def _after_break(tokens: tuple[str, ...], at: int) -> str:
    """A clause without a subject of its own has the hero's: "Taught my daughter to swim"."""
    return "hero"
