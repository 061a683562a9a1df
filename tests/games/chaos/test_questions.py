"""Questions with causes agree with the rules everywhere, and the odds with brute force."""

from fractions import Fraction
from functools import cache

import pytest

from spieltisch.core import Refused, Seeded, legal, play, to_act, total
from spieltisch.games.chaos import GAME, effects, rules, values, view
from spieltisch.games.chaos import vocabulary as v
from spieltisch.games.chaos.data import CARDS_OF, KIND_COUNT, PIECE_AT, PIECE_COUNT, REGION_COUNT
from spieltisch.games.chaos.dice import roll_dice
from spieltisch.games.chaos.forecast import battle_forecast, battle_sides
from spieltisch.games.chaos.odds import at_least, at_least_both
from spieltisch.games.chaos.outlook import Outlook, outlook


@cache
def brute(dice: int, hits: int, sixes: int) -> Fraction:
    """One die after the other: it misses, it hits, or it hits and is rolled again."""
    if hits <= 0 and sixes <= 0:
        return Fraction(1)
    if not dice:
        return Fraction(0)
    miss = brute(dice - 1, hits, sixes)
    hit = brute(dice - 1, max(hits - 1, 0), sixes)
    again = brute(dice, max(hits - 1, 0), max(sixes - 1, 0))
    return miss / 2 + hit / 3 + again / 6


@pytest.mark.parametrize("dice", range(1, 11))
def test_odds_of_hits(dice):
    for hits in range(12):
        assert at_least(dice, hits) == pytest.approx(float(brute(dice, hits, 0)), abs=1e-12)


@pytest.mark.parametrize("dice", range(1, 8))
def test_odds_of_hits_with_sixes(dice):
    for hits in range(7):
        for sixes in range(5):
            assert at_least_both(dice, hits, sixes) == pytest.approx(float(brute(dice, hits, sixes)), abs=1e-12)


def test_odds_of_real_dice():
    chance = Seeded(7)
    rolls = [roll_dice(chance, 4) for _ in range(20000)]
    shown = sum(1 for _, hits, sixes in rolls if hits + sixes >= 3) / len(rolls)
    assert shown == pytest.approx(at_least(4, 3), abs=0.01)
    assert sum(hits + sixes for _, hits, sixes in rolls) / len(rolls) == pytest.approx(2.4, abs=0.05)


def test_one_die_hits_half_of_the_time():
    assert at_least(1, 1) == pytest.approx(0.5)
    assert at_least(3, 1) == pytest.approx(0.875)
    assert at_least(0, 1) == 0.0


def positions(games: int):
    for seed in range(games):
        chance = Seeded(seed)
        s = GAME.begin(4 - seed % 2, {}, chance)
        while s.frames:
            yield s
            seat = to_act(s)[0]
            actions = legal(s, seat)
            play(s, chance, seat, actions[chance.pick(len(actions))])


def explained(question, *args):
    """The number, after a look at its causes: they are no second answer."""
    causes = []
    assert question(*args) == question(*args, causes) == total(causes), (question, args)
    return question(*args)


def test_causes_add_up_to_the_answer_in_random_play():
    asked = 0
    for s in positions(3):
        for region in range(REGION_COUNT):
            explained(values.resistance, s, region)
            explained(values.conquest, s, region)
            for god in s.god_of:
                explained(values.domination, s, region, god)
                explained(values.dice, s, region, god)
                for card in CARDS_OF[god]:
                    explained(values.card_cost, s, card, region)
            for piece in range(PIECE_COUNT):
                if s.figures[region * PIECE_COUNT + piece]:
                    asked += 1
                    explained(values.attack, s, region, piece)
                    explained(values.defense, s, region, piece)
                    explained(values.summon_cost, s, piece, region, (region + 1) % REGION_COUNT)
    assert asked > 1000


def test_a_list_of_offers_says_what_each_says_alone():
    printed = other = 0
    for s in positions(3):
        seat = to_act(s)[0]
        actions = legal(s, seat)
        assert GAME.notes(s, seat, actions) == [GAME.annotate(s, seat, action) for action in actions]
        if values.has_printed_prices(s):
            printed += 1
        else:
            other += 1
    assert printed > 100
    assert other > 100


def test_offers_cost_what_the_turn_takes():
    seen = 0
    for s in positions(2):
        seat = to_act(s)[0]
        for action in legal(s, seat)[:5]:
            note = GAME.annotate(s, seat, action)
            if "cost" in note:
                after = s.copy()
                before = s.power[s.god_of[seat]]
                play(after, Seeded(1), seat, action)
                text = GAME.verbs.text(action)
                if not text.startswith("play drain_power") and after.phase == s.phase:
                    assert before - after.power[s.god_of[seat]] == note["cost"], text
                    seen += 1
    assert seen > 300


def test_forecast_of_a_battle(table):
    t = table(kislev="khorne: bloodletter; nurgle: leper, great_unclean_one; tzeentch: shielded_cultist")
    (khorne, nurgle) = battle_forecast(t.s, 2, battle_sides(t.s, 2))
    assert khorne[:2] == (0, 2)
    assert khorne[2] == pytest.approx(at_least(2, 1))
    assert khorne[3] == 0.0  # the shielded acolyte can not be killed
    assert nurgle[2] == pytest.approx(at_least(3, 1))


def test_forecast_against_upgraded_daemonettes(table):
    t = table(upgrades=["up_daemonette"], kislev="khorne: bloodletter; slaanesh: daemonette")
    khorne = battle_forecast(t.s, 2, battle_sides(t.s, 2))[0]
    assert khorne[2] == khorne[3] == pytest.approx(float(brute(2, 0, 2)))


def test_costs_stand_at_the_offers(table):
    t = table(hands={"khorne": ["battle_cry"]}, kislev="khorne: bloodletter; tokens: noble")
    offers = {offer["action"]: offer for offer in t.match.offers(0)}
    assert offers["play battle_cry kislev"]["cost"] == 1
    assert offers["pass"] == {"action": "pass"}


def test_forecasts_of_what_a_player_looks_at(table):
    t = table(hands={"khorne": ["battle_cry"]}, kislev="khorne: bloodletter; tokens: noble")
    before = t.s.digest()
    asked = ["play battle_cry kislev", "summon cultist reserve kislev", "pass"]
    card, cultist, passing = t.match.forecasts(0, asked)
    assert (card["region"], card["domination"], card["points"]) == ("kislev", [1, 2], 4)
    assert cultist["domination"] == [1, 2]
    assert passing is None
    assert t.s.digest() == before


def test_a_card_that_adds_dice_says_so_before_it_is_played(table):
    t = table(
        turn="nurgle",
        hands={"nurgle": ["rain_of_pus"]},
        power={"nurgle": 5},
        kislev="nurgle: plaguebearer; khorne: 2 bloodletter",
    )
    seat = t.s.seat_of[1]
    (told,) = t.match.forecasts(seat, ["play rain_of_pus kislev"])
    now = next(row for row in t.match.view(seat)["table"]["regions"] if row["region"] == "kislev")["battle_forecast"]
    assert told["battle"] != now
    assert {side["seat"] for side in told["battle"]["sides"]} == {side["seat"] for side in now["sides"]}


def test_no_forecast_of_what_is_not_legal(table):
    t = table(kislev="khorne: bloodletter")
    with pytest.raises(Refused):
        t.match.forecasts(0, ["play battle_cry kislev"])


def test_who_would_dominate_after_the_battle(table):
    """Khorne leads with 2 against 1 unless Nurgle's die kills a bloodletter; then both have one figure at most."""
    t = table(norsca="khorne: 2 bloodletter; nurgle: plaguebearer")
    after = outlook(t.s, 0).hold
    killed = at_least(1, 1)
    assert after[0] == pytest.approx(1 - killed)  # one bloodletter alone is not above the resistance of 1
    assert after[1] == 0
    assert t.match.view(0)["table"]["regions"][0]["battle_forecast"]["hold"][0] == pytest.approx(1 - killed)


def test_nobody_weighs_a_battle_that_is_not_fought(table):
    t = table(norsca="khorne: 2 bloodletter; nurgle: plaguebearer", cards={"norsca": ["field_of_ecstasy"]})
    assert outlook(t.s, 0).hold is None


def test_a_shield_makes_the_hold_safe(table):
    t = table(norsca="tzeentch: 2 shielded_cultist; khorne: bloodletter; nurgle: leper")
    assert outlook(t.s, 0).hold[2] == pytest.approx(1.0)


def test_chances_never_exceed_one():
    weighed = 0
    for s in positions(2):
        for region in range(REGION_COUNT):
            after = outlook(s, region).hold
            if after is not None:
                weighed += 1
                assert 0 <= sum(after) <= 1 + 1e-9
    assert weighed > 50


def test_what_is_known_of_a_region_is_what_would_be_found_out_anew():
    """The picture of a region must hold all that its forecasts and its view hang on."""
    fresh = 0
    for s in positions(3):
        known = view.split_view(s, [])[0]["regions"]
        for region in range(REGION_COUNT):
            here, anew = outlook(s, region), Outlook(s, region)
            assert (here.sides, here.corruption, here.counters) == (anew.sides, anew.corruption, anew.counters)
            assert (here.domination, here.hold) == (anew.domination, anew.hold)
            if not s.ruin[region]:
                assert known[region] == view.region_view(s, region, anew)
                fresh += 1
    assert fresh > 1000


def test_forecasts_are_those_of_the_action_really_tried_out():
    seen = 0
    for s in positions(2):
        seat = to_act(s)[0]
        god = s.god_of[seat]
        for action, told in zip(legal(s, seat), GAME.forecasts(s, seat, legal(s, seat)), strict=True):
            if told is None:
                continue
            after = s.copy()
            verb, args = GAME.verbs.verb_of(action), GAME.verbs.verb_of(action).args(action)
            region = args[-1]
            if verb is v.SUMMON:
                piece = PIECE_AT[god * KIND_COUNT + args[0]]
                if args[1] < REGION_COUNT:
                    effects.lift(after, piece, args[1])
                effects.put(after, piece, region)
            else:
                after.slots[rules.open_slot(s, region) if verb is v.PLAY else region * 2 + 1] = args[0]
            before, later = Outlook(s, region), Outlook(after, region)
            assert told["domination"] == [before.domination[god], later.domination[god]]
            assert told["counters"] == [before.counters[god], later.counters[god]]
            is_weighed = before.hold is not None and later.hold is not None
            assert told["hold"] == ([before.hold[god], later.hold[god]] if is_weighed else None)
            battle = view.battle_view_forecast(after, region, later) if later.sides else None
            assert told["battle"] == battle
            seen += 1
    assert seen > 2000


def test_the_dial_forecast_knows_the_stench_of_death(table):
    """Two tokens by domination, in a populous region, are a counter without any cultist."""

    def forecast(**spec):
        seen = table(then="continue", **spec).match.view(None)["table"]
        region = next(region for region in seen["regions"] if region["region"] == "empire")
        return region["corruption_forecast"][1], seen["gods"][1]["dial"]["forecast"]

    stench = {"empire": ["stench_of_death"]}
    assert forecast(empire="nurgle: 3 plaguebearer", cards=stench) == (2, 1)
    assert forecast(empire="nurgle: plaguebearer", cards=stench) == (0, 0)  # not above the resistance
    assert forecast(empire="nurgle: 3 plaguebearer", cards={"empire": ["stench_of_death", "battle_cry"]}) == (0, 0)
    assert forecast(norsca="nurgle: 3 plaguebearer", cards={"norsca": ["stench_of_death"]})[1] == 0
