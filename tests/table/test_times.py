"""The arithmetic of clocks: no time is made or lost, whenever one looks, pauses or restarts."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import parlour
from parlour.errors import BadOption, BadRecord
from parlour.table import elsewhere, header_from_json, new_header
from parlour.table.clock import DAY, Clock
from parlour.table.times import LONGEST, PAUSE, SHOWN, Face, Timing
from parlour.table.verify import CLOCKS, MOST_INCREMENT, OUT, SECOND, is_clock

moments = st.integers(0, 10**13)
lengths = st.integers(0, 10**9)


@st.composite
def timings(draw: st.DrawFn) -> Timing:
    kind = draw(st.sampled_from(sorted(CLOCKS)))
    least, most = CLOCKS[kind]
    step = DAY if kind == "days" else 1
    seconds = draw(st.integers(least // step, most // step)) * step
    increment = draw(st.integers(1, MOST_INCREMENT)) if kind == "fischer" else 0
    return Timing(Clock(kind=kind, seconds=seconds, increment=increment, out=draw(st.sampled_from(OUT))))  # type: ignore[arg-type]


@given(timings(), st.integers(1, 12), moments, lengths)
def test_time_runs_out_exactly_when_it_is_due(timing: Timing, seats: int, now: int, length: int) -> None:
    face = timing.first(seats).runs_for(seats - 1, now)
    later = face.at(now + length)
    assert (later.left[-1] == 0) == (now + length >= face.due)
    assert later.due == face.due and later.left[:-1] == face.left[:-1], "nobody else pays"
    assert later.free + later.left[-1] == max(0, face.due - now - length)


@given(timings(), moments, lengths, lengths)
def test_looking_costs_nothing(timing: Timing, now: int, first: int, second: int) -> None:
    face = timing.first(2).runs_for(0, now)
    assert face.at(now + first).at(now + first + second) == face.at(now + first + second)


@given(timings(), moments, lengths, lengths, lengths)
def test_a_pause_of_any_length_costs_nothing(timing: Timing, now: int, played: int, paused: int, more: int) -> None:
    face = timing.first(2).runs_for(1, now)
    stopped = face.at(now + played).pauses_until(now + played + PAUSE)
    assert stopped.at(now + played + paused).left == stopped.left
    on = stopped.at(now + played + paused).runs_for(1, now + played + paused)
    assert on.at(now + played + paused + more).left == face.at(now + played + more).left


@given(timings(), moments, lengths, lengths)
def test_a_restart_costs_nothing(timing: Timing, now: int, down: int, more: int) -> None:
    face = timing.first(3).runs_for(2, now)
    again = face.runs_for(2, now + down)
    assert again.left == face.left and again.at(now + down + more).left == face.at(now + more).left
    assert again.due - (now + down) == face.due - now


@given(timings(), moments, lengths)
def test_a_clock_set_back_costs_nothing(timing: Timing, now: int, back: int) -> None:
    face = timing.first(2).runs_for(0, now)
    assert face.at(now - back).left == face.left


@given(timings(), st.lists(st.tuples(st.integers(0, 2), st.integers(0, 10**7)), max_size=40))
def test_what_is_left_has_bounds(timing: Timing, turns: list[tuple[int, int]]) -> None:
    now, face, spent, brought = 0, timing.first(3), 0, 0
    start = sum(face.left)
    for seat, length in turns:
        face = face.runs_for(seat, now)
        after = face.at(now := now + length)
        spent += sum(face.left) - sum(after.left)
        assert 0 <= sum(face.left) - sum(after.left) <= max(0, length - SHOWN), "the start of a turn is free"
        earned = timing.earned(after, seat)
        brought += sum(earned.left) - sum(after.left)
        face = timing.next_turn(earned)
        assert all(0 <= left <= max(LONGEST, start) for left in face.left)
    if timing.clock.kind == "fischer":
        assert sum(face.left) == start - spent + brought
    else:
        assert face.left == timing.first(3).left, "everybody has all of it for the next move"


def test_scaled() -> None:
    timing = Timing(Clock(kind="fischer", seconds=100, increment=10), 0.01)
    assert timing.first(2) == Face((1000, 1000), 30)
    assert timing.earned(timing.first(2), 1).left == (1000, 1100)


BAD: list[dict[str, Any]] = [
    {"kind": "hourglass", "seconds": 60},
    {"kind": "move", "seconds": 4},
    {"kind": "move", "seconds": 3601},
    {"kind": "move", "seconds": 30.5},
    {"kind": "move", "seconds": True},
    {"kind": "move", "seconds": 30, "increment": 1},
    {"kind": "move", "seconds": 30, "out": "shame"},
    {"kind": "fischer", "seconds": 9, "increment": 5},
    {"kind": "fischer", "seconds": 300, "increment": -1},
    {"kind": "fischer", "seconds": 300, "increment": 601},
    {"kind": "fischer", "seconds": 300, "increment": 0, "out": "move"},
    {"kind": "days", "seconds": 3600},
    {"kind": "days", "seconds": DAY + 1},
    {"kind": "days", "seconds": 15 * DAY},
]


@pytest.mark.parametrize("bad", BAD, ids=repr)
def test_a_clock_that_is_none(bad: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        Clock(**bad)
    assert not is_clock({"out": "move", **bad})


@given(timings())
def test_the_header_says_which_clock(timing: Timing) -> None:
    game = parlour.game("shutbox", players=2)
    header, _ = new_header(game, [elsewhere("Ada"), elsewhere("Bob")], bytes(32), clock=timing.clock)
    data = header.to_json()
    assert is_clock(data["clock"]) and header_from_json(data, format=SECOND).clock == timing.clock
    data["clock"]["seconds"] = 1
    with pytest.raises(BadRecord):
        header_from_json(data, format=SECOND)


def test_no_clock_where_moves_are_taken_back() -> None:
    seats = [elsewhere("Ada"), parlour.table.bot_seat("random")]
    clock = Clock(kind="move", seconds=30)
    with pytest.raises(BadOption):
        new_header(parlour.game("shutbox", players=2), seats, bytes(32), takeback=True, clock=clock)
