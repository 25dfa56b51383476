"""An answer on its way out: a model's words as they come where one is set up, else the composed ones."""

from __future__ import annotations

import re
from collections.abc import Iterator

from persode.agent.by_model import MOST_CHARACTERS, Brief, is_strange, used_in
from persode.errors import ModelAnswerError, ModelError, PersodeError
from persode.llm import LanguageModel, get_llm

__all__ = ["Saying", "words_of"]

_WORDS_END = re.compile(r"\s")


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
        planned, llm = self.text, self._model()
        if llm is None or self._brief is None:
            yield from words_of(planned)
            return
        said = ""
        try:
            for piece in self._whole_words(llm, self._brief):
                said += piece
                self._keep(said, llm.name)
                yield piece
        except ModelError as error:
            self.trouble = error
            gap = ("…\n\n" if said[-1].isspace() else " …\n\n") if said.strip() else ""
            self.text, self.used = f"{said}{gap}{planned}", tuple({*self.used, *used_in(said, self._brief)})
            self.by = self.by if said.strip() else ""
            yield from words_of(gap + planned)

    def _model(self) -> LanguageModel | None:
        if self._brief is None:
            return None
        try:
            return get_llm("chat")
        except PersodeError as error:  # of a models.toml that is not understood
            self.trouble = error
            return None

    def _whole_words(self, llm: LanguageModel, brief: Brief) -> Iterator[str]:
        """The model's pieces, each ending with a word, so that a strange one is seen before it is shown."""
        said, rest = "", ""
        for piece in llm.complete(brief.system, brief.user, brief.memories):
            rest += piece
            end = max((m.end() for m in _WORDS_END.finditer(rest)), default=0)
            if end:
                said, rest = self._checked(said, rest[:end], llm), rest[end:]
                yield said[-end:]
            if len(said) > MOST_CHARACTERS:
                return
        if rest:
            self._checked(said, rest, llm)
            yield rest

    def _checked(self, said: str, piece: str, llm: LanguageModel) -> str:
        assert self._brief is not None
        if is_strange(said + piece, self._brief):
            raise ModelAnswerError("model.strange", model=llm.name)
        return said + piece

    def _keep(self, said: str, by: str) -> None:
        assert self._brief is not None
        self.text, self.by = said.strip(), by
        self.used = used_in(said, self._brief)


def words_of(text: str) -> Iterator[str]:
    """The text in pieces of a word and the space behind it."""
    yield from re.findall(r"\S+\s*|\s+", text)
