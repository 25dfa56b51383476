"""The visual prompt: what a picture of this episode should show.

Persode paper, section 3.3: the visual identity of the onboarding, the event, the emotion, and the emotion's mood.
"""

from __future__ import annotations

from dataclasses import dataclass

from persode.episode import EpisodeMetadata
from persode.onboarding import OnboardingPreferences
from persode.templates.patterns import pattern_file

__all__ = ["FewShotTemplateSystem", "VisualPrompt", "mood_of"]


@dataclass(frozen=True)
class VisualPrompt:
    """What to draw, and what to keep out of the picture."""

    prompt: str
    negative_prompt: str


class FewShotTemplateSystem:
    """Builds the prompt of a picture from a reading and a person's visual identity."""

    def build(self, episode: EpisodeMetadata, prefs: OnboardingPreferences) -> VisualPrompt:
        """The prompt names the event, the emotion, the emotion's mood and, word for word, every visual attribute.

        An episode without an event phrase is drawn from its text, cut at 200 characters.
        """
        table = pattern_file("visual")
        event = " ".join((episode.event or episode.title or episode.text).split())[:200].strip(" .!?;,")
        emotion = episode.emotion or "neutral"
        prompt = table["prompt"]["whole"].format(
            event=event or table["prompt"]["no_event"],
            emotion=emotion,
            mood=mood_of(emotion),
            identity=prefs.build_visual_style()["descriptor_string"],
        )
        unwanted = list(table["negative"]["always"])
        if not prefs.glasses:
            unwanted += table["negative"]["without_glasses"]
        return VisualPrompt(prompt, ", ".join(unwanted))

    def soften(self, episode: EpisodeMetadata, prefs: OnboardingPreferences) -> VisualPrompt:
        """The prompt without the event, for a model that would not paint it: the person in the mood of the moment."""
        return self.build(EpisodeMetadata(" ", emotion=episode.emotion), prefs)


def mood_of(emotion: str) -> str:
    """The mood of a picture for one of the eight feelings; an unknown word has the mood of "neutral"."""
    moods: dict[str, str] = pattern_file("visual")["mood"]
    return moods.get(emotion, moods["neutral"])
