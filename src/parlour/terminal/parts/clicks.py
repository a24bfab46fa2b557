"""Choosing a move by clicking the parts of a board, one after the other. Knows no game and no screen."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.terminal.boards import Board, fitting


@dataclass(frozen=True)
class Clicks:
    """The parts clicked so far, and the move they mean, once they mean a single one."""

    parts: tuple[str, ...] = ()
    move: str = ""

    def click(self, part: str, legal: tuple[str, ...], on: Board) -> Clicks:
        """Handles a click, which completes a move or extends the choice.

        A second click on the same part plays the
        short move, or cancels the choice; a part that does not fit those before starts a new choice."""
        if self.parts[-1:] == (part,):
            return Clicks(move=self.whole(legal, on))
        parts = (*self.parts, part)
        if not fitting(legal, parts, on):
            parts = (part,)
        found = fitting(legal, parts, on)
        if len(found) == 1 and set(on.parts(found[0])) == set(parts):
            return Clicks(move=found[0])
        return Clicks(parts)

    def whole(self, moves: tuple[str, ...], on: Board) -> str:
        """The move that the clicked parts are already, though they may also begin a longer one; else nothing."""
        return next((move for move in moves if self.parts and on.parts(move) == self.parts), "")
