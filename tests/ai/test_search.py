"""How a tree is searched with an evaluator: whose eyes judge, and what the first look is worth."""

from __future__ import annotations

import pytest

import spieltisch
from spieltisch.ai import net
from spieltisch.ai.agents import LEVELS, agent
from spieltisch.ai.encodings.chaos import OF_ME
from spieltisch.ai.evaluator import Evaluator, SeatPosition
from spieltisch.ai.knowledge import by_hand, knowledge
from spieltisch.ai.search import Search
from spieltisch.ai.series import inform
from spieltisch.ai.tree import OptionTable, SearchParameters
from spieltisch.core import Seeded, ints, legal, play, to_act


class Watching(Evaluator):
    """Finds everything alike and remembers by whose eyes it was asked to look."""

    def __init__(self, parameters: dict[str, float]) -> None:
        chaos = spieltisch.game("chaos")
        super().__init__(net.encoded(chaos), SearchParameters({**knowledge(chaos).with_net, **parameters}))
        self.eyes: set[int] = set()

    def shares(self, asked: SeatPosition) -> list[float]:
        self.eyes.add(list(asked.encoded[OF_ME : OF_ME + 4]).index(1))
        return [0.25] * 4


@pytest.mark.parametrize("own", [1.0, 0.0])
def test_a_search_may_judge_by_what_its_own_seat_knows(own: float) -> None:
    chaos, chance = spieltisch.game("chaos"), Seeded(1)
    s = chaos.begin(4, {}, chance)
    while len(legal(s, to_act(s)[0])) < 20:
        play(s, chance, to_act(s)[0], legal(s, to_act(s)[0])[0])
    evaluator = Watching({"own_view": own, "playout_depth": 3.0})
    Search(inform(chaos, s, to_act(s)[0]), knowledge(chaos), Seeded(1), evaluator=evaluator).grow(None, 30)
    assert (len(evaluator.eyes) == 1) is bool(own)


def test_novices_order_moves_by_hand() -> None:
    chaos = spieltisch.game("chaos")
    gods = range(4)
    assert all(by_hand(chaos).ratings[god].ordering is None for god in gods)  # type: ignore[attr-defined]
    assert all(knowledge(chaos).ratings[god].ordering is not None for god in gods)  # type: ignore[attr-defined]
    learned = {name: agent(name).learned for name in LEVELS}  # type: ignore[attr-defined]
    assert learned == {"novice": False, "veteran": True, "warlord": True, "champion": True}


def tried(looks: dict[int, float]) -> OptionTable:
    """Each option was looked at, tried once, and brought the same."""
    table = OptionTable()
    table.add(ints(list(looks)), [1.0] * len(looks))
    table.offer(ints(list(looks)))
    for action, look in looks.items():
        edge = table.edges[action]
        edge.look, edge.visits, edge.total = look, 1, 0.5
        table.visits, table.total, table.looks = table.visits + 1, table.total + 0.5, table.looks + look
    table.looked = True
    return table


def test_the_first_look_stands_for_as_many_visits_as_it_is_trusted() -> None:
    looks = {3: 0.20, 5: 0.30, 7: 0.25}
    blind, trusting = (SearchParameters({"exploration": 0.0, "look_visits": visits}) for visits in (0.0, 6.0))
    assert tried(looks).choose(0.0, 1.0, trusting).action == 5
    assert tried(looks).choose(0.0, 1.0, blind).action == 3  # the first of equals
    table = tried(looks)
    table.edges[5].total -= 0.8  # one line spoke against it, louder than six visits of a look
    table.total -= 0.8
    assert table.choose(0.0, 1.0, trusting).action == 7


def test_a_search_parameter_that_does_not_exist_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match=r"called trust; there are: exploration, .*own_view"):
        SearchParameters({"trust": 0.5, "spread": 2.0})
