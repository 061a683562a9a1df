"""Written positions: what can not be is refused with its path; the present moment can be written."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from tests.kit.broken import TRIES, broken, refused_or_sound

from spieltisch.core import BadOption, Seeded, legal, play, to_act
from spieltisch.games.invasion import GAME
from spieltisch.games.invasion.data import SLUGS, ZONE_NAMES
from spieltisch.games.invasion.state import InvasionState

SPECS: list[dict[str, Any]] = [
    {
        "active": "a", "phase": "capital", "turn": 5, "options": {"cannon_crew": "must"},
        "a": {
            "race": "dwarf", "resources": 4, "hand": ["demolition", "?"], "deck": ["runesmith", "urguck", "?"],
            "kingdom": ["keystone_forge"], "battlefield": ["hammerer_of_karak_azul damage=1 +organ_gun used"],
            "quest": ["a_glorious_death tokens=2", "runesmith on=a_glorious_death"],
            "developments": {"quest": ["mountain_brigade"]}, "damage": {"quest": 3}, "burning": ["kingdom"],
            "played": {"limited": 1, "developed": 1},
        },
        "b": {"race": "orc", "deck": 30, "battlefield": ["urguck damage=1 owner=a", "squig_herders +choppa:a"]},
    },
    {
        "active": "b", "phase": "battlefield", "window": {"seat": "a", "passed": True},
        "combat": {"zone": "quest", "step": "assigned", "section": 2},
        "a": {"race": "empire", "quest": ["huntsmen defending assigned=1", "pistoliers may_not_fight corrupted"]},
        "b": {"race": "chaos", "battlefield": ["dark_zealot attacking power=1 +sadistic_mutation"], "hand": ["waaagh"]},
    },
]  # fmt: skip
WORDS = [*SLUGS[:40], *ZONE_NAMES, "a", "b", "kingdom", "damage=1", "attacking", "+choppa", "?", "window", "combat"]


@pytest.mark.timeout(3600)
@settings(max_examples=TRIES, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(broken(SPECS, WORDS))
def test_broken_positions_are_refused_and_nothing_else_is_raised(spec: dict[str, Any]) -> None:
    refused_or_sound(GAME, spec)


@pytest.mark.parametrize("spec", SPECS)
def test_sound_positions_are_sound(spec: dict[str, Any]) -> None:
    GAME.position(spec)
    refused_or_sound(GAME, spec)


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ({"a": {"oddly": 1}}, r"^a\.oddly: core-unknown_word \(word oddly"),
        ({"a": {"hand": ["demolitoin"]}}, r"^a\.hand\[0\]: core-near_word \(word demolitoin, near demolition\)"),
        (
            {"b": {"kingdom": ["urguck damage=x"]}},
            r'^b\.kingdom\[0\]: damage: core-unexpected \(wanted core-whole \(low 0, high 99\), given "x"\)',
        ),
        (
            {"b": {"kingdom": ["urguck damage=-1"]}},
            r"^b\.kingdom\[0\]: damage: core-unexpected \(wanted core-whole \(low 0, high 99\), given -1\)",
        ),
        (
            {"b": {"kingdom": ["urguck damage=3"]}},
            r"^b\.kingdom\[0\]: damage: core-unexpected \(wanted core-whole \(low 0, high 2\), given 3\)",
        ),
        ({"b": {"kingdom": ["urguck", "grimgor_ironhide"]}}, r"^b\.kingdom\[1\]: one_hero \(zone kingdom\)"),
        ({"b": {"kingdom": ["urguck"], "quest": ["urguck"]}}, r"^b\.quest\[0\]: core-twice \(given urguck\)"),
        ({"b": {"kingdom": ["waaagh"]}}, r"^b\.kingdom\[0\]: stays_not \(card waaagh\)"),
        ({"b": {"kingdom": ["choppa"]}}, r"^b\.kingdom\[0\]: attached_behind \(word \+choppa\)"),
        ({"b": {"kingdom": ["urguck +pillage"]}}, r"^b\.kingdom\[0\]: core-unknown_word \(word pillage"),
        (
            {"a": {"kingdom": ["a_glorious_death"]}},
            r"^a\.kingdom\[0\]: zone_only \(card a_glorious_death, zone quest\)",
        ),
        ({"a": {"quest": ["runesmith on=infiltrate"]}}, r"^a\.quest\[0\]: quest_of_its_own \(word infiltrate\)"),
        ({"a": {"hand": ["waaagh"] * 4}}, r"^a: core-too_many \(thing waaagh, there 3, given 4\)"),
        (
            {"a": {"damage": {"quest": 8}}},
            r"^a\.damage\.quest: core-unexpected \(wanted core-whole \(low 0, high 7\), given 8\)",
        ),
        (
            {"a": {"damage": {"quest": 1}, "burning": ["quest"]}},
            r"^a\.damage\.quest: core-unexpected \(wanted core-whole \(low 0, high 0\), given 1\)",
        ),
        (
            {"a": {"burning": ["quest", "kingdom"]}},
            r"^a\.burning: core-unexpected \(wanted core-entries \(fewest 0, most 1\), given 2\)",
        ),
        (
            {"a": {"resources": -1}},
            r"^a\.resources: core-unexpected \(wanted core-whole \(low 0, high 99\), given -1\)",
        ),
        ({"a": {"deck": []}}, r"^a\.deck: core-unexpected \(wanted core-entries \(fewest 1, most 120\), given 0\)"),
        ({"a": {"known": ["waaagh"]}}, r"^a\.known: known_in_hand \(card waaagh\)"),
        ({"turn": 1, "first": "b"}, r"^first: first_is_active \(side a\)"),
        ({"combat": {"zone": "quest", "step": "target"}}, r"^combat: combat_in_battlefield"),
        ({"a": {"battlefield": ["runesmith attacking"]}}, r"^a\.battlefield\[0\]: attackers_stand"),
        ({"phase": "battlefeild"}, r"^phase: core-near_word \(word battlefeild, near battlefield\)"),
        (
            {"options": {"cannon_crew": "maybe"}},
            r'^options\.cannon_crew: core-unexpected \(wanted core-one_of \(words "may" \| "must"\), given "maybe"\)',
        ),
    ],
)
def test_what_can_not_be_is_refused(spec: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        GAME.position(spec)


def moments(seed: int, count: int = 400) -> list[InvasionState]:
    chance = Seeded(seed)
    s = GAME.begin(2, {}, chance)
    found: list[InvasionState] = []
    while to_act(s) and len(found) < count:
        found.append(s.copy())
        options = legal(s, to_act(s)[0])
        play(s, chance, to_act(s)[0], options[chance.pick(len(options))])
    return found


def seen(s: InvasionState) -> dict[str, Any]:
    """What everybody sees, but for the numbers of copies in names."""
    view = GAME.view(s, None)
    cards = [
        {**{key: value for key, value in card.items() if key not in ("piece", "host", "quest", "card_number")}}
        for card in view["cards"]
    ]
    seats = [{**seat, "yield": None, "list": None} for seat in view["seats"]]
    keys = ("turn", "active", "first", "phase", "step", "attacked", "assigned_to_section", "valaya")
    return {"cards": sorted(map(repr, cards)), "seats": seats, **{key: view[key] for key in keys}}


@pytest.mark.parametrize("seed", range(4))
def test_the_present_moment_can_be_written(seed: int) -> None:
    written = 0
    for s in moments(seed):
        seat = to_act(s)[0]
        try:
            spec = GAME.write_position(s, seat)
        except BadOption:
            continue
        t = GAME.position(spec).state
        assert seen(t) == seen(s)
        assert sorted(t.hand[seat]) == sorted(s.hand[seat])
        assert len(legal(t, seat)) == len(legal(s, seat))
        written += 1
    assert written > 100


def test_what_a_seat_can_not_see_is_not_written() -> None:
    secret = {"a": {"hand": ["demolition"], "developments": {"quest": ["runesmith"]}}, "window": {"seat": "b"}}
    s = GAME.position(secret).state
    theirs = GAME.write_position(s, 1)["a"]
    assert (theirs["hand"], theirs["developments"], theirs["deck"]) == (["?"], {"quest": ["?"]}, 12)
    own = GAME.write_position(s, 0)["a"]
    assert (own["hand"], own["developments"]) == (["demolition"], {"quest": ["runesmith"]})


def test_a_combat_under_way_goes_on() -> None:
    match = GAME.position(SPECS[1])
    assert match.to_act() == [0]
    match.apply(0, "pass")  # the other one has passed: damage is applied
    table = match.view(None)["table"]
    assert table["seats"][0]["zones"][1]["damage"] == 2
    assert "huntsmen" in table["seats"][0]["discard"]


def test_half_done_is_not_written() -> None:
    match = GAME.position({"a": {"hand": ["wez_bigga"], "race": "orc", "resources": 3}})
    match.apply(0, "play wez_bigga")
    with pytest.raises(BadOption, match="core-under_way"):
        GAME.write_position(match.state, 0)
