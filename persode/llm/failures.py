"""What went wrong with a model, in a sentence that a journaler understands.

What the server said is never repeated in it (it may hold a key or somebody else's words); it stays in `__cause__`.
"""

from __future__ import annotations

from openai import APIConnectionError, APIStatusError, APITimeoutError

from persode.errors import ModelAnswerError, ModelError
from persode.llm.alias import Alias

__all__ = ["failure_of", "is_passing"]

_REFUSALS = ("content_policy_violation", "content_filter", "moderation_blocked")


def is_passing(error: Exception) -> bool:
    """True if asking again soon may help: busy, stumbling, cut off before it began; not a timeout, which was paid."""
    if isinstance(error, APIStatusError):
        return error.status_code == 429 or error.status_code >= 500
    return isinstance(error, APIConnectionError) and not isinstance(error, APITimeoutError)


def failure_of(error: Exception, alias: Alias) -> ModelError:
    """The error to raise for what the client, the network or a strange answer raised."""
    if isinstance(error, ModelError):
        return error
    if isinstance(error, APITimeoutError | TimeoutError):
        return ModelError("model.timeout", model=alias.name, seconds=f"{alias.timeout:g}")
    if isinstance(error, APIStatusError):
        if getattr(error, "code", None) in _REFUSALS:
            return ModelAnswerError("model.refused", model=alias.name)
        return ModelError(_of_status(error.status_code), model=alias.name, variable=alias.key_variable)
    if isinstance(error, APIConnectionError | OSError):
        return ModelError("model.unreachable", model=alias.name, host=alias.host)
    return ModelError("model.not_one", model=alias.name, host=alias.host)


def _of_status(status: int) -> str:
    if status in (401, 403):
        return "model.key_refused"
    if status == 429:
        return "model.busy"
    return "model.stumbled" if status >= 500 else "model.rejected"
