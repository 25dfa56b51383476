"""How fast the app is to a person in a browser: cold start, and from a click to the page that is seen.

    python -m experiments.bench_app [--memories 0] [--rounds 5]

Protocol: the real server with a fresh data folder and a fixed clock, Chromium without a window, 1280 x 900. Cold start
runs from the start of the server's process to the first heading on the screen, with the hashing embedder (no model).
Then all pages of the sidebar are opened once, and in `rounds` further rounds a script in the browser clicks each link
and notes when that page's heading is there, its script has ended and nothing of the page before it is left; the median
of each page counts, divided by the pace of the machine (`experiments/pace.py`).
With `--memories N` the journal is the synthetic one of N memories instead of the demo person's.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from functools import partial
from pathlib import Path
from statistics import median

from playwright.sync_api import Locator, Page, sync_playwright

from experiments.pace import at_quiet_pace
from experiments.synthetic import END, row, write_journal
from persode.journal import Journal, People
from persode.onboarding import OnboardingPreferences
from tests.browser.demo import DEMO_NOW, make_demo
from tests.browser.server import CHROMIUM, CHROMIUM_ARGS, PATIENCE_MS, AppServer

INSPECTOR = ("Overview", "Memories", "Forgetting", "Recall")
HEAVY = (*INSPECTOR, "Profile", "Timeline", "Places", "Graph")
PAGES = ("Today", "Chat", "Gallery", *HEAVY, "Settings")
CLICK_TO_SEEN = """
async ([name, patience]) => {
    const title = () => document.querySelector("[data-testid=stMain] h1")?.textContent ?? "";
    const unfinished = () => document.querySelector('[data-stale=true], [data-test-script-state="running"]');
    const before = title();
    const links = [...document.querySelectorAll("[data-testid=stSidebarNavLink]")];
    const link = links.find(a => a.textContent.includes(name));
    const start = performance.now();
    link.click();
    while (performance.now() - start < patience) {
        await new Promise(requestAnimationFrame);
        if (title() !== before && title() !== "" && !unfinished()) return performance.now() - start;
    }
    return -1;
}
"""
WATCH_A_KEY = """
(patience) => {
    const unfinished = () => document.querySelector('[data-stale=true], [data-test-script-state="running"]');
    window.seen = new Promise(resolve => document.addEventListener("keydown", async () => {
        const start = performance.now();
        let begun = false;
        while (performance.now() - start < patience) {
            await new Promise(requestAnimationFrame);
            begun = begun || unfinished();
            if (begun && !unfinished()) return resolve(performance.now() - start);
        }
        resolve(-1);
    }, {once: true, capture: true}));
}
"""


def main() -> None:
    """Run both parts and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--memories", type=int, default=0)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    app(options.memories, options.rounds)


def app(memories: int = 0, rounds: int = 5) -> None:
    """Cold start and click to seen."""
    with tempfile.TemporaryDirectory() as name:
        data = Path(name) / "data"
        data.mkdir()
        now = END.isoformat() if memories else DEMO_NOW
        _fill(data, memories)
        server = AppServer(data, now, "hashing")
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, headless=True, args=CHROMIUM_ARGS)
            try:
                page = browser.new_page(viewport={"width": 1280, "height": 900})
                cold = at_quiet_pace(partial(_start, server, page)) / 1000
                row("server cold start to the first page", f"{cold:.2f} s", "<= 3 s")
                _clicks(page, rounds)
                _slider(page, rounds)
            finally:
                server.stop()
                browser.close()


def _start(server: AppServer, page: Page) -> float:
    begun = time.perf_counter()
    server.start()
    page.goto(server.url)
    page.get_by_role("heading", level=1).first.wait_for(timeout=PATIENCE_MS)
    return 1000 * (time.perf_counter() - begun)


def _fill(data: Path, memories: int) -> None:
    if not memories:
        make_demo(data)
        return
    person = People(data).add("Long")
    write_journal(person.folder, memories, pages=300)
    Journal.open(person, clock=lambda: END).save_onboarding(OnboardingPreferences(name="Long"))


def _clicks(page: Page, rounds: int) -> None:
    times: dict[str, list[float]] = {name: [] for name in PAGES}
    for _ in range(rounds + 1):
        for name in PAGES[1:] + PAGES[:1]:
            times[name].append(at_quiet_pace(lambda name=name: page.evaluate(CLICK_TO_SEEN, [name, PATIENCE_MS])))  # type: ignore[misc]
            page.wait_for_timeout(700)
    for name, (first, *warm) in times.items():
        if min(first, *warm) < 0:
            raise RuntimeError(f"{name} was not seen")
        row(
            f"click to seen, {name} (first time {first:.0f} ms), median",
            f"{median(warm):.0f} ms",
            "<= 400 ms" if name in HEAVY else "<= 150 ms",
        )


def _slider(page: Page, rounds: int) -> None:
    """The clock of the Mind pages, a step at a time; from the key to the page that has ended."""
    for name in INSPECTOR:
        page.locator("[data-testid=stSidebarNavLink]", has_text=name).click()
        page.get_by_role("heading", name=name, level=1).wait_for(timeout=PATIENCE_MS)
        page.wait_for_timeout(1500)
        times = []
        for _ in range(rounds + 1):
            page.evaluate(WATCH_A_KEY, PATIENCE_MS)
            slider = page.get_by_role("slider", name="The clock of these pages")

            def press(slider: Locator = slider) -> float:
                slider.press("ArrowLeft")
                return float(page.evaluate("() => window.seen"))

            times.append(at_quiet_pace(press))
            page.wait_for_timeout(700)
        row(f"clock slider, {name} (first {times[0]:.0f} ms), median", f"{median(times[1:]):.0f} ms", "<= 200 ms")


if __name__ == "__main__":
    main()
