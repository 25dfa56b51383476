"""However much goes at once, each text is looked at once; what is found is what a plain look finds."""

from __future__ import annotations

import random
import re

import pytest

from persode.journal.erasing.cutting import cut_out
from persode.journal.erasing.many import ManyTexts
from persode.journal.erasing.traces import Traces, folded, told_only

LETTERS = ["a", "ab", "ba", " ", "b", ".", "ä", "🎉", "abab", "we baked"]


def texts(chance: random.Random, count: int, most: int) -> list[str]:
    made = (folded("".join(chance.choices(LETTERS, k=chance.randint(1, most)))) for _ in range(count))
    return [text for text in made if text]


def test_many_texts_are_found_where_each_one_is() -> None:
    chance = random.Random(3)
    for _ in range(200):
        sought, text = texts(chance, 30, 4), "".join(chance.choices(LETTERS, k=20))
        plain = {(m.start(), m.start() + len(s)) for s in set(sought) for m in re.finditer(f"(?={re.escape(s)})", text)}
        assert sorted(ManyTexts(sought).places(text)) == sorted(plain)


def test_one_that_goes_with_many_is_found_as_alone() -> None:
    chance = random.Random(4)
    for _ in range(100):
        told = tuple(texts(chance, 80, 5))
        text = "".join(chance.choices(LETTERS, k=12))
        assert Traces(told=told).says(text) == any(Traces(told=(one,)).says(text) for one in told)


def test_what_stays_with_many_is_what_stays_with_each() -> None:
    chance = random.Random(5)
    for _ in range(50):
        going, staying = texts(chance, 120, 6), texts(chance, 4, 12)
        alone = [one for one in dict.fromkeys(going) if told_only([one], staying)]
        assert list(told_only(going, staying)) == alone


class Counted(str):
    """A text that counts how often a part of it is looked at."""

    looked: int = 0

    def __getitem__(self, at: object) -> str:
        Counted.looked += 1
        return super().__getitem__(at)  # type: ignore[index]


def test_a_look_costs_the_same_for_ten_and_for_ten_thousand() -> None:
    text, costs = "I met the neighbour number 77777 at the station and we talked.", []
    for count in (100, 10_000):
        many = ManyTexts([f"I met the neighbour number {n} at the station." for n in range(count)])
        Counted.looked = 0
        assert not list(many.places(Counted(text)))
        costs.append(Counted.looked)
    assert costs[1] <= costs[0] + 5, "a few lengths more"


@pytest.mark.parametrize(
    ("text", "piece", "kept", "rest"),
    [
        ("We ran.  We SANG\nall day.", "we sang all day.", (), "We ran."),
        ("We ran. We sang.", "We ran. We sang.", (), ""),
        ("We ran. We sang.", "We cooked.", (), ""),
        ("I failed. Dad cried for I failed.", "I failed.", ("Dad cried for I failed.",), "Dad cried for I failed."),
        ("We sang; we ran", "We sang", (), "we ran"),
        ("İstanbul was hot. We ran.", "we ran.", (), "İstanbul was hot."),
        ("We ran. \U0001f389", "we ran.", (), ""),
        ("Tom ran. Tom ran. Tom slept.", "Tom ran.", (), "Tom slept."),
        ("We ran! We sang.", "We ran.", (), "We sang."),
        ("We ran\nWe sang.", "We ran.", (), "We sang."),
        ("We  ran...  We sang.", "we ran", (), "We sang."),
        ("It isn’t\nhere! We sang.", "It isn't here.", (), "We sang."),
        ("We ran far. We sang.", "We ran.", (), ""),
        ("We sang, we ran", "We ran.", (), "We sang"),
        ("We ran?", "...", (), ""),
    ],
)
def test_a_piece_is_cut_out_whole(text: str, piece: str, kept: tuple[str, ...], rest: str) -> None:
    assert cut_out(text, piece, kept) == rest
