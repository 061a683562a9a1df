"""The 48 rulings, by number."""

import pytest

NOBODY = {"khorne": 0, "nurgle": 0, "tzeentch": 0, "slaanesh": 0}


def test_r01_infiltrations_earn_slaanesh_no_counter(table):
    spec = {
        "turn": "slaanesh",
        "kislev": "tokens: noble",
        "hands": {"slaanesh": ["perverse_infiltration"] * 2},
        "power": {**NOBODY, "slaanesh": 1},
        "then": "corruption",
    }
    for reading, counters in (("faq", 0), ("rulebook", 1)):
        t = table(dial_reading=reading, **spec)
        t.act("slaanesh", "play perverse_infiltration kislev", "play perverse_infiltration kislev", "pass")
        assert t.corruption("kislev", "slaanesh") == 2
        assert t.counters("slaanesh") == counters
        t.settled()


def test_r02_a_hero_serves_slaanesh_as_well_as_a_noble(table):
    t = table(phase="corruption", kislev="slaanesh: 2 seductress; tokens: hero", empire="slaanesh: 2 seductress")
    assert t.counters("slaanesh") == 1
    t.settled()


def test_r03_any_mix_of_symbols_and_warpstone_serves_tzeentch(table):
    t = table(
        phase="corruption",
        kislev="tzeentch: 2 acolyte; tokens: warpstone",
        cards={"kislev": ["plague_aura"]},
        tilea="tzeentch: 2 acolyte; tokens: 2 warpstone",
        empire="tzeentch: 2 acolyte; tokens: warpstone",
    )
    assert t.counters("tzeentch") == 2
    t.settled()


def test_r04_one_counter_for_kills_of_two_opponents(table):
    t = table(
        phase="battle", kislev="khorne: bloodthirster; nurgle: 2 leper; slaanesh: seductress", dice=[[4, 4, 4, 1]]
    )
    t.act("khorne", "hit nurgle cultist", "hit nurgle cultist")
    assert t.commands("kislev", "slaanesh") == 0
    assert t.counters("khorne") == 1
    t.settled()


def test_r05_peasants_earn_no_counter(table):
    t = table(phase="battle", kislev="khorne: bloodletter; tokens: 2 peasant", dice=[[4, 5]])
    assert (t.counters("khorne"), t.peasants("khorne")) == (0, 2)
    t.settled()


def test_r06_reborn_in_blood_counts_per_battle_or_per_phase(table):
    for reading, counters in (("faq", 2), ("rulebook", 1)):
        t = table(
            phase="battle",
            dial_reading=reading,
            kislev="khorne: bloodletter; nurgle: 2 leper",
            cards={"kislev": ["reborn_in_blood"]},
            dice=[[4, 1], [4, 1]],
        )
        assert t.counters("khorne") == counters
        t.settled()


def test_r07_resistance_stops_at_zero(table):
    t = table(phase="corruption", norsca="nurgle: leper; tokens: skaven", cards={"norsca": ["influenza"]})
    assert t.ask("resistance norsca") == 0
    assert t.vp("nurgle") == 1
    empty = table(phase="corruption", norsca="tokens: skaven")
    assert [empty.vp(god) for god in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [0, 0, 0, 0]


def test_r08_tokens_by_card_make_a_ruiner(table):
    t = table(
        turn="slaanesh",
        hands={"slaanesh": ["perverse_infiltration"]},
        power={**NOBODY, "slaanesh": 1},
        kislev="nurgle: leper; corruption: nurgle 10, khorne 1",
        then="corruption",
    )
    t.act("slaanesh", "play perverse_infiltration kislev", "pass")
    assert t.ruin("kislev") == 1
    assert (t.vp("slaanesh"), t.vp("nurgle"), t.vp("khorne")) == (3, 3, 0)
    t.settled()


def test_r09_field_of_ecstasy_silences_blood_frenzy(table):
    t = table(
        phase="battle",
        kislev="khorne: bloodletter; nurgle: leper",
        cards={"kislev": ["blood_frenzy", "field_of_ecstasy"]},
    )
    assert t.heard("rolled") == []
    t.settled()


def test_r10_battle_cry_beats_stench_of_death(table):
    t = table(phase="corruption", kislev="nurgle: 2 plaguebearer", cards={"kislev": ["stench_of_death", "battle_cry"]})
    assert t.vp("nurgle") == 3
    assert t.corruption("kislev", "nurgle") == 0
    t.settled()


def test_r11_two_blood_frenzies_roll_four_dice(table):
    t = table(
        phase="battle",
        kislev="nurgle: 2 leper",
        cards={"kislev": ["blood_frenzy", "blood_frenzy"]},
        dice=[[1, 2, 3, 1]],
    )
    assert len(t.heard("rolled")[0]["dice"]) == 4
    t.settled()


def test_r12_two_skull_thrones(table):
    t = table(kislev="khorne: bloodletter, bloodsworn", cards={"kislev": ["skull_throne", "skull_throne"]})
    assert t.ask("domination khorne kislev") == 4


def test_r13_teleport_must_move_an_enemy_if_only_enemies_are_there(table):
    t = table(
        turn="tzeentch", hands={"tzeentch": ["teleport"]}, kislev="nurgle: 2 leper", power={**NOBODY, "tzeentch": 1}
    )
    t.act("tzeentch", "play teleport kislev")
    assert "decline" not in t.offers("tzeentch")
    t.act("tzeentch", "send norsca").settled()
    assert t.count("norsca", "leper") == 1


@pytest.mark.parametrize("kislev", ["", "khorne: bloodthirster"])
def test_r14_teleport_without_a_traveller(table, kislev):
    t = table(turn="tzeentch", hands={"tzeentch": ["teleport"]}, kislev=kislev, power={**NOBODY, "tzeentch": 1})
    t.act("tzeentch", "play teleport kislev").settled()
    assert t.slots("kislev") == ["teleport", None]


def test_r15_the_shield_travels_and_its_card_stays(table):
    t = table(
        turn="tzeentch",
        hands={"tzeentch": ["warp_shield", "teleport"]},
        empire="tzeentch: acolyte",
        estalia="khorne: bloodletter; nurgle: leper",
        power={**NOBODY, "tzeentch": 1},
        then="battle",
        dice=[[4, 4]],
    )
    t.act("tzeentch", "play warp_shield empire", "play teleport empire", "send estalia")
    assert t.slots("empire") == ["warp_shield", "teleport"]
    assert (t.count("estalia", "acolyte"), t.count("estalia", "leper")) == (1, 0)
    t.settled()


def test_r16_field_of_carnage_holds_the_teleported(table):
    t = table(
        turn="tzeentch",
        hands={"tzeentch": ["teleport"]},
        kislev="tzeentch: acolyte; khorne: bloodsworn, bloodletter",
        cards={"kislev": ["field_of_carnage"]},
        power={**NOBODY, "tzeentch": 1},
    )
    t.act("tzeentch", "play teleport kislev")
    assert t.refused("tzeentch", "pick tzeentch cultist") == ["held_by_carnage"]
    t.act("tzeentch", "pick khorne cultist", "send norsca").settled()
    alone = table(
        turn="tzeentch",
        hands={"tzeentch": ["teleport"]},
        kislev="tzeentch: acolyte",
        cards={"kislev": ["field_of_carnage"]},
        power={**NOBODY, "tzeentch": 1},
    )
    alone.act("tzeentch", "play teleport kislev").settled()
    assert alone.count("kislev", "acolyte") == 1


def test_r17_early_and_normal_hits_add_up(table):
    t = table(
        phase="battle",
        kislev="khorne: bloodletter; nurgle: great_unclean_one",
        cards={"kislev": ["blood_frenzy"]},
        dice=[[4, 5], [4, 1], [1, 1, 1]],
    )
    assert t.count("kislev", "great_unclean_one") == 0
    assert [roll["god"] for roll in t.heard("rolled")] == ["khorne", "khorne", "nurgle"]
    t.settled()


def test_r18_the_early_dead_do_not_roll(table):
    t = table(
        phase="battle", upgrades=["up_bloodletter"], kislev="khorne: bloodletter; nurgle: plaguebearer", dice=[[4, 1]]
    )
    t.act("khorne", "hit nurgle warrior")
    assert [roll["god"] for roll in t.heard("rolled")] == ["khorne"]
    t.settled()


def test_r19_the_laid_down_still_roll(table):
    t = table(phase="battle", kislev="khorne: bloodletter; nurgle: plaguebearer", dice=[[4, 1], [4]])
    assert t.commands("kislev", "khorne") == t.commands("kislev", "nurgle") == 0
    t.settled()


def test_r20_too_few_hits_are_lost(table):
    t = table(phase="battle", kislev="khorne: bloodletter; nurgle: great_unclean_one", dice=[[4, 5], [1, 1, 1]])
    assert t.count("kislev", "great_unclean_one") == 1
    assert t.heard("hits_lost")[0]["hits"] == 2
    t.settled()


def test_r21_own_figures_under_foreign_command_must_be_hit(table):
    t = table(phase="battle", kislev="khorne: bloodletter; slaanesh: charmed_bloodsworn", dice=[[4, 4]])
    assert t.count("kislev", "bloodsworn") == 0
    assert t.counters("khorne") == 1
    t.settled()


def test_r22_a_charmed_acolyte_corrupts_for_slaanesh(table):
    t = table(
        phase="corruption", upgrades=["up_acolyte"], kislev="slaanesh: seductress, charmed_acolyte; tokens: noble"
    )
    assert (t.corruption("kislev", "slaanesh"), t.corruption("kislev", "tzeentch")) == (2, 0)
    assert t.counters("slaanesh") == 1
    t.settled()


def test_r23_a_tie_at_the_top_scores_nobody(table):
    t = table(phase="corruption", norsca="khorne: 3 bloodletter; nurgle: 3 plaguebearer; slaanesh: 2 daemonette")
    assert [t.vp(god) for god in ("khorne", "nurgle", "slaanesh")] == [0, 0, 0]
    t.settled()


def test_r24_equal_to_the_resistance_is_not_enough(table):
    t = table(phase="corruption", kislev="khorne: 3 bloodletter", tilea="nurgle: 3 plaguebearer")
    assert (t.vp("khorne"), t.vp("nurgle")) == (0, 2)
    t.settled()


def test_r25_degenerate_royalty_counts_in_full(table):
    t = table(cards={"kislev": ["degenerate_royalty"]}, kislev="corruption: khorne 3")
    assert t.ask("domination slaanesh kislev") == 3


def test_r26_ruination_cards_go_in_region_order_until_there_are_none(table):
    ruins = {
        "norsca": "ruined: 1",
        "troll_country": "ruined: 2",
        "border_princes": "ruined: 3",
        "badlands": "ruined: 4",
    }
    t = table(
        phase="corruption",
        kislev="nurgle: leper; corruption: nurgle 11",
        empire="nurgle: leper; corruption: nurgle 11",
        **ruins,
    )
    assert (t.ruin("kislev"), t.ruin("empire")) == (5, 0)
    assert t.corruption("empire", "nurgle") == 12
    assert t.vp("nurgle") == 5
    t.settled()


def test_r27_three_share_the_first_place(table):
    t = table(
        phase="end",
        step="ruined_regions",
        estalia="corruption: khorne 4, nurgle 4, tzeentch 4, slaanesh 2; ruined: 1 open",
    )
    assert [t.vp(god) for god in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [4, 4, 4, 0]
    t.settled()


def test_r28_two_share_the_second_place(table):
    t = table(phase="end", step="ruined_regions", empire="corruption: khorne 6, nurgle 3, tzeentch 3; ruined: 1 open")
    assert [t.vp(god) for god in ("khorne", "nurgle", "tzeentch")] == [10, 2, 2]
    t.settled()


def test_r29_a_tied_lead_gives_no_extra_tick(table):
    t = table(phase="end", step="dials", counters={"khorne": 2, "nurgle": 2, "slaanesh": 1})
    assert [t.dial(god) for god in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [1, 1, 0, 1]
    t.settled()


def test_r30_a_dial_beats_fifty_points(table):
    t = table(phase="end", step="game_end", dial={"slaanesh": 7}, vp={"khorne": 55, "slaanesh": 12})
    assert t.match.view(None)["table"]["result"] == {
        "ending": "dial",
        "winners": [3],
        "ranking": [{"seat": 3, "rank": 1}, {"seat": 0, "rank": 2}, {"seat": 2, "rank": 3}, {"seat": 1, "rank": 4}],
    }
    t.settled()


def test_r31_two_dials_at_victory(table):
    dials = {"slaanesh": 7, "khorne": 9}
    richer = table(phase="end", step="game_end", dial=dials, vp={"khorne": 20, "slaanesh": 21})
    assert richer.s.winners == (3,)
    shared = table(phase="end", step="game_end", dial=dials, vp={"khorne": 20, "slaanesh": 20})
    assert shared.match.ranking[0] == [0, 3]


def test_r32_two_heroes_strike_one_after_the_other(table):
    t = table(phase="end", step="heroes", kislev="slaanesh: seductress; khorne: 2 bloodletter; tokens: 2 hero")
    assert (t.count("kislev", "seductress"), t.count("kislev", "bloodletter")) == (0, 1)
    assert t.tokens("kislev", "hero") == 2
    t.settled()


def test_r33_heroes_use_the_threat_before_the_dials_turn(table):
    t = table(
        phase="end",
        step="heroes",
        then="end",
        counters={"khorne": 1, "slaanesh": 1},
        kislev="khorne: bloodletter; slaanesh: seductress; tokens: hero",
    )
    assert (t.count("kislev", "seductress"), t.count("kislev", "bloodletter")) == (0, 1)
    assert t.dial("khorne") == 1  # turned later
    t.settled()


def test_r34_the_last_figure_may_leave_for_a_neighbour(table):
    t = table(norsca="khorne: bloodletter", power={**NOBODY, "khorne": 2})
    assert t.refused("khorne", "summon warrior norsca kislev") == ["not_adjacent"]
    t.act("khorne", "summon warrior norsca troll_country").settled()
    assert t.commands("norsca", "khorne") == 0


def test_r35_no_power_no_turn(table):
    t = table(hands={"khorne": ["blood_frenzy"]}, power={**NOBODY, "nurgle": 1})
    assert t.asked == "nurgle"
    t.act("nurgle", "pass").settled()


def test_r36_drained_to_zero_is_out(table):
    t = table(
        turn="tzeentch",
        hands={"tzeentch": ["drain_power"]},
        kislev="slaanesh: seductress",
        power={**NOBODY, "tzeentch": 1, "slaanesh": 1},
    )
    t.act("tzeentch", "play drain_power kislev")
    assert (t.power("slaanesh"), t.power("tzeentch"), t.asked) == (0, 2, "tzeentch")
    t.act("tzeentch", "pass").settled()


def test_r37_hits_do_not_pass_to_the_extra_battle(table):
    t = table(
        phase="battle",
        kislev="khorne: bloodletter; nurgle: great_unclean_one",
        cards={"kislev": ["reborn_in_blood", "blood_frenzy"]},
        dice=[[4, 1], [4, 1], [1, 1, 1], [4, 1], [4, 1], [1, 1, 1]],
    )
    assert t.count("kislev", "great_unclean_one") == 1  # two hits in each battle
    assert [roll["roll"] for roll in t.heard("rolled")] == ["early", "battle", "battle"] * 2
    t.settled()


def test_r38_abyssal_pact_empties_the_skull_throne(table):
    t = table(kislev="khorne: bloodthirster", cards={"kislev": ["skull_throne", "abyssal_pact"]})
    assert t.ask("domination khorne kislev") == 1


def test_r39_a_charmed_leper_is_nurgles_enemy(table):
    rain = table(kislev="slaanesh: charmed_leper; nurgle: leper", cards={"kislev": ["rain_of_pus"]})
    figures = {entry["seat"]: entry["defense"] for entry in rain.match.view(None)["table"]["regions"][2]["figures"]}
    assert figures == {1: 2, 3: 1}
    touch = table(kislev="slaanesh: charmed_leper", cards={"kislev": ["plague_touch"]})
    assert touch.match.view(None)["table"]["regions"][2]["figures"][0]["defense"] == 1


def test_r40_a_charmed_cultist_may_be_summoned_and_keeps_its_upgrade(table):
    t = table(
        turn="slaanesh",
        upgrades=["up_acolyte"],
        kislev="slaanesh: charmed_acolyte; tokens: warpstone",
        power={**NOBODY, "slaanesh": 1},
        then="end",
        old_world=["mass_exodus"],
    )
    t.act("slaanesh", "summon charmed_acolyte kislev empire", "carry")
    assert t.tokens("empire", "warpstone") == 1
    assert t.corruption("empire", "slaanesh") == 1
    assert (t.commands("empire", "slaanesh"), t.commands("empire", "tzeentch")) == (0, 1)  # control has ended
    t.settled()


def test_r41_return_hits_are_dealt_at_once_and_may_be_added_up(table):
    early = table(
        phase="battle",
        upgrades=["up_plaguebearer"],
        kislev="khorne: bloodthirster; nurgle: 3 plaguebearer",
        cards={"kislev": ["blood_frenzy"]},
        dice=[[4, 4], [4, 1, 1, 1]],
    )
    early.act("khorne", "hit nurgle warrior", "hit nurgle warrior")
    assert early.count("kislev", "bloodthirster") == 0  # two early, one later: three return hits
    assert early.count("kislev", "plaguebearer") == 0
    early.settled()


def test_r42_the_call_moves_the_great_unclean_one_as_a_summons(table):
    t = table(
        hands={"khorne": ["blood_gods_call"]},
        upgrades=["up_great_unclean_one"],
        norsca="nurgle: great_unclean_one",
        power={**NOBODY, "khorne": 2},
    )
    t.act("khorne", "play blood_gods_call kislev", "fetch nurgle greater_daemon norsca")
    assert t.corruption("kislev", "nurgle") == 2
    assert t.counters("nurgle") == 1
    t.settled()


def test_r43_one_counter_per_phase(table):
    t = table(
        turn="nurgle",
        upgrades=["up_great_unclean_one"],
        kislev="nurgle: 2 leper",
        power={**NOBODY, "nurgle": 3},
        then="corruption",
    )
    t.act("nurgle", "summon greater_daemon reserve kislev")
    assert t.corruption("kislev", "nurgle") == 4
    assert t.counters("nurgle") == 2
    t.settled()


def test_r44_changer_of_ways_after_battle_cry(table):
    t = table(phase="corruption", tilea="nurgle: leper", cards={"tilea": ["battle_cry", "changer_of_ways"]})
    assert t.corruption("tilea", "nurgle") == 1
    t.settled()


def test_r45_the_final_rotting_is_no_battle(table):
    t = table(
        phase="battle", kislev="tzeentch: shielded_cultist; corruption: nurgle 1", cards={"kislev": ["final_rotting"]}
    )
    assert t.commands("kislev", "tzeentch") == 0
    assert t.heard("battle") == []
    t.settled()


def test_r46_a_region_scores_domination_in_the_round_it_falls_and_no_more(table):
    falling = table(phase="corruption", tilea="nurgle: 3 leper; corruption: nurgle 9")
    assert falling.vp("nurgle") == 2 + 3
    fallen = table(phase="corruption", tilea="nurgle: 3 leper; ruined: 1")
    assert fallen.vp("nurgle") == 0
    assert fallen.corruption("tilea", "nurgle") == 0


def test_r47_supply_and_ruins_limit_tokens(table):
    t = table(phase="old_world", old_world=["warpstone_discovery"], kislev="tokens: 13 warpstone", empire="ruined: 1")
    assert t.refused("nurgle", "place warpstone empire") == ["ruined"]
    t.act("nurgle", "place warpstone tilea")
    assert (t.tokens("tilea", "warpstone"), t.supply("warpstone")) == (1, 0)
    t.settled()


def test_r48_left_over_events_sleep_until_a_card_wakes_them(table):
    spec = {"phase": "battle", "kislev": "khorne: bloodletter; nurgle: leper; tokens: event"}
    asleep = table(track=["peasant_uprising"], dice=[[4, 1]], **spec)
    assert asleep.count("kislev", "leper") == 0
    awake = table(track=["electors_sue_for_peace"], **spec)
    assert awake.count("kislev", "leper") == 1
