"""What a model may cost in a day: calls and tokens, counted in one small file of the data folder."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from pathlib import Path

from filelock import FileLock

from persode.errors import ModelError, StorageError
from persode.llm.alias import Alias

__all__ = ["Budget", "tokens_in"]

FILE = "models-used.json"


class Budget:
    """The budget of one alias.

    Args:
        alias: whose.
        folder: where the file lies, which all aliases, tabs and processes share.
        today: the present my-day; a new day begins at 0.
    """

    def __init__(self, alias: Alias, folder: Path, today: Callable[[], date]) -> None:
        self._alias = alias
        self._path = folder / FILE
        self._today = today

    def used(self) -> tuple[int, int]:
        """Calls and tokens of this day."""
        calls, tokens = self._read().get(self._alias.name, (0, 0))
        return calls, tokens

    def begin(self, tokens: int) -> None:
        """Count a call of about so many tokens before it is made.

        Raises:
            ModelError: it would go over the budget; nothing was counted.
            StorageError: it can't be counted, so it must not be made.
        """
        self._count(1, tokens, checked=True)

    def settle(self, tokens: int) -> None:
        """Count so many tokens more (or fewer), once it is known what the call took."""
        with suppress(StorageError):
            self._count(0, tokens, checked=False)

    def _count(self, calls: int, tokens: int, checked: bool) -> None:
        alias = self._alias
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with FileLock(str(self._path.with_suffix(".lock"))):
                used = self._read()
                before = used.get(alias.name, (0, 0))
                sums = (before[0] + calls, max(0, before[1] + tokens))
                if checked and (sums[0] > alias.calls_per_day or sums[1] > alias.tokens_per_day):
                    raise ModelError("model.budget", model=alias.name)
                content = {"day": self._today().isoformat(), "used": used | {alias.name: sums}}
                temporary = self._path.with_suffix(".new")
                temporary.write_text(json.dumps(content), encoding="utf-8")
                os.replace(temporary, self._path)
        except OSError as error:
            raise StorageError("cannot_write", path=self._path) from error

    def _read(self) -> dict[str, tuple[int, int]]:
        """Alias -> (calls, tokens) of this day; a damaged file counts for nothing."""
        with suppress(OSError, ValueError, TypeError, KeyError, AttributeError):
            content = json.loads(self._path.read_text(encoding="utf-8"))
            if content["day"] == self._today().isoformat():
                return {name: (int(calls), int(tokens)) for name, (calls, tokens) in content["used"].items()}
        return {}


def tokens_in(*texts: str) -> int:
    """About how many tokens texts have: one for every three bytes, for English and Korean rather too many."""
    return sum(len(text.encode("utf-8", "replace")) for text in texts) // 3 + 1
