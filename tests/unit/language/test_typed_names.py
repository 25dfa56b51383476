"""Names as people type them: in lower case, in capitals, in other tongues; two names of one person."""

from __future__ import annotations

import pytest

from persode.language import maybe_same_person, people, places, planned_places, relations


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("i saw liam and jess at the park", ["liam", "jess"]),
        ("liam left me on read", ["liam"]),
        ("priya said no", ["priya"]),
        ("kaz texted me at 3am", ["kaz"]),
        ("mia's birthday was loud", ["mia"]),
        ("frank said hi", ["frank"]),
        ("i met will and grace", ["will", "grace"]),
        ("had tea with robin", ["robin"]),
        ("tom and i fought", ["tom"]),
        ("fatima cooked for everyone", ["fatima"]),
        ("ok so lupin said she's quitting the band", ["lupin"]),
        ("my brother kasper turned 18 today", ["kasper"]),
        ("my sister mia is 19", ["mia"]),
        ("will came over and we watched the match", ["will"]),
        ("Met grandpa Ivo at the station.", ["grandpa Ivo"]),
        ("Priti aunty danced.", ["Priti aunty"]),
        ("Told Ms. Okafor about it.", ["Ms. Okafor"]),
        ("Nobody knows, only Li Wei.", ["Li Wei"]),
        ("Played Mario Kart with Finn.", ["Finn"]),
        ("Biscuit hides under the bed.", ["Biscuit"]),
        ("My best friend from school, Lotte, is pregnant.", ["Lotte"]),
        ("I met someone. Her name is Solveig.", ["Solveig"]),
        ("it's gran's birthday", ["gran"]),
        ("ms tanaka gave us homework", ["ms tanaka"]),
        ("Granny June laughed.", ["Granny June"]),
        ("Lunch with Ravi's parents.", ["Ravi's parents"]),
        ("mamá called", ["mamá"]),
        ("Baba cooked dinner", ["Baba"]),
        ("halmeoni made soup and oma baked", ["halmeoni", "oma"]),
        ("nonna's kitchen smelled of basil", ["nonna"]),
        ("uncle Femi's flight was late", ["uncle Femi"]),
        ("My uncle Femi called.", ["Femi"]),
        ("Mochi knocked a glass of water off the table.", ["Mochi"]),
        ("Paris broke up with Jordan.", ["Paris", "Jordan"]),
        ("Sydney told me she's pregnant.", ["Sydney"]),
    ],
)
def test_a_person(text: str, who: list[str]) -> None:
    assert people(text) == who
    assert places(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "boss texted me",
        "karma told me so",
        "to be frank i hated it",
        "jasmine rice with nothing",
        "that was the question mark",
        "the robin sang",
        "jack of all trades",
        "i will tell her",
        "he ran towards ME and I said NO",
        "my rose died",
        "we prayed and said grace",
        "then nobody told me",
        "Florence was full of tourists.",
        "Berlin made me cry.",
        "We climbed Arthur's Seat.",
        "i was at victoria station",
        "I am Deaf and I teach sign language.",
    ],
)
def test_nobody(text: str) -> None:
    assert people(text) == []


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("we drove to lisbon", ["lisbon"]),
        ("back in seoul, tired", ["seoul"]),
        ("took the train from new york to boston", ["new york", "boston"]),
        ("We climbed Arthur's Seat.", ["Arthur's Seat"]),
        ("Lunch at Anna's Bakery.", ["Anna's Bakery"]),
        ("I waited at St. Mary's Hospital.", ["St. Mary's Hospital"]),
        ("We hiked up Ben Lomond.", ["Ben Lomond"]),
        ("The ferry to Naxos was late.", ["Naxos"]),
        ("Walked all the way from Porto to Vigo.", ["Porto", "Vigo"]),
        ("Thanksgiving at the Millers' again.", []),
        ("Brunch at Fiddler's Elbow.", ["Fiddler's Elbow"]),
        ("Liverpool lost again.", []),
        ("going to edinburgh with the girls", []),
        ("she's moving to Berlin and I'm not", []),
        ("Dinner at Osteria Nonna.", ["Osteria Nonna"]),
        ("The team won against Leeds.", []),
        ("Everyone at Siemens got the same email.", []),
        ("I went to Liam's house.", []),
        ("it was nice to us", []),
        ("i love reading in bath water", []),
        ("He ran towards ME.", []),
    ],
)
def test_places(text: str, where: list[str]) -> None:
    assert places(text) == where


@pytest.mark.parametrize(
    ("text", "relation"),
    [("mamá called", "mother"), ("uncle Femi came", "uncle"), ("nonna died", "grandmother"), ("Baba cooked", "father")],
)
def test_kin_of_other_tongues(text: str, relation: str) -> None:
    assert list(relations(text).values()) == [relation]


@pytest.mark.parametrize(
    "pair",
    [
        ("Tom", "Thomas"), ("Liz", "Elizabeth"), ("Kate", "Katherine"), ("Bill", "William"), ("Mike", "Michael"),
        ("Jo", "Joanna"), ("Kate", "Katie"), ("liz", "Elizabeth Moon"), ("Tom Reed", "Thomas Reed"), ("민수", "김민수"),
        ("민수 씨", "민수"),
    ],
)  # fmt: skip
def test_two_names_of_one_person_are_offered(pair: tuple[str, str]) -> None:
    assert maybe_same_person(pair) == [pair]


@pytest.mark.parametrize(
    "pair",
    [
        ("Samuel", "Samantha"), ("Nora", "Ellie"), ("Tom", "Tim"), ("Tom Reed", "Thomas Hill"), ("김민수", "박민수"),
        ("민수", "민지"), ("Liz", "Lisa"),
    ],
)  # fmt: skip
def test_two_people_are_not(pair: tuple[str, str]) -> None:
    assert maybe_same_person(pair) == []


def test_a_row_of_capitals_is_nobodys_name() -> None:
    assert people("Anna Bert " * 5000) == []
    assert places("in " + "Anna Bert " * 500) == []


# -- wished, planned, missed, of others: what is named is not yet a visit

STATUS = {
    "i wanna go to kyoto": ("", "kyoto"),
    "id love to visit peru someday": ("", "peru"),
    "looking at flights to oslo": ("", "oslo"),
    "we booked flights to Seoul for june": ("", "Seoul"),
    "almost moved to Oslo last year": ("", ""),
    "nearly took a job in Berlin": ("", ""),
    "mum won't let me go to Oslo": ("", ""),
    "i applied to a uni in Utrecht": ("", ""),
    "if i lived in paris i'd eat cake every day": ("", ""),
    "i wish i was in Lisbon": ("", "Lisbon"),
    "tickets to Reykjavik are so expensive": ("", "Reykjavik"),
    "saving for a trip to japan": ("", "japan"),
    "read a book set in Oslo": ("", ""),
    "called grandma in Oslo": ("", ""),
    "texted my friend in Madrid": ("", ""),
    "missed my flight to vienna": ("", ""),
    "dreaming of iceland": ("", "iceland"),
    "erasmus in lisbon starts in september": ("", "lisbon"),
    "my interview with a firm in stockholm was on zoom": ("", ""),
    "if i pass mum takes me to Barcelona": ("", "Barcelona"),
    "we went to kyoto in spring": ("kyoto", ""),
    "back from new york": ("new york", ""),
    "spent the day in utah": ("utah", ""),
    "stacked shelves at tesco all day": ("tesco", ""),
    "bumped into my teacher at lidl": ("lidl", ""),
    "rowed on the thames": ("thames", ""),
    "she proposed on the beach at whitby": ("whitby", ""),
    "train from philly to ohio": ("philly;ohio", ""),
    "i work at Deloitte": ("", ""),
    "i'm at Uniqlo since february": ("", ""),
    "부산에 못 갔다": ("", ""),
    "제주도에서 한 달 살아보고 싶다": ("", "제주도"),
    "어제 부산에 갔다": ("부산", ""),
    "서울 가고 싶다": ("", "서울"),
    "친구가 파리에 산다": ("", ""),
    "언젠가 교토에 가보고 싶다": ("", "교토"),
    "not going to Berlin after all": ("", ""),
    "never been to Spain": ("", ""),
}


@pytest.mark.parametrize("text", STATUS)
def test_where_one_was_and_where_one_would_be(text: str) -> None:
    there, ahead = STATUS[text]
    assert ";".join(places(text)) == there
    assert ";".join(planned_places(text)) == ahead


# -- names as typed, with what they are to the person

NEAR = {
    "my cat luna sat on my book": {"luna": "pet"},
    "our dog rex ate my sock": {"rex": "pet"},
    "our new puppy is named bean": {"bean": "pet"},
    "my hamster biscuit escaped": {"biscuit": "pet"},
    "my manager denise cut my hours": {"denise": "boss"},
    "my bestie lou is moving": {"lou": "friend"},
    "auntie jo made soup": {"auntie jo": "aunt"},
    "uncle pete fell asleep": {"uncle pete": "uncle"},
    "sergeant mueller yelled": {"sergeant mueller": ""},
    "my coworker dana brought donuts": {"dana": "colleague"},
    "my roommate is called priya": {"priya": "flatmate"},
    "my boyfriend is called sam": {"sam": "partner"},
    "my stepdad picked me up": {"stepdad": "father"},
    "my step mum called": {"step mum": "mother"},
    "moms mad at me": {"mom": "mother"},
    "my gf made pancakes": {"gf": "partner"},
    "minjae called me": {"minjae": ""},
    "saw @kai at the gym": {"kai": ""},
    "my grandma rosa turned 90": {"rosa": "grandmother"},
    "my best friend ines lives in porto": {"ines": "friend"},
    "my therapist lena said wait": {"lena": "doctor"},
    "my name's theo": {},
    "harry potter marathon with mum": {"mum": "mother"},
    "my cat is sick": {},
    "my dog ate grass": {},
    "my sister asked me": {"sister": "sister"},
    "jo brought me a coffee": {"jo": ""},
    "룸메 지은이가 늦게 왔다": {"지은": "flatmate"},
    "강아지 콩이가 아프다": {"콩이": "pet"},
    "동생 민호랑 놀았다": {"민호": "sibling"},
    "my boss was late": {"boss": "boss"},
    "my cat loves tuna": {},
    "my mom works late": {"mom": "mother"},
}


@pytest.mark.parametrize("text", NEAR)
def test_who_is_who_in_lower_case(text: str) -> None:
    assert {name.lower(): relation for name, relation in relations(text).items()} == NEAR[text]
