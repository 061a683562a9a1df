"""Slaanesh's cards and upgrades: each where it acts, where it does not, and beside a bystander."""

ONLY_SLAANESH = {"khorne": 0, "nurgle": 0, "tzeentch": 0, "slaanesh": 3}


def test_perverse_infiltration_places_a_token(table):
    t = table(turn="slaanesh", hands={"slaanesh": ["perverse_infiltration"]}, power=ONLY_SLAANESH)
    t.act("slaanesh", "play perverse_infiltration kislev", "pass").settled()
    assert t.corruption("kislev", "slaanesh") == 1
    assert t.power("slaanesh") == 0


def test_perverse_infiltration_under_battle_cry(table):
    t = table(
        turn="slaanesh",
        hands={"slaanesh": ["perverse_infiltration"]},
        power=ONLY_SLAANESH,
        cards={"kislev": ["battle_cry"]},
    )
    t.act("slaanesh", "play perverse_infiltration kislev", "pass").settled()
    assert t.corruption("kislev", "slaanesh") == 0


def test_abyssal_pact_ignores_all_figures(table):
    t = table(
        kislev="khorne: 4 bloodletter; slaanesh: seductress",
        cards={"kislev": ["abyssal_pact", "battle_cry"]},
        empire="khorne: bloodsworn",
    )
    assert t.causes("domination khorne kislev") == [("figures", 4), ("text", -4), ("card", 1)]
    assert t.ask("domination slaanesh kislev") == 0
    assert t.ask("domination khorne empire") == 1


def test_insidious_lies_count_nobles_and_heroes(table):
    t = table(
        kislev="tokens: noble, 2 hero, peasant", cards={"kislev": ["insidious_lies"], "empire": ["insidious_lies"]}
    )
    assert t.ask("domination slaanesh kislev") == 1 + 6
    assert t.ask("domination slaanesh empire") == 1


def test_dark_influence_moves_a_noble_hero_or_peasant(table):
    t = table(
        turn="slaanesh",
        hands={"slaanesh": ["dark_influence"]},
        power={**ONLY_SLAANESH, "slaanesh": 1},
        kislev="tokens: noble, hero, skaven",
        empire="ruined: 1",
    )
    t.act("slaanesh", "play dark_influence kislev")
    assert t.offers("slaanesh") == ["displace noble", "displace hero"]
    t.act("slaanesh", "displace hero")
    assert t.refused("slaanesh", "send empire") == ["ruined"]
    t.act("slaanesh", "send badlands")
    assert t.tokens("badlands", "hero") == 1
    assert t.tokens("kislev", "noble") == 1
    t.settled()


def test_dark_influence_without_such_tokens(table):
    t = table(
        turn="slaanesh",
        hands={"slaanesh": ["dark_influence"]},
        power={**ONLY_SLAANESH, "slaanesh": 1},
        kislev="tokens: warpstone, skaven",
    )
    t.act("slaanesh", "play dark_influence kislev").settled()


def test_soporific_musk_takes_command_of_a_cultist(table):
    t = table(
        turn="slaanesh",
        hands={"slaanesh": ["soporific_musk"]},
        power={**ONLY_SLAANESH, "slaanesh": 2},
        kislev="khorne: bloodsworn, bloodletter; nurgle: leper",
        then="corruption",
        dice=[[4, 1]],
    )
    t.act("slaanesh", "play soporific_musk kislev")
    assert sorted(t.offers("slaanesh")) == ["charm khorne cultist", "charm nurgle cultist"]
    t.act("slaanesh", "charm khorne cultist")
    t.act("khorne", "hit slaanesh charmed_bloodsworn")  # as if it were Slaanesh's own
    assert t.reserve("bloodsworn") == 4
    assert t.counters("khorne") == 1
    assert t.corruption("kislev", "nurgle") == 1
    t.settled()


def test_soporific_musk_where_no_cultist_is(table):
    t = table(
        turn="slaanesh",
        hands={"slaanesh": ["soporific_musk"]},
        power={**ONLY_SLAANESH, "slaanesh": 2},
        kislev="khorne: bloodletter; slaanesh: seductress",
    )
    t.act("slaanesh", "play soporific_musk kislev").settled()
    assert t.commands("kislev", "khorne") == 1


def test_field_of_ecstasy_allows_no_battle(table):
    t = table(
        phase="battle",
        kislev="khorne: bloodletter; slaanesh: seductress",
        cards={"kislev": ["field_of_ecstasy"]},
        empire="khorne: bloodletter; slaanesh: seductress",
        dice=[[1, 4]],
    )
    assert t.count("kislev", "seductress") == 1
    assert t.count("empire", "seductress") == 0
    t.settled()


def test_degenerate_royalty_is_free_where_corruption_lies(table):
    t = table(kislev="corruption: khorne 2, nurgle 1", empire="corruption: khorne 2; tokens: warpstone")
    assert t.causes("card_cost degenerate_royalty kislev") == [("printed", 3), ("text", -3)]
    assert t.ask("card_cost degenerate_royalty empire") == 3  # warpstone is no corruption token here


def test_degenerate_royalty_is_offered_accordingly(table):
    t = table(
        turn="slaanesh",
        hands={"slaanesh": ["degenerate_royalty"]},
        power={**ONLY_SLAANESH, "slaanesh": 1},
        kislev="corruption: khorne 3",
    )
    assert t.refused("slaanesh", "play degenerate_royalty empire") == ["no_power_for_card"]
    t.act("slaanesh", "play degenerate_royalty kislev")
    assert t.power("slaanesh") == 1
    assert t.ask("domination slaanesh kislev") == 3


# -- upgrades


def test_upgraded_seductress_defense(table):
    assert table(upgrades=["up_seductress"]).ask("defense seductress kislev") == 2
    assert table().ask("defense seductress kislev") == 1


def test_only_sixes_hit_upgraded_daemonettes(table):
    t = table(
        phase="battle",
        upgrades=["up_daemonette"],
        kislev="khorne: bloodthirster; slaanesh: daemonette, seductress; tokens: peasant",
        dice=[[4, 5, 6, 5], [2], [1]],
    )
    assert t.refused("khorne", "hit slaanesh warrior") == ["needs_sixes"]
    t.act("khorne", "hit slaanesh cultist")
    assert t.count("kislev", "daemonette") == 1
    t.settled()


def test_two_sixes_kill_an_upgraded_daemonette(table):
    t = table(
        phase="battle",
        upgrades=["up_daemonette"],
        kislev="khorne: bloodthirster; slaanesh: daemonette",
        dice=[[1, 1, 6, 6], [2, 2], [1]],
    )
    assert t.count("kislev", "daemonette") == 0
    t.settled()


def test_any_hits_kill_a_plain_daemonette(table):
    t = table(phase="battle", kislev="khorne: bloodthirster; slaanesh: daemonette", dice=[[4, 5, 1, 1], [1]])
    assert t.count("kislev", "daemonette") == 0
    t.settled()


def test_upgraded_keeper_may_charm_at_the_start_of_battle(table):
    t = table(
        phase="battle",
        upgrades=["up_keeper_of_secrets"],
        kislev="slaanesh: keeper_of_secrets; nurgle: 2 leper",
        empire="nurgle: leper",
        dice=[[1, 1]],
    )
    assert t.offers("slaanesh") == ["charm nurgle cultist", "decline"]
    t.act("slaanesh", "charm nurgle cultist")
    assert (t.commands("kislev", "slaanesh"), t.commands("kislev", "nurgle")) == (2, 1)
    t.settled()


def test_keeper_may_decline_and_a_plain_one_is_not_asked(table):
    t = table(
        phase="battle",
        upgrades=["up_keeper_of_secrets"],
        kislev="slaanesh: keeper_of_secrets; nurgle: leper",
        dice=[[1, 1]],
    )
    t.act("slaanesh", "decline")
    assert t.commands("kislev", "nurgle") == 1
    t.settled()
    table(phase="battle", kislev="slaanesh: keeper_of_secrets; nurgle: leper", dice=[[1, 1]]).settled()


def test_slaanesh_power_upgrades(table):
    empty = {god: [] for god in ("khorne", "nurgle", "tzeentch")}
    decks = {**empty, "slaanesh": ["dark_influence"] * 2}
    t = table(phase="draw", upgrades=["up_slaanesh_power_1", "up_slaanesh_power_2"], decks=decks, dice=[[0]])
    assert (t.power("slaanesh"), len(t.hand("slaanesh"))) == (9, 1)
    t.settled()
    plain = table(phase="draw", decks=decks, dice=[[0]])
    assert (plain.power("slaanesh"), len(plain.hand("slaanesh"))) == (6, 2)
    plain.settled()


def test_the_old_world_strikes_before_the_keeper_charms(table):
    """Who is gone when the Old World has acted charms nobody."""
    spec = {
        "phase": "battle",
        "track": ["greenskins_invade"],
        "upgrades": ["up_keeper_of_secrets"],
        "tilea": "slaanesh: keeper_of_secrets; nurgle: leper; tokens: event",
    }
    t = table(**spec, dice=[[1], [6], [6], [6], [4]])
    assert t.count("tilea", "keeper_of_secrets") == 0
    t.settled()
    alive = table(**spec, dice=[[1], [1], [1, 1]])
    assert alive.waits == "choose_charmed"
    alive.act("slaanesh", "decline").settled()
