"""Tables of the second format on one machine: drawn with its device, written strictly, gone on with after a crash."""

import json
import os
import time
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from tests.table.first import first_table
from tests.table.race import race

import parlour
from parlour.errors import BadRecord
from parlour.table import (
    Accepted,
    Bots,
    Host,
    Opened,
    OutcomeDrawn,
    Pause,
    Play,
    React,
    Refusal,
    Register,
    Registered,
    Resume,
    Roll,
    Sit,
    advance,
    bot_seat,
    decide,
    draft,
    dump,
    elsewhere,
    here,
    load,
    new_id,
    parse,
)
from parlour.table.audit import audit
from parlour.table.chance import Links
from parlour.table.secret_file import secret_path
from parlour.table.verify import verify

OPTIONS = {"tuki": {"rounds": 1}, "rolit": {"size": 6}}
GAMES = ["race", *parlour.games.names()]


def play_on(host: Host, random: Random, most: int = 100_000) -> None:
    bots = Bots(host.table.header.game, 1)
    while not host.table.ended and most:
        turn = host.table.turn
        assert turn is not None
        common = {"id": new_id(), "seq": host.table.seq, "seat": turn.seat}
        move = random.choice(host.table.state.allowed()) if turn.what == "move" else ""
        own = Roll(**common) if turn.what == "roll" else Play(**common, move=move, roll=random.random() < 0.5)
        answer = host.take(bots.command(host.table) or own)
        assert isinstance(answer, Accepted), answer
        most -= 1


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kind", ["here", "elsewhere", "bots"])
def test_a_game_is_drawn_written_and_proven(name: str, kind: str, tmp_path: Path) -> None:
    game = race(name, **OPTIONS.get(name, {}))
    seat = {"here": here("Zoë"), "elsewhere": elsewhere("אדה"), "bots": bot_seat("random", "Robby")}[kind]
    with Host.create(game, [seat] * game.players, tmp_path / "game.jsonl") as host:
        play_on(host, Random(3))
        data = (tmp_path / "game.jsonl").read_bytes()
        found = audit(data, race)
        assert (found.findings.status, found.problem) == ("finished", None)
        assert found.findings.draws == host.table.position.drawn
        assert found.findings.alone == (found.findings.draws if kind == "bots" else 0)
        assert found.table == host.table
        assert dump(host.table.header, host.table.log, host.table.names) == data
        assert not secret_path(tmp_path / "game.jsonl").exists()
        assert {who.name for who in found.table.seats} == {seat.name}


def test_one_device_for_everybody_at_this_machine() -> None:
    host = Host.create(race("race"), [here("A"), elsewhere("B")])
    assert [event.seats for event in host.table.log if isinstance(event, Registered)] == [(0, 1)]
    strange = Register(id=new_id(), device="ab" * 16, seats=(0,), after=0, top="cd" * 32)
    answer = host.take(strange)
    assert isinstance(answer, Refusal) and answer.code == "not_asked"


@pytest.mark.parametrize("name", ["race", "tuki"])
def test_a_crash_at_any_byte_goes_on_with_the_same_draws(name: str, tmp_path: Path) -> None:
    """Whatever was written when the power went: the same openings, the same links, the same outcomes."""
    path, game = tmp_path / "game.jsonl", race(name, **({"goal": 60} if name == "race" else OPTIONS[name]))
    with Host.create(game, [here("Ada")] * game.players, path) as host:
        play_on(host, Random(5), 6)
        outcomes = {event.n: event.outcome for event in host.table.log if isinstance(event, OutcomeDrawn)}
    whole, secret = path.read_bytes(), secret_path(path).read_text()
    start = whole.index(b"\n", whole.index(b"\n") + 1) + 1
    for cut in Random(1).sample(range(start, len(whole)), 25):
        path.write_bytes(whole[:cut])
        secret_path(path).write_text(secret)
        with Host.resume(path, race) as again:
            drawn = {event.n: event.outcome for event in again.table.log if isinstance(event, OutcomeDrawn)}
            assert all(drawn[n] == outcomes[n] for n in drawn if n in outcomes)
            assert set(drawn) >= ({opened} if (opened := verify(whole[:cut]).open) else set())
            play_on(again, Random(6), 3)
        assert verify(path.read_bytes()).sound


def test_a_table_of_many_draws_adds_chains(tmp_path: Path) -> None:
    """More than 256 draws: the table's next chain, and the device's."""
    host = Host.create(race("race", goal=400), [here()] * 2, tmp_path / "game.jsonl")
    with host:
        play_on(host, Random(2))
    found = verify((tmp_path / "game.jsonl").read_bytes())
    kinds = Counter(json.loads(line)["event"] for line in (tmp_path / "game.jsonl").read_bytes().splitlines()[2:])
    assert found.status == "finished" and found.draws > 512 and found.alone == 0
    assert kinds["chain"] >= 4


def test_names_are_hashes_and_can_be_erased(tmp_path: Path) -> None:
    path, game = tmp_path / "game.jsonl", race("race")
    with Host.create(game, [here("Ada"), here("Ada")], path) as host:
        host.take(Sit(id=new_id(), seq=host.table.seq, seat=1, who=here("Grace"), why="join"))
        play_on(host, Random(1))
    data = path.read_bytes()
    lines = data.split(b"\n")
    hashed = [line for line in lines if line and not line.startswith(b'{"name":')]
    assert all(b"Ada" not in line and b"Grace" not in line for line in hashed)
    assert [seat.name for seat in parse(data, race).table.seats] == ["Ada", "Grace"]
    erased = b"\n".join(hashed) + b"\n"
    assert verify(erased).head == verify(data).head
    assert [seat.name for seat in parse(erased, race).table.seats] == ["", ""]


def test_reasons_are_codes() -> None:
    host = Host.create(race("race"), [here()] * 2)
    said = {"id": new_id(), "seq": host.table.seq, "seat": 0}
    answer = host.take(Pause(**said, why="Tea is ready"))
    assert isinstance(answer, Refusal) and answer.code == "bad_command"
    assert isinstance(host.take(React(**said | {"id": new_id()}, what="laugh")), Accepted)


def test_a_paused_table_opens_nothing() -> None:
    host = Host.create(race("race"), [elsewhere(), here()])
    host.take(Pause(id=new_id(), seq=host.table.seq, seat=0, why="asked"))
    opens = sum(isinstance(event, Opened) for event in host.table.log)
    answer = host.take(Roll(id=new_id(), seq=host.table.seq, seat=0))
    assert isinstance(answer, Refusal) and answer.code == "paused"
    host.take(Resume(id=new_id(), seq=host.table.seq, seat=0))
    assert sum(isinstance(event, Opened) for event in host.table.log) == opens


def test_a_bot_takes_a_seat_and_the_person_returns_before_the_first_draw() -> None:
    """The device covers the seats it registered for; a table that would wait for others begins."""
    host = Host.create(race("race"), [bot_seat("random"), elsewhere()])
    host.take(Sit(id=new_id(), seq=host.table.seq, seat=0, who=here("Ada"), why="join"))
    play_on(host, Random(1))
    assert host.table.ended and verify(dump(host.table.header, host.table.log, host.table.names)).sound


@pytest.mark.parametrize(("limit", "value"), [("MOST_EVENTS", 4096 + 60), ("LARGEST_RECORD", 4096 * 512 + 20_000)])
def test_a_table_ends_before_its_record_is_too_long(limit: str, value: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(draft, limit, value)
    host = Host.create(race("race", goal=10**6), [here("Ada"), bot_seat("easy")])
    play_on(host, Random(1))
    assert host.table.end is not None and host.table.end.why == "long"
    found = verify(data := dump(host.table.header, host.table.log, host.table.names))
    assert found.status == "finished" and (40 < found.events < 70 or 15_000 < len(data) < 21_000)


def test_the_first_format_is_read_and_not_gone_on_with(tmp_path: Path) -> None:
    path, table = tmp_path / "old.jsonl", first_table(race("race", goal=40), [here("Ada")] * 2, most=9)
    path.write_bytes(data := dump(table.header, table.log))
    secret_path(path).write_text("00" * 32)
    with pytest.raises(BadRecord, match="no longer played"):
        Host.resume(path, race)
    assert path.read_bytes() == data
    assert load(path, race).table == table
    found = verify(data)
    assert (found.status, found.format) == ("in play", "parlour/1")


def test_a_table_of_the_first_format_takes_no_command() -> None:
    game = race("race", goal=40)
    table, links = first_table(game, [here("Ada"), bot_seat("easy")], most=9), Links("id", b"", bytes(32))
    common = {"id": new_id(), "seq": table.seq, "seat": 0}
    for command in (Play(**common, move="go"), Roll(**common), Pause(**common), React(**common, what="clap")):
        answer = decide(table, command, links)
        assert isinstance(answer, Refusal)
        assert (answer.code, answer.seq) == ("old_format", 9)
        assert "no longer played" in answer.reason
    assert advance(table, links) == ()


def test_a_lost_secret_is_told(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with Host.create(race("race", goal=40), [here("Ada")] * 2, path) as host:
        play_on(host, Random(1), 2)
    secret = secret_path(path).read_text()
    for wrong in ("", "ab" * 32, "\n".join(["ff" * 32, *secret.split()[1:]])):
        secret_path(path).write_text(wrong)
        with pytest.raises(BadRecord):
            Host.resume(path, race)
    os.unlink(secret_path(path))
    with pytest.raises(BadRecord):
        Host.resume(path, race)
    assert load(path, race).table.seq == verify(path.read_bytes()).events


def test_chains_cost_little() -> None:
    """500 tables a second open with less than a fifth of a core: 0.4 ms a chain; six times that passes here."""
    begun = time.process_time()
    for number in range(100):
        Links(f"t{number}", b"", b"s" * 32).top(0)
    assert time.process_time() - begun < 0.24


@pytest.mark.parametrize("rolls", [True, False])
def test_a_move_that_is_also_the_first_press_is_rolled_for(rolls: bool) -> None:
    """The machine's device registers when the first draw is due; the press that led there is not lost."""
    game = parlour.game("shutbox", variant="even-or-odd", first=0)
    with Host.create(game, [elsewhere("Ada"), elsewhere("Bob")]) as host:
        answer = host.take(Play(id=new_id(), seq=host.table.seq, seat=0, move="even", roll=rolls))
        assert isinstance(answer, Accepted)
        assert any(isinstance(event, Registered) for event in answer.events)
        assert sum(isinstance(event, OutcomeDrawn) for event in answer.events) == rolls
        assert host.table.turn is not None and (host.table.turn.what == "roll") != rolls
