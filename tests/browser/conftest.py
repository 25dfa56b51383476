"""Chromium for the stories: skipped without it, unless PERSODE_REQUIRE_BROWSER=1 says that it must be there."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, sync_playwright

from tests.browser.server import CHROMIUM, CHROMIUM_ARGS, PATIENCE_MS


@dataclass
class Visitor:
    """A person at a browser, and what her browser asked for and complained about."""

    context: BrowserContext
    asked: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    def open(self, url: str) -> Page:
        """A new window."""
        page = self.context.new_page()
        page.on("request", self._asks)
        page.on("console", self._complains)
        page.goto(url)
        return page

    def check(self) -> None:
        """Nothing went outside, nothing went wrong."""
        outside = [u for u in self.asked if urlsplit(u).hostname not in (None, "127.0.0.1")]
        assert not outside
        assert not self.complaints

    def _asks(self, request: Request) -> None:
        if not request.url.startswith(("data:", "blob:")):
            self.asked.append(request.url)

    def _complains(self, message: ConsoleMessage) -> None:
        """Streamlit's own: it looks for its endpoints under a page's address first, misses them while the server
        restarts, and says that a page does not exist before it is loaded once more (`pages/parts/address.py`).
        """
        place = str(message.location.get("url", ""))
        known = "/_stcore/" in f"{place} {message.text}" or "does not seem to exist" in message.text
        if message.type == "error" and not known:
            self.complaints.append(f"{message.text} ({place})")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for all stories."""
    if not CHROMIUM.exists():
        if os.environ.get("PERSODE_REQUIRE_BROWSER") == "1":
            pytest.fail(f"{CHROMIUM} is not there, and PERSODE_REQUIRE_BROWSER=1 asks for it")
        pytest.skip(f"{CHROMIUM} is not there")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, headless=True, args=CHROMIUM_ARGS)
        yield browser
        browser.close()


@pytest.fixture
def visitor(chromium: Browser) -> Iterator[Visitor]:
    """Someone with a fresh browser."""
    context = chromium.new_context(
        viewport={"width": 1280, "height": 1600}, locale="pt-PT", timezone_id="Europe/Lisbon"
    )
    context.set_default_timeout(PATIENCE_MS)
    yield Visitor(context)
    context.close()
