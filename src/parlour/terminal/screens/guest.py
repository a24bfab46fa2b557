"""Play at a table on another server, on the same screen as local tables."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import Any, ClassVar, TypeVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.widgets import Input

from parlour.errors import ParlourError, Refused
from parlour.speech.message import Message, Player
from parlour.table import Command, Consent, Decline, Declined, Moved, Undone, new_id
from parlour.table.position import Played, Request
from parlour.terminal.guest import Guest, News
from parlour.terminal.screens.house import house
from parlour.terminal.screens.table import TableScreen
from parlour.terminal.telling.teller import Teller
from parlour.terminal.telling.values import unusual

T = TypeVar("T")


class GuestScreen(TableScreen):
    """The person moves and rolls for their own seats; everything else comes from the server."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("f7", "decline")]

    def __init__(self, guest: Guest) -> None:
        super().__init__(guest)
        self.guest = guest
        self.stopped: ParlourError | None = None
        """The reason why play has stopped: the server is unreachable, or our device has caught it cheating."""

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
        """The move that others may be asked to take back, or ask us about."""
        return self.table.position.latest if self.guest.askable or self.guest.asked else None

    @property
    def undo_says(self) -> str:
        return "take-back-yes" if self.guest.asked else "take-back-ask"

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

    def action_take_back(self) -> None:
        if (last := self.undoable) is not None and self.stopped is None:
            at: Any = {"id": new_id(), "seq": self.table.seq, "of": last.seq}
            self.take(Consent(**at, seats=self.guest.seats, line=self.table.hash_of(last.seq)))

    def action_decline(self) -> None:
        if (last := self.undoable) is not None and self.guest.asked and self.stopped is None:
            self.take(Decline(id=new_id(), seq=self.table.seq, seat=self.guest.seats[0], of=last.seq))

    def more_keys(self) -> list[tuple[str, str, str]]:
        return [("F7", house(self).say("take-back-no"), "screen.decline")] if self.guest.asked else []

    def _came_of(self, asked: Request | None, since: int) -> Message | None:
        """Reports that our own request to take a move back has failed."""
        if asked is None or asked.declined or not self._asks(asked):
            return None
        for event in self.table.log[since:]:
            if isinstance(event, Undone):
                return None
            if isinstance(event, Declined):
                lapsed = event.seat is None
                names = {} if event.seat is None else {"name": Player(event.seat)}
                return Message("take-back-lapsed" if lapsed else "take-back-declined", names)
        return Message("take-back-moved") if self.table.position.request is None else None

    def _follow(self) -> None:
        app = self.app
        try:
            self.guest.follow(lambda news: self._tell(app, self.hear, news))
        except Exception as error:  # a server may say anything
            self._tell(app, self.stop, _plain(error))

    def _tell(self, app: App[Any], call: Callable[[T], None], what: T) -> None:
        """Runs work in the screen's own thread, unless the person has left."""
        if not self.guest.left:
            with suppress(RuntimeError):  # the program is ending
                app.call_from_thread(call, what)

    def hear(self, news: News) -> None:
        before, asked, since = self.table.state, self.table.position.request, len(self.table.log)
        try:
            self.guest.hear(news)
        except Exception as error:  # a server may say anything
            self.stop(_plain(error))
            return
        if before is not self.table.state:
            self.complaint = ""
        if (end := self._came_of(asked, since)) is not None:
            self.complaint = self.teller.tell(end)
        if self.is_attached:
            self.retell()

    def stop(self, error: ParlourError) -> None:
        """Stops sending, and keeps the reason on the screen."""
        self.stopped = error
        self.guest.fall_silent()
        if self.is_attached:
            self.complaint = house(self).speech.tell(error.message)
            self.retell()

    def _coach(self) -> str:
        """Until this person has moved, in the coach's place: the options that the host of the table has changed."""
        last = self.undoable
        if last is not None and self.guest.asked:
            return self.teller.tell(Message("take-back-question", {"name": Player(last.seat)}))
        if last is None and (asked := self.table.position.request) is not None and not asked.declined:
            return house(self).say("take-back-asked") if self._asks(asked) else ""
        acted = any(isinstance(event, Moved) and event.seat in self.guest.seats for event in self.table.log)
        return super()._coach() or ("" if acted else unusual(house(self).speech, self.game, self.teller.names))

    def _asks(self, asked: Request) -> bool:
        """Whether a request is our own."""
        return getattr(self.table.log[asked.of - 1], "seat", None) in self.guest.seats

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
