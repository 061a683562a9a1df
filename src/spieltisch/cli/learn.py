"""`spieltisch rules`: the rule book of a title, by chapter, by word or by example."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markdown import Markdown

from spieltisch.learn.book import Book, Section, book, books, links, plain

from .common import clear_errors, console, game_called, new_seed
from .play import Evening
from .speech import Speech, preferred_language
from .spoken import fail

OTHERS = 8


def rules(
    title: Annotated[str, typer.Argument()],
    words: Annotated[list[str] | None, typer.Argument()] = None,
    example: Annotated[str | None, typer.Option()] = None,
    whole: Annotated[bool, typer.Option("--all")] = False,
) -> None:
    """Open the rule book: its chapters, a place in it, or an example to play."""
    if title not in books():
        fail("no_book", title=title, titles=", ".join(books()))
    speech = Speech(preferred_language(), game_called(title).vocabulary())
    opened = book(title, speech.language)
    if example is not None:
        _play(opened, example)
    elif whole:
        for section in opened.sections:
            _print(section, speech)
    elif words:
        _found(opened, " ".join(words), speech)
    else:
        _contents(opened, speech)


def _contents(opened: Book, speech: Speech) -> None:
    for section in opened.sections:
        if section.level < 3:
            console.print(f"{'  ' * section.level}{section.heading}  [dim]#{section.anchor}[/dim]", highlight=False)
    summary = opened.at("summary")
    if summary:
        _print(summary, speech)


def _found(opened: Book, text: str, speech: Speech) -> None:
    """A place by its `#anchor`, or the best paragraph for the words and the names of the others."""
    place = opened.at(text.removeprefix("#")) if text.startswith("#") else None
    hits = [place] if place else opened.search(text)
    if not hits:
        fail("nothing_in_book", text=text, near=", ".join(opened.near(text)) or "–")
    _print(hits[0], speech)
    for example in hits[0].examples:
        console.print(f"[dim]spieltisch rules {opened.title} --example {example}[/dim]", highlight=False)
    if hits[1:]:
        console.print(f"[bold]{speech('cli-book-others')}[/bold]")
    for section in hits[1 : OTHERS + 1]:
        console.print(f"  {section.heading}  [dim]#{section.anchor}[/dim]", highlight=False)


def _print(section: Section, speech: Speech) -> None:
    text = plain(section, speech("cli-book-example"), speech("cli-book-ruling"))
    console.print(Markdown(f"{'#' * section.level} {section.heading}\n\n{text}"))


def _play(opened: Book, example: str) -> None:
    positions = links(opened.title)["examples"]
    if example not in positions:
        fail("no_example", example=example, examples=", ".join(positions))
    with clear_errors():
        match = game_called(opened.title).position(positions[example], seed=new_seed(None))
    Evening(match, set(range(match.seats)), "novice", 1, preferred_language(), False).run()
