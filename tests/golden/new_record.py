"""Plays a game and adds its record to the golden ones, which replay for ever. It never overwrites one.

    python tests/golden/new_record.py NAME GAME [OPTION=VALUE …]

Seat 0 is a person elsewhere who goes away for a while (a bot takes over) and returns; seat 1 is a person at this
screen; the others are bots. There is a pause and a reaction too, so that every kind of event is in the record.
"""

import argparse
from pathlib import Path
from random import Random

from parlour.cli.choosing import chosen, game_arguments
from parlour.table import (
    Accepted,
    Bots,
    Command,
    Host,
    Pause,
    Play,
    React,
    Rematch,
    Resume,
    Roll,
    Seat,
    Sit,
    bot_seat,
    elsewhere,
    here,
    new_id,
)

FOLDER = Path(__file__).parent / "records"
ADA = elsewhere("Ada אדה")


def seats(players: int) -> list[Seat]:
    return [ADA, here("Ben"), bot_seat("random"), bot_seat("random", "Zoë")][:players] + [here()] * (players - 4)


def moved(host: Host, bots: Bots, random: Random) -> Command:
    command = bots.command(host.table)
    if command is not None:
        return command
    turn = host.table.turn
    assert turn is not None
    if turn.what == "roll":
        return Roll(id=new_id(), seq=host.table.seq, seat=turn.seat)
    return Play(id=new_id(), seq=host.table.seq, seat=turn.seat, move=random.choice(host.table.state.allowed()))


def take(host: Host, command: Command) -> None:
    answer = host.take(command)
    assert isinstance(answer, Accepted), answer


def interlude(host: Host) -> None:
    seq = host.table.seq
    take(host, React(id=new_id(), seq=seq, seat=0, what="clap"))
    take(host, Pause(id=new_id(), seq=seq, seat=0, why="tea"))
    take(host, Sit(id=new_id(), seq=seq, seat=0, who=bot_seat("random"), why="away"))
    take(host, Resume(id=new_id(), seq=host.table.seq))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name")
    game_arguments(parser)
    args = parser.parse_args()
    game, random = chosen(args), Random()
    bots = Bots(game)
    with Host.create(game, seats(game.players), FOLDER / f"{args.name}.jsonl") as host:
        for step in range(10**6):
            if host.table.ended:
                break
            if step == 2:
                interlude(host)
            elif step == 6:
                take(host, Sit(id=new_id(), seq=host.table.seq, seat=0, who=ADA, why="back"))
            else:
                take(host, moved(host, bots, random))
        take(host, Rematch(id=new_id(), seq=host.table.seq, table="another-table"))


if __name__ == "__main__":
    main()
