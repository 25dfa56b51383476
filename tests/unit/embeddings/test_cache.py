"""Vectors on disk: a valid array at all times, one embedding a text, healing of what is damaged."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from filelock import FileLock, Timeout

from persode.embeddings import HashingEmbedder, VectorCache, Vectors


class CountingEmbedder(HashingEmbedder):
    """Counts the texts that it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def embed(self, texts: Sequence[str]) -> Vectors:
        self.asked += len(texts)
        return super().embed(texts)


def test_a_text_is_embedded_once_also_by_the_next_process(tmp_path: Path) -> None:
    first = CountingEmbedder()
    cache = VectorCache(first, tmp_path)
    one = cache.vectors(["a walk", "the sea", "a walk"])
    cache.vectors(["the sea", "a ship"])
    assert first.asked == 3
    second = CountingEmbedder()
    again = VectorCache(second, tmp_path).vectors(["a walk", "the sea", "a walk", "a ship"])
    assert second.asked == 0
    assert np.array_equal(again[:3], one)


def test_the_file_is_a_plain_npy_array_after_every_addition(tmp_path: Path) -> None:
    cache = VectorCache(HashingEmbedder(), tmp_path)
    for n in range(1, 6):
        cache.vectors([f"text {n}"])
        rows = np.load(tmp_path / "hashing.npy", allow_pickle=False)
        assert rows.shape == (n,)
        assert rows["vector"].shape == (n, 256)


def test_two_caches_on_one_file_lose_nothing(tmp_path: Path) -> None:
    a, b = VectorCache(HashingEmbedder(), tmp_path), VectorCache(HashingEmbedder(), tmp_path)
    a.vectors(["one"])
    b.vectors(["two"])
    a.vectors(["three"])
    counting = CountingEmbedder()
    VectorCache(counting, tmp_path).vectors(["one", "two", "three"])
    assert counting.asked == 0


@pytest.mark.parametrize("damage", ["cut", "garbage", "zeros"])
def test_a_damaged_file_is_embedded_again(tmp_path: Path, damage: str) -> None:
    cache = VectorCache(HashingEmbedder(), tmp_path)
    right = cache.vectors(["one", "two"])
    path = tmp_path / "hashing.npy"
    whole = path.read_bytes()
    path.write_bytes(
        {"cut": whole[:-100], "garbage": b"no array", "zeros": whole[:300] + bytes(len(whole) - 300)}[damage]
    )
    again = VectorCache(HashingEmbedder(), tmp_path)
    assert np.array_equal(again.vectors(["one", "two"]), right)
    assert np.array_equal(VectorCache(HashingEmbedder(), tmp_path).vectors(["one", "two"]), right)


def test_keep_only_forgets_the_rest_on_disk_too(tmp_path: Path) -> None:
    cache = VectorCache(HashingEmbedder(), tmp_path)
    kept = cache.vectors(["one", "two", "three"])[1]
    cache.keep_only(["two"])
    assert np.load(tmp_path / "hashing.npy", allow_pickle=False).shape == (1,)
    assert np.array_equal(cache.vectors(["two"])[0], kept)
    assert np.array_equal(VectorCache(HashingEmbedder(), tmp_path).vectors(["two"])[0], kept)


def test_pieces_are_split_once_also_by_the_next_process(tmp_path: Path) -> None:
    split: list[str] = []

    def words(text: str) -> list[str]:
        split.append(text)
        return text.split()

    texts = ["the sea", "a walk by the sea"]
    first = VectorCache(HashingEmbedder(), tmp_path).vectors_with_pieces(texts, words, "words")
    second = CountingEmbedder()
    again = VectorCache(second, tmp_path).vectors_with_pieces(texts, words, "words")
    assert split == texts
    assert second.asked == 0
    assert again[2] == [2, 5]
    assert all(np.array_equal(a, b) for a, b in zip(first, again, strict=True))
    VectorCache(second, tmp_path).vectors_with_pieces(texts[:1], words, "another rule")
    assert split == [*texts, texts[0]]


def test_a_damaged_vector_of_a_piece_is_split_and_embedded_again(tmp_path: Path) -> None:
    texts = ["one two", "three four"]
    right = VectorCache(HashingEmbedder(), tmp_path).vectors_with_pieces(texts, str.split, "words")
    path = tmp_path / "hashing.npy"
    path.write_bytes(path.read_bytes()[:-100])
    healed = VectorCache(HashingEmbedder(), tmp_path).vectors_with_pieces(texts, str.split, "words")
    assert all(np.array_equal(a, b) for a, b in zip(right, healed, strict=True))


def test_a_cache_never_gives_what_another_process_put_there(tmp_path: Path) -> None:
    ours = VectorCache(HashingEmbedder(), tmp_path)
    two = ours.vectors(["one", "two", "three"])[1]
    VectorCache(HashingEmbedder(), tmp_path).keep_only(["three"])
    assert np.array_equal(ours.vectors(["two"])[0], two)


def test_vectors_of_other_embedders_are_dropped(tmp_path: Path) -> None:
    cache = VectorCache(HashingEmbedder(), tmp_path)
    cache.vectors_with_pieces(["one two"], str.split, "words")
    (tmp_path / "other.npy").write_bytes(b"x")
    cache.drop_other_embedders()
    assert sorted(p.name for p in tmp_path.glob("*.npy")) == ["hashing.npy", "pieces.npy"]


def test_a_folder_that_cannot_be_made_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    cache = VectorCache(HashingEmbedder(), tmp_path / "file" / "vectors")
    assert cache.vectors(["one"]).shape == (1, 256)


def test_what_may_not_be_kept_is_embedded_and_leaves_nothing(tmp_path: Path) -> None:
    cache = VectorCache(HashingEmbedder(), tmp_path)
    right = cache.vectors_with_pieces(["one two"], str.split, "words", lambda: False)
    assert np.array_equal(right[0], HashingEmbedder().embed(["one two"]))
    assert np.array_equal(cache.vectors(["one two"], lambda: False), right[0])
    assert list(tmp_path.glob("*.npy")) == []
    cache.vectors(["three"], lambda: True)
    assert cache.known("three") is not None


def test_it_is_asked_whether_to_keep_while_nothing_can_be_swept(tmp_path: Path) -> None:
    cache = VectorCache(HashingEmbedder(), tmp_path)
    locked = []

    def may_keep() -> bool:
        lock = FileLock(str(next(tmp_path.glob("*.lock"))), timeout=0)
        try:
            lock.acquire()
        except Timeout:
            locked.append(True)
        else:
            lock.release()
        return True

    cache.vectors(["one"], may_keep)
    assert locked == [True]
