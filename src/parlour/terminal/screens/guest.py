"""Playing at a table on another server, on the screen of a table here."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import Any, TypeVar

from textual.app import App
from textual.widgets import Input

from parlour.errors import ParlourError, Refused
from parlour.speech.message import Message
from parlour.table import Command
from parlour.table.events import Moved
from parlour.table.position import Played
from parlour.terminal.guest import Guest, News
from parlour.terminal.screens.house import house
from parlour.terminal.screens.table import TableScreen
from parlour.terminal.telling.teller import Teller
from parlour.terminal.telling.values import unusual

T = TypeVar("T")


class GuestScreen(TableScreen):
    """The person moves and rolls for their own seats; everything else comes from the server."""

    def __init__(self, guest: Guest) -> None:
        super().__init__(guest)
        self.guest = guest
        self.stopped: ParlourError | None = None
        """Why nothing goes on: the server cannot be reached any more, or our device has found it out."""

    @property
    def teller(self) -> Teller:
        return Teller(house(self).speech, self.guest.sitting)

    @property
    def mine(self) -> bool:
        return super().mine and self._awaited

    @property
    def rolling(self) -> bool:
        return super().rolling and self._awaited

    @property
    def _awaited(self) -> bool:
        return self.guest.our_turn and self.stopped is None

    @property
    def undoable(self) -> Played | None:
        return None

    @property
    def again(self) -> bool:
        return False

    def on_mount(self) -> None:
        self.retell()
        Thread(target=self._follow, daemon=True).start()  # it may wait for the server when the program ends

    def on_unmount(self) -> None:
        self.guest.close()
        Thread(target=self.guest.say_goodbye, daemon=True).start()

    def go_on(self) -> None:
        """Bots think on the server."""

    def take(self, command: Command, why: Message | None = None) -> None:
        super().take(command, why)
        if self.guest.sent:
            self.query_one("#typed", Input).clear()

    def _follow(self) -> None:
        app = self.app
        try:
            self.guest.follow(lambda news: self._tell(app, self.hear, news))
        except Exception as error:  # a server may say anything
            self._tell(app, self.stop, _plain(error))

    def _tell(self, app: App[Any], call: Callable[[T], None], what: T) -> None:
        """Lets the screen's own thread do it, unless the person has left."""
        if not self.guest.left:
            with suppress(RuntimeError):  # the program ends at this moment
                app.call_from_thread(call, what)

    def hear(self, news: News) -> None:
        before = self.table.state
        try:
            self.guest.hear(news)
        except Exception as error:  # a server may say anything
            self.stop(_plain(error))
            return
        if before is not self.table.state:
            self.complaint = ""
        if self.is_attached:
            self.retell()

    def stop(self, error: ParlourError) -> None:
        """Nothing is sent any more, and the reason stays in sight."""
        self.stopped = error
        self.guest.fall_silent()
        if self.is_attached:
            self.complaint = house(self).speech.tell(error.message)
            self.retell()

    def _coach(self) -> str:
        """Until this person has moved, in the coach's place: the options that the host of the table has changed."""
        acted = any(isinstance(event, Moved) and event.seat in self.guest.seats for event in self.table.log)
        return super()._coach() or ("" if acted else unusual(house(self).speech, self.game, self.teller.names))

    def farewell(self) -> str:
        if self.table.ended:
            return ""
        return house(self).say("join-back", command=shlex.join(("parlour", "join", self.guest.link)))

    def action_leave(self) -> None:
        if self.stopped is None:
            super().action_leave()
        else:
            self.app.pop_screen()


def _plain(error: Exception) -> ParlourError:
    """The message for an error: nonsense is a table that contradicts itself."""
    return error if isinstance(error, ParlourError) else Refused("alarm", Message("web-fair-alarm-wrong"))
