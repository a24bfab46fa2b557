"""A child process with the compiler, in which stronger bots and the coach think.

The terminal's own process plays by uncompiled rules, so that the board appears at once and leaving is never slow.
A game is compiled when it is first used. If this process has the compiler anyway, everything happens in it.
"""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Event, Lock, Thread
from typing import TYPE_CHECKING, Any

import msgspec

from parlour.compute.words import COMPILES
from parlour.contract.bots import FREE, Bot, Budget, bot, is_plain, levels
from parlour.contract.engine import Answer
from parlour.contract.game import Game
from parlour.contract.state import State, Step
from parlour.engine.advice import judged
from parlour.errors import Unsupported
from parlour.server.workers.frames import WorkerLost, command, read, result, surroundings, written
from parlour.speech.message import Message
from parlour.table import Bots, Sit, Table, new_id
from parlour.table.seats import BOT_FAILED, bot_seat

if TYPE_CHECKING:
    from parlour.study.analysis import Report

MOMENT = 0.2
"""Seconds between two looks at whether the caller has given up."""


class Beside:
    """One process for the tables of a terminal, started when it is first needed; `quiet` where a screen is drawn."""

    def __init__(self, quiet: bool = False) -> None:
        self._quiet, self.closed = quiet, False
        self._process: Any = None
        self._asking, self._made = Lock(), Event()
        self._wanted: tuple[Any, ...] = ()

    @property
    def busy(self) -> bool:
        return self._asking.locked()

    def begin(self, table: Table) -> None:
        """Prepares the bots and coaches of a table that need the compiler."""
        game = table.header.game
        thinking = sorted({seat.level for seat in table.seats if seat.is_bot and not is_plain(game, seat.level)})
        if (thinking or any(table.header.coach)) and not COMPILES:
            self._wanted, self._made = (game, thinking, any(table.header.coach)), Event()
            Thread(target=self._make, args=(self._made, *self._wanted), daemon=True).start()

    def _make(self, made: Event, *wanted: object) -> None:
        with suppress(WorkerLost, Unsupported):  # the next question reports the reason
            self.ask("prepare", *wanted)
        made.set()

    def ready(self, seconds: float = 0.0) -> bool:
        """Whether all preparation is done, after waiting for this many seconds at most."""
        return not self._wanted or self._made.wait(seconds)

    def ask(self, job: str, *arguments: object, heard: Callable[[float], None] | None = None) -> Any:
        """The answer of the process, once it is free; `heard` receives the progress. Raises `WorkerLost`."""
        with self._asking:
            process = self._process = self._process or self._started()
            try:
                if self.closed:  # perhaps since it was started
                    process.kill()
                process.stdin.write(written((job, arguments)))
                process.stdin.flush()
                while (said := read(process.stdout))[0] == "working":
                    if heard is not None:
                        heard(said[1])
            except Exception as error:
                self._process = None
                raise WorkerLost(job) from error
        status, answer, _ = said
        return result(job, status, answer)

    def _started(self) -> Any:
        if self.closed:
            raise WorkerLost("closed")
        return subprocess.Popen(
            command(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL if self._quiet else None,
            env=surroundings(),
            start_new_session=True,  # Ctrl+C is for this process, which then ends the other
        )

    def close(self) -> None:
        """Ends the process for good, whatever it does."""
        self.closed = True
        if (process := self._process) is not None:
            process.kill()
            process.wait()

    def bots(self, game: Game) -> Bots:
        """The bots of a table: each thinks where it can at once."""
        return Bots(game, make=self._seated)

    def _seated(self, game: Game, level: str, seed: int) -> Bot:
        return bot(game, level, seed) if COMPILES or is_plain(game, level) else Far(self, level)

    def judged(self, state: State[Any]) -> Answer | None:
        """The values of a position's moves, if the game has an engine for them."""
        try:
            answer: Answer = judged(state) if COMPILES else self.ask("advise", state)
        except (WorkerLost, Unsupported):
            return None
        return answer

    def analysed(self, record: Path, heard: Callable[[float], None]) -> Report:
        """Luck and skill in a game that is over, as `parlour analyse` finds them. Raises `WorkerLost`."""
        from parlour.study.analysis import Report, analyse

        if COMPILES:
            return analyse(record, progress=heard)
        return msgspec.json.decode(self.ask("study", str(record), heard=heard), type=Report)


@dataclass
class Far:
    """A bot that thinks in the process beside this one."""

    beside: Beside
    level: str

    def ready(self, seconds: float = 0.0) -> bool:
        return self.beside.ready(seconds)

    def choose(self, state: State[Any], budget: Budget = FREE) -> Step:
        while not self.ready(MOMENT):
            pass
        text = None
        while text is None:  # it prepares its solution
            text = self._asked("move", state, self.level, budget.seconds)
        return state.parsed(text)

    def explain(self, state: State[Any], move: Step) -> Message | None:
        try:
            why: Message | None = self.beside.ask("explain", state, self.level, str(move))
        except WorkerLost:
            return None
        return why

    def _asked(self, job: str, *arguments: object) -> Any:
        """The answer of the process, or of a new one if it fails. Raises `WorkerLost` if that fails too."""
        try:
            return self.beside.ask(job, *arguments)
        except WorkerLost:
            return self.beside.ask(job, *arguments)


def replacing(table: Table) -> Sit | None:
    """Replaces a bot whose process has failed twice by the best bot that needs no compiler."""
    turn, game = table.turn, table.header.game
    if turn is None or not turn.who.is_bot:
        return None
    level = [each for each in levels(game) if is_plain(game, each)][-1]
    return Sit(id=new_id(), seq=table.seq, seat=turn.seat, who=bot_seat(level, turn.who.name), why=BOT_FAILED)
