"""Why a step is refused, and what the rules require instead."""

from __future__ import annotations

from parlour.contract.state import Step
from parlour.games.tuki.cards import NAMES, PARROT, SLOTS
from parlour.games.tuki.messages import waiting_for
from parlour.games.tuki.notation import Card, Drop, First, Fly, Open, Put, Take
from parlour.games.tuki.phases import CHANCE_PHASES, LOT, OPEN, PLACE, TAKE
from parlour.games.tuki.scoring import mimicked
from parlour.games.tuki.state import TukiState
from parlour.speech.message import Message

BELONGS = {Open: (OPEN,), Take: (TAKE,), Put: (PLACE,), Drop: (PLACE,), Fly: (PLACE,), First: (LOT,)}


def refusal(state: TukiState, step: Step) -> Message:
    if not isinstance(step, Open | Take | Put | Drop | Fly | Card | First):
        return Message("tuki-no-step")
    phases = BELONGS.get(type(step), tuple(phase for phase in CHANCE_PHASES if phase != LOT))
    if state.phase not in phases:
        return waiting_for(state)
    match step:
        case Card(card):
            return Message("tuki-no-card", {"card": NAMES[card]})
        case First():
            return Message("tuki-no-lot")
        case Take():
            return Message("tuki-no-stock")
        case Open(slot):
            return Message("tuki-no-open", {"slot": SLOTS[slot]})
        case Fly(parrot, landing):
            return no_flight(state, parrot, landing)
    assert isinstance(step, Drop)
    return no_drop(state, step.slot)


def no_drop(state: TukiState, slot: int | None) -> Message:
    if not state.drawn:
        return Message("tuki-no-drop-discard")
    if slot is None:
        return Message("tuki-no-drop-only", {"hidden": len(state.hidden(state.seat))})
    return Message("tuki-no-drop-open", {"slot": SLOTS[slot]})


def no_flight(state: TukiState, parrot: int, landing: int) -> Message:
    """TK-14, condition by condition."""
    grid = state.grids[state.seat]
    if grid[parrot] != PARROT:
        return Message("tuki-no-parrot", {"slot": SLOTS[parrot]})
    number = mimicked(grid, parrot)
    if number is None:
        return Message("tuki-no-mimic", {"slot": SLOTS[parrot]})
    if number != state.taken:
        return Message("tuki-no-flight", {"slot": SLOTS[parrot], "number": number})
    return Message("tuki-no-landing", {"slot": SLOTS[landing]})
