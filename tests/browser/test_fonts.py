"""Every letter of every message is in every face that the browser is given."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from tests.test_locale import LANGUAGES
from tests.test_terms import every_text

STATIC = Path(__file__).resolve().parents[2] / "src" / "spieltisch" / "server" / "static"
FACE = re.compile(r"@font-face\s*\{([^}]*)\}")
# What belongs to a face: letters, digits, punctuation. Arrows are signs, any face of the system will do.
KINDS = ("L", "N", "P")
SIGNS = "−×·"


@cache
def faces() -> dict[tuple[str, str, str], set[str]]:
    """By family, weight and style: the characters that its files have where the style sheet asks for them."""
    found: dict[tuple[str, str, str], set[str]] = {}
    for sheet in (STATIC / "assets").glob("*.css"):
        for rule in FACE.findall(sheet.read_text(encoding="utf-8")):
            said = dict(re.findall(r"([\w-]+):\s*([^;]+)", rule))
            key = (said["font-family"].strip("\"' "), said.get("font-weight", "400"), said.get("font-style", "normal"))
            file = re.search(r"url\(['\"]?/?([^'\")]+)", said["src"])
            assert file
            letters = {chr(code) for code in TTFont(sheet.parent / file[1].removeprefix("./")).getBestCmap()}
            found.setdefault(key, set()).update(letter for letter in letters if asked(said["unicode-range"], letter))
    return found


def asked(ranges: str, letter: str) -> bool:
    for one in re.findall(r"[Uu]\+([0-9A-Fa-f?]+)(?:-([0-9A-Fa-f]+))?", ranges):
        low, high = one[0].replace("?", "0"), one[1] or one[0].replace("?", "F")
        if int(low, 16) <= ord(letter) <= int(high, 16):
            return True
    return False


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_comes_from_the_chosen_font(built: None, language: str) -> None:
    spoken = {one for text in every_text(language) for one in text}
    letters = {one for one in spoken if unicodedata.category(one).startswith(KINDS) or one in SIGNS}
    assert len(letters) > 60
    assert {family for family, _, _ in faces()} == {"Almendra", "Figures", "Alegreya Sans"}
    for face, has in faces().items():
        if face[0] != "Figures":
            assert not letters - has, (face, sorted(letters - has))
