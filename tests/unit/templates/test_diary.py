"""The diary page: her sentences, one line, one reminder, and nothing that she did not say."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from persode.episode import EpisodeMetadata
from persode.memory import Memory
from persode.onboarding import OnboardingPreferences
from persode.templates import PART_KINDS, DiaryTemplate, pattern_file, title_of

DAY = date(2026, 3, 10)
NIGHT = Memory(
    "Mochi the cat was sick all night and I sat with her on the bathroom floor.",
    my_day=date(2026, 2, 20),
    people=["Mochi"],
)
DETAILED, CONCISE = OnboardingPreferences(), OnboardingPreferences(response_length="concise")
TOLD = [
    EpisodeMetadata("lol ok. Mochi threw up again, i'm scared!!! do you remember the last time?", emotion="anxious",
                    emotional_intensity=0.9, title="Mochi Threw Up Again"),
    EpisodeMetadata("I took her to the vet with Jina. I took her to the vet with Jina!", emotion="neutral",
                    emotional_intensity=0.2),
    EpisodeMetadata("What did I say about the ramen place?", act="question_to_memory"),
    EpisodeMetadata("thanks", act="small_talk"),
]  # fmt: skip


def parts(kind: str, **options: object) -> list[str]:
    text = DiaryTemplate().write_offline(TOLD, DETAILED, NIGHT, DAY, **options)  # type: ignore[arg-type]
    return [t for k, t in text.parts if k == kind]


def test_it_holds_her_sentences_tidied_and_each_once() -> None:
    assert parts("wrote") == ["Mochi threw up again, I'm scared!", "I took her to the vet with Jina."]


def test_the_reminder_comes_with_its_date_after_what_reminds() -> None:
    text = DiaryTemplate().compose_offline(TOLD, DETAILED, NIGHT, DAY)
    reminder = re.search(r"[^.!?]*20 February, when Mochi the cat was sick all night and I sat with her[^.]*\.", text)
    assert reminder is not None
    assert text.index("I'm scared!") < reminder.start() < text.index("I took her")


def test_a_date_of_another_year_or_of_no_known_day_has_its_year() -> None:
    assert "20 February 2026" in DiaryTemplate().compose_offline(TOLD, DETAILED, NIGHT)
    assert "20 February 2026" in DiaryTemplate().compose_offline(TOLD, DETAILED, [NIGHT], date(2027, 1, 1))
    assert "2026" not in DiaryTemplate().compose_offline(TOLD, DETAILED, NIGHT, DAY)


def test_what_is_no_past_clause_is_quoted() -> None:
    run = Memory("First ten-kilometer run without stopping.", my_day=date(2026, 2, 1))
    text = DiaryTemplate().compose_offline(TOLD, DETAILED, run, DAY)
    assert re.search(r'1 February, when I wrote "First ten-kilometer run without stopping"\.', text)


@pytest.mark.parametrize("seed", range(30))
def test_everything_added_is_one_of_our_lines_or_the_reminder(seed: int) -> None:
    table = pattern_file("diary")
    lines = {line for where in ("opening", "closing") for group in table[where].values() for line in group}
    added = parts("added", seed=seed)
    assert len(added) == 2
    assert sum(line in lines for line in added) == 1
    assert sum("20 February" in line for line in added) == 1


def test_parts_are_the_text_in_order() -> None:
    page = DiaryTemplate().write_offline(TOLD, DETAILED, NIGHT, DAY)
    assert " ".join(t for _, t in page.parts) == page.text.replace("\n\n", " ")
    assert {k for k, _ in page.parts} <= set(PART_KINDS)


def test_the_seed_decides_and_nothing_else() -> None:
    pages = [DiaryTemplate().compose_offline(TOLD, DETAILED, NIGHT, DAY, seed=s) for s in range(12)]
    assert pages == [DiaryTemplate().compose_offline(TOLD, DETAILED, NIGHT, DAY, seed=s) for s in range(12)]
    assert len(set(pages)) > 5


def test_a_sentence_without_its_filler_is_rephrased() -> None:
    told = EpisodeMetadata("Omg guess what, i think I really like him lol")
    page = DiaryTemplate().write_offline(told, DETAILED)
    assert ("rephrased", "I think I really like him.") in page.parts


def test_one_to_three_paragraphs_and_one_for_a_concise_person() -> None:
    many = [EpisodeMetadata(f"I saw {w}. It was {w}. We had {w} again. I liked {w}.") for w in
            ("rain", "snow", "hail", "fog", "wind", "sun", "frost")]  # fmt: skip
    assert 1 <= DiaryTemplate().compose_offline(many, DETAILED).count("\n\n") + 1 <= 3
    assert "\n" not in DiaryTemplate().compose_offline(many, CONCISE)


def test_a_joyful_line_is_not_put_on_a_day_of_other_things() -> None:
    day = [EpisodeMetadata("I feel a bit better.", emotion="content", emotional_intensity=0.9, valence=1),
           EpisodeMetadata("I failed the test. Mom shouted. I went to bed early.", emotion="sad",
                           emotional_intensity=0.8, valence=-1)]  # fmt: skip
    table = pattern_file("diary")
    for seed in range(10):
        page = DiaryTemplate().write_offline(day, DETAILED, seed=seed)
        (line,) = [t for k, t in page.parts if k == "added"]
        assert line in table["opening"]["several"] + table["closing"]["several"]


def test_another_script_is_kept_and_gets_no_english_beside_it() -> None:
    page = DiaryTemplate().write_offline(EpisodeMetadata("오늘 시험을 망쳤다. 집에 와서 울었다."), DETAILED, NIGHT, DAY)
    assert page.text == "오늘 시험을 망쳤다. 집에 와서 울었다."


def test_a_day_without_a_telling_says_so() -> None:
    page = DiaryTemplate().write_offline([EpisodeMetadata("thanks", act="small_talk", title="Thanks")], DETAILED)
    assert page.text == "I did not write much today."
    assert page.title == "A page of my own"


def test_title_is_that_of_the_strongest_episode_or_her_first_words() -> None:
    assert title_of(TOLD) == "Mochi Threw Up Again"
    assert title_of([EpisodeMetadata("We swam at dawn.", title="Ok Thanks")]) == "We swam at dawn"
    assert title_of([]) == "A page of my own"


def test_the_prompt_for_a_model_has_the_persona_the_words_and_the_memory() -> None:
    prompt = DiaryTemplate().build_prompt(TOLD, CONCISE, NIGHT, DAY)
    for piece in (CONCISE.build_style_prompt(), "Mochi threw up again", "20 February: Mochi the cat", "anxious"):
        assert piece in prompt
    assert "- none" in DiaryTemplate().build_prompt(TOLD[0], CONCISE)


def test_a_memory_without_my_day_is_dated_in_the_zone() -> None:
    late = Memory("I sat on the stairs with Ana.", created_at=datetime(2026, 2, 20, 23, tzinfo=UTC))
    assert "21 February" in DiaryTemplate().compose_offline(TOLD, DETAILED, late, DAY, zone="Asia/Seoul")
    assert "20 February" in DiaryTemplate().compose_offline(TOLD, DETAILED, late, DAY)


@settings(max_examples=60)
@given(st.lists(st.text(max_size=200), max_size=5), st.text(max_size=200), st.integers(0, 9))
def test_any_day_makes_a_page(texts: list[str], memory: str, seed: int) -> None:
    told = [EpisodeMetadata(t, emotion="joyful", emotional_intensity=0.9) for t in texts]
    page = DiaryTemplate().write_offline(told, DETAILED, Memory(memory, my_day=DAY), DAY, seed)
    assert page.text.strip()
    assert page.title.strip()


def test_every_line_is_one_sentence_without_exclamation_mark() -> None:
    table = pattern_file("diary")
    for where in ("opening", "closing"):
        for feeling, lines in table[where].items():
            assert len(lines) >= 5, feeling
            for line in lines:
                assert len(re.findall(r"[.!?](?=\s|$)", line)) == 1
                assert "!" not in line
                assert "{" not in line
