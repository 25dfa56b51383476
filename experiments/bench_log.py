"""How fast the journal is, and what it survives: append, open, reply, picture, kill -9, two writers, the app.

    python -m experiments.bench_log [--memories 10000] [--write]

The app's part (cold start, click to seen) needs Chromium; alone and with more choices it is `experiments.bench_app`.

Protocol: one process, a fresh temporary folder, a fixed clock. Appends are timed in turn on a journal of 10 and one of
100,000 events, so that their ratio is taken in one run. With --write the table goes to
`experiments/results/speed/log.md`.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

from experiments.bench_app import app
from experiments.pace import timed
from experiments.synthetic import END, BulkEmbedder, row, write_journal, write_rows
from persode.episode import EpisodeMetadata
from persode.illustration import Picture, draw
from persode.journal import Journal
from persode.journal.fold.state import Message
from persode.log import Draft, JsonLinesLog
from persode.onboarding import OnboardingPreferences
from tests.browser.server import CHROMIUM

RESULTS = Path(__file__).parent / "results" / "speed" / "log.md"
APPENDS = 200
KILLED_RUNS = 10
LOST = "The neighbour lost a key at the station"
WRITER = (
    "import sys; from pathlib import Path; from persode.log import *\n"
    "log = JsonLinesLog(Path(sys.argv[1]))\n"
    "for n in range(int(sys.argv[2])):\n"
    "    event, = log.append([Draft('said', {'text': 'x' * (n * 37 % 4000)}, f'{sys.argv[3]}-{n}')])\n"
    "    print(event.seq, flush=True)\n"
)


def main() -> None:
    """Run all parts and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--memories", type=int, default=10_000)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        append(folder)
        killed(folder / "killed")
        two_writers(folder / "two")
        journal(folder / "long", options.memories)
    picture()
    if CHROMIUM.exists():
        app()
    else:
        print("the app: not measured, there is no Chromium")
    if options.write:
        write_rows(RESULTS, "How fast the journal is, and what it survives", "python -m experiments.bench_log --write")


def append(folder: Path) -> None:
    """One event, fsync included, on a short and on a long log, in turn."""
    logs = []
    for events in (10, 100_000):
        log = JsonLinesLog(folder / str(events), now=lambda: END)
        log.append([Draft("said", {"text": f"event {n}"}) for n in range(events)])
        logs.append(log)
    times: list[list[float]] = [[], []]
    for n in range(APPENDS):
        for log, taken in zip(logs, times, strict=True):
            taken.append(timed(lambda log=log, n=n: log.append([Draft("said", {"text": f"one more {n}"})])))  # type: ignore[misc]
    short, long = median(times[0]), median(times[1])
    row("append of one event, 10 / 100,000 events, median", f"{short:.2f} / {long:.2f} ms", "<= 5 ms")
    row("ratio long / short", f"{long / short:.2f}", "within 20 %")


def killed(folder: Path) -> None:
    """kill -9 at random moments while 500 events are appended."""
    chance, lost, acknowledged = random.Random(1), 0, 0
    for run in range(KILLED_RUNS):
        command = [sys.executable, "-c", WRITER, str(folder), "500", str(run)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            for _ in range(chance.randint(1, 500 // KILLED_RUNS * 2)):
                acknowledged = int(process.stdout.readline())
            process.kill()
            rest = process.stdout.read().split()
            acknowledged = int(rest[-1]) if rest else acknowledged
        log = JsonLinesLog(folder)
        log.heal()
        kept = {e.seq for e in log.read().events}
        lost += sum(seq not in kept for seq in range(1, acknowledged + 1))
    row(f"kill -9, {KILLED_RUNS} times, {acknowledged} events acknowledged: lost", str(lost), "0")


def two_writers(folder: Path) -> None:
    """Two processes append 1,000 events each at once."""
    commands = [[sys.executable, "-c", WRITER, str(folder), "1000", name] for name in ("a", "b")]
    both = [subprocess.Popen(c, stdout=subprocess.DEVNULL) for c in commands]
    codes = [p.wait() for p in both]
    events = JsonLinesLog(folder).read().events
    right = codes == [0, 0] and [e.seq for e in events] == list(range(1, 2001)) and len({e.key for e in events}) == 2000
    row("two processes, 1,000 events each", f"{len(events)} events", f"2000, none lost or double: {right}")


def journal(folder: Path, memories: int) -> None:
    """Open a long journal, answer in it."""
    events = write_journal(folder, memories, pages=300)
    embedder = BulkEmbedder()
    size = (folder / "log.jsonl").stat().st_size / 1e6
    times = [timed(lambda: Journal.open(folder, clock=lambda: END, embedder=embedder)) for _ in range(5)]
    row(
        f"open {memories:,} memories ({events:,} events, {size:.0f} MB), median", f"{median(times):.0f} ms", "<= 500 ms"
    )
    opened = Journal.open(folder, clock=lambda: END, embedder=embedder)
    row("first warming (vectors of all memories and clauses)", f"{timed(opened.warm):.0f} ms", "not set")
    again = Journal.open(folder, clock=lambda: END, embedder=embedder)
    row("warming after a restart (vectors read from disk)", f"{timed(again.warm):.0f} ms", "not set")
    first_words, saves = [], []
    for n in range(15):
        told: list[Message] = []
        saves.append(timed(lambda n=n, told=told: told.append(again.say(f"{LOST} again, number {n}."))))  # type: ignore[misc]
        words = again.reply(told[0].id)
        first_words.append(saves[-1] + timed(lambda words=words: next(words)))  # type: ignore[misc]
        for _ in words:
            pass
    row(f"say, {memories:,} memories, median", f"{median(saves):.0f} ms", "not set")
    row(f"say and first word of the reply, {memories:,} memories", f"{median(first_words):.0f} ms", "<= 150 ms")
    erased = []
    for memory in opened.memories[100:103]:
        erased.append(timed(lambda i=memory.id: opened.eraser.erase(opened.eraser.plan("memory", i))) / 1000)  # type: ignore[misc]
    row(f"erase one of {memories:,} memories, with its plan", f"{median(erased):.2f} s", "<= 2 s")


def picture() -> None:
    """A picture at full size: time and bytes."""
    preferences = OnboardingPreferences(name="Mina", age=17, hair="dyed yellow hair", fashion_style="trendy")
    texts = (
        "A car splashed water on me and ruined my favourite outfit.",
        "We baked bread with my brother in the kitchen.",
        "I walked the dog in the park at sunset.",
    )
    times, sizes = [], []
    for seed, text in enumerate(texts * 2):
        episode = EpisodeMetadata(text, event=text, emotion="content")
        made: list[Picture] = []
        times.append(timed(lambda e=episode, s=seed, to=made: to.append(draw(e, preferences, seed=s))) / 1000)  # type: ignore[misc]
        sizes.append(len(made[0].webp) / 1000)
    row("a picture, slowest of 6", f"{max(times):.2f} s, {max(sizes):.0f} KB", "<= 2 s, <= 300 KB")


if __name__ == "__main__":
    main()
