"""A diary page in a language model's wording: checked sentence by sentence, so that nothing is invented or left out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from persode.episode import EpisodeMetadata
from persode.errors import ModelAnswerError
from persode.language import without_formats, words
from persode.llm import LanguageModel, quoted
from persode.onboarding import OnboardingPreferences
from persode.templates.diary import DiaryText, title_of
from persode.templates.gist import content_words
from persode.templates.own_words import own_sentences
from persode.templates.patterns import pattern_file
from persode.templates.same_told import keeps_to

__all__ = ["word_page"]

MOST_CHARACTERS = 12_000
LEAST_LEFT = 0.5
"""Share of the words with a meaning in one of her sentences that must be left of it."""

LEAST_TOLD = 0.8
"""Share of her sentences that the page must hold in some form."""

_TITLE_WORDS = 9


class _Sentence(BaseModel):
    model_config = ConfigDict(strict=True)

    text: Annotated[str, Field(min_length=1, max_length=600)]
    made_of: Annotated[list[int], Field(alias="from", max_length=8)]


class _Page(BaseModel):
    model_config = ConfigDict(strict=True)

    title: Annotated[str, Field(max_length=120)]
    sentences: Annotated[list[_Sentence], Field(min_length=1, max_length=60)]


def word_page(
    llm: LanguageModel, episodes: Sequence[EpisodeMetadata], preferences: OnboardingPreferences
) -> DiaryText | None:
    """The page in the model's wording, or None if there is nothing to word.

    A sentence counts as hers (wrote) if it is hers word for word, as rephrased if it tells what the sentences told that
    it says it is made of (`keeps_to`). What the model adds is dropped; a title that is not of her words is Persode's.

    Raises:
        ModelAnswerError: the model refused, or its page invents or leaves out.
        ModelError: it could not be asked.
    """
    own = [s.text for s in own_sentences(episodes)]
    if not own or sum(map(len, own)) > MOST_CHARACTERS:
        return None
    system = pattern_file("diary_model")["system"].format(persona=preferences.build_style_prompt())
    told = quoted("told", {str(n): text for n, text in enumerate(own, start=1)})
    answer = "".join(llm.complete(system, told))
    try:
        page = _Page.model_validate_json(answer[answer.find("{") : answer.rfind("}") + 1])
    except ValidationError as error:
        raise ModelAnswerError("model.no_page", model=llm.name) from error
    parts = [part for sentence in page.sentences if (part := _part(sentence, own)) is not None]
    left = [n for n in range(1, len(own) + 1) if _is_left(n, own, page.sentences)]
    if not parts or "" in dict(parts) or len(left) < LEAST_TOLD * len(own):
        raise ModelAnswerError("model.no_page", model=llm.name)
    title = _one_line(page.title).strip(" .\"'")
    fits = 0 < len(words(title)) <= _TITLE_WORDS and keeps_to(title, " ".join(own), as_title=True)
    return DiaryText(title if fits else title_of(episodes), " ".join(text for _, text in parts), tuple(parts))


def _part(sentence: _Sentence, own: Sequence[str]) -> tuple[str, str] | None:
    """(kind, text) of a sentence; the kind is "" where it may not stand, None is for one that is merely added."""
    text = _one_line(sentence.text)
    sources = [own[n - 1] for n in sentence.made_of if 1 <= n <= len(own)]
    if len(sources) != len(sentence.made_of):
        return "", text
    if any(words(text) == words(source) for source in own):
        return "wrote", text
    if not sources:
        return None
    return ("rephrased" if keeps_to(text, " ".join(sources)) else ""), text


def _is_left(number: int, own: Sequence[str], said: Sequence[_Sentence]) -> bool:
    """True if her sentence stands in the page, as it was or with enough of its words."""
    hers, told = own[number - 1], " ".join(s.text for s in said if number in s.made_of)
    meant = content_words(hers)
    whole = any(words(hers) == words(s.text) for s in said)
    return whole or (bool(told) and len(meant & content_words(told)) >= LEAST_LEFT * len(meant))


def _one_line(text: str) -> str:
    return " ".join(without_formats(text).split())
