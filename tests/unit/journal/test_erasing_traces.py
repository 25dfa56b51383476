"""Nothing that the log holds can be forgotten by an erasure: old wordings, verdicts, quiet rules, choices of before."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from persode.embeddings import HashingEmbedder
from persode.errors import BadInputError, StorageError
from persode.journal import Journal
from persode.journal.erasing import eraser
from persode.journal.erasing.traces import names
from persode.onboarding import OnboardingPreferences
from tests.unit.journal.compare import SetClock
from tests.unit.journal.test_erasing import opened, where

pytestmark = pytest.mark.slow  # each sets up a journal with pages and pictures, or two

NOW = datetime(2026, 3, 10, 20, tzinfo=UTC)


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    journal = Journal.open(tmp_path / "mina", clock=SetClock(NOW), embedder=HashingEmbedder())
    journal.save_onboarding(OnboardingPreferences(name="Mina"))
    journal.say("I mended the gate and painted it blue.")
    return journal


def erase(journal: Journal, target: str, value: str = "") -> dict[str, int]:
    return journal.eraser.erase(journal.eraser.plan(target, value)).counts


def log_of(journal: Journal) -> str:
    return (journal.person.folder / "log.jsonl").read_text(encoding="utf-8")


def test_an_old_wording_of_a_message_that_stays_goes(journal: Journal) -> None:
    message = journal.say("I met Zorblaxa at the pier.")
    journal.edit_message(message.id, "I met somebody at the pier.")
    assert erase(journal, "person", "Zorblaxa")["other"] == 1
    assert where(journal.person.folder, "zorblaxa") == []
    again = opened(journal.person.folder, SetClock(NOW))
    kept = again.state.messages[message.id]
    assert (kept.text, kept.edited) == ("I met somebody at the pier.", True)
    assert [m.text for m in again.memories if m.id in kept.tells] == ["I met somebody at the pier."]
    assert all("zorblaxa" not in str(life).lower() for life in vars(again.life).values())


def test_a_memory_takes_its_old_wording_in_another_message(journal: Journal) -> None:
    first = journal.say("Quillfeather sang by the stove.")
    journal.edit_message(first.id, "Nobody sang by the stove, and I was sad about it.")
    second = journal.say("Quillfeather sang by the stove.")
    erase(journal, "memory", journal.state.messages[second.id].tells[0])
    assert where(journal.person.folder, "quillfeather") == []
    assert journal.state.messages[first.id].text.startswith("Nobody sang")


@pytest.mark.parametrize("name", ["Hope", "Will", "Joy", "Rose", "May", "Drew"])
def test_a_name_that_is_an_everyday_word_goes_like_any_other(journal: Journal, name: str) -> None:
    journal.save_onboarding(OnboardingPreferences(name="Mina", extra_visual_tags=[f"{name} smiling", "freckles"]))
    journal.say(f"{name} and I baked scones.")
    gate = next(m for m in journal.memories if "gate" in m.text)
    page = journal.diary.write()
    journal.diary.edit(page.id, f"Day with {name}", f"{name} kissed me. The gate is blue now.")
    journal.care.judge(gate.id, "not_quite", f"what did {name} say")
    journal.care.judge(gate.id, "right", name.lower())
    journal.care.quieten("person", name)
    erase(journal, "person", name)
    page = next(iter(journal.diary.pages()))
    assert (page.title, page.text) == ("", "The gate is blue now.")
    assert name not in page.prompt
    assert journal.preferences.extra_visual_tags == ["freckles"]
    assert [v.query for v in journal.state.verdicts] == [""]
    assert not journal.state.quiet
    assert f" {name} " not in log_of(journal).replace('"', " ")


@pytest.mark.parametrize(
    "leave",
    [
        lambda j: j.diary.edit(j.diary.write().id, "", "Zorblaxa came. I slept."),
        lambda j: j.drafts.keep("chat", "Was it Zorblaxa?"),
        lambda j: j.care.quieten("person", "Zorblaxa"),
        lambda j: j.care.judge(j.memories[0].id, "not_quite", "Zorblaxa?"),
        lambda j: j.save_settings(replace(j.state.settings, contact="Zorblaxa 0171")),
        lambda j: [j.save_onboarding(OnboardingPreferences(name=name)) for name in ("Zorblaxa", "Mina")],
        lambda j: j.diary.undo(j.diary.edit(j.diary.write().id, "Zorblaxa", "She came.").id),
    ],
)
def test_whoever_is_named_anywhere_can_be_erased(journal: Journal, leave: Callable[[Journal], object]) -> None:
    leave(journal)
    assert where(journal.person.folder, "zorblaxa")
    erase(journal, "person", "Zorblaxa")
    assert where(journal.person.folder, "zorblaxa") == []
    assert opened(journal.person.folder, SetClock(NOW)).preferences.name == "Mina"


def test_everything_takes_contacts_and_names_of_before(journal: Journal) -> None:
    journal.save_settings(replace(journal.state.settings, contact="Zorblaxa 0171"))
    journal.save_settings(replace(journal.state.settings, contact="Doctor Lee"))
    journal.save_onboarding(OnboardingPreferences(name="Zorblaxa"))
    journal.save_onboarding(OnboardingPreferences(name="Mina"))
    erase(journal, "everything")
    assert where(journal.person.folder, "zorblaxa") == []
    assert (journal.preferences.name, journal.state.settings.contact) == ("Mina", "Doctor Lee")


@pytest.mark.parametrize(
    ("text", "name", "is_named"),
    [
        ("MARY JANE ran.", "Mary-Jane", True),
        ("Mary\u2011Jane ran.", "Mary-Jane", True),
        ("Mary-Jane ran.", "Mary Jane", True),
        ("Mary\u2011Jane ran.", "Mary", False),
        ("#MaxAndI", "Max", True),
        ("the #maximum", "Max", False),
        ("Вчера я видел Дарью.", "Дарья", True),
        ("Мы были с Иваном.", "Иван", True),
        ("Даром.", "Дарья", False),
        ("Hope smiled.", "Hope", True),
        ("I hope so.", "Hope", False),
        ("hope", "Hope", True),
        ("Rising early, I left.", "Rose", False),
        ("Rose's hat", "Rose", True),
    ],
)
def test_forms_of_a_name(text: str, name: str, is_named: bool) -> None:
    assert names(text, name) is is_named


def test_a_person_goes_under_all_names_that_were_made_one(journal: Journal) -> None:
    journal.say("Bibby and Bibsworth sang.")
    journal.say("Bibby sang alone.")
    journal.mementos.merge("Bibby", "Bibsworth")
    plan = journal.eraser.plan("person", "Bibsworth")
    assert set(plan.traces.names) == {"Bibsworth", "Bibby"}
    journal.eraser.erase(plan)
    assert where(journal.person.folder, "bibby") == where(journal.person.folder, "bibsworth") == []


def test_what_a_rewriting_forgets_is_named(journal: Journal, monkeypatch: pytest.MonkeyPatch) -> None:
    journal.say("Zorblaxa came.")
    monkeypatch.setattr(eraser, "rewriting", lambda *_: lambda event: event)
    with pytest.raises(StorageError, match="message_said"):
        erase(journal, "person", "Zorblaxa")


@pytest.mark.parametrize("kind", ["message", "page"])
def test_what_began_with_an_erased_text_is_neither_kept_nor_saved(journal: Journal, kind: str) -> None:
    message = journal.say("Zorblaxa sang by the stove. Then I slept on the attic floor.")
    page = journal.diary.write()
    journal.diary.edit(page.id, "", f"{message.text} So it was.")
    other = opened(journal.person.folder, SetClock(NOW))
    name = f"message-{message.id}" if kind == "message" else f"page-{page.id}"
    begun, elsewhere = other.eraser.begun(name), other.eraser.begun("chat")
    with other.eraser.as_begun(begun):
        other.drafts.keep(name, "I slept.")
    erase(journal, "memory", next(m.id for m in journal.memories if "Zorblaxa" in m.text))
    with pytest.raises(BadInputError, match="erased meanwhile"), other.eraser.as_begun(begun):
        other.drafts.keep(name, message.text)
    assert where(journal.person.folder, "zorblaxa") == []
    assert other.drafts.read(name) == ""
    with other.eraser.as_begun(elsewhere), other.eraser.as_begun(other.eraser.begun(name)):
        other.drafts.keep(name, "I slept well.")
    assert other.drafts.read(name) == "I slept well."
