"""The thing that a message is about: what is picked up, and what never is."""

from __future__ import annotations

import pytest

from persode.agent.concrete import concrete_of


@pytest.mark.parametrize(
    ("text", "thing"),
    [
        ("lol a random lady gave me a tissue with tiny frogs on it", "a tissue with tiny frogs"),
        ("anyway i got to take home two croissants", "two croissants"),
        ("I saw a heron standing on a car roof.", "a heron standing on a car roof"),
        ("He sent back a picture of his own socks on a radiator", "a picture of his own socks"),
        ("sewed the dog onto my denim jacket.", "your denim jacket"),
        ("We had a rather sharp telephone call about it on Sunday.", "a rather sharp telephone call"),
        ("They're replacing a valve in his heart", "a valve in his heart"),
        ("jonas texted sorry with 14 volcano emojis", "14 volcano emojis"),
        ("I knitted a scarf for the snowman", "a scarf for the snowman"),
        ("we found three baby hedgehogs under the hedge", "three baby hedgehogs under the hedge"),
    ],
)
def test_the_thing_is_named_in_her_own_words(text: str, thing: str) -> None:
    assert concrete_of(text) == thing


@pytest.mark.parametrize(
    "text",
    [
        "I don't know what to do",
        "it was a thing",
        "she was a liar",
        "he called me a loser",
        "we had no time for a coffee",
        "we didn't get a dessert",
        "I start on 1 September",
        "my mum and my brother",
        "did you see a red umbrella?",
        "i feel like a weirdo",
        "오늘 고양이를 봤다",
        "",
        "a" * 5000,
    ],
)
def test_where_nothing_stands_out_nothing_is_named(text: str) -> None:
    assert concrete_of(text) == ""
