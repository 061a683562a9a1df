"""The laboratory: dataset from games, gradients that are right, nets that learn, rounds that can be repeated."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import spieltisch
from spieltisch.ai import net
from spieltisch.ai.agents import Searcher
from spieltisch.ai.series import inform
from spieltisch.core import Seeded
from spieltisch.lab import pipeline, tuning
from spieltisch.lab.__main__ import main
from spieltisch.lab.dataset import Dataset, join, load, pick, save, without_options
from spieltisch.lab.evaluation import (
    EvaluationResult,
    MatchTask,
    Side,
    against,
    by_tag,
    load_knowledge,
    play_part,
    round_robin,
    summary,
    won,
)
from spieltisch.lab.selfplay import SelfPlayTask, play_task
from spieltisch.lab.train import train
from spieltisch.lab.trainer import Trainer, TrainingParameters, calibration, reliability

PLAN = "quick=80g train search=3g train warlord=2g last=2g ladder=2g level=1g equal=2g instinct=5g"
NUMPY = TrainingParameters(epochs=4, batch=64, learning_rate=3e-3, device="numpy", dropout=0.0)


def dataset_of(title: str, games: int, place: Path, seed: int = 1, **more: Any) -> Dataset:
    return load(Path(play_task(SelfPlayTask(title, seed, 1e9, str(place / title), games=games, **more)).path))


def test_a_quick_game_leaves_positions_and_who_won(tmp_path: Path) -> None:
    dataset = dataset_of("chaos", 3, tmp_path)
    assert len(np.unique(dataset.game)) == 3
    assert dataset.won.sum(axis=1) == pytest.approx(np.ones(len(dataset.x)))
    assert not dataset.won[~dataset.mask].any()
    assert np.isnan(dataset.hoped[dataset.mask]).all()
    sums = np.add.reduceat(dataset.weight, dataset.start[:-1][np.diff(dataset.start) > 0])
    assert sums == pytest.approx(np.ones(len(sums)), abs=1e-4)


def test_games_of_a_seed_are_the_same_games(tmp_path: Path) -> None:
    first, again = (dataset_of("lanterns", 4, tmp_path) for _ in range(2))
    for name, one in first._asdict().items():
        assert np.array_equal(one, getattr(again, name), equal_nan=one.dtype.kind == "f"), name


def test_datasets_are_joined_picked_and_stored(tmp_path: Path) -> None:
    parts = [dataset_of("chaos", 2, tmp_path, seed) for seed in (1, 2)]
    both = join(parts)
    assert len(both.x) == len(parts[0].x) + len(parts[1].x)
    at = len(parts[0].x) + 2
    chosen = pick(both, np.array([at]))
    begin, end = parts[1].start[2], parts[1].start[3]
    assert chosen.action.tolist() == parts[1].action[begin:end].tolist()
    assert chosen.x[0].tolist() == parts[1].x[2].tolist()
    save(chosen, tmp_path / "one.npz", small=True)
    assert load(tmp_path / "one.npz").weight.tolist() == chosen.weight.tolist()


def test_gradients_are_what_small_steps_say(tmp_path: Path) -> None:
    trainer = Trainer("chaos", dataset_of("chaos", 4, tmp_path), NUMPY, None)
    trainer.net["policy"] = 0.1 * np.random.default_rng(1).standard_normal(trainer.net["policy"].shape).astype(
        np.float32
    )
    which = trainer.learned[:16]
    found: dict[str, Any] = {}
    trainer._move = found.update  # type: ignore[method-assign, assignment]
    trainer.learn(which)

    def loss() -> float:
        high = trainer.look(which)[2]
        _, _, weight, likely = trainer.options(high, which)
        told = float(trainer.cross_entropy(trainer.shares(high, which), trainer.target[which]).mean())
        return told - NUMPY.policy_weight * float((weight * np.log(likely)).sum()) / (float(weight.sum()) + 1)

    for name, slope in found.items():
        at = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        before = float(trainer.net[name][at])
        sides = []
        for step in (0.003, -0.003):
            trainer.net[name][at] = before + step
            sides.append(loss())
        trainer.net[name][at] = before
        assert (sides[0] - sides[1]) / 0.006 == pytest.approx(float(slope[at]), rel=0.1, abs=2e-3), name


def test_a_tiny_net_learns_the_small_title(tmp_path: Path) -> None:
    """From quick games it tells better who will win than base rates do, and is hardly ever far off."""
    dataset = dataset_of("lanterns", 800, tmp_path)
    card = train("lanterns", dataset, NUMPY, None, tmp_path / "net.npz", {"round": 1})
    seats = dataset.mask[dataset.choosing].sum(axis=1)
    assert not (dataset.choosing & dataset.held_out).any()
    assert card["held_out"]["all"]["tested"] == dataset.held_out.sum()
    nothing_known = float(np.log(seats).mean())
    assert card["best"]["loss"] < nothing_known - 0.1
    assert card["best"]["error"] < 0.06
    assert net.card(tmp_path / "net.npz")["curve"] == card["curve"]
    again = train("lanterns", dataset, NUMPY._replace(epochs=0), tmp_path / "net.npz", tmp_path / "b.npz", {})
    assert again["curve"][0]["loss"] == pytest.approx(card["best"]["loss"], abs=5e-3)


def test_stored_weights_evaluate_as_in_training(tmp_path: Path) -> None:
    dataset = dataset_of("lanterns", 60, tmp_path)
    train("lanterns", dataset, NUMPY, None, tmp_path / "net.npz", {})
    trainer = Trainer("lanterns", dataset, NUMPY, tmp_path / "net.npz")
    evaluator = net.load(spieltisch.game("lanterns"), tmp_path / "net.npz")
    told = trainer.shares(trainer.look(np.array([5]))[2], np.array([5]))[0]
    logits = net.forward(evaluator.weights, bytes(dataset.x[5]))
    raised = np.exp(np.array(logits)) * dataset.mask[5]
    assert raised / raised.sum() == pytest.approx(told, abs=5e-3)


def test_told_chances_that_come_true_have_no_error() -> None:
    told = np.array([0.25] * 400 + [0.75] * 400)
    won = np.array([1.0] * 100 + [0.0] * 300 + [1.0] * 300 + [0.0] * 100)
    assert calibration(reliability(told, won)) == pytest.approx(0.0)
    assert calibration(reliability(told, 1 - won)) == pytest.approx(0.5)


def test_rounds_learn_and_measure_and_go_on(tmp_path: Path) -> None:
    settings = pipeline.PipelineSettings(
        tmp_path / "a",
        jobs=1,
        full=12,
        fast=4,
        device="numpy",
        epochs=2,
        budget=0.002,
        training="learning_rate=1e-3; search_weight=0 dropout=0.1",
    )
    settings = settings._replace(levels="veteran/novice novice/2:1")
    told = pipeline.run(["lanterns"], PLAN, settings)
    assert [row["step"] for row in told] == [word.partition("=")[0] for word in PLAN.split()]
    assert told[4]["games"] == 2
    assert sum(share["games"] for share in told[6]["shares"].values()) == 8
    assert set(told[7]["levels"]) == {"veteran/novice", "novice/2:1"}
    assert sum(count for _, _, count in told[8]["told"]["bins"]) > 10
    assert [seat["games"] for seat in told[8]["seats"]] == [2] * max(spieltisch.game("lanterns").seats)
    assert json.loads((tmp_path / "a" / "record.json").read_text()) == told
    more = pipeline.run(["lanterns"], "search=2g train", settings._replace(out=tmp_path / "b", begin=tmp_path / "a"))
    assert more[1]["dataset"]["search"] > more[0]["positions"]
    player = Searcher(
        "x", 1, None, 10, evaluator=net.load(spieltisch.game("lanterns"), tmp_path / "b" / "lanterns.npz")
    )
    s = spieltisch.game("lanterns").begin(2, {}, Seeded(1))
    best = player.choose(inform(spieltisch.game("lanterns"), s, 0)).best
    assert 5 < sum(option.visits for option in best) <= 10


def test_one_command_trains_a_title(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(pipeline, "run", lambda *arguments: asked.extend(arguments))
    main(["train", "lanterns", "--games", "10", "--device", "cuda", "--out", str(tmp_path)])
    titles, plan, settings = asked
    assert titles == ["lanterns"]
    assert [(step.name, step.games) for step in pipeline.parsed(plan)][:3] == [
        ("quick", 600),
        ("train", pipeline.GAMES),
        ("search", 10),
    ]
    assert (settings.device, settings.out) == ("cuda", tmp_path)
    with pytest.raises(SystemExit):
        main(["lanterns"])


def test_ways_to_search_are_compared_and_the_better_ones_stay(tmp_path: Path) -> None:
    settings = pipeline.PipelineSettings(tmp_path, jobs=1, device="numpy", epochs=1, budget=0.001)
    settings = settings._replace(searches="playout_depth=0; net_share=0.5; policy_prior=1 one_step_look=0")
    told = pipeline.run(["lanterns"], "quick=20g train searches=4g searches=1g warlord=1g", settings)
    met = told[2]["searches"]
    assert set(met) == {"hand", "playout_depth=0", "net_share=0.5", "policy_prior=1 one_step_look=0"}
    assert [row["games"] for row in met.values()] == [4] * 4
    order = sorted([name for name in met if name != "hand"], key=lambda name: -met[name]["elo"])
    assert set(told[3]["searches"]) == {"hand", *order[:2]}
    assert told[2]["best"] in told[3]["searches"]
    assert told[4]["changes"] == told[3]["best"]


def test_a_number_that_matters_is_found_among_others() -> None:
    """Whoever has the first one up wins every time; the second one says nothing."""
    chosen = tuning.knobs("exploration:0.5 weights.pilot:0.2")
    pool, line_ups = tuning.drawn(chosen, 2, 1)
    results = []
    for number, line_up in enumerate(line_ups[:400]):
        one, other = (pool[side][0] for side in line_up)
        shares = [0.5, 0.5] if one == other else [1.0, 0.0] if one > other else [0.0, 1.0]
        ranking = [[0, 1]] if one == other else [[0], [1]] if one > other else [[1], [0]]
        results.append(EvaluationResult(number, line_up, shares, ranking, [{}, {}], []))
    told = tuning.slopes(chosen, pool, results)
    assert told["exploration"]["slope"] > 10 * told["exploration"]["error"]
    assert abs(told["weights.pilot"]["slope"]) < 0.05
    assert tuning.best("lanterns", "exploration=2", chosen[:1], told) == "exploration=3"


def test_tuning_changes_named_search_parameters() -> None:
    (one,) = tuning.knobs("playout_rounds=6,playout_depth=90")
    assert (
        tuning.turned("lanterns", "playout_depth=20 own_view=1", {one: 1})
        == "playout_depth=90 own_view=1 playout_rounds=6"
    )
    assert tuning.turned("lanterns", "playout_depth=20 own_view=1", {one: -1}) == "playout_depth=20 own_view=1"


def test_tuning_is_a_step(tmp_path: Path) -> None:
    settings = pipeline.PipelineSettings(tmp_path, jobs=1, device="numpy", epochs=1, budget=0.001)
    settings = settings._replace(knobs="exploration:0.3 weights.pilot:0.2", searches="net_share=0.5")
    told = pipeline.run(["lanterns"], "quick=20g train tune=3g searches=1g", settings)
    assert set(told[2]["slopes"]) == {"exploration", "weights.pilot"}
    assert {told[2]["found"], "net_share=0.5"} <= set(told[3]["searches"])


def test_a_failing_title_does_not_stop_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = pipeline.PipelineSettings(tmp_path, jobs=1, device="numpy")
    told = pipeline.run(["nonsense", "lanterns"], "quick=3g", settings)
    assert "failed" in told[0]
    assert told[1]["games"] == 3
    assert "nonsense" in capsys.readouterr().err


@pytest.mark.timeout(300)
def test_games_are_spread_over_a_cluster(tmp_path: Path) -> None:
    """A local Ray plays the same games as this process."""
    settings = pipeline.PipelineSettings(tmp_path / "ray", jobs=2, on="ray", device="numpy")
    far = pipeline.run(["lanterns"], "quick=6g", settings)
    near = pipeline.run(["lanterns"], "quick=6g", settings._replace(out=tmp_path / "here", on="local"))
    assert {**far[0], "took": 0} == {**near[0], "took": 0}
    assert far[0]["games"] == 6


def test_the_picture_of_told_chances_is_of_the_nets_that_ship(tmp_path: Path) -> None:
    tool = Path(__file__).parents[2] / "tools/reliability.py"
    drawn = runpy.run_path(str(tool))
    drawn["main"].__globals__["PAGE"] = tmp_path / "drawn.svg"
    drawn["main"]()
    stored = Path(__file__).parents[2] / "docs/pictures/reliability.svg"
    assert (tmp_path / "drawn.svg").read_text() == stored.read_text(), "python tools/reliability.py"


def test_a_step_nobody_knows_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no step called 'sleep'"):
        pipeline.run(["lanterns"], "sleep=3", pipeline.PipelineSettings(tmp_path, jobs=1))


def test_contests_rotate_seats_and_count_shared_wins() -> None:
    quick = Side(iterations=2)
    assert against(2, 2) == ((0, 2), (1, 2), (2, 0), (2, 1))
    results = play_part(MatchTask("lanterns", (quick, quick), against(1, 2), 1, (0, 1, 2), 1e9))
    assert [result.number for result in results] == [0, 1, 2]
    assert [sum(result.shares) for result in results] == pytest.approx([1.0] * 3)
    told = summary(won(results, 0))
    assert told["games"] == 3
    assert 0 <= told["low"] <= told["wins"] / 3 <= told["high"] <= 1
    assert sum(won(results, 0)) + sum(won(results, 1)) == pytest.approx(3)


def test_everybody_meets_everybody_at_every_seat() -> None:
    assert sorted(round_robin(3, 2)) == sorted([(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)])
    assert len(round_robin(5, 4)) == 5 * 4
    assert set(round_robin(2, 4)) == {(0, 1, 0, 1), (1, 0, 1, 0)}
    assert {side for line_up in round_robin(9, 2)[:24] for side in line_up} == set(range(9)), "a short series is fair"


def test_matches_count_the_options_of_each_side() -> None:
    quick = Side(iterations=1)
    results = play_part(MatchTask("invasion", (quick,), ((0, 0),), 1, (0,), 1e9))
    told = by_tag(results, 0)
    assert sum(games for _, games in told["deck"].values()) == 2
    assert sum(wins for wins, _ in told["deck"].values()) == pytest.approx(1.0)


def test_changes_reach_the_hand_made_judgement_of_one_side_only() -> None:
    assert load_knowledge("chaos", "net_share=0.5 weights.race=-3").weights["race"] == -3.0
    assert load_knowledge("chaos", "net_share=0.5").weights["race"] != -3.0


def test_options_can_be_left_out_of_a_dataset(tmp_path: Path) -> None:
    dataset = dataset_of("lanterns", 5, tmp_path)
    bare = without_options(dataset)
    both = join([bare, dataset])
    assert np.array_equal(bare.x, dataset.x)
    assert len(both.action) == len(dataset.action)
    assert pick(both, np.array([0])).action.tolist() == []
