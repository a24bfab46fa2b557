"""A rematch on one machine: two records that name each other, as on a server."""

from pathlib import Path

import pytest

import parlour
from parlour.errors import Unsupported
from parlour.table import Bots, Host, Rematched, bot_seat, here, load
from parlour.table.verify import verify


def played(host: Host) -> Host:
    bots = Bots(host.table.header.game, seed=1)
    while command := bots.command(host.table):
        host.take(command)
    return host


def test_the_old_record_says_where_play_goes_on(tmp_path: Path) -> None:
    game = parlour.game("rolit", size=4)
    with played(Host.create(game, [bot_seat("random")] * 2, tmp_path / "old.jsonl")) as old:
        with old.rematch(tmp_path / "new.jsonl") as new:
            assert (new.table.header.previous, new.table.header.seats) == (old.table.header.id, old.table.header.seats)
        with pytest.raises(Unsupported, match=f"already play on at the table {new.table.header.id}"):
            old.rematch(tmp_path / "third.jsonl")
    assert not (tmp_path / "third.jsonl").exists()
    said = load(tmp_path / "old.jsonl").table.log[-1]
    assert isinstance(said, Rematched) and (said.table, said.seat) == (new.table.header.id, None)
    verify((tmp_path / "old.jsonl").read_bytes())


def test_before_the_end_there_is_no_rematch(tmp_path: Path) -> None:
    with (
        Host.create(parlour.game("rolit"), [here("Ada"), here("Bob")], tmp_path / "old.jsonl") as host,
        pytest.raises(Unsupported, match="before the end"),
    ):
        host.rematch(tmp_path / "new.jsonl")
    assert not (tmp_path / "new.jsonl").exists()
