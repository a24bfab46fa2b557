"""Simulated games between levels: the very games that their bots play before the referee, and what the solver says."""

from typing import Any

import numpy as np
import pytest
from numba import config

import parlour
from parlour import CHANCE, BadOption
from parlour.compute.kernels import below, stream
from parlour.games.shutbox import layout as at
from parlour.games.shutbox.solver.bots import SLIPS
from parlour.games.shutbox.solver.child import appeal

FEW = 4 if config.DISABLE_JIT else 40
SEED = 5


def chosen(state: Any, level: str, bots: dict[str, Any], rng: Any) -> Any:
    """A bot's move; where a bot draws lots, they are drawn as the simulation draws them."""
    legal = state.legal()
    if level == "random":
        return legal[below(rng, len(legal))]
    slips = round(10 * SLIPS.get(level, 0.0))
    if level == "easy" or (slips and below(rng, 10) < slips):
        return legal[below(rng, len(legal))] if below(rng, 4) == 0 else max(legal, key=lambda move: appeal(state, move))
    return bots[level].choose(state)


def by_the_referee(game: Any, levels: tuple[str, ...], number: int) -> tuple[Any, ...]:
    rng = np.array([stream(SEED, number)], dtype=np.uint64)
    best = {level: parlour.bot(game, "perfect" if game.players == 1 else level) for level in game.policies()}
    for level in SLIPS:
        if level in best:
            best[level].slips = 0.0
    state, length = game.start(), 0
    while not state.over:
        if state.actor != CHANCE:
            step = chosen(state, levels[state.actor], best, rng)
        elif state.phase == at.OPENING:
            step = state.chances()[below(rng, 6)][0]
        else:
            throw, count = below(rng, 6 ** int(state.p[at.COUNT])), int(state.p[at.COUNT])
            step = "-".join(map(str, sorted((throw // 6**i % 6 + 1 for i in range(count)), reverse=True)))
        state, length = state.play(step), length + 1
    return state.scores, length, state.winners


SMALL = {"edition": "nine", "tiles": 4, "dice": 1}
CASES: list[tuple[dict[str, Any], tuple[str, ...]]] = [
    ({**SMALL, "players": 3}, ("perfect", "perfect", "perfect")),
    ({**SMALL, "players": 3, "tie": "share"}, ("easy", "perfect", "hard")),
    ({**SMALL, "players": 2, "dice": 2, "tiles": 6, "variant": "even-or-odd"}, ("perfect", "easy")),
    ({"edition": "tactica", "tiles": 5, "players": 2}, ("medium", "random")),
    ({**SMALL, "dice": 2, "tiles": 6, "players": 1}, ("perfect",)),
    ({"edition": "tactica", "variant": "solo"}, ("easy",)),
]


@pytest.mark.parametrize(("options", "levels"), CASES, ids=lambda part: " ".join(map(str, part)))
def test_the_games_are_those_of_the_bots(options: dict[str, Any], levels: tuple[str, ...]) -> None:
    game = parlour.game("shutbox", **options)
    many = parlour.simulate(game, FEW, seed=SEED, policies=levels)
    for number in range(FEW):
        with np.errstate(over="ignore"):  # random numbers wrap around on purpose, also without the compiler
            scores, length, winners = by_the_referee(game, levels, number)
        assert (tuple(many.scores[number]), many.lengths[number]) == (scores, length)
        assert tuple(np.flatnonzero(many.winners[number])) == tuple(winners)


@pytest.mark.once
def test_perfect_players_win_and_shut_as_often_as_the_solver_says() -> None:
    game = parlour.game("shutbox", edition="tactica-shared", players=3)
    counts, solved = parlour.simulate(game, 30_000, policies="perfect"), parlour.solve(game)
    assert counts.counts.wins == pytest.approx(solved.win_probability, abs=0.012)
    assert (counts.scores == 0).mean(axis=0) == pytest.approx(solved.shut_probability, abs=0.006)


def test_wrong_policies_are_refused() -> None:
    game = parlour.game("shutbox", edition="tactica", players=3)
    assert game.policies() == ("random", "easy", "medium", "hard")
    for policies, said in ((["easy"] * 2, "3 seats"), ("perfect", "random, easy, medium")):
        with pytest.raises(BadOption, match=said):
            parlour.simulate(game, 1, policies=policies)
    with pytest.raises(BadOption, match="device='cuda'"):
        parlour.simulate(game, 1, policies="easy", device="cuda")  # type: ignore[call-overload]
    rolit = parlour.game("rolit", size=4, players=2)
    alike = parlour.simulate(rolit, 3, policies="random").scores == parlour.simulate(rolit, 3).scores
    assert alike.all()
