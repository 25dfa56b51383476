"""Korean dates: 어제, 지난주 금요일, 작년 12월, 지난 여름, 사흘 전, 어린이날."""

from __future__ import annotations

import re
from datetime import date, timedelta

from persode.language import calendar as cal
from persode.language.date_rule import Range, Reader, Rule, one, rule, shifted, weekday_before
from persode.language.feasts import KOREAN_FEASTS, feast_days
from persode.language.korean import is_korean_past

__all__ = ["KOREAN_RULES"]

_DAYS = "월화수목금토일"
_SEASONS = {"봄": "spring", "여름": "summer", "가을": "autumn", "겨울": "winter"}
_COUNTS = {"하루": 1, "이틀": 2, "사흘": 3, "나흘": 4, "닷새": 5, "엿새": 6, "이레": 7, "열흘": 10, "보름": 15}
_YEARS = {"작년": -1, "지난해": -1, "지난": -1, "재작년": -2, "올해": 0, "올": 0, "내년": 1, "다음": 1}
_FEASTS = "|".join(KOREAN_FEASTS)
_WHICH = {"지난": "last", "올": "this", "이번": "this", "다음": "next", "오는": "next"}


def _date(m: re.Match[str], day: date, future: bool) -> Range:
    if m["y"]:
        return one(date(int(m["y"]), int(m["m"]), int(m["d"])))
    return one(cal.nearest_year(int(m["m"]), int(m["d"]), day, future))


def _month(m: re.Match[str], day: date, future: bool) -> Range:
    month = int(m["m"])
    if not 1 <= month <= 12:
        raise ValueError(m.group())
    if m["y"]:
        return cal.month_days(int(m["y"]), month)
    if m["which"]:
        return cal.month_days(day.year + _YEARS[m["which"]], month)
    return cal.month_days(day.year if month <= day.month else day.year - 1, month)


def _season(m: re.Match[str], day: date, future: bool) -> Range:
    name, which = _SEASONS[m["season"]], m["which"] or ""
    if which in ("작년", "지난해", "재작년", "올해", "내년"):
        return cal.season_days(name, day.year + _YEARS[which], "", day, future)
    return cal.season_days(name, None, {"지난": "last", "올": "this", "다음": "next"}.get(which, ""), day, future)


def _feast(m: re.Match[str], day: date, future: bool) -> Range:
    """ "작년 추석", "설날", "크리스마스 사흘 전", "추석 다음 날"."""
    which = m["which"] or ""
    year = day.year + _YEARS[which] if which in ("재작년", "작년", "지난해", "올해", "내년") else None
    name = "설날" if m["feast"] == "설" else m["feast"]
    feast = feast_days(name, year, _WHICH.get(which, ""), day, future)[0]
    count = _COUNTS[m["n"]] if m["n"] else 1 if m["beside"] else 0
    return one(feast + timedelta(count if (m["side"] or m["beside"]) in ("후", "뒤", "다음") else -count))


def _ago(m: re.Match[str], day: date, future: bool) -> Range:
    return cal.ago(cal.number(m["n"]), cal.KOREAN_UNITS[m["unit"]], day)


def _week(m: re.Match[str], day: date, future: bool) -> Range:
    weeks = {"지지난": -2, "저저번": -2, "지난": -1, "저번": -1, "이번": 0, "다음": 1, "다다음": 2}[m["which"]]
    monday = day - timedelta(day.weekday()) + timedelta(7 * weeks)
    if m["weekday"]:
        return one(monday + timedelta(_DAYS.index(m["weekday"])))
    if m["weekend"]:
        return monday + timedelta(5), monday + timedelta(6)
    return monday, monday + timedelta(6)


def _part_of_month(m: re.Match[str], day: date, future: bool) -> Range:
    month = int(m["m"])
    return _third(cal.month_days(day.year - (month > day.month), month), m["part"])


def _part_of_near_month(m: re.Match[str], day: date, future: bool) -> Range:
    which = {"지난": -1, "저번": -1, "이번": 0, "다음": 1}[m["which"]]
    return _third(cal.unit_days("month", which, day), m["part"])


def _third(month: Range, name: str) -> Range:
    """The beginning, the middle or the end of a month."""
    part = {"초": 0, "중순": 1, "말": 2}[name]
    first, last = month
    return first.replace(day=1 + 10 * part), last if part == 2 else first.replace(day=10 + 10 * part)


def _part_of_year(m: re.Match[str], day: date, future: bool) -> Range:
    year = day.year + _YEARS[m["which"]]
    return (date(year, 1, 1), date(year, 4, 30)) if m["part"] == "초" else (date(year, 9, 1), date(year, 12, 31))


def _months(m: re.Match[str], day: date, future: bool) -> Range:
    first, last = int(m["a"]), int(m["b"])
    year = day.year - (last > day.month)
    return cal.month_days(year - (first > last), first)[0], cal.month_days(year, last)[1]


def _days_of_month(m: re.Match[str], day: date, future: bool) -> Range:
    end = cal.nearest_year(int(m["m"]), int(m["b"]), day, future)
    return end.replace(day=int(m["a"])), end


def _weekend(m: re.Match[str], day: date, future: bool) -> Range:
    return cal.unit_days("weekend", 0 if day.weekday() >= 5 else -1, day)


def _weekday(number: int, day: date, future: bool) -> date:
    """The nearest such day before `day`, or on it; after it if the text speaks of what is to come."""
    if future:
        return day + timedelta((number - day.weekday()) % 7 or 7)
    return day if day.weekday() == number else weekday_before(number, day)


def _after(m: re.Match[str], day: date, future: bool) -> Range:
    """ "3일 뒤": ahead, unless it is told in the past ("3일 뒤에 갔다")."""
    if is_korean_past(re.split(r"[.!?\n]", m.string[m.start() :])[0]):
        raise ValueError(m.group())
    count = _COUNTS[m["n"]] if m["n"] in _COUNTS else cal.number(m["n"])
    return cal.ago(-count, cal.KOREAN_UNITS[m["unit"]] if m["unit"] else "day", day)


def _unit(which: int, unit: str) -> Reader:
    return lambda m, day, future: cal.unit_days(unit, which, day)


KOREAN_RULES: tuple[Rule, ...] = (
    rule(
        rf"(?:(?P<which>재작년|작년|지난해|올해|내년|지난|이번|다음|오는|올)\s*)?(?P<feast>{_FEASTS}|설(?=에|\s?연휴|\s))"
        rf"(?:\s*(?P<n>{'|'.join(_COUNTS)})\s*(?P<side>전|후|뒤)|\s*(?P<beside>전|다음)\s?날)?",
        _feast,
    ),
    rule(r"(?P<m>\d{1,2})월\s*(?P<a>\d{1,2})일\s*부터\s*(?P<b>\d{1,2})일\s*까지", _days_of_month),
    rule(r"(?P<a>\d{1,2})월\s*부터\s*(?P<b>\d{1,2})월\s*까지", _months),
    rule(r"(?P<m>\d{1,2})월\s*(?P<part>초|중순|말)(?![가-힣]*일)", _part_of_month),
    rule(r"(?P<which>작년|지난해|올해|내년)\s*(?P<part>초|말)(?=에|\s|,|\.|$)", _part_of_year),
    rule(
        r"(?P<which>지난|저번|이번|다음)\s?달\s*(?P<part>초|중순|말)(?=에|까지|부터|쯤|\s|,|\.|$)",
        _part_of_near_month,
    ),
    rule(r"(?:(?P<y>\d{4})년\s*)?(?P<m>\d{1,2})월\s*(?P<d>\d{1,2})일", _date),
    rule(r"(?:(?P<y>\d{4})년\s*|(?P<which>재작년|작년|지난해|올해|내년)\s*)?(?P<m>\d{1,2})월(?!\s*\d)", _month),
    rule(
        r"(?<![가-힣])(?:(?P<which>재작년|작년|지난해|올해|내년|지난|올|다음)\s*)?(?P<season>봄|여름|가을|겨울)(?=에|\s|방학|,|\.|$)",
        _season,
    ),
    rule(r"그끄저께|그끄제", shifted(-3)),
    rule(r"그저께|그제(?!야|서)", shifted(-2)),
    rule(r"어제|어젯밤|어저께", shifted(-1)),
    rule(r"오늘", shifted(0)),
    rule(r"내일모레|모레", shifted(2)),
    rule(r"내일", shifted(1)),
    rule(
        r"(?P<which>지지난|저저번|지난|저번|이번|다다음|다음)\s*주\s*(?:(?P<weekday>[월화수목금토일])요일|(?P<weekend>말))?",
        _week,
    ),
    rule(
        r"(?P<weekday>[월화수목금토일])요일(?!마다)",
        lambda m, day, future: one(_weekday(_DAYS.index(m["weekday"]), day, future)),
    ),
    rule(r"며칠\s*전", lambda m, day, future: (day - timedelta(5), day - timedelta(3))),
    rule(rf"(?P<n>{'|'.join(_COUNTS)})\s*전", lambda m, day, future: one(day - timedelta(_COUNTS[m["n"]]))),
    rule(r"(?:일주일|한\s*주)\s*전", shifted(-7)),
    rule(r"(?P<n>\d{1,3}|한|두|세|석|네|넉|다섯|여섯|일(?=\s*년))\s*(?P<unit>일|주일|주|달|개월|년)\s*전", _ago),
    rule(
        r"(?P<n>\d{1,3}|한|두|세|석|네|넉|다섯|여섯)\s*(?P<unit>일|주일|주|달|개월|년)\s*(?:뒤|후)(?:에|면|\s)", _after
    ),
    rule(rf"(?P<n>{'|'.join(_COUNTS)})(?P<unit>)\s*(?:뒤|후)(?:에|면|\s)", _after),
    rule(r"지지난\s*달|저저번\s*달", _unit(-2, "month")),
    rule(r"지난달|저번\s*달", _unit(-1, "month")),
    rule(r"이번\s*달", _unit(0, "month")),
    rule(r"다다음\s*달", _unit(2, "month")),
    rule(r"다음\s*달", _unit(1, "month")),
    rule(r"(?<![가-힣])주말(?:에|동안|\s)", _weekend),
    rule(r"재작년|지지난해", _unit(-2, "year")),
    rule(r"작년|지난해", _unit(-1, "year")),
    rule(r"올해", _unit(0, "year")),
    rule(r"내후년", _unit(2, "year")),
    rule(r"내년", _unit(1, "year")),
    rule(r"(?P<y>(?:19|20)\d\d)년", lambda m, day, future: (date(int(m["y"]), 1, 1), date(int(m["y"]), 12, 31))),
)
"""In the order in which they are tried; what one has taken is not read by the next."""
