"""The visual order of a line: the Unicode Bidirectional Algorithm, as far as messages need it.

Most terminals draw letters from left to right whatever they are, so a Hebrew line must be turned round before it is
drawn. Known: the direction of a paragraph, implicit levels (rules W1 to W7, N1, N2, I1, I2), isolates, which Fluent
puts around arguments, reordering (L2), mirrored brackets (L4), and marks that stay on their letter (L3). Left out:
embeddings and overrides, which no message has, and the pairing of brackets (N0).
"""

from __future__ import annotations

from dataclasses import dataclass
from unicodedata import bidirectional, combining

OPENERS = {"\u2066": False, "\u2067": True, "\u2068": None}
"""Isolates: left to right, right to left, and by the first strong letter."""
CLOSER = "\u2069"
INVISIBLE = {*OPENERS, CLOSER, "\u200e", "\u200f", "\u061c"}
MIRRORED = str.maketrans("()[]{}<>«»‹›", ")(][}{><»«›‹")


@dataclass
class Piece:
    """A letter with its marks, or a whole isolate, which counts as one neutral sign outside."""

    shown: str
    kind: str
    level: int = 0
    isolate: bool = False


def visual(text: str, right_to_left: bool = False) -> str:
    """The line in visual order from left to right, without invisible signs."""
    pieces, _ = _pieces(text, 0)
    return _arrange(pieces, right_to_left)


def _arrange(pieces: list[Piece], right_to_left: bool) -> str:
    base = int(right_to_left)
    kinds = [piece.kind for piece in pieces]
    _resolve_weak(kinds, "R" if base else "L")
    _resolve_neutral(kinds, "R" if base else "L")
    for piece, kind in zip(pieces, kinds, strict=True):
        piece.level = _level(base, kind)
    for piece in reversed(pieces):  # L1: blanks at the end of the line belong to the paragraph
        if piece.kind not in ("WS", "BN"):
            break
        piece.level = base
    return "".join(_seen(piece) for piece in _reordered(pieces))


def _pieces(text: str, start: int) -> tuple[list[Piece], int]:
    """The pieces up to the end of the isolate around `start`, and its end."""
    pieces: list[Piece] = []
    at = start
    while at < len(text):
        letter = text[at]
        if letter == CLOSER and start:
            return pieces, at + 1
        if letter in OPENERS:
            inner, after = _pieces(text, at + 1)
            direction = OPENERS[letter]
            pieces.append(Piece(_arrange(inner, _begins_right(inner) if direction is None else direction), "ON"))
            pieces[-1].isolate = True
            at = after
            continue
        if combining(letter) and pieces and not pieces[-1].isolate:
            pieces[-1].shown += letter
        else:
            pieces.append(Piece("" if letter in INVISIBLE else letter, bidirectional(letter) or "L"))
        at += 1
    return pieces, at


def _begins_right(pieces: list[Piece]) -> bool:
    """P2, P3: the first strong letter decides; without one it is left to right."""
    strong = next((piece.kind for piece in pieces if piece.kind in ("L", "R", "AL")), "L")
    return strong != "L"


def _resolve_weak(kinds: list[str], edge: str) -> None:
    """W1 to W7, on one run: numbers and the signs that belong to them."""
    strong = previous = edge
    for at, kind in enumerate(kinds):
        if kind == "NSM":
            kinds[at] = kind = previous
        if kind in ("L", "R", "AL"):
            strong = kind
        elif kind == "EN" and strong == "AL":
            kinds[at] = "AN"
        previous = kinds[at]
    kinds[:] = ["R" if kind == "AL" else kind for kind in kinds]
    for at in range(1, len(kinds) - 1):
        before, after = kinds[at - 1], kinds[at + 1]
        if kinds[at] in ("ES", "CS") and before == after == "EN":
            kinds[at] = "EN"
        elif kinds[at] == "CS" and before == after == "AN":
            kinds[at] = "AN"
    _resolve_terminators(kinds)
    strong = edge
    for at, kind in enumerate(kinds):
        if kind in ("ES", "ET", "CS"):
            kinds[at] = "ON"
        elif kind in ("L", "R"):
            strong = kind
        elif kind == "EN" and strong == "L":
            kinds[at] = "L"


def _resolve_terminators(kinds: list[str]) -> None:
    """W5: a run of signs such as % beside a number belongs to the number."""
    at = 0
    while at < len(kinds):
        end = at
        while end < len(kinds) and kinds[end] == "ET":
            end += 1
        beside = (at > 0 and kinds[at - 1] == "EN") or (end < len(kinds) and kinds[end] == "EN")
        if end > at and beside:
            kinds[at:end] = ["EN"] * (end - at)
        at = max(end, at + 1)


def _resolve_neutral(kinds: list[str], base: str) -> None:
    """N1, N2: between two of a kind, that kind; otherwise the paragraph's. Numbers count as right to left."""
    at = 0
    while at < len(kinds):
        end = at
        while end < len(kinds) and kinds[end] not in ("L", "R", "EN", "AN"):
            end += 1
        if end > at:
            before = _side(kinds[at - 1]) if at else base
            after = _side(kinds[end]) if end < len(kinds) else base
            kinds[at:end] = [before if before == after else base] * (end - at)
        at = max(end, at + 1)


def _side(kind: str) -> str:
    return "L" if kind == "L" else "R"


def _level(base: int, kind: str) -> int:
    """I1, I2."""
    if base:
        return 1 if kind == "R" else 2
    return {"L": 0, "R": 1}.get(kind, 2)


def _reordered(pieces: list[Piece]) -> list[Piece]:
    """L2: from the highest level down, turn round every run at that level or above."""
    shown = list(pieces)
    for level in range(max((piece.level for piece in shown), default=0), 0, -1):
        at = 0
        while at < len(shown):
            end = at
            while end < len(shown) and shown[end].level >= level:
                end += 1
            shown[at:end] = shown[at:end][::-1]
            at = max(end, at + 1)
    return shown


def _seen(piece: Piece) -> str:
    mirrored = piece.level % 2 and not piece.isolate
    return piece.shown.translate(MIRRORED) if mirrored else piece.shown
