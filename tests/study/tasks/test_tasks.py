"""The benchmark: tasks that stay what their ids say, results by the arena's rule, and cards and pages made of them."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import parlour
from parlour.contract.bots import levels
from parlour.errors import BadOption, BadRecord
from parlour.study.arena.match import match
from parlour.study.arena.tally import Mean
from parlour.study.arena.trial import play_deal
from parlour.study.tasks.card import described, read, write
from parlour.study.tasks.evaluation import ALONE, Evaluation, evaluate, interval, jobs, part
from parlour.study.tasks.page import overview, page
from parlour.study.tasks.registry import Task, task, tasks
from parlour.terminal.commands import main

SMALL = "rolit4-2-v1"
CARDS = Path(__file__).parents[3] / "docs" / "tasks"


class Last:
    """A user's own bot: the last of the legal moves."""

    def __init__(self, game: Any, random: Random) -> None: ...

    def choose(self, state: Any, budget: Any = None) -> Any:
        return state.legal()[-1]


def result(*words: str, file: Path) -> dict[str, Any]:
    assert main(["evaluate", *words, "--workers", "1", "-o", str(file)]) == 0
    data: dict[str, Any] = json.loads(file.read_text())
    return data


def test_there_are_tasks_of_every_game_for_one_to_six_players() -> None:
    assert len(tasks()) >= 12
    assert {each.name for each in tasks()} == {"shutbox", "rolit", "tuki"}
    assert {each.players for each in tasks()} == {1, 2, 3, 4, 5, 6}
    exact_chance = {each.players for each in tasks() if each.name == "shutbox" and each.value.kind == "exact"}
    assert {3, 4} <= exact_chance, "solved games of chance for three and four"


def test_an_id_names_one_task_for_good() -> None:
    assert len({each.id for each in tasks()}) == len(tasks())
    assert all(each.id.rpartition("-v")[2].isdecimal() for each in tasks())
    with pytest.raises(BadOption, match="box9-1-v1"):
        task("chess-v1")


@pytest.mark.parametrize("each", tasks(), ids=lambda each: each.id)
def test_a_task_is_played_by_the_rules_and_levels_it_names(each: Task) -> None:
    game = each.game()
    assert game.rules == each.rules, "new rules need a new version of the task"
    assert game.players == each.players
    assert set(each.opponents) <= set(levels(game))
    assert each.value.by_seat is None or len(each.value.by_seat) == each.players


@pytest.mark.parametrize("each", [each for each in tasks() if each.name == "shutbox"], ids=lambda each: each.id)
def test_the_values_of_boxes_are_those_of_the_solution(each: Task) -> None:
    solved = parlour.solve(each.game())
    assert solved.approximation is None
    found = (-solved.value(each.game().start()),) if each.alone else solved.win_probability  # type: ignore[operator]
    assert each.value.by_seat == pytest.approx(found, abs=each.value.error)


def test_the_value_of_the_small_board_is_that_of_the_solution() -> None:
    game, known = task(SMALL).game(), task(SMALL).value
    worth = parlour.solve(game).value(game.start())
    assert isinstance(worth, tuple) and worth[0] - worth[1] == known.lead
    assert known.by_seat == (0.0, 1.0)


def test_an_agent_plays_the_deals_of_the_arena_against_each_opponent() -> None:
    found = evaluate(task(SMALL), "easy", 4, seed=7)
    assert list(found.against) == ["random", "medium", "perfect"], "not against itself"
    there = match(task(SMALL).game(), ["easy", "random"], 4, seed=7, nodes=task(SMALL).nodes, opening=2)
    assert found.against["random"].to_json() == there.to_json()


def test_the_agent_holds_one_seat_and_the_opponent_all_others() -> None:
    job = jobs(task("tuki-4-v1"), "easy")["random"]
    assert job.levels == ("easy", "random", "random", "random")
    assert [game.bots.index(0) for game in play_deal(job, 0).games] == [0, 3, 2, 1]


def test_the_seats_of_a_result_make_up_the_whole() -> None:
    data = evaluate(task("box9-3-v1"), Last, 3).to_json()
    for against in data["against"].values():
        assert len(against["seats"]) == 3 and against["games"] == 9
        assert sum(seat["share"] for seat in against["seats"]) / 3 == pytest.approx(against["share"], abs=1e-5)
        assert all(low <= seat["share"] <= high for seat in against["seats"] for low, high in [seat["interval"]])


def test_levels_of_solved_boxes_have_an_exact_regret() -> None:
    perfect, easy = (evaluate(task("box9-2-v1"), level, 1).exact for level in ("perfect", "easy"))
    assert perfect and easy
    assert perfect["regret"] == pytest.approx([0, 0], abs=1e-6) and min(easy["regret"]) > 0.1
    assert sum(easy["gains"]) > sum(easy["regret"]), "best responses take at least what best play takes"
    assert evaluate(task("box9-2-v1"), Last, 1).exact is None, "a bot may look at more than a table holds"


def test_wins_of_every_deal_do_not_make_a_sure_thing() -> None:
    def mean(*shares: float) -> Mean:
        found = Mean()
        for share in shares:
            found.add(share)
        return found

    assert interval(mean(*[1.0] * 100)) == (pytest.approx(0.963, abs=1e-3), 1.0)
    assert interval(mean(*[0.0] * 100)) == (0.0, pytest.approx(0.037, abs=1e-3))
    assert interval(mean(1.0)) == (pytest.approx(0.2065, abs=1e-3), 1.0)
    low, high = interval(mean(0.5, 1.0, 1.0))
    assert 0 <= low < 5 / 6 < high == 1.0


def test_a_bot_of_ones_own_is_evaluated_by_its_name(tmp_path: Path) -> None:
    name = f"{Last.__module__}:Last"
    data = result(name, SMALL, "--deals", "3", file=tmp_path / "last.json")
    assert (data["task"], data["agent"], data["deals"]) == (SMALL, name, 3)
    assert set(data["against"]) == {"random", "easy", "medium", "perfect"}
    again = evaluate(task(SMALL), Last, 3).to_json()
    assert {**data, "seconds": 0} == {**json.loads(json.dumps(again)), "seconds": 0}, "the same numbers from Python"


def test_what_was_interrupted_is_taken_up_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = result("easy", SMALL, "--deals", "4", file=tmp_path / "whole.json")
    file, played = tmp_path / "part.json", 0

    def counted(job: Any, number: int) -> Any:
        nonlocal played
        played += 1
        if played == 7:
            raise KeyboardInterrupt
        return play_deal(job, number)

    monkeypatch.setattr("parlour.study.arena.trial.play_deal", counted)
    assert main(["evaluate", "easy", SMALL, "--deals", "4", "--workers", "1", "-o", str(file)]) == 130
    assert not file.exists() and part(file, "random").exists() and part(file, "medium").exists()
    assert {**result("easy", SMALL, "--deals", "4", file=file), "seconds": 0} == {**whole, "seconds": 0}
    assert played == 7 + 12 - 6, "deals that were played are not played again"
    assert sorted(tmp_path.iterdir()) == [file, tmp_path / "whole.json"]


def measured(id: str, agent: str, deals: int = 2) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(evaluate(task(id), agent, deals).to_json()))
    return data


def test_cards_keep_scores_and_replace_them_by_later_ones(tmp_path: Path) -> None:
    first, other, later = measured(SMALL, "easy"), measured(SMALL, "random"), measured(SMALL, "easy", 3)
    write(task(SMALL), tmp_path, [first])
    file = write(task(SMALL), tmp_path, [later, other, measured("box9-1-v1", "easy")])
    kept = json.loads(file.read_text())
    assert [(each["agent"], each["deals"]) for each in kept["scores"]] == [("random", 2), ("easy", 3)], "weakest first"
    assert kept == json.loads(json.dumps({**described(task(SMALL)), "scores": [other, later]}))
    assert read([file]) == [other, later]


def test_a_page_shows_results_and_cards_alike(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    results = [measured(SMALL, "random"), measured("box9-1-v1", "easy")]
    files = []
    for each in results:
        (tmp_path / f"{each['agent']}.json").write_text(json.dumps(each))
        files.append(str(tmp_path / f"{each['agent']}.json"))
    assert main(["evaluate", "--page", *files]) == 0
    shown = capsys.readouterr().out
    assert shown == page(results)
    assert "`box9-1-v1`, exact value 11.009209 points" in shown and "|`random`|–|" in shown
    assert main(["evaluate", "--cards", str(tmp_path / "cards"), *files]) == 0
    cards = sorted((tmp_path / "cards").glob("*.json"))
    assert sorted(each.stem for each in cards) == sorted(each.id for each in tasks())
    assert main(["evaluate", "--page", *map(str, cards)]) == 0
    assert capsys.readouterr().out == shown


def test_files_without_results_are_refused(tmp_path: Path) -> None:
    for text in ("{}", "[1]", "none", '{"evaluation": 1, "task": "box9-1-v1"}'):
        (tmp_path / "x.json").write_text(text)
        with pytest.raises(BadRecord):
            read([tmp_path / "x.json"])
    with pytest.raises(BadRecord):
        read([tmp_path / "missing.json"])


@pytest.mark.parametrize("each", tasks(), ids=lambda each: each.id)
def test_the_card_in_the_manual_is_that_of_the_task(each: Task) -> None:
    kept = json.loads((CARDS / f"{each.id}.json").read_text())
    scores = kept.pop("scores")
    assert kept == json.loads(json.dumps(described(each))), "made by: parlour evaluate --cards docs/tasks"
    for score in scores:
        assert (score["task"], score["rules"], score["nodes"]) == (each.id, each.rules, each.nodes)
        met = [ALONE] if each.alone else [opponent for opponent in each.opponents if opponent != score["agent"]]
        assert set(score["against"]) == set(met)


def test_the_manual_shows_the_scores_of_the_cards() -> None:
    results = read(CARDS / f"{each.id}.json" for each in tasks())
    assert overview(results) in (CARDS.parent / "research.md").read_text()


def test_scores_on_cards_agree_with_exact_values() -> None:
    """Levels alone: the mean points lie within twice the half-width of the interval of value and regret."""
    for each in (each for each in tasks() if each.alone):
        for result in read([CARDS / f"{each.id}.json"]):
            score, (low, high) = result["against"]["alone"]["score"], result["against"]["alone"]["score_interval"]
            assert each.value.by_seat is not None
            assert abs(score - (result["exact"]["regret"][0] - each.value.by_seat[0])) < high - low


def test_the_list_names_every_task(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["evaluate", "--list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == [each.id for each in tasks()]


def test_a_result_says_what_it_is_of() -> None:
    data = Evaluation(replace(task(SMALL), id="x-v1"), "easy", 2, 5).to_json()
    assert data["parlour"] == parlour.__version__
    assert (data["task"], data["rules"], data["seed"], data["nodes"]) == ("x-v1", "rolit/2", 5, 2_000)
    assert {"python", "numpy", "machine", "seconds"} <= data.keys()
