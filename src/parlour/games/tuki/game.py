"""Tuki Tuki with its options settled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from parlour.bot import BotFactory
from parlour.game import Game, Options, Simulation
from parlour.games.tuki.cards import DECK, Pool
from parlour.games.tuki.state import TukiState, laid_out
from parlour.options import Option, check_names, first_seat, whole

FIRST = Option(
    "first",
    "rules",
    "'rules' or a seat number",
    "who begins each round: whoever opened the highest sum (rules), or always the same seat",
    lambda value: value,
)
DECLARED = (
    whole("players", 2, 2, 6, "how many play"),
    FIRST,
    whole("rounds", 5, 1, 20, "how many rounds are added up"),
)


@dataclass(frozen=True)
class TukiOptions(Options):
    rounds: int


@dataclass(frozen=True, repr=False)
class Tuki(Game):
    """TK-01, TK-02: two to six players, a deck of 108, five rounds unless the options say otherwise."""

    options: TukiOptions

    name: ClassVar[str] = "tuki"
    rules: ClassVar[str] = "tuki/1"
    best: ClassVar[str] = "low"
    declared: ClassVar[tuple[Option, ...]] = DECLARED
    deck: ClassVar[Pool] = DECK
    """How many there are of each card. Not an option: the rulebook knows one deck only."""

    @classmethod
    def make(cls, given: Mapping[str, Any]) -> Tuki:
        check_names(cls.declared, given)
        chosen = {option.name: option.check(given.get(option.name, option.default)) for option in cls.declared}
        chosen["first"] = first_seat(chosen["players"], chosen["first"])
        return cls(TukiOptions(**chosen))

    def start(self) -> TukiState:
        return laid_out(self)

    def bots(self) -> Mapping[str, BotFactory]:
        from parlour.games.tuki.bots import BOTS

        return BOTS

    def simulate(self, n: int, seed: int, cores: int) -> Simulation:
        from parlour.games.tuki.batch import simulate

        return simulate(self, n, seed, cores)
