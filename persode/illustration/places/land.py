"""Land: park and countryside, garden, mountains."""

from __future__ import annotations

from persode.illustration.colour import mix, tone
from persode.illustration.engine.canvas import Shade
from persode.illustration.engine.shapes import ellipse, polygon, rectangle, shape
from persode.illustration.places.scenery import bench, bush, flower, grass, hills, pine, tree
from persode.illustration.places.setting import Setting
from persode.illustration.places.sky import birds, draw_sky

__all__ = ["garden", "mountain", "nature", "park"]


def nature(setting: Setting) -> str:
    """Hills, pines, a path, flowers. Returns the colour of the ground."""
    draw_sky(setting)
    palette, chance = setting.palette, setting.chance
    hills(setting, 500, 38, setting.slope(palette.far))
    hills(setting, 560, 34, setting.slope(mix(palette.far, palette.mid, 0.5)))
    _far_pines(setting, 630)
    hills(setting, 640, 26, setting.slope(palette.mid), 5)
    for _ in range(7):
        x = chance.choice([chance.uniform(-10, 180), chance.uniform(860, 1040)])
        trunk = setting.lit("#6b5050")
        pine(setting, x, 716 + chance.uniform(-10, 20), chance.uniform(170, 260), setting.lit(palette.near), trunk)
    return _meadow(setting, path=True)


def _far_pines(setting: Setting, y: float) -> None:
    palette, chance = setting.palette, setting.chance
    leaf = setting.lit(mix(palette.mid, palette.far, 0.3))
    for _ in range(16):
        height = chance.uniform(80, 130)
        pine(
            setting,
            chance.uniform(0, 1024),
            y + chance.uniform(-14, 16),
            height,
            leaf,
            setting.lit(palette.near),
        )


def _meadow(setting: Setting, *, path: bool) -> str:
    canvas, palette, chance = setting.canvas, setting.palette, setting.chance
    white = setting.weather == "snow"
    ground = setting.lit("#eef3f8" if white else mix(palette.near, "#7cbf7a", 0.5))
    if white:
        ground = mix(ground, palette.sky_low, 0.12)
    hills(setting, 716, 14, ground, 4)
    if path:
        way = shape(
            [(480, 716), (520, 760), (420, 840), (250, 1040)], [(800, 1040), (650, 850), (590, 770), (546, 716)]
        )
        canvas.fill(way, setting.lawn(mix(palette.ground, "#e8d4b0", 0.5)), Shade(180, 0.35, 0.15))
    for _ in range(60):
        x = chance.choice([chance.uniform(0, 300), chance.uniform(730, 1024)])
        grass(canvas, x, chance.uniform(760, 1000), tone(ground, -0.07), chance)
    if not white:
        for _ in range(12):
            x = chance.choice([chance.uniform(50, 250), chance.uniform(800, 970)])
            colour = setting.lit(chance.choice([palette.accent, palette.accent2, "#fff3dc"]))
            flower(canvas, x, chance.uniform(840, 980), colour, tone(ground, -0.14))
    return ground


def park(setting: Setting) -> str:
    """A town park: lawn, round trees, a bench, a pond path and houses far behind."""
    draw_sky(setting)
    canvas, palette, chance = setting.canvas, setting.palette, setting.chance
    roofs = setting.lit(mix(palette.far, palette.sky_low, 0.35))
    x = -20.0
    while x < 1040:
        width, height = chance.randint(70, 130), chance.randint(90, 220)
        canvas.fill(rectangle(x, 600 - height, width, height + 80, 4), roofs, Shade(90, 0.2))
        x += width + chance.randint(0, 20)
    hills(setting, 600, 12, setting.slope(mix(palette.far, palette.mid, 0.6)))
    for x, height in ((40, 300), (250, 220), (880, 320), (1000, 240), (640, 180)):
        leaf = setting.lit(mix(palette.mid, palette.near, chance.uniform(0.2, 0.8)))
        tree(setting, x, 720, height, leaf, setting.lit("#7a5a48"), x)
    for x in (150, 480, 760):
        bush(setting, x, 730, 170, setting.lit(mix(palette.near, palette.mid, 0.4)))
    ground = _meadow(setting, path=True)
    wood = setting.lit(mix("#b9794a", palette.ground, 0.3))
    bench(canvas, 120, 842, 220, wood, setting.lit(mix("#4a4458", palette.near, 0.3)))
    return ground


def garden(setting: Setting) -> str:
    """A garden with a fence, beds of flowers, and a house's corner."""
    draw_sky(setting)
    canvas, palette, chance = setting.canvas, setting.palette, setting.chance
    hills(setting, 560, 24, setting.slope(palette.far))
    for x, height in ((470, 230), (620, 300), (980, 340)):
        tree(setting, x, 700, height, setting.lit(mix(palette.mid, palette.near, 0.5)), setting.lit("#7a5a48"), x)
    wall = setting.lit(mix("#f2dcc0", palette.sky_low, 0.3))
    canvas.fill(rectangle(-20, 330, 250, 420, 0), wall, Shade(0, 0.35, 0.1))
    roof = polygon([(-30, 340), (-30, 190), (90, 200), (270, 340)])
    canvas.fill(roof, setting.lit(mix(palette.accent, "#a5523d", 0.4)), Shade(20, 0.45, 0.2))
    canvas.fill(rectangle(60, 430, 110, 130, 6), setting.lit("#fffaf0"))
    canvas.fill(rectangle(70, 440, 90, 110, 4), setting.inside("#cfe6ea"), Shade(60, 0.3, 0.2))
    canvas.line([(115, 440), (115, 550)], setting.lit("#fffaf0"), 6)
    for x in range(236, 1040, 46):
        plank = polygon([(x, 740), (x, 606), (x + 17, 586), (x + 34, 606), (x + 34, 740)])
        canvas.fill(plank, setting.lit("#fff6e6"), Shade(90, 0.35))
    for y in (632, 690):
        canvas.fill(rectangle(230, y, 820, 14, 3), setting.lit("#f4e6d0"), Shade(90, 0.3))
    ground = _meadow(setting, path=False)
    earth = setting.lit("#7a5340")
    canvas.fill(
        shape([(560, 800), (720, 770), (1040, 776)], [(1040, 850), (760, 846), (560, 800)]), earth, Shade(90, 0.4)
    )
    for x in range(610, 1020, 44):
        colour = setting.lit(chance.choice([palette.accent, palette.accent2, "#fff3dc", "#f28ab2"]))
        flower(canvas, x, 812 + chance.uniform(-8, 14), colour, setting.lit("#3f8f5c"), 64)
    return ground


def mountain(setting: Setting) -> str:
    """Snowy peaks over pines, a stony path."""
    draw_sky(setting, 640)
    canvas, palette, chance = setting.canvas, setting.palette, setting.chance
    peaks = (
        (150, 260, 330, mix(palette.far, palette.sky_top, 0.3)),
        (880, 230, 360, mix(palette.far, palette.sky_top, 0.15)),
        (520, 180, 400, palette.far),
    )
    for x, y, width, colour in peaks:
        rock = setting.lit(mix(colour, "#8a8fa8", 0.25))
        canvas.fill(
            polygon([(x - width, 730), (x, y), (x + width, 730)]), rock, Shade(20, 0.5, 0.2, 0.7), line=rock, width=8
        )
        snow = shape(
            [(x - width * 0.22, y + 120), (x, y - 2), (x + width * 0.22, y + 120)],
            [(x + width * 0.1, y + 92), (x + width * 0.03, y + 130), (x - width * 0.08, y + 96)],
        )
        canvas.fill(snow, setting.lit("#ffffff"), Shade(20, 0.35))
    birds(canvas, 330, 220, setting.lit("#ffffff"))
    hills(setting, 600, 30, setting.slope(palette.mid))
    _far_pines(setting, 650)
    for x in (60, 150, 900, 990):
        height = chance.uniform(200, 280)
        pine(setting, x, 730, height, setting.lit(palette.near), setting.lit("#6b5050"))
    ground = _meadow(setting, path=True)
    for x, y, size in ((120, 900, 46), (880, 930, 60), (940, 880, 34)):
        canvas.fill(
            ellipse(x, y, size, size * 0.62), setting.lit(mix("#a39c98", palette.far, 0.3)), Shade(60, 0.5, 0.2)
        )
    return ground
