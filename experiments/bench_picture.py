"""How long a picture takes, how big it is, how much memory it needs.

    python -m experiments.bench_picture [--rounds 3]

Protocol: eight events that differ much in what they draw, each in each art style at 1024 pixels (the first picture of
all is a warm-up and not counted); portraits at 360 pixels; thumbnails at 512. Wall time and processor time of one
process, each divided by the pace of the machine (`experiments/pace.py`), the median and the worst; WebP sizes likewise;
the peak memory of the process from the operating system.
Prints a table in Markdown, which `results/speed/picture.md` keeps.
"""

from __future__ import annotations

import argparse
import resource
import time
from collections.abc import Callable
from statistics import median

from experiments.pace import paced
from persode.episode import EpisodeMetadata
from persode.illustration import ART_STYLES, Picture, draw, draw_portrait
from persode.onboarding import OnboardingPreferences

EVENTS = (
    ("joyful", "We rode the roller coaster with my cousins"),
    ("sad", "It rained in the city and I missed the bus"),
    ("angry", "A car splashed water on me and ruined my outfit"),
    ("content", "Baked bread with my brother in the kitchen"),
    ("anxious", "Stuck in traffic before the exam"),
    ("reflective", "Read in the library until the evening"),
    ("surprised", "It snowed and we built a snowman in the forest"),
    ("neutral", "A long meeting with my colleague in the office"),
)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    rounds = parser.parse_args().rounds
    person = OnboardingPreferences(age=25, hair="black afro", glasses=True, fashion_style="street", skin="deep")
    picture(*EVENTS[0], person, ART_STYLES[0], 1024)
    print("| what | median | worst | processor, median | size, median | size, worst |")
    print("|---|---|---|---|---|---|")
    for size in (1024, 512):
        for art in ART_STYLES:
            made = [
                timed(lambda event=event, art=art, size=size: picture(*event, person, art, size))
                for event in EVENTS
                for _ in range(rounds)
            ]
            show(f"{art}, {size} px", made)
    for art in ART_STYLES:
        look = OnboardingPreferences(age=25, hair="black afro", glasses=True, art_style=art)
        show(f"portrait, {art}, 360 px", [timed(lambda look=look: draw_portrait(look)) for _ in range(rounds * 3)])
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"\nPeak memory of the process: {peak:.0f} MB")


def picture(feeling: str, text: str, person: OnboardingPreferences, art: str, size: int) -> Picture:
    """One picture."""
    return draw(EpisodeMetadata(text, emotion=feeling), person, seed=7, art_style=art, size=size)


def timed(make: Callable[[], Picture]) -> tuple[float, float, int]:
    """Wall seconds and processor seconds, both at the quiet pace, and bytes of one picture."""

    def measure() -> tuple[float, float, Picture]:
        wall, processor = time.perf_counter(), time.process_time()
        made = make()
        return time.perf_counter() - wall, time.process_time() - processor, made

    (wall, processor, made), slower = paced(measure)
    return wall / slower, processor / slower, len(made.webp)


def show(what: str, made: list[tuple[float, float, int]]) -> None:
    """One row."""
    walls, processors, sizes = zip(*made, strict=True)
    print(
        f"| {what} | {median(walls):.2f} s | {max(walls):.2f} s | {median(processors):.2f} s "
        f"| {median(sizes) / 1000:.0f} KB | {max(sizes) / 1000:.0f} KB |",
        flush=True,
    )


if __name__ == "__main__":
    main()
