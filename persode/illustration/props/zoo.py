"""Animals from far away: a parrot on its perch, an elephant, a monkey, a penguin, a giraffe. Each stands on y 0."""

from __future__ import annotations

from persode.illustration.colour import mix, tone
from persode.illustration.engine.affine import rotate, translate
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import bezier, blob, curve, ellipse, polygon, rectangle, shape
from persode.illustration.palettes import Palette

__all__ = ["elephant", "giraffe", "monkey", "owl", "parrot", "penguin"]

_INK = "#2b2433"


def _eye(canvas: Canvas, x: float, y: float, size: float) -> None:
    canvas.fill(ellipse(x, y, size), _INK)
    canvas.fill(ellipse(x - size * 0.3, y - size * 0.3, size * 0.34), "#ffffff")


def parrot(canvas: Canvas, palette: Palette) -> None:
    """A parrot with an open beak on a perch, looking left, 390 high."""
    wood, coat = "#8a5a3e", palette.tint or "#3fae5a"
    canvas.fill(ellipse(0, -8, 74, 14), wood, Shade(90, 0.4))
    canvas.fill(rectangle(-7, -196, 14, 190, 5), wood, Shade(0, 0.4))
    canvas.fill(rectangle(-84, -204, 168, 16, 8), tone(wood, 0.05), Shade(90, 0.35))
    tail = polygon([(24, -236), (56, -206), (78, -96), (52, -92), (34, -150)])
    canvas.fill(tail, "#d9443a", Shade(0, 0.4), line="#d9443a", width=8)
    body = [(-44, -300), (-20, -352), (28, -350), (52, -290), (46, -228), (14, -198), (-22, -206), (-44, -250)]
    canvas.fill(blob(body), coat, Shade(50, 0.45, 0.2))
    canvas.fill(ellipse(-16, -246, 26, 36), "#f5c63a", Shade(60, 0.3, 0.2))
    wing = shape([(10, -312), (58, -272), (62, -196)], [(62, -196), (28, -222), (6, -262), (10, -312)])
    canvas.fill(wing, "#3f7fd0", Shade(40, 0.45, 0.15))
    canvas.fill(ellipse(-10, -342, 44, 42), "#d9443a", Shade(50, 0.4, 0.2))
    canvas.fill(ellipse(-26, -344, 20, 18), "#fff6ea")
    _eye(canvas, -26, -346, 7)
    upper = shape([(-46, -362), (-82, -350), (-90, -318)], [(-90, -318), (-66, -330), (-46, -330), (-46, -362)])
    canvas.fill(upper, "#3a3440", Shade(90, 0.3, 0.2))
    canvas.fill(polygon([(-48, -322), (-70, -308), (-50, -300)]), "#3a3440", line="#3a3440", width=4)
    for x in (-18, 8):
        canvas.line([(x, -206), (x - 4, -190)], "#8a8f9c", 8)


def owl(canvas: Canvas, palette: Palette) -> None:
    """An owl that looks straight at one, 190 high."""
    coat = "#9a7048"
    for x in (-22, 22):
        canvas.fill(ellipse(x, -4, 17, 8), "#e8a03a", Shade(90, 0.3))
    canvas.fill(
        blob([(-62, -50), (-64, -120), (-50, -172), (0, -182), (50, -172), (64, -120), (62, -50), (0, -4)]),
        coat,
        Shade(40, 0.45, 0.2),
    )
    for side in (-1, 1):
        canvas.fill(polygon([(side * 52, -160), (side * 62, -204), (side * 22, -178)]), coat, line=coat, width=6)
        canvas.fill(
            blob([(side * 44, -128), (side * 70, -100), (side * 60, -34), (side * 40, -70)]),
            tone(coat, -0.1),
            Shade(0, 0.35),
        )
    canvas.fill(ellipse(0, -62, 36, 46), "#ecd9b4", Shade(60, 0.25))
    for x, y in ((-14, -76), (14, -76), (0, -56), (-14, -38), (14, -38)):
        canvas.line([(x - 7, y), (x, y + 8), (x + 7, y)], coat, 4)
    for x in (-26, 26):
        canvas.fill(ellipse(x, -136, 27), "#fff3da", Shade(60, 0.15))
        canvas.fill(ellipse(x, -136, 19), "#f2b53a")
        _eye(canvas, x, -136, 11)
    canvas.fill(polygon([(-9, -122), (9, -122), (0, -100)]), "#e08a2a", line="#e08a2a", width=4)


def elephant(canvas: Canvas, palette: Palette) -> None:
    """An elephant, its trunk raised, looking left, 400 wide."""
    grey = mix("#9aa0b0", palette.far, 0.1)
    for x in (-88, -34, 84, 136):
        canvas.fill(rectangle(x, -120, 50, 120, 16), tone(grey, -0.03), Shade(0, 0.45))
    body = [(-110, -190), (-60, -278), (60, -290), (170, -240), (196, -150), (150, -88), (0, -76), (-96, -100)]
    canvas.fill(blob(body), grey, Shade(60, 0.45, 0.15))
    canvas.line([(186, -190), (214, -150), (210, -112)], tone(grey, -0.06), 10)
    canvas.fill(ellipse(-118, -236, 84, 80), grey, Shade(60, 0.4, 0.15))
    canvas.fill(blob([(-96, -300), (-30, -310), (0, -240), (-20, -176), (-70, -180), (-88, -240)]), tone(grey, -0.05))
    trunk = bezier((-180, -226), ((-240, -180), (-256, -260), (-232, -320)))
    canvas.stroke(trunk, grey, 40)
    canvas.stroke(bezier((-178, -190), ((-200, -170), (-222, -172), (-232, -190))), "#fff6ea", 13)
    _eye(canvas, -150, -256, 8)


def monkey(canvas: Canvas, palette: Palette) -> None:
    """A monkey that sits with a banana, 240 high."""
    coat, skin = "#8a5a3a", "#e8bf94"
    canvas.stroke(bezier((52, -30), ((120, -20), (130, -120), (92, -130))), coat, 15)
    canvas.fill(
        blob([(-58, -20), (-62, -90), (-30, -140), (30, -140), (62, -90), (58, -20), (0, 0)]), coat, Shade(40, 0.5, 0.2)
    )
    canvas.fill(ellipse(0, -70, 34, 46), skin, Shade(60, 0.25))
    for side in (-1, 1):
        canvas.fill(ellipse(side * 62, -188, 24), coat, Shade(60, 0.4))
        canvas.fill(ellipse(side * 62, -188, 14), skin)
        canvas.fill(ellipse(side * 50, -12, 30, 15), skin, Shade(90, 0.35))
    canvas.fill(ellipse(0, -188, 62, 56), coat, Shade(50, 0.45, 0.2))
    canvas.fill(
        blob([(-44, -196), (-22, -218), (0, -206), (22, -218), (44, -196), (40, -160), (0, -144), (-40, -160)]), skin
    )
    for x in (-18, 18):
        _eye(canvas, x, -194, 7)
    canvas.line([(-16, -166), (0, -160), (16, -166)], _INK, 4)
    canvas.stroke(curve([(-50, -110), (-70, -80), (-38, -66)]), coat, 22)
    with canvas.at(translate(-44, -80), rotate(-30)):
        canvas.stroke(bezier((-4, 24), ((-34, 0), (-30, -40), (0, -60))), "#f5cf3a", 20)


def penguin(canvas: Canvas, palette: Palette) -> None:
    """A penguin, 230 high."""
    dark = "#353a52"
    for side in (-1, 1):
        canvas.fill(ellipse(side * 26, -6, 27, 10), "#f0a040", Shade(90, 0.3))
        wing = [(side * 48, -160), (side * 88, -90), (side * 74, -50), (side * 52, -90)]
        canvas.fill(blob(wing), dark, Shade(0, 0.35))
    canvas.fill(
        blob([(-58, -60), (-54, -160), (-40, -214), (0, -232), (40, -214), (54, -160), (58, -60), (0, -4)]),
        dark,
        Shade(40, 0.4, 0.2),
    )
    canvas.fill(blob([(-40, -70), (-38, -140), (0, -166), (38, -140), (40, -70), (0, -18)]), "#fdf8ee", Shade(60, 0.25))
    for x in (-20, 20):
        canvas.fill(ellipse(x, -188, 17, 19), "#fdf8ee")
        _eye(canvas, x, -186, 6.5)
    canvas.fill(polygon([(-13, -172), (13, -172), (0, -152)]), "#f0a040", line="#f0a040", width=4)


def giraffe(canvas: Canvas, palette: Palette) -> None:
    """A giraffe, looking left, 560 high."""
    coat, spot = "#f0c46a", "#b9763a"
    for x in (-60, -20, 76, 112):
        canvas.fill(rectangle(x, -200, 26, 200, 8), coat, Shade(0, 0.4))
        canvas.fill(rectangle(x, -18, 26, 18, 4), spot)
    canvas.fill(
        blob([(-84, -230), (-50, -296), (60, -290), (146, -250), (140, -190), (40, -176), (-60, -180)]),
        coat,
        Shade(60, 0.45, 0.2),
    )
    neck = polygon([(-86, -230), (-30, -286), (-92, -500), (-132, -490)])
    canvas.fill(neck, coat, Shade(0, 0.4, 0.15))
    canvas.fill(
        blob([(-96, -540), (-80, -500), (-120, -470), (-184, -470), (-190, -494), (-140, -530)]),
        coat,
        Shade(60, 0.35, 0.2),
    )
    for x in (-112, -94):
        canvas.line([(x, -528), (x + 4, -560)], spot, 8)
    for x, y, size in (
        (-76, -330, 16),
        (-90, -400, 14),
        (-104, -460, 12),
        (-40, -240, 22),
        (20, -250, 24),
        (80, -230, 22),
        (-10, -210, 15),
    ):
        canvas.fill(ellipse(x, y, size, size * 0.85), spot)
    _eye(canvas, -122, -506, 7)
