"""Fit the learned reading of feelings on MiniLM vectors and signs, measure it on held-out sentences, write it.

    python -m experiments.fit_feelings

It learns from `persode/analyzer/data/feeling_examples.txt` (ours): feeling and leaning by multinomial logistic
regression, strength by a logistic curve, by full-batch Adam (Kingma & Ba 2015) with shrinkage: no random numbers, so
the same examples give the same weights. Every fifth sentence was held out before the first fit
(`experiments/data/feelings_held_out.txt`): figures of these go to the terminal.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from persode.analyzer.learned import FILE, LEANINGS, Model, inputs, outputs
from persode.analyzer.signs import phrases_in, signs
from persode.embeddings import Embedder, get_embedder
from persode.episode import FEELINGS, VALENCE

ROOT = Path(__file__).resolve().parents[1]
EXAMPLES = ROOT / "persode" / "analyzer" / "data" / "feeling_examples.txt"
HELD_OUT = ROOT / "experiments" / "data" / "feelings_held_out.txt"
STEPS = 260
RATE = 0.004
SHRINKAGE = 0.012
SMOOTHING = 0.05
LEAST_COUNT = 3
"""A word or pair of words is known from so many sentences on."""

SHARES = (0.7, 1.0, 4.0)
"""How much vector, signs and words count at the start: their scale is what shrinkage works against."""

SURE = 0.35


@dataclass(frozen=True)
class Examples:
    """Sentences with their feeling (index), leaning (-1, 0, 1) and strength (nan where it is not said)."""

    texts: list[str]
    feelings: np.ndarray
    leanings: np.ndarray
    strengths: np.ndarray


def main() -> None:
    """Fit, report, write."""
    embedder = get_embedder("minilm")
    learned, held = read(EXAMPLES), read(HELD_OUT)
    model = fit(learned, embedder)
    rows = inputs(held.texts, embedder.embed(held.texts), model)
    report(held, *outputs(rows @ model.weights + model.constants))
    target = EXAMPLES.parent / FILE
    arrays = {"mean": model.mean, "scale": model.scale, "weights": model.weights, "constants": model.constants}
    small = {name: array.astype(np.float16) for name, array in arrays.items()}
    np.savez_compressed(target, words=np.array(list(model.words)), **small)
    print(f"{len(learned.texts)} examples, {len(model.words)} words; {target.name}: {target.stat().st_size} bytes")


def read(path: Path) -> Examples:
    """The sentences of a file: `feeling: text` or `feeling leaning strength: text`."""
    lines = path.read_text(encoding="utf-8").splitlines()
    pairs = [line.split(": ", 1) for line in lines if line.strip() and not line.startswith("#")]
    heads = [head.split() for head, _ in pairs]
    return Examples(
        [text for _, text in pairs],
        np.array([FEELINGS.index(head[0]) for head in heads]),
        np.array([int(head[1]) if len(head) > 1 else VALENCE[head[0]] for head in heads]),
        np.array([float(head[2]) if len(head) > 2 else np.nan for head in heads]),
    )


def fit(examples: Examples, embedder: Embedder) -> Model:
    """The model that learned from the examples."""
    counts = Counter(phrase for text in examples.texts for phrase in phrases_in(text))
    words = {word: index for index, word in enumerate(sorted(w for w, n in counts.items() if n >= LEAST_COUNT))}
    vectors = embedder.embed(examples.texts)
    numbers = np.hstack([vectors, np.stack([signs(text) for text in examples.texts])])
    spread = numbers.std(axis=0)
    width = vectors.shape[1]
    spread[:width] += 1e-3 * vectors.std()
    spread[width:] += 0.07  # a sign that hardly ever shows must not count the more for it
    empty = Model(words, numbers.mean(axis=0), spread, np.zeros(0), np.zeros(0))
    rows = inputs(examples.texts, vectors, empty)
    blocks = (width, numbers.shape[1] - width, len(words))
    scale = np.concatenate(
        [np.full(size, share * 10.0 / np.sqrt(size)) for size, share in zip(blocks, SHARES, strict=True)]
    )
    weights, constants = descend(rows * scale, examples)
    return Model(words, empty.mean, empty.scale, weights * scale[:, None], constants)


def descend(rows: np.ndarray, examples: Examples) -> tuple[np.ndarray, np.ndarray]:
    """Weights, shape (inputs, outputs), and constants that make the examples likely."""
    count = len(FEELINGS)
    wanted = np.eye(count)[examples.feelings] * (1 - SMOOTHING) + SMOOTHING / count
    leaning = np.eye(len(LEANINGS))[examples.leanings - LEANINGS[0]]
    known = ~np.isnan(examples.strengths)
    sizes = np.bincount(examples.feelings, minlength=count)
    worth = np.sqrt(len(rows) / (count * sizes))[examples.feelings][:, None]  # a rare feeling counts more
    inputs_and_one = np.hstack([rows, np.ones((len(rows), 1))]).astype(np.float32)
    weights = np.zeros((inputs_and_one.shape[1], count + len(LEANINGS) + 1), dtype=np.float32)
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        feelings, leanings, felt = outputs(inputs_and_one @ weights)
        off = np.where(known, felt - np.nan_to_num(examples.strengths), 0.0)[:, None]
        errors = np.hstack([(feelings - wanted) * worth, leanings - leaning, 1.5 * off]).astype(np.float32)
        slope = inputs_and_one.T @ errors / len(rows)
        slope[:-1] += SHRINKAGE * weights[:-1]
        mean, square = 0.9 * mean + 0.1 * slope, 0.999 * square + 0.001 * slope**2
        weights -= RATE * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    return weights[:-1], weights[-1]


def report(held: Examples, feelings: np.ndarray, leanings: np.ndarray, felt: np.ndarray) -> None:
    """Print how well the held-out sentences are read."""
    lean = leanings[:, 2] - leanings[:, 0]
    read_as = np.where(np.abs(lean) < SURE, 0, np.sign(lean))
    leaning = held.leanings != 0
    known = ~np.isnan(held.strengths)
    print(
        f"{len(held.texts)} held out: feeling {np.mean(feelings.argmax(axis=1) == held.feelings):.2f}, "
        f"sign where there is one {np.mean(np.sign(lean)[leaning] == held.leanings[leaning]):.2f}, "
        f"turned round {np.mean(read_as * held.leanings < 0):.3f}, unsure {np.mean(read_as[leaning] == 0):.2f}, "
        f"correlation with strength {np.corrcoef(felt[known], held.strengths[known])[0, 1]:.2f}"
    )


if __name__ == "__main__":
    main()
