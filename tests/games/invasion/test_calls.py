"""Which windows call on whoever is asked, and how many questions a game puts to somebody who sets no stops."""

from __future__ import annotations

from statistics import mean

from tests.games.invasion.conftest import Lay, Table

import spieltisch
from spieltisch.ai import agent
from spieltisch.ai.series import inform
from spieltisch.core import Seeded, legal, play, prompt, to_act

GAME = spieltisch.game("invasion")


def calls(t: Table) -> bool:
    return bool(t.match.view(None)["table"]["calls"])


def test_what_the_other_side_does_calls(table: Lay) -> None:
    t = table(a={"quest": ["runesmith"], "resources": 4}, b={"kingdom": ["urguck"]}, phase="quest")
    assert not calls(t)
    t.a("use runesmith", "target urguck")
    assert (t.waits, calls(t)) == ("answer", True)
    t.b("pass")
    assert (t.waits, calls(t)) == ("answer", False)  # nobody needs to answer himself


def test_the_own_capital_phase_calls(table: Lay) -> None:
    t = table(a={"hand": ["runesmith"], "resources": 9})
    assert calls(t)
    t.a("deploy runesmith quest")
    assert (t.match.to_act(), calls(t)) == ([1], False)  # no card stops what is being laid
    t.b("pass").a("pass").b("pass")
    assert (t.match.to_act(), calls(t)) == ([0], True)


def test_a_fight_calls_when_there_is_something_to_answer(table: Lay) -> None:
    """Who attacks, who defends, which damage is to come; neither the named zone nor what is over."""
    t = table(a={"battlefield": ["runesmith"]}, b={"kingdom": ["urguck"]}, phase="battlefield")
    called: dict[tuple[str, int], bool] = {}
    assert calls(t)
    t.a("attack kingdom")
    while t.phase == "battlefield":
        if t.waits == "act":
            called[t.match.view(None)["table"]["step"], t.match.to_act()[0]] = calls(t)
        seat = t.match.to_act()[0]
        ways = sorted(t.match.legal(seat), key=lambda text: text.split()[0] in ("pass", "done", "yield"))
        t.match.apply(seat, "pass" if t.waits == "act" else ways[0])
    assert called == {
        ("target", 0): False,
        ("target", 1): False,
        ("attackers", 0): False,
        ("attackers", 1): True,
        ("defenders", 0): True,
        ("defenders", 1): True,
        ("assigned", 0): True,  # the defender strikes back
        ("assigned", 1): True,
        ("applied", 0): False,
        ("applied", 1): False,
    }


def test_whom_to_attack_is_asked_only_of_those_who_can(table: Lay) -> None:
    t = table(a={"kingdom": ["runesmith"]}, b={}, phase="battlefield")
    assert (t.waits, calls(t)) == ("declare_target", False)


def questions(seed: int) -> tuple[int, int]:
    """Decisions of seat 0 in the first five turns against an opponent, and how often the table comes to rest for them.

    What is decided in one go is one rest: cards played in the own capital phase, whom to attack and with whom.
    """
    chance = Seeded(seed)
    s = GAME.begin(2, {}, chance)
    players = [agent("greedy", seed), agent("greedy", seed + 1)]
    places: list[tuple[object, ...]] = []
    while s.depth and s.turn <= 5:
        seat = to_act(s)[0]
        offers = [GAME.verbs.text(action) for action in legal(s, seat)]
        table, asked = GAME.view(s, seat), prompt(s)["decision"]
        is_idle = all(text.split()[0] in ("pass", "yield") for text in offers)
        if seat == 0 and "pass" in offers and (is_idle or not table["calls"]):
            play(s, chance, seat, GAME.verbs.parse("pass"))
            continue
        if seat == 0 and offers != ["done"]:
            attack = asked in ("declare_target", "declare_attackers")
            link = table["chain"][-1]["link"] if asked == "answer" else None
            places.append((s.turn, table["phase"], "attack" if attack else table["step"], link))
        play(s, chance, seat, players[seat].choose(inform(GAME, s, seat)).action)
    rests = [place for at, place in enumerate(places) if at == 0 or place != places[at - 1]]
    return len(places), len(rests)


def test_hardly_ever_more_than_twelve_rests_in_the_first_five_turns() -> None:
    """Without smart passing there were 54 decisions on average, three of five with nothing to decide."""
    decisions, rests = zip(*[questions(seed) for seed in range(40)], strict=True)
    assert sum(count > 12 for count in rests) <= 2
    assert mean(rests) <= 6
    assert mean(decisions) <= 12
