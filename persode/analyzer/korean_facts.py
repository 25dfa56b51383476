"""What a Korean text says of the person herself: age, trade, school, name, town, work, kin, pets, likes.

Only clauses about oneself count: a topic other than "I" (나, 저) before the value makes it another's.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from persode.episode import Fact
from persode.language import people
from persode.language.likely import Likely
from persode.language.wordlists import word_lines, word_list, word_set

__all__ = ["korean_facts"]

ROOM = "persode.analyzer"
CERTAINTY = 0.9
_TENS = {"열": 10, "스물": 20, "스무": 20, "서른": 30, "마흔": 40, "쉰": 50, "예순": 60, "일흔": 70, "여든": 80}
_UNITS = {"한": 1, "두": 2, "세": 3, "네": 4, "다섯": 5, "여섯": 6, "일곱": 7, "여덟": 8, "아홉": 9}
_UNITS |= {"하나": 1, "둘": 2, "셋": 3, "넷": 4}
_IS = r"(?:이고|고|이야|야|이에요|예요|입니다|이다|다|인데|이며|이라서|라서)(?=[\s,.!?]|$)"
_OTHER_TOPIC = re.compile(
    r"(?:^|\s)(?!(?:나|저|난|전|내|제|요즘|지금|이제|올해|오늘|사실)(?:는|은|가)?\s)[가-힣]{1,8}(?:은|는|이|가)\s"
)
_TO_COME = re.compile(r"(?:다음\s?(?:주|달|학기|해)|내일|모레|내년|내달|이번\s?주말|\d+월)\s?(?:\S요일)?부터")
_WILL = re.compile(r"일(?:할\s?(?:거|것|예정)|하게\s(?:됐|되었|된)|하기로\s했|을\s시작(?:할|한다|하게))")
_NO_LIKING = frozenset(
    ("너", "그", "그녀", "걔", "우리", "나", "서로", "누군가", "사람", "이거", "그거", "그것", "이것", "뭔가")
)
_NO_WORKPLACE = frozenset(("집", "거기", "여기", "밖", "같이", "이곳", "그곳", "혼자"))


def korean_facts(text: str) -> list[Fact]:
    """The facts of a text in Hangul, in the order of the patterns."""
    found: list[Fact] = []
    for pattern, path in _patterns().of(text):
        for match in pattern.finditer(text):
            clause = re.split(r"[.!?,\n]\s*|(?:고|며|지만|는데)\s", text[: match.start()])[-1]
            value = match["value"].strip()
            if _OTHER_TOPIC.search(f"{clause} ") or not _fits(path, value):
                continue
            shown = str(_age(value)) if path.endswith("age.current") else value
            tense = "future" if _TO_COME.search(clause) or _WILL.search(match.group()) else "now"
            found.append(Fact(f"profile.{path}", shown, tense, CERTAINTY, match.span("value")))
    return found


def _fits(path: str, value: str) -> bool:
    if path.endswith("age.current"):
        return 3 <= _age(value) <= 120
    if path.startswith("preferences"):
        return value not in _NO_LIKING and not people(value)
    return not (path.endswith("company") and value in _NO_WORKPLACE)


def _age(value: str) -> int:
    """The number of years that digits or words of native Korean name (열일곱); 0 for anything else."""
    if value.isdigit():
        return int(value)
    ten = next((word for word in sorted(_TENS, key=len, reverse=True) if value.startswith(word)), "")
    unit = value[len(ten) :]
    return _TENS.get(ten, 0) + _UNITS.get(unit, 0) if not unit or unit in _UNITS else 0


@cache
def _patterns() -> Likely[str]:
    towns = [place for place in word_set("places") if "가" <= place[0] <= "힣"]
    fill = {
        "is": _IS,
        "trade": _any_of(word_list("korean_trades", ROOM)),
        "town": _any_of(towns),
        "kin": _any_of(("여동생", "남동생", "동생", "언니", "누나", "오빠", "형")),
        "pet": _any_of(("고양이", "강아지", "개", "토끼", "햄스터", "앵무새", "거북이", "금붕어")),
        "number": rf"\d{{1,3}}|{_any_of(_TENS)}?{_any_of(_UNITS)}|{_any_of(_TENS)}",
    }
    found = []
    for line in word_lines("korean_fact_patterns", ROOM):
        path, source = line.split(" | ", 1)
        for key, pattern in fill.items():
            source = source.replace(f"{{{key}}}", pattern)
        found.append((source, path))
    return Likely(found)


def _any_of(words: Iterable[str]) -> str:
    return f"(?:{'|'.join(sorted(words, key=len, reverse=True))})"
