"""What holds for each card: it can be played for its cost and not for less, and it shows its printed numbers."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.invasion.conftest import Lay

from spieltisch.games.invasion import GAME
from spieltisch.games.invasion.ability import ACTION, ATTACH_TO
from spieltisch.games.invasion.data import NUMBER_OF, RECORDS

PERMANENTS = [record for record in RECORDS if record["type"] in ("unit", "support", "quest")]
ZONED = [record for record in PERMANENTS if "attachment" not in record.get("traits", [])]
TACTICS = [record for record in RECORDS if record["type"] == "tactic"]


def slug(record: dict[str, Any]) -> str:
    return str(record["slug"])


def zones(record: dict[str, Any]) -> set[str]:
    only = [word.removesuffix("_only") for word in record.get("keywords", []) if word.endswith("_only")]
    own = {"kingdom", "quest", "battlefield"} & set(only)
    if record["type"] == "quest":
        return {"quest"}
    return own or {"kingdom", "quest", "battlefield"}


def race(record: dict[str, Any]) -> str:
    return "dwarf" if record["race"] == "neutral" else str(record["race"])


def price(record: dict[str, Any]) -> int:
    """With the capital as the only symbol."""
    return int(record["cost"]) + max(record["loyalty"] - 1, 0)


@pytest.mark.parametrize("record", ZONED, ids=slug)
def test_is_played_for_its_cost_into_its_zones(table: Lay, record: dict[str, Any]) -> None:
    t = table(a={"race": race(record), "hand": [slug(record)], "resources": price(record)})
    assert t.options("deploy") == {f"{slug(record)} {zone}" for zone in zones(record)}


@pytest.mark.parametrize("record", [record for record in PERMANENTS if price(record)], ids=slug)
def test_is_not_played_for_less(table: Lay, record: dict[str, Any]) -> None:
    t = table(
        a={"race": race(record), "hand": [slug(record)], "resources": price(record) - 1},
        b={"battlefield": ["black_orc_squad"]},
    )
    attachment = "attachment" in record.get("traits", [])
    text = f"play {slug(record)}" if attachment else f"deploy {slug(record)} {min(zones(record))}"
    assert "no_resources" in t.why(text)


@pytest.mark.parametrize("record", ZONED, ids=slug)
def test_is_not_played_outside_the_capital_phase(table: Lay, record: dict[str, Any]) -> None:
    t = table(a={"race": race(record), "hand": [slug(record)], "resources": 20}, phase="end")
    assert t.why(f"deploy {slug(record)} {min(zones(record))}") == {"capital_phase_only"}


@pytest.mark.parametrize("record", ZONED, ids=slug)
def test_shows_its_printed_numbers_alone_on_the_table(table: Lay, record: dict[str, Any]) -> None:
    zone = min(zones(record))
    t = table(a={"race": race(record), zone: [slug(record)]})
    seen = t.card(slug(record))
    assert seen["power"] == record.get("power", 0)
    if record["type"] == "unit":
        assert seen["hit_points"] == record["hit_points"]
    base = {"kingdom": 3, "quest": 1, "battlefield": 0}[zone]
    assert t.section("a", zone)["power"] == base + record.get("power", 0)
    t.settled()


@pytest.mark.parametrize("record", TACTICS, ids=slug)
def test_tactic_is_not_played_without_its_loyalty(table: Lay, record: dict[str, Any]) -> None:
    cost = 0 if record["cost"] == "X" else record["cost"]
    if record["race"] == "neutral":
        t = table(a={"hand": [slug(record)], "resources": cost - 1})
        assert "no_resources" in t.why(f"play {slug(record)}")
    else:
        other = "orc" if record["race"] != "orc" else "chaos"
        t = table(a={"race": other, "hand": [slug(record)], "resources": cost + record["loyalty"] - 1})
        assert "no_resources" in t.why(f"play {slug(record)}")


@pytest.mark.parametrize("record", [r for r in PERMANENTS if r.get("unique")], ids=slug)
def test_unique_card_is_not_played_twice(table: Lay, record: dict[str, Any]) -> None:
    zone = "quest"
    t = table(a={"race": race(record), zone: [slug(record)], "hand": [slug(record)], "resources": 30})
    where = "quest" if record["type"] == "quest" else "kingdom"
    assert "unique" in t.why(f"deploy {slug(record)} {where}")


def test_every_tactic_and_attachment_is_written() -> None:
    for record in RECORDS:
        number = NUMBER_OF[record["slug"]]
        if record["type"] == "tactic":
            assert ACTION[number] is not None, record["slug"]
        if "attachment" in record.get("traits", []):
            assert ATTACH_TO[number] is not None, record["slug"]


def test_the_box_holds_220_cards() -> None:
    assert sum(record["copies"] for record in RECORDS) == 220
    assert [record["number"] for record in RECORDS] == [n for n in range(1, 132) if n != 119]


def test_every_record_says_where_it_comes_from() -> None:
    content = GAME.content()
    for record in [*content["cards"], *content["capitals"]]:
        assert record["source"] in ("rulebook", "public", "recalled", "design")
