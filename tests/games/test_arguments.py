"""What reasons, causes, prompts and texts say is declared: each argument in code and in sentences has its kind.

That values are of these kinds is what the contract kit checks in random games (`declared`).
"""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from tests.test_locale import messages, variables

from spieltisch import core
from spieltisch.core.arguments import KERNEL, unfit
from spieltisch.core.packs import box_of
from spieltisch.locale.speech import Speech
from spieltisch.server.table.services import Denied

TITLES = ("lanterns", "chaos", "smallworld", "invasion")
LETTER = re.compile(r"_(subject|text)$|^server-preview")  # of mails and pictures of links: not said as reasons
SAID = re.compile(r"\w+-(why|cause|prompt|does|fact|topic)-(\w+)")


def given(source: Path) -> Iterator[tuple[str, str]]:
    """Key and name of each argument that is written out in code."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        if node.func.id in ("Message", "Cause", "refusal", "Denied", "refused") and node.args:
            at = node.args[1 if node.func.id in ("refusal", "refused") else 0]
            key = at.value if isinstance(at, ast.Constant) and isinstance(at.value, str) else ""
            key = f"server-{key}" if node.func.id in ("Denied", "refused") else key
            for part in node.args:
                if isinstance(part, ast.Dict):
                    for name in part.keys:
                        if isinstance(name, ast.Constant):
                            yield key, name.value
            for word in node.keywords:
                if word.arg is not None:
                    yield key, word.arg


@pytest.mark.parametrize("title", TITLES)
def test_arguments_in_code_are_declared(title: str) -> None:
    known = {**KERNEL, **core.game(title).arguments}
    found = {pair for path in Path(str(files(f"spieltisch.games.{title}"))).rglob("*.py") for pair in given(path)}
    assert found
    assert not sorted(f"{key}.{name}" for key, name in found if name not in known and f"{key}.{name}" not in known)


@pytest.mark.parametrize(("room", "fewest"), [("core", 30), ("server", 20), ("ai", 8)])
def test_arguments_outside_of_titles_are_declared(room: str, fewest: int) -> None:
    found = {pair for path in Path(str(files(f"spieltisch.{room}"))).rglob("*.py") for pair in given(path)}
    assert len(found) >= fewest
    assert not sorted(f"{key}.{name}" for key, name in found if name not in KERNEL and f"{key}.{name}" not in KERNEL)


@pytest.mark.parametrize("title", TITLES)
def test_sentences_speak_of_declared_arguments(title: str) -> None:
    known = {**KERNEL, **core.game(title).arguments}
    for name, message in messages("en", f"{title}.ftl").items():
        said = SAID.fullmatch(name)
        used = variables(message) if said else set()
        assert not [
            one for one in used if one.partition("-")[0] not in known and f"{said and said[2]}.{one}" not in known
        ], name


@pytest.mark.parametrize(("file", "said"), [("core", "core|server"), ("ai", "ai"), ("review", "review-(story|words)")])
def test_sentences_outside_of_titles_speak_of_declared_arguments(file: str, said: str) -> None:
    known = KERNEL.keys() | {name for title in TITLES for name in core.game(title).arguments}
    for key, message in messages("en", f"{file}.ftl").items():
        used = variables(message) if re.match(f"({said})-", key) and not LETTER.search(key) else set()
        assert not [one for one in used if one.partition("-")[0] not in known and f"{key}.{one}" not in known], key


def test_numbers_of_seats_are_no_players() -> None:
    denied = Denied("bad_seats", 422, seats=[3, 4]).reasons[0]
    said = Speech("en", core.game("chaos").vocabulary()).reason(denied.to_json())
    assert said.split() == ["This", "game", "is", "for", "3", "or", "4", "players."]


@pytest.mark.parametrize("title", TITLES)
def test_texts_of_records_have_declared_arguments(title: str) -> None:
    arguments = {**KERNEL, **core.game(title).arguments}
    said = [words for record in box_of(core.game(title), None)["records"] for words in record["words"]]
    assert not [odd for words in said for odd in unfit(arguments, words["key"], words["args"])]


def test_a_word_means_what_its_message_says_not_what_else_is_called_so() -> None:
    """ "corruption" is a token, a step and a phase; "dial" is an ending and a kind of points."""
    speech = Speech("en", core.game("chaos").vocabulary())
    due = speech.reason({"key": "decide_first", "args": {"due": "corruption"}})
    assert due == "First choose the corruption token to remove."
    ended = speech.event({"event": "ended", "ending": "dial", "winners": ["khorne"]})
    assert speech.reason({"key": "chaos-event-ended", "args": {"ending": "dial", "winners": ["khorne"]}}) == ended
