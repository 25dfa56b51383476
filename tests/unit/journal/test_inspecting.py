"""The inside of a memory: how it fades, what if, when it is gone; a search laid open; what was said of what came up."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import numpy as np
import pytest

from persode.embeddings import HashingEmbedder
from persode.errors import BadInputError, UnknownChoiceError
from persode.journal import LONGEST_QUERY, MOST_READ, WEAK, Inspector, Journal, Wanted, WhatIf, calibration
from persode.memory import LAWS, EbbinghausLaw, HalfLifeLaw, Memory, PowerLaw, fading_laws, law_with
from tests.unit.journal.compare import SetClock

BEGIN = datetime(2026, 1, 1, 12, tzinfo=UTC)
KITE = "Lena and I built a kite in the shed."
BOSS = "My boss shouted at me in front of the whole kitchen and I was furious."


@pytest.fixture
def clock() -> SetClock:
    return SetClock(BEGIN)


@pytest.fixture
def journal(tmp_path: Path, clock: SetClock) -> Journal:
    journal = Journal.open(tmp_path / "mina", clock=clock, embedder=HashingEmbedder())
    journal.say(KITE)
    clock.forward(days=2)
    journal.say(BOSS)
    clock.forward(days=2)
    return journal


def told(journal: Journal, text: str) -> Memory:
    return next(m for m in journal.memories if m.text == text)


def test_the_numbers_are_those_of_the_journal(journal: Journal) -> None:
    memories = journal.memories
    numbers = Inspector(journal).numbers(memories)
    expected = [journal.strength(m) for m in memories]
    assert numbers["S"] == pytest.approx([s.strength for s in expected], rel=1e-9)
    assert numbers["d"] == pytest.approx([s.retention for s in expected], rel=1e-9)
    assert numbers["k"] == pytest.approx([s.salience for s in expected], rel=1e-9)


def test_the_next_fade_is_where_the_cleanup_begins(journal: Journal, clock: SetClock) -> None:
    kite = told(journal, KITE)
    at = Inspector(journal).fades(kite)
    assert at is not None
    assert journal.strength(kite, at).strength == pytest.approx(WEAK, rel=1e-6)
    clock.instant = at + timedelta(minutes=1)
    assert kite in journal.care.weak()
    assert Inspector(journal).fades(kite, WhatIf(belief_class="axiom")) is None


@pytest.mark.parametrize(
    "what_if", [WhatIf(), WhatIf(law="power"), WhatIf(law="half-life", half_life_days=4), WhatIf(recalled=True)]
)
def test_half_of_it_is_gone_when_its_curve_says_so(journal: Journal, what_if: WhatIf) -> None:
    kite, inspector = told(journal, KITE), Inspector(journal)
    start = 0.0 if what_if.recalled else -4.0
    half = inspector.half_gone(kite, what_if)
    full, left = inspector.curve(kite, [start, start + half], what_if)
    assert left == pytest.approx(full / 2, rel=1e-6)
    assert inspector.half_gone(kite, WhatIf(belief_class="axiom")) == np.inf
    assert inspector.half_gone(kite, WhatIf(0, 1, 0)) == np.inf


def test_a_curve_has_the_recalls_of_each_time(journal: Journal, clock: SetClock) -> None:
    kite = told(journal, KITE)
    journal.care.judge(kite.id, "right", "the kite")
    clock.forward(days=1)
    inspector = Inspector(journal)
    before, now, ahead = inspector.curve(kite, [-6, 0, 30])
    assert np.isnan(before)
    assert now == pytest.approx(journal.strength(kite).strength)
    assert ahead == pytest.approx(journal.strength(kite, clock.instant + timedelta(days=30)).strength)
    assert inspector.starts(kite) == [BEGIN, BEGIN + timedelta(days=4)]


def test_a_curve_before_a_recall_is_that_of_then(journal: Journal, clock: SetClock) -> None:
    kite = told(journal, KITE)
    strength = journal.strength(kite).strength
    journal.care.judge(kite.id, "right", "the kite")
    clock.forward(days=5)
    assert Inspector(journal).curve(kite, [-5.0001])[0] == pytest.approx(strength, rel=1e-3)


def test_a_group_is_the_mean_of_those_that_were_formed(journal: Journal) -> None:
    kite, boss = told(journal, KITE), told(journal, BOSS)
    inspector = Inspector(journal)
    both = inspector.group_curves({"all": [kite, boss], "none": []}, [-3, 0])
    assert both["all"][0] == inspector.curve(kite, [-3])[0]
    assert both["all"][1] == pytest.approx(np.mean([journal.strength(m).strength for m in (kite, boss)]))
    assert np.isnan(both["none"]).all()


def test_a_curve_is_there_at_each_of_its_starts(journal: Journal, clock: SetClock) -> None:
    kite = told(journal, KITE)
    for seconds in range(1, 200, 7):
        clock.instant = BEGIN + timedelta(days=70, seconds=seconds, microseconds=seconds * 1_013)
        inspector = Inspector(journal)
        (start,) = inspector.starts(kite)
        at = (start - clock.instant) / timedelta(days=1)
        before, there = inspector.curve(kite, [at - 1e-6, at])
        assert np.isnan(before)
        assert there == pytest.approx(inspector.numbers([kite])["k"][0])


def test_a_group_jumps_where_its_memories_start(journal: Journal, clock: SetClock) -> None:
    kite, boss = told(journal, KITE), told(journal, BOSS)
    inspector = Inspector(journal)
    groups = {"all": [kite, boss], "kite": [kite]}
    assert inspector.group_starts(groups, 30, 10) == [BEGIN, BEGIN + timedelta(days=2)]
    assert inspector.group_starts(groups, 3, 10) == [BEGIN + timedelta(days=2)]
    assert inspector.group_starts(groups, 30, 1) == [BEGIN]
    clock.instant = BEGIN - timedelta(days=1)
    assert Inspector(journal).group_starts(groups, 0.5, 10) == []


def test_what_if_changes_only_a_copy(journal: Journal) -> None:
    kite = told(journal, KITE)
    before = kite.to_dict()
    inspector = Inspector(journal)
    again = inspector.numbers([kite], WhatIf(recalled=True))
    assert again["d"] == [1]
    assert again["R"] == pytest.approx([1 / 6])
    assert inspector.numbers([kite], WhatIf(protection=0))["d"] == pytest.approx([0.25 ** (4 / 6)])
    assert inspector.numbers([kite], WhatIf(law="half-life", half_life_days=4))["d"] == pytest.approx([0.5])
    assert inspector.numbers([kite], WhatIf(law="power", quarter_days=4))["d"] == pytest.approx([0.25])
    assert inspector.numbers([kite], WhatIf(belief_class="axiom"))["d"] == [1]
    assert kite.to_dict() == before


@pytest.mark.parametrize(
    "given",
    [
        {"w_emotion": 0, "w_recall": 0, "w_context": 0},
        {"lam": 0},
        {"protection": 1.5},
        {"half_life_days": 0},
        {"quarter_days": -1},
        {"w_emotion": float("nan")},
    ],
)
def test_an_impossible_what_if_is_refused(given: dict[str, float]) -> None:
    with pytest.raises(BadInputError):
        WhatIf(**given)  # type: ignore[arg-type]


def test_a_law_or_a_class_that_there_is_not() -> None:
    for given in ({"law": "elephant"}, {"belief_class": "elephant"}):
        with pytest.raises(UnknownChoiceError):
            WhatIf(**given)  # type: ignore[arg-type]


def test_about_to_fade_and_ranking(journal: Journal, clock: SetClock) -> None:
    inspector = Inspector(journal)
    first = inspector.ranking(journal.memories)
    assert [m.text for m in first] == [
        m.text for m in sorted(journal.memories, key=lambda m: -journal.strength(m).strength)
    ]
    clock.forward(days=20)
    later = Inspector(journal)
    assert later.ranking(first, WhatIf(belief_class="axiom"), {first[1].id}) == first[::-1]
    assert later.ranking(first, WhatIf(belief_class="axiom")) == first
    at = min(fade for m in journal.memories if (fade := inspector.fades(m)) is not None)
    clock.instant = at - timedelta(days=3)
    (soon, when), *_ = Inspector(journal).about_to_fade(journal.memories)
    assert when == pytest.approx(at, abs=timedelta(seconds=1))
    assert journal.strength(soon, at).strength == pytest.approx(WEAK, rel=1e-6)


def test_calibration_takes_the_newest_word_on_each_time(journal: Journal, clock: SetClock) -> None:
    journal.answer(journal.say("What did I say about the shed?").id)
    (reply,) = journal.state.replies.values()
    used = [moment.memory for moment in reply.used]
    assert used
    assert calibration(journal.state) == {"right": 0, "not_quite": 0, "not_now": 0, "never": 0, "unsaid": len(used)}
    journal.care.judge(used[0], "not_quite", "the kite")
    journal.care.judge(used[0], "right", "the kite")
    assert calibration(journal.state)["right"] == 1
    assert calibration(journal.state)["not_quite"] == 0
    assert calibration(journal.state)["unsaid"] == len(used) - 1


def test_a_search_says_how_the_question_was_read_and_what_it_left_out(journal: Journal) -> None:
    kite = told(journal, KITE)
    journal.care.quieten("memory", kite.id)
    journal.say("I dreamt that a kite carried the whole house away.")
    found = journal.looking_up.search(
        Wanted("a kite on 3 January 2026", mood="sad", state="stressed"), ["clausal", "empathic"]
    )
    assert [f.strategy for f in found] == ["clausal", "empathic"]
    reading = found[1].reading
    assert reading.days == (date(2026, 1, 3), date(2026, 1, 3))
    assert reading.state == "stressed"
    assert reading.mood_stated
    assert {g.name: g.open for g in reading.gates}["date"]
    for one in found:
        assert (kite.id, "quiet") in [(hit.memory.id, reason) for hit, reason in one.left_out]
        assert kite.id not in [hit.memory.id for hit in one.hits]
    assert all(m.recall_count == 0 for m in journal.memories)


def test_a_search_for_nothing_and_a_strategy_that_there_is_not(journal: Journal) -> None:
    (found,) = journal.looking_up.search(Wanted("   "), ["fused"])
    assert found.hits[0].memory.text == BOSS
    assert found.reading.note
    with pytest.raises(UnknownChoiceError):
        journal.looking_up.search(Wanted("kite"), ["elephant"])
    with pytest.raises(BadInputError):
        journal.looking_up.search(Wanted("kite", alpha=2), ["fused"])


def test_the_sweep_goes_from_weight_to_nearness(journal: Journal) -> None:
    swept = journal.looking_up.sweep(Wanted("a kite in the shed with Lena"), [0.0, 1.0], 1)
    assert swept[1.0][0].text == KITE
    assert list(swept) == [0.0, 1.0]


def test_asked_before_and_after_it_happened(journal: Journal) -> None:
    question = "What did I say about the shed?"
    before = journal.at(BEGIN - timedelta(days=1)).looking_up.ask(question)
    after = journal.at(BEGIN + timedelta(days=1)).looking_up.ask(question)
    assert before[1] == []
    assert "kite" not in before[0]
    assert [m.text for m in after[1]] == [KITE]
    assert "kite" in after[0]
    assert list(journal.state.replies) == []


@pytest.mark.parametrize("text", ["", "   ", "\u200b", "\u2060\n\t\u00ad", "\x00\x07", "\ufe0f\u200d"])
def test_a_question_in_which_nothing_can_be_seen_gets_the_newest(journal: Journal, text: str) -> None:
    for found in journal.looking_up.search(Wanted(text), ["clausal", "fused", "empathic", "half-life"]):
        assert [hit.memory.text for hit in found.hits] == [BOSS, KITE]
        assert (found.reading.strategy, found.reading.asked) == ("recency", found.strategy)
        assert "Nothing was asked for" in found.reading.note
    assert [hit.memory.text for hit in journal.recall(text)] == [BOSS, KITE]
    assert [m.text for m in journal.looking_up.sweep(Wanted(text), [0.5], 1)[0.5]] == [BOSS]


def test_a_question_of_ten_thousand_words_is_compared_whole(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    analyze = journal._engine.analyzer.analyze
    monkeypatch.setattr(journal._engine.analyzer, "analyze", lambda text: read.append(text) or analyze(text))
    long = "Nothing of that. " * 3300 + "Lena and I built a kite in the shed."
    (found,) = journal.looking_up.search(Wanted(long), ["half-life"])
    shared = {hit.memory.text: next(t.value for t in hit.terms if t.name == "shared_words") for hit in found.hits}
    assert found.reading.text == long
    assert shared[KITE] == 9
    assert all(len(text) <= MOST_READ for text in read)
    (cut,) = journal.looking_up.search(Wanted("word " * LONGEST_QUERY), ["clausal"])
    assert len(cut.reading.text) <= LONGEST_QUERY


class Step:
    """All is there for some days, then a quarter."""

    def __init__(self, half_life_days: float = 10.0) -> None:
        self.days = half_life_days

    def retention(self, delta_days: float, salience: float = 0.0) -> float:
        return 1.0 if delta_days < self.days else 0.25


def test_a_law_that_is_registered_is_one_like_any_other(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UnknownChoiceError):
        WhatIf(law="step")
    monkeypatch.setitem(LAWS, "step", Step)
    assert fading_laws() == ("ebbinghaus", "half-life", "power", "step")
    what_if, inspector, kite = WhatIf(law="step", half_life_days=6), Inspector(journal), told(journal, KITE)
    assert what_if.scorer().law.retention(5.9) == 1
    assert inspector.numbers([kite], what_if)["d"] == [1]
    curve = inspector.curve(kite, [0.0, 1.0, 1.9, 2.1, 30.0], what_if)
    assert curve == pytest.approx(curve[0] * np.array([1, 1, 1, 0.25, 0.25]))
    groups = inspector.group_curves({"all": journal.memories, "kite": [kite]}, [0.0, 40.0], what_if)
    assert groups["kite"] == pytest.approx(curve[[0, -1]])
    assert inspector.half_gone(kite, what_if) == pytest.approx(6)
    assert len(inspector.ranking(journal.memories, what_if)) == len(journal.memories)


def test_a_law_takes_the_numbers_that_it_knows() -> None:
    numbers = {"lam": 0.1, "protection": 0.5, "half_life_days": 4.0, "quarter_days": 8.0, "other": 1.0}
    assert law_with("ebbinghaus", numbers) == EbbinghausLaw(0.1, 0.5)
    assert law_with("half-life", numbers) == HalfLifeLaw(4.0)
    assert law_with("power", numbers) == PowerLaw.through(0.25, 8.0)
    assert law_with("power", {}) == PowerLaw()
    with pytest.raises(UnknownChoiceError):
        law_with("elephant", numbers)
