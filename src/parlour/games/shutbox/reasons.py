"""Reasons for preferring a move: more rolls fit after it, or it keeps more flaps open.

Shutting the box is no reason: no other set of flaps has the same sum then.
"""

from __future__ import annotations

from fractions import Fraction

from parlour.contract.state import Step
from parlour.games.shutbox import layout as at
from parlour.games.shutbox.state import ShutBoxState
from parlour.speech.message import Message

ALIKE = Fraction(1, 18)
"""Shares of rolls closer than this count as equal; the open flaps then decide."""


def reason(state: ShutBoxState, move: Step, other: Step) -> Message | None:
    mine, less = fitting(state, move), fitting(state, other)
    if mine is None or less is None:
        return None
    (fits, rolls), (fewer, of) = mine, less
    count, fewer_open = kept(state, move), kept(state, other)
    if abs(fits - fewer) < ALIKE and count != fewer_open:
        more = count > fewer_open
        return Message("shutbox-reason-keeps", {"count": count, "fewer": fewer_open}) if more else None
    if fits <= fewer:
        return None
    numbers = {"fits": int(fits * rolls), "rolls": rolls, "fewer": int(fewer * of), "of": of}
    return Message("shutbox-reason-fits", numbers)


def kept(state: ShutBoxState, move: Step) -> int:
    """How many flaps stay open."""
    return len(state._after(move).open_numbers(state.seat))


def fitting(state: ShutBoxState, move: Step) -> tuple[Fraction, int] | None:
    """The share of this turn's next rolls that can be played, and their number.

    Where the number of dice is chosen first, the number with the greater share counts. `None` where no roll of this
    turn follows at once: the box is shut, the others roll first, or there is another game.
    """
    after = state._after(move)
    if after.phase not in (at.THROWING, at.ROLLING) or after.seat != state.seat or after.sheet != state.sheet:
        return None
    if after.phase == at.THROWING:
        return max((found for throw in after.legal() if (found := fitting(after, throw))), default=None)
    part = sum((chance for roll, chance in after.chances() if after._after(roll).phase == at.SHUTTING), Fraction(0))
    return part, 6 ** after.places[at.COUNT]
