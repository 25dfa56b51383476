"""Clothes by fashion: the torso of each, and how its sleeves and trousers are cut."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from persode.illustration.colour import tone
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.path import Path
from persode.illustration.engine.shapes import bezier, blob, ellipse, polygon, rectangle, shape, star
from persode.illustration.figure.look import Colours

__all__ = ["CUTS", "FASHIONS", "Cut", "draw_stains", "draw_torso"]

_BODY = Shade(20, 0.5, 0.2, 0.62)


@dataclass(frozen=True, slots=True)
class Cut:
    """Widths of sleeve and leg (start, end), the shoe, and what is seen of cuffs and stripes."""

    sleeve: tuple[float, float] = (44, 30)
    leg: tuple[float, float] = (48, 34)
    shoe: str = "sneaker"
    cuffs: str = ""
    stripe: bool = False
    cargo: bool = False
    bare_legs: bool = False
    bare_arms: bool = False
    skirt: bool = False


CUTS = {
    "trendy": Cut(sleeve=(50, 44), leg=(60, 48), cuffs="second", cargo=True),
    "street": Cut(sleeve=(52, 46), leg=(62, 52), cuffs="top", cargo=True),
    "casual": Cut(),
    "classic": Cut(shoe="loafer"),
    "minimal": Cut(shoe="loafer"),
    "vintage": Cut(shoe="boot", cuffs="second"),
    "sporty": Cut(sleeve=(46, 34), cuffs="second", stripe=True),
    "cozy": Cut(sleeve=(50, 38), shoe="loafer", cuffs="top"),
    "dress": Cut(leg=(34, 24), shoe="boot", bare_legs=True, skirt=True),
    "coat": Cut(sleeve=(48, 36), shoe="loafer"),
    "swim": Cut(sleeve=(38, 28), shoe="loafer", bare_arms=True, bare_legs=True),
    "gown": Cut(sleeve=(48, 66), shoe="loafer"),
}


def draw_torso(canvas: Canvas, fashion: str, colours: Colours) -> None:
    """The upper body in the clothes of a fashion."""
    FASHIONS.get(fashion, _casual)(canvas, colours)


def draw_stains(canvas: Canvas, colour: str = "#5b4636") -> None:
    """Mud or a drink on the clothes, big enough to be seen on a phone."""
    chance = random.Random(9)
    for x, y, size in ((-30, -230, 30), (26, -262, 22), (40, -206, 26), (-46, -282, 16), (2, -188, 20)):
        spots = _ring(chance, x, y, size)
        canvas.fill(blob(spots), colour, opacity=0.82)
        canvas.line([(x, y + size * 0.6), (x + 2, y + size * 0.6 + 18)], colour, 6, opacity=0.82)


def _ring(chance: random.Random, x: float, y: float, size: float) -> list[tuple[float, float]]:
    corners = ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7))
    ring = []
    for dx, dy in corners:
        reach = size * (1 + chance.uniform(-0.25, 0.25))
        ring.append((x + dx * reach, y + dy * reach * 0.8))
    return ring


def _shirt(width: float) -> Path:
    return shape(
        [(-30, -334), (-60, -316), (-width, -250), (-width + 2, -166)],
        [(-width + 2, -166), (0, -160), (width - 2, -166)],
        [(width, -250), (60, -316), (30, -334)],
    )


def _jacket() -> Path:
    return shape(
        [(-30, -334), (-66, -314), (-84, -240), (-78, -168)],
        [(-78, -168), (0, -160), (78, -168)],
        [(84, -240), (66, -314), (30, -334)],
    )


def _trendy(canvas: Canvas, colours: Colours) -> None:
    """An open bomber jacket, a tee with a star, headphones around the neck."""
    canvas.fill(_jacket(), colours.top, Shade(20, 0.5, 0.2, 0.6))
    tee = shape([(-22, -334), (-26, -250), (-22, -172)], [(22, -172), (26, -250), (22, -334)], [(0, -322), (-22, -334)])
    canvas.fill(tee, colours.second, Shade(90, 0.3))
    canvas.fill(star(0, -262, 15), colours.accent)
    for side in (-1, 1):
        canvas.fill(rectangle(side * 52 - 18, -214, 36, 7, 3), tone(colours.top, -0.10))
        canvas.fill(rectangle(-80 if side < 0 else 24, -182, 56, 16, 7), colours.second, Shade(90, 0.4))
        canvas.line([(side * 24, -330), (side * 28, -250), (side * 24, -184)], tone(colours.top, -0.12), 4)
    band = [(-30, -334), (-40, -318), (-22, -300), (0, -294), (22, -300), (40, -318), (30, -334)]
    canvas.line(band, colours.accent, 11)
    for side in (-1, 1):
        canvas.fill(ellipse(side * 40, -312, 16, 20), tone(colours.accent, -0.08), Shade(60, 0.4, 0.3))


def _street(canvas: Canvas, colours: Colours) -> None:
    """A wide hoodie with a pouch and a round print."""
    canvas.fill(_jacket(), colours.top, Shade(20, 0.5, 0.2, 0.6))
    canvas.fill(ellipse(0, -250, 17), colours.second)
    canvas.fill(star(0, -250, 12, 4, 0.4), colours.accent)
    pouch = polygon([(-34, -222), (34, -222), (48, -184), (-48, -184)])
    canvas.fill(pouch, tone(colours.top, -0.07), Shade(90, 0.35), line=tone(colours.top, -0.07), width=6)
    canvas.fill(rectangle(-78, -180, 156, 16, 7), tone(colours.top, -0.06), Shade(90, 0.3))
    hood = blob([(-44, -330), (-50, -310), (-22, -292), (0, -288), (22, -292), (50, -310), (44, -330), (0, -318)])
    canvas.fill(hood, tone(colours.top, -0.05), Shade(90, 0.4))
    for side in (-1, 1):
        canvas.line([(side * 12, -294), (side * 15, -262)], colours.second, 4)


def _casual(canvas: Canvas, colours: Colours) -> None:
    """A striped tee."""
    body = _shirt(66)
    canvas.fill(body, colours.top, _BODY)
    with canvas.clip(body):
        for y in range(-292, -160, 30):
            canvas.stroke(bezier((-90, y), ((-30, y + 8), (30, y + 8), (90, y))), colours.second, 9)
    canvas.line([(-26, -334), (0, -318), (26, -334)], tone(colours.top, -0.1), 7)


def _collared(canvas: Canvas, colours: Colours) -> None:
    canvas.fill(_shirt(66), colours.top, _BODY)
    front = shape(
        [(-24, -336), (-14, -270), (-10, -166)], [(10, -166), (14, -270), (24, -336)], [(0, -326), (-24, -336)]
    )
    canvas.fill(front, colours.second, Shade(90, 0.3))
    for side in (-1, 1):
        collar = polygon([(side * 26, -338), (side * 4, -312), (side * 22, -292), (side * 40, -322)])
        canvas.fill(collar, colours.second)


def _classic(canvas: Canvas, colours: Colours) -> None:
    """Blazer, shirt and tie."""
    _collared(canvas, colours)
    tie = polygon([(-7, -314), (7, -314), (9, -236), (0, -222), (-9, -236)])
    canvas.fill(tie, colours.accent, Shade(90, 0.4))
    for side in (-1, 1):
        canvas.line([(side * 26, -322), (side * 17, -260), (side * 12, -168)], tone(colours.top, -0.12), 4)
        canvas.fill(rectangle(side * 40 - 15, -210, 30, 6, 3), tone(colours.top, -0.1))


def _minimal(canvas: Canvas, colours: Colours) -> None:
    """One plain colour and a round collar."""
    canvas.fill(_shirt(66), colours.top, _BODY)
    canvas.line([(-28, -334), (-12, -316), (12, -316), (28, -334)], tone(colours.top, -0.08), 7)
    canvas.line([(0, -312), (0, -270)], tone(colours.top, -0.08), 3.5)
    for y in (-300, -284):
        canvas.fill(ellipse(0, y, 3.4), colours.second)


def _vintage(canvas: Canvas, colours: Colours) -> None:
    """A diamond-knit vest over a shirt, and a bow tie."""
    canvas.fill(_shirt(66), colours.second, _BODY)
    vest = shape(
        [(-30, -330), (-46, -300), (-56, -250), (-62, -166)],
        [(-62, -166), (0, -158), (62, -166)],
        [(56, -250), (46, -300), (30, -330)],
        [(16, -300), (0, -276), (-16, -300)],
    )
    canvas.fill(vest, colours.top, _BODY)
    with canvas.clip(vest):
        for x in (-48, 0, 48):
            for y in (-246, -198):
                knit = polygon([(x, y - 24), (x + 22, y), (x, y + 24), (x - 22, y)])
                canvas.fill(knit, colours.accent, opacity=0.96)
                canvas.line([(x - 24, y + 26), (x + 24, y - 26)], colours.second, 2.5, opacity=0.8)
    canvas.fill(rectangle(-62, -176, 124, 14, 6), tone(colours.top, -0.07))
    for side in (-1, 1):
        canvas.fill(polygon([(0, -318), (side * 24, -330), (side * 24, -304)]), colours.accent, Shade(90, 0.3))
    canvas.fill(ellipse(0, -317, 6), tone(colours.accent, -0.08))


def _sporty(canvas: Canvas, colours: Colours) -> None:
    """A tracksuit top with a zip and a stand-up collar."""
    canvas.fill(_shirt(66), colours.top, _BODY)
    canvas.line([(0, -326), (0, -164)], colours.second, 5)
    canvas.fill(rectangle(-28, -344, 56, 22, 9), tone(colours.top, -0.05))
    with canvas.clip(_shirt(66)):
        canvas.stroke(bezier((-80, -270), ((-50, -266), (-30, -256), (0, -236))), colours.second, 9)
        canvas.stroke(bezier((80, -270), ((50, -266), (30, -256), (0, -236))), colours.second, 9)
    canvas.fill(ellipse(0, -300, 4.5), colours.accent)


def _cozy(canvas: Canvas, colours: Colours) -> None:
    """A thick jumper with a rolled collar and zigzag rows."""
    canvas.fill(_shirt(76), colours.top, _BODY)
    canvas.fill(rectangle(-34, -350, 68, 32, 14), tone(colours.top, 0.04), Shade(90, 0.35))
    for y in (-284, -246, -208):
        zigzag = [
            (-56, y),
            (-42, y + 12),
            (-28, y),
            (-14, y + 12),
            (0, y),
            (14, y + 12),
            (28, y),
            (42, y + 12),
            (56, y),
        ]
        canvas.line(zigzag, colours.second, 5)
    canvas.fill(rectangle(-70, -177, 140, 17, 7), tone(colours.top, -0.05))


def _dress(canvas: Canvas, colours: Colours) -> None:
    """A dotted dress with a belt and a small collar."""
    body = shape(
        [(-30, -334), (-58, -316), (-60, -250), (-48, -216)],
        [(-48, -216), (-92, -110), (-98, -92)],
        [(-98, -92), (-50, -80), (0, -88), (50, -80), (98, -92)],
        [(92, -110), (48, -216)],
        [(60, -250), (58, -316), (30, -334)],
    )
    canvas.fill(body, colours.top, Shade(20, 0.45, 0.2, 0.6))
    with canvas.clip(body):
        for row, y in enumerate(range(-300, -86, 26)):
            for x in range(-104, 105, 26):
                canvas.fill(ellipse(x + (13 if row % 2 else 0), y, 4.4), colours.second)
    canvas.fill(rectangle(-50, -224, 100, 12, 5), colours.accent)
    collar = shape([(-26, -336), (-36, -312), (-8, -304)], [(0, -318), (8, -304)], [(36, -312), (26, -336)])
    canvas.fill(collar, colours.second)


def _swim(canvas: Canvas, colours: Colours) -> None:
    """A swimming suit with straps."""
    canvas.fill(_shirt(64), colours.skin, _BODY)
    suit = shape(
        [(-34, -318), (-40, -280), (-64, -250), (-62, -166)],
        [(-62, -166), (0, -160), (62, -166)],
        [(64, -250), (40, -280), (34, -318)],
        [(18, -318), (14, -288), (0, -280), (-14, -288), (-18, -318)],
    )
    canvas.fill(suit, colours.top, _BODY)
    with canvas.clip(suit):
        for y in (-244, -206):
            canvas.stroke(bezier((-80, y), ((-30, y + 8), (30, y + 8), (80, y))), colours.second, 10)


def _coat(canvas: Canvas, colours: Colours) -> None:
    """A doctor's white coat with a stethoscope."""
    body = shape(
        [(-30, -334), (-62, -316), (-72, -240), (-76, -112)],
        [(-76, -112), (0, -104), (76, -112)],
        [(72, -240), (62, -316), (30, -334)],
    )
    canvas.fill(body, colours.top, _BODY)
    canvas.fill(polygon([(-20, -334), (20, -334), (0, -262)]), colours.accent, Shade(90, 0.3))
    canvas.line([(0, -262), (0, -108)], tone(colours.top, -0.12), 4)
    for side in (-1, 1):
        canvas.line([(side * 24, -334), (side * 12, -290), (0, -258)], tone(colours.top, -0.12), 5)
        canvas.fill(rectangle(side * 40 - 18, -184, 36, 40, 5), tone(colours.top, -0.05), Shade(90, 0.25))
    canvas.line([(-26, -330), (-36, -280), (-20, -244)], "#3c4254", 6)
    canvas.line([(26, -330), (36, -286), (30, -238)], "#3c4254", 6)
    canvas.fill(ellipse(-20, -236, 10), "#b9bec8", line="#3c4254", width=4)


def _gown(canvas: Canvas, colours: Colours) -> None:
    """A graduation gown with a bright hood."""
    body = shape(
        [(-30, -334), (-62, -314), (-86, -200), (-100, -92)],
        [(-100, -92), (-50, -78), (0, -84), (50, -76), (100, -92)],
        [(86, -200), (62, -314), (30, -334)],
    )
    canvas.fill(body, colours.top, Shade(20, 0.5, 0.2, 0.65))
    canvas.line([(0, -320), (0, -86)], tone(colours.top, -0.08), 4)
    for side in (-1, 1):
        canvas.line([(side * 44, -230), (side * 58, -100)], tone(colours.top, -0.06), 4)
    hood = shape(
        [(-24, -334), (-30, -262), (0, -196)], [(0, -196), (30, -262), (24, -334)], [(24, -334), (0, -300), (-24, -334)]
    )
    canvas.fill(hood, colours.accent, Shade(90, 0.4, 0.2))
    canvas.fill(polygon([(-14, -334), (0, -300), (14, -334)]), colours.second)


FASHIONS: dict[str, Callable[[Canvas, Colours], None]] = {
    "trendy": _trendy,
    "street": _street,
    "casual": _casual,
    "classic": _classic,
    "minimal": _minimal,
    "vintage": _vintage,
    "sporty": _sporty,
    "cozy": _cozy,
    "dress": _dress,
    "coat": _coat,
    "swim": _swim,
    "gown": _gown,
}
"""Every outfit that can be drawn; `gown` is for graduations, `swim` for the water, `coat` for doctors."""
