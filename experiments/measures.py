"""From rankings to figures: recall, hit and reciprocal rank, by whatever probes are told apart, with intervals.

    recall@k   the share of a probe's targets among the first k
    hit@k      1 if any target is among the first k
    mrr        1 / place of the first target, 0 if none was ranked
    gain       the difference of two strategies on the same probe

A figure is [mean, low, high], a 95 % interval over whole collections (conversations, personas), or [mean] where there
is one collection only. A gain has its interval in both ways, over collections and over probes (of an episode's probes
only one has each type), and is called significant only if neither holds 0 and there is more than one collection.
Nothing is corrected for many comparisons.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from experiments.bootstrap import interval
from experiments.ranking import Ranked

__all__ = ["figures_of", "gain", "measures", "slices"]

Measure = Callable[[Ranked], float]


def measures(ats: Iterable[int]) -> dict[str, Measure]:
    """The measures by name for these k."""
    found: dict[str, Measure] = {}
    for k in ats:
        found[f"recall@{k}"] = lambda r, k=k: sum(place <= k for place in r.places) / len(r.probe.targets)  # type: ignore[misc]
    found["hit@1"] = lambda r: float(1 in r.places)
    for k in ats:
        found[f"hit@{k}"] = lambda r, k=k: float(any(place <= k for place in r.places))  # type: ignore[misc]
    found["mrr"] = lambda r: 1 / r.places[0] if r.places else 0.0
    return found


def slices(ranked: Sequence[Ranked], collection_label: str) -> dict[str, dict[str, list[int]]]:
    """Places in the list by what the probes are told apart by: {"all": {"all": ...}, "type": {...}, ...}."""
    found: dict[str, dict[str, list[int]]] = {"all": {"all": list(range(len(ranked)))}}
    for number, one in enumerate(ranked):
        for label, value in {**one.probe.labels, collection_label: one.collection}.items():
            found.setdefault(label, {}).setdefault(value, []).append(number)
    return {label: dict(sorted(values.items())) for label, values in found.items()}


def figures_of(ranked: Sequence[Ranked], collection_label: str, ats: Iterable[int]) -> dict[str, Any]:
    """All measures of one strategy by slice, each [mean, low, high]."""
    values = {name: [measure(one) for one in ranked] for name, measure in measures(tuple(ats)).items()}
    found: dict[str, Any] = {}
    for label, parts in slices(ranked, collection_label).items():
        for part, numbers in parts.items():
            groups = [ranked[n].collection for n in numbers]
            row: dict[str, Any] = {"probes": len(numbers)}
            for name, of_all in values.items():
                mean, low, high = interval([of_all[n] for n in numbers], groups)
                row[name] = [mean, low, high] if len(set(groups)) > 1 else [mean]
            found.setdefault(label, {})[part] = row
    return found


def gain(ours: Sequence[Ranked], base: Sequence[Ranked], at: int, labels: Iterable[str]) -> dict[str, Any]:
    """How much more recall@k the one has than the other, by slice of these labels and for all."""
    measure = measures((at,))[f"recall@{at}"]
    differences = [measure(a) - measure(b) for a, b in zip(ours, base, strict=True)]
    found: dict[str, Any] = {}
    for label, parts in slices(ours, "").items():
        for part, numbers in parts.items() if label in ("all", *labels) else ():
            values = [differences[n] for n in numbers]
            groups = [ours[n].collection for n in numbers]
            mean, *over_probes = interval(values)
            over_collections = interval(values, groups)[1:] if len(set(groups)) > 1 else None
            both = [over_probes, over_collections or (0.0, 0.0)]
            found[part] = {
                "mean": mean,
                "over_collections": over_collections,
                "over_probes": over_probes,
                "better": sum(value > 0 for value in values),
                "worse": sum(value < 0 for value in values),
                "significant": all(low > 0 or high < 0 for low, high in both),
            }
    return found
