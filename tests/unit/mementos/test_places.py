"""One slug for all spellings and aliases; visited, planned and wished are three things."""

from __future__ import annotations

import json
import unicodedata
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from persode.errors import BadInputError
from persode.mementos import Reading, Sources, Views
from tests.unit.mementos.lives import fixed, memory, sources, views_of

CASES: dict[str, list[Any]] = {}
for name in ("places", "places_kinds"):
    read = json.loads((Path(__file__).parents[2] / "data" / f"{name}.json").read_text(encoding="utf-8"))
    for kind in ("same", "different", "kept", "no_place_in", "refused"):
        CASES.setdefault(kind, []).extend(read[kind])


def been(*names: str, **more: object) -> Views:
    """The views of one visit to each name."""
    memories = {f"m{n}": memory(n, f"2026-01-{n % 28 + 1:02}", f"visit {n}") for n in range(len(names))}
    return Views.of(Sources(memories, lambda m: Reading(places=((names[int(m.id[1:])], "there"),)), **more))  # type: ignore[arg-type]


@pytest.mark.parametrize("group", CASES["same"], ids=lambda g: g[0])
def test_spellings_of_one_place_are_one_place(group: list[str]) -> None:
    names = [*group, unicodedata.normalize("NFD", group[0]), group[0].upper()]
    (place,) = been(*names).places
    assert place.count == len(names)
    assert set(place.names) == set(names), "every spelling stays"


@pytest.mark.parametrize("pair", CASES["different"], ids=lambda g: g[1])
def test_places_that_begin_alike_are_two(pair: list[str]) -> None:
    views = been(pair[0], pair[1], pair[1])
    one, other = views.places.get(pair[0]), views.places.get(pair[1])
    assert one is not None
    assert other is not None
    assert ([v.source for v in one.visits], [v.source for v in other.visits]) == (["m0"], ["m1", "m2"])


@pytest.mark.parametrize("name", CASES["kept"])
def test_names_of_one_letter_and_of_any_script_are_places(name: str) -> None:
    (place,) = been(name).places
    assert (place.name, place.count) == (name, 1)


@pytest.mark.parametrize("sentence", [*CASES["no_place_in"], "Il a vu la mer, la lune et la pluie."])
def test_sentences_without_a_place(sentence: str) -> None:
    assert len(views_of(("2026-01-01", sentence)).places) == 0


@pytest.mark.parametrize("name", CASES["refused"])
def test_names_without_a_letter_are_refused(name: str) -> None:
    views = been("Rome")
    assert views.places.get(name) is None
    with pytest.raises(BadInputError, match="place"):
        views.places.slug(name)


def test_york_never_gets_what_happened_at_york_minster() -> None:
    views = views_of(("2026-01-01", "We sang in York Minster."), ("2026-01-02", "We had tea in York."))
    york, minster = views.places.get("York"), views.places.get("York Minster")
    assert york is not None
    assert minster is not None
    assert ([v.source for v in york.visits], [v.source for v in minster.visits]) == (["m1"], ["m0"])


def test_the_most_used_spelling_is_shown() -> None:
    (place,) = been("Sao Paulo", "São Paulo", "São Paulo").places
    assert place.name == "São Paulo"


def test_visited_planned_and_wished_are_apart() -> None:
    views = views_of(
        ("2026-01-01", "We walked through Busan."),
        ("2026-01-02", "I want to go to Kyoto next spring."),
        ("2026-01-03", "One day I want to see Paris."),
    )
    counts = {p.name: (len(p.visits), len(p.planned), len(p.wished)) for p in views.places}
    assert counts == {"Busan": (1, 0, 0), "Kyoto": (0, 1, 0), "Paris": (0, 0, 1)}
    assert [p.name for p in views.places.visited()] == ["Busan"]
    kyoto = views.places.get("kyoto")
    assert kyoto is not None
    assert (kyoto.planned[0].first, kyoto.first) == (date(2026, 3, 1), None)


@pytest.mark.parametrize(
    ("text", "name", "kind"),
    [
        ("I was so tired at the gym.", "gym", "health"),
        ("I stayed home all day.", "home", "home"),
        ("We had soup in Café Luna.", "Café Luna", "food and drink"),
        ("We met at Victoria Station.", "Victoria Station", "travel"),
        ("I read by the river.", "river", "nature"),
        ("I was late at work again.", "work", "work"),
        ("First day back at school.", "school", "school"),
        ("We walked through Busan.", "Busan", "other"),
    ],
)
def test_the_kind_of_a_place_comes_from_its_words(text: str, name: str, kind: str) -> None:
    (place,) = views_of(("2026-01-01", text)).places
    assert (place.name, place.kind, place.kind_said) == (name, kind, False)


@pytest.mark.parametrize(
    "text",
    ["I said yes to the greenhouse.", "The school festival was loud.", "At the hospital soup stand?", "My homework."],
)
def test_no_place_is_read_into_other_things(text: str) -> None:
    assert [p.name for p in views_of(("2026-01-01", text)).places if p.visits] == []


def test_an_alias_joins_a_rename_shows_and_a_kind_is_said() -> None:
    said = [
        fixed(0, "place", "alias", name="the office", to="Northwind House"),
        fixed(1, "place", "rename", name="northwind house", to="My old desk"),
        fixed(2, "place", "kind", name="Northwind House", to="work"),
    ]
    views = been("Northwind House", "the office", "The Office", corrections=said)
    (place,) = views.places
    assert (place.slug, place.name, place.kind, place.kind_said, place.count) == (
        "northwind-house",
        "My old desk",
        "work",
        True,
        3,
    )
    assert views.places.get("THE OFFICE") == place
    assert place.aliases == ()  # a text uses it, so it is one of the names
    assert set(place.names) == {"Northwind House", "the office", "The Office"}


def test_aliases_in_a_circle_are_one_place_and_end() -> None:
    ring = [fixed(n, "place", "alias", name=a, to=b) for n, (a, b) in enumerate(["ab", "bc", "ca"])]
    views = been("a", "b", "c", corrections=ring)
    assert [p.count for p in views.places] == [3]


@pytest.mark.slow
def test_five_thousand_visits_and_a_name_of_five_hundred_characters() -> None:
    long = "Ä" * 500
    views = been(*["Rome"] * 5000, long)
    rome, other = views.places.get("rome"), views.places.get(long)
    assert rome is not None
    assert other is not None
    assert (rome.count, other.name) == (5000, long)
    assert rome.visits == tuple(sorted(rome.visits))


def test_search_finds_every_spelling() -> None:
    views = been("São Paulo", "Rome")
    assert [p.name for p in views.places.search("sao")] == ["São Paulo"]
    assert views.places.search("--") == []


def test_a_place_of_faded_memories_is_hidden_in_lists_and_found_when_asked() -> None:
    views = Views.of(sources([memory(0, "2026-01-01", "We walked through Busan.", archived=True)]))
    assert views.places.visited() == []
    assert [p.name for p in views.places.visited(faded=True)] == ["Busan"]
    assert views.places.get("Busan") is not None


@pytest.mark.parametrize(
    ("text", "slugs"),
    [
        ("Bought new cards at the stationery store.", ["stationery-store"]),
        ("I went to the shop.", ["shop"]),
        ("Weekly library session with Dayeon.", ["library"]),
        ("We painted the mural on the gym wall.", ["gym"]),
        ("We talked about the gym wall.", []),
        ("The mural was unveiled at the school festival.", []),
    ],
)
def test_a_shop_by_what_it_sells_and_a_part_of_a_place(text: str, slugs: list[str]) -> None:
    assert [p.slug for p in views_of(("2025-03-23", text)).places] == slugs


@pytest.mark.parametrize(
    ("text", "plans"),
    [
        (
            "I want to go to Kyoto next spring. I plan to visit Oslo in May.",
            {"kyoto": ("2027-03-01", "2027-05-31"), "oslo": ("2026-05-01", "2026-05-31")},
        ),
        ("Tomorrow is Anna's birthday. Next month I'm flying to Rome.", {"rome": ("2026-04-01", "2026-04-30")}),
        ("We plan to visit Rome. We leave on 3 May.", {"rome": ("2026-05-03", "2026-05-03")}),
        ("Tomorrow is Anna's birthday. I plan to visit Rome.", {"rome": ("2026-03-20", "2026-03-20")}),
    ],
)
def test_a_plan_has_the_date_of_its_own_sentence(text: str, plans: dict[str, tuple[str, str]]) -> None:
    views = views_of(("2026-03-20", text))
    assert {p.slug: (str(v.first), str(v.last)) for p in views.places for v in p.planned} == plans
    reading = views.moments["m0"].reading
    assert Reading.from_dict(json.loads(json.dumps(reading.to_dict()))) == reading


def test_an_older_reading_has_one_date_for_all_its_plans() -> None:
    told = {"places": [["Rome", "planned"], ["Oslo", "there"]], "ahead": ["2026-05-01", "2026-05-31"]}
    assert Reading.from_dict(told).plans == {"Rome": (date(2026, 5, 1), date(2026, 5, 31))}


@pytest.mark.parametrize(
    "text",
    [
        "He said: I live in Hell.",
        "Ann told me about her trip to Cairo.",
        "May flew to Rome, without me.",
        "If I lived in Rome I'd be happy.",
    ],
)
def test_where_others_are_is_no_visit(text: str) -> None:
    assert len(views_of(("2026-03-20", text)).places) == 0


@pytest.mark.parametrize("text", ["I might live in Lisbon soon.", "I'm leaving for Lisbon on Monday."])
def test_what_may_come_is_planned(text: str) -> None:
    (place,) = views_of(("2026-03-20", text)).places
    assert (place.slug, place.count, len(place.planned)) == ("lisbon", 0, 1)


@pytest.mark.parametrize(
    ("text", "visits"),
    [
        ("I used to live in Hull when I was little.", 0),
        ("I grew up in Hull.", 0),
        ("I don't live in Hull anymore.", 0),
        ("I used to live in Hull and today I went back to Hull.", 1),
        ("I left Hull for good.", 1),
        ("I lived in Hull in 2019.", 1),
    ],
)
def test_where_she_lived_once_is_no_visit_on_the_day_on_which_she_says_so(text: str, visits: int) -> None:
    hull = views_of(("2026-03-01", text)).places.get("Hull")
    assert (hull.count if hull else 0) == visits
