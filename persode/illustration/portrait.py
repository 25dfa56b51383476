"""Head and shoulders on a soft ground: the live preview of onboarding."""

from __future__ import annotations

from persode.illustration.colour import distance, mix, rgb
from persode.illustration.engine.affine import scale, translate
from persode.illustration.engine.canvas import UNITS, Canvas, Gradient, Shade, Stop
from persode.illustration.engine.finish import Finish
from persode.illustration.engine.shapes import ellipse, rectangle
from persode.illustration.figure.figure import Extras, body_scale, draw_figure
from persode.illustration.figure.look import Colours
from persode.illustration.figure.poses import POSES
from persode.illustration.identity import look_of
from persode.illustration.palettes import PALETTES
from persode.illustration.styles import nearest_art, nearest_style, styler
from persode.onboarding import OnboardingPreferences

__all__ = ["portrait_canvas", "portrait_finish"]

_GROUNDS = ("#a9d3cc", "#f3cfa4", "#c9c2e6", "#f1b8ac", "#b7d6a6")


def portrait_canvas(prefs: OnboardingPreferences) -> Canvas:
    """The portrait as ops. The ground is the soft colour farthest from hair and clothes."""
    palette = PALETTES["calm"]
    art = nearest_art(prefs.art_style or "")
    canvas = Canvas(styler(nearest_style(prefs.background_style or ""), palette, art))
    look = look_of(prefs)
    colours = Colours.of(look)
    ground = max(_GROUNDS, key=lambda soft: min(distance(soft, colours.hair, 1.4), distance(soft, colours.top, 1.4)))
    light = mix(ground, "#fff8e8", 0.6)
    wash = Gradient((Stop(0, light), Stop(1, ground)), (512, 400), radius=720)
    canvas.fill(rectangle(0, 0, UNITS, UNITS, 0), wash)
    canvas.fill(ellipse(512, 560, 420), mix(ground, "#ffffff", 0.35), Shade(90, 0.25, 0.1))
    size = 2.55 / (0.55 + 0.45 * body_scale(look))
    lift = 398 * size * body_scale(look)
    with canvas.at(translate(512, 520 + lift), scale(size)):
        draw_figure(canvas, look, "content", POSES["stand"], Extras(shadow=False, marks=False))
    return canvas


def portrait_finish(prefs: OnboardingPreferences) -> Finish:
    """Grain of the portrait."""
    palette = PALETTES["calm"]
    return Finish(7, rgb(palette.shadow), rgb(palette.light), 0.06, nearest_art(prefs.art_style or ""))
