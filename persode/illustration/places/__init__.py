"""Where things happen. A new place is one function that draws itself and one line in `PLACES`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from persode.illustration.places import land, more_rooms, outings, outside, public, rooms, shows, town, traffic, water
from persode.illustration.places.setting import Setting

__all__ = ["BACKGROUND_THEMES", "PLACES", "Place", "Setting"]


@dataclass(frozen=True, slots=True)
class Place:
    """How to draw it (returns the colour of the ground) and whether it has a roof."""

    draw: Callable[[Setting], str]
    indoors: bool = False


PLACES = {
    "home": Place(rooms.home, indoors=True),
    "bedroom": Place(rooms.bedroom, indoors=True),
    "kitchen": Place(rooms.kitchen, indoors=True),
    "city": Place(town.city),
    "station": Place(town.station),
    "field": Place(town.field),
    "nature": Place(land.nature),
    "park": Place(land.park),
    "garden": Place(land.garden),
    "mountain": Place(land.mountain),
    "sea": Place(water.sea),
    "lake": Place(water.lake),
    "pool": Place(water.pool, indoors=True),
    "cafe": Place(public.cafe, indoors=True),
    "school": Place(public.school, indoors=True),
    "office": Place(public.office, indoors=True),
    "library": Place(public.library, indoors=True),
    "hospital": Place(public.hospital, indoors=True),
    "shop": Place(public.shop, indoors=True),
    "stage": Place(shows.stage, indoors=True),
    "concert": Place(shows.concert),
    "train": Place(shows.carriage, indoors=True),
    "fantasy": Place(shows.fantasy),
    "fair": Place(outings.fair),
    "cinema": Place(outings.cinema, indoors=True),
    "museum": Place(outings.museum, indoors=True),
    "church": Place(outings.church, indoors=True),
    "airport": Place(outings.airport, indoors=True),
    "platform": Place(outings.platform),
    "bathroom": Place(more_rooms.bathroom, indoors=True),
    "gym": Place(more_rooms.gym, indoors=True),
    "salon": Place(more_rooms.salon, indoors=True),
    "storeroom": Place(more_rooms.storeroom, indoors=True),
    "corridor": Place(more_rooms.corridor, indoors=True),
    "cabin": Place(more_rooms.cabin, indoors=True),
    "lift": Place(more_rooms.lift_cage, indoors=True),
    "road": Place(traffic.road),
    "balcony": Place(outside.balcony),
    "bridge": Place(outside.bridge),
    "cemetery": Place(outside.cemetery),
    "farm": Place(outside.farm),
    "playground": Place(outside.playground),
    "desert": Place(outside.desert),
    "space": Place(outside.space),
}

BACKGROUND_THEMES = tuple(name for name in PLACES if name != "lift")
"""The places that a person may choose as where her pictures happen unless the day says otherwise."""
