"""Speech bubbles with what was said in them: a thing, or a sign such as a cross, a star, a heart."""

from __future__ import annotations

from persode.illustration.engine.affine import scale, translate
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.path import Path
from persode.illustration.engine.shapes import bezier
from persode.illustration.palettes import Palette
from persode.illustration.props import PROPS
from persode.illustration.scene import PropSpec
from persode.illustration.stage.layout import Spot

__all__ = ["draw_speech"]

_WIDE, _TALL = 232.0, 176.0
_LOUD = ("scribble", "exclamation mark")
"""What is shouted: the bubble has a dark rim."""


def draw_speech(
    canvas: Canvas,
    palette: Palette,
    prop: PropSpec,
    speaker: Spot | None,
    side: int,
    device: tuple[float, float] | None = None,
) -> None:
    """The bubble of a speaker at his side (-1 left, 1 right); without a speaker it comes out of a
    `device` or from somebody out of the picture."""
    if device is not None:
        x, y, mouth = max(620.0, device[0] + 250), 250.0, device
    elif speaker is None:
        x, y, mouth = 800.0, 250.0, (1010.0, 420.0)
    else:
        x = max(164.0, min(860.0, speaker.x + side * 150))
        y = max(150.0, speaker.y - 640 * speaker.scale)
        mouth = (speaker.x + side * 74 * speaker.scale, speaker.y - 430 * speaker.scale)
    with canvas.layer("prop"):
        rim = "#c4303c" if prop.name in _LOUD else "#4a3f68"
        canvas.fill(_outline(x, y, mouth), "#fffaf0", Shade(90, 0.15), line=rim, width=6)
        known = PROPS[prop.name]
        size = min(1.2, 170 / known.width, 124 / known.height)
        foot = y if known.slot == "sky" else y + known.height * size / 2
        with canvas.at(translate(x, foot), scale(size)):
            known.draw(canvas, palette)
        if prop.state == "crossed":
            canvas.line([(x - 60, y + 50), (x + 60, y - 50)], "#d9443a", 14)


def _outline(x: float, y: float, mouth: tuple[float, float]) -> Path:
    """A rounded bubble and its tail as one line, so that no style draws a seam between them."""
    w, h = _WIDE / 2, _TALL / 2
    toward = 1 if mouth[0] > x else -1
    root = x + toward * w * 0.45
    return bezier(
        (root - 24, y + h),
        ((root - 24, y + h), mouth, mouth),
        (mouth, (root + 24, y + h), (root + 24, y + h)),
        ((x + w * 0.8, y + h), (x + w, y + h * 0.7), (x + w, y)),
        ((x + w, y - h * 0.7), (x + w * 0.8, y - h), (x, y - h)),
        ((x - w * 0.8, y - h), (x - w, y - h * 0.7), (x - w, y)),
        ((x - w, y + h * 0.7), (x - w * 0.8, y + h), (root - 24, y + h)),
        closed=True,
    )
