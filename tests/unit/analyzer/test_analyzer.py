"""Laws that hold for any text, long and odd texts, and the reading without a model of meaning."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from experiments.pace import timed
from persode.analyzer import EventEmotionAnalyzer
from persode.embeddings import HashingEmbedder
from persode.episode import ACTS, FEELINGS, EpisodeMetadata
from persode.errors import BadInputError
from persode.language import clean, is_blank

ANY_TEXT = st.text(st.characters(codec=None), max_size=250).filter(lambda text: not is_blank(clean(text)))
DIARY = st.lists(
    st.sampled_from(
        [
            "I lost my keys on the way to school.",
            "Then we danced in the kitchen!",
            "But my sister was not happy about it.",
            "In the evening I was so angry with Tom that I slammed the door.",
            "어제 엄마랑 김치를 담갔다.",
            "\n\n",
            "Did the laundry; bought milk...",
            "🎉🎉",
            "Why me?",
        ]
    ),
    min_size=1,
    max_size=12,
).map(" ".join)


def check(episode: EpisodeMetadata, text: str) -> None:
    assert 0.0 <= episode.emotional_intensity <= 1.0
    assert episode.valence in (-1, 0, 1)
    assert episode.emotion in FEELINGS
    assert episode.act in ACTS
    assert episode.span is not None
    start, end = episode.span
    assert clean(text)[start:end] == episode.text
    assert episode.event
    assert episode.title
    assert 2 <= len(episode.hashtags) <= 4
    assert all(tag.startswith("#") and " " not in tag for tag in episode.hashtags)
    assert episode.reasons
    assert EpisodeMetadata.from_dict(episode.to_dict()) == episode


@given(ANY_TEXT)
@settings(max_examples=60)
def test_any_text_is_read_offline_without_a_model(text: str) -> None:
    check(EventEmotionAnalyzer(embedder=HashingEmbedder()).analyze(text), text)


@given(DIARY.filter(lambda text: not is_blank(clean(text))))
@settings(max_examples=30)
def test_segments_follow_one_another_and_lose_no_word(text: str) -> None:
    episodes = EventEmotionAnalyzer(embedder=HashingEmbedder()).segment(text)
    rest = list(clean(text))
    last = 0
    for episode in episodes:
        check(episode, text)
        assert episode.span is not None
        assert last <= episode.span[0]
        last = episode.span[1]
        rest[episode.span[0] : last] = " " * (last - episode.span[0])
    assert not "".join(rest).strip()


@pytest.mark.parametrize("text", ["", "   ", "\n\t", "\x00\x01"])
def test_a_blank_text_is_refused(text: str) -> None:
    with pytest.raises(BadInputError):
        EventEmotionAnalyzer().analyze(text)
    with pytest.raises(BadInputError):
        EventEmotionAnalyzer().segment(text)


@pytest.mark.slow
@pytest.mark.parametrize(
    "text",
    [
        pytest.param("I walked home. It rained again! " * 3200, marks=pytest.mark.slow),
        "a" * 5000,
        "a" * 100_000,
        "?!" * 2000,
        "العربية 한국어 русский ไทย 日本語 " * 50,
        "🎉" * 3000,
        "want to " * 8000,
        "no spaces," * 5000,
    ],
    ids=["100 KB", "long word", "100 KB word", "marks", "scripts", "emoji", "adversarial", "commas"],
)
def test_an_odd_text_is_read_and_soon(text: str) -> None:
    analyzer = EventEmotionAnalyzer()
    analyzer.analyze("warm")

    def read() -> None:
        for episode in [analyzer.analyze(text), *analyzer.segment(text)[:3]]:
            check(episode, text)

    assert timed(read) < 20_000, "a bar against explosions at the pace of a quiet machine, no benchmark"


def test_a_long_day_parts_where_event_and_feeling_change() -> None:
    text = (
        "I overslept and missed the bus, and my boss shouted at me in front of everyone. I was so humiliated.\n\n"
        "In the evening Mia called: she got the job! We celebrated with pizza and laughed until midnight."
    )
    first, second = EventEmotionAnalyzer().segment(text)
    assert (first.valence, second.valence) == (-1, 1)
    assert text[slice(*second.span)].startswith("In the evening")  # type: ignore[misc]
    assert "Mia" in second.people


def test_a_short_message_is_one_episode() -> None:
    assert len(EventEmotionAnalyzer().segment("I cried. Then I laughed.")) == 1


def test_what_was_read_before_is_nobody_elses_to_change() -> None:
    analyzer = EventEmotionAnalyzer(embedder=HashingEmbedder())
    first = analyzer.analyze("I met Mia.")
    first.people.append("Nobody")
    assert analyzer.analyze("I met Mia.").people == ["Mia"]
    assert analyzer.segment("I met Mia.")[0].people == ["Mia"]


def test_without_meaning_the_words_serve_and_a_reason_says_so() -> None:
    episode = EventEmotionAnalyzer(embedder=HashingEmbedder()).analyze("I was furious about the broken promise.")
    assert (episode.emotion, episode.valence) == ("angry", -1)
    assert any("weaker" in reason for reason in episode.reasons)


def test_routine_is_low_and_a_turning_point_is_high() -> None:
    analyzer = EventEmotionAnalyzer()
    routine = ["Bought milk and did the laundry.", "Answered emails and tidied the desk.", "Paid the phone bill."]
    strong = ["We buried grandma today and I cried all night.", "I got married today and I am overjoyed!"]
    assert max(analyzer.analyze(text).emotional_intensity for text in routine) < 0.4
    assert min(analyzer.analyze(text).emotional_intensity for text in strong) > 0.8


@pytest.mark.parametrize(
    ("text", "valence"),
    [
        ("I'm not happy about the exam at all.", -1),
        ("It wasn't bad, actually quite lovely.", 1),
        ("The day was awful, but the evening was wonderful.", 1),
        ("It was fun, but I cried all the way home.", -1),
        ("Best day EVER!!!", 1),
        ("I passed my exam, and Mum cried in the hallway.", 1),
        ("Grandma's funeral; my uncle read the poem she loved.", -1),
        ("Bought milk.", 0),
        ("I am 25 and my sister Mia is 19.", 0),
        ("😭😭", -1),
        ("오늘 너무 슬펐다", -1),
        ("무섭지 않았다", 1),
        ("힘들었지만 뿌듯했다", 1),
    ],
)
def test_which_way_it_leans(text: str, valence: int) -> None:
    assert EventEmotionAnalyzer().analyze(text).valence == valence


def test_reasons_name_the_words_and_the_anchor() -> None:
    reasons = EventEmotionAnalyzer().analyze("I was so scared before the operation.").reasons
    assert any("scared" in reason for reason in reasons)
    assert any("close to" in reason for reason in reasons)
