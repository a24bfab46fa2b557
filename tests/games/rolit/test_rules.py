"""The rules RO-01 to RO-12, each by its id, through the public contract."""

from __future__ import annotations

from fractions import Fraction

import pytest

import parlour
from parlour import CHANCE, BadOption, IllegalMove
from parlour.games.rolit import RolitState


def start(**options: object) -> RolitState:
    state = parlour.game("rolit", **options).start()
    assert isinstance(state, RolitState)
    return state


def played(state: RolitState, moves: str) -> RolitState:
    for move in moves.split():
        state = state.play(move)  # type: ignore[assignment]
    return state


def position(rows: str, turn: int = 0, **options: object) -> RolitState:
    """A position drawn with letters, R Y G B and dots, row by row from the top."""
    lines = rows.split()
    balls = [0, 0, 0, 0]
    for row, line in enumerate(lines):
        for column, letter in enumerate(line):
            if letter != ".":
                balls["RYGB".index(letter)] |= 1 << (row * 8 + column)
    game = parlour.game("rolit", size=len(lines), **options)
    return RolitState(game, tuple(balls), turn)  # type: ignore[arg-type]


def rows(state: RolitState) -> list[str]:
    cells = state.view()["cells"]
    return ["".join(name[0].upper() if name else "." for name in row) for row in cells]  # type: ignore[union-attr,index]


def names(state: RolitState) -> set[str]:
    return {str(move) for move in state.legal()}


@pytest.mark.parametrize(("size", "balls"), [(4, 16), (6, 36), (8, 64)])
def test_ro_01_boards_hold_16_36_or_64_balls(size: int, balls: int) -> None:
    """RO-01"""
    view = start(size=size).view()
    assert view["empty"] == balls - 4
    assert len(view["cells"]) == size  # type: ignore[arg-type]


def test_ro_01_players_by_size() -> None:
    """RO-01: the 4×4 board is for two, the others for two to four."""
    for size in (6, 8):
        for players in (2, 3, 4):
            assert parlour.game("rolit", size=size, players=players).players == players
    assert parlour.game("rolit", size=4).players == 2
    with pytest.raises(BadOption, match="4×4 board is for 2"):
        parlour.game("rolit", size=4, players=3)
    with pytest.raises(BadOption, match="4×4 board is for 2"):
        parlour.game("rolit", size=4, colours="red,green,blue")
    for players in (1, 5):
        with pytest.raises(BadOption, match="from 2 to 4"):
            parlour.game("rolit", players=players)


def test_ro_02_four_colours_in_the_centre() -> None:
    """RO-02: clockwise from the top left red, yellow, green, blue, for all choices of players."""
    for players in (2, 3, 4):
        assert rows(start(size=6, players=players)) == ["......", "......", "..RY..", "..BG..", "......", "......"]


@pytest.mark.parametrize(
    ("players", "colours"),
    [(2, ("red", "green")), (3, ("red", "yellow", "green")), (4, ("red", "yellow", "green", "blue"))],
)
def test_ro_02_who_plays_what(players: int, colours: tuple[str, ...]) -> None:
    """RO-02"""
    assert parlour.game("rolit", players=players).options_dict["colours"] == colours


def test_ro_02_neutral_balls_are_captured_and_count_for_nobody() -> None:
    """RO-02: yellow and blue are neutral between red and green."""
    state = start(size=6, first=0)
    assert state.scores == (1, 1)
    state = played(state, "e3")  # red over the neutral yellow at d3
    assert rows(state)[2] == "..RRR."
    assert state.scores == (3, 1)
    seats = {colour["name"]: colour["seat"] for colour in state.view()["colours"]}  # type: ignore[union-attr,index,call-overload]
    assert seats == {"red": 0, "yellow": None, "green": 1, "blue": None}


def test_ro_02_any_other_choice_of_colours() -> None:
    """RO-02"""
    state = start(colours=("blue", "yellow"), first=0)
    assert state.game.players == 2
    assert state.scores == (1, 1)
    assert "blue to move" in repr(state)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ro_03_the_rolled_ball_decides_who_begins(players: int) -> None:
    """RO-03: a neutral colour rolls again, so the colours in play are equally likely."""
    state = start(players=players)
    assert state.actor == CHANCE
    assert state.hand == 0
    assert [p for _, p in state.chances()] == [Fraction(1, players)] * players
    for seat, (outcome, _) in enumerate(state.chances()):
        after = state.play(outcome)
        assert after.actor == seat
        assert after.hand is None


def test_ro_03_then_clockwise() -> None:
    """RO-03"""
    state = played(start(size=6, players=3), "first:green")
    seats = []
    for _ in range(6):
        seats.append(state.actor)
        state = state.play(state.legal()[0])  # type: ignore[assignment]
    assert seats == [2, 0, 1, 2, 0, 1]


def test_ro_03_or_an_agreed_seat_begins() -> None:
    """RO-03"""
    assert start(first=1).actor == 1
    with pytest.raises(BadOption, match="seat from 0 to 1"):
        start(first=2)


def test_ro_04_one_ball_brackets_a_line() -> None:
    """RO-04: mixed colours, unbroken, straight, up to a ball of your own."""
    state = position("RGYB.. ...... ...... ...... ...... ......", players=4)
    assert names(state) == {"e1"}
    assert rows(played(state, "e1"))[0] == "RRRRR."


def test_ro_04_a_gap_breaks_the_line() -> None:
    """RO-04: from e1 the line to the red ball at a1 has a gap, so nothing can be captured anywhere."""
    state = position("RG.B.. ...... ...... ...... ...... ......", players=4)
    assert names(state) == {"c1"}
    assert rows(played(state, "c1"))[0] == "RRRB.."


@pytest.mark.parametrize("edge", ["RG....", "....GR"])
def test_ro_04_lines_end_at_the_edge(edge: str) -> None:
    """RO-04: nothing is captured round the edge of the board."""
    state = position(f"...... {edge} ...... ...... ...... ......", players=2)
    assert names(state) == ({"c2"} if edge == "RG...." else {"d2"})


def test_ro_05_all_directions_at_once() -> None:
    """RO-05: eight lines at once, of several players."""
    state = position("R..R..R. .G.Y.B.. ..YGB... RGB.YGBR ..GYB... .B.G.Y.. R..R..R. ...R....", players=4)
    after = played(state, "d4")
    assert rows(after) == [
        "R..R..R.",
        ".R.R.R..",
        "..RRR...",
        "RRRRRRRR",
        "..RRR...",
        ".R.R.R..",
        "R..R..R.",
        "...R....",
    ]
    assert after.scores == (rows(after).__repr__().count("R"), 0, 0, 0)


def test_ro_05_captures_do_not_cascade() -> None:
    """RO-05: only the new ball brackets; c1 turns red, and the green c2 between it and c3 stays green."""
    state = position("RGG... ..G... ..R... ...... ...... ......", players=2)
    after = played(state, "d1")
    assert rows(after)[:3] == ["RRRR..", "..G...", "..R..."]


def test_ro_06_next_to_a_ball() -> None:
    """RO-06: also when nothing can be captured, a ball touches another, at a side or a corner."""
    state = position("...... ...... ..G... ...... ...... ......", players=2)
    assert names(state) == {"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"}
    with pytest.raises(IllegalMove, match="f6 is not next to a ball"):
        state.play("f6")


def test_ro_07_who_can_capture_must() -> None:
    """RO-07: the refusal says where capture is possible."""
    state = start(size=6, first=0)
    with pytest.raises(IllegalMove, match=r"b2 captures nothing.*red can capture and so must: at e3, c5") as refused:
        state.play("b2")
    assert refused.value.allowed == ("e3", "c5", "e5")
    assert state.view()["must"] == "capture"


def test_ro_08_a_vanished_colour_places_anywhere_next_to_a_ball() -> None:
    """RO-08"""
    state = position("...... ...... ..RR.. ..RR.. ...... ......", turn=1, players=2)
    assert state.scores == (4, 0)
    assert len(names(state)) == 12
    assert state.view()["must"] == "place"
    after = played(state, "b2")
    assert rows(after)[1] == ".G...."
    assert after.scores == (4, 1)


def test_ro_08_nobody_ever_passes() -> None:
    """RO-08"""
    state = position("...... ...... ..RR.. ..RR.. ...... ......", turn=1, players=2)
    with pytest.raises(IllegalMove, match="nobody ever passes"):
        state.play("pass")


def test_ro_09_an_illegal_move_leaves_the_board_as_it_was() -> None:
    """RO-09: and the refusal says which rule it breaks."""
    state = start(size=6, first=0)
    before = rows(state)
    for wrong, why in [("c3", "occupied: a red ball"), ("a1", "not next to a ball"), ("e4", "must: at e3, c5, e5")]:
        with pytest.raises(IllegalMove, match=why):
            state.play(wrong)
    assert rows(state) == before


def test_ro_10_the_game_ends_on_a_full_board_and_most_balls_win() -> None:
    """RO-10"""
    state = position("RRRR GGRR GGGR GGG.", turn=0, players=2)
    assert not state.over
    assert state.winners == ()
    after = played(state, "d4")
    assert after.over
    assert after.actor is None
    assert after.legal() == ()
    assert sum(after.scores) == 16
    assert after.winners == (0,)
    with pytest.raises(IllegalMove, match="the game is over"):
        after.play("a1")


def test_ro_10_equal_counts_share_the_win() -> None:
    """RO-10"""
    state = position("RRRR RRRR GGGG GGGG", players=2)
    assert state.over
    assert state.scores == (8, 8)
    assert state.winners == (0, 1)
    assert "red and green share the win" in state.text()


def test_ro_12_reversi_is_ordinary_othello() -> None:
    """RO-12: the diagonal start; seat 0 begins, without a roll."""
    state = start(preset="reversi")
    assert state.actor == 0
    assert rows(state)[3:5] == ["...GR...", "...RG..."]
    assert names(state) == {"d3", "c4", "f5", "e6"}


def test_ro_12_reversi_passes_when_nothing_can_be_captured() -> None:
    """RO-12"""
    state = position("RG.. .... .... ..GR", turn=1, preset="reversi")
    assert names(state) == {"pass"}
    assert state.view()["must"] == "pass"
    with pytest.raises(IllegalMove, match="must pass"):
        state.play("c1")
    after = played(state, "pass")
    assert after.actor == 0
    with pytest.raises(IllegalMove, match="red can capture at c1, b4, and so must"):
        after.play("pass")


def test_ro_12_reversi_ends_when_neither_can_capture() -> None:
    """RO-12: with hollows left over."""
    state = position("RR.. RR.. .... ....", preset="reversi")
    assert state.over
    assert state.winners == (0,)
    with pytest.raises(BadOption, match="exactly 2 players"):
        parlour.game("rolit", preset="reversi", players=3)


@pytest.mark.parametrize(
    ("colours", "seats"),
    [
        ("red,green,yellow", [0, 2, 1, 0]),
        ("blue,green,red,yellow", [0, 2, 3, 1, 0]),
        ("blue,yellow,red", [0, 2, 1, 0]),
        ("green,red", [0, 1, 0]),
    ],
)
def test_the_ring_of_the_board_fixes_the_order_of_play(colours: str, seats: list[int]) -> None:
    """RO-03: clockwise from side to side, in whatever order the colours were named."""
    state = parlour.game("rolit", colours=colours, first=0).start()
    turns = [state.actor]
    while len(turns) < len(seats):
        state = state.play(state.legal()[0])
        turns.append(state.actor)
        assert state.view()["last"]["seat"] == turns[-2]  # type: ignore[index,call-overload]
    assert turns == seats
