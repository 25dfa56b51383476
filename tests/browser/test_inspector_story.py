"""A month ahead, and the day before: the inspector in a real browser with the demo person and the real model."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from persode.journal import Person
from tests.browser.conftest import Visitor
from tests.browser.demo import DEMO_NOW, make_demo
from tests.browser.server import PATIENCE_MS, AppServer
from tests.browser.test_stories import idle, leave, title

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOVING = "Swam in the Sea"
ROUTINE = "Running the Greenhouse"
"""Of the same week; what she told first moved her, what she told next did not."""


@pytest.fixture
def nora(own_data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Person:
    monkeypatch.setenv("PERSODE_NOW", DEMO_NOW)
    own_data_folder.mkdir(parents=True, exist_ok=True)
    return make_demo(own_data_folder)


@pytest.fixture
def server(own_data_folder: Path, nora: Person) -> Iterator[AppServer]:
    app = AppServer(own_data_folder, DEMO_NOW)
    app.start()
    yield app
    app.stop()


def strength(page: Page, name: str, when: str) -> float:
    """What a sentence beside the chart says of a memory at a time."""
    said = page.locator("li", has_text=name).first.inner_text()
    found = re.search(rf"{when} [a-z ]+ \((?:under )?(\d\.\d+) of 1\)", said)
    assert found, said
    return float(found.group(1))


def turn(page: Page, day: str) -> None:
    """Bring the clock to a day by the address, as a shared link does."""
    page.goto(re.sub(r"&clock=[\d-]*", "", page.url) + f"&clock={day}")
    page.get_by_role("button", name="Back to today").wait_for(timeout=PATIENCE_MS)
    idle(page)


def slide_to(page: Page, day: str) -> None:
    """Press the key until the clock stands at a day, as one does who watches it: a page drawn anew may swallow one."""
    slider = page.get_by_role("slider", name="The clock of these pages")
    for _ in range(60):
        if slider.get_attribute("aria-valuetext") == day:
            idle(page)
            if slider.get_attribute("aria-valuetext") == day:
                return
        slider.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", day)


def ask(page: Page, question: str) -> str:
    page.get_by_text("Ask me, as of that day").click()
    box = page.get_by_role("textbox", name="Your question")
    box.fill(question)
    leave(page)
    answer = page.locator("[class*=st-key-card-then]")
    expect(answer).to_be_visible()
    idle(page)
    return answer.inner_text()


def test_a_month_ahead_and_the_day_before(server: AppServer, visitor: Visitor, nora: Person) -> None:
    page = visitor.open(f"{server.url}/forgetting?person={nora.id}")
    title(page, "Forgetting")
    chooser = page.get_by_role("combobox", name="Which memories")
    page.get_by_role("button", name="Clear all").click()
    idle(page)
    for name in (MOVING, ROUTINE):
        chooser.fill(name)
        page.get_by_role("option", name=re.compile(name)).first.click()
        idle(page)
    page.keyboard.press("Escape")
    expect(page.locator("li", has_text=MOVING).first).to_be_visible()
    expect(page.locator("li", has_text=ROUTINE).first).to_be_visible()
    now = {name: strength(page, name, "today") for name in (MOVING, ROUTINE)}

    slide_to(page, "9 Apr 2026")
    expect(page.get_by_text("in 30 days)")).to_be_visible()
    idle(page)
    ahead = {name: strength(page, name, "that day") for name in (MOVING, ROUTINE)}
    assert ahead[MOVING] / now[MOVING] > ahead[ROUTINE] / now[ROUTINE]

    turn(page, "2026-02-09")
    before = ask(page, "What happened with Grandma on the stairs?")
    assert "fell" not in before
    expect(page.get_by_text("No memory of that day answers it")).to_be_visible()
    turn(page, "2026-02-11")
    assert "fell on the stairs" in ask(page, "What happened with Grandma on the stairs?")
    page.get_by_role("button", name="Back to today").click()
    expect(page.get_by_text("The clock stands at")).to_be_visible()
    visitor.check()


def test_by_the_sidebar_the_clock_stays_where_it_stood(server: AppServer, visitor: Visitor, nora: Person) -> None:
    page = visitor.open(f"{server.url}/overview?person={nora.id}")
    title(page, "Overview")
    idle(page)
    for name in ("Memories", "Forgetting", "Recall", "Overview"):
        page.get_by_test_id("stSidebarNav").get_by_role("link", name=name, exact=True).click()
        title(page, name)
        idle(page)
        expect(page.get_by_role("slider", name="The clock of these pages")).to_have_attribute(
            "aria-valuetext", "10 Mar 2026"
        )
    page.get_by_role("slider", name="The clock of these pages").press("ArrowRight")
    expect(page.get_by_text("(tomorrow)")).to_be_visible()
    visitor.check()
