"""Nurgle's cards and upgrades: each where it acts, where it does not, and beside a bystander."""

ONLY_NURGLE = {"khorne": 0, "nurgle": 3, "tzeentch": 0, "slaanesh": 0}


def test_plague_aura_counts_own_tokens(table):
    t = table(kislev="nurgle: leper; corruption: nurgle 3, khorne 2", cards={"kislev": ["plague_aura", "plague_aura"]})
    assert t.ask("domination nurgle kislev") == 1 + 6
    assert t.ask("domination khorne kislev") == 0


def test_plague_aura_elsewhere(table):
    t = table(kislev="corruption: nurgle 3", cards={"empire": ["plague_aura"]})
    assert t.ask("domination nurgle kislev") == t.ask("domination nurgle empire") == 0


def test_plague_touch_weakens_enemies_down_to_one(table):
    t = table(
        kislev="nurgle: great_unclean_one; khorne: bloodthirster", cards={"kislev": ["plague_touch", "plague_touch"]}
    )
    assert t.ask("defense bloodthirster kislev") == 1
    assert t.causes("defense bloodletter kislev")[-1] == ("least", 2)
    assert t.ask("defense great_unclean_one kislev") == 3  # not his own


def test_all_things_decay_removes_any_token(table):
    t = table(
        turn="nurgle",
        hands={"nurgle": ["all_things_decay"]},
        power=ONLY_NURGLE,
        kislev="corruption: nurgle 1, khorne 2; tokens: warpstone",
    )
    t.act("nurgle", "play all_things_decay kislev", "cleanse khorne kislev")
    assert (t.corruption("kislev", "khorne"), t.corruption("kislev", "nurgle")) == (1, 1)
    assert t.tokens("kislev", "warpstone") == 1
    t.act("nurgle", "pass").settled()


def test_all_things_decay_without_tokens(table):
    t = table(turn="nurgle", hands={"nurgle": ["all_things_decay"]}, power=ONLY_NURGLE, empire="corruption: khorne 2")
    t.act("nurgle", "play all_things_decay kislev", "pass").settled()
    assert t.corruption("empire", "khorne") == 2


def test_influenza_lowers_resistance_only(table):
    t = table(cards={"estalia": ["influenza"]})
    assert t.ask("resistance estalia") == 2
    assert t.ask("conquest estalia") == 4
    assert t.ask("resistance bretonnia") == 3


def test_two_influenzas_add_up_and_stop_at_zero(table):
    t = table(cards={"bretonnia": ["influenza", "influenza"]})
    assert t.ask("resistance bretonnia") == 0


def test_rain_of_pus_protects_only_nurgle(table):
    t = table(
        estalia="nurgle: leper, plaguebearer; slaanesh: seductress",
        cards={"estalia": ["rain_of_pus"]},
        phase="battle",
        dice=[[3]],
    )
    assert t.ask("defense leper estalia") == 2
    assert t.ask("defense seductress estalia") == 1  # the innocent bystander
    assert t.ask("defense leper empire") == 1
    t.settled()


def test_great_foul_consumption_turns_figures_into_tokens(table):
    t = table(
        phase="corruption",
        tilea="nurgle: 2 leper, plaguebearer, great_unclean_one, plaguebearer; khorne: bloodsworn",
        cards={"tilea": ["great_foul_consumption"]},
    )
    assert t.commands("tilea", "nurgle") == 0
    assert t.corruption("tilea", "nurgle") == 2 + 2  # lepers first, then five figures for two
    assert t.count("tilea", "bloodsworn") == 1
    assert t.reserve("great_unclean_one") == 1
    t.settled()


def test_great_foul_consumption_is_foreseen(table):
    t = table(
        phase="summoning",
        tilea="nurgle: 2 leper, plaguebearer, great_unclean_one; khorne: bloodsworn",
        kislev="nurgle: leper; corruption: khorne 8; tokens: 3 warpstone",
        empire="nurgle: leper; corruption: khorne 8; tokens: 2 warpstone",
        cards={"tilea": ["great_foul_consumption"]},
    )
    seen = {one["region"]: one for one in t.match.view(None)["table"]["regions"]}
    tilea = seen["tilea"]
    assert sum(tilea["corruption_forecast"]) == tilea["toward_ruin_forecast"] == 2 + 2 + 1  # and the bloodsworn
    assert (seen["kislev"]["toward_ruin"], seen["kislev"]["toward_ruin_forecast"]) == (11, 12)
    assert [slug for slug, one in seen.items() if one["falls"]] == ["kislev"]


def test_great_foul_consumption_can_ruin_and_second_copy_finds_nobody(table):
    t = table(
        phase="corruption",
        tilea="nurgle: 4 plaguebearer; corruption: nurgle 10",
        cards={"tilea": ["great_foul_consumption", "great_foul_consumption"]},
    )
    assert t.corruption("tilea", "nurgle") == 12
    assert t.ruin("tilea") == 1
    t.settled()


def test_great_foul_consumption_is_void_under_battle_cry_but_still_eats(table):
    t = table(
        phase="corruption", tilea="nurgle: 2 plaguebearer", cards={"tilea": ["battle_cry", "great_foul_consumption"]}
    )
    assert t.corruption("tilea", "nurgle") == 0
    assert t.commands("tilea", "nurgle") == 0
    t.settled()


def test_final_rotting_kills_one_per_token_but_no_daemons(table):
    t = table(
        phase="battle",
        kislev="corruption: nurgle 2; khorne: bloodsworn, bloodthirster; tzeentch: horror",
        cards={"kislev": ["final_rotting", "field_of_ecstasy"]},
    )
    assert t.waits == "rot_figure"
    assert sorted(t.offers("nurgle")) == ["slay khorne cultist", "slay tzeentch warrior"]
    t.act("nurgle", "slay khorne cultist")
    assert t.commands("kislev", "tzeentch") == 0  # the horror was the only one left for the second token
    assert t.count("kislev", "bloodthirster") == 1
    assert t.counters("khorne") == 0
    t.settled()


def test_final_rotting_without_own_tokens(table):
    t = table(phase="battle", kislev="corruption: khorne 3; khorne: bloodsworn", cards={"kislev": ["final_rotting"]})
    assert t.count("kislev", "bloodsworn") == 1
    t.settled()


def test_stench_of_death_places_two_when_nurgle_dominates(table):
    t = table(phase="corruption", estalia="nurgle: 2 plaguebearer", cards={"estalia": ["stench_of_death"]})
    assert t.corruption("estalia", "nurgle") == 2
    assert t.counters("nurgle") == 1
    t.settled()


def test_stench_of_death_when_somebody_else_dominates(table):
    t = table(phase="corruption", tilea="nurgle: leper; khorne: 5 bloodletter", cards={"tilea": ["stench_of_death"]})
    assert t.vp("khorne") == 2
    assert t.corruption("tilea", "nurgle") == 1  # the leper only
    t.settled()


# -- upgrades


def test_upgraded_lepers_come_for_free_once_each(table):
    t = table(turn="nurgle", upgrades=["up_leper"], kislev="nurgle: leper", power=ONLY_NURGLE)
    assert t.causes("summon_cost leper reserve empire") == [("printed", 1), ("upgrade", -1)]
    assert t.ask("summon_cost leper reserve kislev") == 1  # he has a figure there
    t.act("nurgle", "summon cultist reserve empire")
    assert t.power("nurgle") == 3
    t.act("nurgle", "summon spent_cultist empire bretonnia")  # this one was free already
    assert t.power("nurgle") == 2
    t.act("nurgle", "summon cultist kislev troll_country")
    assert t.power("nurgle") == 2
    t.act("nurgle", "pass").settled()


def test_plain_lepers_cost_one(table):
    t = table(kislev="nurgle: leper")
    assert t.ask("summon_cost leper reserve empire") == 1


def test_free_lepers_when_power_would_not_pay(table):
    t = table(
        turn="nurgle",
        upgrades=["up_leper"],
        track=["road_wardens"],
        kislev="nurgle: leper; tokens: hero",
        power={**ONLY_NURGLE, "nurgle": 1},
    )
    assert t.ask("summon_cost leper kislev empire") == 1  # free, but the wardens take their toll
    assert t.ask("summon_cost leper reserve empire") == 0
    t.act("nurgle", "summon cultist kislev empire").settled()


def test_upgraded_plaguebearers_strike_back(table):
    t = table(
        phase="battle",
        upgrades=["up_plaguebearer"],
        kislev="khorne: 2 bloodletter; nurgle: 2 plaguebearer; slaanesh: seductress",
        dice=[[4, 4, 1, 1], [1, 1]],
    )
    t.act("khorne", "hit nurgle warrior", "hit nurgle warrior")
    assert t.count("kislev", "bloodletter") == 0  # two hits in return
    assert t.count("kislev", "seductress") == 1
    t.settled()


def test_return_hits_need_enough_to_kill(table):
    t = table(
        phase="battle",
        upgrades=["up_plaguebearer"],
        kislev="khorne: bloodthirster; nurgle: 2 plaguebearer",
        dice=[[4, 4, 1, 1], [1, 1]],
    )
    assert t.count("kislev", "bloodthirster") == 1
    t.settled()


def test_plain_plaguebearers_do_not_strike_back(table):
    t = table(phase="battle", kislev="khorne: bloodletter; nurgle: plaguebearer", dice=[[4, 1], [1]])
    assert t.count("kislev", "bloodletter") == 1
    t.settled()


def test_upgraded_great_unclean_one_corrupts_on_arrival(table):
    t = table(turn="nurgle", upgrades=["up_great_unclean_one"], kislev="nurgle: leper", power=ONLY_NURGLE)
    t.act("nurgle", "summon greater_daemon reserve empire")
    assert t.corruption("empire", "nurgle") == 2
    assert t.counters("nurgle") == 1
    t.settled()


def test_plain_great_unclean_one_and_battle_cry(table):
    t = table(turn="nurgle", kislev="nurgle: leper", power=ONLY_NURGLE)
    t.act("nurgle", "summon greater_daemon reserve empire").settled()
    assert t.corruption("empire", "nurgle") == 0
    cry = table(
        turn="nurgle",
        upgrades=["up_great_unclean_one"],
        kislev="nurgle: leper",
        power=ONLY_NURGLE,
        cards={"empire": ["battle_cry"]},
    )
    cry.act("nurgle", "summon greater_daemon reserve empire").settled()
    assert (cry.corruption("empire", "nurgle"), cry.counters("nurgle")) == (0, 0)


def test_power_of_pestilence(table):
    empty = {god: [] for god in ("khorne", "nurgle", "tzeentch", "slaanesh")}
    assert table(phase="draw", upgrades=["up_power_of_pestilence"], decks=empty).power("nurgle") == 7
    assert table(phase="draw", decks=empty).power("nurgle") == 6


def test_provender_of_ruin_feeds_on_any_ruin(table):
    t = table(phase="corruption", upgrades=["up_provender_of_ruin"], tilea="khorne: bloodsworn; corruption: khorne 11")
    assert (t.vp("nurgle"), t.vp("khorne")) == (3, 3)
    t.settled()
    plain = table(phase="corruption", tilea="khorne: bloodsworn; corruption: khorne 11")
    assert plain.vp("nurgle") == 0
