"""Names that no list holds and names that are words, found by what stands beside them; and capitals that are nobody."""

from __future__ import annotations

import pytest

from persode.language import maybe_same_person, people, places, relations


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("Then Wilf muttered something about bees.", ["Wilf"]),
        ("Sunniva hummed the whole way.", ["Sunniva"]),
        ("Leopoldine peeled the oranges for everyone.", ["Leopoldine"]),
        ("When Dashiell fainted we all laughed.", ["Dashiell"]),
        ("Zadie kept the last biscuit.", ["Zadie"]),
        ("Luckily Berit remembered the keys.", ["Berit"]),
        ("Everyone except Caspian got wet.", ["Caspian"]),
        ("Nobody but Ottilie understood.", ["Ottilie"]),
        ("Only Fenna clapped.", ["Fenna"]),
        ("After that Gaspard insisted on paying.", ["Gaspard"]),
        ("Tiger purred, then Smokey hissed.", ["Smokey"]),
        ("With Faith it's never quiet.", ["Faith"]),
        ("Tea with Clem. With Olive I can be silly.", ["Olive"]),
        ("Pepper barked at the postman all morning", ["Pepper"]),
        ("Honey licked my face", ["Honey"]),
        ("then Grace whispered the answer", ["Grace"]),
        ("dawn texted me about the keys", ["dawn"]),
        ("rob fixed our roof", ["rob"]),
        ("august drove me to the airport", ["august"]),
        ("pizza w/ Bex n Moss", ["Bex", "Moss"]),
        ("movie night w/ kofi n zara", ["kofi", "zara"]),
        ("noodle (our cat) hid in the wardrobe", ["noodle"]),
        ("Her full name is Theodora but she goes by Teddy.", ["Theodora", "Teddy"]),
        ("They named her Juniper.", ["Juniper"]),
        ("Mother phoned twice.", ["Mother"]),
        ("I told Father about the exam.", ["Father"]),
        ("도현이가 웃었다", ["도현"]),
        ("채원이는 자고 있다", ["채원"]),
        ("승은이랑 영화 봤다", ["승은"]),
        ("태연이한테 전화했다", ["태연"]),
        ("나윤 씨는 오늘 안 왔다", ["나윤"]),
    ],
)
def test_a_name(text: str, who: list[str]) -> None:
    assert set(who) <= set(people(text))


@pytest.mark.parametrize(
    "text",
    [
        "They'd painted the door. We'll see. Couldn't sleep.",
        "Everyone'd left. She'd cried. Who'd know.",
        "Porridge burned again.",
        "Hailstones dented the car.",
        "Then Ryanair cancelled the flight.",
        "so Duolingo reminded me at midnight",
        "When Brexit happened I moved.",
        "Deliveroo refunded me.",
        "The Tate closed early.",
        "and Arsenal won in the last minute",
        "hope is all I have",
        "joy filled the room",
        "I was full of grace and hope",
        "ate the biscuit in the car",
        "honey on toast for breakfast",
        "in august we sleep outside",
        "please call me Kit",
        "everyone calls me Bear",
        "our team lost again",
        "Mother Nature was angry.",
        "I read about Frida Kahlo on the train",
        "a documentary about Alan Turing",
        "Father Christmas was drunk.",
        "수영이랑 요가를 했다",
        "고양이가 창문에 앉았다",
        "떡볶이는 매웠다",
        "지진이 나서 무서웠다",
        "어린이가 많았다",
    ],
)
def test_nobody(text: str) -> None:
    assert people(text) == []


@pytest.mark.parametrize(
    ("text", "name", "relation"),
    [
        ("met my old piano teacher, mrs varga, in the lift", "mrs varga", "teacher"),
        ("saw our first family doctor, Dr. Lund, at the market", "Dr. Lund", "doctor"),
        ("nutmeg (the cat) was sick", "nutmeg", "pet"),
        ("Mother phoned.", "Mother", "mother"),
        ("Elke (my flatmate) cooked", "Elke", "flatmate"),
    ],
)
def test_what_they_are_to_her(text: str, name: str, relation: str) -> None:
    assert relations(text)[name] == relation


def test_mother_and_mom_may_be_one() -> None:
    assert maybe_same_person(people("Coffee with mom. Mother thinks I should rest.")) == [("mom", "Mother")]


def test_a_nickname_is_no_place() -> None:
    assert places("Wilhelmina goes by Mina now.") == []
    assert places("We all call her Rome.") == []


@pytest.mark.parametrize("letter", ["a", "A", "가", "이", "é", "日", "и"])
def test_one_long_word_is_read_at_once(letter: str) -> None:
    assert people(letter * 5000) == []
    assert places(letter * 5000) == []
