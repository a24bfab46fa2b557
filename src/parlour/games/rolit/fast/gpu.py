"""Random games on a GPU (see `parlour.compute.gpu`): the same ones as in `batch`, move by move.

There 64 games share a number, and the random draws of all of them are made together, a digit at a time. A GPU is faster
with one game to a thread, in its registers, by the rules of `kernel`. So the draws of some games are made first and
transposed: a number for each game and move, whose digits are those of `lots.below`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from parlour.compute.counts import note
from parlour.compute.gpu import BLOCK, SIMULATED, Player, Tally, cuda
from parlour.compute.kernels import S32, inline
from parlour.compute.words import U
from parlour.games.rolit.board import whole_board
from parlour.games.rolit.fast.batch import LONGEST
from parlour.games.rolit.fast.lots import DRAWS, next_in_stream, seeds
from parlour.games.rolit.fast.simulation import first_place
from parlour.games.rolit.kernel import NONE, ONE, around, bracketed, ends, runs
from parlour.games.rolit.state import RolitRules

SLICES = 2 if SIMULATED else 1 << 15
"""The slices of 64 games played at once: their draws take half a gigabyte, twice that for reversi."""

HALVES = (
    U(0x0000FFFF0000FFFF),
    U(0x00FF00FF00FF00FF),
    U(0x0F0F0F0F0F0F0F0F),
    U(0x3333333333333333),
    U(0x5555555555555555),
)


@inline
def swap(lots: Any, apart: Any, some: Any) -> None:
    """One of five steps that transpose two squares of 32 × 32 digits, side by side in 32 numbers."""
    for i in range(32 // (2 * apart)):
        for j in range(apart):
            k = 2 * apart * i + j
            moved = ((lots[k] >> U(apart)) ^ lots[k + apart]) & some
            lots[k + apart] ^= moved
            lots[k] ^= moved << U(apart)


@cuda.jit  # type: ignore[untyped-decorator]
def draw_lots(seed: Any, first_slice: Any, drawn: Any) -> None:
    """`drawn[move, game, slice]`: fractions of 32 binary digits, the lowest drawn first."""
    lots = cuda.local.array(DRAWS, np.uint64)
    piece = cuda.grid(1)
    if piece >= drawn.shape[2]:
        return
    older, newer = seeds(seed, first_slice + piece)
    for move in range(drawn.shape[0]):
        for i in range(DRAWS):
            older, newer = next_in_stream(older, newer)
            lots[i] = older + newer
        swap(lots, 16, HALVES[0])
        swap(lots, 8, HALVES[1])
        swap(lots, 4, HALVES[2])
        swap(lots, 2, HALVES[3])
        swap(lots, 1, HALVES[4])
        for i in range(DRAWS):
            drawn[move, i, piece] = lots[i] & U(0xFFFFFFFF)
            drawn[move, i + DRAWS, piece] = lots[i] >> S32


@inline
def lot(fraction: Any, number: Any) -> Any:
    """That fraction of a number, rounded down."""
    return (U(fraction) * U(number)) >> S32


@inline
def nth(some: Any, n: Any) -> Any:
    """Hollow number `n` of a set, from 0: where it lies is found by halves."""
    place, n = NONE, np.int64(n)
    for half in (32, 16, 8, 4, 2, 1):
        below = np.int64(cuda.popc((some >> place) & ((ONE << U(half)) - ONE)))
        if n >= below:
            n -= below
            place += U(half)
    return ONE << place


@inline
def move(own: Any, others: Any, empty: Any, fraction: Any, reversi: Any) -> tuple[Any, Any]:
    """RO-04 to RO-08: the ball placed at random, and what it captures; nothing where there is no place (RO-12)."""
    lines = runs(own, others)
    can = ends(lines) & empty
    if not reversi:
        can = can if can != NONE else around(own | others) & empty
    many = cuda.popc(can)
    if many == 0:
        return NONE, NONE
    ball = nth(can, lot(fraction, many))
    return ball, bracketed(lines, runs(ball, others))


@lru_cache(maxsize=64)
def kernel(players: int, reversi: bool, first: int, board: Any, plies: int) -> Any:
    """Plays the games of some slices from their random draws; `first` as in `batch.play_games`."""
    rolls = int(first < 0)

    @cuda.jit  # type: ignore[untyped-decorator]
    def play(start: Any, order: Any, drawn: Any, first_slice: Any, n: Any, sums: Any, mosts: Any) -> None:
        scores = cuda.local.array(players, np.int64)
        me, slices = cuda.grid(1), drawn.shape[2]
        for i in range(me, 64 * slices, sums.shape[1]):
            game, piece = i // slices, i % slices
            number = 64 * (first_slice + piece) + game
            if number >= n:
                continue
            begins = np.int64(lot(drawn[0, game, piece], players)) if rolls else first
            own, second, third, fourth = start[begins, 0], start[begins, 1], start[begins, 2], start[begins, 3]
            empty = board & ~(own | second | third | fourth)
            ply, length, idle = 0, plies + rolls, 0
            while idle < 2 if reversi else ply < plies:
                ball, turns = move(own, second | third | fourth, empty, drawn[ply + rolls, game, piece], reversi)
                empty ^= ball
                own |= ball | turns
                second, third, fourth = second & ~turns, third & ~turns, fourth & ~turns
                if players == 2:
                    own, second = second, own
                elif players == 3:
                    own, second, third = second, third, own
                else:
                    own, second, third, fourth = second, third, fourth, own
                ply += 1
                if reversi:
                    idle = 0 if ball != NONE else idle + 1
                    length = ply - idle
            most = np.int64(0)
            for slot in range(players):
                count = cuda.popc(own if slot == 0 else second if slot == 1 else third if slot == 2 else fourth)
                scores[order[(begins + slot + ply) % players]] = count
                most = max(most, np.int64(count))
            winners = 0
            for seat in range(players):
                winners |= (1 << seat) if scores[seat] == most else 0
            note(sums[:, me], mosts[:, me], number, length, scores, winners)

    return play


def player(game: RolitRules) -> Player:
    players, reversi, first = game.players, game.reversi, first_place(game)
    board, plies = whole_board(game.options.size), game.options.size**2 - 4
    balls, order = game.first_balls(), np.array(game.order, np.int64)
    start = np.array([[balls[colour] for colour in game.colours_from(seat)] for seat in game.order], np.uint64)
    moves = LONGEST if reversi else plies + (first < 0)
    play_all = kernel(players, reversi, first, U(board), plies)

    def play(seed: int, n: int, tally: Tally) -> None:
        whole = -(-n // 64)
        slices = min(SLICES, whole)
        drawn = cuda.device_array((moves, 64, slices), np.uint32)
        placed, turned = cuda.to_device(start), cuda.to_device(order)
        for at in range(0, whole, slices):
            draw_lots[-(-slices // BLOCK), BLOCK](seed, at, drawn)
            play_all[tally.threads // BLOCK, BLOCK](placed, turned, drawn, at, n, *tally)

    return play
