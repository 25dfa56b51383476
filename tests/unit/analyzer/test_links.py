"""Links that a telling proposes to what came before."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from persode.analyzer.links import links_of
from persode.episode import LINKS, EpisodeMetadata, Link


@pytest.mark.parametrize(
    ("text", "links"),
    [
        ("I was late because of the storm, and Mum laughed.", [("because_of", "the storm")]),
        ("Thanks to Mia I passed.", [("because_of", "Mia")]),
        ("Because I failed the exam I stayed in.", [("because_of", "I failed the exam")]),
        ("I haven't slept since the accident.", [("after", "the accident")]),
        ("After the funeral we went home.", [("after", "the funeral")]),
        ("Ellie and I haven't spoken since the party, and I wonder.", [("after", "the party")]),
        ("It felt just like when we moved to Lyon.", [("like", "we moved to Lyon")]),
        ("This soup reminds me of grandma's kitchen.", [("like", "grandma's kitchen")]),
        ("After all it was fine.", []),
        ("Bought milk after work.", []),
        ("After school my brother bought me a slushie.", []),
        ("After the funeral my dad cooked.", [("after", "the funeral")]),
        ("Beat the last boss after forty tries.", []),
        ("Broke up after four long years.", []),
        ("I like soup.", []),
        ("", []),
    ],
)
def test_links(text: str, links: list[tuple[str, str]]) -> None:
    assert [(link.kind, link.what) for link in links_of(text)] == links


@given(st.text(max_size=150), st.sampled_from([" because of ", " since ", " like when "]))
def test_a_link_stands_where_it_says(text: str, lead: str) -> None:
    whole = f"{text}{lead}{text}"
    for link in links_of(whole):
        assert link.kind in LINKS
        assert whole[slice(*link.span)].strip() == link.what


def test_links_survive_as_plain_data() -> None:
    episode = EpisodeMetadata("a", links=[Link("after", "the party", (1, 2))], relations={"Mia": "sister"})
    assert EpisodeMetadata.from_dict(episode.to_dict()) == episode
    assert EpisodeMetadata.from_dict({"text": "a", "links": episode.links}).links == episode.links
