"""Two whole talks, kept to be read: a change of the companion shows as a diff.

python -m tests.unit.agent.test_transcripts    (writes them anew; read them before you keep them)
"""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path

import pytest

from persode.agent import memory_from
from persode.embeddings import get_embedder
from persode.onboarding import OnboardingPreferences
from tests.unit.agent.life import Talk, analyzer

DATA = Path(__file__).parents[2] / "data"
TALKS: dict[str, list[str]] = json.loads((DATA / "talks.json").read_text(encoding="utf-8"))["talks"]
BEFORE = {
    "2026-01-12": "I passed my driving test at the third attempt, Dad cried in the car.",
    "2026-02-20": "Mochi the cat was sick all night and I sat with her on the bathroom floor.",
    "2026-02-27": "Drew for three hours in the park, a heron and the old boats. It felt like before.",
    "2026-03-02": "Lena and I made pancakes at midnight and laughed until her mum came down.",
}
VOICES = {"good news": ("default", "empathetic"), "anger": ("friendly", "listener")}


def played(name: str) -> str:
    """The talk of that name as it goes, in Markdown."""
    style, personality = VOICES[name]
    mina = OnboardingPreferences(name="Mina", age=17, conversation_style=style, personality=personality)
    dated = {datetime.fromisoformat(f"{day}T20:00:00+00:00"): text for day, text in BEFORE.items()}
    life = [memory_from(analyzer().analyze(text), when) for when, text in dated.items()]
    talk = Talk(mina, life, get_embedder("minilm"))
    lines = [
        f"# A talk about {name}",
        "",
        f"Mina, 17, on 10 March 2026; {style}, {personality}, detailed; no model. Before that evening she had told:",
        "",
        *(f"- {day}: {text}" for day, text in BEFORE.items()),
    ]
    for text in TALKS[name]:
        lines += ["", f"**Mina:** {text}", "", f"**Persode:** {talk.say(text)}"]
    return "\n".join(lines) + "\n"


def kept(name: str) -> Path:
    return DATA / "transcripts" / f"{name.replace(' ', '_')}.md"


@pytest.mark.slow
@pytest.mark.parametrize("name", VOICES)
def test_the_talk_goes_as_it_was_read(name: str) -> None:
    assert played(name) == kept(name).read_text(encoding="utf-8")


if __name__ == "__main__":
    for name in VOICES:
        kept(name).write_text(played(name), encoding="utf-8")
