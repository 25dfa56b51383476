"""What something lies on, hangs in, is under: a bed, a sofa, a tree, a table, a sink, a wall; a window."""

from __future__ import annotations

from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import blob, ellipse, limb, polygon, rectangle
from persode.illustration.palettes import Palette

__all__ = ["bed", "blanket_den", "brick_wall", "sink", "soap_bubbles", "sofa", "target", "table", "tree", "window"]


def bed(canvas: Canvas, palette: Palette) -> None:
    """A bed from the side, 430 wide."""
    canvas.fill(rectangle(-215, -250, 34, 250, 10), "#8a5a36", Shade(0, 0.35))
    canvas.fill(rectangle(186, -170, 28, 170, 10), "#8a5a36", Shade(0, 0.35))
    canvas.fill(rectangle(-190, -96, 384, 50, 8), "#a9744a", Shade(90, 0.35))
    canvas.fill(rectangle(-186, -142, 376, 62, 24), "#fffaf0", Shade(90, 0.3))
    canvas.fill(
        blob([(-176, -150), (-170, -192), (-110, -200), (-58, -186), (-60, -144), (-118, -134)]),
        "#fffdf6",
        Shade(60, 0.3),
    )
    cover = [(-40, -150), (60, -164), (170, -156), (196, -130), (192, -60), (80, -52), (-34, -58), (-50, -110)]
    canvas.fill(blob(cover), palette.accent2, Shade(60, 0.35, 0.1))


def sofa(canvas: Canvas, palette: Palette) -> None:
    """A sofa from the front, 430 wide."""
    canvas.fill(rectangle(-196, -230, 392, 160, 46), "#c46a5a", Shade(60, 0.35, 0.1))
    canvas.fill(rectangle(-180, -130, 360, 92, 26), "#d98470", Shade(90, 0.35))
    for x in (-215, 153):
        canvas.fill(rectangle(x, -164, 62, 144, 28), "#b45a4c", Shade(60, 0.35, 0.1))
    for x in (-190, 166):
        canvas.fill(rectangle(x, -22, 24, 22, 4), "#5b3a2a")


def tree(canvas: Canvas, palette: Palette) -> None:
    """A tall leafy tree with a branch to sit on, 360 wide."""
    canvas.fill(polygon([(-46, 2), (-26, -300), (26, -300), (48, 2)]), "#7a5638", Shade(0, 0.45))
    canvas.fill(limb([(10, -250), (80, -286), (150, -290)], 30, 18), "#7a5638", Shade(90, 0.4))
    for x, y, size in ((-96, -380, 92), (92, -404, 90), (0, -470, 108), (-30, -350, 80)):
        canvas.fill(ellipse(x, y, size, size * 0.84), "#5f9a5a", Shade(50, 0.4, 0.2))


def table(canvas: Canvas, palette: Palette) -> None:
    """A plain table, 340 wide."""
    for x in (-146, 118):
        canvas.fill(rectangle(x, -160, 28, 160, 4), "#8a5a36", Shade(0, 0.4))
    canvas.fill(rectangle(-170, -190, 340, 36, 8), "#b9794a", Shade(90, 0.35))


def sink(canvas: Canvas, palette: Palette) -> None:
    """A kitchen sink in its cupboard, 300 wide."""
    canvas.line([(60, -226), (60, -316), (14, -326), (-4, -296)], "#aab4bc", 18)
    canvas.fill(rectangle(-150, -220, 300, 220, 8), "#c9d5d0", Shade(0, 0.35))
    canvas.fill(rectangle(-138, -150, 128, 136, 6), "#dfe8e2", Shade(60, 0.25), line="#9fb0aa", width=4)
    canvas.fill(rectangle(10, -150, 128, 136, 6), "#dfe8e2", Shade(60, 0.25), line="#9fb0aa", width=4)
    canvas.fill(rectangle(-160, -236, 320, 34, 10), "#8f9aa4", Shade(90, 0.35))


def brick_wall(canvas: Canvas, palette: Palette) -> None:
    """A garden wall, 380 wide."""
    canvas.fill(rectangle(-190, -230, 380, 230, 4), "#c98a6a", Shade(60, 0.35, 0.1))
    for row in range(5):
        y = -230 + 46 * row
        canvas.line([(-188, y), (188, y)], "#a9684a", 4)
        for x in range(-190 + (row % 2) * 38, 190, 76):
            canvas.line([(x, y), (x, y + 46)], "#a9684a", 4)
    canvas.fill(rectangle(-200, -250, 400, 30, 6), "#b0755a", Shade(90, 0.3))


def window(canvas: Canvas, palette: Palette) -> None:
    """A window in its frame, seen by itself, 250 wide."""
    canvas.fill(rectangle(-125, -300, 250, 300, 6), "#fffaf0", Shade(60, 0.3), line="#b9a08a", width=6)
    for x in (-108, 6):
        for y in (-284, -146):
            canvas.fill(rectangle(x, y, 102, 128, 3), "#a8d0e2", Shade(60, 0.2, 0.2))
            canvas.line([(x + 22, y + 96), (x + 70, y + 30)], "#e6f3f8", 8)
    canvas.fill(rectangle(-140, -6, 280, 24, 5), "#e6d8c0", Shade(90, 0.3))


def soap_bubbles(canvas: Canvas, palette: Palette) -> None:
    """Soap bubbles in the air, about their middle, 300 wide."""
    for x, y, size in ((-20, 10, 92), (96, -74, 46), (112, 44, 30), (-118, -78, 34)):
        canvas.fill(ellipse(x, y, size), "#d6ecf6", opacity=0.6, line="#8fb8d8", width=6)
        canvas.line([(x - size * 0.55, y - size * 0.2), (x - size * 0.3, y - size * 0.55)], "#fffdf6", 9)
        canvas.line([(x + size * 0.2, y + size * 0.66), (x + size * 0.55, y + size * 0.38)], "#f2b8d0", 7)


def blanket_den(canvas: Canvas, palette: Palette) -> None:
    """A den of blankets and pillows, 420 wide."""
    canvas.fill(polygon([(-200, 0), (-60, -250), (70, -262), (206, 0)]), palette.accent2, Shade(60, 0.35, 0.1))
    for x in (-120, -30, 60):
        canvas.line([(x * 0.5 + 6, -254), (x * 1.5, -4)], "#fffaf0", 12, opacity=0.7)
    canvas.fill(polygon([(-70, 0), (4, -180), (86, 0)]), "#4a3a52", Shade(90, 0.3))
    for x, colour in ((-150, "#fffaf0"), (150, palette.accent)):
        canvas.fill(rectangle(x - 62, -66, 124, 66, 26), colour, Shade(90, 0.35))
    canvas.fill(ellipse(10, -30, 20, 26), "#ffd98a", opacity=0.9)


def target(canvas: Canvas, palette: Palette) -> None:
    """A target with an arrow in its middle, on legs, 220 wide."""
    for x in (-70, 70):
        canvas.line([(x * 0.5, -180), (x, 0)], "#8a5a36", 16)
    for size, colour in ((110, "#fffaf0"), (88, "#3f6fa8"), (64, "#d9443a"), (38, "#ffd24a")):
        canvas.fill(ellipse(0, -210, size), colour, Shade(60, 0.2), line="#5b4636" if size == 110 else None, width=5)
    canvas.line([(0, -210), (-96, -262)], "#5b3a2a", 9)
    canvas.fill(polygon([(-96, -262), (-132, -264), (-116, -292)]), "#e8442f")
