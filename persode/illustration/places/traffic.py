"""A road full of cars that come toward the viewer. Returns the colour of the road."""

from __future__ import annotations

from persode.illustration.colour import mix, tone
from persode.illustration.engine.affine import scale, translate
from persode.illustration.engine.canvas import Shade
from persode.illustration.engine.shapes import ellipse, polygon, rectangle, shape
from persode.illustration.places.scenery import building, hills
from persode.illustration.places.setting import Setting
from persode.illustration.places.sky import draw_sky

__all__ = ["car_front", "road"]


def road(setting: Setting) -> str:
    """Lanes that widen toward the viewer, houses at both sides, one car behind the other."""
    draw_sky(setting, 700)
    canvas, palette, chance = setting.canvas, setting.palette, setting.chance
    hills(setting, 400, 18, setting.lit(palette.far))
    for number, left in enumerate((-20, 90, 190, 740, 850, 950)):
        wall = setting.lit(mix(palette.mid, palette.far, number % 3 / 2))
        building(setting, left, 470, 110, chance.randint(110, 220), wall, roof=number % 4)
    canvas.fill(rectangle(-10, 430, 1050, 620, 0), setting.lawn(mix(palette.near, "#8fb87a", 0.3)), Shade(90, 0.3))
    tar = setting.lit(mix(palette.ground, "#55506a", 0.7))
    canvas.fill(polygon([(330, 430), (720, 430), (1330, 1040), (-300, 1040)]), tar, Shade(90, 0.35))
    for level, wide in ((450, 8), (490, 12), (550, 18), (640, 26), (760, 36)):
        middle = 525 + (level - 430) * 0.03
        canvas.fill(rectangle(middle - wide / 3, level, wide * 0.7, wide * 1.6, 3), setting.lit("#ffe9b0"))
    queue = ((446, 452, 0.24), (620, 458, 0.26), (424, 510, 0.4), (668, 520, 0.44), (740, 640, 0.72), (880, 900, 1.15))
    for number, (x, y, size) in enumerate(queue):
        paint = setting.lit((palette.accent2, "#7f8fc4", palette.accent, "#6fae9a")[number % 4])
        with canvas.at(translate(x, y), scale(size)):
            car_front(setting, paint, glass=True)
    return tar


def car_front(setting: Setting, paint: str, *, glass: bool) -> None:
    """A car seen from the front, 300 wide, wheels at y 0; without glass somebody's head shows in the windscreen."""
    canvas = setting.canvas
    for side in (-1, 1):
        canvas.fill(rectangle(side * 112 - 24, -46, 48, 48, 10), "#2b2733")
    if glass:
        canvas.fill(
            shape([(-124, -140), (-92, -232), (-70, -244)], [(70, -244), (92, -232), (124, -140)]),
            paint,
            Shade(90, 0.3),
        )
        canvas.fill(
            polygon([(-100, -142), (-76, -222), (76, -222), (100, -142)]),
            setting.inside("#d5f1f2"),
            Shade(60, 0.3, 0.2),
        )
    body = shape(
        [(-146, -40), (-150, -110), (-120, -148)], [(120, -148), (150, -110), (146, -40)], [(146, -40), (-146, -40)]
    )
    canvas.fill(body, paint, Shade(90, 0.45, 0.2))
    canvas.fill(rectangle(-70, -84, 140, 30, 10), tone(paint, -0.16), Shade(90, 0.3))
    for side in (-1, 1):
        canvas.fill(ellipse(side * 110, -82, 26, 22), "#fff3b8", Shade(60, 0.3), line=tone(paint, -0.12), width=6)
    canvas.fill(rectangle(-156, -50, 312, 22, 10), "#d9d3cc", Shade(90, 0.4))
