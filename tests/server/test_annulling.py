"""No single person undoes a rated game, whatever they try when they are losing; silence costs the silent."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.devices import DevicePlayer, sits
from tests.server.nodes import Running, Zygote, start
from tests.server.players import ME, OTHER, bearer, join, open_table
from tests.server.postgresql import PostgreSQL
from tests.server.test_draws import listening, press, until_draw
from tests.server.test_ratings import enter, me, person, told
from tests.server.test_tournaments import Cup, undecided
from tests.server.test_voids import play_and_agree

LOST = {"kind": "move", "seconds": 10, "out": "lost"}
LONG = {"kind": "move", "seconds": 3600, "out": "lost"}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose seconds are short, and where persons are asked about a silent device after one second."""
    running = start(tmp_path_factory.mktemp("annulling"), clock_scale=0.2, silent_after=1.0, gone_after=1.0)
    yield running
    assert running.stop() == 0, running.log.read_text()
    assert "a bug" not in running.log.read_text()


class Rated:
    """A rated game of Ada, who has the first roll, and Bob, each with a key and a device."""

    def __init__(self, node: Running, clock: dict[str, Any] = LOST, game: str = "shutbox") -> None:
        self.node = node
        self.keys = [person(node, "Ada"), person(node, "Bob")]
        self.opened = open_table(node, game, [ME, OTHER], devices=True, rated=True, clock=clock)
        self.seats = [self.opened, join(node, self.opened)]
        for seat, key in zip(self.seats, self.keys, strict=True):
            assert enter(node, seat, key)[0] == 200

    async def __aenter__(self) -> Rated:
        sitting = [sits(self.node, each["table"], each["key"]) for each in self.seats]
        self.players: list[DevicePlayer] = [await each.__aenter__() for each in sitting]
        return self

    async def __aexit__(self, *error: object) -> None:
        for player in self.players:
            await player.socket.close()

    async def rolls(self) -> tuple[int, int]:
        """The first roll is made; the seats of whose turn it is then and of the other."""
        for player in self.players:
            while player.now["turn"] is None:
                await player.hear()
        first = 0 if self.players[0].my_turn else 1
        async with listening(self.players[1 - first]):
            await press(self.players[first])
            rolled = self.players[first]
            while rolled.now["turn"] is None or not any(event["event"] == "outcome" for event in rolled.log):
                await rolled.hear()
        seat = int(rolled.now["turn"]["seat"])
        return seat, 1 - seat

    async def settled(self, seat: int) -> Any:
        """How it was rated, as this seat is told."""
        async with asyncio.timeout(60):
            while (found := await asyncio.to_thread(told, self.node, self.seats[seat]))["state"] == "open":
                await asyncio.sleep(0.1)
        return found

    async def lost_by(self, seat: int) -> None:
        """The game counts, as lost by this seat."""
        found = await self.settled(1 - seat)
        assert found["state"] == "rated", found
        assert found["seats"][seat]["after"]["mu"] < 25 < found["seats"][1 - seat]["after"]["mu"]

    def delete(self, path: str, key: str) -> int:
        with self.node.client() as client:
            return client.delete(path, headers=bearer(key)).status_code


async def left(player: DevicePlayer, other: DevicePlayer) -> None:
    """The other hears on until the game has ended."""
    await player.socket.close()
    async with asyncio.timeout(60):
        while not other.now["ended"]:
            await other.hear(60)


@pytest.mark.long
async def test_the_seat_named_by_the_voids_loses_when_a_fourth_ends_the_table(hasty: Running) -> None:
    """Bob's device is ready and never reveals; Ada agrees each time, though she need not."""
    async with Rated(hasty, LONG) as game:
        ada, bob = game.players
        bob.silent = True
        mine, theirs = ada.device.kept.id, bob.device.kept.id  # type: ignore[union-attr]
        async with asyncio.timeout(120):
            await asyncio.gather(play_and_agree(ada, theirs), play_and_agree(bob, mine))
        assert ada.log[-1]["why"] == "voids" and ada.now["ended"]["places"] == [0, 1]
        await game.lost_by(1)


async def test_a_number_that_is_kept_back_loses_the_rated_game(hasty: Running) -> None:
    """Nobody agrees to a void: the clock of the silent seat decides."""
    async with Rated(hasty) as game:
        ada = game.players[0]
        for player in game.players:
            while player.now["turn"] is None:
                await player.hear()
        first = 0 if ada.my_turn else 1
        other = game.players[1 - first]
        other.silent = True
        async with listening(other):
            await press(game.players[first])
            async with asyncio.timeout(60):
                while not game.players[first].now["ended"]:
                    await game.players[first].hear(60)
        assert game.players[first].now["ended"]["why"] == "time"
        await game.lost_by(1 - first)


async def test_a_person_who_is_gone_loses_on_time_and_the_other_cannot_end_it(hasty: Running) -> None:
    """Otherwise a loser would wait for the winner's line to break, and end the game."""
    async with Rated(hasty, {**LOST, "seconds": 30}) as game:
        first, second = await game.rolls()
        gone, stays = game.players[first], game.players[second]
        await gone.socket.close()
        async with asyncio.timeout(30):
            while not stays.now["ended"] and not stays.now["seats"][first]["gone"]:
                await stays.hear()
        answer = await stays.command("end")
        assert (answer["type"], answer["code"]) == ("refused", "not_host"), answer
        await left(gone, stays)
        assert stays.now["ended"]["why"] == "time"
        await game.lost_by(first)


@pytest.mark.parametrize("who", ["who loses", "who wins"])
async def test_giving_up_the_seat_neither_undoes_the_game_nor_lets_the_other(hasty: Running, who: str) -> None:
    """*Delete my data* at the table, in the middle of the game: it is lost on time, and counts."""
    async with Rated(hasty) as game:
        first, second = await game.rolls()
        seat = game.seats[first]
        assert game.delete(f"/api/tables/{seat['table']}/mine", seat["key"]) == 204
        stays = game.players[second]
        if who == "who wins":
            async with sits(hasty, seat["table"], game.seats[second]["key"], stays.kept) as again:
                answer = await again.command("end")
                assert (answer["type"], answer["code"]) == ("refused", "not_host"), answer
        await game.lost_by(first)
        assert me(hasty, game.keys[first])["ratings"][0]["rating"]["games"] == 1


async def test_deleting_the_rating_key_leaves_the_others_game_rated(hasty: Running) -> None:
    """Nothing about the person stays; the game counts for the other as against a newcomer."""
    async with Rated(hasty) as game:
        first, second = await game.rolls()
        assert game.delete("/api/ratings/me", game.keys[first]) == 204
        await left(game.players[first], game.players[second])
        await game.lost_by(first)
        (mine,) = me(hasty, game.keys[second])["ratings"]
        assert mine["rating"]["games"] == 1 and mine["rating"]["mu"] > 25
        with hasty.client() as client:
            assert client.get("/api/ratings/me", headers=bearer(game.keys[first])).status_code == 404
            listed = client.get("/api/ratings", params={"game": "shutbox", "players": 2}).json()["best"]
        assert all(each["name"] or each["level"] for each in listed)


async def test_nobody_enters_once_a_roll_is_open(hasty: Running) -> None:
    """Not even before its outcome, nor by the other key of a seat that has entered."""
    keys = person(hasty), person(hasty)
    opened = open_table(hasty, devices=True, rated=True, clock=LONG)
    seats = [opened, join(hasty, opened)]
    async with (
        sits(hasty, opened["table"], seats[0]["key"]) as ada,
        sits(hasty, opened["table"], seats[1]["key"]) as bob,
    ):
        for player in (ada, bob):
            while player.now["turn"] is None:
                await player.hear()
        assert enter(hasty, seats[0], keys[0])[0] == 200, "before the first roll"
        first, other = (ada, bob) if ada.my_turn else (bob, ada)
        other.silent = True
        async with listening(other):
            await press(first)
            await until_draw(first, lambda draw: draw["go"])
            status, answer = await asyncio.to_thread(enter, hasty, seats[1], keys[1])
        assert (status, answer["code"]) == (409, "not_rated")


@pytest.mark.long
async def test_a_node_that_has_heard_nothing_lets_nobody_enter_late(zygote: Zygote, postgresql: PostgreSQL) -> None:
    """The game goes on at one node; the other, which is told nothing of it, is asked."""
    nodes = [await asyncio.to_thread(zygote.start, database=postgresql.url, hints=False) for _ in range(2)]
    keys = person(nodes[0]), person(nodes[0])
    opened = open_table(nodes[0], "rolit", rated=True, clock=LONG)
    seats = [opened, join(nodes[0], opened)]
    assert enter(nodes[1], seats[0], keys[0])[0] == 200, "the other node knows the table"
    async with (
        sits(nodes[0], opened["table"], seats[0]["key"]) as ada,
        sits(nodes[0], opened["table"], seats[1]["key"]) as bob,
    ):
        for player in (ada, bob):
            while player.now["turn"] is None:
                await player.hear()
        mover = ada if ada.my_turn else bob
        assert (await mover.move())["type"] == "answer"
        status, answer = await asyncio.to_thread(enter, nodes[1], seats[1], keys[1])
    for node in nodes:
        node.kill()
    assert (status, answer["code"]) == (409, "not_rated")


async def silent_in_a_cup(node: Running, cup: Cup, table: Any, clock: bool) -> Any:
    """The second person's device keeps its numbers back; how the match was decided."""
    keys = [cup.key_of(each) for each in table["people"]]
    async with (
        sits(node, table["table"], keys[0]) as ada,
        sits(node, table["table"], keys[1]) as bob,
    ):
        bob.silent = True
        mine, theirs = ada.device.kept.id, bob.device.kept.id  # type: ignore[union-attr]
        async with asyncio.timeout(120):
            if clock:
                await asyncio.gather(_play(ada), _play(bob))
            else:
                await asyncio.gather(play_and_agree(ada, theirs), play_and_agree(bob, mine))
    now = await asyncio.to_thread(cup.until, lambda now: not undecided(now))
    return now["played"][0]["tables"][0]


async def _play(player: DevicePlayer) -> None:
    while not player.now["ended"]:
        await (player.move() if player.my_turn else player.hear(60))


@pytest.mark.parametrize("clock", [LOST, None])
async def test_in_a_tournament_the_silent_one_comes_last(hasty: Running, clock: Any) -> None:
    """By the clock; without one, by the fourth void. It was a tie, which a loser is glad of."""
    cup = Cup([hasty], game="shutbox", options={}, **({"clock": clock} if clock else {}))
    cup.join("Ada", "Bo")
    (table,) = undecided(cup.begin(1))
    decided = await silent_in_a_cup(hasty, cup, table, clock is not None)
    assert (decided["places"], decided["why"]) == ([0, 1], "over")
