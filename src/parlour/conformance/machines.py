"""Checks simulations, policies and batches against the referee, step by step where they allow it."""

from __future__ import annotations

from collections import Counter
from time import monotonic
from typing import Any

import numpy as np

from parlour.conformance.chances import SURE, Mean, differ, expected, means
from parlour.conformance.chances import played as by_referee
from parlour.conformance.promises import Checked, Promises
from parlour.contract.bots import Budget, bot
from parlour.contract.engine import shares
from parlour.contract.game import CHANCE
from parlour.contract.state import State
from parlour.errors import Unsupported
from parlour.study.batch import Batch
from parlour.study.simulate import batch, simulate

SIMULATED, REFEREED = 4_000, 60
POLICY, BY_BOTS, ENOUGH = 400, 200, 20
"""Games by a policy, games by bots, and the fewest bots' games that allow a comparison."""
DRAWS = 600
STEPS = 400
"""The number of steps in each game of a batch."""
SHOWN = 25
"""The number of steps after which a game of a batch is read as a state again."""


class Machines(Promises):
    def simulation(self, longest: int, report: Checked) -> None:
        """`simulate` agrees with random play by the referee."""
        with self.keeping("simulate() gives random games"):
            try:
                found = simulate(self.game, SIMULATED, seed=1)
            except Unsupported:
                return
            self.results(found, SIMULATED)
            self.repeats(found)
            told = expected(self.game) or means(by_referee(self, REFEREED, longest))
        self.same("simulate()", _rows(found), told)
        for level in self.game.policies():
            self.policy(level, longest, report)

    def briefly(self, longest: int) -> None:
        """A variant is simulated by its own rules: agrees with the exact means, or with a few games by the referee."""
        with self.keeping("simulate() gives random games"):
            try:
                found = simulate(self.game, SIMULATED // 4, seed=1)
            except Unsupported:
                return
            self.results(found, SIMULATED // 4)
            begun, rows = monotonic(), list[tuple[float, ...]]()
            while len(rows) < REFEREED and monotonic() - begun < self.patience:
                rows += by_referee(self, 1, longest)
        if len(rows) >= ENOUGH:
            self.same("simulate()", _rows(found), means(rows))

    def draws(self) -> None:
        """A state's own draws follow its probabilities."""
        for state in self.before_chance(3):
            move = next(move for move in state.legal() if state.play(move).actor == CHANCE)
            with self.keeping("draw() gives an outcome"):
                self.path.append(str(move))
                here = state.play(move)
                found = Counter(here.draw(self.random) for _ in range(DRAWS))
            self.compare("draw()", found, {outcome: float(chance) for outcome, chance in here.chances()})
            self.path.pop()

    def results(self, found: Any, n: int) -> None:
        players = self.game.players
        self.promise(found.scores.shape == (n, players), "simulate() gives a score for each game and seat")
        self.promise(found.lengths.shape == (n,), "simulate() gives a length for each game")
        self.promise(found.winners.shape == (n, players), "simulate() says of each seat whether it won")
        self.promise(found.winners.any(1).all(), "somebody wins every simulated game")
        moves, outcomes = self.game.longest
        if moves is not None and outcomes is not None:
            self.promise(found.lengths.max() <= moves + outcomes, "no simulated game is longer than `longest`")
        least, most = self.game.extremes or (found.scores.min(), found.scores.max())
        self.promise(((found.scores >= least) & (found.scores <= most)).all(), "scores lie within `extremes`")
        if type(self.game.start()).outright is State.outright:
            best = (found.scores.min if self.game.best == "low" else found.scores.max)(axis=1, keepdims=True)
            self.promise(
                (found.scores == best)[found.winners].all(), "the winners of a simulated game have the best score"
            )

    def repeats(self, found: Any) -> None:
        """Game *i* of a seed is the same in every batch and range."""
        again = simulate(self.game, 40, seed=1, cores=2).scores
        later = simulate(self.game, 30, seed=1, first=10).scores
        other = simulate(self.game, 200, seed=2).scores
        self.promise(np.array_equal(again, found.scores[:40]), "a simulated game depends on seed and number alone")
        self.promise(np.array_equal(later, found.scores[10:40]), "simulate(first=10) goes on with the tenth game")
        self.promise(not np.array_equal(other, found.scores[:200]), "another seed gives other games")

    def same(self, what: str, rows: Any, told: tuple[Mean, ...]) -> None:
        players = self.game.players
        names = [f"the mean score of seat {seat}" for seat in range(players)]
        names += [f"the wins of seat {seat}" for seat in range(players)]
        for name, ours, theirs in zip((*names, "the mean length"), told, means(rows), strict=True):
            kept = (
                f"{what} plays by the rules of the referee: {name} is {ours.value:.3f} there, {theirs.value:.3f} here"
            )
            self.promise(not differ(ours, theirs), kept)

    def policy(self, level: str, longest: int, report: Checked) -> None:
        """A policy plays like the bot of its name."""
        if level == "random" or self.game.effort(level).seconds > 1:
            return
        with self.keeping(f"simulate(policies={level!r}) gives games"):
            until, rows = monotonic() + self.patience, list[Any]()
            while len(rows) < BY_BOTS and (played := self.by_bots(level, len(rows), longest, until)):
                rows.append(played)
            if len(rows) < ENOUGH:
                report.left_out.append(f"the policy {level!r}")
                return
            found = simulate(self.game, POLICY, seed=3, policies=level)
            self.results(found, POLICY)
        self.same(f"simulate(policies={level!r})", _rows(found), means(rows))

    def by_bots(self, level: str, seed: int, longest: int, until: float) -> tuple[float, ...] | None:
        """Scores, shares of the win and length of a game between bots of this level; `None` when time is up."""
        seats = [bot(self.game, level, seed=10 * seed + seat) for seat in range(self.game.players)]
        state: State[Any] = self.game.start()
        steps = 0
        while not state.over and steps < longest:
            if monotonic() > until:
                return None
            step = self.pick(state) if state.actor == CHANCE else seats[state.actor or 0].choose(state, Budget())
            state, steps = state.play(step), steps + 1
        return (*map(float, state.scores), *shares(state, self.game.players), float(steps))

    def batches(self, games: int) -> None:
        """Plays whole games with the same moves and outcomes on a batch and the referee."""
        with self.keeping("batch() gives games side by side"):
            try:
                env = batch(self.game, games, seed=1, chance="explicit", reset="off")
            except Unsupported:
                return
        states: list[State[Any]] = [self.game.start()] * games
        paths: list[list[str]] = [[] for _ in states]
        with self.keeping("a batch can be stepped with what the referee allows"):
            for step in range(STEPS):
                for at, state in enumerate(states):
                    self.path = paths[at]
                    self.stands(env, at, state)
                if step % SHOWN == 0 or states[0].over:
                    self.path = paths[0]
                    self.shown(env, states[0])
                if all(state.over for state in states):
                    break
                self.step(env, states, paths)
        self.drawn()

    def stands(self, env: Batch, at: int, state: State[Any]) -> None:
        """Game `at` of the batch is in the same position as the state."""
        turn = env.turn
        actor = -2 if state.actor is None else state.actor
        self.promise(turn.actor[at] == actor, f"a batch says who acts: {actor}, not {turn.actor[at]}")
        self.promise(turn.mask[at].tolist() == state.mask().tolist(), "the mask of a batch is what is legal")
        if actor >= 0:
            seen = np.array_equal(turn.observation[at], state.observe(actor))
            self.promise(seen, "a batch observes what the state does")
        told = env.chances()[at]
        chances = {self.game.number(outcome): float(chance) for outcome, chance in state.chances()}
        found = {int(number): float(told[number]) for number in np.flatnonzero(told)}
        kept = found.keys() == chances.keys() and all(abs(found[each] - chances[each]) < 1e-6 for each in found)
        self.promise(kept, "a batch weighs outcomes by their probabilities")

    def shown(self, env: Batch, state: State[Any]) -> None:
        """The first game of the batch can be read as a state, which goes on like that of the referee."""
        try:
            mine = env.state(0)
        except Unsupported:
            return
        same = (mine.actor, mine.legal(), mine.scores, mine.winners) == (
            state.actor, state.legal(), state.scores, state.winners,
        )  # fmt: skip
        self.promise(same and np.array_equal(mine.observe(0), state.observe(0)), "a batch tells a game's state")
        self.promise(self.game.at(mine.code()) == mine, "the state that a batch tells can be written down")
        self.promise(bool(mine.text() and mine.svg() and mine.view()), "the state that a batch tells can be shown")

    def step(self, env: Batch, states: list[State[Any]], paths: list[list[str]]) -> None:
        steps = [None if state.over else self.pick(state) for state in states]
        turn = env.step([0 if step is None else self.game.number(step) for step in steps])
        for at, step in enumerate(steps):
            if step is None:
                continue
            paths[at].append(str(step))
            self.path, states[at] = paths[at], states[at].play(step)
            self.promise(turn.terminated[at] == states[at].over, "a batch ends when the game is over")
            expected = shares(states[at], self.game.players) if states[at].over else (0.0,) * self.game.players
            given = turn.rewards[at].tolist()
            kept = all(abs(one - other) < 1e-6 for one, other in zip(given, expected, strict=True))
            self.promise(kept, f"a batch rewards the winners: {list(expected)}, not {given}")

    def drawn(self) -> None:
        """A batch's own draws follow the probabilities."""
        with self.keeping("a batch draws outcomes by their probabilities"):
            for state in self.before_chance(3):
                move = next(move for move in state.legal() if state.play(move).actor == CHANCE)
                self.path.append(str(move))
                env = batch(self.game, DRAWS, seed=5, reset="off")
                for at in range(DRAWS):
                    env.set(at, state)
                turn = env.step([self.game.number(move)] * DRAWS)
                found = Counter(_look(int(turn.actor[at]), turn.observation[at]) for at in range(DRAWS))
                self.compare("a batch", found, _ends(state.play(move), state.actor or 0))

    def before_chance(self, most: int) -> list[State[Any]]:
        """The positions of one random game in which a move leads to chance; sets the path to the last."""
        found: list[State[Any]] = []
        path: list[str] = []
        for state in self.walk(STEPS):
            if len(found) < most and any(state.play(move).actor == CHANCE for move in state.legal()):
                found, path = [*found, state], self.path[:]
        self.path = path
        return found

    def compare(self, what: str, found: Counter[Any], told: dict[Any, float]) -> None:
        strange = [look for look in found if look not in told]
        self.promise(not strange, f"{what} draws only what chance can bring")
        for look, chance in told.items():
            error = (DRAWS * chance * (1 - chance)) ** 0.5
            kept = abs(found[look] - DRAWS * chance) <= SURE * error + 1
            self.promise(
                kept, f"{what} draws by the probabilities: {found[look]} of {DRAWS}, at a chance of {chance:.3f}"
            )


def _look(actor: int, seen: Any) -> Any:
    return (actor, seen.tobytes() if actor >= 0 else b"")


def _ends(state: State[Any], seat: int) -> dict[Any, float]:
    """The observations, with probabilities, that chance can lead to before a seat moves or the game ends."""
    if state.actor != CHANCE:
        actor = -2 if state.actor is None else state.actor
        return {_look(actor, state.observe(actor if actor >= 0 else seat)): 1.0}
    found: dict[Any, float] = {}
    for outcome, chance in state.chances():
        for look, part in _ends(state.play(outcome), seat).items():
            found[look] = found.get(look, 0.0) + float(chance) * part
    return found


def _rows(found: Any) -> Any:
    """The games of a simulation: scores, shares of the win, length."""
    won = found.winners / found.winners.sum(1, keepdims=True)
    return np.concatenate([found.scores, won, found.lengths[:, None]], 1).tolist()
