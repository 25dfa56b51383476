"""Scenery that outdoor places share: hills, trees, grass, flowers, buildings, lamps."""

from __future__ import annotations

import math
import random

from persode.illustration.colour import mix, tone
from persode.illustration.engine.affine import scale, translate
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import blob, ellipse, polygon, rectangle, shape
from persode.illustration.places.setting import Setting
from persode.illustration.places.sky import glow

__all__ = ["awning", "bench", "building", "bush", "flower", "grass", "hills", "lamp_post", "pine", "tree"]


def hills(setting: Setting, y: float, swing: float, colour: str, count: int = 6) -> None:
    """A rolling silhouette from one edge to the other, filled to the bottom."""
    chance = setting.chance
    crest = [(-40.0, y + chance.uniform(-swing, swing))]
    crest += [(step * 1100 / count, y + chance.uniform(-swing, swing)) for step in range(1, count)]
    crest.append((1070.0, y + chance.uniform(-swing, swing)))
    setting.canvas.fill(shape(crest, [(1070, 1040), (-40, 1040)]), colour, Shade(100, 0.34, 0.22, 0.5))


_SNOW = "#f4f8fc"


def tree(setting: Setting, x: float, y: float, height: float, leaf: str, trunk: str, seed: int = 0) -> None:
    """A round leafy tree; under snow it is white on top."""
    canvas, chance = setting.canvas, random.Random(seed)
    white = setting.weather == "snow"
    leaf = mix(leaf, _SNOW, 0.3) if white else leaf
    with canvas.at(translate(x, y), scale(height / 320)):
        stem = shape([(-26, 4), (-11, -30), (-10, -190)], [(10, -190), (11, -30), (28, 4)])
        canvas.fill(stem, trunk, Shade(0, 0.5, 0.1, 0.7))
        canvas.line([(0, -110), (38, -170)], trunk, 10)
        canvas.line([(0, -92), (-38, -150)], trunk, 9)
        crowns = ((-58, -168, 58, -0.05), (60, -176, 56, -0.06), (-40, -236, 66, -0.01), (46, -246, 62, 0.0))
        for cx, cy, size, light in (*crowns, (0, -190, 66, 0.0), (4, -282, 52, 0.03)):
            ring = []
            for step in range(10):
                angle = step / 10 * math.tau
                reach = size * (1 + chance.uniform(-0.07, 0.07))
                ring.append((cx + reach * math.cos(angle), cy + reach * math.sin(angle)))
            canvas.fill(blob(ring), tone(leaf, light), Shade(50, 0.5, 0.28, 0.55))
            if white:
                cap = [(px, min(py, cy - size * 0.2 + (step % 2) * 9)) for step, (px, py) in enumerate(ring)]
                canvas.fill(blob(cap), _SNOW, Shade(90, 0.2))
        for _ in range(0 if white else 14):
            angle, reach = chance.uniform(0, math.tau), chance.uniform(10, 96)
            lx, ly = reach * 0.95 * math.cos(angle), -218 + reach * math.sin(angle)
            one = shape([(lx - 7, ly + 4), (lx - 2, ly - 5), (lx + 7, ly - 3)], [(lx + 2, ly + 5), (lx - 7, ly + 4)])
            canvas.fill(one, tone(leaf, 0.06 if lx + ly < -205 else -0.08))


def pine(setting: Setting, x: float, y: float, height: float, leaf: str, trunk: str) -> None:
    """A pine of four skirts, each with its snow when it snows."""
    canvas, white = setting.canvas, setting.weather == "snow"
    leaf = mix(leaf, _SNOW, 0.2) if white else leaf
    with canvas.at(translate(x, y), scale(height / 300)):
        canvas.fill(rectangle(-9, -46, 18, 48, 3), trunk, Shade(0, 0.4))
        for row in range(4):
            width, top = 96 - row * 19, -30 - row * 62
            skirt = shape(
                [(-width, top), (0, top + 14), (width, top)],
                [(width, top), (width * 0.35, top - 60), (0, top - 108)],
                [(0, top - 108), (-width * 0.35, top - 60), (-width, top)],
            )
            canvas.fill(skirt, tone(leaf, row * 0.018), Shade(40, 0.5, 0.2, 0.6))
            if white:
                low = top - 40
                load = shape(
                    [(-width * 0.52, low), (-width * 0.24, low + 14), (0, low - 2), (width * 0.28, low + 12)],
                    [(width * 0.28, low + 12), (width * 0.52, low), (width * 0.2, top - 72), (0, top - 108)],
                    [(0, top - 108), (-width * 0.2, top - 72), (-width * 0.52, low)],
                )
                canvas.fill(load, _SNOW, Shade(40, 0.25))


def bush(setting: Setting, x: float, y: float, width: float, leaf: str) -> None:
    """A low round bush."""
    canvas = setting.canvas
    leaf = mix(leaf, _SNOW, 0.6) if setting.weather == "snow" else leaf
    with canvas.at(translate(x, y), scale(width / 200)):
        outline = [(-100, 0), (-104, -40), (-66, -74), (-30, -66), (0, -96), (40, -76), (76, -70), (104, -34), (100, 0)]
        canvas.fill(shape(outline, [(100, 0), (-100, 0)]), leaf, Shade(60, 0.5, 0.25, 0.6))


def grass(
    canvas: Canvas, x: float, y: float, colour: str, chance: random.Random, blades: int = 4, height: float = 24
) -> None:
    """A tuft."""
    for blade in range(blades):
        dx = (blade - blades / 2) * 6
        tip = (x + dx * 1.5 + chance.uniform(-8, 8), y - height * chance.uniform(0.6, 1.1))
        canvas.fill(polygon([(x + dx - 3, y), tip, (x + dx + 3, y)]), colour)


def flower(canvas: Canvas, x: float, y: float, colour: str, stem: str, height: float = 34) -> None:
    """A flower of five petals."""
    with canvas.at(translate(x, y)):
        canvas.line([(0, 0), (3, -height / 2), (0, -height)], stem, 4)
        canvas.fill(ellipse(8, -height * 0.45, 9, 4), stem)
        for petal in range(5):
            angle = petal / 5 * math.tau
            canvas.fill(ellipse(8.5 * math.cos(angle), -height + 8.5 * math.sin(angle), 7.5), colour, Shade(80, 0.3))
        canvas.fill(ellipse(0, -height, 5.5), "#fff2c4")


def building(
    setting: Setting, x: float, y: float, width: float, height: float, colour: str, *, roof: int, windows: bool = True
) -> None:
    """A house front with a roof (0 flat, 1 gable, 2 turret, 3 chimneys) and lit windows by the time of day."""
    canvas, chance = setting.canvas, setting.chance
    top = y - height
    wall = [(x, y), (x + chance.uniform(-3, 3), top + chance.uniform(-4, 4))]
    wall += [(x + width + chance.uniform(-3, 3), top + chance.uniform(-4, 4)), (x + width, y)]
    canvas.fill(polygon(wall), colour, Shade(20, 0.5, 0.12, 0.6))
    dark = tone(colour, -0.07)
    _roof(canvas, x, top, width, setting.lit(_SNOW) if setting.weather == "snow" else dark, roof)
    if not windows:
        return
    columns = max(2, int(width / 48))
    step, round_top = width / columns, chance.random() < 0.5
    warm = setting.inside("#ffdf94") if setting.time != "night" else "#ffdf94"
    for column in range(columns):
        for row in range(int((height - 40) / 56)):
            left, head = x + step * column + step * 0.24, top + 32 + row * 56
            lit = chance.random() < setting.lamps_on
            pane = rectangle(left, head, step * 0.52, 34, 14 if round_top else 5)
            canvas.fill(pane, warm if lit else dark, Shade(60, 0.25))
            canvas.fill(rectangle(left - 3, head + 34, step * 0.52 + 6, 5, 2), tone(colour, 0.06))


def _roof(canvas: Canvas, x: float, top: float, width: float, dark: str, roof: int) -> None:
    if roof == 1:
        gable = polygon([(x - 8, top + 4), (x + width / 2, top - 58), (x + width + 8, top + 4)])
        canvas.fill(gable, dark, Shade(20, 0.45), line=dark, width=4)
        return
    canvas.fill(rectangle(x - 7, top - 10, width + 14, 20, 4), dark)
    if roof == 2:
        left = x + width * 0.18
        canvas.fill(rectangle(left, top - 52, 34, 44, 4), dark, Shade(20, 0.4))
        canvas.fill(polygon([(left - 5, top - 50), (left + 17, top - 74), (left + 39, top - 50)]), tone(dark, -0.05))
    elif roof == 3:
        for left, high in ((x + width * 0.6, 44), (x + width * 0.6 + 30, 34)):
            canvas.fill(rectangle(left, top - high, 22, high, 2), tone(dark, -0.03), Shade(20, 0.4))
            canvas.fill(rectangle(left - 4, top - high - 4, 30, 9, 3), dark)


def awning(canvas: Canvas, x: float, y: float, width: float, first: str, second: str, count: int = 8) -> None:
    """A striped awning over a shop."""
    step = width / count
    for stripe in range(count):
        left, right = x + stripe * step, x + (stripe + 1) * step
        cloth = shape([(left, y), (right, y)], [(right, y + 44), ((left + right) / 2, y + 58), (left, y + 44)])
        canvas.fill(cloth, first if stripe % 2 else second, Shade(90, 0.3, 0.1, 0.5))


def lamp_post(canvas: Canvas, x: float, y: float, height: float, colour: str, light: str, *, on: bool) -> None:
    """A street lamp."""
    if on:
        glow(canvas, x, y - height, 130, light, 0.6)
    canvas.fill(rectangle(x - 6, y - height + 26, 12, height - 26, 5), colour, Shade(0, 0.4))
    canvas.fill(rectangle(x - 16, y - 14, 32, 16, 5), colour)
    canvas.fill(ellipse(x, y - height, 24, 27), light, Shade(90, 0.2))
    canvas.fill(rectangle(x - 20, y - height - 34, 40, 12, 5), colour)
    canvas.fill(rectangle(x - 16, y - height + 22, 32, 10, 4), colour)


def bench(canvas: Canvas, x: float, y: float, width: float, wood: str, metal: str) -> None:
    """A park bench, its seat 120 above the ground."""
    for leg in (-0.4, 0.4):
        canvas.fill(rectangle(x + leg * width - 8, y - 120, 16, 122, 4), metal, Shade(0, 0.4))
    for row in range(3):
        canvas.fill(rectangle(x - width / 2, y - 232 + row * 34, width, 24, 6), wood, Shade(90, 0.4, 0.15))
    canvas.fill(rectangle(x - width / 2 - 8, y - 128, width + 16, 26, 7), tone(wood, 0.03), Shade(90, 0.4, 0.2))
