"""Looks a data folder over and says what it finds. It changes nothing."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from persode.errors import PersodeError
from persode.journal.fold.fold import fold
from persode.journal.people import People, Person
from persode.log import JsonLinesLog
from persode.words import say

__all__ = ["Finding", "examine"]


@dataclass(frozen=True)
class Finding:
    """What was found about one journal: a sentence, and whether something is wrong."""

    person: str
    sentence: str
    wrong: bool = False


def examine(data: Path | None = None) -> list[Finding]:
    """Findings about every journal in a data folder, in order of their names."""
    return [finding for person in People(data).everyone() for finding in _examine(person)]


def _examine(person: Person) -> list[Finding]:
    try:
        tail = JsonLinesLog(person.folder).read()
    except PersodeError as error:
        return [Finding(person.id, str(error), wrong=True)]
    state = fold(tail.events)
    found = [
        Finding(
            person.id,
            say(
                "doctor.holds",
                events=len(tail.events),
                messages=len(state.messages),
                memories=len(state.memories),
                pages=len(state.pages),
            ),
        )
    ]
    missing = [p for p in state.pages.values() if not p.deleted and not _picture(person, p.picture)]
    unread = [m for m in state.messages.values() if not m.is_read and not m.taken_back]
    torn = person.folder / "log.torn"
    wrong = {
        "damaged": tail.damaged,
        "not_understood": state.not_understood,
        "no_picture": len(missing),
        "unread": len(unread),
    }
    for key, number in wrong.items():
        if number:
            found.append(Finding(person.id, say(f"doctor.{key}{'_one' if number == 1 else ''}", n=number), wrong=True))
    if tail.newer:
        found.append(Finding(person.id, say("doctor.newer"), wrong=True))
    if torn.exists():
        found.append(Finding(person.id, say("doctor.torn", path=torn)))
    if not (person.folder / "person.json").exists():
        found.append(Finding(person.id, say("doctor.no_card"), wrong=True))
    return found


def _picture(person: Person, name: str) -> bool:
    return bool(name) and (person.folder / "pictures" / name).exists()
