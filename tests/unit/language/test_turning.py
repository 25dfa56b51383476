"""Turning a person's words to her."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from persode.language import to_second_person


@pytest.mark.parametrize(
    ("said", "turned"),
    [
        ("I lost my keys", "you lost your keys"),
        ("I lost my keys. I cried.", "you lost your keys. You cried."),
        ("My sister told me I was late.", "your sister told you you were late."),
        ("Bought oat milk and did the laundry.", "you bought oat milk and did the laundry."),
        ("I went home and was tired.", "you went home and were tired."),
        ("I saw the cat and was happy, it was tired", "you saw the cat and were happy, it was tired"),
        ('She said "I love you" and I cried.', 'She said "I love you" and you cried.'),
        ("I'm not happy about the exam.", "you're not happy about the exam."),
        ("We got the keys", "you got the keys"),
        ("Was I wrong? I told you about it.", "Were you wrong? You told me about it."),
        ("A car splashed water on me", "A car splashed water on you"),
        ("I've hurt myself; the bike is mine.", "you've hurt yourself; the bike is yours."),
        ("I am 25 and my sister is 19", "you are 25 and your sister is 19"),
        ("Yesterday I walked the dog with Jina.", "Yesterday you walked the dog with Jina."),
        ("Tired today.", "Tired today."),
        ("They took us to the US.", "They took you to the US."),
        ("", ""),
    ],
)
def test_turning(said: str, turned: str) -> None:
    assert to_second_person(said) == turned


@given(st.text(max_size=200))
def test_any_text_can_be_turned(text: str) -> None:
    assert isinstance(to_second_person(text), str)
