"""Things with a plug, a lock or a screw: printers, padlocks, doors, lifts, scales, cards, parcels."""

from __future__ import annotations

from persode.illustration.colour import mix, tone
from persode.illustration.engine.affine import rotate, translate
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import bezier, blob, ellipse, limb, polygon, rectangle, shape, star
from persode.illustration.palettes import Palette

__all__ = [
    "alarm_bell", "bank_card", "bin_bags", "calculator", "dishes", "door", "iron", "lift", "light_bulb",
    "microscope", "padlock", "parcel", "printer", "scales", "sewing_machine", "shards", "toilet", "wardrobe",
    "wristwatch",
]  # fmt: skip


def printer(canvas: Canvas, palette: Palette) -> None:
    """A printer with a crumpled sheet in its mouth, 240 wide."""
    canvas.fill(polygon([(-70, -130), (70, -130), (84, -212), (-84, -212)]), "#fffaf0", Shade(60, 0.3))
    canvas.fill(rectangle(-118, -136, 236, 106, 16), "#6d7488", Shade(60, 0.4, 0.15))
    canvas.fill(rectangle(-86, -84, 172, 16, 6), "#2f3242")
    sheet = shape([(-66, -78), (-50, -50), (-72, -20), (-44, 2)], [(48, 2), (70, -24), (52, -50), (66, -78)])
    canvas.fill(sheet, "#fffaf0", Shade(90, 0.4), line="#cbbfae", width=3)
    for y in (-52, -32):
        canvas.line([(-36, y), (0, y - 8), (40, y)], "#b9aac4", 5)
    canvas.fill(ellipse(92, -114, 8), "#e0533f")


def padlock(canvas: Canvas, palette: Palette) -> None:
    """A shut padlock, 130 wide: locked, or a secret."""
    bow = bezier((-40, -96), ((-40, -190), (40, -190), (40, -96)))
    canvas.stroke(bow, "#8f96a8", 22)
    canvas.fill(rectangle(-64, -108, 128, 108, 18), "#f2b84b", Shade(60, 0.4, 0.2))
    canvas.fill(ellipse(0, -64, 15), "#5b4636")
    canvas.fill(polygon([(-8, -60), (8, -60), (13, -26), (-13, -26)]), "#5b4636")


def door(canvas: Canvas, palette: Palette) -> None:
    """A shut door in its frame, 230 wide."""
    colour = mix(palette.accent, "#8a4a3a", 0.45)
    canvas.fill(rectangle(-116, -470, 232, 470, 6), "#f3e6d2", Shade(0, 0.25))
    canvas.fill(rectangle(-96, -450, 192, 450, 4), colour, Shade(0, 0.35, 0.1))
    for y, tall in ((-424, 170), (-226, 190)):
        canvas.fill(rectangle(-70, y, 140, tall, 6), tone(colour, -0.06), Shade(90, 0.3))
    canvas.fill(ellipse(74, -226, 13), "#f5c652", Shade(60, 0.4))
    canvas.fill(ellipse(74, -190, 6), "#3a2f3a")


def lift(canvas: Canvas, palette: Palette) -> None:
    """The shut doors of a lift with its arrows, 300 wide."""
    canvas.fill(rectangle(-150, -500, 300, 500, 6), "#7a8094", Shade(0, 0.3))
    for x in (-126, 2):
        canvas.fill(rectangle(x, -410, 124, 410, 2), "#c4cbd8", Shade(0, 0.35, 0.2))
    canvas.line([(0, -410), (0, 0)], "#555c70", 5)
    canvas.fill(rectangle(-60, -482, 120, 52, 10), "#2f3242")
    for x, tip in ((-22, -470), (22, -444)):
        base = -446 if tip < -460 else -468
        canvas.fill(polygon([(x - 14, base), (x, tip), (x + 14, base)]), "#f5a03a")


def light_bulb(canvas: Canvas, palette: Palette) -> None:
    """A dark bulb with a torn wire in it, 120 wide."""
    canvas.fill(
        blob([(0, -170), (56, -140), (58, -92), (28, -54), (-28, -54), (-58, -92), (-56, -140)]),
        "#dcd6c4",
        Shade(60, 0.35, 0.3),
        line="#8a8478",
        width=5,
    )
    canvas.line([(-16, -56), (-22, -104), (-6, -92)], "#5b4f4a", 5)
    canvas.line([(16, -56), (22, -110), (10, -98)], "#5b4f4a", 5)
    for row in range(3):
        canvas.fill(rectangle(-30, -56 + row * 18, 60, 15, 6), "#9aa0ae", Shade(0, 0.4))


def scales(canvas: Canvas, palette: Palette) -> None:
    """Bathroom scales with a dial, 210 wide."""
    canvas.fill(
        polygon([(-92, -64), (92, -64), (110, -8), (-110, -8)]), "#dfe6ea", Shade(90, 0.3), line="#aab4bf", width=8
    )
    canvas.fill(rectangle(-112, -12, 224, 16, 7), "#8f9aa8", Shade(90, 0.4))
    canvas.fill(ellipse(0, -42, 46, 18), "#fffaf0", line="#56607a", width=5)
    canvas.line([(0, -34), (26, -50)], "#d9443a", 6)


def bank_card(canvas: Canvas, palette: Palette) -> None:
    """A bank card with a chip, 170 wide."""
    canvas.fill(rectangle(-84, -108, 168, 106, 12), mix(palette.accent, "#3f6fb5", 0.7), Shade(60, 0.35, 0.2))
    canvas.fill(rectangle(-66, -76, 36, 28, 6), "#f5d27a", Shade(60, 0.3))
    canvas.line([(-66, -28), (20, -28)], "#e8eef8", 7)
    for x in (40, 58):
        canvas.fill(ellipse(x, -28, 15), "#fffaf0" if x > 50 else "#f2a33a", opacity=0.96)


def parcel(canvas: Canvas, palette: Palette) -> None:
    """A shut parcel with tape and a label: something that came, one does not see what. 200 wide."""
    canvas.fill(rectangle(-100, -150, 200, 150, 6), "#c9945c", Shade(60, 0.35, 0.15))
    canvas.fill(rectangle(-16, -150, 32, 150, 0), "#e6c896")
    canvas.fill(rectangle(-100, -150, 200, 22, 4), "#b5814c", Shade(90, 0.3))
    canvas.fill(rectangle(28, -92, 58, 44, 4), "#fffaf0")
    for y in (-80, -66):
        canvas.line([(36, y), (74, y)], "#8a84a0", 5)


def shards(canvas: Canvas, palette: Palette) -> None:
    """Pieces of something that broke: one does not see what it was. 240 wide."""
    for x, y, size, turn in (
        (-86, -22, 42, 12),
        (-20, -34, 56, -18),
        (62, -26, 46, 30),
        (104, -12, 22, 64),
        (-118, -8, 18, 50),
    ):
        with canvas.at(translate(x, y), rotate(turn)):
            piece = polygon(
                [(-size, size * 0.5), (-size * 0.3, -size * 0.7), (size * 0.9, -size * 0.1), (size * 0.3, size * 0.55)]
            )
            canvas.fill(piece, palette.accent, Shade(60, 0.4, 0.2), line="#fff3dc", width=5)
    for x, tip in ((-70, -112), (0, -132), (70, -112)):
        canvas.line([(x * 0.6, -86), (x, tip)], "#fff3dc", 8)


def alarm_bell(canvas: Canvas, palette: Palette) -> None:
    """A red bell on the wall that rings, 210 wide."""
    canvas.fill(ellipse(0, 0, 72), "#d9443a", Shade(60, 0.4, 0.2), line="#8a2a26", width=6)
    canvas.fill(ellipse(0, 0, 24), "#f6e3c8", Shade(60, 0.3))
    canvas.line([(0, 76), (0, 104)], "#5b4f4a", 12)
    for side in (-1, 1):
        for reach in (92, 116):
            arc = bezier(
                (side * reach * 0.82, -46),
                ((side * reach * 1.1, -20), (side * reach * 1.1, 20), (side * reach * 0.82, 46)),
            )
            canvas.stroke(arc, "#fff3b8", 9)


def toilet(canvas: Canvas, palette: Palette) -> None:
    """A toilet with a plunger beside it, 230 wide."""
    canvas.fill(rectangle(-96, -262, 120, 130, 12), "#fbf8f0", Shade(60, 0.3), line="#c4ccd2", width=4)
    canvas.fill(
        blob([(-84, -136), (44, -140), (70, -106), (30, -62), (20, -6), (-60, -6), (-66, -60)]),
        "#fbf8f0",
        Shade(60, 0.35),
        line="#c4ccd2",
        width=4,
    )
    canvas.fill(ellipse(-12, -136, 80, 17), "#e3e9ec", line="#c4ccd2", width=4)
    canvas.line([(104, -190), (104, -48)], "#b9794a", 13)
    canvas.fill(bezier((66, -2), ((66, -66), (142, -66), (142, -2)), closed=True), "#c4473a", Shade(60, 0.4))


def wardrobe(canvas: Canvas, palette: Palette) -> None:
    """A wardrobe with two doors, 260 wide."""
    wood = "#c08a5a"
    canvas.fill(rectangle(-130, -430, 260, 416, 8), wood, Shade(0, 0.35, 0.1))
    for x in (-118, 4):
        canvas.fill(rectangle(x, -412, 114, 376, 5), tone(wood, 0.05), Shade(0, 0.3))
    for x in (-18, 18):
        canvas.fill(ellipse(x, -220, 9), "#5b4636")
    for x in (-116, 92):
        canvas.fill(rectangle(x, -20, 24, 20, 3), tone(wood, -0.12))


def bin_bags(canvas: Canvas, palette: Palette) -> None:
    """Two tied bags of rubbish, 260 wide."""
    for x, size, colour in ((66, 0.86, "#4a5266"), (-52, 1.0, "#3a4052")):
        bag = [
            (x, -150 * size),
            (x + 30, -120 * size),
            (x + 74 * size, -60),
            (x + 66 * size, -6),
            (x - 66 * size, -6),
            (x - 74 * size, -60),
            (x - 30, -120 * size),
        ]
        canvas.fill(blob(bag), colour, Shade(60, 0.45, 0.25))
        canvas.fill(
            polygon(
                [
                    (x - 30, -182 * size),
                    (x, -146 * size),
                    (x + 34, -186 * size),
                    (x + 12, -130 * size),
                    (x - 12, -130 * size),
                ]
            ),
            tone(colour, 0.08),
        )
        canvas.line([(x - 30, -96), (x - 40, -50)], tone(colour, 0.16), 7)


def iron(canvas: Canvas, palette: Palette) -> None:
    """An iron, 190 wide."""
    canvas.fill(
        shape([(-92, -14), (-60, -74), (20, -92), (80, -86)], [(80, -86), (88, -14)]),
        palette.accent,
        Shade(60, 0.4, 0.2),
    )
    canvas.fill(rectangle(-96, -18, 190, 18, 6), "#9aa0ae", Shade(90, 0.4))
    canvas.line([(-30, -80), (-10, -128), (60, -128), (76, -86)], "#3a3550", 20)
    canvas.line([(80, -100), (110, -130), (100, -160)], "#3a3550", 6)


def sewing_machine(canvas: Canvas, palette: Palette) -> None:
    """A sewing machine with cloth under its needle, 250 wide."""
    body = mix(palette.accent, "#c9dbe0", 0.55)
    canvas.fill(rectangle(-120, -36, 240, 36, 8), body, Shade(90, 0.35))
    canvas.fill(rectangle(60, -180, 54, 150, 10), body, Shade(0, 0.35))
    canvas.fill(rectangle(-110, -190, 224, 58, 22), body, Shade(90, 0.3, 0.2))
    canvas.fill(rectangle(-106, -140, 42, 44, 6), tone(body, -0.06))
    canvas.line([(-86, -96), (-86, -42)], "#6d7488", 6)
    canvas.fill(ellipse(128, -150, 20, 28), "#5b5a70")
    canvas.fill(blob([(-128, -44), (-60, -56), (10, -42), (0, -30), (-110, -22)]), palette.accent2, Shade(90, 0.3))


def calculator(canvas: Canvas, palette: Palette) -> None:
    """A calculator, 110 wide."""
    canvas.fill(rectangle(-55, -158, 110, 158, 12), "#4a5064", Shade(60, 0.35, 0.15))
    canvas.fill(rectangle(-42, -146, 84, 36, 5), "#cfe6d6")
    for row in range(4):
        for column in range(3):
            paint = palette.accent if (row, column) == (3, 2) else "#f3ead9"
            canvas.fill(rectangle(-42 + column * 30, -98 + row * 23, 24, 17, 4), paint)


def microscope(canvas: Canvas, palette: Palette) -> None:
    """A microscope, 150 wide."""
    dark = "#4a5064"
    canvas.fill(rectangle(-70, -22, 150, 22, 8), dark, Shade(90, 0.4))
    canvas.stroke(bezier((34, -24), ((96, -70), (90, -160), (20, -176))), dark, 22)
    canvas.fill(rectangle(-64, -82, 96, 13, 4), "#8f96a8")
    with canvas.at(translate(-6, -150), rotate(-24)):
        canvas.fill(rectangle(-20, -70, 40, 110, 8), palette.accent, Shade(0, 0.4, 0.2))
        canvas.fill(rectangle(-15, -96, 30, 30, 5), dark)
        canvas.fill(rectangle(-10, 40, 20, 20, 3), "#8f96a8")


def wristwatch(canvas: Canvas, palette: Palette) -> None:
    """A watch on its strap, 96 wide."""
    canvas.fill(rectangle(-26, -196, 52, 196, 14), "#8a5a3a", Shade(0, 0.4))
    canvas.fill(ellipse(0, -98, 46), "#fffaf0", Shade(60, 0.25), line="#d9a441", width=9)
    canvas.line([(0, -98), (0, -126)], "#3a3550", 6)
    canvas.line([(0, -98), (20, -90)], "#3a3550", 6)
    canvas.fill(star(0, -98, 5), "#e0533f")
    canvas.fill(limb([(46, -98), (58, -98)], 10, 10), "#d9a441")


def dishes(canvas: Canvas, palette: Palette) -> None:
    """A tower of dirty plates with foam and a cup, 220 wide."""
    for row, wide in enumerate((104, 98, 102, 94)):
        y = -20 - row * 26
        canvas.fill(ellipse(4 * (row % 2), y, wide, 22), "#fbf8f0", Shade(90, 0.35), line="#b9c4cc", width=4)
    canvas.fill(blob([(-50, -102), (-20, -116), (30, -104), (46, -94), (0, -84)]), "#c98a4a")
    canvas.fill(rectangle(-34, -176, 62, 68, 12), palette.accent, Shade(0, 0.35))
    canvas.stroke(ellipse(38, -142, 17, 20), palette.accent, 10)
    for x, y, size in ((-96, -30, 24), (-70, -8, 20), (92, -20, 26), (66, -4, 18), (-104, -62, 13)):
        canvas.fill(ellipse(x, y, size), "#eaf6fa", Shade(60, 0.2), line="#b5d3de", width=3)
