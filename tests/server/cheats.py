"""An operator's attacks on a roll, in a real node: see `cheating_node.py`.

Each cheat falls on the first draw of its table, once every device has revealed, unless it says otherwise. `CLOSINGS`
are those that write something false into the log, which everybody is told; `TELLINGS` tell some people other lines.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from typing import Any

from parlour.table.chance import Links, Opening, drawn, mixed
from parlour.table.chance.draw import Chances
from parlour.table.dealing import Complete
from parlour.table.draft import Draft
from parlour.table.drawing import Dropped, Opened, Registered, Voided
from parlour.table.events import Moved, OutcomeDrawn, Reacted
from parlour.table.verify import seal

VICTIM = 1
"""The seat that is treated otherwise than the others."""
Closing = Callable[[Draft, Opening, Complete], None]


def _fall(draft: Draft, opening: Opening, ids: tuple[str, ...], links: tuple[bytes, ...], own: bytes) -> str:
    """The outcome that these numbers give, ignoring the promised party."""
    pairs = zip(map(bytes.fromhex, ids), links, strict=True)
    return drawn(opening.chances, mixed(draft.table.header.id, opening.n, own, pairs))


def _write(draft: Draft, opening: Opening, outcome: str, own: bytes, links: tuple[bytes, ...]) -> None:
    told = {"hand": opening.hand, "outcome": outcome, "link": own.hex(), "links": tuple(link.hex() for link in links)}
    draft.add(OutcomeDrawn, n=opening.n, nonce="", **told)


def another_outcome(draft: Draft, opening: Opening, step: Complete) -> None:
    own = draft.links.link(opening.n)
    fell = _fall(draft, opening, opening.ids, step.links, own)
    _write(draft, opening, next(each for each, _ in opening.chances if each != fell), own, step.links)


def chosen_link(draft: Draft, opening: Opening, step: Complete) -> None:
    """The table looks at everybody's number, and tries numbers of its own until it likes the roll."""
    wanted = opening.chances[-1][0]
    while True:
        own = secrets.token_bytes(32)
        if _fall(draft, opening, opening.ids, step.links, own) == wanted:
            return _write(draft, opening, wanted, own, step.links)


def skipped_link(draft: Draft, opening: Opening, step: Complete) -> None:
    own = draft.links.link(opening.n + 1)
    _write(draft, opening, _fall(draft, opening, opening.ids, step.links, own), own, step.links)


def used_link(draft: Draft, opening: Opening, step: Complete) -> None:
    """The number of the draw before; before the first it is the one in the header."""
    own = draft.links.link(opening.n - 1) if opening.n > 1 else bytes.fromhex(draft.table.header.commitment)
    _write(draft, opening, _fall(draft, opening, opening.ids, step.links, own), own, step.links)


def replaced_link(draft: Draft, opening: Opening, step: Complete) -> None:
    """Somebody's number is replaced by a better one."""
    links = (*step.links[:-1], secrets.token_bytes(32))
    own = draft.links.link(opening.n)
    _write(draft, opening, _fall(draft, opening, opening.ids, links, own), own, links)


def left_out_of_the_roll(draft: Draft, opening: Opening, step: Complete) -> None:
    """The party was fixed by the opening; the number of its last device is left out."""
    ids, links, own = opening.ids[:-1], step.links[:-1], draft.links.link(opening.n)
    _write(draft, opening, _fall(draft, opening, ids, links, own), own, links)


def joined_after_the_opening(draft: Draft, opening: Opening, step: Complete) -> None:
    """A device of the operator's joins when all the others have revealed."""
    device, after = secrets.token_hex(16), opening.n - 1
    spy = Links(draft.table.header.id, bytes.fromhex(device), secrets.token_bytes(32), after)
    draft.add(Registered, device=device, seats=(VICTIM,), after=after, top=spy.top(after).hex())
    ids, links, own = (*opening.ids, device), (*step.links, spy.link(opening.n)), draft.links.link(opening.n)
    _write(draft, opening, _fall(draft, opening, ids, links, own), own, links)


def opened_again(draft: Draft, opening: Opening, step: Complete) -> None:
    """The same draw is opened a second time, with a list that suits better."""
    draft.add(Opened, n=opening.n, hand=opening.hand, chances=opening.chances[-1:])


def dropped_after_revealing(draft: Draft, opening: Opening, step: Complete) -> None:
    draft.add(Dropped, n=opening.n, missing=opening.ids[-1:])


def voided_unasked(draft: Draft, opening: Opening, step: Complete) -> None:
    """The roll is not liked: the last device is said to have been silent, and nobody was asked."""
    links = (*(link.hex() for link in step.links[:-1]), None)
    own = draft.links.link(opening.n).hex()
    draft.add(Voided, n=opening.n, missing=opening.ids[-1:], link=own, links=links)


def forged_move(draft: Draft, opening: Opening, step: Complete) -> None:
    """The roll is honest; then the table moves for the person who rolled."""
    draft.complete(step.links)
    state = draft.position.state
    device = next(member.id for member in opening.party if state.actor in member.seats)
    draft.add(Moved, secrets.token_hex(8), seat=state.actor, move=state.allowed()[0], by="", device=device)


def reactions(draft: Draft, opening: Opening, step: Complete) -> None:
    """Events are put before the outcome, which steered version 1. Here they change nothing."""
    for _ in range(12):
        draft.add(Reacted, secrets.token_hex(8), seat=VICTIM, what="laugh")
    draft.complete(step.links)


CLOSINGS: dict[str, Closing] = {
    each.__name__: each
    for each in (
        another_outcome,
        chosen_link,
        skipped_link,
        used_link,
        replaced_link,
        left_out_of_the_roll,
        joined_after_the_opening,
        opened_again,
        dropped_after_revealing,
        voided_unasked,
        forged_move,
        reactions,
    )
}


def loaded_dice(chances: Chances) -> Chances:
    """The last of the list, the best, is likelier than all others together."""
    (*others, (best, _)) = chances
    return (*others, (best, 100_000))


def one_die(chances: Chances) -> Chances:
    """A list of this very game, but of one die where two are due."""
    return tuple((str(face), 1) for face in range(1, 7))


def another_order(chances: Chances) -> Chances:
    return chances[::-1]


OPENINGS: dict[str, Callable[[Chances], Chances]] = {
    each.__name__: each for each in (loaded_dice, one_die, another_order)
}
"""The operator's entry in the first `open` of a table, in place of the list of the position."""


class Retold:
    """The lines of a table as somebody else is told them: `change` alters bodies, and every hash fits again."""

    def __init__(self) -> None:
        self.heads: dict[int, str] = {}
        """By event, 0 for the header: the hash that was told."""

    def __call__(self, message: Any, table: str) -> Any:
        if message["type"] == "welcome":
            told = message["table"]
            self.heads.setdefault(0, told["header"][-66:-2])
            told["lines"] = [
                self.line(line, event, table) for line, event in zip(told["lines"], told["log"], strict=True)
            ]
        for step in message.get("steps", []):
            step["line"] = self.line(step["line"], step["event"], table)
        return message

    def line(self, line: str, event: Any, table: str) -> str:
        body = json.loads(line)
        del body["hash"]
        self.change(body, table)
        event |= {name: value for name, value in body.items() if name in event}
        written = json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode()
        sealed = seal(written, self.heads[body["seq"] - 1])[0].decode()
        self.heads[body["seq"]] = sealed[-66:-2]
        return sealed

    def change(self, body: dict[str, Any], table: str) -> None:
        raise NotImplementedError


class OtherStory(Retold):
    """The first draw is opened at another time: another line, and from there on another story."""

    def change(self, body: dict[str, Any], table: str) -> None:
        if body["event"] == "open" and body["n"] == 1:
            body["time"] = "1999-12-31T23:59:59.000Z"


class OtherPast(Retold):
    """People who come back are told that everything happened at another time."""

    def __init__(self) -> None:
        super().__init__()
        self.came = 0

    def __call__(self, message: Any, table: str) -> Any:
        self.came += message["type"] == "welcome"
        return super().__call__(message, table) if message["type"] == "welcome" and self.came > 1 else message

    def change(self, body: dict[str, Any], table: str) -> None:
        body["time"] = "1999-12-31T23:59:59.000Z"


TELLINGS: dict[str, type[Retold]] = {"two_stories": OtherStory, "another_past": OtherPast}
