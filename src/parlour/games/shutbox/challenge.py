"""Shut the Box as the daily challenge: one solo game, on a box that changes with the day of the week."""

from __future__ import annotations

from parlour.contract.challenge import Challenge, Day

NINE = {"edition": "nine", "players": 1}
TEN = {"edition": "tactica", "players": 1}
TWO_TEN = {"edition": "tactica", "variant": "two-ten", "players": 1}
TENS = (2, 4)
"""On Wednesdays and Fridays the box has ten flaps."""


def challenge(day: Day) -> Challenge:
    if day.weekend:
        return Challenge(TWO_TEN)
    return Challenge(TEN if day.date.weekday() in TENS else NINE)
