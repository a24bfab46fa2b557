"""What is refused before anything of a request is read: too many, too large, or from a foreign page."""

from __future__ import annotations

from parlour.message import Message
from parlour.server.asgi import Asgi
from parlour.server.http.origin import allowed_origin
from parlour.server.http.protocol import HEAD_BYTES
from parlour.server.ops.limits import ByAddress, address_of
from parlour.server.schema.refusals import RequestRefused
from parlour.server.settings import Settings

UNSAFE = ("POST", "PUT", "PATCH", "DELETE")
RECORDS = ("/api/replay", "/api/verify")
ADDRESS_BYTES = 1_024
"""The longest address; the framework remembers a thousand of those it was asked for."""


def refusal(scope: Asgi, requests: ByAddress, settings: Settings) -> RequestRefused | None:
    """Why the request is refused unread, if it is."""
    if not requests.take(address_of(scope.get("client"))):
        return RequestRefused("too_many", Message("server-too-many-requests"))
    if scope["method"] in UNSAFE and not allowed_origin(scope, settings):
        return RequestRefused("bad_origin", Message("server-origin"))
    if len(scope["raw_path"]) + len(scope["query_string"]) > ADDRESS_BYTES:
        return RequestRefused("too_large", Message("server-bytes", {"most": ADDRESS_BYTES}))
    if sum(len(name) + len(value) for name, value in scope["headers"]) > HEAD_BYTES:
        return RequestRefused("too_large", Message("server-bytes", {"most": HEAD_BYTES}))
    most = settings.limits.record_bytes if scope["path"] in RECORDS else settings.limits.body_bytes
    length = next((value for name, value in scope["headers"] if name == b"content-length"), b"0")
    if not length.isdigit() or int(length) > most:
        return RequestRefused("too_large", Message("server-bytes", {"most": most}))
    if scope["path"] not in RECORDS and any(name == b"transfer-encoding" for name, _ in scope["headers"]):
        return RequestRefused("too_large", Message("server-length"))
    return None
