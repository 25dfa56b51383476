"""The right values of Eq. 1, to four decimals, and the properties that hold by construction."""

from __future__ import annotations

import math
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from persode.episode import FEELINGS
from persode.errors import BadInputError
from persode.memory import (
    BELIEF_CLASSES,
    DEFAULT_LAMBDA,
    EMOTIONS,
    LAWS,
    BeliefClassLaw,
    EbbinghausLaw,
    HalfLifeLaw,
    Memory,
    MemoryStrengthScorer,
    PowerLaw,
    default_class,
    ebbinghaus_decay,
    emotions_of,
)

NOW = datetime(2026, 3, 10, 12, tzinfo=UTC)

# E, C, age in days, recalls -> S under the weights (1,1,1), (3,1,1), (1,3,1), (1,1,3)
TEN = [
    (0.92, 0.60, 38, 2, 0.0108, 0.0356, 0.0031, 0.0107),
    (0.80, 0.50, 3, 0, 0.2839, 0.4164, 0.1529, 0.3064),
    (0.88, 0.55, 4, 1, 0.3288, 0.4657, 0.2112, 0.3352),
    (0.78, 0.50, 30, 0, 0.0060, 0.0192, 0.0012, 0.0077),
    (0.95, 0.70, 35, 3, 0.0282, 0.0731, 0.0097, 0.0308),
    (0.20, 0.30, 2, 0, 0.1125, 0.1222, 0.0657, 0.1519),
    (0.15, 0.25, 1, 0, 0.1088, 0.1144, 0.0646, 0.1483),
    (0.50, 0.40, 12, 0, 0.0396, 0.0613, 0.0176, 0.0496),
    (0.75, 0.50, 20, 0, 0.0232, 0.0533, 0.0070, 0.0288),
    (0.20, 0.30, 5, 0, 0.0624, 0.0684, 0.0349, 0.0871),
]
WEIGHTS = [(1, 1, 1), (3, 1, 1), (1, 3, 1), (1, 1, 3)]


def memory(e: float = 0.5, c: float = 0.5, age: float = 0, n: int = 0) -> Memory:
    return Memory(
        "x", emotional_intensity=e, contextual_relevance=c, recall_count=n, created_at=NOW - timedelta(days=age), id="x"
    )


def test_base_rate_and_plain_decay() -> None:
    assert pytest.approx(0.2310490602, abs=1e-10) == DEFAULT_LAMBDA
    assert [round(ebbinghaus_decay(d), 4) for d in (0, 1, 3, 6, 12, 30)] == [1, 0.7937, 0.5, 0.25, 0.0625, 0.0010]


@pytest.mark.parametrize("row", TEN)
@pytest.mark.parametrize("which", range(4))
def test_ten_memories(row: tuple[float, ...], which: int) -> None:
    e, c, age, n, *expected = row
    score = MemoryStrengthScorer(*WEIGHTS[which]).score(memory(e, c, age, int(n)), NOW)
    assert round(score, 4) == expected[which]


def test_thirty_days() -> None:
    scorer = MemoryStrengthScorer()
    moving, routine = scorer.score(memory(0.95, 0.7, 30, 3), NOW), scorer.score(memory(0.15, 0.25, 30, 0), NOW)
    assert (round(moving, 4), round(routine, 4), round(moving / routine, 1)) == (0.0444, 0.0003, 148.6)


def test_emotion_weight_lifts_the_moving_memory() -> None:
    memories = [memory(e, c, age, int(n)) for e, c, age, n, *_ in TEN]
    for m, name in zip(memories, "abcdefghij", strict=True):
        m.id = name
    places = [MemoryStrengthScorer(*w).rank(memories, NOW).index(memories[4]) + 1 for w in WEIGHTS[:2]]
    assert places == [7, 5]


@pytest.mark.parametrize("weights", [(-1, 1, 1), (0, 0, 0), (float("nan"), 1, 1), (float("inf"), 1, 1)])
def test_impossible_weights_are_refused(weights: tuple[float, float, float]) -> None:
    with pytest.raises(BadInputError, match="weights"):
        MemoryStrengthScorer(*weights)
    with pytest.raises(ValueError, match="weights"):
        MemoryStrengthScorer(*weights)


def test_recall_restarts_the_clock_and_keeps_the_date() -> None:
    m = memory(age=10)
    formed = m.created_at
    before = MemoryStrengthScorer().score(m, NOW)
    m.mark_recalled(NOW)
    assert (m.recall_count, m.decay_age_days(NOW), m.created_at, m.age_days(NOW)) == (1, 0, formed, 10)
    assert MemoryStrengthScorer().score(m, NOW) > before
    assert not m.is_short_term(NOW)


def test_a_future_date_is_kept_and_fades_only_once_its_day_has_come() -> None:
    m = memory(age=-5)
    assert (m.age_days(NOW), m.decay_age_days(NOW + timedelta(days=4))) == (0, 0)
    assert [m.is_short_term(NOW + timedelta(days=d)) for d in (0, 4, 5, 11, 12)] == [False, False, True, True, False]
    assert m.decay_age_days(NOW + timedelta(days=7)) == 2


def test_a_naive_time_is_utc_and_numbers_are_clipped() -> None:
    naive = datetime(2026, 3, 1)  # noqa: DTZ001 - the point of the test
    m = Memory("x", created_at=naive, emotional_intensity=7, contextual_relevance=float("nan"), recall_count=-2)
    assert m.created_at == datetime(2026, 3, 1, tzinfo=UTC)
    assert (m.emotional_intensity, m.contextual_relevance, m.recall_count) == (1, 0, 0)


def test_a_memory_survives_plain_data() -> None:
    m = memory(0.0, 0.3, 3, 2)
    m.mark_recalled(NOW)
    again = Memory.from_dict({**m.to_dict(), "unknown": 1})
    assert again.to_dict() == m.to_dict()
    assert again.emotional_intensity == 0.0


unit = st.floats(0, 1)
days = st.floats(0, 4000)


@given(st.sampled_from(sorted(LAWS)), unit, days, days)
def test_every_law_starts_at_one_and_never_rises(name: str, salience: float, a: float, b: float) -> None:
    law = LAWS[name]()
    assert law.retention(0, salience) == 1
    sooner, later = sorted((a, b))
    assert 1 >= law.retention(sooner, salience) >= law.retention(later, salience) >= 0


@given(unit, unit, days)
def test_more_salience_never_fades_faster(a: float, b: float, age: float) -> None:
    low, high = sorted((a, b))
    law = LAWS["ebbinghaus"]()
    assert law.retention(age, high) >= law.retention(age, low)


@given(unit, unit, st.floats(0, 400), st.integers(0, 1000))
def test_recall_never_lowers_strength(e: float, c: float, age: float, n: int) -> None:
    m = memory(e, c, age, n)
    before = MemoryStrengthScorer().score(m, NOW)
    m.mark_recalled(NOW)
    assert MemoryStrengthScorer().score(m, NOW) >= before


@given(unit, unit, st.floats(0, 400))
def test_a_class_fades_by_its_own_rate_whatever_was_salient(e: float, c: float, age: float) -> None:
    scorer = MemoryStrengthScorer()
    for name, rate in BELIEF_CLASSES.items():
        m = memory(e, c, age)
        m.belief_class = name
        if rate is not None:
            assert scorer.effective_decay(m, NOW) == pytest.approx(math.exp(-rate * age))
            assert scorer.effective_lambda(m) == rate
        left = scorer.effective_decay(m, NOW)
        m.anchor = True
        assert scorer.effective_decay(m, NOW) >= max(left, math.exp(-0.001 * age) - 1e-12)
        assert scorer.effective_lambda(m) <= 0.001


@pytest.mark.parametrize(("name", "half_life"), [("self_model", 1386), ("user_model", 693), ("hypothesis", 139)])
def test_half_lives_of_the_classes(name: str, half_life: int) -> None:
    assert BeliefClassLaw(name).retention(half_life) == pytest.approx(0.5, abs=0.001)
    assert BeliefClassLaw("axiom").retention(100_000) == 1


def test_the_power_law() -> None:
    days_later = [PowerLaw().retention(d) for d in (1, 3, 6, 14, 30, 90, 365)]
    assert days_later == pytest.approx([0.33, 0.28, 0.25, 0.22, 0.20, 0.16, 0.13], abs=0.005)
    assert PowerLaw(stability_days=11).retention(11) == pytest.approx(0.9)
    assert PowerLaw.through(0.4, 20).retention(20) == pytest.approx(0.4)


@pytest.mark.parametrize(
    "wrong",
    [
        {"belief_class": "dogma"},
        {"kind": "poem"},
        {"provenance": "a dream"},
        {"domain": "film"},
        {"body": "tall"},
        {"confidence_floor": 1.2},
        {"confidence_floor": math.nan},
        {"confidence_floor": -0.1},
        {"confidence_floor": True},
        {"pinned": "yes"},
        {"emotions": {"joy": 2}},
        {"emotions": {"envy": 0.5}},
        {"emotions": ["joy"]},
    ],
)
def test_an_illegal_belief_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadInputError):
        Memory("x", **wrong)


@pytest.mark.parametrize("make", [lambda: HalfLifeLaw(0), lambda: PowerLaw(-1), lambda: EbbinghausLaw(math.nan)])
def test_an_impossible_law_is_refused(make: Callable[[], object]) -> None:
    with pytest.raises(BadInputError):
        make()


@pytest.mark.parametrize(
    ("share", "why"), [(0, "above 0"), (1, "above 0 and below 1"), (1e-300, "above 0 and below 1"), (1.5, "between")]
)
def test_a_curve_through_an_impossible_point_is_refused(share: float, why: str) -> None:
    with pytest.raises(BadInputError, match=why):
        PowerLaw.through(share, 6)


@pytest.mark.parametrize(
    "wrong", [{"hashtags": [1]}, {"people": ["a", None]}, {"places": [["x"]]}, {"valence": math.nan}]
)
def test_a_list_of_other_things_than_texts_and_a_valence_that_is_none_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadInputError):
        Memory("x", **wrong)
    m = Memory("x", valence=1, hashtags=["#x"])
    for name, value in wrong.items():
        setattr(m, name, value)
    assert m.sound().to_dict() == Memory("x", valence=m.sound().valence, hashtags=m.sound().hashtags, id=m.id,
                                         created_at=m.created_at).to_dict()  # fmt: skip
    assert getattr(m.sound(), next(iter(wrong))) in (0, [])


def test_a_whole_valence_may_be_written_as_a_fraction() -> None:
    made = Memory("x", valence=-1.0)  # type: ignore[arg-type]
    assert (made.valence, type(made.valence)) == (-1, int)


def test_beliefs_survive_plain_data_and_plain_ones_take_no_room() -> None:
    believed = Memory("x", belief_class="axiom", kind="fact", pinned=True, emotions={"joy": 0.4}, created_at=NOW)
    assert Memory.from_dict(believed.to_dict()).to_dict() == believed.to_dict()
    assert not {"belief_class", "pinned", "emotions", "archived"} & memory().to_dict().keys()


@pytest.mark.parametrize(
    ("kind", "guessed", "expected"),
    [("preference", False, "user_model"), ("fact", False, "user_model"), ("episode", False, "episode"),
     ("fact", True, "hypothesis")],
)  # fmt: skip
def test_the_class_of_a_kind(kind: str, guessed: bool, expected: str) -> None:
    assert default_class(kind, guessed) == expected


def test_half_life() -> None:
    law = HalfLifeLaw(half_life_days=60 / 86_400)
    assert [law.retention(s / 86_400) for s in (0, 60, 120)] == [1, 0.5, 0.25]


def test_the_ten_emotions_of_a_feeling() -> None:
    assert emotions_of("joyful", 0.8) == {"joy": 0.8, "trust": 0.4, "anticipation": 0.24}
    assert emotions_of("neutral", 0.9) == emotions_of("sad", 0.0) == emotions_of("bored", 1.0) == {}
    assert emotions_of("sad", 0.3, shame=True, guilt=True) == {"sadness": 0.3, "shame": 0.5, "guilt": 0.5}
    for feeling in FEELINGS:
        for emotion, value in emotions_of(feeling, 1.0, True, True).items():
            assert emotion in EMOTIONS
            assert 0 < value <= 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"recall_count": float("nan")},
        {"recall_count": float("inf")},
        {"recall_count": "many"},
        {"emotional_intensity": None},
        {"contextual_relevance": "high"},
        {"created_at": "yesterday"},
        {"created_at": date(2026, 3, 1)},
        {"last_recalled": 5},
    ],
)
def test_what_is_no_number_and_no_time_is_refused_in_a_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadInputError) as error:
        Memory("A day.", **wrong)
    assert str(next(iter(wrong.values()))) in str(error.value)


STRANGE: list[Any] = ["x", None, [1], {}]


@pytest.mark.parametrize(
    "wrong",
    [
        *(lambda v=v: EbbinghausLaw(v) for v in STRANGE),
        *(lambda v=v: EbbinghausLaw(protection=v) for v in STRANGE),
        *(lambda v=v: HalfLifeLaw(v) for v in STRANGE),
        *(lambda v=v: PowerLaw(v) for v in STRANGE),
        *(lambda v=v: PowerLaw.through(v, 3) for v in [*STRANGE, 1e-300, 0, 1]),
        *(lambda v=v: PowerLaw.through(0.5, v) for v in [*STRANGE, 0]),
        *(lambda v=v: BeliefClassLaw(v) for v in STRANGE),
        *(lambda v=v, law=law: law().retention(v) for law in LAWS.values() for v in [*STRANGE, math.nan]),
        *(lambda v=v: EbbinghausLaw().retention(3, v) for v in STRANGE),
        *(lambda v=v: MemoryStrengthScorer(v, 1, 1) for v in STRANGE),
        *(lambda v=v: MemoryStrengthScorer(lam=v) for v in STRANGE),
        *(lambda v=v: MemoryStrengthScorer(law=v) for v in ["power", HalfLifeLaw, 3]),
        lambda: MemoryStrengthScorer(1e308, 1e308, 1e308),
        *(lambda v=v: Memory(v) for v in [None, 5, ["x"]]),
        *(lambda v=v: Memory("x", embedding=v) for v in ["x", [[1, 2]], {}]),
        *(lambda v=v: Memory("x", hashtags=v) for v in [None, "#a", 3]),
        lambda: Memory("x", confidence_floor=10**400),
        lambda: Memory("x", my_day="2025-01-01"),  # type: ignore[arg-type]
    ],
)
def test_a_value_of_another_type_gets_a_sentence(wrong: Callable[[], object]) -> None:
    with pytest.raises(BadInputError):
        wrong()


@given(st.sampled_from(sorted(LAWS)), st.floats(allow_nan=False), st.floats())
def test_what_is_left_is_between_nothing_and_all_for_any_time_and_weight(name: str, days: float, weight: float) -> None:
    assert 0 <= LAWS[name]().retention(days, weight) <= 1
    assert LAWS[name]().retention(max(0.0, min(days, 100)), weight) > 0 or name == "half-life"


def test_the_weight_of_a_memory_is_clipped_in_a_law() -> None:
    law = EbbinghausLaw()
    assert law.retention(3, 7) == law.retention(3, 1)
    assert law.retention(3, -1) == law.retention(3, math.nan) == law.retention(3, 0) == pytest.approx(0.5)


def test_a_list_may_be_a_vector_and_nothing_else_is_made_of_it() -> None:
    assert Memory("x", embedding=[0.6, 0.8]).embedding.tolist() == pytest.approx([0.6, 0.8])  # type: ignore[arg-type, union-attr]


CORRUPT: dict[str, Any] = {
    "created_at": "last week", "last_recalled": "x", "emotional_intensity": "x", "contextual_relevance": None,
    "recall_count": -5, "belief_class": "zzz", "embedding": "x", "text": None, "emotions": None, "my_day": "monday",
    "confidence_floor": "x",
}  # fmt: skip


@pytest.mark.parametrize("name", CORRUPT)
def test_a_sound_copy_has_a_plain_value_where_one_can_not_be(name: str) -> None:
    broken = Memory("tea", emotional_intensity=0.8, created_at=NOW)
    assert broken.sound() is broken
    setattr(broken, name, CORRUPT[name])
    sound = broken.sound()
    assert 0 <= MemoryStrengthScorer().score(sound, NOW) <= 1
    if name != "emotional_intensity":
        assert sound.emotional_intensity == 0.8
