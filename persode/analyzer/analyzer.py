"""`EventEmotionAnalyzer`: one message into what happened and how it felt (Persode paper, section 3.2)."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import fields, replace

import numpy as np

from persode.analyzer.acts import act_of
from persode.analyzer.crisis import crisis_level, has_sign
from persode.analyzer.crisis_likeness import CLEARLY, FEW, LIKELY, crisis_likeness
from persode.analyzer.facts import facts_of
from persode.analyzer.feeling import MOST_UNSURE, name_feeling, valence_of
from persode.analyzer.hashtags import hashtags
from persode.analyzer.intensity import Nearness, intensity, nearness
from persode.analyzer.kinds import body_of, domain_of, kind_of, stories_in
from persode.analyzer.links import links_of
from persode.analyzer.phrases import event_phrase
from persode.analyzer.polarity import read_words
from persode.analyzer.reasons import reasons_for
from persode.analyzer.segments import MOST_EMBEDDED, Unit, is_short, segment_spans, sentence_units
from persode.analyzer.stories import in_life
from persode.analyzer.titles import title_of
from persode.embeddings import Embedder, Vectors, get_embedder
from persode.episode import VALENCE, EpisodeMetadata
from persode.errors import BadInputError, ModelError
from persode.language import clean, has_letters, is_blank, people, places, planned_places, relations, sentences
from persode.llm import LanguageModel
from persode.words import say

__all__ = ["EventEmotionAnalyzer"]

EMBEDDED_CHARACTERS = 600
"""What is embedded of one text: a long day says early what it is about, and time grows with length."""

_STATING = ("telling", "preference")
SMALL_TALK_INTENSITY = 0.2
CRISIS_INTENSITY = 0.9

MOST_KEPT = 300
"""Vectors that are kept: the readers of one message ask for those of its sentences again."""

NAMED_CHARACTERS = 20_000
"""Where people and places are looked for."""


class EventEmotionAnalyzer:
    """Reads a person's messages. Offline by default; every field is an estimate that yields to a correction.

    Args:
        llm: a language model behind the same door; where it fails, the offline reading serves and a reason says so.
        embedder: whose anchors measure the feeling; `get_embedder()` at the first use if None. The hashing embedder
            knows no meaning: the words' part then serves alone, and a reason says that this is weaker.
    """

    def __init__(self, llm: LanguageModel | None = None, embedder: Embedder | None = None) -> None:
        self._llm = llm
        self._embedder = embedder
        self._last: EpisodeMetadata | None = None
        self._rows: dict[str, Vectors] = {}

    def analyze(self, text: str) -> EpisodeMetadata:
        """One message as one episode.

        Raises:
            BadInputError: the text is blank.
        """
        cleaned = clean(text)
        stripped = cleaned.strip()
        if is_blank(stripped):
            raise BadInputError("no_text")
        start = cleaned.index(stripped)
        span = start, start + len(stripped)
        return self._by_model([self._whole(stripped, span)])[0]

    def segment(self, text: str) -> list[EpisodeMetadata]:
        """A long message as episodes that each hold one event and one feeling; a short one as itself.

        `clean(text)[start:end] == episode.text` for each span; what is between two spans is white space.

        Raises:
            BadInputError: the text is blank.
        """
        cleaned = clean(text)
        if is_blank(cleaned):
            raise BadInputError("no_text")
        self._embed_at_once(cleaned.strip())
        act = self._act(cleaned.strip())
        spans = self._spans(cleaned) if act in ("telling", "crisis") else []
        if len(spans) < 2:
            return [self.analyze(cleaned)]
        texts = [cleaned[start:end] for start, end in spans]
        vectors = self._vectors(texts)
        episodes = []
        for index, (part, span) in enumerate(zip(texts, spans, strict=True)):
            row = None if vectors is None else vectors[index : index + 1]
            own_act = self._act(part) if act == "crisis" else act
            episodes.append(self._read(part, span, row, own_act if own_act == "crisis" else "telling"))
        return self._by_model(episodes)

    @property
    def embedder(self) -> Embedder:
        """The embedder in use."""
        if self._embedder is None:
            self._embedder = get_embedder()
        return self._embedder

    def _whole(self, text: str, span: tuple[int, int]) -> EpisodeMetadata:
        """A message read as one episode; the last one is kept, since it is often asked for whole and in episodes."""
        last = self._last
        if last is None or (last.text, last.span) != (text, span):
            self._embed_at_once(text)
            last = self._read(text, span, self._vectors([text]), self._act(text))
            self._last = last
        return _copy(last)

    def _act(self, text: str) -> str:
        """What a message does; a crisis also where a sentence has a sign of one and is like it."""
        act = act_of(text)
        if act in ("crisis", "question_to_memory", "small_talk") or not _is_latin(text) or domain_of(text) != "real":
            return act
        signs = _maybe_grave(text)
        vectors = self._vectors(signs) if signs else None
        if vectors is None:
            return act
        least = LIKELY if len(sentences(text)) <= FEW else CLEARLY
        return "crisis" if crisis_likeness(vectors, self.embedder).max() >= least else act

    def _embed_at_once(self, text: str) -> None:
        """Embed all that the reading of a message compares by meaning in one go: one by one takes twice as long."""
        units = [] if is_short(text) else [unit.text for unit in sentence_units(text)[:MOST_EMBEDDED]]
        self._vectors([text, *_maybe_grave(text), *units])

    def _by_model(self, episodes: list[EpisodeMetadata]) -> list[EpisodeMetadata]:
        """The episodes as the model reads them; as they are, with a reason, where it fails."""
        if self._llm is None:
            return episodes
        from persode.analyzer.by_model import read_by_model  # brings pydantic, which offline nobody needs

        try:
            return read_by_model(self._llm, episodes)
        except (ModelError, OSError):
            return [replace(e, reasons=[*e.reasons, say("analyzer.model_failed")]) for e in episodes]

    def _spans(self, text: str) -> list[tuple[int, int]]:
        if is_short(text):
            return []
        pieces = sentence_units(text)
        measured = len(pieces) > 1 and _is_latin(text)
        vectors = self._vectors([piece.text for piece in pieces[:MOST_EMBEDDED]]) if measured else None
        near = self._near([piece.text for piece in pieces], vectors)
        units = []
        for piece, nearest in zip(pieces, near, strict=True):
            words = read_words(piece.text)
            strength = intensity(words, nearest)
            units.append(Unit(piece, valence_of(words, nearest, strength), strength))
        return segment_spans(text, units, vectors)

    def _near(self, texts: Sequence[str], vectors: Vectors | None) -> list[Nearness | None]:
        """The nearness of each text; None for those behind the last vector."""
        known = 0 if vectors is None else len(vectors)
        found: list[Nearness | None] = [] if vectors is None else list(nearness(texts[:known], vectors, self.embedder))
        return found + [None] * (len(texts) - known)

    def _read(self, text: str, span: tuple[int, int], vectors: Vectors | None, act: str) -> EpisodeMetadata:
        words = read_words(text)
        near = self._near([text], vectors)[0] if _is_latin(text) else None
        strength = intensity(words, near)
        valence = valence_of(words, near, strength)
        feeling = name_feeling(words, near, strength, valence)
        if act == "question_to_memory":  # it asks about a feeling, if it names one
            feeling, valence, strength = "neutral", 0, min(strength, SMALL_TALK_INTENSITY)
        elif act == "small_talk":
            bright = [cue.feeling for cue in words.cues if cue.valence > 0] if not has_letters(text) else []
            feeling, valence = bright[0] if bright else "neutral", max(0, valence)
        elif feeling == "neutral":
            valence, strength = 0, min(strength, MOST_UNSURE)
        valence = valence or VALENCE[feeling]  # where the lean was unclear, the feeling that was named decides
        event = event_phrase(text)
        who = in_life(text, people(text[:NAMED_CHARACTERS]), stories_in(text))
        where = in_life(text, places(text[:NAMED_CHARACTERS]), stories_in(text, own=False), places=True)
        ahead = planned_places(text[:NAMED_CHARACTERS])
        domain = domain_of(text)
        facts = facts_of(text) if domain == "real" and act in _STATING else []
        row = vectors[0] if vectors is not None else None
        reasons = reasons_for(feeling, words, near, row, self.embedder, words_only=near is None)
        episode = EpisodeMetadata(
            text=text,
            event=event or text[:80],
            emotion=feeling,
            hashtags=hashtags(text, event, feeling, words.cues, who, [*where, *ahead]),
            emotional_intensity=strength,
            valence=valence,
            title=title_of(event, text),
            people=who,
            places=where,
            act=act,
            reasons=reasons,
            span=span,
            planned=ahead,
            relations={name: kin for name, kin in relations(text[:NAMED_CHARACTERS]).items() if name in who},
            facts=facts,
            links=links_of(text) if domain == "real" and act == "telling" else [],
            kind=kind_of(text, act, facts),
            domain=domain,
            body=body_of(text),
        )
        if act == "small_talk":
            return replace(
                episode,
                emotional_intensity=min(strength, SMALL_TALK_INTENSITY),
                title=say("analyzer.untitled"),
            )
        if act == "crisis" or crisis_level(text) == "implied":
            return replace(
                episode,
                emotion="sad" if valence >= 0 or feeling in ("neutral", "joyful", "content") else feeling,
                emotional_intensity=max(strength, CRISIS_INTENSITY),
                valence=-1,
                reasons=[say("analyzer.crisis"), *reasons],
            )
        return episode

    def _vectors(self, texts: Sequence[str]) -> Vectors | None:
        """Unit vectors of the texts, or None if the embedder knows no meaning (hashing)."""
        if self.embedder.name == "hashing":
            return None
        starts = [text[:EMBEDDED_CHARACTERS] for text in texts]
        rows = self._rows
        if len(rows) > MOST_KEPT:
            rows = self._rows = {}
        new = [start for start in dict.fromkeys(starts) if start not in rows]
        rows.update(zip(new, self.embedder.embed(new), strict=True) if new else ())
        return np.stack([rows[start] for start in starts])


def _copy(episode: EpisodeMetadata) -> EpisodeMetadata:
    """The same reading with lists of its own; what stands in them never changes."""
    return replace(episode, **{field.name: copy(getattr(episode, field.name)) for field in fields(episode)})


def _maybe_grave(text: str) -> list[str]:
    """The sentences with a sign of a crisis."""
    return [sentence.text for sentence in sentences(text)[:MOST_EMBEDDED] if has_sign(sentence.text)]


def _is_latin(text: str) -> bool:
    """True if most letters are Latin: the anchors are English and measure no other script."""
    letters = [char for char in text[:2000] if char.isalpha()]
    return bool(letters) and sum(char < "\u0250" for char in letters) * 2 > len(letters)
