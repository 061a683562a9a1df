"""Written positions: what is wrong is refused with its path, and the present moment can be written."""

import pytest
from hypothesis import HealthCheck, given, settings
from tests.kit.broken import TRIES, broken, refused_or_sound

from spieltisch.core import BadOption, Seeded
from spieltisch.games.chaos import GAME
from spieltisch.games.chaos.data import CARD_IDS, GODS, KINDS, REGIONS, TOKENS

SPECS = [
    {
        "regions": {
            "estalia": "khorne: bloodletter; nurgle: 2 plaguebearer, leper; cards: blood_frenzy, rain_of_pus",
            "kislev": {"tokens": "noble, 2 peasant", "corruption": "nurgle 3, khorne 1", "ruiners": "nurgle"},
            "tilea": "tzeentch: entrenched_warrior; cards: horror; killers: khorne; placed: 2 nurgle; earned: nurgle",
            "norsca": "ruined: 1; dominated: slaanesh",
        },
        "power": {"khorne": 3, "nurgle": 0},
        "vp": {"khorne": 12},
        "hands": {"khorne": ["battle_cry"], "nurgle": 3},
        "upgrades": ["up_leper"],
        "track": ["greenskins_invade", None],
        "turn": "tzeentch",
    },
    {"phase": "battle", "then": "stop", "regions": {"kislev": "khorne: bloodletter; slaanesh: seductress"}},
    {
        "phase": "battle",
        "regions": {"kislev": "khorne: bloodthirster; slaanesh: 2 seductress; nurgle: leper"},
        "battle": {"region": "kislev", "kept": 1, "returned": {"khorne": 1}, "down": "slaanesh/cultist"},
        "pending": [
            ["flow.next_round"],
            ["flow.begin_phase", "corruption"],
            ["battle.end_of_battle", "kislev", 1],
            ["battle.roll", "kislev", "slaanesh"],
            ["battle.assign_hits", "khorne", "kislev", 2, 0, "battle"],
        ],
    },
    {
        "phase": "corruption",
        "round": 3,
        "battles": [
            {
                "region": "kislev",
                "rolls": [{"god": "khorne", "roll": "battle", "dice": [6, 4], "kills": [["peasant", 1]]}],
            }
        ],
        "scores": [[1, "khorne", 5, "domination", "kislev"], [2, "nurgle", 3, "upgrade", None]],
        "history": [{"round": 1, "vp": {"khorne": 5}, "dominated": {"kislev": "khorne"}, "ruined": ["tilea"]}],
        "regions": {"kislev": "khorne: cultist"},
    },
    {"gods": ["slaanesh", "khorne", "nurgle"], "phase": "end", "step": "dials", "counters": {"khorne": 2}, "round": 3},
    {"phase": "old_world", "old_world": ["mass_exodus", "skavengers"], "regions": {"tilea": "tokens: 2 peasant"}},
]
WORDS = [*GODS, *REGIONS, *TOKENS, *KINDS, *CARD_IDS[:8], "horror", "cards", "ruined: 2 open", "2", "battle.fight"]


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        (
            {"regions": {"kislev": "khorne: 7 bloodletter"}},
            r"^regions\.kislev\.khorne: core-too_many \(thing bloodletter, there 6, given 7\)",
        ),
        (
            {"regions": {"kislev": "tokens: 5 hero"}},
            r"^regions\.kislev\.tokens: core-too_many \(thing hero, there 4, given 5\)",
        ),
        ({"regions": {"atlantis": ""}}, r"^regions\.atlantis: core-near_word \(word atlantis, near badlands\)"),
        ({"regions": {"kislev": "khorne: leper"}}, r"^regions\.kislev\.khorne: core-unknown_word \(word leper"),
        ({"regions": {"kislev": "weather: rain"}}, r"^regions\.kislev\.weather: core-unknown_word \(word weather"),
        (
            {"regions": {"kislev": "cards: battle_cry, battle_cry, battle_cry"}},
            r"^regions\.kislev\.cards\[2\]: core-unexpected \(wanted core-entries \(fewest 0, most 2\), given 3\)",
        ),
        (
            {"regions": {"kislev": "cards: influensa"}},
            r"^regions\.kislev\.cards\[0\]: core-near_word \(word influensa, near influenza\)",
        ),
        ({"regions": {"kislev": "cards: horror"}}, r"^regions\.kislev\.cards: entrenched_horrors \(count 0\)"),
        (
            {"regions": {"kislev": "ruined: 6"}},
            r"^regions\.kislev\.ruined: core-unexpected \(wanted core-text_like",
        ),
        (
            {"regions": {"kislev": "ruined: 1", "tilea": "ruined: 1"}},
            r"^regions\.tilea\.ruined: core-taken \(thing 1, where regions\.kislev\)",
        ),
        (
            {"regions": {"kislev": "corruption: 60 khorne, 60 khorne"}},
            r"^regions\.kislev\.corruption: core-unexpected \(wanted core-whole \(low 0, high 99\), given 120\)",
        ),
        ({"phase": "lunch"}, r"^phase: core-unknown_word \(word lunch"),
        ({"colour": "red"}, r"^colour: core-unknown_word \(word colour"),
        ({"hands": {"khorne": ["influenza"]}}, r"^hands\.khorne\[0\]: card_of_another \(card influenza\)"),
        (
            {"gods": "khorne nurgle tzeentch", "regions": {"kislev": "slaanesh: seductress"}},
            r"^regions\.kislev\.slaanesh: not_playing \(god slaanesh\)",
        ),
        (
            {"hands": {"nurgle": ["stench_of_death"] * 3}},
            r"^hands\.nurgle: core-too_many \(thing stench_of_death, there 2, given 3\)",
        ),
        ({"phase": "battle", "then": "draw"}, r"^then: core-unknown_word \(word draw"),
        ({"vp": {"khorne": -1}}, r"^vp\.khorne: core-unexpected \(wanted core-whole \(low 0, high 500\), given -1\)"),
        (
            {"dial": {"slaanesh": 8}},
            r"^dial\.slaanesh: core-unexpected \(wanted core-whole \(low 0, high 7\), given 8\)",
        ),
        ({"phase": "old_world", "old_world": []}, r"^old_world: old_world_to_come"),
        (
            {"battle": {"region": "kislev"}, "pending": [["battle.roll", "kislev", "khorne"]]},
            r"^pending: end_of_battle_first",
        ),
        (
            {
                "pending": [
                    ["battle.end_of_battle", "kislev", 1],
                    ["battle.assign_hits", "khorne", "kislev", 2, 0, "battle"],
                ]
            },
            r"^pending\[0\]: core-undecidable \(word end_of_battle\)",
        ),
        (
            {"battle": {"region": "kislev"}, "battles": [{"region": "tilea"}]},
            r"^battles: other_battle \(region kislev\)",
        ),
        ({"scores": [[1, "khorne", 5, "lottery", None]]}, r"^scores\[0\]\[3\]: core-unknown_word \(word lottery"),
        (
            {"pending": [["battle.fihgt", "kislev", 1]]},
            r"^pending\[0\]\[0\]: core-near_word \(word battle\.fihgt, near battle\.fight\)",
        ),
    ],
)
def test_what_is_wrong_is_refused_with_its_path(spec, words):
    with pytest.raises(BadOption, match=words):
        GAME.position(spec)


@settings(max_examples=TRIES, deadline=None, suppress_health_check=list(HealthCheck))
@given(broken(SPECS, WORDS))
def test_broken_positions_are_refused_and_nothing_else_is_raised(spec):
    refused_or_sound(GAME, spec)


def test_what_happened_before_can_be_written():
    s = GAME.position(SPECS[0]).state
    tilea, kislev, norsca = (REGIONS.index(name) for name in ("tilea", "kislev", "norsca"))
    assert (s.killers[tilea], s.placed[tilea * 4 + 1], s.marked[tilea * 4 + 1]) == (0b0001, 2, 1)
    assert (s.ruiners[kislev], s.dominated[norsca]) == (0b0010, 3)
    assert sum(s.hand[card] for card in range(len(CARD_IDS)) if s.hand[card]) == 4


@pytest.mark.parametrize(
    "kislev", ["tzeentch: entrenched_warrior; cards: horror; ruined: 1", "cards: persistence_of_change; ruined: 1"]
)
def test_a_ruined_region_keeps_what_stays_on_its_slots(kislev):
    """No new card may be played there; an upgraded horror and a card that stays after a kill lie on."""
    match = GAME.position({"regions": {"kislev": kislev}, "upgrades": ["up_horror"]})
    assert GAME.position(GAME.write_position(match.state, 2)).state.slots == match.state.slots
    with pytest.raises(BadOption, match=r"^regions\.kislev\.cards: ruined \(region kislev\)"):
        GAME.position({"regions": {"kislev": "cards: battle_cry; ruined: 1"}})


def test_only_known_old_world_cards_stay_the_only_ones():
    s = GAME.begin(4, {"old_world": "known"}, Seeded(1))
    assert GAME.position(GAME.write_position(s, 0)).state.old_pool == s.old_pool
    assert "old_cards" not in GAME.write_position(GAME.begin(4, {}, Seeded(1)), 0)
    few = GAME.position({"old_world": ["mass_exodus", "skavengers"]}).state
    assert "old_cards" not in GAME.write_position(few, 0)


def test_a_battle_under_way():
    match = GAME.position(SPECS[2])
    assert match.legal(0) == ["hit nurgle cultist", "hit slaanesh cultist"]
    assert match.state.down[15] == 1


def test_the_next_kill_belongs_to_the_battle_under_way():
    match = GAME.position(
        {**SPECS[2], "regions": {"kislev": "khorne: bloodthirster; nurgle: 2 leper; slaanesh: 2 seductress"}}
    )
    match.apply(0, "hit nurgle cultist")
    rolls = match.view(None)["table"]["battle"]["rolls"]
    assert [(roll["seat"], [kill["seat"] for kill in roll["kills"]]) for roll in rolls] == [(0, [1])]


def test_a_written_moment_keeps_the_cards_of_others_hidden():
    s = GAME.begin(4, {}, Seeded(5))
    written = GAME.write_position(s, 0)
    assert isinstance(written["hands"]["khorne"], list)
    assert all(isinstance(written["hands"][god], int) for god in GODS[1:])
    assert "decks" not in written
    assert all(isinstance(count, int) for count in GAME.write_position(s, None)["hands"].values())
