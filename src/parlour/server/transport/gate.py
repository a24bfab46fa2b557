"""Refuses requests before reading them: too many, too large, or from a foreign page or name.

Pages may use the server that it serves itself, and those that were named; others may play at a table whose key they
have (`elsewhere`); programs send no origin. A page is known by its host, and a host by its name. A foreign name that
suddenly points to this machine (DNS rebinding) would make its page look like one of ours, so only these names are
accepted: numbers, names without a dot, this machine's own, alone or in a private domain, and those that were named in
the settings. Other names in a private domain can be announced by any machine in the same network.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Mapping
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

from parlour.server.core.messages.answers import RequestRefused
from parlour.server.offline.folder import AT
from parlour.server.ops.limits import RateLimits, address_of, apart
from parlour.server.settings import Settings
from parlour.server.tables.request import ELSEWHERE
from parlour.server.transport.asgi import Asgi
from parlour.server.transport.elsewhere import asks_first, may_call
from parlour.server.transport.http import HEAD_BYTES
from parlour.speech.message import Message

PRIVATE = (".local", ".lan", ".home", ".internal", ".home.arpa")
"""Private domains, in which no name can be registered and every machine of the network has its own."""
LOOPBACK = ".localhost"
"""Names in this domain lead to the machine that asks for them, by every browser's own rule."""
LONGEST_HOST = 255
_WANTED = (b"origin", b"host")
UNSAFE = ("POST", "PUT", "PATCH", "DELETE")
RECORDS = ("/api/replay", "/api/verify", "/api/line", "/api/analyses")
RECORD_BYTES, BODY_BYTES = 2_097_152, 65_536
"""The longest body of a request about a record, and of any other."""
RECORD_COST = 10
"""Cost of a record, of advice, of coaching and of a score sheet, in ordinary requests."""
ASSETS = ("/assets/", AT)
ASSET_COST = 0.2
"""Cost of a page's file, which is ready to send: a visitor asks for forty at once, and a family shares one address."""
ADDRESS_BYTES = 1_024
"""The longest address; the framework remembers a thousand of those it was asked for."""


def allowed_origin(scope: Mapping[str, Any], settings: Settings) -> bool:
    """Compares scheme, host and port of the page exactly with those of the request.

    The scheme may also be https where the request seems to have come by http: a proxy need not tell how it was reached,
    and a page by https proves whose it is. A server whose own address is known compares with that.
    """
    headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"] if name.lower() in _WANTED}
    origin = headers.get(b"origin")
    if origin is None or origin in settings.origins or (settings.url and origin == settings.url.rstrip("/")):
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    schemes = ("http", "https") if scope.get("scheme", "http") in ("http", "ws") else ("https",)
    if settings.url.startswith("https:") and urlsplit(settings.url).netloc == parts.netloc:
        schemes = ("https",)
    return parts.scheme in schemes and parts.netloc != "" and parts.netloc == headers.get(b"host")


def from_elsewhere(scope: Mapping[str, Any]) -> bool:
    """Whether another site's page loads this by itself, an image for instance. Browsers send no origin with it.

    A link that a person follows counts as their own, and so does what a page of a named origin sends with its origin.
    """
    headers = {name.lower(): value for name, value in scope["headers"]}
    if b"origin" in headers or headers.get(b"sec-fetch-site") not in (b"cross-site", b"same-site"):
        return False
    return (headers.get(b"sec-fetch-mode"), headers.get(b"sec-fetch-dest")) != (b"navigate", b"document")


def known_host(scope: Mapping[str, Any], settings: Settings) -> bool:
    """Whether the request names this server."""
    host = next((value for name, value in scope["headers"] if name.lower() == b"host"), b"")
    return _known(host.decode("latin-1"), (settings.url, *settings.origins))


@lru_cache(maxsize=256)
def _known(host: str, ours: tuple[str, ...]) -> bool:
    if len(host) > LONGEST_HOST:
        return False
    name = _name(f"//{host}")
    if name is None:
        return False
    if "." not in name or name.endswith(LOOPBACK) or name in _own_names():
        return "@" not in host
    return _is_number(name) or name in map(_name, ours)


def _name(address: str) -> str | None:
    """The host of an address, without its port; `None` if it is no address."""
    try:
        return (urlsplit(address).hostname or "").rstrip(".")
    except ValueError:
        return None


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


@lru_cache(maxsize=1)
def _own_names() -> tuple[str, ...]:
    name = socket.gethostname().lower()
    first = name.partition(".")[0]
    return (name, *(first + domain for domain in PRIVATE)) if first not in ("", "localhost") else (name,)


def refusal(scope: Asgi, limits: RateLimits, settings: Settings) -> RequestRefused | None:
    """The reason to refuse the request unread, if any."""
    address = address_of(scope.get("client"))
    ours, allowed = known_host(scope, settings), allowed_origin(scope, settings)
    budget = limits.requests if ours and allowed and not from_elsewhere(scope) else limits.foreign
    if ours and not allowed and (may_call(scope) or asks_first(scope)):
        budget, allowed, scope[ELSEWHERE], address = limits.visiting, True, True, apart(address)
    if not budget.take(address, _cost(scope["path"])):
        return RequestRefused("too_many", Message("server-too-many-requests"))
    if not ours:
        return RequestRefused("bad_host", Message("server-host"))
    if scope["method"] in UNSAFE and not allowed:
        return RequestRefused("bad_origin", Message("server-origin"))
    if len(scope["raw_path"]) + len(scope["query_string"]) > ADDRESS_BYTES:
        return RequestRefused("too_large", Message("server-bytes", {"most": ADDRESS_BYTES}))
    if sum(len(name) + len(value) for name, value in scope["headers"]) > HEAD_BYTES:
        return RequestRefused("too_large", Message("server-bytes", {"most": HEAD_BYTES}))
    return _body_refused(scope, address, limits)


def _cost(path: str) -> float:
    """The cost of this request in ordinary requests."""
    if path.startswith(ASSETS):
        return ASSET_COST
    return RECORD_COST if path in RECORDS or path.endswith(("/advice", "/coach", "/tally", "/fallen")) else 1


def _body_refused(scope: Asgi, address: str, limits: RateLimits) -> RequestRefused | None:
    record = scope["path"] in RECORDS
    most = RECORD_BYTES if record else BODY_BYTES
    chunked = any(name == b"transfer-encoding" for name, _ in scope["headers"])
    length = next((value for name, value in scope["headers"] if name == b"content-length"), b"0")
    if not length.isdigit() or int(length) > most:
        return RequestRefused("too_large", Message("server-bytes", {"most": most}))
    if chunked and not record:
        return RequestRefused("too_large", Message("server-length"))
    if not limits.uploads.take(address, most if chunked else int(length)):
        return RequestRefused("too_many", Message("server-too-many-bytes"))
    return None
