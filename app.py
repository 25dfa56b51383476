"""Persode: a journal you talk to. Run it with `streamlit run app.py`.

Streamlit only: who is here, which page, and the dress of all of them. What is kept and remembered lives in `persode`.
"""

from __future__ import annotations

import streamlit as st

from pages.parts import address, chooser, door, look, rooms, warmth
from pages.parts.acts import caught, show_outcome
from persode.errors import PersodeError

look.dress()
try:
    journal = door.entered()
except PersodeError as error:
    chooser.show_trouble(error)
    st.stop()

page = st.navigation(rooms.sections(), position="sidebar" if journal else "hidden", expanded=True)
address.load_again_on_first_visit()
look.clock_banner(journal)
if journal is None:
    chooser.show()
else:
    if st.session_state.pop("begin_at_today", False):
        st.switch_page(rooms.TODAY)
    look.foot(journal)
    look.tell_notices(journal)
    show_outcome()
    with caught():
        page.run()
    show_outcome()
    warmth.warm(journal)
