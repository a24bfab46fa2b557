"""An analysis in words: names, numbers and sentences in a language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from parlour.speech.languages import Speech, level_name
from parlour.speech.message import Message, Player
from parlour.study.analysis.line import Played
from parlour.study.analysis.marks import MARKS
from parlour.study.analysis.moments import Moment
from parlour.study.analysis.report import Report
from parlour.study.analysis.verdict import verdict


@dataclass(frozen=True)
class Telling:
    """Describes one report; `line` are the steps of its record."""

    report: Report
    line: list[Played]
    speech: Speech
    names: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "names", tuple(self._name(seat) for seat in range(len(self.report.seats))))

    def _name(self, seat: int) -> str:
        who = self.report.seats[seat]
        name = who.name or self.speech.say("face-name", number=seat + 1)
        return self.speech.say("seat-bot", name=name, level=level_name(self.speech, who.level)) if who.level else name

    def say(self, id: str, **arguments: str | int | float) -> str:
        return self.speech.say(id, **arguments)

    def title(self) -> str:
        return self.say("analysis-title", game=self.speech.tell(self.line[0].state.game.title))

    def number(self, value: float) -> str:
        """A worth: of a chance in percent, of points as it is."""
        return signed(f"{100 * value:.1f}" if self.report.unit == "win" else f"{value:.2f}")

    def change(self, value: float) -> str:
        """A change of worth, with its sign."""
        return self._with_unit(f"{100 * value:+.1f}" if self.report.unit == "win" else f"{value:+.2f}")

    def amount(self, value: float) -> str:
        return self._with_unit(self.number(value))

    def _with_unit(self, number: str) -> str:
        id = "analysis-percent" if self.report.unit == "win" else "analysis-in-points"
        return self.say(id, number=signed(number))

    def what(self, number: int) -> str:
        """Describes the step of that number, as the log does."""
        played = self.line[number - 1]
        return self.speech.tell(played.state.describe(played.step), self.names)

    def sentence(self, moment: Moment) -> str:
        step = moment.step
        return self.say(
            f"analysis-{moment.kind}",
            number=str(step.number),
            what=self.what(step.number),
            name=self.names[moment.seat],
            change=self.change(moment.amount),
            loss=self.amount(moment.amount),
            best=self.label(step.number, step.best or ""),
        )

    def label(self, number: int, move: str) -> str:
        """A move as its button shows it."""
        state = self.line[number - 1].state
        found = next((each for each in state.legal() if str(each) == move), None)
        return move if found is None else self.speech.tell(state.label(found), self.names)

    def verdict(self) -> str:
        """Was that luck? At most twelve words; empty where the account does not say."""
        report, found = self.report, verdict(self.report)
        if found is not None:
            ending = self.say(f"verdict-{found.outcome}", name=self.names[found.seat])
            return f"{ending} {self.say(f'verdict-by-{found.reason}', count=found.moves)}"
        if report.unit != "score" or len(report.seats) > 1:
            return ""
        luck, errors = report.seats[0].luck, report.seats[0].errors
        id = "verdict-alone-unlucky" if luck < 0 else "verdict-alone-lucky"
        return self.say(id, luck=f"{abs(luck):.2f}", errors=f"{abs(errors):.2f}")

    def remarks(self) -> list[str]:
        """Notes for reading the numbers."""
        report, found = self.report, verdict(self.report)
        said = []
        if found is not None and found.reason == "unknown":
            rest = self.amount(report.seats[found.seat].unexplained)
            said.append(self.say("verdict-unknown", residual=rest))
        said += [self.say("analysis-exact") if report.exact else self.say("analysis-note", note=self.note())]
        if not report.exact:
            said.append(self.say("analysis-residual-about"))
        if not report.finished:
            said.append(self.say("analysis-unfinished"))
        if report.unit == "score":
            said.append(self.say("analysis-points"))
        said += [self._coached(who.seat, who.coach) for who in report.seats if who.coach]
        return said

    def _coached(self, seat: int, strength: str) -> str:
        return self.say("play-step", name=self.names[seat], step=self.say(f"coach-{strength}"))

    def note(self) -> str:
        """The estimates and their method."""
        return self.speech.tell(_message(self.report.estimated)) if self.report.estimated else self.report.note

    def accuracy(self, seat: int) -> str:
        part = self.report.seats[seat].accuracy
        return "" if part is None else self.say("analysis-accuracy", percent=f"{100 * part:.1f}")

    def marks(self, seat: int) -> str:
        counts = self.report.seats[seat].marks
        told = [
            self.say("analysis-mark-count", mark=self.say(f"analysis-mark-{mark}"), count=str(counts[mark]))
            for mark in MARKS
            if counts.get(mark)
        ]
        return self.say("list-comma").join(told)


def signed(number: str) -> str:
    """A number with a real minus sign."""
    return number.replace("-", "\u2212")


def _message(data: Any) -> Message:
    """A message from the data that `Message.to_json` gives."""
    return Message(data["id"], {name: _argument(value) for name, value in data["arguments"].items()})


def _argument(value: Any) -> Any:
    if isinstance(value, dict):
        return _message(value) if "id" in value else Player(value["seat"])
    return tuple(map(_argument, value)) if isinstance(value, list) else value
