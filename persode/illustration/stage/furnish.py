"""Furniture that a staging brings along: a table before the hero, a bed, a seat."""

from __future__ import annotations

from persode.illustration.colour import mix, tone
from persode.illustration.engine.affine import scale, translate
from persode.illustration.engine.canvas import Shade
from persode.illustration.engine.shapes import blob, ellipse, polygon, rectangle, shape
from persode.illustration.places.setting import Setting
from persode.illustration.places.traffic import car_front
from persode.illustration.stage.layout import TABLE_TOP

__all__ = ["bed_back", "bed_front", "car_back", "car_bonnet", "seat", "stool", "table"]


def table(setting: Setting, *, kitchen: bool) -> str:
    """A table across the foreground; returns the colour of its top."""
    canvas, palette = setting.canvas, setting.palette
    wood = setting.inside(mix("#c98f66", palette.ground, 0.25))
    if kitchen:
        wood = setting.inside(mix("#e2cba6", palette.ground, 0.2))
    top = polygon([(20, TABLE_TOP - 20), (1004, TABLE_TOP - 20), (1040, TABLE_TOP + 34), (-16, TABLE_TOP + 34)])
    canvas.fill(top, wood, Shade(90, 0.25, 0.2, 0.5))
    front = tone(wood, -0.1)
    canvas.fill(rectangle(-16, TABLE_TOP + 32, 1060, 200, 2), front, Shade(90, 0.45, 0.1))
    canvas.fill(rectangle(-16, TABLE_TOP + 32, 1060, 14, 2), tone(wood, -0.04))
    if kitchen:
        for x in range(60, 1000, 230):
            canvas.stroke(rectangle(x, TABLE_TOP + 74, 190, 140, 8), tone(front, -0.05), 5)
            canvas.fill(rectangle(x + 72, TABLE_TOP + 92, 46, 10, 5), setting.inside("#f6e2c4"))
    else:
        for y in (874, 926, 974):
            canvas.line([(20, y), (300, y + 5), (620, y - 4), (1010, y + 3)], tone(front, -0.04), 4)
    return wood


def stool(setting: Setting, x: float, y: float, height: float) -> None:
    """A round side table whose top is at y: small things do not stand on the floor."""
    canvas = setting.canvas
    wood = setting.inside(mix("#b07a52", setting.palette.ground, 0.15))
    canvas.fill(ellipse(x, y + height + 4, 100, 14), "#1c1430", opacity=0.28, blur=6)
    for lean in (-1, 1):
        leg = [(x + lean * 52, y + 8), (x + lean * 66, y + 8), (x + lean * 84, y + height), (x + lean * 70, y + height)]
        canvas.fill(polygon(leg), tone(wood, -0.08), Shade(0, 0.4))
    canvas.fill(rectangle(x - 12, y + 8, 24, height - 14, 5), tone(wood, -0.12), Shade(0, 0.4))
    canvas.fill(ellipse(x, y + 10, 112, 20), tone(wood, -0.06), Shade(90, 0.4))
    canvas.fill(ellipse(x, y + 2, 112, 20), wood, Shade(90, 0.25, 0.15))


def bed_back(setting: Setting, x: float) -> None:
    """Headboard and pillow behind the hero."""
    canvas, palette = setting.canvas, setting.palette
    wood = setting.inside("#9a6848")
    canvas.fill(rectangle(x - 260, 430, 520, 420, 46), wood, Shade(90, 0.45, 0.15))
    canvas.fill(rectangle(x - 232, 458, 464, 300, 34), tone(wood, 0.05), Shade(90, 0.35, 0.1))
    pillow = [
        (x - 196, 640),
        (x - 206, 540),
        (x - 120, 500),
        (x, 508),
        (x + 120, 500),
        (x + 206, 540),
        (x + 196, 640),
        (x, 690),
    ]
    canvas.fill(blob(pillow), setting.inside(mix("#fffaf0", palette.sky_low, 0.15)), Shade(70, 0.4, 0.1))


def bed_front(setting: Setting, x: float, *, table_beside: bool = True) -> None:
    """The blanket over the one who lies there, and a bedside table at the right; things stand on it at `TABLE_TOP`."""
    canvas, palette = setting.canvas, setting.palette
    cover = setting.inside(mix(palette.mid, palette.accent, 0.35))
    blanket = shape(
        [(x - 280, 1040), (x - 290, 860), (x - 250, 790), (x - 120, 764)],
        [(x - 120, 764), (x, 752), (x + 120, 764)],
        [(x + 120, 764), (x + 250, 790), (x + 290, 860), (x + 280, 1040)],
    )
    canvas.fill(blanket, cover, Shade(90, 0.45, 0.15))
    with canvas.clip(blanket):
        for row in range(4):
            for column in range(8):
                px = x - 280 + column * 80 + (40 if row % 2 else 0)
                canvas.fill(ellipse(px, 850 + row * 54, 15), tone(cover, 0.07))
        fold = [
            (x - 300, 850),
            (x - 200, 806),
            (x, 790),
            (x + 200, 806),
            (x + 300, 850),
            (x + 300, 760),
            (x, 730),
            (x - 300, 760),
        ]
        canvas.fill(blob(fold), setting.inside("#fff6e6"), Shade(90, 0.35))
    if not table_beside:
        return
    wood = setting.inside("#b07a52")
    canvas.fill(rectangle(712, TABLE_TOP + 10, 280, 250, 10), tone(wood, -0.06), Shade(90, 0.4, 0.1))
    canvas.fill(rectangle(700, TABLE_TOP - 8, 304, 26, 8), wood, Shade(90, 0.35, 0.15))
    canvas.fill(rectangle(742, TABLE_TOP + 50, 220, 74, 8), wood, Shade(90, 0.3))
    canvas.fill(ellipse(852, TABLE_TOP + 87, 9), setting.inside("#f6e2c4"))


def seat(setting: Setting, *, kind: str, long: bool) -> None:
    """A `bench`, `sofa`, `chair`, `salon` chair or `train` seat; its seat is at the height of a sitting hero."""
    canvas, palette = setting.canvas, setting.palette
    left, right = (110.0, 420.0) if kind == "chair" else (130.0, 790.0 if long else 566.0)
    if kind == "bench":
        wood, metal = setting.lit("#b9794a"), setting.lit("#4a4458")
        canvas.fill(ellipse((left + right) / 2, 944, (right - left) * 0.54, 18), "#1c1430", opacity=0.28, blur=7)
        for x in (left + 34, right - 50):
            canvas.fill(rectangle(x, 640, 18, 302, 4), metal, Shade(0, 0.4))
        for row in range(3):
            canvas.fill(rectangle(left, 630 + row * 46, right - left, 32, 8), wood, Shade(90, 0.4, 0.15))
        canvas.fill(rectangle(left - 10, 788, right - left + 20, 34, 9), tone(wood, 0.04), Shade(90, 0.45, 0.2))
        return
    if kind == "salon":
        chair, metal = setting.inside("#3c4254"), setting.inside("#aab3bd")
        canvas.fill(ellipse(340, 944, 130, 18), metal, Shade(90, 0.4))
        canvas.fill(rectangle(318, 880, 44, 60, 4), metal, Shade(0, 0.4))
        canvas.fill(rectangle(206, 560, 268, 300, 48), chair, Shade(90, 0.4, 0.15))
        canvas.fill(rectangle(186, 780, 308, 110, 28), tone(chair, 0.06), Shade(90, 0.4, 0.15))
        for x in (168, 454):
            canvas.fill(rectangle(x, 716, 58, 34, 16), tone(chair, 0.1), Shade(90, 0.35))
            canvas.fill(rectangle(x + 20, 746, 18, 60, 4), metal, Shade(0, 0.4))
        return
    cloth = mix(palette.mid, palette.accent2, 0.3) if kind == "sofa" else mix(palette.near, palette.accent, 0.3)
    cloth = setting.inside(cloth)
    canvas.fill(ellipse((left + right) / 2, 946, (right - left) * 0.56, 18), "#1c1430", opacity=0.28, blur=7)
    for x in (left + 10, right - 40):
        canvas.fill(rectangle(x, 900, 30, 46, 6), setting.inside("#7a5040"))
    canvas.fill(rectangle(left, 570, right - left, 340, 60), cloth, Shade(90, 0.4, 0.2))
    canvas.fill(rectangle(left + 20, 786, right - left - 40, 128, 30), tone(cloth, 0.05), Shade(90, 0.45, 0.2))
    for x in (left - 44, right - 46) if kind == "sofa" else ():
        canvas.fill(rectangle(x, 700, 92, 220, 44), tone(cloth, 0.03), Shade(90, 0.45, 0.2))


def car_back(setting: Setting, x: float) -> None:
    """The inside of the hero's car, seen through the windscreen."""
    canvas = setting.canvas
    canvas.fill(ellipse(x, 958, 330, 26), "#1c1430", opacity=0.35, blur=8)
    frame = shape([(x - 268, 690), (x - 206, 370), (x - 160, 340)], [(x + 160, 340), (x + 206, 370), (x + 268, 690)])
    canvas.fill(frame, setting.inside(setting.palette.accent), Shade(90, 0.35, 0.1))
    pane = polygon([(x - 226, 690), (x - 176, 392), (x + 176, 392), (x + 226, 690)])
    canvas.fill(pane, setting.inside(mix("#d5f1f2", setting.palette.shadow, 0.35)), Shade(60, 0.2, 0.2))
    for side in (-1, 1):
        canvas.fill(rectangle(x + side * 90 - 70, 500, 140, 200, 36), setting.inside("#5a5060"), Shade(90, 0.35))


def car_bonnet(setting: Setting, x: float) -> None:
    """Steering wheel and front of the hero's car, before the hero."""
    canvas, paint = setting.canvas, setting.inside(setting.palette.accent)
    with canvas.at(translate(x, 962), scale(2.16, 1.84)):
        car_front(setting, paint, glass=False)
