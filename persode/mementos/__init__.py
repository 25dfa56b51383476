"""Three views over the same memories, and what joins them: who I am, when it happened, where it happened.

Everything here is a pure function of the live memories and the person's corrections; nothing is stored.
"""

from __future__ import annotations

from persode.mementos.common_places import KINDS
from persode.mementos.corrections import ACTIONS, Correction
from persode.mementos.fact import FactView, Value
from persode.mementos.moment import Moment
from persode.mementos.people import People, PersonView
from persode.mementos.places import Place, Places, Visit
from persode.mementos.profile import Profile
from persode.mementos.reading import Reading, Statement, read_text
from persode.mementos.timeline import Event, Timeline
from persode.mementos.views import Sources, Views

__all__ = [
    "ACTIONS",
    "KINDS",
    "Correction",
    "Event",
    "FactView",
    "Moment",
    "People",
    "PersonView",
    "Place",
    "Places",
    "Profile",
    "Reading",
    "Sources",
    "Statement",
    "Timeline",
    "Value",
    "Views",
    "Visit",
    "read_text",
]
