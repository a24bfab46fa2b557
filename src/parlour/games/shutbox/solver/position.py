"""Sets up a position: the open numbers, the dice, and the other players' rows."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from parlour.compute.words import cells
from parlour.errors import BadOption
from parlour.games.shutbox import kernel
from parlour.games.shutbox import layout as at
from parlour.games.shutbox.encoding import encoded
from parlour.games.shutbox.notation import Roll
from parlour.games.shutbox.sets import mask_of, numbers_of
from parlour.games.shutbox.solver.others import Others
from parlour.games.shutbox.solver.variation import Box, changed
from parlour.games.shutbox.state import ShutBoxState
from parlour.speech.message import Message


def position(game: Box, numbers: tuple[int, ...], roll: Roll | None) -> ShutBoxState:
    """Seat 0 is in its turn with these numbers open and, if a roll is given, has just rolled it."""
    return position_among(game, numbers, roll, Others((None,), 0, frozenset()))


def position_among(game: Box, numbers: tuple[int, ...], roll: Roll | None, others: Others) -> ShutBoxState:
    """The same with other players: a seat for each in turn order, the asking player included."""
    row = _mask(game, "open", numbers)
    seats = {"players": max(game.players, len(others.rows)) if len(others.rows) == 1 else len(others.rows)}
    first = changed(game, seats | {"first": 0})
    begun = first.start()
    p = cells(begun.position)
    for seat, shown in enumerate(others.rows):
        if shown is not None:
            _stand(p, first, seat, _mask(game, "rows", shown))
    _stand(p, first, others.me, row)
    for seat in others.done:
        p[at.DONE] |= 1 << seat
    p[at.SEAT] = others.me
    kernel.begin_roll(p, encoded(first.options)[0])
    if roll is not None:
        _roll(p, first, roll)
    return replace(begun, position=p.tobytes())


def _mask(game: Box, name: str, numbers: tuple[int, ...]) -> int:
    row, start = mask_of(numbers), game.options.start_row
    if not numbers or row & ~start or len(set(numbers)) < len(numbers):
        why = Message("option-shutbox-open", {"numbers": numbers_of(start)})
        raise BadOption(name, ",".join(map(str, numbers)), why)
    return row


def _stand(p: Any, game: Box, seat: int, row: int) -> None:
    p[at.ROW + seat], p[at.HALF + seat] = row, _half(game, row)


def _roll(p: Any, game: Box, roll: Roll) -> None:
    """The acting player's roll."""
    tables, known = encoded(game.options)
    faces = tuple(reversed(roll.faces))
    low, high = (len(faces), len(faces)) if p[at.PHASE] == at.THROWING else (int(p[at.COUNT]),) * 2
    if faces not in known.number or not low <= len(faces) <= high:
        raise BadOption("dice", str(roll), Message("option-shutbox-dice", {"dice": game.options.dice}))
    p[at.COUNT], p[at.PHASE] = len(faces), at.ROLLING
    kernel.act(p, tables, known.number[faces])


def _half(game: Box, row: int) -> int:
    """SB-28: a row with numbers of one half only has been chosen; 0 where that is still open or not asked."""
    if game.options.parity != "choice":
        return 0
    return 1 if not row & at.ODDS else 2 if not row & at.EVENS else 0
