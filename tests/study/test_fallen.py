"""Whether dice look fair: false alarms at the stated rate, crooked dice noticed, nothing said too soon."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from parlour.games import game
from parlour.study.analysis.fell import Draw, summed, together
from parlour.study.fallen import UNUSUAL, beyond, look, looks
from parlour.table.commands import Play, Tell
from parlour.table.host import Host
from parlour.table.seats import Seat

DICE = tuple((str(face), 1 / 6) for face in range(1, 7))
DECK = [8] * 13 + [4]


def rolls(count: int, weights: Sequence[float], luck: Random) -> list[Draw]:
    return [Draw(tuple(luck.choices("123456", weights, k=2)), DICE) for _ in range(count)]


def cards(count: int, luck: Random, first: float = 1) -> list[Draw]:
    """Cards without replacement from what is left; `first` is how much likelier the first one comes than it should."""
    drawn, deck = list[Draw](), list(DECK)
    for _ in range(count):
        if sum(deck) < 30:
            deck = list(DECK)
        chances = tuple((str(card), many / sum(deck)) for card, many in enumerate(deck) if many)
        card = luck.choices(range(14), [many * (first if card == 0 else 1) for card, many in enumerate(deck)])[0]
        deck[card] -= 1
        drawn.append(Draw((str(card),), chances))
    return drawn


def unusual(found: Sequence[Draw], kind: str) -> bool:
    return look(summed("some", "dice" if kind == "dice" else "cards", found)).unusual


@pytest.mark.parametrize(
    ("statistic", "freedom", "chance"), [(3.841459, 1, 0.05), (15.08627, 5, 0.01), (2.0, 2, 0.36788), (0, 5, 1)]
)
def test_chi_squared_is_as_the_tables_have_it(statistic: float, freedom: int, chance: float) -> None:
    assert beyond(statistic, freedom) == pytest.approx(chance, rel=1e-4)


def test_fair_dice_and_cards_are_called_unusual_once_in_a_hundred() -> None:
    """A binomial of 1 % exceeds 15 of 600 games, or 6 of 120, less than once in a thousand samples."""
    luck = Random(8)
    assert sum(unusual(rolls(40, [1] * 6, luck), "dice") for _ in range(600)) <= 15
    assert sum(unusual(cards(120, luck), "cards") for _ in range(120)) <= 6


def test_a_share_that_would_have_been_noticed_is_noticed_four_times_in_five() -> None:
    luck = Random(9)
    told = look(summed("some", "dice", rolls(107, [1] * 6, luck)))
    assert told.noticed is not None
    share = told.noticed[1]
    assert 0.25 < share < 0.3  # of 214 dice a face that comes a quarter of the time is just short of it
    crooked = [share] + 5 * [(1 - share) / 5]
    assert 84 <= sum(unusual(rolls(107, crooked, luck), "dice") for _ in range(120)) <= 112
    assert sum(unusual(cards(200, luck, first=3), "cards") for _ in range(10)) >= 8


def test_too_few_draws_say_nothing() -> None:
    found = look(summed("some", "dice", rolls(10, [1, 0, 0, 0, 0, 0], Random(1))))
    assert (found.chance, found.noticed, found.unusual) == (None, None, False)
    assert UNUSUAL == 0.01


def test_what_was_told_at_a_table_by_hand_is_read_from_its_record(tmp_path: Path) -> None:
    """Also the lots and cards of Tuki Tuki, without replacement: what was expected adds up to what came."""
    luck = Random(3)
    for name in ("shutbox", "tuki"):
        options = {"rounds": 1} if name == "tuki" else {}
        seats = [Seat("here", "Ada"), Seat("here", "Eve")]
        with Host.create(game(name, **options), seats, tmp_path / f"{name}.jsonl", by_hand=True) as host:
            while not host.table.ended:
                table = host.table
                said = {"id": f"{table.seq:032x}", "seq": table.seq, "seat": 0}
                if table.position.telling:
                    host.take(Tell(**said, outcome=str(luck.choice(table.state.chances())[0])))
                else:
                    assert table.turn is not None
                    host.take(Play(**said | {"seat": table.turn.seat}, move=str(luck.choice(table.state.legal()))))
            found = looks([host.table, host.table])
            assert {each.kind for each in found} <= {"dice", "cards", "begins"} and found
            for each in found:
                assert sum(came for _, came, _ in each.faces) == pytest.approx(sum(due for *_, due in each.faces))
    assert looks([]) == ()


def test_several_games_add_up_to_the_sums_of_all_their_draws() -> None:
    luck = Random(6)
    drawn = [*cards(90, luck), *rolls(3, [1] * 6, luck)]
    parts = [summed("some", "cards", each) for each in (drawn[:20], drawn[20:90], drawn[90:])]
    whole, found = summed("some", "cards", drawn), together(parts)
    assert (found.faces, found.fell, found.draws) == (whole.faces, whole.fell, whole.draws)
    assert found.due == pytest.approx(whole.due) and found.shared == pytest.approx(whole.shared)
    assert look(found).chance == pytest.approx(look(whole).chance)
