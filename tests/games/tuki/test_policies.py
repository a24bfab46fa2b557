"""Which levels Tuki Tuki simulates, and who plays them."""

from typing import Any

import pytest

import parlour
from parlour import BadOption
from parlour.games.tuki.engine import policies


def test_the_engine_plays_what_is_not_random(monkeypatch: pytest.MonkeyPatch) -> None:
    def asked(*given: Any) -> Any:
        return given

    monkeypatch.setattr(policies, "simulate", asked)
    game = parlour.game("tuki", players=2, rounds=1)
    assert parlour.simulate(game, 7, seed=3, policies=("easy", "hard")) == (game, ("easy", "hard"), 7, 3, 1, 0)
    plain, same = parlour.simulate(game, 2), parlour.simulate(game, 2, policies="random")
    assert (plain.scores == same.scores).all()


def test_a_level_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadOption, match="random, easy, medium, hard"):
        parlour.simulate(parlour.game("tuki", players=2), 1, policies="perfect")
