"""Cards 26-50: each text at work and at rest."""

from __future__ import annotations

from tests.games.invasion.conftest import Lay

EMPIRE = {"race": "empire"}


def test_peasant_militia(table: Lay) -> None:
    t = table(a={**EMPIRE, "hand": ["peasant_militia"], "resources": 0})
    t.a("deploy peasant_militia kingdom").resolve()
    assert t.card("peasant_militia")["hit_points"] == 3
    t.settled()


def test_peasant_militia_adds_no_power(table: Lay) -> None:
    assert table(a={**EMPIRE, "kingdom": ["peasant_militia"]}).section("a", "kingdom")["power"] == 3


def test_reiksguard_knights(table: Lay) -> None:
    t = table(
        a={"race": "orc", "battlefield": ["black_orc_squad", "boar_boyz"]},
        b={**EMPIRE, "kingdom": ["reiksguard_knights"]},
        phase="battlefield",
    )
    t.attack("kingdom", "black_orc_squad", "boar_boyz", defend=["reiksguard_knights"])
    t.b("target black_orc_squad")
    assert (t.damage("black_orc_squad"), t.damage("boar_boyz")) == (2, 0)


def test_reiksguard_knights_attacking(table: Lay) -> None:
    t = table(a={**EMPIRE, "battlefield": ["reiksguard_knights"]}, b={"kingdom": ["urguck"]}, phase="battlefield")
    t.attack("kingdom", "reiksguard_knights", defend=["urguck"])
    assert t.damage("urguck") == 0


def test_bright_wizard_apprentice(table: Lay) -> None:
    t = table(
        a={"race": "chaos", "quest": ["nurgle_sorcerer"], "resources": 3},
        b={**EMPIRE, "quest": ["bright_wizard_apprentice"], "resources": 4},
    )
    t.a("use nurgle_sorcerer", "target bright_wizard_apprentice").b("use bright_wizard_apprentice").resolve()
    assert t.in_play("bright_wizard_apprentice")
    assert (t.resources("a"), t.resources("b")) == (0, 2)
    t.settled()


def test_bright_wizard_apprentice_once_and_not_against_tactics(table: Lay) -> None:
    t = table(
        a={"race": "chaos", "quest": ["nurgle_sorcerer", "huntsmen"], "hand": ["seduced_by_darkness"], "resources": 6},
        b={**EMPIRE, "quest": ["bright_wizard_apprentice"], "resources": 4},
    )
    t.a("play seduced_by_darkness", "target huntsmen")
    assert t.why("use bright_wizard_apprentice") == {"no_target"}
    t.resolve().a("use nurgle_sorcerer", "target huntsmen").b("use bright_wizard_apprentice").resolve()
    t.a("use nurgle_sorcerer", "target huntsmen")
    assert t.why("use bright_wizard_apprentice") == {"once_per_turn"}


def test_nuln_tinkerers(table: Lay) -> None:
    t = table(a={**EMPIRE, "kingdom": ["nuln_tinkerers"], "hand": ["city_gates", "contested_village"], "resources": 9})
    assert t.ask("cost city_gates", "a") == 1
    t.a("deploy city_gates quest").resolve()
    assert t.resources("a") == 8
    assert t.ask("cost contested_village", "a") == 1  # the first support only
    t.settled()


def test_nuln_tinkerers_elsewhere_or_for_units(table: Lay) -> None:
    t = table(a={**EMPIRE, "quest": ["nuln_tinkerers"], "hand": ["city_gates"]})
    assert t.ask("cost city_gates", "a") == 2
    units = table(a={**EMPIRE, "kingdom": ["nuln_tinkerers"], "hand": ["pistoliers"]})
    assert units.ask("cost pistoliers", "a") == 2


def test_the_greatswords(table: Lay) -> None:
    t = table(a={**EMPIRE, "quest": ["the_greatswords"], "hand": ["huntsmen", "pistoliers"], "resources": 9})
    t.a("deploy huntsmen quest").resolve()
    t.a("deploy pistoliers quest").resolve()
    assert t.power("the_greatswords") == 3
    t.until("beginning")
    assert t.power("the_greatswords") == 1


def test_the_greatswords_look_at_their_zone_only(table: Lay) -> None:
    t = table(a={**EMPIRE, "kingdom": ["the_greatswords"], "hand": ["huntsmen", "city_gates"], "resources": 9})
    t.a("deploy huntsmen quest").resolve()
    t.a("deploy city_gates kingdom").resolve()
    assert t.power("the_greatswords") == 1


def test_sigmars_blessed(table: Lay) -> None:
    t = table(
        a={"race": "orc", "kingdom": ["lobber_crew", "urguck"], "quest": ["boar_boyz"]},
        b={**EMPIRE, "kingdom": ["sigmars_blessed"]},
    )
    t.a("use lobber_crew").resolve()  # b must sacrifice the Blessed
    assert t.hand("a") == ["urguck"]
    assert t.in_play("boar_boyz")
    t.settled()


def test_sigmars_blessed_may_have_to_return_an_own_unit(table: Lay) -> None:
    t = table(
        a={"race": "orc", "kingdom": ["lobber_crew"]}, b={**EMPIRE, "quest": ["sigmars_blessed", "huntsmen damage=0"]}
    )
    t.a("use lobber_crew").resolve()
    t.b("sacrifice sigmars_blessed")
    assert t.hand("b") == ["huntsmen"]
    t.settled()


def test_thyrus_gorman(table: Lay) -> None:
    t = table(a={**EMPIRE, "battlefield": ["thyrus_gorman damage=2"]}, phase="end")
    t.until("beginning")
    assert t.discard("a") == ["thyrus_gorman"]
    t.settled()


def test_thyrus_gorman_in_the_opponents_turn(table: Lay) -> None:
    t = table(a={**EMPIRE, "battlefield": ["thyrus_gorman"]}, active="b", phase="end")
    t.until("beginning")
    assert t.damage("thyrus_gorman") == 0


def test_huntsmen(table: Lay) -> None:
    t = table(a={**EMPIRE, "hand": ["huntsmen"], "resources": 1})
    t.a("deploy huntsmen quest").resolve()
    assert t.section("a", "quest")["power"] == 2


def test_huntsmen_only_there(table: Lay) -> None:
    t = table(a={**EMPIRE, "hand": ["huntsmen"], "resources": 1})
    assert t.why("deploy huntsmen battlefield") == {"zone_only"}


def test_warrior_priests(table: Lay) -> None:
    t = table(
        a={"race": "chaos", "hand": ["flames_of_tzeentch"], "resources": 9, "battlefield": ["dark_zealot"]},
        b={**EMPIRE, "kingdom": ["warrior_priests"], "battlefield": ["free_company"]},
    )
    t.a("play flames_of_tzeentch", "pay_x 1", "target warrior_priests").resolve()
    assert t.options("target") == {"dark_zealot_a1", "free_company_b1"}
    t.b("target dark_zealot")
    assert (t.damage("dark_zealot"), t.damage("warrior_priests")) == (1, 0)
    t.settled()


def test_warrior_priests_redirect_one_point(table: Lay) -> None:
    t = table(
        a={"race": "chaos", "hand": ["flames_of_tzeentch"], "resources": 9, "battlefield": ["dark_zealot"]},
        b={**EMPIRE, "kingdom": ["warrior_priests"]},
    )
    t.a("play flames_of_tzeentch", "pay_x 2", "target warrior_priests").resolve()
    assert t.damage("dark_zealot") == 1
    assert t.discard("b") == ["warrior_priests"]


def test_free_company(table: Lay) -> None:
    t = table(a={**EMPIRE, "battlefield": ["free_company"]}, b={"hand": ["pillage"]}, phase="battlefield")
    t.attack("kingdom", "free_company").fight()
    assert t.discard("b") == ["pillage"]


def test_free_company_that_stays_home(table: Lay) -> None:
    t = table(a={**EMPIRE, "battlefield": ["free_company", "pistoliers"]}, b={"hand": ["pillage"]}, phase="battlefield")
    t.attack("kingdom", "pistoliers").fight()
    assert t.hand("b") == ["pillage"]


def test_pistoliers(table: Lay) -> None:
    t = table(a={**EMPIRE, "kingdom": ["pistoliers"], "resources": 2})
    t.a("use pistoliers").resolve().a("move battlefield")
    t.a("use pistoliers").resolve().a("move quest")
    assert t.zone("pistoliers") == "quest"
    t.settled()


def test_pistoliers_without_money(table: Lay) -> None:
    assert table(a={**EMPIRE, "kingdom": ["pistoliers"]}).why("use pistoliers") == {"no_resources"}


def test_johannes_broheim(table: Lay) -> None:
    t = table(a={**EMPIRE, "kingdom": ["johannes_broheim"], "quest": ["thyrus_gorman"]}, phase="kingdom")
    t.close()
    assert t.waits == "move_where"
    assert t.offers() == ["move battlefield", "done"]  # a Hero is in the quest zone
    t.a("move battlefield")
    assert t.zone("johannes_broheim") == "battlefield"
    assert t.phase == "quest"
    theirs = table(a={**EMPIRE, "kingdom": ["johannes_broheim"]}, active="b", phase="quest")
    theirs.close()
    assert (theirs.waits, theirs.match.to_act()) == ("move_where", [0])


def test_johannes_broheim_may_stay(table: Lay) -> None:
    t = table(a={**EMPIRE, "kingdom": ["johannes_broheim"]}, phase="quest")
    t.close().a("done")
    assert t.zone("johannes_broheim") == "kingdom"
    end = table(a={**EMPIRE, "kingdom": ["johannes_broheim"]}, phase="end")
    end.close()
    assert end.phase == "beginning"


def test_knight_training(table: Lay) -> None:
    t = table(
        a={
            **EMPIRE,
            "hand": ["knight_training"],
            "battlefield": ["pistoliers"],
            "kingdom": ["huntsmen"],
            "resources": 1,
        }
    )
    t.a("play knight_training").resolve()
    assert (t.power("pistoliers"), t.power("huntsmen")) == (2, 1)
    t.settled()


def test_knight_training_not_on_enemies(table: Lay) -> None:
    t = table(a={**EMPIRE, "hand": ["knight_training"], "resources": 1}, b={"battlefield": ["urguck"]})
    assert t.why("play knight_training") == {"no_target"}


def test_church_of_sigmar(table: Lay) -> None:
    t = table(
        a={"race": "chaos", "hand": ["seduced_by_darkness"], "resources": 1},
        b={**EMPIRE, "kingdom": ["church_of_sigmar"], "quest": ["huntsmen"]},
    )
    t.a("play seduced_by_darkness")
    assert t.waits == "aim_for_tax"  # the only target, but a tax is never paid without asking
    t.a("target huntsmen").resolve()
    assert t.corrupted("huntsmen")
    assert t.resources("a") == 0


def test_church_of_sigmar_counts_once_per_effect_and_in_the_kingdom(table: Lay) -> None:
    two = table(
        a={"race": "orc", "hand": ["favour_of_mork"], "resources": 3},
        b={**EMPIRE, "kingdom": ["church_of_sigmar"], "quest": ["huntsmen", "pistoliers"]},
    )
    two.a("play favour_of_mork", "target huntsmen").resolve()
    assert two.resources("a") == 0  # 1 + 1 loyalty + 1 for the effect, not for each unit
    idle = table(
        a={"race": "chaos", "hand": ["seduced_by_darkness"]},
        b={**EMPIRE, "quest": ["church_of_sigmar", "huntsmen"]},
    )
    assert idle.can("play seduced_by_darkness")
    poor = table(
        a={"race": "chaos", "hand": ["seduced_by_darkness"]},
        b={**EMPIRE, "kingdom": ["church_of_sigmar"], "quest": ["huntsmen"]},
    )
    assert poor.why("play seduced_by_darkness") == {"tax_too_high"}


def test_city_gates(table: Lay) -> None:
    t = table(a={**EMPIRE, "battlefield": ["city_gates"]}, phase="beginning")
    assert (t.developments("a", "battlefield"), t.deck("a")) == (1, 11)


def test_city_gates_in_the_opponents_turn(table: Lay) -> None:
    t = table(a={**EMPIRE, "battlefield": ["city_gates"]}, active="b", phase="beginning")
    assert t.developments("a", "battlefield") == 0


def test_shrine_to_taal(table: Lay) -> None:
    t = table(
        a={
            **EMPIRE,
            "kingdom": ["shrine_to_taal", "pistoliers", "free_company"],
            "quest": ["huntsmen"],
            "developments": {"kingdom": ["huntsmen", "huntsmen"]},
        },
        phase="beginning",
    )
    assert t.options("target") == {"pistoliers_a1", "free_company_a1"}
    t.a("target pistoliers")
    assert (t.power("pistoliers"), t.power("free_company")) == (3, 1)


def test_shrine_to_taal_without_developments(table: Lay) -> None:
    t = table(a={**EMPIRE, "kingdom": ["shrine_to_taal", "pistoliers"]}, phase="beginning")
    assert t.power("pistoliers") == 1


def test_temple_of_shallya(table: Lay) -> None:
    t = table(a={**EMPIRE, "kingdom": ["temple_of_shallya"], "quest": ["pistoliers"]}, phase="kingdom")
    t.a("target pistoliers", "move kingdom")
    assert t.zone("pistoliers") == "kingdom"
    assert t.resources("a") == 6  # it counts for the income of this phase
    t.settled()


def test_temple_of_shallya_may_rest(table: Lay) -> None:
    t = table(a={**EMPIRE, "kingdom": ["temple_of_shallya"], "quest": ["pistoliers"]}, phase="kingdom")
    t.a("done")
    assert t.zone("pistoliers") == "quest"
    idle = table(a={**EMPIRE, "quest": ["temple_of_shallya", "pistoliers"]}, phase="kingdom")
    assert idle.waits == "act"


def test_defend_the_border(table: Lay) -> None:
    t = table(
        a={"race": "orc", "battlefield": ["black_orc_squad", "urguck"]},
        b={**EMPIRE, "quest": ["defend_the_border tokens=3", "huntsmen on=defend_the_border"]},
        phase="battlefield",
    )
    t.attack("kingdom", "black_orc_squad", "urguck").until("redirect")
    assert t.can("target urguck")
    assert t.can("target_section a quest")
    assert not t.can("target_section b kingdom")
    t.b("target urguck")
    assert (t.damage("urguck"), t.section_damage("b", "kingdom")) == (1, 1)


def test_defend_the_border_once_a_turn_and_with_three_tokens(table: Lay) -> None:
    early = table(
        a={"race": "orc", "battlefield": ["black_orc_squad"]},
        b={**EMPIRE, "quest": ["defend_the_border tokens=2", "huntsmen on=defend_the_border"]},
        phase="battlefield",
    )
    early.attack("kingdom", "black_orc_squad").fight()
    assert early.section_damage("b", "kingdom") == 1
    t = table(
        a={"race": "orc", "battlefield": ["rock_lobber", "black_orc_squad", "boar_boyz"], "resources": 2},
        b={**EMPIRE, "quest": ["defend_the_border tokens=3", "huntsmen on=defend_the_border"]},
    )
    t.a("use rock_lobber", "target_section b kingdom", "sacrifice boar_boyz").resolve()
    t.b("target_section a kingdom")
    assert (t.section_damage("b", "kingdom"), t.section_damage("a", "kingdom")) == (1, 1)
    t.attack("kingdom", "black_orc_squad").fight()
    assert t.section_damage("b", "kingdom") == 2


def test_will_of_the_electors(table: Lay) -> None:
    t = table(
        a={**EMPIRE, "hand": ["will_of_the_electors"], "resources": 1},
        b={"developments": {"kingdom": ["pillage", "waaagh", "urguck"], "quest": ["boar_boyz"]}},
    )
    t.a("play will_of_the_electors", "target development_b1")
    assert t.options("target") == {"development_b2", "development_b3"}  # one zone
    t.a("target development_b3").resolve().a("move battlefield")
    assert [t.developments("b", zone) for zone in ("kingdom", "quest", "battlefield")] == [1, 1, 2]
    t.settled()


def test_will_of_the_electors_on_one_only(table: Lay) -> None:
    t = table(
        a={**EMPIRE, "hand": ["will_of_the_electors"], "resources": 1},
        b={"developments": {"kingdom": ["pillage", "waaagh"]}, "damage": {"kingdom": 9}},
    )
    t.a("play will_of_the_electors", "target development_b1", "done").resolve().a("move quest")
    assert t.burning("b", "kingdom")  # 9 damage on 9 hit points
    none = table(a={**EMPIRE, "hand": ["will_of_the_electors"], "resources": 1})
    assert none.why("play will_of_the_electors") == {"no_target"}


def test_twin_tailed_comet(table: Lay) -> None:
    t = table(
        a={"race": "orc", "hand": ["pillage"], "resources": 3},
        b={**EMPIRE, "hand": ["twin_tailed_comet"], "resources": 5, "kingdom": ["city_gates"]},
    )
    t.a("play pillage").b("play twin_tailed_comet").resolve()
    assert t.discard("b") == ["twin_tailed_comet", "city_gates"]  # no other support: the copy must take the own one
    assert [event["event"] for event in t.heard("fizzled")] == ["fizzled"]
    t.settled()


def test_twin_tailed_comet_needs_a_tactic(table: Lay) -> None:
    t = table(
        a={"race": "chaos", "quest": ["nurgle_sorcerer"], "resources": 3},
        b={**EMPIRE, "hand": ["twin_tailed_comet"], "resources": 9, "kingdom": ["pistoliers"]},
    )
    t.a("use nurgle_sorcerer", "target pistoliers")
    assert t.why("play twin_tailed_comet") == {"no_target"}


def test_twin_tailed_comet_copies_the_own_tactic(table: Lay) -> None:
    t = table(
        a={**EMPIRE, "hand": ["demoralise", "twin_tailed_comet"], "resources": 5},
        b={"kingdom": ["urguck", "boar_boyz"]},
    )
    t.a("play demoralise", "target urguck").b("pass").a("play twin_tailed_comet").resolve()
    t.a("target boar_boyz")
    assert (t.power("urguck"), t.power("boar_boyz")) == (0, 0)
    assert t.discard("a") == ["twin_tailed_comet", "demoralise"]
    t.settled()


def test_demoralise(table: Lay) -> None:
    t = table(a={**EMPIRE, "hand": ["demoralise"]}, b={"kingdom": ["ironclaws_horde", "urguck"]})
    t.a("play demoralise", "target ironclaws_horde").resolve()
    assert (t.power("ironclaws_horde"), t.power("urguck")) == (2, 1)
    t.until("beginning")
    assert t.power("ironclaws_horde") == 4


def test_demoralise_needs_a_unit(table: Lay) -> None:
    assert table(a={**EMPIRE, "hand": ["demoralise"]}).why("play demoralise") == {"no_target"}


def test_franzs_decree(table: Lay) -> None:
    t = table(
        a={**EMPIRE, "hand": ["franzs_decree"], "resources": 1},
        b={"battlefield": ["urguck", "boar_boyz"]},
        active="b",
        phase="kingdom",
    )
    t.a("play franzs_decree", "target urguck").resolve()
    t.until("declare_target").b("attack kingdom").until("declare_attackers")
    assert t.why("join urguck") == {"may_not_fight"}
    assert t.can("join boar_boyz")


def test_franzs_decree_ends_with_the_turn(table: Lay) -> None:
    t = table(a={**EMPIRE, "hand": ["franzs_decree"], "resources": 1}, b={"battlefield": ["urguck"]}, phase="end")
    t.a("play franzs_decree").resolve().until("declare_target").b("attack kingdom").until("declare_attackers")
    assert t.can("join urguck")


def test_forced_march(table: Lay) -> None:
    t = table(a={**EMPIRE, "hand": ["forced_march"], "resources": 3}, b={"battlefield": ["urguck", "boar_boyz"]})
    t.a("play forced_march", "target urguck").resolve().a("move quest")
    assert (t.zone("urguck"), t.zone("boar_boyz")) == ("quest", "battlefield")
    assert t.card("urguck")["controller"] == 1
    t.settled()


def test_forced_march_in_the_own_turn_only(table: Lay) -> None:
    t = table(a={**EMPIRE, "hand": ["forced_march"], "resources": 3}, b={"battlefield": ["urguck"]}, active="b")
    t.b("pass")
    assert t.why("play forced_march") == {"own_turn_only"}


def test_judgement_of_verena(table: Lay) -> None:
    t = table(
        a={
            **EMPIRE,
            "hand": ["judgement_of_verena"],
            "resources": 5,
            "kingdom": ["pistoliers"],
            "developments": {"kingdom": ["huntsmen"]},
            "quest": ["defend_the_border", "huntsmen"],
        },
        b={"kingdom": ["urguck +choppa", "grimgors_camp"]},
    )
    t.a("play judgement_of_verena").resolve()
    assert t.in_play("pistoliers")
    assert t.in_play("defend_the_border")
    assert sorted(t.discard("b")) == ["choppa", "grimgors_camp", "urguck"]
    assert sorted(t.discard("a")) == ["huntsmen", "judgement_of_verena"]
    t.settled()


def test_judgement_of_verena_in_the_own_turn_only(table: Lay) -> None:
    t = table(a={**EMPIRE, "hand": ["judgement_of_verena"], "resources": 9}, active="b")
    t.b("pass")
    assert t.why("play judgement_of_verena") == {"own_turn_only"}


def test_sigmars_intervention(table: Lay) -> None:
    t = table(
        a={"race": "orc", "battlefield": ["urguck"]},
        b={
            **EMPIRE,
            "hand": ["sigmars_intervention"],
            "resources": 3,
            "quest": ["reiksguard_knights"],
            "burning": ["battlefield"],
        },
        phase="battlefield",
    )
    t.a("attack kingdom").until("declare_attackers").a("join urguck", "done")
    t.b("play sigmars_intervention").resolve()  # only the quest zone does not burn
    t.defend("reiksguard_knights")
    assert t.damage("urguck") == 2
    t.settled()


def test_sigmars_intervention_only_when_attacked(table: Lay) -> None:
    t = table(a={**EMPIRE, "hand": ["sigmars_intervention"], "resources": 9})
    assert t.why("play sigmars_intervention") == {"not_the_moment"}
    late = table(
        a={"race": "orc", "battlefield": ["urguck"]},
        b={**EMPIRE, "hand": ["sigmars_intervention"], "resources": 9},
        phase="battlefield",
    )
    late.attack("kingdom", "urguck").a("pass")
    assert late.why("play sigmars_intervention") == {"not_the_moment"}
