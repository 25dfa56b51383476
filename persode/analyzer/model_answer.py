"""What a model's reading must look like: one JSON object, every name out of a closed list. Loaded only with a model."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from persode.analyzer.facts import fact_paths
from persode.episode import FEELINGS, LINKS, TENSES
from persode.language.wordlists import word_table
from persode.memory.belief import BODIES, DOMAINS

__all__ = ["Answer", "EpisodeAnswer", "shape"]

Short = Annotated[str, Field(max_length=200)]
Share = Annotated[float, Field(ge=0, le=1)]
RELATIONS = tuple(dict.fromkeys(word_table("relations").values()))


def _one_of(choices: Collection[str]) -> Callable[[str], str]:
    def check(value: str) -> str:
        if value not in choices:
            raise ValueError(f"must be one of: {', '.join(sorted(choices))}")
        return value

    return check


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class PersonAnswer(_Strict):
    """Somebody who is named."""

    name: Short
    relation: Annotated[str, AfterValidator(_one_of(("", *RELATIONS)))] = ""


class PlaceAnswer(_Strict):
    """A place that is named; planned if nobody was there yet."""

    name: Short
    planned: bool = False


class FactAnswer(_Strict):
    """Something that the person says of herself."""

    path: Annotated[str, AfterValidator(_one_of(fact_paths()))]
    value: Short
    tense: Annotated[str, AfterValidator(_one_of(TENSES))] = "now"
    certainty: Share = 0.5


class LinkAnswer(_Strict):
    """An earlier event that the text itself points to."""

    kind: Annotated[str, AfterValidator(_one_of(LINKS))]
    what: Short


class EpisodeAnswer(_Strict):
    """The reading of one text."""

    emotion: Annotated[str, AfterValidator(_one_of(FEELINGS))]
    intensity: Share
    valence: Annotated[int, Field(ge=-1, le=1)]
    event: Short
    title: Short
    hashtags: Annotated[list[Short], Field(max_length=8)] = []
    people: Annotated[list[PersonAnswer], Field(max_length=30)] = []
    places: Annotated[list[PlaceAnswer], Field(max_length=30)] = []
    facts: Annotated[list[FactAnswer], Field(max_length=30)] = []
    links: Annotated[list[LinkAnswer], Field(max_length=8)] = []
    domain: Annotated[str, AfterValidator(_one_of(DOMAINS))] = "real"
    body: Annotated[str, AfterValidator(_one_of(BODIES))] = ""


class Answer(_Strict):
    """One reading for each text, in their order."""

    readings: list[EpisodeAnswer]


def shape() -> str:
    """What the model is told about the answer, with all closed lists."""
    lists = {
        "emotion": FEELINGS,
        "relation": RELATIONS,
        "path": sorted(fact_paths()),
        "tense": TENSES,
        "kind": LINKS,
        "domain": DOMAINS,
        "body": [body for body in BODIES if body],
    }
    listed = "\n".join(f"- {name}: {', '.join(choices)}" for name, choices in lists.items())
    return f"{_KEYS}\nNames come from these lists only:\n{listed}"


_KEYS = """{"readings": [one object for each text, in their order]}. Keys of such an object:
"emotion"; "intensity" (0 to 1: 0.2 routine, 0.6 significant, 0.95 the strongest); "valence" (-1, 0 or 1);
"event" (what happened, at most 12 words, in the words of the text); "title" (2 to 6 words of the text);
"hashtags" (2 to 4, each "#" and a word of the text or the emotion);
"people" [{"name", "relation"}] (relation: what she is to the writer, "" if the text does not say);
"places" [{"name", "planned"}] (planned: true if the writer was not there yet);
"facts" [{"path", "value", "tense", "certainty"}] (what the writer states of herself; value: the words of the text);
"links" [{"kind", "what"}] (an earlier event that the text points to; what: the words of the text);
"domain" (real, or what of a dream, a film or a book it tells); "body" ("" if the text does not say)."""
