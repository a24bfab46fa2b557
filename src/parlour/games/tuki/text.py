"""The table in plain text, readable without colour. Its words are notation: programs read them, and they stay."""

from __future__ import annotations

from parlour.games.tuki.cards import COLUMNS, HIDDEN, NAMES, PARROT, ROWS, Grid
from parlour.games.tuki.phases import OVER
from parlour.games.tuki.scoring import Column, columns, score, value
from parlour.games.tuki.state import TukiState
from parlour.games.tuki.view import last_turns

CELL, WIDE = 6, 34
SET_NAMES = ("", "pair", "four", "six", "eight")
ENDINGS = {
    "closed": "seat {closer} has closed the round",
    "stock": "the stock was rebuilt twice: everyone plays a last turn",
    "stalled": "nobody touches the stock: everyone plays a last turn",
}


def text(state: TukiState) -> str:
    lines = [title(state), piles(state), *notices(state), ""]
    for seat in range(0, state.game.players, 2):
        pair = range(seat, min(seat + 2, state.game.players))
        lines += [*side_by_side([seat_block(state, each) for each in pair]), ""]
    return "\n".join([*lines, *score_sheet(state)])


def title(state: TukiState) -> str:
    return f"Tuki Tuki, {state.headline()}"


def round_of(state: TukiState) -> str:
    return f"round {state.round} of {state.game.options.rounds}"


def holding(state: TukiState) -> str:
    return f"seat {state.seat} holds"


def counted(state: TukiState, seat: int) -> str:
    """The cards that a seat's score counts so far."""
    return "open cards" if state.hidden(seat) else "this round"


def piles(state: TukiState) -> str:
    top = NAMES[state.discard[-1]] if state.discard else "nothing"
    words = [f"stock {state.stock_count}", f"discard {top} (pile of {len(state.discard)})"]
    if state.taken is not None:
        words.append(f"in hand {NAMES[state.taken]} (from the {'stock' if state.drawn else 'discard'})")
    return "   ".join(words)


def notices(state: TukiState) -> list[str]:
    if not state.ending or state.phase == OVER:
        return []
    left = last_turns(state)
    coming = f"; last turns: {', '.join(f'seat {seat}' for seat in left)}" if left else ""
    return [ENDINGS[state.ending].format(closer=state.closer) + coming]


def seat_block(state: TukiState, seat: int) -> list[str]:
    grid, judged = state.grids[seat], columns(state.grids[seat])
    rows = [
        f"{row} " + "".join(cell(grid, 2 * column + index) for column in range(len(COLUMNS)))
        for index, row in enumerate(ROWS)
    ]
    return [
        f"seat {seat}{status(state, seat)}",
        "  " + "".join(name.center(CELL) for name in COLUMNS),
        *rows,
        "  " + "".join(mark(column).center(CELL) for column in judged),
        f"  {'open' if state.hidden(seat) else 'counts'} {score(grid)}, total {state.scores[seat]}",
    ]


def status(state: TukiState, seat: int) -> str:
    if state.over:
        return " wins" if seat in state.winners else ""
    if seat == state.closer:
        return " closed"
    moving = " to move" if seat == state.actor else ""
    return moving + (", last turn" if seat in last_turns(state)[:1] else "")


def cell(grid: Grid, slot: int) -> str:
    """`··` is face down, `P7` a parrot that mimics a 7, `P` one that mimics nothing."""
    card = grid[slot]
    if card == HIDDEN:
        return "··".center(CELL)
    number = value(grid, slot)
    shown = "" if number is None else str(number)
    return ("P" + shown if card == PARROT else shown).center(CELL)


def mark(column: Column) -> str:
    return SET_NAMES[max(column.pairs, 1)] if column.pair else ""


def side_by_side(blocks: list[list[str]]) -> list[str]:
    return ["".join(line.ljust(WIDE) for line in lines).rstrip() for lines in zip(*blocks, strict=True)]


def score_sheet(state: TukiState) -> list[str]:
    """One line for each finished round, and the totals."""
    lines = [f"round {number:<3}" + sheet_row(finished) for number, finished in enumerate(state.rounds, 1)]
    return [*lines, "total    " + sheet_row(state.scores)] if lines else []


def sheet_row(numbers: tuple[int, ...]) -> str:
    return "".join(f"{number:>6}" for number in numbers)
