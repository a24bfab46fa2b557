"""The rules of the game at hand, and what was chosen for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from parlour.game import Game
from parlour.languages import Speech
from parlour.terminal.keys import Keys
from parlour.terminal.words import Words

if TYPE_CHECKING:
    from parlour.terminal.app import ParlourApp

PARTS = {
    "shutbox": ("aim", "turn", "dice", "end", "first", "notation", "ours"),
    "tuki": ("aim", "turn", "last", "count", "parrot", "notation", "ours"),
    "rolit": ("aim", "turn", "cannot", "first", "notation", "ours"),
}


def rules_of(speech: Speech, game: Game) -> Iterator[tuple[str, str]]:
    """Headings and paragraphs, each with its style."""
    yield speech.say(f"game-{game.name}"), "bold underline"
    yield speech.say(f"game-{game.name}.about"), ""
    yield "", ""
    yield from _chosen(speech, game)
    for part in PARTS[game.name]:
        yield speech.say(f"rules-{game.name}-{part}.title"), "bold"
        yield speech.say(f"rules-{game.name}-{part}"), ""
        yield "", ""


def _chosen(speech: Speech, game: Game) -> Iterator[tuple[str, str]]:
    yield speech.say("rules-chosen"), "bold"
    for name, value in game.options_dict.items():
        id = f"{game.name}-{name}-{value}"
        if speech.knows(f"{id}.about"):
            said = f"{speech.say(id)} – {speech.say(f'{id}.about')}"
        else:
            said = value_name(speech, game.name, name, value)
        if said:
            yield speech.say("rules-option", option=speech.say(f"{game.name}-{name}"), value=said), ""
    yield "", ""


def value_name(speech: Speech, game: str, option: str, value: object) -> str:
    """A value of an option in words, where there are words for it; otherwise as it is written. Nothing for none."""
    id = f"{game}-{option}-{value}"
    if isinstance(value, str) and speech.knows(id):
        return speech.say(id)
    if isinstance(value, tuple):
        return speech.listed(str(each) for each in value)
    return "" if value == 0 and option in ("first_hit", "bust") else str(value)


class RulesScreen(ModalScreen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,f1,q,enter", "app.pop_screen")]

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game

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
        self.query_one("#rules-text", Static).update(Words(app.script, tuple(rules_of(app.speech, self.game))))
        back = ("Esc", app.speech.say("key-back"), "app.pop_screen")
        self.query_one(Keys).show(app.script, [back, ("F2", app.speech.say("key-language"), "app.language")])
