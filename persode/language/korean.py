"""Korean: words without their particles, kin, and places before 에서, 에, 으로."""

from __future__ import annotations

import re
from functools import cache

from persode.language.wordlists import word_set

__all__ = ["is_korean", "is_korean_past", "korean_people", "korean_places", "korean_stem", "korean_words"]

_SSANGSIOT = 20
"""The place of ㅆ among the 28 ends of a Hangul syllable."""

_INTRODUCED = re.compile(
    r"(?<![가-힣])(?:우리\s|내\s)?(?:(?P<near>룸메이트|룸메|친구|동생|여동생|남동생|언니|오빠|누나|형|사촌|남친|여친|동료|짝꿍)\s"
    r"(?P<name>[가-힣]{1,3})(?:이(?:가|는|랑|를|한테|도|네|의|하고)|(?<=[민준서연우호수진영지현훈빈윤])(?:가|는|랑|를|와|한테|도))(?![가-힣])"
    r"|(?:강아지|고양이|토끼|햄스터|앵무새|냥이|멍멍이)\s(?P<pet>(?!사료|간식|밥|똥|털|카페|병원|산책|때문|두|세|한)[가-힣]{2,3}?)(?:가|는|를|랑|이가|한테"
    r"|도)(?![가-힣]))"
)
"""A name after a word for somebody near: 룸메 지은이가, 강아지 콩이가."""

_NAMED_SO = re.compile(
    r"(?<![가-힣])(?P<name>[가-힣]{2})(?:이(?:가|는|랑|를|한테|도|네|의|하고|랑은|만|에게)|\s?씨(?:가|는|랑|를|한테|도|와|의|하고)?)(?![가-힣])"
)
_HANGUL = re.compile(r"[가-힣]+")
_PARTICLES = [
    "에서는",
    "에게서",
    "한테서",
    "이랑은",
    "으로는",
    "에서",
    "에게",
    "한테",
    "께서",
    "까지",
    "부터",
    "처럼",
    "보다",
    "이랑",
    "으로",
    "하고",
    "마저",
    "조차",
    "이나",
    "이는",
    "은",
    "는",
    "이",
    "가",
    "을",
    "를",
    "의",
    "에",
    "도",
    "만",
    "과",
    "와",
    "랑",
    "로",
    "나",
]


def is_korean(text: str) -> bool:
    """True if a third or more of the letters are Hangul."""
    letters = sum(char.isalpha() for char in text[:2000])
    return letters > 0 and sum("가" <= char <= "힣" for char in text[:2000]) * 3 >= letters


def is_korean_past(sentence: str) -> bool:
    """True if the last word has the mark of the past, a syllable that ends in ㅆ (망쳤다, 갔어요)."""
    last = _HANGUL.findall(sentence)[-1:]
    return any((ord(syllable) - ord("가")) % 28 == _SSANGSIOT for syllable in last[0]) if last else False


def korean_words(text: str) -> list[str]:
    """The Hangul words of a text, without their particles."""
    return [korean_stem(word) for word in _HANGUL.findall(text)]


def korean_stem(word: str) -> str:
    """A word without its particle: 엄마랑 -> 엄마. A word of which too little would be left stays whole."""
    for particle in _PARTICLES:
        if word.endswith(particle) and len(word) - len(particle) >= 2:
            return word[: -len(particle)]
    return word


def korean_people(text: str) -> list[tuple[int, int, str]]:
    """(start, end, word) of each kin word and known given name in a text; 지민이가 is 지민."""
    found = []
    for match in _HANGUL.finditer(text):
        kin = _kin_of(match.group()) or _name_of(match.group())
        if kin:
            found.append((match.start(), match.start() + len(kin), kin))
    taken = {start for start, _, _ in found}
    found += [named for named in _unlisted_names(text) if named[0] not in taken]
    for match in _INTRODUCED.finditer(text):
        found = [named for named in found if not match.start() <= named[0] < match.end()]
        group = "pet" if match["pet"] else "name"
        found.append((match.start(group), match.end(group), match[group]))
    return sorted(found)


def _unlisted_names(text: str) -> list[tuple[int, int, str]]:
    """Names that no list holds, by the 이 before their particle (지현이가, 채영이랑) or 씨 after them (도경 씨는)."""
    found = []
    for match in _NAMED_SO.finditer(text):
        name = match["name"]
        firsts, lasts = _name_syllables()
        if name[0] in firsts and name[1] in lasts and name not in word_set("korean_name_look_alikes"):
            found.append((match.start("name"), match.end("name"), name))
    return found


def korean_places(text: str) -> list[tuple[int, int, str]]:
    """(start, end, word) of each known Korean place in a text."""
    found = []
    places = _known_places()
    for match in _HANGUL.finditer(text):
        word = match.group()
        for place in (word, korean_stem(word)):
            if place in places:
                found.append((match.start(), match.start() + len(place), place))
                break
    return found


def _kin_of(word: str) -> str:
    known, longest = _kin()
    for size in range(min(longest, len(word)), 0, -1):
        if word[:size] in known and (size == len(word) or word[size:] in _endings()):
            return word[:size]
    return ""


def _name_of(word: str) -> str:
    name = next((word[:size] for size in (2, 3) if word[:size] in word_set("korean_names")), "")
    rest = word[len(name) :]
    return (
        name
        if name and (not rest or {rest, rest.removeprefix("이"), rest.removeprefix("씨")} & {"", *_endings()})
        else ""
    )


@cache
def _kin() -> tuple[frozenset[str], int]:
    """The kin words, and how many syllables the longest has."""
    known = word_set("korean_kin")
    return known, max(map(len, known))


@cache
def _name_syllables() -> tuple[frozenset[str], frozenset[str]]:
    """The syllables that given names begin and end with."""
    names = [name for name in word_set("korean_names") if len(name) == 2]
    return frozenset(name[0] for name in names), frozenset(name[1] for name in names)


@cache
def _endings() -> frozenset[str]:
    return frozenset(_PARTICLES) | {"들", "들이", "들과", "들이랑", "들하고", "네", "께", "께서", "랑은", "이랑"}


@cache
def _known_places() -> frozenset[str]:
    return frozenset(place for place in word_set("places") if _HANGUL.fullmatch(place))
