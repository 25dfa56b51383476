"""Trying a model: whether it answers, said before anybody needs it."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlsplit

from persode.errors import BadInputError, ModelError, UnknownChoiceError
from persode.llm.choice import configured_models
from persode.llm.openai_model import OpenAIModel
from persode.words import say

__all__ = ["check_models"]


def check_models(alias: str = "") -> Iterator[tuple[str, bool]]:
    """A few lines about each alias (or the one), and whether it may be asked; each is asked one small question.

    Raises:
        BadInputError: no models are set up, something in the file is wrong, or there is no such alias.
    """
    models = configured_models()
    if models is None:
        raise BadInputError("model.no_models")
    if alias and alias not in models.named:
        raise UnknownChoiceError("model", alias, models.named)
    for name in [alias] if alias else models.named:
        roles = [role for role, which in models.settings.roles.items() if which == name]
        yield _description(models.named[name], roles), True
        yield _tried(models.named[name], draws_only=roles == ["picture"])


def _description(model: OpenAIModel, roles: list[str]) -> str:
    alias = model.alias
    where = "here" if alias.is_local else "open" if urlsplit(alias.base_url).scheme == "http" else "away"
    calls, tokens = model.budget.used()
    about = say(
        "models.check.about",
        name=alias.name,
        model=alias.model,
        url=alias.base_url,
        where=say(f"models.check.where_{where}"),
    )
    told = say(
        "models.check.told",
        roles=", ".join(roles) or say("models.check.nothing"),
        memories=say("models.check.no" if alias.no_memories else "models.check.yes"),
        pictures=say("models.check.no" if alias.no_images else "models.check.yes"),
        calls=calls,
        most_calls=alias.calls_per_day,
        tokens=tokens,
        most_tokens=alias.tokens_per_day,
    )
    return f"{about}\n{told}"


def _tried(model: OpenAIModel, draws_only: bool) -> tuple[str, bool]:
    try:
        if draws_only:
            model.reach()
            return say("models.check.there"), True
        for _ in model.complete("Answer with one word.", "Are you there?"):
            pass
    except ModelError as error:
        return f"    {error}", False
    return say("models.check.answered"), True
