"""A writing pad that loses nothing: what is typed is on disk as a draft within half a second.

`st.text_area` sends nothing before it loses the focus, so a reload would lose the text. The pad sends its draft every
500 ms inside a fragment (the page is not run again); what it hands in carries a key, so that twice is once. What is
written over a text from which another tab erased something meanwhile, or has a trace itself of what was erased since it
was begun, is neither kept nor handed in: each draft says at which generation of the journal its text was begun, and
what was kept counts as begun anew.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import streamlit as st

from pages.parts.acts import failed
from persode.errors import BadInputError, PersodeError, StorageError
from persode.journal import Journal
from persode.journal.erasing.eraser import Begun
from persode.words import say

__all__ = ["pad"]

_HERE = Path(__file__).parent
_HTML = '<div class="pad"><textarea dir="auto" spellcheck="true"></textarea><button type="button"></button></div>'
_component = st.components.v2.component(
    "persode_pad",
    html=_HTML,
    css=(_HERE / "pad.css").read_text(encoding="utf-8"),
    js=(_HERE / "pad.js").read_text(encoding="utf-8"),
)

Send = Callable[[str, str], object]


@st.fragment
def pad(
    journal: Journal,
    name: str,
    send: Send,
    *,
    words: str,
    first: str = "",
    rows: int = 2,
    enter_sends: bool = False,
) -> None:
    """Show the pad called `name`, which is also the name of its draft.

    Args:
        journal: whose draft it is.
        name: a draft's name; small letters, digits, hyphens.
        send: called with the text and its key when the person hands it in; the whole page is drawn anew after it.
        words: catalogue prefix of label, placeholder, send and busy (`chat.pad`).
        first: what stands in it when there is no draft.
        rows: lines shown at first.
        enter_sends: Enter hands it in (Shift+Enter is a new line); else Ctrl+Enter does.
    """
    fresh = {"handled": "", "kept": 0, "round": 0, "anew": 0, "unsaved": "", "there": False}
    memo = st.session_state.setdefault("pads", {}).setdefault(name, fresh)
    held = st.session_state.get(f"pad-{name}") or {}
    now = journal.eraser.begun(name)
    if not held:  # it is opened, or nothing was typed in it yet
        _begin_anew(memo, now, "begun" in memo and _was_erased(journal, memo, now))
        memo["there"] = bool(journal.drafts.read(name))
    memo.setdefault("begun", now)
    went = _keep(journal, name, held.get("draft"), memo)
    sent = held.get("sent")
    if went or sent and sent.get("name") == name and sent["key"] != memo["handled"]:
        if not went:
            _hand_in(journal, name, send, sent, memo)
        _begin_anew(memo, journal.eraser.begun(name), went)
        st.rerun(scope="app")
    if _was_erased(journal, memo, now):
        _begin_anew(memo, now, True)
    text = memo.get("unsaved") or journal.drafts.read(name) or first
    _component(
        key=f"pad-{name}",
        data={
            "name": name,
            "text": text,
            "version": f"{name}-{memo['round']}-{memo['anew']}",
            "generation": memo["begun"].generation,
            "label": say(f"{words}.label"),
            "placeholder": say(f"{words}.placeholder"),
            "send": say(f"{words}.send"),
            "busy": say(f"{words}.busy"),
            "enter_sends": enter_sends,
            "rows": rows,
        },
        default={"draft": None, "sent": None},
        on_draft_change=_nothing,
        on_sent_change=_nothing,
    )


def _keep(journal: Journal, name: str, draft: dict[str, Any] | None, memo: dict[str, Any]) -> bool:
    """Put a new draft on disk; True if what it was made of was erased, so that the pad begins anew.

    A disk that refuses is told when the text is handed in, which keeps it in its box.
    """
    if not draft or draft.get("name") != name or draft["at"] == memo["kept"]:
        return False
    memo["kept"] = draft["at"]
    try:
        memo["unsaved"] = _kept(journal, name, draft["text"], _begun(memo, draft))
    except BadInputError as error:
        failed(error)
        memo["unsaved"] = ""
        return True
    if not memo["unsaved"]:
        memo["begun"], memo["there"] = journal.eraser.begun(name), bool(draft["text"])
    return False


def _kept(journal: Journal, name: str, text: str, begun: Begun) -> str:
    """ "" once the draft is on disk, else the draft itself: the session holds it until the disk is well again.

    Raises:
        BadInputError: what it was made of was erased.
    """
    try:
        with journal.eraser.as_begun(begun):
            journal.drafts.keep(name, text)
    except StorageError:
        return text
    return ""


def _hand_in(journal: Journal, name: str, send: Send, sent: dict[str, Any], memo: dict[str, Any]) -> None:
    memo["handled"] = sent["key"]
    memo["round"] += 1
    begun = _begun(memo, sent)
    try:
        with journal.eraser.as_begun(begun):
            send(sent["text"], sent["key"])
    except PersodeError as error:
        failed(error)
        memo["unsaved"] = ""
        with suppress(BadInputError):
            memo["unsaved"] = _kept(journal, name, sent["text"], begun)
        return
    memo["unsaved"], memo["there"] = "", False
    journal.drafts.drop(name)


def _begun(memo: dict[str, Any], given: dict[str, Any]) -> Begun:
    """What was begun with; a tab whose session was lost (the app was started again) may know an older generation."""
    begun: Begun = memo["begun"]
    generation = given.get("generation")
    return replace(begun, generation=min(begun.generation, generation)) if isinstance(generation, int) else begun


def _was_erased(journal: Journal, memo: dict[str, Any], now: Begun) -> bool:
    """True if an erasure took something out of the text that the pad changes, or the draft that stands in the pad."""
    begun: Begun = memo["begun"]
    if now.generation == begun.generation:
        return False
    return now.text != begun.text or memo["there"] and not journal.drafts.read(now.name)


def _begin_anew(memo: dict[str, Any], now: Begun, from_what_is_left: bool) -> None:
    """Begin with the journal of now; the box shows what is left, if that is not what stands in it."""
    memo["begun"] = now
    if from_what_is_left:
        memo["anew"], memo["there"] = memo["anew"] + 1, False


def _nothing() -> None:
    """The values are read where the pad is shown; the component wants a callback for each."""
