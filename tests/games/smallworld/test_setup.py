"""Preparations and choosing a set: rules R001 to R029."""

from __future__ import annotations

import pytest
from tests.games.smallworld.conftest import Lay, seat

from spieltisch.core import BadOption, ints
from spieltisch.games.smallworld import GAME, data
from spieltisch.games.smallworld.box import PRINTED
from spieltisch.games.smallworld.vocabulary import FACE, REGION

TABLES = {2: ("L", "S"), 3: ("L", "M", "S"), 4: ("L", "M", "M", "S"), 5: ("L", "L", "M", "S", "S")}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r001_boards_by_size_for_the_player_count(players: int) -> None:
    seen = set()
    for seed in range(30):
        view = GAME.match(players, seed).view(None)["table"]
        assert tuple(face["size"] for face in view["faces"]) == TABLES[players]
        seen.add(tuple(face["face"] for face in view["faces"]))
    assert len(seen) > 5


def test_r002_islands_never_touch() -> None:
    for region, near in enumerate(PRINTED.neighbors):
        assert {data.FACE_OF[other] for other in near} == {data.FACE_OF[region]}


@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (3, 10), (4, 9), (5, 8)])
def test_r003_rounds(players: int, rounds: int) -> None:
    assert GAME.match(players, 1).view(None)["table"]["rounds"] == rounds


def test_r004_six_sets_can_be_chosen() -> None:
    match = GAME.match(3, 5)
    sets = match.view(None)["table"]["sets"]
    assert [row["price"] for row in sets] == [0, 1, 2, 3, 4, 5]
    assert len({row["race"] for row in sets}) == len({row["power"] for row in sets}) == 6
    assert sorted(match.legal(match.to_act()[0])) == sorted(f"choose {row['race']}" for row in sets)
    assert match.view(None)["table"]["stacks"]["banners"] == 10


def test_r005_murlocs_on_every_symbol_belong_to_nobody() -> None:
    for name, region in GAME.match(4, 3).view(None)["table"]["regions"].items():
        if PRINTED.has_murloc[REGION[name]]:
            assert (region["race"], region["tokens"], region["owner"], region["declined"]) == ("murlocs", 1, None, True)
        else:
            assert region["race"] is None


def test_r006_mountains_stand_where_they_are_drawn(table: Lay) -> None:
    t = table(seat("orcs", hand=9), seat("trolls", "heroic"), regions={"l1a_2": "orcs"})
    t.do("conquer l1a_3")
    regions = t.match.view(None)["table"]["regions"]
    assert {name for name, row in regions.items() if row["mountain"]} == {"l1a_3", "l1a_5", "l1a_10", "s2a_5"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r007_one_face_down_tile_on_each_board(players: int) -> None:
    table = GAME.match(players, 2).view(None)["table"]
    spots = [name for name, row in table["regions"].items() if row["tiles"]]
    assert len(spots) == players == len({table["regions"][name]["face"] for name in spots})
    assert all(PRINTED.takes_tile[REGION[name]] for name in spots)
    assert all(table["regions"][name]["tiles"] == [{"tile": None, "kind": "face_down"}] for name in spots)
    assert len(table["tiles_unseen"]) == 12


def test_r008_five_coins_each() -> None:
    match = GAME.match(3, 1)
    assert [match.view(seat)["table"]["players"][seat]["coins"] for seat in range(3)] == [5, 5, 5]


def test_r009_start_player_is_random_and_play_goes_clockwise() -> None:
    assert {GAME.match(3, seed).to_act()[0] for seed in range(20)} == {0, 1, 2}
    match = GAME.match(3, 4)
    first = match.to_act()[0]
    order = []
    while len(order) < 4:
        seat_now = match.to_act()[0]
        if match.view(None)["prompt"]["decision"] in ("choose_set", "expand_or_decline"):
            order.append(seat_now)
        match.apply(seat_now, sorted(match.legal(seat_now))[-1])
    assert order == [first, (first + 1) % 3, (first + 2) % 3, first]


def test_r010_opponents_see_gains_not_totals() -> None:
    match = GAME.match(2, 1)
    for viewer in (0, 1, None):
        coins = [player["coins"] for player in match.view(viewer)["table"]["players"]]
        assert coins == [5 if viewer == other else None for other in range(2)]
    me = match.to_act()[0]
    dear = match.view(me)["table"]["sets"][2]["race"]
    match.apply(me, f"choose {dear}")
    chose = next(event for event in match.events(1 - me) if event["event"] == "chose")
    assert chose["price"] == 2


def test_r011_mountain_protects_the_new_holder_at_once(table: Lay) -> None:
    t = table(seat("orcs", hand=3), seat("trolls", "heroic"), regions={"l1a_2": "orcs"})
    t.do("conquer l1a_3")
    assert t.parts("cost l1a_3 1")["mountain"] == 1


# -- choosing a set

SETS = [["trolls", "mining", 0], ["orcs", "farmer", 2], ["gnomes", "ranger", 0], ["naga", "explorer", 3]]


def test_r020_without_a_race_a_set_is_chosen_first(table: Lay) -> None:
    t = table(seat(), seat("trolls", "heroic"), phase="turn", sets=SETS[1:])
    assert (t.waits, t.asked) == ("choose_set", 0)
    assert t.why("expand") == {"choose_first"}


def test_r021_each_step_down_costs_a_coin_on_the_sets_above(table: Lay) -> None:
    t = table(seat(coins=5), seat(), phase="turn", sets=SETS)
    t.do("choose gnomes")
    sets = t.match.view(0)["table"]["sets"]
    assert t.coins() == 3
    assert [(row["race"], row["coins"]) for row in sets[:3]] == [("trolls", 1), ("orcs", 3), ("naga", 3)]


def test_r021_top_set_is_free(table: Lay) -> None:
    t = table(seat(coins=0), seat(), phase="turn", sets=SETS)
    assert t.heard("chose")[0]["race"] == "trolls"  # nothing else is within means, so nobody is asked


def test_r022_coins_on_the_set_are_taken_but_the_price_is_paid(table: Lay) -> None:
    t = table(seat(coins=5), seat(), phase="turn", sets=SETS)
    t.do("choose naga")
    assert t.coins() == 5 - 3 + 3


def test_r023_price_must_be_paid_before_the_coins_are_taken(table: Lay) -> None:
    t = table(seat(coins=2), seat(), phase="turn", sets=SETS)
    assert t.options("choose") == {"trolls", "orcs", "gnomes"}
    assert t.why("choose naga") == {"set_too_dear"}
    assert t.why("choose worgen") == {"set_not_offered"}


def test_r024_tokens_are_banner_plus_badge(table: Lay) -> None:
    t = table(seat(), seat(), phase="turn", sets=SETS)
    t.do("choose gnomes")
    assert t.hand() == 5 + 4
    assert t.tray("gnomes") == 10 - 9


def test_r025_extra_tokens_only_while_the_tray_has_some(table: Lay) -> None:
    t = table(
        seat("trolls", hand=1), seat("orcs", "heroic"), regions={"l1a_2": "trolls 10"},
        tiles={"spirit_healer": "l1a_2"}, phase="redeploy",
    )  # fmt: skip
    assert t.tray("trolls") == 0
    t.finish_turn()
    assert t.at("l1a_2") == "trolls 11"


def test_r026_sets_slide_up_and_there_are_always_six(table: Lay) -> None:
    t = table(seat(), seat(), phase="turn", sets=SETS)
    before = [row["race"] for row in t.match.view(None)["table"]["sets"]]
    t.do("choose orcs")
    after = [row["race"] for row in t.match.view(None)["table"]["sets"]]
    assert after[:5] == [race for race in before if race != "orcs"]
    assert len(after) == 6


def test_r027_discarded_badges_are_reshuffled_when_the_stack_is_short(table: Lay) -> None:
    t = table(seat(), seat(), phase="turn", sets=SETS)
    t.s.discard = ints(sorted(t.s.badges))
    t.s.badges = ints([])
    left = len(t.s.discard)
    t.do("choose trolls")
    stacks = t.match.view(None)["table"]["stacks"]
    assert (stacks["badges"], stacks["discard"]) == (left - 1, [])


def test_r028_no_decline_in_the_first_round() -> None:
    match = GAME.match(2, 1)
    assert {text.split()[0] for text in match.legal(match.to_act()[0])} == {"choose"}


def test_r029_banner_and_badge_both_apply_while_active(table: Lay) -> None:
    t = table(seat("blood_elves", "ranger"), seat("trolls", "heroic"), regions={"l1a_11": "blood_elves"})
    assert t.parts("income 0") == {"regions:blood_elves": 1, "race:blood_elves": 1, "power:ranger": 1}
    assert t.ask("income 1") == 0


def test_odd_tables_are_refused() -> None:
    for seats, options in ((3, {"variant": "murlocs"}), (1, {"variant": "teams"}), (6, {})):
        with pytest.raises(BadOption):
            GAME.match(seats, 1, options)
    with pytest.raises(BadOption):
        GAME.match(2, 1, {"no_such_switch": True})


def test_faces_are_named_in_the_view() -> None:
    faces = GAME.match(5, 9).view(None)["table"]["faces"]
    assert all(face["face"] in FACE.names and face["regions"] for face in faces)
