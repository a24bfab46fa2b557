"""A table by hand: people tell what fell, by the rules; it is taken back, kept, verified, and never drawn."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import parlour
from parlour.table import (
    Accepted,
    Host,
    OutcomeDrawn,
    Play,
    Refusal,
    Register,
    Roll,
    Sit,
    Tell,
    Undo,
    audit,
    bot_seat,
    dump,
    elsewhere,
    here,
    new_header,
    new_id,
)
from parlour.table.header import AGREE, Daily, Duplicate
from parlour.table.verify import seal, told, verify

ADA, BOT = here("Ada"), bot_seat("random")


def by_hand(game: str, *seats: Any, path: Path | None = None) -> Host:
    return Host.create(parlour.game(game, players=len(seats)), seats, path, by_hand=True)


def tell(host: Host, outcome: str, seat: int = 0, seq: int | None = None) -> Any:
    return host.take(Tell(id=new_id(), seq=host.table.seq if seq is None else seq, seat=seat, outcome=outcome))


def move(host: Host, text: str) -> Any:
    turn = host.table.turn
    assert turn is not None
    return host.take(Play(id=new_id(), seq=host.table.seq, seat=turn.seat, move=text))


def take_back(host: Host) -> Any:
    last = host.table.position.undoable
    assert last is not None
    return host.take(Undo(id=new_id(), seq=host.table.seq, seat=last.seat, of=last.seq))


def played(host: Host, luck: Random, undos: int = 20) -> None:
    """Plays on at random, taking back now and then, to the end."""
    while not host.table.ended:
        state = host.table.state
        answer = (
            tell(host, str(state.draw(luck)))
            if host.table.position.telling
            else move(host, luck.choice(state.allowed()))
        )
        assert isinstance(answer, Accepted), answer
        if undos and host.table.position.undoable and luck.random() < 0.2:
            undos -= 1
            assert isinstance(take_back(host), Accepted)


def record_of(host: Host) -> bytes:
    return dump(host.table.header, host.table.log, host.table.names)


@pytest.mark.parametrize("game", ["shutbox", "tuki", "rolit"])
def test_a_whole_game_with_a_bot_is_kept_replayed_and_verified(game: str, tmp_path: Path) -> None:
    host = by_hand(game, ADA, BOT, path=tmp_path / "game.jsonl")
    played(host, Random(7))
    host.close()
    data = (tmp_path / "game.jsonl").read_bytes()
    found = audit(data)
    outcomes = sum(isinstance(event, OutcomeDrawn) for event in host.table.log)
    assert (found.findings.status, found.findings.told, found.findings.draws) == ("finished", outcomes, 0)
    assert found.table is not None and found.table.state == host.table.state
    assert data == record_of(host)
    assert "nothing proves that they fell" in "\n".join(told(found.findings))


def test_it_goes_on_where_it_was_left(tmp_path: Path) -> None:
    with by_hand("shutbox", ADA, ADA, path=tmp_path / "game.jsonl") as host:
        tell(host, "first:2")
    with Host.resume(tmp_path / "game.jsonl") as host:
        assert host.table.header.by_hand and host.table.position.telling
        assert isinstance(tell(host, "first:5"), Accepted)
        take_back(host)
        take_back(host)
        assert host.table.state == host.table.header.first_state()


def test_what_cannot_have_fallen_is_refused_and_the_choice_is_named() -> None:
    host = by_hand("shutbox", ADA, BOT)
    for outcome, code in (
        ("first:7", "illegal_move"),
        ("7", "bad_notation"),
        ("", "bad_notation"),
        ("3-2", "illegal_move"),
    ):
        answer = tell(host, outcome)
        assert isinstance(answer, Refusal) and answer.code in (code, "bad_notation", "illegal_move")
        assert answer.allowed == tuple(f"first:{face}" for face in range(1, 7))
    assert host.table.seq == 0


def test_nobody_tells_out_of_turn_nor_for_a_bot() -> None:
    host = by_hand("shutbox", ADA, BOT)
    assert tell(host, "first:1", seat=1).code == "unknown_seat"
    tell(host, "first:6")
    assert tell(host, "first:1", seq=0).code == "stale_seq"  # pressed twice
    tell(host, "first:1")
    assert host.table.position.telling
    assert isinstance(tell(host, "6-3"), Accepted)
    assert tell(host, "6-3").code == "move_first"
    drawn = Host.create(parlour.game("shutbox", players=2), [elsewhere(), BOT])
    refused = drawn.take(Tell(id=new_id(), seq=drawn.table.seq, seat=0, outcome="6-3"))
    assert isinstance(refused, Refusal) and refused.code == "not_by_hand"


def test_nothing_is_rolled_or_moved_while_the_table_waits_to_be_told() -> None:
    host = by_hand("shutbox", elsewhere(), BOT)
    for command in (Roll(id=new_id(), seq=0, seat=0), Play(id=new_id(), seq=0, seat=0, move="7")):
        answer = host.take(command)
        assert isinstance(answer, Refusal) and (answer.code, len(answer.allowed)) == ("roll_first", 6)
    refused = host.take(Register(id=new_id(), device="0" * 32, seats=(0,), after=0, top="0" * 64))
    assert isinstance(refused, Refusal)


def test_a_roll_told_for_a_bot_is_taken_back_with_its_move() -> None:
    host = by_hand("shutbox", ADA, BOT)
    tell(host, "first:1")
    tell(host, "first:6")
    before = host.table.state
    tell(host, "6-3")
    move(host, host.table.state.allowed()[0])
    take_back(host)
    assert host.table.state == before


def test_a_repeated_command_gets_the_first_answer() -> None:
    host = by_hand("shutbox", ADA, BOT)
    command = Tell(id=new_id(), seq=0, seat=0, outcome="first:3")
    first, again = host.take(command), host.take(command)
    assert isinstance(first, Accepted) and isinstance(again, Accepted) and again.repeated
    assert again.events == first.events


def test_nothing_is_told_where_only_bots_are_left() -> None:
    host = by_hand("shutbox", ADA, BOT)
    assert isinstance(host.take(Sit(id=new_id(), seq=0, seat=0, who=BOT)), Accepted)
    assert tell(host, "first:1").code == "unknown_seat"


def test_a_rematch_is_by_hand_too() -> None:
    host = by_hand("shutbox", ADA, BOT)
    played(host, Random(1), undos=0)
    assert host.rematch().table.header.by_hand


@pytest.mark.parametrize(
    "more",
    [
        {"takeback": AGREE},
        {"absent": "wait"},
        {"daily": Daily("2026-03-01", "0" * 64)},
        {"duplicate": Duplicate("T", 1, "0" * 64)},
    ],
)
def test_what_does_not_go_with_it_is_refused(more: Any) -> None:
    with pytest.raises(parlour.BadOption, match="by hand"):
        new_header(parlour.game("shutbox", players=2), [ADA, BOT], bytes(32), by_hand=True, **more)


def test_only_bots_have_no_table_by_hand() -> None:
    with pytest.raises(parlour.BadOption):
        new_header(parlour.game("shutbox", players=2), [BOT, BOT], bytes(32), by_hand=True)


def forged(data: bytes, at: int, **members: Any) -> bytes:
    """The record with members of one event changed, and every hash made again."""
    lines, head = [], "0" * 64
    for line in data.splitlines():
        if line.startswith(b'{"name"'):
            lines.append(line)
            continue
        body = json.loads(line)
        del body["hash"]
        if body.get("seq", 0) == at:
            body = {name: value for name, value in (body | members).items() if value != "gone"}
        sealed, head = seal(json.dumps(body, separators=(",", ":"), ensure_ascii=False).encode(), head)
        lines.append(sealed)
    return b"\n".join(lines) + b"\n"


def sample() -> bytes:
    host = by_hand("shutbox", ADA, BOT)
    for outcome in ("first:2", "first:6", "6-3"):
        tell(host, outcome)
    return record_of(host)


@pytest.mark.parametrize(
    ("at", "members"),
    [
        (3, {"seat": 1}),  # a bot tells
        (3, {"seat": "gone"}),
        (3, {"hand": "gone"}),
        (3, {"link": "0" * 64}),
        (3, {"event": "begin", "outcome": "gone", "hand": "gone", "seat": "gone"}),
        (0, {"takeback": "gone"}),
        (0, {"clock": {"kind": "move", "seconds": 30, "out": "move"}}),
        (0, {"chance": {"commitment": "0" * 64, "links": 256, "absent": "go on", "by": "table"}}),
        (0, {"chance": {"commitment": "0" * 64, "links": 256, "absent": "wait", "duties": 1, "by": "hand"}}),
        (0, {"chance": {"commitment": "0" * 64, "links": 256, "absent": "go on", "duties": 1}}),
    ],
)
def test_forged_lines_are_found_by_their_form(at: int, members: Any) -> None:
    assert verify(forged(sample(), 99)).sound
    assert not verify(forged(sample(), at, **members)).sound


@pytest.mark.parametrize("members", [{"outcome": "7-1"}, {"outcome": "first:1"}, {"hand": 0}])
def test_what_the_rules_forbid_is_found_by_the_rules(members: Any) -> None:
    data = forged(sample(), 3, **members)
    assert verify(data).sound
    assert audit(data).findings.code == "rules"
