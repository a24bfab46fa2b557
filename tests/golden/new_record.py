"""Plays a game and adds its record to the golden ones, which replay for ever. It never overwrites one.

    python -m tests.golden.new_record NAME GAME [OPTION=VALUE …] [--bots] [--late] [--erased] [--takeback] [--agree]
        [--until EVENTS]

Seat 0 is a person elsewhere who goes away for a while (a bot takes over) and returns; seat 1 is a person at this
screen; the others are bots and people. There is a pause and a reaction too, and devices sleep, fall silent, leave and
return, so that every kind of event is in the record. With `--bots` there are nothing but bots; with `--late` the
game begins before there are devices; with `--erased` the names are erased; with `--takeback` one person plays with bots
and takes moves back, with `--agree` people ask each other to; with `--until` the game is broken off at the
first draw that is opened after a number of events.
"""

import argparse
from pathlib import Path
from random import Random

from parlour.table import Rematch, Seat, bot_seat, dump, elsewhere, here, new_id
from parlour.table.header import Takeback
from parlour.terminal.commands.choosing import chosen, game_arguments
from tests.golden.company import Company

FOLDER = Path(__file__).parent / "second"
ADA = elsewhere("Ada אדה")


def seats(players: int, bots: bool, takeback: bool) -> list[Seat]:
    if takeback:
        return [ADA, *(bot_seat("random") for _ in range(1, players))]
    if bots:
        return [bot_seat("random", f"Bot {number}") for number in range(players)]
    some = [ADA, here("Ben"), bot_seat("random"), elsewhere("Zoë"), here("Lį"), bot_seat("random", "R2"), elsewhere()]
    return (some * 2)[:players]


def played(company: Company, bots: bool, until: int) -> None:
    for step in range(10**6):
        table = company.table
        if table.ended:
            break
        if step == 2 and not bots:
            company.interlude(ADA)
            continue
        if company.take_back():
            continue
        company.step()
        ledger = table.position.ledger
        assert ledger is not None
        if until and table.seq >= until and ledger.opening is not None and ledger.opening.party:
            company.break_off()
        else:
            company.settle()
    company.say(Rematch(id=new_id(), seq=company.table.seq, table="another-table"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name")
    game_arguments(parser)
    parser.add_argument("--bots", action="store_true")
    parser.add_argument("--late", action="store_true")
    parser.add_argument("--erased", action="store_true")
    parser.add_argument("--takeback", action="store_true")
    parser.add_argument("--agree", action="store_true")
    parser.add_argument("--until", type=int, default=0, metavar="EVENTS")
    args = parser.parse_args()
    game = chosen(args)
    takeback: Takeback = "agree" if args.agree else args.takeback
    company = Company(game, seats(game.players, args.bots, args.takeback), Random(), args.late, takeback)
    played(company, args.bots, args.until)
    table = company.table
    with (FOLDER / f"{args.name}.jsonl").open("xb") as file:
        file.write(dump(table.header, table.log, {} if args.erased else table.names))


if __name__ == "__main__":
    main()
