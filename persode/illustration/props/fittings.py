"""What is fixed to a house: stairs, an escalator, a string of small lamps, and a conjurer's hat. True sizes."""

from __future__ import annotations

from persode.illustration.colour import mix, tone
from persode.illustration.engine.affine import rotate, translate
from persode.illustration.engine.canvas import Canvas, Gradient, Shade, Stop
from persode.illustration.engine.shapes import blob, curve, drop, ellipse, polygon, rectangle, shape, star
from persode.illustration.palettes import Palette

__all__ = ["escalator", "fairy_lights", "magic_hat", "staircase", "water_balloons"]


def staircase(canvas: Canvas, palette: Palette) -> None:
    """A flight of stairs that goes up to the right, with a rail, 520 wide."""
    wood = mix("#b98a5f", palette.ground, 0.2)
    for step in range(7):
        x, top = -260 + step * 74, -(step + 1) * 62
        canvas.fill(rectangle(x, top, 520 - step * 74, 64, 2), tone(wood, -0.02 * (step % 2)), Shade(0, 0.35))
        canvas.fill(rectangle(x - 8, top - 6, 92, 14, 4), tone(wood, 0.08), Shade(90, 0.3))
    rail = tone(wood, -0.16)
    for step in range(0, 7, 2):
        x, top = -232 + step * 74, -(step + 1) * 62
        canvas.fill(rectangle(x, top - 150, 11, 148, 4), rail)
    canvas.line([(-240, -216), (254, -632)], rail, 17)


def escalator(canvas: Canvas, palette: Palette) -> None:
    """A moving staircase with its black handrail, going up to the right, 560 wide."""
    steel = "#9aa3b3"
    side = polygon(
        [(-280, -4), (-280, -96), (-190, -96), (170, -430), (280, -430), (280, -330), (200, -330), (-140, -4)]
    )
    canvas.fill(side, steel, Shade(60, 0.4, 0.15), line=steel, width=8)
    for step in range(8):
        x, y = -206 + step * 48, -96 - step * 45
        canvas.fill(rectangle(x, y - 42, 60, 46, 2), "#5a6070", Shade(90, 0.3))
        canvas.fill(rectangle(x, y - 46, 60, 9, 2), "#f2c84b")
    glass = polygon(
        [(-270, -120), (-200, -120), (166, -456), (276, -456), (276, -556), (150, -556), (-214, -224), (-270, -224)]
    )
    canvas.fill(glass, "#d5ecf2", Shade(60, 0.2, 0.2), opacity=0.8)
    canvas.line([(-276, -226), (-212, -228), (150, -560), (280, -560)], "#2b2733", 24)
    canvas.fill(ellipse(-258, -150, 19), "#d9443a", Shade(60, 0.3), line="#fff3dc", width=5)


def fairy_lights(canvas: Canvas, palette: Palette) -> None:
    """A string of small lamps on its wire, about its middle, 560 wide."""
    wire = [(-280, -40), (-200, 26), (-110, 34), (0, -34), (110, 34), (200, 26), (280, -40)]
    canvas.line(wire, "#4a4458", 5)
    for nail in (-280, 0, 280):
        canvas.fill(ellipse(nail, -38, 8), "#8a8496")
    colours = ("#ffe08a", palette.accent, "#8fd0f0", palette.accent2, "#f5a6c0")
    for number, (x, y) in enumerate(curve(wire).outline(3)):
        light = Gradient((Stop(0, "#fff0b0", 0.7), Stop(1, "#fff0b0", 0)), (x, y + 16), radius=40)
        canvas.fill(ellipse(x, y + 16, 40), light, opacity=0.94)
        canvas.fill(ellipse(x, y + 17, 10, 14), colours[number % 5], Shade(60, 0.15, 0.3))


def magic_hat(canvas: Canvas, palette: Palette) -> None:
    """A conjurer's hat with a rabbit's ears, and a wand that gives off stars, 240 wide."""
    for x, turn in ((-22, -10), (20, 12)):
        with canvas.at(translate(x, -128), rotate(turn)):
            canvas.fill(ellipse(0, -44, 17, 54), "#f6efe6", Shade(0, 0.3))
            canvas.fill(ellipse(0, -42, 8, 38), "#f2b8c0")
    canvas.fill(ellipse(0, -126, 42, 34), "#f6efe6", Shade(60, 0.25))
    for x in (-14, 14):
        canvas.fill(ellipse(x, -136, 4.5), "#2b2433")
    canvas.fill(ellipse(0, -112, 112, 20), "#2f2b3c", Shade(90, 0.3))
    canvas.fill(shape([(-74, -108), (-62, -6)], [(62, -6), (74, -108)]), "#3a3548", Shade(0, 0.4, 0.2))
    canvas.fill(rectangle(-73, -104, 146, 22, 3), palette.accent)
    canvas.line([(84, -20), (134, -128)], "#2b2733", 10)
    canvas.line([(128, -114), (136, -132)], "#fffaf0", 11)
    for x, y, size in ((148, -160, 13), (118, -170, 9), (164, -128, 8)):
        canvas.fill(star(x, y, size), "#ffd24a", Shade(60, 0.3))


def water_balloons(canvas: Canvas, palette: Palette) -> None:
    """Two water balloons that fly and one that bursts, about the middle, 330 wide."""
    for x, y, colour, turn in ((-110, 30, palette.accent, -20), (-10, -40, palette.accent2, 12)):
        with canvas.at(translate(x, y), rotate(turn)):
            canvas.line([(-74, 16), (-44, 6)], "#ffffff", 6, opacity=0.8)
            canvas.line([(-70, -12), (-42, -12)], "#ffffff", 6, opacity=0.8)
            canvas.fill(
                blob([(-34, 0), (-20, -32), (16, -34), (38, 0), (16, 34), (-20, 32)]), colour, Shade(60, 0.4, 0.3)
            )
            canvas.fill(polygon([(-34, 0), (-48, -10), (-48, 10)]), colour)
            canvas.fill(ellipse(12, -14, 9, 6), "#ffffff", opacity=0.96)
    canvas.fill(star(110, 20, 78, 10, 0.5), "#8fd4f0", Shade(60, 0.25, 0.2), line="#8fd4f0", width=8)
    for x, y in ((60, -62), (150, -64), (186, 40), (120, 112)):
        canvas.fill(drop(x, y, 12), "#5db4e0", Shade(60, 0.25))
