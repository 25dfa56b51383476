"""The programmer's door."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from persode import EpisodicMemoryAgent, Memory, MemoryStore, OnboardingPreferences
from persode.agent import memory_from
from persode.episode import EpisodeMetadata, Fact
from persode.errors import BadInputError

NOW = datetime(2026, 1, 24, 12, tzinfo=UTC)
GRADUATION = "I celebrated my graduation ceremony, it was a huge success."
MINA = OnboardingPreferences(
    name="Mina", age=17, fashion_style="trendy", hair="dyed yellow hair", background_theme="city",
    conversation_style="emotional", response_length="detailed",
)  # fmt: skip


def agent(*texts: str, days: float = 40) -> EpisodicMemoryAgent:
    made = EpisodicMemoryAgent(MINA, MemoryStore())
    for text in texts:
        made.ingest(text, NOW - timedelta(days=days))
    return made


@pytest.mark.slow
def test_the_example_of_the_door() -> None:
    made = EpisodicMemoryAgent(preferences=MINA, store=MemoryStore())
    made.ingest("I celebrated my graduation today and I was overjoyed!")
    assert "graduation" in made.respond("I feel proud of myself lately, like when I graduated.")
    entry = made.create_journal("A car splashed water on me and ruined my favorite outfit!")
    assert "A car splashed water on me and ruined my favorite outfit!" in entry.diary
    assert "dyed yellow hair" in entry.visual_prompt.prompt
    assert entry.title
    assert entry.episode.emotion in entry.visual_prompt.prompt


def test_ingest_reads_and_remembers() -> None:
    made = agent()
    memory = made.ingest("We buried grandpa in Busan.", NOW, contextual_relevance=0.8)
    assert made.store.memories == [memory]
    assert (memory.contextual_relevance, memory.created_at, memory.my_day) == (0.8, NOW, NOW.date())
    assert memory.people == ["grandpa"]
    assert memory.places == ["Busan"]
    assert memory.valence == -1


def test_only_a_memory_that_is_used_is_reinforced_and_once_a_day() -> None:
    made = agent(GRADUATION, "Took the bus to work.")
    graduation, bus = made.store.memories
    assert "graduation" in made.respond("I feel proud about my graduation.", now=NOW)
    assert (graduation.recall_count, bus.recall_count) == (1, 0)
    made.respond("What did I say about my graduation?", now=NOW + timedelta(hours=1))
    assert graduation.recall_count == 1
    made.respond("What did I say about my graduation?", now=NOW + timedelta(days=1))
    assert graduation.recall_count == 2


def test_respond_forms_no_memory() -> None:
    made = agent(GRADUATION)
    made.respond("I lost my keys.", now=NOW)
    assert len(made.store) == 1


def test_replies_of_a_talk_do_not_open_alike_and_are_the_same_again() -> None:
    one, other = agent(GRADUATION), agent(GRADUATION)
    said = [one.respond("I lost my keys.", now=NOW) for _ in range(4)]
    assert len({" ".join(text.split()[:3]) for text in said}) == 4
    assert said == [other.respond("I lost my keys.", now=NOW) for _ in range(4)]


def test_a_journal_mentions_a_distinct_memory_with_its_date_and_remembers_the_day() -> None:
    made = agent("I argued with my mom about money and cried.")
    entry = made.create_journal("I was scolded by my mom for spending money and I feel regretful.", now=NOW)
    assert "15 December 2025, when I argued with my mom about money" in entry.diary
    assert entry.date == "2026-01-24"
    assert len(made.store) == 2
    assert made.store.memories[0].recall_count == 1
    assert [h.memory for h in entry.retrieved] == made.store.memories[:1]


def test_a_journal_of_the_same_event_does_not_remind_of_itself() -> None:
    made = agent("A car splashed water and ruined my favorite outfit")
    entry = made.create_journal("A car splashed water and ruined my favorite outfit!", now=NOW)
    assert "2025" not in entry.diary


def test_a_blank_text_is_refused() -> None:
    for method in ("ingest", "respond", "create_journal"):
        with pytest.raises(BadInputError):
            getattr(agent(), method)("  ")


def test_the_defaults_work_without_arguments() -> None:
    assert EpisodicMemoryAgent().respond("hello", now=NOW)


def test_memory_from_a_reading() -> None:
    episode = EpisodeMetadata(
        "We swam.", event="swam", emotion="joyful", hashtags=["#Sea"], emotional_intensity=0.7, valence=1, title="Swim",
        people=["Ana"], places=["Nazaré"],
    )  # fmt: skip
    late = datetime(2026, 3, 1, 23, 30, tzinfo=UTC)
    memory = memory_from(episode, late, zone="Asia/Seoul", source="m1", id="x")
    assert memory.to_dict() | {"created_at": ""} == Memory(
        "We swam.", "swam", "joyful", ["#Sea"], 0.7, 0.5, created_at=late, id="x", title="Swim", valence=1,
        emotions={"joy": 0.7, "trust": 0.35, "anticipation": 0.21},
        people=["Ana"], places=["Nazaré"], my_day=datetime(2026, 3, 2, tzinfo=UTC).date(), source="m1",
    ).to_dict() | {"created_at": ""}  # fmt: skip
    memory.hashtags.append("#New")
    assert episode.hashtags == ["#Sea"]


def test_a_memory_takes_kind_domain_body_and_named_emotions_from_the_reading() -> None:
    episode = EpisodeMetadata("I was so ashamed in the dream.", emotion="sad", emotional_intensity=0.4, kind="fact")
    episode.domain, episode.body = "fiction_content", "depleted"
    assert memory_from(episode, NOW).belief_class == "hypothesis", "no statement is sure"
    episode.facts = [Fact("profile.personal.work.current", "nurse", certainty=0.9)]
    memory = memory_from(episode, NOW)
    assert (memory.kind, memory.belief_class) == ("fact", "user_model")
    assert (memory.domain, memory.body) == ("fiction_content", "depleted")
    assert memory.emotions == {"sadness": 0.4, "shame": 0.5}
