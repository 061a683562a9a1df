"""Every worked example of the rulebook, by its page's heading."""

from __future__ import annotations

import pytest
from tests.games.invasion.conftest import Lay

from spieltisch.games.invasion import GAME

ORC = {"race": "orc"}


def test_kingdom_phase_example_olli_collects_five(table: Lay) -> None:
    t = table(a={"kingdom": ["zhufbar_engineers", "contested_village"], "resources": 4}, phase="kingdom")
    assert t.resources("a") == 5
    assert t.causes("zone_power a kingdom", "a") == [("capital", 3), ("card", 1), ("card", 1)]
    t.settled()


def test_quest_phase_example_olli_draws_three(table: Lay) -> None:
    t = table(a={"quest": ["mountain_brigade"]}, phase="quest")
    assert len(t.hand("a")) == 3
    t.settled()


def test_capital_phase_example_thyrus_costs_four(table: Lay) -> None:
    t = table(a={"race": "empire", "kingdom": ["peasant_militia"], "hand": ["thyrus_gorman"], "resources": 4})
    assert t.ask("cost thyrus_gorman", "a") == 4
    assert t.causes("cost thyrus_gorman", "a") == [("printed", 3), ("loyalty", 3), ("symbols", -2)]
    t.a("deploy thyrus_gorman battlefield").resolve()
    assert t.resources("a") == 0
    assert t.zone("thyrus_gorman") == "battlefield"
    t.settled()


def test_battlefield_phase_example_olli_attacks_the_quest_zone(table: Lay) -> None:
    t = table(
        a={"battlefield": ["defender_of_the_hold", "hammerer_of_karak_azul", "king_kazador"]},
        b={"quest": ["doom_divers", "urguck"]},
        phase="battlefield",
    )
    t.attack("quest", "hammerer_of_karak_azul", "king_kazador", defend=["doom_divers"])
    t.until("assign_attack")
    assert "assign_section" not in t.offers()
    t.a("assign doom_divers 2")
    assert t.can("assign_section")
    t.a("assign_section").b("assign hammerer_of_karak_azul 2")
    assert t.step == "assigned"
    assert t.damage("hammerer_of_karak_azul") == 0
    t.close()
    assert t.step == "applied"
    assert t.damage("hammerer_of_karak_azul") == 1
    assert t.discard("b") == ["doom_divers"]
    assert t.section_damage("b", "quest") == 2
    assert t.damage("king_kazador") == 0
    assert t.in_play("urguck")
    t.settled()


def test_responses_example_grudge_thrower_fires_before_it_is_pillaged(table: Lay) -> None:
    t = table(
        a={"battlefield": ["hammerer_of_karak_azul", "grudge_thrower", "defender_of_the_hold"], "resources": 1},
        b={"battlefield": ["boar_boyz"], "hand": ["pillage"], "resources": 9},
        active="b",
        phase="battlefield",
    )
    t.attack("battlefield", "boar_boyz", defend=["hammerer_of_karak_azul"])
    t.b("play pillage").a("use grudge_thrower", "sacrifice defender_of_the_hold").resolve()
    assert t.power("hammerer_of_karak_azul") == 2
    assert t.power("boar_boyz") == 2
    assert not t.in_play("grudge_thrower")
    t.settled()


def test_forced_example_thyrus_is_hurt_at_the_end_of_his_turn(table: Lay) -> None:
    t = table(a={"race": "empire", "kingdom": ["thyrus_gorman"], "quest": ["huntsmen"]}, phase="end")
    t.until("beginning")
    assert t.damage("thyrus_gorman") == 1
    assert t.damage("huntsmen") == 0
    t.settled()


def test_constant_example_boar_boyz_are_strong_while_somebody_is_hurt(table: Lay) -> None:
    assert table(a={"battlefield": ["boar_boyz"], "kingdom": ["urguck damage=1"]}).power("boar_boyz") == 3
    assert table(a={"battlefield": ["boar_boyz"], "kingdom": ["urguck"]}).power("boar_boyz") == 1
    assert table(a={"battlefield": ["boar_boyz"]}, b={"kingdom": ["urguck damage=1"]}).power("boar_boyz") == 1


def test_zone_effect_example_runesmith_works_only_in_the_quest_zone(table: Lay) -> None:
    assert table(a={"quest": ["runesmith"], "resources": 2}).can("use runesmith")
    for zone in ("kingdom", "battlefield"):
        assert table(a={zone: ["runesmith"], "resources": 2}).why("use runesmith") == {"wrong_zone"}


def test_cannot_example_blessing_of_isha_beats_seduction(table: Lay) -> None:
    t = table(
        a={"race": "chaos", "hand": ["seduced_by_darkness"] * 2},
        b={"battlefield": ["urguck +blessing_of_isha", "boar_boyz"]},
    )
    t.a("play seduced_by_darkness", "target urguck").resolve()
    assert not t.corrupted("urguck")
    t.a("play seduced_by_darkness", "target boar_boyz").resolve()
    assert t.corrupted("boar_boyz")
    t.settled()


def test_corresponding_zone_example_engineers_leave_the_battlefield(table: Lay) -> None:
    t = table(
        a={"battlefield": ["zhufbar_engineers"]},
        b={"hand": ["pilgrimage"], "resources": 4, "battlefield": ["boar_boyz"], "kingdom": ["urguck"]},
        active="b",
    )
    t.b("play pilgrimage", "target zhufbar_engineers").resolve()
    assert t.hand("a") == ["zhufbar_engineers"]
    assert t.discard("b") == ["pilgrimage", "boar_boyz"]
    assert t.in_play("urguck")
    t.settled()


def test_cost_example_cannon_crew_ignores_loyalty(table: Lay) -> None:
    top = ["grudge_thrower", "master_rune_of_dismay", "runesmith", "demolition", "troll_slayers"]
    t = table(
        a={"hand": ["dwarf_cannon_crew"], "resources": 3, "deck": [*top, "keystone_forge"]}, chance=[[0, 1, 2, 3, 4]]
    )
    t.a("deploy dwarf_cannon_crew battlefield").resolve()
    assert t.offers() == ["take grudge_thrower", "done"]
    t.a("take grudge_thrower")
    assert t.zone("grudge_thrower") == "battlefield"
    assert t.deck("a") == 5
    t.settled()


def test_zones_example_pistoliers_move_only_within_play(table: Lay) -> None:
    t = table(a={"race": "empire", "battlefield": ["pistoliers"], "resources": 1})
    t.a("use pistoliers").resolve()
    assert t.offers() == ["move kingdom", "move quest"]
    t.a("move quest")
    assert t.zone("pistoliers") == "quest"
    t.settled()


def test_put_into_play_example_heads_off_a_second_hero(table: Lay) -> None:
    hero = {"battlefield": ["urguck"], "developments": {"battlefield": ["grimgor_ironhide"]}}
    by_the_book = table(a={"hand": ["rip_dere_eads_off"], "resources": 1, **hero})
    by_the_book.a("play rip_dere_eads_off").resolve()
    assert by_the_book.developments("a", "battlefield") == 1
    by_the_book.settled()
    by_the_faq = table(
        a={"hand": ["rip_dere_eads_off"], "resources": 1, **hero}, options={"heads_off_hero": "sacrificed"}
    )
    by_the_faq.a("play rip_dere_eads_off").resolve()
    assert by_the_faq.discard("a") == ["rip_dere_eads_off", "grimgor_ironhide"]
    by_the_faq.settled()


@pytest.mark.parametrize(("zone", "fits"), [("battlefield", True), ("kingdom", False)])
def test_heads_off_is_bound_by_battlefield_only(table: Lay, zone: str, fits: bool) -> None:
    """`umgeht nicht die aufgedruckten Beschränkungen`; with the switch free, a card in play does not enter it again."""
    player = {**ORC, "hand": ["rip_dere_eads_off"], "resources": 1, "developments": {zone: ["crooked_teef_goblins"]}}
    by_the_book = table(a=player)
    by_the_book.a("play rip_dere_eads_off").resolve()
    assert by_the_book.developments("a", zone) == (0 if fits else 1)
    sacrificed = table(a=player, options={"heads_off_hero": "sacrificed"})
    sacrificed.a("play rip_dere_eads_off").resolve()
    assert ("crooked_teef_goblins" in sacrificed.discard("a")) is not fits
    free = table(a=player, options={"heads_off_zone": "free"})
    free.a("play rip_dere_eads_off").resolve()
    assert free.developments("a", zone) == 0
    assert free.card("crooked_teef_goblins")["doomed"]
    assert GAME.write_position(free.s, 0)["options"] == {"heads_off_zone": "free"}


def test_heads_off_is_bound_by_quest_only(table: Lay) -> None:
    t = table(a={**ORC, "hand": ["rip_dere_eads_off"], "resources": 1}, b={"developments": {"kingdom": ["huntsmen"]}})
    t.a("play rip_dere_eads_off").resolve()
    assert t.developments("b", "kingdom") == 1


def test_draft_example_two_picks_one_removal(table: Lay) -> None:
    """See test_draft.py for the draft itself; the example's numbers are the constants."""
    from spieltisch.games.invasion import draft

    assert (draft.PACKS, draft.PACK_SIZE, draft.PICKS) == (5, 15, 4)
    assert draft.PACK_SIZE - 2 * draft.PICKS - (draft.PICKS - 1) == 4
