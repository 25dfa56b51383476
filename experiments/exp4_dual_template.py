"""Experiment 4, the dual template: one event, many people: what of them is in the words, the prompt and the picture.

    python -m experiments.exp4_dual_template [--out DIR]

Fixed protocol. Four made-up profiles and six made-up events (two share a feeling), all crossed. Counted, n of n: the
picture's prompt names each visual attribute word for word (hair, glasses, age, skin, clothes, theme, style, art); the
diary's prompt holds the person's whole style paragraph; the prompts of one event differ between any two profiles; one
feeling has one mood in every prompt, and different feelings have different ones (Persode paper, sections 3.1 and 3.3).
Then the pictures of our own illustrator: with theme and style held fixed, the four people of one event (one seed) give
the same scene but for the hero, and, drawn, no pixel changes outside the box of the hero's figure, while within it some
do. Where this does not hold, it is said for which event. (Known: a thing that is held over the head moves with the
hands, and people in the background are drawn as peers of the hero, so their looks depend on hers.) Everything is
offline and without randomness.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING, Any

import numpy as np

from experiments.experiment import Experiment, Result, guarded, parser, told
from persode.episode import EpisodeMetadata
from persode.illustration import read_scene
from persode.illustration.picture import paint
from persode.illustration.scene import SceneSpec
from persode.illustration.stage.layout import hero_box
from persode.onboarding import OnboardingPreferences
from persode.templates import DiaryTemplate, FewShotTemplateSystem, mood_of

if TYPE_CHECKING:
    from matplotlib.figure import Figure

SIDE = 192
SEED = 11
UNITS = 1024
"""Side of a picture in its own units."""

CHANGED = 0.02
"""Difference of a channel, [0, 1], from which on a pixel counts as changed."""

OUTSIDE = "no pixel changed outside the figure's box"

PROFILES = (
    OnboardingPreferences("Ada", 16, True, "street", "short curly black hair", "city", "vibrant", "friendly", "concise",
                          "empathetic", "deep", "picture-book", ["yellow rain boots"]),
    OnboardingPreferences("Ben", 34, False, "classic", "grey undercut", "library", "monochrome", "thoughtful",
                          "detailed", "listener", "light", "ink and wash"),
    OnboardingPreferences("Cho", 71, True, "vintage", "white bun", "garden", "pastel", "default", "detailed",
                          "empathetic", "tan", "flat poster", ["a pearl necklace"]),
    OnboardingPreferences("Dia", 25, False, "sporty", "long red hair", "sea", "minimal", "emotional", "concise",
                          "listener", "brown", "picture-book"),
)  # fmt: skip

EVENTS = (
    EpisodeMetadata("I won the chess tournament of our town.", "won the chess tournament", "joyful", valence=1),
    EpisodeMetadata("I finished the quilt after two years.", "finished the quilt", "joyful", valence=1),
    EpisodeMetadata("I sat on a bench in the park and read.", "read on a bench in the park", "content", valence=1),
    EpisodeMetadata("I lost the ring on the beach.", "lost the ring on the beach", "sad", valence=-1),
    EpisodeMetadata("The bus drove off without me in the rain.", "missed the bus in the rain", "angry", valence=-1),
    EpisodeMetadata("I waited in the hallway before the exam.", "waited before the exam", "anxious", valence=-1),
)


def run() -> Result:
    """Count."""
    return EXPERIMENT.result(
        prompts=prompts(), moods={event.emotion: mood_of(event.emotion) for event in EVENTS}, pictures=pictures()
    )


def prompts(visual: FewShotTemplateSystem | None = None) -> dict[str, list[int]]:
    """[how many, of how many] of each thing that must hold of the prompts (of another template, if one is given)."""
    visual, diary = visual or FewShotTemplateSystem(), DiaryTemplate()
    built = {(p.name, e.event): visual.build(e, p).prompt for p in PROFILES for e in EVENTS}
    attributes = [(word in built[p.name, e.event]) for p in PROFILES for e in EVENTS for word in attributes_of(p)]
    styles = [p.build_style_prompt() in diary.build_prompt(e, p) for p in PROFILES for e in EVENTS]
    differ = [built[a.name, e.event] != built[b.name, e.event] for e in EVENTS for a, b in combinations(PROFILES, 2)]
    events = [e.event in built[p.name, e.event] for p in PROFILES for e in EVENTS]
    shared = [mood_of(e.emotion) in built[p.name, e.event] for p in PROFILES for e in EVENTS]
    feelings = list(dict.fromkeys(e.emotion for e in EVENTS))
    other = [mood_of(a) != mood_of(b) for a, b in combinations(feelings, 2)]
    bare = ["glasses" in visual.build(e, p).negative_prompt for p in PROFILES if not p.glasses for e in EVENTS]
    return {
        "attributes of the person in the picture's prompt": _count(attributes),
        "event in the picture's prompt": _count(events),
        "style paragraph in the diary's prompt": _count(styles),
        "prompts of one event that differ, by pairs of people": _count(differ),
        "mood of the feeling in the picture's prompt": _count(shared),
        "feelings with another mood, by pairs": _count(other),
        "glasses kept out for who wears none": _count(bare),
    }


def attributes_of(prefs: OnboardingPreferences) -> list[str]:
    """Every visual choice in the person's own words, read from the preferences and not from what is built of them."""
    chosen = [prefs.hair, prefs.fashion_style, prefs.background_theme, prefs.background_style, prefs.skin]
    glasses = "wearing glasses" if prefs.glasses else "no glasses"
    return [*chosen, prefs.art_style, str(prefs.age), glasses, *prefs.extra_visual_tags]


def pictures() -> dict[str, Any]:
    """The scenes and pixels of every two people for one event, theme and style being those of the first."""
    first = PROFILES[0]
    theme, style, art = first.background_theme, first.background_style, first.art_style
    people = [replace(p, background_theme=theme, background_style=style, art_style=art) for p in PROFILES]
    same_scene, other_hero, outside, shares = [], [], [], []
    beyond: dict[str, int] = {}
    for event in EVENTS:
        scenes = [read_scene(event, prefs, SEED) for prefs in people]
        drawn = [np.asarray(paint(scene, SIDE).convert("RGB"), dtype=np.float64) / 255 for scene in scenes]
        for one, two in combinations(range(len(people)), 2):
            same_scene.append(_but_hero(scenes[one]) == _but_hero(scenes[two]))
            other_hero.append(scenes[one].hero != scenes[two].hero)
            changed = np.abs(drawn[one] - drawn[two]).max(axis=2) > CHANGED
            box = _figure(scenes[one]) | _figure(scenes[two])
            outside.append(not (changed & ~box).any())
            if not outside[-1]:
                beyond[event.event] = beyond.get(event.event, 0) + 1
            shares.append(float(changed[box].mean()))
    return {
        "counts": {
            "same scene but for the hero, by pairs of people": _count(same_scene),
            "another hero": _count(other_hero),
            OUTSIDE: _count(outside),
            "some pixels changed within it": _count(share > 0 for share in shares),
        },
        "pairs_changed_outside_by_event": beyond,
        "changed_within_the_box": {"least": min(shares), "mean": float(np.mean(shares)), "most": max(shares)},
    }


def table(result: Result) -> list[str]:
    """The result as Markdown."""
    counts = {**result["prompts"], **result["pictures"]["counts"]}
    lines = ["| what must hold | held | of |", "|---|---:|---:|"]
    lines += [f"| {name} | {held} | {of} |" for name, (held, of) in counts.items()]
    beyond = result["pictures"]["pairs_changed_outside_by_event"]
    if beyond:
        where = ", ".join(f"{event} ({pairs} pairs)" for event, pairs in beyond.items())
        lines += ["", f"Pixels change outside the figure's box in: {where}. Known to do so: a thing held over the head"]
        lines[-1] += " moves with the hands; people in the background are drawn as peers of the hero."
    share = result["pictures"]["changed_within_the_box"]
    lines += ["", f"Within the figure's box {share['mean']:.0%} of the pixels change from one person to another"]
    lines[-1] += f" ({share['least']:.0%} to {share['most']:.0%}). The moods, one a feeling:"
    return [*lines, "", *(f"- {feeling}: {mood}" for feeling, mood in result["moods"].items())]


def figure(result: Result) -> Figure:
    """The share that holds of each count."""
    from experiments.figures import TEAL, canvas, label

    counts = {**result["prompts"], **result["pictures"]["counts"]}
    drawing, (axes,) = canvas("One event, many people: what holds, n of n", height=3.8)
    names = list(counts)[::-1]
    axes.barh(range(len(names)), [counts[name][0] / counts[name][1] for name in names], 0.62, color=TEAL)
    for place, name in enumerate(names):
        label(axes, "{} of {}".format(*counts[name]), (counts[name][0] / counts[name][1], place))
    axes.set_yticks(range(len(names)), names, fontsize=8)
    axes.grid(False)
    axes.set(xlim=(0, 1), xlabel="share")
    return drawing


def _figure(scene: SceneSpec) -> np.ndarray:
    """True for the pixels that the hero's figure can touch."""
    left, top, right, bottom = hero_box(scene)
    centre = (np.arange(SIDE) + 0.5) * UNITS / SIDE
    unit = UNITS / SIDE
    across = (centre >= left - unit) & (centre <= right + unit)
    down = (centre >= top - unit) & (centre <= bottom + unit)
    return down[:, None] & across[None, :]


def _but_hero(scene: SceneSpec) -> dict[str, Any]:
    return {name: value for name, value in scene.to_dict().items() if name != "hero"}


def _count(held: Iterable[bool]) -> list[int]:
    values = list(held)
    return [sum(values), len(values)]


PROTOCOL: dict[str, Any] = {
    "source": "Persode paper, sections 3.1 and 3.3",
    "profiles": [prefs.to_dict() for prefs in PROFILES],
    "events": [{"event": event.event, "feeling": event.emotion} for event in EVENTS],
    "pictures": {"seed": SEED, "side": SIDE, "changed": f"more than {CHANGED} in a channel"},
}
EXPERIMENT = Experiment("exp4_dual_template", "The dual template", PROTOCOL, table, figure)


def main() -> int:
    """Count and keep."""
    options = parser(__doc__).parse_args()
    return told(EXPERIMENT, run(), options.out)


if __name__ == "__main__":
    sys.exit(guarded(main))
