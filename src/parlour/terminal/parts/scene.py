"""The view of a table: board, moves, scores, log, whose turn it is, and the input line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Input, OptionList, Static

from parlour.table import Table
from parlour.terminal.boards import Board
from parlour.terminal.drawing.sheet import Look
from parlour.terminal.parts.clicks import Clicks
from parlour.terminal.parts.panels import LOG_LINES, BoardView, LogView, MoveList, Said
from parlour.terminal.parts.scores import score_sheet
from parlour.terminal.telling.log import Log
from parlour.terminal.telling.teller import Teller
from parlour.terminal.text.words import Script, Words

BOARD_LINES, LARGE_LINES = 18, 26
"""The lines of the tallest board, with small and large pieces."""
LARGE = (116, 39)
"""The size of a view with room for large pieces beside moves, scores and log."""


class Shown(Protocol):
    """A table of a host here, or of a server."""

    @property
    def table(self) -> Table: ...

    @property
    def torn(self) -> int: ...


@dataclass(frozen=True, kw_only=True)
class Scene:
    """The contents of the screen at one moment."""

    host: Shown
    teller: Teller
    script: Script
    board: Board
    log: Log
    mine: bool
    """Whether a person at this screen is to move."""
    rolling: bool
    """Whether a person at this screen is to roll, or to turn a card over."""
    telling: bool
    """Whether people say what fell on their own table."""
    offers: tuple[str, ...]
    """The moves that fit the parts clicked so far, or what may fall."""
    clicks: Clicks
    complaint: str
    """The reason for the last refusal."""
    coach: str
    """The words of the acting person's coach."""
    unready: bool
    """Whether stronger bots are still being prepared."""
    again: bool
    """Whether the same players may play again."""

    @property
    def table(self) -> Table:
        return self.host.table

    def say(self, id: str, **arguments: str | int) -> str:
        return self.script.line(self.teller.speech.say(id, **arguments))

    def turn(self) -> tuple[str, str]:
        """The line that names the expected step, and its style."""
        speech = self.teller.speech
        if self.complaint:
            return self.complaint, "bold bright_red"
        if self.clicks.whole(self.offers, self.board):
            return speech.say("table-again-click"), "bold"
        said = self.teller.turn(self.table, self.unready)
        return (f"{said} {speech.say('table-again', key='F5')}" if self.again else said), "bold"

    def happened(self) -> list[str]:
        """The last events, a line for each."""
        speech = self.teller.speech
        lines = [self.teller.tell(message) for message in self.log.messages()[-LOG_LINES:]]
        if self.host.torn:
            lines.insert(0, speech.say("log-torn"))
        return lines or [speech.say("log-began")]


class TableView(Vertical):
    """Shows a scene; its parts report actions by their own messages."""

    scene: Scene | None = None

    def compose(self) -> ComposeResult:
        with Horizontal(id="middle"):
            with VerticalScroll(id="board-frame", can_focus=False):
                yield BoardView(id="board")
            with Vertical(id="side"):
                yield MoveList(id="moves", compact=True)
                with VerticalScroll(id="scores-frame", can_focus=False):
                    yield Static(id="scores")
        yield LogView(id="log-frame")
        yield Said(id="coach")
        yield Said(id="turn")
        yield Input(id="typed", compact=True, max_length=60, select_on_focus=False)

    def show(self, scene: Scene) -> None:
        self.scene = scene
        self._moves(scene)
        self._typed(scene)
        self._scores(scene)
        self.query_one(LogView).show(scene.script, scene.say("table-log"), scene.happened())
        coach = self.query_one("#coach", Static)
        coach.display = bool(scene.coach)
        coach.update(Words(scene.script, ((scene.coach, "italic"),)))
        self.query_one("#turn", Static).update(Words(scene.script, (scene.turn(),)))
        self._board(scene)
        self.call_after_refresh(self._leave_room)

    @property
    def large(self) -> bool:
        return self.size.width >= LARGE[0] and self.size.height >= LARGE[1]

    def on_resize(self) -> None:
        self.set_class(self.large, "-large")
        if self.scene is not None:
            self._board(self.scene)
        self.call_after_refresh(self._leave_room)

    @on(Said.Resized)
    def _leave_room(self) -> None:
        """Keeps the whole board on the screen: the coach's and the turn's lines are taken from the log."""
        log = self.query_one(LogView)
        log.styles.clear_rule("height")  # as in the style sheet
        said = 1 + sum(each.outer_size.height for each in self.query(Said) if each.display)
        styled = log.styles.height
        assert styled is not None
        lines = LARGE_LINES if self.large else BOARD_LINES
        most, free = int(styled.value), self.size.height - lines - said
        if self.size.height > lines + most:
            log.styles.height = max(0, min(most, free))
        log.scroll_end(animate=False)

    def _moves(self, scene: Scene) -> None:
        state = scene.table.state
        told = [scene.teller.tell(state.label(state.parsed(move))) for move in scene.offers]
        if scene.rolling:
            told = [scene.teller.speech.say(scene.board.roll())]
        title = scene.say("table-moves") if scene.mine or scene.rolling else ""
        if scene.telling:
            title = scene.say("web-hand-ask")
        self.query_one(MoveList).show(scene.script, title, told)

    def _typed(self, scene: Scene) -> None:
        typed = self.query_one("#typed", Input)
        asked = scene.mine or scene.telling
        typed.disabled = not asked
        example = scene.offers[0] if scene.offers else ""
        typed.placeholder = scene.say("table-type", example=example) if scene.mine else ""
        if scene.telling:
            typed.placeholder = f"{scene.say('web-hand-ask')} {example.partition(':')[2] or example}"
        if scene.rolling:
            typed.placeholder = scene.say("table-press")
        if asked and self.screen.focused is not typed:
            self.screen.set_focus(typed)

    def _scores(self, scene: Scene) -> None:
        self.query_one("#scores", Static).update(score_sheet(scene.table, scene.teller, scene.script))
        self.query_one("#scores-frame").border_title = scene.say("sheet-title")

    def _board(self, scene: Scene) -> None:
        """Draws the clicked parts as chosen; before any click, those of the move selected in the list."""
        chosen = scene.clicks.parts
        highlighted = self.query_one(MoveList).highlighted
        if scene.mine and not chosen and highlighted is not None and highlighted < len(scene.offers):
            chosen = scene.board.parts(scene.offers[highlighted])
        teller, script = scene.teller, scene.script
        look = Look(teller.speech, script, teller.short_names, scene.mine, frozenset(chosen), self.large)
        self.query_one(BoardView).update(scene.board.draw(scene.table.state, look))

    @on(OptionList.OptionHighlighted, "#moves")
    def pointed(self) -> None:
        if self.scene is not None:
            self._board(self.scene)
