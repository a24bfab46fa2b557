"""The options of Tuki Tuki."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from parlour.contract.options import FIRST, Option, check_names, described, first_seat, whole
from parlour.contract.ruleset import Options

DECLARED = described(
    "tuki",
    (
        whole("players", 2, 2, 6),
        Option("first", "rules", FIRST, lambda value: value),
        replace(whole("rounds", 5, 1, 20), usual=(1, 3, 5)),
    ),
)


@dataclass(frozen=True)
class TukiOptions(Options):
    rounds: int


def settled(given: Mapping[str, Any]) -> TukiOptions:
    """The options with their defaults, checked."""
    check_names(DECLARED, given)
    chosen = {option.name: option.check(given.get(option.name, option.default)) for option in DECLARED}
    chosen["first"] = first_seat(chosen["players"], chosen["first"])
    return TukiOptions(**chosen)
