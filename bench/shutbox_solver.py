"""Shut the Box, solved: how long solutions take, beside the longest that is wanted.

Nothing is read from disk.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import parlour
from bench.frame import Row, rate
from parlour.games.shutbox import ShutBox
from parlour.games.shutbox.engine.desk import Desk
from parlour.games.shutbox.solver.match.standings_of_two import solve_points
from parlour.games.shutbox.solver.row.alone import turn
from parlour.games.shutbox.solver.row.graph import graph
from parlour.games.shutbox.solver.young.two import race_of_two

ABOUT = "solutions a second; the peer is the rate that the longest time wanted would give"


def options(**given: Any) -> Any:
    game = parlour.game("shutbox", **given)
    assert isinstance(game, ShutBox)
    return game.options


def alone(**given: Any) -> Callable[[], Any]:
    o = options(players=1, **given)

    def work() -> Any:
        graph.cache_clear()
        turn.cache_clear()
        return turn(o, "score")

    return work


def in_turn(**given: Any) -> Callable[[], Any]:
    o = options(**given)
    return lambda: Desk(o, o.players).solve()


WORK: dict[str, tuple[float, Callable[[], Any]]] = {
    "alone, 12 numbers": (0.2, alone(edition="twelve")),
    "alone, the 210": (5.0, alone(variant="two-ten")),
    "in turn, tactica, 2 players": (2.0, in_turn()),
    "in turn, tactica, 3 players": (8.0, in_turn(players=3)),
    "in turn, tactica, 4 players": (15.0, in_turn(players=4)),
    "in turn, tactica-shared, 6 players": (2.0, in_turn(edition="tactica-shared", players=6)),
    "young, 10 × 10": (2.0, lambda: race_of_two(options(variant="young"))),
    "young, 12 × 12": (10.0, lambda: race_of_two(options(variant="young", tiles=12))),
    "tournament to 100, 2 players": (60.0, lambda: solve_points(options(variant="tournament"), 0.5, None)),
    "twelve to 100, 2 players": (60.0, lambda: solve_points(options(edition="twelve"), 0.5, None)),
}


def rows() -> Iterator[Row]:
    for what, (longest, work) in WORK.items():
        ours = rate(lambda work=work: (work(), 1)[1], seconds=0.2, rounds=1)  # type: ignore[misc]
        yield Row(what, ours, "solutions", f"{longest} s each", 1 / longest, 1.0)
