"""Replies that were tone-deaf once: each test is a kind, with examples and with what must stay as it is."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest

from persode.agent import Situation, answer, is_order, preference_of
from persode.agent.echo import echo_of
from persode.agent.last_time import asks_for_last_time
from persode.agent.mood import mood_of
from persode.agent.request import kind_of_request
from persode.agent.voice import sentence_count
from persode.analyzer import act_of
from persode.episode import EpisodeMetadata
from persode.memory import Memory
from persode.onboarding import OnboardingPreferences
from tests.unit.agent.life import NOW, VOICES, Ask

FRIENDLY = OnboardingPreferences(name="Mina", conversation_style="friendly")
FEW = VOICES[::5]


def told(text: str, feeling: str, valence: int, strength: float = 0.9) -> Situation:
    return Situation(
        text,
        [EpisodeMetadata(text, emotion=feeling, valence=valence, emotional_intensity=strength)],
        [],
        [],
        FRIENDLY,
        NOW,
    )


ADVICE = [
    "do you think i should tell jonas that i like him?",
    "Do you think we should break up?",
    "don't you think i could ask her out?",
    "do you think Jonas likes me?",
    "do you think he is mad at me?",
    "Do you think it will rain on Saturday?",
    "would you say i should apologise, should i?",
    "do you really think that i can do it?",
    "do you think my mom knows?",
    "do you know if she still cares?",
]


@pytest.mark.parametrize("text", ADVICE)
def test_a_question_about_her_life_is_none_about_the_companion(text: str) -> None:
    assert kind_of_request(text) == "advice"


@pytest.mark.parametrize("text", ["do you think?", "do you like music?", "do you dream?", "can you feel pain?"])
def test_a_question_about_the_companion_stays_one(text: str) -> None:
    assert kind_of_request(text) == "who"


PRAISE = [
    "thanks, you're sweet",
    "you're the best",
    "aww you're so kind",
    "thank you, you are so sweet",
    "you're awesome",
]


@pytest.mark.parametrize("text", PRAISE)
def test_praise_is_taken_and_not_told_back(ask: Ask, text: str) -> None:
    assert act_of(text) == "small_talk"
    for voice in FEW:
        reply = ask(text, voice).text
        assert not re.search(r"\byou're (?:sweet|the best|so kind|awesome)|you are", reply)
        assert sentence_count(reply) <= 2


@pytest.mark.parametrize(
    "text",
    [
        "what's my name?",
        "whats my name",
        "do you know my name?",
        "What is my name again?",
        "do you remember my name?",
        "tell me my name",
        "what do you call me?",
        "did you forget my name?",
    ],
)
def test_her_name_is_known(ask: Ask, text: str) -> None:
    for voice in VOICES:
        reply = ask(text, voice)
        assert "Mina" in reply.text
        assert reply.act == "question_to_memory"
        low, high = (1, 2) if voice.response_length == "concise" else (3, 6)
        assert low <= sentence_count(reply.text) <= high
    nameless = ask(text, OnboardingPreferences())
    assert "Settings" in nameless.text


def test_her_age_is_known_if_she_gave_it(ask: Ask) -> None:
    assert "17" in ask("how old am i?", OnboardingPreferences(age=17)).text
    assert not re.search(r"\d", ask("how old am i?", FRIENDLY).text)


@pytest.mark.parametrize(
    "text", ["what's my cat's name?", "what was her name?", "how old is grandma?", "my name is Mina"]
)
def test_other_names_are_not_hers(ask: Ask, text: str) -> None:
    assert not re.search(r"You're Mina|Mina, who else", ask(text, FRIENDLY).text)


@pytest.mark.parametrize(
    "text",
    [
        "who am i in love with?",
        "where do i live?",
        "what's my favourite song?",
        "who is my best friend?",
        "which school do i go to?",
        "what is my brother called?",
        "when is my birthday?",
        "who do i hate most?",
        "what's my dream job?",
        "how did i meet Sofia?",
    ],
)
def test_what_was_never_told_is_not_remembered(ask: Ask, text: str) -> None:
    for voice in FEW:
        reply = ask(text, voice)
        assert "don't remember" in reply.text, reply.text
        assert reply.act == "question_to_memory"
        assert not re.search(r"pay grade|can't do|beyond what", reply.text)


NO_WISHES = [
    "Had dinner at the Lamplighter with Tom. He talked about his divorce for two hours and I just listened.",
    "Packed for the beach. Tomorrow will be warm.",
    "The doctor was kind but had no advice.",
    "We saw Mum. She just listened to us.",
    "The pool will be open again on Monday. We cheered.",
    "Sam tried to be calm when the boiler broke.",
    "Grandma wants to be more open about the past.",
    "We only went to listen to the band.",
    "My teacher told me to speak slower.",
    "We sat by the lake and just listened to the owls.",
    "I want to be more open with my brother.",
    "They gave me a short answer and hung up.",
]


@pytest.mark.parametrize("text", NO_WISHES)
def test_what_is_told_of_others_is_no_wish_about_the_companions_manner(text: str) -> None:
    assert preference_of(text) is None
    assert not is_order(text)


@pytest.mark.parametrize(
    "text", ["Please just listen. I lost the baby's shoe at the market.", "Be brief. My dog ran away this morning."]
)
def test_a_wish_beside_a_telling_loses_no_telling(text: str) -> None:
    assert preference_of(text) is not None
    assert not is_order(text)


SHORT = [
    "please talk shorter",
    "keep it short please",
    "can you write shorter",
    "your answers are too long",
    "be brief.",
    "you talk too much",
    "less text please",
    "please keep your replies short",
    "ok just keep it brief",
    "don't write so much",
    "shorter please",
]
NOT_SHORT = [
    "Mom told me to keep it short",
    "I want a shorter haircut",
    "My answers in the exam were too short.",
    "we talked less today",
    "Dad says I talk too much",
    "the movie was too long",
    "My skirt is too short",
]


@pytest.mark.parametrize("text", SHORT)
def test_a_wish_for_shorter_changes_the_length_and_is_no_event(ask: Ask, text: str) -> None:
    reply = ask(text, FRIENDLY)
    assert reply.preference_change == ("response_length", "concise")
    assert sentence_count(reply.text) == 1
    assert is_order(text)


@pytest.mark.parametrize("text", NOT_SHORT)
def test_a_telling_of_length_is_no_wish(text: str) -> None:
    assert preference_of(text) is None


def test_a_preference_that_tells_of_her_is_no_order() -> None:
    assert not is_order("I prefer short answers.")


@pytest.mark.parametrize(
    "text",
    [
        "today was insane",
        "insane day, I overslept and missed the bus",
        "Everyone yelled at me all day, insane.",
        "I got detention and then the trip was cancelled",
        "worst day, I spilled paint on my skirt",
        "crazy day, I cried twice",
    ],
)
def test_a_bad_day_is_not_congratulated(text: str) -> None:
    for seed in range(4):
        reply = answer(Situation(**{**told(text, "joyful", 1).__dict__, "seed": seed})).text
        assert not re.search(r"happy for you|great that|Love it|Look at that|you've earned|More of those", reply), reply


@pytest.mark.parametrize(
    "text", ["I got the lead role!", "We won the final 3:1!", "Best concert ever, I danced all night."]
)
def test_a_good_day_is(text: str) -> None:
    assert mood_of(text, told(text, "joyful", 1).reading).way == "up"


def test_pictures_are_not_echoed() -> None:
    assert echo_of("🎉🎉 mom almost cried.").clauses == ("mom almost cried",)
    assert echo_of("I passed 🎉. 😭😭 Dad hugged me ❤️").clauses == ("you passed", "Dad hugged you")


@pytest.mark.parametrize(
    "text",
    [
        "I hate her so much",
        "I can't stand him",
        "and i really hate this",
        "honestly i despise them",
        "I'm dead",
        "i'm dead that was so funny",
        "this class is killing me",
        "I could die",
        "I almost died when he fell",
        "I died lol",
    ],
)
def test_what_would_turn_grim_is_not_said_back(text: str) -> None:
    assert echo_of(text).clauses == ()


def test_the_sentence_that_leans_on_another_comes_second() -> None:
    found = echo_of("I got the lead role! mom almost cried too.", event="mom almost cried too").clauses
    assert found == ("you got the lead role", "mom almost cried too")


GOOD_BESIDE_HARD = [
    "Mia brought me a hot chocolate.",
    "Grandma hugged me.",
    "Tom helped me clean up.",
    "My friends waited for me.",
    "Dad made me laugh.",
    "Lena gave me her jacket.",
    "My teacher called me afterwards.",
    "Sofia defended me.",
    "Mom cooked me soup.",
    "Jonas smiled at me.",
]


@pytest.mark.parametrize("good", GOOD_BESIDE_HARD)
def test_good_news_join_hard_ones_with_but(good: str) -> None:
    for voice in [v for v in VOICES if v.response_length == "detailed"]:
        given = told(f"I failed the chemistry test. {good}", "sad", -1)
        reply = answer(Situation(**{**given.__dict__, "preferences": voice})).text
        assert re.search(r"\bbut\b", reply), reply
        assert "weren't enough" not in reply


@pytest.mark.parametrize("more", ["I lost my keys.", "The bus broke down.", "My boss yelled at me.", "It rained."])
def test_hard_news_do_not(more: str) -> None:
    for seed in range(3):
        given = told(f"I failed the chemistry test. {more}", "sad", -1)
        assert not re.search(r"\bbut\b", answer(Situation(**{**given.__dict__, "seed": seed})).text)


NAMED = [
    ("Senhor Duarte says I can play in the spring concert. I am so nervous that I could not eat my lunch.", "nervous"),
    ("I got the part. I'm so scared.", "scared"),
    ("We move to Porto in May. I'm anxious.", "anxious"),
    ("Mia invited me to her party. I'm so nervous.", "nervous"),
    ("I start my new job on Monday. I'm terrified.", "terrified"),
    ("He asked me out. I'm so stressed.", "stressed"),
    ("My sister got married. I feel lonely.", "lonely"),
    ("I won the race. I'm exhausted.", "exhausted"),
    ("They picked my drawing. I'm embarrassed.", "embarrassed"),
    ("Tom passed and I didn't. I'm jealous.", "jealous"),
]


@pytest.mark.parametrize(("text", "feeling"), NAMED)
def test_the_event_stands_beside_the_feeling_not_as_its_object(text: str, feeling: str) -> None:
    for voice in [v for v in VOICES if v.personality == "empathetic"]:
        given = told(text, "anxious", -1)
        first = answer(Situation(**{**given.__dict__, "preferences": voice})).text.split(". ")[0]
        assert feeling in first
        object_of = re.search(rf"{feeling} that|worried that|scar\w+ that|angry that", first)
        assert not object_of or object_of.group() in text, first


@pytest.mark.parametrize("text", ["I can't sleep", "I have to give a speech tomorrow", "The results come on Friday"])
def test_the_thing_itself_is_stated(text: str) -> None:
    for seed in range(6):
        reply = answer(Situation(**{**told(text, "anxious", -1).__dict__, "seed": seed})).text
        assert not re.search(r"(?:worried|scary|frighten\w*|uneasy|nerve-racking),? that", reply), reply


TABLE = re.compile(r"table|taste|recipe book")


@pytest.mark.parametrize(
    "text",
    [
        "I could not eat my lunch.",
        "I skipped breakfast.",
        "I didn't touch my dinner.",
        "We had no bread at home.",
        "I forgot my lunch on the bus.",
        "I couldn't swallow a bite of dinner.",
        "I barely ate my ramen.",
    ],
)
def test_a_meal_that_was_not_eaten_is_not_asked_about(text: str) -> None:
    for seed in range(5):
        assert not TABLE.search(answer(Situation(**{**told(text, "sad", -1).__dict__, "seed": seed})).text)


def test_a_meal_that_was_eaten_is() -> None:
    replies = [
        answer(Situation(**{**told("Mom and I cooked ramen for dinner.", "joyful", 1).__dict__, "seed": s}))
        for s in range(5)
    ]
    assert any(TABLE.search(reply.text) for reply in replies)


@pytest.mark.parametrize(
    "text",
    [
        "math homework is so pointless",
        "school is boring",
        "I hate maths",
        "my teacher is unfair",
        "homework sucks",
        "Class tests are stupid",
        "the new semester is a lot",
        "my classmate is so loud",
        "lectures are long",
        "I like school",
    ],
)
def test_a_moment_is_asked_for_only_after_an_event(text: str) -> None:
    for seed in range(5):
        for feeling, valence in (("bored", 0), ("angry", -1)):
            reply = answer(Situation(**{**told(text, feeling, valence).__dict__, "seed": seed})).text
            assert not re.search(r"moment that stuck|when it happened|you are home|teacher to see", reply)


@pytest.mark.parametrize(
    "text",
    [
        "we had a huge snowball fight after school",
        "Jonas threw a pillow at me and we laughed",
        "epic water fight at camp",
        "we threw confetti on Lena",
        "I threw my cap in the air",
        "Dad threw a party",
        "food fight in the canteen",
    ],
)
def test_play_is_neither_illness_nor_quarrel(text: str) -> None:
    for seed in range(5):
        for feeling, valence in (("joyful", 1), ("neutral", 0)):
            reply = answer(Situation(**{**told(text, feeling, valence).__dict__, "seed": seed})).text
            assert not re.search(
                r"holding up|tonight|there with you|spoken since|coming back|between you|understand", reply
            )


def test_throwing_up_is_illness() -> None:
    given = told("My sister threw up all night and I'm worried.", "anxious", -1)
    replies = {answer(Situation(**{**given.__dict__, "seed": s})).text for s in range(8)}
    assert any(re.search(r"How is your sister|holding up|there with you|tonight", r) for r in replies)


@pytest.mark.slow
def test_no_line_comes_back_within_ten_replies(ask: Ask) -> None:
    """Twenty hard days in a row: no sentence but a question or an echo is said twice within ten replies."""
    for voice in [v for v in VOICES if v.response_length == "detailed"]:
        talk: list[str] = []
        for n in range(20):
            given = told(f"I lost my {['keys', 'bag', 'cap', 'book', 'coat'][n % 5]} number {n}.", "sad", -1)
            talk.append(
                answer(
                    Situation(**{**given.__dict__, "preferences": voice, "earlier_replies": talk[-10:], "seed": n})
                ).text
            )
        support = [re.split(r"(?<=[.]) ", reply)[1:-1] for reply in talk]
        for n, lines in enumerate(support):
            before = {line for reply in support[max(0, n - 8) : n] for line in reply}
            assert not before & set(lines), (voice, n, before & set(lines))


ERASE = [
    "delete everything",
    "delete what i said about Sofia",
    "please erase everything about Jonas",
    "delete yesterday",
    "can you forget what i told you about my dad",
    "erase the thing i wrote on monday",
    "delete all my messages",
    "forget everything about him",
    "please delete that memory",
    "wipe everything i said today",
]


@pytest.mark.parametrize("text", ERASE)
def test_erasing_is_explained_with_the_words_of_the_pages_and_forms_nothing(ask: Ask, text: str) -> None:
    assert act_of(text) in ("request", "question_to_memory")
    for voice in VOICES:
        reply = ask(text, voice)
        if reply.command == "forget":
            assert reply.about, "what is known of it is shown before it goes"
            continue
        for piece in (
            "Memories",
            '"Never bring it up"',
            '"Erase it"',
            "Settings",
            '"Erase something"',
            "a day, a person",
        ):
            assert piece in reply.text, reply.text
        assert "everything" in reply.text
        assert reply.act == "request"
        assert reply.used == ()
        assert not re.search("Sofia|Jonas", reply.text)


@pytest.mark.parametrize(
    "text", ["I deleted all his pictures.", "I can't forget what he said to me.", "He forgot my birthday."]
)
def test_a_telling_of_deleting_is_a_telling(ask: Ask, text: str) -> None:
    assert "Erase" not in ask(text).text


def test_forget_it_is_no_order(ask: Ask) -> None:
    assert "Erase" not in ask("forget it", FRIENDLY).text


class TestLastTime:
    @staticmethod
    def ask(question: str, *memories: tuple[int, str, str, int]) -> str:
        kept = [
            Memory(
                text, emotion=feeling, valence=valence, emotional_intensity=0.7, created_at=NOW - timedelta(days=days)
            )
            for days, text, feeling, valence in memories
        ]
        reading = [EpisodeMetadata(question, act="question_to_memory")]
        reply = answer(Situation(question, reading, [], kept, FRIENDLY, NOW))
        assert reply.act == "question_to_memory"
        return reply.text

    good = (35, "School was great today, I got an A in history.", "joyful", 1)
    older = (60, "School was fun, we made a volcano.", "joyful", 1)
    bad = (10, "I failed the math test at school.", "sad", -1)

    def test_the_latest_with_the_feeling_and_its_day(self) -> None:
        reply = self.ask("when did i last feel good about school?", self.older, self.good, self.bad)
        assert "3 February" in reply
        assert "A in history" in reply
        assert "don't remember" not in reply
        assert "math" not in reply

    def test_without_the_feeling_the_nearest_is_said_to_be_only_that(self) -> None:
        reply = self.ask("when did i last feel good about school?", self.bad)
        assert "28 February" in reply
        assert re.search(r"not sure it felt|feeling aside", reply)

    def test_of_nothing_told_nothing_is_claimed(self) -> None:
        assert "don't remember" in self.ask("when did i last feel good about dancing?", self.good, self.bad)
        assert "don't remember" in self.ask("when was i last happy?", self.bad)

    def test_what_is_grave_does_not_come_up(self) -> None:
        grave = (5, "I threw up after lunch at school on purpose.", "sad", -1)
        assert "purpose" not in self.ask("when did i last feel bad about school?", grave, self.bad)

    def test_nothing_about_it_is_only_said_if_nothing_was_told(self) -> None:
        reading = [EpisodeMetadata("Do you remember school?", act="question_to_memory")]
        kept = [Memory("School was great.", created_at=NOW)]
        for voice in VOICES:
            reply = answer(Situation("Do you remember school?", reading, [], kept, voice, NOW)).text
            assert not re.search(r"about school|haven't told me", reply)

    @pytest.mark.parametrize(
        "text",
        [
            "when did I last cry?",
            "When was the last time I saw grandma?",
            "when was i last at the sea",
            "last time i went swimming?",
            "how long ago did i see Tom?",
            "when have we last argued?",
        ],
    )
    def test_questions_of_a_last_time(self, text: str) -> None:
        assert asks_for_last_time(text)

    @pytest.mark.parametrize("text", ["when did I pass my test?", "what did I do last week?", "how was my last day?"])
    def test_others(self, text: str) -> None:
        assert not asks_for_last_time(text)


@pytest.mark.parametrize("text", ["i'm fine", "im ok", "I'm okay I guess", "all good", "I'm fine now", "doing well"])
def test_who_is_fine_is_not_worried_about(text: str) -> None:
    assert mood_of(text, told(text, "anxious", -1).reading).tone == "neutral"


@pytest.mark.parametrize(
    "text",
    [
        "I broke Dad's favourite mug and blamed the cat",
        "I lied to Sofia",
        "i yelled at my sister",
        "I forgot her birthday",
    ],
)
def test_what_she_did_is_not_fumed_about_with_her(text: str) -> None:
    assert mood_of(text, told(text, "angry", -1).reading).tone == "neutral"


@pytest.mark.parametrize("text", ["Tom lied to me", "My brother broke my guitar", "They laughed and I cried"])
def test_what_was_done_to_her_is(text: str) -> None:
    assert mood_of(text, told(text, "angry", -1).reading).tone == "angry"


def test_who_laughs_is_laughed_with() -> None:
    for seed in range(4):
        given = told("haha my brother walked into a glass door", "joyful", 1)
        reply = answer(Situation(**{**given.__dict__, "seed": seed})).text
        assert not re.search(r"happy for you|great that|Love it|out of the door", reply)
    assert not mood_of("I like her laugh", told("I like her laugh", "joyful", 1).reading).amused


@pytest.mark.parametrize("text", ["help", "please help me", "can you help me?", "i need help"])
def test_a_call_for_help_is_no_job_description(ask: Ask, text: str) -> None:
    for voice in VOICES:
        assert not re.search(r"pay grade|can't do|beyond what", ask(text, voice).text)


@pytest.mark.parametrize("text", ["I like her laugh", "I love my cat", "My sister is the best"])
def test_no_moment_is_asked_of_what_is_always_so(text: str) -> None:
    for seed in range(5):
        reply = answer(Situation(**{**told(text, "joyful", 1).__dict__, "seed": seed})).text
        assert not re.search(r"best moment|made it so good", reply)


SMALL = [
    "mom says i'm too fat",
    "everyone hates me",
    "I'm such a failure",
    "nobody likes me",
    "I'm so ugly",
    "he called me a loser",
    "they all laugh at me",
    "I'm not good enough",
    "Dad said I'm a disappointment",
    "the whole class ignores me",
]


@pytest.mark.parametrize("text", SMALL)
def test_words_that_make_her_small_are_not_said_back(text: str) -> None:
    for voice in VOICES:
        for feeling, valence in (("angry", -1), ("neutral", 0), ("joyful", 1)):
            reply = answer(Situation(**{**told(text, feeling, valence).__dict__, "preferences": voice})).text
            assert not re.search(
                r"fat|hates? you|failure|likes you|ugly|loser|laugh|good enough|disappoint|ignor", reply
            )
            assert not re.search(r"annoying|great|Love it", reply)


@pytest.mark.parametrize(
    "text", ["can't stop crying", "I cried myself to sleep", "i've been crying all day", "I'm in tears"]
)
def test_tears_are_sad(text: str) -> None:
    assert mood_of(text, told(text, "content", 1).reading).tone == "sad"


@pytest.mark.parametrize(
    "text", ["I cried laughing", "Mom cried at the wedding, so lovely", "I'm crying from laughing"]
)
def test_other_tears_need_not_be(text: str) -> None:
    assert mood_of(text, told(text, "joyful", 1).reading).tone != "sad"


@pytest.mark.parametrize(
    "text", ["I don't want to go to school tomorrow", "I'm dreading Monday", "I don't feel like anything"]
)
def test_who_does_not_want_to_gets_no_bright_memory(text: str) -> None:
    assert mood_of(text, told(text, "neutral", 0).reading).way == "down"


def test_dead_tired_is_tired() -> None:
    text = "I'm dead tired after practice"
    assert mood_of(text, told(text, "anxious", -1).reading).tone == "tired"


@pytest.mark.parametrize(
    "text",
    [
        "and Tom laughed at me in front of everyone",
        "they made fun of me",
        "she left me out again",
        "He ghosted me",
        "They ditched me at the cinema",
        "the boys in my class bully me",
    ],
)
def test_a_slight_hurts_whatever_was_read(text: str) -> None:
    assert mood_of(text, told(text, "joyful", 1).reading).tone == "sad"


@pytest.mark.parametrize("text", ["but then Mia bought me bubble tea", "Grandma hugged me", "Tom drove me home"])
def test_kindness_is_no_sorrow(text: str) -> None:
    assert mood_of(text, told(text, "sad", -1, 0.6).reading).way != "down"
