"""The first screen: a new game, lessons, unfinished and finished games, the language."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from parlour.errors import ParlourError
from parlour.games import kind, names
from parlour.speech.languages import NAMES as LANGUAGES
from parlour.terminal import saves
from parlour.terminal.parts.keys import Keys
from parlour.terminal.screens.house import house
from parlour.terminal.telling.learner import teaches
from parlour.terminal.telling.values import title
from parlour.terminal.text.words import Words, words


class MenuScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "app.quit"), Binding("delete", "remove")]

    doomed = ""
    """The unfinished game that the next press of Delete removes."""

    class New(Message):
        """Posted when a game was chosen for set-up."""

        def __init__(self, game: str) -> None:
            super().__init__()
            self.game = game

    class Learn(Message):
        """The lesson of a game was chosen."""

        def __init__(self, game: str) -> None:
            super().__init__()
            self.game = game

    class Resume(Message):
        """An unfinished game was chosen."""

        def __init__(self, path: Path) -> None:
            super().__init__()
            self.path = path

    class Remove(Message):
        """Posted to remove an unfinished game."""

        def __init__(self, path: Path) -> None:
            super().__init__()
            self.path = path

    def compose(self) -> ComposeResult:
        with Vertical(id="menu"):
            yield Static(id="title")
            yield OptionList(id="choices")
        yield Keys(id="keys")

    def on_mount(self) -> None:
        self.retell()
        self.query_one(OptionList).focus()

    def on_screen_resume(self) -> None:
        self.retell()

    def retell(self) -> None:
        app = house(self)
        title = (app.speech.say("terminal-title"), "bold"), (app.speech.say("terminal-tagline"), "dim")
        self.query_one("#title", Static).update(Words(app.script, title))
        choices = self.query_one(OptionList)
        kept = choices.highlighted
        choices.clear_options()
        choices.add_options([*self._new(), None, *self._lessons(), None, *self._saved(), None, *self._rest()])
        choices.highlighted = kept if kept is not None and kept < choices.option_count else 1
        self._tell_keys()

    def _tell_keys(self) -> None:
        app = house(self)
        removing = [("Del", app.speech.say("key-remove"), "screen.remove")] if self._save() else []
        self.query_one(Keys).show(
            app.script,
            [
                ("⏎", app.speech.say("key-play"), "screen.choose"),
                *removing,
                ("F2", app.speech.say("key-language"), "app.language"),
                ("^Q", app.speech.say("key-quit"), "app.quit"),
            ],
        )

    def _option(self, text: str, id: str, disabled: bool = False) -> Option:
        return Option(words(house(self).script, text), id=id, disabled=disabled)

    def _new(self) -> list[Option]:
        heading = self._option(house(self).speech.say("menu-new"), "heading-new", disabled=True)
        return [heading, *map(self._game, names())]

    def _game(self, name: str) -> Option:
        """A game to choose; one that cannot be imported says why, and cannot be chosen."""
        speech = house(self).speech
        try:
            return self._option(speech.tell(kind(name).title), f"new-{name}")
        except ParlourError as error:
            return self._option(speech.tell(error.message), f"broken-{name}", disabled=True)

    def _lessons(self) -> list[Option]:
        """The lessons of the games that have one."""
        speech = house(self).speech
        return [
            self._option(speech.say("web-lesson-of", game=title(speech, name)), f"learn-{name}")
            for name in filter(teaches, names())
        ]

    def _saved(self) -> list[Option]:
        say = house(self).speech.say
        try:
            found = saves.unfinished()[:20]
        except ParlourError:
            found = []
        if not found:
            return [self._option(say("menu-none"), "heading-none", disabled=True)]
        heading = self._option(say("menu-resume"), "heading-resume", disabled=True)
        return [heading, *(self._option(self._about(save), f"save-{save.path.name}") for save in found)]

    def _about(self, save: saves.Save) -> str:
        speech = house(self).speech
        return speech.say(
            "menu-unfinished",
            game=title(speech, save.game),
            names=speech.listed(save.names(speech)),
            time=save.begun(),
            events=save.events,
        )

    def _rest(self) -> list[Option]:
        speech = house(self).speech
        return [
            self._option(speech.say("menu-finished"), "finished", disabled=not saves.finished(1)),
            self._option(speech.say("menu-language", language=LANGUAGES[speech.code]), "language"),
            self._option(speech.say("menu-quit"), "quit"),
        ]

    def _save(self) -> str:
        """The name of the unfinished game that is highlighted."""
        option = self.query_one(OptionList).highlighted_option
        what, _, rest = ((option.id if option else "") or "").partition("-")
        return rest if what == "save" else ""

    def on_option_list_option_highlighted(self) -> None:
        self._tell_keys()

    def action_remove(self) -> None:
        """Removes an unfinished game, when the key is pressed twice."""
        app, save = house(self), self._save()
        if not save:
            return
        if self.doomed == save:
            self.post_message(self.Remove(saves.games_folder() / save))
        else:
            about = next(self._about(each) for each in saves.unfinished() if each.path.name == save)
            self.notify(app.script.line(app.speech.say("menu-remove", game=about)), timeout=6)
        self.doomed = "" if self.doomed == save else save

    def action_choose(self) -> None:
        self.query_one(OptionList).action_select()

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        what, _, rest = (event.option_id or "").partition("-")
        if what == "new":
            self.post_message(self.New(rest))
        elif what == "learn":
            self.post_message(self.Learn(rest))
        elif what == "save":
            self.post_message(self.Resume(saves.games_folder() / rest))
        else:
            await self.run_action(f"app.{what}")
