"""Writes the folder of a data set: the same bytes for the same recipe, by the same versions of the libraries."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from parlour.errors import BadOption
from parlour.speech.message import Message
from parlour.study.dataset import Dataset, split_of, write_parquet
from parlour.study.publishing.describing import Part, card, croissant

SPLITS: Final = ("train", "validation", "test")
SUMS: Final = "SHA256SUMS"


def checked(folder: Path) -> Path:
    """A folder that is not there yet, is empty, or holds a data set that may be replaced."""
    held = folder.exists() and not (folder.is_dir() and (not any(folder.iterdir()) or (folder / SUMS).is_file()))
    if held:
        raise BadOption("--output", str(folder), Message("option-dataset-folder"))
    return folder


def publish(made: Dataset, folder: Path) -> dict[str, str]:
    """Writes all files beside the folder and moves them in, the checksums last; returns these by path."""
    arrays = {name: array for name, array in made.arrays().items() if name != "test"}
    splits = np.array([split_of(str(code)) for code in arrays["code"]])
    (folder / "data").mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=folder.parent, prefix=f"{folder.name}.") as beside:
        new = Path(beside)
        (new / "data").mkdir()
        about = json.dumps(made.recipe.about())
        parts = [_part(new, split, arrays, splits == split, about) for split in SPLITS]
        sums = {part.path: part.sha256 for part in parts}
        sums["README.md"] = _text(new / "README.md", card(made, arrays, parts))
        described = json.dumps(croissant(made, arrays, parts), indent=1, ensure_ascii=False) + "\n"
        sums["croissant.json"] = _text(new / "croissant.json", described)
        _text(new / SUMS, "".join(f"{found}  {name}\n" for name, found in sorted(sums.items())))
        for name in (*sums, SUMS):
            (new / name).replace(folder / name)
    return sums


def _text(file: Path, text: str) -> str:
    """Writes a file, and returns its checksum."""
    file.write_text(text, encoding="utf-8", newline="\n")
    return _sum(file)


def _part(folder: Path, split: str, arrays: dict[str, NDArray[Any]], rows: NDArray[np.bool_], about: str) -> Part:
    path = f"data/{split}.parquet"
    write_parquet(folder / path, {name: array[rows] for name, array in arrays.items()}, about)
    return Part(split, path, int(rows.sum()), (folder / path).stat().st_size, _sum(folder / path))


def _sum(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()
