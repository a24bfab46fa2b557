"""Measures the ratings of all bots: `python tables/ratings.py [GAME[:PLAYERS] …]`, minutes to hours of processor time.

Bots of all levels play each other, for every game with its usual options and every number of players. Levels that all
have compiled policies play at the speed of a simulation, and another run gives the same. The others play in the arena.
Deals that `build/ratings` holds are not played again, so it can be stopped and goes on; when the file is written, every
deal that is there counts. A deal depends on the seed and its number, and on the clock where it ends a search.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator, Sequence
from importlib.resources import files
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, pvariance
from typing import Any, Literal

from openskill.models import PlackettLuce

from parlour.contract.bots import levels as levels_of
from parlour.contract.game import Game
from parlour.games import kinds
from parlour.speech.languages import PLAIN
from parlour.study.arena import Job, local_workers, play_deal
from parlour.study.arena.trial import Deal, deal_from_json
from parlour.study.simulate import simulate
from parlour.table.places import places
from parlour.table.rating.levels import FILE, Measured, measured
from parlour.table.rating.model import MU, SIGMA

SEED = 1
ORDERS = 20
"""The model takes games one after another, and a little depends on their order: this many orders are averaged."""
NODES = {"rolit": (30_000, 400)}
"""The limit of `hard` for each move, for two players and for more: at the table it has longer, and is stronger.

A search that a clock ends would play otherwise on every machine, and thousands of seconds are not to be had."""
SIMULATED = 20_000
"""Games of a simulation for each number of players."""
AT_ONCE = 5
"""Games in a row with the same levels in the same seats."""
RAW = Path("build/ratings")
DOCS, BEGIN, END = Path("docs/ratings.md"), "<!-- levels -->", "<!-- end of levels -->"
Result = tuple[tuple[str, ...], tuple[int, ...]]
"""One game, by seat: the level, and its place."""


def seating(game: Game, number: int) -> tuple[str, ...]:
    """The players of deal `number`: levels at random, at least two different ones."""
    chance = Random(f"{SEED} {game.name} {game.players} {number}")
    while True:
        found = tuple(chance.choices(levels_of(game), k=game.players))
        if len(set(found)) > 1:
            return found


def play(game: Game, number: int) -> dict[str, Any]:
    """One deal, as a line of the raw results."""
    return play_deal(Job(game, seating(game, number), SEED, nodes=nodes(game)), number).to_json()


def nodes(game: Game) -> int | None:
    between_two, among_more = NODES.get(game.name, (None, None))
    return between_two if game.players == 2 else among_more


def results(game: Game) -> list[Result]:
    """The results of all games that were played in the arena, or of a simulation."""
    return simulated(game) if has_policies(game) else of_deals(game, stored(game))


def has_policies(game: Game) -> bool:
    return game.name not in NODES and set(levels_of(game)) <= set(game.policies())


def simulated(game: Game) -> list[Result]:
    found: list[Result] = []
    for number in range(SIMULATED // AT_ONCE):
        seated = seating(game, number)
        played = simulate(game, AT_ONCE, seed=number, policies=seated)
        for scores, winners in zip(played.scores.tolist(), played.winners, strict=True):
            found.append((seated, places(scores, winners.nonzero()[0].tolist(), best_of(game))))
    return found


def best_of(game: Game) -> Literal["low", "high"]:
    return "low" if game.best == "low" else "high"


def of_deals(game: Game, deals: Sequence[Deal]) -> list[Result]:
    return [
        (
            tuple(seating(game, deal.number)[bot] for bot in played.bots),
            places(played.scores, played.winners, best_of(game)),
        )
        for deal in deals
        for played in deal.games
    ]


def ratings(levels: Sequence[str], played: Sequence[Result]) -> dict[str, tuple[float, float, int]]:
    """By level: mu, sigma and the number of games. The mean of all levels is the rating of a newcomer.

    `gamma=1` and `tau=0` make sigma what the games tell: nothing is kept back for a skill that changes. The spread
    between orders is added to it.
    """
    runs = [_run(levels, played, order) for order in range(ORDERS)]
    games = {level: sum(level in seated for seated, _ in played) for level in levels}
    found = {}
    for level in levels:
        mus = [run[level][0] for run in runs]
        sigma = sqrt(fmean(run[level][1] ** 2 for run in runs) + pvariance(mus))
        found[level] = (round(fmean(mus), 2), round(sigma, 2), games[level])
    return found


def _run(levels: Sequence[str], played: Sequence[Result], order: int) -> dict[str, tuple[float, float]]:
    model = PlackettLuce(mu=MU, sigma=SIGMA, tau=0.0, gamma=lambda *_: 1.0)
    now = {level: model.rating() for level in levels}
    for seated, placed in Random(order).sample(played, len(played)):
        teams = [[now[level]] for level in seated]
        after = model.rate(teams, ranks=[float(place) for place in placed])
        for level in set(seated):
            same = [team[0] for each, team in zip(seated, after, strict=True) if each == level]
            now[level] = model.rating(mu=fmean(each.mu for each in same), sigma=fmean(each.sigma for each in same))
    middle = fmean(each.mu for each in now.values()) - MU
    return {level: (each.mu - middle, each.sigma) for level, each in now.items()}


def asked(wanted: Sequence[str]) -> Iterator[Game]:
    for kind in kinds():
        for players in range(2, kind.seats({})[1] + 1):
            if not wanted or kind.name in wanted or f"{kind.name}:{players}" in wanted:
                yield kind.make({"players": players})


def stored(game: Game) -> list[Deal]:
    path = RAW / f"{game.name}-{game.players}.jsonl"
    return [deal_from_json(json.loads(line)) for line in path.read_text().splitlines()] if path.exists() else []


def measure(game: Game, deals: int, workers: int) -> None:
    RAW.mkdir(parents=True, exist_ok=True)
    known = len(stored(game))
    with (RAW / f"{game.name}-{game.players}.jsonl").open("a") as file, local_workers(workers) as executor:
        for first in range(known, deals, workers):
            batch = [executor.submit(play, game, number) for number in range(first, min(deals, first + workers))]
            for each in batch:
                file.write(json.dumps(each.result()) + "\n")
            file.flush()


def write() -> None:
    """Writes the file of each game, beside its class. Without deals the earlier measurements stay."""
    for kind in kinds():
        found = {
            game.players: ratings(levels_of(game), played) for game in asked([kind.name]) if (played := results(game))
        }
        place = Path(str(files(kind.__module__.rpartition(".")[0]).joinpath(FILE)))
        before = json.loads(place.read_text(encoding="utf-8"))["ratings"] if place.exists() else {}
        table = before | {str(players): each for players, each in found.items()}
        conditions = {"rules": kind.rules, "seed": SEED, "orders": ORDERS, "nodes": NODES.get(kind.name)}
        text = json.dumps({"conditions": conditions, "ratings": table}, indent=1)
        place.write_text(re.sub(r"\[\s+|,\s+(?=\d)|(?<=\d)\s+\]", _on_one_line, text) + "\n", encoding="utf-8")


def _on_one_line(found: re.Match[str]) -> str:
    return {"[": "[", ",": ", "}.get(found[0][0], "]")


def told() -> str:
    """The tables of docs/ratings.md."""
    lines = []
    for kind in kinds():
        levels = list(measured(kind, 2))
        title = " | ".join((PLAIN.say(f"game-{kind.name}"), *(f"`{level}`" for level in levels)))
        lines += ["", f"| {title} |", "|---|" + "--:|" * len(levels)]
        for players in range(2, kind.seats({})[1] + 1):
            known = measured(kind, players)
            lines.append(" | ".join((f"| {players} players", *(cell(known[level]) for level in levels))) + " |")
    return "\n".join(lines)


def cell(known: Measured) -> str:
    return f"{known.rating.mu:.1f} ± {known.rating.sigma:.1f} ({known.games})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME[:PLAYERS]")
    parser.add_argument("--deals", type=int, default=200, help="for each number of players; 0 only writes the file")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    options = parser.parse_args()
    for game in asked(options.games):
        if has_policies(game):
            continue
        measure(game, options.deals, options.workers)
        print(f"{game.name} for {game.players}: {len(stored(game))} deals", flush=True)
    write()
    before, _, rest = DOCS.read_text(encoding="utf-8").partition(BEGIN)
    DOCS.write_text(f"{before}{BEGIN}\n{told()}\n\n{END}{rest.partition(END)[2]}", encoding="utf-8")


if __name__ == "__main__":
    main()
