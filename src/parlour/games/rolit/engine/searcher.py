"""Bots that search: they play the best move that they find within their depth and time."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from parlour.contract.bots import FREE, ONLY, Budget, Thought
from parlour.contract.state import Step
from parlour.games.rolit.engine.book import open_book
from parlour.games.rolit.engine.company import Company, Outlook
from parlour.games.rolit.engine.endgame import REVERSI, ROLIT
from parlour.games.rolit.engine.evaluation import UNIT
from parlour.games.rolit.engine.files import course_name
from parlour.games.rolit.engine.grower import MOST, Grower
from parlour.games.rolit.engine.opening import book_move
from parlour.games.rolit.engine.position import Position
from parlour.games.rolit.engine.reading import position_of
from parlour.games.rolit.engine.thinker import Finding, Thinker
from parlour.games.rolit.engine.timing import SECONDS
from parlour.games.rolit.engine.weights import brains
from parlour.games.rolit.notation import PLACES, Place
from parlour.games.rolit.options import RolitOptions
from parlour.games.rolit.state import RolitState
from parlour.games.rolit.turns import in_turn
from parlour.speech.message import Message

UNHURRIED: Final = 3600.0
"""Seconds for a move that is limited in nodes alone."""
LAST: Final = 7
"""With three and four players, this many last moves are solved."""


@cache
def thinker_for(options: RolitOptions) -> Thinker:
    """The thinker of a two-player game, shared by the bots of a process."""
    reversi = options.preset == "reversi"
    learned = brains(course_name(options.size, 2, reversi))
    thinker = Thinker(options.size, REVERSI if reversi else ROLIT, learned[0] if learned else None)
    open_book(thinker.proofs, options.size, thinker.rule)
    return thinker


@cache
def company_for(options: RolitOptions) -> Company:
    """Searches three- and four-player games to a fixed depth."""
    return Company(options.players, brains(course_name(options.size, options.players, reversi=False)))


@cache
def grower_for(options: RolitOptions) -> Grower:
    """Searches three- and four-player games until its time is up."""
    return Grower(options.players, brains(course_name(options.size, options.players, reversi=False)))


@dataclass
class Searcher:
    """Plays the best move that it finds within its depth and time."""

    options: RolitOptions
    depth: int
    sure: bool = False
    """Whether proved moves are preferred to estimates."""
    booked: bool = False
    """Whether the opening book is consulted first, unless nodes are limited."""
    seconds: float = SECONDS
    _begun: bool = field(default=False, init=False, repr=False)

    def choose(self, state: Any, budget: Budget = FREE) -> Step:
        moves: tuple[Step, ...] = state.legal()
        if len(moves) == 1:
            budget.tell(Thought(moves[0]))
            return moves[0]
        seconds = min(self.seconds, budget.seconds or self.seconds)
        if budget.nodes and budget.seconds is None and not self.sure:
            self._begin_afresh()
            seconds = UNHURRIED
        return self._together(state, seconds, budget) if self.options.players > 2 else self._two(state, seconds, budget)

    def _begin_afresh(self) -> None:
        """Limited in nodes alone, a game is played alike on every machine: by no clock, nor from what is remembered."""
        if not self._begun and self.options.players == 2:
            thinker_for(self.options).guesses.forget()
        self._begun = True

    def stop(self) -> None:
        """Ends the running search; may be called from any thread."""
        if self.options.players == 2:
            thinker_for(self.options).stop()
        else:
            grower_for(self.options).stop()
            company_for(self.options).stop()

    def _two(self, state: RolitState, seconds: float, budget: Budget) -> Step:
        def told(found: Finding) -> None:
            budget.tell(_thought(state, found))

        thinker, position = thinker_for(self.options), position_of(state)
        if self.sure:
            found = thinker.think_surely(position, seconds, told)
        else:
            known = self._known(position) if self.booked and not budget.nodes else None
            found = known or thinker.think(position, seconds, self.depth, budget.nodes or 0, told)
        budget.tell(_thought(state, found))
        return PLACES[found.ball.bit_length() - 1]

    def _known(self, position: Position) -> Finding | None:
        line = book_move(position, course_name(self.options.size, 2, self.options.preset == "reversi"))
        return line and Finding(line.ball, line.value / UNIT, line.depth, False, 0, (line.ball.bit_length() - 1,))

    def _together(self, state: RolitState, seconds: float, budget: Budget) -> Step:
        def told(found: Outlook) -> None:
            budget.tell(_promise(state, found))

        balls = tuple(int(each) for each in in_turn(state))
        empties = state.empty.bit_count()
        if self.depth == 1 or empties <= LAST:
            found = company_for(self.options).think(balls, state.empty, seconds, min(self.depth, empties))
        else:
            found = grower_for(self.options).think(balls, state.empty, seconds, budget.nodes or MOST, told)
        told(found)
        return PLACES[found.hollow]

    def explain(self, state: Any, move: Step) -> Message:
        """Why a move is good, in one sentence: the corner it takes, the moves it leaves, or that it is the only one."""
        if len(state.legal()) == 1:
            return ONLY
        after = state.play(move)
        left = {"moves": len(after.legal())}
        size = self.options.size
        corners = (0, size - 1, 8 * (size - 1), 9 * (size - 1))
        if isinstance(move, Place) and move.hollow in corners:
            return Message("rolit-why-corner", left)
        opens = any(after.captures_now() >> corner & 1 for corner in corners) if not after.over else False
        if not opens and any(state.empty >> corner & 1 for corner in corners):
            return Message("rolit-why-guard", left)
        return Message("rolit-why-moves", left)


def _thought(state: RolitState, found: Finding) -> Thought:
    lead = found.value if state.turn == 0 else -found.value
    line = tuple(PLACES[hollow] for hollow in found.line)
    return Thought(PLACES[found.ball.bit_length() - 1], (lead, -lead), nodes=found.nodes, depth=found.depth, line=line)


def _promise(state: RolitState, found: Outlook) -> Thought:
    places = state.game.in_turn_from(state.turn)
    shares = tuple(found.shares[places.index(seat)] for seat in range(state.game.players))
    line = tuple(PLACES[hollow] for hollow in found.line)
    return Thought(PLACES[found.hollow], shares, nodes=found.nodes, depth=found.depth, line=line)
