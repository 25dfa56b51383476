"""What the hero sits in: a gondola of a big wheel, a roller coaster car, a bumper car, a boat. A back and a front each.

A new vessel is two functions and one line in `VESSELS`; the name is an effect of the scene.
"""

from __future__ import annotations

import math

from persode.illustration.colour import mix, tone
from persode.illustration.engine.affine import rotate, translate
from persode.illustration.engine.canvas import Shade
from persode.illustration.engine.shapes import blob, curve, ellipse, polygon, rectangle, shape
from persode.illustration.places import Setting
from persode.illustration.places.sky import draw_sky
from persode.illustration.places.water import front_water
from persode.illustration.stage.seats import SEATS, Vessel

__all__ = ["VESSELS", "Vessel"]

_X = 512.0
"""The middle of every vessel."""


def _gondola_back(setting: Setting) -> None:
    """High over the fair: the rim of the wheel with its spokes, the cabin's roof and seat."""
    canvas, palette = setting.canvas, setting.palette
    draw_sky(setting, 880, 130)
    steel = setting.lit(mix("#8a8fa8", palette.near, 0.3))
    for step in range(-5, 6):
        angle = math.radians(90 + step * 13)
        end = (_X + 900 * math.cos(angle), -640 + 900 * math.sin(angle))
        canvas.line([(_X + step * 8, -640), end], steel, 7)
    for reach in (780, 900):
        canvas.stroke(ellipse(_X, -640, reach), steel, 14)
    for cabin, x, y in ((palette.accent2, _X - 470, 120.0), (palette.mid, _X + 470, 120.0)):
        canvas.fill(
            rectangle(x - 60, y + 40, 120, 110, 26),
            setting.lit(cabin),
            Shade(90, 0.4),
        )
        canvas.fill(rectangle(x - 40, y + 56, 80, 46, 10), setting.lit(mix(palette.sky_low, "#ffffff", 0.3)))
    for number, left in enumerate(range(-20, 1060, 96)):
        tent = setting.lit((palette.accent, palette.accent2, palette.mid)[number % 3])
        canvas.fill(
            polygon([(left, 1000), (left + 48, 936 - number % 2 * 22), (left + 96, 1000)]), tent, Shade(0, 0.35)
        )
        canvas.fill(rectangle(left + 8, 996, 80, 60, 3), tone(tent, 0.08))
    canvas.line([(_X, 240), (_X, 310)], steel, 22)
    inner = setting.lit(mix(palette.far, palette.shadow, 0.25))
    canvas.fill(rectangle(206, 350, 612, 560, 40), inner, Shade(90, 0.3))
    canvas.fill(
        rectangle(246, 400, 532, 330, 30), setting.lit(mix(palette.sky_low, palette.sky_top, 0.4)), Shade(60, 0.15, 0.1)
    )


def _gondola_front(setting: Setting) -> None:
    canvas, palette = setting.canvas, setting.palette
    paint = setting.lit(palette.accent)
    for x in (206.0, 784.0):
        canvas.fill(rectangle(x, 380, 34, 420, 6), tone(paint, -0.05), Shade(0, 0.4))
    roof = shape([(176, 388), (230, 320), (_X, 292), (794, 320), (848, 388)], [(848, 388), (176, 388)])
    canvas.fill(roof, paint, Shade(90, 0.4, 0.2))
    panel = shape(
        [(190, 742), (_X, 752), (834, 742)], [(834, 742), (800, 900), (700, 944)], [(324, 944), (224, 900), (190, 742)]
    )
    canvas.fill(panel, paint, Shade(90, 0.45, 0.15))
    canvas.fill(rectangle(178, 726, 668, 30, 14), setting.lit("#fff3dc"), Shade(90, 0.35))
    for x in (330.0, _X, 694.0):
        canvas.fill(ellipse(x, 838, 34), setting.lit(palette.accent2), Shade(60, 0.3))


def _coaster_back(setting: Setting) -> None:
    """A track that comes down from the upper right, and the speed of it."""
    canvas, palette = setting.canvas, setting.palette
    track = setting.lit(mix(palette.accent, "#b5405a", 0.4))
    for dy in (0, 60):
        canvas.stroke(curve([(1060, 360 + dy), (860, 620 + dy), (620, 870 + dy), (420, 980 + dy)]), track, 18)
    for x, y in ((980, 470), (900, 572), (810, 680), (720, 780)):
        canvas.line([(x, y), (x + 6, y + 74)], tone(track, 0.1), 12)
    car = setting.lit(palette.accent2)
    canvas.fill(rectangle(216, 560, 592, 320, 60), tone(car, -0.12), Shade(90, 0.4))
    for x in (60, 110, 900, 950):
        canvas.line([(x + 30, 360), (x - 20, 560)], "#fff7ea", 9, opacity=0.85)


def _coaster_front(setting: Setting) -> None:
    canvas, palette = setting.canvas, setting.palette
    car = setting.lit(palette.accent2)
    nose = shape([(180, 770), (_X, 752), (844, 770)], [(844, 770), (830, 900), (_X, 980), (194, 900), (180, 770)])
    canvas.fill(nose, car, Shade(90, 0.45, 0.2))
    canvas.fill(blob([(430, 830), (_X, 806), (594, 830), (_X, 930)]), setting.lit(palette.accent), Shade(60, 0.3))
    for x in (270, 754):
        canvas.fill(ellipse(x, 846, 38), "#fff6c8", Shade(60, 0.25, 0.2), line=setting.lit("#4a4458"), width=8)
    bar = setting.lit("#4a4458")
    canvas.stroke(curve([(236, 800), (250, 732), (_X, 720), (774, 732), (788, 800)]), bar, 20)


def _bumper_back(setting: Setting) -> None:
    """A hall with a net of wire, the pole with its spark, another car behind."""
    canvas, palette = setting.canvas, setting.palette
    net = setting.lit(mix(palette.shadow, palette.far, 0.5))
    canvas.fill(rectangle(-10, -10, 1050, 150, 0), net, Shade(90, 0.4))
    for x in range(0, 1040, 80):
        canvas.fill(ellipse(x + 30, 140, 14), ("#ffe08a", palette.accent, palette.accent2)[x // 80 % 3], Shade(60, 0.2))
    canvas.line([(760, 760), (770, 130)], setting.lit("#6f7684"), 13)
    for turn in (-150, -90, -30):
        with canvas.at(translate(770, 130), rotate(turn)):
            canvas.line([(16, 0), (46, 0)], "#fff3b8", 8)
    canvas.fill(
        blob([(230, 720), (260, 560), (512, 520), (764, 560), (794, 720), (512, 800)]),
        setting.lit(tone(palette.accent, -0.1)),
        Shade(90, 0.4),
    )


def _bumper_front(setting: Setting) -> None:
    canvas, palette = setting.canvas, setting.palette
    paint = setting.lit(palette.accent)
    hood = shape(
        [(214, 790), (300, 748), (_X, 736), (724, 748), (810, 790)], [(810, 790), (830, 900), (194, 900), (214, 790)]
    )
    canvas.fill(hood, paint, Shade(90, 0.4, 0.2))
    canvas.fill(rectangle(160, 872, 704, 84, 42), "#34303e", Shade(90, 0.35, 0.2))
    canvas.fill(rectangle(180, 886, 664, 18, 9), "#5a5566")
    for x in (290, 734):
        canvas.fill(ellipse(x, 826, 34), "#fff6c8", Shade(60, 0.25, 0.2), line=setting.lit("#fff3dc"), width=8)
    canvas.stroke(ellipse(404, 748, 58, 34), "#2b2733", 13)


def _boat_back(setting: Setting) -> None:
    canvas = setting.canvas
    wood = setting.lit("#8a4f34")
    canvas.fill(
        shape([(130, 752), (_X, 712), (894, 752)], [(894, 752), (800, 880), (224, 880), (130, 752)]),
        wood,
        Shade(90, 0.4),
    )


def _boat_front(setting: Setting) -> None:
    canvas = setting.canvas
    wood = setting.lit("#c9713f")
    hull = shape(
        [(96, 756), (240, 792), (_X, 800), (784, 792), (928, 756)],
        [(928, 756), (860, 900), (700, 950)],
        [(324, 950), (164, 900), (96, 756)],
    )
    canvas.fill(hull, wood, Shade(90, 0.45, 0.2))
    canvas.line([(112, 776), (_X, 820), (912, 776)], setting.lit("#fff3dc"), 14)
    canvas.line([(130, 836), (_X, 874), (894, 836)], tone(wood, -0.08), 6)
    oar = setting.lit("#e0b070")
    for side in (-1, 1):
        canvas.line([(404 + side * 60, 676), (404 + side * 250, 880)], oar, 15)
        with canvas.at(translate(404 + side * 268, 894), rotate(side * 37)):
            canvas.fill(ellipse(0, 0, 48, 20), oar, Shade(90, 0.35))
    front_water(setting, [], 896)


def _slide_back(setting: Setting) -> None:
    """A chute that comes down from the upper right over blue water."""
    canvas, palette = setting.canvas, setting.palette
    chute = setting.lit(mix(palette.accent, "#f2b53a", 0.5))
    canvas.stroke(curve([(1060, 130), (900, 330), (720, 520), (512, 760)]), tone(chute, -0.06), 250)
    canvas.stroke(curve([(1060, 130), (900, 330), (720, 520), (512, 760)]), setting.lit("#9fdcf0"), 170)
    for dx in (-40, 0, 44):
        canvas.line([(1030 + dx, 170), (880 + dx, 340), (700 + dx, 540)], "#ffffff", 7, opacity=0.8)
    for x in (830, 960):
        canvas.line([(x, 470 - (x - 830)), (x, 800)], setting.lit("#6f7684"), 20)


def _slide_front(setting: Setting) -> None:
    canvas, palette = setting.canvas, setting.palette
    chute = setting.lit(mix(palette.accent, "#f2b53a", 0.5))
    lip = shape(
        [(168, 726), (_X, 752), (856, 726)], [(856, 726), (850, 880), (_X, 960)], [(_X, 960), (174, 880), (168, 726)]
    )
    canvas.fill(lip, chute, Shade(90, 0.4, 0.2))
    canvas.line([(168, 730), (_X, 756), (856, 730)], setting.lit("#fff3dc"), 16)
    for x, y, size in (
        (150, 860, 58),
        (250, 900, 66),
        (380, 930, 74),
        (512, 944, 80),
        (650, 930, 74),
        (780, 900, 66),
        (880, 860, 58),
    ):
        canvas.fill(ellipse(x, y, size, size * 0.8), "#e8f8fd", Shade(90, 0.25))
    for x, y, size in ((120, 740, 15), (80, 800, 11), (900, 740, 15), (950, 800, 11), (200, 690, 10), (830, 690, 10)):
        canvas.fill(ellipse(x, y, size), "#c5ecf8", Shade(60, 0.2))
    front_water(setting, [], 930)


def _dive_back(setting: Setting) -> None:
    """The end of a board high at the left, and the rush of air above those who jumped off it."""
    canvas = setting.canvas
    steel = setting.lit("#6f8794")
    if setting.place in ("sea", "lake"):
        wood = setting.lit("#a0714c")
        for x in (30, 150):
            canvas.fill(rectangle(x, 560, 30, 420, 6), tone(wood, -0.08), Shade(0, 0.4))
        canvas.fill(rectangle(-10, 530, 262, 40, 8), wood, Shade(90, 0.4), line=tone(wood, -0.12), width=4)
        for x in (300, 430, 590, 720):
            canvas.line([(x, 150), (x, 240)], "#fff7ea", 8, opacity=0.85)
        return
    for x in (36, 104):
        canvas.fill(rectangle(x, 330, 18, 640, 4), steel, Shade(0, 0.4))
    for y in range(400, 960, 66):
        canvas.fill(rectangle(46, y, 66, 12, 4), steel)
    canvas.fill(rectangle(-10, 306, 262, 30, 10), setting.lit("#e6eef2"), Shade(90, 0.4), line=steel, width=5)
    for x, top in ((300, 180), (430, 120), (590, 130), (720, 190)):
        canvas.line([(x, top), (x, top + 90)], "#fff7ea", 8, opacity=0.85)


def _dive_front(setting: Setting) -> None:
    """The water that comes near, and the first drops of it."""
    canvas = setting.canvas
    front_water(setting, [], 790)
    for x, y, size in ((250, 774, 13), (330, 748, 9), (690, 774, 13), (790, 752, 9), (880, 770, 11)):
        canvas.fill(ellipse(x, y, size), "#d8f1fa", Shade(60, 0.2))


VESSELS = {
    "dive": Vessel(_dive_back, _dive_front),
    "gondola": Vessel(_gondola_back, _gondola_front),
    "coaster": Vessel(_coaster_back, _coaster_front),
    "bumper car": Vessel(_bumper_back, _bumper_front),
    "slide": Vessel(_slide_back, _slide_front),
    "rowing boat": Vessel(_boat_back, _boat_front),
    **SEATS,
}
