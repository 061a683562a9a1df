"""Old world cards: what they do at once, and what lasts. Nurgle has the lowest threat at the start."""

import spieltisch
from spieltisch.core import Seeded
from spieltisch.games.chaos.data import OLD_WORLD_IDS

CORRUPTED = "corruption: nurgle 2, khorne 1"


def reveal(table, card, **spec):
    return table(phase="old_world", old_world=[card], **spec)


# -- the track


def test_cards_shift_along_the_track_and_leave_it(table):
    t = reveal(table, "peasant_uprising", track=["franzs_decree", "electors_arise"])
    assert t.track() == ["peasant_uprising", "franzs_decree"]
    assert [happening["card"] for happening in t.heard("off_track")] == ["electors_arise"]
    t.settled()


def test_cards_that_are_discarded_leave_the_track_alone(table):
    t = reveal(table, "plunged_into_chaos", track=["franzs_decree", "electors_arise"])
    assert t.track() == ["franzs_decree", "electors_arise"]
    t.settled()


def test_both_comets_leave_for_a_new_one(table):
    t = reveal(table, "dark_elf_corsairs", track=["teclis_aids_the_empire", "grail_is_found"], kislev="tokens: event")
    assert t.track() == ["dark_elf_corsairs", None]
    assert t.tokens("kislev", "event") == 0
    t.settled()


def test_the_lowest_threat_decides(table):
    t = reveal(table, "horned_ones_due", dial={"nurgle": 2})
    assert t.asked == "tzeentch"
    t.act("tzeentch", "place skaven kislev").settled()


# -- one card after the other


def test_plunged_into_chaos_pays_for_peasants(table):
    t = reveal(table, "plunged_into_chaos", peasants={"khorne": 3, "nurgle": 1})
    assert [t.vp(god) for god in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [6, 1, 0, 0]
    assert t.peasants("khorne") == 3
    t.settled()


def test_plunged_into_chaos_pays_nothing_extra_on_a_tie(table):
    t = reveal(table, "plunged_into_chaos", peasants={"khorne": 2, "nurgle": 2})
    assert (t.vp("khorne"), t.vp("nurgle")) == (2, 2)
    nobody = reveal(table, "plunged_into_chaos")
    assert nobody.vp("khorne") == 0


def test_peasant_uprising_fills_all_but_the_badlands(table):
    t = reveal(table, "peasant_uprising", tilea="ruined: 1")
    assert t.tokens("norsca", "peasant") == 1
    assert t.tokens("badlands", "peasant") == t.tokens("tilea", "peasant") == 0
    assert t.ask("resistance norsca") == 2
    t.settled()


def test_peasant_uprising_with_a_short_supply_lets_the_chooser_choose(table):
    t = reveal(table, "peasant_uprising", peasants={"khorne": 18})
    t.act("nurgle", "place peasant kislev")
    assert "region_not_offered" in t.refused("nurgle", "place peasant kislev")
    t.act("nurgle", "place peasant empire")
    assert t.supply("peasant") == 0
    t.settled()


def test_two_peasant_uprisings_do_not_add_up_and_peasants_need_one(table):
    assert (
        table(track=["peasant_uprising", "peasant_uprising"], kislev="tokens: 2 peasant").ask("resistance kislev") == 5
    )
    assert table(kislev="tokens: 2 peasant").ask("resistance kislev") == 3


def test_up_from_skavenblight_near_warpstone(table):
    t = reveal(table, "up_from_skavenblight", norsca="tokens: warpstone")
    assert t.offers("nurgle") == ["place skaven norsca", "place skaven troll_country"]
    t.act("nurgle", "place skaven norsca").settled()
    assert t.ask("resistance norsca") == 0


def test_up_from_skavenblight_without_warpstone(table):
    t = reveal(table, "up_from_skavenblight")
    assert t.supply("skaven") == 6
    t.settled()


def test_meteor_showers_in_two_different_regions(table):
    t = reveal(table, "meteor_showers", badlands="ruined: 1")
    t.act("nurgle", "place warpstone kislev")
    assert t.refused("nurgle", "place warpstone kislev") == ["region_not_offered"]
    assert t.refused("nurgle", "place warpstone badlands") == ["ruined"]
    t.act("nurgle", "place warpstone empire")
    assert t.track() == [None, None]
    t.settled()


def test_warpstone_discovery_two_in_one_region(table):
    t = reveal(table, "warpstone_discovery")
    t.act("nurgle", "place warpstone kislev")
    assert t.tokens("kislev", "warpstone") == 2
    t.settled()


def test_warpstone_discovery_draws_beside_warpstone(table):
    t = table(
        phase="end",
        step="old_world_cards",
        track=["warpstone_discovery"],
        kislev="khorne: bloodsworn; tokens: 2 warpstone",
        empire="khorne: bloodsworn; tokens: warpstone",
        tilea="nurgle: leper",
        decks={"khorne": ["battle_cry"]},
    )
    assert t.hand("khorne") == ["battle_cry"]
    assert t.hand("nurgle") == []
    t.settled()


def test_bretonnian_knights_place_heroes(table):
    t = reveal(table, "bretonnian_knights")
    assert "place hero bretonnia" not in t.offers("nurgle")
    t.act("nurgle", "place hero kislev")
    assert t.tokens("bretonnia", "hero") == t.tokens("kislev", "hero") == 1
    t.settled()


def test_bretonnian_knights_make_visitors_discard(table):
    t = table(
        phase="end",
        step="old_world_cards",
        track=["bretonnian_knights"],
        bretonnia="khorne: bloodsworn; slaanesh: seductress",
        empire="nurgle: leper",
        hands={
            "khorne": ["battle_cry", "skull_throne"],
            "nurgle": ["influenza", "plague_aura"],
            "slaanesh": ["abyssal_pact"],
        },
    )
    t.act("khorne", "discard battle_cry")
    assert t.hand("slaanesh") == []  # his only card
    assert len(t.hand("nurgle")) == 2
    t.settled()


def test_dwarf_trollslayers_choose_a_pair(table):
    t = reveal(table, "dwarf_trollslayers")
    assert t.offers("nurgle") == ["place hero norsca", "place hero troll_country"]
    t.act("nurgle", "place hero troll_country")
    assert t.tokens("troll_country", "hero") == t.tokens("empire", "hero") == 1
    assert t.tokens("norsca", "hero") == 0
    t.settled()


def test_dwarf_trollslayers_with_one_hero_left(table):
    t = reveal(table, "dwarf_trollslayers", tilea="tokens: 3 hero")
    assert len(t.offers("nurgle")) == 4
    t.act("nurgle", "place hero kislev")
    assert t.tokens("norsca", "hero") == 0
    t.settled()


def test_dwarf_trollslayers_slay_the_highest_threat_beside_a_hero(table):
    t = table(
        phase="end",
        step="old_world_cards",
        track=["dwarf_trollslayers"],
        kislev="slaanesh: seductress; tokens: hero",
        empire="khorne: bloodletter, bloodthirster; nurgle: plaguebearer; tokens: hero",
    )
    assert sorted(t.offers("khorne")) == ["lose greater_daemon empire", "lose warrior empire"]
    t.act("khorne", "lose warrior empire")
    assert t.count("empire", "plaguebearer") == 1
    assert t.count("kislev", "seductress") == 1  # highest threat of all, but no warrior
    t.settled()


def test_dwarf_trollslayers_find_nobody(table):
    table(phase="end", step="old_world_cards", track=["dwarf_trollslayers"], kislev="khorne: bloodletter").settled()


def test_horned_ones_due_blocks_the_right_slot_beside_skaven(table):
    t = table(
        track=["horned_ones_due"],
        kislev="tokens: skaven",
        cards={"kislev": ["plague_aura"]},
        hands={"khorne": ["battle_cry"]},
        power={"khorne": 1, "nurgle": 0, "tzeentch": 0, "slaanesh": 0},
    )
    assert t.refused("khorne", "play battle_cry kislev") == ["slot_blocked"]
    t.act("khorne", "play battle_cry empire").settled()


def test_horned_ones_due_places_a_skaven_and_leaves_other_regions_open(table):
    t = reveal(table, "horned_ones_due")
    t.act("nurgle", "place skaven tilea").settled()
    free = table(kislev="tokens: skaven", cards={"kislev": ["plague_aura"]}, hands={"khorne": ["battle_cry"]})
    assert "play battle_cry kislev" in free.offers("khorne")  # skaven without the card


def test_crusade_is_come_two_heroes(table):
    t = reveal(table, "crusade_is_come")
    t.act("nurgle", "place hero kislev", "place hero empire")
    assert t.supply("hero") == 2
    assert t.track() == [None, None]
    t.settled()


def test_crusade_is_come_with_one_hero_left(table):
    t = reveal(table, "crusade_is_come", tilea="tokens: 3 hero")
    t.act("nurgle", "place hero kislev").settled()


def test_witch_hunters_go_where_corruption_is_worst(table):
    t = reveal(table, "witch_hunters", kislev="corruption: nurgle 3", empire="corruption: khorne 2")
    assert t.tokens("kislev", "hero") == 1
    t.settled()
    tied = reveal(table, "witch_hunters", kislev="corruption: nurgle 2", empire="corruption: khorne 2")
    assert tied.offers("nurgle") == ["place hero kislev", "place hero empire"]


def test_witch_hunters_purge_beside_heroes(table):
    t = table(
        phase="end",
        step="old_world_cards",
        track=["witch_hunters"],
        kislev=f"{CORRUPTED}; tokens: hero",
        empire=CORRUPTED,
        estalia="corruption: khorne 1, slaanesh 1; tokens: hero",
        tilea="tokens: hero",
    )
    t.act("nurgle", "cleanse slaanesh estalia")
    assert t.corruption("kislev", "nurgle") == 1
    assert t.corruption("empire", "nurgle") == 2
    t.settled()


def test_road_wardens_need_a_noble_or_peasant(table):
    t = reveal(table, "road_wardens", kislev="tokens: noble", empire="tokens: peasant", tilea="tokens: skaven")
    assert t.offers("nurgle") == ["place hero kislev", "place hero empire"]
    t.act("nurgle", "place hero kislev").settled()
    assert len(reveal(table, "road_wardens").offers("nurgle")) == 9


def test_road_wardens_toll_figures_on_the_board(table):
    t = table(track=["road_wardens"], kislev="khorne: bloodletter")
    assert t.causes("summon_cost bloodletter kislev empire") == [("printed", 2), ("old_world", 1)]
    assert t.ask("summon_cost bloodletter reserve empire") == 2
    poor = table(track=["road_wardens"], kislev="khorne: bloodletter", power={"khorne": 2})
    assert poor.refused("khorne", "summon warrior kislev empire") == ["no_power"]


def test_divine_inspiration_peasants_beside_heroes_and_nobles(table):
    t = reveal(
        table, "divine_inspiration", kislev="tokens: hero, noble", empire="tokens: noble", tilea="tokens: skaven"
    )
    assert [t.tokens(region, "peasant") for region in ("kislev", "empire", "tilea")] == [1, 1, 0]
    t.settled()


def test_divine_inspiration_makes_the_highest_threat_discard(table):
    t = table(
        phase="end",
        step="old_world_cards",
        track=["divine_inspiration"],
        hands={"slaanesh": ["abyssal_pact", "dark_influence"], "khorne": ["battle_cry"]},
    )
    t.act("slaanesh", "discard abyssal_pact")
    assert t.hand("khorne") == ["battle_cry"]
    t.settled()


def test_franzs_decree_nobles_and_resistance(table):
    t = reveal(table, "franzs_decree")
    assert t.offers("nurgle") == ["place noble kislev", "place noble bretonnia", "place noble border_princes"]
    t.act("nurgle", "place noble kislev")
    assert (t.ask("resistance kislev"), t.ask("conquest kislev")) == (4, 4)
    assert t.ask("resistance bretonnia") == 3
    t.settled()


def test_electors_arise_in_populous_regions(table):
    t = reveal(table, "electors_arise")
    assert "region_not_offered" in t.refused("nurgle", "place noble tilea")
    t.act("nurgle", "place noble kislev", "place noble estalia").settled()


def test_electors_arise_pays_the_masters_of_nobles(table):
    t = table(
        phase="corruption",
        track=["electors_arise"],
        kislev="khorne: 4 bloodletter; tokens: noble",
        tilea="nurgle: 3 plaguebearer",
        then="end",
    )
    assert t.vp("khorne") == 4 + 1
    assert t.vp("nurgle") == 2
    t.settled()


def test_mass_exodus_splits_the_peasants(table):
    t = reveal(table, "mass_exodus", kislev="tokens: 2 peasant", badlands="tokens: peasant")
    assert t.offers("nurgle") == ["exodus kislev", "exodus badlands"]
    t.act("nurgle", "exodus kislev", "send troll_country", "send empire")
    assert [t.tokens(region, "peasant") for region in ("kislev", "troll_country", "empire", "badlands")] == [0, 1, 1, 1]
    t.settled()


def test_mass_exodus_does_not_flee_into_ruins(table):
    t = reveal(table, "mass_exodus", badlands="tokens: peasant", border_princes="ruined: 1")
    assert t.tokens("badlands", "peasant") == 1
    t.settled()


def test_skavengers_dig_up_warpstone(table):
    t = table(
        phase="end",
        step="old_world_cards",
        track=["skavengers"],
        kislev="tokens: skaven",
        empire="tokens: skaven; ruined: 1",
        tilea="tokens: skaven",
    )
    assert t.offers("nurgle") == ["place warpstone kislev", "place warpstone tilea"]
    t.act("nurgle", "place warpstone kislev")
    assert t.tokens("kislev", "warpstone") == 1
    t.settled()


def test_skavengers_place_a_skaven_first(table):
    t = reveal(table, "skavengers")
    t.act("nurgle", "place skaven kislev").settled()
    table(phase="end", step="old_world_cards", track=["skavengers"]).settled()  # no skaven, no stone


def test_greenskins_place_events(table):
    t = reveal(table, "greenskins_invade", norsca="tokens: 2 event")
    assert [t.tokens(region, "event") for region in ("badlands", "empire", "tilea", "norsca")] == [1, 1, 1, 0]
    t.settled()


def test_greenskins_strike_every_power_beside_an_event(table):
    t = table(
        phase="battle",
        track=["greenskins_invade"],
        tilea="khorne: bloodsworn, bloodletter; nurgle: great_unclean_one; tokens: event",
        norsca="nurgle: leper",
        dice=[[4], [5], [1, 1], [1, 1, 1]],
    )
    assert sorted(t.offers("khorne")) == ["lose cultist tilea", "lose warrior tilea"]
    t.act("khorne", "lose cultist tilea")
    assert t.count("tilea", "great_unclean_one") == 1  # one hit is not enough
    assert t.count("norsca", "leper") == 1
    t.settled()


def test_greenskins_miss(table):
    t = table(phase="battle", track=["greenskins_invade"], tilea="khorne: bloodsworn; tokens: event", dice=[[3]])
    assert t.count("tilea", "bloodsworn") == 1
    t.settled()


def test_norse_reavers_take_from_those_with_most_figures(table):
    t = table(
        phase="battle",
        track=["norse_reavers"],
        kislev="khorne: 2 bloodsworn; nurgle: 2 leper; slaanesh: seductress; tokens: event",
        norsca="tzeentch: lord_of_change; tokens: event",
        empire="khorne: bloodsworn",
    )
    assert [t.count("kislev", figure) for figure in ("bloodsworn", "leper", "seductress")] == [1, 1, 1]
    assert t.count("norsca", "lord_of_change") == 1  # no greater daemons
    assert t.count("empire", "bloodsworn") == 1
    t.settled()


def test_norse_reavers_let_the_owner_choose(table):
    t = table(phase="battle", track=["norse_reavers"], kislev="tzeentch: acolyte, horror; tokens: event")
    t.act("tzeentch", "lose cultist kislev")
    assert t.count("kislev", "horror") == 1
    t.settled()


def test_dark_elf_corsairs_raid(table):
    t = table(
        phase="end",
        step="old_world_cards",
        track=["dark_elf_corsairs"],
        estalia="nurgle: 2 leper; khorne: bloodsworn; tokens: event, 2 peasant",
        tilea="nurgle: 2 leper; tokens: peasant",
    )
    assert t.count("estalia", "leper") == 1
    assert t.count("estalia", "bloodsworn") == 1
    assert t.tokens("estalia", "peasant") == 1
    assert (t.count("tilea", "leper"), t.tokens("tilea", "peasant")) == (2, 1)
    t.settled()


def test_dark_elf_corsairs_place_events(table):
    t = reveal(table, "dark_elf_corsairs")
    assert [t.tokens(region, "event") for region in ("bretonnia", "estalia", "tilea")] == [1, 1, 1]
    t.settled()


def test_teclis_forbids_magic_beside_events(table):
    t = table(
        track=["teclis_aids_the_empire"],
        turn="nurgle",
        kislev="tokens: event",
        hands={"nurgle": ["plague_aura", "plague_touch"]},
        power={"khorne": 0},
    )
    assert t.refused("nurgle", "play plague_aura kislev") == ["magic_forbidden"]
    assert "play plague_touch kislev" in t.offers("nurgle")  # no symbol
    assert "play plague_aura empire" in t.offers("nurgle")  # no event


def test_teclis_places_events(table):
    t = reveal(table, "teclis_aids_the_empire")
    assert [t.tokens(region, "event") for region in ("kislev", "empire", "bretonnia")] == [1, 1, 1]
    t.settled()


def test_electors_sue_for_peace(table):
    t = reveal(table, "electors_sue_for_peace")
    assert t.offers("nurgle") == ["place event kislev", "place event bretonnia", "place event border_princes"]
    t.act("nurgle", "place event kislev", "place event bretonnia")
    assert t.tokens("empire", "event") == 1
    t.settled()


def test_no_battle_where_the_electors_sue_for_peace(table):
    spec = {
        "kislev": "khorne: bloodletter; nurgle: leper; tokens: event",
        "empire": "khorne: bloodletter; nurgle: leper",
    }
    t = table(phase="battle", track=["electors_sue_for_peace"], dice=[[4, 1]], **spec)
    assert (t.count("kislev", "leper"), t.count("empire", "leper")) == (1, 0)
    t.settled()


def test_grail_is_found(table):
    t = reveal(table, "grail_is_found")
    t.act("nurgle", "place event estalia", "place event tilea")
    assert t.tokens("bretonnia", "event") == 1
    t.settled()


def test_no_corruption_beside_the_grail(table):
    t = table(
        phase="corruption", track=["grail_is_found"], tilea="nurgle: leper; tokens: event", kislev="nurgle: leper"
    )
    assert (t.corruption("tilea", "nurgle"), t.corruption("kislev", "nurgle")) == (0, 1)
    t.settled()


def test_cards_that_are_ours_can_stay_in_the_box() -> None:
    game = spieltisch.game("chaos")
    ours = {card["id"] for card in game.content()["old_world_cards"] if card["source"] not in ("rulebook", "public")}
    for seats in game.seats:
        s = game.begin(seats, {"old_world": "known"}, Seeded(3))
        cards = [OLD_WORLD_IDS[card] for card in s.old_pool] + [OLD_WORLD_IDS[card] for card in s.old_seen]
        assert not ours & set(cards)
        assert len(cards) >= s.old_left
    assert ours & {OLD_WORLD_IDS[card] for card in game.begin(4, {}, Seeded(3)).old_pool}
