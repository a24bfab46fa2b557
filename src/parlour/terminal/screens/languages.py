"""A short list of languages, each by its own name."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import ModalScreen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from parlour.speech.languages import NAMES
from parlour.terminal.parts.keys import Keys
from parlour.terminal.screens.house import house
from parlour.terminal.text.words import words


class LanguageScreen(ModalScreen[str | None]):
    """Returns the code of the language, or nothing if the person goes back."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "back")]

    def compose(self) -> ComposeResult:
        app = house(self)
        offered = OptionList(
            *(Option(words(app.script, name), id=code) for code, name in NAMES.items()), id="languages"
        )
        offered.highlighted = list(NAMES).index(app.speech.code)
        offered.border_title = app.say("key-language")
        yield offered
        yield Keys(id="keys")

    def on_mount(self) -> None:
        app = house(self)
        self.set_class(app.script.right_to_left, "-rtl")
        self.query_one(Keys).show(
            app.script,
            [
                ("⏎", app.speech.say("key-choose"), "screen.choose"),
                ("Esc", app.speech.say("key-back"), "screen.back"),
            ],
        )
        self.query_one(OptionList).focus()

    def action_choose(self) -> None:
        self.query_one(OptionList).action_select()

    def action_back(self) -> None:
        self.dismiss(None)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id)
