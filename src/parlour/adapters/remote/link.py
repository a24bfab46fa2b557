"""A link to a table, in the form that people share."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from parlour.errors import BadOption
from parlour.speech.message import Message


@dataclass(frozen=True)
class Link:
    """`http://HOST/t/TABLE#i=TOKEN`, an invitation, or `…#k=KEY`, a seat."""

    server: str
    table: str
    token: str

    @classmethod
    def of(cls, text: str) -> Link:
        """Parses a link to a seat; raises `BadOption` for any other text."""
        parts = urlsplit(text)
        start, found, table = parts.path.rpartition("/t/")
        kind, token = parts.fragment[:2], parts.fragment[2:]
        if parts.scheme not in ("http", "https") or not (found and table and token) or kind not in ("i=", "k="):
            raise BadOption("link", text, Message("client-link"))
        return cls(f"{parts.scheme}://{parts.netloc}{start}", table, token)

    @property
    def api(self) -> str:
        """The address for requests about the table."""
        return f"{self.server}/api/tables/{self.table}"
