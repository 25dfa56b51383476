"""What people of a picture sit in, on or under that is also a thing of its own: tractor, swing, tree, bathtub, tent.

A new seat is a back and a front here, its spots in `layout.SEATED`, its pose in `scene.RIDES`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from persode.illustration.colour import tone
from persode.illustration.engine.affine import scale, translate
from persode.illustration.engine.canvas import Shade
from persode.illustration.engine.path import Path
from persode.illustration.engine.shapes import blob, curve, ellipse, polygon, rectangle, shape
from persode.illustration.places import Setting
from persode.illustration.props import PROPS

__all__ = ["SEATS", "Vessel"]


@dataclass(frozen=True, slots=True)
class Vessel:
    """What is drawn behind and before its passengers, who are seen through a `window` if it has one."""

    back: Callable[[Setting], None]
    front: Callable[[Setting], None]
    window: Path | None = None


def _thing(name: str, x: float, y: float, size: float, *, flip: bool = False) -> Callable[[Setting], None]:
    """A thing as large as its passengers need it."""

    def draw(setting: Setting) -> None:
        known = PROPS[name]
        canvas = setting.canvas
        with canvas.layer("prop"), canvas.whole(), canvas.at(translate(x, y), scale(-size if flip else size, size)):
            canvas.fill(ellipse(0, 2, known.width * 0.5, 11), "#1c1430", opacity=0.28, blur=6)
            known.draw(canvas, setting.palette)

    return draw


def _nothing(setting: Setting) -> None:
    """A seat that is all behind or all before its passengers."""


def _slope(setting: Setting) -> None:
    """A hill of snow that runs down to the right, and the sledge on it."""
    canvas = setting.canvas
    snow = setting.lit("#f4f8fb")
    canvas.fill(
        shape([(-10, 640), (300, 770), (700, 900), (1040, 990)], [(1040, 1040), (-10, 1040)]), snow, Shade(70, 0.25)
    )
    canvas.line([(-10, 700), (300, 830), (560, 920)], tone(snow, -0.07), 9)
    _thing("sledge", 520, 950, 1.9, flip=True)(setting)


def _spray(setting: Setting) -> None:
    """Snow that flies up before a sledge, and the rush of air behind it."""
    canvas = setting.canvas
    for x, y, size in ((700, 948, 46), (770, 926, 40), (826, 950, 34), (640, 966, 34), (850, 890, 18), (880, 930, 14)):
        canvas.fill(ellipse(x, y, size, size * 0.8), "#ffffff", Shade(90, 0.2))
    for y in (560, 650, 740):
        canvas.line([(70, y - 40), (210, y + 10)], "#ffffff", 9, opacity=0.9)


def _rush(setting: Setting) -> None:
    """The air that rushes past, and dust at the wheel."""
    for x, y in ((60, 470), (40, 560), (90, 650)):
        setting.canvas.line([(x, y), (x + 130, y)], "#fff7ea", 9, opacity=0.9)
    for x, y, size in ((150, 930, 30), (104, 916, 24), (66, 934, 18)):
        setting.canvas.fill(ellipse(x, y, size, size * 0.75), "#e9dfd0", Shade(90, 0.25))


def _box_back(setting: Setting) -> None:
    inner = setting.inside("#a9774a")
    setting.canvas.fill(polygon([(250, 660), (774, 660), (800, 760), (224, 760)]), inner, Shade(90, 0.45))


def _box_front(setting: Setting) -> None:
    """A big cardboard box with its flaps open."""
    canvas, card = setting.canvas, setting.inside("#cf9a63")
    canvas.fill(ellipse(512, 966, 330, 20), "#1c1430", opacity=0.28, blur=7)
    canvas.fill(polygon([(224, 740), (800, 740), (782, 964), (242, 964)]), card, Shade(60, 0.4, 0.1))
    for side in (-1, 1):
        x = 512 + side * 288
        flap = [(x, 740), (x + side * 96, 700), (x + side * 110, 800), (x - side * 4, 838)]
        canvas.fill(polygon(flap), tone(card, 0.05), Shade(0, 0.3))
    canvas.fill(polygon([(224, 740), (800, 740), (836, 812), (188, 812)]), tone(card, 0.07), Shade(90, 0.3))
    canvas.fill(rectangle(470, 812, 84, 152, 2), tone(card, -0.07))


def _basket_back(setting: Setting) -> None:
    """The lower end of a balloon above, its ropes, the far rim of the basket."""
    canvas, palette = setting.canvas, setting.palette
    colours = (palette.accent, palette.accent2, palette.accent, palette.accent2, palette.accent)
    for number, colour in enumerate(colours):
        left, right = 60 + number * 181, 241 + number * 181
        low = (400 + number * 45, 445 + number * 45)
        run = shape([(left, -10), (right, -10)], [(low[1], 250), (low[0], 250)])
        canvas.fill(run, setting.lit(colour), Shade(90, 0.3, 0.1))
    flame = [(480, 330), (500, 270), (512, 236), (526, 270), (546, 330), (512, 346)]
    canvas.fill(blob(flame), "#ffb03a", Shade(90, 0.1, 0.1))
    for x, top in ((244, 404), (780, 620)):
        canvas.line([(x, 760), (top, 250)], setting.lit("#6b4a34"), 9)
    canvas.fill(rectangle(226, 720, 572, 120, 20), setting.lit("#8a5a36"), Shade(90, 0.4))


def _basket_front(setting: Setting) -> None:
    canvas, straw = setting.canvas, setting.lit("#b97f4a")
    canvas.fill(rectangle(214, 756, 596, 230, 34), straw, Shade(60, 0.4, 0.15))
    for row in range(4):
        for column in range(9):
            x = 246 + column * 66 + (33 if row % 2 else 0)
            canvas.stroke(
                curve([(x - 26, 820 + row * 44), (x, 808 + row * 44), (x + 26, 820 + row * 44)]), tone(straw, -0.1), 8
            )
    canvas.fill(rectangle(200, 742, 624, 42, 20), tone(straw, 0.06), Shade(90, 0.35))


def _tub_front(setting: Setting) -> None:
    _thing("bathtub", 520, 968, 1.86)(setting)
    for x, y, size in ((330, 610, 34), (372, 580, 20), (700, 606, 30), (740, 572, 15), (660, 560, 10)):
        setting.canvas.fill(ellipse(x, y, size), "#f4fbfd", Shade(60, 0.25), line="#b9d8e2", width=4)


SEATS = {
    "tractor": Vessel(_thing("tractor", 520, 946, 2.2), _nothing, rectangle(540, 330, 246, 218, 20)),
    "motorbike": Vessel(_thing("motorbike", 500, 944, 1.95, flip=True), _rush),
    "pickup": Vessel(_nothing, _thing("pickup", 500, 934, 1.75)),
    "bathtub": Vessel(_nothing, _tub_front),
    "swing": Vessel(_thing("swing", 512, 962, 2.2), _nothing),
    "sledge": Vessel(_slope, _spray),
    "hammock": Vessel(_nothing, _thing("hammock", 512, 960, 2.1)),
    "wheelchair": Vessel(_thing("wheelchair", 420, 958, 1.72, flip=True), _nothing),
    "tree": Vessel(_thing("tree", 430, 966, 1.62), _nothing),
    "wall": Vessel(_thing("wall", 512, 966, 1.9), _nothing),
    "bales": Vessel(_thing("hay bales", 512, 962, 1.6), _nothing),
    "basket": Vessel(_basket_back, _basket_front),
    "tent": Vessel(_thing("tent", 540, 900, 1.72), _nothing),
    "den": Vessel(_thing("blanket den", 512, 908, 1.9), _nothing),
    "chute": Vessel(_thing("slide", 500, 962, 2.0, flip=True), _nothing),
    "box": Vessel(_box_back, _box_front),
}
"""Seats by the effect that brings them."""
