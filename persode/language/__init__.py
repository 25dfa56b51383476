"""Words as such: cleaning, sentences, clauses, word forms, negation, people, places, dates, and turning "I" into "you".

English first; Korean words, kin, places and dates as well; other scripts are split and kept, never refused.
"""

from __future__ import annotations

from persode.language.clauses import clause_pieces, clauses
from persode.language.cleaning import clean, is_blank, without_formats
from persode.language.dates import DateMention, about, date_mentions
from persode.language.daytime import DAYTIMES, daytime
from persode.language.forms import gerund, is_past, is_verb, lemma
from persode.language.invented import unknown_names
from persode.language.korean import is_korean, is_korean_past, korean_words
from persode.language.negation import is_negation, negated
from persode.language.people import people
from persode.language.phone_spelling import spelled_out
from persode.language.place_names import place_key
from persode.language.places import PlaceMention, place_mentions, places, planned_places
from persode.language.relations import relations
from persode.language.same_names import maybe_same_person
from persode.language.speaking_of import is_everyday, speaks_of
from persode.language.tokens import Piece, has_letters, lowered, paragraphs, sentences, tokens, words
from persode.language.turning import to_second_person

__all__ = [
    "DAYTIMES",
    "DateMention",
    "Piece",
    "PlaceMention",
    "about",
    "clause_pieces",
    "clauses",
    "clean",
    "date_mentions",
    "daytime",
    "gerund",
    "has_letters",
    "is_blank",
    "is_everyday",
    "is_korean",
    "is_korean_past",
    "is_negation",
    "is_past",
    "is_verb",
    "korean_words",
    "lemma",
    "lowered",
    "maybe_same_person",
    "negated",
    "paragraphs",
    "people",
    "place_key",
    "place_mentions",
    "places",
    "planned_places",
    "relations",
    "sentences",
    "speaks_of",
    "spelled_out",
    "to_second_person",
    "tokens",
    "unknown_names",
    "without_formats",
    "words",
]
