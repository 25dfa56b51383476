"""The door of the room: an episode and a person's choices in, a finished WebP with its alt text out."""

from __future__ import annotations

import io
from dataclasses import dataclass, replace

from PIL import Image

from persode.episode import EpisodeMetadata
from persode.illustration.alt import alt_text, portrait_alt
from persode.illustration.engine.raster import render
from persode.illustration.identity import choice_notes, look_of
from persode.illustration.portrait import portrait_canvas, portrait_finish
from persode.illustration.reading.compose import read_picture
from persode.illustration.scene import SceneSpec
from persode.illustration.stage.stage import finish_of, stage
from persode.illustration.styles import nearest_art
from persode.onboarding import OnboardingPreferences

__all__ = ["Picture", "draw", "draw_portrait", "draw_scene", "paint", "paint_portrait"]

_QUALITY, _SMALL_QUALITY = 88, 70
_SMALL = 512
"""A picture of at most so many pixels a side is one of many on a page: two fifths of the bytes (59 to 23 KB)."""
_SIZES = (64, 2048)


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture: WebP bytes, alt text, what it shows (None for a portrait), seed, size in pixels.

    `thumbnail` is the same picture drawn small, as WebP (empty if none was asked for). `notes` says in sentences where
    a choice could not be drawn as it was worded, and what was drawn instead.
    """

    webp: bytes
    alt: str
    scene: SceneSpec | None
    seed: int
    width: int
    height: int
    notes: tuple[str, ...] = ()
    thumbnail: bytes = b""


def draw(
    episode: EpisodeMetadata,
    prefs: OnboardingPreferences,
    *,
    seed: int,
    background_style: str | None = None,
    art_style: str | None = None,
    size: int = 1024,
    thumbnail: int = 0,
) -> Picture:
    """Draw an episode for a person. The same arguments give the same bytes.

    Args:
        episode: the words to read (`text`, `event`), the feeling (`emotion`), people and places that were found.
        prefs: how the person looks, the place to draw when the words name none, the style.
        seed: see `seed_for`; choose it from the entry, not from the person.
        background_style: a style for this picture only.
        art_style: an art style for this picture only.
        size: side in pixels, 64 to 2048. Half the side takes a quarter of the time.
        thumbnail: side of a second, smaller picture in the same range; 0 = none.
    """
    chosen = replace(
        prefs, background_style=background_style or prefs.background_style, art_style=art_style or prefs.art_style
    )
    picture = draw_scene(read_picture(episode, chosen, seed), size=size, thumbnail=thumbnail)
    return replace(picture, notes=choice_notes(chosen))


def draw_scene(scene: SceneSpec, *, size: int = 1024, thumbnail: int = 0) -> Picture:
    """Draw a scene that was read before, made by hand or proposed by a model (`propose_scene`); sizes as in `draw`."""
    side, canvas, look = _side(size), stage(scene), finish_of(scene)
    large = _encode(render(canvas, side, look))
    small = _encode(render(canvas, _side(thumbnail), look)) if thumbnail else b""
    return Picture(large, alt_text(scene), scene, scene.seed, side, side, thumbnail=small)


def paint(scene: SceneSpec, size: int = 1024) -> Image.Image:
    """A scene as pixels, before encoding."""
    return render(stage(scene), size, finish_of(scene))


def draw_portrait(prefs: OnboardingPreferences, *, size: int = 360) -> Picture:
    """Head and shoulders of the person, content, for a live preview. The same choices give the same bytes."""
    side = _side(size)
    image = paint_portrait(prefs, side)
    return Picture(
        _encode(image),
        portrait_alt(look_of(prefs), nearest_art(prefs.art_style or "")),
        None,
        0,
        side,
        side,
        choice_notes(prefs),
    )


def paint_portrait(prefs: OnboardingPreferences, size: int = 360) -> Image.Image:
    """A portrait as pixels, before encoding."""
    return render(portrait_canvas(prefs), size, portrait_finish(prefs))


def _side(size: int) -> int:
    return max(_SIZES[0], min(_SIZES[1], int(size)))


def _encode(image: Image.Image) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, "WEBP", quality=_SMALL_QUALITY if image.width <= _SMALL else _QUALITY, method=3)
    return buffer.getvalue()
