"""What the hero thinks of: a thing or a person in a bubble beside the head."""

from __future__ import annotations

from persode.illustration.engine.affine import scale, translate
from persode.illustration.engine.canvas import Canvas
from persode.illustration.figure.figure import draw_head
from persode.illustration.figure.hair_back import HAIR_BACK
from persode.illustration.figure.look import Colours
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
        colours = Colours.of(look)
        shift = -84 if things else 0
        with canvas.layer("char"), canvas.at(translate(x + shift, y + 6), scale(1.12)):
            if look.hair_style in HAIR_BACK:
                HAIR_BACK[look.hair_style](canvas, colours.hair)
            draw_head(canvas, look, colours, people[0].expression)
    if things:
        prop = PROPS[things[0].name]
        size = min(1.15, 250 / prop.width, 190 / prop.height) * (0.62 if people else 1.0)
        foot = y if prop.slot == "sky" else y + prop.height * size / 2
        with canvas.layer("prop"), canvas.at(translate(x + (106 if people else 0), foot), scale(size)):
            prop.draw(canvas, PALETTES[scene.mood])
