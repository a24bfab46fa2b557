"""One level against the one below it.

`python -m bench.rolit_engine.levels STRONGER WEAKER GAMES OUT [--nodes NODES] OPTION=VALUE …`.

Random openings of 2 to 6 moves, each played once from every seat: one seat plays the stronger level, all others the
weaker. The share is the stronger level's part of the wins, with its 95 % interval over openings; an even match would
give one over the number of players. Every match is a line of the file OUT.
"""

from __future__ import annotations

import json
import math
import sys
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import parlour
from parlour.contract.bots import Bot, Budget
from parlour.contract.state import CHANCE


class Timed:
    """A bot and the longest and all of the processor time it took for a move."""

    def __init__(self, bot: Bot, budget: Budget) -> None:
        self.bot, self.budget = bot, budget
        self.longest = self.total = 0.0
        self.moves = 0

    def choose(self, state: Any) -> Any:
        began = process_time()
        move = self.bot.choose(state, self.budget)
        took = process_time() - began
        self.longest, self.total, self.moves = max(self.longest, took), self.total + took, self.moves + 1
        return move


def opening(game: Any, random: Random) -> Any:
    state = game.start()
    if state.actor == CHANCE:
        state = state.play(random.choice([step for step, _ in state.chances()]))
    for _ in range(random.randint(2, 6)):
        state = state.play(random.choice(state.legal()))
    return state


def main(stronger: str, weaker: str, games: str, out: str, *rest: str) -> None:
    nodes = int(rest[rest.index("--nodes") + 1]) if "--nodes" in rest else None
    options = dict(each.split("=") for each in rest if "=" in each)
    given = {name: int(value) if value.isdecimal() else value for name, value in options.items()}
    game = parlour.game("rolit", **given)
    strong = Timed(parlour.bot(game, stronger, seed=1), Budget(nodes=nodes))
    weak = Timed(parlour.bot(game, weaker, seed=2), Budget(nodes=nodes))
    shares: list[float] = []
    for number in range(math.ceil(int(games) / game.players)):
        first, total = opening(game, Random(f"1:{number}")), 0.0
        for seat in range(game.players):
            state = first
            while not state.over:
                state = state.play((strong if state.actor == seat else weak).choose(state))
            total += (seat in state.winners) / len(state.winners)
        shares.append(total / game.players)
    mean = sum(shares) / len(shares)
    half = 1.96 * math.sqrt(sum((share - mean) ** 2 for share in shares) / (len(shares) - 1) / len(shares))
    found = {"stronger": stronger, "weaker": weaker, "options": options, "nodes": nodes, "share": mean, "half": half}
    found |= {"games": len(shares) * game.players, "mean": strong.total / strong.moves, "longest": strong.longest}
    with Path(out).open("a") as kept:
        kept.write(json.dumps(found) + "\n")
    print(found, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
