"""Runs a node under uvicorn until it is told to stop, or until its disk fails."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import socket
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import uvicorn

from parlour.server.node import Node
from parlour.server.ops.listening import bound
from parlour.server.settings import Settings
from parlour.server.transport.app import build
from parlour.server.transport.gate import RECORD_BYTES
from parlour.server.transport.http import HttpProtocol
from parlour.server.transport.websocket import MESSAGE_BYTES, WebSocketProtocol

SWITCH = 0.00005
"""The longest wait in seconds of the thread that writes to SQLite for a busy event loop, after each statement.

With Python's default of 5 ms a commit of six statements takes many times as long as the disk, and with half a
millisecond moves still wait 0.2 s while hundreds of tables open."""
GRACE = 0.5
"""Seconds for requests and connections to end by themselves when the node stops; a commit takes far less."""
PLAIN_JSON = (bool, int, float, type(None))
PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class Server(uvicorn.Server):
    """Says goodbye at every table before connections are closed. Once it has `begun` it listens for signals itself."""

    def __init__(self, config: uvicorn.Config, node: Node) -> None:
        super().__init__(config)
        self.node, self.begun = node, False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.begun = True
        await super().startup(sockets)
        if sockets:
            self.node.home.connect(self.listen, sockets[0].getsockname()[1])
        if self.node.settings.home:
            await self.node.home.open()

    async def shutdown(self, sockets: Any = None) -> None:
        await self.node.home.close()
        await self.node.say_goodbye()
        await super().shutdown(sockets)

    async def listen(self, sockets: Sequence[socket.socket]) -> Listening:
        """Serves at these sockets too, until the returned server is closed."""
        loop, config = asyncio.get_running_loop(), self.config

        def protocol() -> asyncio.Protocol:
            return config.http_protocol_class(  # type: ignore[call-arg]
                config=config, server_state=self.server_state, app_state=self.lifespan.state
            )

        hosts = {each.getsockname()[0] for each in sockets}
        servers = [await loop.create_server(protocol, sock=each, backlog=config.backlog) for each in sockets]
        return Listening(self, servers, hosts)


class Listening:
    """Further places where a server listens."""

    def __init__(self, server: Server, servers: list[asyncio.Server], hosts: set[str]) -> None:
        self._server, self._servers, self._hosts = server, servers, hosts

    def close(self) -> None:
        """Stops listening there, and disconnects the clients."""
        for each in self._servers:
            each.close()
        for connection in list(self._server.server_state.connections):
            at = getattr(connection, "server", None)
            if at and at[0] in self._hosts:
                connection.shutdown()


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, message and further fields."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": self.formatTime(record),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        for name, value in vars(record).items():
            if name not in PLAIN:
                line[f"{name}_" if name in line else name] = value if isinstance(value, PLAIN_JSON) else str(value)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs() -> None:
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(JsonLines())
    for name, level in (("parlour", logging.INFO), ("uvicorn", logging.ERROR)):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [out], False
        logger.setLevel(level)


def serve(settings: Settings, sockets: list[socket.socket] | None = None) -> int:
    """Serves at these sockets, or those of the settings, until a signal; returns 0, or 1 if the node failed."""
    set_up_logs()
    sys.setswitchinterval(SWITCH)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        return runner.run(_serve(settings, sockets or bound(settings.host, settings.port)))


def _loop_factory() -> Any:
    try:
        import uvloop
    except ImportError:  # Windows has none: asyncio's own loop does
        return None
    return uvloop.new_event_loop


async def _serve(settings: Settings, sockets: list[socket.socket]) -> int:
    node = Node(settings)
    server: Server | None = None

    def stop(number: int, _: object) -> None:
        if server is None or not server.begun:  # no client is served yet, and the database is consistent at any moment
            os._exit(0)

    for number in (signal.SIGINT, signal.SIGTERM):  # until uvicorn handles signals; it raises them again at its end
        signal.signal(number, stop)
    await node.open()
    counted = node.limits.sockets
    config = uvicorn.Config(
        build(node),
        host=settings.host,
        port=settings.port,
        http=partial(HttpProtocol, sockets=counted, most=RECORD_BYTES),  # type: ignore[arg-type]
        ws=partial(WebSocketProtocol, sockets=counted, frames=settings.limits.frames),  # type: ignore[arg-type]
        ws_per_message_deflate=False,
        ws_max_size=MESSAGE_BYTES,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=GRACE,  # type: ignore[arg-type]  # a float does too
        backlog=4096,
    )
    server = Server(config, node)
    watch = asyncio.create_task(_stop_when_failed(node, server))
    await server.serve(sockets)
    watch.cancel()
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))  # threads that still search are not awaited
    return 1 if node.status.state == "failed" or not server.started else 0


async def _stop_when_failed(node: Node, server: uvicorn.Server) -> None:
    await node.status.failed.wait()
    server.should_exit = True
