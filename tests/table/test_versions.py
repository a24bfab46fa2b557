"""Records of former rules replay by the rules they were played by; new tables take the present ones."""

import json
from pathlib import Path

import pytest

import parlour
from parlour import conformance
from parlour.games import kind, kinds
from parlour.games.rolit.game import RolitFirst
from parlour.table import Bots, Host, bot_seat, dump, load
from parlour.table.audit import audit


def played(host: Host) -> Host:
    bots = Bots(host.table.header.game, seed=4)
    while command := bots.command(host.table):
        host.take(command)
    return host


def old_record(path: Path) -> Path:
    game = RolitFirst.make({"size": 6, "colours": "red,green,yellow"})
    with played(Host.create(game, [bot_seat("random")] * 3, path)):
        return path


def test_an_old_record_replays_by_the_order_it_was_played_in(tmp_path: Path) -> None:
    """RO-03: before `rolit/2` the turns followed the seats."""
    path = old_record(tmp_path / "old.jsonl")
    table = load(path).table
    assert type(table.header.game) is RolitFirst
    assert audit(path.read_bytes()).findings.status == "finished"
    assert dump(table.header, table.log) == path.read_bytes()
    header = json.loads(path.read_bytes().splitlines()[0])
    assert header["rules"] == "rolit/1"
    assert table.header.game != parlour.game("rolit", **header["options"])


def test_an_old_record_is_no_game_by_the_new_rules(tmp_path: Path) -> None:
    lines = old_record(tmp_path / "old.jsonl").read_text().splitlines(keepends=True)
    lines[0] = lines[0].replace("rolit/1", "rolit/2")
    assert audit("".join(lines).encode()).findings.status == "bad"


def test_a_rematch_is_played_by_the_present_rules(tmp_path: Path) -> None:
    game = RolitFirst.make({"size": 4})
    with played(Host.create(game, [bot_seat("random")] * 2)) as old, old.rematch() as new:
        assert (old.table.header.game.rules, new.table.header.game.rules) == ("rolit/1", kind("rolit").rules)
        assert new.table.header.game.options == game.options


def test_every_former_kind_plays_and_is_found_by_its_rules() -> None:
    for present in kinds():
        assert present.under(present.rules) is present
        assert present.under(f"{present.name}/0") is None
        for former in present.former():
            assert present.under(former.rules) is former
            game = former.make({"first": 0})
            assert former.make(game.options_dict) == game
            assert game.renewed().rules == present.rules
            conformance.check(game, games=1)


@pytest.mark.parametrize("name", ["rolit", "shutbox"])
def test_a_new_table_takes_the_present_rules(name: str) -> None:
    assert parlour.game(name).rules == f"{name}/2"
