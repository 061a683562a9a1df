"""Players by text, matches and regret: the laboratory's yardsticks."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import spieltisch
from spieltisch.lab.__main__ import main
from spieltisch.lab.evaluation import Side
from spieltisch.lab.match import play_match, told
from spieltisch.lab.pipeline import workers
from spieltisch.lab.players import player
from spieltisch.lab.regret import (
    BenchmarkPosition,
    GameTask,
    ValueTask,
    in_percent,
    measure,
    play_positions,
    regret_of,
    state_of,
    value_options,
)

VALUED = BenchmarkPosition(2, {}, 1, [], 0, [4, 7, 9], [[0.5, 0.4], [0.4, 0.5], [0.9, 0.0]], [8, 8, 2])


def test_a_player_is_read_from_its_text() -> None:
    assert player("chaos", "hand@0.1 search.learned_ordering=0") == Side("", "search.learned_ordering=0", 0.1)
    assert player("chaos", "net:250 net_share=0.7").iterations == 250
    assert player("chaos", "mine.npz@0.2").net == "mine.npz"
    assert player("chaos", "veteran").level == "veteran"
    assert player("chaos", "48:0.5").level == "48:0.5"
    assert player("smallworld", "net@0.1 ordering=new.json").ordering == "new.json"


@pytest.mark.parametrize("text", ["", "emperor", "net@soon", "net:many"])
def test_a_player_that_nobody_knows_is_refused_with_what_there_is(text: str) -> None:
    with pytest.raises(ValueError, match=r"who is|no number"):
        player("chaos", text)


def test_every_game_of_a_match_is_played_once_from_every_seat() -> None:
    with workers(1, "local") as mapped:
        results = play_match("lanterns", Side(iterations=4), Side(iterations=1), 18, 1, 2, 1, 1e9, mapped)
    assert sorted(result.number for result in results) == list(range(18))
    assert told(results, 2)["games"] == 18
    assert {result.line_up for result in results} == {(0, 1), (1, 0)}


def test_the_best_option_is_named_by_one_half_of_the_playouts_and_valued_by_the_other() -> None:
    assert regret_of(VALUED, 4) == pytest.approx(((0.4 - 0.4) + (0.4 - 0.5)) / 2)
    assert regret_of(VALUED, 9) == pytest.approx(((0.4 - 0.0) + (0.4 - 0.9)) / 2)
    with pytest.raises(ValueError, match="not among the options"):
        regret_of(VALUED, 5)


def test_mean_and_standard_error_are_told_in_percent() -> None:
    assert in_percent([0.0, 0.02]) == (1.0, 1.0)


def test_positions_of_a_played_game_can_be_valued_and_measured() -> None:
    title = spieltisch.game("lanterns")
    positions = play_positions(GameTask("lanterns", 2, 5, ""))
    assert positions
    for position in positions:
        s = state_of(title, position)
        assert position.seat in spieltisch.core.to_act(s)
    valued = [value_options(ValueTask("lanterns", position, (4, 4))) for position in positions]
    assert all(0.0 <= half <= 1.0 for position in valued for halves in position.values for half in halves)
    again = value_options(ValueTask("lanterns", positions[0], (4, 4)))
    assert again == valued[0]
    with workers(1, "local") as mapped:
        rows = list(measure("lanterns", valued, ["net:8", "hand:2"], mapped))
    assert [row.player for row in rows] == ["net:8", "hand:2"]
    assert rows[0].difference == 0.0


def test_the_commands_make_a_benchmark_and_play_a_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "lanterns.json"
    main(["regret", "lanterns", "--file", str(file), "--make", "2", "--players", "net:2; hand:2"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("2 positions")
    assert json.loads(lines[2])["player"] == "hand:2"
    main(["match", "lanterns", "net:2", "hand:2", "--games", "3"])
    assert json.loads(capsys.readouterr().out)["games"] == 3


@pytest.mark.parametrize(
    "words", [["match", "lanterns", "emperor", "novice"], ["match", "lanterns", "novice", "novice", "--games", "0"]]
)
def test_a_command_with_bad_words_says_so(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(words)
    assert stopped.value.code == 2
    assert "Traceback" not in capsys.readouterr().err
