"""The contract kit on this title, the four endings, and lines of play counted by hand."""

from collections import Counter
from collections.abc import Callable

import pytest

from spieltisch.core import Scripted, Seeded, State, legal, play, to_act
from spieltisch.core.kit import check
from spieltisch.games.chaos import GAME
from spieltisch.games.chaos import vocabulary as v


@pytest.mark.parametrize("seats", [3, 4])
def test_contract(seats):
    report = check(GAME, seats=seats, games=30, seed=1, share=0.02)
    assert report.games == 30


@pytest.mark.parametrize(
    "options", [{"dial_reading": "rulebook"}, {"old_world": "known"}, {"gods": "slaanesh nurgle tzeentch khorne"}]
)
def test_contract_with_options(options):
    check(GAME, seats=4, games=3, seed=50, options=options, share=0.05)


@pytest.mark.parametrize("absent", ["khorne", "nurgle", "tzeentch", "slaanesh"])
def test_contract_without_a_god(absent):
    gods = [god for god in ("khorne", "nurgle", "tzeentch", "slaanesh") if god != absent]
    check(GAME, seats=3, games=3, seed=70, options={"gods": gods}, share=0.05)


@pytest.mark.deep
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seats", [3, 4])
def test_contract_deep(seats):
    report = check(GAME, seats=seats, games=2000, seed=1000, share=0.01)
    assert report.games == 2000


PASS = v.PASS()


def anything(actions: list[int], chance: Seeded) -> int:
    return actions[chance.pick(len(actions))]


def settling(actions: list[int], chance: Seeded) -> int:
    """Random, but nobody passes or moves about, and every other turn brings a cultist: so regions do fall."""
    fresh = [one for one in actions if one < v.SUMMON.end and v.SUMMON.args(one)[1] == v.SOURCE["reserve"]]
    cultists = [one for one in fresh if v.SUMMON.args(one)[0] == v.KIND["cultist"]]
    if cultists and chance.pick(2):
        return anything(cultists, chance)
    staying = [one for one in actions if one != PASS and (one >= v.SUMMON.end or one in fresh)]
    return anything(staying or actions, chance)


def endings(games: int, choose: Callable[[list[int], Seeded], int]) -> Counter[str]:
    ended: Counter[str] = Counter()
    for seed in range(games):
        chance = Seeded(seed)
        s = GAME.begin(4, {}, chance)
        while s.frames:
            seat = to_act(s)[0]
            play(s, chance, seat, choose(legal(s, seat), chance))
        ended[v.ENDING.say(s.ending)] += 1
    return ended


def test_random_games_reach_all_four_endings():
    assert set(endings(200, settling)) == {"dial", "points", "ruins", "deck"}


def test_random_games_end():
    assert sum(endings(20, anything).values()) == 20


@pytest.mark.deep
@pytest.mark.timeout(3600)
def test_ten_thousand_random_games():
    """Uniformly random play wanders too much to ruin five regions, but the other three endings come about."""
    assert set(endings(10_000, anything)) >= {"dial", "points", "deck"}
    assert set(endings(10_000, settling)) == {"dial", "points", "ruins", "deck"}


def lines(s: State, depth: int) -> int:
    """How many different lines of play there are, perft-like."""
    if not depth or not s.frames:
        return 1
    seat = to_act(s)[0]
    total = 0
    for action in legal(s, seat):
        after = s.copy()
        play(after, Scripted(), seat, action)
        total += lines(after, depth - 1)
    return total


def test_lines_from_a_position_counted_by_hand(table):
    """Khorne: 2 places for a new bloodsworn, 1 for the old one, 9 for the card, or pass. Nurgle: 9 + 9, or pass."""
    t = table(
        norsca="khorne: bloodsworn",
        hands={"khorne": ["battle_cry"]},
        power={"khorne": 1, "nurgle": 1, "tzeentch": 0, "slaanesh": 0},
    )
    assert lines(t.s, 1) == 2 + 1 + 9 + 1
    assert lines(t.s, 2) == 13 * 19


def test_lines_of_hits_counted_by_hand(table):
    """Three hits on lepers and at most two seductresses: LLL LLS LSL SLL LSS SLS SSL."""
    t = table(
        phase="battle", kislev="khorne: bloodthirster; nurgle: 4 leper; slaanesh: 2 seductress", dice=[[4, 4, 4, 1]]
    )
    assert [lines(t.s, depth) for depth in (1, 2, 3)] == [2, 4, 7]
