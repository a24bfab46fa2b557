"""Tuki Tuki's engine: values of every move and every card, computed by `browser`."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from parlour.contract.engine import Engine, Ground, Lent, Position
from parlour.contract.state import State, following
from parlour.errors import Unsupported
from parlour.games.tuki.engine.browser import ENDS, ROLLOUTS
from parlour.games.tuki.engine.outlook import solved
from parlour.games.tuki.engine.readiness import SECONDS, SLIPS
from parlour.games.tuki.engine.rollout import step
from parlour.games.tuki.engine.room import CELLS
from parlour.games.tuki.engine.weights import LEARNED, NAMES, weights
from parlour.games.tuki.layout import encode, number_of
from parlour.games.tuki.state import TukiRules
from parlour.speech.message import Message

INSTALMENTS: Final = 2
"""Half of the rest that a glance alone leaves, in half a minute for a whole game."""


@dataclass(frozen=True)
class TukiEngine(Engine):
    game: TukiRules
    module = f"{__package__}.browser"
    instalments = INSTALMENTS
    approximation = Message("analysis-tuki", {"rollouts": INSTALMENTS * ROLLOUTS})

    def position(self, state: State[Any]) -> Position:
        steps, players = following(state), self.game.players
        numbers = (*map(int, encode(state)), *map(number_of, steps))
        return Position(NAMES[min(players, LEARNED)], numbers, steps, players)

    def ground(self, name: str) -> Ground:
        return ground(name)

    def searched(self, state: State[Any], level: str) -> float:
        return SECONDS if level == "hard" else 0.0

    def lends(self) -> Mapping[str, Lent]:
        return {"medium": Lent(slips=SLIPS), "hard": Lent(seconds=SECONDS)}

    def proves(self, state: State[Any]) -> bool:
        return all(_solved(state, move) for move in following(state))


def _solved(state: Any, move: Any) -> bool:
    after = encode(state)
    step(after, number_of(move))
    return bool(solved(after, ENDS))


@cache
def ground(name: str) -> Ground:
    """The learned weights of this number of players."""
    players = {NAMES[number]: number for number in range(2, LEARNED + 1)}
    if name not in players:
        raise Unsupported(Message("cannot-judge", {"game": "tuki"}))
    return Ground(gzip.compress(weights(players[name]).tobytes(), 9, mtime=0), CELLS)
