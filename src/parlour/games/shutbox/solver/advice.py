"""Sets up a described position and ranks its moves by the value of a single row."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.contract.options import check_names
from parlour.contract.solution import Advice, Number, Ranked
from parlour.errors import BadOption, Unsupported
from parlour.games.shutbox import layout as at
from parlour.games.shutbox.details import DETAILS
from parlour.games.shutbox.sets import numbers_of
from parlour.games.shutbox.solver.others import NAMES, others_of
from parlour.games.shutbox.solver.position import position, position_among
from parlour.games.shutbox.solver.report import number, plain
from parlour.games.shutbox.solver.row.graph import graph
from parlour.games.shutbox.solver.solve import solve
from parlour.games.shutbox.solver.variation import Box
from parlour.games.shutbox.state import ShutBoxState
from parlour.speech.message import Message


def set_up(game: Box, given: Mapping[str, Any]) -> ShutBoxState:
    """Builds the described position: by default all numbers are open and all other players are still to come."""
    known = _known({"open": ",".join(map(str, numbers_of(game.options.start_row))), **given})
    if not _tells_of_others(known):
        return position(game, known["open"], known["dice"])
    others = others_of(game, known["rows"], known["best"], known["to_come"])
    return position_among(game, known["open"], known["dice"], others)


def advise(game: Box, given: Mapping[str, Any], objective: str | None, *, exact: bool) -> Advice:
    """A single row, whatever the others do; the engine gives the chance to win (`set_up`)."""
    known, objective = _known(given), objective or "score"
    if _tells_of_others(known):
        if exact:
            raise Unsupported(Message("advise-exact", {"exact": "exact"}))
        raise BadOption("objective", objective, Message("advise-to-win", NAMES))
    if objective not in ("score", "shut"):
        raise BadOption("objective", objective, Message("advise-objective"))
    return _alone(game, known, given.get("dice"), objective, exact)


def _known(given: Mapping[str, Any]) -> dict[str, Any]:
    check_names(DETAILS, given)
    known = {each.name: each.check(given[each.name]) if each.name in given else each.default for each in DETAILS}
    if known["open"] is None:
        raise BadOption("open", "", Message("advise-numbers"))
    return known


def _tells_of_others(known: Mapping[str, Any]) -> bool:
    return known["rows"] is not None or known["best"] is not None or bool(known["to_come"])


def _alone(game: Box, known: dict[str, Any], dice: Any, objective: str, exact: bool) -> Advice:
    state = position(game, known["open"], known["dice"])
    solved = solve(state.game, objective, exact, None)
    moves = solved.best(state) if state.legal() else ()
    value: Any = solved.value(state) if moves or dice is None else _ended(state, objective)
    return _advice(objective, state.open_numbers(0), dice, value, moves)


def _ended(state: ShutBoxState, objective: str) -> int:
    """The roll fits nothing: the turn is over with the flaps now open."""
    return int(graph(state.game.options).score[state.p[at.ROW]]) if objective == "score" else 0


def _advice(objective: str, stands: tuple[int, ...], dice: Any, value: Number, moves: tuple[Ranked, ...]) -> Advice:
    data = {
        "objective": objective,
        "open": list(stands),
        "dice": dice,
        "value": plain(value),
        "moves": [{"move": str(each.move), "value": plain(each.value)} for each in moves],
    }
    row, what = "+".join(map(str, stands)), Message(f"solve-{objective}")
    where = Message("advise-open", {"open": row})
    if dice is not None:
        where = Message("advise-rolled", {"open": row, "dice": str(dice)})
    if moves:
        return Advice(Message("advise-each", {"position": where, "what": what}), moves, data)
    id = "advise-value" if dice is None else "advise-over"
    return Advice(Message(id, {"position": where, "what": what, "value": number(value)}), moves, data)
