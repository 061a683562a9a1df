"""Tzeentch's cards and upgrades: each where it acts, where it does not, and beside a bystander."""

ONLY_TZEENTCH = {"khorne": 0, "nurgle": 0, "tzeentch": 3, "slaanesh": 0}


def test_changer_of_ways_silences_the_other_card(table):
    t = table(kislev="nurgle: leper", cards={"kislev": ["changer_of_ways", "rain_of_pus"], "empire": ["rain_of_pus"]})
    assert t.ask("defense leper kislev") == 1
    assert t.ask("defense leper empire") == 2
    assert t.ask("domination nurgle kislev") == 2  # the cost still counts


def test_changer_of_ways_stops_what_later_cards_do_when_played(table):
    t = table(
        turn="slaanesh",
        hands={"slaanesh": ["perverse_infiltration", "perverse_infiltration"]},
        cards={"kislev": ["changer_of_ways"]},
        power={"khorne": 0, "nurgle": 0, "tzeentch": 0, "slaanesh": 1},
    )
    t.act("slaanesh", "play perverse_infiltration kislev", "play perverse_infiltration empire")
    assert (t.corruption("kislev", "slaanesh"), t.corruption("empire", "slaanesh")) == (0, 1)
    t.act("slaanesh", "pass").settled()


def test_changer_of_ways_does_not_undo_what_has_happened(table):
    t = table(
        turn="tzeentch",
        hands={"tzeentch": ["changer_of_ways"], "slaanesh": ["perverse_infiltration"]},
        kislev="tzeentch: acolyte",
        power={"khorne": 0, "nurgle": 0, "tzeentch": 1, "slaanesh": 1},
    )
    t.act("tzeentch", "summon cultist reserve kislev")
    t.act("slaanesh", "play perverse_infiltration kislev", "pass")
    assert t.corruption("kislev", "slaanesh") == 1
    t.settled()


def test_drain_power_takes_from_cultists_and_gives_once(table):
    t = table(
        turn="tzeentch",
        hands={"tzeentch": ["drain_power"]},
        kislev="khorne: 2 bloodsworn; nurgle: leper; slaanesh: daemonette",
        power={"khorne": 2, "nurgle": 1, "tzeentch": 1, "slaanesh": 2},
    )
    t.act("tzeentch", "play drain_power kislev")
    assert [t.power(god) for god in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [1, 0, 2, 2]


def test_drain_power_where_nobody_is(table):
    t = table(
        turn="tzeentch",
        hands={"tzeentch": ["drain_power"]},
        kislev="khorne: bloodsworn",
        power={"khorne": 2, "nurgle": 0, "tzeentch": 1, "slaanesh": 0},
    )
    t.act("tzeentch", "play drain_power empire")
    assert (t.power("khorne"), t.power("tzeentch")) == (2, 2)


def test_warp_shield_protects_one_figure_in_battle(table):
    t = table(
        turn="tzeentch",
        hands={"tzeentch": ["warp_shield"]},
        kislev="khorne: bloodthirster; tzeentch: 2 acolyte, horror",
        power=ONLY_TZEENTCH,
        then="battle",
        dice=[[4, 4, 4, 4], [1]],
    )
    t.act("tzeentch", "play warp_shield kislev", "shield cultist", "pass")
    assert t.refused("khorne", "hit tzeentch shielded_cultist") == ["shielded"]
    t.act("khorne", "hit tzeentch cultist")
    assert (t.count("kislev", "acolyte"), t.count("kislev", "horror")) == (1, 0)
    t.settled()


def test_warp_shield_without_own_figure_protects_nobody(table):
    t = table(turn="tzeentch", hands={"tzeentch": ["warp_shield"]}, kislev="khorne: bloodsworn", power=ONLY_TZEENTCH)
    t.act("tzeentch", "play warp_shield kislev", "pass").settled()


def test_warp_shield_is_over_after_the_battle_phase(table):
    t = table(phase="battle", kislev="tzeentch: shielded_cultist")
    assert t.match.view(None)["table"]["regions"][2]["figures"][0]["shielded"] is False
    t.settled()


def test_teleport_moves_anybodys_cultist_or_warrior(table):
    t = table(
        turn="tzeentch",
        hands={"tzeentch": ["teleport"]},
        kislev="khorne: bloodletter, bloodthirster; tzeentch: acolyte",
        power={**ONLY_TZEENTCH, "tzeentch": 1},
    )
    t.act("tzeentch", "play teleport kislev")
    assert t.refused("tzeentch", "pick khorne greater_daemon") == ["wrong_class"]
    t.act("tzeentch", "pick khorne warrior", "send badlands")
    assert t.count("badlands", "bloodletter") == 1
    t.settled()


def test_teleport_where_only_a_daemon_stands(table):
    t = table(
        turn="tzeentch",
        hands={"tzeentch": ["teleport"]},
        kislev="khorne: bloodthirster",
        power={**ONLY_TZEENTCH, "tzeentch": 1},
    )
    t.act("tzeentch", "play teleport kislev").settled()
    assert t.count("kislev", "bloodthirster") == 1


def test_temporal_stasis_makes_cards_of_others_dearer(table):
    t = table(
        cards={"kislev": ["temporal_stasis"]},
        hands={"khorne": ["battle_cry"]},
        power={"khorne": 2, "nurgle": 0, "tzeentch": 0, "slaanesh": 0},
    )
    assert t.causes("card_cost battle_cry kislev") == [("printed", 1), ("text", 2)]
    assert t.ask("card_cost teleport kislev") == 1  # Tzeentch's own
    assert t.ask("card_cost battle_cry empire") == 1
    assert t.refused("khorne", "play battle_cry kislev") == ["no_power_for_card"]


def test_temporal_stasis_does_not_touch_domination_or_followers(table):
    t = table(cards={"kislev": ["temporal_stasis", "battle_cry"]}, empire="khorne: bloodsworn")
    assert t.ask("domination khorne kislev") == 1
    assert t.ask("summon_cost bloodletter reserve kislev") == 2


def test_meddling_of_skaven_makes_a_player_discard_two(table):
    t = table(
        turn="tzeentch",
        hands={
            "tzeentch": ["meddling_of_skaven"],
            "nurgle": ["influenza", "plague_aura", "rain_of_pus"],
            "khorne": ["battle_cry"],
        },
        kislev="nurgle: leper; khorne: bloodsworn",
        power={**ONLY_TZEENTCH, "tzeentch": 1},
    )
    t.act("tzeentch", "play meddling_of_skaven kislev", "meddle nurgle")
    assert t.match.view(None)["prompt"]["args"] == {"number": 2, "card": "meddling_of_skaven", "god": "tzeentch"}
    t.act("nurgle", "discard influenza", "discard rain_of_pus")
    assert t.hand("nurgle") == ["plague_aura"]
    assert t.discard("nurgle") == ["influenza", "rain_of_pus"]
    assert t.hand("khorne") == ["battle_cry"]
    t.settled()


def test_meddling_of_skaven_takes_all_if_fewer_and_needs_a_figure(table):
    t = table(
        turn="tzeentch",
        hands={"tzeentch": ["meddling_of_skaven"] * 2, "nurgle": ["influenza"]},
        kislev="nurgle: leper; tzeentch: acolyte",
        power={**ONLY_TZEENTCH, "tzeentch": 2},
    )
    t.act("tzeentch", "play meddling_of_skaven empire")
    assert t.hand("nurgle") == ["influenza"]
    t.act("tzeentch", "play meddling_of_skaven kislev")
    assert t.hand("nurgle") == []
    t.settled()


def test_persistence_of_change_stays_after_a_kill(table):
    t = table(
        phase="battle",
        kislev="tzeentch: lord_of_change; nurgle: leper",
        cards={"kislev": ["persistence_of_change"], "empire": ["persistence_of_change"]},
        dice=[[4, 1, 1]],
        then="end",
        old_world=["mass_exodus"],
    )
    assert t.slots("kislev") == ["persistence_of_change", None]
    assert t.slots("empire") == [None, None]
    assert t.discard("tzeentch") == ["persistence_of_change"]


def test_persistence_of_change_leaves_without_a_kill(table):
    t = table(
        phase="battle",
        kislev="tzeentch: lord_of_change; nurgle: leper",
        cards={"kislev": ["persistence_of_change"]},
        dice=[[1, 1, 1]],
        then="end",
        old_world=["mass_exodus"],
    )
    assert t.slots("kislev") == [None, None]


def test_persistence_of_change_may_choose_its_slot(table):
    t = table(
        turn="tzeentch", hands={"tzeentch": ["persistence_of_change", "dazzle"]}, power={**ONLY_TZEENTCH, "tzeentch": 1}
    )
    assert t.refused("tzeentch", "play_right dazzle kislev") == ["no_power_for_card"]
    t.act("tzeentch", "play_right persistence_of_change kislev")
    assert t.slots("kislev") == [None, "persistence_of_change"]
    t.settled()


def test_dazzle_lowers_the_attack_of_enemies(table):
    t = table(kislev="khorne: bloodletter, bloodsworn; tzeentch: horror", cards={"kislev": ["dazzle", "dazzle"]})
    assert t.ask("attack bloodletter kislev") == 0
    assert t.ask("attack bloodsworn kislev") == 0
    assert t.ask("attack horror kislev") == 1
    assert t.ask("attack bloodletter empire") == 2


# -- upgrades


def test_upgraded_acolyte_takes_a_warpstone_along(table):
    t = table(
        turn="tzeentch",
        upgrades=["up_acolyte"],
        kislev="tzeentch: 2 acolyte; tokens: 2 warpstone",
        power={**ONLY_TZEENTCH, "tzeentch": 2},
    )
    t.act("tzeentch", "summon cultist kislev empire", "carry")
    assert (t.tokens("empire", "warpstone"), t.tokens("kislev", "warpstone")) == (1, 1)
    t.act("tzeentch", "summon cultist kislev troll_country", "decline")
    assert t.tokens("kislev", "warpstone") == 1
    t.settled()


def test_acolyte_carries_nothing_plain_from_the_reserve_or_into_ruins(table):
    plain = table(
        turn="tzeentch", kislev="tzeentch: acolyte; tokens: warpstone", power={**ONLY_TZEENTCH, "tzeentch": 1}
    )
    plain.act("tzeentch", "summon cultist kislev empire").settled()
    reserve = table(
        turn="tzeentch",
        upgrades=["up_acolyte"],
        kislev="tzeentch: acolyte; tokens: warpstone",
        power={**ONLY_TZEENTCH, "tzeentch": 1},
    )
    reserve.act("tzeentch", "summon cultist reserve empire").settled()
    ruins = table(
        turn="tzeentch",
        upgrades=["up_acolyte"],
        kislev="tzeentch: acolyte; tokens: warpstone",
        empire="ruined: 1",
        power={**ONLY_TZEENTCH, "tzeentch": 1},
    )
    ruins.act("tzeentch", "summon cultist kislev empire").settled()
    assert ruins.tokens("kislev", "warpstone") == 1


def test_upgraded_horror_blocks_a_slot(table):
    t = table(
        turn="tzeentch",
        upgrades=["up_horror"],
        kislev="tzeentch: acolyte",
        cards={"kislev": ["plague_aura"]},
        hands={"slaanesh": ["abyssal_pact"]},
        power={"khorne": 0, "nurgle": 0, "tzeentch": 4, "slaanesh": 1},
    )
    t.act("tzeentch", "summon warrior reserve kislev", "entrench right")
    assert t.slots("kislev") == ["plague_aura", "horror"]
    assert t.refused("slaanesh", "play abyssal_pact kislev") == ["slots_full"]
    assert t.ask("domination tzeentch kislev") == 2  # still a figure
    t.act("slaanesh", "pass")
    t.act("tzeentch", "summon entrenched_warrior kislev empire", "decline")
    assert t.slots("kislev") == ["plague_aura", None]
    t.settled()


def test_a_killed_horror_frees_its_slot(table):
    t = table(
        phase="battle",
        kislev="tzeentch: entrenched_warrior; khorne: bloodthirster; cards: horror",
        dice=[[4, 4, 1, 1], [1]],
    )
    assert t.slots("kislev") == [None, None]
    assert t.reserve("horror") == 3
    t.settled()


def test_plain_horror_is_not_asked(table):
    t = table(turn="tzeentch", kislev="tzeentch: acolyte", power={**ONLY_TZEENTCH, "tzeentch": 2})
    t.act("tzeentch", "summon warrior reserve kislev").settled()


def test_upgraded_lord_of_change_brings_magic(table):
    t = table(
        phase="corruption",
        upgrades=["up_lord_of_change"],
        kislev="tzeentch: lord_of_change, 2 acolyte",
        empire="tzeentch: 2 acolyte",
    )
    assert t.counters("tzeentch") == 1
    t.settled()
    plain = table(phase="corruption", kislev="tzeentch: lord_of_change, 2 acolyte")
    assert plain.counters("tzeentch") == 0


def test_tzeentch_power_and_card_upgrades(table):
    empty = {god: [] for god in ("khorne", "nurgle", "slaanesh")}
    upgrades = ["up_tzeentch_power", "up_tzeentch_cards"]
    decks = {**empty, "tzeentch": ["teleport"] * 4 + ["dazzle"] * 3}
    t = table(phase="draw", upgrades=upgrades, decks=decks, dice=[[0]] * 6)
    assert (t.power("tzeentch"), len(t.hand("tzeentch"))) == (7, 6)
    t.settled()
    plain = table(phase="draw", decks=decks, dice=[[0]] * 5)
    assert (plain.power("tzeentch"), len(plain.hand("tzeentch"))) == (6, 5)
    plain.settled()


TWO_HORRORS = "tzeentch: 2 entrenched_warrior; cards: horror, horror"


def test_of_two_horrors_the_player_says_whose_slot_is_free(table):
    for side, slots in (("left", [None, "horror"]), ("right", ["horror", None])):
        t = table(turn="tzeentch", kislev=TWO_HORRORS, power={**ONLY_TZEENTCH, "tzeentch": 2})
        t.act("tzeentch", "summon entrenched_warrior kislev troll_country")
        assert t.offers("tzeentch") == ["leave left", "leave right"]
        t.act("tzeentch", f"leave {side}")
        assert t.slots("kislev") == slots
        assert t.heard("left_slot")[0]["slot"] == side
        t.settled()


def test_two_horrors_killed_in_one_battle_leave_both_slots(table):
    t = table(
        phase="battle",
        kislev=f"{TWO_HORRORS}; khorne: bloodthirster",
        dice=[[4, 4, 4, 4], [1, 1]],
    )
    assert t.slots("kislev") == [None, None]
    t.settled()


def test_one_of_two_horrors_killed_in_battle(table):
    t = table(phase="battle", kislev=f"{TWO_HORRORS}; khorne: bloodthirster", dice=[[4, 4, 1, 1], [1, 1]])
    assert t.waits == "leave_slot"
    t.act("tzeentch", "leave left")
    assert t.slots("kislev") == [None, "horror"]
    t.settled()
