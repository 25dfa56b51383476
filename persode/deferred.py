"""Names that a package offers and that are loaded when they are first used, so that importing it stays light."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module

__all__ = ["deferred"]


def deferred(package: str, offered: Mapping[str, Sequence[str]]) -> Callable[[str], object]:
    """A package's `__getattr__` (PEP 562).

    Args:
        package: its name.
        offered: module -> the names of it that the package offers. No name may be that of a module of the package: the
            import of that module would take its place.
    """
    homes = {name: module for module, names in offered.items() for name in names}

    def load(name: str) -> object:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return getattr(import_module(homes[name]), name)

    return load
