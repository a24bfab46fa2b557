"""Games between policies, compiled; the tables of `solver.policies` hold each seat's choices."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.compute.kernels import below, in_parts, inline, jit, stream
from parlour.contract.game import Simulation
from parlour.games.shutbox.choices import nth, ways
from parlour.games.shutbox.encoding import PLAYERS, SETS_FROM, START_ROW, Tables
from parlour.games.shutbox.fast.simulation import random_action
from parlour.games.shutbox.kernel import act, begin, demanded, score_of
from parlour.games.shutbox.layout import (
    IN,
    LEADER,
    OPENING,
    OVER,
    PHASE,
    ROLL,
    ROLLING,
    ROW,
    SEAT,
    SHUTTING,
    SIZE,
    THROWING,
    WINNERS,
)
from parlour.games.shutbox.row import fits, most_dice
from parlour.games.shutbox.solver.policies import ALONE, CHILD, KIND, RANDOM, SLIPPING, TO_WIN, Book, book, seated
from parlour.games.shutbox.state import ShutBoxRules


@inline
def childs_action(p: Any, t: Tables, shown: Any, rng: Any) -> int:
    """See `child`: one decision in four is a random move."""
    if below(rng, 4) == 0:
        return nth(p, t, below(rng, ways(p, t)))
    row, found, liked = p[ROW + p[SEAT]], 0, -1
    if p[PHASE] == THROWING:
        return most_dice(row, t)
    if p[PHASE] != SHUTTING:
        return int(p[PHASE] > SHUTTING)
    must, roll = demanded(p, t), p[ROLL]
    for i in range(t[SETS_FROM + roll], t[SETS_FROM + roll + 1]):
        mask = t[i]
        if fits(t, i, row, must):
            many, biggest = 0, 0
            for n in range(20):
                if mask >> n & 1:
                    many, biggest = many + 1, n + 1
            likes = (1000 if mask == shown[roll] else 0) + 40 * (20 - many) + biggest
            if likes > liked:
                liked, found = likes, mask
    return int(found)


@inline
def table_to_win(p: Any, t: Tables, b: Book) -> int:
    """The table of who is to move: by the seats in this game, its place, and what it has to beat."""
    players, before, seats, place, best, tied = t[PLAYERS], True, 0, 0, 1 << 60, 0
    for i in range(players):
        other = (p[LEADER] + i) % players
        if p[IN] >> other & 1:
            seats += 1
            before = before and other != p[SEAT]
            if before:
                place += 1
                level = b.level[p[ROW + other]]
                tied = 1 if level < best else tied + (level == best)
                best = min(best, level)
    return int(b.starts[seats, place] + (0 if place == 0 else (tied - 1) * b.levels + best))


@inline
def best_action(p: Any, t: Tables, b: Book, table: int, noise: float) -> int:
    """The first of the best moves by a table."""
    row = p[ROW + p[SEAT]]
    if p[PHASE] != SHUTTING:
        return int(b.dice[table, row if p[PHASE] == THROWING else t[START_ROW]])
    must, roll, found, best = demanded(p, t), p[ROLL], 0, 0.0
    for i in range(t[SETS_FROM + roll], t[SETS_FROM + roll + 1]):
        mask = t[i]
        if fits(t, i, row, must):
            worth = b.worth[table, row & ~mask]
            if found == 0 or worth > best + noise:
                best, found = worth, mask
    return int(found)


@jit
def action(p: Any, t: Tables, who: Any, b: Book, shown: Any, rng: Any) -> int:
    """A throw of the dice, or the move of the seat to move."""
    if p[PHASE] == OPENING or p[PHASE] == ROLLING or who[p[SEAT], KIND] == RANDOM:
        return random_action(p, t, rng)
    kind, slips = who[p[SEAT], KIND], who[p[SEAT], SLIPPING]
    if kind == CHILD or (slips > 0 and below(rng, 10) < slips):
        return childs_action(p, t, shown, rng)
    if kind == ALONE:
        return best_action(p, t, b, 0, b.noise[0])
    return best_action(p, t, b, table_to_win(p, t, b), b.noise[1])


@jit
def play_games(
    t: Tables, who: Any, b: Book, shown: Any, seed: int, first: int, scores: Any, lengths: Any, winners: Any
) -> None:
    """Games number `first`, `first + 1`, … of a seed; each has a random stream of its own."""
    p, rng = np.zeros(SIZE, dtype=np.int64), np.zeros(1, dtype=np.uint64)
    for i in range(len(lengths)):
        rng[0] = stream(seed, first + i)
        begin(p, t)
        length = 0
        while p[PHASE] != OVER:
            act(p, t, action(p, t, who, b, shown, rng))
            length += 1
        lengths[i] = length
        for seat in range(scores.shape[1]):
            scores[i, seat] = score_of(p, t, seat)
            winners[i, seat] = p[WINNERS] >> seat & 1


def shown_sets(game: ShutBoxRules) -> Any:
    """For each roll the set of the numbers on the dice, -1 if two dice show the same."""
    known = [
        sum(1 << (face - 1) for face in roll) if len(set(roll)) == len(roll) else -1 for roll in game.tables[1].rolls
    ]
    return np.array(known, np.int64)


def simulate(game: ShutBoxRules, levels: tuple[str, ...], n: int, seed: int, cores: int, first: int = 0) -> Simulation:
    t, _ = game.tables
    who, shown = seated(game, levels), shown_sets(game)
    b = book(game, bool((who[:, KIND] == TO_WIN).any()))
    scores, lengths = np.empty((n, game.players), dtype=np.int64), np.empty(n, dtype=np.int64)
    winners = np.empty((n, game.players), dtype=np.bool_)
    size = n if cores == 1 else -(-n // (cores * 8))

    def part(at: int) -> None:
        end = at + size
        play_games(t, who, b, shown, seed, first + at, scores[at:end], lengths[at:end], winners[at:end])

    in_parts(part, n, size, cores)
    return Simulation(scores, lengths, winners, first=first)
