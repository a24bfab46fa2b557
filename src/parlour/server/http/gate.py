"""What is refused before anything of a request is read: too many, too large, or from a foreign page or name."""

from __future__ import annotations

from parlour.server.asgi import Asgi
from parlour.server.http.origin import allowed_origin, from_elsewhere, known_host
from parlour.server.http.protocol import HEAD_BYTES
from parlour.server.ops.limits import address_of
from parlour.server.ops.rates import RateLimits
from parlour.server.schema.refusals import RequestRefused
from parlour.server.settings import Settings
from parlour.speech.message import Message

UNSAFE = ("POST", "PUT", "PATCH", "DELETE")
RECORDS = ("/api/replay", "/api/verify", "/api/line", "/api/analyses")
RECORD_COST = 10
"""As many ordinary requests is what a record counts as, advice, and a coach."""
ASSETS = "/assets/"
ASSET_COST = 0.2
"""A part of a page lies in memory, and a visitor asks for forty at once: a whole family may come through one door."""
ADDRESS_BYTES = 1_024
"""The longest address; the framework remembers a thousand of those it was asked for."""


def refusal(scope: Asgi, limits: RateLimits, settings: Settings) -> RequestRefused | None:
    """Why the request is refused unread, if it is."""
    address = address_of(scope.get("client"))
    ours, allowed = known_host(scope, settings), allowed_origin(scope, settings)
    budget = limits.requests if ours and allowed and not from_elsewhere(scope) else limits.foreign
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
    return _body_refused(scope, address, limits, settings)


def _cost(path: str) -> float:
    """How many ordinary requests this one counts as."""
    if path.startswith(ASSETS):
        return ASSET_COST
    return RECORD_COST if path in RECORDS or path.endswith(("/advice", "/coach")) else 1


def _body_refused(scope: Asgi, address: str, limits: RateLimits, settings: Settings) -> RequestRefused | None:
    record = scope["path"] in RECORDS
    most = settings.limits.record_bytes if record else settings.limits.body_bytes
    chunked = any(name == b"transfer-encoding" for name, _ in scope["headers"])
    length = next((value for name, value in scope["headers"] if name == b"content-length"), b"0")
    if not length.isdigit() or int(length) > most:
        return RequestRefused("too_large", Message("server-bytes", {"most": most}))
    if chunked and not record:
        return RequestRefused("too_large", Message("server-length"))
    if not limits.uploads.take(address, most if chunked else int(length)):
        return RequestRefused("too_many", Message("server-too-many-bytes"))
    return None
