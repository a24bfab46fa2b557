"""Records of `parlour/2` of real games: verified, replayed by the rules, told; broken rules are found."""

import json
from pathlib import Path
from random import Random

import pytest
from tests.table.chance.stories import Story, encoded, sealed
from tests.table.race import race

import parlour
from parlour.contract.game import CHANCE, Game
from parlour.table import Moved, OutcomeDrawn, dump, parse
from parlour.table.audit import audit
from parlour.table.weights import weigh
from parlour.terminal.commands import main


def played(game: Game, seed: int = 1) -> Story:
    """A whole game between two people, each with a device; one is asleep once, one is silent once."""
    story = Story(Random(seed))
    header = json.loads(story.bodies[0])
    header |= {"rules": game.rules, "game": game.name, "options": game.options_dict}
    story.bodies[0] = encoded(header)
    first, second = story.register((0,)), story.register((1,))
    state = game.start()
    while not state.over:
        if state.actor == CHANCE:
            story.open([list(each) for each in weigh(state)], state.hand)
            if story.ledger.opens == 2:
                story.drop([second])
                story.back(second)
                story.open()
            if story.ledger.opens == 5:
                story.void([first])
                story.back(first)
                story.open()
            story.fall()
            state = state.play(json.loads(story.bodies[-1])["outcome"])
        else:
            assert state.actor is not None
            move = str(story.random.choice(state.legal()))
            story.add("move", seat=state.actor, move=move, device=(first, second)[state.actor])
            state = state.play(move)
    story.add("end", why="over", scores=list(state.scores), winners=list(state.winners))
    return story


GAMES = {
    "race": lambda: race(goal=8),
    "shutbox": lambda: parlour.game("shutbox"),
    "tuki": lambda: parlour.game("tuki", rounds=1),
    "rolit": lambda: parlour.game("rolit", size=6),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_record_of_the_second_format_replays_by_the_rules(name: str) -> None:
    story = played(GAMES[name]())
    found = audit(story.record(), race)
    assert (found.findings.status, found.problem) == ("finished", None), found.findings.problem
    assert found.table is not None
    assert found.table.state.over and found.table.ended
    assert found.table.header.seats[0].name == "Zoë – אדה"
    steps = [json.loads(body) for body in story.bodies if b'"seq"' in body]
    wanted = [step for step in steps if step["event"] in ("move", "outcome")]
    told = [event for event in found.table.log if isinstance(event, Moved | OutcomeDrawn)]
    assert [event.seq for event in told] == [step["seq"] for step in wanted]


def test_erased_names_are_simply_not_there() -> None:
    story = played(race(goal=4))
    bodies = [body for body in story.bodies if not body.startswith(b'{"name":')]
    table = parse(sealed(bodies), race).table
    assert table.header.seats[0].name == ""


def changed(story: Story, kind: str, **members: object) -> tuple[bytes, int]:
    """The record with the first event of a kind changed, sealed again; and its line."""
    at = next(n for n, body in enumerate(story.bodies) if json.loads(body).get("event") == kind)
    body = encoded({**json.loads(story.bodies[at]), **members})
    return sealed([*story.bodies[:at], body, *story.bodies[at + 1 :]]), at + 1


def test_a_list_or_a_hand_that_is_not_that_of_the_position_is_found() -> None:
    """The bytes are sound, the proof is right, and still the weights were not those of the game."""
    game = race(goal=4)
    for chances, hand, said in (([["3", 1]], 0, "chances"), (None, 1, "hand")):
        story = Story(Random(2))
        story.bodies[0] = encoded({**json.loads(story.bodies[0]), "options": game.options_dict})
        story.register((0,)), story.register((1,))
        story.open(chances or [list(each) for each in weigh(game.start())], hand)
        story.fall()
        found = audit(story.record(), race)
        assert found.findings.code == "rules"
        assert found.findings.line == 5
        assert said in found.findings.problem


def test_a_move_out_of_turn_is_found_at_its_line() -> None:
    data, line = changed(played(race(goal=4)), "move", move="3")
    found = audit(data, race)
    assert (found.findings.status, found.findings.code, found.findings.line) == ("bad", "rules", line)


def test_it_can_be_written_again() -> None:
    table = parse(played(race(goal=4)).record(), race).table
    again = parse(dump(table.header, table.log, table.names), race).table
    assert (again.log, again.position, again.names) == (table.log, table.position, table.names)


def test_the_commands_tell_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    story = played(parlour.game("shutbox"))
    path, copy = tmp_path / "game.jsonl", tmp_path / "copy.jsonl"
    path.write_bytes(story.record())
    assert main(["verify", str(path)]) == 0
    said = capsys.readouterr().out
    assert "seat 0: a device took part in" in said
    assert "it would have been" in said
    assert "words to compare" in said
    assert main(["replay", str(path), "--at", "9"]) == 0
    assert "Zoë" in capsys.readouterr().out
    assert main(["convert", str(path), "--to", "jsonl", "-o", str(copy)]) == 0
    assert copy.read_bytes() == story.record()
