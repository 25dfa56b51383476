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

from persode.illustration.contact_sheet import contact_sheet, read_events
from persode.illustration.figure.look import SKIN_TONES
from persode.illustration.identity import FASHION_STYLES, HAIR_COLOURS, HAIR_STYLES, read_hair
from persode.illustration.picture import Picture, draw, draw_portrait, draw_scene
from persode.illustration.places import PLACES
from persode.illustration.reading.proposal import proposal_lists, propose_scene
from persode.illustration.reading.read import read_scene
from persode.illustration.scene import SceneSpec
from persode.illustration.seeds import seed_for
from persode.illustration.styles import ART_STYLES, nearest_art
from persode.illustration.styles import STYLES as BACKGROUND_STYLES

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

BACKGROUND_THEMES = tuple(PLACES)
