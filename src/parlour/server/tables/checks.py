"""Checks the parts of a request for a table: a game with its options, a clock, a name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from parlour.contract.game import Game
from parlour.errors import BadOption, ParlourError, UnknownGame
from parlour.games import game as game_of_name
from parlour.games import kind
from parlour.server.core.messages.answers import RequestRefused
from parlour.server.tables import messages
from parlour.speech.message import Message
from parlour.table import Seat
from parlour.table.clock import Clock


@contextmanager
def explaining() -> Iterator[None]:
    """Refuses a game or options that do not exist with the reason that the game gives."""
    try:
        yield
    except UnknownGame as error:
        raise RequestRefused("unknown_game", error.message) from error
    except ParlourError as error:
        raise RequestRefused("bad_option", error.message) from error
    except TypeError as error:
        raise RequestRefused("bad_option", Message("server-options", {"why": str(error)})) from error


def the_game(name: str, options: Mapping[str, Any], rules: str = "") -> Game:
    """The game with these options, by the present rules or by a former version of them."""
    with explaining():
        if not rules:
            return game_of_name(name, **options)
        present = kind(name)
        played = present.under(rules)
        if played is None:
            known = tuple(each.rules for each in (present, *present.former()))
            raise RequestRefused("bad_option", Message("record-rules", {"rules": rules, "known": known}))
        return played.make(options)


def the_seats(name: str, options: Mapping[str, Any]) -> tuple[int, int]:
    """The least and the most players that go with the other options."""
    with explaining():
        return kind(name).seats(options)


def the_clock(asked: messages.NewClock | None) -> Clock | None:
    """The requested clock, if any."""
    if asked is None:
        return None
    with explaining():
        return Clock(kind=asked.kind, seconds=asked.seconds, increment=asked.increment, out=asked.out)


def check_name(text: str) -> str:
    """A required name of a valid form, without surrounding blanks."""
    name = text.strip()
    try:
        Seat("here", name)
    except BadOption as error:
        raise RequestRefused("bad_message", error.message) from error
    if not name:
        raise RequestRefused("bad_message", Message("server-no-name"))
    return name
