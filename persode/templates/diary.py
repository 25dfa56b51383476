"""The diary page: a person's day in her own sentences, with at most two lines added (Persode paper, section 3.3).

One thing to know: nothing is invented. A page holds her sentences, one line that fits the feeling, and if a memory is
given one sentence on what it reminds her of; `write_offline` says of every sentence whose it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from persode.episode import VALENCE, EpisodeMetadata
from persode.language import is_negation, words
from persode.memory import Memory
from persode.onboarding import OnboardingPreferences
from persode.templates.days import day_of, spoken_day
from persode.templates.gist import as_written, gist, is_past_clause, told_later, unspliced
from persode.templates.inside import inside_sentence
from persode.templates.own_words import OwnSentence, own_sentences
from persode.templates.patterns import chosen, pattern_file

__all__ = ["PART_KINDS", "DiaryTemplate", "DiaryText", "strongest", "title_of"]

PART_KINDS = ("wrote", "rephrased", "added")
"""A sentence of a page is the person's own, hers but shortened, or put there by Persode."""

FAINT_BELOW = 0.55
LONG_PARAGRAPH = 5
MOST_PARAGRAPHS = 3
_TITLE_WORDS = 7


@dataclass(frozen=True)
class DiaryText:
    """A page as text, and whose each sentence is.

    Args:
        title: of the strongest episode.
        text: one to three paragraphs, a blank line between two.
        parts: (one of `PART_KINDS`, sentence) in the order of the text.
    """

    title: str
    text: str
    parts: tuple[tuple[str, str], ...]


class DiaryTemplate:
    """Writes a diary page offline, and the prompt with which a model would be asked for one."""

    def build_prompt(
        self,
        episode: EpisodeMetadata | Sequence[EpisodeMetadata],
        prefs: OnboardingPreferences,
        related: Memory | Sequence[Memory] | None = None,
        day: date | None = None,
    ) -> str:
        """What a language model is asked: the persona, the day as it was told, what it may mention, and the rules."""
        episodes, memories = _as_list(episode), _memories(related)
        table = pattern_file("diary_prompt")
        told = "\n".join(table["episode"].format(**e.to_dict()) for e in episodes)
        reminders = [table["memory"].format(day=spoken_day(day_of(m), day), text=m.text) for m in memories]
        return str(table["whole"]).format(
            style=prefs.build_style_prompt(), episodes=told, related="\n".join(reminders) or table["no_memory"]
        )

    def compose_offline(
        self,
        episode: EpisodeMetadata | Sequence[EpisodeMetadata],
        prefs: OnboardingPreferences,
        related: Memory | Sequence[Memory] | None = None,
        day: date | None = None,
        seed: int = 0,
        zone: str = "UTC",
    ) -> str:
        """The text of `write_offline`."""
        return self.write_offline(episode, prefs, related, day, seed, zone).text

    def write_offline(
        self,
        episode: EpisodeMetadata | Sequence[EpisodeMetadata],
        prefs: OnboardingPreferences,
        related: Memory | Sequence[Memory] | None = None,
        day: date | None = None,
        seed: int = 0,
        zone: str = "UTC",
    ) -> DiaryText:
        """A page in the first person.

        Args:
            episode: the day's episode or episodes, in the order in which they were told.
            prefs: a concise person gets one paragraph, a detailed one up to three.
            related: a memory that the day reminds of; of several the first is used.
            day: the page's day; without it a reminded date is said with its year.
            seed: chooses among the lines that fit.
            zone: IANA zone in which a memory without a my-day is dated.

        Raises:
            BadInputError: there is no such zone.
        """
        episodes = _as_list(episode)
        own = own_sentences(episodes)
        paragraphs = _paragraphs(own, one=prefs.response_length == "concise")
        latin = all(_is_latin(s.text) for s in own)
        if not own:
            paragraphs = [[("added", pattern_file("diary")["page"]["nothing"])]]
        elif latin:
            _add_feeling(paragraphs, episodes, own, seed)
        for memory in _memories(related)[:1]:
            reminder = _reminder(memory, " ".join(s.text for s in own), day, seed, zone)
            if own and latin and reminder:
                _add_reminder(paragraphs, reminder, [s.text for s in own if episodes[s.episode] is strongest(episodes)])
        text = "\n\n".join(" ".join(sentence for _, sentence in group) for group in paragraphs)
        title = title_of(episodes) if own else str(pattern_file("diary")["page"]["no_title"])
        return DiaryText(title, text, tuple(part for group in paragraphs for part in group))


def strongest(episodes: Sequence[EpisodeMetadata]) -> EpisodeMetadata | None:
    """The telling with the highest intensity, the first of equals; None if there is no telling."""
    told = [e for e in episodes if e.act == "telling"] or list(episodes)
    return max(told, key=lambda e: e.emotional_intensity, default=None)


def title_of(episodes: Sequence[EpisodeMetadata]) -> str:
    """A page's title: the strongest episode's own, else the first words of its gist, else a plain one."""
    best = strongest(episodes)
    if best is not None and not all(word in pattern_file("chatter")["alone"] for word in words(best.title)):
        return " ".join(best.title.split())
    own = own_sentences([best]) if best is not None else []
    short = gist(own[0].text, most_words=_TITLE_WORDS) if own else ""
    return short[0].upper() + short[1:] if short else str(pattern_file("diary")["page"]["no_title"])


def _paragraphs(own: Sequence[OwnSentence], one: bool) -> list[list[tuple[str, str]]]:
    """Her sentences in paragraphs: a new one where another episode begins and the old one has grown."""
    groups: list[list[tuple[str, str]]] = []
    before = -1
    room = 10**9 if one else max(LONG_PARAGRAPH, -(-len(own) // MOST_PARAGRAPHS))
    for sentence in own:
        turns = sentence.episode != before and groups and len(groups[-1]) >= min(3, room)
        if not groups or (len(groups) < MOST_PARAGRAPHS and not one and (turns or len(groups[-1]) >= room)):
            groups.append([])
        groups[-1].append(("wrote" if sentence.kept else "rephrased", sentence.text))
        before = sentence.episode
    return groups


def _add_feeling(
    paragraphs: list[list[tuple[str, str]]], episodes: Sequence[EpisodeMetadata], own: Sequence[OwnSentence], seed: int
) -> None:
    where = chosen(("opening", "closing"), seed, "where", own[0].text)
    line = chosen(pattern_file("diary")[where][_feeling_of_day(episodes, own)], seed, own[0].text)
    if where == "opening":
        paragraphs[0].insert(0, ("added", line))
    else:
        paragraphs[-1].append(("added", line))


def _feeling_of_day(episodes: Sequence[EpisodeMetadata], own: Sequence[OwnSentence]) -> str:
    """The strongest feeling if it is strong and fills a good part of the page, else "faint" or "several"."""
    best = strongest(episodes)
    if best is None or best.emotional_intensity < FAINT_BELOW or best.emotion not in VALENCE:
        return "faint"
    way = VALENCE[best.emotion]
    agreeing = [s for s in own if _agrees(s.text, episodes[s.episode], way)]
    return best.emotion if len(agreeing) * 2 >= len(own) else "several"


def _agrees(sentence: str, episode: EpisodeMetadata, way: int) -> bool:
    """True if the episode's strong feeling goes that way; a sentence with a "not" in it is no glad one."""
    strong = episode.emotional_intensity >= FAINT_BELOW and VALENCE.get(episode.emotion) == way
    return strong and not (way > 0 and any(is_negation(word) for word in words(sentence)))


def _add_reminder(paragraphs: list[list[tuple[str, str]]], reminder: str, moving: Sequence[str]) -> None:
    """After the last sentence of the strongest episode: that is what reminds."""
    places = [(g, i) for g, group in enumerate(paragraphs) for i, (kind, _) in enumerate(group) if kind != "added"]
    matching = [(g, i) for g, i in places if paragraphs[g][i][1] in moving]
    group, at = (matching or places)[-1]
    paragraphs[group].insert(at + 1, ("added", reminder))


def _reminder(memory: Memory, toward: str, day: date | None, seed: int, zone: str) -> str:
    then = told_later(gist(memory.text, toward))
    if not then:
        return ""
    form = "clause" if is_past_clause(then) else "quote"
    if form == "clause":
        then = inside_sentence(unspliced(then), [*memory.people, *memory.places])
    else:
        then = as_written(then, memory.text)
    pattern = chosen(pattern_file("diary")["related"][form], seed, memory.id)
    return pattern.format(day=spoken_day(day_of(memory, zone), day), words=then)


def _as_list(episode: EpisodeMetadata | Sequence[EpisodeMetadata]) -> list[EpisodeMetadata]:
    return [episode] if isinstance(episode, EpisodeMetadata) else list(episode)


def _memories(related: Memory | Sequence[Memory] | None) -> list[Memory]:
    if related is None:
        return []
    return [related] if isinstance(related, Memory) else list(related)


def _is_latin(text: str) -> bool:
    letters = [c for c in text if c.isalpha()]
    return not letters or sum(c < "\u0250" for c in letters) * 2 > len(letters)
