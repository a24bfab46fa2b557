"""The table as an SVG picture."""

from __future__ import annotations

from parlour.games.tuki import shapes
from parlour.games.tuki.cards import COLUMNS, ROWS, SLOTS
from parlour.games.tuki.messages import waiting_for
from parlour.games.tuki.phases import TO_DISCARD
from parlour.games.tuki.scoring import SETS, Column, columns, score, value
from parlour.games.tuki.shapes import HIGH, WIDE, Placed, label
from parlour.games.tuki.state import TukiState
from parlour.games.tuki.text import SET_NAMES, counted, holding, notices, round_of, sheet_row, status, title

GAP, MARGIN, TOP = 12, 24, 168
PANEL_WIDE = 4 * (WIDE + GAP) + 52
PANEL_HIGH = 2 * (HIGH + GAP) + 116


def svg(state: TukiState) -> str:
    across = 2 if state.game.players in (2, 4) else 3
    down = -(-state.game.players // across)
    wide = MARGIN + across * (PANEL_WIDE + MARGIN)
    sheet_at = TOP + down * (PANEL_HIGH + MARGIN)
    high = sheet_at + 26 * (len(state.rounds) + bool(state.rounds)) + MARGIN // 2
    panels = [
        panel(
            state,
            seat,
            MARGIN + seat % across * (PANEL_WIDE + MARGIN),
            TOP + seat // across * (PANEL_HIGH + MARGIN),
        )
        for seat in range(state.game.players)
    ]
    inside = [header(state, wide), piles(state), *panels, *sheet(state, sheet_at)]
    return shapes.page(wide, high, title(state), inside)


def header(state: TukiState, wide: int) -> str:
    """The round on the left; on the right the expected step, and why the last turns have begun."""
    waits = label(wide - MARGIN, 64, sentence(str(waiting_for(state))), size=15, anchor="end")
    ending = label(wide - MARGIN, 88, sentence("".join(notices(state))), size=14, anchor="end")
    return label(MARGIN, 30, sentence(round_of(state)), size=19, bold=True) + waits + ending


def sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


def piles(state: TukiState) -> str:
    """The stock face down, the top of the discard, and the card in the mover's hand."""
    left, top = MARGIN + 8, 46
    parts = [shapes.stack(left, top, state.stock_count), caption(left, f"stock {state.stock_count}")]
    across = left + WIDE + 34
    if state.target == TO_DISCARD:
        parts.append(shapes.back(across, top, turning=True))
    elif state.discard:
        parts.append(shapes.front(across, top, state.discard[-1], None))
    else:
        parts.append(shapes.outline(across, top))
    parts.append(caption(across, f"discard {len(state.discard)}"))
    if state.taken is not None:
        held = across + WIDE + 34
        parts += [shapes.front(held, top, state.taken, None), caption(held, holding(state))]
    return "".join(parts)


def caption(left: int, words: str) -> str:
    return label(left + WIDE // 2, 46 + HIGH + 18, words, size=13, anchor="middle")


def panel(state: TukiState, seat: int, left: int, top: int) -> str:
    """One seat: its grid with columns and rows named, pairs and sets marked, and what it counts."""
    acting = state.actor == seat or state.hand == seat
    foot, right = top + PANEL_HIGH - 12, left + PANEL_WIDE - 16
    parts = [
        shapes.felt(left, top, PANEL_WIDE, PANEL_HIGH, acting),
        label(left + 16, top + 28, f"Seat {seat}{status(state, seat)}", size=16, bold=True),
        *names(left, top),
        *marks(columns(state.grids[seat]), left, top),
        *(slot(state, seat, index, left, top) for index in range(len(SLOTS))),
        label(left + 16, foot, f"{counted(state, seat)} {minus(score(state.grids[seat]))}", size=14),
        label(right, foot, f"total {minus(state.scores[seat])}", size=14, anchor="end"),
    ]
    return "".join(parts)


def names(left: int, top: int) -> list[str]:
    """Columns a–d above the grid, rows 1 and 2 beside it."""
    across = [(corner(2 * index, left, top)[0] + WIDE // 2, top + 54, name) for index, name in enumerate(COLUMNS)]
    down = [(left + 22, corner(index, left, top)[1] + HIGH // 2 + 4, name) for index, name in enumerate(ROWS)]
    return [label(x, y, name, size=12, anchor="middle") for x, y, name in across + down]


def corner(slot_index: int, left: int, top: int) -> Placed:
    column, row = divmod(slot_index, 2)
    return left + 40 + column * (WIDE + GAP), top + 62 + row * (HIGH + GAP)


def slot(state: TukiState, seat: int, index: int, left: int, top: int) -> str:
    card, (x, y) = state.grids[seat][index], corner(index, left, top)
    if card < 0:
        return shapes.back(x, y, turning=state.hand == seat and state.target == index)
    return shapes.front(x, y, card, value(state.grids[seat], index))


def marks(judged: tuple[Column, ...], left: int, top: int) -> list[str]:
    """A frame around each pair; below it what it is, and below the first column of a set what the set counts."""
    numbers = [column.number for column in judged]
    return [
        column_mark(column, numbers.index(column.number) == index, *corner(2 * index, left, top))
        for index, column in enumerate(judged)
        if column.pair
    ]


def column_mark(column: Column, leading: bool, x: int, y: int) -> str:
    points = SETS[column.pairs]
    words = SET_NAMES[max(column.pairs, 1)] + (f" {minus(points)}" if points and leading else "")
    return shapes.frame(x - 5, y - 5, WIDE + 10, 2 * HIGH + GAP + 10, bool(points)) + label(
        x + WIDE // 2, y + 2 * HIGH + GAP + 19, words, size=12, anchor="middle", bold=True
    )


def sheet(state: TukiState, top: int) -> list[str]:
    rows = [(f"round {number}", finished) for number, finished in enumerate(state.rounds, 1)]
    rows += [("total", state.scores)] if rows else []
    return [
        label(
            MARGIN,
            top + 18 + 26 * index,
            f"{name:9}" + minus(sheet_row(numbers)),
            size=15,
            mono=True,
            bold=name == "total",
        )
        for index, (name, numbers) in enumerate(rows)
    ]


def minus(number: object) -> str:
    return str(number).replace("-", "−")
