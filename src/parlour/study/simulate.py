"""Games by the hundred thousand: the checked doors to the games' kernels."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, overload

from parlour.contract.game import Game, Simulation
from parlour.contract.options import one_of, requirement, within
from parlour.contract.results import Counts, counted
from parlour.errors import BadOption
from parlour.speech.message import Message

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future

    from parlour.study.batch import Batch

MOST = 2**63 - 1
PARTS, LARGEST, AHEAD = 256, 1 << 20, 1024
"""The number of parts that workers get, the most games in a part, and the number of parts queued ahead."""

DEVICES = ("cpu", "cuda")
Policies: TypeAlias = str | Sequence[str]


@overload
def simulate(
    game: Game,
    n: int,
    *,
    seed: int = 0,
    cores: int = 1,
    device: Literal["cpu"] = "cpu",
    policies: Policies | None = None,
    first: int = 0,
) -> Simulation: ...


@overload
def simulate(
    game: Game, n: int, *, seed: int = 0, cores: int = 1, device: Literal["cuda"], policies: None = None
) -> Counts: ...


@overload
def simulate(
    game: Game,
    n: int,
    *,
    seed: int = 0,
    cores: int = 1,
    device: str,
    policies: Policies | None = None,
    first: int = 0,
) -> Simulation | Counts: ...


def simulate(
    game: Game,
    n: int,
    *,
    seed: int = 0,
    cores: int = 1,
    device: str = "cpu",
    policies: Policies | None = None,
    first: int = 0,
) -> Simulation | Counts:
    """`n` games of uniform random legal play: their scores, shape `(n, players)`, and their lengths.

    The same seed gives the same games, on any number of cores; game i of a seed does not depend on `n`. `first` is the
    number of the first game: the games from 300 on are those that follow the first 300.
    `cores=0` means all of them. `device="cuda"` plays the same games on an NVIDIA GPU, which counts them and keeps
    none: the answer is what `Simulation.counts` would be.

    With `policies` the seats play by levels of bots, one for all or one for each (`game.policies()` lists them).
    """
    n, seed, known = number_of_games(n), checked_seed(seed), DEVICES if policies is None else DEVICES[:1]
    if device not in known:
        raise BadOption("device", device, requirement(one_of(known)))
    last = MOST - n if device == "cpu" else 0
    first = within("first", first, 0, last, Message("option-from-to", {"least": 0, "most": last}))
    if policies is not None:
        return game.simulate_policies(checked_policies(game, policies), n, seed, used_cores(cores), first)
    if device == "cpu":
        return game.simulate(n, seed, used_cores(cores), first)
    from parlour.compute.gpu import count_games

    return counted(n, game.players, *count_games(game.gpu_player, game.players, n, seed))


def count_in_parts(
    game: Game,
    n: int,
    workers: Executor,
    *,
    seed: int = 0,
    policies: Policies | None = None,
    done: Callable[[int], None] = lambda games: None,
) -> Counts:
    """The counts of `simulate`, played in parts by workers anywhere; `done` hears how many games are finished."""
    n, seed = number_of_games(n), checked_seed(seed)
    from parlour.compute.counts import together

    levels = None if policies is None else checked_policies(game, policies)
    size = min(-(-n // PARTS), LARGEST)
    waiting: deque[tuple[int, Future[Any]]] = deque()
    found: list[Any] = []
    for first in (*range(0, n, size), None):
        if first is not None:
            many = min(size, n - first)
            waiting.append((first + many, workers.submit(_part, game, many, seed, levels, first)))
        while waiting and (first is None or len(waiting) > AHEAD):
            games, promised = waiting.popleft()
            found = [together([*found, promised.result()])]
            done(games)
    return counted(n, game.players, *found[0])


def _part(game: Game, n: int, seed: int, levels: tuple[str, ...] | None, first: int) -> tuple[Any, Any]:
    return simulate(game, n, seed=seed, policies=levels, first=first).sums


def batch(
    game: Game,
    n: int,
    *,
    seed: int = 0,
    chance: str = "inside",
    reset: str = "same_step",
    reward: str = "win",
    cores: int = 1,
    check: bool = True,
    device: str = "cpu",
) -> Batch:
    """`n` games stepped at once: arrays of observations, legal moves and rewards; a game that ends begins anew.

    `chance` is drawn inside, or `"explicit"`: then it acts as a seat numbered -1, and takes numbers of outcomes.
    `reset`: a new game begins with the step that ends the last one, with the step after it (`"next_step"`), or not at
    all (`"off"`). `reward`, at the end of a game: a seat's part of the win, that less an equal part (`"zero_sum"`), or
    its `"score"`, negative where low scores win. `check=False` trusts that all actions are legal.
    `device="cuda"` steps the same games on an NVIDIA GPU, in arrays that stay on the card.
    """
    n, seed = number_of_games(n), checked_seed(seed)
    cores = min(used_cores(cores), n)
    if device not in DEVICES:
        raise BadOption("device", device, requirement(one_of(DEVICES)))
    from parlour.study import batch as batches

    made: type[Batch] = batches.Batch
    if device == "cuda":
        from parlour.study import gpu_batch as gpu_batches

        made = gpu_batches.GpuBatch
    return made(game, n, seed=seed, chance=chance, reset=reset, reward=reward, cores=cores, check=check)


def checked_policies(game: Game, given: Policies) -> tuple[str, ...]:
    """A level for each seat, all of which the game can simulate."""
    levels = (given,) * game.players if isinstance(given, str) else tuple(given)
    if len(levels) == 1:
        levels *= game.players
    if len(levels) != game.players:
        raise BadOption("policies", ",".join(levels), Message("option-policies", {"players": game.players}))
    known = game.policies()
    for level in levels:
        if level not in known:
            raise BadOption("policies", level, requirement(one_of(known)))
    return levels


def number_of_games(n: int) -> int:
    return within("n", n, 1, MOST, Message("option-games"))


def checked_seed(seed: int) -> int:
    return within("seed", seed, 0, MOST, Message("option-seed", {"most": "2**63 - 1"}))


def used_cores(cores: int) -> int:
    """At most the number available; 0 asks for all."""
    from parlour.compute.machine import available_cores

    available = available_cores()
    return min(within("cores", cores, 0, MOST, Message("option-cores")) or available, available)
