"""What the hero thinks of: a thing or a person in a bubble beside the head."""

from __future__ import annotations

from persode.illustration.engine.affine import scale, translate
from persode.illustration.engine.canvas import Canvas
from persode.illustration.engine.shapes import ellipse
from persode.illustration.figure.figure import Extras, body_scale, draw_figure
from persode.illustration.palettes import PALETTES
from persode.illustration.places import PLACES, Setting
from persode.illustration.props import PROPS
from persode.illustration.scene import Companion, SceneSpec
from persode.illustration.seeds import layer_random
from persode.illustration.stage.effects import bubble
from persode.illustration.stage.layout import Spot

__all__ = ["draw_thought"]

_CENTRE = (724.0, 270.0)
_SIZE = (390.0, 280.0)


def draw_thought(canvas: Canvas, scene: SceneSpec, hero: Spot) -> None:
    """The bubble with its content, if the scene has a thought."""
    things = [prop for prop in scene.props if prop.state == "thought"]
    people = [person for person in scene.companions if person.state == "thought"]
    if not (things or people or scene.thought_place):
        return
    head = (hero.x + 96 * hero.scale, hero.y - 452 * hero.scale)
    with canvas.layer("prop"):
        bubble(canvas, *_CENTRE, *_SIZE, head)
    x, y = _CENTRE
    if scene.thought_place:
        _draw_place(canvas, scene)
    if "barred" in scene.effects:
        with canvas.layer("spot"):
            for slope in (-1, 1):
                canvas.line([(x - 130, y - 84 * slope), (x + 130, y + 84 * slope)], "#fffaf0", 34)
            for slope in (-1, 1):
                canvas.line([(x - 130, y - 84 * slope), (x + 130, y + 84 * slope)], "#d9443a", 20)
    shifts = {0: (), 1: (-84.0,) if things else (0.0,)}.get(len(people), (-88.0, 88.0))
    for person, shift in zip(people, shifts, strict=False):
        _draw_person(canvas, person, x + shift, y, 0.9 if len(people) == 1 else 0.74)
    if things:
        prop = PROPS[things[0].name]
        size = min(1.15, 250 / prop.width, 190 / prop.height) * (1.0, 0.62, 0.56)[min(2, len(people))]
        foot = y if prop.slot == "sky" else y + prop.height * size / 2
        shift = (0, 106, 0)[min(2, len(people))]
        with canvas.layer("prop"), canvas.at(translate(x + shift, foot), scale(size)):
            prop.draw(canvas, PALETTES[scene.mood])


def _draw_person(canvas: Canvas, person: Companion, x: float, y: float, size: float) -> None:
    """Head and shoulders within the bubble."""
    within = ellipse(*_CENTRE, _SIZE[0] / 2 + 10, _SIZE[1] / 2 + 16)
    with canvas.clip(within), canvas.at(translate(x, y + 24 + 398 * size), scale(size / body_scale(person.look))):
        draw_figure(canvas, person.look, person.expression, extras=Extras(shadow=False, marks=False))


def _draw_place(canvas: Canvas, scene: SceneSpec) -> None:
    """The place that is thought of, within the bubble."""
    inside = ellipse(*_CENTRE, _SIZE[0] / 2 + 4, _SIZE[1] / 2 + 4)
    chance = layer_random(scene.seed, "thought")
    with canvas.clip(inside), canvas.at(translate(_CENTRE[0] - 205, _CENTRE[1] - 195), scale(0.4)):
        PLACES[scene.thought_place].draw(Setting(canvas, PALETTES["calm"], "day", "", chance))
