"""Written positions: what can not be is refused with its path; the present moment can be written."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain, takewhile
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.kit.broken import TRIES, broken, refused_or_sound

from spieltisch.core import BadOption, Seeded, legal, play, to_act
from spieltisch.games.invasion import GAME
from spieltisch.games.invasion.data import SLUGS, ZONE_NAMES
from spieltisch.games.invasion.state import InvasionState

SEEDS = 40 if os.environ.get("SPIELTISCH_DEEP") else 4
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
WORDS += ["gone", "link 1", "a quest", "settle", "urguck_b1", "runesmith_a1", "development_a1", "triggers.settle"]
WORDS += ["draft", "step"]


def moments(seed: int, options: dict[str, Any], count: int = 100_000) -> Iterator[InvasionState]:
    """Every moment of a random game in which somebody is asked."""
    chance = Seeded(seed)
    s = GAME.begin(2, options, chance)
    for _ in range(count):
        if not to_act(s):
            return
        yield s
        options_now = legal(s, to_act(s)[0])
        play(s, chance, to_act(s)[0], options_now[chance.pick(len(options_now))])


@cache
def half_done() -> list[dict[str, Any]]:
    """One written position for each kind of thing that may be under way."""
    found: dict[str, dict[str, Any]] = {}
    for s in chain(*[moments(seed, {}) for seed in range(8)], drafting(1)):
        name = s.top().name + str(len(s.chain))
        if name not in found and s.top().name != "chain.act":
            found[name] = GAME.write_position(s, to_act(s)[0])
    return list(found.values())


@pytest.mark.timeout(3600)
@settings(max_examples=TRIES, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.deferred(lambda: broken([*SPECS, *half_done()], WORDS)))
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
            r"^a\.burning\[1\]: core-unexpected \(wanted core-entries \(fewest 0, most 1\), given 2\)",
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
        ({"pack": 7}, r"core-unknown_word"),
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


def uncounted(text: str) -> str:
    """A position counts the copies of a card anew."""
    return re.sub(r"_([ab])\d+\b", r"_\1", text)


def seen(s: InvasionState, seat: int) -> str:
    """All that the seat sees but the deck lists, which are no part of a position."""
    view = GAME.view(s, seat)
    view["cards"] = sorted([uncounted(repr(card)) for card in view["cards"]])
    view["hand"] = sorted([repr(card) for card in view["hand"]])
    view["seats"] = [{**row, "list": None} for row in view["seats"]]
    return uncounted(repr(view))


def offered(s: InvasionState, seat: int) -> list[str]:
    return sorted([uncounted(GAME.verbs.text(action)) for action in legal(s, seat)])


QUESTS = ["a_glorious_death tokens=2", "a_glorious_death"]


@pytest.mark.parametrize("which", [1, 2])
def test_a_unit_on_one_of_two_copies_of_a_quest_stays_on_it(which: int) -> None:
    s = GAME.position({"a": {"quest": [*QUESTS, f"runesmith on=a_glorious_death:{which}"]}}).state
    assert s.quest[2] == which - 1
    assert GAME.write_position(s, 1)["a"]["quest"][2] == f"runesmith on=a_glorious_death:{which}"


@pytest.mark.parametrize(("on", "other"), [(":3", ""), (":1", ":1"), (":0", ""), (":one", ""), (":2²", "")])
def test_a_quest_that_can_not_be_meant_is_refused(on: str, other: str) -> None:
    row = [*QUESTS, f"runesmith on=a_glorious_death{on}", f"troll_slayers on=a_glorious_death{other}"]
    with pytest.raises(BadOption, match=r"^a\.quest\[2\]"):
        GAME.position({"a": {"quest": row}})


def test_what_a_seat_can_not_see_is_not_written() -> None:
    secret = {"a": {"hand": ["demolition"], "developments": {"quest": ["runesmith"]}}, "window": {"seat": "b"}}
    s = GAME.position(secret).state
    theirs = GAME.write_position(s, 1)["a"]
    assert (theirs["hand"], theirs["developments"], theirs["deck"]) == (["?"], {"quest": ["?"]}, 12)
    own = GAME.write_position(s, 0)["a"]
    assert (own["hand"], own["developments"]) == (["demolition"], {"quest": ["runesmith"]})


def test_the_end_of_a_phase_is_not_written_as_its_beginning() -> None:
    """Johannes Broheim asks at the end of every phase: the cards of the quest phase have been drawn by then."""
    player = {"race": "empire", "battlefield": ["johannes_broheim"], "deck": 9, "yield": "action"}
    match = GAME.position({"phase": "quest", "a": player, "b": {"yield": "action"}})
    assert match.view(0)["prompt"]["decision"] == "move_where"
    again = GAME.position(GAME.write_position(match.state, 0))
    assert again.view(0)["prompt"] == match.view(0)["prompt"]
    assert len(again.state.deck[0]) == len(match.state.deck[0]) < 9


def test_a_combat_under_way_goes_on() -> None:
    match = GAME.position(SPECS[1])
    assert match.to_act() == [0]
    match.apply(0, "pass")  # the other one has passed: damage is applied
    table = match.view(None)["table"]
    assert table["seats"][0]["zones"][1]["damage"] == 2
    assert "huntsmen" in table["seats"][0]["discard"]


def drafting(seed: int) -> Iterator[InvasionState]:
    return takewhile(lambda s: GAME.view(s, None)["draft"] is not None, moments(seed, {"mode": "draft"}))


@pytest.mark.parametrize("seed", range(SEEDS))
def test_every_moment_of_a_draft_can_be_written(seed: int) -> None:
    """Whoever asks: the same view, the same choices, and the same cards in all as in the box."""
    for s in drafting(seed):
        for seat in (0, 1):
            t = GAME.position(GAME.write_position(s, seat)).state
            assert seen(t, seat) == seen(s, seat)
            assert seat not in to_act(s) or offered(t, seat) == offered(s, seat)
            assert t.frames == s.frames
            assert (GAME.pieces(t), t.seen) == (GAME.pieces(s), s.seen)
            assert seen(GAME.sample(t, seat, Seeded(seed)), seat) == seen(s, seat)


DRAFTS: list[tuple[dict[str, Any], str]] = [
    ({"a": {"pack": ["runesmith", "demolition"]}, "b": {"pack": ["urguck", "pillage"]}}, "pick demolition"),
    ({"step": "remove", "a": {"pack": 9}, "b": {"pack": ["urguck", "pillage"]}}, "remove pillage"),
    ({"step": "capital"}, "capital empire"),
]


@pytest.mark.parametrize(("draft", "answer"), DRAFTS)
def test_a_written_moment_keeps_a_sealed_answer(draft: dict[str, Any], answer: str) -> None:
    """The own one as it is; that the other one has answered, but not what."""
    match = GAME.position({"draft": draft})
    match.apply(0, answer)
    own, others = GAME.write_position(match.state, 0), GAME.write_position(match.state, 1)
    assert (own["sealed"], others["sealed"]) == ([answer, None], ["?", None])
    for written in (own, others):
        assert GAME.position(written).to_act() == [1]
    assert GAME.position(others).legal(1) == match.legal(1)
    assert list(GAME.position(own).state.sealed) == list(match.state.sealed)
    assert GAME.write_position(match.state, None)["sealed"] == ["?", None]


@pytest.mark.parametrize(
    ("sealed", "message"),
    [
        (["pick urguck", None], r"^sealed\[0\]: core-undecidable \(word pick urguck\)"),
        (["pick", None], r"^sealed\[0\]: core-undecidable \(word pick\)"),
        (["pick runesmith", "?"], r"^sealed: core-undecidable"),
        ([None, None, "?"], r"^sealed\[2\]: core-undecidable \(word \?\)"),
        ("pick runesmith", r"^sealed: core-unexpected"),
    ],
)
def test_what_can_not_be_sealed_is_refused(sealed: Any, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        GAME.position({"draft": DRAFTS[0][0], "sealed": sealed})
    with pytest.raises(BadOption, match=r"^sealed: core-undecidable"):
        GAME.position({"sealed": ["pass", None]})


def test_moments_of_a_draft_are_of_every_kind() -> None:
    """So that the test above has seen a Sabotage given up, Reinforcements in both steps, and the capitals."""
    kinds = set()
    for seed in range(4):
        for s in drafting(seed):
            draft = GAME.write_position(s, 0)["draft"]
            kinds.add((draft["step"], "left" in draft, "looking" in draft, "choosing" in draft["b"]))
    assert kinds == {
        ("pick", False, False, False),
        ("pick", False, False, True),
        ("pick", False, True, False),
        ("remove", False, False, False),
        ("remove", True, False, False),
        ("remove", True, True, False),
        ("capital", False, False, False),
    }


def test_of_a_draft_a_seat_writes_what_it_has_seen() -> None:
    packs = {
        "a": {"pack": ["runesmith", "troll_slayers", "demolition"]},
        "b": {"pack": ["urguck", "boar_boyz", "pillage"]},
    }
    match = GAME.position({"draft": packs})
    for seat, card in enumerate(["runesmith", "urguck"]):
        match.apply(seat, f"pick {card}")
    own, other = GAME.write_position(match.state, 0)["draft"]["a"], GAME.write_position(match.state, 1)["draft"]["a"]
    assert (own["pack"], own["choosing"]) == (["troll_slayers", "demolition"], ["runesmith"])
    assert "seen" not in own
    assert (other["pack"], other["choosing"]) == (3, 1)
    for seat, card in enumerate(["troll_slayers", "boar_boyz"]):
        match.apply(seat, f"pick {card}")
    own, other = GAME.write_position(match.state, 0)["draft"]["a"], GAME.write_position(match.state, 1)["draft"]["a"]
    assert (own["picked"], own["pack"], own["seen"]) == (["troll_slayers", "runesmith"], ["demolition"], True)
    assert (other["picked"], other["pack"]) == (2, ["demolition"])
    watched = GAME.write_position(match.state, None)["draft"]
    assert (watched["a"]["picked"], watched["b"]["picked"]) == (2, 2)


@pytest.mark.parametrize(
    ("draft", "message"),
    [
        ({"odd": 1}, r"^draft\.odd: core-unknown_word"),
        ({"time": 5}, r"^draft\.time: core-unexpected \(wanted core-whole \(low 1, high 4\), given 5\)"),
        ({"step": "remove", "time": 4}, r"^draft\.time: core-unexpected \(wanted core-whole \(low 1, high 3\)"),
        ({"left": [1, 0]}, r"^draft\.left: core-only_with \(word step: remove\)"),
        ({"step": "remove", "left": [1, 0]}, r"^draft\.left\[0\]: core-too_many \(thing sabotage, there 0, given 1\)"),
        ({"a": {"pack": ["urguck"]}}, r"^draft\.a\.pack\[0\]: core-unknown_word \(word urguck"),
        ({"order": "b", "b": {"pack": ["urguck"]}}, r"^draft\.b\.pack\[0\]: core-unknown_word \(word urguck"),
        ({"a": {"picked": ["sabotage"]}}, r"^draft\.a\.picked\[0\]: core-unknown_word \(word sabotage"),
        ({"a": {"pack": 16}}, r"^draft\.a\.pack: core-unexpected"),
        ({"a": {"picked": ["king_kazador", "king_kazador"]}}, r"^draft\.a: core-too_many \(thing king_kazador"),
        ({"a": {"picked": 109}}, r"^draft\.a: core-too_many \(thing \?, there 108, given 109\)"),
        ({"a": {"picked": 99}}, r"^draft\.a\.picked: core-too_many \(thing \?, there 98, given 99\)"),
        ({"a": {"pack": 2, "choosing": 1}, "b": {"pack": 2}}, r"^draft\.b\.choosing: core-missing"),
        ({"a": {"choosing": 1}}, r"^draft\.a\.choosing: core-too_many \(thing pack, there 0, given 1\)"),
        ({"step": "remove", "a": {"pack": 2, "choosing": 1}}, r"^draft\.a\.choosing: core-only_with"),
        ({"step": "capital", "a": {"pack": 2}}, r"^draft\.a\.pack: core-only_without \(word step: capital\)"),
    ],
)
def test_what_can_not_be_in_a_draft_is_refused(draft: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        GAME.position({"draft": draft})


def test_after_a_draft_of_few_picks_the_hands_are_drawn() -> None:
    match = GAME.position({"draft": {"step": "capital", "a": {"picked": ["runesmith"]}, "b": {"picked": 3}}})
    match.apply(0, "capital dwarf")
    match.apply(1, "capital orc")
    assert match.view(0)["table"]["draft"] is None
    assert GAME.write_position(match.state, 0)["a"]["hand"] == ["runesmith"]


def test_a_draft_stands_alone() -> None:
    with pytest.raises(BadOption, match=r"^turn: core-only_without \(word draft\)"):
        GAME.position({"turn": 3, "draft": {}})


def test_a_game_that_is_over_is_not_written() -> None:
    *_, s = moments(1, {})
    with pytest.raises(BadOption, match="core-not_running"):
        GAME.write_position(s, 0)


def test_a_chain_goes_on() -> None:
    """Both were to answer; the last link resolves first and takes the target of the first one away."""
    spec = {
        "phase": "battlefield", "window": {"seat": "a", "passed": True},
        "chain": [
            {"seat": "a", "kind": "action", "card": "runesmith", "source": "runesmith_a1", "place": "quest",
             "targets": ["urguck_b1"]},
            {"seat": "b", "kind": "tactic", "card": "wez_bigga"},
        ],
        "a": {"quest": ["runesmith"]},
        "b": {"race": "orc", "battlefield": ["urguck"]},
    }  # fmt: skip
    match = GAME.position(spec)
    assert match.to_act() == [0]
    assert [link["card"] for link in match.view(None)["table"]["chain"]] == ["runesmith", "wez_bigga"]
    match.apply(0, "pass")
    table = match.view(None)["table"]
    assert table["chain"] == []
    assert table["seats"][1]["discard"] == ["wez_bigga"]
    assert [card["power"] for card in table["cards"] if card["card"] == "urguck"] == [2]


def test_what_is_laid_face_down_is_for_one_pair_of_eyes() -> None:
    match = GAME.position({"a": {"hand": ["runesmith"]}, "window": {"seat": "a"}})
    match.apply(0, "develop runesmith quest")
    assert GAME.write_position(match.state, 0)["chain"][0]["card"] == "runesmith"
    assert GAME.write_position(match.state, 1)["chain"][0]["card"] == "?"
    assert GAME.write_position(match.state, None)["chain"][0]["card"] == "?"


def test_cards_on_top_of_the_deck_are_written_while_they_are_looked_at() -> None:
    top = ["runesmith", "mountain_brigade", "keystone_forge"]
    match = GAME.position({"a": {"hand": ["dwarf_cannon_crew"], "resources": 9, "deck": [*top, "?", "?", "?"]}})
    match.apply(0, "deploy dwarf_cannon_crew kingdom")
    match.apply(1, "pass")
    match.apply(0, "pass")
    assert GAME.write_position(match.state, 0)["a"]["deck"][:3] == top
    assert GAME.write_position(match.state, 1)["a"]["deck"] == 6


def test_unknown_cards_are_no_more_than_a_deck_may_hold() -> None:
    s = GAME.position({"a": {"hand": ["?"] * 9, "deck": 40, "discard": ["runesmith"] * 2}}).state
    cards = [*s.hand[0], *s.deck[0], *s.discard[0]]
    assert max(cards.count(number) for number in cards) <= 3


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"chain": [{"seat": "a", "kind": "tactic", "card": "runesmith"}]},
         r"^chain\[0\]: no_action"),
        ({"chain": [{"seat": "a", "kind": "tactic"}]},
         r"^chain\[0\]\.card: core-missing"),
        ({"chain": [{"seat": "a", "kind": "action", "card": "runesmith", "source": "urguck_b1", "place": "quest"}]},
         r"^chain\[0\]\.source: core-unexpected .*given .urguck"),
        ({"chain": [{"seat": "b", "kind": "development", "card": "?", "place": "quest"}]},
         r"^chain\[0\]\.seat: core-unexpected"),
        ({"chain": [{"seat": "a", "kind": "permanent", "card": "waaagh", "place": "quest"}]},
         r"^chain\[0\]: stays_not"),
        ({"chain": [{"seat": "a", "kind": "permanent", "card": "choppa"}]},
         r"^chain\[0\]\.targets: core-missing"),
        ({"chain": [{"seat": "a", "kind": "permanent", "card": "choppa", "targets": ["runesmith_a1"]}]},
         r"^chain\[0\]: not_in_play \(piece runesmith_a1\)"),
        ({"window": None, "pending": [["flow.end_phase"], ["chain.act", "a", 0], ["triggers.settle"]]},
         r"^pending\[2\]: core-undecidable \(word settle\)"),
        ({"window": None, "pending": [["flow.end_phase"]]},
         r"^pending\[0\]: core-undecidable \(word end_phase\)"),
        ({"window": None, "pending": [["flow.end_phase"], ["combat.declare_target", "a"]]},
         r"^pending\[1\]: core-undecidable \(word declare_target\)"),
        ({"window": None, "pending": [["flow.end_phase"], ["chain.offer", "a", 0], ["resolve.resolve_chain"],
                                      ["chain.answer", "a", 0]]},
         r"^chain: core-unexpected \(wanted core-entries \(fewest 1, most 60\), given 0\)"),
        ({"window": None, "pending": [["flow.end_phase"], ["draft.reinforce", "a"]]},
         r"^pending\[1\]\[0\]: core-(near|unknown)_word"),
        ({"turn": 0, "phase": "quest"}, r"^phase: core-only_without \(word turn: 0\)"),
    ],
)  # fmt: skip
def test_what_can_not_be_under_way_is_refused(change: dict[str, Any], message: str) -> None:
    spec = {"window": {"seat": "a"}, "b": {"battlefield": ["urguck"]}, **change}
    with pytest.raises(BadOption, match=message):
        GAME.position({key: value for key, value in spec.items() if value is not None})
