"""Every word a person reads, in every complete language, and the terminal table that is made of them."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from rich.console import Console
from tests.test_locale import COMPLETE, LANGUAGES

from spieltisch.cli.tables import chaos as terminal
from spieltisch.core.stack import FRAMES
from spieltisch.games.chaos import GAME, packs
from spieltisch.games.chaos import vocabulary as v
from spieltisch.locale.speech import Speech

CAUSES = r'(?:Cause\(|\bby\([^"\n]*|\bby_count\([^"\n]*|of_figures\([^"\n]*)"(\w+)"'
SOURCE = Path(str(files("spieltisch.games.chaos")))
LOCALE = SOURCE.parents[1] / "locale"
DOMAINS = [
    v.GOD,
    v.REGION,
    v.SOURCE,
    v.KIND,
    v.FIGURE,
    v.TOKEN,
    v.CARD,
    v.UPGRADE,
    v.OLD_WORLD,
    v.SLOT,
    v.PHASE,
    v.STEP,
]
DOMAINS += [v.POINTS, v.ROLL, v.INSTRUCTION, v.ENDING]


def wanted() -> set[str]:
    keys = {f"chaos-{domain.name}-{slug}" for domain in DOMAINS for slug in domain.names}
    keys |= {f"chaos-event-{event.key}" for event in GAME.events}
    keys |= {f"chaos-verb-{verb.name}" for verb in GAME.verbs.all}
    keys |= {f"chaos-option-{option.name}" for option in GAME.options}
    keys |= {f"chaos-cause-{domain.name}" for domain in (v.CARD, v.UPGRADE, v.OLD_WORLD)}  # the things a cause names
    for frame in FRAMES:
        if frame.package == GAME.package and frame.waits:
            keys.add(f"chaos-prompt-{frame.name.rpartition('.')[2]}")
    for file in SOURCE.rglob("*.py"):
        code = file.read_text(encoding="utf-8")
        keys |= {f"chaos-why-{key}" for key in re.findall(r'Message\("(\w+)"', code)}
        for pair in re.findall(r'Message\(\s*"(\w+)" if .*? else "(\w+)"', code):
            keys |= {f"chaos-why-{key}" for key in pair}
        keys |= {f"chaos-cause-{key}" for key in re.findall(CAUSES, code)}
        keys |= set(re.findall(r'"(chaos-why-\w+)"', code))
    return keys


def spoken(language: str) -> dict[str, set[str]]:
    """Keys and the arguments that each uses."""
    text = (LOCALE / language / "chaos.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^(chaos-[\w-]+) =(.*(?:\n +[^.\s].*)*)$", text, re.M)
    assert len({key for key, _ in found}) == len(found), "a key is written twice"
    return {key: set(re.findall(r"\$(\w+)", sentence)) for key, sentence in found}


@pytest.mark.parametrize("language", COMPLETE)
def test_every_key_is_there(language):
    assert wanted() - set(spoken(language)) == set()


def test_english_and_german_say_the_same():
    english, german = spoken("en"), spoken("de")
    assert set(english) == set(german)
    assert {key for key in english if english[key] != german[key]} <= {
        "chaos-event-entrenched",
        "chaos-does-place_some",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_of_the_rulebooks(language):
    keys = set(spoken(language))
    assert keys <= set(spoken("en"))
    assert {f"chaos-region-{slug}" for slug in v.REGION.names} | {
        f"chaos-phase-{slug}" for slug in v.PHASE.names
    } <= keys


def test_arguments_of_events_exist():
    for event in GAME.events:
        assert spoken("en")[f"chaos-event-{event.key}"] <= set(event.arguments), event.key


def test_tokens_have_sentences():
    for language in COMPLETE:
        speech = Speech(language, GAME.vocabulary())
        assert all(speech.say(f"chaos-token-{slug}", attribute="text") for slug in v.TOKEN.names)


@pytest.mark.parametrize("language", COMPLETE)
def test_old_world_cards_say_what_they_do(language):
    """Every instruction that the rules know has a sentence, which names each of its arguments."""
    speech = Speech(language, GAME.vocabulary())
    plain = {"token": "noble", "finds": "warpstone", "regions": ["kislev", "estalia"], "region": "tilea", "of": "tilea"}
    plain |= {"first": ["norsca", "kislev"], "second": ["tilea", "estalia"], "where": "bordering"}
    for known, field in ((packs.IMMEDIATE, "immediate"), (packs.LASTING, "lasting")):
        for word, fields in known.items():
            row = {"do": word, **{one.name: plain.get(one.name, 7) for one in fields if one.name != "when"}}
            row |= {"regions": 6} if word == "place_some" else {}
            row |= {"when": "end_old_world_step"} if field == "lasting" else {}
            record = {"removes_comet": False, "immediate": [], "lasting": {"do": "none"}}
            record[field] = [row] if field == "immediate" else row
            said = speech.words([one.to_json() for one in packs.OLD_WORLD_KIND.words(record)])
            names = [speech.name("region", one) for one in ("kislev",) if word in ("place_each", "remove_each")]
            numbers = [str(value) for name, value in row.items() if isinstance(value, int) and name != "per_token"]
            assert said or word == "none", word
            assert "{" not in said, said
            assert all(part in said for part in [*names, *numbers]), said


@pytest.mark.parametrize("language", COMPLETE)
def test_upgrades_say_what_they_do(language):
    speech = Speech(language, GAME.vocabulary())
    for record in packs.UPGRADE_KIND.records:
        assert speech.words([one.to_json() for one in packs.UPGRADE_KIND.words(record)]), record["id"]
    more = {**packs.UPGRADE_KIND.records[9], "points_per_ruin": 8}
    assert "8" in speech.words([one.to_json() for one in packs.UPGRADE_KIND.words(more)])


def drawn(match, seat, language="en") -> str:
    console = Console(width=150, record=True, file=open("/dev/null", "w", encoding="utf-8"))  # noqa: SIM115
    console.print(terminal.table(match.view(seat), Speech(language, GAME.vocabulary())))
    return console.export_text()


def test_the_terminal_shows_the_table(table):
    t = table(
        kislev="khorne: 2 bloodletter; nurgle: leper; corruption: khorne 2; tokens: noble",
        empire="ruined: 2",
        track=["greenskins_invade"],
        hands={"khorne": ["battle_cry"], "nurgle": ["influenza"]},
        cards={"tilea": ["changer_of_ways", "rain_of_pus"]},
        upgrades=["up_leper"],
    )
    text = drawn(t.match, 0)
    for words in (
        "Kislev",
        "K♞♞",
        "N♟",
        "K●●",
        "♔",
        "☠2",
        "Greenskins Invade",
        "Battle Cry",
        "[T Changer of Ways✶]",
        "Lepers",
    ):
        assert words in text, words
    assert "Influenza" not in text  # another hand
    assert "Schlachtruf" in drawn(t.match, 0, "de")


def test_the_terminal_draws_whole_games():
    match = GAME.match(3, 9)
    while not match.over:
        seat = match.to_act()[0]
        actions = match.legal(seat)
        match.apply(seat, actions[len(match.entries) * 5 % len(actions)])
        if len(match.entries) % 10 == 0:
            assert "Norsca" in drawn(match, seat)
    assert "Game over" in drawn(match, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_prompt_without_its_card_names_none(language: str) -> None:
    """What a card places later than it was drawn is asked when the card is no longer the current one."""
    args = {"card": None, "token": "warpstone", "number": 1, "amount": 1}
    said = Speech(language, GAME.vocabulary()).prompt({"decision": "choose_region", "args": args})
    assert "None" not in said
    assert not set("“„–") & set(said)
