"""A clause said otherwise for a title: without who reports it, its main part, "I can play" as "playing".

Every form is made of the person's own words; only a verb's ending changes.
"""

from __future__ import annotations

import re

from persode.language import gerund, is_negation, is_past, is_verb, lemma
from persode.language.wordlists import word_set, word_table

__all__ = ["as_doing", "is_undone", "main_clause", "noun_phrase", "unreported"]

_SUBORDINATE = re.compile(
    r"^(?:because|while|when|if|since|as|after|before|although|though|until|once)\s+(?!of\b|soon\b)"
    r"(?:[^,]+,\s+|(?:\S+ ){1,6}?\S+\s+(?=(?:I|we|he|she|they)\s))(?P<main>\S+ \S+.*)$"
)
_CIRCUMSTANCE = re.compile(
    r"^(?:after|before|for|in|on|at|during|since|with|without|by)\s+"
    r"(?P<circumstance>(?:\S+ ){0,4}?\S+?),?\s+(?=(?:I|we|he|she|they|my (?:mother|father|mum|mom|dad|sister"
    r"|brother|boss|friend|son|daughter|wife|husband|\w+ and I))\s)",
    re.IGNORECASE,
)
_TOLD = (
    r"(?P<told>(?:(?:i|we|you|he|she|they|it|\w+ of (?:us|them)|nobody|everyone|my \w+|our \w+|the \w+)(?:['’]\w+)?"
    r"|(?-i:[A-Z]\w+)) \S+.*)$"
)
_SAYS = r"(?:said|says|thinks|thought|believes|announced|(?:told|tells|reminded|promised|informed) (?:me|us))"
_HIM = r"(?:him|her|them|everyone|my \w+|the \w+|(?-i:[A-Z]\w+))"
_THINK = (
    r"(?:(?:can['’]t|can ?not|couldn['’]t|could not) believe"
    r"|think|thought|keep thinking|guess|believe|know|knew|feel that)"
)
_REPORTS = tuple(
    re.compile(pattern + _TOLD, re.IGNORECASE)
    for pattern in (
        rf"^(?:\S+ ){{1,3}}?{_SAYS}(?: that| to me that)?\s+",
        rf"^(?:i|we) (?:\w+ly )?(?:told|confessed to|admitted to|promised) {_HIM} that\s+",
        rf"^(?:(?:i|we) )?(?:had|have|need|needed|am going|are going) to tell {_HIM} that\s+",
        rf"^(?:i|we) (?:(?:just|still|really|also|now) )?{_THINK}(?: that)?\s+",
        r"^(?:\S+ ){1,3}?(?:asked|asks|wondered)(?: (?:me|us|him|her|them))?\s+(?:if|whether)\s+",
    )
)
_ADVERB = r"(?:(?:just|also|finally|really|still|already|even|both|all|only|always|actually|soon|probably)\s+)*"
_MODAL = (
    r"(?:can|could|may|might|will|would|should|must|shall"
    r"|(?:am|are|was|were|['’]m|['’]re) (?:going|allowed|supposed|able) to"
    r"|(?:have|has|had|need|needs|needed|get|gets|got|want|wants|wanted|hope|hopes|hoped|plan|plans|planned|decided"
    r"|promised|managed|tried|try|started|learned|learnt|learn|began|agreed|ought) (?:how )?to|keep|keeps|kept"
    r"|(?:love|like|hate|be allowed|be able) to)"
)
_VERB = r"(?P<verb>(?-i:[a-z]+))\b(?P<rest>.*)$"
_DOINGS = tuple(
    re.compile(pattern + _VERB, re.IGNORECASE)
    for pattern in (
        rf"^(?:(?:i|we)(?:['’](?:ll|d|m|re))?\s+)?{_ADVERB}(?:{_MODAL}\s+{_ADVERB})+",
        rf"^(?:i|we)['’]ll\s+{_ADVERB}",
        rf"^(?:\S+ ){{1,3}}?(?:let|lets) (?:me|us)\s+{_ADVERB}",
        rf"^(?:\S+ ){{1,3}}?(?:allowed|asked|invited|told|wants|wanted|begged) (?:me|us) to\s+{_ADVERB}",
        r"^(?:(?:i|we) )?spent (?:\S+ ){1,5}?(?=(?!evening|morning|spring)\w+ing\b)",
    )
)
_EXPECTED = re.compile(r"(?:\w+ )?\w+(?:['’]d| would| wouldn['’]t| was going to| were going to)\b", re.IGNORECASE)
_SOMEBODY_ELSE = re.compile(r"(?:he|she|they|it)\b", re.IGNORECASE)
"""Without who says it nobody knows whom "she is proud of me" means."""

_UNDONE = re.compile(
    r"^(?:i|we) (?:(?:was|were) (?:going|supposed|meant|about|hoping) to|(?:wanted|hoped|planned) to|almost|nearly"
    r"|might|would have|could have|should have)\b|^(?:(?:i|we)\s?)?(?:would|['’]d) (?:love|like) to\b",
    re.IGNORECASE,
)
"""What was not done, or not yet: said as "doing" it would be a fact."""

_PERFECT = re.compile(r"have (?:\w+ed|been|had|gone|done|said|told|known|made|seen)\b", re.IGNORECASE)
_DETERMINERS = ("the", "a", "an", "my", "our", "his", "her", "their", "no", "some", "two", "three")


def main_clause(phrase: str) -> str:
    """ "Because it rained we stayed in" -> "we stayed in"; "After twelve years I met him" -> "I met him"."""
    match = _CIRCUMSTANCE.match(phrase)
    if match and not any(is_verb(word) for word in match["circumstance"].split() if word not in word_set("either")):
        return phrase[match.end() :]
    match = _SUBORDINATE.match(phrase[:1].lower() + phrase[1:])
    if match and any(is_verb(word.strip(",")) for word in phrase[: match.start("main")].split()[1:]):
        return phrase[match.start("main") :]
    return phrase


def unreported(phrase: str) -> str:
    """ "Mum says I can go" -> "I can go"; "he asked whether we want to come" -> "we want to come"."""
    for _ in range(2):
        match = next((found for pattern in _REPORTS if (found := pattern.match(phrase))), None)
        if match and _EXPECTED.match(match["told"]) and re.match(r"(?:i|we) ", phrase, re.IGNORECASE):
            break  # "I thought I'd hate it" is not hating it
        if match is None or _SOMEBODY_ELSE.match(match["told"]) or _denies(phrase[: match.start("told")]):
            break
        phrase = match["told"]
    return phrase


def _denies(report: str) -> bool:
    """True if what follows was not said or not so ("he never said", "nobody told me"); "can't believe" is none."""
    words = report.lower().split()
    return "believe" not in words and any(is_negation(word) or word in ("nobody", "almost") for word in words)


def as_doing(phrase: str) -> str:
    """ "I can play in the concert" -> "playing in the concert"; any other phrase comes back as it is."""
    match = next((found for pattern in _DOINGS if (found := pattern.match(phrase))), None)
    if match is None or _UNDONE.match(phrase) or phrase.lower().startswith(("was ", "were ", "am ", "are ")):
        return phrase
    verb, rest = match["verb"], match["rest"]
    if verb in ("not", "never") or _PERFECT.match(verb + rest):
        return phrase
    if verb.endswith("ing") and len(verb) > 5:
        return verb + rest
    no_verb = verb in word_set("stopwords") and verb not in ("be", "do", "have")
    if no_verb or (is_past(verb) and lemma(verb) != verb) or (verb.endswith(("ed", "ly")) and not is_verb(verb)):
        return phrase
    return gerund(verb) + rest


def is_undone(phrase: str) -> bool:
    """True for "we were going to marry" and "I almost told him": without its subject it would sound done."""
    return bool(_UNDONE.match(phrase))


def noun_phrase(words: list[str]) -> list[str]:
    """The longest run that a determiner opens ("the spring concert", "the song I wrote"); [] if there is none.

    One person alone ("my dad") is no title.
    """
    best: list[str] = []
    for start, word in enumerate(words):
        if word.lower() not in _DETERMINERS:
            continue
        end = start + 1
        while end < len(words) and _goes_on(words, end):
            end += 1
        end = _with_its_clause(words, start, end)
        run = [word.strip(".,;:!?") for word in words[start:end]]
        somebody = len(run) == 2 and (run[1].lower() in word_table("kin") or run[1].lower() in word_table("roles"))
        if len(run) > max(1, len(best)) and not somebody and run[-1].lower() not in (*_DETERMINERS, "of"):
            best = run
    return best


def _with_its_clause(words: list[str], start: int, end: int) -> int:
    """Where the run ends with the clause that says which one it is: "the summer | we spent in Faro"."""
    following = [word.lower() for word in words[end : end + 3]]
    if end - start < 2 or len(following) < 2 or following[0] not in ("i", "we") or not is_verb(following[1]):
        return end
    return min(len(words), end + (4 if following[2:] and following[2] in ("in", "at", "on", "with", "for") else 2))


def _goes_on(words: list[str], index: int) -> bool:
    """True if a word belongs to the run of nouns before it."""
    before, low = words[index - 1], words[index].lower().strip(".,;:!?")
    if before[-1] in ".,;:!?":
        return False
    if low == "of":
        return index + 1 < len(words)
    if before.lower() == "of" and low in _DETERMINERS:
        return True
    stands_alone = low in word_set("stopwords") or (is_verb(low) and low not in word_set("either"))
    return not stands_alone or (low.endswith("ing") and before.lower() in _DETERMINERS)
