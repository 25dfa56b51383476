"""A small picture within the picture: what was before, what somebody says, what the hero thinks of."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from persode.illustration.engine.affine import rotate, scale, translate
from persode.illustration.engine.canvas import Begin, Canvas, End, Op, Shade
from persode.illustration.engine.path import Path
from persode.illustration.engine.shapes import bezier, ellipse, polygon, rectangle
from persode.illustration.palettes import PALETTES
from persode.illustration.scene import SceneSpec
from persode.illustration.stage.effects import bubble
from persode.illustration.stage.layout import Spot, companion_spots, hero_spot

__all__ = ["draw_inset", "thin_out"]

_WIDE, _TALL = 404.0, 318.0
_CENTRE = (768.0, 212.0)
_SHARE = 0.46
"""How large the small picture is drawn beside the large one."""
_FOOT = 1000.0
_SPECK, _HAIR, _SMALL, _DETAIL = 4.0, 1.2, 34.0, 26.0
"""In a small picture: what is smaller or thinner is left out, what is smaller than the third has no grain, and of what
is around the people only what is larger than the last is drawn."""
_PAPER = "#fffaf0"


class Drawing(Protocol):
    """Draws the small scene in the axes of a whole picture."""

    def __call__(self, *, world: bool) -> None:
        """With what is around, or people and things only."""


def draw_inset(
    canvas: Canvas,
    scene: SceneSpec,
    hero: Spot,
    speaker: Spot | None,
    device: tuple[float, float] | None,
    draw: Drawing,
) -> None:
    """The small picture of a scene in its frame: a panel with an arrow, a cloud, or a speech bubble."""
    if scene.inset is None:
        return
    x, y = _CENTRE
    w, h = _WIDE / 2, _TALL / 2
    if scene.inset_kind == "before":
        with canvas.layer("prop"), canvas.at(translate(x, y), rotate(1.6)):
            canvas.fill(rectangle(-w - 8, -h + 4, _WIDE + 26, _TALL + 18, 14), "#1c1430", opacity=0.3, blur=8)
            canvas.fill(rectangle(-w - 14, -h - 14, _WIDE + 28, _TALL + 28, 14), _PAPER, Shade(90, 0.16))
            with canvas.layer("bg"), canvas.clip(rectangle(-w, -h, _WIDE, _TALL, 6)):
                canvas.fill(rectangle(-w, -h, _WIDE, _TALL, 6), PALETTES[scene.inset.mood].sky_low)
                _contents(canvas, scene.inset, draw, world=True)
        _arrow(canvas)
        return
    world = "there" in scene.inset.effects
    if scene.inset_kind == "thought":
        head = (hero.x + 96 * hero.scale, hero.y - 452 * hero.scale)
        with canvas.layer("prop"):
            bubble(canvas, x, y, _WIDE + 20, _TALL - 10, head)
        inside = ellipse(x, y, w + 6, h + 4)
    else:
        inside = rectangle(x - w + 6, y - h + 6, _WIDE - 12, _TALL - 12, 70)
        mouth = _mouth(scene, hero, speaker, device)
        with canvas.layer("prop"):
            canvas.fill(_outline(x, y, mouth), _PAPER, Shade(90, 0.12), line="#4a3f68", width=6)
    with canvas.clip(inside), canvas.at(translate(x, y)), canvas.layer("bg"):
        _contents(canvas, scene.inset, draw, world=world)


def _contents(canvas: Canvas, inner: SceneSpec, draw: Drawing, *, world: bool) -> None:
    """The small scene about the middle of its frame."""
    middle, start = _middle(inner), len(canvas.ops)
    share, foot = (0.8, 980.0) if "nobody" in inner.effects and not world else (_SHARE, _FOOT)
    with canvas.at(translate(0, _TALL / 2), scale(share), translate(-middle, -foot)):
        draw(world=world)
        frame = ellipse(middle, foot - _TALL / 2 / share, _WIDE / 2 / share + 40, _TALL / 2 / share + 40)
        _drop_unseen(canvas, start, frame)


def _drop_unseen(canvas: Canvas, start: int, frame: Path) -> None:
    """Leave out what lies outside the frame: it costs as much as what is seen. Soft edges are too small to be seen."""
    left, top, right, bottom = canvas.placed(frame).box()
    kept: list[Op | Begin | End] = []
    for op in canvas.ops[start:]:
        if isinstance(op, Op):
            a, b, c, d = op.path.box()
            if c < left or a > right or d < top or b > bottom:
                continue
            wide = max(c - a, d - b)
            if wide < _SPECK or (op.fill is None and op.width < _HAIR):
                continue
            op = replace(op, blur=0.0, opacity=op.opacity * 0.6) if op.blur else op
            op = replace(op, shade=None) if op.shade is not None and wide < _SMALL else op
        kept.append(op)
    canvas.ops[start:] = kept


def thin_out(canvas: Canvas, start: int) -> None:
    """Leave out the windows and leaves of a small world: nobody can see them, and each costs as much as a house."""
    canvas.ops[start:] = [op for op in canvas.ops[start:] if not isinstance(op, Op) or _extent(op) >= _DETAIL]


def _extent(op: Op) -> float:
    left, top, right, bottom = op.path.box()
    return max(right - left, bottom - top)


def _middle(inner: SceneSpec) -> float:
    """The x about which people and things of a scene stand."""
    hero = hero_spot(inner).x
    if "nobody" in inner.effects:
        return 706.0
    people = [one for one in inner.companions if one.state != "thought"]
    if people:
        return (hero + companion_spots(inner)[0].x) / 2
    return hero + 130 if inner.props else hero


def _mouth(
    scene: SceneSpec, hero: Spot, speaker: Spot | None, device: tuple[float, float] | None
) -> tuple[float, float]:
    if scene.inset_kind == "said":
        return hero.x + 74 * hero.scale, hero.y - 430 * hero.scale
    if device is not None:
        return device
    if speaker is None:
        return 1010.0, 520.0
    return speaker.x + 10 * speaker.scale, speaker.y - 490 * speaker.scale


def _arrow(canvas: Canvas) -> None:
    """From what was before to what is now: a broad arrow at the lower rim of the panel."""
    with (
        canvas.layer("prop"),
        canvas.at(translate(_CENTRE[0] - _WIDE / 2 - 2, _CENTRE[1] + _TALL / 2 - 8), rotate(146)),
    ):
        head = [(-46, -15), (6, -15), (6, -38), (56, 0), (6, 38), (6, 15), (-46, 15)]
        canvas.fill(polygon(head), "#e8744f", Shade(90, 0.25), line=_PAPER, width=7)


def _outline(x: float, y: float, mouth: tuple[float, float]) -> Path:
    """A rounded bubble with a tail."""
    w, h = _WIDE / 2 + 6, _TALL / 2 + 4
    toward = 1 if mouth[0] > x else -1
    root = x + toward * min(w * 0.6, abs(mouth[0] - x))
    return bezier(
        (root - 26, y + h),
        ((root - 26, y + h), mouth, mouth),
        (mouth, (root + 26, y + h), (root + 26, y + h)),
        ((x + w * 0.86, y + h), (x + w, y + h * 0.8), (x + w, y)),
        ((x + w, y - h * 0.8), (x + w * 0.86, y - h), (x, y - h)),
        ((x - w * 0.86, y - h), (x - w, y - h * 0.8), (x - w, y)),
        ((x - w, y + h * 0.8), (x - w * 0.86, y + h), (root - 26, y + h)),
        closed=True,
    )
