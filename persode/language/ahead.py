"""Whether the words around a date speak of what is to come: "the exam is on Friday", "meeting him Thursday"."""

from __future__ import annotations

import re
from functools import cache

from persode.language.feasts import FEASTS
from persode.language.forms import is_past
from persode.language.korean import is_korean_past
from persode.language.wordlists import word_list

__all__ = ["is_ahead"]

_FUTURE = re.compile(
    r"(?:\b(?:will|going to|gonna|won't|next|coming|tomorrow|plan(?:ning)? to|want to|hope to|have to|due|upcoming"
    r"|can'?t wait|see (?:you|u|ya))|'ll)\b|(?:갈|할|볼|올|될|살|만날|먹을|있을)"
    r"\s?(?:거|것|게|예정|계획)|려고\s?(?:한다|해)|기로\s?했",
    re.IGNORECASE,
)
_PRESENT = re.compile(
    r"\b(?:(?:is|are|['’]s|starts?|begins?|leaves?|comes|opens?|arrives?|closes?|flies)(?: [\w'’]+){0,3}"
    r"|(?:have|has|['’]ve got) (?:a|an|the|my|our|his|her|two|three|no)\b(?: [\w'’]+){0,6}"
    r"|(?:['’]m|am|is|turns?|['’]ll be) \d{1,3}"
    r"|(?:['’]m|['’]re|am|are|is) \w+ing(?: [\w'’]+){0,6})(?<!since)\s*$",
    re.IGNORECASE,
)
"""Said in the present before a date, a thing is to come: "the biopsy is on Friday", "we have a trip in May"."""

_BY = re.compile(r"\b(?:by|until|till|before)\s+(?:the\s+)?$", re.IGNORECASE)
"""Before a weekday it points ahead ("due by Friday"), if nothing around it is told in the past."""

_NEXT_WORDS = re.compile(r"(?:[\s,]+[a-z']+){0,4}", re.IGNORECASE)
_NO_PAST = frozenset(
    (
        "married",
        "engaged",
        "divorced",
        "called",
        "named",
        "supposed",
        "planned",
        "booked",
        "scared",
        "reserved",
        "invited",
    )
)
_FOR = re.compile(r"\b(?:for|until|till|til|before|by) (?:the |this )?$", re.IGNORECASE)
"""Before a feast or a month that nothing in the clause tells of, it points ahead: "off to Spain for Easter"."""

_FEAST = re.compile(rf"^(?:this |the )?(?:{'|'.join(map(re.escape, FEASTS))})\b", re.IGNORECASE)
_IS_AFTER = re.compile(
    r"^\s+(?:is|are|['’]s|falls)\b(?! (?:over|done|gone|behind))|^,? (?:the|my|our|we|i) (?:\w+ ){0,2}?(?:is|are"
    r"|['’]s)\b",
    re.IGNORECASE,
)
"""After a day of a month, the present speaks of what is to come: "3 June is our anniversary"."""

_MONTH_DAY = re.compile(r"\d\s*(?:st|nd|rd|th)?\s*(?:of\s+)?[a-z]{3}|[a-z]{3}\.?\s+\d", re.IGNORECASE)
_TICKETS = re.compile(r"\b(?:got|bought|have|found|won)(?: [\w'’]+){0,3} tickets?\b", re.IGNORECASE)
_INVITED = re.compile(r"\binvited\b(?: [\w'’]+){1,8}\s*$", re.IGNORECASE)
_GOT = re.compile(
    r"\bgot (?:a|an|my|our|another)\b(?!.*\bback\b)|\b(?:got|bought|won|found)(?= (?:[\w'’]+ ){0,2}tickets?\b)",
    re.IGNORECASE,
)
"""Before an event it is "have": "got a date on Saturday"."""

_DOING = re.compile(
    r"^\W*(?:and |so |but |also |then |ok |okay )*(?:(?:i'?m|we'?re|i am|we are) )?(?:finally |probably |maybe |also )?"
    r"(?!(?:during|morning|evening|nothing|something|everything|anything|spring|being|feeling|thinking)\b)[a-z]+ing\b",
    re.IGNORECASE,
)
"""A clause that begins so and tells nothing in the past is a plan: "moving out in July"."""

_SETS_OUT = re.compile(
    r"\b(?:i|we|(?:my|our) [\w-]+|mum|mom|dad|he|she|they) (?:(?:both|all|finally|also|then|actually) )?"
    r"(?:fly|flies|go|goes|drive|drives|travel|travels|move|moves|leave|leaves|start|starts|begin|begins|sail|sails"
    r"|head|heads|meet|meets)\b",
    re.IGNORECASE,
)
_MAY_GO = re.compile(
    r"\b(?:might|(?-i:may)|maybe|perhaps|could|can) (?:[\w'’]+ ){0,2}?(?:go|visit|fly|travel|move|drive"
    r"|do|be|see|try|spend)\b|\b(?:maybe|perhaps) (?-i:[A-ZÀ-Þ])[\w-]+\s+$",
    re.IGNORECASE,
)
_HABIT = re.compile(
    r"\b(?:every|each|always|usually|often|sometimes|never|when(?:ever)?|if|normally|mostly|how)\b|\w+days\b",
    re.IGNORECASE,
)
"""Said in the present, a journey or a beginning with a date is to come: "on Friday we drive to Wales"; no habit is."""

_WAS = re.compile(
    r"\b(?:was|wasn['’]t|were|weren['’]t)\b(?! (?:\w+ )?(?:supposed|meant|going|due|to|hoping)\b)", re.IGNORECASE
)
_JUDGED = re.compile(
    r"\b(?:great|awful|amazing|terrible|horrible|best|worst|fun|lovely|nice|wild|boring|good|bad|perfect|crazy"
    r"|such a|what a|since|every|each|usually|always|after|failed|passed)\b",
    re.IGNORECASE,
)
"""What is judged or comes again and again has been."""


def is_ahead(text: str, match: re.Match[str]) -> bool:
    """True if the words around a date speak of what is to come."""
    before = re.split(r"[.!?;,\n]", text[: match.start()])[-1][-80:]
    after = re.split(r"[.!?;,\n]", text[match.end() :])[0][:80]
    clause = re.split(r"[.!?;\n]", text[: match.start()])[-1][-80:] + after
    if re.search("[가-힣]", match.group()):
        return bool(_FUTURE.search(clause)) or _is_korean_plan(before + match.group() + after)
    nearest = re.split(r"\b(?:and|but|so|because|bc) (?=(?:the|my|our|i|we|it|he|she)\b)", before, flags=re.IGNORECASE)[
        -1
    ]
    told = any(is_past(word) and word not in _NO_PAST for word in re.findall(r"[a-z]+", _GOT.sub("", nearest).lower()))
    told = told or bool(_WAS.search(nearest))
    present = _PRESENT.search(before) and not told
    tells_on = any(map(is_past, _next_words(text, match.end())))
    by = _BY.search(before) and not told and not tells_on
    if _FUTURE.search(clause) or present or by or _INVITED.search(before):
        return True
    if _MONTH_DAY.search(match.group()) and _IS_AFTER.match(text[match.end() : match.end() + 60]) and not told:
        return True
    if (
        not told
        and (_SETS_OUT.search(clause) or _MAY_GO.search(before))
        and not _HABIT.search(clause)
        and not _tells(after)
    ):
        return True
    if told or tells_on or _JUDGED.search(before + after):
        return False
    if _FEAST.match(match.group()) and (_FOR.search(before) or re.match("for ", match.group(), re.IGNORECASE)):
        return True
    if _TICKETS.search(nearest):
        return True
    return bool(_events().search(before) or _events().search(after) or _DOING.search(before))


def _tells(after: str) -> bool:
    """True if what follows a date in its clause is told in the past."""
    return any(is_past(word) and word not in _NO_PAST for word in re.findall(r"[a-z]+", after.lower()))


def _next_words(text: str, start: int) -> list[str]:
    following = _NEXT_WORDS.match(text, start)
    return re.findall(r"[a-z]+", following.group().lower()) if following else []


def _is_korean_plan(clause: str) -> bool:
    """True for an event in a clause that is not told in the past: "시험이 금요일이다"."""
    return bool(_events().search(clause)) and not any(is_korean_past(word) for word in clause.split())


@cache
def _events() -> re.Pattern[str]:
    listed = word_list("events_ahead")
    latin = "|".join(re.escape(word) for word in listed if word.isascii())
    return re.compile(rf"\b(?:{latin})\b|{'|'.join(word for word in listed if not word.isascii())}", re.IGNORECASE)
