"""Rare cases, each with the words of the rulebook behind it."""

from __future__ import annotations

import pytest
from tests.games.smallworld.conftest import Lay, seat
from tests.games.smallworld.test_races import DUD, EXPLOSION

from spieltisch.core import Scripted, Seeded

OTHER = seat("trolls", "mining")


# -- 1: tiles under armies that a portal brought


def test_a_tile_under_an_army_that_a_portal_brought_is_turned_up_when_its_holder_acts(table: Lay) -> None:
    """`Decke das Plättchen sofort auf, wenn du eine Region ... betrittst`: not by the mage, but by the holder."""
    spec = {"faces": ["l1b", "s2a"], "regions": {"l1b_1": "orcs", "s2a_6": "trolls 2", "s2a_1": "trolls"}}
    t = table(seat("orcs", "portal_mage", hand=1), OTHER, face_down=["l1b_8"], **spec)
    t.do("portal s2a_6", "swap l1b_8")
    assert t.at("l1b_8") == "trolls 2"
    assert not t.heard("revealed")
    t.finish_turn().do("expand")
    assert [event["region"] for event in t.heard("revealed")] == ["l1b_8"]
    assert (t.waits, t.asked) == ("abandon_regions", 1)


def test_a_declined_race_never_acts_and_turns_nothing_up(table: Lay) -> None:
    spec = {"faces": ["l1b", "s2a"], "regions": {"l1b_1": "orcs", "s2a_6": "gnomes", "s2a_1": "trolls"}}
    t = table(
        seat("orcs", "portal_mage", hand=1), seat("trolls", "mining", declined="gnomes"), face_down=["l1b_8"], **spec
    )
    t.do("portal s2a_6", "swap l1b_8")
    t.finish_turn().do("expand")
    assert not t.heard("revealed")


# -- 2, 5: tolls of a portal


def test_harmony_is_due_once_for_a_swap_between_two_regions_of_the_pandaren(table: Lay) -> None:
    regions = {"l1a_10": "pandaren 2", "s2a_6": "pandaren", "l1a_1": "orcs"}
    players = (seat("orcs", "portal_mage", hand=1, coins=2), seat("pandaren", "mining"))
    t = table(*players, regions=regions, harmony=[0])
    t.do("portal l1a_10")
    assert t.note("swap s2a_6")["toll"] == 2
    t.do("swap s2a_6")
    assert (t.coins(0), t.coins(1), t.at("s2a_6")) == (0, 7, "pandaren 2")


def test_offers_of_portal_and_swap_name_every_toll(table: Lay) -> None:
    regions = {"l1a_10": "pandaren 2", "s2a_6": "pandaren", "l1a_1": "orcs"}
    t = table(
        seat("orcs", "portal_mage", hand=1), seat("pandaren", "mining"), regions=regions, harmony=[0],
        tiles={"aegis_of_aggramar": "s2a_6"},
    )  # fmt: skip
    first = t.note("portal s2a_6")
    assert (first["toll"], [cause["key"] for cause in first["tolls"]]) == (4, ["tile", "harmony"])
    t.do("portal l1a_10")
    both = t.note("swap s2a_6")
    assert (both["toll"], [cause["key"] for cause in both["tolls"]]) == (4, ["harmony", "tile"])
    assert [cause["key"] for cause in t.note("swap l1a_11")["tolls"]] == ["harmony"]


# -- 3: Ethereals


def test_ethereals_have_used_their_ability_when_the_attempt_failed(table: Lay) -> None:
    """`Einmal pro Zug dürfen sie auswählen: Entweder ... ODER`."""
    regions = {"l1a_1": "ethereals", "l1a_2": "trolls 3", "l1a_6": "trolls", "s2a_1": "trolls"}
    t = table(
        seat("ethereals", hand=2), OTHER, regions=regions, tiles={"karazhan": "l1a_2", "frostmourne": "l1a_6"}, die=[0]
    )
    assert t.can("steal frostmourne l1a_1")
    t.do("use place_lore", "attempt l1a_2")
    assert not t.heard("carried")
    assert not t.can("steal frostmourne l1a_1")


def test_ethereals_keep_their_ability_when_another_region_was_attempted(table: Lay) -> None:
    regions = {"l1a_1": "ethereals", "l1a_2": "trolls", "l1a_6": "trolls 2", "s2a_1": "trolls"}
    t = table(
        seat("ethereals", hand=2), OTHER, regions=regions, tiles={"karazhan": "l1a_2", "frostmourne": "l1a_6"}, die=[0]
    )
    t.do("use place_lore", "attempt l1a_6")
    assert t.can("steal frostmourne l1a_1")


# -- 4: beasts


def test_beasts_are_redeployed_as_freely_as_tokens(table: Lay) -> None:
    """`Tierplättchen gelten in jeder Hinsicht als Völkerplättchen`: a beast and a token change places."""
    regions = {"l1a_1": "orcs 0 beast", "l1a_2": "orcs"}
    t = table(seat("orcs", "beast_master"), OTHER, regions=regions, phase="redeploy")
    t.do("lift_beast l1a_1")
    assert t.options("place_beast") == {"l1a_1"}, "the last piece must not leave a region bare"
    t.do("exchange l1a_2", "place l1a_1")
    assert (t.at("l1a_1"), t.at("l1a_2")) == ("orcs 1", "orcs 0 beast")


def test_a_beast_that_stands_alone_may_join_others(table: Lay) -> None:
    regions = {"l1a_1": "orcs 0 beast", "l1a_2": "orcs 2", "l1a_6": "orcs"}
    t = table(seat("orcs", "beast_master"), OTHER, regions=regions, phase="redeploy")
    t.do("gather l1a_2", "lift_beast l1a_1", "place_beast l1a_6")
    assert t.options("place") == {"l1a_1"}, "with all beasts placed the last token still has no choice"
    t.do("place l1a_1")
    assert (t.at("l1a_1"), t.at("l1a_2"), t.at("l1a_6")) == ("orcs 1", "orcs 1", "orcs 1 beast")


def test_withdrawn_beasts_are_only_placed(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "kobolds 2 beast", "l1a_6": "kobolds 0 beast", "s2a_1": "kobolds"}
    t = table(seat("orcs", hand=6), seat("kobolds", "beast_master"), regions=regions)
    t.do("conquer l1a_2", "stop", "spread")
    assert (t.waits, t.asked) == ("redeploy", 1)
    assert t.options("lift_beast") == set()
    assert t.why("lift_beast l1a_6") == {"gather_before_placing"}


# -- 6: the champion


def test_a_champion_needs_a_token_in_hand(table: Lay) -> None:
    """The note: whatever race or power, one token must be left to start another conquest."""
    regions = {"l1a_1": "orcs", "l1a_5": "orcs"}
    t = table(seat("orcs", "heroic", hand=1), OTHER, regions=regions)
    assert t.can("champion l1a_2")
    t = table(seat("orcs", "heroic", hand=0, declined="gnomes"), OTHER, regions={**regions, "s2a_1": "gnomes"})
    assert (t.waits, t.asked) == ("expand_or_decline", 1), "nothing to conquer with"


# -- 7: watchtowers


def test_nothing_is_laid_or_sent_into_a_region_under_a_watchtower(table: Lay) -> None:
    """`immun gegen jede Fähigkeit und jeden Eroberungsversuch`."""
    regions = {"l1a_1": "humans", "l1a_2": "trolls 1 tower", "s2a_1": "trolls 2"}
    t = table(seat("humans"), seat("trolls", "defensive"), regions=regions, phase="redeploy")
    assert "l1a_2" not in t.options("target")
    assert "s2a_1" in t.options("target")
    assert t.why("target l1a_2") == {"watchtower"}
    regions = {"l1a_1": "orcs", "l1a_2": "trolls 1 tower", "l1a_6": "trolls 2", "s2a_1": "trolls", "s2a_3": "trolls"}
    t = table(seat("orcs", "intimidating", hand=1), seat("trolls", "defensive"), regions=regions)
    assert t.options("intimidate") == {"l1a_6"}
    t.do("intimidate l1a_6")
    assert t.options("send") == {"s2a_1", "s2a_3"}
    assert t.why("send l1a_2") == {"watchtower"}


def test_who_can_only_flee_under_a_watchtower_is_discarded(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "trolls 1 tower", "l1a_6": "trolls 2"}
    t = table(seat("orcs", "intimidating", hand=1), seat("trolls", "defensive"), regions=regions)
    t.do("intimidate l1a_6")
    assert (t.at("l1a_6"), t.at("l1a_2")) == ("trolls 1", "trolls 1 tower")


# -- 8: bombs


def bombed(table: Lay, drawn: list[int], *players: dict[str, object], **spec: object) -> object:
    return table(*players, phase="turn", chance=Scripted(drawn, then=Seeded(1)), **spec)


def test_a_dud_costs_no_harmony(table: Lay) -> None:
    spec = {"regions": {"l1a_1": "goblins 2", "l1a_2": "pandaren 2 bomb", "s2a_1": "pandaren"}, "harmony": [0]}
    t = bombed(table, DUD, seat("goblins"), seat("pandaren", "mining"), **spec)
    assert (t.waits, t.asked) == ("expand_or_decline", 0)
    assert (t.coins(0), t.at("l1a_2")) == (5, "pandaren 2")


def test_laying_a_bomb_costs_no_harmony(table: Lay) -> None:
    regions = {"l1a_1": "goblins 2", "l1a_2": "pandaren 2", "s2a_1": "pandaren"}
    t = table(seat("goblins"), seat("pandaren", "mining"), regions=regions, harmony=[0], phase="redeploy")
    t.do("bomb l1a_2")
    assert (t.coins(0), t.coins(1)) == (5 + 1, 5)


def test_an_explosion_pays_the_tolls_of_a_conquest(table: Lay) -> None:
    """`Eine Explosion gilt als erfolgreicher Eroberungsversuch`: the swamp of the bog dwellers costs its coin."""
    spec = {"regions": {"l1a_3": "goblins 2", "l1a_4": "trolls 2 bomb", "s2a_1": "trolls"}}
    t = bombed(table, EXPLOSION, seat("goblins"), seat("trolls", "bog_dweller"), **spec)
    assert (t.coins(0), t.coins(1), t.at("l1a_4")) == (4, 6, "empty")
    t = bombed(table, EXPLOSION, seat("goblins", coins=0), seat("trolls", "bog_dweller"), **spec)
    assert (t.coins(0), t.coins(1), t.at("l1a_4")) == (0, 5, "trolls 2")


def test_harmony_and_swamp_are_asked_for_together(table: Lay) -> None:
    spec = {"regions": {"l1a_3": "goblins 2", "l1a_4": "pandaren 2 bomb", "s2a_1": "pandaren"}, "harmony": [0]}
    t = bombed(table, EXPLOSION, seat("goblins"), seat("pandaren", "bog_dweller"), **spec)
    assert t.match.view(0)["prompt"]["args"]["coins"] == 3
    t.do("pay")
    assert (t.coins(0), t.coins(1), t.at("l1a_4")) == (2, 8, "empty")


def test_bombs_are_turned_up_in_any_order_where_tolls_are_due(table: Lay) -> None:
    regions = {"l1a_1": "goblins 2", "l1a_2": "pandaren 2 bomb", "l1a_6": "trolls bomb", "s2a_1": "pandaren"}
    players = (seat("goblins"), seat("pandaren", "mining"), seat("trolls", "ranger"))
    t = bombed(table, EXPLOSION, *players, regions=regions, harmony=[0])
    assert t.options("bomb") == {"l1a_2", "l1a_6"}
    t.do("bomb l1a_6")
    assert (t.at("l1a_6"), t.waits) == ("empty", "pay_for_bomb" if t.heard("exploded")[1:] else "expand_or_decline")
    t = bombed(table, EXPLOSION, *players, regions=regions)
    assert t.waits != "choose_bomb"


@pytest.mark.parametrize(("first", "lost"), [("l1a_2", "token"), ("l1a_6", "beast")])
def test_bombs_are_turned_up_in_any_order_where_beasts_may_fall(table: Lay, first: str, lost: str) -> None:
    """The Light saves what falls first in a turn: the Goblins choose whether a beast or a token falls after it."""
    regions = {"l1a_1": "goblins 2", "l1a_2": "draenei beast bomb", "l1a_6": "draenei bomb", "s2a_1": "draenei"}
    t = table(
        seat("goblins"),
        seat("draenei", "beast_master"),
        regions=regions,
        phase="turn",
        chance=Scripted(EXPLOSION, EXPLOSION, then=Seeded(1)),
    )
    t.do(f"bomb {first}")
    assert (t.at("l1a_2"), t.at("l1a_6")) == ("empty", "empty")
    kept = t.match.view(None)["table"]["players"][1]
    assert (kept["hand"], kept["beasts"]) == ((1, 1) if lost == "token" else (2, 0))


# -- 9: forts


def test_taking_a_fort_away_costs_no_harmony_and_is_no_attack(table: Lay) -> None:
    """Harmony is due for attempts and for tokens forced out, and a fort is neither."""
    regions = {"l1a_1": "orcs", "l1a_2": "pandaren 2 fort", "s2a_1": "pandaren"}
    t = table(seat("orcs", "intimidating", hand=1), seat("pandaren", "mining"), regions=regions, harmony=[0])
    assert t.note("intimidate l1a_2")["toll"] == 0
    t.do("intimidate l1a_2")
    assert (t.coins(0), t.at("l1a_2")) == (5, "pandaren 2")
    assert t.note("intimidate l1a_2")["toll"] == 2
    t.do("intimidate l1a_2")
    assert (t.coins(0), t.coins(1)) == (3, 7)
    regions = {"l1a_1": "pandaren", "l1a_2": "orcs 2 fort", "s2a_1": "orcs"}
    t = table(seat("pandaren", "intimidating", hand=1), seat("orcs", "mining"), regions=regions)
    t.do("intimidate l1a_2")
    assert not t.s.attacked
    t.do("intimidate l1a_2")
    assert t.s.attacked == 1 << 1


# -- 10: partners


def test_partners_pay_each_other_no_toll(table: Lay) -> None:
    """Seats 0 and 2 are partners: no harmony, no Aegis, no swamp between them."""
    players = (
        seat("gnomes", "mining", hand=9), seat("orcs"), seat("dwarves", "bog_dweller"), seat("trolls", "ranger")
    )  # fmt: skip
    spec = {
        "options": {"variant": "teams"}, "harmony": [0, 1], "faces": ["l1a", "m1a", "m2a", "s2a"],
        "regions": {"l1a_3": "gnomes", "l1a_4": "dwarves", "l1a_9": "orcs"},
        "tiles": {"aegis_of_aggramar": "l1a_4", "doomhammer": "l1a_3"},
    }  # fmt: skip
    t = table(*players, **spec)
    assert t.parts("toll l1a_4 0") == {}
    assert t.parts("toll l1a_4 1") == {"tile:aegis_of_aggramar": 2, "power:bog_dweller": 1}
    t.do("conquer l1a_4")
    assert (t.coins(0), t.coins(2)) == (5, 5)


def test_the_doomhammer_pays_a_partner_too(table: Lay) -> None:
    """`dem vorherigen Besitzer 2 Siegmünzen bezahlen`: whoever that is."""
    players = (seat("gnomes", "mining", hand=9), seat("orcs"), seat("dwarves", "explorer"), seat("trolls", "ranger"))
    t = table(
        *players, faces=["l1a", "m1a", "m2a", "s2a"], options={"variant": "teams"},
        regions={"l1a_3": "gnomes", "l1a_4": "dwarves 2", "l1a_9": "orcs"}, tiles={"doomhammer": "l1a_3"},
    )  # fmt: skip
    t.do("use doomhammer")
    assert t.parts("toll l1a_4 0") == {"tile:doomhammer": 2}
    t.do("conquer l1a_4")
    assert (t.coins(0), t.coins(2)) == (3, 7)


def test_a_bomb_under_tokens_of_a_partner_returns_unseen(table: Lay) -> None:
    """`falls sich in einer Region ... immer noch gegnerische Völkerplättchen befinden`: a partner is no opponent."""
    players = (seat("goblins"), seat("humans", "explorer"), seat("trolls", "ranger"), seat("dwarves", "mining"))
    t = bombed(
        table, EXPLOSION, *players, faces=["l1a", "m1a", "m2a", "s2a"], options={"variant": "teams"},
        regions={"l1a_1": "goblins 2", "l1a_2": "trolls 2 bomb", "l1a_9": "humans"},
    )  # fmt: skip
    assert [happening["region"] for happening in t.heard("bomb_back")] == ["l1a_2"]
    assert t.at("l1a_2") == "trolls 2"


def test_an_objective_under_the_aegis_costs_its_two_coins(table: Lay) -> None:
    """`immun gegen alle Fähigkeiten ... außer der Gegner bezahlt dir 2 Siegmünzen`."""
    regions = {"l1a_1": "humans", "l1a_2": "trolls", "s2a_1": "trolls"}
    spec = {"regions": regions, "tiles": {"aegis_of_aggramar": "l1a_2"}, "phase": "redeploy"}
    t = table(seat("humans"), seat("trolls", "ranger"), **spec)
    coins = t.coins(0)
    assert t.note("target l1a_2")["toll"] == 2
    assert t.note("target s2a_1")["toll"] == 0
    t.do("target l1a_2")
    assert (t.coins(0), t.coins(1), t.at("l1a_2")) == (coins - 2, 7, "trolls 1 objective")
    t = table(seat("humans", coins=0), seat("trolls", "ranger"), **spec)
    assert "l1a_2" not in t.options("target")
    assert t.why("target l1a_2") == {"toll_too_dear"}


def test_sending_an_intimidated_token_under_the_aegis_costs_its_two_coins(table: Lay) -> None:
    regions = {"l1a_1": "orcs", "l1a_2": "trolls", "l1a_6": "trolls 3", "s2a_1": "trolls"}
    spec = {"regions": regions, "tiles": {"aegis_of_aggramar": "l1a_2"}}
    t = table(seat("orcs", "intimidating", hand=1), seat("trolls", "ranger"), **spec)
    assert t.note("intimidate l1a_6")["toll"] == 0
    t.do("intimidate l1a_6")
    assert (t.note("send l1a_2")["toll"], t.note("send s2a_1")["toll"]) == (2, 0)
    t.do("send l1a_2")
    assert (t.coins(0), t.coins(1), t.at("l1a_2")) == (3, 7, "trolls 2")
    t.do("intimidate l1a_6", "send l1a_2")
    assert t.coins(0) == 3
    t = table(seat("orcs", "intimidating", hand=1, coins=1), seat("trolls", "ranger"), **spec)
    t.do("intimidate l1a_6")
    assert (t.at("l1a_6"), t.at("s2a_1")) == ("trolls 2", "trolls 2")


def test_who_can_only_flee_under_the_aegis_is_not_moved_unpaid(table: Lay) -> None:
    """There is another region of that race, so nobody is discarded; it is immune, so nobody goes there unpaid."""
    regions = {"l1a_1": "orcs", "l1a_2": "trolls", "l1a_6": "trolls 3"}
    spec = {"regions": regions, "tiles": {"aegis_of_aggramar": "l1a_2"}}
    t = table(seat("orcs", "intimidating", hand=1), seat("trolls", "ranger"), **spec)
    assert t.note("intimidate l1a_6")["toll"] == 2
    t.do("intimidate l1a_6")
    assert (t.coins(0), t.coins(1), t.at("l1a_2"), t.at("l1a_6")) == (3, 7, "trolls 2", "trolls 2")
    t = table(seat("orcs", "intimidating", hand=1, coins=1), seat("trolls", "ranger"), **spec)
    assert "l1a_6" not in t.options("intimidate")
    assert t.why("intimidate l1a_6") == {"toll_too_dear"}


def test_partners_owe_each_other_no_harmony(table: Lay) -> None:
    """A token of harmony that was given before is no debt of a partner."""
    players = (seat("naga", "ranger", hand=9), seat("trolls"), seat("pandaren", "mining"), seat("orcs", "explorer"))
    t = table(
        *players, faces=["l1a", "m1a", "m2a", "s2a"], options={"variant": "teams"}, harmony=[0, 1],
        regions={"l1a_1": "naga", "l1a_2": "pandaren", "l1a_6": "trolls"},
    )  # fmt: skip
    assert (t.parts("toll l1a_2 0"), t.parts("toll l1a_2 1")) == ({}, {"harmony": 2})
