"""The built web client: its files, read once at start, with the headers that make them fast and safe."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path

from parlour.server.offline.folder import AT

CONTENT_SECURITY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",  # games' own modules for browsers: nothing else is allowed by it
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # positions on a board; attributes cannot load or run anything
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
SAFE = {
    "content-security-policy": CONTENT_SECURITY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
"""Headers of every answer, except that the page of a table elsewhere may reach one other server."""
FAR = re.compile(
    r"/far/(https?)/([A-Za-z0-9.-]+(?::\d{1,5})?|\[[0-9A-Fa-f:.]+\](?::\d{1,5})?)/[A-Za-z0-9_-]{1,64}(?:/analysis)?"
)
"""The address of a page that plays at a table of another server, and may reach that server besides its own."""
ANYWHERE = " ".join(f"{scheme}:" for scheme in ("http", "https", "ws", "wss"))
"""The reach of pages without a server, which their first script, `policy.js`, narrows to one table's server or none."""
ALONE = f"connect-src 'self' {ANYWHERE}"
TEXTS = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")

PLACEHOLDER = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Parlour</title>
<p>The server runs, but this installation of Parlour has no web pages. In a checkout, <code>make web</code> builds them
(it needs Node 20); then install Parlour again from there, with <code>pip install .</code>.
<p>Without them <code>parlour play</code> plays in the terminal, and the API is at
<a href="/api/openapi.json">/api/openapi.json</a>."""


def headers_of(path: str) -> dict[str, str]:
    """The headers of every answer at this address."""
    if path in (AT, f"{AT}index.html"):
        return SAFE | {"content-security-policy": CONTENT_SECURITY.replace("connect-src 'self'", ALONE)}
    found = FAR.fullmatch(path)
    if not found:
        return SAFE
    scheme, host = found.groups()
    reached = f"connect-src 'self' {scheme}://{host} {scheme.replace('http', 'ws')}://{host}"
    return SAFE | {"content-security-policy": CONTENT_SECURITY.replace("connect-src 'self'", reached)}


@dataclass(frozen=True)
class File:
    body: bytes
    packed: bytes
    """The same with gzip, where that is smaller; else empty."""
    kind: str
    tag: str
    cache: str

    def headers(self, packed: bool) -> dict[str, str]:
        headers = {"cache-control": self.cache, "etag": self.tag, "vary": "accept-encoding"}
        return headers | ({"content-encoding": "gzip"} if packed else {})


class Pages:
    def __init__(self, folder: Path) -> None:
        self.files = {
            "/" + path.relative_to(folder).as_posix(): _file(
                path.read_bytes(), path.name, hashed="assets" in path.parts
            )
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix != ".py"
        }
        self.index = self.files.get("/index.html") or _file(PLACEHOLDER, "index.html", hashed=False)

    def find(self, path: str) -> File | None:
        """The file, or the client itself for an address that the client understands; none for a missing file."""
        found = self.files.get(path)
        if found is not None:
            return found
        return None if "." in path.rpartition("/")[2] else self.index


def _file(body: bytes, name: str, hashed: bool) -> File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = gzip.compress(body, 9, mtime=0) if kind.startswith(TEXTS) else b""
    cache = "public, max-age=31536000, immutable" if hashed else "no-cache"
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return File(body, packed if packed and len(packed) < len(body) * 0.95 else b"", kind, tag, cache)
