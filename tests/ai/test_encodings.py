"""Encodings: fixed places, small numbers, nothing that a seat can not know; policies that tell actions apart."""

from __future__ import annotations

import struct
from functools import partial
from pathlib import Path

import numpy as np
import pytest

import spieltisch
from spieltisch.ai.encodings import Encoding, encoding, put
from spieltisch.ai.knowledge import knowledge
from spieltisch.ai.net import Judge, Net, card, file_of, policy, shipped_evaluator, use, weight_bytes
from spieltisch.ai.search import Search
from spieltisch.ai.series import inform
from spieltisch.ai.tree import SearchParameters
from spieltisch.core import Seeded, legal, play, to_act

TITLES = [("chaos", 3), ("chaos", 4), ("invasion", 2), ("lanterns", 3), ("smallworld", 2), ("smallworld", 5)]


def encoding_of(name: str) -> Encoding:
    title = spieltisch.game(name)
    made = encoding(title, knowledge(title))
    assert made is not None
    return made


@pytest.mark.parametrize(("name", "seats"), TITLES)
def test_states_that_a_seat_can_not_tell_apart_look_the_same(name: str, seats: int) -> None:
    """Random play; every seat's sight of the truth and of a state imagined for it, and no number out of bounds."""
    title, made = spieltisch.game(name), encoding_of(name)
    chance = Seeded(5)
    s = title.begin(seats, {}, chance)
    number = 0
    while s.depth:
        number += 1
        if number % 5 == 0:
            for seat in range(seats):
                seen = made.encode(s, seat)
                assert len(seen) == made.size
                assert bytes(seen)
                assert made.encode(title.imagine(s, seat, Seeded(number)), seat) == seen
        seat = to_act(s)[0]
        actions = legal(s, seat)
        play(s, chance, seat, actions[chance.pick(len(actions))])


@pytest.mark.parametrize(("name", "seats"), TITLES)
def test_every_seat_has_an_output_of_its_own(name: str, seats: int) -> None:
    made = encoding_of(name)
    s = spieltisch.game(name).begin(seats, {}, Seeded(2))
    for seat in range(seats):
        places = [made.output(s, seat, other) for other in range(seats)]
        assert len(set(places)) == seats
        assert all(0 <= place < made.outputs for place in places)


@pytest.mark.parametrize("name", ["chaos", "invasion", "lanterns", "smallworld"])
def test_own_features_are_where_they_are_said_to_be(name: str) -> None:
    """A feature that grows shows itself in its own place and in no other of the seat's features."""
    made = encoding_of(name)
    s = spieltisch.game(name).begin(2 if 2 in spieltisch.game(name).seats else 4, {}, Seeded(2))
    places = made.features(s, 0)
    seen = made.encode(s, 0)
    assert len(set(places)) == len(places)
    assert len(places) <= len(made.known.features)
    for feature, place in enumerate(places):
        assert (seen[place] > 0) == (made.rows[0][feature] > 0.03), made.known.features[feature]


def test_the_own_hand_is_seen_and_no_other() -> None:
    chaos = spieltisch.game("chaos")
    made = encoding_of("chaos")
    s = chaos.begin(4, {}, Seeded(3))
    mine = [card for card, count in enumerate(s.hand) if count]
    for seat in range(4):
        changed = s.copy()
        before = made.encode(s, seat)
        changed.hand[mine[0]] += 1
        differing = [place for place in range(made.size) if made.encode(changed, seat)[place] != before[place]]
        from spieltisch.ai.encodings.chaos import OF_HAND
        from spieltisch.games.chaos.data import CARD_GOD

        own = CARD_GOD[mine[0]] == s.god_of[seat]
        assert (OF_HAND + mine[0] in differing) == own


@pytest.mark.parametrize("name", ["chaos", "invasion", "lanterns", "smallworld"])
def test_actions_that_mean_different_things_add_up_different_rows(name: str) -> None:
    title = spieltisch.game(name)
    rows = policy(title).rows
    assert rows.max() <= policy(title).size
    s = title.begin(title.seats[0], {}, Seeded(1))
    for side in range(rows.shape[0]):
        told = {tuple(rows[side, action]) for action in legal(s, to_act(s)[0])}
        assert len(told) == len(legal(s, to_act(s)[0]))


def test_a_piece_is_told_by_its_card_and_by_whose_it_is() -> None:
    from spieltisch.ai.encodings.invasion import piece_kind
    from spieltisch.games.invasion.vocabulary import PIECE

    first, second, theirs = (PIECE[f"{name}"] for name in (PIECE.names[0], PIECE.names[1], PIECE.names[3]))
    assert piece_kind(first, 0) == piece_kind(second, 0) != piece_kind(theirs, 0)
    assert piece_kind(first, 1) == piece_kind(theirs, 0)


def test_numbers_stay_bytes() -> None:
    into = [0, 0, 0]
    for place, value in enumerate((-3, 7, 300)):
        put(into, place, value)
    assert bytes(into) == bytes([0, 7, 255])


def blank(name: str, **changes: float) -> Net:
    """A net of zeros but for some biases."""
    made = encoding_of(name)
    size = policy(spieltisch.game(name)).size + 1
    shapes = {"w0": (made.size, 8), "b0": 8, "w1": (8, 4), "b1": 4, "value": (4, made.outputs)}
    shapes |= {"value_bias": made.outputs, "policy": (size, 4), "policy_bias": size}
    weights = {key: np.full(shape, changes.get(key, 0.0), dtype=np.float32) for key, shape in shapes.items()}
    return Net(spieltisch.game(name), made, weights)


def test_a_net_that_knows_nothing_finds_everything_alike() -> None:
    chaos = spieltisch.game("chaos")
    s = chaos.begin(3, {}, Seeded(1))
    seat = to_act(s)[0]
    net = blank("chaos")
    asked, actions = net.position(s, seat), legal(s, seat)
    assert net.shares(asked) == pytest.approx([1 / 3] * 3)
    assert net.priors(asked, actions) == pytest.approx([1 / len(actions)] * len(actions))


def test_a_net_speaks_of_seats_and_not_of_outputs() -> None:
    """The output of one god is raised; his seat expects more, wherever he sits."""
    chaos = spieltisch.game("chaos")
    net = blank("chaos")
    net.weights["value_bias"][2] = 1.0
    s = chaos.begin(4, {"gods": ["tzeentch", "khorne", "nurgle", "slaanesh"]}, Seeded(1))
    told = net.shares(net.position(s, 1))
    assert told[s.seat_of[2]] == max(told)


def test_weights_of_another_encoding_are_refused() -> None:
    net = blank("lanterns")
    chaos = encoding_of("chaos")
    with pytest.raises(ValueError, match="another encoding"):
        Net(spieltisch.game("chaos"), chaos, net.weights)


def by_hand(plain: bytes, encoded: bytes) -> list[float]:
    """The products as a page does them: no numpy, most inputs are zero."""
    inputs, low, high, outputs = struct.unpack("<4I", plain[:16])
    numbers = list(struct.unpack(f"<{len(plain) // 4 - 4}f", plain[16:]))
    at = 0

    def take(rows: int, width: int, values: list[float]) -> list[float]:
        nonlocal at
        told = numbers[at + rows * width : at + rows * width + width]
        for row, value in enumerate(values):
            if value:
                begin = at + row * width
                told = [one + value * weight for one, weight in zip(told, numbers[begin : begin + width], strict=True)]
        at += rows * width + width
        return told

    hidden = [max(0.0, value) for value in take(inputs, low, [float(value) for value in encoded])]
    hidden = [max(0.0, value) for value in take(low, high, hidden)]
    return take(high, outputs, hidden)


@pytest.mark.parametrize("name", ["chaos", "smallworld", "invasion"])
def test_without_numpy_the_products_come_from_a_callback(name: str) -> None:
    game = spieltisch.game(name)
    s = game.begin(2 if name != "chaos" else 4, {}, Seeded(3))
    seat = to_act(s)[0]
    ours = shipped_evaluator(game)
    assert isinstance(ours, Net)
    told = ours.shares(ours.position(s, seat))
    plain = weight_bytes(Path(str(file_of(name))))
    try:
        use(lambda title: partial(by_hand, plain) if title == name else None)
        theirs = shipped_evaluator(game)
        assert type(theirs) is Judge
        assert theirs.parameters.policy_prior == 0.0
        assert theirs.shares(theirs.position(s, seat)) == pytest.approx(told, abs=1e-4)
        assert shipped_evaluator(spieltisch.game("lanterns")) is None
    finally:
        use(None)
    assert isinstance(shipped_evaluator(game), Net)


def test_reasons_follow_what_the_net_makes_of_the_features() -> None:
    """One input of the first layer is wired to the seat's share: that feature is worth something, no other is."""
    game = spieltisch.game("smallworld")
    s = game.begin(2, {}, Seeded(1))
    net = blank("smallworld")
    coins = net.encoding.features(s, 0)[0]
    net.weights["w0"][coins, 0] = net.weights["w1"][0, 0] = net.weights["value"][0, 0] = 0.1
    worths = net.worths(s, 0)
    assert len(worths) == len(net.encoding.scales)
    assert worths[0] > 0
    assert worths[1:] == [0.0] * (len(worths) - 1)


@pytest.mark.parametrize("name", ["chaos", "smallworld", "invasion"])
def test_every_title_ships_a_small_net_whose_chances_come_true(name: str) -> None:
    file = Path(str(file_of(name)))
    assert file.stat().st_size < 3_000_000
    assert card(file)["best"]["error"] < 0.03
    net = shipped_evaluator(spieltisch.game(name))
    assert net is not None
    s = spieltisch.game(name).begin(2 if name != "chaos" else 4, {}, Seeded(1))
    assert sum(net.shares(net.position(s, to_act(s)[0]))) == pytest.approx(1.0)


def test_people_are_told_the_net_and_not_the_mixture() -> None:
    game = spieltisch.game("smallworld")
    s = game.begin(2, {}, Seeded(1))
    net = blank("smallworld")
    net.parameters = SearchParameters(
        {**net.encoding.known.with_net, "net_share": 0.5, "playout_depth": 4, "playout_rounds": 1}
    )
    search = Search(inform(game, s, to_act(s)[0]), knowledge(game), Seeded(1), evaluator=net)
    search.grow(None, 12)
    best = search.ranked()[0]
    assert best.told == pytest.approx(0.5)
    assert best.mean != pytest.approx(0.5, abs=1e-6)
