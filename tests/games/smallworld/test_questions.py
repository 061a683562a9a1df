"""Questions with causes, annotations, reasons, and the limits of what a decision offers."""

from __future__ import annotations

import pytest
from tests.games.smallworld.conftest import Lay, seat

from spieltisch.core import BadOption, Cause, Refused, Seeded, legal, play, to_act, total
from spieltisch.games.smallworld import GAME
from spieltisch.games.smallworld.flow import conquests
from spieltisch.games.smallworld.rules import in_hand, may_attempt, reach, travels
from spieltisch.games.smallworld.state import atlas
from spieltisch.games.smallworld.tolls import conquest_toll, has_tolls
from spieltisch.games.smallworld.values import conquest_cost
from spieltisch.games.smallworld.vocabulary import ATTEMPT, CONQUER

OTHER = seat("trolls", "heroic")


def test_cost_missing_and_odds_of_any_region_for_any_player(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "trolls 2", "l1a_6": "murlocs"}
    t = table(seat("orcs", hand=2), OTHER, regions=regions)
    assert t.ask("cost l1a_2 0") == 4
    assert t.parts("missing l1a_2 0") == {"base": 2, "tokens:trolls": 2, "in_hand:2": -2}
    assert t.ask("missing l1a_2 0") == 2
    assert t.ask("odds l1a_2 0") == 33
    assert t.ask("odds l1a_6 0") == 50
    assert t.ask("cost l1a_1 1") == 2  # 2 + 1 - 1 for Trolls
    assert t.ask("odds l1a_5 0") == 50


def test_the_view_says_what_there_is_to_conquer_with_and_which_set_is_too_dear(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_9": "orcs", "l1a_2": "orcs"}
    t = table(seat("orcs", "beast_master", hand=2, coins=1), OTHER, regions=regions, phase="turn")
    t.do("expand", "ready")
    own, other = (t.match.view(seen)["table"] for seen in (0, 1))
    mine = own["players"][0]
    assert (mine["hand"], mine["beasts"], mine["in_hand"], mine["tokens_on_map"], mine["tokens"]) == (2, 2, 4, 3, 5)
    assert own["too_dear"] == {one["race"]: one["price"] - 1 for one in own["sets"] if one["price"] > 1} != {}
    assert len(other["too_dear"]) < len(own["too_dear"])
    assert t.match.view(None)["table"]["too_dear"] == {}
    assert own["this_turn"]["income"] == t.income() == sum(part["value"] for part in own["this_turn"]["forecast"])


def test_odds_are_those_of_the_die(table: Lay) -> None:
    for hand, percent in ((5, 100), (4, 50), (3, 33), (2, 17), (1, 0)):
        t = table(seat("orcs", hand=hand), OTHER, regions={"l1a_1": "orcs", "s2a_1": "orcs", "l1a_2": "trolls 3"})
        assert t.ask("odds l1a_2 0") == percent


def test_tolls_are_listed_by_cause(table: Lay) -> None:
    regions = {"l1a_3": "orcs", "l1a_4": "pandaren"}
    t = table(
        seat("orcs", hand=9), seat("pandaren", "bog_dweller"), regions=regions, harmony=[0],
        tiles={"aegis_of_aggramar": "l1a_4"},
    )  # fmt: skip
    assert t.parts("toll l1a_4 0") == {"tile:aegis_of_aggramar": 2, "harmony": 2, "power:bog_dweller": 1}
    t.do("conquer l1a_4")
    assert (t.coins(0), t.coins(1)) == (0, 10)


def test_what_a_region_pays_is_said_before_it_is_held(table: Lay) -> None:
    regions = {"l1a_11": "trolls", "s2a_5": "forsaken", "l1a_3": "dwarves"}
    t = table(seat("trolls", "ranger", hand=5, declined="forsaken"), seat("dwarves", "farmer"), regions=regions)
    assert t.parts("pays l1a_11 0") == {"base": 1, "power:ranger": 1}  # a forest
    assert t.parts("pays l1a_3 0") == {"base": 1, "faction:dwarves": 1}  # to whoever takes it, not to its holder
    assert t.parts("pays s2a_5 0") == {"base": 1}  # the declined earn nothing by their power
    assert t.ask("pays l1a_11 1") == 1


def test_a_conquest_pays_with_its_places_and_what_is_gained_at_once(table: Lay) -> None:
    regions = {"l1a_3": "dwarves", "l1a_2": "trolls"}
    t = table(
        seat("trolls", "ranger", hand=9), seat("dwarves", "farmer"), regions=regions, tiles={"dark_portal": "l1a_3"}
    )
    assert t.parts("pays l1a_3 0") == {"base": 1, "faction:dwarves": 1, "tile:dark_portal": 2}
    before, paid, coins = t.income(), t.ask("pays l1a_3 0"), t.match.state.coins[0]
    t.do("conquer l1a_3")
    assert t.income() - before + t.match.state.coins[0] - coins == paid


def test_the_own_set_counts_its_own_tokens(table: Lay) -> None:
    regions = {"l1a_1": "orcs 3", "l1a_9": "forsaken 4"}
    t = table(seat("orcs", hand=2, declined="forsaken"), OTHER, regions=regions)
    mine = t.match.view(0)["table"]["players"][0]
    assert (mine["tokens_on_map"], mine["tokens"]) == (7, 5)


def test_the_last_token_says_that_it_ends_the_turn(table: Lay) -> None:
    t = table(seat("orcs", hand=2), OTHER, regions={"l1a_1": "orcs", "l1a_2": "orcs"}, phase="redeploy")
    assert t.note("spread")["ends"]
    assert "ends" not in t.note("place l1a_1")
    t.do("place l1a_1")
    assert t.note("place l1a_1")["ends"]


def test_income_is_split_by_source(table: Lay) -> None:
    regions = {"l1a_10": "blood_elves", "l1a_1": "blood_elves", "s2a_1": "forsaken"}
    t = table(
        seat("blood_elves", "mining", hand=1, declined="forsaken"), OTHER, regions=regions,
        tiles={"dark_portal": "l1a_1"}, this_turn={"taken": {"gnomes": 1}},
    )  # fmt: skip
    assert t.parts("income 0") == {
        "regions:blood_elves": 2, "declined_regions:forsaken": 1, "race:blood_elves": 1, "power:mining": 1,
        "tile:dark_portal": 2, "faction:gnomes": 1,
    }  # fmt: skip
    assert t.note("stop")["income"] == 8


def test_odd_questions_are_refused(table: Lay) -> None:
    t = table(seat("orcs", hand=3), OTHER)
    for question in ("cost", "cost nowhere 0", "income 4", "weather l1a_1 0"):
        with pytest.raises(BadOption):
            t.match.ask(0, question)


def test_no_race_no_cost(table: Lay) -> None:
    t = table(seat(), seat(), phase="turn")
    assert t.ask("cost l1a_1 0") == 0


def test_causes_add_up_to_the_cost_and_decisions_stay_small() -> None:
    """Along random games: the causes explain every cost, and no decision exceeds a few hundred options."""
    most = 0
    for seed in range(12):
        chance = Seeded(seed)
        s = GAME.begin(2 + seed % 4, {}, chance)
        while s.frames:
            now = to_act(s)[0]
            options = legal(s, now)
            most = max(most, len(options))
            if s.frames[-1][0].name == "flow.conquest":
                near = reach(s, now, s.armed)
                for region in atlas(s).regions:
                    travel = travels(s, now, region, s.armed)
                    causes: list[Cause] = []
                    assert conquest_cost(s, now, region, travel, s.armed, causes) == total(causes)
                    assert has_tolls(s, s.armed) or not conquest_toll(s, now, region, s.armed)
                listed: list[int] = []
                if may_attempt(s, now) and not s.used & 64:
                    listed = list(conquests(s, now, near))
                plain = [a for a in options if CONQUER.base <= a < CONQUER.end or ATTEMPT.base <= a < ATTEMPT.end]
                assert plain == listed
                for action in listed:
                    note = GAME.annotate(s, now, action)
                    assert ("missing" in note) == (ATTEMPT.base <= action < ATTEMPT.end)
                    assert note["cost"] <= in_hand(s, now) + 3
            play(s, chance, now, options[chance.pick(len(options))])
    assert most < 200


def test_undo_stops_at_the_die(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "s2a_1": "orcs", "l1a_6": "murlocs"}
    t = table(seat("orcs", hand=4), OTHER, regions=regions, die=[0])
    t.do("conquer l1a_2")
    t.match.undo(0)
    assert t.at("l1a_2") == "empty"
    t.do("conquer l1a_2", "attempt l1a_6")
    assert t.match.undo_limit(0)[1].key == "core-undo_chance"
    with pytest.raises(Refused):
        t.match.undo(0)


def test_odd_positions_are_refused() -> None:
    bad = [
        {"weather": "rain"},
        {"players": [seat("orcs"), seat("orcs", "mining")]},
        {"players": [seat("orks"), seat()]},
        {"players": [seat("orcs"), seat()], "regions": {"l1a_1": "gnomes"}},
        {"players": [seat("orcs"), seat()], "regions": {"m1a_1": "orcs"}},
        {"players": [seat(), seat()], "phase": "lunch"},
        {"players": [seat(), seat()], "options": {"team_score": "sum"}},
    ]
    for spec in bad:
        with pytest.raises(BadOption):
            GAME.position(spec)


@pytest.mark.parametrize(
    ("player", "more", "action", "reason"),
    [
        (seat("orcs", hand=3), {}, "strike l1a_9", "needs_race"),
        (seat("gnomes", hand=3), {}, "strike l1a_w", "no_target_on_water"),
        (seat("gnomes", hand=3), {}, "strike l1a_1", "already_yours"),
        (seat("gnomes", hand=1), {}, "strike s2a_1", "too_strong"),
        (seat("orcs", hand=3), {}, "champion l1a_2", "needs_power"),
        (seat("orcs", "heroic", hand=3), {}, "champion l1a_9", "not_adjacent"),
        (seat("orcs", hand=3), {}, "intimidate l1a_2", "needs_power"),
        (seat("orcs", "intimidating", hand=3), {}, "intimidate l1a_5", "nobody_to_move"),
        (seat("orcs", "intimidating", hand=3), {}, "intimidate s2a_1", "not_adjacent"),
        (seat("orcs", hand=3), {}, "portal l1a_10", "needs_power"),
        (seat("orcs", "portal_mage", hand=3), {}, "portal l1a_2", "no_magic"),
        (seat("orcs", "portal_mage", hand=3), {}, "portal l1a_10", "nothing_to_swap"),
        (seat("orcs", hand=3), {}, "use frostmourne", "tool_not_held"),
        (seat("orcs", hand=3, coins=1), {"tiles": {"doomhammer": "l1a_1"}}, "use doomhammer", "toll_too_dear"),
        (seat("orcs", hand=3), {}, "use place_lore", "needs_race"),
        (seat("ethereals", hand=3), {}, "use place_lore", "no_place_in_reach"),
        (seat("orcs", hand=3), {}, "steal frostmourne l1a_1", "needs_race"),
        (seat("ethereals", hand=3), {}, "steal karazhan l1a_1", "no_such_artifact"),
        (seat("ethereals", hand=3), {"tiles": {"frostmourne": "l1a_9"}}, "steal frostmourne l1a_1", "not_adjacent"),
        (seat("ethereals", hand=3), {"tiles": {"frostmourne": "l1a_2"}}, "steal frostmourne l1a_6", "not_yours"),
    ],
)
def test_abilities_say_why_not(table: Lay, player: dict, more: dict, action: str, reason: str) -> None:
    regions = {"l1a_1": player["race"], "l1a_2": "trolls", "s2a_1": "trolls 6"}
    t = table(player, seat("trolls", "fortified"), regions=regions, **more)
    assert t.why(action) == {reason}
