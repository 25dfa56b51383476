"""Rooms that people share: cafe, school, office, library, hospital, a shop. Each returns the colour of its floor."""

from __future__ import annotations

from persode.illustration.colour import mix, tone
from persode.illustration.engine.affine import translate
from persode.illustration.engine.canvas import Shade
from persode.illustration.engine.shapes import ellipse, polygon, rectangle, shape
from persode.illustration.places.furniture import books, clock, floor, pendant, picture, shelf, wall, window
from persode.illustration.places.rooms import pot_plant
from persode.illustration.places.setting import Setting

__all__ = ["cafe", "hospital", "library", "office", "school", "shop"]


def cafe(setting: Setting) -> str:
    """A wide window, shelves with cups and jars, a counter, hanging lamps."""
    canvas, palette = setting.canvas, setting.palette
    wall(setting, mix(palette.far, "#d8b79a", 0.5), panels=True)
    colour = floor(setting, "#b9805c")
    window(setting, 90, 130, 460, 370, town=True)
    shelf(setting, 650, 230, 330, filled=False)
    cups = ["#fffaf0", palette.accent, palette.accent2, "#5f9a8a"]
    for number in range(6):
        x = 664 + number * 52
        cup = shape([(x + 4, 228), (x, 190)], [(x + 36, 190), (x + 32, 228)])
        canvas.fill(cup, setting.inside(cups[number % 4]), Shade(0, 0.4))
    shelf(setting, 650, 340, 330, filled=False)
    for number, jar in enumerate(("#c98b5e", "#7a5240", "#e2b98a", "#5f9a8a")):
        x = 672 + number * 78
        canvas.fill(rectangle(x, 272, 46, 68, 10), setting.inside(jar), Shade(0, 0.4))
        canvas.fill(rectangle(x - 4, 262, 54, 14, 4), setting.inside("#fffaf0"))
    _counter(setting)
    for x in (180, 500, 850):
        pendant(setting, x)
    return colour


def _counter(setting: Setting) -> None:
    canvas, palette = setting.canvas, setting.palette
    wood = setting.inside("#8a5a3e")
    canvas.fill(rectangle(620, 560, 420, 250, 8), wood, Shade(90, 0.5, 0.1))
    for x in range(650, 1024, 60):
        canvas.line([(x, 580), (x, 800)], tone(wood, -0.04), 5)
    canvas.fill(rectangle(600, 536, 450, 34, 8), setting.inside("#c98f66"), Shade(90, 0.4))
    metal = setting.inside(mix("#c8ccd2", palette.far, 0.2))
    canvas.fill(rectangle(820, 410, 160, 126, 14), metal, Shade(60, 0.45, 0.2))
    canvas.fill(rectangle(836, 428, 128, 30, 8), setting.inside(palette.accent))
    for x in (862, 930):
        canvas.fill(rectangle(x - 9, 466, 18, 22, 4), setting.inside("#4a4458"))
        canvas.fill(rectangle(x - 16, 510, 32, 26, 5), setting.inside("#fffaf0"))


def school(setting: Setting) -> str:
    """A classroom: a board with chalk drawings, a clock, desks, a globe."""
    canvas, palette = setting.canvas, setting.palette
    wall(setting, mix(palette.sky_low, "#dfe6cf", 0.5))
    colour = floor(setting)
    canvas.fill(rectangle(236, 120, 480, 350, 10), setting.inside("#a8714e"), Shade(60, 0.4))
    board = setting.inside(mix("#3f6b5c", palette.near, 0.2))
    canvas.fill(rectangle(258, 142, 436, 306, 4), board, Shade(60, 0.35, 0.15))
    chalk = mix("#e9f2e4", board, 0.2)
    for y in (196, 236):
        canvas.line([(520, y), (660, y - 4)], chalk, 6, opacity=0.8)
    canvas.stroke(ellipse(604, 340, 56), chalk, 6, opacity=0.8)
    canvas.line([(548, 340), (660, 340)], chalk, 5, opacity=0.8)
    canvas.line([(604, 284), (636, 386)], chalk, 5, opacity=0.8)
    canvas.fill(rectangle(266, 462, 420, 16, 4), setting.inside("#8a5a3e"))
    clock(setting, 130, 200)
    window(setting, 790, 150, 150, 320)
    for x in (70, 560, 820):
        _desk(setting, x, 720)
    return colour


def _desk(setting: Setting, x: float, y: float) -> None:
    canvas = setting.canvas
    wood = setting.inside("#d0a070")
    for leg in (14, 166):
        canvas.fill(rectangle(x + leg, y, 12, 90, 3), setting.inside("#6f7684"))
    canvas.fill(rectangle(x, y - 16, 192, 24, 6), wood, Shade(90, 0.4, 0.1))
    canvas.fill(rectangle(x + 16, y + 8, 160, 26, 4), tone(wood, -0.08), Shade(90, 0.4))


def office(setting: Setting) -> str:
    """An office: a wide window on the town, a desk with a screen, a cabinet, a plant."""
    canvas, palette = setting.canvas, setting.palette
    wall(setting, mix(palette.sky_low, "#dde4e6", 0.5))
    colour = floor(setting, "#a9a3a0", boards=False)
    window(setting, 430, 110, 520, 330, town=True)
    for y in (120, 230, 340):
        canvas.fill(rectangle(70, y, 250, 12, 3), setting.inside("#a56c4a"), Shade(90, 0.4))
    for y in (230, 340):
        books(setting, 84, y, 210)
    pot_plant(setting, 200, 120, 0.36)
    wood = setting.inside("#b98563")
    canvas.fill(rectangle(600, 600, 440, 26, 6), wood, Shade(90, 0.4, 0.1))
    for x in (624, 990):
        canvas.fill(rectangle(x, 626, 18, 170, 4), setting.inside("#5a6070"), Shade(0, 0.4))
    canvas.fill(rectangle(720, 430, 220, 142, 12), setting.inside("#3c4254"), Shade(60, 0.35, 0.15))
    canvas.fill(
        rectangle(734, 444, 192, 108, 6), setting.inside(mix(palette.sky_top, "#ffffff", 0.25)), Shade(60, 0.2, 0.2)
    )
    for row, width in enumerate((120, 90, 140)):
        canvas.fill(rectangle(752, 462 + row * 26, width, 9, 4), setting.inside(palette.near))
    canvas.fill(rectangle(816, 570, 28, 30, 4), setting.inside("#5a6070"))
    pot_plant(setting, 150, 800, 1.05)
    return colour


def library(setting: Setting) -> str:
    """Tall shelves full of books, a ladder, a hanging lamp."""
    canvas, palette = setting.canvas, setting.palette
    wall(setting, mix(palette.far, "#c9a583", 0.55))
    colour = floor(setting, "#a8714e")
    wood = setting.inside("#8a5a3e")
    for x in (-40, 330, 700):
        canvas.fill(rectangle(x, 60, 346, 700, 6), wood, Shade(0, 0.35, 0.1))
        for row in range(5):
            y = 90 + row * 134
            canvas.fill(rectangle(x + 18, y, 310, 116, 3), tone(wood, -0.09), Shade(-90, 0.3))
            books(setting, x + 26, y + 116, 300)
    ladder = setting.inside("#d0a070")
    for x in (560, 640):
        canvas.line([(x, 770), (x + 40, 80)], ladder, 12)
    for step in range(7):
        y = 700 - step * 92
        shift = (770 - y) * 40 / 690
        canvas.line([(560 + shift, y), (640 + shift, y)], ladder, 10)
    pendant(setting, 250, 60)
    pendant(setting, 840, 60)
    return colour


def hospital(setting: Setting) -> str:
    """A ward: a bed with a chart, a drip, a curtain, a green cross-free wall and a clock."""
    canvas, palette = setting.canvas, setting.palette
    wall(setting, mix(palette.sky_low, "#dcebe6", 0.55))
    colour = floor(setting, "#c9d3d0", boards=False)
    stripe = setting.inside(mix(palette.mid, "#7fc0ae", 0.5))
    canvas.fill(rectangle(-10, 560, 1050, 34, 0), stripe)
    window(setting, 110, 130, 260, 290)
    clock(setting, 500, 180, 50)
    rail = setting.inside("#aab3bd")
    canvas.line([(600, 96), (1034, 96)], rail, 10)
    cloth = setting.inside(mix(palette.far, "#9fd0c4", 0.5))
    fall = shape([(890, 98), (884, 400), (892, 700)], [(892, 700), (1050, 700)], [(1050, 98), (890, 98)])
    canvas.fill(fall, cloth, Shade(0, 0.4, 0.2))
    for x in (926, 966, 1006):
        canvas.line([(x, 104), (x - 4, 400), (x, 692)], tone(cloth, -0.06), 4)
    if setting.staging not in ("bed", "bedside"):
        _sickbed(setting, rail)
    return colour


def _sickbed(setting: Setting, rail: str) -> None:
    canvas = setting.canvas
    canvas.line([(590, 760), (590, 300)], rail, 9)
    canvas.line([(566, 306), (614, 306)], rail, 8)
    canvas.fill(rectangle(572, 312, 38, 66, 12), setting.inside("#bfe3ee"), Shade(90, 0.35, 0.2))
    canvas.line([(592, 378), (600, 470), (650, 560)], setting.inside("#bfe3ee"), 4)
    canvas.fill(rectangle(640, 520, 24, 250, 8), rail, Shade(0, 0.4))
    canvas.fill(rectangle(650, 640, 400, 80, 14), setting.inside("#fffaf0"), Shade(90, 0.4))
    canvas.fill(rectangle(664, 570, 150, 80, 30), setting.inside("#ffffff"), Shade(60, 0.35, 0.1))
    canvas.fill(rectangle(780, 620, 280, 90, 20), setting.inside("#9fcfe0"), Shade(90, 0.4, 0.15))
    canvas.fill(rectangle(650, 716, 400, 20, 6), rail, Shade(90, 0.4))
    canvas.line([(676, 734), (676, 786)], rail, 10)
    canvas.fill(ellipse(676, 792, 13), setting.inside("#4a4458"))


def shop(setting: Setting) -> str:
    """A shop: shelves of boxes and jars, a rail of clothes, a counter."""
    canvas, palette, chance = setting.canvas, setting.palette, setting.chance
    wall(setting, mix(palette.sky_low, "#f0dfd0", 0.5))
    colour = floor(setting, "#d9c3a5", boards=False)
    goods = [palette.accent, palette.accent2, palette.mid, "#fff3dc", "#8fb8c9", palette.near]
    for y in (230, 400):
        canvas.fill(rectangle(60, y, 420, 16, 4), setting.inside("#a56c4a"), Shade(90, 0.4))
        x = 80.0
        while x < 440:
            width, height = chance.randint(38, 66), chance.randint(54, 104)
            canvas.fill(
                rectangle(x, y - height, width, height, 8), setting.inside(chance.choice(goods)), Shade(0, 0.4, 0.1)
            )
            canvas.fill(
                rectangle(x + 6, y - height * 0.6, width - 12, height * 0.24, 3),
                setting.inside("#fffaf0"),
                opacity=0.96,
            )
            x += width + 10
    rail = setting.inside("#8a8f9c")
    canvas.line([(580, 250), (980, 250)], rail, 10)
    for x in (590, 970):
        canvas.line([(x, 250), (x, 760)], rail, 10)
    for number in range(8):
        with canvas.at(translate(626 + number * 44, 250)):
            cloth = setting.inside(mix(goods[number % 6], palette.shadow, 0.06))
            coat = polygon([(-26, 26), (0, 12), (26, 26), (30, 210 + number % 3 * 26), (-30, 210 + number % 3 * 26)])
            canvas.fill(coat, cloth, Shade(0, 0.45, 0.15), line=cloth, width=6)
    picture(setting, 640, 90, 120, 100)
    pendant(setting, 860, 40)
    return colour
