"""The strength of one memory as a formula with its own numbers, line by line, each with what it means."""

from __future__ import annotations

import streamlit as st

from pages.parts.plain import plain
from persode.journal import Journal, WhatIf
from persode.memory import ANCHOR_RATE, BELIEF_CLASSES, Memory, PowerLaw
from persode.words import say

__all__ = ["show_formula"]


def show_formula(journal: Journal, memory: Memory, what_if: WhatIf | None = None) -> None:
    """The formula under the numbers in force, or under others."""
    law = what_if or WhatIf()
    shown, scorer = law.changed(memory, journal.now), law.scorer()
    strength = scorer.strength(shown, journal.now)
    k, days = strength.salience, shown.decay_age_days(journal.now)
    once = shown.recall_count == 1
    st.markdown(say("forgetting.formula_k_once") if once else say("forgetting.formula_k", n=shown.recall_count))
    weights = (law.w_emotion, law.w_recall, law.w_context)
    values = (strength.emotional_intensity, strength.recall_frequency, strength.contextual_relevance)
    terms = [rf"{w:g} \cdot {v:.4f}" for w, v in zip(weights, values, strict=True)]
    sum_of_terms, sum_of_weights = r" \\ &\quad + ".join(terms), " + ".join(f"{w:g}" for w in weights)
    st.latex(r"k = \frac{w_E E + w_R R + w_C C}{w_E + w_R + w_C}")
    st.latex(_aligned("k", rf"({sum_of_terms}) \,/\, ({sum_of_weights})", f"{k:.4f}"))
    left = _fading(law, shown, k, days)
    since = say("forgetting.since_recalled" if shown.last_recalled else "forgetting.since_formed")
    st.markdown(say("forgetting.formula_d", days=f"{days:.4f}", since=since))
    st.latex(_aligned("d", left, f"{strength.retention:.4f}"))
    st.markdown(say("forgetting.formula_S"))
    st.latex(_aligned("S", r"d \cdot k", rf"{strength.retention:.4f} \cdot {k:.4f}", f"{strength.strength:.4f}"))


def _fading(law: WhatIf, memory: Memory, k: float, days: float) -> str:
    """The speed, shown; and the formula of what is left."""
    rate = BELIEF_CLASSES[memory.belief_class]
    if memory.anchor:
        st.markdown(say("forgetting.formula_anchor", rate=ANCHOR_RATE))
    if rate is not None:
        name = say(f"memories.belief_class.{memory.belief_class}")
        st.markdown(say("forgetting.formula_rate", name=plain(name)))
        st.latex(rf"\lambda = {rate:g}")
        return _kept(memory, rf"e^{{-{rate:g} \cdot {days:.4f}}}", days)
    if law.law == "half-life":
        return _kept(memory, rf"0.5^{{{days:.4f} / {law.half_life_days:g}}}", days)
    if law.law == "power":
        curve = PowerLaw.through(0.25, law.quarter_days)
        base = rf"1 + {curve.factor:.4f} \cdot {days:.4f} / {curve.stability_days:.4f}"
        return _kept(memory, rf"\left({base}\right)^{{{curve.power:g}}}", days)
    if law.law != "ebbinghaus":
        return _kept(memory, rf"\mathrm{{law}}({days:.4f},\; {k:.4f})", days)
    effective = law.lam * (1 - law.protection * k)
    st.markdown(say("forgetting.formula_lambda"))
    st.latex(r"\lambda_{\mathrm{eff}} = \lambda \, (1 - \gamma k)")
    with_numbers = rf"{law.lam:.4f} \, (1 - {law.protection:g} \cdot {k:.4f})"
    st.latex(_aligned(r"\lambda_{\mathrm{eff}}", with_numbers, f"{effective:.4f}"))
    return _kept(memory, rf"e^{{-{effective:.4f} \cdot {days:.4f}}}", days)


def _kept(memory: Memory, formula: str, days: float) -> str:
    """An anchor keeps at least what its own rate leaves."""
    if not memory.anchor:
        return formula
    return rf"\max\left({formula},\; e^{{-{ANCHOR_RATE:g} \cdot {days:.4f}}}\right)"


def _aligned(name: str, *sides: str) -> str:
    """Each side on a line of its own, for a narrow page."""
    return rf"\begin{{aligned}} {name} &= " + r" \\ &= ".join(sides) + r" \end{aligned}"
