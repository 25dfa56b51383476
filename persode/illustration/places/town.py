"""Town: a street, a stop or platform, a playing field."""

from __future__ import annotations

from persode.illustration.colour import mix, tone
from persode.illustration.engine.canvas import Shade
from persode.illustration.engine.shapes import ellipse, polygon, polyline, rectangle
from persode.illustration.places.scenery import awning, building, grass, lamp_post, tree
from persode.illustration.places.setting import Setting
from persode.illustration.places.sky import draw_sky

__all__ = ["city", "field", "station", "street_ground"]


def city(setting: Setting) -> str:
    """Two rows of houses, shops, a pavement and a kerb. Returns the colour of the ground."""
    _skyline(setting)
    canvas, palette = setting.canvas, setting.palette
    for x, width, stripe in ((-10, 340, palette.accent2), (700, 340, palette.accent)):
        _shop(setting, x, width, stripe)
    ground = street_ground(setting, road=False)
    lamp_post(canvas, 930, 800, 420, setting.lit("#3c3048"), "#ffe6a0", on=setting.time != "day")
    tree(setting, 160, 846, 280, setting.lit(mix(palette.near, "#4fa06f", 0.5)), setting.lit("#7a5548"), 3)
    return ground


def _skyline(setting: Setting) -> None:
    draw_sky(setting)
    palette, chance = setting.palette, setting.chance
    x = -30.0
    for number in range(10):
        width = chance.randint(90, 150)
        far = setting.lit(mix(palette.far, palette.sky_low, 0.3))
        building(setting, x, 700, width, chance.randint(230, 400), far, roof=number % 4, windows=False)
        x += width + chance.randint(2, 14)
    fronts = (
        palette.mid,
        mix(palette.mid, palette.accent, 0.28),
        mix(palette.far, palette.near, 0.5),
        mix(palette.mid, palette.accent2, 0.25),
        palette.near,
    )
    x, number = -30.0, 0
    while x < 1040:
        width = chance.randint(130, 190)
        colour = setting.lit(fronts[number % 5])
        building(setting, x, 742, width, chance.randint(300, 470), colour, roof=chance.randint(0, 3))
        x += width + chance.randint(6, 16)
        number += 1


def _shop(setting: Setting, x: float, width: float, stripe: str) -> None:
    canvas, palette = setting.canvas, setting.palette
    canvas.fill(rectangle(x, 600, width, 146, 4), setting.lit(tone(palette.near, -0.05)), Shade(90, 0.4))
    glass = mix("#ffd58a", setting.lit(palette.light), 0.3)
    canvas.fill(rectangle(x + 36, 652, width * 0.26, 98, 6), glass, Shade(40, 0.3))
    canvas.fill(rectangle(x + width * 0.44, 652, width * 0.45, 70, 6), tone(glass, 0.02), Shade(40, 0.3))
    awning(canvas, x + 14, 606, width - 28, setting.lit("#fff3dc"), setting.lit(stripe), 9)


def street_ground(setting: Setting, *, road: bool) -> str:
    """Pavement to the bottom, or pavement and a road with a kerb. Returns the pavement's colour."""
    canvas = setting.canvas
    ground = setting.lit(mix(setting.palette.ground, "#cdb8a6", 0.35))
    if setting.weather == "snow":
        ground = setting.lit(mix(ground, "#f4f7fb", 0.75))
    canvas.fill(rectangle(-10, 742, 1050, 300, 0), ground, Shade(90, 0.4, 0.1, 0.6))
    for x in range(-40, 1080, 124):
        canvas.line([(x, 744), (x - 90, 1030)], tone(ground, -0.05), 4)
    canvas.line([(-10, 846), (1034, 846)], tone(ground, -0.05), 4)
    if road:
        tar = setting.lit(mix(setting.palette.ground, "#4a4458", 0.7))
        canvas.fill(rectangle(-10, 862, 1050, 26, 2), tone(ground, 0.08), Shade(90, 0.4))
        canvas.fill(rectangle(-10, 886, 1050, 180, 0), tar, Shade(90, 0.45, 0.1))
        for x in range(-60, 1030, 190):
            canvas.fill(polygon([(x, 962), (x + 104, 962), (x + 92, 976), (x - 12, 976)]), setting.lit("#ffe9b0"))
    return ground


def station(setting: Setting) -> str:
    """A stop by the road: a shelter with a bench and a round sign on a pole."""
    _skyline(setting)
    canvas, palette = setting.canvas, setting.palette
    street_ground(setting, road=True)
    frame = setting.lit(mix("#4a5568", palette.near, 0.4))
    glass = setting.lit(mix("#dff1f4", palette.sky_low, 0.3))
    canvas.fill(rectangle(90, 420, 420, 420, 8), glass, Shade(60, 0.2, 0.2), opacity=0.72)
    for x in (84, 292, 500):
        canvas.fill(rectangle(x, 410, 16, 440, 4), frame, Shade(0, 0.4))
    canvas.fill(rectangle(56, 386, 488, 34, 12), setting.lit(palette.accent), Shade(90, 0.4, 0.2))
    canvas.fill(rectangle(120, 736, 360, 22, 6), setting.lit("#a8714e"), Shade(90, 0.4))
    for x in (150, 440):
        canvas.fill(rectangle(x, 756, 14, 88, 3), frame)
    canvas.fill(rectangle(918, 470, 14, 386, 4), frame, Shade(0, 0.4))
    canvas.fill(ellipse(925, 440, 52), setting.lit(palette.accent2), Shade(60, 0.4, 0.2), line=frame, width=8)
    canvas.fill(rectangle(900, 424, 50, 26, 6), setting.lit("#fffaf0"))
    for x in (908, 936):
        canvas.fill(ellipse(x + 2, 452, 6), setting.lit("#3c3048"))
    return setting.lit(mix(palette.ground, "#cdb8a6", 0.35))


def field(setting: Setting) -> str:
    """A playing field with a goal, stands and flags without marks."""
    draw_sky(setting, 880)
    canvas, palette, chance = setting.canvas, setting.palette, setting.chance
    stand = setting.lit(mix(palette.mid, palette.far, 0.4))
    canvas.fill(polygon([(-10, 460), (1034, 430), (1034, 690), (-10, 690)]), stand, Shade(90, 0.4, 0.1))
    crowd = [palette.accent, palette.accent2, "#fff3dc", palette.near, "#5b8fe0", "#c98f66"]
    for row in range(4):
        for x in range(0, 1030, 42):
            y = 500 + row * 46 - x * 0.015 + chance.uniform(-4, 4)
            person = setting.lit(mix(chance.choice(crowd), stand, 0.42))
            px = x + (21 if row % 2 else 0)
            canvas.fill(ellipse(px, y + 24, 17, 18), person)
            canvas.fill(
                ellipse(px, y, 11), setting.lit(mix(chance.choice(["#f2c9a5", "#a8714e", "#7a4a30"]), stand, 0.35))
            )
    canvas.fill(rectangle(-10, 664, 1050, 40, 0), setting.lit("#fff3dc"), Shade(90, 0.35))
    grass_colour = setting.lit(mix(palette.near, "#6fbf6a", 0.55))
    canvas.fill(rectangle(-10, 700, 1050, 340, 0), grass_colour, Shade(90, 0.4, 0.15))
    for x in range(-200, 1200, 240):
        stripe = polygon([(x, 700), (x + 120, 700), (x + 80, 1040), (x - 100, 1040)])
        canvas.fill(stripe, tone(grass_colour, 0.03))
    white = setting.lit("#fffaf0")
    canvas.line([(-10, 800), (1034, 800)], white, 7)
    net = setting.lit(mix("#fffaf0", stand, 0.4))
    for x in range(640, 960, 32):
        canvas.line([(x, 520), (x - 6, 760)], net, 2.5)
    for y in range(540, 760, 30):
        canvas.line([(624, y), (946, y)], net, 2.5)
    canvas.stroke(polyline([(620, 764), (620, 510), (950, 510), (950, 764)]), white, 14)
    for _ in range(34):
        grass(canvas, chance.uniform(0, 1024), chance.uniform(830, 1000), tone(grass_colour, -0.06), chance)
    return grass_colour
