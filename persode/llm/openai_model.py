"""A model behind an OpenAI-compatible server: OpenAI itself, Ollama, vLLM, LM Studio and their like.

What is sent is exactly `messages(...)`, or the prompt of a picture. After a failure the model rests, so that a dead one
costs its timeout once. Redirects are not followed, and under `local_only` no proxy is used: both would carry words
elsewhere.
"""

from __future__ import annotations

import base64
import binascii
import ssl
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from threading import Event
from time import monotonic
from typing import Any, TypeVar

import httpx2
from openai import DefaultHttpxClient, OpenAI, OpenAIError, Stream
from openai.types.chat import ChatCompletionChunk

from persode.errors import ModelAnswerError, ModelError
from persode.llm.alias import OPENAI_URL, Alias
from persode.llm.budget import Budget, tokens_in
from persode.llm.failures import failure_of, is_passing
from persode.llm.picture_check import MOST_BYTES, is_picture
from persode.llm.quoting import quoted
from persode.llm.waiting import in_time

__all__ = ["OpenAIModel"]

T = TypeVar("T")
REST_SECONDS = 300.0
MOST_CHARACTERS = 40_000
"""The longest answer in words that is taken."""

MOST_SENT_BYTES = 2 * MOST_BYTES
"""What a server may send in answer to one call, whatever it is."""

PICTURE_SIZE = "1024x1024"
FIRST_PAUSE = 0.5
"""Seconds before a busy server is asked again, unless it says how long; doubled each time."""

_STRANGE = (OpenAIError, OSError, ValueError, TypeError, AttributeError, LookupError)
"""What the client raises over a bad line or a strange answer."""


class OpenAIModel:
    """One alias that can be asked; see `LanguageModel` and `PictureModel`.

    Args:
        alias: which model, where, and under what conditions.
        budget: counts what it takes.
        timer: seconds that only go forward, for the rest after a failure.
    """

    def __init__(self, alias: Alias, budget: Budget, timer: Callable[[], float] = monotonic) -> None:
        self.alias = alias
        self.budget = budget
        self._timer = timer
        self._rests_until: float | None = None

    @property
    def name(self) -> str:
        """The name of its alias."""
        return self.alias.name

    @property
    def no_memories(self) -> bool:
        """True if it is never told what is remembered."""
        return self.alias.no_memories

    def messages(self, system: str, user: str, memories: Sequence[str] = ()) -> list[dict[str, str]]:
        """What `complete` sends, word for word."""
        if memories and not self.alias.no_memories:
            user = f"{quoted('memories', list(memories))}\n{user}"
        return [{"role": "system", "content": system}, {"role": "user", "content": user}]

    def complete(self, system: str, user: str, memories: Sequence[str] = ()) -> Iterator[str]:
        """The answer in pieces as they arrive; see `LanguageModel.complete`."""
        messages = self.messages(system, user, memories)
        sent = tokens_in(*(message["content"] for message in messages))
        yield from self._asked(sent, lambda client, given_up: self._words(client, messages, sent, given_up))

    def paint(self, prompt: str) -> bytes:
        """A picture; see `PictureModel.paint`."""
        if self.alias.no_images:
            raise ModelError("model.no_images", model=self.name)
        sent = tokens_in(prompt)
        return next(self._asked(sent, lambda client, given_up: self._picture(client, prompt, sent, given_up)))

    def reach(self) -> None:
        """See whether the server is there and takes the key, without asking the model anything.

        Raises:
            ModelError: it is not.
        """

        def listed(client: OpenAI, given_up: Event) -> Iterator[int]:
            yield len(client.models.list().data)

        next(self._asked(0, listed))

    def _asked(self, tokens: int, ask: Callable[[OpenAI, Event], Iterator[T]]) -> Iterator[T]:
        """What comes of asking, in time and within the budget; every failure as a `ModelError`."""
        alias = self.alias
        self._check_rest()
        key = alias.key()
        self.budget.begin(tokens)

        def produce(given_up: Event) -> Iterator[T]:
            with self._client(key, given_up) as client:
                yield from ask(client, given_up)

        try:
            yield from in_time(produce, alias.timeout)
        except (ModelError, *_STRANGE) as error:
            failure = failure_of(error, alias)
            if not isinstance(failure, ModelAnswerError):
                self._rests_until = self._timer() + REST_SECONDS
            if failure is error:
                raise
            raise failure from error

    def _check_rest(self) -> None:
        if self._rests_until is not None and self._timer() < self._rests_until:
            minutes = max(1, round((self._rests_until - self._timer()) / 60))
            raise ModelError("model.resting", model=self.name, minutes=minutes)
        self._rests_until = None

    def _client(self, key: str, given_up: Event) -> OpenAI:
        alias = self.alias

        def bound(response: httpx2.Response) -> None:
            response.stream = _Bounded(response.stream, given_up, alias.name)

        # what the environment says of OpenAI (organization, project) is no other server's business
        own = None if alias.base_url == OPENAI_URL else ""
        return OpenAI(
            api_key=key,
            organization=own,
            project=own,
            base_url=alias.base_url,
            timeout=alias.timeout,
            max_retries=0,
            http_client=DefaultHttpxClient(
                verify=_certificates(),
                trust_env=not alias.is_local,
                follow_redirects=False,
                event_hooks={"response": [bound]},
            ),
        )

    def _words(self, client: OpenAI, messages: list[dict[str, str]], sent: int, given_up: Event) -> Iterator[str]:
        request: dict[str, Any] = {"model": self.alias.model, "messages": messages}
        stream: Stream[ChatCompletionChunk] = self._again_if_busy(
            lambda: client.chat.completions.create(**request, stream=True, stream_options={"include_usage": True}),
            given_up,
        )
        if not stream.response.headers.get("content-type", "").startswith("text/event-stream"):
            raise ModelError("model.not_one", model=self.name, host=self.alias.host)
        length, ending, taken = 0, "", 0
        try:
            for chunk in stream:
                taken = chunk.usage.total_tokens if chunk.usage else taken
                for choice in (chunk.choices or ())[:1]:
                    ending = choice.finish_reason or ending
                    if choice.delta.refusal or ending == "content_filter":
                        raise ModelAnswerError("model.refused", model=self.name)
                    piece = choice.delta.content or ""
                    length += len(piece)
                    if length > MOST_CHARACTERS:
                        raise ModelAnswerError("model.too_long", model=self.name)
                    if piece:
                        yield piece
        finally:
            self.budget.settle((taken if 0 < taken < 10**7 else sent + length // 3) - sent)
        if ending != "stop":
            raise ModelError("model.cut_off", model=self.name)
        if not length:
            raise ModelAnswerError("model.empty", model=self.name)

    def _picture(self, client: OpenAI, prompt: str, sent: int, given_up: Event) -> Iterator[bytes]:
        answer = self._again_if_busy(
            lambda: client.images.generate(model=self.alias.model, prompt=prompt, n=1, size=PICTURE_SIZE), given_up
        )
        if answer.usage:
            self.budget.settle(answer.usage.total_tokens - sent)
        encoded = answer.data[0].b64_json if answer.data else None
        try:
            content = base64.b64decode(encoded or "", validate=True)
        except (binascii.Error, ValueError):
            content = b""
        if not is_picture(content):
            raise ModelAnswerError("model.no_picture", model=self.name)
        yield content

    def _again_if_busy(self, request: Callable[[], T], given_up: Event) -> T:
        """The answer to a request, asked again after a pause while the server is busy and somebody still waits."""
        for attempt in range(self.alias.retries):
            try:
                return request()
            except OpenAIError as error:
                if not is_passing(error) or given_up.wait(_pause(error, attempt)):
                    raise
        return request()


@cache
def _certificates() -> ssl.SSLContext:
    """Whom to trust; reading it takes a moment, so it is read once."""
    return httpx2.create_ssl_context()


def _pause(error: OpenAIError, attempt: int) -> float:
    """Seconds to wait before asking again."""
    response = getattr(error, "response", None)
    said = response.headers.get("retry-after", "") if response is not None else ""
    return float(said) if said.isdecimal() else FIRST_PAUSE * 2.0**attempt


class _Bounded(httpx2.SyncByteStream):
    """The bytes of an answer, up to a bound, and only while somebody waits for them."""

    def __init__(self, stream: Any, given_up: Event, name: str) -> None:
        self._stream = stream
        self._given_up = given_up
        self._name = name

    def __iter__(self) -> Iterator[bytes]:
        received = 0
        for piece in self._stream:
            received += len(piece)
            if self._given_up.is_set() or received > MOST_SENT_BYTES:
                raise ModelAnswerError("model.too_long", model=self._name)
            yield piece

    def close(self) -> None:
        self._stream.close()
