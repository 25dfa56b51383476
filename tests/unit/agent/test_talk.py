"""A talk: a line is heard with those before it, moves change, and nothing is invented over many turns."""

from __future__ import annotations

import itertools
import json
import random
import re
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from persode.agent import Reply, Situation, Turn, answer, question_beside
from persode.agent.beside import beside, heard_beside
from persode.agent.heavy import is_heavy
from persode.agent.mirror import mirror_of, tail_of
from persode.agent.mood import Mood
from persode.agent.moves import fragment_of, is_how_not_to
from persode.agent.small_talk import says_goodbye
from persode.agent.thread import thread_of
from persode.agent.voice import Voice, opening, patterns
from persode.analyzer import act_of
from persode.episode import EpisodeMetadata
from persode.language import date_mentions, words
from persode.memory import Memory
from persode.onboarding import OnboardingPreferences
from persode.store import RetrievalResult
from tests.unit.agent.life import NOW, VOICES, Talk

FILE = Path(__file__).parents[2] / "data" / "talks.json"
TALKS: dict[str, list[str]] = json.loads(FILE.read_text(encoding="utf-8"))["talks"]
DETAILED = OnboardingPreferences(name="Mina", response_length="detailed")
LIFE = (
    "I passed my driving test at the third attempt, Dad cried in the car.",
    "Mochi the cat was sick all night and I sat with her on the bathroom floor.",
    "Lena and I made pancakes at midnight and laughed until her mum came down.",
)


def read(text: str, feeling: str, intensity: float) -> list[EpisodeMetadata]:
    valence = {"joyful": 1, "content": 1, "sad": -1, "angry": -1, "anxious": -1}.get(feeling, 0)
    return [EpisodeMetadata(text, emotion=feeling, emotional_intensity=intensity, valence=valence)]


def told(*turns: tuple[str, str, float]) -> list[Turn]:
    return [Turn(text, read(text, feeling, e)) for text, feeling, e in turns]


def reply_to(text: str, feeling: str, intensity: float, talk: list[Turn], *earlier: str, **fields: object) -> Reply:
    given = {"preferences": DETAILED, "earlier_replies": earlier, "talk": talk, **fields}
    return answer(Situation(text, read(text, feeling, intensity), (), (), now=NOW, **given))  # type: ignore[arg-type]


DIARY = told(
    ("I'm so angry I could scream.", "angry", 0.97),
    ("My sister read my diary out loud to her friends.", "angry", 0.7),
)


def test_a_line_of_a_hard_talk_is_no_joy_because_of_one_word() -> None:
    alone = reply_to("We were so happy when I came in.", "joyful", 0.94, [])
    within = reply_to("They were laughing when I came in.", "joyful", 0.94, DIARY)
    bright = re.compile(
        r"\b(?:good|glad|joy|happy|lovely|great|warm|wonderful|beam\w*|pleased|amazing)\b", re.IGNORECASE
    )
    assert bright.search(alone.text)
    assert not bright.search(within.text)


@pytest.mark.parametrize(
    "text",
    ["But then Maya hugged me and I laughed.", "At least I was happy about the cake.", "I feel so happy now."],
)
def test_a_line_that_turns_is_believed(text: str) -> None:
    assert thread_of([*DIARY, *told((text, "joyful", 0.9))]).way == "up"


def test_grief_lasts_the_talk() -> None:
    talk = told(
        ("It's a year today since Dad died.", "sad", 0.9),
        ("Mum brought tulips.", "joyful", 0.5),
        ("We had tea.", "neutral", 0.2),
        ("It was nice, actually.", "joyful", 0.8),
    )
    assert thread_of(talk).tone == "grief"
    reply = reply_to("I'll light a candle now.", "joyful", 0.8, talk)
    assert not re.search(r"glad|joy|happy|bright|great|good one", reply.text, re.IGNORECASE)


def test_what_is_asked_and_small_talk_are_no_part_of_the_thread() -> None:
    asked = Turn("What did I say?", [EpisodeMetadata("What did I say?", emotion="joyful", act="question_to_memory",
                                                     emotional_intensity=0.9, valence=1)])  # fmt: skip
    assert thread_of([*DIARY, asked]) == thread_of(DIARY)


def test_a_short_line_in_a_talk_is_not_said_back() -> None:
    for voice in VOICES:
        reply = reply_to("I threw a shoe.", "neutral", 0.3, DIARY, preferences=voice)
        assert "you threw a shoe" not in reply.text
    assert "you threw a shoe" in reply_to("I threw a shoe.", "neutral", 0.3, []).text


@pytest.mark.parametrize(
    "text",
    [
        "ok going to bed. thanks for listening",
        "i'll just go to sleep, thanks",
        "gonna shower and sleep. night",
        "gonna sleep now",
        "ok I feel a bit better. good night",
        "I'll write to him tomorrow, good night!",
        "I'm going to bed now",
    ],
)
def test_who_says_good_night_is_asked_nothing_more(text: str) -> None:
    assert says_goodbye(text)
    for voice in VOICES:
        reply = reply_to(text, "content", 0.6, DIARY, preferences=voice).text
        assert "?" not in reply
        assert re.search(r"night|sleep|rest|tomorrow|yourself|day close|next time|see you|eyes", reply, re.IGNORECASE)


@pytest.mark.parametrize("text", ["I said good night to Mum.", "We never go to bed early.", "Good nights are rare."])
def test_telling_of_a_good_night_is_no_good_night(text: str) -> None:
    assert not says_goodbye(text)


def test_who_wants_no_questions_gets_none_for_the_rest_of_the_talk() -> None:
    talk = [*DIARY, Turn("stop asking questions", [EpisodeMetadata("stop asking questions", act="preference")])]
    for voice in VOICES:
        assert "?" not in reply_to("I threw a shoe.", "neutral", 0.3, talk, preferences=voice).text


@pytest.mark.parametrize("text", ["who does that", "what am i supposed to do now", "when will this end", "Why me?"])
def test_what_is_asked_into_the_air_is_no_question_to_anybody(text: str) -> None:
    episode = EpisodeMetadata(text, act="question_to_memory")
    reply = answer(Situation(text, [episode], (), (), DETAILED, NOW))
    assert reply.act == "telling"
    assert "remember" not in reply.text


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("No. When did I apply for the course?", "When did I apply for the course?"),
        ("I just said! When did I apply for the course?", "When did I apply for the course?"),
        ("dunno. what did i tell you about Mr Albrecht?", "what did i tell you about Mr Albrecht?"),
        ("When did I apply for the course?", ""),
        ("We won the cup. Can you believe it?", ""),
        ("Grandpa died this morning. When did he teach me to whistle?", ""),
    ],
)
def test_a_question_behind_something_else_is_heard(text: str, asked: str) -> None:
    assert question_beside(text) == asked


def test_what_was_told_before_today_answers_first() -> None:
    skat = Memory("Mr Albrecht taught me skat.", people=["Mr Albrecht"], created_at=NOW - timedelta(days=40))
    today = Memory("Mr Albrecht asked the day three times.", people=["Mr Albrecht"], created_at=NOW)
    asked = EpisodeMetadata("what did i tell you about mr albrecht?", act="question_to_memory")
    reply = answer(Situation(asked.text, [asked], (), [today, skat], DETAILED, NOW))
    assert reply.used[0] == skat.id


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("wish me luck with him", ""),
        ("thats so stupid", ""),
        ("no he said he's proud", "he said he's proud"),
        ("i told him. no idea what i did", "you told him"),
        ("guess what we got another test back", "you got another test back"),
        ("jules is my girlfriend btw", "Jules is your girlfriend"),
        ("i watched like six episodes", "you watched six episodes"),
        ("we move out in august", "you move out in August"),
        ("I should have called", ""),
        ('Ada told me: "repeat after me"', ""),
    ],
)
def test_what_is_given_back(text: str, clause: str) -> None:
    assert mirror_of(text, ["jules"]) == clause


@pytest.mark.parametrize(
    ("clause", "tail"),
    [
        ("you looked at the door the whole time", "the whole time"),
        ("your hands smell of butter even after the shower", "even after the shower"),
        ("it looks like someone spilled gold", ""),
        ("you burned a tray and nobody yelled", "nobody yelled"),
        ("you don't really feel like writing", ""),
        ("it's 2:40", ""),
        ("you put your headphones on", ""),
    ],
)
def test_the_last_few_words(clause: str, tail: str) -> None:
    assert tail_of(clause) == tail


def test_how_not_to_answer_is_heeded() -> None:
    assert is_how_not_to("don't tell me to calm down")
    assert not is_how_not_to("Don't tell him that I cried.")
    for voice in VOICES:
        reply = reply_to("Don't tell me to calm down", "angry", 0.9, DIARY, preferences=voice).text
        assert "you don't tell you" not in reply
        assert "?" not in reply


@pytest.mark.parametrize(
    ("text", "piece"),
    [
        ("Is it silly that I cried because of the pictures?", "silly"),
        ("Is it normal that I still miss him?", "normal"),
        ("I should apologise tomorrow, right?", "half_decided"),
        ("What should I wear haha", "light"),
    ],
)
def test_a_question_about_herself_gets_its_own_answer(text: str, piece: str) -> None:
    lines = [line for styled in patterns("requests")["plain"][piece]["say"].values() for line in styled]
    episode = EpisodeMetadata(text, emotion="sad", emotional_intensity=0.9, valence=-1, act=act_of(text))
    reply = answer(Situation(text, [episode], (), (), DETAILED, NOW))
    assert reply.act == "request"
    assert any(reply.text.startswith(line) for line in lines)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("I told my boss that it was my idea.", "dares"),
        ("I practised the solo for three weeks.", "works_hard"),
        ("I sat with her on the floor.", "cares"),
        ("I didn't mean it like that.", "is_honest"),
        ("I've wanted this since I was twelve.", "holds_on"),
        ("ok I drew my own foot", "makes_things"),
        ("I slept all afternoon", "rests"),
        ("I didn't tell him.", ""),
        ("I barely slept.", ""),
        ("The bus was late.", "late_and_broken_things"),
        ("I bought a stamp.", ""),
        ("i always say yes to everyone", "asks_too_much_of_her"),
        ("I should have called her.", "wishes_it_undone"),
        ("he said he's proud. he said it twice", "proud_of_her"),
    ],
)
def test_what_she_did_is_honoured_and_nothing_else(text: str, name: str) -> None:
    voice = Voice(Situation(text, (), (), (), DETAILED, NOW))
    lines = {entry["name"]: entry["default"] for entry in patterns("beside")["line"]}
    said = beside(voice, text, heard_beside(text, Mood("neutral", "", "", "even")).way)
    assert said in lines[name] if name else said == ""


@pytest.mark.parametrize(
    ("text", "fragment"),
    [
        ("Third day with a fever.", "third day with a fever"),
        ("rain all day", "rain all day"),
        ("On my balcony, around midnight.", "on your balcony, around midnight"),
        ("I ran.", ""),
        ("<b>my bold move</b>", "your bold move"),
        ("bold move", ""),
        ("오늘 엄마랑", ""),
        ("What a day?", ""),
    ],
)
def test_a_fragment_is_given_back_as_it_is(text: str, fragment: str) -> None:
    assert fragment_of(text) == fragment


# -- fifty talks of twenty turns


def talks(count: int, turns: int) -> Iterator[list[str]]:
    """Talks with a random order, drawn from the ten that are written out and a few odd lines."""
    odd = ["ok", "lol", "What did I say about Mochi?", "Recommend what I could write about.", "😭", "hm", "why?"]
    lines = [line for talk in TALKS.values() for line in talk]
    for number in range(count):
        chance = random.Random(number)
        begun = chance.choice(list(TALKS.values()))
        talk = [*begun, *chance.sample(lines, turns)]
        for _ in range(3):
            talk.insert(chance.randrange(len(talk)), chance.choice(odd))
        yield talk[:turns]


@pytest.mark.slow
def test_fifty_talks_invent_nothing_and_repeat_nothing() -> None:
    known = {w for text in LIFE for w in words(text)}
    for number, (lines, voice) in enumerate(zip(talks(50, 20), itertools.cycle(VOICES), strict=False)):
        talk = Talk(voice, [Memory(text, created_at=NOW.replace(day=1 + n)) for n, text in enumerate(LIFE)])
        for line in lines:
            reply = talk.say(line)
            told = {w for earlier in talk.turns for w in words(earlier.text)}
            source = known | told | {w.removesuffix("'s") for w in told} | set(words(voice.name))
            where = (number, line, reply)
            assert reply.count("?") <= 1, where
            assert not strange_names(reply, source), where
            assert not strange_dates(reply, source), where
            assert not re.search(r"[{}\[\]<>]|\b0\.\d", reply), where
        assert_apart(talk.replies)


def strange_names(reply: str, source: set[str]) -> set[str]:
    """Words with a capital inside a sentence that nobody said."""
    inside = re.findall(r"(?<=[a-z,;:] )[A-Z][a-z]+", reply)
    months = {"January", "February", "March", "April", "May", "June", "July", "August", "September", "October"}
    allowed = {"I", "Settings", "Memories", "Make"} | months
    return {w for w in inside if w not in allowed and w.lower() not in source and w.lower().rstrip("s") not in source}


def strange_dates(reply: str, source: set[str]) -> list[str]:
    """Dates in a reply that no memory has and nobody said."""
    days = {NOW.date().replace(day=1 + n) for n in range(len(LIFE))} | {NOW.date()}
    found = [m for m in date_mentions(reply, NOW.date()) if re.search(r"\d", m.text)]
    known = {(day.month, day.day) for day in days}
    return [m.text for m in found if (m.first.month, m.first.day) not in known and not set(words(m.text)) <= source]


def assert_apart(replies: list[str]) -> None:
    """No whole sentence twice within ten replies, and no reply opens as one of the last three did."""
    for n, reply in enumerate(replies):
        before = [s for earlier in replies[max(0, n - 9) : n] for s in sentences_of(earlier)]
        said = [s for s in sentences_of(reply) if "findahelpline" not in s]  # a help line may come again
        repeated = [s for s in said if s in before and len(words(s)) > 3]
        assert not repeated, (n, repeated, reply)
        assert opening(reply) not in [opening(r) for r in replies[max(0, n - 3) : n]], (n, reply)


def sentences_of(reply: str) -> list[str]:
    return [s.strip() for s in re.split(r"(?<=[.?!])\s+", reply)]


# -- commands in plain words


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("Make today's page please", "page"),
        ("How do I make a page?", ""),
        ("Forget that.", "take_back"),
        ("please delete what I just said", "take_back"),
        ("forget it", ""),
        ("Please delete that memory", ""),
    ],
)
def test_a_command_is_carried_out_where_it_is_clear(text: str, command: str) -> None:
    talk = [Turn("I kissed Noor.", [EpisodeMetadata("I kissed Noor.")], ["a", "b"])]
    given = EpisodeMetadata(text, act="request")
    reply = answer(Situation(text, [given], (), (), DETAILED, NOW, talk=talk))
    assert reply.command == command
    assert reply.about == (("a", "b") if command == "take_back" else ())
    assert answer(Situation(text, [given], (), (), DETAILED, NOW)).command == ""


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Please call me Minnie", "Minnie"),
        ("you can call me Jo.", "Jo"),
        ("Call me later", ""),
        ("He didn't call me Jo.", ""),
        ("call me crazy but I liked it", ""),
    ],
)
def test_who_wants_another_name_gets_it(text: str, name: str) -> None:
    reply = answer(Situation(text, [EpisodeMetadata(text)], (), (), DETAILED, NOW))
    assert reply.preference_change == (("name", name) if name else None)
    assert not name or name in reply.text


def test_who_was_last_spoken_of_is_meant_by_him() -> None:
    theo = Memory("Grandpa Theo taught me to whistle on two fingers.", people=["Grandpa Theo"], created_at=NOW)
    talk = [Turn("Grandpa Theo called.", [EpisodeMetadata("Grandpa Theo called.", people=["Grandpa Theo"])])]
    asked = EpisodeMetadata("what did i tell you about him?", act="question_to_memory")
    reply = answer(Situation(asked.text, [asked], (), [theo], DETAILED, NOW, talk=talk))
    assert reply.used == (theo.id,)


@pytest.mark.parametrize(
    ("text", "change"),
    [
        ("write longer answers pls", ("response_length", "detailed")),
        ("send shorter replies", ("response_length", "concise")),
        ("stop asking questions", ("personality", "listener")),
        ("call me N", ("name", "N")),
        ("my name is Jo", ("name", "Jo")),
    ],
)
def test_wishes_as_they_are_typed(text: str, change: tuple[str, str]) -> None:
    reply = answer(Situation(text, [EpisodeMetadata(text)], (), (), DETAILED, NOW))
    assert reply.preference_change == change


@pytest.mark.parametrize(
    ("text", "heavy"),
    [
        ("Grandma fell on the stairs and I waited in the hospital all night.", True),
        ("Mum and Dad are getting divorced.", True),
        ("Dad hit me.", True),
        ("We buried the hamster.", True),
        ("Tomas beat me at chess.", False),
        ("I'm dead tired.", False),
        ("The deadline is on Friday.", False),
        ("We flew the kite.", False),
    ],
)
def test_what_is_heavy(text: str, heavy: bool) -> None:
    assert is_heavy(text) == heavy


def test_a_heavy_memory_comes_up_only_where_the_talk_is_heavy_too() -> None:
    night = Memory("I waited with Lena in the hospital all night.", people=["Lena"], created_at=NOW - timedelta(30),
                   emotional_intensity=0.8)  # fmt: skip
    hit = RetrievalResult(night, 0.5, 0.4, 0.5, 0.4, False, 0.6, ())
    light = answer(Situation("Lena and I waited for the bus all night.", [], [hit], [night], DETAILED, NOW))
    assert light.used == ()
    heavy = answer(Situation("Lena is in hospital, we waited all night.", [], [hit], [night], DETAILED, NOW))
    assert heavy.used == (night.id,)


def test_a_second_time_is_no_same_event() -> None:
    first = Memory("My voice cracked in choir.", created_at=NOW - timedelta(30), emotional_intensity=0.6)
    hit = RetrievalResult(first, 0.8, 0.4, 0.5, 0.4, False, 0.7, ())
    again = answer(Situation("My voice cracked in choir again.", [], [hit], [first], DETAILED, NOW))
    assert again.used == (first.id,)
