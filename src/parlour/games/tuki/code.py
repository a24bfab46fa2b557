"""A position of Tuki Tuki as text: fifteen fields separated by blanks, `-` for an empty one.

Phase, grids (a sign a slot, `/` between seats), unseen cards (the count of each kind, as a digit or letter), scores of
finished rounds, discard pile, rebuilt stock, rebuilds, seat, card in hand, whether it came from the stock, target,
idle turns, who closed, why the last turns have begun, how many are left. Signs: `0`–`9`, `a`, `b`, `c` for 10 to 12,
`p` a parrot, `?` face down.
"""

from __future__ import annotations

import re
from typing import Any

from parlour.errors import BadNotation
from parlour.games.tuki.cards import HIDDEN, NAMES, Grid, Pool, pool_of
from parlour.games.tuki.phases import CHANCE_PHASES, ENDINGS, OPEN, OVER, PLACE, TAKE, TO_DISCARD
from parlour.speech.message import Message

SIGNS = "0123456789abcp"
PHASES = {phase.replace(" ", "-"): phase for phase in (*CHANCE_PHASES, OPEN, TAKE, PLACE, OVER)}
FORM = re.compile(
    r"(?P<phase>[a-z-]+) (?P<grids>[0-9abcp?/]+) (?P<unseen>[0-9a-z]+) (?P<rounds>-|-?\d+(?:[,;]-?\d+)*)"
    r" (?P<discard>-|[0-9abcp]+) (?P<stock>[0-9a-z]+) (?P<rebuilds>\d) (?P<seat>\d)"
    r" (?P<taken>[-0-9abcp]) (?P<drawn>[01]) (?P<target>-|[0-8])"
    r" (?P<idle>\d{1,2}) (?P<closer>-|\d) (?P<ending>-|[a-z]+) (?P<left>\d)"
)
EMPTY, ON_PILE = "-", "8"
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def cards(some: tuple[int, ...]) -> str:
    return "".join("?" if card == HIDDEN else SIGNS[card] for card in some) or EMPTY


def pool(some: Pool) -> str:
    return "".join(DIGITS[count] for count in some)


def optional(number: int | None) -> str:
    return EMPTY if number is None else str(number)


def written(state: Any) -> str:
    rounds = ";".join(",".join(map(str, scores)) for scores in state.rounds) or EMPTY
    return " ".join(
        (
            state.phase.replace(" ", "-"),
            "/".join(map(cards, state.grids)),
            pool(state.unseen),
            rounds,
            cards(state.discard),
            pool(state.stock),
            str(state.rebuilds),
            str(state.seat),
            EMPTY if state.taken is None else SIGNS[state.taken],
            str(int(state.drawn)),
            ON_PILE if state.target == TO_DISCARD else optional(state.target),
            str(state.idle),
            optional(state.closer),
            state.ending or EMPTY,
            str(state.left),
        )
    )


def read(game: Any, code: str) -> dict[str, Any]:
    """The fields of the position that a code denotes; raises `BadNotation` if there is no such position."""
    found = FORM.fullmatch(code if len(code) < 1000 else "")
    if found is None:
        raise BadNotation(code[:100], Message("code-none"))
    told = found.groupdict()
    fields: dict[str, Any] = {
        "phase": PHASES.get(told["phase"], ""),
        "grids": tuple(read_cards(grid) for grid in told["grids"].split("/")),
        "unseen": read_pool(told["unseen"]),
        "rounds": tuple(tuple(map(int, row.split(","))) for row in told["rounds"].split(";") if row != EMPTY),
        "discard": () if told["discard"] == EMPTY else read_cards(told["discard"]),
        "stock": read_pool(told["stock"]),
        "rebuilds": int(told["rebuilds"]),
        "seat": int(told["seat"]),
        "taken": None if told["taken"] == EMPTY else SIGNS.index(told["taken"]),
        "drawn": told["drawn"] == "1",
        "target": {EMPTY: None, ON_PILE: TO_DISCARD}.get(told["target"], int(told["target"].replace(EMPTY, "0"))),
        "idle": int(told["idle"]),
        "closer": None if told["closer"] == EMPTY else int(told["closer"]),
        "ending": told["ending"].replace(EMPTY, ""),
        "left": int(told["left"]),
    }
    if not (fits(game, fields) and all_cards_there(game, fields)):
        raise BadNotation(code, Message("code-none"))
    return fields


def read_cards(signs: str) -> Grid:
    return tuple(HIDDEN if sign == "?" else SIGNS.index(sign) for sign in signs)


def read_pool(digits: str) -> Pool:
    return tuple(int(digit, 36) for digit in digits)


def fits(game: Any, f: dict[str, Any]) -> bool:
    """Whether the fields are those of a table of this game."""
    players, rounds, over = game.players, len(f["rounds"]), f["phase"] == OVER
    return (
        bool(f["phase"])
        and [len(grid) for grid in f["grids"]] == [game.slots] * players
        and len(f["unseen"]) == len(f["stock"]) == len(NAMES)
        and all(len(row) == players for row in f["rounds"])
        and (rounds == game.options.rounds if over else rounds < game.options.rounds)
        and f["seat"] < players
        and (f["closer"] or 0) < players
        and f["ending"] in ENDINGS
        and f["left"] <= players
        and (f["taken"] is not None) == (f["phase"] == PLACE)
        and (f["target"] is None or f["target"] < game.slots)
    )


def all_cards_there(game: Any, f: dict[str, Any]) -> bool:
    """Whether every card of the deck is accounted for; between rounds, before the deal, cards may be anywhere."""
    if f["phase"] in ("deal", OVER):
        return True
    taken = () if f["taken"] is None else (f["taken"],)
    seen = [card for grid in f["grids"] for card in grid if card != HIDDEN]
    known = pool_of([*seen, *f["discard"], *taken])
    return bool(game.deck == tuple(map(sum, zip(known, f["unseen"], f["stock"], strict=True))))
