"""The rules of the game at hand, and what was chosen for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from parlour.game import Game
from parlour.languages import Speech
from parlour.terminal.keys import Keys
from parlour.terminal.values import chosen
from parlour.terminal.words import Words

if TYPE_CHECKING:
    from parlour.terminal.app import ParlourApp

PARTS = {
    "shutbox": ("aim", "turn", "dice", "end", "first", "notation", "ours"),
    "tuki": ("aim", "turn", "last", "count", "parrot", "notation", "ours"),
    "rolit": ("aim", "turn", "cannot", "first", "notation", "ours"),
}


def rules_of(speech: Speech, game: Game, names: Sequence[str] = ()) -> Iterator[tuple[str, str]]:
    """Headings and paragraphs, each with its style, and what was chosen at the end. `names` are those of the seats."""
    yield speech.say(f"game-{game.name}"), "bold underline"
    yield speech.say(f"game-{game.name}.about"), ""
    yield "", ""
    for part in PARTS[game.name]:
        yield speech.say(f"rules-{game.name}-{part}.title"), "bold"
        yield speech.say(f"rules-{game.name}-{part}"), ""
        yield "", ""
    yield from _chosen(speech, game, names)


def _chosen(speech: Speech, game: Game, names: Sequence[str]) -> Iterator[tuple[str, str]]:
    yield speech.say("rules-chosen"), "bold"
    for option, value in chosen(speech, game, names):
        yield speech.say("rules-option", option=option, value=value), ""


class RulesScreen(ModalScreen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,f1,q,enter", "app.pop_screen")]

    def __init__(self, game: Game, names: Callable[[], Sequence[str]] = tuple) -> None:
        """`names` gives those of the seats in the language of the moment."""
        super().__init__()
        self.game, self.names = game, names

    @property
    def ours(self) -> ParlourApp:
        return cast("ParlourApp", self.app)

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="rules"):
            yield Static(id="rules-text")
        yield Keys(id="keys")

    def on_mount(self) -> None:
        self.retell()
        self.query_one("#rules").focus()

    def retell(self) -> None:
        app = self.ours
        self.query_one("#rules-text", Static).update(
            Words(app.script, tuple(rules_of(app.speech, self.game, self.names())))
        )
        back = ("Esc", app.speech.say("key-back"), "app.pop_screen")
        self.query_one(Keys).show(app.script, [back, ("F2", app.speech.say("key-language"), "app.language")])
