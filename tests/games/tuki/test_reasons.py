"""Reasons for a move, against the cards that lie there after it."""

from itertools import product
from random import Random
from typing import Any

import parlour
from parlour.contract.state import CHANCE
from parlour.games.tuki.cards import HIDDEN
from parlour.games.tuki.notation import Drop, Fly, Put, Take


def twins(grid: Any) -> int:
    """Columns of two equal open cards, a parrot counting as the number beside it."""
    pairs = [(grid[top], grid[top + 1]) for top in range(0, len(grid), 2)]
    return sum(HIDDEN not in pair and (pair[0] == pair[1] or 13 in pair) for pair in pairs)


def known(state: Any, move: Any) -> Any:
    open_at_once = isinstance(move, Put | Fly) or move == Drop()
    return state.play(move).grids[state.seat] if open_at_once else None


def test_it_is_what_lies_on_the_table() -> None:
    random, told = Random(5), set()
    for _ in range(3):
        state = parlour.game("tuki", players=2, rounds=1).start()
        while not state.over:
            if state.actor != CHANCE:
                moves = random.sample(state.legal(), min(8, len(state.legal())))
                told |= {checked(state, move, other) for move, other in product(moves, repeat=2)}
            state = state.play(state.draw(random) if state.actor == CHANCE else random.choice(state.legal()))
    assert told == {None, "pair", "take", "stock", "points"}


def checked(state: Any, move: Any, other: Any) -> str | None:
    reason, before = state.reason(move, other), twins(state.grids[state.seat])
    if reason is None:
        return None
    assert move != other
    kind = reason.id.removeprefix("tuki-reason-")
    if kind == "take":
        after = state.play(move)
        assert move == Take("discard")
        assert any(twins(grid) > before for each in after.legal() if (grid := known(after, each)))
        return "take"
    if kind == "stock":
        drawn = state.play(Take("stock")).chances()
        mean = sum(chance * (0 if card.card == 13 else card.card) for card, chance in drawn)
        assert sum(chance for _, chance in drawn) == 1 and state.discard[-1] == reason.arguments["points"] != 13
        assert reason.arguments["mean"] == round(float(mean), 1)
        assert move == Take("discard" if state.discard[-1] < mean else "stock")
        return "stock"
    mine, theirs = known(state, move), known(state, other)
    if kind == "pair":
        assert twins(mine) > before and (theirs is None or twins(theirs) <= before)
        return "pair"
    assert mine.count(HIDDEN) == theirs.count(HIDDEN) and kind == "points"
    assert reason.arguments["points"] < reason.arguments["more"]
    return "points"
