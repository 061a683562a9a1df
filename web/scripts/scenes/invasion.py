"""Moments of Warhammer: Invasion, and what is printed on its cards."""

from __future__ import annotations

from typing import Any

from recorded import Recording, Wanted, recording

import spieltisch
from spieltisch.core import Match

GAME = spieltisch.game("invasion")
PRINTED = ("race", "type", "cost", "loyalty", "power", "hit_points", "traits", "keywords", "unique")
DRAFT = {"mode": "draft"}
WANTED = {
    "capital": Wanted("act", rounds=range(6, 1000)),
    "attackers": Wanted("declare_attackers", rounds=range(6, 1000)),
    "defenders": Wanted("declare_defenders", rounds=range(6, 1000)),
    "assign": Wanted("assign_attack", rounds=range(5, 1000)),
    "aim": Wanted("aim", rounds=range(5, 1000)),
    "order": Wanted("order_effects", rounds=range(4, 1000)),
    "restore": Wanted("restore_one", rounds=range(4, 1000)),
    "mulligan": Wanted("keep_hand"),
    "draft": Wanted("pick", options=DRAFT),
    "remove": Wanted("remove", options=DRAFT),
    "capitals": Wanted("choose_capital", options=DRAFT),
    "over": Wanted(),
}
# The position of the drawn target: turn 5, a quest zone under attack, two links on the chain.
BATTLE: dict[str, Any] = {
    "active": "b",
    "phase": "battlefield",
    "turn": 5,
    "a": {
        "race": "dwarf",
        "resources": 4,
        "hand": [
            "master_rune_of_valaya",
            "grudge_thrower_assault",
            "burying_the_grudge",
            "greater_heal",
            "king_kazador",
            "master_rune_of_dismay",
            "stubborn_refusal",
        ],
        "deck": 25,
        "discard": ["durgnar_the_bold", "organ_gun", "demolition", "dwarf_ranger", "defender_of_the_hold"],
        "kingdom": ["dwarf_masons", "keystone_forge", "contested_village"],
        "battlefield": ["mountain_brigade damage=1", "troll_slayers corrupted", "warpstone_excavation"],
        "quest": [
            "hammerer_of_karak_azul damage=1 +organ_gun",
            "a_glorious_death tokens=2",
            "runesmith on=a_glorious_death",
        ],
        "developments": {"kingdom": ["demolition", "demolition"], "quest": ["wake_the_mountain"]},
        "damage": {"kingdom": 1, "battlefield": 4, "quest": 2},
    },
    "b": {
        "race": "orc",
        "resources": 4,
        "hand": ["rip_dere_eads_off", "pillage", "choppa", "troll_vomit", "wez_bigga"],
        "deck": 26,
        "discard": ["pillage", "wez_bigga", "doom_divers", "choppa", "lobber_crew", "waaagh"],
        "kingdom": ["grimgors_camp", "warpstone_excavation", "night_goblins corrupted"],
        "battlefield": ["rock_lobber", "boar_boyz damage=1", "black_orc_squad +choppa", "squig_herders"],
        "quest": ["smash_em_all tokens=1", "lobber_crew on=smash_em_all", "urguck damage=2"],
        "developments": {"kingdom": ["pillage"], "quest": ["?"]},
        "damage": {"battlefield": 3, "quest": 5},
        "burning": ["kingdom"],
    },
}
STORY = (
    (1, "attack quest"),
    (1, "join boar_boyz_b1"),
    (1, "join black_orc_squad_b1"),
    (1, "join squig_herders_b1"),
    (1, "done"),
    (0, "defend hammerer_of_karak_azul_a1"),
    (0, "done"),
    (1, "assign hammerer_of_karak_azul_a1 2"),
    (1, "assign_section"),
    (0, "assign boar_boyz_b1 3"),
    (0, "play stubborn_refusal"),
    (0, "target hammerer_of_karak_azul_a1"),
    (0, "target lobber_crew_b1"),
    (1, "play rip_dere_eads_off"),
    (1, "target development_a3"),
)


def battle() -> Recording:
    """The story with every pass between its commands."""
    match = GAME.position(BATTLE)
    for seat, action in STORY:
        while match.to_act() != [seat] or action not in match.legal(seat):
            match.apply(match.to_act()[0], "pass")
        match.apply(seat, action)
    return recording({"position": BATTLE}, match, 0)


def richness(match: Match, seat: int) -> float:
    table = match.view(seat)["table"]
    verbs = {offer["action"].split()[0] for offer in match.offers(seat)}
    return 4 * len(verbs) + len(match.offers(seat)) * 0.3 + len(table["cards"]) + 5 * len(table["chain"])


def printed_cards() -> dict[str, Any]:
    cards = GAME.content()["cards"]
    return {card["slug"]: {"number": card["number"], **{k: card[k] for k in PRINTED if card.get(k)}} for card in cards}
