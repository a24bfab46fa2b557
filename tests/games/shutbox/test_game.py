"""Features of Shut the Box besides its rules."""

import parlour
from parlour.contract.state import following


def test_a_position_is_asked_about_with_the_rules_of_its_row_as_ground() -> None:
    state = parlour.game("shutbox", edition="nine", tiles=6, first=0).start()
    engine = state.game.engine()
    asked = engine.position(state)
    assert asked.steps == following(state) and engine.unit == "win"
    assert engine.ground(asked.ground).cells > len(asked.numbers)
