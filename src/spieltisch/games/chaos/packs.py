"""What a pack may change in this box: Old World cards in their instructions, cards and upgrades in their numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spieltisch.core import Message
from spieltisch.core.fields import Field, choice, number, sentences, several, truth, words
from spieltisch.core.packs import Content, Kind, Record, fault

from .data import (
    CARDS,
    CLASSES,
    FOLLOWERS,
    GODS,
    OLD_WORLD,
    OLD_WORLD_DECK,
    POWERS,
    REGIONS,
    SPARE,
    TOKENS,
    UPGRADES,
)

NEAR: Final = ("bordering", "elsewhere")  # words that name a region besides
WHERE: Final = (
    "anywhere",
    *NEAR,
    "populous",
    "near_warpstone",
    "most_corrupted",
    "with_hero_or_noble",
    "with_noble_or_peasant",
)
ACTS: Final = ("battle_phase_start", "battle_phase_end", "end_old_world_step")
TOKEN: Final = choice("token", TOKENS, "token")
IN_REGIONS: Final = several("regions", REGIONS, "region", 1, len(REGIONS))
PLACE: Final = (choice("where", WHERE), choice("of", REGIONS, "region").only_when("where", NEAR))
WHILE: Final = choice("when", ["while_on_track"])
THEN: Final = choice("when", ACTS)
AT_END: Final = choice("when", ["end_old_world_step"])
BATTLE_BEGINS: Final = choice("when", ["battle_phase_start"])


def pair(name: str) -> Field:
    return several(name, REGIONS, "region", 2, 2)


IMMEDIATE: Final[dict[str, Sequence[Field]]] = {
    "place_each": [TOKEN, IN_REGIONS],
    "place_every": [TOKEN, *PLACE],
    "place_some": [TOKEN, *PLACE, number("regions", 1, 9), number("amount", 1, 4)],
    "place_pair": [TOKEN, pair("first"), pair("second")],
    "remove_each": [TOKEN, IN_REGIONS],
    "scatter": [TOKEN],
    "score_peasants": [number("each", 0, 9), number("most", 0, 9)],
}
LASTING: Final[dict[str, Sequence[Field]]] = {
    "none": [],
    "tokens_resist": [WHILE, TOKEN, number("amount", 1, 3), truth("per_token")],
    "block_slot": [WHILE, TOKEN],
    "moving_costs": [WHILE, number("amount", 1, 3)],
    "forbid_magic": [WHILE, TOKEN],
    "forbid_battle": [WHILE, TOKEN],
    "forbid_corruption": [WHILE, TOKEN],
    "draw_beside": [THEN, TOKEN, number("amount", 1, 3)],
    "discard_in": [THEN, choice("region", REGIONS, "region"), number("amount", 1, 3)],
    "threat_discards": [THEN, number("amount", 1, 3)],
    "dominators_score": [AT_END, TOKEN, number("amount", 1, 6)],
    "dig_beside": [THEN, TOKEN, choice("finds", TOKENS, "token")],
    "dice_against_all": [BATTLE_BEGINS, TOKEN, number("amount", 1, 6)],
    "most_figures_lose": [THEN, TOKEN],
    "slay_beside": [THEN, TOKEN],
    "purge_beside": [THEN, TOKEN],
    "raid": [THEN, TOKEN],
}


def says(key: str, field: str, **args: Any) -> Message:
    """A sentence of a card's text, and the field it stands for."""
    return Message(key, {**args, "field": field})


class OldWorldKind(Kind):
    def parts(self, record: Record) -> dict[str, str]:
        """What a card does decides its mark."""
        parts = super().parts(record)
        does = ["immediate"] if record["lasting"]["do"] == "none" else ["immediate", "lasting"]
        return {name: source for name, source in parts.items() if name in does}

    def words(self, record: Record) -> list[Message]:
        found = [says("clear_comets", "removes_comet")] if record["removes_comet"] else []
        found += [_said(row) for row in record["immediate"]]
        lasting = record["lasting"]
        if lasting["do"] != "none":
            found.append(says(lasting["when"], "lasting"))
            found.append(says(_word(lasting), "lasting", **_arguments(lasting)))
        return found


def _arguments(row: Record) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name not in ("do", "when", "per_token")}


def _word(lasting: Record) -> str:
    """Tokens that make a region stronger do so each, or all together."""
    return "region_resists" if lasting.get("per_token") is False else str(lasting["do"])


def _said(row: Record) -> Message:
    """One region has a form of its own; a long list is said by those that it leaves out."""
    if row["do"] != "place_each":
        return says(row["do"], "immediate", **_arguments(row))
    missing = [region for region in REGIONS if region not in row["regions"]]
    if len(row["regions"]) == 1:
        return says("place_in", "immediate", token=row["token"], region=row["regions"][0])
    if 0 < len(missing) < 3:
        return says("place_all_but", "immediate", token=row["token"], regions=missing)
    return says("place_each", "immediate", **_arguments(row))


class ChaosCardKind(Kind):
    def words(self, record: Record) -> list[Message]:
        """What it does when played, then what its numbers do as long as it lies."""
        god = record["god"]
        lying = [field.name for field in LYING if record.get(field.name)]
        found = [says(f"card_{name}", name, number=abs(record[name]), god=god) for name in lying]
        if "on_play" in record:
            found.append(says(f"card_{record['on_play']}", "amount", number=record.get("amount", 1), god=god))
        if "discount" in record:
            numbers = {"number": record["discount"], "tokens": record["discount_from_corruption"]}
            found.append(says("card_discount", "discount", **numbers))
        for name in ("forbids", "count"):
            if record.get(name, NOTHING) != NOTHING:
                found.append(says(f"card_{name}_{record[name]}", name, god=god))
        return found + [says(f"card_{name}", "text", god=god) for name in CARD_WORDS if name in record]


class Upgrades(Kind):
    def words(self, record: Record) -> list[Message]:
        """Numbers that differ from the other side of the sheet, then what else it does."""
        found: list[Message] = []
        if record["kind"] != "power":
            place = 3 * list(GODS).index(record["god"]) + CLASSES.index(record["kind"])
            stats = [name for name in ("cost", "attack", "defense") if record[name] != FOLLOWERS[place][name]]
            found += [says(f"up_{name}", name, **{name: record[name]}) for name in stats]
        plain = {name: PLAIN.get(name, 0) for name in UPGRADE_NUMBERS}
        said = {name: arg for name, arg in UPGRADE_NUMBERS.items() if record.get(name, plain[name]) != plain[name]}
        found += [says(f"up_{name}", name, **{arg: record[name]}) for name, arg in said.items()]
        found += [_more_cards(record)] if record.get("cards") else []
        return found + [says(f"up_{name}", name) for name in UPGRADE_WORDS if record.get(name)]


def _more_cards(record: Record) -> Message:
    """Tzeentch fills his hand up, the others draw."""
    refill = int(POWERS[list(GODS).index(record["god"])].get("refill", 0))
    if refill:
        return says("up_refill", "cards", cards=refill + record["cards"])
    return says("up_cards" if record["cards"] > 0 else "up_fewer_cards", "cards", cards=abs(record["cards"]))


# What the sentence of a number calls it, and what is no number.
UPGRADE_NUMBERS: Final = {
    "power": "power",
    "points_per_ruin": "points",
    "domination": "figures",
    "magic": "symbols",
    "return_hits": "hits",
    "corruption_on_arrival": "tokens",
}
PLAIN: Final = {"domination": 1}  # what goes without saying, else 0
UPGRADE_WORDS: Final = ("early_dice", "free_where_alone", "carries", "stands_on_slot", "only_sixes", "charms")
OLD_WORLD_FIELDS: Final[list[Field]] = [
    number("copies", 0, 8),
    truth("comet"),
    truth("removes_comet"),
    truth("discard"),
    sentences("immediate", IMMEDIATE, 0, 6),
    words("lasting", LASTING),
]
CARD_FIELDS: Final[list[Field]] = [number("copies", 1, 9), number("cost", 0, 6), truth("magic")]
NOTHING: Final = "nothing"
CARD_WORDS: Final = ("silences", "stays_after_kill")
LYING: Final[list[Field]] = [
    number("early_dice", 0, 6),
    number("extra_battles", 0, 2),
    number("draw_per_kill", 0, 3),
    number("own_defense", 0, 3),
    number("enemy_defense", -3, 0),
    number("enemy_attack", -3, 0),
    number("resistance", -4, 0),
    number("others_pay", 0, 4),
    number("domination_per_own_corruption", 0, 3),
    number("domination_per_noble_or_hero", 0, 4),
    number("corruption_if_dominating", 0, 4),
    number("figures_per_corruption", 1, 4),
    number("kills_per_own_corruption", 0, 3),
]
CARD_TEXT: Final[list[Field]] = [
    *LYING,
    number("amount", 1, 4),
    number("discount", 0, 6),
    number("discount_from_corruption", 1, 12),
    choice("forbids", [NOTHING, "corruption", "leaving", "battle"]),
]
FOLLOWER_FIELDS: Final[list[Field]] = [number("cost", 0, 6), number("attack", 0, 9), number("defense", 1, 9)]
UPGRADE_TEXT: Final[list[Field]] = [
    number("power", 0, 6),
    number("cards", -1, 4),
    number("points_per_ruin", 0, 9),
    number("domination", 1, 6),
    number("magic", 0, 4),
    number("return_hits", 0, 3),
    number("corruption_on_arrival", 0, 4),
    truth("only_sixes"),
    truth("charms"),
]
OLD_WORLD_KIND: Final = OldWorldKind("old_world", OLD_WORLD, OLD_WORLD_FIELDS, spare=SPARE)
CARD_KIND: Final = ChaosCardKind("card", CARDS, CARD_FIELDS, fixed=["god"], told=CARD_TEXT)
UPGRADE_KIND: Final = Upgrades("upgrade", UPGRADES, FOLLOWER_FIELDS, fixed=["god", "kind"], told=UPGRADE_TEXT)
FOLLOWER_KIND: Final = Kind("follower", FOLLOWERS, FOLLOWER_FIELDS, fixed=["class"], domain="figure")
KINDS: Final = (OLD_WORLD_KIND, CARD_KIND, UPGRADE_KIND, FOLLOWER_KIND)


def judge(content: Content) -> tuple[list[Message], list[Message]]:
    """What no single field can say: the deck must be long enough, and a card asks for one pair only."""
    found: list[Message] = []
    changes = content.get("old_world", {})
    cards = OLD_WORLD_KIND.changed(changes)
    for card, change in changes.items():
        pairs = [row for row in change.get("immediate", []) if row["do"] == "place_pair"]
        if len(pairs) > 1:
            found.append(fault(f"old_world.{card}.immediate", "core-pack_once", word="place_pair"))
    copies = sum([int(card["copies"]) for card in cards])
    if copies < max(OLD_WORLD_DECK.values()):
        found.append(fault("old_world", "core-pack_too_few", given=copies, least=max(OLD_WORLD_DECK.values())))
    return found, []
