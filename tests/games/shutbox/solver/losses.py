"""The measured loss of the estimates: `python -m tests.games.shutbox.solver.losses` prints the page
`losses.md` beside this file.

By games played: one seat plays by the estimate among others who play perfectly. Its loss is the sum of its regrets over
a game: what each of its moves costs against the best, in chances to win. Over every position: see `exploit`. In whole
games on full boxes: see `simulated`.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Any

import parlour
from parlour.contract.solution import Solution
from parlour.games.shutbox.solver.match.many_points import ManyMatch
from parlour.games.shutbox.solver.young.many import ManyYoung
from tests.games.shutbox.solver.brute import Brute, key
from tests.games.shutbox.solver.exploit import loss_and_gain
from tests.games.shutbox.solver.simulated import Player, parts_won
from tests.games.shutbox.solver.three_young import ThreeYoung

Worth = Callable[[Any], tuple[float, ...]]

HEAD = """\
# Losses of the estimates

*This page is made by `python -m tests.games.shutbox.solver.losses` and compared with a fresh run in the long tests.*

If [best play](../../../../docs/solutions/shutbox.md) of Shut the Box is out of reach, moves are chosen by estimates.
All figures are in percentage points of the chance to win. *At the start* is how far the estimated chances are from
the true ones, for the seat where they are furthest. On the full row of ten numbers, three young players
(`tie=share`): the estimate is off by 0.03 at the start and loses 0.00001 ± 0.00001 in 1200 games, among two who play
perfectly by the exact solution (`python -m tests.games.shutbox.solver.three_young 10`; measured once, for it needs 10
GB of memory).

## Three young players, over every position

Boxes of up to seven numbers are solved exactly for three (`tie=share`), and the estimate is put beside the solution in
every position they can have. *Loss* is what a player by the estimate wins less than a perfect one, among two who are
perfect; *gain* is what the best answer to two players by the estimate wins more than a third one by it. Each for the
one who begins, the second and the third.

| numbers | score | the first of three wins | at the start | loss | gain |
|---:|---|---:|---:|---|---|
"""

MATCHES = """
## Matches of three

Exact for matches of few points; longer ones know their standings on a grid of totals only. Here the match is short
enough for both: one seat plays by the grid, each seat in turn, and the others exactly. The loss is the sum over a game
of what each of its moves costs, with its standard error.

| game | exact chances by turn | grid of | at the start | games | loss |
|---|---|---:|---:|---:|---:|
"""

SMALL_BOXES = """
## Small boxes, by brute force

The loss by games played for all other estimates, and for the rules of ties that the tables above leave out, with boxes
so small that every position can be gone through. In such boxes few choices matter: a loss of 0 says that no choice met
was worse than the best, not that larger boxes cost nothing.

| estimate | game | perfect play by | games | loss | at the start |
|---|---|---|---:|---:|---:|
"""

ARENA = """
## Full boxes, in whole games

The wins that a seat gains by the estimate (`perfect`) over the lowest score alone (`hard`), with two at `hard`:
the same games with the same dice for every seat, played both ways, each seat in turn. With 95 % intervals: on full
boxes nobody could tell the one from the other in a thousand games.

| game | games | won by `hard` | won by `perfect` | gained |
|---|---:|---:|---:|---:|
"""

TAIL = """
Not measured: the gain of the best answer in matches, and, on full boxes, the loss over rounds and by four.
"""

SMALL: list[tuple[str, dict[str, Any]]] = [
    ("young players", {"variant": "young", "tiles": 3, "dice": 1, "players": 3}),
    ("young players", {"variant": "young", "tiles": 4, "preshut": (1,), "dice": 1, "players": 3, "tie": "share"}),
    ("young players", {"variant": "young", "tiles": 3, "dice": 1, "players": 3, "score": "count", "tie": "share"}),
    ("young players", {"variant": "young", "tiles": 2, "dice": 1, "players": 4, "tie": "share"}),
    ("matches of four", {"rows": "shared", "tiles": 2, "dice": 1, "players": 4, "until": "2 points", "tie": "share"}),
    ("rounds", {"rows": "shared", "tiles": 2, "dice": 1, "players": 3, "until": "2 rounds", "tie": "share"}),
    ("rounds", {"rows": "shared", "tiles": 3, "dice": 1, "players": 3, "until": "2 rounds", "tie": "share"}),
    ("rough", {"variant": "young", "tiles": 3, "dice": 1, "until": "2 rounds", "tie": "share"}),
]
SHORT: list[dict[str, Any]] = [
    {"variant": "tournament", "tiles": 6, "until": "20 points", "unplayed": "open"},
    {"edition": "twelve", "tiles": 6, "until": "20 points"},
    {"variant": "tournament", "until": "20 points", "unplayed": "open"},
]
FULL: list[dict[str, Any]] = [
    {"variant": "young", "players": 3},
    {"variant": "tournament", "players": 3, "unplayed": "open"},
    {"edition": "twelve", "players": 3},
]
GAMES, MATCHES_PLAYED, ARENA_GAMES = 400, 200, 400


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
    return _line(what, _said(options), "every position", game, solved, lambda state: brute.value[key(state)], GAMES)


def line_of_ten() -> str:
    """The estimate for many young players, played by two on the full row, where best play is known."""
    game = parlour.game("shutbox", variant="young", first=0)
    true = parlour.solve(game)
    return _line("young players", "variant=young, players=2", "the solution", game, ManyYoung(game), true.value, 60)


def _line(what: str, said: str, by: str, game: Any, solved: Solution, true: Any, games: int) -> str:
    mean, error = lost(game, solved, true, games)
    off = _off(solved, true(game.start()))
    loss = f"{100 * mean:.4f} ± {100 * error:.4f}"
    return f"| {what} | {said} | {by} | {games} | {loss} | {off:.2f} |"


def _off(solved: Any, true: tuple[float, ...]) -> float:
    return 100 * max(abs(a - b) for a, b in zip(solved.win_probability, true, strict=True))


def _said(options: dict[str, Any]) -> str:
    return ", ".join(f"{name}={value}" for name, value in options.items()).replace("(", "").replace(",)", "")


def line_of_three(tiles: int, score: str) -> str:
    """Young players, over every position."""
    game = parlour.game("shutbox", variant="young", tiles=tiles, players=3, tie="share", first=0, score=score)
    true, solved = ThreeYoung(game), ManyYoung(game)  # type: ignore[arg-type]
    said = [", ".join(f"{100 * abs(each):.4f}" for each in by_place) for by_place in loss_and_gain(true)]
    chance, off = 100 * true.by_place()[0], _off(solved, true.by_place())
    return f"| {tiles} | {score} | {chance:.2f} | {off:.2f} | {said[0]} | {said[1]} |"


def line_of_match(unit: int, options: dict[str, Any]) -> str:
    game = parlour.game("shutbox", players=3, tie="share", first=0, **options)
    true, solved = ManyMatch(game, unit=1), ManyMatch(game, unit=unit)  # type: ignore[arg-type]
    mean, error = lost(game, solved, true.value, MATCHES_PLAYED)
    chances = ", ".join(f"{100 * chance:.2f}" for chance in true.by_place())
    loss = f"{100 * mean:.4f} ± {100 * error:.4f}"
    return (
        f"| {_said(options)} | {chances} | {unit} | {_off(solved, true.by_place()):.2f} | {MATCHES_PLAYED} | {loss} |"
    )


def line_of_arena(options: dict[str, Any]) -> str:
    game: Any = parlour.game("shutbox", first=0, **options)
    perfect, hard = Player(parlour.solve(game)), Player(parlour.solve(game, "score"))
    seats, ours, theirs = game.players, [], []
    alone = parts_won(game, (hard,) * seats, ARENA_GAMES)
    for seat in range(seats):
        players = tuple(perfect if seat == other else hard for other in range(seats))
        ours += parts_won(game, players, ARENA_GAMES)[:, seat].tolist()
        theirs += alone[:, seat].tolist()
    gains = [one - two for one, two in zip(ours, theirs, strict=True)]
    mean = sum(gains) / len(gains)
    spread = 1.96 * sqrt(sum((gain - mean) ** 2 for gain in gains) / len(gains) / (len(gains) - 1))
    won = [f"{100 * sum(each) / len(each):.2f}" for each in (theirs, ours)]
    return f"| {_said(options)} | {len(gains)} | {won[0]} | {won[1]} | {100 * mean:+.2f} ± {100 * spread:.2f} |"


def page() -> str:
    """The tables, in the order of the page."""
    tables = {
        HEAD: (line_of_three(tiles, score) for tiles in (4, 5, 6, 7) for score in ("sum", "count")),
        MATCHES: (line_of_match(unit, options) for options in SHORT for unit in (2, 4, 6)),
        SMALL_BOXES: (*(line(what, options) for what, options in SMALL), line_of_ten()),
        ARENA: (line_of_arena(options) for options in FULL),
    }
    return "".join(head + "\n".join(lines) + "\n" for head, lines in tables.items()) + TAIL


if __name__ == "__main__":
    print(page(), end="")
