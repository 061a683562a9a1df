"""Passing in advance, and windows that tell nothing."""

from __future__ import annotations

from tests.games.invasion.conftest import Lay


def test_yield_window(table: Lay) -> None:
    t = table(a={"quest": ["runesmith"], "resources": 4}, b={"kingdom": ["urguck"]}, phase="quest")
    t.a("pass").b("yield window")  # two passes in a row close it
    assert t.phase == "capital"
    assert t.match.view(None)["table"]["seats"][1]["yield"] is None
    acting = table(a={"quest": ["runesmith"], "resources": 4}, b={"kingdom": ["urguck"]}, phase="quest")
    acting.a("use runesmith", "target urguck").b("yield window").a("pass")
    assert acting.power("urguck") == 2
    assert acting.match.to_act() == [0]  # b is passed over for the rest of this window
    acting.a("use runesmith", "target urguck")
    assert acting.match.to_act() == [0]


def test_yield_phase(table: Lay) -> None:
    t = table(a={"quest": ["runesmith"], "resources": 4}, b={"kingdom": ["urguck"]})
    t.a("use runesmith", "target urguck").b("yield phase").a("pass")
    assert t.match.to_act() == [0]
    t.a("use runesmith", "target urguck").a("pass")
    assert t.power("urguck") == 3
    t.a("pass")
    assert t.phase == "battlefield"
    t.a("pass", "pass")
    assert t.match.to_act() == [1]  # a new phase, b is asked again


def test_yield_until_something_happens(table: Lay) -> None:
    t = table(a={"quest": ["runesmith"], "resources": 9}, b={"kingdom": ["urguck"]}, phase="beginning")
    t.a("pass").b("yield action")
    assert t.phase == "kingdom"
    t.a("pass")
    assert (t.phase, t.match.to_act()) == ("quest", [0])  # b was not asked
    t.a("use runesmith", "target urguck")
    assert (t.waits, t.match.to_act()) == ("answer", [1])  # now there is something to answer


def test_yield_action_ends_when_attacked(table: Lay) -> None:
    t = table(a={"battlefield": ["runesmith"]}, b={"kingdom": ["urguck"]}, phase="battlefield")
    t.a("attack kingdom", "pass").b("yield action").a("join runesmith", "done", "pass")
    assert (t.waits, t.match.to_act()) == ("act", [1])


def test_yield_action_does_not_skip_the_own_capital_phase(table: Lay) -> None:
    t = table(a={"hand": ["runesmith"]}, phase="beginning")
    t.a("yield action").b("yield action")
    assert (t.phase, t.match.to_act()) == ("capital", [0])


def test_yield_action_spares_answers_to_oneself(table: Lay) -> None:
    t = table(a={"hand": ["runesmith", "defender_of_the_hold"], "resources": 9})
    t.a("deploy runesmith quest").b("pass").a("yield action")
    t.match.apply(1, "pass")
    t.match.apply(0, "deploy defender_of_the_hold battlefield")
    t.match.apply(1, "pass")
    assert t.in_play("defender_of_the_hold")  # a was not asked to answer himself
    t.match.apply(1, "pass")
    assert (t.waits, t.match.to_act(), t.phase) == ("act", [0], "capital")


def test_yield_never_skips_a_choice(table: Lay) -> None:
    t = table(a={"battlefield": ["runesmith"]}, b={"kingdom": ["urguck"]}, phase="battlefield")
    t.a("attack kingdom", "pass").b("yield phase").a("join runesmith", "done", "pass")
    assert (t.waits, t.match.to_act()) == ("declare_defenders", [1])


def test_yield_is_logged_and_undone_while_nothing_happened(table: Lay) -> None:
    t = table(a={"quest": ["runesmith"], "resources": 4}, phase="quest")
    t.a("yield phase")
    assert t.match.entries[-1].action == "yield phase"
    assert t.match.view(None)["table"]["seats"][0]["yield"] == "phase"
    t.match.undo(0)
    assert t.match.view(None)["table"]["seats"][0]["yield"] is None
    t.a("yield phase").b("pass")
    limit, _ = t.match.undo_limit(0)
    assert limit == len(t.match.entries)  # the other has moved on


def test_windows_open_whatever_one_holds(table: Lay) -> None:
    """The same sequence of prompts with a hand full of answers and with an empty one."""

    def prompts(hand: list[str], resources: int) -> list[tuple[str, list[int]]]:
        t = table(a={"battlefield": ["runesmith"]}, b={"hand": hand, "resources": resources}, phase="beginning")
        seen: list[tuple[str, list[int]]] = []
        while t.phase != "end":
            seen.append((t.waits, t.match.to_act()))
            if t.waits == "declare_target":
                t.a("attack kingdom")
            elif t.waits == "declare_attackers" and t.can("join runesmith"):
                t.a("join runesmith")
            else:
                text = "pass" if "pass" in t.offers() else "done"
                t.match.apply(t.match.to_act()[0], text)
        return seen

    assert prompts([], 0) == prompts(["pillage", "favour_of_mork", "pilgrimage"], 9)
