"""Names that people give on a server: their own, and those of what they open."""

from __future__ import annotations

from parlour.errors import BadOption
from parlour.server.schema.refusals import RequestRefused
from parlour.speech.message import Message
from parlour.table import Seat


def check_name(text: str) -> str:
    """A name without blanks around it; one must be given, of the form that names of seats have."""
    name = text.strip()
    try:
        Seat("here", name)
    except BadOption as error:
        raise RequestRefused("bad_message", error.message) from error
    if not name:
        raise RequestRefused("bad_message", Message("server-no-name"))
    return name
