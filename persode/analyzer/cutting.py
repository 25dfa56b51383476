"""Where a phrase may be cut so that what is left still reads as language."""

from __future__ import annotations

from persode.language import is_negation, is_past, is_verb, lemma
from persode.language.calendar import NUMBERS
from persode.language.wordlists import word_set, word_table

__all__ = ["EDGE", "breaks", "cut", "cuts", "ended", "is_clock"]

ROOM = "persode.analyzer"
A_LITTLE_LONG = 3
"""A phrase of so many words more than it should have stays whole where no cut reads well."""

ENOUGH = 5
"""So many words before a circumstance say what happened; "boss put my name | on the list" does not."""

EDGE = ' \t\n.,;:!?…"“”«»()[]{}。！？，、~*_|-–—'
_HANGING = frozenset(
    ("went", "got", "felt", "said", "told", "asked", "thought", "wants", "wanted", "seemed", "made", "let")
)
_CONTENT_OPENERS = frozenset(("that", "whether", "how", "why", "what", "if"))
_PREPOSITIONS_AND_JOINTS = frozenset(
    ("of", "for", "in", "on", "at", "with", "to", "from", "by", "about", "over", "after", "before", "between", "during")
    + ("into", "without", "near", "through", "and", "or")
)
_GIVERS = frozenset(
    ("give", "save", "send", "bring", "make", "show", "tell", "teach", "buy", "lend", "cook", "offer", "pass", "leave")
    + ("owe", "hand", "find", "pour", "read", "write", "promise", "bake", "knit", "get", "cost", "pay", "feed")
)
"""Verbs with two objects: nothing is cut between them ("saved me | the last dumpling")."""

_OPENERS = frozenset(
    ("w/", "a", "an", "the", "and", "but", "or", "because", "my", "our", "your", "their", "with", "from", "than")
)
_PARTICLES = frozenset(("out", "up", "off", "down", "away", "back", "over", "together"))
_OBJECTS = frozenset(("me", "us", "him", "them", "it", "you"))
_GOES_ON = frozenset(
    ("than", "will", "would", "can", "could", "should", "is", "are", "was", "were", "has", "have", "had", "does", "did")
)
"""Before these no phrase ends: what stands there is a subject without its verb ("two of us | will")."""

_LEANS_ON = frozenset(("so", "too", "very", "really", "quite", "such", "as"))
_BECOMING = frozenset(
    ("is", "was", "are", "were", "am", "be", "been", "got", "get", "gets", "getting", "feel", "feels", "felt", "looked")
    + ("looks", "look", "seemed", "seems", "became", "sounded", "i'm", "it's", "he's", "she's", "they're", "we're")
)
_PREPOSITIONS_OF_PLACE = frozenset(("outside", "inside", "beside", "behind", "across", "around", "along"))
_SECOND_OBJECTS = frozenset(
    ("a", "an", "the", "my", "his", "her", "our", "their", "some", "two", "three", "another", "all")
)
_OWNERS = frozenset(("my", "our", "his", "her", "their"))
_SUBJECTS = frozenset(("i", "we", "he", "she", "they", "who", "which", "that"))


def cut(words: list[str], most: int, least: int) -> list[str]:
    """At most `most` words, cut before a word that begins something new, never ending in the air.

    A border of clauses is best, then one before a circumstance ("with Jina", "at home"), else before the last function
    word; what is left has at least `least` words where it can (two before a border of clauses).
    """
    if len(words) <= most:
        return ended(words)
    found = cuts(words, most, least)
    if found:
        return found[0]
    return ended(words) if len(words) <= most + A_LITTLE_LONG else ended(words[:most], shortened=True)


def cuts(words: list[str], most: int, least: int) -> list[list[str]]:
    """The ways to shorten a phrase to `least` to `most` words so that it still reads as language, the best first."""
    kinds = word_table("cut_before", ROOM)
    bare = [word.lower().strip(EDGE) for word in words]
    found: list[tuple[int, int, list[str]]] = []
    for end in range(2, min(most, len(words) - 1) + 1):
        joins_nouns = bare[end] == "and" and not any(is_verb(word) for word in bare[end + 1 : end + 4])
        hard = words[end - 1][-1] in ",;:" or (kinds.get(bare[end]) == "hard" and not joins_nouns)
        soft = kinds.get(bare[end]) == "soft"
        kind = 3 if hard else 2 if soft and end >= ENOUGH else 1 if soft or bare[end] in word_set("stopwords") else 0
        kept = ended(words[:end], shortened=words[end - 1][-1] not in ",;:")
        if hard and _is_subject_alone(bare, end):
            continue
        if kind and len(kept) >= (2 if hard else least) and not breaks(bare, len(kept)):
            found.append((kind if end >= least else 2, end, kept))
    return [kept for _, _, kept in sorted(found, key=lambda way: way[:2], reverse=True)]


def _is_subject_alone(words: list[str], end: int) -> bool:
    """True for "my boss, Helen, | cried": one who does something, without what she does."""
    somebody = words[0] in _OWNERS or words[0] in word_table("relations")
    if not somebody or any(is_verb(word) for word in words[:end]):
        return False
    return any(is_past(word) or is_verb(word) for word in words[end : end + 4])


def breaks(words: list[str], end: int) -> bool:
    """True if a phrase that ends before `words[end]` hangs: "told us | that", "let me take | the", "wants | to go"."""
    words = [word.lower().strip(EDGE) for word in words]
    last, following = words[end - 1], words[end] if end < len(words) else ""
    if last == "of":
        return True
    if following in ("so", "too", "such") and last in _BECOMING and words[end + 1 :]:
        return True  # "dad got | so mad"
    if (
        following in _GOES_ON
        or last in _SUBJECTS
        or (last.endswith("ing") and is_verb(last) and following in word_set("determiners", ROOM))
        or _turns_round(words, end)
    ):
        return True
    near = words[max(0, end - (2 if following == "to" else 4)) : end]
    opens = "to" if following == "to" else "that" if following in _CONTENT_OPENERS else ""
    if opens and any(opens in word_table("takes_content", ROOM).get(lemma(word), "") for word in near):
        return True
    if (
        following == "of"
        or last in _LEANS_ON
        or (last in _PREPOSITIONS_OF_PLACE and following in word_set("determiners", ROOM))
    ):
        return True
    if (is_negation(last) or last in _GOES_ON) and is_verb(following) or last.endswith("n't") and following:
        return True
    if not is_verb(last) or last in word_set("participles"):
        return False
    if following in ("of", "to", "into", "for", "about", "at") and lemma(last) in word_set("takes_preposition", ROOM):
        return True
    if following in _PARTICLES or following in _OBJECTS:
        return True
    return following in word_set("determiners", ROOM) and following not in _PREPOSITIONS_AND_JOINTS


def _turns_round(words: list[str], end: int) -> bool:
    """True for a cut that changes the sense: "never laughed | so much", "half as bad | as", "a friend | who"."""
    last, following = words[end - 1], words[end] if end < len(words) else ""
    near = words[max(0, end - 4) : end]
    if following == "so" and "never" in near or following in ("as", "than") and near[-3:].count("as") and last != "as":
        return True
    if last in ("half", "twice") and following == "as" or last == "going" and following == "to":
        return True
    if following in ("who", "whose") and end > 1 and words[end - 2] in ("a", "an", "than", "someone", "somebody"):
        return True
    gave = end > 1 and last in (*_OBJECTS, "her") and lemma(words[end - 2]) in _GIVERS
    return gave and following in _SECOND_OBJECTS


def ended(words: list[str], shortened: bool = False) -> list[str]:
    """Without "and", "the" and their like at the end; a shortened phrase also without "went surprisingly | of"."""
    stopwords, ends = word_set("stopwords"), word_set("good_ends", ROOM)
    while len(words) > 2:
        last = words[-1].lower().strip(EDGE)
        if not shortened:
            hangs = last in _OPENERS
        else:
            hangs = last.endswith("ly") or last in _HANGING or last in NUMBERS
            held = last == "that" and is_verb(words[-2].lower())
            hangs = hangs or (last in stopwords and last not in ends and not held and not is_clock(words))
        if not hangs:
            break
        words = words[:-1]
    return words


def is_clock(words: list[str]) -> bool:
    """True for "2 am"."""
    return words[-1].lower() in ("am", "pm", "a.m.", "p.m.") and words[-2][-1].isdigit()
