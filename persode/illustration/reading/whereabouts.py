"""Where a story happens, how the hero is placed there, and in which light: named, then implied, then the theme."""

from __future__ import annotations

from persode.episode import EpisodeMetadata
from persode.illustration.places import PLACES
from persode.illustration.reading.lexicon import table
from persode.illustration.reading.story import Story, read_place
from persode.onboarding import OnboardingPreferences

__all__ = ["ON_FOOT", "place_of", "staging_of", "time_of"]

ON_FOOT = (
    "won", "passed", "died", "ended", "splash", "stolen", "lost", "missed", "argued", "adopted", "selfharm",
    "farewell", "found", "unanswered", "stood_up", "apologised", "jealous", "scolded", "chewed",
)  # fmt: skip
_OUTDOOR_THINGS = (
    "bicycle", "scooter", "car", "taxi", "bus", "boat", "kite", "tent", "horse", "rainbow", "snowman", "skateboard",
    "grill", "fire", "umbrella",
)  # fmt: skip
_OUTDOOR_PETS = ("dog", "puppy", "cat", "horse", "chicken", "rabbit", "plant")
_ANYWHERE = ("drink", "eat", "read", "knit", "watch", "game", "call", "text", "queue", "repair")
"""Actions that have a usual place, but not a firm one."""
_DOMESTIC = (
    "paper", "boxes", "soup", "pot", "books", "laptop", "computer", "tv", "letter", "cake", "gift", "parcel",
    "dishes", "vase", "teddy bear", "toy blocks", "chess", "cards", "puzzle", "radio", "photo album", "pillow",
    "T-shirt", "outfit", "medicine", "hamster", "fish", "washing machine", "laundry", "lamp", "plant",
    "sewing machine", "yarn", "tea", "open book", "bread", "pie", "cookies", "noodles", "meal", "mirror", "jam",
    "wardrobe", "fridge", "ring", "necklace",
)  # fmt: skip
_HOUSE_PETS = {"bird", "hamster", "fish", "parrot", "mouse"}
_ON_ROADS = {"car", "taxi", "bus", "scooter"}
_OUTINGS = (
    "fantasy", "space", "desert", "sea", "lake", "mountain", "fair", "cinema", "museum", "airport", "cabin", "church",
    "cemetery", "farm", "pool", "stage", "hospital", "bridge", "train", "platform", "gym", "salon", "storeroom",
)  # fmt: skip
"""Themes that would tell something of their own: an everyday event is not there unless its words say so."""


def place_of(story: Story, episode: EpisodeMetadata, prefs: OnboardingPreferences) -> str:
    """The place: what the words name, else what the deed or a thing implies, else the theme."""
    named = story.place
    if story.action in ("swim", "surf") and named not in ("sea", "lake", "pool"):
        wild = {"dolphin", "whale", "jellyfish"} & set(story.things) and "sea"
        named = "lake" if named and not PLACES[named].indoors else wild or str(story.rule("place"))
    if story.action == "graduate" and named in ("", "school"):
        named = "park"
    if story.frame == "splash" or ("leaving" in story.things.values() and named in ("", "home", "station", "train")):
        return "city" if story.frame == "splash" else "airport" if "plane" in story.things else "station"
    if story.frame == "house_fire" and "burning house" in story.things:
        return "city"
    if story.frame == "married" and not named:
        return "church"
    if story.frame == "selfharm":
        return "home"
    if "stairs" in story.things and not named and not story.rule("firm"):
        return "corridor"
    if story.frame in ("forgotten", "lost") and story.things.get("train") == "leaving":
        return "platform"
    if story.rule("firm") and story.frame not in ("selfharm", "died"):
        return str(story.rule("place"))
    if story.frame == "burnt" and not named:
        return "kitchen"
    parked = {"car", "bicycle", "scooter"} & {name for name, how in story.things.items() if how in ("broken", "absent")}
    if parked and named and PLACES[named].indoors and named not in ("storeroom", "corridor", "home"):
        named = "city"
    if named not in (story.rule("at") or (named,)):
        named = str(story.rule("place"))
    if story.frame == "died" and "gravestone" in story.things and (not named or PLACES[named].indoors):
        lost = {name for name, state in story.things.items() if state == "absent"}
        return "garden" if lost else "cemetery"
    if story.frame == "died" and not named:
        lost = {name for name, state in story.things.items() if state == "absent"}
        if lost and not lost & set(_OUTDOOR_PETS):
            return "home"
        return "garden" if lost else "cemetery" if "gravestone" in story.things else _theme(prefs)
    if story.frame == "farewell" and named in ("", "city") and set(story.things) & {"train", "plane"}:
        return "platform" if "train" in story.things else "airport"
    from_lists = next((place for word in episode.places if (place := read_place(str(word)))), "")
    implied = "" if story.frame in ON_FOOT else str(story.rule("place") or "")
    theme = _theme(prefs)
    if not named and not from_lists and implied == "park" and theme in PLACES and not PLACES[theme].indoors:
        implied = theme
    outside = {name for name, state in story.things.items() if state != "thought"} & set(_OUTDOOR_THINGS)
    if outside & {"tent"} and PLACES.get(implied, PLACES["nature"]).indoors:
        implied = "nature"
    if (story.weather or outside) and PLACES[theme].indoors:
        theme = (
            "park" if story.weather == "snow" or outside & {"kite", "tent", "horse", "rainbow", "snowman"} else "city"
        )
    if not named and "grill" in outside and PLACES.get(implied, PLACES["garden"]).indoors:
        implied = "garden"
    if not named and "fire" in outside and not implied:
        implied = "nature"
    if story.action in _ANYWHERE:
        implied = story.hint or _belongs(story) or implied
    if implied == "field":
        implied = _belongs(story) or implied
    if story.action == "shop" and outside:
        implied = "city"
    chosen = named or from_lists or implied or story.hint or _belongs(story) or theme
    if not (named or from_lists) and not PLACES[chosen].indoors and _wants_table(story):
        return "home"
    if chosen in ("home", "farm") and not named and {"sheep", "goat", "cow"} & set(story.things):
        return "farm"
    if chosen in ("home", "office", "bedroom") and story.things.get("door", story.things.get("lift")) == "present":
        return "corridor" if not story.rule("staging") else chosen
    if chosen == theme and not PLACES[theme].indoors and not story.weather and _is_domestic(story):
        return "home"
    if (
        chosen == theme
        and not PLACES[theme].indoors
        and _HOUSE_PETS & {n for n, s in story.things.items() if s == "absent"}
    ):
        return "home"
    if chosen == theme and outside & _ON_ROADS and theme not in ("city", "road", "station"):
        return "city"
    if chosen == theme and "lift" in story.things:
        return "corridor"
    told = story.frame or story.action or story.things or story.people
    if chosen == theme and theme in ("school", "office", "shop") and story.rule("staging") == "seat":
        return "home"
    if chosen == theme and theme in _OUTINGS and theme not in (named, from_lists, implied, story.hint) and told:
        if outside:
            return "farm" if "horse" in outside else "park" if outside & {"kite", "snowman"} else "city"
        return "home" if PLACES[theme].indoors or not story.weather else "nature"
    return chosen


def _belongs(story: Story) -> str:
    """Where the first thing of the story is at home, "" if it is so anywhere."""
    here = [name for name, state in story.things.items() if state not in ("thought", "said", "heard")]
    return next((place for name in here for place, names in table("supports")["belongs"].items() if name in names), "")


def _is_domestic(story: Story) -> bool:
    """Whether a thing of the story is one of the house: nobody takes soup, papers or boxes to the park."""
    here = {name for name, state in story.things.items() if state != "thought"}
    return bool(here & set(_DOMESTIC))


def _theme(prefs: OnboardingPreferences) -> str:
    return read_place(prefs.background_theme or "") or "home"


def _wants_table(story: Story) -> bool:
    birthday = story.frame == "forgotten" and "cake" in story.things
    return birthday or (story.frame not in ON_FOOT and story.rule("staging") == "table")


def _is_bedside(story: Story, place: str) -> bool:
    """Whether someone else lies ill and the hero sits by the bed."""
    beside = [one for one in story.people if one.state == "present" and one.kind not in ("doctor", "baby")]
    if not beside or story.frame:
        return False
    visits = place == story.place == "hospital" and story.action in (
        "",
        "meditate",
        "hug",
        "wait",
        "sleep",
        "talk",
        "meet",
        "hands",
        "help",
        "hospital_stay",
    )
    there = place in ("home", "bedroom", "hospital")
    return visits or (there and story.others_deed and story.action in ("ill", "sleep"))


def staging_of(story: Story, place: str) -> str:
    """How the hero is placed (`STAGINGS`)."""
    if story.frame == "splash":
        return "road"
    if story.rule("staging") == "vessel" and not story.frame:
        return "vessel"
    if story.rule("staging") == "shore":
        return "shore" if place in ("pool", "lake", "sea") and (story.people or _drowning(story)) else "floor"
    if story.frame == "injured" and story.action != "ill":
        return "floor"
    if place == "pool":
        return "floor" if story.frame in ("lost", "stolen", "forgotten", "argued", "scolded") else "water"
    if _is_bedside(story, place):
        return "bedside"
    if story.frame == "selfharm":
        return "seat"
    if story.frame == "forgotten" and "cake" in story.things:
        return "table" if PLACES[place].indoors else "floor"
    if story.frame in ON_FOOT:
        return "seat" if story.frame == "adopted" and story.rule("staging") == "seat" else "floor"
    staging = str(story.rule("staging") or "floor")
    if story.others_deed and staging != "table":
        return "floor"
    if staging == "water" and place in ("sea", "lake"):
        return "water"
    if staging == "seat" and place in ("stage", "concert", "corridor", "shop", "gym"):
        return "floor"
    if staging == "floor" and place == "cafe" and not story.action:
        return "table"
    if staging == "table" and not PLACES[place].indoors:
        return "seat" if story.action in ("eat", "drink", "date", "work", "study", "doze") else "floor"
    if staging == "bed" and "tent" in story.things and not PLACES[place].indoors:
        return "floor"
    if staging == "bed" and place not in ("bedroom", "hospital", "home"):
        return "seat" if story.action in ("sleep", "wait") or not PLACES[place].indoors else "table"
    return staging


def _drowning(story: Story) -> bool:
    """Whether it is an animal that is in the water."""
    return bool({"dog", "puppy", "cat", "deer", "duck", "rabbit", "sheep", "fox"} & set(story.things))


def time_of(story: Story, feeling: str, place: str) -> str:
    """Time of day: named, else by the deed, else by the feeling."""
    time = story.time or str(story.rule("time") or "")
    if story.weather in ("aurora", "meteors", "fireflies"):
        return "night"
    if story.weather == "eclipse":
        return "day"
    if not time:
        outdoors = not PLACES[place].indoors
        time = {"reflective": "sunset", "anxious": "grey"}.get(
            feeling, "grey" if feeling == "sad" and outdoors else "day"
        )
    if story.weather in ("rain", "storm", "fog", "snow") and time in ("day", "sunset"):
        return "grey"
    return time
