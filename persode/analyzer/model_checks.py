"""What a person's own text bears out of a model's answer: closed checks, so that a model never makes a reading worse.

Who did what must stand so in one sentence, a fact must be the writer's own, a name must be written as one, a hashtag
must be a noun, and what the words say strongly is not turned round. What fails gives way to the words' reading.
"""

from __future__ import annotations

import re
from functools import cached_property

from persode.analyzer.polarity import read_words
from persode.episode import VALENCE, EpisodeMetadata
from persode.language import is_korean, is_negation, is_verb, lemma, people, sentences, words
from persode.language.names import in_list, is_common_word, is_no_name
from persode.language.wordlists import word_set, word_table

__all__ = ["Said"]

STRONG = 0.6
"""From here on the strength of a cue outweighs what a model makes of it."""

_JOINING = frozenset(("a", "an", "the", "of", "to", "with", "at", "in", "on", "and", "my", "our", "for", "by", "from"))
_OTHERS = frozenset(("he", "she", "they", "it", "you", "who", "which"))
_SUBJECTS = _OTHERS | {"i", "we"}
_WRITER = frozenset(("i", "we", "i'm", "i've", "i'd", "i'll", "im", "ive", "we're", "we've", "my", "our", "mine"))
_BE = frozenset(("is", "was", "are", "were", "has", "had", "'s", "wasn't", "isn't"))
_REPORTS = frozenset(("said", "says", "thinks", "thought", "told", "believes", "claims"))
_SHORT = re.compile(r"['’](?:s|re|d|ll|ve)$")
_UNREAL = frozenset(("wish", "wished", "if", "unless", "almost", "nearly", "hope", "hoped", "imagine", "pretended"))
_LINKS = frozenset(("de", "la", "da", "do", "del", "di", "du", "van", "von", "der", "el", "al", "of", "the", "and"))
_NO_LIFE = re.compile(
    r"\b(?:dream\w*|dreamt|nightmares?|films?|movies?|books?|novels?|stor(?:y|ies)|series|shows?|plays?|games?|anime|manga"
    r"|dramas?|chapters?|scenes?|characters?|imagin\w+|pretend\w*|episodes?|scripts?|poems?)\b|꿈|영화|드라마|소설|게임|연극|웹툰",
    re.IGNORECASE,
)
_FORBIDDEN = re.compile(r"[<>{}\[\]|`\\]|://")


class Said:
    """What a person's text says, to hold a model to it."""

    def __init__(self, offline: EpisodeMetadata) -> None:
        self.text = offline.text
        self._offline = offline
        self._words = {lemma(word) for word in words(self.text)}
        self._related = {word_table("relations").get(word) for word in words(self.text)}

    def span(self, part: str) -> tuple[int, int] | None:
        """Where the words of `part` stand in the text, whole and one after the other, in any case."""
        pattern = r"\s+".join(re.escape(piece) for piece in part.split())
        if not pattern:
            return None
        end = "" if is_korean(part[-1]) else r"(?!\w)"  # a Korean name may carry its particle
        match = re.search(rf"(?<!\w){pattern}{end}", self.text, re.IGNORECASE)
        return match.span() if match else None

    def person(self, name: str) -> str:
        """Somebody as the text spells her; "" if she is not there, or if it is no name ("cupcake", "Busan")."""
        span = self.span(name)
        found = self.text[slice(*span)] if span else ""
        if span is None or is_korean(found):
            return found
        parts = found.split()
        if parts[-1].lower() in {**word_table("relations"), **word_table("roles")}:
            return found
        before = self.text[: span[0]].split()[-1:]
        introduced = bool(before) and before[0].lower().strip(",") in {*word_table("relations"), "named", "called"}
        if found == found.lower():
            return found if introduced or all(in_list(part, "given_names") for part in parts) else ""
        return found if _is_capitalised(parts) and not in_list(found, "places") else ""

    def place(self, name: str) -> str:
        """A place as the text spells it; "" if it is not there, or if it is none ("desk", a person)."""
        span = self.span(name)
        found = self.text[slice(*span)] if span else ""
        if span is None or is_korean(found) or in_list(found, "places"):
            return found
        parts = found.split()
        if in_list(parts[-1], "place_nouns") or in_list(parts[-1].removesuffix("s"), "place_nouns"):
            return found
        cues = word_table("place_cues")
        before = [word.lower() for word in self.text[: span[0]].split()[-3:]]
        there = any(word in cues for word in before)
        return found if there and _is_capitalised(parts) and not in_list(parts[0], "given_names") else ""

    def tells(self, phrase: str) -> bool:
        """True if a phrase is one line in which the same did the same as in a sentence of the text.

        Its words stand there in this order; between them there is no other verb, nobody else and no "not".
        """
        named = words(phrase)
        if _FORBIDDEN.search(phrase) or all(word in word_set("stopwords") for word in named):
            return False
        return any(_stands_in(named, words(sentence.text)) for sentence in sentences(self.text))

    def tags(self, tag: str, emotion: str) -> bool:
        """True for # and nouns of the text, or the feeling that was read."""
        bare = tag.removeprefix("#")
        if bare == tag or not bare.replace("_", "").isalnum() or len(bare) > 30:
            return False
        if bare.lower() in VALENCE:
            return bare.lower() == emotion
        parts = words(re.sub(r"(?<=[a-z])(?=[A-Z])|_", " ", bare))
        return bool(parts) and all(lemma(part) in self._words and _may_be_noun(part) for part in parts)

    def relates(self, relation: str) -> bool:
        """True if a word of the text says such a relation ("mum": mother)."""
        return relation in self._related

    def of_the_writer(self, span: tuple[int, int]) -> bool:
        """True if what stands there is said of the writer: nobody else is nearer before it, and nobody is quoted."""
        sentence = next((s for s in sentences(self.text) if s.start <= span[0] < s.end), None)
        if sentence is None:
            return False
        before = self.text[sentence.start : span[0]]
        if len(re.findall(r"[\"“”]", self.text[: span[0]])) % 2:
            return False
        clause = re.split(r"[;,]\s|\bbut\b", before)[-1]
        said = words(clause)
        if any(is_negation(word) or word in _UNREAL or word.endswith("n't") for word in said):
            return False
        kin = {**word_table("relations"), **word_table("roles")}
        named = {word for name in people(sentence.text) for word in words(name)}
        following = words(self.text[span[0] : sentence.end])[:1]
        for word in reversed(words(before)):
            if _SHORT.sub("", word) in _OTHERS or word.removesuffix("'s") in kin or word.removesuffix("'s") in named:
                return (
                    bool(following) and following[0] in named and word in kin
                )  # "my name is", "my sister Mia" is a fact
            if word in _WRITER:
                return not any(w in _REPORTS for w in said[: said.index(word)]) if word in said else True
        return not _BE & set(said)  # a diary leaves "I" out, nobody else is left out

    @cached_property
    def lean(self) -> int:
        """-1 or 1 where the words say strongly how it was, and nothing speaks against it; else 0."""
        leans = {cue.valence for cue in read_words(self.text).cues if cue.strength >= STRONG}
        return leans.pop() if len(leans) == 1 else 0

    def bears(self, emotion: str, valence: int) -> bool:
        """True if such a feeling does not turn round what the words say strongly ("we buried grandpa" is no joy)."""
        felt = VALENCE[emotion] or valence
        return not self.lean or felt == self.lean or (felt == 0 and emotion != "neutral")

    def is_unreal(self) -> bool:
        """True if the text speaks of a dream, a film, a game or a book at all."""
        return bool(_NO_LIFE.search(self.text))


def _is_capitalised(parts: list[str]) -> bool:
    """True for "Nadia" and "Ana de la Cruz", not for "Nadia left a cupcake" or a word that only begins a sentence."""
    bare = [part.strip("'’.,") for part in parts]
    named = [part for part in bare if part.lower() not in _LINKS]
    fits = all(part[:1].isupper() and not is_no_name(part) for part in named)
    return bool(named) and fits and len(parts) <= 5 and not is_common_word(named[0])


def _may_be_noun(word: str) -> bool:
    verb_only = is_verb(word) and not (in_list(word, "either") or in_list(lemma(word), "either"))
    return len(word) > 1 and not verb_only and not word.endswith("ly") and word not in word_set("stopwords")


def _stands_in(named: list[str], said: list[str]) -> bool:
    """True if the words of a phrase stand in those of a sentence as `Said.tells` says."""
    forms = [lemma(word) for word in said]
    own = [word for word in named if lemma(word) in forms]
    if any(word not in _JOINING for word in named if lemma(word) not in forms):
        return False
    asked = [lemma(word) for word in own if word not in _JOINING] or [lemma(word) for word in own]
    for start in (place for place, form in enumerate(forms) if form == asked[0]):
        if _runs_from(asked, forms, said, start) and _is_plain(said, start):
            return True
    return False


def _runs_from(asked: list[str], forms: list[str], said: list[str], start: int) -> bool:
    place = start
    for form in asked[1:]:
        place += 1
        while place < len(forms) and forms[place] != form:
            if (
                said[place] in _SUBJECTS
                or is_negation(said[place])
                or (is_verb(said[place]) and not _may_be_noun(said[place]))
            ):
                return False
            place += 1
        if place == len(forms):
            return False
    return True


def _is_plain(said: list[str], start: int) -> bool:
    """True if nothing before the phrase takes it back ("not", "I wish") or says that somebody else did it."""
    before = said[max(0, start - 3) : start]
    if any(is_negation(word) or word in _UNREAL for word in before):
        return False
    if before and before[-1] in _REPORTS and said[start] in _OTHERS:
        return False  # what she said is not what happened
    return not (is_verb(said[start]) and before and before[-1] in _OTHERS)
