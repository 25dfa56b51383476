"""What the person puts right wins for good: over words, models and edits; taken back, the reading stands again."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from persode.embeddings import HashingEmbedder
from persode.errors import BadInputError
from persode.journal import Journal
from persode.log import Draft
from persode.memory import Memory
from tests.unit.journal.compare import SetClock

DAY = (
    "My grandmother died this morning and I cried for hours in the hall, I could not stop and I felt so sad. "
    "In the evening I won the first prize of the drawing contest, I was so happy and proud and we danced! "
    "At night I lay awake, lonely and heartbroken, and I missed her so much that I cried again into the pillow."
)
DREAM = "I dreamt that the house was full of water and mum was in it."


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    clock = SetClock(datetime(2026, 3, 10, 12, tzinfo=UTC))
    return Journal.open(tmp_path / "mina", clock=clock, embedder=HashingEmbedder())


def memories(journal: Journal) -> list[Memory]:
    return list(journal.state.memories.values())


def felt(journal: Journal) -> list[tuple[str, int, float, dict[str, float]]]:
    return [(m.emotion, m.valence, m.emotional_intensity, dict(m.emotions)) for m in memories(journal)]


def read_by_a_model(journal: Journal, message: str, **changes: object) -> None:
    """As `persode.journal.model_reading` writes it down."""
    memory = memories(journal)[0]
    journal.state.messages[message].awaits_model = True
    data = {"message": message, "by": "fake", "readings": [{"id": memory.id} | changes]}
    with journal.writing():
        journal.append([Draft("message_read_anew", data)])


def test_a_mood_that_is_taken_away_gives_each_episode_its_own_feeling_back(journal: Journal) -> None:
    message = journal.say(DAY)
    before = felt(journal)
    assert len({emotion for emotion, *_ in before}) > 1
    journal.tap_mood(message.id, "joyful")
    assert {(emotion, valence) for emotion, valence, *_ in felt(journal)} == {("joyful", 1)}
    journal.tap_mood(message.id, None)
    assert felt(journal) == before


def test_of_two_tellings_the_mood_that_stands_counts(journal: Journal) -> None:
    first, second = journal.say("We had soup with Aunt Rosa."), journal.say("We had soup with Aunt Rosa.")
    journal.tap_mood(first.id, "sad")
    journal.tap_mood(second.id, "joyful")
    assert memories(journal)[0].emotion == "joyful"
    journal.take_back(second.id)
    assert memories(journal)[0].emotion == "sad"
    journal.restore(second.id)
    assert memories(journal)[0].emotion == "joyful"
    journal.tap_mood(second.id, None)
    assert memories(journal)[0].emotion == "sad"


def test_a_confirmation_is_a_correction(journal: Journal) -> None:
    message = journal.say("We had soup with Aunt Rosa.")
    memory = memories(journal)[0]
    journal.care.believe(memory.id, {"domain": "real"})
    assert journal.state.believed == {memory.id: {"domain": "real"}}
    read_by_a_model(journal, message.id, domain="fiction_content", title="Soup")
    assert (memories(journal)[0].domain, memories(journal)[0].title) == ("real", "Soup")
    events = len(list(journal.state.messages)), journal.state.believed
    journal.care.believe(memory.id, {"domain": "real"})
    assert (len(list(journal.state.messages)), journal.state.believed) == events


def test_a_correction_outlives_an_edit_of_a_word(journal: Journal) -> None:
    message = journal.say(DREAM)
    old = memories(journal)[0]
    assert old.domain == "fiction_content"
    journal.care.believe(old.id, {"domain": "real", "pinned": True, "emotional_intensity": 0.9})
    journal.care.quieten("memory", old.id)
    journal.edit_message(message.id, DREAM.replace("mum", "Mum"))
    new = memories(journal)[0]
    assert new.id == old.id
    assert (new.domain, new.pinned, new.emotional_intensity) == ("real", True, 0.9)
    assert journal.care.held_back(new) == "quiet"


def test_other_words_are_another_memory(journal: Journal) -> None:
    message = journal.say(DREAM)
    journal.care.believe(memories(journal)[0].id, {"domain": "real", "pinned": True})
    journal.edit_message(message.id, "I dreamt of a red train.")
    assert (memories(journal)[0].domain, memories(journal)[0].pinned) == ("fiction_content", False)


def test_how_strongly_it_moved_can_be_put_right(journal: Journal) -> None:
    message = journal.say("We won the cup and I was so happy!")
    memory = memories(journal)[0]
    journal.care.believe(memory.id, {"emotional_intensity": 0.25})
    assert memories(journal)[0].emotional_intensity == 0.25
    assert max(memories(journal)[0].emotions.values()) <= 0.25
    read_by_a_model(journal, message.id, emotion="sad", valence=-1, emotional_intensity=0.9, emotions={"sadness": 0.9})
    assert memories(journal)[0].emotional_intensity == 0.25
    for wrong in (-0.1, 1.5, "much", float("nan")):
        with pytest.raises(BadInputError):
            journal.care.believe(memory.id, {"emotional_intensity": wrong})


def test_a_model_weighs_no_feeling_that_the_person_tapped(journal: Journal) -> None:
    message = journal.say("We won the cup and I was so happy!")
    journal.tap_mood(message.id, "joyful")
    before = felt(journal)
    read_by_a_model(journal, message.id, emotion="neutral", valence=0, emotional_intensity=0.1, emotions={})
    assert felt(journal) == before
    journal.tap_mood(message.id, None)
    assert memories(journal)[0].emotion == "neutral", "under the correction it is the model's guess"


def test_it_all_stands_in_the_log(journal: Journal, tmp_path: Path) -> None:
    message = journal.say(DAY)
    journal.tap_mood(message.id, "sad")
    journal.care.believe(memories(journal)[0].id, {"emotional_intensity": 0.4})
    clock = SetClock(datetime(2026, 3, 10, 12, tzinfo=UTC))
    again = Journal.open(tmp_path / "mina", clock=clock, embedder=HashingEmbedder())
    assert json.dumps(felt(again)) == json.dumps(felt(journal))
    assert again.state.not_understood == 0
