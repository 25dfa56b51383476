"""Start: become someone it can draw and talk to; here for doing it over."""

from __future__ import annotations

from pages.parts import door, onboarding

onboarding.show_redo(door.journal())
