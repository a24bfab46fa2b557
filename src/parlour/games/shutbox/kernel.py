"""The rules of Shut the Box on integers, for states and simulations, compiled or not.

`begin` makes the first position, `act` changes a position by a move or an outcome, trusting its caller. `layout`
documents the places of a position and the actions of a phase. Groups of seats are integers: bit s is seat s.
"""

from __future__ import annotations

from typing import Any

from parlour.compute.kernels import inline, jit
from parlour.games.shutbox.encoding import (
    FIRST,
    FIRST_HIT,
    LEAD,
    LEAD_ROTATES,
    LIMIT,
    ORDER,
    ORDER_ROUNDS,
    ORDERED_FROM,
    OUT,
    OUT_LAST,
    PARITY,
    PARITY_CHOICE,
    PLAYERS,
    SCORE,
    SETS_FROM,
    SHUT,
    SHUT_WINS,
    START_ROW,
    TIE,
    TIE_BY_GAME,
    TIE_SHARED,
    UNPLAYED,
    UNPLAYED_NOTHING,
    UNPLAYED_PLAY_ON,
    UNTIL,
    UNTIL_GAME,
    UNTIL_ROUNDS,
    UNTIL_STOP,
    VERSION,
    Tables,
)
from parlour.games.shutbox.layout import (
    CHOOSING,
    COUNT,
    COUNTED,
    DONE,
    EVENS,
    EXTRA,
    FACE,
    GAMES,
    HALF,
    IN,
    LEADER,
    NO_TIE,
    ODDS,
    OPENING,
    OUTRIGHT,
    OVER,
    PHASE,
    POINTS,
    ROLL,
    ROLLER,
    ROLLING,
    ROW,
    SEAT,
    SHUTTING,
    STOPPING,
    THROWING,
    TIE_GAME,
    TIE_ROLL,
    TIED,
    TOTAL,
    WINNERS,
)
from parlour.games.shutbox.row import fewest_dice, fits, most_dice, row_score, throws_of


@inline
def demanded(p: Any, t: Tables) -> int:
    """SB-24, SB-25: the numbers that the roll on the table must shut; a turn's first roll meets an untouched row."""
    seat = p[SEAT]
    if t[FIRST_HIT] == 0 or p[TIED] == TIE_ROLL or p[ROW + seat] != t[START_ROW]:
        return 0
    return 1 << (int(t[FIRST_HIT]) - 1)


@inline
def following(group: int, seat: int, players: int) -> int:
    """The next seat of a group clockwise after `seat`, possibly itself; the group is not empty."""
    other = (seat + 1) % players
    while not group >> other & 1:
        other = (other + 1) % players
    return other


@jit
def begin(p: Any, t: Tables) -> None:
    players = t[PLAYERS]
    everyone = (1 << players) - 1
    for place in range(len(p)):
        p[place] = 0
    p[ROLL], p[ROLLER], p[OUTRIGHT] = -1, -1, -1
    for seat in range(players):
        p[ROW + seat] = t[START_ROW]
    if players == 1 or t[FIRST] >= 0:
        p[LEADER] = max(0, t[FIRST])
        begin_game(p, t, everyone)
    else:
        p[PHASE], p[IN] = OPENING, everyone


@jit
def opening_roll(p: Any, t: Tables, face: int) -> None:
    """SB-08: each rolls one die, the highest begins; those tied for it roll again among themselves."""
    players, seat, rollers = t[PLAYERS], p[SEAT], p[IN]
    p[FACE + seat] = face
    left = rollers & ~((1 << (seat + 1)) - 1)
    if left:
        p[SEAT] = following(left, seat, players)
        return
    highest, tied = 0, 0
    for other in range(players):
        if rollers >> other & 1 and p[FACE + other] >= highest:
            tied = (tied if p[FACE + other] == highest else 0) | 1 << other
            highest = p[FACE + other]
    first = following(tied, players - 1, players)
    if tied == 1 << first:
        p[LEADER] = first
        begin_game(p, t, (1 << players) - 1)
    else:
        p[IN], p[SEAT] = tied, first
        for other in range(players):
            if tied >> other & 1:
                p[FACE + other] = 0


@jit
def begin_game(p: Any, t: Tables, group: int) -> None:
    """SB-01: a game among the seats of the group, all their numbers open, from the leader on clockwise."""
    players = t[PLAYERS]
    p[IN], p[DONE], p[ROLL], p[ROLLER] = group, 0, -1, -1
    if p[TIED] == NO_TIE:
        p[COUNTED] = 0
    for seat in range(players):
        if group >> seat & 1:
            p[ROW + seat], p[HALF + seat] = t[START_ROW], 0
    p[SEAT] = following(group, p[LEADER] - 1 + players, players)
    begin_roll(p, t)


@inline
def begin_roll(p: Any, t: Tables) -> None:
    """The choice before the seat's next roll: the choice of evens or odds, of the number of dice, or nothing."""
    seat = p[SEAT]
    row = p[ROW + seat]
    if t[PARITY] == PARITY_CHOICE and p[HALF + seat] == 0:
        p[PHASE] = CHOOSING
        return
    p[COUNT] = most_dice(row, t)
    p[PHASE] = THROWING if fewest_dice(row, t) < p[COUNT] else ROLLING


@inline
def rolled(p: Any, t: Tables, roll: int) -> None:
    """SB-05: a roll that can be used asks for a set; one that cannot ends the turn at once."""
    p[ROLL], p[ROLLER] = roll, p[SEAT]
    row, must = p[ROW + p[SEAT]], demanded(p, t)
    for i in range(t[SETS_FROM + roll], t[SETS_FROM + roll + 1]):
        if fits(t, i, row, must):
            p[PHASE] = SHUTTING
            return
    finish_turn(p, t)


@inline
def shut(p: Any, t: Tables, mask: int) -> None:
    """SB-04: the numbers stay shut. SB-21: in rounds, and in the rolls of a tie-break, the next seat rolls."""
    seat = p[SEAT]
    p[ROW + seat] &= ~mask
    if p[ROW + seat] == 0:
        shut_the_box(p, t)
    elif p[TIED] == TIE_ROLL:
        finish_turn(p, t)
    else:
        if t[ORDER] == ORDER_ROUNDS:
            p[SEAT] = following(p[IN] & ~p[DONE], seat, t[PLAYERS])
        begin_roll(p, t)


@jit
def shut_the_box(p: Any, t: Tables) -> None:
    """SB-06: it wins everything at once, or (SB-32) only this game, which then stops unless all play on."""
    if t[SHUT] == SHUT_WINS or p[TIED] == TIE_ROLL:
        p[OUTRIGHT] = p[SEAT]
        if t[UNTIL] == UNTIL_STOP:  # SB-22: no game can be better than this one
            p[POINTS], p[TOTAL], p[COUNTED] = 0, 0, 1
            p[GAMES] += 1
        finish(p, 1 << p[SEAT])
    elif t[UNPLAYED] == UNPLAYED_PLAY_ON:
        finish_turn(p, t)
    else:
        p[DONE] |= 1 << p[SEAT]
        finish_game(p, t)


@inline
def finish_turn(p: Any, t: Tables) -> None:
    p[DONE] |= 1 << p[SEAT]
    left = p[IN] & ~p[DONE]
    if left and left & (left - 1) == 0 and t[OUT] == OUT_LAST:  # SB-21: the last player in wins
        finish(p, left)
    elif left:
        p[SEAT] = following(left, p[SEAT], t[PLAYERS])
        begin_roll(p, t)
    elif p[TIED] == TIE_ROLL:
        finish_tie_rolls(p, t)
    else:
        finish_game(p, t)


@inline
def spared(p: Any, t: Tables, seat: int) -> bool:
    """SB-32: a turn cut short by a shut box may cost nothing; not in a tie game, which a shut box wins.

    The first version of the rules spares them there too, so that they tie again.
    """
    if t[UNPLAYED] != UNPLAYED_NOTHING or p[DONE] >> seat & 1:
        return False
    return bool(p[TIED] != TIE_GAME or t[VERSION] == 1)


@inline
def charge(p: Any, t: Tables, seat: int) -> int:
    """The score of a row. SB-28: a player who never chose a half pays the smaller one; under the first rules, both."""
    row = p[ROW + seat]
    if t[PARITY] == PARITY_CHOICE and p[HALF + seat] == 0 and t[VERSION] > 1:
        return min(row_score(row & EVENS, t[SCORE]), row_score(row & ODDS, t[SCORE]))
    return row_score(row, t[SCORE])


@jit
def finish_game(p: Any, t: Tables) -> None:
    """Everyone in this game is scored; in a match the totals grow."""
    for seat in range(t[PLAYERS]):
        if p[IN] >> seat & 1:
            p[POINTS + seat] = 0 if spared(p, t, seat) else charge(p, t, seat)
    if p[TIED] == TIE_GAME:
        p[EXTRA] += 1
        break_tie(p, t, lowest(p, p[IN], POINTS, t[PLAYERS]))
        return
    for seat in range(t[PLAYERS]):
        if t[UNTIL] == UNTIL_STOP and p[GAMES] > 0:  # SB-22: alone, the best game counts
            p[TOTAL + seat] = min(p[TOTAL + seat], p[POINTS + seat])
        else:
            p[TOTAL + seat] += p[POINTS + seat]
    p[GAMES] += 1
    p[COUNTED] = 1
    after_game(p, t)


@jit
def after_game(p: Any, t: Tables) -> None:
    """SB-16, SB-32: the match goes on until its points or rounds are reached; SB-22: until the player stops."""
    players = t[PLAYERS]
    everyone = (1 << players) - 1
    if t[UNTIL] == UNTIL_STOP:
        p[PHASE] = STOPPING
        return
    most = 0
    for seat in range(players):
        most = max(most, p[TOTAL + seat])
    reached = p[GAMES] if t[UNTIL] == UNTIL_ROUNDS else most
    if t[UNTIL] == UNTIL_GAME or reached >= t[LIMIT]:
        break_tie(p, t, lowest(p, everyone, TOTAL, players))
    else:
        next_game(p, t)


@jit
def next_game(p: Any, t: Tables) -> None:
    if t[LEAD] == LEAD_ROTATES:
        p[LEADER] = (p[LEADER] + 1) % t[PLAYERS]
    begin_game(p, t, (1 << t[PLAYERS]) - 1)


@jit
def lowest(p: Any, group: int, place: int, players: int) -> int:
    """The seats of the group with the lowest number at that place."""
    best, found = 0, 0
    for seat in range(players):
        if group >> seat & 1:
            value = p[place + seat]
            if found == 0 or value < best:
                best, found = value, 1 << seat
            elif value == best:
                found |= 1 << seat
    return found


@jit
def break_tie(p: Any, t: Tables, best: int) -> None:
    """One lowest score wins; several play on among themselves: SB-13 one more roll, SB-14 one more game."""
    if best & (best - 1) == 0 or t[TIE] == TIE_SHARED:
        finish(p, best)
    elif t[TIE] == TIE_BY_GAME:
        p[TIED] = TIE_GAME
        begin_game(p, t, best)
    else:
        begin_tie_rolls(p, t, best)


@jit
def begin_tie_rolls(p: Any, t: Tables, best: int) -> None:
    """SB-13: the tied roll once more each, on their rows as they stand; shared if no roll could help any of them."""
    players, hope = t[PLAYERS], False
    for seat in range(players):
        if best >> seat & 1 and any_roll_fits(p[ROW + seat], t):
            hope = True
    if not hope:
        p[COUNTED] = 0
        finish(p, best)
        return
    p[TIED], p[IN], p[DONE], p[COUNTED] = TIE_ROLL, best, 0, 0
    p[SEAT] = following(best, p[LEADER] - 1 + players, players)
    begin_roll(p, t)


@jit
def any_roll_fits(row: int, t: Tables) -> bool:
    """Whether some roll, with a number of dice allowed at this row, could shut something on it."""
    for count in range(fewest_dice(row, t), most_dice(row, t) + 1):
        for throw in range(throws_of(count)):
            roll = t[t[ORDERED_FROM + count] + throw]
            for i in range(t[SETS_FROM + roll], t[SETS_FROM + roll + 1]):
                if fits(t, i, row, 0):
                    return True
    return False


@jit
def finish_tie_rolls(p: Any, t: Tables) -> None:
    for seat in range(t[PLAYERS]):
        p[POINTS + seat] = row_score(p[ROW + seat], t[SCORE])
    break_tie(p, t, lowest(p, p[IN], POINTS, t[PLAYERS]))


@jit
def finish(p: Any, winners: int) -> None:
    p[PHASE], p[WINNERS] = OVER, winners


@inline
def act(p: Any, t: Tables, action: int) -> None:
    """One move or outcome; `p` is changed in place."""
    phase, seat = p[PHASE], p[SEAT]
    if phase == ROLLING:
        rolled(p, t, action)
    elif phase == SHUTTING:
        shut(p, t, action)
    elif phase == THROWING:
        p[COUNT], p[PHASE] = action, ROLLING
    elif phase == OPENING:
        opening_roll(p, t, action)
    elif phase == CHOOSING:
        p[HALF + seat] = action + 1
        p[ROW + seat] &= EVENS if action == 0 else ODDS
        begin_roll(p, t)
    elif action == 0:
        next_game(p, t)
    else:
        finish(p, 1)


@jit
def score_of(p: Any, t: Tables, seat: int) -> int:
    """The score of play so far: what is open in a single game; in a match the total, with this game once played."""
    if p[COUNTED] or p[TIED] == TIE_GAME:
        return int(p[TOTAL + seat])
    now = row_score(p[ROW + seat], t[SCORE])
    if t[UNTIL] == UNTIL_GAME or (t[UNTIL] == UNTIL_STOP and p[GAMES] == 0):
        return now
    if t[UNTIL] == UNTIL_STOP:
        return int(p[TOTAL + seat])
    return int(p[TOTAL + seat]) + (now if p[DONE] >> seat & 1 else 0)
