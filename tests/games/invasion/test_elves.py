"""High elves (51-55) and dark elves (106-110): each text at work and at rest."""

from __future__ import annotations

from tests.games.invasion.conftest import Lay

HIGH = {"race": "high_elf"}
DARK = {"race": "dark_elf"}


def test_silver_helm_brigade(table: Lay) -> None:
    t = table(a={**HIGH, "battlefield": ["silver_helm_brigade"]}, b={"kingdom": ["doom_divers"]}, phase="battlefield")
    t.attack("kingdom", "silver_helm_brigade", defend=["doom_divers"]).fight()
    assert t.damage("silver_helm_brigade") == 2
    assert len(t.hand("a")) == 1  # one event of damage, one card
    t.settled()


def test_silver_helm_brigade_unharmed(table: Lay) -> None:
    t = table(a={**HIGH, "battlefield": ["silver_helm_brigade"]}, phase="battlefield")
    t.attack("kingdom", "silver_helm_brigade").fight()
    assert t.hand("a") == []


def test_archmage_of_saphery(table: Lay) -> None:
    t = table(a={**HIGH, "quest": ["archmage_of_saphery"], "kingdom": ["silver_helm_brigade damage=2"]}, phase="quest")
    t.a("use archmage_of_saphery", "target silver_helm_brigade").resolve()
    assert t.damage("silver_helm_brigade") == 1
    t.b("pass")
    assert t.why("use archmage_of_saphery") == {"once_per_turn"}
    t.settled()


def test_archmage_of_saphery_in_the_own_quest_phase_only(table: Lay) -> None:
    t = table(a={**HIGH, "quest": ["archmage_of_saphery"], "kingdom": ["silver_helm_brigade damage=2"]})
    assert t.why("use archmage_of_saphery") == {"not_the_moment"}
    theirs = table(a={**HIGH, "quest": ["archmage_of_saphery damage=0"]}, active="b", phase="quest")
    theirs.b("pass")
    assert theirs.why("use archmage_of_saphery") == {"not_the_moment"}


def test_blessing_of_isha(table: Lay) -> None:
    t = table(
        a={**HIGH, "hand": ["blessing_of_isha"], "kingdom": ["silver_helm_brigade corrupted"]},
        b={"race": "chaos", "hand": ["seduced_by_darkness"]},
    )
    t.a("play blessing_of_isha").resolve()
    assert not t.corrupted("silver_helm_brigade")
    t.b("play seduced_by_darkness").resolve()
    assert not t.corrupted("silver_helm_brigade")
    t.settled()


def test_blessing_of_isha_protects_its_unit_only(table: Lay) -> None:
    t = table(
        a={"race": "chaos", "hand": ["seduced_by_darkness"]},
        b={**HIGH, "kingdom": ["silver_helm_brigade +blessing_of_isha", "archmage_of_saphery"]},
    )
    t.a("play seduced_by_darkness", "target archmage_of_saphery").resolve()
    assert t.corrupted("archmage_of_saphery")


def test_radiant_gaze(table: Lay) -> None:
    t = table(
        a={**HIGH, "hand": ["radiant_gaze"], "resources": 4, "kingdom": ["silver_helm_brigade"]},
        b={"kingdom": ["urguck", "doom_divers", "grimgors_camp"], "quest": ["boar_boyz"]},
    )
    t.a("play radiant_gaze", "target_section b kingdom").resolve()
    powers = [t.power(name) for name in ("urguck", "doom_divers", "grimgors_camp", "boar_boyz", "silver_helm_brigade")]
    assert powers == [0, 1, 1, 1, 1]
    t.settled()


def test_radiant_gaze_at_opponents_only(table: Lay) -> None:
    t = table(a={**HIGH, "hand": ["radiant_gaze"], "resources": 4})
    t.a("play radiant_gaze")
    assert t.options("target_section") == {"b kingdom", "b quest", "b battlefield"}


def test_greater_heal(table: Lay) -> None:
    t = table(
        a={
            **HIGH,
            "hand": ["greater_heal"],
            "resources": 3,
            "kingdom": ["silver_helm_brigade damage=2"],
            "quest": ["mountain_brigade damage=5"],
            "damage": {"kingdom": 4},
        },
        b={"kingdom": ["boar_boyz damage=1"]},
    )
    t.a("play greater_heal").resolve()
    damage = [t.damage(name) for name in ("silver_helm_brigade", "mountain_brigade", "boar_boyz")]
    assert damage == [0, 0, 1]
    assert t.section_damage("a", "kingdom") == 4
    t.settled()


def test_greater_heal_without_wounds(table: Lay) -> None:
    t = table(a={**HIGH, "hand": ["greater_heal"], "resources": 3, "kingdom": ["silver_helm_brigade"]})
    t.a("play greater_heal").resolve()
    assert t.heard("healed") == []


def test_disciple_of_khaine(table: Lay) -> None:
    t = table(
        a={"race": "orc", "battlefield": ["doom_divers"]},
        b={**DARK, "kingdom": ["disciple_of_khaine"], "quest": ["vile_sorceress"], "resources": 4},
        phase="battlefield",
    )
    t.attack("kingdom", "doom_divers", defend=["disciple_of_khaine"]).until("assigned")
    t.b("use disciple_of_khaine", "target doom_divers").resolve()
    t.b("use disciple_of_khaine", "target doom_divers").resolve()
    t.fight()
    assert t.damage("disciple_of_khaine") == 0
    assert t.discard("a") == ["doom_divers"]  # 1 from the Disciple, 2 of his own
    t.settled()


def test_disciple_of_khaine_without_damage_on_himself(table: Lay) -> None:
    t = table(
        a={"race": "orc", "battlefield": ["doom_divers"]},
        b={**DARK, "kingdom": ["disciple_of_khaine"], "resources": 4},
        phase="battlefield",
    )
    t.attack("kingdom", "doom_divers").until("assigned").a("pass")
    assert t.why("use disciple_of_khaine") == {"not_the_moment"}


def test_vile_sorceress(table: Lay) -> None:
    t = table(a={**DARK, "quest": ["vile_sorceress"]}, b={"kingdom": ["urguck", "boar_boyz"]}, phase="beginning")
    t.a("target urguck")
    assert (t.card("urguck")["hit_points"], t.card("boar_boyz")["hit_points"]) == (2, 4)
    t.until("end").until("beginning")
    assert t.card("urguck")["hit_points"] == 3


def test_vile_sorceress_elsewhere(table: Lay) -> None:
    t = table(a={**DARK, "kingdom": ["vile_sorceress"]}, b={"kingdom": ["urguck"]}, phase="beginning")
    assert (t.waits, t.card("urguck")["hit_points"]) == ("act", 3)


def test_cold_one_riders(table: Lay) -> None:
    t = table(
        a={"battlefield": ["hammerer_of_karak_azul"]}, b={**DARK, "kingdom": ["cold_one_riders"]}, phase="battlefield"
    )
    t.attack("kingdom", "hammerer_of_karak_azul", defend=["cold_one_riders"])
    assert t.damage("hammerer_of_karak_azul") == 1


def test_cold_one_riders_that_do_not_defend(table: Lay) -> None:
    t = table(
        a={"battlefield": ["hammerer_of_karak_azul"]}, b={**DARK, "kingdom": ["cold_one_riders"]}, phase="battlefield"
    )
    t.attack("kingdom", "hammerer_of_karak_azul").fight()
    assert t.damage("hammerer_of_karak_azul") == 0


def test_cauldron_of_blood(table: Lay) -> None:
    t = table(
        a={"battlefield": ["mountain_brigade", "runesmith", "troll_slayers"]},
        b={**DARK, "kingdom": ["cauldron_of_blood"]},
        phase="battlefield",
    )
    t.attack("kingdom", "mountain_brigade", "runesmith")
    assert t.options("target") == {"mountain_brigade_a1", "runesmith_a1"}
    t.b("target runesmith")
    assert t.discard("a") == ["runesmith"]
    t.settled()


def test_cauldron_of_blood_in_another_zone(table: Lay) -> None:
    t = table(a={"battlefield": ["runesmith"]}, b={**DARK, "quest": ["cauldron_of_blood"]}, phase="battlefield")
    t.attack("quest", "runesmith")
    assert t.in_play("runesmith")


def test_cauldron_of_blood_after_a_diverted_attack(table: Lay) -> None:
    t = table(
        a={"battlefield": ["runesmith"]},
        b={"race": "empire", "kingdom": ["cauldron_of_blood"], "hand": ["sigmars_intervention"], "resources": 3},
        phase="battlefield",
    )
    t.a("attack quest").until("declare_attackers").a("join runesmith", "done")
    t.b("play sigmars_intervention").resolve().b("move kingdom")
    assert t.discard("a") == ["runesmith"]


def test_hate(table: Lay) -> None:
    t = table(a={**DARK, "hand": ["hate"], "resources": 1}, b={"resources": 3})
    t.a("play hate").resolve()
    assert (t.resources("a"), t.resources("b")) == (2, 2)
    t.settled()


def test_hate_of_the_poor(table: Lay) -> None:
    t = table(a={**DARK, "hand": ["hate"], "resources": 1}, b={"resources": 0})
    t.a("play hate").resolve()
    assert (t.resources("a"), t.resources("b")) == (1, 0)
