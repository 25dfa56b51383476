"""Waiting for what comes from elsewhere, and no longer than was said.

A network library's own timeouts begin anew with every byte, and looking up a name has none. So the work is done in a
thread of its own and whoever waits looks at the clock.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from queue import Empty, SimpleQueue
from threading import Event, Thread
from time import monotonic
from typing import TypeVar

__all__ = ["in_time"]

T = TypeVar("T")
WHOLE = 4
"""How many times the silence that is borne the whole may take."""


def in_time(produce: Callable[[Event], Iterator[T]], silence: float) -> Iterator[T]:
    """What `produce` gives, as it comes.

    Args:
        produce: runs in another thread; is given an event that is set once nobody waits any more.
        silence: seconds that may pass before each item; the whole may take `WHOLE` times as long.

    Raises:
        TimeoutError: nothing came in time.
        Exception: what `produce` raised.
    """
    items: SimpleQueue[tuple[T] | Exception | None] = SimpleQueue()
    given_up = Event()

    def work() -> None:
        try:
            for item in produce(given_up):
                items.put((item,))
            items.put(None)
        except Exception as error:  # raised again where somebody waits for it
            items.put(error)

    Thread(target=work, name="persode-model", daemon=True).start()
    end = monotonic() + WHOLE * silence
    try:
        while True:
            try:
                item = items.get(timeout=max(0.0, min(silence, end - monotonic())))
            except Empty:
                raise TimeoutError from None
            if item is None:
                return
            if isinstance(item, Exception):
                raise item
            yield item[0]
    finally:
        given_up.set()
