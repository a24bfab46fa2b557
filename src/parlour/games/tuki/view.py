"""All that a client needs to draw a position without knowing a rule, as plain data."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.contract.ruleset import Json
from parlour.contract.state import CHANCE
from parlour.games.tuki.cards import HIDDEN, NAMES, SLOTS, Pool
from parlour.games.tuki.notation import Drop, Fly, Open, Put, Take
from parlour.games.tuki.phases import DEAL, LOT, OVER, TO_DISCARD
from parlour.games.tuki.scoring import Column, columns, score
from parlour.games.tuki.state import TukiState


def drawing(state: TukiState) -> dict[str, Json]:
    return {
        "phase": state.phase,
        "round": state.round,
        "rounds": state.game.options.rounds,
        "seat": None if state.phase in (DEAL, LOT, OVER) else state.seat,
        "to_move": None if state.actor == CHANCE else state.actor,
        "seats": [seat_view(state, seat) for seat in range(state.game.players)],
        "discard": {"top": card_name(state.discard[-1:]), "size": len(state.discard)},
        "stock": {"count": state.stock_count, "rebuilds": state.rebuilds},
        "taken": taken_view(state),
        "turning": turning_view(state),
        "unseen": pool_view(state.unseen),
        "rebuilt": pool_view(state.stock),
        "ending": state.ending or None,
        "closer": state.closer,
        "last_turns": list(last_turns(state)),
        "sheet": [list(finished) for finished in state.rounds],
        "targets": targets(state),
    }


def seat_view(state: TukiState, seat: int) -> dict[str, Json]:
    grid = state.grids[seat]
    judged = columns(grid)
    return {
        "seat": seat,
        "to_move": state.actor == seat,
        "last_turn": seat in last_turns(state)[:1],
        "closed": state.closer == seat,
        "hidden": grid.count(HIDDEN),
        "score": score(grid),
        "total": state.scores[seat],
        "slots": [slot_view(card, slot, judged[slot // 2]) for slot, card in enumerate(grid)],
        "columns": [column_view(name, column) for name, column in zip("abcd", judged, strict=True)],
    }


def slot_view(card: int, slot: int, column: Column) -> dict[str, Json]:
    """`card` is null face down; `value` is what it counts as: for a parrot, the number it mimics."""
    return {
        "slot": SLOTS[slot],
        "card": None if card == HIDDEN else NAMES[card],
        "value": column.values[slot % 2],
        "pair": column.pair,
    }


def column_view(name: str, column: Column) -> dict[str, Json]:
    """`set` is 4, 6 or 8 where the pair belongs to a four, six or eight, 2 for a single pair, otherwise 0."""
    return {
        "column": name,
        "pair": column.pair,
        "number": column.number,
        "set": max(2 * column.pairs, 2) if column.pair else 0,
        "points": column.loose,
    }


def taken_view(state: TukiState) -> Json:
    if state.taken is None:
        return None
    return {"card": NAMES[state.taken], "from": "stock" if state.drawn else "discard"}


def turning_view(state: TukiState) -> Json:
    """Which card is being turned over: whose, and where it belongs."""
    if state.target is None:
        return None
    return {"seat": state.seat, "to": "discard" if state.target == TO_DISCARD else SLOTS[state.target]}


def last_turns(state: TukiState) -> tuple[int, ...]:
    """TK-09: the seats whose last turn is on or still to come, in order."""
    return tuple((state.seat + turn) % state.game.players for turn in range(state.left))


def targets(state: TukiState) -> dict[str, Json]:
    """The legal moves by kind: the effect of a click on a pile, on a slot, or from slot to slot."""
    legal = state.legal()
    flights = [move for move in legal if isinstance(move, Fly)]
    return {
        "open": slot_names(move.slot for move in legal if isinstance(move, Open)),
        "take": [move.source for move in legal if isinstance(move, Take)],
        "put": slot_names(move.slot for move in legal if isinstance(move, Put)),
        "drop": slot_names(move.slot for move in legal if isinstance(move, Drop) and move.slot is not None),
        "pass": Drop() in legal,
        "fly": [{"from": SLOTS[move.parrot], "to": SLOTS[move.landing]} for move in flights],
    }


def slot_names(slots: Iterable[int]) -> list[Json]:
    return [SLOTS[slot] for slot in slots]


def card_name(cards: tuple[int, ...]) -> str | None:
    return NAMES[cards[0]] if cards else None


def pool_view(pool: Pool) -> dict[str, Json]:
    return {NAMES[card]: count for card, count in enumerate(pool) if count}
