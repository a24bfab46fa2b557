"""A state of Shut the Box as its offered functions are asked about it.

A single game in turn is asked to be won, where it is small enough; of everything else (alone, matches, rounds, long
rows) the row is asked about, and what it will cost.
"""

from __future__ import annotations

from parlour.contract.question import Question
from parlour.errors import Unsupported
from parlour.games.shutbox import layout
from parlour.games.shutbox.encoding import CODES
from parlour.games.shutbox.engine.ground import name_of, small_enough
from parlour.games.shutbox.layout import EVENS, ODDS
from parlour.games.shutbox.notation import Shut, Step, Throw, Word
from parlour.games.shutbox.row import row_score
from parlour.games.shutbox.sets import mask_of
from parlour.games.shutbox.state import ShutBoxState
from parlour.speech.message import Message

TO_SCORE, TO_WIN = 0, 2


def question(state: ShutBoxState) -> Question:
    moves, p, o = state.legal(), state.places, state.game.options
    if not moves or p[layout.TIED] == layout.TIE_ROLL:
        raise Unsupported(Message("cannot-judge", {"game": state.game.name}))
    asked = tuple(number for move in moves for number in thrown(state, move))
    order = in_turn_order(state)
    if o.order == "turns" and not o.match and len(order) > 1 and small_enough(o, len(order)):
        place = order.index(state.seat)
        leading = list(leading_rows(state, order[:place]).values())
        head = (TO_WIN, place, len(leading), leading[0] if leading else 0, -1)
        return Question(name_of(o, len(order)), (*head, *asked), moves, "win")
    best = p[layout.TOTAL] if o.until == "stop" and p[layout.GAMES] > 0 else -1
    return Question(name_of(o, 1), (TO_SCORE, 0, 0, 0, best, *asked), moves, "score")


def in_turn_order(state: ShutBoxState) -> list[int]:
    """The seats of the game under way, in turn order."""
    p, players = state.places, state.game.players
    clockwise = [(p[layout.LEADER] + place) % players for place in range(players)]
    return [seat for seat in clockwise if p[layout.IN] >> seat & 1]


def leading_rows(state: ShutBoxState, done: list[int]) -> dict[int, int]:
    """The seats with the lowest score among those whose turn is over, and their rows."""
    rule = CODES["score"][state.game.options.score]
    rows = {seat: state.places[layout.ROW + seat] for seat in done}
    costs = {seat: int(row_score(row, rule)) for seat, row in rows.items()}
    return {seat: row for seat, row in rows.items() if costs[seat] == min(costs.values())}


def thrown(state: ShutBoxState, move: Step) -> tuple[int, int]:
    """The dice that a move throws, and the row."""
    row = state.places[layout.ROW + state.seat]
    match move:
        case Shut(numbers):
            return 0, row & ~mask_of(numbers)
        case Throw(dice):
            return dice, row
        case Word("even"):
            return 0, row & EVENS
        case Word("odd"):
            return 0, row & ODDS
        case Word("again"):
            return 0, state.game.options.start_row
    return -1, 0
