"""Runs a node under uvicorn until it is told to stop, or until its disk fails."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import socket
import sys
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from parlour.server.app import build
from parlour.server.node import Node
from parlour.server.settings import Settings

PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}
SEND_BUFFER = 65_536


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Gives the application a way to end a connection whose peer does not read, which closing would wait for.

    The system's buffer for each connection is bounded too: unread messages belong in our queue, which is counted.
    """

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        connection: socket.socket | None = self.transport.get_extra_info("socket")
        if connection is not None:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions["parlour.abort"] = self.transport.abort

    def start_keepalive(self) -> None:
        """The handshake is done: what it needed is let go, because ten thousand connections may stay for hours."""
        super().start_keepalive()
        forgotten: Any = self
        forgotten.request = forgotten.response = None
        self.scope["headers"] = ()


class Server(uvicorn.Server):
    """Says goodbye at every table before the connections are closed."""

    def __init__(self, config: uvicorn.Config, node: Node) -> None:
        super().__init__(config)
        self.node = node

    async def shutdown(self, sockets: Any = None) -> None:
        await self.node.say_goodbye()
        await super().shutdown(sockets)


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, message, and whatever else was said."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"time": self.formatTime(record), "level": record.levelname.lower(), "message": record.getMessage()}
        line |= {name: str(value) for name, value in vars(record).items() if name not in PLAIN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs() -> None:
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(JsonLines())
    for name, level in (("parlour", logging.INFO), ("uvicorn", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [out], False
        logger.setLevel(level)


def serve(settings: Settings, proxies: str = "127.0.0.1") -> int:
    """Until SIGINT or SIGTERM. The exit status: 0 when told to stop, 1 when the node could not go on."""
    set_up_logs()
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        return runner.run(_serve(settings, proxies))


def _loop_factory() -> Any:
    try:
        import uvloop
    except ImportError:  # where there is none (Windows), asyncio's own does
        return None
    return uvloop.new_event_loop


async def _serve(settings: Settings, proxies: str) -> int:
    node = Node(settings)
    await node.open()
    config = uvicorn.Config(
        build(node),
        host=settings.host,
        port=settings.port,
        ws=WebSocketProtocol,
        ws_per_message_deflate=False,
        ws_max_size=settings.limits.message_bytes,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="on",
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=proxies,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=10,
        h11_max_incomplete_event_size=16_384,
        backlog=4096,
    )
    for number in (signal.SIGINT, signal.SIGTERM):  # uvicorn repeats the signal it stopped for; it has done its work
        signal.signal(number, lambda *_: None)
    server = Server(config, node)
    watch = asyncio.create_task(_stop_when_failed(node, server))
    await server.serve()
    watch.cancel()
    return 1 if node.status == "failed" or not server.started else 0


async def _stop_when_failed(node: Node, server: uvicorn.Server) -> None:
    await node.failed.wait()
    server.should_exit = True
