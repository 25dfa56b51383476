"""Places out of the ordinary: a stage, a train's inside, a dream land."""

from __future__ import annotations

from persode.illustration.colour import mix, tone
from persode.illustration.engine.affine import scale, translate
from persode.illustration.engine.canvas import Gradient, Shade, Stop
from persode.illustration.engine.shapes import blob, ellipse, polygon, rectangle, shape, star
from persode.illustration.places.furniture import window
from persode.illustration.places.scenery import grass, hills
from persode.illustration.places.setting import Setting
from persode.illustration.places.sky import cloud, glow, stars

__all__ = ["carriage", "fantasy", "front_crowd", "stage"]


def stage(setting: Setting) -> str:
    """Curtains, spotlights, boards. Returns the colour of the boards."""
    canvas, palette = setting.canvas, setting.palette
    back = mix(palette.shadow, palette.near, 0.25)
    top = mix(back, "#1a1433", 0.35)
    canvas.fill(
        rectangle(0, 0, 1024, 1024, 0), Gradient((Stop(0, top), Stop(1, mix(back, palette.mid, 0.3))), (0, 0), (0, 760))
    )
    for x, foot, colour in ((190, 300, palette.light), (520, 470, palette.accent2), (840, 700, palette.accent)):
        beam = polygon([(x - 20, 60), (x + 20, 60), (foot + 190, 800), (foot - 190, 800)])
        gradient = Gradient((Stop(0, colour, 0.5), Stop(1, colour, 0.04)), (x, 60), (foot, 800))
        canvas.fill(beam, gradient, opacity=0.9)
        canvas.fill(shape([(x - 26, 30), (x - 34, 76)], [(x + 34, 76), (x + 26, 30)]), "#3a3350", Shade(0, 0.4, 0.2))
        canvas.fill(ellipse(x, 76, 34, 9), "#fff6d8")
    canvas.line([(0, 30), (1024, 30)], "#3a3350", 16)
    boards = mix("#a8714e", palette.ground, 0.3)
    canvas.fill(rectangle(-10, 760, 1050, 280, 0), boards, Shade(90, 0.5, 0.15, 0.7))
    for x in range(-300, 1400, 110):
        canvas.line([(512 + (x - 512) * 0.7, 762), (x, 1030)], tone(boards, -0.05), 4)
    canvas.fill(ellipse(400, 930, 330, 66), palette.light, opacity=0.35, blur=10)
    cloth = mix(palette.accent, "#a5324a", 0.45)
    for side in (-1, 1):
        with canvas.at(translate(512, 0), scale(side, 1)):
            fall = shape(
                [(350, 0), (372, 300), (356, 560), (400, 800)], [(400, 800), (540, 820)], [(540, 820), (540, 0)]
            )
            canvas.fill(fall, cloth, Shade(180, 0.45, 0.2, 0.6))
            for x in (400, 440, 480):
                canvas.line([(x, 10), (x + 6, 300), (x, 560), (x + 14, 800)], tone(cloth, -0.07), 6)
            canvas.fill(rectangle(352, 540, 160, 20, 9), palette.accent2, Shade(90, 0.4))
    for x in range(-20, 1040, 130):
        canvas.fill(
            shape([(x, -10), (x + 130, -10)], [(x + 130, 40), (x + 65, 92), (x, 40)]), cloth, Shade(90, 0.4, 0.1)
        )
    return boards


def front_crowd(setting: Setting) -> None:
    """Heads and raised hands of an audience along the lower edge."""
    canvas, palette, chance = setting.canvas, setting.palette, setting.chance
    dark = mix(palette.shadow, "#1a1433", 0.4)
    for number, x in enumerate(range(20, 1040, 92)):
        y = 980 + chance.uniform(-10, 14)
        canvas.fill(ellipse(x, y + 60, 56, 56), dark)
        canvas.fill(ellipse(x, y, 38, 40), tone(dark, 0.03))
        if number % 3 == 0:
            canvas.line([(x + 44, y + 50), (x + 54, y - 20), (x + 50, y - 66)], dark, 20)


def carriage(setting: Setting) -> str:
    """Inside a train or bus: a wide window on a passing land, seats, straps. Returns the colour of the floor."""
    canvas, palette = setting.canvas, setting.palette
    wall_colour = setting.inside(mix(palette.sky_low, "#dfe6e4", 0.5))
    canvas.fill(rectangle(0, 0, 1024, 1024, 0), wall_colour, Shade(-60, 0.25, 0.1))
    window(setting, 110, 170, 370, 300)
    window(setting, 590, 170, 370, 300)
    canvas.fill(rectangle(-10, 70, 1050, 16, 8), setting.inside("#8a8f9c"), Shade(90, 0.4))
    for x in (160, 330, 520, 700, 870):
        canvas.line([(x, 82), (x, 120)], setting.inside("#6f7684"), 8)
        canvas.stroke(ellipse(x, 144, 24), setting.inside(palette.accent2), 9)
    floor_colour = setting.inside(mix("#8a8f9c", palette.ground, 0.35))
    canvas.fill(rectangle(-10, 780, 1050, 260, 0), floor_colour, Shade(90, 0.45, 0.1))
    seat = setting.inside(mix(palette.near, palette.accent, 0.15))
    for x in (-60, 330, 720):
        canvas.fill(rectangle(x, 520, 350, 220, 40), seat, Shade(60, 0.4, 0.15))
        canvas.fill(rectangle(x + 96, 496, 158, 60, 24), tone(seat, 0.05), Shade(90, 0.35))
        canvas.fill(rectangle(x - 6, 726, 362, 80, 24), tone(seat, 0.03), Shade(90, 0.45, 0.15))
    return floor_colour


def fantasy(setting: Setting) -> str:
    """A castle on a floating island, giant mushrooms; the sky is the mood's own. Returns the colour of the ground."""
    canvas, palette, chance = setting.canvas, setting.palette, setting.chance
    sky = Gradient(
        (
            Stop(0, mix(palette.sky_top, "#4a3fa6", 0.3)),
            Stop(0.6, mix(palette.sky_top, palette.sky_low, 0.5)),
            Stop(1, palette.sky_low),
        ),
        (0, 0),
        (0, 760),
    )
    canvas.fill(rectangle(0, 0, 1024, 1024, 0), sky, Shade(-90, 0.2))
    stars(setting, 60, 460)
    for sx, sy, tip in ((140, 120, 15), (430, 90, 11), (930, 380, 13)):
        canvas.fill(star(sx, sy, tip, 4, 0.28), "#fff6d8")
    glow(canvas, 800, 200, 210, "#ffe9b0", 0.6)
    canvas.fill(ellipse(800, 200, 92), mix("#ffe9b0", palette.light, 0.4), Shade(60, 0.4, 0.2))
    _castle(setting)
    for cx, cy in ((110, 430), (930, 450)):
        cloud(canvas, cx, cy, 1, mix(palette.sky_low, palette.light, 0.5))
    hills(setting, 700, 26, mix(palette.mid, palette.near, 0.3), 5)
    hills(setting, 760, 20, mix(palette.mid, "#5f9fc0", 0.3), 4)
    ground = mix(palette.near, "#58b890", 0.35)
    hills(setting, 820, 16, ground, 4)
    for x, y, size, cap in (
        (66, 880, 1.15, palette.accent),
        (964, 880, 1.0, palette.accent),
        (170, 862, 0.6, palette.accent2),
    ):
        _mushroom(setting, x, y, size, cap)
    for _ in range(60):
        grass(canvas, chance.uniform(0, 1024), chance.uniform(860, 1000), tone(ground, -0.08), chance)
    return ground


def _castle(setting: Setting) -> None:
    canvas, palette = setting.canvas, setting.palette
    with canvas.at(translate(690, 560), scale(0.9)):
        rock = [(-190, -10), (190, -10), (130, 50), (60, 96), (10, 130), (-50, 92), (-130, 50)]
        canvas.fill(blob(rock), mix(palette.near, "#7a55b8", 0.4), Shade(90, 0.55, 0.1, 0.7))
        turf = [(-200, -8), (-100, -34), (0, -26), (100, -36), (200, -8), (100, 16), (0, 10), (-100, 18)]
        canvas.fill(blob(turf), mix(palette.mid, "#79cf9f", 0.4), Shade(90, 0.4, 0.2))
        wall_colour = mix(palette.light, "#fbe0ee", 0.4)
        for x, width, height in ((-80, 60, 120), (60, 56, 140), (-12, 70, 190)):
            canvas.fill(rectangle(x - width / 2, -height - 16, width, height, 3), wall_colour, Shade(0, 0.45, 0.15))
            roof = polygon([(x - width / 2 - 10, -height - 14), (x, -height - 92), (x + width / 2 + 10, -height - 14)])
            canvas.fill(roof, palette.accent, Shade(20, 0.5, 0.2))
            canvas.fill(rectangle(x - 9, -height + 16, 18, 34, 9), "#ffd27a")


def _mushroom(setting: Setting, x: float, y: float, size: float, cap: str) -> None:
    canvas = setting.canvas
    with canvas.at(translate(x, y), scale(size)):
        stem = shape([(-30, 0), (-22, -60), (-26, -120)], [(26, -120), (22, -60), (30, 0)])
        canvas.fill(stem, "#fff0dc", Shade(0, 0.45, 0.15))
        dome = shape([(-98, -104), (-80, -170), (0, -214), (80, -170), (98, -104)], [(98, -104), (0, -88), (-98, -104)])
        canvas.fill(dome, cap, Shade(50, 0.5, 0.3))
        for dx, dy, radius in ((-46, -150, 17), (8, -180, 20), (54, -138, 14), (-4, -124, 11)):
            canvas.fill(ellipse(dx, dy, radius, radius * 0.86), "#fff6e6")
