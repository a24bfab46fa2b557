"""Rolit on paper: the score sheet."""

from __future__ import annotations

from parlour.contract.sheet import Sheet, score_sheet
from parlour.speech.message import Message

GAMES, PLAYERS = 8, 4


def sheets() -> tuple[Sheet, ...]:
    games = [Message("sheet-game", {"number": number}) for number in range(1, GAMES + 1)]
    return (score_sheet("rolit", games, PLAYERS),)
