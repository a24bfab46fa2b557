"""Solutions on disk: found again, made again when damaged or deleted, never half written, and no reason to fail."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

import parlour
from parlour.games.shutbox.solver import cache

GAME = parlour.game("shutbox", variant="young", tiles=3, dice=1, tie="share", first=0)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PARLOUR_CACHE", str(tmp_path))
    return tmp_path


def test_a_second_run_reads_what_the_first_wrote(folder: Path) -> None:
    calls: list[int] = []

    def make() -> tuple[np.ndarray, ...]:
        calls.append(1)
        return np.arange(3.0), np.ones((2, 2))

    for _ in range(2):
        one, two = cache.cached("test", GAME.options, make)
        assert one.tolist() == [0, 1, 2]
        assert two.shape == (2, 2)
    assert calls == [1]
    assert [path.suffix for path in folder.iterdir()] == [".npz"]


@pytest.mark.parametrize("damage", [b"", b"not an archive", b"PK\x03\x04 cut off"])
def test_a_damaged_file_is_made_anew(folder: Path, damage: bytes) -> None:
    before = parlour.solve(GAME).win_probability
    (path,) = folder.iterdir()
    path.write_bytes(damage)
    assert parlour.solve(GAME).win_probability == before
    assert path.stat().st_size > len(damage)


def test_many_at_once_get_the_same(folder: Path) -> None:
    with ThreadPoolExecutor(4) as pool:
        answers = set(pool.map(lambda _: parlour.solve(GAME).win_probability, range(8)))
    assert len(answers) == 1
    assert len(list(folder.iterdir())) == 1


def test_a_folder_that_cannot_be_written_is_no_reason_to_fail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("PARLOUR_CACHE", str(tmp_path / "file" / "cache"))
    assert sum(parlour.solve(GAME).win_probability) == pytest.approx(1)


def test_options_that_do_not_matter_share_a_file() -> None:
    other = parlour.game("shutbox", **(GAME.options_dict | {"first": 1}))
    harder = parlour.game("shutbox", **(GAME.options_dict | {"score": "count"}))
    assert cache.place("young", GAME.options) == cache.place("young", other.options)
    assert cache.place("young", GAME.options) != cache.place("young", harder.options)


def test_a_file_that_cannot_be_finished_leaves_nothing_behind(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(np, "savez", full)
    (found,) = cache.cached("test", GAME.options, lambda: (np.arange(3.0),))
    assert found.tolist() == [0, 1, 2]
    assert list(folder.iterdir()) == []
