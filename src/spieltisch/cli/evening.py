"""One evening at the terminal: turn after turn, and the commands that a person may type."""

from __future__ import annotations

import sys
from functools import cached_property
from pathlib import Path

from prompt_toolkit import HTML, PromptSession
from prompt_toolkit.history import InMemoryHistory
from rich.markup import escape

from spieltisch import Match
from spieltisch.ai import Information, ready
from spieltisch.core import ActionError

from . import box
from .answers import Answers
from .common import agrees, cause, clear_errors, console
from .completion import Choices
from .saved import Autosave, Party, write_game
from .tables import places

# Commands at the table, each with its English word; the reader's own word is `cli-word-…`.
SHORT = {
    "?": "help", "q": "quit", "u": "undo", "h": "hint", "t": "table", "m": "map", "c": "choices", "l": "log",
    "f": "forecast",
}  # fmt: skip
COMMANDS = (
    "help", "why", "forecast", "undo", "hint", "ask", "about", "rules",
    "table", "map", "hand", "choices", "log", "save", "quit",
)  # fmt: skip
EMPTIED = "\x1b[H\x1b[2J\x1b[3J"  # the screen, and the lines above it
ARGUMENTS = {"why": "words", "forecast": "number", "ask": "words", "about": "name", "rules": "words", "save": "file"}


class Evening(Answers):
    """One evening at the terminal: who sits where, whose turn it is, what is typed."""

    def __init__(self, match: Match, party: Party, seed: int, language: str, autosave: Autosave | None = None) -> None:
        super().__init__(match, party, seed, language)
        ready(match.game.name)
        self.quit = False
        self.autosave = autosave
        self.own_files: set[Path] = set()  # written this evening, so that nobody is asked about them again
        self.at_keyboard = -1
        # between people a pass without a pause would tell a hand
        self.stops_everywhere = party.windows or len(self.mine) > 1

    def run(self) -> None:
        with clear_errors():
            console.rule(f"[bold]{self.speech.title(self.match.game.name)}[/bold]")
            console.print(f"[dim]{self.speech('cli-intro')}[/dim]")
            if self.box["pack"]:
                console.print(f"[dim]{escape(self.speech('ui-box-with', **self.box['pack']))}[/dim]", highlight=False)
            while not self.match.over and not self.quit:
                self._turn()
                self._save_now()
            if self.match.over:
                self._end()
            self._name_file()

    def _turn(self) -> None:
        waiting = self.match.to_act()
        humans = [seat for seat in waiting if seat in self.mine]
        if humans:
            if self._asks_nothing(humans[0]):
                self.match.apply(humans[0], "pass")
            else:
                self._human(humans[0])
            return
        try:
            self._opponent(waiting[0])
        except KeyboardInterrupt:
            self._leave()

    def _opponent(self, seat: int) -> None:
        with console.status(self.speech.about(seat, "cli-thinking")):
            choice = self.agents[seat].choose(Information.at(self.match, seat))
        self.match.apply(seat, self.match.game.verbs.text(choice.action))

    def _asks_nothing(self, seat: int) -> bool:
        """Nothing but passing is possible, or the title says that the open window calls for nothing."""
        options = self.match.legal(seat)
        if self.stops_everywhere or "pass" not in options:
            return False
        is_idle = all(option.split()[0] in ("pass", "yield") for option in options)
        return is_idle or not self.match.view(seat)["table"].get("calls", True)

    # -- a person decides

    def _human(self, seat: int) -> None:
        if self.party.curtain and seat != self.at_keyboard and not self._curtain(seat):
            self._leave()
            return
        self.at_keyboard = seat
        options = self.match.legal(seat)
        self._draw(seat)
        is_interrupted = False
        while True:
            try:
                line = self._read(options).strip()
                if line and self._obey(seat, line, options):
                    return
                is_interrupted = False
            except EOFError:
                self._leave()
                return
            except KeyboardInterrupt:  # clears the line, or stops an answer; the second one in a row leaves
                if is_interrupted:
                    self._leave()
                    return
                is_interrupted = True
                console.print(f"  [dim]{self.speech('cli-interrupted')}[/dim]")

    def _curtain(self, seat: int) -> bool:
        """Hide what the one before saw, in what can be scrolled back to as well, until the next one looks."""
        if console.is_terminal:
            console.file.write(EMPTIED)
        try:
            console.input(f"{self.speech('cli-curtain', name=self.speech.names[seat])} ")
        except (EOFError, KeyboardInterrupt):
            return False
        return True

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
                return self._undo(seat, rest)
            case "hint":
                self._hint(seat, options)
            case "table":
                self._draw(seat)
            case "map":
                self._map(seat)
            case "hand":
                self._hand(seat)
            case "choices":
                self._list(seat, self._choices(seat))
            case "rules":
                self._rules(rest.strip())
            case "log":
                self._log(seat)
            case "why":
                self._why(seat, rest, options)
            case "forecast":
                self._forecast(seat, rest, options)
            case "ask":
                self._ask(seat, rest)
            case "about":
                where = places(self.match.game.name, self.match.view(seat), self.box, self.speech)
                box.about(self.box, self.speech, rest, where)
            case "save":
                self._save(rest.strip())
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

    def _log(self, seat: int) -> None:
        """What happened, and where somebody took a move back against dice or cards."""
        notes = list(self.match.taken_back)
        for event in [*self.match.events(seat), None]:
            for note in [one for one in notes if event is None or one[0] < event["entry"]]:
                notes.remove(note)
                said = self.speech("ui-log-taken-back", seat=self.speech.names[note[1]])
                console.print(f"  {said}", highlight=False)
            if event is not None:
                console.print(f"  {self.speech.event(event)}", highlight=False)

    def _undo(self, seat: int, anyway: str) -> bool:
        """Back to the own last decision, opponents' moves included; against dice and cards only if it is said twice."""
        own = [entry.seat for entry in self.match.entries if entry.seat in self.mine]
        seat = own[-1] if own else seat
        number = self.match.decided(seat)
        try:
            if anyway and number is not None:
                undone = self.match.entries[number]
                self.match.take_back(seat, number)
            else:
                undone = self.match.undo(seat, [one for one in range(self.match.seats) if one not in self.mine])
        except ActionError as error:
            self._complain(error.reasons)
            if number is not None:
                word = self.speech("cli-word-undo")
                console.print(f"  [dim]{self.speech('cli-back-anyway', word=word)}[/dim]", highlight=False)
            return False
        self.shown = min(self.shown, len(self.match.entries) + 1)
        self.stops_everywhere = True  # what passed by itself would pass again
        label = self.speech.verb(undone.action)
        console.print(f"  [dim]{self.speech('cli-taken-back', action=label)}[/dim]", highlight=False)
        return True

    # -- keeping

    def _save_now(self) -> None:
        """After every move; where that is not possible it is said once, and `save` is left."""
        if self.autosave is None:
            return
        try:
            self.autosave.save(self.speech.names)
        except OSError as error:
            self.autosave = None
            self._wrong("cli-not-kept", file=str(error.filename), text=cause(error))

    def _save(self, text: str) -> bool:
        """Write the game to a file, and say how to go on; a file of somebody else is not overwritten unasked."""
        title = self.match.game.name
        if not text and self.autosave and self.autosave.path:
            where = self.speech("cli-kept-in", path=str(self.autosave.path))
            console.print(f"  {escape(where)}", highlight=False, soft_wrap=True)
            return True
        path = Path(text or f"{title}.json").expanduser()
        is_strange = path.is_file() and path.resolve() not in self.own_files
        if is_strange and not agrees(self.speech, "cli-overwrite", path=str(path)):
            return False
        try:
            write_game(path, self.match, self.party, self.speech.names)
        except OSError as error:
            self._wrong("cli-error-unwritable", file=str(path), text=cause(error))
            return False
        self.own_files.add(path.resolve())
        console.print(f"  {escape(self.speech('cli-saved', path=str(path)))}", highlight=False, soft_wrap=True)
        return True

    def _leave(self) -> None:
        """Ask for a file name until the game is written, or nobody wants it."""
        self.quit = True
        question = "cli-leave-kept" if self.autosave and self.autosave.written else "cli-leave"
        while True:
            try:
                answer = console.input(f"  {self.speech(question)} ").strip()
            except (EOFError, KeyboardInterrupt):
                console.print()
                return
            if not answer or self._save(answer):
                return

    def _name_file(self) -> None:
        """Where the game lies, and what can be done with it."""
        if self.autosave is None or self.autosave.path is None:
            return
        key = "cli-ended" if self.match.over else "cli-go-on-later"
        args = {
            "file": self.autosave.path.name,
            "folder": str(self.autosave.path.parent),
            "title": self.match.game.name,
        }
        console.print(f"[dim]{escape(self.speech(key, **args))}[/dim]", highlight=False, soft_wrap=True)
