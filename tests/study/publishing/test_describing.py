"""`parlour.study.publishing.describing`: every fact of a card and a Croissant file, without pyarrow."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

import parlour
from parlour.study.dataset import Dataset, Recipe
from parlour.study.publishing import describing
from parlour.study.publishing.describing import Part, card, command, croissant, facts

PARTS = [
    Part("train", "data/train.parquet", 900, 40_000, "aa"),
    Part("validation", "data/validation.parquet", 60, 3_000, "bb"),
    Part("test", "data/test.parquet", 41, 2_000, "cc"),
]
ARRAYS = {
    "observation": np.zeros((2, 3, 4, 4), np.int8),
    "mask": np.zeros((2, 16), np.bool_),
    "value": np.zeros(2, np.float32),
    "code": np.array(["a", "b"]),
}
VERSIONS = {"parlour": "9.8", "pyarrow": "7.6"}


@pytest.fixture(autouse=True)
def versions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(describing, "version", VERSIONS.__getitem__)


def made(name: str = "rolit", n: int = 1200, seed: int = 5, games: int = 77, **options: Any) -> Dataset:
    return Dataset(Recipe(parlour.game(name, **(options or {"players": 2, "size": 4})), n, seed), [], games)


def test_the_facts_are_those_of_the_recipe() -> None:
    assert facts(made(), PARTS) == {
        "name": "parlour-rolit-players-2-size-4",
        "title": "Parlour rolit",
        "game": "rolit",
        "options": "players=2 size=4",
        "rules": "rolit/2",
        "positions": "1001",
        "games": "77",
        "seed": "5",
        "version": "1.0.0",
        "date": "2026-11-20",
        "year": "2026",
        "url": "https://parlour.example/",
        "parlour": "9.8",
        "numpy": np.__version__,
        "pyarrow": "7.6",
    }
    rounds = facts(made("shutbox", players=1, edition="nine", until="3 rounds"), PARTS)
    assert rounds["name"] == "parlour-shutbox-players-1-edition-nine-until-3-rounds"


def test_the_command_names_everything_that_makes_the_set() -> None:
    one = made("shutbox", n=9, seed=3, players=1, edition="nine", until="3 rounds")
    assert command(one, facts(one, PARTS)) == (
        "parlour dataset shutbox players=1 edition=nine 'until=3 rounds' -n 9 --seed 3"
        " -o parlour-shutbox-players-1-edition-nine-until-3-rounds/"
    )
    listed = made("rolit", colours="red,blue", players=2)
    assert " colours=red,blue " in command(listed, facts(listed, PARTS))


HEADER = """---
license: mit
pretty_name: "Parlour rolit: positions with exact values"
task_categories:
- reinforcement-learning
- tabular-regression
tags:
- board-games
- exact-values
- croissant
size_categories:
- 1K<n<10K
configs:
- config_name: default
  data_files:
  - split: train
    path: data/train.parquet
  - split: validation
    path: data/validation.parquet
  - split: test
    path: data/test.parquet
dataset_info:
  config_name: default
  splits:
  - name: train
    num_examples: 900
    num_bytes: 40000
  - name: validation
    num_examples: 60
    num_bytes: 3000
  - name: test
    num_examples: 41
    num_bytes: 2000
---
"""
BODY = (
    "1001 different positions of rolit (players=2 size=4; rules rolit/2) from 77 games of uniform random play. Every",
    "if everybody plays best afterwards: the chance to win.",
    "\n| `observation` | int8 × 48 | The position as the seat to move sees it",
    "\n| `mask` | bool × 16 | For each action",
    "\n| `value` | float32 | The greatest of the values",
    "\n| `code` | text | The position as text",
    "An observation has the shape 3×4×4; along its first axis: own, seat +1, neutral.\n",
    "\n| train | 900 | 40000 |\n| validation | 60 | 3000 |\n| test | 41 | 2000 |\n",
    "\n- Positions are those of random play: careless, and seldom met between good players.\n",
    "\nparlour dataset rolit players=2 size=4 -n 1200 --seed 5 -o parlour-rolit-players-2-size-4/\n",
    f"With Parlour 9.8, NumPy {np.__version__} and PyArrow 7.6 this writes the same files",
)


def test_the_card_says_them() -> None:
    found = card(made(), ARRAYS, PARTS)
    assert found.startswith(HEADER)
    for part in BODY:
        assert part in found
    alone = card(made("shutbox", players=1, edition="nine"), ARRAYS, PARTS)
    assert "best afterwards: minus the points that are left." in alone


@pytest.mark.parametrize(
    ("positions", "words"),
    [(999, "n<1K"), (1_000, "1K<n<10K"), (9_999, "1K<n<10K"), (10_000, "10K<n<100K"), (1_000_000, "100K<n<1M")],
)
def test_sizes_change_at_their_limits(positions: int, words: str) -> None:
    assert f"\n- {words}\n" in card(made(), ARRAYS, [PARTS[0].__class__("train", "x", positions, 1, "a")])


def test_croissant_lists_files_and_fields() -> None:
    found = croissant(made(), ARRAYS, PARTS)
    assert found["distribution"][1] == {
        "@type": "cr:FileObject",
        "@id": "validation",
        "name": "validation",
        "contentUrl": "data/validation.parquet",
        "contentSize": "3000 B",
        "encodingFormat": "application/x-parquet",
        "sha256": "bb",
    }
    assert [each["sha256"] for each in found["distribution"]] == ["aa", "bb", "cc"]
    records = found["recordSet"][2]
    assert (records["@id"], records["name"], records["@type"]) == ("test-positions", "test-positions", "cr:RecordSet")
    assert records["key"] == {"@id": "test-positions/code"}
    fields = {field["name"]: field for field in records["field"]}
    assert list(fields) == list(ARRAYS)
    assert fields["observation"] == {
        "@type": "cr:Field",
        "@id": "test-positions/observation",
        "name": "observation",
        "description": describing.told("observation"),
        "dataType": "sc:Integer",
        "source": {"fileObject": {"@id": "test"}, "extract": {"column": "observation"}},
        "isArray": True,
        "arrayShape": "48",
    }
    kinds = {name: (field["dataType"], field.get("arrayShape")) for name, field in fields.items()}
    assert kinds["mask"] == ("sc:Boolean", "16")
    assert kinds["value"] == ("sc:Float", None) and kinds["code"] == ("sc:Text", None)


def test_croissant_has_its_fixed_part_with_the_facts() -> None:
    found = croissant(made(), ARRAYS, PARTS)
    assert found["@type"] == "sc:Dataset" and found["isLiveDataset"] is False
    assert found["conformsTo"] == ["http://mlcommons.org/croissant/1.1", "http://mlcommons.org/croissant/RAI/1.0"]
    assert (found["name"], found["version"], found["datePublished"]) == (
        "parlour-rolit-players-2-size-4",
        "1.0.0",
        "2026-11-20",
    )
    assert found["description"].startswith("1001 different positions of rolit (players=2 size=4), each")
    assert found["license"] == "https://spdx.org/licenses/MIT.html" and found["url"] == describing.URL
    assert found["citeAs"].endswith(
        "title = {Parlour 9.8: positions with exact values, " + found["name"] + "}, year = {2026}}"
    )
    assert "by the rules rolit/2 with seed 5: 77 games." in found["rai:dataCollection"]
    assert found["rai:machineAnnotationTools"] == ["Parlour 9.8"]
    assert {name for name in found if name.startswith("rai:")} >= {
        "rai:dataBiases", "rai:dataLimitations", "rai:dataUseCases", "rai:personalSensitiveInformation",
        "rai:dataAnnotationProtocol", "rai:dataPreprocessingProtocol", "rai:dataReleaseMaintenancePlan",
    }  # fmt: skip
    assert "$" not in json.dumps(found)
