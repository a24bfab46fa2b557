"""The request behind the page *About*: the privacy notice, made from the server's settings."""

from __future__ import annotations

import msgspec
from litestar import get

from parlour.server.home.service import is_here
from parlour.server.offline.folder import Offline
from parlour.server.settings import DAY, Settings
from parlour.server.storage.store import DAYS_KEPT
from parlour.server.tables.request import AnyRequest, part_of


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """Days for which a server keeps each kind of data."""

    empty: float
    """A table without a move."""
    live: float
    """A table in play, after its last event."""
    slow: float
    """A table in play whose moves may take days."""
    ended: float
    rating: float
    """A rating, after the last rated game."""


class ForOffline(msgspec.Struct, frozen=True, kw_only=True):
    """The bytes of the pages without a server."""

    download: int
    stored: int
    """On the device."""


class About(msgspec.Struct, frozen=True, kw_only=True):
    """The operator of a server, and how long it stores data."""

    operator: str
    """The operator's name and address as configured; empty if none were given."""
    here: bool
    """Whether the server runs on the client's own machine."""
    push: bool
    """Whether browsers' push services can deliver reminders."""
    offline: ForOffline | None
    """The pages that people can keep for offline, if the server has them."""
    days: Kept


@get("/api/about")
async def about(request: AnyRequest) -> About:
    settings, offered = part_of(request, Settings), part_of(request, Offline)
    kept = settings.lifetimes
    return About(
        operator=settings.operator,
        here=is_here(request.headers.get("host", "")),
        push=settings.push,
        offline=ForOffline(download=offered.download, stored=offered.stored) if offered.files else None,
        days=Kept(
            empty=_days(kept.empty),
            live=_days(kept.live),
            slow=_days(DAYS_KEPT),
            ended=_days(kept.ended),
            rating=_days(kept.people),
        ),
    )


def _days(seconds: float) -> float:
    return round(seconds / DAY, 2)
