"""The research door keeps PettingZoo's own promises for every title."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import spieltisch
from spieltisch.env import encode, env, raw_env
from spieltisch.env.example import evaluate

TITLES = ["chaos", "invasion", "lanterns", "smallworld"]


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("title", TITLES)
def test_pettingzoo_accepts_it(title: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(title), num_cycles=60)
    seed_test(lambda: env(title), num_cycles=40)


@pytest.mark.parametrize("title", TITLES)
def test_mask_and_words_are_the_legal_actions(title: str) -> None:
    table = raw_env(title)
    table.reset(seed=5)
    for _ in range(40):
        agent = table.agent_selection
        seen = table.observe(agent)
        offered = table.words(agent)
        assert sorted(offered) == list(np.flatnonzero(seen["action_mask"]))
        assert offered
        table.step(min(offered))
        if not table.agents or any(table.terminations.values()):
            break


def test_rewards_add_up_to_nothing_and_the_winner_has_most() -> None:
    table = raw_env("lanterns", seats=3)
    table.reset(seed=2)
    while not any(table.terminations.values()):
        table.step(min(table.words(table.agent_selection)))
    assert sum(table.rewards.values()) == pytest.approx(0)
    winners = table.game.ranking(table._state)[0]
    assert max(table.rewards, key=lambda agent: table.rewards[agent]) in {f"seat_{seat}" for seat in winners}


def test_waiting_seats_are_offered_nothing() -> None:
    table = raw_env("lanterns", seats=3)
    table.reset(seed=2)
    table.step(min(table.words("seat_0")))
    assert table.words("seat_0") == {}
    assert not table.observe("seat_0")["action_mask"].any()


def test_sealed_answers_are_not_observed() -> None:
    table = raw_env("lanterns", seats=2)
    seen = []
    for choice in (min, max):
        table.reset(seed=2)
        table.step(choice(table.words("seat_0")))
        seen.append(table.observe("seat_1")["observation"])
    assert np.array_equal(seen[0], seen[1])


def test_an_illegal_action_is_refused() -> None:
    table = raw_env("lanterns", seats=2)
    table.reset(seed=2)
    missing = next(number for number in range(table.game.verbs.size) if number not in table.words("seat_0"))
    with pytest.raises(ValueError, match="not legal"):
        table.step(missing)


def test_encoding_tells_views_apart_and_knows_no_order_of_a_hand() -> None:
    one = encode({"hand": ["star", "ember"], "night": 1})
    assert np.array_equal(one, encode({"hand": ["ember", "star"], "night": 1}))
    assert not np.array_equal(one, encode({"hand": ["ember", "lamp"], "night": 1}))
    assert not np.array_equal(one, encode({"hand": ["star", "ember"], "night": 2}))
    assert np.abs(encode({"points": 10_000})).max() <= 1


def test_example_evaluates() -> None:
    assert set(evaluate("lanterns", games=4)) == {
        f"seat_{seat}" for seat in range(max(spieltisch.game("lanterns").seats))
    }
