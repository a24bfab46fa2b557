"""Set-up of a game: its options and players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.message import Message
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Button, Checkbox, Input, Label, Select, Static

from parlour.contract.bots import levels
from parlour.contract.game import Game
from parlour.errors import BadOption, ParlourError
from parlour.speech.languages import level_about, level_name
from parlour.table import Seat, bot_seat, elsewhere
from parlour.table.verify import STRENGTHS
from parlour.terminal.parts.keys import Keys
from parlour.terminal.screens.house import house
from parlour.terminal.screens.rules import RulesScreen
from parlour.terminal.seating import usual_level
from parlour.terminal.telling.choice import Choice
from parlour.terminal.telling.values import about_value, option_name, value_name
from parlour.terminal.text.words import words

PERSON = "person"


class SetupScreen(Screen[None]):
    AUTO_FOCUS = "Select"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "app.pop_screen"),
        Binding("f1", "rules"),
        Binding("f10", "start"),
    ]

    class Ready(Message):
        """Posted to begin a game after set-up."""

        def __init__(self, game: Game, seats: list[Seat], takeback: bool, coach: list[str], by_hand: bool) -> None:
            super().__init__()
            self.game, self.seats, self.takeback, self.coach = game, seats, takeback, coach
            self.by_hand = by_hand

    def __init__(self, game: str) -> None:
        super().__init__()
        self.choice = Choice(game)
        self.choice.settle()
        self.sitting: dict[int, str] = {0: PERSON}
        self.names: dict[int, str] = {}
        self.written = ""
        self.takeback, self.by_hand = True, False
        self.coach: dict[int, str] = {}

    def compose(self) -> ComposeResult:
        app, game = house(self), self.choice.settled()
        say = app.say
        yield Label(app.script.line(app.speech.tell(game.title)), id="setup-title")
        with VerticalScroll(id="setup", can_focus=False):
            yield Static(words(app.script, app.speech.tell(game.about)), classes="about")
            for option in self.choice.options():
                yield from self._option(option)
            yield Label(say("setup-seats"), classes="heading")
            for seat in range(game.players):
                yield from self._seat(game, seat)
            if self._people(game):
                yield Checkbox(say("take-back-allowed"), self.takeback, id="takeback", compact=True)
                yield Checkbox(say("web-hand"), self.by_hand, id="by-hand", compact=True)
            yield Label(say("coach"), classes="heading")
            for seat in self._people(game):
                yield from self._coach(seat)
            yield Input(self.written, placeholder=say("setup-more"), id="more", compact=True)
            with Horizontal(id="buttons"):
                yield Button(say("setup-start"), id="start", variant="primary", compact=True)
                yield Button(say("setup-back"), id="back", compact=True)
        yield Keys(id="keys")

    def _people(self, game: Game) -> list[int]:
        return [seat for seat in range(game.players) if self.sitting.get(seat) == PERSON]

    def _coach(self, seat: int) -> Iterator[Widget]:
        """The strength of a person's coach."""
        app, chosen = house(self), self.coach.get(seat, "")
        kinds = [(app.say("coach-none"), ""), *((app.say(f"coach-{each}"), each) for each in STRENGTHS)]
        label = Label(str(seat + 1), classes="label")
        yield from self._row(label, Select(kinds, value=chosen, allow_blank=False, id=f"coach-{seat}", compact=True))
        if chosen:
            yield Static(words(app.script, app.speech.say(f"coach-{chosen}.about")), classes="about")

    def _row(self, *parts: Widget) -> Iterator[Widget]:
        yield Horizontal(*parts[:: -1 if house(self).script.right_to_left else 1], classes="row")

    def _option(self, option: str) -> Iterator[Widget]:
        app, name = house(self), self.choice.name
        values = [
            (app.script.line(value_name(app.speech, name, option, value)), value)
            for value in self.choice.offered(option)
        ]
        chosen = self.choice.values[option]
        label = Label(app.script.line(option_name(app.speech, name, option)), classes="label")
        yield from self._row(
            label, Select(values, value=chosen, allow_blank=False, id=f"option-{option}", compact=True)
        )
        if about := about_value(app.speech, name, option, chosen):
            yield Static(words(app.script, about), classes="about")

    def _seat(self, game: Game, seat: int) -> Iterator[Widget]:
        app = house(self)
        kinds = [(app.say("setup-person"), PERSON)]
        kinds += [
            (app.script.line(app.speech.say("setup-bot", level=level_name(app.speech, level))), level)
            for level in levels(game)
        ]
        sits = self.sitting.setdefault(seat, usual_level(game))
        if sits not in [value for _, value in kinds]:
            sits = self.sitting[seat] = usual_level(game)
        name = Input(
            self.names.get(seat, ""),
            placeholder=app.say("face-name", number=seat + 1),
            id=f"name-{seat}",
            max_length=30,
            compact=True,
        )
        yield from self._row(
            Label(str(seat + 1), classes="label"),
            Select(kinds, value=sits, allow_blank=False, id=f"seat-{seat}", compact=True),
            *self._own(seat),
            name,
        )
        if about := level_about(app.speech, game.name, sits):
            yield Static(words(app.script, about), classes="about")

    def _own(self, seat: int) -> Iterator[Widget]:
        """The seat's own choices, such as its colour."""
        app, name = house(self), self.choice.name
        for option, chosen in self.choice.owned().items():
            values = [
                (app.script.line(value_name(app.speech, name, option, value)), value)
                for value in self.choice.each_of(option)
            ]
            yield Select(
                values, value=chosen[seat], allow_blank=False, id=f"own-{seat}-{option}", classes="own", compact=True
            )

    def on_mount(self) -> None:
        self._keys()

    def _keys(self) -> None:
        say = house(self).speech.say
        self.set_class(house(self).script.right_to_left, "-rtl")
        self.query_one(Keys).show(
            house(self).script,
            [
                ("F10", say("setup-start"), "screen.start"),
                ("F1", say("key-help"), "screen.rules"),
                ("F2", say("key-language"), "app.language"),
                ("Esc", say("key-back"), "app.pop_screen"),
            ],
        )

    def retell(self) -> None:
        self._again(self.focused.id if self.focused else None)

    def _again(self, focus: str | None) -> None:
        """Redraws everything and restores the focus."""

        async def draw() -> None:
            await self.recompose()
            if not self.query(Keys):  # the person has left the screen
                return
            self._keys()
            if focus and self.query(f"#{focus}"):
                self.query_one(f"#{focus}").focus()

        self.call_next(draw)

    @on(Select.Changed)
    def changed(self, event: Select.Changed) -> None:
        kind, _, what = str(event.select.id).partition("-")
        if kind == "option" and self.choice.values[what] != event.value:
            self.choice.choose(what, event.value)
            self._again(event.select.id)
        elif kind == "own":
            seat, _, option = what.partition("-")
            if self.choice.owned()[option][int(seat)] != event.value:
                self.choice.take(option, int(seat), event.value)
                self._again(event.select.id)
        elif kind == "coach" and self.coach.get(int(what), "") != event.value:
            self.coach[int(what)] = str(event.value)
            self._again(event.select.id)
        elif kind == "seat" and self.sitting.get(int(what)) != event.value:
            self.sitting[int(what)] = str(event.value)
            self._again(event.select.id)

    @on(Checkbox.Changed, "#takeback")
    def allowed(self, event: Checkbox.Changed) -> None:
        self.takeback = event.value

    @on(Checkbox.Changed, "#by-hand")
    def by_own_dice(self, event: Checkbox.Changed) -> None:
        self.by_hand = event.value

    @on(Input.Changed)
    def typed(self, event: Input.Changed) -> None:
        kind, _, what = str(event.input.id).partition("-")
        if kind == "name":
            self.names[int(what)] = event.value
        else:
            self.written = event.value

    def action_rules(self) -> None:
        self.app.push_screen(RulesScreen(self.choice.settled()))

    @on(Button.Pressed, "#back")
    def back(self) -> None:
        self.app.pop_screen()

    @on(Button.Pressed, "#start")
    @on(Input.Submitted)
    def action_start(self) -> None:
        try:
            self.choice.write(self.written)
            game = self.choice.settled()
            seats = [self._sits(game, seat) for seat in range(game.players)]
        except ParlourError as error:
            self._refuse(error)
            return
        finally:
            self.choice.more = {}
        coach = [self.coach.get(seat, "") if not who.is_bot else "" for seat, who in enumerate(seats)]
        people = bool(self._people(game))
        self.post_message(self.Ready(game, seats, self.takeback and people, coach, self.by_hand and people))

    def _sits(self, game: Game, seat: int) -> Seat:
        name = "".join(letter for letter in self.names.get(seat, "").strip() if letter.isprintable())
        sits = self.sitting.get(seat, usual_level(game))
        return elsewhere(name) if sits == PERSON else bot_seat(sits, name)

    def _refuse(self, error: ParlourError) -> None:
        """Names the fault and the valid values."""
        speech = house(self).speech
        option, value = getattr(error, "option", ""), getattr(error, "value", "")
        said = speech.say("setup-bad", option=str(option), value=str(value))
        if isinstance(error, BadOption):
            said += f" {speech.tell(error.why)}"
        self.notify(house(self).script.line(said), severity="error", timeout=8)
