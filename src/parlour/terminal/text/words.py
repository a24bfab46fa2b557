"""Words on the screen: wrapped to the width, in visual order, aligned to the side on which the language starts.

A terminal that orders right-to-left text by itself is asked not to (`EXPLICIT`, the sequence of ECMA-48 that current
terminals follow); for one that does not listen, `Ordering.TERMINAL` leaves the ordering to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, JustifyMethod, RenderResult
from rich.measure import Measurement
from rich.style import Style
from rich.text import Text

from parlour.terminal.text.ordering import INVISIBLE, visual

EXPLICIT, IMPLICIT = "\x1b[8l", "\x1b[8h"
_DROP_INVISIBLE = dict.fromkeys(map(ord, INVISIBLE))


class Ordering(Enum):
    """Puts right-to-left text in order, or leaves it to the terminal."""

    HERE = "here"
    TERMINAL = "terminal"


@dataclass(frozen=True)
class Script:
    """The form of a language on this terminal."""

    right_to_left: bool
    ordering: Ordering = Ordering.HERE

    def line(self, text: str) -> str:
        """A line in the form for the terminal."""
        if self.ordering is Ordering.TERMINAL:
            return bare(text)
        return visual(text, self.right_to_left)

    def lines(self, text: str, width: int) -> list[str]:
        """The wrapped text: first broken into lines in reading order, then each line in visual order."""
        return [self.line(part) for part in wrap(text, width)]


def wrap(text: str, width: int) -> Iterator[str]:
    """Broken between words; a word that is longer than a line is cut. Isolates left open by a break are closed."""
    for paragraph in text.split("\n"):
        yield from _balanced(_broken(paragraph, max(width, 1)))


def _broken(paragraph: str, width: int) -> Iterator[str]:
    line = ""
    for word in paragraph.split(" "):
        joined = f"{line} {word}" if line else word
        if _wide(joined) <= width:
            line = joined
            continue
        if line:
            yield line
        while _wide(word) > width:
            cut = _fitting(word, width)
            yield word[:cut]
            word = word[cut:]
        line = word
    yield line


def _fitting(word: str, width: int) -> int:
    for cut in range(len(word), 1, -1):
        if _wide(word[:cut]) <= width:
            return cut
    return 1


def _balanced(lines: Iterable[str]) -> Iterator[str]:
    open_signs: list[str] = []
    for line in lines:
        whole = "".join(open_signs) + line
        for letter in line:
            if letter in "\u2066\u2067\u2068":
                open_signs.append(letter)
            elif letter == "\u2069" and open_signs:
                open_signs.pop()
        yield whole + "\u2069" * len(open_signs)


def bare(text: str) -> str:
    """Without the invisible signs."""
    return text.translate(_DROP_INVISIBLE)


def _wide(text: str) -> int:
    return cell_len(bare(text))


@dataclass(frozen=True)
class Words:
    """Styled paragraphs, which wrap again whenever the width changes."""

    script: Script
    paragraphs: tuple[tuple[str, str], ...]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        side: JustifyMethod = "right" if self.script.right_to_left else "left"
        for text, style in self.paragraphs:
            for line in self.script.lines(text, options.max_width):
                yield Text(line, style=Style.parse(style) if style else "", justify=side, no_wrap=True, end="\n")

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widest = max((_wide(line) for text, _ in self.paragraphs for line in text.split("\n")), default=0)
        return Measurement(1, max(1, min(widest, options.max_width)))


def words(script: Script, *paragraphs: str, style: str = "") -> Words:
    return Words(script, tuple((text, style) for text in paragraphs))
