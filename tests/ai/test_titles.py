"""What opponents know of each title: features with weights, chains that exist, sentences in every language."""

from __future__ import annotations

from typing import Any

import pytest

import spieltisch
from spieltisch.ai import AGENTS, LEVELS, agent
from spieltisch.ai.knowledge import knowledge, softmax, stored
from spieltisch.ai.series import inform, play_game
from spieltisch.ai.titles.chaos import rounds_missing
from spieltisch.core import Game, Seeded, legal, play, to_act
from spieltisch.core.stack import FRAMES
from spieltisch.locale.speech import Speech

TITLES = [("chaos", 3), ("chaos", 4), ("invasion", 2), ("lanterns", 3), ("smallworld", 2), ("smallworld", 4)]


def positions(title: Game[Any], seats: int, every: int = 7, seed: int = 3) -> list[tuple[Any, int]]:
    """Positions of a random game, one of every so many."""
    chance = Seeded(seed)
    s = title.begin(seats, {}, chance)
    found = []
    number = 0
    while s.frames:
        seat = to_act(s)[0]
        if number % every == 0:
            found.append((s.copy(), seat))
        number += 1
        actions = legal(s, seat)
        play(s, chance, seat, actions[chance.pick(len(actions))])
    return found


@pytest.mark.parametrize(("name", "seats"), TITLES)
def test_evaluation_and_ordering_fit_every_position(name: str, seats: int) -> None:
    title = spieltisch.game(name)
    known = knowledge(title)
    for s, seat in positions(title, seats):
        before = s.digest()
        shares, rows = known.judge(s)
        assert len(shares) == seats
        assert sum(shares) == pytest.approx(1)
        assert all(len(row) == len(known.features) for row in rows)
        actions = legal(s, seat)
        options = known.options(s, seat, actions)
        assert options
        assert set(options) <= set(actions)
        rates = known.rate(s, seat, options)
        assert rates is None or (len(rates) == len(options) and min(rates) > 0)
        assert s.digest() == before


@pytest.mark.parametrize("name", ["chaos", "invasion", "lanterns", "smallworld"])
def test_weights_are_the_features(name: str) -> None:
    assert set(stored(name)["weights"]) == set(knowledge(spieltisch.game(name)).features)


@pytest.mark.parametrize("name", ["chaos", "invasion", "smallworld"])
def test_chains_are_decisions_of_the_title(name: str) -> None:
    title = spieltisch.game(name)
    decisions = {frame.name.rpartition(".")[2] for frame in FRAMES if frame.package == title.package and frame.waits}
    assert knowledge(title).chains
    assert knowledge(title).chains <= decisions


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", ["chaos", "invasion", "lanterns", "smallworld"])
def test_every_reason_is_a_sentence(name: str, language: str) -> None:
    speech = Speech(language)
    for feature in knowledge(spieltisch.game(name)).features:
        args = {"share": 40, "next_share": 30, "next": "pass", "gain": 1.5}
        said = speech.say(f"ai-expects-{name}-{feature}", args)
        assert said is not None
        assert "40" in said
        assert "{" not in said


@pytest.mark.parametrize("first", [0, 3])
@pytest.mark.parametrize(("name", "seats"), TITLES)
def test_every_level_plays_a_whole_game(name: str, seats: int, first: int) -> None:
    """All levels sit at the table in turn; play_game refuses what is not legal."""
    levels = [AGENTS[(first + seat) % len(AGENTS)] for seat in range(seats)]
    players = [
        agent(level, seat, iterations=2 if level in LEVELS else None, **({"samples": 1} if level == "greedy" else {}))
        for seat, level in enumerate(levels)
    ]
    record = play_game(spieltisch.game(name), players, 5, {})
    assert sorted(seat for place in record["ranking"] for seat in place) == list(range(seats))


@pytest.mark.deep
@pytest.mark.timeout(0)
@pytest.mark.parametrize(("name", "seats"), TITLES)
@pytest.mark.parametrize("level", AGENTS)
def test_every_level_plays_fifty_games(name: str, seats: int, level: str) -> None:
    for game in range(50):
        players = [agent(level, 100 * game + seat, iterations=4 if level in LEVELS else None) for seat in range(seats)]
        play_game(spieltisch.game(name), players, game, knowledge(spieltisch.game(name)).variant(seats, game))


def test_a_chain_is_planned_once() -> None:
    """A redeployment in Small World: one search, then the planned line without a thought."""
    title = spieltisch.game("smallworld")
    longer = 0
    for s, seat in [*positions(title, 2, every=1), *positions(title, 2, every=1, seed=4)]:
        if s.frames[-1][0].name != "troops.redeploy" or len(legal(s, seat)) < 3:
            continue
        player = agent("veteran", 1, iterations=20)
        chance = Seeded(1)
        s = s.copy()
        planned = []
        while s.frames and s.frames[-1][0].name == "troops.redeploy" and to_act(s) == [seat]:
            choice = player.choose(inform(title, s, seat))
            planned.append(choice.reason.key == "ai-planned")
            play(s, chance, seat, choice.action)
        assert planned == [False] + [True] * (len(planned) - 1)
        longer += len(planned) > 1
    assert longer >= 3


@pytest.mark.parametrize(("seats", "variant"), [(1, "standard"), (2, "murlocs"), (4, "teams"), (5, "teams")])
def test_small_world_is_played_together_too(seats: int, variant: str) -> None:
    """Alone against the Murlocs or in teams: partners share one expectation."""
    title = spieltisch.game("smallworld")
    options = {"variant": variant}
    known = knowledge(title)
    s = title.begin(seats, options, Seeded(1))
    shares = known.judge(s)[0]
    assert all(0 <= share <= 1 for share in shares)
    if seats >= 4:
        assert shares[0] == shares[2]
    players = [agent("novice", seat, iterations=2) for seat in range(seats)]
    assert play_game(title, players, 2, options)["decisions"]


def test_shares_of_a_lead() -> None:
    assert softmax([0, 0, 0, 0], 5) == [0.25] * 4
    assert softmax([5, 0], 5)[0] == pytest.approx(0.731, abs=1e-3)


@pytest.mark.parametrize(
    ("number", "points", "ticks", "rounds"),
    [
        (1, 50.0, 9.0, 4.2),  # the start: points come faster and faster
        (4, 20.0, 9.0, 1.3),
        (4, 50.0, 3.0, 1.9),  # a dial turns at an even pace
        (4, 20.0, 2.0, 1.1),  # both are near
        (6, -3.0, 5.0, 0.1),
    ],
)
def test_chaos_counts_the_rounds_to_a_victory(number: int, points: float, ticks: float, rounds: float) -> None:
    assert rounds_missing(number, points, ticks, [2.9, 1.5]) == pytest.approx(rounds, abs=0.05)
