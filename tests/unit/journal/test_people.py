"""People and their passcodes."""

from __future__ import annotations

from pathlib import Path

import pytest

from persode.errors import BadInputError, PersonError
from persode.journal import People


def test_people_are_found_by_id_and_may_share_a_name(tmp_path: Path) -> None:
    people = People(tmp_path)
    assert people.everyone() == []
    one, two = people.add("Mina"), people.add(" Mina ")
    korean = people.add("민아")
    assert one.id != two.id
    assert [p.name for p in people.everyone()] == ["Mina", "Mina", "민아"]
    assert people.find(korean.id).name == "민아"
    assert people.rename(one.id, "Mina K.").name == "Mina K."


@pytest.mark.parametrize("bad", ["../x", "", "a/b", "A", ".", "..", "x" * 65, "a\x00b", "a\\b", "-a"])
def test_an_id_that_leads_elsewhere_is_refused(tmp_path: Path, bad: str) -> None:
    people = People(tmp_path)
    people.add("Mina")
    with pytest.raises(PersonError):
        people.find(bad)
    if bad:
        with pytest.raises(PersonError, match="can't be the id"):
            people.add("X", person_id=bad)
    assert [p.name for p in tmp_path.iterdir()] == ["people"]


def test_a_taken_id_is_refused(tmp_path: Path) -> None:
    people = People(tmp_path)
    people.add("Mina", person_id="mina")
    with pytest.raises(PersonError, match="already"):
        people.add("Another", person_id="mina")


def test_a_passcode_opens_and_others_do_not(tmp_path: Path) -> None:
    people = People(tmp_path)
    mina = people.add("Mina", "caf\u00e9 1234")
    assert mina.has_passcode
    assert people.may_enter(mina.id, "cafe\u0301 1234")  # the same, typed on another keyboard
    assert not people.may_enter(mina.id, "cafe 1234")
    assert not people.may_enter(mina.id)
    stored = (mina.folder / "person.json").read_text()
    assert "1234" not in stored
    other = people.add("Noah", "caf\u00e9 1234")
    assert (other.folder / "person.json").read_text().split("hash")[1] != stored.split("hash")[1]
    people.set_passcode(mina.id, "")
    assert people.may_enter(mina.id)
    with pytest.raises(BadInputError, match="at least 4"):
        people.set_passcode(mina.id, "123")


@pytest.mark.parametrize("name", ["", "   ", "\u0000\u200b", "x" * 61])
def test_a_name_is_needed(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadInputError):
        People(tmp_path).add(name)


def test_removing_takes_everything(tmp_path: Path) -> None:
    people = People(tmp_path)
    mina = people.add("Mina")
    (mina.folder / "log.jsonl").write_text("x")
    people.remove(mina.id)
    assert people.everyone() == []
    assert not mina.folder.exists()
