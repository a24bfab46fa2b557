"""Reads the other players' rows, `1,2,9/me/3,4x`, or the best score so far and the number still to come."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from parlour.errors import BadOption
from parlour.games.shutbox.sets import numbers_of
from parlour.games.shutbox.solver.row.graph import graph
from parlour.games.shutbox.solver.variation import Box, changed
from parlour.speech.message import Message

ME, IS_OUT = "me", "x"
NAMES = {"rows": "rows", "best": "best", "to_come": "to_come"}
"""The details named in messages; a surface may replace them with its own."""


@dataclass(frozen=True)
class Others:
    """In turn order: each seat's open numbers (`None`: all), the asking seat, and the seats whose turn is over."""

    rows: tuple[tuple[int, ...] | None, ...]
    me: int
    done: frozenset[int]


def others_of(game: Box, rows: str | None, best: int | None, to_come: int) -> Others:
    """From `rows` (`1,2,9/me/3,4x`) or the `best` score so far, and the number of seats still to come."""
    o = game.options
    if o.match:
        raise BadOption("until", o.until, Message("advise-match"))
    if to_come < 0:
        raise BadOption("to_come", to_come, Message("advise-to-come"))
    found = _round_and_round(rows, best, to_come) if o.order == "rounds" else _in_turn(game, rows, best, to_come)
    _check_seats(game, len(found.rows), _typed(rows, best, to_come))
    return found


def _in_turn(game: Box, rows: str | None, best: int | None, to_come: int) -> Others:
    if rows is not None and best is not None:
        raise BadOption("best", best, Message("advise-best-or-rows", NAMES))
    before = _read(rows) if rows is not None else [] if best is None else [_row_of(game, best)]
    if before and before[-1] == ME:
        before = before[:-1]
    if ME in before:
        raise BadOption("rows", rows, Message("advise-rows-last", NAMES))
    shown = tuple(_numbers(row) for row in before)
    done = frozenset(range(len(shown)))
    return Others((*shown, None, *(None,) * to_come), len(shown), done)


def _typed(rows: str | None, best: int | None, to_come: int) -> tuple[str, object]:
    """The detail that seats the most, and its value."""
    if to_come:
        return "to_come", to_come
    return ("best", best) if rows is None else ("rows", rows)


def _check_seats(game: Box, players: int, typed: tuple[str, object]) -> None:
    """Blames too many players on the detail that brought them."""
    try:
        changed(game, {"players": players, "first": 0})
    except BadOption as error:
        raise BadOption(*typed, Message("advise-seats", {"players": players, "why": error.why})) from None


def _round_and_round(rows: str | None, best: int | None, to_come: int) -> Others:
    """SB-21: every player has started, or is out."""
    if best is not None:
        raise BadOption("best", best, Message("advise-rows-all", NAMES))
    if to_come:
        raise BadOption("to_come", to_come, Message("advise-rows-all", NAMES))
    if rows is None:
        raise BadOption("rows", "", Message("advise-rows-all", NAMES))
    listed = _read(rows)
    if ME not in listed:
        listed = [ME, *listed]
    if listed.count(ME) > 1:
        raise BadOption("rows", rows, Message("advise-rows-once"))
    done = frozenset(seat for seat, row in enumerate(listed) if row.endswith(IS_OUT))
    shown = tuple(None if row == ME else _numbers(row) for row in listed)
    return Others(shown, listed.index(ME), done)


def _read(rows: str) -> list[str]:
    return [part.strip().lower() for part in rows.split("/")]


def _numbers(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(part) for part in text.removesuffix(IS_OUT).replace("+", ",").split(","))
    except ValueError:
        raise BadOption("rows", text, Message("advise-rows-form")) from None


def _row_of(game: Box, best: int) -> str:
    """Some row with that score, where only the score matters."""
    if game.options.tie == "roll":
        raise BadOption("best", best, Message("advise-best-roll", NAMES))
    g = graph(game.options)
    rows = np.arange(1, g.start + 1)
    rows = rows[rows & ~g.start == 0]
    found = rows[g.score[rows] == best]
    if not len(found):
        low, high = int(g.score[rows].min()), int(g.score[rows].max())
        raise BadOption("best", best, Message("advise-best-score", {"low": low, "high": high}))
    return ",".join(map(str, numbers_of(int(found[0]))))
