"""Forgetting: how memories fade, and how they would if I forgot in another way. Nothing here changes a memory."""

from __future__ import annotations

from collections.abc import Sequence

import streamlit as st

from pages.parts.clock import journal_at_clock
from pages.parts.curves import SPAN, Curve, curve_chart, curve_facts, curve_rows, curves_of
from pages.parts.fading_choice import chosen_memories, group_curves
from pages.parts.formula import show_formula
from pages.parts.nothing_yet import nothing_yet
from pages.parts.plain import plain, shorten
from pages.parts.ranking_moves import ranking_moves
from pages.parts.tables import Row, table_beside
from pages.parts.unfold import unfolded
from pages.parts.vega import chart
from pages.parts.what_if import what_if_controls
from persode.journal import Inspector, Journal, WhatIf
from persode.memory import Memory
from persode.words import say

SHOWN = ("memories", "feeling", "class")
SPANS = (30, 90, 365)


def show(journal: Journal) -> None:
    """The page."""
    st.title(say("forgetting.title"), anchor=False)
    if not journal.memories:
        nothing_yet(journal, "forgetting", "memories-empty")
        return
    st.markdown(say("forgetting.lead"))
    with st.expander(say("forgetting.read_on"), icon=":material/help:"):
        st.markdown(say("forgetting.read_on_text"))
    shown, span = _view()
    chosen = chosen_memories(journal) if shown == "memories" else []
    if shown == "memories" and not chosen:
        st.markdown(say("forgetting.choose_none"))
        return
    if shown != "memories":
        st.caption(say("forgetting.classes_lead" if shown == "class" else "forgetting.groups_lead"))
    place = st.container()
    what_if = what_if_controls()
    curves, others = _curves(journal, shown, chosen, span, what_if)
    with place:
        _draw(journal, curves, others, span)
    if what_if is not None:
        if chosen:
            _in_numbers(journal, chosen, what_if)
        ranking_moves(journal, what_if, chosen)
    if chosen:
        _formula(journal, chosen, what_if)


def _view() -> tuple[str, int]:
    with st.container(horizontal=True, key="forgetting-view"):
        shown = st.segmented_control(
            say("forgetting.show"),
            SHOWN,
            default="memories",
            required=True,
            format_func=lambda name: say(f"forgetting.show_{name}"),
            key="forgetting-show",
        )
        span = st.segmented_control(
            say("forgetting.span"),
            SPANS,
            default=SPAN,
            required=True,
            format_func=lambda n: say("forgetting.span_days", n=n),
            key="forgetting-span",
        )
    return shown, span


def _curves(
    journal: Journal, shown: str, chosen: Sequence[Memory], span: int, what_if: WhatIf | None
) -> tuple[list[Curve], list[Curve]]:
    """As it is, and as it would be."""
    if shown == "memories":
        return curves_of(journal, chosen, span=span), curves_of(journal, chosen, what_if, span) if what_if else []
    return group_curves(journal, shown, span), group_curves(journal, shown, span, what_if) if what_if else []


def _draw(journal: Journal, curves: list[Curve], others: list[Curve], span: int) -> None:
    facts = curve_facts(journal, curves, span)
    alt_text = say("forgetting.chart_alt", n=span, facts=" ".join(facts))
    if not others:
        chart(curve_chart(journal, curves, span), alt_text)
        st.markdown("\n".join(f"- {plain(fact)}" for fact in facts))
    else:
        top = max([s for c in [*curves, *others] for s in c.strength if s == s], default=0.05) * 1.05
        facts_if = curve_facts(journal, others, span)
        for column, name, drawn, said in zip(
            st.columns(2), ("now", "if"), (curves, others), (facts, facts_if), strict=True
        ):
            with column:
                st.markdown(f"**{say(f'forgetting.{name}')}**")
                text = say("forgetting.chart_alt", n=span, facts=" ".join(said))
                chart(curve_chart(journal, drawn, span, top, 300), text)
                st.markdown("\n".join(f"- {plain(fact)}" for fact in said))
    table_beside(lambda: _rows(curves, others), "forgetting", "curves", alt_text)


def _rows(curves: list[Curve], others: list[Curve]) -> list[Row]:
    rows = curve_rows(curves)
    if not others:
        return rows
    return [row | {"if": other["S"]} for row, other in zip(rows, curve_rows(others), strict=True)]


def _in_numbers(journal: Journal, chosen: Sequence[Memory], what_if: WhatIf) -> None:
    """Now and what if of the chosen memories, side by side."""
    inspector = Inspector(journal)
    now, other = inspector.numbers(chosen), inspector.numbers(chosen, what_if)
    later = [[inspector.curve(m, [30.0], w)[0] for m in chosen] for w in (WhatIf(), what_if)]

    def rows() -> list[Row]:
        return [
            {
                "memory": shorten(m.title or m.text, 60),
                "now": float(now["S"][n]),
                "if": float(other["S"][n]),
                "later": float(later[0][n]),
                "later_if": float(later[1][n]),
                "fades": float(now["fades"][n]),
                "fades_if": float(other["fades"][n]),
            }
            for n, m in enumerate(chosen)
        ]

    st.markdown(f"**{say('forgetting.compare')}**")
    table = [{say(f"forgetting.column.{key}"): value for key, value in row.items()} for row in rows()]
    numbers = {
        say(f"forgetting.column.{key}"): st.column_config.NumberColumn(format="%.4f")
        for key in ("now", "if", "later", "later_if", "fades", "fades_if")
    }
    st.dataframe(table, hide_index=True, column_config=numbers, alt=say("forgetting.compare"))


def _formula(journal: Journal, chosen: Sequence[Memory], what_if: WhatIf | None) -> None:
    box = unfolded(say("forgetting.formula"), "function", "formula")
    if box is None:
        return
    with box:
        memory = chosen[0]
        if len(chosen) > 1:
            names = {m.id: shorten(m.title or m.text, 60) for m in chosen}
            picked = st.selectbox(say("forgetting.formula_for"), list(names), format_func=names.get, key="formula-for")
            memory = next(m for m in chosen if m.id == picked)
        if memory.created_at > journal.now:
            st.markdown(say("forgetting.formula_ahead", name=plain(shorten(memory.title or memory.text, 60))))
            return
        if what_if is None:
            show_formula(journal, memory)
            return
        for tab, name, numbers in zip(
            st.tabs([say("forgetting.now"), say("forgetting.if")]), ("now", "if"), (None, what_if), strict=True
        ):
            with tab, st.container(key=f"formula-{name}"):
                show_formula(journal, memory, numbers)


show(journal_at_clock())
