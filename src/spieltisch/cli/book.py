"""The rule book in the terminal: its chapters, a place in it, the best paragraph for some words.

A title without a book may have its rules in one message, `<title>-rules`.
"""

from __future__ import annotations

from rich.markdown import Markdown
from rich.markup import escape

from spieltisch.learn.book import Book, Section, book, books, plain
from spieltisch.locale.speech import Speech

from .common import console

OTHERS = 8


def opened(title: str, text: str, speech: Speech) -> bool:
    """Show what is asked for; False after a complaint."""
    rules = speech.say(f"{title}-rules")
    if title in books():
        found = book(title, speech.language)
        return looked_up(found, text, speech) if text else contents(found, speech)
    if rules is None:
        _complain(speech("cli-error-no_book", title=title, titles=speech.listed(list(books()))))
        return False
    console.print(Markdown(rules))
    return True


def contents(found: Book, speech: Speech) -> bool:
    for section in found.sections:
        if section.level < 3:
            console.print(f"{'  ' * section.level}{section.heading}  [dim]#{section.anchor}[/dim]", highlight=False)
    summary = found.at("summary")
    if summary:
        show(summary, speech)
    return True


def looked_up(found: Book, text: str, speech: Speech) -> bool:
    """A place by its `#anchor`, or the best paragraph for the words and the names of the others."""
    place = found.at(text.removeprefix("#")) if text.startswith("#") else None
    hits = [place] if place else found.search(text)
    if not hits:
        near = speech.listed(list(found.near(text)))
        key = "cli-error-nothing_in_book" if near else "cli-error-nothing_near"
        _complain(speech(key, text=text, near=near))
        return False
    show(hits[0], speech)
    for example in hits[0].examples:
        console.print(f"[dim]spieltisch rules {found.title} --example {example}[/dim]", highlight=False)
    if hits[1:]:
        console.print(f"[bold]{speech('cli-book-others')}[/bold]")
    for section in hits[1 : OTHERS + 1]:
        console.print(f"  {section.heading}  [dim]#{section.anchor}[/dim]", highlight=False)
    return True


def show(section: Section, speech: Speech) -> None:
    text = plain(section, speech("cli-book-example"), speech("cli-book-ruling"))
    console.print(Markdown(f"{'#' * section.level} {section.heading}\n\n{text}"))


def _complain(sentence: str) -> None:
    console.print(f"  [red]{escape(sentence)}[/red]", highlight=False)
