"""All titles are games of OpenSpiel: its own tests pass, its bots play, and nobody sees what they may not."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import spieltisch.env.openspiel  # noqa: F401  registers the titles
from spieltisch.core import Seeded, game

TITLES = ["chaos", "invasion", "lanterns", "smallworld"]


def play_on(state: Any, chance: random.Random, decisions: int) -> Any:
    """Random play; chance nodes are not counted."""
    while decisions and not state.is_terminal():
        decisions -= not state.is_chance_node()
        actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(chance.choice(actions))
    while state.is_chance_node():
        state.apply_action(chance.choice([action for action, _ in state.chance_outcomes()]))
    return state


def test_openspiel_s_own_simulation_passes() -> None:
    for players in (2, 3, 4):
        pyspiel.random_sim_test(pyspiel.load_game(f"spieltisch_lanterns(players={players})"), 3, True, False)


@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_ends_with_returns_that_add_up_to_nothing(title: str) -> None:
    state = play_on(pyspiel.load_game(f"spieltisch_{title}").new_initial_state(), random.Random(1), 10_000)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0


@pytest.mark.parametrize("title", TITLES)
def test_changing_a_clone_leaves_the_original_alone(title: str) -> None:
    state = play_on(pyspiel.load_game(f"spieltisch_{title}").new_initial_state(), random.Random(2), 12)
    text, twin = str(state), state.clone()
    assert str(twin) == text
    play_on(twin, random.Random(3), 5)
    assert str(state) == text


@pytest.mark.parametrize("title", TITLES)
def test_a_resampled_state_looks_the_same_to_the_player(title: str) -> None:
    table = pyspiel.load_game(f"spieltisch_{title}")
    state = play_on(table.new_initial_state(), random.Random(4), 15)
    player = state.current_player()
    other = state.resample_from_infostate(player, random.Random(5).random)
    observers = [table.make_py_observer(pyspiel.IIGObservationType(perfect_recall=recall)) for recall in (False, True)]
    for observer in observers:
        assert observer.string_from(state, player) == observer.string_from(other, player)
        observer.set_from(state, player)
        seen = observer.tensor.copy()
        observer.set_from(other, player)
        assert np.array_equal(seen, observer.tensor)
    assert state.legal_actions() == other.legal_actions()


def test_with_perfect_recall_a_player_remembers_what_it_did() -> None:
    table = pyspiel.load_game("spieltisch_lanterns(players=2)")
    start = play_on(table.new_initial_state(), random.Random(1), 0)
    observer = table.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    first, second = start.legal_actions()[:2]
    seen = []
    for action in (first, second):
        state = start.clone()
        state.apply_action(action)
        seen.append([observer.string_from(state, player) for player in range(2)])
    assert seen[0][0] != seen[1][0]
    assert seen[0][1] == seen[1][1]  # the answer is sealed


def test_chance_is_asked_one_die_at_a_time() -> None:
    """Two boats are two dice of six sides, each a node of its own."""
    table = pyspiel.load_game("spieltisch_lanterns(players=2)")
    state = play_on(table.new_initial_state(), random.Random(1), 2)
    verbs = game("lanterns").verbs
    assert verbs.parse("send 2") in state.legal_actions()
    state.apply_action(verbs.parse("send 2"))
    for _ in range(2):
        assert state.is_chance_node()
        assert state.chance_outcomes() == [(outcome, 1 / 6) for outcome in range(6)]
        state.apply_action(3)
    assert not state.is_chance_node()


def test_bots_of_openspiel_play_a_game() -> None:
    table = pyspiel.load_game("spieltisch_lanterns(players=2)")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bots = [
        ismcts.ISMCTSBot(table, evaluator, 1.4, 20, random_state=np.random.RandomState(2)),
        mcts.MCTSBot(table, 1.4, 20, evaluator, random_state=np.random.RandomState(3)),
    ]
    chance, state = Seeded(1), table.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.pick(len(state.chance_outcomes())))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert sorted(state.returns()) in ([-1, 1], [0, 0])


def test_a_number_of_players_that_the_title_has_not_is_refused() -> None:
    with pytest.raises(Exception, match="not 9"):
        pyspiel.load_game("spieltisch_chaos(players=9)")
