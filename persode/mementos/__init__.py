"""Three views over the same memories, and what joins them: who I am, when it happened, where it happened.

Everything here is a pure function of the live memories and the person's corrections; nothing is stored.
"""

from __future__ import annotations

from persode.mementos.common_places import KINDS
from persode.mementos.corrections import ACTIONS, Correction, is_sound
from persode.mementos.fact import FactView, Value
from persode.mementos.graph import DOMAINS, MOST_NODES, Graph, GraphLink, GraphNode, graph_of, way
from persode.mementos.graph_page import graph_page
from persode.mementos.joined import Change, Reconstruction, changes, happened, reconstruct
from persode.mementos.moment import Moment
from persode.mementos.paths import get_path, list_paths, search
from persode.mementos.patterns import GROUPINGS, Pattern, patterns
from persode.mementos.people import People, PersonView, person_key
from persode.mementos.places import Place, Places, Visit
from persode.mementos.profile import Profile
from persode.mementos.reading import Reading, Statement, read_text
from persode.mementos.slots import checked_path, checked_value
from persode.mementos.slots import same as same_value
from persode.mementos.stories import VIEWS, narrative, retold, summary
from persode.mementos.summaries import evolution, question_of
from persode.mementos.timeline import Event, Timeline, checked_range, day_key, day_of_key
from persode.mementos.views import Sources, Views

__all__ = [
    "ACTIONS",
    "DOMAINS",
    "GROUPINGS",
    "KINDS",
    "MOST_NODES",
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
    "changes",
    "checked_path",
    "checked_range",
    "checked_value",
    "day_key",
    "day_of_key",
    "evolution",
    "get_path",
    "graph_of",
    "graph_page",
    "happened",
    "is_sound",
    "list_paths",
    "narrative",
    "patterns",
    "person_key",
    "question_of",
    "read_text",
    "reconstruct",
    "same_value",
    "retold",
    "search",
    "summary",
    "way",
]
