"""Cards 56-80: each text at work and at rest."""

from __future__ import annotations

import pytest
from tests.games.invasion.conftest import Lay

ORC = {"race": "orc"}


@pytest.mark.parametrize("slug", ["crooked_teef_goblins", "ironclaws_horde"])
def test_crooked_teef_goblins_and_ironclaws_horde(table: Lay, slug: str) -> None:
    t = table(a={**ORC, "hand": [slug], "resources": 9})
    t.a(f"deploy {slug} battlefield").resolve()
    assert t.zone(slug) == "battlefield"


@pytest.mark.parametrize("slug", ["crooked_teef_goblins", "ironclaws_horde"])
def test_crooked_teef_goblins_and_ironclaws_horde_only_there(table: Lay, slug: str) -> None:
    assert table(a={**ORC, "hand": [slug], "resources": 9}).why(f"deploy {slug} kingdom") == {"zone_only"}


def test_squig_herders(table: Lay) -> None:
    t = table(a={**ORC, "kingdom": ["squig_herders damage=1"], "quest": ["urguck"]})
    assert (t.power("squig_herders"), t.power("urguck")) == (2, 1)


def test_squig_herders_with_healthy_friends(table: Lay) -> None:
    t = table(a={**ORC, "kingdom": ["squig_herders"]}, b={"quest": ["urguck damage=1"]})
    assert t.power("squig_herders") == 1


def test_followers_of_mork(table: Lay) -> None:
    t = table(
        a={**ORC, "hand": ["followers_of_mork"], "resources": 2, "kingdom": ["urguck"]}, b={"kingdom": ["boar_boyz"]}
    )
    t.a("deploy followers_of_mork quest").resolve()
    t.a("target urguck", "target followers_of_mork")
    assert t.damage("urguck") == 0  # all together, not yet
    t.b("target boar_boyz", "target_section b quest")
    assert [t.damage(name) for name in ("urguck", "followers_of_mork", "boar_boyz")] == [1, 1, 1]
    assert t.section_damage("b", "quest") == 1
    t.settled()


def test_followers_of_mork_moved_do_not_enter_play(table: Lay) -> None:
    t = table(a={"race": "empire", "hand": ["forced_march"], "resources": 3}, b={"quest": ["followers_of_mork"]})
    t.a("play forced_march").resolve().a("move kingdom")
    assert t.waits == "act"


def test_black_orc_squad(table: Lay) -> None:
    t = table(a={**ORC, "battlefield": ["black_orc_squad"]}, phase="battlefield")
    t.attack("kingdom", "black_orc_squad").fight()
    assert t.section_damage("b", "kingdom") == 1


def test_boar_boyz(table: Lay) -> None:
    t = table(a={**ORC, "kingdom": ["boar_boyz damage=1"]})
    assert t.power("boar_boyz") == 3


def test_boar_boyz_unhurt(table: Lay) -> None:
    assert table(a={**ORC, "kingdom": ["boar_boyz"], "quest": ["grimgors_camp"]}).power("boar_boyz") == 1


def test_urguck(table: Lay) -> None:
    t = table(a={**ORC, "kingdom": ["urguck damage=2"], "hand": ["black_orc_squad"], "resources": 3})
    t.a("deploy black_orc_squad kingdom")
    assert t.waits == "spend_damage"
    assert t.offers() == ["spend 0", "spend 1", "spend 2"]
    t.a("spend 1").resolve()
    assert (t.damage("urguck"), t.resources("a")) == (1, 1)
    t.settled()


def test_urguck_outside_the_capital_phase(table: Lay) -> None:
    t = table(
        a={**ORC, "kingdom": ["urguck damage=2"], "hand": ["pillage"]}, b={"kingdom": ["grimgors_camp"]}, phase="quest"
    )
    assert t.why("play pillage") == {"no_resources"}
    must = table(a={**ORC, "kingdom": ["urguck damage=2"], "hand": ["squig_herders"], "resources": 1})
    must.a("deploy squig_herders quest")
    assert must.offers() == ["spend 1", "spend 2"]


def test_grimgor_ironhide(table: Lay) -> None:
    t = table(
        a={
            **ORC,
            "hand": ["grimgor_ironhide"],
            "resources": 10,
            "kingdom": ["grimgors_camp", "urguck +choppa"],
            "quest": ["banna_of_da_red_sunz"],
        },
        b={
            "race": "dwarf",
            "kingdom": ["keystone_forge", "runesmith +organ_gun"],
            "developments": {"kingdom": ["demolition"], "quest": ["runesmith"]},
        },
    )
    assert t.why("deploy grimgor_ironhide kingdom") == {"one_hero"}
    t.a("deploy grimgor_ironhide battlefield").resolve()
    assert t.in_play("choppa")
    t2 = table(
        a={
            **ORC,
            "hand": ["grimgor_ironhide"],
            "resources": 10,
            "kingdom": ["grimgors_camp"],
            "quest": ["totem_of_gork"],
        },
        b={
            "race": "dwarf",
            "kingdom": ["keystone_forge", "runesmith +organ_gun"],
            "developments": {"kingdom": ["demolition"], "quest": ["runesmith"]},
        },
    )
    t2.a("deploy grimgor_ironhide kingdom").resolve()
    assert sorted(t2.discard("b")) == ["demolition", "keystone_forge", "organ_gun"]
    assert t2.discard("a") == ["grimgors_camp"]
    assert t2.in_play("totem_of_gork")
    assert t2.developments("b", "quest") == 1
    t2.settled()


def test_grimgor_ironhide_spares_units(table: Lay) -> None:
    t = table(a={**ORC, "hand": ["grimgor_ironhide"], "resources": 11}, b={"kingdom": ["boar_boyz"]})
    t.a("deploy grimgor_ironhide kingdom").resolve()
    assert t.in_play("boar_boyz")


def test_night_goblins(table: Lay) -> None:
    t = table(
        a={**ORC, "hand": ["night_goblins"], "resources": 2}, b={"kingdom": ["boar_boyz +choppa", "grimgors_camp"]}
    )
    t.a("deploy night_goblins kingdom").resolve()
    assert t.discard("b") == ["choppa"]
    assert t.in_play("grimgors_camp")
    t.settled()


def test_night_goblins_in_another_zone(table: Lay) -> None:
    t = table(a={**ORC, "hand": ["night_goblins"], "resources": 2}, b={"kingdom": ["boar_boyz +choppa"]})
    t.a("deploy night_goblins quest").resolve()
    assert t.in_play("choppa")


def test_doom_divers(table: Lay) -> None:
    t = table(a={**ORC, "battlefield": ["doom_divers"]}, b={"developments": {"kingdom": ["waaagh"]}}, phase="beginning")
    t.b("hit_all")
    assert [t.section_damage("b", zone) for zone in ("kingdom", "quest", "battlefield")] == [1, 1, 1]
    assert [t.section_damage("a", zone) for zone in ("kingdom", "quest", "battlefield")] == [1, 1, 1]
    assert t.developments("b", "kingdom") == 1


def test_doom_divers_elsewhere(table: Lay) -> None:
    t = table(a={**ORC, "kingdom": ["doom_divers"]}, phase="beginning")
    assert t.section_damage("a", "kingdom") == 0


def test_lobber_crew(table: Lay) -> None:
    t = table(a={**ORC, "kingdom": ["lobber_crew"]}, b={"kingdom": ["urguck"], "quest": ["boar_boyz"]})
    t.a("use lobber_crew").resolve()
    t.b("sacrifice boar_boyz")
    assert t.discard("a") == ["lobber_crew"]
    assert t.in_play("urguck")
    t.settled()


def test_lobber_crew_against_nobody(table: Lay) -> None:
    t = table(a={**ORC, "kingdom": ["lobber_crew"]})
    t.a("use lobber_crew").resolve()
    assert t.discard("a") == ["lobber_crew"]
    t.settled()


def test_big_uns(table: Lay) -> None:
    t = table(
        a={"race": "chaos", "hand": ["nurgles_pestilence"], "resources": 4},
        b={"battlefield": ["big_uns damage=1"], "kingdom": ["boar_boyz damage=1", "black_orc_squad"]},
    )
    t.a("play nurgles_pestilence").resolve()
    assert [t.damage(name) for name in ("big_uns", "boar_boyz", "black_orc_squad")] == [1, 1, 1]


def test_big_uns_elsewhere(table: Lay) -> None:
    t = table(a={**ORC, "kingdom": ["big_uns damage=1"]})
    assert t.card("big_uns")["toughness"] == 0


def test_rock_lobber(table: Lay) -> None:
    t = table(
        a={**ORC, "battlefield": ["rock_lobber", "boar_boyz", "urguck"], "quest": ["squig_herders"], "resources": 4}
    )
    t.a("use rock_lobber", "target_section b battlefield")
    assert t.options("sacrifice") == {"boar_boyz_a1", "urguck_a1"}  # in this zone only
    t.a("sacrifice urguck").resolve()
    assert t.section_damage("b", "battlefield") == 2
    t.b("pass")
    assert t.why("use rock_lobber") == {"once_per_turn"}
    t.settled()


def test_rock_lobber_without_a_unit_there(table: Lay) -> None:
    t = table(a={**ORC, "battlefield": ["rock_lobber"], "quest": ["squig_herders"], "resources": 4})
    assert t.why("use rock_lobber") == {"nothing_to_sacrifice"}


def test_choppa(table: Lay) -> None:
    t = table(a={**ORC, "hand": ["choppa"], "resources": 2, "battlefield": ["urguck"], "kingdom": ["boar_boyz"]})
    t.a("play choppa").resolve()
    assert (t.power("urguck"), t.power("boar_boyz")) == (3, 1)
    assert t.section("a", "battlefield")["power"] == 3
    t.settled()


def test_choppa_not_in_the_kingdom(table: Lay) -> None:
    assert table(a={**ORC, "hand": ["choppa"], "resources": 2, "kingdom": ["boar_boyz"]}).why("play choppa") == {
        "no_target"
    }


def test_totem_of_gork(table: Lay) -> None:
    t = table(
        a={**ORC, "battlefield": ["totem_of_gork", "urguck", "boar_boyz"]},
        b={"kingdom": ["squig_herders"]},
        phase="battlefield",
    )
    t.attack("kingdom", "urguck", defend=["squig_herders"])
    assert [t.power(name) for name in ("urguck", "boar_boyz", "squig_herders")] == [2, 1, 1]


def test_totem_of_gork_in_peace_or_elsewhere(table: Lay) -> None:
    assert table(a={**ORC, "kingdom": ["totem_of_gork", "urguck"]}).power("urguck") == 1
    t = table(a={**ORC, "quest": ["totem_of_gork"], "battlefield": ["urguck"]}, phase="battlefield")
    t.attack("kingdom", "urguck")
    assert t.power("urguck") == 1


def test_banna_of_da_red_sunz(table: Lay) -> None:
    t = table(
        a={"kingdom": ["mountain_brigade", "mountain_brigade"]},
        b={"kingdom": ["banna_of_da_red_sunz"], "quest": ["boar_boyz"]},
        phase="kingdom",
    )
    assert (t.waits, t.match.to_act()) == ("aim_trigger", [1])
    t.b("target mountain_brigade_a1")
    assert t.resources("a") == 6
    assert t.damage("mountain_brigade_a1") == 1
    t.settled()


def test_banna_of_da_red_sunz_at_six(table: Lay) -> None:
    t = table(
        a={"kingdom": ["mountain_brigade", "runesmith"]}, b={"kingdom": ["banna_of_da_red_sunz"]}, phase="kingdom"
    )
    assert t.resources("a") == 6
    assert t.waits == "act"


def test_smash_em_all(table: Lay) -> None:
    t = table(
        a={**ORC, "quest": ["smash_em_all tokens=3", "urguck on=smash_em_all"], "kingdom": ["grimgors_camp"]},
        b={"kingdom": ["keystone_forge"], "battlefield": ["boar_boyz +choppa"]},
    )
    t.a("use smash_em_all").resolve()
    assert sorted(t.discard("b")) == ["choppa", "keystone_forge"]
    assert t.in_play("grimgors_camp")
    assert t.discard("a") == ["urguck"]
    t.settled()


def test_smash_em_all_too_early(table: Lay) -> None:
    t = table(a={**ORC, "quest": ["smash_em_all tokens=2", "urguck on=smash_em_all"]})
    assert t.why("use smash_em_all") == {"few_tokens"}


def test_grimgors_camp(table: Lay) -> None:
    t = table(a={**ORC, "kingdom": ["grimgors_camp"], "hand": ["squig_herders", "boar_boyz"], "resources": 9})
    t.a("deploy squig_herders quest").resolve()
    assert t.resources("a") == 8
    assert t.ask("cost boar_boyz", "a") == 4
    t.settled()


def test_grimgors_camp_for_other_races(table: Lay) -> None:
    t = table(a={**ORC, "kingdom": ["grimgors_camp"], "hand": ["savage_marauders", "choppa"]})
    assert (t.ask("cost savage_marauders", "a"), t.ask("cost choppa", "a")) == (4, 1)


def test_smash_go_boom(table: Lay) -> None:
    t = table(
        a={**ORC, "hand": ["smash_go_boom"], "resources": 6},
        b={"developments": {"kingdom": ["waaagh", "pillage", "urguck"], "quest": ["boar_boyz"]}},
    )
    t.a("play smash_go_boom")
    assert t.options("pay_x") == {"0", "1", "2", "3"}
    t.a("pay_x 2")
    assert "development_b4" not in t.options("target")  # one zone must hold both
    t.a("target development_b1", "target development_b3").resolve()
    assert sorted(t.discard("b")) == ["urguck", "waaagh"]
    assert t.resources("a") == 3
    t.settled()


def test_smash_go_boom_in_the_own_turn_only(table: Lay) -> None:
    t = table(a={**ORC, "hand": ["smash_go_boom"], "resources": 6}, active="b")
    t.b("pass")
    assert t.why("play smash_go_boom") == {"own_turn_only"}


def test_rip_dere_eads_off(table: Lay) -> None:
    t = table(
        a={**ORC, "hand": ["rip_dere_eads_off"], "resources": 1},
        b={"developments": {"kingdom": ["pillage"], "quest": ["urguck"]}},
    )
    t.a("play rip_dere_eads_off", "target development_b2").resolve()
    assert t.card("urguck")["doomed"]
    assert t.developments("b", "quest") == 0
    t.until("beginning")
    assert t.discard("b") == ["urguck"]
    t.settled()


def test_rip_dere_eads_off_no_unit(table: Lay) -> None:
    t = table(a={**ORC, "hand": ["rip_dere_eads_off"], "resources": 1}, b={"developments": {"kingdom": ["pillage"]}})
    t.a("play rip_dere_eads_off").resolve()
    assert t.discard("b") == ["pillage"]
    none = table(a={**ORC, "hand": ["rip_dere_eads_off"], "resources": 1})
    assert none.why("play rip_dere_eads_off") == {"no_target"}


def test_wez_bigga(table: Lay) -> None:
    t = table(a={**ORC, "hand": ["wez_bigga", "boar_boyz", "squig_herders"], "resources": 9})
    t.a("play wez_bigga").resolve()
    t.a("deploy boar_boyz kingdom").resolve()
    assert (t.resources("a"), t.damage("boar_boyz")) == (5, 1)
    assert t.ask("cost squig_herders", "a") == 2  # the next unit only
    t.settled()


def test_wez_bigga_for_supports(table: Lay) -> None:
    t = table(a={**ORC, "hand": ["wez_bigga", "grimgors_camp"]})
    t.a("play wez_bigga").resolve()
    assert t.ask("cost grimgors_camp", "a") == 3


def test_favour_of_mork(table: Lay) -> None:
    t = table(
        a={**ORC, "hand": ["favour_of_mork"], "resources": 2, "kingdom": ["urguck"]},
        b={"kingdom": ["doom_divers", "boar_boyz"]},
    )
    t.a("play favour_of_mork", "target doom_divers", "target urguck").resolve()
    assert [t.power(name) for name in ("doom_divers", "urguck", "boar_boyz")] == [1, 2, 1]
    t.settled()


def test_favour_of_mork_needs_two(table: Lay) -> None:
    t = table(a={**ORC, "hand": ["favour_of_mork"], "resources": 2}, b={"kingdom": ["doom_divers"]})
    assert t.why("play favour_of_mork") == {"no_target"}


def test_pillage(table: Lay) -> None:
    t = table(a={**ORC, "hand": ["pillage"], "resources": 3}, b={"kingdom": ["grimgors_camp", "boar_boyz +choppa"]})
    t.a("play pillage", "target grimgors_camp").resolve()
    assert t.discard("b") == ["grimgors_camp"]
    t.settled()


def test_pillage_spares_developments(table: Lay) -> None:
    t = table(a={**ORC, "hand": ["pillage"], "resources": 3}, b={"developments": {"kingdom": ["grimgors_camp"]}})
    assert t.why("play pillage") == {"no_target"}


def test_waaagh(table: Lay) -> None:
    t = table(
        a={**ORC, "hand": ["waaagh"], "resources": 3, "battlefield": ["urguck", "boar_boyz", "black_orc_squad"]},
        b={"kingdom": ["squig_herders"]},
        phase="battlefield",
    )
    t.attack("kingdom", "urguck", "boar_boyz", defend=["squig_herders"]).a("play waaagh").resolve()
    assert [t.power(name) for name in ("urguck", "boar_boyz", "black_orc_squad", "squig_herders")] == [3, 3, 1, 1]
    t.settled()


def test_waaagh_without_attackers(table: Lay) -> None:
    t = table(a={**ORC, "hand": ["waaagh"], "resources": 4, "battlefield": ["urguck"]})
    t.a("play waaagh").resolve()
    assert t.power("urguck") == 1


def test_troll_vomit(table: Lay) -> None:
    t = table(
        a={**ORC, "hand": ["troll_vomit"], "resources": 5, "kingdom": ["urguck", "grimgors_camp"]},
        b={"quest": ["boar_boyz"], "developments": {"quest": ["urguck"]}},
    )
    t.a("play troll_vomit").resolve()
    assert (t.discard("a"), t.discard("b")) == (["troll_vomit", "urguck"], ["boar_boyz"])
    assert t.in_play("grimgors_camp")
    assert t.developments("b", "quest") == 1
    t.settled()


def test_troll_vomit_in_the_own_turn_only(table: Lay) -> None:
    t = table(a={**ORC, "hand": ["troll_vomit"], "resources": 5}, active="b")
    t.b("pass")
    assert t.why("play troll_vomit") == {"own_turn_only"}
