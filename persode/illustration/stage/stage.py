"""A scene drawn on a canvas, layer by layer: paper, plate, world, things behind, people, things, weather, paper."""

from __future__ import annotations

import random
from contextlib import nullcontext
from dataclasses import replace

from persode.illustration.colour import rgb
from persode.illustration.engine.affine import IDENTITY, scale, translate
from persode.illustration.engine.canvas import UNITS, Canvas
from persode.illustration.engine.finish import Finish
from persode.illustration.engine.path import Box
from persode.illustration.engine.shapes import rectangle
from persode.illustration.figure.figure import Extras, draw_figure
from persode.illustration.figure.poses import POSES
from persode.illustration.palettes import PALETTES
from persode.illustration.places import PLACES, Setting
from persode.illustration.places.shows import front_crowd
from persode.illustration.places.town import street_ground
from persode.illustration.places.water import front_water, shore
from persode.illustration.props import PROPS
from persode.illustration.scene import FLOATING, Companion, PropSpec, SceneSpec
from persode.illustration.seeds import layer_random, layer_seed
from persode.illustration.stage import effects, furnish
from persode.illustration.stage.carried import draw_piggyback
from persode.illustration.stage.cast import draw_companion, draw_hero, face_box, held_props
from persode.illustration.stage.focus import companion_gaze, hero_gaze
from persode.illustration.stage.groups import OTHERS, draw_others
from persode.illustration.stage.inset import draw_inset, thin_out
from persode.illustration.stage.layout import Spot, companion_spots, hero_spot, is_mirrored, stands_by
from persode.illustration.stage.motion import bump, flight
from persode.illustration.stage.placing import STOOL, place_things
from persode.illustration.stage.plate import paper, plate
from persode.illustration.stage.speech import draw_speech
from persode.illustration.stage.splash import draw_splash
from persode.illustration.stage.things import coloured, draw_prop
from persode.illustration.stage.thought import draw_thought
from persode.illustration.stage.vessels import VESSELS
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


_DEVICES = ("phone", "laptop", "computer", "radio")
_SEATS = {"train": "train", "cabin": "train", "cinema": "train", "salon": "salon"}
"""Places with seats of their own kind."""


class _Picture:
    def __init__(self, scene: SceneSpec, canvas: Canvas) -> None:
        self.scene = scene
        self.canvas = canvas
        self.palette = PALETTES[scene.mood]
        chance = layer_random(scene.seed, "place")
        self.setting = Setting(canvas, self.palette, scene.time, scene.weather, chance, scene.staging, scene.place)
        self.place = PLACES[scene.place]
        self.hero = hero_spot(scene)
        self.ground = self.palette.ground
        self.spots = companion_spots(scene)
        self.thoughts = [prop for prop in scene.props if prop.state == "thought"] or scene.thought_place
        self.people = [person for person in scene.companions if person.state != "thought"]
        self.people = self.people[1:] if "aboard" in scene.effects else self.people
        held = held_props(scene)
        self.placed = place_things(scene, held)
        things = {one.prop.name: one.spot for one in self.placed}
        self.gaze = hero_gaze(scene, self.hero, self.spots, things, held)
        self.things = things

    def draw(self) -> None:
        """All layers, back to front."""
        scene, canvas = self.scene, self.canvas
        with canvas.clip(plate(scene)):
            self._world()
        with canvas.clip(rectangle(0, 0, UNITS, UNITS, 0)) if scene.style == "minimal" else canvas.clip(plate(scene)):
            self._behind()
            self._people_and_things()
            self._over()

    def draw_small(self, *, world: bool) -> None:
        """The layers within a small picture that clips them; without a `world` only people and things."""
        if world:
            start = len(self.canvas.ops)
            self._world()
            thin_out(self.canvas, start)
        else:
            self.ground = "#fffaf0"
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
        for layer in ("sky", "big", "behind"):
            self._draw_things(layer)

    def _draw_things(self, layer: str, ground: str = "") -> None:
        """The things of a layer (see `place_things`) in their places."""
        for one in self.placed:
            if one.layer != layer:
                continue
            prop, spot = one.prop, one.spot
            if prop.state == "leaving":
                self._leaving(prop, spot)
                continue
            if one.close_up:
                effects.lens(
                    self.canvas, self.palette, spot.x, spot.y, (self.hero.x, self.hero.y - 400 * self.hero.scale)
                )
            if prop.state == "thrown":
                known = PROPS[prop.name]
                with self.canvas.layer("prop"):
                    side = -1 if self.scene.pose == "throw" else 1
                    middle = spot.y - known.height * spot.scale / 2
                    flight(self.canvas, spot.x, middle, known.width * spot.scale, known.height * spot.scale, side)
            if one.stool:
                furnish.stool(self.setting, spot.x, spot.y, STOOL)
            draw_prop(
                self.canvas,
                coloured(self.palette, prop.colour),
                prop.name,
                spot,
                self._sky_colour() if layer == "sky" else ground or self.ground,
                state=prop.state,
                number=prop.number,
                lying=one.lying,
            )

    def _sky_colour(self) -> str:
        """What is behind things in the air: the sky, or the paper of a bubble."""
        return self.ground if self.ground == "#fffaf0" else self.palette.sky_top

    def _leaving(self, prop: PropSpec, spot: Spot) -> None:
        """Vehicles are drawn facing left; one that leaves drives off to the right."""
        with self.canvas.at(translate(2 * spot.x, 0), scale(-1, 1)):
            mirrored = Spot(spot.x, spot.y, spot.scale)
            draw_prop(self.canvas, coloured(self.palette, prop.colour), prop.name, mirrored, self.ground)
        if "aboard" in self.scene.effects and self.scene.companions:
            self._aboard(self.scene.companions[0], spot)
        with self.canvas.layer("prop"):
            effects.exhaust(
                self.canvas, spot.x - PROPS[prop.name].width * spot.scale * 0.52, spot.y, PROPS[prop.name].height
            )

    def _aboard(self, person: Companion, spot: Spot) -> None:
        """Somebody at a window of what drives off."""
        middle, sill, size = spot.x - 4 * spot.scale, spot.y - 126 * spot.scale, 0.62 * spot.scale
        pane = rectangle(middle - 92 * spot.scale, sill - 152 * spot.scale, 184 * spot.scale, 152 * spot.scale, 14)
        self.canvas.fill(pane, "#eaf4f6", line="#5b5a66", width=8)
        with self.canvas.clip(pane), self.canvas.at(translate(middle, sill + 330 * size), scale(size)):
            waving = POSES["wave"]
            draw_figure(self.canvas, person.look, person.expression, waving, Extras(shadow=False, marks=False))

    def _people_and_things(self) -> None:
        staging = self.scene.staging
        vessel = next((made for name, made in VESSELS.items() if name in self.scene.effects), None)
        vessel = vessel if staging == "vessel" else None
        if staging == "bed":
            furnish.bed_back(self.setting, self.hero.x)
        elif staging == "seat":
            kind = _SEATS.get(self.scene.place, "sofa" if self.place.indoors else "bench")
            furnish.seat(self.setting, kind=kind, long=bool(self.people) and not stands_by(self.scene))
        elif staging == "car":
            furnish.car_back(self.setting, self.hero.x)
        elif staging == "bedside":
            self._sickbed()
        elif vessel is not None:
            vessel.back(self.setting)
        people = list(zip(self.people, self.spots, strict=False))
        people = people[1:] if "piggyback" in self.scene.effects else people
        before = ("lean", "give") if staging in ("floor", "seat") else ()
        leaning = [one for one in people if one[0].pose in before]
        window = vessel.window if vessel is not None else None
        with self.canvas.clip(window) if window is not None else nullcontext():
            for person, spot in people[1:] if staging == "bedside" else people:
                if (person, spot) not in leaning:
                    self._companion(person, spot)
        if staging == "shore":
            self._draw_things("swimming")
            front_water(self.setting, [spot.x for spot in self.spots[: len(self.people)]] or [716], 818)
            self._draw_things("ground")
            self.ground = shore(self.setting)
        if "piggyback" in self.scene.effects and self.people:
            draw_piggyback(self.canvas, self.scene, self.hero)
        elif "nobody" not in self.scene.effects:
            window = None if "watching" in self.scene.effects else window
            with self.canvas.clip(window) if window is not None else nullcontext():
                draw_hero(self.canvas, self.scene, self.hero, self.gaze, self.spots)
        for person, spot in leaning:
            self._companion(person, spot)
        if vessel is not None:
            vessel.front(self.setting)
        if staging == "car":
            furnish.car_bonnet(self.setting, self.hero.x)
        if staging == "table":
            with self.canvas.clip(plate(self.scene)):
                top = furnish.table(self.setting, kitchen=self.scene.place == "kitchen")
            self._draw_things("table", top)
        elif staging == "bed":
            furnish.bed_front(self.setting, self.hero.x)
            self._draw_things("table")
        elif staging == "water":
            swimmers = [self.hero.x, *(spot.x for _, spot in zip(self.people, self.spots, strict=False))]
            front_water(self.setting, swimmers, 762)
            self._draw_things("ground")
        elif staging not in ("shore", "vessel"):
            self._draw_things("ground")
        if staging == "road":
            with self.canvas.layer("prop"):
                draw_splash(self.canvas, self.palette)

    def _sickbed(self) -> None:
        """The bed with the first companion in it, and the hero's chair."""
        spot = self.spots[0]
        furnish.bed_back(self.setting, spot.x)
        draw_companion(self.canvas, self.scene, self.people[0], spot, self.ground, self.hero)
        furnish.bed_front(self.setting, spot.x, table_beside=False)
        furnish.seat(self.setting, kind="chair", long=False)

    def _companion(self, person: Companion, spot: Spot) -> None:
        """A companion; under a heap of sand only the head is seen."""
        buried = any(prop.name == "sand heap" for prop in self.scene.props)
        if not buried:
            gaze = companion_gaze(self.scene, person, spot, self.hero, self.things)
            draw_companion(self.canvas, self.scene, person, spot, self.ground, self.hero, gaze)
            return
        with self.canvas.clip(rectangle(0, 0, UNITS, 884, 0)):
            draw_companion(
                self.canvas, self.scene, person, replace(spot, x=700, y=spot.y + 290), self.ground, self.hero
            )

    def _over(self) -> None:
        scene, canvas, palette = self.scene, self.canvas, self.palette
        chance = layer_random(scene.seed, "weather")
        faces = [face_box(self.hero), *(face_box(spot) for _, spot in zip(self.people, self.spots, strict=False))]
        figures: list[Box] = [(box[0] - 60, box[1] - 60, box[2] + 60, 940) for box in faces]
        if not self.place.indoors:
            self._weather(chance, faces)
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
            if "bump" in scene.effects and self.people:
                bump(canvas, self.hero.x * 0.42 + self.spots[0].x * 0.58, 650)
            if "puzzled" in scene.effects:
                effects.puzzled(canvas, (self.hero.x + self.spots[0].x) / 2 if self.people else self.hero.x + 170, 300)
            if "falling" in scene.effects:
                effects.falling(canvas, self.hero.x)
            if "quarrel" in scene.effects:
                between = (self.hero.x + self.spots[0].x) / 2 if self.people else self.hero.x + 210
                effects.quarrel(canvas, between, 330)
        draw_thought(canvas, scene, self.hero)
        if scene.inset is not None:
            draw_inset(
                canvas, scene, self.hero, self._speaker(), self._device(), _Picture(scene.inset, canvas).draw_small
            )
        if scene.place == "stage" and scene.staging == "floor":
            front_crowd(self.setting)

    def _weather(self, chance: random.Random, faces: list[Box]) -> None:
        """Rain, snow and the like over everything; no style leaves them out for being small."""
        scene, canvas, palette = self.scene, self.canvas, self.palette
        with canvas.layer("prop"):
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
            elif scene.weather == "fireflies":
                with canvas.layer("spot"):
                    effects.fireflies(canvas, chance, faces)
            elif scene.weather == "fog":
                effects.fog(canvas, palette)

    def _speech(self) -> None:
        """What is said, by the hero toward his free side, by the other or by somebody out of the picture."""
        for prop in self.scene.props:
            if prop.state == "said":
                draw_speech(self.canvas, self.palette, prop, self.hero, -1 if self.people else 1)
            elif prop.state == "heard":
                draw_speech(self.canvas, self.palette, prop, self._speaker(), 1, self._device())

    def _speaker(self) -> Spot | None:
        """Who or what says a thing: an animal that speaks or a person; None: somebody unseen."""
        if "parrot" in self.things:
            spot = self.things["parrot"]
            return replace(spot, x=spot.x - 80, y=spot.y + 70 * spot.scale)
        if self.people:
            return self.spots[0]
        return None

    def _device(self) -> tuple[float, float] | None:
        """The upper edge of a phone or screen out of which something is said."""
        if self.people or "parrot" in self.things:
            return None
        if any(prop.name in _DEVICES for prop in held_props(self.scene)):
            return self.hero.x + 34, self.hero.y - 262 * self.hero.scale
        screen = next((self.things[name] for name in _DEVICES if name in self.things), None)
        return None if screen is None else (screen.x, screen.y - 120)
