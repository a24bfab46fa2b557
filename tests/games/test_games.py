"""Games are found: ours in their folders, others by their entry points."""

import pickle
from importlib.metadata import EntryPoint
from typing import Any

import pytest

from parlour import games
from parlour.errors import UnknownGame, Unsupported
from parlour.speech.languages import PLAIN, speak
from tests.conformance.test_conformance import Dare


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Lets a test install entry points."""

    def install(**doors: str) -> None:
        found = [EntryPoint(name, value, games.GROUP) for name, value in doors.items()]
        monkeypatch.setattr("importlib.metadata.entry_points", lambda group: found)
        for cached in (games._installed, games._found):
            cached.cache_clear()

    yield install
    monkeypatch.undo()
    for cached in (games._installed, games._found):
        cached.cache_clear()


def test_ours_are_declared_as_entry_points_too() -> None:
    from importlib.metadata import entry_points

    declared = {door.name: door.value for door in entry_points(group=games.GROUP)}
    assert games._ours().items() <= declared.items()


def test_a_strangers_game_comes_after_ours_and_can_be_played(installed: Any) -> None:
    ours = games.names()
    installed(dare="parlour_dare:Dare", **games._ours())
    assert games.names() == (*ours, "dare")
    assert games.kind("dare") is Dare
    assert games.game("dare", players=3).start().play("roll").play("6").scores == (6, 0, 0)


def test_a_game_that_cannot_be_imported_is_named_and_breaks_no_other(installed: Any) -> None:
    installed(gone="no_such_module:GAME", dare="parlour_dare:Dare")
    with pytest.raises(Unsupported, match=r"gone cannot be loaded from no_such_module: No module named"):
        games.kind("gone")
    with pytest.warns(RuntimeWarning, match="gone"):
        assert Dare in list(games.kinds())


def test_on_a_clash_of_names_ours_wins(installed: Any) -> None:
    installed(rolit="parlour_dare:Dare")
    with pytest.warns(RuntimeWarning, match=r"rolit from parlour_dare:Dare is left out"):
        assert games.names() == tuple(games._ours())
    assert games.kind("rolit").__name__ == "Rolit"


def test_an_unknown_game_is_refused_with_those_there_are(installed: Any) -> None:
    installed(dare="parlour_dare:Dare")
    with pytest.raises(UnknownGame, match="rolit, dare"):
        games.kind("go")


@pytest.mark.parametrize("slip", ["Rolit", "rollit", "ROLIT ", "roli"])
def test_a_slip_is_told_with_the_name_that_was_meant(slip: str) -> None:
    with pytest.raises(UnknownGame, match="did you mean rolit") as refused:
        games.kind(slip)
    assert refused.value.meant == "rolit"
    assert games.game("rolit") and pickle.loads(pickle.dumps(refused.value)).meant == "rolit"


def test_a_word_that_is_no_slip_brings_no_suggestion() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'go'; the games are") as refused:
        games.kind("go")
    assert refused.value.meant is None


def test_a_game_brings_its_own_words() -> None:
    assert str(Dare.title) == "Dare" and "often as you dare" in str(Dare.about)
    state = Dare.make({}).start()
    assert PLAIN.tell(state.describe("roll"), names=("Ada", "Ben")) == "Ada dares to roll."
    german = speak("de", isolating=False)
    assert german.tell(state.describe("roll"), names=("Ada", "Ben")) == "Ada traut sich."
    assert german.tell(state.prompt()) == "Spieler 1: würfeln oder bei 0 aufhören?"
    assert speak("fr", isolating=False).tell(Dare.title) == "Dare", "what a language lacks is said in English"


def test_a_game_without_words_is_called_by_its_name() -> None:
    class Wordless(Dare):
        name = "wordless"
        messages = None

    assert str(Wordless.title) == "wordless" and str(Wordless.about) == ""


def test_seats_are_those_that_go_with_the_options() -> None:
    assert Dare.seats({}) == (1, 9)
    assert games.kind("rolit").seats({"size": 4}) == (2, 2)
    assert games.kind("rolit").seats({}) == (2, 4)
    assert games.kind("shutbox").seats({"variant": "solo"}) == (1, 1)
    assert games.kind("shutbox").seats({"tiles": 12}) == (1, 4)
    assert games.kind("shutbox").seats({"edition": "nine", "tiles": 11}) == (1, 12)


def test_the_view_is_one_envelope() -> None:
    members = {"game", "phase", "actor", "hand", "scores", "winners", "sheet", "legal"}
    for name in games.names():
        assert members <= games.game(name).start().view().keys()
    assert Dare.make({}).start().view()["svg"].startswith("<svg")
