"""Jokes are met as jokes; a moment on request; who "she" was; numbness is no crisis, and a hint of abuse is heard."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest

from persode.agent import Situation, Turn, answer
from persode.agent.crisis import need_of
from persode.agent.mood import Mood
from persode.agent.play import is_play, is_wry
from persode.agent.request import kind_of_request
from persode.agent.small_talk import is_exclamation, is_shrug, says_goodbye
from persode.agent.thread import Thread
from persode.agent.voice import Voice, patterns, sentence_count
from persode.analyzer import act_of
from persode.analyzer.crisis import has_sign, is_crisis
from persode.episode import EpisodeMetadata
from persode.memory import Memory
from persode.onboarding import CONVERSATION_STYLES, OnboardingPreferences
from tests.unit.agent.life import NOW, VOICES, analyzer

EVEN = Mood("neutral", "", "", "even")
DOWN = Mood("sad", "sadness", "sad", "down")


def situation(text: str, voice: OnboardingPreferences | None = None, **fields: object) -> Situation:
    given = {"reading": [EpisodeMetadata(text)], "hits": (), "memories": (), "now": NOW, **fields}
    return Situation(text, preferences=voice or OnboardingPreferences(name="Mina"), **given)  # type: ignore[arg-type]


def told(text: str, days: int, **fields: object) -> Memory:
    return Memory(text, created_at=NOW - timedelta(days=days), **fields)  # type: ignore[arg-type]


# -- in fun

FUN = [
    "the whole class died",
    "my brother just walked into the glass door",
    "i replied all. to 140 people",
    "she dared me to ring the bell",
    "he tried to be cool and said the test was bussin",
    "there's a pigeon on my window judging me",
    "i'm moving to another planet lol",
]


@pytest.mark.parametrize("text", FUN)
def test_what_is_said_in_fun_is_met_in_fun(text: str) -> None:
    voice = Voice(situation(text))
    assert is_play(voice, text, EVEN, Thread())
    assert not is_play(voice, text, DOWN, Thread())
    assert not is_play(voice, text, EVEN, Thread("sad", "down", 2))


@pytest.mark.parametrize("voice", VOICES, ids=lambda v: f"{v.conversation_style}-{v.personality}-{v.response_length}")
@pytest.mark.parametrize("text", FUN[:3])
def test_the_answer_to_a_joke_keeps_to_the_length_and_says_no_aha(text: str, voice: OnboardingPreferences) -> None:
    reply = answer(situation(text, voice, talk=[Turn("hey", [EpisodeMetadata("we had maths")])])).text
    low, high = (1, 2) if voice.response_length == "concise" else (3, 6)
    assert low <= sentence_count(reply) <= high
    assert reply.count("?") <= 1
    assert not re.match(r"(?:Aha|I see|Mhm|I understand|Noted)\b", reply)


def test_the_next_line_goes_on_with_the_joke() -> None:
    text = "it has been there for years"
    before = situation(text, earlier_replies=("I'd have paid to see that. Did you manage not to laugh?",))
    assert is_play(Voice(before), text, EVEN, Thread())
    assert not is_play(Voice(situation(text)), text, EVEN, Thread())


@pytest.mark.parametrize("text", ["lol grandpa died", "haha he hit me", "lol they found a tumour"])
def test_what_is_grave_is_no_joke(text: str) -> None:
    assert not is_play(Voice(situation(text)), text, EVEN, Thread())
    assert not is_wry(text, DOWN, Thread())


def test_a_joke_in_a_hard_hour_is_heard_with_what_is_under_it() -> None:
    assert is_wry("haha we're so healthy", EVEN, Thread("sad", "down", 2))
    assert is_wry("failed again lol", DOWN, Thread())
    assert not is_wry("failed again", DOWN, Thread())


def test_kinds_in_fun_have_lines_in_each_style() -> None:
    for entry in patterns("beside")["line"]:
        if entry.get("play"):
            assert all(len(entry[style]) >= 2 for style in CONVERSATION_STYLES), entry["name"]
    for name, table in patterns("play").items():
        assert all((line[-1] == "?") == (name == "ask") for lines in table.values() for line in lines), name


# -- small things


@pytest.mark.parametrize("text", ["yeah whatever", "hm true", "meh", "fair enough", "ok fair lol"])
def test_a_shrug_is_small_talk(text: str) -> None:
    assert is_shrug(text)
    assert answer(situation(text)).act == "small_talk"


@pytest.mark.parametrize(
    "text", ["whatever he says", "true story: we won", "it is what it is and I hate it so much now"]
)
def test_what_goes_on_is_no_shrug(text: str) -> None:
    assert not is_shrug(text)


@pytest.mark.parametrize("text", ["guess what", "ok so", "you wont believe this", "story time"])
def test_who_announces_something_is_asked_for_it(text: str) -> None:
    assert is_exclamation(text)


@pytest.mark.parametrize("text", ["anyway. gonna try to sleep", "im gonna try and sleep", "will try to sleep now"])
def test_who_tries_to_sleep_says_good_night(text: str) -> None:
    assert says_goodbye(text)


def test_thanks_for_what_was_not_said() -> None:
    assert answer(situation("thanks for not saying plenty of fish")).act == "small_talk"


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("do you think ill get used to it", "will_it"),
        ("will it ever get better?", "will_it"),
        ("should i do homework or stare at the wall", "either_or"),
        ("tea or coffee?", "either_or"),
        ("should i leave him or stay", "advice"),
        ("surprise me with a memory", "surprise"),
        ("Surprise me with a memory.", "surprise"),
        ("tell me a nice memory", "surprise"),
    ],
)
def test_what_is_asked_for(text: str, kind: str) -> None:
    assert kind_of_request(text) == kind


# -- a moment on request

LIFE = [
    told("I won the swimming race in the lake.", 40, emotion="joyful", emotional_intensity=0.9, valence=1),
    told("Bought bread.", 3, emotional_intensity=0.05),
    told("Grandma died in her sleep.", 20, emotion="sad", emotional_intensity=1.0, valence=-1),
    told("Mum shouted at me all evening.", 10, emotion="sad", emotional_intensity=0.8, valence=-1),
    told("Lena and I made pancakes at midnight.", 15, emotion="joyful", emotional_intensity=0.7, valence=1),
]


@pytest.mark.parametrize("text", ["Surprise me with a memory.", "surprise me", "tell me a memory please"])
def test_a_surprise_is_one_strong_moment_with_its_day(text: str) -> None:
    assert act_of(text) == "request"
    for seed, voice in enumerate(VOICES):
        reply = answer(situation(text, voice, memories=LIFE, seed=seed))
        assert reply.act == "request"
        assert len(reply.used) == 1
        assert re.search(r"\d{1,2} (?:January|February)", reply.text), reply.text
        assert not re.search("died|shouted", reply.text)
        assert reply.text.count("?") <= 1
        low, high = (1, 2) if voice.response_length == "concise" else (3, 6)
        assert low <= sentence_count(reply.text) <= high


def test_a_second_surprise_is_another_moment_and_none_is_said_to_be_none() -> None:
    first = answer(situation("surprise me", memories=LIFE))
    second = answer(situation("surprise me", memories=LIFE, earlier_replies=(first.text,), seed=1))
    assert first.used != second.used
    assert answer(situation("surprise me")).used == ()


# -- who was meant

NANI = told("Nani told me on the phone that she once skipped school to see a film.", 12, people=["Nani"])
KETTLE = told("My sister Anika took the good kettle.", 30, people=["Anika"])
SPOKE = Turn("told nani about school on the phone", [EpisodeMetadata("told nani about school", people=["Nani"])])


@pytest.mark.parametrize("text", ["what did she say then?", "and what did she say", "what did she say about it?"])
def test_she_is_who_was_spoken_of(text: str) -> None:
    asked = [EpisodeMetadata(text, act="question_to_memory")]
    reply = answer(situation(text, memories=[KETTLE, NANI], talk=[SPOKE], reading=asked))
    assert reply.used == (NANI.id,)
    alone = answer(situation(text, memories=[KETTLE, NANI], reading=asked))
    assert alone.used == ()


def test_that_is_what_was_brought_up() -> None:
    text = "when was that?"
    said = "Makes me think of 26 February, when Nani told you on the phone that she once skipped school to see a film."
    asked = [EpisodeMetadata(text, act="question_to_memory")]
    reply = answer(situation(text, memories=[KETTLE, NANI], talk=[SPOKE], reading=asked, earlier_replies=(said,)))
    assert reply.used == (NANI.id,)
    assert "26 February" in reply.text


def test_nobody_said_anything_so_nothing_is_remembered() -> None:
    text = "what did she say then?"
    talk = [Turn("anika took the kettle", [EpisodeMetadata("anika took the kettle", people=["Anika"])])]
    asked = [EpisodeMetadata(text, act="question_to_memory")]
    assert answer(situation(text, memories=[KETTLE], talk=talk, reading=asked)).used == ()


# -- numb, and not safe

NUMB = ["like im watching tv but the tv is my life", "its like im in a film and not really here", "im on autopilot"]


@pytest.mark.parametrize("text", NUMB)
def test_looking_on_at_ones_own_life_is_numb_and_no_crisis(text: str) -> None:
    assert not is_crisis(text)
    assert not has_sign(text)
    assert [e.act for e in analyzer().segment(text)] == ["telling"]
    reply = answer(situation(text, reading=analyzer().segment(text)))
    assert "findahelpline" not in reply.text


@pytest.mark.parametrize(
    "text", ["like im watching tv but the tv is my life and i want it to be over", "i dont want to be in this life"]
)
def test_who_wants_it_over_is_heard(text: str) -> None:
    assert need_of(text) or is_crisis(text) or has_sign(text)


HARM = [
    "he hit me again last night",
    "dad hit me again",
    "my bf pushed me into the wall and said sorry",
    "mum threw a plate at me",
    "he grabs my arm so hard it leaves marks",
    "i dont feel safe when my uncle is here",
    "my uncle does things to me when nobody is home",
    "i dont like being alone with my uncle",
    "uncle says its our secret",
    "dont want to go to my uncles he gets weird when mum is out",
    "my uncle hugs me too long and his hands go places",
    "i hate when my uncle sits on my bed",
    "uncle ray puts his hand on my leg under the table",
    "my uncle keeps looking at me when i change",
    "he says if i tell anyone he will hurt my mum",
]


@pytest.mark.parametrize("text", HARM)
def test_harm_and_a_hint_of_it_get_the_care_reply(text: str) -> None:
    assert need_of(text) == "harm"
    for voice in VOICES[::5]:
        reply = answer(situation(text, voice, memories=LIFE, reading=analyzer().segment(text))).text
        assert "findahelpline.com" in reply
        assert reply.count("?") <= 1


@pytest.mark.parametrize(
    "text",
    [
        "my uncle taught me chess",
        "my uncle hugged me and i cried a bit",
        "my brother gets weird when he's hungry",
        "my uncle told me to keep a secret about mum's birthday party",
        "dad sits on my bed and reads when i'm sick",
        "my dad did stuff with me today, we built a shelf",
        "my cousin and i do stuff together",
        "my neighbour looked at me when i was changing the tyre",
        "he hit me up on insta",
        "my brother pushed me into the pool haha",
        "i hate being alone with my thoughts",
    ],
)
def test_what_only_sounds_like_harm(text: str) -> None:
    assert need_of(text) == ""
