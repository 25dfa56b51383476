"""The gist of a memory: the part of a person's own words that says what happened, as one piece without a sentence end.

Nothing is put into her words: whole clauses are kept or left out. The one addition is the "I" that a diary leaves off
("Bought oat milk" -> "I bought oat milk").
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from persode.language import clause_pieces, is_past, is_verb, lemma, sentences, words
from persode.language.wordlists import word_list
from persode.templates.patterns import pattern_file

__all__ = [
    "as_written",
    "content_words",
    "gist",
    "is_clause",
    "is_past_clause",
    "one_piece",
    "told_later",
    "unspliced",
    "with_subject",
]

MOST_WORDS = 22
_MOST_CHARACTERS = 2_000
_INNER_END = re.compile(r"\s*[.!?。！？]+[\"'”’]*\s+(?=\S)")
_TITLE_DOT = re.compile(r"\b(Mr|Mrs|Ms|Dr|St|Prof|vs|etc|[ap]\.m)\.", re.IGNORECASE)
_MARKUP = re.compile(r"<[^<>]{0,200}>|https?://\S+|[\[\]{}<>()|\\*_#`~^=]+")
_TAIL = re.compile(r"[\s,]+(?:lol|lmao|haha|hahaha|hehe)\W*$", re.IGNORECASE)
_LEAD = re.compile(r"^(?:(?:and|but|so|then|well|anyway|ok|okay|omg|lol|ugh|oh|hey|also)[,\s]+)+", re.IGNORECASE)


def gist(text: str, toward: str = "", most_words: int = MOST_WORDS) -> str:
    """The sentence of `text` nearest to `toward` (by shared words), else its first whole one, cut at clause borders.

    Args:
        text: a memory's text.
        toward: what is being talked about; "" = nothing in particular.
        most_words: the longest that it may be, >= 1; a single longer clause is cut there and ends in an ellipsis.

    Returns:
        No end mark, no markup, no sentence end inside, "" if the text has no words.
    """
    parts = [one_piece(s.text) for s in sentences(text[:_MOST_CHARACTERS])]
    parts = [p for p in parts if words(p)]
    if not parts:
        return ""
    wanted = content_words(toward)
    best = max(range(len(parts)), key=lambda i: (len(content_words(parts[i]) & wanted), is_clause(parts[i]), -i))
    return with_subject(_shortened(_with_its_noun(parts, best, most_words), most_words))


def as_written(piece: str, text: str) -> str:
    """The stretch of `text` that a gist or a piece of it was made of, on one line with its own marks, fit to be quoted.

    "We brought her home; She hid" -> "We brought her home. She hid". Markup goes, double quotes become single; a piece
    whose words don't stand in the text in that order comes back as it is.
    """
    shown = " ".join(_MARKUP.sub(" ", text[:_MOST_CHARACTERS]).split())
    shown = shown.replace('"', "'").replace("“", "'").replace("”", "'")
    found = [re.escape(word) for word in re.findall(r"[\w'’]+", piece)]
    if not found or piece.endswith("…"):
        return piece
    match = re.search(r"[^\w'’]+".join(found) + r"(?:[.!?,]?'(?!\w))?", shown)
    return match.group() if match else piece


def one_piece(text: str) -> str:
    """The text on one line, without markup, leading filler and end mark, its inner sentence ends made semicolons."""
    line = " ".join(_MARKUP.sub(" ", text).split())
    line = _TITLE_DOT.sub(lambda m: m.group(1).replace(".", ""), line)
    line = _INNER_END.sub("; ", line).replace('"', "'").replace("“", "'").replace("”", "'")
    bare = _TAIL.sub("", _LEAD.sub("", line)) or line
    return bare.strip(" \t.!?;,:-–—…。！？'")


def is_clause(text: str) -> bool:
    """True if the text seems to have a finite verb ("Mochi was sick"), False for a heading ("Long day at work").

    A heading with a sentence behind it ("First date, we walked") is a heading.
    """
    table = pattern_file("grammar")
    found = words(text)
    if _begins_with_heading(text):
        return False
    if any(w in table["subjects"] for w in found[:-1]):
        return True
    joined = ("'m", "'re", "'ve", "'ll", "'d", "n't")
    return any(
        word in table["finite"] or word.endswith(joined) or _is_past_verb(found, i) or _is_present_verb(found, i)
        for i, word in enumerate(found)
    )


def is_past_clause(text: str) -> bool:
    """True if the text tells something that happened ("I sat with her"): its first verb is a past form."""
    table = pattern_file("grammar")
    found = words(text)
    if not found or found[0] in table["no_telling"] or _begins_with_heading(text):
        return False
    subject = False
    for i, word in enumerate(found):
        if word in table["past"] or (_is_past_verb(found, i) and not (subject and word in table["no_past"])):
            return True
        if word in table["present"] or word.endswith(("'m", "'re", "'ve", "'ll")) or _is_present_verb(found, i):
            return False
        if subject and word not in table["adverbs"]:
            return False
        subject = word in table["subjects"] or (subject and word in table["adverbs"])
    return False


def unspliced(text: str) -> str:
    """Two whole clauses that only a comma joins get an "and": "I passed, Dad cried" -> "I passed and Dad cried"."""
    before, comma, after = text.partition(", ")
    first = (words(after) or [""])[0]
    table = pattern_file("grammar")
    if not comma or "," in after or " and " in after or first in table["no_telling"] or first in table["joins"]:
        return text
    if is_clause(before) and is_clause(after) and words(before)[0] not in table["no_telling"]:
        return f"{before} and {after}"
    return text


def told_later(text: str, same_day: bool = False) -> str:
    """The same seen from another day: "today" and its like go, "yesterday" becomes "the day before".

    Later on the same day only "today" and its like go.
    """
    for words_then, words_now in pattern_file("grammar")["later"].items():
        if same_day and words_now:
            continue
        text = re.sub(rf"(?:,\s*)?\b{words_then}\b(?!['’])", words_now, text, flags=re.IGNORECASE)
    return re.sub(r"\s+([,;:])", r"\1", " ".join(text.split())).strip(" ,;")


def with_subject(text: str) -> str:
    """The same with the "I" that a diary leaves off before a past verb; anything else comes back as it is."""
    table = pattern_file("grammar")
    found = words(text)
    if not found or not (is_past(found[0]) or found[0] in table["bare_verbs"]):
        return text
    if found[0] not in table["bare_verbs"] and not _is_past_verb(found, 0):
        return text
    return f"I {text[0].lower()}{text[1:]}"


def content_words(text: str) -> frozenset[str]:
    """The base forms of the words that carry meaning."""
    empty = pattern_file("grammar")["empty"]
    return frozenset(lemma(w) for w in words(text[:_MOST_CHARACTERS]) if w not in empty and lemma(w) not in empty)


def _begins_with_heading(text: str) -> bool:
    """True for "First date with Daniel, we walked": the first piece has no verb and is no adverbial."""
    pieces = clause_pieces(text)
    if len(pieces) < 2 or not words(pieces[0].text) or not pieces[0].text.rstrip().endswith((",", ";", ":", "—", "–")):
        return False
    opener = words(pieces[0].text)[0]
    return not is_clause(pieces[0].text) and opener not in pattern_file("grammar")["adverbial"]


def _is_past_verb(found: Sequence[str], i: int) -> bool:
    """True for "walked" in "walked home", False for "crowded" in "crowded train" and for "tired"."""
    word, after = found[i], found[i + 1] if i + 1 < len(found) else ""
    if not is_past(word) or word in word_list("participles"):
        return False
    loose = word.endswith("ed") and i == 0
    return not loose or after in pattern_file("grammar")["after_a_verb"] or after.endswith("ing")


def _is_present_verb(found: Sequence[str], i: int) -> bool:
    """True for "wants" in "Mom wants me to": an -s form of a verb with something to act on."""
    after = found[i + 1] if i + 1 < len(found) else ""
    return i > 0 and found[i].endswith("s") and is_verb(found[i]) and after in pattern_file("grammar")["after_a_verb"]


def _with_its_noun(parts: list[str], best: int, most_words: int) -> str:
    """A sentence that begins with "she" or "it" needs the one before it, or it speaks of nobody."""
    opener = (words(parts[best]) or [""])[0]
    if best == 0 or opener not in pattern_file("grammar")["needs_a_noun"]:
        return parts[best]
    following = parts[best][0].lower() + parts[best][1:]  # it begins with "she" or "it", no name
    both = f"{parts[best - 1]}; {following}"
    return both if len(words(both)) <= most_words else parts[best - 1]


def _shortened(text: str, most_words: int) -> str:
    if len(words(text)) <= most_words:
        return text
    end = 0
    for piece in clause_pieces(text):
        if end and len(words(text[: piece.end])) > most_words:
            break
        end = piece.end
    cut = text[:end].strip(" ,;:-–—")
    if len(words(cut)) > most_words:
        return " ".join(cut.split()[:most_words]).rstrip(" ,;:.!?") + "…"
    if len(cut) > 12 * most_words:
        return cut[: 12 * most_words].rstrip() + "…"
    return cut
