"""The person's own words, turned to her: "my boss took my slides" -> "your boss took your slides".

Nothing is added and nothing is reworded: clauses are kept or left out. What can't be turned with confidence (a heading,
a question, another script) is not given back at all.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from persode.agent.mood import named_feeling
from persode.agent.voice import any_in, patterns
from persode.language import clause_pieces, is_verb, sentences, to_second_person, words
from persode.language.wordlists import word_table
from persode.templates import (
    content_words,
    inside_sentence,
    is_clause,
    one_piece,
    pattern_file,
    unspliced,
    with_subject,
)

__all__ = ["Echo", "clauses_of", "echo_of", "turned"]

LEAST_WORDS = 2
MOST_WORDS = 18
_MOST_CHARACTERS = 4_000
_MOST_SENTENCES = 40
_AND_YOU = re.compile(r"^((?:[Mm]y |your )?[^\W\d_]+) and you\b")
_SPOKEN_TO = re.compile(r"\b(?:you|your|yours|yourself)\b", re.IGNORECASE)
"""A "you" of the person's own means the companion, or people at large: such a clause is not turned."""

_QUOTED = re.compile(r"'[^']*'(?!\w)")
_EMOJI = re.compile("[\U0001f000-\U0001faff\u2600-\u27bf\u2b00-\u2bff\ufe0e\ufe0f\u200d]+")
_LAUGHED = re.compile(r"\b(?:lo+l|lmf?ao+|rofl|(?:ha){2,}h?|xd)\b[,.!]*", re.IGNORECASE)
_ATTITUDE = re.compile(
    r"^\W*(?:and |but |so |because |honestly,? )*i (?:really |just |so |still |truly |absolutely |fucking )*"
    r"(?:hate|despise|loathe|can['’]?t stand|cannot stand|detest)\b",
    re.IGNORECASE,
)
"""What she thinks of someone is no event: it is felt with, and not said back to her."""

_FIGURE = re.compile(
    r"\b(?:i['’]?m|i am|i|we['’]?re|we) (?:\w+ ){0,2}(?:dead|died|dying|deceased)\b(?! (?:tired|serious|sure|set|on))"
    r"|\bkill(?:s|ing|ed)? me\b|\b(?:could|would) (?:have )?died?\b|^\W*(?:dead|dying)\b(?! (?:tired|serious))",
    re.IGNORECASE,
)
"""A manner of speaking that turns grim when it is turned to "you"."""

_FILLER = re.compile(
    r"^(?:(?:yeah|yep|yup|no|nah|nope|anyway|anyways|ok|okay|well|so|like|tbh|ngl|wait|wow|ugh|damn|oh|ah|aw|omg"
    r"|oh my god|honestly|literally|basically|apparently|guess what|yes|and then|and|but)\b[\s,.:!-]*)+"
    r"(?=(?:i|i'm|i've|i'll|i'd|we|we're|we've|he|he's|she|she's|they|they're|it|it's|my|our|his|her|their|the|a|an"
    r"|nobody|everyone|everybody|(?-i:[A-Z]\w+))\b)",
    re.IGNORECASE,
)
"""What a person says before she says it: it is not given back."""

_TAIL = re.compile(
    r"[\s,]+(?:so|btw|by the way|tbh|ngl|rn|right now|though|tho|oh my god|omg|lol|or something|or so|or whatever"
    r"|and stuff|you know|i swear|for real|fr|obviously|apparently)$",
    re.IGNORECASE,
)
_LIKE_A_NUMBER = re.compile(
    r"\blike (?=(?:\d|two|three|four|five|six|seven|eight|nine|ten|a (?:hundred|thousand|million)))"
)
_SMALL_DAY = re.compile(
    r"\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november"
    r"|december)s?\b|(?<=\bin )(?:may|march)\b"
)
_TOLD_WHAT_TO_DO = re.compile(r"\byou (?:really |probably |just |maybe )?(?:should|ought to|had better|must)\b")
"""Said back, a wish or a regret of hers ("I should have called") would be an order or a blame."""

_RUNS_ON = re.compile(
    r"\w (?<!and )(?<!but )(?<!so )(?<!that )(?<!because )(?<!when )(?<!if )(?<!like )(?<!think )"
    r"you're (?:just|only|not|still|so)\b"
)
"""Two sentences without a mark between them: "you're not even crying you're just sitting here"."""

_NO_NEWS = ("you don't know", "you guess", "you mean", "it's fine", "you know")
"""Said in passing, beside something else."""

_NOT_SAID_BACK = re.compile(
    r"^(?:wish|tell|let|help|give|trust|believe|ask|excuse|forgive|remind) me\b"
    r"|\b(?:that'?s|it'?s|this is|i'?m|i am) (?:so |really |just |such )?"
    r"(?:stupid|dumb|silly|pathetic|weird|ridiculous|lame|cringe)\b"
    r"|\b(?:dude|bro|bruh|lmao|wtf|kinda|sorta)\b|\bi'?d say\b|\bi (?:might|must) (?:add|say|admit)\b|\bi shall\b"
    r"|\bthat'?s me\b",
    re.IGNORECASE,
)
"""An order, a verdict on herself, what one says among friends: said back it is odd, or it hurts."""

_HAS_QUOTE = re.compile('["“”«»„]')
"""Somebody's own words within hers must not be turned."""

_HEDGE = re.compile(r"^(?:I (?:think|guess|suppose|believe)|honestly),? (?=(?:I|we|he|she|they|it|my|the)\b)", re.I)
_AFTERTHOUGHT = re.compile(r",?\s+(?:i guess|i suppose|i think|i know|tbh|honestly|idk|though|somehow|or so)$", re.I)
_CALLED = re.compile(
    r",\s+(?!(?:and|or|but|so|with|without|in|on|at|to|for|from|by|after|before|too|again|finally|alone|together"
    r"|today|tonight|yesterday|tomorrow|now|then)\b)[^\W\d_]+ (?:guy|man|girl|boy|kid|woman|dude|person|idiot|genius"
    r"|legend|hero|queen|king|thing)$",
    re.IGNORECASE,
)
"""What she calls whom she told of: "my flatmate cried, weird guy"."""

_MIXED_BE = re.compile(r"\byou and ([^\W\d_]+) was\b")


@dataclass(frozen=True)
class Echo:
    """What can be given back of a message.

    Args:
        clauses: her clauses turned to "you", without end mark, the one that matters most first, small first letter
            unless it begins a name.
    """

    clauses: tuple[str, ...]


def echo_of(text: str, names: Sequence[str] = (), event: str = "") -> Echo:
    """The echo of a message.

    Args:
        text: the message.
        names: people and places that keep their capital.
        event: what the message is about most, as the analyzer sees it; its sentence comes first.
    """
    wanted = content_words(event)
    found = [
        (_leans_on_another(clause), -len(content_words(clause) & wanted), number, clause)
        for number, clause in enumerate(clauses_of(text, names))
    ]
    return Echo(tuple(clause for *_, clause in sorted(found)))


def clauses_of(text: str, names: Sequence[str] = ()) -> list[str]:
    """The clauses of a message that can be given back, in their order, turned to "you"."""
    told: list[str] = []
    pieces = sentences(text[:_MOST_CHARACTERS])[:_MOST_SENTENCES]
    for piece in pieces:
        line = _quietened(one_piece(_LAUGHED.sub("", _EMOJI.sub(" ", piece.text)).strip()), names)
        line = _without_filler(line)
        if not line or not words(line) or _is_unsayable(line):
            continue
        asks = piece.text.rstrip().endswith(("?", "？"))
        if _HAS_QUOTE.search(piece.text) or _NOT_SAID_BACK.search(line):
            continue
        clause = "" if asks else _clause(line, names)
        if clause:
            told.append(clause)
    known = [clause for clause in told if clause not in _NO_NEWS]
    return known or (told if len(pieces) == 1 else [])


def turned(text: str, names: Sequence[str] = ()) -> str:
    """A clause turned to "you", with the small first letter that it has inside a sentence."""
    line = _AND_YOU.sub(lambda m: f"you and {m.group(1)}", to_second_person(unspliced(with_subject(text))))
    line = _MIXED_BE.sub(r"you and \1 were", line)
    return inside_sentence(line, names)


def _clause(line: str, names: Sequence[str]) -> str:
    """The line's telling part as one turned clause, or "" if it has none that can be trusted."""
    pieces = [p.text for p in clause_pieces(line)]
    pieces = [p for p in pieces if not _only_feeling(p)]
    headed = len(pieces)
    while pieces and _is_heading(pieces[0]):
        pieces.pop(0)
    kept = ""
    for piece in pieces:
        if kept and (len(words(f"{kept} {piece}")) > MOST_WORDS or _splices(kept, piece)):
            break
        kept = f"{kept} {piece.strip()}" if kept else re.sub(r"^(?:and|but|so|then)\s+", "", piece.strip(), flags=re.I)
    kept = _CALLED.sub("", kept.strip(" ,;:-–—"))
    kept = _AFTERTHOUGHT.sub("", kept.strip(" ,;:-–—"))
    kept = with_subject(_HEDGE.sub("", kept))
    opener = (words(kept) or [""])[0]
    grammar = pattern_file("grammar")
    if not LEAST_WORDS <= len(words(kept)) <= 2 * MOST_WORDS or not _is_latin(kept):
        return ""
    if _SPOKEN_TO.search(_QUOTED.sub("", kept)) or not (is_clause(kept) or opener.startswith("i'")):
        return ""
    if len(pieces) < headed and not (kept.startswith("I") or opener in grammar["no_names"]):
        return ""  # "Long day, deadline moved": what is left over has lost its article
    if opener in grammar["no_telling"] and not _has_main_clause(kept):
        return ""
    if is_verb(opener) and opener not in ("i",) and not kept.startswith("I "):
        return ""  # an order or a fragment: "Make it stop"
    clause = turned(kept, names)
    return "" if _TOLD_WHAT_TO_DO.search(clause) or _RUNS_ON.search(clause) else _with_capitals(clause, names)


def _with_capitals(clause: str, names: Sequence[str]) -> str:
    """The names that she typed small ("jules") with the capital that they have."""
    for name in names:
        if name.islower() and not {*words(name)} & (word_table("kin").keys() | word_table("roles").keys()):
            clause = re.sub(rf"\b{re.escape(name)}\b", name.title(), clause)
    return _SMALL_DAY.sub(lambda m: m.group().title(), clause)


def _without_filler(line: str) -> str:
    """ "no he said it btw" -> "he said it"."""
    if not line:
        return line
    bare = _FILLER.sub("", line)
    for _ in range(3):
        bare = _TAIL.sub("", bare)
    bare = _LIKE_A_NUMBER.sub("", bare)
    return bare if words(bare) else line


def _quietened(line: str, names: Sequence[str]) -> str:
    """ "I GOT IN" -> "I got in": what was shouted is not shouted back."""
    if len(words(line)) < 2 or line.upper() != line or line.lower() == line:
        return line
    calm = re.sub(r"\bi\b", "I", line.lower())
    for name in names:
        calm = re.sub(rf"\b{re.escape(name.lower())}\b", name.title(), calm)
    return calm[:1].upper() + calm[1:]


def _is_unsayable(line: str) -> bool:
    """True for what is cruel or grim with a "you" in it: dislike, a figure of death, words that make her small."""
    small = patterns("feelings")["belittled"]["signs"]
    low = line.lower().replace("’", "'")
    return bool(_ATTITUDE.match(line) or _FIGURE.search(line)) or any_in(small, low)


def _leans_on_another(clause: str) -> bool:
    """True for "Mom almost cried too": it does not come first."""
    return (words(clause) or [""])[-1] in ("too", "also", "either", "well")


def _is_heading(piece: str) -> bool:
    """True for what stands before the sentence itself: "Bad flare today, I couldn't ...", "thanks, I feel ..."."""
    found = words(piece)
    if not found or not piece.rstrip().endswith((",", ";", ":", "—", "–")):
        return not found
    return not is_clause(with_subject(piece)) and found[0] not in pattern_file("grammar")["adverbial"]


def _has_main_clause(text: str) -> bool:
    """True for "When I got home, nobody was there"; questions and exclamations have none."""
    opener = words(text)[0]
    if opener not in ("when", "after", "before", "while", "because", "since", "as", "if", "although", "though"):
        return False
    return "," in text and is_clause(text.split(",", 1)[1])


def _splices(before: str, piece: str) -> bool:
    """True if a comma alone joins two whole sentences: "I passed, Dad cried"."""
    joined = re.match(r"(?:and|but|so|then|because|while|when|which|who|where|that|or)\b", piece.strip(), re.IGNORECASE)
    return not joined and is_clause(before) and is_clause(piece) and len(words(before)) >= 3


def _only_feeling(piece: str) -> bool:
    """True for "and I'm so scared today", not for "I feel proud about my graduation": that says of what."""
    found, feeling = words(piece), named_feeling(piece)
    return bool(feeling) and len(found) <= 6 and feeling in found[-2:]


def _is_latin(text: str) -> bool:
    letters = [c for c in text if c.isalpha()]
    return bool(letters) and sum(c < "\u0250" for c in letters) == len(letters)
