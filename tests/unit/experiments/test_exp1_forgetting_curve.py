"""The right values of the design's memory model, section 1 and 2."""

from __future__ import annotations

import pytest

from experiments.exp1_forgetting_curve import run, table


def test_the_curve_is_that_of_the_paper() -> None:
    result = run()
    assert result["lambda_per_day"] == "0.2310490602"
    assert (result["half_life_days"], result["left_on_day_6"]) == (3.0, 0.25)
    at = {day: result["retention"]["ebbinghaus"][n] for n, day in enumerate(result["days"])}
    assert [round(at[day], 4) for day in (0, 1, 3, 6, 12, 30)] == [1, 0.7937, 0.5, 0.25, 0.0625, 0.0010]
    power = [result["retention"]["power"][result["days"].index(day)] for day in (1, 3, 6, 14, 30, 90, 365)]
    assert power == pytest.approx([0.33, 0.28, 0.25, 0.22, 0.20, 0.16, 0.13], abs=0.005)


def test_strength_after_a_month() -> None:
    result = run()
    later = result["strength_at_30_days"]
    assert (round(later["high"], 4), round(later["neutral"], 4)) == (0.0444, 0.0003)
    assert later["high"] > later["medium"] > later["neutral"]
    assert result["ratio_high_to_neutral"]["at_30_days"] == 148.6
    assert "148.6 x after 30 days" in "\n".join(table(result))
