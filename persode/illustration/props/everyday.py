"""Food in motion and what boils over, a goat to milk, a cone, cut hair, a house door: everyday things that go wrong."""

from __future__ import annotations

from persode.illustration.colour import mix, tone
from persode.illustration.engine.affine import rotate, translate
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import bezier, blob, ellipse, polygon, rectangle, shape
from persode.illustration.palettes import Palette

__all__ = [
    "boiling_pot", "bright_smile", "clipboard", "flipped_pancake", "foaming_flask", "front_door", "gap_smile", "goat",
    "milk_pail", "stuck_pancake", "traffic_cone", "tufts",
]  # fmt: skip

_DOUGH, _CRUST = "#eeb765", "#c9843a"


def _pancake(canvas: Canvas, x: float, y: float, turn: float) -> None:
    with canvas.at(translate(x, y), rotate(turn)):
        canvas.fill(ellipse(0, 5, 62, 19), _CRUST)
        canvas.fill(ellipse(0, -2, 62, 18), _DOUGH, Shade(60, 0.3, 0.2))
        canvas.fill(ellipse(-14, -4, 18, 5), tone(_CRUST, 0.05), opacity=0.8)
        canvas.fill(ellipse(22, 0, 13, 4), tone(_CRUST, 0.05), opacity=0.8)


def flipped_pancake(canvas: Canvas, palette: Palette) -> None:
    """A frying pan held level, and the pancake that turns in the air above it, 240 wide."""
    canvas.fill(rectangle(56, -30, 96, 18, 9), "#5a4038", Shade(90, 0.4))
    canvas.fill(shape([(-98, -40), (-84, -2)], [(46, -2), (60, -40)]), "#3b3a48", Shade(90, 0.4, 0.2))
    canvas.fill(ellipse(-19, -40, 80, 15), "#555466", Shade(60, 0.3))
    _pancake(canvas, -16, -168, -22)
    for dx in (-70, 34):
        path = bezier((dx, -66), ((dx - 12, -92), (dx - 8, -112), (dx + 6, -132)))
        canvas.stroke(path, "#fff3dc", 7)


def stuck_pancake(canvas: Canvas, palette: Palette) -> None:
    """A pancake that sticks to the ceiling and drips, seen from below, about its middle, 210 wide."""
    canvas.fill(ellipse(0, 0, 104, 36), _CRUST)
    canvas.fill(ellipse(0, -7, 100, 32), _DOUGH, Shade(-60, 0.3, 0.2))
    for x, long in ((-52, 34), (6, 62), (50, 28)):
        drip = shape([(x - 13, 14), (x - 9, 14 + long * 0.7), (x, 20 + long)], [(x + 9, 14 + long * 0.7), (x + 13, 14)])
        canvas.fill(drip, _DOUGH, Shade(0, 0.3))
    for x in (-34, 30):
        canvas.fill(ellipse(x, -8, 17, 6), tone(_CRUST, 0.05), opacity=0.8)


def _foam(canvas: Canvas, colour: str, bubbles: tuple[tuple[float, float, float], ...]) -> None:
    for x, y, size in bubbles:
        canvas.fill(ellipse(x, y, size), colour, Shade(70, 0.25, 0.2), line=tone(colour, -0.1), width=3)


def boiling_pot(canvas: Canvas, palette: Palette) -> None:
    """A pot that boils over: its lid askew on the foam, streams down its sides, a puddle, 260 wide."""
    foam = "#fff6e0"
    canvas.fill(blob([(-124, 0), (-60, -16), (20, -10), (96, -18), (128, 2), (40, 14), (-70, 12)]), tone(foam, -0.04))
    metal = mix(palette.accent, "#8a8f9c", 0.35)
    for side in (-1, 1):
        canvas.stroke(ellipse(side * 92, -96, 18, 14), tone(metal, -0.1), 10)
    canvas.fill(rectangle(-88, -138, 176, 136, 18), metal, Shade(0, 0.4, 0.2))
    for x, long in ((-62, 112), (-22, 66), (56, 122)):
        stream = shape([(x - 18, -140), (x - 12, -140 + long)], [(x + 12, -140 + long), (x + 18, -140)])
        canvas.fill(stream, foam)
        canvas.fill(ellipse(x, -140 + long, 13), foam)
    _foam(canvas, foam, ((-74, -146, 24), (-36, -158, 30), (8, -164, 32), (50, -154, 28), (80, -142, 20)))
    with canvas.at(translate(10, -200), rotate(14)):
        canvas.fill(rectangle(-88, -10, 176, 18, 9), tone(metal, -0.06), Shade(90, 0.4))
        canvas.fill(ellipse(0, -18, 15), tone(metal, -0.14))


def foaming_flask(canvas: Canvas, palette: Palette) -> None:
    """A beaker that foams over, on a blue puddle of foam, 260 wide."""
    foam = mix("#6fb7ee", palette.sky_low, 0.12)
    _foam(canvas, foam, ((-96, -10, 24), (-58, -14, 30), (64, -14, 32), (104, -8, 22), (12, -6, 22)))
    canvas.fill(rectangle(-54, -140, 108, 138, 14), "#e6f3f8", Shade(0, 0.3, 0.3), line="#7d9fb0", width=5)
    canvas.fill(rectangle(-48, -92, 96, 86, 10), tone(foam, -0.1), Shade(0, 0.3))
    for y in (-118, -100, -82):
        canvas.line([(20, y), (44, y)], "#7d9fb0", 4)
    for x, long in ((-44, 96), (40, 74)):
        canvas.fill(rectangle(x - 15, -150, 30, long, 14), foam)
    _foam(canvas, foam, ((-44, -158, 26), (-10, -176, 34), (32, -164, 28), (4, -208, 22), (-26, -202, 15)))


def goat(canvas: Canvas, palette: Palette) -> None:
    """A goat with horns, a beard and an udder, facing left, 300 wide."""
    coat, dark = "#f1e7d6", "#8d7763"
    for x in (-62, -30, 66, 96):
        canvas.fill(rectangle(x, -96, 22, 90, 6), tone(coat, -0.08), Shade(0, 0.4))
        canvas.fill(rectangle(x - 1, -16, 24, 16, 4), "#4c4038")
    canvas.fill(ellipse(58, -92, 26, 22), "#efb3a8", Shade(90, 0.3))
    canvas.fill(blob([(-92, -150), (-40, -186), (60, -186), (122, -160), (120, -98), (20, -84), (-76, -92)]), coat,
                Shade(70, 0.4, 0.2))  # fmt: skip
    canvas.fill(shape([(112, -166), (146, -196), (150, -176)], [(150, -176), (132, -150), (116, -144)]), coat)
    canvas.fill(polygon([(-92, -100), (-56, -160), (-92, -226), (-132, -218)]), coat, Shade(60, 0.3))
    for dx in (0, 26):
        horn = shape([(-118 + dx, -248), (-108 + dx, -290), (-74 + dx, -304)], [(-84 + dx, -282), (-100 + dx, -244)])
        canvas.fill(horn, dark, Shade(0, 0.4))
    canvas.fill(blob([(-176, -196), (-150, -236), (-104, -256), (-78, -224), (-104, -186), (-152, -176)]), coat,
                Shade(60, 0.3, 0.2))  # fmt: skip
    canvas.fill(blob([(-80, -246), (-44, -240), (-34, -222), (-72, -226)]), tone(coat, -0.08))
    canvas.fill(shape([(-150, -180), (-142, -140)], [(-142, -140), (-124, -184)]), dark)
    canvas.fill(ellipse(-122, -222, 7, 8), "#2b2733")
    canvas.line([(-176, -196), (-160, -190)], "#4c4038", 4)


def milk_pail(canvas: Canvas, palette: Palette) -> None:
    """A metal pail of milk, 130 wide."""
    canvas.stroke(bezier((-54, -106), ((-44, -186), (44, -186), (54, -106))), "#6f7684", 7)
    canvas.fill(shape([(-62, -110), (-46, 0)], [(46, 0), (62, -110)]), "#b9c1cc", Shade(0, 0.45, 0.25))
    canvas.fill(ellipse(0, -110, 62, 15), "#8a929f")
    canvas.fill(ellipse(0, -107, 54, 11), "#fffdf4")
    for y in (-74, -30):
        canvas.line([(-54, y), (54, y)], "#8a929f", 5)


def traffic_cone(canvas: Canvas, palette: Palette) -> None:
    """An orange cone with two white bands, knocked over, 200 wide."""
    with canvas.at(translate(70, -34), rotate(-74)):
        canvas.fill(rectangle(-66, -12, 132, 22, 6), "#d9622b", Shade(0, 0.4))
        canvas.fill(shape([(-48, -12), (-12, -166)], [(12, -166), (48, -12)]), "#f0763a", Shade(0, 0.45, 0.2))
        for low, high in ((-54, -84), (-108, -134)):
            bands = [(-48 + (12 + low) / -154 * 36 * 1.0, low), (48 - (12 + low) / -154 * 36, low)]
            bands += [(48 - (12 + high) / -154 * 36, high), (-48 + (12 + high) / -154 * 36, high)]
            canvas.fill(polygon(bands), "#fff6ea")


def clipboard(canvas: Canvas, palette: Palette) -> None:
    """A board with a sheet of ticks and crosses, 120 wide."""
    canvas.fill(rectangle(-60, -164, 120, 164, 8), "#9a6848", Shade(60, 0.4))
    canvas.fill(rectangle(-50, -148, 100, 140, 4), "#fffaf0")
    canvas.fill(rectangle(-26, -172, 52, 26, 7), "#8a929f", Shade(90, 0.4))
    for y in (-118, -82, -46):
        canvas.line([(-8, y), (40, y)], "#a9b0bb", 6)
        canvas.line([(-40, y - 9), (-24, y + 9)], "#d1382f", 6)
        canvas.line([(-24, y - 9), (-40, y + 9)], "#d1382f", 6)


def tufts(canvas: Canvas, palette: Palette) -> None:
    """Cut hair on the floor, in the colour that it is given, 220 wide."""
    hair = palette.accent
    for x, y, turn, long in (
        (-86, -10, -12, 60), (-44, 2, 24, 74), (2, -14, -34, 64), (40, 4, 8, 80), (86, -8, 40, 58), (-8, 14, 4, 70),
    ):  # fmt: skip
        with canvas.at(translate(x, y), rotate(turn)):
            lock = shape([(-long / 2, 0), (0, -22), (long / 2, -6)], [(long / 2, -6), (4, 2), (-long / 2, 0)])
            canvas.fill(lock, hair, Shade(60, 0.3), line=tone(hair, -0.1), width=2)


def bright_smile(canvas: Canvas, palette: Palette) -> None:
    """A wide smile of straight white teeth that gleam, about its middle, 210 wide."""
    mouth = bezier((-96, -30), ((-50, -8), (50, -8), (96, -30)), ((80, 66), (-80, 66), (-96, -30)), closed=True)
    canvas.fill(mouth, "#b83a4b", line="#e07a80", width=14)
    with canvas.clip(mouth):
        canvas.fill(rectangle(-100, -40, 200, 62, 8), "#fffdf6", Shade(90, 0.2))
        for x in (-66, -40, -14, 14, 40, 66):
            canvas.line([(x, -40), (x, 22)], "#d9d3cc", 3)
    for x, y, size in ((70, -44, 26), (-60, -2, 15)):
        points = [(x, y - size), (x + size * 0.22, y - size * 0.22), (x + size, y), (x + size * 0.22, y + size * 0.22)]
        points += [(x, y + size), (x - size * 0.22, y + size * 0.22), (x - size, y), (x - size * 0.22, y - size * 0.22)]
        canvas.fill(polygon(points), "#fff2a8", line="#f0b93c", width=3)


def gap_smile(canvas: Canvas, palette: Palette) -> None:
    """A child's smile with a tooth missing, and the tooth beside it, about its middle, 220 wide."""
    mouth = bezier((-96, -40), ((-50, -18), (50, -18), (96, -40)), ((80, 56), (-80, 56), (-96, -40)), closed=True)
    canvas.fill(mouth, "#7c2433", line="#e07a80", width=14)
    with canvas.clip(mouth):
        for x in (-82, -44, 34, 72):
            canvas.fill(rectangle(x, -50, 36, 58, 10), "#fffdf6", Shade(90, 0.2))
    canvas.fill(
        bezier(
            (6, 54),
            ((6, 40), (42, 40), (42, 54)),
            ((44, 74), (36, 92), (32, 92)),
            ((26, 92), (26, 78), (24, 78)),
            ((22, 78), (22, 92), (16, 92)),
            ((10, 92), (4, 74), (6, 54)),
            closed=True,
        ),
        "#fffdf6",
        Shade(60, 0.25),
        line="#cfc4b4",
        width=4,
    )
    for x, y in ((62, 50), (-12, 62), (70, 84)):
        canvas.line([(x - 8, y), (x + 8, y)], "#ffd24a", 5)
        canvas.line([(x, y - 8), (x, y + 8)], "#ffd24a", 5)


def front_door(canvas: Canvas, palette: Palette) -> None:
    """A house door in its piece of wall, with a step, a small roof and a lantern, 400 wide."""
    wall = mix(palette.sky_low, "#e8cfae", 0.6)
    colour = mix(palette.accent, "#8a4a3a", 0.45)
    canvas.fill(rectangle(-200, -560, 400, 546, 2), wall, Shade(0, 0.3, 0.1))
    for row in range(8):
        for column in range(3):
            x = -190 + column * 140 + (60 if row % 2 else 0)
            canvas.fill(rectangle(min(x, 130), -540 + row * 66, 56, 20, 4), tone(wall, -0.03))
    roof = polygon([(-232, -548), (-180, -626), (180, -626), (232, -548)])
    canvas.fill(roof, tone(colour, -0.06), Shade(90, 0.4))
    canvas.fill(rectangle(-104, -452, 208, 440, 6), "#f3e6d2", Shade(0, 0.25))
    canvas.fill(rectangle(-86, -434, 172, 422, 4), colour, Shade(0, 0.35, 0.1))
    canvas.fill(rectangle(-58, -404, 116, 96, 10), mix("#ffe6a0", palette.sky_top, 0.25), Shade(60, 0.2))
    canvas.line([(0, -404), (0, -308)], tone(colour, -0.06), 7)
    canvas.fill(rectangle(-58, -264, 116, 200, 6), tone(colour, -0.06), Shade(90, 0.3))
    canvas.fill(ellipse(64, -216, 12), "#f5c652", Shade(60, 0.4))
    canvas.fill(rectangle(140, -400, 34, 52, 8), "#ffe6a0", Shade(60, 0.2), line="#3a2f3a", width=5)
    canvas.fill(rectangle(-150, -20, 300, 34, 6), "#b8b2ac", Shade(90, 0.4))
