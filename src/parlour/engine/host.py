"""A game's offered functions, called in this process: what the library answers is what every page answers."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from functools import lru_cache
from importlib import import_module
from math import isnan
from typing import Any

import numpy as np

from parlour.compute.webassembly.offer import ANSWER, BEST, DEPTH, EXACT, NODES, WORTH
from parlour.contract.game import Game
from parlour.contract.question import Judged, Question
from parlour.contract.state import State


class Thinking:
    """The functions of one game on memory that is prepared for one ground."""

    def __init__(self, kind: type[Game], ground: str) -> None:
        self.offered = {offer.name: offer.function for offer in import_module(kind.browser).OFFERS}
        file, cells = kind.ground(ground)
        self.room = np.zeros(cells, np.uint64)
        self.offered["prepare"](np.frombuffer(gzip.decompress(file), np.uint8).copy(), self.room)

    def advise(self, question: Question) -> Judged:
        """Every move, judged alike."""
        answer = np.zeros(ANSWER)
        self.offered["advise"](self.room, np.array(question.position, np.int64), answer)
        return judged(question, answer)

    def search(self, question: Question) -> Iterator[Judged]:
        """The best move, better founded with every step."""
        position, answer, more, step = np.array(question.position, np.int64), np.zeros(ANSWER), 1, 0
        while more:
            more = self.offered["search"](self.room, position, answer, step)
            yield judged(question, answer)
            step += 1


def judged(question: Question, answer: Any) -> Judged:
    worth = [float(each) for each in answer[WORTH : WORTH + len(question.moves)]]
    return Judged(
        question.moves,
        tuple(None if isnan(each) else each for each in worth),
        question.moves[int(answer[BEST])],
        int(answer[DEPTH]),
        int(answer[NODES]),
        bool(answer[EXACT]),
        question.unit,
    )


@lru_cache(maxsize=4)
def thinking(kind: type[Game], ground: str) -> Thinking:
    """The memory of a ground is prepared once in a process."""
    return Thinking(kind, ground)


def advise(state: State[Any]) -> Judged:
    """The moves of a position, judged; `Unsupported` where the game cannot be asked."""
    game = state.game
    assert isinstance(game, Game)
    question = game.question(state)
    return thinking(type(game), question.ground).advise(question)
