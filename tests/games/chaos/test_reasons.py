"""Whatever can not be done says why: one wrong candidate for every kind of target."""

import os

import pytest
from tests.kit.refusals import decisions_that_say_why

from spieltisch.games.chaos import GAME

GAMES = 60 if os.environ.get("SPIELTISCH_DEEP") else 4
TRIES = 12  # per decision: one action of as many verbs
NOBODY = {"khorne": 0, "nurgle": 0, "tzeentch": 0, "slaanesh": 0}


def test_decay(table):
    t = table(
        turn="nurgle",
        hands={"nurgle": ["all_things_decay"]},
        power={**NOBODY, "nurgle": 1},
        kislev="corruption: nurgle 1, khorne 1",
        empire="corruption: khorne 1",
    )
    t.act("nurgle", "play all_things_decay kislev")
    assert t.refused("nurgle", "cleanse khorne empire") == ["not_in_this_region"]
    assert t.refused("nurgle", "cleanse slaanesh kislev") == ["no_corruption"]
    assert t.refused("nurgle", "pass") == ["decide_first"]


def test_displacing(table):
    t = table(
        turn="slaanesh",
        hands={"slaanesh": ["dark_influence"]},
        power={**NOBODY, "slaanesh": 1},
        kislev="tokens: noble, peasant, skaven",
    )
    t.act("slaanesh", "play dark_influence kislev")
    assert t.refused("slaanesh", "displace skaven") == ["token_not_moved"]
    assert t.refused("slaanesh", "displace hero") == ["no_such_token"]
    t.act("slaanesh", "displace noble")
    assert t.refused("slaanesh", "send kislev") == ["token_already_there"]


def test_shielding(table):
    t = table(
        turn="tzeentch",
        hands={"tzeentch": ["warp_shield"]},
        power={**NOBODY, "tzeentch": 1},
        kislev="tzeentch: acolyte, horror, shielded_cultist",
    )
    t.act("tzeentch", "play warp_shield kislev")
    assert t.refused("tzeentch", "shield greater_daemon") == ["no_such_figure"]
    assert t.refused("tzeentch", "shield shielded_cultist") == ["shielded"]


def test_teleporting(table):
    t = table(
        turn="tzeentch",
        hands={"tzeentch": ["teleport"]},
        power={**NOBODY, "tzeentch": 2},
        kislev="khorne: bloodsworn; nurgle: leper; tzeentch: acolyte",
    )
    t.act("tzeentch", "play teleport kislev")
    assert t.refused("tzeentch", "pick slaanesh cultist") == ["no_such_figure"]
    t.act("tzeentch", "pick khorne cultist")
    assert t.refused("tzeentch", "send kislev") == ["already_there"]
    t.act("tzeentch", "send tilea", "pass").settled()


def test_meddling(table):
    t = table(
        turn="tzeentch",
        hands={"tzeentch": ["meddling_of_skaven"]},
        power={**NOBODY, "tzeentch": 1},
        kislev="khorne: bloodsworn; nurgle: leper; tzeentch: acolyte",
    )
    t.act("tzeentch", "play meddling_of_skaven kislev")
    assert t.refused("tzeentch", "meddle tzeentch") == ["that_is_you"]
    assert t.refused("tzeentch", "meddle slaanesh") == ["no_figure_there"]
    t.act("tzeentch", "meddle khorne").settled()


def test_charming(table):
    t = table(
        turn="slaanesh",
        hands={"slaanesh": ["soporific_musk"]},
        power={**NOBODY, "slaanesh": 2},
        kislev="khorne: bloodsworn, bloodletter; nurgle: leper; slaanesh: seductress",
    )
    t.act("slaanesh", "play soporific_musk kislev")
    assert t.refused("slaanesh", "charm khorne warrior") == ["wrong_class"]
    assert t.refused("slaanesh", "charm slaanesh cultist") == ["own_figure"]
    assert t.refused("slaanesh", "charm tzeentch cultist") == ["no_such_figure"]
    assert t.refused("slaanesh", "decline") == ["compulsory"]


def test_fetching(table):
    t = table(
        hands={"khorne": ["blood_gods_call"]},
        power={**NOBODY, "khorne": 2},
        norsca="nurgle: leper; cards: field_of_carnage",
        kislev="nurgle: leper",
        tilea="khorne: bloodletter",
    )
    t.act("khorne", "play blood_gods_call kislev")
    assert t.refused("khorne", "fetch nurgle cultist norsca") == ["held_by_carnage"]
    assert t.refused("khorne", "fetch nurgle cultist kislev") == ["already_there"]
    assert t.refused("khorne", "fetch nurgle cultist tilea") == ["no_such_figure"]


def test_old_world_choices(table):
    pair = table(phase="old_world", old_world=["dwarf_trollslayers"])
    assert pair.refused("nurgle", "place hero tilea") == ["region_not_offered"]
    assert pair.refused("nurgle", "place noble norsca") == ["other_token"]
    exodus = table(phase="old_world", old_world=["mass_exodus"], kislev="tokens: 2 peasant", tilea="tokens: peasant")
    assert exodus.refused("nurgle", "exodus norsca") == ["no_such_token"]
    exodus.act("nurgle", "exodus kislev")
    assert exodus.refused("nurgle", "send tilea") == ["no_neighbour"]
    ruined = table(
        phase="old_world",
        old_world=["mass_exodus"],
        bretonnia="tokens: 2 peasant",
        tilea="ruined: 1; tokens: peasant",
    )
    ruined.act("nurgle", "exodus bretonnia")
    assert ruined.refused("nurgle", "send tilea") == ["ruined"]


def test_purging(table):
    t = table(
        phase="end",
        step="old_world_cards",
        track=["witch_hunters"],
        kislev="corruption: nurgle 2, khorne 2, slaanesh 1; tokens: hero",
    )
    assert t.refused("nurgle", "cleanse slaanesh kislev") == ["not_most"]
    assert t.refused("nurgle", "cleanse khorne empire") == ["not_in_this_region"]


def test_suffering_and_losing(table):
    t = table(
        phase="battle",
        track=["greenskins_invade"],
        tilea="khorne: bloodsworn, bloodletter, bloodthirster; tokens: event",
        norsca="khorne: bloodsworn",
        dice=[[4]],
    )
    assert t.refused("khorne", "lose greater_daemon tilea") == ["too_few_hits"]
    assert t.refused("khorne", "lose cultist norsca") == ["not_in_this_region"]
    assert t.refused("khorne", "lose spent_cultist tilea") == ["no_such_figure"]
    heroes = table(
        phase="end", step="heroes", kislev="khorne: bloodsworn, bloodletter; tokens: hero", norsca="khorne: bloodsworn"
    )
    assert heroes.refused("khorne", "lose cultist norsca") == ["not_in_this_region"]
    corsairs = table(
        phase="end",
        step="old_world_cards",
        track=["dwarf_trollslayers"],
        kislev="khorne: bloodsworn, bloodletter, bloodthirster; tokens: hero",
    )
    assert corsairs.refused("khorne", "lose cultist kislev") == ["wrong_class"]


def test_striking_back(table):
    t = table(
        phase="battle",
        upgrades=["up_plaguebearer", "up_bloodsworn"],
        kislev="khorne: bloodletter, bloodsworn, bloodthirster; nurgle: plaguebearer; slaanesh: seductress",
        dice=[[4, 1, 1, 1, 1, 1, 1]],
    )
    t.act("khorne", "hit nurgle warrior")
    assert t.refused("nurgle", "hit slaanesh cultist") == ["only_the_killer"]
    assert t.refused("nurgle", "hit khorne greater_daemon") == ["too_few_hits"]


def test_rotting(table):
    t = table(
        phase="battle",
        kislev="khorne: bloodsworn, bloodthirster; nurgle: leper; slaanesh: seductress; corruption: nurgle 1",
        cards={"kislev": ["final_rotting", "field_of_ecstasy"]},
    )
    assert t.refused("nurgle", "slay khorne greater_daemon") == ["wrong_class"]
    assert t.refused("nurgle", "slay nurgle cultist") == ["own_figure"]
    assert t.refused("nurgle", "slay tzeentch cultist") == ["no_such_figure"]


def test_dial_instructions(table):
    t = table(
        phase="end",
        step="dials",
        dial={"nurgle": 1},
        counters={"nurgle": 1, "khorne": 1},
        kislev="corruption: khorne 2",
        tilea="corruption: nurgle 1",
    )
    assert t.refused("nurgle", "cleanse slaanesh kislev") == ["no_corruption"]
    tokens = table(
        phase="end",
        step="dials",
        dial={"slaanesh": 5},
        counters={"slaanesh": 1, "khorne": 1},
        kislev="tokens: 2 hero, noble, peasant",
    )
    assert tokens.refused("slaanesh", "remove skaven kislev") == ["no_such_token"]


def test_entrenching(table):
    t = table(
        turn="tzeentch",
        upgrades=["up_horror"],
        kislev="tzeentch: acolyte",
        cards={"kislev": ["plague_aura"]},
        power={**NOBODY, "tzeentch": 2},
    )
    t.act("tzeentch", "summon warrior reserve kislev")
    assert t.refused("tzeentch", "entrench left") == ["slot_taken"]


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_refusal_is_a_bare_not_now(seats):
    assert len(decisions_that_say_why(GAME, seats, GAMES, TRIES)) >= 8
