"""One picture or two: what was before, said or only thought of gets a small picture within the one of the day."""

from __future__ import annotations

import re
from dataclasses import replace

from persode.episode import EpisodeMetadata
from persode.illustration.reading.lexicon import table
from persode.illustration.reading.moments import Report, clauses, report_of, resolved, subject_of
from persode.illustration.reading.people import companion_look, kinds_of
from persode.illustration.reading.read import read_scene
from persode.illustration.reading.story import Story, read_story
from persode.illustration.scene import FLOATING, Companion, PropSpec, SceneSpec
from persode.onboarding import OnboardingPreferences

__all__ = ["read_picture"]

_BRIGHT = ("joyful", "content", "surprised")
_BY_WIRE = {
    "texted", "text", "message", "messaged", "called", "call", "rang", "phone", "email", "emailed", "whatsapp", "wrote",
}  # fmt: skip
_YOUNG = re.compile(r"\b(?:as a (?:child|kid|boy|girl)|was (?:young|little|small|a child|a kid|a boy|a girl))\b", re.I)
_TOLD_ALREADY = ("propose", "asked_out", "confessed", "allowed", "refused", "married", "found", "splash", "licence")
"""Stories whose one picture says all."""
_WORDLESS = ("selfharm", "died", "house_fire")
"""Frames that are always one quiet picture."""


def read_picture(episode: EpisodeMetadata, prefs: OnboardingPreferences, seed: int) -> SceneSpec:
    """The scene of an episode, with a small one in it if the words tell of two moments or report something."""
    text = episode.text if not episode.event or episode.event in episode.text else f"{episode.event}. {episode.text}"
    whole = read_scene(episode, prefs, seed)
    if whole.heavy or whole.story in _WORDLESS or whole.thought_place:
        return whole
    if whole.story in _TOLD_ALREADY or any(prop.state in ("said", "heard") for prop in whole.props):
        return whole
    parts = clauses(text)
    reported = _reported(episode, parts, prefs, seed)
    if reported is not None:
        return reported
    if "thought" in {*(one.state for one in whole.companions), *(one.state for one in whole.props)}:
        return whole
    return _two_moments(episode, parts, prefs, seed) or whole


def _reported(
    episode: EpisodeMetadata, parts: list[tuple[str, str]], prefs: OnboardingPreferences, seed: int
) -> SceneSpec | None:
    """The scene of who tells or thinks, with what is told or thought of in a bubble."""
    for number, (words, _) in enumerate(parts):
        report = report_of(words)
        if report is None:
            continue
        if not report.content and number:
            report = replace(report, content=parts[number - 1][0])
            parts = [part for at, part in enumerate(parts) if at != number - 1]
            number -= 1
        subject, content = subject_of(report.content) if not report.by else ("", report.content)
        told = read_story(content)
        if told.heavy or not (_weight(told) or told.people):
            return None
        rest = ". ".join(one for at, (one, _) in enumerate(parts) if at != number)
        outer = read_scene(_said(episode, f"{rest}. {report.frame}"), prefs, seed)
        feeling = _feeling_of(told, episode.emotion)
        inner = read_scene(_said(episode, content, feeling), prefs, seed)
        if told.place and inner.staging == "floor":
            inner = replace(inner, effects=(*inner.effects, "there"))
        if subject == "thing":
            inner = replace(inner, companions=(), effects=(*inner.effects, "nobody"), staging="floor", pose="stand")
        elif subject:
            kinds = kinds_of(subject)
            others = tuple(
                Companion(kind, companion_look(kind, number, outer.hero, seed), inner.expression, inner.pose)
                for number, kind in enumerate(kinds[1:], 1)
            )
            look = companion_look(kinds[0], 0, outer.hero, seed)
            inner = replace(inner, hero=look, companions=(*others, *inner.companions)[:2])
        return _with_report(outer, inner, report, words)
    return None


def _with_report(outer: SceneSpec, inner: SceneSpec, report: Report, words: str) -> SceneSpec | None:
    if any(one.state == "thought" for one in inner.companions):
        inner = replace(inner, companions=tuple(one for one in inner.companions if one.state != "thought"))
    effects = tuple(name for name in outer.effects if name not in ("talk", "looming"))
    if (outer.story, outer.staging) == (inner.story, inner.staging):
        return None
    inner = replace(inner, inset_kind="within")
    told = "" if outer.story == "talk" else outer.story
    props = tuple(p for p in outer.props if p.state not in FLOATING)
    outer = replace(outer, effects=effects, props=props, story=told)
    kind = report.kind
    if kind == "thought":
        outer = replace(outer, companions=tuple(one for one in outer.companions if one.state != "thought"))
    if kind == "heard" and not outer.companions:
        kind = "thought" if not _BY_WIRE & set(words.lower().split()) else kind
    if kind == "heard" and report.by == "teller" and outer.companions:
        inner = replace(inner, hero=replace(outer.companions[0].look, top=outer.companions[0].look.top))
    if _YOUNG.search(report.content):
        inner = replace(inner, hero=replace(inner.hero, age=9, beard=False, hair_colour=outer.hero.hair_colour))
    if kind == "heard" and outer.companions and _BY_WIRE & set(words.lower().split()):
        outer = replace(outer, companions=(), props=(PropSpec("phone"),), pose="hold", staging="floor")
    elif kind == "heard":
        outer = replace(outer, companions=tuple(one for one in outer.companions if one.state != "thought"))
        outer = replace(outer, companions=tuple(_speaking(one, outer.feeling) for one in outer.companions))
    return replace(outer, inset=inner, inset_kind=kind)


def _speaking(person: Companion, feeling: str) -> Companion:
    """Who tells something gestures, and is glad or grave with the hero."""
    face = {"joyful": "joyful", "content": "pleased", "surprised": "pleased", "angry": "neutral"}.get(
        feeling, "reflective"
    )
    pose = person.pose if person.pose not in ("comfort", "applaud", "still", "stand", "cheer", "hug") else "address"
    return replace(person, pose=pose, expression=face if person.state == "present" else person.expression)


def _two_moments(
    episode: EpisodeMetadata, parts: list[tuple[str, str]], prefs: OnboardingPreferences, seed: int
) -> SceneSpec | None:
    """The last strong moment with the first strong one as a small picture before it."""
    if len(parts) < 2:
        return None
    whole = [
        words if not number else resolved(words, ". ".join(p for p, _ in parts[:number]))
        for number, (words, _) in enumerate(parts)
    ]
    stories = [read_story(words) for words in whole]
    because = [number for number, (_, order) in enumerate(parts) if order == "earlier" and not stories[number].frame]
    strong = [
        number
        for number, story in enumerate(stories)
        if _weight(story) > 1 and parts[number][1] != "same" and number not in because
    ]
    if len(strong) < 2:
        return None
    first, last = strong[0], strong[-1]
    if parts[last][1] == "earlier":
        first, last = last, first
    if _is_one(stories[first], stories[last]):
        return None
    events = [story.frame or (story.deed.kind if story.deed else "") for story in (stories[first], stories[last])]
    if not any(events) and stories[first].others_deed == stories[last].others_deed:
        return None
    main = ". ".join(words for number, words in enumerate(whole) if number != first)
    outer = read_scene(_said(episode, main), prefs, seed)
    if any(p.state in FLOATING for p in outer.props) or any(one.state == "thought" for one in outer.companions):
        return None
    inner = read_scene(_said(episode, whole[first], _feeling_of(stories[first], episode.emotion)), prefs, seed)
    inner = replace(inner, hero=replace(inner.hero, top=outer.hero.top), inset_kind="within")
    return replace(outer, inset=inner, inset_kind="before")


def _is_one(one: Story, other: Story) -> bool:
    """Whether two moments would give the same picture."""
    kinds = [story.deed.kind if story.deed else "" for story in (one, other)]
    if kinds[0] != kinds[1] and not (one.frame and one.frame == other.frame):
        return False
    return (one.frame, one.action) == (other.frame, other.action) or bool(one.frame and one.frame == other.frame)


def _weight(story: Story) -> int:
    """How much of a story can be seen: 0 nothing, 1 a thing or a small deed, 2 and more an event."""
    weights = table("weights")
    frame = 0 if not story.frame else 1 if story.frame in weights["weak"]["frames"] else 3
    action = 0 if not story.action else 1 if story.action in weights["weak"]["actions"] else 2
    seen = sum(state != "thought" for state in story.things.values())
    if story.deed is not None and not frame and (story.deed.thing or story.deed.rule("effects")):
        action = max(action, 2)
    return max(frame, action) + (1 if seen and not (frame or action > 1) else 0)


def _feeling_of(story: Story, feeling: str) -> str:
    """The feeling of another moment than the one that the episode's feeling belongs to."""
    weights = table("weights")
    if story.frame in weights["feelings"]["sad"]:
        return "sad" if feeling != "angry" else "angry"
    if story.frame in weights["feelings"]["glad"]:
        return "joyful"
    return feeling if feeling in (*_BRIGHT, "reflective") else "neutral"


def _said(episode: EpisodeMetadata, text: str, feeling: str = "") -> EpisodeMetadata:
    """The episode with other words."""
    return replace(episode, text=text, event="", emotion=feeling or episode.emotion)
