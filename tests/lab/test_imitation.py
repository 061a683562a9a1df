"""Move orderings as they were learned: the laboratory reads them as playouts do."""

from __future__ import annotations

import json
import random
from math import exp
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import spieltisch
from spieltisch.ai.knowledge import stored, teach
from spieltisch.ai.net import file_of
from spieltisch.ai.titles.chaos_ordering import NUMBERS
from spieltisch.core import Ints, Seeded, State, legal, play, to_act
from spieltisch.games.chaos.data import GODS
from spieltisch.lab.imitation import FEWEST, Example, ImitationTask, Imitator, arranged, cross_entropy, fit, write
from spieltisch.lab.titles import reader_of, usual_seats
from spieltisch.lab.trainer import returns

CHAOS = spieltisch.game("chaos")
POWER = 0.6


def turns(title: str, count: int) -> list[tuple[State, int, Ints]]:
    """Decisions with numbers to learn, of a game that anybody might have played."""
    chance, lot, reader = Seeded(3), random.Random(3), reader_of(title)()
    found: list[tuple[State, int, Ints]] = []
    s: Any = spieltisch.game(title).begin(usual_seats(title), {}, chance)
    while s.depth and len(found) < count:
        for seat in to_act(s):
            actions = legal(s, seat)
            if len(actions) > 1 and reader.kind(s, seat, actions) >= 0:
                found.append((s.copy(), seat, actions))
            play(s, chance, seat, actions[lot.randrange(len(actions))])
    return found


def taught(title: str, ordering: dict[str, Any]) -> Any:
    return teach(spieltisch.game(title), {**stored(title), "ordering": ordering})


@pytest.mark.parametrize(("title", "many"), [("chaos", 300), ("smallworld", 120), ("invasion", 120)])
def test_the_laboratory_finds_the_numbers_that_the_ordering_adds_up(title: str, many: int) -> None:
    lot, reader = random.Random(1), reader_of(title)()
    counts = [families[-1] for families in reader.families]
    ordering: dict[str, Any] = {
        kind: {"hand": POWER, "numbers": [lot.uniform(-1, 1) for _ in range(count)]}
        for kind, count in zip(reader.kinds, counts, strict=True)
    }
    known, plain = taught(title, ordering), taught(title, {})
    seen = set()
    for s, seat, actions in turns(title, 150):
        kind = reader.kind(s, seat, actions)
        places = reader.places(kind, s, seat, actions)
        numbers = ordering[reader.kinds[kind]]["numbers"]
        for own, one, hand in zip(places, known.rate(s, seat, actions), plain.rate(s, seat, actions), strict=True):
            assert one == pytest.approx(hand**POWER * exp(sum(numbers[place] for place in own)))
            seen.update([(kind, place) for place in own])
    assert len(seen) > many


def test_without_numbers_or_with_the_word_not_to_the_ordering_is_the_one_made_by_hand() -> None:
    ordering: dict[str, Any] = {god: {"hand": POWER, "numbers": [1.0] * NUMBERS} for god in GODS}
    off = teach(
        CHAOS,
        {**stored("chaos"), "ordering": ordering, "search": {**stored("chaos")["search"], "learned_ordering": 0.0}},
    )
    (s, seat, actions), *_ = turns("chaos", 1)
    by_hand, learned = taught("chaos", {}), taught("chaos", ordering)
    assert off.rate(s, seat, actions) == by_hand.rate(s, seat, actions) != learned.rate(s, seat, actions)


def test_the_fit_likes_what_was_liked() -> None:
    lot = random.Random(2)
    examples = [Example(0, [[lot.randrange(3)], [5]], [0.5, 0.5], [1.0, 0.0]) for _ in range(40)]
    told = fit(NUMBERS, arranged(examples), arranged(examples), steps=30)
    sums, numbers = arranged(examples), np.array(told["numbers"])
    assert cross_entropy(sums, numbers, told["hand"]) < 0.5 * cross_entropy(sums, np.zeros(NUMBERS), 1.0)
    assert min(numbers[:3]) > numbers[5]
    onward = fit(NUMBERS, arranged(examples), arranged(examples), steps=30, before=told)
    assert cross_entropy(sums, np.array(onward["numbers"]), onward["hand"]) < cross_entropy(sums, numbers, told["hand"])


@pytest.mark.parametrize(("title", "lines"), [("smallworld", 4), ("invasion", 0)])
def test_games_become_numbers_that_a_title_reads(tmp_path: Path, title: str, lines: int) -> None:
    """By searches and by looks; a kind of decision with few examples is left as it is."""
    player = Imitator(ImitationTask(title, str(file_of(title)), "", 1, 1e9, lines))
    player.play(1)
    examples = player.examples
    assert all(sum(example.liked) == pytest.approx(1.0) for example in examples)
    (example,) = [example for example in examples if example.kind == examples[-1].kind][-1:]
    kind, out = reader_of(title).kinds[example.kind], tmp_path / "ordering.json"
    assert set(write(title, [*[example] * FEWEST, example._replace(kind=(example.kind + 1) % 2)], out)) == {kind}
    assert taught(title, json.loads(out.read_text())).orderings[example.kind] is not None


def test_n_step_targets_stay_within_their_game() -> None:
    class Few:
        won = np.array([[1.0, 0.0]] * 3 + [[0.0, 1.0]] * 2)
        game = np.array([7, 7, 7, 8, 8])

    told = np.array([[0.5, 0.5], [0.6, 0.4], [0.9, 0.1], [0.5, 0.5], [0.2, 0.8]])
    found = returns(told, Few(), 4.0)  # type: ignore[arg-type]
    second = 0.25 * 0.9 + 0.75 * 1.0
    assert found[:, 0].tolist() == pytest.approx([0.25 * 0.6 + 0.75 * second, second, 1.0, 0.25 * 0.2, 0.0])
