"""Moments of Chaos in the Old World."""

from __future__ import annotations

from typing import Any

from recorded import Recording, Wanted, recording

import spieltisch
from spieltisch.core import Match

GAME = spieltisch.game("chaos")
NURGLE = 1
WANTED = {
    "upgrade": Wanted("choose_upgrade", 4, [1, 2], range(2, 9)),
    "ruins": Wanted("summoning_turn", 4, [1, 2], range(5, 9)),
    "over": Wanted(seats=4, seeds=[1]),
}
# Round 3 of the drawn target: Nurgle holds Estalia and may do much.
SUMMONING: dict[str, Any] = {
    "round": 3,
    "turn": "nurgle",
    "power": {"khorne": 2, "nurgle": 4, "tzeentch": 3, "slaanesh": 3},
    "vp": {"khorne": 14, "nurgle": 21, "tzeentch": 19, "slaanesh": 16},
    "upgrades": ["up_leper", "up_seductress"],
    "hands": {
        "nurgle": ["plague_touch", "rain_of_pus", "final_rotting", "great_foul_consumption", "stench_of_death"],
    },
    "regions": {
        "norsca": "tzeentch: acolyte; tokens: warpstone",
        "troll_country": "khorne: bloodsworn; ruined: 1",
        "kislev": "khorne: bloodletter; slaanesh: seductress; tokens: noble, 2 peasant; corruption: khorne 2, nurgle 3",
        "empire": "slaanesh: daemonette, seductress; tokens: noble, hero; corruption: slaanesh 3",
        "bretonnia": "nurgle: leper; tokens: peasant; corruption: nurgle 4",
        "estalia": "khorne: bloodletter, bloodsworn; nurgle: great_unclean_one, 2 plaguebearer, leper; "
        "cards: blood_frenzy",
        "tilea": "tzeentch: horror, acolyte; tokens: skaven",
        "border_princes": "slaanesh: seductress; tokens: peasant; corruption: tzeentch 1",
        "badlands": "tokens: event, 2 warpstone",
    },
}
EVERYWHERE = "tokens: {}; corruption: khorne 2, nurgle 3, tzeentch 2, slaanesh 2"
CROWD: dict[str, Any] = {
    **SUMMONING,
    "regions": {
        "norsca": "khorne: bloodthirster, bloodletter; nurgle: leper; tzeentch: acolyte; slaanesh: seductress; "
        + EVERYWHERE.format("noble, 2 peasant, event, warpstone"),
        "kislev": "khorne: 2 bloodletter, bloodsworn; nurgle: great_unclean_one, 2 leper; tzeentch: 2 acolyte; "
        "slaanesh: daemonette; cards: rain_of_pus; " + EVERYWHERE.format("noble, 3 peasant, hero, skaven"),
        "empire": "khorne: bloodletter, bloodsworn; nurgle: plaguebearer, leper; tzeentch: lord_of_change, horror; "
        "slaanesh: 2 seductress; cards: blood_frenzy; " + EVERYWHERE.format("noble, 3 peasant, hero, event"),
        "tilea": "khorne: bloodletter, bloodsworn; nurgle: 2 plaguebearer, leper; tzeentch: 3 acolyte; "
        "slaanesh: keeper_of_secrets, daemonette; " + EVERYWHERE.format("noble, 2 peasant, skaven, warpstone"),
    },
    "hands": {"nurgle": ["plague_touch", "final_rotting"]},
}
BATTLE = {
    **SUMMONING,
    "phase": "battle",
    "regions": {"estalia": "khorne: bloodletter, bloodsworn; nurgle: great_unclean_one, 2 plaguebearer, leper"},
}


def battle() -> Recording:
    """The first seed by which Nurgle has hits for more than one kind of figure in Estalia."""
    for seed in range(100):
        match = GAME.position(BATTLE, seed=seed)
        while match.to_act() and match.to_act() != [NURGLE]:
            match.apply(match.to_act()[0], match.legal(match.to_act()[0])[0])
        if match.to_act() and len(match.legal(NURGLE)) > 1 and match.view(NURGLE)["table"]["battle"]:
            return recording({"position": BATTLE, "seed": seed}, match, NURGLE)
    raise AssertionError("no such seed")


def arranged() -> dict[str, Recording]:
    return {
        "summoning": recording({"position": SUMMONING}, GAME.position(SUMMONING), NURGLE),
        "crowd": recording({"position": CROWD}, GAME.position(CROWD), NURGLE),
        "battle": battle(),
    }


def richness(match: Match, seat: int) -> float:
    regions = match.view(seat)["table"]["regions"]
    return len(match.offers(seat)) + sum(30 for region in regions if region["ruin"])
