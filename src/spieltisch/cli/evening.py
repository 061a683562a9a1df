"""One evening at the terminal: turn after turn, and the commands that a person may type."""

from __future__ import annotations

import sys
from functools import cached_property

from prompt_toolkit import HTML, PromptSession
from prompt_toolkit.history import InMemoryHistory
from rich.markup import escape

from spieltisch import BadOption, Match
from spieltisch.ai import Agent, Information, account, agent, ready
from spieltisch.core import ActionError, legal

from . import box
from .common import clear_errors, console, said
from .screen import Screen
from .tables import foretold
from .typed import Choices, Typed

# Commands at the table, each with its English word; the reader's own word is `cli-word-…`.
SHORT = {"?": "help", "q": "quit", "u": "undo", "h": "hint", "t": "table", "l": "log", "f": "forecast"}
COMMANDS = ("help", "why", "forecast", "undo", "hint", "ask", "about", "table", "log", "save", "quit")
ARGUMENTS = {"why": "words", "forecast": "number", "ask": "words", "about": "name", "save": "file"}


class Evening(Screen):
    """One evening at the terminal: who sits where, whose turn it is, what is typed."""

    def __init__(
        self, match: Match, mine: set[int], level: str, seed: int, language: str, curtain: bool, windows: bool = False
    ) -> None:
        super().__init__(match, mine, level, language)
        self.typed = Typed(self.speech)
        self.agents: dict[int, Agent] = {
            seat: agent(level, seed + seat) for seat in range(match.seats) if seat not in mine
        }
        ready(match.game.name)
        self.quit = False
        self.curtain = curtain
        self.at_keyboard = -1
        self.stops_everywhere = windows or len(mine) > 1  # between people a pass without a pause would tell a hand

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
        self._list(seat)
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
                self._list(seat)
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
            self._complain(error.reasons)
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
            self._complain(refusal)
        return None

    def _why(self, seat: int, line: str, options: list[str]) -> None:
        if not line:
            self._why_they(seat)
            return
        action = self._meant(seat, line.strip(), options)
        if action is None:
            return
        reasons = self.match.why_not(seat, action)
        self._complain(reasons)
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

    def _forecast(self, seat: int, line: str, options: list[str]) -> None:
        action = self._meant(seat, line.strip(), options)
        if action is None:
            return
        try:
            (found,) = self.match.forecasts(seat, [action])
        except ActionError as error:
            self._complain(error.reasons)
            return
        told = self.speech("cli-no-forecast") if found is None else foretold(self.match.game.name, found, self.speech)
        console.print(f"  {told}", highlight=False)

    def _undo(self, seat: int) -> bool:
        entries = self.match.entries
        mine = bool(entries) and entries[-1].seat in self.mine
        try:
            undone = self.match.undo(entries[-1].seat if mine else seat)
        except ActionError as error:
            self._complain(error.reasons)
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
