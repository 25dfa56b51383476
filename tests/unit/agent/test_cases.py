"""The acceptance cases of `companion.json`: every case in every voice and several seeds."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from persode.agent import Reply, Situation, answer
from persode.agent.voice import opening, sentence_count
from persode.onboarding import OnboardingPreferences
from tests.unit.agent.life import CASES, NOW, VOICES, ZONE, life, read

SAYS = [case["say"] for case in CASES["cases"]]
FEAR, TEST, WEDDING, RECOMMEND, SUMMARY, THANKS, CRISIS, PROMPT = SAYS
MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December"
MEMORY_DAYS = {"12 January", "20 February", "8 March", "9 March"}
SEEDS = (0, 1, 2)


@cache
def said(say: str, voice: int, seed: int, with_preference: bool = False, earlier: tuple[str, ...] = ()) -> Reply:
    """The reply to one message in one voice."""
    reading, hits = read(say, with_preference)
    memories = life(with_preference).memories
    return answer(Situation(say, reading, hits, memories, VOICES[voice], NOW, ZONE, "KR", earlier, seed))


def replies(say: str) -> Iterator[tuple[OnboardingPreferences, Reply]]:
    """The reply in every voice and seed."""
    for number, voice in enumerate(VOICES):
        for seed in SEEDS:
            yield voice, said(say, number, seed)


def test_the_cases_are_those_that_are_tested_here() -> None:
    assert len(SAYS) == 8


def test_fear_first_then_the_night_of_20_february() -> None:
    night = next(m for m in life().memories if "Mochi" in m.text)
    for _, reply in replies(FEAR):
        first, rest = reply.text.split(". ", 1)
        assert re.search(r"scar|fear|fright|afraid|worr|uneasy|nerve|terrif", first, re.IGNORECASE), reply.text
        assert "20 February" in rest
        assert "was sick all night and you sat with her" in rest
        assert reply.text.count("?") <= 1
        assert not re.search(r"\b(?:medicine|pill|dose|vet|should give)\b", reply.text, re.IGNORECASE)
        assert reply.used == (night.id,)


def test_the_driving_test_is_answered_from_the_memory() -> None:
    for _, reply in replies(TEST):
        for piece in ("third attempt", "Dad cried in the car", "12 January", "driving test"):
            assert piece in reply.text
        assert "Mochi" not in reply.text
        assert reply.act == "question_to_memory"


def test_a_wedding_that_was_never_told_is_not_remembered() -> None:
    for _, reply in replies(WEDDING):
        assert "don't remember" in reply.text
        assert "your brother's wedding" in reply.text
        assert reply.text.endswith("?")
        assert reply.used == ()


def test_recommends_her_own_life_by_name() -> None:
    for _, reply in replies(RECOMMEND):
        assert "Mochi" in reply.text
        assert "driving test" in reply.text
        assert len(reply.used) == 2


def test_the_summary_has_the_driving_test_then_mochi_and_no_oat_milk() -> None:
    for _, reply in replies(SUMMARY):
        assert 0 < reply.text.index("driving test") < reply.text.index("Mochi")
        assert "oat milk" not in reply.text


def test_thanks_is_short_and_brings_up_nothing() -> None:
    for _, reply in replies(THANKS):
        assert sentence_count(reply.text) == 1
        assert len(reply.text.split()) <= 8
        assert reply.used == ()
        assert reply.act == "small_talk"


def test_a_crisis_is_taken_seriously() -> None:
    for _, reply in replies(CRISIS):
        assert reply.act == "crisis"
        for line in ("109", "119", "findahelpline.com"):
            assert line in reply.text
        assert reply.text.count("?") <= 1
        assert reply.used == ()
        assert not re.search(r"Mochi|Dad|driving|diary|page|medicine", reply.text)
        assert re.search(r"staying here|I'm here|keep writing", reply.text)


def test_the_system_prompt_is_declined() -> None:
    for voice, reply in replies(PROMPT):
        assert voice.build_style_prompt()[:20] not in reply.text
        assert not re.search(r"prompt|sentences|voice is", reply.text)
        assert reply.act == "request"
        assert reply.used == ()


@pytest.mark.parametrize("say", [s for s in SAYS if s not in (THANKS, CRISIS)])
@pytest.mark.parametrize("with_preference", [False, True])
def test_keeps_to_the_chosen_length(say: str, with_preference: bool) -> None:
    for number, voice in enumerate(VOICES):
        text = said(say, number, 1, with_preference).text
        low, high = (1, 2) if voice.response_length == "concise" else (3, 6)
        assert low <= sentence_count(text) <= high, text


@pytest.mark.parametrize("say", SAYS)
def test_voices_differ(say: str) -> None:
    """Over a few seeds no two voices of one length say the same; crisis and small talk know no length."""
    for length in ("concise", "detailed"):
        numbers = [n for n, voice in enumerate(VOICES) if voice.response_length == length]
        spoken = {tuple(said(say, n, seed).text for seed in SEEDS) for n in numbers}
        assert len(spoken) == len(numbers)


@pytest.mark.parametrize("say", SAYS)
def test_nothing_is_invented(say: str) -> None:
    """Every name, date and number of a reply stands in the message, in a memory, or in the region's crisis line."""
    source = " ".join([say, "Mina", *(m.text for m in life().memories)])
    for _, reply in replies(say):
        if say == CRISIS:
            continue
        for day in re.findall(rf"\b\d{{1,2}} (?:{MONTHS})\b", reply.text):
            assert day in MEMORY_DAYS
        bare = re.sub(rf"\b\d{{1,2}} (?:{MONTHS})\b|\"Make today's page\"", "", reply.text)
        for name in re.findall(r"(?<![.?!:\"] )(?<!^)(?<!\")\b([A-Z][^\W\d_]+)", bare):
            assert name in source, (name, reply.text)
        for number in re.findall(r"\d+", bare):
            assert number in source, (number, reply.text)


@pytest.mark.parametrize("say", SAYS)
def test_no_score_no_id_no_brackets_no_exclamation_mark(say: str) -> None:
    for _, reply in replies(say):
        assert not re.search(r"[\[\]{}<>()#*_|!]", reply.text), reply.text
        assert not re.search(r"\d\.\d|\d %", reply.text)
        assert not any(memory.id in reply.text for memory in life().memories)


@pytest.mark.parametrize("say", [*SAYS, "I'm sad.", "bored", "Long day at work.", "hello", "오늘 너무 힘들었어."])
def test_openings_do_not_repeat_over_a_talk(say: str) -> None:
    for number in range(0, len(VOICES), 5):
        talk: list[str] = []
        for turn in range(10):
            text = said(say, number, turn % 2, earlier=tuple(talk)).text
            assert opening(text) not in [opening(earlier) for earlier in talk[-3:]], (talk, text)
            talk.append(text)


@pytest.mark.parametrize("say", SAYS)
def test_same_inputs_same_reply(say: str) -> None:
    reading, hits = read(say, False)
    for voice in VOICES:
        one = Situation(say, reading, hits, life().memories, voice, NOW, ZONE, "KR", ("So it was.",), 5)
        assert answer(one) == answer(one)


@pytest.mark.parametrize("say", SAYS)
def test_every_hit_is_used_or_has_a_reason(say: str) -> None:
    for _, reply in replies(say):
        left = {memory_id for memory_id, _ in reply.left_out}
        assert not left & set(reply.used)
        assert {m.id for m in life().memories} == left | set(reply.used)
