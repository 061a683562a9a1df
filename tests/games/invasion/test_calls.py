"""Which windows call on whoever is asked, and how many questions a game puts to somebody who sets no stops."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import mean
from typing import Any

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


STEPS = ("target", "attackers", "defenders", "assigned", "applied")


def windows(t: Table) -> dict[tuple[str, int], bool]:
    """Every window of a combat, passed: whether it called, by step and seat."""
    called: dict[tuple[str, int], bool] = {}
    t.a("attack kingdom")
    while t.phase == "battlefield":
        if t.waits == "act":
            called[t.match.view(None)["table"]["step"], t.match.to_act()[0]] = calls(t)
        seat = t.match.to_act()[0]
        ways = sorted(t.match.legal(seat), key=lambda text: text.split()[0] in ("pass", "done", "yield"))
        t.match.apply(seat, "pass" if t.waits == "act" else ways[0])
    return called


def test_every_step_of_a_combat_calls_whoever_may_hold_an_answer(table: Lay) -> None:
    """The attacker with cards in hand; nobody can hold one who has neither a card nor anything to use."""
    t = table(a={"battlefield": ["runesmith"], "hand": ["waaagh"]}, b={"kingdom": ["urguck"]}, phase="battlefield")
    assert calls(t)
    assert windows(t) == {(step, seat): seat == 0 for step in STEPS for seat in (0, 1)}


def test_an_attack_on_an_empty_zone_calls_the_attacker(table: Lay) -> None:
    """The commonest trick: nobody defends, so make the attack bigger."""
    t = table(a={"battlefield": ["runesmith"], "hand": ["waaagh"]}, b={"hand": ["waaagh"]}, phase="battlefield")
    assert all(windows(t).values())


def test_the_other_sides_link_calls_under_an_own_one(table: Lay) -> None:
    """A chain is carried out in one go: whoever has answered may answer once more."""
    smith = {"quest": ["runesmith", "runesmith"], "resources": 9}
    t = table(a=smith, b={**smith, "battlefield": ["urguck"]})
    t.a("use runesmith_a1", "target urguck").b("use runesmith_b1", "target urguck")
    t.match.apply(0, "pass")
    assert (t.waits, t.match.to_act(), calls(t)) == ("answer", [1], True)


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


def test_seldom_more_than_twelve_rests_in_the_first_five_turns() -> None:
    """Without smart passing there were 54 decisions on average, three of five with nothing to decide."""
    decisions, rests = zip(*[questions(seed) for seed in range(40)], strict=True)
    assert sum(count > 12 for count in rests) <= 8
    assert mean(rests) <= 8
    assert mean(decisions) <= 14


def passed(seed: int) -> Iterator[tuple[str, dict[str, Any], int, list[str]]]:
    """Windows of a random game that a table passes by itself: what is asked, and what could be done."""
    chance, dice = Seeded(seed), Random(seed)
    s = GAME.begin(2, {}, chance)
    while s.depth and s.turn <= 12:
        seat = to_act(s)[0]
        offers = [GAME.verbs.text(action) for action in legal(s, seat)]
        answers = [text for text in offers if text.split()[0] not in ("pass", "yield")]
        table, asked = GAME.view(s, seat), prompt(s)["decision"]
        if "pass" in offers and (not answers or not table["calls"]):
            yield asked, table, seat, answers
        ways = answers or ["pass"] if "pass" in offers else offers
        play(s, chance, seat, GAME.verbs.parse(dice.choice(ways + ["pass"] * ("pass" in offers))))


def test_no_window_is_passed_in_which_an_answer_could_matter() -> None:
    """In a combat none at all; else none on a chain in which the other side does something."""
    count = 0
    for seed in range(30):
        for asked, table, seat, answers in passed(seed):
            count += 1
            if not answers or asked == "declare_target":
                continue
            assert table["step"] in (None, "none") or asked == "answer", (seed, table["step"], answers)
            theirs = [link for link in table["chain"] if link["seat"] != seat]
            assert all(link["kind"] in ("permanent", "development") for link in theirs), (seed, answers)
            assert not (table["phase"] == "capital" and table["active"] == seat and asked == "act")
    assert count > 2000
