"""Why a bot makes a move, in one sentence with numbers."""

from __future__ import annotations

from typing import Protocol

from parlour.contract.bots import ONLY
from parlour.contract.state import Step
from parlour.games.tuki.layout import number_of
from parlour.games.tuki.notation import Drop, Fly, Put
from parlour.games.tuki.state import TukiState
from parlour.speech.message import Argument, Message


class Ranking(Protocol):
    """Moves by their numbers, the best first, each with the seat's chance to win."""

    @property
    def moves(self) -> tuple[int, ...]: ...

    @property
    def chances(self) -> tuple[float, ...]: ...

    @property
    def exact(self) -> bool: ...


def closes(state: TukiState, move: Step) -> bool:
    """Whether the move opens or replaces the last hidden card before anyone else did."""
    if state.ending or len(state.hidden(state.seat)) != 1:
        return False
    last = state.hidden(state.seat)[0]
    return move == Put(last) or move == Drop(last) or isinstance(move, Fly)


def percent(chance: float) -> str:
    return f"{100 * chance:.0f}"


def why(state: TukiState, move: Step, judged: Ranking) -> Message:
    """The chance to win with this move, and with the best of another kind or the best other one."""
    if len(state.legal()) == 1:
        return ONLY
    chances = dict(zip(judged.moves, judged.chances, strict=True))
    number = number_of(move)
    mine = chances.get(number, judged.chances[0])
    closing = closes(state, move)
    by_number = {number_of(each): each for each in state.legal()}
    others = {each: chance for each, chance in chances.items() if each != number}
    kind = {each: chance for each, chance in others.items() if closes(state, by_number[each]) != closing}
    if kind:
        id = "tuki-why-close" if closing else "tuki-why-wait"
        return Message(id, {"chance": percent(mine), "other": percent(max(kind.values()))})
    if not others:
        return Message("tuki-why-alone", {"chance": percent(mine)})
    best = max(others, key=lambda each: others[each])
    arguments: dict[str, Argument] = {
        "chance": percent(mine),
        "move": state.label(by_number[best]),
        "other": percent(others[best]),
    }
    return Message("tuki-why-exact" if judged.exact else "tuki-why-best", arguments)
