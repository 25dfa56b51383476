"""Words made from a reading: the diary page and the prompt of its picture.

One thing to know: the offline page is built of the person's own sentences and says of each whose it is.
"""

from __future__ import annotations

from persode.templates.days import day_of, spoken_day
from persode.templates.diary import PART_KINDS, DiaryTemplate, DiaryText, strongest, title_of
from persode.templates.gist import (
    as_written,
    content_words,
    gist,
    is_clause,
    is_past_clause,
    one_piece,
    told_later,
    unspliced,
    with_subject,
)
from persode.templates.inside import inside_sentence
from persode.templates.patterns import chosen, pattern_file
from persode.templates.visual import FewShotTemplateSystem, VisualPrompt, mood_of

__all__ = [
    "PART_KINDS",
    "DiaryTemplate",
    "DiaryText",
    "FewShotTemplateSystem",
    "VisualPrompt",
    "as_written",
    "chosen",
    "content_words",
    "day_of",
    "gist",
    "inside_sentence",
    "is_clause",
    "is_past_clause",
    "mood_of",
    "one_piece",
    "pattern_file",
    "spoken_day",
    "strongest",
    "title_of",
    "told_later",
    "unspliced",
    "with_subject",
]
