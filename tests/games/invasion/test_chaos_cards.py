"""Cards 81-105: each text at work and at rest."""

from __future__ import annotations

import pytest
from tests.games.invasion.conftest import Lay

CHAOS = {"race": "chaos"}


def test_servants_of_khorne(table: Lay) -> None:
    t = table(a={**CHAOS, "hand": ["servants_of_khorne"], "resources": 1})
    t.a("deploy servants_of_khorne battlefield").resolve()
    assert t.in_play("servants_of_khorne")


def test_servants_of_khorne_only_there(table: Lay) -> None:
    t = table(a={**CHAOS, "hand": ["servants_of_khorne"], "resources": 1})
    assert t.why("deploy servants_of_khorne quest") == {"zone_only"}


@pytest.mark.parametrize(("slug", "power"), [("savage_marauders", 2), ("chaos_knights", 3), ("dark_zealot", 1)])
def test_savage_marauders_chaos_knights_dark_zealot(table: Lay, slug: str, power: int) -> None:
    t = table(a={**CHAOS, "battlefield": [slug]}, phase="battlefield")
    t.attack("kingdom", slug).fight()
    assert t.section_damage("b", "kingdom") == power


def test_festering_nurglings(table: Lay) -> None:
    t = table(
        a={**CHAOS, "hand": ["festering_nurglings"], "resources": 2}, b={"kingdom": ["urguck"], "quest": ["boar_boyz"]}
    )
    t.a("deploy festering_nurglings kingdom").resolve()
    assert t.options("target") == {"urguck_b1", "festering_nurglings_a1"}
    t.a("target urguck")
    assert t.corrupted("urguck")
    assert not t.corrupted("boar_boyz")
    t.settled()


def test_festering_nurglings_alone(table: Lay) -> None:
    t = table(a={**CHAOS, "hand": ["festering_nurglings"], "resources": 2}, b={"quest": ["boar_boyz"]})
    t.a("deploy festering_nurglings kingdom").resolve()
    assert t.corrupted("festering_nurglings")


def test_nurgle_sorcerer(table: Lay) -> None:
    t = table(
        a={**CHAOS, "quest": ["nurgle_sorcerer"], "resources": 6},
        b={"kingdom": ["urguck corrupted", "boar_boyz"]},
    )
    t.a("use nurgle_sorcerer", "target urguck").resolve()
    t.a("use nurgle_sorcerer", "target boar_boyz").resolve()
    assert (t.damage("urguck"), t.damage("boar_boyz")) == (2, 1)
    t.settled()


def test_nurgle_sorcerer_elsewhere(table: Lay) -> None:
    t = table(a={**CHAOS, "kingdom": ["nurgle_sorcerer"], "resources": 6})
    assert t.why("use nurgle_sorcerer") == {"wrong_zone"}


def test_cultist_of_slaanesh(table: Lay) -> None:
    t = table(
        a={**CHAOS, "quest": ["cultist_of_slaanesh"], "resources": 4}, b={"developments": {"kingdom": ["waaagh"]}}
    )
    t.a("use cultist_of_slaanesh").resolve()
    assert t.discard("b") == ["waaagh"]
    t.settled()


def test_cultist_of_slaanesh_without_developments(table: Lay) -> None:
    t = table(a={**CHAOS, "quest": ["cultist_of_slaanesh"], "resources": 4}, b={"kingdom": ["grimgors_camp"]})
    assert t.why("use cultist_of_slaanesh") == {"no_target"}


def test_valkia_the_bloody(table: Lay) -> None:
    t = table(
        a={**CHAOS, "quest": ["valkia_the_bloody damage=3"], "resources": 2},
        b={"kingdom": ["boar_boyz corrupted", "urguck"]},
    )
    t.a("use valkia_the_bloody").resolve().a("spend 2")
    assert (t.damage("valkia_the_bloody"), t.damage("boar_boyz"), t.damage("urguck")) == (1, 2, 0)
    t.settled()


def test_valkia_the_bloody_needs_corruption(table: Lay) -> None:
    t = table(a={**CHAOS, "quest": ["valkia_the_bloody damage=3"], "resources": 2}, b={"kingdom": ["urguck"]})
    assert t.why("use valkia_the_bloody") == {"no_target"}


def test_melekh_the_changer(table: Lay) -> None:
    t = table(
        a={**CHAOS, "kingdom": ["melekh_the_changer"]},
        b={"kingdom": ["urguck corrupted", "boar_boyz corrupted", "big_uns"]},
    )
    assert t.power("melekh_the_changer") == 3


def test_melekh_the_changer_own_corruption(table: Lay) -> None:
    t = table(a={**CHAOS, "kingdom": ["melekh_the_changer corrupted", "dark_zealot corrupted"]})
    assert t.power("melekh_the_changer") == 1


def test_fledgling_chaos_spawn(table: Lay) -> None:
    t = table(
        a={
            **CHAOS,
            "battlefield": ["fledgling_chaos_spawn", "dark_zealot"],
            "hand": ["flames_of_tzeentch"],
            "resources": 9,
        },
        b={"battlefield": ["urguck"], "kingdom": ["boar_boyz"]},
    )
    t.a("play flames_of_tzeentch", "pay_x 1", "target fledgling_chaos_spawn").resolve()
    assert t.options("target") == {"dark_zealot_a1", "urguck_b1"}
    t.a("target urguck")
    assert t.damage("urguck") == 1
    t.settled()


def test_fledgling_chaos_spawn_elsewhere(table: Lay) -> None:
    t = table(
        a={**CHAOS, "kingdom": ["fledgling_chaos_spawn"], "hand": ["flames_of_tzeentch"], "resources": 9},
        b={"battlefield": ["urguck"]},
    )
    t.a("play flames_of_tzeentch", "pay_x 1", "target fledgling_chaos_spawn").resolve()
    assert t.damage("urguck") == 0


def test_savage_gors(table: Lay) -> None:
    two = {"developments": {"battlefield": ["waaagh", "waaagh"]}}
    t = table(a={**CHAOS, "battlefield": ["savage_gors"], **two}, phase="battlefield")
    t.attack("kingdom", "savage_gors")
    assert t.power("savage_gors") == 1  # damage, not power
    t.fight()
    assert t.section_damage("b", "kingdom") == 3


def test_savage_gors_defending_or_with_one(table: Lay) -> None:
    one = {"developments": {"battlefield": ["waaagh"]}}
    t = table(a={**CHAOS, "battlefield": ["savage_gors"], **one}, phase="battlefield")
    t.attack("kingdom", "savage_gors").fight()
    assert t.section_damage("b", "kingdom") == 1
    two = {"developments": {"battlefield": ["waaagh", "waaagh"]}}
    d = table(
        a={"race": "orc", "battlefield": ["boar_boyz"]},
        b={**CHAOS, "battlefield": ["savage_gors"], **two},
        phase="battlefield",
    )
    d.attack("battlefield", "boar_boyz", defend=["savage_gors"]).fight()
    assert d.damage("boar_boyz") == 1


def test_bloodthirster(table: Lay) -> None:
    t = table(
        a={**CHAOS, "battlefield": ["bloodthirster", "dark_zealot"]},
        b={"battlefield": ["urguck"], "kingdom": ["boar_boyz"]},
        phase="beginning",
    )
    assert t.options("sacrifice") == {"bloodthirster_a1", "dark_zealot_a1"}
    t.a("sacrifice dark_zealot")
    assert t.discard("b") == ["urguck"]
    assert t.in_play("boar_boyz")
    t.settled()


def test_bloodthirster_alone_must_go(table: Lay) -> None:
    t = table(a={**CHAOS, "battlefield": ["bloodthirster"]}, phase="beginning")
    assert t.discard("a") == ["bloodthirster"]
    idle = table(a={**CHAOS, "battlefield": ["bloodthirster"]}, active="b", phase="beginning")
    assert idle.in_play("bloodthirster")


def test_bloodthirster_stops_valaya_and_the_fortress(table: Lay) -> None:
    t = table(
        a={**CHAOS, "kingdom": ["bloodthirster"], "battlefield": ["chaos_knights"]},
        b={"race": "dwarf", "kingdom": ["contested_fortress"], "hand": ["master_rune_of_valaya"], "resources": 2},
        phase="battlefield",
    )
    t.attack("quest", "chaos_knights").until("assigned").b("play master_rune_of_valaya").resolve().fight()
    assert t.section_damage("b", "quest") == 3


def test_cloud_of_flies(table: Lay) -> None:
    t = table(
        a={**CHAOS, "kingdom": ["dark_zealot +cloud_of_flies"]},
        b={"race": "dwarf", "kingdom": ["hammerer_of_karak_azul", "runesmith"]},
        phase="beginning",
    )
    t.a("target hammerer_of_karak_azul")
    assert (t.damage("dark_zealot"), t.damage("hammerer_of_karak_azul")) == (1, 1)  # Toughness does not help
    assert t.damage("runesmith") == 0
    t.settled()


def test_cloud_of_flies_may_rest(table: Lay) -> None:
    t = table(a={**CHAOS, "kingdom": ["dark_zealot +cloud_of_flies"]}, b={"kingdom": ["urguck"]}, phase="beginning")
    t.a("done")
    assert (t.damage("dark_zealot"), t.damage("urguck")) == (0, 0)
    enemy = table(a={**CHAOS, "hand": ["cloud_of_flies"]}, b={"kingdom": ["urguck"]})
    assert enemy.why("play cloud_of_flies") == {"no_target"}


def test_horrific_mutation(table: Lay) -> None:
    t = table(
        a={**CHAOS, "hand": ["horrific_mutation"], "resources": 1, "battlefield": ["dark_zealot"]},
        b={"kingdom": ["boar_boyz", "urguck"]},
    )
    t.a("play horrific_mutation").resolve()
    t.attack("kingdom", "dark_zealot", defend=["boar_boyz"])
    assert (t.card("boar_boyz")["hit_points"], t.card("urguck")["hit_points"]) == (3, 3)


def test_horrific_mutation_on_a_defender(table: Lay) -> None:
    t = table(
        a={"race": "orc", "battlefield": ["boar_boyz"]},
        b={**CHAOS, "kingdom": ["dark_zealot +horrific_mutation"]},
        phase="battlefield",
    )
    t.attack("kingdom", "boar_boyz", defend=["dark_zealot"])
    assert t.card("dark_zealot")["hit_points"] == 3
    assert t.card("boar_boyz")["hit_points"] == 4


def test_sadistic_mutation(table: Lay) -> None:
    t = table(
        a={**CHAOS, "battlefield": ["dark_zealot +sadistic_mutation"]}, b={"quest": ["urguck"]}, phase="battlefield"
    )
    t.attack("kingdom", "dark_zealot").until("aim_trigger")
    t.a("target urguck")
    assert (t.section_damage("b", "kingdom"), t.damage("urguck")) == (1, 1)
    t.settled()


def test_sadistic_mutation_without_combat_damage(table: Lay) -> None:
    t = table(a={**CHAOS, "battlefield": ["fledgling_chaos_spawn +sadistic_mutation"]}, phase="battlefield")
    t.attack("kingdom", "fledgling_chaos_spawn").fight()  # power 0: it deals nothing
    assert t.waits == "act"


def test_warpstone_meteor(table: Lay) -> None:
    t = table(a={**CHAOS, "kingdom": ["warpstone_meteor", "dark_zealot"]}, b={"kingdom": ["urguck"]}, phase="beginning")
    t.a("corrupt dark_zealot").b("target_section b battlefield")
    assert t.corrupted("dark_zealot")
    assert not t.corrupted("urguck")
    assert t.section_damage("b", "battlefield") == 1
    t.settled()


def test_warpstone_meteor_looks_at_its_own_name(table: Lay) -> None:
    t = table(
        a={**CHAOS, "kingdom": ["warpstone_meteor"], "quest": ["dark_zealot"]},
        b={"quest": ["urguck"]},
        phase="beginning",
    )
    assert t.options("corrupt") == set()


def test_journey_to_the_gate(table: Lay) -> None:
    t = table(
        a={
            **CHAOS,
            "quest": ["journey_to_the_gate tokens=3", "dark_zealot on=journey_to_the_gate"],
            "hand": ["waaagh"],
        },
        b={"hand": ["pillage", "urguck"]},
    )
    t.a("use journey_to_the_gate").resolve()
    assert sorted(t.discard("b")) == ["pillage", "urguck"]
    assert t.hand("a") == ["waaagh"]
    t.settled()


def test_journey_to_the_gate_in_the_own_turn_only(table: Lay) -> None:
    t = table(a={**CHAOS, "quest": ["journey_to_the_gate tokens=3", "dark_zealot on=journey_to_the_gate"]}, active="b")
    t.b("pass")
    assert t.why("use journey_to_the_gate") == {"own_turn_only"}


def test_shrine_to_nurgle(table: Lay) -> None:
    t = table(
        a={**CHAOS, "kingdom": ["shrine_to_nurgle"], "battlefield": ["dark_zealot"]},
        b={"kingdom": ["boar_boyz", "urguck"]},
        phase="battlefield",
    )
    t.attack("kingdom", "dark_zealot", defend=["boar_boyz"]).fight()
    assert t.corrupted("boar_boyz")
    assert not t.corrupted("urguck")
    assert not t.corrupted("dark_zealot")  # the own unit was hurt too
    t.settled()


def test_shrine_to_nurgle_elsewhere(table: Lay) -> None:
    t = table(
        a={**CHAOS, "quest": ["shrine_to_nurgle"], "battlefield": ["dark_zealot"]},
        b={"kingdom": ["boar_boyz"]},
        phase="battlefield",
    )
    t.attack("kingdom", "dark_zealot", defend=["boar_boyz"]).fight()
    assert not t.corrupted("boar_boyz")


def test_seduced_by_darkness(table: Lay) -> None:
    t = table(a={**CHAOS, "hand": ["seduced_by_darkness"]}, b={"kingdom": ["urguck", "boar_boyz"]})
    t.a("play seduced_by_darkness", "target urguck").resolve()
    assert t.corrupted("urguck")
    assert not t.corrupted("boar_boyz")
    t.settled()


def test_seduced_by_darkness_spares_supports(table: Lay) -> None:
    t = table(a={**CHAOS, "hand": ["seduced_by_darkness"]}, b={"kingdom": ["grimgors_camp"]})
    assert t.why("play seduced_by_darkness") == {"no_target"}


def test_will_of_tzeentch(table: Lay) -> None:
    t = table(
        a={**CHAOS, "hand": ["will_of_tzeentch", "dark_zealot"], "resources": 5, "deck": ["savage_gors"] * 3 + ["?"]},
        b={"hand": ["urguck"], "deck": ["boar_boyz"] * 3 + ["?"]},
    )
    t.a("play will_of_tzeentch").resolve()
    assert (t.hand("a"), t.hand("b")) == (["savage_gors"] * 3, ["boar_boyz"] * 3)
    assert (sorted(t.discard("a")), t.discard("b")) == (["dark_zealot", "will_of_tzeentch"], ["urguck"])
    t.settled()


def test_will_of_tzeentch_in_the_own_turn_only(table: Lay) -> None:
    t = table(a={**CHAOS, "hand": ["will_of_tzeentch"], "resources": 5}, active="b")
    t.b("pass")
    assert t.why("play will_of_tzeentch") == {"own_turn_only"}


def test_nurgles_pestilence(table: Lay) -> None:
    t = table(
        a={**CHAOS, "hand": ["nurgles_pestilence"], "resources": 4, "kingdom": ["dark_zealot corrupted"]},
        b={"quest": ["urguck"], "kingdom": ["boar_boyz corrupted"], "damage": {"kingdom": 1}},
    )
    t.a("play nurgles_pestilence").resolve()
    assert [t.damage(name) for name in ("dark_zealot", "urguck", "boar_boyz")] == [2, 1, 2]
    assert t.section_damage("b", "kingdom") == 1
    t.settled()


def test_nurgles_pestilence_stopped_by_toughness(table: Lay) -> None:
    t = table(
        a={**CHAOS, "hand": ["nurgles_pestilence"], "resources": 4},
        b={"race": "dwarf", "quest": ["hammerer_of_karak_azul"]},
    )
    t.a("play nurgles_pestilence").resolve()
    assert t.damage("hammerer_of_karak_azul") == 0


def test_flames_of_tzeentch(table: Lay) -> None:
    t = table(a={**CHAOS, "hand": ["flames_of_tzeentch"], "resources": 5}, b={"kingdom": ["boar_boyz", "urguck"]})
    t.a("play flames_of_tzeentch")
    assert t.options("pay_x") == {"0", "1", "2", "3"}  # 2 go to loyalty
    t.a("pay_x 3", "target boar_boyz").resolve()
    assert (t.damage("boar_boyz"), t.damage("urguck"), t.resources("a")) == (3, 0, 0)
    t.settled()


def test_flames_of_tzeentch_in_the_own_turn_only(table: Lay) -> None:
    t = table(a={**CHAOS, "hand": ["flames_of_tzeentch"], "resources": 5}, b={"kingdom": ["urguck"]}, active="b")
    t.b("pass")
    assert t.why("play flames_of_tzeentch") == {"own_turn_only"}


def test_blood_for_the_blood_god(table: Lay) -> None:
    t = table(
        a={**CHAOS, "hand": ["blood_for_the_blood_god"], "resources": 3},
        b={"battlefield": ["boar_boyz damage=1", "urguck"]},
    )
    t.a("play blood_for_the_blood_god", "target boar_boyz").resolve()
    assert t.discard("b") == ["boar_boyz"]  # 3 power
    t.settled()


def test_blood_for_the_blood_god_in_battlefields_only(table: Lay) -> None:
    t = table(a={**CHAOS, "hand": ["blood_for_the_blood_god"], "resources": 3}, b={"kingdom": ["urguck"]})
    assert t.why("play blood_for_the_blood_god") == {"no_target"}


def test_culling_the_weak(table: Lay) -> None:
    t = table(
        a={
            **CHAOS,
            "hand": ["culling_the_weak"],
            "resources": 2,
            "kingdom": ["dark_zealot", "chaos_knights"],
            "battlefield": ["savage_gors", "savage_marauders"],
        },
        b={"battlefield": ["urguck"]},
    )
    t.a("play culling_the_weak", "sacrifice dark_zealot").resolve()
    assert [t.power(name) for name in ("savage_gors", "savage_marauders", "chaos_knights", "urguck")] == [2, 3, 3, 1]
    t.settled()


def test_culling_the_weak_needs_a_victim(table: Lay) -> None:
    t = table(a={**CHAOS, "hand": ["culling_the_weak"], "resources": 2})
    assert t.why("play culling_the_weak") == {"nothing_to_sacrifice"}


def test_slaaneshs_domination(table: Lay) -> None:
    t = table(
        a={**CHAOS, "hand": ["slaaneshs_domination"], "resources": 3},
        b={"hand": ["urguck", "pillage", "waaagh", "boar_boyz"], "kingdom": ["grimgors_camp"]},
        chance=[[0, 1, 3]],
    )
    t.a("play slaaneshs_domination").resolve()
    assert t.offers() == ["take pillage", "done"]  # units stay, waaagh was not shown
    t.a("take pillage")
    assert t.discard("b") == ["pillage", "grimgors_camp"]
    assert t.hand("b") == ["boar_boyz", "urguck", "waaagh"]
    assert set(t.match.view(0)["table"]["seats"][1]["known"]) == {"boar_boyz", "urguck"}
    t.settled()


def test_slaaneshs_domination_pays_costs_in_the_text(table: Lay) -> None:
    t = table(
        a={**CHAOS, "hand": ["slaaneshs_domination"], "resources": 3},
        b={**CHAOS, "hand": ["culling_the_weak"]},
        chance=[[0]],
    )
    t.a("play slaaneshs_domination").resolve()
    assert t.hand("b") == ["culling_the_weak"]  # nothing to sacrifice: only done was left
    t.settled()


def test_slaaneshs_domination_keeps_to_the_turn(table: Lay) -> None:
    t = table(
        a={**CHAOS, "hand": ["slaaneshs_domination"], "resources": 3},
        b={"hand": ["troll_vomit"], "kingdom": ["urguck"]},
        active="b",
        phase="kingdom",
        chance=[[0]],
    )
    t.a("play slaaneshs_domination").resolve()
    assert t.in_play("urguck")  # troll vomit is for the own turn
    t.settled()
