"""One model under the name that a person gave it: where it is, what it may cost, what it may be told."""

from __future__ import annotations

import os
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

from persode.errors import ModelError

__all__ = ["OPENAI_URL", "Alias", "is_loopback"]

OPENAI_URL = "https://api.openai.com/v1"


@dataclass(frozen=True)
class Alias:
    """A model as `models.toml` describes it.

    Args:
        name: what the person calls it.
        model: what its provider calls it.
        base_url: where it answers, http or https.
        key_variable: the *name* of the environment variable that holds the key; "" if it needs none.
        timeout: seconds of silence that are borne before a piece of the answer, (0, 600].
        retries: how often a busy or stumbling server is asked again within the timeout, 0 to 5.
        calls_per_day, tokens_per_day: the daily budget, >= 1.
        local_only: only an address of this machine may be asked.
        no_images: it is never asked for a picture.
        no_memories: it is never told what is remembered.
    """

    name: str
    model: str
    base_url: str = OPENAI_URL
    key_variable: str = ""
    timeout: float = 30.0
    retries: int = 1
    calls_per_day: int = 200
    tokens_per_day: int = 200_000
    local_only: bool = False
    no_images: bool = False
    no_memories: bool = False

    @property
    def host(self) -> str:
        """Which machine hears what is sent."""
        return urlsplit(self.base_url).hostname or ""

    @property
    def is_local(self) -> bool:
        """True if nothing that is sent leaves this machine."""
        return is_loopback(self.host)

    def key(self) -> str:
        """The key out of its environment variable, without blanks around it; a stand-in where none is needed.

        Raises:
            ModelError: the variable is not set, or what it holds can't be a key.
        """
        if not self.key_variable:
            return "none"
        key = os.environ.get(self.key_variable, "").strip()
        if not key:
            raise ModelError("model.no_key", model=self.name, variable=self.key_variable)
        if not (key.isascii() and key.isprintable()) or " " in key:
            raise ModelError("model.strange_key", model=self.name, variable=self.key_variable)
        return key


def is_loopback(host: str) -> bool:
    """True for an address of this machine only: 127.x.x.x, ::1, localhost; no other name, whatever it resolves to."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
