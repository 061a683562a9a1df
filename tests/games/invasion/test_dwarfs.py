"""Cards 1-25: each text at work and at rest."""

from __future__ import annotations

from tests.games.invasion.conftest import Lay


def test_defender_of_the_hold(table: Lay) -> None:
    t = table(a={"hand": ["defender_of_the_hold"], "resources": 1})
    t.a("deploy defender_of_the_hold battlefield").resolve()
    assert t.zone("defender_of_the_hold") == "battlefield"
    t.settled()


def test_defender_of_the_hold_only_there(table: Lay) -> None:
    t = table(a={"hand": ["defender_of_the_hold"], "resources": 1})
    assert t.why("deploy defender_of_the_hold quest") == {"zone_only"}


def test_zhufbar_engineers(table: Lay) -> None:
    t = table(
        a={"quest": ["zhufbar_engineers damage=2"]},
        b={
            "race": "chaos",
            "quest": ["dark_zealot", "chaos_knights"],
            "kingdom": ["melekh_the_changer"],
            "hand": ["nurgles_pestilence"],
            "resources": 4,
        },
        active="b",
    )
    t.b("play nurgles_pestilence").resolve()
    assert t.options("sacrifice") == {"dark_zealot_b1", "chaos_knights_b1"}
    t.b("sacrifice dark_zealot")
    assert t.in_play("chaos_knights")
    assert t.in_play("melekh_the_changer")
    t.settled()


def test_zhufbar_engineers_find_nobody(table: Lay) -> None:
    t = table(
        a={"quest": ["zhufbar_engineers"]},
        b={"hand": ["pilgrimage"], "resources": 4, "kingdom": ["urguck"]},
        active="b",
    )
    t.b("play pilgrimage", "target zhufbar_engineers").resolve()
    assert t.in_play("urguck")
    t.settled()


def test_hammerer_of_karak_azul(table: Lay) -> None:
    t = table(
        a={"battlefield": ["hammerer_of_karak_azul"]}, b={"kingdom": ["doom_divers", "urguck"]}, phase="battlefield"
    )
    t.attack("kingdom", "hammerer_of_karak_azul", defend=["doom_divers"]).fight()
    assert t.damage("hammerer_of_karak_azul") == 1
    t.settled()


def test_hammerer_of_karak_azul_against_counterstrike(table: Lay) -> None:
    t = table(
        a={"battlefield": ["hammerer_of_karak_azul"]},
        b={"race": "empire", "kingdom": ["reiksguard_knights"]},
        phase="battlefield",
    )
    t.attack("kingdom", "hammerer_of_karak_azul", defend=["reiksguard_knights"])
    assert t.discard("a") == ["hammerer_of_karak_azul"]


def test_troll_slayers(table: Lay) -> None:
    two = {"developments": {"battlefield": ["runesmith", "runesmith"]}}
    t = table(a={"battlefield": ["troll_slayers", "runesmith"], **two})
    assert (t.power("troll_slayers"), t.power("runesmith")) == (3, 1)
    assert t.causes("power troll_slayers_a1", "a") == [("printed", 1), ("own_text", 2)]


def test_troll_slayers_elsewhere_or_with_one(table: Lay) -> None:
    two = {"developments": {"battlefield": ["runesmith", "runesmith"]}}
    assert table(a={"kingdom": ["troll_slayers"], **two}).power("troll_slayers") == 1
    one = {"developments": {"battlefield": ["runesmith"], "kingdom": ["runesmith"]}}
    assert table(a={"battlefield": ["troll_slayers"], **one}).power("troll_slayers") == 1
    theirs = table(a={"battlefield": ["troll_slayers"]}, b=two)
    assert theirs.power("troll_slayers") == 1


def test_runesmith(table: Lay) -> None:
    t = table(a={"quest": ["runesmith"], "resources": 5}, b={"battlefield": ["urguck"], "kingdom": ["squig_herders"]})
    t.a("use runesmith", "target urguck").resolve()
    t.a("use runesmith", "target urguck").resolve()
    assert t.power("urguck") == 3  # not limited
    assert t.power("squig_herders") == 1
    assert t.resources("a") == 1
    t.until("end").until("beginning")
    assert t.power("urguck") == 1
    t.settled()


def test_runesmith_without_money(table: Lay) -> None:
    t = table(a={"quest": ["runesmith"], "resources": 1})
    assert t.why("use runesmith") == {"no_resources"}


def test_durgnar_the_bold(table: Lay) -> None:
    assert table(a={"kingdom": ["durgnar_the_bold"], "burning": ["quest"]}).power("durgnar_the_bold") == 4


def test_durgnar_the_bold_while_the_enemy_burns(table: Lay) -> None:
    assert table(a={"kingdom": ["durgnar_the_bold"]}, b={"burning": ["quest"]}).power("durgnar_the_bold") == 2


def test_king_kazador(table: Lay) -> None:
    t = table(
        a={"race": "chaos", "hand": ["seduced_by_darkness"], "resources": 3},
        b={"race": "dwarf", "kingdom": ["king_kazador", "runesmith"]},
    )
    t.a("play seduced_by_darkness", "target king_kazador").resolve()
    assert t.corrupted("king_kazador")
    assert t.resources("a") == 0
    t.settled()


def test_king_kazador_is_too_dear(table: Lay) -> None:
    t = table(
        a={"race": "chaos", "hand": ["seduced_by_darkness"], "resources": 2},
        b={"race": "dwarf", "kingdom": ["king_kazador"]},
    )
    assert t.why("play seduced_by_darkness") == {"tax_too_high"}
    own = table(a={"quest": ["runesmith"], "kingdom": ["king_kazador"], "resources": 2})
    own.a("use runesmith", "target king_kazador").resolve()  # only opponents pay
    assert own.power("king_kazador") == 4


def test_king_kazador_and_what_does_not_aim(table: Lay) -> None:
    t = table(
        a={"hand": ["troll_vomit"], "race": "orc", "resources": 5}, b={"race": "dwarf", "kingdom": ["king_kazador"]}
    )
    t.a("play troll_vomit").resolve()
    assert t.discard("b") == ["king_kazador"]


def test_dwarf_cannon_crew(table: Lay) -> None:
    top = ["organ_gun", "runesmith", "runesmith", "runesmith", "keystone_forge"]
    t = table(a={"hand": ["dwarf_cannon_crew"], "resources": 3, "deck": [*top, "demolition"]}, chance=[[0, 1, 2, 3, 4]])
    t.a("deploy dwarf_cannon_crew quest").resolve()
    assert set(t.offers()) == {"take organ_gun", "take keystone_forge", "done"}
    t.a("take organ_gun")  # the crew itself is the only unit there to carry it
    assert t.card("organ_gun")["host"] == "dwarf_cannon_crew_a1"
    t.settled()


def test_dwarf_cannon_crew_finds_nothing(table: Lay) -> None:
    deck = ["runesmith", "demolition", "master_rune_of_dismay", "runesmith", "runesmith", "keystone_forge"]
    t = table(a={"hand": ["dwarf_cannon_crew"], "resources": 3, "deck": deck}, chance=[[0, 1, 2, 3, 4, 5]])
    t.a("deploy dwarf_cannon_crew quest").resolve()
    assert t.offers() == ["done"]  # asked all the same: the prompt must not tell what lies there
    t.a("done")
    assert t.deck("a") == 6
    t.settled()


def test_dwarf_masons(table: Lay) -> None:
    t = table(a={"hand": ["dwarf_masons"], "resources": 4, "deck": ["demolition", "runesmith"]})
    t.a("deploy dwarf_masons kingdom").resolve()
    assert (t.developments("a", "kingdom"), t.deck("a")) == (1, 1)
    own = [card["card"] for card in t.match.view(0)["table"]["cards"] if card["kind"] == "development"]
    assert own == ["demolition"]
    t.settled()


def test_dwarf_masons_on_the_table_do_nothing(table: Lay) -> None:
    t = table(a={"kingdom": ["dwarf_masons"]}, phase="beginning")
    assert t.developments("a", "kingdom") == 0


def test_dwarf_ranger(table: Lay) -> None:
    t = table(
        a={"quest": ["dwarf_ranger"], "kingdom": ["runesmith"], "battlefield": ["grudge_thrower"], "resources": 1},
        b={"kingdom": ["lobber_crew"]},
    )
    t.a("use grudge_thrower", "sacrifice runesmith")
    assert t.waits == "aim_trigger"
    t.a("target_section b quest").resolve()
    assert t.section_damage("b", "quest") == 1
    t.settled()


def test_dwarf_ranger_in_the_kingdom_or_for_others(table: Lay) -> None:
    t = table(
        a={
            "kingdom": ["dwarf_ranger", "runesmith"],
            "quest": ["dwarf_ranger", "huntsmen"],
            "battlefield": ["grudge_thrower"],
            "resources": 2,
        },
    )
    t.a("use grudge_thrower", "sacrifice huntsmen").resolve()  # no Dwarf
    assert t.waits == "act"
    t.a("use grudge_thrower", "sacrifice runesmith")
    t.a("target dwarf_ranger_a1").resolve()  # one Ranger only, the one in the quest zone
    assert t.damage("dwarf_ranger_a1") == 1
    t.settled()


def test_mountain_brigade(table: Lay) -> None:
    t = table(a={"quest": ["mountain_brigade"], "hand": []}, phase="quest")
    assert len(t.hand("a")) == 3


def test_mountain_brigade_gives_nothing_elsewhere(table: Lay) -> None:
    assert len(table(a={"kingdom": ["mountain_brigade"]}, phase="quest").hand("a")) == 1


def test_ironbreakers_of_ankhor(table: Lay) -> None:
    t = table(
        a={"race": "chaos", "hand": ["flames_of_tzeentch"], "resources": 9},
        b={
            "race": "dwarf",
            "kingdom": ["ironbreakers_of_ankhor"],
            "developments": {"kingdom": ["runesmith", "runesmith"], "quest": ["runesmith"]},
        },
    )
    assert t.causes("toughness ironbreakers_of_ankhor_b1", "b") == [("own_text", 2)]
    t.a("play flames_of_tzeentch", "pay_x 3").resolve()
    assert t.damage("ironbreakers_of_ankhor") == 1


def test_ironbreakers_of_ankhor_without_developments(table: Lay) -> None:
    t = table(a={"kingdom": ["ironbreakers_of_ankhor"], "developments": {"quest": ["runesmith"]}})
    assert t.card("ironbreakers_of_ankhor")["toughness"] == 0


def test_rune_of_fortitude(table: Lay) -> None:
    t = table(
        a={"race": "orc", "battlefield": ["black_orc_squad", "doom_divers"], "resources": 1},
        b={"race": "dwarf", "kingdom": ["rune_of_fortitude"]},
        phase="battlefield",
    )
    t.attack("kingdom", "black_orc_squad", "doom_divers")
    assert t.waits == "pay_for_attackers"
    t.a("pay_for doom_divers")  # that was the last resource
    t.defend().fight()
    assert t.section_damage("b", "kingdom") == 2
    assert t.resources("a") == 0
    t.until("end")
    assert t.power("black_orc_squad") == 1


def test_rune_of_fortitude_guards_its_zone_only(table: Lay) -> None:
    t = table(
        a={"race": "orc", "battlefield": ["black_orc_squad"]},
        b={"race": "dwarf", "kingdom": ["rune_of_fortitude"]},
        phase="battlefield",
    )
    t.attack("quest", "black_orc_squad").fight()
    assert t.section_damage("b", "quest") == 1


def test_keystone_forge(table: Lay) -> None:
    t = table(a={"kingdom": ["keystone_forge"], "damage": {"quest": 2, "battlefield": 1}}, phase="beginning")
    t.a("target_section a quest")
    assert (t.section_damage("a", "quest"), t.section_damage("a", "battlefield")) == (1, 1)
    t.settled()


def test_keystone_forge_elsewhere_or_without_damage(table: Lay) -> None:
    t = table(a={"quest": ["keystone_forge"], "damage": {"quest": 2}}, phase="beginning")
    assert t.section_damage("a", "quest") == 2
    theirs = table(a={}, b={"race": "dwarf", "kingdom": ["keystone_forge"], "damage": {"quest": 2}}, phase="beginning")
    assert theirs.section_damage("b", "quest") == 2
    assert table(a={"kingdom": ["keystone_forge"]}, phase="beginning").waits == "act"


def test_organ_gun(table: Lay) -> None:
    t = table(
        a={"race": "orc", "battlefield": ["black_orc_squad"]},
        b={"race": "dwarf", "kingdom": ["runesmith +organ_gun", "troll_slayers"]},
        phase="battlefield",
    )
    t.attack("kingdom", "black_orc_squad", defend=["runesmith", "troll_slayers"])
    assert (t.power("runesmith"), t.power("troll_slayers")) == (3, 1)


def test_organ_gun_attacking(table: Lay) -> None:
    t = table(a={"battlefield": ["runesmith +organ_gun"]}, phase="battlefield")
    t.attack("kingdom", "runesmith")
    assert t.power("runesmith") == 1


def test_master_rune_of_dismay(table: Lay) -> None:
    t = table(
        a={"race": "orc", "hand": ["squig_herders", "grimgors_camp", "pillage"]},
        b={"race": "dwarf", "kingdom": ["master_rune_of_dismay"], "hand": ["runesmith"]},
    )
    assert t.ask("cost squig_herders", "a") == 3
    assert t.ask("cost grimgors_camp", "a") == 3
    assert t.ask("cost pillage", "a") == 3
    assert t.ask("cost runesmith", "b") == 2


def test_master_rune_of_dismay_elsewhere(table: Lay) -> None:
    t = table(a={"race": "orc", "hand": ["squig_herders"]}, b={"race": "dwarf", "quest": ["master_rune_of_dismay"]})
    assert t.ask("cost squig_herders", "a") == 2


def test_a_glorious_death(table: Lay) -> None:
    t = table(
        a={"race": "orc", "battlefield": ["urguck", "boar_boyz", "black_orc_squad"]},
        b={"race": "dwarf", "quest": ["a_glorious_death tokens=3", "runesmith on=a_glorious_death"]},
        phase="battlefield",
    )
    t.attack("kingdom", "urguck", "boar_boyz")
    t.b("use a_glorious_death", "target urguck", "target boar_boyz").resolve()
    assert sorted(t.discard("a")) == ["boar_boyz", "urguck"]
    assert t.discard("b") == ["runesmith"]
    assert t.card("a_glorious_death")["tokens"] == 0
    assert t.in_play("black_orc_squad")
    t.settled()


def test_a_glorious_death_with_two_tokens_or_no_attack(table: Lay) -> None:
    early = table(a={"quest": ["a_glorious_death tokens=2", "runesmith on=a_glorious_death"]})
    assert early.why("use a_glorious_death") == {"few_tokens"}
    idle = table(a={"quest": ["a_glorious_death tokens=3", "runesmith on=a_glorious_death"]}, b={"kingdom": ["urguck"]})
    assert idle.why("use a_glorious_death") == {"no_target"}


def test_a_glorious_death_on_one_attacker(table: Lay) -> None:
    t = table(
        a={"race": "orc", "battlefield": ["urguck", "boar_boyz"]},
        b={"race": "dwarf", "quest": ["a_glorious_death tokens=3", "runesmith on=a_glorious_death"]},
        phase="battlefield",
    )
    t.attack("kingdom", "urguck", "boar_boyz").b("use a_glorious_death", "target urguck", "done").resolve()
    assert t.discard("a") == ["urguck"]
    t.settled()


def test_grudge_thrower(table: Lay) -> None:
    t = table(
        a={
            "battlefield": ["grudge_thrower", "troll_slayers", "mountain_brigade"],
            "quest": ["runesmith"],
            "resources": 1,
        },
        b={"kingdom": ["urguck", "boar_boyz"]},
        phase="battlefield",
    )
    t.attack("kingdom", "troll_slayers", defend=["urguck"])
    t.a("use grudge_thrower", "sacrifice runesmith").resolve()
    powers = [t.power(name) for name in ("troll_slayers", "urguck", "mountain_brigade", "boar_boyz")]
    assert powers == [2, 2, 2, 1]
    t.settled()


def test_grudge_thrower_needs_a_unit_and_the_battlefield(table: Lay) -> None:
    assert table(a={"battlefield": ["grudge_thrower"], "resources": 1}).why("use grudge_thrower") == {
        "nothing_to_sacrifice"
    }
    t = table(a={"kingdom": ["grudge_thrower", "runesmith"], "resources": 1})
    assert t.why("use grudge_thrower") == {"wrong_zone"}


def test_burying_the_grudge(table: Lay) -> None:
    t = table(
        a={"race": "orc", "hand": ["troll_vomit", "burying_the_grudge"], "resources": 7, "kingdom": ["urguck"]},
        b={"kingdom": ["boar_boyz +choppa"]},
    )
    t.a("play troll_vomit").resolve()
    assert t.resources("a") == 3
    t.a("play burying_the_grudge").resolve()
    assert t.resources("a") == 3  # 2 paid for loyalty, 2 units gained; the attachment is no unit
    t.settled()


def test_burying_the_grudge_on_a_quiet_turn(table: Lay) -> None:
    t = table(a={"hand": ["burying_the_grudge"], "resources": 1, "discard": ["runesmith"]})
    t.a("play burying_the_grudge").resolve()
    assert t.resources("a") == 0


def test_stubborn_refusal(table: Lay) -> None:
    t = table(
        a={"hand": ["stubborn_refusal"], "resources": 2, "kingdom": ["mountain_brigade damage=3"]},
        b={"kingdom": ["black_orc_squad"], "quest": ["boar_boyz"]},
    )
    t.a("play stubborn_refusal", "target mountain_brigade").resolve()
    assert (t.damage("mountain_brigade"), t.damage("black_orc_squad")) == (0, 3)
    assert t.damage("boar_boyz") == 0
    t.settled()


def test_stubborn_refusal_needs_a_neighbour(table: Lay) -> None:
    t = table(
        a={"hand": ["stubborn_refusal"], "resources": 2, "kingdom": ["mountain_brigade damage=3"]},
        b={"quest": ["boar_boyz"]},
    )
    assert t.why("play stubborn_refusal") == {"no_target"}


def test_striking_the_grudge(table: Lay) -> None:
    t = table(
        a={"battlefield": ["runesmith", "troll_slayers"], "hand": ["striking_the_grudge"], "resources": 1},
        phase="battlefield",
    )
    t.attack("kingdom", "runesmith").a("play striking_the_grudge").resolve()
    assert (t.power("runesmith"), t.power("troll_slayers")) == (3, 1)
    t.settled()


def test_striking_the_grudge_needs_a_fight(table: Lay) -> None:
    t = table(a={"battlefield": ["runesmith"], "hand": ["striking_the_grudge"], "resources": 9})
    assert t.why("play striking_the_grudge") == {"no_target"}


def test_grudge_thrower_assault(table: Lay) -> None:
    t = table(
        a={"race": "orc", "battlefield": ["boar_boyz", "black_orc_squad"]},
        b={"race": "dwarf", "hand": ["grudge_thrower_assault"], "resources": 4},
        phase="battlefield",
    )
    t.attack("kingdom", "boar_boyz").until("assigned").b("play grudge_thrower_assault").resolve()
    assert t.discard("a") == ["boar_boyz"]
    t.fight()
    assert t.section_damage("b", "kingdom") == 1  # what it had assigned stays
    assert t.in_play("black_orc_squad")


def test_grudge_thrower_assault_too_early(table: Lay) -> None:
    t = table(
        a={"race": "orc", "battlefield": ["boar_boyz"]},
        b={"race": "dwarf", "hand": ["grudge_thrower_assault"], "resources": 4},
        phase="battlefield",
    )
    t.attack("kingdom", "boar_boyz").a("pass")
    assert t.why("play grudge_thrower_assault") == {"not_the_moment"}


def test_demolition(table: Lay) -> None:
    t = table(
        a={"hand": ["demolition", "demolition"], "resources": 4},
        b={"kingdom": ["urguck +choppa"], "developments": {"quest": ["pillage"]}},
    )
    t.a("play demolition", "target choppa").resolve()
    t.a("play demolition").resolve()
    assert t.discard("b") == ["choppa", "pillage"]
    assert t.in_play("urguck")
    t.settled()


def test_demolition_spares_units_and_quests(table: Lay) -> None:
    t = table(a={"hand": ["demolition"], "resources": 4}, b={"kingdom": ["urguck"], "quest": ["smash_em_all"]})
    assert t.why("play demolition") == {"no_target"}


def test_wake_the_mountain(table: Lay) -> None:
    t = table(a={"hand": ["wake_the_mountain"], "resources": 4})
    t.a("play wake_the_mountain").resolve()
    assert t.options("move") == {"kingdom", "battlefield"}
    t.a("move battlefield")
    assert t.developments("a", "battlefield") == 3
    assert t.deck("a") == 9
    t.settled()


def test_wake_the_mountain_leaves_the_quest_zone(table: Lay) -> None:
    t = table(a={"hand": ["wake_the_mountain"], "resources": 4})
    t.a("play wake_the_mountain").resolve()
    assert not t.can("move quest")


def test_master_rune_of_valaya(table: Lay) -> None:
    t = table(
        a={"hand": ["master_rune_of_valaya"], "resources": 2, "battlefield": ["mountain_brigade"]},
        b={"kingdom": ["urguck"]},
    )
    t.a("play master_rune_of_valaya").resolve()  # before the phase: it waits
    t.attack("kingdom", "mountain_brigade", defend=["urguck"]).fight()
    assert (t.damage("mountain_brigade"), t.damage("urguck")) == (0, 0)
    t.settled()


def test_master_rune_of_valaya_outside_the_battlefield_phase(table: Lay) -> None:
    t = table(
        a={"race": "chaos", "hand": ["master_rune_of_valaya"], "quest": ["nurgle_sorcerer"], "resources": 6},
        b={"kingdom": ["urguck"]},
    )
    t.a("play master_rune_of_valaya").resolve()
    t.a("use nurgle_sorcerer", "target urguck").resolve()
    assert t.damage("urguck") == 1
