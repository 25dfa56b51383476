"""Things of being young: games, errands, mishaps that no other file has."""

from __future__ import annotations

from persode.illustration.engine.affine import rotate, scale, translate
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import blob, curve, ellipse, polygon, rectangle, shape, star
from persode.illustration.palettes import Palette

__all__ = [
    "arcade", "beer", "bunk_bed", "camper", "cash_register", "compass", "crying_baby", "ice_lolly", "letterbox",
    "locker", "marshmallow", "needle", "paper_crane", "petrol_pump", "pinata", "plunger", "raft", "record_player",
    "sparkler", "sword", "treasure_chest", "unicycle", "vr_headset",
]  # fmt: skip

_BODY, _SIDE = Shade(60, 0.4, 0.2), Shade(0, 0.4, 0.1)
_INK = "#3a2f3a"


def raft(canvas: Canvas, palette: Palette) -> None:
    """A raft of planks on barrels that goes under at one end, with a rag for a sail, 480 wide."""
    with canvas.at(rotate(-9)):
        canvas.fill(rectangle(-8, -330, 16, 250, 4), "#8a5a36", _SIDE)
        canvas.fill(polygon([(14, -322), (150, -250), (14, -150)]), "#f08a5a", _BODY)
        canvas.fill(polygon([(70, -292), (104, -274), (80, -250)]), "#fffaf0")
        for x in (-170, -60, 50, 160):
            canvas.fill(rectangle(x - 50, -72, 100, 76, 26), "#4f86b8", Shade(90, 0.4, 0.1))
            canvas.line([(x - 22, -70), (x - 22, 2)], "#3a678f", 7)
            canvas.line([(x + 22, -70), (x + 22, 2)], "#3a678f", 7)
        for at, y in enumerate((-96, -78)):
            canvas.fill(rectangle(-236 + at * 6, y, 472, 22, 5), ("#b9794a", "#a0673c")[at], Shade(90, 0.3))
    for x in (-240, -170, -90):
        canvas.fill(ellipse(x, 16, 64, 20), "#cfe6f2", Shade(90, 0.2))
    canvas.fill(ellipse(40, 16, 230, 18), "#a9cfe6", opacity=0.8)
    for x, y, size in ((-262, -60, 13), (-286, -20, 9), (-226, -96, 8)):
        canvas.fill(ellipse(x, y, size), "#e6f4fa")


def compass(canvas: Canvas, palette: Palette) -> None:
    """A brass pocket compass, 170 wide."""
    canvas.stroke(ellipse(0, -176, 18), "#a9782f", 8)
    canvas.fill(ellipse(0, -82, 82), "#c99a45", _BODY)
    canvas.fill(ellipse(0, -82, 64), "#fffaf0", Shade(60, 0.2))
    for dx, dy in ((0, -52), (52, 0), (0, 52), (-52, 0)):
        canvas.line([(dx * 0.82, -82 + dy * 0.82), (dx * 1.08, -82 + dy * 1.08)], "#6a5a48", 6)
    with canvas.at(translate(0, -82), rotate(32)):
        canvas.fill(polygon([(-12, 0), (0, -50), (12, 0)]), "#d9443a")
        canvas.fill(polygon([(-12, 0), (0, 50), (12, 0)]), "#4a6a8f")
        canvas.fill(ellipse(0, 0, 7), "#3a2f3a")


def beer(canvas: Canvas, palette: Palette) -> None:
    """A glass of beer with foam, 140 wide."""
    canvas.stroke(curve([(50, -130), (92, -124), (92, -54), (50, -44)]), "#d8dee2", 14)
    canvas.fill(polygon([(-52, -160), (52, -160), (46, 0), (-46, 0)]), "#f2a72e", Shade(0, 0.35, 0.15))
    for x in (-24, 4, 30):
        canvas.line([(x, -128), (x * 0.9, -18)], "#f8cb70", 7)
    for x, y in ((-40, -164), (-10, -176), (24, -170), (46, -160)):
        canvas.fill(ellipse(x, y, 27, 21), "#fffaf0", Shade(90, 0.2))


def record_player(canvas: Canvas, palette: Palette) -> None:
    """A record player in its open case, 280 wide."""
    canvas.fill(polygon([(-130, -96), (-112, -236), (130, -236), (130, -96)]), "#b5533f", _SIDE)
    canvas.fill(polygon([(-112, -104), (-98, -222), (118, -222), (118, -104)]), "#e6c9a0", Shade(60, 0.25))
    canvas.fill(rectangle(-140, -98, 280, 98, 14), "#c9614a", Shade(90, 0.35))
    canvas.fill(ellipse(-26, -96, 98, 38), "#2f2a33", Shade(60, 0.3, 0.2))
    canvas.stroke(ellipse(-26, -96, 68, 25), "#4f4856", 4)
    canvas.fill(ellipse(-26, -96, 30, 11), "#f2a33a")
    canvas.line([(106, -126), (98, -98), (34, -88)], "#d8dee2", 10)
    for x in (-100, -60):
        canvas.fill(ellipse(x, -30, 14), "#f4ead2", _BODY)


def marshmallow(canvas: Canvas, palette: Palette) -> None:
    """Three marshmallows on a stick, the first one browned, 300 wide."""
    with canvas.at(rotate(-24)):
        canvas.line([(-140, 0), (150, 0)], "#8a5a36", 12)
        for x, colour in ((84, "#e8c58e"), (24, "#fffaf0"), (-36, "#fff3ea")):
            canvas.fill(rectangle(x - 26, -30, 54, 60, 20), colour, Shade(90, 0.3), line="#d9b98a", width=4)


def paper_crane(canvas: Canvas, palette: Palette) -> None:
    """A folded paper crane, 250 wide."""
    canvas.fill(polygon([(0, -70), (96, -196), (60, -60)]), "#e86a5a", _BODY)
    canvas.fill(polygon([(-40, -40), (-118, -128), (-60, -96), (-10, -60)]), "#f08a78", _BODY)
    canvas.fill(polygon([(-118, -128), (-150, -104), (-104, -108)]), "#d9564a")
    canvas.fill(polygon([(30, -44), (132, -104), (66, -30)]), "#d9564a", _BODY)
    canvas.fill(polygon([(-54, -60), (0, -86), (66, -56), (6, 0)]), "#f49a86", _BODY)
    canvas.fill(polygon([(-20, -66), (-70, -206), (44, -62)]), "#f7b0a0", _BODY)


def bunk_bed(canvas: Canvas, palette: Palette) -> None:
    """A bunk bed with a ladder, 400 wide."""
    for y, colour in ((-300, palette.accent), (-110, palette.accent2)):
        canvas.fill(rectangle(-190, y - 34, 380, 44, 16), "#fffaf0", Shade(90, 0.3))
        canvas.fill(ellipse(-140, y - 44, 46, 22), "#fffdf6", Shade(90, 0.25))
        canvas.fill(rectangle(-80, y - 48, 270, 52, 20), colour, Shade(60, 0.35, 0.1))
        canvas.fill(rectangle(-196, y + 4, 392, 34, 6), "#a9744a", Shade(90, 0.35))
    for x in (-206, 182):
        canvas.fill(rectangle(x, -400, 26, 400, 8), "#8a5a36", _SIDE)
    canvas.fill(rectangle(-196, -376, 250, 18, 6), "#a9744a", Shade(90, 0.3))
    for x in (84, 146):
        canvas.fill(rectangle(x, -370, 14, 370, 5), "#c08a58", _SIDE)
    for y in (-300, -230, -160, -90, -30):
        canvas.fill(rectangle(88, y, 68, 14, 4), "#c08a58", Shade(90, 0.3))


def plunger(canvas: Canvas, palette: Palette) -> None:
    """A rubber plunger, 130 wide."""
    canvas.fill(rectangle(-9, -250, 18, 180, 8), "#c08a58", _SIDE)
    cup = [(-66, 0), (-60, -60), (-22, -84), (22, -84), (60, -60), (66, 0)]
    canvas.fill(shape(cup, [(66, 0), (0, 8), (-66, 0)]), "#c4443a", _BODY)


def letterbox(canvas: Canvas, palette: Palette) -> None:
    """A letterbox on a post with a letter in it, 190 wide."""
    canvas.fill(rectangle(-14, -190, 28, 190, 4), "#8a5a36", _SIDE)
    canvas.fill(polygon([(-70, -270), (-8, -300), (28, -236), (-40, -210)]), "#fffaf0", Shade(60, 0.25))
    canvas.fill(rectangle(-92, -258, 184, 112, 36), "#d9564a", _BODY)
    canvas.fill(rectangle(-62, -222, 124, 14, 6), "#7a2a30")
    canvas.fill(rectangle(84, -290, 12, 74, 4), "#f2c744")
    canvas.fill(rectangle(84, -296, 46, 30, 4), "#f2c744", Shade(60, 0.3))


def arcade(canvas: Canvas, palette: Palette) -> None:
    """A games machine of an arcade, 240 wide."""
    side = [(-110, 0), (-110, -430), (96, -430), (116, -380), (76, -330), (76, -210), (118, -176), (118, 0)]
    canvas.fill(polygon(side), "#6a4fb0", _SIDE)
    canvas.fill(rectangle(-94, -416, 176, 58, 8), "#ffcf4a", Shade(90, 0.25))
    canvas.fill(star(-6, -386, 24), "#e8446a")
    canvas.fill(rectangle(-92, -336, 156, 122, 10), "#1f2340", Shade(60, 0.2))
    for x, y, colour in ((-60, -300, "#7fe0c0"), (-14, -284, "#f2c744"), (30, -304, "#ff7a8a"), (-16, -238, "#ffffff")):
        canvas.fill(rectangle(x - 12, y - 10, 26, 20, 3), colour)
    canvas.fill(polygon([(-108, -196), (74, -196), (118, -164), (-108, -158)]), "#3f2f78", Shade(90, 0.3))
    canvas.line([(-60, -176), (-66, -214)], "#2f2a33", 9)
    canvas.fill(ellipse(-67, -222, 14), "#e8446a", _BODY)
    for x in (0, 38):
        canvas.fill(ellipse(x, -180, 13, 8), "#f2c744")
    canvas.fill(rectangle(-50, -110, 90, 62, 8), "#3f2f78")


def sword(canvas: Canvas, palette: Palette) -> None:
    """A toy sword, 300 wide."""
    with canvas.at(rotate(-28)):
        blade = [(-40, -15), (140, -15), (176, 0), (140, 15), (-40, 15)]
        canvas.fill(polygon(blade), "#d8dee6", Shade(90, 0.3), line="#8f9aa8", width=4)
        canvas.fill(rectangle(-54, -52, 20, 104, 8), "#d8a53a", _BODY)
        canvas.fill(rectangle(-116, -12, 66, 24, 8), "#7a4a30", Shade(90, 0.3))
        canvas.fill(ellipse(-122, 0, 17), "#d8a53a", _BODY)


def needle(canvas: Canvas, palette: Palette) -> None:
    """A big needle with red thread from its reel, 230 wide."""
    canvas.stroke(curve([(-64, -60), (-10, -20), (30, -100), (84, -150)]), "#d9443a", 7)
    canvas.fill(rectangle(-110, -96, 84, 18, 5), "#c08a58", Shade(90, 0.3))
    canvas.fill(rectangle(-98, -80, 60, 62, 6), "#d9443a", _SIDE)
    canvas.fill(rectangle(-110, -20, 84, 18, 5), "#c08a58", Shade(90, 0.3))
    canvas.line([(20, -12), (96, -176)], "#aab4c0", 9)
    canvas.stroke(ellipse(94, -172, 7, 12), "#7f8a98", 5)


def ice_lolly(canvas: Canvas, palette: Palette) -> None:
    """An ice lolly with a bite out of it, 110 wide."""
    canvas.fill(rectangle(-11, -70, 22, 70, 9), "#e0bd8a", _SIDE)
    canvas.fill(rectangle(-50, -210, 100, 150, 44), "#f2677f", _BODY)
    canvas.fill(rectangle(-50, -134, 100, 40, 4), "#ffc34f")
    canvas.fill(rectangle(-50, -98, 100, 38, 14), "#7fc98a", Shade(90, 0.2))
    for x in (-22, 18):
        canvas.line([(x, -186), (x, -112)], "#ffffff", 7, opacity=0.45)


def locker(canvas: Canvas, palette: Palette) -> None:
    """School lockers, one of them open with books in it, 330 wide."""
    for at, x in enumerate((-160, -52, 56)):
        canvas.fill(rectangle(x, -430, 104, 430, 6), ("#5f8fb8", "#35506a", "#5f8fb8")[at], _SIDE)
        if at != 1:
            for y in (-396, -380, -364):
                canvas.line([(x + 28, y), (x + 76, y)], "#3f6a90", 6)
            canvas.fill(ellipse(x + 84, -220, 9), "#d8dee2")
    canvas.fill(polygon([(-52, -430), (-112, -410), (-112, 18), (-52, 0)]), "#78a8cf", _SIDE)
    for x, tall, colour in ((-34, 92, "#e8744f"), (-12, 110, "#f2c744"), (12, 84, "#7fc98a")):
        canvas.fill(rectangle(x, -216 - tall, 20, tall, 3), colour, _SIDE)
    canvas.line([(-48, -214), (48, -214)], "#8fa8bd", 8)
    canvas.fill(rectangle(-30, -92, 62, 88, 18), "#b5533f", _BODY)


def treasure_chest(canvas: Canvas, palette: Palette) -> None:
    """An open chest with old treasures, 260 wide."""
    canvas.fill(shape([(-124, -130), (-110, -216), (110, -216), (124, -130)]), "#9a633a", _BODY)
    for x, y, colour in ((-64, -130, "#f2c744"), (-16, -144, "#e8744f"), (36, -132, "#f2c744"), (78, -126, "#7fc9c0")):
        canvas.fill(ellipse(x, y, 34, 30), colour, _BODY)
    canvas.fill(rectangle(-130, -124, 260, 124, 10), "#8a5330", Shade(90, 0.35))
    for x in (-104, 78):
        canvas.fill(rectangle(x, -124, 26, 124, 3), "#d8a53a", _SIDE)
    canvas.fill(rectangle(-24, -112, 48, 54, 8), "#d8a53a", _BODY)
    canvas.fill(ellipse(0, -88, 9), _INK)


def vr_headset(canvas: Canvas, palette: Palette) -> None:
    """Goggles for another world, 220 wide."""
    canvas.stroke(curve([(-104, -70), (-70, -150), (70, -150), (104, -70)]), "#4f4856", 22)
    canvas.fill(rectangle(-106, -112, 212, 112, 34), "#e6e9ee", _BODY)
    canvas.fill(rectangle(-88, -94, 176, 74, 28), "#2f3550", Shade(60, 0.2, 0.25))
    for x in (-44, 44):
        canvas.fill(ellipse(x, -58, 15), "#7fe0f0")


def sparkler(canvas: Canvas, palette: Palette) -> None:
    """A burning sparkler, 170 wide."""
    canvas.line([(-14, 0), (10, -110)], "#8f8a86", 9)
    canvas.fill(star(16, -150, 84, tips=12, depth=0.32), "#ffd766")
    canvas.fill(star(16, -150, 50, tips=10, depth=0.4, turn=-72), "#fff6d6")


def pinata(canvas: Canvas, palette: Palette) -> None:
    """A bright paper donkey that hangs on a string and spills sweets, 260 wide, about its middle."""
    canvas.line([(0, -90), (0, -190)], "#8a6a4a", 7)
    for x, colour in ((-70, "#ff7a8a"), (-36, "#ffc93c"), (44, "#5ec4b6"), (78, "#8a6fd0")):
        canvas.fill(rectangle(x - 15, 10, 30, 84, 5), colour, _SIDE)
    for at, colour in enumerate(("#ff7a8a", "#ffc93c", "#5ec4b6", "#8a6fd0")):
        canvas.fill(rectangle(-94, -62 + at * 22, 190, 24, 10), colour, Shade(90, 0.25))
    canvas.fill(
        polygon([(-94, -20), (-76, -64), (-92, -132), (-140, -126), (-152, -96), (-116, -84)]), "#ffc93c", _BODY
    )
    canvas.fill(polygon([(-100, -130), (-96, -168), (-80, -128)]), "#ff7a8a")
    canvas.fill(ellipse(-116, -110, 8), _INK)
    for x, y, colour in ((-20, 122, "#ff7a8a"), (16, 104, "#5ec4b6"), (4, 146, "#ffc93c"), (40, 134, "#8a6fd0")):
        canvas.fill(ellipse(x, y, 13, 10), colour, _BODY)


def petrol_pump(canvas: Canvas, palette: Palette) -> None:
    """A petrol pump with its hose, 220 wide."""
    canvas.stroke(curve([(70, -300), (128, -280), (120, -80), (92, -120), (96, -210)]), "#3a3440", 12)
    canvas.fill(rectangle(-92, -392, 170, 392, 14), "#d9564a", _SIDE)
    canvas.fill(rectangle(-70, -366, 126, 92, 8), "#f4f1ea", Shade(60, 0.25))
    for y in (-344, -316, -292):
        canvas.line([(-50, y), (36, y)], "#6a6f7a", 9)
    canvas.fill(rectangle(-70, -250, 126, 30, 6), "#f2c744")
    canvas.fill(rectangle(80, -246, 40, 58, 8), "#4a4450", _BODY)
    canvas.fill(rectangle(-104, -16, 194, 18, 4), "#6a6f7a")


def camper(canvas: Canvas, palette: Palette) -> None:
    """A camper van facing left, 540 wide."""
    body = [(-262, -40), (-262, -130), (-212, -262), (-150, -286), (230, -286), (262, -240), (262, -40)]
    canvas.fill(polygon(body), "#f4ead2", Shade(90, 0.3), line="#f4ead2", width=12)
    canvas.fill(rectangle(-266, -146, 532, 108, 10), "#5fb0a6", Shade(90, 0.35))
    canvas.fill(polygon([(-226, -160), (-194, -246), (-136, -246), (-136, -160)]), "#cfe6ee", Shade(60, 0.2))
    for x in (-112, 16, 144):
        canvas.fill(rectangle(x, -250, 100, 90, 12), "#cfe6ee", Shade(60, 0.2))
        canvas.fill(polygon([(x, -250), (x + 34, -250), (x, -190)]), "#f2a07a")
    for x in (-150, 160):
        canvas.fill(ellipse(x, -36, 52), "#3a3440", _BODY)
        canvas.fill(ellipse(x, -36, 24), "#d8dee2", _BODY)
    canvas.fill(ellipse(-250, -112, 17), "#fff0b8")
    canvas.fill(rectangle(-120, -322, 260, 34, 10), "#c98a5a", Shade(90, 0.3))


def crying_baby(canvas: Canvas, palette: Palette) -> None:
    """A baby in a blanket that screams, 220 wide."""
    wrap = [(-100, -50), (-60, -96), (40, -92), (108, -52), (96, -10), (10, 2), (-70, -6)]
    canvas.fill(blob(wrap), "#a9d3ea", _BODY)
    canvas.stroke(curve([(-20, -88), (10, -50), (0, -4)]), "#7fb3d0", 6)
    canvas.fill(ellipse(-62, -62, 52, 50), "#f0a58c", Shade(60, 0.2))
    canvas.fill(ellipse(-62, -44, 24, 21), "#7a2a34")
    canvas.fill(ellipse(-62, -34, 14, 9), "#f08a90")
    for side in (-1, 1):
        canvas.line([(-62 + side * 34, -88), (-62 + side * 14, -80)], _INK, 6)
        canvas.line([(-62 + side * 34, -72), (-62 + side * 14, -80)], _INK, 6)
        canvas.fill(ellipse(-62 + side * 44, -54, 8, 12), "#7fc4ea")
    for x, y, turn in ((-146, -106, 30), (-112, -142, 60), (-60, -152, 90)):
        with canvas.at(translate(x, y), rotate(turn), scale(1)):
            canvas.line([(-16, 0), (16, 0)], "#d9443a", 9)


def unicycle(canvas: Canvas, palette: Palette) -> None:
    """A unicycle, 190 wide."""
    canvas.stroke(ellipse(0, -96, 86), "#3a3440", 16)
    canvas.stroke(ellipse(0, -96, 72), "#b9c0c8", 5)
    for dx, dy in ((70, 0), (35, 60), (-35, 60), (-70, 0), (-35, -60), (35, -60)):
        canvas.line([(0, -96), (dx, -96 + dy)], "#b9c0c8", 4)
    canvas.line([(0, -96), (0, -270)], "#d9443a", 16)
    canvas.line([(-34, -76), (34, -116)], "#6a6f7a", 11)
    for x, y in ((-42, -74), (42, -118)):
        canvas.fill(rectangle(x - 24, y - 8, 48, 16, 5), "#3a3440")
    canvas.fill(blob([(-62, -286), (0, -272), (62, -286), (54, -262), (0, -252), (-54, -262)]), "#3a3440", _BODY)


def cash_register(canvas: Canvas, palette: Palette) -> None:
    """A cash register with its drawer open and a receipt, 280 wide."""
    canvas.fill(rectangle(60, -262, 54, 90, 3), "#fffaf0", Shade(60, 0.2))
    for y in (-246, -230, -214):
        canvas.line([(70, y), (104, y)], "#8a93a0", 5)
    canvas.fill(polygon([(-110, -80), (-92, -200), (118, -200), (126, -80)]), "#c9614a", _SIDE)
    canvas.fill(rectangle(-104, -250, 110, 58, 10), "#5a4a58", _BODY)
    canvas.fill(rectangle(-92, -240, 86, 36, 5), "#8be0c0")
    for row in range(3):
        for column in range(4):
            canvas.fill(rectangle(-78 + column * 46, -182 + row * 32, 34, 22, 5), "#fff3dc", Shade(90, 0.25))
    canvas.fill(rectangle(-132, -80, 272, 80, 8), "#a84a3a", Shade(90, 0.35))
    canvas.fill(rectangle(-112, -62, 232, 40, 5), "#5a2a28")
    for x, colour in ((-90, "#7fb069"), (-40, "#7fb069"), (20, "#f2c744"), (66, "#f2c744")):
        canvas.fill(rectangle(x, -66, 40, 34, 4), colour, Shade(90, 0.3))
