"""An answer on its way out: a model's words as they come where one is set up, else the composed ones."""

from __future__ import annotations

import re
from collections.abc import Iterator

from persode.agent.answer_check import AnswerCheck, is_whole
from persode.agent.by_model import Brief, used_in
from persode.errors import ModelAnswerError, ModelError, PersodeError
from persode.language import is_blank, sentences
from persode.llm import LanguageModel, get_llm

__all__ = ["Saying", "words_of"]

LONGEST_PIECE = 200
"""Characters that are held back at most until their sentence ends."""


class Saying:
    """Says `planned`, in a model's words if there is a brief and a model.

    Attributes:
        text: what was said so far; what is kept.
        used: ids of the memories that it speaks of.
        by: the name of the model whose words they are, or "".
        trouble: why a model did not say it (to the end), or None.
    """

    def __init__(self, planned: str, used: tuple[str, ...], brief: Brief | None) -> None:
        self.text = planned
        self.used = used
        self.by = ""
        self.trouble: PersodeError | None = None
        self._brief = brief

    def words(self) -> Iterator[str]:
        """The answer in pieces; it breaks off where the reader does, and then `text` is what was read."""
        planned, used, llm = self.text, self.used, self._model()
        if llm is None or self._brief is None:
            yield from words_of(planned)
            return
        said = ""
        try:
            for sentence in self._sentences(llm, self._brief):
                for piece in words_of(sentence):
                    said += piece
                    self._keep(said, llm)
                    yield piece
            if is_blank(said):
                raise ModelAnswerError("model.empty", model=llm.name)
        except GeneratorExit:  # the reader has gone on
            self.text += "" if is_whole(self.text) else " …"
            raise
        except ModelError as error:
            self.trouble = error
            gap = ("…\n\n" if said[-1].isspace() else " …\n\n") if said.strip() else ""
            self.text, self.used = f"{said}{gap}{planned}", tuple({*self.used, *used})
            yield from words_of(gap + planned)

    def _model(self) -> LanguageModel | None:
        if self._brief is None:
            return None
        try:
            return get_llm("chat")
        except PersodeError as error:  # of a models.toml that is not understood
            self.trouble = error
            return None

    def _sentences(self, llm: LanguageModel, brief: Brief) -> Iterator[str]:
        """The model's answer sentence by sentence, each checked before it is shown."""
        check, rest = AnswerCheck(brief, llm), ""
        for piece in llm.complete(brief.system, brief.user, brief.memories):
            rest += piece
            while (end := _first_end(rest)) and not check.is_full:
                sentence, rest = rest[:end], rest[end:]
                yield check.take(sentence)
            if check.is_full:
                break
        else:
            yield check.take(rest)
        if check.is_full and not is_whole(check.said):
            yield " …"

    def _keep(self, said: str, llm: LanguageModel) -> None:
        assert self._brief is not None
        self.text, self.by = said.strip(), llm.name
        self.used = () if llm.no_memories else used_in(said, self._brief)


def _first_end(text: str) -> int:
    """Where the first sentence of a text that still grows has surely ended, or must be shown in part; 0 = not yet."""
    found = sentences(text)
    if len(found) > 1:
        return found[1].start
    return (text.rfind(" ", 0, LONGEST_PIECE) + 1 or LONGEST_PIECE) if len(text) > LONGEST_PIECE else 0


def words_of(text: str) -> Iterator[str]:
    """The text in pieces of a word and the space behind it."""
    yield from re.findall(r"\S+\s*|\s+", text)
