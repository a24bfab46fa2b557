"""Checks that bots choose legal moves, change nothing, and do not get weaker as their level rises."""

from __future__ import annotations

from itertools import pairwise
from math import sqrt
from time import monotonic
from typing import Any

from parlour.conformance.chances import means
from parlour.conformance.promises import Checked, Promises
from parlour.contract.bots import Bot, Budget, bot, levels
from parlour.contract.engine import shares
from parlour.contract.game import CHANCE
from parlour.contract.state import State

CHEAP = 2.0
"""Seconds; bots that take longer to prepare are skipped."""
THINKING = Budget(seconds=0.02)
MATCH = 60
"""Games in a match, if time allows."""
SURE = 3.3
SEEDS = 12
"""Seeds with which each bot plays twice."""


class Players(Promises):
    def run(self, report: Checked, longest: int) -> None:
        with self.keeping("bots() and effort() can be asked for"):
            known = levels(self.game)
            cheap = [level for level in known if self.game.effort(level).seconds <= CHEAP]
        report.left_out += [f"the bot {level!r}" for level in known if level not in cheap]
        for level in cheap:
            with self.keeping(f"the bot {level!r} chooses a legal move"):
                self.one_game([bot(self.game, level, seed=seat) for seat in range(self.game.players)], longest)
                self.same_again(level)
        for weaker, stronger in pairwise(cheap):
            with self.keeping(f"{stronger!r} can play against {weaker!r}"):
                self.match(weaker, stronger, longest)

    def together(self, longest: int) -> None:
        """One game of a variant in which all cheap levels move in turn."""
        with self.keeping("bots() and effort() can be asked for"):
            cheap = [level for level in levels(self.game) if self.game.effort(level).seconds <= CHEAP]
        begun = monotonic()
        state: State[Any] = self.game.start()
        self.path, asked = [], 0
        with self.keeping("a bot can be made for every variant"):
            known = [bot(self.game, level, seed=1) for level in cheap]
        while not state.over and len(self.path) < longest and monotonic() - begun < self.patience:
            if state.actor == CHANCE:
                state = self.played(state, self.pick(state))
                continue
            with self.keeping(f"the bot {cheap[asked % len(cheap)]!r} chooses a legal move"):
                move = known[asked % len(cheap)].choose(state, THINKING)
                self.promise(move in state.legal(), f"a bot chooses a legal move, not {str(move)!r}")
            state, asked = self.played(state, move), asked + 1

    def same_again(self, level: str) -> None:
        """The same seed plays the same moves, for bots whose thinking no clock cuts short."""
        state: State[Any] = self.game.start()
        while not state.over and state.actor == CHANCE:
            state = state.play(self.pick(state))
        begun, chosen = monotonic(), list[Any]()
        for seed in (*range(SEEDS), *range(SEEDS)):
            if monotonic() - begun > self.patience or state.over:
                return
            chosen.append(bot(self.game, level, seed=seed).choose(state, Budget(nodes=1)))
        self.promise(chosen[:SEEDS] == chosen[SEEDS:], f"the bot {level!r} plays the same moves with the same seed")

    def one_game(self, seats: list[Bot], longest: int) -> State[Any]:
        self.path = []
        state: State[Any] = self.game.start()
        while not state.over and len(self.path) < longest:
            if state.actor == CHANCE:
                state = self.played(state, self.pick(state))
                continue
            before = hash(state)
            move = seats[state.actor or 0].choose(state, THINKING)
            self.promise(move in state.legal(), f"a bot chooses a legal move, not {str(move)!r}")
            self.promise(hash(state) == before, "a bot does not change the position")
            state = self.played(state, move)
        return state

    def match(self, weaker: str, stronger: str, longest: int) -> None:
        """The stronger level plays each seat in turn; in a solo game both play the same number of games."""
        begun, players, rows = monotonic(), self.game.players, list[tuple[float]]()
        while len(rows) < MATCH and (len(rows) < 2 * players or monotonic() - begun < self.patience):
            seat, seed = len(rows) % players, len(rows)
            lined = [bot(self.game, stronger if each == seat else weaker, seed=seed) for each in range(players)]
            end = self.one_game(lined, longest)
            if players > 1:
                rows.append((shares(end, players)[seat] - 1 / players if end.over else 0.0,))
                continue
            other = self.one_game([bot(self.game, weaker, seed=seed)], longest)
            rows.append(((end.scores[0] - other.scores[0]) * (1.0 if self.game.best == "high" else -1.0),))
        self.path = []
        gained = means(rows)[0]
        least = sqrt(1 / len(rows)) if gained.error == 0 else SURE * gained.error
        kept = f"{stronger!r} is no weaker than {weaker!r}: in {len(rows)} games it loses {-gained.value:.3f} a game"
        self.promise(gained.value >= -least, kept)
