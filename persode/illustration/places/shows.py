"""Places out of the ordinary: a stage, a train's inside, a dream land."""

from __future__ import annotations

from persode.illustration.colour import mix, tone
from persode.illustration.engine.affine import scale, translate
from persode.illustration.engine.canvas import Gradient, Shade, Stop
from persode.illustration.engine.shapes import blob, ellipse, polygon, rectangle, shape, star
from persode.illustration.places.scenery import grass, hills, tree
from persode.illustration.places.setting import Setting
from persode.illustration.places.sky import cloud, glow, sky_colours, stars

__all__ = ["carriage", "concert", "fantasy", "front_crowd", "stage"]


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
            _raised_hand(setting, x + 46, y + 40, 96, dark)


def _raised_hand(setting: Setting, x: float, y: float, reach: float, colour: str) -> None:
    """An arm that goes up from (x, y), with an open hand."""
    canvas = setting.canvas
    canvas.line([(x, y), (x + 8, y - reach * 0.55), (x + 2, y - reach)], colour, 19)
    canvas.fill(ellipse(x + 2, y - reach - 8, 14, 15), colour)
    for lean in (-16, -6, 4, 13):
        canvas.line([(x + 2, y - reach - 12), (x + 2 + lean, y - reach - 32 + abs(lean) * 0.3)], colour, 7)


def concert(setting: Setting) -> str:
    """A concert seen from the audience: a band on a lit stage, many raised hands. Returns the colour of the ground."""
    canvas, palette, chance = setting.canvas, setting.palette, setting.chance
    night = mix(palette.shadow, "#1a1433", 0.45)
    canvas.fill(rectangle(0, 0, 1024, 1024, 0), night, Shade(-90, 0.2))
    canvas.fill(rectangle(120, 90, 784, 320, 10), mix(night, palette.mid, 0.35), Shade(90, 0.3))
    for x, foot, colour in ((200, 420, palette.accent2), (430, 300, palette.accent), (600, 760, palette.light),
                            (830, 620, palette.accent2)):  # fmt: skip
        beam = polygon([(x - 16, 96), (x + 16, 96), (foot + 130, 560), (foot - 130, 560)])
        canvas.fill(beam, Gradient((Stop(0, colour, 0.65), Stop(1, colour, 0.05)), (x, 96), (foot, 560)), opacity=0.92)
        canvas.fill(shape([(x - 24, 70), (x - 30, 106)], [(x + 30, 106), (x + 24, 70)]), "#3a3350", Shade(0, 0.4, 0.2))
    canvas.fill(rectangle(90, 56, 844, 18, 4), "#4a4468")
    for x in (96, 908):
        canvas.fill(rectangle(x, 60, 20, 500, 3), "#4a4468")
    for x in (150, 806):
        for y in (216, 310):
            canvas.fill(rectangle(x, y, 68, 88, 6), "#2c2740", Shade(0, 0.3))
            canvas.fill(ellipse(x + 34, y + 46, 25), "#57507a", Shade(60, 0.3))
    for spot, colour in ((600, palette.accent), (720, "#fff3dc"), (480, palette.accent2)):
        with canvas.layer("prop"):
            _player(setting, spot, 412, mix(colour, night, 0.2), guitar=spot != 720)
    canvas.fill(rectangle(60, 404, 904, 84, 6), mix("#6b4a3a", night, 0.3), Shade(90, 0.45, 0.1))
    ground = mix(night, palette.ground, 0.3)
    canvas.fill(rectangle(-10, 640, 1050, 400, 0), ground, Shade(90, 0.4))
    for row, (level, share) in enumerate(((560, 0.3), (650, 0.12))):
        dark = mix(night, palette.mid, share)
        for number, x in enumerate(range(-10 + row * 40, 1060, 84)):
            head = level + chance.uniform(-12, 12)
            if number % 2 == row:
                _raised_hand(setting, x + 34, head + 30, 110, dark)
            canvas.fill(ellipse(x, head, 34, 38), tone(dark, 0.02))
            canvas.fill(ellipse(x, head + 80, 54, 62), dark)
    return ground


def _player(setting: Setting, x: float, y: float, colour: str, *, guitar: bool) -> None:
    """Somebody on a far stage, with a guitar or behind a microphone."""
    canvas = setting.canvas
    canvas.fill(ellipse(x, y - 176, 27, 29), colour, Shade(60, 0.3))
    canvas.fill(
        shape([(x - 30, y - 142), (x - 26, y - 64)], [(x + 26, y - 64), (x + 30, y - 142)]), colour, Shade(20, 0.4)
    )
    for lean in (-1, 1):
        canvas.line([(x + lean * 13, y - 66), (x + lean * 24, y)], colour, 21)
    if guitar:
        canvas.fill(ellipse(x + 6, y - 86, 34, 22), "#e0a04a", Shade(60, 0.3))
        canvas.line([(x + 10, y - 90), (x - 66, y - 130)], "#8a5a34", 9)
        canvas.line([(x - 26, y - 134), (x - 46, y - 112)], colour, 14)
        canvas.line([(x + 28, y - 134), (x + 34, y - 98), (x + 12, y - 88)], colour, 14)
    else:
        canvas.line([(x + 30, y), (x + 30, y - 150)], "#b9bec8", 5)
        canvas.line([(x + 26, y - 130), (x + 52, y - 176), (x + 46, y - 214)], colour, 14)
        canvas.line([(x - 26, y - 130), (x + 24, y - 150)], colour, 14)


def carriage(setting: Setting) -> str:
    """Inside a train or bus: a wide window on a passing land, seats, straps. Returns the colour of the floor."""
    canvas, palette = setting.canvas, setting.palette
    wall_colour = setting.inside(mix(palette.sky_low, "#dfe6e4", 0.5))
    canvas.fill(rectangle(0, 0, 1024, 1024, 0), wall_colour, Shade(-60, 0.25, 0.1))
    _passing_land(setting)
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


def _passing_land(setting: Setting) -> None:
    """Two wide rounded panes, and one land behind both: the sun is in one of them only."""
    canvas, palette, chance = setting.canvas, setting.palette, setting.chance
    panes = [rectangle(x, 172, 400, 300, 46) for x in (84, 540)]
    for x in (84, 540):
        canvas.fill(rectangle(x - 20, 152, 440, 340, 58), setting.inside("#c9ced2"), Shade(60, 0.35, 0.1))
    top, low = sky_colours(setting)
    trees = [(chance.uniform(90, 260), 130.0), (chance.uniform(330, 460), 90.0), (chance.uniform(840, 930), 170.0)]
    for number, pane in enumerate(panes):
        with canvas.clip(pane):
            canvas.fill(pane, Gradient((Stop(0, top), Stop(1, low)), (0, 172), (0, 472)), Shade(-90, 0.2))
            if number == 1 and setting.time in ("sunset", "night"):
                canvas.fill(
                    ellipse(690, 250, 38), "#ffe09a" if setting.time == "sunset" else "#ffeab4", Shade(60, 0.25)
                )
            cloud(canvas, 250 if number == 0 else 850, 250 - number * 26, 0.7, mix("#ffffff", top, 0.15))
            far = shape(
                [(40, 372), (220, 330), (420, 384), (640, 340), (820, 388), (1000, 350)], [(1000, 500), (40, 500)]
            )
            near = shape([(40, 430), (260, 408), (520, 440), (760, 400), (1000, 438)], [(1000, 500), (40, 500)])
            canvas.fill(far, setting.inside(palette.far), Shade(100, 0.3))
            canvas.fill(near, setting.inside(palette.mid), Shade(100, 0.3))
            for seed, (foot, height) in enumerate(trees, 3):
                tree(setting, foot, 470, height, setting.inside(palette.near), setting.inside("#8a5a44"), seed)
            if number == 1:
                house = setting.inside(mix(palette.accent, "#f3e6d2", 0.55))
                canvas.fill(rectangle(586, 384, 84, 60, 3), house, Shade(0, 0.35))
                canvas.fill(polygon([(574, 388), (628, 340), (682, 388)]), setting.inside(palette.accent))
            if setting.weather in ("rain", "storm"):
                for _ in range(24):
                    rx, ry = chance.uniform(84, 960), chance.uniform(172, 470)
                    canvas.line([(rx, ry), (rx - 30, ry + 14)], "#eef4fb", 3, opacity=0.7)
            elif setting.weather == "snow":
                for _ in range(40):
                    canvas.fill(ellipse(chance.uniform(84, 960), chance.uniform(172, 470), 5), "#ffffff", opacity=0.9)


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
