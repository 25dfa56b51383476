"""Does a person say that she does not want to live, or means to hurt herself?

Careful both ways: a crisis must not be missed, and "this exam is killing me lol" must not be answered with a helpline;
in doubt it is read as one. Only what a person says of herself is read; what she tells of another, or of a film, is a
telling. English and Korean, however carelessly typed. What is said plainly, or as a joke ("kms lol"), is not
remembered; what only hints at it is asked about gently, stays a telling, and is never brought up unasked. Neither is
shown to a model.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

from persode.analyzer.bounded import in_bounded_pieces, with_parted_words
from persode.language.likely import Likely
from persode.language.wordlists import word_lines, word_table

__all__ = ["LEVELS", "crisis_level", "has_sign", "is_crisis", "plain_sentences"]

LEVELS = ("crisis", "implied", "jest", "")
"""The gravest first."""

ROOM = "persode.analyzer"
MOST_CHARACTERS = 20_000
LONGEST_JEST = 40
"""Characters up to which "haha lol" is a laugh that belongs to the sentence before."""

_FILLER = re.compile(
    r"\b(?:just|really|honestly|literally|actually|kinda|kind of|sort of|seriously|fucking|fuckin|freaking|simply"
    r"|so badly|so bad|so much|right now|sometimes|tbh|ngl|fr|idk|like(?= i )|even|ever|probably|basically|totally"
    r"|lowkey|highkey|i guess|i think(?! (?:about|of)\b)|constantly|always)\b ?"
)
_KOREAN_FILLER = re.compile(
    r"(?<!\S)(?:너무(?:너무)?|정말(?:로)?|진짜(?:로)?|그냥|자꾸(?:만)?|계속|매일|솔직히|이제|점점|가끔|항상|늘|그저|또|다시|많이|요즘|막)\s+(?=\S)"
)
"""What a Korean sentence says as well without ("살아 있는 게 너무 힘들다")."""

_JEST = re.compile(
    r"\b(?:lo+l|lmf?ao+|rofl|(?:ha){2,}|(?:he){2,}|jk|j/k|just kidding|just joking|xd)\b|[😂🤣😆😹💀☠]|ㅋㅋ|ㅎㅎ"
)
_ONLY_JEST = re.compile(rf"^(?:{_JEST.pattern}|[\W_])+$")
_SINKING = re.compile(
    r"\b(?:want(?:ed|ing)?|wish(?:ed)?|could|like|hoped) (?:to |i could |i would |to just )*"
    r"(?:disappear|vanish|crawl|sink|melt|evaporate|be invisible|be swallowed)\b"
    r"(?! (?:forever|for good|from this (?:world|life)))|사라지고\s?싶"
)
"""Beside what was embarrassing (`data/crisis_shame.txt`), the wish to vanish is shame and no more."""

_FIRST_PERSON = re.compile(r"\b(?:i|me|my|myself|mine)\b")
_OTHER_PERSON = re.compile(r"\b(?:he|she|they|him|her|them|his|their|you|your|we|our)\b")
_IMPERSONAL = re.compile(
    r"\b(?:it (?:hurts|would|feels|does not)|the only (?:way|thing)|there is|nothing|nobody|no one|everything|living"
    r"|existing|being (?:alive|here)|life)\b"
)
"""What nobody does is said of oneself ("it hurts to be alive")."""

_HANGUL_ONLY = re.compile(r"(?=.*[가-힣])(?:\\[a-z]|[^a-z])*$")
_ENDS = re.compile(r"(?<=[.!?])\s+|\n+")
_LONG_DRAWN = re.compile(r"([a-z])\1{2,}")
_MASKED = (
    (re.compile(r"\bk[i1!*]l{1,2}(?=s?\b|ing\b|ed\b)"), "kill"),
    (re.compile(r"\bsu[i1!*]c[i1!*]d"), "suicid"),
    (re.compile(r"\bd[1!*]e\b"), "die"),
    (re.compile(r"\bun-?al[i1!*]v"), "unaliv"),
    (re.compile(r"\bself[ -]?h[a4*@]rm"), "self-harm"),
)


def is_crisis(text: str) -> bool:
    """True if a text speaks of wanting to die or of hurting oneself, be it as a hint or a joke."""
    return bool(crisis_level(text))


@lru_cache(maxsize=256)
def crisis_level(text: str) -> str:
    """One of `LEVELS`: "crisis" if it is said, "implied" if it is hinted at, "jest" if only as a joke, else "".

    A joke is one only while no deed or means is named (`data/crisis_deeds.txt`). The ways to say it are in
    `data/crisis.txt`, hints in `data/crisis_implied.txt`; what only sounds like it is in `data/not_crisis.txt` and
    taken out first.
    """
    found = {""}
    sentences = [_without_idioms(sentence) for sentence in _spelt_out(text)]
    if any(_says("crisis_shame", sentence) for sentence in sentences):
        sentences = [_SINKING.sub(" ... ", sentence) for sentence in sentences]
    before = ""
    for sentence in sentences:
        bare = " ".join(_FILLER.sub("", _JEST.sub("", sentence)).split()).strip(" ,;:-")
        joked = _JEST.search(sentence) and not _says("crisis_deeds", sentence)
        if _says("crisis", bare) or (not bare.isascii() and _says("crisis", _KOREAN_FILLER.sub("", bare))):
            found.add("jest" if joked else "crisis")
        elif not joked and not _says("crisis_frames", bare) and _hints(bare, before):
            found.add("implied")
        before = bare
    return min(found, key=LEVELS.index)


@lru_cache(maxsize=256)
def has_sign(sentence: str) -> bool:
    """True if a sentence speaks of oneself with a word of dying, ending, harm or hopelessness.

    The words are in `data/crisis_signs.txt`; without one a likeness says nothing (`crisis_likeness`). A joke, a story,
    an idiom, what is bright (`data/crisis_bright.txt`), grief for another or a fright (`data/crisis_elsewhere.txt`) has
    none.
    """
    spelt = _spelt_out(sentence)
    if not any(_says("crisis_signs", part) for part in spelt):
        return False
    plain = " ".join(_without_idioms(part) for part in spelt)
    oneself = _FIRST_PERSON.search(plain) or not _OTHER_PERSON.search(plain) and _IMPERSONAL.search(plain)
    framed = _JEST.search(plain) or any(_says(f"crisis_{frame}", plain) for frame in ("frames", "bright", "elsewhere"))
    return bool(oneself) and not framed and _says("crisis_signs", plain)


def plain_sentences(text: str) -> list[str]:
    """The sentences, lower-cased, with "dont" as "don't"; a lone "lol" belongs to the sentence before it."""
    contracted = re.compile(r"\b(?:dont|cant|wont|wasnt|wasn t|didnt|im|ive|wanna|gonna|any more|nomore)\b")
    return [contracted.sub(lambda m: _CONTRACTED[m.group()], low) for low in _sentences(text)]


_CONTRACTED = {
    "dont": "don't",
    "cant": "can't",
    "wont": "won't",
    "wasnt": "wasn't",
    "wasn t": "wasn't",
    "didnt": "didn't",
    "im": "i'm",
    "ive": "i've",
    "wanna": "want to",
    "gonna": "going to",
    "any more": "anymore",
    "nomore": "anymore",
}


def _sentences(text: str) -> list[str]:
    found: list[str] = []
    for piece in _ENDS.split(text[:MOST_CHARACTERS].lower().replace("’", "'").strip()):
        low = with_parted_words(" ".join(piece.split()))
        if found and len(low) <= LONGEST_JEST and _ONLY_JEST.match(low):
            found[-1] += f" {low}"
        elif low:
            found += in_bounded_pieces(low)
    return found


def _spelt_out(text: str) -> list[str]:
    """The sentences with every contraction, slip and mask spelt out ("im gona k1ll my self")."""
    sentences = _sentences(text)
    for pattern, spelt in _MASKED:
        sentences = [pattern.sub(spelt, low) for low in sentences]
    wrong, right = _slips()
    return [wrong.sub(lambda m: right[m.group()], _LONG_DRAWN.sub(r"\1", low)) for low in sentences]


def _without_idioms(sentence: str) -> str:
    for pattern, _ in _patterns("not_crisis", sentence.isascii()).of(sentence):
        sentence = pattern.sub(" ... ", sentence)
    return sentence


def _says(name: str, sentence: str) -> bool:
    return _patterns(name, sentence.isascii()).fits(sentence)


def _hints(sentence: str, before: str) -> bool:
    """True if a sentence hints at it, or this one and the one before it do together."""
    for first, second in _hint_patterns(sentence.isascii() and before.isascii()).of(f"{before}\n{sentence}"):
        if second is None:
            if first.search(sentence):
                return True
        elif any(first.search(one) and second.search(two) for one, two in _pairs(sentence, before)):
            return True
    return False


def _pairs(sentence: str, before: str) -> tuple[tuple[str, str], ...]:
    return ((sentence, sentence), (before, sentence), (sentence, before))


@cache
def _patterns(name: str, latin: bool) -> Likely[None]:
    """The patterns of a file; with `latin` without those that only a text in Hangul can fit."""
    lines = (line for line in word_lines(name, ROOM) if not (latin and _HANGUL_ONLY.match(line)))
    return Likely((_with_parts(line), None) for line in lines)


@cache
def _hint_patterns(latin: bool) -> Likely[re.Pattern[str] | None]:
    """The patterns of hints, each with the one that must be found beside it, if any."""
    lines = (line for line in word_lines("crisis_implied", ROOM) if not (latin and _HANGUL_ONLY.match(line)))
    parted = (line.partition(" && ") for line in lines)
    return Likely(
        (_with_parts(first), re.compile(_with_parts(second)) if second else None) for first, _, second in parted
    )


def _with_parts(line: str) -> str:
    return re.sub(r"<([a-z]+)>", lambda m: _parts().get(m.group(1), m.group()), line)


@cache
def _parts() -> dict[str, str]:
    """The pieces of `data/crisis_parts.txt`, each with those within it put in."""
    raw = dict(line.split(" = ", 1) for line in word_lines("crisis_parts", ROOM))

    def whole(pattern: str) -> str:
        return re.sub(r"<([a-z]+)>", lambda m: whole(raw[m.group(1)]), pattern)

    return {name: whole(pattern) for name, pattern in raw.items()}


@cache
def _slips() -> tuple[re.Pattern[str], dict[str, str]]:
    right = word_table("crisis_spelling", ROOM)
    wrong = "|".join(map(re.escape, sorted(right, key=len, reverse=True)))
    return re.compile(rf"(?<![\w'])(?:{wrong})(?![\w'])"), right
