"""What is in the box."""

import json

from spieltisch.games.chaos import GAME, data, packs
from spieltisch.games.chaos.ability import ARRIVES, IMMEDIATE, LASTS, PLAYED
from spieltisch.games.chaos.box import PRINTED

SOURCES = {"rulebook", "public", "recalled", "design"}


def test_everything_in_the_box():
    assert sum(data.STOCK) == 45
    assert [sum(data.STOCK[god * 3 : god * 3 + 3]) for god in range(4)] == [11, 12, 12, 10]
    assert data.CARD_COUNT == 30
    assert [sum(PRINTED.card_copies[card] for card in data.CARDS_OF[god]) for god in range(4)] == [24] * 4
    assert data.UPGRADE_COUNT == 20
    assert len(PRINTED.old_world_cards) == 28
    assert sum(PRINTED.comet) == 6
    assert len(data.RUINATION) == 5
    assert dict(zip(data.TOKENS, data.SUPPLY, strict=True)) == {
        "event": 6, "hero": 4, "noble": 6, "peasant": 20, "skaven": 6, "warpstone": 14,
    }  # fmt: skip


def test_threat_never_ties():
    printed = [threat for ticks in data.TICKS for threat, _, _ in ticks if threat != data.BEYOND_THREAT]
    assert sorted(printed) == list(range(1, 35))
    assert list(data.VICTORY_TICK) == [9, 10, 8, 7]


def test_borders_are_mutual():
    for region in range(9):
        for other in data.REGIONS_IN[data.BORDERS[region]]:
            assert data.BORDERS[other] >> region & 1
    assert not data.BORDERS[data.REGIONS.index("norsca")] >> data.REGIONS.index("kislev") & 1


def test_ruination_cards():
    empire = data.REGIONS.index("empire")
    assert [data.RUIN_POINTS[number][empire] for number in range(5)] == [(10, 5), (11, 5), (11, 5), (12, 6), (12, 6)]
    assert list(data.RUINERS_GAIN) == [0, 3, 4, 4, 5, 5]


def test_every_record_says_where_it_comes_from():
    content = json.loads(json.dumps(GAME.content()))
    rows = [
        row
        for key in ("chaos_cards", "upgrades", "old_world_cards", "ruination_cards", "powers")
        for row in content[key]
    ]
    rows += content["board"]["region"]
    rows += [row for power in content["powers"] for row in [*power["follower"], *power["dial"]["ticks"]]]
    assert len(rows) == 30 + 20 + 22 + 5 + 4 + 9 + 12 + 38
    assert {row["source"] for row in rows} == SOURCES


def test_what_is_ours_by_design_is_told_apart():
    content = GAME.content()
    ours = {card["id"] for card in [*content["chaos_cards"], *content["upgrades"]] if card["source"] == "design"}
    assert ours == {"dazzle", "up_tzeentch_cards", "up_keeper_of_secrets", "up_slaanesh_power_2"}


def test_every_effect_that_a_record_names_exists():
    """A new card is a record, a line in each language, and a block only where its record says a new word."""
    assert [bool(act) for act in PLAYED] == ["on_play" in card for card in data.CARDS]
    words = [{"carries", "stands_on_slot"} & set(upgrade) for upgrade in data.FOLLOWER_UPGRADES]
    assert [bool(act) for act in ARRIVES] == [bool(word) for word in words]
    assert {row["do"] for card in data.OLD_WORLD for row in card["immediate"]} == set(IMMEDIATE) == set(packs.IMMEDIATE)
    asked = {"tokens_resist", "block_slot", "moving_costs", "forbid_magic", "forbid_battle", "forbid_corruption"}
    assert {card["lasting"]["do"] for card in data.OLD_WORLD} == {"none", *asked, *LASTS} == set(packs.LASTING)


def test_each_card_acts_from_one_file():
    """The file of its god; the Old World has its own."""
    homes = {god: f"spieltisch.games.chaos.cards.{god}" for god in data.GODS}
    for card, act in zip(data.CARDS, PLAYED, strict=True):
        assert act is None or act.__module__ == homes[card["god"]]
    for table, home in ((ARRIVES, "upgrades"), (LASTS.values(), "track"), (IMMEDIATE.values(), "old_world")):
        assert {act.__module__.rpartition(".")[2] for act in table if act} == {home}


def test_a_record_alone_decides_an_effect():
    """What is ours by design is a number or a word in a record; the program only reads it."""
    for field, table in (
        ("enemy_attack", PRINTED.enemy_attack),
        ("enemy_defense", PRINTED.enemy_defense),
        ("own_defense", PRINTED.own_defense),
        ("resistance", PRINTED.card_resistance),
        ("others_pay", PRINTED.others_pay),
        ("early_dice", PRINTED.early_dice),
        ("amount", PRINTED.on_play_amount),
    ):
        assert list(table[:-1]) == [card.get(field, 0) for card in data.CARDS]
    for field, table in (
        ("power", PRINTED.upgrade_power),
        ("cards", PRINTED.upgrade_cards),
        ("points_per_ruin", PRINTED.points_per_ruin),
    ):
        assert list(table) == [upgrade.get(field, 0) for upgrade in data.UPGRADES]
