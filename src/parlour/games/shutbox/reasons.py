"""What speaks for a move beside another: it shuts the box, more rolls fit after it, or it keeps more flaps open."""

from __future__ import annotations

from fractions import Fraction

from parlour.games.shutbox import layout as at
from parlour.games.shutbox.notation import Shut
from parlour.games.shutbox.state import ShutBoxState
from parlour.message import Message
from parlour.state import Step


def reason(state: ShutBoxState, move: Step, other: Step) -> Message | None:
    if shuts(state, move) != shuts(state, other):
        return Message("shutbox-reason-shut") if shuts(state, move) else None
    mine, less = fitting(state, move), fitting(state, other)
    if mine is None or less is None or mine[0] < less[0]:
        return None
    (fits, rolls), (fewer, of) = mine, less
    if fits == fewer:
        count, fewer_open = kept(state, move), kept(state, other)
        more = count > fewer_open
        return Message("shutbox-reason-keeps", {"count": count, "fewer": fewer_open}) if more else None
    numbers = {"fits": int(fits * rolls), "rolls": rolls, "fewer": int(fewer * of), "of": of}
    return Message("shutbox-reason-fits", numbers)


def shuts(state: ShutBoxState, move: Step) -> bool:
    return isinstance(move, Shut) and state.open_numbers(state.seat) == tuple(sorted(move.numbers))


def kept(state: ShutBoxState, move: Step) -> int:
    """How many flaps stay open."""
    return len(state._after(move).open_numbers(state.seat))


def fitting(state: ShutBoxState, move: Step) -> tuple[Fraction, int] | None:
    """How many of the rolls that may follow in this turn can be played, as a part, and how many there are.

    Where the number of dice is chosen first it is the one with the greater part. `None` where no roll of this turn
    follows at once: the box is shut, the others roll first, or there is another game.
    """
    after = state._after(move)
    if after.over or after.seat != state.seat or len(after.sheet) != len(state.sheet) or shuts(state, move):
        return None
    if after.phase == at.THROWING:
        return max((found for throw in after.legal() if (found := fitting(after, throw))), default=None)
    if after.phase != at.ROLLING:
        return None
    part = sum((chance for roll, chance in after.chances() if after._after(roll).phase == at.SHUTTING), Fraction(0))
    return part, 6 ** after.places[at.COUNT]
