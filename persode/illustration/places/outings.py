"""Where people go out to: a fair, a cinema, a museum, a church, an airport, a platform. Each returns its ground."""

from __future__ import annotations

import math

from persode.illustration.colour import mix, tone
from persode.illustration.engine.affine import rotate, translate
from persode.illustration.engine.canvas import Gradient, Shade, Stop
from persode.illustration.engine.shapes import curve, ellipse, polygon, rectangle, shape
from persode.illustration.places.furniture import clock, floor, picture, wall
from persode.illustration.places.scenery import awning
from persode.illustration.places.setting import Setting
from persode.illustration.places.sky import draw_sky, glow

__all__ = ["airport", "church", "cinema", "fair", "museum", "platform"]


def fair(setting: Setting) -> str:
    """A big wheel, a roller coaster with its train, a striped booth, strings of lamps."""
    draw_sky(setting, 560)
    canvas, palette = setting.canvas, setting.palette
    track = setting.lit(mix(palette.accent, "#b5405a", 0.4))
    rail = [(360, 700), (450, 330), (560, 230), (660, 420), (740, 560), (840, 380), (930, 300), (1040, 520)]
    for x in range(400, 1040, 44):
        canvas.line([(x, 740), (x, 360 + 120 * math.sin((x - 420) / 105) ** 2)], tone(track, 0.12), 5)
    canvas.stroke(curve(rail), track, 17)
    canvas.stroke(curve(rail), setting.lit("#fff3dc"), 5)
    for x, y, turn in ((508, 252, -34), (560, 214, -4), (606, 250, 44)):
        with canvas.at(translate(x, y), rotate(turn)):
            canvas.fill(rectangle(-27, -34, 54, 32, 10), setting.lit(palette.accent2), Shade(90, 0.4, 0.2))
            for dx in (-12, 12):
                canvas.fill(ellipse(dx, -44, 11), setting.lit("#e2a577"))
                canvas.line([(dx, -36), (dx + 5, -70)], setting.lit("#e2a577"), 6)
    _big_wheel(setting, 170, 380, 220)
    wood = setting.lit(mix(palette.mid, "#fff3dc", 0.4))
    canvas.fill(rectangle(760, 560, 250, 190, 4), wood, Shade(90, 0.4))
    canvas.fill(rectangle(784, 618, 202, 70, 4), setting.inside("#ffdf94"), Shade(60, 0.3))
    awning(canvas, 746, 548, 280, setting.lit("#fff3dc"), setting.lit(palette.accent), 8)
    ground = setting.lawn(mix(palette.ground, "#d9c3a5", 0.4))
    canvas.fill(rectangle(-10, 742, 1050, 300, 0), ground, Shade(90, 0.4, 0.1, 0.6))
    lamps = [(-20, 60), (200, 130), (430, 90), (660, 140), (860, 80), (1050, 130)]
    canvas.stroke(curve(lamps), setting.lit("#4a3f58"), 4)
    for number, (bulb_x, bulb_y) in enumerate(curve(lamps).outline(6)):
        canvas.fill(
            ellipse(bulb_x, bulb_y + 12, 11),
            ("#ffe08a", palette.accent, palette.accent2)[number % 3],
            Shade(60, 0.2, 0.2),
        )
    return ground


def _big_wheel(setting: Setting, x: float, y: float, radius: float) -> None:
    canvas, palette = setting.canvas, setting.palette
    steel = setting.lit(mix("#8a8fa8", palette.near, 0.3))
    for foot in (-120, 120):
        canvas.line([(x, y), (x + foot, 745)], steel, 14)
    for size in (radius, radius * 0.82):
        canvas.stroke(ellipse(x, y, size), steel, 9)
    for spoke in range(10):
        angle = spoke * math.tau / 10
        dx, dy = radius * math.cos(angle), radius * math.sin(angle)
        canvas.line([(x, y), (x + dx, y + dy)], steel, 5)
        paint = setting.lit((palette.accent, palette.accent2, "#fff3dc")[spoke % 3])
        canvas.fill(rectangle(x + dx - 24, y + dy + 4, 48, 40, 14), paint, Shade(90, 0.4, 0.2))
    canvas.fill(ellipse(x, y, 24), setting.lit(palette.accent), Shade(60, 0.4))


def cinema(setting: Setting) -> str:
    """A dark hall, a bright screen with a picture on it, rows of red seats with heads."""
    canvas, palette, chance = setting.canvas, setting.palette, setting.chance
    dark = mix(palette.shadow, "#1a1433", 0.5)
    canvas.fill(rectangle(0, 0, 1024, 1024, 0), dark, Shade(90, 0.2))
    glow(canvas, 560, 300, 520, palette.light, 0.45)
    canvas.fill(rectangle(150, 80, 790, 400, 12), "#fffaf0", Shade(90, 0.15))
    screen = rectangle(166, 96, 758, 368, 6)
    with canvas.clip(screen):
        sky = Gradient((Stop(0, palette.sky_top), Stop(1, palette.sky_low)), (0, 96), (0, 464))
        canvas.fill(screen, sky)
        canvas.fill(ellipse(700, 250, 76), palette.light)
        canvas.fill(polygon([(166, 464), (330, 220), (470, 400), (600, 270), (800, 464)]), palette.near, Shade(20, 0.4))
        canvas.fill(ellipse(500, 500, 460, 90), palette.mid)
    cloth = mix(palette.accent, "#a5324a", 0.5)
    for x in (-10, 964):
        canvas.fill(rectangle(x, 40, 110, 520, 10), cloth, Shade(0, 0.45, 0.2))
    seats = mix("#8f2f44", palette.shadow, 0.25)
    for row, y in enumerate((590, 690)):
        for x in range(-60 - row * 50, 1060, 132):
            canvas.fill(rectangle(x, y, 116, 150, 34), tone(seats, row * 0.04), Shade(90, 0.4, 0.1))
            if chance.random() < 0.4 and not 260 < x < 520:
                canvas.fill(ellipse(x + 58, y - 8, 36, 40), mix("#2b2433", palette.near, 0.2))
    ground = mix(dark, "#6b3a48", 0.5)
    canvas.fill(rectangle(-10, 800, 1050, 240, 0), ground, Shade(90, 0.4))
    for x in (60, 520, 980):
        canvas.fill(ellipse(x, 830, 36, 8), "#ffd98a", opacity=0.96)
    return ground


def museum(setting: Setting) -> str:
    """A hall with framed paintings, a statue on a plinth, a rope."""
    canvas, palette = setting.canvas, setting.palette
    wall(setting, mix(palette.sky_low, "#e9dfd2", 0.55))
    colour = floor(setting, "#b98a6c")
    for x, y, width, height in ((70, 150, 230, 290), (370, 120, 320, 220)):
        picture(setting, x, y, width, height)
        canvas.fill(
            polygon(
                [
                    (x + width / 2 - 40, y - 60),
                    (x + width / 2 + 40, y - 60),
                    (x + width * 0.9, y - 12),
                    (x + width * 0.1, y - 12),
                ]
            ),
            "#fff3c4",
            opacity=0.5,
        )
    stone = setting.inside(mix("#e6e2dc", palette.far, 0.2))
    canvas.fill(rectangle(800, 520, 180, 250, 4), tone(stone, -0.05), Shade(0, 0.4, 0.1))
    canvas.fill(rectangle(784, 500, 212, 26, 4), stone, Shade(90, 0.35))
    canvas.fill(
        shape([(820, 500), (830, 420), (866, 390)], [(914, 390), (950, 420), (960, 500)]), stone, Shade(20, 0.45, 0.1)
    )
    canvas.fill(ellipse(890, 330, 54, 66), stone, Shade(20, 0.4, 0.1))
    for x in (840, 900, 936):
        canvas.fill(ellipse(x, 280, 34, 26), tone(stone, -0.04), Shade(60, 0.35))
    canvas.line([(884, 326), (872, 350), (886, 354)], tone(stone, -0.14), 5)
    brass = setting.inside("#d9a84e")
    for x in (90, 330, 570):
        canvas.fill(rectangle(x - 6, 620, 12, 150, 4), brass, Shade(0, 0.4))
        canvas.fill(ellipse(x, 616, 14), brass, Shade(60, 0.4))
    for x in (90, 330):
        canvas.stroke(curve([(x, 632), (x + 120, 690), (x + 240, 632)]), setting.inside("#a5324a"), 13)
    return colour


def church(setting: Setting) -> str:
    """Tall coloured windows, arches, rows of candles, benches."""
    canvas, palette = setting.canvas, setting.palette
    stone = wall(setting, mix(palette.sky_low, "#d9cfc4", 0.6))
    for x in (150, 512, 874):
        canvas.fill(
            shape([(x - 110, 560), (x - 110, 230), (x, 60), (x + 110, 230), (x + 110, 560)]),
            tone(stone, -0.08),
            Shade(0, 0.3),
        )
        pane = shape([(x - 84, 540), (x - 84, 250), (x, 104), (x + 84, 250), (x + 84, 540)])
        canvas.fill(pane, setting.inside(mix(palette.sky_top, "#5b8fe0", 0.3)), Shade(60, 0.2, 0.2))
        with canvas.clip(pane):
            for row in range(6):
                for column in range(4):
                    tint = (palette.accent, palette.accent2, "#7fb7d6", "#b58be0", "#7fbf9a")[
                        (row * 3 + column * 2) % 5
                    ]
                    canvas.fill(
                        rectangle(x - 82 + column * 42, 130 + row * 70, 38, 64, 4),
                        setting.inside(mix(tint, "#ffffff", 0.15)),
                    )
        glow(canvas, x, 330, 190, palette.light, 0.3)
    ground = floor(setting, "#a9a3a0", boards=False)
    wood = setting.inside("#8a5a3e")
    for x in (-60, 760):
        canvas.fill(rectangle(x, 660, 330, 120, 10), wood, Shade(90, 0.4, 0.1))
        canvas.fill(rectangle(x - 10, 644, 350, 26, 8), tone(wood, 0.04), Shade(90, 0.35))
    canvas.fill(rectangle(560, 640, 190, 14, 3), setting.inside("#4a4458"))
    canvas.fill(rectangle(648, 650, 14, 120, 3), setting.inside("#4a4458"))
    for x in range(574, 744, 28):
        canvas.fill(rectangle(x, 604, 15, 38, 3), "#fff6e2", Shade(0, 0.3))
        glow(canvas, x + 7, 590, 34, "#ffd98a", 0.7)
        canvas.fill(ellipse(x + 7, 592, 6, 12), "#ffb03a")
    return ground


def airport(setting: Setting) -> str:
    """A hall with a wall of glass, a plane outside, a board of departures, a row of seats."""
    canvas, palette = setting.canvas, setting.palette
    wall(setting, mix(palette.sky_low, "#e3e8ea", 0.5))
    glass = rectangle(30, 220, 964, 400, 4)
    low = mix(palette.sky_low, palette.sky_top, 0.3)
    with canvas.clip(glass):
        canvas.fill(
            glass,
            Gradient((Stop(0, setting.lit(palette.sky_top)), Stop(1, setting.lit(low))), (0, 220), (0, 620)),
            Shade(-90, 0.15),
        )
        canvas.fill(rectangle(0, 560, 1040, 80, 0), setting.lit(mix(palette.ground, "#8a8fa0", 0.6)))
        white = setting.lit("#fbf6ec")
        canvas.fill(
            polygon([(770, 440), (900, 320), (940, 330), (880, 460)]), setting.lit(palette.accent), Shade(90, 0.3)
        )
        canvas.fill(
            shape(
                [(350, 500), (400, 452), (520, 436), (880, 440), (930, 470)],
                [(930, 470), (860, 520), (420, 528), (350, 500)],
            ),
            white,
            Shade(90, 0.4, 0.1),
        )
        for x in range(470, 860, 34):
            canvas.fill(ellipse(x, 472, 8, 10), setting.lit("#7fb7d6"))
        canvas.fill(
            polygon([(580, 500), (700, 500), (800, 560), (740, 566)]), setting.lit(palette.accent), Shade(90, 0.3)
        )
        for x in (460, 680):
            canvas.fill(ellipse(x, 556, 16), "#2b2733")
    frame = setting.inside("#8a8f9c")
    for x in (30, 270, 512, 754, 984):
        canvas.fill(rectangle(x - 6, 210, 13, 420, 2), frame, Shade(0, 0.3))
    board = setting.inside("#2f3550")
    canvas.fill(rectangle(300, 56, 430, 130, 10), board, Shade(60, 0.3, 0.1))
    for row in range(4):
        for x, width in ((322, 60), (400, 150), (570, 60), (650, 56)):
            canvas.fill(rectangle(x, 74 + row * 27, width, 13, 3), "#ffd27a" if row != 1 or x < 560 else palette.accent)
    ground = floor(setting, "#c9d3d0", boards=False)
    for x in (610, 740, 870):
        canvas.fill(
            rectangle(x, 640, 112, 100, 16), setting.inside(mix(palette.near, palette.accent, 0.2)), Shade(90, 0.4)
        )
        canvas.fill(rectangle(x - 4, 730, 120, 30, 10), setting.inside(palette.near), Shade(90, 0.4))
        canvas.fill(rectangle(x + 50, 760, 12, 40, 3), frame)
    return ground


def platform(setting: Setting) -> str:
    """A railway platform under a roof: rails, a clock, a lamp, a yellow line."""
    draw_sky(setting, 800, 330)
    canvas, palette = setting.canvas, setting.palette
    far = setting.lit(mix(palette.far, palette.mid, 0.4))
    for x, width, height in ((-20, 220, 170), (180, 160, 120), (340, 240, 190), (590, 190, 130), (790, 260, 180)):
        canvas.fill(rectangle(x, 620 - height, width, height + 60, 4), far, Shade(90, 0.25))
    bed = setting.lit(mix("#8a7f7a", palette.ground, 0.3))
    canvas.fill(rectangle(-10, 640, 1050, 130, 0), bed, Shade(90, 0.3))
    for x in range(-20, 1040, 62):
        canvas.fill(rectangle(x, 668, 36, 66, 3), setting.lit("#6b4f40"))
    for y in (676, 720):
        canvas.fill(rectangle(-10, y, 1050, 9, 2), setting.lit("#c3c8d0"), Shade(90, 0.3))
    roof = setting.lit(mix(palette.near, palette.accent, 0.25))
    canvas.fill(polygon([(-10, 60), (1034, 60), (1034, 150), (-10, 190)]), roof, Shade(90, 0.4, 0.1))
    for x in range(-10, 1040, 64):
        canvas.fill(
            polygon([(x, 176 - x * 0.038), (x + 32, 216 - x * 0.038), (x + 64, 174 - x * 0.038)]), tone(roof, -0.05)
        )
    steel = setting.lit("#4a5568")
    for x in (96, 930):
        canvas.fill(rectangle(x, 150, 26, 640, 4), steel, Shade(0, 0.4))
    canvas.line([(590, 160), (590, 236)], steel, 8)
    clock(setting, 590, 286, 52)
    ground = setting.lawn(mix(palette.ground, "#c9bdb2", 0.5))
    canvas.fill(rectangle(-10, 766, 1050, 270, 0), ground, Shade(90, 0.4, 0.1, 0.6))
    canvas.fill(rectangle(-10, 766, 1050, 18, 0), setting.lit("#f4efe2"))
    canvas.fill(rectangle(-10, 806, 1050, 20, 0), setting.lit("#ffcf3a"))
    for x in range(-40, 1080, 124):
        canvas.line([(x, 830), (x - 70, 1030)], tone(ground, -0.05), 4)
    return ground
