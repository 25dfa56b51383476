"""Settings and data: name, time and place, passcode, what leaves the machine, export, import, deletion."""

from __future__ import annotations

import streamlit as st

from pages.parts import door
from pages.parts.settings_care import erase_section, quiet_section
from pages.parts.settings_data import delete_section, export_section, import_section, outside_section
from pages.parts.settings_you import passcode_section, place_section, you_section
from persode.words import say

journal = door.journal()
st.title(say("settings.title"), anchor=False)
st.markdown(say("settings.lead"))
you_section(journal)
place_section(journal)
passcode_section(journal)
quiet_section(journal)
outside_section(journal)
export_section(journal)
import_section(journal)
erase_section(journal)
delete_section(journal)
