"""The rules of each phase that no card test covers."""

import pytest

from spieltisch.core import BadOption, Seeded
from spieltisch.games.chaos import GAME
from spieltisch.games.chaos.data import GODS, POPULOUS, REGIONS, STARTING_TOKENS, TOKENS

NOBODY = {"khorne": 0, "nurgle": 0, "tzeentch": 0, "slaanesh": 0}
EMPTY_DECKS = {god: [] for god in GODS}


# -- set-up


@pytest.mark.parametrize(("seats", "deck"), [(3, 8), (4, 7)])
def test_setup(seats, deck):
    s = GAME.setup(seats, GAME.check_options({}), Seeded(1))
    assert s.old_left == deck
    assert len(s.old_pool) == 28
    assert [sum(s.tokens[region * 6 : region * 6 + 6]) for region in range(9)] == [1] * 9
    assert sorted(TOKENS[token] for token in STARTING_TOKENS) == ["noble"] * 2 + ["peasant"] * 4 + ["warpstone"] * 3
    for god in s.god_of:
        assert len(s.deck[god]) == 21
        assert sum(s.hand[card] for card in range(30) if s.hand[card]) == 3 * seats
    assert [s.power[god] for god in s.god_of] == [7, 6, 6, 6][:seats]


@pytest.mark.parametrize("absent", GODS)
def test_any_three_gods_play(absent):
    gods = [god for god in GODS if god != absent]
    match = GAME.match(3, 1, {"gods": " ".join(gods)})
    view = match.view(None)["table"]
    assert [god["god"] for god in view["gods"]] == gods
    assert absent not in str(view["gods"])


def test_gods_may_sit_anywhere_and_still_act_in_power_order():
    view = GAME.match(4, 1, {"gods": "slaanesh khorne tzeentch nurgle"}).view(None)["table"]
    assert view["power_order"] == [1, 3, 2, 0]


def test_gods_by_lot_come_from_chance():
    seatings = {tuple(GAME.match(3, seed, {"gods": "random"}).state.god_of) for seed in range(12)}
    assert len(seatings) > 3


@pytest.mark.parametrize("gods", ["khorne", "khorne khorne nurgle", "khorne nurgle zeus", 7])
def test_gods_that_can_not_be(gods):
    with pytest.raises(BadOption):
        GAME.match(3, 1, {"gods": gods})


# -- draw phase


def test_power_is_restored_and_what_was_left_lapses(table):
    t = table(phase="draw", power={"khorne": 2, "nurgle": 9}, decks=EMPTY_DECKS)
    assert [t.power(god) for god in GODS] == [7, 6, 6, 6]
    t.settled()


def test_an_empty_deck_is_made_anew_from_the_discard_pile(table):
    t = table(
        phase="draw",
        decks={**EMPTY_DECKS, "khorne": ["battle_cry"]},
        discards={"khorne": ["skull_throne", "skull_throne"]},
        dice=[[1]],
    )
    assert sorted(t.hand("khorne")) == ["battle_cry", "skull_throne"]
    assert t.discard("khorne") == []
    assert t.heard("reshuffled") == [{"entry": 0, "event": "reshuffled", "god": "khorne"}]
    t.settled()


def test_a_deck_that_is_used_up_is_made_anew_at_once(table):
    """What is discarded after that waits for the deck after this one."""
    t = table(
        phase="draw",
        decks={**EMPTY_DECKS, "khorne": ["battle_cry", "battle_cry"]},
        discards={"khorne": ["skull_throne"]},
        dice=[[0]],
    )
    assert t.hand("khorne") == ["battle_cry", "battle_cry"]
    assert (t.discard("khorne"), len(t.s.deck[0])) == ([], 1)
    assert len(t.heard("reshuffled")) == 1
    t.settled()


def test_nothing_left_to_draw(table):
    t = table(phase="draw", decks=EMPTY_DECKS)
    assert t.hand("khorne") == []
    t.settled()


KHORNE_DECK = ["battle_cry", "blood_frenzy", "field_of_carnage", "ritual_slaying", "reborn_in_blood"]
TZEENTCH_DECK = ["warp_shield"] * 3 + ["drain_power"]


def test_tzeentch_may_exchange_a_card_and_refills_to_five(table):
    hand = ["teleport", "dazzle", "dazzle"]
    t = table(phase="draw", hands={"tzeentch": hand}, decks={**EMPTY_DECKS, "tzeentch": TZEENTCH_DECK}, dice=[[0]] * 3)
    assert t.asked == "tzeentch"
    assert t.refused("tzeentch", "discard drain_power") == ["not_in_hand"]
    t.act("tzeentch", "discard teleport")
    assert t.hand("tzeentch") == ["warp_shield"] * 3 + ["dazzle"] * 2
    t.settled()


def test_a_hand_has_no_limit(table):
    hand = [card for card in KHORNE_DECK for _ in range(2)]
    t = table(
        phase="draw", hands={"khorne": hand}, decks={**EMPTY_DECKS, "khorne": ["skull_throne"] * 2}, dice=[[0]] * 2
    )
    assert sorted(t.hand("khorne")) == sorted([*hand, "skull_throne", "skull_throne"])


def test_tzeentch_with_five_cards_draws_none(table):
    t = table(
        phase="draw",
        hands={"tzeentch": ["teleport"] * 4 + ["dazzle"] * 2},
        decks={**EMPTY_DECKS, "tzeentch": ["warp_shield"]},
    )
    t.act("tzeentch", "decline")
    assert len(t.hand("tzeentch")) == 6
    t.settled()


# -- summoning phase


def test_turns_go_round_in_power_order(table):
    t = table(power={"khorne": 2, "nurgle": 1, "tzeentch": 1, "slaanesh": 1})
    for god in GODS:
        t.act(god, "summon cultist reserve kislev")
    assert t.asked == "khorne"
    t.act("khorne", "pass").settled()


def test_passing_loses_all_power(table):
    t = table(power={**NOBODY, "khorne": 5})
    t.act("khorne", "pass")
    assert t.power("khorne") == 0
    t.settled()


def test_the_first_figure_goes_anywhere(table):
    t = table(power={**NOBODY, "khorne": 2})
    assert len(t.offers("khorne", "summon cultist reserve")) == 9
    t.act("khorne", "summon cultist reserve estalia")
    assert {text.split()[-1] for text in t.offers("khorne", "summon cultist reserve")} == {
        "estalia",
        "bretonnia",
        "tilea",
    }


def test_a_figure_may_go_where_others_of_its_power_are_near(table):
    t = table(norsca="khorne: bloodletter", estalia="khorne: bloodsworn", power={**NOBODY, "khorne": 2})
    assert "summon warrior norsca tilea" in t.offers("khorne")
    assert t.refused("khorne", "summon warrior norsca norsca") == ["already_there"]


def test_reasons_against_a_summons(table):
    t = table(norsca="khorne: bloodletter, 4 bloodsworn", power={**NOBODY, "khorne": 1})
    assert t.refused("khorne", "summon cultist reserve norsca") == ["none_in_reserve"]
    assert t.refused("khorne", "summon warrior kislev norsca") == ["no_such_figure"]
    assert t.refused("khorne", "summon shielded_cultist norsca kislev") == ["no_such_figure"]
    assert t.refused("khorne", "summon warrior norsca badlands") == ["not_adjacent", "no_power"]
    assert t.refused("nurgle", "pass") == ["core-not_your_turn"]


def test_only_plain_figures_lie_in_the_reserve(table):
    t = table(turn="tzeentch", norsca="tzeentch: shielded_cultist", power={**NOBODY, "tzeentch": 3})
    assert "summon cultist reserve norsca" in t.offers("tzeentch")
    assert t.refused("tzeentch", "summon shielded_cultist reserve norsca") == ["plain_in_reserve"]


def test_reasons_against_a_card(table):
    t = table(hands={"khorne": ["battle_cry"]}, kislev="ruined: 1", power={**NOBODY, "khorne": 1})
    assert t.refused("khorne", "play battle_cry kislev") == ["ruined"]
    assert t.refused("khorne", "play skull_throne empire") == ["not_in_hand"]
    assert t.refused("khorne", "play influenza empire") == ["not_your_card"]
    assert t.refused("khorne", "play_right battle_cry empire") == ["left_slot_first"]


def test_free_cards_take_a_turn_but_no_power(table):
    t = table(hands={"khorne": ["blood_frenzy"]}, power={**NOBODY, "khorne": 1, "nurgle": 1})
    t.act("khorne", "play blood_frenzy kislev")
    assert (t.power("khorne"), t.asked) == (1, "nurgle")


def test_a_hand_that_allows_nothing_is_not_given_away(table):
    """Every bloodsworn is held in Kislev and none is left; only the hand knows that nothing can be done."""
    held = {"kislev": "nurgle: 6 leper, 5 plaguebearer, great_unclean_one", "cards": {"kislev": ["field_of_carnage"]}}
    t = table(turn="nurgle", hands={"nurgle": ["stench_of_death"]}, power={**NOBODY, "nurgle": 1}, **held)
    assert t.offers("nurgle") == ["pass"]
    t.act("nurgle", "pass").settled()
    table(turn="nurgle", power={**NOBODY, "nurgle": 1}, **held).settled()  # an empty hand is known to all


# -- battle phase


def test_no_battle_without_dice_or_targets(table):
    t = table(phase="battle", kislev="khorne: bloodsworn; nurgle: leper", empire="khorne: bloodletter")
    assert t.heard("battle") == []
    t.settled()


def test_battles_follow_the_order_of_the_regions(table):
    fight = "khorne: bloodletter; nurgle: leper"
    t = table(phase="battle", badlands=fight, norsca=fight, empire=fight, dice=[[1, 1]] * 3)
    assert [battle["region"] for battle in t.heard("battle")] == ["norsca", "empire", "badlands"]
    t.settled()


def test_ruined_regions_still_see_battle(table):
    t = table(phase="battle", kislev="khorne: bloodletter; nurgle: leper; ruined: 1", dice=[[4, 1]])
    assert t.count("kislev", "leper") == 0
    t.settled()


def test_hits_must_be_used(table):
    t = table(phase="battle", kislev="khorne: bloodletter; nurgle: leper; tokens: peasant", dice=[[4, 1]])
    assert t.refused("khorne", "pass") == ["hits_must_be_used"]
    assert t.refused("khorne", "keep_hits") == ["only_early_hits_keep"]
    assert t.refused("khorne", "hit khorne warrior") == ["own_figure"]
    t.act("khorne", "hit nurgle cultist")
    assert t.tokens("kislev", "peasant") == 1
    t.settled()


def test_sixes_explode_again_and_again(table):
    t = table(phase="battle", kislev="khorne: bloodletter; nurgle: 4 leper", dice=[[6, 1], [6], [6], [5]])
    assert t.count("kislev", "leper") == 0
    t.settled()


def test_kept_early_hits_need_no_further_dice(table):
    t = table(
        phase="battle",
        kislev="nurgle: great_unclean_one, leper",
        cards={"kislev": ["blood_frenzy", "blood_frenzy"]},
        dice=[[4, 4, 4, 1]],
    )
    t.act("khorne", "keep_hits")
    assert t.waits == "assign_hits"
    t.act("khorne", "hit nurgle greater_daemon")
    assert t.count("kislev", "great_unclean_one") == 0
    t.settled()


def test_plain_hits_are_spent_before_sixes(table):
    t = table(
        phase="battle",
        upgrades=["up_daemonette"],
        kislev="khorne: bloodthirster; slaanesh: daemonette; nurgle: leper",
        dice=[[4, 6, 6, 1], [1, 1], [1]],
    )
    t.act("khorne", "hit nurgle cultist")
    assert t.count("kislev", "daemonette") == 0  # both sixes were left
    t.settled()


# -- corruption phase


def test_conquest_and_resistance_move_apart(table):
    t = table(kislev="tokens: 2 noble, skaven")
    assert t.causes("conquest kislev") == [("printed", 3), ("nobles", 2)]
    assert t.causes("resistance kislev") == [("printed", 3), ("skaven", -1)]


def test_warpstone_counts_toward_ruin(table):
    t = table(
        phase="corruption",
        kislev="nurgle: leper; corruption: khorne 8; tokens: 3 warpstone",
        empire="nurgle: leper; corruption: khorne 8; tokens: 2 warpstone",
    )
    assert (t.ruin("kislev"), t.ruin("empire")) == (1, 0)
    t.settled()


def test_populous_regions():
    assert [REGIONS[region] for region in range(9) if POPULOUS[region]] == ["kislev", "empire", "bretonnia", "estalia"]


def test_nurgle_needs_populous_regions_and_khorne_corrupts_without_counters(table):
    t = table(phase="corruption", tilea="nurgle: 2 leper", kislev="khorne: 2 bloodsworn")
    assert (t.counters("nurgle"), t.counters("khorne")) == (0, 0)
    t.settled()


# -- end phase


def test_chaos_cards_go_to_their_owners_discard_piles(table):
    t = table(
        phase="end", step="chaos_cards", cards={"kislev": ["battle_cry", "influenza"], "empire": ["skull_throne"]}
    )
    assert sorted(t.discard("khorne")) == ["battle_cry", "skull_throne"]
    assert t.discard("nurgle") == ["influenza"]
    t.settled()


def test_a_hero_lets_the_victim_choose_his_figure(table):
    t = table(phase="end", step="heroes", kislev="khorne: bloodletter, bloodsworn; nurgle: leper; tokens: hero")
    assert t.refused("khorne", "lose greater_daemon kislev") == ["no_such_figure"]
    t.act("khorne", "lose cultist kislev")
    assert t.count("kislev", "leper") == 1
    t.settled()


def test_heroes_without_figures_do_nothing(table):
    table(phase="end", step="heroes", kislev="tokens: 2 hero").settled()


def test_a_ruin_with_one_corruptor_pays_first_place_only(table):
    t = table(phase="end", step="ruined_regions", tilea="corruption: nurgle 12; ruined: 3 open")
    assert [t.vp(god) for god in GODS] == [0, 8, 0, 0]
    t.settled()


def test_dial_instructions_of_slaanesh(table):
    t = table(
        phase="end", step="dials", dial={"slaanesh": 2}, counters={"slaanesh": 1, "khorne": 1}, kislev="ruined: 1"
    )
    assert t.refused("slaanesh", "place noble kislev") == ["ruined"]
    t.act("slaanesh", "place noble empire", "place noble empire")
    assert t.tokens("empire", "noble") == 2
    t.settled()


def test_removing_old_world_tokens_is_compulsory_as_far_as_possible(table):
    t = table(
        phase="end", step="dials", dial={"slaanesh": 5}, counters={"slaanesh": 1, "khorne": 1}, kislev="tokens: hero"
    )
    assert t.tokens("kislev", "hero") == 0
    assert t.supply("hero") == 4
    t.settled()


def test_removing_corruption_of_anybody(table):
    t = table(
        phase="end",
        step="dials",
        dial={"nurgle": 5},
        counters={"nurgle": 1, "khorne": 1},
        kislev="corruption: khorne 2",
        empire="corruption: nurgle 1",
    )
    t.act("nurgle", "cleanse khorne kislev", "cleanse nurgle empire")
    assert (t.corruption("kislev", "khorne"), t.corruption("empire", "nurgle")) == (1, 0)
    t.settled()


def test_an_upgrade_is_taken_once(table):
    t = table(
        phase="end", step="dials", dial={"khorne": 1}, counters={"khorne": 1, "nurgle": 1}, upgrades=["up_bloodsworn"]
    )
    assert t.refused("khorne", "upgrade up_bloodsworn") == ["already_played"]
    assert t.refused("khorne", "upgrade up_leper") == ["not_your_upgrade"]
    t.act("khorne", "upgrade up_bloodletter").settled()


def test_a_dial_at_victory_turns_no_further(table):
    t = table(phase="end", step="dials", dial={"slaanesh": 6}, counters={"slaanesh": 3})
    assert t.dial("slaanesh") == 7
    t.settled()


# -- the end


def ending(table, **spec):
    t = table(phase="end", step="game_end", **spec)
    result = t.match.view(None)["table"]["result"]
    return (result["ending"], result["winners"]) if result else None


def test_fifty_points_win(table):
    assert ending(table, vp={"khorne": 50, "nurgle": 51}) == ("points", [1])


def test_fifty_points_tied_the_higher_threat_wins(table):
    assert ending(table, vp={"khorne": 52, "nurgle": 52}) == ("points", [0])


FIVE = {name: f"ruined: {number}" for number, name in enumerate(REGIONS[:5], start=1)}


def test_five_ruins_the_most_points_win(table):
    assert ending(table, vp={"slaanesh": 20, "nurgle": 21}, **FIVE) == ("ruins", [1])
    assert ending(table, vp={"slaanesh": 21, "nurgle": 21}, **FIVE) == ("ruins", [3])


def test_the_old_world_holds_out(table):
    assert ending(table, round=7, vp={"khorne": 49}) == ("deck", [])
    t = table(phase="end", step="game_end", round=7)
    assert t.match.ranking == [[0, 1, 2, 3]]


def test_five_ruins_count_before_the_empty_deck(table):
    assert ending(table, round=7, vp={"tzeentch": 10}, **FIVE) == ("ruins", [2])


def test_the_game_goes_on(table):
    assert ending(table, vp={"khorne": 49}) is None


# -- control


def test_whose_figures_are_all_charmed_starts_anywhere(table):
    t = table(kislev="slaanesh: charmed_bloodsworn", power={**NOBODY, "khorne": 1})
    assert len(t.offers("khorne", "summon cultist reserve")) == 9


def test_old_world_before_the_keeper_and_after_the_rotting(table):
    start = table(
        phase="battle",
        track=["greenskins_invade"],
        upgrades=["up_keeper_of_secrets"],
        tilea="slaanesh: keeper_of_secrets; nurgle: leper; tokens: event",
        dice=[[4], [1]],
    )
    assert start.count("tilea", "leper") == 0  # struck by the greenskins before the Keeper could charm it
    start.settled()
    end = table(
        phase="battle",
        track=["norse_reavers"],
        kislev="khorne: 2 bloodsworn; slaanesh: seductress; corruption: nurgle 1; tokens: event",
        cards={"kislev": ["final_rotting", "field_of_ecstasy"]},
    )
    end.act("nurgle", "slay khorne cultist")
    assert (end.count("kislev", "bloodsworn"), end.count("kislev", "seductress")) == (
        0,
        0,
    )  # one each: both lose
    end.settled()
