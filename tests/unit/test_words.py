"""The catalogue: every sentence that the code asks for is there, and none waits for nobody."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from persode.words import _catalogue, languages, say

ROOT = Path(__file__).resolve().parents[2]
SOURCES = [*(ROOT / "persode").rglob("*.py"), *(ROOT / "pages").rglob("*.py"), ROOT / "app.py"]
CODE = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES if path.exists())
ASKED = set(re.findall(r"""\b(?:say|sentence)\(\s*["']([a-z0-9_.]+)["']""", CODE))
ERRORS = set(re.findall(r"""\b\w+Error\(\s*["']([a-z0-9_.]+)["']""", CODE))


def test_sentences_are_found_and_filled() -> None:
    assert languages() == ["en"]
    assert "Asia/Seoul" in say("errors.bad_zone", value="Mars")
    assert say("errors.bad_zone", language="xx", value="Mars") == say("errors.bad_zone", value="Mars")
    with pytest.raises(KeyError):
        say("errors.there_is_no_such_key")


def test_every_key_that_the_code_names_is_there() -> None:
    keys = set(_catalogue("en"))
    asked = {key for key in ASKED if "." in key} | {f"errors.{key}" for key in ERRORS if f"errors.{key}" in keys}
    assert len(asked) > 60
    assert {key for key in asked if key not in keys} == set()


def test_every_error_of_ours_has_its_sentence() -> None:
    raised = set(
        re.findall(r"""\b(?:BadInput|ForeignFile|Storage|ReadOnly|Person)Error\(\s*["']([a-z0-9_.]+)["']""", CODE)
    )
    assert len(raised) > 20
    assert {key for key in raised if f"errors.{key}" not in _catalogue("en")} == set()
