"""The words' part of a feeling: VADER, feeling words, events that weigh by themselves, emoji, Korean stems.

VADER (Hutto & Gilbert 2014, `vaderSentiment`, MIT) is the one outside word list; it is loaded at the first use.
"""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import replace
from functools import cache, lru_cache
from typing import Any

from persode.analyzer.cues import Cue, WordsPart
from persode.analyzer.life_turns import is_covered, life_turns, without_names, without_turned
from persode.episode import VALENCE
from persode.language import is_negation, korean_words, lemma
from persode.language.wordlists import word_table

__all__ = ["read_words", "vader_scores"]

MOST_CHARACTERS = 4000
"""What is read of one text for its feeling; the rest changes nothing that matters and would cost time."""

MOST_PICTURES = 20

GRAVE = 0.75
"""An event of this strength that is denied turns its feeling round."""

BEGINNING = 3
"""Events are looked up by so many letters of their first word."""

EVENT_WEIGHT = 1.8
"""An event that weighs by itself counts more than a word that names a feeling: a funeral with loving words is sad."""

ROOM = "persode.analyzer"
_PICTURE = re.compile("[\U0001f000-\U0001faff\u2600-\u27bf\ufe0f\u200d]")
_TURN = re.compile(
    r"\b(?:but|however|although|though|still|anyway|yet)\b|지만|는데|그래도|하지만|그런데", re.IGNORECASE
)
_LOUD = re.compile(r"!|\b[A-Z]{3,}\b|(\w)\1{3,}")
_STRONG = re.compile(
    r"\b(?:so|very|really|extremely|incredibly|absolutely|totally|deeply|completely|too)\b|너무|정말|진짜|완전|엄청",
    re.IGNORECASE,
)
_NOTHING = re.compile(r"\W*(?:nothing|nobody|none of)\b(?! (?:\w+ )?(?:beats|better|like|compares))", re.IGNORECASE)
"""A first word that denies the whole sentence, which VADER does not know."""

_UNREAL = frozenset(("pretend", "suppose", "almost", "nearly", "wish"))
_FAINT = re.compile(r"\b(?:a (?:bit|little)|slightly|somewhat|kind of|sort of|almost)$")
_TEARS = re.compile(r"\b(?:cr(?:y|ied|ying)|tears?|sob\w*|weep|wept)\b|눈물|울었|울고|😭|[ㅠㅜ]{2}")
_LOUD_JOY = re.compile(r"(?:scream|shriek|shak|trembl|yell|howl|bawl|freak)ing\b")
_LOUD_TEARS = re.compile("😭+")
"""To a list of words it is grief; people put it behind good news as well, so it counts as a cue and not in VADER."""

_KOREAN_NOT = re.compile(r"(?:^|\s)(?:안|못)\s*$")
_KOREAN_NOT_AFTER = re.compile(r"^\S*지\s*(?:않|못|말)")


def read_words(text: str) -> WordsPart:
    """Read the words of a text for feeling. After a turn ("but", 지만) what follows counts more."""
    return _read(text[:MOST_CHARACTERS])


@lru_cache(maxsize=1024)
def _read(text: str) -> WordsPart:
    turns = life_turns(text)
    events = [(start, cue) for start, cue in _event_cues(text) if not is_covered(start, turns)]
    named = [(start, cue) for start, cue in _feeling_cues(text) if not is_covered(start, turns)]
    korean = [(start, cue) for start, cue in _korean_cues(text) if not is_covered(start, turns)]
    cues = _happy_tears([*named, *events, *[(t.start, t.cue) for t in turns], *_emoji_cues(text), *korean])
    vader = vader_scores(without_names(without_turned(text, turns)))["compound"]
    if vader > 0 and _NOTHING.match(text):
        vader = -vader
    loud = 1.0 + 0.1 * bool(_LOUD.search(text)) + 0.1 * bool(_STRONG.search(text))
    turn = max((m.end() for m in _TURN.finditer(text)), default=0)
    weights: dict[int, float] = defaultdict(float)
    for position, cue in cues:
        weight = cue.strength * (1.5 if 0 < turn <= position else 0.6 if turn else 1.0)
        weight *= EVENT_WEIGHT if cue.event else 1.0
        weights[cue.valence] += weight
    own = weights[1] - weights[-1]
    compound = vader if not own else max(-1.0, min(1.0, (vader + loud * own) / (1.0 + 0.35 * abs(own))))
    strongest = max((cue.strength for _, cue in cues), default=0.0)
    return WordsPart(compound, min(1.0, max(abs(vader), loud * strongest)), tuple(cue for _, cue in cues))


def vader_scores(text: str) -> dict[str, float]:
    """VADER's "compound" in [-1, 1] and its shares "pos", "neu" and "neg" of a text."""
    return dict(_vader_scores(_few_pictures(_LOUD_TEARS.sub(" ", text))))


@lru_cache(maxsize=256)
def _vader_scores(text: str) -> dict[str, float]:
    scores: dict[str, float] = _vader().polarity_scores(text)
    return scores


def _few_pictures(text: str) -> str:
    """The text with its first few emoji only: VADER spells out each, in time that grows with their square."""
    if text.isascii():
        return text
    pictures = [match.start() for match in _PICTURE.finditer(text)]
    if len(pictures) <= MOST_PICTURES:
        return text
    return text[: pictures[MOST_PICTURES]] + _PICTURE.sub("", text[pictures[MOST_PICTURES] :])


def _happy_tears(cues: list[tuple[int, Cue]]) -> list[tuple[int, Cue]]:
    """Tears and screams beside a happy event ("I passed, Dad cried in the car") are happy, if nothing else is sad."""
    happy = any(cue.valence > 0 and cue.strength >= 0.5 and (cue.event or not cue.text[0].isascii()) for _, cue in cues)
    dark = [cue for _, cue in cues if cue.valence < 0]
    if not happy or not dark or not all(_TEARS.search(cue.text) or _LOUD_JOY.search(cue.text) for cue in dark):
        return cues
    return [(i, replace(cue, feeling="joyful", valence=1) if cue.valence < 0 else cue) for i, cue in cues]


def _feeling_cues(text: str) -> list[tuple[int, Cue]]:
    low = text.lower().replace("’", "'")
    spans = [(m.group(), m.start()) for m in re.finditer(r"[a-z']+|[.,;:!?]", low)]
    table = _feelings()
    found: list[tuple[int, Cue]] = []
    for index, (word, start) in enumerate(spans):
        for length in (4, 3, 2, 1):
            phrase = " ".join(w for w, _ in spans[index : index + length])
            entry = table.get(phrase) or (table.get(lemma(word)) if length == 1 else None)
            if entry:
                feeling, strength = entry
                before = [w for w, _ in spans[max(0, index - 3) : index]]
                turned = any(is_negation(w) or lemma(w) in _UNREAL for w in before) or _begins_with_nothing(
                    spans, index
                )
                faint = bool(_FAINT.search(" ".join(before)))
                found.append((start, _cue(phrase, feeling, strength, turned, faint)))
                break
    return found


def _begins_with_nothing(spans: list[tuple[str, int]], index: int) -> bool:
    """True for "nice" in "Nothing about it was nice": the first word of the clause denies all of it."""
    clause = []
    for word, _ in reversed(spans[max(0, index - 8) : index]):
        if word in ".,;:!?":
            break
        clause.append(word)
    return clause[-1:] in (["nothing"], ["nobody"])


def _cue(phrase: str, feeling: str, strength: float, turned: bool, faint: bool) -> Cue:
    valence = VALENCE[feeling]
    scaled = {0.5: 0.25, 1.0: 0.5, 2.0: 0.8}[strength] * (0.5 if faint else 1.0)
    if not turned:
        return Cue(phrase, feeling, valence, scaled)
    # "not happy" is sad; "not worried" is calm rather than joyful
    return Cue(f"not {phrase}", "sad" if valence > 0 else "content", -valence, scaled * 0.7, instead_of=feeling)


def _event_cues(text: str) -> list[tuple[int, Cue]]:
    found: list[tuple[int, int, Cue]] = []
    low = text.lower().replace("’", "'")
    beginnings = {word[:BEGINNING] for word in re.findall(r"[a-z']+", low)}
    for pattern, feeling, valence, strength in (
        event for key in sorted(beginnings) for event in _events().get(key, ())
    ):
        for match in pattern.finditer(low):
            before = re.findall(r"[a-z']+", low[max(0, match.start() - 30) : match.start()])[-4:]
            if any(lemma(word) in _UNREAL for word in before):
                continue
            cue = Cue(match.group(), feeling, valence, strength, event=True)
            if any(is_negation(word) for word in before[-3:]):
                cue = _turned_event(cue, close=any(is_negation(word) for word in before[-2:]))
            if cue.strength:
                found.append((match.start(), match.end(), cue))
    return [
        (start, cue)
        for start, end, cue in found
        if not any(first <= start and end <= last and (first, last) != (start, end) for first, last, _ in found)
    ]


def _turned_event(cue: Cue, close: bool) -> Cue:
    """ "It was not cancer" is a relief, "we did not win" a pity; a small event that is denied is none."""
    if abs(cue.valence) * cue.strength < GRAVE:
        return replace(cue, strength=0.0 if close else cue.strength)
    feeling = "content" if cue.valence < 0 else "sad"
    return Cue(f"not {cue.text}", feeling, -cue.valence, cue.strength * 0.7, event=True)


def _emoji_cues(text: str) -> list[tuple[int, Cue]]:
    if text.isascii():
        return []
    table = _emoji()
    return [(i, Cue(c, *table[c])) for i, c in enumerate(text) if c in table]


def _korean_cues(text: str) -> list[tuple[int, Cue]]:
    if not korean_words(text[:500]):
        return []
    found = []
    for match in re.finditer(r"[가-힣]+", text):
        word = match.group()
        for stem, (feeling, valence, strength) in _korean().items():
            if word.startswith(stem):
                before = text[max(0, match.start() - 6) : match.start()]
                after = text[match.start() : match.end() + 4]
                turned = bool(_KOREAN_NOT.search(before) or _KOREAN_NOT_AFTER.match(after))
                cue = Cue(word, feeling, valence, strength)
                if turned:
                    cue = Cue(word, "sad" if valence > 0 else "content", -valence, strength * 0.6)
                found.append((match.start(), cue))
                break
    return found


@cache
def _vader() -> Any:
    from vaderSentiment.vaderSentiment import SentimentIntensityAnalyzer

    return SentimentIntensityAnalyzer()


@cache
def _feelings() -> dict[str, tuple[str, float]]:
    entries = {word: value.split() for word, value in word_table("feelings", ROOM).items()}
    return {word: (feeling, float(strength)) for word, (feeling, strength) in entries.items()}


@cache
def _events() -> dict[str, list[tuple[re.Pattern[str], str, int, float]]]:
    """The events by the beginning of their first word, so that a text is asked only for those that it may name."""
    found: dict[str, list[tuple[re.Pattern[str], str, int, float]]] = defaultdict(list)
    for phrase, value in word_table("events", ROOM).items():
        feeling, valence, strength = value.split()
        source = re.escape(phrase).replace(r"\*", r"[a-z]*").replace("_", r"(?:[a-z']+\s){0,2}[a-z']+")
        beginning = re.split(r"[^a-z']", phrase)[0][:BEGINNING]
        found[beginning].append((re.compile(rf"\b{source}\b"), feeling, int(valence), float(strength)))
    return dict(found)


@cache
def _emoji() -> dict[str, tuple[str, int, float]]:
    table: dict[str, tuple[str, int, float]] = {}
    for symbols, value in word_table("emoji", ROOM).items():
        feeling, valence, strength = value.split()
        table |= {symbol: (feeling, int(valence), float(strength)) for symbol in symbols}
    return table


@cache
def _korean() -> dict[str, tuple[str, int, float]]:
    entries = {stem: value.split() for stem, value in word_table("korean_feelings", ROOM).items()}
    return {stem: (feeling, int(valence), float(strength)) for stem, (feeling, valence, strength) in entries.items()}
