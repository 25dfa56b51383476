"""From which likeness on are two memories of one day offered as one? `persode.journal.care.SAME_EVENT` is set by this.

    python -m experiments.eval_paraphrase

Protocol: 20 pairs of sentences that tell the same and 20 pairs about the same things that do not, written for this
script (`experiments/data/paraphrases.json`); cosine of MiniLM. A wrong offer costs a click, a missed one nothing, and
nothing is ever merged without a click, so the threshold is the lowest one that offers at most one in ten of the wrong
pairs: .8, which offers four of five right ones.
"""

from __future__ import annotations

import json
from pathlib import Path

from persode.embeddings import get_embedder

PAIRS = Path(__file__).parent / "data" / "paraphrases.json"
THRESHOLDS = (0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9)


def main() -> None:
    """Print, for each threshold, the share of right and of wrong pairs that would be offered."""
    pairs = json.loads(PAIRS.read_text(encoding="utf-8"))
    likeness = {kind: [_cosine(one, other) for one, other in listed] for kind, listed in pairs.items()}
    print("threshold   same offered   two offered")
    for threshold in THRESHOLDS:
        shares = [sum(v >= threshold for v in likeness[kind]) / len(likeness[kind]) for kind in ("same", "two")]
        print(f"{threshold:<9}   {shares[0]:<12.2f}   {shares[1]:.2f}")


def _cosine(one: str, other: str) -> float:
    vectors = get_embedder("minilm").embed([one, other])
    return float(vectors[0] @ vectors[1])


if __name__ == "__main__":
    main()
