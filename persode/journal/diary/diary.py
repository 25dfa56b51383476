"""The diary of one journal: its pages with their pictures, made, changed and found."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Container
from contextlib import suppress
from datetime import date
from typing import TYPE_CHECKING

from persode import checks
from persode.errors import BadInputError, StorageError
from persode.illustration import nearest_art
from persode.journal import telling
from persode.journal.deciding import decided
from persode.journal.diary.page_by_model import PageByModel
from persode.journal.diary.page_writing import episodes_of, is_still_so, written
from persode.journal.diary.pictures import A_FEW, Pictures
from persode.journal.fold.state import Page
from persode.log import Draft

if TYPE_CHECKING:
    from persode.journal.journal import Journal

__all__ = ["Diary"]


class Diary:
    """The pages; `Journal.diary`."""

    def __init__(self, journal: Journal, pictures: Pictures) -> None:
        self.writing = journal.writing
        self._journal = journal
        self._pictures = pictures
        self._to_draw = 0
        self.by_model = PageByModel(journal, self, pictures)

    def pages(self, search: str = "") -> list[Page]:
        """The pages that are not deleted, newest day first; `search` finds text, title and tags in any script."""
        words = _folded(checks.text(search)).split()
        pages = self._journal.state.pages.values()
        found = [p for p in pages if not p.deleted and all(word in _searchable(p) for word in words)]
        return sorted(found, key=lambda p: (p.day, p.written_at), reverse=True)

    def page(self, page_id: str) -> Page:
        """The page of that id.

        Raises:
            BadInputError: there is none.
        """
        self._journal.refresh()
        page = self._journal.state.pages.get(checks.text(page_id))
        if page is None:
            raise BadInputError("no_such_page")
        return page

    def write(self, day: date | None = None, key: str = "") -> Page:
        """Make (or make anew) the page of a day (of today) out of what was told that day, with its picture.

        Raises:
            BadInputError: nothing was told on that day.
            StorageError: the disk refused; an older page of that day is intact.
        """
        with self.writing():
            draft = written(self._journal, self._journal.today if day is None else checks.day(day), key)
            page = self.page(self._journal.append([draft])[0].data["page"]["id"])
        return page if page.picture else self._draw(page)

    @decided
    def follow(self, memory_ids: Collection[str], *of_days: date | None) -> None:
        """Make anew the pages of these days, and those that remind of these memories: what they were made of changed.

        What the person wrote herself stays; a page that went as nothing of its day was left comes back when there is.
        The pictures are drawn when the change is written.
        """
        state = self._journal.state
        merged = (state.memory(one) for memory_id in memory_ids for one in state.merged_with(memory_id))
        days = {*of_days, *(memory.my_day for memory in merged if memory is not None)} if state.merged else {*of_days}
        self._bring_back(days)
        drafts: list[Draft] = []
        for page in self.pages():
            if page.edited or not (page.day in days or page.related in memory_ids):
                continue
            try:
                draft = written(self._journal, page.day)
            except BadInputError:  # nothing of the day is left
                draft = Draft("page_deleted", {"page": page.id, "emptied": True})
            made = draft.data["page"]
            if made == page.id or (made["title"], made["text"]) != (page.title, page.text):
                drafts.append(draft)
        self.append(drafts)

    def _bring_back(self, days: Container[date | None]) -> None:
        there = {page.day for page in self.pages()}
        gone = [p for p in self._journal.state.pages.values() if p.emptied and p.day in days and p.day not in there]
        back = {page.day: page.id for page in gone if episodes_of(self._journal, page.day)}  # the newest of a day
        self.append([Draft("page_undone", {"page": page_id}) for page_id in back.values()])

    @decided
    def append(self, drafts: list[Draft]) -> None:
        """Take in pages without pictures, which follow as soon as nobody is kept waiting; for this package."""
        if drafts:
            self._journal.append(drafts)
            self._to_draw += sum(draft.kind == "page_written" for draft in drafts)

    @decided
    def edit(self, page_id: str, title: str, text: str, key: str = "") -> Page:
        """Replace a page's title and text by the person's own.

        Raises:
            BadInputError: nothing but blanks, or no such page.
        """
        self._shown(page_id)
        words = {"title": telling.checked_title(title), "text": telling.checked(text)}
        self._journal.append([Draft("page_edited", {"page": page_id, **words}, key)])
        return self.page(page_id)

    @decided
    def own_words(self, page_id: str, key: str = "") -> Page:
        """Put the page back to what she told that day, word for word, with nothing added; `undo` brings it back.

        Raises:
            BadInputError: there is no such page, or nothing that was told that day is left.
        """
        page = self._shown(page_id)
        told = [episode.text for episode in episodes_of(self._journal, page.day)]
        if not told:
            raise BadInputError("nothing_told", day=page.day.isoformat())
        text = "\n\n".join(told)
        if text != page.text:
            parts = [["wrote", piece] for piece in told]
            words = {"page": page_id, "title": page.title, "text": text, "parts": parts}
            self._journal.append([Draft("page_worded", words, key)])
        return self.page(page_id)

    def redraw(self, page_id: str, style: str = "", key: str = "", art: str = "") -> Page:
        """Draw the page's picture anew: another seed, and another background style or art style if one is given."""
        page = self._shown(page_id)
        return self._draw(page, style or page.style, page.seed + 1, key, art or page.art)

    def redraw_all(self, style: str = "", art: str = "") -> int:
        """Draw the whole gallery in a background style, an art style, or both; how many pictures changed.

        The same scenes, newest first: seeds stay. A picture takes about a second, so a page calls this beside itself.

        Raises:
            StorageError: the disk refused; what was drawn before is kept.
        """
        count = 0
        for page in self.pages():
            wanted = (style or page.style, nearest_art(art or page.art))
            if wanted != (page.style, page.art) or page.drawn_by:
                with suppress(BadInputError):  # it went while it was drawn
                    self._draw(page, wanted[0], page.seed, "", wanted[1])
                    count += 1
        return count

    @decided
    def delete(self, page_id: str, key: str = "") -> None:
        """Take a page out of the diary; `undo` brings it back."""
        if not self.page(page_id).deleted:
            self._journal.append([Draft("page_deleted", {"page": page_id}, key)])

    def changes_back(self, page_id: str) -> int:
        """How many changes of a page `undo` takes back; 0 if there is nothing to go back to.

        Versions that tell, or remind of, what she took back, edited or wants left alone since are passed over.
        """
        history = self._journal.state.page_history.get(page_id, [])
        so = (n for n, version in enumerate(reversed(history), 1) if is_still_so(self._journal, version))
        return next(so, 0)

    def undo(self, page_id: str, key: str = "") -> Page:
        """Undo the last change of a page (text, picture, deletion); nothing happens if there is none.

        A deleted page that tells of what she took back, edited or wants left alone since is made anew.

        Raises:
            BadInputError: nothing is left of the day of a deleted page, or there is no such page.
        """
        with self.writing():
            page, changes = self.page(page_id), self.changes_back(page_id)
            back = Draft("page_undone", {"page": page_id}, key)
            if changes:
                self._journal.append([back] + [Draft("page_undone", {"page": page_id})] * (changes - 1))
            elif page.deleted:
                self.append([written(self._journal, page.day, key, page.id)])
        with suppress(StorageError):
            self.draw_missing(A_FEW)
        return self.page(page_id)

    def draw_missing(self, most: int | None = None) -> int:
        """Draw pictures that are not there, the newest pages' first (opening draws a few); how many were missing.

        Raises:
            StorageError: the disk refused.
        """
        missing = [page for page in self.pages() if not self._pictures.has(page)]
        for page in missing[:most]:
            if page.picture and not page.drawn_by:
                self._pictures.restore(page, self._journal.preferences)
            else:
                with suppress(BadInputError):  # it went while it was drawn
                    self._draw(page)
        return len(missing)

    def draw_due(self) -> None:
        """Draw the pictures that `append` left to be drawn, if these are a few; many wait for `draw_missing`."""
        due, self._to_draw = self._to_draw, 0
        if 0 < due <= A_FEW:
            with suppress(StorageError):
                self.draw_missing(due)

    def picture(self, page: Page, small: bool = False) -> bytes | None:
        """The page's picture as WebP, or None if its file is not there."""
        return self._pictures.read(page.thumbnail if small else page.picture)

    def _draw(self, page: Page, style: str = "", seed: int | None = None, key: str = "", art: str = "") -> Page:
        """Draw a page's picture and keep it. Drawing takes a second, so it does not keep others from writing.

        Raises:
            BadInputError: the page was erased, deleted or made anew meanwhile.
            StorageError: the disk refused.
        """
        drawn = self._pictures.draw(page, self._journal.preferences, style, seed, art)
        with self.writing():
            now = self._journal.state.pages.get(page.id)
            if now is None or now.deleted or now.drawn_from != page.drawn_from:
                self._pictures.drop(drawn["picture"])
                raise BadInputError("no_such_page")
            if now.picture and not page.picture:  # another tab drew it meanwhile
                return now
            self._journal.append([Draft("picture_made", {"page": page.id, **drawn}, key)])
            return self.page(page.id)

    def _shown(self, page_id: str) -> Page:
        """A page that is not deleted.

        Raises:
            BadInputError: it is deleted, or there is none.
        """
        page = self.page(page_id)
        if page.deleted:
            raise BadInputError("page_deleted")
        return page


def _searchable(page: Page) -> str:
    return _folded(" ".join([page.title, page.text, *page.hashtags, *page.people, *page.places]))


def _folded(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()
