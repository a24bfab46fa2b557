"""Bots: the contract, levels by name, and `easy` stronger than `random` in every game."""

from random import Random
from typing import Any

import pytest
from tests.table.race import race

import parlour
from parlour.contract.bots import Bot, Budget, Explains, Message, Thought, levels
from parlour.contract.game import CHANCE, Game, State
from parlour.errors import Unsupported

GAMES = [race(), *(parlour.game(name) for name in parlour.games.names())]


def at_a_move(game: Game, seed: int = 0) -> State[Any]:
    state, random = game.start(), Random(seed)
    while state.actor == CHANCE:
        state = state.play(random.choice(state.chances())[0])
    return state


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_bot_of_every_game_chooses_a_legal_move_and_says_why(game: Game) -> None:
    assert levels(game)[:2] == ("random", "easy")
    state = at_a_move(game)
    for level in levels(game):
        bot = parlour.bot(game, level=level, seed=1)
        assert isinstance(bot, Bot)
        thoughts: list[Thought] = []
        move = bot.choose(state, Budget(seconds=1, report=thoughts.append))
        assert move in state.legal()
        assert thoughts
        assert thoughts[-1].move == move
        assert isinstance(bot, Explains)
        message = bot.explain(state, move)
        assert isinstance(message, Message)
        assert " " not in message.id, "an id, not a sentence"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_same_seed_plays_the_same_moves(game: Game) -> None:
    state = at_a_move(game)
    for level in ("random", "easy"):
        first, second = (parlour.bot(game, level, seed=7) for _ in range(2))
        assert [first.choose(state) for _ in range(5)] == [second.choose(state) for _ in range(5)]


def test_a_level_that_does_not_exist_names_those_that_do() -> None:
    with pytest.raises(Unsupported, match="random, easy"):
        parlour.bot(race(), level="genius")


def test_a_bot_is_not_asked_when_nobody_moves() -> None:
    game = race()
    with pytest.raises(Unsupported, match="nobody"):
        parlour.bot(game, "easy").choose(game.start())


def test_one_move_ahead_weighs_the_chances() -> None:
    """Walking is always better than resting; and of the messages it says how many moves it compared."""
    game = race()
    bot = parlour.bot(game, "easy", seed=0)
    state = at_a_move(game)
    assert bot.choose(state) == "go"
    assert isinstance(bot, Explains)
    assert bot.explain(state, "go").arguments["better"] == 0
    assert bot.explain(state, "rest").arguments["better"] == 1
