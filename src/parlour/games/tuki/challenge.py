"""Tuki Tuki as the daily challenge: one round against a strong bot; par is that bot's average score."""

from __future__ import annotations

from parlour.contract.challenge import Challenge, Day

PAR = 7
"""The average score of `hard` in a round for two players, rounded: docs/strength.md."""


def challenge(day: Day) -> Challenge:
    return Challenge({"players": 2, "rounds": 1, "first": 0}, ("hard",), par=PAR)
