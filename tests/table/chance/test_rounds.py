"""The records of a round in which all tables have the same chance: committed to before, proven when it is over."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.table.chance.playing import to_the_end
from tests.table.chance.test_daily import outcomes, resealed
from tests.table.chance.test_verifiers import NODE, agree

import parlour
from parlour.table import elsewhere, new_table, parse
from parlour.table import verify as verifier
from parlour.table.chance import Links, rounds
from parlour.table.chance.encoding import digest, number
from parlour.table.header import Duplicate, new_header
from parlour.table.naming import by_hash
from parlour.table.verify import Wrong, check_round, verify

SECRET, TOURNAMENT = b"a secret of thirty-two bytes....", "a-tournament"


def seed(round: int, secret: bytes = SECRET) -> bytes:
    return rounds.seed(secret, TOURNAMENT, round)


def played(choose: int, round: int = 2, secret: bytes = SECRET) -> bytes:
    """The record of a table of a round, played by always taking the first or the last move."""
    duplicate = Duplicate(TOURNAMENT, round, seed(0).hex())
    game = parlour.game("shutbox", players=2)
    header, names = new_header(game, [elsewhere("Ada"), elsewhere("Bo")], seed(round, secret), duplicate=duplicate)
    table, chance = new_table(header, by_hash(names)), Links(header.chance_id, b"", seed(round, secret))
    return to_the_end(table, chance, choose)


def test_every_round_hashes_down_to_what_was_committed_to() -> None:
    for round in range(1, rounds.MOST + 1):
        assert digest("round", number(round), seed(round)) == seed(round - 1)
    assert len({seed(round) for round in range(rounds.MOST + 1)}) == rounds.MOST + 1
    assert rounds.seed(SECRET, "another", 1) != seed(1)


def test_all_tables_of_a_round_have_the_same_chance_and_other_rounds_another() -> None:
    first, second, other = (outcomes(played(choose, round)) for choose, round in ((0, 2), (-1, 2), (0, 3)))
    assert first[:2] == second[:2] and first[:6] != other[:6]


def test_a_record_reads_back_and_no_device_takes_part() -> None:
    record = played(0)
    header = parse(record).table.header
    assert header.duplicate == Duplicate(TOURNAMENT, 2, seed(0).hex()) and header.alone
    assert verify(record).sound and verify(record).duplicate == 2


@pytest.mark.skipif(NODE is None, reason="needs Node.js")
def test_both_verifiers_judge_alike(tmp_path: Path) -> None:
    sound = played(0)

    def forged(**changes: object) -> bytes:
        def change(header: dict[str, Any]) -> None:
            header["duplicate"] = {n: v for n, v in (header["duplicate"] | changes).items() if v is not None}

        return resealed(sound, change)

    bad = [forged(round=each) for each in (0, 32, -1, "2", None, True)]
    bad += [forged(tournament=each) for each in ("", "a b", "x" * 49, 5, None)]
    bad += [forged(before=each) for each in ("", "0" * 63, seed(0).hex().upper(), None)] + [forged(more="x")]
    bad += [resealed(sound, lambda header, bad=bad: header.update(duplicate=bad)) for bad in (None, [], "x", {})]
    daily = {"day": "2026-11-17", "before": "0" * 64}
    bad.append(resealed(sound, lambda header: header.update(daily=daily)))
    other = [forged(round=3), forged(tournament="b"), resealed(sound, lambda header: header.pop("duplicate"))]
    counted = agree([sound, *bad, *other], tmp_path)
    assert counted["finished"] == 1 and counted["members"] == len(bad), counted
    assert counted["link"] + counted["begin"] == 3, counted


@pytest.mark.parametrize("program", [False, pytest.param(True, marks=pytest.mark.long)], ids=["alone", "program"])
def test_the_number_of_the_round_proves_the_record_and_another_does_not(tmp_path: Path, program: bool) -> None:
    """Said by the verifier alone, a single file, and by the whole program."""
    record, file = played(0), tmp_path / "game.jsonl"
    file.write_bytes(record)
    check_round(record, seed(2).hex())
    for told in (seed(1).hex(), seed(3).hex(), "0" * 64, "?"):
        with pytest.raises(Wrong):
            check_round(record, told)
    for told, status in ((seed(2).hex(), 0), (seed(1).hex(), 1)):
        whole = ["-m", "parlour", "verify", "--round", told, str(file)]
        command = whole if program else [verifier.__file__, str(file), told]
        run = subprocess.run([sys.executable, *command], capture_output=True, check=False, text=True)
        assert run.returncode == status, run


def test_an_operator_who_plays_with_a_number_of_his_own_is_caught() -> None:
    own = played(0, secret=b"another")
    assert verify(own).sound and json.loads(own.splitlines()[0])["duplicate"]["before"] == seed(0).hex()
    for told in (seed(2), rounds.seed(b"another", TOURNAMENT, 2)):
        with pytest.raises(Wrong):
            check_round(own, told.hex())
