"""How the server says no: a code that stays, a message for people, and the status it has over HTTP."""

from __future__ import annotations

from parlour.server.schema.responses import Refused
from parlour.server.schema.said import said_once
from parlour.speech.message import Message
from parlour.table import REFUSALS, Refusal

STATUS = {
    "not_found": 404,
    "not_your_seat": 403,
    "not_host": 403,
    "bad_message": 400,
    "bad_origin": 403,
    "bad_host": 421,
    "unknown_game": 422,
    "bad_option": 422,
    "bad_seats": 422,
    "bad_record": 422,
    "no_free_seat": 409,
    "not_over": 409,
    "no_advice": 409,
    "no_coach": 409,
    "not_listed": 409,
    "not_rated": 409,
    "no_analysis": 409,
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


class RequestRefused(Exception):
    """Raised anywhere below a request; the edge turns it into a `Refused`."""

    def __init__(self, code: str, why: Message, seq: int = 0) -> None:
        self.code, self.why, self.seq = code, why, seq
        super().__init__(code, why)

    def __str__(self) -> str:
        return f"{self.code}: {self.why}"

    def refused(self, id: str = "", seq: int | None = None) -> Refused:
        """`id` is the command that was refused, `seq` where the table stands by now."""
        at = self.seq if seq is None else seq
        return Refused(code=self.code, reason=str(self.why), why=said_once(self.why), seq=at, id=id)


def not_found() -> RequestRefused:
    """The one answer for what is absent and for what is not yours, so that nobody learns which it was."""
    return RequestRefused("not_found", Message("server-not-found"))


def unavailable() -> RequestRefused:
    return RequestRefused("unavailable", Message("server-unavailable"))


def refused(refusal: Refusal, id: str) -> Refused:
    return Refused(
        code=refusal.code,
        reason=refusal.reason,
        why=said_once(refusal.why),
        seq=refusal.seq,
        id=id,
        allowed=list(refusal.allowed[:200]),
    )
