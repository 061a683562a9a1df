"""Every question leads to the rule of what asks it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch.core.match import Match
from spieltisch.learn.book import book, links

# What a phase or a rule asks, never a card.
OF_PHASES = {
    "chaos": {"summoning_turn", "exchange_card", "assign_hits", "choose_upgrade", "place_old_world"}
    | {"remove_corruption", "remove_old_world", "return_hits", "carry_warpstone", "stand_on_slot", "leave_slot"},
    "smallworld": {"choose_set", "expand_or_decline", "abandon_regions", "conquest", "redeploy"},
    "invasion": {"keep_hand", "declare_target", "declare_attackers", "declare_defenders", "assign_attack"}
    | {"assign_defence", "restore_one", "act", "order_effects", "answer"},
}

# Questions that several cards ask and that one rule of the book answers.
GENERAL = {"aim", "in-play", "sacrifice", "indirect", "tiles", "tolls", "forced", "counterstrike", "cancel"} | {
    "attachment"
}


def asked(title: str, prompt: dict[str, Any], places: set[str]) -> str:
    """As `anchorAsked` of the browser looks it up."""
    decision, args = prompt["decision"], prompt["args"]
    own = [f"{kind}-{args['card']}" for kind in ("card", "old_world") if args.get("card")]
    finer = [f"{decision} {name}={str(value).lower()}" for name, value in args.items()]
    table = links(title)
    exact = [table["asked"][one] for one in [decision, *finer] if one in table["asked"]]
    return str([*exact, *(one for one in own if one in places), table["decisions"][decision]][0])


def walked(title: str, seats: int, seed: int) -> Iterator[Match]:
    """A random game, at each of its questions."""
    random = Random(seed)
    match = spieltisch.game(title).match(seats=seats, seed=seed)
    while not match.over:
        yield match
        seat = random.choice(match.to_act())
        match.apply(seat, random.choice(match.legal(seat)))


def places_of(title: str) -> set[str]:
    return {anchor for section in book(title, "en").sections for anchor in section.anchors}


def said_last(match: Match) -> str:
    """What asks in Chaos, by the last event that begins something."""
    for number in range(len(match.entries), -1, -1):
        for event in reversed(match.everything(number)):
            match event:
                case {"event": "lasts" | "revealed", "card": card}:
                    return f"old_world-{card}"
                case {"event": "played", "card": card}:
                    return f"card-{card}"
                case {"event": "step", "step": step}:
                    return str(step)
                case {"event": "phase", "phase": phase}:
                    return str(phase)
    return ""


def asking(title: str, match: Match) -> set[str]:
    """The places that could be meant: what was said last, else whatever lies on the table."""
    last = said_last(match) if title == "chaos" else "battle"
    if last != "battle":
        return {last}
    lying = json.dumps(match.full_view())
    return {place for place in places_of(title) if f'"{place.partition("-")[2]}"' in lying} | GENERAL


@pytest.mark.parametrize(("title", "seats", "kinds"), [("chaos", 4, 24), ("smallworld", 4, 14), ("invasion", 2, 24)])
def test_a_question_leads_to_the_rule_of_what_asks_it(title: str, seats: int, kinds: int) -> None:
    places, met = places_of(title), set()
    for seed in range(24):
        for match in walked(title, seats, seed):
            prompt = match.view(None)["prompt"]
            decision, anchor = prompt["decision"], asked(title, prompt, places)
            assert anchor in places, decision
            if decision in OF_PHASES[title]:
                assert not anchor.startswith(("card-", "old_world-", "race-", "power-")), decision
            else:
                assert anchor in asking(title, match), (seed, len(match.entries), prompt)
            met.add(decision)
    assert len(met) >= kinds, met
