"""The ASGI application, called by uvicorn for every request and every WebSocket."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from parlour import __version__
from parlour.server.core.messages.answers import RequestRefused, unavailable
from parlour.server.node import Node
from parlour.server.offline.folder import Offline
from parlour.server.ops.limits import address_of, apart
from parlour.server.tables.request import ELSEWHERE, Gone
from parlour.server.transport.asgi import Asgi, Receive, Send
from parlour.server.transport.conversation import Conversations
from parlour.server.transport.elsewhere import allow, readable
from parlour.server.transport.errors import HANDLERS, safely, send_refusal
from parlour.server.transport.gate import RECORD_BYTES, refusal
from parlour.server.transport.monitoring import for_watchers, watch
from parlour.server.transport.pages import Pages
from parlour.server.transport.routes import ROUTES
from parlour.speech.message import Message
from parlour.table.verify import IDENTITY

Application = Callable[[Asgi, Receive, Send], Awaitable[None]]


def build(node: Node) -> Application:
    """The ASGI application of a node. Its lifespan starts and stops the node."""
    http, conversations = _http(node), Conversations(node)

    async def application(scope: Asgi, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            await node.admission.enter()
        if scope["type"] == "websocket":
            await _websocket(conversations, scope, receive, send)
        elif scope["type"] == "http":
            await _request(node, http, scope, receive, send)
        else:
            await http(scope, receive, send)  # type: ignore[arg-type]

    return application


async def _request(node: Node, http: Litestar, scope: Asgi, receive: Receive, send: Send) -> None:
    """Handles one request, unless it is refused unread."""
    refused = refusal(scope, node.limits, node.settings)
    address = address_of(scope.get("client"))
    if scope.get(ELSEWHERE):
        address, send = apart(address), readable(scope, send)
    if refused is None and not node.limits.waiting.enter(address):
        refused = RequestRefused("too_many", Message("server-too-many-requests"))
    if refused is not None:
        node.metrics.refusals[refused.code] += 1
        await send_refusal(refused, send)
        return
    try:
        if scope.get(ELSEWHERE) and scope["method"] == "OPTIONS":
            await allow(scope, safely(send))
            return
        await http(scope, _whole(receive), safely(send, scope["path"]))  # type: ignore[arg-type]
    except asyncio.CancelledError:
        if node.status.ok:
            raise
        with suppress(RuntimeError):  # the answer had begun
            await send_refusal(unavailable(), send)
    finally:
        node.limits.waiting.leave(address)


def _whole(receive: Receive) -> Receive:
    """Raises `Gone` if the client disconnects before its request is complete."""
    complete = False

    async def receiving() -> Asgi:
        nonlocal complete
        message = await receive()
        if message["type"] == "http.disconnect" and not complete:
            raise Gone
        complete = complete or not message.get("more_body", False)
        return message

    return receiving


def _http(node: Node) -> Litestar:
    parts = [*node.parts(), Pages(node.settings.web), Offline(node.settings.offline)]
    return Litestar(
        route_handlers=ROUTES,
        state=State({"parts": {type(part): part for part in parts}}),
        exception_handlers=HANDLERS,  # type: ignore[arg-type]
        on_startup=[node.start, partial(_open_for_watchers, node)],
        on_shutdown=[node.stop],
        openapi_config=OpenAPIConfig(
            title="Parlour",
            version=__version__,
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=RECORD_BYTES,
        logging_config=None,
    )


async def _open_for_watchers(node: Node) -> None:
    """Runs until the process ends, so that monitoring sees it stop, too."""
    if node.settings.metrics:
        await watch(node.settings.metrics, for_watchers(node))


async def _websocket(conversations: Conversations, scope: Asgi, receive: Receive, send: Send) -> None:
    """Handles `/api/tables/TABLE/live`; any other address is refused in the handshake."""
    parts = scope["path"].split("/")
    if len(parts) == 5 and parts[1:3] == ["api", "tables"] and parts[4] == "live" and IDENTITY.fullmatch(parts[3]):
        await conversations.serve(parts[3], scope, receive, send)
    else:
        await receive()
        await send({"type": "websocket.close", "code": 4404})
