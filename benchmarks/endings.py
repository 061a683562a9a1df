"""How random games of Chaos in the Old World end: `python benchmarks/endings.py [--games 10000]`.

Two kinds of players: those who take any legal action alike, and settlers, who neither pass nor move about while they
can summon or play a card, and take a cultist every other turn.
"""

from __future__ import annotations

import argparse
from collections import Counter

from spieltisch.ai.titles.chaos_moves import CLASS_OF_KIND
from spieltisch.core import Seeded, game, legal, play, to_act
from spieltisch.games.chaos import vocabulary as v
from spieltisch.games.chaos.data import CULTIST, REGION_COUNT


def settle(actions: list[int], chance: Seeded) -> list[int]:
    """What a settler chooses from."""
    if len(actions) == 1 or actions[-1] != v.PASS():
        return actions
    fresh: list[int] = []
    cultists: list[int] = []
    for action in actions[:-1]:
        if v.SUMMON.base <= action < v.SUMMON.end:
            kind, source, _ = v.SUMMON.args(action)
            if source != REGION_COUNT:
                continue
            if CLASS_OF_KIND[kind] == CULTIST:
                cultists.append(action)
        fresh.append(action)
    return cultists if cultists and chance.pick(2) else fresh or actions


def ending(number: int, settlers: bool) -> str:
    dice, chance = Seeded(number), Seeded(number + 7)
    s = game("chaos").begin(4, {}, dice)
    while s.depth:
        for seat in to_act(s):
            actions = settle(list(legal(s, seat)), chance) if settlers else legal(s, seat)
            play(s, dice, seat, actions[chance.pick(len(actions))])
    return str(v.ENDING.say(s.ending))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    games = parser.parse_args().games
    for settlers in (False, True):
        ends = Counter([ending(number, settlers) for number in range(games)])
        shares = ", ".join(f"{name} {count / games:.2%}" for name, count in ends.most_common())
        print(f"{'settlers' if settlers else 'any legal action alike'}: {shares}")


if __name__ == "__main__":
    main()
