"""Hair over the forehead, by style, with two or three lighter strands. Head centre at (0, 0)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from persode.illustration.colour import tone
from persode.illustration.engine.affine import Point
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import bezier, blob, ellipse, limb, polygon, rectangle, shape

__all__ = ["HAIR_FRONT"]

_CAP = Shade(110, 0.45, 0.35, 0.5)


def _strands(canvas: Canvas, colour: str, lines: Sequence[Sequence[Point]], width: float = 3) -> None:
    for points in lines:
        canvas.line(points, tone(colour, 0.07), width)


def _curls(canvas: Canvas, colour: str, places: Sequence[Point]) -> None:
    for x, y in places:
        canvas.stroke(bezier((x - 9, y + 2), ((x - 9, y - 12), (x + 10, y - 12), (x + 9, y))), tone(colour, 0.07), 3)


def short(canvas: Canvas, colour: str) -> None:
    """Swept to one side, ears free."""
    canvas.fill(
        shape(
            [(-74, 14), (-84, -30), (-66, -78), (-14, -104), (48, -92), (82, -46), (76, 14)],
            [(76, 14), (68, -14), (58, -36)],
            [(58, -36), (26, -26), (-10, -34), (-30, -52)],
            [(-30, -52), (-44, -30), (-64, -16), (-74, 14)],
        ),
        colour,
        Shade(120, 0.45, 0.35, 0.5),
    )
    _strands(
        canvas,
        colour,
        [[(-26, -58), (0, -78), (40, -78)], [(-36, -60), (-56, -52), (-70, -22)], [(-8, -50), (26, -52), (56, -50)]],
    )


def side_part(canvas: Canvas, colour: str) -> None:
    """A clear parting and a high sweep."""
    canvas.fill(
        shape(
            [(-74, 10), (-82, -34), (-58, -80)],
            [(-58, -80), (-42, -92), (-34, -66)],
            [(-34, -66), (-52, -44), (-62, -20), (-74, 10)],
        ),
        tone(colour, -0.05),
    )
    canvas.fill(
        shape(
            [(-40, -66), (-34, -104), (20, -118), (74, -92), (86, -40), (76, 12)],
            [(76, 12), (68, -12), (62, -32)],
            [(62, -32), (34, -30), (2, -40), (-40, -66)],
        ),
        colour,
        _CAP,
    )
    _strands(canvas, colour, [[(-26, -72), (6, -96), (52, -88)], [(-10, -62), (24, -74), (66, -56)]])


def spiky(canvas: Canvas, colour: str) -> None:
    """Points all around."""
    crown = [(-76, 10), (-98, -22), (-82, -34), (-98, -70), (-66, -70), (-60, -112), (-28, -92), (4, -126), (20, -94)]
    crown += [(58, -112), (60, -76), (96, -68), (80, -36), (98, -14), (76, 10)]
    fringe = [(66, -22), (46, -10), (30, -34), (8, -12), (-12, -36), (-34, -12), (-50, -34), (-66, -16)]
    canvas.fill(polygon(crown + fringe), colour, Shade(100, 0.45, 0.35, 0.5), line=colour, width=6)
    _strands(canvas, colour, [[(-40, -60), (-52, -84)], [(2, -70), (4, -98)], [(40, -62), (52, -86)]])


def messy(canvas: Canvas, colour: str) -> None:
    """Tousled."""
    crown = [(-78, 16), (-92, -10), (-84, -40), (-92, -62), (-62, -76), (-48, -104), (-14, -96), (14, -116), (36, -94)]
    crown += [(70, -92), (76, -60), (94, -42), (84, -12), (78, 16)]
    fringe = [(64, -8), (56, -30), (36, -14), (18, -32), (-8, -12), (-24, -34), (-46, -12), (-60, -26), (-66, -6)]
    canvas.fill(blob(crown + fringe), colour, _CAP)
    _strands(
        canvas,
        colour,
        [[(-50, -52), (-34, -80), (-6, -84)], [(10, -60), (30, -82), (52, -74)], [(-66, -30), (-60, -46)]],
    )


def undercut(canvas: Canvas, colour: str) -> None:
    """Shaved sides, a wave on top."""
    sides = shape(
        [(-72, 6), (-80, -34), (-60, -62)],
        [(60, -62), (78, -34), (72, 6)],
        [(72, 6), (62, -30), (-62, -30), (-72, 6)],
    )
    canvas.fill(sides, tone(colour, -0.08))
    top = [(-64, -44), (-74, -84), (-30, -116), (30, -120), (78, -92), (84, -52), (58, -36), (30, -30), (0, -40)]
    canvas.fill(blob([*top, (-30, -36)]), colour, Shade(110, 0.45, 0.4, 0.5))
    _strands(canvas, colour, [[(-40, -60), (-10, -92), (40, -94)], [(-16, -56), (20, -76), (60, -70)]], 4)


def curly(canvas: Canvas, colour: str) -> None:
    """A ring of curls."""
    ring = [(-74, 4), (-84, -26), (-74, -58), (-48, -82), (-16, -94), (18, -94), (50, -82), (76, -58), (84, -26)]
    ring += [(74, 4), (-52, -44), (-22, -52), (12, -54), (44, -46), (62, -34), (-64, -30)]
    for x, y in ring:
        canvas.fill(ellipse(x, y, 27, 26), colour, Shade(90, 0.42, 0.3, 0.55))
    _curls(canvas, colour, ring[::2])


def afro(canvas: Canvas, colour: str) -> None:
    """The front of the cloud."""
    canvas.fill(
        shape(
            [(-72, 14), (-66, -18), (-44, -40), (0, -48), (44, -40), (66, -18), (72, 14)],
            [(72, 14), (84, -50), (40, -92), (-40, -92), (-84, -50), (-72, 14)],
        ),
        colour,
    )
    _curls(canvas, colour, [(-60, -60), (-24, -90), (24, -92), (62, -58), (0, -70), (-84, -20), (86, -20)])


def bald(canvas: Canvas, colour: str) -> None:
    """Nothing but a gleam."""
    canvas.line([(-34, -52), (-18, -62), (2, -64)], "#ffffff", 6, opacity=0.45)


def buzz(canvas: Canvas, colour: str) -> None:
    """Close to the skin."""
    canvas.fill(
        shape(
            [(-72, 2), (-76, -40), (-44, -78), (0, -84), (44, -78), (76, -40), (72, 2)],
            [(72, 2), (60, -36), (0, -48), (-60, -36), (-72, 2)],
        ),
        colour,
        Shade(100, 0.5, 0.2, 0.6),
    )


def hime(canvas: Canvas, colour: str) -> None:
    """A straight fringe and side locks."""
    canvas.fill(
        shape(
            [(-76, 60), (-88, 0), (-72, -70), (0, -104), (72, -70), (88, 0), (76, 60)],
            [(76, 60), (64, 58), (60, -24)],
            [(60, -24), (0, -19), (-60, -24)],
            [(-60, -24), (-64, 58), (-76, 60)],
        ),
        colour,
        Shade(90, 0.4, 0.3, 0.5),
    )
    _strands(canvas, colour, [[(-30, -30), (-26, -70)], [(0, -28), (0, -74)], [(30, -30), (26, -70)]])


def pulled_back(canvas: Canvas, colour: str) -> None:
    """For buns and ponytails."""
    canvas.fill(
        shape(
            [(-74, 20), (-84, -30), (-58, -84), (0, -102), (58, -84), (84, -30), (74, 20)],
            [(74, 20), (66, -16), (40, -42), (0, -50), (-36, -38), (-64, -12), (-74, 20)],
        ),
        colour,
        Shade(100, 0.42, 0.35, 0.5),
    )
    _strands(
        canvas, colour, [[(-54, -40), (-30, -74), (0, -88)], [(54, -44), (34, -74), (6, -88)], [(-20, -56), (0, -84)]]
    )
    canvas.line([(-72, 8), (-80, 30), (-74, 52)], colour, 7)
    canvas.line([(72, 8), (80, 30), (76, 48)], colour, 6)


def curtain(canvas: Canvas, colour: str) -> None:
    """A swept fringe that frames the face: for all long hair."""
    canvas.fill(
        shape(
            [(-78, 52), (-92, 0), (-72, -74), (0, -106), (72, -74), (92, 0), (78, 52)],
            [(78, 52), (70, 10), (44, -30), (-6, -62)],
            [(-6, -62), (-24, -34), (-58, -8), (-70, 16), (-78, 52)],
        ),
        colour,
        Shade(100, 0.42, 0.35, 0.5),
    )
    _strands(
        canvas,
        colour,
        [[(-12, -72), (-44, -52), (-72, -10)], [(2, -74), (44, -54), (74, -8)], [(10, -86), (52, -66), (80, -20)]],
    )


def locs(canvas: Canvas, colour: str) -> None:
    """Strands laid over the crown."""
    canvas.fill(
        shape(
            [(-76, 24), (-86, -26), (-62, -82), (0, -102), (62, -82), (86, -26), (76, 24)],
            [(76, 24), (66, -14), (38, -42), (0, -50), (-38, -42), (-66, -14), (-76, 24)],
        ),
        colour,
        Shade(100, 0.42, 0.3, 0.5),
    )
    for x in (-58, -34, -10, 14, 38, 60):
        canvas.line([(x * 0.5, -96), (x, -62), (x * 1.28, -24)], tone(colour, 0.07), 3)
    for side in (-1, 1):
        canvas.fill(limb([(side * 70, -30), (side * 82, 20), (side * 80, 66)], 20, 14), colour, Shade(0, 0.4, 0.2))


def headscarf(canvas: Canvas, colour: str) -> None:
    """A scarf around the face, folded under the chin."""
    outer = [(-74, 58), (-90, 0), (-70, -78), (0, -104), (70, -78), (90, 0), (74, 58), (40, 100), (0, 112), (-40, 100)]
    inner = [(0, 72), (34, 62), (57, 30), (62, -10), (38, -48), (0, -56), (-38, -48), (-62, -10), (-57, 30), (-34, 62)]
    canvas.fill(blob(outer) + blob(inner), colour, Shade(100, 0.42, 0.3, 0.5))
    canvas.line([(-64, -44), (-26, -76), (30, -82)], tone(colour, 0.07), 3)
    canvas.line([(66, 48), (42, 84), (-6, 100)], tone(colour, -0.08), 4)


def beanie(canvas: Canvas, colour: str) -> None:
    """A knitted hat, hair showing below it."""
    _temples(canvas, colour)
    hat = "#c8553d"
    canvas.fill(shape([(-80, -30), (-74, -96), (0, -124), (74, -96), (80, -30)], [(80, -30), (-80, -30)]), hat, _CAP)
    canvas.fill(rectangle(-86, -50, 172, 32, 14), tone(hat, 0.05), Shade(90, 0.4))
    for x in range(-66, 70, 22):
        canvas.line([(x, -44), (x, -24)], tone(hat, -0.06), 4)
    canvas.fill(ellipse(0, -126, 20), "#fff3dc", Shade(60, 0.4))


def cap(canvas: Canvas, colour: str) -> None:
    """A peaked cap, hair showing below it."""
    _temples(canvas, colour)
    cloth = "#3f6fb0"
    canvas.fill(shape([(-78, -26), (-74, -84), (0, -116), (74, -84), (78, -26)], [(78, -26), (-78, -26)]), cloth, _CAP)
    canvas.line([(0, -112), (4, -70), (0, -30)], tone(cloth, -0.06), 4)
    peak = shape(
        [(-64, -40), (0, -50), (84, -40)], [(84, -40), (124, -22), (118, -8)], [(118, -8), (20, -30), (-64, -40)]
    )
    canvas.fill(peak, tone(cloth, -0.07), Shade(90, 0.4))
    canvas.fill(ellipse(0, -114, 8), tone(cloth, 0.08))


def _temples(canvas: Canvas, colour: str) -> None:
    """The hair that a hat leaves at the temples."""
    for side in (-1, 1):
        lock = shape(
            [(side * 76, 30), (side * 84, -20), (side * 60, -40)], [(side * 60, -40), (side * 64, 0), (side * 76, 30)]
        )
        canvas.fill(lock, colour)


def mohawk(canvas: Canvas, colour: str) -> None:
    """A crest, the sides shaved."""
    buzz(canvas, tone(colour, -0.1))
    crest = [
        (-30, -58),
        (-46, -104),
        (-24, -112),
        (-22, -146),
        (2, -122),
        (18, -154),
        (26, -116),
        (48, -112),
        (30, -56),
    ]
    canvas.fill(polygon([*crest, (0, -34)]), colour, Shade(100, 0.45, 0.35, 0.5), line=colour, width=8)
    _strands(canvas, colour, [[(-12, -60), (-18, -110)], [(8, -60), (12, -116)]])


def pixie(canvas: Canvas, colour: str) -> None:
    """Cropped, feathered to one side."""
    fringe = [(-72, 8), (-84, -34), (-60, -82), (-6, -104), (52, -90), (82, -44), (74, 16), (64, -14), (46, -26)]
    canvas.fill(blob([*fringe, (26, -12), (8, -34), (-14, -14), (-34, -40), (-56, -18)]), colour, _CAP)
    _strands(canvas, colour, [[(-44, -50), (-10, -84), (34, -82)], [(-8, -46), (22, -72), (58, -62)]])
    for side in (-1, 1):
        canvas.fill(polygon([(side * 74, 4), (side * 80, 30), (side * 64, 20)]), colour)


def undone(canvas: Canvas, colour: str) -> None:
    """A parting in the middle, for two buns."""
    pulled_back(canvas, colour)
    canvas.line([(0, -102), (0, -54)], tone(colour, -0.1), 4)


HAIR_FRONT: dict[str, Callable[[Canvas, str], None]] = {
    "short": short,
    "side part": side_part,
    "spiky": spiky,
    "messy": messy,
    "undercut": undercut,
    "curly": curly,
    "afro": afro,
    "buzz": buzz,
    "bald": bald,
    "hime": hime,
    "bun": pulled_back,
    "ponytail": pulled_back,
    "long": curtain,
    "wavy": curtain,
    "bob": curtain,
    "pigtails": curtain,
    "braids": curtain,
    "locs": locs,
    "headscarf": headscarf,
    "beanie": beanie,
    "cap": cap,
    "mohawk": mohawk,
    "pixie": pixie,
    "space buns": undone,
    "side braid": curtain,
}
"""Every hair style that can be drawn."""
