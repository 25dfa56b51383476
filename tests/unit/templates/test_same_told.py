"""What a rewording may change, and what it may not: who did what, how often, and whether at all."""

from __future__ import annotations

import pytest

from persode.templates.same_told import keeps_to

KEPT = [
    ("Rain came, and I slipped on the stairs.", "Then it rained and I slipped on the stairs."),
    ("My dad did not call.", "dad did not call."),
    ("Dad didn't call today.", "dad did not call."),
    ("I bought oat milk.", "Bought oat milk."),
    (
        "Mia called me and told me about her new job at the bakery.",
        "mia called and told me about her new job in the bakery",
    ),
    ("I was so tired that I fell asleep and missed my stop.", "So tired. I fell asleep. Missed my stop."),
    ("Zoe hugged me, and I cried.", "Zoe hugged me and I cried."),
]
CHANGED = [
    ("Dad did call.", "dad did not call."),
    ("I called, but Dad did not come.", "I did not call, but Dad came."),
    ("I fell on the stairs.", "I almost fell on the stairs."),
    ("Zoe cried, I hugged Zoe.", "I cried and Zoe hugged me."),
    ("I hugged Zoe at the station before the train left.", "Zoe hugged me at the station before the train left."),
    ("Mochi slept, and I watched a film.", "I slept, and Mochi watched a film."),
    ("He hit me on the arm.", "I hit him on the arm."),
    ("I sat with Mochi for three hours on the floor.", "I sat with Mochi on the floor."),
    ("I sat on the floor for 3 hours.", "I sat on the floor."),
    ("I sat with Mochi and robert on the floor.", "I sat with Mochi on the floor."),
    ("I sat in Berlin on the floor with Mochi.", "I sat on the floor with Mochi."),
    ("I sat crying and shaking and shouting on the cold floor.", "I sat on the floor."),
    ("The floor sat on the cat all night.", "The cat sat all night on the floor."),
]


@pytest.mark.parametrize(("text", "source"), KEPT)
def test_a_rewording_that_tells_the_same(text: str, source: str) -> None:
    assert keeps_to(text, source)


@pytest.mark.parametrize(("text", "source"), CHANGED)
def test_a_rewording_that_tells_something_else(text: str, source: str) -> None:
    assert not keeps_to(text, source)
