"""What a game in the terminal shows: what happened, the table, what can be done; as much as there are lines for."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.segment import Segment, Segments
from rich.table import Table
from rich.text import Text

from spieltisch import Match
from spieltisch.core import Message
from spieltisch.core.packs import box_of
from spieltisch.locale.speech import Speech

from .common import console
from .saved import Party
from .tables import in_short, painted

LOG_LINES = 12
LEAST_NEWS = 3  # lines, however little room there is
ROWS_FROM = 12
INDENT = 4
MOST_LINES = 4  # that a row of choices has before it is cut
Offers = list[tuple[int, dict[str, Any]]]


class Screen:
    """A match as it is told to those at the keyboard, and what was shown already."""

    def __init__(self, match: Match, party: Party, language: str) -> None:
        self.match = match
        self.party = party
        self.mine = mine = party.mine
        self.speech = Speech(language, match.game.vocabulary(), you=mine if len(mine) == 1 else ())
        self.speech.names = [self._seat_name(seat) for seat in range(match.seats)]
        self.box = box_of(match.game, match.state.pack_in_use())
        self.speech.unpack(self.box)
        self.shown = 0
        self.is_full = False  # the whole table before every decision, however long it is

    def _seat_name(self, seat: int) -> str:
        level = self.party.levels[seat]
        if level is not None and seat < len(self.party.names) and self.party.names[seat]:
            return self.party.names[seat]
        if level is not None:
            named = self.speech.say(f"ai-level-{level}") or level.capitalize()
            return self.speech("cli-opponent", level=named, number=seat + 1)
        return self.speech("cli-you") if len(self.mine) == 1 else self.speech("cli-player", number=seat + 1)

    def _draw(self, seat: int) -> None:
        """News, table and choices: the whole table where all of it fits, else a short one and few words.

        Only what has a short form is made to fit: the cards of a draft are all shown.
        """
        title = self._title(seat)
        room = console.height - 1 - _height(title)  # the heading of the choices and the line that is typed
        offers = list(enumerate(self.match.offers(seat), 1))
        choices = self._rows(offers)
        table = self._table(seat, room - len(choices) - LEAST_NEWS)
        if not self.is_full and self._in_short(seat) is not None:
            folded = self._folded(offers)
            table = self._cut(table, room - LEAST_NEWS - min(len(choices), len(folded)))
            left = room - LEAST_NEWS - _height(table)
            shorter = (self._rows(offers, most) for most in range(MOST_LINES, 0, -1))
            choices = next((lines for lines in chain([choices], shorter) if len(lines) <= left), folded)
        self._news(seat, min(LOG_LINES, max(LEAST_NEWS, room - _height(table) - len(choices))))
        console.print(table)
        self._list(seat, choices)

    def _cut(self, table: RenderableType, room: int) -> RenderableType:
        """As many lines of the table as there are, and the command that shows the rest."""
        lines = console.render_lines(table, pad=False)
        if len(lines) <= room:
            return table
        shown = Segments([one for line in lines[: max(1, room - 1)] for one in (*line, Segment.line())])
        return Group(shown, Text(f"  … ({self.speech('cli-word-map')}, {self.speech('cli-word-hand')})", style="dim"))

    def _table(self, seat: int | None, room: int) -> RenderableType:
        """The table as the seat sees it, in short where the whole has no room."""
        view = self.match.view(seat)
        whole = painted(self.match.game.name, view, self.speech)
        if self.is_full or _height(whole) <= room:
            return whole
        return in_short(self.match.game.name, view, self.speech) or whole

    def _in_short(self, seat: int) -> RenderableType | None:
        return in_short(self.match.game.name, self.match.view(seat), self.speech)

    def _map(self, seat: int | None) -> None:
        console.print(painted(self.match.game.name, self.match.view(seat), self.speech))

    def _news(self, seat: int | None, most: int) -> None:
        """What happened since this screen was last drawn."""
        lines = [Text(f"  {self.speech.event(event)}", style="dim") for event in self.match.events(seat, self.shown)]
        self.shown = len(self.match.entries) + 1
        told = len(lines)
        while told > 1 and sum(map(_height, lines[-told:])) + (told < len(lines)) > most:
            told -= 1
        if told < len(lines):
            console.print(f"[dim]  {self.speech('cli-earlier', count=len(lines) - told)}[/dim]")
        for line in lines[-told:]:
            console.print(line)

    def _title(self, seat: int) -> Text:
        prompt = self.speech.prompt(self.match.view(seat)["prompt"])
        return Text(f"── {self.speech.names[seat]}: {prompt}", style="gold3")

    def _list(self, seat: int, choices: list[Text]) -> None:
        console.print(self._title(seat))
        for line in choices:
            console.print(line, highlight=False)

    def _choices(self, seat: int) -> list[Text]:
        return self._rows(list(enumerate(self.match.offers(seat), 1)))

    def _rows(self, offers: Offers, most: int = 0) -> list[Text]:
        """Numbered actions; where there are many, those that differ only in their last word share a row.

        `most` is how many lines a row may have; what is left out is told by the command for all of them.
        """
        rows: dict[tuple[str, ...], Offers] = {}
        for number, offer in offers:
            words = offer["action"].split()
            key = tuple(words) if len(offers) < ROWS_FROM else (str(len(words)), *words[:-1])
            rows.setdefault(key, []).append((number, offer))
        return [line for row in rows.values() for line in self._row(row, most)]

    def _folded(self, offers: Offers) -> list[Text]:
        """A line for each verb with the numbers of its actions."""
        rows: dict[str, Offers] = {}
        for number, offer in offers:
            rows.setdefault(offer["action"].split()[0], []).append((number, offer))
        return [line for verb, row in rows.items() for line in self._fold(verb, row)]

    def _fold(self, verb: str, row: Offers) -> list[Text]:
        if len(row) == 1:
            return self._row(row, 1)
        heading = self.speech.say(f"{self.match.game.name}-verb-{verb}", attribute="group") or verb
        word = f"({self.speech('cli-word-choices')})"
        parts = [Text(f"    {heading}"), *[Text(f"  {one}", style="bold gold3") for one in ranges(row)]]
        rest = Text(f"  … {row[-1][0]} {word}", style="dim")
        return flowing([*parts, Text(f"  {word}", style="dim")], console.width, 1, rest)

    def _row(self, row: Offers, most: int) -> list[Text]:
        speech = self.speech
        if len(row) == 1:
            number, offer = row[0]
            line = Text.assemble((f"{number:>3}", "bold gold3"), f" {speech.verb(offer['action'])}")
            return flowing([line, Text(f"  {speech.notes(offer)}", style="dim")], console.width)
        label = Text(f"    {speech.verb(row[0][1]['action'], last='…')}")
        goals = [self._goal(number, offer) for number, offer in row]
        rest = Text(f"  … {row[-1][0]} ({speech('cli-word-choices')})", style="dim")
        return flowing([label, *goals], console.width, most, rest)

    def _goal(self, number: int, offer: dict[str, Any]) -> Text:
        """A number tied to what it chooses."""
        name = self.speech.last_argument(offer["action"]).replace(" ", "\N{NO-BREAK SPACE}")
        notes = self.speech.notes(offer)
        return Text.assemble(
            ("  ", ""), (str(number), "bold gold3"), f"\N{NO-BREAK SPACE}{name}", (f" {notes}" if notes else "", "dim")
        )

    def _end(self) -> None:
        seat = min(self.mine) if len(self.mine) == 1 else None
        self._news(seat, LOG_LINES)
        console.print(self._table(seat, console.height - self.match.seats - LOG_LINES))
        table = Table("", "", title=self.speech("cli-final"))
        table.add_column(self.speech("cli-points"), justify="right")
        for place, seats in enumerate(self.match.ranking, 1):
            for one in seats:
                table.add_row(f"{place}.", self.speech.names[one], str(self.match.scores[one]))
        console.print(table)

    def _wrong(self, key: str, **args: Any) -> None:
        self._wrong_words(self.speech(key, **args))

    def _wrong_words(self, sentence: str) -> None:
        console.print(f"  [red]{escape(sentence)}[/red]", highlight=False)

    def _option(self, action: str, share: str, why: str, options: Sequence[str] = ()) -> None:
        """An action with its number, where it has one now, and what speaks for it."""
        number = f"{options.index(action) + 1:>3}" if action in options else "   "
        label = f"[gold3]{number}[/gold3] [bold]{escape(self.speech.verb(action))}[/bold]"
        console.print(f"{label}  {share}  [dim]{escape(why)}[/dim]", highlight=False)

    def _complain(self, reasons: Sequence[Message]) -> None:
        told = [reason.to_json() for reason in reasons]
        for reason in told:
            self._wrong_words(self.speech.reason(reason))
        from spieltisch.learn.book import rules_behind  # the book is opened when it is asked for

        for anchor in rules_behind(self.match.game.name, told):
            console.print(f"  [dim]{self.speech('cli-word-rules')} #{anchor}[/dim]", highlight=False)


def _height(renderable: RenderableType) -> int:
    return len(console.render_lines(renderable, pad=False))


def flowing(parts: list[Text], width: int, most: int = 0, rest: Text | None = None) -> list[Text]:
    """Parts one after the other, as many as fit into a line, later lines set in; after `most` lines only the `rest`."""
    lines: list[list[Text]] = [[]]
    for part in parts:
        if lines[-1] and _length(lines[-1]) + part.cell_len > width:
            lines.append([Text(" " * (INDENT - 2))])
        lines[-1].append(part)
    if rest is not None and 0 < most < len(lines):
        lines = lines[:most]
        while len(lines[-1]) > 1 and _length(lines[-1]) + rest.cell_len > width:
            lines[-1].pop()
        lines[-1].append(rest)
    return [piece for line in lines for piece in Text.assemble(*line).wrap(console, width)]


def ranges(row: Offers) -> list[str]:
    """The numbers of a row, runs of them as "5–7"."""
    runs: list[list[int]] = []
    for number, _ in row:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return [str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs]


def _length(parts: list[Text]) -> int:
    return sum(part.cell_len for part in parts)
