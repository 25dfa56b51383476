"""Charts written as Vega-Lite itself, for pages whose charts follow a slider.

Altair makes the same specification out of objects that it copies and checks against a schema, which takes longer than
the rest of such a page (measured: five sixths of the time of a chart with eleven layers). What moves with each step of
a slider is therefore written down here; every other chart is Altair's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import streamlit as st

__all__ = ["Spec", "channel", "chart", "number", "values", "word"]

Spec = dict[str, Any]


def number(name: str, **more: Any) -> Spec:
    """A channel that holds a number."""
    return channel(name, "quantitative", **more)


def word(name: str, **more: Any) -> Spec:
    """A channel that holds words."""
    return channel(name, "nominal", **more)


def channel(name: str, kind: str, **more: Any) -> Spec:
    """A channel of the column `name`; a title of its own or none at all comes with `title`."""
    return {"field": name, "type": kind, **more}


def values(data: Sequence[Mapping[str, Any]]) -> Spec:
    """The data of a chart or a layer; no value may be NaN."""
    return {"values": list(data)}


def chart(spec: Spec, alt: str) -> None:
    """Draw it, as wide as the page."""
    st.vega_lite_chart(spec={"background": "transparent", **spec}, width="stretch", alt=alt)
