"""Things of streets, offices and the open: ballot boxes, petrol cans, trees that fell or were carved, a clover."""

from __future__ import annotations

from persode.illustration.colour import tone
from persode.illustration.engine.affine import rotate, translate
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import bezier, blob, curve, ellipse, heart, polygon, rectangle
from persode.illustration.palettes import Palette

__all__ = [
    "ballot_box", "carved_tree", "climbing_wall", "clover", "fallen_tree", "globe", "moon", "petrol_can", "podium",
    "police_car", "scrawl", "shuttered_shop", "sleeping_bag", "trampoline", "trolley", "wheelchair", "young_tree",
]  # fmt: skip


def ballot_box(canvas: Canvas, palette: Palette) -> None:
    """A box with a slot, a folded sheet going in, 190 wide."""
    canvas.fill(
        polygon([(-34, -150), (-22, -236), (48, -226), (36, -150)]), "#fffaf0", Shade(60, 0.25), line="#c9bda8", width=3
    )
    canvas.line([(-8, -200), (2, -188), (24, -214)], "#d9443a", 8)
    canvas.fill(rectangle(-95, -152, 190, 152, 8), "#5f86b5", Shade(60, 0.4, 0.15))
    canvas.fill(rectangle(-104, -168, 208, 30, 8), "#4a6f9c", Shade(90, 0.3))
    canvas.fill(rectangle(-50, -160, 100, 11, 5), "#22304a")
    canvas.line([(-30, -66), (-8, -44), (34, -94)], "#fffaf0", 13)


def petrol_can(canvas: Canvas, palette: Palette) -> None:
    """A petrol can, 140 wide."""
    canvas.fill(
        polygon([(-66, 0), (-66, -140), (-30, -172), (66, -172), (66, 0)]),
        "#d9443a",
        Shade(60, 0.4, 0.15),
        line="#d9443a",
        width=10,
    )
    canvas.line([(-10, -176), (0, -204), (46, -204), (56, -176)], "#a52f2a", 14)
    canvas.line([(-52, -160), (-88, -200)], "#3a3550", 18)
    for side in (-1, 1):
        canvas.line([(-38, -60 + side * 44), (38, -60 - side * 44)], "#a52f2a", 11)


def fallen_tree(canvas: Canvas, palette: Palette) -> None:
    """A tree that lies with its roots in the air, 480 wide."""
    bark = "#7a5238"
    for x, y in ((176, -150), (214, -120), (226, -60), (206, -14)):
        canvas.line([(150, -64), (x - 10, y + 6), (x + 12, y - 8)], bark, 15)
    canvas.fill(
        polygon([(-80, -48), (170, -106), (176, -18), (-80, -22)]), bark, Shade(90, 0.45, 0.1), line=bark, width=8
    )
    for x, y, size in ((-190, -60, 70), (-130, -110, 76), (-90, -44, 66), (-220, -116, 50)):
        canvas.fill(
            blob([(x - size, y), (x, y - size * 0.8), (x + size, y), (x, y + size * 0.7)]),
            "#5f9a5a",
            Shade(60, 0.4, 0.15),
        )
    canvas.line([(60, -96), (76, -140), (104, -152)], bark, 12)


def carved_tree(canvas: Canvas, palette: Palette) -> None:
    """A trunk with a heart cut into it, 240 wide."""
    bark = "#8a6040"
    canvas.fill(
        polygon([(-84, -480), (84, -480), (78, -60), (120, 0), (-120, 0), (-78, -60)]), bark, Shade(0, 0.45, 0.15)
    )
    for x, top, bottom in ((-52, -440, -330), (50, -460, -380), (-46, -120, -40), (56, -150, -60)):
        canvas.line([(x, top), (x + 6, (top + bottom) / 2), (x, bottom)], tone(bark, -0.1), 8)
    canvas.stroke(heart(0, -250, 62), "#f3d9ae", 14)
    canvas.line([(-24, -254), (24, -226)], "#f3d9ae", 9)
    for x, y in ((-130, -470), (0, -500), (130, -470)):
        canvas.fill(ellipse(x, y, 100, 70), "#5f9a5a", Shade(60, 0.4, 0.15))


def clover(canvas: Canvas, palette: Palette) -> None:
    """A clover with four leaves, 150 wide."""
    canvas.line([(0, -92), (8, -40), (-6, 0)], "#4a8a4a", 11)
    for turn in (45, 135, 225, 315):
        with canvas.at(translate(0, -100), rotate(turn)):
            canvas.fill(heart(0, -46, 42), "#5fae5a", Shade(60, 0.35, 0.15))
            canvas.line([(0, -10), (0, -50)], "#8fd08a", 5)


def scrawl(canvas: Canvas, palette: Palette) -> None:
    """A child's drawing on a wall: sun, house, spiral, 300 wide."""
    canvas.stroke(ellipse(-104, -60, 30), "#f2a33a", 9)
    for dx, dy in ((-52, 0), (52, 0), (0, -52), (0, 52), (38, 38), (-38, -38)):
        canvas.line([(-104 + dx * 0.75, -60 + dy * 0.75), (-104 + dx, -60 + dy)], "#f2a33a", 8)
    canvas.line([(-40, 80), (-40, 4), (12, -44), (62, 4), (62, 80)], "#d9443a", 9)
    canvas.line([(-44, 80), (66, 80)], "#d9443a", 9)
    canvas.stroke(curve([(110, -10), (126, -30), (144, -6), (120, 18), (92, -8), (116, -52), (160, -20)]), "#4f6fd0", 9)
    canvas.stroke(curve([(-150, 90), (-110, 50), (-90, 96), (-60, 60)]), "#4fa65f", 9)


def moon(canvas: Canvas, palette: Palette) -> None:
    """A big full moon, 230 wide."""
    canvas.fill(ellipse(0, 0, 112), "#fff0c0", Shade(60, 0.3, 0.15))
    for x, y, size in ((-36, -30, 22), (30, 20, 28), (40, -50, 13), (-30, 48, 14)):
        canvas.fill(ellipse(x, y, size), "#ecd79a")


def globe(canvas: Canvas, palette: Palette) -> None:
    """A globe on its stand, 170 wide."""
    canvas.fill(rectangle(-50, -16, 100, 16, 7), "#8a5a3a", Shade(90, 0.4))
    canvas.line([(0, -16), (0, -44)], "#8a5a3a", 13)
    canvas.stroke(bezier((-10, -40), ((110, -40), (110, -210), (10, -212))), "#c99a4a", 9)
    canvas.fill(ellipse(0, -124, 76), "#5fa3cc", Shade(60, 0.4, 0.2))
    for land in (
        [(-50, -160), (-14, -176), (0, -140), (-34, -118), (-58, -130)],
        [(16, -120), (52, -130), (48, -86), (20, -78)],
    ):
        canvas.fill(blob(land), "#6fae62")


def podium(canvas: Canvas, palette: Palette) -> None:
    """Three steps for the best, 380 wide."""
    for x, tall, colour in ((-126, 90, "#b9c4d0"), (126, 66, "#c98f5a"), (0, 140, "#f2c03a")):
        canvas.fill(rectangle(x - 63, -tall, 126, tall, 4), colour, Shade(0, 0.3, 0.15))


def police_car(canvas: Canvas, palette: Palette) -> None:
    """A police car with its lights on, 480 wide."""
    canvas.fill(
        blob(
            [
                (-240, -60),
                (-200, -106),
                (-120, -116),
                (-70, -178),
                (80, -178),
                (140, -112),
                (230, -92),
                (238, -40),
                (-238, -36),
            ]
        ),
        "#f3f4f6",
        Shade(90, 0.35),
    )
    canvas.fill(rectangle(-236, -86, 470, 30, 8), "#2f5aa8")
    for points in ([(-96, -116), (-56, -164), (0, -164), (0, -116)], [(14, -116), (14, -164), (70, -164), (112, -116)]):
        canvas.fill(polygon(points), "#bfe0ea", Shade(60, 0.25, 0.2))
    for x in (-140, 140):
        canvas.fill(ellipse(x, -38, 42), "#2f2c3a", Shade(60, 0.3))
        canvas.fill(ellipse(x, -38, 18), "#b9c0cc")
    canvas.fill(rectangle(-34, -208, 34, 28, 6), "#3f7af0")
    canvas.fill(rectangle(4, -208, 34, 28, 6), "#e0433f")
    for x, tip in ((-60, -60), (-22, -20), (30, 30), (66, 70)):
        canvas.line([(x, -222), (tip * 1.25, -250)], "#fff3b8", 8)


def sleeping_bag(canvas: Canvas, palette: Palette) -> None:
    """A rolled-out sleeping bag, 330 wide."""
    canvas.fill(
        blob([(-160, -30), (-130, -76), (120, -70), (164, -36), (120, 0), (-130, 0)]),
        palette.accent,
        Shade(90, 0.4, 0.1),
    )
    for x in (-70, 0, 70):
        canvas.line([(x, -72), (x + 8, -4)], tone(palette.accent, -0.08), 7)
    canvas.fill(ellipse(-120, -50, 34, 24), "#fff3dc", Shade(90, 0.3))


def trampoline(canvas: Canvas, palette: Palette) -> None:
    """A trampoline, 400 wide."""
    for x in (-150, -50, 50, 150):
        canvas.line([(x, -80), (x * 1.06, 0)], "#6d7488", 12)
    canvas.fill(ellipse(0, -86, 200, 34), palette.accent, Shade(90, 0.3))
    canvas.fill(ellipse(0, -88, 164, 24), "#3a3f52")


def trolley(canvas: Canvas, palette: Palette) -> None:
    """A full shopping trolley, 250 wide."""
    for x, y, size, colour in (
        (-50, -180, 36, "#e0a050"),
        (10, -190, 42, "#6fae62"),
        (66, -176, 32, "#d9573f"),
        (-10, -220, 28, "#f5d27a"),
    ):
        canvas.fill(ellipse(x, y, size), colour, Shade(60, 0.35))
    canvas.fill(
        polygon([(-104, -180), (112, -180), (84, -70), (-76, -70)]), "#b9c4d0", Shade(90, 0.2), line="#6d7488", width=6
    )
    for x in (-60, -20, 20, 60):
        canvas.line([(x * 1.25, -176), (x, -74)], "#6d7488", 5)
    canvas.line([(112, -180), (136, -214)], "#6d7488", 11)
    canvas.line([(-76, -70), (-80, -40), (90, -40)], "#6d7488", 8)
    for x in (-66, 76):
        canvas.fill(ellipse(x, -18, 18), "#3a3550", line="#6d7488", width=5)


def wheelchair(canvas: Canvas, palette: Palette) -> None:
    """A wheelchair, 230 wide."""
    canvas.line([(80, -250), (60, -230), (56, -110), (-60, -110), (-84, -30), (-110, -26)], "#4a4f60", 13)
    canvas.fill(rectangle(-64, -132, 126, 26, 8), palette.accent, Shade(90, 0.35))
    canvas.fill(rectangle(44, -232, 24, 110, 8), palette.accent, Shade(0, 0.35))
    canvas.stroke(ellipse(34, -80, 76), "#2f2c3a", 13)
    for dx, dy in ((70, 0), (0, 70), (50, 50), (50, -50)):
        canvas.line([(34 - dx, -80 - dy), (34 + dx, -80 + dy)], "#8f96a8", 4)
    canvas.stroke(ellipse(-72, -24, 21), "#2f2c3a", 9)


def climbing_wall(canvas: Canvas, palette: Palette) -> None:
    """A wall with coloured holds, 340 wide."""
    canvas.fill(polygon([(-150, -560), (170, -560), (150, 0), (-170, 0)]), "#c9b8a0", Shade(20, 0.3, 0.1))
    holds = (
        (-90, -480),
        (40, -510),
        (100, -420),
        (-30, -400),
        (-110, -330),
        (60, -310),
        (110, -210),
        (-50, -230),
        (-100, -130),
        (40, -120),
    )
    for number, (x, y) in enumerate(holds):
        colour = ("#e0533f", "#f2b84b", "#4f8fc4", "#5fae5a")[number % 4]
        canvas.fill(
            blob([(x - 26, y), (x - 4, y - 22), (x + 28, y - 6), (x + 12, y + 20)]), colour, Shade(60, 0.4, 0.2)
        )


def young_tree(canvas: Canvas, palette: Palette) -> None:
    """A young tree in its heap of soil with a spade, 260 wide."""
    canvas.fill(blob([(-110, 0), (-70, -34), (10, -46), (80, -30), (110, 0)]), "#7a5238", Shade(90, 0.4))
    canvas.line([(0, -36), (4, -150), (0, -250)], "#8a6040", 15)
    for x, y, size in ((-40, -250, 54), (44, -256, 52), (0, -310, 56)):
        canvas.fill(ellipse(x, y, size, size * 0.86), "#6fae62", Shade(60, 0.4, 0.15))
    canvas.line([(104, -230), (112, -80)], "#b9794a", 13)
    canvas.fill(polygon([(90, -84), (136, -84), (130, -14), (112, 2), (96, -14)]), "#8f96a8", Shade(60, 0.35))


def shuttered_shop(canvas: Canvas, palette: Palette) -> None:
    """A shop that closed: shutter down, boards across, 380 wide."""
    canvas.fill(rectangle(-190, -420, 380, 420, 4), "#b9a48f", Shade(0, 0.3))
    canvas.fill(rectangle(-150, -300, 300, 300, 2), "#8f9aa8", Shade(90, 0.25))
    for y in range(-286, -6, 26):
        canvas.line([(-148, y), (148, y)], "#76808f", 5)
    for step in range(6):
        x = -190 + step * 64
        colour = "#fff3dc" if step % 2 else palette.accent
        canvas.fill(polygon([(x, -380), (x + 64, -380), (x + 60, -318), (x + 4, -318)]), colour, Shade(90, 0.3))
    for side in (-1, 1):
        canvas.line([(-130 * side, -250), (130 * side, -60)], "#8a5a3a", 26)
