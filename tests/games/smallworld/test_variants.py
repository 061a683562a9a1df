"""Team play and the revenge of the Murlocs, as far as they are known and as we read them."""

from __future__ import annotations

import pytest
from tests.games.smallworld.conftest import Lay, seat

from spieltisch.core import Seeded, legal, play, to_act
from spieltisch.games.smallworld import GAME


def faction_of(race: str) -> str:
    return next(record["faction"] for record in GAME.content()["races"] if record["id"] == race)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_teams_choose_only_from_their_own_column(players: int) -> None:
    match = GAME.match(players, 3, {"variant": "teams"})
    chosen = 0
    while chosen < players:
        now = match.to_act()[0]
        if match.view(None)["prompt"]["decision"] == "choose_set":
            team = match.view(None)["table"]["players"][now]["team"]
            races = [text.split()[1] for text in match.legal(now)]
            assert {faction_of(race) for race in races} == {team}
            assert len(races) == (2 if team == "neutral" else 3)
            chosen += 1
        match.apply(now, match.legal(now)[0])


def test_teams_alternate_and_the_odd_seat_is_neutral() -> None:
    for players, teams in ((4, "alliance horde alliance horde"), (3, "alliance horde neutral")):
        view = GAME.match(players, 1, {"variant": "teams"}).view(None)["table"]
        assert [player["team"] for player in view["players"]] == teams.split()


def test_teams_partners_see_each_others_coins() -> None:
    view = GAME.match(4, 1, {"variant": "teams"}).view(0)["table"]
    assert [player["coins"] for player in view["players"]] == [5, None, 5, None]


@pytest.mark.parametrize(("mode", "best"), [("lowest_member", [1, 3]), ("highest_member", [0, 2])])
def test_teams_are_ranked_by_one_member(table: Lay, mode: str, best: list[int]) -> None:
    t = table(
        seat(coins=30), seat(coins=20), seat(coins=5), seat(coins=18), faces=["l1a", "m1a", "m2a", "s2a"],
        options={"variant": "teams", "team_score": mode}, phase="turn",
    )  # fmt: skip
    assert t.match.ranking[0] == best


def test_teams_compare_the_other_member_then_tokens(table: Lay) -> None:
    spec = {"faces": ["l1a", "m1a", "m2a", "s2a"], "options": {"variant": "teams"}, "phase": "turn"}
    t = table(seat(coins=10), seat(coins=10), seat(coins=12), seat(coins=15), **spec)
    assert t.match.ranking == [[1, 3], [0, 2]]
    t = table(
        seat(coins=10, declined="gnomes"), seat(coins=10), seat(coins=12), seat(coins=12), regions={"l1a_1": "gnomes"},
        **spec,
    )  # fmt: skip
    assert t.match.ranking == [[0, 2], [1, 3]]


def test_teams_attack_on_the_partner_is_allowed_without_bonus(table: Lay) -> None:
    regions = {"l1a_1": "gnomes", "l1a_2": "dwarves", "s2a_1": "dwarves"}
    t = table(
        seat("gnomes", hand=9), seat("orcs", "mining"), seat("dwarves", "ranger"), seat("trolls", "explorer"),
        faces=["l1a", "m1a", "m2a", "s2a"], regions=regions, options={"variant": "teams"},
    )  # fmt: skip
    t.do("conquer l1a_2")
    assert not [name for name in t.parts("income 0") if name.startswith("faction")]


def test_teams_partners_are_no_opponents_of_heart_and_harmony(table: Lay) -> None:
    regions = {"l1a_1": "pandaren", "l1a_2": "naga", "l1a_6": "trolls", "l1a_5": "orcs"}
    players = (seat("naga", "ranger"), seat("trolls"), seat("pandaren", "mining"), seat("orcs", "explorer"))
    t = table(
        *players, faces=["l1a", "m1a", "m2a", "s2a"], regions=regions, options={"variant": "teams"},
        tiles={"heart_of_azeroth": "l1a_1"}, turn=2, phase="redeploy",
    )  # fmt: skip
    assert [t.coins(number) for number in range(4)] == [5, 4, 5 + 1 + 1 + 2, 4]
    assert t.s.harmony == 0b1010


def test_teams_a_returned_banner_fills_the_free_slot_of_its_column(table: Lay) -> None:
    """Alliance: two active, two declined, two on offer; the third slot is empty until a race vanishes."""
    players = (
        seat("gnomes", hand=9, declined="humans"), seat("orcs", "mining"), seat("dwarves", "ranger", declined="worgen"),
        seat("trolls", "explorer"),
    )  # fmt: skip
    t = table(
        *players, faces=["l1a", "m1a", "m2a", "s2a"],
        regions={"l1a_1": "gnomes", "l1a_2": "humans", "s2a_1": "worgen"}, options={"variant": "teams"},
    )  # fmt: skip
    alliance = [row["race"] for row in t.match.view(None)["table"]["sets"] if row["column"] == "alliance"]
    assert alliance == ["draenei", "night_elves"]
    t.do("conquer l1a_2")
    alliance = [row["race"] for row in t.match.view(None)["table"]["sets"] if row["column"] == "alliance"]
    assert alliance == ["draenei", "night_elves", "humans"]


# -- Revenge of the Murlocs


def test_solo_set_up() -> None:
    match = GAME.match(1, 5)
    view = match.view(0)["table"]
    assert (view["variant"], view["rounds"]) == ("murlocs", 9)
    assert [face["size"] for face in view["faces"]] == ["L", "S"]
    on_map = sum(row["tokens"] for row in view["regions"].values() if row["race"] == "murlocs")
    assert on_map + view["murlocs"]["beside_board"] == 14
    assert view["murlocs"]["coins"] == 0
    for row in view["regions"].values():
        if row["race"] == "murlocs":
            assert not row["declined"]
            assert all(tile["tile"] for tile in row["tiles"])


def test_solo_murlocs_take_the_cheapest_region_and_keep_their_own(table: Lay) -> None:
    regions = {"l1a_6": "murlocs 2", "l1a_1": "orcs", "l1a_2": "orcs 3"}
    t = table(seat("orcs"), seats=1, regions=regions, phase="turn", faces=["l1a", "s2a"])
    t.s.murlocs = 3
    t.do("decline")
    took = t.heard("murlocs_took")
    assert took[0]["tokens"] == 2  # an empty neighbour or entry costs no more
    assert t.at("l1a_6").startswith("murlocs")
    view = t.match.view(0)["table"]
    held = [name for name, row in view["regions"].items() if row["race"] == "murlocs"]
    assert view["murlocs"]["coins"] == len(held)
    assert view["murlocs"]["beside_board"] == 0


def test_solo_tie_prefers_the_player_with_most_regions_then_tiles_then_entries(table: Lay) -> None:
    from spieltisch.games.smallworld.murlocs import murloc_targets
    from spieltisch.games.smallworld.vocabulary import REGION

    regions = {"l1a_6": "murlocs", "l1a_1": "orcs"}
    t = table(seat("orcs"), seats=1, regions=regions, phase="turn", tiles={"karazhan": "l1a_8"})
    names = [(cost, REGION.say(region)) for cost, region in murloc_targets(t.s)]
    assert names[:3] == [(2, "l1a_8"), (2, "l1a_2"), (3, "l1a_1")]


def test_solo_murlocs_are_stopped_by_tower_and_aegis(table: Lay) -> None:
    from spieltisch.games.smallworld.murlocs import murloc_targets
    from spieltisch.games.smallworld.vocabulary import REGION

    regions = {"l1a_6": "murlocs", "l1a_1": "orcs", "l1a_2": "orcs tower"}
    t = table(seat("orcs", "defensive"), seats=1, regions=regions, phase="turn", tiles={"aegis_of_aggramar": "l1a_1"})
    names = {REGION.say(region) for _, region in murloc_targets(t.s)}
    assert not names & {"l1a_1", "l1a_2"}


def test_solo_withdrawn_tokens_come_back_after_the_murlocs(table: Lay) -> None:
    regions = dict.fromkeys(("l1a_2", "l1a_3", "l1a_4", "l1a_5", "l1a_6", "l1a_7", "l1a_8", "l1a_9"), "murlocs")
    regions |= {"l1a_1": "orcs 2", "l1a_10": "murlocs", "l1a_11": "murlocs", "s2a_2": "orcs 5", "s2a_3": "orcs 4"}
    t = table(seat("orcs"), seats=1, regions=regions)
    t.do("done")
    assert t.heard("murlocs_took")[0]["region"] == "l1a_1"
    assert (t.waits, t.asked) == ("redeploy", 0)
    t.do("place s2a_2")
    t.settled()


@pytest.mark.parametrize(("murloc_coins", "beaten"), [(20, True), (21, False), (30, False)])
def test_solo_players_must_have_more_coins(table: Lay, murloc_coins: int, beaten: bool) -> None:
    t = table(seat("orcs", coins=20), seats=1, regions={"l1a_1": "orcs 2", "l1a_6": "murlocs"}, round=9, phase="turn")
    t.s.murlocs = 0
    t.s.murloc_coins = murloc_coins - 1
    t.do("decline")
    assert t.match.over
    assert (t.coins(), t.s.murloc_coins) == (21, murloc_coins)
    assert t.match.view(0)["table"]["murlocs"]["beaten"] is beaten


def test_solo_for_two_works_together() -> None:
    s = GAME.begin(2, {"variant": "murlocs"}, Seeded(4))
    chance = Seeded(8)
    while s.frames:
        now = to_act(s)[0]
        options = legal(s, now)
        play(s, chance, now, options[chance.pick(len(options))])
    assert GAME.ranking(s) == [[0, 1]]


def test_solo_number_of_murlocs_is_an_option() -> None:
    view = GAME.match(1, 5, {"murloc_tokens": 10}).view(0)["table"]
    on_map = sum(row["tokens"] for row in view["regions"].values() if row["race"] == "murlocs")
    assert on_map + view["murlocs"]["beside_board"] == 10
