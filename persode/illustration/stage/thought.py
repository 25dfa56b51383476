"""What the hero thinks of: a thing or a person in a bubble beside the head."""

from __future__ import annotations

from persode.illustration.engine.affine import scale, translate
from persode.illustration.engine.canvas import Canvas
from persode.illustration.engine.shapes import ellipse
from persode.illustration.figure.figure import Extras, body_scale, draw_figure
from persode.illustration.palettes import PALETTES
from persode.illustration.props import PROPS
from persode.illustration.scene import SceneSpec
from persode.illustration.stage.effects import bubble
from persode.illustration.stage.layout import Spot

__all__ = ["draw_thought"]

_CENTRE = (724.0, 270.0)
_SIZE = (390.0, 280.0)


def draw_thought(canvas: Canvas, scene: SceneSpec, hero: Spot) -> None:
    """The bubble with its content, if the scene has a thought."""
    things = [prop for prop in scene.props if prop.state == "thought"]
    people = [person for person in scene.companions if person.state == "thought"]
    if not things and not people:
        return
    head = (hero.x + 96 * hero.scale, hero.y - 452 * hero.scale)
    with canvas.layer("prop"):
        bubble(canvas, *_CENTRE, *_SIZE, head)
    x, y = _CENTRE
    if people:
        look = people[0].look
        size = 0.9 / body_scale(look)
        place = (translate(x - (84 if things else 0), y + 24 + 398 * size * body_scale(look)), scale(size))
        with canvas.clip(ellipse(x, y, _SIZE[0] / 2 + 10, _SIZE[1] / 2 + 16)), canvas.at(*place):
            draw_figure(canvas, look, people[0].expression, extras=Extras(shadow=False, marks=False))
    if things:
        prop = PROPS[things[0].name]
        size = min(1.15, 250 / prop.width, 190 / prop.height) * (0.62 if people else 1.0)
        foot = y if prop.slot == "sky" else y + prop.height * size / 2
        with canvas.layer("prop"), canvas.at(translate(x + (106 if people else 0), foot), scale(size)):
            prop.draw(canvas, PALETTES[scene.mood])
