"""Best play in exact numbers, by brute force over every position of the real game.

Everybody begins with the first move there is. The values of positions then solve a system of linear equations, because
ties bring positions back; it is solved in `Fraction`s by elimination, in the order in which a walk through the
positions leaves them. Then everybody takes the best move by these values, and so on until no move of any position is
better than the one taken, by however little: that is best play, and for two seats the only values it can have.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from typing import Any, NamedTuple

import parlour
from tests.games.shutbox.solver.brute import Positions, key

Worth = tuple[Fraction, ...]
Steps = dict[bytes, dict[bytes, Fraction]]


class Form(NamedTuple):
    """The worth of a position: `known`, and multiples of the worth of positions that are left later."""

    known: Worth
    open: dict[bytes, Fraction]


def rational(found: Positions) -> dict[bytes, Worth]:
    """By position the exact probability of each seat to win, shared wins in equal parts."""
    steps = {k: _first(found, k) for k in found.states}
    for _ in range(100):
        worth = _worth(found, steps)
        better = {k: _best(found, k, worth) for k in found.states if _moves(found.states[k])}
        if all(steps[k] == step for k, step in better.items()):
            assert all(sum(parts) == 1 for parts in worth.values())
            return worth
        steps |= better
    raise AssertionError("no best play found")


def worth_of(state: Any) -> tuple[float, ...]:
    """The same of one position, rounded only now."""
    return tuple(float(part) for part in rational(Positions(state))[key(state)])


def worth_of_play(start: Any, choose: Callable[[Any], Any]) -> Worth:
    """The value of the position to each if everybody moves as `choose` says."""
    found = Positions(start)
    steps = {k: _first(found, k) for k in found.states}
    for k, state in found.states.items():
        if _moves(state):
            steps[k] = {key(state.play(choose(state))): Fraction(1)}
    return _worth(found, steps)[key(start)]


def _moves(state: Any) -> bool:
    return not state.over and state.actor != parlour.CHANCE


def _first(found: Positions, k: bytes) -> dict[bytes, Fraction]:
    """The next positions, and their probabilities; with a move, the positions that the first one leads to."""
    after = found.next[k]
    if _moves(found.states[k]):
        return {after[0][0]: Fraction(1)}
    steps: dict[bytes, Fraction] = defaultdict(Fraction)
    for each, chance in after:
        steps[each] += chance
    return steps


def _best(found: Positions, k: bytes, worth: dict[bytes, Worth]) -> dict[bytes, Fraction]:
    """The first of the best moves."""
    seat = found.states[k].actor
    return {max((each for each, _ in found.next[k]), key=lambda each: worth[each][seat]): Fraction(1)}


def _worth(found: Positions, steps: Steps) -> dict[bytes, Worth]:
    forms: dict[bytes, Form] = {}
    for k in _left(steps):
        forms[k] = _eliminated(k, steps[k], forms, _end(found.states[k]))
    worth: dict[bytes, Worth] = {}
    for k, form in reversed(forms.items()):
        worth[k] = _sum(form.known, ((worth[each], weight) for each, weight in form.open.items()))
    return worth


def _end(state: Any) -> Worth:
    """Nothing yet where the game goes on."""
    return tuple(Fraction(seat in state.winners, len(state.winners) or 1) for seat in range(state.game.players))


def _left(steps: Steps) -> Iterator[bytes]:
    """A walk into the depth: each position after those it leads to, but for those through which it was reached."""
    seen: set[bytes] = set()
    for start in steps:
        path = [] if start in seen else [(start, iter(steps[start]))]
        seen.add(start)
        while path:
            k, rest = path[-1]
            deeper = next((each for each in rest if each not in seen), None)
            if deeper is None:
                path.pop()
                yield k
            else:
                seen.add(deeper)
                path.append((deeper, iter(steps[deeper])))


def _eliminated(k: bytes, steps: dict[bytes, Fraction], forms: dict[bytes, Form], known: Worth) -> Form:
    """The equation of `k` without the positions left before it, and without itself."""
    waiting, open = dict(steps), defaultdict[bytes, Fraction](Fraction)
    while waiting:
        each, weight = waiting.popitem()
        if each not in forms:
            open[each] += weight
            continue
        known = _sum(known, [(forms[each].known, weight)])
        for further, part in forms[each].open.items():
            waiting[further] = waiting.get(further, Fraction()) + weight * part
    leaving = 1 - open.pop(k, Fraction())
    return Form(tuple(part / leaving for part in known), {each: weight / leaving for each, weight in open.items()})


def _sum(known: Worth, more: Iterable[tuple[Worth, Fraction]]) -> Worth:
    for worth, weight in more:
        known = tuple(a + weight * b for a, b in zip(known, worth, strict=True))
    return known
