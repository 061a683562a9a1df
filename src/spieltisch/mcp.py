"""Tables for language models: the tools and resources of `spieltisch mcp` (Model Context Protocol).

A seat is known by the key that `sit` answers with. Every answer about a table is made for the seat of a key, so that
nobody learns through a tool what the seat may not know. Seeds never cross the wire: they would tell every hidden card.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from threading import Lock
from typing import Any

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ResourceError, ToolError

import spieltisch
from spieltisch import BadOption, Match
from spieltisch.ai import AGENTS, Agent, Information, agent, ready
from spieltisch.core import ActionError, Message
from spieltisch.core.packs import box_of
from spieltisch.learn.book import Book, book, books, rules_behind
from spieltisch.locale.speech import Speech

MOST_TABLES = 100
MOST_FOUND = 3  # sections of the rule book in one answer
INSTRUCTIONS = """Board games with all rules enforced. Make a table, sit down, then repeat: look, choose a legal action,
act. Seats that nobody has taken when somebody first looks or acts are played by the computer. Actions are short texts
such as "summon cultist norsca"; why_not says which rule forbids one, rule looks a rule up."""


class Table:
    """A match, the keys of the seats that were taken, and the opponents at the others."""

    def __init__(self, match: Match, level: str, seed: int, language: str) -> None:
        self.match = match
        self.level = level
        self.seed = seed
        self.language = language
        self.lock = Lock()
        self.seats: dict[str, int] = {}  # by key
        self.names: dict[int, str] = {}
        self.told: dict[int, int] = {}  # entries that each seat has been told of
        self.opponents: dict[int, Agent] | None = None  # None until the game begins

    def sit(self, seat: int | None, name: str) -> tuple[str, int]:
        if self.opponents is not None:
            raise ToolError("the game has begun: nobody can sit down any more")
        free = [one for one in range(self.match.seats) if one not in self.names]
        wanted = free[0] if seat is None and free else seat
        if wanted not in free:
            raise ToolError(f"seat {seat} is not free; free seats: {', '.join(map(str, free)) or 'none'}")
        key = secrets.token_urlsafe(12)
        self.seats[key] = wanted
        self.names[wanted] = name.strip()[:40] or f"Player {wanted + 1}"
        return key, wanted

    def play_on(self) -> None:
        """Let the computer decide until somebody with a key has to."""
        match = self.match
        if self.opponents is None:
            free = [seat for seat in range(match.seats) if seat not in self.names]
            self.opponents = {seat: agent(self.level, self.seed + seat) for seat in free}
        while not match.over and not any(seat in self.names for seat in match.to_act()):
            seat = match.to_act()[0]
            choice = self.opponents[seat].choose(Information.at(match, seat))
            match.apply(seat, match.game.verbs.text(choice.action))

    def speech(self, seat: int) -> Speech:
        names = [self.names.get(one, f"{self.level.capitalize()} {one + 1}") for one in range(self.match.seats)]
        speech = Speech(self.language, self.match.game.vocabulary(), names, you=(seat,))
        speech.unpack(box_of(self.match.game, self.match.state.pack_in_use()))
        return speech

    def news(self, seat: int, speech: Speech) -> list[str]:
        """What happened since this seat was told last, in sentences."""
        events = self.match.events(seat, self.told.get(seat, 0))
        self.told[seat] = len(self.match.entries) + 1
        return [speech.event(event) for event in events]

    def situation(self, seat: int) -> dict[str, Any]:
        """What is new, what is asked of the seat, and what it can do."""
        match, speech = self.match, self.speech(seat)
        found: dict[str, Any] = {"seat": seat, "over": match.over, "news": self.news(seat, speech)}
        if match.over:
            return found | {"ranking": match.ranking, "scores": match.scores}
        return found | {
            "to_act": match.to_act(),
            "prompt": speech.prompt(match.view(seat)["prompt"]),
            "legal": self.offers(seat, speech),
        }

    def offers(self, seat: int, speech: Speech) -> list[dict[str, str]]:
        if seat not in self.match.to_act():
            return []
        return [
            {"action": offer["action"], "words": speech.verb(offer["action"]), "notes": speech.notes(offer)}
            for offer in self.match.offers(seat)
        ]


class Tables:
    """All tables of one process. What a caller did wrong is a ToolError of one line."""

    def __init__(self, language: str, level: str, seed: int) -> None:
        self.language = language
        self.level = level
        self.tables: dict[str, Table] = {}
        self._seeds = count(seed)

    def make(self, title: str, seats: int | None, level: str | None, options: dict[str, Any]) -> tuple[str, Table]:
        game = _game(title)
        if level is not None and level not in AGENTS:
            raise ToolError(f"no level called {level!r}; there are: {', '.join(AGENTS)}")
        while len(self.tables) >= MOST_TABLES:
            over = next((name for name, table in self.tables.items() if table.match.over), None)
            if over is None:
                raise ToolError(f"there are {MOST_TABLES} unfinished tables already: finish or leave one first")
            del self.tables[over]
        seed = next(self._seeds)
        try:
            match = game.match(seats=max(game.seats) if seats is None else seats, seed=seed, options=options)
        except BadOption as error:
            raise ToolError(_said(Speech(self.language, game.vocabulary()), error.reasons)) from error
        name = f"table-{seed}"
        self.tables[name] = Table(match, level or self.level, seed, self.language)
        return name, self.tables[name]

    def called(self, name: str) -> Table:
        if name not in self.tables:
            raise ToolError(f"no table called {name!r}; there are: {', '.join(self.tables) or 'none'}")
        return self.tables[name]

    @contextmanager
    def turn(self, key: str) -> Iterator[tuple[Table, int]]:
        """The table and the seat of a key, alone at the table, after the computer's moves."""
        table = next((one for one in self.tables.values() if key in one.seats), None)
        if table is None:
            raise ToolError("no seat has this key; sit answers with one")
        with table.lock:
            table.play_on()
            yield table, table.seats[key]


def _game(title: str) -> Any:
    if title not in spieltisch.titles():
        raise ToolError(f"no title called {title!r}; there are: {', '.join(spieltisch.titles())}")
    return spieltisch.game(title)


def _said(speech: Speech, reasons: tuple[Message, ...]) -> str:
    return " ".join(speech.reason(reason.to_json()) for reason in reasons)


def _book(title: str, language: str) -> Book:
    if title not in books():
        raise ToolError(f"{title!r} has no rule book; these have one: {', '.join(books())}")
    return book(title, language)


def serve(language: str, level: str, hints: bool, seed: int) -> MCPServer[Any]:
    """The server with its tools; `hints` adds one that asks a strong opponent for advice."""
    server: MCPServer[Any] = MCPServer(
        "spieltisch", instructions=INSTRUCTIONS, version=spieltisch.__version__, log_level="WARNING"
    )
    tables = Tables(language, level, seed)
    _tools_of_tables(server, tables)
    _tools_of_seats(server, tables)
    _resources(server, language)
    if hints:
        _hint_tool(server, tables)
    return server


def _tools_of_tables(server: MCPServer[Any], tables: Tables) -> None:
    @server.tool()
    def titles() -> dict[str, Any]:
        """List the games that can be played, with their numbers of seats and their options."""
        return {
            title: {
                "name": Speech(tables.language).title(title),
                "seats": list(_game(title).seats),
                "options": [option.name for option in _game(title).options],
            }
            for title in spieltisch.titles()
        }

    @server.tool()
    def make_table(
        title: str, seats: int | None = None, level: str | None = None, options: dict[str, Any] | None = None
    ) -> dict[str, Any]:
        """Make a table of a title. Seats that nobody takes are played by the computer at the given level."""
        name, table = tables.make(title, seats, level, options or {})
        ready(title)
        return {"table": name, "title": title, "seats": table.match.seats, "level": table.level}

    @server.tool()
    def list_tables() -> list[dict[str, Any]]:
        """List the tables with who sits where."""
        return [
            {
                "table": name,
                "title": table.match.game.name,
                "names": [table.names.get(seat) for seat in range(table.match.seats)],
                "begun": table.opponents is not None,
                "over": table.match.over,
            }
            for name, table in tables.tables.items()
        ]

    @server.tool()
    def sit(table: str, seat: int | None = None, name: str = "") -> dict[str, Any]:
        """Take a seat (0 is the first; without a number the first free one). Answers with the key of the seat."""
        chosen = tables.called(table)
        with chosen.lock:
            key, taken = chosen.sit(seat, name)
        return {"key": key, "seat": taken}

    @server.tool()
    def rule(title: str, words: str = "") -> list[dict[str, str]]:
        """Look a rule up: the sections that fit the words best, or all headings without words."""
        found = _book(title, tables.language)
        if not words:
            return [{"anchor": one.anchor, "heading": one.heading} for one in found.sections if one.level < 3]
        place = found.at(words.removeprefix("#")) if words.startswith("#") else None
        sections = [place] if place else found.search(words)
        if not sections:
            raise ToolError(f"nothing in the book for {words!r}; near it: {', '.join(found.near(words)) or 'nothing'}")
        return [
            {"anchor": one.anchor, "heading": one.heading, "text": one.text.strip()} for one in sections[:MOST_FOUND]
        ]


def _tools_of_seats(server: MCPServer[Any], tables: Tables) -> None:
    @server.tool()
    def look(key: str) -> dict[str, Any]:
        """What happened since the last look, what is asked of you, and every legal action with its words."""
        with tables.turn(key) as (table, seat):
            return table.situation(seat)

    @server.tool()
    def view(key: str) -> dict[str, Any]:
        """Everything on the table that your seat may know, as structured data."""
        with tables.turn(key) as (table, seat):
            return table.match.view(seat)

    @server.tool()
    def act(key: str, action: str) -> dict[str, Any]:
        """Take a legal action. Answers as look does, after the opponents' moves."""
        with tables.turn(key) as (table, seat):
            try:
                table.match.apply(seat, action)
            except ActionError as error:
                raise ToolError(_said(table.speech(seat), error.reasons)) from error
            table.play_on()
            return table.situation(seat)

    @server.tool()
    def why_not(key: str, action: str) -> dict[str, Any]:
        """Why an action is not possible now: the reasons in words and the places of the rule book behind them."""
        with tables.turn(key) as (table, seat):
            try:
                reasons = table.match.why_not(seat, action)
            except ActionError as error:
                reasons = error.reasons
            speech = table.speech(seat)
        told = [reason.to_json() for reason in reasons]
        return {
            "legal": not reasons,
            "reasons": [speech.reason(reason) for reason in told],
            "rules": rules_behind(table.match.game.name, told),
        }


def _hint_tool(server: MCPServer[Any], tables: Tables) -> None:
    @server.tool()
    def hint(key: str) -> list[dict[str, Any]]:
        """The actions that a strong opponent would consider at your seat, best first, with their chances to win."""
        with tables.turn(key) as (table, seat):
            match, speech = table.match, table.speech(seat)
            if seat not in match.to_act():
                raise ToolError("it is not your turn")
            ranked = agent("veteran", 1, budget=1.0).choose(Information.at(match, seat)).best
        return [
            {
                "action": match.game.verbs.text(one.action),
                "chance": round(one.value, 3),
                "reason": speech.reason(one.reason.to_json()),
            }
            for one in ranked
        ]


def _resources(server: MCPServer[Any], language: str) -> None:
    @server.resource("rules://{title}", mime_type="text/markdown")
    def rules(title: str) -> str:
        """The rule book of a title."""
        if title not in books():
            raise ResourceError(f"no rule book for {title!r}; there are: {', '.join(books())}")
        found = book(title, language)
        return "\n\n".join(f"{'#' * one.level} {one.heading}\n\n{one.text.strip()}" for one in found.sections)

    @server.resource("cards://{title}", mime_type="text/plain")
    def cards(title: str) -> str:
        """Everything in the box of a title, a line each: name, printed values, text."""
        if title not in spieltisch.titles():
            raise ResourceError(f"no title called {title!r}; there are: {', '.join(spieltisch.titles())}")
        game = spieltisch.game(title)
        box, speech = box_of(game, None), Speech(language, game.vocabulary())
        speech.unpack(box)
        return "\n".join(
            f"{speech.record_name(record)} ({speech.record_facts(record)}): {speech.record_text(record)}"
            for record in box["records"]
        )
