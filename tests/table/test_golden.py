"""Golden records of every game replay for ever: whatever becomes of the code, these games were played so."""

import json
from pathlib import Path

import pytest

from parlour.games import names
from parlour.table import Ended, dump, fold, load
from parlour.table.verify import verify

RECORDS = sorted((Path(__file__).parents[1] / "golden" / "records").glob("*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_verifies_and_replays(path: Path) -> None:
    data = path.read_bytes()
    findings = verify(data)
    assert (findings.status, findings.problem, findings.sealed) == ("finished", "", True)
    table = load(path).table
    end = next(event for event in table.log if isinstance(event, Ended))
    assert (end.scores, end.winners) == (table.state.scores, table.state.winners)
    lines = [json.loads(line) for line in data.splitlines()[1:]]
    assert [event.to_json() | {"hash": ""} for event in table.log] == [line | {"hash": ""} for line in lines]
    assert dump(table.header, table.log) == data, "what is read is written again, byte for byte"
    assert fold(table.header, table.log) == table


def test_every_game_has_a_golden_record() -> None:
    assert {load(path).table.header.game.name for path in RECORDS} == set(names())
