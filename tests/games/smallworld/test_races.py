"""Every race: what it does, what it does not, and the edge cases of the facts."""

from __future__ import annotations

import pytest
from tests.games.smallworld.conftest import Lay, seat

from spieltisch.core import Scripted, Seeded

OTHER = seat("trolls", "heroic")
EXPLOSION, DUD = [0], [11]


# -- Blood Elves


def test_blood_elves_earn_by_magic_regions(table: Lay) -> None:
    t = table(seat("blood_elves", hand=3), OTHER, regions={"l1a_10": "blood_elves 3", "l1a_1": "blood_elves"})
    assert t.parts("income 0") == {"regions:blood_elves": 2, "race:blood_elves": 1}


def test_blood_elves_in_decline_earn_nothing_extra(table: Lay) -> None:
    t = table(seat("blood_elves"), OTHER, regions={"l1a_10": "blood_elves 3"}, phase="turn")
    t.do("decline")
    assert t.coins() == 6


# -- Draenei


def test_draenei_keep_the_first_token_of_each_opposing_turn(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "draenei 2", "l1a_6": "draenei 2", "s2a_1": "draenei"}
    t = table(seat("orcs", hand=11 - 1), seat("draenei", "heroic"), regions=regions)
    tray = t.tray("draenei")
    t.do("conquer l1a_2")
    assert (t.hand(1), t.tray("draenei")) == (2, tray)
    t.do("conquer l1a_6")
    assert (t.hand(1), t.tray("draenei")) == (3, tray + 1)
    assert len(t.heard("saved")) == 1


def test_draenei_single_token_goes_to_the_hand_and_reenters(table: Lay) -> None:
    t = table(seat("orcs", hand=3), seat("draenei", "heroic"), regions={"l1a_1": "orcs", "l1a_2": "draenei"})
    t.do("conquer l1a_2", "done")
    assert t.hand(1) == 1
    t.do("expand")
    assert t.options("attempt") == {"l1a_4", "l1a_5", "l1a_11", "s2a_2", "s2a_3"}


def test_draenei_in_decline_are_not_saved(table: Lay) -> None:
    t = table(seat("orcs", hand=9), seat(declined="draenei"), regions={"l1a_1": "orcs", "l1a_2": "draenei"})
    t.do("conquer l1a_2")
    assert t.tray("draenei") == 12


def test_draenei_saved_token_is_no_loss_for_forsaken(table: Lay) -> None:
    t = table(seat("forsaken", hand=4), seat("draenei", "heroic"), regions={"l1a_1": "forsaken", "l1a_2": "draenei"})
    t.do("conquer l1a_2")
    assert t.s.losses == 0


# -- Dwarves


def test_dwarves_take_mountains_for_two_less(table: Lay) -> None:
    t = table(seat("dwarves", hand=9), OTHER, regions={"l1a_1": "dwarves"})
    assert t.cost("l1a_5") == 1
    assert t.cost("l1a_2") == 2


# -- Ethereals


def test_ethereals_take_a_place_for_two_less_once(table: Lay) -> None:
    t = table(
        seat("ethereals", hand=9), OTHER, regions={"l1a_2": "ethereals", "l1a_3": "trolls"},
        tiles={"dark_portal": "l1a_3", "karazhan": "l1a_1"},
    )  # fmt: skip
    t.do("use place_lore")
    assert t.cost("l1a_3") == 2 + 1 + 1 - 2
    assert t.cost("l1a_6") == 2  # no place there
    t.do("conquer l1a_3")
    assert not t.can("use place_lore")
    assert t.cost("l1a_1") == 2


def test_ethereals_keep_the_discount_for_a_region_with_a_place(table: Lay) -> None:
    t = table(seat("ethereals", hand=9), OTHER, regions={"l1a_2": "ethereals"}, tiles={"dark_portal": "l1a_3"})
    t.do("use place_lore", "conquer l1a_1")
    assert t.parts("cost l1a_3 0")["race:ethereals"] == -2


def test_ethereals_need_a_place_in_reach(table: Lay) -> None:
    t = table(seat("ethereals", hand=9), OTHER, regions={"l1a_2": "ethereals"}, tiles={"dark_portal": "l1a_9"})
    assert not t.can("use place_lore")


def test_ethereals_steal_an_artifact_next_door_and_use_it_at_once(table: Lay) -> None:
    t = table(
        seat("ethereals", hand=3), OTHER, regions={"l1a_2": "ethereals", "l1a_3": "trolls 4"},
        tiles={"frostmourne": "l1a_3", "heart_of_azeroth": "l1a_9"},
    )  # fmt: skip
    assert t.options("steal") == {"frostmourne l1a_2"}
    t.do("steal frostmourne l1a_2")
    assert t.tile("frostmourne") == "l1a_2"
    assert t.can("use frostmourne")
    assert not t.can("use place_lore")
    assert t.at("l1a_3") == "trolls 4"


def test_ethereals_stealing_excludes_the_discount_and_the_other_way_round(table: Lay) -> None:
    t = table(
        seat("ethereals", hand=9), OTHER, regions={"l1a_2": "ethereals"},
        tiles={"frostmourne": "l1a_3", "dark_portal": "l1a_1"},
    )  # fmt: skip
    t.do("use place_lore", "conquer l1a_1")
    assert t.options("steal") == set()


def test_ethereals_steal_from_empty_land_not_from_under_a_tower(table: Lay) -> None:
    t = table(seat("ethereals", hand=3), OTHER, regions={"l1a_2": "ethereals"}, tiles={"frostmourne": "l1a_3"})
    assert t.options("steal") == {"frostmourne l1a_2"}
    t = table(
        seat("ethereals", hand=3), seat("trolls", "defensive"), regions={"l1a_1": "ethereals", "l1a_2": "trolls tower"},
        tiles={"frostmourne": "l1a_2"},
    )  # fmt: skip
    assert t.options("steal") == set()


def test_ethereals_pay_the_aegis_to_steal(table: Lay) -> None:
    spec = {"regions": {"l1a_1": "ethereals", "l1a_2": "trolls"}, "tiles": {"aegis_of_aggramar": "l1a_2"}}
    t = table(seat("ethereals", hand=3), OTHER, **spec)
    t.do("steal aegis_of_aggramar l1a_1")
    assert (t.coins(0), t.coins(1)) == (3, 7)
    t = table(seat("ethereals", hand=3, coins=1), OTHER, **spec)
    assert t.options("steal") == set()


# -- Forsaken


def test_forsaken_buy_what_they_forced_off(table: Lay) -> None:
    regions = {"l1a_1": "forsaken", "l1a_2": "trolls 2", "l1a_6": "murlocs", "s2a_1": "trolls"}
    t = table(seat("forsaken", hand=8), OTHER, regions=regions)
    t.do("conquer l1a_2", "conquer l1a_6", "stop")
    assert t.options("buy") == {"0", "1", "2"}
    t.do("buy 2")
    assert (t.hand(), t.coins()) == (1 + 2, 3)


def test_forsaken_count_every_token_of_a_declined_region(table: Lay) -> None:
    regions = {"l1a_1": "forsaken", "l1a_2": "tauren 2"}
    t = table(seat("forsaken", hand=5), seat(declined="tauren"), regions=regions)
    t.do("conquer l1a_2", "stop")
    assert t.options("buy") == {"0", "1", "2"}


def test_forsaken_are_limited_by_coins(table: Lay) -> None:
    t = table(
        seat("forsaken", coins=1), OTHER, regions={"l1a_1": "forsaken"}, this_turn={"losses": 3}, phase="redeploy"
    )
    assert t.options("buy") == {"0", "1"}


def test_forsaken_without_losses_are_not_asked(table: Lay) -> None:
    t = table(seat("forsaken", hand=4), OTHER, regions={"l1a_1": "forsaken"})
    t.do("conquer l1a_2", "conquer l1a_6")
    assert (t.waits, t.asked) == ("redeploy", 0)


# -- Gnomes


def test_gnomes_strike_anywhere_once_without_travel_cost(table: Lay) -> None:
    t = table(seat("gnomes", hand=9), OTHER, regions={"l1a_1": "gnomes", "s2a_7": "trolls"}, die=[0])
    assert t.note("strike s2a_7")["cost"] == 3
    assert "l1a_w" not in t.options("strike")
    t.do("strike s2a_7", "roll")
    assert t.at("s2a_7") == "gnomes 3"
    assert t.options("strike") == set()


def test_gnomes_die_lowers_the_cost(table: Lay) -> None:
    t = table(seat("gnomes", hand=9), OTHER, regions={"l1a_1": "gnomes", "s2a_7": "trolls"}, die=[3])
    t.do("strike s2a_7", "roll")
    assert t.at("s2a_7") == "gnomes 1"


def test_gnomes_odds_stand_at_the_target(table: Lay) -> None:
    t = table(seat("gnomes", hand=1), OTHER, regions={"l1a_1": "gnomes", "s2a_7": "trolls", "l1a_9": "trolls 5"})
    # two missing: 2 or 3 at once, or 1 then 1, 2, 3, or 0 then 2 or 3: 12 + 3 + 6 of 36
    assert t.note("strike s2a_7") | {"causes": 0} == {
        "action": "strike s2a_7", "cost": 3, "toll": 0, "odds": 33, "odds_of_two": 58, "causes": 0,
    }  # fmt: skip
    assert t.note("strike l1a_9")["odds_of_two"] == 3


def test_gnomes_need_not_roll(table: Lay) -> None:
    t = table(seat("gnomes", hand=9), OTHER, regions={"l1a_1": "gnomes", "s2a_7": "trolls"})
    t.do("strike s2a_7", "hold")
    assert t.at("s2a_7") == "gnomes 3"


def test_gnomes_strike_as_last_attempt_rolls_twice(table: Lay) -> None:
    t = table(seat("gnomes", hand=1), OTHER, regions={"l1a_1": "gnomes", "s2a_7": "trolls 4"}, die=[2, 3])
    t.do("strike s2a_7", "roll", "attempt s2a_7")
    assert t.at("s2a_7") == "gnomes 1"  # 6 - 2 = 4, one in hand, three on the die
    t.settled()


def test_gnomes_failed_strike_is_spent_but_conquests_go_on(table: Lay) -> None:
    t = table(seat("gnomes", hand=2), OTHER, regions={"l1a_1": "gnomes", "s2a_7": "trolls 4"}, die=[0])
    t.do("strike s2a_7", "roll")
    assert t.at("s2a_7") == "trolls 4"
    assert (t.waits, t.asked) == ("conquest", 0)
    assert t.options("strike") == set()
    assert t.can("conquer l1a_2")


def test_gnomes_may_break_off_instead_of_a_last_attempt(table: Lay) -> None:
    t = table(seat("gnomes", hand=2), OTHER, regions={"l1a_1": "gnomes", "s2a_7": "trolls 2"}, die=[1])
    t.do("strike s2a_7", "roll", "hold")
    assert t.can("conquer l1a_2")


@pytest.mark.parametrize("may_start", [False, True])
def test_gnomes_strike_as_first_conquest_is_a_switch(table: Lay, may_start: bool) -> None:
    t = table(seat("gnomes", hand=9), OTHER, options={"gnome_airstrike_first_conquest": may_start})
    assert bool(t.options("strike")) is may_start


# -- Goblins


def lay_bombs(table: Lay, **more: object) -> object:
    regions = {"l1a_1": "goblins 2", "l1a_2": "trolls 2", "l1a_6": "trolls 2", "s2a_1": "trolls", "l1a_5": "kobolds"}
    players = (seat("goblins"), seat("trolls", "heroic", declined="kobolds"))
    return table(*players, regions=regions, phase="redeploy", **more)


def test_goblins_lay_bombs_next_to_them_into_active_regions(table: Lay) -> None:
    t = lay_bombs(table)
    assert (t.waits, t.asked) == ("lay_bombs", 0)
    assert t.options("bomb") == {"l1a_2", "l1a_6"}  # not the declined Kobolds, not far Trolls
    t.do("bomb l1a_2")
    assert t.options("bomb") == {"l1a_6"}
    t.do("done")
    assert t.at("l1a_2") == "trolls 2 bomb"
    t.settled()


def test_goblins_explosion_counts_as_a_conquest_and_leaves_the_region_empty(table: Lay) -> None:
    t = lay_bombs(table, chance=Scripted(EXPLOSION, then=Seeded(1)))
    t.do("bomb l1a_2", "done", "expand", "ready", "stop", "spread")
    assert t.at("l1a_2") == "empty"
    assert t.hand(1) == 1
    assert t.match.view(None)["table"]["players"][0]["bombs"] == 11
    assert (t.waits, t.asked) == ("expand_or_decline", 0)


def test_goblins_dud_does_nothing_and_is_gone(table: Lay) -> None:
    t = lay_bombs(table, chance=Scripted(DUD, then=Seeded(1)))
    t.do("bomb l1a_2", "done", "expand", "ready", "stop", "spread")
    assert t.at("l1a_2").startswith("trolls")
    assert (t.s.explosions, t.s.duds) == (6, 5)


def test_goblins_bomb_in_an_empty_region_returns_unseen(table: Lay) -> None:
    t = lay_bombs(table)
    t.do("bomb l1a_2", "done", "expand", "abandon l1a_2", "ready", "stop", "spread")
    assert t.heard("bomb_back")[0]["region"] == "l1a_2"
    assert (t.s.explosions, t.s.duds, t.at("l1a_2")) == (6, 6, "empty")


def test_goblins_bomb_hits_whoever_is_there_meanwhile(table: Lay) -> None:
    regions = {"l1a_1": "goblins 2", "l1a_2": "orcs 2 bomb", "s2a_1": "trolls"}
    t = table(
        seat("goblins"), OTHER, seat("orcs", "mining"), faces=["l1a", "m1a", "s2a"], regions=regions, phase="turn",
        chance=Scripted(EXPLOSION, then=Seeded(1)),
    )  # fmt: skip
    assert t.at("l1a_2") == "empty"
    assert t.hand(2) == 1


def test_goblins_explosion_removes_every_declined_token(table: Lay) -> None:
    regions = {"l1a_1": "goblins 2", "l1a_2": "tauren 2 bomb"}
    t = table(
        seat("goblins"), seat("trolls", "heroic", declined="tauren"), regions=regions, phase="turn",
        chance=Scripted(EXPLOSION, then=Seeded(1)),
    )  # fmt: skip
    assert (t.at("l1a_2"), t.tray("tauren")) == ("empty", 16)


def test_goblins_bomb_ignores_forts_and_walls(table: Lay) -> None:
    regions = {"l1a_1": "goblins 2", "l1a_6": "night_elves fort wall bomb"}
    t = table(
        seat("goblins"), seat("night_elves", "fortified"), regions=regions, phase="turn",
        chance=Scripted(EXPLOSION, then=Seeded(1)),
    )  # fmt: skip
    assert t.at("l1a_6") == "empty"


def test_goblins_declining_resolves_bombs_first_and_lays_no_more(table: Lay) -> None:
    regions = {"l1a_1": "goblins 2", "l1a_2": "trolls 2 bomb", "l1a_6": "trolls"}
    t = table(seat("goblins"), OTHER, regions=regions, phase="turn", chance=Scripted(EXPLOSION, then=Seeded(1)))
    t.do("decline")
    assert t.at("l1a_2") == "empty"
    assert t.at("l1a_6") == "trolls 2"  # withdrawn and redeployed after the Goblins' turn
    assert (t.waits, t.asked) == ("expand_or_decline", 1)
    assert (t.s.explosions, t.s.duds) == (0, 0)


def test_goblins_with_an_empty_stack_lay_nothing(table: Lay) -> None:
    t = table(seat("goblins", bombs=[0, 0]), OTHER, regions={"l1a_1": "goblins", "l1a_2": "trolls"}, phase="redeploy")
    t.settled()


def test_goblins_can_not_bomb_water_or_towers(table: Lay) -> None:
    regions = {"l1a_3": "goblins", "l1a_w": "naga", "l1a_2": "naga tower", "l1a_6": "naga"}
    t = table(seat("goblins"), seat("naga", "defensive"), regions=regions, phase="redeploy")
    assert t.options("bomb") == {"l1a_6"}


def test_goblins_pay_the_aegis_to_lay_and_harmony_to_harm(table: Lay) -> None:
    regions = {"l1a_1": "goblins 2", "l1a_2": "pandaren 2", "s2a_1": "pandaren"}
    t = table(
        seat("goblins"), seat("pandaren", "mining"), regions=regions, phase="redeploy",
        tiles={"aegis_of_aggramar": "l1a_2"},
    )  # fmt: skip
    t.do("bomb l1a_2")
    assert (t.coins(0), t.coins(1)) == (5 + 1 - 2, 7)
    regions["l1a_2"] = "pandaren 2 bomb"
    spec = {"regions": regions, "phase": "turn", "harmony": [0]}
    t = table(seat("goblins"), seat("pandaren", "mining"), chance=Scripted(EXPLOSION, then=Seeded(1)), **spec)
    assert (t.waits, t.asked) == ("pay_for_bomb", 0)
    t.do("pay")
    assert (t.coins(0), t.coins(1), t.at("l1a_2")) == (3, 7, "empty")
    t = table(seat("goblins"), seat("pandaren", "mining"), chance=Scripted(EXPLOSION, then=Seeded(1)), **spec)
    t.do("refuse")
    assert (t.coins(0), t.at("l1a_2")) == (5, "pandaren 2")


@pytest.mark.parametrize(("counts", "bonus"), [(True, 1), (False, 0)])
def test_goblins_explosion_pays_bonuses_by_a_switch(table: Lay, counts: bool, bonus: int) -> None:
    regions = {"l1a_1": "goblins 2", "l1a_2": "gnomes 2 bomb", "s2a_1": "gnomes"}
    t = table(
        seat("goblins", "battle_master"), seat("gnomes", "heroic"), regions=regions, phase="turn",
        options={"bomb_counts_as_conquest_for_bonuses": counts}, chance=Scripted(EXPLOSION, then=Seeded(1)),
    )  # fmt: skip
    assert t.coins() == 5 + bonus
    assert t.income() == 1 + bonus  # the faction bonus


# -- Humans


def test_humans_lay_two_objectives_outside_the_alliance(table: Lay) -> None:
    regions = {"l1a_1": "humans", "l1a_2": "dwarves", "l1a_6": "murlocs", "s2a_1": "trolls"}
    t = table(seat("humans"), seat("trolls", "heroic", declined="dwarves"), regions=regions, phase="redeploy")
    assert (t.waits, t.asked) == ("lay_objective", 0)
    legal = t.options("target")
    assert not legal & {"l1a_1", "l1a_2", "l1a_w", "s2a_w"}
    assert {"l1a_6", "s2a_1", "l1a_9"} <= legal
    t.do("target l1a_6")
    assert "l1a_6" not in t.options("target")
    t.do("target s2a_1")
    assert (t.at("l1a_6"), t.at("s2a_1")) == ("murlocs 1 objective", "trolls 1 objective")
    t.settled()


def test_humans_objectives_are_taken_back_and_laid_anew(table: Lay) -> None:
    regions = {"l1a_1": "humans", "l1a_2": "empty objective", "l1a_6": "empty objective"}
    t = table(seat("humans"), OTHER, regions=regions, phase="redeploy")
    t.do("target l1a_2", "target l1a_9")
    assert (t.at("l1a_2"), t.at("l1a_6"), t.at("l1a_9")) == ("empty objective", "empty", "empty objective")


def test_humans_share_the_reward_with_a_conqueror_who_is_not_horde(table: Lay) -> None:
    regions = {"l1a_1": "kobolds", "l1a_2": "empty objective", "s2a_1": "humans"}
    t = table(seat("kobolds", "mining", hand=3), seat("humans"), regions=regions)
    t.do("conquer l1a_2")
    assert (t.coins(0), t.coins(1), t.at("l1a_2")) == (7, 7, "kobolds 2")


def test_humans_lose_their_objectives_in_decline(table: Lay) -> None:
    t = table(seat("humans"), OTHER, regions={"l1a_1": "humans", "l1a_2": "empty objective"}, phase="turn")
    t.do("decline")
    assert t.at("l1a_2") == "empty"


def test_humans_neutral_race_that_sides_with_the_horde_counts_as_horde(table: Lay) -> None:
    regions = {"l1a_1": "kobolds", "l1a_2": "empty objective", "s2a_1": "humans"}
    t = table(seat("kobolds", "mining", hand=3), seat("humans"), regions=regions, this_turn={"side": "horde"})
    t.do("conquer l1a_2")
    assert (t.coins(0), t.at("l1a_2")) == (5, "kobolds 2 objective")


# -- Kobolds


def test_kobolds_treat_every_cave_as_adjacent(table: Lay) -> None:
    t = table(seat("kobolds", hand=9), OTHER, regions={"s2a_3": "kobolds"})
    assert t.cost("l1a_1") == 2
    assert t.cost("l1a_4") == 2  # a cave that is an entry, too
    assert t.cost("l1a_2") == 3
    assert "l1a_9" not in t.options("conquer")


# -- Naga


def test_naga_may_start_on_water_and_spread_from_there(table: Lay) -> None:
    t = table(seat("naga", hand=9), OTHER)
    assert {"l1a_w", "s2a_w", "l1a_2"} <= t.options("conquer")
    t.do("conquer l1a_w")
    assert t.at("l1a_w") == "naga 2"
    assert {"l1a_3", "l1a_6"} <= t.options("conquer")
    assert "s2a_w" not in t.options("conquer")  # later water must be adjacent


def test_naga_keep_water_in_decline_and_nobody_drives_them_out(table: Lay) -> None:
    regions = {"l1a_w": "naga 3", "l1a_3": "trolls 5"}
    t = table(seat("naga"), seat("trolls", "explorer"), regions=regions, phase="turn")
    t.do("decline")
    assert t.at("l1a_w") == "naga 1"
    t.do("expand", "ready")
    assert "l1a_w" not in t.options("conquer") | t.options("attempt")


# -- Night Elves


def test_night_elves_take_forests_cheaper_and_leave_a_wall(table: Lay) -> None:
    t = table(seat("night_elves", hand=8), OTHER, regions={"l1a_1": "night_elves", "l1a_6": "murlocs"})
    assert t.cost("l1a_6") == 2
    t.do("conquer l1a_6", "conquer l1a_2")
    assert (t.at("l1a_6"), t.at("l1a_2")) == ("night_elves 2 wall", "night_elves 2")
    assert t.parts("cost l1a_6 1")["wall"] == 1


def test_night_elves_walls_stay_in_decline(table: Lay) -> None:
    t = table(seat("night_elves"), OTHER, regions={"l1a_6": "night_elves 2 wall"}, phase="turn")
    t.do("decline")
    assert t.at("l1a_6") == "night_elves 1 wall"


# -- Orcs


def test_orcs_earn_by_every_alliance_region(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "gnomes", "l1a_6": "gnomes", "l1a_5": "humans", "s2a_1": "gnomes"}
    t = table(seat("orcs", hand=10), seat("gnomes", "heroic", declined="humans"), regions=regions)
    t.do("conquer l1a_2", "conquer l1a_6", "conquer l1a_5")
    assert t.coins() == 5 + 3
    bonus = {name: coins for name, coins in t.parts("income 0").items() if name.startswith("faction")}
    assert bonus == {"faction:gnomes": 1, "faction:humans": 1}


def test_orcs_earn_nothing_by_murlocs_and_neutral_races(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "kobolds", "l1a_6": "murlocs", "s2a_1": "kobolds"}
    t = table(seat("orcs", hand=9), seat("kobolds", "heroic"), regions=regions)
    t.do("conquer l1a_2", "conquer l1a_6")
    assert t.coins() == 5


# -- Pandaren


def test_pandaren_give_harmony_to_those_left_in_peace(table: Lay) -> None:
    regions = {"l1a_1": "pandaren 2", "l1a_2": "trolls", "s2a_1": "trolls", "s2a_7": "orcs"}
    t = table(
        seat("pandaren", "mining", hand=3), OTHER, seat("orcs", "farmer"), faces=["l1a", "m1a", "s2a"], regions=regions
    )
    t.do("conquer l1a_2").finish_turn()
    assert [player["harmony"] for player in t.match.view(None)["table"]["players"]] == [False, False, True]


def test_pandaren_failed_attempt_is_an_attack(table: Lay) -> None:
    regions = {"l1a_1": "pandaren 2", "l1a_2": "trolls 2", "s2a_1": "trolls"}
    t = table(seat("pandaren", "mining", hand=3), OTHER, regions=regions, die=[0])
    t.do("attempt l1a_2").finish_turn()
    assert t.s.harmony == 0


def test_pandaren_in_round_one_those_without_a_race_get_one_too(table: Lay) -> None:
    for number, expected in ((1, 0b10), (2, 0)):
        t = table(seat("pandaren", "mining"), seat(), regions={"l1a_1": "pandaren"}, phase="redeploy", round=number)
        assert t.s.harmony == expected


def test_pandaren_tokens_come_back_at_the_start_of_their_turn(table: Lay) -> None:
    t = table(seat("pandaren", "mining"), OTHER, regions={"l1a_1": "pandaren"}, harmony=[1], phase="turn")
    assert t.s.harmony == 0


def test_pandaren_a_failed_attempt_on_them_costs_the_toll(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "s2a_1": "orcs", "l1a_2": "pandaren 2"}
    t = table(seat("orcs", hand=2), seat("pandaren", "mining"), regions=regions, harmony=[0], die=[0])
    t.do("attempt l1a_2")
    assert (t.coins(0), t.coins(1)) == (3, 7)


def test_pandaren_in_decline_are_not_protected(table: Lay) -> None:
    t = table(seat("pandaren", "mining"), OTHER, regions={"l1a_1": "pandaren"}, harmony=[1], phase="turn")
    t.do("decline")
    assert t.s.harmony == 0
    assert t.ask("toll l1a_1 1") == 0


# -- Tauren


def test_tauren_never_conquer_with_one_token(table: Lay) -> None:
    t = table(seat("tauren", hand=1), OTHER, regions={"l1a_1": "tauren 2"})
    assert t.waits != "conquest"  # one token is too little even for a last attempt
    t.settled()


def test_tauren_lose_one_token_like_everybody(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "tauren 3", "s2a_1": "tauren 2"}
    t = table(seat("orcs", hand=9), seat("tauren", "heroic"), regions=regions)
    t.do("conquer l1a_2")
    assert t.hand(1) == 2


def test_tauren_ready_all_but_two(table: Lay) -> None:
    t = table(seat("tauren"), OTHER, regions={"l1a_1": "tauren 5"}, phase="turn")
    t.do("expand")
    assert t.at("l1a_1") == "tauren 2"


def test_tauren_leave_two_tokens_in_decline(table: Lay) -> None:
    t = table(seat("tauren"), OTHER, regions={"l1a_1": "tauren 5"}, phase="turn")
    t.do("decline")
    assert t.at("l1a_1") == "tauren 2"


def test_tauren_left_alone_joins_another_region(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "tauren 2", "s2a_1": "tauren 2", "s2a_7": "tauren 2"}
    t = table(seat("orcs", "intimidating"), seat("tauren", "mining"), regions=regions)
    t.do("intimidate l1a_2", "send s2a_1")
    assert (t.waits, t.asked) == ("join_others", 1)
    t.do("send s2a_7")
    assert (t.at("l1a_2"), t.at("s2a_7"), t.at("s2a_1")) == ("empty", "tauren 3", "tauren 3")


def test_tauren_alone_without_another_region_goes_to_the_hand(table: Lay) -> None:
    t = table(seat("orcs", "intimidating"), seat("tauren", "mining"), regions={"l1a_1": "orcs", "l1a_2": "tauren 2"})
    t.do("intimidate l1a_2")
    assert (t.at("l1a_2"), t.hand(1), t.tray("tauren")) == ("empty", 1, 15)


def test_tauren_duty_ends_with_decline(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "tauren 2", "s2a_1": "tauren 2"}
    t = table(seat("orcs", "intimidating"), seat(declined="tauren"), regions=regions)
    t.do("intimidate l1a_2")
    assert (t.at("l1a_2"), t.at("s2a_1")) == ("tauren 1", "tauren 3")


# -- Trolls


def test_trolls_take_non_empty_regions_for_one_less(table: Lay) -> None:
    regions = {"l1a_1": "trolls", "l1a_2": "orcs 2", "l1a_6": "murlocs", "l1a_5": "gnomes"}
    t = table(seat("trolls", hand=9), seat("orcs", "heroic", declined="gnomes"), regions=regions)
    assert (t.cost("l1a_2"), t.cost("l1a_6"), t.cost("l1a_5")) == (3, 2, 3)
    assert "race:trolls" not in t.parts("cost s2a_2 0")


# -- Worgen


def test_worgen_choose_a_form_at_the_start_of_every_turn(table: Lay) -> None:
    t = table(seat("worgen"), OTHER, regions={"l1a_1": "worgen 4"}, phase="turn")
    assert (t.waits, t.asked) == ("choose_form", 0)
    t.do("form worgen", "expand", "ready")
    assert t.coins() == 4
    assert t.parts("cost l1a_2 0")["race:worgen"] == -1
    assert t.note("conquer l1a_2")["cost"] == 1


def test_worgen_human_form_brings_two_coins(table: Lay) -> None:
    t = table(seat("worgen"), OTHER, regions={"l1a_1": "worgen 4"}, phase="turn")
    t.do("form human", "expand", "ready")
    assert t.coins() == 7
    assert t.note("conquer l1a_2")["cost"] == 2


def test_worgen_without_a_coin_stay_human(table: Lay) -> None:
    t = table(seat("worgen", coins=0), OTHER, regions={"l1a_1": "worgen 4"}, phase="turn")
    assert (t.waits, t.asked) == ("expand_or_decline", 0)
    assert t.coins() == 2


def test_worgen_choose_right_after_the_set_is_taken(table: Lay) -> None:
    t = table(seat(), seat(), sets=[["worgen", "mining"]], phase="turn")
    t.do("choose worgen")
    assert (t.waits, t.asked) == ("choose_form", 0)


@pytest.mark.parametrize(("before", "coins"), [(True, 5 + 2 + 1), (False, 5 + 1)])
def test_worgen_bonus_in_the_turn_of_decline_is_a_switch(table: Lay, before: bool, coins: int) -> None:
    options = {"worgen_bonus_on_decline_turn": before}
    t = table(seat("worgen"), OTHER, regions={"l1a_1": "worgen 4"}, phase="turn", options=options)
    if before:
        t.do("form human")
    t.do("decline")
    assert t.coins() == coins
