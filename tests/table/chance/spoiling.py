"""Ways to spoil a record: bytes, lines, members and values, with or without computing the hashes again."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

from tests.table.chance.stories import encoded, sealed

VALUES = [
    b"0", b"1", b"2", b"-1", b"-0", b"01", b"1.0", b"1e0", b"9007199254740991", b"9007199254740992", b"true", b"null",
    b"[]", b"{}", b"[0]", b"[1,0]", b'""', b'"a"', b'"\\u0061"', b'"\\u000a"', b'"\\n"', b'"\\u001f"', b'"\\u001F"',
    b'"\\/"', b'"\\ud800"', b'"\xed\xa0\x80"', b'"\x7f"', b'"\xe2\x80\xa8"', b" 1", b'"\t"', b"[" * 20 + b"]" * 20,
    b'{"a":1,"a":1}', b'"' + b"0" * 64 + b'"', b'"' + b"A" * 64 + b'"', b'"__proto__"', b"NaN",
]  # fmt: skip
"""Values in and out of the permitted form, as bytes."""
KINDS = (
    *("move", "begin", "device", "leave", "back", "open", "drop", "outcome", "void", "chain", "seat", "pause"),
    *("resume", "end", "reaction", "rematch", "undo", "consent", "decline", "fly"),
)

MEMBERS = ("seat", "why", "time", "id", "device", "same", "hash", "of", "takeback", "new")


def spoiled(bodies: list[bytes], random: Random) -> bytes:
    """The record with one or two things wrong, or only different."""
    changed = random.choice([*LINES, *LAST])(list(bodies), random)
    if random.random() < 0.2:
        changed = random.choice(LAST)(random.choice(LINES)(list(bodies), random), random)
    data = sealed(changed)
    return random.choice(BYTES)(data, random) if random.random() < 0.15 else data


def _at(bodies: list[bytes], random: Random) -> int:
    return random.randrange(len(bodies))


def _without(bodies: list[bytes], random: Random) -> list[bytes]:
    at = _at(bodies, random)
    return renumbered([*bodies[:at], *bodies[at + 1 :]], random)


def _twice(bodies: list[bytes], random: Random) -> list[bytes]:
    at = _at(bodies, random)
    return renumbered([*bodies[:at], bodies[at], *bodies[at:]], random)


def _moved(bodies: list[bytes], random: Random) -> list[bytes]:
    order = list(bodies)
    line = order.pop(_at(order, random))
    order.insert(random.randrange(len(order) + 1), line)
    return renumbered(order, random)


def _value(bodies: list[bytes], random: Random) -> list[bytes]:
    """Another value for one member, sometimes one that this format does not permit."""
    at = _at(bodies, random)
    data = json.loads(bodies[at])
    name = random.choice(list(data))
    old = encoded(data[name])
    return _replaced(bodies, at, encoded(name) + b":" + old, encoded(name) + b":" + random.choice(VALUES))


def _borrowed(bodies: list[bytes], random: Random) -> list[bytes]:
    """A value of the same member from another line: links, devices, lists, numbers of draws."""
    at = _at(bodies, random)
    data = json.loads(bodies[at])
    name = random.choice(list(data))
    others = [json.loads(body)[name] for body in bodies if name in json.loads(body)]
    return [*bodies[:at], encoded({**data, name: random.choice(others)}), *bodies[at + 1 :]]


def _nudged(bodies: list[bytes], random: Random) -> list[bytes]:
    """A number one more or less, a list shorter, longer or turned round, a digit of a text changed."""
    at = _at(bodies, random)
    data = json.loads(bodies[at])
    name = random.choice(list(data))
    value = data[name]
    if isinstance(value, int):
        value += random.choice((-1, 1))
    elif isinstance(value, list):
        value = random.choice([value[1:], value[::-1], [*value, *value[:1]], [*value, None]])
    elif isinstance(value, str) and value:
        place = random.randrange(len(value))
        value = value[:place] + random.choice("0af _Zé") + value[place + 1 :]
    return [*bodies[:at], encoded({**data, name: value}), *bodies[at + 1 :]]


def _member(bodies: list[bytes], random: Random) -> list[bytes]:
    """A member left out, added, doubled, or all of them in another order."""
    at = _at(bodies, random)
    data = json.loads(bodies[at])
    name = random.choice(list(data))
    body = random.choice(
        [
            encoded({key: value for key, value in data.items() if key != name}),
            encoded(
                {
                    **data,
                    random.choice(["seat", "why", "time", "id", "device", "same", "hash", "of", "takeback", "new"]): 0,
                }
            ),
            encoded({**data, "time": "later"}),
            encoded({**data, "takeback": True}),
            bodies[at][:-1] + b"," + encoded(name) + b":" + encoded(data[name]) + b"}",
            encoded(dict(random.sample(list(data.items()), len(data)))),
        ]
    )
    return [*bodies[:at], body, *bodies[at + 1 :]]


def _kind(bodies: list[bytes], random: Random) -> list[bytes]:
    at = _at(bodies, random)
    return [*bodies[:at], encoded({**json.loads(bodies[at]), "event": random.choice(KINDS)}), *bodies[at + 1 :]]


def _inserted(bodies: list[bytes], random: Random) -> list[bytes]:
    """An event more: harmless ones change no outcome, others may not stand there."""
    at = random.randrange(1, len(bodies) + 1)
    event = random.choice(
        [
            {"event": "reaction", "seat": 0, "what": "laugh"},
            {"event": "begin"},
            {"event": "pause"},
            {"event": "move", "seat": 1, "move": "go"},
            {"event": "undo", "seat": 0, "of": at - random.randrange(1, 4)},
            {"event": "device", "device": "77" * 16, "seats": [1], "after": random.randrange(40), "top": "77" * 32},
            {"event": "seat", "seat": 1, "who": {"kind": "bot", "level": "easy"}},
            {"event": "chain", "after": 256, "top": "77" * 32},
            {"event": "end", "why": "over", "scores": [], "winners": []},
        ]
    )
    return renumbered([*bodies[:at], encoded({"seq": 0, **event}), *bodies[at:]], random)


def _spaced(bodies: list[bytes], random: Random) -> list[bytes]:
    at = _at(bodies, random)
    place = random.randrange(1, len(bodies[at]))
    filler = random.choice([b" ", b"\t", b"\\", b'"', b",", b"\xff", b"\xc3\xa9"])
    return [*bodies[:at], bodies[at][:place] + filler + bodies[at][place:], *bodies[at + 1 :]]


def _replaced(bodies: list[bytes], at: int, old: bytes, new: bytes) -> list[bytes]:
    return [*bodies[:at], bodies[at].replace(old, new, 1), *bodies[at + 1 :]]


def renumbered(bodies: list[bytes], random: Random) -> list[bytes]:
    """The events numbered again, mostly: otherwise nothing behind a missing line is ever read."""
    if random.random() < 0.1:
        return bodies
    numbered, seq = [], 0
    for body in bodies:
        data = json.loads(body)
        if "seq" in data:
            seq += 1
            body = encoded({**data, "seq": seq})
        numbered.append(body)
    return numbered


def _flipped(data: bytes, random: Random) -> bytes:
    at = random.randrange(len(data))
    return data[:at] + bytes([data[at] ^ (1 << random.randrange(8))]) + data[at + 1 :]


def _cut(data: bytes, random: Random) -> bytes:
    return data[: random.randrange(len(data))]


LINES: list[Callable[[list[bytes], Random], list[bytes]]] = [
    _without, _twice, _moved, _borrowed, _borrowed, _nudged, _nudged, _kind, _inserted,
]  # fmt: skip
LAST: list[Callable[[list[bytes], Random], list[bytes]]] = [_value, _member, _spaced]
"""After these a line may not be JSON any more."""
BYTES: list[Callable[[bytes, Random], bytes]] = [_flipped, _cut]
