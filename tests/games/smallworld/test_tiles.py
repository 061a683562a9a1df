"""Every artifact and every legendary place."""

from __future__ import annotations

import pytest
from tests.games.smallworld.conftest import Lay, seat

from spieltisch.core import Scripted, Seeded
from spieltisch.games.smallworld.vocabulary import TILE

OTHER = seat("trolls", "fortified")


def turned_up(name: str, *more: list[int]) -> Scripted:
    """The next tile that is turned up is this one."""
    return Scripted([TILE[name]], *more, then=Seeded(1))


# -- Aegis of Aggramar


def test_aegis_is_laid_at_the_end_of_the_turn(table: Lay) -> None:
    t = table(
        seat("orcs"), OTHER, regions={"l1a_1": "orcs", "s2a_1": "orcs"}, tiles={"aegis_of_aggramar": "l1a_1"},
        phase="redeploy",
    )  # fmt: skip
    assert t.options("lay") == {"aegis_of_aggramar l1a_1", "aegis_of_aggramar s2a_1"}
    t.do("lay aegis_of_aggramar s2a_1")
    assert t.tile("aegis_of_aggramar") == "s2a_1"
    t.settled()


def test_aegis_one_payment_lifts_it_for_the_turn(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "trolls 2", "s2a_1": "trolls"}
    t = table(seat("orcs", "intimidating", hand=9), OTHER, regions=regions, tiles={"aegis_of_aggramar": "l1a_2"})
    t.do("intimidate l1a_2")
    assert (t.coins(0), t.coins(1)) == (3, 7)
    assert t.note("conquer l1a_2")["toll"] == 0
    t.do("conquer l1a_2")
    assert t.coins(0) == 3


def test_aegis_does_not_protect_declined_races(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "trolls"}
    t = table(seat("orcs", hand=9), seat(declined="trolls"), regions=regions, tiles={"aegis_of_aggramar": "l1a_2"})
    assert t.note("conquer l1a_2")["toll"] == 0


# -- Ashes of Al'ar


def test_ashes_reach_any_land_region_without_travel_and_move_there(table: Lay) -> None:
    t = table(seat("orcs", hand=9), OTHER, regions={"l1a_1": "orcs"}, tiles={"ashes_of_alar": "l1a_1"})
    assert "s2a_7" not in t.options("conquer")
    t.do("use ashes_of_alar")
    assert {"s2a_7", "l1a_9", "s2a_2"} <= t.options("conquer")
    assert not {"l1a_w", "s2a_w"} & t.options("conquer")
    assert t.cost("s2a_2") == 2
    t.do("conquer s2a_7")
    assert t.tile("ashes_of_alar") == "s2a_7"
    assert not t.can("use ashes_of_alar")


def test_ashes_carry_naga_to_water(table: Lay) -> None:
    t = table(seat("naga", hand=9), OTHER, regions={"l1a_1": "naga"}, tiles={"ashes_of_alar": "l1a_1"})
    t.do("use ashes_of_alar")
    assert "s2a_w" in t.options("conquer")


# -- Frostmourne


def test_frostmourne_lowers_one_conquest_by_two(table: Lay) -> None:
    t = table(
        seat("orcs", hand=9), OTHER, regions={"l1a_1": "orcs", "l1a_2": "trolls 2"}, tiles={"frostmourne": "l1a_1"}
    )
    t.do("use frostmourne")
    assert t.note("conquer l1a_2")["cost"] == 2
    t.do("conquer l1a_2")
    assert t.tile("frostmourne") == "l1a_2"
    assert not t.can("use frostmourne")
    assert t.note("conquer l1a_6")["cost"] == 2


def test_frostmourne_helps_the_last_attempt(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "s2a_1": "orcs", "l1a_2": "trolls 4"}
    t = table(seat("orcs", hand=1), OTHER, regions=regions, tiles={"frostmourne": "l1a_1"}, die=[3])
    t.do("use frostmourne", "attempt l1a_2")
    assert t.at("l1a_2") == "orcs 1"
    assert t.tile("frostmourne") == "l1a_2"


def test_frostmourne_serves_only_its_holder(table: Lay) -> None:
    t = table(seat("orcs", hand=9), OTHER, regions={"l1a_1": "orcs", "l1a_2": "trolls"}, tiles={"frostmourne": "l1a_2"})
    assert not t.can("use frostmourne")


# -- Heart of Azeroth


def test_heart_collects_from_active_neighbours_once_each(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "trolls", "l1a_6": "trolls", "l1a_5": "gnomes"}
    t = table(
        seat("orcs"), OTHER, seat(declined="gnomes"), faces=["l1a", "m1a", "s2a"], regions=regions,
        tiles={"heart_of_azeroth": "l1a_1"}, phase="redeploy",
    )  # fmt: skip
    assert [t.coins(number) for number in range(3)] == [5 + 1 + 1, 4, 5]


def test_heart_an_opponent_without_coins_pays_nothing(table: Lay) -> None:
    t = table(
        seat("orcs"), seat("trolls", "mining", coins=0), regions={"l1a_1": "orcs", "l1a_2": "trolls"},
        tiles={"heart_of_azeroth": "l1a_1"}, phase="redeploy",
    )  # fmt: skip
    assert (t.coins(0), t.coins(1)) == (6, 0)


# -- Doomhammer


def test_doomhammer_takes_any_region_in_reach_with_one_token_for_two_coins(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "trolls 5 fort", "s2a_1": "trolls"}
    t = table(seat("orcs", hand=1), OTHER, regions=regions, tiles={"doomhammer": "l1a_1"})
    t.do("use doomhammer")
    assert "s2a_7" not in t.options("conquer")
    assert t.note("conquer s2a_2") | {"causes": 0} == {"action": "conquer s2a_2", "cost": 1, "toll": 2, "causes": 0}
    t.do("conquer l1a_2")
    assert (t.coins(1), t.tile("doomhammer")) == (7, "l1a_2")
    assert t.at("l1a_2") == "orcs 1"


def test_doomhammer_pays_the_bank_for_murlocs_and_empty_land(table: Lay) -> None:
    t = table(seat("orcs", hand=2), OTHER, regions={"l1a_1": "orcs", "l1a_6": "murlocs"}, tiles={"doomhammer": "l1a_1"})
    t.do("use doomhammer", "conquer l1a_6")
    assert (t.coins(0), t.coins(1)) == (3, 5)


def test_doomhammer_needs_two_coins_and_tauren_need_two_tokens(table: Lay) -> None:
    spec = {"regions": {"l1a_1": "orcs"}, "tiles": {"doomhammer": "l1a_1"}}
    t = table(seat("orcs", hand=2, coins=1), OTHER, **spec)
    assert not t.can("use doomhammer")
    t = table(seat("tauren", hand=2), OTHER, regions={"l1a_1": "tauren 2"}, tiles={"doomhammer": "l1a_1"})
    t.do("use doomhammer")
    assert t.cost("l1a_5") == 2


@pytest.mark.parametrize(("needs_reach", "far"), [(True, False), (False, True)])
def test_doomhammer_reach_is_a_switch(table: Lay, needs_reach: bool, far: bool) -> None:
    options = {"doomhammer_needs_reach": needs_reach}
    t = table(seat("orcs", hand=2), OTHER, regions={"l1a_1": "orcs"}, tiles={"doomhammer": "l1a_1"}, options=options)
    t.do("use doomhammer")
    assert ("s2a_7" in t.options("conquer")) is far


def test_artifacts_can_be_combined(table: Lay) -> None:
    t = table(
        seat("orcs", hand=9), OTHER, regions={"l1a_1": "orcs", "s2a_7": "trolls"},
        tiles={"ashes_of_alar": "l1a_1", "frostmourne": "l1a_1"},
    )  # fmt: skip
    t.do("use ashes_of_alar", "use frostmourne")
    assert t.note("conquer s2a_7")["cost"] == 1
    t.do("conquer s2a_7")
    assert t.tile("ashes_of_alar") == t.tile("frostmourne") == "s2a_7"


# -- Well of Eternity


def test_well_moves_to_the_water_of_its_board(table: Lay) -> None:
    t = table(
        seat("orcs", hand=9), OTHER, regions={"l1a_3": "orcs"}, face_down=["l1a_9"],
        chance=turned_up("well_of_eternity"),
    )  # fmt: skip
    t.do("conquer l1a_9")
    assert t.tile("well_of_eternity") == "l1a_w"


def test_well_pays_the_race_with_most_regions_around(table: Lay) -> None:
    tiles = {"well_of_eternity": "l1a_w"}
    regions = {"l1a_3": "orcs", "l1a_9": "orcs", "l1a_6": "trolls"}
    t = table(seat("orcs", hand=1), OTHER, regions=regions, tiles=tiles)
    assert t.parts("income 0")["tile:well_of_eternity"] == 2
    assert "tile:well_of_eternity" not in t.parts("income 1")


def test_well_pays_declined_races_too_and_murlocs_compete(table: Lay) -> None:
    tiles = {"well_of_eternity": "l1a_w"}
    t = table(seat("orcs", hand=1, declined="gnomes"), OTHER, regions={"l1a_3": "gnomes"}, tiles=tiles)
    assert t.parts("income 0")["tile:well_of_eternity"] == 2
    regions = {"l1a_3": "gnomes", "l1a_6": "murlocs"}
    t = table(seat("orcs", hand=1, declined="gnomes"), OTHER, regions=regions, tiles=tiles)
    assert "tile:well_of_eternity" not in t.parts("income 0")


def test_well_compares_active_and_declined_of_one_player_as_two_races(table: Lay) -> None:
    regions = {"l1a_3": "gnomes", "l1a_6": "orcs"}
    t = table(seat("orcs", hand=1, declined="gnomes"), OTHER, regions=regions, tiles={"well_of_eternity": "l1a_w"})
    assert "tile:well_of_eternity" not in t.parts("income 0")


# -- The Dark Portal, Spirit Healer, Light's Hope Chapel, Karazhan


def test_dark_portal_pays_two_to_its_holder(table: Lay) -> None:
    t = table(seat("orcs", hand=1), OTHER, regions={"l1a_1": "orcs"}, tiles={"dark_portal": "l1a_1"})
    assert t.parts("income 0")["tile:dark_portal"] == 2


def test_spirit_healer_brings_a_token_in_the_own_turn_only(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_5": "trolls", "s2a_1": "trolls"}
    t = table(seat("orcs", hand=0), OTHER, regions=regions, tiles={"spirit_healer": "l1a_1"}, phase="redeploy")
    assert t.at("l1a_1") == "orcs 2"
    t = table(seat("orcs", hand=0), OTHER, regions=regions, tiles={"spirit_healer": "l1a_5"}, phase="redeploy")
    assert (t.at("l1a_5"), t.at("l1a_1")) == ("trolls 1", "orcs 1")


def test_chapel_saves_every_token_once_more(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "trolls 2", "s2a_1": "trolls"}
    t = table(seat("orcs", hand=9), OTHER, regions=regions, tiles={"lights_hope_chapel": "l1a_2"})
    tray = t.tray("trolls")
    t.do("conquer l1a_2")
    assert (t.hand(1), t.tray("trolls"), t.s.losses) == (2, tray, 0)


def test_chapel_does_not_help_declined_races(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "trolls"}
    t = table(seat("orcs", hand=9), seat(declined="trolls"), regions=regions, tiles={"lights_hope_chapel": "l1a_2"})
    t.do("conquer l1a_2")
    assert (t.tray("trolls"), t.s.losses) == (11, 1)


def test_karazhan_pays_for_other_regions_of_its_terrain(table: Lay) -> None:
    regions = {"l1a_3": "orcs", "l1a_5": "orcs", "s2a_5": "orcs", "l1a_1": "orcs"}
    t = table(seat("orcs", hand=1), OTHER, regions=regions, tiles={"karazhan": "l1a_3"})
    assert t.parts("income 0")["tile:karazhan"] == 2


# -- Battleground


def test_battleground_pays_a_second_region_of_the_same_race(table: Lay) -> None:
    spec = {"regions": {"l1a_1": "orcs"}, "tiles": {"battleground": "l1a_1"}}
    players = (seat("orcs", hand=3), seat("gnomes", "heroic"))
    for taken, coins in ((1, 1), (2, 2), (3, 2)):
        t = table(*players, this_turn={"taken": {"gnomes": taken}}, **spec)
        assert t.parts("income 0")["faction:gnomes"] == coins
    options = {"battleground_mode": "second_region_pays_two"}
    t = table(*players, this_turn={"taken": {"gnomes": 2}}, options=options, **spec)
    assert t.parts("income 0")["faction:gnomes"] == 3


def test_battleground_neutral_races_choose_a_side_for_the_turn(table: Lay) -> None:
    regions = {"l1a_1": "kobolds 5", "l1a_2": "gnomes", "s2a_1": "gnomes"}
    players = (seat("kobolds"), seat("gnomes", "heroic"))
    t = table(*players, regions=regions, tiles={"battleground": "l1a_1"}, phase="turn")
    t.do("expand", "ready")
    assert (t.waits, t.asked) == ("choose_side", 0)
    assert t.options("side") == {"neutral", "alliance", "horde"}
    t.do("side horde")
    assert t.match.view(None)["table"]["players"][0]["faction"] == "horde"
    t.do("conquer l1a_2")
    assert t.parts("income 0")["faction:gnomes"] == 1
    t.finish_turn()
    assert t.match.view(None)["table"]["players"][0]["faction"] == "neutral"


def test_battleground_side_is_chosen_when_it_is_taken(table: Lay) -> None:
    t = table(seat("kobolds", hand=9), OTHER, regions={"l1a_2": "kobolds"}, tiles={"battleground": "l1a_1"})
    t.do("conquer l1a_1")
    assert (t.waits, t.asked) == ("choose_side", 0)
    t = table(
        seat("kobolds", hand=9), OTHER, regions={"l1a_3": "kobolds"}, face_down=["l1a_9"],
        chance=turned_up("battleground"),
    )  # fmt: skip
    t.do("conquer l1a_9")
    assert (t.waits, t.asked) == ("choose_side", 0)


def test_battleground_races_with_a_faction_are_not_asked(table: Lay) -> None:
    t = table(seat("orcs", hand=9), OTHER, regions={"l1a_2": "orcs"}, tiles={"battleground": "l1a_1"})
    t.do("conquer l1a_1")
    assert (t.waits, t.asked) == ("conquest", 0)


# -- Meeting Stone


def test_meeting_stone_saves_the_travel_cost(table: Lay) -> None:
    t = table(seat("orcs", hand=9), OTHER, regions={"l1a_1": "orcs"}, tiles={"meeting_stone": "l1a_1"})
    assert t.cost("s2a_2") == 2
    t = table(seat("orcs", hand=9), OTHER, regions={"l1a_1": "orcs"}, tiles={"meeting_stone": "l1a_2"})
    assert t.cost("s2a_2") == 3


@pytest.mark.parametrize(("counts", "cost"), [(False, 3), (True, 1)])
def test_face_down_tile_as_a_place_is_a_switch(table: Lay, counts: bool, cost: int) -> None:
    t = table(
        seat("ethereals", hand=9), OTHER, regions={"l1a_3": "ethereals", "l1a_9": "trolls"}, face_down=["l1a_9"],
        options={"face_down_tile_counts_as_place": counts},
    )  # fmt: skip
    if counts:
        t.do("use place_lore")
    assert t.cost("l1a_9") == cost
