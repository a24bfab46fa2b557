"""The games as OpenSpiel games, with chance nodes and exact probabilities, for its solvers and searches.

    game = parlour.adapters.openspiel.load(parlour.game(name, players=2))

`register()` makes them known to `pyspiel.load_game` as `parlour_NAME`, with the game's options as parameters:
`"parlour_NAME(players=3,size=6)"`. Parameters left out, or set to -1 or an empty text, follow from the
others. A slash separates the items of a list, `colours=blue/red`, and ends a number where the option also takes
words, `first=1/`.
`new_initial_state(code)` begins at a position. Returns are zero-sum: a player's share of the win minus the even share;
in a solo game they are the score.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.adapters.extra import needed
from parlour.contract.game import CHANCE, Game
from parlour.contract.options import Option
from parlour.games import game as game_of_name
from parlour.games import names

pyspiel = needed("pyspiel", "pip install open_spiel")
BaseGame: Any = pyspiel.Game
BaseState: Any = pyspiel.State

UNNAMED = -1
LONGEST = 1_000_000
"""OpenSpiel wants the length of the longest game: of games that nothing bounds, because ties are played off."""
FARTHEST = 2.0**31
"""The same for the points of one player alone."""


def load(game: Game) -> Any:
    """The game, with its options, as an OpenSpiel game."""
    return SpielGame(game)


def register() -> tuple[str, ...]:
    """Registers every game with OpenSpiel; returns their short names."""
    known = set(pyspiel.registered_names())
    for name in names():
        about = _about(game_of_name(name))
        if about.short_name not in known:
            pyspiel.register_game(about, _maker(name))
    return tuple(f"parlour_{name}" for name in names())


def _maker(name: str) -> Any:
    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = {option: value for option, value in (params or {}).items() if value not in (UNNAMED, "")}
            super().__init__(game_of_name(name, **{option: _value(value) for option, value in given.items()}))

    return Registered


def _whole(option: Option) -> bool:
    return bool(option.choices) and all(isinstance(choice, int) for choice in option.choices)


def _parameter(option: Option, value: Any) -> int | str:
    """An option's value as an OpenSpiel parameter: an integer where the option takes only integers, else text."""
    if _whole(option):
        return int(value)
    text = "/".join(map(str, value if isinstance(value, tuple) else (value,)))
    return text if text and not text.isdecimal() else f"{text}/"


def _value(parameter: Any) -> Any:
    return parameter.removesuffix("/").replace("/", ",") if isinstance(parameter, str) else parameter


def _about(game: Game) -> Any:
    alone, players = game.players == 1, next(each.choices for each in game.declared if each.name == "players")
    return pyspiel.GameType(
        short_name=f"parlour_{game.name}",
        long_name=f"Parlour {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if alone else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={each.name: UNNAMED if _whole(each) else "" for each in game.declared} | {"players": 2},
    )


def _utilities(game: Game) -> tuple[float, float]:
    """The least and the greatest return."""
    if game.players > 1:
        return -1 / game.players, 1 - 1 / game.players
    if game.extremes is None:
        return -FARTHEST, FARTHEST
    least, most = map(float, game.extremes)
    return (0 - most, 0 - least) if game.best == "low" else (least, most)


class SpielGame(BaseGame):  # type: ignore[misc]
    def __init__(self, game: Game) -> None:
        self.game = game
        low, high = _utilities(game)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=len(game.outcomes),
            num_players=game.players,
            min_utility=low,
            max_utility=high,
            utility_sum=None if game.players == 1 else 0.0,
            max_game_length=LONGEST if game.longest.moves is None else game.longest.moves,
        )
        chosen = game.options_dict
        super().__init__(_about(game), info, {each.name: _parameter(each, chosen[each.name]) for each in game.declared})

    def max_chance_nodes_in_history(self) -> int:
        outcomes = self.game.longest.outcomes
        return LONGEST if outcomes is None else outcomes

    def new_initial_state(self, state: str | None = None) -> SpielState:
        """The start of the game, or the position of this code."""
        return SpielState(self, state)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.game)

    def observation_tensor_shape(self) -> list[int]:
        return list(self.game.observation.shape)


class SpielState(BaseState):  # type: ignore[misc]
    def __init__(self, game: SpielGame, code: str | None = None) -> None:
        super().__init__(game)
        self.rules, self.position = game.game, game.game.at(code) if code else game.game.start()

    def current_player(self) -> int:
        actor = self.position.actor
        if actor is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        legal: list[int] = np.flatnonzero(self.position.mask()).tolist()
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(self.rules.number(outcome), float(chance)) for outcome, chance in self.position.chances()]

    def _apply_action(self, action: int) -> None:
        steps = self.rules.outcomes if self.position.actor == CHANCE else self.rules.actions
        self.position = self.position.play(steps[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return str((self.rules.outcomes if player == pyspiel.PlayerId.CHANCE else self.rules.actions)[action])

    def is_terminal(self) -> bool:
        return self.position.over

    def returns(self) -> list[float]:
        players, winners = self.rules.players, self.position.winners
        if not winners:
            return [0.0] * players
        if players == 1:
            return [float(self.position.scores[0] * (-1 if self.rules.best == "low" else 1))]
        return [(seat in winners) / len(winners) - 1 / players for seat in range(players)]

    def __str__(self) -> str:
        return self.position.code()


class SpielObserver:
    """A player's observation, as one flat array and as text."""

    def __init__(self, game: Game) -> None:
        self.shape = game.observation.shape
        self.tensor = np.zeros(int(np.prod(self.shape)), np.float32)
        self.dict = {"observation": self.tensor.reshape(self.shape)}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.position.observe(player).reshape(-1)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.position.code()
