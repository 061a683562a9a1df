"""Moments of Small World of Warcraft."""

from __future__ import annotations

from recorded import Wanted

import spieltisch
from spieltisch.core import Match

GAME = spieltisch.game("smallworld")
LYING = ("fort", "wall", "tower", "bomb", "champion", "beasts", "objective", "tiles")
WANTED = {
    "conquest": Wanted("conquest", 4, [5], range(5, 8)),
    "redeploy": Wanted("redeploy", 4, [5], range(5, 8)),
    "sets": Wanted("choose_set", 3, [2], range(4, 7)),
    "start": Wanted("expand_or_decline", 2, [3], range(3, 6)),
    "five": Wanted("conquest", 5, [4], range(4, 7)),
    "murlocs": Wanted("conquest", 1, [1], range(4, 7)),
    "teams": Wanted("choose_set", 4, [3], range(4, 7), {"variant": "teams"}),
    "over": Wanted(seats=3, seeds=[2]),
}


def richness(match: Match, seat: int) -> float:
    offers = match.offers(seat)
    verbs = {offer["action"].split()[0] for offer in offers}
    regions = match.view(seat)["table"]["regions"].values()
    lying = sum(bool(region[name]) for region in regions for name in LYING)
    return 6 * len(verbs) + len(offers) * 0.5 + lying * 2
