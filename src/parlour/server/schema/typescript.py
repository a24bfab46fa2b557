"""Writes the messages as TypeScript types: `python -m parlour.server.schema.typescript > messages.ts`."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any

from msgspec import inspect

from parlour.server import schema
from parlour.server.schema.requests import Asked
from parlour.table import AnyEvent, Command, Event, Seat

PLAIN: dict[type[inspect.Type], str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}
UNIONS = {"Command": schema.Command, "FromClient": schema.FromClient, "FromServer": schema.FromServer}
ROOTS = (
    schema.Opened, schema.OpenTable, schema.InviteFor, schema.Invitation, schema.Join, schema.Joined,
    schema.Steps, schema.Games, schema.Check, schema.Checked, schema.Rules, schema.MyTables, schema.Overviews,
    schema.Verified, schema.Replay, schema.Mine, schema.Health, schema.Home, schema.SetHome, schema.Player,
    schema.Lesson, schema.Question, schema.Advice, schema.Coaching, schema.Reason,
    schema.Analysis, schema.Analysing, schema.Lined, schema.Explore, schema.Explored,
    schema.EnterCode, schema.Coded, schema.Claim, schema.Claimed, schema.Nod,
    schema.Daily, schema.OpenDaily, schema.OpenedDaily,
    schema.OpenTournament, schema.OpenedTournament, schema.JoinTournament, schema.RunTournament, schema.LinkFor,
    schema.TournamentNow,
    schema.Ratings, schema.Me, schema.NameMe, schema.KeyLink, schema.RatedTable, schema.Enter,
)  # fmt: skip


def typescript() -> str:
    """Every message, each as an interface of the same name."""
    written: dict[str, str] = {}
    for kind in inspect.multi_type_info([*ROOTS, *UNIONS.values(), AnyEvent]):
        _text(kind, written)
    unions = {**UNIONS, "TableEvent": AnyEvent}
    lines = [f"export type {name} = {_text(inspect.type_info(union), written)};" for name, union in unions.items()]
    head = "// Made by `python -m parlour.server.schema.typescript` from src/parlour/server/schema. Do not edit."
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
        written[name] = ""  # so that a message that holds itself ends
        fields = [f'  {kind.tag_field}: "{kind.tag}";'] if kind.tag_field else []
        may_lack = issubclass(struct, Asked | Command) or struct.__struct_config__.omit_defaults
        for each in kind.fields:
            mark = "?" if may_lack and not each.required else ""
            fields.append(f"  {each.name}{mark}: {_text(each.type, written)};")
        written[name] = "\n".join([f"export interface {name} {{", *fields, "}"])
    return name


def _name(struct: type) -> str:
    """Events and seats have names of their own there: `move` is a `MoveEvent`."""
    if issubclass(struct, Event):
        return struct.kind.capitalize() + "Event"
    return "Sitter" if struct is Seat else struct.__name__


def _one_of(texts: Iterable[str]) -> str:
    return " | ".join(sorted(set(texts)))


if __name__ == "__main__":
    sys.stdout.write(typescript())
