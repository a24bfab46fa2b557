"""Requests that outlast a busy server and a broken connection."""

from __future__ import annotations

import json
import random
import time
import urllib.request
from collections.abc import Callable
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError, URLError

from parlour.errors import Refused
from parlour.speech.message import Message

LATER = {429, 502, 503, 504}
"""Statuses with which a server or proxy asks for a retry: nothing was done."""
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 8.0
LONGEST_ANSWER = 60.0


class Server:
    """Sends requests to a server, and retries for `patience` seconds where a retry may help.

    Raises `Refused` with the server's code, or with `unreachable`.
    """

    def __init__(self, patience: float = 60.0, sleep: Callable[[float], None] = time.sleep) -> None:
        self.patience, self._sleep = patience, sleep

    def ask(
        self,
        method: str,
        url: str,
        key: str = "",
        body: Any = None,
        *,
        repeatable: bool = True,
        broke: Callable[[], None] = lambda: None,
    ) -> Any:
        """The answer as JSON. Sends a request that must not be repeated again only if it never arrived.

        `broke` is called whenever a request fails.
        """
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(url, data, headers, method=method)
        until, pause = time.monotonic() + self.patience, FIRST_PAUSE
        while True:
            try:
                with urllib.request.urlopen(request, timeout=LONGEST_ANSWER) as answer:
                    return json.load(answer)
            except HTTPError as error:
                refused, wait, again = _refused(error), _asked_to_wait(error), error.code in LATER
            except (OSError, HTTPException, ValueError) as error:
                refused, wait = _unreachable(url, error), 0.0
                again = repeatable or _never_came(error)
            broke()
            wait = max(wait, pause * random.uniform(0.5, 1))
            if not again or time.monotonic() + wait > until:
                raise refused
            self._sleep(wait)
            pause = min(2 * pause, LONGEST_PAUSE)


def _refused(error: HTTPError) -> Refused:
    with error:
        try:
            told = json.load(error)
            code, reason = str(told["code"]), str(told["reason"])
        except (ValueError, KeyError, TypeError):
            code, reason = str(error.code), error.reason
    return Refused(code, Message("client-refused", {"code": code, "why": reason}))


def _asked_to_wait(error: HTTPError) -> float:
    """The seconds in `Retry-After`; a date there is ignored."""
    given = error.headers.get("Retry-After", "")
    return min(float(given), LONGEST_ANSWER) if given.isascii() and given.isdigit() else 0.0


def _unreachable(url: str, error: Exception) -> Refused:
    why = str(getattr(error, "reason", "") or error or type(error).__name__)
    return Refused("unreachable", Message("client-unreachable", {"url": url, "why": why}))


def _never_came(error: Exception) -> bool:
    """Whether the connection was refused, so that the request cannot have been carried out."""
    return isinstance(error, URLError) and isinstance(error.reason, ConnectionRefusedError)
