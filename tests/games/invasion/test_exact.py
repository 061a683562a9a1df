"""Rare cases, each against the words of the rulebook (or of the card) that decide it."""

from __future__ import annotations

import pytest
from tests.games.invasion.conftest import Lay, Table

from spieltisch.core import BadOption
from spieltisch.games.invasion import GAME
from spieltisch.games.invasion.decks import check_deck, parse_deck

CHAOS = {"race": "chaos", "resources": 9}


def triggered(t: Table) -> list[str]:
    return [event["card"] for event in t.heard("triggered")]


def test_domination_within_domination_keeps_its_cards(table: Lay) -> None:
    """The second Domination comes out of the hand that the first one revealed; the rest of the first is still there."""
    t = table(
        a={**CHAOS, "hand": ["slaaneshs_domination"]},
        b={"race": "orc", "hand": ["slaaneshs_domination", "waaagh", "squig_herders", "wez_bigga"]},
        chance=[[0, 1, 2], [0, 1, 2]],
    )
    t.a("play slaaneshs_domination").resolve()
    assert t.options("take") == {"slaaneshs_domination", "waaagh"}
    t.a("take slaaneshs_domination")
    assert t.options("take") == {"waaagh", "wez_bigga"}  # what the second one revealed
    t.a("done")
    assert t.options("take") == {"waaagh"}  # and what the first one still has open
    t.a("take waaagh")
    assert t.hand("b") == ["squig_herders", "wez_bigga"]
    t.settled()


def sadistic(table: Lay, a_hand: list[str], b_hand: list[str]) -> Table:
    t = table(
        a={**CHAOS, "battlefield": ["dark_zealot +sadistic_mutation", "savage_gors"], "hand": a_hand},
        b={"race": "empire", "resources": 9, "hand": b_hand, "kingdom": ["huntsmen"]},
        phase="battlefield",
    )
    return t.attack("quest", "dark_zealot", "savage_gors")


def test_deals_damage_by_the_power_at_assignment(table: Lay) -> None:
    """Demoralised after the damage was assigned, the unit has dealt its share all the same."""
    t = sadistic(table, [], ["demoralise"]).until("assigned")
    t.b("play demoralise", "target dark_zealot").resolve().until("aim_trigger")
    assert t.power("dark_zealot") == 0
    t.a("target huntsmen")
    assert triggered(t) == ["sadistic_mutation"]


def test_without_power_at_assignment_nothing_was_dealt(table: Lay) -> None:
    t = sadistic(table, [], ["demoralise"])
    t.b("play demoralise", "target dark_zealot").resolve().until("applied")
    assert t.section_damage("b", "quest") > 0
    assert triggered(t) == []


def test_first_damage_of_a_turn_belongs_to_the_capital(table: Lay) -> None:
    """A Fortress that comes when the capital was hit already has missed the first damage of this turn."""
    t = table(
        a={"race": "dwarf", "resources": 9, "hand": ["contested_fortress"]},
        b={"race": "orc", "battlefield": ["rock_lobber", "rock_lobber", "squig_herders", "boar_boyz"], "resources": 9},
    )
    t.b("use rock_lobber_b1", "target_section a kingdom", "sacrifice squig_herders").resolve()
    t.a("deploy contested_fortress kingdom").resolve()
    t.b("use rock_lobber_b2", "target_section a kingdom").resolve()
    assert t.section_damage("a", "kingdom") == 4
    t.settled()


def test_a_late_fortress_cancels_nothing_this_turn(table: Lay) -> None:
    """A second hit of the turn, with the Fortress in play only now."""
    spec = {"race": "dwarf", "kingdom": ["contested_fortress"], "quest": ["contested_village"]}
    enemy = {"race": "orc", "battlefield": ["rock_lobber", "squig_herders"], "resources": 9}
    fresh = table(a=spec, b=enemy)
    fresh.b("use rock_lobber", "target_section a kingdom").resolve()
    assert fresh.section_damage("a", "kingdom") == 1
    late = table(a={**spec, "played": {"capital_hit": 1}}, b=enemy)
    late.b("use rock_lobber", "target_section a kingdom").resolve()
    assert late.section_damage("a", "kingdom") == 2


def test_guards_of_both_players_active_player_first(table: Lay) -> None:
    """Pestilence hits Warrior Priests of both: the active player redirects first."""
    t = table(
        a={"race": "chaos", "resources": 9, "hand": ["nurgles_pestilence"], "quest": ["warrior_priests"]},
        b={"race": "empire", "quest": ["warrior_priests"], "battlefield": ["huntsmen", "pistoliers"]},
        active="b",
    )
    t.a("play nurgles_pestilence").resolve()
    assert t.match.to_act() == [1]
    t.b("target huntsmen")
    assert t.match.to_act() == [0]


def test_guards_of_one_player_in_his_order(table: Lay) -> None:
    t = table(
        a={"race": "chaos", "resources": 9, "hand": ["nurgles_pestilence"]},
        b={
            "race": "empire",
            "quest": ["warrior_priests", "warrior_priests"],
            "battlefield": ["huntsmen", "pistoliers"],
        },
    )
    t.a("play nurgles_pestilence").resolve()
    assert t.waits == "order_guards"
    assert t.options("resolve") == {"warrior_priests_b1 damaged", "warrior_priests_b2 damaged"}


def test_damage_tokens_pay_taxes_of_forced_effects(table: Lay) -> None:
    """Urguck's tokens count as resources in the capital phase, for a tax as for anything else."""
    t = table(
        a={"race": "chaos", "resources": 9, "hand": ["festering_nurglings"], "kingdom": ["urguck damage=1"]},
        b={"race": "empire", "kingdom": ["church_of_sigmar"], "quest": ["huntsmen"]},
    )
    t.s.resources[0] = t.ask("cost festering_nurglings", "a")
    t.a("deploy festering_nurglings quest", "spend 0").resolve()
    assert t.resources("a") == 0
    assert t.options("target") == {"festering_nurglings_a1", "huntsmen_b1"}
    t.a("target huntsmen")
    assert t.corrupted("huntsmen")
    assert t.damage("urguck") == 0
    t.settled()


def test_damage_tokens_pay_the_tax_on_a_copy(table: Lay) -> None:
    t = table(
        a={
            "race": "chaos",
            "hand": ["twin_tailed_comet", "seduced_by_darkness"],
            "resources": 6,
            "kingdom": ["urguck damage=1"],
        },
        b={"race": "empire", "kingdom": ["church_of_sigmar"], "quest": ["huntsmen"]},
    )
    t.a("play seduced_by_darkness", "target urguck", "play twin_tailed_comet", "spend 0").resolve()
    assert t.options("target") == {"urguck_a1", "huntsmen_b1"}
    t.a("target huntsmen").resolve()
    assert t.corrupted("huntsmen")
    assert t.damage("urguck") == 0
    t.settled()


def test_a_position_knows_the_first_players_handicap(table: Lay) -> None:
    t = table(turn=1, phase="kingdom")
    t.close()
    assert t.phase == "capital"  # no quest phase
    t.close()
    assert t.phase == "end"  # no battlefield phase
    with pytest.raises(BadOption, match=r"phase: first_player_penalty"):
        GAME.position({"turn": 1, "phase": "battlefield"})


def test_an_attack_without_attackers_can_not_be_answered(table: Lay) -> None:
    t = table(
        a={"battlefield": ["runesmith"]},
        b={"race": "empire", "hand": ["sigmars_intervention"], "resources": 9},
        phase="battlefield",
    )
    t.a("attack kingdom").until("declare_attackers").a("done")
    assert (t.waits, t.step) == ("act", "none")
    t.a("pass")
    assert t.why("play sigmars_intervention") == {"not_the_moment"}


def test_a_tax_is_asked_for_even_with_one_target(table: Lay) -> None:
    t = table(
        a={"race": "dwarf", "hand": ["organ_gun"], "resources": 9},
        b={"race": "empire", "kingdom": ["church_of_sigmar"], "battlefield": ["huntsmen"]},
    )
    t.a("play organ_gun")
    assert t.waits == "choose_host_for_tax"
    t.a("target huntsmen").resolve()
    assert t.resources("a") == 9 - 1 - 1  # loyalty and tax
    t.settled()


def test_the_tax_on_the_only_target_of_an_action_is_asked_for(table: Lay) -> None:
    t = table(
        a={"race": "empire", "hand": ["demoralise"], "resources": 9},
        b={"race": "empire", "kingdom": ["church_of_sigmar"], "battlefield": ["huntsmen"]},
    )
    before = t.resources("a")
    t.a("play demoralise")
    assert (t.waits, t.offers(), t.resources("a")) == ("aim_for_tax", ["target huntsmen_b1"], before)
    t.a("target huntsmen").resolve()
    assert t.resources("a") == before - t.ask("cost demoralise", "a") - 1
    t.settled()


def test_a_forced_effect_with_taxed_targets_only_may_be_let_be(table: Lay) -> None:
    """The Spawn dies with nobody left but King Kazador: nobody must pay for what is forced upon him."""
    t = table(
        a={**CHAOS, "battlefield": ["fledgling_chaos_spawn"], "hand": ["nurgles_pestilence"]},
        b={"race": "dwarf", "battlefield": ["king_kazador"]},
    )
    t.a("play nurgles_pestilence").resolve()
    assert t.waits == "aim_trigger"
    assert set(t.offers()) == {"target king_kazador_b1", "done"}
    before = t.resources("a")
    t.a("done")
    assert t.resources("a") == before
    t.settled()


def test_effects_at_the_beginning_of_a_turn_in_any_order(table: Lay) -> None:
    """A constant effect need not come before the forced ones there."""
    t = table(
        a={"kingdom": ["keystone_forge", "dark_zealot +cloud_of_flies"], "damage": {"kingdom": 2}},
        b={"kingdom": ["urguck"]},
        phase="beginning",
    )
    assert t.options("resolve") == {"keystone_forge_a1 turn_begins", "cloud_of_flies_a1 turn_begins"}


def test_the_rune_of_fortitude_ends_with_its_card(table: Lay) -> None:
    t = table(
        a={"race": "orc", "battlefield": ["urguck"], "hand": ["pillage"], "resources": 3},
        b={"race": "dwarf", "quest": ["rune_of_fortitude"]},
        phase="battlefield",
    )
    full = t.power("urguck")
    t.attack("quest", "urguck")
    t.a("done")
    assert t.power("urguck") == full - 1
    t.a("play pillage").resolve()
    assert not t.in_play("rune_of_fortitude")
    assert t.power("urguck") == full


@pytest.mark.parametrize(
    ("paid", "gone", "power"),
    [
        ((), "rune_of_fortitude_b1", 3),
        ((), "rune_of_fortitude_b2", 3),
        (("pay_for urguck",), "rune_of_fortitude_b1", 3),
        (("pay_for urguck",), "rune_of_fortitude_b2", 4),
    ],
)
def test_of_two_runes_of_fortitude_each_ends_with_its_card(
    table: Lay, paid: tuple[str, ...], gone: str, power: int
) -> None:
    """Whether it was paid for (here the first one) or not: what the other one does stays as it is."""
    t = table(
        a={"race": "orc", "battlefield": ["urguck power=3"], "hand": ["pillage"], "resources": 5},
        b={"race": "dwarf", "quest": ["rune_of_fortitude", "rune_of_fortitude"]},
        phase="battlefield",
    )
    t.attack("quest", "urguck").b("resolve rune_of_fortitude_b1 zone_attacked")
    t.a(*(paid or ("done",)), "done")
    assert t.power("urguck") == (3 if paid else 2)
    t.a("play pillage", f"target {gone}").resolve()
    assert t.power("urguck") == power


def test_counterstrike_comes_before_a_defender_without_hit_points_dies(table: Lay) -> None:
    """`sofort …, ehe etwas anderes geschieht`: Horrific Mutation leaves the defender no hit point, it strikes first."""
    t = table(
        a={**CHAOS, "battlefield": ["dark_zealot +horrific_mutation"]},
        b={"race": "empire", "quest": ["reiksguard_knights damage=1"]},
        phase="battlefield",
    )
    t.attack("quest", "dark_zealot", defend=["reiksguard_knights"])
    story = [event["event"] for event in t.match.events(None) if event["event"] in ("damaged", "destroyed")]
    assert story == ["damaged", "destroyed"]
    assert t.damage("dark_zealot") == 2
    assert not t.in_play("reiksguard_knights")


def test_scouts_come_before_forced_effects_of_the_same_damage(table: Lay) -> None:
    """Silver Helm Brigade draws because of the damage; the Scout has made its owner discard before."""
    t = table(
        a={"race": "empire", "battlefield": ["free_company"]},
        b={"race": "high_elf", "quest": ["silver_helm_brigade"], "hand": ["greater_heal"], "deck": ["hate", "hate"]},
        phase="battlefield",
    )
    t.attack("quest", "free_company", defend=["silver_helm_brigade"]).fight()
    assert t.discard("b") == ["greater_heal"]
    assert t.hand("b") == ["hate"]
    t.settled()


def test_what_costs_nothing_in_print_is_not_reduced(table: Lay) -> None:
    """`Die Kosten einer Karte mit Kosten 0 können nicht reduziert werden`: dearer by 1, cheaper by 1, it costs 1."""
    empire = {"race": "empire", "hand": ["peasant_militia", "huntsmen"], "played": {"bigger": 1}}
    t = table(a=empire, b={"race": "dwarf", "kingdom": ["master_rune_of_dismay"]})
    assert t.ask("cost peasant_militia", "a") == 1
    assert t.ask("cost huntsmen", "a") == 1  # 1 in print: dearer and cheaper
    assert ("around", -1) not in t.causes("cost peasant_militia", "a")


def test_deck_lists_take_capitals_of_the_box_only() -> None:
    elves = parse_deck("Capital: High Elf\n3 Runesmith")
    assert "deck_no_capital" in {fault.key for fault in check_deck(elves)}
    guessed = parse_deck("3 Silver Helm Brigade\n3 Archmage of Saphery\n1 Runesmith")
    assert "deck_no_capital" not in {fault.key for fault in check_deck(guessed)}


def test_titles_are_counted_as_printed() -> None:
    twice = parse_deck("2 Runesmith\n2 runesmith")
    assert "deck_too_many" in {fault.key for fault in check_deck(twice)}


@pytest.mark.parametrize(("third", "faults"), [(1, set()), (2, {"deck_too_many_alliances"})])
def test_all_alliances_have_one_printed_title(third: int, faults: set[str]) -> None:
    """`Alliance` is printed on all six: at most three of them in a deck, whatever races they bind."""
    lines = ["1 Alliance: Dwarf and Empire", "1 Alliance: Empire and High Elf", f"{third} Alliance: Dwarf and High Elf"]
    found = {fault.key for fault in check_deck(parse_deck("\n".join(lines)))}
    assert found - {"deck_too_small"} == faults
