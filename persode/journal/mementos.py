"""The mementos of one journal: views over its memories, kept up to date, and everything that can be asked of them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from persode import mementos
from persode.journal.memento_batches import Batches
from persode.llm import LanguageModel
from persode.mementos import Change, Event, Graph, Moment, Pattern, Place, Reconstruction

__all__ = ["Mementos"]


class Mementos(Batches):
    """The mementos of one journal; `Journal.mementos`. Looking changes nothing; what `Batches` has writes."""

    # -- asking

    def get(self, path: str) -> object:
        """What is at a path, see `persode.mementos.get_path`."""
        return mementos.get_path(self.views, path)

    def list(self, prefix: str, start: str | date | None = None, end: str | date | None = None) -> Sequence[str]:
        """The paths under a prefix, see `persode.mementos.list_paths`."""
        return mementos.list_paths(self.views, prefix, start, end)

    def search(self, words: str) -> Sequence[Event | Place]:
        """Places and days that hold the words.

        Raises:
            BadInputError: what is asked for is no text.
        """
        return mementos.search(self.views, words)

    def happened(
        self,
        start: date | None = None,
        end: date | None = None,
        location: str = "",
        person: str = "",
        profile_aspect: str = "",
    ) -> Sequence[Moment]:
        """The moments of a cut, see `persode.mementos.happened`."""
        return mementos.happened(self.views, start, end, location, person, profile_aspect)

    def reconstruct(
        self,
        date: str | date | tuple[str | date, str | date] | None = None,
        location: str = "",
        profile_aspect: str = "",
        person: str = "",
    ) -> Reconstruction:
        """Everything that is known for a day or a range, a place, a person, a part of the profile, with its sources.

        Raises:
            BadInputError: the range ends before it begins, or a bound is no day.
        """
        start, end = date if isinstance(date, tuple) and len(date) == 2 else (date, date)
        return mementos.reconstruct(self.views, start, end, location, person, profile_aspect, self._language)

    def changes(self, profile_aspect: str = "profile.") -> Sequence[Change]:
        """When facts changed, and where and with whom the person was then."""
        return mementos.changes(self.views, profile_aspect)

    def patterns(self, by: str = "place") -> Sequence[Pattern]:
        """Feeling and count by place, kind (of place), weekday or month."""
        return mementos.patterns(self.views, by, self._language)

    def graph(self, domain: str = "real", most: int = mementos.MOST_NODES) -> Graph:
        """People, places, topics, facts and memories with their links, see `persode.mementos.graph_of`."""
        links = [(k.id, k.source, k.target, k.kind) for k in self._journal.state.links.values()]
        return mementos.graph_of(self.views, links, domain, most)

    def graph_page(self, domain: str = "real") -> str:
        """The graph as one HTML file that needs no network."""
        return mementos.graph_page(self.graph(domain), self.views.name, self._language)

    def evolution(self, path: str) -> str:
        """A fact over time, in words.

        Raises:
            BadInputError: that is no path of a fact.
        """
        return mementos.evolution(self.views.profile.fact(mementos.checked_path(path)), self._language)

    def question(self, path: str) -> str:
        """What to ask about a value that is too uncertain to state, or "".

        Raises:
            BadInputError: that is no path of a fact.
        """
        return mementos.question_of(self.views.profile.fact(mementos.checked_path(path)), self._language)

    # -- telling

    def summary(self, view: str) -> str:
        """One of profile, timeline, places, people as structured text (Markdown).

        Raises:
            UnknownChoiceError: there is no such view.
        """
        return mementos.summary(self.views, view, self._language)

    def narrative(self, view: str) -> str:
        """One of profile, timeline, places, people as a person would tell it, in the third person.

        Raises:
            UnknownChoiceError: there is no such view.
        """
        return mementos.narrative(self.views, view, self._journal.today, self._language)

    def retold(self, view: str, llm: LanguageModel) -> str:
        """The same by a language model, to be shown beside the other two; "" if the model fails.

        Raises:
            UnknownChoiceError: there is no such view.
        """
        return mementos.retold(self.views, view, self._journal.today, llm, self._language)

    @property
    def _language(self) -> str:
        return self._journal.state.settings.language
