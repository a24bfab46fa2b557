"""Rolit's learned weights against themselves, packed: `python -m bench.rolit_engine.packed FOLDER [NAME …]`.

FOLDER has the weights as they were learned (`NAME.npz`). Every opening of random moves is played once by each side, or
among three and four once by the packed weights in each seat. Both sides think by nodes, not by time; the end is exact.
A process a course; prints the score of the packed weights with its 95 % interval while the match goes on.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from parlour.games.rolit.board import hollows_in, whole_board
from parlour.games.rolit.engine.courses import COURSES, starts
from parlour.games.rolit.engine.endgame import REVERSI, ROLIT
from parlour.games.rolit.engine.evaluation import Brain
from parlour.games.rolit.engine.grower import Grower
from parlour.games.rolit.engine.packing import pack
from parlour.games.rolit.engine.position import Position
from parlour.games.rolit.engine.thinker import Thinker
from parlour.games.rolit.engine.unpacking import unpacked
from parlour.games.rolit.kernel import captured, hollows

NODES, STEPS, EXACT, GAMES = 4_000, 300, 10, 4_000


def brains(weights: Any, name: str) -> tuple[Brain, ...]:
    size, players, _ = COURSES[name]
    return tuple(Brain(size, each, many=players > 2) for each in weights)


def between_two(name: str, sides: list[tuple[Brain, ...]], random: Random) -> Iterator[float]:
    size, _, reversi = COURSES[name]
    rule = REVERSI if reversi else ROLIT
    thinkers = [Thinker(size, rule, each[0], 1 << 14) for each in sides]
    while True:
        begin = opening(size, reversi, rule, random)
        for first in range(2):
            for each in thinkers:
                each.guesses.forget()
                each.proofs.forget()
            lead = played(begin, rule, [thinkers[first], thinkers[1 - first]])
            yield (1 + np.sign(lead if first == 0 else -lead)) / 2


def opening(size: int, reversi: bool, rule: int, random: Random) -> Position:
    while True:
        one, two, *rest = random.choice(starts(size, 2, reversi))
        position = Position(one, two, rest[0] | rest[1], whole_board(size) & ~(one | two | rest[0] | rest[1]))
        for _ in range(random.randint(6, 9)):
            position = position.after(1 << random.choice(list(hollows_in(position.open_hollows(rule))) or [0]))
            if not position.open_hollows(rule):
                break
        else:
            return position


def played(position: Position, rule: int, thinkers: list[Thinker]) -> int:
    """How far the first to move is ahead at the end."""
    turn, idle = 0, 0
    while position.empty and idle < 2:
        ball, idle = 0, idle + 1
        if position.open_hollows(rule):
            nodes = 0 if position.empties <= EXACT else NODES
            ball, idle = thinkers[turn].think(position, 1e6, nodes=nodes).ball, 0
        position, turn = position.after(ball), 1 - turn
    lead = position.own.bit_count() - position.other.bit_count()
    return -lead if turn else lead


def among_several(name: str, sides: list[tuple[Brain, ...]], random: Random) -> Iterator[float]:
    size, players, _ = COURSES[name]
    growers = [Grower(players, each, 1 << 15) for each in sides]
    while True:
        balls = random.choice(starts(size, players, False))
        empty = whole_board(size) & ~(balls[0] | balls[1] | balls[2] | balls[3])
        for _ in range(random.randint(2 * players, 3 * players)):
            balls, empty = moved(balls, empty, random.choice(open_hollows(balls, empty)), players)
        for packed in range(players):
            yield share(balls, empty, packed, growers, players)


def share(balls: tuple[int, ...], empty: int, packed: int, growers: list[Grower], players: int) -> float:
    """The packed weights' share of the win; all others play with the learned ones."""
    turn = 0
    while empty:
        found = growers[0 if turn == packed else 1].think(balls, empty, math.inf, STEPS)
        balls, empty = moved(balls, empty, found.hollow, players)
        turn = (turn + 1) % players
    counts = [balls[(seat - turn) % players].bit_count() for seat in range(players)]
    return (counts[packed] == max(counts)) / counts.count(max(counts))


def open_hollows(balls: tuple[int, ...], empty: int) -> list[int]:
    return list(hollows_in(int(hollows(balls[0], balls[1] | balls[2] | balls[3], empty))))


def moved(balls: tuple[int, ...], empty: int, hollow: int, players: int) -> tuple[tuple[int, ...], int]:
    ball = 1 << hollow
    taken = int(captured(balls[0], balls[1] | balls[2] | balls[3], ball))
    after = [each & ~taken for each in balls]
    after[0] |= taken | ball
    return (*after[1:players], after[0], *after[players:]), empty ^ ball


def match(folder: str, name: str, seed: int) -> None:
    size, players, reversi = COURSES[name]
    with np.load(Path(folder) / f"{name}.npz") as kept:
        learned = kept["weights"]
    file = pack(learned, size, players, reversi)
    sides = [brains(unpacked(file), name), brains(learned, name)]
    games = (between_two if players == 2 else among_several)(name, sides, Random(seed))
    shares = list[float]()
    for number in range(1, GAMES + 1):
        shares.append(float(next(games)))
        if number % (50 * players) == 0:
            half = 1.96 * np.std(shares) / math.sqrt(number)
            told = f"{np.mean(shares):.3f} ± {half:.3f}, even is {1 / players:.3f}"
            print(f"{name} {len(file) / 1000:.0f} kB, seed {seed}, {number} games: {told}", flush=True)


if __name__ == "__main__":
    context = get_context("spawn")
    wanted = sys.argv[2:] or list(COURSES)
    matches = [context.Process(target=match, args=(sys.argv[1], name, seed)) for seed, name in enumerate(wanted)]
    for each in matches:
        each.start()
    for each in matches:
        each.join()
