"""Cards 111-127: each text at work and at rest."""

from __future__ import annotations

import pytest
from tests.games.invasion.conftest import Lay


def test_contested_village(table: Lay) -> None:
    t = table(a={"hand": ["contested_village"], "resources": 1})
    t.a("deploy contested_village quest").resolve()
    assert t.section("a", "quest")["power"] == 2
    t.settled()


def test_contested_village_is_limited(table: Lay) -> None:
    t = table(a={"hand": ["contested_fortress", "contested_village"], "resources": 9})
    t.a("deploy contested_fortress quest").resolve().b("pass")
    assert t.why("deploy contested_village quest") == {"limited"}


def test_contested_fortress(table: Lay) -> None:
    t = table(
        a={"battlefield": ["mountain_brigade"]},
        b={"quest": ["contested_fortress", "contested_fortress"]},
        phase="battlefield",
    )
    t.attack("kingdom", "mountain_brigade").fight()
    assert t.section_damage("b", "kingdom") == 0  # one point per copy
    t.settled()


def test_contested_fortress_chooses_its_section(table: Lay) -> None:
    t = table(
        a={"race": "orc", "battlefield": ["doom_divers"]}, b={"kingdom": ["contested_fortress"]}, phase="beginning"
    )
    assert t.waits == "shield_section"
    t.b("target_section b quest")
    assert [t.section_damage("b", zone) for zone in ("kingdom", "quest", "battlefield")] == [1, 0, 1]
    assert [t.section_damage("a", zone) for zone in ("kingdom", "quest", "battlefield")] == [1, 1, 1]


def test_contested_fortress_guards_no_units(table: Lay) -> None:
    t = table(
        a={"battlefield": ["mountain_brigade"]}, b={"kingdom": ["contested_fortress", "urguck"]}, phase="battlefield"
    )
    t.attack("kingdom", "mountain_brigade", defend=["urguck"]).fight()
    assert t.damage("urguck") == 2


def test_contested_stronghold(table: Lay) -> None:
    t = table(a={"quest": ["contested_stronghold"], "developments": {"quest": ["runesmith"] * 3, "kingdom": ["?"]}})
    assert t.power("contested_stronghold") == 4


def test_contested_stronghold_undeveloped(table: Lay) -> None:
    t = table(a={"quest": ["contested_stronghold"]}, b={"developments": {"quest": ["urguck"]}})
    assert t.power("contested_stronghold") == 1


@pytest.mark.parametrize(("slug", "zone"), [("armoury", "kingdom"), ("forgotten_cemetery", "quest")])
def test_armoury_and_forgotten_cemetery(table: Lay, slug: str, zone: str) -> None:
    t = table(a={zone: [slug], "developments": {zone: ["runesmith", "runesmith"]}})
    assert t.power(slug) == 2


@pytest.mark.parametrize(("slug", "zone"), [("armoury", "quest"), ("forgotten_cemetery", "kingdom")])
def test_armoury_and_forgotten_cemetery_elsewhere(table: Lay, slug: str, zone: str) -> None:
    t = table(a={zone: [slug], "developments": {zone: ["runesmith", "runesmith"]}})
    assert t.power(slug) == 1
    right = {"armoury": "kingdom", "forgotten_cemetery": "quest"}[slug]
    one = table(a={right: [slug], "developments": {right: ["runesmith"]}})
    assert one.power(slug) == 1


def test_warpstone_excavation(table: Lay) -> None:
    t = table(a={"race": "empire", "kingdom": ["warpstone_excavation"], "quest": ["pistoliers"], "resources": 1})
    t.a("use pistoliers").resolve().a("move kingdom")
    assert t.corrupted("pistoliers")
    t.settled()


def test_warpstone_excavation_spares_those_there_and_the_enemy(table: Lay) -> None:
    t = table(
        a={"hand": ["warpstone_excavation"], "kingdom": ["runesmith"]},
        b={"race": "orc", "hand": ["squig_herders"]},
    )
    t.a("deploy warpstone_excavation kingdom").resolve()
    assert not t.corrupted("runesmith")
    t.until("end").until("capital").b("deploy squig_herders kingdom").resolve()
    assert not t.corrupted("squig_herders")


def test_pilgrimage(table: Lay) -> None:
    t = table(
        a={"hand": ["pilgrimage"], "resources": 2, "developments": {"quest": ["runesmith", "runesmith"]}},
        b={"kingdom": ["urguck damage=2", "boar_boyz"]},
    )
    assert t.causes("cost pilgrimage", "a") == [("printed", 4), ("own_text", -2)]
    t.a("play pilgrimage", "target urguck").resolve()
    assert t.hand("b") == ["urguck"]
    assert t.resources("a") == 0
    assert t.match.view(0)["table"]["seats"][1]["known"] == ["urguck"]
    t.settled()


def test_pilgrimage_never_below_zero(table: Lay) -> None:
    t = table(a={"hand": ["pilgrimage"], "developments": {"quest": ["?"] * 6}})
    assert t.ask("cost pilgrimage", "a") == 0
    assert t.why("play pilgrimage") == {"no_target"}


def test_burn_it_down(table: Lay) -> None:
    t = table(
        a={"hand": ["burn_it_down"], "resources": 2, "developments": {"battlefield": ["runesmith"] * 2}},
        b={"kingdom": ["rock_lobber", "grimgors_camp"]},
    )
    t.a("play burn_it_down").resolve()
    assert t.discard("b") == ["rock_lobber"]
    t.settled()


def test_burn_it_down_counts_own_battlefield_developments(table: Lay) -> None:
    t = table(
        a={"hand": ["burn_it_down"], "resources": 2, "developments": {"kingdom": ["runesmith"] * 2}},
        b={"kingdom": ["rock_lobber"], "developments": {"battlefield": ["urguck"] * 2}},
    )
    assert t.why("play burn_it_down") == {"no_target"}


def test_infiltrate(table: Lay) -> None:
    quest = ["infiltrate tokens=1", "runesmith on=infiltrate"]
    t = table(a={"quest": quest}, b={"deck": ["urguck", "boar_boyz", "pillage"]}, phase="beginning")
    assert t.options("resolve") == {"infiltrate_a1 turn_begins", "infiltrate_a1 progress"}
    t.a("resolve infiltrate progress")
    assert t.discard("b") == ["urguck", "boar_boyz"]
    early = table(a={"quest": quest}, b={"deck": ["urguck", "boar_boyz", "pillage"]}, phase="beginning")
    early.a("resolve infiltrate turn_begins")
    assert early.discard("b") == ["urguck"]
    assert early.card("infiltrate")["tokens"] == 2
    early.settled()


def test_infiltrate_in_the_opponents_turn(table: Lay) -> None:
    t = table(a={"quest": ["infiltrate tokens=2", "runesmith on=infiltrate"]}, active="b", phase="beginning")
    assert t.discard("b") == []


def test_infiltrate_can_win(table: Lay) -> None:
    t = table(
        a={"quest": ["infiltrate tokens=3", "runesmith on=infiltrate"]}, b={"deck": ["urguck"] * 3}, phase="beginning"
    )
    t.a("resolve infiltrate turn_begins")
    assert t.match.ranking == [[0], [1]]


def test_prepare_for_war(table: Lay) -> None:
    t = table(
        a={
            "quest": ["prepare_for_war tokens=3", "runesmith on=prepare_for_war"],
            "discard": ["demolition", "demolition"],
            "deck": ["troll_slayers"] * 3,
        },
        chance=[[4, 3, 2, 1, 0]],
    )
    t.a("use prepare_for_war").resolve()  # fewer cards than tokens: both copies
    assert t.deck("a") == 5
    assert t.discard("a") == ["runesmith"]
    t.settled()


def test_prepare_for_war_without_a_unit(table: Lay) -> None:
    assert table(a={"quest": ["prepare_for_war"], "discard": ["demolition"]}).why("use prepare_for_war") == {
        "nothing_to_sacrifice"
    }


ALLIANCES = [
    ("alliance_dwarf_and_empire", "dwarf", "empire", "high_elf"),
    ("alliance_empire_and_high_elf", "empire", "high_elf", "dwarf"),
    ("alliance_dwarf_and_high_elf", "dwarf", "high_elf", "empire"),
    ("alliance_chaos_and_orc", "chaos", "orc", "dark_elf"),
    ("alliance_chaos_and_dark_elf", "chaos", "dark_elf", "orc"),
    ("alliance_orc_and_dark_elf", "orc", "dark_elf", "chaos"),
]


@pytest.mark.parametrize(("slug", "one", "other", "third"), ALLIANCES)
def test_alliances_give_two_symbols(table: Lay, slug: str, one: str, other: str, third: str) -> None:
    t = table(a={"race": one, "kingdom": [slug]})
    symbols = t.match.view(None)["table"]["seats"][0]["symbols"]
    assert (symbols[one], symbols[other], symbols[third]) == (2, 1, 0)
    assert t.section("a", "kingdom")["power"] == 4
    t.settled()


@pytest.mark.parametrize(("slug", "one", "other", "third"), ALLIANCES)
def test_alliances_face_down_give_none(table: Lay, slug: str, one: str, other: str, third: str) -> None:
    t = table(a={"race": one, "developments": {"kingdom": [slug]}})
    symbols = t.match.view(None)["table"]["seats"][0]["symbols"]
    assert (symbols[one], symbols[other]) == (1, 0)
