"""The first screen: a new game, the unfinished ones, the language."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from parlour.errors import ParlourError
from parlour.games import NAMES
from parlour.languages import NAMES as LANGUAGES
from parlour.terminal import saves
from parlour.terminal.keys import Keys
from parlour.terminal.words import Words, words

if TYPE_CHECKING:
    from parlour.terminal.app import ParlourApp


class MenuScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "app.quit")]

    @property
    def ours(self) -> ParlourApp:
        return cast("ParlourApp", self.app)

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
        app = self.ours
        title = (app.speech.say("terminal-title"), "bold"), (app.speech.say("terminal-tagline"), "dim")
        self.query_one("#title", Static).update(Words(app.script, title))
        choices = self.query_one(OptionList)
        kept = choices.highlighted
        choices.clear_options()
        choices.add_options([*self._new(), None, *self._saved(), None, *self._rest()])
        choices.highlighted = kept if kept is not None and kept < choices.option_count else 1
        self.query_one(Keys).show(
            app.script,
            [
                ("⏎", app.speech.say("key-play"), "screen.choose"),
                ("F2", app.speech.say("key-language"), "app.language"),
                ("^Q", app.speech.say("key-quit"), "app.quit"),
            ],
        )

    def _option(self, text: str, id: str, disabled: bool = False) -> Option:
        return Option(words(self.ours.script, text), id=id, disabled=disabled)

    def _new(self) -> list[Option]:
        say = self.ours.speech.say
        heading = self._option(say("menu-new"), "heading-new", disabled=True)
        return [heading, *(self._option(say(f"game-{name}"), f"new-{name}") for name in NAMES)]

    def _saved(self) -> list[Option]:
        say = self.ours.speech.say
        try:
            found = saves.unfinished()[:20]
        except ParlourError:
            found = []
        if not found:
            return [self._option(say("menu-none"), "heading-none", disabled=True)]
        heading = self._option(say("menu-resume"), "heading-resume", disabled=True)
        return [heading, *(self._option(self._about(save), f"save-{save.path.name}") for save in found)]

    def _about(self, save: saves.Save) -> str:
        speech = self.ours.speech
        names = [
            str(seat.get("name") or speech.say("bot-name" if seat["kind"] == "bot" else "seat-name", number=number))
            for number, seat in enumerate(save.seats, 1)
        ]
        game = speech.say(f"game-{save.game}")
        return speech.say(
            "menu-unfinished", game=game, names=speech.listed(names), time=save.begun(), events=save.events
        )

    def _rest(self) -> list[Option]:
        speech = self.ours.speech
        return [
            self._option(speech.say("menu-language", language=LANGUAGES[speech.code]), "language"),
            self._option(speech.say("menu-quit"), "quit"),
        ]

    def action_choose(self) -> None:
        self.query_one(OptionList).action_select()

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        kind, _, rest = (event.option_id or "").partition("-")
        if kind == "new":
            from parlour.terminal.setup import SetupScreen

            self.app.push_screen(SetupScreen(rest))
        elif kind == "save":
            self.ours.resume_game(saves.games_folder() / rest)
        elif kind == "language":
            self.ours.action_language()
        elif kind == "quit":
            await self.ours.action_quit()
