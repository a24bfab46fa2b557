"""Writes the messages as TypeScript types: `python -m parlour.server.transport.typescript > messages.ts`."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any

from msgspec import inspect

from parlour.server.about.routes import About
from parlour.server.core import messages
from parlour.server.core.messages.commands import Asked
from parlour.server.daily.messages import Daily, OpenDaily, OpenedDaily
from parlour.server.games.lessons import Lesson
from parlour.server.games.messages import Check, Checked, Games, GamesReady, Rules, Sheets, Tallied, Tallying
from parlour.server.home.routes import Home, SetHome
from parlour.server.people.messages import (
    Claim,
    Claimed,
    Coded,
    EnterCode,
    Invitation,
    InviteFor,
    Join,
    Joined,
    Mine,
    Nod,
)
from parlour.server.ratings.messages import Enter, KeyLink, Me, NameMe, RatedTable, Ratings
from parlour.server.records.fairness import Looking, Looks
from parlour.server.records.messages import Analysing, Analysis, Lined, Replay, Verified
from parlour.server.reminders.messages import Remind, Reminding, Unremind
from parlour.server.tables.messages import MyTables, Opened, OpenTable, Overviews
from parlour.server.thinking.messages import Advice, Coaching, Explore, Explored, Reason
from parlour.server.tournaments.messages import (
    JoinTournament,
    LinkFor,
    OpenedTournament,
    OpenTournament,
    RunTournament,
    TournamentNow,
)
from parlour.server.transport.monitoring import Health
from parlour.table import AnyEvent, Command, Event, Seat

PLAIN: dict[type[inspect.Type], str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}
UNIONS = {"Command": messages.Command, "FromClient": messages.FromClient, "FromServer": messages.FromServer}
ROOTS = (
    Opened, OpenTable, InviteFor, Invitation, Join, Joined,
    messages.Steps, Games, GamesReady, Check, Checked, Rules, Sheets, Tallying, Tallied, MyTables, Overviews,
    Verified, Replay, Mine, Health, Home, SetHome, About, messages.Player,
    Lesson, messages.Question, Advice, Coaching, Reason,
    Analysis, Analysing, Lined, Explore, Explored, Looking, Looks,
    EnterCode, Coded, Claim, Claimed, Nod,
    Daily, OpenDaily, OpenedDaily,
    OpenTournament, OpenedTournament, JoinTournament, RunTournament, LinkFor,
    TournamentNow,
    Ratings, Me, NameMe, KeyLink, RatedTable, Enter,
    Remind, Reminding, Unremind,
)  # fmt: skip


def typescript() -> str:
    """Every message, each as an interface of the same name."""
    written: dict[str, str] = {}
    for kind in inspect.multi_type_info([*ROOTS, *UNIONS.values(), AnyEvent]):
        _text(kind, written)
    unions = {**UNIONS, "TableEvent": AnyEvent}
    lines = [f"export type {name} = {_text(inspect.type_info(union), written)};" for name, union in unions.items()]
    head = "// Made by `python -m parlour.server.transport.typescript` from src/parlour/server. Do not edit."
    return "\n\n".join([head, *sorted(written.values()), *lines]) + "\n"


def _text(kind: inspect.Type, written: dict[str, str]) -> str:
    if isinstance(kind, inspect.StructType):
        return _interface(kind, written)
    if isinstance(kind, inspect.Metadata) and kind.extra is not None:
        return str(kind.extra["typescript"])
    if isinstance(kind, inspect.UnionType):
        return _one_of(_text(each, written) for each in kind.types)
    if isinstance(kind, inspect.LiteralType):
        return _one_of(f'"{value}"' for value in kind.values)
    if isinstance(kind, inspect.ListType):
        return f"Array<{_text(kind.item_type, written)}>"
    if isinstance(kind, inspect.VarTupleType):
        return f"Array<{_text(kind.item_type, written)}>"
    if isinstance(kind, inspect.TupleType):
        return f"[{', '.join(_text(each, written) for each in kind.item_types)}]"
    if isinstance(kind, inspect.DictType):
        return f"Record<string, {_text(kind.value_type, written)}>"
    return PLAIN[type(kind)]


def _interface(kind: inspect.StructType, written: dict[str, str]) -> str:
    struct: Any = kind.cls
    name = _name(struct)
    if name not in written:
        written[name] = ""  # ends the recursion of a message that contains itself
        fields = [f'  {kind.tag_field}: "{kind.tag}";'] if kind.tag_field else []
        may_lack = issubclass(struct, Asked | Command) or struct.__struct_config__.omit_defaults
        for each in kind.fields:
            mark = "?" if may_lack and not each.required else ""
            fields.append(f"  {each.name}{mark}: {_text(each.type, written)};")
        written[name] = "\n".join([f"export interface {name} {{", *fields, "}"])
    return name


def _name(struct: type) -> str:
    """The TypeScript names of events and seats: `move` is a `MoveEvent`."""
    if issubclass(struct, Event):
        return struct.kind.capitalize() + "Event"
    return "Sitter" if struct is Seat else struct.__name__


def _one_of(texts: Iterable[str]) -> str:
    return " | ".join(sorted(set(texts)))


if __name__ == "__main__":
    sys.stdout.write(typescript())
