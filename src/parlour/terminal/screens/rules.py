"""The rules of the present game, and its options."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from parlour.contract.game import Game
from parlour.terminal.parts.keys import Keys
from parlour.terminal.screens.house import house
from parlour.terminal.telling.rules import keys_of, rules_of
from parlour.terminal.text.words import Words


class RulesScreen(ModalScreen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,f1,q,enter,question_mark", "app.pop_screen")]

    def __init__(
        self, game: Game, names: Callable[[], Sequence[str]] = tuple, known: Sequence[tuple[str, str]] = ()
    ) -> None:
        """`names` are those of the seats in the present language, `known` the keys with their actions."""
        super().__init__()
        self.game, self.names, self.known = game, names, known

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="rules"):
            yield Static(id="rules-text")
        yield Keys(id="keys")

    def on_mount(self) -> None:
        self.retell()
        self.query_one("#rules").focus()

    def retell(self) -> None:
        app = house(self)
        self.query_one("#rules-text", Static).update(
            Words(app.script, (*rules_of(app.speech, self.game, self.names()), *keys_of(app.speech, self.known)))
        )
        back = ("Esc", app.speech.say("key-back"), "app.pop_screen")
        self.query_one(Keys).show(app.script, [back, ("F2", app.speech.say("key-language"), "app.language")])
