"""The messages: the same events as the table's, and TypeScript types that name every field."""

import json
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from parlour.server import schema
from parlour.server.schema import commands, requests, responses, table
from parlour.server.schema.said import Written
from parlour.server.schema.typescript import typescript
from parlour.speech.message import Message, Player
from parlour.table import AnyEvent, Pause, Play
from parlour.table.events import KINDS


def test_what_a_client_sends_is_a_command_of_the_table() -> None:
    """Decoded once: what arrives is what the table decides, with its bounds checked."""
    sent = b'{"type":"play","id":"a","seq":3,"seat":1,"move":"d3"}'
    assert msgspec.json.decode(sent, type=schema.Command) == Play(id="a", seq=3, seat=1, move="d3")
    paused = msgspec.json.decode(b'{"type":"pause","id":"a","seq":3,"seat":1}', type=schema.Command)
    assert isinstance(paused, Pause) and paused.why == "asked"
    for why in ("gone", "over"):
        for kind in ("pause", "end"):
            with pytest.raises(msgspec.ValidationError):
                msgspec.json.decode(
                    json.dumps({"type": kind, "id": "a", "seq": 3, "seat": 1, "why": why}), type=schema.Command
                )


def test_every_event_has_its_kind_as_its_tag() -> None:
    assert {shape.__struct_config__.tag: shape for shape in get_args(AnyEvent)} == KINDS


def test_a_message_is_encoded_once_and_only_so_many_are_kept() -> None:
    written, same = Written(10), Message("rolit-move-pass")
    first = written.of(same)
    for number in range(100):
        other = Message("result-winner", {"name": Player(number)})
        assert msgspec.json.decode(msgspec.json.encode(written.of(other))) == other.to_json()
        assert written.of(same) is first, "it is in use"
        assert len(written) <= 20


def messages_in(module: object) -> dict[str, Any]:
    """Those that travel: the structs that no other struct is made from."""
    structs = {name: each for name, each in vars(module).items() if isinstance(each, type)}
    leaves = {name: each for name, each in structs.items() if not each.__subclasses__()}
    return {name: each for name, each in leaves.items() if issubclass(each, msgspec.Struct)}


def test_every_message_has_a_typescript_type_with_all_its_fields() -> None:
    text, found = typescript(), messages_in(schema)
    assert len(found) > 40
    for name, thing in found.items():
        assert f"export interface {name} {{" in text, name
        body = text.split(f"export interface {name} {{")[1].split("}")[0]
        for field in msgspec.structs.fields(thing):
            assert f"  {field.name}" in body, f"{name}.{field.name}"


def test_every_message_has_its_name_in_messages() -> None:
    for module in (commands, requests, table, responses):
        for name, thing in messages_in(module).items():
            assert name in schema.__all__ and getattr(schema, name) is thing, name


def test_the_types_of_the_web_client_are_those_of_the_server() -> None:
    written = Path(__file__).parent.parent.parent / "web" / "src" / "api" / "messages.ts"
    assert written.read_text() == typescript(), "write it anew: python -m parlour.server.schema.typescript"
