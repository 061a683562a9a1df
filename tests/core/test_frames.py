"""Control flow as data: steps, decisions, sealed answers, names in stored games."""

import copy
import json
import pickle
from typing import Any

import pytest

from spieltisch import core
from spieltisch.core import (
    Chance,
    Domain,
    Event,
    Game,
    Seeded,
    State,
    Verbs,
    decision,
    legal,
    play,
    prompt,
    run,
    sealed,
    seat_mask,
    seats_of,
    step,
    to_act,
)  # fmt: skip
from spieltisch.core.event import is_visible

verbs = Verbs()
SIDE = Domain("side", ["left", "right"])
GO = verbs.verb("go", SIDE)
MOVED = Event("moved", side=SIDE)


class Path(State):
    FIELDS = ("walked", "note")
    __slots__ = FIELDS

    def __init__(self) -> None:
        super().__init__()
        self.walked: list[Any] = []
        self.note: Any = None


@step
def walk(s: Path, chance: Chance, times: int) -> None:
    for _ in range(times):
        s.push(turn, 1)


@decision
def turn(s: Path, seat: int) -> list[int]:
    return [GO(0)] if s.note == "narrow" else [GO(0), GO(1)]


@turn.take
def turned(s: Path, chance: Chance, action: int, seat: int) -> None:
    s.walked.append((seat, GO.args(action)[0]))
    s.emit(MOVED, GO.args(action)[0])


@sealed
def point(s: Path, seat: int, seats: int) -> list[int]:
    return [GO(0), GO(1)]


@point.take
def pointed(s: Path, chance: Chance, answers: list[int], seats: int) -> None:
    s.walked.append(tuple(answers))


class Walking(Game[Path]):
    name = "walking"
    seats = (2,)
    state = Path
    verbs = verbs
    events = [MOVED]
    renamed = {"test_frames.stroll": "test_frames.walk"}

    @property
    def package(self) -> str:
        return walk.package


def fresh(frame: object, *args: object) -> Path:
    s = Path()
    s.push(frame, *args)
    run(s, Seeded(1))
    return s


def test_steps_run_until_a_decision_waits() -> None:
    s = fresh(walk, 2)
    assert to_act(s) == [1]
    assert list(legal(s, 1)) == [GO(0), GO(1)]
    assert list(legal(s, 0)) == []
    assert prompt(s) == {"decision": "turn", "seats": [1], "soft": False, "args": {}}
    play(s, Seeded(1), 1, GO(1))
    play(s, Seeded(1), 1, GO(0))
    assert s.walked == [(1, 1), (1, 0)]
    assert not s.frames
    assert prompt(s) is None


def test_a_choice_without_choice_is_taken_at_once() -> None:
    s = Path()
    s.note = "narrow"
    s.push(walk, 3)
    run(s, Seeded(1))
    assert s.walked == [(1, 0)] * 3


def test_sealed_answers_wait_for_the_last_one() -> None:
    s = fresh(point, seat_mask(0, 2))
    assert to_act(s) == [0, 2]
    play(s, Seeded(1), 2, GO(1))
    assert to_act(s) == [0]
    assert list(legal(s, 2)) == []
    assert s.walked == []
    play(s, Seeded(1), 0, GO(0))
    assert s.walked == [(GO(0), -1, GO(1))]
    assert s.sealed == []


def test_a_half_answered_sealed_choice_can_be_stored() -> None:
    s = fresh(point, seat_mask(0, 1))
    play(s, Seeded(1), 1, GO(1))
    again = Walking().state_from_json(s.to_json())
    assert to_act(again) == [0]
    assert again.digest() == s.digest()


def test_stored_names_survive_a_rename() -> None:
    s = Path()
    s.push(walk, 2)
    data = s.to_json()
    name = data["frames"][0][0]
    data["frames"][0][0] = name.replace("walk", "stroll")
    game = Walking()
    game_renamed = {name.replace("walk", "stroll"): name}
    type(game).renamed = game_renamed
    assert game.state_from_json(data).frames == [(walk, 2)]
    data["frames"][0][0] = "flow.unheard_of"
    with pytest.raises(ValueError, match="no frame called flow"):
        game.state_from_json(data)


def test_tuples_stay_tuples_and_odd_things_are_refused() -> None:
    s = Path()
    s.walked = [(1, (2, 3)), [4, (5,)], True, None, "x"]
    again = Walking().state_from_json(s.to_json())
    assert again.walked == s.walked
    s.note = 1.5
    with pytest.raises(TypeError, match="float can not live in a state"):
        s.digest()


@pytest.mark.parametrize(
    "value",
    [
        0,
        -7,
        [],
        (),
        [1, -2],
        (3,),
        ((4,),),
        [(), (5, (6,)), [7]],
        True,
        [None, 1],
        'it\'s "x"',
        ["é", (8, "y")],
        [-1, [False]],
    ],
    ids=repr,
)
def test_the_canonical_text_is_that_of_the_json_form(value: Any) -> None:
    s = Path()
    s.walked = [value]
    s.note = value
    s.push(walk, 0)
    assert s.canonical() == json.dumps(s.to_json(), sort_keys=True, separators=(",", ":"))


@step
def carry(
    s: Path, chance: Chance, far: int, loads: tuple[int, ...], near: int, more: tuple[int, ...], e: int, f: int
) -> None:
    s.walked.append((far, loads, near, more, e, f))


@decision(truths=["may_rest"])
def rest(s: Path, seat: int, may_rest: int) -> list[int]:
    return [GO(0), GO(1)]


def test_frames_carry_tuples_and_truths_between_others() -> None:
    s = Path()
    s.push(walk, 0)
    s.push(rest, 1, 1)
    s.push_all(carry, 1, (), 2, (3, 4, 5), 6, 7)
    s.push(walk, 0)
    rows = [(walk, 0), (rest, 1, True), (carry, 1, (), 2, (3, 4, 5), 6, 7), (walk, 0)]
    assert s.frames == rows
    assert s.holds(rest)
    assert not s.holds(turn)
    assert s.canonical() == json.dumps(s.to_json(), sort_keys=True, separators=(",", ":"))
    again = Walking().state_from_json(json.loads(json.dumps(s.to_json())))
    assert again.frames == rows
    run(again, Seeded(1))
    assert again.walked == [(1, (), 2, (3, 4, 5), 6, 7)]
    assert again.is_top(rest)
    assert [again.argument(0), again.argument(1)] == [1, 1]
    assert again.copy().digest() == again.digest()
    again.drop()
    assert again.frames == rows[:1]


def test_states_can_be_pickled_and_deeply_copied() -> None:
    chance = Seeded(4)
    s = core.game("lanterns").begin(3, {}, chance)
    core.random_playout(s, chance, 7)
    for twin in (pickle.loads(pickle.dumps(s)), copy.deepcopy(s)):
        assert twin.digest() == s.digest()
        assert to_act(twin) == to_act(s)
        core.random_playout(twin, Seeded(1))
    assert not to_act(twin)
    assert to_act(s)


def test_a_deep_stack_grows() -> None:
    s = Path()
    for number in range(200):
        s.push(walk, number)
    assert s.copy().frames == [(walk, number) for number in range(200)]


def test_a_stored_position_must_have_exactly_its_fields() -> None:
    data = Path().to_json()
    with pytest.raises(ValueError, match="odd: walked"):
        Walking().state_from_json({key: value for key, value in data.items() if key != "walked"})
    with pytest.raises(ValueError, match="odd: extra"):
        Walking().state_from_json({**data, "extra": 1})


def test_the_plain_copy_is_deep() -> None:
    s = Path()
    s.walked = [[1]]
    twin = s.copy()
    twin.walked[0].append(2)
    assert s.walked == [[1]]


def test_two_frames_may_not_share_a_name() -> None:
    with pytest.raises(ValueError, match="two frames are called"):

        @decision
        def walk(s: Path, seat: int) -> list[int]:
            return []


def test_a_decision_without_take_is_a_programming_error() -> None:
    @decision
    def mute(s: Path, seat: int) -> list[int]:
        return [GO(0)]

    with pytest.raises(LookupError, match="take"):
        fresh(mute, 0)


def test_search_states_collect_no_events() -> None:
    s = fresh(turn, 0)
    play(s, Seeded(1), 0, GO(0))
    assert s.events is None


@pytest.mark.parametrize("seats", [(), (0,), (1, 3), (0, 1, 2, 3)])
def test_masks(seats: tuple[int, ...]) -> None:
    assert tuple(seats_of(seat_mask(*seats))) == seats
    assert [seat for seat in range(5) if is_visible(seat_mask(*seats), seat)] == list(seats)
    assert not is_visible(seat_mask(*seats), None)


def test_a_step_can_be_part_of_another_but_a_decision_must_be_asked() -> None:
    s = Path()
    walk(s, Seeded(1), 2)
    assert s.frames == [(turn, 1), (turn, 1)]
    with pytest.raises(TypeError, match="push it"):
        turn(s, Seeded(1), 1)
