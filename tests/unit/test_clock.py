"""The clock, and the day that an entry belongs to."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta, timezone

import pytest

from persode import clock
from persode.errors import BadInputError


@pytest.mark.parametrize(
    ("instant", "zone", "day"),
    [
        ("2026-03-10T03:59:00", "UTC", date(2026, 3, 9)),
        ("2026-03-10T04:00:00", "UTC", date(2026, 3, 10)),
        ("2026-03-09T18:30:00", "Asia/Seoul", date(2026, 3, 9)),  # 03:30 in Seoul
        ("2026-03-09T19:30:00", "Asia/Seoul", date(2026, 3, 10)),  # 04:30 in Seoul
        ("2026-03-29T01:30:00", "Europe/Berlin", date(2026, 3, 28)),  # the night of the clock change, 03:30
        ("2026-01-01T02:00:00", "America/New_York", date(2025, 12, 31)),
    ],
)
def test_a_night_belongs_to_the_day_before(instant: str, zone: str, day: date) -> None:
    assert clock.my_day(clock.parse_instant(instant), zone) == day


def test_another_day_start() -> None:
    assert clock.my_day(datetime(2026, 3, 10, 0, 30, tzinfo=UTC), day_start=time(0)) == date(2026, 3, 10)


def test_instants_are_aware_and_utc() -> None:
    seoul = timezone(timedelta(hours=9))
    assert clock.aware(datetime(2026, 3, 10, 9, tzinfo=seoul)) == datetime(2026, 3, 10, tzinfo=UTC)
    assert clock.parse_instant("2026-03-10T20:00:00+09:00") == datetime(2026, 3, 10, 11, tzinfo=UTC)
    assert clock.parse_instant(" 2026-03-10 ").tzinfo is UTC


def test_the_set_clock_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PERSODE_NOW", "2025-06-30T12:00:00Z")
    assert clock.now() == datetime(2025, 6, 30, 12, tzinfo=UTC)
    assert clock.clock_is_set()
    monkeypatch.setenv("PERSODE_NOW", "soon")
    with pytest.raises(BadInputError, match="soon"):
        clock.now()
    monkeypatch.delenv("PERSODE_NOW")
    assert clock.now().tzinfo is UTC
    assert not clock.clock_is_set()


def test_a_zone_that_does_not_exist_is_named() -> None:
    for name in ("Mars/Base", "../etc", ""):
        with pytest.raises(BadInputError, match="zone"):
            clock.zone(name)


EAST, WEST = timezone(timedelta(hours=14)), timezone(timedelta(hours=-12))


@pytest.mark.parametrize("instant", [datetime.min.replace(tzinfo=EAST), datetime.max.replace(tzinfo=WEST)])
def test_a_time_past_an_end_of_the_calendar_gets_a_sentence(instant: datetime, monkeypatch: pytest.MonkeyPatch) -> None:
    for asked in (clock.aware, clock.my_day):
        with pytest.raises(BadInputError, match="calendar"):
            asked(instant)
    monkeypatch.setenv("PERSODE_NOW", instant.isoformat())
    with pytest.raises(BadInputError, match="PERSODE_NOW"):
        clock.now()


@pytest.mark.parametrize("zone", ["UTC", "America/Lima"])
def test_a_day_before_all_days_gets_a_sentence(zone: str) -> None:
    with pytest.raises(BadInputError, match="calendar"):
        clock.my_day(datetime.min.replace(tzinfo=UTC), zone)
