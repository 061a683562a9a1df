"""Every worked example of the German and Polish rulebooks; where the German one slips, the Polish one is played."""


def test_comet_removal_norse_reavers(table):
    """R 10: Norse Reavers take Greenskins off place 1; Warpstone Discovery stays on place 2, nothing shifts."""
    t = table(
        phase="old_world",
        track=["greenskins_invade", "warpstone_discovery"],
        old_world=["norse_reavers"],
        norsca="tokens: peasant, event",
        kislev="tokens: 2 peasant",
    )
    assert t.track() == ["norse_reavers", "warpstone_discovery"]
    assert t.tokens("norsca", "peasant") == 0
    assert t.tokens("kislev", "peasant") == 1
    assert [t.tokens(region, "event") for region in ("norsca", "troll_country", "kislev")] == [1, 1, 1]
    t.settled()


def test_summoning_a_bloodsworn(table):
    """R 12: with a figure in Kislev and 1 power a bloodsworn goes to Troll Country, not to Norsca; no bloodthirster."""
    t = table(kislev="khorne: bloodletter", power={"khorne": 1, "nurgle": 1, "tzeentch": 0, "slaanesh": 0})
    assert t.refused("khorne", "summon cultist reserve norsca") == ["not_adjacent"]
    assert t.refused("khorne", "summon greater_daemon reserve troll_country") == ["no_power"]
    t.act("khorne", "summon cultist reserve troll_country")
    assert t.count("troll_country", "bloodsworn") == 1
    assert t.power("khorne") == 0
    assert t.asked == "nurgle"
    t.passes("nurgle").settled()


def test_playing_the_skull_throne(table):
    """R 13: 1 power buys The Skull Throne in Kislev; not Reborn in Blood, not where both slots are taken."""
    t = table(
        hands={"khorne": ["skull_throne", "reborn_in_blood"], "nurgle": ["influenza"]},
        power={"khorne": 1, "nurgle": 1, "tzeentch": 0, "slaanesh": 0},
        cards={"troll_country": ["plague_aura", "drain_power"]},
    )
    assert t.refused("khorne", "play reborn_in_blood kislev") == ["no_power_for_card"]
    assert t.refused("khorne", "play skull_throne troll_country") == ["slots_full"]
    t.act("khorne", "play skull_throne kislev")
    assert t.slots("kislev") == ["skull_throne", None]
    assert t.power("khorne") == 0
    t.act("nurgle", "play influenza estalia").settled()  # Khorne is skipped: his power is 0


def test_warp_shield_and_teleport(table):
    """R 14: a shielded acolyte is teleported to Estalia; the card stays, the protection travels."""
    t = table(
        turn="tzeentch",
        empire="tzeentch: acolyte",
        estalia="khorne: bloodthirster",
        hands={"tzeentch": ["warp_shield", "teleport"]},
        power={"khorne": 0, "nurgle": 0, "tzeentch": 2, "slaanesh": 0},
        then="battle",
    )
    t.act("tzeentch", "play warp_shield empire", "play teleport empire", "send estalia")
    assert t.slots("empire") == ["warp_shield", "teleport"]
    t.act("tzeentch", "pass")
    assert t.count("estalia", "acolyte") == 1  # Khorne had no target there and did not even roll
    assert t.heard("battle") == []
    t.settled()


def test_three_way_battle(table):
    """R 16 (Polish): the Great Unclean One falls but still kills a bloodletter and an acolyte."""
    t = table(
        phase="battle",
        kislev="khorne: 2 bloodletter; nurgle: great_unclean_one; tzeentch: 2 acolyte",
        dice=[[1, 3, 4, 6], [5], [2, 4, 5]],
    )
    t.act("khorne", "hit nurgle greater_daemon")
    assert t.count("kislev", "great_unclean_one") == 1  # laid down, still there
    t.act("nurgle", "hit khorne warrior", "hit tzeentch cultist")
    assert t.count("kislev", "great_unclean_one") == 0
    assert t.count("kislev", "bloodletter") == 1
    assert t.count("kislev", "acolyte") == 1
    t.settled()


def test_fighting_peasants(table):
    """R 17: one hit, one peasant to the power sheet, the other stays."""
    t = table(phase="battle", border_princes="khorne: bloodletter; tokens: 2 peasant", dice=[[3, 4]])
    assert t.peasants("khorne") == 1
    assert t.tokens("border_princes", "peasant") == 1
    assert t.counters("khorne") == 0
    t.settled()


def test_complex_battle(table):
    """R 18 (Polish): Blood Frenzy against Rain of Pus; the Great Unclean One and one plaguebearer live."""
    t = table(
        phase="battle",
        estalia="khorne: bloodletter, bloodsworn; nurgle: great_unclean_one, 2 plaguebearer, leper",
        cards={"estalia": ["blood_frenzy", "rain_of_pus"]},
        dice=[[1, 6], [4], [4, 4], [1, 2, 3, 6], [6], [4]],
    )
    assert "keep_hits" in t.offers("khorne")  # he could save both hits for the Great Unclean One
    t.act("khorne", "hit nurgle warrior")
    assert t.count("estalia", "plaguebearer") == 1  # gone at once, not laid down
    assert "too_few_hits" in t.refused("khorne", "hit nurgle greater_daemon")
    t.act("khorne", "hit nurgle cultist")
    t.act("nurgle", "hit khorne warrior")  # the second hit must take the bloodsworn, the third is lost
    assert [t.count("estalia", figure) for figure in ("great_unclean_one", "plaguebearer", "leper")] == [1, 1, 0]
    assert t.commands("estalia", "khorne") == 0
    assert t.slots("estalia") == ["blood_frenzy", "rain_of_pus"]
    t.settled()


def test_early_hits_are_kept(table):
    """R 16: two early hits and two normal ones kill the Great Unclean One, who still rolls."""
    t = table(
        phase="battle",
        tilea="khorne: bloodthirster; nurgle: great_unclean_one",
        cards={"tilea": ["blood_frenzy"]},
        dice=[[4, 5], [2, 3, 4, 5], [1, 3, 5]],
    )
    assert t.count("tilea", "great_unclean_one") == 0
    assert t.count("tilea", "bloodthirster") == 1
    assert len(t.heard("rolled")) == 3
    t.settled()


def test_early_kill_silences_the_great_unclean_one(table):
    """R 16, second half: had the early dice exploded, he would not have rolled."""
    t = table(
        phase="battle",
        tilea="khorne: bloodthirster; nurgle: great_unclean_one",
        cards={"tilea": ["blood_frenzy"]},
        dice=[[6, 5], [4]],
    )
    t.act("khorne", "hit nurgle greater_daemon")
    assert t.count("tilea", "great_unclean_one") == 0
    assert len(t.heard("rolled")) == 1
    t.settled()


def test_domination_in_kislev(table):
    """R 19: two bloodsworn and The Blood God's Call make 4 against 3; Nurgle's 1 is nothing."""
    t = table(
        phase="corruption",
        kislev="khorne: 2 bloodsworn; nurgle: great_unclean_one",
        cards={"kislev": ["blood_gods_call", "plague_touch"]},
    )
    assert t.ask("domination khorne kislev") == 4
    assert t.ask("domination nurgle kislev") == 1
    assert (t.vp("khorne"), t.vp("nurgle")) == (3, 0)
    t.settled()


ESTALIA = "khorne: bloodsworn; nurgle: 3 leper; tzeentch: acolyte; corruption: khorne 4, nurgle 5, slaanesh 1"


def test_ruin_of_estalia(table):
    """R 20: 10 tokens and 5 cultists: ruined by Khorne, Nurgle and Tzeentch, not by Slaanesh."""
    t = table(phase="corruption", step="corruption", estalia=ESTALIA)
    assert [t.corruption("estalia", god) for god in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [5, 8, 1, 1]
    assert t.ruin("estalia") == 1
    assert [t.vp(god) for god in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [3, 3, 3, 0]
    t.settled()


def test_scoring_of_estalia(table):
    """R 21: Nurgle 9, Khorne 4; the card is turned over, the tokens leave."""
    t = table(
        phase="end",
        step="ruined_regions",
        estalia="corruption: khorne 5, nurgle 8, tzeentch 1, slaanesh 1; ruined: 1 open",
    )
    assert [t.vp(god) for god in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [4, 9, 0, 0]
    assert t.ruin("estalia") == -1
    assert t.corruption("estalia", "nurgle") == 0
    t.settled()


def test_dial_turning(table):
    """R 21: Khorne ticks twice (4 points, then an upgrade), Nurgle 3 points, Tzeentch a warpstone, Slaanesh nothing."""
    t = table(phase="end", step="dials", counters={"khorne": 2, "nurgle": 1, "tzeentch": 1})
    assert (t.vp("khorne"), t.vp("nurgle")) == (4, 3)
    t.act("tzeentch", "place warpstone norsca")
    assert len(t.offers("khorne", "upgrade")) == 5
    t.act("khorne", "upgrade up_bloodsworn")
    assert [t.dial(god) for god in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [2, 1, 1, 0]
    assert t.tokens("norsca", "warpstone") == 1
    t.settled()


def test_advancement_counters_of_nurgle(table):
    """R 22: one leper in the Empire, two in Bretonnia, three in Estalia earn two counters."""
    t = table(
        phase="corruption",
        step="corruption",
        empire="nurgle: leper",
        bretonnia="nurgle: 2 leper",
        estalia="nurgle: 3 leper",
    )
    assert t.counters("nurgle") == 2
    t.settled()


def test_advancement_counters_of_slaanesh(table):
    """Polish rulebook: the same three regions with heroes and a noble earn Slaanesh two counters."""
    t = table(
        phase="corruption",
        step="corruption",
        empire="slaanesh: seductress; tokens: hero",
        bretonnia="slaanesh: 2 seductress; tokens: hero",
        estalia="slaanesh: 3 seductress; tokens: noble",
    )
    assert t.counters("slaanesh") == 2
    t.settled()


def test_one_counter_however_many_khorne_kills(table):
    """R 23: four kills in one region in a bloody battle phase are one counter."""
    t = table(
        phase="battle",
        kislev="khorne: bloodthirster; nurgle: 4 leper",
        dice=[[4, 4, 5, 5]],
    )
    assert t.count("kislev", "leper") == 0
    assert t.counters("khorne") == 1
    t.settled()


def test_battle_cry_against_stench_of_death(table):
    """R 26: the effect that forbids wins; Nurgle scores but places nothing."""
    t = table(phase="corruption", tilea="nurgle: plaguebearer", cards={"tilea": ["battle_cry", "stench_of_death"]})
    assert t.vp("nurgle") == 2
    assert t.corruption("tilea", "nurgle") == 0
    t.settled()


def test_two_teleports_of_the_rules_text(table):
    """R 12: Teleport without figures may be played and moves nobody."""
    t = table(
        turn="tzeentch",
        hands={"tzeentch": ["teleport"]},
        power={"khorne": 0, "nurgle": 0, "tzeentch": 1, "slaanesh": 0},
    )
    t.act("tzeentch", "play teleport norsca").settled()
    assert t.slots("norsca") == ["teleport", None]
