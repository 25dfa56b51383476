"""The pictures of the diary's pages as files: drawn from the page's own reading, seed and style, and again if lost."""

from __future__ import annotations

import io
import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from PIL import Image

from persode.episode import EpisodeMetadata
from persode.errors import StorageError
from persode.illustration import nearest_art, seed_for
from persode.journal.fold.state import Page, thumbnail
from persode.onboarding import OnboardingPreferences

__all__ = ["A_FEW", "FULL_SIZE", "SMALL_SIZE", "Pictures"]

FULL_SIZE = 1024
SMALL_SIZE = 512
PAINTED_QUALITY = 88
A_FEW = 3
"""Lost pictures that one opening of a journal draws again; each takes about a second."""


class Pictures:
    """The picture files of one person."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def draw(
        self, page: Page, preferences: OnboardingPreferences, style: str = "", seed: int | None = None, art: str = ""
    ) -> dict[str, Any]:
        """Draw and store the picture and its thumbnail; the data of the event `picture_made`.

        Raises:
            StorageError: the disk refused.
        """
        style = style or preferences.background_style
        seed = seed_for(page.id, page.text) if seed is None else seed
        art = nearest_art(art or preferences.art_style or "")
        name = f"{page.id}-{seed:x}-{style}-{art.replace(' ', '-')}.webp"
        alt = self._store(page, preferences, (style, art), seed, name)
        return {"picture": name, "seed": seed, "style": style, "art": art, "alt": alt}

    def keep(self, name: str, content: bytes) -> str:
        """Store a picture that a model painted, as WebP, large and small; its name.

        Args:
            name: of the file; ends in ".webp".
            content: a whole picture, as `PictureModel.paint` gives it.

        Raises:
            StorageError: the disk refused.
        """
        with Image.open(io.BytesIO(content)) as opened:
            picture = opened.convert("RGB")
        for size, file in ((FULL_SIZE, name), (SMALL_SIZE, thumbnail(name))):
            picture.thumbnail((size, size))
            out = io.BytesIO()
            picture.save(out, "WEBP", quality=PAINTED_QUALITY)
            self._write(file, out.getvalue())
        return name

    def has(self, page: Page) -> bool:
        """True if the page's picture and thumbnail are there."""
        return bool(page.picture) and all((self._folder / n).exists() for n in (page.picture, page.thumbnail))

    def restore(self, page: Page, preferences: OnboardingPreferences) -> None:
        """Draw the files of a picture again, as it was drawn before.

        Raises:
            StorageError: the disk refused.
        """
        self._store(page, preferences, (page.style, page.art), page.seed, page.picture)

    def drop(self, name: str) -> None:
        """Delete a picture of that name with its thumbnail."""
        for file in (name, thumbnail(name)):
            with suppress(OSError):
                (self._folder / file).unlink(missing_ok=True)

    def keep_only(self, pages: Iterable[Page]) -> None:
        """Delete the pictures of all other pages."""
        wanted = {name for page in pages for name in (page.picture, page.thumbnail)}
        for file in self._folder.iterdir() if self._folder.is_dir() else ():
            if file.name not in wanted:
                file.unlink(missing_ok=True)

    def read(self, name: str) -> bytes | None:
        """The bytes of a picture, or None."""
        with suppress(OSError):
            return (self._folder / name).read_bytes() if name else None
        return None

    def _store(
        self, page: Page, preferences: OnboardingPreferences, styles: tuple[str, str], seed: int, name: str
    ) -> str:
        from persode.illustration import draw  # what draws takes as long to load as all the rest

        episode = EpisodeMetadata.from_dict(page.drawn_from or {"text": page.text, "emotion": page.feeling})
        style, art = styles
        picture = draw(
            episode,
            preferences,
            seed=seed,
            background_style=style,
            art_style=art,
            size=FULL_SIZE,
            thumbnail=SMALL_SIZE,
        )
        self._write(name, picture.webp)
        self._write(thumbnail(name), picture.thumbnail)
        return picture.alt

    def _write(self, name: str, content: bytes) -> None:
        path = self._folder / name
        temporary = path.with_suffix(".new")
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            temporary.write_bytes(content)
            os.replace(temporary, path)
        except OSError as error:
            raise StorageError("cannot_write", path=path) from error
