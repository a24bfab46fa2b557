"""The kit's entry point: checks a game's states, or with `deep` everything in every option."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from parlour.conformance.choices import Choices
from parlour.conformance.machines import Machines
from parlour.conformance.players import Players
from parlour.conformance.promises import Checked, Promises
from parlour.conformance.referee import Referee
from parlour.conformance.sights import Sights
from parlour.conformance.words import Words, check_words
from parlour.conformance.worths import Engines, Solutions
from parlour.contract.game import Game
from parlour.contract.options import Option
from parlour.errors import ParlourError

FEW = 12
"""If an option has more values than this, only the first, the last and the usual ones are tried."""
LOOKED_AT, BATCHED = 400, 3
"""Positions to compare with each other, and games of a batch to compare with the referee."""


def check(
    game: Game, games: int = 10, seed: int = 0, longest: int = 200_000, deep: bool = False, patience: float = 5.0
) -> Checked:
    """Plays `games` random games of at most `longest` steps, and checks the contract at every position.

    `deep` also checks bots, simulations, batches, solutions and engines, and plays one game for each other value of
    each option and each other number of players. The same seed checks the same positions. Matches of bots, policies,
    solutions and engines are checked for `patience` seconds each.
    """
    words = Words()
    report = Referee(game, Random(seed), longest, words).run(games)
    check_words(game, words)
    if deep:
        known = list(variants(game))  # reports impossible options before the long checks begin
        _everything(game, seed, longest, report, patience)
        for variant in known:
            report.variants += 1
            report.add(Referee(variant, Random(seed), longest, words).run(1))
            check_words(variant, words)
            _sights_and_batches(variant, seed, LOOKED_AT // 8, 1)
            Players(variant, Random(seed), patience / 5).together(longest)
            Machines(variant, Random(seed), patience / 5).briefly(longest)
            Engines(variant, Random(seed), patience / 5).run(1)
    return report


def _everything(game: Game, seed: int, longest: int, report: Checked, patience: float) -> None:
    _sights_and_batches(game, seed, LOOKED_AT, BATCHED)
    Choices(game, Random(seed)).run()
    Players(game, Random(seed), patience).run(report, longest)
    machines = Machines(game, Random(seed), patience)
    machines.draws()
    machines.simulation(longest, report)
    Solutions(game, Random(seed), patience).run(report, 4)
    Engines(game, Random(seed), patience).run(2)


def _sights_and_batches(game: Game, seed: int, positions: int, games: int) -> None:
    Sights(game, Random(seed)).run(positions, 200)
    Machines(game, Random(seed)).batches(games)


def variants(game: Game) -> Iterator[Game]:
    """The game with one option changed, for each value that the game accepts."""
    kind, known = type(game), {game}
    promises = Promises(game, Random(0))
    for option in kind.declared:
        for value in _values(option):
            with promises.keeping(
                f"{option.name}={value!r}, which is declared, makes a game or is refused with BadOption"
            ):
                made = _made(kind, {option.name: value}) or _made(kind, {**game.options_dict, option.name: value})
            if made is not None and made not in known:
                known.add(made)
                yield made


def _values(option: Option) -> tuple[Any, ...]:
    if option.name == "first" and not option.choices:
        return ("rules", 0, 1)
    if len(option.choices) <= FEW:
        return tuple(dict.fromkeys((*option.choices, *option.usual)))
    return tuple(dict.fromkeys((option.choices[0], option.choices[1], *option.usual, option.choices[-1])))


def _made(kind: type[Game], given: dict[str, Any]) -> Game | None:
    try:
        return kind.make(given)
    except ParlourError:
        return None
