"""Things of yard, street and fairground, each at its true size beside people who are about 480 high."""

from __future__ import annotations

from persode.illustration.colour import mix, tone
from persode.illustration.engine.affine import rotate, translate
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import blob, curve, ellipse, limb, polygon, rectangle, shape
from persode.illustration.palettes import Palette

__all__ = [
    "bouncy_castle", "carousel", "deckchair", "drone", "hay", "helicopter", "hose", "leaf_blower", "lorry", "motorbike",
    "parasol", "pickup", "playground_slide", "rope", "seesaw", "spade", "stall", "stump", "swim_ring", "wheelbarrow",
]  # fmt: skip

_BODY, _FLAT, _SIDE = Shade(60, 0.4, 0.2), Shade(90, 0.35, 0.1), Shade(0, 0.4, 0.1)
_DARK, _STEEL, _GLASS = "#35333f", "#9aa5b0", "#bfe0e8"


def _wheel(canvas: Canvas, x: float, y: float, size: float) -> None:
    canvas.fill(ellipse(x, y, size), _DARK, _BODY)
    canvas.fill(ellipse(x, y, size * 0.45), "#c9ced6", _BODY)


def hose(canvas: Canvas, palette: Palette) -> None:
    """A garden hose that sprays, 300 wide."""
    for row in range(3):
        canvas.stroke(ellipse(50, -30 - row * 22, 92, 27), "#5a9a52", 17)
    canvas.stroke(curve([(-40, -40), (-70, -120), (-110, -150)]), "#5a9a52", 17)
    canvas.line([(-110, -150), (-138, -172)], "#d8a23c", 19)
    for dx, dy in ((-60, -10), (-52, -44), (-30, -66)):
        canvas.stroke(curve([(-142, -176), (-142 + dx * 0.6, -180 + dy), (-142 + dx, -150 + dy)]), "#bfe4f4", 8)


def wheelbarrow(canvas: Canvas, palette: Palette) -> None:
    """A wheelbarrow with earth, 330 wide."""
    canvas.fill(blob([(-104, -124), (-60, -176), (10, -190), (70, -160), (90, -124)]), "#6b4a34", _BODY)
    canvas.line([(60, -70), (170, -104)], "#a9744a", 17)
    canvas.line([(40, -64), (96, -4)], _STEEL, 14)
    canvas.fill(polygon([(-134, -134), (104, -134), (60, -58), (-84, -58)]), "#4f8a6a", _SIDE)
    canvas.line([(-84, -62), (-110, -36)], _STEEL, 14)
    _wheel(canvas, -112, -36, 36)


def spade(canvas: Canvas, palette: Palette) -> None:
    """A spade stuck into a heap of earth, 320 high."""
    canvas.line([(0, -120), (0, -296)], "#b07a4e", 17)
    canvas.fill(rectangle(-34, -320, 68, 22, 11), "#b07a4e", _FLAT)
    canvas.fill(shape([(-46, -134), (-40, -40), (0, -10)], [(0, -10), (40, -40), (46, -134)]), _STEEL, _BODY)
    canvas.fill(blob([(-110, 0), (-70, -44), (0, -56), (76, -40), (110, 0)]), "#7a553c", _BODY)


def leaf_blower(canvas: Canvas, palette: Palette) -> None:
    """A leaf blower and the leaves that it drives, 330 wide."""
    canvas.fill(limb([(20, -96), (-90, -60)], 46, 36, flat_end=True), _DARK, _FLAT)
    canvas.fill(blob([(10, -140), (90, -150), (130, -100), (100, -50), (20, -56)]), "#ee8a3c", _BODY)
    canvas.stroke(curve([(30, -140), (60, -190), (110, -180), (116, -130)]), _DARK, 15)
    canvas.fill(ellipse(72, -98, 28), "#c96a28", _BODY)
    for x, y, turn, colour in ((-130, -90, 20, "#d8803a"), (-160, -40, -40, "#c2503a"), (-120, -20, 70, "#e0b040")):
        with canvas.at(translate(x, y), rotate(turn)):
            canvas.fill(ellipse(0, 0, 23, 12), colour, _BODY)
    for y in (-66, -34):
        canvas.stroke(curve([(-100, y), (-136, y - 8), (-166, y + 6), (-196, y)]), "#ffffff", 7)


def rope(canvas: Canvas, palette: Palette) -> None:
    """A thick coiled rope, 240 wide."""
    for row in range(3):
        canvas.stroke(ellipse(0, -32 - row * 24, 96 - row * 8, 26), "#d8b47a", 23)
        canvas.stroke(ellipse(0, -32 - row * 24, 96 - row * 8, 26), "#b58c52", 4)
    canvas.stroke(curve([(80, -60), (126, -40), (150, -4)]), "#d8b47a", 21)


def stall(canvas: Canvas, palette: Palette) -> None:
    """A stall with a striped awning and goods, 400 high."""
    for x in (-168, 152):
        canvas.fill(rectangle(x, -390, 17, 390, 4), "#a9744a", _SIDE)
    for number in range(6):
        colour = palette.accent if number % 2 else "#fffaf0"
        x = -186 + number * 62
        canvas.fill(
            shape([(x, -330), (x, -400), (x + 62, -400), (x + 62, -330)], [(x + 62, -330), (x + 31, -304), (x, -330)]),
            colour,
            _FLAT,
        )
    canvas.fill(rectangle(-180, -190, 360, 26, 6), "#c48d5e", _FLAT)
    canvas.fill(rectangle(-168, -166, 336, 166, 4), "#b07a4e", _FLAT)
    for x, colour in ((-130, "#e0483f"), (-44, "#f2b53a"), (44, "#7fb85a"), (130, "#b5607f")):
        for dx, dy in ((-22, 0), (22, 0), (0, -26)):
            canvas.fill(ellipse(x + dx, -206 + dy, 21), colour, _BODY)


def hay(canvas: Canvas, palette: Palette) -> None:
    """Two bales of hay and one on top, 330 high."""
    for x, y in ((-82, -110), (82, -110), (0, -218)):
        canvas.fill(rectangle(x - 80, y, 160, 110, 12), "#e2bd5c", _BODY, line="#b8903a", width=4)
        for dx in (-36, 36):
            canvas.line([(x + dx, y + 4), (x + dx, y + 106)], "#a9743a", 7)
        for dx, dy in ((-60, 30), (4, 50), (56, 76)):
            canvas.line([(x + dx - 14, y + dy), (x + dx + 14, y + dy - 8)], "#f6dc92", 5)


def deckchair(canvas: Canvas, palette: Palette) -> None:
    """A striped deckchair, 280 wide."""
    canvas.line([(-130, -4), (116, -220)], "#a9744a", 15)
    canvas.line([(110, -4), (-70, -110)], "#a9744a", 15)
    cloth = shape([(112, -224), (40, -90), (-90, -104)], [(-130, -110), (-10, -56), (68, -200)])
    canvas.fill(cloth, palette.accent, _BODY)
    canvas.stroke(curve([(92, -214), (16, -80), (-108, -108)]), "#fffaf0", 11)


def parasol(canvas: Canvas, palette: Palette) -> None:
    """A big sunshade, 430 high."""
    canvas.line([(0, -300), (0, 0)], "#e9dcc2", 13)
    for left, right, colour in (
        (-190, -95, palette.accent),
        (-95, 0, "#fffaf0"),
        (0, 95, palette.accent),
        (95, 190, "#fffaf0"),
    ):
        canvas.fill(
            shape(
                [(left, -280), (left * 0.7, -370), (0, -430)],
                [(0, -430), (right * 0.7, -370), (right, -280)],
                [(right, -280), ((left + right) / 2, -300), (left, -280)],
            ),
            colour,
            _FLAT,
        )


def swim_ring(canvas: Canvas, palette: Palette) -> None:
    """A swim ring, 210 wide."""
    canvas.stroke(ellipse(0, -64, 74, 52), "#f28aa2", 47)
    for x, y in ((-74, -64), (74, -64), (0, -116), (0, -12)):
        canvas.fill(ellipse(x, y, 19, 21), "#fffaf0", _BODY)


def stump(canvas: Canvas, palette: Palette) -> None:
    """The stump of a felled tree with its rings, and a saw mark, 330 wide."""
    canvas.fill(shape([(-164, 0), (-112, -36), (-104, -116)], [(104, -116), (112, -36), (168, 0)]), "#7a5638", _SIDE)
    canvas.fill(ellipse(0, -118, 106, 36), "#e2bd8a", _BODY, line="#8a6240", width=7)
    for share in (0.72, 0.46, 0.2):
        canvas.stroke(ellipse(0, -118, 106 * share, 36 * share), "#b98c58", 5)
    with canvas.at(translate(150, -34), rotate(-6)):
        canvas.fill(rectangle(-30, -30, 220, 50, 24), "#8a6240", _FLAT)
        canvas.fill(ellipse(190, -5, 17, 25), "#e2bd8a", _BODY)
    for x in (-140, -110, 110, 130):
        canvas.fill(ellipse(x, -2, 19, 7), "#ecd2a2")


def lorry(canvas: Canvas, palette: Palette) -> None:
    """A lorry with a box body, driving left, 560 wide."""
    canvas.fill(rectangle(-110, -260, 390, 210, 10), "#f3efe4", _FLAT)
    canvas.fill(rectangle(-110, -150, 390, 24, 2), palette.accent)
    canvas.fill(shape([(-280, -50), (-276, -130), (-232, -220)], [(-124, -220), (-124, -50)]), palette.accent, _FLAT)
    canvas.fill(polygon([(-258, -132), (-222, -198), (-158, -198), (-158, -132)]), _GLASS, _BODY)
    canvas.fill(rectangle(-284, -66, 566, 24, 6), _DARK)
    canvas.fill(ellipse(-270, -86, 14), "#fff3b8")
    for x in (-206, 110, 214):
        _wheel(canvas, x, -40, 42)


def pickup(canvas: Canvas, palette: Palette) -> None:
    """A pickup truck with an open back, driving left, 520 wide."""
    paint = mix("#c2503a", palette.accent, 0.3)
    canvas.fill(
        shape(
            [(-256, -56), (-252, -122), (-170, -134)],
            [(-170, -134), (-128, -206), (-96, -212)],
            [(6, -212), (20, -134)],
            [(256, -134), (256, -56)],
        ),
        paint,
        _FLAT,
    )
    canvas.fill(polygon([(-146, -138), (-114, -194), (-8, -194), (0, -138)]), _GLASS, _BODY)
    canvas.fill(rectangle(26, -150, 234, 22, 6), tone(paint, -0.12), _FLAT)
    canvas.fill(rectangle(-262, -66, 524, 20, 6), _DARK)
    canvas.fill(ellipse(-244, -96, 14), "#fff3b8")
    for x in (-164, 158):
        _wheel(canvas, x, -44, 46)


def motorbike(canvas: Canvas, palette: Palette) -> None:
    """A motorbike, 330 wide, facing left."""
    for x in (-112, 116):
        _wheel(canvas, x, -58, 58)
    canvas.line([(-112, -58), (-70, -170), (-40, -196), (-74, -206)], _STEEL, 15)
    canvas.fill(blob([(-70, -160), (10, -174), (40, -130), (10, -96), (-50, -110)]), "#d8433a", _BODY)
    canvas.fill(blob([(24, -140), (120, -150), (150, -124), (60, -112)]), _DARK, _BODY)
    canvas.fill(ellipse(4, -76, 42, 36), _STEEL, _BODY)
    canvas.line([(10, -50), (150, -60)], "#c9ced6", 17)
    canvas.fill(ellipse(-84, -166, 20), "#fff3b8", _BODY, line=_DARK, width=6)


def helicopter(canvas: Canvas, palette: Palette) -> None:
    """A helicopter, 400 wide, about its middle."""
    canvas.line([(-190, -104), (130, -104)], _DARK, 11)
    canvas.line([(-30, -100), (-30, -60)], _DARK, 15)
    canvas.fill(limb([(40, -10), (196, -34)], 46, 17), "#e0653f", _FLAT)
    canvas.fill(ellipse(198, -46, 28), "#f3efe4", line=_DARK, width=6)
    canvas.fill(blob([(-130, 10), (-90, -60), (0, -66), (70, -20), (50, 50), (-60, 66)]), "#e0653f", _BODY)
    canvas.fill(blob([(-122, 6), (-88, -48), (-40, -48), (-40, 14), (-90, 24)]), _GLASS, _BODY)
    for x in (-70, 24):
        canvas.line([(x, 56), (x, 88)], _DARK, 9)
    canvas.line([(-124, 90), (70, 90)], _DARK, 11)


def drone(canvas: Canvas, palette: Palette) -> None:
    """A small drone with four rotors, 280 wide, about its middle."""
    for side in (-1, 1):
        for x, y in ((122, -36), (84, -54)):
            canvas.line([(0, 0), (side * x, y + 12)], _DARK, 13)
            canvas.fill(ellipse(side * x, y, 50, 10), "#dcecf2", line="#8aa7b3", width=4)
        canvas.line([(side * 34, 24), (side * 46, 54)], _DARK, 9)
    canvas.fill(blob([(-60, 4), (-30, -26), (30, -26), (60, 4), (30, 30), (-30, 30)]), "#f3efe4", _BODY)
    canvas.fill(ellipse(0, 22, 19), _DARK, _BODY)
    canvas.fill(ellipse(-4, 18, 6), "#9fd0e0")


def playground_slide(canvas: Canvas, palette: Palette) -> None:
    """A playground slide with its ladder, 420 wide."""
    for x in (90, 150):
        canvas.line([(x, 0), (x - 14, -300)], _STEEL, 14)
    for y in range(-250, -20, 50):
        canvas.line([(90 - 12 * y / -300, y), (150 - 12 * y / -300, y)], _STEEL, 11)
    canvas.stroke(curve([(80, -300), (140, -360), (146, -290)]), "#e8664f", 13)
    canvas.stroke(curve([(100, -270), (40, -240), (-110, -60), (-200, -28)]), "#f2b53a", 52)
    canvas.stroke(curve([(100, -282), (40, -256), (-110, -82), (-200, -48)]), "#d8902a", 12)


def seesaw(canvas: Canvas, palette: Palette) -> None:
    """A seesaw, 430 wide."""
    canvas.fill(polygon([(-52, 0), (0, -104), (52, 0)]), "#5b8fc2", _SIDE)
    with canvas.at(translate(0, -104), rotate(-12)):
        canvas.fill(rectangle(-214, -14, 428, 28, 12), "#e8664f", _FLAT)
        for x in (-160, 160):
            canvas.line([(x, -12), (x, -54)], _STEEL, 11)
            canvas.line([(x - 24, -54), (x + 24, -54)], _DARK, 13)


def bouncy_castle(canvas: Canvas, palette: Palette) -> None:
    """A bouncy castle, 470 wide."""
    canvas.fill(rectangle(-190, -270, 380, 220, 30), "#f2b53a", _FLAT)
    for x, colour in ((-196, "#e0653f"), (196, "#5b8fc2")):
        canvas.fill(rectangle(x - 42, -330, 84, 320, 38), colour, _SIDE)
        canvas.fill(polygon([(x - 46, -316), (x, -420), (x + 46, -316)]), "#7fb85a", _SIDE)
    for x in (-110, 0, 110):
        canvas.fill(rectangle(x - 48, -300, 96, 70, 32), "#e88aa2", _BODY)
    canvas.fill(rectangle(-236, -76, 472, 76, 36), "#e0653f", _FLAT)
    for x in range(-180, 190, 60):
        canvas.stroke(curve([(x - 26, -70), (x, -54), (x + 26, -70)]), "#b8432a", 6)


def carousel(canvas: Canvas, palette: Palette) -> None:
    """A merry-go-round with horses, 460 wide."""
    canvas.fill(rectangle(-200, -44, 400, 44, 14), "#b5405a", _FLAT)
    canvas.fill(rectangle(-46, -320, 92, 280, 6), "#fff3dc", _SIDE)
    for x, y, colour in ((-140, -150, "#fffaf0"), (20, -128, "#c98f66"), (140, -164, "#e8b8c4")):
        canvas.line([(x, -330), (x, -40)], "#e2b84a", 9)
        canvas.fill(ellipse(x, y, 52, 30), colour, _BODY)
        canvas.fill(limb([(x - 36, y - 8), (x - 56, y - 54), (x - 76, y - 46)], 30, 21), colour, _BODY)
        for dx in (-34, 34):
            canvas.line([(x + dx, y + 18), (x + dx - 12, y + 56)], colour, 13)
        canvas.fill(rectangle(x - 20, y - 34, 40, 20, 8), palette.accent)
    canvas.fill(polygon([(-226, -320), (0, -440), (226, -320)]), palette.accent, _SIDE)
    for left in range(-226, 226, 90):
        canvas.fill(polygon([(left + 45, -322), (0, -440), (left, -322)]), "#fff3dc", _SIDE)
    for x in range(-210, 220, 42):
        canvas.fill(ellipse(x, -312, 14), "#ffd84a", _BODY)
