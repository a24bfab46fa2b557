"""Many games stepped at once by compiled code, for programs that learn: the checked door is `parlour.batch`."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from parlour.compute.crew import Crew, crew_size
from parlour.compute.loops import (
    BY_DIFFERENCE,
    BY_LOW_SCORE,
    BY_SCORE,
    BY_WIN,
    INSIDE,
    NEXT_STEP,
    RESET,
    SAME_STEP,
    STAYS,
    WAITS,
    loops,
)
from parlour.compute.words import ENDED
from parlour.contract.game import CHANCE, Game
from parlour.contract.options import one_of, requirement, whole_from, within
from parlour.contract.state import State
from parlour.errors import BadOption, IllegalMove
from parlour.speech.message import Message

RESETS = {"same_step": SAME_STEP, "next_step": NEXT_STEP, "off": STAYS}
REWARDS = {"win": BY_WIN, "zero_sum": BY_DIFFERENCE, "score": BY_SCORE}
CHANCES = {"explicit": 0, "inside": 1}


class Turn(NamedTuple):
    """The results of a step, game by game. The arrays are the batch's own and change with the next step: copy to keep.

    With `device="cuda"` they are on the card (`parlour.study.gpu_batch.OnCard`).
    """

    observation: NDArray[Any]
    """The position as the seat to move sees it; of a game that is over, as the seat that moved last does."""
    mask: NDArray[np.bool_]
    actor: NDArray[np.int8]
    """The seat to move, -1 where chance is (with `chance="explicit"`), -2 where the game is over."""
    rewards: NDArray[np.float32]
    """By seat; zeros except at the end of a game."""
    terminated: NDArray[np.bool_]
    """Whether the step ended the game. With `reset="same_step"` everything else is of the next game already."""
    final: NDArray[Any]
    """The last observation of the latest game that ended there, with `reset="same_step"`."""


class Batch:
    """`n` games side by side. Game i depends on the seed and on i alone, not on `n` or on the cores."""

    def __init__(
        self, game: Game, n: int, *, seed: int, chance: str, reset: str, reward: str, cores: int, check: bool
    ) -> None:
        self.game, self.n, self.cores, self.check = game, n, cores, check
        kind = chosen("reward", reward, REWARDS)
        kind = BY_LOW_SCORE if kind == BY_SCORE and game.best == "low" else kind
        self._settings = np.array([chosen("chance", chance, CHANCES), chosen("reset", reset, RESETS), kind], np.int64)
        self._seed, self._kernel, self._loops = seed, game.kernel(), loops(game)
        self._make_room()
        self._crew = self._made_crew()
        self.reset()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.game!r} n={self.n}>"

    def _make_room(self) -> None:
        n, about, actions = self.n, self.game.observation, len(self.game.actions)
        self._positions = np.zeros((n, self._kernel.size), self._kernel.dtype)
        self._random, self.episode = np.zeros(n, np.uint64), np.zeros(n, np.int64)
        seen, last = (np.zeros((n, int(np.prod(about.shape))), about.dtype) for _ in range(2))
        legal = np.zeros((n, places(actions)), np.bool_)
        written = np.dtype(np.uint64) if self._kernel.words else None
        self._seen, self._last, self._legal = (x.view(written or x.dtype) for x in (seen, last, legal))
        self.turn = Turn(
            seen.reshape(n, *about.shape),
            legal[:, :actions],
            np.zeros(n, np.int8),
            np.zeros((n, self.game.players), np.float32),
            np.zeros(n, np.bool_),
            last.reshape(n, *about.shape),
        )

    def _made_crew(self) -> Crew | None:
        """The threads that share the steps of many games; the caller steps few games itself."""
        size = crew_size(self.n, self.cores, self._loops.lead)
        if size == 1:
            return None
        self._job = np.zeros(len(self._settings), np.int64), np.zeros(1, np.int64)
        self._wanted = np.zeros(self.n, np.int64)
        return Crew(
            self._loops, size, self.game.players, len(self.game.outcomes),
            (self._kernel.table, *self._job, self._wanted, self._positions, self._random, self.episode, *self._shown(),
             self.turn.mask),
        )  # fmt: skip

    def _shown(self) -> tuple[Any, ...]:
        turn = self.turn
        return self._seen, self._legal, turn.actor, turn.rewards, turn.terminated, self._last

    def observe(self, seat: int | None = None) -> NDArray[Any]:
        """The observations, shape `(n, *game.observation.shape)`: each by the seat to move, or all by one seat.

        Those by one seat are a new array; the others are the batch's own.
        """
        if seat is None:
            return self.turn.observation
        most = self.game.players - 1
        return self._seen_by(within("seat", seat, 0, most, requirement(whole_from(0, most))))

    def _seen_by(self, seat: int) -> NDArray[Any]:
        seen = np.zeros_like(self.turn.observation)
        written = seen.reshape(self.n, -1).view(self._seen.dtype)
        with np.errstate(over="ignore"):
            self._loops.see(self._kernel.table, self._positions, seat, written)
        return seen

    def mask(self) -> NDArray[np.bool_]:
        """Which actions are legal, shape `(n, len(game.actions))`."""
        return self.turn.mask

    @property
    def actor(self) -> NDArray[np.int8]:
        return self.turn.actor

    def reset(self, seed: int | None = None) -> Turn:
        """All games begin anew: the same ones again, or those of another seed."""
        self._seed = self._seed if seed is None else seed
        anew = self._settings.copy()
        anew[RESET] = NEXT_STEP
        return self._step(self._all_over(), anew)

    def _all_over(self) -> Any:
        """All games are over, none has been played; the actions that lead on."""
        self.episode[:] = -1
        self.turn.actor[:] = ENDED
        return np.zeros(self.n, np.int64)

    def step(self, actions: ArrayLike, where: ArrayLike | None = None) -> Turn:
        """Each game makes the move of this number, or at chance has the outcome of this number.

        A game that is over begins anew instead, with `reset="next_step"`. Games outside `where` (as many truth values)
        stay as they are.
        """
        chosen = self._given(actions, where)
        if self.check:
            self._refuse_wrong(chosen)
        return self._step(chosen, self._settings)

    def _given(self, actions: Any, where: Any) -> Any:
        """The actions, one for each game, as the loops take them."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.n,):
            raise BadOption("actions", chosen.shape, Message("batch-actions", {"games": self.n}))
        if where is None:
            return chosen
        moving = np.asarray(where, np.bool_)
        if moving.shape != (self.n,):
            raise BadOption("where", moving.shape, Message("batch-where", {"games": self.n}))
        return np.where(moving, chosen, WAITS)

    def _step(self, chosen: Any, settings: NDArray[np.int64]) -> Turn:
        if self._crew is not None:
            self._job[0][:], self._job[1][0], self._wanted[:] = settings, self._seed, chosen
            self._crew.step()
            return self.turn
        with np.errstate(over="ignore"):  # random numbers wrap around on purpose, also without the compiler
            self._loops.step(
                self._kernel.table, settings, self._seed, 0, chosen, self._positions, self._random, self.episode,
                np.zeros(self.game.players, np.int64), *self._shown(),
            )  # fmt: skip
        return self.turn

    def _refuse_wrong(self, chosen: Any) -> None:
        at = self._first_wrong(chosen)
        if at < 0:
            return
        actor, mask, number = self._told(at, chosen)
        known = self.game.outcomes if actor == CHANCE else self.game.actions
        given = str(known[number]) if 0 <= number < len(known) else str(number)
        legal = [str(known[each]) for each in np.flatnonzero(mask)]
        raise IllegalMove(given, Message("batch-illegal", {"at": at, "number": number}), allowed=legal)

    def _first_wrong(self, chosen: Any) -> int:
        if self._crew is not None:
            self._wanted[:] = chosen
            return self._crew.first_wrong(self.n)
        weights = np.zeros(len(self.game.outcomes))
        with np.errstate(over="ignore"):
            found = self._loops.wrong(
                self._kernel.table, self._positions, chosen, self.turn.mask, self.turn.actor, weights
            )
        return int(found)

    def _told(self, at: int, chosen: Any) -> tuple[int, NDArray[np.bool_], int]:
        """The acting seat of a game, its legal actions, and the action that was given."""
        return int(self.turn.actor[at]), self.turn.mask[at], int(chosen[at])

    def chances(self) -> NDArray[np.float64]:
        """The probability of each outcome, shape `(n, len(game.outcomes))`; zeros where no chance acts."""
        found = np.zeros((self.n, len(self.game.outcomes)))
        self._loops.chances(self._kernel.table, self._positions, found)
        return found

    def set(self, at: int, state: State[Any]) -> None:
        """Game `at` goes on from this position, in which a seat is to move (or chance, where that is explicit)."""
        if state.over or (state.actor == CHANCE and self._settings[INSIDE]):
            raise BadOption("state", state, Message("batch-state"))
        self._put(at, self._kernel.pack(state))
        self._look()

    def state(self, at: int) -> State[Any]:
        """The position of game `at`, to be shown, coded or asked about.

        It has the rules' own part of the history alone: of finished rounds the totals, of a pile the cards.
        """
        at = within("at", at, 0, self.n - 1, requirement(whole_from(0, self.n - 1)))
        found: State[Any] = self.game.unpack(self._position(at))
        return found

    def _position(self, at: int) -> NDArray[Any]:
        found: NDArray[Any] = self._positions[at].copy()
        return found

    def _put(self, at: int, position: Any) -> None:
        self._positions[at] = position

    def snapshot(self) -> tuple[NDArray[Any], ...]:
        """The state of all games, random numbers included."""
        return self._positions.copy(), self._random.copy(), self.episode.copy()

    def restore(self, kept: tuple[NDArray[Any], ...]) -> Turn:
        """All games go on from a snapshot."""
        self._positions[:], self._random[:], self.episode[:] = kept
        self._look()
        self.turn.rewards[:], self.turn.terminated[:] = 0, False
        return self.turn

    def _look(self) -> None:
        self._loops.look(self._kernel.table, self._positions, self._seen, self._legal, self.turn.actor)


def places(actions: int) -> int:
    """How many places a mask takes: whole groups of eight."""
    return -(-actions // 8) * 8


def chosen(name: str, value: str, known: dict[str, int]) -> int:
    if value not in known:
        raise BadOption(name, value, requirement(one_of(known)))
    return known[value]
