"""Summaries and narratives: structured, and as a person would tell it; each clause true of what was told."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date

import pytest

from persode.errors import StorageError, UnknownChoiceError
from persode.mementos import VIEWS, Reading, Sources, Statement, Views, narrative, retold, summary
from tests.unit.mementos.lives import TODAY, fixed, memory, sources, views_of

TOLD = (
    ("2025-12-01", "I live in Rome. My cat is called Miso."),
    ("2025-12-24", "Grandma Alda taught me her bread."),
    ("2026-01-10", "I moved to Lisbon. I work at Northwind as a data analyst."),
    ("2026-01-20", "Mia and I swam in the sea at Caparica."),
    ("2026-02-01", "Mia called. I want to go to Kyoto next spring."),
)
AGE = "profile.personal.identity.age.current"
STATUS = "profile.relationships.status"


def test_the_profile_structured() -> None:
    assert summary(views_of(*TOLD, name="Nora"), "profile") == "\n".join(
        [
            "# Profile of Nora",
            "",
            "## Personal Information",
            "- Location",
            "  - City: Lisbon",
            "  - City, before: Rome, 1 December 2025 to 10 January 2026",
            "- Family",
            "  - Pets: Miso",
            "",
            "## Professional Profile",
            "- Company: Northwind",
            "- Position: data analyst",
        ]
    )


def test_the_profile_as_a_story_in_three_paragraphs() -> None:
    story = narrative(views_of(*TOLD, name="Nora", start={AGE: "29"}), "profile", TODAY)
    assert story.split("\n\n") == [
        (
            "Nora is 29 and lives in Lisbon. Before that it was Rome. Miso is Nora's pet. Most of all, these pages "
            "tell of Mia. They tell of Grandma Alda and Miso too."
        ),
        "Nora works at Northwind as a data analyst.",
        (
            "These pages go from 1 December 2025 to 1 February 2026. The newest moment is of 1 February 2026: “Mia "
            "called. I want to go to Kyoto next spring.”"
        ),
    ]


def test_a_position_is_not_told_of_a_company_that_came_later() -> None:
    told = ("2025-01-01", "I work at Google as a data analyst."), ("2025-06-01", "I started at Northwind last week.")
    assert "Nora works at Google as a data analyst." in narrative(views_of(told[0], name="Nora"), "profile", TODAY)
    story = narrative(views_of(*told, name="Nora"), "profile", TODAY)
    assert "Nora has worked at Northwind since May 2025. Before that it was Google." in story
    assert "analyst" not in story.split("\n\n")[0]


def test_an_uncertain_city_is_told_as_uncertain() -> None:
    story = narrative(views_of(("2026-01-01", "Maybe I live in Lisbon."), name="Nora"), "profile", TODAY)
    assert "Nora may be living in Lisbon now; that is not certain yet." in story
    assert "lives in" not in story
    assert "City: Lisbon?" in summary(views_of(("2026-01-01", "Maybe I live in Lisbon.")), "profile")


def test_an_age_that_was_told_long_ago_is_told_with_its_day() -> None:
    views = views_of(("2025-01-01", "I am 25."), name="Nora")
    assert narrative(views, "profile", date(2025, 2, 1)).startswith("Nora is 25.")
    assert narrative(views, "profile", TODAY).startswith("Nora was 25 on 1 January 2025.")


def test_the_timeline_newest_first() -> None:
    views = views_of(*TOLD, ("2026-02-02", "In the summer of 2019 I lived in Lyon."), name="Nora")
    lines = summary(views, "timeline").splitlines()
    assert [line for line in lines if line.startswith("#")] == [
        "# Timeline of Nora",
        "## 2026",
        "### February 2026",
        "### January 2026",
        "## 2025",
        "### December 2025",
        "## 2019",
    ]
    assert "- 1 June to 31 August 2019: In the summer of 2019 I lived in Lyon." in lines
    told = views_of(("2026-01-05", "I swam."), ("2026-01-06", "In 2025 I sailed."), ("2025-12-01", "I ran."))
    assert summary(told, "timeline").splitlines()[7:] == [
        "## 2025",
        "",
        "- 2025: In 2025 I sailed.",
        "",
        "### December 2025",
        "- 1 December 2025: I ran.",
    ]
    story = narrative(views, "timeline", TODAY).split("\n\n")
    assert story[1] == (
        "January 2026 tells of Mia. On 10 January: “I moved to Lisbon.” On 20 January: “Mia and I swam in the sea at "
        "Caparica.”"
    )


def test_places_and_people() -> None:
    views = views_of(*TOLD, name="Nora")
    story = narrative(views, "places", TODAY)
    assert story.startswith(
        "These pages tell of Caparica (20 January 2026), Lisbon (10 January 2026), Rome (1 December 2025) and the sea "
        "(20 January 2026)."
    )
    assert "Kyoto is planned, for 1 March to 31 May 2026." in story
    assert "- Kyoto: planned" in summary(views, "places").splitlines()
    people = narrative(views, "people", TODAY)
    assert people == (
        "These pages tell of Mia (20 January and 1 February 2026), Grandma Alda (24 December 2025) and Miso (pet, 1 "
        "December 2025)."
    )
    assert "- Mia: twice, 20 January to 1 February 2026" in summary(views, "people").splitlines()


SCHOOL = (
    ("2025-03-09", "We brought the rescue cat home today."),
    ("2025-03-16", "Spent Sunday drafting the mural concept for art club. Three sketches.", ["#MuralConcept"]),
    ("2025-04-01", "My mock exam score dropped. I cried at school."),
    ("2025-04-01", "Mochi knocked a glass of water onto my homework."),
    ("2025-04-13", "Our team painted the base coat of the mural.", ["#Mural"]),
    ("2025-05-11", "Grandma called and we talked about her garden and my exams"),
    ("2025-06-08", "Took Mochi to the vet. She yowled."),
    ("2025-06-22", "The crowd came early. The finished mural was unveiled.", ["#Mural"]),
    ("2025-06-26", "Reviewed two passages, fed Mochi, and went to bed."),
)


def school_life() -> Views:
    told = [memory(n, day, text, hashtags=list(*tags)) for n, (day, text, *tags) in enumerate(SCHOOL)]
    return Views.of(sources(told, name="Mina"))


def test_without_a_fact_what_comes_up_says_who_she_is() -> None:
    assert narrative(school_life(), "profile", date(2025, 6, 30)).split("\n\n") == [
        (
            "Mina is studying, as far as these pages tell: they speak of exams, homework and school. Most of all, "
            "these pages tell of Mochi (a pet). They tell of Grandma too. A cat is first told of on 9 March 2025."
        ),
        (
            "The mural comes up again and again, from 16 March 2025 (“Spent Sunday drafting the mural concept for art "
            "club.”) to 22 June 2025 (“The finished mural was unveiled.”)."
        ),
        (
            "These pages go from 9 March 2025 to 26 June 2025. The newest moment is of 26 June 2025: “Reviewed"
            " two passages, fed Mochi, and went to bed.”"
        ),
    ]


def test_a_name_with_an_s_is_no_topic() -> None:
    told = [memory(n, f"2025-03-0{n + 1}", f"Ines sang ({n}).", hashtags=["#Ines"]) for n in range(3)]
    assert "Ines comes up" not in narrative(Views.of(sources(told)), "profile", TODAY)


def test_the_name_of_a_place_with_an_s_is_no_topic() -> None:
    texts = ["I live in Leeds.", "Jonas called from Leeds.", "Mum lives in Leeds."]
    told = [memory(n, f"2025-03-0{n + 1}", text, hashtags=["#Leeds"]) for n, text in enumerate(texts)]
    assert "again and again" not in narrative(Views.of(sources(told)), "profile", TODAY)


@pytest.mark.parametrize(
    ("tag", "texts", "said"),
    [
        ("#Kite", ["The kites flew.", "A kite.", "Kites."], "Kites come up"),
        ("#Mural", ["The mural.", "My mural.", "Our new mural."], "The mural comes up"),
    ],
)
def test_a_topic_is_said_in_its_own_form(tag: str, texts: list[str], said: str) -> None:
    told = [memory(n, f"2025-03-0{n + 1}", text, hashtags=[tag]) for n, text in enumerate(texts)]
    story = narrative(Views.of(sources(told)), "profile", TODAY)
    assert f"{said} again and again, from 1 March 2025" in story


def test_what_is_only_known_as_a_word_or_is_a_part_of_a_name_is_no_topic() -> None:
    texts = ["First run. I worked at Halden Press.", "A run. Press day at Halden Press.", "Gear for a run. The press."]
    told = [memory(n, f"2025-03-0{n + 1}", t, hashtags=["#Run", "#Press"]) for n, t in enumerate(texts)]
    reading = {m.id: Reading((Statement("profile.professional.current.company", "Halden Press"),)) for m in told}
    views = Views.of(Sources({m.id: m for m in told}, lambda m: reading[m.id], name="Nora"))
    assert "again and again" not in narrative(views, "profile", TODAY)


def test_a_team_is_no_person_and_a_name_counts_wherever_it_is_written() -> None:
    assert narrative(school_life(), "people", TODAY) == (
        "These pages tell again and again of Mochi (pet, 1 April to 26 June 2025). They tell of Grandma (11 May 2025) "
        "too."
    )


def test_a_quotation_without_an_end_gets_one_and_a_day_is_not_said_twice() -> None:
    views = views_of(("2026-05-03", "On 3 May I ran"), ("2026-05-04", "I swam"), name="Nora")
    assert narrative(views, "timeline", TODAY) == ("This was May 2026. “On 3 May I ran”. On 4 May: “I swam”.")


def test_one_feeling_proves_nothing() -> None:
    few = [memory(n, f"2026-01-0{n + 1}", f"Mia called ({n}).", emotion="sad") for n in range(2)]
    more = [*few, memory(2, "2026-01-03", "Mia called (2).", emotion="sad")]
    assert "sad" not in narrative(Views.of(sources(few)), "people", TODAY)
    assert narrative(Views.of(sources(more)), "people", TODAY) == (
        "These pages tell again and again of Mia (1 January to 3 January 2026). By the journal's own guess, what is "
        "told of Mia is most often sad."
    )


@pytest.mark.parametrize("view", VIEWS)
def test_an_empty_life_says_what_will_be_there(view: str) -> None:
    views = views_of()
    assert narrative(views, view, TODAY) == "Nothing is known yet. What is told in the chat will gather here."
    assert summary(views, view).endswith("Nothing is known yet. What is told in the chat will gather here.")


def test_every_quotation_is_in_what_was_told_and_every_corrected_name_is_used() -> None:
    views = views_of(*TOLD, name="Nora", corrections=[fixed(0, "person", "rename", name="Mia", to="Mia Sol")])
    texts = [m.text for m in views.moments.values()]
    for view in VIEWS:
        story = narrative(views, view, TODAY)
        for quote in re.findall("“(.+?)”", story):
            assert any(quote.rstrip("…") in text for text in texts)
        assert not re.search(r"\bMia\b(?! (Sol|and|called))", story)


def test_what_has_faded_is_in_no_story() -> None:
    views = Views.of(sources([memory(0, "2026-01-01", "Mia danced in Busan.", archived=True)]))
    assert not any("Mia" in narrative(views, view, TODAY) or "Busan" in summary(views, view) for view in VIEWS)


def test_no_other_views() -> None:
    for tell in (lambda: summary(views_of(), "dreams"), lambda: narrative(views_of(), "dreams", TODAY)):
        with pytest.raises(UnknownChoiceError, match="view"):
            tell()


class Model:
    """Retells, or fails."""

    name = "fake"

    def __init__(self, fails: bool = False, no_memories: bool = False) -> None:
        self.fails = fails
        self.no_memories = no_memories
        self.user = ""

    def complete(self, system: str, user: str, memories: Sequence[str] = ()) -> Iterator[str]:
        self.user = user
        if self.fails:
            raise StorageError("cannot_read", path="model")
        yield "A life "
        yield "retold. "


def test_a_model_retells_beside_the_others_and_nothing_is_lost_when_it_fails() -> None:
    views, model = views_of(*TOLD, name="Nora"), Model()
    assert retold(views, "profile", TODAY, model) == "A life retold."
    assert summary(views, "profile") in model.user
    assert retold(views, "profile", TODAY, Model(fails=True)) == ""


def test_a_model_that_is_to_hear_no_memories_is_told_no_view() -> None:
    model = Model(no_memories=True)
    assert retold(views_of(*TOLD, name="Nora"), "profile", TODAY, model) == ""
    assert model.user == ""


def test_nobody_is_called_me_and_who_has_no_name_is_spoken_to() -> None:
    views = views_of(*TOLD, ("2026-02-03", "I'm allergic to nuts. I love oranges."))
    story = narrative(views, "profile", TODAY)
    assert story.startswith("You live in Lisbon. Before that it was Rome. Miso is your pet.")
    assert "You work at Northwind as a data analyst." in story
    assert summary(views, "profile").startswith("# Your profile\n")
    assert not re.search(r"\b(Me|The writer)\b", story)


def test_a_full_stop_after_a_letter_or_a_title_cuts_no_quotation() -> None:
    told = ("2026-01-01", "Tom F. came over from York. He sang."), ("2026-01-02", "Mr. Pryce gave in. We baked.")
    story = narrative(views_of(*told, name="Nora"), "timeline", TODAY)
    assert "“Tom F. came over from York.”" in story
    assert "“Mr. Pryce gave in.”" in story


def test_an_age_with_a_birthday_moves_on_and_without_one_is_told_with_its_day() -> None:
    born = fixed(0, "fact", "correct", "2025-01-02", path="profile.personal.identity.age.birthday", value="1 March")
    told = ("2025-01-01", "I am 25.")
    assert narrative(views_of(told, name="Nora", today=TODAY), "profile", TODAY).startswith("Nora was 25 on 1 January")
    views = views_of(told, name="Nora", corrections=[born], today=TODAY)
    assert narrative(views, "profile", TODAY).startswith("Nora is 27.")


def test_an_uncertain_move_is_told_as_uncertain() -> None:
    views = views_of(("2026-03-01", "Maybe I'll move to Sheffield in September."), name="Nora")
    assert "There may be a move to Sheffield; that is not certain yet." in narrative(views, "profile", TODAY)
    assert "City, perhaps planned: Sheffield (September 2026)" in summary(views, "profile")


def test_an_animal_with_a_name_is_told_once() -> None:
    story = narrative(views_of(("2026-03-01", "My cat Biscuit slept on my apron."), name="Nora"), "profile", TODAY)
    assert "Biscuit is Nora's pet." in story
    assert "A cat" not in story
    assert "A cat is first told of" in narrative(views_of(("2026-03-01", "My cat slept here.")), "profile", TODAY)


def test_a_parting_is_of_the_day_that_the_text_gives() -> None:
    (value,) = views_of(("2026-03-02", "Lena and I broke up last night.")).profile.fact(STATUS).current
    assert value.valid_from == date(2026, 3, 1)
