"""`parlour.adapters.raster`: the games' pictures as arrays, without a library that draws."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import parlour
from parlour.adapters.dots import HIGH, WIDE, dots
from parlour.adapters.raster import picture
from parlour.contract.state import following
from parlour.games.rolit.board import COLOURS

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">'


def drawn(inside: str) -> np.ndarray:
    return picture(f"{HEAD}{inside}</svg>")


@pytest.mark.parametrize(
    "shape",
    [
        '<rect x="10" y="5" width="20" height="10" fill="#f00"/>',
        '<path d="M10 5h20v10H10z" fill="#f00"/>',
        '<g transform="translate(10 5)" fill="#f00"><path d="M0 0L20 0 20 10 0 10"/></g>',
        '<g transform="translate(10,5) scale(2)"><rect width="10" height="5" fill="red" style=""/>'
        '<rect width="10" height="5" fill="#ff0000"/></g>',
        '<path d="M10 10H30" stroke="#f00" stroke-width="10" fill="none"/>'
        '<path d="M0 0h10v20H0zM30 0h10v20H30z" fill="#fff"/>',
    ],
)
def test_a_box_has_its_pixels_and_no_others(shape: str) -> None:
    found, expected = drawn(shape), np.full((20, 40, 3), 255, np.uint8)
    expected[5:15, 10:30] = (255, 0, 0)
    assert np.abs(found.astype(int) - expected).mean() < 1
    assert np.array_equal(found[7:13, 12:28], expected[7:13, 12:28]) and np.array_equal(found[:3], expected[:3])


def test_a_circle_covers_its_area() -> None:
    found = drawn('<circle cx="20" cy="10" r="8" fill="#000"/>')
    assert (255 - found[..., 0].astype(float)).sum() / 255 == pytest.approx(np.pi * 64, rel=0.01)
    ring = drawn('<circle cx="20" cy="10" r="8" fill="none" stroke="#000" stroke-width="2" stroke-dasharray="4 4"/>')
    assert (255 - ring[..., 0].astype(float)).sum() / 255 == pytest.approx(np.pi * 16, rel=0.1), "half of it drawn"
    half = drawn('<circle cx="20" cy="10" r="8" fill="#000" fill-opacity="0.5"/>')
    assert half[10, 20].tolist() == [128, 128, 128]


def test_letters_can_be_told_apart() -> None:
    known = "".join(map(chr, range(33, 127)))
    assert len({dots(letter).tobytes() for letter in known}) == len(known)
    assert dots("ab").shape == (HIGH + 1, 2 * WIDE) and np.array_equal(dots("é"), dots("e"))
    assert np.array_equal(dots("א"), dots("?")) and dots("").shape == (HIGH + 1, WIDE)


@pytest.mark.parametrize("name", ["rolit", "tuki", "shutbox"])
def test_a_board_changes_where_a_move_is_made(name: str) -> None:
    state, random = parlour.game(name, players=2).start(), Random(1)
    while state.actor != 0:
        state = state.play(random.choice(following(state)))
    before, after = picture(state.svg()), picture(state.play(state.legal()[0]).svg())
    assert before.shape == after.shape and before.dtype == np.uint8
    assert 0 < (before != after).any(2).mean() < 0.5


def test_a_ball_has_its_colour() -> None:
    found = picture(parlour.game("rolit", players=2, size=4).start().svg()).astype(int)
    left = 34 + 60 + 30 - 14
    balls = [found[y, x] for y in (left, left + 60) for x in (left, left + 60)]
    fills = {colour.name: np.array([int(colour.fill[at : at + 2], 16) for at in (1, 3, 5)]) for colour in COLOURS}
    near = {min(fills, key=lambda name: np.abs(fills[name] - ball).sum()) for ball in balls}
    assert near == {"red", "yellow", "green", "blue"}
