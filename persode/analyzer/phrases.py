"""The event of a text as a short phrase: the person's own words, shortened where a clause ends."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from persode.analyzer.clause_forms import main_clause
from persode.analyzer.cutting import EDGE, cut, ended, is_clock
from persode.analyzer.polarity import read_words
from persode.analyzer.undated import without_first_date, without_last_date
from persode.language import (
    clause_pieces,
    is_korean_past,
    is_past,
    is_verb,
    people,
    places,
    sentences,
)
from persode.language.names import in_list, is_common_word, is_no_name, name_runs
from persode.language.wordlists import word_lines, word_set

__all__ = ["event_phrase"]

ROOM = "persode.analyzer"
MOST_WORDS = 12


MOST_SENTENCES = 40
MOST_CHARACTERS = 120

_PICTURES = re.compile("[\U0001f000-\U0001faff\u2600-\u27bf\ufe0f\u200d]+")
_FEELS = (
    r"(?:i|we|it|that|this|everything|all)(?:['’](?:m|s|re))?"
    r"(?: (?:was|were|am|are|is|feel|feels|felt|feeling|just|still|so|really|also"
    r"|got(?! (?:my|the|a|an|our|his|her|to|in|into|out|off|on|back|home|up|rid|\w+ed|\d+)\b)))+"
)
_FEELING_ONLY = re.compile(
    rf"^(?:and |but |so |then )*(?:(?:{_FEELS}|felt|feeling|feel|very|how|what a|best|worst|still|nothing)\b"
    r"(?! (?:at|in|on|with|from|\d+)\b)[^,:]{0,45}"
    r"|so(?: [\w'’-]+){1,3}"
    r"|(?:i|we) (?:(?:just|nearly|almost|really) )?"
    r"(?:cried|sobbed|laughed|smiled|screamed|wept|grinned)\b[^,:]{0,25})$",
    re.IGNORECASE,
)
_FEELING_OF = re.compile(
    rf"^{_FEELS} [\w' ]{{3,30}}? (?:when|because|that|after)\s+(?=\w+(?: \w+){{3}})", re.IGNORECASE
)
_SUBORDINATE = re.compile(
    r"^(?:because|while|when|although|though|if|since|as|after|before|until|which|who|where|so that|like)\b",
    re.IGNORECASE,
)
_SUBJECT_ONLY = re.compile(r"^(?:and |but |so |then |because |while )(?:my |our |the )?[^\W\d_]+$", re.IGNORECASE)
_EXISTS = re.compile(
    r"^(?:there (?:is|are|was|were)\b|it(?:['’]s| is| was) (?:\d|almost \d|already|past)\b)", re.IGNORECASE
)
_TEARS_FIRST = re.compile(r"^(?:and |but |so |then )*(?:i |we )?(?:cried|sobbed|wept|laughed)\b", re.IGNORECASE)
# a clause whose "it" or "she" points to what was said before
_POINTING = re.compile(
    r"\w (?:it|them|one)(?![\w-])|^(?:(?:and|but|so|then) )*(?:he|she|they|it)\b(?!['’]s\b)",
    re.IGNORECASE,
)
_CIRCUMSTANCE = re.compile(r"^(?:at|in|on|with|by|for|from|near|under|over|behind|beside|to)\s", re.IGNORECASE)

_AND_SOMEBODY = re.compile(r"^and (?!(?:I|we|he|she|they|it)\b)")
_WITH_SOMEBODY = re.compile(r"\b(?:with|between|for|of|by|from) (?:my |our |the )?[^\W\d_]+$", re.IGNORECASE)
_AND_IS = re.compile(
    r"^and (?:my |our |the )?[^\W\d_]+ (?:is|are|was|were|has|have|had|gets?|got|went)\b", re.IGNORECASE
)
_AND_DOES = re.compile(
    r"^(?:and|then|but) (?:[a-z]{3,}s|is|was|has|never|(?:did|do|does|would|could|was|has|had)(?:n['’]?t| not))\b"
    r"(?! (?:it|that|there)\b)"
)
"""A further clause that leaves its subject out: "my friend lives in Porto | and works for a bank"."""

_EXPECTED = re.compile(
    r"\W*(?:and |but |so )?(?:i|we|he|she|they|everyone|mum|dad)\b(?:['’]d)? (?:really |just |always |had"
    r" )*(?:thought|said|says|told|swore|expected"
    r"|promised|hoped|feared|was (?:so |quite )?(?:sure|certain|afraid|scared|ready|meant|going|supposed)|were"
    r" (?:sure|meant|going|supposed))\b",
    re.IGNORECASE,
)
_DENIES = re.compile(
    r"\W*(?:and |but |well |only )?(?:i|we|it|he|she|they|that)\b(?:['’](?:s|m|re))? ?(?:didn['’]?t|don['’]?t"
    r"|doesn['’]?t|isn['’]?t|wasn['’]?t|weren['’]?t"
    r"|wouldn['’]?t|couldn['’]?t|haven['’]?t|hadn['’]?t|not|never did|did not|is not|was not)\b(?:\s+\S+){0,4}$",
    re.IGNORECASE,
)
_MEANT = re.compile(
    r"^(?:(?:and|but|so) )?(?:i|we)(?:['’]d been|['’]m| was| were| am) (?:so |all |just |quite |nearly )*(?:ready"
    r"|about|going|meant|supposed|set|braced|prepared)"
    r" (?:to|for)\b",
    re.IGNORECASE,
)
_REASON = re.compile(r"\s(?:because|when|since|so that)\s", re.IGNORECASE)
_TURN = re.compile(r"^(?:but|though|although|yet|except|only)\b", re.IGNORECASE)
A_LITTLE_MORE = 3
"""So many words more than the most are allowed where leaving them out would turn the sense round."""

LEAST_TOLD = 3
"""Words that are left when what opens a sentence is taken away."""

_MARKED = re.compile(r"\b(?:first time|finally|at last|for once)\b", re.IGNORECASE)

_COPULA = frozenset(
    {"was", "were", "is", "are", "am", "had", "has", "have", "a", "an", "the", "and", "but", "or", "to", "of"}
)


def event_phrase(text: str) -> str:
    """What happened, in at most about twelve of the person's own words; "" for a text without letters."""
    pieces = [piece.text for piece in sentences(text[:8000])[:MOST_SENTENCES]]
    if not pieces:
        return ""
    best = max(range(len(pieces)), key=lambda index: _worth(pieces[index], index))
    phrase = (
        _with_denial(pieces, best) or _best_part(_calm(pieces[best])) or _tidy(pieces[best]) or pieces[best].strip(EDGE)
    )
    return _quoted(_lowered(phrase, text)[:MOST_CHARACTERS].strip(EDGE))


def _with_denial(pieces: list[str], best: int) -> str:
    """ "I thought I'd hate it. I didn't." as one phrase: without its second half the first says the opposite."""
    if best + 1 >= len(pieces) or not _EXPECTED.match(pieces[best]) or not _DENIES.match(pieces[best + 1].strip(EDGE)):
        return ""
    phrase = f"{_tidy(_calm(pieces[best]))}, {_small_first(pieces[best + 1].strip(EDGE))}"
    return phrase if len(phrase.split()) <= MOST_WORDS + A_LITTLE_MORE else ""


def _small_first(clause: str) -> str:
    return clause if re.match(r"I\b", clause) else clause[0].lower() + clause[1:]


def _quoted(phrase: str) -> str:
    """With the other mark of a quotation that was cut: `he said "I'm a doctor` gets its end, `fired," he said` its
    beginning."""
    marks = [index for index, char in enumerate(phrase) if char in '"“”']
    if len(marks) % 2 == 0:
        return phrase
    opens = marks[-1] == 0 or phrase[marks[-1] - 1] in " ("
    return f'{phrase}"' if opens else f'"{phrase}'


def _worth(sentence: str, index: int) -> float:
    """How much a sentence looks like the event of its message."""
    words = sentence.split()
    cues = read_words(sentence).cues
    event = max((cue.strength for cue in cues if cue.event), default=0.0)
    feeling = max((cue.strength for cue in cues if not cue.event), default=0.0)
    worth = 1.1 * event + 0.4 * feeling + 0.9 / (1 + index)
    worth += 0.4 * (any(is_past(word.strip(EDGE)) for word in words[:8]) or is_korean_past(sentence))
    worth -= 0.9 * (bool(_FEELING_ONLY.match(sentence.strip(EDGE))) and event < 0.5)
    worth -= 0.4 * bool(index and _POINTING.match(sentence))
    worth -= 1.2 * (len(words) <= 3 and bool(_POINTING.search(sentence.strip(EDGE))))
    return worth - 0.45 * (len(words) < 3) - 0.3 * sentence.rstrip().endswith("?")


def _best_part(sentence: str) -> str:
    """The sentence without what only says how it felt, or its best clauses if it is too long."""
    sentence = main_clause(_without_opener(sentence))
    pieces = _clauses(_FEELING_OF.sub("", sentence) if len(sentence.split()) > 6 else sentence)
    told = [piece for piece in pieces if not _FEELING_ONLY.match(piece.strip(EDGE))]
    if all(_SUBORDINATE.match(piece) for piece in told):
        told = pieces  # "I feel proud, like when I graduated" hangs on its feeling
    whole = _tidy(" ".join(told))
    in_a_row = told == pieces[pieces.index(told[0]) :][: len(told)] if told else False
    if in_a_row and len(whole.split()) <= MOST_WORDS and not re.search(r"[:;]\s", whole):
        return " ".join(ended(whole.split()))
    first = max(range(len(told)), key=lambda index: _clause_worth(told[index], index))
    part = _tidy(told[first])
    turn = next((piece for piece in told[first + 1 :] if _TURN.match(piece)), "")
    turn = turn if len(turn.split()) <= MOST_WORDS // 2 else _REASON.split(turn)[0]
    turned = f"{part}{' ' if turn.lower().startswith('but') else ', '}{turn.strip(EDGE)}"
    if turn and len(turned.split()) <= MOST_WORDS + 1:
        return turned
    for piece in told[first + 1 :]:
        joined = piece.lower().startswith(("and ", "then "))
        longer = f"{part}{' ' if joined else ', '}{piece.strip(EDGE)}"
        if len(longer.split()) > MOST_WORDS or not (joined or len(part.split()) < 3):
            break
        part = longer
    return " ".join(cut(part.split(), MOST_WORDS, least=4))


def _without_opener(sentence: str) -> str:
    """A sentence without what people say before they tell ("what can I say,"), if enough is left to tell."""
    rest = _opener().sub("", sentence)
    return rest if len(rest.split()) >= LEAST_TOLD else sentence


def _clauses(sentence: str) -> list[str]:
    """The clauses of a sentence; "Mum | and I made" is one, and so is a list of nouns. A label ("Topic:") is none."""
    joined: list[str] = []
    waiting = ""
    for piece in clause_pieces(sentence):
        text = f"{waiting}{piece.text.strip()}"
        waiting = ""
        if _SUBJECT_ONLY.match(text):
            waiting = f"{text} "  # "so Tomas | and I ate soup"
        elif joined and _is_one_clause(joined[-1], text):
            joined[-1] = f"{joined[-1]} {text}"
        elif not (text.endswith(":") and text.strip(EDGE).lower() in word_set("labels", ROOM)):
            joined.append(text)
    return [*joined, waiting.strip()] if waiting else joined or [sentence]


def _is_one_clause(clause: str, following: str) -> bool:
    """True if one of two pieces has no verb and so needs the other; a list of four words or more stands alone."""
    if clause.endswith((":", ";")):
        return False
    if _WITH_SOMEBODY.search(clause) and _AND_IS.match(following):
        return True  # "the trip with Leo | and Kim is cancelled"
    if not _has_verb(clause) and len(clause.split()) > 3 and _AND_SOMEBODY.match(following) and _has_verb(following):
        return False
    return not _has_verb(clause) or not _has_verb(following)


def _has_verb(clause: str) -> bool:
    """True if a clause has a verb of its own; "at a bus stop" has none."""
    if _CIRCUMSTANCE.match(clause):
        return False
    return any(is_verb(word.strip(EDGE)) for word in clause.split())


def _clause_worth(clause: str, index: int) -> float:
    words = re.sub(r"^(?:and|but|so|then) ", "", clause.strip(EDGE), flags=re.IGNORECASE).split()
    event = max((cue.strength for cue in read_words(clause).cues if cue.event), default=0.0)
    worth = 1.2 * event + 0.7 / (1 + index) + 0.4 * _has_verb(clause) + 0.3 * clause.endswith(":")
    worth += 0.45 * bool(_MARKED.search(clause)) - 0.5 * bool(_EXISTS.match(clause))
    worth -= 0.9 * bool(_TEARS_FIRST.match(clause)) + 0.8 * bool(index and _POINTING.search(clause))
    worth -= 0.8 * bool(index and _AND_DOES.match(clause)) + 1.6 * bool(_MEANT.match(clause))
    return worth - 0.6 * (len(words) < 3) - 0.6 * bool(_SUBORDINATE.match(clause))


def _tidy(phrase: str) -> str:
    """Without what leads in ("Yesterday", "and then"), what trails off ("today") and marks at the edges."""
    phrase = " ".join(re.sub(r"#(?=\w)", "", _PICTURES.sub(" ", phrase)).split()).strip(EDGE)
    bare = phrase
    for _ in range(4):
        shorter = without_first_date(_lead().sub("", bare).strip(EDGE))
        if shorter == bare:
            break
        bare = shorter
    bare = without_last_date(bare)
    bare = _tail().sub("", bare).strip(EDGE) if len(bare.split()) > 3 else bare
    while len(bare.split()) > 2 and bare.split()[-1].lower() in _COPULA and not _stays(bare.split()):
        bare = " ".join(bare.split()[:-1]).strip(EDGE)
    return bare if len(bare.split()) >= 2 or (bare and not phrase.isascii()) else phrase


def _stays(words: list[str]) -> bool:
    """True for "2 am" and "how tired I was"."""
    asked = any(word.lower() in ("how", "what", "where") for word in words[-4:-2])
    return (
        asked or is_clock(words) or words[-2].lower() in ("i", "we", "he", "she", "it", "they", "there", "this", "that")
    )


def _calm(sentence: str) -> str:
    """A sentence shouted in capitals, in small letters."""
    letters = [char for char in sentence if char.isalpha()]
    shouted = len(sentence.split()) > 2 and sum(char.isupper() for char in letters) > 0.7 * len(letters)
    return re.sub(r"\bi(?=\b|['’])", "I", sentence.lower()) if shouted else sentence


def _lowered(phrase: str, text: str) -> str:
    """The phrase with a small first letter, unless its first word is a name, "I" or all capitals."""
    first = phrase.split()[0].strip(EDGE) if phrase.split() else ""
    if not first or first == "I" or first.startswith(("I'", "I’")) or (len(first) > 1 and first.isupper()):
        return phrase
    bare = re.sub(r"['’]s$", "", first)
    known = (
        in_list(bare, "given_names") or bare in _proper(text[:2000]) or phrase.startswith(("Mr.", "Mrs.", "Ms.", "Dr."))
    )
    named = any(run.text.split()[0] == bare for run in name_runs(text[:2000]) if not run.first)
    if known or (not is_common_word(bare) and (is_no_name(bare) or named)):
        return phrase
    return phrase[0].lower() + phrase[1:]


@lru_cache(maxsize=256)
def _proper(text: str) -> frozenset[str]:
    named = [*people(text), *places(text)]
    return frozenset(re.sub(r"['’]s$", "", word) for name in named for word in name.split())


@cache
def _lead() -> re.Pattern[str]:
    leads = "|".join(word_lines("lead_ins", ROOM))
    return re.compile(rf"^(?:(?:{leads})(?![\w'’])(?!\s+(?:was|is|were|are|will)\b)[,:!.…]*\s*)+", re.IGNORECASE)


@cache
def _opener() -> re.Pattern[str]:
    openers = "|".join(word_lines("talk_openers", ROOM))
    told = rf"(?:(?:{openers})(?: but)?(?:[,:;.!—–-]+\s*|\s+(?=\w)))+"
    return re.compile(rf"^\W*(?:(?:and|but|oh|well),? )?{told}", re.IGNORECASE)


@cache
def _tail() -> re.Pattern[str]:
    return re.compile(rf"[,\s]+(?:{'|'.join(word_lines('tails', ROOM))})$", re.IGNORECASE)
