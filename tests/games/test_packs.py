"""Packs: any pack that a title's own list allows plays like the box itself; what it does not allow is refused."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.packs import packs

from spieltisch.ai import Information, agent
from spieltisch.core import BadOption, Match, Seeded, game, legal
from spieltisch.core.fields import Field
from spieltisch.core.kit import check
from spieltisch.core.packs import LANGUAGES, box_of, check_pack
from spieltisch.games.chaos import rules, values
from spieltisch.games.chaos.vocabulary import CARD, OLD_WORLD, REGION
from spieltisch.locale import Texts
from spieltisch.locale.speech import Speech

EXAMPLES = 40 if os.environ.get("SPIELTISCH_DEEP") else 4
SEATS = {"chaos": 3, "smallworld": 3, "invasion": 2}
TITLES = sorted(SEATS)


@pytest.mark.parametrize("title", TITLES)
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_any_pack_keeps_the_contract(title: str, data: st.DataObject) -> None:
    pack = data.draw(packs(game(title)))
    report = check(game(title), seats=SEATS[title], games=1, seed=len(str(pack)), options={"pack": pack}, share=0.01)
    assert report.games == 1


CHAOS = """
format = 1
title = "chaos"
name = "Marta's box"
author = "Marta"

[old_world.greenskins_invade]
is = "printed"
lasting = { do = "dice_against_all", when = "battle_phase_start", token = "event", amount = 2 }

[old_world.own_1]
copies = 8
immediate = [{ do = "place_pair", token = "hero", first = ["norsca", "kislev"], second = ["tilea", "empire"] }]
names = { en = "The Long Night", de = "Die lange Nacht" }

[card.dazzle]
cost = 0

[upgrade.up_provender_of_ruin]
points_per_ruin = 5
"""
ISLAND = """
format = 1
title = "smallworld"
name = "Marta's box"

[power.farmer]
value = 2

[race.gnomes]
value = 6
tray = 12

[face.l1a.region.l1a_1]
terrain = "swamp"
symbols = ["anchor"]
"""
DECK = """
format = 1
title = "invasion"
name = "Marta's box"

[card.infiltrate]
copies = 3
"""
WRITTEN = {"chaos": CHAOS, "smallworld": ISLAND, "invasion": DECK}


def played(title: str, **options: Any) -> Match:
    match = game(title).match(seats=SEATS[title], seed=4, options=options)
    for number in range(60):
        seat = match.to_act()[0]
        match.apply(seat, match.legal(seat)[number % len(match.legal(seat))])
    return match


@pytest.mark.parametrize("title", TITLES)
def test_a_pack_is_the_same_in_every_form(title: str) -> None:
    """Text, tables, and what a log keeps: one digest; the saved file gives itself back."""
    found = check_pack(game(title), WRITTEN[title])
    assert (found.faults, found.cautions if title == "chaos" else []) == ([], [])
    assert found.pack is not None
    again = check_pack(game(title), found.text)
    assert (again.pack, again.text) == (found.pack, found.text)
    assert game(title).pack_of(found.pack.content) == game(title).pack_of(found.pack.to_json()) == found.pack


def test_what_is_as_it_was_is_not_kept() -> None:
    same = 'format = 1\ntitle = "smallworld"\nname = "Same"\n[race.gnomes]\nvalue = 5\n[race.naga]\nis = "printed"\n'
    before = {record["id"]: record for record in game("smallworld").kinds[1].records}
    found = check_pack(game("smallworld"), same.replace("value = 5", f"value = {before['gnomes']['value']}"))
    assert found.pack is not None
    assert found.pack.content["race"] == {"naga": {"is": "printed"}}


@pytest.mark.parametrize("title", TITLES)
def test_a_log_is_verified_elsewhere_without_the_file(title: str, tmp_path: Path) -> None:
    match = played(title, pack=WRITTEN[title])
    match.save(tmp_path / "evening.json")
    script = "import sys, spieltisch; m = spieltisch.load(sys.argv[1]); m.verify()\n"
    script += "print(m.state.pack_in_use().digest, m.chain)"
    run = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path / "evening.json")], capture_output=True, text=True, check=True
    )
    pack = match.state.pack_in_use()
    assert pack is not None
    assert run.stdout.split() == [pack.digest, match.chain]


@pytest.mark.parametrize("title", TITLES)
def test_states_and_positions_carry_it(title: str) -> None:
    match = played(title, pack=WRITTEN[title])
    pack = match.state.pack_in_use()
    again = match.game.state_from_json(json.loads(json.dumps(match.state.to_json())))
    assert (again.pack_in_use(), again.digest()) == (pack, match.state.digest())
    assert match.sample(0, seed=1).state.pack_in_use() == pack
    written = match.game.write_position(match.state, 0)
    assert match.game.position(json.loads(json.dumps(written))).state.pack_in_use() == pack
    assert played(title).state.pack_in_use() is None


def test_the_rules_follow_the_pack() -> None:
    """What is written is played: two dice, five points, a card for nothing; the other box is not touched."""
    ours, hers = game("chaos").begin(3, {}, Seeded(1)), game("chaos").begin(3, {"pack": CHAOS}, Seeded(1))
    greenskins, dazzle = OLD_WORLD["greenskins_invade"], CARD["dazzle"]
    assert (ours.box.lasting_amount[greenskins], hers.box.lasting_amount[greenskins]) == (1, 2)
    assert (ours.box.card_cost[dazzle], hers.box.card_cost[dazzle]) == (2, 0)
    assert (max(ours.box.points_per_ruin), max(hers.box.points_per_ruin)) == (3, 5)
    assert (greenskins in ours.box.known_old_world, greenskins in hers.box.known_old_world) == (False, True)
    twin = ours.copy()
    twin.use_pack(hers.pack_in_use())
    twin.slots[0] = ours.slots[0] = dazzle  # the same picture of a region, in two boxes
    shown = [game("chaos").view(s, None)["regions"][0]["slots"][0]["card"]["cost"] for s in (ours, twin)]
    assert shown == [2, 0]
    own = OLD_WORLD["own_1"]
    assert (ours.old_pool.count(own), (hers.old_pool + hers.old_seen).count(own)) == (0, 8)


HEAD = {"format": 1, "title": "chaos", "name": "x"}
HOSTILE: list[tuple[Any, str]] = [
    ("", "core-missing"),
    ("x = [", "core-pack_toml"),
    ("x" * 300_000, "core-pack_too_large"),
    ("a = " + "[" * 5000, "core-log_unreadable"),
    ({"format": 2, "title": "chaos", "name": "x"}, "core-unexpected"),
    ({"format": 1, "title": "smallworld", "name": "x"}, "core-pack_other_title"),
    ({"format": 1, "title": "chaos", "name": "x\u0007"}, "core-unexpected"),
    ({**HEAD, "old_world": []}, "core-unexpected"),
    ({**HEAD, "old_world": {"own_7": {}}}, "core-near_word"),
    ({**HEAD, "old_world": {"own_1": {"copies": 10**30}}}, "core-unexpected"),
    ({**HEAD, "old_world": {"own_1": {"copies": True}}}, "core-unexpected"),
    (
        {**HEAD, "old_world": {"own_1": {"immediate": [{"do": "win"}]}}},
        "core-unknown",
    ),
    ({**HEAD, "old_world": {"own_1": {"lasting": {"do": []}}}}, "core-unexpected"),
    ({**HEAD, "old_world": {"own_1": {"names": {"fr": "x"}}}}, "core-"),
    ({**HEAD, "__class__": {}}, "core-"),
    ({"digest": "0" * 16, "pack": {"format": 1, "title": "chaos", "name": "x"}}, "core-pack_digest"),
    ({"digest": ["0"], "pack": None}, "core-"),
    (7, "core-"),
    ({"format": 1, "title": "chaos", "name": float("nan")}, "core-log_unreadable"),
]


@pytest.mark.parametrize(("given", "reason"), HOSTILE, ids=[f"{number}" for number in range(len(HOSTILE))])
def test_hostile_packs_are_refused_with_a_reason(given: Any, reason: str) -> None:
    if given == "":
        given = 'note = "nothing else"'
    with pytest.raises(BadOption) as refused:
        game("chaos").check_options({"pack": given})
    first = refused.value.reasons[0]
    inner = first.args["fault"]["key"] if first.key == "core-fault" else first.key
    assert inner.startswith(reason)


@pytest.mark.parametrize(
    ("regions", "reason"),
    [
        ({"l1a_1": {"neighbors": ["l1a_2", "l1a_5", "l1a_6", "l1a_9"]}}, "core-pack_one_sided"),
        ({"l1a_1": {"neighbors": []}}, "core-unexpected"),
        ({"l1a_w": {"symbols": ["cave"]}}, "core-pack_on_water"),
        ({"l1a_1": {"symbols": ["tile"]}}, "core-pack_one_tile"),
        ({"l1a_1": {"polygon": [[0, 0], [1, 1], [2000, 5]]}}, "core-unexpected"),
        ({f"l1a_{number}": {"symbols": ["murloc", "anchor"]} for number in (1, 2, 3, 4, 5, 6)}, "core-pack_m"),
    ],
)
def test_an_island_that_can_not_be_played_is_refused(regions: dict[str, Any], reason: str) -> None:
    pack = {"format": 1, "title": "smallworld", "name": "x", "face": {"l1a": {"region": regions}}}
    found = check_pack(game("smallworld"), pack)
    keys = [fault.args["fault"]["key"] for fault in [*found.faults, *found.cautions]]
    assert any(key.startswith(reason) for key in keys), keys


def test_marks_are_counted_from_the_records() -> None:
    """Fifteen Old World cards, Dazzle and three upgrades; nineteen badges and twelve islands; two copy counts."""
    counts = {title: box_of(game(title), None)["counts"] for title in TITLES}
    ours = {
        (title, kind): of["ours"] + of["partly"]
        for title, kinds in counts.items()
        for kind, of in kinds.items()
        if of["ours"] + of["partly"]
    }
    assert ours == {
        ("chaos", "old_world"): 15,
        ("chaos", "card"): 1,
        ("chaos", "upgrade"): 3,
        ("smallworld", "power"): 19,
        ("smallworld", "face"): 12,
        ("invasion", "card"): 2,
    }


def test_every_designed_record_has_a_mark_and_a_reason() -> None:
    for title in TITLES:
        for record in box_of(game(title), None)["records"]:
            assert bool(record["why"]) == (record["provenance"] != "printed"), record["id"]


def test_whatever_is_not_as_printed_can_be_put_right() -> None:
    """Every part that is ours or remembered is a field, or a text with its numbers; names can always be given."""
    known = set()
    for title in TITLES:
        for kind in game(title).kinds:
            known |= {(title, record_id) for record_id in list(kind.by_id)}
            told = set(kind.told or ())
            for record in kind.records:
                fields = {field.name for field in kind.fields_of(record)}
                for part, source in kind.parts(record).items():
                    open_ = fields & told if part == "text" else fields & {part}
                    assert source == "printed" or open_, (kind.name, record, part)
    for title in TITLES:
        for file in (files("spieltisch.games") / title / "data").iterdir():
            tables = tomllib.loads(file.read_text()).values() if file.name.endswith(".toml") else ()
            for rows in [table for table in tables if isinstance(table, list)]:
                ours = [row for row in rows if isinstance(row, dict) and "design" in str(row)]
                assert {(title, row.get("id") or row["slug"]) for row in ours} <= known


@pytest.mark.parametrize("title", ["chaos", "smallworld"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_says_the_numbers_that_are_played(title: str, language: str) -> None:
    """Whatever number a pack gives stands in the sentence, in every language."""
    speech = Speech(language, game(title).vocabulary())
    for kind in [kind for kind in game(title).kinds if kind.told]:
        told = [field for field in kind.fields if field.name in (kind.told or ()) and field.kind == "int"]
        for record in kind.records:
            extreme = {field.name: _extreme(field) for field in told if field.name in record}
            said = speech.words([one.to_json() for one in kind.words({**record, **extreme})])
            numbers = [abs(number) for name, number in extreme.items() if name != "cards"]
            assert said, record
            assert "{" not in said, said
            assert all(str(number) in said for number in numbers), (said, extreme)


def _extreme(field: Field) -> int:
    return max(int(field.described["min"]), int(field.described["max"]), key=abs)


def test_every_field_has_a_label() -> None:
    texts = [Texts(language) for language in LANGUAGES]
    for title in TITLES:
        for field in [field for kind in game(title).kinds for field in kind.fields if field.kind != "table"]:
            assert all(text.say(f"ui-shop-field-{field.name}") for text in texts), field.name


def test_opponents_play_with_a_pack() -> None:
    match = game("chaos").match(seats=3, seed=2, options={"pack": CHAOS})
    players = [agent("novice", seat, iterations=4) for seat in range(3)]
    for _ in range(12):
        seat, s = match.to_act()[0], match.state
        told = Information(
            match.game,
            seat,
            list(legal(s, seat)),
            partial(match.view, seat),
            partial(match.game.imagine, s, seat),
            entry=len(match.entries),
        )
        match.apply(seat, match.game.verbs.text(players[seat].choose(told).action))
    assert len(match.entries) == 12


def test_dazzle_can_be_anything_that_lies_there() -> None:
    """The one Chaos card whose text is ours takes another text, and the rules follow it."""
    regions = {"kislev": "khorne: bloodletter; tzeentch: horror; cards: dazzle, -"}
    pack = {**HEAD, "card": {"dazzle": {"enemy_attack": 0, "forbids": "battle", "resistance": -2}}}
    ours, hers = (game("chaos").position({"regions": regions, **more}).state for more in ({}, {"pack": pack}))
    kislev = REGION["kislev"]
    assert (values.attack(ours, kislev, 1), values.attack(hers, kislev, 1)) == (1, 2)
    assert (rules.may_fight(ours, kislev), rules.may_fight(hers, kislev)) == (True, False)
    assert values.resistance(hers, kislev) == values.resistance(ours, kislev) - 2
