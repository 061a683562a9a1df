"""`spieltisch companion`: a game on a real table. People tell their dice and cards in lines, ours are announced."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import typer
from rich.markup import escape

from spieltisch import Match
from spieltisch.ai import AGENTS, Information
from spieltisch.core import ActionError, BadOption, Committed, Game, TableAsks
from spieltisch.core.companion import TableQuestion
from spieltisch.locale.speech import Speech, folded, preferred_language

from . import box
from .common import clear_errors, console, game_called, new_seed, options_from, said, whole_number
from .evening import Evening
from .saved import Autosave, Party, party_of
from .spoken import fail

LEVEL = "veteran"
Told = list[list[Any]]
T = TypeVar("T")


class NotDone(Exception):
    """Whoever is asked does not want to go on with it."""


def companion(
    title: Annotated[str, typer.Argument()],
    seats: Annotated[int | None, typer.Option()] = None,
    ours: Annotated[str, typer.Option()] = "",
    level: Annotated[str, typer.Option()] = LEVEL,
    dice: Annotated[str, typer.Option()] = "here",
    seed: Annotated[int | None, typer.Option()] = None,
    option: Annotated[list[str] | None, typer.Option()] = None,
) -> None:
    """Play beside a real table."""
    game = game_called(title)
    if level not in AGENTS:
        fail("no_level", level=level, levels=list(AGENTS))
    with clear_errors():
        options = game.check_options(options_from(option or [], game))
        count = max(game.seats) if seats is None else seats
        machines = seats_named(game, count, options, ours)
        speech = box.speech_of(game.match(count, seed=0, options=options))
        chance = Committed(secrets.token_hex(32) if seed is None else str(seed))
        hands = [seat for seat in range(count) if seat not in machines]
        try:
            match = tell(
                speech, lambda told: Match.at_table(game, count, options, chance, hands, told, ours=dice_by(dice))
            )
        except (NotDone, EOFError, KeyboardInterrupt):
            console.print()
            return
    party = party_of(count, set(hands), level)
    CompanionEvening(match, party, new_seed(seed), preferred_language(), Autosave(match, party)).run()


def dice_by(word: str) -> str:
    if word not in ("here", "people"):
        fail("dice_by", text=word)
    return word


def seats_named(game: Game[Any], count: int, options: dict[str, Any], text: str) -> set[int]:
    """The seats of `nurgle,2`: names of what they play where a title has such, and numbers from 1 on."""
    s = game.match(count, seed=0, options=options).state
    parts = [game.part(s, seat) for seat in range(count)]
    found: set[int] = set()
    for word in filter(None, [one.strip().lower() for one in text.split(",")]):
        number = whole_number(word, count)
        if number is None and word not in filter(None, parts):
            fail("ours", count=count, text=word, parts=[part for part in parts if part])
        found.add(number - 1 if number is not None else parts.index(word))
    return found


def tell(speech: Speech, attempt: Callable[[Told], T]) -> T:
    """Try it, ask what it needs, and try it again with the answer, until nothing is asked."""
    told: Told = []
    while True:
        try:
            return attempt(told)
        except TableAsks as asked:
            known = told[:-1] if asked.question.told else told
            told = [*known, [*asked.question.told, *answered(speech, asked.question)]]
        except ActionError as error:
            if not told:
                raise
            console.print(f"  [red]{escape(said(error, speech))}[/red]", highlight=False)
            told = told[:-1]


def answered(speech: Speech, question: TableQuestion) -> list[Any]:
    """What a person types: dice as digits, things by number or name, the word for rolling here, the word for going
    back."""
    asked = question.to_json()
    console.print(f"[bold]{escape(speech.topic(asked))}[/bold]", highlight=False)
    left = question.left
    names = {thing: speech.outcome(asked, thing) for thing in dict.fromkeys(left or [])}
    for number, (thing, name) in enumerate(names.items(), 1):
        copies = (left or []).count(thing)
        console.print(f"  {number:>3}  {name}" + (f"  [dim]{copies}[/dim]" if copies > 1 else ""), highlight=False)
    if left is None:
        console.print(f"  [dim]{speech('cli-tell-dice', word=speech('cli-word-roll'))}[/dim]", highlight=False)
    while True:
        line = console.input("[bold gold3]> [/bold gold3]").strip()
        if line.casefold() in ("back", speech("cli-word-back")):
            raise NotDone
        found = dice_typed(speech, line, question) if left is None else things_typed(speech, line, names)
        if found:
            return found
        if line:
            console.print(f"  [red]{speech('cli-not-told')}[/red]", highlight=False)


def dice_typed(speech: Speech, line: str, question: TableQuestion) -> list[Any]:
    missing = question.asked.number - len(question.told)
    if line.casefold() in ("roll", "r", speech("cli-word-roll")):
        return [None] * missing
    digits = line.replace(",", " ").replace(" ", "")
    if not digits.isdecimal() or len(digits) > missing:
        return []
    if not question.faces:
        return [int(digit) for digit in digits]
    sides = [question.faces.index(int(digit)) + 1 for digit in digits if int(digit) in question.faces]
    return sides if len(sides) == len(digits) else []


def things_typed(speech: Speech, line: str, names: dict[Any, str]) -> list[Any]:
    number = whole_number(line, len(names))
    if number is not None:
        return [list(names)[number - 1]]
    wanted = folded(line)
    found = [
        thing
        for thing, name in names.items()
        if wanted and all(any(word.startswith(part) for word in folded(name)) for part in wanted)
    ]
    return found[:1] if len(found) == 1 else []


class CompanionEvening(Evening):
    """An evening beside a real table: one board, everybody at it, nobody's hand known but ours."""

    def __init__(self, match: Match, party: Party, seed: int, language: str, autosave: Autosave | None = None) -> None:
        super().__init__(match, party, seed, language, autosave)
        parts = [match.game.part(match.state, seat) for seat in range(match.seats)]
        if all(parts):
            self.speech.names = [self.speech.thing(part) for part in parts]

    def _turn(self) -> None:
        try:
            super()._turn()
        except NotDone:
            console.print(f"  [dim]{self.speech('cli-not-done')}[/dim]", highlight=False)

    def _asks_nothing(self, seat: int) -> bool:
        return False

    def _opponent(self, seat: int) -> None:
        with console.status(self.speech.about(seat, "cli-thinking")):
            choice = self.agents[seat].choose(Information.at(self.match, seat))
        action = self.match.game.verbs.text(choice.action)
        console.print(f"[bold]{self.speech.names[seat]}: {self.speech.verb(action)}[/bold]", highlight=False)
        try:
            tell(self.speech, lambda told: self.match.apply(seat, action, told))
            console.input(f"  [dim]{self.speech('cli-done')}[/dim] ")
        except EOFError:
            self._leave()

    def _act(self, seat: int, line: str, options: list[str]) -> bool:
        action = self._meant(seat, line, options)
        if action is None:
            return False
        try:
            tell(self.speech, lambda told: self.match.apply(seat, action, told))
        except ActionError as error:
            self._complain(error.reasons)
            return False
        return True

    def _obey(self, seat: int, line: str, options: list[str]) -> bool:
        word, _, rest = line.partition(" ")
        if word.casefold() in ("correct", self.speech("cli-word-correct")):
            return self._correct(seat, rest.strip())
        return super()._obey(seat, line, options)

    def _hint(self, seat: int, options: list[str]) -> None:
        if self.match.unseen(seat):
            self._wrong("server-hand_not_known")
        else:
            super()._hint(seat, options)

    def _undo(self, seat: int, anyway: str) -> bool:
        """Everybody sits at one table: they go back as far as they agree to, and the log says so."""
        return super()._undo(seat, anyway or "anyway")

    def _correct(self, seat: int, text: str) -> bool:
        """`correct` with the words of what lies otherwise and a number; without a number, what there is to correct."""
        wanted, _, number = text.partition("=")
        rows = [row for row in self.match.adjustments() if all(word in row["what"] for word in wanted.split())]
        if not number.strip().isdecimal() or len(rows) != 1:
            for row in rows:
                console.print(f"  {row['what']} = {row['now']}", highlight=False)
            console.print(f"  [dim]{self.speech('cli-correct-how')}[/dim]", highlight=False)
            return False
        try:
            self.match.correct(seat, f"correct {rows[0]['what']} = {int(number)}")
        except BadOption as error:
            self._complain(error.reasons)
            return False
        return True
