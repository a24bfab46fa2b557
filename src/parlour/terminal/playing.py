"""The table on the screen: board, moves, scores, log, and a line to type in."""

from __future__ import annotations

from secrets import token_hex
from typing import TYPE_CHECKING, ClassVar, cast

from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from parlour.bot import Explains, Message
from parlour.table import Accepted, Bots, Command, Host, Play, Roll, new_id
from parlour.terminal.boards import board, fitting
from parlour.terminal.boards.sheet import Look
from parlour.terminal.keys import Keys
from parlour.terminal.rules import RulesScreen
from parlour.terminal.scores import score_sheet
from parlour.terminal.telling import Teller
from parlour.terminal.words import Words, words

if TYPE_CHECKING:
    from parlour.terminal.app import ParlourApp

LOG_LINES = 300


class BoardView(Static):
    """The board; a click tells the screen which part was meant."""

    def on_click(self, event: events.Click) -> None:
        part = event.style.meta.get("part")
        if part:
            cast(TableScreen, self.screen).click_part(part)


class TableScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave"),
        Binding("up", "point(-1)"),
        Binding("down", "point(1)"),
        Binding("f1", "rules"),
        Binding("f3", "why"),
        Binding("f5", "rematch"),
    ]

    def __init__(self, host: Host) -> None:
        super().__init__()
        self.host = host
        self.table = host.table
        self.game = host.table.header.game
        self.bots = Bots(self.game)
        self.board = board(self.game.name)
        self.clicked: tuple[str, ...] = ()
        self.offers: tuple[str, ...] = ()
        self.complaint = ""
        self.explanation: Message | None = None
        """Why the bot that moved last made its move."""

    @property
    def ours(self) -> ParlourApp:
        return cast("ParlourApp", self.app)

    @property
    def teller(self) -> Teller:
        return Teller(self.ours.speech, self.game, self.table.seats)

    @property
    def mine(self) -> bool:
        """Whether a person at this screen is to move."""
        turn = self.table.turn
        return turn is not None and turn.what == "move" and not turn.who.is_bot and not self.table.position.paused

    def compose(self) -> ComposeResult:
        with Horizontal(id="middle"):
            with VerticalScroll(id="board-frame", can_focus=False):
                yield BoardView(id="board")
            with Vertical(id="side"):
                moves = OptionList(id="moves", compact=True)
                moves.can_focus = False
                yield moves
                with VerticalScroll(id="scores-frame", can_focus=False):
                    yield Static(id="scores")
        with VerticalScroll(id="log-frame", can_focus=False):
            yield Static(id="log")
        yield Static(id="turn")
        yield Input(id="typed", compact=True, max_length=60, select_on_focus=False)
        yield Keys(id="keys")

    def on_mount(self) -> None:
        self.retell()
        self.go_on()

    def on_unmount(self) -> None:
        self.host.close()

    # What happens

    def go_on(self) -> None:
        """Let a bot move, or a seat that is not here roll; otherwise wait for the person."""
        turn = self.table.turn
        if turn is None or self.table.position.paused:
            return
        if turn.what == "roll":
            self.take(Roll(id=new_id(), seq=self.table.seq, seat=turn.seat, nonce=token_hex(16)))
        elif turn.who.is_bot:
            self.set_timer(max(self.ours.pace, 0.01), self.think)

    @work(thread=True, exclusive=True, group="bots")
    def think(self) -> None:
        """Off the screen's thread, because a bot may think for a while."""
        command = self.bots.command(self.table)
        if command is None:
            return
        bot = self.bots.at(command.seat, self.table.seats[command.seat].level)
        state = self.table.state
        move = next(move for move in state.legal() if str(move) == command.move)
        why = bot.explain(state, move) if isinstance(bot, Explains) else None
        self.app.call_from_thread(self.take, command, why)

    def take(self, command: Command, why: Message | None = None) -> None:
        if not self.is_attached:
            return
        before = self.table.seq
        answer = self.host.take(command)
        if isinstance(answer, Accepted):
            self.complaint, self.clicked = "", ()
            self.explanation = why or self.explanation
            if before != self.table.seq:
                self.query_one("#typed", Input).clear()
            self.retell()
            self.go_on()
        else:
            given = command.move if isinstance(command, Play) else ""
            self.complaint = self.teller.refused(answer, given)
            self.retell()

    def play(self, move: str) -> None:
        turn = self.table.turn
        if turn is not None and self.mine:
            self.take(Play(id=new_id(), seq=self.table.seq, seat=turn.seat, move=move))

    def click_part(self, part: str) -> None:
        """A click on the board plays what it means, or waits for the next one where it may mean several moves."""
        if not self.mine:
            return
        legal = self.table.state.allowed()
        again = self.clicked[-1:] == (part,)
        exact = [move for move in legal if self.board.parts(move) == self.clicked]
        if again and exact:
            self.play(exact[0])
            return
        clicked = (*self.clicked, part)
        if not fitting(legal, clicked, self.board):
            clicked = (part,)
        self.clicked = () if again else clicked
        found = fitting(legal, self.clicked, self.board)
        if self.clicked and len(found) == 1 and set(self.board.parts(found[0])) == set(self.clicked):
            self.play(found[0])
            return
        self.complaint = ""
        self.retell()

    # What is shown

    def retell(self) -> None:
        app = self.ours
        self.set_class(app.script.right_to_left, "-rtl")
        self.offers = fitting(self.table.state.allowed(), self.clicked, self.board) if self.mine else ()
        self._tell_moves()
        self._tell_scores()
        self._tell_log()
        self._tell_turn()
        self.draw_board()
        self._tell_keys()

    def draw_board(self) -> None:
        chosen = set(self.clicked)
        highlighted = self.query_one("#moves", OptionList).highlighted
        if not chosen and highlighted is not None and highlighted < len(self.offers):
            chosen = set(self.board.parts(self.offers[highlighted]))
        look = Look(self.ours.speech, self.ours.script, self.teller.names, self.mine, frozenset(chosen))
        self.query_one("#board", BoardView).update(self.board.draw(self.table.state.view(), look))

    def _tell_moves(self) -> None:
        moves = self.query_one("#moves", OptionList)
        moves.border_title = self.ours.say("table-moves") if self.mine else ""
        moves.clear_options()
        state = self.table.state
        moves.add_options(
            [
                Option(words(self.ours.script, self.teller.move(move, state)), id=f"move-{n}")
                for n, move in enumerate(self.offers)
            ]
        )
        if self.offers:
            moves.highlighted = 0
        typed = self.query_one("#typed", Input)
        typed.disabled = not self.mine
        example = self.offers[0] if self.offers else ""
        typed.placeholder = self.ours.say("table-type", example=example) if self.mine else ""
        if self.mine and self.focused is not typed:
            self.set_focus(typed)

    def _tell_scores(self) -> None:
        sheet = score_sheet(self.table, self.teller, self.ours.script)
        self.query_one("#scores", Static).update(sheet)
        self.query_one("#scores-frame").border_title = self.ours.say("sheet-title")

    def _tell_log(self) -> None:
        app, teller = self.ours, self.teller
        lines = [teller.happened(event) for event in self.table.log[-LOG_LINES:]]
        if self.host.torn:
            lines.insert(0, app.speech.say("log-torn"))
        if not lines:
            lines = [app.speech.say("log-began")]
        style = "dim"
        told = [(line, style) for line in lines[:-1]] + [(lines[-1], "")]
        self.query_one("#log", Static).update(Words(app.script, tuple(told)))
        frame = self.query_one("#log-frame", VerticalScroll)
        frame.border_title = app.say("table-log")
        frame.scroll_end(animate=False)

    def _tell_turn(self) -> None:
        app = self.ours
        said, style = self.teller.turn(self.table), "bold"
        if self.complaint:
            said, style = self.complaint, "bold bright_red"
        elif self.clicked and any(self.board.parts(move) == self.clicked for move in self.offers):
            said = app.speech.say("table-again-click")
        elif self.table.ended:
            said = f"{said} {app.speech.say('table-again', key='F5')}"
        self.query_one("#turn", Static).update(Words(app.script, ((said, style),)))

    def _tell_keys(self) -> None:
        say = self.ours.speech.say
        keys = [
            ("F1", say("key-help"), "screen.rules"),
            ("F2", say("key-language"), "app.language"),
            ("F3", say("key-why"), "screen.why"),
            ("Esc", say("key-menu"), "screen.leave"),
            ("^Q", say("key-quit"), "app.quit"),
        ]
        if self.table.ended:
            keys.insert(0, ("F5", say("key-again"), "screen.rematch"))
        self.query_one(Keys).show(self.ours.script, keys)

    # Keys and mouse

    @on(OptionList.OptionHighlighted, "#moves")
    def highlighted(self) -> None:
        self.draw_board()

    @on(OptionList.OptionSelected, "#moves")
    def selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_index < len(self.offers):
            self.play(self.offers[event.option_index])

    @on(Input.Submitted, "#typed")
    def submitted(self, event: Input.Submitted) -> None:
        """What was typed, or the move that the list points to."""
        highlighted = self.query_one("#moves", OptionList).highlighted
        if event.value.strip():
            self.play(event.value.strip())
        elif highlighted is not None and highlighted < len(self.offers):
            self.play(self.offers[highlighted])

    def action_point(self, by: int) -> None:
        """The line to type in always has the keyboard, so that no key is lost; arrows move in the list all the same."""
        moves = self.query_one("#moves", OptionList)
        if self.offers:
            moves.highlighted = ((moves.highlighted or 0) + by) % len(self.offers)

    def action_rules(self) -> None:
        self.app.push_screen(RulesScreen(self.game))

    def action_why(self) -> None:
        """Why the bot that moved last made its move, if it can say."""
        if self.explanation is not None and self.ours.speech.knows(self.explanation.id):
            why = self.teller.message(self.explanation)
            self.notify(self.ours.script.line(self.ours.speech.say("table-why", why=why)), timeout=6)

    def action_leave(self) -> None:
        if self.clicked or self.complaint:
            self.clicked, self.complaint = (), ""
            self.retell()
            return
        self.app.pop_screen()

    def action_rematch(self) -> None:
        if not self.table.ended:
            return
        app, seats, header = self.ours, list(self.table.seats), self.table.header
        self.app.pop_screen()
        app.begin_game(self.game, seats, previous=header.id)
