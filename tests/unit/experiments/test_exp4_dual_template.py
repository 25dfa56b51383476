"""The dual template: what must hold of the prompts does, and what is counted of the pictures is what is seen."""

from __future__ import annotations

from itertools import pairwise

from experiments import exp4_dual_template as exp4
from persode.episode import EpisodeMetadata
from persode.onboarding import OnboardingPreferences
from persode.templates import FewShotTemplateSystem, VisualPrompt


def test_four_people_and_six_events_are_crossed() -> None:
    assert len(exp4.PROFILES) >= 4
    assert len(exp4.EVENTS) >= 6
    for one, two in pairwise(exp4.PROFILES):
        assert not set(exp4.attributes_of(one)) & set(exp4.attributes_of(two)) - {"wearing glasses", "no glasses"}


def test_every_count_of_the_prompts_is_full() -> None:
    counts = exp4.prompts()
    assert counts["attributes of the person in the picture's prompt"] == [204, 204]
    assert {name: held for name, (held, of) in counts.items() if held < of} == {}


def test_a_missing_attribute_is_counted_as_missing() -> None:
    class Forgetful(FewShotTemplateSystem):
        def build(self, episode: EpisodeMetadata, prefs: OnboardingPreferences) -> VisualPrompt:
            made = super().build(episode, prefs)
            return VisualPrompt(made.prompt.replace(prefs.hair, "hair"), made.negative_prompt)

    counts = exp4.prompts(Forgetful())
    assert counts["attributes of the person in the picture's prompt"] == [204 - 24, 204]
