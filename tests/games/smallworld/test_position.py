"""Written positions: what can not be is refused with its path, and the present moment can be written."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from tests.games.smallworld.conftest import seat
from tests.kit.broken import TRIES, broken, refused_or_sound

from spieltisch.core import BadOption
from spieltisch.games.smallworld import GAME
from spieltisch.games.smallworld.vocabulary import POWER, RACE, TILE

PLAYERS = [
    {"race": "forsaken", "power": "beast_master", "hand": 4, "coins": 10, "declined": "dwarves", "beasts": 1},
    {"race": "trolls", "power": "heroic", "champion": "in_hand"},
    {"race": "goblins", "power": "bog_dweller", "bombs": [5, 6], "income": 3},
]
FULL: dict[str, Any] = {
    "faces": ["l1a", "m1a", "s2a"],
    "players": PLAYERS,
    "round": 3,
    "turn": 0,
    "regions": {
        "l1a_1": "forsaken 3 beast",
        "l1a_2": "trolls 2 fort bomb",
        "l1a_5": "dwarves",
        "l1a_6": "murlocs",
        "l1a_7": "empty objective",
        "s2a_1": "goblins 2",
    },
    "tiles": {"frostmourne": "l1a_1", "well_of_eternity": "boxed"},
    "face_down": ["s2a_4"],
    "unseen": ["karazhan", "dark_portal"],
    "sets": [["orcs", "mining", 2], ["naga", "farmer"]],
    "under": ["gnomes"],
    "discard": ["ranger"],
    "harmony": [1],
    "this_turn": {"losses": 1, "taken": {"trolls": 1}, "used": ["frostmourne"], "attacked": [2], "saved": True},
    "phase": "conquer",
}
SOLO = {"seats": 1, "players": [{"race": "orcs", "hand": 3}], "regions": {"l1a_2": "orcs"}, "murlocs": True}
# In the middle of abilities: what is below is still to come.
MIDDLES: list[dict[str, Any]] = [
    {"players": [player, seat("dwarves", "farmer", coins=3)], "pending": pending, "regions": regions, **more}
    for player, pending, regions, more in (
        (
            seat("gnomes", "intimidating", hand=3),
            [["flow.conquest", 0], ["races.press_strike", 0, "l1a_2", 5], ["powers.send_piece", 0, "l1a_3", "token"]],
            {"l1a_1": "gnomes 2", "l1a_2": "dwarves 2", "l1a_3": "dwarves 1", "l1a_4": "dwarves 1 fort"},
            {},
        ),
        (
            seat("goblins", "portal_mage", hand=3, bombs=[4, 5]),
            [["flow.conquest", 0], ["races.turn_up_bomb", 0, "l1a_2"], ["powers.choose_portal", 0, "l1a_1"]],
            {"l1a_1": "goblins 2", "l1a_2": "dwarves 2 bomb", "l1a_3": "dwarves 1 bomb"},
            {"harmony": [1]},
        ),
        (
            seat("humans", "beast_master", hand=0, beasts=2),
            [["flow.end_turn", 0], ["troops.withdrawn_redeploy", 0], ["races.lay_objective", 0, 1]],
            {"l1a_1": "humans 2", "l1a_2": "dwarves 2", "l1a_5": "murlocs 1 objective"},
            {"face_down": ["s2a_4"]},
        ),
    )
]
WORDS = [
    *RACE.names[:4],
    *POWER.names[:3],
    *TILE.names[:3],
    "l1a_1",
    "l1a_w",
    "beast",
    "3",
    "phase",
    "hand",
    "murlocs",
    "redeploy",
]


def test_the_full_position_is_taken() -> None:
    s = GAME.position(FULL).state
    assert (s.saved, s.attacked, list(s.set_coins)[:2], s.income[2]) == (1, 4, [2, 0], 3)
    assert [TILE.say(tile) for tile in s.unseen] == ["karazhan", "dark_portal"]


@pytest.mark.parametrize("spec", MIDDLES)
def test_the_middle_of_an_ability_is_taken(spec: dict[str, Any]) -> None:
    match = GAME.position(spec)
    assert match.state.top().name == spec["pending"][-1][0]
    refused_or_sound(GAME, spec)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (
            {"weather": "rain"},
            "weather: core-unknown_word (word weather",
        ),
        ({"round": 0}, "round: core-unexpected (wanted core-whole (low 1, high 10), given 0)"),
        ({"players": [seat("orks")]}, "players[0].race: core-near_word (word orks, near orcs)"),
        (
            {"players": [seat("orcs"), seat("orcs", "mining")]},
            "players[1].race: core-taken (thing orcs, where players[0].race)",
        ),
        (
            {"players": [seat("orcs", hand=-1)]},
            "players[0].hand: core-unexpected (wanted core-whole (low 0, high 20), given -1)",
        ),
        ({"players": [seat("orcs", hand=12)]}, "regions: core-too_many (thing orcs, there 11, given 12)"),
        ({"players": [{"hand": 3}]}, "players[0].hand: core-only_with (word race)"),
        ({"players": [seat("orcs", bombs=[1, 1])]}, "players[0].bombs: needs_race (race goblins)"),
        (
            {"players": [seat("orcs", kept="mining")]},
            "players[0].kept: core-unknown_word (word mining",
        ),
        ({"regions": {"l1a_w": "murlocs"}}, "regions.l1a_w: only_naga_on_water"),
        ({"regions": {"m1b_1": "murlocs"}}, "regions.m1b_1: not_in_play (region m1b_1)"),
        ({"regions": {"l1a_1": "gnomes"}}, "regions.l1a_1: nobody_has (race gnomes)"),
        ({"regions": {"l1a_1": "murlocs 0"}}, "regions.l1a_1: nobody_stands (word empty)"),
        ({"regions": {"l1a_1": "murlocs 16"}}, "regions: core-too_many (thing murlocs, there 15, given 16)"),
        ({"regions": {"l1a_1": "empty fort"}}, "regions.l1a_1: needs_holder (word fort)"),
        ({"regions": {"l1a_1": "murlocs fort fort"}}, "regions.l1a_1: core-twice (given fort)"),
        ({"regions": {"l1a_1": "murlocs frot"}}, "regions.l1a_1: core-near_word (word frot, near fort)"),
        ({"regions": {"l1a_1": "murlocs beast"}}, "regions.l1a_1: needs_power (power beast_master)"),
        ({"regions": {"l1a_1": "murlocs bomb"}}, "regions: core-too_many (thing bomb, there 0, given 1)"),
        ({"faces": ["l1a", "l1b"]}, "faces[1]: other_side (word l1b)"),
        ({"turn": 2}, "turn: core-unexpected (wanted core-whole (low 0, high 1), given 2)"),
        ({"harmony": [3]}, "harmony[0]: core-unexpected (wanted core-whole (low 0, high 1), given 3)"),
        ({"tiles": {"karazhan": "l1a_w"}}, "tiles.karazhan: well_in_water"),
        ({"tiles": {"karazhan": "boxed"}}, "tiles.karazhan: only_well_boxed"),
        ({"face_down": ["l1a_w"]}, "face_down[0]: no_land (region l1a_w)"),
        ({"face_down": {"l1a_9": "karazhan", "s2a_4": "heart_of_azeroth"}}, "face_down: one_tile_named (word unseen)"),
        ({"phase": "conquer"}, "phase: seat_needs_race (place 0)"),
        ({**MIDDLES[0], "phase": "turn"}, "phase: core-only_without (word pending)"),
        (
            {**MIDDLES[0], "pending": [["races.strike_die", 1, "l1a_2"]]},
            "pending[0]: core-unexpected (wanted core-one_of (words 0), given 1)",
        ),
        ({**MIDDLES[0], "pending": [["races.lay_bombs", 0]]}, "pending[0]: needs_race (race goblins)"),
        (
            {**MIDDLES[0], "pending": [["races.strike_die", 0, "l1a_w"]]},
            "pending[0]: core-undecidable (word strike_die)",
        ),
        (
            {"phase": "lunch"},
            "phase: core-unknown_word (word lunch",
        ),
        (
            {"options": {"team_score": "sum"}},
            'options.team_score: core-unexpected (wanted core-one_of (words "lowest_member" | "highest_member")',
        ),
        ({"this_turn": {"used": ["hammer"]}}, "this_turn.used[0]: core-near_word (word hammer, near doomhammer)"),
    ],
)
def test_what_can_not_be_is_refused_with_its_path(change: dict[str, Any], told: str) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.position(change)
    assert str(refused.value).startswith(told)


@settings(max_examples=TRIES)
@given(broken([FULL, SOLO, *MIDDLES], WORDS))
def test_broken_positions_are_refused_or_sound(spec: dict[str, Any]) -> None:
    refused_or_sound(GAME, spec)


def test_a_face_down_tile_can_be_named() -> None:
    match = GAME.position({**FULL, "face_down": {"s2a_4": "karazhan"}, "unseen": []})
    assert [TILE.say(tile) for tile in match.state.unseen] == ["karazhan"]


def test_a_region_is_bare_while_its_beast_is_in_hand() -> None:
    """Beasts are redeployed as freely as tokens: one that stood alone may be lifted."""
    spec = {
        "players": [seat("humans", "beast_master", hand=1)], "phase": "place",
        "regions": {"l1a_1": "humans 2", "l1a_2": "humans 0 beast"},
    }  # fmt: skip
    match = GAME.position(spec)
    match.apply(0, "lift_beast l1a_2")
    again = GAME.position(GAME.write_position(match.state, 0))
    assert again.legal(0) == match.legal(0)
    assert GAME.write_position(match.state, 0)["regions"]["l1a_2"] == "humans 0"
    for change in (
        {"phase": "conquer"},
        {"players": [seat("humans", "farmer", hand=1)]},
        {"players": [seat("humans")]},
    ):
        with pytest.raises(BadOption, match=r"^regions\.l1a_2: nobody_stands"):
            GAME.position({**spec, "regions": {"l1a_1": "humans 2", "l1a_2": "humans 0"}, **change})


def test_who_has_redeployed_is_not_asked_again() -> None:
    """A ransomed champion may stay in hand; the others are still to place what they withdrew."""
    spec = {
        "players": [
            seat("orcs", "heroic", champion="in_hand"),
            seat("forsaken", "mountaineer", hand=3),
            seat("gnomes", "fishing"),
        ],
        "regions": {"l1a_1": "orcs 2", "l1a_2": "forsaken 2", "l1a_3": "forsaken 1", "l1a_5": "gnomes 2"},
        "turn": 2, "phase": "withdrawn",
    }  # fmt: skip
    match = GAME.position(spec)
    assert match.to_act() == [0]
    match.apply(0, "done")
    assert match.to_act() == [1]
    assert GAME.position(GAME.write_position(match.state, 1)).to_act() == [1]


def test_of_the_others_the_coins_are_not_written() -> None:
    match = GAME.match(3, seed=1)
    assert ["coins" in player for player in GAME.write_position(match.state, 1)["players"]] == [False, True, False]
    match.state.set_frames([])
    with pytest.raises(BadOption, match="core-over"):
        GAME.write_position(match.state, None)
