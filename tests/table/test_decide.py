"""One function takes a command: events or a typed refusal, and nothing else ever."""

import dataclasses
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import fields, replace
from tests.table.race import race

import parlour
from parlour import conformance
from parlour.table import (
    REFUSALS,
    Accepted,
    Bots,
    End,
    Ended,
    Event,
    Host,
    Moved,
    OutcomeDrawn,
    Pause,
    Play,
    React,
    Refusal,
    Rematch,
    Resume,
    Roll,
    Seated,
    Sit,
    Undo,
    bot_seat,
    decide,
    elsewhere,
    fold,
    here,
    load,
    new_id,
)


def hosted(*seats: Any, goal: int = 6) -> Host:
    return Host.create(race(players=len(seats), goal=goal), seats)


def play(host: Host, seat: int, move: str, **changes: Any) -> Any:
    return host.take(replace(Play(id=new_id(), seq=host.table.seq, seat=seat, move=move), **changes))


def roll(host: Host, seat: int) -> Any:
    return host.take(Roll(id=new_id(), seq=host.table.seq, seat=seat))


def refused(answer: Any, code: str) -> Refusal:
    assert isinstance(answer, Refusal), answer
    assert answer.code == code
    assert code in REFUSALS
    assert answer.reason
    return answer


def test_the_race_keeps_the_contract() -> None:
    assert conformance.check(race(goal=20), games=5).positions > 50


def drawn(events: Iterable[Event]) -> list[int | None]:
    """The hands of the outcomes among these events."""
    return [event.hand for event in events if isinstance(event, OutcomeDrawn)]


def test_the_table_rolls_for_hot_seats_and_goes_on_after_a_move() -> None:
    host = hosted(here("Ada"), here("Ben"))
    assert drawn(host.opening) == [0]
    assert drawn(play(host, 0, "rest").events) == [1]
    assert drawn(play(host, 1, "rest").events) == [None, 0], "the wind is nobody's hand"


def test_a_person_elsewhere_rolls() -> None:
    host = hosted(elsewhere("Ada"), bot_seat("random"))
    assert drawn(host.opening) == []
    assert host.table.turn is not None
    assert (host.table.turn.what, host.table.turn.seat) == ("roll", 0)
    refused(play(host, 0, "go"), "roll_first")
    refused(roll(host, 1), "not_your_turn")
    assert drawn(roll(host, 0).events) == [0]
    refused(roll(host, 0), "move_first")


def test_a_move_may_ask_for_the_roll_it_leads_to() -> None:
    host = Host.create(parlour.game("shutbox", players=1), [elsewhere("Ada")])
    roll(host, 0)
    assert drawn(play(host, 0, host.table.state.allowed()[0], roll=True).events) == [0]
    assert drawn(play(host, 0, host.table.state.allowed()[0]).events) == [], (
        "without asking the table waits for the roll"
    )


@pytest.mark.parametrize("game", ["shutbox", "tuki"])
def test_one_press_of_a_person_is_one_roll_or_card(game: str) -> None:
    """The opening roll, a tie's and the first throw, the cards turned over at the end: each is a press."""
    host = Host.create(
        parlour.game(game, **({"rounds": 1} if game == "tuki" else {})), [elsewhere("Ada"), elsewhere("Grace")]
    )
    while not host.table.ended:
        turn = host.table.turn
        assert turn is not None
        command: Any = Roll(id=new_id(), seq=host.table.seq, seat=turn.seat)
        if turn.what == "move":
            move = str(host.table.state.legal()[-1])
            command = Play(id=new_id(), seq=host.table.seq, seat=turn.seat, move=move, roll=True)
        answer = host.take(command)
        assert isinstance(answer, Accepted), answer
        hands = [hand for hand in drawn(answer.events) if hand is not None]
        assert len(hands) <= 1, "one press, one event of chance"
        assert set(hands) <= {turn.seat}, "nobody rolls for another person"


def test_a_repeated_id_gets_the_first_answer_and_changes_nothing() -> None:
    host = hosted(here(), here())
    command = Play(id="same", seq=host.table.seq, seat=0, move="rest")
    first = host.take(command)
    play(host, 1, "rest")
    seq = host.table.seq
    again = host.take(command)
    assert isinstance(again, Accepted)
    assert again.repeated
    assert again.events == first.events  # type: ignore[union-attr]
    assert host.table.seq == seq
    refused(host.take(Play(id="same", seq=seq, seat=1, move="rest")), "id_reused")
    refused(host.take(Pause(id="same", seq=seq)), "id_reused")


def test_a_repeated_roll_gets_the_first_answer() -> None:
    host = hosted(elsewhere(), elsewhere())
    command = Roll(id="roll", seq=0, seat=0)
    first, again = host.take(command), host.take(command)
    assert isinstance(first, Accepted)
    assert isinstance(again, Accepted)
    assert again == dataclasses.replace(first, repeated=True)


def test_a_stale_move_is_refused_but_a_reaction_makes_nothing_stale() -> None:
    host = hosted(here(), here())
    seen = host.table.seq
    host.take(React(id=new_id(), seq=seen, seat=1, what="clap"))
    assert isinstance(play(host, 0, "rest", seq=seen), Accepted)
    answer = refused(play(host, 1, "rest", seq=seen), "stale_seq")
    assert answer.seq == host.table.seq
    refused(play(host, 1, "rest", seq=host.table.seq + 1), "unknown_seq")
    refused(play(host, 1, "rest", seq=-1), "unknown_seq")


def test_somebody_who_sits_down_elsewhere_makes_no_move_stale() -> None:
    host = hosted(here("Ada"), elsewhere("Ben"))
    seen = host.table.seq
    sit = Sit(id=new_id(), seq=seen, seat=1, who=elsewhere("Cleo"), why="join")
    assert isinstance(host.take(sit), Accepted)
    refused(host.take(Sit(id=new_id(), seq=seen, seat=1, who=elsewhere("Dora"), why="join")), "stale_seq")
    assert isinstance(play(host, 0, "rest", seq=seen), Accepted)


def test_who_lost_the_seat_moves_no_more_in_it() -> None:
    host = hosted(here("Ada"), elsewhere("Ben"))
    seen = host.table.seq
    assert isinstance(host.take(Sit(id=new_id(), seq=seen, seat=0, who=elsewhere("Cleo"), why="join")), Accepted)
    refused(play(host, 0, "rest", seq=seen), "stale_seq")


def test_wrong_moves_are_refused_with_what_is_allowed() -> None:
    host = hosted(here(), here())
    assert refused(play(host, 0, "3"), "illegal_move").allowed == ("go", "rest")
    assert refused(play(host, 0, "fly"), "bad_notation").allowed == ("go", "rest")
    refused(play(host, 1, "go"), "not_your_turn")
    refused(play(host, 2, "go"), "unknown_seat")
    refused(play(host, -1, "go"), "unknown_seat")
    refused(play(host, None, "go"), "unknown_seat")  # type: ignore[arg-type]
    refused(play(host, True, "go"), "unknown_seat")
    refused(play(host, 0, "go", id="no spaces"), "bad_command")
    refused(play(host, 0, "go", seq="1"), "bad_command")
    refused(play(host, 0, 7), "bad_command")  # type: ignore[arg-type]
    refused(play(host, 0, "go" * 1000), "bad_command")
    refused(host.take("go"), "bad_command")  # type: ignore[arg-type]


def test_a_bot_takes_over_and_its_moves_are_marked() -> None:
    host = hosted(elsewhere("Ada"), here("Ben"))
    answer = host.take(Sit(id=new_id(), seq=host.table.seq, seat=0, who=bot_seat("easy"), why="away"))
    assert isinstance(answer, Accepted)
    assert isinstance(answer.events[0], Seated)
    assert drawn(answer.events) == [0], "the pending roll is made by the table"
    command = Bots(host.table.header.game).command(host.table)
    assert command is not None
    answer = host.take(command)
    assert isinstance(answer, Accepted)
    assert isinstance(answer.events[0], Moved)
    assert answer.events[0].by == "easy"
    host.take(Sit(id=new_id(), seq=host.table.seq, seat=0, who=elsewhere("Ada"), why="back"))
    assert Bots(host.table.header.game).command(host.table) is None
    refused(host.take(Sit(id=new_id(), seq=host.table.seq, seat=0, who=bot_seat("genius"))), "bad_level")
    refused(host.take(Sit(id=new_id(), seq=0, seat=0, who=bot_seat("easy"))), "stale_seq")


def test_pause_and_resume() -> None:
    host = hosted(elsewhere(), here())
    host.take(Pause(id=new_id(), seq=0, seat=1, why="tea"))
    refused(host.take(Pause(id=new_id(), seq=0)), "paused")
    refused(host.take(Roll(id=new_id(), seq=1, seat=0)), "paused")
    host.take(Sit(id=new_id(), seq=1, seat=0, who=here("Eve")))
    assert host.table.position.drawn == 0, "a paused table does not draw"
    answer = host.take(Resume(id=new_id(), seq=2))
    assert isinstance(answer, Accepted)
    assert isinstance(answer.events[-1], OutcomeDrawn)
    refused(host.take(Resume(id=new_id(), seq=2)), "not_paused")


def test_what_is_no_part_of_the_game_is_kept_a_hundred_times_a_seat_and_no_more() -> None:
    host = hosted(elsewhere(), here())

    def take(command: Any, seat: int, **more: Any) -> Any:
        return host.take(command(id=new_id(), seq=host.table.seq, seat=seat, **more))

    for _ in range(100):
        assert isinstance(take(React, 0, what="hello"), Accepted)
        assert isinstance(take(Pause, 0, why="tea"), Accepted)
        assert isinstance(take(Resume, 0), Accepted)
        assert isinstance(take(Sit, 0, who=elsewhere("Ada")), Accepted)
    length = len(host.table.log)
    refused(take(React, 0, what="hello"), "enough")
    refused(take(Pause, 0), "enough")
    refused(take(Sit, 0, who=elsewhere("Eve")), "enough")
    assert len(host.table.log) == length, "nothing is kept of what is refused"
    assert isinstance(take(React, 1, what="hello"), Accepted), "one seat uses up nothing of another's"
    assert isinstance(take(Sit, 0, who=bot_seat("easy")), Accepted), "a bot can play for a person, whatever was before"
    refused(take(Sit, 0, who=bot_seat("random")), "enough")
    refused(take(Sit, 0, who=elsewhere("Ada")), "enough")


def test_the_end_by_the_rules_comes_with_the_last_move() -> None:
    host = hosted(here(), goal=1)
    answer = play(host, 0, "go")
    end = answer.events[-1]
    assert isinstance(end, Ended)
    assert (end.why, end.winners, end.scores) == ("over", (0,), host.table.state.scores)
    refused(play(host, 0, "go"), "over")
    assert isinstance(host.take(React(id=new_id(), seq=host.table.seq, seat=0, what="hurray")), Accepted)
    assert isinstance(host.take(Rematch(id=new_id(), seq=host.table.seq, table="next")), Accepted)
    refused(host.take(Rematch(id=new_id(), seq=host.table.seq, table="not an id")), "bad_command")


def test_breaking_off() -> None:
    host = hosted(here(), here())
    refused(host.take(End(id=new_id(), seq=1, why="over")), "bad_command")
    refused(host.take(End(id=new_id(), seq=1, why="")), "bad_command")
    answer = host.take(End(id=new_id(), seq=1, why="bedtime", seat=1))
    assert isinstance(answer, Accepted)
    assert host.table.ended
    assert host.table.turn is None
    refused(host.take(End(id=new_id(), seq=host.table.seq, why="again")), "over")


def test_every_event_of_the_log_is_the_answer_to_one_command_or_the_opening() -> None:
    host = hosted(bot_seat("random"), bot_seat("easy"), goal=30)
    bots = Bots(host.table.header.game, seed=1)
    answers = list(host.opening)
    while command := bots.command(host.table):
        host.take(command)
        answers += host.table.answer(command.id)
    assert answers == host.table.log


COMMANDS = st.one_of(
    st.builds(Play, id=st.text(max_size=3), seq=st.integers(-1, 9), seat=st.integers(-1, 2), move=st.text(max_size=4)),
    st.builds(
        Play,
        id=st.sampled_from("abcdefgh"),
        seq=st.integers(0, 9),
        seat=st.integers(0, 1),
        move=st.sampled_from(["go", "rest"]),
    ),
    st.builds(
        Roll,
        id=st.sampled_from("abcdefgh"),
        seq=st.integers(0, 9),
        seat=st.integers(0, 1),
    ),
    st.builds(
        Sit,
        id=st.sampled_from("ijk"),
        seq=st.integers(0, 9),
        seat=st.integers(0, 1),
        who=st.sampled_from([here(), elsewhere(), bot_seat("easy"), bot_seat("none")]),
    ),
    st.builds(Pause, id=st.sampled_from("lmn"), seq=st.integers(0, 9)),
    st.builds(Resume, id=st.sampled_from("opq"), seq=st.integers(0, 9)),
    st.builds(End, id=st.sampled_from("rs"), seq=st.integers(0, 9), why=st.sampled_from(["", "tea"])),
    st.builds(
        React, id=st.sampled_from("tuv"), seq=st.integers(0, 9), seat=st.integers(-1, 2), what=st.text(max_size=2)
    ),
)


@settings(max_examples=200)
@given(st.lists(COMMANDS, max_size=25))
def test_whatever_is_asked_the_log_folds_to_the_same_table(commands: list[Any]) -> None:
    host = hosted(elsewhere(), here())
    for command in commands:
        before = (host.table.position, len(host.table.log))
        answer = decide(host.table, command, host.links)
        assert (host.table.position, len(host.table.log)) == before, "deciding changes nothing"
        assert isinstance(answer, Refusal | Accepted)
        host.take(command)
        if isinstance(answer, Refusal):
            assert (host.table.position, len(host.table.log)) == before
    timeless = [replace(event, time="") for event in host.table.log]
    assert fold(host.table.header, timeless).position == host.table.position, "times change nothing"
    assert fold(host.table.header, host.table.log) == host.table


def test_every_refusal_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "table.md").read_text()
    assert [code for code in REFUSALS if f"| `{code}` |" not in page] == []


def test_the_example_of_the_page_plays_a_whole_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (Path(__file__).parents[2] / "docs" / "table.md").read_text()
    code = page.split("```python\n")[1].split("```")[0]
    shown: list[Any] = []
    monkeypatch.chdir(tmp_path)
    exec(compile(code, "docs/table.md", "exec"), {"print": lambda *events, sep: shown.extend(events)})
    assert isinstance(shown[-1], Ended)
    assert load("game.jsonl").table.log == shown


ANYTHING = (
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.lists(st.integers(), max_size=2)
)


@st.composite
def commands(draw: st.DrawFn) -> Any:
    kind = draw(st.sampled_from([Play, Roll, Sit, Undo, Pause, Resume, End, React, Rematch]))
    sensible = {"id": "x", "seq": 0, "seat": 0, "move": "go", "why": "tea", "what": "hm", "table": "t"}
    given = {each.name: ANYTHING | st.just(sensible.get(each.name, here())) for each in fields(kind)}
    return kind(**{name: draw(value, label=name) for name, value in given.items()})


NO_TEXT: Any = [0]


@settings(max_examples=300)
@given(commands())
@example(Play(id="x", seq=0, seat=0, move="go", device=NO_TEXT))
@example(Roll(id="x", seq=0, seat=0, device=NO_TEXT))
@example(Undo(id="x", seq=0, seat=0, of=0, device=NO_TEXT))
def test_whatever_stands_in_a_command_it_is_answered(command: Any) -> None:
    host = hosted(elsewhere(), here())
    assert isinstance(host.take(command), Accepted | Refusal)
    assert fold(host.table.header, host.table.log) == host.table
