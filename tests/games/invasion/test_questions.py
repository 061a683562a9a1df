"""Questions with causes, what stands at an action, and what a seat may know."""

from __future__ import annotations

import pytest
from tests.games.invasion.conftest import Lay

from spieltisch.core import BadOption, Seeded, legal, play, to_act
from spieltisch.games.invasion import GAME
from spieltisch.games.invasion.costs import purse, total_cost
from spieltisch.games.invasion.reasons import why_blocked
from spieltisch.games.invasion.vocabulary import CARD


def test_cost_with_everything_that_changes_it(table: Lay) -> None:
    t = table(
        a={"race": "orc", "kingdom": ["grimgors_camp"], "hand": ["boar_boyz", "wez_bigga"], "resources": 2},
        b={"race": "dwarf", "kingdom": ["master_rune_of_dismay"]},
    )
    t.a("play wez_bigga").resolve()
    assert t.causes("cost boar_boyz", "a") == [
        ("printed", 4),
        ("around", -1),
        ("around", 1),
        ("around", -1),
        ("loyalty", 2),
        ("symbols", -2),
    ]
    assert t.ask("cost boar_boyz", "a") == 3


def test_hit_points_and_damage(table: Lay) -> None:
    t = table(a={"quest": ["vile_sorceress"]}, b={"kingdom": ["boar_boyz damage=1"]}, phase="beginning")
    t.a("target boar_boyz")
    assert t.causes("hit_points boar_boyz_b1", "a") == [("printed", 4), ("until_end_of_turn", -1), ("damage", -1)]


def test_section(table: Lay) -> None:
    t = table(a={"damage": {"quest": 3}, "developments": {"quest": ["runesmith"]}})
    assert t.causes("section a quest", "a") == [("capital", 8), ("developments", 1), ("damage", -3)]


def test_power_in_a_zone(table: Lay) -> None:
    t = table(a={"quest": ["mountain_brigade", "contested_village"]})
    assert t.ask("zone_power a quest", "b") == 4


def test_why_not_play_and_use_as_questions(table: Lay) -> None:
    t = table(a={"hand": ["king_kazador", "demolition"], "kingdom": ["runesmith"]}, phase="quest")
    assert {key for key, _ in t.causes("why_not_play king_kazador kingdom", "a")} == {
        "capital_phase_only",
        "no_resources",
    }
    assert {key for key, _ in t.causes("why_not_play_tactic demolition", "a")} == {"no_resources"}
    assert {key for key, _ in t.causes("why_not_use runesmith_a1", "a")} == {"wrong_zone", "no_resources"}


def test_why_not_attack_and_defend_as_questions(table: Lay) -> None:
    t = table(a={"kingdom": ["runesmith corrupted"]}, b={"quest": ["urguck"]})
    assert {key for key, _ in t.causes("why_not_attack runesmith_a1", "a")} == {"not_there", "is_corrupted"}
    assert {key for key, _ in t.causes("why_not_defend urguck_b1", "b")} == {"not_there"}


def test_spectators_ask_nothing_about_hands(table: Lay) -> None:
    t = table(a={"hand": ["king_kazador"]})
    with pytest.raises(BadOption):
        t.match.ask(None, "cost king_kazador")


def test_face_down_cards_answer_nothing(table: Lay) -> None:
    t = table(a={"developments": {"quest": ["king_kazador"]}})
    with pytest.raises(BadOption):
        t.match.ask(1, "power development_a1")
    with pytest.raises(BadOption):
        t.match.ask(1, "power king_kazador_a1")


def test_price_and_forecast_stand_at_the_action(table: Lay) -> None:
    t = table(a={"hand": ["runesmith"], "resources": 5})
    offers = {offer["action"]: offer for offer in t.match.offers(0)}
    assert offers["deploy runesmith quest"]["cost"] == 2
    assert offers["deploy runesmith quest"]["left"] == 3
    fight = table(a={"battlefield": ["mountain_brigade"]}, b={"kingdom": ["lobber_crew"]}, phase="battlefield")
    fight.attack("kingdom", "mountain_brigade", defend=["lobber_crew"]).until("assign_attack")
    lethal = {offer["action"]: offer["lethal"] for offer in fight.match.offers(0)}
    assert lethal == {"assign lobber_crew_b1 1": True, "assign lobber_crew_b1 2": True}


def test_every_refusal_has_a_reason_of_ours() -> None:
    """In random positions: a card in hand that can not be played says why, and only then."""
    chance = Seeded(7)
    match = GAME.match(2, seed=7)
    for _ in range(250):
        if match.over:
            break
        seat = match.to_act()[0]
        options = match.legal(seat)
        if match.view(None)["prompt"]["decision"] in ("act", "answer"):
            for card in match.view(seat)["table"]["hand"]:
                for text in (
                    f"play {card['card']}",
                    *[f"deploy {card['card']} {zone}" for zone in ("kingdom", "quest")],
                ):
                    reasons = match.why_not(seat, text)
                    assert bool(reasons) == (text not in options), text
                    assert not any(reason.key.startswith("core-") for reason in reasons), text
        match.apply(seat, options[chance.pick(len(options))])


def test_a_hand_card_says_what_blocks_it(table: Lay) -> None:
    t = table(
        a={"hand": ["king_kazador", "runesmith", "demolition", "organ_gun", "master_rune_of_valaya"], "resources": 2},
        b={"kingdom": ["grimgors_camp"]},
    )
    blocked = {card["card"]: [reason["key"] for reason in card["blocked"]] for card in t.match.view(0)["table"]["hand"]}
    assert blocked == {
        "king_kazador": ["no_resources"],
        "runesmith": [],
        "demolition": [],
        "organ_gun": ["no_target"],
        "master_rune_of_valaya": [],
    }


def test_a_hand_card_says_what_is_missing(table: Lay) -> None:
    t = table(a={"hand": ["king_kazador", "runesmith"], "resources": 2})
    hand = {card["card"]: card for card in t.match.view(0)["table"]["hand"]}
    missing = hand["king_kazador"]["cost"] - 2
    assert (hand["king_kazador"]["missing"], hand["runesmith"]["missing"]) == (missing, 0)
    assert hand["king_kazador"]["blocked"][0]["args"]["missing"] == missing


def test_the_view_says_what_a_fight_comes_to(table: Lay) -> None:
    two = {"developments": {"battlefield": ["waaagh", "waaagh"]}}
    t = table(
        a={"race": "chaos", "battlefield": ["savage_gors"], **two},
        b={"race": "empire", "kingdom": ["huntsmen +knight_training"]},
        phase="battlefield",
    )
    assert t.match.view(None)["table"]["fight"] is None
    t.attack("kingdom", "savage_gors", defend=["huntsmen"])
    assert t.match.view(None)["table"]["fight"] == {"attack": 3, "defence": 2}  # gors deal more than their power
    assert (t.card("huntsmen")["power"], t.card("huntsmen")["bonus"], t.card("savage_gors")["bonus"]) == (2, 1, 0)


@pytest.mark.parametrize("beside", [[], ["bloodthirster"]])
def test_the_view_says_who_dies_of_what_is_assigned(table: Lay, beside: list[str]) -> None:
    """Toughness saves the hammerer, unless a Bloodthirster stops all cancelling."""
    t = table(
        a={"race": "chaos", "kingdom": beside, "battlefield": ["savage_marauders"]},
        b={"race": "dwarf", "kingdom": ["hammerer_of_karak_azul"], "developments": {"kingdom": ["demolition"]}},
        phase="battlefield",
    )
    t.attack("kingdom", "savage_marauders", defend=["hammerer_of_karak_azul"])
    assert not t.card("hammerer_of_karak_azul")["dies"]
    t.until("assigned")
    hammerer, section = t.card("hammerer_of_karak_azul"), t.section("b", "kingdom")
    assert (hammerer["assigned"], hammerer["left"], hammerer["dies"]) == (2, 2, bool(beside))
    assert (section["printed"], section["hit_points"]) == (8, 9)


def test_what_is_said_of_a_hand_is_what_blocks_each_card() -> None:
    chance = Seeded(5)
    seen = set()
    for _ in range(3):
        s = GAME.begin(2, {}, chance)
        while to_act(s):
            for seat in (0, 1):
                for card in GAME.view(s, seat)["hand"]:
                    number = CARD[card["card"]]
                    reasons = why_blocked(s, seat, number, total_cost(s, seat, number), purse(s, seat))
                    assert card["blocked"] == [why.to_json() for why in reasons]
                    seen |= {why.key for why in reasons}
            options = legal(s, to_act(s)[0])
            play(s, chance, to_act(s)[0], options[chance.pick(len(options))])
    assert seen >= {"capital_phase_only", "no_answer", "limited", "no_resources", "unique", "no_target"}


def test_samples_shuffle_what_is_hidden_and_keep_what_is_known(table: Lay) -> None:
    t = table(
        a={"race": "empire", "hand": ["pilgrimage"], "resources": 4},
        b={
            "kingdom": ["urguck"],
            "hand": ["waaagh", "pillage"],
            "deck": ["boar_boyz", "troll_vomit", "big_uns", "lobber_crew"],
            "developments": {"quest": ["choppa"]},
        },
    )
    t.a("play pilgrimage").resolve()
    twins = [GAME.sample(t.s, 0, Seeded(seed)) for seed in range(12)]
    urguck = t.s.known[1][0]
    assert all(urguck in twin.hand[1] for twin in twins)
    assert len({tuple(sorted(twin.hand[1])) for twin in twins}) > 3
    assert len({tuple(twin.card) for twin in twins}) > 1  # the development too
    assert all(legal(twin, 1) is not None for twin in twins)


def test_nothing_of_the_other_hand_is_in_a_view() -> None:
    match = GAME.match(2, seed=3, options={"starter_a": "dwarf", "starter_b": "orc"})
    for seat in (0, 1):
        text = str(match.view(1 - seat)) + str(match.events(1 - seat)) + str(match.view(None)) + str(match.events(None))
        own = "dwarf" if seat == 0 else "orc"
        hidden = [card["card"] for card in match.view(seat)["table"]["hand"]]
        race = [
            slug
            for slug in hidden
            if GAME.content()["cards"][[r["slug"] for r in GAME.content()["cards"]].index(slug)]["race"] == own
        ]
        assert race
        assert not [slug for slug in race if slug in text]


def test_positions_say_what_they_do_not_know(table: Lay) -> None:
    with pytest.raises(BadOption, match="armies"):
        table(a={"armies": ["runesmith"]})
    with pytest.raises(BadOption, match="sleeping"):
        table(a={"kingdom": ["runesmith sleeping"]})


def test_a_tactic_says_what_the_fight_then_comes_to(table: Lay) -> None:
    t = table(
        a={"race": "orc", "battlefield": ["crooked_teef_goblins", "boar_boyz"], "hand": ["waaagh"], "resources": 4},
        b={"race": "dwarf"},
    )
    t.attack("quest", "crooked_teef_goblins", "boar_boyz").until("defenders")
    before = t.match.view(0)["table"]["fight"]
    passing, waaagh = t.match.forecasts(0, ["pass", "play waaagh"])
    assert passing is not None
    assert waaagh is not None
    assert passing["fight"] == before
    assert waaagh["fight"]["attack"] > before["attack"]
    assert waaagh["fight"]["attack"] - before["attack"] == waaagh["hits"]  # nobody defends: all of it goes to the wall
    t.a("play waaagh").resolve()
    assert t.match.view(0)["table"]["fight"] == waaagh["fight"]


def test_what_passing_leads_to_and_what_an_answer_stops(table: Lay) -> None:
    t = table(
        a={"battlefield": ["chaos_knights"], "race": "chaos"},
        b={"race": "dwarf", "quest": ["hammerer_of_karak_azul"], "hand": ["master_rune_of_valaya"], "resources": 2},
    )
    t.attack("quest", "chaos_knights", defend=["hammerer_of_karak_azul"]).until("assigned")
    t.a("pass")
    passing, rune = t.match.forecasts(1, ["pass", "play master_rune_of_valaya"])
    assert passing is not None
    assert rune is not None
    assert (passing["stops"], passing["hits"]) == (0, 0)
    assert passing["falls"] == ["hammerer_of_karak_azul_b1"]
    assert rune["falls"] == []
    assert rune["stops"] == 2 + sum(one["damage"] for one in passing["sections"])  # two hit points and the wall
    t.b("pass")
    assert not t.in_play("hammerer_of_karak_azul")


def test_a_choice_ahead_is_not_foretold(table: Lay) -> None:
    t = table(a={"battlefield": ["chaos_knights"], "race": "chaos"}, b={"quest": ["mountain_brigade"]})
    t.until("declare_target").a("attack quest")
    assert t.match.forecasts(0, ["pass"]) == [None]  # who attacks is not known yet
