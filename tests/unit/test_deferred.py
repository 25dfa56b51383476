"""Names that are loaded when they are first used."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest

PACKAGES = ("persode", "persode.illustration", "persode.journal")
HEAVY = ("onnxruntime", "openai", "streamlit", "persode.illustration.picture", "networkx")


@pytest.mark.parametrize("package", PACKAGES)
def test_every_name_that_a_package_offers_is_there_and_stays_the_same(package: str) -> None:
    module = import_module(package)
    first = {name: getattr(module, name) for name in module.__all__}
    assert all(getattr(module, name) is value for name, value in first.items())
    assert not [name for name, value in first.items() if type(value).__name__ == "module"]


@pytest.mark.parametrize("package", PACKAGES)
def test_a_name_that_is_not_offered_is_named(package: str) -> None:
    with pytest.raises(AttributeError, match=f"'{package}' has no attribute 'nothing'"):
        _ = import_module(package).nothing


@pytest.mark.slow
def test_importing_the_journal_stays_light() -> None:
    said = f"import sys, persode.journal; print([m for m in {HEAVY} if m in sys.modules])"
    assert subprocess.run([sys.executable, "-c", said], capture_output=True, text=True, check=True).stdout == "[]\n"
