"""Examples for the rules of Shut the Box, made from the flaps in play, so that each can happen at the table."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.sets import Roll, mask_of, numbers_of, shuttable
from parlour.speech.message import Message, listed

MOST_SETS = 8
"""The most ways to shut a total in the list."""
PRINTED_ROLL = (3, 4)
PRINTED_LEFT = (1, 2, 5)
EVENS, ODDS = 0xAAAAA, 0x55555


def of_roll(o: ShutBoxOptions) -> Message | None:
    """An example of what a roll may shut on the row as it starts; `None` where every roll has one use."""
    if o.parity == "choice":
        return None
    return _sum(o) if o.combine == "sum" else _exact(o)


def of_count(o: ShutBoxOptions) -> Message | None:
    """SB-10 to SB-12: flaps with which a turn can end, and their cost; `None` if a turn can end only with more."""
    left = next((each for row in _in_play(o) for each in _likely(o, row) if _can_be_left(o, row, mask_of(each))), None)
    if left is None:
        return None
    points = {"sum": sum(left), "digital": int("".join(map(str, left))), "count": len(left)}[o.score]
    return Message("rules-shutbox-left", {"flaps": listed(map(str, left)), "points": points})


def _sets(o: ShutBoxOptions) -> dict[Roll, tuple[int, ...]]:
    return shuttable(o.tiles, o.dice, o.fewer_dice, o.combine, o.bust)


def _sum(o: ShutBoxOptions) -> Message | None:
    """SB-03: the ways to shut the total that has most of them."""
    by_total = {sum(roll): masks for roll, masks in _sets(o).items()}
    fitting = {
        total: sorted((numbers_of(mask) for mask in masks if mask & ~o.start_row == 0), key=lambda s: (len(s), s))
        for total, masks in by_total.items()
    }
    few = {total: ways for total, ways in fitting.items() if 1 < len(ways) <= MOST_SETS}
    if not few:
        return None
    total = max(few, key=lambda each: (len(few[each]), -each))
    written = tuple("+".join(map(str, numbers)) for numbers in few[total])
    return Message("rules-shutbox-example", {"total": total, "sets": written})


def _exact(o: ShutBoxOptions) -> Message | None:
    """SB-30: a roll of all the dice that leaves a choice, the printed one if possible."""
    free = [
        roll
        for roll, masks in _sets(o).items()
        if len(roll) == o.dice and sum(mask & ~o.start_row == 0 for mask in masks) > 1
    ]
    if not free:
        return None
    roll = min(free, key=lambda each: (each != PRINTED_ROLL, sum(each), each))
    return Message("rules-shutbox-example-exact", {"faces": listed(map(str, roll)), "total": sum(roll)})


def _in_play(o: ShutBoxOptions) -> tuple[int, ...]:
    """The rows that a player can start with."""
    return (o.start_row & ODDS, o.start_row & EVENS) if o.parity == "choice" else (o.start_row,)


def _likely(o: ShutBoxOptions, row: int) -> Iterator[tuple[int, ...]]:
    """Two or three flaps to try. Flaps that the first roll must shut (SB-24) are left open only with all the others."""
    numbers = tuple(number for number in numbers_of(row) if number != o.first_hit)
    if set(PRINTED_LEFT) <= set(numbers):
        yield PRINTED_LEFT
    yield from (numbers[:most] for most in (3, 2) if len(numbers) >= most)


def _can_be_left(o: ShutBoxOptions, start: int, left: int) -> bool:
    """Whether some rolls shut all the other flaps, lowest first, and one more roll then fits nothing."""
    usable = {count: _masks(o, count) for count in range(1, o.dice + 1)}
    lost: set[int] = set()

    def ends(row: int) -> bool:
        if row == left:
            return any(
                not any(mask & ~row == 0 for mask in masks)
                for roll, masks in _sets(o).items()
                if len(roll) in _dice_at(o, row)
            )
        if row in lost:
            return False
        over = row & ~left
        must = 1 << (o.first_hit - 1) if o.first_hit and row == start else over & -over
        fitting = (mask for count in _dice_at(o, row) for mask in usable[count] if mask & must and mask & ~over == 0)
        if any(ends(row & ~mask) for mask in fitting):
            return True
        lost.add(row)
        return False

    return ends(start)


def _masks(o: ShutBoxOptions, count: int) -> tuple[int, ...]:
    """Every set that some roll of that many dice may shut, the smallest sets first."""
    found = {mask for roll, masks in _sets(o).items() if len(roll) == count for mask in masks}
    return tuple(sorted(found, key=lambda mask: (mask.bit_count(), mask)))


def _dice_at(o: ShutBoxOptions, row: int) -> range:
    """SB-07, SB-33: the numbers of dice that may be thrown at a row."""
    too_much = sum(numbers_of(row)) > 6 if o.fewer_dice == "sum-6" else row >> 6 != 0
    if o.fewer_dice == "never" or too_much:
        return range(o.dice, o.dice + 1)
    return range(1, 2) if o.fewer_dice == "forced" else range(1, o.dice + 1)
