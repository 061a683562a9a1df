"""A match beside a real table: chance is told, hands of people stay unknown, and people may put the board right."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import pytest

import spieltisch
from spieltisch.core import BadOption, BrokenLog, Committed, Match, Refused, TableAsks
from spieltisch.core.companion_kit import check_companion

T = TypeVar("T")
CHAOS = spieltisch.game("chaos")
TOKENS = [
    "noble",
    "peasant",
    "warpstone",
    "peasant",
    "noble",
    "peasant",
    "warpstone",
    "peasant",
]  # the last says itself
KHORNE, NURGLE, TZEENTCH, SLAANESH = range(4)


def table(*told: list[Any], hands: tuple[int, ...] = (KHORNE, TZEENTCH, SLAANESH), ours: str = "here") -> Match:
    told = told or (TOKENS, ["meteor_showers"])
    return Match.at_table(CHAOS, 4, {}, Committed("dusk"), hands, told, ours)


def answered(attempt: Callable[[list[list[Any]]], T]) -> T:
    """Whatever is asked, the first thing that can come is told, and ones are rolled."""
    told: list[list[Any]] = []
    while True:
        try:
            return attempt(told)
        except TableAsks as asked:
            known = told[:-1] if asked.question.told else told
            told = [*known, [*asked.question.told, (asked.question.left or [1])[0]]]


def summoning(**options: Any) -> Match:
    """Khorne is asked for the first follower; the Old World card has been carried out."""
    match = table(**options)
    while match.view(None)["prompt"]["decision"] != "summoning_turn":
        seat = match.to_act()[0]
        match.apply(seat, "decline" if "decline" in match.legal(seat) else match.legal(seat)[0])
    return match


def question(match: Match, seat: int, action: str, *told: list[Any]) -> dict[str, Any]:
    with pytest.raises(TableAsks) as asked:
        match.apply(seat, action, told)
    return asked.value.question.to_json()


def to_battle(match: Match) -> None:
    """Khorne and Slaanesh meet in Kislev, and only Slaanesh has still to pass."""
    match.apply(KHORNE, "summon warrior reserve kislev")
    match.apply(NURGLE, "pass")
    match.apply(TZEENTCH, "pass")
    match.apply(SLAANESH, "summon cultist reserve kislev")
    match.apply(KHORNE, "pass")


@pytest.mark.parametrize(("seats", "hands"), [(4, [0, 2, 3]), (3, [0, 1, 2]), (4, [1, 3])])
def test_a_random_game_of_chaos_is_the_same_beside_a_real_table(seats: int, hands: list[int]) -> None:
    assert check_companion(CHAOS, seats, hands, games=2) > 20


@pytest.mark.parametrize(("seats", "hands"), [(3, [0, 1]), (5, [0, 1, 2, 3, 4]), (2, [1])])
def test_a_random_game_of_small_world_is_the_same_beside_a_real_table(seats: int, hands: list[int]) -> None:
    assert check_companion(spieltisch.game("smallworld"), seats, hands, games=2) > 20


def test_setting_up_asks_token_by_token_and_then_for_the_card() -> None:
    with pytest.raises(TableAsks) as asked:
        table([])
    first = asked.value.question.to_json()
    assert (first["topic"], first["args"], len(first["left"])) == ("first_tokens", {"region": "norsca"}, 9)
    with pytest.raises(TableAsks) as asked:
        table(TOKENS[:2])
    assert asked.value.question.to_json()["args"] == {"region": "kislev"}
    with pytest.raises(TableAsks) as asked:
        table(TOKENS)
    card = asked.value.question.to_json()
    assert (card["topic"], card["domain"]) == ("old_world_card", "old_world")
    assert table().view(None)["table"]["regions"][0]["tokens"]["noble"] == 1


@pytest.mark.parametrize(
    ("told", "reason"),
    [
        ([["noble", "noble", "noble"]], "core-told_gone"),
        ([["hero"]], "core-told_unknown"),
        ([[["noble"]]], "core-told_unknown"),
        ([[None]], "core-told_unknown"),
        ([[*TOKENS, "peasant", "peasant"]], "core-told_gone"),
        ([TOKENS, ["no_such_card"]], "core-told_unknown"),
        ([TOKENS, ["meteor_showers", "road_wardens"]], "core-told_too_many"),
        ([TOKENS, ["meteor_showers"], [6]], "core-told_too_many"),
    ],
)
def test_what_can_not_have_come_is_refused_with_a_reason(told: list[Any], reason: str) -> None:
    with pytest.raises(Refused) as refused:
        table(*told)
    assert [why.key for why in refused.value.reasons] == [reason]


def test_dice_are_asked_for_with_whose_they_are_and_where() -> None:
    match = summoning()
    to_battle(match)
    asked = question(match, SLAANESH, "pass")
    assert (asked["topic"], asked["seat"], asked["number"]) == ("dice", KHORNE, 2)
    assert asked["args"] == {"god": "khorne", "roll": "battle", "region": "kislev"}
    before = match.state.digest(), len(match.entries)
    assert question(match, SLAANESH, "pass", [6])["told"] == [6]
    assert (match.state.digest(), len(match.entries)) == before


def test_a_six_asks_for_one_more_and_remembers_the_dice_before() -> None:
    match = summoning()
    to_battle(match)
    asked = question(match, SLAANESH, "pass", [6, 2])
    assert (asked["number"], asked["before"], asked["told"]) == (1, [6, 2], [])


@pytest.mark.parametrize("die", [0, 7, "6", 2.5, True, [6]])
def test_a_die_that_no_die_shows_is_refused(die: Any) -> None:
    match = summoning()
    to_battle(match)
    with pytest.raises(Refused) as refused:
        match.apply(SLAANESH, "pass", [[die]])
    assert refused.value.reasons[0].key == "core-told_die"


def test_dice_that_were_not_told_are_rolled_here_and_the_log_tells_them_apart() -> None:
    match = summoning()
    to_battle(match)
    told: list[Any] = [[1, None]]
    while True:
        try:
            entry = match.apply(SLAANESH, "pass", told)
            break
        except TableAsks:
            told.append([1])
    assert entry.told is not None
    assert entry.told[0] == [1, None]
    assert entry.chance[0][0] == 1
    assert match.verify() == match.chance.commitment


def test_our_dice_are_rolled_here_unless_people_roll_them() -> None:
    for ours, seat in (("here", TZEENTCH), ("people", NURGLE)):
        match = summoning(ours=ours)
        match.apply(KHORNE, "pass")
        match.apply(NURGLE, "summon warrior reserve kislev")
        match.apply(TZEENTCH, "summon warrior reserve kislev")
        match.apply(SLAANESH, "pass")
        match.apply(NURGLE, "pass")
        assert question(match, TZEENTCH, "pass")["seat"] == seat


# -- hands that only people know


def unseen(match: Match, seat: int) -> dict[str, int]:
    return {row["card"]: row["left"] for row in match.unseen(seat) if row["left"]}


def test_a_hand_that_only_its_owner_knows_may_hold_any_card_of_the_deck() -> None:
    match = summoning()
    khorne = match.view(KHORNE)["table"]["gods"][KHORNE]
    assert sum(unseen(match, KHORNE).values()) == 24
    assert sorted(card["card"] for card in khorne["hand"]) == sorted(unseen(match, KHORNE))
    assert khorne["hand_count"] == 5
    assert {action.split()[1] for action in match.legal(KHORNE) if action.startswith("play ")} == set(
        unseen(match, KHORNE)
    )


def test_any_copy_can_be_named_until_none_is_left_and_counts_stay_right() -> None:
    match = summoning()
    pieces = CHAOS.pieces(match.state)
    for _ in range(unseen(match, KHORNE)["blood_frenzy"]):
        match.apply(KHORNE, next(a for a in match.legal(KHORNE) if a.startswith("play blood_frenzy")))
        while match.to_act()[0] != KHORNE:
            match.apply(match.to_act()[0], "pass")
    assert CHAOS.pieces(match.state) == pieces
    assert "blood_frenzy" not in unseen(match, KHORNE)
    assert match.view(None)["table"]["gods"][KHORNE]["hand_count"] == 5 - sum(
        card["left"] < card["of"] for card in match.unseen(KHORNE)
    ) * next(card["of"] for card in match.unseen(KHORNE) if card["card"] == "blood_frenzy")
    assert [why.key for why in match.why_not(KHORNE, "play blood_frenzy estalia")] == ["not_to_come"]


def test_our_own_hand_is_dealt_here_and_nobody_else_sees_it() -> None:
    match = summoning()
    held = match.view(NURGLE)["table"]["gods"][NURGLE]["hand"]
    assert len(held) == 5
    assert match.view(KHORNE)["table"]["gods"][NURGLE]["hand"] is None
    assert {action.split()[1] for action in match.legal(NURGLE) if action.startswith("play")} <= {
        card["card"] for card in held
    }


def test_whoever_must_discard_all_cards_names_them() -> None:
    """“The Meddling of Skaven” takes two cards of a hand of one: in here it would be clear which."""
    match = Match.at_table(
        CHAOS, 3, {"gods": "khorne nurgle tzeentch"}, Committed("dusk"), [0, 1, 2], [TOKENS, ["meteor_showers"]]
    )
    state = match.state
    khorne = [card for card in range(len(state.hand)) if state.hand[card]][:1]
    assert khorne
    from spieltisch.games.chaos.cards.tzeentch import ask_discard
    from spieltisch.games.chaos.effects import hand_size

    for number in (5, 9):
        s = state.copy()
        depth = s.depth
        ask_discard(s, 0, number)
        assert s.depth > depth
        assert hand_size(s, 0) == hand_size(state, 0)


def test_opponents_imagine_hands_in_full() -> None:
    match = summoning()
    imagined = match.sample(NURGLE, 1)
    assert imagined.state.unknown == 0
    assert imagined.view(NURGLE) == {**match.view(NURGLE), "entry": 0}


# -- putting right


def test_people_put_the_board_right_and_the_log_says_so() -> None:
    match = summoning()
    match.apply(KHORNE, "summon warrior reserve kislev")
    entry = match.correct(
        KHORNE, "correct figures kislev khorne warrior = 0, figures norsca khorne warrior = 2, points nurgle = 7"
    )
    regions = {region["region"]: region for region in match.view(None)["table"]["regions"]}
    assert regions["kislev"]["figures"] == []
    assert regions["norsca"]["figures"][0]["count"] == 2
    assert match.scores[NURGLE] == 7
    assert (entry.chance, match.corrections) == ([], 1)
    again = Match.from_json(CHAOS, json.loads(json.dumps(match.to_json())))
    assert again.state.digest() == match.state.digest()
    assert again.verify() == match.verify()
    match.rewind(len(match.entries) - 1)
    assert match.scores[NURGLE] == 0


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("correct figures kislev khorne warrior = 40", "core-correction_range"),
        ("correct figures kislev khorne warrior = x", "core-no_correction"),
        ("correct secrets khorne = 1", "core-no_correction"),
        ("correct ", "core-no_correction"),
        ("correct " + ", ".join(["points khorne = 1"] * 41), "core-no_correction"),
    ],
)
def test_what_can_not_lie_like_that_is_refused(text: str, reason: str) -> None:
    match = summoning()
    digest = match.state.digest()
    with pytest.raises(BadOption) as refused:
        match.correct(KHORNE, text)
    assert refused.value.reasons[0].key == reason
    assert match.state.digest() == digest


def test_nothing_is_put_right_in_a_game_without_a_real_table() -> None:
    with pytest.raises(BadOption):
        CHAOS.match(3, seed=1).correct(0, "correct points khorne = 50")


# -- the log


def test_a_log_from_a_real_table_is_read_again_and_a_changed_one_is_not() -> None:
    match = summoning()
    to_battle(match)
    told: list[Any] = [[6, 2], [3]]
    while True:
        try:
            match.apply(SLAANESH, "pass", told)
            break
        except TableAsks:
            told.append([2])
    data = json.loads(json.dumps(match.to_json()))
    assert Match.from_json(CHAOS, data).chain == match.chain
    row = data["entries"][-1]
    row["told"][0] = None
    with pytest.raises(BrokenLog):
        Match.from_json(CHAOS, data)
    assert match.told_chance[0] >= 4


def test_a_log_whose_rolled_dice_were_changed_does_not_verify() -> None:
    match = summoning()
    to_battle(match)
    told: list[Any] = [[None, None]]
    while True:
        try:
            match.apply(SLAANESH, "pass", told)
            break
        except TableAsks:
            told.append([None])
    assert match.verify()
    entry = match.entries[-1]
    other = [[1 + entry.chance[0][0] % 6, *entry.chance[0][1:]], *entry.chance[1:]]
    match.entries[-1] = entry._replace(chance=other)
    with pytest.raises(BrokenLog):
        match.verify()


@pytest.mark.parametrize("hands", [None, "all", [0, 0], [2, 1], [-1], [99], [0.5, "x"]])
def test_a_log_with_a_strange_table_is_refused(hands: Any) -> None:
    data = json.loads(json.dumps(table().to_json()))
    data["table"] = {"hands": hands}
    with pytest.raises(BrokenLog):
        Match.from_json(CHAOS, data)


def test_a_title_without_topics_can_not_stand_beside_a_real_table() -> None:
    with pytest.raises(BadOption) as refused:
        Match.at_table(spieltisch.game("lanterns"), 2, {}, Committed("dusk"), [0])
    assert refused.value.reasons[0].key == "core-no_companion"


def test_nobody_is_told_which_cards_were_made_up_for_people() -> None:
    """Everybody hears how many cards were drawn; only a seat that is played here hears which."""
    match = summoning()
    drawn = {seat: [event for event in match.events(seat) if event["event"] == "drew"] for seat in range(4)}
    assert [seat for seat, events in drawn.items() if events] == [NURGLE]
    assert {event["god"] for event in match.events(KHORNE) if event["event"] == "drew_count"} >= {"khorne", "nurgle"}


def test_tokens_of_small_world_are_put_right_from_hand_and_tray() -> None:
    game = spieltisch.game("smallworld")
    match = answered(lambda told: Match.at_table(game, 2, {}, Committed("dusk"), [], told))
    seat = match.to_act()[0]
    while not any(row["part"] == "tokens" and row["now"] > 1 for row in match.adjustments()):
        (asked,) = match.to_act()
        answered(partial(match.apply, asked, match.legal(asked)[-1]))
    row = next(row for row in match.adjustments() if row["part"] == "tokens" and row["now"] > 1)
    before = match.game.pieces(match.state)
    match.correct(seat, f"correct {row['what']} = {row['now'] - 1}")
    assert match.game.pieces(match.state) == before
    assert next(one for one in match.adjustments() if one["what"] == row["what"])["now"] == row["now"] - 1
    with pytest.raises(BadOption, match="correction_range"):
        match.correct(seat, f"correct {row['what']} = 99")
