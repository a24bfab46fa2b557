"""Rolit written down from the rulebook with lists and loops: slow, obvious, and independent of the kernels."""

from __future__ import annotations

from dataclasses import dataclass

COLOURS = ["red", "yellow", "green", "blue"]
DIRECTIONS = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]

Board = list[list[str]]
Place = tuple[int, int]


@dataclass
class Table:
    """A board, who plays which colour, and whose turn it is. An empty hollow is the empty text."""

    board: Board
    colours: list[str]
    turn: int
    reversi: bool = False

    @property
    def size(self) -> int:
        return len(self.board)

    def colour(self) -> str:
        return self.colours[self.turn]


def setup(size: int, colours: list[str], first: int, reversi: bool = False) -> Table:
    """RO-02: four balls in the centre, clockwise from the top left; RO-12: two and two on the diagonals."""
    board = [[""] * size for _ in range(size)]
    low, high = size // 2 - 1, size // 2
    board[low][low], board[low][high], board[high][high], board[high][low] = COLOURS
    if reversi:
        board[low][low] = board[high][high] = colours[1]
        board[low][high] = board[high][low] = colours[0]
    return Table(board, colours, first, reversi)


def on_board(table: Table, row: int, column: int) -> bool:
    return 0 <= row < table.size and 0 <= column < table.size


def captures(table: Table, place: Place, colour: str) -> list[Place]:
    """RO-04, RO-05: walk each of the eight lines from the new ball until something else than another's ball is met."""
    taken: list[Place] = []
    for down, right in DIRECTIONS:
        line: list[Place] = []
        row, column = place[0] + down, place[1] + right
        while on_board(table, row, column) and table.board[row][column] not in ("", colour):
            line.append((row, column))
            row, column = row + down, column + right
        if line and on_board(table, row, column) and table.board[row][column] == colour:
            taken += line
    return sorted(taken)


def empty_hollows(table: Table) -> list[Place]:
    size = range(table.size)
    return [(row, column) for row in size for column in size if table.board[row][column] == ""]


def next_to_a_ball(table: Table, place: Place) -> bool:
    """RO-06."""
    around = [(place[0] + down, place[1] + right) for down, right in DIRECTIONS]
    return any(on_board(table, row, column) and table.board[row][column] != "" for row, column in around)


def capturing(table: Table, colour: str) -> list[Place]:
    return [place for place in empty_hollows(table) if captures(table, place, colour)]


def legal(table: Table) -> list[Place]:
    """RO-07, RO-08. In reversi (RO-12) nothing but captures; an empty list there means pass or the end."""
    forced = capturing(table, table.colour())
    if forced or table.reversi:
        return forced
    return [place for place in empty_hollows(table) if next_to_a_ball(table, place)]


def over(table: Table) -> bool:
    """RO-10; RO-12: when neither player can capture."""
    if table.reversi:
        return not any(capturing(table, colour) for colour in table.colours)
    return not empty_hollows(table)


def after(table: Table, place: Place | None) -> Table:
    """The table after a ball at `place`, or after a pass."""
    board = [row[:] for row in table.board]
    if place is not None:
        for row, column in [place, *captures(table, place, table.colour())]:
            board[row][column] = table.colour()
    return Table(board, table.colours, following(table), table.reversi)


def following(table: Table) -> int:
    """RO-03: clockwise round the board, to the next side at which somebody sits."""
    side = COLOURS.index(table.colour())
    ring = COLOURS[side + 1 :] + COLOURS[: side + 1]
    return next(table.colours.index(colour) for colour in ring if colour in table.colours)


def counts(table: Table) -> list[int]:
    return [sum(row.count(colour) for row in table.board) for colour in table.colours]


def perft(table: Table, depth: int) -> int:
    """How many sequences of `depth` moves there are; a pass is a move, and a game that is over before counts once."""
    if depth == 0 or over(table):
        return 1
    return sum(perft(after(table, place), depth - 1) for place in legal(table) or [None])
