"""`parlour.study.publishing.folder`: splits, checksums and refusals, with a plain form in the place of Parquet."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import parlour
from parlour.errors import BadOption
from parlour.study.dataset import Dataset, Recipe, collect, for_testing, split_of
from parlour.study.publishing import checked, describing, folder, publish


def plain(file: Path, arrays: dict[str, Any], about: str) -> None:
    """The names of the columns, what the rows are of, and the code of each row."""
    file.write_text("\n".join([" ".join(arrays), about, *arrays["code"].tolist()]))


@pytest.fixture(autouse=True)
def without_parquet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folder, "write_parquet", plain)
    monkeypatch.setattr(describing, "version", lambda name: "1")


@pytest.fixture(scope="module")
def some() -> Dataset:
    game = parlour.game("shutbox", edition="nine", players=1)
    return collect(Dataset(Recipe(game, 60, 2), []), lambda done: None, lambda dataset: None)


def held(at: Path) -> dict[str, bytes]:
    return {str(file.relative_to(at)): file.read_bytes() for file in sorted(at.rglob("*")) if file.is_file()}


def test_every_position_is_in_the_split_of_its_hash(some: Dataset, tmp_path: Path) -> None:
    publish(some, tmp_path / "set")
    codes = {row[2] for row in some.rows}
    for split in ("train", "validation", "test"):
        names, about, *rows = (tmp_path / "set" / "data" / f"{split}.parquet").read_text().split("\n")
        assert names.split() == ["observation", "mask", "values", "value", "actor", "game", "step", "code"]
        assert '"seed": 2' in about and rows
        assert set(rows) == {code for code in codes if split_of(code) == split}
        assert all(for_testing(code) == (split == "test") for code in rows)


@pytest.mark.parametrize(
    ("first", "split"), [(0, "test"), (50, "test"), (51, "validation"), (76, "validation"), (77, "train")]
)
def test_splits_change_at_their_limits(first: int, split: str) -> None:
    code = next(code for code in map(str, range(100_000)) if sha256(code.encode()).digest()[0] == first)
    assert split_of(code) == split


def test_checksums_are_returned_and_written(some: Dataset, tmp_path: Path) -> None:
    sums = publish(some, tmp_path / "set")
    files = held(tmp_path / "set")
    assert sums == {name: sha256(files[name]).hexdigest() for name in files if name != "SHA256SUMS"}
    assert set(sums) == {"README.md", "croissant.json", *(f"data/{split}.parquet" for split in folder.SPLITS)}
    lines = [f"{sums[name]}  {name}" for name in sorted(sums)]
    assert files["SHA256SUMS"].decode() == "\n".join(lines) + "\n"
    sizes = {split: len(files[f"data/{split}.parquet"]) for split in folder.SPLITS}
    for split, size in sizes.items():
        many = len(files[f"data/{split}.parquet"].decode().split("\n")) - 2
        assert f"| {split} | {many} | {size} |" in files["README.md"].decode()
        assert f'"sha256": "{sums[f"data/{split}.parquet"]}"' in files["croissant.json"].decode()
    assert publish(some, checked(tmp_path / "set")) == sums and held(tmp_path / "set") == files
    assert [each.name for each in tmp_path.iterdir()] == ["set"]


def test_a_folder_of_somebody_else_is_refused(tmp_path: Path) -> None:
    assert checked(tmp_path / "new") == tmp_path / "new" and checked(tmp_path) == tmp_path
    file = tmp_path / "README.md"
    file.write_text("mine")
    for wrong in (tmp_path, file):
        with pytest.raises(BadOption, match="new or empty folder"):
            checked(wrong)
    (tmp_path / "SHA256SUMS").write_text("")
    assert checked(tmp_path) == tmp_path


def test_no_position_is_lost_without_rows_in_a_split(tmp_path: Path) -> None:
    game = parlour.game("shutbox", edition="nine", players=1)
    one = collect(Dataset(Recipe(game, 1, 0), []), lambda done: None, lambda dataset: None)
    sums = publish(one, tmp_path / "one")
    texts = [(tmp_path / "one" / name).read_text().split("\n") for name in sums if name.startswith("data/")]
    assert sorted(len(text) for text in texts) == [2, 2, 3]
    assert np.sum([one.rows[0][2] in text for text in texts]) == 1
