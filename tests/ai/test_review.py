"""A finished game looked over: the sums must come out, whatever the game was."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

from spieltisch import game
from spieltisch.ai import agent
from spieltisch.ai.review import LEAST, GameRecord, Review, ReviewRow, rows
from spieltisch.ai.series import inform
from spieltisch.ai.verdict import POINTS, LeadChange, chosen, review, when
from spieltisch.core import Match
from spieltisch.core.arguments import KERNEL, unfit
from spieltisch.core.shapes import MessageShape
from spieltisch.locale import LANGUAGES
from spieltisch.locale.speech import Speech

FIRST_COINS = 5  # of Small World
# Of all titles: what a sentence can be about.
COUNTED = {
    *("scored", "killed", "ticked", "ended", "conquered", "declined", "income"),
    *("section_damaged", "burned"),
}
GAMES = [("lanterns", 3), ("chaos", 4), ("smallworld", 2), ("invasion", 2)]


def played(title: str, seats: int) -> Match:
    match = game(title).match(seats=seats, seed=11)
    players = [agent("greedy", seat) for seat in range(seats)]
    while not match.over:
        for seat in match.to_act():
            choice = players[seat].choose(inform(match.game, match.state, seat))
            match.apply(seat, match.game.verbs.text(choice.action))
    return match


@pytest.fixture(scope="module", params=GAMES, ids=lambda param: param[0])
def story(request: pytest.FixtureRequest) -> GameRecord:
    return GameRecord(played(*request.param).to_json())


@pytest.fixture(scope="module")
def reckoned(story: GameRecord) -> list[ReviewRow]:
    return list(rows(story, lines=2))


def test_every_entry_has_chances_that_add_up(story: GameRecord, reckoned: list[ReviewRow]) -> None:
    assert len(reckoned) == len(story.match.entries) + 1
    for row in reckoned:
        assert sum(row["chances"]) == pytest.approx(1.0, abs=1e-3)
    winners = story.match.ranking[0]
    assert [seat for seat, share in enumerate(reckoned[-1]["chances"]) if share] == winners


def test_what_a_review_says_is_declared(story: GameRecord, reckoned: list[ReviewRow]) -> None:
    told = review(story, reckoned)
    said = [*told["story"], *[one for seat in told["seats"] for one in seat["words"]]]
    said += [one for seat in told["seats"] for point in seat["points"] for one in point["because"]]
    assert said
    known = {**KERNEL, **story.match.game.arguments}
    title = f"{story.match.game.name}-"
    keys = [(re.sub(f"^{title}[a-z]+-", "", one["key"]), one["args"]) for one in said]
    assert not [odd for key, args in keys for odd in unfit(known, key, args)]


def test_a_game_that_was_given_up_names_no_winner() -> None:
    match = game("lanterns").match(seats=3, seed=11)
    match.apply(match.to_act()[0], match.legal(match.to_act()[0])[0])
    open_game = GameRecord(match.to_json())
    told = review(open_game, list(rows(open_game, lines=2)))
    assert ([one["key"] for one in told["story"]], told["swing"]) == (["review-story-open"], None)


LATER = {
    "chaos": {"gods": ["khorne", "nurgle", "tzeentch"], "round": 4},
    "invasion": {"a": {"race": "dwarf"}, "b": {"race": "orc"}, "turn": 4},
    "smallworld": {"players": [{}, {}], "round": 4, "rounds": 9},
}


@pytest.mark.parametrize("title", LATER)
def test_a_game_from_a_written_position_is_told_by_its_own_rounds(title: str) -> None:
    match = game(title).position(LATER[title], seed=1)
    assert when(GameRecord(match.to_json()), 0).to_json() == {"key": f"{title}-when", "args": {"number": 4}}


def test_luck_is_where_chance_was_and_adds_up_to_nothing(story: GameRecord, reckoned: list[ReviewRow]) -> None:
    for entry, row in zip(story.match.entries, reckoned[1:], strict=True):
        assert (row["luck"] is not None) == bool(entry.chance)
        assert sum(row["luck"] or ()) == pytest.approx(0.0, abs=1e-3)


def test_luck_and_play_make_the_whole_change(story: GameRecord, reckoned: list[ReviewRow]) -> None:
    told = review(story, reckoned)
    for seat, one in enumerate(told["seats"]):
        change = reckoned[-1]["chances"][seat] - reckoned[0]["chances"][seat]
        assert one["luck"] + one["play"] == pytest.approx(change, abs=1e-3)
        assert one["firsts"] + one["seconds"] <= one["choices"]
        assert len(one["points"]) <= POINTS
        assert all(abs(point["change"]) >= LEAST for point in one["points"])
        assert all((point["odds"] is not None) == (point["kind"] == "luck") for point in one["points"])


def test_chances_are_told_at_the_ends_of_turns(story: GameRecord, reckoned: list[ReviewRow]) -> None:
    """Between two ends nothing moves, and at an end the chance is that of the position."""
    marks = review(story, reckoned)["marks"]
    assert marks[0] == 0
    assert marks[-1] == len(story.match.entries)
    for after, until in pairwise(marks):
        assert all(reckoned[number]["chances"] == reckoned[after]["chances"] for number in range(after, until))
        if not story.match.game.circle:
            assert reckoned[until]["chances"] == reckoned[until]["inner"]
    turns = story.match.game.turns
    ends = {event["entry"] for event in everything(story) if event["event"] in turns}
    assert not turns or set(marks) == {0, *ends, len(story.match.entries)}


def test_chances_of_a_round_do_not_favour_the_last_to_move(story: GameRecord, reckoned: list[ReviewRow]) -> None:
    """There the chances are the mean of the last turn of everybody."""
    if not story.match.game.circle:
        return
    marks, seats = story.marks, story.match.seats
    for at in range(seats, len(marks) - 1):
        last = [reckoned[mark]["inner"] for mark in marks[at - seats + 1 : at + 1]]
        middle = [sum(column) / seats for column in zip(*last, strict=True)]
        assert reckoned[marks[at]]["chances"] == pytest.approx(middle, abs=2e-4)
    assert all(reckoned[mark]["chances"] == reckoned[0]["chances"] for mark in marks[:seats])


def test_no_swing_is_within_its_own_error(story: GameRecord, reckoned: list[ReviewRow]) -> None:
    told = review(story, reckoned)
    swing = told["swing"]
    if swing is not None:
        seat, first, last = swing["seat"], swing["first"], swing["entry"]
        gain = reckoned[last]["chances"][seat] - reckoned[first]["chances"][seat]
        error = reckoned[first]["error"][seat]
        assert gain == pytest.approx(swing["after"] - swing["before"])
        assert gain >= max(LEAST, error)
        assert story.match.ranking[0] == [seat]
    for seat, one in enumerate(told["seats"]):
        for point in one["points"]:
            if point["kind"] != "luck":
                mark = max(mark for mark, _ in story.spans if mark < point["entry"])
                assert abs(point["change"]) >= reckoned[mark]["error"][seat] - 1e-6


def everything(story: GameRecord) -> list[dict[str, Any]]:
    return [event for number in range(len(story.states)) for event in story.match.everything(number)]


def test_every_number_of_every_sentence_is_counted_anew(story: GameRecord, reckoned: list[ReviewRow]) -> None:
    """From the log and the rows alone, without the functions that wrote the sentences."""
    told = review(story, reckoned)
    swing = told["swing"]
    happened = [one for one in everything(story) if swing and swing["first"] < one["entry"] <= swing["entry"]]
    for message in told["story"]:
        recount(message, story, reckoned, told, happened)
    for one in told["seats"]:
        parts = (one["luck"], one["play"])
        for message, share in zip(one["words"], parts, strict=False):
            assert abs(message["args"]["points"] - abs(100 * share)) <= 0.6
            way = message["key"].rpartition("-")[2]
            assert way == ("even" if message["args"]["points"] < 2 else "good" if share > 0 else "bad")
        if one["dearest"] is not None:
            thought = reckoned[one["dearest"]]["thought"]
            assert thought is not None
            played = next(
                option for option in thought["best"] if option["action"] == told_action(story, one["dearest"])
            )
            cost = 100 * (thought["best"][0]["value"] - played["value"])
            assert abs(one["words"][-1]["args"]["points"] - cost) <= 0.6
            assert one["words"][-1]["args"]["action"] == played["action"]
        for point in one["points"]:
            span = next(span for span in story.spans if span[0] < point["entry"] <= span[1])
            span = (point["entry"] - 1, point["entry"]) if point["kind"] == "luck" else span
            events = [event for event in everything(story) if span[0] < event["entry"] <= span[1]]
            for message in point["because"]:
                recount(message, story, reckoned, told, events)


def told_action(story: GameRecord, entry: int) -> str:
    return story.match.entries[entry - 1].action


def recount(
    message: MessageShape, story: GameRecord, reckoned: list[ReviewRow], told: Review, happened: list[dict[str, Any]]
) -> None:
    key, args = message["key"], message["args"]
    named = [event for event in happened if event["event"] == {"points": "scored", "kills": "killed"}.get(kind(key))]
    match key.split("-", 1)[1]:
        case "story-won":
            swing = told["swing"]
            assert swing is not None
            shares = [reckoned[swing[end]]["chances"][args["seat"]] for end in ("first", "entry")]
            assert [args["first"], args["last"]] == [round(100 * share) for share in shares]
            newest = [event for event in everything(story) if event["entry"] <= swing["first"] and "number" in event]
            numbers = [event["number"] for event in newest if event["event"] in story.match.game.chapters]
            assert args["when"]["args"]["number"] == (numbers[-1] if numbers else 1)
        case "story-after":
            swing = told["swing"]
            assert swing is not None
            later = [reckoned[mark]["chances"] for mark in told["marks"] if swing["entry"] <= mark < len(reckoned) - 1]
            others = [share for row in later for seat, share in enumerate(row) if seat != swing["seat"]]
            assert args["share"] == round(100 * max(others))
        case "fact-points" | "fact-points-there" | "fact-points-most":
            mine = [event for event in named if event["god"] == args["god"]]
            assert args["points"] == sum(event["number"] for event in mine)
            if "region" in args:
                assert args["most"] == sum(event["number"] for event in mine if event["region"] == args["region"])
        case "fact-kills":
            mine = [event for event in named if event["by"] == args["god"]]
            assert (args["count"], set(args["regions"])) == (len(mine), {event["region"] for event in mine})
        case "fact-alone":
            view = story.match.game.view(story.states[happened[-1]["entry"]], None)
            region = next(one for one in view["regions"] if one["region"] == args["region"])
            there = {view["gods"][group["seat"]]["god"] for group in region["figures"]}
            assert len(there) == 1
            assert count(happened, "dominated", region=args["region"], god=there.pop()) == 1
        case "because-own" | "because-others" | "because-luck":
            assert not COUNTED & {event["event"] for event in happened}
        case "fact-clicks":
            assert args["count"] == count(happened, "ticked", god=args["god"])
        case "event-income" | "event-ended":
            assert {"event": key.rpartition("-")[2], **args} in without_entry(happened)
        case "fact-conquests" | "fact-taken":
            assert args["count"] == count(happened, "conquered", seat=args["seat"])
            kept = count(happened, "conquered", seat=args["seat"], occupant=None)
            assert args["taken"] == args["count"] - kept - count(
                happened, "conquered", seat=args["seat"], occupant="murlocs"
            )
        case "fact-declined":
            assert count(happened, "declined", seat=args["seat"])
        case "fact-damage" | "fact-damage-most":
            side = "ba"[args["seat"]]
            hits = [event for event in happened if event["event"] == "section_damaged" and event["side"] == side]
            assert args["damage"] == sum(event["damage"] for event in hits)
            assert args["most"] == sum(event["damage"] for event in hits if event["zone"] == args["zone"])
        case "fact-burned":
            assert count(happened, "burned", side="ba"[args["seat"]], zone=args["zone"])
        case "fact-destroyed":
            gone = [event["piece"] for event in happened if event["event"] == "destroyed"]
            assert args["count"] == len([piece for piece in gone if piece.rpartition("_")[2][0] == "ba"[args["seat"]]])
        case "story-steady" | "story-shared" | "story-nobody":
            assert "points" not in args
        case other:
            pytest.fail(f"nobody counts {other} anew")


def kind(key: str) -> str:
    return key.split("-")[2] if key.count("-") > 1 else ""


def count(happened: list[dict[str, Any]], name: str, **args: Any) -> int:
    return len([event for event in happened if {"event": name, **args}.items() <= event.items()])


def without_entry(happened: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{key: value for key, value in event.items() if key != "entry"} for event in happened]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_said_in_every_language(story: GameRecord, reckoned: list[ReviewRow], language: str) -> None:
    told = review(story, reckoned)
    speech = Speech(language, story.match.game.vocabulary())
    messages = [*told["story"], *[message for one in told["seats"] for message in one["words"]]]
    messages += [message for one in told["seats"] for point in one["points"] for message in point["because"]]
    for message in messages:
        said = speech.reason(message)
        assert message["key"] not in said
        assert "{" not in said


def test_pieces_give_what_one_go_gives(story: GameRecord, reckoned: list[ReviewRow]) -> None:
    middle = len(reckoned) - 3
    assert list(rows(story, middle, lines=2)) == reckoned[middle:]


def test_a_review_tells_one_fact_of_each_kind_and_the_largest() -> None:
    own = [
        LeadChange("own", 0, number, number, number, size) for number, size in enumerate((0.2, 0.1, -0.3, 0.4, 0.25), 1)
    ]
    told = chosen([*own, LeadChange("luck", 0, 8, 8, 8, -0.04)])
    assert [(one.kind, one.entry) for one in told] == [("own", 1), ("own", 3), ("own", 4), ("own", 5), ("luck", 8)]


def test_statistics_count_what_the_score_counts(story: GameRecord, reckoned: list[ReviewRow]) -> None:
    counted = review(story, reckoned)["statistics"]
    match = story.match
    match match.game.name:
        case "chaos":
            assert [sum(row.values()) for row in counted["points"]] == match.scores
        case "smallworld":
            other = counted.get("other_coins", [{}, {}])
            income = [sum(row.values()) for row in counted["race_coins"]]
            assert income == [sum(row.values()) for row in counted["turn_coins"]]
            earned = [of_races + sum(rest.values()) for of_races, rest in zip(income, other, strict=True)]
            assert [score - coins for score, coins in zip(match.scores, earned, strict=True)] == [FIRST_COINS] * 2
        case "invasion":
            assert all(row["collected"] >= 3 for row in counted["resources"])
        case _:
            assert counted == {}
