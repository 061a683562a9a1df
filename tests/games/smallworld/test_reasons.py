"""Every refusal says why: along random games no decision answers a bare "not now"."""

from __future__ import annotations

import os
from typing import Any

import pytest
from tests.games.smallworld.conftest import Lay, seat
from tests.kit.refusals import decisions_that_say_why

from spieltisch.games.smallworld import GAME
from spieltisch.games.smallworld.vocabulary import REGION

GAMES = 60 if os.environ.get("SPIELTISCH_DEEP") else 8
TRIES = 12  # per decision: one action of as many verbs


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_refusal_is_a_bare_not_now(seats: int) -> None:
    assert len(decisions_that_say_why(GAME, seats, GAMES, TRIES)) >= 8


def test_reasons_carry_the_numbers(table: Lay) -> None:
    regions = {"l1a_1": "forsaken", "l1a_2": "trolls 6", "s2a_1": "trolls"}
    t = table(seat("forsaken", hand=1), seat("trolls", "mining"), regions=regions)
    reason = t.match.why_not(0, "conquer l1a_2")[0]
    assert (reason.key, reason.args) == ("too_strong", {"cost": 8, "hand": 1})
    t = table(
        seat("forsaken", coins=2), seat("trolls", "mining"), regions=regions, phase="redeploy", this_turn={"losses": 3}
    )
    reason = t.match.why_not(0, "buy 3")[0]
    assert (reason.key, reason.args["losses"], reason.args["coins"]) == ("too_many_raised", 3, 2)


@pytest.mark.parametrize("region", ["l1a_w", "l1b_1", "l1a_1"])
def test_reasons_name_the_region(table: Lay, region: str) -> None:
    t = table(seat("orcs", hand=1), seat("trolls", "mining"), regions={"l1a_9": "orcs", "l1a_2": "trolls"})
    assert t.match.why_not(0, f"conquer {region}")[0].args["region"] == REGION.say(REGION[region])


@pytest.mark.parametrize(
    ("player", "this_turn", "action", "named"),
    [
        (seat("gnomes", hand=9), {"used": ["strike"]}, "strike s2a_1", ("race_used_up", {"race": "gnomes"})),
        (
            seat("ethereals", hand=9),
            {"used": ["place_lore"]},
            "use place_lore",
            ("race_used_up", {"race": "ethereals"}),
        ),
        (seat("orcs", "heroic", 9), {"used": ["champion"]}, "champion s2a_1", ("power_used_up", {"power": "heroic"})),
        (
            seat("orcs", "intimidating", 9),
            {"intimidations": 0},
            "intimidate s2a_1",
            ("power_used_up", {"power": "intimidating"}),
        ),
        (seat("orcs", "portal_mage", 9), {"portals": 0}, "portal l1a_2", ("power_used_up", {"power": "portal_mage"})),
        (seat("orcs", hand=9), {"used": ["frostmourne"]}, "use frostmourne", ("tool_used_up", {"tool": "frostmourne"})),
    ],
)
def test_what_is_used_up_is_named(
    table: Lay, player: dict[str, Any], this_turn: dict[str, Any], action: str, named: tuple[str, dict[str, str]]
) -> None:
    regions = {"l1a_1": player["race"], "s2a_1": "trolls"}
    t = table(player, seat("trolls", "mining"), regions=regions, this_turn=this_turn)
    reason = t.match.why_not(0, action)[0]
    assert (reason.key, reason.args) == named
