"""Tuki Tuki: random rounds through the compiled rules, beside the readable rules. No peer plays this game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random

import parlour
from bench.frame import Row, rate

ABOUT = "random rounds, from the deal to the count, every legal move equally likely"
WANTED, WANTED_RATIO = 100_000, 300
"""Rounds of two players per second on one core, and times the readable rules."""


def rows() -> Iterator[Row]:
    for players in range(2, 7):
        game = parlour.game("tuki", players=players, rounds=1)
        ours = compiled(game)
        verdict = "reached" if ours >= WANTED else "missed"
        note = f"aim {WANTED:,} rounds a second: {verdict}" if players == 2 else ""
        what = f"rounds of {players} players"
        yield Row(what, ours, "rounds", "the same, by the readable rules", readable(game), WANTED_RATIO, note)


def compiled(game: parlour.Game) -> float:
    def play() -> int:
        parlour.simulate(game, 20_000, seed=1)
        return 20_000

    return rate(play)


def readable(game: parlour.Game) -> float:
    """As anyone would play at random through the public interface."""
    seeds = count()

    def play() -> int:
        state, random = game.start(), Random(next(seeds))
        while not state.over:
            if state.actor == parlour.CHANCE:
                outcomes, chances = zip(*state.chances(), strict=True)
                state = state.play(random.choices(outcomes, list(map(float, chances)))[0])
            else:
                state = state.play(random.choice(state.legal()))
        return 1

    return rate(play)
