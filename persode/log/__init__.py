"""The append-only log of one journal: what happened, in order. Everything else is derived from it.

`EventLog` is the interface (append, read, rewrite); `JsonLinesLog` keeps it as one JSON line an event.
"""

from __future__ import annotations

from persode.log.event import SCHEMA, Draft, Event, EventLog, Tail
from persode.log.jsonlines import JsonLinesLog

__all__ = ["SCHEMA", "Draft", "Event", "EventLog", "JsonLinesLog", "Tail"]
