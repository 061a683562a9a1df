"""Every refusal has a real reason, in every decision."""

from __future__ import annotations

import pytest
from tests.games.invasion.conftest import Lay

from spieltisch.core import Seeded, legal, play, to_act
from spieltisch.core.frames import why_not
from spieltisch.games.invasion import GAME
from spieltisch.locale.speech import Speech


@pytest.mark.parametrize("mode", ["starter", "draft"])
def test_no_refusal_is_a_bare_not_now(mode: str) -> None:
    """Random games; at each decision an action of every verb and some others are tried."""
    asked: set[str] = set()
    for seed in range(3):
        chance = Seeded(seed)
        s = GAME.begin(2, {"mode": mode}, chance)
        while to_act(s):
            seat = to_act(s)[0]
            options = legal(s, seat)
            tried = [verb.base + chance.pick(verb.end - verb.base) for verb in GAME.verbs.all]
            tried += [GAME.verbs["target"].base + label for label in s.label if label >= 0]
            for action in tried:
                reasons = [] if action in options else why_not(s, seat, action)
                assert action in options or reasons
                assert "core-not_now" not in [reason.key for reason in reasons], (s.top(), GAME.verbs.text(action))
            asked.add(s.top().name)
            play(s, chance, seat, options[chance.pick(len(options))])
    assert len(asked) > 10


def test_reasons_name_the_piece_and_the_tax(table: Lay) -> None:
    t = table(
        a={"race": "chaos", "hand": ["seduced_by_darkness"], "resources": 2},
        b={"race": "dwarf", "quest": ["king_kazador"]},
    )
    (reason,) = t.match.why_not(0, "play seduced_by_darkness")
    assert reason.key == "tax_too_high"
    assert reason.args == {"piece": "king_kazador_b1", "tax": 3, "resources": 2}


def test_reasons_name_what_is_no_target(table: Lay) -> None:
    t = table(
        a={"race": "dwarf", "hand": ["demolition"], "resources": 9, "kingdom": ["keystone_forge"]},
        b={"race": "orc", "kingdom": ["urguck", "contested_village"]},
    )
    t.a("play demolition")
    (reason,) = t.match.why_not(0, "target urguck_b1")
    assert (reason.key, reason.args) == ("not_a_target", {"piece": "urguck_b1", "card": "demolition"})
    assert t.why("attack quest") == {"only_attack"}
    assert t.why("done") == {"not_done"}


def test_an_amount_that_is_not_offered_is_named_as_its_button(table: Lay) -> None:
    t = table(a={"race": "chaos", "hand": ["flames_of_tzeentch"], "resources": 5}, b={"kingdom": ["urguck"]})
    t.a("play flames_of_tzeentch")
    (reason,) = t.match.why_not(0, "pay_x 138")
    said = Speech("en", t.match.game.vocabulary()).reason(reason.to_json())
    assert said == "That is not on offer: X = 138."
