"""Lines as they are typed into a chat: short, small, in passing, with a question in between."""

from __future__ import annotations

from datetime import timedelta

import pytest

from persode.agent import memory_from
from persode.agent.beside import kinds_of
from persode.agent.companion import answer
from persode.agent.concrete import concrete_of
from persode.agent.mood import Mood, mood_of
from persode.agent.moves import fragment_of
from persode.agent.request import kind_of_request
from persode.agent.situation import Situation
from persode.agent.small_talk import asks_if_machine, goes_to_bed, is_greeting, says_goodbye, without_goodbye
from persode.agent.thread import Thread, mood_in_talk
from persode.agent.voice import patterns, sentence_count
from persode.embeddings import get_embedder
from persode.onboarding import CONVERSATION_STYLES, OnboardingPreferences
from tests.unit.agent.life import NOW, Talk, analyzer

UNSURE = {"none": 0.02, "rests": 0.02}
"""A guess that decides nothing."""


def lines_of(name: str) -> set[str]:
    entry = next(e for e in patterns("beside")["line"] if e["name"] == name)
    return {line for style in CONVERSATION_STYLES for line in entry[style]}


def talk(
    style: str = "default", personality: str = "empathetic", length: str = "concise", told: tuple[str, ...] = ()
) -> Talk:
    who = OnboardingPreferences(name="Mina", conversation_style=style, personality=personality, response_length=length)
    life = [memory_from(analyzer().analyze(text), NOW - timedelta(days=3 + n)) for n, text in enumerate(told)]
    return Talk(who, life, get_embedder("minilm"))


@pytest.mark.parametrize("text", ["alright mate", "hi im leo", "yo", "hey there", "hello my name is Ada", "sup bro"])
def test_a_greeting_is_greeted(text: str) -> None:
    said = Talk(OnboardingPreferences(name="Mina"), []).say(text)
    assert "Mina" in said or said.endswith("?")
    assert "mate" not in said.lower()


@pytest.mark.parametrize("text", ["I'm leaving home", "hi school is the worst", "Morning was slow"])
def test_what_only_begins_like_one_is_no_greeting(text: str) -> None:
    assert not is_greeting(text)


@pytest.mark.parametrize(
    ("text", "bed"),
    [("ok bye going to eat", False), ("cheers mate night", True), ("gtg mum's calling", False), ("gn", True)],
)
def test_a_line_that_is_all_good_bye(text: str, bed: bool) -> None:
    assert says_goodbye(text)
    assert without_goodbye(text) == ""
    assert goes_to_bed(text) == bed


@pytest.mark.parametrize(
    "text", ["bye bye to my savings", "night shift again", "Night falls early now", "I said bye and left"]
)
def test_what_only_has_the_word_is_none(text: str) -> None:
    assert not says_goodbye(text)


def test_who_leaves_by_day_is_not_sent_to_sleep() -> None:
    said = talk().say("ok bye going to eat")
    assert not any(word in said.lower() for word in ("sleep", "night"))
    assert "?" not in said


@pytest.mark.parametrize("text", ["you're a bot", "are you laughing", "u are just a program lol", "are you even real?"])
def test_it_says_that_it_is_a_machine(text: str) -> None:
    assert asks_if_machine(text)
    line = talk().say(text)
    machine = patterns("small_talk")["to_me"]["machine"]["default"]
    assert any(line.startswith(sentence) for sentence in machine)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("thinking of getting my nan something, any ideas?", "ideas"),
        ("any ideas what I could write?", "recommend"),
        ("ideas?", "recommend"),
        ("tell me a joke", "joke"),
        ("is it worth fixing do you think?", "advice"),
        ("do you think I need two bowls?", "advice"),
        ("do you sleep?", "who"),
        ("is that pathetic", "silly"),
    ],
)
def test_what_is_asked_for(text: str, kind: str) -> None:
    assert kind_of_request(text) == kind


def test_advice_asked_beside_something_told_is_not_passed_over() -> None:
    said = talk().say("i always go blank. any tips?")
    assert any(said.startswith(line) for line in patterns("requests")["plain"]["ideas"]["say"]["default"])


@pytest.mark.parametrize("text", ['boss sent a kakao at 11pm with just "?"', '"its only 20 min by bus" ok and??'])
def test_a_quoted_question_is_nothing_asked_of_the_companion(text: str) -> None:
    said = talk().say(text)
    assert not any(said.startswith(line) for line in patterns("requests")["plain"]["other"]["say"]["default"])


# -- questions to the memory, in the words that people use

TOLD = (
    "dropped a whole pallet of dog food at work, everyone clapped",
    "they call me agent since the own goal",
    "my brother ate the lemon cake",
)


@pytest.mark.parametrize(
    ("asked", "piece"),
    [
        ("do you remember what i dropped", "pallet of dog food"),
        ("what was it i dropped again?", "pallet of dog food"),
        ("didnt i tell you what they call me?", "agent"),
        ("who ate the lemon cake", "brother"),
    ],
)
def test_a_memory_with_the_words_of_the_question_answers_it(asked: str, piece: str) -> None:
    said = talk(told=TOLD).say(asked)
    assert piece in said
    assert "remember that" not in said
    assert "don't remember" not in said


def test_a_question_whose_words_no_memory_has_is_not_answered_with_another() -> None:
    assert "dog food" not in talk(told=TOLD).say("what did I say about the violin lesson?")


# -- what is said to a thing of a kind


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("gonna buy pizza", "small_plan"),
        ("grounded till friday", "in_trouble"),
        ("payday!!!", "a_bit_of_money"),
        ("got my braces off!!!!!!", "a_new_look"),
        ("quit smoking day 3", "quits_a_habit"),
        ("he has a girlfriend.", "taken_already"),
        ("my grandma doesn't recognise me anymore", "does_not_know_me"),
        ("no im not telling you who", "keeps_it_back"),
        ("jess says if i sit with mia im picking sides", "between_friends"),
        ("i came out to my mum tonight", "came_out"),
        ("an own goal", "a_game_lost"),
        ("my bike got nicked outside lidl", "something_stolen_or_lost"),
        ("interview tmrw at a bakery", "before_an_exam"),
        ("it's benign", "relief"),
        ("my best friend has a new best friend", "left_out"),
        ("my flatmate bought an air fryer", "lives_with_others"),
        ("my best friend is moving to busan", "someone_moves_away"),
    ],
)
def test_what_can_mean_nothing_else_needs_no_guess(text: str, name: str) -> None:
    way = next((w for w in ("even", "down", "up") if kinds_of(text, w, UNSURE)), "even")
    assert kinds_of(text, way, UNSURE)[0]["name"] == name


@pytest.mark.parametrize(
    "text", ["gonna miss my exam", "the phone doesn't recognise me", "in the middle of the forest"]
)
def test_what_only_looks_like_it_does(text: str) -> None:
    names = {"small_plan", "does_not_know_me", "between_friends"}
    assert not names & {e["name"] for way in ("even", "down", "up") for e in kinds_of(text, way, UNSURE)}


def test_what_speaks_against_a_kind_outweighs_a_guess() -> None:
    likely = {"cannot_stop_smiling": 0.6, "none": 0.02}
    assert kinds_of("why can't i be happy", "up", likely) == []
    assert kinds_of("can't stop smiling", "up", likely)


def test_a_possible_kind_counts_where_no_other_is_near() -> None:
    text = "the boat was grey and slow"
    assert [e["name"] for e in kinds_of(text, "even", {"rests": 0.2, "none": 0.05})] == ["rests"]
    assert kinds_of(text, "even", {"rests": 0.2, "money": 0.15, "none": 0.05}) == []
    assert kinds_of("one single point", "even", {"rests": 0.2, "none": 0.05}) == []


@pytest.mark.parametrize("style", CONVERSATION_STYLES)
def test_a_short_answer_says_something_to_the_thing(style: str) -> None:
    told = talk(style)
    told.say("i was at the dentist today")
    said = told.say("got my braces off!!!!!!")
    assert any(line in said for line in lines_of("a_new_look"))
    assert sentence_count(said) <= 2


def test_a_listener_says_something_to_the_thing_too() -> None:
    said = talk(personality="listener", length="detailed").say("my flatmate labels her eggs")
    assert any(line in said for line in lines_of("lives_with_others"))


@pytest.mark.parametrize(
    ("text", "thing"),
    [("knee's the size of a melon", ""), ("found a melon", "a melon")],
)
def test_a_likeness_is_no_thing(text: str, thing: str) -> None:
    assert concrete_of(text) == thing


@pytest.mark.parametrize("text", ["like its been two years", "actually not", "gonna buy pizza", "cheers mate"])
def test_what_names_nothing_is_not_given_back(text: str) -> None:
    assert fragment_of(text) == ""


def test_a_figure_of_death_with_a_laugh_is_no_joy() -> None:
    text = "actually not lol. my dad is gonna kill me"
    assert mood_of(text, analyzer().segment(text)).way != "up"


def test_nothing_is_framed_as_a_quote() -> None:
    for text in ("first proper wage of my life", "sunday bored", "오늘 모의고사 망했어"):
        said = answer(
            Situation(text, analyzer().segment(text), [], [], OnboardingPreferences(conversation_style="friendly"), NOW)
        ).text
        assert '"' not in said


def test_a_joy_that_is_only_said_is_none() -> None:
    text = "i said i'm happy for her. i'm not"
    assert mood_of(text, analyzer().segment(text)).way == "down"
    glad = "i said i'm happy for her and i am"
    assert mood_of(glad, analyzer().segment(glad)).way == "up"


def test_what_was_only_guessed_is_not_carried_on() -> None:
    guessed, named = Thread("neutral", "down", 1), Thread("sad", "down", 1)
    line = Mood("neutral", "", "", "even")
    assert mood_in_talk(line, "the stars were out", guessed).way == "even"
    assert mood_in_talk(line, "the stars were out", named).way == "down"


def test_what_plainly_is_of_another_kind_turns_the_talk() -> None:
    lost = Mood("neutral", "", "", "down")
    assert mood_in_talk(lost, "we lost 1-0", Thread("joyful", "up", 2)).way == "down"


def test_what_was_answered_right_after_belongs_to_the_question() -> None:
    told = talk()
    first = memory_from(analyzer().analyze("i came out to my mum tonight"), NOW - timedelta(days=3))
    then = memory_from(analyzer().analyze("she said she had known for years"), NOW - timedelta(days=3, minutes=-2))
    told.store.add_many([first, then])
    assert "known for years" in told.say("what did mum say when i came out")
