"""The eight feelings in a chart: a colour, and a shape that is the icon's own, so that no chart tells by colour alone.

The colours are the hues of the illustrator's palettes, darker on paper and lighter by night: each has a contrast of at
least 3 to 1 against the page.
"""

from __future__ import annotations

import altair as alt
import streamlit as st

from pages.parts.feelings import FEELINGS, feeling_word

__all__ = ["colour", "colour_range", "colours", "edge", "ink", "paper", "shape", "shape_range", "symbol", "words"]

_LIGHT = {
    "joyful": "#b07000",
    "content": "#2f8472",
    "sad": "#3f639b",
    "angry": "#c63b2f",
    "anxious": "#5a4a9c",
    "reflective": "#935c8f",
    "surprised": "#c93d75",
    "neutral": "#6f746b",
}
_DARK = {
    "joyful": "#f6b552",
    "content": "#6cc7b2",
    "sad": "#86abe0",
    "angry": "#f2796b",
    "anxious": "#a79aea",
    "reflective": "#d29fcd",
    "surprised": "#ff87ae",
    "neutral": "#b3b8af",
}
_SHAPES = {
    "joyful": "M0,-1L.23,-.55L.71,-.71L.55,-.23L1,0L.55,.23L.71,.71L.23,.55L0,1L-.23,.55L-.71,.71L-.55,.23L-1,0"
    "L-.55,-.23L-.71,-.71L-.23,-.55Z",
    "content": "M0,-1C.95,-.4,.95,.4,0,1C-.95,.4,-.95,-.4,0,-1Z",
    "sad": "M0,-1C.5,-.3,.75,0,.75,.3A.75,.7,0,1,1,-.75,.3C-.75,0,-.5,-.3,0,-1Z",
    "angry": "M.25,-1L-.7,.15L-.05,.15L-.3,1L.7,-.25L.05,-.25Z",
    "anxious": "M-1,-.6L-.6,-1L0,-.4L.6,-1L1,-.6L.4,0L1,.6L.6,1L0,.4L-.6,1L-1,.6L-.4,0Z",
    "reflective": "M.3,-1A1,1,0,1,0,1,.5A.85,.85,0,0,1,.3,-1Z",
    "surprised": "M0,-1L.25,-.25L1,0L.25,.25L0,1L-.25,.25L-1,0L-.25,-.25Z",
    "neutral": "M-.8,0A.8,.8,0,1,0,.8,0A.8,.8,0,1,0,-.8,0Z",
}


def colours() -> dict[str, str]:
    """The colour of each feeling in the mode of this browser."""
    return _DARK if _is_dark() else _LIGHT


def ink() -> str:
    """The colour of letters in a chart that does not take the theme's."""
    return "#f4e9d6" if _is_dark() else "#2b2540"


def paper() -> str:
    """The colour behind a chart, for a rim around letters that lie on lines."""
    return "#1d1a2b" if _is_dark() else "#fbf4e6"


def edge() -> str:
    """The colour of quiet lines."""
    return "#494163" if _is_dark() else "#dccdb0"


def words() -> list[str]:
    """The words of the feelings, in their order."""
    return [feeling_word(feeling) for feeling in FEELINGS]


def colour_range() -> list[str]:
    """Their colours, in the same order."""
    return [colours()[feeling] for feeling in FEELINGS]


def shape_range() -> list[str]:
    """Their shapes, in the same order."""
    return [_SHAPES[feeling] for feeling in FEELINGS]


def colour(field: str = "feeling:N") -> alt.Color:
    """Altair: the colour of a column that holds the words of feelings."""
    scale = alt.Scale(domain=words(), range=colour_range())
    return alt.Color(field, scale=scale, legend=None)


def shape(field: str = "feeling:N") -> alt.Shape:
    """Altair: the shape of a column that holds the words of feelings."""
    return alt.Shape(field, scale=alt.Scale(domain=words(), range=shape_range()), legend=None)


def symbol(feeling: str) -> str:
    """ECharts: the shape of a feeling."""
    return f"path://{_SHAPES[feeling]}"


def _is_dark() -> bool:
    return st.context.theme.type == "dark"
