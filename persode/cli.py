"""The command line: `python -m persode demo | draw | sheet | import | export | recall | doctor | models`.

Every command says in a sentence what went wrong and ends with 1; a wrong call ends with 2 and the usage.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from persode.errors import BadInputError, PersodeError, PersonError, StorageError
from persode.words import say

if TYPE_CHECKING:
    from persode.journal import Journal, People, Person

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 if all went well, 1 with a sentence on stderr if not."""
    options = _parser().parse_args(arguments)
    try:
        code: int = options.run(options)
    except PersodeError as error:
        print(error, file=sys.stderr)
        return 1
    except BrokenPipeError:
        return 0
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="persode", description=say("cli.about"))
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    demo = commands.add_parser("demo", help=say("cli.demo"))
    demo.add_argument("--out", type=Path, default=Path("persode-demo.webp"), help=say("cli.demo_out"))
    demo.set_defaults(run=_demo)

    draw = commands.add_parser("draw", help=say("cli.draw"))
    draw.add_argument("text", help=say("cli.draw_text"))
    draw.add_argument("--feeling", default="", help=say("cli.draw_feeling"))
    for name in ("style", "art", "theme", "hair", "fashion", "skin"):
        draw.add_argument(f"--{name}", default="", help=say(f"cli.draw_{name}"))
    draw.add_argument("--age", type=int, help=say("cli.draw_age"))
    draw.add_argument("--glasses", action="store_true", help=say("cli.draw_glasses"))
    draw.add_argument("--size", type=int, default=1024, help=say("cli.draw_size"))
    draw.add_argument("--seed", type=int, help=say("cli.draw_seed"))
    draw.add_argument("--out", type=Path, default=Path("persode-picture.webp"), help=say("cli.demo_out"))
    draw.set_defaults(run=_draw)

    sheet = commands.add_parser("sheet", help=say("cli.sheet"))
    sheet.add_argument("events", type=Path, help=say("cli.sheet_events"))
    sheet.add_argument("--columns", type=int, default=6, help=say("cli.sheet_columns"))
    sheet.add_argument("--size", type=int, default=256, help=say("cli.sheet_size"))
    sheet.add_argument("--out", type=Path, default=Path("persode-sheet.webp"), help=say("cli.demo_out"))
    sheet.set_defaults(run=_sheet)

    taking_in = commands.add_parser("import", help=say("cli.import"))
    taking_in.add_argument("file", type=Path, help=say("cli.import_file"))
    taking_in.add_argument("--person", default="", help=say("cli.person_or_new"))
    taking_in.add_argument("--persona", default="", help=say("cli.persona"))
    taking_in.set_defaults(run=_import)

    export = commands.add_parser("export", help=say("cli.export"))
    export.add_argument("file", type=Path, nargs="?", help=say("cli.export_file"))
    export.add_argument("--person", default="", help=say("cli.person"))
    export.set_defaults(run=_export)

    recall = commands.add_parser("recall", help=say("cli.recall"))
    recall.add_argument("query", help=say("cli.query"))
    recall.add_argument("--person", default="", help=say("cli.person"))
    recall.add_argument("--strategy", default="clausal", help=say("cli.strategy"))
    recall.add_argument("--top", type=int, default=3, help=say("cli.top"))
    recall.set_defaults(run=_recall)

    doctor = commands.add_parser("doctor", help=say("cli.doctor"))
    doctor.add_argument("--repair", action="store_true", help=say("cli.repair"))
    doctor.set_defaults(run=_doctor)

    models = commands.add_parser("models", help=say("cli.models"))
    check = models.add_subparsers(required=True, metavar="check").add_parser("check", help=say("cli.models_check"))
    check.add_argument("alias", nargs="?", default="", help=say("cli.models_alias"))
    check.set_defaults(run=_check_models)
    return parser


def _demo(options: argparse.Namespace) -> int:
    """A short life from words to a page, in memory only; writes one picture."""
    from persode import EpisodicMemoryAgent, MemoryStore, OnboardingPreferences
    from persode.clock import now
    from persode.illustration import draw, seed_for
    from persode.words import say as sentence

    preferences = OnboardingPreferences(
        name="Mina", age=17, hair="dyed yellow hair", fashion_style="trendy", background_theme="city"
    )
    agent = EpisodicMemoryAgent(preferences=preferences, store=MemoryStore())
    instant = now()
    for number in (1, 2, 3):
        told = sentence(f"demo.told_{number}")
        print(f"Mina: {told}")
        agent.ingest(told, now=instant)
    asked, happened = sentence("demo.asked"), sentence("demo.happened")
    print(f"\nMina: {asked}\nPersode: {agent.respond(asked, now=instant)}")
    entry = agent.create_journal(happened, now=instant)
    picture = draw(entry.episode, preferences, seed=seed_for("demo"))
    _write(options.out, picture.webp)
    print(f"\n{entry.title}\n{entry.date}\n\n{entry.diary}\n")
    print(sentence("cli.picture_written", path=options.out, alt=picture.alt))
    return 0


def _draw(options: argparse.Namespace) -> int:
    """One picture out of words; the feeling is read from them if it is not given."""
    from persode import EventEmotionAnalyzer, OnboardingPreferences
    from persode.episode import FEELINGS
    from persode.illustration import draw, seed_for

    chosen = {
        "background_style": options.style,
        "art_style": options.art,
        "background_theme": options.theme,
        "hair": options.hair,
        "fashion_style": options.fashion,
        "skin": options.skin,
    }
    preferences = OnboardingPreferences.from_dict(
        {"age": options.age, "glasses": options.glasses} | {name: value for name, value in chosen.items() if value}
    )
    episode = EventEmotionAnalyzer().analyze(options.text)
    if options.feeling:
        if options.feeling not in FEELINGS:
            print(say("cli.no_such_feeling", feeling=options.feeling, known=", ".join(FEELINGS)), file=sys.stderr)
        episode.emotion = options.feeling
    seed = seed_for(options.text) if options.seed is None else options.seed
    picture = draw(episode, preferences, seed=seed, size=options.size)
    for note in picture.notes:
        print(note, file=sys.stderr)
    _write(options.out, picture.webp)
    print(say("cli.picture_written", path=options.out, alt=picture.alt))
    return 0


def _sheet(options: argparse.Namespace) -> int:
    """Many pictures, small, on one sheet."""
    from persode.illustration import contact_sheet, read_events

    try:
        events = read_events(options.events.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise StorageError("no_events_file", path=options.events) from error
    if not events:
        raise BadInputError("no_events", path=options.events)
    _write(options.out, contact_sheet(events, columns=options.columns, size=options.size))
    print(say("cli.sheet_written", path=options.out, n=len(events)))
    return 0


def _write(path: Path, content: bytes) -> None:
    """Write a file.

    Raises:
        StorageError: the disk refused.
    """
    try:
        path.write_bytes(content)
    except OSError as error:
        raise StorageError("cannot_write", path=path) from error


def _import(options: argparse.Namespace) -> int:
    from persode.journal import Journal, People, restore_zip

    try:
        content = options.file.read_bytes()
    except OSError as error:
        raise StorageError("no_file", path=options.file) from error
    people = People()
    if content.startswith(b"PK"):
        person = restore_zip(content, people, options.file.name, options.person)
        journal = Journal.open(person)
        print(say("cli.restored", name=person.name, id=person.id, messages=len(journal.state.messages)))
        return 0
    from persode.exchange import read_entries

    name = read_entries(content, options.file.name, options.persona).name
    journal = Journal.open(_person_or_new(people, options.person, name))
    report = journal.import_file(options.file.name, content, options.persona, _progress)
    _tell_notices(journal)
    print(say("cli.imported", n=report.taken, name=journal.person.name, id=journal.person.id))
    if report.known:
        print(say("cli.known", n=report.known))
    for where, why in report.left_out:
        print(say("cli.left_out", where=where, why=why))
    return 0


def _export(options: argparse.Namespace) -> int:
    journal = _open(options.person)
    path = options.file or Path(f"{journal.person.id}.zip")
    content = journal.export_zip()
    _write(path, content)
    print(say("cli.exported", name=journal.person.name, path=path, size=f"{len(content) / 1e6:.1f}"))
    return 0


def _recall(options: argparse.Namespace) -> int:
    journal = _open(options.person)
    hits = journal.recall(options.query, options.top, options.strategy)
    _tell_notices(journal)
    if not hits:
        print(say("cli.nothing"))
    for hit in hits:
        day = hit.memory.my_day or hit.memory.created_at.date()
        terms = ", ".join(f"{t.name} {t.value:.4f} x {t.weight:g}" for t in hit.terms)
        print(f"{hit.score:.4f}  {day.isoformat()}  {hit.memory.text}\n        {terms}")
    return 0


def _doctor(options: argparse.Namespace) -> int:
    from persode.config import data_folder
    from persode.journal import Journal, People, examine

    print(say("cli.looking_at", path=data_folder()))
    if options.repair:
        for person in People().everyone():
            Journal.open(person).diary.draw_missing()
    findings = examine()
    for finding in findings:
        print(f"{'!' if finding.wrong else ' '} {finding.person}: {finding.sentence}")
    if not findings:
        print(say("cli.no_journals"))
    return 1 if any(f.wrong for f in findings) else 0


def _check_models(options: argparse.Namespace) -> int:
    from persode.llm.checking import check_models

    well = True
    for sentence, good in check_models(options.alias):
        print(sentence, flush=True)
        well = well and good
    return 0 if well else 1


def _open(wanted: str) -> Journal:
    from persode.journal import Journal, People

    return Journal.open(_person(People(), wanted))


def _person(people: People, wanted: str) -> Person:
    """The person of that id or name; without one, the only person there is.

    Raises:
        PersonError: none, or several could be meant.
    """
    everyone = people.everyone()
    found = [p for p in everyone if wanted in ("", p.id, p.name)]
    if len(found) == 1:
        return found[0]
    if wanted and not found:
        return people.find(wanted)
    raise PersonError("which_person" if everyone else "nobody", choices=", ".join(p.id for p in found or everyone))


def _person_or_new(people: People, wanted: str, name: str) -> Person:
    everyone = people.everyone()
    if not wanted and len(everyone) == 1 and name in ("", everyone[0].name):
        return everyone[0]
    wanted = wanted or name or say("cli.default_name")
    if not any(wanted in (p.id, p.name) for p in everyone):
        return people.add(wanted)
    return _person(people, wanted)


def _tell_notices(journal: Journal) -> None:
    for key in journal.notices:
        print(say(key), file=sys.stderr)


def _progress(done: int, total: int) -> None:
    if sys.stderr.isatty():
        filled = round(30 * done / total)
        end = "\n" if done == total else ""
        print(f"\r[{'#' * filled}{'.' * (30 - filled)}] {done}/{total}", end=end, file=sys.stderr, flush=True)
