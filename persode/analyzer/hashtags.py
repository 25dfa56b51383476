"""Two to four hashtags: the nouns that matter, and the feeling.

There is no tagger here: a noun is the end of a run of content words that a determiner, a preposition or a verb opens.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence

from persode.analyzer.cues import Cue
from persode.language import is_korean, is_past, is_verb, lemma, sentences
from persode.language.calendar import NUMBERS
from persode.language.wordlists import word_set, word_table

__all__ = ["hashtags"]

ROOM = "persode.analyzer"
MOST = 4
MOST_CHARACTERS = 3000
MOST_SENTENCES = 30

_WORD = re.compile(r"[^\W\d_]+(?:['’\-][^\W\d_]+)*|[.,;:!?()\"“”]")
_LAUGHS = re.compile(r"(?:a?ha){2,}h?|(?:he){2,}h?|lo+l+|lmao+|rofl|xd|[ㄱ-ㅎㅏ-ㅣ]+")
_LONG_DRAWN = re.compile(
    r"(\w)\1{2}|o{2}$(?<!too)(?<!zoo)(?<!boo)(?<!tattoo)(?<!bamboo)(?<!shampoo)(?<!kangaroo)(?<!igloo)"
)
_KOREAN_NOUN = re.compile(
    r"(?![가-힣]+지(?:는|도|가|를)\s?(?:않|못|말))([가-힣]{2,}?)(?:을|를|이|가|에서|에|은|는|도)(?![가-힣])"
)
_BEFORE_VERBS = frozenset(
    (
        "must",
        "can",
        "could",
        "will",
        "would",
        "should",
        "might",
        "gonna",
        "wanna",
        "i'll",
        "we'll",
        "i'd",
        "we'd",
        "lets",
    )
    + ("cannot", "cant", "wont", "who", "everyone", "everybody", "nobody", "somebody", "someone")
)
"""After these comes a verb, whatever else the word may be."""

_WHOLE_DAYS = frozenset(
    ("boxing", "pancake", "sports", "wedding", "moving", "snow", "graduation", "results", "christmas", "field", "sick")
)
_NOUNS_IN_ING = frozenset(
    ("ceiling", "pudding", "dumpling", "duckling", "sibling", "darling", "lightning", "earring", "plumbing", "bedding")
    + ("stuffing", "icing", "frosting", "ending", "landing", "crossing", "hearing", "screening", "opening", "reading")
    + ("writing", "dressing", "housing", "lining", "flooring", "stocking", "gathering", "outing", "offering", "rating")
    + ("fishing", "camping", "skating", "skiing", "sailing", "bowling", "boxing", "shopping", "cleaning", "hiking")
    + (
        "riding",
        "dancing",
        "singing",
        "acting",
        "gardening",
        "counselling",
        "planning",
        "banking",
        "heating",
        "lighting",
    )
    + ("recording", "setting", "beginning", "roofing", "briefing", "fencing", "surfing", "diving", "rowing", "dating")
)
"""What may end a run of nouns; "the roof rack rattling" and "the kettle whistling" end before it."""

_MODIFIER_ENDS = ("est", "ful", "ous", "ive", "less", "able", "ible", "ish", "ed", "ic", "ly", "n't", "'s")


def hashtags(
    text: str, event: str, feeling: str, cues: Sequence[Cue], people: list[str], places: list[str]
) -> list[str]:
    """Two to four tags such as `#Graduation`, `#Joy`: nouns of the event first, the feeling last."""
    named = {word.lower() for name in [*people, *places] for word in name.split()}
    scores = _noun_scores(text[:MOST_CHARACTERS], event, [cue for cue in cues if cue.event], named)
    scores = {noun: score for noun, score in scores.items() if noun not in named}
    scores |= {place: 1.8 - 0.3 * rank for rank, place in enumerate(places[:2])}
    scores |= {person: 1.3 - 0.3 * rank for rank, person in enumerate(people[:2])}
    korean = is_korean(text)
    if korean:
        weak = word_set("korean_weak_nouns", ROOM)
        ends_so = word_set("korean_i_nouns", ROOM)
        nouns = [
            noun
            for noun in (f"{n}이" if f"{n}이" in ends_so else n for n in _KOREAN_NOUN.findall(text))
            if not any(noun.startswith(name) for name in named) and noun not in weak and not noun.endswith("다")
        ]
        scores |= {noun: 1.5 - 0.2 * rank for rank, noun in enumerate(nouns[:4])}
    tags: list[str] = []
    for noun in sorted(scores, key=lambda noun: -scores[noun]):
        tag = _tag(noun)
        if tag and not any(tag.lower()[1:] in known.lower() or known.lower()[1:] in tag.lower() for known in tags):
            tags.append(tag)
    kept = tags[: MOST - 1]
    english, english_more, other, other_more = word_table("feeling_tags", ROOM)[feeling].split()
    if feeling != "neutral" or len(kept) < 2:
        kept.append(f"#{other if korean else english}")
    return list(dict.fromkeys(kept if len(kept) > 1 else [*kept, f"#{other_more if korean else english_more}"]))


def _noun_scores(text: str, event: str, cues: Sequence[Cue], named: set[str]) -> dict[str, float]:
    scores: dict[str, float] = defaultdict(float)
    in_event = {lemma(word) for word in _WORD.findall(event.lower())}
    weighty = {lemma(word) for cue in cues for word in cue.text.split()}
    for index, sentence in enumerate(sentences(text)[:MOST_SENTENCES]):
        for noun, vouched in _nouns(sentence.text, named):
            base = lemma(noun.split()[-1])
            worth = (1.0 if vouched else 0.7) + 0.3 / (1 + index)
            worth += 0.8 * (base in in_event) + 1.2 * (base in weighty) + min(len(base), 10) / 40
            scores[noun] = max(scores[noun], worth) + (0.3 if noun in scores else 0.0)
    return scores


def _nouns(sentence: str, named: set[str]) -> list[tuple[str, bool]]:
    """(noun, whether a determiner or preposition vouches for it), one for each run of content words."""
    determiners, predicates = word_set("determiners", ROOM), word_set("predicates", ROOM)
    found: list[tuple[str, bool]] = []
    run: list[str] = []
    opener = ""
    for word in [*_WORD.findall(sentence), "."]:
        low = word.lower().replace("’", "'")
        is_name = low in named and (word[0].isupper() or not _is_person(low))
        if not is_name and _continues(low, run, opener in determiners and opener not in ("to", "and", "or")):
            run.append(low)
            continue
        if run and (opener in _BEFORE_VERBS or opener.endswith("n't")):
            run = run[1:]  # "must book something"
        noun = _head(run, bare=opener in predicates)
        if noun:
            found.append((noun, opener in determiners))
        run, opener = [], low
    return found


def _continues(word: str, run: list[str], determined: bool) -> bool:
    """True if a word can stand in a run of content words: no function word, and no verb but after a determiner."""
    if len(word) == 1 or not word.isascii() and "가" <= word[0] <= "힣" or word in word_set("stopwords"):
        return False
    if not is_verb(word):
        return True
    either = word in word_set("either") or (lemma(word) in word_set("either") and not is_past(word))
    after_adjective = bool(run) and run[-1] not in NUMBERS and (_is_adjective(run[-1]) or run[-1].endswith("ern"))
    if (
        run
        and (word.endswith("ing") or (determined and word.endswith("s") and not (either and after_adjective)))
        and word not in word_set("either")
    ):
        return False
    if not determined:
        return either and bool(run) and word.endswith("s")
    return either or (word.endswith("ing") and not run)


def _head(run: list[str], bare: bool) -> str:
    """The noun that ends a run, with the noun or -ing word before it ("driving test"); "" if there is none.

    `bare`: the run follows "was", "so" and their like, where a lone word is an adjective.
    """
    weak = word_set("weak_nouns", ROOM)
    run = list(run)
    if len(run) > 1 and run[-1] == "day" and run[-2] in _WHOLE_DAYS:
        return f"{run[-2]} day"
    while run and (run[-1] in weak or run[-1].endswith(("ly", "n't")) or _is_adjective(run[-1])):
        run.pop()
    while len(run) > 1 and _is_a_doing(run[-1]):
        run.pop()  # "the roof rack rattling"
    if not run or bare and len(run) == 1 and not run[-1].endswith("s"):
        return ""
    noun = run[-1].removesuffix("'s").removesuffix("'")
    if (
        len(noun) < 3
        or _LONG_DRAWN.search(noun)
        or "'" in noun
        or noun in word_set("participles")
        or _LAUGHS.fullmatch(noun)
    ):
        return ""
    if is_past(noun) and noun not in word_set("either"):
        return ""
    if len(run) == 1 and noun.endswith("ing") and is_verb(noun) and noun not in word_set("either"):
        return ""
    before = run[-2] if len(run) > 1 else ""
    if noun.endswith("s") and _is_person(before) or lemma(noun) in word_set("not_nouns", ROOM):
        return before if len(run) > 1 and _modifies(before) else ""  # "brother | lives", "house | ticks"
    return f"{before} {noun}" if _modifies(before) else noun


def _is_a_doing(word: str) -> bool:
    return len(word) > 5 and word.endswith("ing") and word not in _NOUNS_IN_ING and word not in word_set("either")


def _modifies(word: str) -> bool:
    """True if a word before a noun makes one thing with it: "driving test", "ice cream"; not "favourite outfit"."""
    if word in word_set("either"):
        return True
    if (
        _is_person(word)
        or "'" in word
        or is_past(word)
        or lemma(word) in word_set("not_nouns", ROOM)
        or (word.endswith("s") and lemma(word) != word)
    ):
        return False
    plain = word_set("weak_nouns", ROOM) | word_set("participles")
    return len(word) > 2 and word not in plain and not _is_adjective(word) and not word.endswith(_MODIFIER_ENDS)


def _is_person(word: str) -> bool:
    """True for kin, roles and animals: "the kids' heights" and "our dog Biscuit" are no one thing."""
    base = lemma(word)
    return base in word_table("kin") or base in word_table("roles") or base in word_set("pets")


def _is_adjective(word: str) -> bool:
    """True for "light", "lighter", "lightest"."""
    adjectives = word_set("adjectives", ROOM)
    stems = (word[:-1], word[:-2], word[:-2] + "y", word[:-3], word[:-3] + "y")
    return word in adjectives or (word.endswith(("er", "est")) and any(stem in adjectives for stem in stems))


def _tag(noun: str) -> str:
    parts = [re.sub(r"[^\w]", "", part) for part in re.split(r"[\s\-]+", noun)]
    joined = "".join(part[:1].upper() + part[1:] for part in parts if part)
    return f"#{joined[:30]}" if joined else ""
