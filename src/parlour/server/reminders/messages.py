"""Messages about reminders: the keys of a browser's subscription, and the key of the server."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from parlour.server.core.messages.commands import Asked
from parlour.table.commands import Text


class Remind(Asked, frozen=True, kw_only=True):
    """Asks for reminders at this table, whose seat the client's key opens. Sending it again is safe."""

    endpoint: Annotated[str, Meta(pattern="^https://[!-~]+$", max_length=1024)]
    """The address at which the browser's push service takes messages for it."""
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}={0,2}$")]
    language: Text = ""


class Unremind(Asked, frozen=True, kw_only=True):
    """Ends the reminders of this browser at all tables."""

    endpoint: Annotated[str, Meta(max_length=1024)]


class Reminding(msgspec.Struct, frozen=True, kw_only=True):
    """Reminders as this server offers them."""

    key: str
    """The public key that a browser subscribes with; empty where the server sends none."""
