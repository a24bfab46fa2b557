"""A list of finished games to study."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import ModalScreen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from parlour.terminal import saves
from parlour.terminal.parts.keys import Keys
from parlour.terminal.screens.house import house
from parlour.terminal.telling.values import title
from parlour.terminal.text.words import words

MOST = 100
"""Older games are left out; `parlour analyse` and `parlour replay` take any file."""


class FinishedScreen(ModalScreen[Path | None]):
    """Returns the record of a game, or nothing if the person goes back."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "back")]

    def compose(self) -> ComposeResult:
        yield OptionList(id="finished")
        yield Keys(id="keys")

    def on_mount(self) -> None:
        self.saves = saves.finished(MOST)
        self.retell()
        self.query_one(OptionList).focus()

    def retell(self) -> None:
        app, listed = house(self), self.query_one(OptionList)
        kept = listed.highlighted or 0
        listed.clear_options()
        listed.add_options([Option(words(app.script, self._about(save))) for save in self.saves])
        listed.highlighted = kept
        listed.border_title = app.say("menu-finished")
        self.set_class(app.script.right_to_left, "-rtl")
        keys = [
            ("⏎", app.speech.say("key-choose"), "screen.choose"),
            ("Esc", app.speech.say("key-back"), "screen.back"),
        ]
        self.query_one(Keys).show(app.script, keys)

    def _about(self, save: saves.Save) -> str:
        speech = house(self).speech
        names = save.names(speech)
        scores = [
            speech.say("replay-score", name=name, score=score) for name, score in zip(names, save.scores, strict=True)
        ]
        listed = speech.listed(scores)
        return speech.say("menu-finished-game", game=title(speech, save.game), scores=listed, time=save.begun())

    def action_choose(self) -> None:
        self.query_one(OptionList).action_select()

    def action_back(self) -> None:
        self.dismiss(None)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self.saves[event.option_index].path)
