"""TK-17: a record of Tuki Tuki tells nothing about a card that nobody has seen."""

import json
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

RECORDS = sorted((Path(__file__).parents[1] / "golden" / "records").glob("tuki-*.jsonl"))
DECK = Counter({**{str(number): 8 for number in range(13)}, "parrot": 4})
TELLS = {
    *("seq", "event", "hand", "outcome", "link", "nonce", "chances", "same", "next", "seat", "move", "by", "time"),
    *("id", "hash", "what", "why", "who", "scores", "winners", "seed", "table"),
}


def shares(weights: dict[str, int]) -> dict[str, Fraction]:
    whole = sum(weights.values())
    return {card: Fraction(weight, whole) for card, weight in weights.items() if weight}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_draw_of_a_record_is_from_the_cards_not_yet_seen(path: Path) -> None:
    """TK-17: the chances written down follow from the cards seen so far, and nothing else is written down."""
    events: list[dict[str, Any]] = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    listed = {event["seq"]: dict(event["chances"]) for event in events if "chances" in event}
    seen: Counter[str] = Counter()
    drawn = 0
    for event in events:
        assert set(event) <= TELLS
        if event["event"] != "outcome":
            continue
        if event["outcome"] not in DECK:  # the lot for who begins
            continue
        if event["hand"] is None:  # the first card of the discard pile: a new round
            seen = Counter()
        chances = listed[event.get("same", event["seq"])]
        assert shares(chances) == shares(DECK - seen), event["seq"]
        seen[event["outcome"]] += 1
        drawn += 1
    assert drawn > 100
