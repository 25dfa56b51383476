"""What kind of truth a memory is: its class with its own decay, and the closed lists of everything that it may say.

The classes are Garden Pulse's. An episode fades by the person's forgetting law; all other classes by a rate of their
own, exp(-rate * days), whatever was salient.
"""

from __future__ import annotations

from collections.abc import Mapping

from persode import checks

__all__ = [
    "ANCHOR_RATE",
    "BELIEF_CLASSES",
    "BODIES",
    "DOMAINS",
    "EMOTIONS",
    "KINDS",
    "PROVENANCES",
    "check_belief",
    "default_class",
]

BELIEF_CLASSES: dict[str, float | None] = {
    "episode": None,
    "axiom": 0.0,
    "self_model": 0.0005,
    "user_model": 0.001,
    "operational": 0.003,
    "hypothesis": 0.005,
}
"""Decay rate per day of each class; None = the forgetting law decides (half-lives: about 1386, 693, 231, 139 days)."""

ANCHOR_RATE = 0.001
"""An anchor (a marriage, a death) fades at most this fast a day."""

KINDS = ("episode", "preference", "topic", "project", "dialog", "fact")
PROVENANCES = ("memory_pattern", "interactive_memory", "idle_background", "sleep_reflection", "manual")
DOMAINS = ("real", "fiction_content", "fiction_meta", "meta_authorial")
BODIES = ("", "depleted", "restored")
EMOTIONS = ("joy", "sadness", "anger", "fear", "trust", "disgust", "anticipation", "surprise", "shame", "guilt")
"""Plutchik's eight and two more, each [0, 1]."""

_CLOSED = {
    "belief_class": tuple(BELIEF_CLASSES),
    "kind": KINDS,
    "provenance": PROVENANCES,
    "domain": DOMAINS,
    "body": BODIES,
}


def default_class(kind: str, guessed: bool = False) -> str:
    """The class of a memory of that kind: lasting for a preference or a fact, hypothesis while it is only guessed."""
    if guessed:
        return "hypothesis"
    return "user_model" if kind in ("preference", "fact") else "episode"


def check_belief(values: Mapping[str, object]) -> None:
    """Refuse a value that is not in its list, or is out of its range.

    Args:
        values: some of belief_class, kind, provenance, domain, body, confidence_floor, emotional_intensity,
            emotions, pinned, anchor.

    Raises:
        UnknownChoiceError: a name that is not in its closed list.
        BadInputError: a floor, an intensity or an emotion outside [0, 1], a flag that is neither True nor False.
    """
    for name, known in _CLOSED.items():
        if name in values:
            checks.choice(name, values[name], known)
    for name in ("pinned", "anchor"):
        checks.flag(name, values.get(name, False))
    for name in ("confidence_floor", "emotional_intensity"):
        checks.share(name, values.get(name, 0.0))
    for emotion, intensity in checks.instance("emotions", values.get("emotions", {}), Mapping).items():
        checks.share(checks.choice("emotion", emotion, EMOTIONS), intensity)
