"""Who looks where: at each other, or at the thing that the day is about. All in picture units, hero at the left."""

from __future__ import annotations

import math

from persode.illustration.figure.figure import body_scale
from persode.illustration.figure.look import Look
from persode.illustration.props import PROPS
from persode.illustration.scene import SKIES, Companion, PropSpec, SceneSpec
from persode.illustration.stage.layout import Spot

__all__ = ["Gaze", "companion_gaze", "gaze_to", "head_of", "hero_gaze"]

Gaze = tuple[float, float]
"""Rightward and downward from -1 to 1, in the axes of the figure; (0, 0) looks at the reader."""

_STRIKING = ("absent", "broken", "spilled", "burnt", "crossed", "litter")
"""States of a thing that draw every eye."""
_INWARD = ("cheeks", "cry", "facepalm", "nap", "pray", "bow", "lotus", "handstand", "push-up", "slip", "fall", "drive")
"""Poses of somebody who looks at nothing."""
_ASHAMED = ("scolded", "mocked", "embarrassed", "apologised", "failed")
_DOWN: Gaze = (0.25, 0.9)


def head_of(look: Look, spot: Spot) -> tuple[float, float]:
    """The middle of a head in the picture."""
    return spot.x, spot.y - 398 * spot.scale * body_scale(look)


def gaze_to(start: tuple[float, float], end: tuple[float, float]) -> Gaze:
    """The gaze from one point at another; what is far to the side turns a head fully."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    return max(-1.0, min(1.0, dx / 170)), max(-0.9, min(1.0, dy / math.hypot(dx, dy, 120)))


def hero_gaze(scene: SceneSpec, hero: Spot, spots: list[Spot], things: dict[str, Spot], held: list[PropSpec]) -> Gaze:
    """Where the hero looks. `things` are the visible things by name, `held` what is in the hands."""
    people = [one for one in scene.companions if one.state != "thought"]
    if scene.pose in _INWARD or scene.staging == "bed":
        return 0.0, 0.0
    if people and scene.story in _ASHAMED:
        return _DOWN
    if scene.weather in SKIES[:3]:
        return 0.3, -0.9
    eyes = head_of(scene.hero, hero)
    focus = _struck(scene, things)
    if focus is None and people:
        there = people[0].look, spots[0]
        return gaze_to(eyes, head_of(*there)) if people[0].state == "present" else gaze_to(eyes, _middle(*there))
    if focus is None and any(prop.state == "thought" for prop in scene.props):
        return 0.7, -0.6
    if focus is None and any(prop.state == "heard" for prop in scene.props):
        return 0.8, -0.4
    if focus is None and any(prop.state == "high" for prop in held):
        return 0.5, -0.6
    if focus is None and held:
        return (0.1, 0.9) if scene.pose in ("hold", "sit", "bow") else (0.7, 0.3)
    if focus is None:
        focus = next((_centre(name, spot) for name, spot in things.items() if _draws_eyes(name)), None)
    if focus is None:
        return (0.6, -0.5) if scene.pose in ("gaze", "think") or scene.expression == "reflective" else (0.0, 0.0)
    return gaze_to(eyes, focus)


def companion_gaze(scene: SceneSpec, person: Companion, spot: Spot, hero: Spot, things: dict[str, Spot]) -> Gaze:
    """Where a companion looks, in the axes of the companion, who is drawn facing the hero's side."""
    if person.pose == "leave":
        return 0.9, 0.2
    if person.expression in ("grieving", "asleep", "ill"):
        return 0.4, 0.6
    if scene.weather in SKIES[:3]:
        return 0.4, -0.9
    focus = _struck(scene, things) or head_of(scene.hero, hero)
    x, y = gaze_to(head_of(person.look, spot), focus)
    return (x if spot.x < hero.x else -x), y


def _struck(scene: SceneSpec, things: dict[str, Spot]) -> tuple[float, float] | None:
    for prop in scene.props:
        if prop.state in _STRIKING and prop.name in things:
            return _centre(prop.name, things[prop.name])
    return None


def _draws_eyes(name: str) -> bool:
    return name not in ("notes", "lamp", "plant")


def _centre(name: str, spot: Spot) -> tuple[float, float]:
    known = PROPS[name]
    return spot.x, spot.y - (0 if known.slot == "sky" else known.height * spot.scale / 2)


def _middle(look: Look, spot: Spot) -> tuple[float, float]:
    return spot.x, spot.y - 260 * spot.scale * body_scale(look)
