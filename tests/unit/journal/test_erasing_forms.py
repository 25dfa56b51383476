"""A word that only what is erased has goes in every form, an everyday one from all that she asks for too."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from pathlib import Path

import pytest

from persode.embeddings import HashingEmbedder
from persode.journal import Journal
from persode.journal.erasing.only import Only, hinted, only_words
from tests.unit.journal.compare import SetClock, same
from tests.unit.journal.test_erasing import where

NOW = datetime(2026, 3, 10, 20, tzinfo=UTC)

TOLD_AND_ASKED = [
    ("The police took me away last night.", "police", "What did the police do?"),
    ("My hedgehogs were stolen at the fair.", "hedgehog", "Where is my hedgehog?"),
    ("My hedgehog was stolen at the fair.", "hedgehogs", "Where are the hedgehogs?"),
    ("I kissed a stranger in the lift.", "kissed", "Whom have I kissed?"),
    ("I kissed a stranger in the lift.", "kissing", "Who was kissing me?"),
    ("I stole three berries from the shop.", "stolen", "What have I stolen?"),
    ("I stole a raspberry from the shop.", "raspberries", "How many raspberries were there?"),
    ("오늘 조르블락스를 찾아서 정말 기뻤다.", "조르블락스", "조르블락스 어디 있어?"),
    ("고양이 때문에 울었다.", "고양이", "고양이는 어디 있지?"),
    ("Сегодня я потеряла зорблаксу и плакала.", "зорблакс", "Где мои зорблаксы?"),
    ("今日はゾルブラックスを見つけて嬉しかった。", "ゾルブラックス", "ゾルブラックスはどこ?"),
    ("我昨天在海边捡到了一块奇石。", "奇石", "奇石在哪里?"),
    ("I lost my Zörblax at the fair.", "zorblax", "Where is my zorblax?"),
    ("I lost my zorblax at the fair.", "Zörblax", "Where is my Zörblax?"),
    ("I lost my ＺＯＲＢＬＡＸ at the fair.", "zorblax", "Where is my zorblax?"),
]


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    journal = Journal.open(tmp_path / "mina", clock=SetClock(NOW), embedder=HashingEmbedder())
    journal.say("I cooked rice.")
    return journal


@pytest.mark.slow
@pytest.mark.parametrize(("told", "word", "question"), TOLD_AND_ASKED)
def test_it_is_left_in_nothing_that_she_asked_for(journal: Journal, told: str, word: str, question: str) -> None:
    memory = journal.state.messages[journal.say(told).id].tells[0]
    rice = next(m.id for m in journal.memories if "rice" in m.text)
    journal.care.quieten("topic", word)
    journal.care.lift("topic", word)
    journal.answer(journal.say(question).id)
    journal.care.judge(rice, "not_quite", query=f"the {word}")
    journal.care.judge(rice, "right", query=f"and the {word}")
    journal.drafts.keep("chat", f"about the {word}")
    journal.eraser.erase(journal.eraser.plan("memory", memory))
    assert where(journal.person.folder, word) == []
    again = Journal.open(journal.person.folder, clock=SetClock(NOW), embedder=HashingEmbedder())
    assert same(journal, again)
    assert [v.verdict for v in again.state.verdicts] == ["right"]


@pytest.mark.slow
def test_what_is_told_elsewhere_or_on_any_day_takes_nothing(journal: Journal) -> None:
    memory = journal.state.messages[journal.say("This morning the police took my two bikes away.").id].tells[0]
    journal.say("A policeman rode a bike in the park.")
    questions = [
        journal.say(asked).id
        for asked in ("Whose bike was it?", "What did I do in the morning?", "What should I take to the two of them?")
    ]
    journal.care.judge(memory, "right")
    journal.care.quieten("topic", "bike")
    journal.drafts.keep("chat", "This morning my bike")
    counts = journal.eraser.erase(journal.eraser.plan("memory", memory)).counts
    assert counts["messages"] == 1
    assert counts["drafts"] == 0
    assert questions == [m for m in journal.state.messages if m in questions]
    assert [rule.value for rule in journal.state.quiet] == ["bike"]


@pytest.mark.slow
def test_an_everyday_word_in_what_the_program_says_or_she_tells_proves_nothing(journal: Journal) -> None:
    memory = journal.state.messages[journal.say("My boss shouted at me.").id].tells[0]
    other = journal.say("My aunt Ilka sang in the choir.")
    page = journal.diary.write()
    journal.diary.edit(page.id, "A title", "Every boss was young once.")
    reply = journal.answer(other.id)
    journal.eraser.erase(journal.eraser.plan("memory", memory))
    assert journal.diary.page(page.id).text == "Every boss was young once."
    assert journal.state.replies[other.id].text == reply.text


def test_by_what_is_told_words_prove_more_or_less() -> None:
    only = only_words(["The police took my zorbniks.", "I ran."], ["I was running.", "Whatever."])
    assert only.exact == {"zorbniks"}
    assert only.bases == {"zorbnik"}
    assert only.everyday == {"police"}, "to run is told elsewhere, to take is said on any day"
    only = only_words(["I fed my hedgehogs."], ["A hedgehog slept."])
    assert (only.exact, only.bases) == ({"hedgehogs"}, frozenset())
    assert only_words(["Hope and Rose kissed."], [], names=["Hope", "Rose"]).everyday == {"kiss"}
    assert only_words(["Kissing in a lift."], []).without(["lift"]).everyday == {"kiss", "lift"}


FORMS = (
    "police", "kissed", "kiss", "stole", "stolen", "stealing", "mice", "mouse", "berry", "berries", "baking", "bake",
    "hedgehog", "hedgehogs", "café", "cafes", "ran", "running", "tried", "try", "#StolenKiss", "Zoe’s", "zoe",
    "고양이를", "고양이", "собаку", "собаки", "ゾルを見つけた", "ゾル", "捡到了奇石", "奇石在哪", "Zoë", "ＺＯＥ",
)  # fmt: skip


def test_pieces_of_what_has_no_blanks_count_only_where_she_asks() -> None:
    only = only_words(["我昨天捡到了奇石。"], ["昨天下雨了。"])
    assert only.stand_in("奇石在哪里?", asked=True)
    assert not only.stand_in("奇石在哪里?"), "it may be said by chance"
    assert not only.stand_in("昨天怎么样?", asked=True), "yesterday is told elsewhere"
    only = only_words(["ゾルブラックスを見た。"], ["冷蔵庫を見た。"])
    assert only.stand_in("あのゾルブラックスが")
    assert not only.stand_in("冷蔵庫", asked=True)
    assert only_words(["I met 小明 at noon."], []).stand_in("小明")


def test_a_word_of_which_another_form_is_told_is_looked_for_to_the_end() -> None:
    only = only_words(["I fed my hedgehogs."], ["A hedgehog slept.", "We feed it.", "The hedgehogs ran."])
    assert only == Only()


def test_the_quick_look_passes_over_no_form() -> None:
    chance = random.Random(7)
    found = 0
    for _ in range(3000):
        going, staying, text = (" ".join(chance.choices(FORMS, k=chance.randint(0, 5))) for _ in range(3))
        only = only_words([going], [staying])
        if only.stand_in(text, asked=True):
            found += 1
            assert hinted(text, only.pieces), (going, staying, text)
    assert found > 300
