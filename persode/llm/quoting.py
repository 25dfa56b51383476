"""Stored words on their way to a model: as data between marks that the data itself can't write."""

from __future__ import annotations

import json

__all__ = ["quoted"]


def quoted(label: str, data: object) -> str:
    """Plain data as JSON between <label> and </label>; no text in it can close the mark, for its "<" is escaped."""
    inside = json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")
    return f"<{label}>\n{inside}\n</{label}>"
