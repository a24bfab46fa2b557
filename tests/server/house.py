"""A real node whose operator plays at his own table, in seat 0, and cheats the others: more ways than `cheats.py` has.

Settings are those of `cheating_node.py`. Nothing of the product is changed but at run time.
"""

from __future__ import annotations

import asyncio
import secrets
import sys
from contextvars import ContextVar
from typing import Any

import msgspec

from parlour.server.core import account, messages
from parlour.server.core.messages.answers import RequestRefused
from parlour.server.core.room import Room
from parlour.speech.message import Message
from parlour.table import Accepted, Play, Position, Register, bot_seat
from parlour.table import draft as drafts
from parlour.table.chance.draw import Chances
from parlour.table.dealing import Complete
from parlour.table.draft import Draft
from parlour.table.drawing import Left
from parlour.table.events import Consented, Declined, Moved, Seated, Undone, now
from parlour.table.lines import body, sealed
from parlour.table.weights import weigh
from tests.server import cheating_node
from tests.server.cheating_node import BlindLedger, Operator
from tests.server.cheats import VICTIM

PLENTY = 100_000
AT: ContextVar[str] = ContextVar("AT", default="")
"""The cheat of the table at which something is drawn."""
HONEST_DRAW, HONEST_TAKE, HONEST_TABLE = Draft.draw, Room.take, account.table_now
HONEST_MOVED, HONEST_DECIDE = Position._moved, Room.decide


def loaded(state: Any) -> Chances:
    """The best roll for himself, the worst for the others; or, where two dice are due, the list for one."""
    listed = weigh(state)
    if AT.get() == "loaded_dice":
        wanted = listed[-1][0] if state.hand != VICTIM else listed[0][0]
        return tuple((outcome, PLENTY if outcome == wanted else weight) for outcome, weight in listed)
    return listed


class House(Operator):
    def closed(self, table: Any, links: Any, step: Any, revealed: Any, **more: Any) -> Accepted:
        """After a roll, what suits him."""
        cheat = self.cheat(table.header.id)
        if cheat not in AFTERWARDS or not isinstance(step, Complete):
            return super().closed(table, links, step, revealed, **more)
        draft = Draft(table, links, now(), revealed)
        draft.complete(step.links)
        AFTERWARDS[cheat](draft)
        draft.finish()
        return draft.accepted()

    def due(self, room: Any, draw: Any) -> Any:
        """The victim's devices are never ready, whatever they say."""
        opening = room.table.position.ledger.opening
        if self.cheat(room.id) in ("deaf", "heard_and_dropped") and opening.hand != VICTIM:
            party = opening.party
            draw.ready -= {each.id for each in party if VICTIM in each.seats}
        return super().due(room, draw)

    async def take(self, room: Any, key: Any, asked: Any, listener: Any) -> Any:
        cheat, victim = self.cheat(room.id), VICTIM in key.seats
        if cheat == "refused_registration" and victim and isinstance(asked, Register):
            raise RequestRefused("too_many_devices", Message("command-devices"), room.seq)
        if cheat == "deaf" and victim and isinstance(asked, messages.Ready):
            while room.course.draw is not None and room.course.draw.desk.n == asked.n:
                await asyncio.sleep(0.1)
            raise RequestRefused("late", Message("command-late"), room.seq)
        if cheat == "heard_and_dropped" and victim and isinstance(asked, messages.Ready):
            return None
        return await super().take(room, key, asked, listener)


def forged_leave(draft: Draft) -> None:
    device = next(each.id for each in draft.ledger.members.values() if VICTIM in each.seats and each.present)
    draft.add(Left, device=device)


def moved_by_a_bot(draft: Draft) -> None:
    state = draft.position.state
    if state.actor == VICTIM:
        draft.add(Moved, seat=VICTIM, move=state.allowed()[0], by="random")


def bot_for_one_move(draft: Draft) -> None:
    state, person = draft.position.state, draft.position.seats[VICTIM]
    if state.actor == VICTIM:
        draft.add(Seated, seat=VICTIM, who=bot_seat("random", ""), why="takeover")
        draft.add(Moved, seat=VICTIM, move=state.allowed()[0], by="random")
        draft.add(Seated, seat=VICTIM, who=type(person)(person.kind, ""), why="return")


def time_is_up(draft: Draft) -> None:
    """The victim is said to have lost on time, seconds after the game began."""
    draft.end("time", seat=VICTIM)


def somebody_else_sits_down(draft: Draft) -> None:
    """Another person takes the victim's seat, and moves there."""
    state, person = draft.position.state, draft.position.seats[VICTIM]
    if state.actor == VICTIM:
        draft.add(Seated, seat=VICTIM, who=type(person)(person.kind, ""), why="claim")
        draft.add(Moved, seat=VICTIM, move=state.allowed()[0])


AFTERWARDS = {
    each.__name__: each
    for each in (forged_leave, moved_by_a_bot, bot_for_one_move, time_is_up, somebody_else_sits_down)
}


def forged_consent(draft: Draft, moved: Moved, line: str) -> None:
    """He takes his own move back, and says that the victim agreed."""
    device = next((each.id for each in draft.ledger.members.values() if VICTIM in each.seats), "")
    draft.add(Consented, seats=(moved.seat,), of=moved.seq, line=line)
    draft.add(Consented, secrets.token_hex(8), seats=(VICTIM,), of=moved.seq, line=line, device=device)
    draft.add(Undone, seat=moved.seat, of=moved.seq)


def partial_consent(draft: Draft, moved: Moved, line: str) -> None:
    """He takes his own move back, and asks nobody."""
    draft.add(Consented, seats=(moved.seat,), of=moved.seq, line=line)
    asked = draft.position.request
    assert asked is not None
    agreed = msgspec.structs.replace(draft.position, request=asked._replace(agreed=draft.position.persons))
    draft.position = agreed
    draft.add(Undone, seat=moved.seat, of=moved.seq)


def forged_refusal(draft: Draft, moved: Moved, line: str) -> None:
    draft.add(Consented, seats=(moved.seat,), of=moved.seq, line=line)
    draft.add(Declined, of=moved.seq, seat=VICTIM)


CONSENTS = {each.__name__: each for each in (forged_consent, partial_consent, forged_refusal)}
"""His note with each of his own moves, at a table where moves are taken back if all agree."""


def main(text: str) -> int:
    houses: list[House] = []

    class Kept(House):
        def __init__(self, folder: Any) -> None:
            super().__init__(folder)
            houses.append(self)

    def draw(draft: Draft, id: str = "") -> None:
        AT.set(houses[0].cheat(draft.table.header.id))
        HONEST_DRAW(draft, id)

    async def take(room: Room, command: Any, also: Any = ()) -> Any:
        state = room.table.state
        if isinstance(command, Play) and command.seat == VICTIM and houses[0].cheat(room.id) == "another_move":
            others = [move for move in state.allowed() if move != command.move]
            command = msgspec.structs.replace(command, move=others[0]) if others else command
        return await HONEST_TAKE(room, command, also)

    def decide(room: Room, command: Any) -> Any:
        answer, consent = HONEST_DECIDE(room, command), CONSENTS.get(houses[0].cheat(room.id))
        his = isinstance(command, Play) and command.seat != VICTIM and isinstance(answer, Accepted)
        if consent is None or not his or answer.repeated:
            return answer
        draft = Draft(room.table, room.chance, now(), {})
        draft.events, draft.positions = list(answer.events), list(answer.positions)
        draft.position, moved = answer.positions[-1], answer.events[0]
        (line,), _ = sealed([body(moved)], room.table.head)
        consent(draft, moved, line[-66:-2].decode())
        return draft.accepted()

    def table_now(room: Room, key: Any, *more: Any) -> Any:
        told, cheat = HONEST_TABLE(room, key, *more), houses[0].cheat(room.id)
        if cheat == "shown_as_duplicate":
            told = msgspec.structs.replace(told, duplicate=True)
        if cheat == "shown_another_turn" and told.now.turn is None:
            turn = messages.Turn(seat=VICTIM, what="move")
            told = msgspec.structs.replace(told, now=msgspec.structs.replace(told.now, turn=turn))
        return told

    def moved(position: Position, event: Moved, step: Any) -> Position:
        blind = replace_seat(position, event) if event.by and not position.seats[event.seat].is_bot else position
        after = HONEST_MOVED(blind, event, step)
        return msgspec.structs.replace(after, seats=position.seats)

    cheating_node.Operator = Kept  # type: ignore[misc]
    drafts.weigh, Draft.draw, Room.take = loaded, draw, take  # type: ignore[attr-defined, method-assign, assignment]
    Room.decide = decide  # type: ignore[method-assign]
    account.table_now = table_now  # type: ignore[assignment]
    Position._moved = moved  # type: ignore[method-assign]
    BlindLedger.may_drop = lambda self, missing: True  # type: ignore[method-assign]
    return cheating_node.main(text)


def replace_seat(position: Position, event: Moved) -> Position:
    seats = list(position.seats)
    seats[event.seat] = bot_seat(event.by, "")
    return msgspec.structs.replace(position, seats=tuple(seats))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
