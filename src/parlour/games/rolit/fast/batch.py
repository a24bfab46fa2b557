"""Whole random games in lock-step, 64 to a number (see `slices`): all games of a batch make a move, then the next."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.compute.kernels import compiled, inline
from parlour.games.rolit.fast.lots import below, count, place_balls, seed_lots
from parlour.games.rolit.fast.slices import (
    BALL,
    FOURTH,
    GAMES,
    NEXT,
    OPEN,
    OTHERS,
    OWN,
    PLANE,
    PLANES,
    ROW,
    THIRD,
    WORDS,
    ZERO,
    lead_back,
    lead_back_sideways,
    open_beside,
    open_capturing,
    run_north,
    run_sideways,
    run_south,
    turn_four,
    turn_two,
)

U = np.uint64
ONE, FULL = U(1), U(0xFFFFFFFFFFFFFFFF)
LONGEST = 128


@compiled("void(uint64[::1], int64)")
def find_open(m: Any, size: Any) -> None:
    """RO-04: the hollows where a ball captures."""
    run_south(m, size)
    run_north(m, size)
    run_sideways(m, size)
    open_capturing(m, size)


@compiled("boolean(uint64[::1], int64, uint64[::1])")
def who_can(m: Any, size: Any, can: Any) -> Any:
    """Marks the games in which some hollow is open; returns whether there is one."""
    some = ZERO
    for word in range(WORDS):
        here = ZERO
        for row in range(1, size + 1):
            for column in range(1, size + 1):
                here |= m[OPEN + U(row * ROW + column * WORDS + word)]
        some |= here
        for j in range(word, can.size, WORDS):
            can[j] = here
    return some != ZERO


@compiled("void(uint64[::1], int64, uint64[::1], uint64[::1])")
def find_beside(m: Any, size: Any, board: Any, can: Any) -> None:
    open_beside(m, size, board, can)


@compiled("void(uint64[::1], int64, uint64[::1])")
def place_at_random(m: Any, size: Any, rng: Any) -> None:
    for word in range(WORDS):
        place_balls(m, size, word, below(count(m, OPEN, size, word), rng, word))
    lead_back(m, size)
    lead_back_sideways(m, size)


@compiled("void(uint64[::1], int64)")
def next_of_two(m: Any, size: Any) -> None:
    turn_two(m, size)


@compiled("void(uint64[::1], int64, int64)")
def next_of_four(m: Any, size: Any, players: Any) -> None:
    turn_four(m, size, players)


@inline
def note(m: Any, trace: Any, ply: Any) -> None:
    """Records the placed balls, for callers that follow the games (`trace` is empty otherwise)."""
    if ply < trace.shape[0]:
        for i in range(PLANE):
            trace[ply, i] = m[BALL + U(i)]


@inline
def play_rolit(m: Any, size: Any, players: Any, rng: Any, board: Any, trace: Any) -> None:
    """RO-07, RO-08, RO-10: nobody passes, so all games fill the board together."""
    can = np.zeros(ROW, np.uint64)
    for ply in range(size * size - 4):
        find_open(m, size)
        who_can(m, size, can)
        find_beside(m, size, board, can)
        place_at_random(m, size, rng)
        note(m, trace, ply)
        next_of_four(m, size, players)


@inline
def play_reversi(m: Any, size: Any, rng: Any, moved: Any, trace: Any) -> Any:
    """RO-12: a game without an open hollow passes; when no game can move twice running, all are over.

    `moved[ply]` says in which games a ball was placed. The answer is the number of plies.
    """
    idle, ply = 0, 0
    while idle < 2:
        find_open(m, size)
        idle = 0 if who_can(m, size, moved[ply]) else idle + 1
        place_at_random(m, size, rng)
        note(m, trace, ply)
        next_of_two(m, size)
        ply += 1
    return ply


@inline
def set_up(m: Any, start: Any, firsts: Any) -> None:
    """Clear everything, then put the balls of `start[first, slot]`, a plane's mask, where `firsts` says who begins."""
    for i in range(PLANES * PLANE):
        m[i] = ZERO
    for first in range(start.shape[0]):
        for slot in range(4):
            for i in range(PLANE):
                m[OWN + U(slot * PLANE + i)] |= start[first, slot, i] & firsts[first, i % WORDS]
    for i in range(PLANE):
        m[OTHERS + U(i)] = m[NEXT + U(i)] | m[THIRD + U(i)] | m[FOURTH + U(i)]


@inline
def roll(firsts: Any, players: Any, rng: Any) -> None:
    """RO-03: in each game a random seat begins."""
    two, three, four = players == 2, players == 3, players == 4
    for word in range(WORDS):
        c0, c1, c2 = (FULL if three else ZERO), (FULL if two or three else ZERO), (FULL if four else ZERO)
        r = below((c0, c1, c2, ZERO, ZERO, ZERO, ZERO), rng, word)
        for seat in range(players):
            low, high = (FULL if seat & 1 else ZERO), (FULL if seat & 2 else ZERO)
            firsts[seat, word] = ~(r[0] ^ low) & ~(r[1] ^ high)


@inline
def number_in(digits: Any, game: Any) -> Any:
    """The number that the seven binary digits encode in one of the 64 games."""
    number: Any = 0
    for place in range(7):
        number += np.int64((digits[place] >> U(game)) & ONE) << place
    return number


@compiled("void(uint64[::1], int64, int64, uint64[:,::1], int64[:,::1])")
def keep_scores(m: Any, size: Any, plies: Any, firsts: Any, scores: Any) -> None:
    """RO-10. The balls of seat `first + k` have moved with the turns to slot `k - plies`, counted round the seats."""
    players = firsts.shape[0]
    digits = np.zeros(7, np.uint64)
    for word in range(WORDS):
        games = max(0, min(64, scores.shape[0] - 64 * word))
        for slot in range(players):
            plane = OWN + U(slot * PLANE)  # the planes of the other seats follow it
            digits[0], digits[1], digits[2], digits[3], digits[4], digits[5], digits[6] = count(m, plane, size, word)
            for game in range(games):
                first: Any = 0
                for seat in range(players):
                    first += seat * np.int64((firsts[seat, word] >> U(game)) & ONE)
                scores[64 * word + game, (first + slot + plies) % players] = number_in(digits, game)


@compiled("void(uint64[:,::1], int64, int64[::1])")
def keep_lengths(moved: Any, plies: Any, lengths: Any) -> None:
    """RO-12: a game of reversi is as long as its last placing of a ball; passes before it count."""
    for word in range(WORDS):
        for game in range(max(0, min(64, lengths.shape[0] - 64 * word))):
            length = plies
            while length > 0 and not (moved[length - 1, word] >> U(game)) & ONE:
                length -= 1
            lengths[64 * word + game] = length


PLAYING = (
    "void(int64,int64,boolean,int64,uint64,int64,uint64[:,:,::1],uint64[::1],int64[:,::1],int64[::1],uint64[:,::1])"
)
"""The types that `play_batch` and `play_games` take."""


@compiled(PLAYING)
def play_batch(
    size: int,
    players: int,
    reversi: bool,
    first: int,
    seed: int,
    at: int,
    start: Any,
    board: Any,
    scores: Any,
    lengths: Any,
    trace: Any,
) -> None:
    """Games `at`, `at + 1`, … of a seed, `at` being a multiple of 64; `first` is the seat that begins, or -1
    to roll for it.
    """
    m = np.zeros(PLANES * PLANE, np.uint64)
    rng = np.zeros(2 * WORDS, np.uint64)
    firsts = np.zeros((players, WORDS), np.uint64)
    seed_lots(rng, seed, at // 64)
    if first < 0:
        roll(firsts, players, rng)
    else:
        for word in range(WORDS):
            firsts[first, word] = FULL
    set_up(m, start, firsts)
    plies = size * size - 4
    if reversi:
        moved = np.zeros((LONGEST, WORDS), np.uint64)
        plies = play_reversi(m, size, rng, moved, trace)
        for i in range(PLANE):
            m[NEXT + U(i)] = m[OTHERS + U(i)]
        keep_lengths(moved, plies, lengths)
    else:
        play_rolit(m, size, players, rng, board, trace)
    keep_scores(m, size, plies, firsts, scores)


@compiled(PLAYING)
def play_games(
    size: int,
    players: int,
    reversi: bool,
    first: int,
    seed: int,
    at: int,
    start: Any,
    board: Any,
    scores: Any,
    lengths: Any,
    trace: Any,
) -> None:
    """One batch after the other, until the scores are filled in: games `at`, `at + 1`, … of a seed.

    `at` is a multiple of 64; `first` is the seat that begins, or -1 to roll for it.
    """
    for done in range(0, len(lengths), GAMES):
        to = min(done + GAMES, len(lengths))
        play_batch(
            size, players, reversi, first, seed, at + done, start, board, scores[done:to], lengths[done:to], trace
        )
