"""How one person looks, as plain data, and the colours that follow from it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Self

from persode.illustration.colour import css_colour, mix, to_lab, tone

__all__ = ["INK", "SKIN_TONES", "Colours", "Look", "age_group"]

INK = "#2c2233"

_SKINS = {"porcelain": "#fbdcc8", "light": "#f6c9a8", "tan": "#e2a577", "brown": "#b0744a", "deep": "#7a4a30"}
_NEUTRAL_SKIN = "#edb78f"
SKIN_TONES = tuple(_SKINS)

_OUTFITS = {
    # fashion: top, bottom, second colour, accent, shoes
    "trendy": ("#ff5d4d", "#3b4b7a", "#fff7ea", "#2fb7a6", "#fffdf5"),
    "street": ("#7d5bd0", "#34304a", "#ffe9a8", "#36c9b0", "#fffdf5"),
    "casual": ("#f2b84b", "#3f5f8f", "#fff7ea", "#d9573f", "#d9573f"),
    "classic": ("#4f6d7a", "#3a3f58", "#f6efe2", "#c98b4e", "#5a3b2e"),
    "minimal": ("#d8cfc2", "#6f6a73", "#f8f3ea", "#a58f7a", "#4a4048"),
    "vintage": ("#b5543c", "#6b4a3a", "#f3e3c3", "#5d7f63", "#4a3330"),
    "sporty": ("#2f7fd0", "#27304d", "#ffffff", "#ffcc33", "#ffcc33"),
    "cozy": ("#d98c6a", "#7d8a72", "#fff0dc", "#f2c56b", "#5a463c"),
    "dress": ("#d9708a", "#6b4a3a", "#fff3dc", "#6a55d0", "#4a3330"),
    "coat": ("#f7f6f0", "#4f6d7a", "#cfe3e6", "#7fc0ae", "#5a6070"),
    "swim": ("#e8604a", "#3b4b7a", "#fff7ea", "#ffc93c", "#fffdf5"),
    "gown": ("#3446a0", "#2a2f52", "#ffffff", "#ffcf4a", "#33283a"),
}


@dataclass(frozen=True, slots=True)
class Look:
    """One person. `age` in years; `hair_colour` is #rrggbb; `skin` a tone or "" (neutral); `top` a colour or ""."""

    age: int = 28
    hair_style: str = "short"
    hair_colour: str = "#5b3a2a"
    skin: str = ""
    glasses: bool = False
    fashion: str = "casual"
    beard: bool = False
    top: str = ""

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self)

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Self:
        """From plain data."""
        return cls(**data)


def age_group(age: int) -> str:
    """baby (to 2), child (to 12), teen (to 18), adult (to 59) or elder."""
    if age < 3:
        return "baby"
    if age < 13:
        return "child"
    if age < 19:
        return "teen"
    return "adult" if age < 60 else "elder"


@dataclass(frozen=True, slots=True)
class Colours:
    """The colours of a figure, derived from its look."""

    skin: str
    skin_line: str
    blush: str
    lip: str
    hair: str
    brow: str
    ink: str
    top: str
    bottom: str
    second: str
    accent: str
    shoes: str

    @classmethod
    def of(cls, look: Look) -> Colours:
        """Skin, hair and outfit colours; anything that is not a colour falls back to a default."""
        skin = _SKINS.get(look.skin, _NEUTRAL_SKIN)
        hair = css_colour(look.hair_colour) or "#5b3a2a"
        top, bottom, second, accent, shoes = _OUTFITS.get(look.fashion, _OUTFITS["casual"])
        top = css_colour(look.top) or top
        dark_skin = to_lab(skin)[0] < 0.55
        brow = mix("#40291f" if look.hair_style == "headscarf" else hair, INK, 0.5)
        if dark_skin:
            brow = mix(brow, "#150d14", 0.6)
        if abs(to_lab(second)[0] - to_lab(top)[0]) < 0.12:
            second = tone(second, -0.3 if to_lab(top)[0] > 0.6 else 0.25)
        return cls(
            skin=skin,
            skin_line=mix(skin, "#4a1f1f", 0.78),
            blush=mix(skin, "#e8504a", 0.34),
            lip="#7d2436" if not dark_skin else "#5e1626",
            hair=hair,
            brow=brow,
            ink="#150d14" if dark_skin else INK,
            top=top,
            bottom=bottom,
            second=second,
            accent=accent,
            shoes=shoes,
        )
