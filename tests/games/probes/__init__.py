"""Probes of the rules pages: for a sentence, a short game that ends one way if it is true and another if it is not.

A probe is given the game and the arguments of the sentence. It plays through `parlour.State` and answers whether the
sentence held, or `None` where no such game can be played under these options. It never asks by which options the page
chose the sentence.
"""

from collections.abc import Callable, Mapping
from typing import Any

from parlour.contract.game import Game
from parlour.speech.message import Message

Probe = Callable[[Game, Mapping[str, Any]], bool | None]
PROBES: dict[str, Probe] = {}
CHOOSERS = ("aim", "rows", "combine", "order", "fewer", "end", "out", "score", "until", "lead", "tie", "what", "how")
"""Arguments that choose one sentence of a message."""


def probe(*keys: str) -> Callable[[Probe], Probe]:
    def add(function: Probe) -> Probe:
        PROBES.update(dict.fromkeys(keys, function))
        return function

    return add


def key(message: Message) -> str:
    """`rules-shutbox-tie[roll]`: a sentence of the rules pages."""
    chosen = [str(message.arguments[name]) for name in CHOOSERS if isinstance(message.arguments.get(name), str)]
    return f"{message.id}[{chosen[0]}]" if chosen else message.id
