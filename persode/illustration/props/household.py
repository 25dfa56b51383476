"""Things of a household: washing, mending, cleaning, keeping. Each stands on y 0 at its true size."""

from __future__ import annotations

from persode.illustration.colour import mix, tone
from persode.illustration.engine.affine import rotate, translate
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import bezier, blob, ellipse, limb, polygon, rectangle, shape
from persode.illustration.palettes import Palette

__all__ = [
    "bathtub", "broom", "computer", "fire", "flood", "fridge", "grill", "laundry", "mirror", "newspaper", "paint",
    "photo_album", "pillow", "radio", "scissors", "tools", "tooth", "torch", "vase", "washing_machine",
]  # fmt: skip

_WOOD = "#a8714e"


def washing_machine(canvas: Canvas, palette: Palette) -> None:
    """A washing machine, 270 high."""
    canvas.fill(rectangle(-110, -270, 220, 270, 14), "#f4f1ea", Shade(20, 0.4, 0.1))
    canvas.fill(rectangle(-110, -270, 220, 48, 14), "#dfe3e6", Shade(90, 0.3))
    canvas.fill(ellipse(74, -246, 14), palette.accent, Shade(60, 0.4))
    canvas.fill(rectangle(-92, -256, 84, 18, 6), "#fffaf0")
    canvas.fill(ellipse(0, -112, 84), "#aab3bd", Shade(60, 0.4, 0.2))
    canvas.fill(ellipse(0, -112, 64), "#7fb7d6", Shade(60, 0.4, 0.2))
    for x, y, size, colour in (
        (-24, -92, 28, palette.accent),
        (22, -84, 30, palette.accent2),
        (0, -122, 22, "#fffaf0"),
    ):
        canvas.fill(ellipse(x, y, size, size * 0.8), colour, Shade(60, 0.3))
    for x, y in ((-34, -136), (28, -142), (8, -152)):
        canvas.stroke(ellipse(x, y, 9), "#ffffff", 4)


def laundry(canvas: Canvas, palette: Palette) -> None:
    """A basket of folded washing, 230 wide."""
    for row, colour in enumerate((palette.accent, "#fffaf0", palette.accent2, "#7f9fd0")):
        y = -92 - row * 26
        canvas.fill(rectangle(-78 + row * 5, y, 156 - row * 10, 26, 12), colour, Shade(90, 0.35, 0.1))
        canvas.line([(-50, y + 14), (40, y + 14)], tone(colour, -0.08), 3)
    canvas.line([(96, -86), (112, -140), (104, -150)], "#5b9fd6", 20)
    canvas.fill(shape([(-112, -86), (-88, 0)], [(88, 0), (112, -86)]), "#e9d3ae", Shade(10, 0.4, 0.15))
    for x in range(-76, 90, 38):
        canvas.fill(rectangle(x - 8, -64, 16, 40, 8), "#c9a878")
    canvas.fill(rectangle(-120, -96, 240, 18, 9), "#d9bd8e", Shade(90, 0.35))


def fridge(canvas: Canvas, palette: Palette) -> None:
    """An open fridge full of food, 420 high."""
    body = mix(palette.accent2, "#f4f1ea", 0.75)
    canvas.fill(rectangle(-100, -420, 200, 420, 20), body, Shade(20, 0.4, 0.1))
    canvas.fill(rectangle(-82, -402, 164, 384, 10), "#fffbe6", Shade(90, 0.2))
    for y, row in (
        (-300, (("#e0483f", 18), ("#7fb85a", 22), ("#f59a34", 18))),
        (-200, (("#fffaf0", 34), ("#ffcf3a", 24), ("#b5405a", 20))),
        (-90, (("#7fb7d6", 28), ("#f2a8a0", 22), ("#7fb85a", 26))),
    ):
        canvas.fill(rectangle(-82, y, 164, 9, 2), "#cfd8dc")
        for number, (colour, size) in enumerate(row):
            canvas.fill(rectangle(-70 + number * 52, y - size * 2, 36, size * 2, 9), colour, Shade(0, 0.35, 0.1))
    door = polygon([(100, -420), (176, -446), (176, 18), (100, 0)])
    canvas.fill(door, tone(body, -0.06), Shade(0, 0.4, 0.1), line=tone(body, -0.06), width=8)
    canvas.line([(166, -280), (166, -170)], "#8a8f9c", 10)


def fire(canvas: Canvas, palette: Palette) -> None:
    """A fire between stones, 250 wide."""
    for x, turn in ((-30, 16), (30, -16)):
        with canvas.at(translate(x, -18), rotate(turn)):
            canvas.fill(rectangle(-84, -14, 168, 28, 13), "#7a4f38", Shade(90, 0.45, 0.1))
    for points, colour in (
        ([(-74, -30), (-60, -120), (-36, -100), (-10, -220), (24, -110), (52, -140), (72, -30), (0, -14)], "#f0703a"),
        ([(-46, -28), (-34, -90), (-16, -76), (2, -160), (22, -84), (44, -30), (0, -18)], "#ffb03a"),
        ([(-20, -26), (-6, -92), (20, -28), (0, -20)], "#ffe9a0"),
    ):
        canvas.fill(blob(points), colour, Shade(90, 0.1, 0.15))
    for x in (-108, -64, 0, 64, 108):
        canvas.fill(ellipse(x, -8, 32, 22), "#9a938f", Shade(60, 0.45, 0.2))


def broom(canvas: Canvas, palette: Palette) -> None:
    """A broom and a bucket with suds, 300 high."""
    canvas.line([(60, -310), (24, -90)], _WOOD, 12)
    canvas.fill(polygon([(-4, -96), (44, -88), (60, 0), (-34, 0)]), "#e2b95e", Shade(10, 0.4), line="#e2b95e", width=6)
    for x in (-16, 6, 28, 48):
        canvas.line([(x * 0.5 + 8, -76), (x, -4)], "#c99a3a", 4)
    canvas.fill(shape([(-118, -96), (-104, 0)], [(-46, 0), (-32, -96)]), palette.accent, Shade(10, 0.45, 0.2))
    for x, y, size in ((-104, -102, 20), (-74, -112, 24), (-46, -102, 19)):
        canvas.fill(ellipse(x, y, size), "#eef8fb", Shade(90, 0.2))


def paint(canvas: Canvas, palette: Palette) -> None:
    """A pot of paint and a roller, 260 high."""
    colour = palette.tint or palette.accent2
    canvas.line([(70, -4), (70, -150), (20, -150), (20, -190)], "#6f7684", 9)
    canvas.line([(70, 0), (70, -70)], "#d9574a", 20)
    canvas.fill(rectangle(-50, -240, 140, 56, 18), colour, Shade(90, 0.4, 0.2))
    canvas.fill(rectangle(-110, -112, 126, 112, 10), "#b9bec8", Shade(0, 0.45, 0.2))
    canvas.fill(ellipse(-47, -112, 63, 16), colour)
    drip = shape(
        [(-108, -108), (-96, -60), (-84, -104)], [(-84, -104), (-70, -40), (-56, -102)], [(-56, -102), (-108, -108)]
    )
    canvas.fill(drip, colour)


def tools(canvas: Canvas, palette: Palette) -> None:
    """A tool box with a hammer and a spanner, 220 wide."""
    with canvas.at(translate(40, -86), rotate(18)):
        canvas.fill(rectangle(-8, -110, 16, 110, 5), _WOOD, Shade(0, 0.4))
        canvas.fill(rectangle(-46, -142, 92, 36, 8), "#6f7684", Shade(90, 0.45, 0.2))
    with canvas.at(translate(-50, -86), rotate(-14)):
        canvas.fill(rectangle(-9, -100, 18, 100, 5), "#aab3bd", Shade(0, 0.4))
        canvas.stroke(bezier((-18, -140), ((-34, -104), (34, -104), (18, -140))), "#aab3bd", 17)
    canvas.fill(rectangle(-110, -96, 220, 96, 12), "#d9443a", Shade(10, 0.45, 0.2))
    canvas.fill(rectangle(-110, -66, 220, 12, 2), tone("#d9443a", -0.1))
    for x in (-62, 62):
        canvas.fill(rectangle(x - 14, -72, 28, 24, 5), "#f2c94c", Shade(90, 0.3))


def newspaper(canvas: Canvas, palette: Palette) -> None:
    """A newspaper without words, 170 wide."""
    canvas.fill(
        polygon([(-84, -124), (0, -132), (84, -124), (84, 0), (0, -8), (-84, 0)]), "#f4efe2", Shade(60, 0.3, 0.1)
    )
    canvas.line([(0, -130), (0, -8)], "#c9c2b4", 4)
    canvas.fill(rectangle(-72, -108, 60, 13, 2), "#5a5560")
    canvas.fill(rectangle(-72, -86, 60, 40, 2), "#a9b5c0")
    for y in (-36, -24):
        canvas.line([(-70, y), (-14, y)], "#a39c98", 4)
    for y in range(-108, -18, 13):
        canvas.line([(14, y), (70, y)], "#a39c98", 4)


def radio(canvas: Canvas, palette: Palette) -> None:
    """A radio with an aerial, 150 wide."""
    canvas.line([(50, -100), (96, -180)], "#8a8f9c", 5)
    canvas.fill(rectangle(-78, -104, 156, 104, 16), palette.accent, Shade(20, 0.45, 0.2))
    canvas.fill(ellipse(-30, -52, 36), "#fff3dc", Shade(60, 0.3))
    canvas.fill(ellipse(-30, -52, 20), "#5a4a48")
    canvas.fill(rectangle(18, -86, 48, 22, 4), "#fff3dc")
    for x in (28, 56):
        canvas.fill(ellipse(x, -34, 12), "#5a4a48", Shade(60, 0.3))


def photo_album(canvas: Canvas, palette: Palette) -> None:
    """An open album with photographs of faces, 200 wide."""
    canvas.fill(
        polygon([(-102, -114), (0, -104), (102, -114), (102, -4), (0, 6), (-102, -4)]), "#7a4a3a", Shade(90, 0.35)
    )
    for side in (-1, 1):
        page = polygon([(side * 4, -100), (side * 94, -108), (side * 94, -10), (side * 4, -2)])
        canvas.fill(page, "#f3e6c8", Shade(90, 0.3))
        canvas.fill(rectangle(side * 50 - 30, -94, 60, 70, 3), "#fffdf6", Shade(90, 0.2), line="#d9c9a4", width=2)
        canvas.fill(rectangle(side * 50 - 23, -87, 46, 48, 2), "#b9a58a")
        canvas.fill(ellipse(side * 50, -68, 11), "#f2dfc0")
        canvas.fill(shape([(side * 50 - 18, -39), (side * 50, -60), (side * 50 + 18, -39)]), "#7a6450")


def scissors(canvas: Canvas, palette: Palette) -> None:
    """Scissors and a comb, 170 high."""
    for side in (-1, 1):
        with canvas.at(translate(-20, -84), rotate(side * 17)):
            canvas.fill(
                polygon([(-8, 8), (8, 8), (3, -84), (-3, -84)]), "#b9bec8", Shade(0, 0.4, 0.2), line="#b9bec8", width=4
            )
            canvas.stroke(ellipse(side * -5, 52, 19, 26), "#d9443a", 11)
    canvas.fill(ellipse(-20, -84, 7), "#4a4458")
    canvas.fill(rectangle(52, -160, 20, 160, 6), "#3a3550", Shade(0, 0.4))
    for y in range(-150, -40, 12):
        canvas.line([(72, y), (94, y)], "#3a3550", 5)


def tooth(canvas: Canvas, palette: Palette) -> None:
    """A tooth with a hole, about its middle, 150 wide."""
    outline = [(-70, -40), (-40, -84), (0, -66), (40, -84), (70, -40), (54, 20), (44, 84), (20, 84), (6, 34), (-6, 34)]
    canvas.fill(
        blob([*outline, (-20, 84), (-44, 84), (-54, 20)]), "#fffdf6", Shade(20, 0.35, 0.1), line="#d6cfc6", width=5
    )
    canvas.fill(blob([(8, -34), (26, -46), (44, -32), (36, -12), (14, -14)]), "#4a3330")
    for x, turn in ((86, 40), (-90, -40)):
        with canvas.at(translate(x, -60), rotate(turn)):
            canvas.fill(polygon([(-9, 24), (4, -4), (-6, -4), (9, -34), (2, -10), (12, -10)]), "#f0563a")


def torch(canvas: Canvas, palette: Palette) -> None:
    """A torch with its beam to the left, 130 long."""
    canvas.fill(polygon([(-60, -58), (-190, -112), (-190, 4)]), "#fff0a8", opacity=0.96)
    canvas.fill(rectangle(-30, -70, 100, 34, 8), "#4a5568", Shade(90, 0.45, 0.2))
    canvas.fill(polygon([(-30, -76), (-66, -90), (-66, -16), (-30, -30)]), "#d9443a", Shade(90, 0.4))
    canvas.fill(ellipse(-66, -53, 12, 37), "#fff6d0")


def vase(canvas: Canvas, palette: Palette) -> None:
    """A painted vase, 190 high."""
    glaze = palette.tint or "#5f8fc0"
    body = shape(
        [(-24, -190), (-20, -150), (-66, -96), (-58, -36), (-34, 0)],
        [(34, 0), (58, -36), (66, -96), (20, -150), (24, -190)],
    )
    canvas.fill(body, glaze, Shade(10, 0.45, 0.25))
    with canvas.clip(body):
        canvas.fill(rectangle(-80, -110, 160, 22, 0), "#fffaf0")
        canvas.fill(rectangle(-80, -40, 160, 12, 0), "#fffaf0")
        for x in (-42, 0, 42):
            canvas.fill(ellipse(x, -66, 12), "#ffd27a")
    canvas.fill(rectangle(-32, -200, 64, 16, 8), tone(glaze, 0.05), Shade(90, 0.3))


def bathtub(canvas: Canvas, palette: Palette) -> None:
    """A bathtub full of foam, 400 wide."""
    for x in (-130, 110):
        canvas.fill(ellipse(x, -12, 24, 16), "#c9a45a", Shade(60, 0.4))
    canvas.fill(
        shape([(-190, -170), (-170, -50), (-110, -14)], [(110, -14), (170, -50), (190, -170)]),
        "#fffaf0",
        Shade(20, 0.4, 0.1),
    )
    for x, y, size in ((-130, -172, 36), (-74, -186, 42), (-10, -178, 40), (54, -190, 44), (118, -176, 38)):
        canvas.fill(ellipse(x, y, size), "#eef8fb", Shade(90, 0.25))
    canvas.fill(rectangle(-204, -180, 408, 26, 13), "#fffdf6", Shade(90, 0.35))
    canvas.line([(176, -180), (176, -250), (136, -250), (136, -226)], "#aab3bd", 13)


def flood(canvas: Canvas, palette: Palette) -> None:
    """Water that runs over the floor, 360 wide."""
    water = "#8fc4e0"
    canvas.fill(
        blob([(-180, -10), (-100, -34), (0, -26), (110, -36), (180, -6), (120, 22), (-20, 16), (-120, 26)]),
        water,
        Shade(90, 0.3, 0.3),
    )
    for x, y, half in ((-80, -10, 40), (50, -6, 56), (0, 8, 30)):
        canvas.line([(x - half, y), (x, y - 5), (x + half, y)], "#dff1f8", 5)


def pillow(canvas: Canvas, palette: Palette) -> None:
    """A pillow, 180 wide."""
    canvas.fill(
        blob([(-90, -8), (-96, -60), (-80, -104), (0, -94), (80, -104), (96, -60), (90, -8), (0, -16)]),
        "#fffaf0",
        Shade(60, 0.4, 0.1),
    )
    for y in (-72, -44):
        canvas.line([(-74, y), (0, y + 8), (74, y)], palette.accent, 6)


def computer(canvas: Canvas, palette: Palette) -> None:
    """A screen and a keyboard, 240 wide."""
    canvas.fill(rectangle(-20, -50, 40, 36, 4), "#6f7684")
    canvas.fill(rectangle(-110, -190, 220, 144, 12), "#3c4254", Shade(60, 0.35, 0.15))
    canvas.fill(rectangle(-98, -178, 196, 120, 6), mix(palette.sky_top, "#eaf4f8", 0.6), Shade(60, 0.2, 0.2))
    canvas.fill(polygon([(-104, -20), (104, -20), (120, 2), (-120, 2)]), "#d9d3cc", Shade(90, 0.4))
    for row, y in enumerate((-14, -5)):
        for x in range(-90 - row * 6, 96, 22):
            canvas.fill(rectangle(x, y, 16, 6, 2), "#5a6070")


def grill(canvas: Canvas, palette: Palette) -> None:
    """A barbecue with sausages and smoke, 260 high."""
    for x in (-60, 60):
        canvas.line([(x * 0.6, -110), (x, 0)], "#4a4458", 10)
    canvas.fill(shape([(-104, -150), (-80, -96), (0, -76), (80, -96), (104, -150)]), "#3a3550", Shade(90, 0.4, 0.2))
    canvas.fill(rectangle(-110, -162, 220, 14, 6), "#8a8f9c", Shade(90, 0.3))
    for x in (-66, -14, 40):
        canvas.fill(rectangle(x, -182, 46, 20, 10), "#b5603a", Shade(90, 0.35, 0.2))
    for x in (-40, 10, 56):
        canvas.stroke(bezier((x, -190), ((x - 20, -216), (x + 20, -236), (x, -264))), "#fffaf0", 8, opacity=0.8)


def mirror(canvas: Canvas, palette: Palette) -> None:
    """A mirror on a stand, 320 high."""
    canvas.line([(-70, 0), (-50, -150)], _WOOD, 13)
    canvas.line([(70, 0), (50, -150)], _WOOD, 13)
    canvas.fill(ellipse(0, -190, 86, 128), _WOOD, Shade(60, 0.4, 0.1))
    canvas.fill(ellipse(0, -190, 70, 112), "#d5ecf2", Shade(60, 0.25, 0.3))
    for dx in (-24, 6):
        canvas.fill(limb([(dx - 16, -130), (dx + 30, -250)], 12, 12), "#ffffff", opacity=0.7)
