"""The choices of the start page while they are being made: on disk as a draft, saved to the journal only by the button.

Someone new has no journal yet; her draft lies under a random token that is in her address.
"""

from __future__ import annotations

import json
import re
import secrets
from contextlib import suppress
from typing import Any

import streamlit as st

from pages.parts.start_steps import take_over
from persode.errors import PersodeError
from persode.journal import Journal, People
from persode.onboarding import OnboardingPreferences

__all__ = ["StartDraft"]

_TOKEN = re.compile(r"[0-9a-f]{16}")


class StartDraft:
    """Name, age, look, world and voice as chosen so far.

    Args:
        journal: whose choices they are; None for someone new.
    """

    def __init__(self, journal: Journal | None) -> None:
        if journal is None:
            token = st.query_params.get("start", "")
            if not _TOKEN.fullmatch(token):  # her first sight of this page, or the Back button
                token = st.session_state.get("newcomer-token") or secrets.token_hex(8)
                st.query_params["start"] = token
            st.session_state["newcomer-token"] = token
            self._drafts, self._name = People().newcomers, token
            saved = OnboardingPreferences().to_dict()
        else:
            self._drafts, self._name = journal.drafts, "start"
            saved = journal.preferences.to_dict()
        self._saved = saved
        self.choices: dict[str, Any] = saved | self._read()
        self._kept = json.dumps(self._changed())
        take_over(self.choices)

    @property
    def preferences(self) -> OnboardingPreferences:
        """The choices as the journal knows them."""
        return OnboardingPreferences.from_dict(self.choices)

    @property
    def step(self) -> int:
        """The step that was last open, 0 to 3."""
        return int(self.choices.get("step", 0))

    def keep(self) -> None:
        """Put changed choices on disk; a disk that refuses says so when they are saved."""
        now = json.dumps(self._changed())
        if now != self._kept:
            with suppress(PersodeError):
                self._drafts.keep(self._name, now if now != "{}" else "")
            self._kept = now

    def drop(self) -> None:
        """Forget the draft: it is saved, or not wanted."""
        self._drafts.drop(self._name)
        st.query_params.pop("start", None)
        st.session_state.pop("newcomer-token", None)

    def _changed(self) -> dict[str, Any]:
        """Only what was chosen otherwise: the rest follows what is saved, wherever that changes."""
        return {name: value for name, value in self.choices.items() if value != (self._saved | {"step": 0}).get(name)}

    def _read(self) -> dict[str, Any]:
        with suppress(ValueError):
            read = json.loads(self._drafts.read(self._name) or "{}")
            if isinstance(read, dict):
                return read
        return {}
