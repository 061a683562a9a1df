"""`spieltisch rules` and `spieltisch puzzle`: the rule book by chapter, word or example; lessons and puzzles."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.panel import Panel
from rich.text import Text

from spieltisch.learn.book import Book, book, books, links
from spieltisch.learn.guides import Lesson, fits, guides
from spieltisch.learn.puzzles import Puzzle, is_reached, puzzles
from spieltisch.locale.speech import Speech, preferred_language

from .book import opened, show
from .common import clear_errors, console, game_called, new_seed
from .evening import Evening
from .saved import party_of
from .spoken import fail

LEVEL = "novice"


def rules(
    title: Annotated[str, typer.Argument()],
    words: Annotated[list[str] | None, typer.Argument()] = None,
    example: Annotated[str | None, typer.Option()] = None,
    whole: Annotated[bool, typer.Option("--all")] = False,
) -> None:
    """Open the rule book: its chapters, a place in it, or an example to play."""
    speech = Speech(preferred_language(), game_called(title).vocabulary())
    if title not in books() or not (example or whole):
        if not opened(title, " ".join(words or ()), speech):
            raise typer.Exit(2)
        return
    found = book(title, speech.language)
    if example is not None:
        _play(found, example)
        return
    for section in found.sections:
        show(section, speech)


def _play(found: Book, example: str) -> None:
    positions = links(found.title)["examples"]
    if example not in positions:
        fail("no_example", example=example, examples=list(positions))
    with clear_errors():
        match = game_called(found.title).position(positions[example], seed=new_seed(None))
    Evening(match, party_of(match.seats, set(range(match.seats)), LEVEL), 1, preferred_language()).run()


def puzzle(
    title: Annotated[str | None, typer.Argument()] = None,
    number: Annotated[int | None, typer.Argument()] = None,
    solve: Annotated[bool, typer.Option("--solve")] = False,
) -> None:
    """List the lessons and puzzles of a title, or play one."""
    if title is not None and (game_called(title).name not in books() or not puzzles(title)):
        fail("no_puzzles", title=title, titles=list(books()))
    if title is None or number is None:
        _list_puzzles([title] if title else list(books()))
        return
    if not 1 <= number <= len(puzzles(title)):
        fail("no_puzzle", number=number, count=len(puzzles(title)))
    chosen = puzzles(title)[number - 1]
    speech = Speech(preferred_language(), game_called(title).vocabulary())
    if solve:
        _explain(chosen, speech)
    else:
        Try(chosen, speech).run()


def _list_puzzles(titles: list[str]) -> None:
    speech = Speech(preferred_language())
    for title in titles:
        console.print(f"[bold]{speech.title(title)}[/bold]")
        for number, one in enumerate(puzzles(title), start=1):
            name, idea = one.say(speech.language, "title"), one.say(speech.language, "idea")
            console.print(f"{number:>4} {'◆' * one.level:5} {name}  [dim]{idea}[/dim]", highlight=False)


def _explain(chosen: Puzzle, speech: Speech) -> None:
    own = [speech.verb(action) for action in chosen.solution if ": " not in action]
    console.print(speech.listed(own), highlight=False)
    console.print(chosen.say(speech.language, "why"), highlight=False)
    console.print(f"[dim]spieltisch rules {chosen.title} '#{chosen.rule}'[/dim]", highlight=False)


class Try(Evening):
    """A puzzle at the terminal: it ends when the goal is reached or can no longer be."""

    def __init__(self, chosen: Puzzle, speech: Speech) -> None:
        with clear_errors():
            match = game_called(chosen.title).position(chosen.position, seed=new_seed(None))
        super().__init__(match, party_of(match.seats, {chosen.seat}, LEVEL), 1, speech.language)
        self.puzzle = chosen
        self.began = match.view(chosen.seat)["table"][chosen.until]
        console.print(f"[bold]{chosen.say(speech.language, 'title')}[/bold]: {chosen.say(speech.language, 'goal')}")
        console.print(f"[dim]{speech('cli-puzzle-hint')}: {chosen.say(speech.language, 'hint')}[/dim]", highlight=False)

    def _turn(self) -> None:
        super()._turn()
        table = self.match.view(self.puzzle.seat)["table"]
        is_late = table[self.puzzle.until] != self.began
        if not is_late and (self.match.over or not self.puzzle.at_end) and is_reached(self.puzzle.goal, table):
            console.print(f"[green]{self.speech('cli-puzzle-solved')}[/green]")
            _explain(self.puzzle, self.speech)
            self.quit = True
        elif is_late or self.match.over:
            console.print(self.speech("cli-puzzle-missed"))
            self.quit = True

    def _end(self) -> None:
        """A try has no ranking."""


def guide(title: Annotated[str, typer.Argument()], lesson: Annotated[int, typer.Argument()] = 1) -> None:
    """Play a guided game: the first game, or the lesson after it."""
    if game_called(title).name not in books():
        fail("no_guide", title=title, titles=list(books()))
    if not 1 <= lesson <= len(guides(title)):
        fail("no_lesson", number=lesson, count=len(guides(title)))
    Guided(Lesson(guides(title)[lesson - 1]), preferred_language()).run()


class Guided(Evening):
    """A guided game at the terminal: the words of the step stand above the choices."""

    def __init__(self, lesson: Lesson, language: str) -> None:
        party = party_of(lesson.match.seats, {lesson.guide.seat}, LEVEL)
        super().__init__(lesson.match, party, 1, language)
        self.lesson = lesson

    def run(self) -> None:
        super().run()
        if self.lesson.is_done:
            title, word = (self.lesson.guide.say(self.speech.language, key) for key in ("title", "say"))
            console.print(Panel(word, title=title, title_align="left", highlight=False))

    def _turn(self) -> None:
        lesson, seat = self.lesson, self.lesson.guide.seat
        lesson.others_act()
        self._tell()
        self.quit = self.quit or lesson.is_done
        if self.quit:
            return
        wanted, before = lesson.wanted(), lesson.now
        free = next((action for action in self.match.legal(seat) if fits(lesson.guide.free, action)), None)
        if not wanted and lesson.step and free:
            lesson.act(free)
            return
        step = lesson.step
        super()._turn()
        if self.quit or lesson.now <= before or step is None:
            return
        serves = lesson.acted(self.match.entries[-1].action, wanted)
        console.print(step.say(self.speech.language, "praise" if serves else "nudge"), style="green" if serves else "")

    def _asks_nothing(self, seat: int) -> bool:
        """What the step is about is asked in any case."""
        return not self.lesson.wanted() and super()._asks_nothing(seat)

    def _list(self, seat: int, choices: list[Text]) -> None:
        self._say(self.lesson.wanted())
        super()._list(seat, choices)

    def _tell(self) -> None:
        """Steps without anything to do."""
        while self.lesson.step and not self.lesson.step.want and not self.quit:
            self._say([])
            try:
                console.input(f"[dim]{self.speech('ui-guide-next')} ⏎[/dim] ")
            except EOFError:
                self.quit = True
            self.lesson.next()

    def _say(self, wanted: list[str]) -> None:
        step, speech = self.lesson.step, self.speech
        if step is None:
            return
        of = len(self.lesson.guide.steps)
        lines = [step.say(speech.language, key) for key in ("say", "now", "then")]
        lines += [f"[bold]{step.say(speech.language, 'do')}[/bold]"] if wanted else []
        meant = [speech.verb(action) for action in wanted[:1] if speech.verb(action) != step.say(speech.language, "do")]
        lines += [f"[dim]{speech('ui-guide-here')} {label}[/dim]" for label in meant]
        heading = f"{step.say(speech.language, 'title')} · {speech('ui-guide-step', at=self.lesson.at + 1, of=of)}"
        console.print(Panel("\n".join(filter(None, lines)), title=heading, title_align="left", highlight=False))
