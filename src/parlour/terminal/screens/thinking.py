"""Computes a bot's move and its reason in a thread, because that may take a while."""

from __future__ import annotations

from parlour.contract.bots import Budget, Explains, Message, Prepares
from parlour.table import Bots, Play, Table
from parlour.terminal.beside import MOMENT

PATIENCE = Budget(seconds=3)
"""The bot waits for a move of a person at the screen."""


def prepared(bots: Bots, table: Table) -> bool:
    """Whether the bot to move is prepared; waits a moment for it."""
    turn = table.turn
    if turn is None or not turn.who.is_bot:
        return True
    bot = bots.at(turn.seat, turn.who.level)
    return not isinstance(bot, Prepares) or bot.ready(MOMENT)


def thought(bots: Bots, table: Table) -> tuple[Play, Message | None] | None:
    """The acting bot's intended move, and its reason if it can give one; `None` when no bot is to move."""
    state, seats = table.state, table.seats
    command = bots.command(table, PATIENCE)
    if command is None:
        return None
    bot = bots.at(command.seat, seats[command.seat].level)
    if not isinstance(bot, Explains):
        return command, None
    move = next(move for move in state.legal() if str(move) == command.move)
    return command, bot.explain(state, move)
