"""Pictures that are drawn beside the page: an erasure can leave a hundred pages to be drawn anew, a second each."""

from __future__ import annotations

from contextlib import suppress
from threading import Thread

from persode.errors import PersodeError
from persode.journal import Journal, Person

__all__ = ["paint_all", "paint_missing"]


def paint_missing(journal: Journal) -> None:
    """Begin to draw the pictures of pages that have none; the page shows each when it is there."""
    if any(not page.picture for page in journal.diary.pages()):
        Thread(target=_paint, args=(journal.person,), name="persode-painting", daemon=True).start()


def paint_all(journal: Journal, style: str, art: str) -> None:
    """Begin to draw the whole gallery in that background style and art style ("" = each page's own)."""
    Thread(target=_paint_all, args=(journal.person, style, art), name="persode-painting", daemon=True).start()


def _paint_all(person: Person, style: str, art: str) -> None:
    """What is left undone when the app ends keeps its old picture."""
    with suppress(PersodeError, OSError):
        Journal.open(person).diary.redraw_all(style, art)


def _paint(person: Person) -> None:
    """With a journal object of its own: the page's is in use. What is left undone is drawn at the next openings."""
    with suppress(PersodeError, OSError):
        Journal.open(person).diary.draw_missing()
