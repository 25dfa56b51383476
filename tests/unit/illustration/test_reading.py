"""Words to scenes: whole words, negation, loss, frames, people, places."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from persode.episode import FEELINGS, EpisodeMetadata
from persode.illustration.alt import alt_text
from persode.illustration.colour import to_lab
from persode.illustration.engine.canvas import Canvas, Op
from persode.illustration.figure.face import EXPRESSIONS
from persode.illustration.figure.poses import POSES
from persode.illustration.palettes import PALETTES
from persode.illustration.places import PLACES, Setting
from persode.illustration.props import PROPS
from persode.illustration.reading.lexicon import table
from persode.illustration.reading.people import kinds_of
from persode.illustration.reading.read import read_scene
from persode.illustration.reading.story import read_story
from persode.illustration.reading.words import noun_forms, read_words, verb_forms
from persode.illustration.scene import SceneSpec
from persode.illustration.styles import styler
from persode.onboarding import OnboardingPreferences

Scene = Callable[..., SceneSpec]


def states(scene: SceneSpec) -> dict[str, str]:
    return {prop.name: prop.state for prop in scene.props}


@pytest.mark.parametrize(
    ("text", "prop", "state"),
    [
        ("My dog ran away in the park", "dog", "absent"),
        ("I lost my wallet on the way", "wallet", "absent"),
        ("My bike was stolen outside the library", "bicycle", "absent"),
        ("Someone stole my phone", "phone", "absent"),
        ("Our cat died this morning", "cat", "absent"),
        ("I forgot my umbrella and got wet", "umbrella", "absent"),
        ("I can't find my keys anywhere", "keys", "absent"),
        ("I missed the bus", "bus", "leaving"),
        ("We won the championship", "trophy", "high"),
        ("I won a medal", "medal", "high"),
        ("I passed my exam", "paper", "high"),
        ("I dropped my phone", "phone", "broken"),
        ("My laptop broke", "laptop", "broken"),
        ("I am worried about the exam", "paper", "thought"),
        ("I dreamed about a whale", "whale", "thought"),
        ("My grandma gave me a book", "open book", "present"),
        ("We played football", "football", "present"),
    ],
)
def test_frames_change_how_a_thing_is_drawn(text: str, prop: str, state: str, scene_of: Scene) -> None:
    assert states(scene_of(text, background_theme="nature")).get(prop) == state


@pytest.mark.parametrize(
    "text",
    [
        "It was a piece of cake",
        "I train every day",
        "I booked a table",
        "There was no cake and no dog",
        "We had no car, no bus and no bicycle",
        "I slept like a dog",
        "Bread and threads and dread",
        "They presented nothing",
        "I never saw a horse",
        "He is my cup of tea",
        "The catalogue of dogmas in the carpet shop",
    ],
)
def test_what_must_not_be_drawn(text: str, scene_of: Scene) -> None:
    names = set(states(scene_of(text)))
    if text.startswith("Bread"):
        names -= {"bread"}
    assert not names & {"cake", "train", "open book", "dog", "car", "bus", "bicycle", "gift", "horse", "tea", "cat"}


@pytest.mark.parametrize(
    ("text", "weather"),
    [
        ("It rained all day", "rain"),
        ("No rain today", ""),
        ("It didn't rain", ""),
        ("I took the train", ""),
        ("I hope it snows", ""),
        ("Snow fell at night", "snow"),
        ("A thunderstorm woke me", "storm"),
    ],
)
def test_weather(text: str, weather: str, scene_of: Scene) -> None:
    assert scene_of(text).weather == weather


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("I swam in the lake at dusk", "lake"),
        ("My bike was stolen outside the library", "city"),
        ("I studied in the library", "library"),
        ("We waited at the hospital", "hospital"),
        ("I cooked soup", "kitchen"),
        ("Nothing special", "sea"),
        ("We hiked up a mountain", "mountain"),
        ("I sang karaoke", "stage"),
        ("My boss was kind", "office"),
    ],
)
def test_place_named_then_action_then_theme(text: str, place: str, scene_of: Scene) -> None:
    assert scene_of(text, background_theme="beach").place == place


@pytest.mark.parametrize(
    ("text", "word", "state"),
    [
        ("I baked bread with my brother", "brother", "present"),
        ("My grandfather passed away", "grandfather", "absent"),
        ("I miss my mum", "mother", "thought"),
        ("My friend forgot my birthday", "friend", "absent"),
        ("I called my grandma", "grandmother", "thought"),
        ("Dinner with my sister", "sister", "present"),
    ],
)
def test_people(text: str, word: str, state: str, scene_of: Scene) -> None:
    assert [(one.word, one.state) for one in scene_of(text).companions] == [(word, state)]


def test_negated_people_stay_away(scene_of: Scene) -> None:
    assert scene_of("I went without my brother").companions == ()


def test_family_likeness(scene_of: Scene) -> None:
    scene = scene_of("Dinner with my parents", skin="brown", hair="short black hair", age=20)
    assert {one.look.skin for one in scene.companions} == {"brown"}
    assert [one.word for one in scene.companions] == ["mother", "father"]


def test_people_of_the_analyzer_are_drawn(scene_of: Scene) -> None:
    episode = EpisodeMetadata(text="Mina and I laughed", emotion="joyful", people=["Mina"])
    assert [one.word for one in read_scene(episode, OnboardingPreferences(), 1).companions] == ["friend"]


def test_friends_deed_is_not_the_heros(scene_of: Scene) -> None:
    scene = scene_of("My sister graduated from college", "joyful")
    assert scene.hero.fashion == "casual"
    assert scene.companions[0].look.fashion == "gown"


@pytest.mark.parametrize(
    "text",
    [
        "My grandmother died and there was cake and balloons",
        "I want to die",
        "I hurt myself last night, the party was loud",
        "Our dog was put to sleep",
    ],
)
@pytest.mark.parametrize("feeling", ["sad", "angry", "joyful", "surprised", "anxious"])
def test_heavy_events_stay_calm(text: str, feeling: str, scene_of: Scene) -> None:
    scene = scene_of(text, feeling, intensity=1.0)
    assert scene.heavy
    assert scene.mood in ("sadness", "calm")
    assert not set(scene.effects) & {"confetti", "hearts", "looming"}
    assert not set(states(scene)) & {"cake", "balloons", "gift", "whale"}


@pytest.mark.parametrize("text", ["My phone died", "I nearly died laughing", "I will never forget this"])
def test_lookalikes_are_not_heavy(text: str, scene_of: Scene) -> None:
    assert not scene_of(text).heavy


def test_identity_never_moves_the_scene(scene_of: Scene) -> None:
    one = scene_of("Rain in the city", "sad")
    two = scene_of("Rain in the city", "sad", glasses=True, hair="long red hair", age=70, skin="deep")
    assert (one.place, one.pose, one.props, one.effects, one.time) == (
        two.place,
        two.pose,
        two.props,
        two.effects,
        two.time,
    )


_STORIES = (
    "I ate ice cream on a bench in the park", "We had a picnic by the sea",
    "I worked on my laptop in the garden", "I fell asleep on the train", "I swam with my sister",
    "My mum is sick in bed", "I cooked in a tent", "I won the race", "My friends and I danced at a party",
    "I read a book to my son", "The cat broke a mug", "I waited for the bus in snow", "I played the piano",
    "We studied at the cafe", "My dog died", "I lost my keys and my phone", "Nothing happened",
)  # fmt: skip


@pytest.mark.parametrize("text", _STORIES)
@pytest.mark.parametrize("theme", ["home", "sea", "pool"])
def test_staging_pose_and_place_agree(text: str, theme: str, scene_of: Scene) -> None:
    """Nobody floats without legs, sits on nothing, or has a table in a meadow."""
    for feeling in FEELINGS:
        scene = scene_of(text, feeling, background_theme=theme)
        legless = POSES[scene.pose].legs is None
        assert legless == (scene.staging in ("table", "bed", "water", "car")) or scene.pose in (
            "hold",
            "fists",
            "paint",
        )
        assert POSES[scene.pose].seated == (scene.staging in ("seat", "bedside"))
        assert scene.staging not in ("table", "bed") or PLACES[scene.place].indoors
        assert len(scene.props) <= 3
        assert len(scene.companions) <= 2


def test_word_forms() -> None:
    assert {"puppies", "puppy"} == noun_forms("puppy")
    assert "loaves" in noun_forms("loaf")
    assert {"swims", "swimming"} <= verb_forms("swim")
    assert {"baked", "baking"} <= verb_forms("bake")
    assert {"studied", "studies"} <= verb_forms("study")


def test_negation_ends_with_the_clause() -> None:
    reading = read_words("No rain, the dog ran")
    assert dict(zip(reading.tokens, reading.negated, strict=True)) == {
        "no": False, "rain": True, ".": False, "the": False, "dog": False, "ran": False,
    }  # fmt: skip


def test_tables_name_only_what_exists() -> None:
    assert set(table("things")) <= set(PROPS)
    assert set(table("places")["named"]) | set(table("places")["hinted"]) <= set(PLACES)
    for name, entry in table("actions").items():
        assert set(entry.get("props", ())) <= set(PROPS), name
        assert entry.get("place", "home") in PLACES, name
        assert entry.get("pose", "stand") in POSES, name
        assert entry.get("expression", "neutral") in EXPRESSIONS, name
    for name, entry in table("frames").items():
        assert set(entry.get("props", ())) <= set(PROPS), name
    for word in table("people"):
        assert all("pair" not in table("people")[kind] for kind in kinds_of(word))


def test_every_prop_and_place_has_a_word() -> None:
    assert set(table("things")) | set(table("supports")["bears"]) == set(PROPS)
    assert set(table("places")["named"]) == set(PLACES)


@pytest.mark.parametrize("sitting", ["I sat by the window", "I watched TV", "I took the train", "I read a novel"])
@pytest.mark.parametrize(
    "happened",
    ["we adopted a kitten", "I lost my keys", "I won the race", "someone stole my bike", "I missed the party"],
)
@pytest.mark.parametrize("feeling", ["joyful", "sad", "neutral"])
def test_nobody_sits_where_no_seat_is(sitting: str, happened: str, feeling: str) -> None:
    episode = EpisodeMetadata(f"{sitting} and {happened}.", emotion=feeling)
    scene = read_scene(episode, OnboardingPreferences(), 3)
    assert not POSES[scene.pose].seated or scene.staging == "seat"


@pytest.mark.parametrize(
    ("text", "there"),
    [
        ("Senhor Duarte says I can play in the spring concert.", False),
        ("Jonas texted me at midnight.", False),
        ("Jonas called and I could not sleep.", False),
        ("Jonas and I built a snowman.", True),
        ("I met Jonas at the lake.", True),
    ],
)
def test_who_only_sent_word_is_not_in_the_picture(text: str, there: bool) -> None:
    episode = EpisodeMetadata(text, people=["Senhor Duarte" if "Duarte" in text else "Jonas"])
    assert bool(read_scene(episode, OnboardingPreferences(), 3).companions) == there


@pytest.mark.parametrize(
    ("text", "feeling", "place", "pose", "thing"),
    [
        ("I got my hair cut at the barber", "content", "salon", "sit", "scissors"),
        ("The dentist pulled a tooth", "anxious", "hospital", "sit", "tooth"),
        ("Stuck in traffic for hours", "angry", "road", "drive", None),
        ("We rode the roller coaster", "joyful", "fair", "splash", None),
        ("I lifted weights at the gym", "content", "gym", "lift", "weights"),
        ("I rode my bike to work", "joyful", "park", "ride", "bicycle"),
        ("I played the violin for my aunt", "content", "home", "violin", "violin"),
        ("We watched the stars from the roof", "reflective", "balcony", "gaze", "shooting star"),
        ("Snowball fight with my kids", "joyful", "park", "throw", "snowballs"),
        ("The neighbour's dog barked all night", "angry", "bedroom", "ears", "dog"),
        ("We went to the cinema", "content", "cinema", "sit", "popcorn"),
        ("I drank hot chocolate", "content", "cafe", "rest", "hot chocolate"),
        ("Halloween with my cousins", "joyful", "city", "wave", "pumpkin"),
        ("I dreamed about the sea", "content", "bedroom", "tuck", None),
    ],
)  # fmt: skip
def test_frames_have_pose_place_and_thing(
    text: str, feeling: str, place: str, pose: str, thing: str | None, scene_of: Scene
) -> None:
    scene = scene_of(text, feeling)
    assert (scene.place, scene.pose) == (place, pose)
    assert thing is None or thing in states(scene)


@pytest.mark.parametrize(
    ("text", "prop", "state"),
    [
        ("Found my lost keys in the fridge", "keys", "high"),
        ("A squirrel stole my sandwich", "sandwich", "present"),
        ("Somebody ate my lunch", "meal", "absent"),
        ("My laptop crashed before the thesis was due", "laptop", "broken"),
        ("I burned the bread", "bread", "burnt"),
        ("They cancelled our trip", "suitcase", "crossed"),
        ("We sold grandpa's boat", "boat", "absent"),
        ("Our cat has been missing for days", "cat", "absent"),
        ("My brother spilled juice over my computer", "juice", "spilled"),
    ],
)
def test_more_states_of_things(text: str, prop: str, state: str, scene_of: Scene) -> None:
    assert states(scene_of(text, "sad", background_theme="nature")).get(prop) == state


def test_buried_in_the_sand_is_no_burial(scene_of: Scene) -> None:
    scene = scene_of("We buried dad in the sand", "joyful")
    assert not scene.heavy
    assert scene.place == "sea"
    assert states(scene) == {"sand heap": "present"}
    assert scene_of("We buried our dog in the garden", "sad").heavy


def test_who_lies_ill_is_the_other_one(scene_of: Scene) -> None:
    scene = scene_of("The doctor said that my father will not get better, he is in hospital", "sad")
    assert scene.staging == "bedside"
    assert [(one.word, one.pose) for one in scene.companions] == [("father", "tuck"), ("doctor", "still")]


def test_who_gives_holds_it(scene_of: Scene) -> None:
    scene = scene_of("My aunt gave me a book", "joyful")
    assert [(one.holds, one.pose) for one in scene.companions] == [("open book", "give")]
    assert scene.pose == "take"


def test_a_place_that_is_dreamt_of_is_in_the_bubble(scene_of: Scene) -> None:
    scene = scene_of("I dreamed that we were at the sea", "content")
    assert (scene.place, scene.thought_place) == ("bedroom", "sea")
    assert "by the sea" in alt_text(scene)


@pytest.mark.parametrize(("text", "manner"), [
    ("Senhor Duarte is my neighbour", "man"),
    ("My neighbour Mrs. Lind laughed", "woman"),
    ("My neighbour laughed and she sang", "woman"),
    ("My neighbour Andrea laughed", ""),
])  # fmt: skip
def test_titles_and_pronouns_speak_and_names_do_not(text: str, manner: str) -> None:
    assert [person.manner for person in read_story(text).people] == [manner]


@pytest.mark.parametrize("place", ["park", "mountain", "nature", "garden"])
def test_snow_lies_on_the_trees(place: str) -> None:
    """No colour as green as a summer tree is left when it snows."""

    def greenness(weather: str) -> float:
        sheet = Canvas(styler("vibrant", PALETTES["joy"]))
        PLACES[place].draw(Setting(sheet, PALETTES["joy"], "day", weather, random.Random(1)))
        fills = [op for op in sheet.ops if isinstance(op, Op) and isinstance(op.fill, str)]
        area = {op: (op.path.box()[2] - op.path.box()[0]) * (op.path.box()[3] - op.path.box()[1]) for op in fills}
        return sum(size * max(0.0, -to_lab(str(op.fill))[1]) for op, size in area.items()) / sum(area.values())

    assert greenness("snow") < greenness("") * 0.75


def test_what_others_did_alone_is_no_quarrel(scene_of: Scene) -> None:
    assert scene_of("I screamed on the roller coaster", "joyful").story == "coaster"
