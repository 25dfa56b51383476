"""A diary page in a language model's wording: checked sentence by sentence, so that nothing is invented or left out."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from persode.episode import EpisodeMetadata
from persode.errors import ModelAnswerError
from persode.language import words
from persode.llm import LanguageModel, quoted
from persode.onboarding import OnboardingPreferences
from persode.templates.diary import DiaryText, title_of
from persode.templates.gist import content_words
from persode.templates.own_words import own_sentences
from persode.templates.patterns import pattern_file

__all__ = ["word_page"]

MOST_CHARACTERS = 12_000
MOST_ADDED = 2
LEAST_KEPT = 0.5
"""Share of the words with a meaning in a reworded sentence that must be hers."""

LEAST_TOLD = 0.8
"""Share of her sentences that the page must hold in some form."""

_TITLE_WORDS = 9
_NAME = re.compile(r"(?<=[^.!?…\s] )[A-ZÀ-Þ][\w'’-]+")


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

    A sentence counts as hers (wrote) if it is hers word for word, as rephrased if at least `LEAST_KEPT` of it are her
    words, as added if she has no part in it; names and numbers that she did not write are in none.

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
    parts = [_part(sentence, own) for sentence in page.sentences]
    told_of = {n for sentence in page.sentences for n in sentence.made_of}
    added = sum(kind == "added" for kind, _ in parts)
    if "" in dict(parts) or added > MOST_ADDED or len(told_of) < LEAST_TOLD * len(own):
        raise ModelAnswerError("model.no_page", model=llm.name)
    title = " ".join(page.title.split()).strip(" .\"'")
    fits = 0 < len(words(title)) <= _TITLE_WORDS and not _strange(title, own)
    return DiaryText(title if fits else title_of(episodes), " ".join(text for _, text in parts), tuple(parts))


def _part(sentence: _Sentence, own: Sequence[str]) -> tuple[str, str]:
    """(kind, text) of a sentence; the kind is "" where it may not stand."""
    text = " ".join(sentence.text.split())
    sources = [own[n - 1] for n in sentence.made_of if 1 <= n <= len(own)]
    if len(sources) != len(sentence.made_of) or not words(text) or _strange(text, own):
        return "", text
    if any(words(text) == words(source) for source in own):
        return "wrote", text
    if not sources:
        return "added", text
    meant, hers = content_words(text), content_words(" ".join(sources))
    return ("rephrased" if len(meant & hers) >= LEAST_KEPT * len(meant) else ""), text


def _strange(text: str, own: Sequence[str]) -> bool:
    """True if a name or a number stands in the text that she did not write."""
    hers = {word for sentence in own for word in words(sentence)}
    hers |= {word.removesuffix("'s") for word in hers}
    found = [*_NAME.findall(text), *re.findall(r"\d+", text)]
    return any(word not in hers and word.removesuffix("'s") not in hers for name in found for word in words(name))
