"""Many games in one call: alike in one process and in several, refusals that play nothing, new beginnings."""

from __future__ import annotations

import numpy as np
import pytest

from spieltisch.env import VectorTables, raw_env

TITLES = ["chaos", "invasion", "lanterns", "smallworld"]


def first_legal(seen: dict[str, np.ndarray]) -> np.ndarray:
    return seen["action_mask"].argmax(axis=1)


@pytest.mark.parametrize("title", TITLES)
def test_games_are_those_of_the_single_environment(title: str) -> None:
    tables, single = VectorTables(title, games=2), raw_env(title)
    seen, infos = tables.reset(seed=4)
    single.reset(seed=5)  # the second game's
    for _ in range(25):
        agent = f"seat_{infos['seat'][1]}"
        assert agent == single.agent_selection
        for name, values in single.observe(agent).items():
            assert np.array_equal(seen[name][1], values), name
        actions = first_legal(seen)
        single.step(int(actions[1]))
        seen, _, terminated, _, infos = tables.step(actions)
        if terminated[1]:
            break


def test_several_processes_play_the_same_games() -> None:
    one, two = VectorTables("lanterns", games=5, seats=3), VectorTables("lanterns", games=5, seats=3, processes=2)
    (seen, _), (other, _) = one.reset(seed=9), two.reset(seed=9)
    ended = 0
    for _ in range(60):
        assert np.array_equal(seen["observation"], other["observation"])
        seen, reward, terminated, truncated, infos = one.step(first_legal(seen))
        other, *told, others = two.step(first_legal(other))
        assert all(np.array_equal(*pair) for pair in zip((reward, terminated, truncated), told, strict=True))
        assert np.array_equal(infos["rewards"], others["rewards"])
        ended += int(terminated.sum())
    assert ended >= 5
    two.close()


def test_a_game_that_ends_pays_and_begins_anew_in_the_same_step() -> None:
    tables = VectorTables("lanterns", games=3, seats=3)
    seen, infos = tables.reset(seed=2)
    for _ in range(200):
        seen, reward, terminated, _, infos = tables.step(first_legal(seen))
        if terminated.any():
            break
    (place, *_) = np.flatnonzero(terminated)
    assert infos["rewards"][place].sum() == pytest.approx(0)
    assert reward[place] == infos["rewards"][place, infos["acted"][place]]
    assert seen["action_mask"][place].any()
    assert not infos["rewards"][~terminated].any()


@pytest.mark.parametrize("processes", [1, 2])
def test_an_illegal_action_is_refused_and_nothing_is_played(processes: int) -> None:
    tables = VectorTables("lanterns", games=2, seats=2, processes=processes)
    seen, _ = tables.reset(seed=1)
    before = seen["observation"].copy()
    wrong = int(seen["action_mask"][0].argmin())
    with pytest.raises(ValueError, match=f"game 0: action {wrong} is not legal for seat 0"):
        tables.step(np.array([wrong, wrong]))
    assert np.array_equal(seen["observation"], before)
    tables.step(first_legal(seen))
    tables.close()


def test_spaces_hold_what_is_given() -> None:
    tables = VectorTables("smallworld", games=2, seats=2)
    seen, _ = tables.reset(seed=1)
    assert tables.observation_space.contains(seen)
    assert tables.action_space.contains(first_legal(seen))


@pytest.mark.parametrize(("games", "processes"), [(0, 1), (2, 3), (2, 0)])
def test_impossible_numbers_are_refused(games: int, processes: int) -> None:
    with pytest.raises(ValueError, match="at least one game for each process"):
        VectorTables("lanterns", games=games, processes=processes)
