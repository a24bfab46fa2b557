"""The messages: the same events as the table's, and TypeScript types that name every field."""

import json
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import msgspec

from parlour.server import schema
from parlour.server.schema import requests, responses, table
from parlour.server.schema.events import TableEvent
from parlour.server.schema.typescript import typescript
from parlour.table.events import KINDS


def test_the_events_of_the_network_are_those_of_the_table() -> None:
    shapes = {shape.__struct_config__.tag: shape for shape in get_args(TableEvent)}
    assert set(shapes) == set(KINDS)
    for kind, event in KINDS.items():
        ours = {field.name for field in msgspec.structs.fields(shapes[kind])}
        assert ours == {field.name for field in fields(event)}, kind


def test_what_is_sent_has_the_declared_shape() -> None:
    """Events are sent as the table writes them; read by the declared types, every one of them is whole."""
    for path in sorted((Path(__file__).parent.parent / "golden" / "records").glob("*.jsonl"))[:6]:
        for line in path.read_bytes().splitlines()[1:]:
            event = json.loads(line)
            del event["hash"]
            shaped = msgspec.convert(event, TableEvent)
            assert msgspec.json.decode(msgspec.json.encode(shaped)) == event


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
    for module in (requests, table, responses):
        for name, thing in messages_in(module).items():
            assert name in schema.__all__ and getattr(schema, name) is thing, name


def test_the_types_of_the_web_client_are_those_of_the_server() -> None:
    written = Path(__file__).parent.parent.parent / "web" / "src" / "api" / "messages.ts"
    assert written.read_text() == typescript(), "write it anew: python -m parlour.server.schema.typescript"
