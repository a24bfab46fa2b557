"""Answers a page's requests by the server's own routes, without HTTP."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterable, Mapping
from functools import cache
from types import SimpleNamespace
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from parlour.server.core.messages.answers import STATUS, RequestRefused, not_found
from parlour.speech.message import Message

log = logging.getLogger("parlour.server")
BOUNDS = ("ge", "le", "pattern", "max_length")
HERE = {"type": "http", "scheme": "http", "client": ("127.0.0.1", 0)}


class Answered(NamedTuple):
    status: int
    kind: str
    """The type of the body."""
    body: bytes


class Asked:
    """A request, with the attributes that routes read."""

    def __init__(self, parts: Mapping[type, object], headers: Mapping[str, str], body: bytes) -> None:
        self.app = SimpleNamespace(state=SimpleNamespace(parts=parts))
        self.headers, self.scope, self._body = headers, HERE, body

    async def body(self) -> bytes:
        return self._body

    async def receive(self) -> Any:
        """Waits for the end of the connection, which never comes: the page ends everything."""
        return await asyncio.get_running_loop().create_future()


class Address(NamedTuple):
    method: str
    path: re.Pattern[str]
    route: Any


class Routes:
    """The route handlers of Litestar or of its substitute (`routing`)."""

    def __init__(self, handlers: Iterable[Any], parts: Iterable[object]) -> None:
        self._parts = {type(part): part for part in parts}
        self._addresses = [
            Address(method, re.compile(re.sub(r"\{(\w+):str\}", r"(?P<\1>[^/]+)", path)), handler)
            for handler in handlers
            for method in handler.http_methods
            for path in handler.paths
        ]

    async def ask(self, method: str, address: str, headers: Mapping[str, str], body: bytes) -> Answered:
        """The answer to one request, or the server's refusal."""
        try:
            url = urlsplit(address)
            route, values = self._found(method, url.path)
            values |= dict(parse_qsl(url.query, keep_blank_values=True))
            given = _converted(route, values, Asked(self._parts, headers, body), body)
            return _written(route, await route.fn(**given))
        except RequestRefused as refused:
            return _refusing(refused)
        except Exception as error:  # a page waits for every answer
            log.error("a request failed", exc_info=error)
            return _refusing(RequestRefused("internal", Message("server-bug")))

    def _found(self, method: str, path: str) -> tuple[Any, dict[str, str]]:
        for each in self._addresses:
            match = each.path.fullmatch(path) if each.method == method else None
            if match:
                return each.route, {name: unquote(value) for name, value in match.groupdict().items()}
        raise not_found()


def _refusing(refused: RequestRefused) -> Answered:
    return Answered(STATUS[refused.code], "application/json", msgspec.json.encode(refused.refused()))


@cache
def _hints(function: Any) -> dict[str, Any]:
    """The types of a route's arguments, with bounds for `msgspec`."""
    return {name: _bounded(hint) for name, hint in get_type_hints(function, include_extras=True).items()}


def _bounded(hint: Any) -> Any:
    if get_origin(hint) is not Annotated:
        return hint
    kind, *parameters = get_args(hint)
    bounds = {name: found for each in parameters for name in BOUNDS if (found := getattr(each, name, None)) is not None}
    return Annotated[kind, msgspec.Meta(**bounds)] if bounds else kind


def _converted(route: Any, values: Mapping[str, str], request: Asked, body: bytes) -> dict[str, Any]:
    given: dict[str, Any] = {}
    try:
        for name, hint in _hints(route.fn).items():
            if name == "request":
                given[name] = request
            elif name == "data":
                given[name] = msgspec.json.decode(body, type=hint)
            elif name in values and name != "return":
                given[name] = msgspec.convert(values[name], hint, strict=False)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError) as error:
        raise RequestRefused("bad_message", Message("server-bad-request", {"why": str(error)})) from error
    return given


def _written(route: Any, found: Any) -> Answered:
    status, kind, content = route.status_code, str(getattr(route.media_type, "value", route.media_type) or ""), found
    if hasattr(found, "content") and hasattr(found, "media_type"):
        status, content = found.status_code or status, found.content
        kind = str(getattr(found.media_type, "value", found.media_type) or "")
    if content is None:
        return Answered(status, "", b"")
    if isinstance(content, str):
        return Answered(status, kind, content.encode())
    body = content if isinstance(content, bytes) else msgspec.json.encode(content)
    return Answered(status, kind or "application/json", body)
