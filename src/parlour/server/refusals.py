"""How the server says no: a code that stays, a reason for the log, and the status it has over HTTP."""

from __future__ import annotations

from parlour.server.messages import Refused
from parlour.table import REFUSALS, Refusal

STATUS = {
    "not_found": 404,
    "not_your_seat": 403,
    "not_host": 403,
    "bad_message": 400,
    "bad_origin": 403,
    "unknown_game": 422,
    "bad_option": 422,
    "bad_seats": 422,
    "bad_record": 422,
    "no_free_seat": 409,
    "not_over": 409,
    "not_gone": 409,
    "not_taken_over": 409,
    "too_large": 413,
    "too_many": 429,
    "too_many_tables": 429,
    "hello_first": 400,
    "method_not_allowed": 405,
    "internal": 500,
    "unavailable": 503,
} | dict.fromkeys(REFUSALS, 409)
"""Every code, with its HTTP status."""


class No(Exception):
    """Raised anywhere below a request; the edge turns it into a `Refused`."""

    def __init__(self, code: str, reason: str, seq: int = 0) -> None:
        self.code, self.reason, self.seq = code, reason, seq
        super().__init__(f"{code}: {reason}")

    @property
    def message(self) -> Refused:
        return Refused(code=self.code, reason=self.reason, seq=self.seq)


def not_found() -> No:
    """The one answer for what is absent and for what is not yours, so that nobody learns which it was."""
    return No("not_found", "there is no such thing here, or it is not for you")


def unavailable() -> No:
    return No("unavailable", "the server is stopping, or its database does not answer; nothing is lost, ask again")


def refused(refusal: Refusal, id: str) -> Refused:
    return Refused(
        code=refusal.code, reason=refusal.reason, seq=refusal.seq, id=id, allowed=list(refusal.allowed[:200])
    )
