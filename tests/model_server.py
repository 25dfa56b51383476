"""An OpenAI-compatible server on loopback that answers as it is told, with each failure on request.

The real client talks to it. `server.answers = [status(429), words("Hello")]` says what comes, one for each request; the
last one is repeated. `server.asked` holds what was sent.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from typing import Any

__all__ = [
    "SILENT_SECONDS",
    "Answer", "ModelServer", "bad_line", "error_inside", "flood", "half", "html", "models_file", "picture", "pings",
    "redirect", "refusal", "running", "silence", "status", "whole_json", "words",
]  # fmt: skip

SILENT_SECONDS = 10
"""A server that says nothing says it for so long."""


class ModelServer:
    """What the tests hold in their hands."""

    def __init__(self) -> None:
        self.answers: list[Answer] = [words("ok")]
        self.asked: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.paths: list[str] = []
        self.over = Event()
        """Set at the end of a test, so that no handler waits any longer."""
        self.url = ""

    @property
    def told(self) -> str:
        """Everything that was ever sent to it, as one text."""
        return json.dumps(self.asked, ensure_ascii=False)


class _Handler(BaseHTTPRequestHandler):
    server_state: ModelServer

    def do_GET(self) -> None:
        self._answer({})

    def do_POST(self) -> None:
        length = int(self.headers.get("content-length", 0))
        self._answer(json.loads(self.rfile.read(length)))

    def _answer(self, asked: dict[str, Any]) -> None:
        state = self.server_state
        state.asked.append(asked)
        state.headers.append({name.lower(): value for name, value in self.headers.items()})
        state.paths.append(self.path)
        answer = state.answers.pop(0) if len(state.answers) > 1 else state.answers[0]
        try:
            answer(self)
        except OSError:  # whoever asked has gone
            self.close_connection = True

    def begin(self, code: int = 200, kind: str = "text/event-stream", **headers: str) -> None:
        """Status and headers; the connection is closed at the end of what follows."""
        self.send_response(code)
        self.send_header("content-type", kind)
        self.send_header("connection", "close")
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.end_headers()

    def line(self, text: str) -> None:
        """One line of a stream and the blank one behind it."""
        self.wfile.write(f"{text}\n\n".encode())
        self.wfile.flush()

    def piece(self, content: str | None, ending: str | None = None, **delta: str) -> None:
        """One chunk of an answer."""
        choice = {"index": 0, "delta": {"content": content, **delta}, "finish_reason": ending}
        self.line("data: " + json.dumps({**_CHUNK, "choices": [choice]}))

    def log_message(self, *_: object) -> None:
        """Say nothing on stderr."""


_CHUNK = {"id": "1", "object": "chat.completion.chunk", "created": 1, "model": "fake"}
Answer = Callable[[_Handler], None]


def words(*pieces: str, tokens: int = 7) -> Answer:
    """A whole answer, piece by piece."""

    def answer(handler: _Handler) -> None:
        handler.begin()
        for piece in pieces:
            handler.piece(piece)
        handler.piece(None, "stop")
        usage = {"prompt_tokens": tokens - 1, "completion_tokens": 1, "total_tokens": tokens}
        handler.line("data: " + json.dumps({**_CHUNK, "choices": [], "usage": usage}))
        handler.line("data: [DONE]")

    return answer


def status(http: int, message: str = "no", **error: str) -> Answer:
    """An error with its status; a busy server says that it may be asked again at once."""

    def answer(handler: _Handler) -> None:
        handler.begin(http, "application/json", retry_after="0")
        handler.wfile.write(json.dumps({"error": {"message": message, **error}}).encode())

    return answer


def silence(handler: _Handler) -> None:
    """Nothing at all, until the test is over."""
    handler.server_state.over.wait(SILENT_SECONDS)


def pings(handler: _Handler) -> None:
    """A sign of life now and then, never a word."""
    handler.begin()
    while not handler.server_state.over.wait(0.02):
        handler.line(": still here")


def half(*pieces: str) -> Answer:
    """The beginning of an answer; then the connection ends."""

    def answer(handler: _Handler) -> None:
        handler.begin()
        for piece in pieces:
            handler.piece(piece)

    return answer


def refusal(handler: _Handler) -> None:
    """The model would rather not."""
    handler.begin()
    handler.piece(None, refusal="I can't help with that.")
    handler.piece(None, "stop")
    handler.line("data: [DONE]")


def bad_line(handler: _Handler) -> None:
    """A stream with a line that is no JSON."""
    handler.begin()
    handler.piece("Hel")
    handler.line('data: {"id": "1", "choices": [')


def error_inside(handler: _Handler) -> None:
    """A failure that is told in the middle of a stream."""
    handler.begin()
    handler.piece("Hel")
    handler.line('data: {"error": {"message": "out of memory"}}')


def html(handler: _Handler) -> None:
    """A page where an answer should be (a proxy, a hotel's network)."""
    handler.begin(200, "text/html")
    handler.wfile.write(b"<html><body>Please log in</body></html>")


def whole_json(content: object) -> Answer:
    """Any JSON at once."""

    def answer(handler: _Handler) -> None:
        handler.begin(200, "application/json")
        handler.wfile.write(json.dumps(content).encode())

    return answer


def flood(characters: int) -> Answer:
    """An answer that does not end."""
    return words(*["lorem " * 1000] * (characters // 6000 + 1))


def redirect(url: str) -> Answer:
    """Elsewhere, please."""

    def answer(handler: _Handler) -> None:
        handler.begin(307, "text/plain", location=url)

    return answer


def picture(content: bytes) -> Answer:
    """A picture as its bytes."""
    return whole_json({"created": 1, "data": [{"b64_json": base64.b64encode(content).decode()}]})


@contextmanager
def running() -> Iterator[ModelServer]:
    """A server for the time of a test."""
    state = ModelServer()
    handler = type("Handler", (_Handler,), {"server_state": state})
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    server.daemon_threads = True
    state.url = f"http://127.0.0.1:{server.server_address[1]}/v1"
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    try:
        yield state
    finally:
        state.over.set()
        server.shutdown()
        server.server_close()
        thread.join()


def models_file(path: Path, url: str, roles: str = 'chat = "fake"\nreading = "fake"', extra: str = "") -> Path:
    """A `models.toml` with the one alias "fake" at that address."""
    path.write_text(
        f'[models.fake]\nprovider = "compatible"\nmodel = "fake-1"\nbase_url = "{url}"\nlocal_only = true\n{extra}\n'
        f"[roles]\n{roles}\n",
        encoding="utf-8",
    )
    return path
