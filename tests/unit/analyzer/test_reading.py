"""What the analyzer makes of some two hundred diary sentences: a golden file that was read by eye.

A change shows as a difference; if the new reading is better, write the file anew
(`python -m tests.unit.analyzer.golden`) and read what changed. The feelings may differ in a few texts: the quantised
model rounds differently between processors.
"""

from __future__ import annotations

import pytest

from persode.embeddings import get_embedder
from tests.unit.analyzer.golden import FEELING_FIELDS, load, reading

MOST_OTHER_FEELINGS = 4


def test_there_are_enough_of_them() -> None:
    assert len(load()) >= 150


@pytest.mark.slow
@pytest.mark.skipif(get_embedder("minilm").name != "minilm", reason="the golden file was made with MiniLM")
def test_the_reading_is_the_one_that_was_read_by_eye() -> None:
    words_differ, feelings_differ = [], []
    for text, expected in load().items():
        found = reading(text)
        for new, old in zip(found, expected, strict=False):
            words_differ += [
                (text, key, old[key], new[key]) for key in old if key not in FEELING_FIELDS and new[key] != old[key]
            ]
            feelings_differ += [(text, old["emotion"], new["emotion"])] if new["emotion"] != old["emotion"] else []
        if len(found) != len(expected):
            words_differ.append((text, "episodes", len(expected), len(found)))
    assert words_differ == []
    assert len(feelings_differ) <= MOST_OTHER_FEELINGS, feelings_differ
