"""Taking a move back: by people at one screen, where the table allows it, before chance; nothing is erased."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.table.race import race

import parlour
from parlour.errors import BadOption
from parlour.table import (
    Accepted,
    Bots,
    End,
    Host,
    Moved,
    Pause,
    Play,
    Refusal,
    Resume,
    Roll,
    Sit,
    Undo,
    Undone,
    audit,
    bot_seat,
    dump,
    elsewhere,
    fold,
    here,
    new_id,
    parse,
)

ADA, BOT = elsewhere("Ada"), bot_seat("random")


def hosted(name: str = "rolit", takeback: bool = True, seats: Any = (ADA, BOT), **options: Any) -> Host:
    options = {"first": 0} | options if name == "rolit" else options
    return Host.create(parlour.game(name, players=len(seats), **options), seats, takeback=takeback)


def undo(host: Host, **changes: Any) -> Any:
    last = host.table.position.undoable
    command = Undo(id=new_id(), seq=host.table.seq, seat=0, of=last.seq if last else 0)
    return host.take(replace(command, **changes))


def play(host: Host, move: str = "", **more: Any) -> None:
    """A move of seat 0."""
    text = move or host.table.state.allowed()[0]
    answer = host.take(Play(id=new_id(), seq=host.table.seq, seat=0, move=text, **more))
    assert isinstance(answer, Accepted), answer


def let_bots_move(host: Host, bots: Bots) -> None:
    while (command := bots.command(host.table)) is not None:
        assert isinstance(host.take(command), Accepted)


def refused(answer: Any, code: str = "cannot_undo") -> None:
    assert isinstance(answer, Refusal), answer
    assert answer.code == code
    assert answer.reason


def written(host: Host) -> bytes:
    return dump(host.table.header, host.table.log, host.table.names)


def test_a_move_and_the_answer_of_the_bot_are_taken_back_and_the_log_keeps_both() -> None:
    host = hosted()
    bots, before = Bots(host.table.header.game, seed=1), host.table.state
    play(host)
    let_bots_move(host, bots)
    assert [event.kind for event in host.table.log] == ["move", "move"]
    answer = undo(host)
    assert [type(event) for event in answer.events] == [Undone]
    assert host.table.state == before
    assert [event.kind for event in host.table.log] == ["move", "move", "undo"]
    assert host.table.turn is not None and host.table.turn.seat == 0
    assert audit(written(host)).findings.status == "in play"


def test_while_a_bot_thinks_its_move_comes_too_late() -> None:
    host = hosted()
    play(host)
    thought = Bots(host.table.header.game, seed=1).command(host.table)
    assert thought is not None
    assert isinstance(undo(host), Accepted)
    refused(host.take(thought), "stale_seq")
    play(host)
    refused(host.take(thought), "stale_seq")


def test_one_press_takes_back_one_move_however_often_it_is_sent() -> None:
    host = hosted()
    bots = Bots(host.table.header.game, seed=2)
    for _ in range(2):
        play(host)
        let_bots_move(host, bots)
    pressed = Undo(id=new_id(), seq=host.table.seq, seat=0, of=host.table.log[2].seq)
    first = host.take(pressed)
    assert isinstance(first, Accepted) and not first.repeated
    again = host.take(pressed)
    assert isinstance(again, Accepted) and again.repeated and again.events == first.events
    refused(host.take(replace(pressed, id=new_id())))  # a second press on what was shown before
    assert len(host.table.log) == 5
    assert isinstance(undo(host), Accepted), "pressed again, the move before it is taken back too"
    assert host.table.state == host.table.header.game.start()
    refused(undo(host))


def test_flaps_are_chosen_again_until_the_next_roll() -> None:
    host = hosted("shutbox", first=0)
    host.take(Roll(id=new_id(), seq=host.table.seq, seat=0))
    before = host.table.state
    play(host)
    assert host.table.turn is not None and host.table.turn.what == "roll"
    assert isinstance(undo(host), Accepted)
    assert host.table.state == before
    play(host, host.table.state.allowed()[-1])
    host.take(Roll(id=new_id(), seq=host.table.seq, seat=0))
    refused(undo(host))
    assert audit(written(host)).findings.sound


def test_a_card_that_was_drawn_stays_drawn() -> None:
    host = hosted("tuki", rounds=1, first=0)
    while host.table.state.actor != 0 or "take stock" not in host.table.state.allowed():
        turn = host.table.turn
        assert turn is not None
        if turn.what == "roll":
            host.take(Roll(id=new_id(), seq=host.table.seq, seat=0))
        elif turn.who.is_bot:
            let_bots_move(host, Bots(host.table.header.game, seed=3))
        else:
            play(host, roll=True)
    play(host, "take discard")
    assert isinstance(undo(host), Accepted)
    play(host, "take stock", roll=True)
    refused(undo(host))


def test_only_where_it_is_allowed_by_whom_and_when() -> None:
    plain = hosted(takeback=False)
    play(plain)
    refused(undo(plain, of=1))
    assert b"takeback" not in written(plain)
    host = hosted(seats=(ADA, BOT, BOT))
    refused(undo(host))
    play(host)
    refused(undo(host, seat=1))
    refused(undo(host, of=0))
    refused(undo(host, seat=7), "unknown_seat")
    host.take(Pause(id=new_id(), seq=host.table.seq))
    refused(undo(host), "paused")
    host.take(Resume(id=new_id(), seq=host.table.seq))
    host.take(Sit(id=new_id(), seq=host.table.seq, seat=2, who=here("Ben")))
    refused(undo(host, of=1))  # two people now
    host.take(Sit(id=new_id(), seq=host.table.seq, seat=2, who=BOT))
    refused(undo(host, of=1))  # others have sat here since
    host.take(End(id=new_id(), seq=host.table.seq, why="broken_off"))
    refused(undo(host, of=1), "over")


def test_no_such_table_for_bots_alone() -> None:
    with pytest.raises(BadOption, match="takeback"):
        hosted(seats=(BOT, BOT))


def step(host: Host) -> None:
    """The move or roll that is due."""
    turn = host.table.turn
    assert turn is not None
    asked = {"id": new_id(), "seq": host.table.seq, "seat": turn.seat}
    move = Play(move=host.table.state.allowed()[0], **asked) if turn.what == "move" else Roll(**asked)
    assert isinstance(host.take(move), Accepted)


TOGETHER = (elsewhere("Ada"), here("Ben"))


def test_two_people_at_one_screen_take_back_in_turn() -> None:
    """Each press takes back the last move, of either person."""
    host = hosted(seats=TOGETHER)
    start = host.table.state
    step(host)
    step(host)
    refused(undo(host, seat=0, of=1))  # Ben has moved since
    assert isinstance(undo(host, seat=1), Accepted)
    assert isinstance(undo(host, seat=0), Accepted)
    assert host.table.state == start
    assert audit(written(host)).findings.sound


def test_two_people_take_nothing_back_past_a_draw() -> None:
    host = hosted("shutbox", seats=TOGETHER)
    undone = 0
    while not host.table.ended:
        step(host)
        last, opens = host.table.position.undoable, host.table.position.ledger
        assert opens is not None and opens.together
        if last is not None and undone < 3 and not host.table.ended:
            assert isinstance(undo(host, seat=last.seat), Accepted)
            undone += 1
        elif host.table.turn is not None and host.table.turn.what == "roll":
            step(host)
            assert host.table.position.undoable is None
    assert undone == 3
    assert audit(written(host)).findings.sound


def test_so_often_and_no_more() -> None:
    host = hosted()
    for _ in range(100):
        play(host)
        assert isinstance(undo(host), Accepted)
    play(host)
    refused(undo(host), "enough")


def test_a_rematch_allows_it_again() -> None:
    host = hosted()
    host.take(End(id=new_id(), seq=host.table.seq, why="broken_off"))
    assert host.rematch().table.header.takeback


GAMES = {
    "rolit": lambda: parlour.game("rolit", size=6, players=3),
    "shutbox": lambda: parlour.game("shutbox"),
    "tuki": lambda: parlour.game("tuki", rounds=1, players=3),
    "race": lambda: race(goal=8),
}


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=15)
@given(seed=st.integers(0, 2**32))
def test_the_position_is_the_one_before_and_the_record_is_sound(name: str, seed: int) -> None:
    game, random = GAMES[name](), Random(seed)
    host = Host.create(game, [ADA, *[BOT] * (game.players - 1)], takeback=True)
    bots, before = Bots(game, seed=seed), dict[int, Any]()
    for _ in range(60):
        table = host.table
        if table.ended:
            break
        last = table.position.undoable
        if last is not None and random.random() < 0.3:
            assert isinstance(undo(host), Accepted)
            assert host.table.state == before[last.seq]
            continue
        command: Any = bots.command(table)
        if command is None and table.turn is not None:
            at = {"id": new_id(), "seq": table.seq, "seat": 0}
            rolls = table.turn.what == "roll"
            command = Roll(**at) if rolls else Play(**at, move=random.choice(table.state.allowed()))
        state = table.state
        answer = host.take(command)
        assert isinstance(answer, Accepted), answer
        before |= {event.seq: state for event in answer.events if isinstance(event, Moved) and event.seat == 0}
    again = fold(host.table.header, host.table.log, host.table.names)
    assert (again.state, again.turn) == (host.table.state, host.table.turn)
    checked = audit(written(host), race if name == "race" else parlour.game)
    assert checked.findings.sound, checked.problem
    assert checked.table is not None and checked.table.state == host.table.state


def test_the_positions_of_a_record_leave_out_what_was_taken_back() -> None:
    host = hosted()
    bots = Bots(host.table.header.game, seed=1)
    play(host)
    let_bots_move(host, bots)
    before = host.table.state
    undo(host)
    play(host, host.table.state.allowed()[-1])
    let_bots_move(host, bots)
    found = parse(dump(host.table.header, host.table.log, host.table.names)).positions()
    assert found[0] == host.table.header.game.start() and found[-1] == host.table.state
    assert len(found) == 3 and before not in found
