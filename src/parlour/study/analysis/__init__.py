"""Was that luck? The effect of chance, of a player's own moves and of the others' on everybody's chance to win.

docs/analysis.md tells the method. Nothing in here knows a particular game: the game's engine gives the values of
positions (`parlour.contract.engine`).
"""

from __future__ import annotations

from parlour.study.analysis.marks import MARKS
from parlour.study.analysis.report import MoveValue, Report, SeatReport, StepReport
from parlour.study.analysis.study import analyse, analysed

__all__ = ["MARKS", "MoveValue", "Report", "SeatReport", "StepReport", "analyse", "analysed"]
