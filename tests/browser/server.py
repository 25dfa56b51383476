"""The real app on a free port of this machine, for browser stories and screenshots."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from urllib.error import URLError

__all__ = ["CHROMIUM", "CHROMIUM_ARGS", "PATIENCE_MS", "AppServer"]

ROOT = Path(__file__).parents[2]
CHROMIUM = Path("/usr/bin/chromium")
CHROMIUM_ARGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PATIENCE_MS = 120_000
"""How long anything is waited for: a machine that is shared with others can take ten times as long as a quiet one."""


class AppServer:
    """Start it, use `url`, stop it; the data folder outlives it.

    Args:
        data: the data folder.
        now: the instant that the clock is set to; "" = the wall clock.
        embedder: as `PERSODE_EMBEDDER`.
    """

    def __init__(self, data: Path, now: str = "", embedder: str = "minilm") -> None:
        self._environment = os.environ | {
            "PERSODE_DATA": str(data),
            "PERSODE_NOW": now,
            "PERSODE_EMBEDDER": embedder,
        }
        self._log = data.parent / "server.log"
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, patience: float = PATIENCE_MS / 1000) -> float:
        """Start and wait until it is well; the seconds that this took."""
        command = [sys.executable, "-m", "streamlit", "run", "app.py"]
        options = ["--server.headless", "true", "--server.port", str(self.port)]
        begun = time.monotonic()
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                command + options, cwd=ROOT, env=self._environment, stdout=log, stderr=subprocess.STDOUT
            )
        while not self._is_well():
            if time.monotonic() - begun > patience or self._process.poll() is not None:
                self.stop()
                raise RuntimeError(f"the app did not start: {self.log()}")
            self._pause()
        return time.monotonic() - begun

    def stop(self) -> None:
        """Stop this very process."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(timeout=60)
            self._process = None

    def log(self) -> str:
        """What the server said."""
        return self._log.read_text(encoding="utf-8", errors="replace")

    def _is_well(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/_stcore/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def _pause(self) -> None:
        """A short wait that ends at once if the server ends."""
        try:
            if self._process is not None:
                self._process.wait(timeout=0.1)
        except subprocess.TimeoutExpired:
            return


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])
