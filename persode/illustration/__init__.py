"""The illustrator: a picture drawn offline from words, with the person's own face.

    event text + identity + feeling + seed
      -> SceneSpec   plain data: place, light, people, things with their states, pose, staging  (reading)
      -> ops         filled and stroked paths in absolute coordinates, colours styled   (stage, figure, places, props)
      -> two rasters colour, and where grain lies                                       (engine)
      -> finish      grain shadows, paper tooth, vignette                               (engine.finish)
      -> WebP        with an alt text made from the SceneSpec                           (alt)

No model, no outside art, no lettering. `draw` makes a picture, `draw_portrait` the live preview of a person,
`contact_sheet` one sheet of many. A model may propose a scene by closed lists (`propose_scene`, then `draw_scene`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from persode.deferred import deferred

if TYPE_CHECKING:
    from persode.illustration.figure.look import SKIN_TONES
    from persode.illustration.identity import FASHION_STYLES, HAIR_COLOURS, HAIR_STYLES, read_hair
    from persode.illustration.picture import Picture, draw, draw_portrait, draw_scene
    from persode.illustration.places import BACKGROUND_THEMES
    from persode.illustration.reading.proposal import proposal_lists, propose_scene
    from persode.illustration.reading.read import read_scene
    from persode.illustration.scene import SceneSpec
    from persode.illustration.seeds import seed_for
    from persode.illustration.sheet import contact_sheet, read_events
    from persode.illustration.styles import ART_STYLES, BACKGROUND_STYLES, nearest_art

__all__ = [
    "ART_STYLES",
    "BACKGROUND_STYLES",
    "BACKGROUND_THEMES",
    "FASHION_STYLES",
    "HAIR_COLOURS",
    "HAIR_STYLES",
    "SKIN_TONES",
    "Picture",
    "SceneSpec",
    "contact_sheet",
    "draw",
    "draw_portrait",
    "draw_scene",
    "nearest_art",
    "proposal_lists",
    "propose_scene",
    "read_events",
    "read_hair",
    "read_scene",
    "seed_for",
]

__getattr__ = deferred(
    __name__,
    {
        "persode.illustration.figure.look": ("SKIN_TONES",),
        "persode.illustration.identity": ("FASHION_STYLES", "HAIR_COLOURS", "HAIR_STYLES", "read_hair"),
        "persode.illustration.picture": ("Picture", "draw", "draw_portrait", "draw_scene"),
        "persode.illustration.places": ("BACKGROUND_THEMES",),
        "persode.illustration.reading.proposal": ("proposal_lists", "propose_scene"),
        "persode.illustration.reading.read": ("read_scene",),
        "persode.illustration.scene": ("SceneSpec",),
        "persode.illustration.seeds": ("seed_for",),
        "persode.illustration.sheet": ("contact_sheet", "read_events"),
        "persode.illustration.styles": ("ART_STYLES", "BACKGROUND_STYLES", "nearest_art"),
    },
)
