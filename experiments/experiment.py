"""What every experiment is: a name, a fixed protocol, a result that is kept as JSON, a table and a figure of it.

    result = {"experiment": name, "protocol": {...}, ... what was measured ...}

A result holds no time of day, no duration and no path, its numbers are rounded to `DIGITS`, and lists have an order of
their own, so that two runs write the same bytes. Durations go to `speed/`, which is exempt.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from persode.embeddings import Embedder, bank, get_embedder
from persode.errors import PersodeError
from persode.store import STRATEGIES

if TYPE_CHECKING:
    from matplotlib.figure import Figure

__all__ = [
    "EMBEDDERS", "RESULTS", "Experiment", "ExperimentError", "Result", "embedder_named", "fingerprint", "guarded",
    "keep", "own_or_given", "parser", "read_result", "strategies_named", "told", "writable",
]  # fmt: skip

RESULTS = Path(__file__).parent / "results"
EMBEDDERS = ("hashing", "minilm")
DIGITS = 6

Result = dict[str, Any]


class ExperimentError(Exception):
    """Something that was given can't be used; the text is a sentence for the one who gave it."""


@dataclass(frozen=True)
class Experiment:
    """One experiment.

    Args:
        name: of its module and of its files.
        title: a heading.
        protocol: what is fixed, in words and numbers; it is part of the result.
        table: the result as lines of Markdown.
        figure: the result as a figure, or None.
    """

    name: str
    title: str
    protocol: dict[str, Any]
    table: Callable[[Result], list[str]]
    figure: Callable[[Result], Figure] | None = None

    def result(self, **measured: Any) -> Result:
        """The whole result, rounded, as it would be read back from its file."""
        whole: Result = json.loads(_text({"experiment": self.name, "protocol": self.protocol, **measured}))
        return whole


def keep(experiment: Experiment, result: Result, out: Path) -> None:
    """Write the result as `<name>.json` and its figure as `<name>.svg`.

    Raises:
        ExperimentError: the folder can't be written.
    """
    from experiments.figures import save  # matplotlib is heavy: only when a figure is drawn

    folder = writable(out)
    (folder / f"{experiment.name}.json").write_text(_text(result), encoding="utf-8")
    if experiment.figure is not None:
        save(experiment.figure(result), folder / f"{experiment.name}.svg", result)


def read_result(name: str, folder: Path = RESULTS) -> Result | None:
    """The result that is kept under this name, or None."""
    path = folder / f"{name}.json"
    found: Result | None = json.loads(path.read_text(encoding="utf-8")) if path.exists() else None
    return found


def writable(folder: Path) -> Path:
    """The folder, made if it is not there.

    Raises:
        ExperimentError: it can't be made, or nothing can be written into it.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".can-be-written"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise ExperimentError(f"Nothing can be written to the folder {folder} ({error.strerror}).") from error
    return folder


def told(experiment: Experiment, result: Result, out: Path) -> int:
    """Keep a result and print its table: the end of a command line.

    Raises:
        ExperimentError: the folder can't be written.
    """
    keep(experiment, result, out)
    print("\n".join(experiment.table(result)))
    return 0


def own_or_given(
    doc: str | None,
    own: tuple[Experiment, Callable[[str], Result]],
    given: tuple[Experiment, Callable[[Path, str], Result]],
) -> int:
    """A command line that measures on what is ours, or with `--data` on a file; each by its own experiment.

    Raises:
        ExperimentError: the folder can't be written, the file can't be used.
    """
    options = parser(doc, "data", "one embedder").parse_args()
    writable(options.out)
    if options.data is None:
        experiment, run = own
        return told(experiment, run(options.embedder), options.out)
    experiment, run_on = given
    return told(experiment, run_on(options.data, options.embedder), options.out)


def parser(doc: str | None, *options: str) -> argparse.ArgumentParser:
    """A parser with `--out` and those of `--data`, `--embedder` (several, or one), `--strategy` that are named."""
    made = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("--out", type=Path, default=RESULTS, help="folder of the result (default: experiments/results)")
    if "data" in options:
        made.add_argument("--data", type=Path, help="the data file; it is no part of this repository")
    if "embedder" in options:
        made.add_argument(
            "--embedder", nargs="+", default=EMBEDDERS, help="hashing, minilm, sentence-transformers:MODEL (several)"
        )
    if "one embedder" in options:
        made.add_argument("--embedder", default="minilm", help="minilm, hashing or sentence-transformers:MODEL")
    if "strategy" in options:
        made.add_argument("--strategy", nargs="+", default=tuple(STRATEGIES), help=", ".join(STRATEGIES))
    return made


def guarded(work: Callable[[], int | None]) -> int:
    """Do the work of a command line; what can't be used is told in a sentence and ends with 2."""
    try:
        return work() or 0
    except (ExperimentError, PersodeError) as error:
        print(error, file=sys.stderr)
        return 2


def embedder_named(name: str) -> Embedder:
    """The embedder of that name, never another in its place.

    Raises:
        ExperimentError: its model or library is not on this machine.
        UnknownChoiceError: there is no embedder of that name.
    """
    found = get_embedder(name)
    if found.notice:
        raise ExperimentError(f"The embedder {name} is not on this machine; nothing was measured in its place.")
    return found


def fingerprint(embedder: Embedder) -> str:
    """Names the vectors of this embedder on this processor: the quantised model rounds differently on another.

    Results with the same fingerprint must be the same; with another one they may differ in the last digits.
    """
    return sha256(b"".join(embedder.embed([text]).tobytes() for text in bank("ordinary")[:8])).hexdigest()[:12]


def strategies_named(names: Sequence[str]) -> list[str]:
    """The strategies of these names, each once.

    Raises:
        ExperimentError: there is none of that name.
    """
    for name in names:
        if name not in STRATEGIES:
            raise ExperimentError(f"There is no strategy {name!r}; there are {', '.join(STRATEGIES)}.")
    return list(dict.fromkeys(names))


def _text(result: Result) -> str:
    """JSON with one line a number list, numbers rounded."""
    text = json.dumps(_rounded(result), ensure_ascii=False, indent=1, allow_nan=False)
    short = re.sub(r"\[\s+((?:-?[\d.e+-]+|null)(?:,\s+(?:-?[\d.e+-]+|null))*)\s+\]", _one_line, text)
    return short + "\n"


def _one_line(match: re.Match[str]) -> str:
    return "[" + re.sub(r",\s+", ", ", match.group(1)) + "]"


def _rounded(value: Any) -> Any:
    if isinstance(value, bool | str | int) or value is None:
        return value
    if isinstance(value, dict):
        return {str(key): _rounded(one) for key, one in value.items()}
    if isinstance(value, Path):
        raise TypeError("a path has no place in a result")
    if hasattr(value, "__iter__"):
        return [_rounded(one) for one in value]
    return round(float(value), DIGITS) + 0.0  # no minus zero
