"""Libraries that are installed with an extra."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from parlour.errors import Unsupported
from parlour.message import Message


def needed(module: str, extra: str) -> Any:
    """The module, or `Unsupported` that says how to install it."""
    try:
        return import_module(module)
    except ImportError as error:
        command = f"pip install 'parlour[{extra}]'"
        package = module.partition(".")[0]
        raise Unsupported(Message("cannot-extra", {"package": package, "command": command})) from error
