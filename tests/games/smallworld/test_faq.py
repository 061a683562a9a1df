"""The thirty cases of the question list, by number."""

from __future__ import annotations

from tests.games.smallworld.conftest import Lay, seat

from spieltisch.core import Scripted, Seeded
from spieltisch.games.smallworld.vocabulary import TILE

OTHER = seat("trolls", "heroic")


def test_f01_water_is_no_target_of_abilities(table: Lay) -> None:
    regions = {"l1a_3": "gnomes", "l1a_w": "naga 2"}
    t = table(seat("gnomes", "intimidating", hand=3), seat("naga", "mining"), regions=regions)
    assert "l1a_w" not in t.options("strike") | t.options("intimidate")
    t = table(seat("goblins"), seat("naga", "mining"), regions={"l1a_3": "goblins", "l1a_w": "naga"}, phase="redeploy")
    assert t.options("bomb") == set()


def test_f02_withdrawn_tokens_and_the_ransomed_champion(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "kobolds 2", "l1a_6": "kobolds 1 champion", "s2a_1": "kobolds",
               "s2a_7": "kobolds"}  # fmt: skip
    t = table(seat("orcs", hand=8), seat("kobolds", "heroic"), regions=regions)
    t.do("conquer l1a_2", "conquer l1a_6", "done")
    assert t.hand(1) == 1 + 1
    assert t.can("place_champion s2a_1")


def test_f03_a_badge_without_a_word_on_decline_is_discarded(table: Lay) -> None:
    t = table(seat("orcs", "explorer"), OTHER, regions={"l1a_1": "orcs"}, phase="turn")
    t.do("decline")
    assert t.match.view(None)["table"]["stacks"]["discard"] == ["explorer"]


def test_f04_banner_of_a_vanished_race_under_the_stack(table: Lay) -> None:
    t = table(seat("orcs", hand=9), seat(declined="gnomes"), regions={"l1a_1": "orcs", "l1a_2": "gnomes"})
    t.do("conquer l1a_2")
    assert t.match.view(None)["table"]["stacks"]["under"] == ["gnomes"]


def test_f05_regions_may_be_abandoned_for_more_tokens(table: Lay) -> None:
    t = table(seat("orcs"), OTHER, regions={"l1a_1": "orcs", "l1a_2": "orcs"}, phase="turn")
    t.do("expand", "abandon l1a_1", "abandon l1a_2")
    assert t.hand() == 2


def test_f06_nine_tokens_three_regions_stop(table: Lay) -> None:
    t = table(seat("orcs", hand=9), OTHER, regions={})
    t.do("conquer l1a_2", "conquer l1a_1", "conquer l1a_6", "stop")
    t.do("gather l1a_1", "gather l1a_2", "gather l1a_6")
    assert t.hand() == 6
    t.do(*["place l1a_6"] * 6)
    assert t.at("l1a_6") == "orcs 7"


def test_f07_three_tokens_for_three_need_no_die(table: Lay) -> None:
    t = table(seat("orcs", hand=3), OTHER, regions={"l1a_1": "orcs", "l1a_6": "murlocs"})
    t.do("conquer l1a_6")
    assert (t.waits, t.asked) == ("redeploy", 0)


def test_f08_forsaken_after_a_murloc_and_a_kobold(table: Lay) -> None:
    regions = {"l1a_1": "forsaken", "l1a_6": "murlocs", "l1a_2": "kobolds"}
    t = table(seat("forsaken", hand=6), seat("kobolds", "heroic"), regions=regions)
    t.do("conquer l1a_6", "conquer l1a_2")
    assert (t.waits, t.asked) == ("raise_forsaken", 0)
    assert t.options("buy") == {"0", "1", "2"}
    t.do("buy 1")
    assert (t.waits, t.coins()) == ("redeploy", 4)


def test_f09_one_dwarf_and_two_human_regions(table: Lay) -> None:
    regions = {"l1a_1": "blood_elves", "l1a_2": "dwarves", "l1a_6": "humans", "l1a_5": "humans", "s2a_1": "humans"}
    t = table(seat("blood_elves", "blacksmith", hand=9), seat("humans", "heroic", declined="dwarves"), regions=regions)
    t.do("conquer l1a_2", "conquer l1a_6", "conquer l1a_5")
    assert sum(value for name, value in t.parts("income 0").items() if name.startswith("faction")) == 2


def test_f10_blood_elves_active_with_declined_herbalist_forsaken(table: Lay) -> None:
    regions = {"l1a_10": "blood_elves", "l1a_1": "forsaken", "l1a_9": "forsaken"}
    t = table(seat("blood_elves", "archaeologist", hand=1, declined="forsaken"), OTHER, regions=regions)
    assert t.parts("income 0") == {"regions:blood_elves": 1, "declined_regions:forsaken": 2, "race:blood_elves": 1}


def test_f11_active_humans_and_declined_gnomes_pay_two(table: Lay) -> None:
    regions = {"l1a_1": "trolls", "l1a_2": "humans", "l1a_6": "gnomes", "s2a_1": "humans", "s2a_7": "gnomes"}
    t = table(seat("trolls", hand=9), seat("humans", "heroic", declined="gnomes"), regions=regions)
    t.do("conquer l1a_2", "conquer l1a_6")
    assert sum(value for name, value in t.parts("income 0").items() if name.startswith("faction")) == 2


def test_f12_naga_earn_no_faction_bonus(table: Lay) -> None:
    regions = {"l1a_1": "naga", "l1a_2": "humans", "l1a_6": "trolls", "s2a_1": "humans"}
    t = table(seat("naga", "mining", hand=9), seat("humans", "heroic", declined="trolls"), regions=regions)
    t.do("conquer l1a_2", "conquer l1a_6")
    assert not [name for name in t.parts("income 0") if name.startswith("faction")]


def test_f13_no_purchase_with_an_empty_tray(table: Lay) -> None:
    t = table(
        seat("forsaken"), OTHER, regions={"l1a_1": "forsaken 10", "l1a_2": "forsaken 10"}, this_turn={"losses": 3},
        phase="redeploy",
    )  # fmt: skip
    assert (t.waits, t.asked) == ("redeploy", 0)


def test_f14_a_third_declined_token_is_lost_with_the_others(table: Lay) -> None:
    regions = {"l1a_1": "forsaken", "l1a_2": "tauren 2", "l1a_6": "tauren 2"}
    t = table(seat("forsaken", "intimidating", hand=6), seat(declined="tauren"), regions=regions)
    t.do("intimidate l1a_6")
    assert t.at("l1a_2") == "tauren 3"
    t.do("conquer l1a_2")
    assert t.s.losses == 3
    t.do("stop")
    assert t.options("buy") == {"0", "1", "2", "3"}


def test_f15_a_bomb_is_turned_up_though_its_region_declined(table: Lay) -> None:
    regions = {"l1a_1": "goblins 2", "l1a_2": "trolls 2 bomb", "s2a_1": "trolls"}
    t = table(seat("goblins"), OTHER, regions=regions, turn=1, phase="turn", chance=Scripted([0], then=Seeded(1)))
    t.do("decline")
    assert t.heard("exploded")[0]["region"] == "l1a_2"
    assert t.at("l1a_2") == "empty"


def test_f16_a_bomb_in_an_empty_region_returns_unseen(table: Lay) -> None:
    t = table(seat("goblins"), OTHER, regions={"l1a_1": "goblins 2", "l1a_2": "empty bomb"}, phase="turn")
    assert t.heard("bomb_back")
    assert (t.s.explosions, t.s.duds) == (6, 6)


def test_f17_horde_on_an_objective_gains_nothing(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "empty objective", "s2a_1": "humans"}
    t = table(seat("orcs", hand=9), seat("humans", "mining"), regions=regions)
    t.do("conquer l1a_2")
    assert (t.coins(0), t.coins(1), t.at("l1a_2")) == (5, 5, "orcs 2 objective")


def test_f18_humans_on_their_own_objective(table: Lay) -> None:
    t = table(seat("humans", hand=9), OTHER, regions={"l1a_1": "humans", "l1a_2": "empty objective"})
    t.do("conquer l1a_2")
    assert (t.coins(0), t.at("l1a_2")) == (7, "humans 2")


def test_f19_attacking_a_declined_race_keeps_the_peace(table: Lay) -> None:
    regions = {"l1a_1": "pandaren", "l1a_2": "kobolds", "s2a_1": "trolls"}
    t = table(seat("pandaren", "mining", hand=3), seat("trolls", "heroic", declined="kobolds"), regions=regions)
    t.do("conquer l1a_2").finish_turn()
    assert t.match.view(None)["table"]["players"][1]["harmony"]


def test_f20_harmony_is_paid_once_for_three_regions(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "pandaren", "l1a_6": "pandaren", "l1a_5": "pandaren", "s2a_1": "pandaren"}
    t = table(seat("orcs", hand=10), seat("pandaren", "mining"), regions=regions, harmony=[0])
    t.do("conquer l1a_2", "conquer l1a_6", "conquer l1a_5")
    assert (t.coins(0), t.coins(1)) == (3 + 0, 7)


def test_f21_the_well_without_water_is_replaced(table: Lay) -> None:
    t = table(
        seat("orcs", hand=9), OTHER, faces=["l1a", "s1a"], regions={"s1a_1": "orcs"}, face_down=["s1a_2"],
        chance=Scripted([TILE["well_of_eternity"]], [0], then=Seeded(1)),
    )  # fmt: skip
    t.do("conquer s1a_2")
    assert t.tile("well_of_eternity") is None
    assert t.tile("dark_portal") == "s1a_2"
    assert "well_of_eternity" not in t.match.view(None)["table"]["tiles_unseen"]


def test_f22_a_tie_at_the_well_pays_nobody(table: Lay) -> None:
    regions = {"l1a_3": "orcs", "l1a_9": "orcs", "l1a_6": "trolls", "l1a_8": "trolls"}
    t = table(seat("orcs", hand=1), OTHER, regions=regions, tiles={"well_of_eternity": "l1a_w"})
    for number in (0, 1):
        assert "tile:well_of_eternity" not in t.parts(f"income {number}")


def test_f23_seafaring_starts_for_two(table: Lay) -> None:
    t = table(seat("orcs", "seafaring", hand=9), OTHER)
    assert t.note("conquer l1a_2")["cost"] == 2


def test_f24_kobolds_start_in_a_cave_inland(table: Lay) -> None:
    t = table(seat("kobolds", hand=9), OTHER)
    assert t.note("conquer l1a_1")["cost"] == 2


def test_f25_a_declined_race_gets_nothing_from_the_dark_portal(table: Lay) -> None:
    t = table(
        seat("orcs", hand=1, declined="gnomes"), OTHER, regions={"l1a_1": "gnomes", "s2a_1": "orcs"},
        tiles={"dark_portal": "l1a_1"},
    )  # fmt: skip
    assert "tile:dark_portal" not in t.parts("income 0")


def test_f26_fort_mountain_and_two_tokens_cost_six(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_5": "gnomes 2 fort"}
    t = table(seat("orcs", hand=9), seat("gnomes", "fortified"), regions=regions)
    assert t.cost("l1a_5") == 6


def test_f27_a_watchtower_stops_the_champion(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "gnomes tower"}
    t = table(seat("orcs", "heroic", hand=1), seat("gnomes", "defensive"), regions=regions)
    assert "l1a_2" not in t.options("champion")


def test_f28_abandoning_everything_in_round_four(table: Lay) -> None:
    t = table(seat("orcs"), OTHER, regions={"l1a_1": "orcs 4"}, phase="turn", round=4)
    t.do("expand", "abandon l1a_1")
    assert t.note("conquer l1a_2")["cost"] == 3
    assert not t.can("conquer l1a_1")


def test_f29_blacksmith_dwarves_on_an_empty_mountain(table: Lay) -> None:
    t = table(seat("dwarves", "blacksmith", hand=9), OTHER, regions={"l1a_1": "dwarves"})
    assert t.cost("l1a_5") == 1


def test_f30_frostmourne_and_blacksmith_trolls(table: Lay) -> None:
    regions = {"l1a_1": "trolls", "l1a_2": "orcs 3"}
    t = table(
        seat("trolls", "blacksmith", hand=9), seat("orcs", "heroic"), regions=regions, tiles={"frostmourne": "l1a_1"}
    )
    t.do("use frostmourne")
    assert t.cost("l1a_2") == 1
