"""The numbered rules of the facts file, each test under its rule's name."""

from __future__ import annotations

import pytest
from tests.games.invasion.conftest import Lay, Table

from spieltisch.core import Scripted, Seeded
from spieltisch.games.invasion import GAME

STARTERS = {"starter_a": "dwarf", "starter_b": "orc"}

# -- setting up -----------------------------------------------------------------------------------------------------


def test_setup_hand() -> None:
    t = Table(GAME.match(2, seed=3, options=STARTERS))
    first = t.s.first
    before = t.hand("ab"[first])
    assert len(before) == 7
    t.match.apply(first, "mulligan")
    after = t.hand("ab"[first])
    assert len(after) == 7
    assert after != before
    assert t.waits == "keep_hand"
    assert t.match.to_act() == [1 - first]
    assert t.deck("ab"[first]) == 43


def test_setup_mulligan_order() -> None:
    for seed in range(4):
        t = Table(GAME.match(2, seed=seed, options=STARTERS))
        assert t.match.to_act() == [t.s.first]


def test_first_player_penalty() -> None:
    t = Table(GAME.match(2, seed=5, options=STARTERS))
    first = t.s.first
    for _ in range(2):
        t.match.apply(t.match.to_act()[0], "keep")
    t.until("end")
    assert len(t.s.hand[first]) == 7
    assert [event["phase"] for event in t.heard("phase")] == [
        "beginning",
        "kingdom",
        "capital",
        "end",
    ]
    t.until("quest")
    assert t.s.active == 1 - first


def test_starter_decks_hold_ten_neutrals_each() -> None:
    s = GAME.setup(2, GAME.check_options(STARTERS), Seeded(1))
    assert [len(deck) for deck in s.deck] == [50, 50]
    assert len(s.aside) == 4


# -- winning and losing ---------------------------------------------------------------------------------------------


def test_win_two_burning(table: Lay) -> None:
    t = table(
        a={"battlefield": ["mountain_brigade"]}, b={"burning": ["quest"], "damage": {"kingdom": 6}}, phase="battlefield"
    )
    t.attack("kingdom", "mountain_brigade").until("assigned").close()
    assert t.match.over
    assert t.match.ranking == [[0], [1]]
    assert t.burning("b", "kingdom")


@pytest.mark.parametrize(("damage", "fates"), [(8, ("burns", "burns")), (7, (None, "if-lost")), (6, (None, None))])
def test_the_fate_of_a_section_is_seen(table: Lay, damage: int, fates: tuple[str | None, str | None]) -> None:
    t = table(
        a={"battlefield": ["urguck"], "hand": ["rip_dere_eads_off"], "resources": 9},
        b={"developments": {"kingdom": ["runesmith"]}, "damage": {"kingdom": damage}}, phase="battlefield",
    )  # fmt: skip
    t.attack("kingdom", "urguck").until("assigned")
    assert fate_of(t, "kingdom") == fates[0]
    t.a("play rip_dere_eads_off")
    assert fate_of(t, "kingdom") == fates[1]
    assert fate_of(t, "quest") is None
    t.resolve()
    assert fate_of(t, "kingdom") == ("burns" if damage == 7 else None)  # at 8 it burns with the development already


def fate_of(t: Table, zone: str) -> str | None:
    zones = t.match.view(None)["table"]["seats"][1]["zones"]
    return next(row["fate"] for row in zones if row["zone"] == zone)


def test_lose_empty_deck(table: Lay) -> None:
    t = table(a={"deck": ["runesmith"]}, phase="quest")
    assert t.match.over
    assert t.match.ranking == [[1], [0]]


def test_lose_both(table: Lay) -> None:
    t = table(
        a={"race": "chaos", "hand": ["will_of_tzeentch"], "resources": 9, "deck": ["dark_zealot"] * 3},
        b={"deck": ["urguck"] * 2},
    )
    t.a("play will_of_tzeentch").resolve()
    assert t.match.over
    assert t.match.ranking == [[0, 1]]


def test_no_hand_limit(table: Lay) -> None:
    t = table(a={"hand": ["?"] * 30}, phase="end")
    t.until("beginning")
    assert len(t.hand("a")) == 30
    t.settled()


# -- resources, power, cost -----------------------------------------------------------------------------------------


def test_resources_reset(table: Lay) -> None:
    t = table(a={"resources": 4}, b={"resources": 6}, phase="end")
    t.until("kingdom")
    assert t.resources("a") == 4  # kept through the opponent's turn
    assert t.resources("b") == 3


def test_zone_power(table: Lay) -> None:
    t = table(
        a={
            "kingdom": ["hammerer_of_karak_azul corrupted", "contested_village"],
            "burning": ["kingdom"],
            "developments": {"kingdom": ["mountain_brigade"]},
            "quest": ["mountain_brigade"],
        }
    )
    assert t.section("a", "kingdom")["power"] == 5
    assert t.section("a", "quest")["power"] == 3
    assert t.section("a", "battlefield")["power"] == 0


def test_support_power_combat(table: Lay) -> None:
    t = table(a={"battlefield": ["runesmith", "keystone_forge"]}, phase="battlefield")
    t.attack("kingdom", "runesmith").fight()
    assert t.section_damage("b", "kingdom") == 1


def test_total_cost(table: Lay) -> None:
    t = table(a={"hand": ["king_kazador", "demolition"], "kingdom": ["runesmith"]})
    assert t.ask("cost king_kazador", "a") == 6 + 5 - 2
    assert t.ask("cost demolition", "a") == 2


def test_race_symbols(table: Lay) -> None:
    t = table(
        a={
            "kingdom": ["king_kazador", "alliance_dwarf_and_empire", "contested_village"],
            "quest": ["a_glorious_death", "huntsmen"],
            "developments": {"quest": ["runesmith"]},
        }
    )
    symbols = t.match.view(None)["table"]["seats"][0]["symbols"]
    assert symbols == {"dwarf": 4, "empire": 2, "high_elf": 0, "orc": 0, "chaos": 0, "dark_elf": 0}
    t.settled()


def test_attachment_symbols(table: Lay) -> None:
    t = table(a={"hand": ["organ_gun"], "resources": 1}, b={"kingdom": ["urguck"]})
    t.a("play organ_gun").resolve()
    seats = t.match.view(None)["table"]["seats"]
    assert seats[0]["symbols"]["dwarf"] == 2
    assert seats[1]["symbols"]["dwarf"] == 0
    assert t.card("organ_gun")["controller"] == 0
    t.settled()


def test_cost_word(table: Lay) -> None:
    t = table(
        a={"hand": ["burn_it_down"], "resources": 2, "developments": {"battlefield": ["runesmith"]}},
        b={"battlefield": ["urguck +choppa"], "kingdom": ["rock_lobber"]},
    )
    t.a("play burn_it_down").resolve()  # Choppa costs 1 whatever its loyalty; Rock Lobber costs 2
    assert t.discard("b") == ["choppa"]
    assert t.in_play("rock_lobber")
    t.settled()


def test_cost_reduction(table: Lay) -> None:
    t = table(
        a={"race": "empire", "kingdom": ["nuln_tinkerers"], "hand": ["knight_training", "temple_of_shallya"]},
    )
    assert t.ask("cost knight_training", "a") == 0  # 0 printed can not be lowered; loyalty 2 is met by two symbols
    assert t.ask("cost temple_of_shallya", "a") == 3
    poor = table(a={"race": "dwarf", "kingdom": ["nuln_tinkerers"], "hand": ["knight_training"]})
    assert poor.ask("cost knight_training", "a") == 1  # the loyalty stays


def test_x_is_zero(table: Lay) -> None:
    t = table(a={"hand": ["flames_of_tzeentch"], "race": "chaos", "resources": 9}, b={"kingdom": ["urguck"]})
    assert t.ask("cost flames_of_tzeentch", "a") == 2  # X counts 0, loyalty 3 less one symbol
    t.a("play flames_of_tzeentch", "pay_x 0").resolve()
    assert t.damage("urguck") == 0
    assert t.resources("a") == 7
    t.settled()


def test_no_negative(table: Lay) -> None:
    t = table(a={"race": "empire", "hand": ["demoralise"]}, b={"kingdom": ["lobber_crew"]})
    t.a("play demoralise").resolve()
    assert t.power("lobber_crew") == 0
    assert t.section("b", "kingdom")["power"] == 3
    assert ("not_below_zero", 1) in t.causes("power lobber_crew_b1", "a")
    t.settled()


# -- developments ---------------------------------------------------------------------------------------------------


def test_development_play(table: Lay) -> None:
    t = table(a={"hand": ["king_kazador", "demolition"]})
    t.a("develop king_kazador battlefield").resolve()
    assert t.developments("a", "battlefield") == 1
    t.b("pass")
    assert t.why("develop demolition kingdom") == {"developed_already"}
    t.until("declare_target").until("end")
    assert t.match.to_act() == [0]
    assert t.why("develop demolition kingdom") == {"capital_phase_only", "developed_already"}


def test_development_value(table: Lay) -> None:
    t = table(
        a={"battlefield": ["mountain_brigade"]},
        b={"developments": {"kingdom": ["pillage"]}, "damage": {"kingdom": 6}, "kingdom": ["urguck"]},
        phase="battlefield",
    )
    t.attack("kingdom", "mountain_brigade").fight()
    assert not t.burning("b", "kingdom")
    assert t.section_damage("b", "kingdom") == 8
    assert t.card("urguck")["hit_points"] == 3


def test_development_effects(table: Lay) -> None:
    t = table(a={"hand": ["dwarf_masons", "runesmith"], "resources": 9})
    t.a("deploy dwarf_masons quest").resolve()
    assert t.developments("a", "quest") == 1
    t.a("develop runesmith quest").resolve()
    assert t.developments("a", "quest") == 2
    t.settled()


def test_development_hidden(table: Lay) -> None:
    t = table(a={"hand": ["king_kazador"], "deck": ["runesmith"] * 3})
    t.a("develop king_kazador kingdom").resolve()
    for seat, seen in ((0, "king_kazador"), (1, None), (None, None)):
        cards = t.match.view(seat)["table"]["cards"]
        assert [card["card"] for card in cards] == [seen]
    assert "king_kazador" not in str(t.match.events(1))


def test_development_nature(table: Lay) -> None:
    t = table(
        a={"hand": ["demoralise"], "race": "empire", "resources": 5},
        b={"developments": {"kingdom": ["urguck"], "quest": ["grimgors_camp"]}},
    )
    assert t.why("play demoralise") == {"no_target"}
    assert t.section("b", "kingdom")["power"] == 3
    assert t.match.view(None)["table"]["seats"][1]["symbols"]["orc"] == 1


def test_development_loss(table: Lay) -> None:
    t = table(
        a={"hand": ["demolition"], "resources": 2},
        b={"developments": {"kingdom": ["pillage"]}, "damage": {"kingdom": 8}},
    )
    t.a("play demolition").resolve()
    assert t.burning("b", "kingdom")
    t.settled()


# -- burning --------------------------------------------------------------------------------------------------------


def test_burning(table: Lay) -> None:
    t = table(a={"battlefield": ["mountain_brigade"]}, b={"damage": {"kingdom": 6}}, phase="battlefield")
    t.attack("kingdom", "mountain_brigade").fight()
    assert t.burning("b", "kingdom")
    assert t.section_damage("b", "kingdom") == 0
    t.settled()


def test_burning_effects(table: Lay) -> None:
    t = table(
        a={
            "burning": ["kingdom"],
            "kingdom": ["keystone_forge"],
            "hand": ["runesmith"],
            "resources": 2,
            "damage": {"quest": 1},
        },
        phase="beginning",
    )
    assert t.section_damage("a", "quest") == 0
    t.until("capital").a("deploy runesmith kingdom").resolve()
    assert t.section("a", "kingdom")["power"] == 5
    t.settled()


def test_burning_damage(table: Lay) -> None:
    t = table(
        a={"race": "orc", "battlefield": ["rock_lobber", "urguck"], "resources": 2},
        b={"burning": ["quest"]},
    )
    t.a("use rock_lobber")
    assert "b quest" not in t.options("target_section")
    assert "b kingdom" in t.options("target_section")


def test_burning_attack(table: Lay) -> None:
    t = table(a={"battlefield": ["king_kazador"]}, b={"burning": ["quest"], "quest": ["urguck"]}, phase="battlefield")
    t.attack("quest", "king_kazador", defend=["urguck"]).fight()
    assert not t.in_play("urguck")
    assert t.section_damage("b", "quest") == 0
    t.settled()


# -- restrictions ---------------------------------------------------------------------------------------------------


def test_unique(table: Lay) -> None:
    t = table(
        a={"kingdom": ["king_kazador"], "hand": ["king_kazador"], "resources": 20},
        b={"race": "dwarf", "kingdom": ["king_kazador"]},
    )
    assert t.why("deploy king_kazador battlefield") == {"unique"}
    fresh = table(a={"discard": ["king_kazador"], "hand": ["king_kazador"], "resources": 20})
    assert fresh.can("deploy king_kazador battlefield")


def test_hero_limit(table: Lay) -> None:
    t = table(a={"kingdom": ["durgnar_the_bold"], "hand": ["king_kazador"], "resources": 20})
    assert t.why("deploy king_kazador kingdom") == {"one_hero"}
    assert t.can("deploy king_kazador quest")


def test_quests_zone(table: Lay) -> None:
    t = table(a={"hand": ["a_glorious_death"], "resources": 1})
    assert t.why("deploy a_glorious_death kingdom") == {"zone_only"}
    t.a("deploy a_glorious_death quest").resolve()
    assert t.section("a", "quest")["power"] == 1
    t.settled()


def test_questing(table: Lay) -> None:
    t = table(
        a={
            "quest": ["a_glorious_death", "hammerer_of_karak_azul"],
            "hand": ["runesmith", "troll_slayers"],
            "resources": 9,
        }
    )
    t.a("deploy runesmith on_quest").resolve()
    assert t.card("runesmith")["quest"] == "a_glorious_death_a1"
    assert t.card("hammerer_of_karak_azul")["quest"] is None
    assert t.section("a", "quest")["power"] == 3
    t.b("pass")
    assert t.why("deploy troll_slayers on_quest") == {"no_free_quest"}
    t.settled()


def test_questing_unit_defends(table: Lay) -> None:
    t = table(
        a={"battlefield": ["urguck"], "race": "orc"},
        b={"race": "dwarf", "quest": ["a_glorious_death", "runesmith on=a_glorious_death"]},
        phase="battlefield",
    )
    t.attack("quest", "urguck", defend=["runesmith"])
    assert t.card("runesmith")["role"] == "defending"


def test_quest_tokens(table: Lay) -> None:
    quest = ["a_glorious_death tokens=1", "runesmith on=a_glorious_death"]
    t = table(a={"quest": quest, "resources": 2}, phase="beginning")
    assert t.card("a_glorious_death")["tokens"] == 2
    assert t.resources("a") == 2  # from the pool, not from the player
    idle = table(a={"quest": ["a_glorious_death"]}, phase="beginning")
    assert idle.card("a_glorious_death")["tokens"] == 0
    gone = table(a={"quest": quest}, b={"hand": ["pilgrimage"], "resources": 4}, active="b")
    gone.b("play pilgrimage").resolve()
    assert gone.card("a_glorious_death")["tokens"] == 0
    gone.settled()


def test_quest_trigger_check(table: Lay) -> None:
    t = table(
        a={
            "quest": ["prepare_for_war tokens=2", "runesmith on=prepare_for_war"],
            "discard": ["demolition", "troll_slayers", "keystone_forge"],
        },
        chance=[list(range(14))],
    )
    t.a("use prepare_for_war", "target_discard demolition", "target_discard keystone_forge").resolve()
    assert t.discard("a") == ["troll_slayers", "runesmith"]
    assert t.card("prepare_for_war")["tokens"] == 0
    t.settled()


def test_quest_without_unit(table: Lay) -> None:
    t = table(a={"quest": ["prepare_for_war"]})
    assert t.why("use prepare_for_war") == {"nothing_to_sacrifice"}
    free = table(a={"quest": ["infiltrate"]}, phase="beginning")  # its text needs no unit and works, with X = 0
    assert free.discard("b") == []
    free.settled()


def test_corruption(table: Lay) -> None:
    t = table(
        a={
            "battlefield": ["troll_slayers corrupted", "mountain_brigade"],
            "quest": ["runesmith corrupted"],
            "resources": 2,
        },
        b={"kingdom": ["urguck corrupted", "boar_boyz"]},
    )
    assert t.can("use runesmith")
    t.until("declare_target").a("attack kingdom").until("declare_attackers")
    assert t.why("join troll_slayers") == {"is_corrupted"}
    t.a("join mountain_brigade", "done").until("declare_defenders")
    assert t.why("defend urguck") == {"is_corrupted"}
    assert t.can("defend boar_boyz")


def test_restore(table: Lay) -> None:
    t = table(a={"kingdom": ["troll_slayers corrupted", "runesmith corrupted"]}, phase="kingdom")
    t.a("restore runesmith")
    assert not t.corrupted("runesmith")
    assert t.corrupted("troll_slayers")
    assert t.resources("a") == 5
    t.settled()


# -- windows and the chain ------------------------------------------------------------------------------------------


def test_action_window(table: Lay) -> None:
    t = table(a={"quest": ["runesmith"], "resources": 4}, phase="quest")
    assert t.match.to_act() == [0]
    t.a("pass")
    assert t.match.to_act() == [1]
    t.b("pass")
    assert t.phase == "capital"
    acted = table(a={"quest": ["runesmith"], "resources": 4}, b={"kingdom": ["urguck"]}, phase="quest")
    acted.a("use runesmith", "target urguck").resolve()
    assert acted.match.to_act() == [1]
    acted.match.apply(1, "pass")
    assert acted.phase == "quest"
    assert acted.match.to_act() == [0]


def test_chain(table: Lay) -> None:
    """Four links deep: last in, first out."""
    t = table(
        a={"race": "empire", "hand": ["demoralise", "demoralise"], "kingdom": ["pistoliers"], "resources": 2},
        b={"hand": ["favour_of_mork", "pillage"], "resources": 9, "battlefield": ["urguck", "boar_boyz"]},
    )
    t.a("play demoralise", "target boar_boyz")
    t.b("play favour_of_mork", "target pistoliers", "target boar_boyz")
    t.a("use pistoliers")
    t.b("pass").a("play demoralise", "target urguck")
    assert [link["card"] for link in t.match.view(None)["table"]["chain"]] == [
        "demoralise",
        "favour_of_mork",
        "pistoliers",
        "demoralise",
    ]
    t.resolve()
    assert t.power("urguck") == 0
    assert t.waits == "move_where"
    t.a("move quest")
    resolved = [event["card"] for event in t.heard("resolved")]
    assert resolved == ["demoralise", "pistoliers", "favour_of_mork", "demoralise"]
    assert t.power("boar_boyz") == 0
    assert t.power("pistoliers") == 0
    t.settled()


def test_chain_resolves_although_its_source_is_gone(table: Lay) -> None:
    t = table(
        a={"race": "chaos", "quest": ["nurgle_sorcerer"], "resources": 3},
        b={"hand": ["troll_vomit", "pilgrimage"], "resources": 4, "kingdom": ["urguck"]},
    )
    t.a("use nurgle_sorcerer", "target urguck").b("play pilgrimage", "target nurgle_sorcerer").resolve()
    assert t.damage("urguck") == 1
    t.settled()


def test_tactic(table: Lay) -> None:
    t = table(a={"hand": ["demolition"], "resources": 4}, b={"developments": {"quest": ["pillage"]}})
    t.a("play demolition")
    assert (t.hand("a"), t.discard("a")) == ([], [])
    t.resolve()
    assert (t.discard("a"), t.discard("b")) == (["demolition"], ["pillage"])
    t.settled()


def test_chain_recheck(table: Lay) -> None:
    t = table(
        a={"race": "chaos", "quest": ["valkia_the_bloody damage=2"], "resources": 2},
        b={"race": "high_elf", "kingdom": ["urguck corrupted"], "hand": ["pilgrimage"], "resources": 4},
    )
    t.a("use valkia_the_bloody").b("play pilgrimage", "target urguck").resolve()
    assert t.resources("a") == 0  # costs are lost
    assert t.damage("valkia_the_bloody") == 2
    assert [event["card"] for event in t.heard("fizzled")] == ["valkia_the_bloody"]
    t.settled()


def test_chain_no_new_response(table: Lay) -> None:
    t = table(
        a={"race": "chaos", "hand": ["slaaneshs_domination"], "resources": 3},
        b={"race": "empire", "hand": ["demoralise", "franzs_decree"], "resources": 5, "kingdom": ["pistoliers"]},
        chance=[[0, 1]],
    )
    t.a("play slaaneshs_domination").resolve()
    t.a("take demoralise")
    assert t.waits == "play_revealed"  # resolved at once, nobody was asked
    assert t.power("pistoliers") == 0
    t.a("done")
    t.settled()


def test_permanents_on_chain(table: Lay) -> None:
    t = table(
        a={"hand": ["runesmith", "troll_slayers", "demolition"], "resources": 9},
        b={"kingdom": ["grimgors_camp"]},
    )
    t.a("deploy runesmith quest")
    assert t.waits == "answer"
    assert not t.in_play("runesmith")
    t.b("pass")
    assert t.why("deploy troll_slayers quest") == {"no_answer"}
    assert t.why("develop troll_slayers quest") == {"no_answer"}
    assert t.can("play demolition")
    t.a("play demolition").resolve()
    assert t.in_play("runesmith")
    assert not t.in_play("grimgors_camp")
    t.settled()


def test_triggered_action(table: Lay) -> None:
    """The only action with such a condition is the Disciple of Khaine's: it waits for assigned damage."""
    t = table(
        a={"race": "dwarf", "battlefield": ["mountain_brigade"]},
        b={"kingdom": ["disciple_of_khaine"], "resources": 4},
        phase="battlefield",
    )
    t.attack("kingdom", "mountain_brigade", defend=["disciple_of_khaine"]).a("pass")
    assert t.why("use disciple_of_khaine") == {"not_the_moment"}
    t.until("assigned").a("pass")
    assert t.can("use disciple_of_khaine")
    t.until("applied").a("pass")
    assert t.why("use disciple_of_khaine") == {"not_the_moment"}


def test_forced(table: Lay) -> None:
    t = table(a={"race": "orc", "hand": ["night_goblins"], "resources": 2}, b={"kingdom": ["urguck"]})
    t.a("deploy night_goblins kingdom").resolve()  # no attachment there: skipped
    assert t.waits == "act"
    t.settled()


def test_order_effects(table: Lay) -> None:
    """Constant effects and keywords before forced ones; but active players begin their turn in any order they like."""
    t = table(
        a={"race": "orc", "hand": ["pillage"], "resources": 3, "kingdom": ["dwarf_masons"]},
        b={"race": "chaos", "kingdom": ["zhufbar_engineers", "sigmars_blessed"], "hand": ["nurgles_pestilence"]},
        phase="beginning",
        active="b",
    )
    assert t.waits == "act"
    forced = table(
        a={
            "kingdom": ["keystone_forge", "city_gates", "dark_zealot +cloud_of_flies"],
            "damage": {"kingdom": 1},
        },
        phase="beginning",
    )
    own = {"keystone_forge_a1 turn_begins", "city_gates_a1 turn_begins", "cloud_of_flies_a1 turn_begins"}
    assert forced.options("resolve") == own
    forced.a("resolve city_gates turn_begins", "resolve cloud_of_flies turn_begins", "done")
    order = [event["card"] for event in forced.heard("triggered")]
    assert order == ["city_gates", "keystone_forge"]
    forced.settled()


def test_order_effects_active_player_first(table: Lay) -> None:
    t = table(
        a={"race": "orc", "hand": ["troll_vomit"], "resources": 9, "kingdom": ["zhufbar_engineers"]},
        b={"race": "dwarf", "kingdom": ["zhufbar_engineers"]},
    )
    t.a("play troll_vomit").resolve()
    order = [event["seat"] for event in t.heard("triggered")]
    assert order == [0, 1]
    t.settled()


def test_waiting_effects(table: Lay) -> None:
    t = table(a={"race": "orc", "hand": ["wez_bigga", "squig_herders"], "resources": 2})
    t.a("play wez_bigga").resolve()
    assert t.ask("cost squig_herders", "a") == 1
    late = table(a={"race": "orc", "hand": ["wez_bigga", "squig_herders"], "resources": 2}, phase="end")
    late.a("play wez_bigga").resolve().until("beginning")
    assert late.ask("cost squig_herders", "a") == 2


def test_then(table: Lay) -> None:
    """Banna: without a collected resource to turn into damage there is none."""
    t = table(a={"kingdom": ["contested_village"]}, b={"kingdom": ["banna_of_da_red_sunz"]}, phase="kingdom")
    assert t.resources("a") == 4
    assert t.waits == "act"


def test_or(table: Lay) -> None:
    t = table(
        a={"race": "chaos", "kingdom": ["warpstone_meteor", "dark_zealot corrupted"]},
        b={"kingdom": ["urguck +blessing_of_isha"]},
        phase="beginning",
    )
    assert t.options("corrupt") == set()  # neither side has a unit that can be corrupted: only damage is left
    t.a("target_section a quest")
    assert t.options("corrupt") == set()


def test_cannot(table: Lay) -> None:
    t = table(
        a={
            "kingdom": ["warpstone_excavation"],
            "race": "empire",
            "quest": ["pistoliers +blessing_of_isha"],
            "resources": 1,
        }
    )
    t.a("use pistoliers").resolve()
    t.a("move kingdom")
    assert not t.corrupted("pistoliers")
    t.settled()


# -- combat ---------------------------------------------------------------------------------------------------------


def test_attack_once(table: Lay) -> None:
    t = table(a={"hand": ["mountain_brigade"], "resources": 9})
    t.a("deploy mountain_brigade battlefield").resolve()
    t.attack("kingdom", "mountain_brigade").fight().close()
    assert t.phase == "end"
    t.until("beginning")
    assert t.s.active == 1


def test_attackers_may_defend_next_turn(table: Lay) -> None:
    t = table(a={"battlefield": ["mountain_brigade"]}, b={"battlefield": ["urguck"]}, phase="battlefield")
    t.attack("kingdom", "mountain_brigade").fight().until("kingdom")
    t.attack("battlefield", "urguck", defend=["mountain_brigade"])
    assert t.card("mountain_brigade")["role"] == "defending"


def test_attackers(table: Lay) -> None:
    t = table(a={"battlefield": ["runesmith"], "kingdom": ["troll_slayers"]}, b={"battlefield": ["urguck"]})
    t.until("declare_target").a("attack kingdom").until("declare_attackers")
    assert t.why("join troll_slayers") == {"not_there"}
    assert t.why("join urguck") == {"not_yours"}
    t.a("done")
    assert (t.waits, t.step) == ("act", "none")  # no attackers, no combat: actions as after no attack at all
    t.close()
    assert t.phase == "end"


def test_no_attack_still_has_a_window(table: Lay) -> None:
    t = table(phase="battlefield")
    t.a("pass")
    assert (t.waits, t.phase) == ("act", "battlefield")
    t.close()
    assert t.phase == "end"


def test_defenders(table: Lay) -> None:
    t = table(
        a={"battlefield": ["mountain_brigade"]},
        b={"kingdom": ["urguck", "boar_boyz"], "quest": ["lobber_crew"]},
        phase="battlefield",
    )
    t.attack("kingdom", "mountain_brigade").until("defenders")
    t2 = table(
        a={"battlefield": ["mountain_brigade"]},
        b={"kingdom": ["urguck", "boar_boyz"], "quest": ["lobber_crew"]},
        phase="battlefield",
    )
    t2.until("declare_target").a("attack kingdom").until("declare_attackers").a("join mountain_brigade", "done")
    t2.until("declare_defenders")
    assert t2.why("defend lobber_crew") == {"not_there"}
    t2.b("defend urguck", "defend boar_boyz", "done")
    assert t2.step == "defenders"


def test_combat_power(table: Lay) -> None:
    t = table(
        a={"battlefield": ["mountain_brigade", "runesmith", "troll_slayers"]},
        b={"kingdom": ["urguck"]},
        phase="battlefield",
    )
    t.attack("kingdom", "mountain_brigade", "runesmith", defend=["urguck"]).until("assign_defence")
    assert t.heard("combat")[-1]["attack"] == 3


def test_assign_attacker(table: Lay) -> None:
    t = table(a={"battlefield": ["king_kazador"]}, b={"kingdom": ["lobber_crew", "squig_herders"]}, phase="battlefield")
    t.attack("kingdom", "king_kazador", defend=["lobber_crew", "squig_herders"]).until("assign_attack")
    t.a("assign lobber_crew 1")
    assert t.why("assign_section") == {"defender_first"}
    assert t.can("assign lobber_crew 2")  # more is allowed
    t.a("assign squig_herders 2")
    assert t.card("squig_herders")["assigned"] == 2


def test_assign_toughness(table: Lay) -> None:
    t = table(
        a={"race": "orc", "battlefield": ["boar_boyz damage=1"]},
        b={"race": "dwarf", "kingdom": ["hammerer_of_karak_azul"]},
        phase="battlefield",
    )
    t.attack("kingdom", "boar_boyz", defend=["hammerer_of_karak_azul"]).fight()
    assert not t.in_play("hammerer_of_karak_azul")  # 3 = 2 hit points + Toughness 1: nothing was left for the section
    assert t.section_damage("b", "kingdom") == 0


def test_assign_defender(table: Lay) -> None:
    t = table(a={"battlefield": ["runesmith", "troll_slayers"]}, b={"kingdom": ["doom_divers"]}, phase="battlefield")
    t.attack("kingdom", "runesmith", "troll_slayers", defend=["doom_divers"]).until("assign_defence")
    assert t.options("assign_section") == set()
    t.b("assign runesmith 2")
    t.close()
    assert t.discard("a") == ["runesmith"]
    assert t.damage("troll_slayers") == 0


def test_apply(table: Lay) -> None:
    t = table(a={"battlefield": ["runesmith"]}, b={"kingdom": ["lobber_crew"]}, phase="battlefield")
    t.attack("kingdom", "runesmith", defend=["lobber_crew"]).fight()
    assert (t.discard("a"), t.discard("b")) == (["runesmith"], ["lobber_crew"])


def test_assigned_to_gone(table: Lay) -> None:
    t = table(
        a={"battlefield": ["mountain_brigade"]},
        b={"kingdom": ["urguck"], "hand": ["pilgrimage"], "resources": 4},
        phase="battlefield",
    )
    t.attack("kingdom", "mountain_brigade", defend=["urguck"]).until("assigned")
    t.b("play pilgrimage", "target urguck").resolve().fight()
    assert t.section_damage("b", "kingdom") == 0
    assert t.damage("mountain_brigade") == 1  # what the unit had dealt stays assigned


def test_leaves_combat(table: Lay) -> None:
    t = table(a={"race": "empire", "battlefield": ["pistoliers", "free_company"], "resources": 1}, phase="battlefield")
    t.attack("kingdom", "pistoliers", "free_company").a("use pistoliers").resolve()
    t.a("move quest").fight()
    assert t.section_damage("b", "kingdom") == 1
    assert t.card("pistoliers")["role"] == ""


def test_noncombat_damage(table: Lay) -> None:
    t = table(a={"race": "chaos", "quest": ["nurgle_sorcerer"], "resources": 3}, b={"kingdom": ["lobber_crew"]})
    t.a("use nurgle_sorcerer", "target lobber_crew").resolve()
    assert t.discard("b") == ["lobber_crew"]
    assert t.waits == "act"
    t.settled()


def test_indirect(table: Lay) -> None:
    t = table(
        a={"race": "orc", "hand": ["followers_of_mork"], "resources": 2},
        b={"race": "dwarf", "burning": ["kingdom"], "kingdom": ["runesmith", "hammerer_of_karak_azul"]},
    )
    t.a("deploy followers_of_mork kingdom").resolve()
    t.a("target_section a quest", "target_section a quest")
    t.b("target runesmith")
    assert not t.can("target runesmith")  # no more than destroys it
    assert "b kingdom" not in t.options("target_section")
    t.b("target hammerer_of_karak_azul")
    assert t.section_damage("a", "quest") == 2
    assert t.discard("b") == ["runesmith"]
    assert t.damage("hammerer_of_karak_azul") == 0  # Toughness
    t.settled()


def test_cancel(table: Lay) -> None:
    t = table(
        a={"battlefield": ["mountain_brigade"]},
        b={"race": "high_elf", "kingdom": ["silver_helm_brigade"], "hand": ["master_rune_of_valaya"], "resources": 4},
        phase="battlefield",
    )
    t.attack("kingdom", "mountain_brigade", defend=["silver_helm_brigade"]).until("assigned")
    t.b("play master_rune_of_valaya").resolve().fight()
    assert t.damage("silver_helm_brigade") == 0
    assert t.hand("b") == []  # nothing was dealt, so nothing was drawn
    t.settled()


def test_redirect(table: Lay) -> None:
    t = table(
        a={"race": "chaos", "quest": ["nurgle_sorcerer"], "battlefield": ["dark_zealot"], "resources": 6},
        b={"race": "empire", "kingdom": ["warrior_priests"]},
    )
    t.a("use nurgle_sorcerer", "target warrior_priests").resolve()
    assert t.damage("dark_zealot") == 1
    t.a("use nurgle_sorcerer", "target warrior_priests").resolve()
    assert t.discard("b") == ["warrior_priests"]  # once per turn
    t.settled()


def test_redirect_toughness(table: Lay) -> None:
    t = table(
        a={"race": "chaos", "quest": ["nurgle_sorcerer"], "resources": 3},
        b={"race": "empire", "kingdom": ["warrior_priests"], "battlefield": ["hammerer_of_karak_azul"]},
    )
    t.a("use nurgle_sorcerer", "target warrior_priests").resolve()
    assert t.damage("hammerer_of_karak_azul") == 0
    assert t.damage("warrior_priests") == 0
    t.settled()


def test_move_damage(table: Lay) -> None:
    t = table(
        a={"race": "chaos", "quest": ["valkia_the_bloody damage=3"], "resources": 2},
        b={"race": "dwarf", "kingdom": ["hammerer_of_karak_azul corrupted"]},
    )
    t.a("use valkia_the_bloody").resolve()
    assert t.offers() == ["spend 0", "spend 1", "spend 2"]
    t.a("spend 2")
    assert t.discard("b") == ["hammerer_of_karak_azul"]
    assert t.damage("valkia_the_bloody") == 1
    t.settled()


def test_damage_stays(table: Lay) -> None:
    t = table(a={"kingdom": ["mountain_brigade damage=2"], "damage": {"quest": 3}}, phase="end")
    t.until("capital")
    assert t.damage("mountain_brigade") == 2
    assert t.section_damage("a", "quest") == 3


def test_zero_hp(table: Lay) -> None:
    t = table(a={"quest": ["vile_sorceress"]}, b={"kingdom": ["urguck damage=2"]}, phase="beginning")
    t.a("target urguck")
    assert t.discard("b") == ["urguck"]
    t.settled()


# -- leaving and moving ---------------------------------------------------------------------------------------------


def test_sacrifice(table: Lay) -> None:
    t = table(
        a={"race": "orc", "kingdom": ["lobber_crew"]},
        b={"race": "chaos", "battlefield": ["fledgling_chaos_spawn"]},
    )
    t.a("use lobber_crew").resolve()
    assert t.discard("b") == ["fledgling_chaos_spawn"]
    assert [e["event"] for e in t.heard("destroyed")] == []
    t.settled()


def test_attachment_leave(table: Lay) -> None:
    t = table(
        a={"race": "empire", "hand": ["pilgrimage"], "resources": 4},
        b={"battlefield": ["urguck +choppa +organ_gun:a"]},
    )
    t.a("play pilgrimage").resolve()
    assert t.hand("b") == ["urguck"]
    assert t.discard("b") == ["choppa"]
    assert t.discard("a") == ["pilgrimage", "organ_gun"]
    t.settled()


def test_attachment_zone(table: Lay) -> None:
    t = table(
        a={"race": "empire", "battlefield": ["pistoliers +knight_training"], "kingdom": ["huntsmen"], "resources": 1}
    )
    t.a("use pistoliers").resolve()
    t.a("move kingdom")
    assert t.power("pistoliers") == 2
    fresh = table(a={"race": "empire", "kingdom": ["huntsmen"], "hand": ["knight_training"], "resources": 2})
    assert fresh.why("play knight_training") == {"no_target"}


def test_attachment_location(table: Lay) -> None:
    t = table(
        a={"race": "orc", "hand": ["night_goblins"], "resources": 2},
        b={"kingdom": ["urguck +choppa"], "quest": ["boar_boyz +choppa"]},
    )
    t.a("deploy night_goblins quest").resolve()
    assert t.in_play("choppa_b1")
    assert not t.in_play("choppa_b2")
    t.settled()


def test_move(table: Lay) -> None:
    t = table(
        a={
            "race": "empire",
            "battlefield": ["pistoliers damage=1 corrupted +choppa"],
            "kingdom": ["followers_of_mork"],
            "resources": 1,
        }
    )
    t.a("use pistoliers").resolve()
    t.a("move kingdom")
    assert (t.damage("pistoliers"), t.corrupted("pistoliers"), t.zone("choppa")) == (1, True, "kingdom")
    assert t.heard("entered") == []
    t.settled()


def test_put_into_play(table: Lay) -> None:
    top = ["contested_village", "grudge_thrower", "huntsmen", "huntsmen", "huntsmen"]
    t = table(
        a={"hand": ["dwarf_cannon_crew", "armoury"], "resources": 9, "deck": [*top, "?", "?", "?", "?", "?"]},
        chance=[list(range(9))],
    )
    t.a("deploy dwarf_cannon_crew battlefield").resolve()
    t.a("take contested_village")
    assert t.resources("a") == 6  # no cost but the crew's own
    t.b("pass")
    assert t.can("deploy armoury kingdom")  # put into play is not played: Limited is free
    t.settled()


def test_new_object(table: Lay) -> None:
    t = table(
        a={
            "race": "empire",
            "hand": ["demoralise", "pilgrimage", "pistoliers"],
            "resources": 9,
            "kingdom": ["pistoliers"],
        }
    )
    t.a("play demoralise").resolve()
    assert t.power("pistoliers") == 0
    t.a("play pilgrimage").resolve()
    t.a("deploy pistoliers kingdom").resolve()
    assert t.power("pistoliers") == 1
    t.settled()


def test_leave_zone_owner(table: Lay) -> None:
    t = table(
        a={"race": "empire", "kingdom": ["urguck owner=b"], "hand": ["pilgrimage"], "resources": 4},
    )
    t.a("play pilgrimage").resolve()
    assert t.hand("b") == ["urguck"]
    t.settled()


def test_self_referential(table: Lay) -> None:
    t = table(
        a={"race": "orc", "hand": ["troll_vomit"], "resources": 9},
        b={"race": "chaos", "battlefield": ["fledgling_chaos_spawn"]},
    )
    t.a("play troll_vomit").resolve()  # the Spawn's text works after it left, but nothing is there to hit
    assert t.waits == "act"
    t.settled()


def test_same_time_discard(table: Lay) -> None:
    """The order never matters to a card of the core set: both end up there, in the order of play."""
    t = table(a={"race": "orc", "hand": ["troll_vomit"], "resources": 9}, b={"kingdom": ["urguck", "boar_boyz"]})
    t.a("play troll_vomit").resolve()
    assert sorted(t.discard("b")) == ["boar_boyz", "urguck"]


def test_deck_construction() -> None:
    from spieltisch.games.invasion.box import PRINTED
    from spieltisch.games.invasion.decks import check_deck, deck_of

    assert [fault.key for fault in check_deck(deck_of(0, PRINTED.starter(0)))] == ["deck_too_small"]


def test_experience() -> None:
    """No later-expansion mechanics: no legends, no experience."""
    types = {record["type"] for record in GAME.content()["cards"]}
    assert types == {"unit", "support", "quest", "tactic", "draft"}


# -- keywords -------------------------------------------------------------------------------------------------------


def test_keyword_counterstrike(table: Lay) -> None:
    t = table(
        a={"race": "dwarf", "battlefield": ["king_kazador", "troll_slayers"]},
        b={"race": "empire", "kingdom": ["reiksguard_knights"]},
        phase="battlefield",
    )
    t.attack("kingdom", "king_kazador", "troll_slayers", defend=["reiksguard_knights"])
    assert t.waits == "strike_back"
    t.b("target king_kazador")
    assert t.damage("king_kazador") == 2  # Toughness 2 does not help
    assert t.damage("troll_slayers") == 0


def test_keyword_toughness(table: Lay) -> None:
    t = table(
        a={"race": "chaos", "hand": ["flames_of_tzeentch"], "resources": 9},
        b={"race": "dwarf", "kingdom": ["king_kazador", "hammerer_of_karak_azul"]},
    )
    t.a("play flames_of_tzeentch", "pay_x 3", "target king_kazador").resolve()
    assert t.damage("king_kazador") == 1
    t.settled()


def test_keyword_scout(table: Lay) -> None:
    t = table(
        a={"race": "empire", "battlefield": ["free_company"], "hand": ["demoralise"]},
        b={"race": "dwarf", "kingdom": ["dwarf_ranger"], "hand": ["runesmith", "demolition"]},
        phase="battlefield",
        chance=[[1]],
    )
    t.attack("kingdom", "free_company", defend=["dwarf_ranger"]).fight()
    assert t.discard("b") == ["demolition"]
    assert t.discard("a") == ["demoralise"]  # both sides' scouts survived
    t.settled()


def test_keyword_scout_must_survive(table: Lay) -> None:
    t = table(
        a={"race": "empire", "battlefield": ["free_company"]},
        b={"kingdom": ["ironclaws_horde"], "hand": ["pillage"]},
        phase="battlefield",
    )
    t.attack("kingdom", "free_company", defend=["ironclaws_horde"]).fight()
    assert t.hand("b") == ["pillage"]


def test_keyword_limited(table: Lay) -> None:
    t = table(a={"hand": ["contested_village", "contested_village"], "resources": 5})
    t.a("deploy contested_village kingdom").resolve()
    t.b("pass")
    assert t.why("deploy contested_village quest") == {"limited"}


@pytest.mark.parametrize(("slug", "zone"), [("defender_of_the_hold", "battlefield"), ("huntsmen", "quest")])
def test_keyword_zone_only(table: Lay, slug: str, zone: str) -> None:
    t = table(a={"race": "empire", "hand": [slug], "resources": 9})
    assert t.options("deploy") == {f"{slug} {zone}"}
    assert t.why(f"deploy {slug} kingdom") == {"zone_only"}


def test_keyword_side_only() -> None:
    from spieltisch.games.invasion.decks import check_deck, parse_deck

    text = "Capital: Orc\n1 Alliance: Dwarf and Empire\n3 Black Orc Squad"
    assert "deck_mixed" in {fault.key for fault in check_deck(parse_deck(text))}


def test_keyword_zone_prefix(table: Lay) -> None:
    t = table(a={"race": "orc", "quest": ["lobber_crew"]})
    assert t.why("use lobber_crew") == {"wrong_zone"}


# -- errata ---------------------------------------------------------------------------------------------------------


def test_erratum_general_beginning(table: Lay) -> None:
    t = table(a={"kingdom": ["keystone_forge"], "damage": {"kingdom": 1}, "resources": 5}, phase="beginning")
    assert t.phase == "beginning"
    assert t.section_damage("a", "kingdom") == 0
    assert t.resources("a") == 5


def test_erratum_general_when(table: Lay) -> None:
    t = table(a={"hand": ["dwarf_masons"], "resources": 9})
    t.a("deploy dwarf_masons quest").resolve()
    assert t.developments("a", "quest") == 1


def test_erratum_general_redirect(table: Lay) -> None:
    """What is cancelled anyway is not redirected anew: redirecting speaks of damage that would be dealt."""
    t = table(
        a={"race": "dwarf", "battlefield": ["mountain_brigade"]},
        b={"race": "empire", "kingdom": ["warrior_priests"], "battlefield": ["huntsmen"]},
        phase="battlefield",
    )
    t.attack("kingdom", "mountain_brigade", defend=["warrior_priests"]).until("assign_attack")
    t.a("assign warrior_priests 1", "assign_section").until("redirect")
    t.b("target huntsmen")
    assert t.in_play("warrior_priests")
    assert not t.in_play("huntsmen")


def test_erratum_warrior_priests(table: Lay) -> None:
    t = table(
        a={"race": "chaos", "hand": ["flames_of_tzeentch"], "resources": 9},
        b={"race": "empire", "kingdom": ["warrior_priests"]},
    )
    t.a("play flames_of_tzeentch", "pay_x 1").resolve()
    assert t.discard("b") == ["warrior_priests"]  # no unit in any battlefield: it stays


def test_erratum_franz(table: Lay) -> None:
    t = table(
        a={"race": "empire", "hand": ["franzs_decree"], "resources": 1, "battlefield": ["huntsmen"]},
        b={"quest": ["urguck", "boar_boyz"]},
    )
    t.a("play franzs_decree", "target urguck").resolve()
    t.until("declare_target").a("attack quest").until("declare_attackers").a("join huntsmen", "done")
    t.until("declare_defenders")
    assert t.why("defend urguck") == {"may_not_fight"}
    assert t.can("defend boar_boyz")


def test_erratum_shrine_nurgle(table: Lay) -> None:
    t = table(
        a={"race": "chaos", "kingdom": ["shrine_to_nurgle"], "quest": ["nurgle_sorcerer"], "resources": 3},
        b={"kingdom": ["urguck"]},
    )
    t.a("use nurgle_sorcerer", "target urguck").resolve()
    assert not t.corrupted("urguck")  # not combat damage


def test_erratum_cannon_crew(table: Lay) -> None:
    top = ["keystone_forge"] * 3 + ["urguck", "boar_boyz"]
    may = table(a={"hand": ["dwarf_cannon_crew"], "resources": 9, "deck": [*top, "huntsmen"]}, chance=[list(range(6))])
    may.a("deploy dwarf_cannon_crew kingdom").resolve()
    may.a("done")
    assert not may.in_play("keystone_forge")
    must = table(
        a={"hand": ["dwarf_cannon_crew"], "resources": 9, "deck": [*top, "huntsmen"]},
        options={"cannon_crew": "must"},
        chance=[list(range(5))],
    )
    must.a("deploy dwarf_cannon_crew kingdom").resolve()
    assert must.offers() == ["take keystone_forge"]


def test_erratum_counterstrike_text(table: Lay) -> None:
    t = table(
        a={"race": "dwarf", "battlefield": ["mountain_brigade"]},
        b={"race": "dark_elf", "kingdom": ["cold_one_riders"]},
        phase="battlefield",
    )
    t.attack("kingdom", "mountain_brigade", defend=["cold_one_riders"])
    assert (t.step, t.damage("mountain_brigade")) == ("defenders", 1)


# -- switches -------------------------------------------------------------------------------------------------------


def test_switch_greatswords_self(table: Lay) -> None:
    for choice, power in (("others", 1), ("self", 2)):
        t = table(a={"race": "empire", "hand": ["the_greatswords"], "resources": 9}, options={"greatswords": choice})
        t.a("deploy the_greatswords kingdom").resolve()
        assert t.power("the_greatswords") == power


def test_switch_end_window(table: Lay) -> None:
    t = table(phase="end", options={"end_window": "rulebook"})
    assert (t.phase, t.s.active) == ("beginning", 1)
    assert table(phase="end").phase == "end"


def test_scripted_chance_is_complete() -> None:
    """A position without random effects asks chance nothing."""
    GAME.position({"a": {}, "b": {}}, chance=Scripted())
