"""Details that describe a position for advice, declared and read like options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.contract.options import Option, whole_number
from parlour.errors import BadOption
from parlour.games.shutbox.notation import Roll, read
from parlour.speech.message import Message


def numbers(value: object) -> tuple[int, ...]:
    try:
        return tuple(int(part) for part in str(value).replace("+", ",").split(","))
    except ValueError:
        raise BadOption("open", value, Message("advise-numbers")) from None


def roll(value: object) -> Roll:
    found = read(str(value), at_chance=True)
    if not isinstance(found, Roll):
        raise BadOption("dice", value, Message("advise-roll"))
    return found


def _whole(name: str) -> Callable[[object], int]:
    def read(value: object) -> int:
        try:
            return whole_number(value)
        except ValueError:
            raise BadOption(name, value, Message("advise-to-come")) from None

    return read


def _detail(
    name: str, example: str, read: Callable[[Any], Any], allowed: str, about: str, default: Any = None
) -> Option:
    return Option(name, default, Message(allowed), read, about=Message(about), usual=(example,))


DETAILS = (
    _detail("open", "1,2,5,9", numbers, "advise-numbers", "help-advise-open"),
    _detail("dice", "4-3", roll, "advise-roll", "help-advise-dice"),
    _detail("rows", "1,2,9/3,4", str, "advise-rows-form", "help-advise-rows"),
    _detail("best", "12", _whole("best"), "advise-to-come", "help-advise-best"),
    _detail("to_come", "N", _whole("to_come"), "advise-to-come", "help-advise-to-come", default=0),
)
