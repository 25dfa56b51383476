"""Further rooms: bathroom, gym, hairdresser, storeroom, a cabin in the air. Each returns its floor."""

from __future__ import annotations

from persode.illustration.colour import mix, tone
from persode.illustration.engine.canvas import Gradient, Shade, Stop
from persode.illustration.engine.shapes import bezier, ellipse, polygon, rectangle, shape
from persode.illustration.places.furniture import floor, wall, window
from persode.illustration.places.setting import Setting
from persode.illustration.places.sky import cloud, glow, sky_colours, stars

__all__ = ["bathroom", "cabin", "corridor", "gym", "lift_cage", "salon", "storeroom"]


def bathroom(setting: Setting) -> str:
    """Tiles, a basin with a mirror, a bathtub, towels."""
    canvas, palette = setting.canvas, setting.palette
    wall(setting, mix(palette.sky_low, "#dff0f2", 0.6))
    tile = setting.inside(mix(palette.mid, "#a9d8dc", 0.6))
    canvas.fill(rectangle(-10, 400, 1050, 360, 0), tile, Shade(90, 0.2))
    for x in range(0, 1040, 72):
        canvas.line([(x, 400), (x, 760)], tone(tile, 0.06), 4)
    for y in range(400, 760, 72):
        canvas.line([(-10, y), (1034, y)], tone(tile, 0.06), 4)
    colour = floor(setting, "#d5dcd8", boards=False)
    white = setting.inside("#fffdf6")
    canvas.fill(ellipse(190, 250, 116, 140), setting.inside("#c98f66"), Shade(60, 0.35))
    canvas.fill(ellipse(190, 250, 100, 124), setting.inside("#d5ecf2"), Shade(60, 0.25, 0.3))
    canvas.line([(150, 300), (220, 180)], "#ffffff", 14, opacity=0.7)
    canvas.fill(
        shape([(60, 470), (90, 560), (160, 590)], [(220, 590), (290, 560), (320, 470)]), white, Shade(90, 0.4, 0.1)
    )
    canvas.fill(rectangle(166, 586, 52, 190, 8), white, Shade(0, 0.4))
    canvas.line([(190, 466), (190, 430), (150, 430)], setting.inside("#aab3bd"), 14)
    canvas.fill(
        shape([(560, 560), (590, 720), (660, 780)], [(900, 780), (980, 720), (1040, 560)]), white, Shade(20, 0.4, 0.1)
    )
    canvas.fill(rectangle(540, 540, 500, 32, 15), white, Shade(90, 0.35))
    canvas.line([(930, 540), (930, 300), (840, 280)], setting.inside("#aab3bd"), 13)
    canvas.fill(polygon([(800, 286), (880, 270), (890, 300), (796, 318)]), setting.inside("#aab3bd"), Shade(90, 0.4))
    canvas.line([(560, 250), (760, 250)], setting.inside("#aab3bd"), 10)
    for x, cloth in ((580, palette.accent), (676, palette.accent2)):
        canvas.fill(rectangle(x, 246, 74, 150, 8), setting.inside(cloth), Shade(0, 0.4, 0.1))
    return colour


def gym(setting: Setting) -> str:
    """Wall bars, a rack of weights, a punch bag, mats."""
    canvas, palette = setting.canvas, setting.palette
    wall(setting, mix(palette.sky_low, "#e6ddcf", 0.5))
    colour = floor(setting, "#c9a06c")
    for x in (110, 330, 550):
        window(setting, x, 90, 150, 110)
    wood = setting.inside("#b9794a")
    for x in (60, 230):
        canvas.fill(rectangle(x, 260, 18, 500, 4), wood, Shade(0, 0.4))
    for y in range(284, 740, 52):
        canvas.fill(rectangle(60, y, 186, 14, 6), tone(wood, 0.05), Shade(90, 0.35))
    canvas.line([(880, 0), (880, 170)], setting.inside("#6f7684"), 8)
    canvas.fill(
        rectangle(824, 170, 112, 330, 44), setting.inside(mix(palette.accent, "#a5324a", 0.4)), Shade(0, 0.45, 0.2)
    )
    for y in (250, 420):
        canvas.fill(rectangle(824, y, 112, 16, 2), setting.inside("#fff3dc"))
    steel = setting.inside("#4a4f60")
    canvas.fill(rectangle(560, 560, 420, 16, 4), steel)
    canvas.fill(rectangle(560, 670, 420, 16, 4), steel)
    for x in (566, 960):
        canvas.fill(rectangle(x, 540, 14, 236, 3), steel)
    for y in (560, 670):
        for number, x in enumerate(range(610, 960, 88)):
            weight = setting.inside(("#3a3550", palette.accent, palette.near, palette.accent2)[number % 4])
            canvas.line([(x - 24, y - 24), (x + 24, y - 24)], steel, 8)
            for dx in (-26, 26):
                canvas.fill(ellipse(x + dx, y - 24, 13, 24), weight, Shade(0, 0.4, 0.2))
    canvas.fill(
        polygon([(120, 880), (560, 880), (620, 1000), (60, 1000)]),
        setting.inside(mix(palette.mid, "#5f9ac0", 0.4)),
        Shade(90, 0.35),
    )
    return colour


def salon(setting: Setting) -> str:
    """A hairdresser's: round mirrors, a chair, bottles on shelves, hair on the floor."""
    canvas, palette, chance = setting.canvas, setting.palette, setting.chance
    wall(setting, mix(palette.sky_low, "#f3dfe0", 0.5), panels=True)
    colour = floor(setting, "#d9cbbf", boards=False)
    for x in (230, 760):
        canvas.fill(ellipse(x, 290, 140, 170), setting.inside(palette.accent2), Shade(60, 0.3))
        canvas.fill(ellipse(x, 290, 122, 152), setting.inside("#d5ecf2"), Shade(60, 0.25, 0.3))
        canvas.line([(x - 50, 360), (x + 40, 210)], "#ffffff", 14, opacity=0.7)
        for step in range(5):
            canvas.fill(ellipse(x - 120 + step * 60, 120 + abs(step - 2) * 18, 13), "#fff0a8", Shade(60, 0.2))
        canvas.fill(rectangle(x - 170, 500, 340, 22, 5), setting.inside("#a56c4a"), Shade(90, 0.4))
        for number in range(6):
            bottle = setting.inside((palette.accent, "#fffaf0", palette.near, "#7fb7d6")[number % 4])
            canvas.fill(
                rectangle(x - 150 + number * 52, 446 - number % 3 * 12, 28, 54 + number % 3 * 12, 7),
                bottle,
                Shade(0, 0.4),
            )
    if setting.staging != "seat":
        _salon_chair(setting)
    for _ in range(16):
        left, top = chance.uniform(120, 620), chance.uniform(880, 980)
        lock = bezier((left, top), ((left + 10, top - 14), (left + 24, top - 10), (left + 26, top)))
        canvas.stroke(lock, setting.inside("#5b3a2a"), 5)
    return colour


def _salon_chair(setting: Setting) -> None:
    canvas, chair = setting.canvas, setting.inside("#3c4254")
    canvas.fill(rectangle(620, 560, 280, 170, 30), chair, Shade(90, 0.4, 0.15))
    canvas.fill(rectangle(600, 700, 320, 60, 22), tone(chair, 0.06), Shade(90, 0.4, 0.15))
    canvas.fill(rectangle(740, 756, 40, 60, 4), setting.inside("#aab3bd"), Shade(0, 0.4))
    canvas.fill(ellipse(760, 824, 100, 16), setting.inside("#aab3bd"), Shade(90, 0.4))


def storeroom(setting: Setting) -> str:
    """Under the roof or behind a garage door: beams, old boxes, a round window, a bulb."""
    canvas, palette = setting.canvas, setting.palette
    wall(setting, mix(palette.mid, "#c9a583", 0.6), panels=True)
    colour = floor(setting, "#a87a58")
    beam = setting.inside("#7a5038")
    for side in (-1, 1):
        foot = 512 + side * 560
        canvas.fill(
            polygon([(512, -30), (512 + side * 70, -30), (foot + side * 40, 620), (foot - side * 40, 620)]),
            beam,
            Shade(90, 0.35),
        )
    canvas.fill(rectangle(-10, 180, 1050, 30, 4), beam, Shade(90, 0.4))
    canvas.fill(ellipse(512, 350, 96), setting.inside("#8a5a3e"), Shade(60, 0.35))
    canvas.fill(ellipse(512, 350, 78), setting.lit(mix(palette.sky_low, "#ffffff", 0.3)), Shade(60, 0.2, 0.2))
    canvas.line([(512, 272), (512, 428)], setting.inside("#8a5a3e"), 9)
    canvas.line([(434, 350), (590, 350)], setting.inside("#8a5a3e"), 9)
    glow(canvas, 700, 300, 160, "#ffe6a0", 0.6)
    canvas.line([(700, 200), (700, 270)], setting.inside("#4a3a3e"), 5)
    canvas.fill(ellipse(700, 294, 19, 25), "#fff0b8", Shade(60, 0.2))
    for x, y, width, height in (
        (40, 760, 200, 150),
        (70, 610, 150, 120),
        (820, 760, 210, 170),
        (850, 590, 150, 110),
        (680, 760, 130, 100),
    ):
        box = setting.inside(mix("#c9955f", palette.ground, 0.2))
        canvas.fill(rectangle(x, y - height, width, height, 4), box, Shade(0, 0.45, 0.1))
        canvas.fill(rectangle(x + width * 0.42, y - height, width * 0.16, height, 0), tone(box, 0.08))
        canvas.line([(x, y - height * 0.7), (x + width, y - height * 0.7)], tone(box, -0.08), 4)
    return colour


def corridor(setting: Setting) -> str:
    """A hallway without a window: wainscot, lamps on the wall, a long runner. Doors and lifts are in its wall."""
    canvas, palette = setting.canvas, setting.palette
    paint = wall(setting, mix(palette.sky_low, "#ead9c2", 0.5))
    ground = floor(setting, "#b9a58e", boards=False)
    panel = setting.inside(mix(palette.mid, palette.sky_low, 0.4))
    canvas.fill(rectangle(-10, 500, 1050, 250, 0), panel, Shade(90, 0.3, 0.1))
    for x in range(20, 1024, 150):
        canvas.stroke(rectangle(x, 530, 118, 190, 6), tone(panel, -0.05), 5)
    canvas.fill(rectangle(-10, 488, 1050, 18, 4), setting.inside("#fffaf0"), Shade(90, 0.35))
    for x in (120, 920):
        glow(canvas, x, 250, 130, "#ffe6a0", 0.5)
        with canvas.whole():
            canvas.fill(rectangle(x - 7, 250, 14, 74, 4), setting.inside("#6b4a3f"))
            hood = shape([(x - 26, 196), (x - 46, 262)], [(x + 46, 262), (x + 26, 196)])
            canvas.fill(hood, "#ffe9c4", Shade(90, 0.3), line=tone(paint, -0.1), width=3)
    return ground


def lift_cage(setting: Setting) -> str:
    """Inside a lift: steel walls, the shut doors, buttons, a rail, a lamp above."""
    canvas, palette = setting.canvas, setting.palette
    steel = setting.inside(mix("#b9c2c8", palette.sky_low, 0.25))
    canvas.fill(rectangle(0, 0, 1024, 1024, 0), tone(steel, -0.1), Shade(-90, 0.2))
    ground = setting.inside(mix("#6d6a74", palette.ground, 0.3))
    canvas.fill(polygon([(150, 772), (874, 772), (1040, 1040), (-16, 1040)]), ground, Shade(90, 0.3))
    canvas.fill(polygon([(-10, -10), (150, 84), (150, 772), (-10, 1040)]), tone(steel, -0.04), Shade(0, 0.35))
    canvas.fill(polygon([(1034, -10), (874, 84), (874, 772), (1034, 1040)]), tone(steel, -0.04), Shade(180, 0.35))
    with canvas.whole():
        canvas.fill(rectangle(150, 84, 724, 690, 4), tone(steel, 0.02), Shade(90, 0.25))
        for x in (256, 516):
            canvas.fill(
                rectangle(x, 190, 252, 584, 4), tone(steel, 0.08), Shade(0, 0.25), line=tone(steel, -0.16), width=5
            )
        canvas.line([(512, 194), (512, 770)], setting.inside("#3c3a46"), 9)
        canvas.fill(rectangle(420, 110, 184, 58, 14), setting.inside("#3c3a46"), Shade(90, 0.3))
        for x, turn in ((470, 1), (554, -1)):
            canvas.fill(
                polygon([(x - 18, 140 + 12 * turn), (x, 140 - 14 * turn), (x + 18, 140 + 12 * turn)]), "#f6b04a"
            )
        canvas.fill(rectangle(796, 400, 62, 190, 12), setting.inside("#5a5a68"), Shade(90, 0.3))
        for row in range(4):
            for x in (814, 840):
                lit = "#f6cf5a" if row == 1 and x < 830 else "#e6eaec"
                canvas.fill(ellipse(x, 430 + row * 42, 10), lit)
        canvas.line([(-10, 700), (150, 600)], setting.inside("#e8ecee"), 15)
        canvas.line([(1034, 700), (874, 600)], setting.inside("#e8ecee"), 15)
        for x in (290, 330, 560, 600):
            canvas.line([(x, 640), (x + 60, 330)], tone(steel, 0.13), 9)
        canvas.fill(polygon([(330, -10), (694, -10), (640, 44), (384, 44)]), "#fff6d8")
    return ground


def cabin(setting: Setting) -> str:
    """Inside a plane: round windows over clouds, lockers, a row of seats."""
    canvas, palette = setting.canvas, setting.palette
    canvas.fill(
        rectangle(0, 0, 1024, 1024, 0), setting.inside(mix(palette.sky_low, "#eceff0", 0.6)), Shade(-60, 0.25, 0.1)
    )
    canvas.fill(
        shape([(-10, -10), (1034, -10)], [(1034, 150), (512, 176), (-10, 150)]),
        setting.inside("#f6f3ec"),
        Shade(90, 0.35),
    )
    for x in (170, 512, 854):
        canvas.line([(x, 0), (x, 158)], setting.inside("#c9c6c0"), 5)
    top, low = sky_colours(setting)
    for x in (140, 360, 580, 800):
        canvas.fill(rectangle(x - 18, 222, 156, 216, 66), setting.inside("#fffdf6"), Shade(60, 0.3))
        pane = rectangle(x, 240, 120, 180, 54)
        with canvas.clip(pane):
            canvas.fill(pane, Gradient((Stop(0, top), Stop(1, low)), (0, 240), (0, 420)))
            if setting.time == "night":
                stars(setting, 20, 420)
            cloud(canvas, x + 60, 400, 0.7, mix("#ffffff", top, 0.5 if setting.weather else 0.1))
            if setting.weather in ("storm", "rain"):
                canvas.fill(
                    polygon(
                        [
                            (x + 60, 260),
                            (x + 36, 330),
                            (x + 56, 330),
                            (x + 40, 390),
                            (x + 84, 314),
                            (x + 62, 314),
                            (x + 78, 260),
                        ]
                    ),
                    "#ffe27a",
                )
    ground = setting.inside(mix("#7f8aa8", palette.ground, 0.3))
    canvas.fill(rectangle(-10, 780, 1050, 260, 0), ground, Shade(90, 0.45, 0.1))
    seat = setting.inside(mix(palette.near, palette.accent, 0.2))
    for x in (-90, 630, 860):
        canvas.fill(rectangle(x, 470, 210, 300, 40), seat, Shade(60, 0.4, 0.15))
        canvas.fill(rectangle(x + 30, 446, 150, 110, 30), setting.inside("#fffaf0"), Shade(90, 0.3))
        canvas.fill(rectangle(x - 10, 720, 230, 70, 24), tone(seat, 0.04), Shade(90, 0.4))
    return ground
