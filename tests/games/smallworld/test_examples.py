"""The worked examples of the rulebook, under their own names."""

from __future__ import annotations

from tests.games.smallworld.conftest import Lay, Table, seat

COLUMN = [["orcs", "enraged"], ["gnomes", "seafaring"], ["forsaken", "herbalist"], ["naga", "explorer"],
          ["tauren", "mining"], ["trolls", "farmer"]]  # fmt: skip


def test_example_choosing_the_herbalist_forsaken_pays_the_sets_above(table: Lay) -> None:
    t = table(seat(), seat(), sets=COLUMN, phase="turn", round=1)
    t.do("choose forsaken")
    sets = t.match.view(0)["table"]["sets"]
    assert [(row["race"], row["coins"]) for row in sets[:2]] == [("orcs", 1), ("gnomes", 1)]
    assert t.coins() == 3


def test_example_four_plus_six_are_ten_tokens(table: Lay) -> None:
    t = table(seat(), seat(), sets=COLUMN, phase="turn", round=1)
    assert t.note("choose forsaken")["tokens"] == 10
    t.do("choose forsaken")
    assert t.hand() == 10


def test_example_refilling_the_column(table: Lay) -> None:
    t = table(seat(), seat(), sets=COLUMN, phase="turn", round=1)
    t.do("choose forsaken")
    races = [row["race"] for row in t.match.view(None)["table"]["sets"]]
    assert races[:5] == ["orcs", "gnomes", "naga", "tauren", "trolls"]
    assert len(races) == 6
    assert races[5] not in {row[0] for row in COLUMN}


def forsaken_turn(table: Lay, die: int) -> Table:
    """Field, then the Kobolds on the hill, then the mountain with the last two tokens."""
    regions = {"l1a_2": "murlocs", "l1a_1": "kobolds"}
    return table(seat("forsaken", "herbalist", hand=9), seat("kobolds", "mining"), regions=regions, die=[die])


def test_example_from_the_field_to_the_kobolds_on_the_hill(table: Lay) -> None:
    t = forsaken_turn(table, 1)
    assert t.note("conquer l1a_2")["cost"] == 4
    t.do("conquer l1a_2")
    assert t.note("conquer l1a_1")["cost"] == 3
    t.do("conquer l1a_1")
    assert (t.at("l1a_2"), t.at("l1a_1"), t.hand()) == ("forsaken 4", "forsaken 3", 2)


def test_example_the_die_wins_the_mountain(table: Lay) -> None:
    t = forsaken_turn(table, 1)
    t.do("conquer l1a_2", "conquer l1a_1")
    assert t.note("attempt l1a_3")["missing"] == 1
    t.do("attempt l1a_3")
    assert t.at("l1a_3") == "forsaken 2"


def test_example_one_of_two_possible_forsaken_is_bought(table: Lay) -> None:
    t = forsaken_turn(table, 1)
    t.do("conquer l1a_2", "conquer l1a_1", "attempt l1a_3")
    assert t.options("buy") == {"0", "1", "2"}
    t.do("buy 1")
    assert (t.coins(), t.hand()) == (4, 1)
    t.do("place l1a_3")
    assert t.at("l1a_3") == "forsaken 3"


def test_example_three_regions_and_a_hill_for_the_herbalist(table: Lay) -> None:
    t = forsaken_turn(table, 1)
    t.do("conquer l1a_2", "conquer l1a_1", "attempt l1a_3", "buy 0")
    assert t.parts("income 0") == {"regions:forsaken": 3, "power:herbalist": 1}
    t.do("done")
    assert t.coins() == 5 + 4


def test_example_blood_elves_take_dwarves_and_humans(table: Lay) -> None:
    regions = {"l1a_2": "dwarves", "l1a_6": "humans", "l1a_1": "humans", "s2a_1": "humans", "s2a_7": "forsaken",
               "s2a_4": "forsaken"}  # fmt: skip
    t = table(
        seat("blood_elves", "archaeologist", hand=10, declined="forsaken"),
        seat("humans", "mining", declined="dwarves"), regions=regions,
    )  # fmt: skip
    t.do("conquer l1a_2", "conquer l1a_1", "conquer l1a_6")
    bonus = {name: coins for name, coins in t.parts("income 0").items() if name.startswith("faction")}
    assert bonus == {"faction:dwarves": 1, "faction:humans": 1}
    assert t.parts("income 0")["declined_regions:forsaken"] == 2


def test_example_declining_the_blood_elves_sends_the_forsaken_away(table: Lay) -> None:
    regions = {"l1a_2": "blood_elves 3", "l1a_10": "blood_elves 2", "s2a_7": "forsaken"}
    t = table(
        seat("blood_elves", "archaeologist", declined="forsaken"), seat("humans", "mining"), regions=regions,
        phase="turn",
    )  # fmt: skip
    t.do("decline")
    assert (t.at("s2a_7"), t.at("l1a_2"), t.at("l1a_10")) == ("empty", "blood_elves 1", "blood_elves 1")
    stacks = t.match.view(None)["table"]["stacks"]
    assert (stacks["under"], stacks["discard"]) == (["forsaken"], ["archaeologist"])
    assert t.coins() == 5 + 2  # one coin per region, nothing for magic
    t.settled()
