"""Every text of every kind of event is either the person's or the program's, and only hers is asked for a trace."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from persode.embeddings import HashingEmbedder
from persode.journal import Journal
from persode.journal.erasing.hers import FIELDS, texts_in, without
from persode.journal.fold.fold import KINDS
from persode.journal.fold.state import Settings
from persode.log import Draft, Event, JsonLinesLog
from persode.onboarding import OnboardingPreferences
from tests.unit.journal.compare import SetClock

NOW = datetime(2026, 3, 10, 20, tzinfo=UTC)
NAMES_A_VARIANT = ("kind", "about", "action")
"""Fields on which it depends whether another holds words of hers."""

OF_THE_PROGRAM = """
erased: target
link_declined: source target
link_made: kind link source target
link_removed: link
memento_corrected: about action correction day memories data.day data.feeling data.on data.path data.to
memento_corrected: data.reading.about data.reading.ahead data.reading.daytime
memento_corrected: data.reading.facts.0 data.reading.facts.2 data.reading.facts.6 data.reading.places.1
memento_corrected: data.reading.relations.*
memento_undone: correction
memories_archived: memories
memories_merged: keep other
memories_parted: one other
memories_unarchived: memories
memory_believed: memory beliefs.emotions.KEY
memory_believed: beliefs.belief_class beliefs.provenance beliefs.domain beliefs.kind beliefs.body
memory_judged: memory rests_until verdict
memory_recalled: memories reply
message_edited: message
message_read: act feeling message told_again told_at memories.created_at memories.emotion memories.id
message_read: memories.emotions.KEY
message_read: memories.belief_class memories.body memories.domain memories.kind memories.provenance
message_read: memories.reading.about memories.reading.ahead memories.reading.daytime memories.reading.facts.0
message_read: memories.reading.facts.2 memories.reading.facts.6 memories.reading.places.1 memories.reading.relations.*
message_read_anew: by feeling message told_at readings.id readings.emotion readings.domain readings.body
message_read_anew: readings.emotions.KEY readings.reading.places.1 readings.reading.relations.*
message_restored: message
message_said: message my_day source told_at
message_taken_back: message
mood_tapped: feeling message
onboarding_saved: preferences.art_style preferences.background_style preferences.background_theme
onboarding_saved: preferences.conversation_style preferences.fashion_style preferences.hair preferences.personality
onboarding_saved: preferences.response_length preferences.skin
page_deleted: page
page_edited: page
page_undone: page
page_worded: page by parts.0
page_written: page.id page.day page.feeling page.related page.negative_prompt page.parts.0 page.drawn_from.act
page_written: page.drawn_from.body page.drawn_from.domain page.drawn_from.emotion page.drawn_from.kind
page_written: page.drawn_from.facts.path page.drawn_from.facts.tense page.drawn_from.links.kind
page_written: page.drawn_from.relations.*
picture_made: page picture style art alt
quiet_added: kind
quiet_lifted: kind
reply_given: act command message reply strategy about receipt.moments.0 receipt.moments.3 receipt.terms.0 receipt.used
reply_withdrawn: message reply
settings_saved: settings.zone settings.day_start settings.region settings.language
"""


def full_journal(folder: Path) -> list[Event]:
    """The events of a journal in which everything was done that can be done."""
    clock = SetClock(NOW - timedelta(days=9))
    journal = Journal.open(folder, clock=clock, embedder=HashingEmbedder())
    journal.save_onboarding(OnboardingPreferences(name="Mina", extra_visual_tags=["freckles"]))
    journal.save_settings(Settings(contact="Doctor Lee 0171", region="KR"))
    told = [
        journal.say(text)
        for text in (
            "My sister Ilka works as a nurse in Busan since 2019 and we baked bread at home.",
            "My sister Ilka works as a nurse in Busan since 2019 and we baked bread at home.",
            "Yesterday evening I walked with Ilka to the Blue Cafe because of the exam, and we plan to go to Jeju.",
            "I dreamed that I could fly, and I slept badly. After the exam I was tired.",
            "What did I bake with Ilka?",
            "Do you remember the bread?",
        )
    ]
    journal.import_entry("I planted a fern at the school.", NOW - timedelta(days=40))
    journal.say("I planted a tulip at the school.", day=(NOW - timedelta(days=12)).date())
    for message in told:
        journal.answer(message.id)
    page = journal.diary.write()
    journal.diary.edit(page.id, "A title", "A text of mine.")
    journal.diary.own_words(page.id)
    journal.diary.delete(page.id)
    journal.diary.undo(page.id)
    journal.tap_mood(told[0].id, "joyful")
    journal.take_back(told[3].id)
    journal.restore(told[3].id)
    journal.edit_message(told[3].id, "I dreamed that I could swim, and I slept badly.")
    journal.edit_message(told[0].id, told[0].text.replace("bread", "buns"))
    mementos = journal.mementos
    role = "profile.professional.current.role"
    mementos.apply_profile_updates([{"path": role, "value": "cook", "since": "20200101"}])
    correction = mementos.correct(role, "doctor")
    mementos.end(role, on=NOW.date() - timedelta(days=20))
    mementos.undo(correction.id)
    mementos.relate("Ilka", "cousin")
    mementos.rename_person("Ilka", "Ilke")
    mementos.set_kind("school", "travel")
    mementos.rename_place("school", "Pusan")
    mementos.alias("Fusan", "Pusan")
    mementos.apply_timeline_events(
        [{"date": "20260301", "text": "My friend Tomas sang in Seoul.", "feeling": "joyful"}]
    )
    mementos.apply_location_events([{"place": "Tokyo", "status": "planned", "text": "In the morning."}])
    one, other, third = (m.id for m in journal.memories[:3])
    for verdict in ("right", "not_quite", "not_now", "never"):
        journal.care.judge(one, verdict, "the bread")
    beliefs = {"belief_class": "axiom", "provenance": "manual", "domain": "fiction_content", "kind": "fact"}
    journal.care.believe(other, beliefs | {"body": "depleted", "pinned": True, "emotions": {"joy": 0.5}})
    for kind, value in (("person", "Ilka"), ("place", "Busan"), ("date", "2026-03-01"), ("topic", "exam")):
        journal.care.quieten(kind, value)
        journal.care.lift(kind, value)
    journal.care.archive([third])
    journal.care.unarchive([third])
    journal.care.unlink(journal.care.link(one, other, "causal").id)
    journal.care.decline_link(one, third)
    journal.care.merge(one, third)
    journal.care.part(one, third)
    row = {"id": one, **{n: "x" for n in ("event", "title", "emotion", "domain", "body")}, "hashtags": ["#x"]}
    row |= {
        "people": ["x"],
        "places": ["x"],
        "reading": {"facts": [], "places": [["x", "there"]], "relations": {"x": ""}},
    }
    with journal.writing():
        journal.append(
            [
                Draft(
                    "message_read_anew",
                    {"message": told[0].id, "by": "m", "told_at": NOW.isoformat(), "feeling": "sad", "reasons": ["x"]}
                    | {"readings": [row]},
                )
            ]
        )
    journal.eraser.erase(journal.eraser.plan("day", (NOW - timedelta(days=12)).date().isoformat()))
    return JsonLinesLog(folder).read().events


def marked(value: Any, number: Iterator[int], path: str, seen: dict[str, str]) -> Any:
    """The same data with a mark for every text; `seen` takes mark -> path."""
    if isinstance(value, str):
        mark = f"mark{next(number)}"
        seen[mark] = path
        return mark
    if isinstance(value, dict):
        tables = path.endswith(("relations", "emotions"))
        found = {}
        for key, inner in value.items():
            if tables:
                key = marked(key, number, f"{path}.KEY", seen)
            elif key in NAMES_A_VARIANT and not path:
                seen[f"variant{next(number)}"] = key
                found[key] = inner
                continue
            found[key] = marked(inner, number, f"{path}.{'*' if tables else key}".strip("."), seen)
        return found
    if isinstance(value, list):
        rows = any(isinstance(inner, list) for inner in value) or path.endswith(("parts", "moments", "terms"))
        if rows:
            return [
                [marked(one, number, f"{path}.{place}", seen) for place, one in enumerate(inner)] for inner in value
            ]
        return [marked(inner, number, path, seen) for inner in value]
    return value


@pytest.mark.slow
def test_every_text_of_every_kind_of_event_is_hers_or_the_programs(tmp_path: Path) -> None:
    events = full_journal(tmp_path / "mina")
    assert {e.kind for e in events} == KINDS.keys() == FIELDS.keys()
    of_the_program = {
        f"{kind}: {path}"
        for kind, _, paths in (line.partition(": ") for line in OF_THE_PROGRAM.split("\n"))
        for path in paths.split()
    }
    found_hers, found_others = set(), set()
    for event in events:
        seen: dict[str, str] = {}
        data = marked(event.data, itertools.count(), "", seen)
        hers = {text for text, _ in texts_in(event.kind, data)}
        found_hers |= {f"{event.kind}: {seen[mark]}" for mark in hers}
        found_others |= {f"{event.kind}: {path}" for mark, path in seen.items() if mark not in hers}
    variants = {"memento_corrected: data.to", "quiet_added: value", "quiet_lifted: value"}
    assert found_hers & of_the_program <= variants
    assert found_others - of_the_program <= variants, "neither hers nor the program's"
    for path in (
        "message_read: memories.title",
        "message_read: memories.reading.relations.KEY",
        "message_read: reasons",
    ):
        assert path in found_hers
    assert "memento_corrected: data.reading.facts.1" in found_hers


def test_what_depends_on_another_field() -> None:
    for kind, texts in (("person", ["x"]), ("place", ["x"]), ("topic", ["x"]), ("memory", []), ("date", [])):
        assert [text for text, _ in texts_in("quiet_added", {"kind": kind, "value": "x"})] == texts
    named = {"correction": "c", "about": "place", "data": {"name": "n", "to": "t"}}
    assert [text for text, _ in texts_in("memento_corrected", named | {"action": "kind"})] == ["n"]
    assert [text for text, _ in texts_in("memento_corrected", named | {"action": "rename"})] == ["n", "t"]


def test_of_a_kind_that_is_not_known_every_text_is_hers() -> None:
    assert [text for text, _ in texts_in("to_come", {"a": "x", "b": [{"c": "y"}, ["z"]]})] == ["x", "y", "z"]


def test_a_row_goes_whole_and_a_text_is_emptied() -> None:
    page = {"id": "x", "day": "x", "title": "x", "text": "y", "hashtags": ["x", "y"], "parts": [["x", "y"], ["y", "x"]]}
    page |= {"drawn_from": {"relations": {"x": "sister", "y": "x"}}}
    assert without("page_written", {"page": page}, lambda text, _: text == "x") == {
        "page": {"id": "x", "day": "x", "title": "", "text": "y", "hashtags": ["y"], "parts": [["x", "y"]]}
        | {"drawn_from": {"relations": {"y": "x"}}}
    }
