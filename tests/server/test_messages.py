"""The messages: the same events as the table's, and TypeScript types that name every field."""

import json
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import parlour.server
from parlour.server.core import messages
from parlour.server.core.messages.said import Written
from parlour.server.transport.typescript import typescript
from parlour.speech.message import Message, Player
from parlour.table import AnyEvent, Pause, Play
from parlour.table.events import KINDS


def test_what_a_client_sends_is_a_command_of_the_table() -> None:
    """Decoded once: what arrives is what the table decides, with its bounds checked."""
    sent = b'{"type":"play","id":"a","seq":3,"seat":1,"move":"d3"}'
    assert msgspec.json.decode(sent, type=messages.Command) == Play(id="a", seq=3, seat=1, move="d3")
    paused = msgspec.json.decode(b'{"type":"pause","id":"a","seq":3,"seat":1}', type=messages.Command)
    assert isinstance(paused, Pause) and paused.why == "asked"
    for why in ("gone", "over"):
        for kind in ("pause", "end"):
            with pytest.raises(msgspec.ValidationError):
                msgspec.json.decode(
                    json.dumps({"type": kind, "id": "a", "seq": 3, "seat": 1, "why": why}), type=messages.Command
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


SERVER = Path(parlour.server.__file__).parent
MESSAGES = (*SERVER.glob("*/messages.py"), *SERVER.glob("core/messages/[a-z]*.py"))
NAMES = ["parlour.server." + ".".join(path.relative_to(SERVER).with_suffix("").parts) for path in MESSAGES]
OTHERS = ("parlour.server.home.routes", "parlour.server.games.lessons", "parlour.server.transport.monitoring")
DECLARING = [import_module(name) for name in (*NAMES, *OTHERS)]
"""The modules in which messages are declared."""


def messages_in(module: object) -> dict[str, Any]:
    """Those declared there that travel: the structs that no other struct is made from."""
    own = getattr(module, "__name__", "")
    structs = {name: each for name, each in vars(module).items() if isinstance(each, type) and each.__module__ == own}
    leaves = {name: each for name, each in structs.items() if not each.__subclasses__()}
    return {name: each for name, each in leaves.items() if issubclass(each, msgspec.Struct)}


def test_every_message_has_a_typescript_type_with_all_its_fields() -> None:
    text = typescript()
    found = {name: each for module in DECLARING for name, each in messages_in(module).items()}
    assert len(found) > 100
    for name, thing in found.items():
        assert f"export interface {name} {{" in text, name
        body = text.split(f"export interface {name} {{")[1].split("}")[0]
        for field in msgspec.structs.fields(thing):
            assert f"  {field.name}" in body, f"{name}.{field.name}"


def test_every_message_has_its_name_in_messages() -> None:
    for module in DECLARING:
        if module.__name__.startswith("parlour.server.core."):
            for name, thing in messages_in(module).items():
                assert name in messages.__all__ and getattr(messages, name) is thing, name


def test_the_types_of_the_web_client_are_those_of_the_server() -> None:
    written = Path(__file__).parent.parent.parent / "web" / "src" / "api" / "messages.ts"
    assert written.read_text() == typescript(), "write it again: python -m parlour.server.transport.typescript"
