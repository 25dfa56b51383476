"""Language and picture models, when a person wants one: a model is an option, never a need.

Analyzer, companion and templates know the protocols only. Without `PERSODE_MODELS` there is no model, nothing is sent
anywhere and nothing of a model's client is loaded: `get_llm()` gives None and the offline part answers.
"""

from __future__ import annotations

from persode.llm.alias import Alias
from persode.llm.choice import Models, configured_models, get_llm, get_painter
from persode.llm.protocol import LanguageModel, PictureModel
from persode.llm.quoting import quoted
from persode.llm.settings import ROLES, ModelSettings, read_settings

__all__ = [
    "ROLES",
    "Alias",
    "LanguageModel",
    "ModelSettings",
    "Models",
    "PictureModel",
    "configured_models",
    "get_llm",
    "get_painter",
    "quoted",
    "read_settings",
]
