"""Fit what tells the kinds of the companion's lines apart, measure it on messages left out, write it.

    python -m experiments.fit_kinds [--folds 4]

It learns from `persode/agent/data/kind_examples.txt` (ours) by multinomial logistic regression, full-batch Adam
(Kingma & Ba 2015) with shrinkage: no random numbers, so the same examples give the same weights. With `--folds` every
n-th message is left out in turn and the figures of those go to the terminal: how many are given a kind, and how many of
these the right one, for the expressions alone and for both; they are what `persode.agent.likely` states.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

import numpy as np

from persode.agent.beside import POSSIBLE, SURE
from persode.agent.likely import FILE, FITTED_ON, NONE, features
from persode.analyzer.learned import Model, softmax
from persode.analyzer.signs import phrases_in, signs
from persode.embeddings import get_embedder

EXAMPLES = Path(__file__).resolve().parents[1] / "persode" / "agent" / "data" / "kind_examples.txt"
STEPS = 120
RATE = 0.015
SHRINKAGE = 0.004
SMOOTHING = 0.1
LEAST_COUNT = 4
"""A word or pair of words is known from so many messages on."""

SHARES = (1.0, 0.5, 1.5, 2.5)
"""How much vector, signs, words and expressions count at the start: their scale is what shrinkage works against."""


def main() -> None:
    """Measure if asked to, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folds", type=int, default=0)
    folds = parser.parse_args().folds
    kinds, texts = read()
    names = sorted(set(kinds))
    wanted = np.array([names.index(kind) for kind in kinds])
    vectors = get_embedder(FITTED_ON).embed(texts)
    if folds:
        shares, told = np.zeros((len(texts), len(names))), np.zeros((len(texts), len(names)))
        for fold in range(folds):
            out = np.arange(len(texts)) % folds == fold
            model = fit([t for t, o in zip(texts, out, strict=True) if not o], vectors[~out], wanted[~out], names)
            rows = features([t for t, o in zip(texts, out, strict=True) if o], vectors[out], names, model)
            shares[out], told[out] = softmax(rows @ model.weights + model.constants), rows[:, -len(names) :]
        report(names, wanted, shares, told > 0)
    model = fit(texts, vectors, wanted, names)
    arrays = {"mean": model.mean, "scale": model.scale, "weights": model.weights, "constants": model.constants}
    small = {name: array.astype(np.float16) for name, array in arrays.items()}
    target = EXAMPLES.parent / FILE
    np.savez_compressed(target, words=np.array(list(model.words)), kinds=np.array(names), **small)
    print(f"{len(texts)} messages of {len(names)} kinds, {len(model.words)} words; {target.stat().st_size} bytes")


def read() -> tuple[list[str], list[str]]:
    """The kinds and the messages of the file."""
    lines = EXAMPLES.read_text(encoding="utf-8").splitlines()
    pairs = [line.split(": ", 1) for line in lines if line.strip() and not line.startswith("#")]
    return [kind for kind, _ in pairs], [text for _, text in pairs]


def fit(texts: list[str], vectors: np.ndarray, wanted: np.ndarray, names: list[str]) -> Model:
    """The model that learned which of `names` each text is of (`wanted`, their places)."""
    counts = Counter(phrase for text in texts for phrase in phrases_in(text))
    words = {word: n for n, word in enumerate(sorted(w for w, count in counts.items() if count >= LEAST_COUNT))}
    numbers = np.hstack([vectors, np.stack([signs(text) for text in texts])])
    spread = numbers.std(axis=0)
    width = vectors.shape[1]
    spread[:width] += 1e-3 * vectors.std()
    spread[width:] += 0.07  # a sign that hardly ever shows must not count the more for it
    empty = Model(words, numbers.mean(axis=0), spread, np.zeros(0), np.zeros(0))
    rows = features(texts, vectors, names, empty)
    blocks = (width, numbers.shape[1] - width, len(words), len(names))
    scale = np.concatenate(
        [np.full(size, share * 10.0 / np.sqrt(size)) for size, share in zip(blocks, SHARES, strict=True)]
    )
    weights = descend(rows * scale, np.eye(len(names))[wanted] * (1 - SMOOTHING) + SMOOTHING / len(names))
    return Model(words, empty.mean, empty.scale, weights[:-1] * scale[:, None], weights[-1])


def descend(rows: np.ndarray, wanted: np.ndarray) -> np.ndarray:
    """Weights, the last row for the constant 1, that make the wanted shares likely."""
    rows = np.hstack([rows, np.ones((len(rows), 1))]).astype(np.float32)
    weights = np.zeros((rows.shape[1], wanted.shape[1]), dtype=np.float32)
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        slope = rows.T @ (softmax(rows @ weights) - wanted).astype(np.float32) / len(rows)
        slope[:-1] += SHRINKAGE * weights[:-1]
        mean, square = 0.9 * mean + 0.1 * slope, 0.999 * square + 0.001 * slope**2
        weights -= RATE * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    return weights


def report(names: list[str], wanted: np.ndarray, shares: np.ndarray, told: np.ndarray) -> None:
    """Print how many messages get a kind, and how many of these the right one."""
    none = names.index(NONE)
    likelier = shares > shares[:, [none]]
    believed = likelier & np.where(told, shares >= POSSIBLE, shares >= SURE)
    for title, given in (("expressions alone", told), ("both", believed)):
        first = np.where(given, shares if title == "both" else 1.0, -1.0).argmax(axis=1)
        has = given.any(axis=1)
        of_kind = wanted != none
        right = (first == wanted)[has & of_kind].mean()
        print(
            f"{title}: {has[of_kind].mean():.2f} of the messages get a kind, {right:.2f} of these the right one; "
            f"{has[~of_kind].mean():.2f} of those of no kind get one"
        )


if __name__ == "__main__":
    main()
