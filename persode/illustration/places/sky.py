"""Skies: gradient, sun or moon, stars and clouds."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from persode.illustration.colour import mix
from persode.illustration.engine.affine import scale, translate
from persode.illustration.engine.canvas import Canvas, Gradient, Shade, Stop
from persode.illustration.engine.shapes import bezier, blob, curve, ellipse, rectangle, shape, star
from persode.illustration.places.setting import Setting

__all__ = ["birds", "cloud", "draw_sky", "glow", "moon", "sky_colours", "stars", "sun"]


def sky_colours(setting: Setting) -> tuple[str, str]:
    """Top and low colour of the sky at this time of day."""
    top, low = setting.palette.sky_top, setting.palette.sky_low
    if setting.time == "night":
        return mix(top, "#12143a", 0.78), mix(low, "#3a3a78", 0.62)
    if setting.time == "sunset":
        return mix(top, "#7a5aa8", 0.45), mix(low, "#ff9d6c", 0.70)
    return top, low


def draw_sky(setting: Setting, sun_x: float = 760, sun_y: float = 210) -> None:
    """The whole sky behind an outdoor place, with the sun or the moon where the place leaves room for it."""
    canvas, palette = setting.canvas, setting.palette
    top, low = sky_colours(setting)
    gradient = Gradient((Stop(0, top), Stop(1, low)), (0, 0), (0, 720))
    canvas.fill(rectangle(0, 0, 1024, 1024, 0), gradient, Shade(-90, 0.16))
    if setting.time == "night":
        stars(setting, 80, 460)
        if setting.weather in _SKIES:  # without a moon
            _SKIES[setting.weather](setting)
            return
        moon(canvas, sun_x, sun_y, 66)
        return
    if setting.time == "sunset":
        sun(canvas, sun_x, 420, 92, "#ffe09a", "#ffc27a")
        for x, y, size in ((250, 170, 1.1), (600, 110, 0.8)):
            cloud(canvas, x, y, size, mix(low, top, 0.35))
        return
    if setting.time == "grey":
        for x, y, size in ((160, 130, 1.6), (520, 90, 1.4), (860, 150, 1.7), (340, 200, 1.1), (700, 220, 1.2)):
            cloud(canvas, x, y, size, mix(low, top, 0.45))
        return
    if setting.weather == "eclipse":
        _eclipse(setting)
        return
    sun(canvas, sun_x, sun_y, 70, mix("#ffe08a", palette.light, 0.3), palette.light)
    if palette.vignette > 0.2:
        white = mix(low, top, 0.5)
    elif palette.base == "#c63b2f":
        white = mix(top, "#5c2038", 0.5)
    else:
        white = mix("#ffffff", low, 0.15)
    for x, y, size in ((210, 160, 1.2), (540, 110, 0.8), (930, 320, 0.9)):
        cloud(canvas, x, y, size, white)


def _aurora(setting: Setting) -> None:
    """Curtains of green light with violet hems over the whole sky, as bright in every style."""
    canvas = setting.canvas
    crests = (
        [(-40, 190), (180, 110), (380, 180), (590, 90), (800, 140), (1064, 60)],
        [(-40, 350), (120, 230), (300, 310), (470, 190), (650, 280), (840, 150), (1064, 240)],
    )
    with canvas.layer("spot"):
        for number, crest in enumerate(crests):
            high = 150 + number * 60
            low = 190 + number * 160
            for share, colour, strength in ((1.0, "#8a5ad8", 0.5), (0.74, "#2fc79a", 0.7), (0.36, "#7df5b4", 0.85)):
                upper = [(x + 16, y - high * share) for x, y in reversed(crest)]
                light = Gradient((Stop(0, colour, 0.0), Stop(1, colour, strength)), (0, low - high - 60), (0, low))
                canvas.fill(shape(crest, upper), light, opacity=0.94, blur=6)
            for step in range(26):
                x = -20.0 + step * 42
                y = _height_at(crest, x)
                canvas.line([(x, y - 6), (x + 10, y - high * (0.4 + 0.2 * (step % 3)))], "#b8ffd8", 6, opacity=0.22)
            canvas.stroke(curve(crest), "#a8ffd0", 12, opacity=0.5, blur=4)


def _height_at(points: Sequence[tuple[float, float]], x: float) -> float:
    for (x0, y0), (x1, y1) in pairwise(points):
        if x0 <= x <= x1:
            return y0 + (y1 - y0) * (x - x0) / (x1 - x0)
    return points[-1][1]


def _meteors(setting: Setting) -> None:
    """Many shooting stars that fall the same way."""
    for x, y, length in (
        (470, 170, 250),
        (730, 130, 270),
        (220, 110, 190),
        (880, 300, 210),
        (110, 260, 160),
        (640, 320, 180),
    ):
        for part, width, opacity in ((1.0, 4, 0.4), (0.6, 7, 0.6), (0.3, 9, 0.9)):
            end = (x + length * part, y - length * 0.5 * part)
            setting.canvas.line([(x, y), end], "#fff3c4", width, opacity=opacity)
        setting.canvas.fill(star(x, y, 15, 4, 0.35), "#fffbe6")


def _eclipse(setting: Setting) -> None:
    """A black sun with its crown."""
    canvas = setting.canvas
    glow(canvas, 470, 180, 250, "#fff6d8", 0.9)
    canvas.fill(star(470, 180, 142, 16, 0.72, 11), "#fff3c4", opacity=0.96)
    canvas.fill(ellipse(470, 180, 98), "#fffbe8")
    canvas.fill(ellipse(470, 180, 88), "#201c34", Shade(60, 0.2))


_SKIES = {"aurora": _aurora, "meteors": _meteors, "eclipse": _eclipse}
"""Skies of their own by the weather's name. A new one is one function and one line here, and its words in sky.toml."""


def stars(setting: Setting, count: int, low: float) -> None:
    """Stars over the upper part of the picture."""
    for _ in range(count):
        x, y = setting.chance.uniform(0, 1024), setting.chance.uniform(0, low)
        size, opacity = setting.chance.choice([1.5, 2.2, 3]), setting.chance.uniform(0.5, 1)
        setting.canvas.fill(ellipse(x, y, size), "#fff6d8", opacity=opacity)


def glow(canvas: Canvas, x: float, y: float, radius: float, colour: str, strength: float = 0.6) -> None:
    """Soft light around a point."""
    gradient = Gradient((Stop(0, colour, strength), Stop(1, colour, 0)), (x, y), radius=radius)
    canvas.fill(ellipse(x, y, radius), gradient, opacity=0.94)


def sun(canvas: Canvas, x: float, y: float, radius: float, colour: str, halo: str) -> None:
    """The sun with its halo."""
    glow(canvas, x, y, radius * 2.6, halo, 0.75)
    canvas.fill(ellipse(x, y, radius), colour, Shade(60, 0.25, 0.2, 0.5))


def moon(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """A full moon with two craters."""
    glow(canvas, x, y, radius * 2.9, "#ffeab4", 0.5)
    canvas.fill(ellipse(x, y, radius), "#ffeab4", Shade(60, 0.35, 0.2, 0.6))
    canvas.fill(ellipse(x - radius * 0.27, y - radius * 0.27, radius * 0.17), "#f3d695")
    canvas.fill(ellipse(x + radius * 0.36, y + radius * 0.3, radius * 0.23), "#f3d695")


def cloud(canvas: Canvas, x: float, y: float, size: float, colour: str) -> None:
    """A flat-bottomed cloud about 220 wide at size 1."""
    outline = [(-110, 18), (-96, -16), (-58, -20), (-36, -54), (10, -58), (34, -30), (70, -36), (98, -8), (112, 20)]
    with canvas.at(translate(x, y), scale(size)):
        canvas.fill(blob([*outline, (60, 28), (0, 24), (-60, 28)]), colour, Shade(90, 0.28, 0.15, 0.55), opacity=0.96)


def birds(canvas: Canvas, x: float, y: float, colour: str) -> None:
    """Three birds far away."""
    for dx, dy, size in ((0, 0, 1.0), (60, -30, 0.8), (-40, 46, 0.7)):
        with canvas.at(translate(x + dx, y + dy), scale(size)):
            wings = bezier((-34, -10), ((-20, -28), (-6, -20), (0, 0)), ((6, -20), (20, -28), (34, -10)))
            canvas.stroke(wings, colour, 6)
