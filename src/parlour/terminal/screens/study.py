"""A finished game, move by move, with its luck report."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from parlour.errors import ParlourError
from parlour.server.workers.frames import WorkerLost
from parlour.study.analysis.line import line_of
from parlour.study.analysis.report import Report
from parlour.study.analysis.telling import Telling
from parlour.table import Table
from parlour.terminal.boards import board
from parlour.terminal.drawing.sheet import Look
from parlour.terminal.parts.account import account
from parlour.terminal.parts.keys import Keys
from parlour.terminal.parts.panels import BoardView
from parlour.terminal.screens.house import house
from parlour.terminal.telling.teller import Teller
from parlour.terminal.text.words import Words, words

LOOK = 0.3
"""Seconds between two checks of the progress."""


class StudyScreen(Screen[None]):
    """Shows the position before a step, the step in words and, where it was a mistake, the better move marked."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "app.pop_screen"),
        Binding("left,up", "step(-1)"),
        Binding("right,down,space,enter", "step(1)"),
        Binding("home", "step(-1000000)"),
        Binding("end", "step(1000000)"),
        Binding("n", "mistake"),
        Binding("d,g", "details"),
    ]

    def __init__(self, path: Path, table: Table) -> None:
        super().__init__()
        self.path, self.table = path, table
        self.board = board(table.header.game.name)
        self.line = line_of(table)
        self.at = len(self.line)
        """The number of steps played; the step shown is the next."""
        self.report: Report | None = None
        self.done = 0.0
        self.problem = ""

    def compose(self) -> ComposeResult:
        with Horizontal(id="middle"):
            with VerticalScroll(id="board-frame", can_focus=False):
                yield BoardView(id="board")
            with VerticalScroll(id="account-frame", can_focus=False):
                yield Static(id="account")
        yield Static(id="turn")
        yield Keys(id="keys")

    def on_mount(self) -> None:
        self.retell()
        if self.line:
            self.looking = self.set_interval(LOOK, self._account)
            self.analyse()

    @work(exclusive=True, group="study")
    async def analyse(self) -> None:
        beside = house(self).new_beside()
        try:
            self.report = await asyncio.to_thread(beside.analysed, self.path, self._heard)
        except WorkerLost:
            self.problem = house(self).speech.say("analysis-lost")
        except ParlourError as error:
            self.problem = house(self).speech.tell(error.message)
        if self.is_attached:
            self.looking.stop()
            self.retell()

    def _heard(self, done: float) -> None:
        self.done = done

    @property
    def telling(self) -> Telling | None:
        return None if self.report is None else Telling(self.report, self.line, house(self).speech)

    # What is shown

    def on_resize(self) -> None:
        self.call_after_refresh(self._account)

    def retell(self) -> None:
        app = house(self)
        self.set_class(app.script.right_to_left, "-rtl")
        self._account()
        self._position()
        keys = [("←", "", "screen.step(-1)"), ("→", "", "screen.step(1)")]
        if self.report is not None:
            keys += [("N", app.speech.say("analysis-next-error"), "screen.mistake")] if self._erred() else []
            keys.append(("D", app.speech.say("luck-details"), "screen.details"))
        self.query_one(Keys).show(app.script, [*keys, ("Esc", app.speech.say("key-back"), "app.pop_screen")])

    def _account(self) -> None:
        app, shown = house(self), self.query_one("#account", Static)
        if (telling := self.telling) is not None:
            shown.update(account(telling, app.script, shown.size.width))
        elif self.line:
            waiting = app.speech.say("analysis-working", percent=f"{100 * self.done:.0f}%")
            shown.update(words(app.script, self.problem or waiting, style="italic"))

    def _position(self) -> None:
        app, over = house(self), self.at == len(self.line)
        state = self.table.state if over else self.line[self.at].state
        teller = Teller(app.speech, self.table.seats)
        marked = frozenset() if over else frozenset(self.board.parts(self._marked()))
        look = Look(app.speech, app.script, teller.short_names, bool(state.legal()) and not over, marked)
        self.query_one(BoardView).update(self.board.draw(state, look))
        said = teller.turn(self.table) if over else f"{self.at + 1} / {len(self.line)}  {self._told(teller)}"
        self.query_one("#turn", Static).update(Words(app.script, ((said, "bold"),)))

    def _marked(self) -> str:
        """The best move if another was made, else the move."""
        step = None if self.report is None else self.report.steps[self.at]
        return step.best if step is not None and step.erred and step.best else str(self.line[self.at].step)

    def _told(self, teller: Teller) -> str:
        played, telling = self.line[self.at], self.telling
        what = teller.tell(played.state.describe(played.step))
        if telling is None or not telling.report.steps[self.at].erred:
            return what
        step = telling.report.steps[self.at]
        best, loss = telling.label(step.number, step.best or ""), telling.amount(step.loss)
        return telling.say("luck-mistake", what=what, best=best, loss=loss)

    # Keys

    def action_step(self, by: int) -> None:
        self.at = min(max(self.at + by, 0), len(self.line))
        self._position()

    def _erred(self) -> list[int]:
        """The steps that were mistakes: those of people, or of bots where no person played."""
        if self.report is None:
            return []
        found = [at for at, step in enumerate(self.report.steps) if step.erred]
        return [at for at in found if not self.line[at].by] or found

    def action_mistake(self) -> None:
        """The next mistake after the step shown; after the last, the first."""
        if found := self._erred():
            self.at = next((at for at in found if at > self.at), found[0])
            self._position()

    def action_details(self) -> None:
        if (telling := self.telling) is not None:
            self.app.push_screen(DetailsScreen(telling))


class DetailsScreen(ModalScreen[None]):
    """Shows the luck report on the whole screen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,d,g", "app.pop_screen")]

    def __init__(self, telling: Telling) -> None:
        super().__init__()
        self.telling = telling

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="rules"):
            yield Static(id="rules-text")
        yield Keys(id="keys")

    def on_mount(self) -> None:
        app = house(self)
        wide = self.app.size.width
        self.query_one("#rules-text", Static).update(account(self.telling, app.script, wide))
        self.query_one("#rules").focus()
        self.query_one(Keys).show(app.script, [("Esc", app.speech.say("key-back"), "app.pop_screen")])
