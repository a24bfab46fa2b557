"""Turns errors into refusals with code and HTTP status, and adds the headers of every answer."""

from __future__ import annotations

import logging

from litestar import Response
from litestar.exceptions import HTTPException

from parlour.server.core import messages
from parlour.server.core.messages.answers import STATUS, RequestRefused, unavailable
from parlour.server.ops.metrics import Metrics
from parlour.server.tables.request import AnyRequest, Gone, part_of
from parlour.server.transport.asgi import Asgi, Send
from parlour.server.transport.pages import headers_of
from parlour.speech.message import Message

CODES = {400: "bad_message", 404: "not_found", 405: "method_not_allowed", 413: "too_large", 429: "too_many"}
log = logging.getLogger("parlour.server")


async def send_refusal(refused: RequestRefused, send: Send) -> None:
    """Answers a request before routing."""
    response = _response(refused)
    body = response.render(response.content, "application/json", lambda value: value)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), value.encode()) for name, value in _later(refused.code).items()]
    if refused.code == "too_many":
        headers.append((b"connection", b"close"))  # a client over its limit must not continue cheaply
    await safely(send)({"type": "http.response.start", "status": STATUS[refused.code], "headers": headers})
    await send({"type": "http.response.body", "body": body})


def safely(send: Send, path: str = "") -> Send:
    """Adds the headers that every answer has."""
    safe = [(name.encode(), value.encode()) for name, value in headers_of(path).items()]

    async def sending(message: Asgi) -> None:
        if message["type"] == "http.response.start":
            headers = list(message.get("headers", ()))
            if not any(name.lower() == b"cache-control" for name, _ in headers):
                headers.append((b"cache-control", b"no-store"))
            message = {**message, "headers": [*headers, *safe]}
        await send(message)

    return sending


def _response(refused: RequestRefused) -> Response[messages.Refused]:
    headers, status = _later(refused.code), STATUS[refused.code]
    return Response(refused.refused(), status_code=status, media_type="application/json", headers=headers)


def _later(code: str) -> dict[str, str]:
    """The time to retry, where that may help."""
    return {"retry-after": "1"} if code in ("too_many", "unavailable") else {}


def request_refused(request: AnyRequest, refused: RequestRefused) -> Response[messages.Refused]:
    part_of(request, Metrics).refusals[refused.code] += 1
    return _response(refused)


def framework_refused(request: AnyRequest, error: HTTPException) -> Response[messages.Refused]:
    """Errors of the framework: a body that is not JSON, an unknown address, another method."""
    code = CODES.get(error.status_code, "bad_message" if error.status_code < 500 else "internal")
    if code == "internal":
        return bug(request, error)
    extra = "; ".join(str(each.get("message", "")) for each in error.extra or [] if isinstance(each, dict))
    why = Message("server-bad-request", {"why": f"{error.detail} {extra}".strip()})
    return request_refused(request, RequestRefused(code, why))


def nested_too_deep(request: AnyRequest, error: RecursionError) -> Response[messages.Refused]:
    return request_refused(request, RequestRefused("bad_message", Message("server-nested")))


def not_text(request: AnyRequest, error: UnicodeDecodeError) -> Response[messages.Refused]:
    return request_refused(request, RequestRefused("bad_message", Message("server-bad-request", {"why": "UTF-8"})))


def gone(request: AnyRequest, error: Gone) -> Response[messages.Refused]:
    """An answer without a reader."""
    return request_refused(request, unavailable())


def bug(request: AnyRequest, error: Exception) -> Response[messages.Refused]:
    log.error("a bug: %r at %s %s", error, request.method, request.url.path, exc_info=error)
    return request_refused(request, RequestRefused("internal", Message("server-bug")))


HANDLERS = {
    RequestRefused: request_refused,
    HTTPException: framework_refused,
    RecursionError: nested_too_deep,
    UnicodeDecodeError: not_text,
    Gone: gone,
    Exception: bug,
}
