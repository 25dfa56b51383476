"""Which sentences of a model's answer may be shown: each is looked at before anybody sees it."""

from __future__ import annotations

import re
from unicodedata import normalize

from persode.agent.by_model import Brief
from persode.agent.death import tells_of_death
from persode.agent.voice import any_in, patterns
from persode.errors import ModelAnswerError
from persode.language import is_blank, sentences, unknown_names, without_formats, words
from persode.language.wordlists import word_set
from persode.llm import LanguageModel

__all__ = ["AnswerCheck", "is_whole"]

MOST_SENTENCES, MOST_IF_CONCISE = 6, 2
"""As many as the companion says by itself, in the length that she chose."""

FLOODED = 5
"""So many times the same word in a row is no answer."""

MOST_CHARACTERS = 1_200
RECITED_WORDS = 6
"""So many words in a row that stand in the rules are recited."""

ENGLISH_SHARE = 0.2
"""Of function words that are English alone, in an English text, at least."""

_NOT_ENGLISH_ALONE = frozenset(
    ("a", "am", "an", "as", "do", "he", "in", "is", "me", "no", "of", "on", "so", "was", "we", "will")
)

_END = re.compile(r"[.!?…。！？][\"'”’»)]*\s*$")
_QUESTION = re.compile(r"[?？؟]")
_NOTE = re.compile(
    r"[\[\]{}<>`|\\]|\((?:note|id|memory|memories|source|system|internal)\b|\b(?=[a-f]*\d)[0-9a-f]{8,}\b", re.IGNORECASE
)
_ADDRESS = re.compile(
    r"\w:/|\bmailto:|\bwww\.|@\w|\b[\w-]+\.[^\W\d_]{2,}|\b\d{1,3}(?:\.\d{1,3}){3}\b|\b[a-z]\w*:\d{2,}"
    r"|(?<!\w)/\w|\bdot\W{1,3}(?:com|org|net|io)\b",
    re.IGNORECASE,
)
_LONG_NUMBER = re.compile(r"\d[\d ()/.–-]{5,}\d|\d{3,}")
_COUNT = r"(?:\d+|an?|one|two|three|four|five|six|ten|half|few|some|more|another|your|the)"
_DOSE = re.compile(
    r"\b\d+(?:[.,]\d+)?\s*(?:mg|mcg|µg|ml|iu|milligram|microgram|millilit)"
    rf"|\b(?:takes?|taking|tried|try|double|halve|increase|lower|reduce|raise|skip|stop)\b.{{0,20}}\b{_COUNT}"
    r" (?:\w+ )?(?:pills?|tablets?|capsules?|drops|dos(?:es?|age)|medication|medicines?|meds)\b",
    re.IGNORECASE,
)
_DIGIT = r"(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)"
_SPOKEN_NUMBER = re.compile(rf"\b{_DIGIT}(?:[\s,-]+{_DIGIT}){{4,}}\b", re.IGNORECASE)
_SECRET = re.compile(r"\b(?:password|passcode|pin code|credit card|card number|bank account|iban)\b", re.IGNORECASE)
_SPELLED_ADDRESS = re.compile(r"\b(?:com|org|net|io) slash\b|\bslash \w+|\b(?:tinyurl|bit ?ly)\b", re.IGNORECASE)
_OUT_OF_ROLE = re.compile(r"\bas an? (?:ai|a\.i\.|artificial|language model|large language)", re.IGNORECASE)
_MONTH = "January|February|March|April|May|June|July|August|September|October|November|December"
_DATE = re.compile(rf"\b(\d{{1,2}})(?:st|nd|rd|th)?(?: of)? ({_MONTH})\b|\b({_MONTH}) (\d{{1,2}})(?!\d)", re.IGNORECASE)


class AnswerCheck:
    """Takes the sentences of one answer in order.

    Args:
        brief: what the model was told.
        llm: who answers; a model that is to hear no memories knows none.

    Attributes:
        said: what may be shown so far.
        is_full: True once no more is wanted.
    """

    def __init__(self, brief: Brief, llm: LanguageModel) -> None:
        self.said = ""
        self.is_full = False
        self._model = llm.name
        self._talk = brief.talk
        self._told = brief.told(llm.no_memories)
        self._most = MOST_IF_CONCISE if brief.concise else MOST_SENTENCES
        self._rules = f" {' '.join(words(brief.system))} "

    def take(self, piece: str) -> str:
        """The next sentence, or the part of one, as it may be shown; "" if it is left out.

        Raises:
            ModelAnswerError: it says what it must not say, or what nobody told.
        """
        piece = without_formats(piece)
        if is_blank(piece) or (_QUESTION.search(piece) and _QUESTION.search(self.said)):
            return ""
        if len(self.said) + len(piece) > MOST_CHARACTERS:
            self.is_full = True
            return ""
        whole = self.said + piece
        if (
            _is_flooded(whole)
            or self._is_wrong(normalize("NFKC", sentences(whole)[-1].text))
            or self._is_recited(whole)
        ):
            raise ModelAnswerError("model.strange", model=self._model)
        self.said = whole
        self.is_full = is_whole(whole) and len(sentences(whole)) >= self._most
        return piece

    def _is_wrong(self, sentence: str) -> bool:
        never = (_NOTE, _ADDRESS, _DOSE, _SPOKEN_NUMBER, _SECRET, _SPELLED_ADDRESS, _OUT_OF_ROLE)
        if any(pattern.search(sentence) for pattern in never):
            return True
        told = self._told.lower()
        table = patterns("model_rules")
        if any_in(table["harmful"]["patterns"], sentence.lower()):
            return True
        if tells_of_death(sentence) and not tells_of_death(self._told):
            return True
        health = re.finditer(rf"\b(?:{table['illness']}|{table['medicine']})", sentence.lower())
        named = [*health, *_LONG_NUMBER.finditer(sentence)]
        if any(match.group().strip() not in told for match in named):
            return True
        return self._is_english(sentence) and bool(unknown_names(sentence, self._told) or self._unknown_date(sentence))

    def _unknown_date(self, sentence: str) -> bool:
        told = set(words(self._told))
        return any({part for part in found if part} - told for found in _DATE.findall(sentence.lower()))

    def _is_english(self, sentence: str) -> bool:
        """True if the answer is in English, or the talk with it; elsewhere a capital makes no name."""
        english = word_set("stopwords") - _NOT_ENGLISH_ALONE
        answer = words(f"{self.said} {sentence}")
        return any(
            sum(word in english for word in text) >= ENGLISH_SHARE * len(text)
            for text in (answer, answer + words(self._talk))
        )

    def _is_recited(self, whole: str) -> bool:
        found = words(whole)
        runs = (found[i : i + RECITED_WORDS] for i in range(len(found) - RECITED_WORDS + 1))
        return any(f" {' '.join(run)} " in self._rules for run in runs)


def _is_flooded(text: str) -> bool:
    """True if a word stands there again and again."""
    found = words(text)
    return any(len(set(found[i : i + FLOODED])) == 1 for i in range(len(found) - FLOODED + 1))


def is_whole(text: str) -> bool:
    """True if a text ends where a sentence does."""
    return bool(_END.search(text))
