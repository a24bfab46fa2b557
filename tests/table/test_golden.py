"""Golden records of every game replay for ever: whatever becomes of the code, these games were played so."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.table.chance.test_verifiers import agree

from parlour.games import names
from parlour.table import Ended, dump, fold, load
from parlour.table import verify as verifier
from parlour.table.audit import audit
from parlour.table.events import KINDS
from parlour.table.verify import verify

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = sorted((GOLDEN / "records").glob("*.jsonl"))
SECOND = sorted((GOLDEN / "second").glob("*.jsonl"))


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


@pytest.mark.parametrize("path", SECOND, ids=lambda path: path.stem)
def test_a_golden_record_of_the_second_format_verifies_and_replays(path: Path) -> None:
    data = path.read_bytes()
    found = audit(data)
    assert (found.findings.status, found.findings.format, found.problem) == ("finished", "parlour/2", None)
    table = load(path).table
    assert table == found.table and table.end is not None
    assert (table.end.scores, table.end.winners) == (table.state.scores, table.state.winners)
    assert dump(table.header, table.log, table.names) == data, "what is read is written again, byte for byte"
    assert b"\n".join(table.lines) == b"\n".join(line for line in data.splitlines() if not line.startswith(b'{"name":'))
    assert fold(table.header, table.log, table.names) == table


@pytest.mark.parametrize("path", SECOND, ids=lambda path: path.stem)
def test_the_verifier_alone_proves_it(path: Path, tmp_path: Path) -> None:
    """`verify.py` is one file of the standard library: a copy of it, elsewhere, with nothing else to import."""
    copy = shutil.copy(verifier.__file__, tmp_path / "verify.py")
    done = subprocess.run([sys.executable, "-I", "-S", copy, path], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("finished: ") and verify(path.read_bytes()).head in done.stdout


@pytest.mark.skipif(shutil.which("node") is None, reason="needs Node.js")
def test_the_page_says_the_same_of_them(tmp_path: Path) -> None:
    assert agree([path.read_bytes() for path in SECOND], tmp_path) == {"finished": len(SECOND)}


@pytest.mark.parametrize("records", [RECORDS, SECOND], ids=["first", "second"])
def test_every_game_has_a_golden_record(records: list[Path]) -> None:
    assert {load(path).table.header.game.name for path in records} == set(names())


def test_the_golden_records_have_everything_that_can_happen() -> None:
    """Every kind of event, one seat to twelve, rolls with and without devices, and a table broken off in a roll."""
    found = [(load(path).table, verify(path.read_bytes())) for path in SECOND]
    assert {event.kind for table, _ in found for event in table.log} == set(KINDS)
    assert {len(table.seats) for table, _ in found} >= {1, 2, 3, 4, 5, 12}
    assert any(findings.open for _, findings in found) and any(findings.voids for _, findings in found)
    assert any(findings.draws == findings.alone > 0 for _, findings in found)
    assert any(findings.draws > 256 for _, findings in found)
    assert any(table.header.named and not table.names for table, _ in found)
