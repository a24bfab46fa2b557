"""Games between searching levels, compiled: `medium` as its bot, `hard` as its bot with a fixed number of nodes.

A `hard` with a fixed depth needs no other bound.

No search reads the clock, and tables are cleared after each game, so that a game depends on its number alone.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from parlour.compute.kernels import compiled, inline, jit, stream
from parlour.contract.game import Simulation
from parlour.games.rolit import policies
from parlour.games.rolit.engine.captures import capture
from parlour.games.rolit.engine.cells import peek, poke, trailing_zeros
from parlour.games.rolit.engine.crowd import judge, look, moved
from parlour.games.rolit.engine.desk import LIMIT, NODES, STOP
from parlour.games.rolit.engine.endgame import REVERSI, ROLIT
from parlour.games.rolit.engine.evaluation import UNIT, evaluate
from parlour.games.rolit.engine.files import course_name
from parlour.games.rolit.engine.grower import Grower
from parlour.games.rolit.engine.levels import FAR, GLANCE, sight
from parlour.games.rolit.engine.root import best_move
from parlour.games.rolit.engine.searcher import LAST
from parlour.games.rolit.engine.table import NO_MOVE
from parlour.games.rolit.engine.thinker import Thinker
from parlour.games.rolit.engine.tree import COUNT, FIRST, HOLLOW, ROOT, VISITS, grow
from parlour.games.rolit.engine.weights import brains
from parlour.games.rolit.kernel import NONE, ONE, Set, bracketed, how_many, lowest, runs
from parlour.games.rolit.playout import BOARD, EMPTY, LONGEST, OPEN, THINKER, TURN, play_on
from parlour.games.rolit.policies import begin_game, end_game
from parlour.games.rolit.state import RolitRules

U = np.uint64
Z: Any = np.int64
MEDIUM: Final = THINKER
HARD_NODES: Final = 2000
"""Nodes of a search of `hard` with two players."""
HARD_STEPS: Final = 200
"""Steps of its tree with three and four players."""
PART: Final = 16
"""Games that a thread plays at a time."""
BUCKETS: Final = 1 << 11
"""The size of the table of a two-player game."""


class Mind(NamedTuple):
    """The memory of a thread: for two players a desk, its table and the rule, else a tree and the endgame's stack."""

    desk: Any
    table: Any
    rule: int
    brains: Any
    links: Any
    worths: Any
    positions: Any
    control: Any
    shares: Any
    path: Any
    stack: Any
    promises: Any
    depth: int
    """The depth of `hard` with two players."""
    nodes: int
    """Most nodes to look at; 0: no limit."""


@compiled("int64(uint64[::1], uint64[::1], uint64, uint64, int64, uint64[::1], float64[::1])")
def best_hollow(balls: Any, after: Any, empty: Set, moves: Set, players: int, brains: Any, shares: Any) -> Any:
    """The move that looks best to the seat to move; of equal ones the first, row by row."""
    others = balls[1] | balls[2] | balls[3]
    left = Z(how_many(empty)) - 1
    best, top = -1, 0.0
    while moves != NONE:
        hollow, ball = trailing_zeros(moves), lowest(moves)
        moves ^= ball
        moved(balls, after, ball, capture(hollow, balls[0], others), players)
        if players > 2:
            judge(brains, after, empty ^ ball, left, players, shares)
            worth = shares[players - 1]
        elif left == 0:
            worth = float(Z(how_many(after[1])) - Z(how_many(after[0]))) * UNIT
        else:
            worth = -float(evaluate(brains[0], after[0], after[1], left))
        if best < 0 or worth > top:
            best, top = hollow, worth
    return best


@inline
def turn_to(board: Any, turn: int, players: int, here: Any) -> None:
    """Write the balls in turn from the seat to move."""
    for seat in range(players):
        here[seat] = board[(turn + seat) % players]
    for colour in range(players, 4):
        here[colour] = board[colour]


@jit
def between_two(m: Mind, own: Set, other: Set, neutral: Set, empty: Set, depth: int, nodes: int) -> Any:
    """Iterative deepening; the last completed depth counts, as in `Thinker.think`."""
    poke(m.desk, NODES, NONE)
    poke(m.desk, STOP, NONE)
    poke(m.desk, LIMIT, U(nodes))
    hollow = NO_MOVE
    for ahead in range(1, min(depth, Z(how_many(empty))) + 1):
        found = best_move(m.desk, own, other, neutral, empty, hollow, ahead, m.rule)
        if ahead > 1 and peek(m.desk, STOP) != NONE:
            break
        hollow = found
    return ONE << U(hollow)


@jit
def by_tree(m: Mind, here: Any, empty: Set, players: int) -> Any:
    """The most visited move; ties go to the higher promise, as in `Grower.think`."""
    m.control[:] = 0
    for colour in range(4):
        m.positions[ROOT, colour] = here[colour]
    grow(m.links, m.worths, m.positions, empty, players, m.brains, HARD_STEPS, m.control, m.shares, m.path)
    first, best, tried, promise = Z(m.links[0, FIRST]), 0, 0, 0.0
    for child in range(first, first + Z(m.links[0, COUNT])):
        visits = Z(m.links[child, VISITS])
        promises = m.worths[child, 0] / visits
        if visits > tried or (visits == tried and promises > promise):
            best, tried, promise = child, visits, promises
    return ONE << U(m.links[best, HOLLOW])


@jit
def to_the_end(m: Mind, here: Any, empty: Set, moves: Set, players: int) -> Any:
    """The best of the last moves, each seat for itself, as in `Company.at_depth`."""
    m.control[:] = 0
    left, others = Z(how_many(empty)) - 1, here[1] | here[2] | here[3]
    best, top = NONE, -1.0
    while moves != NONE:
        ball = lowest(moves)
        moves ^= ball
        moved(here, m.stack[left], ball, bracketed(runs(here[0], others), runs(ball, others)), players)
        look(m.stack, m.promises, m.brains, empty ^ ball, left, left, players, m.control)
        if m.promises[left, players - 1] > top:
            best, top = ball, m.promises[left, players - 1]
    return best


@inline
def thought(m: Mind, level: int, board: Any, turn: int, players: int, here: Any, after: Any) -> Any:
    """The ball that a level plays; a single legal move needs no search."""
    moves, empty = board[OPEN], board[EMPTY]
    if moves & (moves - ONE) == NONE:
        return moves
    turn_to(board, turn, players, here)
    if players == 2:
        depth, nodes = (GLANCE, 0) if level == MEDIUM else (m.depth, m.nodes)
        return between_two(m, here[0], here[1], here[2] | here[3], empty, depth, nodes)
    if level == MEDIUM:
        return ONE << U(best_hollow(here, after, empty, moves, players, m.brains, m.shares))
    if Z(how_many(empty)) <= LAST:
        return to_the_end(m, here, empty, moves, players)
    return by_tree(m, here, empty, players)


@jit
def play_games(
    m: Mind, starts: Any, reversi: bool, first: int, seed: Any, at: int, levels: Any, scores: Any, lengths: Any
) -> None:
    """Like `policies.play_games`, with searching levels."""
    board, now, who = np.zeros(BOARD, np.uint64), np.zeros(3, np.int64), np.zeros(len(levels), np.int64)
    rng, trace = np.zeros(1, np.uint64), np.zeros(LONGEST, np.uint8)
    here, after = np.zeros(4, np.uint64), np.zeros(4, np.uint64)
    for i in range(len(lengths)):
        rng[0] = stream(seed, at + i)
        place = begin_game(starts, first, levels, rng, board, now, who)
        m.table[:] = 0
        ball = NONE
        while not play_on(board, now, len(levels), reversi, who, ball, rng, trace):
            ball = thought(m, who[now[TURN]], board, now[TURN], len(levels), here, after)
        end_game(board, now, place, i, scores, lengths)


def simulate(game: RolitRules, levels: tuple[str, ...], n: int, seed: int, cores: int, number: int = 0) -> Simulation:
    """Like `policies.simulate`; every part of the games has search memory of its own."""

    def play(*given: Any) -> None:
        kept, mind = made(game)
        play_games(mind, *given)
        del kept

    return policies.simulate(game, levels, n, seed, cores, number, play, PART)


def made(game: RolitRules) -> tuple[Any, Mind]:
    """Fresh search memory, and the owner of the arrays it points to."""
    learned = brains(course_name(game.options.size, game.players, game.reversi))
    rule = REVERSI if game.reversi else ROLIT
    thinker = Thinker(game.options.size, rule, learned[0], BUCKETS if game.players == 2 else 1)
    tree = Grower(game.players, learned, 1 if game.players == 2 else 64 * (HARD_STEPS + 1))
    tools = (tree.links, tree.worths, tree.positions, tree.control, tree.shares, tree.path)
    desk, stack = thinker.guesses, np.zeros((LAST, 4), np.uint64)
    depth = sight(game.options)
    bounds = depth, HARD_NODES if depth == FAR else 0
    return thinker, Mind(desk.address, desk.table, rule, tree.addresses, *tools, stack, np.zeros((LAST, 4)), *bounds)
