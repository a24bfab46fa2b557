"""Agents that play every game: `mcts:1000` searches, `net:FILE.npz` asks a network that was trained here."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from parlour.contract.bots import BotFactory

KINDS = {"mcts": "parlour.study.agents.mcts", "net": "parlour.study.agents.network"}


def maker(name: str) -> BotFactory | None:
    """The factory of an agent of that name, `kind:what`; `None` where it is none of these."""
    kind, colon, what = name.partition(":")
    if not colon or kind not in KINDS:
        return None
    make: Callable[[str], BotFactory] = import_module(KINDS[kind]).maker
    return make(what)


def label(name: str) -> str:
    """The name of an agent in results: of a network the one that its file gives, wherever that lies."""
    return str(told(name)["policy"]["agent"]) if name.startswith("net:") else name


def told(name: str) -> dict[str, Any]:
    """Facts of an agent for a result, beside its name: how a network was trained, and its checksum."""
    if not name.startswith("net:"):
        return {}
    network = import_module(KINDS["net"])
    return {"policy": network.told(Path(name.removeprefix("net:")))}
