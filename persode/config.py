"""Where Persode keeps its data: `PERSODE_DATA`, else `data/` beside `app.py`."""

from __future__ import annotations

import os
from pathlib import Path

__all__ = ["data_folder"]


def data_folder() -> Path:
    """The folder that holds all journals; it need not exist yet."""
    setting = os.environ.get("PERSODE_DATA", "").strip()
    if setting:
        return Path(setting).expanduser()
    beside = Path(__file__).resolve().parents[1]
    return (beside if (beside / "app.py").exists() else Path.cwd()) / "data"
