"""Pictures of every page with the demo person: `python -m tests.browser.screenshots OUT [page ...]`.

Each page at 1280 and 390 px, light and dark, and the pages of someone new. To be looked at by a person.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.demo import DEMO_NOW, make_demo
from tests.browser.server import CHROMIUM, CHROMIUM_ARGS, PATIENCE_MS, AppServer

SIZES = {"wide": (1280, 1500), "phone": (390, 1700)}
QUIET_MS = 900


def main(out: Path, wanted: list[str]) -> None:
    """Take them all, or those whose name is asked for."""
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        full, empty = Path(folder) / "full" / "data", Path(folder) / "empty" / "data"
        for data in (full, empty):
            data.mkdir(parents=True)
        person = make_demo(full)
        server, blank = AppServer(full, DEMO_NOW), AppServer(empty, DEMO_NOW, "hashing")
        try:
            server.start()
            blank.start()
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=CHROMIUM, headless=True, args=CHROMIUM_ARGS)
                for name, (path, steps) in SHOTS.items():
                    if not wanted or name in wanted:
                        _take(browser, f"{server.url}{path}", f"person={person.id}", steps, out, name)
                for name, (path, steps) in NEWCOMER.items():
                    if not wanted or name in wanted:
                        _take(browser, f"{blank.url}{path}", "", steps, out, name)
                browser.close()
        finally:
            server.stop()
            blank.stop()


def _take(browser: Browser, url: str, query: str, steps: Callable[[Page], None], out: Path, name: str) -> None:
    for size, (width, height) in SIZES.items():
        for scheme in ("light", "dark"):
            context = browser.new_context(
                viewport={"width": width, "height": height},
                color_scheme=scheme,
                timezone_id="Europe/Lisbon",
                locale="en-GB",
                has_touch=size == "phone",
            )
            page = context.new_page()
            page.goto(f"{url}{'&' if '?' in url else '?'}{query}")
            page.get_by_role("heading", level=1).first.wait_for(timeout=PATIENCE_MS)
            settle(page)
            steps(page)
            settle(page)
            page.screenshot(path=out / f"{name}-{size}-{scheme}.png")
            context.close()


def settle(page: Page) -> None:
    """Until the script of the page has run and nothing moves any more."""
    page.wait_for_function("() => !document.querySelector('[data-test-script-state=\"running\"]')", timeout=PATIENCE_MS)
    page.wait_for_timeout(QUIET_MS)


def _nothing(page: Page) -> None:
    """The page as it opens."""


def _chat(page: Page) -> None:
    page.get_by_text("remembered 1 moment").last.click()
    settle(page)


def _diary_page(page: Page) -> None:
    page.get_by_role("button", name="Open the page").first.click()
    page.get_by_role("button", name="Change this page").wait_for(timeout=PATIENCE_MS)
    settle(page)


def _marks(page: Page) -> None:
    _diary_page(page)
    page.get_by_text("Show who wrote what").click()
    settle(page)
    page.get_by_role("button", name="Change this page").click()


def _edit(page: Page) -> None:
    _diary_page(page)
    page.get_by_role("button", name="Change this page").click()
    page.get_by_role("button", name="Change the text").click()


def _mood(page: Page) -> None:
    page.get_by_role("button", name="I guess").first.click()


def _curves(page: Page) -> None:
    box = page.get_by_test_id("stDataFrame").first.bounding_box()
    if box is not None:
        for row in (1, 5, 8):
            page.mouse.click(box["x"] + 18, box["y"] + 36 * row + 18)
            page.wait_for_timeout(300)


def _care(page: Page) -> None:
    box = page.get_by_test_id("stDataFrame").first.bounding_box()
    if box is not None:
        page.mouse.click(box["x"] + 18, box["y"] + 36 * 3 + 18)
    settle(page)
    page.get_by_text("What I take it for").click()
    page.get_by_role("button", name="Erase it").click()


def _compared(page: Page) -> None:
    page.get_by_role("button", name="Ask all").click()
    page.get_by_role("button", name="Download as CSV").wait_for(timeout=PATIENCE_MS)


def _erase(page: Page) -> None:
    page.get_by_text("Add something").click()
    page.get_by_text("Erase something", exact=True).click()
    settle(page)
    page.get_by_role("radio", name="A person").click()
    settle(page)
    page.get_by_role("textbox", name="Her or his name").fill("Ines")
    page.get_by_role("textbox", name="Her or his name").press("Tab")
    settle(page)
    page.get_by_role("button", name="Show what would go").click()


def _step(name: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        page.get_by_role("radio", name=name, exact=True).click()

    return go


def _skip(page: Page) -> None:
    skip = page.get_by_role("button", name="Skip for now")
    if skip.count():  # the first picture opens the diary, the others find it open
        skip.click()
    page.get_by_role("button", name="Tell me about today").wait_for(timeout=PATIENCE_MS)


def _empty(path: str) -> Callable[[Page], None]:
    """A page of someone who has told nothing yet."""

    def go(page: Page) -> None:
        _skip(page)
        there = urlsplit(page.url)
        page.goto(f"{there.scheme}://{there.netloc}{path}?{there.query}")
        page.get_by_role("heading", level=1).first.wait_for(timeout=PATIENCE_MS)

    return go


def _closer(page: Page) -> None:
    page.get_by_text("More about: Age").click()
    page.get_by_text("Add something about you").click()


def _open_day(page: Page) -> None:
    page.get_by_text("Open this day").first.click()


def _one_place(page: Page) -> None:
    page.get_by_role("button", name="More about: sea").click()
    settle(page)
    page.get_by_text("Put something right").click()


def _filters(page: Page) -> None:
    page.get_by_role("button", name="Filter").click()


def _what_if(page: Page) -> None:
    page.get_by_text("What if I forgot in another way").click()
    settle(page)
    page.get_by_text("They come up once more today").click()
    settle(page)
    page.get_by_text("The exact formula, with its numbers").click()


def _recalled(page: Page) -> None:
    page.get_by_role("textbox", name="What shall I look for?").fill("When did Grandma fall?")
    page.get_by_role("textbox", name="What shall I look for?").press("Enter")
    settle(page)
    page.get_by_text("Meaning and weight together", exact=True).click()
    settle(page)
    page.get_by_text("What if nearness counted more, or less").click()


def _another_day(page: Page) -> None:
    page.get_by_text("Ask me, as of that day").click()
    settle(page)
    page.get_by_role("textbox", name="Your question").fill("What did I say about the cello?")
    page.get_by_role("textbox", name="Your question").press("Enter")


SHOTS: dict[str, tuple[str, Callable[[Page], None]]] = {
    "today": ("/", _nothing),
    "chat": ("/chat", _chat),
    "mood": ("/chat", _mood),
    "past": ("/chat?day=2026-02-10", _nothing),
    "page": ("/", _diary_page),
    "marks": ("/", _marks),
    "edit": ("/", _edit),
    "gallery": ("/gallery", _nothing),
    "memories": ("/memories", _curves),
    "care": ("/memories", _care),
    "overview": ("/overview", _nothing),
    "forgetting": ("/forgetting", _nothing),
    "what-if": ("/forgetting", _what_if),
    "recall": ("/recall", _recalled),
    "another-day": ("/memories?clock=2026-01-20", _another_day),
    "a-month-ahead": ("/forgetting?clock=2026-04-09", _nothing),
    "with-without": ("/with_without", _compared),
    "profile": ("/profile", _closer),
    "timeline": ("/timeline", _open_day),
    "places": ("/places", _nothing),
    "place": ("/places", _one_place),
    "people": ("/places", _step("People")),
    "feelings": ("/places", _step("Where and when I feel how")),
    "graph": ("/graph", _nothing),
    "filters": ("/gallery", _filters),
    "year": ("/gallery", _step("Days of a year")),
    "erase": ("/settings", _erase),
    "redo": ("/start", _step("Look")),
    "settings": ("/settings", _nothing),
}
NEWCOMER: dict[str, tuple[str, Callable[[Page], None]]] = {
    "start-who": ("/", _nothing),
    "start-look": ("/", _step("Look")),
    "start-world": ("/", _step("World")),
    "start-voice": ("/", _step("Voice")),
    "empty-today": ("/", _skip),
    **{
        f"empty-{name}": ("/", _empty(f"/{name}"))
        for name in ("chat", "gallery", "overview", "memories", "forgetting", "recall", "profile", "timeline", "places",
                     "graph", "with_without")
    },
}  # fmt: skip


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path, metavar="OUT", help="the folder of the pictures")
    parser.add_argument("page", nargs="*", help=", ".join((*SHOTS, *NEWCOMER)))
    options = parser.parse_args()
    if unknown := set(options.page) - {*SHOTS, *NEWCOMER}:
        parser.error(f"no such page: {', '.join(sorted(unknown))}")
    main(options.out, options.page)
