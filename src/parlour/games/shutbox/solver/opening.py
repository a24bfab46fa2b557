"""The chance of each seat to begin, given the opening rolls so far (SB-08)."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from parlour.games.shutbox import layout as at
from parlour.games.shutbox.state import ShutBoxState


def leaders(state: ShutBoxState) -> tuple[Fraction, ...]:
    """By seat, the probability to begin. Those tied for highest roll again among themselves, so each is as likely."""
    seats = range(state.game.players)
    if state.phase != at.OPENING:
        return tuple(Fraction(int(seat == state.p[at.LEADER])) for seat in seats)
    rolling = [seat for seat in seats if state.p[at.IN] >> seat & 1]
    left = [seat for seat in rolling if not state.p[at.FACE + seat]]
    faces = {seat: int(state.p[at.FACE + seat]) for seat in rolling if seat not in left}
    highest = max(faces.values(), default=0)
    best = [seat for seat in faces if faces[seat] == highest]
    kept = _kept(len(best), len(left), highest)
    others = (1 - kept * len(best)) / len(left) if left else Fraction()
    return tuple(kept if seat in best else others if seat in left else Fraction() for seat in seats)


def _kept(best: int, left: int, highest: int) -> Fraction:
    """The chance of one of `best` seats with the highest face so far, when `left` seats are still to roll."""
    if not best:
        return Fraction()
    equal = (comb(left, more) * Fraction(highest - 1, 6) ** (left - more) / 6**more for more in range(left + 1))
    return sum((chance / (best + more) for more, chance in enumerate(equal)), Fraction())
