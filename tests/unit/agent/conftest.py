"""`ask`: one message of the life in `life.py`, answered in a voice."""

from __future__ import annotations

from typing import Any

import pytest

from persode.agent import Reply, Situation, answer
from persode.onboarding import OnboardingPreferences
from tests.unit.agent.life import NOW, VOICES, ZONE, Ask, life, read


@pytest.fixture(scope="session")
def ask() -> Ask:
    """ask(text, voice, earlier=(), seed=0, region="KR", with_preference=False, **fields of Situation) -> Reply."""

    def asked(
        text: str,
        voice: OnboardingPreferences = VOICES[0],
        earlier: tuple[str, ...] = (),
        seed: int = 0,
        region: str = "KR",
        with_preference: bool = False,
        **fields: Any,
    ) -> Reply:
        reading, hits = read(text, with_preference)
        given: dict[str, Any] = {
            "text": text,
            "reading": reading,
            "hits": hits,
            "memories": life(with_preference).memories,
            "preferences": voice,
            "now": NOW,
            "zone": ZONE,
            "region": region,
            "earlier_replies": earlier,
            "seed": seed,
        }
        return answer(Situation(**(given | fields)))

    return asked


@pytest.fixture(params=VOICES, ids=lambda v: f"{v.conversation_style}-{v.personality}-{v.response_length}")
def voice(request: pytest.FixtureRequest) -> OnboardingPreferences:
    return request.param  # type: ignore[no-any-return]
