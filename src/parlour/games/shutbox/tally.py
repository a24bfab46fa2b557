"""Score sheets of Shut the Box: rows that leave the points entered, scored and settled by the rules themselves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from parlour.compute.words import noughts
from parlour.contract.tally import Entered, Tally, check, wrong
from parlour.games.shutbox import layout as at
from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.sets import numbers_of

if TYPE_CHECKING:
    from parlour.games.shutbox.state import ShutBoxRules


def tally(game: ShutBoxRules, rounds: Sequence[Entered], stopped: bool) -> Tally:
    """SB-06, SB-10 to SB-16, SB-22, SB-32: the sheet after these rounds; `stopped` ends it where it may end."""
    from parlour.games.shutbox import kernel as rules

    t, p, o = game.tables[0], noughts(at.SIZE), game.options
    rules.begin(p, t)
    if p[at.PHASE] == at.OPENING:  # who began decides nothing on a sheet
        rules.begin_game(p, t, (1 << o.players) - 1)
    counted = []
    for number, entered in enumerate(rounds):
        if p[at.PHASE] == at.STOPPING:
            rules.next_game(p, t)
        check(number, entered, o.players, _asked(p))
        counted.append(_round(p, t, o, number, entered))
    if stopped and (ending := _stop(p)):
        rules.finish(p, p[at.IN] if ending == "share" else 1)
    scores = noughts(o.players)
    winners = int(game.kernel().settle(p, t, scores))
    return Tally(
        rounds=tuple(counted),
        totals=tuple(map(int, scores.tolist())),
        asked=_asked(p),
        blank=_blank(p, o),
        tie=bool(p[at.TIED] and p[at.PHASE] != at.OVER),
        least=0,
        stop=_stop(p),
        winners=numbers_from_bits(winners) if p[at.PHASE] == at.OVER else (),
    )


def numbers_from_bits(group: int) -> tuple[int, ...]:
    return tuple(number - 1 for number in numbers_of(group))


def _asked(p: Any) -> tuple[int, ...]:
    return () if p[at.PHASE] == at.OVER else numbers_from_bits(int(p[at.IN]))


def _stop(p: Any) -> Any:
    """SB-22: alone after any game. SB-13: tied players see when no roll could help any of them."""
    if p[at.PHASE] == at.STOPPING:
        return "stop"
    return "share" if p[at.TIED] == at.TIE_ROLL and p[at.PHASE] != at.OVER else ""


def _blank(p: Any, o: ShutBoxOptions) -> bool:
    return bool(p[at.PHASE] != at.OVER) and o.players > 1 and (_shut_ends(p, o) or o.out == "last")


def _shut_ends(p: Any, o: ShutBoxOptions) -> bool:
    """SB-06, SB-32: nobody plays on after a box is shut."""
    return bool(o.stops or p[at.TIED] == at.TIE_ROLL)


def _round(p: Any, t: Any, o: ShutBoxOptions, number: int, entered: Entered) -> tuple[int | None, ...]:
    """One game, or one roll of the tied players: their rows are set, and the rules go on from there."""
    from parlour.games.shutbox import kernel as rules

    group = _asked(p)
    rolls, tied = p[at.TIED] == at.TIE_ROLL, p[at.TIED]
    before = {seat: int(p[at.POINTS + seat]) for seat in group}
    for seat in group:
        points = entered[seat]
        if points is not None:
            _set(p, o, number, entered, seat)
            if rolls and points > before[seat]:
                raise wrong(number, entered, "more", points=before[seat])
    shut = [seat for seat in group if entered[seat] == 0]
    left = [seat for seat in group if entered[seat] is None]
    ends = _shut_ends(p, o)
    if ends and len(shut) > 1:
        raise wrong(number, entered, "two-shut")
    if not shut and o.out == "last" and len(left) == 1 and not tied:
        rules.finish(p, 1 << left[0])  # SB-21: the last one in wins
        return tuple(entered)
    if left and not (shut and ends):
        raise wrong(number, entered, "missing")
    if shut and ends:
        p[at.SEAT] = shut[0]
        rules.shut_the_box(p, t)
    elif rolls:
        rules.finish_tie_rolls(p, t)
    else:
        rules.finish_game(p, t)
    if rolls or p[at.OUTRIGHT] >= 0:
        return tuple(entered)
    return tuple(int(p[at.POINTS + seat]) if seat in group else None for seat in range(o.players))


def _set(p: Any, o: ShutBoxOptions, number: int, entered: Entered, seat: int) -> None:
    """A row with these points, and the half of it that was in play (SB-28)."""
    points = entered[seat]
    assert points is not None
    for half, numbers in _halves(o):
        found = _row(points, numbers, o.score) if points >= 0 else None
        if found is not None:
            p[at.ROW + seat], p[at.HALF + seat] = found, half
            p[at.DONE] |= 1 << seat
            return
    raise wrong(number, entered, "points", points=points)


def _halves(o: ShutBoxOptions) -> Iterator[tuple[int, tuple[int, ...]]]:
    if o.parity == "choice":
        yield 1, numbers_of(o.start_row & at.EVENS)
        yield 2, numbers_of(o.start_row & at.ODDS)
    else:
        yield 0, numbers_of(o.start_row)


@lru_cache(maxsize=1 << 12)
def _row(points: int, numbers: tuple[int, ...], score: str) -> int | None:
    """Some of these numbers whose score it is, as bits; `None` where there are none."""
    if score == "count":
        return sum(1 << (number - 1) for number in numbers[:points]) if points <= len(numbers) else None
    if score == "digital":
        return _digits("" if points == 0 else str(points), numbers)
    return _sum(points, numbers)


def _sum(points: int, numbers: tuple[int, ...]) -> int | None:
    found = {0: 0}
    for number in numbers:
        more = {total + number: row | 1 << (number - 1) for total, row in found.items()}
        found = more | found
    return found.get(points)


def _digits(text: str, numbers: tuple[int, ...]) -> int | None:
    """SB-11: the numbers side by side, in ascending order."""
    if not text:
        return 0
    for index, number in enumerate(numbers):
        if text.startswith(str(number)):
            rest = _digits(text.removeprefix(str(number)), numbers[index + 1 :])
            if rest is not None:
                return rest | 1 << (number - 1)
    return None
