"""Small talk: short, human, without a memory, at any length that was chosen."""

from __future__ import annotations

import re

from persode.agent.situation import Reply, Situation
from persode.agent.voice import Voice, patterns
from persode.clock import aware, zone
from persode.language import has_letters, lowered, sentences, words

__all__ = [
    "answer_small_talk",
    "answer_to_me",
    "asks_if_machine",
    "goes_to_bed",
    "is_greeting",
    "is_shrug",
    "is_speakable",
    "says_goodbye",
    "without_goodbye",
    "says_something",
    "speaks_to_companion",
]

_MASHED = re.compile(r"([a-z])\1+$|(?:xo)+x?$|(?:asdf|qwer|jkl|hjkl|asdfgh)\w*$|[bcdfghjklmnpqrstvwxz]{6,}$")
_BEFORE = re.compile(
    r"^\W*(?:(?:thanks|thank you|thx|ty|aw+|oh+|ok|okay|wow|haha|lol|hey|hi|and|but|so|omg)\b[\s,.!]*)+", re.IGNORECASE
)
_GOODBYE = re.compile(
    r"(?:^|[.!,;…\n]\s*|\b(?:ok|okay|so|and|lol|now|anyway|right|well|alright)\s+)"
    r"(?:good ?night|gn|nighty? night|night|nite|brb|cu|ttyl|cya"
    r"|gotta (?:run|sleep)|bye(?: bye)?|see you(?: \w+)?"
    r"|talk (?:to you )?(?:later|tomorrow|soon)|(?:i.?m )?(?:going|off|heading|gonna go) to (?:bed|sleep)"
    r"|(?:i.?m )?(?:gonna|going to|gunna|will) (?:go |try (?:to|and) |\w+ and )*(?:sleep|crash|shower and sleep)"
    r"|i.?ll (?:just |probably |now )?(?:go to|try to|go) (?:bed|sleep)"
    r"|i (?:need|have|want) to sleep|(?:i )?(?:gotta|have to|got to) go)"
    r"(?: now| then| for today| persode|[,.]? (?:thanks|thank you|thx)(?: for \w+(?: to me)?)?| x{1,3}| all| love"
    r"| mate)*\W*$"
    r"|^\W*(?:good ?night|night|nite|gn)\s*[!.,…]"
)
_TO_BED = re.compile(r"\b(?:night|nite|gn|bed|sleep|crash)\b|잘\s?자|굿나잇")
_EXCLAIMS = re.compile(
    r"(?:(?:ok|okay|so|omg|hey|lol|wait) )*(?:guess what|story ?time|you (?:won't|wont|will not) believe"
    r" (?:this|it|what (?:just )?happened(?: today)?)|i have news|big news|news|listen|so)"
    r"|(?:(?:oh|o|my|god|omg|omfg|wow|whoa|damn|ugh|argh|aah+|wtf|holy|gosh|jesus|man|no way) ?)+"
)
_SHRUGS = re.compile(
    r"(?:(?:yeah|ye|ya|ok|okay|well|hm+|mh+|ugh|eh|oh|but|so) )*(?:whatever|meh|who cares|oh well|it is what it is"
    r"|anyways?|never ?mind that|(?:so |very |too )?true|fair(?: enough| point)?|good point|i guess|i suppose|guess so)"
    r"(?: (?:lol|haha|though|tho|anyway|i guess))*"
)
_HERE = re.compile(
    r"^(?:hey|hi|hello|yo)\b.{0,24}\bhere$"
    r"|^(?:(?:hey|hi|hello|yo|hiya) )+(?:there )?(?:i'm|im|i am|it's|its|this is|my name is|my name's) \w+(?: again)?$"
    r"|^(?:hey+|hi+|hello|yo+|hiya|heya|ayo|sup|wassup|morning|evening|alright|all right)"
    r" (?:there|again|mate|man|bro|dude|bestie|girl|guys|persode|diary|journal)$"
)
_LEAVES = re.compile(
    r"^\W*(?:(?:ok|okay|k|kk|anyway|anyways|right|well|alright|cheers|thanks|thank you|thx|ty|mate|man|bro|love|so|and"
    r"|but|lol|gtg|aw|that.s all)\b\W*)*"
    r"(?:(?:bye+|goodbye|cya|ttyl|gtg|g2g|laters|gotta (?:go|run))\b(?! to (?:my|the)\b| bye to\b).{0,40}"
    r"|(?:night|nite|gn|good ?night)(?: night)?(?:[\s,]+(?:mate|man|bro|love|persode|diary|all|x+))*\W*)$"
)
"""A line that is all good-bye, whatever takes her away: "ok bye going to eat", "cheers mate night"."""
_MACHINE = re.compile(
    r"\b(?:you|u|ur|you.re|you are|youre|u are) (?:just |only |even )?(?:(?:a|an) )?"
    r"(?:bot|robot|ai|machine|program|computer|app|chatbot|algorithm|real|human|alive|laugh(?:ing)?|get it|feel it)\b"
    r"|^\W*(?:and |so |wait |lol )*(?:are|r|do) (?:you|u) (?:even |really |actually )?"
    r"(?:an? )?(?:laugh(?:ing)?|real|alive|human|bot|robot|ai|person|program|get it|feel (?:it|that|anything))\b"
)
_YOU = frozenset({"you", "you're", "your", "you've", "u", "ur", "youre"})


def answer_small_talk(situation: Situation, is_hard: bool = False) -> Reply:
    """One or two short sentences; a yes or a laugh in the middle of something hard is met quietly (`is_hard`)."""
    voice = Voice(situation)
    table = patterns("small_talk")
    kind = _kind(situation.text)
    if kind in ("yes", "laugh") and is_hard:
        kind = f"{kind}_quietly"
    hour = aware(situation.now).astimezone(zone(situation.zone)).hour
    part = next(name for name, until in table["parts"].items() if hour < until)
    name = situation.preferences.name.strip()
    say = table["to_me"]["kind"] if kind == "praise" else table["say"][kind]
    said = voice.open(say, part=table["greetings"][part], name=f", {name}" if is_speakable(name) else "")
    return Reply(said, "small_talk", left_out=tuple((hit.memory.id, "not_asked") for hit in situation.hits))


def says_something(text: str) -> bool:
    """False where there is no word: marks and pictures only, "xxxxxxxx", "qwrtpsdfg"."""
    found = words(text[:2000])
    return any(not _MASHED.match(word) for word in found) if found else any(char.isalpha() for char in text)


def speaks_to_companion(text: str) -> bool:
    """True for a short message that is about the companion: "you don't understand me", "I love you"."""
    found = words(_BEFORE.sub("", text[:200]))
    return 2 <= len(found) <= 8 and found[0] in patterns("small_talk")["to_me"]["begins"] and bool(_YOU & set(found))


def asks_if_machine(text: str) -> bool:
    """True for "you're a bot" and "are you laughing?"."""
    return len(text) <= 80 and bool(_MACHINE.search(lowered(text)))


def answer_to_me(situation: Situation) -> Reply:
    """What is said of the companion is taken, kindly or with regret, and the talk is given back to her."""
    voice = Voice(situation)
    kind = any(e.valence > 0 for e in situation.reading)
    table = patterns("small_talk")["to_me"]
    is_machine = asks_if_machine(situation.text)
    said = [voice.open(table["machine" if is_machine else "kind" if kind else "unkind"])]
    said += [] if voice.concise or is_machine else [voice.say(table["honest"])]
    said += [voice.say(patterns("companion_lines")["support"]["even"])] if is_machine and not voice.concise else []
    said.append(voice.say(table["back"]))
    return Reply(" ".join(said), "telling", left_out=tuple((hit.memory.id, "not_asked") for hit in situation.hits))


def is_exclamation(text: str) -> bool:
    """True for "omg" and "oh my god": something is up, and nothing is told yet."""
    return bool(_EXCLAIMS.fullmatch(" ".join(words(text[:60]))))


def is_greeting(text: str) -> bool:
    """True for "hey, Dani here"."""
    return bool(_HERE.match(" ".join(words(text[:100]))))


def is_shrug(text: str) -> bool:
    """True for "yeah whatever" and "hm true": nothing is told, and nothing is asked."""
    return bool(_SHRUGS.fullmatch(" ".join(words(text[:60]))))


def says_goodbye(text: str) -> bool:
    """True if a message ends with a good night or a good-bye."""
    low = lowered(text, 4_000)
    return bool(_GOODBYE.search(low[-80:]) or (len(low) <= 80 and _LEAVES.match(low)))


def goes_to_bed(text: str) -> bool:
    """True if the good-bye is one for the night."""
    return bool(_TO_BED.search(lowered(text, 4_000)[-80:]))


def without_goodbye(text: str) -> str:
    """What a message tells beside its good night; "" if nothing."""
    kept = [piece.text for piece in sentences(text) if not says_goodbye(piece.text)]
    return " ".join(kept)


def _kind(text: str) -> str:
    if not any(char.isalpha() for char in text):
        return "no_words" if text.strip() else "nothing"
    low = " ".join(words(text[:300]))
    if is_greeting(text):
        return "hello"
    if is_exclamation(text):
        return "exclaims"
    kinds = patterns("small_talk")["kinds"]
    found = [str(kind) for kind, phrases in kinds.items() if any(f" {phrase} " in f" {low} " for phrase in phrases)]
    if "bye" in found or says_goodbye(text):
        return "night" if goes_to_bed(text) else "bye"
    if "unsure" in found and "yes" in found:
        return "yes"
    return found[0] if found else "other"


def is_speakable(name: str) -> bool:
    """True for a name that can be said in a greeting; not for a blank or a paragraph."""
    return 0 < len(name) <= 40 and "\n" not in name and has_letters(name) and not set(name) & set("[]{}<>")
