"""Tuki Tuki: the cards of the seat in play, the piles beside them, and the other players' cards below."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from parlour.contract.state import State
from parlour.terminal.drawing.sheet import DOUBLE, HEAVY, LIGHT, Look, Sheet, framed

View = dict[str, Any]
CARD, LARGE = (4, 1), (8, 3)
"""How wide and how tall a card is inside its frame, and where there is room."""
GRID = ["┌────┬────┬────┬────┐", *("│    │    │    │    │", "├────┼────┼────┼────┤") * 2]
GRID[-1] = "└────┴────┴────┴────┘"
PARROT = "✿"
BACK = "░░"


def draw(state: State[Any], look: Look) -> Text:
    view: View = state.view()
    sheet = Sheet()
    seat = _in_play(view)
    _heading(sheet, view, look)
    _large(sheet, view, look, view["seats"][seat])
    _piles(sheet, view, look)
    others = [each for each in view["seats"] if each["seat"] != seat]
    top = sheet.height
    show, height, width = (_grid, 6, 23) if look.large else (_small, 3, 17)
    for index, other in enumerate(others):
        down, across = divmod(index, 3)
        show(sheet, look, other, top + height * down, width * across)
    return sheet.text()


def parts(move: str) -> tuple[str, ...]:
    """`drop a1` is the discard pile, then a1; `fly a1 c2` is a1, then c2."""
    words = move.split(" ")
    match words:
        case ["open", slot] | [slot] if slot != "drop":
            return (slot,)
        case ["take", pile]:
            return (pile,)
        case ["drop", *slots]:
            return ("discard", *slots)
        case ["fly", *slots]:
            return tuple(slots)
    return (move,)


def roll() -> str:
    return "web-draw"


def rolls_at_once(_: str) -> bool:
    return True


def _in_play(view: View) -> int:
    if view["seat"] is not None:
        return int(view["seat"])
    return int(view["winners"][0]) if view["winners"] else 0


def _heading(sheet: Sheet, view: View, look: Look) -> None:
    text = look.say("tuki-round", round=view["round"], rounds=view["rounds"])
    sheet.put(0, 3, text, "bold")
    if view["ending"]:
        sheet.put(0, 3 + len(text) + 2, look.say("tuki-last-turns"), "bold bright_red")


def _open_to(view: View, look: Look) -> set[str]:
    """The first part of every legal move: what a click may begin with."""
    return {parts(move)[0] for move in view["legal"]} if look.offered else set()


def _large(sheet: Sheet, view: View, look: Look, seat: View) -> None:
    sheet.put(1, 1, "▶" if seat["to_move"] else " ", "bold yellow")
    sheet.put(1, 3, f"{look.name(seat['seat'], 16)}  {seat['score']}", "bold")
    slots = {slot["slot"]: slot for slot in seat["slots"]}
    possible = {part for move in view["legal"] for part in parts(move)} if look.offered else set()
    width, height = (side + 2 for side in _size(look))
    for across, column in enumerate("abcd"):
        sheet.put(2, 2 + width // 2 + width * across, column, "bold")
        for row in (1, 2):
            name = f"{column}{row}"
            place = 3 + height * (row - 1), 3 + width * across
            _card(sheet, *place, slots[name], look, name if name in possible else "")
    for row in (1, 2):
        sheet.put(3 + height * (row - 1) + height // 2, 1, str(row), "bold")


def _size(look: Look) -> tuple[int, int]:
    return LARGE if look.large else CARD


def _card(sheet: Sheet, row: int, column: int, slot: View, look: Look, part: str) -> None:
    chosen = bool(part) and part in look.chosen
    frame = HEAVY if chosen else DOUBLE if part else LIGHT
    style = "bold black on bright_yellow" if chosen else _card_style(slot, bool(part))
    sheet.box(row, column, _framed(_face(slot), look, frame), style, part)


def _framed(face: str, look: Look, frame: str = LIGHT) -> list[str]:
    """A card: its face in the middle line."""
    width, height = _size(look)
    beside = [""] * (height // 2)
    return framed([*beside, face, *beside], width, frame)


def _card_style(slot: View, possible: bool) -> str:
    if slot["card"] is None:
        return "bright_yellow" if possible else "dim"
    if slot["pair"]:
        return "bold bright_green"
    return "bold bright_yellow" if possible else "white"


def _face(slot: View) -> str:
    """A parrot shows what it mimics, a pair an equals sign: 7=, ✿7."""
    if slot["card"] is None:
        return BACK
    shown = f"{PARROT}{'' if slot['value'] is None else slot['value']}" if slot["card"] == "parrot" else slot["card"]
    return f"{shown}=" if slot["pair"] else str(shown)


def _piles(sheet: Sheet, view: View, look: Look) -> None:
    possible = _open_to(view, look)
    discard = view["discard"]["top"]
    width, height = (side + 2 for side in _size(look))
    first = 7 + 4 * width
    second = first + width + 2
    _pile(sheet, first, look.say("tuki-stock"), BACK, "stock", possible, look)
    sheet.put(3 + height, first + 2, str(view["stock"]["count"]), "dim")
    _pile(sheet, second, look.say("tuki-discard"), _named(discard), "discard", possible, look)
    if view["taken"] is not None:
        sheet.put(4 + height, first, look.say("tuki-taken"), "bold")
        sheet.box(3 + height, second, _framed(_named(view["taken"]["card"]), look), "bold black on bright_cyan")


def _pile(sheet: Sheet, column: int, label: str, face: str, part: str, possible: set[str], look: Look) -> None:
    sheet.put(2, column, label[:8], "bold")
    chosen = part in look.chosen and look.offered
    frame = HEAVY if chosen else DOUBLE if part in possible else LIGHT
    style = "bold black on bright_yellow" if chosen else "bold bright_yellow" if part in possible else "white"
    sheet.box(3, column, _framed(face, look, frame), style, part if part in possible else "")


def _named(card: str | None) -> str:
    return "" if card is None else PARROT if card == "parrot" else card


def _title(sheet: Sheet, look: Look, seat: View, row: int, column: int) -> None:
    sheet.put(row, column, "▶" if seat["to_move"] else " ", "bold yellow")
    sheet.put(row, column + 1, f"{look.name(seat['seat'], 10)} {seat['score']}", "bold")


def _grid(sheet: Sheet, look: Look, seat: View, row: int, column: int) -> None:
    """Another player's cards, whose frames share their lines."""
    _title(sheet, look, seat, row, column)
    sheet.box(row + 1, column, GRID, "dim")
    for slot in seat["slots"]:
        across, down = "abcd".index(slot["slot"][0]), int(slot["slot"][1])
        sheet.put(row + 2 * down, column + 1 + 5 * across, f"{_face(slot):^4}", _card_style(slot, False))


def _small(sheet: Sheet, look: Look, seat: View, row: int, column: int) -> None:
    _title(sheet, look, seat, row, column)
    for slot in seat["slots"]:
        across, down = "abcd".index(slot["slot"][0]), int(slot["slot"][1])
        style = "dim" if slot["card"] is None else "bright_green" if slot["pair"] else "white"
        sheet.put(row + down, column + 4 * across, f"{_face(slot):>4}", style)
