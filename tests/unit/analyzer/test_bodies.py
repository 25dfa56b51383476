"""What a text says of the body: depleted, restored, or nothing."""

from __future__ import annotations

import pytest

from persode.analyzer.kinds import body_of

RESTORED = (
    "a long bath and i'm good as new",
    "eight hours of sleep, wow",
    "slept ten whole hours",
    "feel like a new woman after the swim",
    "i feel like myself again",
    "that soup sorted me right out",
    "the massage did wonders",
    "got my voice back today",
    "best sleep in months",
    "the lie-in did me wonders",
    "recharged my batteries at nan's",
    "낮잠 자고 나니 몸이 가볍다",
)
DEPLETED = (
    "knackered",
    "zonked after the move",
    "shattered after the night shift",
    "running on fumes",
    "running on caffeine and luck",
    "dead on my feet",
    "two hours sleep and a full day of meetings",
    "my legs are lead after the hills",
    "feet are killing me",
    "asleep on my feet at the till",
    "i'm wiped",
    "밤을 샜더니 녹초가 됐다",
)
NEITHER = (
    "the vase shattered on the tiles",
    "my record was shattered by a kid",
    "she's not knackered at all",
    "the car is running on fumes",
    "not tired at all for once",
    "he has eight hours of lectures",
    "the shop is open nine hours",
    "a killing in the second act",
    "the phone is recharged",
    "two hours of drums and then chips",
    "a new man moved in next door",
)


@pytest.mark.parametrize(
    ("text", "body"),
    [
        *((text, "restored") for text in RESTORED),
        *((text, "depleted") for text in DEPLETED),
        *((text, "") for text in NEITHER),
    ],
)
def test_the_body(text: str, body: str) -> None:
    assert body_of(text) == body
