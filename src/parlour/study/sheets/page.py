"""Sheets as one page of HTML, in a language and for a size of paper."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files
from string import Template
from typing import Final

from parlour.contract.sheet import Block, Cell, Sheet
from parlour.speech.languages import Speech

PAPERS: Final = ("a4", "letter")


def page(sheets: Sequence[Sheet], title: str, speech: Speech, paper: str) -> str:
    here = files("parlour.study.sheets")
    return Template(here.joinpath("page.html").read_text(encoding="utf-8")).substitute(
        lang=speech.code,
        dir="rtl" if speech.right_to_left else "ltr",
        title=escape(title),
        size={"a4": "A4"}.get(paper, paper),
        style=here.joinpath("sheet.css").read_text(encoding="utf-8"),
        body="\n".join(_sheet(each, speech, paper) for each in sheets),
    )


def _sheet(sheet: Sheet, speech: Speech, paper: str) -> str:
    blocks = "".join(_block(each, speech) for each in sheet.blocks)
    return f'<section class="sheet {paper}"><h2>{_said(sheet.title, speech)}</h2>{blocks}</section>'


def _block(block: Block, speech: Speech) -> str:
    """`web/src/parts/odds/Paper.svelte` draws the same in pages."""
    said = f"<p>{_said(block.text, speech)}</p>" if block.text else ""
    heads = "".join(f'<th scope="col">{_said(each, speech)}</th>' for each in block.heads)
    rows = "".join(_row(row, speech) for row in block.rows)
    head = f"<thead><tr>{heads}</tr></thead>" if heads else ""
    form = "tall" if block.tall else "narrow" if any(len(row) > 2 for row in block.rows) else "roomy"
    table = f'<table class="{form}">{head}<tbody>{rows}</tbody></table>' if rows else ""
    return said + table + block.svg


def _row(row: tuple[Cell, ...], speech: Speech) -> str:
    first, *others = (_said(each, speech) for each in row)
    return f'<tr><th scope="row">{first}</th>{"".join(f"<td>{each}</td>" for each in others)}</tr>'


def _said(cell: Cell, speech: Speech) -> str:
    """Figures keep their order in a language that runs from right to left."""
    return (
        escape(speech.tell(cell)) if not isinstance(cell, str) else f'<bdi dir="ltr">{escape(cell)}</bdi>' * bool(cell)
    )
