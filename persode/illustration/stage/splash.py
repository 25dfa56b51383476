"""A car throws up a wave of water at the hero: cause, wave and stains in one picture."""

from __future__ import annotations

import math

from persode.illustration.engine.affine import rotate, scale, translate
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import bezier, blob, drop, ellipse
from persode.illustration.palettes import Palette
from persode.illustration.props.vehicles import car

__all__ = ["draw_splash"]

_WATER = ("#5d92b8", "#8bbfd9", "#c6e4f0", "#f4fbff")
_WHEEL = (690.0, 952.0)
_DROPS = (
    (352, 566, 13, 0), (372, 520, 8, 1), (330, 640, 9, 2), (444, 506, 11, 1), (500, 520, 7, 3), (318, 706, 8, 3),
    (336, 770, 12, 1), (360, 838, 8, 2), (556, 566, 8, 2), (600, 600, 6, 3), (410, 470, 6, 3), (522, 470, 8, 0),
    (338, 884, 7, 0), (620, 560, 5, 1),
)  # fmt: skip


def draw_splash(canvas: Canvas, palette: Palette) -> None:
    """Wave, drops, car and foam; the puddle is drawn before the hero by `draw_puddle`."""
    _wave(canvas)
    for x, y, size, shade in _DROPS:
        turn = math.degrees(math.atan2(y - _WHEEL[1], x - _WHEEL[0])) + 90
        with canvas.at(translate(x, y), rotate(turn)):
            canvas.fill(drop(0, 0, size), _WATER[shade])
    with canvas.at(translate(850, 952), scale(1.02)):
        canvas.fill(ellipse(0, 8, 240, 20), "#1c1022", opacity=0.4, blur=8)
        car(canvas, palette, "#4a3f9e")
    foam = [(560, 962), (580, 930), (612, 944), (640, 914), (668, 940), (700, 926), (716, 962)]
    canvas.fill(blob(foam), _WATER[3])
    canvas.fill(blob([(600, 966), (622, 944), (650, 956), (676, 944), (700, 966)]), _WATER[1])


def _wave(canvas: Canvas) -> None:
    wave = bezier(
        (716, 956),
        ((712, 800), (640, 628), (470, 560)),
        ((436, 546), (398, 556), (394, 582)),
        ((390, 612), (428, 614), (446, 632)),
        ((470, 658), (446, 678), (412, 676)),
        ((370, 674), (350, 700), (364, 724)),
        ((380, 748), (430, 736), (452, 756)),
        ((474, 780), (444, 800), (420, 804)),
        ((388, 810), (384, 846), (414, 852)),
        ((452, 860), (492, 846), (504, 874)),
        ((512, 900), (470, 900), (462, 922)),
        ((456, 944), (500, 956), (560, 956)),
        closed=True,
    )
    puddle = [(330, 934), (420, 910), (560, 906), (720, 920), (740, 948), (560, 968), (400, 962)]
    canvas.fill(blob(puddle), "#7fa6c4", Shade(90, 0.4, 0.35, 0.5))
    for size, turn, colour, shade in (
        (1.0, 0, _WATER[0], Shade(0, 0.45, 0.4, 0.55)),
        (0.8, 3, _WATER[1], Shade(0, 0.35, 0.45, 0.5)),
        (0.58, 5, _WATER[2], Shade(0, 0.3, 0.4, 0.5)),
        (0.34, 9, _WATER[3], None),
    ):
        x, y = _WHEEL
        with canvas.at(translate(x, y), rotate(turn), scale(size), translate(-x, -y)):
            canvas.fill(wave, colour, shade)
    for start, bend, end in (
        ((470, 596), (600, 760), (640, 900)),
        ((420, 700), (560, 800), (620, 920)),
        ((452, 830), (560, 870), (620, 930)),
    ):
        canvas.stroke(bezier(start, (bend, bend, end)), _WATER[2], 4, opacity=0.7)
