"""Measures stated errors: `python -m bench.truth.budget [CASE ...]` asks positions again with four times the budget.

The answer about a move is its distance from the best one; its stated error is that of this distance. Over many moves
the distances should change by no more than the errors say, as root mean squares.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from random import Random
from typing import Final, NamedTuple

from bench.truth.cases import CASES, made
from bench.truth.games import Line
from parlour.contract.state import CHANCE
from parlour.engine.advice import engine_of
from parlour.engine.ask import asked
from parlour.games.rolit.engine.layout import GROWTH

HEAD: Final = "| case | positions | moves | stated error | change | change over error |\n|---|--:|--:|--:|--:|--:|"


class Change(NamedTuple):
    positions: int
    moves: int
    stated: float
    seen: float
    ratio: float


def change(name: str, positions: int) -> Change:
    """Takes one position of each random game; proved positions have no error and are left out."""
    engine, found, places = engine_of(made(name)), list[tuple[float, float]](), 0
    more = len(GROWTH) if CASES[name].game == "rolit" else 4 * engine.instalments
    for number in range(positions):
        line, random = Line(name, number), Random(number)
        goal = random.randrange(CASES[name].steps - 4)
        for _ in range(goal):
            if not line.state.over:
                line.play(line.draw() if line.state.actor == CHANCE else random.choice(line.state.legal()))
        while line.state.actor == CHANCE:
            line.play(line.draw())
        seat = line.state.actor
        if seat is None or len(line.state.legal()) < 2:
            continue
        usual = asked(engine, line.state)
        if usual.exact:
            continue
        longer, best = asked(engine, line.state, more), usual.ranked(seat)[0]
        places += 1
        for each in usual.steps:
            if each.error and each is not best:
                before = best.worth[seat] - each.worth[seat]
                after = longer.of(best.move).worth[seat] - longer.of(each.move).worth[seat]
                found.append((each.error, after - before))
    errors, changes = [one for one, _ in found], [other for _, other in found]
    return Change(places, len(found), _root(errors), _root(changes), _root([two / one for one, two in found]))


def _root(values: list[float]) -> float:
    return sqrt(sum(each * each for each in values) / len(values)) if values else 0.0


def main(given: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.truth.budget", description="How true stated errors are.")
    parser.add_argument("case", nargs="*", help=f"some of {', '.join(CASES)} (default: all)")
    parser.add_argument("--positions", type=int, default=60, help="of each case (default: 60)")
    args = parser.parse_args(given)
    print(HEAD)
    for name in args.case or CASES:
        seen = change(name, args.positions)
        print(
            f"| `{name}` | {seen.positions} | {seen.moves} | {seen.stated:.3f} | {seen.seen:.3f} | {seen.ratio:.1f} |",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
