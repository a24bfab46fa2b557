"""A lesson on the screen, on the game's own board: one sentence and one task at a time."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.message import Message as Report
from textual.widgets import Input, OptionList, Static

from parlour.contract.lesson import LEARNER
from parlour.speech.message import Message
from parlour.terminal.boards import Board, board, fitting
from parlour.terminal.drawing.sheet import Look
from parlour.terminal.parts.clicks import Clicks
from parlour.terminal.parts.keys import Keys
from parlour.terminal.parts.panels import BoardView, LogView, MoveList
from parlour.terminal.screens.choosing import ChoosingScreen
from parlour.terminal.screens.house import house
from parlour.terminal.screens.rules import RulesScreen
from parlour.terminal.telling.learner import Learner
from parlour.terminal.text.words import Words


class LessonScreen(ChoosingScreen):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave"),
        Binding("enter,space", "choose"),
        Binding("f1", "rules"),
        Binding("f3", "show"),
        Binding("f4,ctrl+z", "back", priority=True),
    ]

    class Play(Report):
        """Posted at the end of the lesson, to play the game."""

        def __init__(self, game: str) -> None:
            super().__init__()
            self.game = game

    def __init__(self, learner: Learner) -> None:
        super().__init__()
        self.learner = learner
        self.clicks = Clicks()
        self.answer: Message | None = None
        """The answer to the last try, if it did not lead on."""

    @property
    def moving(self) -> bool:
        return self.learner.now.task.deed == "move"

    @property
    def offers(self) -> tuple[str, ...]:  # type: ignore[override]
        """The moves that fit the parts clicked so far."""
        return fitting(self.learner.now.state.allowed(), self.clicks.parts, self.board) if self.moving else ()

    @property
    def board(self) -> Board:
        return board(self.learner.now.state.game.name)

    def compose(self) -> ComposeResult:
        with Horizontal(id="middle"):
            with VerticalScroll(id="board-frame", can_focus=False):
                yield BoardView(id="board")
            yield MoveList(id="moves", compact=True)
        yield LogView(id="log-frame")
        yield Static(id="turn")
        yield Input(id="typed", compact=True, max_length=60, select_on_focus=False)
        yield Keys(id="keys")

    def on_mount(self) -> None:
        self.retell()

    # What happens

    def play(self, move: str) -> None:
        self.answer = self.learner.move(move)
        self._done()

    def action_choose(self) -> None:
        """A press rolls or continues; at the end it performs the selected action."""
        if self.learner.learned:
            self._ended(self.query_one(MoveList).highlighted or 0)
        elif not self.moving:
            self.learner.go()
            self._done()

    def action_show(self) -> None:
        self.learner.show()
        self._come()

    def action_back(self) -> None:
        self.learner.back()
        self._come()

    def action_leave(self) -> None:
        """Clears a begun choice or an answer first."""
        if self.clicks.parts or self.answer is not None:
            self._come()
        else:
            self.app.pop_screen()

    def _ended(self, chosen: int) -> None:
        if chosen == 0:
            self.post_message(self.Play(self.learner.now.state.game.name))
        else:
            self.learner.again()
            self._come()

    def _come(self) -> None:
        self.answer = None
        self._done()

    def _done(self) -> None:
        self.clicks = Clicks()
        self.query_one("#typed", Input).clear()
        self.retell()

    # What is shown

    def retell(self) -> None:
        app = house(self)
        self.set_class(app.script.right_to_left, "-rtl")
        title = app.say("table-moves") if self.moving or self.learner.now.task.deed == "roll" else ""
        self.query_one(MoveList).show(app.script, title, self._choices())
        self._typed()
        happened = [self._tell(each) for each in self.learner.happened()]
        self.query_one(LogView).show(app.script, app.say("table-log"), happened or [self._title()])
        self.query_one("#turn", Static).update(Words(app.script, (self._sentence(),)))
        self._draw()
        self._tell_keys()

    def _title(self) -> str:
        speech = house(self).speech
        return speech.say("web-lesson", game=speech.tell(self.learner.now.state.game.title))

    def _choices(self) -> list[str]:
        speech, state = house(self).speech, self.learner.now.state
        if self.learner.learned:
            return [speech.say("key-play"), speech.say("web-lesson-again")]
        if self.moving:
            return [self._tell(state.label(state.parsed(move))) for move in self.offers]
        return [speech.say(self.board.roll() if self.learner.now.task.deed == "roll" else "web-lesson-next")]

    def _typed(self) -> None:
        typed = self.query_one("#typed", Input)
        typed.disabled = not self.moving
        if not self.moving:
            typed.placeholder = house(self).say("table-press")
            return
        typed.placeholder = house(self).say("table-type", example=self.offers[0] if self.offers else "")
        if self.focused is not typed:
            self.set_focus(typed)

    def _sentence(self) -> tuple[str, str]:
        """The present question, or the answer to the last try."""
        speech = house(self).speech
        if self.answer is not None:
            return self._tell(self.answer), "bold bright_yellow"
        if self.clicks.whole(self.offers, self.board):
            return speech.say("table-again-click"), "bold"
        step = "{number}/{count}".format(**self.learner.step)
        return f"{step}  {self._tell(self.learner.now.task.say)}", "bold"

    @on(OptionList.OptionHighlighted, "#moves")
    def _draw(self) -> None:
        """Draws the clicked parts as chosen; before any click, those of the move selected in the list."""
        app, offers, chosen = house(self), self.offers, self.clicks.parts
        highlighted = self.query_one(MoveList).highlighted
        if not chosen and highlighted is not None and highlighted < len(offers):
            chosen = self.board.parts(offers[highlighted])
        look = Look(app.speech, app.script, self.learner.names(app.speech), self.moving, frozenset(chosen))
        self.query_one(BoardView).update(self.board.draw(self.learner.now.state, look))

    def _tell_keys(self) -> None:
        say = house(self).speech.say
        keys = [
            *([("F3", say("web-lesson-show"), "screen.show")] if not self.learner.learned else []),
            *([("F4", say("web-lesson-back"), "screen.back")] if len(self.learner.way) > 1 else []),
            ("F1", say("key-help"), "screen.rules"),
            ("F2", say("key-language"), "app.language"),
            ("Esc", say("key-menu"), "screen.leave"),
        ]
        self.query_one(Keys).show(house(self).script, keys)

    def _tell(self, message: Message) -> str:
        speech = house(self).speech
        return speech.tell(message, self.learner.names(speech), LEARNER)

    # Keys and mouse

    @on(BoardView.Clicked)
    def clicked(self, event: BoardView.Clicked) -> None:
        if not self.moving:
            return
        clicks = self.clicks.click(event.part, self.learner.now.state.allowed(), self.board)
        if clicks.move:
            self.play(clicks.move)
        else:
            self.clicks, self.answer = clicks, None
            self.retell()

    @on(OptionList.OptionSelected, "#moves")
    def selected(self, event: OptionList.OptionSelected) -> None:
        if self.learner.learned:
            self._ended(event.option_index)
        elif not self.moving:
            self.action_choose()
        elif event.option_index < len(self.offers):
            self.play(self.offers[event.option_index])

    def action_rules(self) -> None:
        self.app.push_screen(RulesScreen(self.learner.now.state.game, lambda: self.learner.names(house(self).speech)))
