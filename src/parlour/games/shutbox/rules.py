"""The rules of Shut the Box on integers, as `parlour.contract.kernel` asks for them.

A position is that of `kernel`; moves and outcomes are numbered as the contract has them. Behind the tables of the
rules lie those of the numbers.
"""

from __future__ import annotations

from typing import Any

from parlour.compute.kernels import below, inline, jit
from parlour.compute.words import AT_CHANCE, ENDED, cells
from parlour.contract.kernel import Kernel
from parlour.games.shutbox import layout as at
from parlour.games.shutbox import numbers as no
from parlour.games.shutbox.choices import nth_set, sets_open
from parlour.games.shutbox.encoding import DICE, ORDERED_FROM, PLAYERS, REST, SETS_FROM, Tables
from parlour.games.shutbox.kernel import act as play
from parlour.games.shutbox.kernel import begin, demanded, score_of
from parlour.games.shutbox.row import fewest_dice, fits, most_dice, throws_of

# Places of the tables that the rules leave free: how many rolls and tiles there are, and where these begin:
# the sets by their numbers; for each set in the tables of the rules its number; the faces of each roll, counted.
FACES, ROLLS, TILES, SETS, NUMBERS, COUNT = REST - 6, REST - 5, REST - 4, REST - 3, REST - 2, REST - 1
HEAD = len(no.PHASES)
BODY = HEAD + len(no.TABLE) + 6


def table(game: Any) -> Tables:
    """The tables of the rules, and behind them those of the numbers."""
    rules, rolls = game.tables
    sets, count = no.sets(game.options), len(rolls.rolls)
    known = {mask: number for number, mask in enumerate(sets)}
    assert SETS_FROM + count < FACES, "the places are free"
    entries = range(int(rules[SETS_FROM]), int(rules[SETS_FROM + count]))
    numbers = [known[int(rules[i])] if i in entries else 0 for i in range(len(rules))]
    faces = [roll.count(face) for roll in rolls.rolls for face in range(1, 7)]
    t = cells([*rules, *sets, *numbers, *faces])
    t[ROLLS], t[TILES], t[COUNT] = count, game.options.tiles, len(sets)
    t[SETS], t[NUMBERS], t[FACES] = len(rules), len(rules) + len(sets), 2 * len(rules) + len(sets)
    return t


@inline
def action(p: Any, t: Tables, number: int) -> int:
    """The rules' own number of a move or an outcome, in the current phase."""
    phase = p[at.PHASE]
    if phase == at.SHUTTING:
        return int(t[t[SETS] + number])
    if phase == at.ROLLING:
        return number
    if phase == at.OPENING:
        return int(number - t[ROLLS] + 1)
    return int(number - t[COUNT] + 1) if phase == at.THROWING else number - first_word(p, t)


@jit
def act(p: Any, t: Tables, number: int) -> None:
    play(p, t, action(p, t, number))


@inline
def first_word(p: Any, t: Tables) -> int:
    """The number of `even` or of `again`, depending on the phase."""
    return int(t[COUNT] + t[DICE] + (2 if p[at.PHASE] == at.STOPPING else 0))


@inline
def actor(p: Any, t: Tables) -> int:
    phase = p[at.PHASE]
    if phase == at.OVER:
        return ENDED
    return AT_CHANCE if phase in (at.OPENING, at.ROLLING) else int(p[at.SEAT])


@inline
def hand(p: Any, t: Tables) -> int:
    """The seat that rolls, at chance."""
    return int(p[at.SEAT])


@jit
def draw(p: Any, t: Tables, rng: Any) -> int:
    phase, row = p[at.PHASE], p[at.ROW + p[at.SEAT]]
    if phase == at.OPENING:
        return int(t[ROLLS] + below(rng, 6))
    if phase == at.ROLLING:
        return int(t[t[ORDERED_FROM + p[at.COUNT]] + below(rng, throws_of(p[at.COUNT]))])
    if phase == at.SHUTTING:
        return int(t[t[NUMBERS] + nth_set(p, t, below(rng, sets_open(p, t)))])
    if phase == at.THROWING:
        fewest = fewest_dice(row, t)
        return int(t[COUNT] + fewest - 1 + below(rng, most_dice(row, t) - fewest + 1))
    return int(first_word(p, t) + below(rng, 2))


@inline
def weigh(p: Any, t: Tables, out: Any) -> None:
    """SB-08, and by the ways in which the dice can fall."""
    for n in range(len(out)):
        out[n] = 0
    if p[at.PHASE] == at.OPENING:
        for n in range(t[ROLLS], len(out)):
            out[n] = 1
    elif p[at.PHASE] == at.ROLLING:
        for throw in range(throws_of(p[at.COUNT])):
            out[t[t[ORDERED_FROM + p[at.COUNT]] + throw]] += 1


@jit
def settle(p: Any, t: Tables, scores: Any) -> int:
    for seat in range(len(scores)):
        scores[seat] = score_of(p, t, seat)
    return int(p[at.WINNERS])


@jit
def mask(p: Any, t: Tables, out: Any) -> None:
    for n in range(len(out)):
        out[n] = False
    phase, row = p[at.PHASE], p[at.ROW + p[at.SEAT]]
    if phase == at.SHUTTING:
        roll, must = p[at.ROLL], demanded(p, t)
        for i in range(t[SETS_FROM + roll], t[SETS_FROM + roll + 1]):
            if fits(t, i, row, must):
                out[t[t[NUMBERS] + i]] = True
    elif phase == at.THROWING:
        for dice in range(fewest_dice(row, t), most_dice(row, t) + 1):
            out[t[COUNT] + dice - 1] = True
    elif phase in (at.CHOOSING, at.STOPPING):
        word = first_word(p, t)
        out[word], out[word + 1] = True, True


@jit
def observe(p: Any, t: Tables, seat: int, out: Any) -> None:
    """See `numbers.observation`."""
    players, tiles = t[PLAYERS], t[TILES]
    for phase in range(HEAD):
        out[phase] = p[at.PHASE] == phase
    out[HEAD], out[HEAD + 1] = (p[at.SEAT] - seat) % players, (p[at.LEADER] - seat) % players
    out[HEAD + 2], out[HEAD + 3] = p[at.COUNT], p[at.TIED]
    out[HEAD + 4], out[HEAD + 5] = min(p[at.GAMES], no.MOST), min(p[at.EXTRA], no.MOST)
    for face in range(6):
        out[HEAD + 6 + face] = t[t[FACES] + 6 * p[at.ROLL] + face] if p[at.PHASE] == at.SHUTTING else 0
    for ahead in range(players):
        other, i = (seat + ahead) % players, BODY + ahead * (tiles + 6)
        for n in range(tiles):
            out[i + n] = p[at.ROW + other] >> n & 1
        i += tiles
        out[i], out[i + 1] = p[at.IN] >> other & 1, p[at.DONE] >> other & 1
        out[i + 2], out[i + 3] = p[at.HALF + other], p[at.FACE + other]
        out[i + 4], out[i + 5] = min(p[at.POINTS + other], no.MOST), min(p[at.TOTAL + other], no.MOST)


def pack(state: Any) -> Any:
    return state.p


def kernel(game: Any) -> Kernel:
    return Kernel(table(game), at.SIZE, pack, begin, act, actor, mask, weigh, settle, observe, draw, hand=hand)
