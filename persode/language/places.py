"""Places in a text ("by the Han river", "in Busan", "at Café Luna"), and whether the person was there."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from persode.language.korean import korean_places
from persode.language.named_days import given_there
from persode.language.names import NameRun, in_list, name_runs
from persode.language.people import is_person, people
from persode.language.place_names import place_key
from persode.language.place_runs import is_namesake, landmarks, lower_places
from persode.language.story_titles import is_story_title
from persode.language.tokens import sentences
from persode.language.wordlists import word_lines, word_set, word_table

__all__ = ["PlaceMention", "is_unsure", "place_mentions", "place_status", "places", "planned_places"]


@dataclass(frozen=True)
class PlaceMention:
    """A place as the text names it.

    `status`: "there" (it happened there), "planned", "wished" (for some day), "named" (only spoken of: "I love Rome"),
    or "not" (denied). `unsure`: a plan that she does not hold for certain ("might go to Rome").
    """

    name: str
    start: int
    end: int
    status: str
    unsure: bool = False


NEAR = 300
"""Characters around a place that say what became of it: a text without full stops is one long sentence."""

_MENTIONED = re.compile(
    r"\b(?:calls|called|phoned|rang|wrote|writes|texted) from\s+(?:the\s+)?$"
    r"|\b(?:called|phoned|rang|texted|emailed|facetimed|messaged|wrote (?:to)?|skyped|zoomed with)"
    r"\s+(?:[\w']+\s+){1,3}in\s+$"
    r"|\b(?:appl(?:y|ied|ying)|application) (?:to|for|at)\b[^,.;]*$"
    r"|\bif (?:i|we) (?:lived|were|was|had|moved|could)\b[^,.;]*$"
    r"|\b(?:book|novel|film|movie|series|show|story|game|documentary)\b[^,.;]*\b(?:set|about)\s+(?:in\s+)?$"
    r"|\b(?:her|his|their|your|\w+['’]s) (?:trip|journey|holiday|flight|move|visit|honeymoon) to\s+(?:the\s+)?$"
    r"|\bset in\s+$|\bhomesick for\s+$|\bnews (?:from|about)\s+$"
    r"|\b(?:love[sd]?|miss(?:ed)?|hate[sd]?|about|against|imagine|remember|(?:photos?|pictures?|books?|map) of"
    r"|(?:friends?|people|letters?|postcards?|cards?|parcels?|packages?|calls?|messages?|emails?|news|souvenirs?"
    r"|photos?"
    r"|\w+ sent [^,]{0,40}) from"
    r"|(?:is|are|was|were|come|comes|came|'m|am) (?:originally )?from)\s+(?:the\s+)?$",
    re.IGNORECASE,
)
_EMPLOYED = frozenset(
    [
        *(
            "work",
            "works",
            "working",
            "worked",
            "job",
            "interview",
            "started",
            "start",
            "internship",
            "hired",
            "employed",
            "starting",
            "intern",
            "interning",
            "applied",
        ),
        *("everyone", "everybody", "people", "team", "colleagues", "boss", "manager", "staff", "hr"),
    ]
)
_CALLED_OFF = re.compile(
    r"\b(?:was|were|is|are|got|has been|have been|had to be) (?:all )?(?:cancell?ed|called off|off|postponed"
    r"|rained off|scrapped)\b"
    r"|\b(?:fell|falls|has fallen|is falling) through\b|\b(?:never|didn['’]t|isn['’]t going to|won['’]t) happen"
    r"|\bcame to nothing\b"
    r"|\bis(?:n['’]t| not) happening\b"
)
_VEHICLE = r"(?:bus|train|coach|flight|plane|ferry|tram|boat|ship|taxi|lift|minibus|shuttle|car)"
_GOING_THERE = re.compile(
    rf"\b(?:the|our|my|a|this|that|last|first|next) (?:\w+ )?{_VEHICLE} (?:to|for) (?:the )?$", re.I
)
_GOT_STUCK = re.compile(
    r"\s+(?:broke down|never (?:came|arrived|turned up|left)|didn['’]t (?:come|run|show|leave|arrive|turn up)|got"
    r" stuck|was stuck"
    r"|(?:was|got) (?:cancell?ed|diverted|full|stopped|turned)|turned (?:back|round|around)|crashed|derailed|left"
    r" without)\b"
)
"""Said of a vehicle on its way to a place: nobody got there by it."""
_PERSON_FROM = re.compile(
    r"\b(?:the|a|an|some|that|this|my|our|another|any|two|three) (?:[\w'’-]+ ){0,2}?(?:one|girl|girls|guy|guys"
    r"|man|men|woman|women"
    r"|boy|boys|lad|lads|lady|kid|kids|couple|bloke|dude|student|students|teacher|family|cousin|cousins|aunt"
    r"|uncle|client"
    r"|colleague|neighbou?r|tourist|tourists|stranger|lodger|nurse|doctor|penpal|pen pal|friend|friends|exchange"
    r" student)s? from (?:the )?$"
    r"|\b(?:someone|somebody|anyone|nobody|everyone|people|accent|recipe|wine|cheese|tea|coffee|postcard|letter"
    r"|parcel) from (?:the )?$",
    re.IGNORECASE,
)
_MISSED = re.compile(
    r"\bmissed (?:[\w']+ ){0,4}(?:flight|train|bus|ferry|boat|plane|coach)\b[^,.;]*\bto\s+(?:the\s+)?$", re.IGNORECASE
)
_FROM_AFAR = re.compile(
    r"\b(?:on|over|via|by) (?:zoom|skype|teams|facetime|(?:the )?phone|video(?: ?call)?)\b", re.IGNORECASE
)
_KOREAN_NOT = re.compile(r"[가-힣]*\s(?:못|안)\s?(?:갔|가|간|갈)|[가-힣]*\s가지\s?(?:못|않)")
_KOREAN_OTHERS = re.compile(
    r"(?:^|\s)(?!(?:나|내|저|제|우리|난|전)(?:는|가|은|도)?\s)[가-힣]{1,6}(?:은|는|이|가)\s(?:\S+\s)?$"
)
_KOREAN_LIVES = re.compile(r"[가-힣]*\s(?:산다|살고|살아|있다|있어|간다|갔다|갔대|이사|출장|유학)")
_OWN = re.compile(r"\b(?:I|we|me|us|I'm|we're|my (?:flight|train|bus))\b", re.IGNORECASE)
_ADVERB = r"(?:\w+ly|already|also|just|still|now|then|both|once)"
_IS_OR_GOES = (
    r"(?:is|was|are|were|has been|had been|lives?|lived|leaves?|left|moves?|moved|goes|went|flies|flew|works?|worked"
    r"|stud\w+|drives|drove|travel\w*|stays?|stayed|moving|going|flying|leaving"
    r"|living|staying|comes?|came|returned|got a job|got into|grew up|wants?|plans?)"
)
_KOREAN_WISH = re.compile(r"[가-힣]*\s(?:\S+\s){0,3}?(?:가고|가\s?보고|살고|살아\s?보고|여행하고|떠나고)\s?싶")
_KOREAN_PLAN = re.compile(
    r"[가-힣]*\s(?:\S+\s)?(?:갈\s?(?:거|것|예정|계획|게)|가기로|가려고|간다|간대|온대|떠난다|이사\s?(?:간다|갈)"
    r"|(?:여행|비행기|기차|숙소|호텔)(?:을|를)?\s?(?:계획|예약|예매|알아보))|^행\s?(?:비행기|기차|표|티켓)"
)
_MAYBE = re.compile(
    r"\b(?:might|(?-i:may)(?! \d)|maybe|perhaps|possibly|could(?!n['’]?t)|thinking (?:of|about)|considering"
    r"|toying with|tempted|not sure|unsure|undecided|hopefully|if (?:i|we|the|my|mum|mom|dad)\b|whether)\b"
    r"|어쩌면|아마|(?:갈|할)\s?지도|ㄹ지도",
    re.IGNORECASE,
)
_MAYBE_BEHIND = re.compile(
    r"\s*(?:maybe|perhaps|possibly|not sure|if (?:i|we|the|my)|hopefully|depends|who knows|we'll see)\b", re.I
)
"""What makes a plan a mere possibility, before it or behind it ("we go to Porto at Easter, maybe")."""

_SETS_OUT = re.compile(
    r"\b(?:i|we|me and [\w-]+|[\w-]+ and (?:i|me)) (?:(?:both|all|finally|also|then|actually|just) )?"
    r"(?:fly|go|drive|travel|move|leave|sail|head|cycle|hitchhike|set off|take (?:the|a) [\w-]+)"
    r"(?: (?:back|over|out|off|home|up|down|away|on holiday|camping))* (?:to|for|into) (?:the )?$",
    re.IGNORECASE,
)
_HABIT = re.compile(
    r"\b(?:every|each|always|usually|often|sometimes|never|when(?:ever)?|normally|mostly|how|used to)\b|\w+days\b",
    re.IGNORECASE,
)
_TO_COME = re.compile(
    r"\b(?:in (?:(?:about|just|only|like|less than) )?(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve"
    r"|\d+|a few|a couple of) (?:days?|weeks?|months?|hours?|years?|sleeps?|fortnight)\b(?! ago)"
    r"|(?:on|this|next|come|from) (?:the )?(?:\w+day|weekend|summer|winter|spring|autumn|fall|easter|christmas|\d{1,2}"
    r"(?:st|nd|rd|th)?)\b|in (?:january|february|march|april|may|june|july|august|september|october|november|december"
    r"|summer|spring|autumn|winter|the (?:summer|holidays|morning))\b|at (?:easter|christmas|half[ -]term|new year)"
    r"|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|tonight|tomorrow|soon"
    r"|(?:sleeps?|days?|weeks?) (?:till?|until|left|to go)"
    r"|after (?:the |my |our )?(?:exams?|finals|a[ -]levels|graduation|christmas|easter|summer|term))\b",
    re.IGNORECASE,
)
"""A journey said in the present with a day to come is planned: "in two weeks I fly to Lisbon"; a habit is not."""

_PERHAPS = re.compile(
    r"(?:\b(?:maybe|perhaps|possibly|might|could)\b(?!.*\b(?:was|were|had|did|went)\b)[^.!?;]{0,30}?"
    r"(?:\b(?:go|visit|fly|travel|move|head|try|do|drive)(?: (?:back |over |off |away |up |down )?(?:to|for))?"
    r" (?:the )?$|$))",
    re.IGNORECASE,
)
_OF_A_TEAM = re.compile(r"\s+(?:lost|won|scored|drew|beat|equali[sz]ed|got relegated)\b")
_SAID = re.compile(
    r"(?:\b(?i:he|she|they|someone|somebody|people)|\b[A-ZÀ-Þ][\w'-]+)\s+"
    r"(?:said|says|shouted|yelled|joked|wrote|texted|told (?:me|us))\s*[:,]\s*[\"“'‘]?\s*(?:I|I'm|we|We)\b[^.!?]*$"
)
"""What somebody else says of herself: "He said: I live in Hell."."""
_WITHOUT_ME = re.compile(r"[^.!?]{0,30}?\bwithout (?:me|us)\b", re.IGNORECASE)
_MIGHT_LIVE = re.compile(
    r"\b(?:might|may|could) (?:soon |one day |even )?(?:live|work|study|stay) (?:in|at)\s+$", re.IGNORECASE
)
_OFF_TO = re.compile(
    r"(?:^|\b(?:i'm|im|we're|i am|we are) )(?:(?:going|off|flying|driving|heading|moving) (?:back )?to|leaving for)"
    r" (?:the )?$",
    re.IGNORECASE,
)
_ON_TO = frozenset(("on", "off", "back", "over", "down", "up", "out", "then", "and"))
_DATED = re.compile(r"\b(?:next|tomorrow|tonight|this|in|on)\s+\w+", re.IGNORECASE)
_POSSESSIVE = (("'s",), ("’s",), ("'",), ("’",))
_PERSONAL = re.compile(r"[’']s?$")


def places(text: str) -> list[str]:
    """The names of the places where something happened, each once, in order, as the person spells them first."""
    seen: dict[str, str] = {}
    for mention in place_mentions(text):
        if mention.status == "there":
            seen.setdefault(place_key(mention.name), mention.name)
    return list(seen.values())


def planned_places(text: str) -> list[str]:
    """The names of the places that are planned or wished for, each once, in order."""
    seen: dict[str, str] = {}
    for mention in place_mentions(text):
        if mention.status in ("planned", "wished"):
            seen.setdefault(place_key(mention.name), mention.name)
    return list(seen.values())


def place_mentions(text: str) -> list[PlaceMention]:
    """Every place that a text names, in order of appearance.

    A place is known by name (`data/places.txt`), or a capitalised name after a preposition of place, or one with a
    common noun of place ("the Han river"). Days, languages, brands and people are none; nor is a capital that only
    begins a sentence.
    """
    found: list[PlaceMention] = []
    named = [*landmarks(text), *lower_places(text)]
    given = {start for start, _, _ in given_there(text)}
    for run in name_runs(text):
        name, start, end = _with_noun(text, run)
        if start in given or any(place.start < end and start < place.end for place in named):
            continue
        if not _is_place(run, named_with_noun=name != run.text):
            continue
        if (
            found
            and text[found[-1].end : start] == ", "
            and in_list(found[-1].name, "places")
            and name in word_set("regions")
        ):
            found[-1] = PlaceMention(text[found[-1].start : end], found[-1].start, end, found[-1].status)
            continue
        found.append(_mention(text, name, start, end))
    others = [*((place.start, place.end, place.text) for place in named), *korean_places(text)]
    found += [_mention(text, name, start, end) for start, end, name in others]
    return sorted(found, key=lambda mention: mention.start)


def _mention(text: str, name: str, start: int, end: int) -> PlaceMention:
    status = place_status(text, start, end)
    return PlaceMention(name, start, end, status, status == "planned" and is_unsure(text, start, end))


def is_unsure(text: str, start: int, end: int) -> bool:
    """True if the clause in which a text names a place at [start, end) holds it for no more than possible."""
    for sentence in sentences(text):
        if sentence.start <= start < sentence.end:
            before = re.split(r"[;]\s+|\s+but\s+(?=(?:i|we)\b)", text[max(sentence.start, start - NEAR) : start])[-1]
            rest = re.split(r"[,;]", text[end : min(sentence.end, end + NEAR)])
            return bool(_MAYBE.search(before) or _MAYBE.search(rest[0]) or _MAYBE_BEHIND.match(",".join(rest[1:])))
    return False


def _is_place(run: NameRun, named_with_noun: bool) -> bool:
    words = run.text.split()
    if is_namesake(run) or is_story_title(run.text):
        return False
    if in_list(run.text, "places"):
        lowercase_twin = run.text in ("Nice", "Bath", "Cork", "US", "Turkey", "Georgia", "Sofia", "Reading")
        return not lowercase_twin or bool(run.before) and run.before[-1] in ("in", "to", "from", "near", "the")
    if named_with_noun or len(words) > 1 and (in_list(words[-1], "place_nouns") or in_list(words[0], "place_nouns")):
        return not run.first or named_with_noun or in_list(words[-1], "place_nouns")
    if run.first or _PERSONAL.search(run.text) or run.after[:1] in _POSSESSIVE or is_person(run):
        return False
    near = [word for word in run.before if word not in ("the", "a", "my", "our", "old", "downtown", "central")]
    if not near:
        return False
    if near[-1] == "at" and (_EMPLOYED & set(near) or run.before[-3:-1] in (("first", "day"), ("last", "day"))):
        return False  # "my interview at Lumen" names a company
    if near[-1] == "at" and run.after[:1] == ("since",):
        return False  # "I'm at Uniqlo since February"
    cues = word_table("place_cues")
    if cues.get(near[-1]) == "strong":
        return not (run.text.isupper() and len(run.text) < 4)
    if run.before[-2:] == ("to", "the") and run.before[-3:-2] and run.before[-3] in _ON_TO:
        return True  # "then on to the Prater"
    if near[-1] == "to" and "from" in near[:-1] and not run.first:
        return True  # "from Porto to Vigo"
    return "weak" in cues.get(near[-1], "") and any("moving" in cues.get(word, "") for word in near[:-1])


def _with_noun(text: str, run: NameRun) -> tuple[str, int, int]:
    """The run with a lower-case noun of place after it: "Han" -> "Han river"."""
    match = re.match(r"\s+([^\W\d_]+)", text[run.end :])
    owned = run.after[:1] in _POSSESSIVE
    if match and not owned and match.group(1) in word_set("place_nouns") and run.text.lower() not in ("st.",):
        if run.before and run.before[-1] in ("my", "her", "his", "called", "with"):
            return run.text, run.start, run.end
        end = run.end + match.end()
        return text[run.start : end], run.start, end
    return run.text, run.start, run.end


def place_status(text: str, start: int, end: int) -> str:
    """The status (see `PlaceMention`) of a place that a text names at [start, end)."""
    for sentence in sentences(text):
        if sentence.start <= start < sentence.end:
            before = text[max(sentence.start, start - NEAR) : start].replace("’", "'")
            stop = min(sentence.end, end + NEAR)
            clause = re.split(r"[,;]\s+(?!and\b)|\s+but\s+", before)[-1]
            if _MISSED.search(clause) or _KOREAN_NOT.match(text, end, stop):
                return "not"
            if _pattern("denials").search(clause) or _CALLED_OFF.search(text[end:stop].split(",")[0]):
                return "not"
            rest = re.split(r"[,;]|\s+(?:but|and)\s+", text[end:stop])[0]
            if _GOING_THERE.search(clause) and _GOT_STUCK.match(text, end, stop):
                return "not"
            if _PERSON_FROM.search(clause):
                return "named"
            if _MENTIONED.search(before) or _FROM_AFAR.search(rest) or _is_of_others(clause) or _SAID.search(before):
                return "named"
            if _WITHOUT_ME.match(text[end:stop]):
                return "named"
            if _KOREAN_OTHERS.search(clause) and _KOREAN_LIVES.match(rest):
                return "named"
            if _OF_A_TEAM.match(text, end):
                return "named"
            if _OFF_TO.search(clause) or _MIGHT_LIVE.search(clause):
                return "planned"
            sets_out = _SETS_OUT.search(clause) and not _HABIT.search(before)
            if sets_out and _TO_COME.search(f"{before} {rest}"):
                return "planned"
            perhaps = _PERHAPS.search(clause)
            if perhaps and (perhaps.group().split()[-1].lower() not in ("maybe", "perhaps") or _TO_COME.search(rest)):
                return "planned"
            if _KOREAN_WISH.match(rest):
                return "wished"
            if _KOREAN_PLAN.match(rest):
                return "planned"
            said = f"{clause} {rest}"
            if _pattern("wishes").search(said) and not _DATED.search(rest):
                return "wished"
            return "planned" if _pattern("plans").search(said) or _pattern("wishes").search(said) else "there"
    return "there"


def _is_of_others(clause: str) -> bool:
    """True if the words before a place say where somebody else is or goes ("Noor left for", "my brother is in")."""
    if _OWN.search(clause):
        return False
    subjects = "|".join(["he", "she", "they", "who", *map(re.escape, people(clause))])
    is_there = rf"(?:'s)?\s+(?:{_ADVERB} )*{_IS_OR_GOES}\b|'s (?:{_ADVERB} )*(?:an?|in|at|on|back|off|from|stuck"
    is_there += r"|living|working|studying|staying|moving|flying|doing|going|travell?ing|teaching|training)\b"
    return bool(re.search(rf"\b(?i:{subjects})(?:{is_there})", clause))


@cache
def _pattern(name: str) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(word_lines(name))})\b", re.IGNORECASE)
