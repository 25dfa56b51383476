"""Fit the network that hears hints of a crisis on MiniLM vectors, and write its weights.

    python -m experiments.fit_crisis

It learns from `persode/analyzer/data/crisis_examples.txt` and, as what is no crisis, from `feeling_examples.txt` and
the bank of ordinary sentences (all ours), by Adam from fixed beginnings: the same examples give the same weights.
What five-fold cross-validation finds goes to the terminal.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from persode.analyzer.crisis import is_crisis
from persode.analyzer.crisis_likeness import FILE, LIKELY, likeness
from persode.embeddings import get_embedder
from persode.embeddings.banks import bank
from persode.language import sentences
from persode.language.wordlists import word_lines

NETWORKS = 6
HIDDEN = 16
STEPS = 600
RATE = 0.01
SHRINKAGE = 2e-4
FOLDS = 5
WEIGHT_OF_YES = 1.0
"""What all that is a crisis weighs together, beside 1 for all that is none."""


def main() -> None:
    """Fit, report, write."""
    texts, labels = examples()
    vectors = get_embedder("minilm").embed(texts)
    found = np.zeros(len(labels))
    for fold in range(FOLDS):
        held = np.arange(len(labels)) % FOLDS == fold
        found[held] = likeness(vectors[held], fit(vectors[~held], labels[~held]))
    print(f"{len(labels)} examples, {int(labels.sum())} of a crisis; cross-validated, from {LIKELY} on:")
    print(f"recall {(found[labels == 1] >= LIKELY).mean():.3f}, false {(found[labels == 0] >= LIKELY).mean():.3f}")
    weights = fit(vectors, labels).astype(np.float16)
    target = Path("persode/analyzer/data") / FILE
    np.save(target, weights)
    print(f"{target}: {weights.shape}, {target.stat().st_size} bytes")


def examples() -> tuple[list[str], np.ndarray]:
    """The sentences, and 1 for each that is a crisis. Of an everyday text each sentence is asked by itself too."""
    pairs = [line.split(": ", 1) for line in word_lines("crisis_examples", "persode.analyzer")]
    felt = [line.split(": ", 1)[1] for line in word_lines("feeling_examples", "persode.analyzer")]
    grave = [text for label, text in pairs if label == "yes"]
    plain = [text for label, text in pairs if label == "no"]
    plain += [text for text in (*felt, *bank("ordinary")) if text.isascii() and not is_crisis(text)]
    plain = list(dict.fromkeys([*plain, *(sentence.text for text in plain for sentence in sentences(text))]))
    texts = [*grave, *plain]
    labels = np.array([1.0] * len(grave) + [0.0] * len(plain))
    return texts, labels


def fit(vectors: np.ndarray, labels: np.ndarray) -> np.ndarray:
    """Weights as `likeness` takes them."""
    share = np.where(labels == 1, WEIGHT_OF_YES / labels.sum(), 1 / (1 - labels).sum())[:, None]
    return np.stack([_network(vectors, labels[:, None], share / share.sum(), seed) for seed in range(NETWORKS)])


def _network(vectors: np.ndarray, labels: np.ndarray, share: np.ndarray, seed: int) -> np.ndarray:
    inputs = np.hstack([vectors, np.ones((len(vectors), 1))])
    beginning = np.random.default_rng(seed)
    weights = np.vstack([
        beginning.normal(0, 3 / np.sqrt(vectors.shape[1]), (vectors.shape[1], HIDDEN)),
        np.zeros((1, HIDDEN)),
        beginning.normal(0, 1 / np.sqrt(HIDDEN), (1, HIDDEN)),
    ])  # fmt: skip
    mean, spread = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        hidden = np.tanh(inputs @ weights[:-1])
        error = share * (1 / (1 + np.exp(-(hidden @ weights[-1:].T))) - labels)
        slope = np.vstack([inputs.T @ (error * weights[-1:] * (1 - hidden**2)), error.T @ hidden])
        slope += SHRINKAGE * weights
        mean, spread = 0.9 * mean + 0.1 * slope, 0.999 * spread + 0.001 * slope**2
        weights -= RATE * (mean / (1 - 0.9**step)) / (np.sqrt(spread / (1 - 0.999**step)) + 1e-8)
    return weights


if __name__ == "__main__":
    main()
