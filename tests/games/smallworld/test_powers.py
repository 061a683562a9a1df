"""Every special power: what it does, what it does not, and the edge cases of the facts."""

from __future__ import annotations

import pytest
from tests.games.smallworld.conftest import Lay, Table, seat

from spieltisch.games.smallworld.data import REGION_RECORDS

OTHER = seat("trolls", "fortified")


def bonus(t: Table, power: str) -> int:
    return t.parts("income 0").get(f"power:{power}", 0)


@pytest.mark.parametrize(
    ("power", "paid", "unpaid"),
    [
        ("farmer", "l1a_2", "l1a_1"),
        ("mining", "l1a_1", "l1a_2"),
        ("mountaineer", "l1a_3", "l1a_2"),
        ("herbalist", "l1a_1", "l1a_2"),
        ("swamp_walker", "l1a_4", "l1a_3"),
        ("ranger", "l1a_6", "l1a_3"),
        ("fishing", "l1a_3", "l1a_2"),
    ],
)
def test_terrain_badges_pay_for_their_regions_while_active(table: Lay, power: str, paid: str, unpaid: str) -> None:
    t = table(seat("orcs", power, hand=1), OTHER, regions={paid: "orcs 3", unpaid: "orcs"})
    assert bonus(t, power) == 1
    t = table(seat("orcs", power), OTHER, regions={paid: "orcs 3"}, phase="turn")
    t.do("decline")
    assert t.coins() == 6


def test_archaeologist_earns_by_artifacts_and_places(table: Lay) -> None:
    t = table(
        seat("orcs", "archaeologist", hand=1), OTHER, regions={"l1a_1": "orcs", "l1a_2": "orcs", "l1a_3": "trolls"},
        tiles={"frostmourne": "l1a_1", "dark_portal": "l1a_2", "karazhan": "l1a_3"},
    )  # fmt: skip
    assert bonus(t, "archaeologist") == 2


def test_archaeologist_naga_hold_the_well_in_its_water(table: Lay) -> None:
    t = table(
        seat("naga", "archaeologist", hand=1), OTHER, regions={"l1a_w": "naga"}, tiles={"well_of_eternity": "l1a_w"}
    )
    assert bonus(t, "archaeologist") == 1


def test_explorer_earns_by_boards(table: Lay) -> None:
    t = table(seat("orcs", "explorer", hand=1), OTHER, regions={"l1a_1": "orcs", "l1a_2": "orcs", "s2a_1": "orcs"})
    assert bonus(t, "explorer") == 2


@pytest.mark.parametrize(("open_sea", "coins"), [(False, 0), (True, 1)])
def test_fishing_open_sea_is_a_switch(table: Lay, open_sea: bool, coins: int) -> None:
    options = {"fishing_counts_open_sea": open_sea}
    t = table(seat("orcs", "fishing", hand=1), OTHER, regions={"l1a_2": "orcs"}, options=options)
    assert bonus(t, "fishing") == coins


# -- Fortified


def test_fortified_builds_in_every_region_after_redeployment(table: Lay) -> None:
    t = table(seat("orcs", "fortified"), seat("trolls"), regions={"l1a_1": "orcs 2", "l1a_2": "orcs"}, phase="redeploy")
    t.do("done")
    assert (t.at("l1a_1"), t.at("l1a_2")) == ("orcs 2 fort", "orcs 1 fort")
    assert t.parts("cost l1a_2 1")["fort"] == 1


def test_fortified_forts_stay_in_decline_but_no_new_ones_come(table: Lay) -> None:
    regions = {"l1a_1": "orcs 2 fort", "l1a_2": "orcs"}
    t = table(seat("orcs", "fortified"), seat("trolls"), regions=regions, phase="turn")
    t.do("decline")
    assert (t.at("l1a_1"), t.at("l1a_2")) == ("orcs 1 fort", "orcs 1")
    assert t.match.view(None)["table"]["players"][0]["declined_power"] == "fortified"


def test_fortified_badge_is_discarded_with_its_race(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "gnomes fort"}
    t = table(seat("orcs", hand=9), seat(declined="gnomes", kept="fortified"), regions=regions)
    t.do("conquer l1a_2")
    assert "fortified" in t.match.view(None)["table"]["stacks"]["discard"]


# -- Defensive


def test_defensive_towers_on_fields_with_a_majority_around(table: Lay) -> None:
    regions = {"l1a_2": "orcs", "l1a_1": "orcs", "l1a_3": "orcs", "l1a_6": "trolls", "s2a_1": "orcs", "s2a_3": "trolls"}
    t = table(seat("orcs", "defensive"), OTHER, regions=regions, phase="redeploy")
    assert t.at("l1a_2") == "orcs 1 tower"
    assert t.at("s2a_1") == "orcs 1"  # the Trolls hold more of its neighbours


def test_defensive_tie_or_no_neighbour_gives_no_tower(table: Lay) -> None:
    tie = {"l1a_2": "orcs", "l1a_1": "orcs", "l1a_6": "murlocs"}
    t = table(seat("orcs", "defensive"), OTHER, regions=tie, phase="redeploy")
    assert t.at("l1a_2") == "orcs 1"
    t = table(seat("orcs", "defensive"), OTHER, regions={"l1a_2": "orcs"}, phase="redeploy")
    assert t.at("l1a_2") == "orcs 1"


def test_defensive_tower_leaves_at_the_next_check_only(table: Lay) -> None:
    regions = {"l1a_1": "trolls", "l1a_2": "orcs tower", "l1a_6": "orcs", "l1a_3": "kobolds"}
    t = table(seat("trolls", hand=3), seat("orcs", "defensive", declined="kobolds"), regions=regions)
    t.do("conquer l1a_6")
    assert t.at("l1a_2") == "orcs 1 tower"
    t.finish_turn().do("expand").finish_turn()
    assert t.at("l1a_2").endswith("orcs 1")


def test_defensive_tower_stops_every_ability(table: Lay) -> None:
    regions = {"l1a_1": "gnomes", "l1a_2": "orcs 2 tower", "l1a_6": "orcs"}
    t = table(seat("gnomes", "intimidating", hand=9), seat("orcs", "defensive"), regions=regions)
    assert "l1a_2" not in t.options("intimidate") | t.options("strike") | t.options("conquer")


def test_defensive_towers_leave_with_decline_and_abandoning(table: Lay) -> None:
    for acts in (("decline",), ("expand", "abandon l1a_2")):
        t = table(seat("orcs", "defensive"), OTHER, regions={"l1a_2": "orcs tower", "l1a_1": "orcs"}, phase="turn")
        t.do(*acts)
        assert "tower" not in t.at("l1a_2")


def test_defensive_chooses_when_towers_are_short(table: Lay) -> None:
    faces = ["l1a", "l2b", "m1a", "s1a", "s2a"]
    rows = [row for row in REGION_RECORDS if row["id"][:3] in faces and row["terrain"] == "field"]
    land = [row["id"] for row in rows] + [next(name for name in row["neighbors"] if name[-1] != "w") for row in rows]
    regions = dict.fromkeys(land, "forsaken")
    t = table(
        seat("forsaken", "defensive"), OTHER, seat(), seat(), seat(), faces=faces, regions=regions, phase="redeploy"
    )
    fields = {row["id"] for row in REGION_RECORDS if row["id"] in land and row["terrain"] == "field"}
    assert len(fields) == 9
    assert t.options("watch") == fields
    for name in sorted(fields)[:6]:
        t.do(f"watch {name}")
    assert {name for name in land if t.at(name).endswith("tower")} == set(sorted(fields)[:6])
    t.settled()


# -- Intimidating


def test_intimidating_moves_three_tokens_to_regions_of_its_choice(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "gnomes 3", "s2a_1": "gnomes", "s2a_7": "gnomes"}
    t = table(seat("orcs", "intimidating"), seat("gnomes", "mining"), regions=regions)
    t.do("intimidate l1a_2")
    assert t.options("send") == {"s2a_1", "s2a_7"}
    t.do("send s2a_1", "intimidate l1a_2", "send s2a_7", "intimidate l1a_2", "send s2a_7")
    assert (t.at("l1a_2"), t.at("s2a_1"), t.at("s2a_7")) == ("empty", "gnomes 2", "gnomes 3")
    assert t.options("intimidate") == set()


def test_intimidating_discards_what_has_nowhere_to_go(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "gnomes 2", "l1a_6": "murlocs"}
    t = table(seat("orcs", "intimidating"), seat("gnomes", "mining"), regions=regions)
    tray = t.tray("gnomes")
    t.do("intimidate l1a_2", "intimidate l1a_6")
    assert (t.at("l1a_2"), t.tray("gnomes"), t.at("l1a_6")) == ("gnomes 1", tray + 1, "empty")


def test_intimidating_removes_wall_or_fort_first(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_6": "night_elves 2 fort wall", "s2a_1": "night_elves"}
    t = table(seat("orcs", "intimidating"), seat("night_elves", "fortified"), regions=regions)
    t.do("intimidate l1a_6")
    assert t.options("move") == {"fort", "wall"}
    t.do("move wall", "intimidate l1a_6")
    assert t.at("l1a_6") == "night_elves 2"
    t.do("intimidate l1a_6")
    assert (t.at("l1a_6"), t.at("s2a_1")) == ("night_elves 1", "night_elves 2")


def test_intimidating_works_on_declined_not_on_far_or_own_regions(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "gnomes", "l1a_6": "kobolds", "s2a_1": "gnomes"}
    t = table(seat("orcs", "intimidating", declined="kobolds"), seat(declined="gnomes"), regions=regions)
    assert t.options("intimidate") == {"l1a_2"}


def test_intimidating_not_after_the_last_attempt(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "s2a_1": "orcs", "l1a_2": "gnomes 2", "s2a_7": "gnomes"}
    t = table(seat("orcs", "intimidating", hand=1), seat("gnomes", "mining"), regions=regions, die=[0])
    t.do("attempt l1a_2")
    assert (t.waits, t.asked) == ("redeploy", 0)


def test_intimidating_moves_the_champion_and_pays_tolls(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "pandaren champion", "s2a_1": "pandaren"}
    t = table(seat("orcs", "intimidating"), seat("pandaren", "heroic"), regions=regions, harmony=[0])
    t.do("intimidate l1a_2", "move champion")
    assert (t.at("s2a_1"), t.coins(0), t.coins(1)) == ("pandaren 1 champion", 3, 7)


def test_intimidating_champion_without_refuge_returns_to_the_hand(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "gnomes champion"}
    t = table(seat("orcs", "intimidating"), seat("gnomes", "heroic"), regions=regions)
    t.do("intimidate l1a_2", "move champion")
    assert t.match.view(None)["table"]["players"][1]["champion"] == "in_hand"


def test_intimidating_draenei_and_chapel_lose_nothing(table: Lay) -> None:
    t = table(seat("orcs", "intimidating"), seat("draenei", "mining"), regions={"l1a_1": "orcs", "l1a_2": "draenei 2"})
    t.do("intimidate l1a_2")
    assert (t.hand(1), t.at("l1a_2")) == (1, "draenei 1")
    t = table(
        seat("orcs", "intimidating"), seat("gnomes", "mining"), regions={"l1a_1": "orcs", "l1a_2": "gnomes 2"},
        tiles={"lights_hope_chapel": "l1a_2"},
    )  # fmt: skip
    t.do("intimidate l1a_2")
    assert t.hand(1) == 1


# -- Heroic


def test_heroic_champion_conquers_an_adjacent_region_for_free(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "gnomes 5 fort", "s2a_1": "gnomes"}
    t = table(seat("orcs", "heroic", hand=1), seat("gnomes", "fortified"), regions=regions)
    assert t.options("champion") == {"l1a_2", "l1a_5", "l1a_6"}
    t.do("champion l1a_2", "stop", "spread")
    assert t.at("l1a_2") == "orcs 0 champion"
    assert t.match.view(None)["table"]["players"][0]["regions"] == 2
    assert t.coins() == 5 + 2 + 1 + 1  # two regions, the Orcs' coin, the faction bonus


def test_heroic_champion_counts_as_a_token(table: Lay) -> None:
    t = table(seat("orcs", hand=9), seat("gnomes", "heroic"), regions={"l1a_1": "orcs", "l1a_2": "gnomes 1 champion"})
    assert t.cost("l1a_2") == 4


def test_heroic_captured_champion_is_ransomed_and_no_token_is_lost(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "kobolds 2 champion", "s2a_1": "kobolds", "s2a_7": "kobolds"}
    t = table(seat("orcs", hand=5), seat("kobolds", "heroic"), regions=regions)
    t.do("conquer l1a_2", "done")
    assert (t.coins(0), t.coins(1), t.hand(1)) == (5 + 1 + 2 + 1, 4, 2)
    t.do("place s2a_1", "place s2a_1", "place_champion s2a_7")
    assert t.at("s2a_7") == "kobolds 1 champion"


def test_heroic_champion_without_ransom_is_lost_to_the_race(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "kobolds 2 champion", "s2a_1": "kobolds"}
    t = table(seat("orcs", hand=5), seat("kobolds", "heroic", coins=0), regions=regions)
    t.do("conquer l1a_2")
    assert t.match.view(None)["table"]["players"][1]["champion"] == "captured"


def test_heroic_never_the_first_conquest_and_once_a_turn(table: Lay) -> None:
    t = table(seat("kobolds", "heroic", hand=9), OTHER)
    assert t.options("champion") == set()
    t.do("conquer l1a_2", "champion l1a_1")
    assert t.options("champion") == set()


def test_heroic_champion_leaves_a_region_that_he_held_alone(table: Lay) -> None:
    t = table(seat("orcs", "heroic", hand=1), OTHER, regions={"l1a_1": "orcs", "l1a_2": "orcs 0 champion"})
    t.do("champion l1a_3")
    assert (t.at("l1a_2"), t.at("l1a_3")) == ("empty", "orcs 0 champion")


def test_heroic_token_beside_him_can_be_lifted(table: Lay) -> None:
    t = table(seat("orcs", "heroic"), OTHER, regions={"l1a_1": "orcs", "l1a_2": "orcs 1 champion"}, phase="turn")
    t.do("expand")
    assert t.options("lift") == {"l1a_2"}
    t.do("lift l1a_2")
    assert (t.hand(), t.at("l1a_2")) == (1, "orcs 0 champion")


def test_heroic_tower_stops_him_and_the_aegis_wants_its_toll(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "gnomes tower", "l1a_6": "gnomes"}
    spec = {"regions": regions, "tiles": {"aegis_of_aggramar": "l1a_6"}}
    t = table(seat("orcs", "heroic", hand=1), seat("gnomes", "defensive"), **spec)
    assert t.options("champion") == {"l1a_5", "l1a_6"}
    assert t.note("champion l1a_6")["toll"] == 2
    t = table(seat("orcs", "heroic", hand=1, coins=1), seat("gnomes", "defensive"), **spec)
    assert t.options("champion") == {"l1a_5"}


def test_heroic_champion_leaves_in_decline(table: Lay) -> None:
    regions = {"l1a_1": "orcs 2", "l1a_2": "orcs 0 champion"}
    t = table(seat("orcs", "heroic"), OTHER, regions=regions, phase="turn")
    t.do("decline")
    assert (t.at("l1a_1"), t.at("l1a_2")) == ("orcs 1", "empty")


def test_heroic_tauren_send_one_along(table: Lay) -> None:
    t = table(seat("tauren", "heroic", hand=1), OTHER, regions={"l1a_1": "tauren 2"})
    t.do("champion l1a_2")
    assert t.at("l1a_2") == "tauren 1 champion"


@pytest.mark.parametrize(("needs", "targets"), [(False, True), (True, False)])
def test_heroic_token_in_hand_is_a_switch(table: Lay, needs: bool, targets: bool) -> None:
    options = {"champion_needs_token_in_hand": needs}
    t = table(seat("orcs", "heroic"), OTHER, regions={"l1a_1": "orcs", "s2a_1": "orcs"}, options=options)
    assert ((t.waits, t.asked) == ("conquest", 0)) is targets


# -- Battle Master, Enraged


def test_battle_master_earns_by_non_empty_regions(table: Lay) -> None:
    regions = {"l1a_1": "kobolds", "l1a_2": "trolls", "l1a_6": "murlocs", "s2a_1": "trolls"}
    t = table(seat("kobolds", "battle_master", hand=11 - 1), OTHER, regions=regions, tiles={"frostmourne": "l1a_5"})
    t.do("conquer l1a_2", "conquer l1a_6", "conquer l1a_5")
    assert t.coins() == 7


def test_enraged_earns_by_tokens_from_two_on(table: Lay) -> None:
    regions = {"l1a_1": "kobolds", "l1a_2": "trolls 2 fort", "l1a_6": "murlocs", "s2a_1": "trolls"}
    t = table(seat("kobolds", "enraged", hand=10), OTHER, regions=regions)
    t.do("conquer l1a_6")
    assert t.coins() == 5
    t.do("conquer l1a_2")
    assert t.coins() == 7


def test_enraged_counts_beasts_but_not_its_own_declined(table: Lay) -> None:
    regions = {"l1a_1": "kobolds", "l1a_2": "trolls 1 beast", "l1a_6": "tauren 2", "s2a_1": "trolls"}
    t = table(seat("kobolds", "enraged", hand=10, declined="tauren"), seat("trolls", "beast_master"), regions=regions)
    t.do("conquer l1a_2")
    assert t.coins() == 7
    t.do("conquer l1a_6")
    assert t.coins() == 7


# -- Portal Mage


def test_portal_mage_swaps_everything_but_mountains_and_places(table: Lay) -> None:
    regions = {"l1a_10": "orcs 2", "l1a_11": "night_elves 3 wall bomb objective"}
    t = table(
        seat("orcs", "portal_mage", hand=1), seat("night_elves", "mining"), seat("goblins", "ranger"), regions=regions,
        tiles={"frostmourne": "l1a_10", "karazhan": "l1a_11"},
    )  # fmt: skip
    t.do("portal l1a_10", "swap l1a_11")
    assert t.at("l1a_10") == "night_elves 3 wall bomb objective"
    assert t.at("l1a_11") == "orcs 2"
    assert (t.tile("frostmourne"), t.tile("karazhan")) == ("l1a_11", "l1a_11")
    assert t.parts("cost l1a_10 0")["mountain"] == 1
    assert (t.coins(0), t.s.losses, sum(t.s.taken)) == (5, 0, 0)


def test_portal_mage_twice_a_turn_with_empty_and_foreign_regions(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_10": "trolls 2"}
    t = table(seat("orcs", "portal_mage", hand=1), OTHER, regions=regions)
    t.do("portal l1a_10", "swap s2a_6")
    assert (t.at("l1a_10"), t.at("s2a_6")) == ("empty", "trolls 2")
    t.do("portal l1a_11")  # the only other end that would move anything is taken
    assert t.at("l1a_11") == "trolls 2"
    assert t.options("portal") == set()


def test_portal_mage_lands_on_a_face_down_tile(table: Lay) -> None:
    t = table(
        seat("orcs", "portal_mage", hand=1), OTHER, faces=["l1b", "s2a"], regions={"s2a_6": "orcs"}, face_down=["l1b_8"]
    )
    t.do("portal s2a_6", "swap l1b_8")
    assert t.heard("revealed")[0]["region"] == "l1b_8"


def test_portal_mage_may_still_swap_after_the_last_attempt(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "trolls 2", "l1a_10": "orcs"}
    t = table(seat("orcs", "portal_mage", hand=1), OTHER, regions=regions, die=[0])
    t.do("attempt l1a_2")
    assert (t.waits, t.asked) == ("conquest", 0)
    assert not t.options("conquer") | t.options("attempt") | t.options("use")
    t.do("portal l1a_10", "swap s2a_6")
    assert t.at("s2a_6") == "orcs 1"


def test_portal_mage_respects_towers_aegis_and_harmony(table: Lay) -> None:
    spec = {"faces": ["l1b", "s2a"], "regions": {"s2a_6": "orcs", "l1b_9": "pandaren tower", "l1b_5": "pandaren"}}
    t = table(seat("orcs", "portal_mage", hand=1), seat("pandaren", "defensive"), harmony=[0], **spec)
    assert "l1b_9" not in t.options("portal")
    t.do("portal s2a_6", "swap l1b_5")
    assert (t.coins(0), t.coins(1)) == (3, 7)
    t = table(seat("orcs", "portal_mage", hand=1, coins=1), seat("pandaren", "defensive"), harmony=[0], **spec)
    assert "l1b_5" not in t.options("portal")


# -- Blacksmith, Seafaring, Bog Dweller


def test_blacksmith_lowers_every_cost(table: Lay) -> None:
    t = table(seat("orcs", "blacksmith", hand=9), OTHER, regions={"l1a_1": "orcs"})
    assert (t.cost("l1a_2"), t.cost("l1a_5"), t.cost("l1a_4")) == (1, 2, 2)


def test_seafaring_pays_no_travel(table: Lay) -> None:
    t = table(seat("orcs", "seafaring", hand=9), OTHER, regions={"l1a_1": "orcs"})
    assert t.cost("s2a_2") == 2
    assert "s2a_7" not in t.options("conquer")


@pytest.mark.parametrize("declined", [False, True])
def test_bog_dweller_takes_a_toll_for_swamps_active_and_declined(table: Lay, declined: bool) -> None:
    owner = seat(declined="trolls", kept="bog_dweller") if declined else seat("trolls", "bog_dweller")
    regions = {"l1a_3": "kobolds", "l1a_4": "trolls", "s2a_1": "trolls", "l1a_2": "trolls"}
    t = table(seat("kobolds", hand=9), owner, regions=regions)
    t.do("conquer l1a_4")
    assert (t.coins(0), t.coins(1)) == (4, 6)
    t.do("conquer l1a_2")
    assert t.coins(0) == 4


def test_bog_dweller_without_a_coin_the_swamp_is_closed_but_failing_is_free(table: Lay) -> None:
    regions = {"l1a_3": "kobolds", "l1a_4": "trolls", "s2a_1": "trolls"}
    t = table(seat("kobolds", hand=9, coins=0), seat("trolls", "bog_dweller"), regions=regions)
    assert t.why("conquer l1a_4") == {"toll_too_dear"}
    t = table(seat("kobolds", hand=1), seat("trolls", "bog_dweller"), regions=regions, die=[0])
    t.do("attempt l1a_4")
    assert t.coins(1) == 5


# -- Beast Master


def test_beast_master_tames_as_many_as_hills(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_9": "orcs", "l1a_2": "orcs"}
    t = table(seat("orcs", "beast_master"), OTHER, regions=regions, phase="turn")
    t.do("expand", "ready")
    assert t.match.view(None)["table"]["players"][0]["beasts"] == 2
    t.do("conquer l1a_6")
    assert t.at("l1a_6") == "orcs 0 beast beast"


def test_beast_master_beasts_leave_before_hills_are_counted(table: Lay) -> None:
    regions = {"l1a_1": "orcs 0 beast", "l1a_9": "orcs 1 beast", "l1a_2": "orcs"}
    t = table(seat("orcs", "beast_master"), OTHER, regions=regions, phase="turn")
    assert t.at("l1a_1") == "empty"
    assert t.match.view(None)["table"]["players"][0]["beasts"] == 1


def test_beast_master_a_beast_is_lost_instead_of_a_token(table: Lay) -> None:
    regions = {"l1a_1": "kobolds", "l1a_2": "orcs 2 beast beast", "s2a_1": "orcs", "s2a_7": "orcs"}
    t = table(seat("kobolds", hand=6), seat("orcs", "beast_master"), regions=regions)
    t.do("conquer l1a_2", "done")
    assert (t.hand(1), t.s.beasts, t.s.wild_beasts) == (2, 1, 4)
    t.do("place s2a_1", "place s2a_1", "place_beast s2a_7")
    assert t.heard("placed")[-1]["piece"] == "beast"


def test_beast_master_none_in_the_first_turn_and_none_in_decline(table: Lay) -> None:
    t = table(seat(), seat(), sets=[["orcs", "beast_master"]], phase="turn")
    t.do("choose orcs")
    assert t.s.beasts == 0
    t = table(
        seat("orcs", "beast_master"), OTHER, regions={"l1a_1": "orcs 1 beast", "l1a_2": "orcs 0 beast"}, phase="turn"
    )
    t.do("decline")
    assert (t.at("l1a_1"), t.at("l1a_2"), t.s.wild_beasts) == ("orcs 1", "empty", 5)


def test_beast_master_beast_satisfies_the_tauren_minimum_until_it_leaves(table: Lay) -> None:
    regions = {"l1a_2": "tauren 1 beast", "s2a_1": "tauren 2"}
    t = table(seat("tauren", "beast_master"), OTHER, regions=regions, phase="turn")
    assert (t.at("l1a_2"), t.at("s2a_1")) == ("empty", "tauren 3")


def test_beast_master_a_beast_may_hold_a_region_alone(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "orcs"}
    t = table(seat("orcs", "beast_master", beasts=1), OTHER, regions=regions, phase="redeploy")
    assert t.options("exchange") == {"l1a_1", "l1a_2"}
    t.do("exchange l1a_2", "place l1a_1")
    assert (t.at("l1a_1"), t.at("l1a_2")) == ("orcs 2", "orcs 0 beast")
    t.settled()


def test_beast_master_places_beasts_in_redeployment(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "orcs"}
    t = table(seat("orcs", "beast_master", hand=1, beasts=1), OTHER, regions=regions, phase="redeploy")
    assert t.options("place") == t.options("place_beast") == {"l1a_1", "l1a_2"}
    t.do("place_beast l1a_2", "place l1a_1")
    assert (t.at("l1a_1"), t.at("l1a_2")) == ("orcs 2", "orcs 1 beast")
