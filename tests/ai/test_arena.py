"""Series, figures and reports on a game whose result is known before."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest
from typer import Typer
from typer.testing import CliRunner

from spieltisch.ai.arena import ResultStore, WrongStore, run_series
from spieltisch.ai.report import histogram, report
from spieltisch.ai.series import line_up, setup
from spieltisch.ai.tally import by_agent, by_seat, by_tag, ratings, shares, thinking, wilson
from spieltisch.cli.arena import arena
from spieltisch.cli.simulate import simulate
from spieltisch.core import Game


def record(agents: list[str], ranking: list[list[int]], **more: Any) -> dict[str, Any]:
    return {"agents": agents, "ranking": ranking, "tags": [{} for _ in agents], "thought": {}, **more}


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (90, 100, 0.8256, 0.9448), (0, 0, 0, 1)],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-4)


def test_shared_wins_count_in_parts() -> None:
    records = [record(["a", "b"], [[0, 1]]), record(["a", "b"], [[0], [1]])]
    assert [(share.name, share.wins, share.games) for share in by_agent(records)] == [("a", 1.5, 2), ("b", 0.5, 2)]


def test_shares_by_seat_and_by_tag() -> None:
    rows = [record(["a", "b"], [[1], [0]], tags=[{"god": ["khorne"]}, {"god": ["nurgle"]}])] * 4
    assert [share.share for share in by_seat(rows)] == [0.0, 1.0]
    assert [(share.name, share.share) for share in by_tag(rows, "god")] == [("khorne", 0.0), ("nurgle", 1.0)]
    assert shares(rows, lambda row: [[], []]) == []


def test_ratings_do_not_depend_on_order_and_meet_elo() -> None:
    """Three wins of four are 191 Elo points."""
    rows = [record(["a", "b"], [[0], [1]])] * 300 + [record(["a", "b"], [[1], [0]])] * 100
    rated = ratings(rows)
    assert rated["a"] - rated["b"] == pytest.approx(191, abs=5)
    assert ratings(rows[::-1]) == rated


def test_ratings_of_many_seats_stay_finite() -> None:
    rated = ratings([record(["a", "b", "c"], [[0], [1], [2]])] * 50)
    assert rated["a"] > rated["b"] > rated["c"]
    assert rated["a"] < 3500


def test_line_ups_rotate_and_are_filled(rigged: Game[Any]) -> None:
    plan = setup("rigged", ["greedy", "random"], seats=3)
    assert [line_up(plan, number) for number in range(3)] == [
        ["greedy", "random", "random"],
        ["random", "random", "greedy"],
        ["random", "greedy", "random"],
    ]


@pytest.mark.parametrize(("agents", "seats"), [(["greedy", "nobody"], 2), ([], 2), (["random"], 9)])
def test_bad_line_ups_are_refused(rigged: Game[Any], agents: list[str], seats: int) -> None:
    with pytest.raises(ValueError):
        setup("rigged", agents, seats)


def test_a_rigged_game_has_a_known_winner(rigged: Game[Any]) -> None:
    """Greedy always takes two points, random takes one on average: greedy never loses."""
    records = run_series(setup("rigged", ["greedy", "random"], seed=3), 60)
    greedy, random = by_agent(records)
    assert greedy.share > 0.95
    assert greedy.low > random.high
    assert ratings(records)["greedy"] > ratings(records)["random"] + 300


def test_equal_agents_win_equally(rigged: Game[Any]) -> None:
    records = run_series(setup("rigged", ["random", "random", "random"]), 240)
    for share in by_seat(records):
        assert share.low < 1 / 3 < share.high


def test_an_interrupted_series_goes_on(rigged: Game[Any], tmp_path: Path) -> None:
    plan, path = setup("rigged", ["random", "random"]), tmp_path / "series.jsonl"
    first = run_series(plan, 4, path)
    path.write_text(path.read_text()[:-20])  # the last line is cut short by a crash
    played: list[int] = []
    records = run_series(plan, 6, path, progress=lambda row: played.append(row["game"]))
    assert played == [3, 4, 5]
    assert [row["scores"] for row in records[:4]] == [row["scores"] for row in first]
    assert [json.loads(line)["game"] for line in path.read_text().splitlines()[1:]] == [0, 1, 2, 3, 4, 5]


def test_another_series_is_not_mixed_in(rigged: Game[Any], tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    run_series(setup("rigged", ["random", "random"]), 1, path)
    with pytest.raises(WrongStore):
        ResultStore(path, setup("rigged", ["random", "greedy"]))


@pytest.mark.timeout(300)
def test_processes_and_ray_play_the_same_games(tmp_path: Path) -> None:
    plan = setup("lanterns", ["greedy", "random"], seats=2, seed=5)
    alone = [row["scores"] for row in run_series(plan, 4)]
    assert [row["scores"] for row in run_series(plan, 4, jobs=2)] == alone
    assert [row["scores"] for row in run_series(plan, 4, jobs=2, on="ray")] == alone


def test_elsewhere_is_refused(rigged: Game[Any]) -> None:
    with pytest.raises(ValueError, match="local or ray"):
        run_series(setup("rigged", ["random", "random"]), 1, on="moon")


def test_the_report_stands_alone(rigged: Game[Any]) -> None:
    plan = setup("rigged", ["greedy", "random"])
    records = run_series(plan, 6)
    page = report(plan.to_json(), records)
    for heading in ("Win share by agent", "Win share by seat", "Score over the game", "Length of the games"):
        assert heading in page
    assert page.count("<svg") == 4
    assert "http" not in page
    assert "<script" not in page


def test_histogram_counts_everything() -> None:
    assert histogram([3, 3, 9]).count("<rect") == 7
    assert histogram([]) == ""


def test_thinking_times_are_added_up() -> None:
    rows = [record(["a"], [[0]], thought={"a": [2, 1.0, 0.7]}), record(["a"], [[0]], thought={"a": [2, 3.0, 2.0]})]
    assert thinking(rows) == {"a": (4, 1.0, 2.0)}


def app() -> Typer:
    commands = Typer()
    commands.command()(arena)
    commands.command()(simulate)
    return commands


def test_commands(rigged: Game[Any], tmp_path: Path) -> None:
    page, out = tmp_path / "page.html", tmp_path / "out.jsonl"
    line = ["arena", "rigged", "--agents", "greedy,random", "--games", "3", "--report", str(page), "--out", str(out)]
    result = CliRunner().invoke(app(), line)
    assert result.exit_code == 0, result.output
    assert "greedy" in result.output
    assert page.read_text().startswith("<!doctype html>")
    assert len(out.read_text().splitlines()) == 4


def test_simulate_says_why(rigged: Game[Any]) -> None:
    line = ["simulate", "rigged", "--agents", "veteran", "--seats", "2", "--iterations", "9", "-v"]
    result = CliRunner().invoke(app(), line)
    assert result.exit_code == 0, result.output
    assert "0 veteran: take 2. Win chance" in result.output


@pytest.mark.parametrize(
    "line", [["arena", "rigged", "--agents", "nobody"], ["arena", "rigged", "-o", "x"], ["simulate", "no_title"]]
)
def test_mistakes_are_one_line(rigged: Game[Any], line: list[str]) -> None:
    result = CliRunner().invoke(app(), line)
    assert result.exit_code == 2
    assert result.output.startswith("spieltisch: ")
    assert len(result.output.splitlines()) == 1


def test_the_page_of_measured_strength_is_up_to_date() -> None:
    """docs/opponents.md says what benchmarks/opponents.json holds."""
    root = Path(__file__).parents[2]
    spec = importlib.util.spec_from_file_location("opponents", root / "benchmarks/opponents.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    sums = json.loads(script.SUMS.read_text(encoding="utf-8"))
    assert script.measured(sums) in script.PAGE.read_text(encoding="utf-8")
    assert set(sums) <= {pairing.name for pairing in script.PAIRINGS}
