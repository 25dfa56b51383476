"""Drawing a prop in its place: contrast with the ground, shadow, ghost, breakage."""

from __future__ import annotations

import math
from dataclasses import replace

from persode.illustration.colour import mix, to_lab, tone
from persode.illustration.engine.affine import Matrix, multiply, rotate, scale, translate
from persode.illustration.engine.canvas import Canvas, Op, Shade
from persode.illustration.engine.shapes import blob, ellipse, limb, polygon, polyline
from persode.illustration.palettes import Palette
from persode.illustration.props import PROPS
from persode.illustration.props.signs import digits
from persode.illustration.stage.layout import Spot

__all__ = ["SPILLS", "coloured", "draw_prop", "drawn_apart", "ghost_colours", "rays", "shadow", "tick"]

_TOO_NEAR = 0.16
_NUMBER_AT = {
    "cake": ((0.0, -26.0, 0.9, "#d9445a"),),
    "calendar": ((0.0, -40.0, 1.2, "#d9443a"),),
    "scoreboard": ((-72.0, -192.0, 1.3, "#f5c652"), (72.0, -192.0, 1.3, "#f5c652")),
    "gold star": ((0.0, 34.0, 0.9, "#8a5a1a"),),
}
"""Where numbers stand on things that can bear one, one entry for each number: x, foot, size, colour."""


_LYING: Matrix = (1.0, 0.0, -0.42, 0.4, 0.0, 0.0)
"""A thing that stands, laid on its back and seen from above at an angle."""


def shadow(canvas: Canvas, x: float, y: float, half: float, opacity: float = 0.28) -> None:
    """A soft contact shadow."""
    canvas.fill(ellipse(x, y + 2, half, max(8.0, half * 0.13)), "#1c1430", opacity=opacity, blur=6)


def ghost_colours(ground: str, *, on_paper: bool = False) -> tuple[str, str]:
    """Line and filling of a thing that is not there, on this ground (`on_paper`: the pale ground of minimal)."""
    if on_paper or to_lab(ground)[0] > 0.86:
        return "#56608c", mix(ground, "#aab4d8", 0.6)
    return "#ffffff", mix(ground, "#ffffff", 0.34)


def coloured(palette: Palette, colour: str) -> Palette:
    """The palette under which a thing takes the colour that the words gave it."""
    return replace(palette, accent=colour, tint=colour) if colour else palette


def draw_prop(
    canvas: Canvas,
    palette: Palette,
    name: str,
    spot: Spot,
    ground: str,
    *,
    state: str = "present",
    number: str = "",
    lying: bool = False,
) -> None:
    """A prop with its foot (sky props: its middle) at a spot, on a ground of a colour, with a number if it has one.

    `lying`: seen flat on what is under it.
    """
    prop = PROPS[name]
    place = (translate(spot.x, spot.y), scale(spot.scale), *((_LYING,) if lying else ()))
    with canvas.layer("prop"):
        if state == "absent":
            line, pale = ghost_colours(ground, on_paper=canvas.sparse)
            with canvas.ghost(line, pale), canvas.at(*place):
                prop.draw(canvas, palette)
            return
        if prop.slot != "sky":
            shadow(canvas, spot.x, spot.y, prop.width * spot.scale * 0.44)
        soft = state == "broken" and name in SPILLS
        turn = rotate(-7) if state == "broken" and prop.slot != "big" else rotate(0)
        if soft:
            with canvas.at(*place):
                _splatter(canvas, prop.width, prop.height, SPILLS[name])
        if state == "spilled":
            with canvas.at(*place):
                _puddle(canvas, prop.width, SPILLS.get(name, "#7a4a30"))
            if name in _ON_ITS_FACE:
                turn = rotate(170, 0, -prop.height * 0.5)
            else:
                turn = multiply(translate(-prop.width * 0.1, -prop.width * 0.34), rotate(-98, 0, -prop.height * 0.3))
        if state == "burnt":
            with canvas.tinted(lambda colour: mix(colour, "#2a2226", 0.62)), canvas.at(*place):
                prop.draw(canvas, palette)
            with canvas.at(*place):
                _smoke(canvas, prop.height)
            return
        drawn_apart(canvas, palette, name, ground, (*place, turn))
        for shift in (-0.52, 0.52) if state == "litter" else ():
            young = translate(prop.width * shift, prop.height * 0.06)
            drawn_apart(canvas, palette, name, ground, (*place, young, scale(0.42)))
        parts = number.split(":")[:: -1 if canvas.mirrored else 1]
        for part, (x, y, size, colour) in zip(parts, _NUMBER_AT.get(name, ()), strict=False):
            with canvas.at(*place):
                digits(canvas, part, x, y, size + 0.12, "#fffaf0")
                digits(canvas, part, x, y, size, colour)
        if state == "done":
            with canvas.at(*place, translate(prop.width * 0.34, 0 if prop.slot == "sky" else -prop.height * 0.42)):
                tick(canvas, *_mark_size(prop.width, prop.height))
        if state == "crossed":
            with canvas.at(*place), canvas.layer("spot"):
                _cross(canvas, prop.width, prop.height)
        if state == "broken" and not soft:
            with canvas.at(*place, turn):
                _cracks(canvas, prop.width, prop.height, sky=prop.slot == "sky")


def drawn_apart(canvas: Canvas, palette: Palette, name: str, ground: str, place: tuple[Matrix, ...] = ()) -> None:
    """The prop; once more in a lighter or darker tone if its mean colour is too near to the ground's."""
    start = len(canvas.ops)
    with canvas.at(*place):
        PROPS[name].draw(canvas, palette)
    mean = _mean_colour([op for op in canvas.ops[start:] if isinstance(op, Op)])
    base = to_lab(ground)
    if mean is None or math.dist(mean, base) >= _TOO_NEAR:
        return
    change = -0.14 if mean[0] <= base[0] + 0.05 else 0.12
    del canvas.ops[start:]
    with canvas.tinted(lambda colour: tone(colour, change, 1.15)), canvas.at(*place):
        PROPS[name].draw(canvas, palette)


def _mean_colour(ops: list[Op]) -> tuple[float, float, float] | None:
    total, mean = 0.0, [0.0, 0.0, 0.0]
    for op in ops:
        if isinstance(op.fill, str):
            left, top, right, bottom = op.path.box()
            area = (right - left) * (bottom - top)
            total += area
            for channel, value in enumerate(to_lab(op.fill)):
                mean[channel] += value * area
    if total <= 0:
        return None
    return mean[0] / total, mean[1] / total, mean[2] / total


def _cross(canvas: Canvas, width: float, height: float) -> None:
    """A red brush cross over a paper that brought bad news."""
    half = min(width, height) * 0.36
    for side in (-1, 1):
        ends = [(-side * half, -height / 2 - half), (side * half * 0.1, -height / 2), (side * half, -height / 2 + half)]
        canvas.line(ends, "#d9443a", max(8.0, half * 0.24))


def _mark_size(width: float, height: float) -> tuple[float, float]:
    """The size of the sheet whose tick a finished thing gets: the same for small and large things."""
    side = max(120.0, min(220.0, min(width, height)))
    return side, side


def tick(canvas: Canvas, width: float, height: float) -> None:
    """A green brush tick on a paper that brought good news."""
    size = min(width, height) * 0.4
    points = [(-size, -height * 0.5), (-size * 0.25, -height * 0.5 + size * 0.7), (size * 1.1, -height * 0.5 - size)]
    canvas.stroke(polyline(points), "#4fa65f", max(9.0, size * 0.26))


def rays(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """Short beams around something that is held up for joy."""
    for degrees in range(-170, 0, 34):
        angle = math.radians(degrees)
        dx, dy = math.cos(angle), math.sin(angle)
        start, end = (x + dx * radius, y + dy * radius), (x + dx * (radius + 22), y + dy * (radius + 22))
        canvas.line([start, end], "#fff3b8", 7)


_ON_ITS_FACE = (
    "cake",
    "pie",
    "pizza",
    "meal",
    "cookies",
    "burger",
    "salad",
    "bread",
    "dumplings",
    "sandwich",
    "popcorn",
)
"""What falls on its face and does not run out to the side."""
SPILLS = {
    "milk": "#fdfbf4",
    "milk pail": "#fffdf4",
    "ice cream": "#f6e3c8",
    "cake": "#f2c9a8",
    "bread": "#e6c08a",
    "pizza": "#d9543f",
    "popcorn": "#f6e3b0",
    "meal": "#c98a4a",
    "juice": "#f59a34",
    "tea": "#b8783a",
    "soup": "#d98a3a",
    "glasses of wine": "#8f2f4a",
    "paint": "#f2b84b",
    "dumplings": "#d98a3a",
    "noodles": "#e6b86a",
    "pot": "#d98a3a",
    "pie": "#c9704a",
    "cookies": "#b97a44",
    "sandwich": "#d9b04a",
    "salad": "#8fb85a",
    "fried eggs": "#f5c33a",
    "jam": "#b0304a",
    "coffee": "#6b4230",
    "hot chocolate": "#6b4230",
    "burger": "#c9704a",
    "fruit": "#e07a4a",
    "chemistry flask": "#58c0a8",
}
"""What comes out of a thing that tips over or bursts."""


def _puddle(canvas: Canvas, width: float, liquid: str) -> None:
    """What ran out of a tipped cup, to the left."""
    outline = [(-width * 1.5, -2), (-width * 1.1, -16), (-width * 0.5, -12), (width * 0.1, -14), (width * 0.3, 4)]
    outline += [(-width * 0.2, 16), (-width * 0.8, 12), (-width * 1.3, 20)]
    canvas.fill(blob(outline), liquid, Shade(90, 0.3, 0.2))
    for x, y, size in ((-width * 1.8, 2, 10), (-width * 1.66, 20, 6), (width * 0.55, 14, 7)):
        canvas.fill(ellipse(x, y, size, size * 0.6), liquid)


def _splatter(canvas: Canvas, width: float, height: float, colour: str) -> None:
    """What burst out of something soft: a pool under it, drops that fly up."""
    pool = [(-0.7, 0.0), (-0.5, -0.16), (0.0, -0.1), (0.5, -0.16), (0.74, 0.02), (0.3, 0.16), (-0.34, 0.14)]
    canvas.fill(blob([(x * width, y * width * 0.6) for x, y in pool]), colour, Shade(90, 0.3, 0.2))
    for degrees, reach, size in (
        (-150, 0.9, 9),
        (-122, 1.2, 12),
        (-98, 0.95, 8),
        (-74, 1.25, 11),
        (-48, 1.0, 9),
        (-28, 0.9, 7),
    ):
        angle = math.radians(degrees)
        x, y = math.cos(angle) * width * 0.6 * reach, math.sin(angle) * (height * 0.8 + 30) * reach
        canvas.fill(limb([(x * 0.8, y * 0.8), (x, y)], size * 0.5, size * 2), colour, Shade(60, 0.3, 0.2))


def _smoke(canvas: Canvas, height: float) -> None:
    """Dark puffs over something that burnt."""
    for x, y, size in ((-20, 20, 24), (16, 52, 30), (-14, 96, 36), (26, 146, 28)):
        canvas.fill(ellipse(x, -height - y, size, size * 0.86), "#6b6470", Shade(90, 0.3), opacity=0.96)


def _cracks(canvas: Canvas, width: float, height: float, *, sky: bool) -> None:
    """A dark zigzag through the thing, splinters at its foot."""
    top, bottom = (-height / 2, height / 2) if sky else (-height, 0.0)
    middle = (top + bottom) / 2
    reach = min(width, height) * 0.2
    zigzag = [
        (-reach * 0.4, top + height * 0.06),
        (reach * 0.7, middle - reach),
        (-reach * 0.8, middle),
        (reach * 0.5, middle + reach),
        (-reach * 0.2, bottom - height * 0.06),
    ]
    thick = max(5.0, min(width, height) * 0.035)
    canvas.stroke(polyline(zigzag), "#2c2233", thick)
    for start, end in (
        (zigzag[1], (width * 0.3, middle - reach * 1.6)),
        (zigzag[2], (-width * 0.34, middle + reach * 0.5)),
        (zigzag[3], (width * 0.3, middle + reach * 1.3)),
    ):
        canvas.line([start, end], "#2c2233", thick * 0.6)
    for x, y, size, turn in (
        (-width * 0.56, 4, 17, 20),
        (width * 0.54, 8, 14, -30),
        (width * 0.3, 18, 11, 60),
        (-width * 0.3, 20, 10, 10),
    ):
        with canvas.at(translate(x, bottom + y), rotate(turn)):
            canvas.fill(
                polygon([(-size, size * 0.5), (0, -size), (size, size * 0.4)]),
                "#e8e2da",
                Shade(60, 0.4),
                line="#2c2233",
                width=2.5,
            )
    for degrees in (-140, -90, -40):
        angle = math.radians(degrees)
        dx, dy = math.cos(angle), math.sin(angle)
        start = (dx * width * 0.5, middle + dy * height * 0.62)
        canvas.fill(limb([start, (start[0] + dx * 34, start[1] + dy * 34)], 9, 3), "#fff3dc")
