"""Every sentence that a person reads, by key, in one place.

`say("chat.empty")` gives the sentence; `say("chat.remembered_many", n=2)` fills its fields. The catalogues are TOML
files, one folder a language and one file an area: `data/en/chat.toml` holds the keys that begin with `chat.`.
English is first; a further language is a further folder, and a key that it lacks falls back to English.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

__all__ = ["DEFAULT_LANGUAGE", "languages", "say"]

DEFAULT_LANGUAGE = "en"


def say(key: str, /, language: str = DEFAULT_LANGUAGE, **fields: object) -> str:
    """The sentence for `key` (`area.name`, deeper with more dots), its `{fields}` filled in.

    Raises:
        KeyError: no catalogue knows the key, or the sentence names a field that was not given.
    """
    sentence = _catalogue(language).get(key) or _catalogue(DEFAULT_LANGUAGE)[key]
    return sentence.format(**fields)


def languages() -> list[str]:
    """The languages that have a catalogue, sorted."""
    return sorted(entry.name for entry in files(__name__).joinpath("data").iterdir() if entry.is_dir())


@cache
def _catalogue(language: str) -> dict[str, str]:
    folder = files(__name__).joinpath("data").joinpath(language)
    sentences: dict[str, str] = {}
    if folder.is_dir():
        for entry in folder.iterdir():
            if entry.name.endswith(".toml"):
                sentences |= _flat(tomllib.loads(entry.read_text(encoding="utf-8")), entry.name.removesuffix(".toml"))
    return sentences


def _flat(table: dict[str, Any], prefix: str) -> dict[str, str]:
    flat: dict[str, str] = {}
    for name, value in table.items():
        key = f"{prefix}.{name}"
        if isinstance(value, dict):
            flat |= _flat(value, key)
        else:
            flat[key] = str(value)
    return flat
