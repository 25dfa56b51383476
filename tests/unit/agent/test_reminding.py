"""Which memory is brought up, and the floors that were measured."""

from __future__ import annotations

import itertools
import json
from datetime import UTC, date, datetime, timedelta

import pytest

from persode.agent import LEFT_OUT_REASONS, Reply, Situation, Turn, answer, claims, fits, pick_related
from persode.agent.reminding import CLAIM_FLOOR, OFFER_FLOOR, find
from persode.episode import EpisodeMetadata
from persode.memory import Memory
from persode.onboarding import OnboardingPreferences
from persode.store import MemoryStore, RetrievalResult
from persode.words import say
from tests.benchmarks import benchmark_file

NOW = datetime(2026, 3, 10, 12, tzinfo=UTC)


def hit(text: str, score: float, similarity: float = 0.3, days: float = 30, **fields: object) -> RetrievalResult:
    fields = {"emotional_intensity": 0.7, **fields}
    memory = Memory(text, created_at=NOW - timedelta(days=days), **fields)  # type: ignore[arg-type]
    return RetrievalResult(memory, similarity, 0.4, 0.5, 0.4, False, score, ())


def why(*hits: RetrievalResult, text: str = "I saw the sea again.", way: str = "even", **fields: object) -> list[str]:
    given = {"text": text, "reading": [EpisodeMetadata(text)], "hits": hits, "memories": [], "now": NOW,
             "preferences": OnboardingPreferences(), **fields}  # fmt: skip
    best, left = find(Situation(**given), way)  # type: ignore[arg-type]
    reasons = dict(left)
    return ["used" if best is h else reasons[h.memory.id] for h in hits]


def test_one_that_fits_is_used_and_the_next_is_enough() -> None:
    assert why(hit("We slept on the ferry.", 0.5), hit("Ana found a shell.", 0.49)) == ["used", "one_is_enough"]


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        (hit("I saw the sea again!", 0.5), "same_event"),
        (hit("I prefer short answers.", 0.5), "preference"),
        (hit("We slept on the ferry.", 0.5, days=-3), "not_yet"),
        (hit("We slept on the ferry.", 0.4), "does_not_fit"),
        (hit("🙂", 0.6), "does_not_fit"),
        (hit("Washed the car.", 0.47, emotional_intensity=0.1), "too_small"),
    ],
)
def test_reasons(given: RetrievalResult, reason: str) -> None:
    assert why(given) == [reason]


def test_what_is_nearly_the_same_is_the_same_event_unless_it_is_a_second_time() -> None:
    alike = hit("We slept on the ferry.", 0.9, similarity=0.7)
    assert why(alike, text="I slept on a ferry.") == ["same_event"]
    assert why(alike, text="I slept on a ferry again.") == ["used"]


def test_a_memory_of_the_opposite_mood_stays_out() -> None:
    for score in (0.47, 0.6):
        assert why(hit("We slept in the rain.", score, valence=-1), way="up") == ["wrong_moment"]
        assert why(hit("We danced in the rain.", score, valence=1), way="down") == ["wrong_moment"]
    assert why(hit("We slept in the rain.", 0.47, valence=-1), way="down") == ["used"]
    assert why(hit("We danced in the rain.", 0.47, valence=1), way="up") == ["used"]
    assert why(hit("We danced in the rain.", 0.47, valence=1), way="even") == ["used"]


@pytest.mark.parametrize(
    "text", ["I threw up after lunch on purpose.", "My uncle touched me.", "kms lol", "I wanted to kill myself."]
)
def test_what_is_grave_is_never_brought_up_unasked(text: str) -> None:
    assert why(hit(text, 0.6, valence=-1), way="down") == ["grave"]
    assert pick_related([hit(text, 0.9)], "I saw the sea.") is None


def test_no_memory_of_a_later_day_than_the_one_told_about() -> None:
    later, before = hit("We slept on the ferry.", 0.5, days=10), hit("We slept on the ferry.", 0.5, days=30)
    day = (NOW - timedelta(days=20)).date()
    assert why(later, day=day) == ["not_yet"]
    assert why(before, day=day) == ["used"]
    assert why(later, text="On 18 February I saw the sea again.") == ["not_yet"]
    assert why(before, text="On 18 February I saw the sea again.") == ["used"]
    assert why(later, text="I saw the sea again, next time on 18 April.") == ["used"]


@pytest.mark.parametrize("text", ["xxxxxxxx", "aaaaaaa", "xx", "hhhhh kkkkk", "qwrtpsdfg"])
def test_a_run_of_letters_calls_up_nothing(text: str) -> None:
    made = [EpisodeMetadata(text)]
    given = Situation(text, made, [hit("We slept on the ferry.", 0.9)], [], OnboardingPreferences(), NOW)
    reply = answer(given)
    assert reply.used == ()
    assert text not in reply.text


def test_what_a_reply_just_gave_back_is_not_brought_up() -> None:
    reply = "It reminds me of 8 February, when you slept on the ferry."
    assert why(hit("We slept on the ferry.", 0.5), earlier_replies=(reply,)) == ["said_before"]


def test_a_shared_word_or_person_lowers_the_floor_a_little() -> None:
    floor = CLAIM_FLOOR["minilm"]
    close = hit("Swam at dawn with Ana.", floor - 0.05)
    assert claims(close, "I swam again")
    assert not claims(close, "I ran again")
    named = hit("Swam at dawn with Ana.", floor - 0.1, people=["Ana"])
    assert fits(named, "I saw my friend Ana.")
    assert not claims(named, "Where did the others go?")
    assert not claims(hit("Swam at dawn.", CLAIM_FLOOR["hashing"] - 0.01), "swam", "hashing")


def test_what_comes_unasked_shares_a_person_or_two_words_or_is_very_close() -> None:
    floor = CLAIM_FLOOR["minilm"]
    assert not fits(hit("We laughed until her mum came down.", floor + 0.04), "Mum screamed and the neighbour came.")
    assert fits(hit("The neighbour painted her kitchen.", floor - 0.05), "The neighbour came into the kitchen.")
    assert not fits(hit("Slept on the bathroom floor.", floor + 0.04), "I cried in the hall.")
    assert fits(hit("Slept on the bathroom floor.", floor + 0.11), "I cried in the hall.")


def test_what_was_told_in_this_talk_is_not_brought_up() -> None:
    earlier = hit("We slept on the ferry.", 0.7, days=0)
    assert why(earlier, talk=[Turn("Good trip. We slept on the ferry.")]) == ["same_talk"]
    assert why(earlier) == ["used"]


def test_a_question_of_one_person_is_not_answered_with_another() -> None:
    wedding = hit("My sister's wedding was in June and it rained.", 0.5)
    assert claims(wedding, "What did I say about the wedding?")
    assert claims(wedding, "What did I say about my sister's wedding?")
    assert not claims(wedding, "What did I say about my brother's wedding?")


@pytest.mark.slow
def test_the_floor_answers_her_own_factual_probes_and_few_of_another_person() -> None:
    """EpiRec, development personas: at least 90 % and at most 5 %."""
    data = json.loads(benchmark_file("epirec_dev.json").read_text(encoding="utf-8"))
    now = datetime.fromisoformat(data["reference_now"])
    stores = []
    for persona in data["personas"]:
        store = MemoryStore()
        store.add_many(
            Memory(e["text"], created_at=datetime.fromisoformat(e["date_time"])) for e in persona["episodes"]
        )
        stores.append(store)
    own, others = [], []
    for number, persona in enumerate(data["personas"]):
        probes = [p["query"] for e in persona["episodes"] for p in e["probes"] if p["type"] == "factual"]
        for query, (at, store) in itertools.product(probes, enumerate(stores)):
            hits = store.retrieve(query, 5, now, reinforce=False, strategy="clausal")
            (own if at == number else others).append(any(claims(h, query) for h in hits))
    assert sum(own) / len(own) >= 0.9
    assert sum(others) / len(others) <= 0.05


def test_every_reason_has_its_sentence() -> None:
    for reason in LEFT_OUT_REASONS:
        assert say(f"companion.left_out.{reason}").endswith(".")


class TestPickRelated:
    day = date(2026, 3, 10)

    def pick(self, *hits: RetrievalResult, **options: object) -> Memory | None:
        found = pick_related(hits, "I saw the sea.", self.day, **options)  # type: ignore[arg-type]
        return found.memory if found else None

    def test_the_first_that_fits(self) -> None:
        low, good = hit("We slept on the ferry.", 0.1), hit("Ana found a shell.", 0.5)
        assert self.pick(low, good) is good.memory
        assert self.pick(low) is None

    def test_neither_the_same_event_nor_this_day_nor_a_wish(self) -> None:
        assert self.pick(hit("I saw the sea!", 0.9)) is None
        assert self.pick(hit("We sat by the sea.", 0.9, similarity=0.8)) is None
        assert self.pick(hit("We sat by the sea.", 0.9, days=0)) is None
        assert self.pick(hit("I prefer short answers.", 0.9)) is None
        same = hit("We sat by the sea.", 0.9)
        assert self.pick(same, similarities={same.memory.id: 0.75}) is None
        assert self.pick(same, not_these={same.memory.id}) is None
        assert self.pick(same) is same.memory


def asked(question: str, given: RetrievalResult, **fields: object) -> Reply:
    episode = EpisodeMetadata(question, act="question_to_memory")
    preferences = OnboardingPreferences()
    situation = Situation(question, [episode], [given], [given.memory], preferences, NOW, **fields)  # type: ignore[arg-type]
    return answer(situation)


def test_what_may_be_meant_is_asked_about_and_not_claimed() -> None:
    near = hit("We slept on the ferry.", OFFER_FLOOR)
    reply = asked("Did I ever rest on the way to an island?", near)
    assert "don't remember" in reply.text
    assert reply.text.endswith("?")
    assert reply.text.count("?") == 1
    assert "you slept on the ferry" in reply.text
    assert reply.used == reply.offered == (near.memory.id,)


@pytest.mark.parametrize(
    ("question", "given", "embedder"),
    [
        ("Did I ever rest on the way to an island?", hit("We slept on the ferry.", OFFER_FLOOR - 0.01), "minilm"),
        ("Did I ever rest on the way to an island?", hit("We slept on the ferry.", OFFER_FLOOR), "hashing"),
        ("Did my brother ever rest?", hit("We slept on the ferry.", OFFER_FLOOR), "minilm"),
        ("Did I rest on 3 February?", hit("We slept on the ferry.", OFFER_FLOOR), "minilm"),
        ("Did I ever rest on an island?", hit("We slept on the ferry.", OFFER_FLOOR, archived=True), "minilm"),
        ("Did I ever rest?", hit("We slept on the ferry.", OFFER_FLOOR, domain="fiction_content"), "minilm"),
    ],
)
def test_what_is_not_offered(question: str, given: RetrievalResult, embedder: str) -> None:
    reply = asked(question, given, embedder=embedder)
    assert reply.used == reply.offered == ()
    assert "ferry" not in reply.text


def test_what_is_claimed_is_no_offer() -> None:
    reply = asked("Did I sleep on the ferry?", hit("We slept on the ferry.", 0.5))
    assert reply.used
    assert reply.offered == ()
