"""An erasure touches what its plan counts and nothing else, however the program's own words may read."""

from __future__ import annotations

import json
import random
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from persode.embeddings import HashingEmbedder
from persode.errors import BadInputError
from persode.journal import Journal
from persode.journal.erasing.hers import MADE
from persode.journal.erasing.plan import Erasure
from persode.journal.erasing.traces import Traces, folded, names
from persode.log import Draft, Event, JsonLinesLog
from persode.onboarding import OnboardingPreferences
from tests.unit.journal.compare import SetClock
from tests.unit.journal.test_erasing import where

pytestmark = pytest.mark.slow  # each sets up a journal, many with pages

NOW = datetime(2025, 6, 1, 12, 30, 45, tzinfo=UTC)


@pytest.fixture
def clock() -> SetClock:
    return SetClock(NOW)


@pytest.fixture
def journal(tmp_path: Path, clock: SetClock) -> Journal:
    """One day with bread and one with a friend's cake."""
    journal = opened(tmp_path / "mina", clock)
    journal.save_onboarding(OnboardingPreferences(name="Mina"))
    journal.say("I baked bread at home.")
    return journal


def opened(folder: Path, clock: SetClock) -> Journal:
    journal = Journal.open(folder, clock=clock, embedder=HashingEmbedder())
    assert journal.state.not_understood == 0
    return journal


def bread(journal: Journal) -> str:
    return next(m.id for m in journal.memories if "bread" in m.text)


def erase(journal: Journal, clock: SetClock, text: str) -> tuple[Journal, dict[str, int]]:
    """Tell something, erase its memory; the journal opened anew, and the receipt."""
    told = journal.state.messages[journal.say(text).id].tells[0]
    counts = journal.eraser.erase(journal.eraser.plan("memory", told)).counts
    return opened(journal.person.folder, clock), counts


def test_a_date_that_was_told_takes_no_page_of_that_day(journal: Journal, clock: SetClock) -> None:
    page = journal.diary.write()
    clock.forward(days=3)
    again, counts = erase(journal, clock, "I filled in a form dated 2025-06-01 today.")
    assert again.diary.pages() == [journal.diary.page(page.id)]
    assert counts["pages"] == counts["other"] == 0


def test_a_number_that_was_told_takes_no_time_at_which_a_memory_comes_back(journal: Journal, clock: SetClock) -> None:
    journal.care.judge(bread(journal), "not_now")
    again, _ = erase(journal, clock, "I paid 30 for the taxi.")
    assert again.state.rests == {bread(again): NOW + timedelta(days=30)}


def test_a_word_of_a_closed_list_takes_no_correction_and_no_belief(journal: Journal, clock: SetClock) -> None:
    journal.say("My friend Bexley brought cake.")
    journal.mementos.relate("Bexley", "cousin")
    journal.mementos.apply_profile_updates([{"path": "profile.professional.current.role", "value": "nurse"}])
    journal.care.believe(bread(journal), {"provenance": "manual", "pinned": True, "confidence_floor": 0.5})
    for text in (
        "I met a strange person by the pond.",
        "A professional role suits me.",
        "I read the manual of the bike.",
    ):
        journal, counts = erase(journal, clock, text)
        assert counts["corrections"] == counts["other"] == 0
    memory = journal.state.memories[bread(journal)]
    assert len(journal.mementos.corrections) == 2
    assert (memory.provenance, memory.pinned, memory.confidence_floor) == ("manual", True, 0.5)


def test_the_reason_why_a_memory_was_left_out_takes_no_answer(journal: Journal, clock: SetClock) -> None:
    journal.say("My cat Mochi sleeps on my bed.")
    journal.care.quieten("memory", next(m.id for m in journal.memories if "Mochi" in m.text))
    answered = journal.answer(journal.say("My cat Mochi was on the bed again this morning.").id)
    assert "quiet" in {moment.reason for moment in answered.moments}
    again, counts = erase(journal, clock, "The library was quiet.")
    assert again.state.replies == {answered.message: answered}
    assert counts["replies"] == 0


@pytest.mark.parametrize(
    "text", ["I forgot my signature on the form.", "The market was vibrant.", "The watermark wavers."]
)
def test_words_of_a_prompt_that_are_the_programs_remake_no_page(journal: Journal, clock: SetClock, text: str) -> None:
    page = journal.diary.write()
    clock.forward(days=3)
    again, counts = erase(journal, clock, text)
    assert again.diary.pages() == [journal.diary.page(page.id)]
    assert counts["pages"] == counts["pictures"] == 0


def test_a_wish_of_before_goes_from_the_prompts_that_it_is_in(journal: Journal, clock: SetClock) -> None:
    journal.save_onboarding(OnboardingPreferences(name="Mina", extra_visual_tags=["a hedgewolf badge"]))
    page = journal.diary.write()
    journal.save_onboarding(OnboardingPreferences(name="Mina"))
    assert "hedgewolf" in page.prompt
    clock.forward(days=3)
    again, counts = erase(journal, clock, "I lost my hedgewolf.")
    assert where(again.person.folder, "hedgewolf") == []
    assert (counts["pages"], counts["wishes"], counts["other"]) == (1, 0, 1)


@pytest.mark.parametrize("name", ["Rose", "Will", "Joy", "Hope", "Grace", "Mark"])
def test_a_name_that_is_a_word_leaves_the_word_and_raises_no_alarm(
    journal: Journal, clock: SetClock, name: str
) -> None:
    word = f"I bought a {name.lower()} #{name.lower()} and put it on the table."
    kept = journal.say(word)
    page = journal.diary.write()
    clock.forward(days=1)
    journal.say(f"{name} came over for tea.")
    counts = journal.eraser.erase(journal.eraser.plan("person", name)).counts
    again = opened(journal.person.folder, clock)
    assert again.state.messages[kept.id].text == word
    assert again.diary.pages() == [journal.diary.page(page.id)]
    assert counts["messages"] == counts["memories"] == 1


def test_a_title_beside_a_text_that_names_somebody_goes_with_it(journal: Journal, clock: SetClock) -> None:
    page = journal.diary.write()
    words = {"page": page.id, "title": "Tea with Rose", "text": "Rose came.", "parts": [["wrote", "Rose came."]]}
    with journal.writing():
        journal.append([Draft("page_worded", words | {"by": "a model"})])
    journal.diary.undo(page.id)
    clock.forward(days=1)
    journal.say("Rose came over for tea.")
    counts = journal.eraser.erase(journal.eraser.plan("person", "Rose")).counts
    assert (counts["pages"], counts["other"]) == (0, 1)
    assert where(journal.person.folder, "rose") == []
    assert opened(journal.person.folder, clock).diary.pages() == [journal.diary.page(page.id)]


@pytest.mark.parametrize(
    ("text", "name", "is_named"),
    [
        ("김민수는 웃었다.", "민수", True),
        ("박민수와 놀았다.", "민수", True),
        ("민수는 웃었다.", "김민수", False),
        ("수민수는 없다.", "민수", False),
        ("maryann grinned", "Mary Ann", True),
        ("Maryann's hat", "Mary Ann", True),
        ("maryanna grinned", "Mary Ann", False),
        ("I got a good mark in maths.", "Mark", False),
        ("I told mark about it.", "Mark", True),
        ("Mark's bike", "Mark", True),
        ("I said grace.", "Grace", False),
        ("mark", "Mark", True),
    ],
)
def test_more_forms_of_a_name(text: str, name: str, is_named: bool) -> None:
    assert names(text, name) is is_named


@pytest.mark.parametrize(
    "text",
    ["Die Straße war leer.", "It’s O’Neil's  café, isn't it?", "Mother-in-law slept.", "\U0001f984\U0001f389", '"'],
)
def test_the_quick_look_at_a_line_passes_nothing_over_that_repeats_what_was_told(text: str) -> None:
    traces = Traces(told=(folded(text),))
    line = json.dumps({"query": f"And then: {text.upper()} Yes."}, ensure_ascii=False)
    assert traces.may_be_in(line)
    assert not traces.may_be_in('{"query": 1}') or text == '"'
    assert traces.may_be_in("something else", frozenset(["else"]))


def test_a_capital_of_the_programs_makes_no_name() -> None:
    assert names("Bought a Rose", "Rose")
    assert not names("Bought a Rose", "Rose", MADE)
    assert names("Tea with Ilka", "Ilka", MADE)


SAID = (
    "I filled in a form dated 2025-06-01 today.", "I paid 30 for the taxi.", "I met a strange person by the pond.",
    "I read the manual of the bike.", "The library was quiet.", "I forgot my signature.", "The market was vibrant.",
    "Ilka and I baked bread.", "Ilka sang. Then I cooked rice for us both.", "Rose came over for tea.",
    "I bought a rose for the table.", "What did Ilka sing?", "Do you remember the manual?", "I felt content and sad.",
    "My sister works in a cafe in Seoul.", "I dreamed of a profile with no name.", "The memory of the lake is right.",
    "Tomas will hope for joy.", "I wrote a page about the weather, by the telling.", "I walked home.",
)  # fmt: skip
TARGETS = ("Ilka", "Rose", "Tomas", "Hope")


def grow(journal: Journal, clock: SetClock, chance: random.Random) -> None:
    """Do something with a journal, whatever it is."""
    if not journal.memories:
        journal.say("I baked bread at home.")
    memory = chance.choice(journal.memories).id
    others = [m.id for m in journal.memories if m.id != memory] or [memory]
    told = chance.choice(list(journal.state.messages.values()))
    page = chance.choice(journal.diary.pages() or [None])
    said = chance.choice(SAID)
    do = chance.choice(
        [
            lambda: journal.answer(journal.say(said).id),
            lambda: journal.answer(journal.say(said).id),
            lambda: clock.forward(days=chance.randint(1, 3)),
            lambda: journal.edit_message(told.id, said),
            lambda: journal.take_back(told.id),
            lambda: journal.diary.write(),
            lambda: page and journal.diary.edit(page.id, said[:20], f"{page.text} {said}"),
            lambda: page and journal.diary.undo(page.id),
            lambda: journal.care.judge(memory, chance.choice(["right", "not_quite", "not_now", "never"]), said),
            lambda: journal.care.believe(memory, {"provenance": "manual", "domain": "fiction_content"}),
            lambda: journal.care.quieten(*chance.choice([("person", "Rose"), ("topic", "manual"), ("place", "Seoul")])),
            lambda: journal.care.quieten("date", "2025-06-01"),
            lambda: journal.care.link(memory, others[0], "causal"),
            lambda: journal.care.merge(memory, others[0]),
            lambda: journal.care.archive([memory, others[0]]),
            lambda: journal.mementos.relate("Ilka", chance.choice(["cousin", "person"])),
            lambda: journal.mementos.apply_timeline_events([{"date": "20250530", "text": said}]),
            lambda: journal.mementos.apply_profile_updates([{"path": "profile.likes.food", "value": said}]),
            lambda: journal.save_onboarding(OnboardingPreferences(name="Mina", extra_visual_tags=[said])),
            lambda: journal.tap_mood(told.id, "joyful"),
        ]
    )
    try:
        do()
    except BadInputError:  # not everything can be done at any moment
        return


def target(journal: Journal, chance: random.Random) -> Erasure | None:
    wanted = [
        ("memory", chance.choice(journal.memories).id),
        ("day", chance.choice([m.my_day for m in journal.memories if m.my_day] or [date(2025, 6, 1)]).isoformat()),
        ("person", chance.choice(TARGETS)),
    ]
    try:
        return journal.eraser.plan(*chance.choice(wanted))
    except BadInputError:
        return None


def counted(plan: Erasure) -> set[str]:
    """The ids of all that the plan shows."""
    things = (*plan.memories, *plan.messages, *plan.replies, *plan.pages)
    return {thing.id for thing in things} | plan.shortened.keys() | set(plan.corrections)


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_in_a_journal_only_what_the_plan_counts_is_changed(
    journal: Journal, clock: SetClock, seed: int
) -> None:
    chance = random.Random(seed)
    for _ in range(18):
        grow(journal, clock, chance)
        plan = target(journal, chance) if journal.memories and chance.random() < 0.25 else None
        if plan is None:
            continue
        log = JsonLinesLog(journal.person.folder)
        before: dict[int, Event] = {e.seq: e for e in log.read().events}
        journal.eraser.erase(plan)
        after = {e.seq: e for e in JsonLinesLog(journal.person.folder).read().events}
        changed = [e for seq, e in before.items() if after.get(seq) != e]
        ids = counted(plan)
        unnamed = [e for e in changed if not any(i in json.dumps(e.data) for i in ids)]
        of_wishes = [e for e in unnamed if e.kind == "onboarding_saved" and plan.wishes]
        assert len(unnamed) - len(of_wishes) <= plan.other <= len(unnamed), [(e.kind, e.data) for e in unnamed]
        assert opened(journal.person.folder, clock).state.not_understood == 0
