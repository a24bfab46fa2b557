"""Sends the files of the pages without a server."""

from __future__ import annotations

import mimetypes
from typing import Any

from litestar import Response, get
from litestar.datastructures import ETag
from litestar.response import File

from parlour.server.core.messages.answers import not_found
from parlour.server.offline.folder import AT, Offline
from parlour.server.tables.request import AnyRequest, part_of

mimetypes.add_type("text/javascript", ".mjs")
mimetypes.add_type("application/wasm", ".wasm")
PIECE = 65_536
"""Bytes in memory for each request: the next piece waits until the one before is on its way."""


@get([AT, f"{AT}{{path:path}}"], include_in_schema=False)
async def offline(request: AnyRequest) -> Response[Any]:
    path, files = request.scope["path"], part_of(request, Offline)
    if files.files and request.scope["raw_path"] == AT.rstrip("/").encode():
        return Response(b"", status_code=308, headers={"location": AT})  # the addresses inside are relative
    found = files.find(path if path.startswith(AT) else AT)
    if found is None:
        raise not_found()
    headers, etag = found.headers, ETag(value=found.tag)
    if request.headers.get("if-none-match") == etag.to_header():
        return Response(b"", status_code=304, headers={**headers, "etag": etag.to_header()})
    packed = found.packed if "gzip" in request.headers.get("accept-encoding", "") else None
    more = {"content-encoding": "gzip"} if packed else {}
    return File(
        packed or found.path,
        chunk_size=PIECE,
        content_disposition_type="inline",
        etag=etag,
        headers={**headers, **more},
        media_type=mimetypes.guess_type(found.path.name)[0] or "application/octet-stream",
    )
