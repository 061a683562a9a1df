"""Saved games of the terminal, and the autosave: in the user's data folder, move by move, with who sits where.

What is not part of the log stands beside it in the same file, as docs/log-format.md says; a file without it loads too.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from spieltisch import BadOption, Match
from spieltisch.core.files import read_json, write_json
from spieltisch.folders import user_data
from spieltisch.locale.speech import Speech

NAME_LENGTH = 40


@dataclass(frozen=True)
class Party:
    """Who sits where: a level for each opponent, None for whoever is at the keyboard."""

    levels: tuple[str | None, ...]
    curtain: bool = False
    windows: bool = False  # stop at every window
    names: tuple[str, ...] = ()  # of the seats, where a file brings them along

    @property
    def mine(self) -> set[int]:
        return {seat for seat, level in enumerate(self.levels) if level is None}

    def to_json(self, match: Match) -> dict[str, Any]:
        return {
            "levels": list(self.levels),
            "curtain": self.curtain,
            "windows": self.windows,
            "over": match.over,
        }


def party_of(seats: int, mine: set[int], level: str, curtain: bool = False, windows: bool = False) -> Party:
    """A party with one level at every seat that nobody takes."""
    return Party(tuple([None if seat in mine else level for seat in range(seats)]), curtain, windows)


def party_in(data: dict[str, Any], seats: int, known: Collection[str] | None = None) -> Party | None:
    """Who sat at a stored game, if its file says so in a way that can be believed; `known`: the levels there are."""
    found = data.get("terminal")
    if not isinstance(found, dict):
        return None
    levels = found.get("levels")
    if not isinstance(levels, list) or len(levels) != seats:
        return None
    if not all(level is None or (isinstance(level, str) and (known is None or level in known)) for level in levels):
        return None
    return Party(tuple(levels), found.get("curtain") is True, found.get("windows") is True)


def names_in(data: dict[str, Any], seats: int) -> tuple[str, ...]:
    names = data.get("names")
    if not isinstance(names, list) or len(names) != seats or not all(isinstance(name, str) for name in names):
        return ()
    return tuple(["".join(filter(_is_plain, name))[:NAME_LENGTH] for name in names])


def introduce(speech: Speech, data: dict[str, Any], match: Match) -> None:
    """Lets a speech call the seats of a stored game by their names, and a single person at the terminal "you"."""
    speech.names = list(names_in(data, match.seats))
    party = party_in(data, match.seats)
    if party is not None and len(party.mine) == 1:
        speech.you = party.mine
        speech.names = [speech("cli-you") if seat in party.mine else name for seat, name in enumerate(speech.names)]


def _is_plain(letter: str) -> bool:
    """Nothing that a terminal or our own markup would obey."""
    return letter.isprintable() and letter not in "[]"


class SavedGame(NamedTuple):
    """A game in the folder."""

    path: Path
    data: dict[str, Any]
    changed: float

    @property
    def title(self) -> str:
        return str(self.data.get("title"))

    @property
    def entries(self) -> int:
        return len(self.data["entries"])

    @property
    def is_over(self) -> bool:
        return bool(self.data["terminal"]["over"])

    @property
    def levels(self) -> list[str]:
        """Of the opponents."""
        return [str(level) for level in self.data["terminal"]["levels"] if level is not None]


def games_folder() -> Path:
    return user_data() / "games"


def found(path: Path) -> Path:
    """A bare name that is no file here is that of a game in the folder."""
    kept = games_folder() / path
    return kept if path.name == str(path) and not path.exists() and kept.is_file() else path


def stored_games(title: str | None = None) -> list[SavedGame]:
    """The games of the folder, the last played first."""
    return sorted(_readable(title), key=lambda one: one.changed, reverse=True)


def unfinished(title: str | None) -> list[SavedGame]:
    return [one for one in stored_games(title) if not one.is_over]


def _readable(title: str | None) -> Iterator[SavedGame]:
    folder = games_folder()
    for path in folder.glob("*.json") if folder.is_dir() else ():
        try:
            one = SavedGame(path, read_json(path), path.stat().st_mtime)
            is_whole = isinstance(one.data["entries"], list) and one.levels is not None and one.is_over is not None
        except (OSError, ValueError, KeyError, TypeError, BadOption):
            continue  # somebody else's file, or a damaged one: `verify` names what is wrong with it
        if is_whole and title in (None, one.title):
            yield one


class Autosave:
    """Writes a game as it goes on, once somebody at the keyboard has moved."""

    def __init__(self, match: Match, party: Party, path: Path | None = None) -> None:
        self.match, self.party = match, party
        self.path = path
        self.written = match.chain if path else ""

    def save(self, names: list[str]) -> None:
        """Write what is new; OSError where that is not possible."""
        match, mine = self.match, self.party.mine
        has_begun = any(entry.seat in mine or not mine for entry in match.entries)
        if self.written == match.chain or not (has_begun or self.written):
            return
        self.path = self.path or _fresh(match.game.name)
        write_game(self.path, match, self.party, names)
        self.written = match.chain


def write_game(path: Path, match: Match, party: Party, names: list[str]) -> None:
    write_json(path, {**match.to_json(), "names": names, "terminal": party.to_json(match)})


def _fresh(title: str) -> Path:
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    stem = f"{title}-{datetime.now():%Y-%m-%d-%H%M}"
    names = [f"{stem}.json", *[f"{stem}-{number}.json" for number in range(2, 1000)]]
    path = next(folder / name for name in names if not (folder / name).exists())
    path.touch(mode=0o600)
    return path
