"""Things of kitchen, bath and cupboard that nobody thinks of until the day is about them. Each stands on y 0."""

from __future__ import annotations

from persode.illustration.colour import tone
from persode.illustration.engine.affine import rotate, translate
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import blob, curve, ellipse, limb, polygon, rectangle, shape
from persode.illustration.palettes import Palette

__all__ = [
    "blanket", "blender", "bucket", "cable", "cutlery", "drawers", "fan", "frying_pan", "hairbrush", "kettle",
    "plaster", "radiator", "remote", "soap", "stove", "tissues", "toaster", "towel", "vacuum",
]  # fmt: skip

_BODY, _FLAT, _SIDE = Shade(60, 0.4, 0.2), Shade(90, 0.3, 0.1), Shade(0, 0.4, 0.1)
_STEEL, _DARK = "#aeb8c2", "#3f4150"


def kettle(canvas: Canvas, palette: Palette) -> None:
    """A kettle that steams, 200 wide."""
    canvas.stroke(curve([(52, -128), (104, -120), (104, -40), (62, -20)]), _DARK, 17)
    canvas.fill(polygon([(-58, -112), (-104, -136), (-110, -116), (-64, -66)]), "#d8574a", _BODY)
    canvas.fill(shape([(-78, 0), (-70, -90), (-40, -140)], [(40, -140), (70, -90), (78, 0)]), "#d8574a", _BODY)
    canvas.fill(rectangle(-46, -152, 92, 18, 8), tone("#d8574a", -0.12), _FLAT)
    canvas.fill(ellipse(0, -160, 13), _DARK)
    canvas.fill(rectangle(-84, -12, 168, 14, 6), _DARK)
    for x in (-118, -96):
        canvas.stroke(curve([(x, -146), (x - 14, -168), (x + 4, -188), (x - 8, -210)]), "#ffffff", 8)


def cutlery(canvas: Canvas, palette: Palette) -> None:
    """Fork, knife and spoon, 180 high."""
    for x in (-64, -52, -40, -28):
        canvas.line([(x, -180), (x, -138)], _STEEL, 7)
    canvas.fill(blob([(-68, -142), (-24, -142), (-34, -112), (-46, -104), (-58, -112)]), _STEEL, _BODY)
    canvas.fill(limb([(-46, -116), (-46, -4)], 11, 18), _STEEL, _SIDE)
    canvas.fill(shape([(-8, -92), (-8, -180)], [(-8, -180), (18, -150), (16, -92)]), "#c9d2da", _SIDE)
    canvas.fill(limb([(4, -92), (4, -4)], 20, 20), "#6b4632", _SIDE)
    canvas.fill(ellipse(62, -146, 24, 34), _STEEL, _BODY)
    canvas.fill(limb([(62, -118), (62, -4)], 11, 18), _STEEL, _SIDE)


def toaster(canvas: Canvas, palette: Palette) -> None:
    """A toaster with two slices, 200 wide."""
    for x in (-42, 22):
        canvas.fill(rectangle(x - 26, -168, 78, 70, 24), "#d99a52", _BODY, line="#8a5428", width=7)
    canvas.fill(rectangle(-96, -118, 192, 112, 34), "#cfd8dd", _BODY)
    canvas.fill(rectangle(-78, -118, 156, 12, 6), _DARK)
    canvas.fill(rectangle(90, -92, 18, 26, 6), _DARK)
    canvas.fill(ellipse(58, -48, 14), palette.accent, _BODY)
    canvas.fill(rectangle(-88, -14, 176, 14, 6), _DARK)


def frying_pan(canvas: Canvas, palette: Palette) -> None:
    """A frying pan seen from above and aside, 300 wide."""
    canvas.fill(limb([(60, -40), (176, -62)], 24, 28), "#6b4632", _FLAT)
    canvas.fill(shape([(-140, -44), (-110, 0), (50, 0), (84, -44)]), "#3a3c48", _FLAT)
    canvas.fill(ellipse(-28, -46, 112, 30), "#4d505e", _BODY, line="#2c2d38", width=6)


def blender(canvas: Canvas, palette: Palette) -> None:
    """A blender with something pink in it, 230 high."""
    canvas.fill(polygon([(-62, -218), (62, -218), (46, -76), (-46, -76)]), "#dcefF2", _BODY)
    canvas.fill(polygon([(-56, -160), (56, -160), (46, -78), (-46, -78)]), "#f08aa2", _BODY)
    canvas.stroke(curve([(60, -200), (96, -190), (88, -110), (50, -100)]), "#cfe2e6", 13)
    canvas.fill(rectangle(-66, -236, 132, 24, 9), _DARK, _FLAT)
    canvas.fill(shape([(-54, -78), (-66, 0)], [(66, 0), (54, -78)]), palette.accent2, _BODY)
    canvas.fill(ellipse(0, -34, 16), "#fffaf0", _BODY)


def stove(canvas: Canvas, palette: Palette) -> None:
    """An oven with its lit window and four knobs, 290 high."""
    canvas.fill(rectangle(-120, -280, 240, 280, 12), "#eef0ee", _SIDE)
    canvas.fill(rectangle(-126, -290, 252, 22, 6), "#40424e", _FLAT)
    for x in (-84, -30, 30, 84):
        canvas.fill(ellipse(x, -238, 15), "#565968", _BODY)
    canvas.fill(rectangle(-92, -206, 184, 16, 8), _STEEL, _FLAT)
    canvas.fill(rectangle(-92, -178, 184, 140, 12), "#4a3a3a", line="#c7cdd2", width=9)
    canvas.fill(ellipse(0, -100, 74, 50), "#f6a24a", blur=6)
    canvas.line([(-84, -78), (84, -78)], "#c7cdd2", 6)
    canvas.fill(rectangle(-46, -116, 92, 38, 16), "#b5763f", _BODY)


def vacuum(canvas: Canvas, palette: Palette) -> None:
    """A vacuum cleaner with hose and nozzle, 330 wide."""
    canvas.stroke(curve([(60, -110), (20, -236), (-70, -240), (-90, -190)]), _DARK, 19)
    canvas.line([(-90, -196), (-142, -22)], _STEEL, 17)
    canvas.fill(polygon([(-186, 0), (-170, -26), (-104, -26), (-96, 0)]), _DARK, _FLAT)
    canvas.fill(blob([(10, -20), (16, -90), (70, -124), (140, -100), (164, -36), (100, -8)]), "#d8574a", _BODY)
    canvas.fill(ellipse(122, -30, 36), _DARK, _BODY)
    canvas.fill(ellipse(122, -30, 15), _STEEL)
    canvas.fill(ellipse(30, -16, 18), _DARK)


def blanket(canvas: Canvas, palette: Palette) -> None:
    """A rumpled duvet, 330 wide."""
    folds = [
        (-164, -8),
        (-150, -78),
        (-92, -96),
        (-60, -150),
        (16, -138),
        (60, -158),
        (122, -110),
        (166, -66),
        (156, -6),
    ]
    canvas.fill(blob(folds), "#f3ead8", Shade(60, 0.4, 0.15))
    for x, y in ((-110, -44), (-50, -92), (-30, -34), (36, -92), (50, -36), (110, -62)):
        canvas.fill(ellipse(x, y, 14, 11), palette.accent2, opacity=0.96)
    canvas.stroke(curve([(-92, -96), (-60, -60), (-68, -16)]), "#d8cbb2", 6)
    canvas.stroke(curve([(60, -158), (84, -96), (72, -30)]), "#d8cbb2", 6)


def remote(canvas: Canvas, palette: Palette) -> None:
    """A remote control, 170 high."""
    canvas.fill(rectangle(-34, -172, 68, 172, 20), _DARK, _BODY)
    canvas.fill(ellipse(-12, -148, 9), "#e0483f")
    canvas.fill(ellipse(0, -108, 21), "#6d7080", _BODY)
    for row in range(3):
        for x in (-17, 0, 17):
            canvas.fill(ellipse(x, -66 + row * 20, 6), "#c9ccd6")


def cable(canvas: Canvas, palette: Palette) -> None:
    """A charging cable with its plug, 220 wide."""
    canvas.stroke(
        curve([(-70, -60), (-20, -20), (40, -16), (70, -60), (20, -96), (-10, -60), (40, -30), (104, -120)]),
        "#fffaf0",
        11,
    )
    canvas.fill(rectangle(-124, -104, 66, 70, 14), "#fffaf0", _BODY, line="#c9c2b4", width=4)
    for y in (-86, -60):
        canvas.line([(-148, y), (-126, y)], "#8f98a3", 9)
    with canvas.at(translate(108, -130), rotate(26)):
        canvas.fill(rectangle(-11, -22, 22, 34, 5), "#8f98a3", _SIDE)


def fan(canvas: Canvas, palette: Palette) -> None:
    """A standing fan that blows, 330 high."""
    canvas.line([(0, -130), (0, -10)], _STEEL, 15)
    canvas.fill(ellipse(0, -8, 78, 15), _STEEL, _FLAT)
    for turn in (0, 90, 180, 270):
        with canvas.at(translate(0, -222), rotate(turn + 20)):
            canvas.fill(ellipse(0, -48, 28, 46), "#7fb7d6", _BODY)
    canvas.stroke(ellipse(0, -222, 104), "#8f98a3", 9)
    canvas.fill(ellipse(0, -222, 19), "#5a6170", _BODY)
    for y in (-272, -222, -172):
        canvas.stroke(curve([(-122, y), (-150, y - 12), (-172, y + 8), (-200, y)]), "#ffffff", 7)


def radiator(canvas: Canvas, palette: Palette) -> None:
    """A radiator, 280 wide."""
    for x in range(-126, 127, 36):
        canvas.fill(rectangle(x - 15, -196, 30, 176, 13), "#f6f2e8", _SIDE, line="#cfc8ba", width=4)
    canvas.line([(-140, -40), (140, -40)], "#cfc8ba", 9)
    canvas.fill(rectangle(136, -60, 30, 26, 7), _DARK, _FLAT)
    for x in (-110, 110):
        canvas.line([(x, -22), (x, 0)], "#cfc8ba", 13)


def drawers(canvas: Canvas, palette: Palette) -> None:
    """A chest of drawers with one pulled out, 270 wide."""
    canvas.fill(rectangle(-130, -280, 260, 270, 10), "#b07a4e", _SIDE)
    canvas.fill(rectangle(-142, -292, 284, 22, 6), "#c48d5e", _FLAT)
    for y in (-258, -90):
        canvas.fill(rectangle(-114, y, 228, 72, 7), "#c48d5e", _FLAT)
        for x in (-52, 52):
            canvas.fill(ellipse(x, y + 36, 9), "#6b4632")
    canvas.fill(rectangle(-114, -176, 228, 30, 4), "#4a3326")
    for x, colour in ((-70, palette.accent), (-6, "#fffaf0"), (62, palette.accent2)):
        canvas.fill(blob([(x - 36, -150), (x - 20, -186), (x + 24, -182), (x + 38, -150)]), colour, _BODY)
    canvas.fill(rectangle(-124, -158, 248, 76, 7), "#d09a6a", _FLAT)
    for x in (-52, 52):
        canvas.fill(ellipse(x, -118, 10), "#6b4632")


def tissues(canvas: Canvas, palette: Palette) -> None:
    """A box of paper tissues, 190 wide."""
    canvas.fill(blob([(-46, -96), (-54, -150), (-16, -176), (20, -150), (56, -164), (44, -96)]), "#fffdf8", _BODY)
    canvas.fill(rectangle(-94, -100, 188, 100, 10), "#7fb7d6", _SIDE)
    canvas.fill(ellipse(0, -96, 52, 10), "#3f6c86")
    for x in (-50, 0, 50):
        canvas.fill(ellipse(x, -46, 15), "#fffaf0", _BODY)
    canvas.fill(blob([(96, -4), (104, -40), (140, -46), (152, -14), (128, 0)]), "#fffdf8", _BODY)


def towel(canvas: Canvas, palette: Palette) -> None:
    """A rolled-up and a hanging towel, 200 wide."""
    canvas.fill(polygon([(-96, -150), (40, -150), (52, 0), (-104, 0)]), palette.accent, _FLAT)
    for y in (-44, -22):
        canvas.line([(-101, y), (50, y)], "#fffaf0", 9)
    canvas.fill(rectangle(-104, -164, 152, 30, 14), tone(palette.accent, 0.06), _FLAT)
    canvas.fill(ellipse(84, -36, 38, 36), palette.accent2, _BODY)
    canvas.stroke(curve([(62, -34), (84, -58), (104, -34), (86, -18), (74, -34), (86, -44)]), "#fffaf0", 6)


def hairbrush(canvas: Canvas, palette: Palette) -> None:
    """A hairbrush with a few hairs in it, 210 high."""
    canvas.fill(limb([(0, -90), (0, -6)], 24, 30), "#9a5c7c", _SIDE)
    canvas.fill(ellipse(0, -146, 48, 66), "#9a5c7c", _BODY)
    canvas.fill(ellipse(0, -146, 34, 52), "#f2d3de")
    for y in (-182, -160, -138, -116):
        for x in (-18, 0, 18):
            canvas.fill(ellipse(x, y, 5), "#5b3146")


def soap(canvas: Canvas, palette: Palette) -> None:
    """A pump bottle of soap or shampoo with foam, 190 high."""
    canvas.line([(0, -150), (0, -186), (-38, -186), (-44, -170)], _DARK, 14)
    canvas.fill(rectangle(-26, -160, 52, 22, 6), _DARK)
    canvas.fill(rectangle(-52, -146, 104, 146, 26), "#6fc0b0", _BODY)
    canvas.fill(rectangle(-38, -104, 76, 60, 12), "#fffaf0", _FLAT)
    canvas.fill(ellipse(0, -74, 17), "#6fc0b0")
    for x, y, size in ((78, -24, 24), (104, -54, 16), (66, -60, 13), (112, -16, 15)):
        canvas.fill(ellipse(x, y, size), "#e8f6fb", _BODY, line="#a9cfdd", width=4)


def plaster(canvas: Canvas, palette: Palette) -> None:
    """Two sticking plasters crossed, 170 wide."""
    for turn in (-38, 38):
        with canvas.at(translate(0, -62), rotate(turn)):
            canvas.fill(rectangle(-96, -26, 192, 52, 26), "#eab58c", _FLAT, line="#c98f64", width=4)
            canvas.fill(rectangle(-30, -26, 60, 52, 4), "#f8dcc2")


def bucket(canvas: Canvas, palette: Palette) -> None:
    """A bucket with foam, 190 wide."""
    canvas.stroke(curve([(-82, -130), (-60, -208), (60, -208), (82, -130)]), _STEEL, 9)
    for x, size in ((-50, 30), (-6, 38), (44, 32)):
        canvas.fill(ellipse(x, -142, size, size * 0.8), "#eaf7fb", _BODY)
    canvas.fill(polygon([(-90, -132), (90, -132), (66, 0), (-66, 0)]), "#5b9fd6", _SIDE)
    canvas.fill(rectangle(-96, -142, 192, 22, 10), "#74b3e4", _FLAT)
