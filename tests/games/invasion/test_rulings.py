"""The rulings of the facts file, each under its name. Those that are worked examples of the rulebook are in
test_examples.py: thyrus_cost, kingdom_income, quest_draw, book_combat, pillage_response, isha_seduced,
engineers_leave, runesmith_zone, boar_boyz, cannon_crew_loyalty, pistoliers_out, heads_off_hero_book.
"""

from __future__ import annotations

from tests.games.invasion.conftest import Lay


def test_heads_off_grimgor_destroys_nothing(table: Lay) -> None:
    t = table(
        a={"developments": {"kingdom": ["grimgor_ironhide"]}, "kingdom": ["keystone_forge"]},
        b={"hand": ["rip_dere_eads_off"], "resources": 1, "kingdom": ["grimgors_camp"]},
        active="b",
    )
    t.b("play rip_dere_eads_off").resolve()
    assert t.card("grimgor_ironhide")["kind"] == "unit"
    assert t.in_play("keystone_forge")
    assert t.in_play("grimgors_camp")
    t.settled()


def test_heads_off_unit_gives_power_and_defends_until_the_end(table: Lay) -> None:
    t = table(
        a={"hand": ["rip_dere_eads_off"], "resources": 1, "battlefield": ["urguck"]},
        b={"developments": {"battlefield": ["followers_of_mork"]}},
        phase="battlefield",
    )
    t.until("declare_target").a("attack battlefield", "play rip_dere_eads_off").resolve()
    assert t.section("b", "battlefield")["power"] == 1
    t.until("declare_attackers").a("join urguck", "done").defend("followers_of_mork").fight()
    assert t.damage("urguck") == 1
    t.until("beginning")
    assert t.discard("b") == ["followers_of_mork"]
    t.settled()


def test_comet_x_copies_flames_for_nothing(table: Lay) -> None:
    t = table(
        a={"race": "chaos", "hand": ["flames_of_tzeentch"], "resources": 4},
        b={"race": "empire", "hand": ["twin_tailed_comet"], "resources": 5, "kingdom": ["pistoliers", "free_company"]},
    )
    t.a("play flames_of_tzeentch", "pay_x 2", "target pistoliers").b("play twin_tailed_comet").resolve()
    assert t.waits == "aim"
    t.b("target free_company").resolve()
    assert t.damage("free_company") == 0
    assert not t.in_play("pistoliers")
    t.settled()


def test_domination_x_is_zero(table: Lay) -> None:
    t = table(
        a={"race": "chaos", "hand": ["slaaneshs_domination"], "resources": 3},
        b={"race": "chaos", "hand": ["flames_of_tzeentch"], "kingdom": ["chaos_knights", "dark_zealot"]},
        chance=[[0]],
    )
    t.a("play slaaneshs_domination").resolve()
    t.a("take flames_of_tzeentch", "target chaos_knights")
    assert t.damage("chaos_knights") == 0
    assert t.discard("b") == ["flames_of_tzeentch"]
    t.settled()


def test_franz_declared_unit_keeps_attacking(table: Lay) -> None:
    t = table(
        a={"battlefield": ["hammerer_of_karak_azul", "troll_slayers"]},
        b={"race": "empire", "hand": ["franzs_decree"], "resources": 1},
        phase="battlefield",
    )
    t.attack("kingdom", "hammerer_of_karak_azul").b("play franzs_decree", "target hammerer_of_karak_azul").resolve()
    assert t.card("hammerer_of_karak_azul")["role"] == "attacking"
    t.fight()
    assert t.section_damage("b", "kingdom") == 1
    t.settled()


def test_urguck_tokens_pay_for_cards(table: Lay) -> None:
    t = table(a={"kingdom": ["urguck damage=2"], "hand": ["squig_herders"], "resources": 0})
    t.a("deploy squig_herders kingdom").resolve()
    assert t.damage("urguck") == 0
    assert t.in_play("squig_herders")
    t.settled()


def test_burning_kingdom_still_collects(table: Lay) -> None:
    t = table(a={"kingdom": ["contested_village"], "burning": ["kingdom"]}, phase="kingdom")
    assert t.resources("a") == 4
    t.settled()


def test_attack_burning_zone_to_scout(table: Lay) -> None:
    t = table(
        a={"race": "empire", "battlefield": ["free_company"]},
        b={"burning": ["quest"], "hand": ["pillage", "waaagh"]},
        phase="battlefield",
        chance=[[1]],
    )
    t.attack("quest", "free_company").fight()
    assert t.discard("b") == ["waaagh"]
    assert t.section_damage("b", "quest") == 0
    t.settled()


def test_begin_before_kingdom(table: Lay) -> None:
    t = table(
        a={"kingdom": ["keystone_forge"], "damage": {"quest": 2}, "resources": 2, "quest": ["city_gates"]},
        phase="beginning",
    )
    assert t.waits == "order_effects"
    t.a("resolve keystone_forge turn_begins")
    assert t.section_damage("a", "quest") == 1
    assert t.developments("a", "quest") == 1
    assert t.resources("a") == 2
    t.close()
    assert t.resources("a") == 4
    t.settled()


def test_loyalty_tactic_on_the_chain_gives_no_symbol(table: Lay) -> None:
    t = table(a={"hand": ["demolition", "striking_the_grudge"], "resources": 9}, b={"kingdom": ["grimgors_camp"]})
    before = t.ask("cost striking_the_grudge", "a")
    t.a("play demolition")
    assert t.ask("cost striking_the_grudge", "a") == before == 3


def test_zero_hp_unit_is_destroyed_at_once(table: Lay) -> None:
    t = table(
        a={"quest": ["vile_sorceress"]},
        b={"kingdom": ["lobber_crew", "black_orc_squad"]},
        phase="beginning",
    )
    t.a("target lobber_crew")
    assert t.discard("b") == ["lobber_crew"]
    assert t.in_play("black_orc_squad")
    t.settled()


def test_horrific_mutation_destroys_weak_defenders_before_damage(table: Lay) -> None:
    t = table(
        a={"race": "chaos", "battlefield": ["dark_zealot +horrific_mutation"]},
        b={"kingdom": ["lobber_crew", "crooked_teef_goblins", "black_orc_squad"]},
        phase="battlefield",
    )
    t.attack("kingdom", "dark_zealot", defend=["lobber_crew", "crooked_teef_goblins"])
    assert sorted(t.discard("b")) == ["crooked_teef_goblins", "lobber_crew"]
    assert t.step == "defenders"
    assert t.card("black_orc_squad")["hit_points"] == 4
    t.fight()
    assert t.section_damage("b", "kingdom") == 1
    t.settled()


def test_pestilence_can_only_be_answered_as_a_tactic(table: Lay) -> None:
    t = table(
        a={"race": "chaos", "hand": ["nurgles_pestilence"], "resources": 9, "kingdom": ["chaos_knights"]},
        b={"race": "dwarf", "kingdom": ["runesmith"], "hand": ["master_rune_of_valaya"], "resources": 9},
    )
    t.a("play nurgles_pestilence")
    assert t.waits == "answer"
    t.b("pass").a("pass")
    assert t.discard("b") == ["runesmith"]
    assert t.damage("chaos_knights") == 1
    t.settled()


def test_ranger_leaves_together_and_does_not_trigger(table: Lay) -> None:
    t = table(
        a={"quest": ["dwarf_ranger"], "kingdom": ["runesmith"]},
        b={"hand": ["troll_vomit"], "resources": 9},
        active="b",
    )
    t.b("play troll_vomit").resolve()
    assert sorted(t.discard("a")) == ["dwarf_ranger", "runesmith"]
    t.settled()


def test_stubborn_cap_moves_no_more_than_destroys(table: Lay) -> None:
    t = table(
        a={"hand": ["stubborn_refusal"], "resources": 2, "quest": ["mountain_brigade damage=5", "runesmith"]},
    )
    t.a("play stubborn_refusal", "target mountain_brigade").resolve()
    assert t.damage("mountain_brigade") == 4
    assert t.discard("a") == ["stubborn_refusal", "runesmith"]
    t.settled()


def test_stubborn_toughness_does_not_help(table: Lay) -> None:
    t = table(
        a={"hand": ["stubborn_refusal"], "resources": 2, "quest": ["mountain_brigade damage=1"]},
        b={"race": "dwarf", "quest": ["hammerer_of_karak_azul"], "kingdom": ["runesmith"]},
    )
    t.a("play stubborn_refusal", "target mountain_brigade")
    assert t.options("target") == set()  # one choice is taken at once
    t.resolve()
    assert t.damage("hammerer_of_karak_azul") == 1
    t.settled()


def test_meteor_choice_without_a_unit_is_damage(table: Lay) -> None:
    t = table(a={"race": "chaos", "kingdom": ["warpstone_meteor"]}, b={"quest": ["urguck"]}, phase="beginning")
    t.a("target_section a kingdom")
    assert t.options("corrupt") == set()
    t.b("target_section b quest")
    assert t.section_damage("a", "kingdom") == 1
    assert t.section_damage("b", "quest") == 1
    t.settled()


def test_divers_choice_without_developments(table: Lay) -> None:
    t = table(
        a={"battlefield": ["doom_divers"], "developments": {"quest": ["pillage"]}},
        b={"burning": ["quest"]},
        phase="beginning",
    )
    t.a("sacrifice development")
    assert t.discard("a") == ["pillage"]
    assert [t.section_damage("b", zone) for zone in ("kingdom", "quest", "battlefield")] == [1, 0, 1]
    t.settled()


def test_valaya_does_not_stop_counterstrike(table: Lay) -> None:
    t = table(
        a={"battlefield": ["mountain_brigade"], "hand": ["master_rune_of_valaya"], "resources": 2},
        b={"race": "empire", "kingdom": ["reiksguard_knights"]},
        phase="battlefield",
    )
    t.until("declare_target").a("attack kingdom", "play master_rune_of_valaya").resolve()
    t.until("declare_attackers").a("join mountain_brigade", "done").defend("reiksguard_knights")
    assert t.damage("mountain_brigade") == 2
    t.fight()
    assert t.damage("mountain_brigade") == 2
    assert t.damage("reiksguard_knights") == 0
    t.settled()


def test_bloodthirster_makes_toughness_useless(table: Lay) -> None:
    t = table(
        a={"race": "chaos", "kingdom": ["bloodthirster"], "quest": ["nurgle_sorcerer"], "resources": 3},
        b={"race": "dwarf", "kingdom": ["hammerer_of_karak_azul"]},
    )
    t.a("use nurgle_sorcerer", "target hammerer_of_karak_azul").resolve()
    assert t.damage("hammerer_of_karak_azul") == 1
    t.settled()


def test_fortress_each_turn_once(table: Lay) -> None:
    t = table(
        a={"battlefield": ["rock_lobber", "urguck", "lobber_crew"], "quest": ["boar_boyz"], "resources": 9},
        b={"kingdom": ["contested_fortress"]},
    )
    t.a("use rock_lobber", "target_section b quest", "sacrifice urguck").resolve()
    assert t.section_damage("b", "quest") == 1
    t.until("declare_target").a("attack quest").until("declare_attackers").a("join lobber_crew", "done").fight()
    assert t.section_damage("b", "quest") == 2
    t.settled()


def test_corrupt_income(table: Lay) -> None:
    t = table(a={"kingdom": ["hammerer_of_karak_azul corrupted"]}, phase="kingdom")
    t.a("done")
    assert t.corrupted("hammerer_of_karak_azul")
    assert t.resources("a") == 4
    t.settled()


def test_excavation_enter_corrupts_what_comes(table: Lay) -> None:
    t = table(
        a={"kingdom": ["warpstone_excavation"], "hand": ["runesmith", "troll_slayers"], "resources": 9},
        b={"quest": ["shrine_to_nurgle"]},
    )
    t.a("deploy runesmith kingdom").resolve()
    t.a("deploy troll_slayers quest").resolve()
    assert t.corrupted("runesmith")
    assert not t.corrupted("troll_slayers")
    t.settled()


def test_hero_move_into_a_zone_with_a_hero(table: Lay) -> None:
    t = table(
        a={"race": "empire", "hand": ["forced_march"], "resources": 3},
        b={"race": "dwarf", "kingdom": ["durgnar_the_bold"], "quest": ["king_kazador"]},
    )
    t.a("play forced_march")  # Kazador is too dear to aim at: Durgnar is the only target
    t.resolve()
    assert t.zone("durgnar_the_bold") == "battlefield"
    t.settled()


def test_attachment_control_stays_with_its_player(table: Lay) -> None:
    t = table(a={"race": "empire", "battlefield": ["pistoliers owner=b +knight_training:b"]}, b={"race": "empire"})
    assert t.card("pistoliers")["controller"] == 0
    assert t.card("knight_training")["controller"] == 1
    assert t.power("pistoliers") == 2
    assert t.match.view(None)["table"]["seats"][1]["symbols"]["empire"] == 2


def test_questing_moves_loses_the_tokens(table: Lay) -> None:
    t = table(
        a={
            "race": "empire",
            "quest": ["a_glorious_death tokens=2", "pistoliers on=a_glorious_death"],
            "resources": 1,
        }
    )
    t.a("use pistoliers").resolve()
    t.a("move battlefield")
    assert t.card("a_glorious_death")["tokens"] == 0
    assert t.card("pistoliers")["quest"] is None
    t.settled()


def test_new_unit_same_zone_by_a_move(table: Lay) -> None:
    t = table(
        a={"race": "empire", "kingdom": ["the_greatswords"], "quest": ["pistoliers"], "resources": 1},
        b={"race": "empire", "kingdom": ["the_greatswords"]},
    )
    t.a("use pistoliers").resolve()
    t.a("move kingdom")
    assert t.power("the_greatswords_a1") == 2
    assert t.power("the_greatswords_b1") == 1
    t.settled()


def test_assigned_lost_when_the_defender_returns_to_hand(table: Lay) -> None:
    t = table(
        a={"race": "dwarf", "battlefield": ["mountain_brigade"]},
        b={
            "race": "chaos",
            "kingdom": ["melekh_the_changer", "sigmars_blessed"],
            "hand": ["culling_the_weak"],
            "resources": 3,
        },
        phase="battlefield",
    )
    t.attack("kingdom", "mountain_brigade", defend=["melekh_the_changer"]).until("assigned")
    t.b("play culling_the_weak", "sacrifice sigmars_blessed")  # Melekh is the only unit left there
    t.resolve().fight()
    assert "melekh_the_changer" in t.hand("b")
    assert t.section_damage("b", "kingdom") == 0
    t.settled()


def test_spawn_sacrifice_is_no_destruction(table: Lay) -> None:
    t = table(
        a={
            "race": "chaos",
            "battlefield": ["fledgling_chaos_spawn", "dark_zealot"],
            "hand": ["culling_the_weak"],
            "resources": 2,
        },
        b={"battlefield": ["urguck"]},
    )
    t.a("play culling_the_weak", "sacrifice fledgling_chaos_spawn").resolve()
    assert t.damage("urguck") == 0
    assert t.power("dark_zealot") == 2
    t.settled()


def test_bigga_goblin_dies_at_once(table: Lay) -> None:
    t = table(a={"race": "orc", "hand": ["wez_bigga", "crooked_teef_goblins"], "resources": 0})
    t.a("play wez_bigga").resolve()
    t.a("deploy crooked_teef_goblins battlefield").resolve()
    assert t.discard("a") == ["wez_bigga", "crooked_teef_goblins"]
    t.settled()


def test_last_card_of_the_deck_loses(table: Lay) -> None:
    t = table(a={"hand": ["wake_the_mountain"], "resources": 4, "deck": ["runesmith"] * 3})
    t.a("play wake_the_mountain").resolve()
    t.a("move kingdom")
    assert t.match.over
    assert t.match.ranking == [[1], [0]]
    t.settled()


def test_limited_two_in_one_turn(table: Lay) -> None:
    t = table(a={"hand": ["contested_village", "armoury"], "resources": 9})
    t.a("deploy contested_village kingdom").resolve()
    t.b("pass")
    assert t.why("deploy armoury kingdom") == {"limited"}


def test_gors_blood_counts_power_only(table: Lay) -> None:
    t = table(
        a={
            "race": "chaos",
            "hand": ["blood_for_the_blood_god"],
            "resources": 3,
            "developments": {"battlefield": ["pillage", "pillage"]},
            "battlefield": ["savage_gors"],
        },
        b={"race": "chaos", "battlefield": ["chaos_knights"]},
        phase="battlefield",
    )
    t.attack("kingdom", "savage_gors").a("play blood_for_the_blood_god", "target savage_gors").resolve()
    assert {"event": "damaged", "piece": "savage_gors_a1", "damage": 1} in [
        {key: value for key, value in event.items() if key != "entry"} for event in t.match.events(None)
    ]
    t.settled()


def test_spawn_of_tie_followers_burn_both_last_sections(table: Lay) -> None:
    t = table(
        a={"hand": ["followers_of_mork"], "resources": 3, "burning": ["kingdom"], "damage": {"quest": 7}},
        b={"burning": ["kingdom"], "damage": {"quest": 7}},
    )
    t.a("deploy followers_of_mork battlefield").resolve()
    t.a("target_section a quest", "target_section a battlefield")
    t.b("target_section b quest")
    assert t.match.over
    assert t.match.ranking == [[0, 1]]
    t.settled()


def test_response_attachment_can_be_answered(table: Lay) -> None:
    t = table(
        a={"hand": ["organ_gun"], "resources": 1, "kingdom": ["runesmith"]},
        b={"race": "chaos", "hand": ["nurgles_pestilence"], "resources": 4},
    )
    t.a("play organ_gun").b("play nurgles_pestilence").resolve()
    assert sorted(t.discard("a")) == ["organ_gun", "runesmith"]
    t.settled()
