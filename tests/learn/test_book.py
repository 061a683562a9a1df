"""The rule books: the same places in every language, and everything in the rules leads to one of them."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.test_terms import pattern, terms
from typer.testing import CliRunner

import spieltisch
from spieltisch.cli.main import app
from spieltisch.core import Seeded, legal, play, prompt, to_act
from spieltisch.core.packs import box_of
from spieltisch.learn.book import FROM_CARDS, LINK, MARK, Book, Section, book, books, links, written_words
from spieltisch.locale import LANGUAGES, Texts, source

TITLES = ("chaos", "invasion", "smallworld")
LEAST, MOST = 2500, 5000
SUMMARY = 260
# The headings of the printed rulebooks, in their order, by where our book speaks of them.
PRINTED = {
    "chaos": """winning components map slots power-sheet followers chaos-cards upgrades corruption-tokens tokens dials
        victory-points setup round power-order conflicts old-world-phase old-world-cards track comet draw-phase
        summoning-phase summon play-card control battle-phase dice hits early-hits battle-moments corruption-phase
        domination corruption ruin ruined-regions end-phase cards-leave heroes old-world-step ruin-scoring counters
        dial-instructions game-end strategy""",
    "smallworld": """winning components tokens tiles setup turn choose first-conquest cost reach empty last-attempt
        losses abandon redeploy fort scoring decline factions murlocs rounds races powers tile-list variants""",
    "invasion": """winning golden-rule components capital zones resources races card-kinds reading setup mulligan
        first-turn turn beginning kingdom-phase quest-phase capital-phase cost development questing where
        battlefield-phase attack-target attackers defenders assign apply turn-end actions windows chain effects damage
        noncombat indirect cancel corruption sacrifice corresponding control in-play counterstrike toughness scout
        limited zone-only side-only hero unique decks draft draft-cards""",
}
ARROW = re.compile(r"(\d(?:\+\d)*>\d)(?: (?:move|attack|defence)(?: \d+)?)?")
POSITIONS = {
    "position_history.py",
    "packs.py",
    "pending.py",
    "position.py",
    "questions.py",
    "pending_words.py",
    "position_schema.py",
}


def keys(title: str, kind: str) -> set[str]:
    """The slugs of all messages of a kind: `keys("chaos", "why")`."""
    return set(re.findall(rf"^{title}-{kind}-(\w+) ?=", source("en"), re.MULTILINE))


def only_of_positions(title: str) -> set[str]:
    """Words of no file but those that read positions and answer questions: faults of a text, not of a move."""
    files = (Path(spieltisch.__file__).parent / "games" / title).rglob("*.py")
    words: dict[bool, set[str]] = {True: set(), False: set()}
    for file in files:
        words[file.name in POSITIONS] |= set(re.findall(r'"(\w+)"', file.read_text(encoding="utf-8")))
    return words[True] - words[False]


def anchors(title: str, language: str) -> list[str]:
    return [anchor for section in book(title, language).sections for anchor in section.anchors]


def said(section: Section) -> str:
    return LINK.sub(r"\1", MARK.sub("", f"{section.heading}\n{section.text}"))


def test_every_title_has_a_book() -> None:
    assert books() == TITLES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_a_book_has_the_places_of_the_english_one_in_its_order(title: str, language: str) -> None:
    opened, english = book(title, language), book(title, "en")
    assert opened.language == language
    assert anchors(title, language) == anchors(title, "en")
    assert len(set(anchors(title, language))) == len(anchors(title, language))
    shape = [(section.level, section.examples, section.text.count("[!ruling]")) for section in english.sections]
    assert [(one.level, one.examples, one.text.count("[!ruling]")) for one in opened.sections] == shape
    assert LEAST <= written_words(opened.sections) <= MOST
    summary = opened.at("summary")
    assert summary is not None
    assert written_words([summary]) <= SUMMARY  # one page


@pytest.mark.parametrize("title", TITLES)
def test_every_section_of_the_printed_rules_has_its_place(title: str) -> None:
    assert set(PRINTED[title].split()) <= set(anchors(title, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_no_link_of_a_book_leads_nowhere(title: str, language: str) -> None:
    found = [anchor for section in book(title, language).sections for _, anchor in LINK.findall(section.text)]
    assert found
    assert set(found) <= set(anchors(title, language))


@pytest.mark.parametrize("title", TITLES)
def test_every_word_of_the_rules_leads_to_a_paragraph(title: str) -> None:
    table = links(title)
    places = set(anchors(title, "en"))
    lost = {
        (kind, word): anchor
        for kind, words in table.items()
        if kind not in ("examples", "marks", "picture")
        for word, anchor in words.items()
        if anchor not in places
    }
    assert not lost
    assert set(table["verbs"]) == set(spieltisch.game(title).vocabulary()["verbs"])
    assert set(table["reasons"]) == keys(title, "why") - only_of_positions(title)
    assert set(table["decisions"]) == keys(title, "prompt")
    assert set(table["tokens"]) >= keys(title, "token")
    assert set(table["keywords"]) >= keys(title, "keyword")
    assert set(table.get("phases", ())) == keys(title, "phase")
    assert set(table.get("steps", ())) == keys(title, "step")


@pytest.mark.parametrize("title", TITLES)
def test_every_example_is_a_position_that_opens(title: str) -> None:
    told = [name for section in book(title, "en").sections for name in section.examples]
    positions = links(title)["examples"]
    assert sorted(told) == sorted(positions)
    before, marks = links(title).get("picture", {}), links(title)["marks"]
    for name, spec in positions.items():
        assert spieltisch.game(title).position(spec, seed=1).to_act()
        still = {**spec, **before, **marks[name].get("picture", {})}
        drawn = {key: value for key, value in still.items() if key != "step"}
        assert spieltisch.game(title).position(drawn, seed=1).to_act()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_the_text_of_an_example_has_the_numbers_of_its_picture(title: str, language: str) -> None:
    marks = links(title)["marks"]
    told = {
        line.split("] ")[0].removeprefix("> [!example "): {int(found) for found in re.findall(r" \((\d)\)", line)}
        for section in book(title, language).sections
        for line in section.text.splitlines()
        if line.startswith("> [!example ")
    }
    assert told == {name: set(range(1, len(one["seals"]) + 1)) for name, one in marks.items()}


@pytest.mark.parametrize("title", TITLES)
def test_the_marks_of_an_example_are_things_that_there_are(title: str) -> None:
    records = {f"{one['kind']}/{one['id']}" for one in box_of(spieltisch.game(title), None)["records"]}
    for name, one in links(title)["marks"].items():
        shown = {path for seal in one["seals"] for path in re.findall(r"record=(\S+)", seal)}
        assert shown <= records, name
        assert {key for seal in one["seals"] for key in re.findall(r"rule=(\w+)", seal)} <= set(links(title))
        for arrow in one.get("arrows", ()):
            parts = ARROW.fullmatch(arrow)
            assert parts, arrow
            assert {int(number) for number in re.findall(r"\d+", parts[1])} <= set(range(1, len(one["seals"]) + 1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_a_ruling_names_the_place_it_is_about(title: str, language: str) -> None:
    section = book(title, language).at("rulings")
    assert section is not None
    about = re.findall(r"\[!ruling ?([\w-]*)\]", section.text)
    assert about
    assert set(about) <= set(anchors(title, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_a_book_keeps_to_the_words_of_the_box(title: str, language: str) -> None:
    odd = [
        (section.anchor, never, found.group())
        for section in book(title, language).sections
        for entry in terms(title).values()
        for never in entry[language].get("never", ())
        if (found := re.search(rf".{{0,30}}(?:{never}).{{0,20}}", said(section)))
    ]
    assert not odd


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("title", TITLES)
def test_a_term_of_the_english_paragraph_is_the_term_of_the_others(title: str, language: str) -> None:
    pairs = zip(book(title, "en").sections, book(title, language).sections, strict=True)
    lost = [
        (term, english.anchor)
        for english, other in pairs
        for term, entry in terms(title).items()
        if "key" not in entry
        if pattern(entry["en"]).search(said(english)) and not pattern(entry[language]).search(said(other))
    ]
    assert not lost


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_search_finds_every_keyword_of_a_card(language: str) -> None:
    texts = Texts(language)
    for slug in keys("invasion", "keyword"):
        word = texts.say(f"invasion-keyword-{slug}")
        assert word
        hits = book("invasion", language).search(word)
        wanted = links("invasion")["keywords"][slug]
        assert wanted in [anchor for hit in hits[:3] for anchor in hit.anchors], (word, [hit.anchor for hit in hits])


@pytest.mark.parametrize(
    ("title", "anchor", "printed"),
    [
        ("chaos", "card-stench_of_death", "*Nurgle, Cost 3, Magic, Copies "),
        ("smallworld", "race-tauren", "*Horde, Tokens 11.*"),
        ("invasion", "card-waaagh", "*Tactic, Orcs, Cost 3, Loyalty 2, Copies "),
    ],
)
def test_a_list_of_cards_says_what_is_printed_on_them(title: str, anchor: str, printed: str) -> None:
    section = book(title, "en").at(anchor)
    assert section is not None
    line = next(line for line in section.text.splitlines() if f"{{#{anchor}}}" in line)
    assert printed in line.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_the_rules_speak_of_every_term_that_stands_on_a_card(title: str, language: str) -> None:
    """In the form in which it stands there; the lists of cards themselves do not count."""
    opened = book(title, language)
    lists = [section for section in opened.sections if len(FROM_CARDS.findall(section.text)) > 4]
    rules = Book(title, language, tuple([section for section in opened.sections if section not in lists]))
    cards = "\n".join([line.partition("}: ")[2] for section in lists for line in section.text.splitlines()])
    forms = {
        word_at(cards, *found.span())
        for term, entry in terms(title).items()
        if "key" not in entry and not term.endswith("_short")
        for found in pattern(entry[language]).finditer(cards)
    }
    assert len(forms) > 15
    assert not [form for form in forms if not rules.search(form)]


def word_at(text: str, start: int, end: int) -> str:
    """The whole words that a match is in."""
    before, after = re.search(r"\w*$", text[:start]), re.match(r"\w*", text[end:])
    assert before
    assert after
    return before.group() + text[start:end] + after.group()


@pytest.mark.parametrize(
    ("title", "language", "typed", "anchor"),
    [
        ("chaos", "en", "dial counter", "counters"),
        ("chaos", "en", "counters on a dial", "counters"),
        ("chaos", "de", "Drehmarkers", "counters"),
        ("chaos", "pl", "wskaźników postępu", "counters"),
        ("chaos", "nl", "vooruitgangsfiche", "counters"),
        ("smallworld", "pl", "ostatniej próby", "last-attempt"),
        ("smallworld", "de", "Eroberungsversuche letzter", "last-attempt"),
        ("smallworld", "en", "declining", "decline"),
        ("invasion", "en", "toughn", "toughness"),
        ("invasion", "nl", "ontwikkelingen", "development"),
    ],
)
def test_forms_of_a_word_count(title: str, language: str, typed: str, anchor: str) -> None:
    assert anchor in [hit.anchor for hit in book(title, language).search(typed)[:3]]


def test_a_search_without_matches_finds_nothing() -> None:
    opened = book("chaos", "en")
    assert opened.search("locomotive") == []
    assert "domination" in opened.near("dominoes")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_opens_the_book(language: str) -> None:
    def run(*words: str) -> str:
        done = CliRunner().invoke(app, ["rules", *words, "--language", language], env={"COLUMNS": "100"})
        assert done.exit_code == (2 if "nonesuch" in words else 0), done.output
        return done.output

    heading = book("chaos", language).at("counters")
    assert heading is not None
    assert heading.heading in run("chaos", "#counters")
    assert "spieltisch rules chaos --example dials" in run("chaos", "#counters")
    assert all(section.heading in run("invasion") for section in book("invasion", language).sections[:2])
    assert run("nonesuch")
    assert run("chaos", "--example", "nonesuch")


OWN = re.compile(r"(card|upgrade|old_world)-(\w+)")


def involved(s: Any) -> set[str]:
    """What lies on a table of Chaos and may ask something: cards in slots, upgrades, Old World cards."""
    view = spieltisch.game("chaos").view(s, None)
    return set(re.findall(r"\w+", str(view)))


def test_the_rule_of_a_question_belongs_to_what_asks() -> None:
    """A card that lies nowhere asks nothing: whatever a prompt names or leads to is on the table, and in the book."""
    table, places = links("chaos")["decisions"], set(anchors("chaos", "en"))
    met: set[str] = set()
    for seed in range(40):
        chance, dice = Seeded(seed), Random(seed)
        s = spieltisch.game("chaos").begin(4, {}, chance)
        while s.depth:
            seat = to_act(s)[0]
            asked = prompt(s)
            card, own = asked["args"].get("card"), OWN.fullmatch(table[asked["decision"]])
            thing = card or (own and own[2])
            if thing:
                met.add(thing)
                assert thing in involved(s), (seed, asked)
            if card:
                assert {f"card-{card}", f"old_world-{card}"} & places, card
            play(s, chance, seat, dice.choice(legal(s, seat)))
    assert {"divine_inspiration", "meddling_of_skaven"} <= met
