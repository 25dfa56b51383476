"""Two to four hashtags: the nouns that matter, and the feeling."""

from __future__ import annotations

import re
from collections import defaultdict

from persode.analyzer.polarity import Cue
from persode.language import is_korean, is_verb, korean_words, lemma, sentences
from persode.language.names import in_list
from persode.language.wordlists import word_list, word_table

__all__ = ["hashtags"]

ROOM = "persode.analyzer"
MOST = 4
MOST_CHARACTERS = 3000

_WORD = re.compile(r"[^\W\d_]+(?:['’\-][^\W\d_]+)*|[.,;:!?()\"“”]")
_OBJECT = re.compile(r"([가-힣]{2,})(?:을|를|이|가|에서|에)(?![가-힣])")
_DETERMINERS = frozenset(
    {
        "a",
        "an",
        "the",
        "my",
        "our",
        "his",
        "her",
        "their",
        "your",
        "this",
        "that",
        "these",
        "those",
        "some",
        "another",
        "every",
        "no",
        "of",
        "for",
        "in",
        "at",
        "on",
        "with",
        "to",
        "from",
        "by",
        "about",
    }
)
_PREDICATES = frozenset(
    {
        "was",
        "were",
        "is",
        "are",
        "am",
        "be",
        "been",
        "felt",
        "feel",
        "so",
        "very",
        "too",
        "quite",
        "really",
        "pretty",
        "not",
        "more",
        "i'm",
        "it's",
        "that's",
        "looked",
        "seemed",
        "got",
        "getting",
    }
)


def hashtags(text: str, event: str, feeling: str, cues: list[Cue], people: list[str], places: list[str]) -> list[str]:
    """Two to four tags such as `#Graduation`, `#Joy`; a noun of the event first, the feeling last."""
    scores = _noun_scores(text[:MOST_CHARACTERS], event, [cue for cue in cues if cue.event])
    for rank, place in enumerate(places[:2]):
        scores[place] = max(scores.pop(place.lower(), 0.0), 1.6 - 0.3 * rank)
    for rank, person in enumerate(people[:2]):
        scores.pop(person.lower(), None)
        scores[person] = 1.2 - 0.3 * rank
    if is_korean(text):
        for position, noun in enumerate(_OBJECT.findall(text)[:4]):
            scores.setdefault(noun, 1.4 - 0.2 * position)
    feeling_tag = _feeling_tag(feeling, is_korean(text))
    tags: list[str] = []
    for noun in sorted(scores, key=lambda noun: -scores[noun]):
        tag = _camel(noun)
        if tag and tag.lower() not in [known.lower() for known in tags] and tag.lower() != feeling_tag.lower():
            tags.append(tag)
    kept = tags[: MOST - 1]
    if feeling != "neutral" or len(kept) < 2:
        kept.append(feeling_tag)
    if len(kept) < 2:
        kept.insert(0, next((_camel(w) for w in korean_words(text) if len(w) > 1), "") or _first_word(text) or "#Diary")
    return kept[:MOST]


def _noun_scores(text: str, event: str, cues: list[Cue]) -> dict[str, float]:
    scores: dict[str, float] = defaultdict(float)
    in_event = {lemma(word) for word in _WORD.findall(event.lower())}
    weighty = {lemma(word) for cue in cues for word in cue.text.split()}
    for index, sentence in enumerate(sentences(text)[:30]):
        for noun, sure in _heads(sentence.text):
            base = noun.split()[-1]
            worth = (1.0 if sure else 0.6) + 0.3 / (1 + index)
            worth += 0.8 * (lemma(base) in in_event) + 1.2 * (lemma(base) in weighty) + min(len(base), 10) / 40
            scores[noun] = max(scores[noun], worth) + (0.3 if noun in scores else 0.0)
    return scores


def _heads(sentence: str) -> list[tuple[str, bool]]:
    """(noun, whether a determiner or preposition vouches for it) for each run of content words in a sentence."""
    found: list[tuple[str, bool]] = []
    run: list[str] = []
    opener = ""
    for word in [*_WORD.findall(sentence), "."]:
        low = word.lower().replace("’", "'")
        noun_like = opener in _DETERMINERS and (low in word_list("either") or bool(run))
        if len(low) == 1 or low in word_list("stopwords") or (is_verb(low) and not noun_like):
            if run:
                head = _head(run, opener)
                if head:
                    found.append((head, opener in _DETERMINERS))
            run, opener = [], low
        else:
            run.append(low)
    return found


def _head(run: list[str], opener: str) -> str:
    noun = run[-1].removesuffix("'s")
    if opener in _PREDICATES and len(run) == 1 and not noun.endswith("s"):
        return ""
    if (
        noun in word_list("weak_nouns", ROOM)
        or noun in word_list("adjectives", ROOM)
        or noun in word_list("participles")
    ):
        return ""
    if (
        noun.endswith(("ly", "n't", "'m", "'ve"))
        or len(noun) < 3
        or in_list(noun, "roles")
        and opener not in _DETERMINERS
    ):
        return ""
    before = run[-2] if len(run) > 1 else ""
    if (
        before
        and (before.endswith("ing") or before in word_list("either"))
        and before not in word_list("adjectives", ROOM)
    ):
        return f"{before} {noun}"
    return noun


def _camel(noun: str) -> str:
    letters = [re.sub(r"[^\w]", "", part) for part in re.split(r"[\s\-]+", noun)]
    joined = "".join(part[:1].upper() + part[1:] for part in letters if part)
    return f"#{joined[:30]}" if joined else ""


def _feeling_tag(feeling: str, korean: bool) -> str:
    english, other = word_table("feeling_tags", ROOM)[feeling].split()
    return f"#{other if korean else english}"


def _first_word(text: str) -> str:
    words = [w for w in re.findall(r"[^\W\d_]{3,}", text[:400]) if w.lower() not in word_list("stopwords")]
    return _camel(words[0].lower()) if words else ""
