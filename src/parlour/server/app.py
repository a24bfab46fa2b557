"""The application: routes, web files, WebSockets, and what every request passes through."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from parlour import __version__
from parlour.message import Message
from parlour.server import schema
from parlour.server.http.origin import allowed_origin
from parlour.server.http.pages import SAFE, Pages
from parlour.server.http.protocols import HEAD_BYTES
from parlour.server.http.routes import ROUTES
from parlour.server.node import Node
from parlour.server.ops.limits import address_of
from parlour.server.schema.refusals import STATUS, No, not_found
from parlour.server.websocket.conversation import Asgi, Receive, Send, live

UNSAFE = ("POST", "PUT", "PATCH", "DELETE")
RECORDS = ("/api/replay", "/api/verify")
ADDRESS_BYTES = 1_024
"""The longest address; the framework remembers a thousand of those it was asked for."""
CODES = {400: "bad_message", 404: "not_found", 405: "method_not_allowed", 413: "too_large", 429: "too_many"}
log = logging.getLogger("parlour.server")
Application = Callable[[Asgi, Receive, Send], Awaitable[None]]


def build(node: Node) -> Application:
    """The ASGI application of a node. Its lifespan starts and stops the node."""
    http = Litestar(
        route_handlers=[*ROUTES, _page],
        state=State({"node": node, "pages": Pages(node.settings.web)}),
        exception_handlers={No: _no, HTTPException: _http, RecursionError: _deep, Exception: _bug},
        on_startup=[node.start],
        on_shutdown=[node.stop],
        openapi_config=OpenAPIConfig(
            title="Parlour",
            version=__version__,
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=node.settings.limits.record_bytes,
        logging_config=None,
    )

    async def application(scope: Asgi, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            await node.turnstile.enter()
        if scope["type"] == "websocket":
            await _websocket(node, scope, receive, send)
        elif scope["type"] == "http" and (no := _too_early(node, scope)) is not None:
            await _refuse(no, send)
        else:
            await http(scope, receive, _safely(send))  # type: ignore[arg-type]

    return application


async def _websocket(node: Node, scope: Asgi, receive: Receive, send: Send) -> None:
    """`/api/tables/TABLE/live`; any other is refused in the handshake."""
    parts = scope["path"].split("/")
    if len(parts) == 5 and parts[1:3] == ["api", "tables"] and parts[4] == "live":
        await live(node, parts[3], scope, receive, send)
    else:
        await receive()
        await send({"type": "websocket.close", "code": 4404})


def _too_early(node: Node, scope: Asgi) -> No | None:
    """What is refused before anything is read."""
    if not node.requests.take(address_of(scope.get("client"))):
        return No("too_many", Message("server-too-many-requests"))
    if scope["method"] in UNSAFE and not allowed_origin(scope, node.settings):
        return No("bad_origin", Message("server-origin"))
    if len(scope["raw_path"]) + len(scope["query_string"]) > ADDRESS_BYTES:
        return No("too_large", Message("server-bytes", {"most": ADDRESS_BYTES}))
    if sum(len(name) + len(value) for name, value in scope["headers"]) > HEAD_BYTES:
        return No("too_large", Message("server-bytes", {"most": HEAD_BYTES}))
    most = node.settings.limits.record_bytes if scope["path"] in RECORDS else node.settings.limits.body_bytes
    length = next((value for name, value in scope["headers"] if name == b"content-length"), b"0")
    if not length.isdigit() or int(length) > most:
        return No("too_large", Message("server-bytes", {"most": most}))
    if scope["path"] not in RECORDS and any(name == b"transfer-encoding" for name, _ in scope["headers"]):
        return No("too_large", Message("server-length"))
    return None


async def _refuse(no: No, send: Send) -> None:
    response = _no(None, no)
    body = response.render(response.content, "application/json", lambda value: value)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await _safely(send)({"type": "http.response.start", "status": STATUS[no.code], "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _safely(send: Send) -> Send:
    """Adds the headers that every answer has."""
    safe = [(name.encode(), value.encode()) for name, value in SAFE.items()]

    async def sending(message: Asgi) -> None:
        if message["type"] == "http.response.start":
            headers = list(message.get("headers", ()))
            if not any(name.lower() == b"cache-control" for name, _ in headers):
                headers.append((b"cache-control", b"no-store"))
            message = {**message, "headers": [*headers, *safe]}
        await send(message)

    return sending


def _no(request: Request[Any, Any, Any] | None, no: No) -> Response[schema.Refused]:
    if request is not None:
        request.app.state.node.metrics.refusals[no.code] += 1
    return Response(no.refused(), status_code=STATUS[no.code], media_type="application/json")


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[schema.Refused]:
    """What the framework refuses: a body that is not JSON, an unknown address, another method."""
    code = CODES.get(error.status_code, "bad_message" if error.status_code < 500 else "internal")
    if code == "internal":
        return _bug(request, error)
    extra = "; ".join(str(each.get("message", "")) for each in error.extra or [] if isinstance(each, dict))
    return _no(request, No(code, Message("server-bad-request", {"why": f"{error.detail} {extra}".strip()})))


def _deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[schema.Refused]:
    return _no(request, No("bad_message", Message("server-nested")))


def _bug(request: Request[Any, Any, Any], error: Exception) -> Response[schema.Refused]:
    log.error("a bug: %r at %s %s", error, request.method, request.url.path, exc_info=error)
    return _no(request, No("internal", Message("server-bug")))


@get(["/", "/{path:path}"], include_in_schema=False)
async def _page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the web client; any address that is not a file and not the API's is the client's own business."""
    path = request.scope["path"]
    found = None if path.startswith("/api/") or path == "/api" else request.app.state.pages.find(path)
    if found is None:
        raise not_found()
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=found.headers(packed=False), media_type=found.kind)
    packed = bool(found.packed) and "gzip" in request.headers.get("accept-encoding", "")
    body = found.packed if packed else found.body
    return Response(body, headers=found.headers(packed), media_type=found.kind)
