"""Checks inputs and challenges: wrong options and codes are refused, a challenge can be played."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random
from typing import Any

from parlour.conformance.promises import Promises
from parlour.contract.bots import levels
from parlour.contract.challenge import Day
from parlour.errors import BadNotation, BadOption, Unsupported

WRONG: tuple[Any, ...] = ("no such value", -(10**9), 1.5)
FIRST_DAY, DAYS = date(2026, 1, 1), 14


class Choices(Promises):
    def run(self) -> None:
        self.options()
        self.codes()
        for number in range(DAYS):
            with self.keeping("challenge() sets what can be played"):
                self.day(FIRST_DAY + timedelta(number))

    def options(self) -> None:
        kind = type(self.game)
        given = [("no-such-option", 1), *((option.name, wrong) for option in kind.declared for wrong in WRONG)]
        for name, wrong in given:
            what = f"make() refuses {name}={wrong!r} with BadOption, which names the option"
            with self.keeping(what):
                try:
                    kind.make({name: wrong})
                except BadOption as refusal:
                    self.promise(name in str(refusal), what)
                else:
                    self.promise(False, what)

    def codes(self) -> None:
        try:
            code = self.game.start().code()
        except Unsupported:
            return
        for wrong in ("", " ", "\N{GAME DIE}", code * 2, code[:-1], f"{code} 1", "9" * 5_000, "-1 -1 -1", code[::-1]):
            with self.keeping(f"at({wrong[:40]!r}) gives a position, or refuses the code with BadNotation"):
                try:
                    found = self.game.at(wrong)
                except BadNotation:
                    continue
                self.promise(self.game.at(found.code()) == found, "the code of a position gives it back")

    def day(self, day: date) -> None:
        kind = type(self.game)
        set_, again = kind.challenge(Day(day, ByDay(day))), kind.challenge(Day(day, ByDay(day)))
        self.promise(set_ == again, f"the challenge of {day} is the same whenever it is asked")
        if set_ is None:
            return
        game = kind.make(set_.options)
        known = levels(game)
        self.promise(len(set_.bots) < game.players, "a challenge leaves the first seat to the player")
        self.promise(set(set_.bots) <= set(known), f"a challenge names levels of the game: {known}, not {set_.bots}")
        state = game.at(set_.start) if set_.start else game.start()
        self.promise(not state.over, "a challenge begins before the game is over")


class ByDay:
    """Draws that are the same each time for the same day."""

    def __init__(self, day: date) -> None:
        self.random = Random(day.toordinal())

    def choose(self, of: int) -> int:
        return self.random.randrange(of)
