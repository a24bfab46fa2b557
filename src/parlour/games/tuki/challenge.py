"""Tuki Tuki as the challenge of a day: one round against a strong bot, and par is what that bot leaves on average."""

from __future__ import annotations

from parlour.contract.challenge import Challenge, Day

PAR = 7
"""The average score of `hard` in a round for two players, rounded: docs/strength.md."""


def challenge(day: Day) -> Challenge:
    return Challenge({"players": 2, "rounds": 1, "first": 0}, ("hard",), par=PAR)
