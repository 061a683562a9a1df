"""Conquests and the last attempt: rules R040 to R075."""

from __future__ import annotations

from tests.games.smallworld.conftest import Lay, seat

OTHER = seat("trolls", "heroic")


def test_r040_first_conquest_is_an_entry_region_for_three(table: Lay) -> None:
    t = table(seat("orcs", hand=10), OTHER)
    assert t.options("conquer") == {"l1a_2", "l1a_4", "l1a_5", "l1a_11", "s2a_2", "s2a_3"}
    assert t.cost("l1a_2") == 3
    assert t.why("conquer l1a_1") == {"first_needs_entry"}
    t.do("conquer l1a_2")
    assert (t.at("l1a_2"), t.hand()) == ("orcs 3", 7)


def test_r041_cost_adds_everything_up(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_5": "trolls 2 fort wall"}
    t = table(seat("orcs", hand=9), OTHER, regions=regions)
    assert t.parts("cost l1a_5 0") == {"base": 2, "mountain": 1, "fort": 1, "wall": 1, "tokens:trolls": 2}
    assert t.note("conquer l1a_5")["cost"] == 7


def test_r042_travel_only_to_an_entry_that_is_not_adjacent(table: Lay) -> None:
    t = table(seat("orcs", hand=9), OTHER, regions={"l1a_1": "orcs"})
    assert "travel" not in t.parts("cost l1a_2 0")
    assert t.parts("cost l1a_4 0")["travel"] == 1
    assert "travel" not in t.parts("cost l1a_6 0")


def test_r043_adjacent_or_any_entry(table: Lay) -> None:
    t = table(seat("orcs", hand=9), OTHER, regions={"l1a_1": "orcs"})
    assert t.options("conquer") == {"l1a_2", "l1a_5", "l1a_6", "l1a_4", "l1a_11", "s2a_2", "s2a_3"}
    assert t.why("conquer l1a_9") == {"out_of_reach"}
    assert t.why("conquer l1a_1") == {"already_yours"}
    assert t.why("conquer m1a_1") == {"not_in_play"}


def test_r044_own_declined_race_gives_no_adjacency(table: Lay) -> None:
    t = table(seat("orcs", hand=9, declined="gnomes"), OTHER, regions={"s2a_2": "orcs", "l1a_1": "gnomes"})
    assert "l1a_6" not in t.options("conquer")
    assert t.parts("cost l1a_2 0")["travel"] == 1


def test_r045_water_is_for_naga_only(table: Lay) -> None:
    t = table(seat("orcs", hand=9), OTHER, regions={"l1a_3": "orcs"})
    assert not t.can("conquer l1a_w")
    assert t.why("conquer l1a_w") == {"out_of_reach"}
    t = table(seat("naga", hand=9), OTHER, regions={"l1a_3": "naga"})
    assert t.cost("l1a_w") == 2
    assert t.do("conquer l1a_w").at("l1a_w") == "naga 2"


def test_r046_tokens_stay_until_redeployment(table: Lay) -> None:
    t = table(seat("orcs", hand=5), OTHER, regions={"l1a_1": "orcs"})
    t.do("conquer l1a_2", "conquer l1a_6")
    assert (t.at("l1a_2"), t.at("l1a_6"), t.hand()) == ("orcs 2", "orcs 2", 1)


def test_r047_a_token_must_be_left_whatever_the_discounts(table: Lay) -> None:
    t = table(seat("dwarves", "intimidating"), seat("orcs", "heroic"), regions={"l1a_1": "dwarves", "l1a_5": "orcs"})
    assert not t.can("conquer l1a_5")
    assert t.why("conquer l1a_5") == {"no_token_left"}
    t.finish_turn().settled()


def test_r048_no_cost_below_one(table: Lay) -> None:
    t = table(seat("dwarves", "blacksmith", hand=1), OTHER, regions={"l1a_1": "dwarves"})
    assert t.parts("cost l1a_5 0") == {
        "base": 2, "mountain": 1, "race:dwarves": -2, "power:blacksmith": -1, "floor": 1,
    }  # fmt: skip
    assert t.do("conquer l1a_5").at("l1a_5") == "dwarves 1"


def test_r048_tauren_floor_is_two(table: Lay) -> None:
    t = table(seat("tauren", "blacksmith", hand=2), OTHER, regions={"l1a_1": "tauren 2"})
    assert t.cost("l1a_2") == 2


def test_r049_discounts_add_up_before_the_floor(table: Lay) -> None:
    t = table(
        seat("trolls", "blacksmith", hand=2), seat("orcs", "heroic"),
        regions={"l1a_1": "trolls", "l1a_2": "orcs 3"}, tiles={"frostmourne": "l1a_1"},
    )  # fmt: skip
    t.do("use frostmourne")
    assert t.cost("l1a_2") == 2 + 3 - 1 - 1 - 2


def test_r050_one_token_to_the_tray_the_others_to_the_hand(table: Lay) -> None:
    t = table(seat("orcs", hand=9), seat("trolls", "heroic"), regions={"l1a_1": "orcs", "l1a_2": "trolls 3"})
    before = t.tray("trolls")
    t.do("conquer l1a_2")
    assert (t.at("l1a_2"), t.hand(1), t.tray("trolls")) == ("orcs 5", 2, before + 1)


def test_r051_withdrawn_tokens_are_redeployed_after_the_attackers_turn(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "trolls 3", "s2a_7": "trolls", "s2a_1": "trolls"}
    t = table(seat("orcs", hand=5), OTHER, regions=regions)
    t.do("conquer l1a_2", "done")
    assert (t.waits, t.asked) == ("redeploy", 1)
    assert t.options("place") == {"s2a_7", "s2a_1"}
    assert t.why("place l1a_2") == {"not_yours"}
    t.do("place s2a_7", "place s2a_7")
    assert t.at("s2a_7") == "trolls 3"
    assert (t.waits, t.asked) == ("expand_or_decline", 1)
    t.settled()


def test_r052_without_a_region_the_tokens_wait_for_a_first_conquest(table: Lay) -> None:
    t = table(seat("orcs", hand=5), OTHER, regions={"l1a_1": "orcs", "l1a_2": "trolls 3"})
    t.do("conquer l1a_2", "done")
    assert (t.waits, t.asked) == ("expand_or_decline", 1)
    assert t.hand(1) == 2
    t.do("expand")
    assert t.options("attempt") == {"l1a_4", "l1a_5", "l1a_11", "s2a_2", "s2a_3"}


def test_r053_a_single_token_is_lost(table: Lay) -> None:
    t = table(seat("orcs", hand=9), OTHER, regions={"l1a_1": "orcs", "l1a_2": "trolls", "s2a_1": "trolls"})
    t.do("conquer l1a_2")
    assert t.hand(1) == 0


def test_r054_a_declined_region_loses_everything(table: Lay) -> None:
    t = table(seat("orcs", hand=9), seat(declined="tauren"), regions={"l1a_1": "orcs", "l1a_2": "tauren 2"})
    t.do("conquer l1a_2")
    assert t.tray("tauren") == 16


def test_r055_own_declined_race_may_be_conquered(table: Lay) -> None:
    t = table(seat("orcs", hand=9, declined="kobolds"), OTHER, regions={"l1a_1": "orcs", "l1a_2": "kobolds"})
    t.do("conquer l1a_2")
    assert (t.at("l1a_2"), t.tray("kobolds")) == ("orcs 3", 11)
    assert t.heard("vanished")[0]["race"] == "kobolds"


def test_r056_own_declined_race_of_the_other_faction_pays(table: Lay) -> None:
    regions = {"l1a_1": "trolls", "l1a_2": "gnomes", "s2a_1": "gnomes"}
    players = (seat("trolls", hand=9, declined="gnomes"), seat("orcs", "heroic"))
    assert table(*players, regions=regions).do("conquer l1a_2").parts("income 0")["faction:gnomes"] == 1
    t = table(*players, regions=regions, options={"self_faction_bonus": False})
    assert "faction:gnomes" not in t.do("conquer l1a_2").parts("income 0")


def test_r057_a_player_may_stop_with_tokens_in_hand(table: Lay) -> None:
    t = table(seat("orcs", hand=9), OTHER, regions={"l1a_1": "orcs", "s2a_1": "orcs"})
    t.do("stop")
    assert (t.waits, t.asked) == ("redeploy", 0)


def test_r058_only_tokens_make_a_region_non_empty(table: Lay) -> None:
    t = table(
        seat("trolls", hand=9), seat("orcs", "heroic"), regions={"l1a_2": "trolls", "l1a_6": "murlocs"},
        tiles={"dark_portal": "l1a_3", "frostmourne": "l1a_1"},
    )  # fmt: skip
    assert t.cost("l1a_3") == 3
    assert t.cost("l1a_1") == 2
    assert t.parts("cost l1a_6 0")["race:trolls"] == -1


def test_r059_a_tile_is_turned_up_on_entry_and_stays_so(table: Lay) -> None:
    t = table(seat("orcs", hand=9), OTHER, regions={"l1a_3": "orcs"}, face_down=["l1a_9"])
    t.do("conquer l1a_9")
    shown = t.match.view(None)["table"]["regions"]
    tile = t.heard("revealed")[0]["tile"]
    assert any(row["tiles"] and row["tiles"][0]["tile"] == tile for row in shown.values())
    assert tile not in t.match.view(None)["table"]["tiles_unseen"]
    assert t.match.undo_limit(0)[1].key in ("core-undo_chance", "core-undo_reveal")


def test_r060_the_new_holder_uses_a_tile_at_once(table: Lay) -> None:
    regions = {"l1a_3": "orcs", "l1a_9": "trolls"}
    t = table(seat("orcs", hand=9), OTHER, regions=regions, tiles={"frostmourne": "l1a_9"})
    assert not t.can("use frostmourne")
    t.do("conquer l1a_9")
    assert t.can("use frostmourne")


def test_r061_an_artifact_stays_where_it_was_used_or_left(table: Lay) -> None:
    t = table(seat("orcs", hand=5), OTHER, regions={"l1a_2": "orcs"}, tiles={"frostmourne": "l1a_2"})
    t.do("use frostmourne", "conquer l1a_3")
    assert t.tile("frostmourne") == "l1a_3"
    t = table(
        seat("orcs"), OTHER, regions={"l1a_2": "orcs 3", "s2a_1": "orcs"}, tiles={"frostmourne": "l1a_2"}, phase="turn"
    )
    t.do("expand", "abandon l1a_2", "ready")
    assert (t.at("l1a_2"), t.tile("frostmourne")) == ("empty", "l1a_2")
    assert not t.can("use frostmourne")


def test_r062_legendary_places_never_move(table: Lay) -> None:
    t = table(
        seat("orcs", "portal_mage", hand=9), OTHER,
        regions={"l1a_10": "orcs", "l1a_11": "trolls"}, tiles={"dark_portal": "l1a_10", "frostmourne": "l1a_11"},
    )  # fmt: skip
    t.do("portal l1a_10", "swap l1a_11")
    assert (t.tile("dark_portal"), t.tile("frostmourne")) == ("l1a_10", "l1a_10")
    assert t.at("l1a_11") == "orcs 1"


def test_r063_declined_races_get_nothing_from_tiles(table: Lay) -> None:
    t = table(
        seat("orcs", hand=9, declined="gnomes"), OTHER, regions={"l1a_3": "orcs", "s2a_1": "gnomes", "s2a_4": "gnomes"},
        tiles={"frostmourne": "s2a_1", "dark_portal": "s2a_4"},
    )  # fmt: skip
    assert not t.can("use frostmourne")
    assert t.parts("income 0") == {"regions:orcs": 1, "declined_regions:gnomes": 2}


def test_r064_an_attack_whose_toll_can_not_be_paid_is_illegal(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "pandaren"}
    t = table(seat("orcs", hand=9, coins=1), seat("pandaren", "mining"), regions=regions, harmony=[0])
    assert not t.can("conquer l1a_2")
    assert t.why("conquer l1a_2") == {"toll_too_dear"}
    t = table(seat("orcs", hand=9, coins=2), seat("pandaren", "mining"), regions=regions, harmony=[0])
    t.do("conquer l1a_2")
    assert (t.coins(0), t.coins(1)) == (0, 7)


def test_r065_watchtower_and_aegis(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "gnomes tower", "l1a_6": "gnomes"}
    t = table(seat("orcs", hand=9), seat("gnomes", "defensive"), regions=regions, tiles={"aegis_of_aggramar": "l1a_6"})
    assert t.why("conquer l1a_2") == {"watchtower"}
    assert t.note("conquer l1a_6")["toll"] == 2
    t.do("conquer l1a_6")
    assert (t.coins(0), t.coins(1)) == (3 + 1, 7)  # one coin back: Gnomes are Alliance, Orcs earn


def test_r066_forts_and_walls_leave_with_the_region(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_6": "night_elves wall fort", "l1a_2": "night_elves fort"}
    t = table(seat("orcs", hand=9), seat("night_elves", "fortified"), regions=regions)
    t.do("conquer l1a_6")
    assert t.at("l1a_6") == "orcs 5"
    t = table(seat("night_elves", "fortified"), OTHER, regions={"l1a_6": "night_elves wall fort"}, phase="turn")
    t.do("expand", "abandon l1a_6")
    assert t.at("l1a_6") == "empty"


def test_r067_forts_are_limited_and_the_owner_chooses(table: Lay) -> None:
    forts = {f"l1a_{number}": "orcs fort" for number in range(1, 10)}
    t = table(
        seat("orcs", "fortified"), OTHER,
        regions={**forts, "s2a_1": "orcs", "s2a_3": "orcs"}, phase="redeploy",
    )  # fmt: skip
    assert (t.waits, t.asked) == ("choose_fort", 0)
    assert t.options("fortify") == {"s2a_1", "s2a_3"}
    t.do("fortify s2a_3")
    assert (t.at("s2a_1"), t.at("s2a_3")) == ("orcs 1", "orcs 1 fort")
    t.settled()


def test_r067_walls_and_beasts_are_limited(table: Lay) -> None:
    walls = {f"l1a_{number}": "night_elves wall" for number in (1, 2, 3, 4, 5, 7, 8, 9, 10)}
    walls |= dict.fromkeys(("l1a_5", "l1a_7", "l1a_8", "l1a_9", "l1a_10"), "trolls wall")
    t = table(seat("night_elves", hand=4), OTHER, regions=walls)
    t.do("conquer l1a_6")
    assert t.at("l1a_6") == "night_elves 1"
    hills = dict.fromkeys(("l1a_1", "l1a_9", "l2b_6", "l2b_8", "m1a_3", "m1a_5", "s2a_4", "s2a_7"), "orcs")
    faces = ["l1a", "l2b", "m1a", "s1a", "s2a"]
    t = table(seat("orcs", "beast_master"), OTHER, seat(), seat(), seat(), faces=faces, regions=hills, phase="turn")
    assert t.match.view(None)["table"]["players"][0]["beasts"] == 5


def test_r068_several_declined_tokens_all_count(table: Lay) -> None:
    t = table(seat("orcs", hand=9), seat(declined="tauren"), regions={"l1a_1": "orcs", "l1a_2": "tauren 3"})
    assert t.cost("l1a_2") == 5


# -- the last attempt


def test_r070_at_most_three_tokens_may_be_missing(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "trolls 2", "l1a_6": "trolls 3", "l1a_5": "trolls"}
    t = table(seat("orcs", hand=1), OTHER, regions=regions)
    assert "l1a_2" in t.options("attempt")
    assert t.why("attempt l1a_6") == {"too_strong"}
    assert t.note("attempt l1a_2")["odds"] == 17
    assert t.why("conquer l1a_2") == {"needs_the_die"}


def test_r070_what_is_within_means_needs_no_die(table: Lay) -> None:
    t = table(seat("orcs", hand=3), OTHER, regions={"l1a_1": "orcs"})
    assert not t.can("attempt l1a_2")
    assert t.why("attempt l1a_2") == {"enough_tokens"}


def test_r071_the_target_need_not_be_the_weakest(table: Lay) -> None:
    t = table(seat("orcs", hand=1), OTHER, regions={"l1a_1": "orcs", "l1a_6": "murlocs"}, die=[3])
    assert {"l1a_2", "l1a_5", "l1a_6"} <= t.options("attempt")
    t.do("attempt l1a_6")
    assert t.at("l1a_6") == "orcs 1"


def test_r072_enough_with_the_die(table: Lay) -> None:
    t = table(seat("orcs", hand=2), OTHER, regions={"l1a_1": "orcs", "l1a_6": "murlocs"}, die=[1])
    t.do("attempt l1a_6")
    assert (t.at("l1a_6"), t.hand()) == ("orcs 2", 0)


def test_r073_failure_keeps_the_tokens_and_ends_the_conquests(table: Lay) -> None:
    t = table(seat("orcs", hand=2), OTHER, regions={"l1a_1": "orcs", "l1a_6": "murlocs"}, die=[0])
    t.do("attempt l1a_6")
    assert t.at("l1a_6") == "murlocs 1"
    assert t.at("l1a_1") == "orcs 3"  # the only region takes both: nothing to choose
    t.settled()


def test_r073_no_conquest_follows_a_successful_attempt(table: Lay) -> None:
    t = table(seat("orcs", hand=2), OTHER, regions={"l1a_1": "orcs", "l1a_6": "murlocs"}, die=[3])
    t.do("attempt l1a_6")
    assert (t.waits, t.asked) == ("redeploy", 0)


def test_r074_no_die_without_a_token(table: Lay) -> None:
    t = table(seat("orcs", hand=2), OTHER, regions={"l1a_1": "orcs"})
    t.do("conquer l1a_2")
    assert (t.waits, t.asked) == ("redeploy", 0)


def test_r075_failure_without_a_region_keeps_the_tokens_in_hand(table: Lay) -> None:
    t = table(seat("orcs", hand=2), OTHER, die=[0])
    t.do("attempt l1a_2")
    assert t.hand() == 2
    t.settled()
