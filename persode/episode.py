"""What was read out of a text: plain data that the analyzer makes and everything else uses.

Feelings: eight labels are shown to people (`FEELINGS`); each says which way it leans (`VALENCE`).
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, fields
from typing import Any, Self

__all__ = ["ACTS", "FEELINGS", "LINKS", "TENSES", "VALENCE", "EpisodeMetadata", "Fact", "Link"]

FEELINGS = ("joyful", "content", "sad", "angry", "anxious", "reflective", "surprised", "neutral")
VALENCE = {
    "joyful": 1,
    "content": 1,
    "sad": -1,
    "angry": -1,
    "anxious": -1,
    "reflective": 0,
    "surprised": 0,
    "neutral": 0,
}

ACTS = ("telling", "question_to_memory", "request", "preference", "small_talk", "crisis")
"""What a message does. Only tellings and preferences form memories."""


TENSES = ("now", "past", "future")


@dataclass(frozen=True)
class Fact:
    """Something that a person says of herself, for the profile.

    `path` begins with `profile.`; `tense` is one of `TENSES`; `certainty` in [0, 1]; `span` is where `value` stands in
    the text that was read; `adds` is True if it ends nothing that was so before ("I also work in Daegu").
    """

    path: str
    value: str
    tense: str = "now"
    certainty: float = 0.9
    span: tuple[int, int] = (0, 0)
    adds: bool = False


LINKS = ("because_of", "after", "like")


@dataclass(frozen=True)
class Link:
    """A link to an earlier memory that a text proposes: `kind` of `LINKS`, `what` the words at `span` to look for."""

    kind: str
    what: str
    span: tuple[int, int] = (0, 0)


@dataclass
class EpisodeMetadata:
    """One episode as read from a person's text (Persode paper, section 3.2: event, emotion, hashtags, intensity).

    Every field but `text` is an estimate and yields to a correction by the person.
    `emotional_intensity` is in [0, 1] (0.6 and above is significant), `valence` in {-1, 0, 1}, `emotion` one of
    `FEELINGS`, `act` one of `ACTS`, `span` the place of `text` in the person's whole message (start, end) in
    characters. `reasons` says in words why the feeling was read so. `facts` is what the text says of the person; their
    spans are places in `text`. `places` are those where it happened, `planned` those that are planned or wished for.
    `relations` says of each of the people what she or he is to the person ("mother", "friend", "" if it is not said);
    `links` are proposals. `kind`, `domain` and `body` are names of the closed lists of `persode.memory.belief`.
    """

    text: str
    event: str = ""
    emotion: str = "neutral"
    hashtags: list[str] = field(default_factory=list)
    emotional_intensity: float = 0.0
    valence: int = 0
    title: str = ""
    people: list[str] = field(default_factory=list)
    places: list[str] = field(default_factory=list)
    act: str = "telling"
    reasons: list[str] = field(default_factory=list)
    span: tuple[int, int] | None = None
    planned: list[str] = field(default_factory=list)
    relations: dict[str, str] = field(default_factory=dict)
    facts: list[Fact] = field(default_factory=list)
    links: list[Link] = field(default_factory=list)
    kind: str = "episode"
    domain: str = "real"
    body: str = ""

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self)

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Self:
        """From plain data; unknown keys are ignored."""
        known = {f.name for f in fields(cls)}
        values = {key: value for key, value in data.items() if key in known}
        if "facts" in values:
            values["facts"] = [_fact_from(fact) for fact in values["facts"]]
        if "links" in values:
            values["links"] = [_link_from(link) for link in values["links"]]
        return cls(**values)


def _fact_from(data: Fact | dict[str, Any]) -> Fact:
    if isinstance(data, Fact):
        return data
    first, last = data["span"]
    return Fact(data["path"], data["value"], data["tense"], data["certainty"], (first, last), data["adds"])


def _link_from(data: Link | dict[str, Any]) -> Link:
    if isinstance(data, Link):
        return data
    first, last = data["span"]
    return Link(data["kind"], data["what"], (first, last))
