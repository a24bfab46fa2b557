"""The bots that know the values."""

from collections.abc import Iterator
from math import sqrt
from random import Random
from threading import Event
from typing import Any

import pytest
from numba import config

import parlour
from parlour.bot import Budget, Explains, levels
from parlour.games.shutbox.solver import bots
from parlour.games.shutbox.solver.bots import SLIPS, solution, solving
from parlour.games.shutbox.solver.child import DISTRACTED
from parlour.games.shutbox.solver.turns import crowded


def play(game: parlour.Game, names: tuple[str, ...], seed: int) -> parlour.State:
    random, state = Random(seed), game.start()
    bots = [parlour.bot(game, name, seed=seed) for name in names]
    while not state.over:
        if state.actor == parlour.CHANCE:
            outcomes, chances = zip(*state.chances(), strict=True)
            state = state.play(random.choices(outcomes, [float(chance) for chance in chances])[0])
        else:
            state = state.play(bots[state.actor].choose(state))
    return state


def test_levels_from_weak_to_perfect() -> None:
    assert levels(parlour.game("shutbox")) == ("random", "easy", "medium", "hard", "perfect")


@pytest.mark.parametrize("level", ["medium", "hard", "perfect"])
def test_a_bot_plays_whole_games_and_says_why(level: str) -> None:
    game = parlour.game("shutbox", tiles=7, preshut=(1, 2), tie="share", first=0)
    assert play(game, (level, level), seed=3).over
    state = game.start().play("4-3")
    bot = parlour.bot(game, level, seed=1)
    assert isinstance(bot, Explains)
    solving(game, "win" if level == "perfect" else "score").result()
    message = bot.explain(state, bot.choose(state))
    assert message.id == ("shutbox-why-win" if level == "perfect" else "shutbox-why-score")
    assert set(message.arguments) == {"move", "value", "other", "other_value"}
    only = game.start().play("2-1")
    assert bot.explain(only, only.legal()[0]).id.startswith("shutbox-why-only-")
    with pytest.raises(parlour.Unsupported, match="nobody does"):
        bot.choose(game.start())


def test_the_same_seed_slips_the_same() -> None:
    game = parlour.game("shutbox", tiles=7, preshut=(1, 2), tie="share", first=0)
    assert play(game, ("medium", "medium"), seed=5) == play(game, ("medium", "medium"), seed=5)


def test_perfect_wins_as_often_as_it_says() -> None:
    game = parlour.game("shutbox", tiles=4, dice=1, first=0)
    games, expected = (25 if config.DISABLE_JIT else 300), parlour.solve(game).win_probability[0]
    wins = 0.0
    for seed in range(games):
        winners = play(game, ("perfect", "perfect"), seed).winners
        wins += (0 in winners) / len(winners)
    assert abs(wins / games - expected) < 4 * sqrt(expected * (1 - expected) / games)


def test_alone_perfect_goes_for_the_lowest_score() -> None:
    game = parlour.game("shutbox", tiles=6, players=1)
    state = game.start().play("roll 2").play("4-2")
    assert parlour.bot(game, "perfect").choose(state) == parlour.solve(game).best(state)[0].move


def test_perfect_does_not_keep_a_table_waiting_for_minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    """SB-13 with three seats: ties as equal parts, until somebody has had the whole game solved."""
    monkeypatch.setattr(crowded, "QUICK_TIES", 0)
    game = parlour.game("shutbox", tiles=3, preshut=(1,), dice=1, players=3, first=0)
    assert "three or more" in solution(game, "win").note
    parlour.solve(game)
    assert solution(game, "win").note == ""


@pytest.fixture
def busy(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """Solutions take until the event is set."""
    done, quick = Event(), bots.solution

    def slow(game: Any, objective: str) -> Any:
        assert done.wait(60)
        return quick(game, objective)

    monkeypatch.setattr(bots, "solution", slow)
    monkeypatch.setattr(bots, "PATIENCE", 0.01)
    bots._under_way.cache_clear()
    yield done
    done.set()
    bots._under_way.cache_clear()


def test_with_limited_time_it_plays_by_rule_of_thumb_until_the_game_is_solved(busy: Event) -> None:
    game = parlour.game("shutbox", tiles=7, first=0, tie="share")
    state, bot = game.start().play("4-3"), parlour.bot(game, "perfect")
    assert isinstance(bot, bots.Solved)
    assert str(bot.choose(state, Budget(seconds=5))) == "7"
    assert bot.explain(state, state.legal()[0]).id == "shutbox-why-estimate"
    busy.set()
    solved = bot.solution()
    assert solved is not None and bot.solution(0.0) is solved
    assert bot.choose(state, Budget(seconds=5)) == solved.best(state)[0].move
    assert bot.explain(state, state.legal()[0]).id == "shutbox-why-win"


def test_a_game_that_cannot_be_solved_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    game = parlour.game("shutbox", tiles=7, first=0)
    state = game.start().play("4-3")

    def refuse(game: Any, objective: str) -> Any:
        raise parlour.Unsupported("no solver today")

    monkeypatch.setattr(bots, "solution", refuse)
    bots._under_way.cache_clear()
    with pytest.raises(parlour.Unsupported, match="today"):
        parlour.bot(game, "perfect").choose(state)
    bots._under_way.cache_clear()


@pytest.mark.parametrize(("level", "slips"), SLIPS.items())
def test_levels_slip_as_often_as_they_say(level: str, slips: float) -> None:
    """6-3 on a full row: a child shuts 3+6 (or, distracted, any of seven others), best play the 9."""
    game = parlour.game("shutbox", players=2, first=0)
    state = game.start().play("6-3")
    games = 60 if config.DISABLE_JIT else 600
    chosen = [str(parlour.bot(game, level, seed=seed).choose(state)) for seed in range(games)]
    expected = slips * (1 - DISTRACTED / len(state.legal()))
    assert abs(1 - chosen.count("9") / games - expected) < 4 * sqrt(expected * (1 - expected) / games)
