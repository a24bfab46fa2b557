"""Tuki Tuki in messages: steps, offers, whose turn it is and what is expected, and the state of the game."""

from __future__ import annotations

from parlour.contract.state import CHANCE, Step
from parlour.games.tuki.cards import NAMES, PARROT, SLOTS
from parlour.games.tuki.notation import Card, Drop, First, Fly, Open, Put, Take
from parlour.games.tuki.phases import OVER, PLACE
from parlour.games.tuki.state import TukiState
from parlour.speech.message import Argument, Message, Player


def describe(state: TukiState, step: Step) -> Message:
    match step:
        case First(seat):
            return Message("tuki-log-first", {"name": Player(seat)})
        case Card(turned) if state.hand is None:
            return Message("tuki-log-card-table", {"card": card(turned)})
        case Card(turned):
            return Message("tuki-log-card", {"name": Player(state.seat), "card": card(turned)})
    key, arguments = _move(step)
    return Message(f"tuki-log-{key}", {"name": Player(state.seat), **arguments})


def label(state: TukiState, step: Step) -> Message:
    match step:
        case First(seat):
            return Message("tuki-log-first", {"name": Player(seat)})
        case Card(turned):
            return card(turned)
    key, arguments = _move(step)
    return Message(f"tuki-move-{key}", arguments)


def prompt(state: TukiState) -> Message:
    if state.actor == CHANCE:
        return Message("turn-table") if state.hand is None else Message("tuki-turn-draw", {"name": Player(state.hand)})
    arguments: dict[str, Argument] = {"name": Player(state.seat)}
    if state.phase == PLACE and state.taken is not None:
        arguments["card"] = card(state.taken)
    return Message(f"tuki-turn-{state.phase}", arguments)


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


def card(number: int) -> Message:
    return Message("tuki-card-parrot") if number == PARROT else Message("tuki-card-number", {"card": NAMES[number]})


def _move(step: Step) -> tuple[str, dict[str, Argument]]:
    """The end of the ids of a move's messages, and their arguments."""
    match step:
        case Open(slot):
            return "open", {"slot": SLOTS[slot]}
        case Take(source):
            return source, {}
        case Put(slot):
            return "put", {"slot": SLOTS[slot]}
        case Drop(None):
            return "pass", {}
        case Drop(int(slot)):
            return "drop", {"slot": SLOTS[slot]}
        case Fly(parrot, landing):
            return "fly", {"parrot": SLOTS[parrot], "slot": SLOTS[landing]}
    raise AssertionError(f"{step!r} is no move")
