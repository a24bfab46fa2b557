"""The bots of Shut the Box that know the values play by them, and slip as often as they say."""

from collections.abc import Iterator
from functools import partial
from math import sqrt
from random import Random
from time import monotonic, sleep
from typing import Any

import pytest
from numba import config

import parlour
from parlour.contract.bots import Budget, Explains, Prepares, Thought, levels
from parlour.engine.ask import asked
from parlour.games.shutbox.engine.child import DISTRACTED
from parlour.games.shutbox.solver import shared
from parlour.games.shutbox.solver.bots import SLIPS
from tests.study.analysis.games import played

SLOW = 10.0


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


@pytest.fixture
def slow(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A new process on a slow machine: no solution is there, and each takes two seconds more, or the seconds given."""
    quick = shared.solution

    def slowly(game: Any, objective: str) -> Any:
        sleep(getattr(request, "param", 2))
        return quick(game, objective)

    monkeypatch.setattr(shared, "solution", slowly)
    shared.forget()
    yield
    shared.forget()


def a_choice(**options: Any) -> parlour.State:
    """1 and 3 to 7 are open: best play shuts 4+6, a player who wants few and big numbers 3+7."""
    return parlour.game("shutbox", tiles=7, first=0, **options).start().play("1-1").play("2").play("6-4")


@pytest.mark.usefixtures("slow")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_perfect_waits_for_its_solution_whatever_its_budget(players: int) -> None:
    state = a_choice(players=players)
    bot, best = parlour.bot(state.game, "perfect"), parlour.solve(state.game).best(state)[0].move
    heard: list[Thought] = []
    assert isinstance(bot, Prepares) and isinstance(bot, Explains) and not bot.ready(0.01)
    assert bot.choose(state, Budget(seconds=0.05, report=heard.append)) == best
    assert str(best) == "4+6" and [each.move for each in heard] == [best] and bot.ready()
    assert bot.explain(state, best).id == ("shutbox-why-score" if players == 1 else "shutbox-why-win")


@pytest.mark.usefixtures("slow")
@pytest.mark.parametrize("level", ["medium", "hard"])
def test_the_levels_that_slip_wait_for_theirs(level: str) -> None:
    state = a_choice(players=2)
    hurried, free = (
        [str(parlour.bot(state.game, level, seed=seed).choose(state, budget)) for seed in range(20)]
        for budget in (Budget(seconds=0.05), Budget())
    )
    assert hurried == free and "4+6" in hurried


@pytest.mark.usefixtures("slow")
@pytest.mark.parametrize("slow", [SLOW], indirect=True)
@pytest.mark.parametrize(("players", "edition"), [(2, "nine"), (3, "tactica")])
def test_perfect_makes_no_error_from_its_first_move_on(players: int, edition: str) -> None:
    """By the analysis of games that perfect bots play in new processes, with a budget as at a table."""
    game = parlour.game("shutbox", edition=edition, tiles=6, players=players)
    shared.forget()
    bot, began, moves = parlour.bot(game, "perfect"), monotonic(), 0
    for each in played(game, [partial(bot.choose, budget=Budget(seconds=0.1))] * players, seed=0):
        if each.state.legal():
            answer, seat = asked(game.engine(), each.state), each.state.actor
            assert answer.of(each.step).worth == answer.ranked(seat or 0)[0].worth
            moves += 1
    assert moves > 5 and monotonic() - began > SLOW


@pytest.mark.parametrize(
    ("options", "offered"),
    [
        ({"players": 2}, True),
        ({"players": 4}, True),
        ({"edition": "twelve", "players": 2}, True),
        ({"variant": "two-ten", "players": 2}, True),
        ({"tiles": 20, "dice": 4, "rows": "shared", "players": 1}, True),
        ({"tiles": 20, "dice": 4, "rows": "shared", "players": 2}, False),
        ({"tiles": 15, "dice": 2, "rows": "shared", "players": 3}, False),
        ({"variant": "young", "players": 2, "until": "2 rounds"}, False),
        ({"variant": "young", "players": 2}, True),
        ({"variant": "young", "players": 3}, False),
        ({"variant": "tournament", "players": 3}, False),
        ({"edition": "twelve", "players": 4}, False),
        ({"edition": "nine", "players": 3, "until": "3 rounds"}, False),
        ({"variant": "no-surprises", "players": 3}, False),
        ({"edition": "nine", "players": 6}, True),
        ({"tiles": 15, "players": 2}, False),
    ],
)
def test_perfect_is_offered_where_the_game_can_be_solved(options: dict[str, Any], offered: bool) -> None:
    game = parlour.game("shutbox", **options)
    assert levels(game) == ("random", "easy", "medium", "hard", *(("perfect",) if offered else ()))
    if not offered:
        with pytest.raises(parlour.Unsupported, match="the levels are random, easy, medium"):
            parlour.bot(game, "perfect")


def test_a_game_that_cannot_be_solved_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    game = parlour.game("shutbox", tiles=7, first=0)
    state = game.start().play("4-3")

    def refuse(game: Any, objective: str) -> Any:
        raise parlour.Unsupported("no solver today")

    monkeypatch.setattr(shared, "solution", refuse)
    shared.forget()
    with pytest.raises(parlour.Unsupported, match="today"):
        parlour.bot(game, "perfect").choose(state)
    shared.forget()


@pytest.mark.parametrize(("level", "slips"), SLIPS.items())
def test_levels_slip_as_often_as_they_say(level: str, slips: float) -> None:
    """6-3 on a full row: a child shuts 3+6 (or, distracted, any of seven others), best play the 9."""
    game = parlour.game("shutbox", players=2, first=0)
    state = game.start().play("6-3")
    games = 60 if config.DISABLE_JIT else 600
    chosen = [str(parlour.bot(game, level, seed=seed).choose(state)) for seed in range(games)]
    expected = slips * (1 - DISTRACTED / len(state.legal()))
    assert abs(1 - chosen.count("9") / games - expected) < 4 * sqrt(expected * (1 - expected) / games)
