"""The arena: seats rotated, shared luck, the same results however the work is spread, and honest error bars."""

import json
from concurrent.futures import Executor
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.table.race import race

import parlour
from parlour.contract.bots import FREE
from parlour.contract.game import CHANCE
from parlour.errors import BadOption, BadRecord, RecordBusy, Unsupported
from parlour.speech.languages import speak
from parlour.study.arena.match import make_job, match, run
from parlour.study.arena.plot import plot
from parlour.study.arena.results import Results
from parlour.study.arena.sprt import Sprt
from parlour.study.arena.tally import Mean, Tally, quantile
from parlour.study.arena.trial import Deal, Job, Luck, Played, play_deal
from parlour.study.arena.workers import InThisProcess, cluster_workers, local_workers
from parlour.terminal.commands import main
from parlour.terminal.commands.progress import Progress


def job(levels: str = "easy,random", seed: int = 3, **options: object) -> Job:
    return make_job(race(**options), tuple(levels.split(",")), seed)


def played(a_job: Job, deals: int = 12, executor: Executor | None = None, **more: object) -> Tally:
    return run(a_job, deals, executor or InThisProcess(), **more)  # type: ignore[arg-type]


def test_every_bot_sits_in_every_seat_of_a_deal() -> None:
    deal = play_deal(job("easy,random,random", players=3), 0)
    assert [game.bots for game in deal.games] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert deal == play_deal(job("easy,random,random", players=3), 0), "a deal depends on its number alone"
    assert deal != play_deal(job("easy,random,random", players=3), 1)


def test_each_hand_gets_the_same_luck_in_every_game_of_a_deal() -> None:
    game = race()
    state = game.start()
    assert state.actor == CHANCE
    first, second = Luck(1, 7), Luck(1, 7)
    ones = [first.draw(state) for _ in range(50)]
    other_hand = state.play("1").play("rest")
    for _ in range(10):
        second.draw(other_hand)
    assert [second.draw(state) for _ in range(50)] == ones, "what another hand draws makes no difference"
    assert [Luck(1, 8).draw(state) for _ in range(1)] + [Luck(2, 7).draw(state) for _ in range(50)] != ones


def test_the_luck_is_fair() -> None:
    state, luck = race().start(), Luck(0, 0)
    fell = [luck.draw(state) for _ in range(60_000)]
    for face, chance in state.chances():
        assert abs(fell.count(face) / 60_000 - float(chance)) < 0.01


def test_a_drawn_opening_is_the_same_in_all_games_of_a_deal() -> None:
    game = parlour.game("rolit", size=4, first=0)
    plain, drawn = (make_job(game, ("perfect", "medium"), 1, opening=opening) for opening in (0, 12))
    for number in range(3):
        first, second = play_deal(drawn, number).games
        assert first.scores == second.scores, "twelve moves are the whole game"
    assert len({play_deal(drawn, number).games[0].scores for number in range(6)}) > 1
    assert "opening" not in plain.to_json() and drawn.to_json()["opening"] == 12


def test_bots_of_one_level_share_the_wins_evenly() -> None:
    tally = played(job("random,random"))
    [standing] = tally.by_level.values()
    assert standing.share.value == pytest.approx(0.5)
    assert standing.won == pytest.approx(tally.games)


@pytest.mark.parametrize("name", parlour.games.names())
def test_easy_is_stronger_than_random(name: str) -> None:
    options = {"tuki": {"rounds": 1}, "rolit": {"size": 6}}.get(name, {"players": 2})
    tally = played(make_job(parlour.game(name, **options), ("easy", "random")), 6 if name == "tuki" else 15)
    easy = tally.by_level["easy"]
    assert easy.share.value > 0.5
    assert easy.won > 0.5 * tally.games


def test_processes_give_the_same_results_as_one() -> None:
    here = played(job(goal=20), 20)
    with local_workers(2) as executor:
        there = played(job(goal=20), 20, executor, workers=2)
    assert there.to_json() == here.to_json()


def test_a_cluster_gives_the_same_results_as_one() -> None:
    distributed = pytest.importorskip("distributed")
    with (
        distributed.LocalCluster(n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None) as cluster,
        cluster_workers(cluster.scheduler_address) as executor,
    ):
        there = played(job(goal=20), 20, executor, workers=4)
    assert there.to_json() == played(job(goal=20), 20).to_json()


def test_the_command_gives_its_work_to_a_cluster(capsys: pytest.CaptureFixture[str]) -> None:
    distributed = pytest.importorskip("distributed")
    plain = ["arena", "rolit", "size=4", "--deals", "8", "--json"]
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None
    ) as cluster:
        assert main([*plain, "--cluster", cluster.scheduler_address]) == 0
    there = json.loads(capsys.readouterr().out)
    assert main([*plain, "--workers", "1"]) == 0
    here = json.loads(capsys.readouterr().out)
    assert there["standings"] == here["standings"]


def test_a_cluster_that_is_not_there_is_named() -> None:
    with pytest.raises(BadOption, match="cluster"), cluster_workers("no-such-scheme://x"):
        pass


def test_stopped_and_started_again_it_comes_to_the_same(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    results = Results(path, job())
    played(job(), 5, results=results)
    with pytest.raises(RecordBusy):
        Results(path, job())
    results.close()
    with path.open("ab") as file:
        file.write(b'{"deal": 5, "ga')
    results = Results(path, job())
    assert len(results.deals) == 5
    again = played(job(), 12, results=results)
    results.close()
    assert again.to_json() == played(job(), 12).to_json()
    assert len(path.read_bytes().splitlines()) == 13
    with pytest.raises(BadRecord, match="another match"):
        Results(path, job(seed=4))
    path.write_bytes(path.read_bytes().replace(b'"deal": 3', b'"deal": 4'))
    with pytest.raises(BadRecord, match="not numbered"):
        Results(path, job())
    path.write_bytes(path.read_bytes().replace(b'"games"', b'"gamez"'))
    with pytest.raises(BadRecord, match="not a deal"):
        Results(path, job())
    with pytest.raises(BadRecord, match="cannot open"):
        Results(tmp_path / "no" / "folder", job())


@pytest.mark.parametrize(
    ("freedom", "t"),
    [(1, 12.7062), (2, 4.30265), (3, 3.18245), (4, 2.77645), (9, 2.26216), (29, 2.04523), (999, 1.96234)],
)
def test_quantiles_of_student(freedom: int, t: float) -> None:
    assert quantile(freedom) == pytest.approx(t, rel=2e-3)


def test_intervals_cover_the_truth_as_often_as_they_say() -> None:
    random, covered = Random(5), 0
    for _ in range(2000):
        mean = Mean()
        for _ in range(20):
            mean.add(random.gauss(3, 2))
        covered += mean.interval[0] <= 3 <= mean.interval[1]
    assert 0.935 < covered / 2000 < 0.965


def coin_deal(number: int, random: Random, part: float) -> Deal:
    games = []
    for bots in ((0, 1), (1, 0)):
        winner = bots.index(0 if random.random() < part else 1)
        games.append(Played(bots, (winner,), (0, 0), 1))
    return Deal(number, tuple(games))


@pytest.mark.parametrize(("part", "expected"), [(0.5, "low"), (0.6, "high")])
def test_the_sequential_test_errs_as_seldom_as_it_says(part: float, expected: str) -> None:
    random, right, lengths = Random(11), 0, []
    for _ in range(300):
        sprt, tally = Sprt(0.5, 0.6), Tally(("a", "b"))
        while not sprt.decision:
            deal = coin_deal(tally.deals, random, part)
            tally.add(deal)
            sprt.add(tally, deal)
        right += sprt.decision == expected
        lengths.append(tally.deals)
    assert right / 300 > 0.93
    assert sum(lengths) / 300 < 110, "a fixed number of deals with the same errors would be about 135"


def test_the_sequential_test_stops_the_match() -> None:
    sprt = Sprt(0.5, 0.7)
    tally = played(job(goal=12), 5000, sprt=sprt)
    assert sprt.decision == "high"
    assert tally.deals < 200
    with pytest.raises(Unsupported, match="two levels"):
        played(job("easy,random,random", players=3), sprt=Sprt(0.5, 0.6))


@pytest.mark.parametrize("wrong", [(0.6, 0.5), (0, 0.5), (0.5, 1.0), (0.5, 0.6, 0.7), (0.5, 0.6, 0.05, 0)])
def test_hypotheses_that_make_no_sense_are_refused(wrong: tuple[float, ...]) -> None:
    with pytest.raises(BadOption):
        Sprt(*wrong)


@pytest.mark.parametrize("levels", ["genius,easy", "easy,easy,easy", ""])
def test_bots_that_do_not_exist_are_refused(levels: str) -> None:
    with pytest.raises(BadOption, match="bots"):
        job(levels)


def test_the_plot_is_a_picture_with_every_level() -> None:
    svg = plot(played(job("easy,random,random", players=3)), "a < b", speak("en"))
    root = ElementTree.fromstring(svg)
    texts = [each.text or "" for each in root.iter() if each.tag.endswith("text")]
    assert "a < b" in texts
    assert any(text.startswith("easy") for text in texts)
    assert any(text.startswith("random") for text in texts)


def test_the_command_prints_draws_and_resumes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plain = ["arena", "rolit", "size=4", "--deals", "6", "--workers", "1", "--results", str(tmp_path / "r")]
    assert main([*plain, "--plot", str(tmp_path / "p.svg"), "--json"]) == 0
    said = capsys.readouterr()
    data = json.loads(said.out)
    assert data["games"] == 12
    assert {each["level"] for each in data["standings"]} == {"easy", "random"}
    assert "6/6 deals" in said.err
    assert ElementTree.parse(tmp_path / "p.svg")
    assert main([*plain, "--sprt", "0.5:0.9"]) == 0
    assert "sequential test" in capsys.readouterr().out
    for wrong in (["--sprt", "0.5"], ["--sprt", "a:b"], ["--plot", "x.bmp"], ["--deals", "0"], ["--workers", "-1"]):
        assert main([*plain, *wrong]) == 2
        assert "Traceback" not in capsys.readouterr().err


class Terminal:
    def __init__(self, tty: bool) -> None:
        self.tty, self.said = tty, ""

    def isatty(self) -> bool:
        return self.tty

    def write(self, text: str) -> int:
        self.said += text
        return len(text)

    def flush(self) -> None: ...


def test_progress_is_a_bar_on_a_terminal_and_plain_elsewhere() -> None:
    for tty in (True, False):
        stream = Terminal(tty)
        progress = Progress(4, "deals", stream)  # type: ignore[arg-type]
        for done in range(1, 5):
            progress.show(done, "note")
        progress.end()
        assert "4/4 deals  note" in stream.said
        assert ("\r[########################]" in stream.said) == tty


class Eager:
    """A user's own bot: always the first of the legal moves."""

    def __init__(self, game: parlour.Game, random: Random) -> None:
        self.game = game

    def choose(self, state: parlour.State[Any], budget: parlour.Budget = FREE) -> Any:
        return state.legal()[0]


def test_a_bot_of_ones_own_plays_under_its_class_or_its_name() -> None:
    game = race()
    tally = match(game, [Eager, "random"], deals=6, seed=2)
    name = f"{__name__}:Eager"
    assert set(tally.by_level) == {name, "random"} and tally.games == 12
    assert match(game, [name, "random"], deals=6, seed=2).to_json() == tally.to_json()


def test_an_installed_bot_plays_under_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.study.arena.entrants.installed", lambda: {"eager": f"{__name__}:Eager"})
    assert match(race(), ["eager"], deals=1).games == 2


@pytest.mark.parametrize("name", ["nobody", "no_such_module:Bot", "json:NoBot", "json:decoder.NaN", ":", "json:"])
def test_a_bot_that_cannot_be_found_is_refused(name: str) -> None:
    with pytest.raises(BadOption, match="bots"):
        match(race(), [name], deals=1)
