"""The rules of life: what reinforces, what rests, what is quiet, what fades out of sight, what belongs together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from persode.embeddings import HashingEmbedder, Vectors, get_embedder
from persode.errors import BadInputError, UnknownChoiceError
from persode.journal import Journal
from persode.journal.care import REST_DAYS, WEAK
from persode.log import Draft
from persode.memory import Memory
from persode.store import STRATEGIES, Query
from tests.unit.journal.compare import SetClock, copy_of

NOW = datetime(2026, 3, 10, 12, tzinfo=UTC)
KITE = "Dad and I flew the red kite on the hill in Sintra and he laughed so much."
EXAM = "I failed the chemistry exam and cried in the bathroom."
SOUP = "We cooked pumpkin soup with Aunt Rosa."


@pytest.fixture
def clock() -> SetClock:
    return SetClock(NOW)


@pytest.fixture(scope="session")
def three_days(tmp_path_factory: pytest.TempPathFactory) -> Path:
    clock = SetClock(NOW)
    journal = Journal.open(tmp_path_factory.mktemp("care") / "mina", clock=clock, embedder=get_embedder())
    for days, text in ((40, KITE), (30, EXAM), (20, SOUP)):
        journal.import_entry(text, NOW - timedelta(days=days))
    return journal.person.folder


@pytest.fixture
def journal(three_days: Path, tmp_path: Path, clock: SetClock) -> Journal:
    return Journal.open(copy_of(three_days, tmp_path), clock=clock, embedder=get_embedder())


def id_of(journal: Journal, text: str) -> str:
    return next(m.id for m in journal.state.memories.values() if m.text == text)


def reopened(journal: Journal, clock: SetClock) -> Journal:
    again = Journal.open(journal.person.folder, clock=clock, embedder=get_embedder())
    assert again.state.not_understood == 0, "no step of the fold failed in silence"
    return again


def test_right_reinforces_once_a_day_and_confirms_a_guess(journal: Journal, clock: SetClock) -> None:
    kite = id_of(journal, KITE)
    journal.care.believe(kite, {"belief_class": "hypothesis"})
    journal.care.judge(kite, "right", key="a")
    journal.care.judge(kite, "right", key="a")
    journal.care.judge(kite, "right", key="b")
    assert journal.state.memories[kite].recall_count == 1
    assert journal.state.memories[kite].belief_class == "episode"
    clock.instant += timedelta(days=1)
    journal.care.judge(kite, "right", key="c")
    assert reopened(journal, clock).state.memories[kite].recall_count == 2


def test_not_quite_lowers_this_memory_for_this_query_and_its_like_only(journal: Journal) -> None:
    kite = id_of(journal, KITE)
    query, alike, other = "the day we flew a kite", "when we let the kite fly", "laughing with Dad"
    before = {q: journal.recall(q, None) for q in (query, alike, other)}
    assert before[query][0].memory.id == kite
    journal.care.judge(kite, "not_quite", query)
    for q in (query, alike, other):
        after = {h.memory.id: h for h in journal.recall(q, None)}
        was = {h.memory.id: h for h in before[q]}
        lowered = after[kite].score < was[kite].score - 0.1
        assert lowered == (q != other)
        assert after[kite].score == pytest.approx(sum(t.contribution for t in after[kite].terms))
        assert all(after[m].score == was[m].score for m in after if m != kite)
    journal.care.judge(kite, "right", query)
    assert journal.recall(query, None)[0].score == before[query][0].score


def test_not_now_rests_for_thirty_days_but_answers_a_question(journal: Journal, clock: SetClock) -> None:
    exam = id_of(journal, EXAM)
    journal.care.judge(exam, "not_now")
    memory = journal.state.memories[exam]
    assert journal.care.held_back(memory) == "resting"
    assert journal.care.held_back(memory, unasked=False) == ""
    coming = journal.look_at_today().coming_back
    assert coming is None or coming.memory.id != exam
    answer = journal.answer(journal.say("What happened with the chemistry exam?").id)
    assert "chemistry exam" in answer.text
    clock.instant += timedelta(days=REST_DAYS, seconds=1)
    assert journal.care.held_back(memory) == ""


@pytest.mark.parametrize(
    ("kind", "value"),
    [("person", "dad"), ("place", "SINTRA"), ("topic", "#kite"), ("topic", "red kite"), ("date", "2026-01-29")],
)
def test_what_is_quiet_is_never_brought_up(journal: Journal, clock: SetClock, kind: str, value: str) -> None:
    journal.care.quieten(kind, value)
    journal.care.quieten(kind, value)
    assert len(journal.state.quiet) == 1
    assert journal.care.held_back(journal.state.memories[id_of(journal, KITE)]) == "quiet"
    assert journal.care.held_back(journal.state.memories[id_of(journal, SOUP)]) == ""
    answer = journal.answer(journal.say("Do you remember the day we flew the kite?").id)
    assert not answer.used
    assert "laughed" not in answer.text
    assert "kite" not in answer.text
    assert {m.reason for m in answer.moments if m.memory == id_of(journal, KITE)} == {"quiet"}
    again = reopened(journal, clock)
    again.care.lift(kind, value)
    assert not again.state.quiet
    assert again.answer(again.say("What do you remember of the kite on the hill?").id).used


@pytest.mark.parametrize(
    ("kind", "value", "held", "free"),
    [
        ("topic", "fights", "Mum and I had a fight.", "The lights went out."),
        ("topic", "swim", "We swam to the buoy.", "The switch broke."),
        ("place", "cafe milano", "We met at the Café Milano.", "The cafeteria was closed."),
        ("person", "Kaspars", "Kaspar was mean.", "Kasimir was kind."),
        ("person", "zoe", "Zoë called.", "The zoo was closed."),
        ("person", "Will", "Then Will came over.", "Maybe I will run."),
        ("topic", "car splash", "A fine mess #CarSplash", "A car went by."),
    ],
)
def test_a_quiet_word_is_meant_in_all_its_forms(journal: Journal, kind: str, value: str, held: str, free: str) -> None:
    journal.care.quieten(kind, value)
    assert journal.care.held_back(Memory(held, hashtags=["#CarSplash"] if "#" in held else [])) == "quiet"
    assert journal.care.held_back(Memory(free)) == ""


def test_never_is_the_quiet_list(journal: Journal) -> None:
    journal.care.judge(id_of(journal, EXAM), "never")
    assert [rule.kind for rule in journal.state.quiet] == ["memory"]
    assert journal.care.held_back(journal.state.memories[id_of(journal, EXAM)], unasked=False) == "quiet"


def test_fiction_never_answers_as_something_that_happened(journal: Journal) -> None:
    kite = id_of(journal, KITE)
    journal.care.believe(kite, {"domain": "fiction_content"})
    answer = journal.answer(journal.say("Do you remember the day we flew the kite?").id)
    assert kite not in {m.memory for m in answer.used}
    assert "2026" not in answer.text
    assert "29 January" not in answer.text


def test_cleanup_archives_what_is_weak_and_a_question_still_finds_it(journal: Journal, clock: SetClock) -> None:
    weak = journal.care.weak()
    assert all(journal.strength(m).strength < WEAK for m in weak)
    assert id_of(journal, KITE) in {m.id for m in weak}
    journal.care.believe(id_of(journal, EXAM), {"pinned": True})
    assert id_of(journal, EXAM) not in {m.id for m in journal.care.weak()}
    journal.care.archive([m.id for m in weak if m.text == KITE])
    kite = reopened(journal, clock).state.memories[id_of(journal, KITE)]
    assert kite.archived
    assert journal.care.held_back(kite) == "faded"
    assert kite.id not in {m.id for m in journal.care.weak()}
    answer = journal.answer(journal.say("What do you remember of the kite on the hill?").id)
    assert kite.id in {m.memory for m in answer.used}
    journal.care.unarchive([kite.id])
    assert journal.care.held_back(journal.state.memories[kite.id]) == ""


@pytest.mark.slow
def test_a_thousand_recalls_do_not_lift_it_above_what_fits_better(journal: Journal, clock: SetClock) -> None:
    soup = id_of(journal, SOUP)
    for n in range(1000):
        clock.instant += timedelta(days=1)
        journal.care.judge(soup, "right", key=f"r{n}")
    assert journal.state.memories[soup].recall_count == 1000
    for strategy in ("clausal", "similarity", "fused", "gated"):
        assert journal.recall("the red kite on the hill with Dad", 1, strategy)[0].memory.text == KITE


def test_links_are_made_by_hand(journal: Journal, clock: SetClock) -> None:
    kite, exam = id_of(journal, KITE), id_of(journal, EXAM)
    link = journal.care.link(exam, kite, "causal")
    assert journal.care.link(exam, kite, "causal") == link
    assert list(reopened(journal, clock).state.links.values()) == [link]
    journal.care.unlink(link.id)
    assert not journal.state.links


def test_a_paraphrase_is_offered_and_merged_only_by_hand(journal: Journal, clock: SetClock) -> None:
    first = journal.say("I burnt the rice for dinner again.")
    second = journal.say("Burned the rice at dinner once more.")
    journal.say("The bus to school was late.")
    one, other = first.tells[0], second.tells[0]
    assert [(a.id, b.id) for a, b in journal.care.paraphrases(journal.today)] == [(one, other)]
    assert {one, other} <= set(journal.state.memories)
    journal.care.merge(one, other)
    assert other not in journal.state.memories
    assert not journal.care.paraphrases(journal.today)
    journal.take_back(first.id)
    assert {one, other} & set(journal.state.memories) == {other}, "the words of the message that still tells it"
    journal.take_back(second.id)
    assert one not in journal.state.memories
    journal.restore(first.id)
    journal.restore(second.id)
    journal.care.part(one, other)
    assert {one, other} <= set(reopened(journal, clock).state.memories)
    assert not journal.care.paraphrases(journal.today), "it was declined"


@pytest.mark.parametrize(
    "wrong",
    [
        lambda j, m: j.care.judge(m, "perhaps"),
        lambda j, m: j.care.judge("gone", "right"),
        lambda j, m: j.care.believe(m, {"belief_class": "dogma"}),
        lambda j, m: j.care.believe(m, {"confidence_floor": 1.2}),
        lambda j, m: j.care.believe(m, {"text": "other words"}),
        lambda j, m: j.care.quieten("colour", "red"),
        lambda j, m: j.care.quieten("topic", "  # "),
        lambda j, m: j.care.quieten("date", "2026-02-30"),
        lambda j, m: j.care.quieten("memory", "gone"),
        lambda j, m: j.care.link(m, m, "causal"),
        lambda j, m: j.care.link(m, "gone", "causal"),
        lambda j, m: j.care.link(m, m, "magical"),
        lambda j, m: j.care.archive(["gone"]),
        lambda j, m: j.care.merge(m, m),
    ],
)
def test_bad_input_is_refused_and_writes_nothing(journal: Journal, wrong: Callable[[Journal, str], Any]) -> None:
    before = (journal.person.folder / "log.jsonl").read_bytes()
    with pytest.raises((BadInputError, UnknownChoiceError)):
        wrong(journal, id_of(journal, KITE))
    assert (journal.person.folder / "log.jsonl").read_bytes() == before


def test_a_belief_that_is_set_already_writes_nothing(journal: Journal) -> None:
    journal.care.believe(id_of(journal, KITE), {"belief_class": "episode", "pinned": False})
    before = (journal.person.folder / "log.jsonl").read_bytes()
    journal.care.believe(id_of(journal, KITE), {"belief_class": "episode", "pinned": False})
    assert (journal.person.folder / "log.jsonl").read_bytes() == before


def test_a_question_for_the_day_of_something_quiet_is_not_denied(journal: Journal) -> None:
    journal.care.quieten("memory", id_of(journal, KITE))
    answer = journal.answer(journal.say("What happened on 29 January?").id)
    assert not answer.used
    assert "kite" not in answer.text
    assert "remember" not in answer.text
    assert "alone" in answer.text or "rest" in answer.text or "leave" in answer.text or "list" in answer.text


def test_right_for_one_question_leaves_not_quite_for_another(journal: Journal) -> None:
    kite = id_of(journal, KITE)
    query, other = "the day we flew a kite", "laughing with Dad"
    plain = journal.recall(query, None)[0].score
    journal.care.judge(kite, "not_quite", query)
    journal.care.judge(kite, "right", other)
    lowered = {h.memory.id: h.score for h in journal.recall(query, None)}[kite]
    assert lowered < plain
    journal.care.judge(kite, "right", query)
    assert journal.recall(query, None)[0].score == plain
    journal.care.judge(kite, "not_quite", query)
    assert {h.memory.id: h.score for h in journal.recall(query, None)}[kite] == lowered


@pytest.mark.parametrize("strategy", sorted(STRATEGIES))
def test_not_quite_is_a_term_like_all_others(journal: Journal, strategy: str) -> None:
    kite = id_of(journal, KITE)
    before = {h.memory.id: h for h in journal.recall("the red kite", None, strategy)}
    journal.care.judge(kite, "not_quite", "the red kite")
    after = journal.recall("the red kite", None, strategy)
    assert [h.score for h in after] == sorted((h.score for h in after), reverse=True)
    for hit in after:
        assert hit.terms[-1].name == "not_quite"
        assert hit.terms[-1].after == hit.score
        assert sum(abs(t.share) for t in hit.terms) == pytest.approx(1 if any(t.contribution for t in hit.terms) else 0)
        assert all(t.sentence for t in hit.terms)
        down = before[hit.memory.id].score - hit.score
        unit = STRATEGIES[strategy].unit
        assert down == pytest.approx(0.25 * unit if hit.memory.id == kite else 0, abs=1e-6 * unit)
    if strategy != "half-life":
        assert kite in {h.memory.id for h in after}
    assert journal.recall("the red kite", 2, strategy) == after[:2]


def test_a_query_with_signals_can_be_asked_before_and_after_not_quite(journal: Journal) -> None:
    query = Query("the hill", feelings=["sad"], only_feelings=True)
    before = journal.recall(query, None)
    assert {h.memory.emotion for h in before} == {"sad"}
    journal.care.judge(id_of(journal, KITE), "not_quite", "the hill")
    assert [h.memory.id for h in journal.recall(query, None)] == [h.memory.id for h in before]


def test_judged_questions_are_embedded_once(tmp_path: Path, clock: SetClock) -> None:
    embedded: list[str] = []

    class Counting(HashingEmbedder):
        def embed(self, texts: Sequence[str]) -> Vectors:
            embedded.extend(texts)
            return super().embed(texts)

    journal = Journal.open(tmp_path / "mina", clock=clock, embedder=Counting())
    memory = journal.say(KITE).tells[0]
    for n in range(30):
        journal.care.judge(memory, "not_quite", f"question number {n} about nothing")
    journal.recall("the hill")
    embedded.clear()
    journal.recall("the red kite")
    assert embedded == ["the red kite"]


def test_what_is_pinned_is_out_in_the_open(journal: Journal, clock: SetClock) -> None:
    kite = id_of(journal, KITE)
    journal.care.archive([kite])
    journal.care.believe(kite, {"pinned": True})
    assert not journal.state.memories[kite].archived
    assert not reopened(journal, clock).state.memories[kite].archived


@pytest.mark.parametrize("value", ["!!!", " ", "…", "\U0001f984"])
def test_a_quiet_rule_needs_a_word_but_an_old_one_can_be_lifted(journal: Journal, value: str) -> None:
    with pytest.raises(BadInputError):
        journal.care.quieten("topic", value)
    with journal.writing():
        journal.append([Draft("quiet_added", {"kind": "topic", "value": value})])
    journal.care.lift("topic", value)
    assert not journal.state.quiet


@pytest.mark.parametrize(
    "wrong",
    [
        lambda j: j.care.quieten("person", None),
        lambda j: j.care.quieten(["person"], "x"),
        lambda j: j.care.believe(id_of(j, KITE), None),
        lambda j: j.care.believe(id_of(j, KITE), {1: True}),
        lambda j: j.care.believe(id_of(j, KITE), {"confidence_floor": 10**400}),
        lambda j: j.care.believe(["x"], {"pinned": True}),
        lambda j: j.care.judge(id_of(j, KITE), ["right"]),
        lambda j: j.care.judge(id_of(j, KITE), "not_quite", 5),
        lambda j: j.care.weak("x"),
        lambda j: j.care.link(id_of(j, KITE), id_of(j, EXAM), None),
        lambda j: j.eraser.plan("day", None),
        lambda j: j.eraser.plan("person", None),
        lambda j: j.eraser.plan(None),
        lambda j: j.recall("kite", "x"),
        lambda j: j.recall("kite", 2.5),
        lambda j: j.recall(None),
        lambda j: j.recall("kite", 3, ["clausal"]),
        lambda j: j.diary.write("2026-03-01"),
        lambda j: j.diary.pages(5),
        lambda j: j.say(5),
        lambda j: j.say("A walk.", day="2026-03-01"),
        lambda j: j.edit_message(None, "x"),
        lambda j: j.tap_mood(next(iter(j.state.messages)), ["sad"]),
    ],
)
def test_a_value_of_another_type_gets_a_sentence_and_changes_nothing(
    journal: Journal, wrong: Callable[[Any], Any]
) -> None:
    journal.care.judge(id_of(journal, KITE), "not_quite", "kite")
    before = (journal.person.folder / "log.jsonl").read_bytes()
    with pytest.raises(BadInputError):
        wrong(journal)
    assert (journal.person.folder / "log.jsonl").read_bytes() == before
