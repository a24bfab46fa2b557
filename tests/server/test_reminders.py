"""`server.reminders`: people hear of their turn by a push service, once; no private address is ever connected to."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from parlour.server.reminders import delivery
from parlour.server.reminders.encryption import encrypted, private_key, receiver
from parlour.speech.languages import speak
from tests.server.nodes import Running, Zygote
from tests.server.players import ME, OTHER, Player, at, bearer, join, open_table
from tests.server.postgresql import PostgreSQL
from tests.server.push_service import Browser, PushService, checked, packed, unpacked

DAYS = {"kind": "days", "seconds": 259_200}
QUICK = {"push_every": 0.1, "push_after": 0.1}


def test_a_message_is_encrypted_as_the_standard_shows_it() -> None:
    """RFC 8291, section 5 and appendix A, byte by byte."""
    told = b"When I grow up, I want to be a watermelon"
    sender = int.from_bytes(unpacked("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    point = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    body = encrypted(
        told,
        receiver(point, "BTBZMqHH6r4Tts7J_aSIgg"),
        private_key(f"{sender:064x}"),
        unpacked("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert packed(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
        "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    key = ec.derive_private_key(
        int.from_bytes(unpacked("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big"), ec.SECP256R1()
    )
    assert Browser(key, unpacked("BTBZMqHH6r4Tts7J_aSIgg")).decrypted(body) == told


@pytest.mark.parametrize(
    "address",
    [
        *(
            "127.0.0.1",
            "10.0.0.1",
            "172.16.3.4",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
        ),
        *("255.255.255.255", "::1", "::", "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "ff02::1"),
        *(
            "64:ff9b::7f00:1",
            "64:ff9b::a00:1",
            "2002:7f00:1::",
            "2002:c0a8:101::",
            "198.18.0.1",
            "192.0.2.1",
            "240.0.0.1",
        ),
    ],
)
def test_no_private_address_is_posted_to(address: str) -> None:
    assert not delivery.is_allowed(address, 443)


def test_public_addresses_are_posted_to_by_the_port_of_https() -> None:
    assert delivery.is_allowed("1.1.1.1", 443) and delivery.is_allowed("2606:4700::1111", 443)
    assert not delivery.is_allowed("1.1.1.1", 22) and not delivery.is_allowed("1.1.1.1", 80)


@pytest.mark.parametrize(
    "url",
    [
        *(
            "http://push.example/",
            "https:///x",
            "https://a@push.example/",
            "https://push.example:99999/",
            "ftp://x/",
            "",
        ),
        *("https://push.example/\r\nX: y", "https://[::1", "https://push.exämple/"),
    ],
)
def test_only_plain_https_addresses_are_taken(url: str) -> None:
    with pytest.raises(delivery.NotAllowed):
        delivery.origin_of(url)


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "[::1]", "0x7f.1", "2130706433", "[::ffff:127.0.0.1]"])
async def test_a_name_of_this_machine_is_never_connected_to(host: str, folder: Path) -> None:
    async with PushService(folder) as service:
        with pytest.raises((delivery.NotAllowed, delivery.Failed)):
            await delivery.post(f"https://{host}:{service.port}/", {}, b"x")
        with pytest.raises((delivery.NotAllowed, delivery.Failed)):
            await delivery.post(f"https://{host}/", {}, b"x")
        assert service.heard == []


async def test_no_redirect_is_followed_and_no_answer_is_read_for_long(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery, "is_allowed", lambda address, port: True)
    async with PushService(folder) as service:
        trusted = delivery.ssl.create_default_context(cafile=service.certificate)
        with pytest.raises(delivery.Failed):  # nobody vouches for it
            await delivery.post(f"https://127.0.0.1:{service.port}/", {}, b"x")
        monkeypatch.setattr(delivery, "trusted", lambda: trusted)
        service.statuses = [307]
        assert await delivery.post(f"https://127.0.0.1:{service.port}/", {}, b"x") == 307 and len(service.heard) == 1
    for answer in (b"HTTP/1.1 200 OK\r\n" + b"a: b\r\n" * 10_000, b"220 mail.example\r\n\r\n", b"HTTP/1.1 2xx\r\n\r\n"):
        async with PushService(folder, answer) as service:
            trusted = delivery.ssl.create_default_context(cafile=service.certificate)
            with pytest.raises(delivery.Failed):
                await delivery.post(f"https://127.0.0.1:{service.port}/", {}, b"x")
    monkeypatch.setattr(delivery, "SECONDS", 0.2)
    async with PushService(folder, b"HTTP/1.1 200 OK\r\n") as service:
        service.close = lambda: None  # type: ignore[attr-defined]
        with pytest.raises(delivery.Failed):
            await delivery.post(f"https://127.0.0.1:{service.port}/", {}, b"x")


class Game:
    """Ada and Bob at a table of days: Ada moves from her page, Bob is away."""

    def __init__(self, node: Running, service: PushService, **more: Any) -> None:
        options = {"first": "0"}
        self.node, self.service, self.bob = node, service, Browser()
        self.opened = open_table(node, "rolit", [ME, OTHER], options=options, clock=DAYS, **more)
        self.his = join(node, self.opened)

    def subscribe(self, language: str = "en", **more: str) -> httpx.Response:
        body = self.service.subscription(self.bob, "bob", language) | more
        with self.node.client() as client:
            path = f"/api/tables/{self.opened['table']}/reminders"
            return client.post(path, json=body, headers=bearer(self.his["key"]))

    def ada(self) -> at:
        return at(self.node, self.opened["table"], self.opened["key"])

    async def both(self, ada: Player) -> None:
        """Bob comes, moves when it is his turn, and goes."""
        async with at(self.node, self.opened["table"], self.his["key"]) as bob:
            await bob.play_on(moves=1)
        await ada.until("events", lambda told: told["now"]["turn"]["seat"] == 0)
        await self.left()

    async def left(self) -> None:
        """Waits until the server knows that Bob's page is closed; a node hears of another one's within seconds."""
        path, headers = f"/api/tables/{self.opened['table']}", bearer(self.opened["key"])
        async with asyncio.timeout(30):
            with self.node.client() as client:
                while client.get(path, headers=headers).json()["now"]["seats"][1]["connected"]:
                    await asyncio.sleep(0.05)

    def told(self, n: int = -1) -> dict[str, Any]:
        return dict(json.loads(self.bob.decrypted(self.service.heard[n][2])))


def kept(node: Running) -> int:
    """How many subscriptions the server stores."""
    with sqlite3.connect(f"file:{node.settings['database']}?mode=ro", uri=True) as database:
        return int(database.execute("SELECT count(*) FROM reminders").fetchone()[0])


async def settled(node: Running, looks: int = 4) -> None:
    """Long enough for several looks."""
    await asyncio.sleep(looks * (QUICK["push_every"] + QUICK["push_after"]))


async def test_the_absent_hear_of_their_turn_once(zygote: Zygote, folder: Path) -> None:
    async with PushService(folder) as service:
        node = zygote.start(folder, push_to=service.certificate, push_pauses=[0.0, 0.05], **QUICK)
        game = Game(node, service)
        assert game.subscribe(language="de").status_code == 204 == game.subscribe(language="de").status_code
        async with game.ada() as ada:
            await ada.play_on(moves=1)
            await service.until(1)
            request, headers, body = service.heard[0]
            with node.client() as client:
                key = client.get("/api/reminders").json()["key"]
            claims = checked(headers["authorization"], key)
            assert request == "POST /push/bob HTTP/1.1" and claims["aud"] == f"https://127.0.0.1:{service.port}"
            assert (
                headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0 and len(headers["topic"]) <= 32
            )
            assert len(body) < 1024 and b"Ada" not in body
            told = game.told()
            assert told["title"] == speak("de").say("web-your-turn") and told["body"] == "Rolit · Ada, Bob"
            assert told["table"] == game.opened["table"] and game.his["key"] not in json.dumps(told)
            await settled(node)
            assert len(service.heard) == 1
            service.statuses = [503, 500]  # the second turn arrives at the third attempt
            await game.both(ada)
            await ada.play_on(moves=1)
            await service.until(4)
            async with at(node, game.opened["table"], game.his["key"]) as bob:  # his page is open, and he is not told
                await bob.play_on(moves=1)
                await ada.until("events", lambda told: told["now"]["turn"]["seat"] == 0)
                await ada.play_on(moves=1)
                await settled(node)
                assert len(service.heard) == 4
                await bob.play_on(moves=1)
            await ada.until("events", lambda told: told["now"]["turn"]["seat"] == 0)
            service.statuses = [410]  # the browser has forgotten the subscription, and so does the server
            await ada.play_on(moves=1)
            await service.until(5)
            await game.both(ada)
            await ada.play_on(moves=1)
            await settled(node)
            assert len(service.heard) == 5
        assert node.stop() == 0 and "a bug" not in node.log.read_text()


async def test_reminders_end_by_one_press_and_with_the_key(zygote: Zygote, folder: Path) -> None:
    async with PushService(folder) as service:
        node = zygote.start(folder, push_to=service.certificate, push_pauses=[0.0, 0.05], **QUICK)
        one, two = Game(node, service), Game(node, service)
        with node.client() as client:
            for game in (one, two):
                assert game.subscribe().status_code == 204
            press = {"endpoint": service.subscription(one.bob, "bob")["endpoint"]}
            assert client.post("/api/reminders/stop", json=press).status_code == 204  # at both tables
            for game in (one, two):
                async with game.ada() as ada:
                    await ada.play_on(moves=1)
            await settled(node)
            assert service.heard == []
            assert two.subscribe().status_code == 204 and kept(node) == 1
            mine = f"/api/tables/{two.opened['table']}/mine"
            assert client.delete(mine, headers=bearer(two.his["key"])).status_code in (200, 204)
            assert kept(node) == 0
            assert one.subscribe().status_code == 204 and kept(node) == 1
            async with one.ada() as ada:
                answer = await ada.command("end")
                assert answer["type"] == "answer", answer
            async with asyncio.timeout(20):
                while kept(node):
                    await asyncio.sleep(0.02)
        node.stop()


def test_what_makes_no_sense_is_not_stored(zygote: Zygote, folder: Path) -> None:
    service = PushService(folder)
    service.port = 1
    node = zygote.start(folder, **QUICK)
    game = Game(node, service)
    assert "endpoint" in game.subscribe(endpoint="https://push.example:99999/").text
    assert game.subscribe(endpoint="https://push.example:99999/").status_code == 400
    assert game.subscribe(endpoint="http://push.example/").status_code == 400
    assert "p256dh" in (refused := game.subscribe(p256dh=packed(b"\4" + bytes(64)))).text and refused.status_code == 400
    assert game.subscribe(auth="short").status_code == 400
    live = open_table(node, "rolit", [ME, OTHER])
    with node.client() as client:
        path = f"/api/tables/{live['table']}/reminders"
        body = service.subscription(game.bob)
        assert client.post(path, json=body, headers=bearer(live["key"])).status_code == 404
        assert client.post(path, json=body).status_code == 404
    node.stop()
    off = zygote.start(folder, push=False)
    with off.client() as client:
        assert client.get("/api/reminders").json() == {"key": ""}
        assert client.get("/api/about").json()["push"] is False
    off.stop()


@pytest.mark.long
async def test_of_two_nodes_one_sends(postgresql: PostgreSQL, zygote: Zygote, folder: Path) -> None:
    async with PushService(folder) as service:
        more: dict[str, Any] = {"push_to": service.certificate, "push_pauses": [0.0, 0.05], **QUICK}
        with postgresql.database("reminders") as database:
            nodes = [zygote.start(folder, database=database, **more) for _ in range(2)]
            game = Game(nodes[0], service)
            assert game.subscribe().status_code == 204
            async with game.ada() as ada:
                await ada.play_on(moves=1)
                await service.until(1)
                async with at(nodes[1], game.opened["table"], game.his["key"]) as bob:  # at the other node
                    await bob.play_on(moves=1)
                    await ada.until("events", lambda told: told["now"]["turn"]["seat"] == 0)
                await game.left()
                await ada.play_on(moves=1)
                await service.until(2)
                await settled(nodes[0])
                assert len(service.heard) == 2
            for node in nodes:
                assert node.stop() == 0, node.log.read_text()
