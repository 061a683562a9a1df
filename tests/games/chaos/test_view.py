"""What a seat sees. The kit proves that nothing leaks; here is what must be there."""

import re
from pathlib import Path

import pytest

from spieltisch.games.chaos import GAME

VIEW = Path(__file__).parents[3] / "web" / "src" / "titles" / "chaos" / "view.ts"


def fields_of(interface: str) -> set[str]:
    body = re.search(
        rf"export interface {interface}( extends \w+)? {{(.*?)\n}}", VIEW.read_text(encoding="utf-8"), re.S
    )
    assert body, interface
    return set(re.findall(r"^  (\w+)\??:", body.group(2), re.M))


def played(seats: int = 4, seed: int = 3, entries: int = 10_000):
    match = GAME.match(seats, seed)
    while not match.over and len(match.entries) < entries:
        seat = match.to_act()[0]
        actions = match.legal(seat)
        match.apply(seat, actions[(len(match.entries) * 7) % len(actions)])
    return match


@pytest.fixture(scope="module")
def shown():
    return played(entries=120).view(1)["table"]


def test_the_view_is_what_the_browser_expects(shown):
    assert set(shown) == fields_of("ChaosView")
    assert {key for god in shown["gods"] for key in god} == fields_of("God")
    assert {key for region in shown["regions"] for key in region} == fields_of("Region")
    assert {key for region in shown["regions"] for figure in region["figures"] for key in figure} == fields_of(
        "Figures"
    )
    assert set(shown["gods"][0]["dial"]) == fields_of("Dial")
    assert set(shown["old_world"]) == fields_of("OldWorld")
    assert {key for score in shown["scores"] for key in score} == fields_of("Score")
    assert {key for record in shown["history"] for key in record} == fields_of("RoundRecord")
    assert {key for battle in shown["battles"] for key in battle} <= fields_of("Battle")


def test_hands_are_private():
    match = played(entries=30)
    for seat in (None, 0, 1, 2, 3):
        view = match.view(seat)["table"]
        shown = [god["seat"] for god in view["gods"] if god["hand"] is not None]
        assert shown == ([] if seat is None else [seat])
        assert all(len(god["hand"]) == god["hand_count"] for god in view["gods"] if god["hand"] is not None)


def test_the_end_is_told():
    match = played()
    view = match.view(None)["table"]
    assert view["phase"] == "over"
    assert view["result"]["ending"] in ("dial", "points", "ruins", "deck")
    assert len(view["history"]) == view["round"]
    assert sum(score["points"] for score in view["scores"] if score["seat"] == 0) == view["gods"][0]["vp"]
    assert sorted(row["seat"] for row in view["result"]["ranking"]) == [0, 1, 2, 3]


def test_a_battle_can_be_stepped_through(table):
    t = table(
        phase="battle",
        kislev="khorne: 2 bloodletter; nurgle: great_unclean_one; tzeentch: 2 acolyte",
        dice=[[1, 3, 4, 6], [5], [2, 4, 5]],
    )
    battle = t.match.view(None)["table"]["battle"]
    assert (battle["region"], battle["seat"], battle["hits_left"]) == ("kislev", 0, 3)
    assert [die["exploded"] for die in battle["rolls"][0]["dice"]] == [False] * 4 + [True]
    t.act("khorne", "hit nurgle greater_daemon")
    figures = t.match.view(None)["table"]["regions"][2]["figures"]
    assert [figure["down"] for figure in figures if figure["seat"] == 1] == [True]
    assert t.match.view(None)["table"]["battle"]["rolls"][0]["kills"] == [
        {"seat": 1, "kind": "greater_daemon", "hits": 3}
    ]


def test_slots_say_what_lies_there(table):
    t = table(
        track=["horned_ones_due"],
        kislev="tokens: skaven",
        tilea="tzeentch: entrenched_warrior; cards: horror",
        cards={"empire": ["changer_of_ways", "battle_cry"]},
    )
    slots = {region["region"]: region["slots"] for region in t.match.view(None)["table"]["regions"]}
    assert [slot["state"] for slot in slots["kislev"]] == ["empty", "blocked"]
    assert slots["tilea"][0] == {"state": "figure", "seat": 2, "kind": "warrior"}
    assert [slot["cancelled"] for slot in slots["empire"]] == [False, True]


def test_why_nobody_leads(table):
    t = table(
        kislev="khorne: 3 bloodletter, bloodsworn; nurgle: 4 leper",
        empire="khorne: bloodletter",
        norsca="khorne: 2 bloodletter",
        tilea="khorne: bloodsworn; nurgle: leper",
    )
    why = {region["region"]: region["domination"]["why"] for region in t.match.view(None)["table"]["regions"]}
    assert why["kislev"]["key"] == "chaos-why-tied"
    assert why["empire"]["key"] == why["tilea"]["key"] == "chaos-why-not_above"
    assert why["norsca"] is None


def test_kills_by_kept_hits_are_booked_to_who_rolled_them(table):
    """Bloodletters that roll early have no dice left when their kept hits kill, after Nurgle has struck back."""
    t = table(
        phase="battle",
        upgrades=["up_bloodletter", "up_plaguebearer"],
        kislev="khorne: 2 bloodletter; nurgle: plaguebearer, 2 leper",
        dice=[[4, 4, 1, 1]],
    )
    t.act("khorne", "hit nurgle warrior", "keep_hits")
    (battle,) = t.match.view(None)["table"]["battles"]
    early, returned, kept = battle["rolls"]
    assert [roll["seat"] for roll in (early, returned, kept)] == [0, 1, 0]
    assert (kept["dice"], kept["kills"]) == ([], [{"seat": 1, "kind": "cultist", "hits": 1}])
    assert [kill["kind"] for kill in returned["kills"]] == ["warrior"]
    t.settled()
