"""The draft: packs, sealed picks, removals, the four draft cards, packs that run dry."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.core import BadOption, Seeded, ints, legal, play, run, to_act
from spieltisch.games.invasion import GAME
from spieltisch.games.invasion.box import PRINTED
from spieltisch.games.invasion.data import NUMBER_OF, SLUGS, TACTIC, TYPE
from spieltisch.games.invasion.draft import PACK_SIZE, next_pack
from spieltisch.games.invasion.state import DRAFTED, InvasionState


class Draft:
    """A draft with stacked piles: the first fifteen names are each seat's first pack."""

    def __init__(self, packs: tuple[list[str], list[str]], piles: tuple[list[str], list[str]] = ([], [])) -> None:
        s = InvasionState()
        s.lay_out()
        s.mode = DRAFTED
        s.race = ints([0, 3])
        for seat in (0, 1):
            s.piles[seat] = [NUMBER_OF[slug] for slug in reversed(packs[seat] + piles[seat])]
        s.push(next_pack)
        self.s = s
        self.chance = Seeded(1)
        run(s, self.chance)

    def do(self, a: str = "", b: str = "") -> Draft:
        for seat, text in ((0, a), (1, b)):
            if text:
                assert text in self.options(seat), (text, self.options(seat))
                play(self.s, self.chance, seat, GAME.verbs.parse(text))
        return self

    def pick(self, a: str, b: str) -> Draft:
        """Two cards each: `pick("runesmith troll_slayers", "urguck boar_boyz")`."""
        for one, other in zip(a.split(), b.split(), strict=True):
            self.do(f"pick {one}", f"pick {other}")
        return self

    def options(self, seat: int) -> list[str]:
        return [GAME.verbs.text(action) for action in legal(self.s, seat)]

    def view(self, seat: int | None) -> dict[str, Any]:
        return dict(GAME.view(self.s, seat)["draft"])


def names(count: int, kind: str = "order") -> list[str]:
    """Different cards that are no draft cards."""
    if kind == "order":
        return list(SLUGS[:count])
    return list(SLUGS[55 : 55 + count])


def test_the_piles() -> None:
    s = GAME.setup(2, GAME.check_options({"mode": "draft", "side_a": "order"}), Seeded(4))
    assert [len(pile) for pile in s.piles] == [108, 108]
    drafts = [sum(SLUGS[card] == slug for card in s.piles[0]) for slug in SLUGS[-4:]]
    assert drafts == [3, 3, 3, 1]
    assert len(s.aside) == 4
    assert "king_kazador" in [SLUGS[card] for card in s.piles[0]]
    assert "urguck" in [SLUGS[card] for card in s.piles[1]]
    assert len(PRINTED.neutrals()) == 24


@pytest.mark.parametrize(("side", "seat"), [("order", 0), ("destruction", 1)])
def test_sides_can_be_chosen(side: str, seat: int) -> None:
    match = GAME.match(2, seed=1, options={"mode": "draft", "side_a": side})
    assert match.view(None)["table"]["draft"]["seats"][seat]["alignment"] == "order"


def test_two_picks_then_one_removal_four_times() -> None:
    d = Draft((names(15), names(15, "destruction")), (names(40), names(40, "destruction")))
    own = names(15)
    assert len(d.view(0)["own_pack"]) == 15
    for time in range(4):
        assert d.s.frames[-1][0].name == "draft.pick"
        a, b = sorted(d.s.packs[0])[:2], sorted(d.s.packs[1])[:2]
        d.pick(f"{SLUGS[a[0]]} {SLUGS[a[1]]}", f"{SLUGS[b[0]]} {SLUGS[b[1]]}")
        if time < 3:
            assert d.s.frames[-1][0].name == "draft.remove"
            gone = d.options(0)[0], d.options(1)[0]
            d.do(*gone)
    assert d.s.pack == 2
    assert (len(d.s.picked[0]), len(d.s.removed[0]), len(d.s.put_aside[0])) == (8, 3, 4)
    assert set(d.view(0)["picked"]) <= set(own)


def test_picks_are_sealed_and_hidden() -> None:
    d = Draft((names(15), names(15, "destruction")))
    d.do(a="pick runesmith")
    assert len(d.s.packs[0]) == 15  # nothing happens until both have answered
    d.do(b="pick urguck")
    assert d.view(0)["choosing"] == ["runesmith"]
    assert "runesmith" not in str(d.view(1))
    d.do("pick troll_slayers", "pick boar_boyz")
    assert d.view(0)["picked"] == ["troll_slayers", "runesmith"]
    assert "runesmith" not in str(GAME.view(d.s, None)["draft"])
    assert d.view(1)["seats"][0]["picked"] == 2


def test_the_opponents_pack_is_seen_only_while_removing() -> None:
    d = Draft((names(15), names(15, "destruction")))
    assert d.view(0)["their_pack"] is None
    d.pick("runesmith troll_slayers", "urguck boar_boyz")
    assert "grimgor_ironhide" in d.view(0)["their_pack"]
    assert "urguck" not in d.view(0)["their_pack"]
    d.do("remove grimgor_ironhide", "remove king_kazador")
    assert d.view(0)["their_pack"] is None
    assert d.view(0)["seats"][1]["removed"] == ["grimgor_ironhide"]


def test_cut_supply_lines_shrinks_the_next_packs() -> None:
    d = Draft((["cut_supply_lines", *names(14)], names(15, "destruction")), (names(40), names(40, "destruction")))
    d.pick("runesmith cut_supply_lines", "urguck boar_boyz")
    assert d.view(0)["seats"][1]["cuts"] == 1
    assert len(d.s.picked[0]) == 1  # it is no card of the deck
    finish_pack(d)
    assert (len(d.s.packs[0]), len(d.s.packs[1])) == (PACK_SIZE, PACK_SIZE - 1)


def test_cut_supply_lines_removed_works_for_the_remover() -> None:
    d = Draft((["cut_supply_lines", *names(14)], names(15, "destruction")))
    d.pick("runesmith troll_slayers", "urguck boar_boyz")
    d.do("remove grimgor_ironhide", "remove cut_supply_lines")
    assert d.view(0)["seats"][0]["cuts"] == 1


def test_reinforcements() -> None:
    pile = ["bloodthirster", "valkia_the_bloody", "sabotage", "dark_zealot", "chaos_knights", "waaagh"]
    d = Draft((names(15), ["reinforcements", *names(14, "destruction")]), ([], pile))
    d.pick("runesmith troll_slayers", "urguck reinforcements")
    assert d.view(1)["looking"] == sorted(pile[:5], key=SLUGS.index)
    assert d.view(0)["looking"] is None
    assert "pick sabotage" not in d.options(1)  # draft cards can not join a deck
    d.do(b="pick bloodthirster")
    assert [SLUGS[card] for card in d.s.picked[1]] == ["urguck", "bloodthirster"]
    assert SLUGS[d.s.piles[1][-1]] == "waaagh"  # the other four went under the pile
    assert len(d.s.piles[1]) == 5


def test_sabotage() -> None:
    d = Draft((["sabotage", *names(14)], names(15, "destruction")))
    d.pick("runesmith sabotage", "urguck boar_boyz")
    d.do("remove grimgor_ironhide", "remove king_kazador")
    assert d.s.frames[-1][0].name == "draft.remove"
    assert d.options(1) == []
    d.do("remove night_goblins")
    assert d.view(0)["seats"][0]["saboteurs"] == 0
    assert d.view(0)["seats"][1]["removed"] == ["grimgor_ironhide", "night_goblins"]
    assert d.s.frames[-1][0].name == "draft.pick"


def test_sabotage_may_be_kept_and_waits_for_a_later_removal() -> None:
    d = Draft((["sabotage", *names(14)], names(15, "destruction")))
    d.pick("runesmith troll_slayers", "urguck boar_boyz")
    d.do("remove grimgor_ironhide", "remove sabotage")  # b gets it by removing it: not for this removal
    assert d.s.frames[-1][0].name == "draft.pick"
    for _ in range(3):  # two picks, one removal
        d.do(d.options(0)[0], d.options(1)[0])
    assert d.options(0) == []
    d.do(b="done")
    assert d.view(0)["seats"][1]["saboteurs"] == 1


def test_a_sabotage_gained_by_a_removal_serves_the_next_one() -> None:
    """`Jedesmal, wenn er fortan eine Karte ... entfernt`: not for the removal that brought it, but for the next."""
    d = Draft((["sabotage", *names(14)], ["sabotage", *names(14, "destruction")]))
    d.pick("runesmith sabotage", "urguck boar_boyz")
    d.do("remove sabotage", "remove king_kazador")  # a second one, for a removal that is still to come
    d.do("remove grimgor_ironhide")  # by the first one
    assert d.view(0)["seats"][0]["saboteurs"] == 1
    d.do("remove night_goblins")  # by the second one
    assert d.view(0)["seats"][0]["saboteurs"] == 0
    assert d.s.frames[-1][0].name == "draft.pick"


def test_a_sabotage_gained_by_its_own_price_waits_for_a_later_removal() -> None:
    d = Draft((["sabotage", *names(14)], ["sabotage", *names(14, "destruction")]))
    d.pick("runesmith sabotage", "urguck boar_boyz")
    d.do("remove grimgor_ironhide", "remove king_kazador")
    d.do("remove sabotage")  # the first one was given up for it
    assert d.view(0)["seats"][0]["saboteurs"] == 1
    assert d.s.frames[-1][0].name == "draft.pick"


def test_a_pack_that_the_tides_brought_is_hidden_from_who_removes_nothing_more() -> None:
    d = Draft((["shifting_tides", "sabotage", *names(13)], names(15, "destruction")), (names(30), []))
    d.pick("sabotage runesmith", "urguck boar_boyz")
    d.do("remove grimgor_ironhide", "remove shifting_tides")  # a's pack is a new one; a may remove once more
    assert (d.options(1), d.view(1)["removing"], d.view(1)["their_pack"]) == ([], True, None)
    assert d.view(0)["their_pack"]


def test_shifting_tides_replaces_the_pack_first() -> None:
    pack = ["shifting_tides", "reinforcements", *names(13)]
    d = Draft((pack, names(15, "destruction")), (["king_kazador"] * 30, []))
    d.pick("reinforcements shifting_tides", "urguck boar_boyz")
    assert len(d.s.packs[0]) == 13
    tides, reinforcements = NUMBER_OF["shifting_tides"], NUMBER_OF["reinforcements"]
    assert d.s.removed[0] == [reinforcements, tides] or d.s.removed[0] == [tides, reinforcements]
    assert d.s.frames[-1][0].name == "draft.reinforce"  # after the tides have turned
    assert len(d.s.piles[0]) == 30


def test_a_pack_that_runs_dry_is_over_for_its_player() -> None:
    d = Draft((names(3), names(15, "destruction")))
    d.pick("defender_of_the_hold zhufbar_engineers", "urguck boar_boyz")
    d.do("remove grimgor_ironhide", "remove hammerer_of_karak_azul")
    assert d.options(0) == []
    assert d.s.frames[-1][1] == 0b10
    finish_pack(d)
    assert d.s.picked[0] == [0, 1]
    assert len(d.s.picked[1]) == 8


def test_the_last_card_of_a_pack_is_picked_alone() -> None:
    d = Draft((names(4), names(15, "destruction")))
    d.pick("defender_of_the_hold zhufbar_engineers", "urguck boar_boyz")
    d.do("remove grimgor_ironhide", "remove hammerer_of_karak_azul")
    assert d.options(0) == ["pick troll_slayers"]


def finish_pack(d: Draft) -> None:
    pack = d.s.pack
    while d.s.pack == pack:
        for seat in to_act(d.s):
            play(d.s, d.chance, seat, legal(d.s, seat)[0])


def test_a_whole_draft_leads_to_a_game() -> None:
    match = GAME.match(2, seed=11, options={"mode": "draft", "side_a": "order"})
    chance = Seeded(3)
    while match.view(None)["table"]["draft"] is not None:
        seat = match.to_act()[0]
        options = match.legal(seat)
        match.apply(seat, options[chance.pick(len(options))])
    table = match.view(None)["table"]
    assert [seat["alignment"] for seat in table["seats"]] == ["order", "destruction"]
    for seat in table["seats"]:
        assert 30 <= seat["deck"] + seat["hand"] <= 50
    assert match.view(None)["prompt"]["decision"] == "keep_hand"
    drafted = [card for deck in match.state.deck for card in deck]
    assert all(TYPE[card] <= TACTIC for card in drafted)


def test_capitals_are_chosen_from_the_own_side() -> None:
    match = GAME.match(2, seed=11, options={"mode": "draft", "side_a": "order"})
    while match.view(None)["prompt"]["decision"] != "choose_capital":
        seat = match.to_act()[0]
        match.apply(seat, match.legal(seat)[0])
    assert match.legal(0) == ["capital dwarf", "capital empire"]
    assert match.legal(1) == ["capital orc", "capital chaos"]
    match.apply(0, "capital empire")
    match.apply(1, "capital chaos")
    assert [seat["race"] for seat in match.view(None)["table"]["seats"]] == ["empire", "chaos"]


def test_samples_keep_what_a_seat_has_seen() -> None:
    d = Draft((names(15), names(15, "destruction")), (names(20), names(20, "destruction")))
    d.pick("runesmith troll_slayers", "urguck boar_boyz")
    d.do("remove grimgor_ironhide", "remove king_kazador")
    twins = [GAME.sample(d.s, 0, Seeded(seed)) for seed in range(8)]
    assert {tuple(sorted(twin.packs[1])) for twin in twins} == {tuple(sorted(d.s.packs[1]))}  # seen when passed
    assert len({tuple(sorted(twin.picked[1])) for twin in twins}) > 3  # the first picks were not
    assert all(twin.picked[0] == d.s.picked[0] for twin in twins)


def test_only_known_sides_can_be_chosen() -> None:
    with pytest.raises(BadOption):
        GAME.match(2, seed=1, options={"mode": "draft", "side_a": "both"})
