"""The views are a function of live memories and corrections: kept in step or made from nothing, they are the same."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from persode.mementos import OF_A_MOMENT, Correction, Reading, Sources, Statement, Views
from persode.memory import Memory
from tests.unit.journal.compare import SetClock
from tests.unit.mementos.lives import NOW, fixed, memory, opened

PEOPLE = ("Mia", "mia", "Theo", "Grandma")
PLACES = ("Rome", "roma", "York", "York Minster", "the gym")
VALUES = ("Rome", "Oslo", "rome")
FEELINGS = ("joyful", "sad", "neutral")
CITY = "profile.personal.location.current.city"
PETS = "profile.personal.family.pets"

readings = st.builds(
    Reading,
    statements=st.lists(
        st.builds(
            Statement,
            st.sampled_from((CITY, PETS)),
            st.sampled_from(VALUES),
            st.sampled_from(("now", "past", "future")),
            st.sampled_from((0.5, 0.9)),
            st.booleans(),
        ),
        max_size=2,
    ).map(tuple),
    places=st.lists(
        st.tuples(st.sampled_from(PLACES), st.sampled_from(("there", "planned", "wished", "not"))), max_size=2
    ).map(tuple),
    about=st.none() | st.just((date(2025, 1, 1), date(2025, 1, 31))),
    daytime=st.sampled_from(("", "morning", "evening")),
)
rows = st.lists(
    st.tuples(
        st.integers(1, 9), st.sampled_from(("a", "b", "c")), readings, st.sets(st.sampled_from(PEOPLE), max_size=2)
    ),
    min_size=1,
    max_size=7,
)
corrections = st.lists(
    st.sampled_from(
        (
            ("fact", "correct", {"path": CITY, "value": "Lisbon", "was": "Rome"}),
            ("fact", "end", {"path": CITY, "value": "Oslo"}),
            ("fact", "deny", {"path": PETS, "value": "Rome"}),
            ("fact", "confirm", {"path": CITY, "value": "Rome"}),
            ("place", "alias", {"name": "York", "to": "Rome"}),
            ("place", "alias", {"name": "Rome", "to": "York"}),
            ("person", "merge", {"name": "Mia", "to": "Theo"}),
            ("person", "rename", {"name": "Theo", "to": "Theodora"}),
            ("added", "timeline", {"day": "2026-01-03", "text": "an addition"}),
            ("place", "none", {"name": "York"}),
            ("person", "none", {"name": "Theo"}),
            ("person", "me", {"name": "Mia"}),
            ("place", "absent", {"name": "Rome", "names": ["Rome", "roma"]}),
            ("person", "other", {"name": "Mia", "names": ["Mia", "mia"], "to": "Grandma"}),
            ("moment", "day", {"to": "2026-01-05"}),
        )
    ),
    max_size=4,
)
changes = st.lists(
    st.tuples(st.sampled_from(("erase", "mood", "fade", "dream", "back", "correct", "undo")), st.integers(0, 6)),
    max_size=6,
)


def shown(views: Views) -> dict[str, Any]:
    """All that the views say."""
    return {
        "profile": list(views.profile),
        "tree": views.profile.tree(),
        "timeline": list(views.timeline),
        "days": [views.timeline.days(), views.timeline.days(faded=True)],
        "places": list(views.places),
        "people": list(views.people),
        "moments": views.moments.keys(),
        "fiction": views.fiction.keys(),
    }


def life_of(told: list[Any]) -> tuple[dict[str, Memory], dict[str, Reading]]:
    memories = {
        f"m{n}": memory(n, f"2026-01-0{day}", text, people=sorted(people))
        for n, (day, text, _, people) in enumerate(told)
    }
    return memories, {f"m{n}": reading for n, (_, _, reading, _) in enumerate(told)}


@pytest.mark.slow
@settings(max_examples=60)
@given(rows, corrections, changes)
def test_kept_in_step_they_are_what_they_are_from_nothing(told: list[Any], said: list[Any], steps: list[Any]) -> None:
    memories, reading = life_of(told)
    live, made = dict(memories), [fixed(n, about, do, **data) for n, (about, do, data) in enumerate(said)]
    made = [replace(c, memories=("m0",)) if (c.about, c.action) in OF_A_MOMENT else c for c in made]
    views = Views()

    def now(counting: list[Correction]) -> Sources:
        return Sources(dict(live), lambda m: reading[m.id], corrections=tuple(counting))

    views.update(now([]), live)
    counting: list[Correction] = []
    for do, n in steps:
        key = f"m{n % len(told)}"
        touched = {key}
        if do == "erase":
            live.pop(key, None)
        elif do == "back":
            live[key] = memories[key]
        elif do == "mood":
            memories[key].emotion = FEELINGS[n % 3]
        elif do == "fade":
            memories[key].archived = not memories[key].archived
        elif do == "dream":
            memories[key].domain = "fiction_content" if memories[key].domain == "real" else "real"
        elif do == "undo":
            counting, touched = counting[:-1], set()
        else:
            counting, touched = made[: n + 1], set()
        shown(views)  # fills every cache
        views.update(now(counting), touched)
        assert shown(views) == shown(Views.of(now(counting)))


@pytest.mark.slow
@settings(max_examples=60)
@given(rows, st.integers(0, 6))
def test_taking_a_memory_out_takes_its_share_and_no_more(told: list[Any], n: int) -> None:
    memories, reading = life_of(told)
    key = f"m{n % len(told)}"
    views = Views.of(Sources(dict(memories), lambda m: reading[m.id]))
    before = shown(views)
    left = {k: m for k, m in memories.items() if k != key}
    views.update(Sources(left, lambda m: reading[m.id]), [key])
    after = shown(views)
    assert key not in json.dumps(after, default=lambda x: getattr(x, "__dict__", str(x)))
    for view in ("places", "people", "profile"):
        untouched = [item for item in before[view] if key not in item.sources]
        assert all(item in after[view] for item in untouched), "what it was no part of is as it was"
    views.update(Sources(memories, lambda m: reading[m.id]), [key])
    assert shown(views) == before


STORE = """
import sys
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from persode.embeddings import HashingEmbedder
from persode.journal import Journal
from persode.mementos import day_key
journal = Journal.open(Path(sys.argv[1]), clock=lambda: datetime(2026, 3, 10, tzinfo=UTC), embedder=HashingEmbedder())
if sys.argv[2] == "store":
    days = [date(2020, 1, 1) + timedelta(days=2 * n) for n in range(1000)]
    done = journal.mementos.apply_timeline_events([{"date": day_key(d), "text": f"Page of {d}"} for d in days])
    assert not done.refused
listed = journal.mementos.list("timeline.")
print(len(listed), *listed)
"""


@pytest.mark.slow
def test_a_thousand_days_stored_are_listed_the_same_in_three_processes(tmp_path: Path) -> None:
    def listed(what: str) -> list[str]:
        run = subprocess.run(
            [sys.executable, "-c", STORE, str(tmp_path / "mina"), what], capture_output=True, text=True, check=True
        )
        return run.stdout.split()

    first, second, third = listed("store"), listed("list"), listed("list")
    days = [date(2020, 1, 1) + timedelta(days=2 * n) for n in range(1000)]
    assert first[0] == "1000"
    assert first[1:] == [f"timeline.{d:%Y%m%d}" for d in days]
    assert first == second == third


def test_a_journal_of_an_older_version_is_read_when_it_is_looked_at(tmp_path: Path) -> None:
    journal = opened(tmp_path / "mina")
    journal.say("I live in Rome. My sister Mia sang at the station.")
    journal.state.readings.clear()  # what a version before the views left in the log
    assert journal.mementos.views.profile.value(CITY) == "Rome"
    mia = journal.mementos.views.people.get("Mia")
    assert mia is not None
    assert mia.relation == "sister"


def test_what_was_known_on_an_earlier_day(tmp_path: Path) -> None:
    clock = SetClock(NOW - timedelta(days=9))
    journal = opened(tmp_path / "mina", clock)
    journal.say("I live in Rome.")
    clock.instant = NOW
    journal.say("I moved to Oslo.")
    assert journal.mementos.views.profile.value(CITY) == "Oslo"
    assert journal.mementos.as_of(NOW - timedelta(days=3)).profile.value(CITY) == "Rome"
