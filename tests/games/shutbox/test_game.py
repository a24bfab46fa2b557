"""What Shut the Box can be asked besides its rules."""

import parlour


def test_a_position_is_asked_about_with_the_rules_of_its_row_as_ground() -> None:
    state = parlour.game("shutbox", edition="nine", tiles=6, first=0).start()
    asked = state.game.question(state)
    assert asked.moves == state.legal() and asked.unit == "win"
    assert state.game.ground(asked.ground).cells > len(asked.position)
