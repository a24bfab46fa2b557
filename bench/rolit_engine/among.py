"""Matches of ways to think among three or four.

`python -m bench.rolit_engine.among SIZE PLAYERS MILLISECONDS GAMES OUT [SEED]`.

Every pair of ways plays from random openings of 2 to 6 moves, each opening with every mixture of the two at the
table, so that both sit on every seat equally often. Each way gets a number of nodes that takes about the same
processor time a move; what it really took is written down. Every finished pair is a line of the file OUT, and a run
that finds one leaves that pair out. The share is the first way's part of all wins with its 95 % interval over openings.
"""

from __future__ import annotations

import json
import math
import sys
from itertools import combinations, product
from pathlib import Path
from random import Random

from bench.rolit_engine.ways import WAYS, Balls, Way, open_to, passed_on, put
from parlour.games.rolit.board import whole_board
from parlour.games.rolit.engine.courses import starts
from parlour.games.rolit.engine.evaluation import Brain
from parlour.games.rolit.engine.files import course_name
from parlour.games.rolit.engine.weights import brains


def opening(random: Random, size: int, players: int) -> Balls:
    balls = list(random.choice(starts(size, players, False)))
    for _ in range(random.randint(2, 6)):
        empty = whole_board(size) & ~(balls[0] | balls[1] | balls[2] | balls[3])
        balls = passed_on(put(balls, random.choice(open_to(balls, empty))), players)
    return balls


def wins(balls: Balls, size: int, seated: list[Way]) -> list[float]:
    """Play on, one way a seat in turn: the part of the win that falls to each (RO-10)."""
    players, ply = len(seated), 0
    while empty := whole_board(size) & ~(balls[0] | balls[1] | balls[2] | balls[3]):
        balls = passed_on(put(balls, seated[ply % players].choose(balls, empty)), players)
        ply += 1
    counts = [balls[(seat - ply) % players].bit_count() for seat in range(players)]
    return [(count == max(counts)) / counts.count(max(counts)) for count in counts]


def pair(one: Way, two: Way, size: int, games: int, seed: str) -> tuple[float, float, int]:
    """The share of the first way, half its 95 % interval, and the games played."""
    players = one.players
    mixtures = [mixture for mixture in product((one, two), repeat=players) if len(set(mixture)) == 2]
    shares: list[float] = []
    for number in range(math.ceil(games / len(mixtures))):
        balls, total = opening(Random(f"{seed}:{number}"), size, players), 0.0
        for mixture in mixtures:
            won = wins(balls, size, list(mixture))
            total += sum(part for part, way in zip(won, mixture, strict=True) if way is one)
        shares.append(total / len(mixtures))
    mean = sum(shares) / len(shares)
    error = math.sqrt(sum((share - mean) ** 2 for share in shares) / (len(shares) - 1) / len(shares))
    return mean, 1.96 * error, len(shares) * len(mixtures)


def calibrated(name: str, size: int, players: int, learned: tuple[Brain, ...], milliseconds: float) -> int:
    """How many nodes a move take about so long."""
    nodes = 500
    for number in range(4):
        way = WAYS[name](players, learned, nodes)
        wins(opening(Random(f"time:{number}"), size, players), size, [way] * players)
        nodes = max(50, round(nodes * milliseconds / 1000 * way.moves / way.seconds))
    return nodes


def main(side: str, table: str, milliseconds: str, games: str, out: str, seed: str = "1") -> None:
    size, players, file = int(side), int(table), Path(out)
    learned = brains(course_name(size, players, reversi=False))
    done = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    played = {(each["size"], each["players"], each["one"], each["two"]) for each in done}
    nodes = {name: calibrated(name, size, players, learned, float(milliseconds)) for name in WAYS}
    for one, two in combinations(WAYS, 2):
        if (size, players, one, two) in played:
            continue
        sides = [WAYS[name](players, learned, nodes[name]) for name in (one, two)]
        share, half, count = pair(sides[0], sides[1], size, int(games), seed)
        took = [1000 * way.seconds / way.moves for way in sides]
        row = {"size": size, "players": players, "one": one, "two": two, "share": share, "half": half}
        with file.open("a") as kept:
            kept.write(json.dumps({**row, "games": count, "nodes": [nodes[one], nodes[two]], "took": took}) + "\n")
        print(
            f"{size}×{size}, {players} players, {one} – {two}: {share:.1%} ± {half:.1%} ({count} games), "
            f"{took[0]:.1f} and {took[1]:.1f} ms a move",
            flush=True,
        )


if __name__ == "__main__":
    main(*sys.argv[1:])
