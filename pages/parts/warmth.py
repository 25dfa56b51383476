"""What may take its time happens beside the page, once a process: the model and its sentence banks.

It must not happen in the script's own thread: a click that comes meanwhile starts a second script, and when the first
one ends at last it throws away the fragments of the second. Streamlit also collects all garbage after each run; with a
model in memory that is most of a click's time. What is loaded by now stays for good, so it is moved out of the
collector's sight once (measured: 600..800 ms -> about 60 ms a click).
"""

from __future__ import annotations

import gc
from contextlib import suppress
from importlib import import_module
from threading import Thread

import streamlit as st

from persode.errors import PersodeError
from persode.journal import Journal, Person

__all__ = ["warm"]


def warm(journal: Journal) -> Thread:
    """Make the first recall quick; the thread that does it, for whoever wants to wait."""
    threads = _threads()
    if not threads:
        threads.append(Thread(target=_warm, args=(journal.person,), daemon=True))
        threads[0].start()
    elif not threads[0].is_alive():
        _ = journal.embedder_name  # loaded by now; if it stands in for the model, the journal has a notice to tell
    return threads[0]


def _warm(person: Person) -> None:
    """With a journal object of its own: the page's is in use. What tables, charts and
    pictures need takes a second to import."""
    for library in ("pandas", "altair", "persode.illustration.picture"):
        import_module(library)
    with suppress(PersodeError, OSError):
        Journal.open(person).warm()
    gc.collect()
    gc.freeze()


@st.cache_resource(show_spinner=False)
def _threads() -> list[Thread]:
    """The one thread of this process, once it was started."""
    return []
