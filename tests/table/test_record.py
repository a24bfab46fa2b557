"""Records: durable, replayable, safe to cut anywhere, and one changed byte anywhere is found and located."""

import json
import multiprocessing
import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.table.first import first_table
from tests.table.race import json_of, race

import parlour
from parlour.contract.game import Game
from parlour.errors import BadRecord, RecordBusy
from parlour.table import (
    Accepted,
    Bots,
    Host,
    OutcomeDrawn,
    Play,
    Seat,
    Table,
    bot_seat,
    dump,
    elsewhere,
    here,
    load,
    new_id,
    parse,
)
from parlour.table import verify as verifier
from parlour.table.audit import audit
from parlour.table.events import KINDS, Moved
from parlour.table.header import header_from_json
from parlour.table.host import secret_path
from parlour.table.record import dump_line
from parlour.table.verify import SENTENCES, START, draw, verify


def finished(game: Game, level: str = "random", seed: int = 1) -> Table:
    """A game of bots in the first format."""
    return first_table(game, [bot_seat(level, "Zoë – אדה")] * game.players, seed)


def record_of(table: Table) -> bytes:
    return dump(table.header, table.log, table.names)


@pytest.mark.parametrize("name", ["race", *parlour.games.names()])
def test_a_record_replays_to_the_same_table(name: str, tmp_path: Path) -> None:
    game = race(name)
    with Host.create(game, [bot_seat("random", "Zoë – אדה")] * game.players, tmp_path / "game.jsonl") as host:
        bots = Bots(game, 1)
        while command := bots.command(host.table):
            assert isinstance(host.take(command), Accepted)
    data = (tmp_path / "game.jsonl").read_bytes()
    assert data == record_of(host.table)
    found = parse(data, race)
    assert found.table == host.table
    assert found.head == host.record.head  # type: ignore[union-attr]
    findings = verify(data)
    assert (findings.status, findings.problem, findings.sealed) == ("finished", "", False)
    assert (findings.events, findings.draws) == (host.table.seq, host.table.position.drawn)


@pytest.mark.parametrize("kind", [elsewhere(), bot_seat("random", "Zoë – אדה")])
@pytest.mark.parametrize("name", ["race", *parlour.games.names()])
def test_a_record_of_the_first_format_replays_to_the_same_table(name: str, kind: Seat) -> None:
    """With people elsewhere, every draw of a hand carries a nonce."""
    game = race(name, **{"tuki": {"rounds": 1}, "rolit": {"size": 6}}.get(name, {}))
    table = first_table(game, [kind] * game.players)
    found = audit(record_of(table), race)
    assert found.table == table
    assert (found.findings.status, found.findings.problem, found.findings.sealed) == ("finished", "", True)
    assert (found.findings.events, found.findings.draws) == (table.seq, table.position.drawn)
    assert bool(found.findings.by_players) == kind.presses


def test_one_byte_changed_anywhere_is_found_and_located() -> None:
    """Every byte of a record, changed in several ways: never sound, and the line is that of the byte or the next."""
    data = record_of(finished(race(goal=1, players=1), level="easy"))
    starts = [0] + [at + 1 for at, byte in enumerate(data) if byte == 10]
    for at in range(len(data)):
        line = sum(start <= at for start in starts)
        for byte in {data[at] ^ 1, data[at] ^ 0x20, 10} - {data[at]}:
            changed = data[:at] + bytes([byte]) + data[at + 1 :]
            findings = verify(changed)
            assert not findings.sound, f"byte {at} changed from {data[at]} to {byte} was not found"
            assert findings.line == line, f"byte {at} of line {line} was located in line {findings.line}"
            assert findings.problem == SENTENCES[findings.code].format(**findings.facts)
            if findings.status == "bad" and at % 5 == 0:
                with pytest.raises(BadRecord) as caught:
                    parse(changed, race)
                assert caught.value.line == line


def test_a_record_cut_anywhere_replays_as_far_as_its_whole_lines() -> None:
    table = finished(race(goal=2, players=1), level="easy")
    data = record_of(table)
    header = data.index(b"\n") + 1
    for cut in range(len(data) + 1):
        if cut < header:
            with pytest.raises(BadRecord):
                parse(data[:cut], race)
            continue
        found = parse(data[:cut], race)
        events = data[:cut].count(b"\n") - 1
        assert found.table.log == table.log[:events]
        assert found.torn == cut - found.size
        expected = "torn" if found.torn else "finished" if events == table.seq else "in play"
        assert verify(data[:cut]).status == expected


def test_whole_lines_removed_added_swapped_or_doubled_are_found() -> None:
    lines = record_of(finished(race(goal=4))).splitlines(keepends=True)
    for at in range(1, len(lines) - 1):
        for changed in (
            lines[:at] + lines[at + 1 :],
            lines[: at + 1] + lines[at:],
            [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]],
        ):
            findings = verify(b"".join(changed))
            assert findings.status == "bad"
            assert findings.line in (at + 1, at + 2)
    other = record_of(finished(race(goal=4), seed=2)).splitlines(keepends=True)
    assert verify(b"".join([*lines[:2], *other[2:]])).line == 3


def forged(table: Table, event: OutcomeDrawn, **change: object) -> bytes:
    log = [replace(each, **change) if each is event else each for each in table.log]  # type: ignore[arg-type]
    return dump(table.header, log)


def test_a_forger_who_computes_the_hashes_anew_cannot_change_an_outcome() -> None:
    table = finished(race(goal=4))
    event = table.log[0]
    assert isinstance(event, OutcomeDrawn)
    for outcome in {"1", "2", "3"} - {event.outcome}:
        findings = verify(forged(table, event, outcome=outcome))
        assert (findings.status, findings.line) == ("bad", 2)
        assert "the proof gives" in findings.problem
        assert (findings.code, findings.facts) == ("outcome", {"proven": repr(event.outcome), "outcome": repr(outcome)})
    assert "does not belong to the chain" in verify(forged(table, event, link="00" * 32)).problem
    link, weights = bytes.fromhex(event.link), [weight for _, weight in event.chances]
    nonces = [f"{number:02x}" for number in range(256)]
    drawn = [event.chances[draw(weights, link, table.header.id, 1, bytes.fromhex(n))][0] for n in nonces]
    other = next(nonce for nonce, outcome in zip(nonces, drawn, strict=True) if outcome != event.outcome)
    assert "the proof gives" in verify(forged(table, event, nonce=other)).problem
    with pytest.raises(BadRecord, match="line 2"):
        parse(forged(table, event, hand=None), race)


def test_games_in_play_are_resumed_and_finished_ones_are_not(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with Host.create(race(), [here("Ada"), elsewhere("Ben")], path) as host:
        host.take(Play(id="first", seq=host.table.seq, seat=0, move="rest"))
        table = host.table
        assert stat.S_IMODE(secret_path(path).stat().st_mode) == 0o600
    with path.open("ab") as file:
        file.write(b'{"seq":3,"event":"mo')
    with Host.resume(path, race) as host:
        assert host.torn == 20
        assert host.table == table
        again = host.take(Play(id="first", seq=0, seat=0, move="rest"))
        assert isinstance(again, Accepted)
        assert again.repeated, "a command that was answered before the crash is answered the same after it"
        host.take(parlour.table.End(id="end", seq=host.table.seq, why="tea"))
    assert not secret_path(path).exists()
    assert verify(path.read_bytes()).status == "finished"
    with pytest.raises(BadRecord, match="finished"):
        Host.resume(path, race)


def test_a_table_that_stopped_between_a_move_and_its_roll_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with Host.create(race(), [here(), here()], path) as host:
        host.take(Play(id="first", seq=host.table.seq, seat=0, move="rest"))
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]))
    with Host.resume(path, race) as host:
        assert [event.kind for event in host.opening] == ["outcome"]
        assert host.table.log[-1].to_json() | {"time": ""} == load(path, race).table.log[-1].to_json() | {"time": ""}
        assert host.table.log[-1].outcome == parse(b"".join(lines), race).table.log[-1].outcome, "no second chance"  # type: ignore[attr-defined]


def test_what_cannot_be_opened_says_why(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with pytest.raises(BadRecord, match="No such file"):
        load(path)
    with pytest.raises(BadRecord, match="No such file"):
        Host.resume(path)
    with pytest.raises(BadRecord, match="cannot"):
        Host.create(race(), [here(), here()], tmp_path / "nowhere" / "game.jsonl")
    path.touch()
    host = Host.create(race(), [here(), here()], path)
    with pytest.raises(RecordBusy):
        Host.create(race(), [here(), here()], path)
    host.close()
    with pytest.raises(BadRecord, match="exists"):
        Host.create(race(), [here(), here()], path)
    with pytest.raises(BadRecord, match="race"):
        load(path)
    secret = secret_path(path).read_text()
    secret_path(path).write_text("ff" * 32)
    with pytest.raises(BadRecord, match="another record"):
        Host.resume(path, race)
    secret_path(path).unlink()
    with pytest.raises(BadRecord, match="without the secret"):
        Host.resume(path, race)
    secret_path(path).write_text(secret)
    Host.resume(path, race).close()


def hold(path: Path, ready: "multiprocessing.synchronize.Event", done: "multiprocessing.synchronize.Event") -> None:
    with Host.resume(path, race):
        ready.set()
        done.wait(30)


def test_only_one_process_writes_a_record(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with Host.create(race(), [here(), here()], path) as host:
        seq = host.table.seq
    context = multiprocessing.get_context("spawn")
    ready, done = context.Event(), context.Event()
    other = context.Process(target=hold, args=(path, ready, done))
    other.start()
    try:
        assert ready.wait(30)
        with pytest.raises(RecordBusy, match="another process"):
            Host.resume(path, race)
        assert load(path, race).table.seq == seq, "reading needs no lock"
    finally:
        done.set()
        other.join()
    Host.resume(path, race).close()


def test_killed_at_any_moment_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    """A process plays and prints each sequence number once the table has answered; it is killed with SIGKILL."""
    program = (
        "import sys; from tests.table.race import race; from parlour.table import *\n"
        f"host = Host.create(race(goal=10**6), [bot_seat('easy')]*2, {str(tmp_path / 'game.jsonl')!r})\n"
        "bots = Bots(host.table.header.game)\n"
        "while c := bots.command(host.table):\n"
        "    host.take(c); print(host.table.seq, flush=True)\n"
    )
    root = Path(__file__).parents[2]
    process = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, cwd=root)
    assert process.stdout is not None
    lines = [process.stdout.readline() for _ in range(40)]
    os.kill(process.pid, signal.SIGKILL)
    lines += process.stdout.readlines()
    process.wait()
    process.stdout.close()
    acknowledged = int([line for line in lines if line.endswith("\n")][-1])
    with Host.resume(tmp_path / "game.jsonl", race) as host:
        assert host.table.seq >= acknowledged >= 40


def test_the_verifier_is_one_file_that_needs_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "verify.py").write_bytes(Path(verifier.__file__).read_bytes())
    data = record_of(finished(race(goal=4)))
    (tmp_path / "good.jsonl").write_bytes(data)
    (tmp_path / "bad.jsonl").write_bytes(data.replace(b'"seat":0', b'"seat":1', 1))
    command = [sys.executable, "-I", "-S", "verify.py"]
    good = subprocess.run([*command, "good.jsonl"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert good.returncode == 0, good.stderr
    assert good.stdout.startswith("finished: ")
    bad = subprocess.run([*command, "bad.jsonl"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert bad.returncode == 1
    assert "line 3" in bad.stdout
    missing = subprocess.run([*command, "none.jsonl"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert missing.returncode == 2
    assert "Traceback" not in missing.stderr


def test_a_disk_that_says_no_leaves_the_record_as_it_was(tmp_path: Path) -> None:
    """The file may not grow beyond a limit: what was half written is taken back; when there is room, play goes on."""
    resource = pytest.importorskip("resource")
    path = tmp_path / "game.jsonl"
    with Host.create(race(), [here(), here()], path) as host:
        before, table = path.read_bytes(), host.table.position
        limits = resource.getrlimit(resource.RLIMIT_FSIZE)
        previous = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (len(before) + 50, limits[1]))
        try:
            with pytest.raises(BadRecord, match="cannot write"):
                host.take(Play(id=new_id(), seq=host.table.seq, seat=0, move="go"))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
            signal.signal(signal.SIGXFSZ, previous)
        assert path.read_bytes() == before
        assert host.table.position == table
        assert isinstance(host.take(Play(id=new_id(), seq=host.table.seq, seat=0, move="go")), Accepted)
    assert load(path, race).table.log == host.table.log


def test_an_outcome_cannot_be_passed_off_as_a_move() -> None:
    """Seat −1 is no seat, although chance is written so: nothing gets into a record without its proof."""
    host = Host.create(race(), [elsewhere(), here()])
    for seat in (-1, 0, 1):
        with pytest.raises(BadRecord):
            parse(dump(host.table.header, [Moved(seq=1, seat=seat, move="3")]), race)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 5) | st.integers() | st.floats(-9, 9) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=5,
)
SOUND = [json.loads(line) for line in record_of(finished(race(goal=3))).splitlines()]
KEYS = sorted({key for line in SOUND for key in line} | {"same", "next", "seat", "who", "why", "table", "what"})


@settings(max_examples=300)
@given(st.integers(0, len(SOUND) - 1), st.sampled_from(KEYS), JSON, st.sampled_from([None, *KINDS]))
def test_whatever_stands_in_a_record_the_answer_is_a_finding(
    at: int, key: str, value: object, kind: str | None
) -> None:
    """A line is changed and every hash computed again: never a crash, and no other play passes for sound."""
    changed = [dict(line) for line in SOUND]
    changed[at][key] = value
    if kind is not None and at > 0:
        changed[at]["event"] = kind
    head, data = START, b""
    for line in changed:
        line.pop("hash", None)
        sealed, head = dump_line(json_of(line), head)
        data += sealed
    found = audit(data, race)
    assert found.findings.status in ("finished", "in play", "bad")
    if found.findings.sound and found.table is not None and at > 0:
        steps = [(line.get("move"), line.get("outcome")) for line in SOUND[1:]]
        assert [(getattr(e, "move", None), getattr(e, "outcome", None)) for e in found.table.log] == steps


@given(st.binary(max_size=200))
def test_bytes_that_are_no_record_are_refused(data: bytes) -> None:
    assert not verify(data).sound
    with pytest.raises(BadRecord):
        parse(data)


def test_a_record_keeps_a_level_that_its_options_do_not_offer() -> None:
    """Shut the Box with twenty numbers has no `perfect` bot, which is a level of the game all the same."""
    game = parlour.game("shutbox", tiles=20, dice=4, rows="shared", players=2)
    data = json.loads(json.dumps(Host.create(game, [bot_seat("easy")] * 2).table.header.to_json()))
    told = {level: [seat | {"level": level} for seat in data["seats"]] for level in ("perfect", "genius")}
    read = header_from_json(data | {"seats": told["perfect"]}, format=data["format"])
    assert [seat.level for seat in read.seats] == ["perfect"] * 2
    with pytest.raises(BadRecord, match="genius"):
        header_from_json(data | {"seats": told["genius"]}, format=data["format"])
