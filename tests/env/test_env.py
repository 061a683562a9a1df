"""The environments keep PettingZoo's own promises, and their observations are named, in range and honest."""

from __future__ import annotations

import json

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import spieltisch
from spieltisch.core import Seeded
from spieltisch.core.options import BadOption
from spieltisch.env import TableEnv, describe, env, raw_env, split
from spieltisch.env.example import evaluate
from spieltisch.env.observation import encoding_of

TITLES = ["chaos", "invasion", "lanterns", "smallworld"]
REFUSED = [((7, 0), "no verb"), ((0,), "takes 1 arguments"), ((0, 9), "is not a lantern"), ((1, 0), "legal")]


def any_of(table: TableEnv, random: Seeded) -> int:
    offered = sorted(table.words(table.agent_selection))
    return offered[random.pick(len(offered))]


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


def test_the_state_for_a_central_critic_is_what_all_seats_know() -> None:
    table = raw_env("lanterns", seats=3)
    table.reset(seed=2)
    table.step(min(table.words("seat_0")))
    seen = [table.observe(agent)["observation"] for agent in table.possible_agents]
    assert np.array_equal(table.state(), np.concatenate(seen))
    assert table.state() in table.state_space


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


@pytest.mark.parametrize("title", TITLES)
def test_planes_name_every_number_once(title: str) -> None:
    made = encoding_of(title)
    marks = np.zeros(made.size, np.uint8)
    for plane in split(title, marks).values():
        plane += 1
    assert marks.tolist() == [1] * made.size
    assert list(describe(title)["planes"]) == [plane.name for plane in made.planes]
    json.dumps(describe(title))


@pytest.mark.parametrize("title", TITLES)
def test_observations_stay_in_the_range_of_their_planes(title: str) -> None:
    table = raw_env(title)
    for seed in range(3):
        table.reset(seed=seed)
        random = Seeded(seed)
        while not any(table.terminations.values()) and not any(table.truncations.values()):
            agent = table.agent_selection
            planes = split(title, table.observe(agent)["observation"])
            for plane in table.encoding.planes:
                assert planes[plane.name].max() <= plane.most, plane.name
            table.step(any_of(table, random))


@pytest.mark.parametrize("title", TITLES)
def test_no_seat_observes_what_it_can_not_know(title: str) -> None:
    table = raw_env(title)
    table.reset(seed=3)
    random = Seeded(3)
    for number in range(60):
        if any(table.terminations.values()):
            break
        for seat, agent in enumerate(table.possible_agents):
            seen = table.observe(agent)["observation"]
            imagined = table.game.imagine(table._state, seat, Seeded(number))
            assert table.encoding.encode(imagined, seat) == seen.tolist()
        table.step(any_of(table, random))


def test_chaos_is_observed_by_name() -> None:
    """The axes say what the numbers mean: the seat's own god, its hand, and where figures stand."""
    table = raw_env("chaos", seats=4)
    table.reset(seed=1)
    while "summoning" not in table.game.view(table._state, 0)["phase"]:
        table.step(min(table.words(table.agent_selection)))
    told = describe("chaos")["planes"]
    view = table.game.view(table._state, 1)
    planes = split("chaos", table.observe("seat_1")["observation"])
    god = told["self"]["axes"]["god"][int(planes["self"].argmax())]
    own = next(row for row in view["gods"] if row["seat"] == 1)
    assert god == own["god"]
    cards = told["hand"]["axes"]["card"]
    assert sorted([held["card"] for held in own["hand"]]) == sorted(
        [cards[at] for at in range(len(cards)) for _ in range(planes["hand"][at])]
    )
    numbers = told["gods"]["axes"]["number"]
    assert planes["gods"][told["gods"]["axes"]["god"].index(god), numbers.index("power")] == own["power"]


@pytest.mark.parametrize("title", TITLES)
def test_actions_taken_apart_are_the_legal_ones(title: str) -> None:
    table = raw_env(title)
    table.reset(seed=5)
    random = Seeded(5)
    for _ in range(30):
        if any(table.terminations.values()):
            break
        agent = table.agent_selection
        ways: list[tuple[int, ...]] = [()]
        whole = []
        while ways:
            begun = ways.pop()
            mask = table.mask_after(agent, *begun)
            ways += [(*begun, int(part)) for part in np.flatnonzero(mask)]
            whole += [] if len(mask) else [begun]
        assert sorted(table.action_of(agent, *parts) for parts in whole) == sorted(table.words(agent))
        table.step(any_of(table, random))


def test_parts_that_make_no_action_are_refused() -> None:
    table = raw_env("lanterns", seats=2)
    table.reset(seed=2)
    for parts, why in REFUSED:
        with pytest.raises(ValueError, match=why):
            table.action_of("seat_0", *parts)


def test_an_unknown_title_is_refused_in_one_line() -> None:
    with pytest.raises(BadOption, match="nosuch"):
        describe("nosuch")


def test_example_evaluates() -> None:
    assert set(evaluate("lanterns", games=4)) == {
        f"seat_{seat}" for seat in range(max(spieltisch.game("lanterns").seats))
    }
