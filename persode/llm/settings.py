"""`models.toml`: which models there are, and which of them chats, reads, writes the diary and draws.

Everything is checked when the file is read, so that nothing is sent under a setting that is not understood; an error
names the line. A key never stands in the file, and no error repeats a value that might be one.
"""

from __future__ import annotations

import math
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from persode import clock
from persode.errors import BadInputError
from persode.llm.alias import OPENAI_URL, Alias
from persode.words import say

__all__ = ["ROLES", "ModelSettings", "read_settings"]

ROLES = ("chat", "reading", "diary", "picture")
PROVIDERS = ("openai", "compatible")
MOST_BYTES = 64_000
_NAME = re.compile(r"[\w-]{1,40}")
_VARIABLE = re.compile(r"[A-Z_][A-Z0-9_]{0,63}")
_LIKE_A_KEY = re.compile(r"key|token$|secret|password", re.IGNORECASE)


@dataclass(frozen=True)
class ModelSettings:
    """What a `models.toml` says: aliases by name, role -> name of an alias, the zone whose day a budget goes by."""

    aliases: Mapping[str, Alias]
    roles: Mapping[str, str]
    zone: str = "UTC"


def read_settings(path: Path) -> ModelSettings:
    """Read and check the file.

    Raises:
        BadInputError: it can't be read, or something in it is unknown, missing or out of range; with the line.
    """
    try:
        content = path.read_bytes()
        text = content.decode("utf-8-sig").replace("\r\n", "\n")
    except (OSError, ValueError) as error:
        raise BadInputError("model.no_file", path=path) from error
    if len(content) > MOST_BYTES:
        raise BadInputError("model.no_file", path=path)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        raise BadInputError("model.not_toml", file=path.name, line=line) from error
    return _File(path.name, text, data).settings()


class _File:
    def __init__(self, name: str, text: str, data: dict[str, Any]) -> None:
        self._name = name
        self._text = text
        self._data = data

    def settings(self) -> ModelSettings:
        for field in self._data:
            if field not in ("models", "roles", "zone"):
                raise self._unknown(field)
        aliases = {name: self._alias(name, table) for name, table in self._table("models").items()}
        roles = self._table("roles")
        for role, name in roles.items():
            if role not in ROLES:
                raise self._unknown("roles", role)
            if not isinstance(name, str) or name not in aliases:
                raise self._wrong("roles", role, expects=", ".join(aliases) or say("models.expects.table"))
            if role == "picture" and aliases[name].no_images:
                raise self._wrong("roles", role, expects=say("models.expects.painter"))
        return ModelSettings(aliases, roles, self._zone())

    def _zone(self) -> str:
        name = self._data.get("zone", "UTC")
        try:
            clock.zone(name)
        except (BadInputError, TypeError, AttributeError) as error:
            raise self._wrong("zone", expects=say("models.expects.zone")) from error
        return str(name)

    def _table(self, *path: str) -> dict[str, Any]:
        table: Any = self._data
        for name in path:
            table = table.get(name, {})
        if not isinstance(table, dict):
            raise self._wrong(*path, expects=say("models.expects.table"))
        return table

    def _alias(self, name: str, table: object) -> Alias:
        where = ("models", name)
        if not isinstance(table, dict) or not _NAME.fullmatch(name):
            raise self._wrong(*where, expects=say("models.expects.table"))
        for field, value in table.items():
            if field not in _FIELDS:
                raise self._unknown(*where, field)
            if not _FIELDS[field](value):
                raise self._wrong(*where, field, expects=say(f"models.expects.{field}"))
        openai = table.get("provider") == "openai"
        for field in ("provider", "model", "key_variable" if openai else "base_url"):
            if field not in table:
                raise BadInputError("model.missing", file=self._name, line=self._line(*where), field=field)
        if openai and table.get("base_url", OPENAI_URL) != OPENAI_URL:
            raise self._wrong(*where, "base_url", expects=OPENAI_URL)
        alias = Alias(name, **{field: value for field, value in table.items() if field != "provider"})
        if alias.local_only and not alias.is_local:
            line = self._line(*where, "base_url" if "base_url" in table else "local_only")
            raise BadInputError("model.not_local", file=self._name, line=line, model=name, host=alias.host)
        return alias

    def _unknown(self, *path: str) -> BadInputError:
        if _LIKE_A_KEY.search(path[-1]):
            return BadInputError("model.key_in_file", file=self._name, line=self._line(*path))
        return BadInputError("model.unknown_field", file=self._name, line=self._line(*path), field=path[-1])

    def _wrong(self, *path: str, expects: str) -> BadInputError:
        line = self._line(*path)
        return BadInputError("model.bad_value", file=self._name, line=line, field=path[-1], expects=expects)

    def _line(self, *path: str) -> int:
        """Where a value ends: the shortest beginning of the file that is TOML and holds it."""
        lines = self._text.split("\n")
        for count in range(1, len(lines) + 1):
            try:
                found: Any = tomllib.loads("\n".join(lines[:count]))
            except tomllib.TOMLDecodeError:
                continue
            for name in path:
                found = found.get(name) if isinstance(found, dict) else None
            if found is not None:
                return count
        return 1


def _is_number(value: object, least: float, most: float) -> bool:
    number = isinstance(value, int | float) and not isinstance(value, bool)
    return number and math.isfinite(value) and least <= value <= most  # type: ignore[arg-type, operator]


def _is_count(least: int, most: int) -> Callable[[object], bool]:
    return lambda value: isinstance(value, int) and _is_number(value, least, most)


def _is_address(value: object) -> bool:
    """True for http(s)://host[:port][/path]; what names a user or asks a question could hide a key."""
    try:
        parts = urlsplit(value if isinstance(value, str) else "")
        named = bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        return False
    bare = not ("@" in parts.netloc or parts.query or parts.fragment)
    return parts.scheme in ("http", "https") and named and bare and not re.search(r"[\s\\]", str(value))


def _is_flag(value: object) -> bool:
    return isinstance(value, bool)


_FIELDS: dict[str, Callable[[object], bool]] = {
    "provider": lambda value: value in PROVIDERS,
    "model": lambda value: isinstance(value, str) and 0 < len(value.strip()) == len(value) <= 200,
    "base_url": _is_address,
    "key_variable": lambda value: isinstance(value, str) and bool(_VARIABLE.fullmatch(value)),
    "timeout": lambda value: _is_number(value, 0.1, 600),
    "retries": _is_count(0, 5),
    "calls_per_day": _is_count(1, 10**9),
    "tokens_per_day": _is_count(1, 10**12),
    "local_only": _is_flag,
    "no_images": _is_flag,
    "no_memories": _is_flag,
}
"""What a model's table may hold, and whether a value will do; the words for it are `models.expects.<field>`."""
