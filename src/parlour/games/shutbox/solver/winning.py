"""The base of all solutions that play to win.

The rules take a state apart, move by move and outcome by outcome, until a seat is about to roll and has chosen nothing
yet. The solver of the game at hand knows what that is worth (`ready`). Worth is a probability to win by seat; a shared
win counts as an equal part for each winner.
"""

from __future__ import annotations

from abc import abstractmethod
from math import ceil
from typing import Any

from parlour.contract.game import CHANCE, State
from parlour.contract.solution import Ranked, Solution
from parlour.errors import Unsupported
from parlour.games.shutbox import layout as at
from parlour.games.shutbox.encoding import encoded
from parlour.games.shutbox.engine.asking import in_turn_order
from parlour.games.shutbox.row import fewest_dice, most_dice
from parlour.games.shutbox.solver.opening import leaders
from parlour.games.shutbox.solver.row.choice import NOISE
from parlour.games.shutbox.solver.row.graph import graph
from parlour.games.shutbox.solver.variation import Box
from parlour.games.shutbox.state import ShutBoxState
from parlour.speech.message import Message

Worth = tuple[float, ...]
MOST_NUMBERS = 12
"""The longest row for which a solution gives expected scores of play to win: longer ones would take too long."""


class Winning(Solution):
    objective = "win"
    why_no_scores: Message | None = None
    """Why there are no expected scores; `None` where there are."""

    def __init__(self, game: Box) -> None:
        self.game: Box = game

    @abstractmethod
    def ready(self, state: ShutBoxState) -> Worth | None:
        """By seat, the worth of a state whose seat is about to roll, nothing chosen; `None`: take it apart further."""

    @abstractmethod
    def by_place(self) -> Worth:
        """The worth of the game at its start, by place in turn order."""

    def turns(self) -> tuple[Worth, Worth] | None:
        """When all play to win, by place in turn order: the expected score, and the probability of shutting the box."""
        return None

    @property
    def win_probability(self) -> tuple[float, ...]:
        return self._started(self.game.start())

    @property
    def expected_score(self) -> tuple[float, ...] | None:
        """By seat, the mean score when the turns are over and all have played to win, before any tie is broken.

        A player without a turn, because another shut the box, has the whole row open. `None`: see `why_no_scores`.
        """
        found = self.turns()
        return self.by_seat(found[0]) if found else None

    @property
    def shut_probability(self) -> tuple[float, ...] | None:
        """By seat, how likely it is to shut the box in its turn when all play to win. `None`: see `why_no_scores`."""
        found = self.turns()
        return self.by_seat(found[1]) if found else None

    def by_seat(self, places: Worth) -> Worth:
        """At the start of the game, from numbers by place in turn order."""
        return self._by_seat(self.game.start(), places)

    def value(self, state: State[Any]) -> Worth:
        """The probability to win, by seat."""
        assert isinstance(state, ShutBoxState)
        if state.over:
            winners = state.winners
            return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(self.game.players))
        if state.phase == at.OPENING:
            return self._started(state)
        known = self.ready(state) if about_to_roll(state) else None
        if known is not None:
            return known
        if state.actor == CHANCE:
            return self._mean(state)
        return max_by(self._offers(state), state.seat)

    def best(self, state: State[Any]) -> tuple[Ranked, ...]:
        assert isinstance(state, ShutBoxState)
        if state.actor is None or state.actor == CHANCE:
            raise Unsupported(Message("cannot-rank", {"state": repr(state)}))
        ranked = [Ranked(move, self.value(state.play(move))[state.seat]) for move in state.legal()]
        first = ranked[0]
        for each in ranked[1:]:  # like the compiled solvers: rounding never decides
            if each.value > first.value + NOISE:
                first = each
        return tuple(sorted(ranked, key=lambda each: (each is first, each.value), reverse=True))

    def _offers(self, state: ShutBoxState) -> list[Worth]:
        return [self.value(state.play(move)) for move in state.legal()]

    def _mean(self, state: ShutBoxState) -> Worth:
        total = [0.0] * self.game.players
        for outcome, chance in state.chances():
            worth = self.value(state.play(outcome))
            total = [sum_ + float(chance) * part for sum_, part in zip(total, worth, strict=True)]
        return tuple(total)

    def _started(self, state: ShutBoxState) -> Worth:
        return self._by_seat(state, self.by_place())

    def _by_seat(self, state: ShutBoxState, places: Worth) -> Worth:
        """Turns places in the order of play into seats, whether the start is open or settled."""
        players = self.game.players
        chances = [float(chance) for chance in leaders(state)]
        return tuple(
            sum(chances[leader] * places[(seat - leader) % players] for leader in range(players))
            for seat in range(players)
        )


def equal_parts(id: str, often: float, players: int) -> Message:
    """Ties that happen so `often` are valued as equal parts.

    With such values, an estimate differs from the truth only if such a tie occurs, and then at most by the whole win
    instead of an equal share, or nothing.
    """
    return Message(id, {"often": f"{often:.4%}", "most": at_most(often * (1 - 1 / players))})


def at_most(chance: float) -> str:
    """In percent, rounded up."""
    return f"{ceil(chance * 1e6) / 1e6:.4%}"


def about_to_roll(state: ShutBoxState) -> bool:
    """A seat rolls next, or first chooses with how many dice; nothing of that roll is settled yet."""
    if state.phase == at.THROWING:
        return True
    tables, row = encoded(state.game.options)[0], int(state.p[at.ROW + state.seat])
    return state.phase == at.ROLLING and int(fewest_dice(row, tables)) == int(most_dice(row, tables))


def max_by(offers: list[Worth], seat: int) -> Worth:
    """The first of the best, as the compiled solvers choose."""
    best = offers[0]
    for offer in offers[1:]:
        if offer[seat] > best[seat] + NOISE:
            best = offer
    return best


def scaled(estimates: dict[int, float], players: int) -> Worth:
    """Estimates by seat, made to add up to 1; seats that are not in it have nothing."""
    total = sum(estimates.values())
    even = 1 / len(estimates)
    return tuple((estimates[seat] / total if total else even) if seat in estimates else 0.0 for seat in range(players))


def total_of(state: ShutBoxState, seat: int) -> int:
    """In a match, with the points of the game under way if the seat has played it."""
    played = bool(state.p[at.DONE] >> seat & 1)
    score = int(graph(state.game.options).score[state.p[at.ROW + seat]]) if played else 0
    return int(state.p[at.TOTAL + seat]) + score


turn_order = in_turn_order
