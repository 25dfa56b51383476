"""From what a person chose in words to how she is drawn. Nothing here can fail: unknown words mean the nearest known.

Looks are never inferred from a name; skin has a neutral tone when it was not chosen.
"""

from __future__ import annotations

import re
from typing import Any

from persode.illustration.colour import css_colour
from persode.illustration.figure.clothes import FASHIONS
from persode.illustration.figure.hair_front import HAIR_FRONT
from persode.illustration.figure.look import SKIN_TONES, Look
from persode.illustration.styles import known_art, known_style
from persode.onboarding import OnboardingPreferences
from persode.words import say

__all__ = [
    "FASHION_STYLES",
    "HAIR_COLOURS",
    "HAIR_STYLES",
    "choice_notes",
    "hair_colour_of",
    "look_of",
    "nearest_fashion",
    "read_hair",
]

HAIR_STYLES = tuple(HAIR_FRONT)
FASHION_STYLES = tuple(name for name in FASHIONS if name not in ("gown", "swim", "coat"))

_COLOURS = {
    "black": "#2b2530", "dark brown": "#40291f", "brown": "#5b3a2a", "blonde": "#e8c26a", "yellow": "#ffcf2e",
    "red": "#b8472b", "orange": "#f08a3c", "grey": "#b9b6bd", "white": "#ece8e4", "pink": "#f27fa8", "blue": "#3f7fd6",
    "green": "#4bb07a", "purple": "#8a5bd0", "turquoise": "#3fc0b8",
}  # fmt: skip
HAIR_COLOURS = tuple(_COLOURS)

_COLOUR_WORDS = {
    "blond": "blonde", "golden": "blonde", "gold": "blonde", "sandy": "blonde", "platinum": "white", "ginger": "red",
    "auburn": "red", "redhead": "red", "copper": "orange", "gray": "grey", "silver": "grey", "brunette": "brown",
    "chestnut": "brown", "chocolate": "dark brown", "dark": "dark brown", "light brown": "#8a5c3c", "violet": "purple",
    "lilac": "#b79be0", "lavender": "#b79be0", "teal": "turquoise", "mint": "#8fd8b8", "raven": "black",
    "magenta": "#d0439a",
}  # fmt: skip

_STYLE_WORDS = {
    "bald": "bald shaved hairless baldy",
    "headscarf": "headscarf hijab scarf veil turban",
    "cap": "cap baseball-cap snapback",
    "beanie": "beanie hat",
    "space buns": "space-buns",
    "side braid": "side-braid",
    "mohawk": "mohawk mohican iroquois",
    "pixie": "pixie",
    "locs": "locs dreadlocks dreads loc",
    "braids": "braids braided braid plaits cornrows",
    "pigtails": "pigtails pigtail bunches",
    "ponytail": "ponytail tail",
    "bun": "bun topknot updo chignon",
    "afro": "afro",
    "hime": "hime fringe bangs",
    "bob": "bob chin-length shoulder-length",
    "spiky": "spiky spikes spiked",
    "buzz": "buzz buzzcut crewcut cropped stubble",
    "undercut": "undercut quiff pompadour fade",
    "side part": "side-part parted side-parted parting",
    "messy": "messy tousled shaggy wild unkempt",
    "curly": "curly curls curled coily ringlets frizzy perm",
    "wavy": "wavy waves",
    "long": "long straight flowing",
    "short": "short trimmed",
}

_FASHION_WORDS = {
    "dress": "dress dresses skirt skirts feminine girly romantic floral princess",
    "trendy": "trendy fashionable modern stylish chic hip kpop korean bomber y2k cool",
    "street": "street streetwear hoodie hip-hop urban skater baggy oversized punk grunge goth emo alternative",
    "casual": "casual everyday jeans tee t-shirt relaxed normal simple comfortable comfy basic",
    "classic": "classic formal elegant business suit blazer smart preppy office professional tie gentleman",
    "minimal": "minimal minimalist plain scandinavian neutral monochrome clean",
    "vintage": "vintage retro old-fashioned antique bohemian boho hippie academia",
    "sporty": "sporty sport sports athletic tracksuit gym activewear athleisure",
    "cozy": "cozy cosy jumper sweater knit knitted cardigan warm soft wool woolly cottagecore",
}

_SKIN_WORDS = {
    "porcelain": "porcelain pale ivory very-fair",
    "light": "light fair peach rosy",
    "tan": "tan tanned olive medium beige golden honey",
    "brown": "brown caramel bronze",
    "deep": "deep dark ebony black espresso",
}

_DEFAULT_AGE = 28
_YOUNGEST, _OLDEST = 4, 100


def look_of(prefs: OnboardingPreferences) -> Look:
    """How the person of these preferences looks."""
    style, colour = read_hair(prefs.hair)
    words = _words(" ".join([prefs.fashion_style or "", *map(str, prefs.extra_visual_tags)]))
    return Look(
        age=_age(prefs.age),
        hair_style=style,
        hair_colour=colour,
        skin=_skin(prefs.skin),
        glasses=bool(prefs.glasses),
        fashion=nearest_fashion(prefs.fashion_style),
        beard=bool({"beard", "bearded", "goatee", "moustache", "mustache"} & {*_words(prefs.hair), *words}),
        top=_garment_colour(prefs.fashion_style),
    )


def choice_notes(prefs: OnboardingPreferences) -> tuple[str, ...]:
    """Sentences about choices that mean nothing to the illustrator, each with what it draws instead."""
    notes = []
    asked = (
        ("style", prefs.background_style, known_style(prefs.background_style or ""), "vibrant"),
        ("art", prefs.art_style, known_art(prefs.art_style or ""), "picture-book"),
        ("fashion", prefs.fashion_style, _known_fashion(prefs.fashion_style or ""), "casual"),
        ("skin", prefs.skin, _skin(prefs.skin or ""), "a neutral tone"),
    )
    for kind, wanted, known, drawn in asked:
        if wanted and wanted.strip() and not known:
            notes.append(say(f"illustration.note.{kind}", wanted=wanted.strip()[:40], drawn=drawn))
    drawn_age = _age(prefs.age)
    if prefs.age is not None and drawn_age != prefs.age:
        notes.append(say("illustration.note.age", wanted=str(prefs.age)[:12], drawn=drawn_age))
    return tuple(notes)


def read_hair(text: str) -> tuple[str, str]:
    """Style (one of `HAIR_STYLES`) and colour (#rrggbb) of words such as "short curly black hair".

    Any CSS colour name or hex code passes. Words that name no style mean short hair, words that name no colour brown.
    A texture says more than a length: "long wavy" is wavy, "short curly" is curly.
    """
    words = _words(_joined(text or ""))
    found = next((style for style, synonyms in _STYLE_WORDS.items() if set(words) & set(synonyms.split())), "short")
    return found, _hair_colour(text or "", words)


def _joined(text: str) -> str:
    """The text with the names of two words as one word."""
    lowered = text.lower()
    for name in ("side part", "space buns", "side braid", "baseball cap"):
        lowered = lowered.replace(name, name.replace(" ", "-"))
    return lowered


def hair_colour_of(name: str) -> str:
    """#rrggbb of one of `HAIR_COLOURS`."""
    return _COLOURS[name]


def nearest_fashion(text: str) -> str:
    """The outfit (one of `FASHION_STYLES`) that free words mean; unknown words mean casual."""
    return _known_fashion(text) or "casual"


def _known_fashion(text: str) -> str:
    words = set(_words(text))
    return next((name for name, synonyms in _FASHION_WORDS.items() if words & {name, *synonyms.split()}), "")


def _hair_colour(text: str, words: list[str]) -> str:
    pairs = [f"{first} {second}" for first, second in zip(words, words[1:], strict=False)]
    for word in [*pairs, *words]:
        name = _COLOUR_WORDS.get(word, word)
        if name.startswith("#"):
            return name
        if name in _COLOURS:
            return _COLOURS[name]
    code = re.search(r"#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{3})\b", text)
    candidates = [code.group()] if code else []
    candidates += ["".join(pair.split()) for pair in pairs] + words
    return next((colour for word in candidates if (colour := css_colour(word))), _COLOURS["brown"])


def _garment_colour(text: str) -> str:
    for word in _words(text):
        colour = css_colour(word)
        if colour:
            return colour
    return ""


def _skin(text: str) -> str:
    words = set(_words(text))
    if text in SKIN_TONES or not words:
        return text if text in SKIN_TONES else ""
    return next((tone for tone, synonyms in _SKIN_WORDS.items() if words & set(synonyms.split())), "")


def _age(age: Any) -> int:
    try:
        years = int(age)
    except (TypeError, ValueError, OverflowError):
        return _DEFAULT_AGE
    return max(_YOUNGEST, min(_OLDEST, years))


def _words(text: str) -> list[str]:
    return re.findall(r"[a-z][a-z0-9-]*", (text or "").lower())
