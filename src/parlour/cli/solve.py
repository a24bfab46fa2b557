"""`parlour solve`: what a game is worth with best play, the best first moves, and where the chance goes."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from parlour.cli.choosing import chosen, game_arguments
from parlour.cli.progress import Progress
from parlour.errors import BadOption, Unsupported
from parlour.solution import Solution, solve

ABOUT = "solve a game: its value, the best first moves, where the chance goes (Shut the Box)"


def arguments(parser: argparse.ArgumentParser) -> None:
    game_arguments(parser)
    parser.add_argument("--objective", help="score, shut or win (default: win, or score for one player)")
    parser.add_argument("--exact", action="store_true", help="exact rationals (one row: objective score or shut)")
    parser.add_argument("--plot", metavar="FILE.svg", help="draw the value of every row, and the final scores")
    parser.add_argument("--page", action="store_true", help="print the page of all editions and variants (Markdown)")
    parser.add_argument("--json", action="store_true", help="print data instead of text")


def run(args: argparse.Namespace) -> int:
    game = chosen(args)
    if args.plot and not args.plot.endswith(".svg"):
        raise BadOption("--plot", args.plot, "must be the name of an .svg file")
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
        print("\n".join(_lines(data)))
    return 0


def _page(bar: Progress) -> int:
    from parlour.cli.solutions import page

    print(page(progress=lambda done: bar.show(round(100 * done))), end="")
    return 0


def _draw(name: str, solved: Solution) -> None:
    from parlour.games.shutbox.solver.alone import Alone
    from parlour.games.shutbox.solver.picture import picture

    if not isinstance(solved, Alone):
        raise Unsupported("--plot draws one row: give --objective score or --objective shut with it")
    title = f"Shut the Box, {solved.options.edition} {solved.options.variant}: best play for the {solved.objective}"
    try:
        Path(name).write_text(picture(solved, title), encoding="utf-8")
    except OSError as error:
        raise BadOption("--plot", name, f"cannot write there: {error.strerror}") from error


def _lines(data: dict[str, Any]) -> list[str]:
    lines = [f"{data['game']}, best play for the objective '{data['objective']}'"]
    if "win_probability" in data:
        lines.append("  to win, by seat:       " + "  ".join(f"{value:.6f}" for value in data["win_probability"]))
        lines.append(
            "  to win, by turn order: " + "  ".join(f"{value:.6f}" for value in data["win_probability_by_turn"])
        )
    else:
        lines.append(f"  expected score            {_number(data['expected_score'])}")
        lines.append(f"  probability of shutting   {_number(data['shut_probability'])}")
    if data["note"]:
        lines.append(f"  note: {data['note']}")
    lines += ["", "best first moves"]
    for each in data["first_moves"]:
        before = "".join(f"{move}, " for move in each["before"])
        move = "nothing fits" if each["move"] is None else f"{each['move']:9} {_number(each['value'])}"
        lines.append(f"  {before}{each['roll']:8} {move}")
    return lines + (_where(data) if "scores" in data else [])


def _where(data: dict[str, Any]) -> list[str]:
    likely = sorted(data["scores"].items(), key=lambda item: -item[1])[:8]
    rows = ("shut box" if not each["open"] else "+".join(map(str, each["open"])) for each in data["last_rows"])
    chances = (each["chance"] for each in data["last_rows"])
    return [
        "",
        "where the chance goes",
        "  likeliest scores     " + "  ".join(f"{score}: {share:.1%}" for score, share in likely),
        "  likeliest last rows  "
        + "  ".join(f"{row}: {chance:.1%}" for row, chance in zip(rows, chances, strict=True)),
        "  left open at the end " + "  ".join(f"{n}: {share:.0%}" for n, share in data["left_open"].items()),
    ]


def _number(value: Any) -> str:
    return value if isinstance(value, str) else f"{value:.6f}"
