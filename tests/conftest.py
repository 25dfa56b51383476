"""What every test gets: its own data folder, a fixed clock, and no network but this machine's own."""

from __future__ import annotations

import itertools
import socket
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tests.model_server import ModelServer, running

NOW = datetime(2026, 3, 10, 12, tzinfo=UTC)

settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")  # how long an example takes says nothing about what is right

_NUMBER = itertools.count(1)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each test of a page runs the app's script several times, so together they are no quick look."""
    for item in items:
        if item.path.parent == Path(__file__).parent / "pages":
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def all_data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the data folders of all tests lie; a folder of its own for each of some thousand tests takes seconds."""
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="session", autouse=True)
def small_pictures() -> Iterator[None]:
    """A journal in a test draws its pages small: what is in a picture is tested where pictures are drawn."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("persode.journal.diary.pictures.FULL_SIZE", 96)
        patch.setattr("persode.journal.diary.pictures.SMALL_SIZE", 64)
        yield


@pytest.fixture(autouse=True)
def own_data_folder(all_data: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test sees or leaves data elsewhere; the folder is made when something is kept in it."""
    folder = all_data / str(next(_NUMBER))
    monkeypatch.setenv("PERSODE_DATA", str(folder))
    monkeypatch.setenv("PERSODE_NOW", NOW.isoformat())
    monkeypatch.delenv("PERSODE_EMBEDDER", raising=False)
    monkeypatch.delenv("PERSODE_MODELS", raising=False)
    return folder


@pytest.fixture(autouse=True)
def no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection to another machine fails the test."""
    connect = socket.socket.connect

    def guarded(self: socket.socket, address: Any) -> None:
        if self.family in (socket.AF_INET, socket.AF_INET6) and address[0] not in ("127.0.0.1", "::1", "localhost"):
            pytest.fail(f"a test tried to reach {address}")
        connect(self, address)

    monkeypatch.setattr(socket.socket, "connect", guarded)


@pytest.fixture
def model_server() -> Iterator[ModelServer]:
    """A language model on this machine that answers as the test says."""
    with running() as server:
        yield server
