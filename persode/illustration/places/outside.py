"""Outdoors, further off: balcony, bridge, cemetery, farm, playground, desert, space. Each returns its ground."""

from __future__ import annotations

from persode.illustration.colour import mix, tone
from persode.illustration.engine.affine import translate
from persode.illustration.engine.canvas import Gradient, Shade, Stop
from persode.illustration.engine.shapes import bezier, ellipse, polygon, rectangle, shape
from persode.illustration.places.rooms import pot_plant
from persode.illustration.places.scenery import building, grass, hills, tree
from persode.illustration.places.setting import Setting
from persode.illustration.places.sky import draw_sky, glow, stars
from persode.illustration.places.water import water_colour

__all__ = ["balcony", "bridge", "cemetery", "desert", "farm", "playground", "space"]


def balcony(setting: Setting) -> str:
    """A roof terrace over the town: roofs below, a railing, plants, a string of lamps."""
    draw_sky(setting, 720)
    canvas, palette, chance = setting.canvas, setting.palette, setting.chance
    x = -20.0
    for number in range(12):
        width = chance.randint(80, 130)
        colour = setting.lit(mix(palette.mid, palette.far, chance.random()))
        building(setting, x, 760, width, chance.randint(90, 260), colour, roof=number % 4)
        x += width + 4
    ground = setting.lawn(mix(palette.ground, "#c9a583", 0.4))
    canvas.fill(rectangle(-10, 800, 1050, 240, 0), ground, Shade(90, 0.4, 0.1))
    for y in (850, 920, 1000):
        canvas.line([(-10, y), (1034, y)], tone(ground, -0.05), 4)
    rail = setting.lit("#4a4458")
    for x in range(-20, 1050, 44):
        canvas.line([(x, 630), (x, 806)], rail, 7)
    canvas.fill(rectangle(-10, 616, 1050, 20, 8), rail, Shade(90, 0.3))
    canvas.fill(rectangle(-10, 796, 1050, 16, 4), rail)
    pot_plant(setting, 90, 850, 0.9)
    pot_plant(setting, 950, 850, 1.1)
    wire = [(x, 56 + 34 * ((x - 512) / 512) ** 2) for x in range(-20, 1060, 90)]
    canvas.line(wire, rail, 4)
    for x in range(40, 1000, 70):
        canvas.fill(ellipse(x, 70 + 34 * ((x - 512) / 512) ** 2, 11), "#ffe08a", Shade(60, 0.2))
    return ground


def bridge(setting: Setting) -> str:
    """An old bridge over a river, arches in the distance, lamps on the parapet."""
    draw_sky(setting, 700)
    canvas, palette = setting.canvas, setting.palette
    hills(setting, 470, 26, setting.slope(palette.far))
    colour = water_colour(setting)
    canvas.fill(
        rectangle(-10, 520, 1050, 250, 0),
        Gradient((Stop(0, mix(colour, palette.sky_low, 0.4)), Stop(1, colour)), (0, 520), (0, 770)),
    )
    stone = setting.lit(mix("#b9a894", palette.mid, 0.3))
    canvas.fill(rectangle(-10, 440, 1050, 60, 2), stone, Shade(90, 0.35))
    for x in range(20, 1040, 190):
        canvas.fill(
            shape([(x - 96, 500), (x - 96, 580)], [(x - 60, 580), (x - 50, 520), (x, 500)], [(x, 500), (x - 96, 500)]),
            stone,
            Shade(90, 0.3),
        )
        canvas.fill(
            shape([(x + 96, 500), (x + 96, 580)], [(x + 60, 580), (x + 50, 520), (x, 500)], [(x, 500), (x + 96, 500)]),
            stone,
            Shade(90, 0.3),
        )
    light = mix(colour, "#ffffff", 0.5)
    for number in range(16):
        y = 600 + number * 10
        x = (number * 173) % 1000
        canvas.line([(x, y), (x + 40 + number * 3, y - 4), (x + 90 + number * 5, y)], light, 4, opacity=0.96)
    ground = setting.lawn(mix(palette.ground, "#b9a894", 0.5))
    canvas.fill(rectangle(-10, 780, 1050, 260, 0), ground, Shade(90, 0.4, 0.1))
    wall = tone(stone, 0.04)
    canvas.fill(rectangle(-10, 640, 1050, 150, 4), wall, Shade(90, 0.4, 0.1))
    canvas.fill(rectangle(-10, 620, 1050, 30, 6), tone(wall, 0.05), Shade(90, 0.35))
    for row, y in enumerate((664, 706, 748)):
        for x in range(-40 + row % 2 * 60, 1040, 120):
            canvas.fill(rectangle(x, y, 108, 34, 6), tone(wall, -0.04 if (x + row) % 3 else -0.01))
    for x in (70, 950):
        canvas.fill(rectangle(x - 8, 380, 16, 250, 4), setting.lit("#3c3048"), Shade(0, 0.4))
        if setting.time != "day":
            glow(canvas, x, 360, 120, "#ffe6a0", 0.6)
        canvas.fill(ellipse(x, 360, 30, 36), "#ffe6a0", Shade(90, 0.2))
    return ground


def cemetery(setting: Setting) -> str:
    """Quiet stones among grass, a wall, a big tree."""
    draw_sky(setting, 740)
    canvas, palette, chance = setting.canvas, setting.palette, setting.chance
    hills(setting, 560, 24, setting.slope(palette.far))
    tree(setting, 130, 760, 480, setting.lit(mix(palette.mid, palette.near, 0.5)), setting.lit("#7a5a48"), 5)
    wall = setting.lit(mix("#a9a098", palette.mid, 0.4))
    canvas.fill(rectangle(-10, 640, 1050, 100, 4), wall, Shade(90, 0.35))
    canvas.fill(rectangle(-10, 626, 1050, 22, 6), tone(wall, 0.05), Shade(90, 0.3))
    ground = setting.lawn(mix(palette.near, "#8fb88a", 0.5))
    hills(setting, 730, 10, ground, 4)
    stone = setting.lit(mix("#b9b6c0", palette.far, 0.3))
    for x, y, size in ((300, 770, 0.66), (520, 764, 0.6), (740, 764, 0.62), (930, 776, 0.7), (60, 800, 0.76)):
        with canvas.at(translate(x, y)):
            s = size
            canvas.fill(
                shape([(-60 * s, 0), (-60 * s, -120 * s), (0, -170 * s), (60 * s, -120 * s), (60 * s, 0)]),
                stone,
                Shade(20, 0.4, 0.1),
            )
            for row in (-112, -92, -72):
                canvas.line([(-24 * s, row * s), (24 * s, row * s)], tone(stone, -0.12), 5)
    for _ in range(40):
        grass(canvas, chance.uniform(0, 1024), chance.uniform(800, 1000), tone(ground, -0.07), chance)
    return ground


def farm(setting: Setting) -> str:
    """A red barn, a fence, hay, rolling fields."""
    draw_sky(setting, 300)
    canvas, palette, chance = setting.canvas, setting.palette, setting.chance
    hills(setting, 520, 30, setting.slope(palette.far))
    hills(setting, 590, 24, setting.slope(mix(palette.mid, "#d9c06a", 0.4)), 5)
    red = setting.lit(mix("#b5483a", palette.accent, 0.2))
    canvas.fill(
        polygon([(640, 740), (640, 440), (700, 320), (830, 250), (960, 320), (1020, 440), (1020, 740)]),
        red,
        Shade(0, 0.45, 0.1),
    )
    white = setting.lit("#fff6e6")
    canvas.stroke(polygon([(740, 740), (740, 520), (920, 520), (920, 740)]), white, 11)
    canvas.line([(740, 740), (920, 520)], white, 9)
    canvas.line([(740, 520), (920, 740)], white, 9)
    canvas.fill(rectangle(796, 360, 68, 80, 8), setting.inside("#4a3a3a"), line=white, width=9)
    ground = setting.lawn(mix(palette.near, "#9fc06a", 0.5))
    hills(setting, 720, 12, ground, 4)
    for x in range(-20, 640, 96):
        canvas.fill(rectangle(x, 640, 17, 130, 4), setting.lit("#a8714e"), Shade(0, 0.35))
    for y in (664, 712):
        canvas.fill(rectangle(-20, y, 640, 15, 4), setting.lit("#b9834e"), Shade(90, 0.35))
    straw = setting.lit("#e6c05e")
    for x, y in ((70, 830), (980, 810)):
        canvas.fill(rectangle(x - 80, y - 96, 160, 96, 20), straw, Shade(90, 0.4, 0.1))
        for dy in (24, 50, 74):
            canvas.line([(x - 70, y - dy), (x + 70, y - dy + 4)], tone(straw, -0.08), 4)
    for _ in range(30):
        grass(canvas, chance.uniform(0, 1024), chance.uniform(850, 1000), tone(ground, -0.07), chance)
    return ground


def playground(setting: Setting) -> str:
    """A slide, a swing, a sandpit, trees."""
    draw_sky(setting)
    canvas, palette = setting.canvas, setting.palette
    hills(setting, 560, 20, setting.slope(palette.far))
    for x, height in ((60, 300), (940, 330), (520, 230)):
        tree(setting, x, 720, height, setting.lit(mix(palette.mid, palette.near, 0.5)), setting.lit("#7a5a48"), x)
    ground = setting.lawn(mix(palette.near, "#8fc47a", 0.5))
    hills(setting, 706, 10, ground, 4)
    pole = setting.lit(palette.accent)
    for x in (150, 420):
        canvas.line([(x, 420), (x - 44, 790)], pole, 15)
        canvas.line([(x, 420), (x + 44, 790)], pole, 15)
    canvas.line([(140, 420), (430, 420)], pole, 15)
    for x in (230, 340):
        for dx in (-26, 26):
            canvas.line([(x + dx, 424), (x + dx, 680)], setting.lit("#6f7684"), 5)
        canvas.fill(rectangle(x - 40, 676, 80, 17, 6), setting.lit("#a8714e"), Shade(90, 0.35))
    for x in (640, 700):
        canvas.line([(x, 400), (x - 20, 800)], setting.lit(palette.near), 13)
    for step in range(6):
        canvas.line(
            [(640 - step * 3, 460 + step * 60), (700 - step * 3, 460 + step * 60)], setting.lit(palette.near), 9
        )
    canvas.stroke(bezier((690, 430), ((760, 470), (800, 720), (960, 790))), setting.lit(palette.accent2), 56)
    canvas.stroke(
        bezier((690, 430), ((760, 470), (800, 720), (960, 790))), tone(setting.lit(palette.accent2), 0.07), 30
    )
    return ground


def desert(setting: Setting) -> str:
    """Dunes, cactuses, a big sun."""
    draw_sky(setting, 700)
    canvas, palette = setting.canvas, setting.palette
    sand = setting.lit(mix("#f0c98a", palette.ground, 0.3))
    for y, swing, shift in ((560, 34, -0.06), (640, 30, -0.03), (730, 18, 0.0)):
        hills(setting, y, swing, tone(sand, shift), 4)
    for _ in range(24):
        left, level = setting.chance.uniform(0, 1000), setting.chance.uniform(780, 1000)
        canvas.line([(left, level), (left + 40, level - 5), (left + 80, level)], tone(sand, -0.05), 4)
    green = setting.lit("#5f9a6a")
    for x, y, size in ((120, 780, 1.0), (900, 800, 1.2), (600, 690, 0.5)):
        with canvas.at(translate(x, y)):
            canvas.line([(0, 0), (0, -190 * size)], green, 46 * size)
            canvas.line(
                [(-10 * size, -70 * size), (-62 * size, -80 * size), (-62 * size, -140 * size)], green, 28 * size
            )
            canvas.line(
                [(10 * size, -100 * size), (60 * size, -108 * size), (60 * size, -160 * size)], green, 28 * size
            )
    return sand


def space(setting: Setting) -> str:
    """Stars, a ringed planet, the ground of a moon."""
    canvas, palette = setting.canvas, setting.palette
    top = mix(palette.shadow, "#12143a", 0.6)
    canvas.fill(
        rectangle(0, 0, 1024, 1024, 0),
        Gradient((Stop(0, top), Stop(1, mix(top, palette.sky_top, 0.5))), (0, 0), (0, 800)),
    )
    stars(setting, 140, 760)
    canvas.fill(ellipse(760, 250, 120), setting.palette.accent, Shade(60, 0.5, 0.25))
    canvas.stroke(ellipse(760, 260, 210, 40), palette.accent2, 15)
    canvas.fill(ellipse(170, 170, 56), mix("#7fb7d6", palette.mid, 0.3), Shade(60, 0.45, 0.2))
    ground = mix("#b9b6c6", palette.far, 0.25)
    hills(setting, 760, 24, ground, 4)
    for x, y, half in ((160, 860, 80), (860, 900, 100), (560, 830, 44)):
        canvas.fill(ellipse(x, y, half, half * 0.3), tone(ground, -0.08), Shade(-90, 0.4))
    return ground
