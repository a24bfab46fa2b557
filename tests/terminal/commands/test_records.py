"""The commands about records: replay, verify, convert."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.table.race import json_of, race
from tests.table.test_record import finished

import parlour
from parlour.games import names
from parlour.speech.languages import speak
from parlour.table import Host, dump, here, load
from parlour.table.audit import audit
from parlour.table.events import OutcomeDrawn
from parlour.table.record import dump_line
from parlour.table.verify import START, verify
from parlour.terminal.commands import main
from parlour.terminal.commands.replay import drawn
from parlour.terminal.telling.teller import Teller

GOLDEN = Path(__file__).parents[2] / "golden" / "records"
ONE_EACH = {name: min(GOLDEN.glob(f"{name}-*.jsonl")) for name in names()}


@pytest.mark.parametrize("name", names())
def test_verify_says_that_golden_records_are_sound(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = ONE_EACH[name]
    assert main(["verify", str(path), "--finished"]) == 0
    said = capsys.readouterr().out
    assert "finished" in said
    head = said.split()[-1]
    assert main(["verify", str(path), "--head", head, "--json"]) == 0
    [found] = json.loads(capsys.readouterr().out)
    assert found["head"] == head
    assert found["by_players"] <= found["draws"]
    assert main(["verify", str(path), "--head", "0" * 64]) == 1
    assert main(["verify", str(path), "--head", "short"]) == 2


def test_verify_names_the_line_and_the_byte(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = ONE_EACH["shutbox"].read_bytes()
    lines = data.split(b"\n")
    at = len(b"\n".join(lines[:4])) + 1
    (tmp_path / "bad.jsonl").write_bytes(data[: at + 9] + b"?" + data[at + 10 :])
    assert main(["verify", str(tmp_path / "bad.jsonl"), str(ONE_EACH["tuki"])]) == 1
    said = capsys.readouterr().out
    assert f"line 5, byte {at}: " in said
    assert "finished" in said, "the other record is fine"
    (tmp_path / "torn.jsonl").write_bytes(data[:-20])
    assert main(["verify", str(tmp_path / "torn.jsonl")]) == 1
    assert "torn" in capsys.readouterr().out
    (tmp_path / "play.jsonl").write_bytes(b"\n".join(lines[:5]) + b"\n")
    assert main(["verify", str(tmp_path / "play.jsonl")]) == 0
    assert "in play" in capsys.readouterr().out
    assert main(["verify", str(tmp_path / "play.jsonl"), "--finished"]) == 1
    assert main(["verify", str(tmp_path / "none.jsonl")]) == 2


def test_chances_that_are_not_those_of_the_position_are_found() -> None:
    """A table that lists other weights than the rules do draws correctly from them; replaying the rules finds it."""
    table = finished(race(goal=4))
    event = table.log[0]
    assert isinstance(event, OutcomeDrawn)
    loaded = ((event.outcome, 1),)
    log = [replace(event, chances=loaded), *table.log[1:]]
    lines, head = [], START
    first_same = next((each.seq for each in log if isinstance(each, OutcomeDrawn) and each.same == 1), None)
    for data in [table.header.to_json(), *(each.to_json() for each in log[: (first_same or 99) - 1])]:
        line, head = dump_line(json_of(data), head)
        lines.append(line)
    crooked = b"".join(lines)
    assert verify(crooked).sound, "without the rules nobody can tell"
    findings = audit(crooked, race).findings
    assert (findings.status, findings.line, findings.offset) == ("bad", 2, len(lines[0]))
    assert "not those of the position" in findings.problem


def test_an_illegal_move_is_found_by_the_rules_alone() -> None:
    table = finished(race(goal=4))
    moves = [event for event in table.log if event.kind == "move"]
    log = [replace(each, move="3") if each is moves[1] else each for each in table.log]
    data = dump(table.header, log)
    assert verify(data).sound
    findings = audit(data, race).findings
    assert findings.line == moves[1].seq + 1
    assert "time to walk" in findings.problem


@pytest.mark.parametrize("name", names())
def test_replay_tells_every_event_and_draws_the_board(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    table = load(ONE_EACH[name]).table
    assert main(["replay", str(ONE_EACH[name])]) == 0
    said = capsys.readouterr().out
    for event in table.log:
        assert f"\n{event.seq:5}  " in said
    assert drawn(table) in said
    assert "won by" in said and "seat 0" not in said
    assert all(name in said for name in Teller(speak("en"), table.seats).names)
    assert main(["replay", str(ONE_EACH[name]), "--at", "4", "--boards"]) == 0
    early = capsys.readouterr().out
    assert early.count("\n    ") >= 4
    assert "\n    5  " not in early
    assert main(["replay", str(ONE_EACH[name]), "--json", "--at", "5"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert len(data["events"]) == 5
    assert data["header"]["game"] == name


def test_replay_speaks_of_people_and_of_unusual_options_only(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(GOLDEN / "shutbox-tactica-young.jsonl")]) == 0
    said = capsys.readouterr().out
    assert "Ben rolls 3 for the first turn." in said
    options = said.split("table ")[0].splitlines()[1:]
    assert [option.split(":")[0] for option in options] == ["Players", "Variant"]


def test_replay_names_no_winner_of_a_game_played_alone(capsys: pytest.CaptureFixture[str]) -> None:
    record = ONE_EACH["shutbox"].parent / "shutbox-solo.jsonl"
    (score,) = load(record).table.state.scores
    assert main(["replay", str(record)]) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith("scores: ") and last.endswith(f" {score}")


def test_replay_refuses_what_it_cannot_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(ONE_EACH["rolit"]), "--at", "100000"]) == 2
    assert "0 to" in capsys.readouterr().err
    (tmp_path / "x").write_bytes(b"\x00\xff not a record\n")
    assert main(["replay", str(tmp_path / "x")]) == 2
    assert "line 1" in capsys.readouterr().err
    torn = tmp_path / "torn.jsonl"
    torn.write_bytes(ONE_EACH["rolit"].read_bytes() + b'{"seq":')
    assert main(["replay", str(torn)]) == 0
    assert "torn last line of 7 bytes" in capsys.readouterr().err


@pytest.mark.parametrize("name", names())
def test_convert_there_and_back_is_the_same_to_the_byte(name: str, tmp_path: Path) -> None:
    record, document, again = tmp_path / "game.jsonl", tmp_path / "game.json", tmp_path / "again.jsonl"
    table = finished(parlour.game(name))
    record.write_bytes(dump(table.header, table.log))
    assert main(["convert", str(record), "--to", "json", "-o", str(document)]) == 0
    assert main(["convert", str(document), "--to", "jsonl", "--output", str(again)]) == 0
    assert again.read_bytes() == record.read_bytes()
    assert main(["verify", str(again), "--finished"]) == 0
    assert main(["convert", str(document), "--to", "jsonl", "-o", str(again)]) == 2, "nothing is overwritten"


def test_convert_to_text_is_for_reading(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main(["convert", str(ONE_EACH["tuki"]), "--to", "text"]) == 0
    said = capsysbinary.readouterr().out.decode()
    assert "# seat 0: Ada אדה, person elsewhere" in said
    assert "take stock" in said
    assert "is now bot random (away)" in said


@pytest.mark.parametrize(
    "document",
    [
        {"events": 3, "header": {}},
        {"events": [], "header": None},
        {"events": [{"event": "dance"}], "header": "GOOD"},
        {"events": [{"event": "move", "seq": 1, "seat": "0", "move": "d3"}], "header": "GOOD"},
        {"events": [{"event": "move", "seq": 1, "seat": 0, "move": "d3", "extra": 1}], "header": "GOOD"},
        {"events": [{"event": "move", "seq": 1}], "header": "GOOD"},
        {"events": [{"event": "seat", "seq": 1, "seat": 9, "who": {"kind": "here"}}], "header": "GOOD"},
        {"events": [{"event": "seat", "seq": 1, "seat": 0, "who": {"kind": "ghost"}}], "header": "GOOD"},
        {"events": [{"event": "end", "seq": 1, "why": "over", "scores": [], "winners": []}], "header": "GOOD"},
    ],
)
def test_documents_that_are_no_games_are_refused_by_name(
    document: dict[str, object], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if document["header"] == "GOOD":
        document["header"] = json.loads(ONE_EACH["rolit"].read_text().splitlines()[0])
    (tmp_path / "game.json").write_text(json.dumps(document))
    assert main(["convert", str(tmp_path / "game.json"), "--to", "jsonl"]) == 2
    assert "parlour convert: " in capsys.readouterr().err


@pytest.mark.parametrize(
    "change",
    [
        {"rules": "rolit/99"},
        {"game": "chess"},
        {"game": 7},
        {"options": {"size": 5}},
        {"options": 3},
        {"seats": []},
        {"seats": "me"},
        {"seats": [{"kind": "bot", "level": "genius"}, {"kind": "here"}]},
        {"format": "parlour/2"},
        {"chance": None},
    ],
)
def test_headers_that_make_no_sense_are_refused_by_name(change: dict[str, object]) -> None:
    header = json.loads((GOLDEN / "rolit-2-players.jsonl").read_text().splitlines()[0]) | change
    del header["hash"]
    line, _ = dump_line(json_of(header), START)
    findings = audit(line).findings
    assert findings.status == "bad"
    assert findings.line == 1
    assert findings.problem


def test_a_record_in_play_can_be_looked_at_while_it_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Host.create(parlour.game("rolit"), [here(), here()], tmp_path / "game.jsonl"):
        assert main(["verify", str(tmp_path / "game.jsonl")]) == 0
        assert main(["replay", str(tmp_path / "game.jsonl")]) == 0
    assert "in play" in capsys.readouterr().out
