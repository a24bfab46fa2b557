"""Requests of whoever runs the server: is it well, and what has it counted?"""

from __future__ import annotations

from typing import Any

from litestar import Response, get

from parlour import __version__
from parlour.server import schema
from parlour.server.http.parts import AnyRequest, parts_of
from parlour.server.ops.limits import address_of
from parlour.server.schema.refusals import RequestRefused, not_found


@get("/health")
async def health(request: AnyRequest) -> Response[schema.Health]:
    parts = parts_of(request)
    status: Any = parts.status.state
    if status == "ok":
        try:
            await parts.status.guard(parts.tables.store.heads(["-"]))
        except RequestRefused:
            status = "failed"
    bots = parts.pool.well
    if status == "ok" and not bots:
        status = "impaired"
    body = schema.Health(status=status, version=__version__, node=parts.name, bots=bots)
    return Response(body, status_code=200 if status in ("ok", "impaired") else 503)


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def metrics(request: AnyRequest) -> str:
    """Only for this machine: a proxy must not pass it on, and what a proxy forwards has another address."""
    if address_of(request.scope["client"]) not in ("127.0.0.1", "::/64"):
        raise not_found()
    parts = parts_of(request)
    return parts.metrics.text(
        up=parts.status.ok,
        tables=len(parts.tables.rooms),
        connections=parts.limits.connections.total,
        workers_lost=parts.pool.lost,
    )
