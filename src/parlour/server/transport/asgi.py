"""The types of ASGI, between uvicorn and the application."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, TypeAlias

Asgi: TypeAlias = MutableMapping[str, Any]
"""A scope or a message."""
Receive: TypeAlias = Callable[[], Awaitable[Asgi]]
Send: TypeAlias = Callable[[Asgi], Awaitable[None]]
