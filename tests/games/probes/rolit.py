"""Probes of what the pages of Rolit say, and of Othello on its board."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import Any

from parlour.contract.game import CHANCE, Game
from parlour.contract.state import State
from parlour.errors import IllegalMove
from tests.games.probes import probe

Facts = Mapping[str, Any]
Board = list[list[str | None]]
WAYS = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)]


@lru_cache(maxsize=16)
def positions(game: Game) -> tuple[tuple[State[Any], str | None], ...]:
    """Every position of a few random games, with the step taken there."""
    found: list[tuple[State[Any], str | None]] = []
    for seed in range(3):
        state, random = game.start(), Random(seed)
        while not state.over:
            step = random.choice(state.allowed())
            found.append((state, step))
            state = state.play(step)
        found.append((state, None))
    return tuple(found)


def turns(game: Game) -> list[tuple[State[Any], str]]:
    return [(state, step) for state, step in positions(game) if step and state.actor != CHANCE]


def ends(game: Game) -> list[State[Any]]:
    return [state for state, step in positions(game) if step is None]


def cells(state: State[Any]) -> Board:
    return [list(row) for row in state.view()["cells"]]


def at(step: str) -> tuple[int, int]:
    return int(step[1:]) - 1, ord(step[0]) - ord("a")


def trapped(board: Board, row: int, column: int, colour: str) -> set[tuple[int, int]]:
    size, found = len(board), set[tuple[int, int]]()
    for down, right in WAYS:
        line: list[tuple[int, int]] = []
        r, c = row + down, column + right
        while 0 <= r < size and 0 <= c < size and board[r][c] not in (None, colour):
            line.append((r, c))
            r, c = r + down, c + right
        if line and 0 <= r < size and 0 <= c < size and board[r][c] == colour:
            found |= set(line)
    return found


def touches(board: Board, row: int, column: int) -> bool:
    size = len(board)
    near = [(row + down, column + right) for down, right in WAYS]
    return any(0 <= r < size and 0 <= c < size and board[r][c] for r, c in near)


def captures(state: State[Any]) -> set[tuple[int, int]]:
    board, colour = cells(state), colour_of(state)
    empty = [(r, c) for r in range(len(board)) for c in range(len(board)) if board[r][c] is None]
    return {place for place in empty if trapped(board, *place, colour)}


def colour_of(state: State[Any]) -> str:
    return str(state.view()["seats"][state.actor]["colour"])


def moves(state: State[Any]) -> set[tuple[int, int]]:
    return {at(str(move)) for move in state.legal() if str(move) != "pass"}


@probe("rules-rolit-aim")
def _(game: Game, facts: Facts) -> bool | None:
    full = all(ball for state in ends(game) for row in cells(state) for ball in row)
    return full and most_balls_win(game)


@probe("rules-rolit-reversi-aim")
def _(game: Game, facts: Facts) -> bool | None:
    """Somebody passed, or the board was full; nobody could capture any more."""
    passes = any(step == "pass" for _, step in turns(game))
    return (passes or any(None in row for state in ends(game) for row in cells(state))) and most_balls_win(game)


def balls(state: State[Any], colour: str) -> int:
    return sum(row.count(colour) for row in cells(state))


def most_balls_win(game: Game) -> bool:
    return all(
        list(state.winners) == [seat for seat, count in enumerate(state.scores) if count == max(state.scores)]
        and all(
            each["count"] == sum(row.count(each["colour"]) for row in cells(state)) for each in state.view()["seats"]
        )
        for state in ends(game)
    )


@probe("rules-rolit-setup")
def _(game: Game, facts: Facts) -> bool | None:
    board, size = cells(game.start()), facts["size"]
    centre = [board[size // 2 - 1][size // 2 - 1 : size // 2 + 1], board[size // 2][size // 2 - 1 : size // 2 + 1]]
    balls = [ball for row in board for ball in row if ball]
    return len(board) == size and len(set(centre[0] + centre[1])) == len(balls) == 4


@probe("rules-rolit-reversi-setup")
def _(game: Game, facts: Facts) -> bool | None:
    board, size = cells(game.start()), facts["size"]
    (a, b), (c, d) = (row[size // 2 - 1 : size // 2 + 1] for row in board[size // 2 - 1 : size // 2 + 1])
    return len(board) == size and a == d and b == c and None not in (a, b) and a != b


@probe("rules-rolit-colours", "rules-rolit-reversi-colours")
def _(game: Game, facts: Facts) -> bool | None:
    seated = [f"rolit-colour-{seat['colour']}" for seat in game.start().view()["seats"]]
    return seated == [colour.id for colour in facts["colours"]]


@probe("rules-rolit-neutral")
def _(game: Game, facts: Facts) -> bool | None:
    """These colours lie on the board, nobody plays them, and some of their balls are captured."""
    names = [colour.id.removeprefix("rolit-colour-") for colour in facts["colours"]]
    counts = [{each["name"]: each["count"] for each in state.view()["colours"]} for state in ends(game)]
    played = {seat["colour"] for seat in game.start().view()["seats"]}
    return not played & set(names) and any(count[name] == 0 for count in counts for name in names)


@probe("rules-rolit-first", "rules-rolit-ours[again]")
def _(game: Game, facts: Facts) -> bool | None:
    """Each colour that is played can come up and then starts; no neutral one can."""
    start, seats = game.start(), game.start().view()["seats"]
    if start.actor != CHANCE:
        return False
    rolled = {str(roll).removeprefix("first:"): start.play(roll) for roll, _ in start.chances()}
    return set(rolled) == {seat["colour"] for seat in seats} and all(
        seats[state.actor]["colour"] == colour for colour, state in rolled.items()
    )


@probe("rules-first-alone", "rules-first-seat:rolit")
def _(game: Game, facts: Facts) -> bool | None:
    return game.start().actor == facts["name"].seat


@probe("rules-rolit-turn", "rules-rolit-reversi-turn")
def _(game: Game, facts: Facts) -> bool | None:
    """Exactly the trapped balls turn, and those that have turned trap nothing."""
    for state, step in turns(game):
        if step == "pass":
            continue
        board, colour = cells(state), colour_of(state)
        turned = trapped(board, *at(step), colour) | {at(step)}
        wanted = [[colour if (r, c) in turned else ball for c, ball in enumerate(row)] for r, row in enumerate(board)]
        if cells(state.play(step)) != wanted:
            return False
    return True


@probe("rules-rolit-must")
def _(game: Game, facts: Facts) -> bool | None:
    can = [state for state, _ in turns(game) if captures(state)]
    return all(moves(state) == captures(state) for state in can) if can else None


@probe("rules-rolit-cannot", "rules-rolit-ours[corners]")
def _(game: Game, facts: Facts) -> bool | None:
    """Without a capture every empty hollow beside a ball is allowed, also diagonally, and passing is not."""
    cannot = [state for state, _ in turns(game) if not captures(state)]
    for state in cannot:
        board = cells(state)
        empty = {(r, c) for r, row in enumerate(board) for c, ball in enumerate(row) if ball is None}
        if moves(state) != {place for place in empty if touches(board, *place)} or "pass" in state.allowed():
            return False
    return True if cannot else None


@probe("rules-rolit-reversi-cannot")
def _(game: Game, facts: Facts) -> bool | None:
    passes = [state for state, step in turns(game) if step == "pass"]
    return all(moves(state) == captures(state) for state, _ in turns(game)) and all(not captures(s) for s in passes)


@probe("rules-rolit-ours[picture]")
def _(game: Game, facts: Facts) -> bool | None:
    """Clockwise from the top left, and the seats take their turns in this order."""
    ring = ["red", "yellow", "green", "blue"]
    board, half = cells(game.start()), len(cells(game.start())) // 2
    lie = [board[half - 1][half - 1], board[half - 1][half], board[half][half], board[half][half - 1]]
    order = [colour for colour in ring if colour in {seat["colour"] for seat in game.start().view()["seats"]}]
    turn = [colour_of(state) for state, _ in turns(game)]
    follow = {(one, turn[i + 1]) for i, one in enumerate(turn[:6])}
    return lie == ring and all(two == order[(order.index(one) + 1) % len(order)] for one, two in follow)


@probe("rules-rolit-ours[shared]")
def _(game: Game, facts: Facts) -> bool | None:
    """A random game that ends with equal counts is shared."""
    for seed in range(25):
        state, random = game.start(), Random(seed)
        while not state.over:
            state = state.play(random.choice(state.allowed()))
        best = [seat for seat, count in enumerate(state.scores) if count == max(state.scores)]
        if len(best) > 1:
            return list(state.winners) == best
    return None


@probe("rules-rolit-final")
def _(game: Game, facts: Facts) -> bool | None:
    """An illegal move is refused, and the position is the same; no step takes a move back."""
    state, step = turns(game)[0]
    board = cells(state)
    occupied = next(f"{chr(97 + c)}{r + 1}" for r, row in enumerate(board) for c, ball in enumerate(row) if ball)
    try:
        state.play(occupied)
    except IllegalMove:
        return cells(state) == board and all(at(move) for move in state.play(step).allowed())
    return False
