"""A seat at a remote table: follows the log line by line, and takes part in draws with its own device.

Only the exact lines of the log are trusted, after the rules have checked them: position, turn and result follow from
them. All other answers of the server must agree.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from parlour.adapters.remote.asking import Server
from parlour.adapters.remote.link import Link
from parlour.contract.game import Game, State
from parlour.errors import Refused, Unsupported
from parlour.speech.catalogue import ENGLISH, knows
from parlour.speech.message import Message
from parlour.table import Table
from parlour.table.device import Device
from parlour.table.header import header_from_json
from parlour.table.referee import Referee
from parlour.table.verify import SECOND, START, unseal

WAIT = 20
"""Seconds that the server keeps a question open until something happens."""
MOVED_ON = {
    "not_your_turn", "roll_first", "move_first", "stale_seq", "unknown_seq", "paused", "over", "drawing", "late",
    "not_asked", "too_early", "cannot_undo",
}  # fmt: skip
"""Refusals because something else happened first; the program reads the log again."""
TURNED_AWAY = {"too_many_devices", "bad_device", "not_your_seat", "too_many"}
"""Refusals of a device, after which it registers with a new id, a few times."""
Ask = Callable[[str], bool]
"""Asks a person the question of a code: `voided` and `voided-away` (continue after a roll was cancelled?), `missed`
(continue although many rolls were made without this device?), `agree` (cancel a roll because a device is silent?),
`seat` (take the seat back from a bot once more?)."""


class Seat:
    """One program at one table. `state` is the position, `now` the server's last answer, `seats` are ours.

    `ask` puts questions to a person; without it every answer is no. A table without devices, or with an older protocol
    of draws, is refused unless `unprotected`: its operator could choose every roll.
    """

    def __init__(
        self, link: Link, server: Server, name: str, *, ask: Ask | None = None, unprotected: bool = False
    ) -> None:
        self._link, self._server, self._ask = link, server, ask or (lambda code: False)
        body = {"token": link.token, "name": name}
        joined = server.ask("POST", f"{link.api}/join", body=body, repeatable=False)
        self.key: str = joined["key"]
        self.seats: tuple[int, ...] = tuple(joined["seats"])
        self.link = link.server + joined["link"]
        """The link back to this seat."""
        table = server.ask("GET", link.api, self.key)
        self.now: dict[str, Any] = table["now"]
        self.game: Game = _game(table)
        self._said_back = self._said_ready = self._taken_back = 0
        self._device = Device.fresh(self.seats, lambda kept: None, Referee())
        self._tell([table["header"], *table["lines"]])
        header = self._table.header
        self.protected = header.duties and not header.alone
        """Whether devices take part here, by the current protocol."""
        self._check_flags(table)
        if not self.protected and not unprotected:
            raise Refused("unprotected", Message("client-unprotected"))
        self._check_shown()
        self._register()

    @property
    def _table(self) -> Table:
        referee = self._device.referee
        assert referee is not None and referee.table is not None
        return referee.table

    @property
    def state(self) -> State[Any]:
        return self._table.state

    @property
    def ended(self) -> bool:
        """Whether the table has ended, by its log."""
        return self._table.ended

    @property
    def why(self) -> str:
        """Why the table ended, by its log."""
        return self._table.end.why if self._table.end is not None else ""

    @property
    def missed(self) -> int:
        """The number of rolls made without our device since it first asked to take part."""
        return len(self._device.kept.account.missed)

    @property
    def turn(self) -> str:
        """The log expects this of our seat: `move`, `roll` or nothing."""
        turn = self._table.turn
        ours = turn is not None and turn.seat in self.seats and not turn.who.is_bot
        return turn.what if ours and turn is not None and not self._table.position.paused else ""

    @property
    def our_turn(self) -> bool:
        return bool(self.turn)

    @property
    def askable(self) -> bool:
        """Whether the last move is ours, and we may ask the others to take it back."""
        last = self._table.position.askable
        return last is not None and last.seat in self.seats and not self._table.position.paused

    @property
    def asked(self) -> int:
        """The event of the move that another player asks to take back and we have not answered; else 0."""
        asked = self._table.position.request
        awaited = asked is not None and not asked.declined and set(self._people) - asked.agreed
        return asked.of if asked is not None and awaited else 0

    @property
    def _people(self) -> list[int]:
        return sorted(self._table.position.persons & set(self.seats))

    def agree(self, of: int) -> None:
        """Agrees to take back the move of event `of`, a person's last move; if it is ours, asks the others."""
        last = self._table.position.latest
        if last is not None and last.seq == of and (self.asked or self.askable):
            line = self._table.hash_of(last.seq)
            self.say("consent", seats=self._people, of=last.seq, line=line, seq=self._table.seq, **self._named)

    def decline(self, of: int) -> None:
        """Refuses to take the move back."""
        asked = self._table.position.request
        if asked is not None and asked.of == of and self.asked:
            self.say("decline", seat=self._people[0], of=asked.of, seq=self._table.seq, **self._named)

    @property
    def _named(self) -> dict[str, str]:
        return {"device": self._device.kept.id} if self._device.logged else {}

    def listen(self, wait: int = WAIT) -> None:
        """Waits for new events, takes part in the open draw, and returns the events since the last call."""
        draw = self.now["draw"]
        go = draw["n"] if draw and not draw["go"] else 0
        waits = 0 if self.our_turn or self.asked else wait
        old = self._device.consent_is_old
        asked = f"{self._link.api}/events?since={self._table.seq}&wait={waits}&go={go}"
        told = self._server.ask("GET", asked, self.key, broke=self._device.broke)
        self._device.contact()
        self._tell([step["line"] for step in told["steps"]])
        self.now = told["now"]
        if old:
            self._device.stood(int(self.now["seq"]))
        self._check_shown()
        self._take_part()

    def act(self, move: str | None) -> None:
        """Makes the move, or without one the roll, that is our seat's turn."""
        turn = self._table.turn
        assert turn is not None
        what = {"type": "roll"} if move is None else {"type": "play", "move": str(self.state.read(move))}
        self.say(**what, seq=self._table.seq, seat=turn.seat, **self._named)

    def say(self, type: str, **members: Any) -> bool:
        """Sends a command. Returns false if it came too late; raises on any other refusal."""
        if self._device.alarm:
            raise self._alarmed()
        id, device = secrets.token_hex(8), self._device
        known = {name: members[name] for name in ("seat", "move", "seq", "n") if name in members}
        if "of" in members:
            known["move"] = str(members["of"])
        device.sends(id, type, **known)
        try:
            command = {"type": type, "id": id, **members}
            answer = self._server.ask("POST", f"{self._link.api}/commands", self.key, command, broke=device.broke)
        except Refused as refused:
            device.refused(id, refused.code)
            if device.alarm:
                raise self._alarmed() from refused
            if refused.code not in MOVED_ON:
                raise
            return False
        device.heard(id, int(answer["seq"]))
        return True

    def leave(self) -> None:
        """Takes our device out of the draws, so that nobody waits for it; the seat stays ours."""
        if self._device.present:
            self.say("leave", device=self._device.kept.id)

    def _register(self) -> None:
        """Registers our device. If it is turned away, tries new ids; after a few attempts raises an alarm."""
        while self.protected and not self.ended:
            try:
                self.say("device", **self._device.registration())
                return
            except Refused as refused:
                if refused.code not in TURNED_AWAY:
                    raise
                self._device = self._device.renewed(Referee)

    def _tell(self, lines: list[Any]) -> None:
        """Feeds further lines of the log to the device, which checks them."""
        for line in lines:
            self._device.told(str(line).encode())
            if self._device.alarm:
                raise self._alarmed()

    def _alarmed(self) -> Refused:
        code = self._device.alarm
        known = knows(ENGLISH, f"web-fair-alarm-{code}")
        what = Message(f"web-fair-alarm-{code if known else 'wrong'}")
        return Refused("alarm", Message("client-alarm", {"code": code, "what": what}))

    def _check_flags(self, table: dict[str, Any]) -> None:
        """Raises an alarm if a flag in the answer contradicts the header."""
        header = self._table.header
        told = (table["format"], table["daily"] or "", table["duplicate"], table["absent"], table["clock"] is not None)
        day = header.daily.day if header.daily else ""
        self._shown(told == (header.format, day, header.duplicate is not None, header.absent, header.clock is not None))

    def _check_shown(self) -> None:
        """Raises an alarm if the server shows another turn or ending than the log."""
        if self.now["seq"] != self._table.seq:
            return
        turn, shown = self._table.turn, self.now["turn"]
        same = (turn is None) == (shown is None) and (
            turn is None or (turn.what, turn.seat) == (shown["what"], shown["seat"])
        )
        self._shown(same and bool(self.now["ended"]) == self._table.ended)

    def _shown(self, same: bool) -> None:
        self._device.shown(same)
        if self._device.alarm:
            raise self._alarmed()

    def _take_part(self) -> None:
        """Says ready, then reveals our link on go. A device that was left out returns, and adds links in time."""
        device, draw = self._device, self.now["draw"]
        if self.ended or not self.protected:
            return
        if device.notice:
            self._confirm(device.notice)
        self._sit_again()
        if not device.logged:
            return
        if (chain := device.chain()) is not None:
            self.say("chain", **chain)
        if not device.present:
            self._come_back()
        opening = device.opening
        if opening is None or draw is None or draw["n"] != opening.n or device.kept.id not in opening.party:
            return
        if not draw["go"]:
            if opening.n != self._said_ready and device.ready():
                self._said_ready = opening.n
                self.say("ready", device=device.kept.id, open=device.head_of_opening, n=opening.n)
        elif (reveal := device.go(opening.n)) is not None:
            answer = {"device": reveal.device, "open": reveal.open, "n": reveal.n}
            self.say("reveal", **answer, link=reveal.link)
            if draw["voidable"] and self._ask("agree"):
                device.agrees(reveal.n)
                self.say("agree", **answer)

    def _confirm(self, notice: str) -> None:
        """Asks a person whether to continue after a notice."""
        if not self._ask(notice):
            raise Refused("notice", Message("client-notice", {"code": notice}))
        self._device.confirmed()

    def _come_back(self) -> None:
        """Registers again, once for each draw opened without us; with a new id where the old chain is used up."""
        opens = self._device.findings.events
        if opens == self._said_back:
            return
        self._said_back = opens
        if self._device.reaches:
            self.say("back", device=self._device.kept.id)
        else:
            self._device = self._device.renewed(Referee)
            self._register()

    def _sit_again(self) -> None:
        """Takes our seat back from a bot: once unasked, then only if a person says so."""
        for seat in self.seats:
            if self._table.seats[seat].is_bot and self._taken_back != self._table.position.reseated.get(seat, 0):
                again = self._taken_back > 0
                self._taken_back = self._table.position.reseated.get(seat, 0)
                if not again or self._ask("seat"):
                    self._return(seat)

    def _return(self, seat: int) -> None:
        try:
            self.say("return", seat=seat, seq=self._table.seq)
        except Refused as refused:
            if refused.code not in ("not_taken_over", "over", "enough"):
                raise


def _game(table: dict[str, Any]) -> Game:
    """The game with the table's options and version."""
    header = unseal(table["header"].encode(), START)[0] if table["header"] else {}
    if header.get("format") != SECOND:
        raise Unsupported(Message("cannot-play-format"))
    return header_from_json(header, format=SECOND).game
