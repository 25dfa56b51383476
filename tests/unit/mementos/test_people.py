"""People: names, relations, last seen; merged only when the person says so."""

from __future__ import annotations

from datetime import date

import pytest

from persode.mementos import Reading, Sources, Views
from tests.unit.mementos.lives import fixed, memory, sources, views_of

TOLD = (
    ("2026-01-01", "I baked bread with my sister Mia."),
    ("2026-01-05", "Mia called."),
    ("2026-01-09", "Grandma Alda taught me her bread."),
    ("2026-01-12", "Grandma slept all day."),
)


def test_names_relations_and_days() -> None:
    mia = views_of(*TOLD).people.get("mia")
    assert mia is not None
    assert (mia.name, mia.relation, mia.count) == ("Mia", "sister", 2)
    assert (mia.first_seen, mia.last_seen) == (date(2026, 1, 1), date(2026, 1, 5))
    assert mia.sources == ("m0", "m1")


def test_what_may_be_one_person_is_offered_and_not_merged() -> None:
    people = views_of(*TOLD).people
    assert [(a.name, b.name) for a, b in people.maybe_same()] == [("Grandma", "Grandma Alda")]
    assert len(people) == 3


def test_a_merge_keeps_both_names_and_can_be_renamed() -> None:
    said = [
        fixed(0, "person", "merge", name="Grandma", to="Grandma Alda"),
        fixed(1, "person", "rename", name="grandma", to="Alda"),
        fixed(2, "person", "relation", name="Grandma Alda", to="great-grandmother"),
    ]
    people = views_of(*TOLD, corrections=said).people
    alda = people.get("Grandma")
    assert alda is not None
    assert alda == people.get("Alda") == people.get("grandma alda")
    assert (alda.name, alda.relation, alda.count) == ("Alda", "great-grandmother", 2)
    assert set(alda.names) == {"Grandma", "Grandma Alda"}
    assert people.maybe_same() == []


def test_merges_in_a_circle_are_one_person() -> None:
    ring = [
        fixed(n, "person", "merge", name=a, to=b) for n, (a, b) in enumerate([("Mia", "Grandma"), ("Grandma", "Mia")])
    ]
    assert views_of(*TOLD, corrections=ring).people.get("Mia") == views_of(*TOLD, corrections=ring).people.get(
        "Grandma"
    )


def test_two_names_of_one_person_in_one_memory_count_once() -> None:
    one = memory(0, "2026-01-01", "x", people=["Mum", "Mother"])
    said = [fixed(0, "person", "merge", name="Mother", to="Mum")]
    people = Views.of(Sources({"m0": one}, lambda m: Reading(), corrections=said)).people
    mum = people.get("Mum")
    assert mum is not None
    assert mum.count == 1


def test_a_name_of_five_hundred_characters_is_a_person_like_any_other() -> None:
    long = "Å" * 500
    people = Views.of(Sources({"m0": memory(0, "2026-01-01", "x", people=[long])}, lambda m: Reading())).people
    assert [p.name for p in people] == [long]


def test_feelings_are_counted() -> None:
    memories = {
        f"m{n}": memory(n, "2026-01-01", "x", people=["Mia"], emotion=e) for n, e in enumerate(["sad", "sad", "joyful"])
    }
    mia = Views.of(Sources(memories, lambda m: Reading())).people.get("Mia")
    assert mia is not None
    assert dict(mia.feelings) == {"sad": 2, "joyful": 1}


def test_a_name_counts_in_every_memory_that_writes_it() -> None:
    views = views_of(
        ("2025-04-01", "Mochi knocked a glass of water onto my homework."),
        ("2025-06-08", "Took Mochi to the vet. She yowled."),
        ("2025-06-26", "Reviewed two passages, fed Mochi, and went to bed."),
        ("2025-06-27", "We watched the boats at Mochi Island."),
    )
    mochi = views.people.get("Mochi")
    assert mochi is not None
    assert (mochi.sources, mochi.relation) == (("m0", "m1", "m2"), "pet")
    assert views.people.within(views.moments["m2"]) == [mochi]
    views.update(sources([m for m in LEFT]), ["m0", "m1", "m2", "m3"])
    assert views.people.get("Mochi") is None, "no memory is left that shows Mochi to be somebody"


LEFT = [memory(2, "2025-06-26", "Reviewed two passages, fed Mochi, and went to bed.")]


@pytest.mark.parametrize(
    "text",
    [
        "Ann Miller called me.",
        "We saw Aunt Ann.",
        "We slept at Ann Lodge.",
        "I work at Ann.",
        "The annual ann-fair began.",
    ],
)
def test_a_name_that_is_a_part_of_another_one_or_a_thing_is_not_hers(text: str) -> None:
    ann = views_of(("2025-04-01", "Ann sang for me."), ("2025-04-02", text)).people.get("Ann")
    assert ann is not None
    assert ann.count == 1


@pytest.mark.parametrize("word", ["Will", "May", "Hope"])
def test_a_word_that_is_a_name_too_counts_only_where_it_is_one(word: str) -> None:
    told = memory(0, "2025-04-01", "x", people=[word]), memory(1, "2025-04-02", f"{word} it rain again?")
    views = Views.of(sources(told))
    person = views.people.get(word)
    assert person is not None
    assert person.count == 1


def test_somebody_by_her_role_counts_wherever_it_is_hers() -> None:
    views = views_of(
        ("2025-03-03", "Met my thesis advisor for the first meeting."),
        ("2025-05-01", "Double what my advisor expected."),
        ("2025-05-27", "Advisor tore apart my draft."),
        ("2025-06-01", "My advisor Kim left."),
        ("2025-06-02", "I updated my reference advisor."),
    )
    advisor = views.people.get("advisor")
    assert advisor is not None
    assert advisor.sources == ("m0", "m1", "m2")


@pytest.mark.parametrize(
    ("texts", "relation"),
    [
        (["My girlfriend Lena came."], "partner"),
        (["My girlfriend Lena came.", "Lena and I broke up last night."], "former partner"),
        (["My girlfriend Lena came.", "I broke up with Lena."], "former partner"),
        (["My girlfriend Lena came.", "I met my ex-girlfriend Lena."], "former partner"),
        (["My girlfriend Lena came.", "Lena and I broke up.", "I kissed my girlfriend Lena."], "partner"),
        (["Lena and I broke up. She was my best."], ""),
        (["My friend Lena came.", "Lena and I split up at the station."], "friend"),
        (["My girlfriend Lena came.", "Ben and I broke up the chocolate for Lena."], "partner"),
        (["My coworker Lena came.", "My boss Lena came."], "boss"),
        (["My boss Lena came.", "My coworker Lena came."], "colleague"),
    ],
)
def test_what_somebody_is_moves_on(texts: list[str], relation: str) -> None:
    told = [(f"2026-02-0{n + 1}", text) for n, text in enumerate(texts)]
    lena = views_of(*told).people.get("Lena")
    assert lena is not None
    assert lena.relation == relation
