"""Why a step is refused, and what the rules ask for instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.game import Step
from parlour.games.tuki.cards import NAMES, PARROT, SLOTS
from parlour.games.tuki.notation import Card, Drop, First, Fly, Open, Put, Take
from parlour.games.tuki.phases import CHANCE_PHASES, LOT, OPEN, OVER, PLACE, TAKE
from parlour.games.tuki.scoring import mimicked
from parlour.message import Message

if TYPE_CHECKING:
    from parlour.games.tuki.rules import TukiState

BELONGS = {Open: (OPEN,), Take: (TAKE,), Put: (PLACE,), Drop: (PLACE,), Fly: (PLACE,), First: (LOT,)}


def standing(state: TukiState) -> Message:
    rounds = state.game.options.rounds
    return Message("tuki-at", {"round": state.round, "rounds": rounds, "waits": waiting_for(state)})


def waiting_for(state: TukiState) -> Message:
    if state.phase == OVER:
        return Message("play-over")
    if state.taken is not None and state.phase == PLACE:
        id = "tuki-waits-place-or-drop" if state.drawn else "tuki-waits-place"
        return Message(id, {"seat": state.seat, "card": NAMES[state.taken]})
    return Message(f"tuki-waits-{state.phase.replace(' ', '-')}", {"seat": state.seat})


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
