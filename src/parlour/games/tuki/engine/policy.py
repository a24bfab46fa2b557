"""A quick player, compiled: every seat compares its own expected count with the others'.

It looks one turn ahead, over every card that the stock may bring, and judges by the learned estimate. Closing is judged
like any other move: the seat counts what lies there, and the others have one last turn each.
"""

from __future__ import annotations

from typing import Any

from parlour.compute.kernels import inline, jit
from parlour.games.tuki import layout as at
from parlour.games.tuki.cards import PARROT
from parlour.games.tuki.engine.estimate import FINISHED, GIFT, LAST, MOVES, WAITS, estimate, moment
from parlour.games.tuki.packed import card_at, free_parrots, hidden_count, score_of

WORST, UNKNOWN = 1e9, -1e9
VALUE, MEAN, SAME, FEWER, OPENED, OPENS = range(6)
"""Places of the scratch array: what the best move is worth; the average of the cards to come; what the others will
count if this seat keeps its hidden cards, and if it has one fewer; the least that opening a card leads to, and where.
"""
GIFTS = 6
"""The value of each card on the pile for the next seat: as things are, then with one card fewer hidden here."""
WEIGHED = GIFTS + 28
"""The value of each move; less is better. With a card in hand: put on each slot, fly onto each slot, drop and open
the best one, pass; before: take from the stock, take the discard."""
DROPS, PASSES = 16, 17
SCRATCH = WEIGHED + 18


@inline
def mean_number(p: Any) -> float:
    """The average of the cards that may still come, a parrot counting nothing."""
    return mean_of(p[at.UNSEEN] + p[at.STOCK])


@inline
def mean_of(pool: int) -> float:
    total, cards = 0, 0
    for card in range(PARROT + 1):
        many = (pool >> 4 * card) & 15
        cards += many
        total += many * card if card < PARROT else 0
    return total / cards if cards else 0.0


@inline
def clock_of(p: Any, seat: int, me: int, mine: int) -> int:
    """The fewest cards hidden by a seat other than this one, 6 at most; seat `me` counts as having `mine` hidden."""
    fewest = 6
    for other in range(p[at.PLAYERS]):
        if other != seat:
            fewest = min(fewest, mine if other == me else hidden_count(p[at.GRID + other]))
    return fewest


@inline
def put(grid: int, slot: int, card: int) -> int:
    return (grid & ~(15 << 4 * slot)) | (card << 4 * slot)


@jit
def count_on(w: Any, grid: int, pool: int, mean: float, left: int, clock: int) -> float:
    """Estimates the count of a seat's own grid after its turn; exact if nothing is hidden."""
    return float(score_of(grid) if left == 0 else estimate(w, grid, pool, mean, WAITS, left, clock))


@jit
def others_mean(w: Any, p: Any, mean: float, me: int, mine: int) -> float:
    """Estimates the average count of the other grids when this seat has `mine` cards hidden (0: it has closed)."""
    players, pool, total = p[at.PLAYERS], p[at.UNSEEN] + p[at.STOCK], 0.0
    following = me + 1 if me + 1 < players else 0
    for seat in range(players):
        if seat != me:
            grid = p[at.GRID + seat]
            clock = clock_of(p, seat, me, mine) if mine else LAST
            tempo = MOVES if seat == following else WAITS
            total += estimate(w, grid, pool, mean, tempo, hidden_count(grid), clock)
    return float(total / (players - 1))


@jit
def gift(w: Any, grid: int, card: int, pool: int, mean: float, hidden: int, clock: int) -> float:
    """How much lower a grid will count if its seat, about to move, takes this card from the discard pile."""
    usual = estimate(w, grid, pool, mean, MOVES, hidden, clock)
    least, mates, after = usual, 0, FINISHED if clock == LAST else clock
    for slot in range(8):
        there, left = card_at(grid, slot), hidden
        if there == at.ABSENT:
            continue
        if there == at.FACE_DOWN:
            bit = 1 << card_at(grid, slot ^ 1)
            if mates & bit:
                continue
            mates |= bit
            left = hidden - 1
        least = min(least, count_on(w, put(grid, slot, card), pool, mean, left, after))
    return usual - least


@jit
def given(w: Any, p: Any, card: int, fewer: int, s: Any) -> float:
    """The cost of leaving this card to the next seat, compared with an average card on the pile."""
    me, players = p[at.SEAT], p[at.PLAYERS]
    if p[at.LEFT] == 1 or card == at.FACE_DOWN:
        return 0.0
    place = GIFTS + 14 * fewer + card
    if s[place] == UNKNOWN:
        following = me + 1 if me + 1 < players else 0
        grid = p[at.GRID + following]
        hidden, mine = hidden_count(grid), hidden_count(p[at.GRID + me]) - fewer
        clock = clock_of(p, following, me, mine) if p[at.ENDING] == 0 and mine else LAST
        pool, usual = p[at.UNSEEN] + p[at.STOCK], float(w[GIFT + moment(MOVES, hidden, clock)])
        s[place] = (gift(w, grid, card, pool, s[MEAN], hidden, clock) - usual) / (players - 1)
    return float(s[place])


@jit
def look(w: Any, p: Any, opening: int, s: Any) -> None:
    """Computes what all moves of a turn share; with `opening`, also the value of opening a hidden card."""
    me = p[at.SEAT]
    grid, pool, unseen = p[at.GRID + me], p[at.UNSEEN] + p[at.STOCK], p[at.UNSEEN]
    hidden, mean = hidden_count(grid), mean_number(p)
    s[MEAN], s[SAME], s[FEWER], s[OPENED], s[OPENS] = mean, 0.0, 0.0, WORST, -1.0
    for place in range(GIFTS, SCRATCH):
        s[place] = UNKNOWN
    if p[at.ENDING] == 0:
        s[SAME] = others_mean(w, p, mean, me, hidden)
        s[FEWER] = others_mean(w, p, mean, me, hidden - 1)
    if opening == 0:
        return
    clock, mates = FINISHED if p[at.ENDING] else clock_of(p, me, me, hidden), 0
    for slot in range(8):
        if card_at(grid, slot) != at.FACE_DOWN or mates >> card_at(grid, slot ^ 1) & 1:
            continue
        mates |= 1 << card_at(grid, slot ^ 1)
        value = 0.0
        for card in range(14):
            many = (unseen >> 4 * card) & 15
            if many:
                left = pool - (1 << 4 * card)
                value += many * count_on(w, put(grid, slot, card), left, mean, hidden - 1, clock)
        value /= p[at.UNSEEN_COUNT]
        if value < s[OPENED]:
            s[OPENED], s[OPENS] = value, slot


@jit
def place(w: Any, p: Any, taken: int, drawn: int, pool: int, mindful: int, s: Any) -> int:
    """The best move with this card in hand, after `look`; its worth goes to the scratch array.

    Worth is points more than the others, expected; a `mindful` seat also reckons what it leaves to the next one. `pool`
    counts the cards that may still come when this one is in hand.
    """
    me = p[at.SEAT]
    grid = p[at.GRID + me]
    hidden = hidden_count(grid)
    clock = FINISHED if p[at.ENDING] else clock_of(p, me, me, hidden)
    chosen, least, mates = -1, WORST, 0
    for move in range(18):
        s[WEIGHED + move] = WORST
    parrots = free_parrots(grid, taken)
    for move in range(16 if parrots else 8):
        slot, after, left, thrown, number = move & 7, grid, hidden, card_at(grid, move & 7), move & 7
        if thrown == at.ABSENT or (move >= 8 and thrown != at.FACE_DOWN):
            continue
        if thrown == at.FACE_DOWN:
            bit = 1 << (card_at(grid, slot ^ 1) + (16 if move >= 8 else 0))
            if mates & bit:
                continue
            mates |= bit
            left = hidden - 1
        if move < 8:
            after = put(grid, slot, taken)
        else:
            bird = 0
            while not parrots >> bird & 1:
                bird += 1
            after, number = put(put(grid, bird, taken), slot, PARROT), at.FLY + 8 * bird + slot
        value = count_on(w, after, pool, s[MEAN], left, clock) - (s[SAME] if left == hidden else s[FEWER])
        if mindful:
            value += given(w, p, thrown, hidden - left, s)
        s[WEIGHED + move] = value
        if value < least:
            chosen, least = number, value
    if drawn:
        value = s[OPENED] - s[FEWER] + (given(w, p, taken, 1, s) if mindful else 0.0)
        s[WEIGHED + DROPS] = value
        if value < least:
            chosen, least = at.DROP + int(s[OPENS]), value
    if drawn and hidden == 1:
        value = count_on(w, grid, pool, s[MEAN], 1, clock) - s[SAME]
        value += given(w, p, taken, 0, s) if mindful else 0.0
        s[WEIGHED + PASSES] = value
        if value < least:
            chosen, least = at.PASS, value
    s[VALUE] = least
    return chosen


@jit
def choose_take(w: Any, p: Any, s: Any) -> int:
    """Stock or discard: the best place for the top of the pile against the average over all that may be drawn."""
    if p[at.STOCK_COUNT] == 0:
        return at.FROM_DISCARD
    look(w, p, 1, s)
    coming = p[at.UNSEEN] + p[at.STOCK]
    place(w, p, p[at.TOP], 0, coming, 0, s)
    discard, stock, cards = s[VALUE], 0.0, 0
    pool = p[at.STOCK] if p[at.REBUILDS] else p[at.UNSEEN]
    for card in range(14):
        many = (pool >> 4 * card) & 15
        if many:
            place(w, p, card, 1, coming - (1 << 4 * card), 0, s)
            stock += many * s[VALUE]
            cards += many
    s[WEIGHED + at.FROM_STOCK], s[WEIGHED + at.FROM_DISCARD] = stock / cards, discard
    return at.FROM_DISCARD if discard * cards < stock else at.FROM_STOCK


@jit
def choose(w: Any, p: Any, s: Any) -> int:
    """The policy's move where a seat is to move; `s` is a scratch array."""
    phase = p[at.PHASE]
    if phase == at.TAKE:
        return choose_take(w, p, s)
    if phase == at.OPEN:
        look(w, p, 1, s)
        return int(s[OPENS])
    look(w, p, p[at.DRAWN], s)
    return place(w, p, p[at.TAKEN], p[at.DRAWN], p[at.UNSEEN] + p[at.STOCK], 1, s)
