"""Play at a table on the screen: turns, keys and clicks."""

from __future__ import annotations

import asyncio
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Protocol

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Resize
from textual.message import Message as Report
from textual.widgets import Input, OptionList

from parlour.contract.state import State
from parlour.engine.coach import Counsel
from parlour.errors import Unsupported
from parlour.server.workers.frames import WorkerLost
from parlour.speech.message import Message
from parlour.table import Accepted, Answer, Bots, Command, Host, Play, Roll, Table, Tell, Undo, new_id
from parlour.table.position import Played
from parlour.terminal import saves
from parlour.terminal.beside import MOMENT, Beside, replacing
from parlour.terminal.boards import board, fitting
from parlour.terminal.parts.clicks import Clicks
from parlour.terminal.parts.keys import Keys
from parlour.terminal.parts.panels import BoardView
from parlour.terminal.parts.scene import Scene, Shown, TableView
from parlour.terminal.screens.choosing import ChoosingScreen
from parlour.terminal.screens.house import house
from parlour.terminal.screens.rules import RulesScreen
from parlour.terminal.screens.thinking import prepared, thought
from parlour.terminal.telling.byhand import outcomes, told
from parlour.terminal.telling.coaching import coached, strength_now
from parlour.terminal.telling.log import Log
from parlour.terminal.telling.teller import Teller

LEAST = (80, 24)
KEYS = (
    ("F1 ?", "key-help"),
    ("F2", "key-language"),
    ("F3", "key-why"),
    ("F4 ^Z", "take-back"),
    ("F5", "key-again"),
    ("F6", "web-after-luck"),
    ("Esc", "key-menu"),
    ("^Q", "key-quit"),
)
PATIENCE = 2.0
"""Seconds after which preparation is mentioned: usually compiled code is loaded faster."""


class Held(Shown, Protocol):
    """A table that takes the commands of this screen."""

    def take(self, command: Command) -> Answer: ...

    def close(self) -> None: ...


class TableScreen(ChoosingScreen):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave"),
        Binding("enter,space", "roll"),
        Binding("f1,question_mark", "rules"),
        Binding("f3", "why"),
        Binding("f4,ctrl+z", "take_back", priority=True),
        Binding("f5", "rematch"),
        Binding("f6", "study"),
    ]

    class Rematch(Report):
        """Posted to play again with the same players."""

        def __init__(self, host: Host) -> None:
            super().__init__()
            self.host = host

    class Study(Report):
        """Posted to open the luck report."""

        def __init__(self, path: Path, table: Table) -> None:
            super().__init__()
            self.path, self.table = path, table

    def __init__(self, host: Held) -> None:
        super().__init__()
        self.host = host
        self.table = host.table
        self.game = host.table.header.game
        self.board = board(self.game.name)
        self.log_of_play = Log(self.table)
        self.clicks = Clicks()
        self.offers: tuple[str, ...] = ()
        self.complaint = ""
        self.small = False
        self.explanation: Message | None = None
        """The reason for the last bot's move."""
        self.asked_of: State[Any] | None = None
        """The position of the last question to the coach."""
        self.counsel: Counsel | None = None
        self.patient = True
        """Whether preparation has only just begun."""

    @cached_property
    def beside(self) -> Beside:
        return house(self).new_beside()

    @cached_property
    def bots(self) -> Bots:
        return self.beside.bots(self.game)

    @property
    def teller(self) -> Teller:
        return Teller(house(self).speech, self.table.seats)

    @property
    def mine(self) -> bool:
        """Whether a person at this screen is to move."""
        turn = self.table.turn
        return turn is not None and turn.what == "move" and not turn.who.is_bot and not self.table.position.paused

    @property
    def rolling(self) -> bool:
        """Whether a person at this screen is to roll, or to turn a card over."""
        turn = self.table.turn
        return turn is not None and turn.what == "roll" and not self.table.position.paused

    @property
    def telling(self) -> bool:
        """Whether people say what fell on their own table."""
        return self.table.position.telling and not self.table.position.paused

    @property
    def undoable(self) -> Played | None:
        """The move that may be taken back now."""
        return None if self.table.position.paused else self.table.position.undoable

    @property
    def undo_says(self) -> str:
        """The label of the key that takes it back."""
        return "take-back"

    @property
    def unready(self) -> bool:
        """Whether stronger bots and the coach are still being prepared."""
        return not self.beside.ready()

    @property
    def again(self) -> bool:
        """Whether the same players may play again."""
        return self.table.ended

    @property
    def kept(self) -> Path | None:
        """The record of the game, once it is over."""
        record = self.host.record if isinstance(self.host, Host) else None
        return record.path if record is not None and self.table.ended else None

    def compose(self) -> ComposeResult:
        yield TableView()
        yield Keys(id="keys")

    def on_mount(self) -> None:
        self.beside.begin(self.table)
        self.ask_coach()
        self.retell()
        self.go_on()
        if not self.beside.ready():
            self.set_timer(PATIENCE, self.lose_patience)
            self.get_ready()

    def on_resize(self, event: Resize) -> None:
        """Shown once: a small window shows only the board, and moves are typed."""
        if not self.small and (event.size.width < LEAST[0] or event.size.height < LEAST[1]):
            self.small = True
            self.notify(house(self).say("error-small"), timeout=6)

    def on_unmount(self) -> None:
        self.host.close()

    # What happens

    def go_on(self) -> None:
        """Lets a bot move, or waits for the person to move or roll."""
        turn = self.table.turn
        if turn is not None and turn.who.is_bot and not self.table.position.paused:
            self.set_timer(max(house(self).pace, 0.01), self.think)

    @work(group="ready")
    async def get_ready(self) -> None:
        """Waits until stronger bots and the coach are ready, and then removes the notice."""
        while not await asyncio.to_thread(self.beside.ready, MOMENT):
            pass
        self.retell()

    def lose_patience(self) -> None:
        self.patient = False
        self.retell()

    @work(exclusive=True, group="bots")
    async def think(self) -> None:
        """Cancelled with the screen, so that a player who leaves during a bot's thought gets no late move."""
        while not await asyncio.to_thread(prepared, self.bots, self.table):
            pass
        try:
            found = await asyncio.to_thread(thought, self.bots, self.table)
        except (WorkerLost, Unsupported):
            if not self.beside.closed and (other := replacing(self.table)):
                self.take(other)
            return
        if found:
            self.take(*found)

    def ask_coach(self) -> None:
        """Asks the coach once for each position in which its person is to move."""
        strength, state = strength_now(self.table), self.table.state
        if strength and self.asked_of is not state:
            self.asked_of, self.counsel = state, None
            self.listen(state, strength)

    @work(exclusive=True, group="coach")
    async def listen(self, state: State[Any], strength: str) -> None:
        """Cancelled when the position changes, so that no earlier advice appears."""
        while not await asyncio.to_thread(self.beside.ready, MOMENT):
            pass
        found = await asyncio.to_thread(coached, state, strength, self.beside)
        if self.is_attached and state is self.table.state:
            self.counsel = found
            self.retell()

    def take(self, command: Command, why: Message | None = None) -> None:
        if not self.is_attached:
            return
        before = self.table.seq
        answer = self.host.take(command)
        if isinstance(answer, Accepted):
            self.complaint, self.clicks = "", Clicks()
            self.explanation = why or self.explanation
            if before != self.table.seq:
                self.query_one("#typed", Input).clear()
            self.ask_coach()
            self.retell()
            self.go_on()
        else:
            given = command.move if isinstance(command, Play) else command.outcome if isinstance(command, Tell) else ""
            self.complaint = self.teller.refused(answer, given)
            self.retell()
            self.query_one("#typed", Input).select_all()  # the next input replaces it

    def play(self, move: str) -> None:
        turn = self.table.turn
        if self.telling:
            self.tell(move)
        if turn is not None and self.mine:
            rolls = self.board.rolls_at_once(move)
            self.take(Play(id=new_id(), seq=self.table.seq, seat=turn.seat, move=move, roll=rolls))

    def tell(self, text: str) -> None:
        """Tells what fell, for the first person who sits here."""
        seat, outcome = min(self.table.position.persons), told(self.table.state, text)
        self.take(Tell(id=new_id(), seq=self.table.seq, seat=seat, outcome=outcome))

    def action_roll(self) -> None:
        """Each press makes one roll or turns one card."""
        turn = self.table.turn
        if turn is not None and self.rolling:
            self.take(Roll(id=new_id(), seq=self.table.seq, seat=turn.seat))

    def action_take_back(self) -> None:
        """Takes back the person's last move and the bots' moves since; stops a thinking bot."""
        if (last := self.undoable) is not None:
            self.workers.cancel_group(self, "bots")
            self.bots.stop()
            self.take(Undo(id=new_id(), seq=self.table.seq, seat=last.seat, of=last.seq))

    # What is shown

    def retell(self) -> None:
        self.set_class(house(self).script.right_to_left, "-rtl")
        self.offers = fitting(self.table.state.allowed(), self.clicks.parts, self.board) if self.mine else ()
        if self.telling:
            self.offers = outcomes(self.table.state)
        self.query_one(TableView).show(self._scene())
        self._tell_keys()

    def _scene(self) -> Scene:
        return Scene(
            host=self.host,
            teller=self.teller,
            script=house(self).script,
            board=self.board,
            log=self.log_of_play,
            mine=self.mine,
            rolling=self.rolling,
            telling=self.telling,
            offers=self.offers,
            clicks=self.clicks,
            complaint=self.complaint,
            coach=self._coach(),
            unready=self.unready,
            again=self.again,
        )

    def _coach(self) -> str:
        """The coach's words in one line, or the notice of preparation; empty without either."""
        if self.unready and not self.patient:
            return house(self).speech.say("web-getting-ready", games=self.teller.tell(type(self.game).title))
        if not strength_now(self.table):
            return ""
        if self.counsel is None:
            return house(self).speech.say("coach-thinking")
        return " · ".join(self.teller.tell(each) for each in self.counsel.said)

    def _tell_keys(self) -> None:
        say = house(self).speech.say
        keys = [
            ("F1", say("key-help"), "screen.rules"),
            *([] if self.kept else [("F2", say("key-language"), "app.language")]),
            *([("F3", say("key-why"), "screen.why")] if self.explanation and not self.kept else []),
            *([("F4", say(self.undo_says), "screen.take_back")] if self.undoable else []),
            *self.more_keys(),
            ("Esc", say("key-menu"), "screen.leave"),
            ("^Q", say("key-quit"), "app.quit"),
        ]
        if self.kept:
            keys.insert(0, ("F6", say("web-after-luck"), "screen.study"))
        if self.again:
            keys.insert(0, ("F5", say("key-again"), "screen.rematch"))
        self.query_one(Keys).show(house(self).script, keys)

    def more_keys(self) -> list[tuple[str, str, str]]:
        """Keys of this kind of table alone."""
        return []

    # Keys and mouse

    @on(BoardView.Clicked)
    def clicked(self, event: BoardView.Clicked) -> None:
        """Plays the move of a click on the board, or waits for the next click if several moves fit."""
        if not self.mine:
            return
        clicks = self.clicks.click(event.part, self.table.state.allowed(), self.board)
        if clicks.move:
            self.play(clicks.move)
        else:
            self.clicks, self.complaint = clicks, ""
            self.retell()

    @on(OptionList.OptionSelected, "#moves")
    def selected(self, event: OptionList.OptionSelected) -> None:
        if self.rolling:
            self.action_roll()
        elif event.option_index < len(self.offers):
            self.play(self.offers[event.option_index])

    @on(Input.Changed, "#typed")
    def asked(self, event: Input.Changed) -> None:
        """A question mark in the input line, which is part of no move, asks for help."""
        if "?" in event.value:
            event.input.value = event.value.replace("?", "")
            self.action_rules()

    def action_rules(self) -> None:
        self.app.push_screen(RulesScreen(self.game, lambda: self.teller.names, KEYS))

    def action_why(self) -> None:
        """Why the bot that moved last made its move, if it can say."""
        app = house(self)
        if self.explanation is not None and app.speech.knows(self.explanation.id):
            why = self.teller.tell(self.explanation)
            self.notify(app.script.line(app.speech.say("table-why", why=why)), timeout=6)

    def action_leave(self) -> None:
        if self.clicks.parts or self.complaint:
            self.clicks, self.complaint = Clicks(), ""
            self.retell()
            return
        self.app.pop_screen()

    def action_rematch(self) -> None:
        if self.again and isinstance(self.host, Host):
            self.post_message(self.Rematch(self.host))

    def action_study(self) -> None:
        if self.kept is not None:
            self.post_message(self.Study(self.kept, self.table))

    def farewell(self) -> str:
        """The message to a person who leaves an unfinished game."""
        command = saves.command_to_resume(self.host) if isinstance(self.host, Host) else ""
        return house(self).say("table-saved", command=command) if command else ""
