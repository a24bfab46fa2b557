"""Which pages may use the server: those it serves itself, and those that were named. Programs send no origin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from parlour.server.settings import Settings


def allowed_origin(scope: Mapping[str, Any], settings: Settings) -> bool:
    """Exact: the host and port of the page must be those that the request came to."""
    headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"] if name.lower() in _WANTED}
    origin = headers.get(b"origin")
    if origin is None or origin in settings.origins or (settings.url and origin == settings.url.rstrip("/")):
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc != "" and parts.netloc == headers.get(b"host")


_WANTED = (b"origin", b"host")
