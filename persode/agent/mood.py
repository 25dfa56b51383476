"""How a message is taken: which tone is answered, and how sure that is.

A feeling that the person names is believed. One that was only read is a guess: a faint one, or one that other words of
the message speak against, is not put into her mouth; the companion then gives back what was said and asks how it was.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from persode.agent.death import laughs, only_sounds_like_death, tells_of_death
from persode.agent.voice import any_in, patterns
from persode.analyzer.polarity import read_words
from persode.episode import VALENCE, EpisodeMetadata
from persode.language import is_negation, lowered, words
from persode.memory import Memory
from persode.templates import content_words

__all__ = ["Mood", "is_beaming", "is_kindness", "mood_of", "named_feeling"]

SURE = 0.55
SURE_OF_SURPRISE = 0.75
"""Intensity from which a guessed feeling is named; surprise is guessed wrongly most often."""

SURE_IF_LOUD = 0.35
"""The same where she writes in capitals or with more than one exclamation mark."""

STRONGLY, AGREES = 0.9, 0.2
"""A guess fainter than this is named only if the words alone say so much of the same."""

AGAINST_GOOD, AGAINST_HARD = -0.1, 0.4
"""What the words alone must say [-1, 1] to speak against a good, or a hard, feeling that was guessed."""

_MOST_CHARACTERS = 4_000
_UP = ("joyful", "proud", "content")
_EVEN = ("neutral", "reflective", "surprised", "bored")
_MAY_BE_GRIEF = ("sad", "neutral", "reflective", "anxious", "lonely")
_DEGREE = r"(?:so|very|really|just|still|also|a bit|a little|pretty|quite|too|all|kind of|such|feeling|again|more|dead)"
_ALL_RIGHT = re.compile(
    r"^\W*(?:i'm |im |i am |all |it's |doing |i feel )?(?:so |just |really |totally )?"
    r"(?:fine|ok|okay|alright|all right|good|well)(?: now| today| again| i guess| i think| thanks| really)*\W*$"
)
_OWN_DOING = re.compile(
    r"^\W*i (?:\w+ )?(?:broke|blamed|lied|cheated|stole|yelled|shouted|screamed|forgot|ruined|hurt|ignored"
    r"|snapped|said (?:his|her|their|that)"
    r"|spilled|spilt|cut|burned|burnt|tripped|fell|stubbed|bumped|dropped|lost|slapped|pushed|insulted|copied"
    r"|crashed|overslept|missed|deleted|told)\b"
)
"""What she did herself is not met with anger on her side."""

_ONLY_SAID = re.compile(
    r"\bi'?m not\W*$"
    r"|\b(?:i (?:said|told \w+|pretended|acted like|lied)|pretend\w*)\b.{0,40}\b(?:but|except|and) i'?m not\b"
    r"|\b(?:supposed to|should|can't even|pretend\w* to) (?:be|feel) ",
    re.IGNORECASE,
)
"""A joy that she said or ought to have, and has not."""

_OF_ANOTHER = re.compile(
    r"^\W*(?:and |so |but |then )*(?:he|she|they|(?:my |our |the )?[^\W\d_]+) "
    r"(?:was|is|were|are|got|seemed?|looked?|felt|feels|sounded) (?:\w+ ){0,2}"
    r"(?:grumpy|angry|mad|furious|cross|annoyed|upset|sad|down|worried|nervous|scared|stressed|tired|jealous)\b"
    r"(?!.*\b(?:at|with|about) (?:me|us)\b)"
)
"""What another feels is not put into her mouth."""

_OF_DEATH = re.compile(
    r"\b(?:bur(?:y|ied)|lost|mourn|died|passed (?:away|on)|funeral|death|grave|ashes|dead|loss|killed|drowned"
    r"|ha(?:d|ve) to (?:put|let)|r\.?i\.?p\b|rest in)|돌아가|장례|떠",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class Mood:
    """The tone (a table of `opening.toml`), the feeling's noun and adjective, and its way: "up", "down" or "even".

    `named` is True if the adjective is the person's own word, `amused` if she laughs and names nothing else.
    """

    tone: str
    noun: str
    adjective: str
    way: str
    named: bool = False
    amused: bool = False


def mood_of(text: str, reading: Sequence[EpisodeMetadata], memories: Sequence[Memory] = ()) -> Mood:
    """The mood of a message.

    Args:
        text: the message.
        reading: its episodes; the strongest one counts.
        memories: those that tell of a death: to speak of that person again is grief.
    """
    table = patterns("feelings")
    word, names = named_feeling(text), [name for episode in reading for name in episode.people]
    tone, noun = table["words"].get(word, (_guess(text, reading, names), ""))
    if tone in _MAY_BE_GRIEF and (tells_of_death(text, names) or _names_a_mourned(reading, memories)):
        tone, noun, word = "grief", "", ""
    if word and tone in _UP and _ONLY_SAID.search(text[:_MOST_CHARACTERS].replace("’", "'")):
        return Mood("neutral", "", "", "down")
    amused = not word and tone in ("joyful", "neutral", "surprised") and laughs(text)
    low = lowered(text, _MOST_CHARACTERS)
    if not word and tone != "grief" and not laughs(text) and (_signs("wounded", low) or _signs("belittled", low)):
        tone = "sad"
    usual = table["defaults"].get(tone, ("", ""))
    way = "up" if tone in _UP else "even" if tone in _EVEN else "down"
    way = "down" if tone == "neutral" and _signs("reluctant", low) else way
    if not word and not amused and way != "even" and tone != "grief" and _is_faint(text, reading, way):
        return Mood("neutral", "", "", _way_of_a_guess(low, reading, way))
    return Mood(tone, noun or usual[0], word or usual[1], way, bool(word), amused)


def named_feeling(text: str) -> str:
    """The word with which a person names her own feeling ("I'm so scared" -> "scared"), or ""."""
    listed = "|".join(patterns("feelings")["words"])
    match = re.search(
        rf"\b(?:i(?:['’]m| am| was|['’]ve been| have been| feel| felt| got)|feeling|felt|am|made me|makes me)"
        rf"(?:\s+{_DEGREE}){{0,3}}\s+({listed})\b"
        rf"|^\W*(?:{_DEGREE}\s+){{0,2}}({listed})(?:\s+(?:today|again|tonight|now|lol))?\W*$",
        text[:_MOST_CHARACTERS],
        re.IGNORECASE,
    )
    return (match.group(1) or match.group(2)).lower() if match else ""


def is_beaming(text: str) -> bool:
    """True for a joy that no word names: "I can't stop smiling"."""
    return _signs("beaming", lowered(text, _MOST_CHARACTERS))


def is_kindness(text: str) -> bool:
    """True if a message tells that someone was kind."""
    return _signs("kindness", lowered(text, _MOST_CHARACTERS))


def _guess(text: str, reading: Sequence[EpisodeMetadata], names: Sequence[str]) -> str:
    """The feeling that was read, or "neutral" where it is faint or other words of the message speak against it."""
    main = max(reading, key=lambda e: e.emotional_intensity, default=None)
    if main is None or main.emotion not in VALENCE:
        return "neutral"
    low = lowered(text, _MOST_CHARACTERS)
    if _signs("beaming", low):
        return "joyful"
    if not any(word.isalpha() and len(word) > 2 for word in content_words(low)):
        return "neutral"  # "it's 2:40" says nothing of how that is
    told = _in_play(" ".join(text[:_MOST_CHARACTERS].replace("’", "'").split()))
    low = told.lower()
    if _ALL_RIGHT.match(low) or (main.emotion == "angry" and _OWN_DOING.search(low)):
        return "neutral"
    if VALENCE[main.emotion] < 0 and _OF_ANOTHER.match(low) and not low.startswith(("i ", "we ")):
        return "neutral"
    if only_sounds_like_death(text, names):
        return "neutral"
    sure = SURE_OF_SURPRISE if main.emotion == "surprised" else SURE_IF_LOUD if _is_loud(told) else SURE
    if main.emotional_intensity < sure:
        return "neutral"
    against, words_say = patterns("feelings")["against"], read_words(told).compound
    if VALENCE[main.emotion] > 0:
        denied = any(is_negation(w) for w in words(low)) or any_in(against["good"], low)
        return "neutral" if denied or words_say <= AGAINST_GOOD else main.emotion
    if VALENCE[main.emotion] < 0 and _signs("kindness", low) and words_say >= AGAINST_GOOD:
        return "content"
    if VALENCE[main.emotion] < 0 and (words_say >= AGAINST_HARD or any_in(against["bad"], low)):
        return "neutral"
    return main.emotion


def _is_faint(text: str, reading: Sequence[EpisodeMetadata], way: str) -> bool:
    """True if the feeling rests on the meaning alone and no word says it: its way is heard, it is not named."""
    low = lowered(text, _MOST_CHARACTERS)
    strongest = max(reading, key=lambda e: e.emotional_intensity, default=None)
    if strongest is None or _is_loud(text):
        return False
    if strongest.emotional_intensity >= STRONGLY and strongest.emotion != "angry":
        return False
    if any(_signs(name, low) for name in ("wounded", "belittled", "beaming", "kindness")):
        return False
    said = read_words(text[:_MOST_CHARACTERS]).compound
    return said < AGREES if way == "up" else said > -AGREES


def _way_of_a_guess(low: str, reading: Sequence[EpisodeMetadata], way: str) -> str:
    """The way of a faint guess; even where anger is all that was guessed and no word agrees."""
    main = max(reading, key=lambda e: e.emotional_intensity, default=None)
    return "even" if main and main.emotion == "angry" and read_words(low).compound > -AGREES else way


def _is_loud(text: str) -> bool:
    letters = [char for char in text if char.isalpha()]
    return "!!" in text or (len(letters) >= 4 and sum(char.isupper() for char in letters) > 0.6 * len(letters))


def _signs(name: str, low: str) -> bool:
    return any_in(patterns("feelings")[name]["signs"], low)


def _in_play(text: str) -> str:
    """A snowball fight is no fight."""
    for pattern in patterns("feelings")["against"]["play"]:
        text = re.sub(pattern, "game", text, flags=re.IGNORECASE)
    return text


def _names_a_mourned(reading: Sequence[EpisodeMetadata], memories: Sequence[Memory]) -> bool:
    names = {name for episode in reading for name in episode.people}
    return any(
        tells_of_death(memory.text, [name], only=True)
        for name in names
        for memory in memories
        if name.lower() in memory.text.lower() and _OF_DEATH.search(memory.text)
    )
