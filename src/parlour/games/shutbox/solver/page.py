"""Writes `docs/solutions/shutbox.md`: the solutions of all editions and variants in one table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from parlour.contract.solution import Progress
from parlour.errors import BadOption
from parlour.games.shutbox.presets import EDITIONS, VARIANTS
from parlour.games.shutbox.solver.scope import why_unsolved
from parlour.games.shutbox.solver.solve import solve
from parlour.games.shutbox.solver.turns import scores
from parlour.games.shutbox.solver.turns.in_turn import InTurn
from parlour.games.shutbox.solver.variation import Box, with_options

HEAD = """\
# Shut the Box, solved

*This page is made by `parlour solve shutbox --page` and compared with a fresh solve in the tests.*

For every edition and variant with its own options and nothing else changed:

- **score**: the lowest expected score of one turn alone;
- **shut**: the highest probability of shutting the box in one turn alone (another way of playing, most often);
- **first of two**: the probability to win of the player who begins, when two play and both play to win. Matches count whole:
  to their points or rounds, to the end.

"""


def rows(game: Box) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every edition with every variant that it can have, as one player's game."""
    for edition in EDITIONS:
        for variant in VARIANTS:
            try:
                with_options(game, {"edition": edition, "variant": variant, "players": 1})
            except BadOption:
                continue
            yield edition, variant, {"edition": edition, "variant": variant}


def page(game: Box, progress: Progress | None = None) -> str:
    """The whole page; `game` may have any options."""
    lines, listed = (
        ["| edition | variant | score | shut | first of two |", "|---|---|---:|---:|---:|"],
        list(rows(game)),
    )
    for done, (edition, variant, options) in enumerate(listed, 1):
        lines.append(line(game, edition, variant, options))
        if progress:
            progress(done / len(listed))
    return HEAD + "\n".join(lines) + "\n\n" + exact_figures(game) + TAIL.replace(FOUR, four_tied(game))


def line(game: Box, edition: str, variant: str, options: dict[str, Any]) -> str:
    """A line of the table."""
    alone = with_options(game, options | {"players": 1})
    score = solve(alone, "score", False, None)
    shut = solve(alone, "shut", False, None)
    cells = [f"{score.expected_score:.6f}", f"{shut.shut_probability:.8f}", _first(game, options)]  # type: ignore[attr-defined]
    return f"| {edition} | {variant} | {' | '.join(cells)} |"


def _first(game: Box, options: dict[str, Any]) -> str:
    if options["variant"] == "solo":
        return "–"
    two = with_options(game, options | {"players": 2, "first": 0})
    if why_unsolved(two.options):
        return "–"
    solved = solve(two, "win", False, None)
    assert solved.win_probability is not None
    return f"{solved.win_probability[0]:.6f}" + ("*" if solved.note else "")


def exact_figures(game: Box) -> str:
    """The published figures, exactly."""
    lines = [
        "Exactly, for nine numbers (`edition=nine`), the highest probability of shutting the box:",
        "",
        "| dice | probability |",
        "|---|---|",
    ]
    for fewer, says in (
        ("never", "two always"),
        ("sum-6", "one or two, once the open numbers add up to at most 6"),
        ("choice", "one or two, once nothing above 6 is open"),
        ("forced", "one, once nothing above 6 is open"),
    ):
        nine = with_options(game, {"edition": "nine", "players": 1, "fewer_dice": fewer})
        exact = solve(nine, "shut", True, None).shut_probability  # type: ignore[attr-defined]
        lines.append(f"| {says} | {exact} = {float(exact):.10f} |")
    return "\n".join(lines) + "\n"


FOUR = "{four}"


def four_tied(game: Box) -> str:
    """How often a classic four-player game ends in a tie of all four."""
    solved = solve(with_options(game, {"players": 4, "first": 0}), "win", False, None)
    assert isinstance(solved, InTurn)
    return f"{scores.four_tied(solved.game.options, lambda place, rows: solved.turn(4, place, rows)):.4%}"


TAIL = """
## What the numbers mean

- *To win* is to shut the box (SB-06, unless `shut=counts`), else to have the lowest score. A win shared by several counts as equal parts.
- Ties are played out as the rules say: another roll on the rows as they stand (SB-13), or another game (SB-14).
- With an opening roll a seat's value is the mean over the places in turn order; the table's last column is by turn order.
- Play is subgame perfect: each player maximises their own probability of winning, given that all others do. Between equal moves the one that
  shuts fewer numbers is taken; in the last turn, against a leader, the one that leaves fewer points.
- `expected_score` and `shut_probability` are by seat, before ties are broken. Matches and estimates have none (`Solution.why_no_scores`).
- In solo play (SB-22) a position is worth the game in progress, taken as the last.

## Where it is not exact

`Solution.note` says what is estimated and, where known, by how much. `score` and `shut` are solved for all games.

| game | what is estimated |
|---|---|
| four players, own rows, SB-13 | a tie of all four counts as equal parts until it happens ({four} of classic games) |
| ties of three with 11 or 12 numbers, or `score=count` | equal parts; the error is at most two thirds of how often they happen (four players: three quarters) |
| the 210, two players | nothing but the second turn where the first left eleven or more numbers open (one game in 260), by at most 0.00006; a table comes with the package (`tables/two_ten.cu`) |
| two players, SB-13, other rows of 15 and more numbers | ties until the first has played |
| young players (SB-21), three and four | rivals are taken to go on alone for the lowest score |
| matches of three to many points | standings on a grid of totals |
| matches of more than three | the match of three against the two best rivals (points), or of two against the best (rounds) |
| one roll each with more than 12 numbers, matches of it, matches with digital scores or thousands of points, three and more players on rows of more than 14 numbers | everybody plays for the lowest score |

The loss by estimates is [measured](../../tests/games/shutbox/solver/losses.md). Long solutions are kept in the user's cache folder (`PARLOUR_CACHE`), which is safe to delete.
"""
