"""What lies over or around a scene: rain, snow, confetti, hearts, a quarrel's sparks, a fear's shadow, a thought."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from persode.illustration.colour import mix
from persode.illustration.engine.affine import rotate, scale, translate
from persode.illustration.engine.canvas import Canvas, Gradient, Shade, Stop
from persode.illustration.engine.path import Box
from persode.illustration.engine.shapes import bezier, blob, ellipse, heart, polygon, rectangle, shape
from persode.illustration.palettes import Palette

__all__ = [
    "bubble", "confetti", "exhaust", "falling", "fireflies", "fog", "hail", "halo", "hearts", "heat", "lens",
    "lightning", "looming",
    "puzzled", "quarrel", "rain", "snow", "talk", "wind",
]  # fmt: skip


def _outside(x: float, y: float, boxes: Sequence[Box]) -> bool:
    return not any(left < x < right and top < y < bottom for left, top, right, bottom in boxes)


def rain(canvas: Canvas, palette: Palette, chance: random.Random, faces: Sequence[Box], *, heavy: bool) -> None:
    """Slanted streaks that leave faces free."""
    colour, slant = mix("#eef4fb", palette.sky_low, 0.3), math.tan(math.radians(14))
    for _ in range(140 if heavy else 100):
        x, y, length = chance.uniform(-40, 1064), chance.uniform(-20, 1000), 66 * chance.uniform(0.5, 1.1)
        width, opacity = chance.choice([3.5, 4.2, 5.2]), 0.9 * chance.uniform(0.6, 1)
        if _outside(x - slant * length / 2, y + length / 2, faces):
            canvas.line(
                [(x + 4, y), (x - slant * length + 4, y + length)], "#5f86b4", width * 0.7, opacity=opacity * 0.5
            )
            canvas.line([(x, y), (x - slant * length, y + length)], colour, width, opacity=opacity)


def snow(canvas: Canvas, chance: random.Random, faces: Sequence[Box]) -> None:
    """Flakes that leave faces free."""
    for _ in range(100):
        x, y, size = chance.uniform(0, 1024), chance.uniform(0, 1000), chance.uniform(3, 8)
        if _outside(x, y, faces):
            canvas.fill(ellipse(x, y, size), "#ffffff", opacity=0.92)


def hail(canvas: Canvas, chance: random.Random, faces: Sequence[Box]) -> None:
    """Balls of ice that fall, bounce and lie."""
    for _ in range(70):
        x, y, size = chance.uniform(0, 1024), chance.uniform(0, 760), chance.uniform(6, 11)
        if _outside(x, y, faces):
            canvas.line([(x + 5, y - 30), (x + 2, y - 12)], "#ffffff", 4, opacity=0.6)
            canvas.fill(ellipse(x, y, size), "#f4fbff", Shade(60, 0.35), line="#a9c4dc", width=2.5)
    for _ in range(60):
        x, y, size = chance.uniform(0, 1024), chance.uniform(800, 1000), chance.uniform(8, 14)
        canvas.fill(ellipse(x, y, size, size * 0.85), "#f4fbff", Shade(60, 0.35), line="#a9c4dc", width=2.5)


def wind(canvas: Canvas, palette: Palette, chance: random.Random, faces: Sequence[Box]) -> None:
    """Gusts that curl, and leaves that fly in them."""
    for _ in range(9):
        x, y = chance.uniform(-60, 760), chance.uniform(90, 700)
        if _outside(x + 150, y, faces) and _outside(x + 60, y, faces):
            gust = [(x, y), (x + 120, y - 14), (x + 230, y), (x + 270, y - 34), (x + 236, y - 52), (x + 216, y - 30)]
            canvas.line(gust, "#ffffff", 7, opacity=0.8)
    for _ in range(26):
        x, y, turn = chance.uniform(0, 1024), chance.uniform(120, 900), chance.uniform(0, 180)
        if _outside(x, y, faces):
            with canvas.at(translate(x, y), rotate(turn)):
                canvas.fill(ellipse(0, 0, 15, 7), chance.choice([palette.accent, palette.accent2, palette.near]))


def falling(canvas: Canvas, x: float) -> None:
    """Streaks upward at both sides of someone who falls."""
    for dx, top, length in (
        (-250, 250, 260),
        (-200, 430, 200),
        (230, 200, 280),
        (290, 420, 240),
        (180, 560, 160),
        (-150, 620, 160),
    ):
        canvas.line([(x + dx, top), (x + dx, top + length)], "#fff7ea", 9, opacity=0.85)


def heat(canvas: Canvas) -> None:
    """A sun that fills a quarter of the sky."""
    x, y = 780, 220
    for ray in range(16):
        angle = ray * math.tau / 16
        dx, dy = math.cos(angle), math.sin(angle)
        canvas.fill(
            polygon(
                [
                    (x + dx * 290, y + dy * 290),
                    (x - dy * 40 + dx * 170, y + dx * 40 + dy * 170),
                    (x + dy * 40 + dx * 170, y - dx * 40 + dy * 170),
                ]
            ),
            "#ffb03a",
        )
    canvas.fill(ellipse(x, y, 160), "#ffd24a", Shade(60, 0.3, 0.2))


def puzzled(canvas: Canvas, x: float, y: float) -> None:
    """Question marks beside a head."""
    for dx, dy, size, turn in ((0, 0, 1.0, -8), (66, 40, 0.7, 14)):
        with canvas.at(translate(x + dx, y + dy), rotate(turn), scale(size)):
            mark = bezier((-26, -46), ((-26, -92), (34, -92), (30, -48)), ((28, -20), (0, -18), (0, 8)))
            canvas.stroke(mark, "#fffaf0", 22)
            canvas.stroke(mark, "#4a3f68", 12)
            canvas.fill(ellipse(0, 34, 9), "#4a3f68", line="#fffaf0", width=5)


def talk(canvas: Canvas, x: float, y: float, *, mirrored: bool) -> None:
    """A speech bubble whose tail leads down to a mouth: lines for words."""
    side = -1 if mirrored else 1
    cloud = shape(
        [(x - 78, y - 50), (x, y - 62), (x + 78, y - 50)], [(x + 78, y - 50), (x + 88, y), (x + 78, y + 46)],
        [(x + 78, y + 46), (x, y + 56), (x - 78, y + 46)], [(x - 78, y + 46), (x - 88, y), (x - 78, y - 50)],
    )  # fmt: skip
    tail = polygon([(x - side * 56, y + 40), (x - side * 20, y + 50), (x - side * 66, y + 96)])
    for part in (cloud, tail):
        canvas.fill(part, "#fffaf0", line="#4a3f68", width=4)
    canvas.fill(cloud, "#fffaf0", Shade(90, 0.2))
    for row, half in ((-24, 52), (0, 40), (24, 48)):
        canvas.line([(x - 52, y + row), (x - 52 + half * 2, y + row)], "#8a84a0", 8)


def lightning(canvas: Canvas) -> None:
    """A bolt in the sky on the event's side."""
    bolt = [(780, 96), (716, 270), (768, 270), (726, 420), (852, 232), (794, 232), (846, 96)]
    gradient = Gradient((Stop(0, "#fff3b8", 0.7), Stop(1, "#fff3b8", 0)), (784, 240), radius=230)
    canvas.fill(ellipse(784, 240, 230), gradient, opacity=0.9)
    canvas.fill(polygon(bolt), "#ffe27a", Shade(60, 0.3, 0.2))


def fireflies(canvas: Canvas, chance: random.Random, faces: Sequence[Box]) -> None:
    """Small glowing lights over a dark meadow."""
    for _ in range(46):
        x, y, size = chance.uniform(30, 994), chance.uniform(380, 960), chance.uniform(4, 8)
        if _outside(x, y, faces):
            light = Gradient((Stop(0, "#f6ff9a", 0.75), Stop(1, "#f6ff9a", 0)), (x, y), radius=size * 4)
            canvas.fill(ellipse(x, y, size * 4), light, opacity=0.94)
            canvas.fill(ellipse(x, y, size * 0.7), "#fdffd8")


def fog(canvas: Canvas, palette: Palette) -> None:
    """Wide pale banks over the far and middle ground."""
    pale = mix(palette.sky_low, "#f4f4f6", 0.6)
    for y, opacity in ((380, 0.5), (480, 0.6), (590, 0.66), (690, 0.6), (780, 0.4)):
        canvas.fill(ellipse(430 + y % 190, y, 720, 62), pale, opacity=opacity, blur=26)


def confetti(canvas: Canvas, palette: Palette, chance: random.Random, figures: Sequence[Box]) -> None:
    """Paper scraps that leave people free."""
    colours = [palette.accent, palette.accent2, "#fffaf0", "#5b8fe0", "#f28ab2", "#4fb6a8"]
    for number in range(90):
        x, y = chance.uniform(46, 978), chance.uniform(70, 880)
        turn, colour = chance.uniform(0, 180), chance.choice(colours)
        if not _outside(x, y, figures):
            continue
        with canvas.at(translate(x, y), rotate(turn)):
            canvas.fill(rectangle(-8, -4, 16, 8, 3) if number % 3 else ellipse(0, 0, 5.5), colour)


def hearts(canvas: Canvas, palette: Palette, chance: random.Random, x: float, faces: Sequence[Box]) -> None:
    """Hearts that rise over two people."""
    colour = mix(palette.accent, "#e8446a", 0.5)
    for _ in range(14):
        hx, hy, size = x + chance.uniform(-260, 260), chance.uniform(130, 420), chance.uniform(11, 24)
        if _outside(hx, hy, faces):
            canvas.fill(heart(hx, hy, size), chance.choice([colour, mix(colour, "#fff4e6", 0.5)]), Shade(60, 0.3, 0.2))


def quarrel(canvas: Canvas, x: float, y: float) -> None:
    """Two jagged bursts and a bolt between two heads."""
    for dx, dy, size, turn in ((-34, -90, 54, 0), (44, -30, 42, 20)):
        with canvas.at(translate(x + dx, y + dy), rotate(turn)):
            tips = []
            for step in range(16):
                angle, reach = step / 16 * math.tau, size * (1 if step % 2 else 0.6)
                tips.append((reach * math.cos(angle), reach * math.sin(angle)))
            canvas.fill(polygon(tips), "#fff3dc", Shade(60, 0.25), line="#2c2233", width=4)
            scribble = [(-20, 2), (-4, -14), (12, -4), (2, 10), (-10, 2), (0, -8), (16, 6), (22, -8)]
            canvas.line([(px * size / 54, py * size / 54) for px, py in scribble], "#2c2233", 6)
    bolt = [
        (x - 8, y + 8),
        (x + 26, y + 8),
        (x + 8, y + 46),
        (x + 30, y + 46),
        (x - 20, y + 116),
        (x - 4, y + 64),
        (x - 28, y + 64),
    ]
    canvas.fill(polygon(bolt), "#ffd23f", Shade(60, 0.3), line="#2c2233", width=4)


def looming(canvas: Canvas, palette: Palette) -> None:
    """A tall shadow with eyes on the wall behind: what one is afraid of."""
    dark = mix(palette.shadow, palette.near, 0.3)
    outline = [
        (330, 800),
        (330, 520),
        (380, 330),
        (356, 190),
        (410, 240),
        (470, 160),
        (560, 130),
        (650, 160),
        (700, 230),
    ]
    outline += [(756, 180), (742, 320), (800, 520), (800, 800)]
    with canvas.at(translate(150, 10)):
        canvas.fill(blob(outline), dark, Shade(90, 0.0, 0.12))
        for x in (500, 630):
            canvas.fill(ellipse(x, 262, 38, 29), palette.accent2)
            canvas.fill(ellipse(x, 268, 9, 20), dark)
            tilt = 7 if x < 560 else -7
            canvas.line([(x - 52, 232 - tilt), (x + 52, 232 + tilt)], dark, 18)
        canvas.line([(494, 346), (522, 360), (548, 346), (574, 362), (600, 346), (628, 360)], palette.accent2, 8)


def bubble(canvas: Canvas, x: float, y: float, width: float, height: float, tail: tuple[float, float]) -> None:
    """A thought: a cloud, and small rounds that lead to the head at `tail`."""
    pale, steps = "#fffaf0", 13
    rim = []
    for step in range(steps * 2 + 1):
        angle, reach = step / steps * math.pi, 1.0 if step % 2 == 0 else 1.26
        rim.append((x + width / 2 * reach * math.cos(angle), y + height / 2 * reach * math.sin(angle)))
    puffs = [(rim[at], rim[at], rim[at + 1]) for at in range(1, len(rim) - 1, 2)]
    canvas.fill(bezier(rim[0], *puffs, closed=True), pale, Shade(90, 0.15))
    for share, size in ((0.42, 19), (0.66, 13), (0.86, 8)):
        start = (x - width * 0.42, y + height * 0.42)
        canvas.fill(
            ellipse(start[0] + (tail[0] - start[0]) * share, start[1] + (tail[1] - start[1]) * share, size), pale
        )


def halo(canvas: Canvas, palette: Palette, x: float, y: float, radius: float, strength: float) -> None:
    """Soft light behind a figure, so that it stands out from what is behind it."""
    gradient = Gradient((Stop(0, palette.light, strength), Stop(1, palette.light, 0)), (x, y), radius=radius)
    canvas.fill(ellipse(x, y, radius), gradient, opacity=0.9)


def lens(canvas: Canvas, palette: Palette, x: float, y: float, source: tuple[float, float]) -> None:
    """A round close-up whose edges lead to where it was taken from."""
    radius = 138.0
    dx, dy = source[0] - x, source[1] - y
    far = math.hypot(dx, dy) or 1.0
    side = (-dy / far * radius * 0.9, dx / far * radius * 0.9)
    cone = polygon(
        [(x + side[0], y + side[1]), (source[0] + dx * -0.2, source[1] + dy * -0.2), (x - side[0], y - side[1])]
    )
    canvas.fill(cone, "#fffaf0", opacity=0.4)
    rim = mix(palette.accent, "#4a3f68", 0.3)
    canvas.fill(ellipse(x, y, radius), "#fffaf0", Shade(60, 0.12), line=rim, width=9)


def exhaust(canvas: Canvas, x: float, y: float, height: float) -> None:
    """Dust and speed lines at the rear of a vehicle that drives off to the right."""
    for row, length in enumerate((70, 110, 60)):
        level = y - height * (0.25 + row * 0.2)
        canvas.line([(x - length, level), (x - 8, level)], "#fff7ea", 8, opacity=0.85)
    for dx, size in ((-16, 26), (-52, 20), (-82, 13)):
        canvas.fill(ellipse(x + dx, y - 14, size, size * 0.8), "#f3ead9", Shade(90, 0.3), opacity=0.96)
