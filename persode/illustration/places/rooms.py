"""Rooms at home: living room, bedroom, kitchen. Each returns the colour of its floor."""

from __future__ import annotations

from persode.illustration.colour import mix, tone
from persode.illustration.engine.affine import scale, translate
from persode.illustration.engine.canvas import Shade
from persode.illustration.engine.shapes import ellipse, rectangle, shape
from persode.illustration.places.furniture import (
    clock,
    curtains,
    cushion,
    floor,
    picture,
    rug,
    shelf,
    sofa,
    table_lamp,
    wall,
    window,
)  # fmt: skip
from persode.illustration.places.setting import Setting

__all__ = ["bedroom", "home", "kitchen", "pot_plant"]


def pot_plant(setting: Setting, x: float, y: float, size: float) -> None:
    """A leafy plant in a pot that stands at y."""
    canvas, palette = setting.canvas, setting.palette
    leaf, pot = setting.inside(mix(palette.near, "#5f9483", 0.4)), setting.inside(palette.accent)
    with canvas.at(translate(x, y), scale(size)), canvas.whole():
        for lean, length in ((-70, 96), (-36, 142), (0, 168), (34, 140), (66, 100)):
            tip = (lean * 1.25, -70 - length)
            blade = shape(
                [(0, -60), (lean * 0.4 - 24, -70 - length * 0.5), tip],
                [tip, (lean * 0.4 + 24, -70 - length * 0.5), (0, -60)],
            )
            canvas.fill(blade, leaf, Shade(0, 0.5, 0.15, 0.6))
            canvas.line(
                [(0, -70), (lean * 0.5, -70 - length * 0.45), (tip[0] * 0.9, tip[1] + 20)], tone(leaf, -0.08), 3
            )
        canvas.fill(shape([(-48, -70), (-36, 0)], [(36, 0), (48, -70)]), pot, Shade(10, 0.5, 0.15, 0.6))
        canvas.fill(rectangle(-54, -82, 108, 20, 6), tone(pot, 0.04), Shade(90, 0.35))


def home(setting: Setting) -> str:
    """A living room with a window, a sofa, a shelf and a rug."""
    palette = setting.palette
    wall(setting, mix(palette.sky_low, "#f2d9bd", 0.5), panels=True)
    colour = floor(setting)
    window(setting, 560, 110, 340, 380)
    curtains(setting, 560, 340, 70, 520, palette.accent)
    picture(setting, 90, 140, 150, 120)
    picture(setting, 280, 170, 96, 120)
    shelf(setting, 70, 400, 330)
    pot_plant(setting, 356, 400, 0.42)
    sofa(setting, 570, 840, 460, mix(palette.mid, palette.near, 0.3))
    cushion(setting, 940, 660, 12, palette.accent2)
    rug(setting, 430, 930, 330, mix(palette.accent, "#fff3dc", 0.45))
    table_lamp(setting, 96, 760)
    return colour


def bedroom(setting: Setting) -> str:
    """A bedroom with a window, a bed at the right and a bedside lamp."""
    canvas, palette = setting.canvas, setting.palette
    wall(setting, mix(palette.sky_low, mix("#e6dbe8", palette.far, 0.4), 0.5))
    colour = floor(setting, "#b98a6c")
    window(setting, 90, 120, 300, 340)
    curtains(setting, 90, 300, 80, 500, mix(palette.accent2, palette.near, 0.25))
    picture(setting, 560, 150, 130, 110)
    picture(setting, 730, 180, 90, 90)
    wood = setting.inside("#9a6848")
    if setting.staging in ("bed", "bedside"):
        rug(setting, 820, 930, 220, mix(palette.accent, "#fff3dc", 0.5))
        return colour
    canvas.fill(rectangle(620, 470, 420, 330, 30), wood, Shade(90, 0.45, 0.1))
    canvas.fill(rectangle(650, 560, 200, 130, 40), setting.inside("#fffaf0"), Shade(60, 0.35, 0.1))
    cover = setting.inside(mix(palette.mid, palette.accent, 0.2))
    canvas.fill(rectangle(600, 660, 460, 200, 36), cover, Shade(90, 0.45, 0.15))
    canvas.fill(rectangle(600, 660, 460, 46, 22), setting.inside("#fff6e6"), Shade(90, 0.3))
    for x in (700, 800, 900):
        canvas.line([(x, 710), (x - 6, 850)], tone(cover, -0.06), 4)
    canvas.fill(rectangle(486, 690, 120, 130, 8), wood, Shade(90, 0.4))
    canvas.fill(ellipse(546, 750, 6), setting.inside("#f6e2c4"))
    table_lamp(setting, 546, 692)
    rug(setting, 380, 930, 300, mix(palette.accent, "#fff3dc", 0.5))
    return colour


def kitchen(setting: Setting) -> str:
    """A kitchen: cupboards, a stove with a pot, a window over the sink, hanging pans."""
    canvas, palette = setting.canvas, setting.palette
    wall(setting, mix(palette.sky_low, "#f4e2c4", 0.5))
    colour = floor(setting, "#d9c3a5", boards=False)
    tile = setting.inside(mix(palette.far, "#fffaf0", 0.55))
    canvas.fill(rectangle(-10, 380, 1050, 170, 0), tile)
    for x in range(0, 1040, 58):
        canvas.line([(x, 380), (x, 550)], tone(tile, -0.05), 3)
    for y in (436, 492):
        canvas.line([(-10, y), (1034, y)], tone(tile, -0.05), 3)
    window(setting, 150, 110, 250, 230)
    cupboard = setting.inside(mix(palette.mid, palette.near, 0.25))
    for x in (520, 690, 860):
        canvas.fill(rectangle(x, 70, 158, 250, 8), cupboard, Shade(60, 0.4, 0.15))
        canvas.stroke(rectangle(x + 18, 90, 122, 210, 6), tone(cupboard, -0.06), 4)
        canvas.fill(ellipse(x + 134, 286, 7), setting.inside("#f6e2c4"))
    shelf(setting, 520, 340, 498, filled=False)
    metal = setting.inside(mix("#8a8f9c", palette.far, 0.2))
    for x, size in ((590, 34), (680, 26), (760, 30)):
        canvas.line([(x, 350), (x, 396)], metal, 6)
        canvas.fill(ellipse(x, 396 + size, size), metal, Shade(60, 0.45, 0.3))
    _worktop(setting, cupboard)
    return colour


def _worktop(setting: Setting, cupboard: str) -> None:
    canvas, palette = setting.canvas, setting.palette
    canvas.fill(rectangle(-10, 560, 1050, 210, 0), cupboard, Shade(90, 0.4, 0.1))
    for x in range(20, 1024, 170):
        canvas.stroke(rectangle(x, 590, 140, 160, 6), tone(cupboard, -0.06), 4)
        canvas.fill(rectangle(x + 48, 606, 44, 9, 4), setting.inside("#f6e2c4"))
    canvas.fill(rectangle(690, 560, 220, 210, 6), setting.inside("#f4efe6"), Shade(60, 0.4, 0.1))
    canvas.fill(rectangle(716, 630, 168, 110, 10), setting.inside("#4a4458"), Shade(60, 0.3, 0.2))
    canvas.fill(rectangle(732, 646, 136, 78, 6), setting.inside("#ffb760"), Shade(90, 0.4))
    for x in (726, 766, 834, 874):
        canvas.fill(ellipse(x, 596, 10), setting.inside(palette.accent), Shade(60, 0.4))
    canvas.fill(rectangle(-10, 540, 1050, 30, 6), setting.inside("#c98f66"), Shade(90, 0.4, 0.15))
    pot = setting.inside(palette.accent)
    canvas.fill(rectangle(740, 470, 120, 70, 14), pot, Shade(10, 0.45, 0.2))
    canvas.fill(rectangle(730, 462, 140, 16, 8), tone(pot, -0.06))
    canvas.fill(ellipse(800, 456, 12), tone(pot, -0.1))
    clock(setting, 460, 210, 44)
