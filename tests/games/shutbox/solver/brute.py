"""Best play by brute force: every position of the real game, every move, every outcome. For tiny boxes only.

Positions with the same future are one (`key`). Ties can bring a position back, so `Brute` goes over all positions again
and again until nothing changes, in floats; `rational` has exact values. For one player nothing comes back, and one pass
in `Fraction`s will do (`exactly`).
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import parlour
from parlour.games.shutbox import layout as at


def key(state: Any) -> bytes:
    """The position without what no longer matters: old rolls, the sheet, counts of games."""
    p = state.p.copy()
    if p[at.PHASE] != at.SHUTTING:
        p[at.ROLL] = -1
    p[at.ROLLER], p[at.EXTRA], p[at.COUNTED] = -1, 0, 0
    if state.game.options.until.endswith("points"):
        p[at.GAMES] = 0
    p[at.POINTS : at.POINTS + 12] = 0
    if p[at.PHASE] != at.OPENING:
        p[at.FACE : at.FACE + 12] = 0
    if p[at.PHASE] != at.ROLLING:
        p[at.COUNT] = 0
    return bytes(p.tobytes())


class Positions:
    """All that can be reached: `states` by key, and what is `next`, with its chance (0 for a move)."""

    def __init__(self, start: Any, most: int = 60_000) -> None:
        self.states: dict[bytes, Any] = {}
        self.next: dict[bytes, list[tuple[bytes, Fraction]]] = {}
        waiting = [start]
        while waiting:
            state = waiting.pop()
            if key(state) in self.states:
                continue
            assert len(self.states) < most, "too many positions for brute force"
            self.states[key(state)] = state
            steps = [(move, Fraction()) for move in state.legal()] or state.chances()
            after = [(state.play(step), chance) for step, chance in steps]
            self.next[key(state)] = [(key(each), chance) for each, chance in after]
            waiting += [each for each, _ in after]


class Brute:
    """`value[key]` by seat: the probability to win, shared wins in equal parts."""

    def __init__(self, start: Any, most: int = 60_000) -> None:
        found = Positions(start, most)
        self.states = found.states
        self.next = {k: [(each, float(chance)) for each, chance in after] for k, after in found.next.items()}
        self.value = {k: self._end(s) for k, s in self.states.items()}
        self._repeat()

    def _end(self, state: Any) -> tuple[float, ...]:
        seats = range(state.game.players)
        return tuple(1 / len(state.winners) if seat in state.winners else 0.0 for seat in seats)

    def _repeat(self) -> None:
        for _ in range(3000):
            moved = 0.0
            for k in reversed(self.states):
                if self.next[k]:
                    new = self._one(k)
                    moved = max(moved, *(abs(a - b) for a, b in zip(new, self.value[k], strict=True)))
                    self.value[k] = new
            if moved < 1e-15:
                return
        raise AssertionError("brute force did not converge")

    def _one(self, k: bytes) -> tuple[float, ...]:
        state, after = self.states[k], self.next[k]
        if state.actor == parlour.CHANCE:
            return tuple(
                sum(chance * self.value[each][seat] for each, chance in after) for seat in range(state.game.players)
            )
        best = self.value[after[0][0]]
        for each, _ in after[1:]:
            if self.value[each][state.actor] > best[state.actor] + 1e-13:
                best = self.value[each]
        return best


def exactly(state: Any, worth: Callable[[Any], Fraction], best: Callable[..., Fraction]) -> Fraction:
    """One player, no position comes back: the best expectation of `worth` at the end, exactly."""
    known: dict[bytes, Fraction] = {}

    def value(state: Any) -> Fraction:
        if state.over or state.phase == at.STOPPING:
            return worth(state)
        k = key(state)
        if k not in known:
            if state.actor == parlour.CHANCE:
                known[k] = sum((chance * value(state.play(x)) for x, chance in state.chances()), Fraction())
            else:
                known[k] = best(value(state.play(move)) for move in state.legal())
        return known[k]

    return value(state)
