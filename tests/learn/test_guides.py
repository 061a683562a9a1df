"""Every guide leads from its first step to its last, speaks every language, and lights what is there."""

from __future__ import annotations

import re
from itertools import cycle

import pytest
from tests.test_terms import pattern, terms
from typer.testing import CliRunner

import spieltisch
from spieltisch.cli.main import app
from spieltisch.learn.book import book, books
from spieltisch.learn.guides import Guide, GuideStep, Lesson, fits, guides
from spieltisch.locale import LANGUAGES

GUIDES = [one for title in books() for one in guides(title)]
SAID = ("title", "say")
DONE = (*SAID, "do", "praise")
ON_TABLE = {"action", "tab", "take", "menu"}  # the page's own: buttons and tabs
LONGEST = 240  # letters: two sentences that a phone shows without scrolling


def follow(lesson: Lesson) -> list[str]:
    """Do what the guide says, and nothing else; the names of the steps that were made."""
    made: list[str] = []
    while not lesson.is_done:
        lesson.others_act()
        while lesson.step and not lesson.step.want:
            made.append(lesson.step.name)
            lesson.next()
        if lesson.is_done:
            break
        legal = lesson.match.legal(lesson.guide.seat)
        wanted = lesson.wanted()
        step = lesson.step
        action = wanted[0] if wanted else next(one for one in legal if fits(lesson.guide.free, one))
        lesson.act(action)
        if step and lesson.step is not step:
            made.append(step.name)
    return made


@pytest.mark.parametrize("one", GUIDES, ids=lambda one: f"{one.title}-{one.number}")
def test_following_the_guide_makes_every_step(one: Guide) -> None:
    """And a first game is won."""
    lesson = Lesson(one)
    assert follow(lesson) == [step.name for step in one.steps]
    assert lesson.match.over is one.to_the_end is (one.number == 1)
    assert not one.to_the_end or lesson.match.ranking[0] == [one.seat]
    assert 10 <= len(one.steps) <= 17


@pytest.mark.parametrize("one", GUIDES, ids=lambda one: f"{one.title}-{one.number}")
def test_a_guide_resumes_after_another_move(one: Guide) -> None:
    """Decides for others at every turn: never stuck, and the guide comes to its last step or the game to its end."""
    lesson = Lesson(one)
    for _ in range(400):
        lesson.others_act()
        if lesson.is_done:
            break
        legal = lesson.match.legal(one.seat)
        lesson.act(next((action for action in reversed(legal) if action not in lesson.wanted()), legal[-1]))
    assert lesson.is_done or lesson.match.legal(one.seat)


@pytest.mark.parametrize("one", GUIDES, ids=lambda one: f"{one.title}-{one.number}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_speaks(one: Guide, language: str) -> None:
    rules = book(one.title, language)
    assert set(one.texts) == set(LANGUAGES)
    assert all(0 < len(one.say(language, key)) <= LONGEST for key in SAID)
    for step in one.steps:
        keys = DONE if step.want else SAID
        assert set(step.texts) == set(LANGUAGES)
        assert all(step.texts[language].get(key) for key in keys), step.name
        assert len(step.say(language, "say")) <= LONGEST, (step.name, len(step.say(language, "say")))
        assert set(step.texts[language]) == set(step.texts["en"]), step.name
        assert rules.at(step.rule), (step.name, step.rule)


@pytest.mark.parametrize("one", GUIDES, ids=lambda one: f"{one.title}-{one.number}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_those_of_the_box(one: Guide, language: str) -> None:
    for step in one.steps:
        english, said = (" ".join(step.texts[of].values()) for of in ("en", language))
        for term, entry in terms(one.title).items():
            assert not [never for never in entry[language].get("never", ()) if re.search(never, said)], step.name
            is_named = "key" not in entry and pattern(entry["en"]).search(english)
            assert not is_named or pattern(entry[language]).search(said), (step.name, term)


@pytest.mark.parametrize("one", GUIDES, ids=lambda one: f"{one.title}-{one.number}")
def test_every_spotlight_of_a_guide_exists(one: Guide) -> None:
    vocabulary = spieltisch.game(one.title).vocabulary()
    things = {slug for slugs in vocabulary["domains"].values() for slug in slugs}
    sections = {f"{seat}-{zone}" for seat in (0, 1) for zone in ("kingdom", "quest", "battlefield")}
    for step in one.steps:
        for thing in [*step.look, *step.way]:
            kind, _, name = thing.rstrip("?").partition("=")
            # A figure is named with its place.
            names = name.split(":") if kind == "figure" else [name]
            assert kind in ON_TABLE or set(names) <= things | sections, (step.name, thing)


def typed(one: Guide) -> list[str]:
    """What a reader types who does only what the guide says: Enter after reading, else the action it means."""
    lesson, lines = Lesson(one), list[str]()
    while not lesson.is_done:
        lesson.others_act()
        while lesson.step and not lesson.step.want:
            lines.append("")
            lesson.next()
        if lesson.is_done:
            break
        lines += lesson.wanted()[:1]
        legal = lesson.match.legal(one.seat)
        lesson.act((lesson.wanted() or [action for action in legal if fits(one.free, action)])[0])
    return lines


@pytest.mark.parametrize(("one", "language"), list(zip(GUIDES, cycle(LANGUAGES), strict=False)))
def test_the_terminal_walks_a_guide_to_its_end(one: Guide, language: str) -> None:
    keys = "\n".join([*typed(one), *[""] * 5])
    command = ["guide", one.title, str(one.number), "--language", language]
    done = CliRunner().invoke(app, command, input=keys, env={"COLUMNS": "100"})
    assert done.exit_code == 0, done.output
    assert one.steps[-1].say(language, "praise" if one.steps[-1].want else "say")[:30] in done.output
    assert one.say(language, "say")[:30] in done.output.split("\n", 1)[1]


def test_a_lesson_that_is_not_there_is_refused() -> None:
    done = CliRunner().invoke(app, ["guide", "chaos", "3", "--language", "en"])
    assert (done.exit_code, "There is no lesson 3; the last one is 2." in done.output) == (2, True)


def test_a_refusal_in_the_terminal_names_its_rule() -> None:
    keys = "\n\nsummon cultist reserve norsca\nquit\n\n"
    done = CliRunner().invoke(app, ["guide", "chaos", "--language", "en"], input=keys, env={"COLUMNS": "100"})
    assert "rules #summon" in done.output


def test_a_step_that_wants_several_counts_them() -> None:
    twice = GuideStep("twice", 1, "", [], {"en": {}}, want=["show *"], times=2)
    hands = {"hands": [["star", "lamp"], ["ember", "ember"]]}
    lesson = Lesson(Guide("lanterns", 1, 0, "a", hands, {"0": [], "1": ["show *"]}, [], (twice,), {}))
    assert lesson.act("show lamp")
    assert lesson.step is twice
    assert lesson.count == 1


def test_others_do_what_the_open_step_says_before_anything_else() -> None:
    step = GuideStep("theirs", 1, "", [], {"en": {}}, others={"1": ["show star"]})
    script = Guide("lanterns", 1, 0, "a", {}, {"1": ["show lamp"]}, [], (step,), {})
    assert script.reply(1, ["show ember", "show lamp", "show star"], step) == "show star"
    assert script.reply(1, ["show ember", "show lamp"], step) == "show lamp"
    assert script.reply(1, ["show ember", "show lamp", "show star"], None) == "show lamp"
