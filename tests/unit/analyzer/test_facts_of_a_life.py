"""Facts that a diary says by the way: the year of a course, pets, with whom one lives, jobs that begin and end."""

from __future__ import annotations

import pytest

from persode.analyzer.facts import facts_of

CITY, WITH, PETS = "personal.location.current.city", "living.with", "personal.family.pets"
COMPANY, POSITION = "professional.current.company", "professional.current.position"
WORKED = "professional.current.city"
LEVEL, MAJOR, SCHOOL = "education.level", "education.major", "education.school"


def stated(text: str) -> list[tuple[str, str, str]]:
    return [(fact.path.removeprefix("profile."), fact.value, fact.tense) for fact in facts_of(text)]


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("I'm a second year nursing student", [(LEVEL, "second year", "now"), (MAJOR, "nursing", "now")]),
        (
            "i'm a third-year law student at Leeds",
            [(LEVEL, "third-year", "now"), (MAJOR, "law", "now"), (SCHOOL, "Leeds", "now")],
        ),
        ("im a first year student nurse", [(LEVEL, "first year", "now")]),
        (
            "I'm in my final year of computer science",
            [(LEVEL, "final year", "now"), (MAJOR, "computer science", "now")],
        ),
        ("second year psych student here", [(LEVEL, "second year", "now"), (MAJOR, "psych", "now")]),
        ("I'm a PhD student in chemistry", [(LEVEL, "PhD student", "now"), (MAJOR, "chemistry", "now")]),
        ("second year of living here", []),
        ("it is my second year on the team", []),
    ],
)
def test_a_year_of_a_course(text: str, facts: list[tuple[str, str, str]]) -> None:
    assert sorted(stated(text)) == sorted(facts)


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("My cat Biscuit slept on my homework", [(PETS, "Biscuit", "now")]),
        ("our hamster Pickle escaped again", [(PETS, "Pickle", "now")]),
        ("took my dog rex to the vet", [(PETS, "rex", "now")]),
        ("my dog Sunday ran away", [(PETS, "Sunday", "now")]),
        ("Nacho, our cat, slept on the exam papers", [(PETS, "Nacho", "now")]),
        ("my dog Rex and my cat Tofu hate each other", [(PETS, "Rex", "now"), (PETS, "Tofu", "now")]),
        ("my old dog Bramble died last night", [(PETS, "Bramble", "past")]),
        ("we buried our cat Miso under the apple tree", [(PETS, "Miso", "past")]),
        ("my brother Tom's dog Rufus bit me", []),
        ("walked my dog friday morning", []),
        ("my cat only eats tuna", []),
        ("my dog walker texted", []),
        ("I dreamed that my cat Rex could talk", []),
    ],
)
def test_a_pet_with_its_name(text: str, facts: list[tuple[str, str, str]]) -> None:
    assert stated(text) == facts


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("I live in Leeds with my parents", [(CITY, "Leeds", "now"), (WITH, "my parents", "now")]),
        ("living in Porto with two flatmates", [(CITY, "Porto", "now"), (WITH, "two flatmates", "now")]),
        (
            "I share a flat in Berlin with Jonas and Mei",
            [(CITY, "Berlin", "now"), (WITH, "Jonas and Mei", "now")],
        ),
        ("i still live at home with my parents", [(WITH, "my parents", "now")]),
        ("We live near the sea with my gran and two cousins", [(WITH, "my gran and two cousins", "now")]),
        ("I live in a house with a garden", []),
        ("my sister lives in Leeds with her boyfriend", []),
        ("I'd love to live in Leeds with my cousin", []),
        ("I live in fear with no end", []),
    ],
)
def test_with_whom_and_where_she_lives(text: str, facts: list[tuple[str, str, str]]) -> None:
    assert stated(text) == facts


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("I start at Greggs as a baker on Monday", [(COMPANY, "Greggs", "future"), (POSITION, "baker", "future")]),
        (
            "starting at Costa as a barista on Friday",
            [(COMPANY, "Costa", "future"), (POSITION, "barista", "future")],
        ),
        (
            "I begin at Deloitte as an analyst in two weeks",
            [(COMPANY, "Deloitte", "future"), (POSITION, "analyst", "future")],
        ),
        ("i start at lidl next week", [(COMPANY, "lidl", "future")]),
        ("Last day at Costa", [(COMPANY, "Costa", "past")]),
        ("today was my last day at the bakery", [(COMPANY, "the bakery", "past")]),
        ("last ever shift at Tesco, cried in the car park", [(COMPANY, "Tesco", "past")]),
        ("it was my last day at Lumen and they gave me a cactus", [(COMPANY, "Lumen", "past")]),
        ("My last day as a lifeguard", [(POSITION, "lifeguard", "past")]),
        ("tomorrow is my last day at Costa", []),
        ("Friday is my last shift at Tesco", []),
        ("last day at school", []),
        ("last day at Glastonbury", []),
        ("last day at the beach", []),
        ("I worked in Berlin for two years", [(WORKED, "Berlin", "past")]),
        ("I used to work in Vienna", [(WORKED, "Vienna", "past")]),
        ("worked in Dublin until March", [(WORKED, "Dublin", "past")]),
        ("I studied and worked in Ghent for a few months", [(WORKED, "Ghent", "past")]),
        ("I've worked in Oslo since May", [(WORKED, "Oslo", "now")]),
        ("I worked in the garden for two hours", []),
        ("my dad worked in Berlin for two years", []),
    ],
)
def test_jobs_that_begin_and_end(text: str, facts: list[tuple[str, str, str]]) -> None:
    assert stated(text) == facts


@pytest.mark.parametrize(
    "text",
    [
        "Last day at the nursery before the holidays. Carried forty poinsettias.",
        "My last shift at the café before Christmas.",
        "Last day at Costa until January.",
        "Last shift at Greggs this week.",
        "last day at the bakery for two weeks",
    ],
)
def test_a_last_day_before_a_break_ends_no_job(text: str) -> None:
    assert stated(text) == []
