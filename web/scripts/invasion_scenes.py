"""Keeps what the board of Warhammer: Invasion needs from the rules: printed cards, and moments for demo and tests.

python web/scripts/invasion_scenes.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import spieltisch
from spieltisch.ai.agents import agent
from spieltisch.ai.series import inform
from spieltisch.core import Match

FOLDER = Path(__file__).parents[1] / "src/titles/invasion"
GAME = spieltisch.game("invasion")
PRINTED = ("race", "type", "cost", "loyalty", "power", "hit_points", "traits", "keywords", "unique")
LIMIT = 700
SEEDS = 4
# name: decision, first turn to look at, options; the richest moment of a few games is kept
WANTED: dict[str, tuple[str, int, dict[str, Any]]] = {
    "capital": ("act", 6, {}),
    "attackers": ("declare_attackers", 6, {}),
    "defenders": ("declare_defenders", 6, {}),
    "assign": ("assign_attack", 5, {}),
    "aim": ("aim", 5, {}),
    "order": ("order_effects", 4, {}),
    "restore": ("restore_one", 4, {}),
    "mulligan": ("keep_hand", 0, {}),
    "draft": ("pick", 0, {"mode": "draft"}),
    "remove": ("remove", 0, {"mode": "draft"}),
    "capitals": ("choose_capital", 0, {"mode": "draft"}),
    "over": ("", 0, {}),
}
PILE = ["contested_village"]
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
        "deck": PILE * 25,
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
        "deck": PILE * 26,
        "discard": ["pillage", "wez_bigga", "doom_divers", "choppa", "lobber_crew", "waaagh"],
        "kingdom": ["grimgors_camp", "warpstone_excavation", "night_goblins corrupted"],
        "battlefield": ["rock_lobber", "boar_boyz damage=1", "black_orc_squad +choppa", "squig_herders"],
        "quest": ["smash_em_all tokens=1", "lobber_crew on=smash_em_all", "urguck damage=2"],
        "developments": {"kingdom": ["pillage"], "quest": ["pillage"]},
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


def moment(match: Match, seat: int) -> dict[str, Any]:
    shown = match.view(seat)
    return {"seat": seat, "prompt": shown["prompt"], "view": shown["table"], "offers": match.offers(seat)}


def richness(match: Match, seat: int) -> float:
    table = match.view(seat)["table"]
    verbs = {offer["action"].split()[0] for offer in match.offers(seat)}
    return 4 * len(verbs) + len(match.offers(seat)) * 0.3 + len(table["cards"]) + 5 * len(table["chain"])


def battle() -> dict[str, Any]:
    match = GAME.position(BATTLE)
    for seat, action in STORY:
        for _ in range(12):
            if match.to_act() == [seat] and any(offer["action"] == action for offer in match.offers(seat)):
                break
            match.apply(match.to_act()[0], "pass")
        match.apply(seat, action)
    assert match.to_act() == [0], match.view(0)["prompt"]
    return moment(match, 0)


def scene(decision: str, start: int, options: dict[str, Any]) -> dict[str, Any]:
    best: tuple[float, dict[str, Any]] | None = None
    match = GAME.match(seats=2, seed=0, options=options)
    for seed in range(SEEDS):
        match = GAME.match(seats=2, seed=seed, options=options)
        player = agent("greedy", seed)
        for _ in range(LIMIT):
            if match.over:
                break
            seat = match.to_act()[0]
            shown = match.view(seat)
            if shown["prompt"]["decision"] == decision and start <= shown["table"]["turn"]:
                value = richness(match, seat)
                if best is None or value > best[0]:
                    best = (value, moment(match, seat))
            choice = player.choose(inform(GAME, match.state, seat))
            match.apply(seat, GAME.verbs.text(choice.action))
        if not decision:
            return {**moment(match, 0), "events": match.events(0)}
    assert best, decision
    return best[1]


def write(name: str, rows: dict[str, Any]) -> None:
    lines = [f'"{key}":{json.dumps(row, separators=(",", ":"))}' for key, row in rows.items()]
    (FOLDER / name).write_text("{\n" + ",\n".join(lines) + "\n}\n")


def main() -> None:
    cards = GAME.content()["cards"]
    write(
        "art/cards.json",
        {card["slug"]: {"number": card["number"], **{k: card[k] for k in PRINTED if card.get(k)}} for card in cards},
    )
    scenes = {"battle": battle()}
    for name, wish in WANTED.items():
        scenes[name] = scene(*wish)
        print(name, scenes[name]["prompt"], len(scenes[name]["offers"]), len(scenes[name]["view"]["cards"]))
    write("demo/scenes.json", scenes)


main()
