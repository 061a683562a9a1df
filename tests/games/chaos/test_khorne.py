"""Khorne's cards and upgrades: each where it acts, where it does not, and beside a bystander."""

ONLY_KHORNE = {"khorne": 3, "nurgle": 0, "tzeentch": 0, "slaanesh": 0}


def test_blood_frenzy_rolls_before_the_others(table):
    t = table(
        phase="battle",
        kislev="khorne: bloodsworn; nurgle: plaguebearer",
        cards={"kislev": ["blood_frenzy"]},
        dice=[[1, 4]],
    )
    t.act("khorne", "hit nurgle warrior")
    assert t.count("kislev", "plaguebearer") == 0
    assert len(t.heard("rolled")) == 1  # the dead plaguebearer does not roll
    t.settled()


def test_blood_frenzy_needs_no_figure_of_khorne(table):
    t = table(phase="battle", tilea="nurgle: 2 leper", cards={"tilea": ["blood_frenzy"]}, dice=[[5, 2]])
    t.act("khorne", "hit nurgle cultist")
    assert t.count("tilea", "leper") == 1
    assert t.counters("khorne") == 1
    t.settled()


def test_blood_frenzy_without_a_target_rolls_nothing(table):
    t = table(phase="battle", tilea="khorne: bloodletter", cards={"tilea": ["blood_frenzy"]})
    assert t.heard("rolled") == []
    t.settled()


def test_battle_cry_lets_nobody_corrupt(table):
    t = table(
        phase="corruption",
        tilea="khorne: bloodsworn; slaanesh: seductress; corruption: nurgle 2",
        cards={"tilea": ["battle_cry"]},
        estalia="slaanesh: seductress",
    )
    assert [t.corruption("tilea", god) for god in ("khorne", "nurgle", "slaanesh")] == [0, 2, 0]
    assert t.corruption("estalia", "slaanesh") == 1  # the region next door
    t.settled()


def test_battle_cry_does_not_stop_a_region_from_falling(table):
    t = table(
        phase="corruption",
        tilea="corruption: nurgle 9; tokens: 3 warpstone",
        cards={"tilea": ["battle_cry"]},
    )
    assert t.ruin("tilea") == 1
    assert t.vp("nurgle") == 0  # nobody placed a token there this round
    t.settled()


def test_field_of_carnage_holds_everybody_but_khorne(table):
    t = table(
        kislev="khorne: bloodsworn; nurgle: leper",
        cards={"kislev": ["field_of_carnage"]},
        power={"khorne": 1, "nurgle": 1, "tzeentch": 0, "slaanesh": 0},
    )
    t.act("khorne", "summon cultist kislev empire")
    assert t.refused("nurgle", "summon cultist kislev empire") == ["held_by_carnage"]
    t.act("nurgle", "summon cultist reserve kislev").settled()  # coming in is free


def test_field_of_carnage_in_another_region_holds_nobody(table):
    t = table(
        turn="nurgle",
        kislev="nurgle: leper",
        cards={"empire": ["field_of_carnage"]},
        power={"khorne": 0, "nurgle": 1, "tzeentch": 0, "slaanesh": 0},
    )
    t.act("nurgle", "summon cultist kislev empire").settled()


def test_ritual_slaying_draws_for_each_figure(table):
    t = table(
        phase="battle",
        kislev="khorne: bloodletter; nurgle: 2 leper; tokens: peasant",
        cards={"kislev": ["ritual_slaying"]},
        decks={"khorne": ["battle_cry", "battle_cry", "battle_cry"]},
        dice=[[4, 4], [0], [0]],
    )
    t.act("khorne", "hit nurgle cultist", "hit nurgle cultist")
    assert len(t.hand("khorne")) == 2
    t.settled()


def test_ritual_slaying_draws_nothing_for_peasants_and_for_others(table):
    t = table(
        phase="battle",
        kislev="khorne: bloodletter; nurgle: plaguebearer; tokens: peasant",
        cards={"kislev": ["ritual_slaying"]},
        dice=[[4, 1], [4]],
    )
    t.act("khorne", "hit_peasant")
    assert t.hand("khorne") == []
    assert t.count("kislev", "bloodletter") == 0
    t.settled()


def test_two_ritual_slayings_draw_two_per_figure(table):
    t = table(
        phase="battle",
        kislev="khorne: bloodletter; nurgle: leper",
        cards={"kislev": ["ritual_slaying", "ritual_slaying"]},
        decks={"khorne": ["battle_cry"] * 2},
        dice=[[4, 1], [0]],
    )
    assert t.hand("khorne") == ["battle_cry", "battle_cry"]
    t.settled()


def test_skull_throne_counts_attack(table):
    t = table(
        kislev="khorne: bloodletter, bloodsworn, bloodthirster; nurgle: great_unclean_one",
        cards={"kislev": ["skull_throne"]},
    )
    assert t.causes("domination khorne kislev") == [("text", 6), ("card", 1)]
    assert t.ask("domination nurgle kislev") == 1  # the throne is Khorne's alone


def test_skull_throne_can_hurt(table):
    t = table(kislev="khorne: 3 bloodsworn", cards={"kislev": ["skull_throne"]})
    assert t.ask("domination khorne kislev") == 1


def test_reborn_in_blood_fights_again(table):
    t = table(
        phase="battle",
        kislev="khorne: bloodletter; nurgle: 2 leper",
        cards={"kislev": ["reborn_in_blood"]},
        dice=[[4, 1], [5, 2]],
    )
    assert t.count("kislev", "leper") == 0
    assert [battle["number"] for battle in t.heard("battle")] == [1, 2]
    assert t.counters("khorne") == 2
    t.settled()


def test_reborn_in_blood_elsewhere_changes_nothing(table):
    t = table(
        phase="battle",
        kislev="khorne: bloodletter; nurgle: 2 leper",
        cards={"empire": ["reborn_in_blood"]},
        dice=[[4, 1]],
    )
    assert t.count("kislev", "leper") == 1
    t.settled()


def test_blood_gods_call_brings_two_figures_of_anybody_from_one_region(table):
    t = table(
        hands={"khorne": ["blood_gods_call"]},
        power=ONLY_KHORNE,
        norsca="khorne: bloodletter",
        badlands="nurgle: leper; tzeentch: horror",
    )
    t.act("khorne", "play blood_gods_call kislev", "fetch nurgle cultist badlands")
    assert t.refused("khorne", "fetch khorne warrior norsca") == ["one_region_only"]
    t.act("khorne", "fetch tzeentch warrior badlands")
    assert t.count("kislev", "leper") == t.count("kislev", "horror") == 1
    assert t.commands("badlands", "nurgle") == 0
    t.act("khorne", "pass").settled()


def test_blood_gods_call_may_be_declined_and_needs_no_figure(table):
    t = table(hands={"khorne": ["blood_gods_call"]}, power=ONLY_KHORNE, norsca="khorne: bloodletter")
    t.act("khorne", "play blood_gods_call kislev", "decline")
    assert t.count("norsca", "bloodletter") == 1
    t.act("khorne", "pass").settled()
    alone = table(hands={"khorne": ["blood_gods_call"]}, power=ONLY_KHORNE)
    alone.act("khorne", "play blood_gods_call kislev", "pass").settled()


# -- upgrades


def test_upgraded_bloodsworn_attack(table):
    t = table(upgrades=["up_bloodsworn"], kislev="khorne: bloodsworn")
    assert t.causes("attack bloodsworn kislev") == [("printed", 0), ("upgrade", 1)]
    assert table(kislev="khorne: bloodsworn").ask("attack bloodsworn kislev") == 0


def test_upgraded_bloodletters_roll_first(table):
    t = table(
        upgrades=["up_bloodletter"],
        phase="battle",
        kislev="khorne: bloodletter, bloodthirster; nurgle: plaguebearer, great_unclean_one",
        dice=[[4, 2], [1, 1, 1, 1], [1, 1, 1]],
    )
    t.act("khorne", "hit nurgle warrior")
    assert [roll["roll"] for roll in t.heard("rolled")] == ["early", "battle", "battle"]
    assert t.heard("rolled")[2]["dice"] == [1, 1, 1]  # the plaguebearer's die is gone
    t.settled()


def test_plain_bloodletters_roll_with_the_rest(table):
    t = table(phase="battle", kislev="khorne: bloodletter; nurgle: plaguebearer", dice=[[4, 2], [4]])
    assert t.commands("kislev", "khorne") == t.commands("kislev", "nurgle") == 0
    t.settled()


def test_upgraded_bloodthirster_counts_three(table):
    t = table(upgrades=["up_bloodthirster"], kislev="khorne: bloodthirster, bloodsworn")
    assert t.causes("domination khorne kislev") == [("figures", 2), ("upgrade", 2)]
    assert table(kislev="khorne: bloodthirster, bloodsworn").ask("domination khorne kislev") == 2


def test_khorne_power_and_card_upgrades(table):
    decks = {god: [] for god in ("nurgle", "tzeentch", "slaanesh")}
    t = table(
        phase="draw",
        upgrades=["up_khorne_power", "up_khorne_cards"],
        decks={**decks, "khorne": ["battle_cry"] * 3},
        dice=[[0], [0]],
    )
    assert t.power("khorne") == 8
    assert len(t.hand("khorne")) == 3
    t.settled()
    plain = table(phase="draw", decks={**decks, "khorne": ["battle_cry"] * 3}, dice=[[0], [0]])
    assert (plain.power("khorne"), len(plain.hand("khorne"))) == (7, 2)
    plain.settled()
