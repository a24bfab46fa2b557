"""RO-11: the value of each hollow, computed: the results of players who fill it, in many random games."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Any, TypeAlias

import numpy as np

from parlour.contract.options import within
from parlour.games.rolit.board import hollow_at
from parlour.games.rolit.state import RolitRules, RolitState
from parlour.games.rolit.turns import beginnings, in_turn
from parlour.speech.message import Message

CELL = 60
TITLE = Message("worth-title")
Grid: TypeAlias = tuple[tuple[float | None, ...], ...]


@dataclass(frozen=True)
class WorthMap:
    """For each hollow, row by row: its filler's share of the win above (+) or below (−) an even share.

    `errors` are standard errors. A hollow that nobody filled, as the four of the start, has no worth (`None`).
    """

    game: RolitRules
    games: int
    values: Grid
    errors: Grid

    def text(self) -> str:
        """The map in percentage points of the win."""
        rows = ["  ".join("  ·  " if value is None else f"{100 * value:+5.1f}" for value in row) for row in self.values]
        letters = "   " + "  ".join(f"{'abcdefgh'[column]:^5}" for column in range(len(rows)))
        return "\n".join([letters.rstrip(), *(f"{number:2} {row}".rstrip() for number, row in enumerate(rows, 1))])

    def svg(self, title: str = "") -> str:
        """The map as a picture: green is good, red is bad, and the number says how much, in percentage points.

        `title` is the text for screen readers, in plain English unless given.
        """
        side = len(self.values) * CELL
        most = max(abs(value) for row in self.values for value in row if value is not None)
        cells = "".join(
            _cell(row, column, value, most)
            for row, values in enumerate(self.values)
            for column, value in enumerate(values)
        )
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" width="{side}" height="{side}" '
            f'role="img" font-family="system-ui, sans-serif"><title>{escape(title or str(TITLE))}</title>{cells}</svg>'
        )

    def _repr_svg_(self) -> str:
        return self.svg()


def worth(game: RolitRules, games: int = 200_000, seed: int = 0) -> WorthMap:
    """Plays `n` random games, the same number from each possible start, and records who filled which hollow and won."""
    games = within("games", games, game.players, 2**63 - 1, Message("option-rolit-games"))
    seed = within("seed", seed, 0, 2**32 - 1, Message("option-seed", {"most": "2**32 - 1"}))
    begins = beginnings(game)
    each = games // len(begins)
    filled, shares, squares = sum(_measured(state, each, seed, number) for number, state in enumerate(begins))
    times = np.maximum(filled, 1.0)
    mean = shares / times
    error = np.sqrt(np.maximum(squares / times - mean**2, 0.0) / times)
    size, known = game.options.size, filled > 0
    return WorthMap(game, each * len(begins), _grid(size, mean - 1 / game.players, known), _grid(size, error, known))


def _measured(state: RolitState, games: int, seed: int, number: int) -> Any:
    from parlour.games.rolit.playout import measure

    sums = np.zeros((3, 64))
    balls = np.array(in_turn(state), np.uint64)
    begin = np.uint64(seed * 4 + number << 30)
    with np.errstate(over="ignore"):  # random numbers wrap around on purpose, also without the compiler
        measure(balls, np.uint64(state.empty), state.game.players, state.game.reversi, begin, games, sums)
    return sums


def _grid(size: int, values: Any, known: Any) -> Grid:
    def at(hollow: int) -> float | None:
        return float(values[hollow]) if known[hollow] else None

    return tuple(tuple(at(hollow_at(row, column)) for column in range(size)) for row in range(size))


def _cell(row: int, column: int, value: float | None, most: float) -> str:
    corner = f'x="{column * CELL}" y="{row * CELL}" width="{CELL}" height="{CELL}" stroke="#fff"'
    if value is None:
        return f'<rect {corner} fill="#d5dbe0"/>'
    colour = "27,153,139" if value > 0 else "215,38,61"
    middle = f'x="{column * CELL + CELL // 2}" y="{row * CELL + CELL // 2 + 6}" text-anchor="middle" font-size="16"'
    shade = f'fill="rgb({colour})" fill-opacity="{abs(value) / (most or 1.0):.2f}"'
    return f'<rect {corner} {shade}/><text {middle} fill="#10202a">{100 * value:+.1f}</text>'
