"""Many pictures small on one sheet: how a whole set looks side by side, and what a README shows."""

from __future__ import annotations

import io
import math
from collections.abc import Iterable, Sequence

from PIL import Image

from persode.episode import FEELINGS, EpisodeMetadata
from persode.illustration.picture import draw
from persode.illustration.seeds import seed_for
from persode.illustration.styles import ART_STYLES, BACKGROUND_STYLES
from persode.onboarding import OnboardingPreferences

__all__ = ["PEOPLE", "contact_sheet", "read_events"]

_PAPER = "#fbf4e6"
_GAP = 10
PEOPLE = (
    OnboardingPreferences(age=17, hair="spiky yellow hair", fashion_style="trendy", background_theme="city"),
    OnboardingPreferences(age=71, hair="grey bun", glasses=True, fashion_style="cozy", skin="porcelain"),
    OnboardingPreferences(age=34, hair="short black hair and a beard", fashion_style="classic", skin="tan"),
    OnboardingPreferences(age=10, hair="red pigtails", fashion_style="dress", background_theme="park", skin="light"),
    OnboardingPreferences(age=25, hair="black afro", glasses=True, fashion_style="street", skin="deep"),
    OnboardingPreferences(
        age=41, hair="green headscarf", fashion_style="minimal", background_theme="sea", skin="brown"
    ),
)
"""Six people who take turns on a sheet."""


def read_events(text: str) -> list[EpisodeMetadata]:
    """One event a line, `feeling | text`; a line without a feeling is neutral, empty lines are skipped."""
    events = []
    for line in filter(str.strip, text.splitlines()):
        feeling, bar, words = line.partition("|")
        known = bool(bar) and feeling.strip().lower() in FEELINGS
        told = words.strip() if known else line.strip()
        events.append(EpisodeMetadata(told, emotion=feeling.strip().lower() if known else "neutral"))
    return events


def contact_sheet(
    events: Sequence[EpisodeMetadata],
    people: Sequence[OnboardingPreferences] = PEOPLE,
    *,
    columns: int = 6,
    size: int = 256,
    styles: Sequence[str] = BACKGROUND_STYLES,
    arts: Sequence[str] = ART_STYLES,
) -> bytes:
    """A WebP of one small picture for each event; people, background styles and art styles take turns.

    Args:
        events: what to draw, at least one.
        people: who lives through it, in turn.
        columns: pictures in a row, >= 1.
        size: side of one picture in pixels.
        styles, arts: background and art styles that take turns.
    """
    pictures = []
    for number, event in enumerate(events):
        drawn = draw(
            event,
            people[number % len(people)],
            seed=seed_for(event.text),
            background_style=styles[number * 3 % len(styles)],
            art_style=arts[(number + number // len(people)) % len(arts)],
            size=size * 2,
        )
        with Image.open(io.BytesIO(drawn.webp)) as image:
            pictures.append(image.convert("RGB").resize((size, size), Image.Resampling.LANCZOS))
    return _encoded(_laid_out(pictures, max(1, columns), size))


def _laid_out(pictures: Iterable[Image.Image], columns: int, size: int) -> Image.Image:
    laid = list(pictures)
    columns = min(columns, max(1, len(laid)))
    rows = math.ceil(len(laid) / columns)
    sheet = Image.new("RGB", (columns * (size + _GAP) + _GAP, rows * (size + _GAP) + _GAP), _PAPER)
    for number, picture in enumerate(laid):
        row, column = divmod(number, columns)
        sheet.paste(picture, (_GAP + column * (size + _GAP), _GAP + row * (size + _GAP)))
    return sheet


def _encoded(sheet: Image.Image) -> bytes:
    buffer = io.BytesIO()
    sheet.save(buffer, "WEBP", quality=72, method=4)
    return buffer.getvalue()
