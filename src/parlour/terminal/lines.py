"""`parlour play` for programs: one line in, lines out. docs/terminal.md fixes the protocol; its words never change.

Every line begins with a word for its kind. With `--json` every line is an object whose `say` is that word.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, TextIO

from parlour.contract.bots import is_plain
from parlour.errors import Unsupported
from parlour.server.workers.frames import WorkerLost
from parlour.table import (
    Accepted,
    Bots,
    Ended,
    Event,
    Host,
    Moved,
    OutcomeDrawn,
    Play,
    Roll,
    Seated,
    Sit,
    Tell,
    Undo,
    new_id,
)
from parlour.terminal.beside import Beside, replacing
from parlour.terminal.telling.byhand import outcomes, told
from parlour.terminal.telling.coaching import coached, strength_now
from parlour.terminal.telling.log import Log

PROTOCOL = 1
LONGEST = 1000
UNDO = "undo"
DATA = ("event", "why", "said", "prompt", "labels")
"""Keys that only `--json` shows: messages and lines of the record are data."""

Said = dict[str, Any]
Format = Callable[[Said], Iterator[str]]


@dataclass
class Lines:
    """A table driven through a pair of streams; bots that need the compiler think in a child process."""

    host: Host
    source: TextIO
    sink: TextIO
    format: Format

    def __post_init__(self) -> None:
        self.log, self.beside = Log(self.host.table), Beside()

    def run(self) -> int:
        """Plays until the game is over, or `quit`, or the input ends. Everything up to then is in the record."""
        self.beside.begin(self.host.table)
        try:
            return self._play(self.beside.bots(self.host.table.header.game))
        finally:
            self.beside.close()

    def _play(self, bots: Bots) -> int:
        self._hello()
        self._events(tuple(self.host.table.log))
        while not self.host.table.ended:
            turn, game = self.host.table.turn, self.host.table.header.game
            if turn is not None and turn.who.is_bot and not is_plain(game, turn.who.level):
                self._wait(turn.seat)
            command: Play | Roll | Sit | None
            try:
                command = bots.command(self.host.table) or self._roll()
            except (WorkerLost, Unsupported):
                command = replacing(self.host.table)
            if command is not None:
                self._take(command)
            elif not (self._hear() if self.host.table.position.telling else self._ask()):
                self._say("bye", seq=self.host.table.seq, record=self._record())
                return 0
        state = self.host.table.state
        self._say("over", scores=list(state.scores), winners=list(state.winners), record=self._record())
        return 0

    def _wait(self, seat: int) -> None:
        """Reports that this seat waits for a bot or a coach whose game is being compiled."""
        if not self.beside.ready():
            self._say("wait", seat=seat, game=self.host.table.header.game.name)

    def _ask(self) -> bool:
        """Asks until a move is accepted; `False` if the answer is to stop."""
        turn = self.host.table.turn
        assert turn is not None
        prompt = self.host.table.state.prompt().to_json()
        self._say("turn", seat=turn.seat, seq=self.host.table.seq, name=turn.who.name, prompt=prompt)
        self._legal()
        self._coach()
        seq = self.host.table.seq
        return self._listen(turn.seat, lambda word: Play(id=new_id(), seq=seq, seat=turn.seat, move=word))

    def _hear(self) -> bool:
        """Asks at a table by hand what fell; `False` if the answer is to stop."""
        table, seq = self.host.table, self.host.table.seq
        teller = min(table.position.persons)
        prompt = table.state.prompt().to_json()
        self._say("chance", seq=seq, hand=table.state.hand, outcomes=list(outcomes(table.state)), prompt=prompt)
        return self._listen(
            teller, lambda word: Tell(id=new_id(), seq=seq, seat=teller, outcome=told(table.state, word))
        )

    def _listen(self, seat: int, command: Callable[[str], Play | Tell]) -> bool:
        """Reads until something has happened at the table; `False` to stop."""
        seq = self.host.table.seq
        while self.host.table.seq == seq:
            line = self.source.readline()
            word = line.strip()[:LONGEST]
            if not line or word in ("quit", "exit"):
                return False
            if word in ANSWERS:
                ANSWERS[word](self)
            elif word == UNDO:
                self._undo(seat)
            elif word:
                self._take(command(word))
        return True

    def _take(self, command: Play | Roll | Sit | Tell | Undo) -> None:
        answer = self.host.take(command)
        if isinstance(answer, Accepted):
            self._events(answer.events)
        else:
            why = answer.why.to_json()
            self._say("refused", code=answer.code, reason=answer.reason, allowed=list(answer.allowed), why=why)

    def _undo(self, seat: int) -> None:
        last = self.host.table.position.undoable
        by = last.seat if last and self.host.table.header.by_hand else seat
        self._take(Undo(id=new_id(), seq=self.host.table.seq, seat=by, of=last.seq if last else 0))

    def _roll(self) -> Roll | None:
        """A seat that was elsewhere when the game began rolls here now."""
        turn = self.host.table.turn
        if turn is None or turn.what != "roll":
            return None
        return Roll(id=new_id(), seq=self.host.table.seq, seat=turn.seat)

    def _hello(self) -> None:
        header = self.host.table.header
        self._say(
            "hello",
            protocol=PROTOCOL,
            game=header.game.name,
            options=header.game.options_dict,
            seats=[seat.to_json() for seat in header.seats],
            commitment=header.commitment,
            record=self._record(),
            torn=self.host.torn,
            **({"coach": list(header.coach)} if header.coach else {}),
        )

    def _record(self) -> str | None:
        return None if self.host.record is None else str(self.host.record.path)

    def _events(self, events: Iterable[Event]) -> None:
        self.log.messages()
        for event in events:
            said = self.log.told.get(event.seq)
            seq, data = event.seq, {"event": event.to_json(), "said": said.to_json() if said else None}
            match event:
                case Moved():
                    self._say("move", seq=seq, seat=event.seat, move=event.move, **data)
                case OutcomeDrawn():
                    self._say("outcome", seq=seq, hand=event.hand, outcome=event.outcome, **data)
                case Ended():
                    self._say("end", seq=seq, why=event.why, **data)
                case Seated():
                    self._say("event", seq=seq, kind=event.kind, text=str(said), **data)
                case _:
                    self._say("event", seq=seq, kind=event.kind, **data)

    def _legal(self) -> None:
        state = self.host.table.state
        labels = [state.label(move).to_json() for move in state.legal()]
        self._say("legal", moves=list(state.allowed()), labels=labels)

    def _coach(self) -> None:
        """The words of the acting person's coach, if they have one."""
        table = self.host.table
        if (strength := strength_now(table)) and table.turn is not None:
            self._wait(table.turn.seat)
            told = coached(table.state, strength, self.beside)
            data = {"said": [each.to_json() for each in told.said], "good": list(map(str, told.good))}
            best = None if told.best is None else str(told.best)
            self._say("coach", strength=strength, best=best, text=" · ".join(map(str, told.said)), **data)

    def _board(self) -> None:
        self._say("board", text=self.host.table.state.text())

    def _view(self) -> None:
        self._say("view", view=self.host.table.state.view())

    def _scores(self) -> None:
        self._say("scores", scores=list(self.host.table.state.scores))

    def _help(self) -> None:
        self._say("help", words=[*ANSWERS, UNDO, "quit"], moves=list(self.host.table.state.allowed()))

    def _say(self, word: str, **values: Any) -> None:
        for line in self.format({"say": word, **values}):
            print(line, file=self.sink)
        self.sink.flush()


ANSWERS: dict[str, Callable[[Lines], None]] = {
    "board": Lines._board,
    "legal": Lines._legal,
    "view": Lines._view,
    "scores": Lines._scores,
    "help": Lines._help,
}
"""The words accepted besides moves; none of them is a move of any game."""


def as_json(said: Said) -> Iterator[str]:
    yield json.dumps(said, ensure_ascii=False)


def as_text(said: Said) -> Iterator[str]:
    """`word key=value …`; a list is joined by `, `, a board is its lines, each begun with `board`."""
    word = said["say"]
    if word == "board":
        yield from (f"board {line}".rstrip() for line in said["text"].split("\n"))
        return
    if word in ("legal", "scores", "view"):
        (value,) = (value for key, value in said.items() if key != "say" and key not in DATA)
        yield f"{word} {_joined(value)}"
        return
    shown = {key: value for key, value in said.items() if key != "say" and key not in DATA and value is not None}
    yield " ".join([word, *(f"{key}={_joined(value)}" for key, value in shown.items())])


def _joined(value: Any) -> str:
    if isinstance(value, list) and all(isinstance(each, str | int) for each in value):
        return ", ".join(map(str, value))
    if isinstance(value, str | int):
        return str(value)
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
