"""Recall, hit and reciprocal rank, and when a gain is called significant."""

from __future__ import annotations

from experiments.benchmarks import Probe
from experiments.measures import figures_of, gain
from experiments.ranking import Ranked


def ranked(collection: str, ids: str, targets: str, kind: str = "a") -> Ranked:
    return Ranked(collection, Probe("p", "q", frozenset(targets), {"type": kind}), tuple(ids))


def test_the_measures() -> None:
    rows = [ranked("one", "xaybz", "ab"), ranked("two", "cxyz", "c"), ranked("two", "xyz", "d", "b")]
    found = figures_of(rows, "talk", (2, 4))
    everything = found["all"]["all"]
    assert everything["probes"] == 3
    assert everything["recall@2"][0] == (0.5 + 1 + 0) / 3
    assert everything["recall@4"][0] == (1 + 1 + 0) / 3
    assert everything["hit@1"][0] == 1 / 3
    assert everything["hit@2"][0] == 2 / 3
    assert everything["mrr"][0] == (1 / 2 + 1 + 0) / 3
    nothing = dict.fromkeys(("recall@2", "recall@4", "hit@1", "hit@2", "hit@4", "mrr"), [0])
    assert found["type"]["b"] == {"probes": 1, **nothing}
    assert found["talk"]["one"]["recall@4"] == [1.0]  # one collection: no interval


def test_a_gain_must_hold_over_collections_and_over_probes() -> None:
    good = [ranked(c, "ax", "a") for c in "vwxyz" for _ in range(8)]
    bad = [ranked(c, "xxa", "a") for c in "vwxyz" for _ in range(8)]
    row = gain(good, bad, 1, ("type",))["all"]
    assert (row["mean"], row["better"], row["worse"], row["significant"]) == (1, 40, 0, True)
    half = [*good[:20], *bad[20:30], *good[30:]]
    assert gain(half, half, 1, ())["all"]["significant"] is False
    # all that is gained is gained in one of five collections: over probes it looks sure, over collections it is not
    lucky = [one if one.collection == "v" else other for one, other in zip(good, bad, strict=True)]
    row = gain(lucky, bad, 1, ())["all"]
    assert row["over_probes"][0] > 0
    assert row["over_collections"][0] == 0
    assert row["significant"] is False
    alone = gain(good[:8], bad[:8], 1, ())["all"]
    assert (alone["mean"], alone["over_collections"], alone["significant"]) == (1, None, False)
