"""Every guide leads from its first step to a won game, speaks every language, and lights what is there."""

from __future__ import annotations

import re

import pytest
from tests.test_terms import pattern, terms
from typer.testing import CliRunner

import spieltisch
from spieltisch.cli.main import app
from spieltisch.learn.book import book, books
from spieltisch.learn.guides import Guide, GuideStep, Lesson, fits, guide
from spieltisch.locale import LANGUAGES

GUIDES = [guide(title) for title in books()]
SAID = ("title", "say")
DONE = (*SAID, "do", "praise")
ON_TABLE = {"action", "tab", "take"}  # the page's own: buttons and tabs
LONGEST = 240  # letters: two sentences that a phone shows without scrolling


def follow(lesson: Lesson) -> list[str]:
    """Do what the guide says, and nothing else; the names of the steps that were made."""
    made: list[str] = []
    while not lesson.match.over:
        lesson.others_act()
        while lesson.step and not lesson.step.want:
            made.append(lesson.step.name)
            lesson.next()
        if lesson.match.over:
            break
        legal = lesson.match.legal(lesson.guide.seat)
        wanted = lesson.wanted()
        step = lesson.step
        action = wanted[0] if wanted else next(one for one in legal if fits(lesson.guide.free, one))
        lesson.act(action)
        if step and lesson.step is not step:
            made.append(step.name)
    return made


@pytest.mark.parametrize("one", GUIDES, ids=lambda one: one.title)
def test_following_the_guide_wins_the_game(one: Guide) -> None:
    lesson = Lesson(one)
    assert follow(lesson) == [step.name for step in one.steps]
    assert lesson.match.ranking[0] == [one.seat]
    assert 10 <= len(one.steps) <= 14


@pytest.mark.parametrize("one", GUIDES, ids=lambda one: one.title)
def test_a_guide_resumes_after_another_move(one: Guide) -> None:
    """Decides for others at every turn: never stuck, and the guide comes to its last step or the game to its end."""
    lesson = Lesson(one)
    for _ in range(400):
        lesson.others_act()
        if lesson.match.over:
            break
        legal = lesson.match.legal(one.seat)
        lesson.act(next((action for action in reversed(legal) if action not in lesson.wanted()), legal[-1]))
    assert lesson.match.over or lesson.match.legal(one.seat)


@pytest.mark.parametrize("one", GUIDES, ids=lambda one: one.title)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_speaks(one: Guide, language: str) -> None:
    rules = book(one.title, language)
    for step in one.steps:
        keys = DONE if step.want else SAID
        assert set(step.texts) == set(LANGUAGES)
        assert all(step.texts[language].get(key) for key in keys), step.name
        assert len(step.say(language, "say")) <= LONGEST, (step.name, len(step.say(language, "say")))
        assert set(step.texts[language]) == set(step.texts["en"]), step.name
        assert rules.at(step.rule), (step.name, step.rule)


@pytest.mark.parametrize("one", GUIDES, ids=lambda one: one.title)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_those_of_the_box(one: Guide, language: str) -> None:
    for step in one.steps:
        english, said = (" ".join(step.texts[of].values()) for of in ("en", language))
        for term, entry in terms(one.title).items():
            assert not [never for never in entry[language].get("never", ()) if re.search(never, said)], step.name
            is_named = "key" not in entry and pattern(entry["en"]).search(english)
            assert not is_named or pattern(entry[language]).search(said), (step.name, term)


@pytest.mark.parametrize("one", GUIDES, ids=lambda one: one.title)
def test_every_spotlight_of_a_guide_exists(one: Guide) -> None:
    vocabulary = spieltisch.game(one.title).vocabulary()
    things = {slug for slugs in vocabulary["domains"].values() for slug in slugs}
    sections = {f"{seat}-{zone}" for seat in (0, 1) for zone in ("kingdom", "quest", "battlefield")}
    for step in one.steps:
        for thing in [*step.look, *step.way]:
            kind, _, name = thing.rstrip("?").partition("=")
            assert kind in ON_TABLE or name in things | sections, (step.name, thing)


def typed(one: Guide) -> list[str]:
    """What a reader types who does only what the guide says: Enter after reading, else the action it means."""
    lesson, lines = Lesson(one), list[str]()
    while not lesson.match.over:
        lesson.others_act()
        while lesson.step and not lesson.step.want:
            lines.append("")
            lesson.next()
        if lesson.match.over:
            break
        lines += lesson.wanted()[:1]
        legal = lesson.match.legal(one.seat)
        lesson.act((lesson.wanted() or [action for action in legal if fits(one.free, action)])[0])
    return lines


@pytest.mark.parametrize(("one", "language"), list(zip(GUIDES, LANGUAGES, strict=False)))
def test_the_terminal_walks_a_guide_to_its_end(one: Guide, language: str) -> None:
    keys = "\n".join([*typed(one), *[""] * 5])
    done = CliRunner().invoke(app, ["guide", one.title, "--language", language], input=keys, env={"COLUMNS": "100"})
    assert done.exit_code == 0, done.output
    assert one.steps[-1].say(language, "praise" if one.steps[-1].want else "say")[:30] in done.output


def test_a_refusal_in_the_terminal_names_its_rule() -> None:
    keys = "\n\nsummon cultist reserve norsca\nquit\n\n"
    done = CliRunner().invoke(app, ["guide", "chaos", "--language", "en"], input=keys, env={"COLUMNS": "100"})
    assert "rules #summon" in done.output


def test_a_step_that_wants_several_counts_them() -> None:
    twice = GuideStep("twice", 1, "", [], {"en": {}}, want=["show *"], times=2)
    hands = {"hands": [["star", "lamp"], ["ember", "ember"]]}
    lesson = Lesson(Guide("lanterns", 0, "a", hands, {"0": [], "1": ["show *"]}, [], (twice,)))
    assert lesson.act("show lamp")
    assert lesson.step is twice
    assert lesson.count == 1
