"""Somebody carried on somebody's back: behind the carrier, but arms and shins come round to the front."""

from __future__ import annotations

from dataclasses import replace

from persode.illustration.engine.affine import scale, translate
from persode.illustration.engine.canvas import Canvas, Shade
from persode.illustration.engine.shapes import ellipse, limb
from persode.illustration.figure.clothes import CUTS, Cut
from persode.illustration.figure.figure import Extras, body_scale, draw_figure
from persode.illustration.figure.limbs import draw_shoe
from persode.illustration.figure.look import Colours, Look
from persode.illustration.figure.poses import POSES
from persode.illustration.scene import SceneSpec
from persode.illustration.stage.layout import Spot

__all__ = ["carrier_spot", "draw_piggyback"]


def carrier_spot(hero: Spot) -> Spot:
    """Where the carrier's feet are, for a hero who would stand at a spot."""
    return Spot(hero.x + 40, 940, 1.14)


def draw_piggyback(canvas: Canvas, scene: SceneSpec, hero: Spot) -> None:
    """The first companion with the hero on the back."""
    person = scene.companions[0]
    below = carrier_spot(hero)
    size = below.scale * body_scale(person.look)
    shoulder = below.y - 304 * size
    above = Spot(below.x - 108, shoulder + 172 * body_scale(scene.hero), 1.02)
    with canvas.at(translate(above.x, above.y), scale(above.scale)):
        hidden = replace(POSES["stand"], legs=None, tilt=8, arms=(((-70, -250), (-40, -230)), ((60, -250), (40, -230))))
        draw_figure(canvas, scene.hero, scene.expression, hidden, Extras(shadow=False, gaze=(0.3, 0.1)))
    with canvas.at(translate(below.x, below.y), scale(below.scale)):
        bear = replace(
            POSES["walk"], arms=(((-92, -246), (-84, -206)), ((92, -246), (84, -206))), lean=4, tilt=8, drop=4
        )
        draw_figure(canvas, person.look, person.expression, bear, Extras(gaze=(0.4, 0.1)))
    _round_the_carrier(canvas, scene, below, size)


def _round_the_carrier(canvas: Canvas, scene: SceneSpec, below: Spot, size: float) -> None:
    """The hero's arms over the carrier's shoulders, thighs and shins at the carrier's sides."""
    look: Look = scene.hero
    colours, cut = Colours.of(look), CUTS.get(look.fashion, Cut())
    cloth = colours.skin if cut.bare_legs else colours.bottom
    with canvas.layer("char"), canvas.at(translate(below.x, below.y), scale(size)):
        for side in (-1, 1):
            shin = limb([(side * 104, -190), (side * 112, -140), (side * 104, -84)], 40, 30, flat_end=True)
            canvas.fill(shin, cloth, Shade(0 if side > 0 else 180, 0.5, 0.12, 0.7))
            thigh = limb([(side * 56, -216), (side * 108, -196)], 44, 46)
            canvas.fill(thigh, colours.top if cut.skirt else cloth, Shade(90, 0.4, 0.14, 0.7))
            canvas.fill(ellipse(side * 88, -178, 17, 15), Colours.of(scene.companions[0].look).skin, Shade(60, 0.35))
            with canvas.at(translate(side * 104, -78), scale(side, 1)):
                draw_shoe(canvas, colours, cut.shoe)
            if side < 0 and "bandaged leg" in scene.effects:
                for y in (-150, -128, -106):
                    canvas.fill(ellipse(side * 109, y, 21, 11), "#fffaf0", line="#d9cdbd", width=2)
            sleeve = colours.skin if cut.bare_arms else colours.top
            arm = limb([(side * 46, -318), (side * 34, -286), (side * 8, -252)], 36, 28, flat_end=True)
            canvas.fill(ellipse(side * 4, -246, 16, 15), colours.skin, Shade(60, 0.35))
            canvas.fill(arm, sleeve, Shade(90, 0.4, 0.14, 0.7))
