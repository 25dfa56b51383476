"""The measures of an answer and the questions made from memories; every right value is counted by hand."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest

from persode.agent import Situation, answer
from persode.agent.comparison import Fact, Heard, Life, facts_of, measure
from persode.agent.quiz import KINDS, Question, questions_from
from persode.episode import EpisodeMetadata
from persode.memory import Memory
from persode.onboarding import OnboardingPreferences

TODAY = date(2026, 3, 10)
NOW = datetime(2026, 3, 10, 12, tzinfo=UTC)


def memory(text: str, day: date, event: str = "", n: int = 0, **fields: object) -> Memory:
    told = datetime(day.year, day.month, day.day, 18, tzinfo=UTC)
    return Memory(text, event=event or text.rstrip("."), created_at=told, my_day=day, id=f"m{n}{day}", **fields)  # type: ignore[arg-type]


SWIM = memory(
    "Swam in the sea at Caparica with Tomas.",
    date(2026, 2, 21),
    people=["Tomas"],
    places=["Caparica"],
    hashtags=["#Sea"],
    emotion="joyful",
)
BREAD = memory(
    "Grandma Alda taught me her bread.",
    date(2025, 12, 24),
    people=["Grandma Alda"],
    hashtags=["#Bread"],
    emotion="content",
)
HEAT = memory("The heating broke. I slept in a hat.", date(2026, 1, 12), "the heating broke", hashtags=["#Heating"])
VISIT = memory("Grandma came on the train.", date(2026, 1, 20), people=["Grandma"], hashtags=["#Train"], emotion="sad")
BOSS = memory("My boss shouted at the van.", date(2026, 3, 2), people=["boss"], hashtags=["#Van"], emotion="angry")
ALL = [SWIM, BREAD, HEAT, VISIT, BOSS]
LIFE = Life(ALL, "UTC")


def test_what_stands_in_a_text() -> None:
    heard = Heard.of("On 21 February you were swimming; in February, and on Sunday.", TODAY)
    assert heard.days == {date(2026, 2, 21), date(2026, 3, 8)}
    assert {"swim", "be"} <= heard.words


def test_the_facts_of_a_memory_are_what_the_question_does_not_say() -> None:
    facts = facts_of(SWIM, "What happened with Tomas in February?", TODAY, "UTC")
    assert [(f.kind, f.said) for f in facts] == [
        ("day", "21 February"),
        ("place", "Caparica"),
        ("event", "swam"),
        ("event", "sea"),
    ]
    facts = facts_of(SWIM, "What did I do on 21 February?", TODAY, "UTC")
    assert [f.said for f in facts] == ["Tomas", "Caparica", "swam", "sea"]


def test_an_answer_is_measured() -> None:
    question = "What happened with Tomas?"
    facts = facts_of(SWIM, question, TODAY, "UTC")
    told = measure("On 21 February you swam in the sea at Caparica with Tomas.", question, facts, LIFE, TODAY)
    assert told.words == 12
    assert told.specifics == ("Caparica", "21 February", "Swam in the sea at Caparica with Tomas")
    assert [f.said for f in told.right] == ["21 February", "Caparica", "swam", "sea"]
    fresh = measure("I don't remember that.", question, facts, LIFE, TODAY)
    assert (fresh.words, fresh.specifics, fresh.right) == (4, (), ())


def test_a_wrong_day_and_half_a_story_are_not_right() -> None:
    facts = facts_of(SWIM, "What happened with Tomas?", TODAY, "UTC")
    half = measure("You were swimming on 20 February.", "What happened with Tomas?", facts, LIFE, TODAY)
    assert [f.said for f in half.right] == ["swam"]
    assert half.specifics == ()


def test_names_count_whole_once_and_only_if_new() -> None:
    assert LIFE.specifics("It was Grandma Alda.", "Who was it?", TODAY) == ("Grandma Alda",)
    assert LIFE.specifics("It was Grandma.", "Who was it?", TODAY) == ("Grandma",)
    assert LIFE.specifics("Grandma Alda it was.", "Was it Grandma?", TODAY) == ("Grandma Alda",)
    assert LIFE.specifics("Yes, Tomas.", "Was it Tomas?", TODAY) == ()


def test_an_event_needs_all_its_words_two_of_them_new() -> None:
    assert LIFE.specifics("You said the heating broke.", "What was cold?", TODAY) == ("the heating broke",)
    assert LIFE.specifics("You said the heating broke.", "When was the heating fixed?", TODAY) == ()
    assert LIFE.specifics("The heating is warm.", "What was cold?", TODAY) == ()


def test_a_day_counts_if_a_memory_is_of_it() -> None:
    assert LIFE.specifics("It was on 12 January.", "When?", TODAY) == ("12 January",)
    assert LIFE.specifics("It was on 13 January.", "When?", TODAY) == ()
    assert LIFE.specifics("On 12 January, yes.", "Was it on 12 January?", TODAY) == ()


def test_a_fact_is_right_with_all_its_words() -> None:
    alda = Fact("person", "Grandma Alda", frozenset({"grandma", "alda"}))
    assert alda.is_in(Heard.of("your grandma's friend Alda", TODAY))
    assert not alda.is_in(Heard.of("your grandma", TODAY))


def asked(memories: list[Memory], most: int = 12) -> list[Question]:
    return questions_from(memories, lambda m: 0.5, TODAY, "UTC", most)


def test_questions_are_plain_and_ask_for_one_memory_each() -> None:
    texts = {q.text for m in ALL for q in asked([m])}
    assert {q.about for q in asked(ALL)} == {m.id for m in ALL}
    assert texts <= {
        "What happened with Tomas?",
        "What did I do on 21 February?",
        "What did I say about the sea?",
        "What happened with Grandma Alda?",
        "What did I do on 24 December 2025?",
        "What happened with my grandma?",
        "What did I do on 20 January?",
        "What did I say about the train?",
        "What did I do on 12 January?",
        "What happened with my boss?",
        "What did I do on 2 March?",
        "What did I say about the van?",
    }


def test_no_question_gives_its_answer_away() -> None:
    days = [date(2025, 6, 1) + timedelta(5 * n) for n in range(50)]
    who, what = ("Lena", "Noah", "Mia", "Ravi"), ("garden", "piano", "lake", "exam")
    many = [
        memory(f"{who[n % 4]} saw the {what[n % 3]} with me.", d, n=n, people=[who[n % 4]], hashtags=["#X"])
        for n, d in enumerate(days)
    ]
    questions = asked(many)
    by_id = {m.id: m for m in many}
    assert len(questions) == 12
    for question in questions:
        heard = Heard.of(question.text, TODAY)
        facts = facts_of(by_id[question.about], question.text, TODAY, "UTC")
        assert len(facts) >= 2
        assert not any(fact.is_in(heard) for fact in facts)


def test_questions_are_spread_and_the_same_every_time() -> None:
    feelings = ("joyful", "sad", "neutral")
    many = [
        memory(f"Lena painted wall number {n} green.", TODAY - timedelta(n + 1), n=n, emotion=feelings[n % 3])
        for n in range(300)
    ]
    questions = asked(many, 9)
    chosen = {m.id: m for m in many}
    assert questions == asked(list(reversed(many)), 9)
    assert {chosen[q.about].emotion for q in questions} == set(feelings)
    ages = sorted((TODAY - (chosen[q.about].my_day or TODAY)).days for q in questions)
    assert ages[0] < 100
    assert ages[-1] > 200


def test_someone_of_many_memories_is_asked_for_with_the_month() -> None:
    again = memory("Tomas cooked a soup.", date(2026, 1, 5), people=["Tomas"])
    people = [q.text for q in asked([SWIM, again]) if q.kind == "person"]
    assert set(people) <= {"What happened with Tomas in February?", "What happened with Tomas in January?"}
    assert asked([SWIM, again])


@pytest.mark.parametrize("text", ["I want to kill myself.", "I prefer short answers."])
def test_nothing_grave_and_no_wish_is_asked_about(text: str) -> None:
    assert asked([memory(text, date(2026, 2, 1), people=["Lena"], n=1)]) == []


def test_too_few_facts_make_no_question() -> None:
    assert asked([]) == []
    assert asked([memory("Rain.", date(2026, 2, 1))]) == []
    assert asked(ALL, 0) == []


def test_kinds_are_in_order() -> None:
    kinds = [KINDS.index(q.kind) for q in asked(ALL)]
    assert kinds == sorted(kinds)


@pytest.mark.parametrize(
    ("question", "used"),
    [
        ("What happened with Tomas in February?", SWIM),
        ("What happened with my boss?", BOSS),
        ("What did I do on 24 December 2025?", BREAD),
        ("What happened with Tomas in January?", None),
    ],
)
def test_the_companion_finds_by_name_month_and_dated_year(question: str, used: Memory | None) -> None:
    reading = [EpisodeMetadata(question, act="question_to_memory")]
    reply = answer(Situation(question, reading, (), ALL, OnboardingPreferences(), NOW))
    assert reply.used == ((used.id,) if used else ())
