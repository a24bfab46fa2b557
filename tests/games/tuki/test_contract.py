"""The contract of parlour.game, kept by Tuki Tuki in all its options."""

import pytest
from tests import cases

import parlour
from parlour import conformance


@pytest.mark.parametrize("players", cases.first(2, of=[2, 6, 3, 4, 5]))
@pytest.mark.parametrize("rounds", [1, 2])
def test_the_contract_holds(players: int, rounds: int) -> None:
    report = conformance.check(parlour.game("tuki", players=players, rounds=rounds), games=1, seed=players)
    assert report.games == 1
    assert report.chance_nodes > 20


@pytest.mark.parametrize("first", ["rules", 0, 1])
def test_the_contract_holds_over_five_rounds(first: str | int) -> None:
    assert conformance.check(parlour.game("tuki", first=first), games=1).longest > 200


@pytest.mark.parametrize(
    ("options", "wrong"),
    [
        ({"rounds": 0}, "rounds=0: must be a whole number from 1 to 20"),
        ({"rounds": 21}, "rounds"),
        ({"first": 2}, "seat from 0 to 1"),
        ({"first": "me"}, "'rules' or a seat"),
        ({"parrots": 5}, "its options are players, first, rounds"),
    ],
)
def test_bad_options_are_named(options: dict[str, object], wrong: str) -> None:
    with pytest.raises(parlour.BadOption, match=wrong):
        parlour.game("tuki", **options)


def test_options_may_be_texts() -> None:
    assert parlour.game("tuki", players="3", rounds="2", first="1") == parlour.game(
        "tuki", players=3, rounds=2, first=1
    )
