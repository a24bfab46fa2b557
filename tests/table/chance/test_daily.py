"""The chain of days, and the records of challenges: the same chance for everybody, proven when the day is over."""

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.table.chance.playing import to_the_end
from tests.table.chance.test_verifiers import NODE, agree

import parlour
from parlour.games import kind
from parlour.table import dump, new_table, parse
from parlour.table import verify as verifier
from parlour.table.chance import Links
from parlour.table.chance.days import BACK, Days, Lot, commitment, day_number, day_of, earlier
from parlour.table.daily import challenge_of, daily_of, misplayed, seats_of
from parlour.table.header import new_header
from parlour.table.naming import by_hash
from parlour.table.verify import seal, verify

DAYS = Days(b"a secret of thirty-two bytes....")
DAY = "2026-11-17"
NUMBER = day_number(DAY)
SEED = DAYS.seed(NUMBER)


def played(game: str, choose: int, seed: bytes = SEED, day: str = DAY) -> bytes:
    """The record of a challenge, played by always taking the first or the last move."""
    challenge = challenge_of(kind(game), day, seed)
    assert challenge is not None
    rules = parlour.game(game, **challenge.options)
    seats = [*seats_of(challenge, "Ada")]
    header, names = new_header(rules, seats, seed, daily=daily_of(challenge, day, seed))
    table, chance = new_table(header, by_hash(names)), Links(header.chance_id, b"", seed)
    return to_the_end(table, chance, choose)


def outcomes(record: bytes) -> list[str]:
    lines = [json.loads(line) for line in record.splitlines()]
    return [line["outcome"] for line in lines if line.get("event") == "outcome"]


def resealed(record: bytes, change: Any) -> bytes:
    """A record with its header changed, and every hash made again."""
    lines, head, out = record.splitlines(), "0" * 64, []
    for number, line in enumerate(lines):
        if line.startswith(b'{"name":'):
            out.append(line)
            continue
        body = json.loads(line)
        del body["hash"]
        if number == 0:
            change(body)
        written = json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode()
        sealed, head = seal(written, head)
        out.append(sealed)
    return b"\n".join(out) + b"\n"


def test_a_day_is_known_by_its_number_and_only_by_its_form() -> None:
    assert day_of(day_number("2028-02-29")) == "2028-02-29"
    for bad in ("", "2026-1-1", "2026-02-30", "２０２６-01-01", "2026-01-01T00:00"):
        with pytest.raises(ValueError, match=r"2026|^$|month|day|２"):
            day_number(bad)


def test_every_day_hashes_down_to_those_before() -> None:
    for day in (NUMBER - 3000, NUMBER, NUMBER + 1, NUMBER + 255, NUMBER + 256, NUMBER + 9000):
        assert earlier(DAYS.seed(day), day, 1) == DAYS.seed(day - 1)
        assert earlier(DAYS.seed(day), day, BACK) == DAYS.seed(day - BACK)
    assert len({DAYS.seed(NUMBER + each) for each in range(100)}) == 100
    assert Days(b"another").seed(NUMBER) != SEED


def test_lots_are_even_and_the_same_for_everybody() -> None:
    lot, again = Lot(SEED, "game"), Lot(SEED, "game")
    drawn = [lot.choose(6) for _ in range(600)]
    assert drawn == [again.choose(6) for _ in range(600)]
    assert set(drawn) == set(range(6)) and max(Counter(drawn).values()) < 150
    assert [Lot(SEED, "other").choose(1000) for _ in range(3)] != [Lot(SEED, "game").choose(1000) for _ in range(3)]


def test_a_rolit_position_can_be_won_and_lost() -> None:
    for day in range(12):
        seed = DAYS.seed(NUMBER + day)
        challenge = challenge_of(kind("rolit"), day_of(NUMBER + day), seed)
        assert challenge is not None and challenge == challenge_of(kind("rolit"), day_of(NUMBER + day), seed)
        game = parlour.game("rolit", **challenge.options)
        state, solved = game.at(challenge.start), parlour.solve(game)
        assert state.actor == 0 and state.code() == challenge.start
        wins = [solved.value(state.play(move)) for move in state.legal()]
        assert 1 <= sum(own > other for own, other in wins) <= 2 and len(wins) >= 4


@pytest.mark.parametrize("game", ["shutbox", "tuki", "rolit"])
def test_everybody_meets_the_same_chance(game: str) -> None:
    records = [played(game, choose) for choose in (0, -1)]
    headers = [json.loads(record.splitlines()[0]) for record in records]
    assert headers[0]["id"] != headers[1]["id"]
    assert [each["chance"]["commitment"] for each in headers] == [commitment(DAY, game, SEED).hex()] * 2
    assert headers[0]["daily"] == headers[1]["daily"] and headers[0]["daily"]["day"] == DAY
    first, second = map(outcomes, records)
    assert len(first) >= (0 if game == "rolit" else 3)
    if game == "tuki":  # the cards come in one order, wherever they are put
        shared = min(20, len(first), len(second))
        assert shared > 5 and first[:shared] == second[:shared]
    elif game == "shutbox":
        assert first[0] == second[0]


@pytest.mark.skipif(NODE is None, reason="needs Node.js")
def test_both_verifiers_judge_alike(tmp_path: Path) -> None:
    sound = [played(game, 0) for game in ("shutbox", "tuki", "rolit")]

    def daily(**changes: object) -> bytes:
        def change(header: dict[str, Any]) -> None:
            header["daily"] = {n: v for n, v in (header["daily"] | changes).items() if v is not None}

        return resealed(sound[0], change)

    forged = [
        daily(day=bad) for bad in ("2026-02-30", "2026-1-1", "tomorrow", 5, "1970-01-01", "2026-11-17\n", None)
    ] + [daily(before=bad) for bad in ("", "0" * 63, SEED.hex().upper(), None)]
    forged += [daily(start=bad) for bad in ("", " x", 5, "x" * 201, "é")] + [daily(more="x")]
    forged += [resealed(sound[0], lambda header, bad=bad: header.update(daily=bad)) for bad in (None, [], "x", {})]
    forged.append(resealed(sound[0], lambda header: header.update(game="not a name")))
    other = [daily(day="2026-11-18"), resealed(sound[0], lambda header: header.pop("daily"))]
    counted = agree([*sound, *forged, *other], tmp_path)
    assert counted["finished"] == 3 and counted["members"] == len(forged), counted
    assert counted["link"] + counted["begin"] == 2, counted


def test_no_device_takes_part() -> None:
    lines = played("shutbox", 0).splitlines()
    header = json.loads(lines[0])
    del header["hash"]
    device = {"seq": 1, "event": "device", "device": "0" * 32, "seats": [0], "after": 0, "top": "0" * 64}
    first, head = seal(json.dumps(header, ensure_ascii=False, separators=(",", ":")).encode(), "0" * 64)
    second, _ = seal(json.dumps(device, separators=(",", ":")).encode(), head)
    assert verify(first + b"\n" + second + b"\n").code == "device"


@pytest.mark.parametrize("game", ["shutbox", "tuki", "rolit"])
def test_the_number_of_the_day_proves_the_record_and_another_does_not(game: str, tmp_path: Path) -> None:
    record = played(game, 0)
    assert verify(record).daily == DAY
    assert misplayed(record, parse(record).table, SEED.hex()) is None
    for wrong in (DAYS.seed(NUMBER + 1), DAYS.seed(NUMBER - 1), bytes(32)):
        found = misplayed(record, parse(record).table, wrong.hex())
        assert found is not None and found.id == "wrong-day"
    file = tmp_path / "game.jsonl"
    file.write_bytes(record)
    for seed, status in ((SEED.hex(), 0), (bytes(32).hex(), 1), ("?", 1)):
        command = [sys.executable, verifier.__file__, str(file), seed]
        assert subprocess.run(command, capture_output=True, check=False).returncode == status


def test_an_operator_who_changes_the_number_of_a_day_is_caught() -> None:
    """He plays with a number of his own, which makes a sound record. It does not belong to the chain of days."""
    own = Days(b"another secret").seed(NUMBER)
    forged = played("shutbox", 0, own)
    assert verify(forged).sound

    def honest(header: dict[str, Any]) -> None:
        header["daily"]["before"] = DAYS.seed(NUMBER - BACK).hex()

    dressed = resealed(forged, honest)  # with the number of two days before that everybody knows
    assert verify(dressed).sound
    for told in (own, SEED):
        found = misplayed(dressed, parse(dressed).table, told.hex())
        assert found is not None and found.id == "wrong-day"


def test_another_position_or_box_than_the_day_gives_is_found() -> None:
    record = played("rolit", 0)
    table = parse(record).table
    other = challenge_of(kind("rolit"), day_of(NUMBER + 1), DAYS.seed(NUMBER + 1))
    assert other is not None and table.header.daily is not None and other.start != table.header.daily.start
    header, names = new_header(
        table.header.game, table.header.seats, SEED, daily=daily_of(other, DAY, SEED)
    )  # chance as committed to, and another start
    forged = dump(header, [], by_hash(names))
    found = misplayed(forged, parse(forged).table, SEED.hex())
    assert found is not None and found.id == "record-challenge"
