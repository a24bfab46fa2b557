"""Taking a move back among people: only when all of them agree, before chance, and never half done."""

from __future__ import annotations

import secrets
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.table.race import race

import parlour
from parlour.table import (
    Accepted,
    Answer,
    Command,
    Consent,
    Consented,
    Decline,
    Declined,
    Moved,
    Pause,
    Play,
    Refusal,
    Roll,
    Seat,
    Sit,
    Table,
    Undo,
    Undone,
    audit,
    bot_seat,
    decide,
    dump,
    elsewhere,
    fold,
    more,
    new_header,
    new_id,
    new_table,
)
from parlour.table.chance import Links
from parlour.table.judging import LAPSES
from parlour.table.naming import by_hash
from parlour.table.taking_back import PATIENCE

ADA, BEN, BOT = elsewhere("Ada"), elsewhere("Ben"), bot_seat("random")
NOON, LATER = "2026-03-01T12:00:00.000Z", "2026-03-02T12:00:00.000Z"


class Party:
    """A table of people elsewhere, kept in memory; `time` is what its events say."""

    def __init__(self, game: Any, *seats: Seat, takeback: Any = "agree") -> None:
        secret = secrets.token_bytes(32)
        header, names = new_header(game, seats, secret, takeback=takeback)
        self.table, self.links = new_table(header, by_hash(names)), Links(header.id, b"", secret)
        self.time = NOON
        self.keep(more(self.table, self.links, waits=False))

    def keep(self, answer: Accepted) -> None:
        if answer.repeated:
            return
        for event, position in zip(answer.events, answer.positions, strict=True):
            self.table.apply(event, position)

    def take(self, command: Command) -> Answer:
        answer = decide(self.table, command, self.links, self.time, waits=False)
        if isinstance(answer, Accepted):
            self.keep(answer)
        return answer

    def move(self, move: str = "") -> None:
        turn = self.table.turn
        assert turn is not None
        at: Any = {"id": new_id(), "seq": self.table.seq, "seat": turn.seat}
        command = Roll(**at) if turn.what == "roll" else Play(**at, move=move or self.table.state.allowed()[0])
        assert isinstance(answer := self.take(command), Accepted), answer

    def consent(self, *seats: int, of: int = 0, **more: Any) -> Answer:
        last = self.table.position.latest
        event = of or (last.seq if last else 0)
        more = {"line": self.table.hash_of(event), "id": new_id()} | more
        return self.take(Consent(seq=self.table.seq, seats=seats, of=event, **more))

    def decline(self, seat: int, of: int = 0) -> Answer:
        asked = self.table.position.request
        event = of or (asked.of if asked else 0)
        return self.take(Decline(id=new_id(), seq=self.table.seq, seat=seat, of=event))

    @property
    def kinds(self) -> list[str]:
        return [event.kind for event in self.table.log]

    def check(self) -> Table:
        """The record is sound by both readings, and leads to the same position."""
        data = dump(self.table.header, self.table.log, self.table.names)
        found = audit(data, race if self.table.header.game.name == "race" else parlour.game)
        assert found.findings.sound, found.problem
        again = fold(self.table.header, self.table.log, self.table.names)
        assert (again.state, again.turn, again.position.request) == (
            self.table.state,
            self.table.turn,
            self.table.position.request,
        )
        return again


def rolit(*seats: Seat, **more: Any) -> Party:
    return Party(parlour.game("rolit", size=6, players=len(seats), first=0), *seats, **more)


def refused(answer: Answer, code: str = "cannot_undo") -> None:
    assert isinstance(answer, Refusal), answer
    assert answer.code == code and answer.reason


def test_everybody_agrees_and_the_move_is_taken_back_in_the_same_answer() -> None:
    party = rolit(ADA, BEN, elsewhere("Cleo"))
    before = party.table.state
    party.move()
    assert party.table.position.undoable is None
    assert party.table.position.askable is not None
    assert isinstance(party.consent(0), Accepted)
    assert party.table.position.askable is None, "it is asked already"
    assert isinstance(party.consent(2), Accepted)
    answer = party.consent(1)
    assert isinstance(answer, Accepted)
    assert [type(event) for event in answer.events] == [Consented, Undone]
    assert party.table.state == before
    assert party.kinds == ["move", "consent", "consent", "consent", "undo"]
    party.check()


def test_bots_agree_and_their_moves_do_not_withdraw_the_request() -> None:
    party = rolit(ADA, BOT, BEN)
    before = party.table.state
    party.move()
    assert isinstance(party.consent(0), Accepted)
    party.move()  # of the bot
    assert isinstance(party.consent(2), Accepted)
    assert party.table.state == before
    assert party.kinds == ["move", "consent", "move", "consent", "undo"]
    party.check()


def test_people_at_one_screen_are_asked_once() -> None:
    party = rolit(ADA, BEN, elsewhere("Cleo"))
    party.move()
    assert isinstance(party.consent(0, 1), Accepted)
    refused(party.consent(1))
    answer = party.consent(2)
    assert isinstance(answer, Accepted) and answer.events[-1].kind == "undo"
    party.check()


def test_one_no_ends_it_until_the_next_move() -> None:
    party = rolit(ADA, BEN)
    party.move()
    party.consent(0)
    answer = party.decline(1)
    assert isinstance(answer, Accepted) and isinstance(answer.events[0], Declined)
    refused(party.consent(0))
    refused(party.consent(1))
    refused(party.decline(1))
    party.move()
    refused(party.consent(0, of=1))
    assert isinstance(party.consent(1), Accepted)
    assert isinstance(party.consent(0), Accepted)
    assert party.kinds[-1] == "undo"
    assert isinstance(party.consent(0), Accepted), "a move was made since, so that Ada may ask again"
    party.check()


def test_a_day_without_an_answer_ends_it() -> None:
    party = rolit(ADA, BEN)
    party.move()
    party.consent(0)
    party.time = "2026-03-02T11:59:59.900Z"
    assert more(party.table, party.links, party.time).events == ()
    party.time = LATER
    refused(party.consent(1))
    answer = more(party.table, party.links, party.time)
    assert [(event.kind, event.seat) for event in answer.events if isinstance(event, Declined)] == [("decline", None)]
    party.keep(answer)
    refused(party.consent(1))
    assert more(party.table, party.links, "2026-03-02T13:00:00.000Z").events == ()
    assert PATIENCE == LAPSES == 86_400, "devices wait as long as the table"
    party.check()


def test_a_move_made_by_somebody_ends_it() -> None:
    party = rolit(ADA, BEN)
    party.move()
    party.consent(0)
    party.move()
    refused(party.consent(1, of=1))
    refused(party.decline(1, of=1))
    assert party.table.position.request is None


def test_who_presses_twice_asks_once() -> None:
    party = rolit(ADA, BEN)
    party.move()
    first = party.consent(0, id="once")
    again = party.consent(0, id="once")
    assert isinstance(first, Accepted) and isinstance(again, Accepted)
    assert again.repeated and again.events == first.events
    refused(party.consent(0))
    refused(party.consent(1, id="once"), "id_reused")
    assert party.kinds == ["move", "consent"]


def test_who_may_ask_about_what() -> None:
    party = rolit(ADA, BEN, BOT)
    refused(party.consent(0, of=0, line="0" * 64))
    party.move()
    refused(party.consent(1))  # the player who has moved asks first
    refused(party.consent(0, line="0" * 64))  # another history
    refused(party.consent(0, 2), "unknown_seat")  # a bot
    refused(party.consent(7), "unknown_seat")
    refused(party.consent(), "unknown_seat")
    refused(party.consent(False), "unknown_seat")
    refused(party.consent(0, device="77" * 16), "bad_device")
    refused(party.take(Undo(id=new_id(), seq=party.table.seq, seat=0, of=1)))
    party.take(Pause(id=new_id(), seq=party.table.seq))
    refused(party.consent(0), "paused")
    party.check()


def test_only_where_the_header_says_so() -> None:
    for takeback in (False, True):
        party = rolit(ADA, BEN, takeback=takeback)
        party.move()
        refused(party.consent(0))
    alone = rolit(ADA, BOT)
    alone.move()
    refused(alone.consent(0))
    assert isinstance(alone.take(Undo(id=new_id(), seq=1, seat=0, of=1)), Accepted), "nobody else has to agree"
    alone.check()


def test_somebody_who_sits_down_or_leaves_ends_it() -> None:
    party = rolit(ADA, BEN, elsewhere("Cleo"))
    party.move()
    party.consent(0)
    party.consent(1)
    assert isinstance(party.take(Sit(id=new_id(), seq=party.table.seq, seat=2, who=BOT)), Accepted)
    assert party.table.position.request is None and party.table.position.latest is None
    refused(party.consent(0, of=1))
    party.check()


def test_so_often_and_no_more() -> None:
    party = rolit(ADA, BEN)
    for _ in range(100):
        party.move()
        party.consent(0)
        assert isinstance(party.consent(1), Accepted)
    party.move()
    refused(party.consent(0), "enough")


GAMES = {
    "rolit": lambda: parlour.game("rolit", size=6, players=3),
    "shutbox": lambda: parlour.game("shutbox", edition="twelve", players=3),
    "tuki": lambda: parlour.game("tuki", rounds=1, players=3),
    "race": lambda: race(goal=8),
}


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_whatever_people_press_a_move_goes_only_if_all_agreed_and_before_chance(name: str, seed: int) -> None:
    """A random party asks, agrees, refuses, waits and moves; every undo follows from consent of all the people."""
    game, random = GAMES[name](), Random(seed)
    seats = [ADA, BEN, BOT][: game.players]
    party = Party(game, *seats)
    people, before = {0, 1}, dict[int, Any]()
    for _ in range(60):
        table = party.table
        if table.ended or table.turn is None:
            break
        press = random.random()
        if press < 0.5:
            asking, state = table.position.request, table.state
            count = len(table.log)
            party.move()
            before |= {each.seq: state for each in table.log[count:] if isinstance(each, Moved)}
            if asking is not None and any(isinstance(each, Moved) and not each.by for each in table.log[count:]):
                assert table.position.request is None
        elif press < 0.9:
            some = random.choice([(0,), (1,), (0,), (1,), (0, 1)])
            answer = party.consent(*some) if table.position.latest else party.consent(*some, of=0, line="0" * 64)
            if isinstance(answer, Accepted) and answer.events[-1].kind == "undo":
                undone = answer.events[-1]
                assert isinstance(undone, Undone) and table.state == before[undone.of]
        elif press < 0.95:
            party.decline(random.randrange(2))
        else:
            party.time = LATER
            party.keep(more(table, party.links, party.time, waits=False))
            party.time = NOON
    agreed = set[int]()
    for event in party.table.log:
        if isinstance(event, Consented):
            agreed |= set(event.seats)
        elif isinstance(event, Undone):
            assert agreed == people
        if event.kind in ("undo", "open", "outcome", "decline") or (isinstance(event, Moved) and not event.by):
            agreed = set()
    party.check()
