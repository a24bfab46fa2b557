"""Encodes a state of Shut the Box as numbers for `values`: solo play, or a single game in turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from math import lcm
from typing import Any

from parlour.contract.state import Step
from parlour.games.shutbox import layout
from parlour.games.shutbox.encoding import CODES
from parlour.games.shutbox.engine import values
from parlour.games.shutbox.layout import EVENS, ODDS
from parlour.games.shutbox.notation import Roll, Shut, Throw, Word
from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.row import row_score
from parlour.games.shutbox.sets import mask_of
from parlour.games.shutbox.solver.opening import leaders
from parlour.games.shutbox.solver.row.graph import kinds
from parlour.games.shutbox.state import ShutBoxState

NOBODY = -1
Thrown = tuple[int, int]
"""The dice and the row at which they are thrown (`values`)."""


def following(state: ShutBoxState) -> tuple[Step, ...]:
    return state.legal() or tuple(outcome for outcome, _ in state.chances())


def numbers_of(state: ShutBoxState) -> tuple[int, ...]:
    """The position with all its steps."""
    steps = following(state)
    if state.phase == layout.OPENING:
        return (*_head(state, values.OPENING, state.game.players), *_chances(state, steps))
    return asked(state, [_thrown(state, step) for step in steps])


def asked(state: ShutBoxState, steps: Sequence[Thrown]) -> tuple[int, ...]:
    """The position with these steps of the seat in turn."""
    thrown = tuple(number for step in steps for number in step)
    if state.game.players == 1:
        return (*_alone(state), *thrown)
    order = in_turn_order(state)
    place = order.index(state.seat)
    if state.places[layout.TIED] == layout.TIE_ROLL:
        tied = [state.places[layout.ROW + seat] for seat in order]
        others = [tied[1 - place]] if len(tied) == 2 else tied
        return (*_head(state, values.TIED, len(tied), place, len(tied), others, order), *thrown)
    rows = leading_rows(state, order[:place])
    roles = [*rows, *order[place:]]
    return (*_head(state, values.IN_TURN, len(order), place, len(rows), rows.values(), roles), *thrown)


def _head(
    state: ShutBoxState,
    how: int,
    seats: int,
    place: int = 0,
    count: int = 0,
    leading: Iterable[int] = (),
    roles: Sequence[int] = (),
) -> tuple[int, ...]:
    players = range(state.game.players)
    by_seat = (roles.index(seat) if seat in roles else NOBODY for seat in players)
    told = how == values.IN_TURN and seats == len(players)
    points = (_cost(state, seat) if told else values.UNTOLD for seat in players)
    mover = state.seat if state.legal() else NOBODY
    return (how, len(players), seats, place, count, *[*leading, 0, 0, 0][:3], NOBODY, mover, *by_seat, *points)


def _alone(state: ShutBoxState) -> tuple[int, ...]:
    """SB-22: after a finished game the best one counts; a player who may stop neither gains nor loses by stopping."""
    p = state.places
    settled = state.phase == layout.STOPPING
    how = values.SETTLED if settled else values.ALONE
    series = settled or (state.game.options.until == "stop" and p[layout.GAMES] > 0)
    best = p[layout.TOTAL] if series else NOBODY
    return (how, 1, 1, 0, 0, 0, 0, 0, best, 0 if state.legal() else NOBODY, 0, values.UNTOLD)


def in_turn_order(state: ShutBoxState) -> list[int]:
    """The seats of the game under way, in turn order."""
    p, players = state.places, state.game.players
    clockwise = [(p[layout.LEADER] + place) % players for place in range(players)]
    return [seat for seat in clockwise if p[layout.IN] >> seat & 1]


def leading_rows(state: ShutBoxState, done: list[int]) -> dict[int, int]:
    """The seats with the lowest score among those whose turn is over, and their rows."""
    costs = {seat: _cost(state, seat) for seat in done}
    return {seat: state.places[layout.ROW + seat] for seat in done if costs[seat] == min(costs.values())}


def _cost(state: ShutBoxState, seat: int) -> int:
    return int(row_score(state.places[layout.ROW + seat], CODES["score"][state.game.options.score]))


def _thrown(state: ShutBoxState, step: Step) -> Thrown:
    """The dice that a step throws, and the row; of a roll its kind."""
    row = state.places[layout.ROW + state.seat]
    match step:
        case Roll(faces):
            return -1 - _kinds_of_rolls(state.game.options)[tuple(reversed(faces))], row
        case Shut(numbers):
            return 0, row & ~mask_of(numbers)
        case Throw(dice):
            return dice, row
        case Word("even"):
            return 0, row & EVENS
        case Word("odd"):
            return 0, row & ODDS
    return 0, state.game.options.start_row


@lru_cache(maxsize=16)
def _kinds_of_rolls(o: ShutBoxOptions) -> dict[tuple[int, ...], int]:
    return {roll: kind for kind, rolls in enumerate(kinds(o).values()) for roll in rolls}


def _chances(state: ShutBoxState, steps: Iterable[Any]) -> tuple[int, ...]:
    """After each opening roll, the chance of each seat to begin, in whole numbers, and what they are parts of."""
    found: list[int] = []
    for step in steps:
        chances: tuple[Fraction, ...] = leaders(state.play(step))
        whole = lcm(*(chance.denominator for chance in chances))
        found += [*(int(chance * whole) for chance in chances), whole]
    return tuple(found)
