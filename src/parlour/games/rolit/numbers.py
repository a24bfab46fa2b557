"""Numbers of moves and outcomes, and observations of a board, for learners."""

from __future__ import annotations

from parlour.contract.numbers import Observation
from parlour.contract.state import Step
from parlour.games.rolit.board import hollows_in, whole_board
from parlour.games.rolit.notation import PASS, PLACES, First
from parlour.games.rolit.options import RolitOptions


def actions(options: RolitOptions) -> tuple[Step, ...]:
    """The hollows row by row from the top left; after them, in reversi (RO-12), the pass."""
    places = tuple(PLACES[hollow] for hollow in hollows_in(whole_board(options.size)))
    return (*places, PASS) if options.preset == "reversi" else places


def outcomes(colours: tuple[int, ...]) -> tuple[Step, ...]:
    """Starts by seat (RO-03)."""
    return tuple(First(colour) for colour in colours)


def planes(options: RolitOptions) -> int:
    """A plane of balls for each seat, and one for neutral balls where there are any."""
    neutral = options.players < 4 and options.preset != "reversi"
    return options.players + neutral


def observation(options: RolitOptions) -> Observation:
    """Planes of noughts and ones, row by row: own balls, those of the next seat in turn, …, neutral ones."""
    names = ("own", *(f"seat +{ahead}" for ahead in range(1, options.players)), "neutral")
    return Observation((planes(options), options.size, options.size), "int8", 0, 1, names[: planes(options)])
