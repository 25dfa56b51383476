"""Facts without "I", joined by "and", with 's; studies, marriage, illness, nicknames; Korean ones; and what is none."""

from __future__ import annotations

import pytest

from persode.analyzer.facts import facts_of

CITY, HOME = "personal.location.current.city", "personal.location.hometown"
COMPANY, POSITION = "professional.current.company", "professional.current.position"
LEVEL, MAJOR, SCHOOL = "education.level", "education.major", "education.school"
STATUS, DIET, ILL = "relationships.status", "health.diet", "health.physical.conditions"
NICK, FIRST, AGE = "personal.identity.name.nickname", "personal.identity.name.first", "personal.identity.age.current"
ALLERGY = "health.physical.allergies"


def stated(text: str) -> list[tuple[str, str, str]]:
    return [(fact.path.removeprefix("profile."), fact.value, fact.tense) for fact in facts_of(text)]


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("I live in Graz and work as a joiner", [(CITY, "Graz", "now"), (POSITION, "joiner", "now")]),
        ("i'm from Hull and work as a nurse", [(POSITION, "nurse", "now")]),
        ("I rent a room in Lyon and work at Michelin", [(CITY, "Lyon", "now"), (COMPANY, "Michelin", "now")]),
        ("I started a PhD in October", [(LEVEL, "PhD", "now")]),
        (
            "i'm doing a degree in fine art at Goldsmiths",
            [(LEVEL, "degree", "now"), (MAJOR, "fine art", "now"), (SCHOOL, "Goldsmiths", "now")],
        ),
        (
            "doing my bachelor's in physics at Uppsala",
            [(LEVEL, "bachelor's", "now"), (MAJOR, "physics", "now"), (SCHOOL, "Uppsala", "now")],
        ),
        ("I've just started an MBA at INSEAD", [(LEVEL, "MBA", "now"), (SCHOOL, "INSEAD", "now")]),
        ("my name's Ottoline", [(FIRST, "Ottoline", "now")]),
        ("we're getting married in May", [(STATUS, "married", "future")]),
        ("I'm a widow", [(STATUS, "widow", "now")]),
        ("I've been married for thirty years", [(STATUS, "married", "now")]),
        ("i'm not married, thank god", [(STATUS, "not married", "now")]),
        ("me and Leo broke up", [(STATUS, "broke up", "now")]),
        ("we split up last night", [(STATUS, "split up", "now")]),
        ("I've been diagnosed with endometriosis", [(ILL, "endometriosis", "now")]),
        ("diagnosed with gout. no more port.", [(ILL, "gout", "now")]),
        ("im diabetic btw", [(ILL, "diabetic", "now")]),
        ("i cant eat dairy anymore", [(DIET, "cant eat dairy", "now")]),
        ("I don't eat pork", [(DIET, "don't eat pork", "now")]),
        ("born and bred in Dundee", [(HOME, "Dundee", "now")]),
        ("grew up in Split, now living in Graz", [(HOME, "Split", "now"), (CITY, "Graz", "now")]),
        ("been in Malmö for six years", [(CITY, "Malmö", "now")]),
        ("from now on call me Max", [(NICK, "Max", "now")]),
        ("hi, call me robin please", [(NICK, "robin", "now")]),
        ("I go by Teddy", [(NICK, "Teddy", "now")]),
        ("used to be a lorry driver, now I paint", [(POSITION, "lorry driver", "past")]),
        ("I left Siemens in June", [(COMPANY, "Siemens", "past")]),
        ("I work at Barnes & Noble", [(COMPANY, "Barnes & Noble", "now")]),
        (
            "We have two cats, Salt & Pepper",
            [("personal.family.pets", "Salt", "now"), ("personal.family.pets", "Pepper", "now")],
        ),
        ("복숭아 알레르기가 있어요", [(ALLERGY, "복숭아", "now")]),
        ("난 서른이야", [(AGE, "30", "now")]),
        ("저는 스물셋이에요", [(AGE, "23", "now")]),
        ("우리 집은 수원이야", [(CITY, "수원", "now")]),
        ("나는 부산 사람이야", [(HOME, "부산", "now")]),
        ("다음 달부터 학교에서 일해", [(COMPANY, "학교", "future")]),
        ("도서관에서 일하기로 했어", [(COMPANY, "도서관", "future")]),
        ("나를 콩이라고 불러", [(NICK, "콩", "now")]),
        ("우울증 진단을 받았다", [(ILL, "우울증", "now")]),
        ("나는 비건이야", [(DIET, "비건", "now")]),
    ],
)
def test_a_fact(text: str, facts: list[tuple[str, str, str]]) -> None:
    assert set(facts) <= set(stated(text))


@pytest.mark.parametrize(
    ("text", "paths"),
    [
        ("My sister lives in Graz and works as a joiner", (CITY, POSITION)),
        ("My brother's doing a PhD at Bonn", (LEVEL, SCHOOL)),
        ("he started a degree in law", (LEVEL, MAJOR)),
        ("I had to do the master bedroom", (LEVEL,)),
        ("his name's Ottoline", (FIRST,)),
        ("my name's in the paper", (FIRST,)),
        ("they're getting married in May", (STATUS,)),
        ("we broke up the old shed", (STATUS,)),
        ("we separated the eggs", (STATUS,)),
        ("We're married to our phones", (STATUS,)),
        ("My mum was diagnosed with gout", (ILL,)),
        ("the diabetic cat sulked", (ILL,)),
        ("She can't eat dairy", (DIET,)),
        ("I can't eat another bite", (DIET,)),
        ("My aunt was born in Dundee", (HOME,)),
        ("I've been in Rome since Sunday", (CITY,)),
        ("he calls me names", (NICK,)),
        ("call me later", (NICK,)),
        ("call me Tuesday", (NICK,)),
        ("Dad used to be a lorry driver", (POSITION,)),
        ("I left Siemens in June", (CITY,)),
        ("I left Anna in June", (CITY,)),
        ("I ran & left in a hurry", (COMPANY,)),
        ("동생은 복숭아 알레르기가 있어", (ALLERGY,)),
        ("엄마는 쉰이야", (AGE,)),
        ("나는 열이 난다", (AGE,)),
        ("친구 집은 수원이야", (CITY,)),
        ("언니가 결혼했다", (STATUS,)),
    ],
)
def test_none_of_these(text: str, paths: tuple[str, ...]) -> None:
    assert not set(paths) & {path for path, _, _ in stated(text)}
