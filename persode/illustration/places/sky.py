"""Skies: gradient, sun or moon, stars and clouds."""

from __future__ import annotations

from persode.illustration.colour import mix
from persode.illustration.engine.affine import scale, translate
from persode.illustration.engine.canvas import Canvas, Gradient, Shade, Stop
from persode.illustration.engine.shapes import bezier, blob, ellipse, rectangle
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
    sun(canvas, sun_x, sun_y, 70, mix("#ffe08a", palette.light, 0.3), palette.light)
    if palette.vignette > 0.2:
        white = mix(low, top, 0.5)
    elif palette.base == "#c63b2f":
        white = mix(top, "#5c2038", 0.5)
    else:
        white = mix("#ffffff", low, 0.15)
    for x, y, size in ((210, 160, 1.2), (540, 110, 0.8), (930, 320, 0.9)):
        cloud(canvas, x, y, size, white)


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
