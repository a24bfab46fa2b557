"""The full-screen game: one application with a screen for each task."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.screen import ModalScreen, Screen
from textual.timer import Timer

from parlour.errors import ParlourError, RecordBusy
from parlour.speech.languages import speak
from parlour.table import Host, load
from parlour.terminal import saves
from parlour.terminal.guest import Guest
from parlour.terminal.screens.finished import FinishedScreen
from parlour.terminal.screens.guest import GuestScreen
from parlour.terminal.screens.house import House
from parlour.terminal.screens.languages import LanguageScreen
from parlour.terminal.screens.lesson import LessonScreen
from parlour.terminal.screens.menu import MenuScreen
from parlour.terminal.screens.setup import SetupScreen
from parlour.terminal.screens.study import StudyScreen
from parlour.terminal.screens.table import TableScreen
from parlour.terminal.telling.learner import Learner, newcomer
from parlour.terminal.text.words import EXPLICIT, IMPLICIT, Ordering

PATIENCE = 0.5
"""Seconds after which the person is told that a table is being made."""
AGAIN = 4.0
"""Seconds within which a second Ctrl+C ends the program."""
Made = Host | Learner | Guest | Screen[None]
Begin = Callable[[], Made]
"""Makes a table, a lesson or a game to study; called in a thread, because it may take a while."""


class ParlourApp(House):
    """Opens the screens, makes the tables, and handles the screens' messages."""

    TITLE = "Parlour"
    CSS_PATH = "parlour.tcss"
    ENABLE_COMMAND_PALETTE = False
    VERTICAL_BREAKPOINTS = [(0, "-low"), (30, "-tall")]  # noqa: RUF012  as Textual declares it
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "language", priority=True),
        Binding("ctrl+q", "quit", priority=True),
        Binding("ctrl+c", "interrupt", priority=True),
        Binding("escape", "close_notes", priority=True),
    ]

    def __init__(
        self, language: str, begin: Begin | None = None, ordering: Ordering = Ordering.HERE, pace: float = 0.7
    ) -> None:
        super().__init__(language, ordering, pace)
        self.begin = begin
        self.problem = ""
        self.opening: Timer | None = None
        """Runs out when a table takes long to make."""
        self.interrupted = -AGAIN
        """When Ctrl+C was pressed last."""
        self.farewell = ""
        """The message to a person who leaves an unfinished game."""

    def on_mount(self) -> None:
        self._tell_terminal(EXPLICIT)
        self.push_screen(MenuScreen())
        if self.begin is not None:
            self.open(self.begin)

    def on_unmount(self) -> None:
        self.beside.close()
        self._tell_terminal(IMPLICIT)

    def _tell_terminal(self, sequence: str) -> None:
        if self.ordering is Ordering.HERE and self._driver is not None:
            self._driver.write(sequence)

    def open(self, begin: Begin, file: str = "") -> None:
        """Make a table, of that file if there is one, or a lesson, without freezing the screen."""
        self.opening = self.set_timer(PATIENCE, self._say_preparing)
        self.run_worker(lambda: self._make(begin, file), thread=True, exclusive=True, group="open", exit_on_error=False)

    def _make(self, begin: Begin, file: str) -> None:
        try:
            made = begin()
        except Exception as error:  # a game from outside may fail in its own way
            self.call_from_thread(self._opened)
            self.call_from_thread(self.complain, error, file)
            return
        self.call_from_thread(self._opened)
        self.call_from_thread(self.seat, made)

    def _say_preparing(self) -> None:
        if self.opening is not None:
            self.notify(self.say("setup-preparing"), timeout=30)

    def _opened(self) -> None:
        """Removes the waiting note, even one that has not reached the screen yet."""
        if self.opening is not None:
            self.opening.stop()
            self.opening = None
        self.call_later(self.clear_notifications)

    def seat(self, made: Made) -> None:
        if isinstance(made, Screen):
            self.push_screen(made)
        elif isinstance(made, Learner):
            self.push_screen(LessonScreen(made))
        else:
            self.push_screen(TableScreen(made) if isinstance(made, Host) else GuestScreen(made))

    def complain(self, error: Exception, file: str = "") -> None:
        """Reports a failed request of the person."""
        known = isinstance(error, ParlourError | OSError)
        reason = self.speech.tell(error.message) if isinstance(error, ParlourError) else str(error)
        self.problem = reason if known else repr(error)
        if file:
            id = "error-busy" if isinstance(error, RecordBusy) else "error-record"
            self.problem = self.speech.say(id, file=file, reason=self.problem)
        self.notify(self.script.line(self.problem), title=self.say("error-title"), severity="error", timeout=8)

    @on(MenuScreen.New)
    def set_up(self, event: MenuScreen.New) -> None:
        try:
            self.push_screen(SetupScreen(event.game))
        except Exception as error:  # a game from outside may fail in its own way
            self.complain(error)

    @on(MenuScreen.Learn)
    def teach(self, event: MenuScreen.Learn) -> None:
        self.open(lambda: newcomer(event.game))

    @on(LessonScreen.Play)
    def play_what_was_learned(self, event: LessonScreen.Play) -> None:
        self.pop_screen()
        self.post_message(MenuScreen.New(event.game))

    @on(SetupScreen.Ready)
    def begin_game(self, event: SetupScreen.Ready) -> None:
        self.pop_screen()
        self.open(
            lambda: Host.create(
                event.game,
                event.seats,
                saves.new_path(event.game.name),
                takeback=event.takeback,
                coach=event.coach,
                by_hand=event.by_hand,
            )
        )

    @on(TableScreen.Rematch)
    def rematch(self, event: TableScreen.Rematch) -> None:
        """The same players at a new table, which takes the place of the old one on the screen."""
        try:
            again = event.host.rematch(saves.new_path(event.host.table.header.game.name))
        except (ParlourError, OSError) as error:
            self.complain(error)
            return
        self.switch_screen(TableScreen(again))

    @on(MenuScreen.Remove)
    def remove_game(self, event: MenuScreen.Remove) -> None:
        self.clear_notifications()
        try:
            saves.remove(event.path)
        except ParlourError as error:
            self.complain(error, event.path.name)
        if isinstance(self.screen, MenuScreen):
            self.screen.retell()

    @on(MenuScreen.Resume)
    def resume_game(self, event: MenuScreen.Resume) -> None:
        self.open(lambda: Host.resume(event.path), event.path.name)

    @on(TableScreen.Study)
    def study(self, event: TableScreen.Study) -> None:
        self.push_screen(StudyScreen(event.path, event.table))

    def action_finished(self) -> None:
        """Opens the list of games that are over."""

        def look(path: Path | None) -> None:
            if path is not None:
                self.open(lambda: StudyScreen(path, load(path).table))

        self.push_screen(FinishedScreen(), look)

    def action_language(self) -> None:
        """Opens the list of languages, or closes it."""
        if isinstance(self.screen, LanguageScreen):
            self.screen.action_back()
        else:
            self.push_screen(LanguageScreen(), self.change_language)

    def change_language(self, code: str | None) -> None:
        """Changes the language while the program runs; every screen is drawn again."""
        if code is None:
            return
        self.speech = speak(code)
        for screen in self.screen_stack:
            retell = getattr(screen, "retell", None)
            if retell is not None:
                retell()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Escape closes the notes on a screen before it leaves the screen; a page on top of it closes first."""
        if action != "close_notes":
            return True
        return not isinstance(self.screen, ModalScreen) and bool(self.screen.query("Toast"))

    def action_close_notes(self) -> None:
        self.clear_notifications()

    async def action_interrupt(self) -> None:
        """Ctrl+C leaves when it is pressed twice: it may have been meant for copying."""
        before, self.interrupted = self.interrupted, monotonic()
        if self.interrupted - before < AGAIN:
            await self.action_quit()
        else:
            self.notify(self.say("terminal-leave-again", key="Ctrl+C"), timeout=AGAIN)

    async def action_quit(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen) and (farewell := screen.farewell()):
                self.farewell = farewell
        self.beside.close()
        self.exit(0)
