"""Who the person is to Persode: how to draw her, how to talk to her (Persode paper, section 3.1).

`OnboardingPreferences` is plain data. `build_style_prompt()` gives the persona for the companion,
`build_visual_style()` the visual identity for the picture.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, fields
from typing import Any, Self

__all__ = [
    "BACKGROUND_STYLES",
    "CONVERSATION_STYLES",
    "PERSONALITIES",
    "RESPONSE_LENGTHS",
    "OnboardingPreferences",
]

CONVERSATION_STYLES = ("default", "friendly", "thoughtful", "emotional")
RESPONSE_LENGTHS = ("concise", "detailed")
PERSONALITIES = ("empathetic", "listener")
BACKGROUND_STYLES = ("vibrant", "pastel", "minimal", "monochrome")


@dataclass
class OnboardingPreferences:
    """What a person chose at the start; every field can be changed later.

    Free text is allowed everywhere: an unknown style word is mapped to the nearest known one where it is used.
    `age` is in years or None. `hair` says style and colour in words ("dyed yellow hair", "short curly black hair").
    `skin` is one of the illustrator's tones or "" (neutral; never inferred from a name).
    """

    name: str = ""
    age: int | None = None
    glasses: bool = False
    fashion_style: str = "casual"
    hair: str = "short brown hair"
    background_theme: str = "home"
    background_style: str = "vibrant"
    conversation_style: str = "default"
    response_length: str = "detailed"
    personality: str = "empathetic"
    skin: str = ""
    art_style: str = "picture-book"
    extra_visual_tags: list[str] = field(default_factory=list)

    def build_style_prompt(self) -> str:
        """The persona for a companion, as one instruction paragraph."""
        voice = {
            "friendly": "warm and easy, like a good friend",
            "thoughtful": "calm and reflective, taking its time",
            "emotional": "open about feelings and quick to name them",
        }.get(self.conversation_style, "natural and kind")
        stance = (
            "listens first, reflects what was said and rarely gives advice"
            if self.personality == "listener"
            else "shows that it feels with the person and encourages"
        )
        length = "one or two sentences" if self.response_length == "concise" else "three to six sentences"
        who = self.name or "the person"
        return (
            f"You keep a diary together with {who}. Your voice is {voice}. "
            f"You are a companion who {stance}. Answer in {length}."
        )

    def build_visual_style(self) -> dict[str, Any]:
        """The visual identity: each attribute by name, `descriptors` (a list) and `descriptor_string` (comma-joined).

        Every visual attribute appears word for word among the descriptors.
        """
        descriptors = [f"{self.age} years old"] if self.age is not None else []
        descriptors += [self.hair] if self.hair else []
        descriptors += ["wearing glasses" if self.glasses else "no glasses"]
        descriptors += [f"{self.skin} skin"] if self.skin else []
        descriptors += [f"{self.fashion_style} fashion"] if self.fashion_style else []
        descriptors += [f"{self.background_theme} background"] if self.background_theme else []
        descriptors += [f"{self.background_style} colours"] if self.background_style else []
        descriptors += [f"{self.art_style} art style"] if self.art_style else []
        descriptors += list(self.extra_visual_tags)
        return {
            "age": self.age,
            "glasses": self.glasses,
            "hair": self.hair,
            "skin": self.skin,
            "fashion_style": self.fashion_style,
            "background_theme": self.background_theme,
            "background_style": self.background_style,
            "art_style": self.art_style,
            "extra_visual_tags": list(self.extra_visual_tags),
            "descriptors": descriptors,
            "descriptor_string": ", ".join(descriptors),
        }

    def to_dict(self) -> dict[str, Any]:
        """Plain data for the log."""
        return asdict(self)

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> Self:
        """From plain data; unknown keys are ignored, missing ones take their defaults."""
        known = {f.name for f in fields(cls)}
        return cls(**{key: value for key, value in data.items() if key in known})
