"""What still says words that an edit took out of a message: answers that quote them go."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from persode.journal.erasing.only import only_words
from persode.journal.erasing.plan import staying
from persode.journal.erasing.traces import Traces, told_only
from persode.journal.fold.state import Message, Reply, State
from persode.language import sentences, words
from persode.language.wordlists import word_set
from persode.log import Draft

__all__ = ["withdrawn"]


def withdrawn(state: State, message: Message, old: str, told: Sequence[str]) -> list[Draft]:
    """The events that take away the answers that quote what was edited.

    Its own answer, and one that speaks of what it told, go with any word that only the old wording had, however common;
    any other with a word or a sentence that is told nowhere now.

    Args:
        state: after the edit.
        message: the edited message.
        old: its words before.
        told: ids of the memories that it told before.
    """
    left = list(staying(state))
    traces = Traces((), only_words([old], left), told_only((s.text for s in sentences(old)), left))
    taken_out = {*words(old)} - {*words(message.text)} - word_set("stopwords")

    def quotes(reply: Reply) -> bool:
        near = reply.message == message.id or not _used(reply).isdisjoint(told)
        return (near and not taken_out.isdisjoint(words(reply.text))) or traces.says(reply.text)

    gone = filter(quotes, state.replies.values())
    return [Draft("reply_withdrawn", {"message": reply.message, "reply": reply.id}) for reply in gone]


def _used(reply: Reply) -> set[str]:
    used: Iterable[str] = reply.receipt.get("used", ())
    return set(used)
