"""Data sets as folders: `parlour dataset GAME -o FOLDER/`, the same bytes again, described for people and machines."""

from __future__ import annotations

import json
import shlex
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from parlour.study.dataset import split_of
from parlour.study.publishing.describing import KINDS
from parlour.study.publishing.folder import SPLITS
from parlour.terminal.commands import main

parquet: Any = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed")
SMALL = ("rolit", "players=2", "size=4", "-n", "120")
REQUIRED = {"@context", "@type", "conformsTo", "name", "description", "license", "url", "creator", "datePublished"}
RAI = {"dataCollection", "dataAnnotationProtocol", "dataBiases", "dataLimitations", "personalSensitiveInformation"}
ARROW = {"bool": "b", "float": "f", "double": "f", "int8": "i", "int16": "i", "int32": "i", "int64": "i", "string": "U"}


def written(folder: Path, *words: str) -> dict[str, bytes]:
    assert main(["dataset", *(words or SMALL), "-o", f"{folder}/"]) == 0
    return {str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("data") / "set"
    written(found)
    return found


def test_a_second_run_writes_the_same_bytes(folder: Path, tmp_path: Path) -> None:
    first = {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}
    assert written(tmp_path / "again") == dict(sorted(first.items()))
    assert written(tmp_path / "again") == dict(sorted(first.items())), "over what is there"
    other = written(tmp_path / "other", *SMALL, "--seed", "1")
    assert other.keys() == first.keys() and other["SHA256SUMS"] != first["SHA256SUMS"]
    assert not list(tmp_path.glob("*.part"))


def test_the_checksums_are_those_of_all_files(folder: Path) -> None:
    lines = [line.split("  ") for line in (folder / "SHA256SUMS").read_text().splitlines()]
    assert {name for _, name in lines} | {"SHA256SUMS"} == {
        str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file()
    }
    for found, name in lines:
        assert sha256((folder / name).read_bytes()).hexdigest() == found


def test_the_splits_hold_every_position_once_by_its_hash(folder: Path, tmp_path: Path) -> None:
    assert main(["dataset", *SMALL, "-o", str(tmp_path / "set.npz")]) == 0
    with np.load(tmp_path / "set.npz") as data:
        whole = {name: data[name] for name in data.files}
    tables = {split: parquet.read_table(folder / "data" / f"{split}.parquet") for split in SPLITS}
    codes = [code for table in tables.values() for code in table["code"].to_pylist()]
    assert sorted(codes) == sorted(whole["code"].tolist()) and len(set(codes)) == 120
    for split, table in tables.items():
        held = [at for at, code in enumerate(whole["code"]) if split_of(str(code)) == split]
        assert (split == "test") == bool(whole["test"][held].all()) and held
        for name in table.column_names:
            ours, theirs = np.array(table[name].to_pylist()), whole[name][held].reshape(len(held), -1).squeeze()
            assert np.array_equal(ours, theirs, equal_nan=ours.dtype.kind == "f"), name


def test_croissant_describes_the_columns_that_are_there(folder: Path) -> None:
    found = json.loads((folder / "croissant.json").read_text(encoding="utf-8"))
    assert found.keys() >= REQUIRED | {f"rai:{name}" for name in RAI} and "$" not in json.dumps(found)
    files = {each["@id"]: each for each in found["distribution"]}
    ids = [each["@id"] for kind in ("distribution", "recordSet") for each in found[kind]]
    ids += [field["@id"] for records in found["recordSet"] for field in records["field"]]
    assert len(ids) == len(set(ids)) and set(files) == set(SPLITS)
    for records in found["recordSet"]:
        assert records["key"]["@id"] in ids
        (source,) = {field["source"]["fileObject"]["@id"] for field in records["field"]}
        file = files[source]
        path = folder / file["contentUrl"]
        assert file["sha256"] == sha256(path.read_bytes()).hexdigest()
        assert file["contentSize"] == f"{path.stat().st_size} B"
        table = parquet.read_table(path)
        fields = {field["source"]["extract"]["column"]: field for field in records["field"]}
        assert list(fields) == table.column_names
        for name, field in fields.items():
            kind, many = table.schema.field(name).type, str(table.schema.field(name).type).startswith("list")
            assert field["dataType"] == KINDS[ARROW[str(kind.value_type if many else kind)]] and field["description"]
            assert field.get("isArray", False) == many
            if many:
                assert {len(row) for row in table[name].to_pylist()} == {int(field["arrayShape"])}


def test_croissants_own_library_reads_it(folder: Path) -> None:
    library: Any = pytest.importorskip("mlcroissant", reason="mlcroissant is not installed")
    records = list(library.Dataset(jsonld=str(folder / "croissant.json")).records("test-positions"))
    assert len(records) == parquet.read_metadata(folder / "data" / "test.parquet").num_rows


def test_the_card_is_read_by_its_header_and_makes_the_set_again(folder: Path, tmp_path: Path) -> None:
    yaml = pytest.importorskip("yaml")
    _, header, text = (folder / "README.md").read_text(encoding="utf-8").split("---\n", 2)
    about = yaml.safe_load(header)
    assert about["license"] == "mit" and about["size_categories"] == ["n<1K"]
    files = {each["split"]: each["path"] for each in about["configs"][0]["data_files"]}
    assert list(files) == list(SPLITS)
    for split in about["dataset_info"]["splits"]:
        held = parquet.read_metadata(folder / files[split["name"]])
        assert held.num_rows == split["num_examples"] and held.num_columns == 8
    command = next(line for line in text.splitlines() if line.startswith("parlour dataset"))
    words = shlex.split(command)[1:-2]
    assert written(tmp_path / "again", *words[1:]) and "$" not in text
    assert (tmp_path / "again" / "SHA256SUMS").read_bytes() == (folder / "SHA256SUMS").read_bytes()


def test_an_empty_split_keeps_its_columns(tmp_path: Path) -> None:
    written(tmp_path / "tiny", "shutbox", "edition=nine", "players=1", "until=3 rounds", "-n", "1")
    tables = [parquet.read_table(tmp_path / "tiny" / "data" / f"{split}.parquet") for split in SPLITS]
    assert sorted(len(table) for table in tables) == [0, 0, 1]
    assert len({str(table.schema.remove_metadata()) for table in tables}) == 1
    card = (tmp_path / "tiny" / "README.md").read_text(encoding="utf-8")
    assert "'until=3 rounds'" in card


def test_other_peoples_files_are_not_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "README.md").write_text("mine")
    for output in (str(tmp_path), f"{tmp_path}/", f"{tmp_path}/README.md/"):
        assert main(["dataset", *SMALL, "-o", output]) == 2
        assert "new or empty folder" in capsys.readouterr().err
    assert (tmp_path / "README.md").read_text() == "mine" and len(list(tmp_path.iterdir())) == 1
