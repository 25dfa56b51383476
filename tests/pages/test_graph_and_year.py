"""The graph, the gallery's filters and year, and what the pages of the mementos keep, with the demo person."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from pages.parts.graph_picture import _spec
from pages.parts.year_picture import _spec as _year
from persode.journal import Journal, People
from tests.pages.conftest import App
from tests.pages.test_mementos import choose

# -- graph


def test_the_graph_has_a_sentence_a_table_and_details(demo: App) -> None:
    demo.go("mind/graph")
    demo.at.session_state["graph-node"] = "person:ines"
    demo.run()
    assert "#### Ines" in demo.words
    assert "Nothing is broken" in demo.words
    table = demo.unfold("table-graph").at.dataframe[0].value
    assert "Ines" in set(table["Name"])
    demo.at.text_input(key="graph-search").input("submarine")
    demo.run()
    assert "Nothing fits" in demo.words


def test_a_link_is_read_from_the_open_memory(demo: App) -> None:
    first, *_, last = demo.journal.mementos.happened(date(2026, 3, 10), date(2026, 3, 10))
    demo.go("mind/graph")
    for moment, said, other in ((first, "came before", "came after"), (last, "came after", "came before")):
        demo.at.session_state["graph-node"] = f"memory:{moment.id}"
        demo.run()
        assert f"- {said}" in demo.words
        assert f"- {other}" not in demo.words


def test_a_link_of_the_picture_ends_at_its_nodes(demo: App) -> None:
    graph = demo.journal.mementos.graph()
    data = _spec(graph.nodes, graph.links)["series"][0]["data"]
    steps = sorted({abs(a["x"] - b["x"]) for a in data for b in data})
    assert steps[-1] > 500, "ECharts puts the ends of a nearly upright line on whole units, so a unit must be little"


def test_dreams_are_a_graph_of_their_own(demo: App) -> None:
    demo.journal.say("Last night I dreamt that Ines flew over the river.", day=date(2026, 3, 2))
    demo.go("mind/graph")
    choose(demo, "graph-domain", "fiction")
    table = demo.unfold("table-graph").at.dataframe[0].value
    assert sum(table["Kind"] == "Memory") == 1


# -- gallery


def test_the_gallery_is_filtered_and_shown_whole_again(demo: App) -> None:
    demo.go("look/gallery")
    pages = demo.journal.diary.pages()
    feeling = pages[0].feeling
    demo.at.pills(key="filter-feelings").set_value([feeling])
    demo.run()
    wanted = sum(page.feeling == feeling for page in pages)
    assert sum(b.label == "Open the page" for b in demo.at.button) == wanted < len(pages)
    demo.click("filter-none")
    assert sum(b.label == "Open the page" for b in demo.at.button) == len(pages)
    demo.at.selectbox(key="filter-person").set_value("ines")
    demo.run()
    assert "1 page: Ines" in demo.words


def test_a_day_of_the_year_opens(demo: App) -> None:
    choose(demo.go("look/gallery"), "gallery-view", "year")
    table = demo.unfold("table-year-2026").at.dataframe[0].value
    assert "2026-02-10" in set(table["Day"])
    demo.at.date_input(key="year-day-2026").set_value(date(2026, 2, 10))
    demo.run()
    assert "With: Grandma Alda and Ines" in demo.words
    demo.at.date_input(key="year-day-2026").set_value(date(2026, 2, 11))
    demo.run()
    assert "I know of nothing on that day" in demo.words


def test_the_days_of_a_year_need_no_page(app: App) -> None:
    app.journal.say("I swam in the sea.")
    choose(app.go("look/gallery"), "gallery-view", "year")
    assert "is told:" in app.words


def test_what_was_put_right_says_when(demo: App) -> None:
    demo.journal.mementos.correct("profile.professional.current.company", "Jardim Azul")
    demo.go("mind/profile")
    assert "You put it right today" in demo.words
    assert "You chose it at the start" in demo.words


def test_the_name_of_a_book_was_not_chosen_at_the_start(own_data_folder: Path) -> None:
    Journal.open(People().add("Mo"))
    app = App().run().go("mind/profile")
    assert "This journal has that name on it" in app.words
    assert "You chose it at the start" not in app.words


def test_the_days_that_are_shown_are_found_again_after_a_reload(demo: App) -> None:
    choose(demo.go("mind/timeline"), "timeline-span", "all")
    address = demo.at.query_params["days"]
    again = App()
    again.at.query_params["days"] = address
    again.run().go("mind/timeline")
    assert again.at.session_state["timeline-span"] == "all"
    again.at.query_params["days"] = "never_2026-13-01_x"
    del again.at.session_state["timeline-days"]
    again.run()
    assert again.at.session_state["timeline-span"] == "quarter"


def test_an_opened_day_stands_in_the_order_of_its_card(demo: App) -> None:
    demo.go("mind/timeline")
    demo.at.session_state["timeline-day"] = "2026-03-10"
    demo.run()
    told = [event.text for event in demo.journal.mementos.views.timeline.on(date(2026, 3, 10))]
    assert [t.value for t in demo.at.text if t.value in told] == told


def test_another_day_offers_nothing_to_put_right(demo: App) -> None:
    demo.at.session_state["clock-day"] = "2026-03-08"
    demo.go("mind/profile").unfold("fact-box-professional-current-company")
    assert not demo.has("correct-do-professional-current-company-0")
    assert "Add something about you" not in demo.words
    choose(demo.go("mind/places"), "places-part", "people")
    assert not demo.has("one-grandma|grandma alda")
    demo.click("open-who-card-tomas")
    assert "care-who-tomas" not in str(demo.at.session_state)


def test_a_life_of_days_without_a_fact_is_not_empty(app: App) -> None:
    app.go("mind/profile")
    assert "There is not much here yet" in app.words
    app.journal.say("I swam in the sea.")
    app.run()
    assert "You have told me of days, not yet of yourself" in app.words


def test_the_legend_of_the_year_has_the_marks_of_the_picture(demo: App) -> None:
    spec = _year({date(2026, 2, 10): ("joyful", 1), date(2026, 8, 1): ("sad", 2)}, 2026)
    assert spec["legend"]["data"] == ["joyful", "sad"]
    assert set(spec["legend"]["data"]) <= {series["name"] for series in spec["series"]}
