"""`models.toml`: everything is checked before anything is sent, and an error names the line and shows no key."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

import pytest

from persode.errors import BadInputError
from persode.llm import Alias, configured_models, get_llm, get_painter, read_settings
from persode.llm.alias import is_loopback
from tests.model_server import models_file

ROOT = Path(__file__).resolve().parents[3]
GOOD = '[models.a]\nprovider = "compatible"\nmodel = "m"\nbase_url = "http://127.0.0.1:1/v1"\n'


def read(tmp_path: Path, text: str | bytes) -> str:
    """What is wrong with a file, as the sentence; "" if nothing is."""
    path = tmp_path / "models.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    try:
        read_settings(path)
    except BadInputError as error:
        return str(error)
    return ""


def test_the_example_that_is_shipped_is_right() -> None:
    settings = read_settings(ROOT / "models.example.toml")
    assert settings.roles == {"chat": "home", "reading": "home", "diary": "home", "picture": "painter"}
    assert settings.aliases["home"].is_local
    assert settings.aliases["away"] == Alias(
        "away", "gpt-4.1-mini", key_variable="OPENAI_API_KEY", tokens_per_day=200_000, no_memories=True
    )
    assert settings.aliases["away"].timeout == 30


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        (GOOD + 'colour = "red"\n', 5, "colour"),
        (GOOD + 'api_key = "sk-very-secret"\n', 5, "environment variable"),
        (GOOD + 'token = "sk-very-secret"\n', 5, "environment variable"),
        (GOOD + 'key_variable = "sk-very-secret"\n', 5, "OPENAI_API_KEY"),
        (GOOD + "timeout = 0\n", 5, "0.1 to 600"),
        (GOOD + "timeout = nan\n", 5, "0.1 to 600"),
        (GOOD + "timeout = true\n", 5, "0.1 to 600"),
        (GOOD + 'timeout = "30"\n', 5, "0.1 to 600"),
        (GOOD + "retries = 99\n", 5, "0 to 5"),
        (GOOD + "retries = 1.5\n", 5, "0 to 5"),
        (GOOD + "\n# a remark\ncalls_per_day = 0\n", 7, "at least 1"),
        (GOOD + "tokens_per_day = -1\n", 5, "at least 1"),
        (GOOD + 'no_images = "yes"\n', 5, "true or false"),
        (GOOD + "[roles]\nsinging = \"a\"\n", 6, "singing"),
        (GOOD + "[roles]\nchat = \"b\"\n", 6, "chat"),
        (GOOD + "[roles]\nchat = [\"a\"]\n", 6, "chat"),
        (GOOD + "no_images = true\n[roles]\npicture = \"a\"\n", 7, "no_images"),
        (GOOD + "[other]\n", 5, "other"),
        ('zone = "Mars"\n' + GOOD, 1, "Asia/Seoul"),
        ("zone = 9\n" + GOOD, 1, "Asia/Seoul"),
        ('[models.a]\nprovider = "compatible"\nmodel = "m"\n', 1, "base_url"),
        ('[models.a]\nprovider = "openai"\nmodel = "m"\n', 1, "key_variable"),
        ('[models.a]\nprovider = "elsewhere"\n', 2, "openai"),
        ('[models.a]\nprovider = "openai"\nmodel = " "\n', 3, "model"),
        ('[models."a b"]\nprovider = "openai"\n', 1, "a b"),
        ("models = 3\n", 1, "models"),
        (GOOD + "timeout 30\n", 5, "TOML"),
        (GOOD + "timeout = \n", 5, "TOML"),
        (GOOD + 'model = "twice"\n', 5, "TOML"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named_with_its_line(tmp_path: Path, text: str, line: int, says: str) -> None:
    sentence = read(tmp_path, text)
    assert f"models.toml, line {line}:" in sentence
    assert says in sentence
    assert "very-secret" not in sentence


@pytest.mark.parametrize(
    "address",
    [
        "ftp://127.0.0.1/v1", "127.0.0.1:8080", "http://", "http://me:secret@127.0.0.1/v1",
        "http://127.0.0.1/v1?key=secret",
        "http://127.0.0.1/v1#secret", "http://127.0.0.1:99999/v1", "http://127.0.0.1/ v1", "http://127.0.0.1\\\\@x", "",
    ],
)  # fmt: skip
def test_an_address_is_plain_and_hides_nothing(tmp_path: Path, address: str) -> None:
    sentence = read(tmp_path, GOOD.replace("http://127.0.0.1:1/v1", address))
    assert "line 4" in sentence
    assert "secret" not in sentence


@pytest.mark.parametrize(
    ("host", "local"),
    [
        ("127.0.0.1", True), ("127.8.9.1", True), ("[::1]", True), ("localhost", True), ("LOCALHOST", True),
        ("0.0.0.0", False), ("192.168.0.2", False), ("127.0.0.1.example.org", False), ("localhost.example.org", False),
        ("2130706433", False), ("example.org", False), ("[::]", False), ("api.openai.com", False),
    ],
)  # fmt: skip
def test_local_only_takes_loopback_addresses_alone(tmp_path: Path, host: str, local: bool) -> None:
    sentence = read(tmp_path, GOOD.replace("127.0.0.1:1", f"{host}:1") + "local_only = true\n")
    assert (sentence == "") is local
    assert local or "line 4" in sentence
    assert is_loopback(host.strip("[]").lower()) is local


def test_openai_itself_is_not_local(tmp_path: Path) -> None:
    text = '[models.a]\nprovider = "openai"\nmodel = "m"\nkey_variable = "K"\nlocal_only = true\n'
    assert "line 5" in read(tmp_path, text)


def test_other_files_are_refused_in_a_sentence(tmp_path: Path) -> None:
    assert "can't be read" in read(tmp_path, b"\xff\xfe\x00")
    assert "can't be read" in read(tmp_path, "# much\n" * 20_000)
    with pytest.raises(BadInputError, match="can't be read"):
        read_settings(tmp_path / "none.toml")


def test_a_file_from_windows_is_read(tmp_path: Path) -> None:
    assert read(tmp_path, b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode()) == ""
    assert "line 5" in read(tmp_path, b"\xef\xbb\xbf" + (GOOD + "timeout = 0\n").replace("\n", "\r\n").encode())


def test_without_the_variable_there_is_no_model(monkeypatch: pytest.MonkeyPatch) -> None:
    assert (configured_models(), get_llm(), get_llm("reading"), get_painter()) == (None, None, None, None)
    monkeypatch.setenv("PERSODE_MODELS", "  ")
    assert get_llm() is None


def test_roles_say_who_does_what_and_a_changed_file_is_read_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = models_file(tmp_path / "m.toml", "http://127.0.0.1:1/v1", roles='reading = "fake"')
    monkeypatch.setenv("PERSODE_MODELS", str(path))
    assert get_llm("chat") is None
    assert get_painter() is None
    first = get_llm("reading")
    assert first is not None
    assert first.name == "fake"
    assert get_llm("reading") is first, "one model for all tabs, so that it rests in all of them"
    models_file(path, "http://127.0.0.1:1/v1", roles='chat = "fake"')
    os.utime(path, ns=(1, 1))
    assert get_llm("reading") is None
    assert get_llm("chat") is not None
    path.unlink()
    with pytest.raises(BadInputError, match="PERSODE_MODELS"):
        get_llm()


def test_the_example_knows_every_field() -> None:
    text = (ROOT / "models.example.toml").read_text(encoding="utf-8")
    fields = {field for table in tomllib.loads(text)["models"].values() for field in table}
    assert fields == {"provider", *Alias.__dataclass_fields__} - {"name"}
