"""What the README says can be done, done as it stands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from persode.cli import _parser

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_quickstart_runs_as_it_stands(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", README, re.S)
    assert blocks
    for code in blocks:
        exec(compile(code, "README.md", "exec"), {})
    out = capsys.readouterr().out
    assert "graduat" in out
    assert "dyed yellow hair" in out


def test_every_command_line_in_the_readme_is_one() -> None:
    lines = re.findall(r"python -m persode ([^#\n`]+)", README)
    assert len(lines) >= 6
    for line in lines:
        _parser().parse_args([word.strip('"') for word in re.findall(r'"[^"]*"|\S+', line)])


def test_what_the_readme_points_to_is_there() -> None:
    for path in re.findall(r"\]\((?!https?:)([^)#]+)\)", README):
        assert (ROOT / path).exists(), path
    for package in (ROOT / "requirements.txt").read_text().splitlines():
        if package and not package.startswith("#"):
            name = re.split(r"[~=><]", package)[0]
            assert name.lower() in README.lower(), f"{name} has no reason in the README"


def test_both_lists_of_requirements_agree() -> None:
    runtime = {line for line in (ROOT / "requirements.txt").read_text().splitlines() if line and line[0] != "#"}
    project = set(re.findall(r'^    "([a-zA-Z].*?)",$', (ROOT / "pyproject.toml").read_text(), re.M))
    assert {r for r in runtime if not r.startswith("streamlit")} == project & runtime
