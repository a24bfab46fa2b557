"""Tuki Tuki on paper: the score sheet."""

from __future__ import annotations

from parlour.contract.sheet import Sheet, score_sheet
from parlour.speech.message import Message

ROUNDS, PLAYERS = 5, 6


def sheets() -> tuple[Sheet, ...]:
    rounds = [Message("sheet-round", {"number": number}) for number in range(1, ROUNDS + 1)]
    return (score_sheet("tuki", rounds, PLAYERS),)
