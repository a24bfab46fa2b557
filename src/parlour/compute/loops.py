"""Many games: the loops that simulate them and that batches run, compiled anew for each game.

They call the functions of its kernel by their names (`parlour.contract.kernel`), and `loops` compiles them with these
names bound: compiled code that is kept on disk cannot take functions as arguments, and a loop that calls them through
pointers is ten times slower.
"""

# ruff: noqa: F821 - the names of a game's functions are bound by `loops`

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from types import FunctionType
from typing import Any, Final, NamedTuple

from parlour.compute import rollouts
from parlour.compute.kernels import GOLDEN, below, in_parts, inline, jit, low64, mix, stream
from parlour.compute.words import AT_CHANCE, ENDED, U, np

# After the end of a game the next one begins with the step that ends it, with the step after, or never.
SAME_STEP, NEXT_STEP, STAYS = 0, 1, 2
# Reward of a seat at the end: its part of the win, that less an equal part, its score (negative where low is best).
BY_WIN, BY_DIFFERENCE, BY_SCORE, BY_LOW_SCORE = 0, 1, 2, 3

WAITS: Final = -(2**63)
"""The action of a game that makes no step."""

INSIDE, RESET, REWARD = range(3)
"""Places of the settings: whether chance is drawn inside, what follows an end, the reward."""

# The functions of a game, bound by `loops`.
begin: Any
act: Any
actor: Any
draw: Any
settle: Any
observe: Any
mask: Any
weigh: Any
ACTIONS: int
OUTCOMES: int
"""How many there are, for `derived`."""
# How threads share work, for compiled loops alone (`compute.numba_internals`).
atomic_add: Any
atomic_least: Any
atomic_look: Any
atomic_put: Any
usleep: Any
CAN_NAP: bool
SHARING = ("atomic_add", "atomic_least", "atomic_look", "atomic_put", "usleep", "CAN_NAP")
OF_THE_GAME = ("begin", "act", "actor", "draw", "settle", "observe", "mask", "weigh")


# A control: the next part of a job, how many parts are done, the number of the job (-1 ends the threads), what it is,
# and the first game whose action is not possible. Each has a line of the processor's cache to itself.
NEXT, DONE, JOB, KIND, WRONG = 0, 8, 16, 24, 32
CONTROL: Final = 40
A_STEP, A_CHECK = 0, 1
PART: Final = 256
"""Games that a thread takes at a time."""
PATIENCE: Final = 200_000
"""How often a thread looks for the next job before it takes naps: some tenths of a millisecond."""
SHORTEST, LONGEST, GIVES_UP = 20, 1_000, 1_000_000
"""Microseconds: a nap lasts a hundredth of the idle time, within these; after so much of it a thread goes to sleep."""


class Loops(NamedTuple):
    step: Callable[..., None]
    look: Callable[..., None]
    wrong: Callable[..., int]
    see: Callable[..., None]
    chances: Callable[..., None]
    play: Callable[..., None]
    lead: Callable[..., None]
    serve: Callable[..., None]
    search: Callable[..., int]
    """See `compute.rollouts`."""


def start_over(p: Any, t: Any, rng: Any, settings: Any, seed: Any, game: Any, past: Any) -> None:
    """A new game, with random numbers by seed, place in the batch, and how many games were played there."""
    rng[0] = mix(low64(stream(seed, game) + U(past) * GOLDEN))
    begin(p, t)
    if settings[INSIDE]:
        while actor(p, t) == AT_CHANCE:
            act(p, t, draw(p, t, rng))


def reward(p: Any, t: Any, kind: Any, scores: Any, out: Any) -> None:
    winners = settle(p, t, scores)
    players, parts = len(out), 0
    for seat in range(players):
        parts += winners >> seat & 1
    for seat in range(players):
        part = (winners >> seat & 1) / parts
        if kind == BY_WIN:
            out[seat] = part
        elif kind == BY_DIFFERENCE:
            out[seat] = part - 1 / players
        else:
            out[seat] = scores[seat] if kind == BY_SCORE else -scores[seat]


def show(p: Any, t: Any, seat: Any, i: Any, obs: Any, legal: Any, actors: Any) -> None:
    """Writes what is seen of game i: by the seat to move, or by `seat` where none is."""
    acting = actor(p, t)
    actors[i] = acting
    observe(p, t, acting if acting >= 0 else seat, obs[i])
    mask(p, t, legal[i])


def step(
    t: Any, settings: Any, seed: Any, at: Any, actions: Any, p: Any, rng: Any, past: Any, scores: Any,
    obs: Any, legal: Any, actors: Any, rewards: Any, terminated: Any, final: Any,
) -> None:  # fmt: skip
    """Each game makes its step; what follows an end is in the settings. The actions are known to be possible."""
    for i in range(len(actors)):
        here, before = p[i], actors[i]
        terminated[i] = False
        rewards[i, :] = 0
        anew = before == ENDED
        if actions[i] == WAITS or (anew and settings[RESET] == STAYS):
            continue
        if not anew:
            act(here, t, actions[i])
            if settings[INSIDE]:
                while actor(here, t) == AT_CHANCE:
                    act(here, t, draw(here, t, rng[i : i + 1]))
            if actor(here, t) == ENDED:
                terminated[i] = True
                reward(here, t, settings[REWARD], scores, rewards[i])
                anew = settings[RESET] == SAME_STEP
                if anew:
                    observe(here, t, max(before, 0), final[i])
        if anew:
            past[i] += 1
            start_over(here, t, rng[i : i + 1], settings, seed, at + i, past[i])
        show(here, t, max(before, 0), i, obs, legal, actors)


def look(t: Any, p: Any, obs: Any, legal: Any, actors: Any) -> None:
    """Writes what is seen of each game."""
    for i in range(len(actors)):
        show(p[i], t, 0, i, obs, legal, actors)


def wrong(t: Any, p: Any, actions: Any, legal: Any, actors: Any, weights: Any) -> Any:
    """The first game whose action is not possible; -1 where all are."""
    for i in range(len(actors)):
        number = actions[i]
        if number == WAITS:
            continue
        if actors[i] >= 0:
            if number < 0 or number >= legal.shape[1] or not legal[i, number]:
                return i
        elif actors[i] == AT_CHANCE:
            weigh(p[i], t, weights)
            if number < 0 or number >= len(weights) or weights[number] <= 0:
                return i
    return -1


def see(t: Any, p: Any, seat: Any, obs: Any) -> None:
    """Writes what one seat sees of each game."""
    for i in range(len(p)):
        observe(p[i], t, seat, obs[i])


def chances(t: Any, p: Any, out: Any) -> None:
    """Writes how likely each outcome is in each game."""
    for i in range(len(p)):
        weigh(p[i], t, out[i])
        total = 0.0
        for n in range(out.shape[1]):
            total += out[i, n]
        for n in range(out.shape[1]):
            out[i, n] = out[i, n] / total if total > 0 else 0.0


def doze(microseconds: Any) -> None:
    if CAN_NAP:
        usleep(microseconds)


def share(
    control: Any, t: Any, settings: Any, seed: Any, actions: Any, p: Any, rng: Any, past: Any, scores: Any,
    obs: Any, legal: Any, actors: Any, rewards: Any, terminated: Any, final: Any, allowed: Any, weights: Any,
) -> None:  # fmt: skip
    """Takes part after part of a job until none is left."""
    n = len(actors)
    while True:
        at = atomic_add(control, NEXT, 1) * PART
        if at >= n:
            return
        to = min(at + PART, n)
        if control[KIND] == A_CHECK:
            found = wrong(t, p[at:to], actions[at:to], allowed[at:to], actors[at:to], weights)
            if found >= 0:
                atomic_least(control, WRONG, at + found)
        else:
            step(
                t, settings, seed[0], at, actions[at:to], p[at:to], rng[at:to], past[at:to], scores, obs[at:to],
                legal[at:to], actors[at:to], rewards[at:to], terminated[at:to], final[at:to],
            )  # fmt: skip
        atomic_add(control, DONE, 1)


def lead(
    control: Any, kind: Any, t: Any, settings: Any, seed: Any, actions: Any, p: Any, rng: Any, past: Any, scores: Any,
    obs: Any, legal: Any, actors: Any, rewards: Any, terminated: Any, final: Any, allowed: Any, weights: Any,
) -> None:  # fmt: skip
    """Begins a job, works on it with all threads that are awake, and returns when it is done."""
    parts = (len(actors) + PART - 1) // PART
    control[KIND], control[WRONG] = kind, len(actors)
    atomic_put(control, DONE, 0)
    atomic_put(control, NEXT, 0)  # a thread that is late finds a part of this job, or none
    atomic_add(control, JOB, 1)
    share(
        control, t, settings, seed, actions, p, rng, past, scores, obs, legal, actors, rewards, terminated, final,
        allowed, weights,
    )  # fmt: skip
    while atomic_look(control, DONE) < parts:
        pass


def serve(
    control: Any, t: Any, settings: Any, seed: Any, actions: Any, p: Any, rng: Any, past: Any, scores: Any,
    obs: Any, legal: Any, actors: Any, rewards: Any, terminated: Any, final: Any, allowed: Any, weights: Any,
) -> None:  # fmt: skip
    """Works on each job that comes while its patience lasts."""
    known, looks, napped = 0, 0, 0
    while looks < PATIENCE or (CAN_NAP and napped < GIVES_UP):
        job = atomic_look(control, JOB)
        if job < 0:
            return
        looks += 1
        if job == known and looks > PATIENCE:
            nap = min(max(napped // 100, SHORTEST), LONGEST)
            doze(nap)
            napped += nap
        if job != known:
            known, looks, napped = job, 0, 0
            share(
                control, t, settings, seed, actions, p, rng, past, scores, obs, legal, actors, rewards, terminated,
                final, allowed, weights,
            )  # fmt: skip


def play(t: Any, seed: Any, first: Any, p: Any, rng: Any, scores: Any, lengths: Any, winners: Any) -> None:
    """Random games number `first`, `first + 1`, … of a seed; each has a random stream of its own."""
    for i in range(len(lengths)):
        rng[0] = stream(seed, first + i)
        begin(p, t)
        lengths[i] = 0
        while actor(p, t) != ENDED:
            act(p, t, draw(p, t, rng))
            lengths[i] += 1
        won = settle(p, t, scores[i])
        for seat in range(scores.shape[1]):
            winners[i, seat] = won >> seat & 1


def derived(p: Any, t: Any, rng: Any) -> Any:
    """`draw`, for a game that has none of its own: any legal move, or an outcome by its weight."""
    many = ACTIONS if actor(p, t) >= 0 else OUTCOMES
    weights = np.zeros(many, np.int64)
    if actor(p, t) >= 0:
        mask(p, t, weights)
    else:
        weigh(p, t, weights)
    total = 0
    for n in range(many):
        total += weights[n]
    left, number = below(rng, total), 0
    while left >= weights[number]:
        left -= weights[number]
        number += 1
    return number


def loops(game: Any) -> Loops:
    """The loops of a game with a kernel."""
    kernel = game.kernel()
    functions = tuple(getattr(kernel, name) for name in OF_THE_GAME)
    return _bound(functions, 0 if kernel.draw else len(game.actions), len(game.outcomes) * (kernel.draw is None))


@cache
def _bound(functions: tuple[Any, ...], actions: int, outcomes: int) -> Loops:
    """The loops with these functions; their machine code is kept beside that of `act`."""
    home = functions[OF_THE_GAME.index("act")]
    names = {
        **vars(rollouts),
        **globals(),
        **dict(zip(OF_THE_GAME, functions, strict=True)),
        "ACTIONS": actions,
        "OUTCOMES": outcomes,
    }
    loops = (step, look, wrong, see, chances, play, lead, serve, rollouts.search)
    if not hasattr(mix, "py_func"):  # there is no compiler
        if names["draw"] is None:
            names["draw"] = FunctionType(derived.__code__, names)
        for helper in (start_over, reward, show, rollouts.liked):
            names[helper.__name__] = FunctionType(helper.__code__, names)
        return Loops(*(FunctionType(loop.__code__, names) for loop in loops))
    from parlour.compute import numba_internals
    from parlour.compute.numba_internals import UNCOUNTED

    names |= {name: getattr(numba_internals, name) for name in SHARING}
    file, known = home.py_func.__code__.co_filename, dict[Any, Any]()
    counted = {} if names["draw"] is None else UNCOUNTED  # it makes an array
    bound_to = [(each.__module__, each.__name__) for each in functions if each is not None]
    mark = sha256(f"{bound_to} {actions} {outcomes}".encode()).hexdigest()[
        :8
    ]  # apart on disk from loops of other rules
    if counted:
        for name in (*OF_THE_GAME, "below", "low64", "mix", "stream"):
            names[name] = uncounted(names[name], known)

    def bound(function: Callable[..., Any], compiler: Callable[..., Any], name: str = "") -> Any:
        own = FunctionType(function.__code__.replace(co_filename=file), names, function.__name__)
        own.__module__, own.__qualname__ = home.__module__, f"{function.__name__}_{mark}"
        names[name or function.__name__] = kernel = compiler(own, **counted)
        return kernel

    if names["draw"] is None:
        bound(derived, jit, "draw")
    for inner in (start_over, reward, show, doze, rollouts.liked):
        bound(inner, inline)
    for outer in (step, wrong, share):
        bound(outer, jit)
    return Loops(*(bound(loop, jit) for loop in loops))


def uncounted(kernel: Any, known: dict[Any, Any]) -> Any:
    """A compiled function, and all that it calls, once more, without counting the references to arrays.

    Every array that one compiled function hands to another has its references counted, which takes two thirds of a
    step. Here none is made or given back, so nothing need be counted; others call the same functions and do make some,
    so these are compiled apart. The compiler refuses a function that makes one.
    """
    if not hasattr(kernel, "py_func"):  # there is no compiler
        return kernel
    from parlour.compute.numba_internals import UNCOUNTED, is_inlined

    if not UNCOUNTED:
        return kernel
    if kernel in known:
        return known[kernel]
    function = kernel.py_func
    names = dict(function.__globals__)
    own = FunctionType(function.__code__, names, function.__name__)
    own.__module__, own.__qualname__ = function.__module__, f"uncounted_{function.__name__}"
    known[kernel] = again = (inline if is_inlined(kernel) else jit)(own, **UNCOUNTED)
    for name in function.__code__.co_names:
        if hasattr(names.get(name), "py_func"):
            names[name] = uncounted(names[name], known)
    return again


def simulate(game: Any, n: int, seed: int, cores: int, first: int) -> tuple[Any, Any, Any]:
    """The scores, lengths and winners of `n` random games, numbered from `first` on."""
    kernel, loop = game.kernel(), loops(game).play
    scores, lengths = np.empty((n, game.players), np.int64), np.empty(n, np.int64)
    winners = np.empty((n, game.players), np.bool_)
    size = max(1, n if cores == 1 else -(-n // (cores * 8)))

    def part(at: int) -> None:
        p, rng, to = np.zeros(kernel.size, kernel.dtype), np.zeros(1, np.uint64), at + size
        loop(kernel.table, seed, first + at, p, rng, scores[at:to], lengths[at:to], winners[at:to])

    in_parts(part, n, size, cores)
    return scores, lengths, winners
