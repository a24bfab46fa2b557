"""An engine's answer: which steps are the best for a seat, and which of them nobody could tell apart."""

from parlour.contract.engine import SEEN, Answer, Valued


def test_moves_are_equal_that_are_worth_the_same_within_the_error() -> None:
    """By worth, and where both have one by lead: what differs in either is another move."""
    step, less = SEEN["win"], 0.01
    apart = 0.5 - 2 * step
    made = {
        "a": (0.5, 3.0, 0.0),
        "b": (0.5, 3.0, 0.0),
        "c": (0.5, 1.0, 0.0),
        "d": (apart, 3.0, 0.0),
        "e": (0.48, 3.0, less),
    }
    steps = [
        Valued(name, (worth, -worth), (lead, -lead), not error, error) for name, (worth, lead, error) in made.items()
    ]
    answer = Answer(tuple(steps), 0, False)
    assert [each.move for each in answer.equal(0)] == ["a", "b"]
    near = Answer((steps[0], steps[4]._replace(error=0.03)), 0, False)
    assert [each.move for each in near.equal(0)] == ["a", "e"], "no better than its error"
