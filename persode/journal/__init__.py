"""One person's journal: the one door for pages and programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from persode.deferred import deferred
from persode.journal.answering import sample_reply, told_to_model
from persode.journal.care import LINK_KINDS, VERDICTS, WEAK
from persode.journal.diary.today import ComingBack, Today
from persode.journal.doctor import Finding, examine
from persode.journal.erasing.plan import TARGETS, Erasure
from persode.journal.fold.history import Happening
from persode.journal.fold.state import Link, Message, Page, QuietRule, RecalledMoment, Reply, Settings, State, Verdict
from persode.journal.inspecting import BANDS, Inspector, WhatIf, calibration
from persode.journal.journal import Journal
from persode.journal.looking_up import LONGEST_QUERY, MOST_READ, STATES, Found, Wanted
from persode.journal.memento_batches import Applied, Refusal
from persode.journal.mementos import Mementos
from persode.journal.people import People, Person
from persode.journal.quiet import QUIET_KINDS
from persode.journal.transfer import ImportReport, restore_zip
from persode.journal.with_without import Comparison, Question, Side, WithWithout

if TYPE_CHECKING:
    from persode.illustration import (
        ART_STYLES,
        BACKGROUND_THEMES,
        FASHION_STYLES,
        HAIR_COLOURS,
        HAIR_STYLES,
        SKIN_TONES,
        Picture,
        draw_portrait,
        read_hair,
    )

__all__ = [
    "ART_STYLES",
    "BACKGROUND_THEMES",
    "BANDS",
    "FASHION_STYLES",
    "HAIR_COLOURS",
    "HAIR_STYLES",
    "LINK_KINDS",
    "LONGEST_QUERY",
    "MOST_READ",
    "QUIET_KINDS",
    "SKIN_TONES",
    "STATES",
    "TARGETS",
    "VERDICTS",
    "WEAK",
    "Applied",
    "ComingBack",
    "Comparison",
    "Erasure",
    "Finding",
    "Found",
    "Happening",
    "ImportReport",
    "Inspector",
    "Journal",
    "Link",
    "Mementos",
    "Message",
    "Page",
    "People",
    "Person",
    "Picture",
    "Question",
    "QuietRule",
    "RecalledMoment",
    "Refusal",
    "Reply",
    "Settings",
    "Side",
    "State",
    "Today",
    "Verdict",
    "Wanted",
    "WhatIf",
    "WithWithout",
    "calibration",
    "draw_portrait",
    "examine",
    "read_hair",
    "restore_zip",
    "sample_reply",
    "told_to_model",
]

__getattr__ = deferred(  # what draws takes as long to load as all the rest
    __name__,
    {
        "persode.illustration": (
            "ART_STYLES",
            "BACKGROUND_THEMES",
            "FASHION_STYLES",
            "HAIR_COLOURS",
            "HAIR_STYLES",
            "SKIN_TONES",
            "Picture",
            "draw_portrait",
            "read_hair",
        ),
    },
)
