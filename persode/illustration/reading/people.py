"""Who stands beside the hero: looks by the word, by the seed, and by family likeness."""

from __future__ import annotations

import random
from typing import Any

from persode.illustration.colour import distance, mix
from persode.illustration.figure.look import SKIN_TONES, Look
from persode.illustration.reading.lexicon import table
from persode.illustration.seeds import layer_random

__all__ = ["companion_look", "kinds_of"]

_NATURAL = ("#2b2530", "#40291f", "#5b3a2a", "#e8c26a", "#b8472b")
_STYLES = ("short", "messy", "curly", "bob", "wavy", "long", "ponytail", "side part", "bun", "braids")
_FASHIONS = ("casual", "cozy", "classic", "trendy", "vintage", "street", "minimal")
_GREY = "#c2bfc6"
_TOPS = ("#e88d67", "#5f9a8a", "#7d8fc4", "#d9a441", "#b5687e", "#8fb0c4", "#e6d8c0", "#6a7f5a")


def kinds_of(word: str) -> list[str]:
    """The single people that a kind stands for: parents are a mother and a father."""
    entry = table("people")[word]
    return list(entry["pair"]) if "pair" in entry else [word]


def companion_look(kind: str, number: int, hero: Look, seed: int, manner: str = "") -> Look:
    """The looks of one companion; `manner` is woman, man or "" (the words do not say).

    Kin share skin and, if the hero's is natural, the colour of hair.
    """
    entry: dict[str, Any] = table("people")[kind]
    chance = layer_random(seed, f"companion {kind} {number}")
    kin = bool(entry.get("kin"))
    told = table("titles")[manner] if manner and (kind in ("friend", "youth") or "styles" not in entry) else {}
    fashions = entry.get("fashions") or told.get("fashions", _FASHIONS)
    fashion = chance.choice([name for name in fashions if name != hero.fashion] or list(fashions))
    top = chance.choice(sorted(_TOPS, key=lambda colour: -distance(colour, hero.top or "#f2b84b", 1.4))[:4])
    years = entry.get("age", "like")
    age = max(4, min(90, hero.age + chance.randint(-2, 3))) if years == "like" else int(years)
    likely = told.get("styles") or entry.get("styles", _STYLES)
    if kind in ("mother", "father", "aunt", "uncle", "boss", "teacher") and hero.age >= 40:
        age = min(84, hero.age + 24)
    skin = hero.skin if kin else chance.choice(SKIN_TONES)
    style = chance.choice([name for name in likely if name != hero.hair_style] or ["short"])
    return Look(
        age=age,
        hair_style=style,
        hair_colour=_hair(entry, kin, hero, age, chance),
        skin=skin,
        glasses=bool(entry.get("glasses")) or chance.random() < 0.15,
        fashion=fashion,
        beard=(bool(entry.get("beard")) and chance.random() < 0.6)
        or (manner == "man" and age > 24 and chance.random() < 0.3),
        top="" if fashion == "coat" else str(entry.get("top", top)),
    )


def _hair(entry: dict[str, Any], kin: bool, hero: Look, age: int, chance: random.Random) -> str:
    if entry.get("grey") or age >= 66:
        return _GREY
    colour = hero.hair_colour if kin and hero.hair_colour in _NATURAL else chance.choice(_NATURAL)
    return mix(colour, _GREY, 0.3) if age >= 52 else colour
