"""Imports of libraries that an extra installs."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from parlour.errors import Unsupported
from parlour.speech.message import Message


def needed(module: str, command: str) -> Any:
    """Imports the module, or raises `Unsupported` with the command that installs it."""
    try:
        return import_module(module)
    except ImportError as error:
        package = module.partition(".")[0]
        raise Unsupported(Message("cannot-extra", {"package": package, "command": command})) from error
