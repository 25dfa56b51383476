"""A page test drives the real `app.py`; every run must end without an exception."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import streamlit as st
from streamlit.components.v2 import manifest_scanner
from streamlit.testing.v1 import AppTest

from pages.parts.warmth import warm
from persode.journal import Journal, People, Person
from persode.onboarding import OnboardingPreferences
from tests.browser.demo import DEMO_NOW, make_demo

APP = Path(__file__).parents[2] / "app.py"


class App:
    """The app as one browser session drives it."""

    def __init__(self) -> None:
        self.at = AppTest.from_file(str(APP), default_timeout=300)

    def run(self) -> App:
        """Run the script once; an exception fails the test."""
        self.at.run()
        if "journals" in self.at.session_state and "person" in self.at.session_state:
            warm(self.journal).join()
        assert not self.at.exception, [e.value for e in self.at.exception]
        return self

    def go(self, page: str) -> App:
        """Open a page, such as "keep/chat"."""
        self.at.switch_page(f"pages/{page}.py")
        return self.run()

    def click(self, key: str) -> App:
        """Press the button of that key."""
        self.at.button(key=key).click()
        return self.run()

    def unfold(self, key: str) -> App:
        """Open a folded part of the page."""
        self.at.session_state[key] = True
        return self.run()

    def tell(self, text: str, key: str = "k1", pad: str = "chat") -> App:
        """Hand a text in on a pad, as its button does in a browser."""
        self.at.session_state[f"pad-{pad}"] = {"sent": {"name": pad, "key": key, "text": text}}
        return self.run()

    def type(self, text: str, pad: str = "chat", at: int = 1) -> App:
        """Type on a pad without handing it in."""
        self.at.session_state[f"pad-{pad}"] = {"draft": {"name": pad, "at": at, "text": text}}
        return self.run()

    @property
    def journal(self) -> Journal:
        """The journal that this session has open."""
        journal: Journal = self.at.session_state["journals"][self.at.session_state["person"]]
        return journal

    @property
    def words(self) -> str:
        """Everything that stands on the page."""
        kinds: list[Any] = [self.at.title, self.at.subheader, self.at.markdown, self.at.caption, self.at.text]
        kinds += [self.at.error, self.at.info, self.at.toast]
        return "\n".join(str(element.value) for kind in kinds for element in kind)

    def has(self, key: str) -> bool:
        """True if a button of that key is on the page."""
        return any(button.key == key for button in self.at.button)


@pytest.fixture(scope="session", autouse=True)
def packages_read_once() -> Iterator[None]:
    """Each `AppTest` looks through all installed packages for components; they are the same for every test."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(manifest_scanner, "scan_component_manifests", cache(manifest_scanner.scan_component_manifests))
        yield


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashing instead of the model, and no cache of another test."""
    monkeypatch.setenv("PERSODE_EMBEDDER", "hashing")
    st.cache_data.clear()
    st.cache_resource.clear()


@pytest.fixture
def nora(own_data_folder: Path) -> Person:
    """Someone with a journal and no passcode."""
    person = People().add("Nora")
    Journal.open(person).save_onboarding(OnboardingPreferences(name="Nora", age=29))
    return person


@pytest.fixture
def app(nora: Person) -> App:
    """Her app, opened."""
    return App().run()


@pytest.fixture(scope="session")
def lived(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The demo person's data folder, made once; nobody writes into it."""
    data = tmp_path_factory.mktemp("demo") / "data"
    data.mkdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PERSODE_EMBEDDER", "hashing")
        patch.setenv("PERSODE_NOW", DEMO_NOW)
        person = make_demo(data)
        told = Journal.open(person)
        told.say("I live in Lisbon. I work at Verde Nursery as a gardener.", day=date(2025, 12, 11))
        told.say("I think I live in Porto now.", day=date(2026, 3, 9))
        told.say("In the summer of 2018 we cycled around Lake Constance.", day=date(2026, 2, 14))
        told.say("I want to go to Kyoto in October.", day=date(2026, 2, 15))
    return data


@pytest.fixture
def demo(lived: Path, own_data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> App:
    """Her app, on a copy of her own."""
    shutil.copytree(lived, own_data_folder)
    monkeypatch.setenv("PERSODE_NOW", DEMO_NOW)
    return App().run()
