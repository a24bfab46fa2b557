"""The faults of a Python source, found in its syntax tree; apart from the one place its text stays as it is."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from tests.mutants.fault import Fault

OTHER: Final = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==",
    "is": "is not", "is not": "is", "in": "not in", "not in": "in", "and": "or", "or": "and",
    "+": "-", "-": "+", "*": "+", "/": "*", "//": "*", "%": "//", "<<": ">>", ">>": "<<", "&": "|", "|": "&",
    "+=": "-=", "-=": "+=", "*=": "+=", "|=": "&=", "&=": "|=",
}  # fmt: skip
OPERATOR: Final = re.compile(rb"is\s+not|not\s+in|is|in|and|or|[-+*/%<>=!&|]+")
CALLED: Final = {"all": "any", "any": "all", "min": "max", "max": "min"}
TYPES: Final = ("annotation", "returns", "decorator_list", "bases")
ORDERED: Final = ("map", "filter", "isinstance", "issubclass", "getattr", "hasattr", "setattr", "cast")
"""Functions whose arguments nobody confuses: swapped, they are refused at once."""
LEAVES: Final = (ast.Raise, ast.Return, ast.Continue, ast.Break)
Place = tuple[int, int, int]
"""A line, and from where to where in it, in bytes."""


def python_faults(file: str, text: str) -> Iterator[Fault]:
    lines = text.encode().splitlines()
    for (line, start, end), new, kind in _changes(ast.parse(text), lines):
        was = lines[line - 1]
        becomes = was[:start] + new.encode() + was[end:]
        if becomes != was:
            yield Fault(file, line, was.decode(), becomes.decode(), kind)


def _changes(node: ast.AST, lines: list[bytes]) -> Iterator[tuple[Place, str, str]]:
    if (place := _place(node)) is not None:
        yield from _of_whole(node, place, lines)
    yield from _of_operators(node, lines)
    for child in _mattering(node):
        yield from _changes(child, lines)


def _mattering(node: ast.AST) -> Iterator[ast.AST]:
    """The children, without what no program does: types, docstrings, decorators, parts of formatted texts."""
    if isinstance(node, ast.JoinedStr) or (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)):
        return
    for name, value in ast.iter_fields(node):
        if name in TYPES or (isinstance(node, ast.ClassDef) and name == "keywords"):
            continue
        for child in value if isinstance(value, list) else [value]:
            documents = isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant)
            if isinstance(child, ast.AST) and not documents and not isinstance(child, ast.Import | ast.ImportFrom):
                yield child


def _place(node: ast.AST) -> Place | None:
    if not isinstance(node, ast.expr | ast.stmt) or node.lineno != node.end_lineno:
        return None
    return node.lineno, node.col_offset, node.end_col_offset or 0


def _of_whole(node: ast.AST, place: Place, lines: list[bytes]) -> Iterator[tuple[Place, str, str]]:
    line, start, _ = place

    def text(part: ast.expr) -> str:
        return lines[line - 1][part.col_offset : part.end_col_offset].decode()

    match node:
        case ast.Constant(value=bool() as value):
            yield place, str(not value), "the other truth"
        case ast.Constant(value=int() as value):
            yield place, str(value + 1), "one more"
        case ast.Constant(value=float() as value):
            yield place, repr(value * 1.25 or 1.0), "a quarter more"
        case ast.Constant(value=str() as value) if value.strip():
            yield place, repr(value + "x"), "another word"
        case ast.UnaryOp(op=ast.USub() | ast.Not() as op):
            yield (line, start, start + len("-" if isinstance(op, ast.USub) else "not ")), "", "no sign"
        case ast.Call(func=ast.Name(id=name)) if name in CALLED:
            yield (line, start, start + len(name)), CALLED[name], f"{name} → {CALLED[name]}"
        case ast.Expr(value=ast.Call() | ast.Await()) | ast.Raise() | ast.Delete():
            yield place, "pass", "statement removed"
    if isinstance(node, ast.Call) and len(node.args) > 1 and ast.unparse(node.func) not in ORDERED:
        first, second = node.args[:2]
        if type(first) is type(second) and isinstance(first, ast.Name | ast.Attribute | ast.Constant | ast.Subscript):
            between = lines[line - 1][first.end_col_offset : second.col_offset].decode()
            swapped = f"{text(second)}{between}{text(first)}"
            yield (line, first.col_offset, second.end_col_offset or 0), swapped, "arguments swapped"


def _of_operators(node: ast.AST, lines: list[bytes]) -> Iterator[tuple[Place, str, str]]:
    match node:
        case ast.BoolOp(values=parts):
            pairs = list(pairwise(parts))
        case ast.Compare(left=left, comparators=others):
            pairs = list(pairwise([left, *others]))
        case ast.BinOp(left=left, right=right):
            textual = any(
                isinstance(side, ast.JoinedStr | ast.List | ast.Tuple) or _is_text(side) for side in (left, right)
            )
            pairs = [] if textual else [(left, right)]
        case ast.AugAssign(target=target, value=value):
            pairs = [(target, value)]
        case ast.If(test=test, body=[only]) if isinstance(only, LEAVES) and (place := _place(test)):
            yield place, "False", "guard removed"
            return
        case _:
            return
    for before, after in pairs:
        if before.end_lineno == after.lineno and before.end_col_offset is not None:
            found = OPERATOR.search(lines[after.lineno - 1], before.end_col_offset, after.col_offset)
            sign = " ".join(found[0].decode().split()) if found else ""
            if found and sign in OTHER:
                yield (after.lineno, *found.span()), OTHER[sign], f"{sign} → {OTHER[sign]}"


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)
