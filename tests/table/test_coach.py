"""A coach at the table: for people's seats alone, and told in the header; without one a record is as it always was."""

import json
from typing import Any

import pytest

import parlour
from parlour.errors import BadOption, BadRecord
from parlour.table import End, Host, audit, bot_seat, dump, elsewhere, here, new_id, parse
from parlour.table.header import header_from_json
from parlour.table.verify import SECOND, STRENGTHS, seal, told, verify

ADA, BEN, BOT = elsewhere("Ada"), here("Ben"), bot_seat("random")


def hosted(coach: Any = (), seats: Any = (ADA, BOT, BEN)) -> Host:
    return Host.create(parlour.game("rolit", players=len(seats), first=0), seats, coach=coach)


def written(host: Host) -> bytes:
    return dump(host.table.header, host.table.log, host.table.names)


def test_the_record_says_who_has_a_coach() -> None:
    host = hosted(["tell", "", "remind"])
    header = host.table.header
    assert [header.coach_of(seat) for seat in range(3)] == ["tell", "", "remind"]
    record = parse(written(host)).table
    assert record.header == header and audit(written(host)).findings.sound
    findings = verify(written(host))
    assert findings.coach == ["tell", "", "remind"]
    assert [line for line in told(findings) if "coach" in line] == [
        "seat 0: played with a coach (tell)",
        "seat 2: played with a coach (remind)",
    ]


@pytest.mark.parametrize("coach", [(), ["", "", ""]])
def test_without_a_coach_nothing_of_it_is_written(coach: Any) -> None:
    host = hosted(coach)
    assert host.table.header.coach == () and host.table.header.coach_of(2) == ""
    assert b"coach" not in written(host) and verify(written(host)).coach == []


GARBAGE: list[Any] = [
    ["tell"],
    ["tell", "", "", ""],
    ["", "tell", ""],
    ["Tell", "", ""],
    ["tell ", "", ""],
    ["perfect", "", ""],
    [None, "", "tell"],
    [3, "", ""],
    [["tell"], "", ""],
    ["tell"] * 100_000,
    "tell",
]


@pytest.mark.parametrize("coach", GARBAGE, ids=lambda coach: repr(coach)[:30])
def test_garbage_is_refused(coach: Any) -> None:
    with pytest.raises(BadOption, match="coach"):
        hosted(coach)


@pytest.mark.parametrize(
    "coach", [*GARBAGE, [], ["", "", ""], None, True, {"0": "tell"}], ids=lambda coach: repr(coach)[:30]
)
def test_a_forged_header_is_found(coach: Any) -> None:
    """By the verifier that knows no rules, and by a reader that resumes the record."""
    data = {**hosted().table.header.to_json(), "coach": coach}
    line, _ = seal(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode(), "0" * 64)
    findings = verify(line + b"\n")
    assert (findings.status, findings.code, findings.line) == ("bad", "large" if len(line) > 2**16 else "members", 1)
    with pytest.raises(BadRecord):
        header_from_json(data, format=SECOND)


def test_a_rematch_keeps_the_coaches() -> None:
    host = hosted(["suggest", "", ""])
    host.take(End(id=new_id(), seq=host.table.seq, why="broken_off"))
    assert host.rematch().table.header.coach == ("suggest", "", "")


def test_a_record_is_gone_on_with(tmp_path: Any) -> None:
    path = tmp_path / "coached.jsonl"
    game = parlour.game("rolit", first=0)
    with Host.create(game, [ADA, BOT], path, coach=[STRENGTHS[0], ""]):
        pass
    with Host.resume(path) as host:
        assert host.table.header.coach == ("remind", "")
