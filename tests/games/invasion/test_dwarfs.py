"""Cards 1-25."""

from __future__ import annotations

from tests.games.invasion.conftest import Lay


def test_zhufbar_engineers_take_a_unit_with_them(table: Lay) -> None:
    t = table(
        a={"battlefield": ["zhufbar_engineers"], "kingdom": ["runesmith"]},
        b={"hand": ["troll_vomit"], "resources": 9, "battlefield": ["boar_boyz"], "race": "orc"},
        active="b",
    )
    t.b("play troll_vomit").resolve()
    assert not t.in_play("zhufbar_engineers")
    t.settled()


def test_runesmith_gives_power_from_the_quest_zone_only(table: Lay) -> None:
    t = table(a={"quest": ["runesmith"], "resources": 5}, b={"battlefield": ["urguck"], "kingdom": ["squig_herders"]})
    t.a("use runesmith", "target urguck").resolve()
    assert t.power("urguck") == 2
    assert t.power("squig_herders") == 1
    assert t.resources("a") == 3
    t.settled()


def test_runesmith_in_the_kingdom_does_nothing(table: Lay) -> None:
    t = table(a={"kingdom": ["runesmith"], "resources": 5})
    assert t.why("use runesmith") == {"wrong_zone"}
    t.settled()
