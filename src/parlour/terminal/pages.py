"""Compares the pages that a server sends with those of this installation, file by file, and the games' modules too."""

from __future__ import annotations

import gzip
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from http.client import HTTPException
from pathlib import Path
from urllib.error import HTTPError

from parlour.errors import Refused, Unsupported
from parlour.games import kinds
from parlour.speech.message import Message

FOLDER = Path(__file__).parent.parent / "web"
LIST = "hashes.txt"
INDEX = "index.html"
ADDRESSES = ("", "t/any", "new/any")
"""Any address that is not a file returns the page itself."""
SECONDS = 30.0


@dataclass(frozen=True)
class Compared:
    """The hash of our own pages, the number of files compared, and the files that differ on the server."""

    digest: str
    files: int
    other: tuple[str, ...]


def compare(server: str) -> Compared:
    """`Refused` if the server does not answer, `Unsupported` if this installation has no pages."""
    own = dict(_own())
    if INDEX not in own:
        raise Unsupported(Message("pages-none"))
    wanted = own | dict.fromkeys(ADDRESSES, own[INDEX]) | dict(_modules())
    other = [path for path, body in wanted.items() if _sent(server, path, len(body)) != body]
    return Compared(digest_of(own), len(wanted), tuple(f"/{path}" for path in other))


def digest_of(files: dict[str, bytes]) -> str:
    """One hash for all files, as the list in the package states it."""
    lines = (f"{sha256(body).hexdigest()}  {path}\n" for path, body in sorted(files.items()) if path != LIST)
    return sha256("".join(lines).encode()).hexdigest()


def _own() -> Iterator[tuple[str, bytes]]:
    for path in sorted(FOLDER.rglob("*")):
        if path.is_file() and path.suffix not in (".py", ".pyc"):
            yield path.relative_to(FOLDER).as_posix(), path.read_bytes()


def _modules() -> Iterator[tuple[str, bytes]]:
    """The files that browsers run besides the pages: the compiled rules of the games."""
    from parlour.server.thinking.service import module_of

    for kind in kinds():
        if kind.browser:
            yield f"api/games/{kind.name}/engine/module", gzip.decompress(module_of(kind))


def _sent(server: str, path: str, length: int) -> bytes | None:
    """The server's response for a path, as far as it can be the same; `None` if it has no such file."""
    url = f"{server.rstrip('/')}/{path}"
    try:
        with urllib.request.urlopen(url, timeout=SECONDS) as answer:
            body: bytes = answer.read(length + 1)
            return body
    except HTTPError as error:
        error.close()
        if error.code == 404:
            return None
        raise _unanswered(url, error) from error
    except (OSError, HTTPException, ValueError) as error:
        raise _unanswered(url, error) from error


def _unanswered(url: str, error: Exception) -> Refused:
    why = str(getattr(error, "reason", "") or error)
    return Refused("unreachable", Message("client-unreachable", {"url": url, "why": why}))
