"""Which model is asked: what `PERSODE_MODELS` names, role by role, else none."""

from __future__ import annotations

import os
from datetime import date
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from persode import clock
from persode.config import data_folder
from persode.llm.budget import Budget
from persode.llm.protocol import LanguageModel, PictureModel
from persode.llm.settings import ModelSettings, read_settings

if TYPE_CHECKING:
    from persode.llm.openai_model import OpenAIModel

__all__ = ["Models", "configured_models", "get_llm", "get_painter"]


class Models:
    """The models of one `models.toml`; they are made, and their client is loaded, when one is first needed."""

    def __init__(self, settings: ModelSettings, data: Path) -> None:
        self.settings = settings
        self._data = data

    def for_role(self, role: str) -> OpenAIModel | None:
        """The model that is to do this (one of `ROLES`), or None."""
        alias = self.settings.roles.get(role)
        return self.named[alias] if alias else None

    @cached_property
    def named(self) -> dict[str, OpenAIModel]:
        """Every alias as a model."""
        from persode.llm.openai_model import OpenAIModel

        return {
            name: OpenAIModel(alias, Budget(alias, self._data, self._today))
            for name, alias in self.settings.aliases.items()
        }

    def _today(self) -> date:
        return clock.my_day(clock.now(), self.settings.zone)


def configured_models() -> Models | None:
    """The models of the file that `PERSODE_MODELS` names, or None if it names none. A changed file is read anew.

    One process has one of each, so that a model that failed rests in every tab.

    Raises:
        BadInputError: the file can't be read, or something in it is wrong; the sentence names the line.
    """
    setting = os.environ.get("PERSODE_MODELS", "").strip()
    if not setting:
        return None
    path = Path(setting).expanduser()
    try:
        written = path.stat().st_mtime_ns
    except OSError:
        written = 0
    return _read(path, written, data_folder())


def get_llm(role: str = "chat") -> LanguageModel | None:
    """The language model for a role (chat, reading, diary), or None: Persode then works offline.

    Raises:
        BadInputError: as `configured_models`.
    """
    models = configured_models()
    return models.for_role(role) if models else None


def get_painter() -> PictureModel | None:
    """The model that draws, or None: the offline illustrator draws.

    Raises:
        BadInputError: as `configured_models`.
    """
    models = configured_models()
    return models.for_role("picture") if models else None


@lru_cache(maxsize=4)
def _read(path: Path, written: int, data: Path) -> Models:
    return Models(read_settings(path), data)
