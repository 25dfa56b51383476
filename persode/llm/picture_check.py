"""Whether the bytes that a picture model sent are a picture that can be shown."""

from __future__ import annotations

from io import BytesIO

__all__ = ["FORMATS", "MOST_BYTES", "is_picture"]

FORMATS = ("PNG", "JPEG", "WEBP")
MOST_BYTES = 20_000_000
LEAST_SIDE, MOST_SIDE = 64, 4096
"""Pixels."""


def is_picture(content: bytes) -> bool:
    """True for a whole PNG, JPEG or WebP file of at most `MOST_BYTES` and of sides that a page can show."""
    from PIL import Image

    if not 0 < len(content) <= MOST_BYTES:
        return False
    try:
        with Image.open(BytesIO(content), formats=FORMATS) as picture:
            if not all(LEAST_SIDE <= side <= MOST_SIDE for side in picture.size):
                return False
            picture.load()
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError, Image.DecompressionBombWarning):
        return False
    return True
