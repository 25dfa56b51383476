"""Three views over the same memories, and what joins them: who I am, when it happened, where it happened.

Everything here is a pure function of the live memories and the person's corrections; nothing is stored.
"""

from __future__ import annotations

from persode.mementos.ages import AGE, BIRTHDAY
from persode.mementos.common_places import KINDS
from persode.mementos.corrections import ACTIONS, OF_A_MOMENT, STRIDE, Correction, is_sound, place_in_log
from persode.mementos.fact import SURE, FactView, Value
from persode.mementos.graph import (
    DOMAINS,
    MOST_NODES,
    NODE_KINDS,
    Graph,
    GraphLink,
    GraphNode,
    graph_of,
    link_said,
    way,
)
from persode.mementos.graph_page import graph_page
from persode.mementos.joined import Change, Reconstruction, changes, happened, reconstruct
from persode.mementos.moment import Moment
from persode.mementos.names import family_letter, person_key
from persode.mementos.paths import get_path, list_paths, search
from persode.mementos.patterns import GROUPINGS, Pattern, patterns
from persode.mementos.people import People, PersonView
from persode.mementos.places import Place, Places, Visit
from persode.mementos.profile import Profile
from persode.mementos.reading import Reading, Statement, read_text
from persode.mementos.saying import days_said, listed, shared_feeling, since_said, times_said
from persode.mementos.slots import (
    area_of,
    checked_fact,
    checked_path,
    checked_text,
    checked_value,
    known_paths,
    label,
    takes_many,
)
from persode.mementos.slots import same as same_value
from persode.mementos.stories import VIEWS, narrative, retold, summary
from persode.mementos.summaries import evolution, question_of
from persode.mementos.timeline import Event, Timeline, checked_day, checked_range, day_key, day_of_key
from persode.mementos.views import Sources, Views

__all__ = [
    "ACTIONS",
    "AGE",
    "BIRTHDAY",
    "DOMAINS",
    "GROUPINGS",
    "KINDS",
    "MOST_NODES",
    "NODE_KINDS",
    "OF_A_MOMENT",
    "STRIDE",
    "SURE",
    "VIEWS",
    "Change",
    "Correction",
    "Event",
    "FactView",
    "Graph",
    "GraphLink",
    "GraphNode",
    "Moment",
    "Pattern",
    "People",
    "PersonView",
    "Place",
    "Places",
    "Profile",
    "Reading",
    "Reconstruction",
    "Sources",
    "Statement",
    "Timeline",
    "Value",
    "Views",
    "Visit",
    "area_of",
    "changes",
    "checked_day",
    "checked_fact",
    "checked_path",
    "checked_range",
    "checked_text",
    "checked_value",
    "day_key",
    "day_of_key",
    "days_said",
    "evolution",
    "family_letter",
    "get_path",
    "graph_of",
    "graph_page",
    "happened",
    "is_sound",
    "known_paths",
    "label",
    "link_said",
    "list_paths",
    "listed",
    "narrative",
    "patterns",
    "person_key",
    "place_in_log",
    "question_of",
    "read_text",
    "reconstruct",
    "retold",
    "same_value",
    "search",
    "shared_feeling",
    "since_said",
    "summary",
    "takes_many",
    "times_said",
    "way",
]
