"""What rooms are made of: wall, floor, window, shelf, pictures, lamps, seats, counters."""

from __future__ import annotations

from persode.illustration.colour import mix, tone
from persode.illustration.engine.affine import rotate, scale, translate
from persode.illustration.engine.canvas import Gradient, Shade, Stop
from persode.illustration.engine.shapes import blob, ellipse, polygon, rectangle, shape
from persode.illustration.figure.look import INK
from persode.illustration.places.scenery import hills, tree
from persode.illustration.places.setting import Setting
from persode.illustration.places.sky import cloud, glow, sky_colours

__all__ = [
    "books", "clock", "curtains", "cushion", "floor", "pendant", "picture", "rug", "shelf", "sofa",
    "table_lamp", "wall", "window",
]  # fmt: skip


def wall(setting: Setting, colour: str, *, panels: bool = False) -> str:
    """A wall over the whole picture; returns its colour."""
    lit = setting.inside(colour)
    setting.canvas.fill(rectangle(0, 0, 1024, 1024, 0), lit, Shade(-60, 0.25, 0.1))
    if panels:
        for x in range(10, 1040, 70):
            setting.canvas.line([(x, 0), (x, 760)], tone(lit, -0.03), 9)
    return lit


def floor(setting: Setting, colour: str = "#c98f66", *, boards: bool = True) -> str:
    """Boards or a plain floor with a skirting board; returns its colour."""
    canvas = setting.canvas
    lit = setting.inside(mix(colour, setting.palette.ground, 0.3))
    canvas.fill(rectangle(-10, 760, 1050, 280, 0), lit, Shade(90, 0.45, 0.1, 0.7))
    for x in range(-300, 1400, 120 if boards else 200):
        canvas.line([(512 + (x - 512) * 0.7, 762), (x, 1030)], tone(lit, -0.05), 4)
    if not boards:
        for y in (800, 862, 950):
            canvas.line([(-10, y), (1034, y)], tone(lit, -0.05), 4)
    canvas.fill(rectangle(-10, 744, 1050, 22, 0), setting.inside("#fffaf0"), Shade(90, 0.4))
    return lit


def window(setting: Setting, x: float, y: float, width: float, height: float, *, town: bool = False) -> None:
    """A window with sky, hills and trees (or roofs) behind it; rain and snow are seen through it."""
    canvas, chance = setting.canvas, setting.chance
    frame = setting.inside("#fffaf0")
    canvas.fill(rectangle(x - 26, y - 26, width + 52, height + 52, 14), frame, Shade(60, 0.35, 0.1))
    pane = rectangle(x, y, width, height, 6)
    with canvas.clip(pane):
        top, low = sky_colours(setting)
        canvas.fill(pane, Gradient((Stop(0, top), Stop(1, low)), (0, y), (0, y + height)), Shade(-90, 0.2))
        if setting.time == "night":
            for _ in range(30):
                size = chance.choice([1.5, 2.4])
                canvas.fill(ellipse(chance.uniform(x, x + width), chance.uniform(y, y + height * 0.7), size), "#fff6d8")
            canvas.fill(ellipse(x + width * 0.68, y + 84, 36), "#ffeab4", Shade(60, 0.3))
        else:
            if setting.time == "sunset":
                glow(canvas, x + width * 0.7, y + height * 0.6, 120, "#ffc27a", 0.8)
                canvas.fill(ellipse(x + width * 0.7, y + height * 0.6, 40), "#ffe09a", Shade(60, 0.25))
            white = mix(low, top, 0.4) if setting.time == "grey" else "#ffffff"
            cloud(canvas, x + width * 0.3, y + 90, 0.7, white)
            cloud(canvas, x + width * 0.8, y + 170, 0.55, white)
        _outlook(setting, x, y, width, height, town=town)
        if setting.weather in ("rain", "storm"):
            for _ in range(26):
                rx, ry = chance.uniform(x, x + width + 20), chance.uniform(y, y + height)
                canvas.line([(rx, ry), (rx - 8, ry + 34)], mix("#eef4fb", low, 0.3), 3, opacity=0.75)
            if setting.weather == "storm":
                bolt = [(30, 0), (-8, 60), (16, 60), (-6, 124), (46, 44), (22, 44), (46, 0)]
                canvas.fill(polygon([(x + width * 0.3 + dx, y + 30 + dy) for dx, dy in bolt]), "#ffe27a")
        elif setting.weather == "snow":
            for _ in range(30):
                flake = ellipse(chance.uniform(x, x + width), chance.uniform(y, y + height), chance.uniform(3, 6))
                canvas.fill(flake, "#ffffff", opacity=0.9)
    canvas.fill(rectangle(x + width / 2 - 7, y, 14, height, 2), frame)
    canvas.fill(rectangle(x, y + height * 0.36, width, 12, 2), frame)


def _outlook(setting: Setting, x: float, y: float, width: float, height: float, *, town: bool) -> None:
    canvas, palette, chance = setting.canvas, setting.palette, setting.chance
    if town:
        left = x - 10
        while left < x + width:
            wide, high = chance.randint(44, 80), chance.randint(70, 190)
            house = setting.inside(mix(palette.mid, palette.far, chance.random()))
            canvas.fill(rectangle(left, y + height - high, wide, high + 10, 4), house, Shade(20, 0.3))
            for wx in range(int(left) + 10, int(left + wide) - 14, 22):
                for wy in range(int(y + height - high) + 16, int(y + height) - 10, 30):
                    lit = chance.random() < setting.lamps_on
                    canvas.fill(rectangle(wx, wy, 12, 15, 3), "#ffdf94" if lit else tone(house, -0.06))
            left += wide + 4
        return
    base = y + height
    with canvas.at(translate(0, base - 490)):
        hills(setting, 430, 18, setting.inside(palette.far), 8)
        hills(setting, 470, 16, setting.inside(palette.mid), 7)
    for tx, seed in ((x + 60, 1), (x + width - 70, 2)):
        tree(setting, tx, base, 170, setting.inside(palette.near), setting.inside("#8a5a44"), seed)


def curtains(setting: Setting, x: float, width: float, top: float, bottom: float, colour: str) -> None:
    """Two curtains on a rod at the sides of a window."""
    canvas, cloth = setting.canvas, setting.inside(colour)
    for side, edge in ((-1, x - 40), (1, x + width + 40)):
        with canvas.at(translate(edge, 0), scale(-side, 1)):
            fall = shape(
                [(-36, top), (-40, (top + bottom) / 2), (-46, bottom)],
                [(-46, bottom), (40, bottom)],
                [(40, bottom), (20, (top + bottom) / 2), (58, top)],
            )
            canvas.fill(fall, cloth, Shade(0, 0.5, 0.2, 0.6))
            for fold in (-14, 12):
                canvas.line(
                    [(fold, top + 10), (fold - 6, (top + bottom) / 2), (fold - 8, bottom - 10)], tone(cloth, -0.07), 4
                )
    canvas.fill(rectangle(x - 110, top - 12, width + 220, 16, 8), setting.inside("#a56c4a"), Shade(90, 0.4))


def picture(setting: Setting, x: float, y: float, width: float, height: float) -> None:
    """A framed landscape on the wall."""
    canvas, palette = setting.canvas, setting.palette
    canvas.fill(rectangle(x - 9, y - 9, width + 18, height + 18, 4), setting.inside("#a56c4a"), Shade(60, 0.4))
    canvas.fill(rectangle(x, y, width, height, 2), setting.inside("#fffaf0"))
    inner = rectangle(x + 10, y + 10, width - 20, height - 20, 2)
    with canvas.clip(inner):
        canvas.fill(inner, setting.inside(palette.sky_top))
        canvas.fill(ellipse(x + width * 0.7, y + height * 0.35, 15), setting.inside("#fff3cf"))
        canvas.fill(ellipse(x + width * 0.3, y + height, width * 0.45), setting.inside(palette.mid))
        canvas.fill(ellipse(x + width * 0.85, y + height * 1.05, width * 0.4), setting.inside(palette.near))


def books(setting: Setting, x: float, y: float, width: float) -> None:
    """A row of upright books that stand at y."""
    canvas, palette, chance = setting.canvas, setting.palette, setting.chance
    colours = [palette.accent, palette.accent2, palette.near, "#5f7d9a", palette.mid]
    left, number = x, 0
    while left < x + width - 20:
        wide, high = chance.randint(20, 34), chance.randint(66, 104)
        spine = setting.inside(mix(colours[number % 5], palette.shadow, 0.08))
        canvas.fill(rectangle(left, y - high, wide, high, 4), spine, Shade(0, 0.4, 0.1))
        canvas.fill(rectangle(left + 4, y - high + 12, wide - 8, 6, 2), setting.inside("#fff3dc"))
        left += wide + 3
        number += 1


def shelf(setting: Setting, x: float, y: float, width: float, *, filled: bool = True) -> None:
    """A board on the wall with books on it."""
    setting.canvas.fill(rectangle(x, y, width, 16, 4), setting.inside("#a56c4a"), Shade(90, 0.4))
    if filled:
        books(setting, x + 18, y, width - 90)


def clock(setting: Setting, x: float, y: float, radius: float = 58) -> None:
    """A wall clock without figures."""
    canvas = setting.canvas
    face = setting.inside("#fffaf0")
    canvas.fill(
        ellipse(x, y, radius), face, Shade(60, 0.3), line=setting.inside(setting.palette.accent), width=radius * 0.2
    )
    with canvas.whole():
        canvas.line([(x, y), (x, y - radius * 0.6)], INK, 6)
        canvas.line([(x, y), (x + radius * 0.45, y + radius * 0.26)], INK, 6)


def pendant(setting: Setting, x: float, drop: float = 70) -> None:
    """A hanging lamp."""
    canvas = setting.canvas
    canvas.line([(x, 0), (x, drop)], setting.inside("#4a3a3e"), 5)
    glow(canvas, x, drop + 50, 130, "#ffe6a0", 0.55)
    hood = shape([(x - 20, drop - 4), (x - 52, drop + 50)], [(x + 52, drop + 50), (x + 20, drop - 4)])
    canvas.fill(hood, setting.inside(setting.palette.accent), Shade(0, 0.45))
    canvas.fill(ellipse(x, drop + 50, 50, 10), "#fff3c4")


def table_lamp(setting: Setting, x: float, y: float) -> None:
    """A standing lamp with a cloth shade, foot at y; it glows after dark."""
    canvas = setting.canvas
    if setting.time in ("night", "sunset", "grey"):
        glow(canvas, x, y - 150, 220, "#ffd98a", 0.6)
    shade_path = shape([(x - 30, y - 180), (x - 56, y - 104)], [(x + 56, y - 104), (x + 30, y - 180)])
    with canvas.whole():
        canvas.fill(ellipse(x, y - 6, 36, 10), setting.inside("#6b4a3f"))
        canvas.fill(rectangle(x - 6, y - 110, 12, 102, 4), setting.inside("#6b4a3f"), Shade(0, 0.4))
        canvas.fill(shade_path, "#ffe2a8" if setting.time == "night" else setting.inside("#ffe9c4"), Shade(90, 0.3))


def sofa(setting: Setting, x: float, y: float, width: float, colour: str) -> None:
    """A sofa whose feet stand at y."""
    canvas, cloth = setting.canvas, setting.inside(colour)
    canvas.fill(rectangle(x, y - 260, width, 250, 46), cloth, Shade(90, 0.45, 0.2))
    canvas.fill(rectangle(x - 40, y - 180, 110, 180, 40), tone(cloth, 0.04), Shade(90, 0.45, 0.2))
    canvas.fill(rectangle(x + width - 70, y - 180, 110, 180, 40), tone(cloth, 0.04), Shade(90, 0.45, 0.2))
    canvas.fill(rectangle(x + 50, y - 130, width - 100, 110, 30), tone(cloth, 0.05), Shade(90, 0.45, 0.2))


def cushion(setting: Setting, x: float, y: float, turn: float, colour: str) -> None:
    """A soft square cushion about its centre."""
    canvas = setting.canvas
    corners = [(-60, -56), (0, -50), (60, -56), (52, 0), (60, 56), (0, 50), (-60, 56), (-52, 0)]
    with canvas.at(translate(x, y), rotate(turn)):
        canvas.fill(blob(corners), setting.inside(colour), Shade(50, 0.5, 0.2))


def rug(setting: Setting, x: float, y: float, width: float, colour: str) -> None:
    """An oval rug on the floor."""
    canvas = setting.canvas
    canvas.fill(ellipse(x, y, width, width * 0.17), setting.inside(colour))
    canvas.stroke(ellipse(x, y, width * 0.84, width * 0.13), setting.inside("#fffaf0"), 6, opacity=0.8)
