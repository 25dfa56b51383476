"""With and without: one question twice, the set on a click, and nothing changed by it."""

from __future__ import annotations

import csv
import io

import pytest

from pages.parts.comparison_set import row_of, summary
from pages.parts.memory_table import as_csv
from persode.journal import Journal, Person, Question, WithWithout
from tests.pages.conftest import App
from tests.pages.test_mind_and_settings import fingerprint

PAGE = "mind/with_without"
ASKED = "compare-question"
DAYS = [
    "Lena and I built a kite in the shed.",
    "My boss shouted at me in front of the whole kitchen.",
    "The heating broke and I slept in two jumpers.",
]


@pytest.fixture
def told(app: App) -> App:
    """Her app with three days told."""
    for text in DAYS:
        app.journal.say(text)
    return app.run()


@pytest.fixture
def journal(nora: Person) -> Journal:
    """The same without the app."""
    journal = Journal.open(nora)
    for text in DAYS:
        journal.say(text)
    return journal


def ask(app: App, question: str) -> None:
    """Open the page with a question of her own; AppTest can't type one into the box."""
    app.at.session_state[ASKED] = question
    app.go(PAGE)


def test_with_nothing_told_the_page_says_what_will_be_here(app: App) -> None:
    app.go(PAGE)
    assert "nothing to compare yet" in app.words
    assert not app.has("compare-all")


def test_one_question_is_answered_twice(told: App) -> None:
    ask(told, "What did I say about the shed?")
    assert "Lena and you built a kite in the shed" in told.words.replace("\\", "") or DAYS[0][:-1] in told.words
    assert "nothing of your life in it" in told.words
    assert any(e.label == "What I used: 1 memory" for e in told.at.expander)


def test_an_own_question_that_nothing_answers(told: App) -> None:
    ask(told, "What did I say about submarines?")
    assert "nothing sets the two answers apart" in told.words


def test_the_set_is_asked_on_a_click_and_stays(told: App) -> None:
    told.go(PAGE)
    assert not told.at.dataframe
    told.click("compare-all")
    questions = WithWithout(told.journal).questions()
    assert list(told.at.dataframe[0].value["question"]) == [q.text for q in questions]
    told.run()
    assert len(told.at.dataframe) == 1
    assert "facts are right" in told.words


def test_what_was_erased_is_not_shown_on(told: App) -> None:
    told.go(PAGE).click("compare-all")
    journal = told.journal
    asked = next(q for q in WithWithout(journal).questions() if "kite" in journal.state.memories[q.about].text)
    told.at.selectbox(key=ASKED).set_value(asked.text)
    assert "kite" in told.run().words
    journal.eraser.erase(journal.eraser.plan("memory", asked.about))
    told.run()
    assert not told.at.dataframe
    assert told.at.selectbox(key=ASKED).value != asked.text
    kept = [told.at.session_state[name] for name in ("compare-made", ASKED)]
    assert "comparison-rows" not in told.at.session_state
    assert not any(word in f"{told.words} {kept}" for word in ("kite", "shed", "Lena"))


def test_looking_and_asking_change_nothing(told: App) -> None:
    told.journal.warm()
    before = fingerprint(told.journal.person.folder)
    recalls = [(m.id, m.recall_count) for m in told.journal.memories]
    told.go(PAGE).click("compare-all")
    ask(told, "What happened with Lena?")
    assert fingerprint(told.journal.person.folder) == before
    assert [(m.id, m.recall_count) for m in told.journal.memories] == recalls


def test_what_is_quiet_is_not_asked_about(journal: Journal) -> None:
    kite = next(m for m in journal.memories if "kite" in m.text)
    journal.care.judge(kite.id, "never", "")
    assert kite.id not in {q.about for q in WithWithout(journal).questions()}
    compared = WithWithout(journal).compare(Question("What did I say about the shed?"))
    assert kite.id not in compared.remembering.used


@pytest.mark.parametrize("text", ["I want to kill myself.", "My father hits me."])
def test_where_someone_needs_help_nothing_is_compared(told: App, text: str) -> None:
    ask(told, text)
    assert "memory plays no part" in told.words
    assert "facts right" not in told.words
    assert "Without memory" not in [s.value for s in told.at.subheader]


def test_a_question_that_is_too_long_is_refused_with_a_sentence(told: App) -> None:
    ask(told, "why " * 200)
    assert "at most 500 characters" in told.at.error[0].value
    assert told.has("compare-all")


def test_the_fresh_one_knows_no_name(journal: Journal) -> None:
    compared = WithWithout(journal).compare(Question("What's my name?"))
    assert "Nora" in compared.remembering.text
    assert "Nora" not in compared.fresh.text


def test_table_and_file_have_the_measures(journal: Journal) -> None:
    both = WithWithout(journal)
    compared = list(both.compare_all(both.questions()))
    table = [row_of(journal, comparison) for comparison in compared]
    assert compared
    lines = list(csv.DictReader(io.StringIO(as_csv(table, "compare").decode("utf-8-sig"))))
    for line, comparison in zip(lines, compared, strict=True):
        assert line["Question"] == comparison.question.text
        assert int(line["Words with"]) == comparison.remembering.measured.words
        assert int(line["Right with"]) == len(comparison.remembering.measured.right)
        assert len(line["S"].split(".")[1]) == 4


def test_the_sentence_over_a_set() -> None:
    one = {"right_with": 3, "right_without": 0, "facts": 4, "words_with": 30, "words_without": 20}
    two = {"right_with": 1, "right_without": 1, "facts": 2, "words_with": 25, "words_without": 20}
    one |= {"specifics_with": 2, "specifics_without": 0, "found": 1}
    two |= {"specifics_with": 1, "specifics_without": 0, "found": 0}
    sentence = summary([one, two])
    assert "4 of 6 facts are right, without it 1" in sentence
    assert "7.5 words longer" in sentence
    assert "1.5 things" in sentence
    assert "1 of 2 questions" in sentence
