"""Match: applies, refuses with reasons, logs, goes back, keeps."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import spieltisch
from spieltisch import BadOption, BrokenLog, Malformed, Match, Refused, Scripted
from spieltisch.core import PUBLIC, Seeded, seat_mask
from spieltisch.core.event import is_visible

LANTERNS = spieltisch.game("lanterns")
TWO = {"hands": [["star", "ember"], ["lamp", "ember"]], "deck": ["torch", "torch", "candle", "candle"], "nights": 2}


def random_match(seats: int, seed: int, entries: int = 1000) -> Match:
    match = LANTERNS.match(seats=seats, seed=seed)
    chance = Seeded(seed)
    while not match.over and len(match.entries) < entries:
        seat = match.to_act()[chance.pick(len(match.to_act()))]
        options = match.legal(seat)
        match.apply(seat, options[chance.pick(len(options))])
    return match


def test_a_night_at_the_example_table() -> None:
    match = LANTERNS.position(TWO, chance=Scripted([3, 1]))
    assert match.to_act() == [0, 1]
    assert match.legal(0) == ["show ember", "show star"]
    match.apply(1, "show lamp")
    assert match.to_act() == [0]
    assert match.view(0)["table"]["shown"] == [], "a sealed answer is not shown"
    match.apply(0, "show star")
    assert match.to_act() == [0], "the brightest lantern pilots"
    match.apply(0, "send 2")
    assert match.scores == [1, 0]
    assert [event["event"] for event in match.events(1, since=3)] == ["sailed", "drew", "round"]


def test_equal_lanterns_do_not_shine() -> None:
    match = LANTERNS.position(TWO)
    match.apply(0, "show ember")
    match.apply(1, "show ember")
    assert "dark" in [event["event"] for event in match.events(None)]
    assert match.to_act() == [0, 1]


def test_refusals_say_why_and_change_nothing() -> None:
    match = LANTERNS.position(TWO)
    before = match.to_json()
    for seat, text, key in [
        (0, "show lamp", "not_in_hand"),
        (0, "send 1", "lanterns_first"),
        (2, "show ember", "core-not_your_turn"),
    ]:
        assert [reason.key for reason in match.why_not(seat, text)] == [key]
        with pytest.raises(Refused) as refused:
            match.apply(seat, text)
        assert [reason.key for reason in refused.value.reasons] == [key]
    with pytest.raises(Malformed):
        match.apply(0, "show sun")
    assert match.why_not(0, "show sun")[0].key == "core-unknown_argument"
    assert match.why_not(0, "show star") == ()
    assert match.to_json() == before


def test_nobody_acts_when_it_is_over() -> None:
    match = random_match(3, 5)
    assert match.over
    assert match.to_act() == []
    assert match.view(None)["ranking"] == match.ranking
    assert match.why_not(0, "send 1")[0].key == "core-over"


def test_private_events_reach_only_their_seat() -> None:
    match = random_match(3, 1, entries=4)
    drew = [[event["lantern"] for event in match.events(seat) if event["event"] == "drew"] for seat in (0, 1, 2)]
    assert all(len(cards) == 1 for cards in drew)
    assert not [event for event in match.events(None) if event["event"] == "drew"]


def test_an_event_for_all_but_one_seat_reaches_spectators() -> None:
    assert [is_visible(~seat_mask(1), seat) for seat in (0, 1, 2, None)] == [True, False, True, True]
    assert [is_visible(seat_mask(1), seat) for seat in (0, 1, 2, None)] == [False, True, False, False]
    assert [is_visible(PUBLIC, seat) for seat in (0, 1, None)] == [True, True, True]


def test_seats_and_options_are_checked() -> None:
    with pytest.raises(BadOption, match=r"core-wrong_seats .*offered \[2, 3, 4\], given 5"):
        LANTERNS.match(seats=5, seed=1)
    with pytest.raises(BadOption, match=r"core-no_option \(option days, options \['nights'\]\)"):
        LANTERNS.match(seats=2, seed=1, options={"days": 1})
    with pytest.raises(BadOption, match=r"core-bad_option \(option nights, choices 1, 2, 3, 4, 5, given 6\)"):
        LANTERNS.match(seats=2, seed=1, options={"nights": 6})
    with pytest.raises(BadOption, match=r"core-no_title \(word go"):
        spieltisch.game("go")
    assert LANTERNS.match(seats=2, seed=1, options={"nights": 1}).view(0)["table"]["nights"] == 1


# -- going back


def test_undo_takes_back_own_entries_and_says_what_stops_it() -> None:
    match = LANTERNS.position(TWO, seed=3)
    match.apply(0, "show star")
    before = match.state.digest()
    assert match.undo(0).action == "show star"
    match.apply(0, "show star")
    assert match.state.digest() == before
    match.apply(1, "show lamp")
    assert match.undo_limit(0)[1].key == "core-undo_other_seat"
    assert match.undo_limit(1)[1].key == "core-undo_reveal"
    match.apply(0, "send 3")
    with pytest.raises(Refused) as refused:
        match.undo(0)
    assert refused.value.reasons[0].key == "core-undo_chance"


def test_undo_takes_back_moves_of_computers_with_the_own_move() -> None:
    match = LANTERNS.match(seats=3, seed=1)
    own = match.legal(0)[0]
    match.apply(0, own)
    match.apply(1, match.legal(1)[0])
    assert match.undo_limit(0)[0] == 2
    assert match.undo_limit(0, [1, 2])[0] == 0
    assert match.undo(0, [1, 2]).action == own
    assert (match.entries, match.taken_back) == ([], [])


def test_a_take_back_after_dice_is_noted_and_repeats_the_outcome() -> None:
    match = LANTERNS.position(TWO, seed=3)
    match.apply(0, "show star")
    match.apply(1, "show lamp")
    last = match.apply(0, "send 3")
    assert last.chance
    with pytest.raises(Refused):
        match.undo(0, [1])
    number = match.decided(0)
    assert number == 2
    match.take_back(0, number)
    assert match.apply(0, "send 3") == last
    stored = match.to_json()
    assert stored["taken_back"] == [[2, 0]]
    assert type(match).from_json(LANTERNS, stored).taken_back == [(2, 0)]
    with pytest.raises(BrokenLog):
        type(match).from_json(LANTERNS, {**stored, "taken_back": ["x"]})


def test_a_note_of_a_take_back_stays_where_the_game_goes_on() -> None:
    match = LANTERNS.position(TWO, seed=3)
    for seat, action in ((0, "show star"), (1, "show lamp"), (0, "send 3")):
        match.apply(seat, action)
    match.take_back(0, 2)
    assert match.taken_back == [(2, 0)]
    match.rewind(1)
    assert match.taken_back == [(1, 0)], "entry 2 will be another move"
    match.take_back(0, 0)
    assert match.taken_back == [(0, 0)], "once, however often"


def test_nothing_to_undo_at_the_start() -> None:
    with pytest.raises(Refused) as refused:
        LANTERNS.match(seats=2, seed=1).undo(0)
    assert refused.value.reasons[0].key == "core-undo_start"


def test_a_move_done_again_after_consent_meets_the_same_fate() -> None:
    match = random_match(2, 9, entries=3)
    seat = match.to_act()[0]
    if match.legal(seat)[0].startswith("show"):
        match = random_match(2, 9, entries=2)
        seat = match.to_act()[0]
    first = match.apply(seat, "send 3")
    match.rewind(len(match.entries) - 1)
    assert match.apply(seat, "send 3") == first


@pytest.mark.parametrize("title", ["lanterns", "chaos", "smallworld", "invasion"])
def test_rewound_it_tells_the_same_story(title: str) -> None:
    """What is folded in one go leaves the events that were told move by move, whatever they point at."""
    match = spieltisch.game(title).match(seats=3 if title == "chaos" else 2, seed=3)
    chance = Seeded(3)
    while not match.over and len(match.entries) < 150:
        options = match.legal(match.to_act()[0])
        match.apply(match.to_act()[0], options[chance.pick(len(options))])
    told = [match.everything(number) for number in range(len(match.entries) + 1)]
    views, chain = match.views([None, 0, 1]), match.chain
    match.rewind(len(match.entries))
    assert [match.everything(number) for number in range(len(match.entries) + 1)] == told
    assert (match.views([None, 0, 1]), match.chain) == (views, chain)


def test_everything_says_who_alone_was_told() -> None:
    """Ada draws seven cards, Bob only hears how many."""
    match = spieltisch.game("invasion").match(seats=2, seed=1)
    drawn = [event for event in match.everything(0) if event["event"].startswith("drew")]
    assert [(event["event"], event.get("to"), event.get("besides")) for event in drawn] in (
        [("drew", 0, None), ("drew_count", None, 0), ("drew", 1, None), ("drew_count", None, 1)],
        [("drew", 1, None), ("drew_count", None, 1), ("drew", 0, None), ("drew_count", None, 0)],
    )
    assert not any({"to", "besides"} & set(event) for seat in (None, 0, 1) for event in match.events(seat))


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.sampled_from([2, 3, 4]))
def test_fork_at_any_entry_is_the_match_as_it_was(seed: int, seats: int) -> None:
    match = random_match(seats, seed)
    digests = [match.setup_digest, *[entry.digest for entry in match.entries]]
    for number, digest in enumerate(digests):
        fork = match.fork(number)
        assert fork.state.digest() == digest
        assert len(fork.entries) == number
    with pytest.raises(ValueError, match="entries 0 to"):
        match.fork(len(match.entries) + 1)


# -- keeping


def test_a_fork_follows_the_match_entry_by_entry() -> None:
    match = random_match(seats=3, seed=5)
    walker = match.fork(0)
    for entry in match.entries:
        walker.follow(entry)
    assert walker.to_json() == match.to_json()
    astray = match.fork(3)
    with pytest.raises(BrokenLog, match="entry 4"):
        astray.follow(match.entries[3]._replace(digest="0" * 32))


def test_save_and_load(tmp_path: Path) -> None:
    match = random_match(4, 11)
    match.save(tmp_path / "evening.json")
    again = spieltisch.load(tmp_path / "evening.json")
    assert again.to_json() == match.to_json()
    assert again.events(2) == match.events(2)
    assert [path.name for path in tmp_path.iterdir()] == ["evening.json"]


def test_a_loaded_match_plays_on_as_the_first_one_would(tmp_path: Path) -> None:
    match = random_match(2, 4, entries=2)
    match.save(tmp_path / "m.json")
    again = spieltisch.load(tmp_path / "m.json")
    for one in (match, again):
        seat = one.to_act()[0]
        one.apply(seat, one.legal(seat)[-1])
    assert again.state.digest() == match.state.digest()


def broken(data: dict, **changes: object) -> str:
    with pytest.raises(BrokenLog) as error:
        Match.from_json(LANTERNS, {**data, **changes})
    return str(error.value)


def test_a_damaged_log_names_the_entry() -> None:
    data = json.loads(json.dumps(random_match(2, 2).to_json()))
    entries = data["entries"]

    def with_entry(number: int, **changes: object) -> list:
        return [{**row, **changes} if i == number - 1 else row for i, row in enumerate(entries)]

    assert broken(data, entries=with_entry(2, digest="0" * 32)).startswith("entry 2: core-log_differs")
    assert broken(data, entries=with_entry(4, action="show moon")).startswith("entry 4: core-unknown_argument")
    assert broken(data, entries=with_entry(3, seat=7)).startswith("entry 3:")
    assert broken(data, entries=with_entry(1, seat=None)).startswith("entry 1:")
    sailing = next(i for i, row in enumerate(entries, 1) if row["chance"])
    assert broken(data, entries=with_entry(sailing, chance=[[9]])).startswith(f"entry {sailing}: core-log_wrong_chance")
    assert "core-log_more_chance" in broken(
        data, entries=with_entry(sailing, chance=[*entries[sailing - 1]["chance"], [1]])
    )
    assert broken(data, entries=entries[1:]).startswith("entry 1:")
    assert broken(data, entries=[*entries[:2], "gone"]).startswith("entry 3:")


def test_a_damaged_head_is_a_clear_error() -> None:
    data = json.loads(json.dumps(random_match(2, 2, entries=1).to_json()))
    assert "core-log_format (format 9" in broken(data, format=9)
    assert "core-log_other_title (title chess" in broken(data, title="chess")
    assert "entry 0" in broken(data, setup={"chance": [], "digest": ""})
    assert "core-log_secret" in broken(data, chance={**data["chance"], "secret": "other"})
    assert "rules 0, wanted 1" in broken(data, rules="0", setup={**data["setup"], "digest": "x"})
    for key in ("format", "title", "rules", "chance", "setup", "entries", "seats"):
        with pytest.raises(BrokenLog):
            Match.from_json(LANTERNS, {name: value for name, value in data.items() if name != key})


def test_a_truncated_file_is_a_clear_error(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    random_match(2, 2).save(path)
    text = path.read_text()
    for cut in (0, 1, len(text) // 2, len(text) - 3):
        path.write_text(text[:cut])
        with pytest.raises(ValueError, match="core-file_damaged"):
            spieltisch.load(path)
    path.write_text("[]")
    with pytest.raises(ValueError, match="core-file_other"):
        spieltisch.load(path)
    with pytest.raises(OSError, match="nowhere"):
        spieltisch.load(tmp_path / "nowhere.json")


def test_verify_recomputes_all_chance_from_the_opened_secret() -> None:
    match = LANTERNS.match(seats=2, seed="a secret of the table", contributions=["anna", "bo"])
    chance = Seeded(1)
    while not match.over:
        seat = match.to_act()[0]
        match.apply(seat, match.legal(seat)[chance.pick(len(match.legal(seat)))])
    assert match.verify() == match.chance.commitment
    cheated = json.loads(json.dumps(match.to_json()))
    cheated["chance"]["contributions"] = ["anna", "eve"]
    with pytest.raises(BrokenLog, match="core-log_other_chance"):
        Match.from_json(LANTERNS, cheated).verify()


def test_a_sample_looks_the_same_to_its_seat_and_plays_on() -> None:
    match = random_match(3, 8, entries=4)
    sample = match.sample(1, seed=5)
    assert {**sample.view(1), "entry": 0} == {**match.view(1), "entry": 0}
    assert sample.legal(1) == match.legal(1)
    assert sample.state.hands != match.state.hands or sample.state.deck != match.state.deck
    seat = sample.to_act()[0]
    sample.apply(seat, sample.legal(seat)[0])


def test_questions_with_causes() -> None:
    match = LANTERNS.position({**TWO, "points": [3, 0]})
    assert match.ask(None, "points 0") == {"value": 3, "causes": [{"key": "boats", "value": 3, "args": {}}]}
    for question, complaint in [
        ("weather", r"core-no_question \(questions \['points'\]\)"),
        ("points", r"core-question_words \(question points, wanted \['seat'\]\)"),
        ("points 9", r"core-unknown_argument \(word 9, domain seat\)"),
    ]:
        with pytest.raises(BadOption, match=complaint):
            match.ask(None, question)


def test_digests_do_not_depend_on_the_process() -> None:
    program = (
        "import spieltisch\n"
        "m = spieltisch.game('lanterns').match(seats=4, seed=12)\n"
        "while not m.over:\n"
        "    seat = m.to_act()[-1]\n"
        "    m.apply(seat, m.legal(seat)[0])\n"
        "print(m.state.digest())"
    )
    digests = set()
    for hash_seed in ("0", "1", "77"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
        )
        digests.add(done.stdout.strip())
    assert digests == {"9a9921f3c59f6d044ff36ae37d90ebac"}
