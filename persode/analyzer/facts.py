"""What a text says of the person herself: facts for the profile, each with its path, tense, certainty and place.

Only plain statements in the first person count; what is wished, dreamed, supposed, quoted or told of another is none.
The patterns lie in `data/fact_patterns.txt`. What is current after several entries is the profile's business.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache

from persode.analyzer.korean_facts import korean_facts
from persode.episode import Fact
from persode.language import people, place_key, sentences
from persode.language.calendar import MONTHS, number, numbers
from persode.language.likely import Likely
from persode.language.names import in_list
from persode.language.wordlists import word_lines, word_list, word_set

__all__ = ["fact_paths", "facts_of"]

ROOM = "persode.analyzer"
MOST_CHARACTERS = 20_000
PLAIN = 0.9
HEDGED = 0.5

_NAME = r"(?-i:[^\W\d_a-z][\w'’&-]*(?: (?:(?:de|da|do|del|of|the|van|von|la|le|&) )?[^\W\d_a-z][\w'’&-]*){0,3})"
_THING = r"[\w'’-]+(?: (?!and\b|but\b|because\b|so\b|in\b|at\b|when\b)[\w'’-]+){0,3}"
_LIKED = (
    r"(?!(?:you|him|her|it|them|this|that|these|those|my|your|his|our|their|the|an?|how|when|what|who|where|why"
    r"|to|me|us"
    r"|myself|being|having|everything|everyone|every|nothing|something|someone|all|one|she|he|they|we|i|so|as|if|both"
    r"|some|any|talking|telling)\b)[^\W\d_][\w'-]*"
    r"(?: (?!(?:and|but|or|you|him|her|it|when|that|this|because|so|is|was|a|more|the most|now|too|again)\b)"
    r"[\w'-]+){0,2}?"
)
_JOB = (
    r"[a-z][\w-]*(?: (?!in\b|at\b|and\b|but\b|for\b|last\b|since\b|now\b|today\b|yesterday\b|tomorrow\b|next\b|btw\b"
    r"|on |this\b|from\b|with\b|so\b|because\b|when\b|where\b|who\b)"
    r"[a-z][\w-]*){0,3}"
)
_KIN = {
    "mother": "mother, mum, mom", "father": "father, dad", "siblings": "brother, sister, twin",
    "partner": "husband, wife, boyfriend, girlfriend, partner, fiancé, fiancée", "children": "son, daughter, baby",
    "pets": "dog, cat, rabbit, hamster, parrot, horse, fish, puppy, kitten, guinea pig, turtle, bird",
}  # fmt: skip
_YEAR = r"(?:\d(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|final|last)[ -]years?"
_LIVED_WITH = (
    r"my (?:(?:best|little|big|older|younger|elder|old|new|twin) )?(?!own\b|life\b|heart\b|whole\b|back\b)[a-z][\w-]*"
    r"|{name}|(?:a|an|one|two|three|four|five|six|\d) (?:(?:other|lovely|nice|messy|loud|random) )?"
    r"(?:flat|house|room)[ -]?mates?|(?:two|three|four|five|six|\d) (?:other )?(?:girls|boys|guys|people"
    r"|friends|students|strangers)"
)
_UNREAL = re.compile(
    r"\b(?:if|wish(?:ed)?|dream(?:ed|t|ing)?|imagin\w+|pretend\w*|suppose|as though|as if|would|could|might have"
    r"|almost|nearly|one day|some ?day|won't|will not|never)\b",
    re.IGNORECASE,
)
_OF_OTHERS = re.compile(
    r"(?<!\bi )\b(?:thinks?|thought|believes?|believed|assumes?|assumed|guess(?:ed|es)|claims?|claimed)\b[^,;]*$"
    r"|\b(?:told|tells?|tell|said|says|lied|lying|joked|pretend\w*|convinced)\b[^,;]*$",
    re.IGNORECASE,
)
"""What others think or were told about a person is no statement of hers."""

_HEDGE = re.compile(
    r"\b(?:maybe|perhaps|probably|i think|i guess|might|(?-i:may)|not sure|apparently)\b", re.IGNORECASE
)
_QUOTED = re.compile(r"\"[^\"\n]*\"|“[^”\n]*”|«[^»\n]*»")


@dataclass(frozen=True)
class _Pattern:
    path: str
    tense: str


def facts_of(text: str) -> list[Fact]:
    """The facts of a text in order of appearance; of two on one path with the same value the first."""
    shown = _QUOTED.sub(lambda match: " " * len(match.group()), text[:MOST_CHARACTERS].replace("’", "'"))
    found: list[Fact] = []
    for sentence in sentences(shown):
        taken: list[tuple[str, int, int]] = []
        for source, pattern in _patterns().of(sentence.text):
            for match in source.finditer(sentence.text):
                fact = _fact(pattern, match, sentence.text, sentence.start, text)
                area = (fact.path.removeprefix("profile.") if fact else pattern.path).rsplit(".", 1)[0]
                start, end = match.span("value")
                if fact and not any(a == area and start < stop and begin < end for a, begin, stop in taken):
                    taken.append((area, start, end))
                    found += _each(fact)
    found += korean_facts(shown)
    kept: dict[tuple[str, str, str], Fact] = {}
    for fact in sorted(found, key=lambda fact: fact.span):
        if _is_named_next(fact, found, shown):
            continue
        kept.setdefault((fact.path, fact.value.casefold(), fact.tense), fact)
    return list(kept.values())


def _is_named_next(fact: Fact, found: list[Fact], text: str) -> bool:
    """True for "two brothers" of "two brothers, Max and Paul": the names say it."""
    if not fact.path.startswith("profile.personal.family.") or fact.value[0].isupper():
        return False
    named = (other for other in found if other.path == fact.path and other.value[0].isupper())
    return any(re.fullmatch(r"(?:,|:| called| named)\s+", text[fact.span[1] : other.span[0]]) for other in named)


def fact_paths() -> frozenset[str]:
    """The closed list of paths, without those that a text makes up itself ("my favourite ...")."""
    paths = {pattern.path for pattern in _patterns().entries() if "{favourite}" not in pattern.path}
    return frozenset(f"profile.{path.replace('{kin}', kin)}" for path in paths for kin in _KIN)


def _fact(pattern: _Pattern, match: re.Match[str], sentence: str, offset: int, text: str) -> Fact | None:
    clause = re.split(r"[,;]\s", sentence[: match.start()])[-1]
    if _UNREAL.search(clause) or _OF_OTHERS.search(clause) or re.search(r"\bwhen\s*$", clause):
        return None
    start, end = match.span("value")
    value = text[offset + start : offset + end].strip(" ,.!")
    path = _path(pattern.path, match, value)
    if not value or not path:
        return None
    if path.endswith("family.pets") and not _may_be_called(value, text):
        return None
    if path.endswith("name.first"):
        value = value.split()[0]
    if path.endswith("age.current"):
        value = str(_age(value))
    certainty = HEDGED if _HEDGE.search(sentence[: match.end()]) else PLAIN
    adds = bool(re.search(r"\balso\b|\btoo\b|\bas well\b", sentence))
    return Fact(f"profile.{path}", value, pattern.tense, certainty, (offset + start, offset + end), adds)


def _may_be_called(value: str, text: str) -> bool:
    """False for the "friday" of "walked my dog friday" and the small word of "my cat only": what no pet is called."""
    first = value.split()[0]
    plain = first[0].isupper() and first.casefold() not in word_set("not_names")
    return plain or " " in value or value in people(text)


def _each(fact: Fact) -> list[Fact]:
    """Kin or pets named together ("Bean and Tofu") as a fact each."""
    if not fact.path.startswith("profile.personal.family.") or not fact.value[0].isupper():
        return [fact]
    names = list(re.finditer(r"[^,\s]+(?: (?!and\b)[^,\s]+)*", re.sub(r" (?:and|&) ", _blank, fact.value)))
    start = fact.span[0]
    return [replace(fact, value=m.group(), span=(start + m.start(), start + m.end())) for m in names]


def _blank(joint: re.Match[str]) -> str:
    """A comma and blanks of the same length, so that what follows keeps its place."""
    return ",".ljust(len(joint.group()))


def _path(path: str, match: re.Match[str], value: str) -> str:
    """The path with what the words fill in; "" for a value that can't stand there."""
    if "{kin}" in path:
        word = match["kin"].lower()
        return path.replace("{kin}", next(kind for kind, listed in _KIN.items() if word in listed.split(", ")))
    if "{favourite}" in path:
        return path.replace("{favourite}", match["favourite"].lower().replace(" ", "_"))
    if path.endswith(("current.city", "hometown", "nickname")) and value.split()[0].casefold() in word_set("not_names"):
        return ""
    if path.endswith("current.city"):
        country = place_key(value) in {place_key(region) for region in word_list("regions")}
        return path.replace(".city", ".country") if country else path
    if path.endswith("current.position") and value.casefold().endswith("student"):
        return "" if re.match(rf"(?:year|grade) \d|{_YEAR}", value, re.IGNORECASE) else "education.level"
    if path.startswith("preferences.") and path.endswith("likes") and (people(value) or in_list(value, "kin")):
        return ""
    if (
        path.endswith("education.school")
        and in_list(value, "places")
        and re.search(r"\bgo to $", match.string[: match.start("value")], re.I)
    ):
        return ""  # "on fridays I go to Leeds"
    if path.endswith("current.company") and in_list(value, "places"):
        return ""
    if path.endswith("age.current") and not 3 <= _age(value) <= 120:
        return ""
    return path


def _age(value: str) -> int:
    try:
        return number(value)
    except ValueError:
        return 0


@cache
def _patterns() -> Likely[_Pattern]:
    towns = "|".join(
        p.lower() for p in word_set("places") if p.isascii() and p.lower() not in word_set("worded_places")
    )
    shops = "|".join(re.escape(shop.lower()) for shop in word_set("shops"))
    shops_as_typed = "|".join(f"{re.escape(shop)}|{re.escape(shop.lower())}" for shop in word_set("shops"))
    mates = _LIVED_WITH.replace("{name}", _NAME)
    fill = {
        "name": _NAME,
        "town": f"{_NAME}|(?-i:{towns})",
        "known": f"(?:{towns})",
        "small": "|".join(sorted({*word_set("worded_names"), *(name.lower() for name in word_set("given_names"))})),
        "illness": "|".join(sorted(word_list("illnesses", ROOM), key=len, reverse=True)),
        "names": rf"{_NAME}(?:,? (?:and )?{_NAME})*",
        "company": f"{_NAME}|(?-i:{shops})",
        "shop": shops_as_typed,
        "employer": "|".join(word_list("employers", ROOM)),
        "given": "|".join(sorted(word_set("given_names"), key=len, reverse=True)),
        "liked": _LIKED,
        "workplace": "|".join(sorted(word_list("workplaces", ROOM), key=len, reverse=True)),
        "thing": _THING,
        "job": _JOB,
        "number": rf"\d{{1,3}}|{'|'.join(numbers())}",
        "month": f"(?:{'|'.join(sorted(MONTHS, key=len, reverse=True))})",
        "kin": "|".join(word for listed in _KIN.values() for word in listed.split(", ")),
        "trade": "|".join(sorted(word_list("trades", ROOM), key=len, reverse=True)),
        "favourite": "{favourite}",
        "year": _YEAR,
        "pet": _KIN["pets"].replace(", ", "|"),
        "mates": f"(?:{mates})(?:(?:, | and |, and )(?:{mates}"
        r"|(?:(?:best|little|big|older|younger|two|three|four) )?(?:dad|mum|mom|stepdad|stepmum|brothers?|sisters?"
        r"|parents|grandma|gran|nan|cousins?|dog|cat|aunt|uncle|grandad|grandpa|boyfriend|girlfriend|kids?))){0,3}",
    }
    found = []
    for line in word_lines("fact_patterns", ROOM):
        path, tense, source = (part.strip() for part in line.split(" | ", 2))
        found.append((_filled(source, fill), _Pattern(path, tense)))
    return Likely(found, re.IGNORECASE)


def _filled(source: str, fill: dict[str, str]) -> str:
    """The pattern with {name} and its like replaced; doubled braces are a count ("{{0,2}}")."""
    for key, pattern in fill.items():
        source = source.replace(f"{{{key}}}", f"(?:{pattern})")
    return source.replace("{{", "{").replace("}}", "}")
