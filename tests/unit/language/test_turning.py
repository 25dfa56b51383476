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
        ("\x005 and \x001", "5 and 1"),
        ("", ""),
    ],
)
def test_turning(said: str, turned: str) -> None:
    assert to_second_person(said) == turned


@pytest.mark.parametrize(
    ("said", "turned"),
    [
        ("you don't understand me", "I don't understand you"),
        ("You never listen to me.", "I never listen to you."),
        ("you are my only friend", "I am your only friend"),
        ("You're not a person, are you?", "I'm not a person, am I?"),
        ("I told you everything about me.", "you told me everything about you."),
        ("I don't know why you keep asking me that.", "you don't know why I keep asking you that."),
        ("Can you remember what I said?", "Can I remember what you said?"),
        ("I think you're right about my sister.", "you think I'm right about your sister."),
        ("You were wrong about me and him.", "I was wrong about you and him."),
        ("I wasn't sure if you were there.", "you weren't sure if I was there."),
        ("How could you say that to me?", "How could I say that to you?"),
        ("I hate you.", "you hate me."),
        ("Do you like me?", "Do I like you?"),
        ("Your answers bore me.", "My answers bore you."),
        ("Nobody understands me, not even you.", "Nobody understands you, not even me."),
        ("I wish you were real.", "you wish I were real."),
        ("You and I talked about it.", "you and I talked about it."),
        ("This is mine, not yours.", "This is yours, not mine."),
        ("You know me better than anyone.", "I know you better than anyone."),
        ("I was sad when you forgot my name.", "you were sad when I forgot your name."),
        ("I don't think you care.", "you don't think I care."),
        ("You forgot yourself and shouted at me.", "I forgot myself and shouted at you."),
        ("You've helped me and you'll help me again.", "I've helped you and I'll help you again."),
    ],
)
def test_who_is_spoken_to_becomes_the_speaker(said: str, turned: str) -> None:
    assert to_second_person(said) == turned


@pytest.mark.parametrize(
    ("said", "turned"),
    [
        ("You could see the sea from our window.", "You could see the sea from your window."),
        ("You never know with Mum, she hugged me.", "You never know with Mum, she hugged you."),
        ("It was so cold you could see my breath.", "It was so cold you could see your breath."),
        ("When you lose a friend like that, nothing helps me.", "When you lose a friend like that, nothing helps you."),
        ("You have to wait two hours there.", "You have to wait two hours there."),
        ("I miss you, Grandma.", "you miss you, Grandma."),
    ],
)
def test_people_at_large_and_others_who_are_addressed_stay(said: str, turned: str) -> None:
    assert to_second_person(said) == turned


@pytest.mark.parametrize(
    ("said", "turned"),
    [
        ("What was I thinking?", "What were you thinking?"),
        ("Am I the only one?", "Are you the only one?"),
        ("My own mother doesn't trust me.", "your own mother doesn't trust you."),
        ("It was me who broke it.", "It was you who broke it."),
        ("My sister and I were late, and I was sorry.", "your sister and you were late, and you were sorry."),
        ('She said "you\'re my favourite" and hugged me.', 'She said "you\'re my favourite" and hugged you.'),
        ('He asked "Are you okay?" and I wasn\'t.', 'He asked "Are you okay?" and you weren\'t.'),
        ("I'd been waiting and I'll wait again.", "you'd been waiting and you'll wait again."),
        ("I, too, was scared.", "you, too, were scared."),
        ("Me and Tomas ate soup.", "you and Tomas ate soup."),
        ("They gave Ana and me a prize.", "They gave Ana and you a prize."),
        ("we were ourselves again", "you were yourselves again"),
        ("Neither was I.", "Neither were you."),
        ("I knew I wasn't ready, but I am now.", "you knew you weren't ready, but you are now."),
        ("I'm not myself today, am I?", "you're not yourself today, are you?"),
        ("As I was leaving, the bus came and I was soaked.", "As you were leaving, the bus came and you were soaked."),
        ("Who am I without my work?", "Who are you without your work?"),
        ("Whenever I am sad I bake.", "Whenever you are sad you bake."),
        (
            'Dad told me "I am proud of you", which made my day.',
            'Dad told you "I am proud of you", which made your day.',
        ),
        ("If I were you I'd leave.", "If you were me you'd leave."),
    ],
)
def test_first_person_in_its_many_places(said: str, turned: str) -> None:
    assert to_second_person(said) == turned


@given(st.text(max_size=200))
def test_any_text_can_be_turned(text: str) -> None:
    assert isinstance(to_second_person(text), str)
