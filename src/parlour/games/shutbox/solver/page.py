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
    """How often a classic game of four comes down to a tie of all of them."""
    solved = solve(with_options(game, {"players": 4, "first": 0}), "win", False, None)
    assert isinstance(solved, InTurn)
    return f"{scores.four_tied(solved.game.options, lambda place, rows: solved.turn(4, place, rows)):.4%}"


TAIL = """
## What the numbers mean

- *To win* is what the rules call winning: shutting the box wins at once (SB-06) unless the option `shut=counts` says otherwise; else the
  lowest score. A win shared by several counts as an equal part for each of them, so the parts of all seats add up to 1.
- Ties are played out exactly as the rules say: with SB-13 the tied roll once more each on their rows as they stand, again and again
  (by the rows of all who are tied); with SB-14 they play one more game, whose values solve their own equation.
- With an opening roll (`first=rules`) a seat's value is the mean over the places in turn order; the table's last column is by turn order.
- Play is subgame perfect: at every position each player maximises the own probability to win, given that all others will. Between
  moves of equal value the one that shuts fewer numbers is taken, which can matter to third parties only; in the last turn, against one
  who leads, the one that leaves fewer points.
- `expected_score` and `shut_probability` of a game played to win are by seat: the mean score when the turns are over, before any tie is broken (who
  gets no turn because somebody shut the box has the whole row open), and how likely the seat shuts the box in its turn. Matches and
  estimates have none, and `Solution.why_no_scores` says why.
- In solo play (SB-22) the best game counts, so one more game never hurts: a position's value is that of the game under way, taken as the last.

## Where it is not exact

- Four players with own rows and SB-13: while it still lies ahead, a tie of all four is valued as equal parts (once it is there, it is exact). Such
  ties decide {four} of classic games. If all play by the solution, what it tells is wrong only where it comes to such a tie, so no chance is off by more than
  three quarters of that. Ties of two and of three are exact, by the rows of all who are tied; only with 11 and 12 numbers, and with `score=count`, there are too many
  of three, which are valued as equal parts too, and then no chance is off by more than two thirds (of four seats: three quarters) of how often they happen;
  `Solution.note` says both figures.
- The 210 for two is exact. What the 661,918 rows at which the first's turn can end are worth takes 30 million million steps, so a table of them comes with
  the package (`tables/two_ten.cu` makes it), rounded to 32 bits after the point; the tests work entries of it out anew. The second's turn is solved against
  the first's row as it stands; only if that has eleven or more numbers open, once in 260 games, are its values off, by at most 0.00006.
- Two on long rows with other rules and SB-13: exact with 13 and 14 numbers. With more, a tie is valued as half a win for each until the first has
  played, and `Solution.note` says by how much the chance to win is off at most; from then on it is as exact as for the 210.
- Young players (SB-21) of three and four are played by an estimate: each rival is taken to go on alone for the lowest score, independently; who shuts
  the box first and who is lowest else follows from that, and the own row is solved exactly against it.
- Matches of three to so many points are exact where there are few standings. Longer ones (to 100 points, say) know what a standing is worth on a grid of totals,
  `Solution.note` says how fine, and fill in between; the game under way is followed with the totals as they are. Of more than three, everybody
  is taken to play the match of three against the two rivals who stand best; over so many rounds, the exact match of two against the one who does.
- `win_probability` is then an estimate too. How far it is off and what such moves lose is measured in [what the estimates lose](shutbox-estimates.md).
- Roughly estimated, as though everybody played alone for the lowest score: one roll each, round and round, with more than 12 numbers; matches of such
  games; matches with digital scores or thousands of points; three or more players on rows of more than 14 numbers. `Solution.note` says so and why. The
  objectives `score` and `shut` are solved for all games.
- The bot `perfect` plays by these solutions, and waits for them. It is offered where the game is solved: there is none for young players of three and four, for
  matches of three and more, where ties of three are too many, and for long rows but the 210.

Solutions that take long are kept in the user's cache folder (`PARLOUR_CACHE`, else the system's own place); it is safe to delete.
"""
