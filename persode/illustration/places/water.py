"""Water: the sea and its beach, a lake, a swimming pool. `front_water` is drawn before a swimmer."""

from __future__ import annotations

from collections.abc import Sequence

from persode.illustration.colour import mix, tone
from persode.illustration.engine.affine import scale, translate
from persode.illustration.engine.canvas import Gradient, Shade, Stop
from persode.illustration.engine.shapes import curve, ellipse, polygon, rectangle, shape, star
from persode.illustration.places.scenery import grass, hills, pine
from persode.illustration.places.setting import Setting
from persode.illustration.places.sky import birds, draw_sky

__all__ = ["front_water", "lake", "pool", "sea", "shore", "water_colour"]


def water_colour(setting: Setting) -> str:
    """The colour of water here and now."""
    return setting.lit(mix(setting.palette.sky_top, "#2f8fb8", 0.55))


def _waves(setting: Setting, top: float, bottom: float, count: int) -> None:
    chance, light = setting.chance, mix(water_colour(setting), "#ffffff", 0.5)
    for _ in range(count):
        x, y = chance.uniform(0, 1024), chance.uniform(top + 16, bottom)
        half = 20 + (y - top) * 0.18
        crest = [(x - half, y), (x - half * 0.4, y - 5), (x, y), (x + half * 0.4, y - 5), (x + half, y)]
        setting.canvas.line(crest, light, 3 + (y - top) * 0.008, opacity=0.75)


def _body(setting: Setting, top: float, bottom: float) -> None:
    colour = water_colour(setting)
    far = mix(colour, setting.palette.sky_low, 0.35)
    gradient = Gradient((Stop(0, far), Stop(1, colour)), (0, top), (0, bottom))
    setting.canvas.fill(rectangle(-10, top, 1050, 1040 - top, 0), gradient, Shade(90, 0.3, 0.1))


def _sun_path(setting: Setting, x: float, top: float) -> None:
    for row in range(7):
        half = 30 + row * 9 + setting.chance.uniform(-8, 8)
        setting.canvas.fill(
            rectangle(x - half, top + 14 + row * 34, half * 2, 7, 3), setting.palette.light, opacity=0.55
        )


def sea(setting: Setting) -> str:
    """Sea to the horizon, a sail, sand with shells. Returns the colour of the sand."""
    draw_sky(setting, 700)
    canvas, palette, chance = setting.canvas, setting.palette, setting.chance
    _body(setting, 520, 800)
    _sun_path(setting, 700, 520)
    _waves(setting, 520, 770, 34)
    with canvas.at(translate(190, 560), scale(0.8)):
        canvas.fill(shape([(-90, 0), (90, 0)], [(60, 40), (-60, 40)]), setting.lit("#b5563f"), Shade(90, 0.4))
        canvas.line([(0, 0), (0, -150)], setting.lit("#7a4a3a"), 6)
        front = shape([(8, -146), (60, -60), (80, -14)], [(8, -14), (8, -146)])
        canvas.fill(front, setting.lit("#fffaf0"), Shade(20, 0.35))
        back = shape([(-8, -120), (-50, -50), (-62, -14)], [(-8, -14), (-8, -120)])
        canvas.fill(back, setting.lit(palette.accent), Shade(20, 0.4))
    birds(canvas, 430, 260, setting.lit("#ffffff"))
    foam = [(-20, 800), (180, 776), (420, 806), (660, 774), (860, 800), (1040, 780)]
    canvas.fill(shape(foam, [(1040, 1040), (-20, 1040)]), setting.lit("#ffffff"))
    sand = setting.lit(mix("#f4d9a4", palette.ground, 0.35))
    canvas.fill(shape([(x, y + 19) for x, y in foam], [(1040, 1040), (-20, 1040)]), sand, Shade(90, 0.35, 0.1))
    for _ in range(50):
        canvas.fill(
            ellipse(chance.uniform(0, 1024), chance.uniform(850, 1010), chance.uniform(2, 3.6)), tone(sand, -0.08)
        )
    for x, y in ((120, 930), (930, 950), (600, 985)):
        shell = star(x, y, 20, 5, 0.5, chance.uniform(0, 90))
        canvas.fill(shell, setting.lit(palette.accent), Shade(60, 0.4), line=setting.lit(palette.accent), width=6)
    return sand


def lake(setting: Setting) -> str:
    """A lake between wooded hills, a jetty at the right, reeds. Returns the colour of the bank."""
    draw_sky(setting, 720)
    canvas, palette, chance = setting.canvas, setting.palette, setting.chance
    hills(setting, 450, 44, setting.lit(palette.far))
    hills(setting, 510, 26, setting.lit(mix(palette.far, palette.mid, 0.6)))
    for _ in range(26):
        leaf = setting.lit(mix(palette.mid, palette.near, chance.uniform(0.2, 0.7)))
        pine(setting, chance.uniform(-10, 1034), 572 + chance.uniform(-8, 6), chance.uniform(70, 150), leaf, leaf)
    _body(setting, 560, 900)
    for x in range(0, 1040, 70):
        height = chance.uniform(20, 70)
        dark = mix(water_colour(setting), setting.lit(palette.near), 0.4)
        canvas.fill(ellipse(x, 562, 46, height), dark, opacity=0.45)
    _sun_path(setting, 720, 566)
    _waves(setting, 560, 890, 34)
    wood = setting.lit("#a8714e")
    for x in (770, 900):
        canvas.fill(rectangle(x, 640, 18, 130, 4), tone(wood, -0.08), Shade(0, 0.4))
    canvas.fill(polygon([(740, 640), (940, 640), (1060, 712), (790, 712)]), wood, Shade(90, 0.35, 0.1))
    for step in range(1, 5):
        y = 640 + step * 14
        canvas.line([(740 + step * 10, y), (940 + step * 24, y)], tone(wood, -0.06), 3)
    bank = setting.lit(mix(palette.near, "#7cbf7a", 0.5))
    canvas.fill(
        shape([(-20, 850), (240, 826), (520, 858), (800, 834), (1040, 850)], [(1040, 1040), (-20, 1040)]),
        bank,
        Shade(90, 0.4, 0.15),
    )
    for x in (50, 90, 130, 960, 1000):
        for dx in (0, 12, 24):
            top = 700 + chance.uniform(-30, 30)
            canvas.line([(x + dx, 880), (x + dx + 3, (880 + top) / 2), (x + dx + 8, top)], tone(bank, -0.1), 5)
            canvas.fill(ellipse(x + dx + 8, top, 6, 20), setting.lit("#7a5340"), Shade(0, 0.4))
    for _ in range(40):
        grass(canvas, chance.uniform(0, 1024), chance.uniform(880, 1000), tone(bank, -0.07), chance)
    return bank


def pool(setting: Setting) -> str:
    """An indoor pool with lanes. Returns the colour of the tiles."""
    canvas, palette = setting.canvas, setting.palette
    wall = setting.inside(mix(palette.sky_low, "#dfeef0", 0.5))
    canvas.fill(rectangle(0, 0, 1024, 1024, 0), wall, Shade(-60, 0.25, 0.1))
    for left in range(60, 1000, 240):
        canvas.fill(
            rectangle(left, 90, 180, 260, 90),
            setting.inside(mix(palette.sky_top, "#ffffff", 0.3)),
            Shade(60, 0.25, 0.2),
        )
        canvas.line([(left + 90, 92), (left + 90, 348)], wall, 8)
    canvas.fill(rectangle(-10, 420, 1050, 60, 0), setting.inside(palette.mid), Shade(90, 0.3))
    for tile in range(0, 1040, 64):
        canvas.fill(rectangle(tile, 420, 32, 60, 0), setting.inside("#fffaf0"), opacity=0.8)
    tiles = setting.inside(mix("#e8e2d4", palette.ground, 0.3))
    canvas.fill(rectangle(-10, 480, 1050, 70, 0), tiles, Shade(90, 0.35))
    _body(setting, 550, 900)
    for x0, x1 in ((180.0, -120.0), (430.0, 330.0), (640.0, 760.0), (880.0, 1180.0)):
        canvas.line([(x0, 556), (x1, 1026)], setting.inside("#8a94a8"), 4)
        for bead in range(16):
            share = bead / 15
            x, y = x0 + (x1 - x0) * share, 556 + 470 * share
            colour = setting.inside(palette.accent if bead % 2 else "#fffaf0")
            canvas.fill(ellipse(x, y, 6 + share * 11, 5 + share * 7), colour, Shade(90, 0.3))
    _waves(setting, 560, 1000, 40)
    if setting.staging not in ("water", "shore"):
        deck = setting.inside(mix("#efe6d4", palette.ground, 0.25))
        canvas.fill(rectangle(-10, 776, 1050, 30, 0), tone(deck, -0.12))
        canvas.fill(rectangle(-10, 800, 1050, 240, 0), deck, Shade(90, 0.35, 0.1))
        for x in range(-300, 1400, 140):
            canvas.line([(512 + (x - 512) * 0.7, 802), (x, 1030)], tone(deck, -0.06), 4)
        canvas.line([(-10, 900), (1034, 900)], tone(deck, -0.06), 4)
        return deck
    return tiles


def shore(setting: Setting) -> str:
    """Firm ground at the left before the water: tiles of a pool, else a bank. Returns its colour."""
    canvas, palette = setting.canvas, setting.palette
    colour = setting.lit(mix("#e8e2d4" if setting.place == "pool" else "#cdb184", palette.ground, 0.3))
    edge = [(-20, 826), (240, 822), (470, 830)]
    canvas.fill(
        shape(edge, [(470, 830), (560, 930), (600, 1040)], [(600, 1040), (-20, 1040)]),
        tone(colour, -0.1),
        Shade(0, 0.3),
    )
    top = shape([(x, y - 16) for x, y in edge], [(470, 814), (548, 914), (582, 1040)], [(582, 1040), (-20, 1040)])
    canvas.fill(top, colour, Shade(90, 0.35, 0.1))
    if setting.place == "pool":
        for x in range(-60, 560, 130):
            canvas.line([(x + 60, 816), (x, 1030)], tone(colour, -0.06), 4)
        canvas.line([(-20, 910), (534, 910)], tone(colour, -0.06), 4)
    return colour


def front_water(setting: Setting, swimmers: Sequence[float], y: float) -> None:
    """Water before swimmers at some x, with the waterline at y: hides their bodies, rings around them."""
    canvas, colour = setting.canvas, water_colour(setting)
    light = mix(colour, "#ffffff", 0.65)
    crest = [(x, y + (4 if number % 2 else -5)) for number, x in enumerate(range(-20, 1100, 107))]
    gradient = Gradient((Stop(0, mix(colour, "#ffffff", 0.18)), Stop(1, colour)), (0, y), (0, 1024))
    canvas.fill(shape(crest, [(1060, 1040), (-20, 1040)]), gradient, Shade(90, 0.35, 0.1))
    for x in swimmers:
        size = 1.0 if len(swimmers) == 1 else 0.62
        for row, half in enumerate((170, 240, 320)):
            level, reach = y + 18 + row * 30, half * size
            canvas.stroke(curve([(x - reach, level), (x, level + 12), (x + reach, level)]), light, 5, opacity=0.8)
        for dx in (-96, 96):
            canvas.fill(ellipse(x + dx, y, 52, 9), light, opacity=0.9)
    _waves(setting, y + 60, 1000, 16)
