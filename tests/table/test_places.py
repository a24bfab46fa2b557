"""`parlour.table.places`: who came where, also after a loss on time, and the sentence that says it."""

from __future__ import annotations

from random import Random

import pytest

import parlour
from parlour.speech.languages import COMPLETE, PLAIN, speak
from parlour.table import Bots, End, Host, Play, Roll, Sit, bot_seat, elsewhere, new_id
from parlour.table.places import ending, placed, winners

NAMES = ("Ada", "Bo", "Cleo")
SEATS = tuple(map(elsewhere, NAMES))


def lost_on_time(host: Host, seat: int) -> None:
    host.take(Sit(id=new_id(), seq=host.table.seq, seat=seat, who=bot_seat("easy", NAMES[seat]), why="time_lost"))


def sentence(host: Host) -> str:
    assert host.table.end is not None
    return PLAIN.tell(ending(host.table.end, host.table.position), NAMES)


def played(seed: int, lost: int | None) -> Host:
    """A game of Rolit for three to its end; a bot plays in the seat that has lost on time."""
    host, dice = Host.create(parlour.game("rolit", players=3, size=6, first=0), SEATS), Random(seed)
    if lost is not None:
        lost_on_time(host, lost)
    bots = Bots(host.table.header.game, seed=seed)
    while (turn := host.table.turn) is not None:
        move = dice.choice(host.table.state.allowed())
        host.take(bots.command(host.table) or Play(id=new_id(), seq=host.table.seq, seat=turn.seat, move=move))
    assert host.table.end is not None and host.table.end.why == "over"
    return host


def the_lost_seat_wins() -> Host:
    """A game in which the bot in the lost seat has the most balls, and the others differ."""
    games = (played(seed, lost=0) for seed in range(200))
    return next(host for host in games if host.table.state.winners == (0,) and len(set(host.table.state.scores)) == 3)


def test_a_seat_that_lost_on_time_is_last_although_its_bot_wins_by_the_rules() -> None:
    host = the_lost_seat_wins()
    _, bo, cleo = host.table.state.scores
    first, second = (1, 2) if bo > cleo else (2, 1)
    found = placed(host.table)
    assert (found[first], found[second], found[0]) == (0, 1, 2)
    assert winners(host.table) == (first,)
    assert sentence(host) == f"{NAMES[first]} wins!"


def test_without_a_loss_on_time_the_winner_by_the_rules_is_first() -> None:
    host = played(3, lost=None)
    assert winners(host.table) == host.table.state.winners
    assert sentence(host) == PLAIN.tell(host.table.state.result(), NAMES)


def test_where_time_ends_the_game_the_sentence_names_the_winner_and_why() -> None:
    host = Host.create(parlour.game("rolit", players=3, first=0), SEATS)
    lost_on_time(host, 2)
    host.take(End(id=new_id(), seq=host.table.seq, seat=0, why="time"))
    assert placed(host.table) == (1, 0, 1)
    assert sentence(host) == "Ada has run out of time. Bo wins!"
    assert host.table.end is not None
    said = ending(host.table.end, host.table.position)
    for language in COMPLETE:
        told = speak(language).tell(said, NAMES)
        assert "Ada" in told and "Bo" in told and "clock-end" not in told, language


def test_a_game_that_was_broken_off_has_no_places() -> None:
    host = Host.create(parlour.game("rolit", players=3, first=0), SEATS)
    host.take(End(id=new_id(), seq=host.table.seq, seat=0, why="asked"))
    assert placed(host.table) == winners(host.table) == ()
    assert sentence(host) == "The game was ended early."


@pytest.mark.parametrize("time", [False, True])
def test_alone_nobody_wins_or_loses(time: bool) -> None:
    host = Host.create(parlour.game("shutbox", players=1), SEATS[:1])
    if time:
        host.take(End(id=new_id(), seq=host.table.seq, seat=0, why="time"))
    while (turn := host.table.turn) is not None:
        asked = {"id": new_id(), "seq": host.table.seq, "seat": 0}
        host.take(Roll(**asked) if turn.what == "roll" else Play(**asked, move=host.table.state.allowed()[0]))
    assert winners(host.table) == ()
    assert "wins" not in sentence(host) and "loses" not in sentence(host)
