"""A person's own words as Streamlit text: what she wrote is shown, never obeyed.

Markdown, `$` formulas, `:directives:`, HTML and remote pictures in a text are just characters. Every page shows
a person's (or a companion's) words through `plain` or with `st.text`.
"""

from __future__ import annotations

import re

from persode.words import say

__all__ = ["plain", "shorten", "small"]

_PUNCTUATION = re.compile(r"([!-/:-@\[-`{-~])")
_INDENT = re.compile(r"^[ \t]+", re.MULTILINE)
_JOINER = "\u2060"  # no width: keeps a shortcode or an arrow from being read as one


def plain(text: str) -> str:
    """`text` as Markdown that shows just these characters, its line breaks kept."""
    text = re.sub(r":(?=[\w+/-]+:)", f":{_JOINER}", text)
    text = re.sub(r"(?<=[-<=])(?=[->])", _JOINER, text)
    text = _INDENT.sub(lambda blank: "\u00a0" * len(blank.group().expandtabs(4)), text)
    return _PUNCTUATION.sub(r"\\\1", text).replace("\n", "  \n")


def shorten(text: str, most: int = 80) -> str:
    """The first `most` characters on one line, cut at a word."""
    line = " ".join(text.split())
    if len(line) <= most:
        return line
    head = line[:most]
    return (head.rsplit(" ", 1)[0] if " " in head[most // 2 :] else head).rstrip(",;:. ") + " …"


def small(share: float) -> str:
    """A number of [0, 1] with two significant digits, none of them below a ten-thousandth."""
    return say("app.hardly") if 0 <= share < 1e-4 else f"{share:#.2g}"
