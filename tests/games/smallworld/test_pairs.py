"""All 320 pairs of race and power, each played to the end."""

from __future__ import annotations

import itertools

import pytest

from spieltisch.core import Seeded, legal, play, run, to_act
from spieltisch.games.smallworld import GAME
from spieltisch.games.smallworld.vocabulary import DECLINE, POWER, RACE


@pytest.mark.parametrize("race", RACE.names)
def test_every_pair_plays_to_the_end(race: str) -> None:
    for number, power in enumerate(POWER.names):
        first = [race, power]
        others = [[r, p] for r, p in zip(RACE.names, POWER.names, strict=False) if r != race and p != power][:5]
        spec = {"sets": [first, *others], "murlocs": True, "round": 1, "face_down": ["l1a_9", "s2a_4"]}
        s = GAME.position_state(spec)
        chance = Seeded(number)
        run(s, chance)
        pieces = GAME.pieces(s)
        play(s, chance, 0, legal(s, 0)[0])
        assert (RACE.say(s.race[0]), POWER.say(s.power[0])) == (race, power)
        decisions = 0
        while s.frames:
            seat = to_act(s)[0]
            options = legal(s, seat)
            action = options[chance.pick(len(options))]
            if action == DECLINE() and chance.pick(4):  # let the pair live for a while
                action = options[0]
            play(s, chance, seat, action)
            decisions += 1
            assert decisions < GAME.bound
        assert GAME.pieces(s) == pieces
        assert min(s.coins) >= 0
        assert min(s.tray) >= 0


def test_there_are_320_pairs() -> None:
    assert len(list(itertools.product(RACE.names, POWER.names))) == 320
