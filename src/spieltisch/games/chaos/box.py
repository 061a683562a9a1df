"""The records of one box as vectors of ints: as printed, or as a pack has them. A state plays with one of them.

What no pack can change stands in `data`. A table of cards has one entry more, 0, for a place without a card.
"""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import Ints, i64, ints
from spieltisch.core.packs import KNOWN, Boxes, Pack

from .data import (
    CARD_COUNT,
    CARDS_OF,
    FOLLOWERS,
    FREE_WHERE_ALONE,
    GOD_COUNT,
    OLD_WORLD_IDS,
    PIECE_COUNT,
    PIECE_STOCK,
    REGIONS,
    SLOT_COUNT,
    STOCK_COUNT,
    TOKENS,
    UPGRADE_OF,
    cards_with,
    marks,
    mask_of,
    numbers,
    rows,
)
from .packs import CARD_KIND, FOLLOWER_KIND, OLD_WORLD_KIND, UPGRADE_KIND

# One instruction of a card: what, token, fixed regions, where, of, how many regions (points each), amount (points more)
Row = tuple[str, int, int, str, int, int, int]


class ChaosBox:
    def __init__(self, pack: Pack | None) -> None:
        content = pack.content if pack is not None else {}
        self.pack = pack
        self._lay_followers(FOLLOWER_KIND.changed(content.get("follower", {})))
        self._lay_upgrades(UPGRADE_KIND.changed(content.get("upgrade", {})))
        self._lay_cards(CARD_KIND.changed(content.get("card", {})))
        self._lay_old_world(OLD_WORLD_KIND.changed(content.get("old_world", {})), content.get("old_world", {}))

    def _lay_followers(self, followers: list[dict[str, Any]]) -> None:
        self.cost: Ints = numbers(followers, "cost")
        self.attack: Ints = numbers(followers, "attack")
        self.defense: Ints = numbers(followers, "defense")

    def _lay_upgrades(self, upgrades: list[dict[str, Any]]) -> None:
        self.upgrade_power: Ints = numbers(upgrades, "power")
        self.upgrade_cards: Ints = numbers(upgrades, "cards")
        self.points_per_ruin: Ints = numbers(upgrades, "points_per_ruin")
        of_followers = [upgrades[number] for number in UPGRADE_OF]
        self.upgraded_cost: Ints = numbers(of_followers, "cost")
        self.upgraded_attack: Ints = numbers(of_followers, "attack")
        self.upgraded_defense: Ints = numbers(of_followers, "defense")
        self.upgraded_domination: Ints = ints([int(upgrade.get("domination", 1)) for upgrade in of_followers])
        self.upgraded_magic: Ints = numbers(of_followers, "magic")
        self.return_hits: Ints = numbers(of_followers, "return_hits")
        self.corruption_on_arrival: Ints = numbers(of_followers, "corruption_on_arrival")
        self.only_sixes: Ints = numbers(of_followers, "only_sixes")
        self.charms: Ints = numbers(of_followers, "charms")
        heavier = [UPGRADE_OF[stock] for stock in range(STOCK_COUNT) if self.upgraded_domination[stock] != 1]
        self.heavier: i64 = mask_of(heavier)  # upgrades that change how a figure counts
        repriced = [
            UPGRADE_OF[stock]
            for stock in range(STOCK_COUNT)
            if FREE_WHERE_ALONE[stock] or self.upgraded_cost[stock] != self.cost[stock]
        ]
        self.repriced: i64 = mask_of(repriced)  # upgrades that change what a figure costs
        self.dearest: Ints = ints([max(self.cost[stock], self.upgraded_cost[stock]) for stock in range(STOCK_COUNT)])
        self.dearest_piece: Ints = ints([self.dearest[PIECE_STOCK[piece]] for piece in range(PIECE_COUNT)])

    def _lay_cards(self, cards: list[dict[str, Any]]) -> None:
        self.card_cost: Ints = numbers(cards, "cost", 0)
        self.card_copies: Ints = numbers(cards, "copies", 0)
        self.card_magic: Ints = numbers(cards, "magic", 0)
        self._lay_texts(cards)
        self.dearest_card: i64 = max(self.card_cost) + SLOT_COUNT * max(self.others_pay)
        casting = [max([self.card_magic[card] for card in CARDS_OF[god]]) > 0 for god in range(GOD_COUNT)]
        self.casts: Ints = marks(casting)  # gods with a magic symbol among their cards

    def _lay_texts(self, cards: list[dict[str, Any]]) -> None:
        """The numbers that the texts of Chaos cards name."""
        self.on_play_amount: Ints = numbers(cards, "amount", 0)
        self.early_dice: Ints = numbers(cards, "early_dice", 0)
        self.extra_battles: Ints = numbers(cards, "extra_battles", 0)
        self.draw_per_kill: Ints = numbers(cards, "draw_per_kill", 0)
        self.own_defense: Ints = numbers(cards, "own_defense", 0)
        self.enemy_defense: Ints = numbers(cards, "enemy_defense", 0)
        self.enemy_attack: Ints = numbers(cards, "enemy_attack", 0)
        self.card_resistance: Ints = numbers(cards, "resistance", 0)
        self.others_pay: Ints = numbers(cards, "others_pay", 0)
        self.discount: Ints = numbers(cards, "discount", 0)
        self.discount_from: Ints = numbers(cards, "discount_from_corruption", 0)
        self.per_own_corruption: Ints = numbers(cards, "domination_per_own_corruption", 0)
        self.per_noble_or_hero: Ints = numbers(cards, "domination_per_noble_or_hero", 0)
        self.corruption_if_dominating: Ints = numbers(cards, "corruption_if_dominating", 0)
        self.figures_per_corruption: Ints = numbers(cards, "figures_per_corruption", 0)
        self.kills_per_corruption: Ints = numbers(cards, "kills_per_own_corruption", 0)
        self.forbids_corruption: Ints = cards_with(cards, "forbids", "corruption")
        self.forbids_leaving: Ints = cards_with(cards, "forbids", "leaving")
        self.forbids_battle: Ints = cards_with(cards, "forbids", "battle")
        both = zip(self.own_defense, self.enemy_defense, strict=True)
        self.changes_defense: Ints = marks([own != 0 or enemy != 0 for own, enemy in both])
        self.holding: Ints = ints([card for card in range(CARD_COUNT) if self.forbids_leaving[card]])
        self.making_dearer: Ints = ints([card for card in range(CARD_COUNT) if self.others_pay[card]])

    def _lay_old_world(self, cards: list[dict[str, Any]], changes: dict[str, dict[str, Any]]) -> None:
        copies = [int(card["copies"]) for card in cards]
        known = [changes.get(card["id"], {}).get("is") == "printed" or card["source"] in KNOWN for card in cards]
        self.old_world_cards = tuple([card for card, number in enumerate(copies) for _ in range(number)])
        self.known_old_world = tuple([card for card in self.old_world_cards if known[card]])
        self.comet: Ints = numbers(cards, "comet")
        self.removes_comet: Ints = numbers(cards, "removes_comet")
        self.discarded_at_once: Ints = numbers(cards, "discard")
        self.instructions = tuple([tuple([_row(record) for record in card["immediate"]]) for card in cards])
        self.pairs = tuple([_pairs(card) for card in cards])
        lasting = [card["lasting"] for card in cards]
        self.lasting_do = [str(record["do"]) for record in lasting]
        self.lasting_when = [str(record.get("when", "")) for record in lasting]
        self.lasting_token: Ints = ints([_index(TOKENS, record.get("token")) for record in lasting])
        self.lasting_amount: Ints = numbers(lasting, "amount")
        self.lasting_region: Ints = ints([_index(REGIONS, record.get("region")) for record in lasting])
        self.lasting_finds: Ints = ints([_index(TOKENS, record.get("finds")) for record in lasting])
        self.per_token: Ints = numbers(lasting, "per_token")
        self.tokens_resist: Ints = self._lasting("tokens_resist")
        self.block_slot: Ints = self._lasting("block_slot")
        self.moving_costs: Ints = self._lasting("moving_costs")
        self.forbid_magic: Ints = self._lasting("forbid_magic")
        self.forbid_battle: Ints = self._lasting("forbid_battle")
        self.forbid_corruption: Ints = self._lasting("forbid_corruption")

    def _lasting(self, effect: str) -> Ints:
        """Which cards have this effect while they lie on the track; the last entry stands for an empty place."""
        return marks([*[word == effect for word in self.lasting_do], False])


def _index(names: tuple[str, ...], name: str | None) -> int:
    return names.index(name) if name is not None else -1


def _row(record: dict[str, Any]) -> Row:
    names = record["regions"] if record["do"].endswith("each") else []
    return (
        record["do"],
        _index(TOKENS, record.get("token")),
        mask_of([REGIONS.index(name) for name in names]),
        record.get("where", ""),
        _index(REGIONS, record.get("of")),
        record["regions"] if record["do"] == "place_some" else int(record.get("each", 1)),
        int(record.get("most", record.get("amount", 1))),
    )


def _pairs(card: dict[str, Any]) -> list[Ints]:
    sides = [row[side] for row in card["immediate"] if row["do"] == "place_pair" for side in ("first", "second")]
    return rows([[REGIONS.index(name) for name in side] for side in sides])


PRINTED: Final = ChaosBox(None)
BOXES: Final[Boxes[ChaosBox]] = Boxes(ChaosBox, PRINTED)

assert len(FOLLOWERS) == STOCK_COUNT
assert len(PRINTED.lasting_do) == len(OLD_WORLD_IDS)
