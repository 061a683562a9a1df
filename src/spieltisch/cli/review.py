"""`spieltisch review`: a finished game looked over, in the terminal and as a page."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape as escape_markup
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from spieltisch.ai.report import STYLE, lines
from spieltisch.ai.review import THOUGHT, Chapter, GameRecord, Review, ReviewRow, SeatReview, TurningPoint, rows
from spieltisch.ai.verdict import review as look_over
from spieltisch.locale.speech import Speech, preferred_language

from .common import clear_errors, console, read_stored, writable, write_text
from .saved import introduce
from .spoken import fail


def review(
    file: Annotated[Path, typer.Argument()],
    seat: Annotated[int | None, typer.Option()] = None,
    lines: Annotated[int, typer.Option(min=1, max=100_000)] = THOUGHT,
    page: Annotated[Path | None, typer.Option("--report")] = None,
) -> None:
    """Look over a finished game: chances, turning points, luck and play."""
    writable(page)
    data, match = read_stored(file)
    if not match.over:
        fail("not_over")
    if seat is not None and not 1 <= seat <= match.seats:
        fail("no_seat", count=match.seats, seat=seat)
    told = ReviewText(look_over(story := GameRecord(match.to_json()), _reckoned(story, lines)), story, data)
    told.show_story()
    for one in range(match.seats) if seat is None else [seat - 1]:
        told.show(one)
    if page is not None:
        write_text(page, told.page())
        typer.echo(told.speech("cli-report", page=str(page)))


def _reckoned(story: GameRecord, lines: int) -> list[ReviewRow]:
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with clear_errors(), Progress(*columns, console=console, transient=True) as progress:
        name = Speech(preferred_language())("review-reckoning")
        return list(progress.track(rows(story, lines=lines), total=len(story.states), description=name))


class ReviewText:
    """A review in words."""

    def __init__(self, review: Review, story: GameRecord, data: dict[str, Any]) -> None:
        self.review = review
        self.match = story.match
        self.speech = Speech(preferred_language(), self.match.game.vocabulary())
        parts = [self.match.game.part(self.match.state, seat) for seat in range(self.match.seats)]
        introduce(self.speech, data, self.match)
        if all(parts):
            self.speech.names = [self.speech.thing(part) for part in parts if part]

    def heading(self, seat: int) -> str:
        one = self.review["seats"][seat]
        chances = [shares[seat] for shares in (self.review["chances"][0], self.review["chances"][-1])]
        first, last = [self.speech.percent(round(share, 2)) for share in chances]
        return self.speech(
            "review-seat", player=self.speech.player(seat), first=first, last=last,
            luck=self.points(one["luck"]), play=self.points(one["play"]),
        )  # fmt: skip

    def choices(self, one: SeatReview) -> str:
        return self.speech("review-choices", count=one["choices"], firsts=one["firsts"], seconds=one["seconds"])

    def story(self) -> list[str]:
        """What decided the game."""
        return [self.speech.reason(message) for message in self.review["story"]]

    def words(self, one: SeatReview) -> str:
        """Luck against choices."""
        return " ".join([self.speech.reason(message) for message in one["words"]])

    def points(self, change: float) -> str:
        """Percentage points with their sign."""
        number = self.speech.number(100 * abs(change), 0)
        return f"{'+' if change >= 0 else '−'}{number}"

    def when(self, entry: int) -> str:
        """The chapters that an entry stands in."""
        newest: dict[str, Chapter] = {}
        for chapter in self.review["chapters"]:
            if chapter["entry"] < entry:
                newest[chapter["event"]["event"]] = chapter
        return ", ".join([self.speech.event(chapter["event"]).rstrip(".") for chapter in newest.values()])

    def what(self, point: TurningPoint) -> str:
        return f"{self.speech.player(point['seat'])}: {self.speech.verb(point['action'])}"

    def because(self, point: TurningPoint) -> str:
        """What happened in that turn, and what the strongest would have played, or how likely such luck is."""
        said = [self.speech.reason(message) for message in point["because"]]
        return " ".join([sentence for sentence in [*said, self.aside(point)] if sentence])

    def aside(self, point: TurningPoint) -> str:
        if point["odds"] is not None:
            return self.speech("review-odds", share=self.speech.percent(point["odds"]))
        thought = point["thought"]
        if thought is None:
            return ""
        if thought["place"] == 0:
            return self.speech("review-same")
        best = thought["best"][0]
        share = self.speech.percent(round(best["value"], 2))
        return self.speech("review-better", action=self.speech.verb(best["action"]), share=share)

    def rows(self, seat: int) -> list[list[str]]:
        return [
            [
                str(point["entry"]),
                self.when(point["entry"]),
                self.points(point["change"]),
                self.speech(f"review-kind-{point['kind']}"),
                self.what(point),
                self.because(point),
            ]
            for point in self.review["seats"][seat]["points"]
        ]

    def show_story(self) -> None:
        headline, *rest = self.story()
        console.print(f"[bold]{escape_markup(headline)}[/bold]", highlight=False)
        for sentence in rest:
            console.print(escape_markup(sentence), highlight=False)
        console.print()

    def show(self, seat: int) -> None:
        console.print(f"[bold]{self.heading(seat)}[/bold]", highlight=False)
        console.print(escape_markup(self.words(self.review["seats"][seat])), highlight=False)
        console.print(self.choices(self.review["seats"][seat]), highlight=False)
        table = Table(*self.heads(), box=None)
        for row in self.rows(seat):
            table.add_row(*row)
        console.print(table if table.row_count else self.speech("review-none"))

    def heads(self) -> list[str]:
        return [self.speech(f"review-head-{name}") for name in ("entry", "when", "change", "kind", "what", "best")]

    def page(self) -> str:
        """Everything on one page that needs nothing else."""
        title = f"{self.speech.title(self.match.game.name)}: {self.speech('review-title')}"
        curves = {
            self.speech.player(seat): [100 * self.review["chances"][mark][seat] for mark in self.review["marks"]]
            for seat in range(self.match.seats)
        }
        headline, *rest = [escape(sentence) for sentence in self.story()]
        return (
            f"<!doctype html><html lang={self.speech.language}><meta charset=utf-8><title>{escape(title)}</title>"
            f"<style>{STYLE}</style><h1>{escape(title)}</h1><h2>{headline}</h2>"
            f"<p>{' '.join(rest)}</p>{lines(curves)}<p>{escape(self.speech('review-by'))}</p>"
            f"{''.join(self._section(seat) for seat in range(self.match.seats))}{self._statistics()}</html>\n"
        )

    def _section(self, seat: int) -> str:
        return (
            f"<h2>{escape(self.heading(seat))}</h2><p>{escape(self.words(self.review['seats'][seat]))}</p>"
            f"<p>{escape(self.choices(self.review['seats'][seat]))}</p>"
            f"{_html_table(self.heads(), self.rows(seat))}"
        )

    def _statistics(self) -> str:
        return "".join([self._counted(name, seats) for name, seats in self.review["statistics"].items()])

    def _counted(self, name: str, seats: list[dict[str, float]]) -> str:
        players = [self.speech.player(seat) for seat in range(self.match.seats)]
        parts = dict.fromkeys([part for row in seats for part in row])
        rows = [[self._part(part), *[self.speech.number(row.get(part, 0), 1) for row in seats]] for part in parts]
        heading = self.speech(f"{self.match.game.name}-statistics-{name}")
        return f"<h2>{escape(heading)}</h2>{_html_table(['', *players], rows)}"

    def _part(self, part: str) -> str:
        """A part has words of its own, or is a thing of the title, or a number."""
        return self.speech.say(f"{self.match.game.name}-statistics-{part}") or self.speech.thing(part)


def _html_table(heads: list[str], rows: list[list[str]]) -> str:
    cells = [("th", heads), *[("td", row) for row in rows]]
    made = ["<tr>" + "".join([f"<{tag}>{escape(cell)}" for cell in row]) for tag, row in cells]
    return f"<table>{''.join(made)}</table>"
