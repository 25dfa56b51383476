"""Hair behind the neck and body, by style. Head centre at (0, 0)."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from persode.illustration.colour import tone
from persode.illustration.engine.affine import scale
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import blob, ellipse, limb, shape, star

__all__ = ["HAIR_BACK"]

_FALL = Shade(90, 0.5, 0, 0.7)


def long(canvas: Canvas, colour: str) -> None:
    """Straight to below the shoulders."""
    canvas.fill(
        shape(
            [(-70, -40), (-92, 10), (-94, 90), (-82, 150), (-40, 158)],
            [(40, 158), (82, 150), (94, 90), (92, 10), (70, -40)],
            [(40, -92), (0, -100), (-40, -92), (-70, -40)],
        ),
        tone(colour, -0.07),
        _FALL,
    )


def wavy(canvas: Canvas, colour: str) -> None:
    """Long with waves."""
    right = [(66, -80), (92, -20), (86, 24), (104, 64), (88, 104), (98, 136), (60, 150)]
    left = [(-x, y) for x, y in reversed(right)]
    canvas.fill(blob([(0, -98), *right, (0, 140), *left]), tone(colour, -0.07), _FALL)


def bob(canvas: Canvas, colour: str) -> None:
    """To the chin."""
    canvas.fill(
        shape(
            [(-62, -60), (-90, -10), (-92, 50), (-70, 66)],
            [(70, 66), (92, 50), (90, -10), (62, -60)],
            [(0, -98), (-62, -60)],
        ),
        tone(colour, -0.07),
        Shade(90, 0.5, 0, 0.6),
    )


def ponytail(canvas: Canvas, colour: str) -> None:
    """A tail at the right."""
    tail = [(40, -70), (96, -82), (124, -30), (112, 40), (128, 90), (96, 70), (82, 20), (80, -20)]
    canvas.fill(blob(tail), tone(colour, -0.07), Shade(90, 0.5, 0.2, 0.7))
    canvas.fill(ellipse(76, -64, 14), "#ff6b6b", Shade(90, 0.4))


def pigtails(canvas: Canvas, colour: str) -> None:
    """A tail at each side."""
    tail = [(62, -20), (96, -30), (122, 10), (116, 60), (126, 96), (96, 92), (80, 50)]
    for side in (-1, 1):
        with canvas.at(scale(side, 1)):
            canvas.fill(blob(tail), tone(colour, -0.07), Shade(90, 0.5, 0.2, 0.7))
            canvas.fill(ellipse(74, -12, 13), "#ff6b6b", Shade(90, 0.4))


def bun(canvas: Canvas, colour: str) -> None:
    """A knot on the crown."""
    canvas.fill(ellipse(8, -104, 38, 34), tone(colour, -0.07), Shade(60, 0.5, 0.3, 0.6))
    canvas.line([(-16, -112), (8, -124), (30, -108)], tone(colour, 0.06), 3)


def afro(canvas: Canvas, colour: str) -> None:
    """A wide round cloud."""
    points = []
    for step in range(18):
        angle, reach = step / 18 * math.tau, 112 + (7 if step % 2 else -5)
        points.append((reach * math.cos(angle), -26 + reach * 0.92 * math.sin(angle)))
    canvas.fill(blob(points), tone(colour, -0.07), Shade(70, 0.55, 0.15, 0.6))


def braids(canvas: Canvas, colour: str) -> None:
    """Two plaits with a tie at the end."""
    for side in (-1, 1):
        with canvas.at(scale(side, 1)):
            for step in range(5):
                plait = ellipse(76 + step * 2, 30 + step * 27, 17 - step, 17)
                canvas.fill(plait, tone(colour, -0.07), Shade(60, 0.5, 0.3, 0.7))
            canvas.fill(star(86, 170, 14, 5, 0.5), "#ffb03a")


def locs(canvas: Canvas, colour: str) -> None:
    """Rope-like strands to the shoulders."""
    chance = random.Random(7)
    for x in range(-84, 85, 21):
        length = 96 + chance.uniform(-16, 22) - abs(x) * 0.1
        strand = limb([(x * 0.8, -60), (x, 10), (x * 1.1, length)], 24, 15)
        canvas.fill(strand, tone(colour, -0.07 + chance.uniform(-0.02, 0.03)), Shade(0, 0.5, 0.2, 0.7))


def headscarf(canvas: Canvas, colour: str) -> None:
    """The fall of a scarf over neck and shoulders."""
    canvas.fill(
        shape(
            [(-80, -30), (-96, 30), (-84, 92), (-104, 150)],
            [(-104, 150), (0, 176), (104, 150)],
            [(104, 150), (84, 92), (96, 30), (80, -30)],
            [(80, -30), (0, -96), (-80, -30)],
        ),
        tone(colour, -0.05),
        _FALL,
    )


def space_buns(canvas: Canvas, colour: str) -> None:
    """Two knots high at the sides."""
    for side in (-1, 1):
        canvas.fill(ellipse(side * 58, -96, 34, 32), tone(colour, -0.07), Shade(60, 0.5, 0.3, 0.6))
        canvas.line([(side * 42, -104), (side * 60, -116), (side * 76, -100)], tone(colour, 0.06), 3)


def side_braid(canvas: Canvas, colour: str) -> None:
    """One thick plait over the right shoulder."""
    bob(canvas, colour)
    for step in range(6):
        canvas.fill(
            ellipse(84 - step * 3, 36 + step * 24, 20 - step, 18), tone(colour, -0.05), Shade(60, 0.5, 0.3, 0.7)
        )
    canvas.fill(ellipse(66, 176, 11, 15), "#ff6b6b", Shade(90, 0.4))


HAIR_BACK: dict[str, Callable[[Canvas, str], None]] = {
    "long": long,
    "hime": long,
    "wavy": wavy,
    "bob": bob,
    "ponytail": ponytail,
    "pigtails": pigtails,
    "bun": bun,
    "afro": afro,
    "braids": braids,
    "locs": locs,
    "headscarf": headscarf,
    "space buns": space_buns,
    "side braid": side_braid,
}
"""Styles with hair behind the head; the others have none."""
