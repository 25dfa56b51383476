"""Things. A new prop is one function that draws it at its true size and one line in `PROPS`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from persode.illustration.engine.canvas import Canvas
from persode.illustration.palettes import Palette
from persode.illustration.props import animals, desk, festive, food, music, outdoors, vehicles

__all__ = ["PROPS", "Prop"]


@dataclass(frozen=True, slots=True)
class Prop:
    """How to draw it, its size in the picture's units, and where it belongs.

    Slots: `hand` (small, is held or lies on a table), `ground` (stands beside the hero), `big` (stands behind the
    event side), `sky` (floats, drawn about its middle). `hold` is its size in the hands as a share of its true size.
    """

    draw: Callable[[Canvas, Palette], None]
    width: float
    height: float
    slot: str = "hand"
    hold: float = 1.0


PROPS = {
    "dog": Prop(animals.dog, 240, 265, "ground"),
    "puppy": Prop(animals.puppy, 175, 190, "ground"),
    "cat": Prop(animals.cat, 215, 220, "ground"),
    "sleeping cat": Prop(animals.sleeping_cat, 200, 80, "ground"),
    "rabbit": Prop(animals.rabbit, 130, 190, "ground"),
    "hamster": Prop(animals.hamster, 104, 112, "hand", 0.8),
    "bird": Prop(animals.bird, 160, 112, "hand", 0.9),
    "fish": Prop(animals.fish, 180, 150, "hand", 0.85),
    "trout": Prop(animals.trout, 274, 118, "hand", 0.8),
    "yarn": Prop(desk.yarn, 190, 150, "hand", 0.8),
    "turtle": Prop(animals.turtle, 190, 106, "ground"),
    "horse": Prop(animals.horse, 380, 400, "big"),
    "whale": Prop(animals.whale, 460, 200, "sky"),
    "butterfly": Prop(animals.butterfly, 112, 92, "sky"),
    "car": Prop(vehicles.car, 505, 225, "big"),
    "taxi": Prop(vehicles.taxi, 505, 250, "big"),
    "bus": Prop(vehicles.bus, 640, 302, "big"),
    "train": Prop(vehicles.train, 740, 285, "big"),
    "bicycle": Prop(vehicles.bicycle, 390, 245, "ground"),
    "scooter": Prop(vehicles.scooter, 310, 215, "ground"),
    "boat": Prop(vehicles.boat, 560, 320, "big"),
    "plane": Prop(vehicles.plane, 330, 200, "sky"),
    "coffee": Prop(food.mug, 104, 92, "hand", 0.95),
    "tea": Prop(food.teacup, 132, 82, "hand", 0.9),
    "cake": Prop(food.cake, 256, 205, "hand", 0.72),
    "pie": Prop(food.pie, 208, 90, "hand", 0.75),
    "bread": Prop(food.bread, 220, 110, "hand", 0.75),
    "pizza": Prop(food.pizza, 232, 90, "hand", 0.75),
    "burger": Prop(food.burger, 156, 136, "hand", 0.75),
    "soup": Prop(food.bowl, 176, 100, "hand", 0.8),
    "noodles": Prop(food.noodles, 176, 110, "hand", 0.8),
    "pot": Prop(food.pot, 210, 150, "hand", 0.7),
    "meal": Prop(food.meal, 262, 80, "hand", 0.7),
    "cookies": Prop(food.cookies, 186, 76, "hand", 0.8),
    "ice cream": Prop(food.ice_cream, 110, 192, "hand", 0.8),
    "fruit": Prop(food.apple, 170, 128, "hand", 0.8),
    "glasses of wine": Prop(food.wineglass, 140, 150, "hand", 0.8),
    "open book": Prop(desk.open_book, 156, 94, "hand", 0.95),
    "books": Prop(desk.books, 200, 194, "hand", 0.6),
    "paper": Prop(desk.paper, 132, 164, "hand", 0.72),
    "letter": Prop(desk.letter, 150, 104, "hand", 0.8),
    "laptop": Prop(desk.laptop, 250, 150, "hand", 0.68),
    "phone": Prop(desk.phone, 68, 124, "hand", 0.85),
    "tv": Prop(desk.tv, 340, 262, "big"),
    "calendar": Prop(desk.calendar, 160, 212, "hand", 0.6),
    "clock": Prop(desk.clock, 130, 126, "hand", 0.85),
    "lamp": Prop(desk.lamp, 150, 240, "ground", 0.6),
    "camera": Prop(desk.camera, 146, 114, "hand", 0.8),
    "game pad": Prop(desk.game, 170, 90, "hand", 0.8),
    "keys": Prop(desk.key, 84, 148, "hand", 0.7),
    "wallet": Prop(desk.wallet, 150, 124, "hand", 0.8),
    "money": Prop(desk.money, 166, 88, "hand", 0.8),
    "bag": Prop(desk.bag, 152, 214, "ground", 0.6),
    "boxes": Prop(desk.box, 224, 268, "ground", 0.6),
    "shopping bags": Prop(desk.shopping, 204, 224, "ground", 0.6),
    "medicine": Prop(desk.medicine, 136, 140, "hand", 0.8),
    "spectacles": Prop(desk.glasses, 184, 70, "hand", 0.75),
    "ring": Prop(desk.ring, 122, 130, "hand", 0.75),
    "easel": Prop(desk.easel, 236, 334, "ground"),
    "balloons": Prop(festive.balloons, 216, 346, "ground", 0.8),
    "gift": Prop(festive.gift, 166, 186, "hand", 0.72),
    "bouquet": Prop(festive.bouquet, 160, 200, "hand", 0.85),
    "trophy": Prop(festive.trophy, 150, 168, "hand", 0.8),
    "medal": Prop(festive.medal, 96, 148, "hand", 0.85),
    "graduation cap": Prop(festive.cap, 224, 122, "sky"),
    "heart": Prop(festive.hearts, 210, 170, "sky"),
    "broken heart": Prop(festive.broken_heart, 200, 170, "sky"),
    "candle": Prop(festive.candle, 124, 172, "hand", 1.05),
    "plant": Prop(festive.plant, 190, 240, "ground", 0.6),
    "shooting star": Prop(festive.star_prize, 230, 150, "sky"),
    "tickets": Prop(festive.ticket, 168, 110, "hand", 0.75),
    "umbrella": Prop(outdoors.umbrella, 304, 344, "ground"),
    "football": Prop(outdoors.football, 110, 110, "ground", 0.9),
    "basketball": Prop(outdoors.basketball, 120, 120, "ground", 0.9),
    "tennis racket": Prop(outdoors.racket, 150, 214, "ground", 0.8),
    "skateboard": Prop(outdoors.skateboard, 250, 68, "ground", 0.7),
    "suitcase": Prop(outdoors.suitcase, 154, 264, "ground"),
    "tent": Prop(outdoors.tent, 510, 274, "big"),
    "snowman": Prop(outdoors.snowman, 226, 352, "ground"),
    "kite": Prop(outdoors.kite, 160, 340, "sky"),
    "map": Prop(outdoors.map_sheet, 172, 130, "hand", 0.85),
    "rainbow": Prop(outdoors.rainbow, 540, 260, "sky"),
    "shell": Prop(outdoors.shell, 126, 102, "hand", 0.7),
    "running shoes": Prop(outdoors.shoes, 190, 92, "hand", 0.7),
    "outfit": Prop(outdoors.outfit, 186, 250, "ground", 0.6),
    "fishing rod": Prop(outdoors.rod, 190, 320, "ground"),
    "skis": Prop(outdoors.skis, 230, 330, "ground"),
    "watering can": Prop(outdoors.wateringcan, 232, 124, "ground", 0.7),
    "guitar": Prop(music.guitar, 134, 336, "ground"),
    "violin": Prop(music.violin, 150, 250, "ground", 0.8),
    "piano": Prop(music.piano, 392, 306, "big"),
    "drum": Prop(music.drum, 200, 240, "ground"),
    "microphone": Prop(music.microphone, 130, 404, "ground"),
    "headphones": Prop(music.headphones, 168, 132, "hand", 0.8),
    "notes": Prop(music.notes, 220, 130, "sky"),
}
"""All props by name; the name is also how the alt text calls the thing."""
