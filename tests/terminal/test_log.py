"""Lines of the log besides the events themselves."""

import pytest

import parlour
from parlour.games import names
from parlour.speech.languages import COMPLETE, speak
from parlour.table import Accepted, Bots, Host, Moved, OutcomeDrawn, React, bot_seat, here, new_id
from parlour.table.events import PlayEvent
from parlour.terminal.telling.log import Log
from parlour.terminal.telling.teller import Teller
from parlour.terminal.text.words import bare


@pytest.mark.parametrize(
    "options", [{}, {"variant": "young"}, {"variant": "unlucky-seven"}, {"edition": "nine"}], ids=str
)
def test_who_cannot_go_on_is_named_when_it_happens(options: dict[str, str]) -> None:
    """At every moment of a game: the line stands after a roll if and only if the player who rolled shut nothing."""
    game = parlour.game("shutbox", **options)
    host = Host.create(game, [bot_seat("random")] * 2)
    teller, bots, log = Teller(speak("en"), host.table.seats), Bots(game, seed=3), Log(host.table)
    while True:
        lines = [bare(teller.tell(message)) for message in log.messages()]
        rolls = [
            event
            for event in host.table.log
            if isinstance(event, OutcomeDrawn) and not event.outcome.startswith("first")
        ]
        used = sum(isinstance(event, Moved) and event.move[0].isdigit() for event in host.table.log)
        turn = host.table.turn
        asked = turn is not None and host.table.state.view()["dice"] is not None and "1" <= _first(host)[0] <= "9"
        assert sum(line.endswith("cannot continue.") for line in lines) == len(rolls) - used - asked
        command = bots.command(host.table)
        if command is None:
            break
        host.take(command)
    assert host.table.ended


def _first(host: Host) -> str:
    return host.table.state.allowed()[0]


def test_every_event_of_play_is_one_line_in_every_language() -> None:
    for name in names():
        game = parlour.game(name)
        host = Host.create(game, [bot_seat("random")] * 2)
        bots = Bots(game, seed=3)
        for _ in range(20):
            if command := bots.command(host.table):
                host.take(command)
        for language in COMPLETE:
            teller = Teller(speak(language), host.table.seats)
            lines = [teller.tell(message) for message in Log(host.table).messages()]
            played = [event for event in host.table.log if isinstance(event, PlayEvent)]
            assert len(lines) == len(played) and not any(line.startswith(f"{name}-") for line in lines)


def test_reactions_are_told_in_words() -> None:
    host = Host.create(parlour.game("rolit"), [here("Ada"), here("Bob")])
    assert isinstance(host.take(React(id=new_id(), seq=host.table.seq, seat=0, what="good_game")), Accepted)
    said = {code: Teller(speak(code), host.table.seats).tell([*Log(host.table).messages()][-1]) for code in COMPLETE}
    assert bare(said["en"]) == "Ada: Good game!" and len({*said.values()}) == len(COMPLETE)


def test_alone_the_end_tells_what_is_left_and_nobody_wins() -> None:
    game = parlour.game("shutbox", players=1, edition="nine", until="game")
    host = Host.create(game, [bot_seat("random", "Ada")])
    bots = Bots(game, seed=3)
    while command := bots.command(host.table):
        host.take(command)
    teller = Teller(speak("en"), host.table.seats)
    shown = bare(teller.turn(host.table))
    assert shown == bare(teller.tell(Log(host.table).messages()[-1]))
    (score,) = host.table.state.scores
    assert shown == f"{score} left." if score else shown.endswith("shuts the box!")
