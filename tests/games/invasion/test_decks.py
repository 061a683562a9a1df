"""Deck lists as text: reading, writing, checking."""

from __future__ import annotations

import pytest

from spieltisch.core import BadOption, Match
from spieltisch.core.kit import check
from spieltisch.games.invasion import GAME
from spieltisch.games.invasion.box import PRINTED
from spieltisch.games.invasion.data import CHAOS, DWARF, NUMBER_OF, ORC, RACE, RECORDS, STARTER_RACES
from spieltisch.games.invasion.decks import Deck, check_deck, deck_of, deck_text, find_card, parse_deck


def faults(text: str) -> set[str]:
    return {fault.key for fault in check_deck(parse_deck(text))}


def legal_text() -> str:
    """The dwarf starter deck and ten neutral cards, at most three of each."""
    return deck_text(deck_of(DWARF, PRINTED.starter(DWARF) + PRINTED.neutrals()[:10]))


@pytest.mark.parametrize(
    "name",
    ["Rip Dere 'eads Off!", "rip dere eads off", "RIP-DERE-EADS-OFF", "Köppe ab!", "koeppe ab", "koppe ab", "75"],
)
def test_names_forgive_case_punctuation_and_language(name: str) -> None:
    assert find_card(name) == [NUMBER_OF["rip_dere_eads_off"]]


def test_every_name_is_found_in_both_languages() -> None:
    for number, record in enumerate(RECORDS):
        assert find_card(record["name"]) == [number]
        assert find_card(record["name_de"]) == [number]


@pytest.mark.parametrize(
    "line", ["3 Troll Slayers", "3x Troll Slayers", "Troll Slayers x3", "Troll Slayers 3", "3 × troll slayers  # ok"]
)
def test_the_number_may_stand_anywhere(line: str) -> None:
    assert parse_deck(line).counts == {NUMBER_OF["troll_slayers"]: 3}


def test_a_beginning_is_enough_if_it_is_unique() -> None:
    assert parse_deck("2 Ironbreakers").counts == {NUMBER_OF["ironbreakers_of_ankhor"]: 2}
    assert [fault.key for fault in parse_deck("Contested").faults] == ["deck_ambiguous"]


@pytest.mark.parametrize("german", [False, True])
@pytest.mark.parametrize("race", STARTER_RACES)
def test_writing_and_reading_again(race: int, german: bool) -> None:
    assert deck_text(deck_of(DWARF, []), german).strip() == ("Hauptstadt: Zwerge" if german else "Capital: Dwarf")
    deck = deck_of(race, PRINTED.starter(race))
    again = parse_deck(deck_text(deck, german))
    assert (again.race, again.counts, again.faults) == (deck.race, deck.counts, [])


def test_a_legal_deck_has_no_faults() -> None:
    assert faults(legal_text()) == set()


def test_too_small_and_too_large() -> None:
    assert faults("3 Runesmith") == {"deck_too_small"}
    many = "\n".join(f"3 {record['name']}" for record in RECORDS if record["race"] in ("dwarf", "empire"))
    assert faults(many) == {"deck_too_large"}


def test_more_than_three_copies() -> None:
    assert faults(legal_text() + "1 Troll Slayers") == {"deck_too_many"}


def test_order_and_destruction_do_not_mix() -> None:
    assert faults(legal_text() + "1 Urguck") == {"deck_mixed"}
    assert faults(legal_text() + "1 Alliance: Chaos and Orc") == {"deck_mixed"}


def test_the_capital_must_fit() -> None:
    assert faults(legal_text().replace("Dwarf", "Orc", 1)) == {"deck_wrong_capital"}


def test_draft_cards_stay_out() -> None:
    assert faults(legal_text() + "1 Sabotage") == {"deck_draft_card"}


def test_unknown_cards_and_races_are_named_with_their_line() -> None:
    deck = parse_deck("Capital: Skaven\n1 Runesmith\n2 Vermin Lord")
    assert [(fault.key, fault.args["line"]) for fault in deck.faults] == [
        ("deck_unknown_race", 1),
        ("deck_unknown_card", 3),
    ]
    assert deck.size() == 1


@pytest.mark.parametrize(
    ("text", "race"),
    [
        ("1 Urguck", ORC),
        ("1 Alliance: Chaos and Dark Elf", ORC),
        ("1 Pillage\n2 Valkia the Bloody", CHAOS),
        ("", DWARF),
    ],
)
def test_the_capital_follows_the_cards_if_it_is_not_named(text: str, race: int) -> None:
    assert parse_deck(text).race == race


def test_nonsense_is_no_deck() -> None:
    for text in ("\x00\x01", "0 Runesmith", "::::", "x" * 5000, "99999999999999999999 Runesmith", "-3", "9" * 9000):
        deck = parse_deck(text)
        assert isinstance(deck, Deck)
        assert check_deck(deck)


def test_what_is_far_too_long_is_not_read_to_the_end() -> None:
    deck = parse_deck("abcd\n" * 100_000)
    assert deck.faults[0].key == "deck_too_long"
    assert len(deck.faults) == 401
    assert parse_deck("3 Runesmith # " + "note " * 100_000).faults[0].key == "deck_too_long"


def test_a_game_with_own_decks() -> None:
    orcs = deck_text(deck_of(ORC, PRINTED.starter(ORC) + PRINTED.neutrals()[10:20]), german=True)
    match = GAME.match(2, seed=1, options={"mode": "decks", "deck_a": legal_text(), "deck_b": orcs})
    seats = match.view(None)["table"]["seats"]
    assert [(seat["race"], seat["deck"]) for seat in seats] == [("dwarf", 43), ("orc", 43)]


def with_lists(lists: str) -> Match:
    orcs = deck_text(deck_of(ORC, PRINTED.starter(ORC) + PRINTED.neutrals()[10:20]))
    return GAME.match(2, seed=1, options={"mode": "decks", "deck_a": legal_text(), "deck_b": orcs, "lists": lists})


def lengths(match: Match, viewer: int | None) -> list[int | None]:
    return [seat["list"] and len(seat["list"]) for seat in match.view(viewer)["table"]["seats"]]


def test_a_list_is_known_to_its_owner_only() -> None:
    match = with_lists("secret")
    assert [lengths(match, viewer) for viewer in (0, 1, None)] == [[50, None], [None, 50], [None, None]]
    while not match.over:
        match.apply(match.to_act()[0], match.legal(match.to_act()[0])[-1])
    assert lengths(match, None) == [50, 50]


def test_lists_may_lie_open() -> None:
    assert [lengths(with_lists("open"), viewer) for viewer in (0, None)] == [[50, 50], [50, 50]]
    assert lengths(GAME.match(2, seed=1), 0) == [None, None]


def test_a_secret_deck_is_imagined_as_a_legal_one() -> None:
    match = with_lists("secret")
    own = match.state.lists[0]
    guesses = set()
    for seed in range(20):
        twin = match.sample(0, seed)
        assert twin.state.lists[0] == own
        assert check_deck(deck_of(ORC, list(twin.state.lists[1]))) == []
        assert lengths(twin, 0) == [50, None]
        guesses.add(twin.state.lists[1])
    assert len(guesses) == 20


def test_a_log_from_before_there_were_secret_lists_stays_open() -> None:
    data = with_lists("open").to_json()
    del data["options"]["lists"]
    assert lengths(Match.from_json(GAME, data), None) == [50, 50]


def test_who_brings_no_deck_gets_a_starter_deck() -> None:
    match = GAME.match(2, seed=1, options={"mode": "decks", "deck_a": legal_text(), "starter_b": "orc"})
    assert [seat["race"] for seat in match.view(None)["table"]["seats"]] == ["dwarf", "orc"]
    assert lengths(match, 1) == [None, None]
    orcs = sorted(match.state.deck[1] + match.state.hand[1])
    assert [number for number in orcs if RACE[number] == ORC] == sorted(PRINTED.starter(ORC))
    assert len(orcs) == 50


def test_a_starter_deck_by_lot_is_of_another_race_than_the_deck_it_meets() -> None:
    met = {
        GAME.match(2, seed=seed, options={"mode": "decks", "deck_b": legal_text()}).state.race[0] for seed in range(40)
    }
    assert met == {*STARTER_RACES} - {DWARF}


@pytest.mark.parametrize("options", [{"deck_a": ""}, {"deck_a": "", "lists": "open"}, {}])
def test_the_kit_with_own_decks(options: dict[str, str]) -> None:
    orcs = deck_text(deck_of(ORC, PRINTED.starter(ORC) + PRINTED.neutrals()[10:20]))
    given = {"mode": "decks", "deck_a": legal_text(), "deck_b": orcs, **options}
    assert check(GAME, seats=2, games=3, seed=5, share=0.05, options=given).games == 3


def test_a_faulty_deck_is_refused() -> None:
    with pytest.raises(BadOption) as refused:
        GAME.match(2, seed=1, options={"mode": "decks", "deck_a": "3 Runesmith", "deck_b": legal_text()})
    assert [reason.key for reason in refused.value.reasons] == ["deck_too_small"]
    with pytest.raises(BadOption, match="deck_b"):
        GAME.match(2, seed=1, options={"mode": "decks", "deck_b": 3})
