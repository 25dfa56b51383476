"""A model words and paints a page that is there already: checked, undoable, and of no harm when it fails."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PIL import Image

from persode.embeddings import HashingEmbedder
from persode.journal import Journal, Page
from tests.model_server import Answer, ModelServer, html, models_file, picture, refusal, status, words
from tests.unit.journal.compare import SetClock, copy_of

MILL = "Bogdan drove us to the old mill and we ate plums."
RAIN = "Then it rained and I slipped on the stairs."


@pytest.fixture(scope="session")
def a_page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    journal = opened(tmp_path_factory.mktemp("page") / "mina")
    journal.say(MILL)
    journal.say(RAIN)
    journal.diary.write()
    return journal.person.folder


@pytest.fixture
def journal(a_page: Path, tmp_path: Path) -> Journal:
    return opened(copy_of(a_page, tmp_path))


def opened(folder: Path) -> Journal:
    clock = SetClock(datetime(2026, 3, 10, 20, tzinfo=UTC))
    return Journal.open(folder, clock=clock, embedder=HashingEmbedder())


@pytest.fixture
def page(journal: Journal) -> Page:
    return journal.diary.pages()[0]


@pytest.fixture
def model(model_server: ModelServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., ModelServer]:
    """model(role, *answers) sets up a model for that role that gives these answers."""

    def set_up(role: str, *answers: Answer) -> ModelServer:
        model_server.answers = list(answers)
        path = tmp_path / "models.toml"
        models_file(path, model_server.url, f'{role} = "fake"', "retries = 0\ntimeout = 60")
        monkeypatch.setenv("PERSODE_MODELS", str(path))
        return model_server

    return set_up


def worded(*sentences: tuple[str, list[int]], title: str = "Plums at the mill") -> Answer:
    return words(json.dumps({"title": title, "sentences": [{"text": t, "from": f} for t, f in sentences]}))


def test_whose_each_sentence_is_stands_on_the_page(
    journal: Journal, page: Page, model: Callable[..., ModelServer]
) -> None:
    server = model("diary", worded((MILL, [1]), ("Rain came, and I slipped on the stairs.", [2]), ("A full day.", [])))
    now = journal.diary.by_model.word(page.id)
    assert now.worded_by == "fake"
    assert [kind for kind, _ in now.parts] == ["wrote", "rephrased"], "what a model adds is dropped"
    assert now.title == "Plums at the mill"
    assert now.picture == page.picture
    assert MILL in server.told
    assert journal.diary.undo(page.id).text == page.text


@pytest.mark.parametrize(
    "answer",
    [
        worded((MILL, [1])),
        worded((MILL, [1]), ("Rain came and Beatrix laughed on the stairs.", [2])),
        worded((MILL, [1]), ("It rained on 4 May and I slipped.", [2])),
        worded((MILL, [1]), ("It rained.", [2]), ("Rain.", [2])),
        worded((MILL, [1]), ("It rained for three hours and I slipped on the stairs.", [2])),
        worded((MILL, [1]), ("Then it rained and I slipped on the stairs with robert.", [2])),
        worded((MILL, [1]), ("Then it did not rain and I slipped on the stairs.", [2])),
        worded(("We drove Bogdan to the old mill and we ate plums.", [1]), (RAIN, [2])),
        worded((MILL, [1]), ("It rained and I slipped and died on the stairs.", [2]), ("I want to die.", [2])),
        worded(("Bogdan.", [1]), (RAIN, [2])),
        worded(("Two.", []), ("Three.", [])),
        worded((MILL, [1]), ("The president resigned over the budget.", [2])),
        worded((MILL, [1]), (RAIN, [7])),
        words("Sure, here is your page."),
        refusal,
        html,
        status(500),
    ],
    ids=range(17),
)
def test_a_page_that_invents_or_leaves_out_is_not_taken(
    journal: Journal, page: Page, model: Callable[..., ModelServer], answer: Answer
) -> None:
    model("diary", answer)
    assert journal.diary.by_model.word(page.id) == page
    assert journal.reading.pop_trouble()


@pytest.mark.parametrize("title", ["A day with Zorgon", "Three plums", "No rain", "I want to die", "A sad day"])
def test_a_title_is_of_her_words_and_never_grave(
    journal: Journal, model: Callable[..., ModelServer], title: str
) -> None:
    journal.say("I want to see the plants before they die.")
    page = journal.diary.write()
    model("diary", worded((MILL, [1]), (RAIN, [2]), ("I want to see the plants before they die.", [3]), title=title))
    now = journal.diary.by_model.word(page.id)
    assert now.worded_by == "fake"
    assert now.title == page.title


@pytest.mark.parametrize("role", ["diary", "picture"])
def test_a_page_that_holds_an_imported_entry_goes_to_no_model(
    journal: Journal, model: Callable[..., ModelServer], role: str
) -> None:
    journal.import_entry("Zoe sang in the kitchen.", journal.now - timedelta(hours=3))
    page = journal.diary.write()
    server = model(role, worded((MILL, [1]), (RAIN, [2])))
    assert journal.diary.by_model.finish(page.id) == page
    assert server.asked == []


def test_what_she_wrote_into_a_page_is_not_reworded(
    journal: Journal, page: Page, model: Callable[..., ModelServer]
) -> None:
    server = model("diary", worded((MILL, [1]), (RAIN, [2])))
    journal.diary.edit(page.id, "Mine", "All mine.")
    assert journal.diary.by_model.word(page.id).text == "All mine."
    assert server.asked == []


def test_one_tap_goes_back_to_her_own_words(journal: Journal, page: Page, model: Callable[..., ModelServer]) -> None:
    model("diary", worded((MILL, [1]), ("Rain came, and I slipped on the stairs.", [2])))
    journal.diary.by_model.word(page.id)
    now = journal.diary.own_words(page.id)
    assert now.text == f"{MILL}\n\n{RAIN}"
    assert {kind for kind, _ in now.parts} == {"wrote"}
    assert now.worded_by == ""
    assert "Rain came" in journal.diary.undo(page.id).text


def test_a_painted_picture_is_stored_at_once_and_the_page_says_by_whom(
    journal: Journal, page: Page, model: Callable[..., ModelServer]
) -> None:
    model("picture", picture(png()))
    now = journal.diary.by_model.paint(page.id)
    assert now.drawn_by == "fake"
    assert (now.style, now.art, now.seed) == (page.style, page.art, page.seed)
    content = journal.diary.picture(now)
    assert content is not None
    assert Image.open(io.BytesIO(content)).format == "WEBP"
    assert journal.diary.picture(now, small=True)
    assert journal.diary.undo(page.id).drawn_by == ""


def test_a_refusal_is_met_with_a_softer_wish_then_with_the_drawn_picture(
    journal: Journal, page: Page, model: Callable[..., ModelServer]
) -> None:
    server = model("picture", status(400, code="content_policy_violation"), picture(png()))
    now = journal.diary.by_model.paint(page.id)
    first, second = (asked["prompt"] for asked in server.asked)
    assert "mill" in first
    assert "mill" not in second
    assert now.drawn_by == "fake"
    model("picture", status(400, code="content_policy_violation"))
    again = journal.diary.by_model.paint(page.id)
    assert again == now
    assert journal.reading.pop_trouble()


def test_a_painted_picture_that_is_lost_is_drawn_by_persode_and_says_so(
    journal: Journal, page: Page, model: Callable[..., ModelServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    model("picture", picture(png()))
    now = journal.diary.by_model.paint(page.id)
    (journal.person.folder / "pictures" / now.picture).unlink()
    monkeypatch.delenv("PERSODE_MODELS")
    journal.diary.draw_missing()
    drawn = journal.diary.page(page.id)
    assert drawn.drawn_by == ""
    assert journal.diary.picture(drawn)


def test_without_a_model_nothing_is_asked_and_nothing_changes(journal: Journal, page: Page) -> None:
    assert journal.diary.by_model.finish(page.id) == page
    assert journal.reading.pop_trouble() == ""


def png() -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (120, 120), "#88aacc").save(out, "PNG")
    return out.getvalue()
