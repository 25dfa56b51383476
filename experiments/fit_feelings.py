"""Fit the linear reading of feelings on MiniLM vectors, and write its weights.

    python -m experiments.fit_feelings

It learns from `persode/analyzer/data/feeling_examples.txt` (ours) by multinomial logistic regression with plain
gradient descent: no random numbers, so the same examples give the same weights. The accuracy of five-fold
cross-validation goes to the terminal.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from persode.analyzer.learned import FILE, probabilities
from persode.embeddings import get_embedder
from persode.episode import FEELINGS, VALENCE
from persode.language.wordlists import word_lines

STEPS = 1500
RATE = 4.0
SHRINKAGE = 0.0005
FOLDS = 5
CLEAR = 0.2


def main() -> None:
    """Fit, report, write."""
    pairs = [line.split(": ", 1) for line in word_lines("feeling_examples", "persode.analyzer")]
    labels = np.array([FEELINGS.index(feeling) for feeling, _ in pairs])
    vectors = get_embedder("minilm").embed([text for _, text in pairs])
    right = []
    for fold in range(FOLDS):
        held = np.arange(len(labels)) % FOLDS == fold
        right.append(accuracy(probabilities(vectors[held], fit(vectors[~held], labels[~held])), labels[held]))
    label, valence = np.mean(right, axis=0)
    print(f"{len(labels)} examples; cross-validated: label {label:.2f}, valence {valence:.2f}")
    weights = fit(vectors, labels).astype(np.float16)
    target = Path("persode/analyzer/data") / FILE
    np.save(target, weights)
    print(f"{target}: {weights.shape}, {target.stat().st_size} bytes")


def fit(vectors: np.ndarray, labels: np.ndarray) -> np.ndarray:
    """Weights, shape (dimensions + 1, feelings); the last row is the constant."""
    inputs = np.hstack([vectors, np.ones((len(vectors), 1))])
    wanted = np.eye(len(FEELINGS))[labels]
    counts = wanted.sum(axis=0)
    share = np.sqrt(len(labels) / (len(FEELINGS) * counts))[labels][:, None]  # a rare feeling counts more, not as much
    weights = np.zeros((inputs.shape[1], len(FEELINGS)))
    for _ in range(STEPS):
        slope = inputs.T @ (share * (probabilities(vectors, weights) - wanted)) / len(inputs)
        slope[:-1] += SHRINKAGE * weights[:-1]
        weights -= RATE * slope
    return weights


def accuracy(found: np.ndarray, labels: np.ndarray) -> tuple[float, float]:
    """The share of right feelings, and of right leanings."""
    leanings = np.array([VALENCE[feeling] for feeling in FEELINGS])
    lean = found @ leanings
    read = np.where(np.abs(lean) < CLEAR, 0, np.sign(lean))
    return float(np.mean(found.argmax(axis=1) == labels)), float(np.mean(read == leanings[labels]))


if __name__ == "__main__":
    main()
