"""Young players and matches of three or more: estimates whose moves lose little, measured against brute force."""

from random import Random
from typing import Any

import pytest
from numba import config

import parlour
from tests.games.shutbox.solver.brute import Brute, key

SMALL: list[tuple[dict[str, Any], float]] = [
    ({"variant": "young", "tiles": 3, "dice": 1, "players": 3}, 0.02),  # SB-21, SB-13
    ({"variant": "young", "tiles": 3, "dice": 1, "players": 3, "tie": "share", "score": "count"}, 0.02),
    (
        {"rows": "shared", "tiles": 2, "dice": 1, "players": 3, "until": "3 points", "shut": "counts", "tie": "share"},
        0.02,
    ),
    ({"rows": "shared", "tiles": 2, "dice": 1, "players": 3, "until": "2 rounds", "tie": "game"}, 0.02),
]


def lost(game: Any, brute: Brute, games: int) -> float:
    """What the estimates' moves cost one seat among perfect others, on average over games: the sum of its regrets."""
    random, solved, total = Random(4), parlour.solve(game), 0.0
    for number in range(games):
        state = game.start()
        while not state.over:
            if state.actor == parlour.CHANCE:
                outcomes, chances = zip(*state.chances(), strict=True)
                state = state.play(random.choices(outcomes, [float(chance) for chance in chances])[0])
                continue
            values = {move: brute.value[key(state.play(move))][state.actor] for move in state.legal()}
            move = max(values, key=lambda move: values[move])
            if state.actor == number % game.players:
                best, move = values[move], solved.best(state)[0].move
                total += best - values[move]
            state = state.play(move)
    return total / games


@pytest.mark.parametrize(("options", "most"), SMALL[1:] if config.DISABLE_JIT else SMALL, ids=str)
def test_its_moves_lose_little(options: dict[str, Any], most: float) -> None:
    game = parlour.game("shutbox", first=0, **options)
    brute = Brute(game.start())
    assert lost(game, brute, 10 if config.DISABLE_JIT else 120) <= most
    solved = parlour.solve(game)
    assert solved.win_probability == pytest.approx([1 / 3] * 3)
    assert "estimate" in solved.note
    for state in list(brute.states.values())[:: max(1, len(brute.states) // 80)]:
        assert sum(solved.value(state)) == pytest.approx(1)


def test_a_tie_of_two_among_three_young_players_is_exact() -> None:
    """SB-13."""
    game = parlour.game("shutbox", variant="young", tiles=3, dice=1, players=3, first=0)
    state = game.start()
    for step in ("2", "2", "2", "2", "1", "1", "2", "2", "1"):
        state = state.play(step)
    assert state.view()["tie"] == "roll"
    assert parlour.solve(game).value(state) == pytest.approx(Brute(state).value[key(state)], abs=1e-12)
