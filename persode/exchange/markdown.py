"""A diary page as Markdown, to be read without Persode."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

__all__ = ["page_as_markdown"]


def page_as_markdown(
    day: date, title: str, text: str, hashtags: Sequence[str] = (), picture: str = "", alt: str = ""
) -> str:
    """The page with its picture (a relative link into `pictures/`) and its hashtags."""
    lines = [f"# {title or day.isoformat()}", "", day.isoformat(), ""]
    if picture:
        lines += [f"![{alt.replace('[', '(').replace(']', ')')}](../pictures/{picture})", ""]
    lines += [text, ""]
    if hashtags:
        lines += [" ".join(hashtags), ""]
    return "\n".join(lines)
