"""The pages of the inspector with the demo person at her own time: overview, forgetting, recall, and their clock."""

from __future__ import annotations

import json
import shutil
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

from pages.parts.curves import curve_rows, curves_of
from pages.parts.fading_choice import group_curves
from pages.parts.memory_table import as_csv
from persode.journal import Inspector, Journal, Person
from persode.memory import LAWS
from tests.browser.demo import DEMO_NOW, make_demo
from tests.pages.conftest import App
from tests.pages.test_mind_and_settings import fingerprint

MIND = [
    f"mind/{name}"
    for name in (
        "overview", "memories", "forgetting", "recall", "profile", "timeline", "places", "graph", "with_without",
    )
]  # fmt: skip
NEW = MIND[:4]
SWIM = "Tomas and I went swimming in the sea again before breakfast."
KITE = "My kite got stuck in the oak and a stranger climbed up for it."
BOSS = "My boss shouted at me in front of the whole kitchen and I was furious."
FALL = "Grandma Alda fell on the stairs."


@pytest.fixture(scope="session")
def demo_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Her data folder, lived through once."""
    data = tmp_path_factory.mktemp("demo") / "data"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PERSODE_EMBEDDER", "hashing")
        make_demo(data)
    return data


@pytest.fixture
def demo(demo_folder: Path, own_data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> App:
    """Her app on the evening of her last day."""
    shutil.copytree(demo_folder, own_data_folder)
    monkeypatch.setenv("PERSODE_NOW", DEMO_NOW)
    return App().run()


def turn(app: App, day: date) -> App:
    """Move the clock of the Mind pages, as its slider does."""
    app.at.slider(key="clock-slider").set_value(day)
    return app.run()


def handle(app: App, key: str) -> float | date:
    """Where the browser draws the handle of a slider: what it is sent, or where it is told that it starts."""
    slider = app.at.slider(key=key)
    (at,) = slider.proto.value if slider.proto.set_value else slider.proto.default
    return datetime.fromtimestamp(at / 1e6, UTC).date() if isinstance(slider.value, date) else float(at)


def choose_law(app: App, law: str) -> App:
    """Choose a law of the *what if* by hand."""
    next(group for group in app.at.button_group if group.key == "if-law").set_value(law)
    return app.run()


def told(app: App, text: str) -> str:
    """The id of the memory with these words."""
    return next(m.id for m in app.journal.memories if text in m.text)


@pytest.mark.parametrize("page", NEW)
def test_with_nothing_told_a_page_says_what_will_be_here(app: App, page: str) -> None:
    app.go(page)
    assert "When you tell me something in the chat" in app.words
    assert not app.at.slider
    assert not app.at.error


@pytest.mark.parametrize("page", NEW)
def test_one_memory_and_all_of_them_erased(app: App, page: str) -> None:
    app.journal.say(KITE)
    app.go(page)
    assert "When you tell me something" not in app.words
    app.journal.eraser.erase(app.journal.eraser.plan("everything", ""))
    app.run()
    assert "When you tell me something in the chat" in app.words


@pytest.mark.slow
def test_a_tour_of_all_pages_writes_no_byte(demo: App, own_data_folder: Path) -> None:
    demo.journal.warm()
    for page in MIND:
        demo.go(page)
    before = fingerprint(own_data_folder)
    recalls = [(m.id, m.recall_count) for m in demo.journal.memories]
    for day in (date(2026, 1, 20), date(2026, 4, 9)):
        for page in MIND:
            demo.go(page)
            turn(demo, day)
    demo.go("mind/recall")
    demo.at.text_input(key="recall-query").set_value("my cello")
    demo.run().unfold("recall-sweep").unfold("clock-ask")
    demo.at.text_input(key="clock-question").set_value("What did I say about the cello?")
    demo.run()
    demo.go("mind/forgetting").unfold("what-if").unfold("formula")
    demo.at.toggle(key="if-recalled").set_value(True)
    demo.run()
    assert fingerprint(own_data_folder) == before
    assert [(m.id, m.recall_count) for m in demo.journal.memories] == recalls


# -- the clock


def test_the_clock_holds_on_all_mind_pages_and_is_marked(demo: App) -> None:
    demo.go("mind/overview")
    assert "The clock stands at **today**" in demo.words
    turn(demo, date(2026, 1, 20))
    for page in MIND:
        demo.go(page)
        assert "You see **Tue 20 January** (7 weeks ago)" in demo.words, page
        assert not demo.at.error, page
    demo.go("mind/memories")
    days = list(demo.at.dataframe[0].value["my_day"])
    assert max(days) <= date(2026, 1, 20)
    demo.click("clock-back")
    assert "The clock stands at **today**" in demo.words


def test_the_handle_of_the_clock_stands_where_its_sentence_says_on_every_page(demo: App) -> None:
    for day in (date(2026, 3, 10), date(2026, 2, 28)):
        demo.go("mind/overview")
        turn(demo, day)
        for page in (*NEW, "mind/overview", "mind/memories"):
            demo.go(page)
            assert handle(demo, "clock-slider") == day, page
    demo.click("clock-back")
    assert handle(demo, "clock-slider") == date(2026, 3, 10)


def test_the_clock_before_the_first_memory(demo: App) -> None:
    demo.go("mind/overview")
    slider = demo.at.slider(key="clock-slider")
    turn(demo, slider.min if isinstance(slider.min, date) else date(2025, 12, 9))
    assert "nothing I could know yet" in demo.words
    for room in ("forgetting", "timeline", "places", "graph", "recall", "memories", "with_without"):
        demo.go(f"mind/{room}")
        assert "I knew nothing then" in demo.words, room
        assert "Go to the chat" not in [button.label for button in demo.at.button], room


def test_a_month_ahead_shows_what_will_be_left(demo: App) -> None:
    demo.go("mind/memories")
    turn(demo, date(2026, 4, 9))
    assert "in 30 days" in demo.words
    at = datetime.fromisoformat(DEMO_NOW) + timedelta(days=30)
    frame = demo.at.dataframe[0].value
    by_text = {m.text: m for m in demo.journal.memories}
    first = by_text[frame["memory"][0]]
    assert frame["S"][0] == pytest.approx(demo.journal.strength(first, at).strength)


def test_the_address_brings_the_clock_back(demo: App) -> None:
    demo.at.query_params["clock"] = "2026-01-20"
    demo.go("mind/overview")
    assert "20 January" in demo.words
    demo.click("clock-back")
    demo.at.query_params["clock"] = "the day of the kite"
    demo.run()
    assert "The clock stands at **today**" in demo.words


def test_asked_as_of_the_day_before_and_the_day_after(demo: App) -> None:
    demo.go("mind/overview")
    for day, knows in ((date(2026, 2, 9), False), (date(2026, 2, 11), True)):
        turn(demo, day).unfold("clock-ask")
        demo.at.text_input(key="clock-question").set_value("What did I say about the stairs?")
        demo.run()
        assert ("No memory of that day answers it" in demo.words) is not knows
        assert ("From this memory" in demo.words) is knows


def test_nothing_can_be_changed_on_another_day(demo: App, own_data_folder: Path) -> None:
    demo.journal.warm()
    demo.go("mind/memories")
    turn(demo, date(2026, 2, 20))
    before = fingerprint(own_data_folder)
    demo.at.session_state["memories--False"] = {"selection": {"rows": [0], "columns": [], "cells": []}}
    demo.run()
    for key in ("put-away", "leave-alone", "erase-memory"):
        if demo.has(key):
            demo.click(key)
    assert fingerprint(own_data_folder) == before


# -- forgetting


def test_at_first_the_most_moving_memory_and_a_plain_one_of_its_week(demo: App) -> None:
    demo.go("mind/forgetting")
    known = demo.journal.state.memories
    moving, plain = (known[key] for key in demo.at.multiselect(key="forgetting-list").value)
    recent = [m for m in known.values() if 7 <= m.age_days(demo.journal.now) <= 21]
    assert moving.emotional_intensity == max(m.emotional_intensity for m in recent)
    assert plain.emotional_intensity < moving.emotional_intensity
    assert abs(plain.created_at - moving.created_at) <= timedelta(days=7)
    assert "quickly at first" in demo.words
    assert "Half of its strength goes in about" in demo.words


def test_what_if_stands_beside_what_is(demo: App) -> None:
    demo.go("mind/forgetting").unfold("what-if")
    assert "What if" not in [m.value.strip("*") for m in demo.at.markdown]
    demo.at.slider(key="if-w_emotion").set_value(3.0)
    demo.at.slider(key="if-protection").set_value(0.0)
    demo.run()
    assert {"**Now**", "**What if**", "**How the order would move**"} <= {m.value for m in demo.at.markdown}
    demo.click("if-reset")
    assert "**What if**" not in {m.value for m in demo.at.markdown}


def places_in_ranking(app: App) -> pd.DataFrame:
    app.unfold("table-ranking")
    return next(frame.value for frame in app.at.dataframe if "Place, what if" in frame.value)


def test_class_and_recall_of_the_what_if_hold_in_the_ranking_of_groups_too(demo: App) -> None:
    demo.go("mind/forgetting")
    next(group for group in demo.at.button_group if group.key == "forgetting-show").set_value("feeling")
    demo.run().unfold("what-if")
    demo.at.selectbox(key="if-belief_class").set_value("axiom")
    demo.run()
    assert "would keep their order" not in demo.words
    places = places_in_ranking(demo)
    memories = demo.journal.memories
    first = max(memories, key=lambda m: (demo.journal.strength(m).salience, m.created_at))
    assert first.title.startswith(places.set_index("Place, what if")["Memory"][1].removesuffix(" …"))


def test_the_chosen_memories_are_in_the_ranking_wherever_they_stand(demo: App) -> None:
    faint = min(demo.journal.memories, key=lambda m: demo.journal.strength(m).strength)
    demo.at.session_state["forgetting-chosen"] = [faint.id]
    demo.go("mind/forgetting").unfold("what-if")
    demo.at.slider(key="if-w_emotion").set_value(3.0)
    demo.run()
    assert len(demo.journal.memories) in set(places_in_ranking(demo)["Place"])


def test_no_weight_at_all_is_answered_with_a_sentence(demo: App) -> None:
    demo.go("mind/forgetting").unfold("what-if")
    for name in ("w_emotion", "w_recall", "w_context"):
        demo.at.slider(key=f"if-{name}").set_value(0.0)
    demo.run()
    assert "Give at least one of them some weight" in demo.words
    assert not demo.at.error


@pytest.mark.slow
@pytest.mark.parametrize(("law", "slider"), [("half-life", "if-half_life_days"), ("power", "if-quarter_days")])
def test_another_law(demo: App, law: str, slider: str) -> None:
    demo.go("mind/forgetting").unfold("what-if")
    choose_law(demo, law).unfold("formula")
    for value in (demo.at.slider(key=slider).min, demo.at.slider(key=slider).max):
        demo.at.slider(key=slider).set_value(value)
        demo.run()
    assert len(demo.at.latex) >= 6


@pytest.mark.slow
def test_a_long_question_is_taken_and_what_is_done_with_it_is_said(demo: App) -> None:
    demo.go("mind/recall")
    demo.at.text_input(key="recall-query").set_value("my cello " * 1500)
    demo.run()
    assert "its first 2,000 letters" in demo.words
    assert "Nothing was asked for" not in demo.words
    assert not demo.at.exception
    assert not demo.at.text_input(key="recall-query").max_chars


class Step:
    """All is there for ten days, then half of it."""

    def retention(self, delta_days: float, salience: float = 0.0) -> float:
        return 1.0 if delta_days < 10 else 0.5


@pytest.mark.slow
def test_a_law_that_is_registered_can_be_chosen(demo: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LAWS, "step", Step)
    demo.go("mind/forgetting").unfold("what-if")
    choose_law(demo, "step").unfold("formula")
    assert not demo.at.exception
    assert len(demo.at.latex) >= 4


def test_the_sliders_of_the_what_if_stand_where_it_counts_through_laws_folds_and_pages(demo: App) -> None:
    demo.go("mind/forgetting").unfold("what-if")
    for law in ("half-life", "power", "ebbinghaus"):
        choose_law(demo, law)
    assert (handle(demo, "if-half"), handle(demo, "if-protection")) == (3.0, 0.9)
    demo.at.slider(key="if-protection").set_value(0.5)
    demo.run()
    demo.at.session_state["what-if"] = False
    demo.run()
    assert "**What if**" not in demo.words
    demo.go("mind/overview").go("mind/forgetting").unfold("what-if")
    assert handle(demo, "if-protection") == 0.5
    assert "**What if**" in demo.words
    demo.click("if-reset")
    assert handle(demo, "if-protection") == 0.9
    assert "**What if**" not in demo.words


def test_the_formula_has_the_numbers_of_the_memory(demo: App) -> None:
    demo.go("mind/forgetting").unfold("formula")
    key = demo.at.multiselect(key="forgetting-list").value[0]
    strength = demo.journal.strength(demo.journal.state.memories[key])
    assert f"= {strength.strength:.4f}" in demo.at.latex[-1].value
    assert f"= {strength.salience:.4f}" in demo.at.latex[1].value


@pytest.mark.parametrize("by", ["feeling", "class"])
def test_groups(demo: App, by: str) -> None:
    demo.go("mind/forgetting")
    demo.at.session_state["forgetting-show"] = by
    demo.run()
    name = "joyful" if by == "feeling" else "a moment of your life"
    assert f"{name}, the mean of" in demo.words.replace("\\", "")
    assert not demo.at.multiselect


@pytest.mark.parametrize("span", [30, 90, 365])
def test_the_curve_of_a_group_has_its_peaks(demo: App, span: int) -> None:
    journal = demo.journal
    drawn = {curve.name.split(" (")[0]: curve for curve in group_curves(journal, "feeling", span)}
    groups = {f: [m for m in journal.memories if m.emotion == f] for f in ("joyful", "angry")}
    fine = np.arange(-span * 24, span * 24) / 24
    for feeling, truth in Inspector(journal).group_curves(groups, fine.tolist()).items():
        there = ~np.isnan(truth)
        assert np.nanmax(drawn[feeling].strength) >= truth[there].max()
        error = np.abs(np.interp(fine[there], drawn[feeling].days, drawn[feeling].strength) - truth[there])
        assert np.nanmax(error) < 0.05


def test_the_table_of_curves_is_the_journals(demo: App) -> None:
    journal = demo.journal
    (curve,) = curves_of(journal, [journal.state.memories[told(demo, FALL)]])
    rows = {row["day"]: row["S"] for row in curve_rows([curve])}
    memory = journal.state.memories[told(demo, FALL)]
    assert rows[30.0] == pytest.approx(journal.strength(memory, journal.now + timedelta(days=30)).strength)
    assert rows[0.0] == pytest.approx(journal.strength(memory).strength)
    text = as_csv(curve_rows([curve]), "forgetting").decode("utf-8-sig")
    assert f"{rows[30.0]:.4f}" in text


def test_before_a_memory_a_table_holds_nothing(demo: App) -> None:
    journal = demo.journal
    rows = curve_rows(curves_of(journal, [journal.state.memories[told(demo, SWIM)]]))
    lines = as_csv(rows, "forgetting").decode("utf-8-sig").splitlines()
    assert lines[1].endswith(",-30,")
    assert lines[-1].endswith(f",30,{rows[-1]['S']:.4f}")


def test_a_table_beside_a_chart_has_four_decimals(demo: App) -> None:
    demo.go("mind/forgetting").unfold("table-curves")
    columns = json.loads(demo.at.dataframe[0].proto.columns)
    assert columns["Strength (S)"]["type_config"]["format"] == "%.4f"


def test_a_memory_that_is_still_to_come(nora: Person, app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    for now, text in (("2026-05-01T12:00:00+00:00", BOSS), ("2026-03-10T12:00:00+00:00", KITE)):
        monkeypatch.setenv("PERSODE_NOW", now)
        Journal.open(nora).say(text)
    app.go("mind/forgetting")
    later, now = told(app, BOSS), told(app, KITE)
    assert app.at.multiselect(key="forgetting-list").value == [now]
    assert "nan" not in app.words
    app.at.multiselect(key="forgetting-list").set_value([later])
    app.run().unfold("formula")
    assert "still to come" in app.words
    assert "nan" not in app.words
    assert not app.at.latex
    app.go("mind/overview")
    assert app.at.metric[0].value == "2"
    assert "1 of them is still to come" in app.words
    app.go("mind/memories")
    assert [text for text in app.at.dataframe[0].value["memory"] if "(still to come)" in text]


# -- recall


def ask(app: App, text: str) -> App:
    app.go("mind/recall")
    app.at.text_input(key="recall-query").set_value(text)
    return app.run()


def test_a_question_is_laid_open(demo: App) -> None:
    ask(demo, "When did I swim in the sea?")
    assert "How I read it" in demo.words
    assert "On top: **Went Swimming" in demo.words or "sea" in demo.words.lower()
    best = demo.journal.recall("When did I swim in the sea?", 1)[0]
    assert best.memory.title in demo.words.replace("\\", "") or best.memory.text[:40] in demo.words


def test_several_ways_side_by_side(demo: App) -> None:
    ask(demo, "I am so afraid for Grandma")
    demo.at.session_state["recall-kept"] |= {"ways": ["recency", "fused", "empathic", "clausal"], "mood": "anxious"}
    demo.run()
    assert "**Counted:** A feeling is strong enough" in demo.words
    assert "Each bar is the score of a memory" in demo.words
    for name in ("Newest first", "Meaning and weight together", "With how you are now", "The best fitting piece"):
        assert f"**{name}**" in demo.words
    assert "Mood, as you said: **anxious**" in demo.words
    assert "A feeling is strong enough to count" in demo.words


def test_what_is_quiet_is_left_out_and_said_so(demo: App) -> None:
    demo.journal.care.quieten("memory", told(demo, FALL))
    ask(demo, "When did Grandma fall on the stairs?")
    assert "you asked me to leave it alone" in demo.words
    assert FALL not in demo.words


def test_the_shared_link_has_no_word_of_hers(demo: App) -> None:
    ask(demo, "When did Grandma fall?")
    demo.at.session_state["recall-kept"] |= {"ways": ["fused", "gated"], "mood": "sad", "alpha": 0.25}
    demo.run()
    turn(demo, date(2026, 2, 20)).unfold("recall-share")
    (link,) = [code.value for code in demo.at.code]
    assert "ways=fused%2Cgated" in link
    assert "alpha=0.25" in link
    assert "clock=2026-02-20" in link
    assert not any(word in link.lower() for word in ("grandma", "fall", "nora", "person"))


def test_a_shared_link_opens_the_view(demo: App) -> None:
    demo.at.query_params["ways"] = "gated,elephant"
    demo.at.query_params["mood"] = "sad"
    demo.at.query_params["alpha"] = "7"
    demo.at.query_params["about"] = "yesterday"
    demo.go("mind/recall")
    assert demo.at.session_state["recall-kept"] == {
        "query": "", "ways": ["gated"], "mood": "sad", "state": "", "day": None, "alpha": 1.0,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("given", "alpha"), [("inf", 1.0), ("1e999", 1.0), ("-inf", 0.0), ("nan", 0.5), ("half", 0.5), ("0.26", 0.25)]
)
def test_an_address_with_an_impossible_number(demo: App, given: str, alpha: float) -> None:
    demo.at.query_params["alpha"] = given
    demo.go("mind/recall").unfold("recall-more")
    assert handle(demo, "recall-alpha") == alpha


@pytest.mark.parametrize("about", ["2200-01-01", "1899-12-31", "0001-01-01"])
def test_an_address_with_a_day_that_no_one_lives(demo: App, about: str) -> None:
    demo.at.query_params["about"] = about
    demo.go("mind/recall").unfold("recall-more")
    assert demo.at.date_input(key="recall-day").value is None


def test_the_question_and_its_ways_are_there_after_a_visit_elsewhere(demo: App) -> None:
    ask(demo, "my cello").unfold("recall-more")
    demo.at.slider(key="recall-alpha").set_value(0.75)
    demo.at.selectbox(key="recall-mood").set_value("sad")
    demo.run()
    demo.go("mind/overview").go("mind/recall").unfold("recall-more")
    assert demo.at.text_input(key="recall-query").value == "my cello"
    assert demo.at.selectbox(key="recall-mood").value == "sad"
    assert handle(demo, "recall-alpha") == 0.75


def test_where_nothing_is_asked_no_bar_is_explained(demo: App) -> None:
    demo.go("mind/recall")
    assert "Ranked by time alone" in demo.words
    assert "Each bar is the score" not in demo.words


def test_no_way_to_look(demo: App) -> None:
    demo.go("mind/recall")
    demo.at.session_state["recall-kept"] |= {"ways": []}
    demo.run()
    assert "Choose at least one way to look" in demo.words


# -- overview


def test_the_overview_counts_what_there_is(demo: App) -> None:
    demo.go("mind/overview")
    memories = demo.journal.memories
    assert demo.at.metric[0].value == str(len(memories))
    vivid = sum(demo.journal.strength(m).strength >= 0.3 for m in memories)
    assert f"{vivid} {'is' if vivid == 1 else 'are'} vivid" in demo.words
    assert "The most frequent feeling: joyful" in demo.words


def test_what_is_about_to_fade_leads_to_its_curves(demo: App) -> None:
    demo.go("mind/overview")
    soon = Inspector(demo.journal).about_to_fade(demo.journal.memories)
    assert soon
    demo.at.button(key="see-fading").click()
    demo.at.run()
    assert demo.at.session_state["forgetting-chosen"] == [m.id for m, _ in soon][:6]


def test_calibration(demo: App) -> None:
    reply = next(r for r in demo.journal.state.replies.values() if r.used)
    demo.journal.care.judge(reply.used[0].memory, "right", message=reply.message)
    demo.go("mind/overview")
    assert "You judged 1 of these: right 1" in demo.words
    assert "100% were right" in demo.words


def test_an_imported_entry_is_known_by_its_own_time(nora: Person, app: App) -> None:
    Journal.open(nora).import_entry("I planted a lemon tree.", datetime.fromisoformat("2026-01-05T10:00:00+00:00"))
    app.go("mind/memories")
    turn(app, date(2026, 1, 5))
    assert len(app.at.dataframe[0].value) == 1
    turn(app, date(2026, 1, 4))
    assert "nothing I could know yet" in app.words


# -- memories


def test_filters_and_what_is_shown(demo: App) -> None:
    demo.go("mind/memories")
    demo.at.session_state["memories-filters"] = {"feelings": ["angry"]}
    demo.run()
    feelings = list(demo.at.dataframe[0].value["feeling"])
    assert feelings == ["angry"] * sum(m.emotion == "angry" for m in demo.journal.memories)
    demo.at.session_state["memories-filters"] = {"only": ["fiction"]}
    demo.run()
    assert "No memory passes the filters" in demo.words
    demo.unfold("memory-filter").click("memory-filter-none")
    assert len(demo.at.dataframe[0].value) == len(demo.journal.memories)


def test_only_what_is_quiet_or_put_away(demo: App) -> None:
    journal = demo.journal
    quiet, away = told(demo, FALL), told(demo, "The heating broke")
    journal.care.quieten("memory", quiet)
    journal.care.archive([away])
    demo.go("mind/memories")
    for only, expected in (("quiet", FALL), ("archived", "The heating broke")):
        demo.at.session_state["memories-filters"] = {"only": [only]}
        demo.run()
        (text,) = demo.at.dataframe[0].value["memory"]
        assert expected in text


def test_the_next_fade_is_in_the_table(demo: App) -> None:
    demo.go("mind/memories")
    frame, journal = demo.at.dataframe[0].value, demo.journal
    memory = journal.memories[0]
    at = journal.now + timedelta(days=float(frame["fades"][0]))
    assert frame["memory"][0].startswith(memory.text[:40])
    assert journal.strength(memory, at).strength == pytest.approx(0.01, rel=1e-6)


def test_the_history_of_a_memory(demo: App) -> None:
    journal = demo.journal
    memory = journal.memories[3]
    journal.care.judge(memory.id, "right", "a question")
    journal.care.believe(memory.id, {"pinned": True})
    demo.go("mind/memories")
    demo.at.session_state["memories--False"] = {"selection": {"rows": [3], "columns": [], "cells": []}}
    demo.run().unfold("history-box")
    for said in ("you told it", "you said: right", "you put right: Never put it away"):
        assert said in demo.words.replace("\\", "")


@pytest.mark.parametrize(("search", "found"), [("tomás", SWIM), ("avo", "avó Lena"), ("AVÓ", "avó Lena")])
def test_a_search_goes_by_letters_with_or_without_accents(demo: App, search: str, found: str) -> None:
    demo.journal.say("I baked a cake with avó Lena.")
    demo.go("mind/memories")
    demo.at.text_input(key="memory-search").set_value(search)
    demo.run()
    assert any(found[:20] in text for text in demo.at.dataframe[0].value["memory"])


@pytest.mark.parametrize("order", ["strongest", "fading", "often", "oldest"])
def test_orders(demo: App, order: str) -> None:
    demo.go("mind/memories")
    demo.at.selectbox(key="memories-order").set_value(order)
    demo.run()
    frame = demo.at.dataframe[0].value
    fades = [days for days in frame["fades"] if days > 0]
    column = {"strongest": list(-frame["S"]), "often": list(-frame["n"]), "oldest": list(-frame["age"])}
    values = fades if order == "fading" else column[order]
    assert values == sorted(values)
    assert order != "fading" or list(frame["fades"][: len(fades)]) == fades
