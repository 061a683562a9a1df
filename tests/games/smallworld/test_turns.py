"""Redeployment, scoring, further rounds, the end: rules R080 to R122."""

from __future__ import annotations

from tests.games.smallworld.conftest import Lay, seat

from spieltisch.core import ints

OTHER = seat("trolls", "heroic")


def test_r080_tokens_move_freely_but_one_stays(table: Lay) -> None:
    regions = {"l1a_1": "orcs 4", "s2a_1": "orcs", "l1a_9": "orcs 2"}
    t = table(seat("orcs"), OTHER, regions=regions, phase="redeploy")
    assert t.options("gather") == {"l1a_1", "l1a_9"}
    assert t.why("gather s2a_1") == {"nothing_to_spare"}
    t.do("gather l1a_1")
    assert (t.at("l1a_1"), t.hand()) == ("orcs 1", 3)
    assert t.why("done") == {"tokens_left"}
    t.do("place s2a_1")
    assert t.why("gather l1a_9") == {"gather_before_placing"}
    t.do("place s2a_1", "place s2a_1")
    assert t.at("s2a_1") == "orcs 4"
    t.settled()


def test_r080_tauren_keep_two(table: Lay) -> None:
    t = table(seat("tauren"), OTHER, regions={"l1a_1": "tauren 4", "s2a_1": "tauren 2"}, phase="redeploy")
    t.do("gather l1a_1")
    assert t.at("l1a_1") == "tauren 2"


def test_r080_spread_evenly(table: Lay) -> None:
    regions = {"l1a_1": "orcs 6", "s2a_1": "orcs", "l1a_9": "orcs"}
    t = table(seat("orcs", hand=1), OTHER, regions=regions, phase="redeploy")
    t.do("spread")
    assert [t.at(name) for name in regions] == ["orcs 3", "orcs 3", "orcs 3"]
    t.settled()


def test_r081_purchase_and_healer_before_redeployment_before_scoring(table: Lay) -> None:
    t = table(
        seat("forsaken", hand=0), seat("trolls", "heroic", hand=2), regions={"l1a_1": "forsaken 2", "s2a_1": "trolls"},
        tiles={"spirit_healer": "l1a_1"}, this_turn={"losses": 2}, phase="redeploy",
    )  # fmt: skip
    assert (t.waits, t.asked) == ("raise_forsaken", 0)
    t.do("buy 1")
    # with one region each, nobody has a choice where the tokens go
    assert t.at("l1a_1") == "forsaken 4"
    keys = [event["event"] for event in t.match.events(None)]
    assert keys.index("raised") < keys.index("healed") < keys.index("redeployed") < keys.index("income")
    assert t.at("s2a_1") == "trolls 3"
    t.settled()


def test_r082_order_of_the_end_of_the_turn(table: Lay) -> None:
    t = table(
        seat("humans", "fortified", hand=0), OTHER, regions={"l1a_1": "humans 2", "l1a_2": "humans", "l1a_3": "trolls"},
        tiles={"aegis_of_aggramar": "l1a_1", "heart_of_azeroth": "l1a_1"}, phase="redeploy",
    )  # fmt: skip
    t.do("done")
    assert t.at("l1a_1") == "humans 2 fort"
    assert (t.waits, t.asked) == ("lay_artifact", 0)
    t.do("lay aegis_of_aggramar l1a_2")
    t.do("lay heart_of_azeroth l1a_2")
    assert (t.waits, t.asked) == ("lay_objective", 0)
    assert (t.coins(0), t.coins(1)) == (5 + 2 + 1, 5 - 1)  # two regions and the Heart
    t.do("target s2a_1", "target s2a_2")
    t.settled()


# -- scoring


def test_r090_a_coin_per_region_active_and_declined(table: Lay) -> None:
    regions = {"l1a_1": "orcs 3", "l1a_5": "orcs", "s2a_1": "gnomes"}
    t = table(seat("orcs", declined="gnomes"), OTHER, regions=regions)
    assert t.parts("income 0") == {"regions:orcs": 2, "declined_regions:gnomes": 1}
    t.finish_turn()
    assert t.coins() == 8
    assert t.heard("income")[0] | {"entry": 0} == {
        "entry": 0, "event": "income", "seat": 0, "coins": 3, "regions": 2, "declined": 1, "bonus": 0,
    }  # fmt: skip


def test_r091_bonuses_count_for_the_active_race_only(table: Lay) -> None:
    t = table(seat("orcs", declined="blood_elves"), OTHER, regions={"l1a_10": "blood_elves", "l1a_1": "orcs"})
    assert t.income() == 2


def test_r092_one_coin_per_hostile_race(table: Lay) -> None:
    t = table(seat("trolls", hand=3), seat("gnomes", "heroic"), this_turn={"taken": {"gnomes": 3}})
    assert t.parts("income 0") == {"faction:gnomes": 1}


def test_r093_active_and_declined_count_as_two_races(table: Lay) -> None:
    regions = {"l1a_1": "trolls", "l1a_2": "gnomes", "l1a_6": "humans", "s2a_1": "gnomes", "s2a_7": "humans"}
    t = table(seat("trolls", hand=9), seat("gnomes", "heroic", declined="humans"), regions=regions)
    t.do("conquer l1a_2", "conquer l1a_6")
    bonus = {name: coins for name, coins in t.parts("income 0").items() if name.startswith("faction")}
    assert bonus == {"faction:gnomes": 1, "faction:humans": 1}


def test_r094_neutral_races_and_murlocs_neither_earn_nor_give(table: Lay) -> None:
    t = table(seat("kobolds", hand=3), OTHER, this_turn={"taken": {"trolls": 2}})
    assert t.income() == 0
    t = table(seat("trolls", "mining", hand=9), seat("kobolds"), regions={"l1a_1": "trolls", "l1a_2": "kobolds",
              "l1a_6": "murlocs", "s2a_1": "kobolds"})  # fmt: skip
    t.do("conquer l1a_2", "conquer l1a_6")
    assert not [name for name in t.parts("income 0") if name.startswith("faction")]


def test_r095_one_dwarf_and_two_human_regions_pay_two(table: Lay) -> None:
    taken = {"dwarves": 1, "humans": 2}
    t = table(seat("blood_elves", hand=3), seat("humans", "heroic", declined="dwarves"), this_turn={"taken": taken})
    assert t.income() == 2


# -- further rounds


def test_r100_expand_or_decline(table: Lay) -> None:
    t = table(seat("orcs"), OTHER, regions={"l1a_1": "orcs 3"}, phase="turn")
    assert t.options("expand") | t.options("decline") == {""}
    assert t.why("conquer l1a_2") == {"expand_or_decline_first"}


def test_r101_all_but_one_token_per_region_are_taken_up(table: Lay) -> None:
    t = table(seat("orcs"), OTHER, regions={"l1a_1": "orcs 3", "l1a_2": "orcs 2"}, phase="turn")
    t.do("expand")
    assert (t.hand(), t.at("l1a_1"), t.at("l1a_2")) == (3, "orcs 1", "orcs 1")


def test_r102_regions_may_be_abandoned(table: Lay) -> None:
    t = table(seat("orcs"), OTHER, regions={"l1a_1": "orcs 3", "l1a_2": "orcs 2"}, phase="turn")
    t.do("expand", "abandon l1a_1", "ready")
    assert (t.hand(), t.at("l1a_1")) == (4, "empty")
    assert t.income() == 1 + 1  # the field of a farmer


def test_r103_after_abandoning_everything_the_first_conquest_rule_holds(table: Lay) -> None:
    t = table(seat("orcs"), OTHER, regions={"l1a_1": "orcs 3"}, phase="turn")
    t.do("expand", "abandon l1a_1")
    assert t.why("conquer l1a_1") == {"first_needs_entry"}
    assert t.note("conquer l1a_2")["cost"] == 3


def test_r104_decline_takes_the_whole_turn(table: Lay) -> None:
    t = table(seat("orcs", "mining"), OTHER, regions={"l1a_1": "orcs 3", "l1a_2": "orcs"}, phase="turn")
    assert t.note("decline")["income"] == 2
    t.do("decline")
    assert t.coins() == 7
    assert (t.waits, t.asked) == ("expand_or_decline", 1)
    t.settled()


def test_r105_one_token_stays_the_badge_is_discarded(table: Lay) -> None:
    t = table(seat("orcs", "mining"), OTHER, regions={"l1a_1": "orcs 3", "l1a_2": "orcs"}, phase="turn")
    t.do("decline")
    view = t.match.view(None)["table"]
    assert t.at("l1a_1") == "orcs 1"
    assert view["regions"]["l1a_1"]["declined"]
    assert t.tray("orcs") == 9
    assert view["stacks"]["discard"] == ["mining"]
    player = view["players"][0]
    assert (player["race"], player["declined_race"]) == (None, "orcs")


def test_r105_badges_that_persist_are_kept(table: Lay) -> None:
    t = table(seat("orcs", "bog_dweller"), OTHER, regions={"l1a_4": "orcs 3"}, phase="turn")
    t.do("decline")
    assert t.match.view(None)["table"]["players"][0]["declined_power"] == "bog_dweller"


def test_r106_only_one_declined_race_per_player(table: Lay) -> None:
    regions = {"l1a_1": "orcs 3", "s2a_1": "gnomes"}
    t = table(seat("orcs", declined="gnomes"), OTHER, regions=regions, phase="turn")
    t.do("decline")
    assert (t.at("s2a_1"), t.at("l1a_1"), t.tray("gnomes")) == ("empty", "orcs 1", 10)


def test_r107_the_banner_of_a_vanished_race_goes_under_the_stack(table: Lay) -> None:
    t = table(seat("orcs", hand=9), seat(declined="gnomes"), regions={"l1a_1": "orcs", "l1a_2": "gnomes"})
    t.do("conquer l1a_2")
    assert t.match.view(None)["table"]["stacks"]["under"] == ["gnomes"]
    assert t.match.view(None)["table"]["players"][1]["declined_race"] is None


def test_r108_the_next_set_is_chosen_at_the_start_of_the_next_turn(table: Lay) -> None:
    t = table(seat("orcs"), OTHER, regions={"l1a_1": "orcs 3", "s2a_1": "trolls"}, phase="turn")
    t.do("decline", "decline")
    assert (t.waits, t.asked) == ("choose_set", 0)


def test_r109_forts_and_walls_leave_with_a_declined_race(table: Lay) -> None:
    t = table(
        seat("orcs", declined="night_elves", kept="fortified"), OTHER,
        regions={"l1a_1": "orcs 3", "l1a_6": "night_elves wall fort"}, phase="turn",
    )  # fmt: skip
    t.do("decline")
    assert t.at("l1a_6") == "empty"
    assert "fortified" in t.match.view(None)["table"]["stacks"]["discard"]


def test_r110_tokens_in_hand_return_and_a_race_without_regions_may_decline(table: Lay) -> None:
    t = table(seat("orcs", hand=4), OTHER, regions={"s2a_1": "trolls"}, phase="turn")
    t.do("decline")
    assert t.tray("orcs") == 11
    assert t.match.view(None)["table"]["players"][0]["declined_race"] is None
    assert t.match.view(None)["table"]["stacks"]["under"] == ["orcs"]


# -- the end


def test_r120_the_game_ends_after_the_last_round(table: Lay) -> None:
    t = table(
        seat("orcs"), OTHER, regions={"l1a_1": "orcs", "s2a_1": "trolls"}, phase="turn", round=10, turn=1, first=0
    )
    t.do("decline")
    assert t.match.over
    assert t.heard("game_over")


def test_r120_everybody_has_the_same_number_of_turns(table: Lay) -> None:
    t = table(
        seat("orcs"), OTHER, regions={"l1a_1": "orcs", "s2a_1": "trolls"}, phase="turn", round=10, turn=1, first=1
    )
    t.do("decline")
    assert (t.waits, t.asked) == ("expand_or_decline", 0)
    assert t.do("decline").match.over


def test_r121_ties_go_to_more_tokens_on_the_map(table: Lay) -> None:
    players = (seat("orcs", coins=9, declined="gnomes"), seat("trolls", "heroic", coins=9))
    regions = {"l1a_1": "orcs 2", "s2a_1": "trolls 2", "s2a_7": "gnomes"}
    t = table(*players, regions=regions, phase="turn")
    assert t.match.ranking == [[0], [1]]
    t.s.coins[1] += 1
    assert t.match.ranking == [[1], [0]]


def test_r122_a_remaining_tie_is_shared_beasts_count_the_champion_does_not(table: Lay) -> None:
    players = (seat("orcs", "beast_master", coins=9), seat("trolls", "heroic", coins=9))
    t = table(*players, regions={"l1a_5": "orcs 1 beast", "s2a_1": "trolls 2 champion"})
    t.s.coins = ints([9, 9])
    assert t.match.ranking == [[0, 1]]


def test_coins_are_opened_at_the_end(table: Lay) -> None:
    t = table(seat("orcs"), OTHER, regions={"l1a_1": "orcs"}, phase="turn", round=10, turn=1)
    assert t.match.view(None)["table"]["ranking"] == []
    end = t.do("decline").match.view(None)["table"]
    assert [player["coins"] for player in end["players"]] == t.match.scores
    assert end["ranking"] == t.match.ranking
