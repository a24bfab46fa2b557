"""Four ways to choose a move among three or four, each with a limit of nodes: what `among.py` lets play each other."""

from __future__ import annotations

from math import inf
from time import process_time
from typing import TypeAlias

import numpy as np

from bench.rolit_engine.alliance import resist
from bench.rolit_engine.reply import answer
from parlour.games.rolit.board import hollows_in
from parlour.games.rolit.engine.company import DEEPEST
from parlour.games.rolit.engine.crowd import LIMIT, STOP, look
from parlour.games.rolit.engine.evaluation import Brain
from parlour.games.rolit.engine.grower import Grower
from parlour.games.rolit.kernel import captured, hollows

Balls: TypeAlias = list[int]


def put(balls: Balls, hollow: int) -> Balls:
    """The balls after the first of them has put one more, still in turn from that seat."""
    taken = int(captured(balls[0], balls[1] | balls[2] | balls[3], 1 << hollow))
    return [balls[0] | taken | 1 << hollow, *(each & ~taken for each in balls[1:])]


def passed_on(balls: Balls, players: int) -> Balls:
    return balls[1:players] + balls[:1] + balls[players:]


def open_to(balls: Balls, empty: int) -> list[int]:
    return list(hollows_in(int(hollows(balls[0], balls[1] | balls[2] | balls[3], empty))))


class Way:
    """Iterative deepening: the best move of the last depth, or of the part of it that was searched."""

    def __init__(self, players: int, brains: tuple[Brain, ...], nodes: int) -> None:
        self.players, self.brains, self.nodes = players, brains, nodes
        self.addresses = np.array([brain.address for brain in brains], np.uint64)
        self.stack, self.shares = np.zeros((DEEPEST + 2, 4), np.uint64), np.zeros((DEEPEST + 2, 4))
        self.sheets, self.control = np.zeros((DEEPEST + 2, 256), np.int64), np.zeros(3, np.int64)
        self.seconds, self.moves = 0.0, 0

    def choose(self, balls: Balls, empty: int) -> int:
        began = process_time()
        hollow = self.best(balls, empty)
        self.seconds, self.moves = self.seconds + process_time() - began, self.moves + 1
        return hollow

    def best(self, balls: Balls, empty: int) -> int:
        order = open_to(balls, empty)
        after = {hollow: put(balls, hollow) for hollow in order}
        self.control[:] = 0
        self.control[LIMIT] = self.nodes
        for depth in range(min(empty.bit_count(), DEEPEST)):
            found: dict[int, float] = {}
            for hollow in order:
                value = self.value(after[hollow], empty ^ 1 << hollow, depth, max(found.values(), default=-1.0))
                if self.control[STOP]:
                    break
                found[hollow] = value
            order.sort(key=lambda hollow: -found.get(hollow, -1.0))
            if self.control[STOP]:
                break
        return order[0]

    def value(self, after: Balls, left: int, depth: int, alpha: float) -> float:
        raise NotImplementedError


class MaxN(Way):
    def value(self, after: Balls, left: int, depth: int, alpha: float) -> float:
        self.stack[depth] = passed_on(after, self.players)
        where = (self.stack, self.shares, self.addresses, left, left.bit_count(), depth, self.players, self.control)
        look(*where)
        return float(self.shares[depth, self.players - 1])


class Paranoid(Way):
    def value(self, after: Balls, left: int, depth: int, alpha: float) -> float:
        self.stack[depth] = passed_on(after, self.players)
        where = (self.stack, self.sheets, self.shares[0], self.addresses, left, left.bit_count(), depth, self.players)
        return float(resist(*where, self.players - 1, alpha, 2.0, self.control))


class BestReply(Way):
    def value(self, after: Balls, left: int, depth: int, alpha: float) -> float:
        self.stack[depth] = after
        where = (self.stack, self.sheets, self.shares[0], self.addresses, left, left.bit_count(), depth, self.players)
        return float(answer(*where, False, alpha, 2.0, self.control))


class Tree(Way):
    """Monte Carlo tree search; a node here is a step of its growth."""

    def __init__(self, players: int, brains: tuple[Brain, ...], nodes: int) -> None:
        super().__init__(players, brains, nodes)
        self.grower = Grower(players, brains)

    def best(self, balls: Balls, empty: int) -> int:
        return self.grower.think(tuple(balls), empty, inf, self.nodes).hollow


WAYS = {"tree": Tree, "maxn": MaxN, "paranoid": Paranoid, "reply": BestReply}
