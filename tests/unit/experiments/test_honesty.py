"""What is committed is what comes out: tables are made of the JSON, the JSON is that of a fresh run.

On a processor whose rounding of the quantised model differs (another fingerprint in the result), figures of that model
need only be near. What is missing where files of others are not there is skipped with the reason.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from experiments import (
    eval_claims,
    eval_personalisation,
    eval_understanding,
    exp1_forgetting_curve,
    exp2_strength,
    exp3_retrieval,
    exp4_dual_template,
    exp5_locomo,
    exp6_epirec,
)
from experiments.benchmark_tables import measured
from experiments.benchmarks import Collection, epirec, locomo
from experiments.datafile import DataFile
from experiments.experiment import RESULTS, Result, embedder_named, fingerprint, read_result
from experiments.figures import digest
from experiments.ranking import Shelf, rank_all
from experiments.report import EXPERIMENTS, SPEED, readme, short_table
from persode.analyzer import EventEmotionAnalyzer
from persode.store import STRATEGIES
from tests.benchmarks import benchmark_file

AGAIN = "differs from a fresh run: run `python -m experiments.run_all` again (with --epirec, --locomo), and commit"
NEAR = 0.1
"""How far a figure may be off on a processor with another rounding: a few probes of a slice."""


def committed(name: str) -> Result:
    result = read_result(name)
    assert result is not None, f"{name}.json is not committed"
    return result


def of_that_file(name: str, path: Path) -> Result:
    """The committed result, if this is the file that it was made with."""
    result = committed(name)
    if DataFile(path, "data").sha256 != result["data"]["sha256"]:
        pytest.skip(f"{path.name} is another file than the one that the results were made with")
    return result


def same(kept: Any, fresh: Any, exact: bool, where: str) -> None:
    """Both are equal; or, where `exact` is False, alike with numbers that are near."""
    if exact:
        assert fresh == kept, f"{where} {AGAIN}"
    elif isinstance(kept, dict):
        assert isinstance(fresh, dict)
        for key in kept.keys() & fresh.keys():
            same(kept[key], fresh[key], exact, f"{where}: {key}")
    elif isinstance(kept, int | float) and not isinstance(kept, bool):
        assert fresh == pytest.approx(kept, rel=NEAR, abs=NEAR), f"{where} {AGAIN}"


def is_exact(result: Result) -> bool:
    """True if this processor rounds as the one that the result was made on."""
    return bool(fingerprint(embedder_named(result["embedder"])) == result["vectors"])


# -- what needs no run


def test_the_readme_is_made_of_the_json() -> None:
    assert (RESULTS / "README.md").read_text(encoding="utf-8") == readme(RESULTS), (
        "experiments/results/README.md is not what the JSON beside it says: python -m experiments.run_all"
    )


def test_the_table_of_the_projects_readme_is_made_of_the_json() -> None:
    assert "\n".join(short_table(RESULTS)) in (RESULTS.parents[1] / "README.md").read_text(encoding="utf-8")


def test_a_changed_figure_changes_the_readme(tmp_path: Path) -> None:
    for path in RESULTS.glob("*.json"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    assert readme(tmp_path).split("## Speed")[0] == readme(RESULTS).split("## Speed")[0]
    target = tmp_path / "exp2_strength.json"
    target.write_text(target.read_text(encoding="utf-8").replace("0.0282", "0.0382"), encoding="utf-8")
    assert readme(tmp_path).split("## Speed")[0] != readme(RESULTS).split("## Speed")[0]


@pytest.mark.parametrize("experiment", EXPERIMENTS, ids=lambda e: e.name)
def test_everything_is_there_and_of_this_protocol(experiment: Any) -> None:
    result = committed(experiment.name)
    assert result["experiment"] == experiment.name
    assert result["protocol"] == experiment.result()["protocol"], f"{experiment.name} {AGAIN}"
    if experiment.figure is not None:
        figure = (RESULTS / f"{experiment.name}.svg").read_text(encoding="utf-8")
        assert digest(result) in figure, f"{experiment.name}.svg was drawn from another result"


def test_nothing_else_lies_among_the_results() -> None:
    names = {f"{e.name}.{end}" for e in EXPERIMENTS for end in ("json", "svg")} | {"README.md", "speed"}
    assert {path.name for path in RESULTS.iterdir()} <= names
    assert {path.name for path in (RESULTS / "speed").iterdir()} <= set(SPEED)


def test_the_bars_of_the_design_hold() -> None:
    rows = committed("exp6_epirec")["embedders"]["minilm"]["strategies"]
    assert rows["clausal"]["type"]["implicit"]["recall@3"][0] >= 0.78
    assert rows["clausal"]["type"]["factual"]["recall@3"][0] == 1
    assert round(rows["similarity"]["type"]["implicit"]["recall@3"][0], 2) == 0.61
    hashed = committed("exp5_locomo")["embedders"]["hashing"]["strategies"]["similarity"]
    assert round(hashed["all"]["all"]["recall@5"][0], 3) == 0.152  # the reference's vectors: .153 over all ten talks
    talks = committed("exp5_locomo")["embedders"]["minilm"]["strategies"]
    plain = talks["similarity"]["all"]["all"]["recall@5"][0]
    assert round(plain, 3) == 0.360
    assert talks["clausal"]["all"]["all"]["recall@5"][0] >= plain + 0.10
    claimed = committed("claims")["answered"]["in use"]["factual"]
    assert claimed["own"] >= 0.90
    assert claimed["another persona's"] <= 0.05


def test_what_fusion_costs_and_what_is_not_significant_stays_said() -> None:
    text = (RESULTS / "README.md").read_text(encoding="utf-8")
    gains = committed("exp6_epirec")["embedders"]["minilm"]["gains"]
    for pair in ("clausal over similarity", "fused over similarity"):
        assert set(gains[pair]) == {"all", "factual", "explicit", "implicit"}
        for part, row in gains[pair].items():
            start = f"| {pair} | {part} | {row['mean']:+.3f} |"
            lines = [line for line in text.splitlines() if line.startswith(start) and _over(row) in line]
            assert lines
            assert all(("**no**" in line) != row["significant"] for line in lines)
    assert "recall@3 of always-on fusion (`fused`) against plain similarity: all -0." in text
    assert "not significant" in text


def _over(row: dict[str, Any]) -> str:
    low, high = row["over_probes"]
    return f"| [{low:+.3f}, {high:+.3f}] | {row['better']} / {row['worse']} |"


# -- fresh runs


@pytest.mark.parametrize("module", [exp1_forgetting_curve, exp2_strength], ids=lambda m: m.__name__)
def test_pure_numbers_are_those_of_a_fresh_run(module: Any) -> None:
    assert module.run() == committed(module.EXPERIMENT.name), AGAIN


@pytest.mark.slow
def test_the_dual_template_is_that_of_a_fresh_run() -> None:
    assert exp4_dual_template.run() == committed("exp4_dual_template"), AGAIN


@pytest.mark.slow
def test_our_scenario_is_that_of_a_fresh_run() -> None:
    kept, fresh = committed("exp3_retrieval"), exp3_retrieval.run()
    for embedder, rows in kept["embedders"].items():
        now = fresh["embedders"][embedder]
        same(rows, now, rows["vectors"] == now["vectors"], f"exp3, {embedder}")


@pytest.mark.slow
def test_the_scenario_of_the_reference_is_that_of_a_fresh_run() -> None:
    path = benchmark_file("persode_scenario.json")
    kept, fresh = committed("exp3_retrieval_persode_scenario"), exp3_retrieval.run(path, ["hashing"])
    assert fresh["embedders"]["hashing"] == kept["embedders"]["hashing"], AGAIN


@pytest.mark.slow
def test_what_memory_is_worth_is_that_of_a_fresh_run() -> None:
    kept = committed("personalisation")
    same(kept, eval_personalisation.run(kept["embedder"]), is_exact(kept), "personalisation")


@pytest.mark.slow
def test_two_groups_of_our_sentences_are_read_as_in_the_results() -> None:
    kept = committed("understanding")
    fresh = eval_understanding.own_cases(EventEmotionAnalyzer(embedder=embedder_named(kept["embedder"])), PART)
    rounded = eval_understanding.EXPERIMENT.result(own_sentences=fresh)["own_sentences"]
    same({name: kept["own_sentences"][name] for name in PART}, rounded, is_exact(kept), "understanding")


PART = ("kinds", "held_out")
"""All groups take a quarter of a minute."""


# -- fresh runs with files of others


def again(name: str, embedder: str, collections: Sequence[Collection], strategies: Sequence[str]) -> Any:
    """The figures of some collections by some strategies, rounded as they are kept; for experiments 5 and 6."""
    shelf = Shelf(collections, embedder_named(embedder))
    label, experiment, ats, top_k, parts = {
        "exp5_locomo": ("conversation", exp5_locomo.EXPERIMENT, exp5_locomo.ATS, 10, ("category",)),
        "exp6_epirec": ("persona", exp6_epirec.EXPERIMENT, exp6_epirec.ATS, None, ("type",)),
    }[name]
    ranked = rank_all(shelf, {one: one for one in strategies}, top_k, "a fresh run").ranked
    return experiment.result(fresh=measured(shelf, ranked, label, ats, parts))["fresh"]


@pytest.mark.slow
def test_epirec_is_that_of_a_fresh_run() -> None:
    path = benchmark_file("epirec_dev.json")
    kept, (fresh, _) = of_that_file("exp6_epirec", path), exp6_epirec.run(path, ["minilm"])
    assert fresh["data"] == kept["data"]
    rows, now = kept["embedders"]["minilm"], fresh["embedders"]["minilm"]
    assert set(rows["strategies"]) >= set(STRATEGIES)
    same(rows, now, rows["vectors"] == now["vectors"], "exp6, minilm")


@pytest.mark.slow
@pytest.mark.parametrize(("name", "file"), [("exp6_epirec", "epirec_dev.json"), ("exp5_locomo", "locomo_dev.json")])
def test_hashing_gives_the_same_figures_anywhere(name: str, file: str) -> None:
    path = benchmark_file(file)
    kept = of_that_file(name, path)["embedders"]["hashing"]
    benchmark = epirec(path) if name == "exp6_epirec" else locomo(path)
    fresh = again(name, "hashing", benchmark.collections, ("recency", "similarity", "half-life", "clausal"))
    for strategy, rows in fresh["strategies"].items():
        assert rows == kept["strategies"][strategy], f"{name}, {strategy} {AGAIN}"
    assert fresh["gains"]["clausal over similarity"] == kept["gains"]["clausal over similarity"], AGAIN


@pytest.mark.slow
def test_one_talk_is_that_of_a_fresh_run() -> None:
    path = benchmark_file("locomo_dev.json")
    kept = of_that_file("exp5_locomo", path)["embedders"]["minilm"]
    talk = min(locomo(path).collections, key=lambda c: len(c.memories))
    fresh = again("exp5_locomo", "minilm", [talk], ("similarity", "clausal"))
    for strategy, rows in fresh["strategies"].items():
        then = kept["strategies"][strategy]["conversation"][talk.name]
        same(then, rows["conversation"][talk.name], kept["vectors"] == fresh["vectors"], f"exp5, {strategy}")


@pytest.mark.slow
def test_what_one_persona_gains_from_memory_is_that_of_a_fresh_run() -> None:
    path = benchmark_file("epirec_dev.json")
    kept = of_that_file("personalisation_epirec", path)
    first = eval_personalisation.life_of(epirec(path).collections[0])
    rows = eval_personalisation.measured(
        {first.name: eval_personalisation.asked(first, embedder_named(kept["embedder"]))}
    )
    fresh = eval_personalisation.EPIREC_EXPERIMENT.result(people=rows)["people"]
    same(kept["people"][first.name], fresh[first.name], is_exact(kept), "personalisation")


@pytest.mark.slow
def test_the_episodes_are_read_as_in_the_results() -> None:
    path = benchmark_file("epirec_dev.json")
    kept = of_that_file("understanding_epirec", path)
    same(kept, eval_understanding.run_epirec(path, kept["embedder"]), is_exact(kept), "understanding_epirec")


@pytest.mark.slow
def test_ones_own_facts_are_answered_as_in_the_results() -> None:
    path = benchmark_file("epirec_dev.json")
    kept = of_that_file("claims", path)
    fresh = eval_claims.run(path, kept["embedder"], only_own_facts=True)["answered"]
    own = {rule: {"factual": {"own": kinds["factual"]["own"]}} for rule, kinds in kept["answered"].items()}
    same(own, fresh, is_exact(kept), "claims")
