"""Requests of whoever runs the server: is it well, and what has it counted?"""

from __future__ import annotations

import msgspec
from litestar import Response, get

from parlour import __version__
from parlour.server import schema
from parlour.server.http.parts import AnyRequest, Parts, parts_of
from parlour.server.http.watching import Answer
from parlour.server.ops.limits import address_of
from parlour.server.schema.refusals import RequestRefused, not_found

WELL = ("ok", "impaired")


@get("/health")
async def health(request: AnyRequest) -> Response[schema.Health]:
    found = await health_of(parts_of(request))
    return Response(found, status_code=200 if found.status in WELL else 503)


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def metrics(request: AnyRequest) -> str:
    """Only for this machine, and only where no other address serves it.

    A proxy must not pass it on, and what a proxy forwards has another address.
    """
    parts = parts_of(request)
    if parts.settings.metrics or address_of(request.scope["client"]) not in ("127.0.0.1", "::/64"):
        raise not_found()
    return metrics_of(parts)


async def health_of(parts: Parts) -> schema.Health:
    state, bots = parts.status.state, parts.pool.well
    if state == "ok":
        try:
            await parts.status.guard(parts.tables.store.heads(["-"]))
        except RequestRefused:
            state = "failed"
    status = "impaired" if state == "ok" and not bots else state
    return schema.Health(status=status, version=__version__, node=parts.name, bots=bots)


def metrics_of(parts: Parts) -> str:
    return parts.metrics.text(
        up=parts.status.ok,
        tables=len(parts.tables.rooms),
        connections=parts.limits.connections.total,
        workers_lost=parts.pool.lost + parts.records.lane.pool.lost + parts.thinking.lane.pool.lost,
        bots_waiting=parts.pool.waiting,
    )


def for_watchers(parts: Parts) -> dict[str, Answer]:
    """What is served at an address of its own."""

    async def told_metrics() -> tuple[int, str, str]:
        return 200, "text/plain", metrics_of(parts)

    async def told_health() -> tuple[int, str, str]:
        found = await health_of(parts)
        return 200 if found.status in WELL else 503, "application/json", msgspec.json.encode(found).decode()

    return {"/metrics": told_metrics, "/health": told_health}
