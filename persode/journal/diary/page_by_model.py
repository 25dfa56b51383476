"""A page that a model may word or paint, after Persode has made it: the page is there whatever the model does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from persode.agent import is_grave
from persode.episode import EpisodeMetadata
from persode.errors import BadInputError, ModelAnswerError, PersodeError
from persode.journal.diary.page_writing import episodes_of, told_on
from persode.journal.diary.pictures import Pictures
from persode.journal.fold.state import Page
from persode.llm import PictureModel, get_llm, get_painter
from persode.log import Draft
from persode.templates import FewShotTemplateSystem

if TYPE_CHECKING:
    from persode.journal.diary.diary import Diary
    from persode.journal.journal import Journal

__all__ = ["PageByModel"]


class PageByModel:
    """`Journal.diary.by_model`: each door gives the page as it then is; `journal.reading` says why a model did nothing.

    A model is asked while nobody is kept from writing; what it gave counts only if the page is as it was.
    """

    def __init__(self, journal: Journal, diary: Diary, pictures: Pictures) -> None:
        self._journal = journal
        self._diary = diary
        self._pictures = pictures

    def finish(self, page_id: str) -> Page:
        """Let the models that are set up word and paint a page; without any it stays as it is."""
        self.word(page_id)
        return self.paint(page_id)

    def word(self, page_id: str) -> Page:
        """Let a model word the page's text, if one is set up for that and the person has not written it herself."""
        page = self._diary.page(page_id)
        episodes = episodes_of(self._journal, page.day)
        try:
            llm = get_llm("diary")
            if llm is None or page.edited or page.deleted or not episodes or self._holds_imported(page):
                return page
            if any(episode.act == "crisis" or is_grave(episode.text) for episode in episodes):
                return page
            from persode.templates.by_model import word_page  # loads pydantic, which nobody without a model needs

            text = word_page(llm, episodes, self._journal.preferences)
            if text is not None and is_grave(text.text):
                raise ModelAnswerError("model.no_page", model=llm.name)
        except PersodeError as error:
            self._journal.reading.tell(error)
            return page
        if text is None:
            return page
        title = page.title if is_grave(text.title) else text.title
        data = {"page": page_id, "title": title, "text": text.text, "parts": [list(p) for p in text.parts]}
        with self._diary.writing():
            if self._is_as_it_was(page):
                self._journal.append([Draft("page_worded", data | {"by": llm.name})])
            return self._diary.page(page_id)

    def paint(self, page_id: str) -> Page:
        """Let a model paint the page's picture, if one is set up; a refusal is met with a softer wish, once."""
        page = self._diary.page(page_id)
        try:
            painter = get_painter()
            if painter is None or page.deleted or not page.prompt or self._holds_imported(page):
                return page
            version = len(self._journal.state.page_history.get(page_id, ()))
            name = self._pictures.keep(f"{page_id}-{page.seed:x}-painted-{version}.webp", self._painted(painter, page))
        except PersodeError as error:
            self._journal.reading.tell(error)
            return page
        same = {what: getattr(page, what) for what in ("seed", "style", "art", "alt")}
        picture = {"picture": name, **same, "by": painter.name}
        with self._diary.writing():
            if self._is_as_it_was(page):
                self._journal.append([Draft("picture_made", {"page": page_id, **picture})])
            else:
                self._pictures.drop(name)
            return self._diary.page(page_id)

    def _painted(self, painter: PictureModel, page: Page) -> bytes:
        try:
            return painter.paint(page.prompt)
        except ModelAnswerError:
            episode = EpisodeMetadata.from_dict(page.drawn_from or {"text": page.text, "emotion": page.feeling})
            return painter.paint(FewShotTemplateSystem().soften(episode, self._journal.preferences).prompt)

    def _holds_imported(self, page: Page) -> bool:
        """True if an entry of another journal is a part of the page: no model hears of that."""
        state = self._journal.state
        messages = (state.messages.get(memory.source) for memory in told_on(self._journal, page.day))
        return any(message is not None and message.source == "import" for message in messages)

    def _is_as_it_was(self, page: Page) -> bool:
        try:
            return self._diary.page(page.id) == page
        except BadInputError:
            return False
