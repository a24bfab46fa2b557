"""Pages from another address at one table: other clients than the operator's can play, and nothing else.

Such a page may call the routes by which a table is joined, followed and played, with a key of that table or the token
of its invitation. It opens no table, guesses no join code, and reads nothing else. There are no cookies, so a page can
do only what its keys allow. It is counted apart from the pages of this server, so it cannot use up their budget.
"""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from parlour.server.transport.asgi import Asgi, Send

ROUTES = {"": "GET", "/events": "GET", "/record": "GET", "/commands": "POST", "/join": "POST"}
"""The requests allowed at a table from elsewhere; its WebSocket, `/live`, besides."""
TABLE = re.compile(r"/api/tables/[A-Za-z0-9_-]{1,64}(/[a-z]+)?")
TOKEN = "/join"
"""The one request whose body has the token; all others bring a key."""
KEPT = b"600"
"""Seconds for which a browser may cache a permission."""


def from_page(scope: Asgi) -> bytes:
    """The origin of a page that has an address; empty for anything else."""
    origin = _header(scope, b"origin")
    try:
        parts = urlsplit(origin.decode("latin-1"))
    except ValueError:
        return b""
    return origin if parts.scheme in ("http", "https") and parts.hostname else b""


def asks_first(scope: Asgi) -> bool:
    """Whether a browser asks whether its page may call a route of a table."""
    wanted = _header(scope, b"access-control-request-method").decode("latin-1")
    return scope["method"] == "OPTIONS" and bool(wanted) and _method(scope) == wanted and bool(from_page(scope))


def may_call(scope: Asgi) -> bool:
    """Whether a page from elsewhere calls a permitted route of a table."""
    if not from_page(scope) or _method(scope) != scope["method"]:
        return False
    scheme, _, key = _header(scope, b"authorization").partition(b" ")
    return scope["path"].endswith(TOKEN) or bool(scheme.lower() == b"bearer" and key.strip())


def _method(scope: Asgi) -> str:
    found = TABLE.fullmatch(scope["path"])
    return ROUTES.get(found[1] or "", "") if found else ""


def _header(scope: Asgi, wanted: bytes) -> bytes:
    return next((bytes(value) for name, value in scope["headers"] if name.lower() == wanted), b"")


def readable(scope: Asgi, send: Send) -> Send:
    """Lets the asking page read the answer."""
    allowed = [(b"access-control-allow-origin", from_page(scope)), (b"vary", b"origin")]

    async def sending(message: Asgi) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message.get("headers", ()), *allowed]}
        await send(message)

    return sending


async def allow(scope: Asgi, send: Send) -> None:
    """Answers a browser's preflight request."""
    headers = [
        (b"access-control-allow-methods", _method(scope).encode()),
        (b"access-control-allow-headers", b"authorization, content-type"),
        (b"access-control-max-age", KEPT),
        (b"content-length", b"0"),
    ]
    await send({"type": "http.response.start", "status": 204, "headers": headers})
    await send({"type": "http.response.body", "body": b""})
