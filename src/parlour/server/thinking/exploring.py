"""Explores a position that a request describes: its board, its moves or outcomes, and their values."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.contract.engine import Answer, Position
from parlour.contract.game import Game
from parlour.contract.state import State
from parlour.engine.advice import engine_of
from parlour.engine.ask import asked as answered
from parlour.errors import BadOption, ParlourError, Unsupported
from parlour.server.core.messages.said import Offer, said_once
from parlour.server.thinking import messages
from parlour.speech.message import Message

LONGEST = 3.0
"""Seconds of preparation after which a position is left to advice, which may take longer."""


class Refused(msgspec.Struct, frozen=True):
    """The reason for no answer: a code of the server, and a message."""

    code: str
    why: Message


def explore(game: Game, asked: messages.Explore) -> tuple[messages.Explored, State[Any], Position | None] | Refused:
    """The position in words, as data, and as the question for a page; or the reason for none."""
    try:
        state, said = reached(game, asked)
        return _explored(state, said, asked), state, _position(state)
    except ParlourError as error:
        return Refused("bad_option", error.message)


def counsel(game: Game, asked: messages.Explore) -> tuple[State[Any], Answer] | Refused:
    """The position, and its moves, judged."""
    try:
        state, _ = reached(game, asked)
    except ParlourError as error:
        return Refused("bad_option", error.message)
    try:
        if state.over:
            raise Unsupported(Message("no-choice"))
        return state, answered(engine_of(state.game), state)
    except (ParlourError, ArithmeticError, LookupError, AssertionError) as error:
        # A code may denote a position that no game comes to: solvers and searches need not know it.
        why = error.message if isinstance(error, Unsupported) else Message("cannot-judge", {"game": game.name})
        return Refused("no_advice", why)


def reached(game: Game, asked: messages.Explore) -> tuple[State[Any], list[Message]]:
    """The state that a request describes, and its steps in words."""
    if asked.at and asked.details:
        raise BadOption("at", asked.at, Message("advise-not-with", {"option": ", ".join(asked.details)}))
    set_up = bool(asked.details or game.details)
    state = game.at(asked.at) if asked.at else game.set_up(asked.details) if set_up else game.start()
    said = []
    for step in asked.steps:
        known = state.parsed(step)
        after = state.play(known)
        said.append(state.describe(known))
        state = after
    return state, said


def _reason(state: State[Any], between: list[str]) -> Message | None:
    if len(between) < 2 or not state.legal():
        return None
    move, other = (state.parsed(each) for each in between)
    return state.reason(move, other)


def _explored(state: State[Any], said: list[Message], asked: messages.Explore) -> messages.Explored:
    reason = _reason(state, asked.between)
    game = state.game
    return messages.Explored(
        game=game.name,
        rules=game.rules,
        options=game.options_dict,
        code=state.code(),
        view=state.view(),
        prompt=said_once(state.prompt()),
        said=[said_once(each) for each in said],
        moves=[Offer(move=str(move), label=said_once(state.label(move))) for move in state.legal()],
        outcomes=[
            messages.Chance(outcome=str(step), label=said_once(state.label(step)), chance=float(chance))
            for step, chance in state.chances()
        ],
        reason=None if reason is None else said_once(reason),
        svg=state.svg() if asked.picture else "",
        question=None,
    )


def _position(state: State[Any]) -> Position | None:
    """The position as the game's module takes it, where it has one and that takes no long preparation here."""
    try:
        engine = engine_of(state.game)
        return engine.position(state) if not state.over and engine.effort().seconds <= LONGEST else None
    except Unsupported:
        return None
