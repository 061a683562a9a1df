"""`spieltisch play`: a whole game in the terminal, against opponents or friends at the same keyboard."""

from __future__ import annotations

import sys
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any

import typer
from prompt_toolkit import HTML, PromptSession
from prompt_toolkit.history import InMemoryHistory
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table

from spieltisch import BadOption, Match
from spieltisch.ai import AGENTS, Agent, Information, account, agent, ready
from spieltisch.core import ActionError, legal
from spieltisch.core.packs import box_of
from spieltisch.core.shapes import MessageShape
from spieltisch.locale.speech import Speech, preferred_language

from . import box
from .common import clear_errors, console, game_called, loaded, new_seed, options_from, read_position, said
from .spoken import fail
from .tables import foretold, painted
from .typed import Choices, Typed

# Commands at the table, each with its English word; the reader's own word is `cli-word-…`.
SHORT = {"?": "help", "q": "quit", "u": "undo", "h": "hint", "t": "table", "l": "log", "f": "forecast"}
COMMANDS = ("help", "why", "forecast", "undo", "hint", "ask", "about", "table", "log", "save", "quit")
ARGUMENTS = {"why": "words", "forecast": "number", "ask": "words", "about": "name", "save": "file"}
LOG_LINES = 12
ROWS_FROM = 12


def play(
    title: Annotated[str, typer.Argument()],
    seats: Annotated[int | None, typer.Option()] = None,
    you: Annotated[str, typer.Option()] = "1",
    level: Annotated[str, typer.Option()] = "veteran",
    seed: Annotated[int | None, typer.Option()] = None,
    option: Annotated[list[str] | None, typer.Option()] = None,
    load: Annotated[Path | None, typer.Option()] = None,
    position: Annotated[Path | None, typer.Option()] = None,
    pack: Annotated[Path | None, typer.Option()] = None,
    curtain: Annotated[bool, typer.Option()] = False,
    windows: Annotated[bool, typer.Option("--windows")] = False,
) -> None:
    """Play a title in the terminal."""
    packed = [f"pack=@{pack}"] if pack else []
    match = _match(title, seats, seed, [*(option or []), *packed], load, position)
    if level not in AGENTS:
        fail("no_level", level=level, levels=list(AGENTS))
    mine = _seats(you, match.seats)
    Evening(match, mine, level, new_seed(seed), preferred_language(), curtain, windows).run()


def _match(
    title: str, seats: int | None, seed: int | None, option: list[str], load: Path | None, position: Path | None
) -> Match:
    if load is not None:
        return loaded(load)
    if position is not None:
        spec = read_position(position)
        with clear_errors():
            return game_called(str(spec.pop("title"))).position(spec, seed=new_seed(seed))
    game = game_called(title)
    with clear_errors():
        return game.match(seats=seats or max(game.seats), seed=new_seed(seed), options=options_from(option, game))


def _seats(text: str, count: int) -> set[int]:
    if text == "all":
        return set(range(count))
    if text == "none":
        return set()
    numbers = text.split(",")
    if not all(number.strip().isdecimal() and 1 <= int(number) <= count for number in numbers):
        fail("you", count=count, text=text)
    return {int(number) - 1 for number in numbers}


def _dim(text: str) -> str:
    return f"[dim]{text}[/dim]" if text else ""


class Evening:
    """One evening at the terminal: who sits where, what was shown already."""

    def __init__(
        self, match: Match, mine: set[int], level: str, seed: int, language: str, curtain: bool, windows: bool = False
    ) -> None:
        self.match = match
        self.mine = mine
        self.level = level
        self.speech = Speech(language, match.game.vocabulary(), you=mine if len(mine) == 1 else ())
        self.speech.names = [self._seat_name(seat) for seat in range(match.seats)]
        self.box = box_of(match.game, match.state.packed())
        self.speech.unpack(self.box)
        self.typed = Typed(self.speech)
        self.agents: dict[int, Agent] = {
            seat: agent(level, seed + seat) for seat in range(match.seats) if seat not in mine
        }
        ready(match.game.name)
        self.shown = 0
        self.quit = False
        self.curtain = curtain
        self.at_keyboard = -1
        self.stops_everywhere = windows or len(mine) > 1  # between people a pass without a pause would tell a hand

    def _seat_name(self, seat: int) -> str:
        if seat not in self.mine:
            level = self.speech.say(f"ai-level-{self.level}") or self.level.capitalize()
            return self.speech("cli-opponent", level=level, number=seat + 1)
        return self.speech("cli-you") if len(self.mine) == 1 else self.speech("cli-player", number=seat + 1)

    def run(self) -> None:
        with clear_errors():
            console.rule(f"[bold]{self.speech.title(self.match.game.name)}[/bold]")
            console.print(f"[dim]{self.speech('cli-intro')}[/dim]")
            if self.box["pack"]:
                console.print(f"[dim]{escape(self.speech('ui-box-with', **self.box['pack']))}[/dim]", highlight=False)
            while not self.match.over and not self.quit:
                self._turn()
            if self.match.over:
                self._end()

    def _turn(self) -> None:
        waiting = self.match.to_act()
        humans = [seat for seat in waiting if seat in self.mine]
        if humans:
            if self._asks_nothing(humans[0]):
                self.match.apply(humans[0], "pass")
            else:
                self._human(humans[0])
            return
        seat = waiting[0]
        with console.status(self.speech.about(seat, "cli-thinking")):
            match = self.match
            choice = self.agents[seat].choose(self._information(seat))
        match.apply(seat, match.game.verbs.text(choice.action))

    def _asks_nothing(self, seat: int) -> bool:
        """Nothing but passing is possible, or the title says that the open window calls for nothing."""
        options = self.match.legal(seat)
        if self.stops_everywhere or "pass" not in options:
            return False
        is_idle = all(option.split()[0] in ("pass", "yield") for option in options)
        return is_idle or not self.match.view(seat)["table"].get("calls", True)

    def _information(self, seat: int) -> Information:
        match = self.match
        s = match.state
        return Information(
            match.game,
            seat,
            list(legal(s, seat)),
            lambda: match.view(seat),
            lambda chance: match.game.imagine(s, seat, chance),
            entry=len(match.entries),
        )

    # -- a person decides

    def _human(self, seat: int) -> None:
        if self.curtain and seat != self.at_keyboard:
            console.clear()
            console.input(f"{self.speech('cli-curtain', name=self.speech.names[seat])} ")
        self.at_keyboard = seat
        self._show(seat)
        options = self.match.legal(seat)
        self._list(seat, options)
        while True:
            try:
                line = self._read(options).strip()
            except EOFError:
                self.quit = True
                return
            if line and self._obey(seat, line, options):
                return

    def _read(self, options: list[str]) -> str:
        """A line, with completion by Tab where a person sits at a terminal."""
        if not sys.stdin.isatty():
            return console.input("[bold gold3]> [/bold gold3]")
        choices = Choices(self.typed, options, [self._word(command) for command in COMMANDS])
        return self.session.prompt(HTML("<ansiyellow><b>&gt; </b></ansiyellow>"), completer=choices)

    @cached_property
    def session(self) -> PromptSession[str]:
        return PromptSession(history=InMemoryHistory(), complete_while_typing=False)

    def _word(self, command: str) -> str:
        return self.speech(f"cli-word-{command}")

    def _obey(self, seat: int, line: str, options: list[str]) -> bool:
        """Do what the line says; True when the position has changed or the game is left."""
        word, _, rest = line.partition(" ")
        own = {self._word(command): command for command in COMMANDS}
        command = SHORT.get(word) or own.get(word.casefold()) or (word if word in COMMANDS else None)
        match command:
            case "help":
                self._help()
            case "quit":
                self._leave()
                return True
            case "undo":
                return self._undo(seat)
            case "hint":
                self._hint(seat)
            case "table":
                self._show(seat)
                self._list(seat, options)
            case "log":
                for event in self.match.events(seat):
                    console.print(f"  {self.speech.event(event)}", highlight=False)
            case "why":
                self._why(seat, rest, options)
            case "forecast":
                self._forecast(seat, rest, options)
            case "ask":
                self._ask(seat, rest)
            case "about":
                box.about(self.box, self.speech, rest)
            case "save":
                self._save(rest)
            case _:
                return self._act(seat, line, options)
        return False

    def _help(self) -> None:
        short = {command: letter for letter, command in SHORT.items()}
        rows = {self.speech("cli-argument-number"): "number", self.speech("cli-argument-words"): "words"}
        for command in COMMANDS[1:]:
            words = ", ".join(filter(None, (short.get(command), self._word(command))))
            after = self.speech(f"cli-argument-{ARGUMENTS[command]}") if command in ARGUMENTS else ""
            rows[f"{words} {after}".strip()] = command
        for key, meaning in rows.items():
            console.print(f"  [bold]{key:24}[/bold] {self.speech(f'cli-help-{meaning}')}")

    def _act(self, seat: int, line: str, options: list[str]) -> bool:
        action = self._meant(seat, line, options)
        if action is None:
            return False
        try:
            self.match.apply(seat, action)
        except ActionError as error:
            self._complain([reason.to_json() for reason in error.reasons])
            return False
        return True

    def _meant(self, seat: int, line: str, options: list[str]) -> str | None:
        """The action with that number or with these words; None after a complaint."""
        if line.isdecimal():
            if 1 <= int(line) <= len(options):
                return options[int(line) - 1]
            self._wrong("cli-choose", count=len(options))
            return None
        try:
            return self.match.game.verbs.text(self.match.game.verbs.parse(line))
        except ActionError as error:
            refusal = error.reasons
        found = self.typed.matches(line, options)
        if len(found) == 1:
            return found[0]
        if found:
            self._wrong("cli-several", actions=self.speech.listed([self.speech.verb(one) for one in found[:6]], "or"))
            return None
        if elsewhere := next(self.typed.anywhere(line), None):
            return elsewhere
        if near := self.typed.guesses(line, options):
            self._wrong("cli-did-you-mean", line=line, actions=self.speech.listed(near, "or"))
        elif verb := self.typed.verb(line):
            self._wrong("core-argument_count", wanted=self.speech.example(verb))
        else:
            self._complain([reason.to_json() for reason in refusal])
        return None

    def _wrong(self, key: str, **args: Any) -> None:
        console.print(f"  [red]{self.speech(key, **args)}[/red]", highlight=False)

    def _why(self, seat: int, line: str, options: list[str]) -> None:
        if not line:
            self._why_they(seat)
            return
        action = self._meant(seat, line.strip(), options)
        if action is None:
            return
        reasons = self.match.why_not(seat, action)
        self._complain([reason.to_json() for reason in reasons])
        if not reasons:
            console.print(f"  {self.speech('cli-possible')}")

    def _why_they(self, seat: int) -> None:
        """Why an opponent did the last thing that one did."""
        entries = self.match.entries
        number = next((at for at in range(len(entries), 0, -1) if entries[at - 1].seat in self.agents), None)
        if number is None:
            self._wrong("cli-nobody-acted")
            return
        eyes = seat if len(self.mine) == 1 else None
        told = account(self.match.to_json(), number, eyes, self.match.over, self.level, number)
        if told["action"]:
            console.print(f"  {self.speech.names[told['seat']]}: {self.speech.verb(told['action'])}", highlight=False)
        console.print(f"  [dim]{self.speech.reason(told['reason'])}[/dim]", highlight=False)
        for option in told["best"]:
            self._option(option["action"], option["value"], "")

    def _option(self, action: str, value: float, why: str) -> None:
        share = self.speech("ui-text-percent", value=round(100 * value))
        console.print(f"  [bold]{self.speech.verb(action)}[/bold]  {share}  [dim]{why}[/dim]", highlight=False)

    def _forecast(self, seat: int, line: str, options: list[str]) -> None:
        action = self._meant(seat, line.strip(), options)
        if action is None:
            return
        try:
            (found,) = self.match.forecasts(seat, [action])
        except ActionError as error:
            self._complain([reason.to_json() for reason in error.reasons])
            return
        told = self.speech("cli-no-forecast") if found is None else foretold(self.match.game.name, found, self.speech)
        console.print(f"  {told}", highlight=False)

    def _undo(self, seat: int) -> bool:
        entries = self.match.entries
        mine = bool(entries) and entries[-1].seat in self.mine
        try:
            undone = self.match.undo(entries[-1].seat if mine else seat)
        except ActionError as error:
            self._complain([reason.to_json() for reason in error.reasons])
            return False
        self.shown = min(self.shown, len(self.match.entries) + 1)
        self.stops_everywhere = True  # what passed by itself would pass again
        label = self.speech.verb(undone.action)
        console.print(f"  [dim]{self.speech('cli-taken-back', action=label)}[/dim]", highlight=False)
        return True

    def _hint(self, seat: int) -> None:
        with console.status(self.speech.about(seat, "cli-thinking")):
            best = agent("veteran", 1, budget=1.0).choose(self._information(seat)).best
        for ranked in best:
            why = self.speech.reason(ranked.reason.to_json())
            self._option(self.match.game.verbs.text(ranked.action), ranked.value, why)
        if not best:
            console.print(f"  {self.speech('cli-one-option')}")

    def _ask(self, seat: int, question: str) -> None:
        asked = next(self.typed.questions(question), question)
        try:
            answer = self.match.ask(seat, asked)
        except BadOption as error:
            console.print(f"  [red]{said(error, self.speech)}[/red]", highlight=False)
            return
        console.print(f"  [bold]{answer['value']}[/bold]")
        for cause in answer["causes"]:
            console.print(f"    {cause['value']:+d} {self.speech.cause(cause)}", highlight=False)

    def _save(self, path: str) -> None:
        title = self.match.game.name
        path = path or f"{title}.json"
        try:
            self.match.save(path)
        except OSError as error:
            console.print(f"  [red]{error.strerror}: {error.filename}[/red]")
            return
        console.print(f"  {self.speech('cli-saved', title=title, path=path)}", highlight=False, soft_wrap=True)

    def _leave(self) -> None:
        self.quit = True
        try:
            answer = console.input(f"  {self.speech('cli-leave')} ").strip()
        except EOFError:
            return
        if answer:
            self._save(answer)

    def _complain(self, reasons: list[MessageShape]) -> None:
        for reason in reasons:
            console.print(f"  [red]{self.speech.reason(reason)}[/red]", highlight=False)
        from spieltisch.learn.book import rules_behind  # the book is opened when it is asked for

        for anchor in rules_behind(self.match.game.name, reasons):
            console.print(f'  [dim]spieltisch rules {self.match.game.name} "#{anchor}"[/dim]', highlight=False)

    # -- showing

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

    def _list(self, seat: int, options: list[str]) -> None:
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
