"""With and without: what memory is worth, one question at a time and over a set. Looking at it changes nothing."""

from __future__ import annotations

import streamlit as st

from pages.parts.acts import caught
from pages.parts.clock import journal_at_clock
from pages.parts.comparison import show_comparison
from pages.parts.comparison_set import show_set
from pages.parts.nothing_yet import nothing_yet
from persode.journal import Journal, Question, WithWithout
from persode.words import say

_ASKED = "compare-question"
_MADE = "compare-made"


def show(journal: Journal) -> None:
    """The page."""
    st.title(say("compare.title"), anchor=False)
    if not journal.memories:
        nothing_yet(journal, "compare", "compare-empty")
        return
    st.markdown(say("compare.lead"))
    with st.spinner(say("compare.asking")):
        both = WithWithout(journal)
        questions = both.questions()
    asked = _asked(questions)
    if asked is not None:
        with caught(), st.spinner(say("compare.asking")):
            show_comparison(journal, both.compare(asked))
    show_set(journal, both, questions)
    with st.expander(say("compare.explain"), icon=":material/help:"):
        st.markdown(say("compare.explain_text"))


def _asked(questions: list[Question]) -> Question | None:
    """The chosen question, or one of her own; None if the box is empty."""
    made = {question.text: question for question in questions}
    if st.session_state.get(_ASKED) in set(st.session_state.get(_MADE, ())) - set(made):
        del st.session_state[_ASKED]  # the memory behind it was erased or is quiet now
    st.session_state[_MADE] = list(made)
    text = st.selectbox(
        say("compare.question"),
        list(made),
        index=0 if made else None,
        placeholder=say("compare.question_hint"),
        help=say("compare.question_help"),
        accept_new_options=True,
        key=_ASKED,
    )
    return made.get(text, Question(text)) if text else None


show(journal_at_clock())
