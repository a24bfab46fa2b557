"""What the estimates lose, measured: `python -m tests.games.shutbox.solver.losses` prints the page
`docs/solutions/shutbox-estimates.md`.

One seat plays by the estimate among others who play perfectly, known by brute force (or, for two young players, by the
exact solution of the full row). Its loss is the sum of its regrets over a game: what each of its moves costs against
the best, in chances to win.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import sqrt
from random import Random
from typing import Any

import parlour
from parlour.games.shutbox.solver.estimate import ManyYoung
from parlour.solution import Solution
from tests.games.shutbox.solver.brute import Brute, key

Worth = Callable[[Any], tuple[float, ...]]

HEAD = """\
# What the estimates lose

*This page is made by `python -m tests.games.shutbox.solver.losses` and compared with a fresh run in the long tests.*

Where [best play](shutbox.md) of Shut the Box is out of reach, moves are chosen by estimates. Here one seat plays by
the estimate, each seat in turn, and all others perfectly; the loss is the sum over a game of what each of its moves
costs in chances to win, in percentage points, with its standard error. *At the start* is how far the estimated chances
are from the true ones, in percentage points.

| estimate | game | perfect play by | games | loss | at the start |
|---|---|---|---:|---:|---:|
"""

TAIL = """
The boxes are small because perfect play of three or more must be found by going through every position. In boxes so
small few choices matter: a loss of 0 says that no choice met was worse than the best, not that larger boxes cost
nothing.
"""

SMALL: list[tuple[str, dict[str, Any]]] = [
    ("young players", {"variant": "young", "tiles": 3, "dice": 1, "players": 3}),
    ("young players", {"variant": "young", "tiles": 4, "preshut": (1,), "dice": 1, "players": 3, "tie": "share"}),
    ("young players", {"variant": "young", "tiles": 3, "dice": 1, "players": 3, "score": "count", "tie": "share"}),
    ("young players", {"variant": "young", "tiles": 2, "dice": 1, "players": 4, "tie": "share"}),
    ("matches", {"rows": "shared", "tiles": 2, "dice": 1, "players": 3, "until": "3 points", "tie": "share"}),
    ("matches", {"rows": "shared", "tiles": 2, "dice": 1, "players": 3, "until": "2 rounds", "tie": "share"}),
    ("matches", {"rows": "shared", "tiles": 3, "dice": 1, "players": 3, "until": "2 rounds", "tie": "share"}),
    ("rough", {"variant": "young", "tiles": 3, "dice": 1, "until": "2 rounds", "tie": "share"}),
]
GAMES = 600


def lost(game: Any, solved: Solution, true: Worth, games: int) -> tuple[float, float]:
    """The mean loss of a game, and its standard error."""
    random, losses = Random(4), []
    for number in range(games):
        state, loss = game.start(), 0.0
        while not state.over:
            if state.actor == parlour.CHANCE:
                outcomes, chances = zip(*state.chances(), strict=True)
                state = state.play(random.choices(outcomes, [float(chance) for chance in chances])[0])
                continue
            values = {move: true(state.play(move))[state.actor] for move in state.legal()}
            move = max(values, key=lambda move: values[move])
            if state.actor == number % game.players:
                best, move = values[move], solved.best(state)[0].move
                loss += best - values[move]
            state = state.play(move)
        losses.append(loss)
    mean = sum(losses) / games
    return mean, sqrt(sum((loss - mean) ** 2 for loss in losses) / games / (games - 1))


def line(what: str, options: dict[str, Any]) -> str:
    """A small box, by brute force."""
    game = parlour.game("shutbox", first=0, **options)
    brute, solved = Brute(game.start(), most=400_000), parlour.solve(game)
    said = ", ".join(f"{name}={value}" for name, value in options.items()).replace("(", "").replace(",)", "")
    return _line(what, said, "every position", game, solved, lambda state: brute.value[key(state)], GAMES)


def line_of_ten() -> str:
    """The estimate for many young players, played by two on the full row, where best play is known."""
    game = parlour.game("shutbox", variant="young", first=0)
    true = parlour.solve(game)
    return _line("young players", "variant=young, players=2", "the solution", game, ManyYoung(game), true.value, 60)


def _line(what: str, said: str, by: str, game: Any, solved: Solution, true: Any, games: int) -> str:
    mean, error = lost(game, solved, true, games)
    start = game.start()
    off = max(abs(a - b) for a, b in zip(solved.value(start), true(start), strict=True))
    loss = f"{100 * mean:.4f} ± {100 * error:.4f}"
    return f"| {what} | {said} | {by} | {games} | {loss} | {100 * off:.2f} |"


def lines() -> Iterator[str]:
    for what, options in SMALL:
        yield line(what, options)
    yield line_of_ten()


def page() -> str:
    return HEAD + "\n".join(lines()) + "\n" + TAIL


if __name__ == "__main__":
    print(page(), end="")
