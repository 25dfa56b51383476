"""The time of day that a text names: morning, noon, afternoon, evening or night."""

from __future__ import annotations

import re

from persode.language.calendar import WEEKDAYS

__all__ = ["DAYTIMES", "daytime"]

_DAYS = "|".join(sorted(WEEKDAYS, key=len, reverse=True)) + "|sat|sun"
DAYTIMES = ("morning", "noon", "afternoon", "evening", "night")
_WORDS: tuple[tuple[str, re.Pattern[str]], ...] = tuple(
    (name, re.compile(pattern, re.IGNORECASE))
    for name, pattern in (
        ("morning", r"\b(?:morning|at dawn|at sunrise|at breakfast|before breakfast|woke up)\b|아침|새벽"),
        (
            "noon",
            r"\b(?:at|around|by|before|after|until) noon\b|\bmidday\b|\b(?:at|over|for) lunch\b|\blunch break\b|점심",
        ),
        ("afternoon", r"\b(?:afternoon|after school)\b|오후"),
        ("evening", r"\b(?:evening|tonight|at sunset|at dusk|after work|(?:at|over|for|after) dinner)\b|저녁"),
        (
            "night",
            (
                rf"\b(?:(?:last|all|at|that|the whole|late|{_DAYS}) (?:night|nite)"
                r"|midnight|night shift|couldn't sleep)\b|밤에|밤새|어젯밤"
            ),
        ),
    )
)
_CLOCK = re.compile(
    r"\b(?:at|around|until|till|by|since|before|after)\s+(?P<hour>\d{1,2})(?!\d)(?P<minutes>:\d\d)?\s*"
    r"(?P<half>[ap]\.?m\b\.?)?"
    r"(?!\s*(?:%|st\b|nd\b|rd\b|th\b|[-/.]\d|km|euros?|degrees|years|days|weeks|people|minutes|hours|of\b))"
    r"|\b(?P<bare>\d{1,2})(?::\d\d)?\s*(?P<mark>[ap]\.?m\b)",
    re.IGNORECASE,
)
_OF_A_LIFE = re.compile(
    r"\b(?:grew up|moved (?:to|away|out|in|here|abroad)|married|engaged|pregnant|divorced|widowed|orphaned|born"
    r"|emigrated"
    r"|graduated|retired|dropped out|left (?:home|school)|diagnosed|learned to|learnt to|came out|became|had"
    r" (?:my|her|his)"
    r"|first (?:kiss|job|child|baby|love)|died|famous|a (?:mum|mom|dad|parent|father|mother))\b[^.!?;]*$",
    re.IGNORECASE,
)
"""Before "at 22" it says that the figure is an age."""

_BORDERS = ((5, "night"), (12, "morning"), (13, "noon"), (18, "afternoon"), (22, "evening"), (24, "night"))


def daytime(text: str) -> str:
    """One of `DAYTIMES` as the text names it first, in words or by the clock; "" if it names none.

    A bare hour below 5 is the afternoon or the night, whichever a word beside it says; alone it says nothing.
    """
    found = [(match.start(), name) for name, pattern in _WORDS if (match := pattern.search(text))]
    for match in _CLOCK.finditer(text):
        if not (match["bare"] or match["half"] or match["minutes"]) and match.group().lower().startswith("at "):
            before = text[max(0, match.start() - 60) : match.start()]
            if int(match["hour"]) > 12 and _OF_A_LIFE.search(before):
                continue
        hour, half = int(match["hour"] or match["bare"]), (match["half"] or match["mark"] or "").lower()
        if half.startswith("p") and hour < 12:
            hour += 12
        elif half.startswith("a") and hour == 12:
            hour = 0
        if hour < 24 and (half or hour >= 6):
            found.append((match.start(), next(name for border, name in _BORDERS if hour < border)))
    return min(found)[1] if found else ""
