"""Numbers of moves and outcomes, and observations of a table, for learners."""

from __future__ import annotations

from parlour.contract.numbers import Observation
from parlour.contract.state import Step
from parlour.games.shutbox.notation import Opening, Roll, Shut, Throw, Word
from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.sets import numbers_of, shuttable

WORDS = ("even", "odd", "again", "stop")
PHASES = ("opening", "choosing", "throwing", "rolling", "shutting", "stopping", "over")
TABLE = ("acts", "leads", "dice", "tied", "games", "extra")
"""Numbers about the whole table: see docs/research.md."""
SEAT = ("in", "done", "half", "face", "points", "total")
"""Numbers about a seat, after its open numbers."""
MOST = 2**31 - 1


def sets(o: ShutBoxOptions) -> tuple[int, ...]:
    """Every set of numbers that some roll may shut, the smallest first, each of them as bits."""
    found = {mask for masks in shuttable(o.tiles, o.dice, o.fewer_dice, o.combine, o.bust).values() for mask in masks}
    return tuple(sorted(found, key=lambda mask: (mask.bit_count(), mask)))


def actions(o: ShutBoxOptions) -> tuple[Step, ...]:
    """The sets, how many dice to throw, and the words."""
    throws = (Throw(dice) for dice in range(1, o.dice + 1))
    return (*(Shut(numbers_of(mask)) for mask in sets(o)), *throws, *map(Word, WORDS))


def outcomes(rolls: tuple[tuple[int, ...], ...]) -> tuple[Step, ...]:
    """The rolls, by their numbers in the tables, and the opening rolls."""
    return (*(Roll(tuple(reversed(roll))) for roll in rolls), *(Opening(face) for face in range(1, 7)))


def observation(o: ShutBoxOptions) -> Observation:
    """Zeros and ones for phases and open numbers; totals are capped at the greatest number."""
    seats = ["own", *(f"seat +{ahead}" for ahead in range(1, o.players))]
    names = (
        *(f"phase: {phase}" for phase in PHASES),
        *TABLE,
        *(f"shows {face}" for face in range(1, 7)),
        *(f"{seat} {number}" for seat in seats for number in (*range(1, o.tiles + 1), *SEAT)),
    )
    return Observation((len(names),), "int32", 0, MOST, names)
