"""A scene drawn on a canvas, layer by layer: paper, plate, world, things behind, people, things, weather, paper."""

from __future__ import annotations

from dataclasses import replace

from persode.illustration.colour import mix, rgb, tone
from persode.illustration.engine.affine import IDENTITY, scale, translate
from persode.illustration.engine.canvas import UNITS, Canvas
from persode.illustration.engine.finish import Finish
from persode.illustration.engine.path import Box
from persode.illustration.engine.shapes import rectangle
from persode.illustration.palettes import PALETTES
from persode.illustration.places import PLACES, Setting
from persode.illustration.places.scenery import leaves
from persode.illustration.places.shows import front_crowd
from persode.illustration.places.town import street_ground
from persode.illustration.places.water import front_water
from persode.illustration.props import PROPS
from persode.illustration.scene import FLOATING, Companion, PropSpec, SceneSpec
from persode.illustration.seeds import layer_random, layer_seed
from persode.illustration.stage import effects, furnish
from persode.illustration.stage.cast import OTHERS, draw_companion, draw_hero, draw_others, face_box, held_props
from persode.illustration.stage.layout import (
    TABLE_TOP,
    Spot,
    companion_spots,
    ground_spots,
    hero_spot,
    is_mirrored,
    stands_by,
)  # fmt: skip
from persode.illustration.stage.plate import paper, plate
from persode.illustration.stage.speech import draw_speech
from persode.illustration.stage.splash import draw_splash
from persode.illustration.stage.things import coloured, draw_prop
from persode.illustration.stage.thought import draw_thought
from persode.illustration.styles import styler

__all__ = ["finish_of", "stage"]


def stage(scene: SceneSpec) -> Canvas:
    """The scene as ops in absolute coordinates."""
    palette = PALETTES[scene.mood]
    canvas = Canvas(
        styler(scene.style, palette, scene.art_style), sparse=scene.style == "minimal" and scene.time != "night"
    )
    mirror = (translate(UNITS, 0), scale(-1, 1)) if is_mirrored(scene) else (IDENTITY,)
    paper(canvas)
    with canvas.at(*mirror):
        _Picture(scene, canvas).draw()
    return canvas


def finish_of(scene: SceneSpec) -> Finish:
    """Grain seed, shadow tint, warmth and vignette of a scene."""
    palette = PALETTES[scene.mood]
    tint = styler(scene.style, palette)(palette.shadow, "bg")
    vignette = 0.0 if scene.style == "minimal" else palette.vignette
    return Finish(layer_seed(scene.seed, "grain"), rgb(tint), rgb(palette.light), vignette, scene.art_style)


_ROWS = ("train", "cabin", "cinema")
"""Places with rows of seats of their own kind."""
_SHARED = ("coffee", "tea", "meal", "ice cream", "noodles", "soup", "burger")
"""What everyone at a table has one of."""


_ON_A_TABLE = (
    "lamp",
    "plant",
    "cat",
    "sleeping cat",
    "rabbit",
    "turtle",
    "teddy bear",
    "pumpkin",
    "frog",
    "mouse",
    "clock",
)


def _lies_on_a_table(prop: PropSpec) -> bool:
    """Whether a thing is small enough for a table; the others stand behind it."""
    return PROPS[prop.name].slot == "hand" or prop.name in _ON_A_TABLE


class _Picture:
    def __init__(self, scene: SceneSpec, canvas: Canvas) -> None:
        self.scene = scene
        self.canvas = canvas
        self.palette = PALETTES[scene.mood]
        chance = layer_random(scene.seed, "place")
        self.setting = Setting(canvas, self.palette, scene.time, scene.weather, chance, scene.staging)
        self.place = PLACES[scene.place]
        self.hero = hero_spot(scene)
        self.ground = self.palette.ground
        self.spots = companion_spots(scene)
        self.thoughts = [prop for prop in scene.props if prop.state == "thought"] or scene.thought_place
        self.people = [person for person in scene.companions if person.state != "thought"]

    def draw(self) -> None:
        """All layers, back to front."""
        scene, canvas = self.scene, self.canvas
        with canvas.clip(plate(scene)):
            self._world()
        with canvas.clip(rectangle(0, 0, UNITS, UNITS, 0)) if scene.style == "minimal" else canvas.clip(plate(scene)):
            self._behind()
            self._people_and_things()
            self._over()

    def _world(self) -> None:
        self.ground = self.place.draw(self.setting)
        if self.scene.staging == "road":
            self.ground = street_ground(self.setting, road=True)
        if self.scene.weather == "heat" and not self.place.indoors:
            effects.heat(self.canvas)
        for group in OTHERS:
            if group in self.scene.effects:
                draw_others(self.canvas, self.scene, self.palette, group)
        if "looming" in self.scene.effects:
            effects.looming(self.canvas, self.palette)
        spot = self.hero
        strength = 0.34 if self.scene.time == "night" or self.palette.vignette > 0.2 else 0.22
        effects.halo(self.canvas, self.palette, spot.x, spot.y - 400 * spot.scale, 300, strength)

    def _behind(self) -> None:
        for number, prop in enumerate(self._with_slot("sky")):
            if prop.name == "graduation cap":
                continue
            spot = self._sky_spot(prop)
            if number:
                spot = Spot(spot.x + 170, spot.y + 150, spot.scale * 0.8)
            draw_prop(self.canvas, self.palette, prop.name, spot, self.palette.sky_top, state=prop.state)
        for prop in self._with_slot("big"):
            self._big(prop)
        if self.scene.staging in ("table", "bed"):
            for prop in self._with_slot("ground"):
                if not _lies_on_a_table(prop):
                    spot = Spot(770, 800, 1.05)
                    draw_prop(
                        self.canvas, self.palette, prop.name, spot, self.ground, state=prop.state, number=prop.number
                    )

    def _sky_spot(self, prop: PropSpec) -> Spot:
        if prop.name == "rainbow":
            return Spot(600, 560, 1.25)
        if self.scene.place == "fantasy":
            return Spot(520, 170, min(0.9, 300 / PROPS[prop.name].width))
        size = min(1.25, 260 / PROPS[prop.name].width)
        busy = bool(self.thoughts) or any(person.state == "thought" for person in self.scene.companions)
        return Spot(850, 520, size * 0.8) if busy else Spot(720, 270 if self.people else 330, size)

    def _big(self, prop: PropSpec) -> None:
        indoors = self.place.indoors
        spot = Spot(716, 800 if not indoors else 846, 0.94)
        if self.scene.staging == "table" and self.people:
            spot = Spot(884, spot.y, 0.8)
        if self.scene.place in ("station", "platform"):
            spot = Spot(700, 900, 1.0)
        if prop.name == "boat":
            spot = Spot(720, 650, 0.62)
        if prop.state == "leaving":
            self._leaving(prop, Spot(850, spot.y - 6, spot.scale * 0.84))
        else:
            draw_prop(
                self.canvas,
                coloured(self.palette, prop.colour),
                prop.name,
                spot,
                self.ground,
                state=prop.state,
                number=prop.number,
            )

    def _leaving(self, prop: PropSpec, spot: Spot) -> None:
        """Vehicles are drawn facing left; one that leaves drives off to the right."""
        with self.canvas.at(translate(2 * spot.x, 0), scale(-1, 1)):
            mirrored = Spot(spot.x, spot.y, spot.scale)
            draw_prop(self.canvas, coloured(self.palette, prop.colour), prop.name, mirrored, self.ground)
        with self.canvas.layer("prop"):
            effects.exhaust(
                self.canvas, spot.x - PROPS[prop.name].width * spot.scale * 0.52, spot.y, PROPS[prop.name].height
            )

    def _people_and_things(self) -> None:
        staging = self.scene.staging
        if staging == "bed":
            furnish.bed_back(self.setting, self.hero.x)
        elif staging == "seat":
            kind = "train" if self.scene.place in _ROWS else "sofa" if self.place.indoors else "bench"
            furnish.seat(self.setting, kind=kind, long=bool(self.people) and not stands_by(self.scene))
        elif staging == "car":
            furnish.car_back(self.setting, self.hero.x)
        elif staging == "bedside":
            self._sickbed()
        people = list(zip(self.people, self.spots, strict=False))
        for person, spot in people[1:] if staging == "bedside" else people:
            self._companion(person, spot)
        draw_hero(self.canvas, self.scene, self.hero)
        if staging == "car":
            furnish.car_bonnet(self.setting, self.hero.x)
        if staging == "table":
            with self.canvas.clip(plate(self.scene)):
                top = furnish.table(self.setting, kitchen=self.scene.place == "kitchen")
            self._on_table(
                top, ((548, 700, 868) if not self.people else (535, 838, 190) if len(self.people) < 2 else (535, 190))
            )
        elif staging == "bed":
            furnish.bed_front(self.setting, self.hero.x)
            self._on_table(self.ground, (800, 920))
        elif staging == "water":
            swimmers = [self.hero.x, *(spot.x for _, spot in zip(self.people, self.spots, strict=False))]
            front_water(self.setting, swimmers, 762)
            self._on_ground()
        else:
            self._on_ground()
        if staging == "road":
            with self.canvas.layer("prop"):
                draw_splash(self.canvas, self.palette)

    def _sickbed(self) -> None:
        """The bed with the first companion in it, and the hero's chair."""
        spot = self.spots[0]
        furnish.bed_back(self.setting, spot.x)
        draw_companion(self.canvas, self.scene, self.people[0], spot, self.ground)
        furnish.bed_front(self.setting, spot.x, table_beside=False)
        furnish.seat(self.setting, kind="chair", long=False)

    def _companion(self, person: Companion, spot: Spot) -> None:
        """A companion; under a heap of sand only the head is seen."""
        buried = any(prop.name == "sand heap" for prop in self.scene.props)
        if not buried:
            draw_companion(self.canvas, self.scene, person, spot, self.ground)
            return
        with self.canvas.clip(rectangle(0, 0, UNITS, 884, 0)):
            draw_companion(self.canvas, self.scene, person, replace(spot, x=700, y=spot.y + 290), self.ground)

    def _on_table(self, top: str, places: tuple[float, ...]) -> None:
        lying = [prop for prop in self.scene.props if prop.state not in (*FLOATING, "high") and _lies_on_a_table(prop)]
        if len(lying) == 1 and self.people and lying[0].name in _SHARED and lying[0].state == "present":
            lying *= 2
        for prop, x in zip(lying, places, strict=False):
            known = PROPS[prop.name]
            size = min(
                1.3 if known.slot == "hand" else 1.0, (170 if self.people else 300) / known.height, 270 / known.width
            )
            draw_prop(
                self.canvas,
                coloured(self.palette, prop.colour),
                prop.name,
                Spot(x, TABLE_TOP + 14, size),
                top,
                state=prop.state,
                number=prop.number,
            )

    def _on_ground(self) -> None:
        scene = self.scene
        held = held_props(scene)
        standing = [
            prop
            for prop in scene.props
            if prop.state not in (*FLOATING, "high", "leaving")
            and prop not in held
            and not any(person.holds == prop.name for person in self.people)
            and PROPS[prop.name].slot in ("ground", "hand")
        ]
        if scene.staging == "water":
            standing = [prop for prop in standing if PROPS[prop.name].slot != "hand"]
        standing.sort(key=lambda prop: self._beside_hand(prop) is None)
        spots = ground_spots(scene)
        for prop, spot in zip(standing, spots, strict=False):
            known = PROPS[prop.name]
            place = self._beside_hand(prop) or spot
            if known.slot == "hand":
                place = replace(place, scale=place.scale * (1.0 if held else 1.5 if known.height < 160 else 1.15))
            draw_prop(
                self.canvas,
                coloured(self.palette, prop.colour),
                prop.name,
                place,
                self.ground,
                state=prop.state,
                number=prop.number,
            )

    def _beside_hand(self, prop: PropSpec) -> Spot | None:
        """Things that the hero leads with one hand stand where the hand is."""
        if self.scene.staging != "floor" or prop.state == "absent":
            return None
        if prop.name == "suitcase" and self.scene.pose in ("drag", "leash"):
            return Spot(self.hero.x + 150, self.hero.y, 0.95)
        if prop.name == "bicycle" and self.scene.pose == "leash":
            return Spot(self.hero.x + 252, self.hero.y + 6, 1.0)
        if prop.name == "easel":
            return Spot(self.hero.x + 300, self.hero.y, 1.12)
        return None

    def _over(self) -> None:
        scene, canvas, palette = self.scene, self.canvas, self.palette
        chance = layer_random(scene.seed, "weather")
        faces = [face_box(self.hero), *(face_box(spot) for _, spot in zip(self.people, self.spots, strict=False))]
        figures: list[Box] = [(box[0] - 60, box[1] - 60, box[2] + 60, 940) for box in faces]
        if not self.place.indoors:
            if scene.weather in ("rain", "storm"):
                effects.rain(canvas, palette, chance, faces, heavy=scene.weather == "storm")
                if scene.weather == "storm":
                    effects.lightning(canvas)
            elif scene.weather == "snow":
                effects.snow(canvas, chance, faces)
            elif scene.weather == "hail":
                effects.hail(canvas, chance, faces)
            elif scene.weather == "wind":
                effects.wind(canvas, palette, chance, faces)
            elif scene.weather == "fog":
                effects.fog(canvas, palette)
        with canvas.layer("prop"):
            if "gown" in scene.effects:
                for x, y, size in ((650, 190, 0.8), (860, 330, 0.62), (170, 240, 0.6)):
                    draw_prop(canvas, palette, "graduation cap", Spot(x, y, size), palette.sky_top)
            if "confetti" in scene.effects:
                effects.confetti(canvas, palette, layer_random(scene.seed, "confetti"), figures)
            if "hearts" in scene.effects:
                middle = (self.hero.x + self.spots[0].x) / 2 if self.people else self.hero.x + 60
                effects.hearts(canvas, palette, layer_random(scene.seed, "hearts"), middle, faces)
            if "talk" in scene.effects and self.people and not any(p.state in FLOATING for p in scene.props):
                effects.talk(canvas, self.spots[0].x + 130, self.spots[0].y - 590 * self.spots[0].scale, mirrored=False)
                effects.talk(canvas, self.hero.x - 130, self.hero.y - 600 * self.hero.scale, mirrored=True)
            self._speech()
            if "puzzled" in scene.effects:
                effects.puzzled(canvas, (self.hero.x + self.spots[0].x) / 2 if self.people else self.hero.x + 170, 300)
            if "falling" in scene.effects:
                effects.falling(canvas, self.hero.x)
            if "quarrel" in scene.effects:
                between = (self.hero.x + self.spots[0].x) / 2 if self.people else self.hero.x + 210
                effects.quarrel(canvas, between, 330)
        draw_thought(canvas, scene, self.hero)
        if scene.place == "stage" and scene.staging == "floor":
            front_crowd(self.setting)
        elif self._has_free_corner():
            sprig = tone(mix(palette.near, "#2f6f5a", 0.4), -0.06)
            leaves(canvas, 1016, 1066, -24, self.setting.lit(sprig))

    def _speech(self) -> None:
        """What is said, by the hero toward his free side, by the other or by somebody out of the picture."""
        for prop in self.scene.props:
            if prop.state == "said":
                draw_speech(self.canvas, self.palette, prop, self.hero, -1 if self.people else 1)
            elif prop.state == "heard":
                draw_speech(self.canvas, self.palette, prop, self.spots[0] if self.people else None, 1)

    def _has_free_corner(self) -> bool:
        """Whether a leaf sprig may grow into the lower corner at the event's side."""
        scene = self.scene
        crowded = (
            len(self.people) > 1
            or len(self._with_slot("ground")) > 1
            or (bool(self.people) and any(self._with_slot("ground")))
        )
        return not (self.place.indoors or scene.staging != "floor" or scene.style == "minimal" or crowded)

    def _with_slot(self, slot: str) -> list[PropSpec]:
        if self.scene.staging == "road":
            return []
        return [
            prop for prop in self.scene.props if PROPS[prop.name].slot == slot and prop.state not in (*FLOATING, "high")
        ]
