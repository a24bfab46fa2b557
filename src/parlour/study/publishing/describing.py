"""The card and the Croissant file of a data set: the facts of its recipe, put into their templates."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from importlib.resources import files
from string import Template
from typing import Any, Final

import numpy as np

from parlour.study.dataset import VERSION, Dataset

DATED: Final = "2026-11-20"
"""The day of this version of the format: every run writes the same one."""
URL: Final = "https://parlour.example/"
SIZES: Final = ((1_000, "n<1K"), (10_000, "1K<n<10K"), (100_000, "10K<n<100K"), (2_000_000, "100K<n<1M"))
"""The words of Hugging Face for sizes."""
KINDS: Final = {"b": "sc:Boolean", "f": "sc:Float", "i": "sc:Integer", "u": "sc:Integer", "U": "sc:Text"}
"""The types of Croissant, by NumPy's kinds."""


@dataclass(frozen=True)
class Part:
    """A file of a split."""

    split: str
    path: str
    positions: int
    size: int
    sha256: str


@cache
def template(name: str) -> Any:
    text = files(__package__).joinpath(name).read_text(encoding="utf-8")
    return json.loads(text) if name.endswith(".json") else text


def facts(made: Dataset, parts: list[Part]) -> dict[str, str]:
    recipe = made.recipe
    game = recipe.game
    chosen = [f"{name}={_written(game.options_dict[name])}" for name in ("players", *game.unusual())]
    return {
        "name": "-".join(["parlour", game.name, *chosen]).replace("=", "-").replace(" ", "-").replace(",", "-"),
        "title": f"Parlour {game.name}",
        "game": game.name,
        "options": " ".join(chosen),
        "rules": game.rules,
        "positions": str(sum(part.positions for part in parts)),
        "games": str(made.games),
        "seed": str(recipe.seed),
        "version": f"{VERSION}.0.0",
        "date": DATED,
        "year": DATED[:4],
        "url": URL,
        "parlour": version("parlour"),
        "numpy": np.__version__,
        "pyarrow": version("pyarrow"),
    }


def _written(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def command(made: Dataset, known: Mapping[str, str]) -> str:
    options = " ".join(f"'{each}'" if " " in each else each for each in _split(known["options"]))
    recipe = made.recipe
    return f"parlour dataset {recipe.game.name} {options} -n {recipe.n} --seed {recipe.seed} -o {known['name']}/"


def _split(options: str) -> list[str]:
    """The options one by one; a value may hold blanks."""
    found: list[str] = []
    for word in options.split(" "):
        if "=" in word or not found:
            found.append(word)
        else:
            found[-1] += f" {word}"
    return found


def card(made: Dataset, arrays: Mapping[str, Any], parts: list[Part]) -> str:
    """README.md as Hugging Face reads it."""
    known, about = facts(made, parts), made.recipe.game.observation
    said = template("croissant.json")
    number = int(known["positions"])
    return Template(template("card.md")).substitute(
        known,
        size=next((words for most, words in SIZES if number < most)),
        data_files="\n".join(f"  - split: {part.split}\n    path: {part.path}" for part in parts),
        splits="\n".join(
            f"  - name: {part.split}\n    num_examples: {part.positions}\n    num_bytes: {part.size}" for part in parts
        ),
        unit="minus the points that are left" if made.recipe.game.players == 1 else "the chance to win",
        columns="\n".join(f"| `{name}` | {_type(array)} | {told(name)} |" for name, array in arrays.items()),
        shape="×".join(map(str, about.shape)),
        names=", ".join(about.names),
        table="\n".join(f"| {part.split} | {part.positions} | {part.size} |" for part in parts),
        biases="\n".join(f"- {each}" for each in (*said["rai:dataBiases"], *said["rai:dataLimitations"])),
        command=command(made, known),
    )


def told(column: str) -> str:
    """The description of a column."""
    found: str = template("columns.json")[column]
    return found


def _type(array: Any) -> str:
    kind = "text" if array.dtype.kind == "U" else str(array.dtype)
    return kind if array.ndim == 1 else f"{kind} × {int(np.prod(array.shape[1:]))}"


def croissant(made: Dataset, arrays: Mapping[str, Any], parts: list[Part]) -> dict[str, Any]:
    """The Croissant file: its fixed part with the facts, the files, and a record set over all of them."""
    return {
        **_filled(template("croissant.json"), facts(made, parts)),
        "distribution": [
            {
                "@type": "cr:FileObject",
                "@id": part.split,
                "name": part.split,
                "contentUrl": part.path,
                "contentSize": f"{part.size} B",
                "encodingFormat": "application/x-parquet",
                "sha256": part.sha256,
            }
            for part in parts
        ],
        "recordSet": [_records(part, arrays) for part in parts],
    }


def _records(part: Part, arrays: Mapping[str, Any]) -> dict[str, Any]:
    records = f"{part.split}-positions"
    return {
        "@type": "cr:RecordSet",
        "@id": records,
        "name": records,
        "key": {"@id": f"{records}/code"},
        "field": [_field(records, part.split, name, array) for name, array in arrays.items()],
    }


def _field(records: str, file: str, name: str, array: Any) -> dict[str, Any]:
    field: dict[str, Any] = {
        "@type": "cr:Field",
        "@id": f"{records}/{name}",
        "name": name,
        "description": told(name),
        "dataType": KINDS[array.dtype.kind],
        "source": {"fileObject": {"@id": file}, "extract": {"column": name}},
    }
    if array.ndim > 1:
        field |= {"isArray": True, "arrayShape": str(int(np.prod(array.shape[1:])))}
    return field


def _filled(given: Any, known: Mapping[str, str]) -> Any:
    if isinstance(given, str):
        return Template(given).safe_substitute(known)
    if isinstance(given, list):
        return [_filled(each, known) for each in given]
    if isinstance(given, dict):
        return {name: _filled(value, known) for name, value in given.items()}
    return given
