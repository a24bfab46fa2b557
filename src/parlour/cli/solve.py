"""`parlour solve`: what a game is worth with best play, the best first moves, and where the chance goes."""

from __future__ import annotations

import argparse
import json
from typing import Any

from parlour.cli.choosing import chosen, game_arguments
from parlour.cli.columns import columns
from parlour.cli.progress import Progress
from parlour.cli.speaking import say, speech
from parlour.cli.writing import svg_name, write_picture
from parlour.errors import Unsupported
from parlour.message import Message
from parlour.solution import Solution, solve


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser)
    parser.add_argument("--objective", help=say("help-solve-objective"))
    parser.add_argument("--exact", action="store_true", help=say("help-solve-exact"))
    parser.add_argument("--plot", metavar="FILE.svg", help=say("help-solve-plot"))
    parser.add_argument("--page", action="store_true", help=say("help-solve-page"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace) -> int:
    game = chosen(args)
    svg_name("--plot", args.plot)
    bar = Progress(100, "%")
    if args.page:
        return _page(bar)
    solved = solve(game, args.objective, exact=args.exact, progress=lambda done: bar.show(round(100 * done)))
    from parlour.games.shutbox.solver.report import report

    data = {"game": game.name, "options": game.options_dict, **report(solved)}
    if args.plot:
        _draw(args.plot, solved)
    if args.json:
        print(json.dumps(data, indent=2))
    else:
        print("\n".join(_lines(data, solved.approximation)))
    return 0


def _page(bar: Progress) -> int:
    from parlour.cli.solutions import page

    print(page(progress=lambda done: bar.show(round(100 * done))), end="")
    return 0


def _draw(name: str, solved: Solution) -> None:
    from parlour.games.shutbox.solver.picture import picture
    from parlour.games.shutbox.solver.row.alone import Alone

    if not isinstance(solved, Alone):
        raise Unsupported(Message("solve-plot-row"))
    write_picture("--plot", name, picture(solved, speech()))


def _lines(data: dict[str, Any], note: Message | None) -> list[str]:
    lines = [say("solve-title", game=data["game"], objective=data["objective"]), *columns(_values(data), "<<")]
    if note is not None:
        lines.append("  " + say("solve-note", note=note))
    lines += ["", say("solve-first"), *columns(map(_first_move, data["first_moves"]), "<<<")]
    return lines + (_where(data) if "scores" in data else [])


def _values(data: dict[str, Any]) -> list[tuple[str, str]]:
    if "win_probability" in data:
        return [
            (say("solve-by-seat"), "  ".join(map(_number, data["win_probability"]))),
            (say("solve-by-turn"), "  ".join(map(_number, data["win_probability_by_turn"]))),
        ]
    return [
        (say("solve-score"), _number(data["expected_score"])),
        (say("solve-shut"), _number(data["shut_probability"])),
    ]


def _first_move(each: dict[str, Any]) -> tuple[str, str, str]:
    rolled = "".join(f"{move}, " for move in each["before"]) + each["roll"]
    if each["move"] is None:
        return rolled, say("solve-nothing-fits"), ""
    return rolled, each["move"], _number(each["value"])


def _where(data: dict[str, Any]) -> list[str]:
    likely = sorted(data["scores"].items(), key=lambda item: -item[1])[:8]
    rows = ((_row(each["open"]), each["chance"]) for each in data["last_rows"])
    lines = [
        (say("solve-scores"), "  ".join(f"{score}: {share:.1%}" for score, share in likely)),
        (say("solve-rows"), "  ".join(f"{row}: {chance:.1%}" for row, chance in rows)),
        (say("solve-left-open"), "  ".join(f"{n}: {share:.0%}" for n, share in data["left_open"].items())),
    ]
    return ["", say("solve-where"), *columns(lines, "<<")]


def _row(numbers: list[int]) -> str:
    return "+".join(map(str, numbers)) or say("solve-box")


def _number(value: Any) -> str:
    return value if isinstance(value, str) else f"{value:z.6f}"
