"""What a game in the terminal shows: the table, what happened, what can be done, and answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from spieltisch import Match
from spieltisch.core import Message
from spieltisch.core.packs import box_of
from spieltisch.locale.speech import Speech

from .common import console
from .saved import Party
from .tables import painted

LOG_LINES = 12
ROWS_FROM = 12


def _dim(text: str) -> str:
    return f"[dim]{text}[/dim]" if text else ""


class Screen:
    """A match as it is told to those at the keyboard, and what was shown already."""

    def __init__(self, match: Match, party: Party, language: str) -> None:
        self.match = match
        self.party = party
        self.mine = mine = party.mine
        self.speech = Speech(language, match.game.vocabulary(), you=mine if len(mine) == 1 else ())
        self.speech.names = [self._seat_name(seat) for seat in range(match.seats)]
        self.box = box_of(match.game, match.state.packed())
        self.speech.unpack(self.box)
        self.shown = 0

    def _seat_name(self, seat: int) -> str:
        level = self.party.levels[seat]
        if level is not None and seat < len(self.party.names) and self.party.names[seat]:
            return self.party.names[seat]
        if level is not None:
            named = self.speech.say(f"ai-level-{level}") or level.capitalize()
            return self.speech("cli-opponent", level=named, number=seat + 1)
        return self.speech("cli-you") if len(self.mine) == 1 else self.speech("cli-player", number=seat + 1)

    def _show(self, seat: int | None) -> None:
        self._news(seat)
        console.print(painted(self.match.game.name, self.match.view(seat), self.speech))

    def _news(self, seat: int | None) -> None:
        """What happened since this screen was last drawn."""
        lines = [self.speech.event(event) for event in self.match.events(seat, self.shown)]
        self.shown = len(self.match.entries) + 1
        if len(lines) > LOG_LINES:
            console.print(f"[dim]  {self.speech('cli-earlier', count=len(lines) - LOG_LINES)}[/dim]")
        for line in lines[-LOG_LINES:]:
            console.print(f"[dim]  {line}[/dim]", highlight=False)

    def _list(self, seat: int) -> None:
        """Numbered actions; where there are many, those that differ only in their last word share a row."""
        offers = self.match.offers(seat)
        rows: dict[tuple[str, ...], list[tuple[int, dict[str, Any]]]] = {}
        for number, offer in enumerate(offers, 1):
            words = offer["action"].split()
            key = tuple(words) if len(offers) < ROWS_FROM else (str(len(words)), *words[:-1])
            rows.setdefault(key, []).append((number, offer))
        grid = Table.grid(padding=(0, 2))
        for row in rows.values():
            grid.add_row(*self._row(row))
        title = f"{self.speech.names[seat]}: {self.speech.prompt(self.match.view(seat)['prompt'])}"
        console.print(Panel(grid, title=title, title_align="left", border_style="gold3"))

    def _row(self, row: list[tuple[int, dict[str, Any]]]) -> tuple[str, str]:
        speech = self.speech
        number, offer = row[0]
        if len(row) == 1:
            return f"[bold gold3]{number:>3}[/bold gold3] {speech.verb(offer['action'])}", _dim(speech.notes(offer))
        goals = [
            f"[bold gold3]{number}[/bold gold3]\N{NO-BREAK SPACE}{speech.last_argument(offer['action'])}"
            f" {_dim(speech.notes(offer))}".rstrip()
            for number, offer in row
        ]
        return f"    {speech.verb(offer['action'], last='…')}", "  ".join(goals)

    def _end(self) -> None:
        self._show(min(self.mine) if len(self.mine) == 1 else None)
        table = Table("", "", title=self.speech("cli-final"))
        table.add_column(self.speech("cli-points"), justify="right")
        for place, seats in enumerate(self.match.ranking, 1):
            for seat in seats:
                table.add_row(f"{place}.", self.speech.names[seat], str(self.match.scores[seat]))
        console.print(table)

    def _wrong(self, key: str, **args: Any) -> None:
        self._wrong_words(self.speech(key, **args))

    def _wrong_words(self, sentence: str) -> None:
        console.print(f"  [red]{escape(sentence)}[/red]", highlight=False)

    def _option(self, action: str, value: float, why: str) -> None:
        share = self.speech("ui-text-percent", value=round(100 * value))
        console.print(f"  [bold]{self.speech.verb(action)}[/bold]  {share}  [dim]{why}[/dim]", highlight=False)

    def _complain(self, reasons: Sequence[Message]) -> None:
        told = [reason.to_json() for reason in reasons]
        for reason in told:
            console.print(f"  [red]{escape(self.speech.reason(reason))}[/red]", highlight=False)
        from spieltisch.learn.book import rules_behind  # the book is opened when it is asked for

        for anchor in rules_behind(self.match.game.name, told):
            console.print(f'  [dim]spieltisch rules {self.match.game.name} "#{anchor}"[/dim]', highlight=False)
