"""Libraries that are installed with an extra."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from parlour.errors import Unsupported
from parlour.speech.message import Message


def needed(module: str, command: str) -> Any:
    """The module, or `Unsupported` that says which command installs it."""
    try:
        return import_module(module)
    except ImportError as error:
        package = module.partition(".")[0]
        raise Unsupported(Message("cannot-extra", {"package": package, "command": command})) from error
