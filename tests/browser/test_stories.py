"""What people do, in a real browser with the real server and the real model."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from persode.journal import People
from tests.browser.conftest import Visitor
from tests.browser.server import PATIENCE_MS, AppServer

expect.set_options(timeout=PATIENCE_MS)
pytestmark = [pytest.mark.browser, pytest.mark.slow]

NOW = "2026-03-10T18:30:00+00:00"
TOLD = "I passed my driving test at the third attempt and Dad cried in the car."
SECRET = "Under the stairs I keep a blue kite that nobody knows of."


@pytest.fixture
def server(own_data_folder: Path) -> Iterator[AppServer]:
    app = AppServer(own_data_folder, NOW)
    app.start()
    yield app
    app.stop()


def title(page: Page, text: str) -> None:
    expect(page.get_by_role("heading", name=text, level=1)).to_be_visible(timeout=PATIENCE_MS)


def idle(page: Page) -> None:
    page.wait_for_function(
        "() => document.querySelector('[data-test-script-state=\"notRunning\"]')", timeout=PATIENCE_MS
    )


def leave(page: Page) -> None:
    """Leave a field and wait until the page has it: a busy server can lose a click that comes together with it."""
    page.keyboard.press("Tab")
    page.wait_for_timeout(300)
    idle(page)


def draft_kept(folder: Path, text: str, page: Page) -> None:
    """Until a draft with these words is on disk."""
    for _ in range(PATIENCE_MS // 100):
        if any(text in f.read_text(encoding="utf-8") for f in folder.rglob("*.txt")):
            return
        page.wait_for_timeout(100)
    pytest.fail("the draft did not reach the disk")


def test_from_the_first_click_to_the_gallery(server: AppServer, visitor: Visitor, own_data_folder: Path) -> None:
    page = visitor.open(server.url)
    title(page, "A diary you can talk to")
    page.get_by_label("What may I call you?").press_sequentially("Ada", delay=20)
    leave(page)
    page.get_by_role("button", name="Next").click()
    page.get_by_role("radio", name="Curly", exact=True).click()
    draft_kept(own_data_folder, "curly", page)
    page.reload()
    expect(page.get_by_role("radio", name="Curly", exact=True)).to_be_checked()
    page.get_by_role("radio", name="You", exact=True).click()
    expect(page.get_by_label("What may I call you?")).to_have_value("Ada")
    idle(page)
    page.get_by_role("button", name="Open my diary").click()
    title(page, "Good evening, Ada")
    page.reload()
    title(page, "Good evening, Ada")

    page.get_by_role("button", name="Tell me about today").click()
    pad = page.get_by_label("Tell me about your day")
    pad.press_sequentially(TOLD, delay=5)
    draft_kept(own_data_folder, TOLD, page)
    page.reload()
    expect(page.get_by_label("Tell me about your day")).to_have_value(TOLD)
    page.get_by_label("Tell me about your day").press("Enter")
    expect(page.locator("[class*=st-key-reply-]").first).to_be_visible()
    expect(page.get_by_label("Tell me about your day")).to_have_value("")
    idle(page)
    page.reload()
    expect(page.get_by_text(TOLD)).to_be_visible()
    expect(page.locator("[class*=st-key-reply-]").first).to_be_visible()

    page.get_by_role("button", name="Make today's page").click()
    expect(page.get_by_role("button", name="Change this page")).to_be_visible()
    expect(page.get_by_role("img", name="picture-book").first).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Change this page")).to_be_visible()

    page.goto("about:blank")
    server.stop()
    server.start()
    page.goto(server.url + "/gallery")
    title(page, "Gallery")
    expect(page.get_by_text("Page not found")).to_have_count(0)
    expect(page.get_by_role("button", name="Open the page")).to_have_count(1)
    page.get_by_role("link", name="Chat").click()
    expect(page.get_by_text(TOLD)).to_be_visible()
    visitor.check()
    (ada,) = People(own_data_folder).everyone()
    assert (ada.folder / "log.jsonl").read_text(encoding="utf-8").count('"message_said"') == 1


def _is_seen(locator: Locator) -> bool:
    """Soon enough that nobody would click again."""
    try:
        locator.wait_for(timeout=PATIENCE_MS / 4)
    except TimeoutError:
        return False
    return True


def test_two_people_with_passcodes(server: AppServer, visitor: Visitor) -> None:
    page = visitor.open(server.url)
    for name, passcode, another in (("Ada", "1111", False), ("Mo", "2222", True)):
        title(page, "A new diary" if another else "A diary you can talk to")
        page.get_by_label("What may I call you?").press_sequentially(name, delay=20)
        leave(page)
        page.get_by_role("textbox", name="A passcode, if others use this computer").fill(passcode)
        leave(page)
        page.get_by_role("button", name="Open my diary").click()
        title(page, f"Good evening, {name}")
        if not another:
            page.get_by_role("button", name="Tell me about today").click()
            page.get_by_label("Tell me about your day").press_sequentially(SECRET, delay=5)
            page.get_by_label("Tell me about your day").press("Enter")
            expect(page.locator("[class*=st-key-reply-]").first).to_be_visible()
            idle(page)
            close = page.get_by_role("button", name="Close the book")
            close.click()
            someone_new = page.get_by_role("button", name="Someone new")
            if not _is_seen(someone_new):
                close.click()  # a busy server may lose a click, as a person would see and click again
            someone_new.click()
    for place in ("Chat", "Gallery", "Memories", "Today"):
        page.get_by_role("link", name=place).click()
        idle(page)
        expect(page.get_by_text("blue kite")).to_have_count(0)
    page.reload()
    title(page, "Whose diary is it?")
    page.get_by_role("button", name="Ada").click()
    page.get_by_label("Passcode of Ada").fill("2222")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_text("That is not the passcode")).to_be_visible()
    page.get_by_label("Passcode of Ada").fill("1111")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("button", name="Close the book")).to_be_visible()
    page.get_by_role("link", name="Chat").click()
    expect(page.get_by_text(SECRET)).to_be_visible()
    visitor.check()


def test_the_newest_words_stay_in_sight(server: AppServer, visitor: Visitor) -> None:
    page = visitor.open(server.url)
    page.set_viewport_size({"width": 1000, "height": 700})
    page.get_by_label("What may I call you?").press_sequentially("Ada", delay=30)
    leave(page)
    page.get_by_role("button", name="Open my diary").click()
    title(page, "Good evening, Ada")
    page.get_by_role("button", name="Tell me about today").click()
    for number in range(5):
        pad = page.get_by_label("Tell me about your day")
        pad.fill(f"We swam across the lake, that was lap {number}.")
        pad.press("Enter")
        expect(page.locator("[class*=st-key-reply-]")).to_have_count(number + 1)
        idle(page)
        expect(page.locator("[class*=st-key-reply-]").last).to_be_in_viewport(ratio=0.9)
    page.reload()
    expect(page.locator("[class*=st-key-reply-]").last).to_be_in_viewport(ratio=0.9)
    page.locator("[data-testid=stMain]").evaluate("main => main.scrollTo(0, 0)")
    page.wait_for_timeout(300)
    page.get_by_role("button", name="I guess").first.click()
    page.wait_for_timeout(500)
    expect(page.locator("[class*=st-key-said-]").first).to_be_in_viewport()
    visitor.check()
