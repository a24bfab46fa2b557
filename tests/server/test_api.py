"""The HTTP side: opening, inviting, joining, asking, playing, exporting, deleting."""

import json
import random
import secrets
from typing import Any

import pytest

from parlour.table.events import FIRST_KINDS
from parlour.table.verify import verify
from tests.server.nodes import Running
from tests.server.players import BOT, HERE, ME, OTHER, bearer, invite, join, open_table


def play_over_http(node: Running, table: str, key: str, moves: int = 10_000) -> Any:
    """Plays all seats of a key by asking alone; how the table stands at the end."""
    with node.client() as client:
        made, seats = 0, client.get(f"/api/tables/{table}", headers=bearer(key)).json()["you"]["seats"]
        seq = 0
        while made < moves:
            now = client.get(f"/api/tables/{table}/events?since={seq}&wait=5", headers=bearer(key)).json()["now"]
            seq, turn = now["seq"], now["turn"]
            if now["ended"]:
                return now
            if turn is None or turn["seat"] not in seats:
                continue
            command = {"id": secrets.token_hex(8), "seq": seq, "seat": turn["seat"]}
            move = {"type": "play", "roll": True, "move": random.choice(now["allowed"] or [""])}
            more = {"type": "roll"} if turn["what"] == "roll" else move
            answer = client.post(f"/api/tables/{table}/commands", json=command | more, headers=bearer(key))
            assert answer.status_code == 200, answer.text
            seq, made = 0, made + 1
    return None


def test_the_games_say_their_options_and_bots(node: Running) -> None:
    with node.client() as client:
        games = {game["name"]: game for game in client.get("/api/games").json()["games"]}
    assert set(games) >= {"shutbox", "tuki", "rolit"}
    assert "random" in games["tuki"]["levels"]
    assert "edition" in {option["name"] for option in games["shutbox"]["options"]}


def test_options_are_filled_in_or_refused_by_name(node: Running) -> None:
    with node.client() as client:
        found = client.post("/api/check", json={"game": "rolit", "options": {"size": 6, "players": 3}}).json()
        assert found["players"] == 3 and found["options"]["size"] == 6
        bad = client.post("/api/check", json={"game": "rolit", "options": {"size": 7}})
        assert (bad.status_code, bad.json()["code"]) == (422, "bad_option") and "size" in bad.json()["reason"]
        assert client.post("/api/check", json={"game": "chess"}).json()["code"] == "unknown_game"


def test_a_score_sheet_is_counted_by_the_rules_and_kept_nowhere(node: Running) -> None:
    with node.client() as client:
        asked = {"game": "shutbox", "options": {"edition": "twelve"}, "rounds": [[60, 50], [50, 40]]}
        found = client.post("/api/tally", json=asked).json()
        assert (found["totals"], found["winners"], found["places"], found["asked"]) == ([110, 90], [1], [1, 0], [])
        bad = client.post("/api/tally", json=asked | {"rounds": [[60, 50], [79, 40]]})
        assert bad.status_code == 422 and "79 points" in bad.json()["reason"]
        assert client.post("/api/tally", json=asked | {"rounds": [[1]] * 2_001}).json()["code"] == "bad_message"


def test_sums_of_what_fell_are_looked_at_and_others_refused(node: Running) -> None:
    fell = {"game": "shutbox", "kind": "dice", "draws": 60, "faces": ["1", "2"], "fell": [100, 20], "due": [60, 60]}
    with node.client() as client:
        (found,) = client.post("/api/fallen", json={"fell": [fell | {"shared": [30]}]}).json()["looks"]
        assert found["unusual"] and found["odd"] == "1" and found["faces"][1] == {"face": "2", "fell": 20, "due": 60.0}
        for bad in ({"shared": []}, {"shared": [-1]}, {"shared": [30], "faces": ["1"]}, {"shared": [30], "draws": 0}):
            refused = client.post("/api/fallen", json={"fell": [fell | bad]})
            assert (refused.status_code, refused.json()["code"]) == (400, "bad_message"), bad
        assert client.post("/api/fallen", json={"fell": [fell | {"shared": [30]}] * 13}).json()["code"] == "bad_message"


def test_the_rules_are_those_of_the_options(node: Running) -> None:
    with node.client() as client:
        found = client.post("/api/rules", json={"game": "shutbox", "options": {"variant": "digital"}}).json()
        parts = {each["part"]: each for each in found["chapters"]}
        rule, example = parts["count"]["paragraphs"]
        assert rule == {"id": "rules-shutbox-count", "arguments": {"score": "digital"}}
        assert (example["id"], example["arguments"]["points"]) == ("rules-shutbox-left", 125)
        assert parts["tie"]["title"] == {"id": "rules-title", "arguments": {"part": "tie"}}
        assert client.post("/api/rules", json={"game": "rolit", "options": {"size": 7}}).json()["code"] == "bad_option"


def test_the_rules_are_those_of_the_version_a_table_is_played_by(node: Running) -> None:
    asked = {"game": "rolit", "options": {"colours": "red,green,yellow"}}
    with node.client() as client:

        def said(**more: str) -> list[str]:
            chapters = client.post("/api/rules", json=asked | more).json()["chapters"]
            return [paragraph["id"] for each in chapters for paragraph in each["paragraphs"]]

        assert "rules-rolit-former" in said(rules="rolit/1")
        assert "rules-rolit-former" not in said() and said() == said(rules="rolit/2")
        assert client.post("/api/rules", json=asked | {"rules": "rolit/9"}).json()["code"] == "bad_option"


@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [
        ("shutbox", {}, (1, 4)),
        ("shutbox", {"tiles": 12}, (1, 4)),
        ("shutbox", {"edition": "nine", "tiles": 11}, (1, 12)),
        ("shutbox", {"variant": "solo"}, (1, 1)),
        ("rolit", {"size": 4}, (2, 2)),
        ("rolit", {}, (2, 4)),
    ],
)
def test_the_check_says_how_many_may_play(
    node: Running, game: str, options: dict[str, Any], seats: tuple[int, int]
) -> None:
    with node.client() as client:
        asked = {"game": game, "options": {**options, "players": 3}, "fit": True}
        found = client.post("/api/check", json=asked).json()
    assert (found["least"], found["most"]) == seats
    assert found["players"] == max(seats[0], min(seats[1], 3))
    assert found["usual"][0] == "players" and set(found["usual"]) <= set(found["options"])


def test_games_and_their_options_have_titles_and_explanations(node: Running) -> None:
    with node.client() as client:
        games = client.get("/api/games").json()["games"]
        assert client.get(f"/api/games/{games[0]['name']}/messages/he").text == ""
        assert client.get("/api/games/chess/messages/he").status_code == 404
    for game in games:
        assert game["title"]["id"] == f"game-{game['name']}" and game["about"]["id"] == f"game-{game['name']}.about"
        assert all(option["about"]["id"] for option in game["options"])


def test_a_table_says_what_is_expected_and_what_happened(node: Running) -> None:
    opened = open_table(node, "rolit", [ME, HERE], options={"size": 4, "first": 0})
    with node.client() as client:
        where, key = f"/api/tables/{opened['table']}", bearer(opened["key"])
        now = client.get(where, headers=key).json()["now"]
        assert now["prompt"]["arguments"]["name"] == {"seat": 0}
        assert [offer["move"] for offer in now["moves"]] == now["allowed"]
        assert {offer["label"]["id"] for offer in now["moves"]} == {"rolit-move-place"}
        play = {"type": "play", "id": "a", "seq": now["seq"], "seat": 0, "move": now["allowed"][0]}
        assert client.post(f"{where}/commands", json=play, headers=key).status_code == 200
        table = client.get(where, headers=key).json()
        steps = client.get(f"{where}/events?since=0", headers=key).json()["steps"]
        replayed = client.get(f"{where}/replay", headers=key).json()["steps"]
    assert len(table["said"]) == len(table["log"])
    assert table["said"][-1]["id"] == "rolit-log-capture" and table["said"][-1]["arguments"]["name"] == {"seat": 0}
    assert [step["said"] for step in steps] == [step["said"] for step in replayed] == table["said"]


def test_a_refusal_says_why_as_data_for_every_language(node: Running) -> None:
    with node.client() as client:
        body = client.post("/api/check", json={"game": "rolit", "options": {"size": 7}}).json()
    assert body["reason"] == "option size=7: must be one of 4, 6, 8"
    assert body["why"]["id"] == "error-option"
    assert body["why"]["arguments"]["why"] == {
        "id": "option-must",
        "arguments": {"allowed": {"id": "option-one-of", "arguments": {"values": ["4", "6", "8"]}}},
    }


@pytest.mark.parametrize("game", ["shutbox", "rolit", "tuki"])
def test_a_whole_game_over_http_leaves_a_record_that_verifies(node: Running, game: str) -> None:
    options = {"rounds": 1} if game == "tuki" else {"size": 4} if game == "rolit" else {}
    opened = open_table(node, game, [ME, BOT], options=options)
    now = play_over_http(node, opened["table"], opened["key"])
    assert now["ended"]["why"] == "over" and len(now["ended"]["scores"]) == 2
    with node.client() as client:
        record = client.get(f"/api/tables/{opened['table']}/record").content
        replay = client.get(f"/api/tables/{opened['table']}/replay").json()
        again = client.post("/api/replay", content=record).json()
        verdict = client.post("/api/verify", content=record).json()
        changed = client.post("/api/verify", content=record.replace(b'"seat":0', b'"seat":1', 1)).json()
    findings = verify(record)
    assert findings.status == "finished" and findings.events == now["seq"]
    kinds = [json.loads(line).get("event") for line in record.splitlines()]
    told = sum(kind in FIRST_KINDS for kind in kinds)  # what concerns chance alone is not shown
    assert replay == again and len(replay["steps"]) == told and replay["verified"]["sound"]
    assert verdict["sound"] and verdict["draws"] == findings.draws
    assert not changed["sound"] and changed["line"] > 0


def test_hot_seats_at_one_screen_share_a_key_and_the_table_rolls_for_them(node: Running) -> None:
    opened = open_table(node, "shutbox", [HERE, {"kind": "here", "name": "Ada"}])
    assert opened["seats"] == [0, 1]
    now = play_over_http(node, opened["table"], opened["key"])
    assert now["ended"]["why"] == "over"
    with node.client() as client:
        log = client.get(f"/api/tables/{opened['table']}").json()["log"]
    assert all(event["nonce"] == "" for event in log if event["event"] == "outcome")


def test_people_at_one_screen_may_press_for_each_roll(node: Running) -> None:
    """The other way to share a screen, mixed with the first: several seats that are the opener's own."""
    opened = open_table(node, "shutbox", [ME, ME | {"name": "Bea"}, HERE])
    assert opened["seats"] == [0, 1, 2]
    assert play_over_http(node, opened["table"], opened["key"])["ended"]["why"] == "over"
    with node.client() as client:
        log = client.get(f"/api/tables/{opened['table']}").json()["log"]
    pressed = {event["hand"] for event in log if event["event"] == "open" and "id" in event}
    assert pressed == {0, 1}


def test_seats_are_taken_by_invitation_one_by_one(node: Running) -> None:
    opened = open_table(node, "shutbox", [ME, OTHER, OTHER])
    first, second = join(node, opened, "Bob"), join(node, opened, "Cem", seat=2)
    assert (first["seats"], second["seats"]) == ([1], [2]) and first["key"] != second["key"]
    with node.client() as client:
        token = invite(node, opened)
        full = client.post(f"/api/tables/{opened['table']}/join", json={"token": token, "name": "Dot"})
        assert (full.status_code, full.json()["code"]) == (409, "no_free_seat")
        seats = client.get(f"/api/tables/{opened['table']}").json()["now"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", "Bob", "Cem"] and all(seat["joined"] for seat in seats)


def test_a_private_link_is_the_same_each_time_and_keeps_working(node: Running) -> None:
    opened = open_table(node)
    key = invite(node, opened, seat=1)
    assert key == invite(node, opened, seat=1)
    with node.client() as client:
        address = f"/api/tables/{opened['table']}"
        before = client.get(address, headers=bearer(key)).json()
        assert before["you"]["seats"] == [1] and not before["now"]["seats"][1]["joined"]
        for name in ("Bob", "Robert"):
            joined = client.post(f"{address}/join", json={"token": key, "name": name}).json()
            assert joined["key"] == key
            seat = client.get(address, headers=bearer(key)).json()["now"]["seats"][1]
            assert seat["name"] == name and seat["joined"]


def test_an_invitation_replaces_the_private_link_of_the_seat_it_fills(node: Running) -> None:
    opened = open_table(node)
    private = invite(node, opened, seat=1)
    join(node, opened)
    with node.client() as client:
        response = client.get(f"/api/tables/{opened['table']}", headers=bearer(private))
        assert response.status_code == 404
        taken = client.post(f"/api/tables/{opened['table']}/invite", json={"seat": 1}, headers=bearer(opened["key"]))
        assert taken.json()["code"] == "no_free_seat"


def test_an_invitation_has_a_qr_code_of_the_address_asked(node: Running) -> None:
    opened = open_table(node)
    with node.client() as client:
        found = client.post(
            f"/api/tables/{opened['table']}/invite", json={}, headers=bearer(opened["key"]) | {"host": "games"}
        ).json()
    assert found["url"] == "http://games" + found["link"]
    assert found["qr"].startswith("<svg") and "<script" not in found["qr"]


def test_only_the_opener_invites(node: Running) -> None:
    opened = open_table(node)
    joined = join(node, opened)
    with node.client() as client:
        response = client.post(f"/api/tables/{opened['table']}/invite", json={}, headers=bearer(joined["key"]))
    assert (response.status_code, response.json()["code"]) == (403, "not_host")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [ME]}, "unknown_game"),
        ({"game": "rolit", "options": {"size": 7}, "seats": [ME, BOT]}, "bad_option"),
        ({"game": "rolit", "options": {"players": 3}, "seats": [ME, BOT]}, "bad_seats"),
        ({"game": "rolit", "seats": [ME, {"kind": "bot", "level": "divine"}]}, "bad_seats"),
        ({"game": "rolit", "seats": [ME, {"kind": "elsewhere", "name": "a\nb"}]}, "bad_seats"),
        ({"game": "rolit", "seats": [ME, BOT], "colour": "red"}, "bad_message"),
        ({"game": "rolit", "seats": [ME, {"kind": "ghost"}]}, "bad_message"),
        ({"game": "rolit", "seats": []}, "bad_message"),
        ({"game": "rolit", "seats": [ME, BOT], "options": {"size": {"a": [1]}}}, "bad_option"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused_by_code(node: Running, body: Any, code: str) -> None:
    with node.client() as client:
        response = client.post("/api/tables", json=body)
    assert response.json()["code"] == code and 400 <= response.status_code < 500
    assert response.json()["reason"]


def test_the_overview_says_whose_turn_it_is(node: Running) -> None:
    opened = open_table(node, "rolit", [ME, BOT], options={"first": 0})
    with node.client() as client:
        asked = [{"table": opened["table"], "key": opened["key"]}, {"table": "nowhere"}]
        mine, none = client.post("/api/overview", json={"tables": asked}).json()["tables"]
    assert mine["found"] and mine["turn"] == {"what": "move", "seat": 0, "bot": False} and mine["seats"] == [0]
    assert not none["found"]


def test_one_s_own_data_can_be_exported_and_deleted(node: Running) -> None:
    opened = open_table(node)
    joined = join(node, opened, "Bob the Builder")
    address = f"/api/tables/{opened['table']}/mine"
    with node.client() as client:
        mine = client.get(address, headers=bearer(joined["key"])).json()
        assert mine["names"] == ["Bob the Builder"] and mine["seats"] == [1] and not mine["host"]
        assert any("Bob the Builder" in line for line in mine["record"])
        assert client.delete(address, headers=bearer(joined["key"])).status_code == 204
        assert client.get(address, headers=bearer(joined["key"])).status_code == 404
        for path in ("", "/record"):
            text = client.get(f"/api/tables/{opened['table']}{path}").text
            assert "Bob the Builder" not in text and "Ada" in text
        assert join(node, opened, "Eve")["seats"] == [1], "the seat is free again"


def test_with_the_last_person_the_table_is_deleted(node: Running) -> None:
    opened = open_table(node, "rolit", [ME, BOT])
    with node.client() as client:
        address = f"/api/tables/{opened['table']}"
        assert client.delete(f"{address}/mine", headers=bearer(opened["key"])).status_code == 204
        assert client.get(address).status_code == 404


def test_a_rematch_seats_the_same_people_whose_keys_still_work(node: Running) -> None:
    opened = open_table(node, "shutbox", [ME, OTHER, BOT])
    joined = join(node, opened)
    address = f"/api/tables/{opened['table']}"
    with node.client() as client:

        def say(key: str, **command: Any) -> Any:
            return client.post(f"{address}/commands", json=command, headers=bearer(key)).json()

        early = say(opened["key"], type="rematch", id="r0", seq=0, seat=0)
        assert early["code"] == "not_over"
        seq = client.get(address).json()["now"]["seq"]
        assert say(opened["key"], type="end", id="e1", seq=seq, seat=0)["type"] == "answer"
        first = say(opened["key"], type="rematch", id="r1", seq=seq, seat=0)
        second = say(joined["key"], type="rematch", id="r2", seq=seq, seat=1)
        assert not first["repeated"] and second["repeated"] and first["first"] == second["first"]
        ended = client.get(address).json()["now"]
        assert ended["ended"]["why"] == "broken_off" and ended["ended"]["seat"] == 0
        new = client.get(f"/api/tables/{ended['rematch']}", headers=bearer(joined["key"])).json()
    assert new["previous"] == opened["table"] and new["you"]["seats"] == [1]
    assert [seat["name"] for seat in new["now"]["seats"]] == ["Ada", "Bob", ""]


def test_health_and_metrics(node: Running) -> None:
    with node.client() as client:
        assert client.get("/health").json()["status"] == "ok"
        text = client.get("/metrics").text
        forwarded = client.get("/metrics", headers={"x-forwarded-for": "203.0.113.7"})
    assert "parlour_up 1" in text and "process_resident_memory_bytes" in text
    assert 'parlour_command_seconds_bucket{le="+Inf"}' in text
    assert forwarded.status_code == 404
