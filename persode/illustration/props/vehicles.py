"""Vehicles, on their wheels at y 0, facing left. A true size: a bicycle is 380 wide, a car 500, a bus 640."""

from __future__ import annotations

import math

from persode.illustration.colour import mix, tone
from persode.illustration.engine.affine import scale
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import ellipse, heart, limb, polygon, rectangle, shape
from persode.illustration.palettes import Palette

__all__ = [
    "ambulance", "bicycle", "boat", "bus", "car", "plane", "scooter", "taxi", "tractor", "train",
]  # fmt: skip

_GLASS = "#d5f1f2"
_METAL = "#d9d3cc"


def _wheel(canvas: Canvas, x: float, radius: float = 44) -> None:
    canvas.fill(ellipse(x, -radius + 8, radius), "#2b2733", Shade(60, 0.3, 0.2))
    canvas.fill(ellipse(x, -radius + 8, radius * 0.48), _METAL, Shade(60, 0.4))
    canvas.fill(ellipse(x, -radius + 8, radius * 0.17), "#2b2733")


def car(canvas: Canvas, palette: Palette, paint: str = "#5a4fb0") -> None:
    """A car."""
    paint = palette.tint or paint
    with canvas.at(scale(1.14)):
        body = shape(
            [(-214, -34), (-220, -84), (-170, -104), (-128, -112)],
            [(-128, -112), (-84, -186), (-40, -196), (90, -194), (142, -168), (176, -108)],
            [(176, -108), (216, -96), (222, -50), (214, -30)],
        )
        canvas.fill(body, paint, Shade(90, 0.5, 0.25, 0.55))
        canvas.fill(
            shape([(-104, -114), (-70, -172), (-12, -176)], [(-12, -176), (-12, -114)]),
            _GLASS,
            Shade(60, 0.25, 0.3, 0.5),
        )
        rear = shape([(6, -114), (6, -176), (84, -174)], [(84, -174), (120, -152), (140, -114)])
        canvas.fill(rear, _GLASS, Shade(60, 0.25, 0.3, 0.5))
        for start, end in (((-86, -120), (-58, -166)), ((26, -122), (46, -168))):
            canvas.line([start, end], "#ffffff", 6, opacity=0.6)
        canvas.line([(-2, -110), (-6, -40)], tone(paint, -0.09), 4)
        canvas.fill(rectangle(14, -96, 30, 8, 4), tone(paint, -0.12))
        canvas.fill(ellipse(-198, -76, 15, 18), "#fff3b8", line="#fff9e0", width=4)
        canvas.fill(rectangle(200, -88, 18, 26, 6), "#ff5a4d")
        for x in (-226, 178):
            canvas.fill(rectangle(x, -50, 54, 18, 8), _METAL, Shade(90, 0.4))
        for x in (-122, 126):
            canvas.fill(ellipse(x, -30, 50), tone(paint, -0.16))
            _wheel(canvas, x, 42)


def taxi(canvas: Canvas, palette: Palette) -> None:
    """A yellow car with a roof sign."""
    canvas.fill(rectangle(-40, -252, 90, 34, 8), "#fff6dc", Shade(90, 0.3))
    car(canvas, palette, "#f5b92e")


def bus(canvas: Canvas, palette: Palette, paint: str = "#e8703a") -> None:
    """A town bus."""
    paint = palette.tint or paint
    canvas.fill(rectangle(-320, -300, 640, 270, 34), paint, Shade(90, 0.45, 0.2, 0.5))
    canvas.fill(rectangle(-320, -124, 640, 30, 0), "#fff3dc", opacity=0.97)
    canvas.fill(rectangle(-312, -270, 82, 140, 16), _GLASS, Shade(60, 0.25, 0.3))
    for x in (-214, -110, 112, 216):
        canvas.fill(rectangle(x, -268, 88, 104, 12), _GLASS, Shade(60, 0.25, 0.3))
        canvas.line([(x + 20, -182), (x + 46, -250)], "#ffffff", 6, opacity=0.55)
    canvas.fill(rectangle(0, -268, 90, 216, 10), tone(paint, -0.1))
    for x in (8, 49):
        canvas.fill(rectangle(x, -258, 34, 196, 8), _GLASS, Shade(60, 0.25, 0.3))
    canvas.fill(ellipse(-308, -76, 11, 16), "#fff3b8")
    canvas.fill(rectangle(304, -96, 12, 34, 5), "#d9443a")
    for x in (-196, 206):
        canvas.fill(ellipse(x, -34, 58, 52), tone(paint, -0.16))
        _wheel(canvas, x, 46)


def train(canvas: Canvas, palette: Palette) -> None:
    """The head of a train, and a wagon that runs off the picture."""
    paint, stripe = "#3f8fa8", "#ffd24a"
    canvas.fill(rectangle(-340, -16, 760, 14, 4), "#6b5f66")
    head = shape(
        [(-310, -40), (-322, -130), (-270, -236), (-180, -282)], [(-180, -282), (420, -282)], [(420, -282), (420, -40)]
    )
    canvas.fill(head, paint, Shade(90, 0.45, 0.2, 0.5))
    canvas.fill(rectangle(-316, -112, 736, 28, 0), stripe)
    canvas.fill(
        shape([(-290, -140), (-252, -222), (-196, -246)], [(-196, -246), (-196, -140)]), _GLASS, Shade(60, 0.25, 0.3)
    )
    for x in (-150, -30, 170, 290):
        canvas.fill(rectangle(x, -244, 96, 92, 14), _GLASS, Shade(60, 0.25, 0.3))
        canvas.line([(x + 24, -170), (x + 50, -226)], "#ffffff", 6, opacity=0.55)
    canvas.fill(rectangle(86, -248, 66, 196, 8), tone(paint, -0.09))
    canvas.fill(ellipse(-302, -76, 13), "#fff3b8")
    for x in (-220, -140, 200, 290):
        canvas.fill(ellipse(x, -28, 27), "#2b2733", Shade(60, 0.3, 0.2))
        canvas.fill(ellipse(x, -28, 11), _METAL)


def tractor(canvas: Canvas, palette: Palette) -> None:
    """A tractor, 400 wide."""
    paint = palette.tint or "#5f9a4e"
    canvas.line([(-96, -180), (-96, -270)], "#4a4458", 15)
    canvas.fill(rectangle(-190, -190, 200, 96, 16), paint, Shade(90, 0.45, 0.2))
    canvas.fill(rectangle(-10, -300, 150, 210, 14), paint, Shade(20, 0.45, 0.1))
    canvas.fill(rectangle(8, -282, 114, 100, 10), _GLASS, Shade(60, 0.25, 0.3))
    canvas.fill(rectangle(-24, -314, 176, 22, 8), tone(paint, -0.1), Shade(90, 0.3))
    canvas.fill(ellipse(-182, -146, 14, 18), "#fff3b8")
    _wheel(canvas, -132, 58)
    _wheel(canvas, 92, 96)


def ambulance(canvas: Canvas, palette: Palette) -> None:
    """An ambulance with a heart on its side, 520 wide."""
    canvas.fill(rectangle(-20, -276, 60, 30, 8), "#5b9fd6", Shade(90, 0.3))
    canvas.fill(rectangle(-120, -250, 380, 216, 16), "#fffaf0", Shade(90, 0.4, 0.1))
    cab = shape([(-258, -40), (-258, -120), (-190, -218), (-110, -222)], [(-110, -222), (-110, -40)])
    canvas.fill(cab, "#fffaf0", Shade(90, 0.4, 0.1))
    canvas.fill(polygon([(-236, -124), (-184, -200), (-128, -204), (-128, -124)]), _GLASS, Shade(60, 0.25, 0.3))
    canvas.fill(rectangle(-258, -104, 518, 26, 0), "#e0574a")
    canvas.fill(heart(80, -172, 32), "#e0574a")
    for x in (-168, 160):
        canvas.fill(ellipse(x, -34, 52, 48), "#cfc6ba")
        _wheel(canvas, x, 44)


def bicycle(canvas: Canvas, palette: Palette) -> None:
    """A bicycle."""
    frame = palette.tint or mix(palette.accent, "#e0483f", 0.5)
    tyre = "#2b2733"
    for x in (-124, 124):
        canvas.stroke(ellipse(x, -78, 70), tyre, 11)
        canvas.stroke(ellipse(x, -78, 61), _METAL, 3)
        for spoke in range(6):
            angle = spoke * math.pi / 6
            dx, dy = 60 * math.cos(angle), 60 * math.sin(angle)
            canvas.line([(x - dx, -78 - dy), (x + dx, -78 + dy)], "#e8e2da", 1.8)
        canvas.fill(ellipse(x, -78, 8), tyre)
    saddle, pedals, bar = (56, -196), (14, -82), (-86, -190)
    for line in (
        [bar, pedals],
        [pedals, saddle],
        [(bar[0] + 4, bar[1] + 12), (saddle[0] - 4, saddle[1] + 14)],
        [pedals, (124, -78)],
        [(124, -78), (52, -176)],
    ):
        canvas.line(line, frame, 11)
    canvas.line([(-124, -78), (-92, -176), (-82, -214)], frame, 11)
    canvas.line([(-70, -232), (-92, -226), (-122, -240)], tyre, 9)
    canvas.line([(saddle[0], saddle[1]), (saddle[0] + 4, saddle[1] - 16)], _METAL, 8)
    canvas.fill(
        shape([(22, -222), (60, -226), (92, -216)], [(92, -216), (70, -204), (22, -222)]),
        "#5a3b2e",
        Shade(90, 0.4),
        line="#5a3b2e",
        width=7,
    )
    canvas.fill(ellipse(14, -82, 18), "#6f7684", Shade(60, 0.4))
    canvas.line([(14, -82), (26, -46)], "#6f7684", 6)
    canvas.line([(12, -44), (42, -46)], tyre, 8)
    basket = polygon([(-148, -216), (-92, -216), (-100, -166), (-140, -166)])
    canvas.fill(basket, "#c9955f", Shade(90, 0.4), line="#c9955f", width=5)
    for x in (-134, -120, -106):
        canvas.line([(x, -212), (x, -170)], "#a97a48", 3)


def scooter(canvas: Canvas, palette: Palette) -> None:
    """A motor scooter, 330 wide."""
    paint = palette.accent
    canvas.line([(-118, -40), (-88, -190)], _METAL, 14)
    canvas.line([(-66, -210), (-92, -196), (-126, -210)], "#2b2733", 11)
    body = shape(
        [(-92, -44), (-20, -52), (10, -60)],
        [(10, -60), (40, -140), (140, -138), (164, -60)],
        [(164, -60), (120, -34), (-92, -32)],
    )
    canvas.fill(body, paint, Shade(90, 0.45, 0.25))
    canvas.fill(shape([(-112, -60), (-98, -180), (-72, -182)], [(-72, -182), (-78, -54)]), paint, Shade(0, 0.4, 0.2))
    canvas.fill(rectangle(28, -160, 118, 26, 13), "#5a3b2e", Shade(90, 0.4))
    canvas.fill(ellipse(-104, -190, 14), "#fff3b8")
    for x in (-118, 118):
        _wheel(canvas, x, 38)


def boat(canvas: Canvas, palette: Palette) -> None:
    """A ferry, 560 wide, its waterline at 0."""
    canvas.fill(rectangle(-150, -196, 300, 76, 12), "#fffaf0", Shade(0, 0.4, 0.1))
    canvas.fill(rectangle(-80, -256, 170, 64, 12), "#fffaf0", Shade(0, 0.4, 0.1))
    canvas.fill(rectangle(40, -320, 54, 70, 6), palette.accent, Shade(0, 0.45))
    for x in (-126, -66, -6, 54, 110):
        canvas.fill(ellipse(x, -158, 16), _GLASS, line="#8fb8c9", width=4)
    hull = shape(
        [(-280, -124), (270, -124)],
        [(270, -124), (236, -30), (216, 0)],
        [(216, 0), (-214, 0)],
        [(-214, 0), (-262, -60), (-280, -124)],
    )
    canvas.fill(hull, "#3f5f9a", Shade(90, 0.45, 0.2))
    canvas.fill(polygon([(-272, -100), (262, -100), (256, -76), (-264, -76)]), "#fff3dc")
    canvas.fill(limb([(-230, 4), (0, 12), (230, 4)], 14, 14), "#f4fbff")


def plane(canvas: Canvas, palette: Palette) -> None:
    """An airliner in the sky, climbing to the left, 300 wide, about its middle."""
    white, wing = "#fbf6ec", palette.accent
    canvas.fill(polygon([(100, -10), (150, -92), (176, -86), (146, 4)]), wing, Shade(90, 0.35), line=wing, width=6)
    canvas.fill(
        polygon([(6, -16), (64, -92), (90, -90), (60, -10)]), tone(wing, -0.05), line=tone(wing, -0.05), width=6
    )
    canvas.fill(
        shape(
            [(-160, 6), (-140, -26), (-90, -36), (60, -32), (150, -14)],
            [(150, -14), (156, 6), (60, 34), (-110, 36), (-160, 6)],
        ),
        white,
        Shade(90, 0.4, 0.2),
    )
    canvas.fill(polygon([(-20, 12), (62, 12), (116, 96), (84, 98)]), wing, Shade(90, 0.35, 0.1), line=wing, width=8)
    canvas.fill(shape([(-150, -8), (-132, -24), (-112, -26)], [(-112, -26), (-112, -6), (-150, -8)]), "#4f6f90")
    for x in range(-80, 110, 27):
        canvas.fill(ellipse(x, -10, 7, 8), "#7fb7d6")
    canvas.line([(190, -4), (300, 20)], "#ffffff", 9, opacity=0.75)
    canvas.line([(196, 22), (270, 40)], "#ffffff", 6, opacity=0.55)
